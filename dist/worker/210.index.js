const d0=210,u0=[210],f0={210:((wg,gr,O)=>{O.d(gr,{runWorker:()=>mg});var ue=O(500);const Fe={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(t,e){
e?.throwIfAborted();try{await(0,ue.setTimeout)(t,void 0,{signal:e})}catch(n){throw e?.throwIfAborted(),n}}},yg=(t,e)=>{const n=setInterval(e,t).unref();return()=>clearInterval(
n)};function $(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function bg(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.fromEntries(
e)}function T(t,e){return typeof t=="string"&&t.length<=e}const Mn={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
Eg=Object.keys(Mn);class Q extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,n,s={}){super(n,s.cause===void 0?void 0:{cause:s.
cause}),this.code=e,this.mender=Mn[e],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}with({code:e=this.code,message:n=this.
message,...s}){const{remedy:o,input:i,place:r,call:a,cause:c,also:l}=this;return new Q(e,n,{remedy:o,input:i,place:r,call:a,cause:c,also:l,...s})}}function kg(t){
if(t instanceof Q)return t;const e=t instanceof Error?t.message:String(t);return new Q("internal",e,{cause:t,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function wr(t){throw new Q("internal",`Unhandled case: ${JSON.stringify(t)}`)}function C(t){if(!(!(t instanceof Error)||!("code"in t)))
return typeof t.code=="string"?t.code:void 0}const yr=new Set(["ENOSPC","EDQUOT"]);function ft(t){return yr.has(C(t))}const Pn=1024,b=1024*Pn,Be=1024*b,Dn=[["Ti\
B",1024*Be],["GiB",Be],["MiB",b],["KiB",Pn]];function Sg(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],o=Dn.find(([r])=>r.toLowerCase()===
s?.toLowerCase())?.[1],i=Math.round(Number(n)*(o??Number.NaN));if(i>0&&Number.isSafeInteger(i))return i;throw new SlipwayError("invalid_input",`${e}: "${t}" is \
not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Y(t){const[e,n]=Dn.find(([,o])=>t>=o)??["\
bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}const _g=null,Fn=["queue","clone","install","build","sync","activate"],Bn=[
"repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_scri\
pt_missing","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","outpu\
t_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],xg={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,rate_limited:429,internal:500,unavailable:503},fe="\x1B",Un="\x07",
br=new RegExp(`${fe}[\\]P_^X][^${Un}${fe}]*(?:${Un}|${fe}\\\\)|${fe}\\[[0-?]*[ -/]*[@-~]|${fe}[ -/]*[0-Z\\\\^-~]`,"g"),Er=/[\t\n\v\f\r\u0085\u2028\u2029]/g,Gn=new RegExp(
"[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),kr=new RegExp(`(?!\\t)\
(?:${Gn.source})`,"gu"),Sr=/^[ -~]*$/,_r=/^[\t -~]*$/;function pt(t){return t.includes(fe)?t.replace(br,""):t}function xr(t){return _r.test(t)?t:pt(t).replace(/[\n\u2028\u2029]/g,
" ").replace(kr,"")}function pe(t,e){return t.length>e?zn(t,e):t}function mt(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function G(t,e=2e3){const n=t.length>
e*8+1024?t.slice(0,e*8+1024):t;if(Sr.test(n)&&n.length<=e)return t;const s=pt(n).replace(Er," ").replace(Gn,"").toWellFormed();return s.length>e||n.length<t.length?
zn(s,e):s}function zn(t,e){if(e<1)return"";const n=t.slice(0,e-1),s=n.charCodeAt(n.length-1);return`${s>=55296&&s<=56319?n.slice(0,-1):n}\u2026`}const $g={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Og=["web-landing",...["api","web-ssr","sse"]],Tg="us-east-2",Rg="exe\
cute-api",Ng="SERVICE_KVS_",$r=/^[A-Za-z_][A-Za-z0-9_]*$/,Ag=/^[a-z][a-z0-9_]{0,31}$/,Ig=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,ht={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},N={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100},vr=["error","warning","notice"],{failureLogLines:Wn,failureLogLine:Hn}=ht,Yn={queue:"build_failed",clone:"clone_fai\
led",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Or({stage:t,code:e,message:n,exitCode:s,signal:o,log:i,
diagnostics:r}){const a={stage:t,code:e,message:pe(n,N.message),exitCode:s},c=o===null?null:o.slice(0,N.signal),l=r.filter(({file:m})=>m.length<=N.file).slice(0,
N.findings).map(m=>({...m,code:m.code===null?null:pe(m.code,N.findingCode),message:pe(m.message,N.findingMessage)})),u=Kn(l,N.bytes/2),d=N.bytes-gt({...a,signal:c,
log:[],diagnostics:u}),p=i.slice(-Wn).map(m=>pe(m,Hn));return{...a,signal:c,log:Kn(p.reverse(),d).reverse(),diagnostics:u}}function Kn(t,e){let n=e;const s=t.findIndex(
o=>(n-=gt(o)+1,n<0));return s===-1?t:t.slice(0,s)}function gt(t){return Buffer.byteLength(JSON.stringify(t))}function Tr(t){if(!$(t))return;const{exitCode:e,signal:n,
log:s,message:o}=t,i=Fn.find(l=>l===t.stage),r=Bn.find(l=>l===t.code);if(!i||!r||!T(o,N.message)||!wt(e)||n!==null&&!T(n,N.signal)||!Array.isArray(s)||s.length>
Wn||!s.every(l=>T(l,Hn)))return;const a=Rr(t.diagnostics);if(!a)return;const c={stage:i,code:r,message:o,exitCode:e,signal:n,log:s,diagnostics:a};return gt(c)<=
N.bytes?c:void 0}function Rr(t){if(!Array.isArray(t)||t.length>N.findings)return;const e=[];for(const n of t){const s=Nr(n);if(!s)return;e.push(s)}return e}function Nr(t){
if(!$(t))return;const{file:e,line:n,column:s,code:o,message:i}=t,r=vr.find(a=>a===t.severity);if(!(!r||!T(e,N.file)||!T(i,N.findingMessage))&&!(o!==null&&!T(o,N.
findingCode)))return wt(n)&&wt(s)?{file:e,line:n,column:s,severity:r,code:o,message:i}:void 0}function Lg(t){return{stage:t,code:Yn[t],message:"The deployment f\
ailed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function wt(t){return t===null||Number.isSafeInteger(t)}
const jg=4*b,qn=64*1024,Ar=16384,Cg=null,Ir=2e3,Mg=6e4;function Pg(t){try{const e=JSON.parse(t);return isObject(e)?jr(e):void 0}catch{return}}const Zn={ready({isolation:t}){
const e=Mr(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Fn.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:
void 0},log:({text:t})=>T(t,qn)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t})=>T(t,64)?{kind:"commit",commit:t}:void 0,ask({id:t,question:e}){const n=$(e)?Cr(e):void 0;return n&&ee(t)?{kind:"\
ask",id:t,question:n}:void 0},release:({name:t})=>T(t,yt)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","warn","error"].find(o=>o===
t);return s&&T(e,64)&&T(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Pr(t);return n&&T(e,64)?{kind:"stored",release:n,
commit:e}:void 0},failed({facts:t}){const e=Tr(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=$(t)?t:{},{objects:n,bytes:s}=e;return ee(n)&&ee(
s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},yt=256,Lr=4096;function jr(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Zn,e)?Zn[e](t):void 0}
function Cr({about:t,name:e,directory:n,kind:s,org:o}){if(t==="lock"&&T(e,yt))return{about:t,name:e};if(t==="output"&&T(n,Lr)&&(s==="build"||s==="folder"))return{
about:t,directory:n,kind:s};if(t==="live"&&T(o,yt))return{about:t,org:o}}function Mr(t){if($(t))return t.kind==="bubblewrap"?{kind:"bubblewrap",asRoot:t.asRoot===
!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&T(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function Pr(t){if(!$(t))return;const{manifestHash:e,files:n,
written:s,reused:o,bytes:i}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!ee(n)||!ee(s)||!ee(o)||!ee(i)))return{manifestHash:e,files:n,written:s,reused:o,
bytes:i}}function ee(t){return Number.isSafeInteger(t)&&Number(t)>=0}var x=O(598),g=O(24),h=O(455),f=O(760);class bt extends Error{name="BlobsFull"}class Et extends Error{name="\
WrongBytes"}const Dr=200,Vn=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,Fr=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function kt(t){if(t.length<=Dr&&Fr.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function Br(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return kt(t.slice(0,-1)),t}var Ur=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Gr=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=
!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const St={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Jn={...St,sync:async()=>{}};function xe(t){(0,g.mkdirSync)(
t,{recursive:!0,mode:448})}async function zr(t,e=St){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||e===Jn)return;const s=Ur(n,await(0,h.
open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Gr(n);s&&await s}}function _t(t){return te(()=>(0,g.readdirSync)(t))??[]}const Wr=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function xt(t){return Wr.has(C(t))}function te(t){try{return t()}catch(e){if(xt(e))return;throw e}}const K={BUSY:5,READONLY:8,IOERR:10,
CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function $e(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Hr(t){return ft(t)||$e(t)===K.
FULL}const Yr=[K.BUSY,K.READONLY,K.IOERR,K.CANTOPEN];function Dg(t){return Yr.includes($e(t))}function Fg(t){return $e(t)===K.CORRUPT||$e(t)===K.NOTADB}function Bg(t){
return $e(t)===K.BUSY}var Kr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){
return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},qr=(function(t){return function(e){function n(r){
e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===
1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){
return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Xn=600*1e3;class Zr{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#o(e),o=te(()=>{const i=(0,g.statSync)(s,{throwIfNoEntry:!1});return i?.size!==n?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Xn||
Vr(s,n)});return o&&this.#t.add($t(s)),o??!1}put(e,n,s){return this.#i(e,async o=>{if((0,x.hash)("sha256",n)!==s)throw new Et(`The bytes of ${e} have another ha\
sh`);await this.#c(o,n)})}putStream(e,n,s,o){return this.#i(e,async i=>{const r=(0,x.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;r.update(c),await this.#c(i,c)}if(a!==n||r.digest("hex")!==o)throw new Et(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Qn(this.#e.dir,n)));try{await Promise.all([...e].map(n=>zr(n,this.#e.disk)))}catch(n){
throw this.#l(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${kt(e)}`}async#i(e,n){const s=this.#o(
e);if(this.#s)throw this.#s.error;const o=this.#r(s,n).catch(i=>{throw this.#l(i)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#r(e,n){const s=(0,f.
join)(this.#e.drafts,(0,x.randomUUID)());try{await this.#a(s,n),await(0,h.rename)(s,e).catch(o=>{if(C(o)!=="ENOENT")throw o;return xe((0,f.dirname)(e)),(0,h.rename)(
s,e)}),this.#t.add($t(e))}catch(o){throw await(0,h.rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Kr(s,await(0,h.open)(
e,"wx",384),!0);await n(o),await this.#e.disk.sync(o)}catch(o){s.error=o,s.hasError=!0}finally{const o=qr(s);o&&await o}}async#c(e,n){this.#e.reserve.take(n.length),
await this.#e.disk.write(e,n)}#l(e){const n=Hr(e)?new bt("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function $t(t){return t.slice(0,t.lastIndexOf(
"/"))}function Qn(t,e){return e===t?[e]:[e,...Qn(t,$t(e))]}function Vr(t,e){const{mtimeNs:n}=(0,g.statSync)(t,{bigint:!0});try{(0,g.utimesSync)(t,Date.now()/1e3,
Number(n/1000n)/1e6+5e-7)}catch(s){if(C(s)!=="EPERM")throw s;return!1}return(0,g.statSync)(t).size===e}function Jr({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/
1000n)/1e3}function vt({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const Ot=1024*1024,Xr=16*
Ot;class Qr{#e;#t=0;constructor(e,n=()=>ta(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Xr))),e>this.#t)throw Object.assign(new Error(
"The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-ea(e.size):Number.POSITIVE_INFINITY}}function ea(t){return Math.min(Math.
max(256*Ot,t/100),2560*Ot,t/8)}function ta(t){try{const{bavail:e,blocks:n,bsize:s}=(0,g.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var na=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},sa=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An \
error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const oa=64*1024,ia=3600*1e3;class ra{#e;#t;#n;#s;#o;#i;#r=!1;constructor({dir:e,
lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#o=s??St,this.#i=new Qr(e),xe(e)}async head(e){const n=await this.#l(
e,s=>(0,h.stat)(s,{bigint:!0}));return n?.isFile()?vt(n):void 0}async read(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;
const i=na(s,o,!0);if(!n)return i.readFile();const r=Math.min(n.end+1,(await i.stat()).size)-n.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,
r)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=sa(s);o&&await o}}async stream(e,n){return(await this.#c(e))?.createReadStream(
{start:0,...n,highWaterMark:oa})}writer({lasting:e=!0}={}){this.#p(),xe(this.#t);const n=e&&this.#s?this.#o:{...Jn,write:this.#o.write},s={dir:this.#e,drafts:this.#t,
reserve:this.#i,disk:n};return new Zr(s)}async delete(e){const n=this.#a(e);(0,g.rmSync)(n,{force:!0});for(const s of this.#d(e))(0,g.rmSync)(s,{force:!0});(0,g.
rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#p();const s=this.#u(e,o=>Jr(o)<n-Xn);return s!==void 0&&(0,g.rmSync)(s,{force:!0}),s!==void 0}async move(e,n,s){
const o=this.#a(n),i=this.#u(e,r=>vt(r).version===s);return i===void 0?!1:(xe((0,f.dirname)(o)),(0,g.renameSync)(i,o),!0)}async*list(e){const n=(0,f.join)(this.#e,
Br(e)),s=await(0,h.readdir)(n,{withFileTypes:!0}).catch(Ue);for(const o of s??[]){if(!Vn.test(o.name))continue;const i=e+o.name;o.isDirectory()&&(yield*this.list(
`${i}/`));const r=o.isFile()&&te(()=>(0,g.statSync)((0,f.join)(this.#e,i),{bigint:!0}));r&&(yield{key:i,...vt(r)})}}async*folders(){for(const e of await(0,h.readdir)(
this.#e,{withFileTypes:!0}))e.isDirectory()&&Vn.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,kt(e))}async#c(e){const n=await this.#l(e,s=>(0,h.open)(
s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#a(e),o=await n(s).catch(Ue);if(o!==void 0)return o;for(const i of this.#d(
e)){const r=await n(i).catch(Ue);if(r!==void 0)return r}return n(s).catch(Ue)}#d(e){const n=`${es(e)}~~`;return _t(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,f.
join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=te(()=>(0,g.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const i=(0,f.join)(this.#n,`${es(e)}~~${Date.
now()}~${(0,x.randomUUID)()}`);xe(this.#n);const a=te(()=>((0,g.renameSync)(s,i),!0))&&te(()=>(0,g.statSync)(i,{bigint:!0}));if(a){if(n(a))return i;this.#f(i,s)}}#f(e,n){
try{(0,g.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(C(s)??"")){(0,g.renameSync)(e,n);return}if(C(s)!=="EEXIST"&&!xt(s))throw s}(0,g.rmSync)(
e,{force:!0})}#p(){if(this.#r)return;this.#r=!0;const e=Date.now()-ia;for(const n of _t(this.#t)){const s=(0,f.join)(this.#t,n);(te(()=>(0,g.statSync)(s).mtimeMs)??
e)<e&&(0,g.rmSync)(s,{force:!0,recursive:!0})}for(const n of _t(this.#n)){const[s="",o=""]=n.split("~~"),i=s.replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f(
(0,f.join)(this.#n,n),this.#a(i))}}}function es(t){return t.replaceAll("/","~")}function Ue(t){if(!xt(t))throw t}function aa(t){return new ra(t)}var ca=O(481);class la{#e;#t=new Map;#n=0;constructor(e,n,s,o){
this.#e=n,n.on("error",o);const i=(0,ca.createInterface)({input:e});i.on("line",r=>{const a=JSON.parse(r);if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.
value),this.#t.delete(a.id)}),i.on("close",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}
`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function ts(t){return`${(0,x.hash)("sha256",t).slice(0,16)}/`}function ns(t,e){return`slipway-worker:${ts(t)}${e}`}function Ug(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(t.trim()),[,s,o,i]=n??[],r=Number(s??0)*36e5+Number(o??0)*6e4+Number(i??0)*1e3;if(!n||r===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a d\
uration`,{input:e,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return r}function da(t){if(t<1e3)return`${Math.round(t)}ms`;
if(t<59950)return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(
e/3600)}h ${n(Math.floor(e%3600/60))}m`}function B(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(n)}function ua(t,e){
const n=(0,f.resolve)(t,e);if(e.includes("\0")||!B((0,f.resolve)(t),n))throw ss(e);return n}async function Ge(t,e){const[n,s]=await Promise.all([(0,h.realpath)(
t),(0,h.realpath)(ua(t,e))]);if(!B(n,s))throw ss(e);return s}function fa(t,e){if(!existsSync(t)){fa(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){if(systemCode(
n)!=="EEXIST")throw n}}}function ss(t){return new Q("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the folder, without\
 links that lead out of it."})}class M extends Error{name="BuildFailure";facts;constructor(e){const n=Or(e);super(n.message),this.facts=n}}const pa=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function ma(t){return Object.entries(t).flatMap(([e,n])=>pa.test(e)?[n]:[])}function ha(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}function ga(t,e,n,s,o){const i=r=>(0,f.join)(n.cache,r);return{...t,CI:"true",
NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:i("np\
m"),XDG_DATA_HOME:i("data"),YARN_GLOBAL_FOLDER:i("yarn"),BUN_INSTALL_CACHE_DIR:i("bun"),XDG_CACHE_HOME:i("xdg"),NODE_COMPILE_CACHE:i("node"),HOME:n.home,TMPDIR:o,
PATH:s}}function wa(t){return Object.entries(t).filter(([e])=>$r.test(e)).map(([e,n])=>`export ${e}=${os(n)}
`).join("")}function os(t){return`'${t.replaceAll("'","'\\''")}'`}function A(t,e,n,s=[]){return new M({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const ya=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],ba=/\bSIGKILL\b|\bkilled\b/i,Ea={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},ka=40;function Sa(t,e,n,s){const{exitCode:o,signal:i,breach:r}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:o,
signal:i,log:a,diagnostics:[]};if(r)return new M({...l,code:r.code,message:`${c} was stopped because ${r.because}`});const u=_a(n,a.slice(-ka).join(`
`)),d=u?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${i}`:`exited with code ${o}`,m=u?`${c} ${u.says} (it ${p})`:`${c} ${p}`;return new M(
{...l,code:d,message:m})}function _a({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||ba.test(n))?Ea:ya.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
const me="SLIPWAY_BUILD",ve="/usr/local/bin:/usr/bin:/bin";var xa=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("O\
bject expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},$a=(function(t){
return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const va=g.constants.O_RDONLY|(g.constants.O_NOFOLLOW??0)|(g.constants.O_NONBLOCK??0);function is(t,e,n){return as(t,e,s=>s<=n?s:void 0)}function rs(t,e,n){
return as(t,e,s=>Math.min(s,n))}async function as(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await Ge(t,e),i=xa(s,await(0,h.open)(o,va),
!0),r=await i.stat(),a=r.isFile()?n(r.size):void 0;return a===void 0?void 0:await Oa(i,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=$a(s);o&&await o}}catch{
return}}async function Oa(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}class he extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const Tt=34,Ta=44,Ra=58,Na=91,Aa=92,cs=93,ls=123,
ds=125,Rt=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Ia=24,Nt=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,La=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,ja=/true|false|null/y,
us="a lone surrogate (half of a character) in a string";class fs{#e;#t;#n;#s=[];#o=0;#i={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=
n,this.#n=s}document(){this.#g();const e=this.#w()===ls?"object":"other";do this.#r();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y("the en\
d");return e}#r(){for(;;){this.#g(),this.#s.length===1&&(this.#i.offset=this.#o);const e=this.#w();if(e===Tt){this.#d();return}if(e===ls){if(this.#o+=1,this.#m(
ds))return;this.#s.push(new Set),this.#l()}else if(e===Na){if(this.#o+=1,this.#m(cs))return;this.#s.push(void 0)}else{if(this.#b(La)||this.#b(ja))return;throw this.#y(
"a value")}}}#a(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#m(Ta))return n&&this.#l(),!0;if(!this.#m(
n?ds:cs))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(e){e({...this.#i,text:this.#e.slice(this.#i.offset,this.#o)})}#l(){this.#g();const e=this.#o;
if(this.#w()!==Tt)throw this.#y("a name in double quotes");this.#d();const n=Ca(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new he(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#m(Ra))throw this.#y('":"');this.#s.length===1&&(this.#i={name:n,nameOffset:e,offset:this.#o})}#d(){
const e=this.#e,n=this.#o;let s=n+1;for(;;){const o=e.charCodeAt(s);if(o===Tt)break;if(o===Aa)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=
32)s=s-n<Ia?s+1:this.#u(s);else throw this.#h(s)}this.#o=s+1}#u(e){return Rt.lastIndex=e,Rt.test(this.#e),Rt.lastIndex}#f(e,n){if(Nt.lastIndex=e,!Nt.test(this.#e))
throw this.#h(e);const s=Nt.lastIndex;if(!this.#t||s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const i=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(o>=56320||!i)throw new he(us,n);return s+6}#p(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],i=s<56320&&(o&64512)===
56320;if(this.#t&&!i)throw new he(us,n);return e+(i?2:1)}#h(e){const n=e>=this.#e.length;return new he(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#m(e){return this.#g(),this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){
return this.#e.charCodeAt(this.#o)}#b(e){return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new he(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function Ca(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function ge(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function Gg(t){new JsonScanner(t).document()}function ps(t){try{new fs(t,!1).document()}catch(e){if(e instanceof he)return e;throw e}}function ms(t,e=!0){const n=[];
return new fs(t,e,o=>n.push(o)).document()==="object"?n:void 0}function Ma(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function zg(t,e){return t===
e||hs(t)===hs(e)}function hs(t){try{return String(JSON.parse(t,Pa))}catch(e){if(e instanceof RangeError)return Ma(t);throw e}}function Pa(t,e,n){return typeof e==
"number"?Da(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,i])=>`${JSON.stringify(o)}:${i}`).sort().join(",")}\
}`:JSON.stringify(e)}function Da(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],i=`${n}${s}`.replace(/^0+/,""),r=i.replace(
/0+$/,"");if(r==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(i.length-r.length);return`${e}${r}e${a}`}const At=b;async function gs(t,e){const n=(0,f.
join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await Ua(n))return;const o=await rs(t,n,At+1);if(o===void 0)throw Oe(s,"is not a file of the repository");if(o.
bytes>At)throw Oe(s,`is larger than ${Y(At)}`);const i=o.text.replace(/^\ufeff/,""),r=Fa(s,i);if(!$(r))throw Oe(s,"is not a JSON object",i);return{file:s,text:i,
value:r}}function Fa(t,e){try{return JSON.parse(e)}catch{const n=It(e);if(n!==void 0)throw Oe(t,"has the conflict markers of a merge",e,n);const s=ps(e);throw Oe(
t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function It(t){return/^<{7} /m.exec(t)?.index}function Ba({text:t},e){const n=ms(t,!1)?.
findLast(s=>s.name===e);return ge(t,n?.nameOffset??0)}async function Ua(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes(C(e)??""))
return!1;throw e}}function Oe(t,e,n="",s){const{line:o,column:i}=ge(n,s??0),r=s===void 0?"":` (line ${o}, column ${i})`;return ws("package_json_invalid",`The fi\
le \`${t}\` ${e}${r}`,{file:t,line:o,column:i})}function ws(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new M({stage:"build",code:t,message:e,
exitCode:null,signal:null,log:[],diagnostics:s})}const Ga=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:Za},{file:"yarn.lock",manager:"yarn",tool:Va},{file:"bun.l\
ock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shrinkwra\
p.json",manager:"npm",tool:()=>{}}],ze="npm ci",za={npm:()=>ze,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --frozen-\
lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},Wa={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Ha(t,e){const n=await gs(e,t),s=n?.value,o=s?.scripts,i=$(
o)&&typeof o.build=="string",r={packageJson:n,hasBuildScript:i},a=s&&await ys(t,e);if(!a){const{manager:m,tool:_}=Lt(s)??{manager:"npm",tool:void 0},E=s&&Wa[m](
_);return{...r,manager:m,tool:_,install:E,installDir:t}}const{lockfile:c,dir:l,head:u}=a,d=Lt(s)??Lt((await gs(e,l))?.value),p=d?.manager===c.manager?d.tool:c.tool(
u);return{...r,manager:c.manager,tool:p,install:za[c.manager](p),installDir:l}}const Ya=64*1024;async function ys(t,e){for(let n=t;B(e,n);n=(0,f.dirname)(n))for(const s of Ga){
const o=await rs(e,(0,f.join)(n,s.file),Ya);if(o)return{lockfile:s,dir:n,head:o.text}}}function Lt(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.
exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:bs(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function bs(t){
return`@yarnpkg/cli-dist@${t}`}const Ka={5:"7",6:"8",9:"10"},qa={4:"2",6:"3",8:"4.12",9:"4.14"};function Za(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${Ka[e??""]??"10"}`}function Va(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":bs(qa[e]??"4")}async function Ja(t,e,n,s){
const o=t.job.settings.installCommand,i=o??(s?e.install:void 0);if((i||s)&&e.tool&&!(0,g.existsSync)((0,f.join)(jt(t,e.tool),"node_modules/.bin",e.manager))){const r=jt(
t,e.tool),a=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${os(r)} ${e.tool}`;await Te(t,"install",a,t.workspace.home,e)}i===ze&&o===void 0?
await Xa(t,e):i&&await Te(t,"install",i,o===void 0?e.installDir:n,e)}async function Xa(t,e){try{await Te(t,"install",ze,e.installDir,e,{npm_config_prefer_offline:"\
true"})}catch(n){if(!(n instanceof M)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is old\
er than the lockfile: asking the registry"),await Te(t,"install",ze,e.installDir,e)}}function jt({workspace:t},e){return(0,f.join)(t.cache,"tools",e.replaceAll(
"/","+"))}async function Te(t,e,n,s,o,i={}){const{context:r,job:a,workspace:c,sandbox:l,log:u,signal:d}=t;t.step=`\`${n}\``,u.line(`$ ${n}`);const p=[...Qa(s,c.
source)];o.tool&&p.push((0,f.join)(jt(t,o.tool),"node_modules/.bin"));const m=[...p,r.path].join(":"),{NODE_ENV:_,...E}=a.env,I=e==="install"||_===void 0?E:{...E,
NODE_ENV:_},De=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror],env:ga({...r.hostEnv,...i},I,c,m,l.tmpOf(c)),outerEnv:{[me]:r.markerOf(a)},
signal:d,onLine:gg=>u.line(gg)});if(De.exitCode!==0||De.breach)throw Sa(e,n,De,u)}function*Qa(t,e){for(let n=t;B(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node\
_modules/.bin")}const ec=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function q(t){return t.replace(ec,"")}function We(t){return/^\s*at\s.*[:)\d]$/.test(t)}const Es=[/^\s*(?:\$|>|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{}()\]]|\[$|-{2}|\*|node:internal|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/],ks=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
tc=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,nc=/^\s*(?:Caused by|Cause):$/,
Ss=/^\s{2,8}\d{1,2}:\s/,sc=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,oc=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,_s=/\b(?:not (?:found|compatible|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|no \w{1,20} found|trailing)\b/i,
xs=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,ic=/^\s*(?:at\s|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,rc=3,ac=1e3,cc=6;function $s(t){
let e;for(let n=Math.max(0,t.length-ac);n<t.length;n++){const s=hc(t,n);s>=rc&&s>(e?.points??0)&&(e={at:n,points:s})}return e&&vs(t,e.at)}function vs(t,e){const n=o=>q(
t[o]?.text??"").trim(),s=[];for(let o=e+1;o<t.length&&s.length<cc&&o<e+12;o++){const i=n(o);if(!(i===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(i))){
if(We(i))break;s.push(i)}}return{at:e,message:Os(n(e).replace(ks,"").replace(/^\d{1,2}:\s(?!\d)/,"").trim()||n(e),t,e),details:s}}const lc=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
dc=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?[.:]?$/,uc=14;function Os(t,e,n){const s=lc.exec(t)?.groups?.path,o=s===""||/[./]/.
test(s??"")||dc.test(t);if(!o&&!t.endsWith(":"))return t;for(let i=n+1;i<=n+uc&&i<e.length;i++){const r=q(e[i]?.text??"").trim();if(We(r))break;if(!(r===""||fc.
test(r)||t.includes(r)))return o?r:pc(r)?`${t} ${r}`:t}return t}const fc=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|throw |\^|\W+$)/;
function pc(t){return(_s.test(t)||xs.test(t))&&!Es.some(e=>e.test(t))}function mc(t,e){const n=o=>t[o]?.text??"";return oc.test(q(n(e)))?!0:Ss.test(n(e))?!Ss.test(
n(e+1)):nc.test(n(e-1))}function hc(t,e){const n=t[e]?.text??"",s=q(n);if(s.trim()===""||Es.some(r=>r.test(s)))return 0;const o=[1,2].map(r=>q(t[e+r]?.text??""));
return[tc.test(s)?4:0,n!==s||ks.test(n)?3:0,mc(t,e)?8:0,sc.test(s)?6:0,_s.test(s)||xs.test(s)?3:0,/["'`“]\S/.test(s)?1:0,o.some(r=>ic.test(r))?2:0].reduce((r,a)=>r+
a,0)}const gc=12,wc=30,z={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},yc=/^[>$]\s[a-z@.]/;function bc(t,{at:e,message:n,details:s}){const o=[
...t.keys()].slice(Math.max(0,e-gc),e+wc).sort((r,a)=>Ts(r,e)-Ts(a,e)),i=o.map(r=>({each:r,text:q(t[r]?.text??"")})).filter(({text:r})=>!yc.test(r));return{mentions:i.
flatMap(({each:r,text:a})=>kc(a,t[r]?.folder)).slice(0,z.mentions),hints:i.flatMap(({text:r})=>We(r)?[]:Ns(r)).slice(0,z.hints),shown:o.flatMap(r=>vc(t,r)).slice(
0,z.shown),said:Ns(n)[0],words:[...new Set(n.match(/\w{2,40}/g))].slice(0,z.tokens),names:Is(Ac(n)),details:[...new Set(s.filter(r=>!Nc.test(r)).flatMap(Is))].slice(
0,z.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(n)}}function Ts(t,e){return t<e?(e-t)*2.5:t-e}const Ec=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function kc(t,e){const n=We(t);return t.split(/[\s"'`<>{}|;*=]+/).slice(0,z.tokens).flatMap(s=>{const o=Ec.exec(Rs(s))?.groups;if(!o?.path||!/[./]/.test(o.path))
return[];const i=He(o.line??o.row);return[{path:e===void 0||/^[/.]|^\w+:/.test(o.path)?o.path:`${e}/${o.path}`,line:i,column:He(o.column??o.character),inStack:n}]})}
const Sc=[["(",")"],["[","]"]];function Rs(t){let[e,n]=[0,t.length];const s=o=>{for(;n>e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,i]of Sc){const r=t[n-
1]===i;t[e]===o&&(r||!t.includes(i))&&(e++,r&&n--),t.slice(e,n).includes(o)||s(`${i}.:,`)}return t.slice(e,n)}function He(t){return t&&Number(t)||null}const _c=[
/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})[:\s]/];function Ns(t){for(const e of _c){const n=e.exec(t)?.groups,
s=He(n?.line);if(s!==null)return[{line:s,column:He(n?.column)}]}return[]}const xc=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
$c=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function vc(t,e){const n=xc.exec(q(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||$c.test(q(t[e+1]?.
text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:[]}const As=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,
Oc=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|does not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,
/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],
Tc=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
Rc=/\bwhile parsing\b|\bDid you mean\b|\bSee (?:more|https?:)|\bTried\b/,Nc=/\b(?:Did you mean|npm run|see a list|https?:\/\/)/;function Ac(t){return t.slice(0,
Rc.exec(t)?.index??t.length)}function Is(t){const e=[...t.matchAll(As)].map(i=>i.slice(1).find(r=>r!==void 0)??""),n=Oc.flatMap(i=>i.exec(t)?.[1]??[]),o=t.replace(
As," ").split(/[\s,;()[\]<>{}"'`|]+/,z.tokens).map(Rs).filter(i=>Tc.test(i)||Lc(i));return[...new Set([...e,...n,...o].map(i=>Ic(i.trim()).slice(0,z.nameLength)))].
filter(i=>/\w\w/.test(i)&&!i.includes("\\")&&i.split(/\s/).length<=3).slice(0,z.names)}function Ic(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.
slice(1,-1):t}function Lc(t){return/^https?:\/\/\S/.test(t)||/^\/[\w@.-]+\/\S/.test(t)}const W=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
w=`(?<file>${W})`,ne=`(?<file>${W}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,k=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Ct=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Ls=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Ye=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${w}${k}\\)?$`);function v(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],...s}}const jc=[{name:"esbuild",
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
`^file: ${w}(?:${k})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],Cc=[v("typescript","tsc",new RegExp(`^(?:ERROR in )?${w}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
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
skip:1,over:/^\s*$/}]}],js={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Cs=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Ms={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Ke=String.raw`(?<file>${W}\?vue&type=style[^:)\s]{0,200})`,Ps=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Mt=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Mc=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${W}${k}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Cs}`)},js,Ms],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Cs}`)},js,
Ms],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Ke}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${W}${k}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${W}${k}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${W}(?::\\d{1,7}){2} \\()?${Ke}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin\
(?: |:)vite:css\\] ${Ke}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Ps,skip:12,over:Mt}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Ps,skip:12,over:Mt},{pattern:new RegExp(`^file: ${Ke}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Mt}],part:"?vue&type=style&index=0"},v("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Pc=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Ds=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Re="?body",Fs=/\?vue&type=[\w&=.-]{1,200}/,Dc=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Fc=40,Bs=2e4,Bc=500,Uc=100;function Wg(t,e){const n={
...e,exists:Gc(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,Pt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,u]=Fs.test(
a.file)||a.file.endsWith(Re)?[null,null]:[a.line,a.column],d=zc(cleanLine(a.message,Bc),n),p=a.code&&cleanLine(a.code,Uc),m=JSON.stringify([c,l,u,d]);o.has(m)||
o.set(m,{...a,file:c,line:l,column:u,code:p,message:d})}const i=[...o.values()],r=new Set(i.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return i.filter(({line:a,file:c,message:l})=>a!==null||!r.has(`${c}
${l}`))}function Gc(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<Bs&&t.exists(n);return e.size<Bs&&e.set(n,o),o}}function zc(t,e){
return t.replace(Fs,"").replace(Dc,n=>Pt(n,e)??n)}function Pt(t,e){const n=Wc(t);if(!(n===""||n.includes("\0")||Ds.test(n))){for(const s of Yc(n,e))if(s!==void 0&&
!Ds.test(s)&&e.exists(s))return s}}function Wc(t){let e=t.startsWith("file://")?Hc(t):t;for(const[n,s]of Pc)e=e.replace(n,s);return e}function Hc(t){try{return decodeURIComponent(
t)}catch{return t}}function*Yc(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield Dt(`${o}/${t}`);return}const s=Dt(
t)?.split("/")??[];if(!(s.length>Fc))for(let o=0;o<s.length;o++){const i=s.slice(o).join("/");yield i,n!==""&&(yield Dt(`${n}/${i}`))}}function Dt(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const Us=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Gs={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},zs={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Ws={pattern:/^Error: Error evaluating Node\.js code$/},
Hs=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,Ys=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,Ks=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
Kc=[{name:"next-swc",tool:"next",steps:[{pattern:Us},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${w}:\\d{1,7}:\\d{1,7}\\]$`)},Gs]},{name:"next-config",
tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},
Gs]},{name:"swc",tool:"swc",steps:[{pattern:Us},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${w}${k}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(
`^(?<file>\\./[^:*"<>|]{1,400}?)${k}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},{name:"next-loader-place",tool:"next",steps:[zs,Ws,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},
{name:"next-loader",tool:"next",steps:[zs,Ws,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:Ye,skip:20,over:Ls}]},{name:"gatsby-qu\
ery",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Hs},{pattern:Ys},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Hs},{pattern:Ys}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${w}${k}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
v("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${w}${k}$`)}],zeroColumn:!0},v("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Ks}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Ks}$`)}],part:Re},v("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:Re}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class qc{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const i=e.exec(this.#e[n]?.text??"");return s[n]=i,i}}function Zc(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[r,a]of t.steps.entries()){const c=Jc(a,e,o,r===0?0:a.skip??0);if(!c)return;for(const[l,u]of Object.entries(
c.groups))u!==void 0&&(s[l]=u);o=c.at+1}const i=t.steps.at(-1);return!t.repeat||!i?{groups:[s],next:o}:Vc(i.pattern,s,e,o)}function Vc(t,e,n,s){const o=[e];let i=s;
for(;i<n.length&&o.length<1e3;i++){const r=n.find(t,i);if(!r)break;o.push({file:e.file,...r.groups})}return{groups:o,next:i}}function Jc(t,e,n,s){const o={};for(let i=n;i<=
n+s&&i<e.length;i++){const r=e.find(t.pattern,i);if(r)return{at:i,groups:{...o,...r.groups}};const a=t.over&&e.find(t.over,i);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const qs=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Xc=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
Qc=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,el={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(qs,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const i=t.line(o)?.text??"",r=t.find(qs,o)?.groups;if(r&&!Xc.test(r.file??"")&&(s={...r}),
o===e||i.startsWith(" "))continue;const a=Qc.exec(i)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},tl=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${k}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${ne}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Ct}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:Ye,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${w}${k}$`)}]},el,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${w}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${ne}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Ct}(?: \\[\\w+\\])?: .+)$`),skip:6}]},v("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Ct}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:Ye,
skip:20,over:Ls}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:Ye,skip:20,over:/^\s+at /}]},v(
void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${ne}${k}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\
\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Zs=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${w}(?:[: ]\\d+:[\\d:-]+)?$`),nl=[{name:"rspack-syntax",tool:["rs\
pack","rsbuild"],steps:[{pattern:Zs},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Zs},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
v(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
v("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${ne} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${w}${k}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${W})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<l\
ine>\\d{1,7}):(?<column>\\d{1,7})\\) ${w} (?<message>[A-Z].*)$`),skip:5}]},v("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${ne}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${w}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${W}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"w\
ebpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${w}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Vs=[...Cc,...Mc,...jc,...nl,...Kc,...tl],Js=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function sl(t){for(const e of Js){const{what:n,path:s}=e.exec(t)?.groups??{},o=n?mt(n):s&&`[@~#$][^\\s"'\`]{0,300}?/${mt(f.posix.basename(s))}`;if(o)return new RegExp(
`(?<=["'\`]|(?:url|\\])\\()${o}(?=["'\`)?#])`)}}function ol(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.
exec(t)?.slice(1).find(e=>e!==void 0)}function qe(t){for(const{file:e,severity:n,message:s}of t.facts.diagnostics??[]){const o=n==="error"?Xs(s,e):void 0;if(o)return o}
if(!t.facts.diagnostics?.some(e=>e.severity==="error"))for(const e of t.lines){const n=Xs(e,void 0);if(n)return n}}function Xs(t,e){for(const n of Js){const s=n.
exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};if(!s?.what)continue;const o=e??s.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(o??"")||
/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.test(s.what))return{kind:"file",specifier:s.what,importer:o};const r=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.
exec(s.what)?.[0];return r===void 0||s.what[r.length]===":"?void 0:{kind:"package",specifier:r,importer:o}}}const Qs=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",
".vue",".svelte",".astro",".css",".scss",".json"];function eo(t){const e=qe(t),n=t.facts.list;if(!(!n||e?.kind!=="file"))for(const s of il(e)){const o=rl(s.split(
"/"),n);if(o!==void 0)return{specifier:e.specifier,actual:o}}}function il({specifier:t,importer:e}){if(t.startsWith("/")){const s=t.split("/").slice(1,40);return s.
map((o,i)=>s.slice(i).join("/"))}const n=e&&f.posix.join(f.posix.dirname(e),t);return!n||n.startsWith("..")||n.startsWith("/")?[]:[n]}function rl(t,e){const n=[];
for(const[o,i]of t.entries()){const r=e(n.join("/")),c=(o===t.length-1?Qs:[""]).map(l=>r.find(u=>u.toLowerCase()===`${i}${l}`.toLowerCase())).find(l=>l!==void 0);
if(c===void 0)return;n.push(c)}const s=n.join("/");return Qs.some(o=>s===`${t.join("/")}${o}`)?void 0:s}const se={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*
1024},al=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^@?[^\s@]{1,100}@\w{1,20}:\S{1,200} STD(?:ERR|OUT)(?: |$)/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,
/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],cl=4,ll=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Ze(t){const e=[];let n=se.characters;for(let r=t.length-1;r>=0&&e.length<se.lines&&n>0;r--){const a=t[r]??
"",l=(a.length>se.entryLength?a.slice(-se.entryLength):a).split(`
`);for(let u=l.length-1;u>=0&&e.length<se.lines&&n>0;u--){const d=l[u]??"",p=G(gl(pt(d)),se.lineLength).trimEnd();n-=Math.max(p.length,d.length/16),e.push(p)}}const s=dl(
e),o=fl(e.reverse().map(r=>pl(r,s))),i=ul(o);return o.map(({text:r,folder:a,task:c})=>({text:r,folder:a??i.get(c??"")}))}function dl(t){const e=t.map(n=>n.includes(
"nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function ul(t){const e=new Map;for(const{text:n,task:s}of t)
for(const o of ll){const i=o.exec(n)?.groups;i?.folder&&e.set(s??i.task?.replace("#",":")??"",i.folder)}return e}const to=71;function fl(t){if(!t.some(({text:s})=>s.
startsWith("\u250C  Building storybook")))return t;const e=[];let n=0;for(const s of t){const o=e.at(-1),[i=""]=s.text.split(" ",1),r=s.boxed&&n>0&&n<=to&&n+1+i.
length>to;o&&r&&/^[\w("'`./@-]/.test(i)?e[e.length-1]={...o,text:`${o.text} ${s.text}`.slice(0,se.lineLength)}:e.push(s),n=s.text.length}return e}function pl(t,e){
let n=t,s,o,i=!1;for(let r=0;r<cl;r++){const a=hl(n)??ml(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,i||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{
text:n,folder:s,task:o,boxed:i}}function ml(t,e){if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function hl(t){for(const e of al){
const n=e.exec(t);if(n)return n}}function gl(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function Yg(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.
test(s)),n=t.findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const no=500,so=500,wl=[
["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]];function yl(t,e=Vs){const n=new qc(Ze(t)),
s=new Map;for(let o=0;o<n.length&&s.size<no;){const i=bl(n,o,e);for(const r of i?.diagnostics??[]){const{file:a,line:c,column:l,message:u}=r,d=JSON.stringify([a,
c,l,u]);!s.has(d)&&s.size<no&&s.set(d,r)}o=i?.next??o+1}return[...s.values()]}function bl(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const o of n){
const i=Zc(o,t,e);if(!i)continue;return{diagnostics:i.groups.map(a=>El(a,o,s.folder)).filter(a=>a!==void 0).map(a=>({...a,message:G(Os(a.message,t.all,i.next-1),
so)})),next:i.next}}}function El(t,e,n){const{message:s,frame:o}=t,i=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(i||o)||!s)return;const r=i===(t.file??
"")&&oo(t.line)||null,a=r===null?null:oo(t.column);return{file:i&&$l(i.trim(),n)+kl(e,i,r),line:r,column:a===null?null:e.zeroColumn?a+1:a||null,severity:xl(t.severity,
e),code:t.code??null,message:G(_l(Sl(s.trim(),i),i),so),frame:o}}function kl({part:t=""},e,n){return n===null||t===Re&&e.startsWith("/")?"":t}function Sl(t,e){const n=t.
replace(/^error: |\?vue&type=[\w=&.-]+/gi,""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[i]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(
`/${i}`)||`/${i}`.endsWith(`/${s}`))?o:n}function _l(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.
dirname(e),n);return e.startsWith("/")?s.startsWith(".")?s:`./${s}`:n})}function xl(t,e){return t===void 0?e.severity??"error":wl.find(([,n])=>n.test(t))?.[0]??
"error"}function oo(t){return t===void 0?null:Number(t)}function $l(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,
"")}`}const vl=50,Ol=8;async function Tl(t,e,n,s){const o=new Map;for(const c of t){const l=await Nl(c,e,n,s);for(const u of l){const d=`${u.file}
${u.line}`,p=o.get(d)??{spot:u,weight:0};o.set(d,{spot:p.spot,weight:p.weight+1/l.length})}}const i=Math.max(...[...o.values()].map(({weight:c})=>c)),r=[...o.values()].
filter(({weight:c})=>c>i-.001).map(({spot:c})=>c),[a]=r;if(!(!a||r.some(({file:c})=>c!==a.file)))return{file:a.file,spot:r.length===1?a:void 0}}const Rl=/^\s*"name":\s"[^"]{1,200}",?\s*$/;
async function Nl(t,e,n,s){for(const o of Ll(t,s)){const i=[];for(const r of e){if(i.length>vl||n.isOver)return[];for(const[a,c]of(await n.lines(r)).entries()){
const l=Il(o,c);l>=0&&!Rl.test(c)&&i.push({file:r,line:a+1,column:l+1,text:c})}}if(i.length>0)return Al(o,i)}return[]}function Al(t,e){if(/^\w+$/.test(t)&&!e.every(
({file:s})=>s.endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{const[i,r]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.test(i)&&/["'`)?#]/.
test(r)});return n.length>0?n:e}function Il(t,e){for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",o=/\w$/.test(t)?e[n+
t.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}function Ll(t,e){const n=jl(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.
exec(n)?.[1];o&&s.push(o);const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const r=i.split("/").filter(a=>a!=="");if(r.length>1&&!/^@/.test(i)){
const a=r.at(-1)??"";s.push(r.slice(1).join("/"),r.slice(-2).join("/"),a,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(a)&&s.push(a.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&s.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(a=>/\w\w/.test(a)).slice(0,Ol)}function jl(t,e){const n=URL.canParse(t)?new URL(t):
void 0;if(n&&/^https?:$/.test(n.protocol)){const i=Cl(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?i:n.hostname}
const s=t.startsWith("/")&&B(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function Cl(t){try{return decodeURIComponent(
t)}catch{return t}}const Ml=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,Pl=8,io=[async({clues:t,manifest:e})=>t.lacksScript?
e:void 0,Bl,Ul,t=>oe(t.named,e=>Ne(t,t.clues.names,[e])),Gl,zl,t=>oe(t.named,e=>Ne(t,t.clues.details,[e])),Wl,ao,t=>Ne(t,t.clues.names,lo(t)),t=>Ne(t,t.clues.details,
lo(t)),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],Dl=io.filter(t=>t!==ao);async function ro(t,e=io){
const{clues:n,index:s}=t,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)),i=s.manifest,a={...t,manifest:i===void 0?void 0:{file:i,line:null,column:null},
named:[...new Set(o.filter(c=>c!==void 0))]};return oe(e,c=>c(a))}async function Fl({file:t,line:e},n){const{clues:s,index:o}=n,i=c=>c.line===e&&o.find(c.path)===
t,r=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&i(c))||!r.some(i)||i(r[0]))return;const a=await ro(n,Dl);return a?.line===
null?void 0:a}async function oe(t,e){for(const n of t){const s=await e(n);if(s!==void 0)return s}}function Bl({clues:t,index:e,named:n}){return oe(t.shown,async({
line:s,text:o})=>{const i=(d="")=>d.trim()===o||o.length>40&&d.trim().startsWith(o),r=await oe(n,async d=>i((await e.lines(d))[s-1])?d:void 0);if(r!==void 0)return{
file:r,line:s,column:null};const a=[];if(o.length<Pl)return;await e.load();for(const d of e.files){if(e.isOver)return;for(const[p,m]of(await e.lines(d)).entries())
i(m)&&a.push({file:d,line:p+1,column:null})}const c=a.filter(d=>d.line===s),[l,u]=c.length>0?c:a;return u===void 0&&!e.isPartial?l:void 0})}async function Ul(t){
const{clues:e,index:n}=t,s=await oe(e.mentions,i=>i.inStack?co():Ft(i,n)),o=e.names.filter(i=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(i));return!s||o.length===0?s:await Ne(
t,o,[s.file])??s}function ao({clues:t,index:e}){return oe(t.mentions,n=>n.inStack?Ft(n,e):co())}async function co(){}async function Ft({path:t,line:e,column:n},s){
const o=e===null?void 0:s.find(t);if(o===void 0||e===null)return;const i=await s.lines(o);if(!(e>i.length))return e===i.length&&e>1&&i[e-1]===""?{file:o,line:e-
1,column:null}:/^---\s*$/.test(i[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function Gl({clues:t,index:e,named:n}){const[s]=t.hints,
[o]=n;return s&&o!==void 0?Ft({path:o,inStack:!1,...s},e):void 0}async function zl({clues:t,index:e}){const{line:n,column:s}=t.said??{};if(!n||!s||e.isPartial)return;
const o=[];await e.load();for(const i of e.files){if(e.isOver)return;const r=(await e.lines(i))[n-1]?.slice(Math.max(0,s-2))??"",a=t.words.find(c=>r.slice(0,c.length+
4).includes(c));a!==void 0&&o.push({file:i,line:n,column:s+r.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function Wl({clues:t,index:e,named:[n]}){if(!t.
atEnd||n===void 0)return;const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function Ne({index:t,
root:e},n,s){await t.load(s);const o=n.filter(r=>t.find(r)===void 0),i=await Tl(o,s,t,e);if(!(!i?.spot||t.isPartial&&s.length>1))return{file:i.file,line:i.spot.
line,column:i.spot.column}}function lo({index:t,stage:e}){return t.files.filter(n=>e==="build"||Ml.test(n))}const Hl=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
uo=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,Yl=2e3,fo=1e3,po=32;class Bt{files;#e;#t;#n=new Map;#s;constructor(e,n,s){this.files=s,this.#e=
e,this.#t=n,this.#s=new Set(s)}static async read(e,n){const s=[];for await(const o of e.walk(Hl)){const i=(0,f.relative)(e.root,o).split(f.sep).join("/");if(uo.
test(i)||s.push(i),s.length>=fo)break}return new Bt(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s)}has(e){return this.#s.has(e)}get manifest(){return[`${this.#t}\
/package.json`,"package.json"].find(e=>this.has(e))}find(e){const n=Pt(e,{exists:i=>this.has(i),rootDirectory:this.#t});if(n!==void 0||e.startsWith("/")||/node_modules|^\w+:/.
test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||uo.test(s))return;const o=this.files.filter(i=>i.endsWith(`/${s}`)||s.endsWith(
`/${i}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);if(n)return n;const o=(await this.#e.
lines((0,f.resolve)(this.#e.root,e))??[]).map(i=>i.length>Yl?"":i);return this.#n.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=po)
await Promise.all(e.slice(n,n+po).map(s=>this.lines(s)))}get isPartial(){return this.isOver||this.files.length>=fo}get isOver(){return this.#e.isOver}}const mo={
bytes:32*b,memory:64*b,fileBytes:b,files:4e3,entries:5e4,depth:24,ms:3e3},Kl=2,ql=32,Zl=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,Vl=64;class Ut{root;#e;#t;#n;#s=new Map;#o=0;#i=0;#r=0;#a=0;constructor(e,n,s=mo){
this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#i>=n?!0:this.#r>=s||
this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#r,entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.
isOver)return;this.#r+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),s=await is(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#i+=(s?.text.length??0)*Kl+(o?.length??0)*ql,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const i of this.#c(
e))if(o=!0,(i.isFile()||i.isSymbolicLink())&&s.push((0,f.join)(e,i.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const i of n)for await(const r of this.#c(i)){const a=(0,f.join)(i,r.name);r.isDirectory()&&!Zl.test(r.name)&&o.push(
a),r.isFile()&&e.test(r.name)&&(yield a)}n=o}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:Vl}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const Jl=200,Gt=2e3,Xl=/\.[cm]?tsx?$/,Ql=/\?vue&type=style&index=(\d{1,3})/,ed=/\.(?:vue|svelte|astro)(?:$|\?)/,td={...mo,bytes:8*b,fileBytes:b/
4,files:1500,entries:2e4,ms:100};async function nd(t,e,n=Vs){const{root:s,folder:o,clock:i,command:r}=e,a=await od(yl(t,n),new Ut(s,i),o);if(r===void 0)return a;
const c=await Bt.read(new Ut(s,i,td),o),l=a.filter(({severity:I,file:De})=>I==="error"&&c.find(De)!==void 0),u=Ze(t),d=l.find(({line:I})=>I!==null)??l[0],p=d?sd(
u,d):$s(u);if(!p)return a;const m={clues:bc(u,p),index:c,root:s,stage:r},_=d!==void 0&&d.line!==null,E=await(_?Fl({...d,file:c.find(d.file)??""},m):ro(m));return E?
d?_||E.file===c.find(d.file)?a.map(I=>I===d?{...d,...E}:I):a:[...a,{...E,severity:"error",code:null,message:G(p.message,500)}]:a}function sd(t,{message:e}){const n=t.
findIndex(({text:s})=>s.includes(e.slice(0,60)));return n===-1?$s(t):{...vs(t,n),message:e}}async function od(t,e,n){const s=[];for(const{frame:i,...r}of t)s.push(
i===void 0?await rd(r,e,n):r);const o=await id(t,e);return s.map((i,r)=>t[r]?.frame===void 0?i:{...i,file:o.get(r)??""}).filter(({file:i})=>i!=="")}async function id(t,e){
const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;if(n.length===0)return s;for await(const o of e.walk(Xl)){const i=await e.lines(o)??[];for(const[
r,{frame:a,line:c}]of n){const l=i[(c??0)-1]??"";l.length>Gt||l.trim()!==a?.trim()||s.set(r,s.has(r)?"":(0,f.relative)(e.root,o))}}return e.isOver?new Map:s}async function rd(t,e,n){
if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!B(e.root,o))return t;const i=(0,f.relative)(e.root,o),r=dd(t.file),
a=r?await fd(r,t,o,e):await ad(t,o,e);return{...t,file:i,...a}}async function ad({file:t,line:e,message:n},s,o){const[i,r]=[sl(n),ol(n)];if(i===void 0&&r===void 0)
return{};const a=d=>d.length>Gt?-1:i?d.search(i):ld(r??"",d)?d.indexOf(r??""):-1,c=e===null||o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=
0?{}:await cd(d=>i||/^\s*(?:import|export)\b/.test(d)?a(d):-1,s,o)??(ed.test(t)?{line:null,column:null}:{})}async function cd(t,e,n){const s=await n.filesIn(e,Jl)??
[e],o=[];for(const i of s){if(n.isOver)return;const r=await n.lines(i)??[],a=r.findIndex(l=>t(l)>=0),c=t(r[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,i),
line:a+1,column:c})}return o.length===1?o[0]:void 0}function ld(t,e){return e.split(/[^\w$]+/).includes(t)}function dd(t){const e=Ql.exec(t)?.[1];return e!==void 0?
n=>[...n.keys()].filter(s=>ud(n[s]))[Number(e)]:t.endsWith(Re)?pd:void 0}function ud(t=""){return t.length<=Gt&&/^\s*<style\b/.test(t)}async function fd(t,{line:e,
column:n},s,o){const i=o.isOver?void 0:await o.lines(s),r=i&&t(i);return r===void 0||e===null?{line:null,column:null}:{line:r+e,column:n}}function pd(t){return/^---/.
test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const md={next:"next build",nuxt:"nuxt generate",astro:"astro build","@sveltejs/kit":"vite build",
gatsby:"gatsby build","@docusaurus/core":"docusaurus build",vitepress:"vitepress build",vuepress:"vuepress build","@rspress/core":"rspress build",rspress:"rspre\
ss build","@11ty/eleventy":"eleventy",hexo:"hexo generate",honkit:"honkit build",metalsmith:"metalsmith","@angular/cli":"ng build","react-scripts":"react-script\
s build","@vue/cli-service":"vue-cli-service build","@quasar/app-vite":"quasar build","@react-router/dev":"react-router build","@remix-run/dev":"remix vite:buil\
d","@tanstack/react-start":"vite build","@tanstack/solid-start":"vite build","@tanstack/start":"vinxi build","@solidjs/start":"vinxi build","@builder.io/qwik-ci\
ty":"qwik build","@qwik.dev/router":"qwik build","@analogjs/platform":"vite build","@stencil/core":"stencil build","@marko/run":"marko-run build",waku:"waku bui\
ld",umi:"umi build",expo:"expo export --platform web","ember-cli":"ember build --environment production","preact-cli":"preact build","@rsbuild/core":"rsbuild bu\
ild","@farmfe/core":"farm build",snowpack:"snowpack build",vite:"vite build",parcel:"parcel build index.html","parcel-bundler":"parcel build index.html","@rspac\
k/cli":"rspack build",webpack:"webpack",rollup:"rollup --config",rolldown:"rolldown --config",storybook:"storybook build"},hd=/^(?:generate|export)$|build/,gd=/^[\w:.-]{1,60}$/;
function wd(t,e){const{dependencies:n,devDependencies:s,scripts:o}=t.value,i=d=>[n,s].some(p=>$(p)&&Object.hasOwn(p,d)),[r,a]=Object.entries(md).find(([d])=>i(d))??
[];if(r===void 0)return;const c=Object.keys($(o)?o:{}).find(d=>hd.test(d)&&gd.test(d)),l=c===void 0?`"build": "${a}"`:`"build": "${e} run ${c}"`,u=c===void 0?a:
`${e} run ${c}`;return ws("build_script_missing",`The file \`${t.file}\` depends on ${r} and has no \`build\` script, and the app has no build command. Add ${l}\
 to its scripts, or set the build command to \`${u}\``,{file:t.file,...Ba(t,"scripts")})}const yd=4,bd=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
ho=ht.failureLogLine,zt=2e3;class Ed{#e;#t;#n;#s=[];#o=[];#i=[];#r=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(e,n,s){this.#t=n/2,this.#n=kd(s),this.#e=e}line(e){
const n=Buffer.from(this.#n(e).slice(0,Ar)),s=n.toString();this.#s.push(s.length>ho?Buffer.from(s.slice(0,ho)).toString():s),this.#s.length>=2*zt&&this.#s.splice(
0,zt);const o=n.length+1;this.#l||=this.#a+o>this.#t,!this.#u&&(this.#l?this.#h(s,o):(this.#a+=o,this.#f(`${s}
`)))}#f(e){this.#c.length+e.length>qn&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(e,n){this.#r+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#i,this.#i=[],this.#r=0),this.#i.push(e),this.#r+=n}last(){return this.#s.slice(-ht.failureLogLines)}recent(){
return this.#s.slice(-zt)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#i])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function kd(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=yd&&!bd.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map(mt).join("|"),"g"):void 0;return s=>{const o=s.
split("\r").findLast(r=>r!=="")??"",i=xr(o);return n?i.replace(n,"***"):i}}const Sd=2e4;async function go(t,e){let n=0,s=0;try{const o=[await Ge(t,e)];for(let i=o.
pop();i!==void 0;i=o.pop()){n=Math.max(n,(await(0,h.lstat)(i)).ctimeMs);for(const r of await(0,h.readdir)(i,{withFileTypes:!0})){if(++s>Sd)return Number.NaN;const a=(0,f.
join)(i,r.name);r.isDirectory()?o.push(a):n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const wo=["dist","build","out","_site",
".output/public","public","www",".vitepress/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_bui\
ld","site","book","_book","storybook-static"];async function _d(t){const{source:e,folder:n,asked:s,built:o}=t,r=(s===null&&o?await bo(n):[]).map(async a=>[a,await go(
e,(0,f.join)(n,a))]);return{...t,stamps:new Map(await Promise.all(r))}}async function xd(t){const{source:e,folder:n,asked:s,built:o}=t,i=await vd(t);try{if(await(0,h.
realpath)(e)===e){const a=await Ge(e,i);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof Q))throw a}const r=s===null?`The output \
directory \`${(0,f.relative)(n,i)}\``:yo(s);throw A("build","output_unsafe",`${r} leads out of the repository`)}async function $d(t,e){return e!==null&&(0,f.relative)(
t,(0,f.join)(t,e))!==""&&await Ve((0,f.join)(t,e))}async function vd({source:t,folder:e,asked:n,built:s,stamps:o}){if(n!==null){const c=(0,f.join)(e,n);if(await Ve(
c))return c;throw A("build","output_missing",`${yo(n)} does not exist; ${await Eo(e)}`)}if(!s)return e;const i=[];for(const c of await bo(e))o.get(c)!==await go(
t,(0,f.join)(e,c))&&i.push(c);for(const c of i)if(await Ad((0,f.join)(e,c,"index.html")))return(0,f.join)(e,c);const r=i.find(c=>!o.has(c));if(r!==void 0)return(0,f.
join)(e,r);const a=Td([...o.keys()]);throw A("build","output_missing",`${a}; ${await Eo(e)}. ${Od}`)}const Od="Set the output directory to the folder that the b\
uild writes";function Td(t){const e=`The build left none of the usual output directories (${Wt(wo)})`;return t.length===0?e:`${e}, except ${Wt(t)}, which is in \
the repository and got no page from the build`}function yo(t){return`The app's output directory \`${t}\``}async function bo(t){return(await Promise.all(wo.map(n=>Nd(
t,n)))).filter(n=>n!==void 0)}const Rd=1e3;async function Nd(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await Ve((0,f.join)(t,e))?e:void 0;const o=await(0,h.
readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),i=[];for(const{name:r}of o.filter(a=>a.isDirectory()).slice(0,Rd))await Ve((0,f.join)(t,`${n}${r}${s}`))&&
i.push(`${n}${r}${s}`);return i.length===1?i[0]:void 0}async function Ve(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??!1}async function Ad(t){return(await(0,h.
stat)(t).catch(()=>{}))?.isFile()??!1}async function Eo(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.isDirectory()&&![".git","node_modules"].
includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${Wt(n.slice(0,20).sort())}`}function Wt(t){return t.map(e=>`\
\`${e}\``).join(", ")}function ko(t,e,n){for(const s of t.signs)if(!(s.codes&&!(e.code&&s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&
s.exitCodes.includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.includes(e.signal)))&&!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.
weak&&e.diagnostics?.some(o=>o.severity==="error"))){if(!s.log)return{groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const i=s.log.exec(n[o]??"");if(i)
return{groups:i.groups??{},facts:e,lines:n}}}}function Z({code:t}){return Bn.some(e=>e===t)}function y(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)
return s}}function S(t,e){return t===void 0||t===""?e:`"${t}"`}function Je(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;const s=t.split("/"),o=["node_mod\
ules",...e.list?.("")??[]],i=s.findIndex(r=>o.includes(r));if(i>0)return s.slice(i).join("/");for(let r=s.length-1;r>1;r--){const a=`${s.slice(0,r).join("/")}/`;
if(n.some(c=>o.some(l=>Id(c,a+l))))return s.slice(r).join("/")}return t}function Id(t,e){const n=t.indexOf(e);return n>=0&&!/[\w.-]/.test(t[n+e.length]??"")}function So(t,e){
const n=[];for(const o of t.split("/").filter(i=>i!==""&&i!==".").slice(0,40)){const i=e(n.join("/")),r=i.includes(o)?o:i.find(a=>a.toLowerCase()===o.toLowerCase());
if(r===void 0)return;n.push(r)}const s=n.join("/");return s===t?void 0:s}const Ld=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],
summary:({groups:t})=>t.why??"the build used more memory than it may",remedy:()=>"Make the build smaller: source maps, parallel workers and pages built at once \
cost most. Or ask the platform's operators to raise the limit (slipway platform --build-memory)."},{name:"disk-limit",signs:[{codes:["disk_quota","disk_full"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/},
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
{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"b\
un",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:t})=>`package.json has no script ${S(t.script,"of that name")}`,remedy:({groups:t,lines:e})=>{
const n=jd(e).filter(o=>o!==t.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add the script ${S(t.script,"named in the log")} to package.json, or\
 set build-command to one that exists.`},part:()=>({kind:"member",name:"scripts"})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:t})=>`the command ${S(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${S(t.command,
"it")} to dependencies in package.json.${_o(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:t})=>`permission denied${t.command?` for ${S(t.command,
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
rough \${{ secrets.${t.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:t=>{const e=eo(t);return e&&`the import "${e.specifier}" differs from the file\
's name only in upper and lower case`},remedy:t=>`The file is ${S(eo(t)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${S(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=qe(t),n=e?.kind==="file"&&Je(e.specifier,t);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper \
and lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:t=>`the file "${Je(t.groups.path??"",t)}" that is read does not exist`,remedy:()=>"Check the path where it is written, its upper and lower case, and tha\
t the file is committed."},{name:"missing-package",signs:[{}],summary:t=>{const e=qe(t);return e?.kind==="package"?`the package "${e.specifier}" is not installe\
d`:void 0},remedy:t=>{const e=qe(t)?.specifier??"the package";return t.lines.some(n=>n.includes("No module named"))?`Add ${e} to the project's requirements.`:`R\
un npm install ${e} (or your package manager's add) and commit package.json with the lockfile.${_o(t.facts)}`},part:()=>({kind:"uninstalled"})},{name:"builder-c\
rashed",signs:[{codes:["builder_crashed"]}],summary:({facts:t})=>(t.message||"The process that built this deployment crashed").replace(/^The/,"the"),remedy:()=>"\
Deploy again. If it fails again, something in the repository crashes the platform's worker: the operators find the cause in the platform's log."},{name:"build-k\
illed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look in the log for\
 what ended it, and deploy again. If it fails again, the build may need more memory or time than it may use."}];function _o(t){return Z(t)?"":" A platform that \
installs with NODE_ENV=production leaves out devDependencies."}function jd(t){const e=new Set,n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.
test(s));for(const s of t.slice(Math.max(0,n),n+40)){const o=y([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??Cd(s);o&&e.add(o)}return[...e].slice(
0,10)}function Cd(t){return y([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}function P(t){return t?{kind:"dependency",name:D(t)}:void 0}function D(t){
return t.replace(/%2f/i,"/").replace(/(?<=.)@.*$/,"")}function Md(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]}function Kg(t){switch(t.kind){case"uninstalled":
return;case"file":return t.path;default:return"package.json"}}const Pd=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:t})=>`code for the browser ran during the build (${t.name} is not defined)`,remedy:({groups:t})=>`Use ${t.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${t.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:t})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${Z(t)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:t})=>`the page ${S(t.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
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
test(o)),s=/^\d{1,7} *\| *(\S.{0,80})/.exec(e[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${s?`, at ${S(s,"")}`:""}`},remedy:()=>"Look\
 above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],Dd=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
Fd=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘])\s+){1,3}/u,Bd=/^ {1,3}[x×✖] \S/u,xo=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
Ud=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
Gd=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
zd=/^\s/,Wd=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/;function Ht(t){return Ud.test(t)||Gd.test(t)}function Yt(t,e){const n=t.findLast(r=>xo.test(r));if(n)return xo.
exec(n)?.groups?.message;const s=t.flatMap(r=>{if(r===e)return[];const a=r.replace(Fd,"");return Ht(a)?[]:[{text:a,isReport:Bd.test(r),isLoose:!zd.test(a)}]}),o=s.
filter(({isLoose:r})=>r);return(o.findLast(({text:r,isReport:a})=>a||Dd.test(r))??o.at(-1)??s.findLast(({text:r})=>!Wd.test(r)))?.text.trim()}const Hd=[{name:"i\
nstall-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:t=>{if(t.facts.stage!=="install")return;const{name:e,
script:n,command:s}=Kt(t),o=e?`the package ${S(e,"")}`:"the project",i=Vd(t,s)??Yt(t.lines,t.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${i?`: ${i}`:""}`},remedy:t=>Kt(t).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=Kt(t);return e?{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],Yd=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Kd=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],qd=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function Kt({
groups:t,lines:e}){const n=t.name??y(e,qd),s=y(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,i=t.command??Zd(
e,Kd);return{name:n&&!o?D(n):void 0,script:t.script??y(e,Yd),command:i}}function Zd(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function Vd(t,e=""){const n=y(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??Je(n,t)} does not exist`:void 0}const Jd=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=y(t,Xd),n=y(t,$o),s=y(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>P(y(t,$o))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:t})=>`the repository has no workspace called ${S(t.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:t})=>P(t.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:t})=>`no workspace of the repository fits ${S(t.name,"what a dependency asks for")}`,remedy:({groups:t})=>`Let the dependency ${t.name?`on ${D(
t.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:t})=>P(t.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:t})=>`packageManager names ${t.name==="@yarnpkg/cli-dist"?"yarn":t.name}@${t.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:t})=>`no version of ${S(t.name&&
vo(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=y(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?D(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>P(
Oo(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${S(t.name&&vo(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>P(Oo(e)??t.name)},
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
summary:t=>{const e=To(t);return`${e?`the package ${S(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>P(To(t))}],Xd=/^\s*peer (\S{1,120}) from /,
$o=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function vo(t,e=Md(t)){return e===void 0?D(t):`${D(t)}@${e}`}function Oo(t){return y(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function To({groups:t,facts:e}){const n=t.name??t.tarball??y(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&D(n)}const Qd=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,wanted:o,actual:i}=No(e,t.wanted),r=n?S(n,""):s?"the project":void 0,a=r?`${r} asks for Node.js`:"the No\
de.js version does not fit";if(!o)return a;const c=i?`, and the build runs ${i}`:"";return r?`${a} ${o}${c}`:`${a} (wanted: ${o}${c})`},remedy:({facts:t,lines:e})=>e.
some(s=>s.includes("digital envelope routines"))?eu+(Z(t)?".":`, or ${Ro("16")}.`):Z(t)?"This platform builds with its own Node.js, and nodeVersion does not cha\
nge it. If engines.node of the project excludes it, change that range; if a package does, take a version of it that runs there.":`Let engines.node in package.js\
on and the versions of the packages allow the Node.js that builds run, or ${Ro("the version that is asked for")}.`,part:({lines:t})=>{const{name:e,isProject:n}=No(
t,void 0);return e||n?{kind:"engines",name:e??""}:void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${S(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${S(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>P(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Z(t)?"":", in a version that the\
 platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],eu="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the \
app variable NODE_OPTIONS to --openssl-legacy-provider";function Ro(t){return`set nodeVersion in app-settings to ${t} on a platform that has it`}function No(t,e){
const n=y(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??y(t,/^error (\S{1,150}): The engine "node" is incompatible/)??y(t,/Your Node version is incompatible with "(\S{1,300})"/),
s=e??y(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??y(t,/^Expected version: (.{1,60})$/),o=y(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??y(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),
i=n?.startsWith("/")??!1;return{name:i?void 0:n&&D(n),isProject:i,wanted:s,actual:o}}const qt="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_\
TIMEOUT|UND_ERR_CONNECT_TIMEOUT",tu=[{name:"conflict-markers",signs:[{tool:["pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-b\
erry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],summary:({groups:t})=>`${t.
file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package manager's install on your m\
achine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${nu(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...Io(t),...ou(
t)].map(D)})},...Jd,...Qd,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${qt})|^network .{0,80}(?:${qt})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${qt})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>[\w.:[\]-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:({groups:t,lines:e})=>{const n=t.host??y(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} ([\w.:[\]-]{1,200})/);return n?`the network failed: ${n} cannot be r\
eached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that the \
platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=y(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return P(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Z(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nativ\
e-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${S(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Hd];function nu(t){const[e]=Io(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=Ao.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const Ao=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,su=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function Io(t){return t.flatMap(e=>su.flatMap(
n=>n.exec(e)?.[1]??[]))}function ou(t){return t.flatMap(e=>Ao.exec(e)?.[2]??[])}const iu=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
ru=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>Zt(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??cu(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?Lo:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=jo(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(i=>/^> gatsby build\b/.test(i)),o=[...au,...s?["public"]:[]].find(i=>Zt(e).includes(i));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${S(t.outputDirectory,
"of the app")}${t.keptOutput?`${Lo},`:""} is empty`,remedy:t=>{const e=jo(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Lo=", which an earl\
ier deploy set",au=["dist","build","out","_site","storybook-static"];function cu({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function Zt({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function jo({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of iu){const[o]=t.flatMap(r=>{const a=s.exec(r)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:r}]:[]}).sort((r,a)=>n(r.folder)-n(a.folder)),i=o&&lu(o.folder,o.line,e);if(i&&i!==e.outputDirectory)return i}}function lu(t,e,n){const[s=""]=t.
split("/",1),o=Zt(n);if(o.length===0||o.includes(s))return t;const i=f.posix.dirname(n.outputDirectory??"");if(i!=="."&&n.list?.(i).length)return`${i}/${t}`;const r=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(r)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const du=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${Mo(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${Mo(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??y(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${S(t.folder??y(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??y(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>Co(t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${Co(
t.message)[1]??"Add a build script to package.json, or set build-command"}. To publish the folder as it is, set build-command to true and output-directory to th\
e folder.`}];function Co(t){return t?.split(". ",2)??[]}function Mo(t="the file"){return t.replace(/^.*\//,"")}const V=["queue","clone"],uu=[{name:"submodule",signs:[
{stages:V,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:V,log:/No url found for submodule path '(?<path>[^']{1,200})'/},{stages:V,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],
summary:({groups:t})=>`the Git submodule ${S(t.path,"of the repository")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform \
may read in .gitmodules, or keep its files in the repository itself."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:V,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},
{stages:V,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],summary:({groups:t,facts:e})=>`the branch ${S(t.branch??e.branch,"to build")} \
does not exist`,remedy:()=>"Push the branch, or set the input branch to one that exists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[
{codes:["commit_not_found"]},{stages:V,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],summary:()=>"the commit is not in the repository",remedy:()=>"\
Push the commit to the repository that the app builds from; a force push or a fork may have left it behind."},{name:"repository-not-allowed",signs:[{codes:["rep\
ository_not_allowed"]}],summary:({facts:t})=>`the platform does not take the repository ${S(t.repository,"given")}`,remedy:()=>"Set the input repository to owne\
r/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"repository-not-found",signs:[{codes:["repository_not\
_found"]},{stages:V,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},{stages:V,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],
summary:({facts:t})=>`the platform cannot read the repository ${S(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. \
If it is private, give the platform access to it${Z(t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",
signs:[{codes:["root_directory_missing"]},{tool:"npm",log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",
log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=Po(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=Po(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Z(t.facts)?"":", on a platform that has it,"} to the folder of the app, relativ\
e to the repository, and check that it is committed.`}}];function Po(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:So(s,o)};const i=s.split("/").slice(0,40);
for(let a=1;a<i.length;a++){const c=i.slice(a).join("/"),l=So(c,o);if(l)return{asked:c,actual:l}}const r=Je(s,t);return{asked:r.startsWith("/")?void 0:r,actual:void 0}}
const fu=[...uu,...du,...ru,...tu,...Ld,...Pd],pu={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload fai\
led",activate:"Activation failed"},mu=1e3,Do=300,hu=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,gu=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
wu=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function yu(t,e=fu){const n=Ze(t.message?[...t.log,t.message]:t.log).slice(-mu).map(o=>o.text).filter(
o=>!wu.test(o)),s=bu(t,e,n);if(s)return Fo(t,s.cause,s.known,s.message);for(const o of["codes","others"])for(const i of e){const r=Eu(i,o,t,n),a=r&&i.summary(r);
if(r&&a)return Fo(t,i,r,a)}return{headline:Bo(t,_u(t,n)),remedy:void 0}}function Fo(t,e,n,s){const o=G(e.remedy(n),500),i=e.part?.(n);return{headline:Bo(t,s),remedy:o,
cause:e.name,...i&&{fault:{part:i,summary:G(s,Do)}}}}function bu(t,e,n){for(const{severity:s,code:o,message:i}of t.diagnostics??[]){const r=s==="error"?e.find(a=>a.
part&&a.name===o):void 0;if(r)return{cause:r,message:i,known:ko(r,t,n)??{groups:{},facts:t,lines:n}}}}function Eu(t,e,n,s){const o=t.signs.filter(i=>e==="codes"==
(i.codes!==void 0));return o.length===0?void 0:ko({...t,signs:o},n,s)}function Bo(t,e){const n=pu[t.stage?.toLowerCase()??""]??"Deployment failed",s=ku(e,t)?"":
Su(t),o=Do-n.length-s.length-2;return`${n}: ${G(e.trim().replace(/\.$/,""),o)}${s}`}function ku(t,{exitCode:e,signal:n}){return typeof e=="number"?t.includes(`e\
xited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function Su({exitCode:t,signal:e}){return typeof t=="number"&&t!==0?` (exit code ${t})`:e?` (${G(e,20)})`:
""}function _u(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(t.message&&!hu.
test(t.message))return t.message;const s=xu(t,e);return s||(Yt(e,t.message)??(t.message||t.code||"the platform gave no reason"))}function xu({message:t},e){const n=gu.
exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(r=>r.startsWith("$ ")):s;return!n||o===-1||e.slice(o+1).filter(r=>r!==
t&&!Ht(r)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}const $u=200,vu=["dependencies","devDependencies","optionalDepen\
dencies","peerDependencies"];async function Ou(t,e){const n=new Set([(0,f.join)(e,"package.json")]);for await(const o of t.walk(/^package\.json$/))if(n.add(o),n.
size>=$u)break;const s=[];for(const o of n){const i=(await t.lines(o))?.join(`
`).replace(/^\ufeff/,""),r=i===void 0?void 0:Uo(i),a=ye(t,o);i!==void 0&&r&&s.push({file:a,folder:a.replace(/\/?package\.json$/,""),text:i,value:r})}return s}function Uo(t){
try{const e=JSON.parse(t);return $(e)?e:void 0}catch{return}}function ie({text:t},e){let n=0,s=t,o;for(const i of e){const r=ms(s,!1)?.findLast(a=>a.name===i);if(!r)
return;o=n+r.nameOffset,n+=r.offset,s=r.text}return o===void 0?void 0:ge(t,o)}function we(t,e){for(const n of t)for(const s of vu){const o=n.value[s];for(const[
i,r]of Object.entries($(o)?o:{}))if(!(typeof r!="string"||!e(i,r)))return{manifest:n,name:i,wanted:r,place:ie(n,[s,i])}}}function Go(t,e){for(const n of t){const s=n.
value.scripts;for(const[o,i]of Object.entries($(s)?s:{}))if(typeof i=="string"&&e(o,i))return{manifest:n,place:ie(n,["scripts",o])}}}function ye(t,e){return(0,f.
relative)(t.root,e).split(f.sep).join("/")}const Tu=16*b;async function Ru(t,e){const n=await ys(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),
o=await is(t.root,s,Tu);return{file:ye(t,s),folder:ye(t,n.dir),text:o?.text??""}}function Nu({text:t}){const e=It(t);return e===void 0?void 0:ge(t,e)}function Au({
file:t,text:e},n){if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return we(n,(o,i)=>s.includes(o)||!/^[\^~<>=*\d]/.test(i)?!1:!e.
includes(`${o}@${i}`)&&!e.includes(`${o}@npm:${i}`))}function Iu(t,{text:e},n){const s=Uo(e)?.packages,o=new Map;for(const[r,a]of Object.entries($(s)?s:{})){const c=r.
split("node_modules/").at(-1)??"",l=$(a)&&r.includes("node_modules/")?a.dependencies:void 0;for(const u of Object.keys($(l)?l:{})){const d=o.get(u);d?d.push(c):
o.set(u,[c])}}const i=new Set([t]);for(const r of i){const a=r===t?void 0:we(n,c=>c===r);if(a)return a;for(const c of o.get(r)??[])i.add(c)}}async function Lu(t,e,n){
if(!t.file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&ie(e,["workspaces"]),patterns:(e&&ju(e))??[]};const s=O.ab+"main/"+n.root+"/"+t.folder+"/pnpm\
-workspace.yaml",o=await n.lines(s)??[],i=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),r=o.findIndex(a=>a.startsWith("packages:"));return{
file:ye(n,s),place:r<0?void 0:{line:r+1,column:1},patterns:i}}function ju({value:{workspaces:t}}){const e=$(t)?t.packages:t;return Array.isArray(e)?e.filter(n=>typeof n==
"string"):void 0}const Cu=300;function Mu(t,e){const n=t.split("/"),s=r=>{const a=f.posix.normalize(r.slice(0,Cu)).replace(/\/$/,"").split("/"),c=a.indexOf("**"),
l=c===-1?a:a.slice(0,c);return(c===-1?l.length!==n.length:l.length>n.length)?!1:l.every((u,d)=>Pu(u,n[d]??""))},[o,i]=[e.filter(r=>r.startsWith("!")),e.filter(r=>!r.
startsWith("!"))];return i.some(s)&&!o.some(r=>s(r.slice(1)))}function Pu(t,e){const[n="",...s]=t.split("*"),o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(
n)||!e.endsWith(o)||e.length<n.length+o.length)return!1;let i=n.length;for(const r of s){const a=e.indexOf(r,i);if(a===-1)return!1;i=a+r.length}return i<=e.length-
o.length}const Du=60,Fu=20,Bu=300,Uu=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function Gu(t){const s=zo(t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).
map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!Uu.test(o)&&!o.includes("node_modules/"));return[...new Set(s.reverse())].slice(0,Fu)}function zu(t,e){
const n=zo(t),s=Yt(n,t.message),o=n.filter(i=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.test(i)).reverse();for(const i of s===void 0?[]:[s,
...o]){if(i===t.message||Ht(i))continue;const r=new Set(i.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(Wu)),a=we(e,c=>r.has(c));if(a)return{dependency:a,
words:G(i.trim(),Bu)}}}function Wu(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.
replace(/(?<=.)@.*$/,"")]:[]}function zo({log:t}){return Ze(t).slice(-Du).map(({text:e})=>e)}async function Hu(t,e,n,s){const{fault:o,cause:i}=yu(t,s);if(i!==void 0&&
!o)return;const r=await Ou(e,n),a=await Ru(e,n),c={sources:e,folder:n,app:ye(e,n),manifests:r,lockfile:a},l={cause:i??"",summary:o?.summary??""},u=o?await Ku(o.
part,c,l):await Yu(t,c);if(!u)return;const{line:d,column:p}=u.place??{line:null,column:null},m=u.message??l.summary;return{file:u.file,line:d,column:p,severity:"\
error",code:u.cause??i??null,message:m}}async function Yu(t,e){for(const s of Gu(t)){const o=await Yo(s,e);if(o?.place)return{...o,cause:"settings-invalid"}}const n=t.
stage==="install"?zu(t,e.manifests):void 0;return n&&{...re(n.dependency),message:n.words}}async function Ku(t,e,n){switch(t.kind){case"dependency":return Vu(t,
e,n);case"engines":return Ju(t.name,e,n);case"script":return await Ho(e,n)??Wo(t,e);case"uninstalled":return Ho(e,n);case"member":return t.name==="workspaces"?Qu(
e):Xu(t.name,e);case"lockfile":return tf(t.lacks,e,n);case"file":return Yo(t.path,e);case"names":return ef(e.manifests);default:return wr(t)}}const qu=["preinst\
all","install","postinstall","prepare"],Zu=["package-not-found","version-not-found","registry-login","registry-refused"];function Vu({name:t,host:e,script:n},s,o){
const{manifests:i,lockfile:r}=s,a=we(i,(d,p)=>t===void 0?e!==void 0&&p.includes(e):d===t);if(!a){const d=n&&i.find(({value:m})=>m.name===t);if(d){const m=o.summary.
replace(/^the package "[^"]{1,200}"/,"the project");return{file:d.file,...Wo({kind:"script",...n},{manifests:[d]}),message:m}}const p=t!==void 0&&r?Iu(t,r,i):void 0;
return p&&{...re(p),message:`${o.summary}; ${p.name} brings it`}}const c=i.find(({value:d})=>d.name===a.name);if(!c||!Zu.includes(o.cause))return re(a);const l=c.
value.version,u=typeof l=="string"?`in version ${l}`:"without a version";return{...re(a),cause:"workspace-version",message:`"${a.name}" is a workspace of this r\
epository (${c.folder}) ${u}, and ${a.manifest.file} asks for ${a.wanted}`}}function re({manifest:t,place:e}){return{file:t.file,place:e}}function Ju(t,{manifests:e},n){
const s=r=>$(r.value.engines)&&"node"in r.value.engines,o=e.find(r=>s(r)&&(t===""||r.value.name===t));if(!o){const r=we(e,a=>a===t);return r&&re(r)}const i=n.summary.
replace(/^"[^"]{1,200}"/,"the project");return{file:o.file,place:ie(o,["engines","node"]),message:i}}function Wo({name:t,command:e},{manifests:n}){const s=i=>e!==
void 0&&(i===e||i.split(/[\s;&|()]+/).includes(e)),o=Go(n,(i,r)=>(t===void 0||i===t)&&s(r))??Go(n,i=>e===void 0&&t===void 0?qu.includes(i):i===t);return o&&re(o)}
function Xu(t,{manifests:e}){const n=e.find(({value:s})=>s[t]!==void 0)??e[0];return n&&{file:n.file,place:ie(n,[t])}}function Qu({manifests:t,lockfile:e}){const n=t.
find(({folder:s})=>s===(e?.folder??""))??t[0];return n&&{file:n.file,place:ie(n,["workspaces"])}}function ef(t){for(const[e,{file:n,value:s}]of t.entries()){const o=t.
slice(e+1).find(r=>r.value.name===s.name);if(typeof s.name!="string"||!o)continue;const i=`multiple projects are called ${s.name}: ${n} and ${o.file}`;return{file:o.
file,place:ie(o,["name"]),message:i}}}async function Ho({sources:t,app:e,manifests:n,lockfile:s},o){const i=n.find(({folder:l})=>l===e);if(!i||!s||s.folder===e)
return;const r=n.find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await Lu(s,r,t);if(!Mu(a,c.patterns))return{file:c.file??i.file,
place:c.place,cause:"outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies were not installed`}}
function tf(t,{manifests:e,lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const i=Nu(n);if(i){const p=`${n.file} has the conflict markers of a merge`;return{
file:n.file,place:i,cause:"conflict-markers",message:p}}const r=we(e,p=>t.includes(p))??Au(n,e);if(!r||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,
name:c,wanted:l}=r,u=e.some(({value:p})=>p.name===c),d=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${u?", a workspace of this repository":""}`;return{
...re(r),message:d}}async function Yo(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!B(e.root,s))return;const o=(await e.lines(s))?.join(`
`).replace(/^\ufeff/,""),i=ye(e,s);if(o===void 0)return;const r=It(o);if(r!==void 0)return{file:i,place:ge(o,r),message:`${i} has the conflict markers of a merg\
e`};const a=ps(o);if(!/\.jsonc?$/.test(i)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:i};const c=ge(o,a.offset);return{file:i,place:c,message:`${i} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}var Vt=O(136);const Ko=1024,qo=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
nf="owner/name, or a URL that begins with https://",Jt="--allow-local-git",qg="https://github.com/{repository}.git";function Zg(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return qo.test(e)?e.replace(/\.git$/,""):void 0}function sf(t,e){if(t.length>Ko)return ae(`has more than ${Ko} characters`);if(new RegExp("\\p{C\
c}","u").test(t))return ae("has control characters");if(qo.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
Xt("is a local path");const n=Zo(t);return n?.protocol==="https:"||n?.protocol==="http:"?of(n,e):n?.protocol==="file:"?rf(n,e):af(t)}function Zo(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function of(t,e){return t.username!==""||t.password!==""?ae("contains a user name or password","the URL without them:\
 the platform has its own access"):t.protocol==="http:"&&!e?Xt("is a URL of plain http"):{kind:"remote",url:t}}function rf(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?ae("is not a path on this machine"):e?{kind:"file",url:t}:Xt("is a local path")}function af(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?ae("is neither owner/name nor an https URL"):ae("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function Xt(t){return ae(`${t}, which a platform takes only with ${Jt}`)}function ae(t,e=nf){return{kind:"refused",problem:t,instead:e}}function Xe(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Vo(t,e){return t.replaceAll("{repository}",()=>e)}function Vg(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=Vo(t,"owner/name"),o=Zo(s);if(o?.protocol===
"https:")return;const i=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(i&&e))return i?{problem:`begins with ${o?.protocol}//, which needs ${Jt}`,
instead:`${n}, or add ${Jt}`}:{problem:"is not an https URL",instead:n}}function cf(t,e){const n=sf(t,e.allowLocal),s=Xe(t);switch(n.kind){case"name":return Jo(
Vo(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:Xo(n.url)};case"file":return{url:(0,Vt.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return Jo((0,Vt.pathToFileURL)(n.path).href);case"refused":throw lf(s,n)}}function Jo(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,Vt.fileURLToPath)(
e):e.href,shown:Xe(t),protocols:Xo(e)}}function Xo({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function lf(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return A("clone","repository_not_allowed",s)}async function Qo(t,e){const{bare:n,branch:s,commit:o,lender:i,shallow:r,origin:a}=e;
for(const u of["objects/info","refs"])await(0,h.mkdir)((0,f.join)(t,u),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":i&&`${(0,f.join)(i,"objects")}
`,shallow:r};for(const[u,d]of Object.entries(l))d&&await(0,h.writeFile)((0,f.join)(t,u),d)}var ei=O(421),Qt=O(474),en=O(161),df=O(75);const uf=524288,ff=65535;let ti;
function pf(){return ti??=mf().filter(t=>t>2&&t<=ff&&hf(t)),ti}function mf(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function hf(t){
try{const e=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&uf)===0}catch{return!1}}
function ni(t){const e=pf().filter(o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,g.openSync)("/dev/null","r+"),s=[...t];
for(let o=s.length;o<=Math.max(...e);o+=1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(n)}}function J(t){try{return(0,g.
readFileSync)(t,"utf8")}catch{return""}}function si(t){try{return(0,g.readdirSync)(t)}catch{return[]}}function ce(t,e){return Number(new RegExp(`^${t}: +(\\d+) k\
B`,"m").exec(e)?.[1]??0)*1024}function tn(){const t=J("/proc/meminfo"),e=ce("MemTotal",t);if(e!==0)return{total:e,available:ce("MemAvailable",t),shared:ce("Shme\
m",t),swapFree:ce("SwapFree",t)}}function oi(){return Number(/^oom_kill (\d+)/m.exec(J("/proc/vmstat"))?.[1]??0)}const gf=6n;let ii;function wf(){return ii??=yf(),
ii}function yf(){try{const t=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===gf);return e===-1?
4096:Number(t[e+1])}catch{return 4096}}var bf=O(193);const ri=16384,Ef=65536,kf=10,nn=1e3,Sf=1;function _f(t,e){const n=new bf.StringDecoder("utf8"),s=Promise.withResolvers();
let o=[],i="",r=!1;const a=()=>{for(const c of o.slice(0,nn))e(c.slice(0,ri));o=o.slice(nn),o.length>0?setTimeout(a,Sf):r?s.resolve():t.resume()};return t.on("d\
ata",c=>{const l=(i+n.write(c)).split(`
`);i=(l.pop()??"").slice(0,ri);const u=c.length>=Ef,d=o.length>0;if(o=d?[...o,...l]:l,!(d||o.length===0)){if(!u&&o.length<=nn)return a();t.pause(),setTimeout(a,
u?kf:0)}}),t.on("close",()=>{const c=o.length>0;i!==""&&(o=[...o,i]),r=!0,c||a()}),s.promise}const sn=1e4,ai=2;function xf(t){return{list(){const e=t();if(e===void 0)
return[];const n=`/proc/${e}/root/proc`;return ln(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},get namespace(){
return t()}}}async function $f(t){for(const e=Date.now()+sn;t!==void 0&&Date.now()<e;){if(!cn(Qe(t)))return;await(0,ue.setTimeout)(1)}}class on{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=ln("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(i=>!this.#t.get(i)))o=s.filter(
i=>this.#o(i));return e.filter(o=>this.#t.get(o))}#o(e){const n=Qe(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:i}=this.#e,r=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||r||(i?.(Tf(e))??!1)||(o?.(Rf(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+sn;Date.now()<n;){const s=this.#s().filter(o=>cn(Qe(o)));if(s.length===0&&
e)return!0;e=s.length===0;for(const o of s)rn(o);await(0,ue.setTimeout)(ai)}return!1}}function rn(t){try{process.kill(t,"SIGKILL")}catch{}}async function Jg(t){
await new on({marker:e=>e!==""&&t(e)}).end()}async function vf(t,e){const n=e===void 0?void 0:`${t}${e}`,s=an(n??t);await new on({marker:o=>n===void 0?o.startsWith(
t):o===n,lock:o=>n===void 0?Math.floor(o/Ae)===Math.floor(s/Ae):o===s}).end()}async function Of(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const i=J(`/p\
roc/${o}/cmdline`).split("\0").find(r=>r.startsWith(n));return i!==void 0&&i!==e};for(const o=Date.now()+sn;Date.now()<o;){const i=ln("/proc").map(Number).filter(
r=>s(r)&&cn(Qe(r)));if(i.length===0)return;for(const r of i)rn(r);await(0,ue.setTimeout)(ai)}}const Ae=2**24;function an(t){const[e="",n=""]=t.split("/",2),s=o=>(0,x.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(Ae/2+s(e)%(Ae/2))*Ae+s(n)}function Tf(t){return Number(/^Max file locks +(\d+)/m.exec(J(`/proc/${t}\
/limits`))?.[1]??0)}function Rf(t){return J(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${me}=`))?.slice(me.length+1)??""}function Qe(t){const e=J(`\
/proc/${t}/stat`),[n="",s,o,i]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(i)}}function cn(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function ln(t){return si(t).filter(e=>/^\d+$/.test(e)).map(Number)}var Nf=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Af=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppresse\
d during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.
dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function be(t,e,n){n.signal?.throwIfAborted();const s=oi(),{child:o,printed:i}=If(
t,e,n),r=n.namespace?Ff(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(r())?.[1]??Number.NaN)||void 0,c=new on(Lf(o.pid,n)),l=(0,Qt.once)(o,"close");
l.catch(()=>{});const u=async()=>{o.pid!==void 0&&rn(-o.pid),n.sweep&&await c.end()},d=()=>{u()};n.signal?.addEventListener("abort",d,{once:!0});const p=new AbortController,
m=n.watch?.(n.namespace?xf(a):c,p.signal);m?.then(_=>_&&u());try{const[_,E]=await(0,Qt.once)(o,"exit");p.abort(),await u(),await Cf(o,l),await i,await $f(a()),n.
signal?.throwIfAborted();const I=oi()>s;return{...Pf(_,E),breach:await m,shortOfMemory:I}}finally{p.abort(),n.signal?.removeEventListener("abort",d)}}function If(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],i=Nf(s,ni([...o,n.namespace?"pipe":"ignore"]),
!1),r=(0,ei.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:i.stdio}),a=r.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(u=>{const d=r[u];return d?_f(d,p=>c(p,u)):void 0});return{child:r,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{Af(
s)}}function Lf(t,{env:e,sweep:n}){const s=n?e[me]:void 0;if(s===void 0)return{root:t};const o=an(s);return{root:t,marker:i=>i===s,lock:i=>i===o}}const jf=1e4;async function Cf(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},jf);await e,clearTimeout(n)}const Mf=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function Pf(t,e){const n=typeof t=="number"?t:null,s=Mf.find(o=>n===128+en.constants.signals[o]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const Df=4096;function Ff(t){let e="";return t instanceof df.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,Df)}),()=>e}const ci=[
["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],
["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],li=/no space left on device|disk quota exceeded|unable to write file/i,
dn=1e3,un=50,di=2e3;function ui(t,e){const n={...e.env,...Bf(t)},s=async o=>{const i=[];let r=0;const{exitCode:a,breach:c}=await be("git",o,{cwd:"/",env:n,signal:e.
signal,watch:e.guard?.watch,onLine(u,d){d!=="stdout"&&(i.push(u.slice(0,di)),i.length>=2*un&&i.splice(0,un),r+=1,r<=dn&&e.onLine(Xe(u.slice(0,di))))}});r>dn&&e.
onLine(`[\u2026 ${r-dn} more lines of git are left out \u2026]`);const l=i.slice(-un).map(Xe);if(c)throw A("clone",c.code,`The clone was stopped because ${c.because}`,
l);return{exitCode:a,errors:l}};return{try:s,async must(o){const{exitCode:i,errors:r}=await s(o);if(i===0)return;throw li.test(r.join(`
`))?A("clone","disk_full","The disk is full: the repository could not be checked out",r):A("clone","clone_failed",`The checkout failed: ${fn(r)}`,r)}}}function Bf(t){
const e=ci.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(ci.length),...Object.fromEntries(e)}}function fn(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}async function Uf(t,e,n){const s=await t(e);try{return await n()}finally{s()}}const fi="\
cache";function pn(t){return(0,x.createHash)("sha256").update(JSON.stringify([t.org,t.project,t.appID])).digest("hex").slice(0,32)}async function Gf(t,e,n,s){await(0,h.
mkdir)((0,f.join)(t,pn(e)),{recursive:!0});const o=await(0,h.realpath)((0,f.join)(t,pn(e)));await(0,h.chmod)(o,493);const i=(0,f.join)(o,n);await Ee(i);const r={
cache:(0,f.join)(o,fi),root:i,source:(0,f.join)(i,"source"),home:(0,f.join)(i,"home"),tmp:(0,f.join)(i,"tmp")};for(const a of Object.values(r))await(0,h.mkdir)(
a,{recursive:!0}),s!==void 0&&await(0,h.chown)(a,s,s);return await Wf(r.cache),{app:o,...r,[Symbol.asyncDispose]:()=>Hf(o,i)}}const zf=100;async function Wf(t){
if(!(await(0,h.lstat)(t)).isDirectory())return;await(0,h.chmod)(t,493);let e=0;for await(const n of await(0,h.opendir)(t))if(n.isDirectory()&&await(0,h.chmod)((0,f.
join)(t,n.name),493).catch(()=>{}),e+=1,e===zf)break}async function Hf(t,e){await(0,h.chmod)(t,493).catch(()=>{}),await Ee(e)}const et=".removed";async function Yf(t){
const e=[];for(const n of await mn(t))n!==et&&e.push(...await Kf((0,f.join)(t,n)));return e}async function Kf(t){return await(0,h.chmod)(t,493).catch(()=>{}),(await mn(
t)).filter(e=>e!==fi).map(e=>(0,f.join)(t,e))}async function mn(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(
n=>n.name)}async function qf(t,e){for(const n of e)await(0,h.mkdir)((0,f.join)(t,et),{recursive:!0,mode:448}).catch(()=>{}),await(0,h.chmod)(n,448).catch(()=>{}),
await(0,h.rename)(n,(0,f.join)(t,et,(0,x.randomUUID)())).catch(()=>{})}async function Zf(t,e,n){const s=(0,f.join)(t,et),o=[];for(const i of[...(await mn(s)).map(
r=>(0,f.join)(s,r)),...e])await Ee(i,{signal:n})||o.push(i);return await(0,h.rmdir)(s).catch(()=>{}),o}const Vf=10*6e4;async function Ee(t,{signal:e,ms:n=Vf}={}){
if(!await tt(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[o,...i]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],
["rm","-rf"]]){if(await be(o,[...i,"--",t],{cwd:"/",env:Jf,signal:s}).catch(Xf)==="missing")return Qf(t);if(s.aborted||!await tt(t))break}return!await tt(t)}const Jf={
PATH:ve,LC_ALL:"C"};function Xf(t){return C(t)==="ENOENT"?"missing":void 0}async function Qf(t){return await(0,h.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await tt(
t)}async function tt(t){return(0,h.lstat)(t).then(()=>!0,e=>C(e)!=="ENOENT")}async function ep(t,e){const{exitCode:n}=await be("chown",["-RhP",`${e}:${e}`,"--",
t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}async function tp(t,e,n,s,o){const i=(0,x.createHash)("sha256").update(e.url).digest("hex").
slice(0,32),r=(0,f.join)(t,`${i}.git`);for(const p of[r,pi(r)])o.guard?.include(p);const a=ui(e.protocols,o),c=await Uf(o.lock,`mirror:${i}`,()=>np(a,r,e,n)),{branch:l}=n,
u=(0,f.join)(s,".git");await Qo(u,{bare:!1,branch:l,lender:r,origin:e.shown}),await a.must(["-C",s,"reset","-q","--hard",c]);const d=(await(0,h.readFile)((0,f.join)(
u,"refs/heads",l),"utf8")).trim();return await(0,h.writeFile)((0,f.join)(u,"shallow"),`${d}
`),(0,g.existsSync)((0,f.join)(s,".gitmodules"))&&await op(s,e,o),{commit:d,mirror:r}}async function np(t,e,n,s){if(!(0,g.existsSync)(e))return mi(t,e,n,s);const o=s.
commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await hi(t,e,n,
s)}catch(i){if(ap(i)!=="clone_failed")throw i;return mi(t,e,n,s)}}function pi(t){return`${t}.new`}async function mi(t,e,n,s){const o=pi(e);await Ee(o);try{await Qo(
o,{bare:!0,branch:"main"});const i=await hi(t,o,n,s,sp);return await Ee(e),await(0,h.rename)(o,e),i}finally{await Ee(o)}}const sp=["-c","maintenance.auto=false"];
async function hi(t,e,{url:n,shown:s},o,i=[]){const r=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of r){const c=`refs/sli\
pway/${(0,x.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],u=await t.try(["-C",e,...i,"fetch",
...l]);if(u.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const d=rp(u.errors,s,o);if(d.facts.code!=="br\
anch_not_found")throw d}throw A("clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}async function op(t,e,n){const s=ui("https",n),o=[
"submodule","update","-q","--init","--recursive","--depth=1","--recommend-shallow"],{exitCode:i,errors:r}=await s.try(["-C",t,...o]);if(i===0)return;const a=/transport '[^']*' not allowed/.
test(r.join(`
`));throw A("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${fn(r)}`,r)}
const ip=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[li,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function rp(t,e,n){const s=t.join(`
`),[,o,i]=ip.find(([r])=>r.test(s))??[];return o&&i?A("clone",o,i(e,n),t):A("clone","clone_failed",`The repository ${e} could not be fetched: ${fn(t)}`,t)}function ap(t){
return t instanceof M?t.facts.code:void 0}var cp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");
var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(
this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},lp=(function(t){return function(e){
function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){
return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function dp(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:o,limits:i,clock:r}=t;for(const E of Object.values(o))await(0,h.mkdir)(E,{recursive:!0,mode:448});const a=await t.sandbox(),
c=cp(s,new Ed(n.onLog,i.logBytes,e.env),!1),l=await Gf(o.builds,e.app,e.deployID,a.ownerOf(e.app)),u=new AbortController,d=new AbortController;r.sleep(i.timeoutMs,
d.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const p=AbortSignal.any([n.signal,u.signal]),m={context:t,job:e,sandbox:a,workspace:l,log:c,signal:p,
mirror:"",root:l.source,step:"",stage:"clone"},_=E=>{m.stage=E,n.onStage(E)};try{const E=await up(m,_,n);return d.abort(),await n.onOutput?.({directory:E.directory,
kind:E.kind,log:c}),{...E,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}}catch(E){const I=await gp(E,m,u.signal.aborted).finally(()=>l[Symbol.asyncDispose]());
throw n.signal.throwIfAborted(),I}finally{d.abort()}}catch(o){s.error=o,s.hasError=!0}finally{lp(s)}}async function up(t,e,n){const{job:s,workspace:o}=t;e("clon\
e");const i=await pp(t);n.onCommit(i);const r=await mp(t);t.root=r;const a=await Ha(r,o.source),c=await fp(t,a);hp(t),e("install"),await Ja(t,a,r,c!==void 0),e(
"build");const l=await _d({source:o.source,folder:r,asked:s.outputDirectory,built:c!==void 0});return c!==void 0&&await Te(t,"build",c,r,a),{commit:i,...await xd(
l)}}async function fp({job:t,root:e},n){if(t.buildCommand)return t.buildCommand;if(n.hasBuildScript)return`${n.manager} run build`;const s=n.packageJson&&wd(n.packageJson,
n.manager);if(s&&!await $d(e,t.outputDirectory))throw s}async function pp(t){const{context:e,job:n,workspace:s,log:o,signal:i}=t,r=cf(n.repository,e.rules);t.step=
`the clone of ${r.shown}`,o.line(`Cloning ${r.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[me]:e.markerOf(
n)},c=t.sandbox.guardOf(s),l={env:a,signal:i,guard:c,lock:e.lock,onLine:m=>o.line(m)},{commit:u,mirror:d}=await tp(e.folders.mirrors,r,n,s.source,l);t.mirror=d,
o.line(`Checked out ${u}`);const p=t.sandbox.ownerOf(n.app);return p!==void 0&&await ep(s.source,p),u}async function mp({job:t,workspace:e}){const n=t.settings.
rootDirectory??".",s=await Ge(e.source,n).catch(()=>{});if(s&&(await(0,h.stat)(s)).isDirectory())return s;throw A("clone","root_directory_missing",`The app's ro\
ot directory \`${n}\` is not in the repository`)}function hp({job:t,log:e}){const n=t.settings.nodeVersion;n&&Number.parseInt(n.replace(/^v/,""),10)!==Number.parseInt(
process.versions.node,10)&&e.line(`Warning: the app asks for Node.js ${n}, but this platform builds with Node.js ${process.versions.node}`)}async function gp(t,e,n){
const{log:s,stage:o,step:i,context:r,workspace:a,root:c}=e;if(n){const u=`The build took longer than its limit of ${da(r.limits.timeoutMs)} and was stopped duri\
ng ${i}`;return s.line(u),A(o,"build_timeout",u,s.last())}if(t instanceof M){const l=t.facts.diagnostics,d=t.facts.exitCode!==null||t.facts.signal!==null?o==="i\
nstall"?"install":"build":void 0,p={root:a.source,folder:c,command:d,clock:r.clock},m=l.length>0?l:await nd(s.recent(),p),_={...t.facts,log:s.recent(),diagnostics:m},
E=new Ut(a.source,r.clock),I=l.length>0?void 0:await Hu(_,E,c);return s.line(t.message),new M({...t.facts,log:s.last(),diagnostics:I?[I,...m]:m})}return ft(t)?A(
o,"disk_full","The disk is full",s.last()):t}function gi(t,e){return t*(.25+.75*Math.min(1,Math.max(0,e)))}var wp=function(t,e,n){if(e!=null){if(typeof e!="obje\
ct"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="func\
tion")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},yp=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during dispos\
al."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function wi(t){try{const{bavail:e,blocks:n,bsize:s,ffree:o}=(0,g.statfsSync)(t);return{bytes:e*s,size:n*
s,files:o}}catch{return}}function bp(t){try{return(0,g.lstatSync)(t).dev}catch{return}}const Ep=6e4,yi=["-type","d","-printf","%b\\n","-o","-links","1","-printf",
"%b\\n","-o","-printf","%b %i\\n"];async function kp(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(t.since/1e3)}`;if(!await bi([...t.
whole,"-xdev",...yi],n,e))return;t.changed.length>0&&await bi([...t.changed,"-xdev","-newerct",s,"(",...yi,")"],n,e);const{bytes:o,files:i,complete:r}=n;return{
bytes:o,files:i,complete:r}}async function bi(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=wp(s,ni(["ignore","pipe","pipe"]),!1),i=(0,ei.spawn)(
"nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:ve,LC_ALL:"C"},stdio:o.stdio,timeout:Ep,killSignal:"SIGKILL"});let r="",a=!1,c=!1;i.stdout?.setEncoding("\
latin1").on("data",d=>{const p=(r+d).split(`
`);r=p.pop()??"";for(const m of p)Sp(m,e);(e.bytes>n.bytes||e.files>n.files)&&i.kill("SIGKILL")}),i.stderr?.setEncoding("latin1").on("data",d=>{a||=/permission denied|too long/i.
test(d),c||=/unrecognized|unknown|illegal|invalid/i.test(d)});const[l]=await(0,Qt.once)(i,"close").catch(()=>[void 0]),u=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!u||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{yp(s)}}function Sp(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}const _p=2e4;function Ei(t){let e=0;for(const n of t)e+=Number(J(`${n}/statm`).
split(" ",2)[1]??0);return e*wf()}function xp(t){let e=0,n=0;for(const s of t){const o=J(`${s}/smaps_rollup`),i=ce("Pss",o);i===0&&(e+=Ei([s]));const r=ce("Pss_\
Shmem",o);e+=i-r+ce("SwapPss",o),n+=r}return{own:e,mapped:n}}function ki(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,g.statfsSync)(t.shm);
return(e-n)*s}catch{return 0}}function Si(t,e){const n=t.shm===void 0?void 0:_i(t.shm)?.dev,s=new Set,o={disk:0,memory:0};for(const i of t.list())for(const r of si(
`${i}/fd`)){if(s.size>=_p)return o;const a=_i(`${i}/fd/${r}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===
e?o.disk+=a.blocks*512:$p(a.dev)&&(o.memory+=a.blocks*512))}return o}function $p(t){return(Math.floor(t/256)&4095)===0}async function vp(t){if(t===void 0||process.
getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await be("nsenter",n,{cwd:"/",env:{PATH:ve},onLine:r=>e.push(r)}).catch(()=>{});
const[s="",...o]=e.map(r=>r.trim()),i=s.split(/\s+/).indexOf("rss");return o.reduce((r,a)=>r+(Number(a.split(/\s+/)[i])||0),0)}function _i(t){try{return(0,g.statSync)(
t)}catch{return}}const Op=1/20,Tp=1/4,Rp=3e3,Np=1/100;class Ap{#e;#t;#n;#s;#o;#i;#r=0;#a=0;#c;#l;#d=performance.now();#u=0;constructor(e,n,s){this.#e=s,this.#n=
[n],this.#t={whole:[e],changed:this.#n,since:Date.now()},this.#s=wi(e),this.#i=this.#s;const{size:o=0,bytes:i=0}=this.#s??{};this.#o=Math.min(Math.max(512*b,o*.02),
5*Be,i/2)}include(e){this.#n.push(e)}look(e){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#r,n.bytes-this.#o),
o=performance.now()-this.#d,i=this.#r>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/Tp:i?this.#u/Op:Math.max(Rp,this.#u/Np);return this.#c===
void 0&&o>=a&&this.#p(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#f();const n=this.#r>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??
(n?await this.#p(e):void 0)}#f(){const e=wi(this.#t.whole[0]??"/");return e&&this.#i&&(this.#r+=Math.max(0,this.#i.bytes-e.bytes),this.#a+=Math.max(0,this.#i.files-
e.files)),this.#i=e??this.#i,e}#p(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){const n=performance.now(),s={bytes:this.#r,files:this.#a},
{diskBytes:o,diskFiles:i}=this.#e,r=await kp(this.#t,{bytes:o,files:i}),a=Si(e,bp(this.#t.whole[0]??"/")).disk;this.#d=performance.now(),this.#u=this.#d-n;const c=r?.
complete?{bytes:r.bytes+a,files:r.files}:{bytes:Math.max(s.bytes,r?.bytes??0),files:Math.max(s.files,r?.files??0)};return this.#r=c.bytes+this.#r-s.bytes,this.#a=
c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(e>s)return xi(`it wrote more than ${Y(s)}, th\
e limit of a build`);if(n>o)return xi(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);const i=this.#i?.bytes??Number.POSITIVE_INFINITY,
r=e/Math.max(1,(this.#s?.bytes??0)-i);return i>=gi(this.#o,r)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${Y(i)} were left, and it wr\
ote ${Y(e)}`}}}function xi(t){return{code:"disk_quota",because:t}}const Ip=1/30,Lp=30,jp=16*b;class Cp{#e;#t=tn();#n;#s=0;constructor(e){this.#e=e;const{total:n=0,
available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*b,n*.03),1024*b,s/2)}async look(e){const n=tn();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.
max(ki(e),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),i=Ei(e.list())+s+o,r=Math.min(this.#e-i,n.available-this.#n);return r>0||performance.
now()<this.#s?{room:r}:this.#o(e,n)}async#o(e,n){let s=await this.#i(e);const o=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,ue.setTimeout)(
Lp),s=Math.min(s,await this.#i(e)),s>this.#e))return{room:0,breach:Mp(s,this.#e)};const i=n.available<gi(this.#n,s/o);return{room:this.#e-s,breach:i?Pp(n.available,
s):void 0}}async#i(e){const n=performance.now(),{own:s,mapped:o}=xp(e.list()),r=(tn()?.shared??0)-(this.#t?.shared??0)>jp?await vp(e.namespace):0,a=ki(e)+Si(e).
memory+r,c=performance.now();return this.#s=c+(c-n)/Ip,s+Math.max(o,a)}}function Mp(t,e){return{code:"out_of_memory",because:`it used ${Y(t)} of memory, and the\
 limit for all processes of a build is ${Y(e)}`}}function Pp(t,e){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${Y(t)} were \
left, and it used ${Y(e)}`}}const Dp=250,Fp=25,Bp=4e6;function Up(t){const e=new Cp(t.memoryBytes),n=new Ap(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,o){
let i=Number.POSITIVE_INFINITY;for(;;){const r=Math.min(Dp,Math.max(Fp,i/Bp));if(!await zp(r,o))return n.settle(s).catch(()=>{});const a=await Gp(e,n,s);if(a.breach)
return a.breach;i=a.room}}}}async function Gp(t,e,n){const s=e.look(n),o=await t.look(n);return{room:Math.min(s.room,o.room),breach:s.breach??o.breach}}async function zp(t,e){
return(0,ue.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const hn=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],$i="/run/systemd/resolve",
vi=19e8,Wp=1e8;function Hp(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null |\
| ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"\
echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Yp={kind:"none",reason:"it was turned off"};async function Kp(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,i=s??(e==="none"?Yp:await qp(
o)),r=i.kind==="bubblewrap",a=d=>r&&o?vi+Number.parseInt(pn(d).slice(0,8),16)%Wp:void 0,c=Hp(n,r),l=new WeakMap,u=d=>{const p=l.get(d)??Up({...n,root:d.root,cache:d.
cache});return l.set(d,p),p};return{isolation:i,ownerOf:a,guardOf:u,tmpOf:d=>r?"/tmp":d.tmp,async run(d){const p=r?await Vp(d,t,i,a(d.app)):[],m=r?"":String(an(
d.outerEnv[me]??"")),[_="/bin/sh",...E]=[...p,"/bin/sh","-c",c,"sh",d.script,m];return be(_,E,{cwd:r?"/":d.cwd,env:{...d.outerEnv,PATH:ve},channel:wa({...d.env,
...d.outerEnv}),signal:d.signal,sweep:!r,namespace:r,watch:u(d.workspace).watch,onLine:d.onLine})}}}async function qp(t){const e=[];for(const n of[b,void 0]){const s=[
...Oi(t),...await Ri(n),...Ti(t?vi:void 0)],o=await be("bwrap",[...s,"true"],{cwd:"/",env:{PATH:ve},onLine:i=>e.push(i)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const Zp=1/4;async function Vp(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o},i){const{app:r,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw A("build","build_failed","A command of the build replaced its folder for temporary files");const u=e.
filter(p=>!hn.some(m=>B(m,p))),d=[...hn,...u].some(p=>B(p,n));return["bwrap",...Oi(i!==void 0),...await Ri(o?Math.ceil(s.memoryBytes*Zp):void 0),...await Jp(r,i??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...u.flatMap(p=>[...nt(p),"--ro-bind-try",p,p]),...d?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...nt(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...nt(p),"--bind",p,p]),...d?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...Ti(i)]}function Oi(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Ti(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Jp(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Ri(t){const e=await Promise.all(hn.map(async o=>{const i=await(0,h.realpath)(o).catch(
()=>{});return i===void 0?[]:i===o?["--ro-bind",o,o]:["--symlink",i,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",$i,$i,...s,"--proc","/proc"]}function nt(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...nt(
e),"--dir",e]}async function Xp(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}const Qp={NODE_DISABLE_COMPILE_CACHE:"1"};function em(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git")},i={...t.env,...t.lasting?{}:Qp},r=ha(t.path,process.execPath),a=ts(s);let c;const l={limits:e,folders:o,hostEnv:i,path:r,clock:n,lock:t.lock,rules:{
template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.deployID}`,sandbox(){return c??=tm(t,r,i),c}};return{sandbox:l.sandbox,build:(u,d)=>dp(
l,u,d),async clean(u){u===null&&await Of(ns(s,0),ns(s,process.ppid));const d=m=>u===null||(0,f.basename)(m)===u,p=(await Yf(o.builds)).filter(d);return p.length>
0&&await vf(a,u??void 0),await qf(o.builds,p),m=>Zf(o.builds,p,m)}}}async function tm(t,e,n){return Kp({want:t.isolation,limits:t.limits,tools:await Xp(e,ma(n)),
dataDir:await(0,h.realpath)(t.dataDir),known:t.known})}function Xg(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,
...o})}
`)}const gn=()=>{},nm={files:1e5,fileBytes:512*b,totalBytes:4*Be},st={pathBytes:1024,pathsBytes:16*b,rulesBytes:256*1024,indexBytes:32*b},wn=32*b,Ni={pathBytes:4096,
pathsBytes:32*b,rulesBytes:8*b,indexBytes:48*b},Ai=b,ot=b,sm=8,om=32,Ii=3600*1e3,im=Ii/2,Qg=1e3,rm=2*b,yn=["br","zstd","gzip"],bn=16*b,ke=Buffer.from("SLV","la\
tin1"),Se=ke.length+4+32,am=Se+bn;function cm(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([ke,e,(0,x.hash)("sha256",t,"buffer"),t])}
function Li(t,e){if(t.length<Se||ke.compare(t,0,ke.length)!==0)return;const n=t.readUInt32LE(ke.length);return n<=bn&&e===Se+n?n:void 0}function lm(t){if(Li(t,t.
length)===void 0)return;const e=t.subarray(Se),n=t.subarray(ke.length+4,Se);return(0,x.hash)("sha256",e,"buffer").equals(n)?e:void 0}const dm=/^[0-9a-f]{64}$/;function it(t){
return dm.test(t)}function L(t,e){return`${t}/${e.slice(0,2)}/${e}`}function um(t){return`${t}/`}function En(t){return`${t}/variants/`}function rt(t,e,n){return`${En(
t)}${e.slice(0,2)}/${e}.${n}`}function fm(t,e){return`${L(t,e)}.damaged`}function pm(t){const[,,e="",...n]=t.split("/");return n.length===0&&it(e)?e:void 0}function mm(t){
const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return yn.some(s=>s===n)?e:void 0}class hm{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.
withResolvers(),i=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,i),await n,()=>{o(),this.#e.get(e)===i&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}class X extends Error{name="DamagedObject"}const j=8;class at{#e;constructor(e){this.#e=e}get bytes(){return this.#e.
length}has(e){let n=0,s=this.#e.length/j-1;for(;n<=s;){const o=n+s>>>1,i=o*j,r=this.#e.compare(e,0,j,i,i+j);if(r===0)return!0;r<0?n=o+1:s=o-1}return!1}detached(){
return new at(Buffer.from(this.#e))}}function gm(t){return(0,x.hash)("sha256",t,"buffer").subarray(0,j)}class wm extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){
if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const ym=100,ji=600*1e3;class bm{#e;#t;#n;#s=new wm(ym);#o=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s){const o=L(n,s),i=e==="object_unusable"?`${o} unusable`:o,r=this.#s.get(i),a=this.#t.monotonic();
if(r&&a-r.at<ji){r.at=a;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(L(
e,n))}async lasting(){const e=this.#t.monotonic()-ji;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<e)&&this.#s.
delete(n);return this.#s.size}}class Em{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}load(e,n,s){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let i=this.#n.get(e);if(!i){const r=s().then(a=>(this.#n.
get(e)===r&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===r&&this.#n.delete(e),a});i=r,this.#n.set(e,i)}return i}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.
set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){
if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const km=512;class Sm{#e;#t;constructor(e,n=rm){this.#e=
e,this.#t=new Em(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,
km+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,x.
createHash)("sha256");for await(const o of n)s.update(o);return s.digest("hex")}}function _m(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?vm(t):t;if(!(e===
void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const xm=/^[\w.!~*'()@:$,+=&;/-]*$/;function e0(t){return xm.test(
t)?`/${t}`:`/${t.split("/").map($m).join("/")}`}function $m(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function vm(t){
try{return decodeURIComponent(t)}catch{return}}function t0(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.
slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/i\
ndex.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ci=32,Om=/\/:[A-Za-z]\w*[^\w/]/,Tm=/^:([A-Za-z]\w*)$/,kn="it must begin with a path that has at most one *\
, and placeholders (/:name) only for whole segments, each name once",Rm=`it has more than ${Ci} placeholders`;function Mi(t){const e=_m(t);return e===void 0?kn:
Nm(Pi(`/${e}`))}function Nm(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||Om.test(t))return kn;const o=e.slice(1).split("/").map(Sn),i=(n??
"").split("/").map(Sn),r=[...Ie(o),...Ie(i),...n===void 0?[]:["splat"]];if(new Set(r).size<r.length)return kn;if(r.length>Ci)return Rm;if(n===void 0)return{text:t,
head:o,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("/").map(Sn);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}
const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:o.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:i.slice(1)}}}function n0({head:t,
star:e}){return new Set(e?[...Ie(t),...Ie(e.tail),"splat"]:Ie(t))}function Ie(t){return t.flatMap(e=>"name"in e?e.name:[])}function Sn(t){const e=Tm.exec(t)?.[1];
return e===void 0?{text:t}:{name:e}}const Am=null;class s0{path;bare;parts;#e;#t=new Map;#n=Am;constructor(e){this.path=e,this.bare=Pi(e),this.parts=this.bare.slice(
1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;const s=encodePath(e).slice(1);return this.#t.set(e,
s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[e]??this.path.length}}function o0(t,e){const{head:n,
star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&_n(n,o,0)?new xn(t,e,void 0):void 0;if(!_n(n,o,0))return;if(s.isRest){if(o.length<n.length)return;
const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new xn(t,e,c>e.path.length?void 0:e.path.slice(c))}const i=o.length-s.tail.length-
1;if(i<n.length||!_n(s.tail,o,i+1))return;const r=e.start(n.length)+s.before.length,a=e.start(i)+(o[i]??"").length-s.behind.length;if(!(r>a)&&e.bare.startsWith(
s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new xn(t,e,e.bare.slice(r,a))}function _n(t,e,n){for(let s=0;s<t.length;s+=1){const o=t[s],i=e[n+
s];if(o===void 0||i===void 0||("text"in o?o.text!==i:i===""))return!1}return!0}class xn{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,
star:s}=this.#e,{parts:o}=this.#t,i=n.findIndex(a=>"name"in a&&a.name===e);if(i!==-1)return o[i]??"";const r=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&
r!==-1?o[o.length-s.tail.length+r]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Pi(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):
t}const Im=500,Di=8*1024,Lm=2e3,Fi=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Bi=/^[\t\x20-\x7e\x80-\xff]*$/,Ui=new Set(["accept-ranges","connection","content-encoding","c\
ontent-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id",
"x-slipway-release"]);function jm(t){const e=[],n=[];let s;for(const[o,i]of t.split(/\r\n|\r|\n/).entries()){const r=i.trim(),a=c=>n.push({line:o+1,reason:c});r===
""||r.startsWith("#")||(r.length>Lm?a("the line is too long"):r.startsWith("/")||/^https?:/.test(r)?(s=Cm(r,e.length,a),s&&e.push(s)):s?Mm(s,r,a):a("it is not b\
elow a path"))}return{rules:e,ignored:n}}function Cm(t,e,n){const s=Mi(t);if(e>=Im)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],
unset:[],bytes:0}}function Mm(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.indexOf(":"),i=e.slice(0,o).trim().
toLowerCase(),r=e.slice(o+1).trim();if(o<1||!Fi.test(i)||!Bi.test(r))return n('it is not "Name: value"');if(i==="basic-auth")return n('"basic-auth" is not suppo\
rted: anyone can read this path');if(i==="set-cookie"&&t.set.some(([c])=>c===i))return n("a path can set one cookie");if(Ui.has(i))return n(`rules cannot set "${i}\
"`);const a=t.bytes+Pm(i,r);if(a>Di)return n(`the headers of this path have more than ${Di} bytes`);t.bytes=a,t.set.push([i,r])}function Pm(t,e){return t.length+
e.length+4}function i0(t,e){return Fi.test(t)&&t===t.toLowerCase()&&Bi.test(e)&&!Ui.has(t)}const Dm=2e3,Fm=2e3,Bm=/^[^/:]+=/,Gi={200:"rewrite",404:"rewrite",301:"\
go",302:"go",303:"go",307:"go",308:"go"};function Um(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const i=Gm(o).trim();if(i==="")continue;
const r=e.length<Dm?zm(i):"too many rules";typeof r=="string"?n.push({line:s+1,reason:r}):e.push(r)}return{rules:e,ignored:n}}function Gm(t){const e=t.search(/(?:^|\s)#/);
return e===-1?t:t.slice(0,e)}function zm(t){if(t.length>Fm)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);if(n===void 0)return"it does n\
ot name a target";if(o.length>0||s.includes("=")||Bm.test(n))return"conditions and query parameters are not supported";const i=Wm(s);if(i===void 0)return/^\d+!?$/.
test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const r=Mi(e);return typeof r=="string"?r:Ym(n,i)?{from:r,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:i,force:s.endsWith("!")}:zi(i)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function Wm(t){const e=Number(
/^(\d{3})!?$/.exec(t)?.[1]);return Hm(e)?e:void 0}function Hm(t){return Object.hasOwn(Gi,t)}function zi(t){return Gi[t]==="rewrite"}function Ym(t,e){return/^\/(?!\/)/.
test(t)||!zi(e)&&/^(?:https?:)?\/\//i.test(t)}const $n="_redirects",vn="_headers",On=512*1024;function Tn(t){return t===$n||t===vn}function Wi(t){const e=[],n=r=>{
const a=t.get(r)??Buffer.alloc(0);return a==="too large"&&e.push({file:r,reason:`it has more than ${On} bytes`}),a==="too large"?"":a.toString()},s=Um(n($n));for(const r of s.
ignored)e.push({file:$n,...r});const o=jm(n(vn));for(const r of o.ignored)e.push({file:vn,...r});if(s.rules.length+o.rules.length===0)return{bytes:Buffer.alloc(
0),ignored:e};const i={redirects:s.rules.map(({from:r,to:a,status:c,force:l})=>[r.text,a,c,l]),headers:o.rules.map(({from:r,set:a,unset:c})=>[r.text,a,c])};return{
bytes:Buffer.from(JSON.stringify(i)),ignored:e}}function r0(t){if(t.length===0)return{redirects:[],headers:[]};const{redirects:e,headers:n}=Km(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw le();return{redirects:e.map(qm),headers:n.map(Zm)}}function Km(t){try{const e=JSON.
parse(t.toString());if(isObject(e))return e}catch{}throw le()}function qm(t){const[e,n,s,o]=Le(t);if(typeof n!="string"||typeof s!="number"||typeof o!="boolean"||
!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw le();return{from:Hi(e),to:n,status:s,force:o}}function Zm(t){const[e,n,s]=Le(t),o=Le(n).map(r=>{const[
a,c]=Le(r);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw le();return[a,c]}),i=Le(s).map(r=>typeof r=="string"?r:Rn());return{from:Hi(e),set:o,
unset:i}}function Hi(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:Rn()}function Le(t){return Array.isArray(t)?t:Rn()}function Rn(){
throw le()}function le(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}const Vm={"3g2":"video/3gpp2","3gp":"video/3gpp",
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
on/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/zip"};function Jm(t){let e=(""+t).trim().toLowerCase(),
n=e.lastIndexOf(".");return Vm[~n?e.substring(++n):e]}const Xm=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","app\
lication/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-\
fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model\
/vnd.usdz+zip"]]),Qm=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,eh=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function th(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=Xm.get(n)??Jm(n),o=typeof s=="string"?s:"application/octet-\
stream";return Qm.test(o)&&!o.includes("charset")?`${o}; charset=utf-8`:o}function nh(t){return eh.test(t)}const sh=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
oh=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function ih(t){const e=Yi(
t);return e===void 0||e.endsWith(".html")?!1:sh.test(t)||oh.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const rh=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function ah(t){const e=Yi(t);return ih(t)||e!==void 0&&rh.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Yi(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var ch=O(573);const je=Buffer.from("SLIPWAY","latin1"),U=56,Ce=32,ct=Ce+6,de=4,Ki=8192,qi=Buffer.allocUnsafe(3*Ni.pathBytes);class lt{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(e,n,s){
const o=dt(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new at(e.subarray(U,o.records)),
this.rules=e.subarray(o.rules)}static async open(e,n,s=st){if(e.length>s.indexBytes)throw R("it is too large");const o=Zi(e,s);if(dt(o).end!==e.length)throw R("\
its length does not match its header");const i=await lh(e,o,s,n);return new lt(e,o,i)}find(e){if(e.length>this.#o)return-1;const n=qi.write(e);let s=0,o=this.count-
1;for(;s<=o;){const i=s+o>>>1,r=this.#e.compare(qi,0,n,this.#i(i),this.#i(i+1));if(r===0)return i;r<0?s=i+1:o=i-1}return-1}path(e){return this.#e.toString("utf8",
this.#i(e),this.#i(e+1))}file(e){const n=this.#t+e*ct;return{hash:this.#e.toString("hex",n,n+Ce),size:this.#e.readUIntLE(n+Ce,6)}}*files(){for(let e=0;e<this.count;e+=
1)yield{path:this.path(e),...this.file(e)}}#i(e){return this.#s+this.#e.readUInt32LE(this.#n+e*de)}}function Zi(t,e=st){if(t.length<U||je.compare(t,0,je.length)!==
0)throw R("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.
subarray(24,U)};if(n.assets>n.count)throw R("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||dt(n).end>e.indexBytes)throw R(
"it is too large");return n}function Vi(t,e){if(e.length!==t.assets*j)throw R("its length does not match its header");if(!(0,x.hash)("sha256",e,"buffer").equals(
t.assetsDigest))throw R("its assets do not match their hash");return new at(e)}function dt({count:t,pathsBytes:e,rulesBytes:n,assets:s}){const o=U+s*j,i=o+t*ct,
r=i+(t+1)*de,a=r+e;return{records:o,offsets:i,paths:r,rules:a,end:a+n}}async function lh(t,e,n,s){const o=dt(e),i=t.subarray(U,o.records);if(Vi(e,i),!(0,ch.isUtf8)(
t.subarray(o.paths,o.rules)))throw R("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw R("its first path does not begin at 0");let r=0;for(let a=0;a<
e.count;a+=Ki){if(r=Math.max(r,dh(t,o,a,Math.min(a+Ki,e.count))),r>n.pathBytes)throw R("a path is too long");await s()}if(t.readUInt32LE(o.offsets+e.count*de)!==
e.pathsBytes)throw R("its last path does not end with the paths");for(let a=j;a<i.length;a+=j){const c=a-j;if(i.compare(i,a,a+j,c,a)>=0)throw R("its assets are \
not sorted")}return r}function dh(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*de);let i=0,r=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<s;c+=1){const l=e.
paths+o(c+1);if(l<=a||l>e.rules)throw R("its paths are out of order");if(((t[a]??0)&192)===128)throw R("a path is not UTF-8");if(r!==0&&t.compare(t,a,l,r,a)>=0)
throw R("its paths are not sorted");i=Math.max(i,l-a),r=a,a=l}return i}function R(t){return new X(`The index of a release is damaged (${t}): deploy again`)}function Ji(t,e){
const n=uh(t),s=fh(n),o=n.reduce((p,{path:m})=>p+Buffer.byteLength(m),0),i=U+s.length+n.length*(ct+de)+de,r=Buffer.alloc(i+o+e.length);je.copy(r);const a=[n.length,
o,e.length,s.length/j];for(const[p,m]of a.entries())r.writeUInt32LE(m,je.length+p*4);(0,x.hash)("sha256",s,"buffer").copy(r,je.length+a.length*4),s.copy(r,U);let c=U+
s.length,l=c+n.length*ct;const u=l+(n.length+1)*de;let d=0;for(const{path:p,hash:m,size:_}of n)r.write(m,c,Ce,"hex"),c=r.writeUIntLE(_,c+Ce,6),l=r.writeUInt32LE(
d,l),d+=r.write(p,u+d);return r.writeUInt32LE(d,l),r.set(e,u+o),r}function uh(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.
from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function fh(t){const e=t.filter(({path:n})=>ah(n)).
map(({path:n})=>gm(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const ph=123;function Xi(t){return t[0]===ph}
async function mh(t,e,n){if(t.length>wn)throw _e(`has more than ${wn} bytes`);const s=hh(t),o=new Map;for(const i of s.filter(({path:r})=>Tn(r)))o.set(i.path,i.
size>On?"too large":await e(i));return lt.open(Ji(s,Wi(o).bytes),n,Ni)}function hh(t){let e;try{e=JSON.parse(t.toString())}catch{throw _e("is not JSON")}if(!$(e)||
!$(e.files))throw _e("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:i}=$(s)?s:{};if(typeof o!="string"||!it(o))throw _e("\
has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw _e("has a file without a size");if(n===""||!n.isWellFormed())throw _e(
"has an invalid path");return{path:n,hash:o,size:i}})}function _e(t){return new X(`The manifest of a release ${t}: deploy again`)}function Me(t,e=sm){let n=performance.
now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}class Qi{damage;#e;#t;#n;#s=new hm;#o=new Map;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=s,this.#n=new Sm(e),this.damage=new bm(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#c(e,n);if(s>Math.max(
st.indexBytes,wn))throw this.damage.note("object_unusable",e,n),new X(`The index ${n} of a release has ${s} bytes: deploy again`);const i=()=>this.#i(e,n);return{
index:await(s>ot?this.#s.run("index",i):i()),storedAt:o}}async#i(e,n){const s=await this.read(e,n),o=Me();try{return Xi(s)?await mh(s,({hash:i,size:r})=>this.read(
e,i,r),o):await lt.open(s,o)}catch(i){throw i instanceof X&&this.damage.note("object_unusable",e,n),i}}async assets(e,n){const s=await this.#l(e,n,0,U);if(Xi(s))
return(await this.index(e,n)).index.assets.detached();const o=Zi(s),i=o.assets*j;return Vi(o,await this.#l(e,n,U,i))}async read(e,n,s){const o=await this.#c(e,n);
if(s!==void 0&&o.size!==s)throw await this.#u(e,n,o);const i=await this.#e.read(L(e,n))??this.#d(e,n);if(await gh(i)!==n)throw await this.#u(e,n,o);return this.
damage.mend(e,n),i}async stream(e,n,s){const o=await this.#c(e,n);if((await this.#n.digest(L(e,n),o)??this.#d(e,n))!==n)throw await this.#u(e,n,o);const r=await this.#e.
stream(L(e,n),s)??this.#d(e,n);return this.damage.mend(e,n),r}async variants(e,n){const s=new Map;for(const o of yn){const i=await this.#r(rt(e,n,o)).catch(r=>{
this.#t("warn","variants_unreadable",{org:e,reason:String(r)})});i!==void 0&&s.set(o,i)}return s}async#r(e){const n=await this.#e.head(e),s=n&&await this.#e.read(
e,{start:0,end:Se-1});return s&&Li(s,n.size)}async readVariant(e,n,s){const o=rt(e,n,s),i=await this.#a(o).catch(()=>{});if(i&&i.length>0)return i;this.#t("warn",
"variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#a(e){const n=await this.#e.head(e),s=n&&n.size<=am?await this.#e.read(e):
void 0;return s&&lm(s)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#c(e,n){if(!it(n))throw new X(
`"${n}" is not the name of an object`);return await this.#e.head(L(e,n))??this.#d(e,n)}async#l(e,n,s,o){if(!it(n))throw new X(`"${n}" is not the name of an obje\
ct`);const i={start:s,end:s+o-1};return await this.#e.read(L(e,n),i)??this.#d(e,n)}#d(e,n){throw this.damage.note("object_missing",e,n),new X(`The object ${n} i\
s gone`)}async#u(e,n,{version:s}){return this.damage.note("object_damaged",e,n),await this.#e.move(L(e,n),fm(e,n),s),new X(`The object ${n} is damaged`)}}async function gh(t){
if(t.length<=ot)return(0,x.hash)("sha256",t);const e=(0,x.createHash)("sha256"),n=Me();for(let s=0;s<t.length;s+=ot){e.update(t.subarray(s,s+ot));const o=n();o&&
await o}return e.digest("hex")}async function wh(t){return new bh(t).run()}const er=32;class yh{#e=new Set;add(e){this.#e.add(Buffer.from(e.slice(0,er),"hex").toString(
"latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,er),"hex").toString("latin1"))}}class bh{#e;#t;#n;#s;#o;#i=new yh;#r=0;#a=0;constructor(e){const{blobs:n,
clock:s=Fe,log:o=gn,signal:i}=e;this.#e=e,this.#t=s,this.#n=o,this.#s=new Qi({blobs:n,clock:s,log:o}),this.#o=Me(i)}async run(){const{org:e,releases:n}=this.#e,
s=this.#t.now()-Ii,o=await n();try{for(const i of o)await this.#c(i)}catch(i){return await this.#o(),this.#n("error","collection_skipped",{org:e,reason:String(i)}),
{objects:0,bytes:0}}return await this.#l(um(e),s,!0),await this.#l(En(e),s,!1),{objects:this.#r,bytes:this.#a}}async#c(e){this.#i.add(e);const{index:n}=await this.#s.
index(this.#e.org,e);for(const{hash:s}of n.files()){this.#i.add(s);const o=this.#o();o&&await o}}async#l(e,n,s){const{blobs:o,org:i}=this.#e;for await(const{key:r,
size:a}of o.list(e)){const c=this.#o();if(c&&await c,s&&r.startsWith(En(i)))continue;const l=s?pm(r):mm(r);l!==void 0&&this.#i.has(l)||(await o.deleteUnused(r,n)?
s&&(this.#r+=1,this.#a+=a):l!==void 0&&this.#i.add(l))}}}function F(t,e){return new M({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],diagnostics:[]})}
function Eh(t,e){if(t instanceof M)return t;if(e.aborted)return e.reason;if(t instanceof bt)return F("disk_full","The disk of the platform is full: the output c\
ould not be stored");const n=C(t)??(t instanceof Error?t.message:String(t));return F("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:tr,pathsBytes:nr,
rulesBytes:sr,indexBytes:or}=st,kh=4,Sh=200;class _h{#e;#t=0;#n=0;#s=0;#o=0;#i=0;constructor(e){this.#e=e}get bytes(){return this.#i}countFile(e){const n=this.#e.
files;if(this.#t>=n)throw H(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>tr){const o=pe(e,Sh);throw H(`The path "${o}" ha\
s ${s} bytes, and the limit is ${tr}: shorten its names`)}if(this.#o+=s,!(this.#o<=nr))throw H(`The paths of the output have more than ${nr} bytes together: pub\
lish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;if(this.#n>=e)throw H(`The output has more than ${e} folders`);this.#n+=
1}countPassed(){const e=kh*this.#e.files;if(this.#s>=e)throw H(`The output has more than ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){
this.#i+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#i>s)throw H(`The output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;
if(n>s)throw H(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=sr)return e;throw H(`The rules of _redirects and _headers have ${e.length} bytes t\
ogether, and the limit is ${sr}: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=or))throw H(`The list of the output's files has ${e.
length} bytes, and the limit is ${or}: publish fewer files`)}}function H(t){return F("output_too_large",t)}class xh{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){
if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}const $h=20,vh=200;function Oh({count:t,names:e},n){return{count:t+1,names:e.
length<$h?[...e,Rh(n)]:e}}function Th({count:t,names:e}){const n=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(
", ")}${n}`}function Rh(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return pe(e,vh)}var ut=O(975);const Nn="{js,cjs,mjs,ts,cts,mts}",Nh={hidden:[
".*","__pycache__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfil\
e.lock","Cargo.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspac\
e.yaml","lerna.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.tom\
l","setup.py","setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[
`{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,r\
emix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Nn}`,"tsconfig*\
.json","jsconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rak\
efile","Justfile","Taskfile.{yml,yaml}",`gulpfile.${Nn}`,`gruntfile.${Nn}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dock\
erfile.{dev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase\
.json","wrangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},Ah=new RegExp(`^(?:${Object.values(Nh).flat().map(Lh).join(
"|")})$`,"is");function Ih(t){return t!==".well-known"&&Ah.test(t)}function Lh(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*jh(t,e,n){const s=(0,g.realpathSync)(t);yield*An({root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*An(t,e){
yield"folder";for(const n of(0,g.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,o=`${e.real}/${n.name}`,i=rr(n.name,e.prefix==="",t);if(i!=="p\
ublished"){i!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,i),yield"nothing";continue}if(Ph(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())
yield*An(t,ir(e,o,s));else if(n.isSymbolicLink())yield*Ch(t,e,s,o);else throw In(s)}}function ir(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}
function*Ch(t,e,n,s){const{root:o}=t,{real:i,stats:r}=Mh(s,n);if(!B(o,i))throw F("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(o,i).split(f.sep).map((l,u)=>rr(l,u===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c),yield"nothing";else if(r.isFile())yield{path:n,
real:i};else if(r.isDirectory()){if(i===e.real||e.above.includes(i))throw F("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*An(
t,ir(e,i,n))}else throw In(n)}function Mh(t,e){try{const n=(0,g.realpathSync)(t);return{real:n,stats:(0,g.statSync)(n)}}catch(n){const s=C(n)==="ELOOP"?"is part\
 of a cycle of links":"has a target that cannot be read";throw F("output_unsafe",`The link "${e}" ${s}`)}}function rr(t,e,{kind:n}){return t===".git"||e&&t==="n\
ode_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&Ih(t)?"folder":"published"}function Ph(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw F(
"output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function In(t){return F("output_unsafe",`"${t}" is not a file, a folder, or a link t\
o one`)}function Dh(t){try{const e=Fh(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes(C(e)??""))throw e}throw In(t.path)}function Fh(t){const e=(0,g.
openSync)(t,g.constants.O_RDONLY|g.constants.O_NOFOLLOW|g.constants.O_NONBLOCK),n=(0,g.fstatSync)(e);if(!n.isFile()){(0,g.closeSync)(e);return}return{fd:e,stats:n,
[Symbol.dispose]:()=>(0,g.closeSync)(e)}}function Bh(t,e){let n=0;for(;n<e.length;){const s=(0,g.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const Uh=(0,ut.
promisify)(g.read),Gh=1024*1024;async function*ar(t,e){const n=Buffer.allocUnsafeSlow(Gh);for(let s=0;;){e.throwIfAborted();const{bytesRead:o}=await Uh(t,n,0,n.
length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function cr(t,{fd:e,stats:n},s){const{size:o,mtimeMs:i,ctimeMs:r}=(0,g.fstatSync)(e);if(s!==n.size||o!==n.
size||i!==n.mtimeMs||r!==n.ctimeMs)throw Ln(t)}function Ln(t){return F("sync_failed",`"${t}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var lr=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},dr=(function(t){
return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const jn=50,zh=200,Wh=20;async function Hh(t){const{blobs:e,org:n,signal:s,log:o=gn}=t;try{const i={stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();
const r=lr(i,e.writer(),!0),a=await new Yh(t,r).run();a.withheld>0&&o("warn","secrets_withheld",{org:n,files:a.withheld});for(const c of a.ignoredRules.slice(0,
Wh))o("warn","rule_ignored",{org:n,...c});return a}catch(r){i.error=r,i.hasError=!0}finally{const r=dr(i);r&&await r}}catch(i){throw Eh(i,s)}}class Yh{#e;#t;#n;#s;#o;#i=new xh(
om);#r=[];#a=new Set;#c=new Map;#l=Buffer.allocUnsafe(Ai+1);#d=0;#u={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??Fe,this.#n=this.#t.now(),this.#s=
new _h(e.limits??nm),this.#o=n}async run(){const{directory:e,kind:n="build",signal:s}=this.#e,o=Me(s);for(const c of jh(e,n,(l,u)=>this.#f(l,u))){if(c==="folder")
this.#s.countFolder();else if(c==="nothing")this.#s.countPassed();else{this.#s.countFile(c.path);const u=this.#m(c);this.#r.push({path:c.path,...u instanceof Promise?
await u:u})}const l=o();l&&await l}if(this.#r.length===0)throw F("output_empty","The output directory has no file to publish");const{bytes:i,ignored:r}=Wi(this.#c),
a=Ji(this.#r,this.#s.checkRules(i));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:Kh(r)}}#f(e,n){n==="secret"?this.#d+=1:this.#u=Oh(this.#u,e)}async#p(e){
await this.#i.end(),await this.#h(),await this.#o.settle();const n=(0,x.hash)("sha256",e),s=L(this.#e.org,n);return await this.#o.keep(s,e.length)||await this.#o.
put(s,e,n),await this.#o.settle(),{manifestHash:n,files:this.#r.length,written:this.#a.size,reused:this.#r.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#d,
leftOut:this.#u,hasIndexPage:this.#r.some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<im)){for(const{path:e,hash:n,size:s}of this.#r)
if(this.#e.signal.throwIfAborted(),!await this.#o.keep(L(this.#e.org,n),s))throw F("sync_failed",`Storing the output took too long, and "${e}" was removed: depl\
oy again`)}}#m(e){const n={stack:[],error:void 0,hasError:!1};try{const s=Dh(e);if(s.stats.size>Ai)return Tn(e.path)&&this.#c.set(e.path,"too large"),this.#w(e.
path,s).finally(()=>s[Symbol.dispose]());const o=lr(n,s,!1),i=Bh(s.fd,this.#l);cr(e.path,s,i),this.#s.countBytes(e.path,i);const r=this.#l.subarray(0,i);Tn(e.path)&&
this.#c.set(e.path,i>On?"too large":Buffer.from(r));const a=(0,x.hash)("sha256",r),c=this.#g(a,r);return c?c.then(()=>({hash:a,size:i})):{hash:a,size:i}}catch(s){
n.error=s,n.hasError=!0}finally{dr(n)}}#g(e,n){if(this.#a.has(e))return;const s=L(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)return;const i=Buffer.from(
n),r=()=>(this.#a.add(e),this.#o.put(s,i,e));return this.#i.start(o===!1?r:async()=>{await o||await r()})}async#w(e,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(
e,o.size);const i=await this.#b(e,s);cr(e,n,i.size),this.#s.countBytes(e,i.size);const{hash:r,size:a}=i,c=L(this.#e.org,r);if(this.#a.has(r)||await this.#o.keep(
c,a))return i;try{await this.#o.putStream(c,a,()=>ar(s,this.#e.signal),r)}catch(l){throw l instanceof Et?Ln(e):l}return this.#a.add(r),i}async#b(e,n){const s=(0,x.
createHash)("sha256");let o=0;for await(const i of ar(n,this.#e.signal))o+=i.length,this.#s.refuseLarge(e,o),s.update(i);return{hash:s.digest("hex"),size:o}}}function Kh(t){
const e=t.slice(0,jn).map(s=>({...s,reason:s.reason.slice(0,zh)})),[n]=t.slice(jn);return n&&e.push({file:n.file,reason:`${t.length-jn} more rules`}),e}var Pe=O(
522),qh=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Zh=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.
error,"An error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Vh=512,{BROTLI_PARAM_QUALITY:Jh,ZSTD_c_compressionLevel:Xh}=Pe.
constants,Qh=(0,ut.promisify)(Pe.brotliCompress),eg=(0,ut.promisify)(Pe.gzip),ur=typeof Pe.zstdCompress=="function"?(0,ut.promisify)(Pe.zstdCompress):void 0,fr={
br:t=>Qh(t,{params:{[Jh]:9}}),zstd:ur&&(t=>ur(t,{params:{[Xh]:15}})),gzip:t=>eg(t,{level:9})};async function tg(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:i=gn}=t,
r=new ng(e,new Qi({blobs:e,clock:Fe,log:i}),n),{index:a}=await r.reader.index(n,s),c=Me(o,1);let l=0;for(const u of a.files()){if(o.throwIfAborted(),nh(th(u.path)))
try{l+=await r.make(u)}catch(d){if(i("warn","variant_failed",{org:n,hash:u.hash,reason:String(d)}),d instanceof bt)return l}await c()}return l}class ng{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<Vh||n>bn)return 0;const o=[];for(const a of yn)
fr[a]&&!await this.#e.head(rt(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const i=await this.reader.read(this.#t,e),r=qh(s,this.#e.writer({lasting:!1}),!0);
for(const a of o){const c=await fr[a]?.(i)??i,l=cm(c.length<i.length?c:Buffer.alloc(0));await r.put(rt(this.#t,e,a),l,(0,x.hash)("sha256",l))}return await r.settle(),
o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=Zh(s);o&&await o}}}const a0=3e4,c0=5e3,l0={clone:"building",install:"building",build:"building",sync:"\
syncing",activate:"activating"};function sg(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class og extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}class pr extends Error{name="\
StageError";stage;aborted;constructor(e,n,s){super(hr(s),{cause:s}),this.stage=e,this.aborted=n}}function ig(t){const{stage:e,aborted:n,cause:s}=t instanceof pr?
t:{stage:"build",aborted:!1,cause:t};return n?sg(e):s instanceof M?s.facts:ft(s)||s instanceof og&&s.isFull?mr(e,"disk_full","The disk of the platform is full"):
mr(e,Yn[e],`The platform itself failed at the stage "${e}": ${hr(s)}`)}function mr(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}
function hr(t){return t instanceof Error?t.message:String(t)}function rg({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:i,reason:r})=>`Ignor\
ed: ${o}${i===void 0?"":`, line ${i}`}: ${r}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(Th(n)),s}var ag=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},cg=(function(t){return function(e){function n(r){e.error=e.hasError?new t(r,e.error,"An \
error was suppressed during disposal."):r,e.hasError=!0}var s,o=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return n(a),i()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Cn={objects:0,bytes:0};async function lg(t,e){const{blobs:n,builder:s,channel:o,
signal:i}=e;switch(t.kind){case"deploy":return ug(t,e);case"clean":{const r=await s.clean(t.deployID);o.send({kind:"done",removed:Cn});const a=await r(e.signal);
return a.length===0||e.signal.aborted?void 0:o.send({kind:"note",level:"warn",event:"workspaces_stay",text:a.join(", ").slice(0,2e3)})}case"variants":return(0,en.
setPriority)(en.constants.priority.PRIORITY_LOW),await tg({blobs:n,...t,signal:i}),o.send({kind:"done",removed:Cn});case"collect":return o.send({kind:"done",removed:await dg(
e)})}}async function dg({blobs:t,channel:e,signal:n}){const s=(r,a,c)=>{const l=Object.entries(c??{}).map(([u,d])=>`${u}: ${d}`);e.send({kind:"note",level:r,event:a,
text:l.join(", ").slice(0,2e3)})};let{objects:o,bytes:i}=Cn;for await(const r of t.folders()){const c=await wh({blobs:t,org:r,releases:async()=>{const l=await e.
ask({about:"live",org:r});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,
i+=c.bytes}return{objects:o,bytes:i}}async function ug({job:t,look:e},n){const{builder:s,channel:o,signal:i}=n;let r="clone";const a=l=>{r=l,o.send({kind:"stage",
stage:r})};let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const u=ag(l,await s.build(t,{signal:i,onStage:a,onLog:d=>o.send({kind:"log",text:d}),onCommit(d){
c=d,o.send({kind:"commit",commit:c})},async onOutput({directory:d,kind:p,log:m}){e&&await o.ask({about:"output",directory:d,kind:p}),i.throwIfAborted(),a("sync"),
await fg(t.app.org,{directory:d,kind:p,log:m},n,_=>o.send({kind:"stored",release:_,commit:c}))}}),!0)}catch(u){l.error=u,l.hasError=!0}finally{const u=cg(l);u&&
await u}}catch(l){i.throwIfAborted(),o.send({kind:"failed",facts:ig(new pr(r,!1,l))})}}async function fg(t,{directory:e,kind:n,log:s},{settings:o,blobs:i,signal:r},a){
const c={blobs:i,org:t,directory:e,kind:n,limits:o.outputLimits,signal:r},{withheld:l,leftOut:u,ignoredRules:d,hasIndexPage:p,...m}=await Hh(c);for(const _ of rg(
{ignoredRules:d,withheld:l,leftOut:u}))s.line(_);s.end(),a(m)}const pg=250;async function mg({input:t,output:e,path:n}){const s=new AbortController,o=Promise.withResolvers();
o.promise.catch(()=>{});const i=()=>{s.abort(new Error("the platform stops")),o.reject(s.signal.reason)},r=()=>{i(),setTimeout(()=>process.exit(1),pg)};let a;const c=new la(
t,e,u=>{u.kind==="abort"?i():u.kind==="prepare"?a=hg(u.settings,n,c):o.resolve(u)},r),l=setInterval(()=>c.send({kind:"pulse"}),Ir);try{const u=await o.promise;if(!a)
throw new Error("The job came before the settings");await lg(u,{...a,channel:c,signal:s.signal}),await a.ready}catch(u){if(!s.signal.aborted)throw u}finally{clearInterval(
l),await c.end()}return 0}function hg(t,e,n){const o=em({...t,path:e,lock:async r=>(await n.ask({about:"lock",name:r}),()=>n.send({kind:"release",name:r})),clock:Fe}),
i=o.sandbox().then(({isolation:r})=>n.send({kind:"ready",isolation:r}),r=>n.send({kind:"ready",isolation:{kind:"none",reason:String(r)}}));return{settings:t,blobs:aa(
t.blobs),builder:o,ready:i}}})};export{d0 as id,u0 as ids,f0 as modules};

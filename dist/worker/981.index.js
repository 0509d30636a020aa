const A=981,v=[981],R={1224:((L,S,i)=>{i.d(S,{fm:()=>b,jq:()=>f,ml:()=>c,ux:()=>_});var e=i(8500);const c={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(s,u){
u?.throwIfAborted();try{await(0,e.setTimeout)(s,void 0,{signal:u})}catch(p){throw u?.throwIfAborted(),p}},after(s,u){const p=setTimeout(u,s);return()=>clearTimeout(
p)}};async function _(s,u,p,O){const n=new AbortController,m=s.sleep(u,O?AbortSignal.any([n.signal,O]):n.signal).then(()=>{},()=>{});try{return await Promise.race(
[p,m])}finally{n.abort()}}const f={now(){const{user:s,system:u}=process.cpuUsage();return(s+u)/1e3}},b=(s,u)=>{const p=setInterval(u,s).unref();return()=>clearInterval(
p)}}),3739:((L,S,i)=>{i.d(S,{GQ:()=>_,I7:()=>f,b$:()=>O,bD:()=>b,xU:()=>u,xb:()=>s});const e={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"\
user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},c=Object.keys(e);class _ extends Error{name="\
SlipwayError";code;mender;remedy;input;place;call;also;constructor(m,t,a={}){super(t,a.cause===void 0?void 0:{cause:a.cause}),this.code=m,this.mender=e[m],this.
remedy=a.remedy,this.input=a.input,this.place=a.place,this.call=a.call,this.also=a.also??[]}with(m){const{code:t=this.code,message:a=this.message,...g}=m,{remedy:h,
input:C,place:d,call:o,cause:E,also:l}=this;return new _(t,a,{remedy:h,input:C,place:d,call:o,cause:E,also:l,...g})}}function f(n){return n instanceof _?n:new _(
"internal",b(n),{cause:n,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function b(n){return n instanceof Error?n.message:String(
n)}function s(n){throw new _("internal",`Unhandled case: ${JSON.stringify(n)}`)}function u(n){if(!(!(n instanceof Error)||!("code"in n)))return typeof n.code=="\
string"?n.code:void 0}const p=new Set(["ENOSPC","EDQUOT"]);function O(n){return p.has(u(n))}}),8302:((L,S,i)=>{i.d(S,{D7:()=>_,Eb:()=>f,Gv:()=>e,KH:()=>b,U4:()=>c});
function e(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)}function c(s){try{return JSON.parse(s)}catch{return}}function _(s){const u=c(s);return e(u)?
u:void 0}function f(s){const u=Object.entries(s).filter(([,p])=>p!==void 0);return Object.fromEntries(u)}function b(s,u){return typeof s=="string"&&s.length<=u}}),
7994:((L,S,i)=>{i.d(S,{FK:()=>b,UG:()=>u});var e=i(3024),c=i(1455),_=i(6760),f=i(3739);function b(n,m){const t=(0,_.relative)(n,m);return t===""||t!==".."&&!t.startsWith(
`..${_.sep}`)&&!(0,_.isAbsolute)(t)}function s(n,m){const t=(0,_.resolve)(n,m);if(m.includes("\0")||!b((0,_.resolve)(n),t))throw O(m);return t}async function u(n,m){
const[t,a]=await Promise.all([(0,c.realpath)(n),(0,c.realpath)(s(n,m))]);if(!b(t,a))throw O(m);return a}function p(n,m){if(!existsSync(n)){p(dirname(n),m);try{mkdirSync(
n,{mode:m})}catch(t){if(systemCode(t)!=="EEXIST")throw t}}}function O(n){return new f.GQ("path_escapes_root",`The path "${n}" leaves its root folder`,{remedy:"N\
ame a path inside the folder, without links that lead out of it."})}}),2978:((L,S,i)=>{i.d(S,{Gy:()=>b,Jt:()=>s,Qq:()=>c,U9:()=>f,Xd:()=>p,c3:()=>O,lS:()=>n,nd:()=>_,
tG:()=>m,yL:()=>u});var e=i(8302);function c(t){return a=>(0,e.KH)(a,t)?a:void 0}const _=t=>typeof t=="number"&&Number.isSafeInteger(t)?t:void 0,f=t=>{const a=_(
t);return a!==void 0&&a>=0?a:void 0},b=t=>t===!0?!0:void 0,s=t=>t===!0;function u(t){return a=>t.find(g=>g===a)}function p(t){return a=>a===null?null:t(a)}function O(t,a){
return g=>{if(!Array.isArray(g)||g.length>t)return;const h=g.map(a).filter(C=>C!==void 0);return h.length===g.length?h:void 0}}function n(t,a={}){const g=Object.
entries({...a,...t});return h=>{if(!(0,e.Gv)(h))return;const C={};for(const[d,o]of g){const E=o(h[d]);if(E!==void 0)C[d]=E;else if(Object.hasOwn(t,d))return}return C}}
function m(t,a){return g=>{const h=(0,e.Gv)(g)?g[t]:void 0;if(typeof h!="string"||!Object.hasOwn(a,h))return;const C=a[h]?.(g);return C&&{[t]:h,...C}}}}),3052:((L,S,i)=>{
i.d(S,{D6:()=>_,Xq:()=>u,j9:()=>f});var e=i(3739);const c=1024,_=1024*c,f=1024*_,b=[["TiB",1024*f],["GiB",f],["MiB",_],["KiB",c]];function s(p,O){const[,n,m]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(p.trim())??[],t=b.find(([g])=>g.toLowerCase()===m?.toLowerCase())?.[1],a=Math.round(Number(n)*(t??Number.NaN));if(a>0&&Number.isSafeInteger(a))return a;throw new SlipwayError(
"invalid_input",`${O}: "${p}" is not a size`,{input:O,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function u(p){const[
O,n]=b.find(([,t])=>p>=t)??["bytes",1],m=p/n;return`${m<10&&n>1?m.toFixed(1).replace(/\.0$/,""):Math.round(m)} ${O}`}}),5807:((L,S,i)=>{i.d(S,{DJ:()=>m,FF:()=>w,
Kf:()=>g,Nl:()=>n,OK:()=>u,Ow:()=>h,aL:()=>d,oF:()=>l,vI:()=>a,zD:()=>o});const e="\x1B",c="\x07",_=new RegExp(`${e}[\\]P_^X][^${c}${e}]*(?:${c}|${e}\\\\)|${e}\\\
[[0-?]*[ -/]*[@-~]|${e}[ -/]*[0-Z\\\\^-~]`,"g"),f=/[\t\n\v\f\r\u0085\u2028\u2029]/g,b=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u060\
5\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),s=new RegExp(`${e}\\[[0-9;:]{0,40}m`,"g");function u(r){const y=r.includes(e)?r.match(s)??
[]:[];return y.length===0?{texts:[r],codes:y}:{texts:r.split(s),codes:y}}const p=/^[ -~]*$/,O=/^[\t -~]*$/;function n(r){return r.includes(e)?r.replace(_,""):r}
function m(r){return O.test(r)?r:n(r).replace(/[\n\u2028\u2029]/g," ").replace(b(),y=>y==="	"?y:"")}function t(r){return r.split(`
`).map(m).join(`
`)}function a(r,y){return r.length>y?C(r,y):r}function g(r){return r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function h(r,y=2e3){const I=r.length>y*8+1024?r.slice(
0,y*8+1024):r;if(p.test(I)&&I.length<=y)return r;const M=n(I).replace(f," ").replace(b(),"").toWellFormed();return M.length>y||I.length<r.length?C(M,y):M}function C(r,y){
if(y<1)return"";const I=r.slice(0,y-1),M=I.charCodeAt(I.length-1);return`${M>=55296&&M<=56319?I.slice(0,-1):I}\u2026`}function d(r){return r.trim().split(/\s+/)}
function o(r){let[y,I]=[String(r),""];for(;y.length>3;y=y.slice(0,-3))I=`,${y.slice(-3)}${I}`;return y+I}function E(r,y){return`${o(r)} ${y}${r===1?"":"s"}`}function l(r){
return w(r)??r}function w(r){try{return decodeURIComponent(r)}catch{return}}const T=/^[\t\n\r -~]*$/;function P(r){return T.test(r)?r:r.replace(/[\u2028\u2029]/g,
D).replace(b(),y=>`	
\r`.includes(y)?y:D(y))}function D(r){return Array.from({length:r.length},(I,M)=>r.charCodeAt(M)).map(I=>`\\u${I.toString(16).padStart(4,"0")}`).join("")}}),2207:((L,S,i)=>{
i.d(S,{Mb:()=>f,oC:()=>s,sR:()=>b,tl:()=>O});var e=i(2978),c=i(2345);const _=null,f=["queue","clone","install","build","sync","activate"],b=["repository_not_fou\
nd","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_am\
biguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","\
disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed",
"start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],s=["error","warning","notice"],u=(0,e.lS)({line:e.nd,text:(0,e.
Qq)(c.IC.sourceLine)}),p=(0,e.lS)({file:(0,e.Qq)(c.IC.file),line:(0,e.Xd)(e.nd),column:(0,e.Xd)(e.nd),severity:(0,e.yL)(s),code:(0,e.Xd)((0,e.Qq)(c.IC.findingCode)),
message:(0,e.Qq)(c.IC.findingMessage)},{source:(0,e.c3)(c.IC.sourceLines,u)}),O=(0,e.c3)(c.IC.findings,p),n={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),6169:((L,S,i)=>{i.d(S,{Fd:()=>O,U$:()=>t,nf:()=>p});var e=i(2978),c=i(5807),_=i(2207),f=i(2345);const{failureLogLines:b,failureLogLine:s}=f.
lF,u=(0,e.lS)({stage:(0,e.yL)(_.Mb),code:(0,e.yL)(_.sR),message:(0,e.Qq)(f.IC.message),exitCode:(0,e.Xd)(e.nd),signal:(0,e.Xd)((0,e.Qq)(f.IC.signal)),log:(0,e.c3)(
b,(0,e.Qq)(s)),diagnostics:_.tl}),p={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activa\
tion_failed"};function O({stage:g,code:h,message:C,exitCode:d,signal:o,log:E,diagnostics:l}){const w={stage:g,code:h,message:(0,c.vI)(C,f.IC.message),exitCode:d},
T=o===null?null:o.slice(0,f.IC.signal),P=l.filter(({file:I})=>I.length<=f.IC.file).slice(0,f.IC.findings).map(I=>({...I,code:I.code===null?null:(0,c.vI)(I.code,
f.IC.findingCode),message:(0,c.vI)(I.message,f.IC.findingMessage)})),D=n(P,f.IC.bytes/2),r=f.IC.bytes-m({...w,signal:T,log:[],diagnostics:D}),y=E.slice(-b).map(
I=>(0,c.vI)(I,s));return{...w,signal:T,log:n(y.reverse(),r).reverse(),diagnostics:D}}function n(g,h){let C=h;const d=g.findIndex(o=>(C-=m(o)+1,C<0));return d===
-1?g:g.slice(0,d)}function m(g){return Buffer.byteLength(JSON.stringify(g))}function t(g){const h=u(g);return h&&m(h)<=f.IC.bytes?h:void 0}function a(g){return{
stage:g,code:p[g],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}}),2345:((L,S,i)=>{
i.d(S,{G1:()=>O,IC:()=>h,jI:()=>c,jh:()=>g,lF:()=>t,yN:()=>_});const e={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},c=["api","web-ssr","sse"],_=["web-landing",...c],f="detect";function b(C){return c.some(d=>d===C)}const s="us-east-2",u="execute-api",p="SERVICE\
_KVS_",O=/^[A-Za-z_][A-Za-z0-9_]*$/,n=/^[a-z][a-z0-9_]{0,31}$/,m=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,t={bodyBytes:1024*1024,envVariables:500,envBytes:256*
1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},a={pageDefault:64*1024,pageMost:256*1024},g={subject:200,author:100},h={bytes:1024*1024,
message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),2881:((L,S,i)=>{i.d(S,{$w:()=>_,SU:()=>f});var e=i(
6169);function c(s){return s.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${s.reason}`}class _ extends Error{name="BuildFailure";facts;constructor(u){
const p=(0,e.Fd)(u);super(p.message),this.facts=p}}function f(s,u,p){return new _({stage:s,code:u,message:p,exitCode:null,signal:null,log:[],diagnostics:[]})}class b extends Error{name="\
BuildCancelled";constructor(){super("The deployment was cancelled")}}}),6419:((L,S,i)=>{i.d(S,{Kd:()=>t,Vj:()=>a,Z4:()=>O,fo:()=>p,lQ:()=>n,wX:()=>m,xO:()=>g,zy:()=>h});
var e=i(3024),c=i(1455),_=i(6760),f=i(7994),b=function(d,o,E){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError("Object expected.");var l,
w;if(E){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=o[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");l=o[Symbol.dispose],E&&(w=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");w&&(l=function(){try{w.call(
this)}catch(T){return Promise.reject(T)}}),d.stack.push({value:o,dispose:l,async:E})}else E&&d.stack.push({async:!0});return o},s=(function(d){return function(o){
function E(P){o.error=o.hasError?new d(P,o.error,"An error was suppressed during disposal."):P,o.hasError=!0}var l,w=0;function T(){for(;l=o.stack.pop();)try{if(!l.
async&&w===1)return w=0,o.stack.push(l),Promise.resolve().then(T);if(l.dispose){var P=l.dispose.call(l.value);if(l.async)return w|=2,Promise.resolve(P).then(T,function(D){
return E(D),T()})}else w|=1}catch(D){E(D)}if(w===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return T()}})(typeof SuppressedError==
"function"?SuppressedError:function(d,o,E){var l=new Error(E);return l.name="SuppressedError",l.error=d,l.suppressed=o,l});const u=e.constants.O_RDONLY|(e.constants.
O_NOFOLLOW??0)|(e.constants.O_NONBLOCK??0);async function p(d){return(await(0,c.stat)(d).catch(()=>{}))?.isFile()??!1}async function O(d){return(await(0,c.lstat)(
d).catch(()=>{}))?.isFile()??!1}async function n(d){return(await(0,c.stat)(d).catch(()=>{}))?.isDirectory()??!1}async function m(d,o){const E=[];try{for await(const{
name:l}of await(0,c.opendir)(d))if(E.push(l),E.length>=o)break}catch{}return E}function*t(d,o){for(let E=o;(0,f.FK)(d,E);E=(0,_.dirname)(E))yield E}function a(d,o){
return[...t(d,o)].map(E=>(0,_.join)(E,"node_modules/.bin"))}function g(d,o,E){return h(d,o,E,E)}async function h(d,o,E,l=Number.POSITIVE_INFINITY){try{const w={
stack:[],error:void 0,hasError:!1};try{const T=await(0,f.UG)(d,o),P=b(w,await(0,c.open)(T,u),!0),D=await P.stat();return D.isFile()&&D.size<=l?await C(P,Math.min(
D.size,E)):void 0}catch(T){w.error=T,w.hasError=!0}finally{const T=s(w);T&&await T}}catch{return}}async function C(d,o){const E=Buffer.allocUnsafe(o);let l=0;for(;l<
o;){const{bytesRead:w}=await d.read(E,l,o-l,l);if(w===0)break;l+=w}return{text:E.toString("utf8",0,l),bytes:l}}})};export{A as id,v as ids,R as modules};

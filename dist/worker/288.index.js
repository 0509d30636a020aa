const D=288,P=[288],R={1224:((O,y,u)=>{u.d(y,{fm:()=>m,jq:()=>l,ml:()=>_,ux:()=>a});var e=u(8500);const _={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(r,i){
i?.throwIfAborted();try{await(0,e.setTimeout)(r,void 0,{signal:i})}catch(d){throw i?.throwIfAborted(),d}},after(r,i){const d=setTimeout(i,r);return()=>clearTimeout(
d)}};async function a(r,i,d,b){const n=new AbortController,c=r.sleep(i,b?AbortSignal.any([n.signal,b]):n.signal).then(()=>{},()=>{});try{return await Promise.race(
[d,c])}finally{n.abort()}}const l={now(){const{user:r,system:i}=process.cpuUsage();return(r+i)/1e3}},m=(r,i)=>{const d=setInterval(i,r).unref();return()=>clearInterval(
d)}}),3739:((O,y,u)=>{u.d(y,{GQ:()=>a,I7:()=>l,b$:()=>b,bD:()=>m,xU:()=>i,xb:()=>r});const e={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"\
user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},_=Object.keys(e);class a extends Error{name="\
SlipwayError";code;mender;remedy;input;place;call;also;constructor(c,t,o={}){super(t,o.cause===void 0?void 0:{cause:o.cause}),this.code=c,this.mender=e[c],this.
remedy=o.remedy,this.input=o.input,this.place=o.place,this.call=o.call,this.also=o.also??[]}with(c){const{code:t=this.code,message:o=this.message,...f}=c,{remedy:g,
input:I,place:h,call:C,cause:L,also:T}=this;return new a(t,o,{remedy:g,input:I,place:h,call:C,cause:L,also:T,...f})}}function l(n){return n instanceof a?n:new a(
"internal",m(n),{cause:n,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function m(n){return n instanceof Error?n.message:String(
n)}function r(n){throw new a("internal",`Unhandled case: ${JSON.stringify(n)}`)}function i(n){if(!(!(n instanceof Error)||!("code"in n)))return typeof n.code=="\
string"?n.code:void 0}const d=new Set(["ENOSPC","EDQUOT"]);function b(n){return d.has(i(n))}}),8302:((O,y,u)=>{u.d(y,{D7:()=>a,Eb:()=>l,Gv:()=>e,KH:()=>m,U4:()=>_});
function e(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}function _(r){try{return JSON.parse(r)}catch{return}}function a(r){const i=_(r);return e(i)?
i:void 0}function l(r){const i=Object.entries(r).filter(([,d])=>d!==void 0);return Object.fromEntries(i)}function m(r,i){return typeof r=="string"&&r.length<=i}}),
7994:((O,y,u)=>{u.d(y,{FK:()=>m,UG:()=>i});var e=u(3024),_=u(1455),a=u(6760),l=u(3739);function m(n,c){const t=(0,a.relative)(n,c);return t===""||t!==".."&&!t.startsWith(
`..${a.sep}`)&&!(0,a.isAbsolute)(t)}function r(n,c){const t=(0,a.resolve)(n,c);if(c.includes("\0")||!m((0,a.resolve)(n),t))throw b(c);return t}async function i(n,c){
const[t,o]=await Promise.all([(0,_.realpath)(n),(0,_.realpath)(r(n,c))]);if(!m(t,o))throw b(c);return o}function d(n,c){if(!existsSync(n)){d(dirname(n),c);try{mkdirSync(
n,{mode:c})}catch(t){if(systemCode(t)!=="EEXIST")throw t}}}function b(n){return new l.GQ("path_escapes_root",`The path "${n}" leaves its root folder`,{remedy:"N\
ame a path inside the folder, without links that lead out of it."})}}),2978:((O,y,u)=>{u.d(y,{Gy:()=>m,Jt:()=>r,Qq:()=>_,U9:()=>l,Xd:()=>d,c3:()=>b,lS:()=>n,nd:()=>a,
tG:()=>c,yL:()=>i});var e=u(8302);function _(t){return o=>(0,e.KH)(o,t)?o:void 0}const a=t=>typeof t=="number"&&Number.isSafeInteger(t)?t:void 0,l=t=>{const o=a(
t);return o!==void 0&&o>=0?o:void 0},m=t=>t===!0?!0:void 0,r=t=>t===!0;function i(t){return o=>t.find(f=>f===o)}function d(t){return o=>o===null?null:t(o)}function b(t,o){
return f=>{if(!Array.isArray(f)||f.length>t)return;const g=f.map(o).filter(I=>I!==void 0);return g.length===f.length?g:void 0}}function n(t,o={}){const f=Object.
entries({...o,...t});return g=>{if(!(0,e.Gv)(g))return;const I={};for(const[h,C]of f){const L=C(g[h]);if(L!==void 0)I[h]=L;else if(Object.hasOwn(t,h))return}return I}}
function c(t,o){return f=>{const g=(0,e.Gv)(f)?f[t]:void 0;if(typeof g!="string"||!Object.hasOwn(o,g))return;const I=o[g]?.(f);return I&&{[t]:g,...I}}}}),3052:((O,y,u)=>{
u.d(y,{D6:()=>a,Xq:()=>i,j9:()=>l});var e=u(3739);const _=1024,a=1024*_,l=1024*a,m=[["TiB",1024*l],["GiB",l],["MiB",a],["KiB",_]];function r(d,b){const[,n,c]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.
exec(d.trim())??[],t=m.find(([f])=>f.toLowerCase()===c?.toLowerCase())?.[1],o=Math.round(Number(n)*(t??Number.NaN));if(o>0&&Number.isSafeInteger(o))return o;throw new SlipwayError(
"invalid_input",`${b}: "${d}" is not a size`,{input:b,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function i(d){const[
b,n]=m.find(([,t])=>d>=t)??["bytes",1],c=d/n;return`${c<10&&n>1?c.toFixed(1).replace(/\.0$/,""):Math.round(c)} ${b}`}}),5807:((O,y,u)=>{u.d(y,{DJ:()=>c,FF:()=>w,
Kf:()=>f,Nl:()=>n,OK:()=>i,Ow:()=>g,aL:()=>h,oF:()=>T,vI:()=>o,zD:()=>C});const e="\x1B",_="\x07",a=new RegExp(`${e}[\\]P_^X][^${_}${e}]*(?:${_}|${e}\\\\)|${e}\\\
[[0-?]*[ -/]*[@-~]|${e}[ -/]*[0-Z\\\\^-~]`,"g"),l=/[\t\n\v\f\r\u0085\u2028\u2029]/g,m=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u060\
5\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),r=new RegExp(`${e}\\[[0-9;:]{0,40}m`,"g");function i(s){const p=s.includes(e)?s.match(r)??
[]:[];return p.length===0?{texts:[s],codes:p}:{texts:s.split(r),codes:p}}const d=/^[ -~]*$/,b=/^[\t -~]*$/;function n(s){return s.includes(e)?s.replace(a,""):s}
function c(s){return b.test(s)?s:n(s).replace(/[\n\u2028\u2029]/g," ").replace(m(),p=>p==="	"?p:"")}function t(s){return s.split(`
`).map(c).join(`
`)}function o(s,p){return s.length>p?I(s,p):s}function f(s){return s.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function g(s,p=2e3){const E=s.length>p*8+1024?s.slice(
0,p*8+1024):s;if(d.test(E)&&E.length<=p)return s;const S=n(E).replace(l," ").replace(m(),"").toWellFormed();return S.length>p||E.length<s.length?I(S,p):S}function I(s,p){
if(p<1)return"";const E=s.slice(0,p-1),S=E.charCodeAt(E.length-1);return`${S>=55296&&S<=56319?E.slice(0,-1):E}\u2026`}function h(s){return s.trim().split(/\s+/)}
function C(s){let[p,E]=[String(s),""];for(;p.length>3;p=p.slice(0,-3))E=`,${p.slice(-3)}${E}`;return p+E}function L(s,p){return`${C(s)} ${p}${s===1?"":"s"}`}function T(s){
return w(s)??s}function w(s){try{return decodeURIComponent(s)}catch{return}}const v=/^[\t\n\r -~]*$/;function A(s){return v.test(s)?s:s.replace(/[\u2028\u2029]/g,
M).replace(m(),p=>`	
\r`.includes(p)?p:M(p))}function M(s){return Array.from({length:s.length},(E,S)=>s.charCodeAt(S)).map(E=>`\\u${E.toString(16).padStart(4,"0")}`).join("")}}),2207:((O,y,u)=>{
u.d(y,{Mb:()=>l,oC:()=>r,sR:()=>m,tl:()=>b});var e=u(2978),_=u(2345);const a=null,l=["queue","clone","install","build","sync","activate"],m=["repository_not_fou\
nd","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_am\
biguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","\
disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed",
"start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],r=["error","warning","notice"],i=(0,e.lS)({line:e.nd,text:(0,e.
Qq)(_.IC.sourceLine)}),d=(0,e.lS)({file:(0,e.Qq)(_.IC.file),line:(0,e.Xd)(e.nd),column:(0,e.Xd)(e.nd),severity:(0,e.yL)(r),code:(0,e.Xd)((0,e.Qq)(_.IC.findingCode)),
message:(0,e.Qq)(_.IC.findingMessage)},{source:(0,e.c3)(_.IC.sourceLines,i)}),b=(0,e.c3)(_.IC.findings,d),n={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),6169:((O,y,u)=>{u.d(y,{Fd:()=>b,U$:()=>t,nf:()=>d});var e=u(2978),_=u(5807),a=u(2207),l=u(2345);const{failureLogLines:m,failureLogLine:r}=l.
lF,i=(0,e.lS)({stage:(0,e.yL)(a.Mb),code:(0,e.yL)(a.sR),message:(0,e.Qq)(l.IC.message),exitCode:(0,e.Xd)(e.nd),signal:(0,e.Xd)((0,e.Qq)(l.IC.signal)),log:(0,e.c3)(
m,(0,e.Qq)(r)),diagnostics:a.tl}),d={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activa\
tion_failed"};function b({stage:f,code:g,message:I,exitCode:h,signal:C,log:L,diagnostics:T}){const w={stage:f,code:g,message:(0,_.vI)(I,l.IC.message),exitCode:h},
v=C===null?null:C.slice(0,l.IC.signal),A=T.filter(({file:E})=>E.length<=l.IC.file).slice(0,l.IC.findings).map(E=>({...E,code:E.code===null?null:(0,_.vI)(E.code,
l.IC.findingCode),message:(0,_.vI)(E.message,l.IC.findingMessage)})),M=n(A,l.IC.bytes/2),s=l.IC.bytes-c({...w,signal:v,log:[],diagnostics:M}),p=L.slice(-m).map(
E=>(0,_.vI)(E,r));return{...w,signal:v,log:n(p.reverse(),s).reverse(),diagnostics:M}}function n(f,g){let I=g;const h=f.findIndex(C=>(I-=c(C)+1,I<0));return h===
-1?f:f.slice(0,h)}function c(f){return Buffer.byteLength(JSON.stringify(f))}function t(f){const g=i(f);return g&&c(g)<=l.IC.bytes?g:void 0}function o(f){return{
stage:f,code:d[f],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}}),2345:((O,y,u)=>{
u.d(y,{G1:()=>b,IC:()=>g,jI:()=>_,jh:()=>f,lF:()=>t,yN:()=>a});const e={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},_=["api","web-ssr","sse"],a=["web-landing",..._],l="detect";function m(I){return _.some(h=>h===I)}const r="us-east-2",i="execute-api",d="SERVICE\
_KVS_",b=/^[A-Za-z_][A-Za-z0-9_]*$/,n=/^[a-z][a-z0-9_]{0,31}$/,c=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,t={bodyBytes:1024*1024,envVariables:500,envBytes:256*
1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},o={pageDefault:64*1024,pageMost:256*1024},f={subject:200,author:100},g={bytes:1024*1024,
message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),2881:((O,y,u)=>{u.d(y,{$w:()=>a,SU:()=>l});var e=u(
6169);function _(r){return r.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${r.reason}`}class a extends Error{name="BuildFailure";facts;constructor(i){
const d=(0,e.Fd)(i);super(d.message),this.facts=d}}function l(r,i,d){return new a({stage:r,code:i,message:d,exitCode:null,signal:null,log:[],diagnostics:[]})}class m extends Error{name="\
BuildCancelled";constructor(){super("The deployment was cancelled")}}})};export{D as id,P as ids,R as modules};

const A=288,P=[288],B={1224:((O,b,u)=>{u.d(b,{fm:()=>g,jq:()=>_,ml:()=>d,ux:()=>a});var n=u(8500);const d={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(r,i){
i?.throwIfAborted();try{await(0,n.setTimeout)(r,void 0,{signal:i})}catch(p){throw i?.throwIfAborted(),p}},after(r,i){const p=setTimeout(i,r);return()=>clearTimeout(
p)}};async function a(r,i,p,I){const e=new AbortController,l=r.sleep(i,I?AbortSignal.any([e.signal,I]):e.signal).then(()=>{},()=>{});try{return await Promise.race(
[p,l])}finally{e.abort()}}const _={now(){const{user:r,system:i}=process.cpuUsage();return(r+i)/1e3}},g=(r,i)=>{const p=setInterval(i,r).unref();return()=>clearInterval(
p)}}),3739:((O,b,u)=>{u.d(b,{GQ:()=>a,I7:()=>_,b$:()=>I,bD:()=>g,xU:()=>i,xb:()=>r});const n={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"\
user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},d=Object.keys(n);class a extends Error{name="\
SlipwayError";code;mender;remedy;input;place;call;also;constructor(l,t,o={}){super(t,o.cause===void 0?void 0:{cause:o.cause}),this.code=l,this.mender=n[l],this.
remedy=o.remedy,this.input=o.input,this.place=o.place,this.call=o.call,this.also=o.also??[]}with(l){const{code:t=this.code,message:o=this.message,...c}=l,{remedy:m,
input:y,place:h,call:C,cause:L,also:T}=this;return new a(t,o,{remedy:m,input:y,place:h,call:C,cause:L,also:T,...c})}}function _(e){return e instanceof a?e:new a(
"internal",g(e),{cause:e,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function g(e){return e instanceof Error?e.message:String(
e)}function r(e){throw new a("internal",`Unhandled case: ${JSON.stringify(e)}`)}function i(e){if(!(!(e instanceof Error)||!("code"in e)))return typeof e.code=="\
string"?e.code:void 0}const p=new Set(["ENOSPC","EDQUOT"]);function I(e){return p.has(i(e))}}),8302:((O,b,u)=>{u.d(b,{D7:()=>a,Eb:()=>_,Gv:()=>n,KH:()=>g,U4:()=>d});
function n(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}function d(r){try{return JSON.parse(r)}catch{return}}function a(r){const i=d(r);return n(i)?
i:void 0}function _(r){const i=Object.entries(r).filter(([,p])=>p!==void 0);return Object.fromEntries(i)}function g(r,i){return typeof r=="string"&&r.length<=i}}),
7994:((O,b,u)=>{u.d(b,{FK:()=>g,UG:()=>i});var n=u(3024),d=u(1455),a=u(6760),_=u(3739);function g(e,l){const t=(0,a.relative)(e,l);return t===""||t!==".."&&!t.startsWith(
`..${a.sep}`)&&!(0,a.isAbsolute)(t)}function r(e,l){const t=(0,a.resolve)(e,l);if(l.includes("\0")||!g((0,a.resolve)(e),t))throw I(l);return t}async function i(e,l){
const[t,o]=await Promise.all([(0,d.realpath)(e),(0,d.realpath)(r(e,l))]);if(!g(t,o))throw I(l);return o}function p(e,l){if(!existsSync(e)){p(dirname(e),l);try{mkdirSync(
e,{mode:l})}catch(t){if(systemCode(t)!=="EEXIST")throw t}}}function I(e){return new _.GQ("path_escapes_root",`The path "${e}" leaves its root folder`,{remedy:"N\
ame a path inside the folder, without links that lead out of it."})}}),2978:((O,b,u)=>{u.d(b,{Gy:()=>g,Jt:()=>r,Qq:()=>d,U9:()=>_,Xd:()=>p,c3:()=>I,lS:()=>e,nd:()=>a,
tG:()=>l,yL:()=>i});var n=u(8302);function d(t){return o=>(0,n.KH)(o,t)?o:void 0}const a=t=>typeof t=="number"&&Number.isSafeInteger(t)?t:void 0,_=t=>{const o=a(
t);return o!==void 0&&o>=0?o:void 0},g=t=>t===!0?!0:void 0,r=t=>t===!0;function i(t){return o=>t.find(c=>c===o)}function p(t){return o=>o===null?null:t(o)}function I(t,o){
return c=>{if(!Array.isArray(c)||c.length>t)return;const m=c.map(o).filter(y=>y!==void 0);return m.length===c.length?m:void 0}}function e(t,o={}){const c=Object.
entries({...o,...t});return m=>{if(!(0,n.Gv)(m))return;const y={};for(const[h,C]of c){const L=C(m[h]);if(L!==void 0)y[h]=L;else if(Object.hasOwn(t,h))return}return y}}
function l(t,o){return c=>{const m=(0,n.Gv)(c)?c[t]:void 0;if(typeof m!="string"||!Object.hasOwn(o,m))return;const y=o[m]?.(c);return y&&{[t]:m,...y}}}}),3052:((O,b,u)=>{
u.d(b,{D6:()=>a,FC:()=>I,Xq:()=>i,j9:()=>_});var n=u(3739);const d=1024,a=1024*d,_=1024*a,g=[["TiB",1024*_],["GiB",_],["MiB",a],["KiB",d]];function r(e,l){const[
,t,o]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(e.trim())??[],c=g.find(([y])=>y.toLowerCase()===o?.toLowerCase())?.[1],m=Math.round(Number(t)*(c??Number.NaN));
if(m>0&&Number.isSafeInteger(m))return m;throw new SlipwayError("invalid_input",`${l}: "${e}" is not a size`,{input:l,remedy:"Write it with a unit, as 512MiB, 4\
GiB or 1.5GiB; it must be larger than zero."})}function i(e){const[l,t]=g.find(([,c])=>e>=c)??["bytes",1],o=e/t;return`${o<10&&t>1?o.toFixed(1).replace(/\.0$/,""):
Math.round(o)} ${l}`}const p=4096;function I(e){return Math.ceil(e/p)*p}}),5807:((O,b,u)=>{u.d(b,{DJ:()=>l,FF:()=>M,Kf:()=>c,Nl:()=>e,OK:()=>i,Ow:()=>m,aL:()=>h,
oF:()=>T,vI:()=>o,zD:()=>C});const n="\x1B",d="\x07",a=new RegExp(`${n}[\\]P_^X][^${d}${n}]*(?:${d}|${n}\\\\)|${n}\\[[0-?]*[ -/]*[@-~]|${n}[ -/]*[0-Z\\\\^-~]`,"\
g"),_=/[\t\n\v\f\r\u0085\u2028\u2029]/g,g=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{1\
10cd}])\\p{Cf}","gu"),r=new RegExp(`${n}\\[[0-9;:]{0,40}m`,"g");function i(s){const f=s.includes(n)?s.match(r)??[]:[];return f.length===0?{texts:[s],codes:f}:{texts:s.
split(r),codes:f}}const p=/^[ -~]*$/,I=/^[\t -~]*$/;function e(s){return s.includes(n)?s.replace(a,""):s}function l(s){return I.test(s)?s:e(s).replace(/[\n\u2028\u2029]/g,
" ").replace(g(),f=>f==="	"?f:"")}function t(s){return s.split(`
`).map(l).join(`
`)}function o(s,f){return s.length>f?y(s,f):s}function c(s){return s.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function m(s,f=2e3){const E=s.length>f*8+1024?s.slice(
0,f*8+1024):s;if(p.test(E)&&E.length<=f)return s;const S=e(E).replace(_," ").replace(g(),"").toWellFormed();return S.length>f||E.length<s.length?y(S,f):S}function y(s,f){
if(f<1)return"";const E=s.slice(0,f-1),S=E.charCodeAt(E.length-1);return`${S>=55296&&S<=56319?E.slice(0,-1):E}\u2026`}function h(s){return s.trim().split(/\s+/)}
function C(s){let[f,E]=[String(s),""];for(;f.length>3;f=f.slice(0,-3))E=`,${f.slice(-3)}${E}`;return f+E}function L(s,f){return`${C(s)} ${f}${s===1?"":"s"}`}function T(s){
return M(s)??s}function M(s){try{return decodeURIComponent(s)}catch{return}}const D=/^[\t\n\r -~]*$/;function v(s){return D.test(s)?s:s.replace(/[\u2028\u2029]/g,
w).replace(g(),f=>`	
\r`.includes(f)?f:w(f))}function w(s){return Array.from({length:s.length},(E,S)=>s.charCodeAt(S)).map(E=>`\\u${E.toString(16).padStart(4,"0")}`).join("")}}),2207:((O,b,u)=>{
u.d(b,{Mb:()=>_,oC:()=>r,sR:()=>g,tl:()=>I});var n=u(2978),d=u(2345);const a=null,_=["queue","clone","install","build","sync","activate"],g=["repository_not_fou\
nd","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_am\
biguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","\
disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed",
"start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],r=["error","warning","notice"],i=(0,n.lS)({line:n.nd,text:(0,n.
Qq)(d.IC.sourceLine)}),p=(0,n.lS)({file:(0,n.Qq)(d.IC.file),line:(0,n.Xd)(n.nd),column:(0,n.Xd)(n.nd),severity:(0,n.yL)(r),code:(0,n.Xd)((0,n.Qq)(d.IC.findingCode)),
message:(0,n.Qq)(d.IC.findingMessage)},{source:(0,n.c3)(d.IC.sourceLines,i)}),I=(0,n.c3)(d.IC.findings,p),e={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),6169:((O,b,u)=>{u.d(b,{Fd:()=>I,U$:()=>t,nf:()=>p});var n=u(2978),d=u(5807),a=u(2207),_=u(2345);const{failureLogLines:g,failureLogLine:r}=_.
lF,i=(0,n.lS)({stage:(0,n.yL)(a.Mb),code:(0,n.yL)(a.sR),message:(0,n.Qq)(_.IC.message),exitCode:(0,n.Xd)(n.nd),signal:(0,n.Xd)((0,n.Qq)(_.IC.signal)),log:(0,n.c3)(
g,(0,n.Qq)(r)),diagnostics:a.tl}),p={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activa\
tion_failed"};function I({stage:c,code:m,message:y,exitCode:h,signal:C,log:L,diagnostics:T}){const M={stage:c,code:m,message:(0,d.vI)(y,_.IC.message),exitCode:h},
D=C===null?null:C.slice(0,_.IC.signal),v=T.filter(({file:E})=>E.length<=_.IC.file).slice(0,_.IC.findings).map(E=>({...E,code:E.code===null?null:(0,d.vI)(E.code,
_.IC.findingCode),message:(0,d.vI)(E.message,_.IC.findingMessage)})),w=e(v,_.IC.bytes/2),s=_.IC.bytes-l({...M,signal:D,log:[],diagnostics:w}),f=L.slice(-g).map(
E=>(0,d.vI)(E,r));return{...M,signal:D,log:e(f.reverse(),s).reverse(),diagnostics:w}}function e(c,m){let y=m;const h=c.findIndex(C=>(y-=l(C)+1,y<0));return h===
-1?c:c.slice(0,h)}function l(c){return Buffer.byteLength(JSON.stringify(c))}function t(c){const m=i(c);return m&&l(m)<=_.IC.bytes?m:void 0}function o(c){return{
stage:c,code:p[c],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}}),2345:((O,b,u)=>{
u.d(b,{G1:()=>I,IC:()=>m,jI:()=>d,jh:()=>c,lF:()=>t,yN:()=>a});const n={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},d=["api","web-ssr","sse"],a=["web-landing",...d],_="detect";function g(y){return d.some(h=>h===y)}const r="us-east-2",i="execute-api",p="SERVICE\
_KVS_",I=/^[A-Za-z_][A-Za-z0-9_]*$/,e=/^[a-z][a-z0-9_]{0,31}$/,l=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,t={bodyBytes:1024*1024,envVariables:500,envBytes:256*
1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},o={pageDefault:64*1024,pageMost:256*1024},c={subject:200,author:100},m={bytes:1024*1024,
message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),2881:((O,b,u)=>{u.d(b,{$w:()=>a,SU:()=>_});var n=u(
6169);function d(r){return r.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${r.reason}`}class a extends Error{name="BuildFailure";facts;constructor(i){
const p=(0,n.Fd)(i);super(p.message),this.facts=p}}function _(r,i,p){return new a({stage:r,code:i,message:p,exitCode:null,signal:null,log:[],diagnostics:[]})}class g extends Error{name="\
BuildCancelled";constructor(){super("The deployment was cancelled")}}})};export{A as id,P as ids,B as modules};

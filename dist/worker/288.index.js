const w=288,B=[288],R={1224:((O,E,c)=>{c.d(E,{fm:()=>g,jq:()=>f,ml:()=>u,ux:()=>d});var s=c(8500);const u={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(r,a){
a?.throwIfAborted();try{await(0,s.setTimeout)(r,void 0,{signal:a})}catch(p){throw a?.throwIfAborted(),p}},after(r,a){const p=setTimeout(a,r);return()=>clearTimeout(
p)}};async function d(r,a,p,I){const _=new AbortController,n=r.sleep(a,I?AbortSignal.any([_.signal,I]):_.signal).then(()=>{},()=>{});try{return await Promise.race(
[p,n])}finally{_.abort()}}const f={now(){const{user:r,system:a}=process.cpuUsage();return(r+a)/1e3}},g=(r,a)=>{const p=setInterval(a,r).unref();return()=>clearInterval(
p)}}),3739:((O,E,c)=>{c.d(E,{CD:()=>a,GQ:()=>d,I7:()=>f,b$:()=>_,bD:()=>g,xU:()=>p,xb:()=>r});const s={missing_input:"user",invalid_input:"user",invalid_file:"u\
ser",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",
not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"us\
er",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platf\
orm",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},u=Object.keys(s);class d extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,l,o={}){super(l,o.cause===
void 0?void 0:{cause:o.cause}),this.code=e,this.mender=s[e],this.remedy=o.remedy,this.input=o.input,this.place=o.place,this.call=o.call,this.also=o.also??[]}with(e){
const{code:l=this.code,message:o=this.message,...m}=e,{remedy:y,input:C,place:h,call:S,cause:T,also:D}=this;return new d(l,o,{remedy:y,input:C,place:h,call:S,cause:T,
also:D,...m})}}function f(n){return n instanceof d?n:new d("internal",g(n),{cause:n,remedy:"This is a fault of Slipway. Please report it with the lines above."})}
function g(n){return n instanceof AggregateError&&n.message===""?n.errors.map(g).join(", "):n instanceof Error?n.message:String(n)}function r(n){throw new d("in\
ternal",`Unhandled case: ${JSON.stringify(n)}`)}function a(n){try{return n()}catch{return}}function p(n){if(!(!(n instanceof Error)||!("code"in n)))return typeof n.
code=="string"?n.code:void 0}const I=new Set(["ENOSPC","EDQUOT"]);function _(n){return I.has(p(n))}}),8302:((O,E,c)=>{c.d(E,{D7:()=>d,Eb:()=>f,Gv:()=>s,KH:()=>g,
U4:()=>u});function s(r){return typeof r=="object"&&r!==null&&!Array.isArray(r)}function u(r){try{return JSON.parse(r)}catch{return}}function d(r){const a=u(r);
return s(a)?a:void 0}function f(r){const a=Object.entries(r).filter(([,p])=>p!==void 0);return Object.fromEntries(a)}function g(r,a){return typeof r=="string"&&
r.length<=a}}),7994:((O,E,c)=>{c.d(E,{FK:()=>g,UG:()=>a});var s=c(3024),u=c(1455),d=c(6760),f=c(3739);function g(_,n){const e=(0,d.relative)(_,n);return e===""||
e!==".."&&!e.startsWith(`..${d.sep}`)&&!(0,d.isAbsolute)(e)}function r(_,n){const e=(0,d.resolve)(_,n);if(n.includes("\0")||!g((0,d.resolve)(_),e))throw I(n);return e}
async function a(_,n){const[e,l]=await Promise.all([(0,u.realpath)(_),(0,u.realpath)(r(_,n))]);if(!g(e,l))throw I(n);return l}function p(_,n){if(!existsSync(_)){
p(dirname(_),n);try{mkdirSync(_,{mode:n})}catch(e){if(systemCode(e)!=="EEXIST")throw e}}}function I(_){return new f.GQ("path_escapes_root",`The path "${_}" leav\
es its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((O,E,c)=>{c.d(E,{Gy:()=>g,Jt:()=>r,Qq:()=>u,U9:()=>f,
Xd:()=>p,c3:()=>I,lS:()=>_,nd:()=>d,tG:()=>n,yL:()=>a});var s=c(8302);function u(e){return l=>(0,s.KH)(l,e)?l:void 0}const d=e=>typeof e=="number"&&Number.isSafeInteger(
e)?e:void 0,f=e=>{const l=d(e);return l!==void 0&&l>=0?l:void 0},g=e=>e===!0?!0:void 0,r=e=>e===!0;function a(e){return l=>e.find(o=>o===l)}function p(e){return l=>l===
null?null:e(l)}function I(e,l){return o=>{if(!Array.isArray(o)||o.length>e)return;const m=o.map(l).filter(y=>y!==void 0);return m.length===o.length?m:void 0}}function _(e,l={}){
const o=Object.entries({...l,...e});return m=>{if(!(0,s.Gv)(m))return;const y={};for(const[C,h]of o){const S=h(m[C]);if(S!==void 0)y[C]=S;else if(Object.hasOwn(
e,C))return}return y}}function n(e,l){return o=>{const m=(0,s.Gv)(o)?o[e]:void 0;if(typeof m!="string"||!Object.hasOwn(l,m))return;const y=l[m]?.(o);return y&&{
[e]:m,...y}}}}),3052:((O,E,c)=>{c.d(E,{D6:()=>d,FC:()=>I,Xq:()=>a,j9:()=>f});var s=c(3739);const u=1024,d=1024*u,f=1024*d,g=[["TiB",1024*f],["GiB",f],["MiB",d],
["KiB",u]];function r(_,n){const[,e,l]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(_.trim())??[],o=g.find(([y])=>y.toLowerCase()===l?.toLowerCase())?.[1],m=Math.
round(Number(e)*(o??Number.NaN));if(m>0&&Number.isSafeInteger(m))return m;throw new SlipwayError("invalid_input",`${n}: "${_}" is not a size`,{input:n,remedy:"W\
rite it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function a(_){const[n,e]=g.find(([,o])=>_>=o)??["bytes",1],l=_/e;return`${l<10&&
e>1?l.toFixed(1).replace(/\.0$/,""):Math.round(l)} ${n}`}const p=4096;function I(_){return Math.ceil(_/p)*p}}),5807:((O,E,c)=>{c.d(E,{DJ:()=>e,FF:()=>M,Kf:()=>m,
Nl:()=>n,OK:()=>p,Ow:()=>y,aL:()=>h,oF:()=>D,vI:()=>o,zD:()=>S});var s=c(3739);const u="\x1B",d="\x07",f=new RegExp(`${u}[\\]P_^X][^${d}${u}]*(?:${d}|${u}\\\\)|${u}\
\\[[0-?]*[ -/]*[@-~]|${u}[ -/]*[0-Z\\\\^-~]`,"g"),g=/[\t\n\v\f\r\u0085\u2028\u2029]/g,r=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0\
605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),a=new RegExp(`${u}\\[[0-9;:]{0,40}m`,"g");function p(t){const i=t.includes(u)?t.match(
a)??[]:[];return i.length===0?{texts:[t],codes:i}:{texts:t.split(a),codes:i}}const I=/^[ -~]*$/,_=/^[\t -~]*$/;function n(t){return t.includes(u)?t.replace(f,""):
t}function e(t){return _.test(t)?t:n(t).replace(/[\n\u2028\u2029]/g," ").replace(r(),i=>i==="	"?i:"")}function l(t){return t.split(`
`).map(e).join(`
`)}function o(t,i){return t.length>i?C(t,i):t}function m(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function y(t,i=2e3){const b=t.length>i*8+1024?t.slice(
0,i*8+1024):t;if(I.test(b)&&b.length<=i)return t;const L=n(b).replace(g," ").replace(r(),"").toWellFormed();return L.length>i||b.length<t.length?C(L,i):L}function C(t,i){
if(i<1)return"";const b=t.slice(0,i-1),L=b.charCodeAt(b.length-1);return`${L>=55296&&L<=56319?b.slice(0,-1):b}\u2026`}function h(t){return t.trim().split(/\s+/)}
function S(t){let[i,b]=[String(t),""];for(;i.length>3;i=i.slice(0,-3))b=`,${i.slice(-3)}${b}`;return i+b}function T(t,i){return`${S(t)} ${i}${t===1?"":"s"}`}function D(t){
return M(t)??t}function M(t){return(0,s.CD)(()=>decodeURIComponent(t))}const v=/^[\t\n\r -~]*$/;function P(t){return v.test(t)?t:t.replace(/[\u2028\u2029]/g,A).
replace(r(),i=>`	
\r`.includes(i)?i:A(i))}function A(t){return Array.from({length:t.length},(b,L)=>t.charCodeAt(L)).map(b=>`\\u${b.toString(16).padStart(4,"0")}`).join("")}}),2207:((O,E,c)=>{
c.d(E,{Mb:()=>f,oC:()=>r,sR:()=>g,tl:()=>I});var s=c(2978),u=c(2345);const d=null,f=["queue","clone","install","build","sync","activate"],g=["repository_not_fou\
nd","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_am\
biguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","\
disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed",
"start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],r=["error","warning","notice"],a=(0,s.lS)({line:s.nd,text:(0,s.
Qq)(u.IC.sourceLine)}),p=(0,s.lS)({file:(0,s.Qq)(u.IC.file),line:(0,s.Xd)(s.nd),column:(0,s.Xd)(s.nd),severity:(0,s.yL)(r),code:(0,s.Xd)((0,s.Qq)(u.IC.findingCode)),
message:(0,s.Qq)(u.IC.findingMessage)},{source:(0,s.c3)(u.IC.sourceLines,a)}),I=(0,s.c3)(u.IC.findings,p),_={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),6169:((O,E,c)=>{c.d(E,{Fd:()=>I,U$:()=>e,nf:()=>p});var s=c(2978),u=c(5807),d=c(2207),f=c(2345);const{failureLogLines:g,failureLogLine:r}=f.
lF,a=(0,s.lS)({stage:(0,s.yL)(d.Mb),code:(0,s.yL)(d.sR),message:(0,s.Qq)(f.IC.message),exitCode:(0,s.Xd)(s.nd),signal:(0,s.Xd)((0,s.Qq)(f.IC.signal)),log:(0,s.c3)(
g,(0,s.Qq)(r)),diagnostics:d.tl}),p={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activa\
tion_failed"};function I({stage:o,code:m,message:y,exitCode:C,signal:h,log:S,diagnostics:T}){const D={stage:o,code:m,message:(0,u.vI)(y,f.IC.message),exitCode:C},
M=h===null?null:h.slice(0,f.IC.signal),v=T.filter(({file:i})=>i.length<=f.IC.file).slice(0,f.IC.findings).map(i=>({...i,code:i.code===null?null:(0,u.vI)(i.code,
f.IC.findingCode),message:(0,u.vI)(i.message,f.IC.findingMessage)})),P=_(v,f.IC.bytes/2),A=f.IC.bytes-n({...D,signal:M,log:[],diagnostics:P}),t=S.slice(-g).map(
i=>(0,u.vI)(i,r));return{...D,signal:M,log:_(t.reverse(),A).reverse(),diagnostics:P}}function _(o,m){let y=m;const C=o.findIndex(h=>(y-=n(h)+1,y<0));return C===
-1?o:o.slice(0,C)}function n(o){return Buffer.byteLength(JSON.stringify(o))}function e(o){const m=a(o);return m&&n(m)<=f.IC.bytes?m:void 0}function l(o){return{
stage:o,code:p[o],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}}),2345:((O,E,c)=>{
c.d(E,{G1:()=>I,IC:()=>m,jI:()=>u,jh:()=>o,lF:()=>e,yN:()=>d});const s={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},u=["api","web-ssr","sse"],d=["web-landing",...u],f="detect";function g(y){return u.some(C=>C===y)}const r="us-east-2",a="execute-api",p="SERVICE\
_KVS_",I=/^[A-Za-z_][A-Za-z0-9_]*$/,_=/^[a-z][a-z0-9_]{0,31}$/,n=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,e={bodyBytes:1024*1024,envVariables:500,envBytes:256*
1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},l={pageDefault:64*1024,pageMost:256*1024},o={subject:200,author:100},m={bytes:1024*1024,
message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),2881:((O,E,c)=>{c.d(E,{$w:()=>d,SU:()=>f});var s=c(
6169);function u(r){return r.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${r.reason}`}class d extends Error{name="BuildFailure";facts;constructor(a){
const p=(0,s.Fd)(a);super(p.message),this.facts=p}}function f(r,a,p){return new d({stage:r,code:a,message:p,exitCode:null,signal:null,log:[],diagnostics:[]})}class g extends Error{name="\
BuildCancelled";constructor(){super("The deployment was cancelled")}}})};export{w as id,B as ids,R as modules};

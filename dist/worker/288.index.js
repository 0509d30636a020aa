const P=288,k=[288],B={1224:((O,g,d)=>{d.d(g,{fm:()=>m,jq:()=>i,ml:()=>f});var r=d(8500);const f={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(s,u){
u?.throwIfAborted();try{await(0,r.setTimeout)(s,void 0,{signal:u})}catch(l){throw u?.throwIfAborted(),l}},after(s,u){const l=setTimeout(u,s);return()=>clearTimeout(
l)}};async function _(s,u,l,E){const n=new AbortController,e=s.sleep(u,E?AbortSignal.any([n.signal,E]):n.signal).then(()=>{},()=>{});try{return await Promise.race(
[l,e])}finally{n.abort()}}const i={now(){const{user:s,system:u}=process.cpuUsage();return(s+u)/1e3}},m=(s,u)=>{const l=setInterval(u,s).unref();return()=>clearInterval(
l)}}),3739:((O,g,d)=>{d.d(g,{GQ:()=>_,I7:()=>i,b$:()=>E,bD:()=>m,xU:()=>u,xb:()=>s});const r={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"\
user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},f=Object.keys(r);class _ extends Error{name="\
SlipwayError";code;mender;remedy;input;place;call;also;constructor(e,o,a={}){super(o,a.cause===void 0?void 0:{cause:a.cause}),this.code=e,this.mender=r[e],this.
remedy=a.remedy,this.input=a.input,this.place=a.place,this.call=a.call,this.also=a.also??[]}with(e){const{code:o=this.code,message:a=this.message,...b}=e,{remedy:h,
input:p,place:I,call:C,cause:T,also:w}=this;return new _(o,a,{remedy:h,input:p,place:I,call:C,cause:T,also:w,...b})}}function i(n){return n instanceof _?n:new _(
"internal",m(n),{cause:n,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function m(n){return n instanceof Error?n.message:String(
n)}function s(n){throw new _("internal",`Unhandled case: ${JSON.stringify(n)}`)}function u(n){if(!(!(n instanceof Error)||!("code"in n)))return typeof n.code=="\
string"?n.code:void 0}const l=new Set(["ENOSPC","EDQUOT"]);function E(n){return l.has(u(n))}}),8302:((O,g,d)=>{d.d(g,{D7:()=>_,Eb:()=>i,Gv:()=>r,KH:()=>m,U4:()=>f});
function r(s){return typeof s=="object"&&s!==null&&!Array.isArray(s)}function f(s){try{return JSON.parse(s)}catch{return}}function _(s){const u=f(s);return r(u)?
u:void 0}function i(s){const u=Object.entries(s).filter(([,l])=>l!==void 0);return Object.fromEntries(u)}function m(s,u){return typeof s=="string"&&s.length<=u}}),
7994:((O,g,d)=>{d.d(g,{FK:()=>m,UG:()=>u});var r=d(3024),f=d(1455),_=d(6760),i=d(3739);function m(n,e){const o=(0,_.relative)(n,e);return o===""||o!==".."&&!o.startsWith(
`..${_.sep}`)&&!(0,_.isAbsolute)(o)}function s(n,e){const o=(0,_.resolve)(n,e);if(e.includes("\0")||!m((0,_.resolve)(n),o))throw E(e);return o}async function u(n,e){
const[o,a]=await Promise.all([(0,f.realpath)(n),(0,f.realpath)(s(n,e))]);if(!m(o,a))throw E(e);return a}function l(n,e){if(!existsSync(n)){l(dirname(n),e);try{mkdirSync(
n,{mode:e})}catch(o){if(systemCode(o)!=="EEXIST")throw o}}}function E(n){return new i.GQ("path_escapes_root",`The path "${n}" leaves its root folder`,{remedy:"N\
ame a path inside the folder, without links that lead out of it."})}}),2978:((O,g,d)=>{d.d(g,{Gy:()=>i,Jt:()=>m,Qq:()=>f,U9:()=>_,Xd:()=>u,c3:()=>l,lS:()=>E,tG:()=>n,
yL:()=>s});var r=d(8302);function f(e){return o=>(0,r.KH)(o,e)?o:void 0}const _=e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>=0?e:void 0,i=e=>e===!0?!0:void 0,
m=e=>e===!0;function s(e){return o=>e.find(a=>a===o)}function u(e){return o=>o===null?null:e(o)}function l(e,o){return a=>{if(!Array.isArray(a)||a.length>e)return;
const b=a.map(o).filter(h=>h!==void 0);return b.length===a.length?b:void 0}}function E(e,o={}){const a=Object.entries({...o,...e});return b=>{if(!(0,r.Gv)(b))return;
const h={};for(const[p,I]of a){const C=I(b[p]);if(C!==void 0)h[p]=C;else if(Object.hasOwn(e,p))return}return h}}function n(e,o){return a=>{const b=(0,r.Gv)(a)?a[e]:
void 0;if(typeof b!="string"||!Object.hasOwn(o,b))return;const h=o[b]?.(a);return h&&{[e]:b,...h}}}}),3052:((O,g,d)=>{d.d(g,{D6:()=>_,Xq:()=>u,j9:()=>i});var r=d(
3739);const f=1024,_=1024*f,i=1024*_,m=[["TiB",1024*i],["GiB",i],["MiB",_],["KiB",f]];function s(l,E){const[,n,e]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
l.trim())??[],o=m.find(([b])=>b.toLowerCase()===e?.toLowerCase())?.[1],a=Math.round(Number(n)*(o??Number.NaN));if(a>0&&Number.isSafeInteger(a))return a;throw new SlipwayError(
"invalid_input",`${E}: "${l}" is not a size`,{input:E,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function u(l){const[
E,n]=m.find(([,o])=>l>=o)??["bytes",1],e=l/n;return`${e<10&&n>1?e.toFixed(1).replace(/\.0$/,""):Math.round(e)} ${E}`}}),5807:((O,g,d)=>{d.d(g,{DJ:()=>e,FF:()=>M,
Kf:()=>b,Nl:()=>n,OK:()=>u,Ow:()=>h,aL:()=>I,oF:()=>w,vI:()=>a,zD:()=>C});const r="\x1B",f="\x07",_=new RegExp(`${r}[\\]P_^X][^${f}${r}]*(?:${f}|${r}\\\\)|${r}\\\
[[0-?]*[ -/]*[@-~]|${r}[ -/]*[0-Z\\\\^-~]`,"g"),i=/[\t\n\v\f\r\u0085\u2028\u2029]/g,m=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u060\
5\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),s=new RegExp(`${r}\\[[0-9;:]{0,40}m`,"g");function u(t){const c=t.includes(r)?t.match(s)??
[]:[];return c.length===0?{texts:[t],codes:c}:{texts:t.split(s),codes:c}}const l=/^[ -~]*$/,E=/^[\t -~]*$/;function n(t){return t.includes(r)?t.replace(_,""):t}
function e(t){return E.test(t)?t:n(t).replace(/[\n\u2028\u2029]/g," ").replace(m(),c=>c==="	"?c:"")}function o(t){return t.split(`
`).map(e).join(`
`)}function a(t,c){return t.length>c?p(t,c):t}function b(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function h(t,c=2e3){const y=t.length>c*8+1024?t.slice(
0,c*8+1024):t;if(l.test(y)&&y.length<=c)return t;const S=n(y).replace(i," ").replace(m(),"").toWellFormed();return S.length>c||y.length<t.length?p(S,c):S}function p(t,c){
if(c<1)return"";const y=t.slice(0,c-1),S=y.charCodeAt(y.length-1);return`${S>=55296&&S<=56319?y.slice(0,-1):y}\u2026`}function I(t){return t.trim().split(/\s+/)}
function C(t){let[c,y]=[String(t),""];for(;c.length>3;c=c.slice(0,-3))y=`,${c.slice(-3)}${y}`;return c+y}function T(t,c){return`${C(t)} ${c}${t===1?"":"s"}`}function w(t){
return M(t)??t}function M(t){try{return decodeURIComponent(t)}catch{return}}const D=/^[\t\n\r -~]*$/;function v(t){return D.test(t)?t:t.replace(/[\u2028\u2029]/g,
A).replace(m(),c=>`	
\r`.includes(c)?c:A(c))}function A(t){return Array.from({length:t.length},(y,S)=>t.charCodeAt(S)).map(y=>`\\u${y.toString(16).padStart(4,"0")}`).join("")}}),2207:((O,g,d)=>{
d.d(g,{Mb:()=>f,sR:()=>_});const r=null,f=["queue","clone","install","build","sync","activate"],_=["repository_not_found","repository_not_allowed","branch_not_f\
ound","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","no_start_command",
"node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty",
"nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","\
dns_refused","activation_failed","cdn_refused","interrupted"],i={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,
deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,
unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),6169:((O,g,d)=>{d.d(
g,{Fd:()=>l,U$:()=>b,nf:()=>u,tl:()=>o});var r=d(2978),f=d(5807),_=d(2207),i=d(2345);const{failureLogLines:m,failureLogLine:s}=i.lF,u={queue:"build_failed",clone:"\
clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function l({stage:p,code:I,message:C,exitCode:T,signal:w,
log:M,diagnostics:D}){const v={stage:p,code:I,message:(0,f.vI)(C,i.IC.message),exitCode:T},A=w===null?null:w.slice(0,i.IC.signal),t=D.filter(({file:L})=>L.length<=
i.IC.file).slice(0,i.IC.findings).map(L=>({...L,code:L.code===null?null:(0,f.vI)(L.code,i.IC.findingCode),message:(0,f.vI)(L.message,i.IC.findingMessage)})),c=E(
t,i.IC.bytes/2),y=i.IC.bytes-n({...v,signal:A,log:[],diagnostics:c}),S=M.slice(-m).map(L=>(0,f.vI)(L,s));return{...v,signal:A,log:E(S.reverse(),y).reverse(),diagnostics:c}}
function E(p,I){let C=I;const T=p.findIndex(w=>(C-=n(w)+1,C<0));return T===-1?p:p.slice(0,T)}function n(p){return Buffer.byteLength(JSON.stringify(p))}const e=p=>typeof p==
"number"&&Number.isSafeInteger(p)?p:void 0,o=(0,r.c3)(i.IC.findings,(0,r.lS)({file:(0,r.Qq)(i.IC.file),line:(0,r.Xd)(e),column:(0,r.Xd)(e),severity:(0,r.yL)(["e\
rror","warning","notice"]),code:(0,r.Xd)((0,r.Qq)(i.IC.findingCode)),message:(0,r.Qq)(i.IC.findingMessage)},{source:(0,r.c3)(i.IC.sourceLines,(0,r.lS)({line:e,text:(0,r.
Qq)(i.IC.sourceLine)}))})),a=(0,r.lS)({stage:(0,r.yL)(_.Mb),code:(0,r.yL)(_.sR),message:(0,r.Qq)(i.IC.message),exitCode:(0,r.Xd)(e),signal:(0,r.Xd)((0,r.Qq)(i.IC.
signal)),log:(0,r.c3)(m,(0,r.Qq)(s)),diagnostics:o});function b(p){const I=a(p);return I&&n(I)<=i.IC.bytes?I:void 0}function h(p){return{stage:p,code:u[p],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}}),2345:((O,g,d)=>{d.d(g,{G1:()=>E,IC:()=>h,
jI:()=>f,jh:()=>b,lF:()=>o,yN:()=>_});const r={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},f=["api",
"web-ssr","sse"],_=["web-landing",...f],i="detect";function m(p){return f.some(I=>I===p)}const s="us-east-2",u="execute-api",l="SERVICE_KVS_",E=/^[A-Za-z_][A-Za-z0-9_]*$/,
n=/^[a-z][a-z0-9_]{0,31}$/,e=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,o={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},a={pageDefault:64*1024,pageMost:256*1024},b={subject:200,author:100},h={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),2881:((O,g,d)=>{d.d(g,{$w:()=>_,SU:()=>i});var r=d(6169);function f(s){return s.kind===
"cgroup"?"cgroup v2":`sampling of /proc, because ${s.reason}`}class _ extends Error{name="BuildFailure";facts;constructor(u){const l=(0,r.Fd)(u);super(l.message),
this.facts=l}}function i(s,u,l){return new _({stage:s,code:u,message:l,exitCode:null,signal:null,log:[],diagnostics:[]})}class m extends Error{name="BuildCancel\
led";constructor(){super("The deployment was cancelled")}}})};export{P as id,k as ids,B as modules};

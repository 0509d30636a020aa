const xt=38,St=[38],Ot={1224:((Z,j,e)=>{e.d(j,{jq:()=>y,ml:()=>p});var g=e(8500);const p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(v,T){T?.
throwIfAborted();try{await(0,g.setTimeout)(v,void 0,{signal:T})}catch(x){throw T?.throwIfAborted(),x}},after(v,T){const x=setTimeout(T,v);return()=>clearTimeout(
x)}},y={now(){const{user:v,system:T}=process.cpuUsage();return(v+T)/1e3}},u=(v,T)=>{const x=setInterval(T,v).unref();return()=>clearInterval(x)}}),9127:((Z,j,e)=>{
e.d(j,{a3:()=>u});var g=e(3739);const p=null;function y(S,c){const l=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(S.trim()),[,...E]=l??
[],h=p.reduce((r,s,f)=>r+Number(E[f]??0)*s,0);if(!l||h===0)throw new SlipwayError("invalid_input",`${c}: "${S}" is not a duration`,{input:c,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return h}function u(S){if(S<1e3)return`${Math.round(S)}ms`;if(S<59950)return`${(S/1e3).toFixed(
1)}s`;const c=Math.round(S/1e3),l=E=>String(E).padStart(2,"0");return c<3600?`${Math.floor(c/60)}m ${l(c%60)}s`:`${Math.floor(c/3600)}h ${l(Math.floor(c%3600/60))}\
m`}const v=null,T=null;function x(S,c){const l=c-S;if(l>T)return new Date(S).toISOString().slice(0,10);const[E,h]=v.find(([,s])=>l>=s)??[];if(!E||E==="second"&&
l<1e4)return"just now";const r=Math.floor(l/h);return`${r} ${E}${r===1?"":"s"} ago`}}),3739:((Z,j,e)=>{e.d(j,{GQ:()=>y,b$:()=>S,xU:()=>T,xb:()=>v});const g={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},p=Object.keys(g);class y extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(l,E,h={}){
super(E,h.cause===void 0?void 0:{cause:h.cause}),this.code=l,this.mender=g[l],this.remedy=h.remedy,this.input=h.input,this.place=h.place,this.call=h.call,this.also=
h.also??[]}with({code:l=this.code,message:E=this.message,...h}){const{remedy:r,input:s,place:f,call:a,cause:o,also:t}=this;return new y(l,E,{remedy:r,input:s,place:f,
call:a,cause:o,also:t,...h})}}function u(c){if(c instanceof y)return c;const l=c instanceof Error?c.message:String(c);return new y("internal",l,{cause:c,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function v(c){throw new y("internal",`Unhandled case: ${JSON.stringify(c)}`)}function T(c){
if(!(!(c instanceof Error)||!("code"in c)))return typeof c.code=="string"?c.code:void 0}const x=new Set(["ENOSPC","EDQUOT"]);function S(c){return x.has(T(c))}}),
1008:((Z,j,e)=>{e.d(j,{e:()=>y});var g=e(1455),p=e(6760);async function y(u,v){const{bare:T,branch:x,commit:S,lender:c,shallow:l,origin:E}=v;for(const s of["obj\
ects/info","refs"])await(0,g.mkdir)((0,p.join)(u,s),{recursive:!0});const h=E===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(E)}
`,r={HEAD:`ref: refs/heads/${x}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${T}
${h}`,"packed-refs":S&&`${S} refs/heads/${x}
`,"objects/info/alternates":c&&`${(0,p.join)(c,"objects")}
`,shallow:l};for(const[s,f]of Object.entries(r))f&&await(0,g.writeFile)((0,p.join)(u,s),f)}}),8302:((Z,j,e)=>{e.d(j,{Gv:()=>g,KH:()=>y});function g(u){return typeof u==
"object"&&u!==null&&!Array.isArray(u)}function p(u){const v=Object.entries(u).filter(([,T])=>T!==void 0);return Object.fromEntries(v)}function y(u,v){return typeof u==
"string"&&u.length<=v}}),1132:((Z,j,e)=>{e.d(j,{a:()=>p});function g(y,u=Date.now){return(v,T,x)=>y(`${JSON.stringify({time:new Date(u()).toISOString(),level:v,
event:T,...x})}
`)}const p=()=>{}}),7994:((Z,j,e)=>{e.d(j,{FK:()=>v,UG:()=>x});var g=e(3024),p=e(1455),y=e(6760),u=e(3739);function v(l,E){const h=(0,y.relative)(l,E);return h===
""||h!==".."&&!h.startsWith(`..${y.sep}`)&&!(0,y.isAbsolute)(h)}function T(l,E){const h=(0,y.resolve)(l,E);if(E.includes("\0")||!v((0,y.resolve)(l),h))throw c(E);
return h}async function x(l,E){const[h,r]=await Promise.all([(0,p.realpath)(l),(0,p.realpath)(T(l,E))]);if(!v(h,r))throw c(E);return r}function S(l,E){if(!existsSync(
l)){S(dirname(l),E);try{mkdirSync(l,{mode:E})}catch(h){if(systemCode(h)!=="EEXIST")throw h}}}function c(l){return new u.GQ("path_escapes_root",`The path "${l}" \
leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Z,j,e)=>{e.d(j,{D6:()=>y,Xq:()=>x,j9:()=>u});var g=e(
3739);const p=1024,y=1024*p,u=1024*y,v=[["TiB",1024*u],["GiB",u],["MiB",y],["KiB",p]];function T(S,c){const[,l,E]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
S.trim())??[],h=v.find(([s])=>s.toLowerCase()===E?.toLowerCase())?.[1],r=Math.round(Number(l)*(h??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${c}: "${S}" is not a size`,{input:c,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function x(S){const[
c,l]=v.find(([,h])=>S>=h)??["bytes",1],E=S/l;return`${E<10&&l>1?E.toFixed(1).replace(/\.0$/,""):Math.round(E)} ${c}`}}),5807:((Z,j,e)=>{e.d(j,{DJ:()=>h,Kf:()=>f,
Nl:()=>E,OK:()=>S,Ow:()=>a,vI:()=>s});const g="\x1B",p="\x07",y=new RegExp(`${g}[\\]P_^X][^${p}${g}]*(?:${p}|${g}\\\\)|${g}\\[[0-?]*[ -/]*[@-~]|${g}[ -/]*[0-Z\\\\\
^-~]`,"g"),u=/[\t\n\v\f\r\u0085\u2028\u2029]/g,v=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\\
u{110cd}])\\p{Cf}","gu"),T=new RegExp(`(?!\\t)(?:${v.source})`,"gu"),x=new RegExp(`${g}\\[[0-9;:]{0,40}m`,"g");function S(t){const d=t.includes(g)?t.match(x)??[]:
[];return d.length===0?{texts:[t],codes:d}:{texts:t.split(x),codes:d}}const c=/^[ -~]*$/,l=/^[\t -~]*$/;function E(t){return t.includes(g)?t.replace(y,""):t}function h(t){
return l.test(t)?t:E(t).replace(/[\n\u2028\u2029]/g," ").replace(T,"")}function r(t){return t.split(`
`).map(h).join(`
`)}function s(t,d){return t.length>d?o(t,d):t}function f(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function a(t,d=2e3){const m=t.length>d*8+1024?t.slice(
0,d*8+1024):t;if(c.test(m)&&m.length<=d)return t;const w=E(m).replace(u," ").replace(v,"").toWellFormed();return w.length>d||m.length<t.length?o(w,d):w}function o(t,d){
if(d<1)return"";const m=t.slice(0,d-1),w=m.charCodeAt(m.length-1);return`${w>=55296&&w<=56319?m.slice(0,-1):m}\u2026`}}),2207:((Z,j,e)=>{e.d(j,{Mb:()=>p,sR:()=>y});
const g=null,p=["queue","clone","install","build","sync","activate"],y=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_ful\
l","sync_failed","activation_failed","interrupted"],u={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6169:((Z,j,e)=>{
e.d(j,{Fd:()=>c,U$:()=>h,nf:()=>S});var g=e(8302),p=e(5807),y=e(2207),u=e(2345);const v=["error","warning","notice"],{failureLogLines:T,failureLogLine:x}=u.lF,S={
queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function c({stage:t,code:d,
message:m,exitCode:w,signal:P,log:H,diagnostics:K}){const B={stage:t,code:d,message:(0,p.vI)(m,u.IC.message),exitCode:w},I=P===null?null:P.slice(0,u.IC.signal),
A=K.filter(({file:tt})=>tt.length<=u.IC.file).slice(0,u.IC.findings).map(tt=>({...tt,code:tt.code===null?null:(0,p.vI)(tt.code,u.IC.findingCode),message:(0,p.vI)(
tt.message,u.IC.findingMessage)})),N=l(A,u.IC.bytes/2),Y=u.IC.bytes-E({...B,signal:I,log:[],diagnostics:N}),et=H.slice(-T).map(tt=>(0,p.vI)(tt,x));return{...B,signal:I,
log:l(et.reverse(),Y).reverse(),diagnostics:N}}function l(t,d){let m=d;const w=t.findIndex(P=>(m-=E(P)+1,m<0));return w===-1?t:t.slice(0,w)}function E(t){return Buffer.
byteLength(JSON.stringify(t))}function h(t){if(!(0,g.Gv)(t))return;const{exitCode:d,signal:m,log:w,message:P}=t,H=y.Mb.find(A=>A===t.stage),K=y.sR.find(A=>A===t.
code);if(!H||!K||!(0,g.KH)(P,u.IC.message)||!o(d)||m!==null&&!(0,g.KH)(m,u.IC.signal)||!Array.isArray(w)||w.length>T||!w.every(A=>(0,g.KH)(A,x)))return;const B=r(
t.diagnostics);if(!B)return;const I={stage:H,code:K,message:P,exitCode:d,signal:m,log:w,diagnostics:B};return E(I)<=u.IC.bytes?I:void 0}function r(t){if(!Array.
isArray(t)||t.length>u.IC.findings)return;const d=[];for(const m of t){const w=s(m);if(!w)return;d.push(w)}return d}function s(t){if(!(0,g.Gv)(t))return;const{file:d,
line:m,column:w,code:P,message:H}=t,K=v.find(I=>I===t.severity);if(!K||!(0,g.KH)(d,u.IC.file)||!(0,g.KH)(H,u.IC.findingMessage)||P!==null&&!(0,g.KH)(P,u.IC.findingCode)||
!o(m)||!o(w))return;const B=f(t.source);return{file:d,line:m,column:w,severity:K,code:P,message:H,...B&&{source:B}}}function f(t){if(!Array.isArray(t)||t.length>
u.IC.sourceLines)return;const d=t.flatMap(m=>!(0,g.Gv)(m)||!(0,g.KH)(m.text,u.IC.sourceLine)?[]:typeof m.line=="number"&&Number.isSafeInteger(m.line)?[{line:m.line,
text:m.text}]:[]);return d.length===t.length?d:void 0}function a(t){return{stage:t,code:S[t],message:"The deployment failed, but its failure record is damaged o\
r too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function o(t){return t===null||Number.isSafeInteger(t)}}),2345:((Z,j,e)=>{e.d(j,{G1:()=>x,IC:()=>r,
cS:()=>c,jh:()=>h,lF:()=>l});const g={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},y=["web-landing",
...["api","web-ssr","sse"]],u="us-east-2",v="execute-api",T="SERVICE_KVS_",x=/^[A-Za-z_][A-Za-z0-9_]*$/,S=/^[a-z][a-z0-9_]{0,31}$/,c=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
l={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},E={pageDefault:64*1024,pageMost:256*
1024},h={subject:200,author:100},r={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),
597:((Z,j,e)=>{e.d(j,{F1:()=>f,Nu:()=>x,ri:()=>s});const g=1024,p=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,y="owner/name\
, or a URL that begins with https://",u="--allow-local-git",v="https://github.com/{repository}.git";function T(o){const t=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(o)?.[1]??"";return p.test(t)?t.replace(/\.git$/,""):void 0}function x(o,t){if(o.length>g)return r(`has more than ${g} characters`);if(new RegExp("\\p{Cc}",
"u").test(o))return r("has control characters");if(p.test(o))return{kind:"name",name:o.replace(/\.git$/,"")};if(o.startsWith("/"))return t?{kind:"path",path:o}:
h("is a local path");const d=S(o);return d?.protocol==="https:"||d?.protocol==="http:"?c(d,t):d?.protocol==="file:"?l(d,t):E(o)}function S(o){return/^[a-z]+:\/\/\S+$/i.
test(o)&&URL.canParse(o)?new URL(o):void 0}function c(o,t){return o.username!==""||o.password!==""?r("contains a user name or password","the URL without them: t\
he platform has its own access"):o.protocol==="http:"&&!t?h("is a URL of plain http"):{kind:"remote",url:o}}function l(o,t){return o.host!==""||/%(?:2f|00)/i.test(
o.pathname)?r("is not a path on this machine"):t?{kind:"file",url:o}:h("is a local path")}function E(o){const[,t,d]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(o)??[];return t===void 0?r("is neither owner/name nor an https URL"):r("is an address for ssh or git://, but repositories are cloned over https",`https://${t}\
/${d}`)}function h(o){return r(`${o}, which a platform takes only with ${u}`)}function r(o,t=y){return{kind:"refused",problem:o,instead:t}}function s(o){return o.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function f(o,t){return o.replaceAll("{repository}",()=>t)}function a(o,t){const d="https://git.example.com/{reposito\
ry}.git";if(!o.includes("{repository}"))return{problem:"does not contain {repository}",instead:d};const m=f(o,"owner/name"),w=S(m);if(w?.protocol==="https:")return;
const P=w?.protocol==="http:"||w?.protocol==="file:"&&w.host==="";if(!(P&&t))return P?{problem:`begins with ${w?.protocol}//, which needs ${u}`,instead:`${d}, o\
r add ${u}`}:{problem:"is not an https URL",instead:d}}}),883:((Z,j,e)=>{e.d(j,{F:()=>g});class g extends Error{name="DamagedObject"}}),4378:((Z,j,e)=>{e.d(j,{T:()=>S});
var g=e(3024);const p=524288,y=65535;let u;function v(){return u??=T().filter(c=>c>2&&c<=y&&x(c)),u}function T(){try{return(0,g.readdirSync)("/proc/self/fd").map(
Number)}catch{return[]}}function x(c){try{const l=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${c}`,"utf8"))?.[1];return l!==void 0&&(Number.
parseInt(l,8)&p)===0}catch{return!1}}function S(c){const l=v().filter(r=>c[r]===void 0);if(l.length===0)return{stdio:[...c],[Symbol.dispose](){}};const E=(0,g.openSync)(
"/dev/null","r+"),h=[...c];for(let r=h.length;r<=Math.max(...l);r+=1)h.push("ignore");for(const r of l)h[r]=E;return{stdio:h,[Symbol.dispose]:()=>(0,g.closeSync)(
E)}}}),3374:((Z,j,e)=>{e.d(j,{jz:()=>E,EQ:()=>l,iv:()=>s,wd:()=>P,lb:()=>f,qQ:()=>r,_8:()=>o,ty:()=>A});var g=e(8302),p=e(3052),y=e(5807);const u=["repository",
"secrets","example"];var v=e(2207),T=e(6169),x=e(2345),S=e(3715);const c=4*p.D6,l=64*1024,E=16384,h=null,r=128,s=50,f=2e3,a=6e4;function o(b){try{const L=JSON.parse(
b);return(0,g.Gv)(L)?B(L):void 0}catch{return}}const t={ready({isolation:b}){const L=it(b);return L&&{kind:"ready",isolation:L}},pulse:()=>({kind:"pulse"}),stage({
stage:b}){const L=v.Mb.find(R=>R===b);return L&&L!=="queue"?{kind:"stage",stage:L}:void 0},log:({text:b})=>(0,g.KH)(b,l)&&b.endsWith(`
`)?{kind:"log",text:b}:void 0,commit:({commit:b,facts:L})=>(0,g.KH)(b,64)?{kind:"commit",commit:b,facts:lt(L)}:void 0,ask({id:b,question:L}){const R=(0,g.Gv)(L)?
I(L):void 0;return R&&C(b)?{kind:"ask",id:b,question:R}:void 0},release:({name:b})=>(0,g.KH)(b,d)?{kind:"release",name:b}:void 0,note({level:b,event:L,text:R}){
const k=["info","warn","error"].find(X=>X===b);return k&&(0,g.KH)(L,64)&&(0,g.KH)(R,2e3)?{kind:"note",level:k,event:L,text:R}:void 0},stored({release:b,commit:L}){
const R=z(b);return R&&(0,g.KH)(L,64)?{kind:"stored",release:R,commit:L}:void 0},failed({facts:b}){const L=(0,T.U$)(b);return L&&{kind:"failed",facts:L}},done({
removed:b}){const L=(0,g.Gv)(b)?b:{},{objects:R,bytes:k}=L;return C(R)&&C(k)?{kind:"done",removed:{objects:R,bytes:k}}:void 0}},d=256,m=S.Si.pathBytes,w=64,P=250,
H=100,K=1e3;function B(b){const{kind:L}=b;return typeof L=="string"&&Object.hasOwn(t,L)?t[L](b):void 0}function I({about:b,name:L,part:R,isLast:k,org:X}){if(b===
"lock"&&(0,g.KH)(L,d))return{about:b,name:L};if(b==="output"){const q=(0,g.Gv)(R)?A(R):void 0;return q&&{about:b,part:q,isLast:k===!0}}if(b==="live"&&(0,g.KH)(X,
d))return{about:b,org:X}}function A({files:b,odd:L,ignoredRules:R}){const k={files:N(b,P,Y),odd:N(L,P,et),ignoredRules:N(R,H,tt)};return k.files&&k.odd&&k.ignoredRules?
{files:k.files,odd:k.odd,ignoredRules:k.ignoredRules}:void 0}function N(b,L,R){if(!Array.isArray(b)||b.length>L)return;const k=b.map(R).filter(X=>X!==void 0);return k.
length===b.length?k:void 0}function Y(b){const{path:L,bytes:R,brotli:k,gzip:X,digest:q,hasKey:rt}=(0,g.Gv)(b)?b:{};if(!(!(0,g.KH)(L,m)||!(0,g.KH)(q,w))&&!(!C(R)||
!C(k)||!C(X)))return{path:L,bytes:R,brotli:k,gzip:X,digest:q,...rt===!0?{hasKey:rt}:{}}}function et(b){const{path:L,kind:R}=(0,g.Gv)(b)?b:{},k=u.find(X=>X===R);
return k&&(0,g.KH)(L,m)?{path:L,kind:k}:void 0}function tt(b){const{file:L,line:R,reason:k}=(0,g.Gv)(b)?b:{};if(!(!(0,g.KH)(L,d)||!(0,g.KH)(k,K)))return{file:L,
reason:k,...C(R)?{line:R}:{}}}function it(b){if((0,g.Gv)(b)){if(b.kind==="bubblewrap"){const{asRoot:L,boundsFiles:R,deniesNamespaces:k}=b;return{kind:"bubblewra\
p",asRoot:L===!0,boundsFiles:R===!0,deniesNamespaces:k===!0}}return b.kind==="none"&&(0,g.KH)(b.reason,1e3)?{kind:"none",reason:b.reason}:void 0}}function lt(b){
const{subject:L,author:R}=(0,g.Gv)(b)?b:{},k=(X,q)=>typeof X=="string"&&(0,y.Ow)(X,q).trim()||null;return{subject:k(L,x.jh.subject),author:k(R,x.jh.author)}}function z(b){
if(!(0,g.Gv)(b))return;const{manifestHash:L,files:R,written:k,reused:X,bytes:q}=b;if(!(typeof L!="string"||!/^[0-9a-f]{64}$/.test(L))&&!(!C(R)||!C(k)||!C(X)||!C(
q)))return{manifestHash:L,files:R,written:k,reused:X,bytes:q}}function C(b){return Number.isSafeInteger(b)&&Number(b)>=0}}),3170:((Z,j,e)=>{e.d(j,{IG:()=>h,XT:()=>x,
JL:()=>T});const g={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpc\
m",adts:"audio/aac",ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",
appcache:"text/cache-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"\
application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image\
/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/o\
ctet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"appli\
cation/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"a\
pplication/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",
cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.c\
ww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"ima\
ge/bmp","disposition-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"application/octet-st\
ream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"\
text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-a\
rchive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emo\
tionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/a\
ces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"\
application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",
grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/he\
ic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",
hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"\
model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",
iso:"application/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"i\
mage/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",
js:"text/javascript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",
jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"\
image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lo\
st+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/m\
peg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"\
text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"ap\
plication/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"a\
pplication/metalink+xml",mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"\
video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",
mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"app\
lication/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application\
/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"app\
lication/msixbundle",msm:"application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"applicat\
ion/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"mo\
del/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",
onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"\
application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",
p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcm\
p",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",
ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",
rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-d\
iff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-qu\
ery",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",
rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"applicati\
on/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"appl\
ication/set-payment-initiation",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"applicat\
ion/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/s\
lim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"\
text/spdx",spp:"application/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application\
/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/st\
ep-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",
t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"\
image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-d\
ata",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"\
message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"\
text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/ja\
va-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgs\
l",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"\
application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d\
+xml",xaml:"application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",
xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"applic\
ation/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",
xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"app\
lication/xspf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"ap\
plication/zip"};function p(s){let f=(""+s).trim().toLowerCase(),a=f.lastIndexOf(".");return g[~a?f.substring(++a):f]}const y=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),u=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
v=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function T(s){const f=s.slice(
s.lastIndexOf("/")+1),a=f.slice(f.lastIndexOf(".")+1).toLowerCase(),o=y.get(a)??p(a),t=typeof o=="string"?o:"application/octet-stream";return u.test(t)&&!t.includes(
"charset")?`${t}; charset=utf-8`:t}function x(s){return v.test(s)}const S=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,c=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function l(s){const f=r(s);return f===void 0||f.endsWith(".html")?!1:S.test(s)||c.some(a=>a.name.test(f)&&(a.in?.test(s)??!0))}const E=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function h(s){const f=r(s);return l(s)||f!==void 0&&E.test(f)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(f)}function r(s){const f=s.slice(s.lastIndexOf("/")+1);return f.length<=
255?f:void 0}}),4054:((Z,j,e)=>{e.d(j,{HH:()=>y,Zh:()=>p,e7:()=>u});var g=e(7598);const p=8;class y{#t;constructor(T){this.#t=T}get bytes(){return this.#t.length}has(T){
let x=0,S=this.#t.length/p-1;for(;x<=S;){const c=x+S>>>1,l=c*p,E=this.#t.compare(T,0,p,l,l+p);if(E===0)return!0;E<0?x=c+1:S=c-1}return!1}detached(){return new y(
Buffer.from(this.#t))}}function u(v){return(0,g.hash)("sha256",v,"buffer").subarray(0,p)}}),5388:((Z,j,e)=>{e.d(j,{e:()=>v,q:()=>T});var g=e(3739),p=e(5879),y=e(
1301),u=e(6293);function v(x,S){return new u.$({stage:"sync",code:x,message:S,exitCode:null,signal:null,log:[],diagnostics:[]})}function T(x,S){if(x instanceof u.
$)return x;if(S.aborted)return S.reason;if(x instanceof p.Sb)return v("disk_full","The disk of the platform is full: the output could not be stored");if(x instanceof
y.u)return v("sync_failed","The output could not be stored: the storage of the platform cannot be used now");const c=(0,g.xU)(x)??(x instanceof Error?x.message:
String(x));return v("sync_failed",`The output could not be stored (${c})`)}}),3715:((Z,j,e)=>{e.d(j,{S4:()=>x,Si:()=>y,_f:()=>u,dv:()=>p,nM:()=>E,ny:()=>l,q5:()=>r,
rr:()=>c,sS:()=>v,v_:()=>T,y9:()=>S});var g=e(3052);const p={files:1e5,fileBytes:512*g.D6,totalBytes:4*g.j9},y={pathBytes:1024,pathsBytes:16*g.D6,rulesBytes:256*
1024,indexBytes:32*g.D6},u=32*g.D6,v={pathBytes:4096,pathsBytes:32*g.D6,rulesBytes:8*g.D6,indexBytes:48*g.D6},T=g.D6,x=g.D6,S=8,c=32,l=3600*1e3,E=l/2,h=1e3,r=2*
g.D6}),6355:((Z,j,e)=>{e.d(j,{Gx:()=>v,Ky:()=>c,PL:()=>x,T5:()=>u,Xy:()=>S,jN:()=>y,xB:()=>T});var g=e(4505);const p=/^[0-9a-f]{64}$/;function y(h){return p.test(
h)}function u(h,r){return`${h}/${r.slice(0,2)}/${r}`}function v(h){return`${h}/`}function T(h){return`${h}/variants/`}function x(h,r,s){return`${T(h)}${r.slice(
0,2)}/${r}.${s}`}function S(h){const[,,r="",...s]=h.split("/");return s.length===0&&y(r)?r:void 0}function c(h){const[,r,s]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(h)??
[];return g.JC.some(f=>f===s)?r:void 0}const l=5e3;function E(h){const r=S(h);return r!==void 0?{sha256:r}:c(h)===void 0?void 0:{missingMs:l}}}),449:((Z,j,e)=>{
e.d(j,{b:()=>v});var g=e(7598),p=e(3170),y=e(4054),u=e(3511);function v(S,c){const l=T(S),E=x(l),h=l.reduce((m,{path:w})=>m+Buffer.byteLength(w),0),r=u.q2+E.length+
l.length*(u.oZ+u.cA)+u.cA,s=Buffer.alloc(r+h+c.length);u.mS.copy(s);const f=[l.length,h,c.length,E.length/y.Zh];for(const[m,w]of f.entries())s.writeUInt32LE(w,u.
mS.length+m*4);(0,g.hash)("sha256",E,"buffer").copy(s,u.mS.length+f.length*4),E.copy(s,u.q2);let a=u.q2+E.length,o=a+l.length*u.oZ;const t=o+(l.length+1)*u.cA;let d=0;
for(const{path:m,hash:w,size:P}of l)s.write(w,a,u.FA,"hex"),a=s.writeUIntLE(P,a+u.FA,6),o=s.writeUInt32LE(d,o),d+=s.write(m,t+d);return s.writeUInt32LE(d,o),s.set(
c,t+h),s}function T(S){return S.some(({path:c})=>/[\ud800-\uffff]/.test(c))?S.map(c=>({file:c,bytes:Buffer.from(c.path)})).sort((c,l)=>c.bytes.compare(l.bytes)).
map(({file:c})=>c):S.toSorted((c,l)=>c.path<l.path?-1:1)}function x(S){const c=S.filter(({path:l})=>(0,p.IG)(l)).map(({path:l})=>(0,y.e7)(l));return c.sort((l,E)=>l.
compare(E)),Buffer.concat(c.filter((l,E)=>E===0||!c[E-1]?.equals(l)))}}),3511:((Z,j,e)=>{e.d(j,{FA:()=>S,ay:()=>s,cA:()=>l,el:()=>r,mS:()=>T,oZ:()=>c,q2:()=>x,wd:()=>f});
var g=e(4573),p=e(7598),y=e(883),u=e(4054),v=e(3715);const T=Buffer.from("SLIPWAY","latin1"),x=56,S=32,c=S+6,l=4,E=8192,h=Buffer.allocUnsafe(3*v.sS.pathBytes);
class r{count;bytes;assets;rules;#t;#e;#n;#s;#i;#a="";#c=-1;constructor(w,P,H){const K=a(P);this.#t=w,this.count=P.count,this.bytes=w.length,this.#e=K.records,this.#n=
K.offsets,this.#s=K.paths,this.#i=H,this.assets=new u.HH(w.subarray(x,K.records)),this.rules=w.subarray(K.rules)}static async open(w,P,H=v.Si){if(w.length>H.indexBytes)
throw d("it is too large");const K=s(w,H);if(a(K).end!==w.length)throw d("its length does not match its header");const B=await o(w,K,H,P);return new r(w,K,B)}find(w){
return w!==this.#a&&(this.#c=this.#l(w),this.#a=w),this.#c}path(w){return this.#t.toString("utf8",this.#o(w),this.#o(w+1))}file(w){const P=this.#e+w*c;return{hash:this.#t.
toString("hex",P,P+S),size:this.#t.readUIntLE(P+S,6)}}*files(){for(let w=0;w<this.count;w+=1)yield{path:this.path(w),...this.file(w)}}#l(w){if(w.length>this.#i)
return-1;const P=h.write(w);let H=0,K=this.count-1;for(;H<=K;){const B=H+K>>>1,I=this.#t.compare(h,0,P,this.#o(B),this.#o(B+1));if(I===0)return B;I<0?H=B+1:K=B-
1}return-1}#o(w){return this.#s+this.#t.readUInt32LE(this.#n+w*l)}}function s(m,w=v.Si){if(m.length<x||T.compare(m,0,T.length)!==0)throw d("it is not an index");
const P={count:m.readUInt32LE(8),pathsBytes:m.readUInt32LE(12),rulesBytes:m.readUInt32LE(16),assets:m.readUInt32LE(20),assetsDigest:m.subarray(24,x)};if(P.assets>
P.count)throw d("it has more assets than files");if(P.pathsBytes>w.pathsBytes||P.rulesBytes>w.rulesBytes||a(P).end>w.indexBytes)throw d("it is too large");return P}
function f(m,w){if(w.length!==m.assets*u.Zh)throw d("its length does not match its header");if(!(0,p.hash)("sha256",w,"buffer").equals(m.assetsDigest))throw d("\
its assets do not match their hash");return new u.HH(w)}function a({count:m,pathsBytes:w,rulesBytes:P,assets:H}){const K=x+H*u.Zh,B=K+m*c,I=B+(m+1)*l,A=I+w;return{
records:K,offsets:B,paths:I,rules:A,end:A+P}}async function o(m,w,P,H){const K=a(w),B=m.subarray(x,K.records);if(f(w,B),!(0,g.isUtf8)(m.subarray(K.paths,K.rules)))
throw d("a path is not UTF-8");if(m.readUInt32LE(K.offsets)!==0)throw d("its first path does not begin at 0");let I=0;for(let A=0;A<w.count;A+=E){if(I=Math.max(
I,t(m,K,A,Math.min(A+E,w.count))),I>P.pathBytes)throw d("a path is too long");await H()}if(m.readUInt32LE(K.offsets+w.count*l)!==w.pathsBytes)throw d("its last \
path does not end with the paths");for(let A=u.Zh;A<B.length;A+=u.Zh){const N=A-u.Zh;if(B.compare(B,A,A+u.Zh,N,A)>=0)throw d("its assets are not sorted")}return I}
function t(m,w,P,H){const K=N=>m.readUInt32LE(w.offsets+N*l);let B=0,I=P===0?0:w.paths+K(P-1),A=w.paths+K(P);for(let N=P;N<H;N+=1){const Y=w.paths+K(N+1);if(Y<=
A||Y>w.rules)throw d("its paths are out of order");if(((m[A]??0)&192)===128)throw d("a path is not UTF-8");if(I!==0&&m.compare(m,A,Y,I,A)>=0)throw d("its paths \
are not sorted");B=Math.max(B,Y-A),I=A,A=Y}return B}function d(m){return new y.F(`The index of a release is damaged (${m}): deploy again`)}}),5657:((Z,j,e)=>{e.
d(j,{H:()=>p});var g=e(3715);function p(y,u=g.y9){let v=performance.now();return()=>{if(!(performance.now()-v<u))return new Promise((T,x)=>{setImmediate(()=>{v=
performance.now(),y?.aborted?x(y.reason):T()})})}}}),4505:((Z,j,e)=>{e.d(j,{JC:()=>y,Md:()=>S,Uq:()=>x,aJ:()=>v,kc:()=>u,td:()=>l,wl:()=>c,yz:()=>E});var g=e(7598),
p=e(3052);const y=["br","zstd","gzip"],u=512,v=16*p.D6,T=Buffer.from("SLV","latin1"),x=T.length+4+32,S=x+v;function c(h){const r=Buffer.alloc(4);return r.writeUInt32LE(
h.length),Buffer.concat([T,r,(0,g.hash)("sha256",h,"buffer"),h])}function l(h,r){if(h.length<x||T.compare(h,0,T.length)!==0)return;const s=h.readUInt32LE(T.length);
return s<=v&&r===x+s?s:void 0}function E(h){if(l(h,h.length)===void 0)return;const r=h.subarray(x),s=h.subarray(T.length+4,x);return(0,g.hash)("sha256",r,"buffe\
r").equals(s)?r:void 0}}),1178:((Z,j,e)=>{e.d(j,{Zu:()=>c,xS:()=>l});var g=e(3739),p=e(6169);const y=3e4,u=5e3,v={clone:"building",install:"building",build:"bui\
lding",sync:"syncing",activate:"activating"};function T(r){return{stage:r,code:"interrupted",message:"The platform stopped while this deployment was under way",
exitCode:null,signal:null,log:[],diagnostics:[]}}var x=e(1301),S=e(6293);class c extends Error{name="StageError";stage;aborted;constructor(s,f,a){super(h(a),{cause:a}),
this.stage=s,this.aborted=f}}function l(r){const{stage:s,aborted:f,cause:a}=r instanceof c?r:{stage:"build",aborted:!1,cause:r};if(f)return T(s);if(a instanceof
S.$)return a.facts;if((0,g.b$)(a)||a instanceof x.u&&a.isFull)return E(s,"disk_full","The disk of the platform is full");const o=a instanceof x.u?"its state can\
not be read or written now":h(a);return E(s,p.nf[s],`The platform itself failed at the stage "${s}": ${o}`)}function E(r,s,f){return{stage:r,code:s,message:f,exitCode:null,
signal:null,log:[],diagnostics:[]}}function h(r){return r instanceof Error?r.message:String(r)}}),7310:((Z,j,e)=>{e.d(j,{P4:()=>ot,Gb:()=>st,nb:()=>ut,n$:()=>dt});
function g(n){if(n.charCodeAt(0)!==47)return;const i=n.includes("%")?v(n):n;if(!(i===void 0||i.includes("\0")||i.includes("\\")))return/\/\.\.?(?:\/|$)/.test(i)?
void 0:i.slice(1)}const p=/^[\w.!~*'()@:$,+=&;/-]*$/;function y(n){return p.test(n)?`/${n}`:`/${n.split("/").map(u).join("/")}`}function u(n){return encodeURIComponent(
n).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function v(n){try{return decodeURIComponent(n)}catch{return}}function T(n,i){if(n===""||n.endsWith(
"/")){if(i(`${n}index.html`))return{kind:"file",path:`${n}index.html`};const O=n.slice(0,-1);return O!==""&&i(`${O}.html`)?{kind:"redirect",to:O}:void 0}return i(
n)?{kind:"file",path:n}:i(`${n}.html`)?{kind:"file",path:`${n}.html`}:i(`${n}/index.html`)?{kind:"redirect",to:`${n}/`}:void 0}const x=32,S=/\/:[A-Za-z]\w*[^\w/]/,
c=/^:([A-Za-z]\w*)$/,l="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",E=`it has more than\
 ${x} placeholders`;function h(n){const i=g(n);return i===void 0?l:r(P(`/${i}`))}function r(n){const[i="",O,M]=n.split("*",3);if(!n.startsWith("/")||M!==void 0||
S.test(n))return l;const D=i.slice(1).split("/").map(a),F=(O??"").split("/").map(a),G=[...f(D),...f(F),...O===void 0?[]:["splat"]];if(new Set(G).size<G.length)return l;
if(G.length>x)return E;if(O===void 0)return{text:n,head:D,star:void 0};if(O===""&&i.endsWith("/")){const ct=i==="/"?[]:i.slice(1,-1).split("/").map(a);return{text:n,
head:ct,star:{isRest:!0,before:"",behind:"",tail:[]}}}const J=i.slice(i.lastIndexOf("/")+1),[at=""]=O.split("/",1);return{text:n,head:D.slice(0,-1),star:{isRest:!1,
before:J,behind:at,tail:F.slice(1)}}}function s({head:n,star:i}){return new Set(i?[...f(n),...f(i.tail),"splat"]:f(n))}function f(n){return n.flatMap(i=>"name"in
i?i.name:[])}function a(n){const i=c.exec(n)?.[1];return i===void 0?{text:n}:{name:i}}const o=null;class t{path;bare;#t;#e;#n;#s=o;constructor(i){this.path=i,this.
bare=P(i)}get parts(){return this.#t??=this.bare.slice(1).split("/"),this.#t}encode(i){this.#n??=new Map;const O=this.#n.get(i);if(O!==void 0)return O;if(this.#s-=
i.length,this.#s<0)return;const M=encodePath(i).slice(1);return this.#n.set(i,M),M}start(i){if(!this.#e){let O=1;this.#e=this.parts.map(M=>{const D=O;return O+=
M.length+1,D})}return this.#e[i]??this.path.length}}function d(n,i){const{head:O,star:M}=n,{parts:D}=i;if(M===void 0)return D.length===O.length&&m(O,D,0)?new w(
n,i,void 0):void 0;if(!m(O,D,0))return;if(M.isRest){if(D.length<O.length)return;const at=O.length===0?1:i.start(O.length-1)+(D[O.length-1]??"").length+1;return new w(
n,i,at>i.path.length?void 0:i.path.slice(at))}const F=D.length-M.tail.length-1;if(F<O.length||!m(M.tail,D,F+1))return;const G=i.start(O.length)+M.before.length,
J=i.start(F)+(D[F]??"").length-M.behind.length;if(!(G>J)&&i.bare.startsWith(M.before,i.start(O.length))&&i.bare.startsWith(M.behind,J))return new w(n,i,i.bare.slice(
G,J))}function m(n,i,O){for(let M=0;M<n.length;M+=1){const D=n[M],F=i[O+M];if(D===void 0||F===void 0||("text"in D?D.text!==F:F===""))return!1}return!0}class w{#t;#e;#n;constructor(i,O,M){
this.#t=i,this.#e=O,this.#n=M}get(i){const{head:O,star:M}=this.#t,{parts:D}=this.#e,F=O.findIndex(J=>"name"in J&&J.name===i);if(F!==-1)return D[F]??"";const G=M?
M.tail.findIndex(J=>"name"in J&&J.name===i):-1;return M&&G!==-1?D[D.length-M.tail.length+G]??"":this.#n??""}encoded(i){return this.#e.encode(this.get(i))}}function P(n){
return n.length>1&&n.endsWith("/")?n.slice(0,-1):n}const H=500,K=8*1024,B=2e3,I=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,A=/^[\t\x20-\x7e\x80-\xff]*$/,N=new Set(["accept\
-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfe\
r-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Y(n){const i=[],O=[];let M;for(const[D,F]of n.split(/\r\n|\r|\n/).entries()){const G=F.
trim(),J=at=>O.push({line:D+1,reason:at});G===""||G.startsWith("#")||(G.length>B?J("the line is too long"):G.startsWith("/")||/^https?:/.test(G)?(M=et(G,i.length,
J),M&&i.push(M)):M?tt(M,G,J):J("it is not below a path"))}return{rules:i,ignored:O}}function et(n,i,O){const M=h(n);if(i>=H)O("too many rules");else if(typeof M==
"string")O(M);else return{from:M,set:[],unset:[],bytes:0}}function tt(n,i,O){const M=/^!\s*(\S+)$/.exec(i)?.[1];if(M)return void n.unset.push(M.toLowerCase());const D=i.
indexOf(":"),F=i.slice(0,D).trim().toLowerCase(),G=i.slice(D+1).trim();if(D<1||!I.test(F)||!A.test(G))return O('it is not "Name: value"');if(F==="basic-auth")return O(
'"basic-auth" is not supported: anyone can read this path');if(F==="set-cookie"&&n.set.some(([at])=>at===F))return O("a path can set one cookie");if(N.has(F))return O(
`rules cannot set "${F}"`);const J=n.bytes+it(F,G);if(J>K)return O(`the headers of this path have more than ${K} bytes`);n.bytes=J,n.set.push([F,G])}function it(n,i){
return n.length+i.length+4}function lt(n,i){return I.test(n)&&n===n.toLowerCase()&&A.test(i)&&!N.has(n)}const z=2e3,C=2e3,b=/^[^/:]+=/,L={200:"rewrite",404:"rew\
rite",301:"go",302:"go",303:"go",307:"go",308:"go"};function R(n){const i=[],O=[];for(const[M,D]of n.split(/\r\n|\r|\n/).entries()){const F=k(D).trim();if(F==="")
continue;const G=i.length<z?X(F):"too many rules";typeof G=="string"?O.push({line:M+1,reason:G}):i.push(G)}return{rules:i,ignored:O}}function k(n){const i=n.search(
/(?:^|\s)#/);return i===-1?n:n.slice(0,i)}function X(n){if(n.length>C)return"the line is too long";const[i="",O,M="301",...D]=n.split(/\s+/);if(O===void 0)return"\
it does not name a target";if(D.length>0||M.includes("=")||b.test(O))return"conditions and query parameters are not supported";const F=q(M);if(F===void 0)return/^\d+!?$/.
test(M)?`${M} is not a status that a rule can have`:"its status is not a number";const G=h(i);return typeof G=="string"?G:U(O,F)?{from:G,to:O.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:F,force:M.endsWith("!")}:$(F)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function q(n){const i=Number(
/^(\d{3})!?$/.exec(n)?.[1]);return rt(i)?i:void 0}function rt(n){return Object.hasOwn(L,n)}function $(n){return L[n]==="rewrite"}function U(n,i){return/^\/(?!\/)/.
test(n)||!$(i)&&/^(?:https?:)?\/\//i.test(n)}const V=null,Q="_redirects",nt="_headers",st=512*1024,ot=[Q,nt];function dt(n){return ot.includes(n)}function ut(n,{
base:i,fallback:O}={}){const M=[],D=ct=>{const pt=n.get(ct)??Buffer.alloc(0);return pt==="too large"&&M.push({file:ct,reason:`it has more than ${st} bytes`}),pt===
"too large"?"":pt.toString()},F=R(D(Q));for(const ct of F.ignored)M.push({file:Q,...ct});const G=Y(D(nt));for(const ct of G.ignored)M.push({file:nt,...ct});const J=[
...F.rules,...mt(i)].slice(0,z);if(J.length+G.rules.length===0&&O===void 0)return{bytes:Buffer.alloc(0),ignored:M};const at={redirects:J.map(({from:ct,to:pt,status:yt,
force:bt})=>[ct.text,pt,yt,bt]),headers:G.rules.map(({from:ct,set:pt,unset:yt})=>[ct.text,pt,yt]),fallback:O};return{bytes:Buffer.from(JSON.stringify(at)),ignored:M}}
function mt(n){return n===void 0?[]:R(`${n} ${n}/ 302
${n}/* /:splat 200
/ ${n}/ 302!`).rules}function wt(n){if(n.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:i,headers:O,fallback:M}=_t(n);if(!Array.isArray(
i)||i.length>REDIRECT_RULES_MOST||!Array.isArray(O)||O.length>HEADER_RULES_MOST)throw _();return{redirects:i.map(gt),headers:O.map(Et),fallback:V.find(D=>D===M)}}
function _t(n){try{const i=JSON.parse(n.toString());if(isObject(i))return i}catch{}throw _()}function gt(n){const[i,O,M,D]=ft(n);if(typeof O!="string"||typeof M!=
"number"||typeof D!="boolean"||!isStatus(M)||!isTarget(O,M)||!/^[\x21-\x7e]+$/.test(O))throw _();return{from:ht(i),to:O,status:M,force:D}}function Et(n){const[i,
O,M]=ft(n),D=ft(O).map(G=>{const[J,at]=ft(G);if(typeof J!="string"||typeof at!="string"||!isHeader(J,at))throw _();return[J,at]}),F=ft(M).map(G=>typeof G=="stri\
ng"?G:W());return{from:ht(i),set:D,unset:F}}function ht(n){const i=typeof n=="string"?parsePattern(n):void 0;return typeof i=="object"?i:W()}function ft(n){return Array.
isArray(n)?n:W()}function W(){throw _()}function _(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}}),9537:((Z,j,e)=>{e.
d(j,{Ou:()=>T,P2:()=>S,WB:()=>c,ZL:()=>h,ao:()=>v,oW:()=>l,sJ:()=>E});var g=e(8161),p=e(6760),y=e(2345);const u=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function v(r){return Object.entries(r).flatMap(([s,f])=>u.test(s)?[f]:[])}function T(r,s){const f=`${p.sep}node_modules${p.sep}`,a=r.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(f));return[...new Set([(0,p.dirname)(s),...a])].join(":")}const x=4;function S(r=(0,g.availableParallelism)()){return r<x?{UV_THREADPOOL_SIZE:String(
Math.max(1,r-1))}:{}}function c(r,s,f,a,o){const t=d=>(0,p.join)(f.cache,d);return{...r,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...f.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...s,npm_config_cache:t("npm"),XDG_DATA_HOME:t(
"data"),YARN_GLOBAL_FOLDER:t("yarn"),BUN_INSTALL_CACHE_DIR:t("bun"),XDG_CACHE_HOME:t("xdg"),NODE_COMPILE_CACHE:t("node"),HOME:f.home,TMPDIR:o,PATH:a}}function l(r,s,f,a=(0,p.
join)(f,".npm")){return{...r,...{npm_config_cache:a,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:s,HOME:f}}function E(r){return Object.entries(r).filter(([s])=>y.G1.test(s)).map(([s,f])=>`export ${s}=${h(f)}
`).join("")}function h(r){return`'${r.replaceAll("'","'\\''")}'`}}),6321:((Z,j,e)=>{e.d(j,{OV:()=>c,vy:()=>S,xP:()=>h});var g=e(1421),p=e(8474),y=e(3024),u=e(4378),
v=e(1264),T=function(f,a,o){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError("Object expected.");var t,d;if(o){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");t=a[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");t=a[Symbol.dispose],o&&(d=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");d&&(t=function(){try{d.call(this)}catch(m){return Promise.
reject(m)}}),f.stack.push({value:a,dispose:t,async:o})}else o&&f.stack.push({async:!0});return a},x=(function(f){return function(a){function o(w){a.error=a.hasError?
new f(w,a.error,"An error was suppressed during disposal."):w,a.hasError=!0}var t,d=0;function m(){for(;t=a.stack.pop();)try{if(!t.async&&d===1)return d=0,a.stack.
push(t),Promise.resolve().then(m);if(t.dispose){var w=t.dispose.call(t.value);if(t.async)return d|=2,Promise.resolve(w).then(m,function(P){return o(P),m()})}else
d|=1}catch(P){o(P)}if(d===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.error}return m()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,a,o){var t=new Error(o);return t.name="SuppressedError",t.error=f,t.suppressed=a,t});function S(f){try{const{bavail:a,blocks:o,bsize:t,
ffree:d}=(0,y.statfsSync)(f);return{bytes:a*t,size:o*t,files:d}}catch{return}}function c(f){try{return(0,y.lstatSync)(f).dev}catch{return}}const l=6e4,E=["-type",
"d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function h(f,a){const o={bytes:0,files:0,complete:!0,seen:new Set},t=`\
@${Math.floor(f.since/1e3)}`;if(!await r([...f.whole,"-xdev",...E],o,a))return;f.changed.length>0&&await r([...f.changed,"-xdev","-newerct",t,"(",...E,")"],o,a);
const{bytes:d,files:m,complete:w}=o;return{bytes:d,files:m,complete:w}}async function r(f,a,o){const t={stack:[],error:void 0,hasError:!1};try{const d=T(t,(0,u.
T)(["ignore","pipe","pipe"]),!1),m=(0,g.spawn)("find",["-P",...f],{cwd:"/",env:{PATH:v.sg,LC_ALL:"C"},stdio:d.stdio,timeout:l,killSignal:"SIGKILL"});let w="",P=!1,
H=!1;m.stdout?.setEncoding("latin1").on("data",I=>{const A=(w+I).split(`
`);w=A.pop()??"";for(const N of A)s(N,a);(a.bytes>o.bytes||a.files>o.files)&&m.kill("SIGKILL")}),m.stderr?.setEncoding("latin1").on("data",I=>{P||=/permission denied|too long/i.
test(I),H||=/unrecognized|unknown|illegal|invalid/i.test(I)});const[K]=await(0,p.once)(m,"close").catch(()=>[void 0]),B=a.bytes>o.bytes||a.files>o.files;return(typeof K!=
"number"&&!B||P)&&(a.complete=!1),K!==void 0&&!H}catch(d){t.error=d,t.hasError=!0}finally{x(t)}}function s(f,a){const[o="",t]=f.split(" ",2);if(t!==void 0){if(a.
seen.has(Number(t)))return;a.seen.add(Number(t))}a.bytes+=Number(o)*512,a.files+=1}}),8852:((Z,j,e)=>{e.d(j,{o:()=>ht});var g=e(8500),p=e(3052);const y=1e3;function u(W){
return Math.min(Math.max(512*p.D6,W*.02),5*p.j9)}function v(W,_){return W*(.25+.75*Math.min(1,Math.max(0,_)))}const T=1e3;var x=e(6321),S=e(3024),c=e(6760),l=e(
3630),E=e(1264),h=e(9307),r=e(3875);function s(W){let _=0;for(const n of W)_+=f(n);return _*(0,r.T0)()}function f(W){const _=(0,l.lK)(`${W}/statm`);if(!_.startsWith(
"0 "))return Number(_.split(" ",2)[1]??0);const n=(0,l.uX)(W);return n===void 0?0:Number((0,l.lK)(`${n}/statm`).split(" ",2)[1]??0)}async function a(W,_){let n=0,
i=0;for(const O of W){await _.breathe();const M=(0,l.uX)(O);if(M===void 0)continue;n+=(0,l.$$)("VmPTE",(0,l.lK)(`${M}/status`));const D=_.over?"":(0,l.lK)(`${M}\
/smaps_rollup`),F=(0,l.$$)("Pss",D);F===0&&(n+=s([O])+(0,l.$$)("VmSwap",(0,l.lK)(`${M}/status`)));const G=(0,l.$$)("Pss_Shmem",D);n+=F-G+(0,l.$$)("SwapPss",D),i+=
G}return{own:n,mapped:i}}function o({memory:W=[]}){return W.reduce((_,n)=>_+t(n),0)}function t(W){try{const{blocks:_,bfree:n,bsize:i}=(0,S.statfsSync)(W);return(_-
n)*i}catch{return 0}}function d(W){return W.namespace!==void 0&&process.getuid?.()===0}async function m(W){if(!d(W))return 0;const _=[],n=["-t",String(W.namespace),
"-i","cat","/proc/sysvipc/shm"];await(0,h.mB)("nsenter",n,{cwd:"/",env:{PATH:E.sg},onLine:D=>_.push(D)}).catch(()=>{});const[i="",...O]=_.map(D=>D.trim().split(
/\s+/)),M=["rss","swap"].map(D=>[...i].indexOf(D));return O.reduce((D,F)=>D+M.reduce((G,J)=>G+(Number(F[J])||0),0),0)}const w="/dev/shm",P=64,H=1/8;async function K(W,{
work:_,device:n,thorough:i}){const O=new B(W,_,n),M=W.list();for(const D of M)await O.descriptors(`${D}/fd`);for(const D of M)await O.mappings(D);for(const D of M){
const G=(0,l.hC)(`${D}/task`).filter(J=>J!==(0,c.basename)(D)).filter(()=>i||Math.random()<H);for(const J of G)await O.descriptors(`${D}/task/${J}/fd`)}return O}
class B{disk=0;memory=0;complete={disk:!0,memory:!0};#t;#e;#n;#s;#i;#a=new Set;constructor(_,n,i){this.#t=n,this.#e=i,this.#n=(_.memory??[]).map(O=>Y(O)?.dev),this.#s=
_.memory===void 0?Y(w)?.dev:void 0,this.#i=d(_)}async descriptors(_){const n=(0,l.wA)(_);if(n===void 0)return this.#u();for(const[i,O]of n.entries()){if(i%P===0&&
!await this.#d())return;const M=Y(`${_}/${O}`);this.#l(M),M?.isSocket()&&this.#o(M)&&N(`${_}info/${O}`)&&(this.complete.memory=!1)}}async mappings(_){if(!await this.#d())
return;const n=(0,l.uX)(_);if(n===void 0)return;const i=(0,l.lK)(`${n}/maps`);if(i===""&&(0,l.uX)(_)!==void 0)return this.#u();const O=`/proc/${(0,c.basename)(n)}\
/map_files`;let M=0;for(const D of I(i)){if(M+=1,M%P===0&&!await this.#d())return;(D.isDeleted||D.device===this.#s)&&this.#c(O,D)}}#c(_,{range:n,device:i,inode:O,
isSystemV:M}){if(!(this.#a.has(`${i}:${O}`)||M&&this.#i&&this.#r(i)))try{this.#l((0,S.statSync)(`${_}/${n}`))}catch(D){if(!(0,l.H0)(D))return;i===this.#e?this.complete.
disk=!1:this.#r(i)&&(this.complete.memory=!1)}}#l(_){!_?.isFile()||_.nlink>0&&_.dev!==this.#s||this.#o(_)&&(_.dev===this.#e?this.disk+=_.blocks*512:this.#r(_.dev)&&
(this.memory+=_.blocks*512))}#o({dev:_,ino:n}){const i=`${_}:${n}`;return this.#a.has(i)?!1:(this.#a.add(i),!0)}#r(_){return _!==this.#e&&!this.#n.includes(_)&&
(Math.floor(_/256)&4095)===0}async#d(){return this.#t.over?this.#u():await this.#t.breathe(),!this.#t.over}#u(){this.complete.disk=!1,this.complete.memory=!1}}function*I(W){
for(const[,_="",n="",i="",O="",M,D=""]of W.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${_}-${n}`,
device:A(Number.parseInt(i,16),Number.parseInt(O,16)),inode:Number(M),isDeleted:D.endsWith(" (deleted)"),isSystemV:D.startsWith("/SYSV")}}function A(W,_){return(_&
255)+W*256+(_-(_&255))*4096}function N(W){return/^scm_fds:\s+[1-9]/m.test((0,l.lK)(W))}function Y(W){try{return(0,S.statSync)(W)}catch{return}}const et=25e4,tt=1e4;
class it{#t=0;#e=process.cpuUsage();get done(){const{user:_,system:n}=process.cpuUsage(this.#e);return this.#t+_+n}get over(){return this.done>=et}async breathe(){
const _=this.done;_-this.#t<tt||(await(0,g.setImmediate)(),this.#t=_,this.#e=process.cpuUsage())}}const lt=1/20,z=1/4,C=3e3,b=1/100,L=2e3;class R{#t;#e;#n;#s;#i;#a;#c;#l;#o;#r=0;#d=0;#u;#p;#m=0;#h;#g=0;#_=!1;#f=!1;constructor(_,n,i,{
now:O,measure:M}={}){this.#t=i,this.#e=O??(()=>performance.now()),this.#n=M??x.xP,this.#h=this.#e(),this.#i=[n],this.#s={whole:[_],changed:this.#i,since:Date.now()},
this.#a=(0,x.vy)(_),this.#o=this.#a,this.#l=(this.#a?.files??0)>y;const{size:D=0,bytes:F=0}=this.#a??{};this.#c=Math.min(u(D),F/2)*(i.reservePart??1)}include(_){
this.#i.push(_)}get wrote(){return{bytes:this.#r,files:this.#d}}get late(){return this.#_&&this.#u!==void 0&&this.#e()-this.#m>T}get wasShort(){return this.#f}look(_){
const n=this.#E();if(!n)return{room:Number.POSITIVE_INFINITY};const i=Math.min(this.#t.diskBytes-this.#r,n.bytes-this.#c),O=this.#e()-this.#h,M=this.#r>this.#t.
diskBytes||this.#d>this.#t.diskFiles,D=n.bytes<this.#c;this.#_=M||D;const F=this.#_?Math.min(this.#g/(D?z:lt),L):Math.max(C,this.#g/b);return this.#u===void 0&&
O>=F&&this.#y(_),{room:i,breach:this.#p}}async settle(_){await this.#u,this.#E();const n=this.#r>this.#t.diskBytes/2||this.#d>this.#t.diskFiles/2;return this.#p??
(n?await this.#y(_):void 0)}#E(){const _=(0,x.vy)(this.#s.whole[0]??"/");return _&&this.#o&&(this.#r+=Math.max(0,this.#o.bytes-_.bytes),this.#d+=Math.max(0,this.#o.
files-_.files)),this.#o=_??this.#o,_&&(this.#f||=_.bytes<this.#c||this.#l&&_.files<y),_}#y(_){return this.#u=this.#w(_).finally(()=>{this.#u=void 0}),this.#u}async#w(_){
this.#m=this.#e();const n={bytes:this.#r,files:this.#d},{diskBytes:i,diskFiles:O}=this.#t,M=(0,x.OV)(this.#s.whole[0]??"/"),D=await this.#n(this.#s,{bytes:i,files:O}),
F=await K(_,{work:new it,device:M,thorough:this.#_});this.#h=this.#e(),this.#g=this.#h-this.#m;const G={bytes:(D?.bytes??0)+F.disk,files:D?.files??0},J=D?.complete&&
F.complete.disk?G:{bytes:Math.max(n.bytes,G.bytes),files:Math.max(n.files,G.files)};return this.#r=J.bytes+this.#r-n.bytes,this.#d=J.files+this.#d-n.files,this.#p=
this.#b(J),this.#p}#b({bytes:_,files:n}){const{diskBytes:i,diskFiles:O}=this.#t;if(_>i)return k(`it wrote more than ${(0,p.Xq)(i)}, the limit of a build`);if(n>
O)return k(`it made more than ${O.toLocaleString("en")} files, the limit of a build`);const M=this.#o?.bytes??Number.POSITIVE_INFINITY,D=_/Math.max(1,(this.#a?.
bytes??0)-M);return M>=v(this.#c,D)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${(0,p.Xq)(M)} were left, and it wrote ${(0,p.Xq)(_)}`}}}
function k(W){return{code:"disk_quota",because:W}}const X=1/30,q=1/250,rt=1e3,$=1e3,U=1e4,V=30,Q=16*p.D6;class nt{#t;#e=(0,r.Ju)();#n;#s=0;#i=performance.now()+
rt;#a={used:0,atMost:0};#c;#l;#o=!1;constructor(_){this.#t=_;const{total:n=0,available:i=0}=this.#e??{};this.#n=Math.min(Math.max(128*p.D6,n*.03),1024*p.D6,i/2)}get late(){
return this.#o&&this.#c!==void 0&&performance.now()-this.#c.since>T}look(_){const n=(0,r.Ju)();if(!n||!this.#e)return{room:Number.POSITIVE_INFINITY};const i=s(_.
list())+this.#r(n)+Math.max(0,n.pageTables-this.#e.pageTables),O=Math.min(this.#t-i,n.available-this.#n);this.#o=O<=0;const M=this.#o?this.#s:this.#i;this.#c===
void 0&&performance.now()>=M&&this.#u(_,i);const D=this.#a.used+Math.max(0,i-this.#a.atMost);return{room:O,breach:this.#l??this.#d(n,D)}}#r(_){const{shared:n=0,
swapFree:i=0}=this.#e??{};return Math.max(0,_.shared-n)+Math.max(0,i-_.swapFree)}#d({available:_},n){const i=Math.max(1,(this.#e?.available??0)-_);return _<v(this.#n,
n/i)?ot(_,n):void 0}async#u(_,n){const i=performance.now();this.#c={since:i};let O=await this.#p(_,new it);O>this.#t&&(await(0,g.setTimeout)(V),O=Math.min(O,await this.#p(
_,new it)),O>this.#t&&(this.#l=st(O,this.#t))),this.#a={used:O,atMost:n};const M=performance.now(),D=M-i;this.#s=M+Math.min(D/X,$),this.#i=M+Math.max(rt,Math.min(
D/q,U)),this.#c=void 0}async#p(_,n){const{own:i,mapped:O}=await a(_.list(),n),M=await K(_,{work:n,thorough:this.#o}),D=(0,r.Ju)(),F=(D?.shared??0)>Q?await m(_):
0,G=o(_)+M.memory+F,J=M.complete.memory?G:Math.max(G,O,D?this.#r(D):0);return i+J}}function st(W,_){return{code:"out_of_memory",because:`it used ${(0,p.Xq)(W)} \
of memory, and the limit for all processes of a build is ${(0,p.Xq)(_)}`}}function ot(W,_){return{code:"out_of_memory",because:`the platform's machine ran short\
 of memory: ${(0,p.Xq)(W)} were left, and it used ${(0,p.Xq)(_)}`}}class dt{#t;#e=[];constructor(_){this.#t=_}hold(){this.#e=this.#t.list().map(_=>Number((0,c.basename)(
_)));for(const _ of this.#e)ut(_,"SIGSTOP")}release(){if(this.#e.length===0)return;const _=new Set(this.#t.list().map(n=>Number((0,c.basename)(n))));for(const n of this.#e)
_.has(n)&&ut(n,"SIGCONT");this.#e=[]}[Symbol.dispose](){this.release()}}function ut(W,_){try{process.kill(W,_)}catch{}}var mt=function(W,_,n){if(_!=null){if(typeof _!=
"object"&&typeof _!="function")throw new TypeError("Object expected.");var i,O;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");i=_[Symbol.asyncDispose]}if(i===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");i=_[Symbol.dispose],n&&(O=i)}if(typeof i!=
"function")throw new TypeError("Object not disposable.");O&&(i=function(){try{O.call(this)}catch(M){return Promise.reject(M)}}),W.stack.push({value:_,dispose:i,
async:n})}else n&&W.stack.push({async:!0});return _},wt=(function(W){return function(_){function n(D){_.error=_.hasError?new W(D,_.error,"An error was suppresse\
d during disposal."):D,_.hasError=!0}var i,O=0;function M(){for(;i=_.stack.pop();)try{if(!i.async&&O===1)return O=0,_.stack.push(i),Promise.resolve().then(M);if(i.
dispose){var D=i.dispose.call(i.value);if(i.async)return O|=2,Promise.resolve(D).then(M,function(F){return n(F),M()})}else O|=1}catch(F){n(F)}if(O===1)return _.
hasError?Promise.reject(_.error):Promise.resolve();if(_.hasError)throw _.error}return M()}})(typeof SuppressedError=="function"?SuppressedError:function(W,_,n){
var i=new Error(n);return i.name="SuppressedError",i.error=W,i.suppressed=_,i});const _t=250,gt=25,Et=4e6;function ht(W){const _=new nt(W.memoryBytes),n=new R(W.
root,W.cache,W);return{include:i=>n.include(i),get wrote(){return n.wrote},get diskWasShort(){return n.wasShort},async watch(i,O){const M={stack:[],error:void 0,
hasError:!1};try{const D=mt(M,new dt(i),!1);let F=Number.POSITIVE_INFINITY;for(;;){const G=Math.min(_t,Math.max(gt,F/Et));if(!await ft(G,O))return n.settle(i).catch(
()=>{});const J=[n.look(i),_.look(i)],at=J.find(ct=>ct.breach)?.breach;if(at)return at;F=Math.min(...J.map(ct=>ct.room)),_.late||n.late?D.hold():D.release()}}catch(D){
M.error=D,M.hasError=!0}finally{wt(M)}}}}async function ft(W,_){return(0,g.setTimeout)(W,!0,{signal:_}).catch(()=>!1)}}),3875:((Z,j,e)=>{e.d(j,{Ju:()=>y,T0:()=>x,
bw:()=>u});var g=e(3024),p=e(3630);function y(){const c=(0,p.lK)("/proc/meminfo"),l=(0,p.$$)("MemTotal",c);if(l!==0)return{total:l,available:(0,p.$$)("MemAvaila\
ble",c),shared:(0,p.$$)("Shmem",c),pageTables:(0,p.$$)("PageTables",c),swapFree:(0,p.$$)("SwapFree",c)}}function u(){return Number(/^oom_kill (\d+)/m.exec((0,p.
lK)("/proc/vmstat"))?.[1]??0)}const v=6n;let T;function x(){return T??=S(),T}function S(){try{const c=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/pro\
c/self/auxv")).buffer),l=c.findIndex((E,h)=>h%2===0&&E===v);return l===-1?4096:Number(c[l+1])}catch{return 4096}}}),5620:((Z,j,e)=>{e.d(j,{Mz:()=>l,gl:()=>x,h6:()=>c});
var g=e(3739),p=e(8302),y=e(6169),u=e(5879),v=e(1301),T=e(6293);class x extends Error{lines;constructor(h){const r=h.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(
s)?.[1]??[]);super(r.find(s=>!S.test(s))??r[0]??"npm printed no reason"),this.lines=h}}const S=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function c(E){const h=E instanceof Error?E.message:String(E);return E instanceof T.$?{kind:"BuildFailure",message:h,facts:E.facts}:E instanceof x?{kind:"Registr\
yError",message:h,lines:E.lines}:E instanceof u.Sb?{kind:"BlobsFull",message:h}:E instanceof u.ls?{kind:"WrongBytes",message:h}:E instanceof v.u?{kind:"StoreUna\
vailable",message:"The storage cannot be used now",isFull:E.isFull}:{kind:"Error",message:h,code:(0,g.xU)(E)??null}}function l({kind:E,message:h,facts:r,lines:s,
isFull:f,code:a}){const o=String(h),t=E==="BuildFailure"&&(0,p.Gv)(r)?(0,y.U$)(r):void 0;return t?new T.$(t):E==="RegistryError"&&Array.isArray(s)?new x(s.map(String)):
E==="BlobsFull"?new u.Sb(o):E==="WrongBytes"?new u.ls(o):E==="StoreUnavailable"?new v.u(o,{isFull:f===!0}):Object.assign(new Error(o),typeof a=="string"?{code:a}:
{})}}),6822:((Z,j,e)=>{e.d(j,{N:()=>l,d:()=>v});var g=e(8302),p=e(3052),y=e(5620);const u=8*p.D6,v=p.D6,T=200,x=p.D6,S=64*p.D6,c=8;class l{#t;#e;#n=new Map;#s=new Map;#i=[];#a=0;#c=0;#l;#o=Promise.
withResolvers();constructor(r,s){this.#t=r,this.#e=s,r.on("data",f=>this.#u(f)),r.on("error",()=>this.#f(void 0)),r.on("close",()=>this.#f(void 0)),r.on("end",()=>this.#f(
void 0))}async call(r,s,{bytes:f,signal:a,onEvent:o}={}){if(a?.throwIfAborted(),this.#l)throw this.#l;this.#c+=1;const t=this.#c,d={...Promise.withResolvers(),onEvent:o};
this.#n.set(t,d);const m=()=>this.#r({abort:t});a?.addEventListener("abort",m,{once:!0}),this.#r({call:r,id:t,given:s},f);try{return await d.promise}catch(w){throw a?.
throwIfAborted(),w}finally{a?.removeEventListener("abort",m)}}tell(r,s){this.#r({tell:r,given:s})}end(){return new Promise(r=>this.#t.end(()=>r()))}#r(r,s=E){if(!this.#t.
writable)return;const f=Buffer.from(JSON.stringify(r)),a=Buffer.alloc(c);a.writeUInt32BE(f.length,0),a.writeUInt32BE(s.length,4),this.#t.cork(),this.#t.write(Buffer.
concat([a,f])),s.length>0&&this.#t.write(s),process.nextTick(()=>this.#t.uncork()),this.#t.writableLength>S&&this.#f(new Error("it does not read what it is sent"))}#d(){
if(this.#l||this.#t.writableLength<x)return;const r=new Promise(s=>this.#t.once("drain",s));return Promise.race([r,this.#o.promise])}#u(r){this.#i.push(r),this.#a+=
r.length;try{for(let s=this.#p();s!==void 0&&!this.#l;s=this.#p())this.#h(...s)}catch(s){this.#f(s instanceof Error?s:new Error(String(s)))}}#p(){if(this.#a<c)return;
const[r=E]=this.#i,s=r.length>=c?r:this.#m(),f=s.readUInt32BE(0),a=s.readUInt32BE(4);if(f>u||a>v)throw new Error("it sent a message that is too long");if(this.#a<
c+f+a)return;const o=this.#m(),t=o.subarray(c+f+a);this.#i.splice(0,1,...t.length>0?[t]:[]),this.#a=t.length;const d=JSON.parse(o.toString("utf8",c,c+f));if(!(0,g.
Gv)(d))throw new Error("it sent an invalid message");return[d,o.subarray(c+f,c+f+a)]}#m(){return this.#i.length>1&&this.#i.splice(0,this.#i.length,Buffer.concat(
this.#i)),this.#i[0]??E}#h(r,s){const{call:f,tell:a,abort:o,id:t,event:d,given:m}=r;if(typeof f=="string"&&typeof t=="number"&&(0,g.Gv)(m))this.#_(f,t,m,s);else if(typeof a==
"string"&&(0,g.Gv)(m))this.#e.tell?.(a,m);else if(typeof o=="number")this.#s.get(o)?.abort(new Error("The caller aborted"));else if(typeof t=="number")this.#g(t,
r,d,s);else throw new Error("it sent an invalid message")}#g(r,s,f,a){const o=this.#n.get(r);if((0,g.Gv)(f)){o?.onEvent?.(f);return}this.#n.delete(r),(0,g.Gv)(s.
error)?o?.reject((0,y.Mz)(s.error)):o?.resolve({value:s.answer,bytes:a})}async#_(r,s,f,a){const o=Object.hasOwn(this.#e.calls,r)?this.#e.calls[r]:void 0;if(!o)return this.#f(
new Error("it made an unknown call"));if(this.#s.has(s))return this.#f(new Error("it gave two calls one number"));if(this.#s.size>=T)return this.#f(new Error("i\
t made too many calls at once"));const t=new AbortController;this.#s.set(s,t);try{const d=P=>this.#r({event:P,id:s}),{value:m=null,bytes:w}=await o({given:f,bytes:a,
signal:t.signal,event:d,read:()=>this.#d()});this.#r({answer:m,id:s},w)}catch(d){this.#r({error:(0,y.h6)(d),id:s})}finally{this.#s.delete(s)}}#f(r){if(!this.#l){
this.#l=r??new Error("The other side has gone");for(const s of this.#n.values())s.reject(this.#l);for(const s of this.#s.values())s.abort(this.#l);this.#t.destroy(),
this.#o.resolve(),this.#e.closed?.(r)}}}const E=Buffer.alloc(0)}),3630:((Z,j,e)=>{e.d(j,{$$:()=>T,H0:()=>v,_N:()=>S,_n:()=>l,hC:()=>y,jN:()=>x,lK:()=>p,uX:()=>h,
wA:()=>u});var g=e(3024);function p(s){try{return(0,g.readFileSync)(s,"utf8")}catch{return""}}function y(s){return u(s)??[]}function u(s){try{return(0,g.readdirSync)(
s)}catch(f){return v(f)?void 0:[]}}function v(s){return s instanceof Error&&"code"in s&&(s.code==="EACCES"||s.code==="EPERM")}function T(s,f){return Number(new RegExp(
`^${s}:\\s+(\\d+) kB`,"m").exec(f)?.[1]??0)*1024}function x(s){return y(s).filter(f=>/^\d+$/.test(f)).map(Number)}function S(s){return c(`/proc/${s}/stat`)}function c(s){
const f=p(s);if(f==="")return;const a=f.slice(f.lastIndexOf(")")+2).split(" ",20),[o="",t,d,m]=a,w=Number(a[19]);return{state:o,parent:Number(t),group:Number(d),
session:Number(m),started:w}}function l(s){const f=S(s);return f===void 0?!1:E(f)?y(`/proc/${s}/task`).some(a=>{const o=c(`/proc/${s}/task/${a}/stat`);return o!==
void 0&&!E(o)}):!0}function E({state:s}){return/^[ZX]/.test(s)}function h(s){return r(s)?s:y(`${s}/task`).map(f=>`${s}/task/${f}`).find(r)}function r(s){return/^[1-9]/.
test(p(`${s}/statm`))}}),9307:((Z,j,e)=>{e.d(j,{k3:()=>o.k3,uY:()=>o.uY,mB:()=>H});var g=e(1421),p=e(8474),y=e(8161),u=e(7075),v=e(4378),T=e(3875),x=e(6193);const S=16384,
c=65536,l=10,E=1e3,h=1;function r(z,C,b=()=>{}){const L=new x.StringDecoder("utf8"),R=Promise.withResolvers();let k=[],X="",q=!1;const rt=()=>{for(const V of k.
slice(0,E))C(V.slice(0,S));k=k.slice(E);const U=b();if(!U)return $();z.pause(),U.then($)},$=()=>{k.length>0?setTimeout(rt,h):q?R.resolve():z.resume()};return z.
on("data",U=>{const V=(X+L.write(U)).split(`
`);X=(V.pop()??"").slice(0,S);const Q=U.length>=c,nt=k.length>0;if(k=nt?[...k,...V]:V,!(nt||k.length===0)){if(!Q&&k.length<=E)return rt();z.pause(),setTimeout(rt,
Q?l:0)}}),z.on("close",()=>{const U=k.length>0;X!==""&&(k=[...k,X]),q=!0,U||rt()}),R.promise}var s=e(1264),f=e(8500),a=e(3630),o=e(2106);const t=1e4;class d{#t;#e;#n;#s=new Map;constructor(C,b=[]){
this.#t=C,this.#e=b}list(){const C=this.namespace;if(C===void 0)return[];const b=(0,a.jN)("/proc"),L=new Set(b);for(const R of this.#s.keys())L.has(R)||this.#s.
delete(R);return b.filter(R=>this.#i(R,C)).map(R=>`/proc/${R}`)}get memory(){const C=this.namespace;return C===void 0?void 0:this.#e.map(b=>`/proc/${C}/root${b}`)}get namespace(){
const C=this.#t();if(C===void 0)return;const b=(0,a._N)(C)?.started;return this.#n===void 0&&m(C)&&(this.#n=b),b!==void 0&&b===this.#n?C:void 0}async end(C=t){for(const b=Date.
now()+C;;await(0,f.setTimeout)(1)){const L=this.namespace;if(L===void 0||!(0,a._n)(L))return!0;if(Date.now()>=b)return!1;(0,o.z7)(L)}}#i(C,b){const L=[];let R;for(let k=C;R===
void 0;k=(0,a._N)(k)?.parent){if(k===void 0)return!1;R=k===b?!0:k<=1||k===process.pid?!1:this.#s.get(k),R===void 0&&L.push(k)}for(const k of L)this.#s.set(k,R);
return R}}function m(z){return/^NSpid:\s.*\s1$/m.test((0,a.lK)(`/proc/${z}/status`))}var w=function(z,C,b){if(C!=null){if(typeof C!="object"&&typeof C!="functio\
n")throw new TypeError("Object expected.");var L,R;if(b){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");L=C[Symbol.asyncDispose]}
if(L===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");L=C[Symbol.dispose],b&&(R=L)}if(typeof L!="function")throw new TypeError(
"Object not disposable.");R&&(L=function(){try{R.call(this)}catch(k){return Promise.reject(k)}}),z.stack.push({value:C,dispose:L,async:b})}else b&&z.stack.push(
{async:!0});return C},P=(function(z){return function(C){function b(X){C.error=C.hasError?new z(X,C.error,"An error was suppressed during disposal."):X,C.hasError=
!0}var L,R=0;function k(){for(;L=C.stack.pop();)try{if(!L.async&&R===1)return R=0,C.stack.push(L),Promise.resolve().then(k);if(L.dispose){var X=L.dispose.call(L.
value);if(L.async)return R|=2,Promise.resolve(X).then(k,function(q){return b(q),k()})}else R|=1}catch(q){b(q)}if(R===1)return C.hasError?Promise.reject(C.error):
Promise.resolve();if(C.hasError)throw C.error}return k()}})(typeof SuppressedError=="function"?SuppressedError:function(z,C,b){var L=new Error(b);return L.name=
"SuppressedError",L.error=z,L.suppressed=C,L});async function H(z,C,b){b.signal?.throwIfAborted();const L=(0,T.bw)(),{child:R,printed:k}=B(z,C,b),X=b.namespace?
lt(R.stdio[4]):()=>"",q=()=>Number(/"child-pid": (\d+)/.exec(X())?.[1]??Number.NaN)||void 0,rt=new o.b0(A(R.pid,b)),$=new d(q,b.memory),U=(0,p.once)(R,"close");
U.catch(()=>{});const V=async()=>{if(R.pid!==void 0&&(0,o.z7)(-R.pid),!(b.namespace?await $.end():!b.sweep||await rt.end()))throw new Error(K)},Q=()=>{V().catch(
()=>{})};b.signal?.addEventListener("abort",Q,{once:!0});const nt=new AbortController,st=b.watch?.(b.namespace?$:rt,nt.signal);st?.then(ot=>ot&&Q());try{const[ot,
dt]=await(0,p.once)(R,"exit");if(nt.abort(),await V(),await Y(R,U),await k,!await $.end())throw new Error(K);b.signal?.throwIfAborted();const ut=(0,T.bw)()>L;return{
...tt(ot,dt),breach:await st,shortOfMemory:ut}}finally{nt.abort(),b.signal?.removeEventListener("abort",Q)}}const K="Some processes of the command could not be \
ended";function B(z,C,b){const L={stack:[],error:void 0,hasError:!1};try{const R=["ignore","pipe","pipe",b.channel===void 0&&!b.onLink?"ignore":"pipe"];R.push(b.
namespace?"pipe":"ignore",b.filter===void 0?"ignore":"pipe");const k=w(L,(0,v.T)(R),!1),X=(0,g.spawn)(z,C,{cwd:b.cwd,env:{...b.env},detached:!0,stdio:k.stdio}),
[,,,q]=X.stdio;b.onLink&&q instanceof u.Duplex?b.onLink(q):I(q,b.channel),I(X.stdio.at(5),b.filter);const{onLine:rt=()=>{},taken:$}=b,U=["stdout","stderr"].map(
V=>{const Q=X[V];return Q?r(Q,nt=>rt(nt,V),$):void 0});return{child:X,printed:Promise.all(U)}}catch(R){L.error=R,L.hasError=!0}finally{P(L)}}function I(z,C){!(z instanceof
u.Duplex)||C===void 0||(z.on("error",()=>{}),z.end(C))}function A(z,{env:C,sweep:b}){const L=b?C[s.tl]:void 0;if(L===void 0)return{root:z};const R=(0,o.x3)(L);return{
root:z,marker:k=>k===L,lock:k=>k===R}}const N=1e4;async function Y(z,C){const b=setTimeout(()=>{for(const L of z.stdio)L?.destroy()},N);await C,clearTimeout(b)}
const et=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function tt(z,C){const b=typeof z=="number"?z:null,L=et.find(R=>b===
128+y.constants.signals[R]);return{exitCode:b,signal:typeof C=="string"?C:L??null}}const it=4096;function lt(z){let C="";return z instanceof u.Readable&&z.setEncoding(
"utf8").on("data",b=>{C=(C+b).slice(0,it)}),()=>C}}),9761:((Z,j,e)=>{e.d(j,{C:()=>y,M:()=>p});var g=e(1455);function p(u){return u.replaceAll("/","+")}async function y(u,v){
const T=`${p(v)}@`;return(await(0,g.readdir)(u).catch(()=>[])).filter(S=>S.startsWith(T)).map(S=>S.slice(T.length))}}),2106:((Z,j,e)=>{e.d(j,{b0:()=>x,k3:()=>l,
uY:()=>E,x3:()=>r,z7:()=>S});var g=e(7598),p=e(8500),y=e(1264),u=e(3630);const v=1e4,T=2;class x{memory=void 0;namespace=void 0;#t;#e=new Map;#n=new Set;constructor(o){
this.#t=o,o.root!==void 0&&this.#n.add(o.root)}list(){return this.#s().map(o=>`/proc/${o}`)}#s(){const o=(0,u.jN)("/proc"),t=new Set(o);for(const m of this.#e.keys())
t.has(m)||this.#e.delete(m);let d=o.filter(m=>!this.#e.has(m));for(const m of d)this.#e.set(m,!1);for(let m=d;m.length>0;d=d.filter(w=>!this.#e.get(w)))m=d.filter(
w=>this.#i(w));return o.filter(m=>this.#e.get(m))}#i(o){const t=(0,u._N)(o);if(t===void 0||o===process.pid)return!1;const{root:d,marker:m,lock:w}=this.#t,P=this.#e.
get(t.parent)||this.#n.has(t.group)||this.#n.has(t.session);if(!(o===d||P||(w?.(s(o))??!1)||(m?.(f(o))??!1)))return!1;this.#e.set(o,!0);for(const K of[t.group,t.
session])d!==void 0&&K!==0&&this.#n.add(K);return!0}async end(){let o=!1;for(const t=Date.now()+v;Date.now()<t;){const d=this.#s().filter(m=>(0,u._n)(m));if(d.length===
0&&o)return!0;o=d.length===0;for(const m of d)S(m);await(0,p.setTimeout)(T)}return!1}}function S(a){try{process.kill(a,"SIGKILL")}catch{}}async function c(a){await new x(
{marker:o=>o!==""&&a(o)}).end()}async function l(a,o){const t=o===void 0?void 0:`${a}${o}`,d=r(t??a);await new x({marker:m=>t===void 0?m.startsWith(a):m===t,lock:m=>t===
void 0?Math.floor(m/h)===Math.floor(d/h):m===d}).end()}async function E(a,o){const t=a.slice(0,a.lastIndexOf("/")+1),d=m=>{const w=(0,u.lK)(`/proc/${m}/cmdline`).
split("\0").find(P=>P.startsWith(t));return w!==void 0&&w!==o};for(const m=Date.now()+v;Date.now()<m;){const w=(0,u.jN)("/proc").filter(P=>d(P)&&(0,u._n)(P));if(w.
length===0)return;for(const P of w)S(P);await(0,p.setTimeout)(T)}}const h=2**24;function r(a){const[o="",t=""]=a.split("/",2),d=m=>(0,g.createHash)("sha256").update(
m).digest().readUIntBE(0,3);return(h/2+d(o)%(h/2))*h+d(t)}function s(a){return Number(/^Max file locks +(\d+)/m.exec((0,u.lK)(`/proc/${a}/limits`))?.[1]??0)}function f(a){
return(0,u.lK)(`/proc/${a}/environ`).split("\0").find(t=>t.startsWith(`${y.tl}=`))?.slice(y.tl.length+1)??""}}),6757:((Z,j,e)=>{e.d(j,{FT:()=>m,Fi:()=>lt,IM:()=>r,
PE:()=>d,_j:()=>rt,dM:()=>b,fV:()=>c,jf:()=>N,l7:()=>z,lQ:()=>X,m7:()=>et,o5:()=>E,qh:()=>B,r$:()=>l,sK:()=>s});var g=e(7598),p=e(1455),y=e(6760),u=e(3739),v=e(
3052),T=e(6321),x=e(1264),S=e(9307);const c="cache",l="installs";function E($){return(0,g.createHash)("sha256").update(JSON.stringify([$.org,$.project,$.appID])).
digest("hex").slice(0,32)}const h=["home"];function r($){const U=/([^/:]+?)(?:\/?\.git)?\/*$/.exec($)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(U)&&!h.includes(U)?
U:"source"}async function s($,U,V,Q,nt="source"){await(0,p.mkdir)((0,y.join)($,E(U)),{recursive:!0});const st=await(0,p.realpath)((0,y.join)($,E(U)));await(0,p.
chmod)(st,493);const ot=await t(st,V),dt=(0,y.join)(ot,o),ut={cache:(0,y.join)(st,c),installs:(0,y.join)(st,l),root:dt,source:(0,y.join)(dt,nt),home:(0,y.join)(
dt,"home"),tmp:(0,y.join)(ot,"tmp")};await P(Object.values(ut),Q);const mt=await K(ut.cache);return{app:st,holder:ot,isFirst:mt===0,owner:Q,...ut}}const f="work",
a="of",o="root";async function t($,U){const V=(0,y.join)($,U);await b(V),await(0,p.mkdir)(V),await(0,p.writeFile)((0,y.join)(V,a),U);const Q=(0,y.join)($,f);return(0,p.
rename)(V,Q).then(()=>Q,()=>V)}async function d($){return(0,y.basename)($)!==f?(0,y.basename)($):(0,p.readFile)((0,y.join)($,a),"utf8").catch(()=>"")}async function m({
root:$,source:U,home:V,tmp:Q,owner:nt}){for(const st of[$,Q])for(const ot of await(0,p.readdir)(st))await b((0,y.join)(st,ot));await P([U,V],w(nt)?nt:void 0)}function w($){
return $!==void 0&&$!==process.getuid?.()}async function P($,U){for(const V of $)await(0,p.mkdir)(V,{recursive:!0}),U!==void 0&&await(0,p.chown)(V,U,U)}const H=100;
async function K($){let U=0;if(!(await(0,p.lstat)($)).isDirectory())return U;await(0,p.chmod)($,493);for await(const V of await(0,p.opendir)($))if(V.isDirectory()&&
await(0,p.chmod)((0,y.join)($,V.name),493).catch(()=>{}),U+=1,U===H)break;return U}async function B({app:$,holder:U}){await(0,p.chmod)($,493).catch(()=>{}),await b(
U)}const I={bytes:v.j9,files:2e5},A=16*v.j9;async function N($,U,V){V.bytes<=I.bytes&&V.files<=I.files&&((0,T.vy)($)?.bytes??0)>=A&&(await lt($,[U.holder])).length===
0||await B(U)}const Y=".removed";async function et($){const U=[];for(const V of await it($))V!==Y&&U.push(...await tt((0,y.join)($,V)));return U}async function tt($){
return await(0,p.chmod)($,493).catch(()=>{}),(await it($)).filter(U=>U!==c&&U!==l).map(U=>(0,y.join)($,U))}async function it($){return(await(0,p.readdir)($,{withFileTypes:!0}).
catch(()=>[])).filter(V=>V.isDirectory()).map(V=>V.name)}async function lt($,U){const V=[];for(const Q of U){await(0,p.mkdir)((0,y.join)($,Y),{recursive:!0,mode:448}).
catch(()=>{});const nt=(0,y.join)($,Y,(0,g.randomUUID)()),st=await(0,p.rename)(Q,nt).catch(async ot=>(0,u.xU)(ot)!=="EACCES"?(0,u.xU)(ot)??"unknown":(await(0,p.
chmod)(Q,448).catch(()=>{}),(0,p.rename)(Q,nt).catch(dt=>(0,u.xU)(dt)??"unknown")));st!==void 0&&st!=="ENOENT"&&V.push(Q)}return V}async function z($,U,V){const Q=(0,y.
join)($,Y),nt=await(0,p.readdir)(Q).catch(()=>[]),st=[];for(const ot of[...nt.map(dt=>(0,y.join)(Q,dt)),...U])await b(ot,{signal:V})||st.push(ot);return st}const C=10*
6e4;async function b($,{signal:U,ms:V=C}={}){if(!await q($))return!0;const Q=AbortSignal.any([AbortSignal.timeout(V),...U?[U]:[]]);for(const[nt,...st]of[["rm","\
-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(nt==="chmod"&&!await X($))continue;if(await(0,S.mB)(nt,[...st,"--",$],{cwd:"/",env:L,signal:Q}).
catch(R)==="missing")return k($);if(Q.aborted||!await q($))break}return!await q($)}const L={PATH:x.sg,LC_ALL:"C"};function R($){return(0,u.xU)($)==="ENOENT"?"mi\
ssing":void 0}async function k($){return await(0,p.rm)($,{recursive:!0,force:!0}).catch(()=>{}),!await q($)}async function X($){return(0,p.lstat)($).then(U=>U.isDirectory(),
()=>!1)}async function q($){return(0,p.lstat)($).then(()=>!0,U=>(0,u.xU)(U)!=="ENOENT")}async function rt($,U){if(!w(U))return;const{exitCode:V}=await(0,S.mB)("\
chown",["-RhP",`${U}:${U}`,"--",$],{env:{},cwd:"/"});if(V!==0)throw new Error(`chown of ${$} failed`)}}),5879:((Z,j,e)=>{e.d(j,{Sb:()=>p,YU:()=>v,bb:()=>x,ge:()=>S,
ls:()=>y,zA:()=>g});function g(c){return c}class p extends Error{name="BlobsFull"}class y extends Error{name="WrongBytes"}const u=200,v=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
T=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function x(c){if(c.length<=u&&T.test(c))return c;throw new TypeError(`${JSON.stringify(c.slice(
0,100))} is not the key of a blob`)}function S(c){if(c==="")return c;if(!c.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(c.slice(0,100))} needs\
 a / at its end`);return x(c.slice(0,-1)),c}}),1301:((Z,j,e)=>{e.d(j,{u:()=>g});class g extends Error{name="StoreUnavailable";isFull;constructor(y,{isFull:u=!1,
...v}={}){super(y,v),this.isFull=u}}}),6293:((Z,j,e)=>{e.d(j,{$:()=>p});var g=e(6169);class p extends Error{name="BuildFailure";facts;constructor(u){const v=(0,g.
Fd)(u);super(v.message),this.facts=v}}}),8013:((Z,j,e)=>{e.d(j,{V:()=>p,_:()=>x});var g=e(6293);function p(c,l,E,h=[]){return new g.$({stage:c,code:l,message:E,
exitCode:null,signal:null,log:h,diagnostics:[]})}const y=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],u=/\bSIGKILL\b|\bkilled\b/i,v={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},T=40;function x(c,l,E,h){const{exitCode:r,signal:s,breach:f}=E,a=h.last(),o=`The ${c} command \`${l}\``,t={stage:c,exitCode:r,
signal:s,log:a,diagnostics:[]};if(f)return new g.$({...t,code:f.code,message:`${o} was stopped because ${f.because}`});const d=S(E,a.slice(-T).join(`
`)),m=d?.code??(c==="install"?"install_failed":"build_failed"),w=r===null?`ended by ${s}`:`exited with code ${r}`,P=d?`${o} ${d.says} (it ${w})`:`${o} ${w}`;return new g.
$({...t,code:m,message:P})}function S({signal:c,shortOfMemory:l,diskWasShort:E},h){return l&&(c==="SIGKILL"||u.test(h))?v:y.find(r=>(E||!r.ofDisk)&&(r.signals?.
includes(c??"")||r.log?.test(h)))}}),7063:((Z,j,e)=>{e.d(j,{VS:()=>E,gE:()=>l,wl:()=>v,ww:()=>c});var g=e(9307),p=e(8013),y=e(3563);const u=[["core.hooksPath","\
/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedH\
ead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],v=/no space left on device|disk quota exceeded|unable to write file/i,T=1e3,x=50,S=2e3;function c(h,r){
const s={...r.env,...l(h,r.config)},f=async(a,o)=>{const t=[];let d=0;const{run:m=g.mB}=r,{exitCode:w,breach:P}=await m("git",a,{cwd:"/",env:s,signal:r.signal,watch:r.
guard?.watch,onLine(K,B){if(B==="stdout")return o?.(K.slice(0,S));t.push(K.slice(0,S)),t.length>=2*x&&t.splice(0,x),d+=1,d<=T&&r.onLine((0,y.r)(K.slice(0,S)))}});
d>T&&r.onLine(`[\u2026 ${d-T} more lines of git are left out \u2026]`);const H=t.slice(-x).map(y.r);if(P)throw(0,p.V)("clone",P.code,`The clone was stopped beca\
use ${P.because}`,H);return{exitCode:w,errors:H}};return{try:f,async must(a){const{exitCode:o,errors:t}=await f(a);if(o===0)return;throw v.test(t.join(`
`))?(0,p.V)("clone","disk_full","The disk is full: the repository could not be checked out",t):(0,p.V)("clone","clone_failed",`The checkout failed: ${E(t)}`,t)}}}
function l(h,r=[]){const s=[...u,...r],f=s.flatMap(([a,o],t)=>[[`GIT_CONFIG_KEY_${t}`,a],[`GIT_CONFIG_VALUE_${t}`,o]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:h,GIT_CONFIG_COUNT:String(s.length),...Object.fromEntries(f)}}function E(h){return(h.findLast(
s=>/^(?:fatal|error|remote):/.test(s))??h.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),9910:((Z,j,e)=>{e.d(j,{YT:()=>E,aF:()=>s,qq:()=>l,
z6:()=>r});var g=e(7598),p=e(3024),y=e(1455),u=e(6760),v=e(1264),T=e(9307),x=function(f,a,o){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError(
"Object expected.");var t,d;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=a[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");t=a[Symbol.dispose],o&&(d=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");
d&&(t=function(){try{d.call(this)}catch(m){return Promise.reject(m)}}),f.stack.push({value:a,dispose:t,async:o})}else o&&f.stack.push({async:!0});return a},S=(function(f){
return function(a){function o(w){a.error=a.hasError?new f(w,a.error,"An error was suppressed during disposal."):w,a.hasError=!0}var t,d=0;function m(){for(;t=a.
stack.pop();)try{if(!t.async&&d===1)return d=0,a.stack.push(t),Promise.resolve().then(m);if(t.dispose){var w=t.dispose.call(t.value);if(t.async)return d|=2,Promise.
resolve(w).then(m,function(P){return o(P),m()})}else d|=1}catch(P){o(P)}if(d===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.
error}return m()}})(typeof SuppressedError=="function"?SuppressedError:function(f,a,o){var t=new Error(o);return t.name="SuppressedError",t.error=f,t.suppressed=
a,t});const c=6e4;async function l(f,a,o,{mostBytes:t,signal:d}){const m=`${o}.list`;await(0,y.writeFile)(m,a.map(H=>`./${H}\0`).join(""),{mode:384});const w=`u\
limit -f ${Math.ceil(t/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,P=AbortSignal.any([d,AbortSignal.timeout(c)]);try{const{exitCode:H}=await(0,T.mB)(
"/bin/sh",["-c",w,"sh",o,f,m],{cwd:"/",env:{PATH:v.sg,LC_ALL:"C"},signal:P});return H===0}catch(H){if(d.aborted)throw H;return!1}}function E(f){return`tar -b 12\
8 -xpPf ${f} --no-same-owner`}const h=1024*1024;async function r(f,a,{bytes:o,text:t}={}){const d={stack:[],error:void 0,hasError:!1};try{const m=x(d,await(0,y.
open)(f,p.constants.O_RDONLY|p.constants.O_NOFOLLOW),!0),w=await m.stat();if(!w.isFile()||o!==void 0&&w.size!==o)return;const P=(0,g.createHash)("sha256"),H=Math.
max(0,Buffer.byteLength(t??"")-1),K=Buffer.alloc(H+h);let[B,I]=[0,!1];for(;;){a.throwIfAborted();const{bytesRead:A}=await m.read(K,H,h,B);if(A===0)break;P.update(
K.subarray(H,H+A)),I||=t!==void 0&&K.subarray(0,H+A).includes(t),K.copyWithin(0,A,H+A),B+=A}return{bytes:B,hash:P.digest("hex"),hasText:I}}catch(m){d.error=m,d.
hasError=!0}finally{const m=S(d);m&&await m}}function s(f){return(0,u.join)(f,"tree.tar")}}),3121:((Z,j,e)=>{e.d(j,{$f:()=>o,Xw:()=>s,ll:()=>t,s9:()=>m,wQ:()=>d});
var g=e(7598),p=e(3024),y=e(1455),u=e(6760),v=e(8302),T=e(6321),x=e(6757),S=e(9910),c=function(B,I,A){if(I!=null){if(typeof I!="object"&&typeof I!="function")throw new TypeError(
"Object expected.");var N,Y;if(A){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");N=I[Symbol.asyncDispose]}if(N===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");N=I[Symbol.dispose],A&&(Y=N)}if(typeof N!="function")throw new TypeError("Object not disposable.");
Y&&(N=function(){try{Y.call(this)}catch(et){return Promise.reject(et)}}),B.stack.push({value:I,dispose:N,async:A})}else A&&B.stack.push({async:!0});return I},l=(function(B){
return function(I){function A(tt){I.error=I.hasError?new B(tt,I.error,"An error was suppressed during disposal."):tt,I.hasError=!0}var N,Y=0;function et(){for(;N=
I.stack.pop();)try{if(!N.async&&Y===1)return Y=0,I.stack.push(N),Promise.resolve().then(et);if(N.dispose){var tt=N.dispose.call(N.value);if(N.async)return Y|=2,
Promise.resolve(tt).then(et,function(it){return A(it),et()})}else Y|=1}catch(it){A(it)}if(Y===1)return I.hasError?Promise.reject(I.error):Promise.resolve();if(I.
hasError)throw I.error}return et()}})(typeof SuppressedError=="function"?SuppressedError:function(B,I,A){var N=new Error(A);return N.name="SuppressedError",N.error=
B,N.suppressed=I,N});const E=8,h=64,r=2*1024*1024,s=1/4,f=".drafts",a=".removed";class o{#t;#e;constructor(I,A){this.#t=I,this.#e=A}get mostBytes(){const I=(0,T.
vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.installBytes,this.#e.installsBytes,I*s))}async find(I){const A=(0,u.join)(this.#t,I);try{if(!(await(0,y.
stat)(A)).isDirectory())return}catch{return}const N=await K(A).catch(()=>{});if(N?.key===I)return{label:N,folder:A,archive:(0,S.aF)(A)};await this.remove(A)}async isWhole({
label:I,folder:A,archive:N},Y){try{if((await(0,S.z6)(N,Y,I))?.hash===I.hash){const et=new Date;return await(0,y.utimes)(A,et,et),!0}}catch{Y.throwIfAborted()}return await this.
remove(A),!1}async draft(I){const A=(0,u.join)(this.#t,f,I);return await this.remove(A),await(0,y.mkdir)(A,{recursive:!0,mode:493}),A}async keep(I,A,N=!1){await(0,y.
chmod)((0,S.aF)(I),292),await(0,y.writeFile)(H(I),JSON.stringify(A),{mode:384}),N&&await this.drop(A.key),await(0,y.rename)(I,(0,u.join)(this.#t,A.key)).catch(()=>this.
remove(I));const Y=await m(this.#t)??[];for(const{folder:et}of d(Y,this.#e.installBytes))await this.remove(et)}async remove(I){const A=(0,u.join)(this.#t,a,(0,g.
randomUUID)());try{await(0,y.rename)(I,A)}catch{await(0,y.mkdir)((0,u.join)(this.#t,a),{recursive:!0,mode:448}),await(0,y.rename)(I,A).catch(()=>{})}await(0,x.dM)(
A)}async drop(I){await this.remove((0,u.join)(this.#t,I)).catch(()=>{})}async tidy(I){const A=(0,u.join)(this.#t,f);if(I===null)for(const N of[A,(0,u.join)(this.#t,
a)])await(0,x.dM)(N);else if(await(0,x.lQ)(A))for(const N of[I,`${I}.cache`])await(0,x.dM)((0,u.join)(A,N))}}function t(B){return[...B].sort((I,A)=>A.usedMs-I.usedMs)}
function d(B,I){let A=0;return t(B).filter((N,Y)=>(A+=Math.max(N.bytes,N.length),A>I||Y>=E))}async function m(B){const I=await P(B);if(I.length>h)return;const A=[];
for(const N of I){if(N.startsWith("."))continue;const Y=(0,u.join)(B,N),[et,...tt]=await Promise.all([Y,(0,S.aF)(Y),H(Y)].map(z=>(0,y.lstat)(z).catch(()=>{})));
if(!et)continue;const it=tt.reduce((z,C)=>z+(C?.blocks??0)*w,0),lt=tt.reduce((z,C)=>z+(C?.size??0),0);A.push({folder:Y,bytes:it,length:lt,usedMs:et.mtimeMs})}return A}
const w=512;async function P(B){const I=[];try{for await(const{name:A}of await(0,y.opendir)(B))if(I.push(A),I.length>h)break}catch{}return I}function H(B){return(0,u.
join)(B,"label.json")}async function K(B){const I={stack:[],error:void 0,hasError:!1};try{const A=c(I,await(0,y.open)(H(B),p.constants.O_RDONLY|p.constants.O_NOFOLLOW),
!0);if((await A.stat()).size>r)return;const N=JSON.parse(await A.readFile("utf8"));if(!(0,v.Gv)(N))return;const{key:Y,deployID:et,place:tt,made:it,bytes:lt,hash:z}=N;
return!(0,v.KH)(Y,64)||!(0,v.KH)(et,256)||!(0,v.KH)(z,64)||!(tt===null||(0,v.KH)(tt,4096))||typeof lt!="number"||!Array.isArray(it)||!it.every(C=>(0,v.KH)(C,4096))?
void 0:{key:Y,deployID:et,place:tt,made:it,bytes:lt,hash:z}}catch(A){I.error=A,I.hasError=!0}finally{const A=l(I);A&&await A}}}),3563:((Z,j,e)=>{e.d(j,{B:()=>v,
r:()=>y.ri});var g=e(1792),p=e(3136),y=e(597),u=e(8013);function v(c,l){const E=(0,y.Nu)(c,l.allowLocal),h=(0,y.ri)(c);switch(E.kind){case"name":return T((0,y.F1)(
l.template,E.name));case"remote":return{url:E.url.href,shown:h,protocols:x(E.url)};case"file":return{url:(0,p.fileURLToPath)(E.url),shown:h,protocols:"file"};case"\
path":return T((0,p.pathToFileURL)(E.path).href);case"refused":throw S(h,E)}}function T(c){const l=new URL(c),E=l.username||l.password?{user:(0,g.unescape)(l.username),
password:(0,g.unescape)(l.password)}:void 0;l.username="",l.password="";const h=l.protocol==="file:",r=(0,y.ri)(c);return{url:h?(0,p.fileURLToPath)(l):l.href,credentials:E,
shown:r,protocols:x(l)}}function x({protocol:c}){return c==="http:"?"http:https":c.slice(0,-1)}function S(c,{problem:l,instead:E}){const h=`The repository "${c}\
" ${l}: write ${E}`;return(0,u.V)("clone","repository_not_allowed",h)}})};export{xt as id,St as ids,Ot as modules};

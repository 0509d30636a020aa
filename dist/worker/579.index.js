const xt=579,St=[579],Ot={1224:((Z,j,n)=>{n.d(j,{jq:()=>w,ml:()=>h});var g=n(8500);const h={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(M,L){
L?.throwIfAborted();try{await(0,g.setTimeout)(M,void 0,{signal:L})}catch(v){throw L?.throwIfAborted(),v}},after(M,L){const v=setTimeout(L,M);return()=>clearTimeout(
v)}},w={now(){const{user:M,system:L}=process.cpuUsage();return(M+L)/1e3}},f=(M,L)=>{const v=setInterval(L,M).unref();return()=>clearInterval(v)}}),9127:((Z,j,n)=>{
n.d(j,{a3:()=>f});var g=n(3739);const h=null;function w(O,c){const l=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(O.trim()),[,...E]=l??
[],m=h.reduce((r,s,u)=>r+Number(E[u]??0)*s,0);if(!l||m===0)throw new SlipwayError("invalid_input",`${c}: "${O}" is not a duration`,{input:c,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return m}function f(O){if(O<1e3)return`${Math.round(O)}ms`;if(O<59950)return`${(O/1e3).toFixed(
1)}s`;const c=Math.round(O/1e3),l=E=>String(E).padStart(2,"0");return c<3600?`${Math.floor(c/60)}m ${l(c%60)}s`:`${Math.floor(c/3600)}h ${l(Math.floor(c%3600/60))}\
m`}const M=null,L=null;function v(O,c){const l=c-O;if(l>L)return new Date(O).toISOString().slice(0,10);const[E,m]=M.find(([,s])=>l>=s)??[];if(!E||E==="second"&&
l<1e4)return"just now";const r=Math.floor(l/m);return`${r} ${E}${r===1?"":"s"} ago`}}),3739:((Z,j,n)=>{n.d(j,{GQ:()=>w,b$:()=>O,xU:()=>L,xb:()=>M});const g={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},h=Object.keys(g);class w extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(l,E,m={}){
super(E,m.cause===void 0?void 0:{cause:m.cause}),this.code=l,this.mender=g[l],this.remedy=m.remedy,this.input=m.input,this.place=m.place,this.call=m.call,this.also=
m.also??[]}with({code:l=this.code,message:E=this.message,...m}){const{remedy:r,input:s,place:u,call:a,cause:o,also:t}=this;return new w(l,E,{remedy:r,input:s,place:u,
call:a,cause:o,also:t,...m})}}function f(c){if(c instanceof w)return c;const l=c instanceof Error?c.message:String(c);return new w("internal",l,{cause:c,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function M(c){throw new w("internal",`Unhandled case: ${JSON.stringify(c)}`)}function L(c){
if(!(!(c instanceof Error)||!("code"in c)))return typeof c.code=="string"?c.code:void 0}const v=new Set(["ENOSPC","EDQUOT"]);function O(c){return v.has(L(c))}}),
1008:((Z,j,n)=>{n.d(j,{e:()=>w});var g=n(1455),h=n(6760);async function w(f,M){const{bare:L,branch:v,commit:O,lender:c,shallow:l,origin:E}=M;for(const s of["obj\
ects/info","refs"])await(0,g.mkdir)((0,h.join)(f,s),{recursive:!0});const m=E===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(E)}
`,r={HEAD:`ref: refs/heads/${v}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${L}
${m}`,"packed-refs":O&&`${O} refs/heads/${v}
`,"objects/info/alternates":c&&`${(0,h.join)(c,"objects")}
`,shallow:l};for(const[s,u]of Object.entries(r))u&&await(0,g.writeFile)((0,h.join)(f,s),u)}}),8302:((Z,j,n)=>{n.d(j,{Gv:()=>g,KH:()=>w});function g(f){return typeof f==
"object"&&f!==null&&!Array.isArray(f)}function h(f){const M=Object.entries(f).filter(([,L])=>L!==void 0);return Object.fromEntries(M)}function w(f,M){return typeof f==
"string"&&f.length<=M}}),1132:((Z,j,n)=>{n.d(j,{a:()=>h});function g(w,f=Date.now){return(M,L,v)=>w(`${JSON.stringify({time:new Date(f()).toISOString(),level:M,
event:L,...v})}
`)}const h=()=>{}}),7994:((Z,j,n)=>{n.d(j,{FK:()=>M,UG:()=>v});var g=n(3024),h=n(1455),w=n(6760),f=n(3739);function M(l,E){const m=(0,w.relative)(l,E);return m===
""||m!==".."&&!m.startsWith(`..${w.sep}`)&&!(0,w.isAbsolute)(m)}function L(l,E){const m=(0,w.resolve)(l,E);if(E.includes("\0")||!M((0,w.resolve)(l),m))throw c(E);
return m}async function v(l,E){const[m,r]=await Promise.all([(0,h.realpath)(l),(0,h.realpath)(L(l,E))]);if(!M(m,r))throw c(E);return r}function O(l,E){if(!existsSync(
l)){O(dirname(l),E);try{mkdirSync(l,{mode:E})}catch(m){if(systemCode(m)!=="EEXIST")throw m}}}function c(l){return new f.GQ("path_escapes_root",`The path "${l}" \
leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Z,j,n)=>{n.d(j,{D6:()=>w,Xq:()=>v,j9:()=>f});var g=n(
3739);const h=1024,w=1024*h,f=1024*w,M=[["TiB",1024*f],["GiB",f],["MiB",w],["KiB",h]];function L(O,c){const[,l,E]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
O.trim())??[],m=M.find(([s])=>s.toLowerCase()===E?.toLowerCase())?.[1],r=Math.round(Number(l)*(m??Number.NaN));if(r>0&&Number.isSafeInteger(r))return r;throw new SlipwayError(
"invalid_input",`${c}: "${O}" is not a size`,{input:c,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function v(O){const[
c,l]=M.find(([,m])=>O>=m)??["bytes",1],E=O/l;return`${E<10&&l>1?E.toFixed(1).replace(/\.0$/,""):Math.round(E)} ${c}`}}),5807:((Z,j,n)=>{n.d(j,{DJ:()=>m,Kf:()=>u,
Nl:()=>E,OK:()=>O,Ow:()=>a,vI:()=>s});const g="\x1B",h="\x07",w=new RegExp(`${g}[\\]P_^X][^${h}${g}]*(?:${h}|${g}\\\\)|${g}\\[[0-?]*[ -/]*[@-~]|${g}[ -/]*[0-Z\\\\\
^-~]`,"g"),f=/[\t\n\v\f\r\u0085\u2028\u2029]/g,M=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\\
u{110cd}])\\p{Cf}","gu"),L=new RegExp(`(?!\\t)(?:${M.source})`,"gu"),v=new RegExp(`${g}\\[[0-9;:]{0,40}m`,"g");function O(t){const d=t.includes(g)?t.match(v)??[]:
[];return d.length===0?{texts:[t],codes:d}:{texts:t.split(v),codes:d}}const c=/^[ -~]*$/,l=/^[\t -~]*$/;function E(t){return t.includes(g)?t.replace(w,""):t}function m(t){
return l.test(t)?t:E(t).replace(/[\n\u2028\u2029]/g," ").replace(L,"")}function r(t){return t.split(`
`).map(m).join(`
`)}function s(t,d){return t.length>d?o(t,d):t}function u(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function a(t,d=2e3){const p=t.length>d*8+1024?t.slice(
0,d*8+1024):t;if(c.test(p)&&p.length<=d)return t;const y=E(p).replace(f," ").replace(M,"").toWellFormed();return y.length>d||p.length<t.length?o(y,d):y}function o(t,d){
if(d<1)return"";const p=t.slice(0,d-1),y=p.charCodeAt(p.length-1);return`${y>=55296&&y<=56319?p.slice(0,-1):p}\u2026`}}),2207:((Z,j,n)=>{n.d(j,{Mb:()=>h,sR:()=>w});
const g=null,h=["queue","clone","install","build","sync","activate"],w=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_ful\
l","sync_failed","activation_failed","interrupted"],f={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6169:((Z,j,n)=>{
n.d(j,{Fd:()=>c,U$:()=>m,nf:()=>O});var g=n(8302),h=n(5807),w=n(2207),f=n(2345);const M=["error","warning","notice"],{failureLogLines:L,failureLogLine:v}=f.lF,O={
queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function c({stage:t,code:d,
message:p,exitCode:y,signal:P,log:H,diagnostics:K}){const B={stage:t,code:d,message:(0,h.vI)(p,f.IC.message),exitCode:y},T=P===null?null:P.slice(0,f.IC.signal),
I=K.filter(({file:tt})=>tt.length<=f.IC.file).slice(0,f.IC.findings).map(tt=>({...tt,code:tt.code===null?null:(0,h.vI)(tt.code,f.IC.findingCode),message:(0,h.vI)(
tt.message,f.IC.findingMessage)})),N=l(I,f.IC.bytes/2),Y=f.IC.bytes-E({...B,signal:T,log:[],diagnostics:N}),et=H.slice(-L).map(tt=>(0,h.vI)(tt,v));return{...B,signal:T,
log:l(et.reverse(),Y).reverse(),diagnostics:N}}function l(t,d){let p=d;const y=t.findIndex(P=>(p-=E(P)+1,p<0));return y===-1?t:t.slice(0,y)}function E(t){return Buffer.
byteLength(JSON.stringify(t))}function m(t){if(!(0,g.Gv)(t))return;const{exitCode:d,signal:p,log:y,message:P}=t,H=w.Mb.find(I=>I===t.stage),K=w.sR.find(I=>I===t.
code);if(!H||!K||!(0,g.KH)(P,f.IC.message)||!o(d)||p!==null&&!(0,g.KH)(p,f.IC.signal)||!Array.isArray(y)||y.length>L||!y.every(I=>(0,g.KH)(I,v)))return;const B=r(
t.diagnostics);if(!B)return;const T={stage:H,code:K,message:P,exitCode:d,signal:p,log:y,diagnostics:B};return E(T)<=f.IC.bytes?T:void 0}function r(t){if(!Array.
isArray(t)||t.length>f.IC.findings)return;const d=[];for(const p of t){const y=s(p);if(!y)return;d.push(y)}return d}function s(t){if(!(0,g.Gv)(t))return;const{file:d,
line:p,column:y,code:P,message:H}=t,K=M.find(T=>T===t.severity);if(!K||!(0,g.KH)(d,f.IC.file)||!(0,g.KH)(H,f.IC.findingMessage)||P!==null&&!(0,g.KH)(P,f.IC.findingCode)||
!o(p)||!o(y))return;const B=u(t.source);return{file:d,line:p,column:y,severity:K,code:P,message:H,...B&&{source:B}}}function u(t){if(!Array.isArray(t)||t.length>
f.IC.sourceLines)return;const d=t.flatMap(p=>!(0,g.Gv)(p)||!(0,g.KH)(p.text,f.IC.sourceLine)?[]:typeof p.line=="number"&&Number.isSafeInteger(p.line)?[{line:p.line,
text:p.text}]:[]);return d.length===t.length?d:void 0}function a(t){return{stage:t,code:O[t],message:"The deployment failed, but its failure record is damaged o\
r too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function o(t){return t===null||Number.isSafeInteger(t)}}),2345:((Z,j,n)=>{n.d(j,{G1:()=>v,IC:()=>r,
cS:()=>c,jh:()=>m,lF:()=>l});const g={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},w=["web-landing",
...["api","web-ssr","sse"]],f="us-east-2",M="execute-api",L="SERVICE_KVS_",v=/^[A-Za-z_][A-Za-z0-9_]*$/,O=/^[a-z][a-z0-9_]{0,31}$/,c=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
l={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},E={pageDefault:64*1024,pageMost:256*
1024},m={subject:200,author:100},r={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),
597:((Z,j,n)=>{n.d(j,{F1:()=>u,Nu:()=>v,ri:()=>s});const g=1024,h=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,w="owner/name\
, or a URL that begins with https://",f="--allow-local-git",M="https://github.com/{repository}.git";function L(o){const t=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(o)?.[1]??"";return h.test(t)?t.replace(/\.git$/,""):void 0}function v(o,t){if(o.length>g)return r(`has more than ${g} characters`);if(new RegExp("\\p{Cc}",
"u").test(o))return r("has control characters");if(h.test(o))return{kind:"name",name:o.replace(/\.git$/,"")};if(o.startsWith("/"))return t?{kind:"path",path:o}:
m("is a local path");const d=O(o);return d?.protocol==="https:"||d?.protocol==="http:"?c(d,t):d?.protocol==="file:"?l(d,t):E(o)}function O(o){return/^[a-z]+:\/\/\S+$/i.
test(o)&&URL.canParse(o)?new URL(o):void 0}function c(o,t){return o.username!==""||o.password!==""?r("contains a user name or password","the URL without them: t\
he platform has its own access"):o.protocol==="http:"&&!t?m("is a URL of plain http"):{kind:"remote",url:o}}function l(o,t){return o.host!==""||/%(?:2f|00)/i.test(
o.pathname)?r("is not a path on this machine"):t?{kind:"file",url:o}:m("is a local path")}function E(o){const[,t,d]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(o)??[];return t===void 0?r("is neither owner/name nor an https URL"):r("is an address for ssh or git://, but repositories are cloned over https",`https://${t}\
/${d}`)}function m(o){return r(`${o}, which a platform takes only with ${f}`)}function r(o,t=w){return{kind:"refused",problem:o,instead:t}}function s(o){return o.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function u(o,t){return o.replaceAll("{repository}",()=>t)}function a(o,t){const d="https://git.example.com/{reposito\
ry}.git";if(!o.includes("{repository}"))return{problem:"does not contain {repository}",instead:d};const p=u(o,"owner/name"),y=O(p);if(y?.protocol==="https:")return;
const P=y?.protocol==="http:"||y?.protocol==="file:"&&y.host==="";if(!(P&&t))return P?{problem:`begins with ${y?.protocol}//, which needs ${f}`,instead:`${d}, o\
r add ${f}`}:{problem:"is not an https URL",instead:d}}}),883:((Z,j,n)=>{n.d(j,{F:()=>g});class g extends Error{name="DamagedObject"}}),4378:((Z,j,n)=>{n.d(j,{T:()=>O});
var g=n(3024);const h=524288,w=65535;let f;function M(){return f??=L().filter(c=>c>2&&c<=w&&v(c)),f}function L(){try{return(0,g.readdirSync)("/proc/self/fd").map(
Number)}catch{return[]}}function v(c){try{const l=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${c}`,"utf8"))?.[1];return l!==void 0&&(Number.
parseInt(l,8)&h)===0}catch{return!1}}function O(c){const l=M().filter(r=>c[r]===void 0);if(l.length===0)return{stdio:[...c],[Symbol.dispose](){}};const E=(0,g.openSync)(
"/dev/null","r+"),m=[...c];for(let r=m.length;r<=Math.max(...l);r+=1)m.push("ignore");for(const r of l)m[r]=E;return{stdio:m,[Symbol.dispose]:()=>(0,g.closeSync)(
E)}}}),3374:((Z,j,n)=>{n.d(j,{jz:()=>E,EQ:()=>l,iv:()=>s,wd:()=>P,lb:()=>u,qQ:()=>r,_8:()=>o,ty:()=>I});var g=n(8302),h=n(3052),w=n(5807);const f=["repository",
"secrets","example"];var M=n(2207),L=n(6169),v=n(2345),O=n(3715);const c=4*h.D6,l=64*1024,E=16384,m=null,r=128,s=50,u=2e3,a=6e4;function o(b){try{const A=JSON.parse(
b);return(0,g.Gv)(A)?B(A):void 0}catch{return}}const t={ready({isolation:b}){const A=it(b);return A&&{kind:"ready",isolation:A}},pulse:()=>({kind:"pulse"}),stage({
stage:b}){const A=M.Mb.find(R=>R===b);return A&&A!=="queue"?{kind:"stage",stage:A}:void 0},log:({text:b})=>(0,g.KH)(b,l)&&b.endsWith(`
`)?{kind:"log",text:b}:void 0,commit:({commit:b,facts:A})=>(0,g.KH)(b,64)?{kind:"commit",commit:b,facts:lt(A)}:void 0,ask({id:b,question:A}){const R=(0,g.Gv)(A)?
T(A):void 0;return R&&C(b)?{kind:"ask",id:b,question:R}:void 0},release:({name:b})=>(0,g.KH)(b,d)?{kind:"release",name:b}:void 0,note({level:b,event:A,text:R}){
const k=["info","warn","error"].find(X=>X===b);return k&&(0,g.KH)(A,64)&&(0,g.KH)(R,2e3)?{kind:"note",level:k,event:A,text:R}:void 0},stored({release:b,commit:A}){
const R=z(b);return R&&(0,g.KH)(A,64)?{kind:"stored",release:R,commit:A}:void 0},failed({facts:b}){const A=(0,L.U$)(b);return A&&{kind:"failed",facts:A}},done({
removed:b}){const A=(0,g.Gv)(b)?b:{},{objects:R,bytes:k}=A;return C(R)&&C(k)?{kind:"done",removed:{objects:R,bytes:k}}:void 0}},d=256,p=O.Si.pathBytes,y=64,P=500,
H=100,K=1e3;function B(b){const{kind:A}=b;return typeof A=="string"&&Object.hasOwn(t,A)?t[A](b):void 0}function T({about:b,name:A,part:R,isLast:k,org:X}){if(b===
"lock"&&(0,g.KH)(A,d))return{about:b,name:A};if(b==="output"){const q=(0,g.Gv)(R)?I(R):void 0;return q&&{about:b,part:q,isLast:k===!0}}if(b==="live"&&(0,g.KH)(X,
d))return{about:b,org:X}}function I({files:b,odd:A,ignoredRules:R}){const k={files:N(b,P,Y),odd:N(A,P,et),ignoredRules:N(R,H,tt)};return k.files&&k.odd&&k.ignoredRules?
{files:k.files,odd:k.odd,ignoredRules:k.ignoredRules}:void 0}function N(b,A,R){if(!Array.isArray(b)||b.length>A)return;const k=b.map(R).filter(X=>X!==void 0);return k.
length===b.length?k:void 0}function Y(b){const{path:A,bytes:R,brotli:k,gzip:X,digest:q,hasKey:rt}=(0,g.Gv)(b)?b:{};if(!(!(0,g.KH)(A,p)||!(0,g.KH)(q,y))&&!(!C(R)||
!C(k)||!C(X)))return{path:A,bytes:R,brotli:k,gzip:X,digest:q,...rt===!0?{hasKey:rt}:{}}}function et(b){const{path:A,kind:R}=(0,g.Gv)(b)?b:{},k=f.find(X=>X===R);
return k&&(0,g.KH)(A,p)?{path:A,kind:k}:void 0}function tt(b){const{file:A,line:R,reason:k}=(0,g.Gv)(b)?b:{};if(!(!(0,g.KH)(A,d)||!(0,g.KH)(k,K)))return{file:A,
reason:k,...C(R)?{line:R}:{}}}function it(b){if((0,g.Gv)(b)){if(b.kind==="bubblewrap"){const{asRoot:A,boundsFiles:R,deniesNamespaces:k}=b;return{kind:"bubblewra\
p",asRoot:A===!0,boundsFiles:R===!0,deniesNamespaces:k===!0}}return b.kind==="none"&&(0,g.KH)(b.reason,1e3)?{kind:"none",reason:b.reason}:void 0}}function lt(b){
const{subject:A,author:R}=(0,g.Gv)(b)?b:{},k=(X,q)=>typeof X=="string"&&(0,w.Ow)(X,q).trim()||null;return{subject:k(A,v.jh.subject),author:k(R,v.jh.author)}}function z(b){
if(!(0,g.Gv)(b))return;const{manifestHash:A,files:R,written:k,reused:X,bytes:q}=b;if(!(typeof A!="string"||!/^[0-9a-f]{64}$/.test(A))&&!(!C(R)||!C(k)||!C(X)||!C(
q)))return{manifestHash:A,files:R,written:k,reused:X,bytes:q}}function C(b){return Number.isSafeInteger(b)&&Number(b)>=0}}),3170:((Z,j,n)=>{n.d(j,{IG:()=>m,XT:()=>v,
JL:()=>L});const g={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpc\
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
plication/zip"};function h(s){let u=(""+s).trim().toLowerCase(),a=u.lastIndexOf(".");return g[~a?u.substring(++a):u]}const w=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),f=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
M=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function L(s){const u=s.slice(
s.lastIndexOf("/")+1),a=u.slice(u.lastIndexOf(".")+1).toLowerCase(),o=w.get(a)??h(a),t=typeof o=="string"?o:"application/octet-stream";return f.test(t)&&!t.includes(
"charset")?`${t}; charset=utf-8`:t}function v(s){return M.test(s)}const O=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,c=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function l(s){const u=r(s);return u===void 0||u.endsWith(".html")?!1:O.test(s)||c.some(a=>a.name.test(u)&&(a.in?.test(s)??!0))}const E=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function m(s){const u=r(s);return l(s)||u!==void 0&&E.test(u)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(u)}function r(s){const u=s.slice(s.lastIndexOf("/")+1);return u.length<=
255?u:void 0}}),4054:((Z,j,n)=>{n.d(j,{HH:()=>w,Zh:()=>h,e7:()=>f});var g=n(7598);const h=8;class w{#t;constructor(L){this.#t=L}get bytes(){return this.#t.length}has(L){
let v=0,O=this.#t.length/h-1;for(;v<=O;){const c=v+O>>>1,l=c*h,E=this.#t.compare(L,0,h,l,l+h);if(E===0)return!0;E<0?v=c+1:O=c-1}return!1}detached(){return new w(
Buffer.from(this.#t))}}function f(M){return(0,g.hash)("sha256",M,"buffer").subarray(0,h)}}),3715:((Z,j,n)=>{n.d(j,{S4:()=>v,Si:()=>w,_f:()=>f,dv:()=>h,nM:()=>E,
ny:()=>l,q5:()=>r,rr:()=>c,sS:()=>M,v_:()=>L,y9:()=>O});var g=n(3052);const h={files:1e5,fileBytes:512*g.D6,totalBytes:4*g.j9},w={pathBytes:1024,pathsBytes:16*g.
D6,rulesBytes:256*1024,indexBytes:32*g.D6},f=32*g.D6,M={pathBytes:4096,pathsBytes:32*g.D6,rulesBytes:8*g.D6,indexBytes:48*g.D6},L=g.D6,v=g.D6,O=8,c=32,l=3600*1e3,
E=l/2,m=1e3,r=2*g.D6}),6355:((Z,j,n)=>{n.d(j,{Gx:()=>M,Ky:()=>c,PL:()=>v,T5:()=>f,Xy:()=>O,jN:()=>w,xB:()=>L});var g=n(4505);const h=/^[0-9a-f]{64}$/;function w(m){
return h.test(m)}function f(m,r){return`${m}/${r.slice(0,2)}/${r}`}function M(m){return`${m}/`}function L(m){return`${m}/variants/`}function v(m,r,s){return`${L(
m)}${r.slice(0,2)}/${r}.${s}`}function O(m){const[,,r="",...s]=m.split("/");return s.length===0&&w(r)?r:void 0}function c(m){const[,r,s]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(m)??[];return g.JC.some(u=>u===s)?r:void 0}const l=5e3;function E(m){const r=O(m);return r!==void 0?{sha256:r}:c(m)===void 0?void 0:{missingMs:l}}}),449:((Z,j,n)=>{
n.d(j,{b:()=>M});var g=n(7598),h=n(3170),w=n(4054),f=n(3511);function M(O,c){const l=L(O),E=v(l),m=l.reduce((p,{path:y})=>p+Buffer.byteLength(y),0),r=f.q2+E.length+
l.length*(f.oZ+f.cA)+f.cA,s=Buffer.alloc(r+m+c.length);f.mS.copy(s);const u=[l.length,m,c.length,E.length/w.Zh];for(const[p,y]of u.entries())s.writeUInt32LE(y,f.
mS.length+p*4);(0,g.hash)("sha256",E,"buffer").copy(s,f.mS.length+u.length*4),E.copy(s,f.q2);let a=f.q2+E.length,o=a+l.length*f.oZ;const t=o+(l.length+1)*f.cA;let d=0;
for(const{path:p,hash:y,size:P}of l)s.write(y,a,f.FA,"hex"),a=s.writeUIntLE(P,a+f.FA,6),o=s.writeUInt32LE(d,o),d+=s.write(p,t+d);return s.writeUInt32LE(d,o),s.set(
c,t+m),s}function L(O){return O.some(({path:c})=>/[\ud800-\uffff]/.test(c))?O.map(c=>({file:c,bytes:Buffer.from(c.path)})).sort((c,l)=>c.bytes.compare(l.bytes)).
map(({file:c})=>c):O.toSorted((c,l)=>c.path<l.path?-1:1)}function v(O){const c=O.filter(({path:l})=>(0,h.IG)(l)).map(({path:l})=>(0,w.e7)(l));return c.sort((l,E)=>l.
compare(E)),Buffer.concat(c.filter((l,E)=>E===0||!c[E-1]?.equals(l)))}}),3511:((Z,j,n)=>{n.d(j,{FA:()=>O,ay:()=>s,cA:()=>l,el:()=>r,mS:()=>L,oZ:()=>c,q2:()=>v,wd:()=>u});
var g=n(4573),h=n(7598),w=n(883),f=n(4054),M=n(3715);const L=Buffer.from("SLIPWAY","latin1"),v=56,O=32,c=O+6,l=4,E=8192,m=Buffer.allocUnsafe(3*M.sS.pathBytes);
class r{count;bytes;assets;rules;#t;#e;#n;#s;#i;#a="";#c=-1;constructor(y,P,H){const K=a(P);this.#t=y,this.count=P.count,this.bytes=y.length,this.#e=K.records,this.#n=
K.offsets,this.#s=K.paths,this.#i=H,this.assets=new f.HH(y.subarray(v,K.records)),this.rules=y.subarray(K.rules)}static async open(y,P,H=M.Si){if(y.length>H.indexBytes)
throw d("it is too large");const K=s(y,H);if(a(K).end!==y.length)throw d("its length does not match its header");const B=await o(y,K,H,P);return new r(y,K,B)}find(y){
return y!==this.#a&&(this.#c=this.#l(y),this.#a=y),this.#c}path(y){return this.#t.toString("utf8",this.#o(y),this.#o(y+1))}file(y){const P=this.#e+y*c;return{hash:this.#t.
toString("hex",P,P+O),size:this.#t.readUIntLE(P+O,6)}}*files(){for(let y=0;y<this.count;y+=1)yield{path:this.path(y),...this.file(y)}}#l(y){if(y.length>this.#i)
return-1;const P=m.write(y);let H=0,K=this.count-1;for(;H<=K;){const B=H+K>>>1,T=this.#t.compare(m,0,P,this.#o(B),this.#o(B+1));if(T===0)return B;T<0?H=B+1:K=B-
1}return-1}#o(y){return this.#s+this.#t.readUInt32LE(this.#n+y*l)}}function s(p,y=M.Si){if(p.length<v||L.compare(p,0,L.length)!==0)throw d("it is not an index");
const P={count:p.readUInt32LE(8),pathsBytes:p.readUInt32LE(12),rulesBytes:p.readUInt32LE(16),assets:p.readUInt32LE(20),assetsDigest:p.subarray(24,v)};if(P.assets>
P.count)throw d("it has more assets than files");if(P.pathsBytes>y.pathsBytes||P.rulesBytes>y.rulesBytes||a(P).end>y.indexBytes)throw d("it is too large");return P}
function u(p,y){if(y.length!==p.assets*f.Zh)throw d("its length does not match its header");if(!(0,h.hash)("sha256",y,"buffer").equals(p.assetsDigest))throw d("\
its assets do not match their hash");return new f.HH(y)}function a({count:p,pathsBytes:y,rulesBytes:P,assets:H}){const K=v+H*f.Zh,B=K+p*c,T=B+(p+1)*l,I=T+y;return{
records:K,offsets:B,paths:T,rules:I,end:I+P}}async function o(p,y,P,H){const K=a(y),B=p.subarray(v,K.records);if(u(y,B),!(0,g.isUtf8)(p.subarray(K.paths,K.rules)))
throw d("a path is not UTF-8");if(p.readUInt32LE(K.offsets)!==0)throw d("its first path does not begin at 0");let T=0;for(let I=0;I<y.count;I+=E){if(T=Math.max(
T,t(p,K,I,Math.min(I+E,y.count))),T>P.pathBytes)throw d("a path is too long");await H()}if(p.readUInt32LE(K.offsets+y.count*l)!==y.pathsBytes)throw d("its last \
path does not end with the paths");for(let I=f.Zh;I<B.length;I+=f.Zh){const N=I-f.Zh;if(B.compare(B,I,I+f.Zh,N,I)>=0)throw d("its assets are not sorted")}return T}
function t(p,y,P,H){const K=N=>p.readUInt32LE(y.offsets+N*l);let B=0,T=P===0?0:y.paths+K(P-1),I=y.paths+K(P);for(let N=P;N<H;N+=1){const Y=y.paths+K(N+1);if(Y<=
I||Y>y.rules)throw d("its paths are out of order");if(((p[I]??0)&192)===128)throw d("a path is not UTF-8");if(T!==0&&p.compare(p,I,Y,T,I)>=0)throw d("its paths \
are not sorted");B=Math.max(B,Y-I),T=I,I=Y}return B}function d(p){return new w.F(`The index of a release is damaged (${p}): deploy again`)}}),5657:((Z,j,n)=>{n.
d(j,{H:()=>h});var g=n(3715);function h(w,f=g.y9){let M=performance.now();return()=>{if(!(performance.now()-M<f))return new Promise((L,v)=>{setImmediate(()=>{M=
performance.now(),w?.aborted?v(w.reason):L()})})}}}),4505:((Z,j,n)=>{n.d(j,{JC:()=>w,Md:()=>O,Uq:()=>v,aJ:()=>M,kc:()=>f,td:()=>l,wl:()=>c,yz:()=>E});var g=n(7598),
h=n(3052);const w=["br","zstd","gzip"],f=512,M=16*h.D6,L=Buffer.from("SLV","latin1"),v=L.length+4+32,O=v+M;function c(m){const r=Buffer.alloc(4);return r.writeUInt32LE(
m.length),Buffer.concat([L,r,(0,g.hash)("sha256",m,"buffer"),m])}function l(m,r){if(m.length<v||L.compare(m,0,L.length)!==0)return;const s=m.readUInt32LE(L.length);
return s<=M&&r===v+s?s:void 0}function E(m){if(l(m,m.length)===void 0)return;const r=m.subarray(v),s=m.subarray(L.length+4,v);return(0,g.hash)("sha256",r,"buffe\
r").equals(s)?r:void 0}}),1178:((Z,j,n)=>{n.d(j,{Zu:()=>c,xS:()=>l});var g=n(3739),h=n(6169);const w=3e4,f=5e3,M={clone:"building",install:"building",build:"bui\
lding",sync:"syncing",activate:"activating"};function L(r){return{stage:r,code:"interrupted",message:"The platform stopped while this deployment was under way",
exitCode:null,signal:null,log:[],diagnostics:[]}}var v=n(1301),O=n(6293);class c extends Error{name="StageError";stage;aborted;constructor(s,u,a){super(m(a),{cause:a}),
this.stage=s,this.aborted=u}}function l(r){const{stage:s,aborted:u,cause:a}=r instanceof c?r:{stage:"build",aborted:!1,cause:r};if(u)return L(s);if(a instanceof
O.$)return a.facts;if((0,g.b$)(a)||a instanceof v.u&&a.isFull)return E(s,"disk_full","The disk of the platform is full");const o=a instanceof v.u?"its state can\
not be read or written now":m(a);return E(s,h.nf[s],`The platform itself failed at the stage "${s}": ${o}`)}function E(r,s,u){return{stage:r,code:s,message:u,exitCode:null,
signal:null,log:[],diagnostics:[]}}function m(r){return r instanceof Error?r.message:String(r)}}),7310:((Z,j,n)=>{n.d(j,{P4:()=>ot,Gb:()=>st,nb:()=>ut,n$:()=>dt});
function g(e){if(e.charCodeAt(0)!==47)return;const i=e.includes("%")?M(e):e;if(!(i===void 0||i.includes("\0")||i.includes("\\")))return/\/\.\.?(?:\/|$)/.test(i)?
void 0:i.slice(1)}const h=/^[\w.!~*'()@:$,+=&;/-]*$/;function w(e){return h.test(e)?`/${e}`:`/${e.split("/").map(f).join("/")}`}function f(e){return encodeURIComponent(
e).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function M(e){try{return decodeURIComponent(e)}catch{return}}function L(e,i){if(e===""||e.endsWith(
"/")){if(i(`${e}index.html`))return{kind:"file",path:`${e}index.html`};const x=e.slice(0,-1);return x!==""&&i(`${x}.html`)?{kind:"redirect",to:x}:void 0}return i(
e)?{kind:"file",path:e}:i(`${e}.html`)?{kind:"file",path:`${e}.html`}:i(`${e}/index.html`)?{kind:"redirect",to:`${e}/`}:void 0}const v=32,O=/\/:[A-Za-z]\w*[^\w/]/,
c=/^:([A-Za-z]\w*)$/,l="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",E=`it has more than\
 ${v} placeholders`;function m(e){const i=g(e);return i===void 0?l:r(P(`/${i}`))}function r(e){const[i="",x,S]=e.split("*",3);if(!e.startsWith("/")||S!==void 0||
O.test(e))return l;const D=i.slice(1).split("/").map(a),F=(x??"").split("/").map(a),G=[...u(D),...u(F),...x===void 0?[]:["splat"]];if(new Set(G).size<G.length)return l;
if(G.length>v)return E;if(x===void 0)return{text:e,head:D,star:void 0};if(x===""&&i.endsWith("/")){const ct=i==="/"?[]:i.slice(1,-1).split("/").map(a);return{text:e,
head:ct,star:{isRest:!0,before:"",behind:"",tail:[]}}}const J=i.slice(i.lastIndexOf("/")+1),[at=""]=x.split("/",1);return{text:e,head:D.slice(0,-1),star:{isRest:!1,
before:J,behind:at,tail:F.slice(1)}}}function s({head:e,star:i}){return new Set(i?[...u(e),...u(i.tail),"splat"]:u(e))}function u(e){return e.flatMap(i=>"name"in
i?i.name:[])}function a(e){const i=c.exec(e)?.[1];return i===void 0?{text:e}:{name:i}}const o=null;class t{path;bare;#t;#e;#n;#s=o;constructor(i){this.path=i,this.
bare=P(i)}get parts(){return this.#t??=this.bare.slice(1).split("/"),this.#t}encode(i){this.#n??=new Map;const x=this.#n.get(i);if(x!==void 0)return x;if(this.#s-=
i.length,this.#s<0)return;const S=encodePath(i).slice(1);return this.#n.set(i,S),S}start(i){if(!this.#e){let x=1;this.#e=this.parts.map(S=>{const D=x;return x+=
S.length+1,D})}return this.#e[i]??this.path.length}}function d(e,i){const{head:x,star:S}=e,{parts:D}=i;if(S===void 0)return D.length===x.length&&p(x,D,0)?new y(
e,i,void 0):void 0;if(!p(x,D,0))return;if(S.isRest){if(D.length<x.length)return;const at=x.length===0?1:i.start(x.length-1)+(D[x.length-1]??"").length+1;return new y(
e,i,at>i.path.length?void 0:i.path.slice(at))}const F=D.length-S.tail.length-1;if(F<x.length||!p(S.tail,D,F+1))return;const G=i.start(x.length)+S.before.length,
J=i.start(F)+(D[F]??"").length-S.behind.length;if(!(G>J)&&i.bare.startsWith(S.before,i.start(x.length))&&i.bare.startsWith(S.behind,J))return new y(e,i,i.bare.slice(
G,J))}function p(e,i,x){for(let S=0;S<e.length;S+=1){const D=e[S],F=i[x+S];if(D===void 0||F===void 0||("text"in D?D.text!==F:F===""))return!1}return!0}class y{#t;#e;#n;constructor(i,x,S){
this.#t=i,this.#e=x,this.#n=S}get(i){const{head:x,star:S}=this.#t,{parts:D}=this.#e,F=x.findIndex(J=>"name"in J&&J.name===i);if(F!==-1)return D[F]??"";const G=S?
S.tail.findIndex(J=>"name"in J&&J.name===i):-1;return S&&G!==-1?D[D.length-S.tail.length+G]??"":this.#n??""}encoded(i){return this.#e.encode(this.get(i))}}function P(e){
return e.length>1&&e.endsWith("/")?e.slice(0,-1):e}const H=500,K=8*1024,B=2e3,T=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,I=/^[\t\x20-\x7e\x80-\xff]*$/,N=new Set(["accept\
-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfe\
r-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function Y(e){const i=[],x=[];let S;for(const[D,F]of e.split(/\r\n|\r|\n/).entries()){const G=F.
trim(),J=at=>x.push({line:D+1,reason:at});G===""||G.startsWith("#")||(G.length>B?J("the line is too long"):G.startsWith("/")||/^https?:/.test(G)?(S=et(G,i.length,
J),S&&i.push(S)):S?tt(S,G,J):J("it is not below a path"))}return{rules:i,ignored:x}}function et(e,i,x){const S=m(e);if(i>=H)x("too many rules");else if(typeof S==
"string")x(S);else return{from:S,set:[],unset:[],bytes:0}}function tt(e,i,x){const S=/^!\s*(\S+)$/.exec(i)?.[1];if(S)return void e.unset.push(S.toLowerCase());const D=i.
indexOf(":"),F=i.slice(0,D).trim().toLowerCase(),G=i.slice(D+1).trim();if(D<1||!T.test(F)||!I.test(G))return x('it is not "Name: value"');if(F==="basic-auth")return x(
'"basic-auth" is not supported: anyone can read this path');if(F==="set-cookie"&&e.set.some(([at])=>at===F))return x("a path can set one cookie");if(N.has(F))return x(
`rules cannot set "${F}"`);const J=e.bytes+it(F,G);if(J>K)return x(`the headers of this path have more than ${K} bytes`);e.bytes=J,e.set.push([F,G])}function it(e,i){
return e.length+i.length+4}function lt(e,i){return T.test(e)&&e===e.toLowerCase()&&I.test(i)&&!N.has(e)}const z=2e3,C=2e3,b=/^[^/:]+=/,A={200:"rewrite",404:"rew\
rite",301:"go",302:"go",303:"go",307:"go",308:"go"};function R(e){const i=[],x=[];for(const[S,D]of e.split(/\r\n|\r|\n/).entries()){const F=k(D).trim();if(F==="")
continue;const G=i.length<z?X(F):"too many rules";typeof G=="string"?x.push({line:S+1,reason:G}):i.push(G)}return{rules:i,ignored:x}}function k(e){const i=e.search(
/(?:^|\s)#/);return i===-1?e:e.slice(0,i)}function X(e){if(e.length>C)return"the line is too long";const[i="",x,S="301",...D]=e.split(/\s+/);if(x===void 0)return"\
it does not name a target";if(D.length>0||S.includes("=")||b.test(x))return"conditions and query parameters are not supported";const F=q(S);if(F===void 0)return/^\d+!?$/.
test(S)?`${S} is not a status that a rule can have`:"its status is not a number";const G=m(i);return typeof G=="string"?G:U(x,F)?{from:G,to:x.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:F,force:S.endsWith("!")}:$(F)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function q(e){const i=Number(
/^(\d{3})!?$/.exec(e)?.[1]);return rt(i)?i:void 0}function rt(e){return Object.hasOwn(A,e)}function $(e){return A[e]==="rewrite"}function U(e,i){return/^\/(?!\/)/.
test(e)||!$(i)&&/^(?:https?:)?\/\//i.test(e)}const V=null,Q="_redirects",nt="_headers",st=512*1024,ot=[Q,nt];function dt(e){return ot.includes(e)}function ut(e,{
base:i,fallback:x}={}){const S=[],D=ct=>{const pt=e.get(ct)??Buffer.alloc(0);return pt==="too large"&&S.push({file:ct,reason:`it has more than ${st} bytes`}),pt===
"too large"?"":pt.toString()},F=R(D(Q));for(const ct of F.ignored)S.push({file:Q,...ct});const G=Y(D(nt));for(const ct of G.ignored)S.push({file:nt,...ct});const J=[
...F.rules,...mt(i)].slice(0,z);if(J.length+G.rules.length===0&&x===void 0)return{bytes:Buffer.alloc(0),ignored:S};const at={redirects:J.map(({from:ct,to:pt,status:yt,
force:bt})=>[ct.text,pt,yt,bt]),headers:G.rules.map(({from:ct,set:pt,unset:yt})=>[ct.text,pt,yt]),fallback:x};return{bytes:Buffer.from(JSON.stringify(at)),ignored:S}}
function mt(e){return e===void 0?[]:R(`${e} ${e}/ 302
${e}/* /:splat 200
/ ${e}/ 302!`).rules}function wt(e){if(e.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:i,headers:x,fallback:S}=_t(e);if(!Array.isArray(
i)||i.length>REDIRECT_RULES_MOST||!Array.isArray(x)||x.length>HEADER_RULES_MOST)throw _();return{redirects:i.map(gt),headers:x.map(Et),fallback:V.find(D=>D===S)}}
function _t(e){try{const i=JSON.parse(e.toString());if(isObject(i))return i}catch{}throw _()}function gt(e){const[i,x,S,D]=ft(e);if(typeof x!="string"||typeof S!=
"number"||typeof D!="boolean"||!isStatus(S)||!isTarget(x,S)||!/^[\x21-\x7e]+$/.test(x))throw _();return{from:ht(i),to:x,status:S,force:D}}function Et(e){const[i,
x,S]=ft(e),D=ft(x).map(G=>{const[J,at]=ft(G);if(typeof J!="string"||typeof at!="string"||!isHeader(J,at))throw _();return[J,at]}),F=ft(S).map(G=>typeof G=="stri\
ng"?G:W());return{from:ht(i),set:D,unset:F}}function ht(e){const i=typeof e=="string"?parsePattern(e):void 0;return typeof i=="object"?i:W()}function ft(e){return Array.
isArray(e)?e:W()}function W(){throw _()}function _(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}}),9537:((Z,j,n)=>{n.
d(j,{Ou:()=>L,P2:()=>O,WB:()=>c,ZL:()=>m,ao:()=>M,oW:()=>l,sJ:()=>E});var g=n(8161),h=n(6760),w=n(2345);const f=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function M(r){return Object.entries(r).flatMap(([s,u])=>f.test(s)?[u]:[])}function L(r,s){const u=`${h.sep}node_modules${h.sep}`,a=r.split(":").filter(o=>o.startsWith(
"/")&&!`${o}/`.includes(u));return[...new Set([(0,h.dirname)(s),...a])].join(":")}const v=4;function O(r=(0,g.availableParallelism)()){return r<v?{UV_THREADPOOL_SIZE:String(
Math.max(1,r-1))}:{}}function c(r,s,u,a,o){const t=d=>(0,h.join)(u.cache,d);return{...r,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...u.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...s,npm_config_cache:t("npm"),XDG_DATA_HOME:t(
"data"),YARN_GLOBAL_FOLDER:t("yarn"),BUN_INSTALL_CACHE_DIR:t("bun"),XDG_CACHE_HOME:t("xdg"),NODE_COMPILE_CACHE:t("node"),HOME:u.home,TMPDIR:o,PATH:a}}function l(r,s,u,a=(0,h.
join)(u,".npm")){return{...r,...{npm_config_cache:a,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:s,HOME:u}}function E(r){return Object.entries(r).filter(([s])=>w.G1.test(s)).map(([s,u])=>`export ${s}=${m(u)}
`).join("")}function m(r){return`'${r.replaceAll("'","'\\''")}'`}}),6321:((Z,j,n)=>{n.d(j,{OV:()=>c,vy:()=>O,xP:()=>m});var g=n(1421),h=n(8474),w=n(3024),f=n(4378),
M=n(1264),L=function(u,a,o){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError("Object expected.");var t,d;if(o){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");t=a[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");t=a[Symbol.dispose],o&&(d=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");d&&(t=function(){try{d.call(this)}catch(p){return Promise.
reject(p)}}),u.stack.push({value:a,dispose:t,async:o})}else o&&u.stack.push({async:!0});return a},v=(function(u){return function(a){function o(y){a.error=a.hasError?
new u(y,a.error,"An error was suppressed during disposal."):y,a.hasError=!0}var t,d=0;function p(){for(;t=a.stack.pop();)try{if(!t.async&&d===1)return d=0,a.stack.
push(t),Promise.resolve().then(p);if(t.dispose){var y=t.dispose.call(t.value);if(t.async)return d|=2,Promise.resolve(y).then(p,function(P){return o(P),p()})}else
d|=1}catch(P){o(P)}if(d===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.error}return p()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(u,a,o){var t=new Error(o);return t.name="SuppressedError",t.error=u,t.suppressed=a,t});function O(u){try{const{bavail:a,blocks:o,bsize:t,
ffree:d}=(0,w.statfsSync)(u);return{bytes:a*t,size:o*t,files:d}}catch{return}}function c(u){try{return(0,w.lstatSync)(u).dev}catch{return}}const l=6e4,E=["-type",
"d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function m(u,a){const o={bytes:0,files:0,complete:!0,seen:new Set},t=`\
@${Math.floor(u.since/1e3)}`;if(!await r([...u.whole,"-xdev",...E],o,a))return;u.changed.length>0&&await r([...u.changed,"-xdev","-newerct",t,"(",...E,")"],o,a);
const{bytes:d,files:p,complete:y}=o;return{bytes:d,files:p,complete:y}}async function r(u,a,o){const t={stack:[],error:void 0,hasError:!1};try{const d=L(t,(0,f.
T)(["ignore","pipe","pipe"]),!1),p=(0,g.spawn)("find",["-P",...u],{cwd:"/",env:{PATH:M.sg,LC_ALL:"C"},stdio:d.stdio,timeout:l,killSignal:"SIGKILL"});let y="",P=!1,
H=!1;p.stdout?.setEncoding("latin1").on("data",T=>{const I=(y+T).split(`
`);y=I.pop()??"";for(const N of I)s(N,a);(a.bytes>o.bytes||a.files>o.files)&&p.kill("SIGKILL")}),p.stderr?.setEncoding("latin1").on("data",T=>{P||=/permission denied|too long/i.
test(T),H||=/unrecognized|unknown|illegal|invalid/i.test(T)});const[K]=await(0,h.once)(p,"close").catch(()=>[void 0]),B=a.bytes>o.bytes||a.files>o.files;return(typeof K!=
"number"&&!B||P)&&(a.complete=!1),K!==void 0&&!H}catch(d){t.error=d,t.hasError=!0}finally{v(t)}}function s(u,a){const[o="",t]=u.split(" ",2);if(t!==void 0){if(a.
seen.has(Number(t)))return;a.seen.add(Number(t))}a.bytes+=Number(o)*512,a.files+=1}}),8852:((Z,j,n)=>{n.d(j,{o:()=>ht});var g=n(8500),h=n(3052);const w=1e3;function f(W){
return Math.min(Math.max(512*h.D6,W*.02),5*h.j9)}function M(W,_){return W*(.25+.75*Math.min(1,Math.max(0,_)))}const L=1e3;var v=n(6321),O=n(3024),c=n(6760),l=n(
3630),E=n(1264),m=n(9307),r=n(3875);function s(W){let _=0;for(const e of W)_+=u(e);return _*(0,r.T0)()}function u(W){const _=(0,l.lK)(`${W}/statm`);if(!_.startsWith(
"0 "))return Number(_.split(" ",2)[1]??0);const e=(0,l.uX)(W);return e===void 0?0:Number((0,l.lK)(`${e}/statm`).split(" ",2)[1]??0)}async function a(W,_){let e=0,
i=0;for(const x of W){await _.breathe();const S=(0,l.uX)(x);if(S===void 0)continue;e+=(0,l.$$)("VmPTE",(0,l.lK)(`${S}/status`));const D=_.over?"":(0,l.lK)(`${S}\
/smaps_rollup`),F=(0,l.$$)("Pss",D);F===0&&(e+=s([x])+(0,l.$$)("VmSwap",(0,l.lK)(`${S}/status`)));const G=(0,l.$$)("Pss_Shmem",D);e+=F-G+(0,l.$$)("SwapPss",D),i+=
G}return{own:e,mapped:i}}function o({memory:W=[]}){return W.reduce((_,e)=>_+t(e),0)}function t(W){try{const{blocks:_,bfree:e,bsize:i}=(0,O.statfsSync)(W);return(_-
e)*i}catch{return 0}}function d(W){return W.namespace!==void 0&&process.getuid?.()===0}async function p(W){if(!d(W))return 0;const _=[],e=["-t",String(W.namespace),
"-i","cat","/proc/sysvipc/shm"];await(0,m.mB)("nsenter",e,{cwd:"/",env:{PATH:E.sg},onLine:D=>_.push(D)}).catch(()=>{});const[i="",...x]=_.map(D=>D.trim().split(
/\s+/)),S=["rss","swap"].map(D=>[...i].indexOf(D));return x.reduce((D,F)=>D+S.reduce((G,J)=>G+(Number(F[J])||0),0),0)}const y="/dev/shm",P=64,H=1/8;async function K(W,{
work:_,device:e,thorough:i}){const x=new B(W,_,e),S=W.list();for(const D of S)await x.descriptors(`${D}/fd`);for(const D of S)await x.mappings(D);for(const D of S){
const G=(0,l.hC)(`${D}/task`).filter(J=>J!==(0,c.basename)(D)).filter(()=>i||Math.random()<H);for(const J of G)await x.descriptors(`${D}/task/${J}/fd`)}return x}
class B{disk=0;memory=0;complete={disk:!0,memory:!0};#t;#e;#n;#s;#i;#a=new Set;constructor(_,e,i){this.#t=e,this.#e=i,this.#n=(_.memory??[]).map(x=>Y(x)?.dev),this.#s=
_.memory===void 0?Y(y)?.dev:void 0,this.#i=d(_)}async descriptors(_){const e=(0,l.wA)(_);if(e===void 0)return this.#u();for(const[i,x]of e.entries()){if(i%P===0&&
!await this.#d())return;const S=Y(`${_}/${x}`);this.#l(S),S?.isSocket()&&this.#o(S)&&N(`${_}info/${x}`)&&(this.complete.memory=!1)}}async mappings(_){if(!await this.#d())
return;const e=(0,l.uX)(_);if(e===void 0)return;const i=(0,l.lK)(`${e}/maps`);if(i===""&&(0,l.uX)(_)!==void 0)return this.#u();const x=`/proc/${(0,c.basename)(e)}\
/map_files`;let S=0;for(const D of T(i)){if(S+=1,S%P===0&&!await this.#d())return;(D.isDeleted||D.device===this.#s)&&this.#c(x,D)}}#c(_,{range:e,device:i,inode:x,
isSystemV:S}){if(!(this.#a.has(`${i}:${x}`)||S&&this.#i&&this.#r(i)))try{this.#l((0,O.statSync)(`${_}/${e}`))}catch(D){if(!(0,l.H0)(D))return;i===this.#e?this.complete.
disk=!1:this.#r(i)&&(this.complete.memory=!1)}}#l(_){!_?.isFile()||_.nlink>0&&_.dev!==this.#s||this.#o(_)&&(_.dev===this.#e?this.disk+=_.blocks*512:this.#r(_.dev)&&
(this.memory+=_.blocks*512))}#o({dev:_,ino:e}){const i=`${_}:${e}`;return this.#a.has(i)?!1:(this.#a.add(i),!0)}#r(_){return _!==this.#e&&!this.#n.includes(_)&&
(Math.floor(_/256)&4095)===0}async#d(){return this.#t.over?this.#u():await this.#t.breathe(),!this.#t.over}#u(){this.complete.disk=!1,this.complete.memory=!1}}function*T(W){
for(const[,_="",e="",i="",x="",S,D=""]of W.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${_}-${e}`,
device:I(Number.parseInt(i,16),Number.parseInt(x,16)),inode:Number(S),isDeleted:D.endsWith(" (deleted)"),isSystemV:D.startsWith("/SYSV")}}function I(W,_){return(_&
255)+W*256+(_-(_&255))*4096}function N(W){return/^scm_fds:\s+[1-9]/m.test((0,l.lK)(W))}function Y(W){try{return(0,O.statSync)(W)}catch{return}}const et=25e4,tt=1e4;
class it{#t=0;#e=process.cpuUsage();get done(){const{user:_,system:e}=process.cpuUsage(this.#e);return this.#t+_+e}get over(){return this.done>=et}async breathe(){
const _=this.done;_-this.#t<tt||(await(0,g.setImmediate)(),this.#t=_,this.#e=process.cpuUsage())}}const lt=1/20,z=1/4,C=3e3,b=1/100,A=2e3;class R{#t;#e;#n;#s;#i;#a;#c;#l;#o;#r=0;#d=0;#u;#p;#m=0;#h;#g=0;#_=!1;#f=!1;constructor(_,e,i,{
now:x,measure:S}={}){this.#t=i,this.#e=x??(()=>performance.now()),this.#n=S??v.xP,this.#h=this.#e(),this.#i=[e],this.#s={whole:[_],changed:this.#i,since:Date.now()},
this.#a=(0,v.vy)(_),this.#o=this.#a,this.#l=(this.#a?.files??0)>w;const{size:D=0,bytes:F=0}=this.#a??{};this.#c=Math.min(f(D),F/2)*(i.reservePart??1)}include(_){
this.#i.push(_)}get wrote(){return{bytes:this.#r,files:this.#d}}get late(){return this.#_&&this.#u!==void 0&&this.#e()-this.#m>L}get wasShort(){return this.#f}look(_){
const e=this.#E();if(!e)return{room:Number.POSITIVE_INFINITY};const i=Math.min(this.#t.diskBytes-this.#r,e.bytes-this.#c),x=this.#e()-this.#h,S=this.#r>this.#t.
diskBytes||this.#d>this.#t.diskFiles,D=e.bytes<this.#c;this.#_=S||D;const F=this.#_?Math.min(this.#g/(D?z:lt),A):Math.max(C,this.#g/b);return this.#u===void 0&&
x>=F&&this.#y(_),{room:i,breach:this.#p}}async settle(_){await this.#u,this.#E();const e=this.#r>this.#t.diskBytes/2||this.#d>this.#t.diskFiles/2;return this.#p??
(e?await this.#y(_):void 0)}#E(){const _=(0,v.vy)(this.#s.whole[0]??"/");return _&&this.#o&&(this.#r+=Math.max(0,this.#o.bytes-_.bytes),this.#d+=Math.max(0,this.#o.
files-_.files)),this.#o=_??this.#o,_&&(this.#f||=_.bytes<this.#c||this.#l&&_.files<w),_}#y(_){return this.#u=this.#w(_).finally(()=>{this.#u=void 0}),this.#u}async#w(_){
this.#m=this.#e();const e={bytes:this.#r,files:this.#d},{diskBytes:i,diskFiles:x}=this.#t,S=(0,v.OV)(this.#s.whole[0]??"/"),D=await this.#n(this.#s,{bytes:i,files:x}),
F=await K(_,{work:new it,device:S,thorough:this.#_});this.#h=this.#e(),this.#g=this.#h-this.#m;const G={bytes:(D?.bytes??0)+F.disk,files:D?.files??0},J=D?.complete&&
F.complete.disk?G:{bytes:Math.max(e.bytes,G.bytes),files:Math.max(e.files,G.files)};return this.#r=J.bytes+this.#r-e.bytes,this.#d=J.files+this.#d-e.files,this.#p=
this.#b(J),this.#p}#b({bytes:_,files:e}){const{diskBytes:i,diskFiles:x}=this.#t;if(_>i)return k(`it wrote more than ${(0,h.Xq)(i)}, the limit of a build`);if(e>
x)return k(`it made more than ${x.toLocaleString("en")} files, the limit of a build`);const S=this.#o?.bytes??Number.POSITIVE_INFINITY,D=_/Math.max(1,(this.#a?.
bytes??0)-S);return S>=M(this.#c,D)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${(0,h.Xq)(S)} were left, and it wrote ${(0,h.Xq)(_)}`}}}
function k(W){return{code:"disk_quota",because:W}}const X=1/30,q=1/250,rt=1e3,$=1e3,U=1e4,V=30,Q=16*h.D6;class nt{#t;#e=(0,r.Ju)();#n;#s=0;#i=performance.now()+
rt;#a={used:0,atMost:0};#c;#l;#o=!1;constructor(_){this.#t=_;const{total:e=0,available:i=0}=this.#e??{};this.#n=Math.min(Math.max(128*h.D6,e*.03),1024*h.D6,i/2)}get late(){
return this.#o&&this.#c!==void 0&&performance.now()-this.#c.since>L}look(_){const e=(0,r.Ju)();if(!e||!this.#e)return{room:Number.POSITIVE_INFINITY};const i=s(_.
list())+this.#r(e)+Math.max(0,e.pageTables-this.#e.pageTables),x=Math.min(this.#t-i,e.available-this.#n);this.#o=x<=0;const S=this.#o?this.#s:this.#i;this.#c===
void 0&&performance.now()>=S&&this.#u(_,i);const D=this.#a.used+Math.max(0,i-this.#a.atMost);return{room:x,breach:this.#l??this.#d(e,D)}}#r(_){const{shared:e=0,
swapFree:i=0}=this.#e??{};return Math.max(0,_.shared-e)+Math.max(0,i-_.swapFree)}#d({available:_},e){const i=Math.max(1,(this.#e?.available??0)-_);return _<M(this.#n,
e/i)?ot(_,e):void 0}async#u(_,e){const i=performance.now();this.#c={since:i};let x=await this.#p(_,new it);x>this.#t&&(await(0,g.setTimeout)(V),x=Math.min(x,await this.#p(
_,new it)),x>this.#t&&(this.#l=st(x,this.#t))),this.#a={used:x,atMost:e};const S=performance.now(),D=S-i;this.#s=S+Math.min(D/X,$),this.#i=S+Math.max(rt,Math.min(
D/q,U)),this.#c=void 0}async#p(_,e){const{own:i,mapped:x}=await a(_.list(),e),S=await K(_,{work:e,thorough:this.#o}),D=(0,r.Ju)(),F=(D?.shared??0)>Q?await p(_):
0,G=o(_)+S.memory+F,J=S.complete.memory?G:Math.max(G,x,D?this.#r(D):0);return i+J}}function st(W,_){return{code:"out_of_memory",because:`it used ${(0,h.Xq)(W)} \
of memory, and the limit for all processes of a build is ${(0,h.Xq)(_)}`}}function ot(W,_){return{code:"out_of_memory",because:`the platform's machine ran short\
 of memory: ${(0,h.Xq)(W)} were left, and it used ${(0,h.Xq)(_)}`}}class dt{#t;#e=[];constructor(_){this.#t=_}hold(){this.#e=this.#t.list().map(_=>Number((0,c.basename)(
_)));for(const _ of this.#e)ut(_,"SIGSTOP")}release(){if(this.#e.length===0)return;const _=new Set(this.#t.list().map(e=>Number((0,c.basename)(e))));for(const e of this.#e)
_.has(e)&&ut(e,"SIGCONT");this.#e=[]}[Symbol.dispose](){this.release()}}function ut(W,_){try{process.kill(W,_)}catch{}}var mt=function(W,_,e){if(_!=null){if(typeof _!=
"object"&&typeof _!="function")throw new TypeError("Object expected.");var i,x;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");i=_[Symbol.asyncDispose]}if(i===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");i=_[Symbol.dispose],e&&(x=i)}if(typeof i!=
"function")throw new TypeError("Object not disposable.");x&&(i=function(){try{x.call(this)}catch(S){return Promise.reject(S)}}),W.stack.push({value:_,dispose:i,
async:e})}else e&&W.stack.push({async:!0});return _},wt=(function(W){return function(_){function e(D){_.error=_.hasError?new W(D,_.error,"An error was suppresse\
d during disposal."):D,_.hasError=!0}var i,x=0;function S(){for(;i=_.stack.pop();)try{if(!i.async&&x===1)return x=0,_.stack.push(i),Promise.resolve().then(S);if(i.
dispose){var D=i.dispose.call(i.value);if(i.async)return x|=2,Promise.resolve(D).then(S,function(F){return e(F),S()})}else x|=1}catch(F){e(F)}if(x===1)return _.
hasError?Promise.reject(_.error):Promise.resolve();if(_.hasError)throw _.error}return S()}})(typeof SuppressedError=="function"?SuppressedError:function(W,_,e){
var i=new Error(e);return i.name="SuppressedError",i.error=W,i.suppressed=_,i});const _t=250,gt=25,Et=4e6;function ht(W){const _=new nt(W.memoryBytes),e=new R(W.
root,W.cache,W);return{include:i=>e.include(i),get wrote(){return e.wrote},get diskWasShort(){return e.wasShort},async watch(i,x){const S={stack:[],error:void 0,
hasError:!1};try{const D=mt(S,new dt(i),!1);let F=Number.POSITIVE_INFINITY;for(;;){const G=Math.min(_t,Math.max(gt,F/Et));if(!await ft(G,x))return e.settle(i).catch(
()=>{});const J=[e.look(i),_.look(i)],at=J.find(ct=>ct.breach)?.breach;if(at)return at;F=Math.min(...J.map(ct=>ct.room)),_.late||e.late?D.hold():D.release()}}catch(D){
S.error=D,S.hasError=!0}finally{wt(S)}}}}async function ft(W,_){return(0,g.setTimeout)(W,!0,{signal:_}).catch(()=>!1)}}),3875:((Z,j,n)=>{n.d(j,{Ju:()=>w,T0:()=>v,
bw:()=>f});var g=n(3024),h=n(3630);function w(){const c=(0,h.lK)("/proc/meminfo"),l=(0,h.$$)("MemTotal",c);if(l!==0)return{total:l,available:(0,h.$$)("MemAvaila\
ble",c),shared:(0,h.$$)("Shmem",c),pageTables:(0,h.$$)("PageTables",c),swapFree:(0,h.$$)("SwapFree",c)}}function f(){return Number(/^oom_kill (\d+)/m.exec((0,h.
lK)("/proc/vmstat"))?.[1]??0)}const M=6n;let L;function v(){return L??=O(),L}function O(){try{const c=new BigUint64Array(new Uint8Array((0,g.readFileSync)("/pro\
c/self/auxv")).buffer),l=c.findIndex((E,m)=>m%2===0&&E===M);return l===-1?4096:Number(c[l+1])}catch{return 4096}}}),5620:((Z,j,n)=>{n.d(j,{Mz:()=>l,gl:()=>v,h6:()=>c});
var g=n(3739),h=n(8302),w=n(6169),f=n(5879),M=n(1301),L=n(6293);class v extends Error{lines;constructor(m){const r=m.flatMap(s=>/^npm (?:ERR!|error) (.*)/.exec(
s)?.[1]??[]);super(r.find(s=>!O.test(s))??r[0]??"npm printed no reason"),this.lines=m}}const O=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function c(E){const m=E instanceof Error?E.message:String(E);return E instanceof L.$?{kind:"BuildFailure",message:m,facts:E.facts}:E instanceof v?{kind:"Registr\
yError",message:m,lines:E.lines}:E instanceof f.Sb?{kind:"BlobsFull",message:m}:E instanceof f.ls?{kind:"WrongBytes",message:m}:E instanceof M.u?{kind:"StoreUna\
vailable",message:m,isFull:E.isFull}:{kind:"Error",message:m,code:(0,g.xU)(E)??null}}function l({kind:E,message:m,facts:r,lines:s,isFull:u,code:a}){const o=String(
m),t=E==="BuildFailure"&&(0,h.Gv)(r)?(0,w.U$)(r):void 0;return t?new L.$(t):E==="RegistryError"&&Array.isArray(s)?new v(s.map(String)):E==="BlobsFull"?new f.Sb(
o):E==="WrongBytes"?new f.ls(o):E==="StoreUnavailable"?new M.u(o,{isFull:u===!0}):Object.assign(new Error(o),typeof a=="string"?{code:a}:{})}}),6822:((Z,j,n)=>{
n.d(j,{N:()=>l});var g=n(8302),h=n(3052),w=n(5620);const f=8*h.D6,M=h.D6,L=200,v=h.D6,O=32*h.D6,c=8;class l{#t;#e;#n=new Map;#s=new Map;#i=[];#a=0;#c=0;#l;#o=Promise.
withResolvers();constructor(r,s){this.#t=r,this.#e=s,r.on("data",u=>this.#u(u)),r.on("error",()=>this.#f(void 0)),r.on("close",()=>this.#f(void 0)),r.on("end",()=>this.#f(
void 0))}async call(r,s,{bytes:u,signal:a,onEvent:o}={}){if(a?.throwIfAborted(),this.#l)throw this.#l;this.#c+=1;const t=this.#c,d={...Promise.withResolvers(),onEvent:o};
this.#n.set(t,d);const p=()=>this.#r({abort:t});a?.addEventListener("abort",p,{once:!0}),this.#r({call:r,id:t,given:s},u);try{return await d.promise}catch(y){throw a?.
throwIfAborted(),y}finally{a?.removeEventListener("abort",p)}}tell(r,s){this.#r({tell:r,given:s})}end(){return new Promise(r=>this.#t.end(()=>r()))}#r(r,s=E){if(!this.#t.
writable)return;const u=Buffer.from(JSON.stringify(r)),a=Buffer.alloc(c);a.writeUInt32BE(u.length,0),a.writeUInt32BE(s.length,4),this.#t.cork(),this.#t.write(Buffer.
concat([a,u])),s.length>0&&this.#t.write(s),process.nextTick(()=>this.#t.uncork()),this.#t.writableLength>O&&this.#f(new Error("it does not read what it is sent"))}#d(){
if(this.#l||this.#t.writableLength<v)return;const r=new Promise(s=>this.#t.once("drain",s));return Promise.race([r,this.#o.promise])}#u(r){this.#i.push(r),this.#a+=
r.length;try{for(let s=this.#p();s!==void 0&&!this.#l;s=this.#p())this.#h(...s)}catch(s){this.#f(s instanceof Error?s:new Error(String(s)))}}#p(){if(this.#a<c)return;
const[r=E]=this.#i,s=r.length>=c?r:this.#m(),u=s.readUInt32BE(0),a=s.readUInt32BE(4);if(u>f||a>M)throw new Error("it sent a message that is too long");if(this.#a<
c+u+a)return;const o=this.#m(),t=o.subarray(c+u+a);this.#i.splice(0,1,...t.length>0?[t]:[]),this.#a=t.length;const d=JSON.parse(o.toString("utf8",c,c+u));if(!(0,g.
Gv)(d))throw new Error("it sent an invalid message");return[d,o.subarray(c+u,c+u+a)]}#m(){return this.#i.length>1&&this.#i.splice(0,this.#i.length,Buffer.concat(
this.#i)),this.#i[0]??E}#h(r,s){const{call:u,tell:a,abort:o,id:t,event:d,given:p}=r;if(typeof u=="string"&&typeof t=="number"&&(0,g.Gv)(p))this.#_(u,t,p,s);else if(typeof a==
"string"&&(0,g.Gv)(p))this.#e.tell?.(a,p);else if(typeof o=="number")this.#s.get(o)?.abort(new Error("The caller aborted"));else if(typeof t=="number")this.#g(t,
r,d,s);else throw new Error("it sent an invalid message")}#g(r,s,u,a){const o=this.#n.get(r);if((0,g.Gv)(u)){o?.onEvent?.(u);return}this.#n.delete(r),(0,g.Gv)(s.
error)?o?.reject((0,w.Mz)(s.error)):o?.resolve({value:s.answer,bytes:a})}async#_(r,s,u,a){const o=Object.hasOwn(this.#e.calls,r)?this.#e.calls[r]:void 0;if(!o)return this.#f(
new Error("it made an unknown call"));if(this.#s.has(s))return this.#f(new Error("it gave two calls one number"));if(this.#s.size>=L)return this.#f(new Error("i\
t made too many calls at once"));const t=new AbortController;this.#s.set(s,t);try{const d=P=>this.#r({event:P,id:s}),{value:p=null,bytes:y}=await o({given:u,bytes:a,
signal:t.signal,event:d,read:()=>this.#d()});this.#r({answer:p,id:s},y)}catch(d){this.#r({error:(0,w.h6)(d),id:s})}finally{this.#s.delete(s)}}#f(r){if(!this.#l){
this.#l=r??new Error("The other side has gone");for(const s of this.#n.values())s.reject(this.#l);for(const s of this.#s.values())s.abort(this.#l);this.#t.destroy(),
this.#o.resolve(),this.#e.closed?.(r)}}}const E=Buffer.alloc(0)}),3630:((Z,j,n)=>{n.d(j,{$$:()=>L,H0:()=>M,_N:()=>O,_n:()=>l,hC:()=>w,jN:()=>v,lK:()=>h,uX:()=>m,
wA:()=>f});var g=n(3024);function h(s){try{return(0,g.readFileSync)(s,"utf8")}catch{return""}}function w(s){return f(s)??[]}function f(s){try{return(0,g.readdirSync)(
s)}catch(u){return M(u)?void 0:[]}}function M(s){return s instanceof Error&&"code"in s&&(s.code==="EACCES"||s.code==="EPERM")}function L(s,u){return Number(new RegExp(
`^${s}:\\s+(\\d+) kB`,"m").exec(u)?.[1]??0)*1024}function v(s){return w(s).filter(u=>/^\d+$/.test(u)).map(Number)}function O(s){return c(`/proc/${s}/stat`)}function c(s){
const u=h(s);if(u==="")return;const a=u.slice(u.lastIndexOf(")")+2).split(" ",20),[o="",t,d,p]=a,y=Number(a[19]);return{state:o,parent:Number(t),group:Number(d),
session:Number(p),started:y}}function l(s){const u=O(s);return u===void 0?!1:E(u)?w(`/proc/${s}/task`).some(a=>{const o=c(`/proc/${s}/task/${a}/stat`);return o!==
void 0&&!E(o)}):!0}function E({state:s}){return/^[ZX]/.test(s)}function m(s){return r(s)?s:w(`${s}/task`).map(u=>`${s}/task/${u}`).find(r)}function r(s){return/^[1-9]/.
test(h(`${s}/statm`))}}),9307:((Z,j,n)=>{n.d(j,{k3:()=>o.k3,uY:()=>o.uY,mB:()=>H});var g=n(1421),h=n(8474),w=n(8161),f=n(7075),M=n(4378),L=n(3875),v=n(6193);const O=16384,
c=65536,l=10,E=1e3,m=1;function r(z,C,b=()=>{}){const A=new v.StringDecoder("utf8"),R=Promise.withResolvers();let k=[],X="",q=!1;const rt=()=>{for(const V of k.
slice(0,E))C(V.slice(0,O));k=k.slice(E);const U=b();if(!U)return $();z.pause(),U.then($)},$=()=>{k.length>0?setTimeout(rt,m):q?R.resolve():z.resume()};return z.
on("data",U=>{const V=(X+A.write(U)).split(`
`);X=(V.pop()??"").slice(0,O);const Q=U.length>=c,nt=k.length>0;if(k=nt?[...k,...V]:V,!(nt||k.length===0)){if(!Q&&k.length<=E)return rt();z.pause(),setTimeout(rt,
Q?l:0)}}),z.on("close",()=>{const U=k.length>0;X!==""&&(k=[...k,X]),q=!0,U||rt()}),R.promise}var s=n(1264),u=n(8500),a=n(3630),o=n(2106);const t=1e4;class d{#t;#e;#n;#s=new Map;constructor(C,b=[]){
this.#t=C,this.#e=b}list(){const C=this.namespace;if(C===void 0)return[];const b=(0,a.jN)("/proc"),A=new Set(b);for(const R of this.#s.keys())A.has(R)||this.#s.
delete(R);return b.filter(R=>this.#i(R,C)).map(R=>`/proc/${R}`)}get memory(){const C=this.namespace;return C===void 0?void 0:this.#e.map(b=>`/proc/${C}/root${b}`)}get namespace(){
const C=this.#t();if(C===void 0)return;const b=(0,a._N)(C)?.started;return this.#n===void 0&&p(C)&&(this.#n=b),b!==void 0&&b===this.#n?C:void 0}async end(C=t){for(const b=Date.
now()+C;;await(0,u.setTimeout)(1)){const A=this.namespace;if(A===void 0||!(0,a._n)(A))return!0;if(Date.now()>=b)return!1;(0,o.z7)(A)}}#i(C,b){const A=[];let R;for(let k=C;R===
void 0;k=(0,a._N)(k)?.parent){if(k===void 0)return!1;R=k===b?!0:k<=1||k===process.pid?!1:this.#s.get(k),R===void 0&&A.push(k)}for(const k of A)this.#s.set(k,R);
return R}}function p(z){return/^NSpid:\s.*\s1$/m.test((0,a.lK)(`/proc/${z}/status`))}var y=function(z,C,b){if(C!=null){if(typeof C!="object"&&typeof C!="functio\
n")throw new TypeError("Object expected.");var A,R;if(b){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");A=C[Symbol.asyncDispose]}
if(A===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");A=C[Symbol.dispose],b&&(R=A)}if(typeof A!="function")throw new TypeError(
"Object not disposable.");R&&(A=function(){try{R.call(this)}catch(k){return Promise.reject(k)}}),z.stack.push({value:C,dispose:A,async:b})}else b&&z.stack.push(
{async:!0});return C},P=(function(z){return function(C){function b(X){C.error=C.hasError?new z(X,C.error,"An error was suppressed during disposal."):X,C.hasError=
!0}var A,R=0;function k(){for(;A=C.stack.pop();)try{if(!A.async&&R===1)return R=0,C.stack.push(A),Promise.resolve().then(k);if(A.dispose){var X=A.dispose.call(A.
value);if(A.async)return R|=2,Promise.resolve(X).then(k,function(q){return b(q),k()})}else R|=1}catch(q){b(q)}if(R===1)return C.hasError?Promise.reject(C.error):
Promise.resolve();if(C.hasError)throw C.error}return k()}})(typeof SuppressedError=="function"?SuppressedError:function(z,C,b){var A=new Error(b);return A.name=
"SuppressedError",A.error=z,A.suppressed=C,A});async function H(z,C,b){b.signal?.throwIfAborted();const A=(0,L.bw)(),{child:R,printed:k}=B(z,C,b),X=b.namespace?
lt(R.stdio[4]):()=>"",q=()=>Number(/"child-pid": (\d+)/.exec(X())?.[1]??Number.NaN)||void 0,rt=new o.b0(I(R.pid,b)),$=new d(q,b.memory),U=(0,h.once)(R,"close");
U.catch(()=>{});const V=async()=>{if(R.pid!==void 0&&(0,o.z7)(-R.pid),!(b.namespace?await $.end():!b.sweep||await rt.end()))throw new Error(K)},Q=()=>{V().catch(
()=>{})};b.signal?.addEventListener("abort",Q,{once:!0});const nt=new AbortController,st=b.watch?.(b.namespace?$:rt,nt.signal);st?.then(ot=>ot&&Q());try{const[ot,
dt]=await(0,h.once)(R,"exit");if(nt.abort(),await V(),await Y(R,U),await k,!await $.end())throw new Error(K);b.signal?.throwIfAborted();const ut=(0,L.bw)()>A;return{
...tt(ot,dt),breach:await st,shortOfMemory:ut}}finally{nt.abort(),b.signal?.removeEventListener("abort",Q)}}const K="Some processes of the command could not be \
ended";function B(z,C,b){const A={stack:[],error:void 0,hasError:!1};try{const R=["ignore","pipe","pipe",b.channel===void 0&&!b.onLink?"ignore":"pipe"];R.push(b.
namespace?"pipe":"ignore",b.filter===void 0?"ignore":"pipe");const k=y(A,(0,M.T)(R),!1),X=(0,g.spawn)(z,C,{cwd:b.cwd,env:{...b.env},detached:!0,stdio:k.stdio}),
[,,,q]=X.stdio;b.onLink&&q instanceof f.Duplex?b.onLink(q):T(q,b.channel),T(X.stdio.at(5),b.filter);const{onLine:rt=()=>{},taken:$}=b,U=["stdout","stderr"].map(
V=>{const Q=X[V];return Q?r(Q,nt=>rt(nt,V),$):void 0});return{child:X,printed:Promise.all(U)}}catch(R){A.error=R,A.hasError=!0}finally{P(A)}}function T(z,C){!(z instanceof
f.Duplex)||C===void 0||(z.on("error",()=>{}),z.end(C))}function I(z,{env:C,sweep:b}){const A=b?C[s.tl]:void 0;if(A===void 0)return{root:z};const R=(0,o.x3)(A);return{
root:z,marker:k=>k===A,lock:k=>k===R}}const N=1e4;async function Y(z,C){const b=setTimeout(()=>{for(const A of z.stdio)A?.destroy()},N);await C,clearTimeout(b)}
const et=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function tt(z,C){const b=typeof z=="number"?z:null,A=et.find(R=>b===
128+w.constants.signals[R]);return{exitCode:b,signal:typeof C=="string"?C:A??null}}const it=4096;function lt(z){let C="";return z instanceof f.Readable&&z.setEncoding(
"utf8").on("data",b=>{C=(C+b).slice(0,it)}),()=>C}}),9761:((Z,j,n)=>{n.d(j,{C:()=>w,M:()=>h});var g=n(1455);function h(f){return f.replaceAll("/","+")}async function w(f,M){
const L=`${h(M)}@`;return(await(0,g.readdir)(f).catch(()=>[])).filter(O=>O.startsWith(L)).map(O=>O.slice(L.length))}}),2106:((Z,j,n)=>{n.d(j,{b0:()=>v,k3:()=>l,
uY:()=>E,x3:()=>r,z7:()=>O});var g=n(7598),h=n(8500),w=n(1264),f=n(3630);const M=1e4,L=2;class v{memory=void 0;namespace=void 0;#t;#e=new Map;#n=new Set;constructor(o){
this.#t=o,o.root!==void 0&&this.#n.add(o.root)}list(){return this.#s().map(o=>`/proc/${o}`)}#s(){const o=(0,f.jN)("/proc"),t=new Set(o);for(const p of this.#e.keys())
t.has(p)||this.#e.delete(p);let d=o.filter(p=>!this.#e.has(p));for(const p of d)this.#e.set(p,!1);for(let p=d;p.length>0;d=d.filter(y=>!this.#e.get(y)))p=d.filter(
y=>this.#i(y));return o.filter(p=>this.#e.get(p))}#i(o){const t=(0,f._N)(o);if(t===void 0||o===process.pid)return!1;const{root:d,marker:p,lock:y}=this.#t,P=this.#e.
get(t.parent)||this.#n.has(t.group)||this.#n.has(t.session);if(!(o===d||P||(y?.(s(o))??!1)||(p?.(u(o))??!1)))return!1;this.#e.set(o,!0);for(const K of[t.group,t.
session])d!==void 0&&K!==0&&this.#n.add(K);return!0}async end(){let o=!1;for(const t=Date.now()+M;Date.now()<t;){const d=this.#s().filter(p=>(0,f._n)(p));if(d.length===
0&&o)return!0;o=d.length===0;for(const p of d)O(p);await(0,h.setTimeout)(L)}return!1}}function O(a){try{process.kill(a,"SIGKILL")}catch{}}async function c(a){await new v(
{marker:o=>o!==""&&a(o)}).end()}async function l(a,o){const t=o===void 0?void 0:`${a}${o}`,d=r(t??a);await new v({marker:p=>t===void 0?p.startsWith(a):p===t,lock:p=>t===
void 0?Math.floor(p/m)===Math.floor(d/m):p===d}).end()}async function E(a,o){const t=a.slice(0,a.lastIndexOf("/")+1),d=p=>{const y=(0,f.lK)(`/proc/${p}/cmdline`).
split("\0").find(P=>P.startsWith(t));return y!==void 0&&y!==o};for(const p=Date.now()+M;Date.now()<p;){const y=(0,f.jN)("/proc").filter(P=>d(P)&&(0,f._n)(P));if(y.
length===0)return;for(const P of y)O(P);await(0,h.setTimeout)(L)}}const m=2**24;function r(a){const[o="",t=""]=a.split("/",2),d=p=>(0,g.createHash)("sha256").update(
p).digest().readUIntBE(0,3);return(m/2+d(o)%(m/2))*m+d(t)}function s(a){return Number(/^Max file locks +(\d+)/m.exec((0,f.lK)(`/proc/${a}/limits`))?.[1]??0)}function u(a){
return(0,f.lK)(`/proc/${a}/environ`).split("\0").find(t=>t.startsWith(`${w.tl}=`))?.slice(w.tl.length+1)??""}}),6757:((Z,j,n)=>{n.d(j,{FT:()=>p,Fi:()=>lt,IM:()=>r,
PE:()=>d,_j:()=>rt,dM:()=>b,fV:()=>c,jf:()=>N,l7:()=>z,lQ:()=>X,m7:()=>et,o5:()=>E,qh:()=>B,r$:()=>l,sK:()=>s});var g=n(7598),h=n(1455),w=n(6760),f=n(3739),M=n(
3052),L=n(6321),v=n(1264),O=n(9307);const c="cache",l="installs";function E($){return(0,g.createHash)("sha256").update(JSON.stringify([$.org,$.project,$.appID])).
digest("hex").slice(0,32)}const m=["home"];function r($){const U=/([^/:]+?)(?:\/?\.git)?\/*$/.exec($)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(U)&&!m.includes(U)?
U:"source"}async function s($,U,V,Q,nt="source"){await(0,h.mkdir)((0,w.join)($,E(U)),{recursive:!0});const st=await(0,h.realpath)((0,w.join)($,E(U)));await(0,h.
chmod)(st,493);const ot=await t(st,V),dt=(0,w.join)(ot,o),ut={cache:(0,w.join)(st,c),installs:(0,w.join)(st,l),root:dt,source:(0,w.join)(dt,nt),home:(0,w.join)(
dt,"home"),tmp:(0,w.join)(ot,"tmp")};await P(Object.values(ut),Q);const mt=await K(ut.cache);return{app:st,holder:ot,isFirst:mt===0,owner:Q,...ut}}const u="work",
a="of",o="root";async function t($,U){const V=(0,w.join)($,U);await b(V),await(0,h.mkdir)(V),await(0,h.writeFile)((0,w.join)(V,a),U);const Q=(0,w.join)($,u);return(0,h.
rename)(V,Q).then(()=>Q,()=>V)}async function d($){return(0,w.basename)($)!==u?(0,w.basename)($):(0,h.readFile)((0,w.join)($,a),"utf8").catch(()=>"")}async function p({
root:$,source:U,home:V,tmp:Q,owner:nt}){for(const st of[$,Q])for(const ot of await(0,h.readdir)(st))await b((0,w.join)(st,ot));await P([U,V],y(nt)?nt:void 0)}function y($){
return $!==void 0&&$!==process.getuid?.()}async function P($,U){for(const V of $)await(0,h.mkdir)(V,{recursive:!0}),U!==void 0&&await(0,h.chown)(V,U,U)}const H=100;
async function K($){let U=0;if(!(await(0,h.lstat)($)).isDirectory())return U;await(0,h.chmod)($,493);for await(const V of await(0,h.opendir)($))if(V.isDirectory()&&
await(0,h.chmod)((0,w.join)($,V.name),493).catch(()=>{}),U+=1,U===H)break;return U}async function B({app:$,holder:U}){await(0,h.chmod)($,493).catch(()=>{}),await b(
U)}const T={bytes:M.j9,files:2e5},I=16*M.j9;async function N($,U,V){V.bytes<=T.bytes&&V.files<=T.files&&((0,L.vy)($)?.bytes??0)>=I&&(await lt($,[U.holder])).length===
0||await B(U)}const Y=".removed";async function et($){const U=[];for(const V of await it($))V!==Y&&U.push(...await tt((0,w.join)($,V)));return U}async function tt($){
return await(0,h.chmod)($,493).catch(()=>{}),(await it($)).filter(U=>U!==c&&U!==l).map(U=>(0,w.join)($,U))}async function it($){return(await(0,h.readdir)($,{withFileTypes:!0}).
catch(()=>[])).filter(V=>V.isDirectory()).map(V=>V.name)}async function lt($,U){const V=[];for(const Q of U){await(0,h.mkdir)((0,w.join)($,Y),{recursive:!0,mode:448}).
catch(()=>{});const nt=(0,w.join)($,Y,(0,g.randomUUID)()),st=await(0,h.rename)(Q,nt).catch(async ot=>(0,f.xU)(ot)!=="EACCES"?(0,f.xU)(ot)??"unknown":(await(0,h.
chmod)(Q,448).catch(()=>{}),(0,h.rename)(Q,nt).catch(dt=>(0,f.xU)(dt)??"unknown")));st!==void 0&&st!=="ENOENT"&&V.push(Q)}return V}async function z($,U,V){const Q=(0,w.
join)($,Y),nt=await(0,h.readdir)(Q).catch(()=>[]),st=[];for(const ot of[...nt.map(dt=>(0,w.join)(Q,dt)),...U])await b(ot,{signal:V})||st.push(ot);return st}const C=10*
6e4;async function b($,{signal:U,ms:V=C}={}){if(!await q($))return!0;const Q=AbortSignal.any([AbortSignal.timeout(V),...U?[U]:[]]);for(const[nt,...st]of[["rm","\
-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(nt==="chmod"&&!await X($))continue;if(await(0,O.mB)(nt,[...st,"--",$],{cwd:"/",env:A,signal:Q}).
catch(R)==="missing")return k($);if(Q.aborted||!await q($))break}return!await q($)}const A={PATH:v.sg,LC_ALL:"C"};function R($){return(0,f.xU)($)==="ENOENT"?"mi\
ssing":void 0}async function k($){return await(0,h.rm)($,{recursive:!0,force:!0}).catch(()=>{}),!await q($)}async function X($){return(0,h.lstat)($).then(U=>U.isDirectory(),
()=>!1)}async function q($){return(0,h.lstat)($).then(()=>!0,U=>(0,f.xU)(U)!=="ENOENT")}async function rt($,U){if(!y(U))return;const{exitCode:V}=await(0,O.mB)("\
chown",["-RhP",`${U}:${U}`,"--",$],{env:{},cwd:"/"});if(V!==0)throw new Error(`chown of ${$} failed`)}}),5879:((Z,j,n)=>{n.d(j,{Sb:()=>h,YU:()=>M,bb:()=>v,ge:()=>O,
ls:()=>w,zA:()=>g});function g(c){return c}class h extends Error{name="BlobsFull"}class w extends Error{name="WrongBytes"}const f=200,M=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
L=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function v(c){if(c.length<=f&&L.test(c))return c;throw new TypeError(`${JSON.stringify(c.slice(
0,100))} is not the key of a blob`)}function O(c){if(c==="")return c;if(!c.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(c.slice(0,100))} needs\
 a / at its end`);return v(c.slice(0,-1)),c}}),1301:((Z,j,n)=>{n.d(j,{u:()=>g});class g extends Error{name="StoreUnavailable";isFull;constructor(w,{isFull:f=!1,
...M}={}){super(w,M),this.isFull=f}}}),6293:((Z,j,n)=>{n.d(j,{$:()=>h});var g=n(6169);class h extends Error{name="BuildFailure";facts;constructor(f){const M=(0,g.
Fd)(f);super(M.message),this.facts=M}}}),8013:((Z,j,n)=>{n.d(j,{V:()=>h,_:()=>v});var g=n(6293);function h(c,l,E,m=[]){return new g.$({stage:c,code:l,message:E,
exitCode:null,signal:null,log:m,diagnostics:[]})}const w=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],f=/\bSIGKILL\b|\bkilled\b/i,M={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},L=40;function v(c,l,E,m){const{exitCode:r,signal:s,breach:u}=E,a=m.last(),o=`The ${c} command \`${l}\``,t={stage:c,exitCode:r,
signal:s,log:a,diagnostics:[]};if(u)return new g.$({...t,code:u.code,message:`${o} was stopped because ${u.because}`});const d=O(E,a.slice(-L).join(`
`)),p=d?.code??(c==="install"?"install_failed":"build_failed"),y=r===null?`ended by ${s}`:`exited with code ${r}`,P=d?`${o} ${d.says} (it ${y})`:`${o} ${y}`;return new g.
$({...t,code:p,message:P})}function O({signal:c,shortOfMemory:l,diskWasShort:E},m){return l&&(c==="SIGKILL"||f.test(m))?M:w.find(r=>(E||!r.ofDisk)&&(r.signals?.
includes(c??"")||r.log?.test(m)))}}),7063:((Z,j,n)=>{n.d(j,{VS:()=>E,gE:()=>l,wl:()=>M,ww:()=>c});var g=n(9307),h=n(8013),w=n(3563);const f=[["core.hooksPath","\
/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedH\
ead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],M=/no space left on device|disk quota exceeded|unable to write file/i,L=1e3,v=50,O=2e3;function c(m,r){
const s={...r.env,...l(m,r.config)},u=async(a,o)=>{const t=[];let d=0;const{run:p=g.mB}=r,{exitCode:y,breach:P}=await p("git",a,{cwd:"/",env:s,signal:r.signal,watch:r.
guard?.watch,onLine(K,B){if(B==="stdout")return o?.(K.slice(0,O));t.push(K.slice(0,O)),t.length>=2*v&&t.splice(0,v),d+=1,d<=L&&r.onLine((0,w.r)(K.slice(0,O)))}});
d>L&&r.onLine(`[\u2026 ${d-L} more lines of git are left out \u2026]`);const H=t.slice(-v).map(w.r);if(P)throw(0,h.V)("clone",P.code,`The clone was stopped beca\
use ${P.because}`,H);return{exitCode:y,errors:H}};return{try:u,async must(a){const{exitCode:o,errors:t}=await u(a);if(o===0)return;throw M.test(t.join(`
`))?(0,h.V)("clone","disk_full","The disk is full: the repository could not be checked out",t):(0,h.V)("clone","clone_failed",`The checkout failed: ${E(t)}`,t)}}}
function l(m,r=[]){const s=[...f,...r],u=s.flatMap(([a,o],t)=>[[`GIT_CONFIG_KEY_${t}`,a],[`GIT_CONFIG_VALUE_${t}`,o]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:m,GIT_CONFIG_COUNT:String(s.length),...Object.fromEntries(u)}}function E(m){return(m.findLast(
s=>/^(?:fatal|error|remote):/.test(s))??m.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),9910:((Z,j,n)=>{n.d(j,{YT:()=>E,aF:()=>s,qq:()=>l,
z6:()=>r});var g=n(7598),h=n(3024),w=n(1455),f=n(6760),M=n(1264),L=n(9307),v=function(u,a,o){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError(
"Object expected.");var t,d;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=a[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");t=a[Symbol.dispose],o&&(d=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");
d&&(t=function(){try{d.call(this)}catch(p){return Promise.reject(p)}}),u.stack.push({value:a,dispose:t,async:o})}else o&&u.stack.push({async:!0});return a},O=(function(u){
return function(a){function o(y){a.error=a.hasError?new u(y,a.error,"An error was suppressed during disposal."):y,a.hasError=!0}var t,d=0;function p(){for(;t=a.
stack.pop();)try{if(!t.async&&d===1)return d=0,a.stack.push(t),Promise.resolve().then(p);if(t.dispose){var y=t.dispose.call(t.value);if(t.async)return d|=2,Promise.
resolve(y).then(p,function(P){return o(P),p()})}else d|=1}catch(P){o(P)}if(d===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.
error}return p()}})(typeof SuppressedError=="function"?SuppressedError:function(u,a,o){var t=new Error(o);return t.name="SuppressedError",t.error=u,t.suppressed=
a,t});const c=6e4;async function l(u,a,o,{mostBytes:t,signal:d}){const p=`${o}.list`;await(0,w.writeFile)(p,a.map(H=>`./${H}\0`).join(""),{mode:384});const y=`u\
limit -f ${Math.ceil(t/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,P=AbortSignal.any([d,AbortSignal.timeout(c)]);try{const{exitCode:H}=await(0,L.mB)(
"/bin/sh",["-c",y,"sh",o,u,p],{cwd:"/",env:{PATH:M.sg,LC_ALL:"C"},signal:P});return H===0}catch(H){if(d.aborted)throw H;return!1}}function E(u){return`tar -b 12\
8 -xpPf ${u} --no-same-owner`}const m=1024*1024;async function r(u,a,{bytes:o,text:t}={}){const d={stack:[],error:void 0,hasError:!1};try{const p=v(d,await(0,w.
open)(u,h.constants.O_RDONLY|h.constants.O_NOFOLLOW),!0),y=await p.stat();if(!y.isFile()||o!==void 0&&y.size!==o)return;const P=(0,g.createHash)("sha256"),H=Math.
max(0,Buffer.byteLength(t??"")-1),K=Buffer.alloc(H+m);let[B,T]=[0,!1];for(;;){a.throwIfAborted();const{bytesRead:I}=await p.read(K,H,m,B);if(I===0)break;P.update(
K.subarray(H,H+I)),T||=t!==void 0&&K.subarray(0,H+I).includes(t),K.copyWithin(0,I,H+I),B+=I}return{bytes:B,hash:P.digest("hex"),hasText:T}}catch(p){d.error=p,d.
hasError=!0}finally{const p=O(d);p&&await p}}function s(u){return(0,f.join)(u,"tree.tar")}}),3121:((Z,j,n)=>{n.d(j,{$f:()=>o,Xw:()=>s,ll:()=>t,s9:()=>p,wQ:()=>d});
var g=n(7598),h=n(3024),w=n(1455),f=n(6760),M=n(8302),L=n(6321),v=n(6757),O=n(9910),c=function(B,T,I){if(T!=null){if(typeof T!="object"&&typeof T!="function")throw new TypeError(
"Object expected.");var N,Y;if(I){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");N=T[Symbol.asyncDispose]}if(N===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");N=T[Symbol.dispose],I&&(Y=N)}if(typeof N!="function")throw new TypeError("Object not disposable.");
Y&&(N=function(){try{Y.call(this)}catch(et){return Promise.reject(et)}}),B.stack.push({value:T,dispose:N,async:I})}else I&&B.stack.push({async:!0});return T},l=(function(B){
return function(T){function I(tt){T.error=T.hasError?new B(tt,T.error,"An error was suppressed during disposal."):tt,T.hasError=!0}var N,Y=0;function et(){for(;N=
T.stack.pop();)try{if(!N.async&&Y===1)return Y=0,T.stack.push(N),Promise.resolve().then(et);if(N.dispose){var tt=N.dispose.call(N.value);if(N.async)return Y|=2,
Promise.resolve(tt).then(et,function(it){return I(it),et()})}else Y|=1}catch(it){I(it)}if(Y===1)return T.hasError?Promise.reject(T.error):Promise.resolve();if(T.
hasError)throw T.error}return et()}})(typeof SuppressedError=="function"?SuppressedError:function(B,T,I){var N=new Error(I);return N.name="SuppressedError",N.error=
B,N.suppressed=T,N});const E=8,m=64,r=2*1024*1024,s=1/4,u=".drafts",a=".removed";class o{#t;#e;constructor(T,I){this.#t=T,this.#e=I}get mostBytes(){const T=(0,L.
vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.installBytes,this.#e.installsBytes,T*s))}async find(T){const I=(0,f.join)(this.#t,T);try{if(!(await(0,w.
stat)(I)).isDirectory())return}catch{return}const N=await K(I).catch(()=>{});if(N?.key===T)return{label:N,folder:I,archive:(0,O.aF)(I)};await this.remove(I)}async isWhole({
label:T,folder:I,archive:N},Y){try{if((await(0,O.z6)(N,Y,T))?.hash===T.hash){const et=new Date;return await(0,w.utimes)(I,et,et),!0}}catch{Y.throwIfAborted()}return await this.
remove(I),!1}async draft(T){const I=(0,f.join)(this.#t,u,T);return await this.remove(I),await(0,w.mkdir)(I,{recursive:!0,mode:493}),I}async keep(T,I,N=!1){await(0,w.
chmod)((0,O.aF)(T),292),await(0,w.writeFile)(H(T),JSON.stringify(I),{mode:384}),N&&await this.drop(I.key),await(0,w.rename)(T,(0,f.join)(this.#t,I.key)).catch(()=>this.
remove(T));const Y=await p(this.#t)??[];for(const{folder:et}of d(Y,this.#e.installBytes))await this.remove(et)}async remove(T){const I=(0,f.join)(this.#t,a,(0,g.
randomUUID)());try{await(0,w.rename)(T,I)}catch{await(0,w.mkdir)((0,f.join)(this.#t,a),{recursive:!0,mode:448}),await(0,w.rename)(T,I).catch(()=>{})}await(0,v.dM)(
I)}async drop(T){await this.remove((0,f.join)(this.#t,T)).catch(()=>{})}async tidy(T){const I=(0,f.join)(this.#t,u);if(T===null)for(const N of[I,(0,f.join)(this.#t,
a)])await(0,v.dM)(N);else if(await(0,v.lQ)(I))for(const N of[T,`${T}.cache`])await(0,v.dM)((0,f.join)(I,N))}}function t(B){return[...B].sort((T,I)=>I.usedMs-T.usedMs)}
function d(B,T){let I=0;return t(B).filter((N,Y)=>(I+=Math.max(N.bytes,N.length),I>T||Y>=E))}async function p(B){const T=await P(B);if(T.length>m)return;const I=[];
for(const N of T){if(N.startsWith("."))continue;const Y=(0,f.join)(B,N),[et,...tt]=await Promise.all([Y,(0,O.aF)(Y),H(Y)].map(z=>(0,w.lstat)(z).catch(()=>{})));
if(!et)continue;const it=tt.reduce((z,C)=>z+(C?.blocks??0)*y,0),lt=tt.reduce((z,C)=>z+(C?.size??0),0);I.push({folder:Y,bytes:it,length:lt,usedMs:et.mtimeMs})}return I}
const y=512;async function P(B){const T=[];try{for await(const{name:I}of await(0,w.opendir)(B))if(T.push(I),T.length>m)break}catch{}return T}function H(B){return(0,f.
join)(B,"label.json")}async function K(B){const T={stack:[],error:void 0,hasError:!1};try{const I=c(T,await(0,w.open)(H(B),h.constants.O_RDONLY|h.constants.O_NOFOLLOW),
!0);if((await I.stat()).size>r)return;const N=JSON.parse(await I.readFile("utf8"));if(!(0,M.Gv)(N))return;const{key:Y,deployID:et,place:tt,made:it,bytes:lt,hash:z}=N;
return!(0,M.KH)(Y,64)||!(0,M.KH)(et,256)||!(0,M.KH)(z,64)||!(tt===null||(0,M.KH)(tt,4096))||typeof lt!="number"||!Array.isArray(it)||!it.every(C=>(0,M.KH)(C,4096))?
void 0:{key:Y,deployID:et,place:tt,made:it,bytes:lt,hash:z}}catch(I){T.error=I,T.hasError=!0}finally{const I=l(T);I&&await I}}}),3563:((Z,j,n)=>{n.d(j,{B:()=>M,
r:()=>w.ri});var g=n(1792),h=n(3136),w=n(597),f=n(8013);function M(c,l){const E=(0,w.Nu)(c,l.allowLocal),m=(0,w.ri)(c);switch(E.kind){case"name":return L((0,w.F1)(
l.template,E.name));case"remote":return{url:E.url.href,shown:m,protocols:v(E.url)};case"file":return{url:(0,h.fileURLToPath)(E.url),shown:m,protocols:"file"};case"\
path":return L((0,h.pathToFileURL)(E.path).href);case"refused":throw O(m,E)}}function L(c){const l=new URL(c),E=l.username||l.password?{user:(0,g.unescape)(l.username),
password:(0,g.unescape)(l.password)}:void 0;l.username="",l.password="";const m=l.protocol==="file:",r=(0,w.ri)(c);return{url:m?(0,h.fileURLToPath)(l):l.href,credentials:E,
shown:r,protocols:v(l)}}function v({protocol:c}){return c==="http:"?"http:https":c.slice(0,-1)}function O(c,{problem:l,instead:E}){const m=`The repository "${c}\
" ${l}: write ${E}`;return(0,f.V)("clone","repository_not_allowed",m)}})};export{xt as id,St as ids,Ot as modules};

const xt=579,St=[579],Ot={1224:((Y,R,e)=>{e.d(R,{jq:()=>b,ml:()=>p});var _=e(8500);const p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(T,A){
A?.throwIfAborted();try{await(0,_.setTimeout)(T,void 0,{signal:A})}catch(S){throw A?.throwIfAborted(),S}},after(T,A){const S=setTimeout(A,T);return()=>clearTimeout(
S)}},b={now(){const{user:T,system:A}=process.cpuUsage();return(T+A)/1e3}},m=(T,A)=>{const S=setInterval(A,T).unref();return()=>clearInterval(S)}}),9127:((Y,R,e)=>{
e.d(R,{a3:()=>m});var _=e(3739);const p=null;function b(O,r){const l=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(O.trim()),[,...c]=l??
[],s=p.reduce((d,a,h)=>d+Number(c[h]??0)*a,0);if(!l||s===0)throw new SlipwayError("invalid_input",`${r}: "${O}" is not a duration`,{input:r,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return s}function m(O){if(O<1e3)return`${Math.round(O)}ms`;if(O<59950)return`${(O/1e3).toFixed(
1)}s`;const r=Math.round(O/1e3),l=c=>String(c).padStart(2,"0");return r<3600?`${Math.floor(r/60)}m ${l(r%60)}s`:`${Math.floor(r/3600)}h ${l(Math.floor(r%3600/60))}\
m`}const T=null,A=null;function S(O,r){const l=r-O;if(l>A)return new Date(O).toISOString().slice(0,10);const[c,s]=T.find(([,a])=>l>=a)??[];if(!c||c==="second"&&
l<1e4)return"just now";const d=Math.floor(l/s);return`${d} ${c}${d===1?"":"s"} ago`}}),3739:((Y,R,e)=>{e.d(R,{GQ:()=>b,b$:()=>O,xU:()=>A,xb:()=>T});const _={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},p=Object.keys(_);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(l,c,s={}){
super(c,s.cause===void 0?void 0:{cause:s.cause}),this.code=l,this.mender=_[l],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=
s.also??[]}with({code:l=this.code,message:c=this.message,...s}){const{remedy:d,input:a,place:h,call:o,cause:i,also:t}=this;return new b(l,c,{remedy:d,input:a,place:h,
call:o,cause:i,also:t,...s})}}function m(r){if(r instanceof b)return r;const l=r instanceof Error?r.message:String(r);return new b("internal",l,{cause:r,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function T(r){throw new b("internal",`Unhandled case: ${JSON.stringify(r)}`)}function A(r){
if(!(!(r instanceof Error)||!("code"in r)))return typeof r.code=="string"?r.code:void 0}const S=new Set(["ENOSPC","EDQUOT"]);function O(r){return S.has(A(r))}}),
1008:((Y,R,e)=>{e.d(R,{e:()=>b});var _=e(1455),p=e(6760);async function b(m,T){const{bare:A,branch:S,commit:O,lender:r,shallow:l,origin:c}=T;for(const a of["obj\
ects/info","refs"])await(0,_.mkdir)((0,p.join)(m,a),{recursive:!0});const s=c===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(c)}
`,d={HEAD:`ref: refs/heads/${S}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${A}
${s}`,"packed-refs":O&&`${O} refs/heads/${S}
`,"objects/info/alternates":r&&`${(0,p.join)(r,"objects")}
`,shallow:l};for(const[a,h]of Object.entries(d))h&&await(0,_.writeFile)((0,p.join)(m,a),h)}}),8302:((Y,R,e)=>{e.d(R,{Gv:()=>_,KH:()=>b});function _(m){return typeof m==
"object"&&m!==null&&!Array.isArray(m)}function p(m){const T=Object.entries(m).filter(([,A])=>A!==void 0);return Object.fromEntries(T)}function b(m,T){return typeof m==
"string"&&m.length<=T}}),1132:((Y,R,e)=>{e.d(R,{a:()=>p});function _(b,m=Date.now){return(T,A,S)=>b(`${JSON.stringify({time:new Date(m()).toISOString(),level:T,
event:A,...S})}
`)}const p=()=>{}}),7994:((Y,R,e)=>{e.d(R,{FK:()=>T,UG:()=>S});var _=e(3024),p=e(1455),b=e(6760),m=e(3739);function T(l,c){const s=(0,b.relative)(l,c);return s===
""||s!==".."&&!s.startsWith(`..${b.sep}`)&&!(0,b.isAbsolute)(s)}function A(l,c){const s=(0,b.resolve)(l,c);if(c.includes("\0")||!T((0,b.resolve)(l),s))throw r(c);
return s}async function S(l,c){const[s,d]=await Promise.all([(0,p.realpath)(l),(0,p.realpath)(A(l,c))]);if(!T(s,d))throw r(c);return d}function O(l,c){if(!existsSync(
l)){O(dirname(l),c);try{mkdirSync(l,{mode:c})}catch(s){if(systemCode(s)!=="EEXIST")throw s}}}function r(l){return new m.GQ("path_escapes_root",`The path "${l}" \
leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Y,R,e)=>{e.d(R,{D6:()=>b,Xq:()=>S,j9:()=>m});var _=e(
3739);const p=1024,b=1024*p,m=1024*b,T=[["TiB",1024*m],["GiB",m],["MiB",b],["KiB",p]];function A(O,r){const[,l,c]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
O.trim())??[],s=T.find(([a])=>a.toLowerCase()===c?.toLowerCase())?.[1],d=Math.round(Number(l)*(s??Number.NaN));if(d>0&&Number.isSafeInteger(d))return d;throw new SlipwayError(
"invalid_input",`${r}: "${O}" is not a size`,{input:r,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function S(O){const[
r,l]=T.find(([,s])=>O>=s)??["bytes",1],c=O/l;return`${c<10&&l>1?c.toFixed(1).replace(/\.0$/,""):Math.round(c)} ${r}`}}),5807:((Y,R,e)=>{e.d(R,{DJ:()=>s,Kf:()=>h,
Nl:()=>c,OK:()=>O,Ow:()=>o,vI:()=>a});const _="\x1B",p="\x07",b=new RegExp(`${_}[\\]P_^X][^${p}${_}]*(?:${p}|${_}\\\\)|${_}\\[[0-?]*[ -/]*[@-~]|${_}[ -/]*[0-Z\\\\\
^-~]`,"g"),m=/[\t\n\v\f\r\u0085\u2028\u2029]/g,T=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\\
u{110cd}])\\p{Cf}","gu"),A=new RegExp(`(?!\\t)(?:${T.source})`,"gu"),S=new RegExp(`${_}\\[[0-9;:]{0,40}m`,"g");function O(t){const g=t.includes(_)?t.match(S)??[]:
[];return g.length===0?{texts:[t],codes:g}:{texts:t.split(S),codes:g}}const r=/^[ -~]*$/,l=/^[\t -~]*$/;function c(t){return t.includes(_)?t.replace(b,""):t}function s(t){
return l.test(t)?t:c(t).replace(/[\n\u2028\u2029]/g," ").replace(A,"")}function d(t){return t.split(`
`).map(s).join(`
`)}function a(t,g){return t.length>g?i(t,g):t}function h(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function o(t,g=2e3){const E=t.length>g*8+1024?t.slice(
0,g*8+1024):t;if(r.test(E)&&E.length<=g)return t;const f=c(E).replace(m," ").replace(T,"").toWellFormed();return f.length>g||E.length<t.length?i(f,g):f}function i(t,g){
if(g<1)return"";const E=t.slice(0,g-1),f=E.charCodeAt(E.length-1);return`${f>=55296&&f<=56319?E.slice(0,-1):E}\u2026`}}),2207:((Y,R,e)=>{e.d(R,{Mb:()=>p,sR:()=>b});
const _=null,p=["queue","clone","install","build","sync","activate"],b=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_ful\
l","sync_failed","activation_failed","interrupted"],m={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6169:((Y,R,e)=>{
e.d(R,{Fd:()=>r,U$:()=>s,nf:()=>O});var _=e(8302),p=e(5807),b=e(2207),m=e(2345);const T=["error","warning","notice"],{failureLogLines:A,failureLogLine:S}=m.lF,O={
queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function r({stage:t,code:g,
message:E,exitCode:f,signal:w,log:L,diagnostics:P}){const B={stage:t,code:g,message:(0,p.vI)(E,m.IC.message),exitCode:f},K=w===null?null:w.slice(0,m.IC.signal),
U=P.filter(({file:nt})=>nt.length<=m.IC.file).slice(0,m.IC.findings).map(nt=>({...nt,code:nt.code===null?null:(0,p.vI)(nt.code,m.IC.findingCode),message:(0,p.vI)(
nt.message,m.IC.findingMessage)})),Z=l(U,m.IC.bytes/2),et=m.IC.bytes-c({...B,signal:K,log:[],diagnostics:Z}),at=L.slice(-A).map(nt=>(0,p.vI)(nt,S));return{...B,
signal:K,log:l(at.reverse(),et).reverse(),diagnostics:Z}}function l(t,g){let E=g;const f=t.findIndex(w=>(E-=c(w)+1,E<0));return f===-1?t:t.slice(0,f)}function c(t){
return Buffer.byteLength(JSON.stringify(t))}function s(t){if(!(0,_.Gv)(t))return;const{exitCode:g,signal:E,log:f,message:w}=t,L=b.Mb.find(U=>U===t.stage),P=b.sR.
find(U=>U===t.code);if(!L||!P||!(0,_.KH)(w,m.IC.message)||!i(g)||E!==null&&!(0,_.KH)(E,m.IC.signal)||!Array.isArray(f)||f.length>A||!f.every(U=>(0,_.KH)(U,S)))return;
const B=d(t.diagnostics);if(!B)return;const K={stage:L,code:P,message:w,exitCode:g,signal:E,log:f,diagnostics:B};return c(K)<=m.IC.bytes?K:void 0}function d(t){
if(!Array.isArray(t)||t.length>m.IC.findings)return;const g=[];for(const E of t){const f=a(E);if(!f)return;g.push(f)}return g}function a(t){if(!(0,_.Gv)(t))return;
const{file:g,line:E,column:f,code:w,message:L}=t,P=T.find(K=>K===t.severity);if(!P||!(0,_.KH)(g,m.IC.file)||!(0,_.KH)(L,m.IC.findingMessage)||w!==null&&!(0,_.KH)(
w,m.IC.findingCode)||!i(E)||!i(f))return;const B=h(t.source);return{file:g,line:E,column:f,severity:P,code:w,message:L,...B&&{source:B}}}function h(t){if(!Array.
isArray(t)||t.length>m.IC.sourceLines)return;const g=t.flatMap(E=>!(0,_.Gv)(E)||!(0,_.KH)(E.text,m.IC.sourceLine)?[]:typeof E.line=="number"&&Number.isSafeInteger(
E.line)?[{line:E.line,text:E.text}]:[]);return g.length===t.length?g:void 0}function o(t){return{stage:t,code:O[t],message:"The deployment failed, but its failu\
re record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function i(t){return t===null||Number.isSafeInteger(t)}}),2345:((Y,R,e)=>{e.
d(R,{G1:()=>S,IC:()=>d,cS:()=>r,jh:()=>s,lF:()=>l});const _={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
b=["web-landing",...["api","web-ssr","sse"]],m="us-east-2",T="execute-api",A="SERVICE_KVS_",S=/^[A-Za-z_][A-Za-z0-9_]*$/,O=/^[a-z][a-z0-9_]{0,31}$/,r=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
l={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},c={pageDefault:64*1024,pageMost:256*
1024},s={subject:200,author:100},d={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),
597:((Y,R,e)=>{e.d(R,{F1:()=>h,Nu:()=>S,ri:()=>a});const _=1024,p=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,b="owner/name\
, or a URL that begins with https://",m="--allow-local-git",T="https://github.com/{repository}.git";function A(i){const t=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(i)?.[1]??"";return p.test(t)?t.replace(/\.git$/,""):void 0}function S(i,t){if(i.length>_)return d(`has more than ${_} characters`);if(new RegExp("\\p{Cc}",
"u").test(i))return d("has control characters");if(p.test(i))return{kind:"name",name:i.replace(/\.git$/,"")};if(i.startsWith("/"))return t?{kind:"path",path:i}:
s("is a local path");const g=O(i);return g?.protocol==="https:"||g?.protocol==="http:"?r(g,t):g?.protocol==="file:"?l(g,t):c(i)}function O(i){return/^[a-z]+:\/\/\S+$/i.
test(i)&&URL.canParse(i)?new URL(i):void 0}function r(i,t){return i.username!==""||i.password!==""?d("contains a user name or password","the URL without them: t\
he platform has its own access"):i.protocol==="http:"&&!t?s("is a URL of plain http"):{kind:"remote",url:i}}function l(i,t){return i.host!==""||/%(?:2f|00)/i.test(
i.pathname)?d("is not a path on this machine"):t?{kind:"file",url:i}:s("is a local path")}function c(i){const[,t,g]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(i)??[];return t===void 0?d("is neither owner/name nor an https URL"):d("is an address for ssh or git://, but repositories are cloned over https",`https://${t}\
/${g}`)}function s(i){return d(`${i}, which a platform takes only with ${m}`)}function d(i,t=b){return{kind:"refused",problem:i,instead:t}}function a(i){return i.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function h(i,t){return i.replaceAll("{repository}",()=>t)}function o(i,t){const g="https://git.example.com/{reposito\
ry}.git";if(!i.includes("{repository}"))return{problem:"does not contain {repository}",instead:g};const E=h(i,"owner/name"),f=O(E);if(f?.protocol==="https:")return;
const w=f?.protocol==="http:"||f?.protocol==="file:"&&f.host==="";if(!(w&&t))return w?{problem:`begins with ${f?.protocol}//, which needs ${m}`,instead:`${g}, o\
r add ${m}`}:{problem:"is not an https URL",instead:g}}}),883:((Y,R,e)=>{e.d(R,{F:()=>_});class _ extends Error{name="DamagedObject"}}),4378:((Y,R,e)=>{e.d(R,{T:()=>O});
var _=e(3024);const p=524288,b=65535;let m;function T(){return m??=A().filter(r=>r>2&&r<=b&&S(r)),m}function A(){try{return(0,_.readdirSync)("/proc/self/fd").map(
Number)}catch{return[]}}function S(r){try{const l=/^flags:\s+([0-7]+)/m.exec((0,_.readFileSync)(`/proc/self/fdinfo/${r}`,"utf8"))?.[1];return l!==void 0&&(Number.
parseInt(l,8)&p)===0}catch{return!1}}function O(r){const l=T().filter(d=>r[d]===void 0);if(l.length===0)return{stdio:[...r],[Symbol.dispose](){}};const c=(0,_.openSync)(
"/dev/null","r+"),s=[...r];for(let d=s.length;d<=Math.max(...l);d+=1)s.push("ignore");for(const d of l)s[d]=c;return{stdio:s,[Symbol.dispose]:()=>(0,_.closeSync)(
c)}}}),3374:((Y,R,e)=>{e.d(R,{jz:()=>c,EQ:()=>l,wd:()=>E,lb:()=>d,_8:()=>h,ty:()=>B});var _=e(8302),p=e(3052),b=e(5807);const m=["repository","secrets","example"];
var T=e(2207),A=e(6169),S=e(2345),O=e(3715);const r=4*p.D6,l=64*1024,c=16384,s=null,d=2e3,a=6e4;function h(I){try{const M=JSON.parse(I);return(0,_.Gv)(M)?L(M):void 0}catch{
return}}const o={ready({isolation:I}){const M=at(I);return M&&{kind:"ready",isolation:M}},pulse:()=>({kind:"pulse"}),stage({stage:I}){const M=T.Mb.find(D=>D===I);
return M&&M!=="queue"?{kind:"stage",stage:M}:void 0},log:({text:I})=>(0,_.KH)(I,l)&&I.endsWith(`
`)?{kind:"log",text:I}:void 0,commit:({commit:I,facts:M})=>(0,_.KH)(I,64)?{kind:"commit",commit:I,facts:nt(M)}:void 0,ask({id:I,question:M}){const D=(0,_.Gv)(M)?
P(M):void 0;return D&&it(I)?{kind:"ask",id:I,question:D}:void 0},release:({name:I})=>(0,_.KH)(I,i)?{kind:"release",name:I}:void 0,note({level:I,event:M,text:D}){
const C=["info","warn","error"].find(k=>k===I);return C&&(0,_.KH)(M,64)&&(0,_.KH)(D,2e3)?{kind:"note",level:C,event:M,text:D}:void 0},stored({release:I,commit:M}){
const D=dt(I);return D&&(0,_.KH)(M,64)?{kind:"stored",release:D,commit:M}:void 0},failed({facts:I}){const M=(0,A.U$)(I);return M&&{kind:"failed",facts:M}},done({
removed:I}){const M=(0,_.Gv)(I)?I:{},{objects:D,bytes:C}=M;return it(D)&&it(C)?{kind:"done",removed:{objects:D,bytes:C}}:void 0}},i=256,t=O.Si.pathBytes,g=64,E=500,
f=100,w=1e3;function L(I){const{kind:M}=I;return typeof M=="string"&&Object.hasOwn(o,M)?o[M](I):void 0}function P({about:I,name:M,part:D,isLast:C,org:k}){if(I===
"lock"&&(0,_.KH)(M,i))return{about:I,name:M};if(I==="output"){const z=(0,_.Gv)(D)?B(D):void 0;return z&&{about:I,part:z,isLast:C===!0}}if(I==="live"&&(0,_.KH)(k,
i))return{about:I,org:k}}function B({files:I,odd:M,ignoredRules:D}){const C={files:K(I,E,U),odd:K(M,E,Z),ignoredRules:K(D,f,et)};return C.files&&C.odd&&C.ignoredRules?
{files:C.files,odd:C.odd,ignoredRules:C.ignoredRules}:void 0}function K(I,M,D){if(!Array.isArray(I)||I.length>M)return;const C=I.map(D).filter(k=>k!==void 0);return C.
length===I.length?C:void 0}function U(I){const{path:M,bytes:D,brotli:C,gzip:k,digest:z,hasKey:Q}=(0,_.Gv)(I)?I:{};if(!(!(0,_.KH)(M,t)||!(0,_.KH)(z,g))&&!(!it(D)||
!it(C)||!it(k)))return{path:M,bytes:D,brotli:C,gzip:k,digest:z,...Q===!0?{hasKey:Q}:{}}}function Z(I){const{path:M,kind:D}=(0,_.Gv)(I)?I:{},C=m.find(k=>k===D);return C&&
(0,_.KH)(M,t)?{path:M,kind:C}:void 0}function et(I){const{file:M,line:D,reason:C}=(0,_.Gv)(I)?I:{};if(!(!(0,_.KH)(M,i)||!(0,_.KH)(C,w)))return{file:M,reason:C,...it(
D)?{line:D}:{}}}function at(I){if((0,_.Gv)(I)){if(I.kind==="bubblewrap"){const{asRoot:M,boundsFiles:D,deniesNamespaces:C}=I;return{kind:"bubblewrap",asRoot:M===
!0,boundsFiles:D===!0,deniesNamespaces:C===!0}}return I.kind==="none"&&(0,_.KH)(I.reason,1e3)?{kind:"none",reason:I.reason}:void 0}}function nt(I){const{subject:M,
author:D}=(0,_.Gv)(I)?I:{},C=(k,z)=>typeof k=="string"&&(0,b.Ow)(k,z).trim()||null;return{subject:C(M,S.jh.subject),author:C(D,S.jh.author)}}function dt(I){if(!(0,_.
Gv)(I))return;const{manifestHash:M,files:D,written:C,reused:k,bytes:z}=I;if(!(typeof M!="string"||!/^[0-9a-f]{64}$/.test(M))&&!(!it(D)||!it(C)||!it(k)||!it(z)))
return{manifestHash:M,files:D,written:C,reused:k,bytes:z}}function it(I){return Number.isSafeInteger(I)&&Number(I)>=0}}),3170:((Y,R,e)=>{e.d(R,{IG:()=>s,XT:()=>S,
JL:()=>A});const _={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpc\
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
plication/zip"};function p(a){let h=(""+a).trim().toLowerCase(),o=h.lastIndexOf(".");return _[~o?h.substring(++o):h]}const b=new Map([["js","text/javascript"],[
"mjs","text/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-sit\
e-association","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["\
apk","application/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),m=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
T=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function A(a){const h=a.slice(
a.lastIndexOf("/")+1),o=h.slice(h.lastIndexOf(".")+1).toLowerCase(),i=b.get(o)??p(o),t=typeof i=="string"?i:"application/octet-stream";return m.test(t)&&!t.includes(
"charset")?`${t}; charset=utf-8`:t}function S(a){return T.test(a)}const O=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,r=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function l(a){const h=d(a);return h===void 0||h.endsWith(".html")?!1:O.test(a)||r.some(o=>o.name.test(h)&&(o.in?.test(a)??!0))}const c=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function s(a){const h=d(a);return l(a)||h!==void 0&&c.test(h)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(h)}function d(a){const h=a.slice(a.lastIndexOf("/")+1);return h.length<=
255?h:void 0}}),4054:((Y,R,e)=>{e.d(R,{HH:()=>b,Zh:()=>p,e7:()=>m});var _=e(7598);const p=8;class b{#t;constructor(A){this.#t=A}get bytes(){return this.#t.length}has(A){
let S=0,O=this.#t.length/p-1;for(;S<=O;){const r=S+O>>>1,l=r*p,c=this.#t.compare(A,0,p,l,l+p);if(c===0)return!0;c<0?S=r+1:O=r-1}return!1}detached(){return new b(
Buffer.from(this.#t))}}function m(T){return(0,_.hash)("sha256",T,"buffer").subarray(0,p)}}),3715:((Y,R,e)=>{e.d(R,{S4:()=>S,Si:()=>b,_f:()=>m,dv:()=>p,nM:()=>c,
ny:()=>l,q5:()=>d,rr:()=>r,sS:()=>T,v_:()=>A,y9:()=>O});var _=e(3052);const p={files:1e5,fileBytes:512*_.D6,totalBytes:4*_.j9},b={pathBytes:1024,pathsBytes:16*_.
D6,rulesBytes:256*1024,indexBytes:32*_.D6},m=32*_.D6,T={pathBytes:4096,pathsBytes:32*_.D6,rulesBytes:8*_.D6,indexBytes:48*_.D6},A=_.D6,S=_.D6,O=8,r=32,l=3600*1e3,
c=l/2,s=1e3,d=2*_.D6}),6355:((Y,R,e)=>{e.d(R,{Gx:()=>T,Ky:()=>r,PL:()=>S,T5:()=>m,Xy:()=>O,jN:()=>b,xB:()=>A});var _=e(4505);const p=/^[0-9a-f]{64}$/;function b(s){
return p.test(s)}function m(s,d){return`${s}/${d.slice(0,2)}/${d}`}function T(s){return`${s}/`}function A(s){return`${s}/variants/`}function S(s,d,a){return`${A(
s)}${d.slice(0,2)}/${d}.${a}`}function O(s){const[,,d="",...a]=s.split("/");return a.length===0&&b(d)?d:void 0}function r(s){const[,d,a]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(s)??[];return _.JC.some(h=>h===a)?d:void 0}const l=5e3;function c(s){const d=O(s);return d!==void 0?{sha256:d}:r(s)===void 0?void 0:{missingMs:l}}}),449:((Y,R,e)=>{
e.d(R,{b:()=>T});var _=e(7598),p=e(3170),b=e(4054),m=e(3511);function T(O,r){const l=A(O),c=S(l),s=l.reduce((E,{path:f})=>E+Buffer.byteLength(f),0),d=m.q2+c.length+
l.length*(m.oZ+m.cA)+m.cA,a=Buffer.alloc(d+s+r.length);m.mS.copy(a);const h=[l.length,s,r.length,c.length/b.Zh];for(const[E,f]of h.entries())a.writeUInt32LE(f,m.
mS.length+E*4);(0,_.hash)("sha256",c,"buffer").copy(a,m.mS.length+h.length*4),c.copy(a,m.q2);let o=m.q2+c.length,i=o+l.length*m.oZ;const t=i+(l.length+1)*m.cA;let g=0;
for(const{path:E,hash:f,size:w}of l)a.write(f,o,m.FA,"hex"),o=a.writeUIntLE(w,o+m.FA,6),i=a.writeUInt32LE(g,i),g+=a.write(E,t+g);return a.writeUInt32LE(g,i),a.set(
r,t+s),a}function A(O){return O.some(({path:r})=>/[\ud800-\uffff]/.test(r))?O.map(r=>({file:r,bytes:Buffer.from(r.path)})).sort((r,l)=>r.bytes.compare(l.bytes)).
map(({file:r})=>r):O.toSorted((r,l)=>r.path<l.path?-1:1)}function S(O){const r=O.filter(({path:l})=>(0,p.IG)(l)).map(({path:l})=>(0,b.e7)(l));return r.sort((l,c)=>l.
compare(c)),Buffer.concat(r.filter((l,c)=>c===0||!r[c-1]?.equals(l)))}}),3511:((Y,R,e)=>{e.d(R,{FA:()=>O,ay:()=>a,cA:()=>l,el:()=>d,mS:()=>A,oZ:()=>r,q2:()=>S,wd:()=>h});
var _=e(4573),p=e(7598),b=e(883),m=e(4054),T=e(3715);const A=Buffer.from("SLIPWAY","latin1"),S=56,O=32,r=O+6,l=4,c=8192,s=Buffer.allocUnsafe(3*T.sS.pathBytes);
class d{count;bytes;assets;rules;#t;#e;#n;#s;#o;#r="";#a=-1;constructor(f,w,L){const P=o(w);this.#t=f,this.count=w.count,this.bytes=f.length,this.#e=P.records,this.#n=
P.offsets,this.#s=P.paths,this.#o=L,this.assets=new m.HH(f.subarray(S,P.records)),this.rules=f.subarray(P.rules)}static async open(f,w,L=T.Si){if(f.length>L.indexBytes)
throw g("it is too large");const P=a(f,L);if(o(P).end!==f.length)throw g("its length does not match its header");const B=await i(f,P,L,w);return new d(f,P,B)}find(f){
return f!==this.#r&&(this.#a=this.#c(f),this.#r=f),this.#a}path(f){return this.#t.toString("utf8",this.#i(f),this.#i(f+1))}file(f){const w=this.#e+f*r;return{hash:this.#t.
toString("hex",w,w+O),size:this.#t.readUIntLE(w+O,6)}}*files(){for(let f=0;f<this.count;f+=1)yield{path:this.path(f),...this.file(f)}}#c(f){if(f.length>this.#o)
return-1;const w=s.write(f);let L=0,P=this.count-1;for(;L<=P;){const B=L+P>>>1,K=this.#t.compare(s,0,w,this.#i(B),this.#i(B+1));if(K===0)return B;K<0?L=B+1:P=B-
1}return-1}#i(f){return this.#s+this.#t.readUInt32LE(this.#n+f*l)}}function a(E,f=T.Si){if(E.length<S||A.compare(E,0,A.length)!==0)throw g("it is not an index");
const w={count:E.readUInt32LE(8),pathsBytes:E.readUInt32LE(12),rulesBytes:E.readUInt32LE(16),assets:E.readUInt32LE(20),assetsDigest:E.subarray(24,S)};if(w.assets>
w.count)throw g("it has more assets than files");if(w.pathsBytes>f.pathsBytes||w.rulesBytes>f.rulesBytes||o(w).end>f.indexBytes)throw g("it is too large");return w}
function h(E,f){if(f.length!==E.assets*m.Zh)throw g("its length does not match its header");if(!(0,p.hash)("sha256",f,"buffer").equals(E.assetsDigest))throw g("\
its assets do not match their hash");return new m.HH(f)}function o({count:E,pathsBytes:f,rulesBytes:w,assets:L}){const P=S+L*m.Zh,B=P+E*r,K=B+(E+1)*l,U=K+f;return{
records:P,offsets:B,paths:K,rules:U,end:U+w}}async function i(E,f,w,L){const P=o(f),B=E.subarray(S,P.records);if(h(f,B),!(0,_.isUtf8)(E.subarray(P.paths,P.rules)))
throw g("a path is not UTF-8");if(E.readUInt32LE(P.offsets)!==0)throw g("its first path does not begin at 0");let K=0;for(let U=0;U<f.count;U+=c){if(K=Math.max(
K,t(E,P,U,Math.min(U+c,f.count))),K>w.pathBytes)throw g("a path is too long");await L()}if(E.readUInt32LE(P.offsets+f.count*l)!==f.pathsBytes)throw g("its last \
path does not end with the paths");for(let U=m.Zh;U<B.length;U+=m.Zh){const Z=U-m.Zh;if(B.compare(B,U,U+m.Zh,Z,U)>=0)throw g("its assets are not sorted")}return K}
function t(E,f,w,L){const P=Z=>E.readUInt32LE(f.offsets+Z*l);let B=0,K=w===0?0:f.paths+P(w-1),U=f.paths+P(w);for(let Z=w;Z<L;Z+=1){const et=f.paths+P(Z+1);if(et<=
U||et>f.rules)throw g("its paths are out of order");if(((E[U]??0)&192)===128)throw g("a path is not UTF-8");if(K!==0&&E.compare(E,U,et,K,U)>=0)throw g("its path\
s are not sorted");B=Math.max(B,et-U),K=U,U=et}return B}function g(E){return new b.F(`The index of a release is damaged (${E}): deploy again`)}}),5657:((Y,R,e)=>{
e.d(R,{H:()=>p});var _=e(3715);function p(b,m=_.y9){let T=performance.now();return()=>{if(!(performance.now()-T<m))return new Promise((A,S)=>{setImmediate(()=>{
T=performance.now(),b?.aborted?S(b.reason):A()})})}}}),4505:((Y,R,e)=>{e.d(R,{JC:()=>b,Md:()=>O,Uq:()=>S,aJ:()=>T,kc:()=>m,td:()=>l,wl:()=>r,yz:()=>c});var _=e(
7598),p=e(3052);const b=["br","zstd","gzip"],m=512,T=16*p.D6,A=Buffer.from("SLV","latin1"),S=A.length+4+32,O=S+T;function r(s){const d=Buffer.alloc(4);return d.
writeUInt32LE(s.length),Buffer.concat([A,d,(0,_.hash)("sha256",s,"buffer"),s])}function l(s,d){if(s.length<S||A.compare(s,0,A.length)!==0)return;const a=s.readUInt32LE(
A.length);return a<=T&&d===S+a?a:void 0}function c(s){if(l(s,s.length)===void 0)return;const d=s.subarray(S),a=s.subarray(A.length+4,S);return(0,_.hash)("sha256",
d,"buffer").equals(a)?d:void 0}}),1178:((Y,R,e)=>{e.d(R,{Zu:()=>r,xS:()=>l});var _=e(3739),p=e(6169);const b=3e4,m=5e3,T={clone:"building",install:"building",build:"\
building",sync:"syncing",activate:"activating"};function A(d){return{stage:d,code:"interrupted",message:"The platform stopped while this deployment was under wa\
y",exitCode:null,signal:null,log:[],diagnostics:[]}}var S=e(1301),O=e(6293);class r extends Error{name="StageError";stage;aborted;constructor(a,h,o){super(s(o),
{cause:o}),this.stage=a,this.aborted=h}}function l(d){const{stage:a,aborted:h,cause:o}=d instanceof r?d:{stage:"build",aborted:!1,cause:d};if(h)return A(a);if(o instanceof
O.$)return o.facts;if((0,_.b$)(o)||o instanceof S.u&&o.isFull)return c(a,"disk_full","The disk of the platform is full");const i=o instanceof S.u?"its state can\
not be read or written now":s(o);return c(a,p.nf[a],`The platform itself failed at the stage "${a}": ${i}`)}function c(d,a,h){return{stage:d,code:a,message:h,exitCode:null,
signal:null,log:[],diagnostics:[]}}function s(d){return d instanceof Error?d.message:String(d)}}),7310:((Y,R,e)=>{e.d(R,{P4:()=>ct,Gb:()=>rt,nb:()=>ft,n$:()=>ut});
function _(n){if(n.charCodeAt(0)!==47)return;const u=n.includes("%")?T(n):n;if(!(u===void 0||u.includes("\0")||u.includes("\\")))return/\/\.\.?(?:\/|$)/.test(u)?
void 0:u.slice(1)}const p=/^[\w.!~*'()@:$,+=&;/-]*$/;function b(n){return p.test(n)?`/${n}`:`/${n.split("/").map(m).join("/")}`}function m(n){return encodeURIComponent(
n).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function T(n){try{return decodeURIComponent(n)}catch{return}}function A(n,u){if(n===""||n.endsWith(
"/")){if(u(`${n}index.html`))return{kind:"file",path:`${n}index.html`};const v=n.slice(0,-1);return v!==""&&u(`${v}.html`)?{kind:"redirect",to:v}:void 0}return u(
n)?{kind:"file",path:n}:u(`${n}.html`)?{kind:"file",path:`${n}.html`}:u(`${n}/index.html`)?{kind:"redirect",to:`${n}/`}:void 0}const S=32,O=/\/:[A-Za-z]\w*[^\w/]/,
r=/^:([A-Za-z]\w*)$/,l="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",c=`it has more than\
 ${S} placeholders`;function s(n){const u=_(n);return u===void 0?l:d(w(`/${u}`))}function d(n){const[u="",v,x]=n.split("*",3);if(!n.startsWith("/")||x!==void 0||
O.test(n))return l;const N=u.slice(1).split("/").map(o),H=(v??"").split("/").map(o),G=[...h(N),...h(H),...v===void 0?[]:["splat"]];if(new Set(G).size<G.length)return l;
if(G.length>S)return c;if(v===void 0)return{text:n,head:N,star:void 0};if(v===""&&u.endsWith("/")){const lt=u==="/"?[]:u.slice(1,-1).split("/").map(o);return{text:n,
head:lt,star:{isRest:!0,before:"",behind:"",tail:[]}}}const J=u.slice(u.lastIndexOf("/")+1),[ot=""]=v.split("/",1);return{text:n,head:N.slice(0,-1),star:{isRest:!1,
before:J,behind:ot,tail:H.slice(1)}}}function a({head:n,star:u}){return new Set(u?[...h(n),...h(u.tail),"splat"]:h(n))}function h(n){return n.flatMap(u=>"name"in
u?u.name:[])}function o(n){const u=r.exec(n)?.[1];return u===void 0?{text:n}:{name:u}}const i=null;class t{path;bare;#t;#e;#n;#s=i;constructor(u){this.path=u,this.
bare=w(u)}get parts(){return this.#t??=this.bare.slice(1).split("/"),this.#t}encode(u){this.#n??=new Map;const v=this.#n.get(u);if(v!==void 0)return v;if(this.#s-=
u.length,this.#s<0)return;const x=encodePath(u).slice(1);return this.#n.set(u,x),x}start(u){if(!this.#e){let v=1;this.#e=this.parts.map(x=>{const N=v;return v+=
x.length+1,N})}return this.#e[u]??this.path.length}}function g(n,u){const{head:v,star:x}=n,{parts:N}=u;if(x===void 0)return N.length===v.length&&E(v,N,0)?new f(
n,u,void 0):void 0;if(!E(v,N,0))return;if(x.isRest){if(N.length<v.length)return;const ot=v.length===0?1:u.start(v.length-1)+(N[v.length-1]??"").length+1;return new f(
n,u,ot>u.path.length?void 0:u.path.slice(ot))}const H=N.length-x.tail.length-1;if(H<v.length||!E(x.tail,N,H+1))return;const G=u.start(v.length)+x.before.length,
J=u.start(H)+(N[H]??"").length-x.behind.length;if(!(G>J)&&u.bare.startsWith(x.before,u.start(v.length))&&u.bare.startsWith(x.behind,J))return new f(n,u,u.bare.slice(
G,J))}function E(n,u,v){for(let x=0;x<n.length;x+=1){const N=n[x],H=u[v+x];if(N===void 0||H===void 0||("text"in N?N.text!==H:H===""))return!1}return!0}class f{#t;#e;#n;constructor(u,v,x){
this.#t=u,this.#e=v,this.#n=x}get(u){const{head:v,star:x}=this.#t,{parts:N}=this.#e,H=v.findIndex(J=>"name"in J&&J.name===u);if(H!==-1)return N[H]??"";const G=x?
x.tail.findIndex(J=>"name"in J&&J.name===u):-1;return x&&G!==-1?N[N.length-x.tail.length+G]??"":this.#n??""}encoded(u){return this.#e.encode(this.get(u))}}function w(n){
return n.length>1&&n.endsWith("/")?n.slice(0,-1):n}const L=500,P=8*1024,B=2e3,K=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,U=/^[\t\x20-\x7e\x80-\xff]*$/,Z=new Set(["accept\
-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfe\
r-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function et(n){const u=[],v=[];let x;for(const[N,H]of n.split(/\r\n|\r|\n/).entries()){const G=H.
trim(),J=ot=>v.push({line:N+1,reason:ot});G===""||G.startsWith("#")||(G.length>B?J("the line is too long"):G.startsWith("/")||/^https?:/.test(G)?(x=at(G,u.length,
J),x&&u.push(x)):x?nt(x,G,J):J("it is not below a path"))}return{rules:u,ignored:v}}function at(n,u,v){const x=s(n);if(u>=L)v("too many rules");else if(typeof x==
"string")v(x);else return{from:x,set:[],unset:[],bytes:0}}function nt(n,u,v){const x=/^!\s*(\S+)$/.exec(u)?.[1];if(x)return void n.unset.push(x.toLowerCase());const N=u.
indexOf(":"),H=u.slice(0,N).trim().toLowerCase(),G=u.slice(N+1).trim();if(N<1||!K.test(H)||!U.test(G))return v('it is not "Name: value"');if(H==="basic-auth")return v(
'"basic-auth" is not supported: anyone can read this path');if(H==="set-cookie"&&n.set.some(([ot])=>ot===H))return v("a path can set one cookie");if(Z.has(H))return v(
`rules cannot set "${H}"`);const J=n.bytes+dt(H,G);if(J>P)return v(`the headers of this path have more than ${P} bytes`);n.bytes=J,n.set.push([H,G])}function dt(n,u){
return n.length+u.length+4}function it(n,u){return K.test(n)&&n===n.toLowerCase()&&U.test(u)&&!Z.has(n)}const I=2e3,M=2e3,D=/^[^/:]+=/,C={200:"rewrite",404:"rew\
rite",301:"go",302:"go",303:"go",307:"go",308:"go"};function k(n){const u=[],v=[];for(const[x,N]of n.split(/\r\n|\r|\n/).entries()){const H=z(N).trim();if(H==="")
continue;const G=u.length<I?Q(H):"too many rules";typeof G=="string"?v.push({line:x+1,reason:G}):u.push(G)}return{rules:u,ignored:v}}function z(n){const u=n.search(
/(?:^|\s)#/);return u===-1?n:n.slice(0,u)}function Q(n){if(n.length>M)return"the line is too long";const[u="",v,x="301",...N]=n.split(/\s+/);if(v===void 0)return"\
it does not name a target";if(N.length>0||x.includes("=")||D.test(v))return"conditions and query parameters are not supported";const H=st(x);if(H===void 0)return/^\d+!?$/.
test(x)?`${x} is not a status that a rule can have`:"its status is not a number";const G=s(u);return typeof G=="string"?G:V(v,H)?{from:G,to:v.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:H,force:x.endsWith("!")}:W(H)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function st(n){const u=Number(
/^(\d{3})!?$/.exec(n)?.[1]);return $(u)?u:void 0}function $(n){return Object.hasOwn(C,n)}function W(n){return C[n]==="rewrite"}function V(n,u){return/^\/(?!\/)/.
test(n)||!W(u)&&/^(?:https?:)?\/\//i.test(n)}const X=null,q="_redirects",tt="_headers",rt=512*1024,ct=[q,tt];function ut(n){return ct.includes(n)}function ft(n,{
base:u,fallback:v}={}){const x=[],N=lt=>{const pt=n.get(lt)??Buffer.alloc(0);return pt==="too large"&&x.push({file:lt,reason:`it has more than ${rt} bytes`}),pt===
"too large"?"":pt.toString()},H=k(N(q));for(const lt of H.ignored)x.push({file:q,...lt});const G=et(N(tt));for(const lt of G.ignored)x.push({file:tt,...lt});const J=[
...H.rules,...ht(u)].slice(0,I);if(J.length+G.rules.length===0&&v===void 0)return{bytes:Buffer.alloc(0),ignored:x};const ot={redirects:J.map(({from:lt,to:pt,status:yt,
force:bt})=>[lt.text,pt,yt,bt]),headers:G.rules.map(({from:lt,set:pt,unset:yt})=>[lt.text,pt,yt]),fallback:v};return{bytes:Buffer.from(JSON.stringify(ot)),ignored:x}}
function ht(n){return n===void 0?[]:k(`${n} ${n}/ 302
${n}/* /:splat 200
/ ${n}/ 302!`).rules}function wt(n){if(n.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:u,headers:v,fallback:x}=_t(n);if(!Array.isArray(
u)||u.length>REDIRECT_RULES_MOST||!Array.isArray(v)||v.length>HEADER_RULES_MOST)throw j();return{redirects:u.map(gt),headers:v.map(Et),fallback:X.find(N=>N===x)}}
function _t(n){try{const u=JSON.parse(n.toString());if(isObject(u))return u}catch{}throw j()}function gt(n){const[u,v,x,N]=F(n);if(typeof v!="string"||typeof x!=
"number"||typeof N!="boolean"||!isStatus(x)||!isTarget(v,x)||!/^[\x21-\x7e]+$/.test(v))throw j();return{from:mt(u),to:v,status:x,force:N}}function Et(n){const[u,
v,x]=F(n),N=F(v).map(G=>{const[J,ot]=F(G);if(typeof J!="string"||typeof ot!="string"||!isHeader(J,ot))throw j();return[J,ot]}),H=F(x).map(G=>typeof G=="string"?
G:y());return{from:mt(u),set:N,unset:H}}function mt(n){const u=typeof n=="string"?parsePattern(n):void 0;return typeof u=="object"?u:y()}function F(n){return Array.
isArray(n)?n:y()}function y(){throw j()}function j(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}}),9537:((Y,R,e)=>{e.
d(R,{Ou:()=>A,P2:()=>O,WB:()=>r,ZL:()=>s,ao:()=>T,oW:()=>l,sJ:()=>c});var _=e(8161),p=e(6760),b=e(2345);const m=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function T(d){return Object.entries(d).flatMap(([a,h])=>m.test(a)?[h]:[])}function A(d,a){const h=`${p.sep}node_modules${p.sep}`,o=d.split(":").filter(i=>i.startsWith(
"/")&&!`${i}/`.includes(h));return[...new Set([(0,p.dirname)(a),...o])].join(":")}const S=4;function O(d=(0,_.availableParallelism)()){return d<S?{UV_THREADPOOL_SIZE:String(
Math.max(1,d-1))}:{}}function r(d,a,h,o,i){const t=g=>(0,p.join)(h.cache,g);return{...d,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...h.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...a,npm_config_cache:t("npm"),XDG_DATA_HOME:t(
"data"),YARN_GLOBAL_FOLDER:t("yarn"),BUN_INSTALL_CACHE_DIR:t("bun"),XDG_CACHE_HOME:t("xdg"),NODE_COMPILE_CACHE:t("node"),HOME:h.home,TMPDIR:i,PATH:o}}function l(d,a,h,o=(0,p.
join)(h,".npm")){return{...d,...{npm_config_cache:o,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:a,HOME:h}}function c(d){return Object.entries(d).filter(([a])=>b.G1.test(a)).map(([a,h])=>`export ${a}=${s(h)}
`).join("")}function s(d){return`'${d.replaceAll("'","'\\''")}'`}}),6321:((Y,R,e)=>{e.d(R,{OV:()=>r,vy:()=>O,xP:()=>s});var _=e(1421),p=e(8474),b=e(3024),m=e(4378),
T=e(1264),A=function(h,o,i){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError("Object expected.");var t,g;if(i){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");t=o[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");t=o[Symbol.dispose],i&&(g=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");g&&(t=function(){try{g.call(this)}catch(E){return Promise.
reject(E)}}),h.stack.push({value:o,dispose:t,async:i})}else i&&h.stack.push({async:!0});return o},S=(function(h){return function(o){function i(f){o.error=o.hasError?
new h(f,o.error,"An error was suppressed during disposal."):f,o.hasError=!0}var t,g=0;function E(){for(;t=o.stack.pop();)try{if(!t.async&&g===1)return g=0,o.stack.
push(t),Promise.resolve().then(E);if(t.dispose){var f=t.dispose.call(t.value);if(t.async)return g|=2,Promise.resolve(f).then(E,function(w){return i(w),E()})}else
g|=1}catch(w){i(w)}if(g===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return E()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(h,o,i){var t=new Error(i);return t.name="SuppressedError",t.error=h,t.suppressed=o,t});function O(h){try{const{bavail:o,blocks:i,bsize:t,
ffree:g}=(0,b.statfsSync)(h);return{bytes:o*t,size:i*t,files:g}}catch{return}}function r(h){try{return(0,b.lstatSync)(h).dev}catch{return}}const l=6e4,c=["-type",
"d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function s(h,o){const i={bytes:0,files:0,complete:!0,seen:new Set},t=`\
@${Math.floor(h.since/1e3)}`;if(!await d([...h.whole,"-xdev",...c],i,o))return;h.changed.length>0&&await d([...h.changed,"-xdev","-newerct",t,"(",...c,")"],i,o);
const{bytes:g,files:E,complete:f}=i;return{bytes:g,files:E,complete:f}}async function d(h,o,i){const t={stack:[],error:void 0,hasError:!1};try{const g=A(t,(0,m.
T)(["ignore","pipe","pipe"]),!1),E=(0,_.spawn)("find",["-P",...h],{cwd:"/",env:{PATH:T.s,LC_ALL:"C"},stdio:g.stdio,timeout:l,killSignal:"SIGKILL"});let f="",w=!1,
L=!1;E.stdout?.setEncoding("latin1").on("data",K=>{const U=(f+K).split(`
`);f=U.pop()??"";for(const Z of U)a(Z,o);(o.bytes>i.bytes||o.files>i.files)&&E.kill("SIGKILL")}),E.stderr?.setEncoding("latin1").on("data",K=>{w||=/permission denied|too long/i.
test(K),L||=/unrecognized|unknown|illegal|invalid/i.test(K)});const[P]=await(0,p.once)(E,"close").catch(()=>[void 0]),B=o.bytes>i.bytes||o.files>i.files;return(typeof P!=
"number"&&!B||w)&&(o.complete=!1),P!==void 0&&!L}catch(g){t.error=g,t.hasError=!0}finally{S(t)}}function a(h,o){const[i="",t]=h.split(" ",2);if(t!==void 0){if(o.
seen.has(Number(t)))return;o.seen.add(Number(t))}o.bytes+=Number(i)*512,o.files+=1}}),8852:((Y,R,e)=>{e.d(R,{o:()=>Et});var _=e(8500),p=e(3052);const b=1e3;function m(F){
return Math.min(Math.max(512*p.D6,F*.02),5*p.j9)}function T(F,y){return F*(.25+.75*Math.min(1,Math.max(0,y)))}const A=1e3;var S=e(6321),O=e(3024),r=e(6760),l=e(
3630),c=e(1264),s=e(9307),d=e(3875);function a(F){let y=0;for(const j of F)y+=h(j);return y*(0,d.T0)()}function h(F){const y=(0,l.lK)(`${F}/statm`);if(!y.startsWith(
"0 "))return Number(y.split(" ",2)[1]??0);const j=(0,l.uX)(F);return j===void 0?0:Number((0,l.lK)(`${j}/statm`).split(" ",2)[1]??0)}async function o(F,y){let j=0,
n=0;for(const u of F){await y.breathe();const v=(0,l.uX)(u);if(v===void 0)continue;j+=(0,l.$$)("VmPTE",(0,l.lK)(`${v}/status`));const x=y.over?"":(0,l.lK)(`${v}\
/smaps_rollup`),N=(0,l.$$)("Pss",x);N===0&&(j+=a([u])+(0,l.$$)("VmSwap",(0,l.lK)(`${v}/status`)));const H=(0,l.$$)("Pss_Shmem",x);j+=N-H+(0,l.$$)("SwapPss",x),n+=
H}return{own:j,mapped:n}}function i(F){if(F.shm===void 0)return 0;try{const{blocks:y,bfree:j,bsize:n}=(0,O.statfsSync)(F.shm);return(y-j)*n}catch{return 0}}function t(F){
return F.namespace!==void 0&&process.getuid?.()===0}async function g(F){if(!t(F))return 0;const y=[],j=["-t",String(F.namespace),"-i","cat","/proc/sysvipc/shm"];
await(0,s.mB)("nsenter",j,{cwd:"/",env:{PATH:c.s},onLine:x=>y.push(x)}).catch(()=>{});const[n="",...u]=y.map(x=>x.trim().split(/\s+/)),v=["rss","swap"].map(x=>[
...n].indexOf(x));return u.reduce((x,N)=>x+v.reduce((H,G)=>H+(Number(N[G])||0),0),0)}const E="/dev/shm",f=64,w=1/8;async function L(F,{work:y,device:j,thorough:n}){
const u=new P(F,y,j),v=F.list();for(const x of v)await u.descriptors(`${x}/fd`);for(const x of v)await u.mappings(x);for(const x of v){const H=(0,l.hC)(`${x}/ta\
sk`).filter(G=>G!==(0,r.basename)(x)).filter(()=>n||Math.random()<w);for(const G of H)await u.descriptors(`${x}/task/${G}/fd`)}return u}class P{disk=0;memory=0;complete={
disk:!0,memory:!0};#t;#e;#n;#s;#o;#r=new Set;constructor(y,j,n){this.#t=j,this.#e=n,this.#n=y.shm===void 0?void 0:Z(y.shm)?.dev,this.#s=y.shm===void 0?Z(E)?.dev:
void 0,this.#o=t(y)}async descriptors(y){const j=(0,l.wA)(y);if(j===void 0)return this.#u();for(const[n,u]of j.entries()){if(n%f===0&&!await this.#d())return;const v=Z(
`${y}/${u}`);this.#c(v),v?.isSocket()&&this.#i(v)&&U(`${y}info/${u}`)&&(this.complete.memory=!1)}}async mappings(y){if(!await this.#d())return;const j=(0,l.uX)(
y);if(j===void 0)return;const n=(0,l.lK)(`${j}/maps`);if(n===""&&(0,l.uX)(y)!==void 0)return this.#u();const u=`/proc/${(0,r.basename)(j)}/map_files`;let v=0;for(const x of B(
n)){if(v+=1,v%f===0&&!await this.#d())return;(x.isDeleted||x.device===this.#s)&&this.#a(u,x)}}#a(y,{range:j,device:n,inode:u,isSystemV:v}){if(!(this.#r.has(`${n}\
:${u}`)||v&&this.#o&&this.#l(n)))try{this.#c((0,O.statSync)(`${y}/${j}`))}catch(x){if(!(0,l.H0)(x))return;n===this.#e?this.complete.disk=!1:this.#l(n)&&(this.complete.
memory=!1)}}#c(y){!y?.isFile()||y.nlink>0&&y.dev!==this.#s||this.#i(y)&&(y.dev===this.#e?this.disk+=y.blocks*512:this.#l(y.dev)&&(this.memory+=y.blocks*512))}#i({
dev:y,ino:j}){const n=`${y}:${j}`;return this.#r.has(n)?!1:(this.#r.add(n),!0)}#l(y){return y!==this.#e&&y!==this.#n&&(Math.floor(y/256)&4095)===0}async#d(){return this.#t.
over?this.#u():await this.#t.breathe(),!this.#t.over}#u(){this.complete.disk=!1,this.complete.memory=!1}}function*B(F){for(const[,y="",j="",n="",u="",v,x=""]of F.
matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${y}-${j}`,device:K(Number.parseInt(n,16),Number.parseInt(
u,16)),inode:Number(v),isDeleted:x.endsWith(" (deleted)"),isSystemV:x.startsWith("/SYSV")}}function K(F,y){return(y&255)+F*256+(y-(y&255))*4096}function U(F){return/^scm_fds:\s+[1-9]/m.
test((0,l.lK)(F))}function Z(F){try{return(0,O.statSync)(F)}catch{return}}const et=25e4,at=1e4;class nt{#t=0;#e=process.cpuUsage();get done(){const{user:y,system:j}=process.
cpuUsage(this.#e);return this.#t+y+j}get over(){return this.done>=et}async breathe(){const y=this.done;y-this.#t<at||(await(0,_.setImmediate)(),this.#t=y,this.#e=
process.cpuUsage())}}const dt=1/20,it=1/4,I=3e3,M=1/100,D=2e3;class C{#t;#e;#n;#s;#o;#r;#a;#c;#i;#l=0;#d=0;#u;#p;#h=0;#m;#f=0;#_=!1;#g=!1;constructor(y,j,n,{now:u,
measure:v}={}){this.#t=n,this.#e=u??(()=>performance.now()),this.#n=v??S.xP,this.#m=this.#e(),this.#o=[j],this.#s={whole:[y],changed:this.#o,since:Date.now()},this.#r=
(0,S.vy)(y),this.#i=this.#r,this.#c=(this.#r?.files??0)>b;const{size:x=0,bytes:N=0}=this.#r??{};this.#a=Math.min(m(x),N/2)*(n.reservePart??1)}include(y){this.#o.
push(y)}get wrote(){return{bytes:this.#l,files:this.#d}}get late(){return this.#_&&this.#u!==void 0&&this.#e()-this.#h>A}get wasShort(){return this.#g}look(y){const j=this.#E();
if(!j)return{room:Number.POSITIVE_INFINITY};const n=Math.min(this.#t.diskBytes-this.#l,j.bytes-this.#a),u=this.#e()-this.#m,v=this.#l>this.#t.diskBytes||this.#d>
this.#t.diskFiles,x=j.bytes<this.#a;this.#_=v||x;const N=this.#_?Math.min(this.#f/(x?it:dt),D):Math.max(I,this.#f/M);return this.#u===void 0&&u>=N&&this.#y(y),{
room:n,breach:this.#p}}async settle(y){await this.#u,this.#E();const j=this.#l>this.#t.diskBytes/2||this.#d>this.#t.diskFiles/2;return this.#p??(j?await this.#y(
y):void 0)}#E(){const y=(0,S.vy)(this.#s.whole[0]??"/");return y&&this.#i&&(this.#l+=Math.max(0,this.#i.bytes-y.bytes),this.#d+=Math.max(0,this.#i.files-y.files)),
this.#i=y??this.#i,y&&(this.#g||=y.bytes<this.#a||this.#c&&y.files<b),y}#y(y){return this.#u=this.#w(y).finally(()=>{this.#u=void 0}),this.#u}async#w(y){this.#h=
this.#e();const j={bytes:this.#l,files:this.#d},{diskBytes:n,diskFiles:u}=this.#t,v=(0,S.OV)(this.#s.whole[0]??"/"),x=await this.#n(this.#s,{bytes:n,files:u}),N=await L(
y,{work:new nt,device:v,thorough:this.#_});this.#m=this.#e(),this.#f=this.#m-this.#h;const H={bytes:(x?.bytes??0)+N.disk,files:x?.files??0},G=x?.complete&&N.complete.
disk?H:{bytes:Math.max(j.bytes,H.bytes),files:Math.max(j.files,H.files)};return this.#l=G.bytes+this.#l-j.bytes,this.#d=G.files+this.#d-j.files,this.#p=this.#b(
G),this.#p}#b({bytes:y,files:j}){const{diskBytes:n,diskFiles:u}=this.#t;if(y>n)return k(`it wrote more than ${(0,p.Xq)(n)}, the limit of a build`);if(j>u)return k(
`it made more than ${u.toLocaleString("en")} files, the limit of a build`);const v=this.#i?.bytes??Number.POSITIVE_INFINITY,x=y/Math.max(1,(this.#r?.bytes??0)-v);
return v>=T(this.#a,x)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${(0,p.Xq)(v)} were left, and it wrote ${(0,p.Xq)(y)}`}}}function k(F){
return{code:"disk_quota",because:F}}const z=1/30,Q=1/250,st=1e3,$=1e3,W=1e4,V=30,X=16*p.D6;class q{#t;#e=(0,d.Ju)();#n;#s=0;#o=performance.now()+st;#r={used:0,atMost:0};#a;#c;#i=!1;constructor(y){
this.#t=y;const{total:j=0,available:n=0}=this.#e??{};this.#n=Math.min(Math.max(128*p.D6,j*.03),1024*p.D6,n/2)}get late(){return this.#i&&this.#a!==void 0&&performance.
now()-this.#a.since>A}look(y){const j=(0,d.Ju)();if(!j||!this.#e)return{room:Number.POSITIVE_INFINITY};const n=a(y.list())+this.#l(j)+Math.max(0,j.pageTables-this.#e.
pageTables),u=Math.min(this.#t-n,j.available-this.#n);this.#i=u<=0;const v=this.#i?this.#s:this.#o;this.#a===void 0&&performance.now()>=v&&this.#u(y,n);const x=this.#r.
used+Math.max(0,n-this.#r.atMost);return{room:u,breach:this.#c??this.#d(j,x)}}#l(y){const{shared:j=0,swapFree:n=0}=this.#e??{};return Math.max(0,y.shared-j)+Math.
max(0,n-y.swapFree)}#d({available:y},j){const n=Math.max(1,(this.#e?.available??0)-y);return y<T(this.#n,j/n)?rt(y,j):void 0}async#u(y,j){const n=performance.now();
this.#a={since:n};let u=await this.#p(y,new nt);u>this.#t&&(await(0,_.setTimeout)(V),u=Math.min(u,await this.#p(y,new nt)),u>this.#t&&(this.#c=tt(u,this.#t))),this.#r=
{used:u,atMost:j};const v=performance.now(),x=v-n;this.#s=v+Math.min(x/z,$),this.#o=v+Math.max(st,Math.min(x/Q,W)),this.#a=void 0}async#p(y,j){const{own:n,mapped:u}=await o(
y.list(),j),v=await L(y,{work:j,thorough:this.#i}),x=(0,d.Ju)(),N=(x?.shared??0)>X?await g(y):0,H=i(y)+v.memory+N,G=v.complete.memory?H:Math.max(H,u,x?this.#l(x):
0);return n+G}}function tt(F,y){return{code:"out_of_memory",because:`it used ${(0,p.Xq)(F)} of memory, and the limit for all processes of a build is ${(0,p.Xq)(
y)}`}}function rt(F,y){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${(0,p.Xq)(F)} were left, and it used ${(0,p.Xq)(y)}`}}class ct{#t;#e=[];constructor(y){
this.#t=y}hold(){this.#e=this.#t.list().map(y=>Number((0,r.basename)(y)));for(const y of this.#e)ut(y,"SIGSTOP")}release(){if(this.#e.length===0)return;const y=new Set(
this.#t.list().map(j=>Number((0,r.basename)(j))));for(const j of this.#e)y.has(j)&&ut(j,"SIGCONT");this.#e=[]}[Symbol.dispose](){this.release()}}function ut(F,y){
try{process.kill(F,y)}catch{}}var ft=function(F,y,j){if(y!=null){if(typeof y!="object"&&typeof y!="function")throw new TypeError("Object expected.");var n,u;if(j){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=y[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=y[Symbol.dispose],j&&(u=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");u&&(n=function(){try{u.call(
this)}catch(v){return Promise.reject(v)}}),F.stack.push({value:y,dispose:n,async:j})}else j&&F.stack.push({async:!0});return y},ht=(function(F){return function(y){
function j(x){y.error=y.hasError?new F(x,y.error,"An error was suppressed during disposal."):x,y.hasError=!0}var n,u=0;function v(){for(;n=y.stack.pop();)try{if(!n.
async&&u===1)return u=0,y.stack.push(n),Promise.resolve().then(v);if(n.dispose){var x=n.dispose.call(n.value);if(n.async)return u|=2,Promise.resolve(x).then(v,function(N){
return j(N),v()})}else u|=1}catch(N){j(N)}if(u===1)return y.hasError?Promise.reject(y.error):Promise.resolve();if(y.hasError)throw y.error}return v()}})(typeof SuppressedError==
"function"?SuppressedError:function(F,y,j){var n=new Error(j);return n.name="SuppressedError",n.error=F,n.suppressed=y,n});const wt=250,_t=25,gt=4e6;function Et(F){
const y=new q(F.memoryBytes),j=new C(F.root,F.cache,F);return{include:n=>j.include(n),get wrote(){return j.wrote},get diskWasShort(){return j.wasShort},async watch(n,u){
const v={stack:[],error:void 0,hasError:!1};try{const x=ft(v,new ct(n),!1);let N=Number.POSITIVE_INFINITY;for(;;){const H=Math.min(wt,Math.max(_t,N/gt));if(!await mt(
H,u))return j.settle(n).catch(()=>{});const G=[j.look(n),y.look(n)],J=G.find(ot=>ot.breach)?.breach;if(J)return J;N=Math.min(...G.map(ot=>ot.room)),y.late||j.late?
x.hold():x.release()}}catch(x){v.error=x,v.hasError=!0}finally{ht(v)}}}}async function mt(F,y){return(0,_.setTimeout)(F,!0,{signal:y}).catch(()=>!1)}}),3875:((Y,R,e)=>{
e.d(R,{Ju:()=>b,T0:()=>S,bw:()=>m});var _=e(3024),p=e(3630);function b(){const r=(0,p.lK)("/proc/meminfo"),l=(0,p.$$)("MemTotal",r);if(l!==0)return{total:l,available:(0,p.
$$)("MemAvailable",r),shared:(0,p.$$)("Shmem",r),pageTables:(0,p.$$)("PageTables",r),swapFree:(0,p.$$)("SwapFree",r)}}function m(){return Number(/^oom_kill (\d+)/m.
exec((0,p.lK)("/proc/vmstat"))?.[1]??0)}const T=6n;let A;function S(){return A??=O(),A}function O(){try{const r=new BigUint64Array(new Uint8Array((0,_.readFileSync)(
"/proc/self/auxv")).buffer),l=r.findIndex((c,s)=>s%2===0&&c===T);return l===-1?4096:Number(r[l+1])}catch{return 4096}}}),5620:((Y,R,e)=>{e.d(R,{Mz:()=>l,gl:()=>S,
h6:()=>r});var _=e(3739),p=e(8302),b=e(6169),m=e(5879),T=e(1301),A=e(6293);class S extends Error{lines;constructor(s){const d=s.flatMap(a=>/^npm (?:ERR!|error) (.*)/.
exec(a)?.[1]??[]);super(d.find(a=>!O.test(a))??d[0]??"npm printed no reason"),this.lines=s}}const O=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function r(c){const s=c instanceof Error?c.message:String(c);return c instanceof A.$?{kind:"BuildFailure",message:s,facts:c.facts}:c instanceof S?{kind:"Registr\
yError",message:s,lines:c.lines}:c instanceof m.Sb?{kind:"BlobsFull",message:s}:c instanceof m.ls?{kind:"WrongBytes",message:s}:c instanceof T.u?{kind:"StoreUna\
vailable",message:s,isFull:c.isFull}:{kind:"Error",message:s,code:(0,_.xU)(c)??null}}function l({kind:c,message:s,facts:d,lines:a,isFull:h,code:o}){const i=String(
s),t=c==="BuildFailure"&&(0,p.Gv)(d)?(0,b.U$)(d):void 0;return t?new A.$(t):c==="RegistryError"&&Array.isArray(a)?new S(a.map(String)):c==="BlobsFull"?new m.Sb(
i):c==="WrongBytes"?new m.ls(i):c==="StoreUnavailable"?new T.u(i,{isFull:h===!0}):Object.assign(new Error(i),typeof o=="string"?{code:o}:{})}}),6822:((Y,R,e)=>{
e.d(R,{N:()=>O});var _=e(8302),p=e(3052),b=e(5620);const m=8*p.D6,T=p.D6,A=200,S=8;class O{#t;#e;#n=new Map;#s=new Map;#o=[];#r=0;#a=0;#c;constructor(c,s){this.#t=
c,this.#e=s,c.on("data",d=>this.#l(d)),c.on("error",()=>this.#f(void 0)),c.on("close",()=>this.#f(void 0)),c.on("end",()=>this.#f(void 0))}async call(c,s,{bytes:d,
signal:a,onEvent:h}={}){if(a?.throwIfAborted(),this.#c)throw this.#c;this.#a+=1;const o=this.#a,i={...Promise.withResolvers(),onEvent:h};this.#n.set(o,i);const t=()=>this.#i(
{abort:o});a?.addEventListener("abort",t,{once:!0}),this.#i({call:c,id:o,given:s},d);try{return await i.promise}catch(g){throw a?.throwIfAborted(),g}finally{a?.
removeEventListener("abort",t)}}tell(c,s){this.#i({tell:c,given:s})}end(){return new Promise(c=>this.#t.end(()=>c()))}#i(c,s=r){if(!this.#t.writable)return;const d=Buffer.
from(JSON.stringify(c)),a=Buffer.alloc(S);a.writeUInt32BE(d.length,0),a.writeUInt32BE(s.length,4),this.#t.cork(),this.#t.write(Buffer.concat([a,d])),s.length>0&&
this.#t.write(s),process.nextTick(()=>this.#t.uncork())}#l(c){this.#o.push(c),this.#r+=c.length;try{for(let s=this.#d();s!==void 0&&!this.#c;s=this.#d())this.#p(
...s)}catch(s){this.#f(s instanceof Error?s:new Error(String(s)))}}#d(){if(this.#r<S)return;const[c=r]=this.#o,s=c.length>=S?c:this.#u(),d=s.readUInt32BE(0),a=s.
readUInt32BE(4);if(d>m||a>T)throw new Error("it sent a message that is too long");if(this.#r<S+d+a)return;const h=this.#u(),o=h.subarray(S+d+a);this.#o.splice(0,
1,...o.length>0?[o]:[]),this.#r=o.length;const i=JSON.parse(h.toString("utf8",S,S+d));if(!(0,_.Gv)(i))throw new Error("it sent an invalid message");return[i,h.subarray(
S+d,S+d+a)]}#u(){return this.#o.length>1&&this.#o.splice(0,this.#o.length,Buffer.concat(this.#o)),this.#o[0]??r}#p(c,s){const{call:d,tell:a,abort:h,id:o,event:i,
given:t}=c;if(typeof d=="string"&&typeof o=="number"&&(0,_.Gv)(t))this.#m(d,o,t,s);else if(typeof a=="string"&&(0,_.Gv)(t))this.#e.tell?.(a,t);else if(typeof h==
"number")this.#s.get(h)?.abort(new Error("The caller aborted"));else if(typeof o=="number")this.#h(o,c,i,s);else throw new Error("it sent an invalid message")}#h(c,s,d,a){
const h=this.#n.get(c);if((0,_.Gv)(d)){h?.onEvent?.(d);return}this.#n.delete(c),(0,_.Gv)(s.error)?h?.reject((0,b.Mz)(s.error)):h?.resolve({value:s.answer,bytes:a})}async#m(c,s,d,a){
const h=Object.hasOwn(this.#e.calls,c)?this.#e.calls[c]:void 0;if(!h)return this.#f(new Error("it made an unknown call"));if(this.#s.size>=A)return this.#f(new Error(
"it made too many calls at once"));const o=new AbortController;this.#s.set(s,o);try{const i=E=>this.#i({event:E,id:s}),{value:t=null,bytes:g}=await h({given:d,bytes:a,
signal:o.signal,event:i});this.#i({answer:t,id:s},g)}catch(i){this.#i({error:(0,b.h6)(i),id:s})}finally{this.#s.delete(s)}}#f(c){if(!this.#c){this.#c=c??new Error(
"The other side has gone");for(const s of this.#n.values())s.reject(this.#c);for(const s of this.#s.values())s.abort(this.#c);this.#t.destroy(),this.#e.closed?.(
c)}}}const r=Buffer.alloc(0)}),1264:((Y,R,e)=>{e.d(R,{s:()=>p,t:()=>_});const _="SLIPWAY_BUILD",p="/usr/local/bin:/usr/bin:/bin"}),3630:((Y,R,e)=>{e.d(R,{$$:()=>A,
H0:()=>T,_N:()=>O,_n:()=>l,hC:()=>b,jN:()=>S,lK:()=>p,uX:()=>s,wA:()=>m});var _=e(3024);function p(a){try{return(0,_.readFileSync)(a,"utf8")}catch{return""}}function b(a){
return m(a)??[]}function m(a){try{return(0,_.readdirSync)(a)}catch(h){return T(h)?void 0:[]}}function T(a){return a instanceof Error&&"code"in a&&(a.code==="EAC\
CES"||a.code==="EPERM")}function A(a,h){return Number(new RegExp(`^${a}:\\s+(\\d+) kB`,"m").exec(h)?.[1]??0)*1024}function S(a){return b(a).filter(h=>/^\d+$/.test(
h)).map(Number)}function O(a){return r(`/proc/${a}/stat`)}function r(a){const h=p(a);if(h==="")return;const o=h.slice(h.lastIndexOf(")")+2).split(" ",20),[i="",
t,g,E]=o,f=Number(o[19]);return{state:i,parent:Number(t),group:Number(g),session:Number(E),started:f}}function l(a){const h=O(a);return h===void 0?!1:c(h)?b(`/p\
roc/${a}/task`).some(o=>{const i=r(`/proc/${a}/task/${o}/stat`);return i!==void 0&&!c(i)}):!0}function c({state:a}){return/^[ZX]/.test(a)}function s(a){return d(
a)?a:b(`${a}/task`).map(h=>`${a}/task/${h}`).find(d)}function d(a){return/^[1-9]/.test(p(`${a}/statm`))}}),9307:((Y,R,e)=>{e.d(R,{k3:()=>i.k3,uY:()=>i.uY,mB:()=>L});
var _=e(1421),p=e(8474),b=e(8161),m=e(7075),T=e(4378),A=e(3875),S=e(6193);const O=16384,r=65536,l=10,c=1e3,s=1;function d(I,M){const D=new S.StringDecoder("utf8"),
C=Promise.withResolvers();let k=[],z="",Q=!1;const st=()=>{for(const $ of k.slice(0,c))M($.slice(0,O));k=k.slice(c),k.length>0?setTimeout(st,s):Q?C.resolve():I.
resume()};return I.on("data",$=>{const W=(z+D.write($)).split(`
`);z=(W.pop()??"").slice(0,O);const V=$.length>=r,X=k.length>0;if(k=X?[...k,...W]:W,!(X||k.length===0)){if(!V&&k.length<=c)return st();I.pause(),setTimeout(st,V?
l:0)}}),I.on("close",()=>{const $=k.length>0;z!==""&&(k=[...k,z]),Q=!0,$||st()}),C.promise}var a=e(1264),h=e(8500),o=e(3630),i=e(2106);const t=1e4;class g{#t;#e;#n=new Map;constructor(M){
this.#t=M}list(){const M=this.namespace;if(M===void 0)return[];const D=(0,o.jN)("/proc"),C=new Set(D);for(const k of this.#n.keys())C.has(k)||this.#n.delete(k);
return D.filter(k=>this.#s(k,M)).map(k=>`/proc/${k}`)}get shm(){const M=this.namespace;return M===void 0?void 0:`/proc/${M}/root/dev/shm`}get namespace(){const M=this.#t();
if(M===void 0)return;const D=(0,o._N)(M)?.started;return this.#e===void 0&&E(M)&&(this.#e=D),D!==void 0&&D===this.#e?M:void 0}async end(M=t){for(const D=Date.now()+
M;;await(0,h.setTimeout)(1)){const C=this.namespace;if(C===void 0||!(0,o._n)(C))return!0;if(Date.now()>=D)return!1;(0,i.z7)(C)}}#s(M,D){const C=[];let k;for(let z=M;k===
void 0;z=(0,o._N)(z)?.parent){if(z===void 0)return!1;k=z===D?!0:z<=1||z===process.pid?!1:this.#n.get(z),k===void 0&&C.push(z)}for(const z of C)this.#n.set(z,k);
return k}}function E(I){return/^NSpid:\s.*\s1$/m.test((0,o.lK)(`/proc/${I}/status`))}var f=function(I,M,D){if(M!=null){if(typeof M!="object"&&typeof M!="functio\
n")throw new TypeError("Object expected.");var C,k;if(D){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");C=M[Symbol.asyncDispose]}
if(C===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");C=M[Symbol.dispose],D&&(k=C)}if(typeof C!="function")throw new TypeError(
"Object not disposable.");k&&(C=function(){try{k.call(this)}catch(z){return Promise.reject(z)}}),I.stack.push({value:M,dispose:C,async:D})}else D&&I.stack.push(
{async:!0});return M},w=(function(I){return function(M){function D(Q){M.error=M.hasError?new I(Q,M.error,"An error was suppressed during disposal."):Q,M.hasError=
!0}var C,k=0;function z(){for(;C=M.stack.pop();)try{if(!C.async&&k===1)return k=0,M.stack.push(C),Promise.resolve().then(z);if(C.dispose){var Q=C.dispose.call(C.
value);if(C.async)return k|=2,Promise.resolve(Q).then(z,function(st){return D(st),z()})}else k|=1}catch(st){D(st)}if(k===1)return M.hasError?Promise.reject(M.error):
Promise.resolve();if(M.hasError)throw M.error}return z()}})(typeof SuppressedError=="function"?SuppressedError:function(I,M,D){var C=new Error(D);return C.name=
"SuppressedError",C.error=I,C.suppressed=M,C});async function L(I,M,D){D.signal?.throwIfAborted();const C=(0,A.bw)(),{child:k,printed:z}=B(I,M,D),Q=D.namespace?
it(k.stdio[4]):()=>"",st=()=>Number(/"child-pid": (\d+)/.exec(Q())?.[1]??Number.NaN)||void 0,$=new i.b0(U(k.pid,D)),W=new g(st),V=(0,p.once)(k,"close");V.catch(
()=>{});const X=async()=>{if(k.pid!==void 0&&(0,i.z7)(-k.pid),!(D.namespace?await W.end():!D.sweep||await $.end()))throw new Error(P)},q=()=>{X().catch(()=>{})};
D.signal?.addEventListener("abort",q,{once:!0});const tt=new AbortController,rt=D.watch?.(D.namespace?W:$,tt.signal);rt?.then(ct=>ct&&q());try{const[ct,ut]=await(0,p.
once)(k,"exit");if(tt.abort(),await X(),await et(k,V),await z,!await W.end())throw new Error(P);D.signal?.throwIfAborted();const ft=(0,A.bw)()>C;return{...nt(ct,
ut),breach:await rt,shortOfMemory:ft}}finally{tt.abort(),D.signal?.removeEventListener("abort",q)}}const P="Some processes of the command could not be ended";function B(I,M,D){
const C={stack:[],error:void 0,hasError:!1};try{const k=["ignore","pipe","pipe",D.channel===void 0&&!D.onLink?"ignore":"pipe"];k.push(D.namespace?"pipe":"ignore",
D.filter===void 0?"ignore":"pipe");const z=f(C,(0,T.T)(k),!1),Q=(0,_.spawn)(I,M,{cwd:D.cwd,env:{...D.env},detached:!0,stdio:z.stdio}),[,,,st]=Q.stdio;D.onLink&&
st instanceof m.Duplex?D.onLink(st):K(st,D.channel),K(Q.stdio.at(5),D.filter);const{onLine:$=()=>{}}=D,W=["stdout","stderr"].map(V=>{const X=Q[V];return X?d(X,q=>$(
q,V)):void 0});return{child:Q,printed:Promise.all(W)}}catch(k){C.error=k,C.hasError=!0}finally{w(C)}}function K(I,M){!(I instanceof m.Duplex)||M===void 0||(I.on(
"error",()=>{}),I.end(M))}function U(I,{env:M,sweep:D}){const C=D?M[a.t]:void 0;if(C===void 0)return{root:I};const k=(0,i.x3)(C);return{root:I,marker:z=>z===C,lock:z=>z===
k}}const Z=1e4;async function et(I,M){const D=setTimeout(()=>{for(const C of I.stdio)C?.destroy()},Z);await M,clearTimeout(D)}const at=["SIGHUP","SIGINT","SIGAB\
RT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function nt(I,M){const D=typeof I=="number"?I:null,C=at.find(k=>D===128+b.constants.signals[k]);return{
exitCode:D,signal:typeof M=="string"?M:C??null}}const dt=4096;function it(I){let M="";return I instanceof m.Readable&&I.setEncoding("utf8").on("data",D=>{M=(M+D).
slice(0,dt)}),()=>M}}),9761:((Y,R,e)=>{e.d(R,{CM:()=>m,Md:()=>b,Nz:()=>p});var _=e(1455);const p=".new";function b(T){return T.replaceAll("/","+")}async function m(T,A){
const S=`${b(A)}@`;return(await(0,_.readdir)(T).catch(()=>[])).filter(r=>r.startsWith(S)&&!r.endsWith(p)).map(r=>r.slice(S.length))}}),2106:((Y,R,e)=>{e.d(R,{b0:()=>S,
k3:()=>l,uY:()=>c,x3:()=>d,z7:()=>O});var _=e(7598),p=e(8500),b=e(1264),m=e(3630);const T=1e4,A=2;class S{shm=void 0;namespace=void 0;#t;#e=new Map;#n=new Set;constructor(i){
this.#t=i,i.root!==void 0&&this.#n.add(i.root)}list(){return this.#s().map(i=>`/proc/${i}`)}#s(){const i=(0,m.jN)("/proc"),t=new Set(i);for(const E of this.#e.keys())
t.has(E)||this.#e.delete(E);let g=i.filter(E=>!this.#e.has(E));for(const E of g)this.#e.set(E,!1);for(let E=g;E.length>0;g=g.filter(f=>!this.#e.get(f)))E=g.filter(
f=>this.#o(f));return i.filter(E=>this.#e.get(E))}#o(i){const t=(0,m._N)(i);if(t===void 0||i===process.pid)return!1;const{root:g,marker:E,lock:f}=this.#t,w=this.#e.
get(t.parent)||this.#n.has(t.group)||this.#n.has(t.session);if(!(i===g||w||(f?.(a(i))??!1)||(E?.(h(i))??!1)))return!1;this.#e.set(i,!0);for(const P of[t.group,t.
session])g!==void 0&&P!==0&&this.#n.add(P);return!0}async end(){let i=!1;for(const t=Date.now()+T;Date.now()<t;){const g=this.#s().filter(E=>(0,m._n)(E));if(g.length===
0&&i)return!0;i=g.length===0;for(const E of g)O(E);await(0,p.setTimeout)(A)}return!1}}function O(o){try{process.kill(o,"SIGKILL")}catch{}}async function r(o){await new S(
{marker:i=>i!==""&&o(i)}).end()}async function l(o,i){const t=i===void 0?void 0:`${o}${i}`,g=d(t??o);await new S({marker:E=>t===void 0?E.startsWith(o):E===t,lock:E=>t===
void 0?Math.floor(E/s)===Math.floor(g/s):E===g}).end()}async function c(o,i){const t=o.slice(0,o.lastIndexOf("/")+1),g=E=>{const f=(0,m.lK)(`/proc/${E}/cmdline`).
split("\0").find(w=>w.startsWith(t));return f!==void 0&&f!==i};for(const E=Date.now()+T;Date.now()<E;){const f=(0,m.jN)("/proc").filter(w=>g(w)&&(0,m._n)(w));if(f.
length===0)return;for(const w of f)O(w);await(0,p.setTimeout)(A)}}const s=2**24;function d(o){const[i="",t=""]=o.split("/",2),g=E=>(0,_.createHash)("sha256").update(
E).digest().readUIntBE(0,3);return(s/2+g(i)%(s/2))*s+g(t)}function a(o){return Number(/^Max file locks +(\d+)/m.exec((0,m.lK)(`/proc/${o}/limits`))?.[1]??0)}function h(o){
return(0,m.lK)(`/proc/${o}/environ`).split("\0").find(t=>t.startsWith(`${b.t}=`))?.slice(b.t.length+1)??""}}),6757:((Y,R,e)=>{e.d(R,{FT:()=>E,Fi:()=>it,IM:()=>d,
PE:()=>g,_j:()=>st,dM:()=>D,fV:()=>r,jf:()=>Z,l7:()=>I,m7:()=>at,o5:()=>c,qh:()=>B,r$:()=>l,sK:()=>a});var _=e(7598),p=e(1455),b=e(6760),m=e(3739),T=e(3052),A=e(
6321),S=e(1264),O=e(9307);const r="cache",l="installs";function c($){return(0,_.createHash)("sha256").update(JSON.stringify([$.org,$.project,$.appID])).digest("\
hex").slice(0,32)}const s=["home"];function d($){const W=/([^/:]+?)(?:\/?\.git)?\/*$/.exec($)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(W)&&!s.includes(W)?W:"sourc\
e"}async function a($,W,V,X,q="source"){await(0,p.mkdir)((0,b.join)($,c(W)),{recursive:!0});const tt=await(0,p.realpath)((0,b.join)($,c(W)));await(0,p.chmod)(tt,
493);const rt=await t(tt,V),ct=(0,b.join)(rt,i),ut={cache:(0,b.join)(tt,r),installs:(0,b.join)(tt,l),root:ct,source:(0,b.join)(ct,q),home:(0,b.join)(ct,"home"),
tmp:(0,b.join)(rt,"tmp")};await w(Object.values(ut),X);const ft=await P(ut.cache);return{app:tt,holder:rt,isFirst:ft===0,owner:X,...ut}}const h="work",o="of",i="\
root";async function t($,W){const V=(0,b.join)($,W);await D(V),await(0,p.mkdir)(V),await(0,p.writeFile)((0,b.join)(V,o),W);const X=(0,b.join)($,h);return(0,p.rename)(
V,X).then(()=>X,()=>V)}async function g($){return(0,b.basename)($)!==h?(0,b.basename)($):(0,p.readFile)((0,b.join)($,o),"utf8").catch(()=>"")}async function E({
root:$,source:W,home:V,tmp:X,owner:q}){for(const tt of[$,X])for(const rt of await(0,p.readdir)(tt))await D((0,b.join)(tt,rt));await w([W,V],f(q)?q:void 0)}function f($){
return $!==void 0&&$!==process.getuid?.()}async function w($,W){for(const V of $)await(0,p.mkdir)(V,{recursive:!0}),W!==void 0&&await(0,p.chown)(V,W,W)}const L=100;
async function P($){let W=0;if(!(await(0,p.lstat)($)).isDirectory())return W;await(0,p.chmod)($,493);for await(const V of await(0,p.opendir)($))if(V.isDirectory()&&
await(0,p.chmod)((0,b.join)($,V.name),493).catch(()=>{}),W+=1,W===L)break;return W}async function B({app:$,holder:W}){await(0,p.chmod)($,493).catch(()=>{}),await D(
W)}const K={bytes:T.j9,files:2e5},U=16*T.j9;async function Z($,W,V){V.bytes<=K.bytes&&V.files<=K.files&&((0,A.vy)($)?.bytes??0)>=U&&(await it($,[W.holder])).length===
0||await B(W)}const et=".removed";async function at($){const W=[];for(const V of await dt($))V!==et&&W.push(...await nt((0,b.join)($,V)));return W}async function nt($){
return await(0,p.chmod)($,493).catch(()=>{}),(await dt($)).filter(W=>W!==r&&W!==l).map(W=>(0,b.join)($,W))}async function dt($){return(await(0,p.readdir)($,{withFileTypes:!0}).
catch(()=>[])).filter(V=>V.isDirectory()).map(V=>V.name)}async function it($,W){const V=[];for(const X of W)await(0,p.mkdir)((0,b.join)($,et),{recursive:!0,mode:448}).
catch(()=>{}),await(0,p.chmod)(X,448).catch(()=>{}),await(0,p.rename)(X,(0,b.join)($,et,(0,_.randomUUID)())).catch(q=>{(0,m.xU)(q)!=="ENOENT"&&V.push(X)});return V}
async function I($,W,V){const X=(0,b.join)($,et),q=[];for(const tt of[...(await dt(X)).map(rt=>(0,b.join)(X,rt)),...W])await D(tt,{signal:V})||q.push(tt);return q}
const M=10*6e4;async function D($,{signal:W,ms:V=M}={}){if(!await Q($))return!0;const X=AbortSignal.any([AbortSignal.timeout(V),...W?[W]:[]]);for(const[q,...tt]of[
["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await(0,O.mB)(q,[...tt,"--",$],{cwd:"/",env:C,signal:X}).catch(k)==="missing")return z(
$);if(X.aborted||!await Q($))break}return!await Q($)}const C={PATH:S.s,LC_ALL:"C"};function k($){return(0,m.xU)($)==="ENOENT"?"missing":void 0}async function z($){
return await(0,p.rm)($,{recursive:!0,force:!0}).catch(()=>{}),!await Q($)}async function Q($){return(0,p.lstat)($).then(()=>!0,W=>(0,m.xU)(W)!=="ENOENT")}async function st($,W){
if(!f(W))return;const{exitCode:V}=await(0,O.mB)("chown",["-RhP",`${W}:${W}`,"--",$],{env:{},cwd:"/"});if(V!==0)throw new Error(`chown of ${$} failed`)}}),5879:((Y,R,e)=>{
e.d(R,{Sb:()=>p,YU:()=>T,bb:()=>S,ge:()=>O,ls:()=>b,zA:()=>_});function _(r){return r}class p extends Error{name="BlobsFull"}class b extends Error{name="WrongBy\
tes"}const m=200,T=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,A=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function S(r){if(r.length<=m&&A.test(r))return r;
throw new TypeError(`${JSON.stringify(r.slice(0,100))} is not the key of a blob`)}function O(r){if(r==="")return r;if(!r.endsWith("/"))throw new TypeError(`The \
prefix ${JSON.stringify(r.slice(0,100))} needs a / at its end`);return S(r.slice(0,-1)),r}}),1301:((Y,R,e)=>{e.d(R,{u:()=>_});class _ extends Error{name="StoreU\
navailable";isFull;constructor(b,{isFull:m=!1,...T}={}){super(b,T),this.isFull=m}}}),6293:((Y,R,e)=>{e.d(R,{$:()=>p});var _=e(6169);class p extends Error{name="\
BuildFailure";facts;constructor(m){const T=(0,_.Fd)(m);super(T.message),this.facts=T}}}),8013:((Y,R,e)=>{e.d(R,{V:()=>p,_:()=>S});var _=e(6293);function p(r,l,c,s=[]){
return new _.$({stage:r,code:l,message:c,exitCode:null,signal:null,log:s,diagnostics:[]})}const b=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],m=/\bSIGKILL\b|\bkilled\b/i,T={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},A=40;function S(r,l,c,s){const{exitCode:d,signal:a,breach:h}=c,o=s.last(),i=`The ${r} command \`${l}\``,t={stage:r,exitCode:d,
signal:a,log:o,diagnostics:[]};if(h)return new _.$({...t,code:h.code,message:`${i} was stopped because ${h.because}`});const g=O(c,o.slice(-A).join(`
`)),E=g?.code??(r==="install"?"install_failed":"build_failed"),f=d===null?`ended by ${a}`:`exited with code ${d}`,w=g?`${i} ${g.says} (it ${f})`:`${i} ${f}`;return new _.
$({...t,code:E,message:w})}function O({signal:r,shortOfMemory:l,diskWasShort:c},s){return l&&(r==="SIGKILL"||m.test(s))?T:b.find(d=>(c||!d.ofDisk)&&(d.signals?.
includes(r??"")||d.log?.test(s)))}}),7063:((Y,R,e)=>{e.d(R,{VS:()=>c,gE:()=>l,wl:()=>T,ww:()=>r});var _=e(9307),p=e(8013),b=e(3563);const m=[["core.hooksPath","\
/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedH\
ead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],T=/no space left on device|disk quota exceeded|unable to write file/i,A=1e3,S=50,O=2e3;function r(s,d){
const a={...d.env,...l(s)},h=async(o,i)=>{const t=[];let g=0;const{run:E=_.mB}=d,{exitCode:f,breach:w}=await E("git",o,{cwd:"/",env:a,signal:d.signal,watch:d.guard?.
watch,onLine(P,B){if(B==="stdout")return i?.(P.slice(0,O));t.push(P.slice(0,O)),t.length>=2*S&&t.splice(0,S),g+=1,g<=A&&d.onLine((0,b.r)(P.slice(0,O)))}});g>A&&
d.onLine(`[\u2026 ${g-A} more lines of git are left out \u2026]`);const L=t.slice(-S).map(b.r);if(w)throw(0,p.V)("clone",w.code,`The clone was stopped because ${w.
because}`,L);return{exitCode:f,errors:L}};return{try:h,async must(o){const{exitCode:i,errors:t}=await h(o);if(i===0)return;throw T.test(t.join(`
`))?(0,p.V)("clone","disk_full","The disk is full: the repository could not be checked out",t):(0,p.V)("clone","clone_failed",`The checkout failed: ${c(t)}`,t)}}}
function l(s){const d=m.flatMap(([a,h],o)=>[[`GIT_CONFIG_KEY_${o}`,a],[`GIT_CONFIG_VALUE_${o}`,h]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:s,GIT_CONFIG_COUNT:String(m.length),...Object.fromEntries(d)}}function c(s){return(s.findLast(a=>/^(?:fatal|error|remote):/.
test(a))??s.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),9910:((Y,R,e)=>{e.d(R,{YT:()=>c,aF:()=>a,qq:()=>l,z6:()=>d});var _=e(7598),p=e(
3024),b=e(1455),m=e(6760),T=e(1264),A=e(9307),S=function(h,o,i){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError("Object expected.");
var t,g;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=o[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");t=o[Symbol.dispose],i&&(g=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");g&&(t=function(){try{g.call(
this)}catch(E){return Promise.reject(E)}}),h.stack.push({value:o,dispose:t,async:i})}else i&&h.stack.push({async:!0});return o},O=(function(h){return function(o){
function i(f){o.error=o.hasError?new h(f,o.error,"An error was suppressed during disposal."):f,o.hasError=!0}var t,g=0;function E(){for(;t=o.stack.pop();)try{if(!t.
async&&g===1)return g=0,o.stack.push(t),Promise.resolve().then(E);if(t.dispose){var f=t.dispose.call(t.value);if(t.async)return g|=2,Promise.resolve(f).then(E,function(w){
return i(w),E()})}else g|=1}catch(w){i(w)}if(g===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return E()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,o,i){var t=new Error(i);return t.name="SuppressedError",t.error=h,t.suppressed=o,t});const r=6e4;async function l(h,o,i,{mostBytes:t,
signal:g}){const E=`${i}.list`;await(0,b.writeFile)(E,o.map(L=>`./${L}\0`).join(""),{mode:384});const f=`ulimit -f ${Math.ceil(t/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,w=AbortSignal.any([g,AbortSignal.timeout(r)]);try{const{exitCode:L}=await(0,A.mB)("/bin/sh",["-c",f,"sh",i,h,E],{cwd:"/",env:{PATH:T.
s,LC_ALL:"C"},signal:w});return L===0}catch(L){if(g.aborted)throw L;return!1}}function c(h){return`tar -b 128 -xpPf ${h} --no-same-owner`}const s=1024*1024;async function d(h,o,{
bytes:i,text:t}={}){const g={stack:[],error:void 0,hasError:!1};try{const E=S(g,await(0,b.open)(h,p.constants.O_RDONLY|p.constants.O_NOFOLLOW),!0),f=await E.stat();
if(!f.isFile()||i!==void 0&&f.size!==i)return;const w=(0,_.createHash)("sha256"),L=Math.max(0,Buffer.byteLength(t??"")-1),P=Buffer.alloc(L+s);let[B,K]=[0,!1];for(;;){
o.throwIfAborted();const{bytesRead:U}=await E.read(P,L,s,B);if(U===0)break;w.update(P.subarray(L,L+U)),K||=t!==void 0&&P.subarray(0,L+U).includes(t),P.copyWithin(
0,U,L+U),B+=U}return{bytes:B,hash:w.digest("hex"),hasText:K}}catch(E){g.error=E,g.hasError=!0}finally{const E=O(g);E&&await E}}function a(h){return(0,m.join)(h,
"tree.tar")}}),3121:((Y,R,e)=>{e.d(R,{$f:()=>o,Xw:()=>d,ll:()=>i,s9:()=>t});var _=e(7598),p=e(3024),b=e(1455),m=e(6760),T=e(8302),A=e(6321),S=e(6757),O=e(9910),
r=function(f,w,L){if(w!=null){if(typeof w!="object"&&typeof w!="function")throw new TypeError("Object expected.");var P,B;if(L){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");P=w[Symbol.asyncDispose]}if(P===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");P=w[Symbol.
dispose],L&&(B=P)}if(typeof P!="function")throw new TypeError("Object not disposable.");B&&(P=function(){try{B.call(this)}catch(K){return Promise.reject(K)}}),f.
stack.push({value:w,dispose:P,async:L})}else L&&f.stack.push({async:!0});return w},l=(function(f){return function(w){function L(U){w.error=w.hasError?new f(U,w.
error,"An error was suppressed during disposal."):U,w.hasError=!0}var P,B=0;function K(){for(;P=w.stack.pop();)try{if(!P.async&&B===1)return B=0,w.stack.push(P),
Promise.resolve().then(K);if(P.dispose){var U=P.dispose.call(P.value);if(P.async)return B|=2,Promise.resolve(U).then(K,function(Z){return L(Z),K()})}else B|=1}catch(Z){
L(Z)}if(B===1)return w.hasError?Promise.reject(w.error):Promise.resolve();if(w.hasError)throw w.error}return K()}})(typeof SuppressedError=="function"?SuppressedError:
function(f,w,L){var P=new Error(L);return P.name="SuppressedError",P.error=f,P.suppressed=w,P});const c=8,s=2*1024*1024,d=1/4,a=".drafts",h=".removed";class o{#t;#e;constructor(w,L){
this.#t=w,this.#e=L}get mostBytes(){const w=(0,A.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.installBytes,this.#e.installsBytes,w*d))}async find(w){
const L=(0,m.join)(this.#t,w);try{if(!(await(0,b.stat)(L)).isDirectory())return}catch{return}const P=await E(L).catch(()=>{});if(P?.key===w)return{label:P,folder:L,
archive:(0,O.aF)(L)};await this.remove(L)}async isWhole({label:w,folder:L,archive:P},B){try{if((await(0,O.z6)(P,B,w))?.hash===w.hash){const K=new Date;return await(0,b.
utimes)(L,K,K),!0}}catch{B.throwIfAborted()}return await this.remove(L),!1}async draft(w){const L=(0,m.join)(this.#t,a,w);return await this.remove(L),await(0,b.
mkdir)(L,{recursive:!0,mode:493}),L}async keep(w,L,P=!1){await(0,b.chmod)((0,O.aF)(w),292),await(0,b.writeFile)(g(w),JSON.stringify(L),{mode:384}),P&&await this.
drop(L.key),await(0,b.rename)(w,(0,m.join)(this.#t,L.key)).catch(()=>this.remove(w));let B=0;for(const[K,U]of i(await t(this.#t)).entries())B+=U.bytes,(B>this.#e.
installBytes||K>=c)&&await this.remove(U.folder)}async remove(w){const L=(0,m.join)(this.#t,h,(0,_.randomUUID)());try{await(0,b.rename)(w,L)}catch{await(0,b.mkdir)(
(0,m.join)(this.#t,h),{recursive:!0,mode:448}),await(0,b.rename)(w,L).catch(()=>{})}await(0,S.dM)(L)}async drop(w){await this.remove((0,m.join)(this.#t,w)).catch(
()=>{})}async tidy(w){if(w===null)for(const L of[a,h])await(0,S.dM)((0,m.join)(this.#t,L));else for(const L of[w,`${w}.cache`])await(0,S.dM)((0,m.join)(this.#t,
a,L))}}function i(f){return[...f].sort((w,L)=>L.usedMs-w.usedMs)}async function t(f){const w=[];for(const L of await(0,b.readdir)(f).catch(()=>[])){if(L.startsWith(
"."))continue;const P=(0,m.join)(f,L),[B,K]=await Promise.all([(0,b.lstat)(P).catch(()=>{}),(0,b.lstat)((0,O.aF)(P)).catch(()=>{})]);B&&w.push({folder:P,bytes:K?.
size??0,usedMs:B.mtimeMs})}return w}function g(f){return(0,m.join)(f,"label.json")}async function E(f){const w={stack:[],error:void 0,hasError:!1};try{const L=r(
w,await(0,b.open)(g(f),p.constants.O_RDONLY|p.constants.O_NOFOLLOW),!0);if((await L.stat()).size>s)return;const P=JSON.parse(await L.readFile("utf8"));if(!(0,T.
Gv)(P))return;const{key:B,deployID:K,place:U,made:Z,bytes:et,hash:at}=P;return!(0,T.KH)(B,64)||!(0,T.KH)(K,256)||!(0,T.KH)(at,64)||!(U===null||(0,T.KH)(U,4096))||
typeof et!="number"||!Array.isArray(Z)||!Z.every(nt=>(0,T.KH)(nt,4096))?void 0:{key:B,deployID:K,place:U,made:Z,bytes:et,hash:at}}catch(L){w.error=L,w.hasError=
!0}finally{const L=l(w);L&&await L}}}),3563:((Y,R,e)=>{e.d(R,{B:()=>m,r:()=>p.ri});var _=e(3136),p=e(597),b=e(8013);function m(O,r){const l=(0,p.Nu)(O,r.allowLocal),
c=(0,p.ri)(O);switch(l.kind){case"name":return T((0,p.F1)(r.template,l.name));case"remote":return{url:l.url.href,shown:c,protocols:A(l.url)};case"file":return{url:(0,_.
fileURLToPath)(l.url),shown:c,protocols:"file"};case"path":return T((0,_.pathToFileURL)(l.path).href);case"refused":throw S(c,l)}}function T(O){const r=new URL(
O);return{url:r.protocol==="file:"?(0,_.fileURLToPath)(r):r.href,shown:(0,p.ri)(O),protocols:A(r)}}function A({protocol:O}){return O==="http:"?"http:https":O.slice(
0,-1)}function S(O,{problem:r,instead:l}){const c=`The repository "${O}" ${r}: write ${l}`;return(0,b.V)("clone","repository_not_allowed",c)}})};export{xt as id,St as ids,Ot as modules};

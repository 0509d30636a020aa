const _e=27,he=[27],me={1224:((Y,K,n)=>{n.d(K,{jq:()=>u,ml:()=>g});var i=n(8500);const g={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(p,b){b?.
throwIfAborted();try{await(0,i.setTimeout)(p,void 0,{signal:b})}catch(T){throw b?.throwIfAborted(),T}},after(p,b){const T=setTimeout(b,p);return()=>clearTimeout(
T)}},u={now(){const{user:p,system:b}=process.cpuUsage();return(p+b)/1e3}},c=(p,b)=>{const T=setInterval(b,p).unref();return()=>clearInterval(T)}}),3739:((Y,K,n)=>{
n.d(K,{GQ:()=>u,I7:()=>c,b$:()=>k,xU:()=>b,xb:()=>p});const i={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",
no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},g=Object.keys(i);class u extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(L,N,j={}){super(N,j.cause===void 0?void 0:{cause:j.cause}),this.code=L,this.mender=i[L],this.remedy=
j.remedy,this.input=j.input,this.place=j.place,this.call=j.call,this.also=j.also??[]}with({code:L=this.code,message:N=this.message,...j}){const{remedy:$,input:H,
place:R,call:C,cause:f,also:r}=this;return new u(L,N,{remedy:$,input:H,place:R,call:C,cause:f,also:r,...j})}}function c(E){if(E instanceof u)return E;const L=E instanceof
Error?E.message:String(E);return new u("internal",L,{cause:E,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function p(E){throw new u(
"internal",`Unhandled case: ${JSON.stringify(E)}`)}function b(E){if(!(!(E instanceof Error)||!("code"in E)))return typeof E.code=="string"?E.code:void 0}const T=new Set(
["ENOSPC","EDQUOT"]);function k(E){return T.has(b(E))}}),8302:((Y,K,n)=>{n.d(K,{D7:()=>u,Gv:()=>i,KH:()=>p,U4:()=>g});function i(b){return typeof b=="object"&&b!==
null&&!Array.isArray(b)}function g(b){try{return JSON.parse(b)}catch{return}}function u(b){const T=g(b);return i(T)?T:void 0}function c(b){const T=Object.entries(
b).filter(([,k])=>k!==void 0);return Object.fromEntries(T)}function p(b,T){return typeof b=="string"&&b.length<=T}}),7994:((Y,K,n)=>{n.d(K,{FK:()=>p,UG:()=>T});
var i=n(3024),g=n(1455),u=n(6760),c=n(3739);function p(L,N){const j=(0,u.relative)(L,N);return j===""||j!==".."&&!j.startsWith(`..${u.sep}`)&&!(0,u.isAbsolute)(
j)}function b(L,N){const j=(0,u.resolve)(L,N);if(N.includes("\0")||!p((0,u.resolve)(L),j))throw E(N);return j}async function T(L,N){const[j,$]=await Promise.all(
[(0,g.realpath)(L),(0,g.realpath)(b(L,N))]);if(!p(j,$))throw E(N);return $}function k(L,N){if(!existsSync(L)){k(dirname(L),N);try{mkdirSync(L,{mode:N})}catch(j){
if(systemCode(j)!=="EEXIST")throw j}}}function E(L){return new c.GQ("path_escapes_root",`The path "${L}" leaves its root folder`,{remedy:"Name a path inside the\
 folder, without links that lead out of it."})}}),3052:((Y,K,n)=>{n.d(K,{D6:()=>u,Xq:()=>T,j9:()=>c});var i=n(3739);const g=1024,u=1024*g,c=1024*u,p=[["TiB",1024*
c],["GiB",c],["MiB",u],["KiB",g]];function b(k,E){const[,L,N]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(k.trim())??[],j=p.find(([H])=>H.toLowerCase()===N?.toLowerCase())?.[1],
$=Math.round(Number(L)*(j??Number.NaN));if($>0&&Number.isSafeInteger($))return $;throw new SlipwayError("invalid_input",`${E}: "${k}" is not a size`,{input:E,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function T(k){const[E,L]=p.find(([,j])=>k>=j)??["bytes",1],N=k/L;return`${N<10&&
L>1?N.toFixed(1).replace(/\.0$/,""):Math.round(N)} ${E}`}}),5807:((Y,K,n)=>{n.d(K,{DJ:()=>j,FF:()=>d,Kf:()=>R,Nl:()=>N,OK:()=>k,Ow:()=>C,aL:()=>r,oF:()=>t,vI:()=>H,
zD:()=>l});const i="\x1B",g="\x07",u=new RegExp(`${i}[\\]P_^X][^${g}${i}]*(?:${g}|${i}\\\\)|${i}\\[[0-?]*[ -/]*[@-~]|${i}[ -/]*[0-Z\\\\^-~]`,"g"),c=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
p=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),b=new RegExp(
`(?!\\t)(?:${p.source})`,"gu"),T=new RegExp(`${i}\\[[0-9;:]{0,40}m`,"g");function k(a){const w=a.includes(i)?a.match(T)??[]:[];return w.length===0?{texts:[a],codes:w}:
{texts:a.split(T),codes:w}}const E=/^[ -~]*$/,L=/^[\t -~]*$/;function N(a){return a.includes(i)?a.replace(u,""):a}function j(a){return L.test(a)?a:N(a).replace(
/[\n\u2028\u2029]/g," ").replace(b,"")}function $(a){return a.split(`
`).map(j).join(`
`)}function H(a,w){return a.length>w?f(a,w):a}function R(a){return a.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function C(a,w=2e3){const A=a.length>w*8+1024?a.slice(
0,w*8+1024):a;if(E.test(A)&&A.length<=w)return a;const h=N(A).replace(c," ").replace(p,"").toWellFormed();return h.length>w||A.length<a.length?f(h,w):h}function f(a,w){
if(w<1)return"";const A=a.slice(0,w-1),h=A.charCodeAt(A.length-1);return`${h>=55296&&h<=56319?A.slice(0,-1):A}\u2026`}function r(a){return a.trim().split(/\s+/)}
function l(a){let[w,A]=[String(a),""];for(;w.length>3;w=w.slice(0,-3))A=`,${w.slice(-3)}${A}`;return w+A}function e(a,w){return`${l(a)} ${w}${a===1?"":"s"}`}function t(a){
return d(a)??a}function d(a){try{return decodeURIComponent(a)}catch{return}}const P=/^[\t\n\r -~]*$/,U=new RegExp(`\\u2028|\\u2029|(?![\\n\\r])(?:${b.source})`,
"gu");function x(a){return P.test(a)?a:a.replace(U,B)}function B(a){return Array.from({length:a.length},(A,h)=>a.charCodeAt(h)).map(A=>`\\u${A.toString(16).padStart(
4,"0")}`).join("")}}),8595:((Y,K,n)=>{n.d(K,{_Q:()=>u,i1:()=>c,iA:()=>g,iq:()=>p,q3:()=>b,ws:()=>i});const i=5,g=500;function u({message:T}){return`The build en\
ded with 0 in spite of an error: ${T}`}const c=["build_fault","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","un\
processed_rule"],p=10,b=["repository","secrets","example"]}),2207:((Y,K,n)=>{n.d(K,{Mb:()=>g,sR:()=>u});const i=null,g=["queue","clone","install","build","sync",
"activate"],u=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_inval\
id","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","\
builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","s\
torage_unavailable","sync_failed","start_failed","not_listening","unhealthy","activation_failed","start_failed","not_listening","unhealthy","interrupted"],c={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,
internal:500,unavailable:503}}),6169:((Y,K,n)=>{n.d(K,{Fd:()=>E,U$:()=>j,nf:()=>k});var i=n(8302),g=n(5807),u=n(2207),c=n(2345);const p=["error","warning","noti\
ce"],{failureLogLines:b,failureLogLine:T}=c.lF,k={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"\
activation_failed"};function E({stage:r,code:l,message:e,exitCode:t,signal:d,log:P,diagnostics:U}){const x={stage:r,code:l,message:(0,g.vI)(e,c.IC.message),exitCode:t},
B=d===null?null:d.slice(0,c.IC.signal),a=U.filter(({file:D})=>D.length<=c.IC.file).slice(0,c.IC.findings).map(D=>({...D,code:D.code===null?null:(0,g.vI)(D.code,
c.IC.findingCode),message:(0,g.vI)(D.message,c.IC.findingMessage)})),w=L(a,c.IC.bytes/2),A=c.IC.bytes-N({...x,signal:B,log:[],diagnostics:w}),h=P.slice(-b).map(
D=>(0,g.vI)(D,T));return{...x,signal:B,log:L(h.reverse(),A).reverse(),diagnostics:w}}function L(r,l){let e=l;const t=r.findIndex(d=>(e-=N(d)+1,e<0));return t===
-1?r:r.slice(0,t)}function N(r){return Buffer.byteLength(JSON.stringify(r))}function j(r){if(!(0,i.Gv)(r))return;const{exitCode:l,signal:e,log:t,message:d}=r,P=u.
Mb.find(a=>a===r.stage),U=u.sR.find(a=>a===r.code);if(!P||!U||!(0,i.KH)(d,c.IC.message)||!f(l)||e!==null&&!(0,i.KH)(e,c.IC.signal)||!Array.isArray(t)||t.length>
b||!t.every(a=>(0,i.KH)(a,T)))return;const x=$(r.diagnostics);if(!x)return;const B={stage:P,code:U,message:d,exitCode:l,signal:e,log:t,diagnostics:x};return N(B)<=
c.IC.bytes?B:void 0}function $(r){if(!Array.isArray(r)||r.length>c.IC.findings)return;const l=[];for(const e of r){const t=H(e);if(!t)return;l.push(t)}return l}
function H(r){if(!(0,i.Gv)(r))return;const{file:l,line:e,column:t,code:d,message:P}=r,U=p.find(B=>B===r.severity);if(!U||!(0,i.KH)(l,c.IC.file)||!(0,i.KH)(P,c.IC.
findingMessage)||d!==null&&!(0,i.KH)(d,c.IC.findingCode)||!f(e)||!f(t))return;const x=R(r.source);return{file:l,line:e,column:t,severity:U,code:d,message:P,...x&&
{source:x}}}function R(r){if(!Array.isArray(r)||r.length>c.IC.sourceLines)return;const l=r.flatMap(e=>!(0,i.Gv)(e)||!(0,i.KH)(e.text,c.IC.sourceLine)?[]:typeof e.
line=="number"&&Number.isSafeInteger(e.line)?[{line:e.line,text:e.text}]:[]);return l.length===r.length?l:void 0}function C(r){return{stage:r,code:k[r],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function f(r){return r===null||Number.isSafeInteger(
r)}}),2345:((Y,K,n)=>{n.d(K,{G1:()=>k,IC:()=>H,jh:()=>$,lF:()=>N});const i={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},g=["api","web-ssr","sse"],u=["web-landing",...g];function c(R){return g.some(C=>C===R)}const p="us-east-2",b="execute-api",T="SERVICE_KVS_",k=/^[A-Za-z_][A-Za-z0-9_]*$/,
E=/^[a-z][a-z0-9_]{0,31}$/,L=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,N={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},j={pageDefault:64*1024,pageMost:256*1024},$={subject:200,author:100},H={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),8859:((Y,K,n)=>{n.d(K,{dR:()=>T,BU:()=>E,uw:()=>c,g2:()=>L});var i=n(8161),g=n(3052);
const u={serverBytes:g.j9,serverFiles:2e5},c=384,p=4*g.j9,b={base:128,perProcessor:256},T={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:g.j9,logBytes:4*g.D6,memoryBytes:Math.
min(p,Math.floor(k()/2)),diskBytes:8*g.j9,diskFiles:2e6,processes:b.base+b.perProcessor*(0,i.availableParallelism)(),installBytes:2*g.j9,installsBytes:20*g.j9,...u};
function k(){const N=process.constrainedMemory();return N>0?Math.min((0,i.totalmem)(),N):(0,i.totalmem)()}const E=1e3;function L(N){return Math.min(Math.max(512*
g.D6,N*.02),5*g.j9)}}),4406:((Y,K,n)=>{n.d(K,{jz:()=>H,EQ:()=>$,iv:()=>f,cJ:()=>d,wd:()=>w,lb:()=>r,qQ:()=>C,_8:()=>P,ty:()=>S});var i=n(8302),g=n(3052),u=n(5807),
c=n(8595),p=n(2207),b=n(6169),T=n(2345);function k(m){if(!Array.isArray(m)||m.length>c.iq)return;const O=m.flatMap(s=>E(s)??[]);return O.length===m.length?O:void 0}
function E(m){const{code:O,file:s,line:o,message:y}=(0,i.Gv)(m)?m:{},M=c.i1.find(F=>F===O);if(!(!M||!(0,i.KH)(y,c.iA))&&!(s!==null&&!(0,i.KH)(s,T.IC.file))&&!(o!==
null&&!(typeof o=="number"&&Number.isSafeInteger(o)&&o>0)))return{code:M,file:s,line:o,message:y}}var L=n(4903),N=n(3715);const j=4*g.D6,$=64*1024,H=16384,R=null,
C=128,f=50,r=2e3,l=6e4,e=1e3,t=1e3,d=50;function P(m){try{const O=JSON.parse(m);return(0,i.Gv)(O)?_(O):void 0}catch{return}}const U={ready({isolation:m,limiter:O,
network:s,hasFailed:o}){const[y,M,F]=[Q(m),te(O),ee(s)];if(!y||!M||!F)return;const z={kind:"ready",isolation:y,limiter:M,network:F};return o===!0?{...z,hasFailed:o}:
z},pulse:()=>({kind:"pulse"}),stage({stage:m}){const O=p.Mb.find(s=>s===m);return O&&O!=="queue"?{kind:"stage",stage:O}:void 0},log:({text:m})=>(0,i.KH)(m,$)&&m.
endsWith(`
`)?{kind:"log",text:m}:void 0,commit:({commit:m,facts:O})=>(0,i.KH)(m,64)?{kind:"commit",commit:m,facts:Z(O)}:void 0,ask({id:m,question:O}){const s=(0,i.Gv)(O)?
I(O):void 0;return s&&X(m)?{kind:"ask",id:m,question:s}:void 0},release:({name:m})=>(0,i.KH)(m,x)?{kind:"release",name:m}:void 0,note({level:m,event:O,text:s}){
const o=["info","warn","error"].find(y=>y===m);return o&&(0,i.KH)(O,64)&&(0,i.KH)(s,2e3)?{kind:"note",level:o,event:O,text:s}:void 0},stored({release:m,commit:O,
warnings:s}){const[o,y]=[ne(m),k(s)];return o&&y&&(0,i.KH)(O,64)?{kind:"stored",release:o,commit:O,warnings:y}:void 0},failed({facts:m}){const O=(0,b.U$)(m);return O&&
{kind:"failed",facts:O}},detected({plan:m,commit:O}){const s=re(m);return s&&(0,i.KH)(O,64)?{kind:"detected",plan:s,commit:O}:void 0},done({collected:m}){const O=v(
m,Object.keys(L.GW).length,oe);return O&&{kind:"done",collected:O}}},x=256,B=N.Si.pathBytes,a=64,w=250,A=100,h=1e3,D=1e3;function _(m){const{kind:O}=m;return typeof O==
"string"&&Object.hasOwn(U,O)?U[O](m):void 0}function I({about:m,name:O,part:s,isLast:o,after:y}){if(m==="lock"&&(0,i.KH)(O,x))return{about:m,name:O};if(m==="out\
put"){const M=(0,i.Gv)(s)?S(s):void 0;return M&&{about:m,part:M,isLast:o===!0}}if((m==="repositories"||m==="apps")&&typeof y=="string")return{about:m,after:y}}function S({
files:m,odd:O,ignoredRules:s,faults:o}){const y={files:v(m,w,G),odd:v(O,w,V),ignoredRules:v(s,A,J),faults:v(o,c.ws,W)},{files:M,odd:F,ignoredRules:z,faults:q}=y;
return M&&F&&z&&q?{files:M,odd:F,ignoredRules:z,faults:q}:void 0}function v(m,O,s){if(!Array.isArray(m)||m.length>O)return;const o=m.map(s).filter(y=>y!==void 0);
return o.length===m.length?o:void 0}function W(m){const{file:O,line:s,message:o,isMarked:y}=(0,i.Gv)(m)?m:{};if(!(!(0,i.KH)(o,c.iA)||O!==null&&!(0,i.KH)(O,B))&&
!(s!==null&&!X(s)))return{file:O,line:s,message:o,...y===!0?{isMarked:y}:{}}}function G(m){const{path:O,bytes:s,brotli:o,gzip:y,digest:M,hasKey:F}=(0,i.Gv)(m)?m:
{};if(!(!(0,i.KH)(O,B)||!(0,i.KH)(M,a))&&!(!X(s)||!X(o)||!X(y)))return{path:O,bytes:s,brotli:o,gzip:y,digest:M,...F===!0?{hasKey:F}:{}}}function V(m){const{path:O,
kind:s}=(0,i.Gv)(m)?m:{},o=c.q3.find(y=>y===s);return o&&(0,i.KH)(O,B)?{path:O,kind:o}:void 0}function J(m){const{file:O,line:s,reason:o}=(0,i.Gv)(m)?m:{};if(!(!(0,i.
KH)(O,x)||!(0,i.KH)(o,h)))return{file:O,reason:o,...X(s)?{line:s}:{}}}function Q(m){if((0,i.Gv)(m)){if(m.kind==="bubblewrap"){const{asRoot:O,boundsFiles:s,deniesNamespaces:o}=m;
return{kind:"bubblewrap",asRoot:O===!0,boundsFiles:s===!0,deniesNamespaces:o===!0}}return m.kind==="none"&&(0,i.KH)(m.reason,1e3)?{kind:"none",reason:m.reason}:
void 0}}function te(m){const{kind:O,folder:s,reason:o}=(0,i.Gv)(m)?m:{};return O==="cgroup"&&(0,i.KH)(s,B)?{kind:O,folder:s}:O==="sampling"&&(0,i.KH)(o,h)?{kind:O,
reason:o}:void 0}function Z(m){const{subject:O,author:s}=(0,i.Gv)(m)?m:{},o=(y,M)=>typeof y=="string"&&(0,u.Ow)(y,M).trim()||null;return{subject:o(O,T.jh.subject),
author:o(s,T.jh.author)}}function ee(m){const{level:O,reason:s}=(0,i.Gv)(m)?m:{};return O==="private"?{level:O}:(O==="filtered"||O==="open")&&(0,i.KH)(s,h)?{level:O,
reason:s}:void 0}function ne(m){if(!(0,i.Gv)(m))return;const{manifestHash:O,files:s,written:o,reused:y,bytes:M}=m;if(!(typeof O!="string"||!/^[0-9a-f]{64}$/.test(
O))&&!(!X(s)||!X(o)||!X(y)||!X(M)))return{manifestHash:O,files:s,written:o,reused:y,bytes:M}}function re(m){const{text:O,folder:s,command:o,output:y}=(0,i.Gv)(m)?
m:{};if(typeof O!="string"||typeof s!="string")return;const M=F=>typeof F=="string"?(0,u.Ow)(F,D):null;return{text:(0,u.Ow)(O,2*D),folder:(0,u.Ow)(s,D),command:M(
o),output:M(y)}}function oe(m){const{kind:O,items:s,bytes:o,left:y}=(0,i.Gv)(m)?m:{},M=Object.keys(L.GW).find(q=>q===O);if(M===void 0||!X(s)||!X(o))return;const F=(0,i.
Gv)(y)?y:{},z=X(F.items)&&X(F.bytes);return{kind:M,items:s,bytes:o,...z&&{left:{items:Number(F.items),bytes:Number(F.bytes)}}}}function X(m){return Number.isSafeInteger(
m)&&Number(m)>=0}}),4903:((Y,K,n)=>{n.d(K,{FM:()=>E,GW:()=>T,RM:()=>L,Wi:()=>N,X2:()=>k});var i=n(3052);const g=864e5,u=1e3,c=90,p=7*g,b=512*i.D6,T={apps:{what:"\
deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted\
`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",
age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 51\
2 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 \
hours"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},objects:{what:"fi\
les that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"\
caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days wi\
thout a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 br\
anches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository \
any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"\
90 days without a build"}},k={caches:{bytes:4*i.j9,allBytes:20*i.j9,items:Number.POSITIVE_INFINITY,ageMs:30*g},mirrors:{bytes:4*i.j9,allBytes:20*i.j9,items:Number.
POSITIVE_INFINITY,ageMs:30*g},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*g}},E=200,L=8,N=36e5}),
3715:((Y,K,n)=>{n.d(K,{S4:()=>T,Si:()=>u,_f:()=>c,dv:()=>g,nM:()=>N,q5:()=>j,rr:()=>E,sS:()=>p,v_:()=>b,y9:()=>k});var i=n(3052);const g={files:1e5,fileBytes:512*
i.D6,totalBytes:4*i.j9},u={pathBytes:1024,pathsBytes:16*i.D6,rulesBytes:256*1024,indexBytes:32*i.D6},c=32*i.D6,p={pathBytes:4096,pathsBytes:32*i.D6,rulesBytes:8*
i.D6,indexBytes:48*i.D6},b=i.D6,T=i.D6,k=8,E=32,N=3600*1e3/2,j=2*i.D6}),6321:((Y,K,n)=>{n.d(K,{Lq:()=>r,oU:()=>B,vy:()=>d});var i=n(1421),g=n(8474),u=n(3024),c=n(
3052),p=n(5807),b=n(8859),T=n(8838),k=n(1264),E=n(1702),L=n(5758),N=function(A,h,D){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError(
"Object expected.");var _,I;if(D){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");_=h[Symbol.asyncDispose]}if(_===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");_=h[Symbol.dispose],D&&(I=_)}if(typeof _!="function")throw new TypeError("Object not disposable.");
I&&(_=function(){try{I.call(this)}catch(S){return Promise.reject(S)}}),A.stack.push({value:h,dispose:_,async:D})}else D&&A.stack.push({async:!0});return h},j=(function(A){
return function(h){function D(v){h.error=h.hasError?new A(v,h.error,"An error was suppressed during disposal."):v,h.hasError=!0}var _,I=0;function S(){for(;_=h.
stack.pop();)try{if(!_.async&&I===1)return I=0,h.stack.push(_),Promise.resolve().then(S);if(_.dispose){var v=_.dispose.call(_.value);if(_.async)return I|=2,Promise.
resolve(v).then(S,function(W){return D(W),S()})}else I|=1}catch(W){D(W)}if(I===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.
error}return S()}})(typeof SuppressedError=="function"?SuppressedError:function(A,h,D){var _=new Error(D);return _.name="SuppressedError",_.error=A,_.suppressed=
h,_});const $=1/20,H=1/4,R=3e3,C=1/100,f=2e3;class r{#e;#t;#s;#n;#r;#i;#u;#c;#a;#o=0;#d=0;#f;#_;#h=0;#m;#E=0;#p=!1;#l=!1;constructor(h,D,_,{now:I,measure:S}={}){
this.#e=_,this.#t=I??(()=>performance.now()),this.#s=S??B,this.#m=this.#t(),this.#r=D===void 0?[]:[D],this.#n={whole:[h],changed:this.#r,since:Date.now()},this.#i=
d(h),this.#a=this.#i,this.#c=(this.#i?.files??0)>b.BU;const{size:v=0,bytes:W=0}=this.#i??{};this.#u=Math.min((0,b.g2)(v),W/2)*(_.reservePart??1)}include(h){this.#r.
push(h)}get wrote(){return{bytes:this.#o,files:this.#d}}get late(){return this.#p&&this.#f!==void 0&&this.#t()-this.#h>E.g}get wasShort(){return this.#l}look(h){
const D=this.#y();if(!D)return{room:Number.POSITIVE_INFINITY};const _=Math.min(this.#e.diskBytes-this.#o,D.bytes-this.#u),I=this.#t()-this.#m,S=this.#o>this.#e.
diskBytes||this.#d>this.#e.diskFiles,v=D.bytes<this.#u;this.#p=S||v;const W=this.#p?Math.min(this.#E/(v?H:$),f):Math.max(this.#e.seldomMs??R,this.#E/C);return this.#f===
void 0&&I>=W&&this.#w(h),{room:_,breach:this.#_}}async settle(h){await this.#f,this.#y();const D=this.#o>this.#e.diskBytes/2||this.#d>this.#e.diskFiles/2;return this.#_??
(D?await this.#w(h):void 0)}#y(){const h=d(this.#n.whole[0]??"/");return h&&this.#a&&(this.#o+=Math.max(0,this.#a.bytes-h.bytes),this.#d+=Math.max(0,this.#a.files-
h.files)),this.#a=h??this.#a,h&&(this.#l||=h.bytes<this.#u||this.#c&&h.files<b.BU),h}#w(h){return this.#f=this.#g(h).finally(()=>{this.#f=void 0}),this.#f}async#g(h){
this.#h=this.#t();const D={bytes:this.#o,files:this.#d},{diskBytes:_,diskFiles:I}=this.#e,S=P(this.#n.whole[0]??"/"),v=await this.#s(this.#n,{bytes:_,files:I}),
W=await(0,L.I)(h,{work:new E.Qj,device:S,thorough:this.#p});this.#m=this.#t(),this.#E=this.#m-this.#h;const G={bytes:(v?.bytes??0)+W.disk,files:v?.files??0},V=v?.
complete&&W.complete.disk?G:{bytes:Math.max(D.bytes,G.bytes),files:Math.max(D.files,G.files)};return this.#o=V.bytes+this.#o-D.bytes,this.#d=V.files+this.#d-D.files,
this.#_=this.#b({...V,...v?.parts&&{parts:v.parts}}),this.#_}#b({bytes:h,files:D,parts:_}){const{diskBytes:I,diskFiles:S}=this.#e;if(h>I)return t(`it wrote more\
 than ${(0,c.Xq)(I)}, the limit of a build${e(_,"bytes")}`);if(D>S)return t(`it made more than ${(0,p.zD)(S)} files, the limit of a build${e(_,"files")}`);const v=this.#a?.
bytes??Number.POSITIVE_INFINITY,W=h/Math.max(1,(this.#i?.bytes??0)-v);return v>=(0,E.s5)(this.#u,W)?void 0:{code:"disk_full",because:`the disk of the platform r\
an short: ${(0,c.Xq)(v)} were left, and it wrote ${(0,c.Xq)(h)}${e(_,"bytes")}`}}}const l=["in its workspace","in the cache of its app","as git objects of its r\
epository"];function e(A,h){const D=(A??[]).map(S=>S[h]),_=Math.max(0,...D),I=_>0?l[D.indexOf(_)]:void 0;return I===void 0?"":`, most of ${h==="files"?"them":"i\
t"} ${I}`}function t(A){return{code:"disk_quota",because:A}}function d(A){try{const{bavail:h,blocks:D,bsize:_,ffree:I}=(0,u.statfsSync)(A);return{bytes:h*_,size:D*
_,files:I}}catch{return}}function P(A){try{return(0,u.lstatSync)(A).dev}catch{return}}const U=6e4,x=["-type","d","-printf","%b\\n","-o","-links","1","-printf","\
%b\\n","-o","-printf","%b %i\\n"];async function B(A,h){const D={bytes:0,files:0,complete:!0,seen:new Set},_=`@${Math.floor(A.since/1e3)}`;if(!await a([...A.whole,
"-xdev",...x],D,h))return;const I=[{bytes:D.bytes,files:D.files}];for(const G of A.changed){const V={bytes:D.bytes,files:D.files};await a([G,"-xdev","-newerct",
_,"(",...x,")"],D,h),I.push({bytes:D.bytes-V.bytes,files:D.files-V.files})}const{bytes:S,files:v,complete:W}=D;return{bytes:S,files:v,complete:W,parts:I}}async function a(A,h,D){
const _={stack:[],error:void 0,hasError:!1};try{const I=N(_,(0,T.T)(["ignore","pipe","pipe"]),!1),S=(0,i.spawn)("find",["-P",...A],{cwd:"/",env:{PATH:k.sg,LC_ALL:"\
C"},stdio:I.stdio,timeout:U,killSignal:"SIGKILL"});let v="",W=!1,G=!1;S.stdout?.setEncoding("latin1").on("data",Q=>{const te=(v+Q).split(`
`);v=te.pop()??"";for(const Z of te)w(Z,h);(h.bytes>D.bytes||h.files>D.files)&&S.kill("SIGKILL")}),S.stderr?.setEncoding("latin1").on("data",Q=>{W||=/permission denied|too long/i.
test(Q),G||=/unrecognized|unknown|illegal|invalid/i.test(Q)});const[V]=await(0,g.once)(S,"close").catch(()=>[void 0]),J=h.bytes>D.bytes||h.files>D.files;return(typeof V!=
"number"&&!J||W)&&(h.complete=!1),V!==void 0&&!G}catch(I){_.error=I,_.hasError=!0}finally{j(_)}}function w(A,h){const[D="",_]=A.split(" ",2);if(_!==void 0){if(h.
seen.has(Number(_)))return;h.seen.add(Number(_))}h.bytes+=Number(D)*512,h.files+=1}}),5679:((Y,K,n)=>{n.d(K,{o:()=>j});var i=n(6760),g=n(8500),u=n(6321),c=n(3630),
p=n(6807);class b{late=!1;#e;#t;#s;#n=new p.z8((0,c.Ju)());constructor(f,r){this.#e=f,this.#t=r,this.#s=f.events}look(){const f=(0,c.Ju)(),r=this.settle()??(f&&
this.#n.shortage(f,this.#e.used));return{room:f?this.#n.room(f):Number.POSITIVE_INFINITY,breach:r}}settle(){const{killed:f,full:r}=this.#e.events;if(!(f<=this.#s.
killed))return r>this.#s.full?(0,p.Zh)(this.#t,this.#t):(0,p._U)((0,c.Ju)()?.available??0,this.#e.used)}}var T=function(C,f,r){if(f!=null){if(typeof f!="object"&&
typeof f!="function")throw new TypeError("Object expected.");var l,e;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=
f[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");l=f[Symbol.dispose],r&&(e=l)}if(typeof l!="functi\
on")throw new TypeError("Object not disposable.");e&&(l=function(){try{e.call(this)}catch(t){return Promise.reject(t)}}),C.stack.push({value:f,dispose:l,async:r})}else
r&&C.stack.push({async:!0});return f},k=(function(C){return function(f){function r(d){f.error=f.hasError?new C(d,f.error,"An error was suppressed during disposa\
l."):d,f.hasError=!0}var l,e=0;function t(){for(;l=f.stack.pop();)try{if(!l.async&&e===1)return e=0,f.stack.push(l),Promise.resolve().then(t);if(l.dispose){var d=l.
dispose.call(l.value);if(l.async)return e|=2,Promise.resolve(d).then(t,function(P){return r(P),t()})}else e|=1}catch(P){r(P)}if(e===1)return f.hasError?Promise.
reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return t()}})(typeof SuppressedError=="function"?SuppressedError:function(C,f,r){var l=new Error(r);
return l.name="SuppressedError",l.error=C,l.suppressed=f,l});const E=250,L=25,N=4e6;function j(C){const{group:f,memoryBytes:r}=C,l=f?new b(f,r):new p.zf(r),e=new u.
Lq(C.root,C.cache,C);return C.tmp!==void 0&&e.include(C.tmp),{group:f,include:t=>e.include(t),get wrote(){return e.wrote},get diskWasShort(){return e.wasShort},
async watch(t,d){const P={stack:[],error:void 0,hasError:!1};try{const U=T(P,new H(t),!1);let x=Number.POSITIVE_INFINITY;for(;;){const B=Math.min(E,Math.max(L,x/
N));if(!await $(B,d))return l.settle()??e.settle(t).catch(()=>{});const a=[e.look(t),l.look(t)],w=a.find(A=>A.breach)?.breach;if(w)return w;x=Math.min(...a.map(
A=>A.room)),l.late||e.late?U.hold():U.release()}}catch(U){P.error=U,P.hasError=!0}finally{k(P)}}}}async function $(C,f){return(0,g.setTimeout)(C,!0,{signal:f}).
catch(()=>!1)}class H{#e;#t=[];constructor(f){this.#e=f}hold(){this.#t=this.#e.list().map(f=>Number((0,i.basename)(f)));for(const f of this.#t)R(f,"SIGSTOP")}release(){
if(this.#t.length===0)return;const f=new Set(this.#e.list().map(r=>Number((0,i.basename)(r))));for(const r of this.#t)f.has(r)&&R(r,"SIGCONT");this.#t=[]}[Symbol.
dispose](){this.release()}}function R(C,f){try{process.kill(C,f)}catch{}}}),1702:((Y,K,n)=>{n.d(K,{Qj:()=>b,g:()=>u,s5:()=>g});var i=n(8500);function g(T,k){return T*
(.25+.75*Math.min(1,Math.max(0,k)))}const u=1e3,c=25e4,p=1e4;class b{#e=0;#t=process.cpuUsage();get done(){const{user:k,system:E}=process.cpuUsage(this.#t);return this.#e+
k+E}get over(){return this.done>=c}async breathe(){const k=this.done;k-this.#e<p||(await(0,i.setImmediate)(),this.#e=k,this.#t=process.cpuUsage())}}}),6807:((Y,K,n)=>{
n.d(K,{A0:()=>d,Zh:()=>r,_U:()=>l,z8:()=>f,zf:()=>C});var i=n(3024),g=n(8500),u=n(3052),c=n(1264),p=n(3630),b=n(6275),T=n(1702),k=n(5758);const E=1/30,L=1/250,N=1e3,
j=1e3,$=1e4,H=30,R=16*u.D6;class C{#e;#t=(0,p.Ju)();#s=new f(this.#t);#n=0;#r=performance.now()+N;#i={used:0,atMost:0};#u;#c;#a=!1;constructor(a){this.#e=a}get late(){
return this.#a&&this.#u!==void 0&&performance.now()-this.#u.since>T.g}look(a){const w=(0,p.Ju)();if(!w||!this.#t)return{room:Number.POSITIVE_INFINITY};const A=e(
a.list())+this.#o(w)+Math.max(0,w.pageTables-this.#t.pageTables),h=Math.min(this.#e-A,this.#s.room(w));this.#a=h<=0;const D=this.#a?this.#n:this.#r;this.#u===void 0&&
performance.now()>=D&&this.#d(a,A);const _=this.#i.used+Math.max(0,A-this.#i.atMost);return{room:h,breach:this.#c??this.#s.shortage(w,_)}}settle(){}#o(a){const{
shared:w=0,swapFree:A=0}=this.#t??{};return Math.max(0,a.shared-w)+Math.max(0,A-a.swapFree)}async#d(a,w){const A=performance.now();this.#u={since:A};let h=await this.#f(
a,new T.Qj);h>this.#e&&(await(0,g.setTimeout)(H),h=Math.min(h,await this.#f(a,new T.Qj)),h>this.#e&&(this.#c=r(h,this.#e))),this.#i={used:h,atMost:w};const D=performance.
now(),_=D-A;this.#n=D+Math.min(_/E,j),this.#r=D+Math.max(N,Math.min(_/L,$)),this.#u=void 0}async#f(a,w){const{own:A,mapped:h}=await d(a.list(),w),D=await(0,k.I)(
a,{work:w,thorough:this.#a}),_=(0,p.Ju)(),I=(_?.shared??0)>R?await x(a):0,S=P(a)+D.memory+I,v=D.complete.memory?S:Math.max(S,h,_?this.#o(_):0);return A+v}}class f{#e;#t;constructor({
total:a,available:w}={total:0,available:0}){this.#e=w,this.#t=Math.min(Math.max(128*u.D6,a*.03),1024*u.D6,w/2)}room({available:a}){return a-this.#t}shortage({available:a},w){
const A=Math.max(1,this.#e-a);return a<(0,T.s5)(this.#t,w/A)?l(a,w):void 0}}function r(B,a){return{code:"out_of_memory",because:`it used ${(0,u.Xq)(B)} of memor\
y, and the limit for all processes of a build is ${(0,u.Xq)(a)}`}}function l(B,a){return{code:"out_of_memory",because:`the platform's machine ran short of memor\
y: ${(0,u.Xq)(B)} were left, and it used ${(0,u.Xq)(a)}`}}function e(B){let a=0;for(const w of B)a+=t(w);return a*(0,p.T0)()}function t(B){const a=(0,p.lK)(`${B}\
/statm`);if(!a.startsWith("0 "))return Number(a.split(" ",2)[1]??0);const w=(0,p.uX)(B);return w===void 0?0:Number((0,p.lK)(`${w}/statm`).split(" ",2)[1]??0)}async function d(B,a){
let w=0,A=0;for(const h of B){await a.breathe();const D=(0,p.uX)(h);if(D===void 0)continue;w+=(0,p.$$)("VmPTE",(0,p.lK)(`${D}/status`));const _=a.over?"":(0,p.lK)(
`${D}/smaps_rollup`),I=(0,p.$$)("Pss",_);I===0&&(w+=e([h])+(0,p.$$)("VmSwap",(0,p.lK)(`${D}/status`)));const S=(0,p.$$)("Pss_Shmem",_);w+=I-S+(0,p.$$)("SwapPss",
_),A+=S}return{own:w,mapped:A}}function P({memory:B=[]}){return B.reduce((a,w)=>a+U(w),0)}function U(B){try{const{blocks:a,bfree:w,bsize:A}=(0,i.statfsSync)(B);
return(a-w)*A}catch{return 0}}async function x(B){if(!(0,k.V)(B))return 0;const a=[],w=["-t",String(B.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,b.m)("n\
senter",w,{cwd:"/",env:{PATH:c.sg},onLine:_=>a.push(_)}).catch(()=>{});const[A="",...h]=a.map(_=>_.trim().split(/\s+/)),D=["rss","swap"].map(_=>[...A].indexOf(_));
return h.reduce((_,I)=>_+D.reduce((S,v)=>S+(Number(I[v])||0),0),0)}}),5758:((Y,K,n)=>{n.d(K,{I:()=>T,V:()=>E});var i=n(3024),g=n(6760),u=n(3630);const c="/dev/s\
hm",p=64,b=1/8;async function T(H,{work:R,device:C,thorough:f}){const r=new k(H,R,C),l=H.list();for(const e of l)await r.descriptors(`${e}/fd`);for(const e of l)
await r.mappings(e);for(const e of l){const d=(0,u.hC)(`${e}/task`).filter(P=>P!==(0,g.basename)(e)).filter(()=>f||Math.random()<b);for(const P of d)await r.descriptors(
`${e}/task/${P}/fd`)}return r}class k{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#s;#n;#r;#i=new Set;constructor(R,C,f){this.#e=C,this.#t=f,this.#s=(R.memory??
[]).map(r=>$(r)?.dev),this.#n=R.memory===void 0?$(c)?.dev:void 0,this.#r=E(R)}async descriptors(R){const C=(0,u.wA)(R);if(C===void 0)return this.#f();for(const[
f,r]of C.entries()){if(f%p===0&&!await this.#d())return;const l=$(`${R}/${r}`);this.#c(l),l?.isSocket()&&this.#a(l)&&j(`${R}info/${r}`)&&(this.complete.memory=!1)}}async mappings(R){
if(!await this.#d())return;const C=(0,u.uX)(R);if(C===void 0)return;const f=(0,u.lK)(`${C}/maps`);if(f===""&&(0,u.uX)(R)!==void 0)return this.#f();const r=`/pro\
c/${(0,g.basename)(C)}/map_files`;let l=0;for(const e of L(f)){if(l+=1,l%p===0&&!await this.#d())return;(e.isDeleted||e.device===this.#n)&&this.#u(r,e)}}#u(R,{range:C,
device:f,inode:r,isSystemV:l}){if(!(this.#i.has(`${f}:${r}`)||l&&this.#r&&this.#o(f)))try{this.#c((0,i.statSync)(`${R}/${C}`))}catch(e){if(!(0,u.H0)(e))return;f===
this.#t?this.complete.disk=!1:this.#o(f)&&(this.complete.memory=!1)}}#c(R){!R?.isFile()||R.nlink>0&&R.dev!==this.#n||this.#a(R)&&(R.dev===this.#t?this.disk+=R.blocks*
512:this.#o(R.dev)&&(this.memory+=R.blocks*512))}#a({dev:R,ino:C}){const f=`${R}:${C}`;return this.#i.has(f)?!1:(this.#i.add(f),!0)}#o(R){return R!==this.#t&&!this.#s.
includes(R)&&(Math.floor(R/256)&4095)===0}async#d(){return this.#e.over?this.#f():await this.#e.breathe(),!this.#e.over}#f(){this.complete.disk=!1,this.complete.
memory=!1}}function E(H){return H.namespace!==void 0&&process.getuid?.()===0}function*L(H){for(const[,R="",C="",f="",r="",l,e=""]of H.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))
yield{range:`${R}-${C}`,device:N(Number.parseInt(f,16),Number.parseInt(r,16)),inode:Number(l),isDeleted:e.endsWith(" (deleted)"),isSystemV:e.startsWith("/SYSV")}}
function N(H,R){return(R&255)+H*256+(R-(R&255))*4096}function j(H){return/^scm_fds:\s+[1-9]/m.test((0,u.lK)(H))}function $(H){try{return(0,i.statSync)(H)}catch{
return}}}),6822:((Y,K,n)=>{n.d(K,{N_:()=>H,dI:()=>E,gl:()=>C});var i=n(3739),g=n(8302),u=n(3052),c=n(6169),p=n(2881),b=n(5879),T=n(8423);const k=8*u.D6,E=u.D6,L=200,
N=u.D6,j=64*u.D6,$=8;class H{#e;#t;#s=new Map;#n=new Map;#r=[];#i=0;#u=0;#c;#a=Promise.withResolvers();constructor(t,d){this.#e=t,this.#t=d,t.on("data",P=>this.#f(
P)),t.on("error",()=>this.#l(void 0)),t.on("close",()=>this.#l(void 0)),t.on("end",()=>this.#l(void 0))}async call(t,d,{bytes:P,signal:U,onEvent:x}={}){if(U?.throwIfAborted(),
this.#c)throw this.#c;this.#u+=1;const B=this.#u,a={...Promise.withResolvers(),onEvent:x};this.#s.set(B,a);const w=()=>this.#o({abort:B});U?.addEventListener("a\
bort",w,{once:!0}),this.#o({call:t,id:B,given:d},P);try{return await a.promise}catch(A){throw U?.throwIfAborted(),A}finally{U?.removeEventListener("abort",w)}}tell(t,d){
this.#o({tell:t,given:d})}end(){return new Promise(t=>this.#e.end(()=>t()))}#o(t,d=R){if(!this.#e.writable)return;const P=Buffer.from(JSON.stringify(t)),U=Buffer.
alloc($);U.writeUInt32BE(P.length,0),U.writeUInt32BE(d.length,4),this.#e.cork(),this.#e.write(Buffer.concat([U,P])),d.length>0&&this.#e.write(d),process.nextTick(
()=>this.#e.uncork()),this.#e.writableLength>j&&this.#l(new Error("it does not read what it is sent"))}#d(){if(this.#c||this.#e.writableLength<N)return;const t=new Promise(
d=>this.#e.once("drain",d));return Promise.race([t,this.#a.promise])}#f(t){this.#r.push(t),this.#i+=t.length;try{for(let d=this.#_();d!==void 0&&!this.#c;d=this.#_())
this.#m(...d)}catch(d){this.#l(d instanceof Error?d:new Error(String(d)))}}#_(){if(this.#i<$)return;const[t=R]=this.#r,d=t.length>=$?t:this.#h(),P=d.readUInt32BE(
0),U=d.readUInt32BE(4);if(P>k||U>E)throw new Error("it sent a message that is too long");if(this.#i<$+P+U)return;const x=this.#h(),B=x.subarray($+P+U);this.#r.splice(
0,1,...B.length>0?[B]:[]),this.#i=B.length;const a=JSON.parse(x.toString("utf8",$,$+P));if(!(0,g.Gv)(a))throw new Error("it sent an invalid message");return[a,x.
subarray($+P,$+P+U)]}#h(){return this.#r.length>1&&this.#r.splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??R}#m(t,d){const{call:P,tell:U,abort:x,id:B,
event:a,given:w}=t;if(typeof P=="string"&&typeof B=="number"&&(0,g.Gv)(w))this.#p(P,B,w,d);else if(typeof U=="string"&&(0,g.Gv)(w))this.#t.tell?.(U,w);else if(typeof x==
"number")this.#n.get(x)?.abort(new Error("The caller aborted"));else if(typeof B=="number")this.#E(B,t,a,d);else throw new Error("it sent an invalid message")}#E(t,d,P,U){
const x=this.#s.get(t);if((0,g.Gv)(P)){x?.onEvent?.(P);return}this.#s.delete(t),(0,g.Gv)(d.error)?x?.reject(l(d.error)):x?.resolve({value:d.answer,bytes:U})}async#p(t,d,P,U){
const x=Object.hasOwn(this.#t.calls,t)?this.#t.calls[t]:void 0;if(!x)return this.#l(new Error("it made an unknown call"));if(this.#n.has(d))return this.#l(new Error(
"it gave two calls one number"));if(this.#n.size>=L)return this.#l(new Error("it made too many calls at once"));const B=new AbortController;this.#n.set(d,B);try{
const a=h=>this.#o({event:h,id:d}),{value:w=null,bytes:A}=await x({given:P,bytes:U,signal:B.signal,event:a,read:()=>this.#d()});this.#o({answer:w,id:d},A)}catch(a){
this.#o({error:r(a),id:d})}finally{this.#n.delete(d)}}#l(t){if(!this.#c){this.#c=t??new Error("The other side has gone");for(const d of this.#s.values())d.reject(
this.#c);for(const d of this.#n.values())d.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(t)}}}const R=Buffer.alloc(0);class C extends Error{lines;constructor(t){
const d=t.flatMap(P=>/^npm (?:ERR!|error) (.*)/.exec(P)?.[1]??[]);super(d.find(P=>!f.test(P))??d[0]??"npm printed no reason"),this.lines=t}}const f=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function r(e){const t=e instanceof Error?e.message:String(e);return e instanceof p.$w?{kind:"BuildFailure",message:t,facts:e.facts}:e instanceof C?{kind:"Regist\
ryError",message:t,lines:e.lines}:e instanceof b.Sb?{kind:"BlobsFull",message:t}:e instanceof b.ls?{kind:"WrongBytes",message:t}:e instanceof T.u?{kind:"StoreUn\
available",message:"The storage cannot be used now",isFull:e.isFull}:{kind:"Error",message:t,code:(0,i.xU)(e)??null}}function l({kind:e,message:t,facts:d,lines:P,
isFull:U,code:x}){const B=String(t),a=e==="BuildFailure"&&(0,g.Gv)(d)?(0,c.U$)(d):void 0;return a?new p.$w(a):e==="RegistryError"&&Array.isArray(P)?new C(P.map(
String)):e==="BlobsFull"?new b.Sb(B):e==="WrongBytes"?new b.ls(B):e==="StoreUnavailable"?new T.u(B,{isFull:U===!0}):Object.assign(new Error(B),typeof x=="string"?
{code:x}:{})}}),1264:((Y,K,n)=>{n.d(K,{CM:()=>b,Md:()=>p,Sq:()=>u,sg:()=>c,tl:()=>g});var i=n(1455);const g="SLIPWAY_BUILD",u="/run/slipway-code",c="/usr/local/\
bin:/usr/bin:/bin";function p(T){return T.replaceAll("/","+")}async function b(T,k){const E=`${p(k)}@`;return(await(0,i.readdir)(T).catch(()=>[])).filter(N=>N.startsWith(
E)).map(N=>N.slice(E.length))}}),3630:((Y,K,n)=>{n.d(K,{$$:()=>b,H0:()=>p,Ju:()=>H,T0:()=>r,_N:()=>k,_n:()=>L,bw:()=>R,hC:()=>u,jN:()=>T,lK:()=>g,uX:()=>j,wA:()=>c});
var i=n(3024);function g(e){try{return(0,i.readFileSync)(e,"utf8")}catch{return""}}function u(e){return c(e)??[]}function c(e){try{return(0,i.readdirSync)(e)}catch(t){
return p(t)?void 0:[]}}function p(e){return e instanceof Error&&"code"in e&&(e.code==="EACCES"||e.code==="EPERM")}function b(e,t){return Number(new RegExp(`^${e}\
:\\s+(\\d+) kB`,"m").exec(t)?.[1]??0)*1024}function T(e){return u(e).filter(t=>/^\d+$/.test(t)).map(Number)}function k(e){return E(`/proc/${e}/stat`)}function E(e){
const t=g(e);if(t==="")return;const d=t.slice(t.lastIndexOf(")")+2).split(" ",20),[P="",U,x,B]=d,a=Number(d[19]);return{state:P,parent:Number(U),group:Number(x),
session:Number(B),started:a}}function L(e){const t=k(e);return t===void 0?!1:N(t)?u(`/proc/${e}/task`).some(d=>{const P=E(`/proc/${e}/task/${d}/stat`);return P!==
void 0&&!N(P)}):!0}function N({state:e}){return/^[ZX]/.test(e)}function j(e){return $(e)?e:u(`${e}/task`).map(t=>`${e}/task/${t}`).find($)}function $(e){return/^[1-9]/.
test(g(`${e}/statm`))}function H(){const e=g("/proc/meminfo"),t=b("MemTotal",e);if(t!==0)return{total:t,available:b("MemAvailable",e),shared:b("Shmem",e),pageTables:b(
"PageTables",e),swapFree:b("SwapFree",e)}}function R(){return Number(/^oom_kill (\d+)/m.exec(g("/proc/vmstat"))?.[1]??0)}const C=6n;let f;function r(){return f??=
l(),f}function l(){try{const e=new BigUint64Array(new Uint8Array((0,i.readFileSync)("/proc/self/auxv")).buffer),t=e.findIndex((d,P)=>P%2===0&&d===C);return t===
-1?4096:Number(e[t+1])}catch{return 4096}}}),6275:((Y,K,n)=>{n.d(K,{m:()=>r});var i=n(1421),g=n(8474),u=n(8161),c=n(7075),p=n(8838),b=n(6193);const T=16384,k=65536,
E=10,L=1e3,N=1;function j(_,I,S=()=>{}){const v=new b.StringDecoder("utf8"),W=Promise.withResolvers();let G=[],V="",J=!1;const Q=()=>{for(const ee of G.slice(0,
L))I(ee.slice(0,T));G=G.slice(L);const Z=S();if(!Z)return te();_.pause(),Z.then(te)},te=()=>{G.length>0?setTimeout(Q,N):J?W.resolve():_.resume()};return _.on("d\
ata",Z=>{const ee=(V+v.write(Z)).split(`
`);V=(ee.pop()??"").slice(0,T);const ne=Z.length>=k,re=G.length>0;if(G=re?[...G,...ee]:ee,!(re||G.length===0)){if(!ne&&G.length<=L)return Q();_.pause(),setTimeout(
Q,ne?E:0)}}),_.on("close",()=>{const Z=G.length>0;V!==""&&(G=[...G,V]),J=!0,Z||Q()}),W.promise}var $=n(1264),H=n(3630),R=n(2106),C=function(_,I,S){if(I!=null){if(typeof I!=
"object"&&typeof I!="function")throw new TypeError("Object expected.");var v,W;if(S){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");v=I[Symbol.asyncDispose]}if(v===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");v=I[Symbol.dispose],S&&(W=v)}if(typeof v!=
"function")throw new TypeError("Object not disposable.");W&&(v=function(){try{W.call(this)}catch(G){return Promise.reject(G)}}),_.stack.push({value:I,dispose:v,
async:S})}else S&&_.stack.push({async:!0});return I},f=(function(_){return function(I){function S(V){I.error=I.hasError?new _(V,I.error,"An error was suppressed\
 during disposal."):V,I.hasError=!0}var v,W=0;function G(){for(;v=I.stack.pop();)try{if(!v.async&&W===1)return W=0,I.stack.push(v),Promise.resolve().then(G);if(v.
dispose){var V=v.dispose.call(v.value);if(v.async)return W|=2,Promise.resolve(V).then(G,function(J){return S(J),G()})}else W|=1}catch(J){S(J)}if(W===1)return I.
hasError?Promise.reject(I.error):Promise.resolve();if(I.hasError)throw I.error}return G()}})(typeof SuppressedError=="function"?SuppressedError:function(_,I,S){
var v=new Error(S);return v.name="SuppressedError",v.error=_,v.suppressed=I,v});async function r(_,I,S){S.signal?.throwIfAborted();const{group:v}=S,W=()=>v?.events.
killed??(0,H.bw)(),G=W(),V=v?.events.refused??0,{child:J,printed:Q}=t(_,I,S),te=S.namespace?D(J.stdio[4]):()=>"",Z=()=>Number(/"child-pid": (\d+)/.exec(te())?.[1]??
Number.NaN)||void 0,ee=new R.b0(x(J.pid,S)),ne=new R.qK(Z,S.memory),re=(0,g.once)(J,"close");re.catch(()=>{});const oe=J.stdio.slice(l).filter(o=>o instanceof c.
Readable);S.onStarted?.({pipes:oe,tree:S.namespace?ne:ee});const X=async()=>{if(J.pid!==void 0&&(0,R.z7)(-J.pid),!(S.namespace?await ne.end():!S.sweep||await ee.
end()))throw new Error(e)},m=()=>{X().catch(()=>{})};S.signal?.addEventListener("abort",m,{once:!0});const O=new AbortController,s=S.watch?.(S.namespace?ne:ee,O.
signal);s?.then(o=>o&&m());try{const[o,y]=await(0,g.once)(J,"exit");if(O.abort(),await X(),await a(J,re),await Q,!await ne.end())throw new Error(e);S.signal?.throwIfAborted();
const M=W()>G,F=(v?.events.refused??0)>V;return{...A(o,y),breach:await s,shortOfMemory:M,shortOfProcesses:F}}finally{O.abort(),S.signal?.removeEventListener("ab\
ort",m)}}const l=6,e="Some processes of the command could not be ended";function t(_,I,S){const v={stack:[],error:void 0,hasError:!1};try{const W=["ignore","pip\
e","pipe",S.channel===void 0&&!S.onLink?"ignore":"pipe"];W.push(S.namespace?"pipe":"ignore",S.filter===void 0?"ignore":"pipe"),W.push(...S.descriptors??[]);const G=C(
v,(0,p.T)(W),!1),[V,...J]=S.group?d(S.group,_,I):[_,...I],Q=(0,i.spawn)(V,J,{cwd:S.cwd,env:{...S.env},detached:!0,stdio:G.stdio}),[,,,te]=Q.stdio;S.onLink&&te instanceof
c.Duplex?S.onLink(te):U(te,S.channel),U(Q.stdio.at(5),S.filter);const{onLine:Z=()=>{},taken:ee}=S,ne=["stdout","stderr"].map(re=>{const oe=Q[re];return oe?j(oe,
X=>Z(X,re),ee):void 0});return{child:Q,printed:Promise.all(ne)}}catch(W){v.error=W,v.hasError=!0}finally{f(v)}}function d({procs:_},I,S){return["/bin/sh","-c",P,
_,I,...S]}const P='echo 0 2>/dev/null >"$0" || { echo "The command could not be put into its cgroup" >&2; exit 1; }; exec "$@"';function U(_,I){!(_ instanceof c.
Duplex)||I===void 0||(_.on("error",()=>{}),_.end(I))}function x(_,{env:I,sweep:S}){const v=S?I[$.tl]:void 0;if(v===void 0)return{root:_};const W=(0,R.x3)(v);return{
root:_,marker:G=>G===v,lock:G=>G===W}}const B=1e4;async function a(_,I){const S=setTimeout(()=>{for(const v of _.stdio)v?.destroy()},B);await I,clearTimeout(S)}
const w=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function A(_,I){const S=typeof _=="number"?_:null,v=w.find(W=>S===
128+u.constants.signals[W]);return{exitCode:S,signal:typeof I=="string"?I:v??null}}const h=4096;function D(_){let I="";return _ instanceof c.Readable&&_.setEncoding(
"utf8").on("data",S=>{I=(I+S).slice(0,h)}),()=>I}}),1540:((Y,K,n)=>{n.d(K,{C:()=>u,i:()=>g});var i=n(6760);const g="scopes";function u(c){return{cache:(0,i.join)(
c,"cache"),installs:(0,i.join)(c,"installs")}}}),2106:((Y,K,n)=>{n.d(K,{b0:()=>T,k3:()=>E,qK:()=>R,uY:()=>L,x3:()=>j,z7:()=>k});var i=n(7598),g=n(8500),u=n(1264),
c=n(3630);const p=1e4,b=2;class T{memory=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(r){this.#e=r,r.root!==void 0&&this.#s.add(r.root)}list(){return this.#n().
map(r=>`/proc/${r}`)}#n(){const r=(0,c.jN)("/proc"),l=new Set(r);for(const t of this.#t.keys())l.has(t)||this.#t.delete(t);let e=r.filter(t=>!this.#t.has(t));for(const t of e)
this.#t.set(t,!1);for(let t=e;t.length>0;e=e.filter(d=>!this.#t.get(d)))t=e.filter(d=>this.#r(d));return r.filter(t=>this.#t.get(t))}#r(r){const l=(0,c._N)(r);if(l===
void 0||r===process.pid)return!1;const{root:e,marker:t,lock:d}=this.#e,P=this.#t.get(l.parent)||this.#s.has(l.group)||this.#s.has(l.session);if(!(r===e||P||(d?.(
$(r))??!1)||(t?.(H(r))??!1)))return!1;this.#t.set(r,!0);for(const x of[l.group,l.session])e!==void 0&&x!==0&&this.#s.add(x);return!0}async end(){let r=!1;for(const l=Date.
now()+p;Date.now()<l;){const e=this.#n().filter(t=>(0,c._n)(t));if(e.length===0&&r)return!0;r=e.length===0;for(const t of e)k(t);await(0,g.setTimeout)(b)}return!1}}
function k(f){try{process.kill(f,"SIGKILL")}catch{}}async function E(f,r){const l=r===void 0?void 0:`${f}${r}`,e=j(l??f);await new T({marker:t=>l===void 0?t.startsWith(
f):t===l,lock:t=>l===void 0?Math.floor(t/N)===Math.floor(e/N):t===e}).end()}async function L(f,r){const l=f.slice(0,f.lastIndexOf("/")+1),e=t=>{const d=(0,c.lK)(
`/proc/${t}/cmdline`).split("\0").find(P=>P.startsWith(l));return d!==void 0&&d!==r};for(const t=Date.now()+p;Date.now()<t;){const d=(0,c.jN)("/proc").filter(P=>e(
P)&&(0,c._n)(P));if(d.length===0)return;for(const P of d)k(P);await(0,g.setTimeout)(b)}}const N=2**24;function j(f){const[r="",l=""]=f.split("/",2),e=t=>(0,i.createHash)(
"sha256").update(t).digest().readUIntBE(0,3);return(N/2+e(r)%(N/2))*N+e(l)}function $(f){return Number(/^Max file locks +(\d+)/m.exec((0,c.lK)(`/proc/${f}/limit\
s`))?.[1]??0)}function H(f){return(0,c.lK)(`/proc/${f}/environ`).split("\0").find(l=>l.startsWith(`${u.tl}=`))?.slice(u.tl.length+1)??""}class R{#e;#t;#s;#n=new Map;constructor(r,l=[]){
this.#e=r,this.#t=l}list(){const r=this.namespace;if(r===void 0)return[];const l=(0,c.jN)("/proc"),e=new Set(l);for(const t of this.#n.keys())e.has(t)||this.#n.
delete(t);return l.filter(t=>this.#r(t,r)).map(t=>`/proc/${t}`)}get memory(){const r=this.namespace;return r===void 0?void 0:this.#t.map(l=>`/proc/${r}/root${l}`)}get namespace(){
const r=this.#e();if(r===void 0)return;const l=(0,c._N)(r)?.started;return this.#s===void 0&&C(r)&&(this.#s=l),l!==void 0&&l===this.#s?r:void 0}async end(r=p){for(const l=Date.
now()+r;;await(0,g.setTimeout)(1)){const e=this.namespace;if(e===void 0||!(0,c._n)(e))return!0;if(Date.now()>=l)return!1;k(e)}}#r(r,l){const e=[];let t;for(let d=r;t===
void 0;d=(0,c._N)(d)?.parent){if(d===void 0)return!1;t=d===l?!0:d<=1||d===process.pid?!1:this.#n.get(d),t===void 0&&e.push(d)}for(const d of e)this.#n.set(d,t);
return t}}function C(f){return/^NSpid:\s.*\s1$/m.test((0,c.lK)(`/proc/${f}/status`))}}),6757:((Y,K,n)=>{n.d(K,{FT:()=>d,Fi:()=>J,IM:()=>R,PE:()=>t,XL:()=>V,_j:()=>O,
cE:()=>G,dM:()=>Z,jf:()=>S,l7:()=>Q,lQ:()=>X,m7:()=>W,o5:()=>$,qh:()=>D,sK:()=>C});var i=n(7598),g=n(3024),u=n(1455),c=n(6760),p=n(3739),b=n(3052),T=n(6321),k=n(
1264),E=n(6275),L=n(1540),N=function(s,o,y){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError("Object expected.");var M,F;if(y){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");M=o[Symbol.asyncDispose]}if(M===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");M=o[Symbol.dispose],y&&(F=M)}if(typeof M!="function")throw new TypeError("Object not disposable.");F&&(M=function(){try{F.call(this)}catch(z){
return Promise.reject(z)}}),s.stack.push({value:o,dispose:M,async:y})}else y&&s.stack.push({async:!0});return o},j=(function(s){return function(o){function y(q){
o.error=o.hasError?new s(q,o.error,"An error was suppressed during disposal."):q,o.hasError=!0}var M,F=0;function z(){for(;M=o.stack.pop();)try{if(!M.async&&F===
1)return F=0,o.stack.push(M),Promise.resolve().then(z);if(M.dispose){var q=M.dispose.call(M.value);if(M.async)return F|=2,Promise.resolve(q).then(z,function(se){
return y(se),z()})}else F|=1}catch(se){y(se)}if(F===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return z()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,o,y){var M=new Error(y);return M.name="SuppressedError",M.error=s,M.suppressed=o,M});function $(s){return(0,i.createHash)(
"sha256").update(JSON.stringify([s.org,s.project,s.appID])).digest("hex").slice(0,32)}const H=["home"];function R(s){const o=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(s)?.[1]??
"";return/^\w[\w.-]{0,99}$/.test(o)&&!H.includes(o)?o:"source"}async function C(s,o,y,M,{checkout:F="source",stored:z,isMapped:q=!1}={}){await(0,u.mkdir)((0,c.join)(
s,$(o)),{recursive:!0});const se=await(0,u.realpath)((0,c.join)(s,$(o)));await w(se,493);const ae=await e(se,y),ce=(0,c.join)(ae,l),ue={root:ce,source:(0,c.join)(
ce,F),home:(0,c.join)(ce,"home"),tmp:(0,c.join)(ae,"tmp")},ie=z??{own:(0,L.C)((0,c.join)(se,L.i,"all")),shared:void 0};await U([...Object.values(ue),...Object.values(
ie.own)],M);const de=await B(ie.own.cache)===0,fe={...ie.own,...q?{cache:(0,L.C)(se).cache}:{},shared:ie.shared},le={isFirst:de&&!ie.shared,isToFill:de&&ie.shared!==
void 0};return{app:se,holder:ae,owner:M,stored:ie,...fe,...le,...ue}}const f="work",r="of",l="root";async function e(s,o){const y=(0,c.join)(s,o);await Z(y),await(0,u.
mkdir)(y),await(0,u.writeFile)((0,c.join)(y,r),o);const M=(0,c.join)(s,f);return(0,u.rename)(y,M).then(()=>M,()=>y)}async function t(s){return(0,c.basename)(s)!==
f?(0,c.basename)(s):(0,u.readFile)((0,c.join)(s,r),"utf8").catch(()=>"")}async function d({root:s,source:o,home:y,tmp:M,owner:F}){for(const z of[s,M])for(const q of await(0,u.
readdir)(z))await Z((0,c.join)(z,q));await U([o,y],P(F)?F:void 0)}function P(s){return s!==void 0&&s!==process.getuid?.()}async function U(s,o){for(const y of s)
await(0,u.mkdir)(y,{recursive:!0}),o!==void 0&&await(0,u.chown)(y,o,o)}const x=100;async function B(s){let o=0;if(!await X(s))return o;await w(s,493);for await(const y of await(0,u.
opendir)(s))if(y.isDirectory()&&await w((0,c.join)(s,y.name),493).catch(()=>{}),o+=1,o===x)break;return o}const a=2097152;async function w(s,o){const y={stack:[],
error:void 0,hasError:!1};try{const M=N(y,await A(s),!0);await h(M,o)}catch(M){y.error=M,y.hasError=!0}finally{const M=j(y);M&&await M}}function A(s){const o=process.
platform==="linux"?a:g.constants.O_RDONLY;return(0,u.open)(s,o|g.constants.O_DIRECTORY|g.constants.O_NOFOLLOW)}function h(s,o){return process.platform==="linux"?
(0,u.chmod)(`/proc/self/fd/${s.fd}`,o):s.chmod(o)}async function D({app:s,holder:o}){await w(s,493).catch(()=>{}),await Z(o)}const _={bytes:b.j9,files:2e5},I=16*
b.j9;async function S(s,o,y){y.bytes<=_.bytes&&y.files<=_.files&&((0,T.vy)(s)?.bytes??0)>=I&&(await J(s,[o.holder])).length===0||await D(o)}const v=".removed";async function W(s){
const o=[];for(const y of await V(s))y!==v&&o.push(...await G((0,c.join)(s,y)));return o}async function G(s){return await w(s,493).catch(()=>{}),(await V(s)).filter(
o=>o!==L.i).map(o=>(0,c.join)(s,o))}async function V(s){return(await(0,u.readdir)(s,{withFileTypes:!0}).catch(()=>[])).filter(y=>y.isDirectory()).map(y=>y.name)}
async function J(s,o){const y=[];for(const M of o){await(0,u.mkdir)((0,c.join)(s,v),{recursive:!0,mode:448}).catch(()=>{});const F=(0,c.join)(s,v,(0,i.randomUUID)()),
z=await(0,u.rename)(M,F).catch(async q=>(0,p.xU)(q)!=="EACCES"?(0,p.xU)(q)??"unknown":(await w(M,448).catch(()=>{}),(0,u.rename)(M,F).catch(se=>(0,p.xU)(se)??"u\
nknown")));z!==void 0&&z!=="ENOENT"&&y.push(M)}return y}async function Q(s,o,y){const M=(0,c.join)(s,v),F=await(0,u.readdir)(M).catch(()=>[]),z=[];for(const q of[
...F.map(se=>(0,c.join)(M,se)),...o])await Z(q,{signal:y})||z.push(q);return z}const te=10*6e4;async function Z(s,{signal:o,ms:y=te}={}){if(!await m(s))return!0;
const M=AbortSignal.any([AbortSignal.timeout(y),...o?[o]:[]]);for(const F of[["-rf","--one-file-system"],["-rf"]]){if(await(0,E.m)("rm",[...F,"--",s],{cwd:"/",env:ne,
signal:M}).catch(re)==="missing")return oe(s);if(M.aborted||!await m(s))break;await ee(s,M).catch(()=>{})}return!await m(s)}async function ee(s,o){const y={stack:[],
error:void 0,hasError:!1};try{o.throwIfAborted();const M=N(y,await A(s),!0),F=process.platform==="linux"?`/proc/self/fd/${M.fd}`:s;await h(M,448);for await(const z of await(0,u.
opendir)(F))z.isDirectory()&&await ee((0,c.join)(F,z.name),o).catch(()=>{})}catch(M){y.error=M,y.hasError=!0}finally{const M=j(y);M&&await M}}const ne={PATH:k.sg,
LC_ALL:"C"};function re(s){return(0,p.xU)(s)==="ENOENT"?"missing":void 0}async function oe(s){return await(0,u.rm)(s,{recursive:!0,force:!0}).catch(()=>{}),!await m(
s)}async function X(s){return(0,u.lstat)(s).then(o=>o.isDirectory(),()=>!1)}async function m(s){return(0,u.lstat)(s).then(()=>!0,o=>(0,p.xU)(o)!=="ENOENT")}async function O(s,o){
if(!P(o))return;const{exitCode:y}=await(0,E.m)("chown",["-RhP",`${o}:${o}`,"--",s],{env:{},cwd:"/"});if(y!==0)throw new Error(`chown of ${s} failed`)}}),8838:((Y,K,n)=>{
n.d(K,{T:()=>k});var i=n(3024);const g=524288,u=65535;let c;function p(){return c??=b().filter(E=>E>2&&E<=u&&T(E)),c}function b(){try{return(0,i.readdirSync)("/\
proc/self/fd").map(Number)}catch{return[]}}function T(E){try{const L=/^flags:\s+([0-7]+)/m.exec((0,i.readFileSync)(`/proc/self/fdinfo/${E}`,"utf8"))?.[1];return L!==
void 0&&(Number.parseInt(L,8)&g)===0}catch{return!1}}function k(E){const L=p().filter($=>E[$]===void 0);if(L.length===0)return{stdio:[...E],[Symbol.dispose](){}};
const N=(0,i.openSync)("/dev/null","r+"),j=[...E];for(let $=j.length;$<=Math.max(...L);$+=1)j.push("ignore");for(const $ of L)j[$]=N;return{stdio:j,[Symbol.dispose]:()=>(0,i.
closeSync)(N)}}}),2881:((Y,K,n)=>{n.d(K,{$w:()=>u});var i=n(6169);function g(p){return p.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${p.reason}`}class u extends Error{name="\
BuildFailure";facts;constructor(b){const T=(0,i.Fd)(b);super(T.message),this.facts=T}}class c extends Error{name="BuildCancelled";constructor(){super("The deplo\
yment was cancelled")}}}),5879:((Y,K,n)=>{n.d(K,{Sb:()=>g,YU:()=>p,bb:()=>T,ge:()=>k,ls:()=>u,zA:()=>i});function i(E){return E}class g extends Error{name="Blob\
sFull"}class u extends Error{name="WrongBytes"}const c=200,p=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,b=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function T(E){
if(E.length<=c&&b.test(E))return E;throw new TypeError(`${JSON.stringify(E.slice(0,100))} is not the key of a blob`)}function k(E){if(E==="")return E;if(!E.endsWith(
"/"))throw new TypeError(`The prefix ${JSON.stringify(E.slice(0,100))} needs a / at its end`);return T(E.slice(0,-1)),E}}),8423:((Y,K,n)=>{n.d(K,{R:()=>c,u:()=>u});
const i=1e3,g=2e4;class u extends Error{name="StoreUnavailable";isFull;constructor(b,{isFull:T=!1,...k}={}){super(b,k),this.isFull=T}}async function c(p,b,T){const k=b.
monotonic()+g;for(let E=1;;E+=1)try{return await p(E)}catch(L){if(!(L instanceof u&&!L.isFull)||T?.aborted||b.monotonic()>=k||(await b.sleep(i,T).catch(()=>{}),
T?.aborted))throw L}}})};export{_e as id,he as ids,me as modules};

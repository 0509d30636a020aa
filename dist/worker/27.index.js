const _e=27,he=[27],me={1224:((Y,K,n)=>{n.d(K,{jq:()=>c,ml:()=>b});var i=n(8500);const b={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(p,S){S?.
throwIfAborted();try{await(0,i.setTimeout)(p,void 0,{signal:S})}catch(P){throw S?.throwIfAborted(),P}},after(p,S){const P=setTimeout(S,p);return()=>clearTimeout(
P)}},c={now(){const{user:p,system:S}=process.cpuUsage();return(p+S)/1e3}},a=(p,S)=>{const P=setInterval(S,p).unref();return()=>clearInterval(P)}}),3739:((Y,K,n)=>{
n.d(K,{GQ:()=>c,I7:()=>a,b$:()=>B,xU:()=>S,xb:()=>p});const i={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",
no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},b=Object.keys(i);class c extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(A,k,$={}){super(k,$.cause===void 0?void 0:{cause:$.cause}),this.code=A,this.mender=i[A],this.remedy=
$.remedy,this.input=$.input,this.place=$.place,this.call=$.call,this.also=$.also??[]}with({code:A=this.code,message:k=this.message,...$}){const{remedy:U,input:H,
place:R,call:C,cause:u,also:r}=this;return new c(A,k,{remedy:U,input:H,place:R,call:C,cause:u,also:r,...$})}}function a(w){if(w instanceof c)return w;const A=w instanceof
Error?w.message:String(w);return new c("internal",A,{cause:w,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function p(w){throw new c(
"internal",`Unhandled case: ${JSON.stringify(w)}`)}function S(w){if(!(!(w instanceof Error)||!("code"in w)))return typeof w.code=="string"?w.code:void 0}const P=new Set(
["ENOSPC","EDQUOT"]);function B(w){return P.has(S(w))}}),8302:((Y,K,n)=>{n.d(K,{D7:()=>c,Gv:()=>i,KH:()=>p,U4:()=>b});function i(S){return typeof S=="object"&&S!==
null&&!Array.isArray(S)}function b(S){try{return JSON.parse(S)}catch{return}}function c(S){const P=b(S);return i(P)?P:void 0}function a(S){const P=Object.entries(
S).filter(([,B])=>B!==void 0);return Object.fromEntries(P)}function p(S,P){return typeof S=="string"&&S.length<=P}}),7994:((Y,K,n)=>{n.d(K,{FK:()=>p,UG:()=>P});
var i=n(3024),b=n(1455),c=n(6760),a=n(3739);function p(A,k){const $=(0,c.relative)(A,k);return $===""||$!==".."&&!$.startsWith(`..${c.sep}`)&&!(0,c.isAbsolute)(
$)}function S(A,k){const $=(0,c.resolve)(A,k);if(k.includes("\0")||!p((0,c.resolve)(A),$))throw w(k);return $}async function P(A,k){const[$,U]=await Promise.all(
[(0,b.realpath)(A),(0,b.realpath)(S(A,k))]);if(!p($,U))throw w(k);return U}function B(A,k){if(!existsSync(A)){B(dirname(A),k);try{mkdirSync(A,{mode:k})}catch($){
if(systemCode($)!=="EEXIST")throw $}}}function w(A){return new a.GQ("path_escapes_root",`The path "${A}" leaves its root folder`,{remedy:"Name a path inside the\
 folder, without links that lead out of it."})}}),3052:((Y,K,n)=>{n.d(K,{D6:()=>c,Xq:()=>P,j9:()=>a});var i=n(3739);const b=1024,c=1024*b,a=1024*c,p=[["TiB",1024*
a],["GiB",a],["MiB",c],["KiB",b]];function S(B,w){const[,A,k]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(B.trim())??[],$=p.find(([H])=>H.toLowerCase()===k?.toLowerCase())?.[1],
U=Math.round(Number(A)*($??Number.NaN));if(U>0&&Number.isSafeInteger(U))return U;throw new SlipwayError("invalid_input",`${w}: "${B}" is not a size`,{input:w,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function P(B){const[w,A]=p.find(([,$])=>B>=$)??["bytes",1],k=B/A;return`${k<10&&
A>1?k.toFixed(1).replace(/\.0$/,""):Math.round(k)} ${w}`}}),5807:((Y,K,n)=>{n.d(K,{DJ:()=>k,FF:()=>t,Kf:()=>H,Nl:()=>A,OK:()=>P,Ow:()=>R,aL:()=>u,oF:()=>e,vI:()=>U,
zD:()=>r});const i="\x1B",b="\x07",c=new RegExp(`${i}[\\]P_^X][^${b}${i}]*(?:${b}|${i}\\\\)|${i}\\[[0-?]*[ -/]*[@-~]|${i}[ -/]*[0-Z\\\\^-~]`,"g"),a=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
p=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),S=new RegExp(
`${i}\\[[0-9;:]{0,40}m`,"g");function P(E){const y=E.includes(i)?E.match(S)??[]:[];return y.length===0?{texts:[E],codes:y}:{texts:E.split(S),codes:y}}const B=/^[ -~]*$/,
w=/^[\t -~]*$/;function A(E){return E.includes(i)?E.replace(c,""):E}function k(E){return w.test(E)?E:A(E).replace(/[\n\u2028\u2029]/g," ").replace(p(),y=>y==="	"?
y:"")}function $(E){return E.split(`
`).map(k).join(`
`)}function U(E,y){return E.length>y?C(E,y):E}function H(E){return E.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function R(E,y=2e3){const h=E.length>y*8+1024?E.slice(
0,y*8+1024):E;if(B.test(h)&&h.length<=y)return E;const N=A(h).replace(a," ").replace(p(),"").toWellFormed();return N.length>y||h.length<E.length?C(N,y):N}function C(E,y){
if(y<1)return"";const h=E.slice(0,y-1),N=h.charCodeAt(h.length-1);return`${N>=55296&&N<=56319?h.slice(0,-1):h}\u2026`}function u(E){return E.trim().split(/\s+/)}
function r(E){let[y,h]=[String(E),""];for(;y.length>3;y=y.slice(0,-3))h=`,${y.slice(-3)}${h}`;return y+h}function l(E,y){return`${r(E)} ${y}${E===1?"":"s"}`}function e(E){
return t(E)??E}function t(E){try{return decodeURIComponent(E)}catch{return}}const d=/^[\t\n\r -~]*$/;function L(E){return d.test(E)?E:E.replace(/[\u2028\u2029]/g,
W).replace(p(),y=>`	
\r`.includes(y)?y:W(y))}function W(E){return Array.from({length:E.length},(h,N)=>E.charCodeAt(N)).map(h=>`\\u${h.toString(16).padStart(4,"0")}`).join("")}}),8595:((Y,K,n)=>{
n.d(K,{_Q:()=>c,i1:()=>a,iA:()=>b,iq:()=>p,q3:()=>S,ws:()=>i});const i=5,b=500;function c({message:P}){return`The build ended with 0 in spite of an error: ${P}`}
const a=["build_fault","type_detected","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],p=10,S=[
"repository","secrets","example"]}),2207:((Y,K,n)=>{n.d(K,{Mb:()=>b,sR:()=>c});const i=null,b=["queue","clone","install","build","sync","activate"],c=["reposito\
ry_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missin\
g","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of\
_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","syn\
c_failed","start_failed","not_listening","unhealthy","activation_failed","interrupted"],a={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,
app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6169:((Y,K,n)=>{n.d(
K,{Fd:()=>w,U$:()=>$,nf:()=>B});var i=n(8302),b=n(5807),c=n(2207),a=n(2345);const p=["error","warning","notice"],{failureLogLines:S,failureLogLine:P}=a.lF,B={queue:"\
build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function w({stage:r,code:l,message:e,
exitCode:t,signal:d,log:L,diagnostics:W}){const E={stage:r,code:l,message:(0,b.vI)(e,a.IC.message),exitCode:t},y=d===null?null:d.slice(0,a.IC.signal),h=W.filter(
({file:v})=>v.length<=a.IC.file).slice(0,a.IC.findings).map(v=>({...v,code:v.code===null?null:(0,b.vI)(v.code,a.IC.findingCode),message:(0,b.vI)(v.message,a.IC.
findingMessage)})),N=A(h,a.IC.bytes/2),j=a.IC.bytes-k({...E,signal:y,log:[],diagnostics:N}),m=L.slice(-S).map(v=>(0,b.vI)(v,P));return{...E,signal:y,log:A(m.reverse(),
j).reverse(),diagnostics:N}}function A(r,l){let e=l;const t=r.findIndex(d=>(e-=k(d)+1,e<0));return t===-1?r:r.slice(0,t)}function k(r){return Buffer.byteLength(
JSON.stringify(r))}function $(r){if(!(0,i.Gv)(r))return;const{exitCode:l,signal:e,log:t,message:d}=r,L=c.Mb.find(h=>h===r.stage),W=c.sR.find(h=>h===r.code);if(!L||
!W||!(0,i.KH)(d,a.IC.message)||!u(l)||e!==null&&!(0,i.KH)(e,a.IC.signal)||!Array.isArray(t)||t.length>S||!t.every(h=>(0,i.KH)(h,P)))return;const E=U(r.diagnostics);
if(!E)return;const y={stage:L,code:W,message:d,exitCode:l,signal:e,log:t,diagnostics:E};return k(y)<=a.IC.bytes?y:void 0}function U(r){if(!Array.isArray(r)||r.length>
a.IC.findings)return;const l=[];for(const e of r){const t=H(e);if(!t)return;l.push(t)}return l}function H(r){if(!(0,i.Gv)(r))return;const{file:l,line:e,column:t,
code:d,message:L}=r,W=p.find(y=>y===r.severity);if(!W||!(0,i.KH)(l,a.IC.file)||!(0,i.KH)(L,a.IC.findingMessage)||d!==null&&!(0,i.KH)(d,a.IC.findingCode)||!u(e)||
!u(t))return;const E=R(r.source);return{file:l,line:e,column:t,severity:W,code:d,message:L,...E&&{source:E}}}function R(r){if(!Array.isArray(r)||r.length>a.IC.sourceLines)
return;const l=r.flatMap(e=>!(0,i.Gv)(e)||!(0,i.KH)(e.text,a.IC.sourceLine)?[]:typeof e.line=="number"&&Number.isSafeInteger(e.line)?[{line:e.line,text:e.text}]:
[]);return l.length===r.length?l:void 0}function C(r){return{stage:r,code:B[r],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,
signal:null,log:[],diagnostics:[]}}function u(r){return r===null||Number.isSafeInteger(r)}}),2345:((Y,K,n)=>{n.d(K,{G1:()=>w,IC:()=>R,jI:()=>b,jh:()=>H,lF:()=>$,
yN:()=>c});const i={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},b=["api","web-ssr","sse"],c=["web-\
landing",...b],a="detect";function p(C){return b.some(u=>u===C)}const S="us-east-2",P="execute-api",B="SERVICE_KVS_",w=/^[A-Za-z_][A-Za-z0-9_]*$/,A=/^[a-z][a-z0-9_]{0,31}$/,
k=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,$={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,
failureLogLine:2e3},U={pageDefault:64*1024,pageMost:256*1024},H={subject:200,author:100},R={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,
findingCode:100,sourceLines:5,sourceLine:200}}),8859:((Y,K,n)=>{n.d(K,{dR:()=>P,BU:()=>w,uw:()=>a,g2:()=>A});var i=n(8161),b=n(3052);const c={serverBytes:b.j9,serverFiles:2e5},
a=384,p=4*b.j9,S={base:128,perProcessor:256},P={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:b.j9,logBytes:4*b.D6,memoryBytes:Math.min(p,Math.floor(B()/2)),diskBytes:8*
b.j9,diskFiles:2e6,processes:S.base+S.perProcessor*(0,i.availableParallelism)(),installBytes:2*b.j9,installsBytes:20*b.j9,...c};function B(){const k=process.constrainedMemory();
return k>0?Math.min((0,i.totalmem)(),k):(0,i.totalmem)()}const w=1e3;function A(k){return Math.min(Math.max(512*b.D6,k*.02),5*b.j9)}}),4406:((Y,K,n)=>{n.d(K,{jz:()=>H,
EQ:()=>U,iv:()=>u,cJ:()=>d,wd:()=>N,lb:()=>r,qQ:()=>C,_8:()=>L,ty:()=>O});var i=n(8302),b=n(3052),c=n(5807),a=n(8595),p=n(2207),S=n(6169),P=n(2345);function B(_){
if(!Array.isArray(_)||_.length>a.iq)return;const I=_.flatMap(s=>w(s)??[]);return I.length===_.length?I:void 0}function w(_){const{code:I,file:s,line:o,message:g}=(0,i.
Gv)(_)?_:{},T=a.i1.find(x=>x===I);if(!(!T||!(0,i.KH)(g,a.iA))&&!(s!==null&&!(0,i.KH)(s,P.IC.file))&&!(o!==null&&!(typeof o=="number"&&Number.isSafeInteger(o)&&o>
0)))return{code:T,file:s,line:o,message:g}}var A=n(4903),k=n(3715);const $=4*b.D6,U=64*1024,H=16384,R=null,C=128,u=50,r=2e3,l=6e4,e=1e3,t=1e3,d=50;function L(_){
try{const I=JSON.parse(_);return(0,i.Gv)(I)?f(I):void 0}catch{return}}const W={ready({isolation:_,limiter:I,network:s,hasFailed:o}){const[g,T,x]=[q(_),ne(I),te(
s)];if(!g||!T||!x)return;const z={kind:"ready",isolation:g,limiter:T,network:x};return o===!0?{...z,hasFailed:o}:z},pulse:()=>({kind:"pulse"}),stage({stage:_}){
const I=p.Mb.find(s=>s===_);return I&&I!=="queue"?{kind:"stage",stage:I}:void 0},log:({text:_})=>(0,i.KH)(_,U)&&_.endsWith(`
`)?{kind:"log",text:_}:void 0,commit:({commit:_,facts:I})=>(0,i.KH)(_,64)?{kind:"commit",commit:_,facts:Q(I)}:void 0,ask({id:_,question:I}){const s=(0,i.Gv)(I)?
M(I):void 0;return s&&Z(_)?{kind:"ask",id:_,question:s}:void 0},release:({name:_})=>(0,i.KH)(_,E)?{kind:"release",name:_}:void 0,note({level:_,event:I,text:s}){
const o=["info","warn","error"].find(g=>g===_);return o&&(0,i.KH)(I,64)&&(0,i.KH)(s,2e3)?{kind:"note",level:o,event:I,text:s}:void 0},stored({release:_,commit:I,
warnings:s,type:o}){const[g,T]=[se(_),B(s)],x=P.jI.find(z=>z===o);if(!(!g||!T||!(0,i.KH)(I,64)))return{kind:"stored",release:g,commit:I,warnings:T,...x&&{type:x}}},
failed({facts:_}){const I=(0,S.U$)(_);return I&&{kind:"failed",facts:I}},detected({plan:_,commit:I}){const s=re(_);return s&&(0,i.KH)(I,64)?{kind:"detected",plan:s,
commit:I}:void 0},done({collected:_}){const I=D(_,Object.keys(A.GW).length,oe);return I&&{kind:"done",collected:I}}},E=256,y=k.Si.pathBytes,h=64,N=250,j=100,m=1e3,
v=1e3;function f(_){const{kind:I}=_;return typeof I=="string"&&Object.hasOwn(W,I)?W[I](_):void 0}function M({about:_,name:I,part:s,isLast:o,after:g}){if(_==="lo\
ck"&&(0,i.KH)(I,E))return{about:_,name:I};if(_==="output"){const T=(0,i.Gv)(s)?O(s):void 0;return T&&{about:_,part:T,isLast:o===!0}}if((_==="repositories"||_===
"apps")&&typeof g=="string")return{about:_,after:g}}function O({files:_,odd:I,ignoredRules:s,faults:o}){const g={files:D(_,N,G),odd:D(I,N,V),ignoredRules:D(s,j,
J),faults:D(o,a.ws,F)},{files:T,odd:x,ignoredRules:z,faults:X}=g;return T&&x&&z&&X?{files:T,odd:x,ignoredRules:z,faults:X}:void 0}function D(_,I,s){if(!Array.isArray(
_)||_.length>I)return;const o=_.map(s).filter(g=>g!==void 0);return o.length===_.length?o:void 0}function F(_){const{file:I,line:s,message:o,isMarked:g}=(0,i.Gv)(
_)?_:{};if(!(!(0,i.KH)(o,a.iA)||I!==null&&!(0,i.KH)(I,y))&&!(s!==null&&!Z(s)))return{file:I,line:s,message:o,...g===!0?{isMarked:g}:{}}}function G(_){const{path:I,
bytes:s,brotli:o,gzip:g,digest:T,hasKey:x}=(0,i.Gv)(_)?_:{};if(!(!(0,i.KH)(I,y)||!(0,i.KH)(T,h))&&!(!Z(s)||!Z(o)||!Z(g)))return{path:I,bytes:s,brotli:o,gzip:g,digest:T,
...x===!0?{hasKey:x}:{}}}function V(_){const{path:I,kind:s}=(0,i.Gv)(_)?_:{},o=a.q3.find(g=>g===s);return o&&(0,i.KH)(I,y)?{path:I,kind:o}:void 0}function J(_){
const{file:I,line:s,reason:o}=(0,i.Gv)(_)?_:{};if(!(!(0,i.KH)(I,E)||!(0,i.KH)(o,m)))return{file:I,reason:o,...Z(s)?{line:s}:{}}}function q(_){if((0,i.Gv)(_)){if(_.
kind==="bubblewrap"){const{asRoot:I,boundsFiles:s,deniesNamespaces:o}=_;return{kind:"bubblewrap",asRoot:I===!0,boundsFiles:s===!0,deniesNamespaces:o===!0}}return _.
kind==="none"&&(0,i.KH)(_.reason,1e3)?{kind:"none",reason:_.reason}:void 0}}function ne(_){const{kind:I,folder:s,reason:o}=(0,i.Gv)(_)?_:{};return I==="cgroup"&&
(0,i.KH)(s,y)?{kind:I,folder:s}:I==="sampling"&&(0,i.KH)(o,m)?{kind:I,reason:o}:void 0}function Q(_){const{subject:I,author:s}=(0,i.Gv)(_)?_:{},o=(g,T)=>typeof g==
"string"&&(0,c.Ow)(g,T).trim()||null;return{subject:o(I,P.jh.subject),author:o(s,P.jh.author)}}function te(_){const{level:I,reason:s}=(0,i.Gv)(_)?_:{};return I===
"private"?{level:I}:(I==="filtered"||I==="open")&&(0,i.KH)(s,m)?{level:I,reason:s}:void 0}function se(_){if(!(0,i.Gv)(_))return;const{manifestHash:I,files:s,written:o,
reused:g,bytes:T}=_;if(!(typeof I!="string"||!/^[0-9a-f]{64}$/.test(I))&&!(!Z(s)||!Z(o)||!Z(g)||!Z(T)))return{manifestHash:I,files:s,written:o,reused:g,bytes:T}}
function re(_){const{text:I,folder:s,command:o,output:g,type:T,typeBecause:x}=(0,i.Gv)(_)?_:{},z=P.yN.find(ee=>ee===T);if(typeof I!="string"||typeof s!="string"||
!z)return;const X=ee=>typeof ee=="string"?(0,c.Ow)(ee,v):null;return{text:(0,c.Ow)(I,2*v),folder:(0,c.Ow)(s,v),command:X(o),output:X(g),type:z,typeBecause:X(x)}}
function oe(_){const{kind:I,items:s,bytes:o,left:g}=(0,i.Gv)(_)?_:{},T=Object.keys(A.GW).find(X=>X===I);if(T===void 0||!Z(s)||!Z(o))return;const x=(0,i.Gv)(g)?g:
{},z=Z(x.items)&&Z(x.bytes);return{kind:T,items:s,bytes:o,...z&&{left:{items:Number(x.items),bytes:Number(x.bytes)}}}}function Z(_){return Number.isSafeInteger(
_)&&Number(_)>=0}}),4903:((Y,K,n)=>{n.d(K,{FM:()=>w,GW:()=>P,RM:()=>A,Wi:()=>k,X2:()=>B});var i=n(3052);const b=864e5,c=1e3,a=90,p=7*b,S=512*i.D6,P={apps:{what:"\
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
90 days without a build"}},B={caches:{bytes:4*i.j9,allBytes:20*i.j9,items:Number.POSITIVE_INFINITY,ageMs:30*b},mirrors:{bytes:4*i.j9,allBytes:20*i.j9,items:Number.
POSITIVE_INFINITY,ageMs:30*b},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*b}},w=200,A=8,k=36e5}),
3715:((Y,K,n)=>{n.d(K,{S4:()=>P,Si:()=>c,_f:()=>a,dv:()=>b,nM:()=>k,q5:()=>$,rr:()=>w,sS:()=>p,v_:()=>S,y9:()=>B});var i=n(3052);const b={files:1e5,fileBytes:512*
i.D6,totalBytes:4*i.j9},c={pathBytes:1024,pathsBytes:16*i.D6,rulesBytes:256*1024,indexBytes:32*i.D6},a=32*i.D6,p={pathBytes:4096,pathsBytes:32*i.D6,rulesBytes:8*
i.D6,indexBytes:48*i.D6},S=i.D6,P=i.D6,B=8,w=32,k=3600*1e3/2,$=2*i.D6}),6321:((Y,K,n)=>{n.d(K,{Lq:()=>r,oU:()=>y,vy:()=>d});var i=n(1421),b=n(8474),c=n(3024),a=n(
3052),p=n(5807),S=n(8859),P=n(8838),B=n(1264),w=n(1702),A=n(5758),k=function(j,m,v){if(m!=null){if(typeof m!="object"&&typeof m!="function")throw new TypeError(
"Object expected.");var f,M;if(v){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=m[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");f=m[Symbol.dispose],v&&(M=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");
M&&(f=function(){try{M.call(this)}catch(O){return Promise.reject(O)}}),j.stack.push({value:m,dispose:f,async:v})}else v&&j.stack.push({async:!0});return m},$=(function(j){
return function(m){function v(D){m.error=m.hasError?new j(D,m.error,"An error was suppressed during disposal."):D,m.hasError=!0}var f,M=0;function O(){for(;f=m.
stack.pop();)try{if(!f.async&&M===1)return M=0,m.stack.push(f),Promise.resolve().then(O);if(f.dispose){var D=f.dispose.call(f.value);if(f.async)return M|=2,Promise.
resolve(D).then(O,function(F){return v(F),O()})}else M|=1}catch(F){v(F)}if(M===1)return m.hasError?Promise.reject(m.error):Promise.resolve();if(m.hasError)throw m.
error}return O()}})(typeof SuppressedError=="function"?SuppressedError:function(j,m,v){var f=new Error(v);return f.name="SuppressedError",f.error=j,f.suppressed=
m,f});const U=1/20,H=1/4,R=3e3,C=1/100,u=2e3;class r{#e;#t;#s;#n;#r;#i;#u;#c;#a;#o=0;#d=0;#f;#_;#h=0;#m;#E=0;#p=!1;#l=!1;constructor(m,v,f,{now:M,measure:O}={}){
this.#e=f,this.#t=M??(()=>performance.now()),this.#s=O??y,this.#m=this.#t(),this.#r=v===void 0?[]:[v],this.#n={whole:[m],changed:this.#r,since:Date.now()},this.#i=
d(m),this.#a=this.#i,this.#c=(this.#i?.files??0)>S.BU;const{size:D=0,bytes:F=0}=this.#i??{};this.#u=Math.min((0,S.g2)(D),F/2)*(f.reservePart??1)}include(m){this.#r.
push(m)}get wrote(){return{bytes:this.#o,files:this.#d}}get late(){return this.#p&&this.#f!==void 0&&this.#t()-this.#h>w.g}get wasShort(){return this.#l}look(m){
const v=this.#y();if(!v)return{room:Number.POSITIVE_INFINITY};const f=Math.min(this.#e.diskBytes-this.#o,v.bytes-this.#u),M=this.#t()-this.#m,O=this.#o>this.#e.
diskBytes||this.#d>this.#e.diskFiles,D=v.bytes<this.#u;this.#p=O||D;const F=this.#p?Math.min(this.#E/(D?H:U),u):Math.max(this.#e.seldomMs??R,this.#E/C);return this.#f===
void 0&&M>=F&&this.#w(m),{room:f,breach:this.#_}}async settle(m){await this.#f,this.#y();const v=this.#o>this.#e.diskBytes/2||this.#d>this.#e.diskFiles/2;return this.#_??
(v?await this.#w(m):void 0)}#y(){const m=d(this.#n.whole[0]??"/");return m&&this.#a&&(this.#o+=Math.max(0,this.#a.bytes-m.bytes),this.#d+=Math.max(0,this.#a.files-
m.files)),this.#a=m??this.#a,m&&(this.#l||=m.bytes<this.#u||this.#c&&m.files<S.BU),m}#w(m){return this.#f=this.#g(m).finally(()=>{this.#f=void 0}),this.#f}async#g(m){
this.#h=this.#t();const v={bytes:this.#o,files:this.#d},{diskBytes:f,diskFiles:M}=this.#e,O=L(this.#n.whole[0]??"/"),D=await this.#s(this.#n,{bytes:f,files:M}),
F=await(0,A.I)(m,{work:new w.Qj,device:O,thorough:this.#p});this.#m=this.#t(),this.#E=this.#m-this.#h;const G={bytes:(D?.bytes??0)+F.disk,files:D?.files??0},V=D?.
complete&&F.complete.disk?G:{bytes:Math.max(v.bytes,G.bytes),files:Math.max(v.files,G.files)};return this.#o=V.bytes+this.#o-v.bytes,this.#d=V.files+this.#d-v.files,
this.#_=this.#b({...V,...D?.parts&&{parts:D.parts}}),this.#_}#b({bytes:m,files:v,parts:f}){const{diskBytes:M,diskFiles:O}=this.#e;if(m>M)return t(`it wrote more\
 than ${(0,a.Xq)(M)}, the limit of a build${e(f,"bytes")}`);if(v>O)return t(`it made more than ${(0,p.zD)(O)} files, the limit of a build${e(f,"files")}`);const D=this.#a?.
bytes??Number.POSITIVE_INFINITY,F=m/Math.max(1,(this.#i?.bytes??0)-D);return D>=(0,w.s5)(this.#u,F)?void 0:{code:"disk_full",because:`the disk of the platform r\
an short: ${(0,a.Xq)(D)} were left, and it wrote ${(0,a.Xq)(m)}${e(f,"bytes")}`}}}const l=["in its workspace","in the cache of its app","as git objects of its r\
epository"];function e(j,m){const v=(j??[]).map(O=>O[m]),f=Math.max(0,...v),M=f>0?l[v.indexOf(f)]:void 0;return M===void 0?"":`, most of ${m==="files"?"them":"i\
t"} ${M}`}function t(j){return{code:"disk_quota",because:j}}function d(j){try{const{bavail:m,blocks:v,bsize:f,ffree:M}=(0,c.statfsSync)(j);return{bytes:m*f,size:v*
f,files:M}}catch{return}}function L(j){try{return(0,c.lstatSync)(j).dev}catch{return}}const W=6e4,E=["-type","d","-printf","%b\\n","-o","-links","1","-printf","\
%b\\n","-o","-printf","%b %i\\n"];async function y(j,m){const v={bytes:0,files:0,complete:!0,seen:new Set},f=`@${Math.floor(j.since/1e3)}`;if(!await h([...j.whole,
"-xdev",...E],v,m))return;const M=[{bytes:v.bytes,files:v.files}];for(const G of j.changed){const V={bytes:v.bytes,files:v.files};await h([G,"-xdev","-newerct",
f,"(",...E,")"],v,m),M.push({bytes:v.bytes-V.bytes,files:v.files-V.files})}const{bytes:O,files:D,complete:F}=v;return{bytes:O,files:D,complete:F,parts:M}}async function h(j,m,v){
const f={stack:[],error:void 0,hasError:!1};try{const M=k(f,(0,P.T)(["ignore","pipe","pipe"]),!1),O=(0,i.spawn)("find",["-P",...j],{cwd:"/",env:{PATH:B.sg,LC_ALL:"\
C"},stdio:M.stdio,timeout:W,killSignal:"SIGKILL"});let D="",F=!1,G=!1;O.stdout?.setEncoding("latin1").on("data",q=>{const ne=(D+q).split(`
`);D=ne.pop()??"";for(const Q of ne)N(Q,m);(m.bytes>v.bytes||m.files>v.files)&&O.kill("SIGKILL")}),O.stderr?.setEncoding("latin1").on("data",q=>{F||=/permission denied|too long/i.
test(q),G||=/unrecognized|unknown|illegal|invalid/i.test(q)});const[V]=await(0,b.once)(O,"close").catch(()=>[void 0]),J=m.bytes>v.bytes||m.files>v.files;return(typeof V!=
"number"&&!J||F)&&(m.complete=!1),V!==void 0&&!G}catch(M){f.error=M,f.hasError=!0}finally{$(f)}}function N(j,m){const[v="",f]=j.split(" ",2);if(f!==void 0){if(m.
seen.has(Number(f)))return;m.seen.add(Number(f))}m.bytes+=Number(v)*512,m.files+=1}}),5679:((Y,K,n)=>{n.d(K,{o:()=>$});var i=n(6760),b=n(8500),c=n(6321),a=n(3630),
p=n(6807);class S{late=!1;#e;#t;#s;#n=new p.z8((0,a.Ju)());constructor(u,r){this.#e=u,this.#t=r,this.#s=u.events}look(){const u=(0,a.Ju)(),r=this.settle()??(u&&
this.#n.shortage(u,this.#e.used));return{room:u?this.#n.room(u):Number.POSITIVE_INFINITY,breach:r}}settle(){const{killed:u,full:r}=this.#e.events;if(!(u<=this.#s.
killed))return r>this.#s.full?(0,p.Zh)(this.#t,this.#t):(0,p._U)((0,a.Ju)()?.available??0,this.#e.used)}}var P=function(C,u,r){if(u!=null){if(typeof u!="object"&&
typeof u!="function")throw new TypeError("Object expected.");var l,e;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=
u[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");l=u[Symbol.dispose],r&&(e=l)}if(typeof l!="functi\
on")throw new TypeError("Object not disposable.");e&&(l=function(){try{e.call(this)}catch(t){return Promise.reject(t)}}),C.stack.push({value:u,dispose:l,async:r})}else
r&&C.stack.push({async:!0});return u},B=(function(C){return function(u){function r(d){u.error=u.hasError?new C(d,u.error,"An error was suppressed during disposa\
l."):d,u.hasError=!0}var l,e=0;function t(){for(;l=u.stack.pop();)try{if(!l.async&&e===1)return e=0,u.stack.push(l),Promise.resolve().then(t);if(l.dispose){var d=l.
dispose.call(l.value);if(l.async)return e|=2,Promise.resolve(d).then(t,function(L){return r(L),t()})}else e|=1}catch(L){r(L)}if(e===1)return u.hasError?Promise.
reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return t()}})(typeof SuppressedError=="function"?SuppressedError:function(C,u,r){var l=new Error(r);
return l.name="SuppressedError",l.error=C,l.suppressed=u,l});const w=250,A=25,k=4e6;function $(C){const{group:u,memoryBytes:r}=C,l=u?new S(u,r):new p.zf(r),e=new c.
Lq(C.root,C.cache,C);return C.tmp!==void 0&&e.include(C.tmp),{group:u,include:t=>e.include(t),get wrote(){return e.wrote},get diskWasShort(){return e.wasShort},
async watch(t,d){const L={stack:[],error:void 0,hasError:!1};try{const W=P(L,new H(t),!1);let E=Number.POSITIVE_INFINITY;for(;;){const y=Math.min(w,Math.max(A,E/
k));if(!await U(y,d))return l.settle()??e.settle(t).catch(()=>{});const h=[e.look(t),l.look(t)],N=h.find(j=>j.breach)?.breach;if(N)return N;E=Math.min(...h.map(
j=>j.room)),l.late||e.late?W.hold():W.release()}}catch(W){L.error=W,L.hasError=!0}finally{B(L)}}}}async function U(C,u){return(0,b.setTimeout)(C,!0,{signal:u}).
catch(()=>!1)}class H{#e;#t=[];constructor(u){this.#e=u}hold(){this.#t=this.#e.list().map(u=>Number((0,i.basename)(u)));for(const u of this.#t)R(u,"SIGSTOP")}release(){
if(this.#t.length===0)return;const u=new Set(this.#e.list().map(r=>Number((0,i.basename)(r))));for(const r of this.#t)u.has(r)&&R(r,"SIGCONT");this.#t=[]}[Symbol.
dispose](){this.release()}}function R(C,u){try{process.kill(C,u)}catch{}}}),1702:((Y,K,n)=>{n.d(K,{Qj:()=>S,g:()=>c,s5:()=>b});var i=n(8500);function b(P,B){return P*
(.25+.75*Math.min(1,Math.max(0,B)))}const c=1e3,a=25e4,p=1e4;class S{#e=0;#t=process.cpuUsage();get done(){const{user:B,system:w}=process.cpuUsage(this.#t);return this.#e+
B+w}get over(){return this.done>=a}async breathe(){const B=this.done;B-this.#e<p||(await(0,i.setImmediate)(),this.#e=B,this.#t=process.cpuUsage())}}}),6807:((Y,K,n)=>{
n.d(K,{A0:()=>d,Zh:()=>r,_U:()=>l,z8:()=>u,zf:()=>C});var i=n(3024),b=n(8500),c=n(3052),a=n(1264),p=n(3630),S=n(6275),P=n(1702),B=n(5758);const w=1/30,A=1/250,k=1e3,
$=1e3,U=1e4,H=30,R=16*c.D6;class C{#e;#t=(0,p.Ju)();#s=new u(this.#t);#n=0;#r=performance.now()+k;#i={used:0,atMost:0};#u;#c;#a=!1;constructor(h){this.#e=h}get late(){
return this.#a&&this.#u!==void 0&&performance.now()-this.#u.since>P.g}look(h){const N=(0,p.Ju)();if(!N||!this.#t)return{room:Number.POSITIVE_INFINITY};const j=e(
h.list())+this.#o(N)+Math.max(0,N.pageTables-this.#t.pageTables),m=Math.min(this.#e-j,this.#s.room(N));this.#a=m<=0;const v=this.#a?this.#n:this.#r;this.#u===void 0&&
performance.now()>=v&&this.#d(h,j);const f=this.#i.used+Math.max(0,j-this.#i.atMost);return{room:m,breach:this.#c??this.#s.shortage(N,f)}}settle(){}#o(h){const{
shared:N=0,swapFree:j=0}=this.#t??{};return Math.max(0,h.shared-N)+Math.max(0,j-h.swapFree)}async#d(h,N){const j=performance.now();this.#u={since:j};let m=await this.#f(
h,new P.Qj);m>this.#e&&(await(0,b.setTimeout)(H),m=Math.min(m,await this.#f(h,new P.Qj)),m>this.#e&&(this.#c=r(m,this.#e))),this.#i={used:m,atMost:N};const v=performance.
now(),f=v-j;this.#n=v+Math.min(f/w,$),this.#r=v+Math.max(k,Math.min(f/A,U)),this.#u=void 0}async#f(h,N){const{own:j,mapped:m}=await d(h.list(),N),v=await(0,B.I)(
h,{work:N,thorough:this.#a}),f=(0,p.Ju)(),M=(f?.shared??0)>R?await E(h):0,O=L(h)+v.memory+M,D=v.complete.memory?O:Math.max(O,m,f?this.#o(f):0);return j+D}}class u{#e;#t;constructor({
total:h,available:N}={total:0,available:0}){this.#e=N,this.#t=Math.min(Math.max(128*c.D6,h*.03),1024*c.D6,N/2)}room({available:h}){return h-this.#t}shortage({available:h},N){
const j=Math.max(1,this.#e-h);return h<(0,P.s5)(this.#t,N/j)?l(h,N):void 0}}function r(y,h){return{code:"out_of_memory",because:`it used ${(0,c.Xq)(y)} of memor\
y, and the limit for all processes of a build is ${(0,c.Xq)(h)}`}}function l(y,h){return{code:"out_of_memory",because:`the platform's machine ran short of memor\
y: ${(0,c.Xq)(y)} were left, and it used ${(0,c.Xq)(h)}`}}function e(y){let h=0;for(const N of y)h+=t(N);return h*(0,p.T0)()}function t(y){const h=(0,p.lK)(`${y}\
/statm`);if(!h.startsWith("0 "))return Number(h.split(" ",2)[1]??0);const N=(0,p.uX)(y);return N===void 0?0:Number((0,p.lK)(`${N}/statm`).split(" ",2)[1]??0)}async function d(y,h){
let N=0,j=0;for(const m of y){await h.breathe();const v=(0,p.uX)(m);if(v===void 0)continue;N+=(0,p.$$)("VmPTE",(0,p.lK)(`${v}/status`));const f=h.over?"":(0,p.lK)(
`${v}/smaps_rollup`),M=(0,p.$$)("Pss",f);M===0&&(N+=e([m])+(0,p.$$)("VmSwap",(0,p.lK)(`${v}/status`)));const O=(0,p.$$)("Pss_Shmem",f);N+=M-O+(0,p.$$)("SwapPss",
f),j+=O}return{own:N,mapped:j}}function L({memory:y=[]}){return y.reduce((h,N)=>h+W(N),0)}function W(y){try{const{blocks:h,bfree:N,bsize:j}=(0,i.statfsSync)(y);
return(h-N)*j}catch{return 0}}async function E(y){if(!(0,B.V)(y))return 0;const h=[],N=["-t",String(y.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,S.m)("n\
senter",N,{cwd:"/",env:{PATH:a.sg},onLine:f=>h.push(f)}).catch(()=>{});const[j="",...m]=h.map(f=>f.trim().split(/\s+/)),v=["rss","swap"].map(f=>[...j].indexOf(f));
return m.reduce((f,M)=>f+v.reduce((O,D)=>O+(Number(M[D])||0),0),0)}}),5758:((Y,K,n)=>{n.d(K,{I:()=>P,V:()=>w});var i=n(3024),b=n(6760),c=n(3630);const a="/dev/s\
hm",p=64,S=1/8;async function P(H,{work:R,device:C,thorough:u}){const r=new B(H,R,C),l=H.list();for(const e of l)await r.descriptors(`${e}/fd`);for(const e of l)
await r.mappings(e);for(const e of l){const d=(0,c.hC)(`${e}/task`).filter(L=>L!==(0,b.basename)(e)).filter(()=>u||Math.random()<S);for(const L of d)await r.descriptors(
`${e}/task/${L}/fd`)}return r}class B{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#s;#n;#r;#i=new Set;constructor(R,C,u){this.#e=C,this.#t=u,this.#s=(R.memory??
[]).map(r=>U(r)?.dev),this.#n=R.memory===void 0?U(a)?.dev:void 0,this.#r=w(R)}async descriptors(R){const C=(0,c.wA)(R);if(C===void 0)return this.#f();for(const[
u,r]of C.entries()){if(u%p===0&&!await this.#d())return;const l=U(`${R}/${r}`);this.#c(l),l?.isSocket()&&this.#a(l)&&$(`${R}info/${r}`)&&(this.complete.memory=!1)}}async mappings(R){
if(!await this.#d())return;const C=(0,c.uX)(R);if(C===void 0)return;const u=(0,c.lK)(`${C}/maps`);if(u===""&&(0,c.uX)(R)!==void 0)return this.#f();const r=`/pro\
c/${(0,b.basename)(C)}/map_files`;let l=0;for(const e of A(u)){if(l+=1,l%p===0&&!await this.#d())return;(e.isDeleted||e.device===this.#n)&&this.#u(r,e)}}#u(R,{range:C,
device:u,inode:r,isSystemV:l}){if(!(this.#i.has(`${u}:${r}`)||l&&this.#r&&this.#o(u)))try{this.#c((0,i.statSync)(`${R}/${C}`))}catch(e){if(!(0,c.H0)(e))return;u===
this.#t?this.complete.disk=!1:this.#o(u)&&(this.complete.memory=!1)}}#c(R){!R?.isFile()||R.nlink>0&&R.dev!==this.#n||this.#a(R)&&(R.dev===this.#t?this.disk+=R.blocks*
512:this.#o(R.dev)&&(this.memory+=R.blocks*512))}#a({dev:R,ino:C}){const u=`${R}:${C}`;return this.#i.has(u)?!1:(this.#i.add(u),!0)}#o(R){return R!==this.#t&&!this.#s.
includes(R)&&(Math.floor(R/256)&4095)===0}async#d(){return this.#e.over?this.#f():await this.#e.breathe(),!this.#e.over}#f(){this.complete.disk=!1,this.complete.
memory=!1}}function w(H){return H.namespace!==void 0&&process.getuid?.()===0}function*A(H){for(const[,R="",C="",u="",r="",l,e=""]of H.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))
yield{range:`${R}-${C}`,device:k(Number.parseInt(u,16),Number.parseInt(r,16)),inode:Number(l),isDeleted:e.endsWith(" (deleted)"),isSystemV:e.startsWith("/SYSV")}}
function k(H,R){return(R&255)+H*256+(R-(R&255))*4096}function $(H){return/^scm_fds:\s+[1-9]/m.test((0,c.lK)(H))}function U(H){try{return(0,i.statSync)(H)}catch{
return}}}),6822:((Y,K,n)=>{n.d(K,{N_:()=>H,dI:()=>w,gl:()=>C});var i=n(3739),b=n(8302),c=n(3052),a=n(6169),p=n(2881),S=n(5879),P=n(8423);const B=8*c.D6,w=c.D6,A=200,
k=c.D6,$=64*c.D6,U=8;class H{#e;#t;#s=new Map;#n=new Map;#r=[];#i=0;#u=0;#c;#a=Promise.withResolvers();constructor(t,d){this.#e=t,this.#t=d,t.on("data",L=>this.#f(
L)),t.on("error",()=>this.#l(void 0)),t.on("close",()=>this.#l(void 0)),t.on("end",()=>this.#l(void 0))}async call(t,d,{bytes:L,signal:W,onEvent:E}={}){if(W?.throwIfAborted(),
this.#c)throw this.#c;this.#u+=1;const y=this.#u,h={...Promise.withResolvers(),onEvent:E};this.#s.set(y,h);const N=()=>this.#o({abort:y});W?.addEventListener("a\
bort",N,{once:!0}),this.#o({call:t,id:y,given:d},L);try{return await h.promise}catch(j){throw W?.throwIfAborted(),j}finally{W?.removeEventListener("abort",N)}}tell(t,d){
this.#o({tell:t,given:d})}end(){return new Promise(t=>this.#e.end(()=>t()))}#o(t,d=R){if(!this.#e.writable)return;const L=Buffer.from(JSON.stringify(t)),W=Buffer.
alloc(U);W.writeUInt32BE(L.length,0),W.writeUInt32BE(d.length,4),this.#e.cork(),this.#e.write(Buffer.concat([W,L])),d.length>0&&this.#e.write(d),process.nextTick(
()=>this.#e.uncork()),this.#e.writableLength>$&&this.#l(new Error("it does not read what it is sent"))}#d(){if(this.#c||this.#e.writableLength<k)return;const t=new Promise(
d=>this.#e.once("drain",d));return Promise.race([t,this.#a.promise])}#f(t){this.#r.push(t),this.#i+=t.length;try{for(let d=this.#_();d!==void 0&&!this.#c;d=this.#_())
this.#m(...d)}catch(d){this.#l(d instanceof Error?d:new Error(String(d)))}}#_(){if(this.#i<U)return;const[t=R]=this.#r,d=t.length>=U?t:this.#h(),L=d.readUInt32BE(
0),W=d.readUInt32BE(4);if(L>B||W>w)throw new Error("it sent a message that is too long");if(this.#i<U+L+W)return;const E=this.#h(),y=E.subarray(U+L+W);this.#r.splice(
0,1,...y.length>0?[y]:[]),this.#i=y.length;const h=JSON.parse(E.toString("utf8",U,U+L));if(!(0,b.Gv)(h))throw new Error("it sent an invalid message");return[h,E.
subarray(U+L,U+L+W)]}#h(){return this.#r.length>1&&this.#r.splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??R}#m(t,d){const{call:L,tell:W,abort:E,id:y,
event:h,given:N}=t;if(typeof L=="string"&&typeof y=="number"&&(0,b.Gv)(N))this.#p(L,y,N,d);else if(typeof W=="string"&&(0,b.Gv)(N))this.#t.tell?.(W,N);else if(typeof E==
"number")this.#n.get(E)?.abort(new Error("The caller aborted"));else if(typeof y=="number")this.#E(y,t,h,d);else throw new Error("it sent an invalid message")}#E(t,d,L,W){
const E=this.#s.get(t);if((0,b.Gv)(L)){E?.onEvent?.(L);return}this.#s.delete(t),(0,b.Gv)(d.error)?E?.reject(l(d.error)):E?.resolve({value:d.answer,bytes:W})}async#p(t,d,L,W){
const E=Object.hasOwn(this.#t.calls,t)?this.#t.calls[t]:void 0;if(!E)return this.#l(new Error("it made an unknown call"));if(this.#n.has(d))return this.#l(new Error(
"it gave two calls one number"));if(this.#n.size>=A)return this.#l(new Error("it made too many calls at once"));const y=new AbortController;this.#n.set(d,y);try{
const h=m=>this.#o({event:m,id:d}),{value:N=null,bytes:j}=await E({given:L,bytes:W,signal:y.signal,event:h,read:()=>this.#d()});this.#o({answer:N,id:d},j)}catch(h){
this.#o({error:r(h),id:d})}finally{this.#n.delete(d)}}#l(t){if(!this.#c){this.#c=t??new Error("The other side has gone");for(const d of this.#s.values())d.reject(
this.#c);for(const d of this.#n.values())d.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(t)}}}const R=Buffer.alloc(0);class C extends Error{lines;constructor(t){
const d=t.flatMap(L=>/^npm (?:ERR!|error) (.*)/.exec(L)?.[1]??[]);super(d.find(L=>!u.test(L))??d[0]??"npm printed no reason"),this.lines=t}}const u=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function r(e){const t=e instanceof Error?e.message:String(e);return e instanceof p.$w?{kind:"BuildFailure",message:t,facts:e.facts}:e instanceof C?{kind:"Regist\
ryError",message:t,lines:e.lines}:e instanceof S.Sb?{kind:"BlobsFull",message:t}:e instanceof S.ls?{kind:"WrongBytes",message:t}:e instanceof P.u?{kind:"StoreUn\
available",message:"The storage cannot be used now",isFull:e.isFull}:{kind:"Error",message:t,code:(0,i.xU)(e)??null}}function l({kind:e,message:t,facts:d,lines:L,
isFull:W,code:E}){const y=String(t),h=e==="BuildFailure"&&(0,b.Gv)(d)?(0,a.U$)(d):void 0;return h?new p.$w(h):e==="RegistryError"&&Array.isArray(L)?new C(L.map(
String)):e==="BlobsFull"?new S.Sb(y):e==="WrongBytes"?new S.ls(y):e==="StoreUnavailable"?new P.u(y,{isFull:W===!0}):Object.assign(new Error(y),typeof E=="string"?
{code:E}:{})}}),1264:((Y,K,n)=>{n.d(K,{CM:()=>S,Md:()=>p,Sq:()=>c,sg:()=>a,tl:()=>b});var i=n(1455);const b="SLIPWAY_BUILD",c="/run/slipway-code",a="/usr/local/\
bin:/usr/bin:/bin";function p(P){return P.replaceAll("/","+")}async function S(P,B){const w=`${p(B)}@`;return(await(0,i.readdir)(P).catch(()=>[])).filter(k=>k.startsWith(
w)).map(k=>k.slice(w.length))}}),3630:((Y,K,n)=>{n.d(K,{$$:()=>S,H0:()=>p,Ju:()=>H,T0:()=>r,_N:()=>B,_n:()=>A,bw:()=>R,hC:()=>c,jN:()=>P,lK:()=>b,uX:()=>$,wA:()=>a});
var i=n(3024);function b(e){try{return(0,i.readFileSync)(e,"utf8")}catch{return""}}function c(e){return a(e)??[]}function a(e){try{return(0,i.readdirSync)(e)}catch(t){
return p(t)?void 0:[]}}function p(e){return e instanceof Error&&"code"in e&&(e.code==="EACCES"||e.code==="EPERM")}function S(e,t){return Number(new RegExp(`^${e}\
:\\s+(\\d+) kB`,"m").exec(t)?.[1]??0)*1024}function P(e){return c(e).filter(t=>/^\d+$/.test(t)).map(Number)}function B(e){return w(`/proc/${e}/stat`)}function w(e){
const t=b(e);if(t==="")return;const d=t.slice(t.lastIndexOf(")")+2).split(" ",20),[L="",W,E,y]=d,h=Number(d[19]);return{state:L,parent:Number(W),group:Number(E),
session:Number(y),started:h}}function A(e){const t=B(e);return t===void 0?!1:k(t)?c(`/proc/${e}/task`).some(d=>{const L=w(`/proc/${e}/task/${d}/stat`);return L!==
void 0&&!k(L)}):!0}function k({state:e}){return/^[ZX]/.test(e)}function $(e){return U(e)?e:c(`${e}/task`).map(t=>`${e}/task/${t}`).find(U)}function U(e){return/^[1-9]/.
test(b(`${e}/statm`))}function H(){const e=b("/proc/meminfo"),t=S("MemTotal",e);if(t!==0)return{total:t,available:S("MemAvailable",e),shared:S("Shmem",e),pageTables:S(
"PageTables",e),swapFree:S("SwapFree",e)}}function R(){return Number(/^oom_kill (\d+)/m.exec(b("/proc/vmstat"))?.[1]??0)}const C=6n;let u;function r(){return u??=
l(),u}function l(){try{const e=new BigUint64Array(new Uint8Array((0,i.readFileSync)("/proc/self/auxv")).buffer),t=e.findIndex((d,L)=>L%2===0&&d===C);return t===
-1?4096:Number(e[t+1])}catch{return 4096}}}),6275:((Y,K,n)=>{n.d(K,{m:()=>r});var i=n(1421),b=n(8474),c=n(8161),a=n(7075),p=n(8838),S=n(6193);const P=16384,B=65536,
w=10,A=1e3,k=1;function $(f,M,O=()=>{}){const D=new S.StringDecoder("utf8"),F=Promise.withResolvers();let G=[],V="",J=!1;const q=()=>{for(const te of G.slice(0,
A))M(te.slice(0,P));G=G.slice(A);const Q=O();if(!Q)return ne();f.pause(),Q.then(ne)},ne=()=>{G.length>0?setTimeout(q,k):J?F.resolve():f.resume()};return f.on("d\
ata",Q=>{const te=(V+D.write(Q)).split(`
`);V=(te.pop()??"").slice(0,P);const se=Q.length>=B,re=G.length>0;if(G=re?[...G,...te]:te,!(re||G.length===0)){if(!se&&G.length<=A)return q();f.pause(),setTimeout(
q,se?w:0)}}),f.on("close",()=>{const Q=G.length>0;V!==""&&(G=[...G,V]),J=!0,Q||q()}),F.promise}var U=n(1264),H=n(3630),R=n(2106),C=function(f,M,O){if(M!=null){if(typeof M!=
"object"&&typeof M!="function")throw new TypeError("Object expected.");var D,F;if(O){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");D=M[Symbol.asyncDispose]}if(D===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");D=M[Symbol.dispose],O&&(F=D)}if(typeof D!=
"function")throw new TypeError("Object not disposable.");F&&(D=function(){try{F.call(this)}catch(G){return Promise.reject(G)}}),f.stack.push({value:M,dispose:D,
async:O})}else O&&f.stack.push({async:!0});return M},u=(function(f){return function(M){function O(V){M.error=M.hasError?new f(V,M.error,"An error was suppressed\
 during disposal."):V,M.hasError=!0}var D,F=0;function G(){for(;D=M.stack.pop();)try{if(!D.async&&F===1)return F=0,M.stack.push(D),Promise.resolve().then(G);if(D.
dispose){var V=D.dispose.call(D.value);if(D.async)return F|=2,Promise.resolve(V).then(G,function(J){return O(J),G()})}else F|=1}catch(J){O(J)}if(F===1)return M.
hasError?Promise.reject(M.error):Promise.resolve();if(M.hasError)throw M.error}return G()}})(typeof SuppressedError=="function"?SuppressedError:function(f,M,O){
var D=new Error(O);return D.name="SuppressedError",D.error=f,D.suppressed=M,D});async function r(f,M,O){O.signal?.throwIfAborted();const{group:D}=O,F=()=>D?.events.
killed??(0,H.bw)(),G=F(),V=D?.events.refused??0,{child:J,printed:q}=t(f,M,O),ne=O.namespace?v(J.stdio[4]):()=>"",Q=()=>Number(/"child-pid": (\d+)/.exec(ne())?.[1]??
Number.NaN)||void 0,te=new R.b0(E(J.pid,O)),se=new R.qK(Q,O.memory),re=(0,b.once)(J,"close");re.catch(()=>{});const oe=J.stdio.slice(l).filter(o=>o instanceof a.
Readable);O.onStarted?.({pipes:oe,tree:O.namespace?se:te});const Z=async()=>{if(J.pid!==void 0&&(0,R.z7)(-J.pid),!(O.namespace?await se.end():!O.sweep||await te.
end()))throw new Error(e)},_=()=>{Z().catch(()=>{})};O.signal?.addEventListener("abort",_,{once:!0});const I=new AbortController,s=O.watch?.(O.namespace?se:te,I.
signal);s?.then(o=>o&&_());try{const[o,g]=await(0,b.once)(J,"exit");if(I.abort(),await Z(),await h(J,re),await q,!await se.end())throw new Error(e);O.signal?.throwIfAborted();
const T=F()>G,x=(D?.events.refused??0)>V;return{...j(o,g),breach:await s,shortOfMemory:T,shortOfProcesses:x}}finally{I.abort(),O.signal?.removeEventListener("ab\
ort",_)}}const l=6,e="Some processes of the command could not be ended";function t(f,M,O){const D={stack:[],error:void 0,hasError:!1};try{const F=["ignore","pip\
e","pipe",O.channel===void 0&&!O.onLink?"ignore":"pipe"];F.push(O.namespace?"pipe":"ignore",O.filter===void 0?"ignore":"pipe"),F.push(...O.descriptors??[]);const G=C(
D,(0,p.T)(F),!1),[V,...J]=O.group?d(O.group,f,M):[f,...M],q=(0,i.spawn)(V,J,{cwd:O.cwd,env:{...O.env},detached:!0,stdio:G.stdio}),[,,,ne]=q.stdio;O.onLink&&ne instanceof
a.Duplex?O.onLink(ne):W(ne,O.channel),W(q.stdio.at(5),O.filter);const{onLine:Q=()=>{},taken:te}=O,se=["stdout","stderr"].map(re=>{const oe=q[re];return oe?$(oe,
Z=>Q(Z,re),te):void 0});return{child:q,printed:Promise.all(se)}}catch(F){D.error=F,D.hasError=!0}finally{u(D)}}function d({procs:f},M,O){return["/bin/sh","-c",L,
f,M,...O]}const L='echo 0 2>/dev/null >"$0" || { echo "The command could not be put into its cgroup" >&2; exit 1; }; exec "$@"';function W(f,M){!(f instanceof a.
Duplex)||M===void 0||(f.on("error",()=>{}),f.end(M))}function E(f,{env:M,sweep:O}){const D=O?M[U.tl]:void 0;if(D===void 0)return{root:f};const F=(0,R.x3)(D);return{
root:f,marker:G=>G===D,lock:G=>G===F}}const y=1e4;async function h(f,M){const O=setTimeout(()=>{for(const D of f.stdio)D?.destroy()},y);await M,clearTimeout(O)}
const N=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function j(f,M){const O=typeof f=="number"?f:null,D=N.find(F=>O===
128+c.constants.signals[F]);return{exitCode:O,signal:typeof M=="string"?M:D??null}}const m=4096;function v(f){let M="";return f instanceof a.Readable&&f.setEncoding(
"utf8").on("data",O=>{M=(M+O).slice(0,m)}),()=>M}}),1540:((Y,K,n)=>{n.d(K,{C:()=>c,i:()=>b});var i=n(6760);const b="scopes";function c(a){return{cache:(0,i.join)(
a,"cache"),installs:(0,i.join)(a,"installs")}}}),2106:((Y,K,n)=>{n.d(K,{b0:()=>P,k3:()=>w,qK:()=>R,uY:()=>A,x3:()=>$,z7:()=>B});var i=n(7598),b=n(8500),c=n(1264),
a=n(3630);const p=1e4,S=2;class P{memory=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(r){this.#e=r,r.root!==void 0&&this.#s.add(r.root)}list(){return this.#n().
map(r=>`/proc/${r}`)}#n(){const r=(0,a.jN)("/proc"),l=new Set(r);for(const t of this.#t.keys())l.has(t)||this.#t.delete(t);let e=r.filter(t=>!this.#t.has(t));for(const t of e)
this.#t.set(t,!1);for(let t=e;t.length>0;e=e.filter(d=>!this.#t.get(d)))t=e.filter(d=>this.#r(d));return r.filter(t=>this.#t.get(t))}#r(r){const l=(0,a._N)(r);if(l===
void 0||r===process.pid)return!1;const{root:e,marker:t,lock:d}=this.#e,L=this.#t.get(l.parent)||this.#s.has(l.group)||this.#s.has(l.session);if(!(r===e||L||(d?.(
U(r))??!1)||(t?.(H(r))??!1)))return!1;this.#t.set(r,!0);for(const E of[l.group,l.session])e!==void 0&&E!==0&&this.#s.add(E);return!0}async end(){let r=!1;for(const l=Date.
now()+p;Date.now()<l;){const e=this.#n().filter(t=>(0,a._n)(t));if(e.length===0&&r)return!0;r=e.length===0;for(const t of e)B(t);await(0,b.setTimeout)(S)}return!1}}
function B(u){try{process.kill(u,"SIGKILL")}catch{}}async function w(u,r){const l=r===void 0?void 0:`${u}${r}`,e=$(l??u);await new P({marker:t=>l===void 0?t.startsWith(
u):t===l,lock:t=>l===void 0?Math.floor(t/k)===Math.floor(e/k):t===e}).end()}async function A(u,r){const l=u.slice(0,u.lastIndexOf("/")+1),e=t=>{const d=(0,a.lK)(
`/proc/${t}/cmdline`).split("\0").find(L=>L.startsWith(l));return d!==void 0&&d!==r};for(const t=Date.now()+p;Date.now()<t;){const d=(0,a.jN)("/proc").filter(L=>e(
L)&&(0,a._n)(L));if(d.length===0)return;for(const L of d)B(L);await(0,b.setTimeout)(S)}}const k=2**24;function $(u){const[r="",l=""]=u.split("/",2),e=t=>(0,i.createHash)(
"sha256").update(t).digest().readUIntBE(0,3);return(k/2+e(r)%(k/2))*k+e(l)}function U(u){return Number(/^Max file locks +(\d+)/m.exec((0,a.lK)(`/proc/${u}/limit\
s`))?.[1]??0)}function H(u){return(0,a.lK)(`/proc/${u}/environ`).split("\0").find(l=>l.startsWith(`${c.tl}=`))?.slice(c.tl.length+1)??""}class R{#e;#t;#s;#n=new Map;constructor(r,l=[]){
this.#e=r,this.#t=l}list(){const r=this.namespace;if(r===void 0)return[];const l=(0,a.jN)("/proc"),e=new Set(l);for(const t of this.#n.keys())e.has(t)||this.#n.
delete(t);return l.filter(t=>this.#r(t,r)).map(t=>`/proc/${t}`)}get memory(){const r=this.namespace;return r===void 0?void 0:this.#t.map(l=>`/proc/${r}/root${l}`)}get namespace(){
const r=this.#e();if(r===void 0)return;const l=(0,a._N)(r)?.started;return this.#s===void 0&&C(r)&&(this.#s=l),l!==void 0&&l===this.#s?r:void 0}async end(r=p){for(const l=Date.
now()+r;;await(0,b.setTimeout)(1)){const e=this.namespace;if(e===void 0||!(0,a._n)(e))return!0;if(Date.now()>=l)return!1;B(e)}}#r(r,l){const e=[];let t;for(let d=r;t===
void 0;d=(0,a._N)(d)?.parent){if(d===void 0)return!1;t=d===l?!0:d<=1||d===process.pid?!1:this.#n.get(d),t===void 0&&e.push(d)}for(const d of e)this.#n.set(d,t);
return t}}function C(u){return/^NSpid:\s.*\s1$/m.test((0,a.lK)(`/proc/${u}/status`))}}),6757:((Y,K,n)=>{n.d(K,{FT:()=>d,Fi:()=>J,IM:()=>R,PE:()=>t,XL:()=>V,_j:()=>I,
cE:()=>G,dM:()=>Q,jf:()=>O,l7:()=>q,lQ:()=>Z,m7:()=>F,o5:()=>U,qh:()=>v,sK:()=>C});var i=n(7598),b=n(3024),c=n(1455),a=n(6760),p=n(3739),S=n(3052),P=n(6321),B=n(
1264),w=n(6275),A=n(1540),k=function(s,o,g){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError("Object expected.");var T,x;if(g){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");T=o[Symbol.asyncDispose]}if(T===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");T=o[Symbol.dispose],g&&(x=T)}if(typeof T!="function")throw new TypeError("Object not disposable.");x&&(T=function(){try{x.call(this)}catch(z){
return Promise.reject(z)}}),s.stack.push({value:o,dispose:T,async:g})}else g&&s.stack.push({async:!0});return o},$=(function(s){return function(o){function g(X){
o.error=o.hasError?new s(X,o.error,"An error was suppressed during disposal."):X,o.hasError=!0}var T,x=0;function z(){for(;T=o.stack.pop();)try{if(!T.async&&x===
1)return x=0,o.stack.push(T),Promise.resolve().then(z);if(T.dispose){var X=T.dispose.call(T.value);if(T.async)return x|=2,Promise.resolve(X).then(z,function(ee){
return g(ee),z()})}else x|=1}catch(ee){g(ee)}if(x===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return z()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,o,g){var T=new Error(g);return T.name="SuppressedError",T.error=s,T.suppressed=o,T});function U(s){return(0,i.createHash)(
"sha256").update(JSON.stringify([s.org,s.project,s.appID])).digest("hex").slice(0,32)}const H=["home"];function R(s){const o=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(s)?.[1]??
"";return/^\w[\w.-]{0,99}$/.test(o)&&!H.includes(o)?o:"source"}async function C(s,o,g,T,{checkout:x="source",stored:z,isMapped:X=!1}={}){await(0,c.mkdir)((0,a.join)(
s,U(o)),{recursive:!0});const ee=await(0,c.realpath)((0,a.join)(s,U(o)));await N(ee,493);const ae=await e(ee,g),ce=(0,a.join)(ae,l),ue={root:ce,source:(0,a.join)(
ce,x),home:(0,a.join)(ce,"home"),tmp:(0,a.join)(ae,"tmp")},ie=z??{own:(0,A.C)((0,a.join)(ee,A.i,"all")),shared:void 0};await W([...Object.values(ue),...Object.values(
ie.own)],T);const de=await y(ie.own.cache)===0,fe={...ie.own,...X?{cache:(0,A.C)(ee).cache}:{},shared:ie.shared},le={isFirst:de&&!ie.shared,isToFill:de&&ie.shared!==
void 0};return{app:ee,holder:ae,owner:T,stored:ie,...fe,...le,...ue}}const u="work",r="of",l="root";async function e(s,o){const g=(0,a.join)(s,o);await Q(g),await(0,c.
mkdir)(g),await(0,c.writeFile)((0,a.join)(g,r),o);const T=(0,a.join)(s,u);return(0,c.rename)(g,T).then(()=>T,()=>g)}async function t(s){return(0,a.basename)(s)!==
u?(0,a.basename)(s):(0,c.readFile)((0,a.join)(s,r),"utf8").catch(()=>"")}async function d({root:s,source:o,home:g,tmp:T,owner:x}){for(const z of[s,T])for(const X of await(0,c.
readdir)(z))await Q((0,a.join)(z,X));await W([o,g],L(x)?x:void 0)}function L(s){return s!==void 0&&s!==process.getuid?.()}async function W(s,o){for(const g of s)
await(0,c.mkdir)(g,{recursive:!0}),o!==void 0&&await(0,c.chown)(g,o,o)}const E=100;async function y(s){let o=0;if(!await Z(s))return o;await N(s,493);for await(const g of await(0,c.
opendir)(s))if(g.isDirectory()&&await N((0,a.join)(s,g.name),493).catch(()=>{}),o+=1,o===E)break;return o}const h=2097152;async function N(s,o){const g={stack:[],
error:void 0,hasError:!1};try{const T=k(g,await j(s),!0);await m(T,o)}catch(T){g.error=T,g.hasError=!0}finally{const T=$(g);T&&await T}}function j(s){const o=process.
platform==="linux"?h:b.constants.O_RDONLY;return(0,c.open)(s,o|b.constants.O_DIRECTORY|b.constants.O_NOFOLLOW)}function m(s,o){return process.platform==="linux"?
(0,c.chmod)(`/proc/self/fd/${s.fd}`,o):s.chmod(o)}async function v({app:s,holder:o}){await N(s,493).catch(()=>{}),await Q(o)}const f={bytes:S.j9,files:2e5},M=16*
S.j9;async function O(s,o,g){g.bytes<=f.bytes&&g.files<=f.files&&((0,P.vy)(s)?.bytes??0)>=M&&(await J(s,[o.holder])).length===0||await v(o)}const D=".removed";async function F(s){
const o=[];for(const g of await V(s))g!==D&&o.push(...await G((0,a.join)(s,g)));return o}async function G(s){return await N(s,493).catch(()=>{}),(await V(s)).filter(
o=>o!==A.i).map(o=>(0,a.join)(s,o))}async function V(s){return(await(0,c.readdir)(s,{withFileTypes:!0}).catch(()=>[])).filter(g=>g.isDirectory()).map(g=>g.name)}
async function J(s,o){const g=[];for(const T of o){await(0,c.mkdir)((0,a.join)(s,D),{recursive:!0,mode:448}).catch(()=>{});const x=(0,a.join)(s,D,(0,i.randomUUID)()),
z=await(0,c.rename)(T,x).catch(async X=>(0,p.xU)(X)!=="EACCES"?(0,p.xU)(X)??"unknown":(await N(T,448).catch(()=>{}),(0,c.rename)(T,x).catch(ee=>(0,p.xU)(ee)??"u\
nknown")));z!==void 0&&z!=="ENOENT"&&g.push(T)}return g}async function q(s,o,g){const T=(0,a.join)(s,D),x=await(0,c.readdir)(T).catch(()=>[]),z=[];for(const X of[
...x.map(ee=>(0,a.join)(T,ee)),...o])await Q(X,{signal:g})||z.push(X);return z}const ne=10*6e4;async function Q(s,{signal:o,ms:g=ne}={}){if(!await _(s))return!0;
const T=AbortSignal.any([AbortSignal.timeout(g),...o?[o]:[]]);for(const x of[["-rf","--one-file-system"],["-rf"]]){if(await(0,w.m)("rm",[...x,"--",s],{cwd:"/",env:se,
signal:T}).catch(re)==="missing")return oe(s);if(T.aborted||!await _(s))break;await te(s,T).catch(()=>{})}return!await _(s)}async function te(s,o){const g={stack:[],
error:void 0,hasError:!1};try{o.throwIfAborted();const T=k(g,await j(s),!0),x=process.platform==="linux"?`/proc/self/fd/${T.fd}`:s;await m(T,448);for await(const z of await(0,c.
opendir)(x))z.isDirectory()&&await te((0,a.join)(x,z.name),o).catch(()=>{})}catch(T){g.error=T,g.hasError=!0}finally{const T=$(g);T&&await T}}const se={PATH:B.sg,
LC_ALL:"C"};function re(s){return(0,p.xU)(s)==="ENOENT"?"missing":void 0}async function oe(s){return await(0,c.rm)(s,{recursive:!0,force:!0}).catch(()=>{}),!await _(
s)}async function Z(s){return(0,c.lstat)(s).then(o=>o.isDirectory(),()=>!1)}async function _(s){return(0,c.lstat)(s).then(()=>!0,o=>(0,p.xU)(o)!=="ENOENT")}async function I(s,o){
if(!L(o))return;const{exitCode:g}=await(0,w.m)("chown",["-RhP",`${o}:${o}`,"--",s],{env:{},cwd:"/"});if(g!==0)throw new Error(`chown of ${s} failed`)}}),8838:((Y,K,n)=>{
n.d(K,{T:()=>B});var i=n(3024);const b=524288,c=65535;let a;function p(){return a??=S().filter(w=>w>2&&w<=c&&P(w)),a}function S(){try{return(0,i.readdirSync)("/\
proc/self/fd").map(Number)}catch{return[]}}function P(w){try{const A=/^flags:\s+([0-7]+)/m.exec((0,i.readFileSync)(`/proc/self/fdinfo/${w}`,"utf8"))?.[1];return A!==
void 0&&(Number.parseInt(A,8)&b)===0}catch{return!1}}function B(w){const A=p().filter(U=>w[U]===void 0);if(A.length===0)return{stdio:[...w],[Symbol.dispose](){}};
const k=(0,i.openSync)("/dev/null","r+"),$=[...w];for(let U=$.length;U<=Math.max(...A);U+=1)$.push("ignore");for(const U of A)$[U]=k;return{stdio:$,[Symbol.dispose]:()=>(0,i.
closeSync)(k)}}}),2881:((Y,K,n)=>{n.d(K,{$w:()=>c});var i=n(6169);function b(p){return p.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${p.reason}`}class c extends Error{name="\
BuildFailure";facts;constructor(S){const P=(0,i.Fd)(S);super(P.message),this.facts=P}}class a extends Error{name="BuildCancelled";constructor(){super("The deplo\
yment was cancelled")}}}),5879:((Y,K,n)=>{n.d(K,{Sb:()=>b,YU:()=>p,bb:()=>P,ge:()=>B,ls:()=>c,zA:()=>i});function i(w){return w}class b extends Error{name="Blob\
sFull"}class c extends Error{name="WrongBytes"}const a=200,p=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,S=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function P(w){
if(w.length<=a&&S.test(w))return w;throw new TypeError(`${JSON.stringify(w.slice(0,100))} is not the key of a blob`)}function B(w){if(w==="")return w;if(!w.endsWith(
"/"))throw new TypeError(`The prefix ${JSON.stringify(w.slice(0,100))} needs a / at its end`);return P(w.slice(0,-1)),w}}),8423:((Y,K,n)=>{n.d(K,{R:()=>a,u:()=>c});
const i=1e3,b=2e4;class c extends Error{name="StoreUnavailable";isFull;constructor(S,{isFull:P=!1,...B}={}){super(S,B),this.isFull=P}}async function a(p,S,P){const B=S.
monotonic()+b;for(let w=1;;w+=1)try{return await p(w)}catch(A){if(!(A instanceof c&&!A.isFull)||P?.aborted||S.monotonic()>=B||(await S.sleep(i,P).catch(()=>{}),
P?.aborted))throw A}}})};export{_e as id,he as ids,me as modules};

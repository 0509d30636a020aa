const he=27,_e=[27],me={1224:((Y,U,n)=>{n.d(U,{jq:()=>c,ml:()=>w});var i=n(8500);const w={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(p,O){O?.
throwIfAborted();try{await(0,i.setTimeout)(p,void 0,{signal:O})}catch(P){throw O?.throwIfAborted(),P}},after(p,O){const P=setTimeout(O,p);return()=>clearTimeout(
P)}},c={now(){const{user:p,system:O}=process.cpuUsage();return(p+O)/1e3}},a=(p,O)=>{const P=setInterval(O,p).unref();return()=>clearInterval(P)}}),3739:((Y,U,n)=>{
n.d(U,{GQ:()=>c,I7:()=>a,b$:()=>B,xU:()=>O,xb:()=>p});const i={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",
no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},w=Object.keys(i);class c extends Error{name="\
SlipwayError";code;mender;remedy;input;place;call;also;constructor(L,N,j={}){super(N,j.cause===void 0?void 0:{cause:j.cause}),this.code=L,this.mender=i[L],this.
remedy=j.remedy,this.input=j.input,this.place=j.place,this.call=j.call,this.also=j.also??[]}with({code:L=this.code,message:N=this.message,...j}){const{remedy:$,
input:G,place:R,call:C,cause:u,also:r}=this;return new c(L,N,{remedy:$,input:G,place:R,call:C,cause:u,also:r,...j})}}function a(g){if(g instanceof c)return g;const L=g instanceof
Error?g.message:String(g);return new c("internal",L,{cause:g,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function p(g){throw new c(
"internal",`Unhandled case: ${JSON.stringify(g)}`)}function O(g){if(!(!(g instanceof Error)||!("code"in g)))return typeof g.code=="string"?g.code:void 0}const P=new Set(
["ENOSPC","EDQUOT"]);function B(g){return P.has(O(g))}}),8302:((Y,U,n)=>{n.d(U,{D7:()=>c,Gv:()=>i,KH:()=>p,U4:()=>w});function i(O){return typeof O=="object"&&O!==
null&&!Array.isArray(O)}function w(O){try{return JSON.parse(O)}catch{return}}function c(O){const P=w(O);return i(P)?P:void 0}function a(O){const P=Object.entries(
O).filter(([,B])=>B!==void 0);return Object.fromEntries(P)}function p(O,P){return typeof O=="string"&&O.length<=P}}),7994:((Y,U,n)=>{n.d(U,{FK:()=>p,UG:()=>P});
var i=n(3024),w=n(1455),c=n(6760),a=n(3739);function p(L,N){const j=(0,c.relative)(L,N);return j===""||j!==".."&&!j.startsWith(`..${c.sep}`)&&!(0,c.isAbsolute)(
j)}function O(L,N){const j=(0,c.resolve)(L,N);if(N.includes("\0")||!p((0,c.resolve)(L),j))throw g(N);return j}async function P(L,N){const[j,$]=await Promise.all(
[(0,w.realpath)(L),(0,w.realpath)(O(L,N))]);if(!p(j,$))throw g(N);return $}function B(L,N){if(!existsSync(L)){B(dirname(L),N);try{mkdirSync(L,{mode:N})}catch(j){
if(systemCode(j)!=="EEXIST")throw j}}}function g(L){return new a.GQ("path_escapes_root",`The path "${L}" leaves its root folder`,{remedy:"Name a path inside the\
 folder, without links that lead out of it."})}}),3052:((Y,U,n)=>{n.d(U,{D6:()=>c,Xq:()=>P,j9:()=>a});var i=n(3739);const w=1024,c=1024*w,a=1024*c,p=[["TiB",1024*
a],["GiB",a],["MiB",c],["KiB",w]];function O(B,g){const[,L,N]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(B.trim())??[],j=p.find(([G])=>G.toLowerCase()===N?.toLowerCase())?.[1],
$=Math.round(Number(L)*(j??Number.NaN));if($>0&&Number.isSafeInteger($))return $;throw new SlipwayError("invalid_input",`${g}: "${B}" is not a size`,{input:g,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function P(B){const[g,L]=p.find(([,j])=>B>=j)??["bytes",1],N=B/L;return`${N<10&&
L>1?N.toFixed(1).replace(/\.0$/,""):Math.round(N)} ${g}`}}),5807:((Y,U,n)=>{n.d(U,{DJ:()=>N,FF:()=>t,Kf:()=>G,Nl:()=>L,OK:()=>P,Ow:()=>R,aL:()=>u,oF:()=>e,vI:()=>$,
zD:()=>r});const i="\x1B",w="\x07",c=new RegExp(`${i}[\\]P_^X][^${w}${i}]*(?:${w}|${i}\\\\)|${i}\\[[0-?]*[ -/]*[@-~]|${i}[ -/]*[0-Z\\\\^-~]`,"g"),a=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
p=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),O=new RegExp(
`${i}\\[[0-9;:]{0,40}m`,"g");function P(E){const y=E.includes(i)?E.match(O)??[]:[];return y.length===0?{texts:[E],codes:y}:{texts:E.split(O),codes:y}}const B=/^[ -~]*$/,
g=/^[\t -~]*$/;function L(E){return E.includes(i)?E.replace(c,""):E}function N(E){return g.test(E)?E:L(E).replace(/[\n\u2028\u2029]/g," ").replace(p(),y=>y==="	"?
y:"")}function j(E){return E.split(`
`).map(N).join(`
`)}function $(E,y){return E.length>y?C(E,y):E}function G(E){return E.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function R(E,y=2e3){const _=E.length>y*8+1024?E.slice(
0,y*8+1024):E;if(B.test(_)&&_.length<=y)return E;const k=L(_).replace(a," ").replace(p(),"").toWellFormed();return k.length>y||_.length<E.length?C(k,y):k}function C(E,y){
if(y<1)return"";const _=E.slice(0,y-1),k=_.charCodeAt(_.length-1);return`${k>=55296&&k<=56319?_.slice(0,-1):_}\u2026`}function u(E){return E.trim().split(/\s+/)}
function r(E){let[y,_]=[String(E),""];for(;y.length>3;y=y.slice(0,-3))_=`,${y.slice(-3)}${_}`;return y+_}function f(E,y){return`${r(E)} ${y}${E===1?"":"s"}`}function e(E){
return t(E)??E}function t(E){try{return decodeURIComponent(E)}catch{return}}const l=/^[\t\n\r -~]*$/;function v(E){return l.test(E)?E:E.replace(/[\u2028\u2029]/g,
W).replace(p(),y=>`	
\r`.includes(y)?y:W(y))}function W(E){return Array.from({length:E.length},(_,k)=>E.charCodeAt(k)).map(_=>`\\u${_.toString(16).padStart(4,"0")}`).join("")}}),8595:((Y,U,n)=>{
n.d(U,{_Q:()=>c,i1:()=>a,iA:()=>w,iq:()=>p,q3:()=>O,ws:()=>i});const i=5,w=500;function c({message:P}){return`The build ended with 0 in spite of an error: ${P}`}
const a=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block",
"unprocessed_rule"],p=10,O=["repository","secrets","example"]}),2207:((Y,U,n)=>{n.d(U,{Mb:()=>w,sR:()=>c});const i=null,w=["queue","clone","install","build","sy\
nc","activate"],c=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_i\
nvalid","build_script_missing","app_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_kille\
d","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full",
"storage_unavailable","sync_failed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],a={invalid_request:400,
unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,
app_exists:409,conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,
rate_limited:429,internal:500,unavailable:503}}),6169:((Y,U,n)=>{n.d(U,{Fd:()=>g,U$:()=>j,nf:()=>B,tl:()=>$});var i=n(8302),w=n(5807),c=n(2207),a=n(2345);const p=[
"error","warning","notice"],{failureLogLines:O,failureLogLine:P}=a.lF,B={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",
sync:"sync_failed",activate:"activation_failed"};function g({stage:r,code:f,message:e,exitCode:t,signal:l,log:v,diagnostics:W}){const E={stage:r,code:f,message:(0,w.
vI)(e,a.IC.message),exitCode:t},y=l===null?null:l.slice(0,a.IC.signal),_=W.filter(({file:D})=>D.length<=a.IC.file).slice(0,a.IC.findings).map(D=>({...D,code:D.code===
null?null:(0,w.vI)(D.code,a.IC.findingCode),message:(0,w.vI)(D.message,a.IC.findingMessage)})),k=L(_,a.IC.bytes/2),K=a.IC.bytes-N({...E,signal:y,log:[],diagnostics:k}),
m=v.slice(-O).map(D=>(0,w.vI)(D,P));return{...E,signal:y,log:L(m.reverse(),K).reverse(),diagnostics:k}}function L(r,f){let e=f;const t=r.findIndex(l=>(e-=N(l)+1,
e<0));return t===-1?r:r.slice(0,t)}function N(r){return Buffer.byteLength(JSON.stringify(r))}function j(r){if(!(0,i.Gv)(r))return;const{exitCode:f,signal:e,log:t,
message:l}=r,v=c.Mb.find(_=>_===r.stage),W=c.sR.find(_=>_===r.code);if(!v||!W||!(0,i.KH)(l,a.IC.message)||!u(f)||e!==null&&!(0,i.KH)(e,a.IC.signal)||!Array.isArray(
t)||t.length>O||!t.every(_=>(0,i.KH)(_,P)))return;const E=$(r.diagnostics);if(!E)return;const y={stage:v,code:W,message:l,exitCode:f,signal:e,log:t,diagnostics:E};
return N(y)<=a.IC.bytes?y:void 0}function $(r){if(!Array.isArray(r)||r.length>a.IC.findings)return;const f=[];for(const e of r){const t=G(e);if(!t)return;f.push(
t)}return f}function G(r){if(!(0,i.Gv)(r))return;const{file:f,line:e,column:t,code:l,message:v}=r,W=p.find(y=>y===r.severity);if(!W||!(0,i.KH)(f,a.IC.file)||!(0,i.
KH)(v,a.IC.findingMessage)||l!==null&&!(0,i.KH)(l,a.IC.findingCode)||!u(e)||!u(t))return;const E=R(r.source);return{file:f,line:e,column:t,severity:W,code:l,message:v,
...E&&{source:E}}}function R(r){if(!Array.isArray(r)||r.length>a.IC.sourceLines)return;const f=r.flatMap(e=>!(0,i.Gv)(e)||!(0,i.KH)(e.text,a.IC.sourceLine)?[]:typeof e.
line=="number"&&Number.isSafeInteger(e.line)?[{line:e.line,text:e.text}]:[]);return f.length===r.length?f:void 0}function C(r){return{stage:r,code:B[r],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function u(r){return r===null||Number.isSafeInteger(
r)}}),2345:((Y,U,n)=>{n.d(U,{G1:()=>g,IC:()=>R,jI:()=>w,jh:()=>G,lF:()=>j,yN:()=>c});const i={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,
maxTtlSeconds:31536e3,tablesPerApp:2},w=["api","web-ssr","sse"],c=["web-landing",...w],a="detect";function p(C){return w.some(u=>u===C)}const O="us-east-2",P="e\
xecute-api",B="SERVICE_KVS_",g=/^[A-Za-z_][A-Za-z0-9_]*$/,L=/^[a-z][a-z0-9_]{0,31}$/,N=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,j={bodyBytes:1024*1024,
envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},$={pageDefault:64*1024,pageMost:256*1024},G={subject:200,
author:100},R={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),8859:((Y,U,n)=>{n.
d(U,{dR:()=>P,BU:()=>g,uw:()=>a,g2:()=>L});var i=n(8161),w=n(3052);const c={serverBytes:w.j9,serverFiles:2e5},a=384,p=4*w.j9,O={base:128,perProcessor:256},P={timeoutMs:20*
6e4,syncMs:10*6e4,fileBytes:w.j9,logBytes:4*w.D6,memoryBytes:Math.min(p,Math.floor(B()/2)),diskBytes:8*w.j9,diskFiles:2e6,processes:O.base+O.perProcessor*(0,i.availableParallelism)(),
installBytes:2*w.j9,installsBytes:20*w.j9,...c};function B(){const N=process.constrainedMemory();return N>0?Math.min((0,i.totalmem)(),N):(0,i.totalmem)()}const g=1e3;
function L(N){return Math.min(Math.max(512*w.D6,N*.02),5*w.j9)}}),4406:((Y,U,n)=>{n.d(U,{jz:()=>G,EQ:()=>$,iv:()=>u,cJ:()=>l,wd:()=>k,lb:()=>r,qQ:()=>C,_8:()=>v,
ty:()=>b});var i=n(8302),w=n(3052),c=n(5807),a=n(8595),p=n(2207),O=n(6169),P=n(2345);function B(h){if(!Array.isArray(h)||h.length>a.iq)return;const I=h.flatMap(
s=>g(s)??[]);return I.length===h.length?I:void 0}function g(h){const{code:I,file:s,line:o,message:S}=(0,i.Gv)(h)?h:{},T=a.i1.find(x=>x===I);if(!(!T||!(0,i.KH)(S,
a.iA))&&!(s!==null&&!(0,i.KH)(s,P.IC.file))&&!(o!==null&&!(typeof o=="number"&&Number.isSafeInteger(o)&&o>0)))return{code:T,file:s,line:o,message:S}}var L=n(4903),
N=n(3715);const j=4*w.D6,$=64*1024,G=16384,R=null,C=128,u=50,r=2e3,f=6e4,e=1e3,t=1e3,l=50;function v(h){try{const I=JSON.parse(h);return(0,i.Gv)(I)?d(I):void 0}catch{
return}}const W={ready({isolation:h,limiter:I,network:s,hasFailed:o}){const[S,T,x]=[q(h),te(I),ne(s)];if(!S||!T||!x)return;const z={kind:"ready",isolation:S,limiter:T,
network:x};return o===!0?{...z,hasFailed:o}:z},pulse:()=>({kind:"pulse"}),stage({stage:h}){const I=p.Mb.find(s=>s===h);return I&&I!=="queue"?{kind:"stage",stage:I}:
void 0},log:({text:h})=>(0,i.KH)(h,$)&&h.endsWith(`
`)?{kind:"log",text:h}:void 0,commit:({commit:h,facts:I})=>(0,i.KH)(h,64)?{kind:"commit",commit:h,facts:Q(I)}:void 0,ask({id:h,question:I}){const s=(0,i.Gv)(I)?
M(I):void 0;return s&&Z(h)?{kind:"ask",id:h,question:s}:void 0},release:({name:h})=>(0,i.KH)(h,E)?{kind:"release",name:h}:void 0,note({level:h,event:I,text:s}){
const o=["info","warn","error"].find(S=>S===h);return o&&(0,i.KH)(I,64)&&(0,i.KH)(s,2e3)?{kind:"note",level:o,event:I,text:s}:void 0},stored({release:h,commit:I,
warnings:s,type:o}){const[S,T]=[re(h),B(s)],x=P.jI.find(z=>z===o);if(!(!S||!T||!(0,i.KH)(I,64)))return{kind:"stored",release:S,commit:I,warnings:T,...x&&{type:x}}},
failed({facts:h}){const I=(0,O.U$)(h);return I&&{kind:"failed",facts:I}},detected({plan:h,commit:I}){const s=se(h);return s&&(0,i.KH)(I,64)?{kind:"detected",plan:s,
commit:I}:void 0},done({collected:h}){const I=A(h,Object.keys(L.GW).length,oe);return I&&{kind:"done",collected:I}}},E=256,y=N.Si.pathBytes,_=64,k=250,K=100,m=1e3,
D=1e3;function d(h){const{kind:I}=h;return typeof I=="string"&&Object.hasOwn(W,I)?W[I](h):void 0}function M({about:h,name:I,part:s,isLast:o,after:S,found:T}){if(h===
"lock"&&(0,i.KH)(I,E))return{about:h,name:I};if(h==="output"){const x=(0,i.Gv)(s)?b(s):void 0;return x&&{about:h,part:x,isLast:o===!0}}if(h==="start"){const x=(0,O.
tl)(T);return x&&{about:h,found:x}}if((h==="repositories"||h==="apps")&&typeof S=="string")return{about:h,after:S}}function b({files:h,odd:I,ignoredRules:s,faults:o}){
const S={files:A(h,k,H),odd:A(I,k,V),ignoredRules:A(s,K,J),faults:A(o,a.ws,F)},{files:T,odd:x,ignoredRules:z,faults:X}=S;return T&&x&&z&&X?{files:T,odd:x,ignoredRules:z,
faults:X}:void 0}function A(h,I,s){if(!Array.isArray(h)||h.length>I)return;const o=h.map(s).filter(S=>S!==void 0);return o.length===h.length?o:void 0}function F(h){
const{file:I,line:s,message:o,isMarked:S}=(0,i.Gv)(h)?h:{};if(!(!(0,i.KH)(o,a.iA)||I!==null&&!(0,i.KH)(I,y))&&!(s!==null&&!Z(s)))return{file:I,line:s,message:o,
...S===!0?{isMarked:S}:{}}}function H(h){const{path:I,bytes:s,brotli:o,gzip:S,digest:T,hasKey:x}=(0,i.Gv)(h)?h:{};if(!(!(0,i.KH)(I,y)||!(0,i.KH)(T,_))&&!(!Z(s)||
!Z(o)||!Z(S)))return{path:I,bytes:s,brotli:o,gzip:S,digest:T,...x===!0?{hasKey:x}:{}}}function V(h){const{path:I,kind:s}=(0,i.Gv)(h)?h:{},o=a.q3.find(S=>S===s);
return o&&(0,i.KH)(I,y)?{path:I,kind:o}:void 0}function J(h){const{file:I,line:s,reason:o}=(0,i.Gv)(h)?h:{};if(!(!(0,i.KH)(I,E)||!(0,i.KH)(o,m)))return{file:I,reason:o,
...Z(s)?{line:s}:{}}}function q(h){if((0,i.Gv)(h)){if(h.kind==="bubblewrap"){const{asRoot:I,boundsFiles:s,deniesNamespaces:o}=h;return{kind:"bubblewrap",asRoot:I===
!0,boundsFiles:s===!0,deniesNamespaces:o===!0}}return h.kind==="none"&&(0,i.KH)(h.reason,1e3)?{kind:"none",reason:h.reason}:void 0}}function te(h){const{kind:I,
folder:s,reason:o}=(0,i.Gv)(h)?h:{};return I==="cgroup"&&(0,i.KH)(s,y)?{kind:I,folder:s}:I==="sampling"&&(0,i.KH)(o,m)?{kind:I,reason:o}:void 0}function Q(h){const{
subject:I,author:s}=(0,i.Gv)(h)?h:{},o=(S,T)=>typeof S=="string"&&(0,c.Ow)(S,T).trim()||null;return{subject:o(I,P.jh.subject),author:o(s,P.jh.author)}}function ne(h){
const{level:I,reason:s}=(0,i.Gv)(h)?h:{};return I==="private"?{level:I}:(I==="filtered"||I==="open")&&(0,i.KH)(s,m)?{level:I,reason:s}:void 0}function re(h){if(!(0,i.
Gv)(h))return;const{manifestHash:I,files:s,written:o,reused:S,bytes:T}=h;if(!(typeof I!="string"||!/^[0-9a-f]{64}$/.test(I))&&!(!Z(s)||!Z(o)||!Z(S)||!Z(T)))return{
manifestHash:I,files:s,written:o,reused:S,bytes:T}}function se(h){const{text:I,folder:s,command:o,output:S,type:T,typeBecause:x}=(0,i.Gv)(h)?h:{},z=P.yN.find(ee=>ee===
T);if(typeof I!="string"||typeof s!="string"||!z)return;const X=ee=>typeof ee=="string"?(0,c.Ow)(ee,D):null;return{text:(0,c.Ow)(I,2*D),folder:(0,c.Ow)(s,D),command:X(
o),output:X(S),type:z,typeBecause:X(x)}}function oe(h){const{kind:I,items:s,bytes:o,left:S}=(0,i.Gv)(h)?h:{},T=Object.keys(L.GW).find(X=>X===I);if(T===void 0||!Z(
s)||!Z(o))return;const x=(0,i.Gv)(S)?S:{},z=Z(x.items)&&Z(x.bytes);return{kind:T,items:s,bytes:o,...z&&{left:{items:Number(x.items),bytes:Number(x.bytes)}}}}function Z(h){
return Number.isSafeInteger(h)&&Number(h)>=0}}),4903:((Y,U,n)=>{n.d(U,{FM:()=>j,GW:()=>L,RM:()=>$,Wi:()=>G,X2:()=>N});var i=n(3052);const w=864e5,c=1e3,a=90,p=7*
w,O={most:500,ageMs:30*w},P=30*w,B=400,g=512*i.D6,L={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"\
stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",
owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",
owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",
owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},notifications:{what:"messages to those who are told of what happens, and what became of them",
owner:"organization",on:"stores",bound:"the newest 500 of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",
bound:"those of 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400\
 days by day"},audit:{what:"rows of the audit log",owner:"organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour for refused requests",
age:"`--keep-audit`"},objects:{what:"files that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",
age:"one hour without use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a\
 quarter of the free disk",age:"30 days without a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"rep\
ository",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build,\
 or one hour if no app has the repository any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each\
 package, and those that a build uses",age:"90 days without a build"}},N={caches:{bytes:4*i.j9,allBytes:20*i.j9,items:Number.POSITIVE_INFINITY,ageMs:30*w},mirrors:{
bytes:4*i.j9,allBytes:20*i.j9,items:Number.POSITIVE_INFINITY,ageMs:30*w},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,
ageMs:90*w}},j=200,$=8,G=36e5}),3715:((Y,U,n)=>{n.d(U,{S4:()=>P,Si:()=>c,_f:()=>a,dv:()=>w,nM:()=>N,q5:()=>j,rr:()=>g,sS:()=>p,v_:()=>O,y9:()=>B});var i=n(3052);
const w={files:1e5,fileBytes:512*i.D6,totalBytes:4*i.j9},c={pathBytes:1024,pathsBytes:16*i.D6,rulesBytes:256*1024,indexBytes:32*i.D6},a=32*i.D6,p={pathBytes:4096,
pathsBytes:32*i.D6,rulesBytes:8*i.D6,indexBytes:48*i.D6},O=i.D6,P=i.D6,B=8,g=32,N=3600*1e3/2,j=2*i.D6}),6321:((Y,U,n)=>{n.d(U,{Lq:()=>r,OV:()=>l,oU:()=>y});var i=n(
1421),w=n(8474),c=n(3024),a=n(3052),p=n(5807),O=n(8859),P=n(8838),B=n(1264),g=n(1702),L=n(5758),N=function(K,m,D){if(m!=null){if(typeof m!="object"&&typeof m!="\
function")throw new TypeError("Object expected.");var d,M;if(D){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");d=m[Symbol.asyncDispose]}
if(d===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");d=m[Symbol.dispose],D&&(M=d)}if(typeof d!="function")throw new TypeError(
"Object not disposable.");M&&(d=function(){try{M.call(this)}catch(b){return Promise.reject(b)}}),K.stack.push({value:m,dispose:d,async:D})}else D&&K.stack.push(
{async:!0});return m},j=(function(K){return function(m){function D(A){m.error=m.hasError?new K(A,m.error,"An error was suppressed during disposal."):A,m.hasError=
!0}var d,M=0;function b(){for(;d=m.stack.pop();)try{if(!d.async&&M===1)return M=0,m.stack.push(d),Promise.resolve().then(b);if(d.dispose){var A=d.dispose.call(d.
value);if(d.async)return M|=2,Promise.resolve(A).then(b,function(F){return D(F),b()})}else M|=1}catch(F){D(F)}if(M===1)return m.hasError?Promise.reject(m.error):
Promise.resolve();if(m.hasError)throw m.error}return b()}})(typeof SuppressedError=="function"?SuppressedError:function(K,m,D){var d=new Error(D);return d.name=
"SuppressedError",d.error=K,d.suppressed=m,d});const $=1/20,G=1/4,R=3e3,C=1/100,u=2e3;class r{#e;#t;#s;#n;#r;#i;#u;#c;#a;#o=0;#d=0;#f;#h;#_=0;#m;#E=0;#p=!1;#l=!1;constructor(m,D,d,{
now:M,measure:b}={}){this.#e=d,this.#t=M??(()=>performance.now()),this.#s=b??y,this.#m=this.#t(),this.#r=D===void 0?[]:[D],this.#n={whole:[m],changed:this.#r,since:Date.
now()},this.#i=l(m),this.#a=this.#i,this.#c=(this.#i?.files??0)>O.BU;const{size:A=0,bytes:F=0}=this.#i??{};this.#u=Math.min((0,O.g2)(A),F/2)*(d.reservePart??1)}include(m){
this.#r.push(m)}get wrote(){return{bytes:this.#o,files:this.#d}}get late(){return this.#p&&this.#f!==void 0&&this.#t()-this.#_>g.g}get wasShort(){return this.#l}look(m){
const D=this.#y();if(!D)return{room:Number.POSITIVE_INFINITY};const d=Math.min(this.#e.diskBytes-this.#o,D.bytes-this.#u),M=this.#t()-this.#m,b=this.#o>this.#e.
diskBytes||this.#d>this.#e.diskFiles,A=D.bytes<this.#u;this.#p=b||A;const F=this.#p?Math.min(this.#E/(A?G:$),u):Math.max(this.#e.seldomMs??R,this.#E/C);return this.#f===
void 0&&M>=F&&this.#w(m),{room:d,breach:this.#h}}async settle(m){await this.#f,this.#y();const D=this.#o>this.#e.diskBytes/2||this.#d>this.#e.diskFiles/2;return this.#h??
(D?await this.#w(m):void 0)}#y(){const m=l(this.#n.whole[0]??"/");return m&&this.#a&&(this.#o+=Math.max(0,this.#a.bytes-m.bytes),this.#d+=Math.max(0,this.#a.files-
m.files)),this.#a=m??this.#a,m&&(this.#l||=m.bytes<this.#u||this.#c&&m.files<O.BU),m}#w(m){return this.#f=this.#g(m).finally(()=>{this.#f=void 0}),this.#f}async#g(m){
this.#_=this.#t();const D={bytes:this.#o,files:this.#d},{diskBytes:d,diskFiles:M}=this.#e,b=v(this.#n.whole[0]??"/"),A=await this.#s(this.#n,{bytes:d,files:M}),
F=await(0,L.I)(m,{work:new g.Qj,device:b,thorough:this.#p});this.#m=this.#t(),this.#E=this.#m-this.#_;const H={bytes:(A?.bytes??0)+F.disk,files:A?.files??0},V=A?.
complete&&F.complete.disk?H:{bytes:Math.max(D.bytes,H.bytes),files:Math.max(D.files,H.files)};return this.#o=V.bytes+this.#o-D.bytes,this.#d=V.files+this.#d-D.files,
this.#h=this.#b({...V,...A?.parts&&{parts:A.parts}}),this.#h}#b({bytes:m,files:D,parts:d}){const{diskBytes:M,diskFiles:b}=this.#e;if(m>M)return t(`it wrote more\
 than ${(0,a.Xq)(M)}, the limit of a build${e(d,"bytes")}`);if(D>b)return t(`it made more than ${(0,p.zD)(b)} files, the limit of a build${e(d,"files")}`);const A=this.#a?.
bytes??Number.POSITIVE_INFINITY,F=m/Math.max(1,(this.#i?.bytes??0)-A);return A>=(0,g.s5)(this.#u,F)?void 0:{code:"disk_full",because:`the disk of the platform r\
an short: ${(0,a.Xq)(A)} were left, and it wrote ${(0,a.Xq)(m)}${e(d,"bytes")}`}}}const f=["in its workspace","in the cache of its app","as git objects of its r\
epository"];function e(K,m){const D=(K??[]).map(b=>b[m]),d=Math.max(0,...D),M=d>0?f[D.indexOf(d)]:void 0;return M===void 0?"":`, most of ${m==="files"?"them":"i\
t"} ${M}`}function t(K){return{code:"disk_quota",because:K}}function l(K){try{const{bavail:m,blocks:D,bsize:d,ffree:M}=(0,c.statfsSync)(K);return{bytes:m*d,size:D*
d,files:M}}catch{return}}function v(K){try{return(0,c.lstatSync)(K).dev}catch{return}}const W=6e4,E=["-type","d","-printf","%b\\n","-o","-links","1","-printf","\
%b\\n","-o","-printf","%b %i\\n"];async function y(K,m){const D={bytes:0,files:0,complete:!0,seen:new Set},d=`@${Math.floor(K.since/1e3)}`;if(!await _([...K.whole,
"-xdev",...E],D,m))return;const M=[{bytes:D.bytes,files:D.files}];for(const H of K.changed){const V={bytes:D.bytes,files:D.files};await _([H,"-xdev","-newerct",
d,"(",...E,")"],D,m),M.push({bytes:D.bytes-V.bytes,files:D.files-V.files})}const{bytes:b,files:A,complete:F}=D;return{bytes:b,files:A,complete:F,parts:M}}async function _(K,m,D){
const d={stack:[],error:void 0,hasError:!1};try{const M=N(d,(0,P.T)(["ignore","pipe","pipe"]),!1),b=(0,i.spawn)("find",["-P",...K],{cwd:"/",env:{PATH:B.sg,LC_ALL:"\
C"},stdio:M.stdio,timeout:W,killSignal:"SIGKILL"});let A="",F=!1,H=!1;b.stdout?.setEncoding("latin1").on("data",q=>{const te=(A+q).split(`
`);A=te.pop()??"";for(const Q of te)k(Q,m);(m.bytes>D.bytes||m.files>D.files)&&b.kill("SIGKILL")}),b.stderr?.setEncoding("latin1").on("data",q=>{F||=/permission denied|too long/i.
test(q),H||=/unrecognized|unknown|illegal|invalid/i.test(q)});const[V]=await(0,w.once)(b,"close").catch(()=>[void 0]),J=m.bytes>D.bytes||m.files>D.files;return(typeof V!=
"number"&&!J||F)&&(m.complete=!1),V!==void 0&&!H}catch(M){d.error=M,d.hasError=!0}finally{j(d)}}function k(K,m){const[D="",d]=K.split(" ",2);if(d!==void 0){if(m.
seen.has(Number(d)))return;m.seen.add(Number(d))}m.bytes+=Number(D)*512,m.files+=1}}),5679:((Y,U,n)=>{n.d(U,{o:()=>j});var i=n(6760),w=n(8500),c=n(6321),a=n(3630),
p=n(6807);class O{late=!1;#e;#t;#s;#n=new p.z8((0,a.Ju)());constructor(u,r){this.#e=u,this.#t=r,this.#s=u.events}look(){const u=(0,a.Ju)(),r=this.settle()??(u&&
this.#n.shortage(u,this.#e.used));return{room:u?this.#n.room(u):Number.POSITIVE_INFINITY,breach:r}}settle(){const{killed:u,full:r}=this.#e.events;if(!(u<=this.#s.
killed))return r>this.#s.full?(0,p.Zh)(this.#t,this.#t):(0,p._U)((0,a.Ju)()?.available??0,this.#e.used)}}var P=function(C,u,r){if(u!=null){if(typeof u!="object"&&
typeof u!="function")throw new TypeError("Object expected.");var f,e;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=
u[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");f=u[Symbol.dispose],r&&(e=f)}if(typeof f!="functi\
on")throw new TypeError("Object not disposable.");e&&(f=function(){try{e.call(this)}catch(t){return Promise.reject(t)}}),C.stack.push({value:u,dispose:f,async:r})}else
r&&C.stack.push({async:!0});return u},B=(function(C){return function(u){function r(l){u.error=u.hasError?new C(l,u.error,"An error was suppressed during disposa\
l."):l,u.hasError=!0}var f,e=0;function t(){for(;f=u.stack.pop();)try{if(!f.async&&e===1)return e=0,u.stack.push(f),Promise.resolve().then(t);if(f.dispose){var l=f.
dispose.call(f.value);if(f.async)return e|=2,Promise.resolve(l).then(t,function(v){return r(v),t()})}else e|=1}catch(v){r(v)}if(e===1)return u.hasError?Promise.
reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return t()}})(typeof SuppressedError=="function"?SuppressedError:function(C,u,r){var f=new Error(r);
return f.name="SuppressedError",f.error=C,f.suppressed=u,f});const g=250,L=25,N=4e6;function j(C){const{group:u,memoryBytes:r}=C,f=u?new O(u,r):new p.zf(r),e=new c.
Lq(C.root,C.cache,C);return C.tmp!==void 0&&e.include(C.tmp),{group:u,include:t=>e.include(t),get wrote(){return e.wrote},get diskWasShort(){return e.wasShort},
async watch(t,l){const v={stack:[],error:void 0,hasError:!1};try{const W=P(v,new G(t),!1);let E=Number.POSITIVE_INFINITY;for(;;){const y=Math.min(g,Math.max(L,E/
N));if(!await $(y,l))return f.settle()??e.settle(t).catch(()=>{});const _=[e.look(t),f.look(t)],k=_.find(K=>K.breach)?.breach;if(k)return k;E=Math.min(..._.map(
K=>K.room)),f.late||e.late?W.hold():W.release()}}catch(W){v.error=W,v.hasError=!0}finally{B(v)}}}}async function $(C,u){return(0,w.setTimeout)(C,!0,{signal:u}).
catch(()=>!1)}class G{#e;#t=[];constructor(u){this.#e=u}hold(){this.#t=this.#e.list().map(u=>Number((0,i.basename)(u)));for(const u of this.#t)R(u,"SIGSTOP")}release(){
if(this.#t.length===0)return;const u=new Set(this.#e.list().map(r=>Number((0,i.basename)(r))));for(const r of this.#t)u.has(r)&&R(r,"SIGCONT");this.#t=[]}[Symbol.
dispose](){this.release()}}function R(C,u){try{process.kill(C,u)}catch{}}}),1702:((Y,U,n)=>{n.d(U,{Qj:()=>O,g:()=>c,s5:()=>w});var i=n(8500);function w(P,B){return P*
(.25+.75*Math.min(1,Math.max(0,B)))}const c=1e3,a=25e4,p=1e4;class O{#e=0;#t=process.cpuUsage();get done(){const{user:B,system:g}=process.cpuUsage(this.#t);return this.#e+
B+g}get over(){return this.done>=a}async breathe(){const B=this.done;B-this.#e<p||(await(0,i.setImmediate)(),this.#e=B,this.#t=process.cpuUsage())}}}),6807:((Y,U,n)=>{
n.d(U,{A0:()=>l,Zh:()=>r,_U:()=>f,z8:()=>u,zf:()=>C});var i=n(3024),w=n(8500),c=n(3052),a=n(1264),p=n(3630),O=n(6275),P=n(1702),B=n(5758);const g=1/30,L=1/250,N=1e3,
j=1e3,$=1e4,G=30,R=16*c.D6;class C{#e;#t=(0,p.Ju)();#s=new u(this.#t);#n=0;#r=performance.now()+N;#i={used:0,atMost:0};#u;#c;#a=!1;constructor(_){this.#e=_}get late(){
return this.#a&&this.#u!==void 0&&performance.now()-this.#u.since>P.g}look(_){const k=(0,p.Ju)();if(!k||!this.#t)return{room:Number.POSITIVE_INFINITY};const K=e(
_.list())+this.#o(k)+Math.max(0,k.pageTables-this.#t.pageTables),m=Math.min(this.#e-K,this.#s.room(k));this.#a=m<=0;const D=this.#a?this.#n:this.#r;this.#u===void 0&&
performance.now()>=D&&this.#d(_,K);const d=this.#i.used+Math.max(0,K-this.#i.atMost);return{room:m,breach:this.#c??this.#s.shortage(k,d)}}settle(){}#o(_){const{
shared:k=0,swapFree:K=0}=this.#t??{};return Math.max(0,_.shared-k)+Math.max(0,K-_.swapFree)}async#d(_,k){const K=performance.now();this.#u={since:K};let m=await this.#f(
_,new P.Qj);m>this.#e&&(await(0,w.setTimeout)(G),m=Math.min(m,await this.#f(_,new P.Qj)),m>this.#e&&(this.#c=r(m,this.#e))),this.#i={used:m,atMost:k};const D=performance.
now(),d=D-K;this.#n=D+Math.min(d/g,j),this.#r=D+Math.max(N,Math.min(d/L,$)),this.#u=void 0}async#f(_,k){const{own:K,mapped:m}=await l(_.list(),k),D=await(0,B.I)(
_,{work:k,thorough:this.#a}),d=(0,p.Ju)(),M=(d?.shared??0)>R?await E(_):0,b=v(_)+D.memory+M,A=D.complete.memory?b:Math.max(b,m,d?this.#o(d):0);return K+A}}class u{#e;#t;constructor({
total:_,available:k}={total:0,available:0}){this.#e=k,this.#t=Math.min(Math.max(128*c.D6,_*.03),1024*c.D6,k/2)}room({available:_}){return _-this.#t}shortage({available:_},k){
const K=Math.max(1,this.#e-_);return _<(0,P.s5)(this.#t,k/K)?f(_,k):void 0}}function r(y,_){return{code:"out_of_memory",because:`it used ${(0,c.Xq)(y)} of memor\
y, and the limit for all processes of a build is ${(0,c.Xq)(_)}`}}function f(y,_){return{code:"out_of_memory",because:`the platform's machine ran short of memor\
y: ${(0,c.Xq)(y)} were left, and it used ${(0,c.Xq)(_)}`}}function e(y){let _=0;for(const k of y)_+=t(k);return _*(0,p.T0)()}function t(y){const _=(0,p.lK)(`${y}\
/statm`);if(!_.startsWith("0 "))return Number(_.split(" ",2)[1]??0);const k=(0,p.uX)(y);return k===void 0?0:Number((0,p.lK)(`${k}/statm`).split(" ",2)[1]??0)}async function l(y,_){
let k=0,K=0;for(const m of y){await _.breathe();const D=(0,p.uX)(m);if(D===void 0)continue;k+=(0,p.$$)("VmPTE",(0,p.lK)(`${D}/status`));const d=_.over?"":(0,p.lK)(
`${D}/smaps_rollup`),M=(0,p.$$)("Pss",d);M===0&&(k+=e([m])+(0,p.$$)("VmSwap",(0,p.lK)(`${D}/status`)));const b=(0,p.$$)("Pss_Shmem",d);k+=M-b+(0,p.$$)("SwapPss",
d),K+=b}return{own:k,mapped:K}}function v({memory:y=[]}){return y.reduce((_,k)=>_+W(k),0)}function W(y){try{const{blocks:_,bfree:k,bsize:K}=(0,i.statfsSync)(y);
return(_-k)*K}catch{return 0}}async function E(y){if(!(0,B.V)(y))return 0;const _=[],k=["-t",String(y.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,O.m)("n\
senter",k,{cwd:"/",env:{PATH:a.sg},onLine:d=>_.push(d)}).catch(()=>{});const[K="",...m]=_.map(d=>d.trim().split(/\s+/)),D=["rss","swap"].map(d=>[...K].indexOf(d));
return m.reduce((d,M)=>d+D.reduce((b,A)=>b+(Number(M[A])||0),0),0)}}),5758:((Y,U,n)=>{n.d(U,{I:()=>P,V:()=>g});var i=n(3024),w=n(6760),c=n(3630);const a="/dev/s\
hm",p=64,O=1/8;async function P(G,{work:R,device:C,thorough:u}){const r=new B(G,R,C),f=G.list();for(const e of f)await r.descriptors(`${e}/fd`);for(const e of f)
await r.mappings(e);for(const e of f){const l=(0,c.hC)(`${e}/task`).filter(v=>v!==(0,w.basename)(e)).filter(()=>u||Math.random()<O);for(const v of l)await r.descriptors(
`${e}/task/${v}/fd`)}return r}class B{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#s;#n;#r;#i=new Set;constructor(R,C,u){this.#e=C,this.#t=u,this.#s=(R.memory??
[]).map(r=>$(r)?.dev),this.#n=R.memory===void 0?$(a)?.dev:void 0,this.#r=g(R)}async descriptors(R){const C=(0,c.wA)(R);if(C===void 0)return this.#f();for(const[
u,r]of C.entries()){if(u%p===0&&!await this.#d())return;const f=$(`${R}/${r}`);this.#c(f),f?.isSocket()&&this.#a(f)&&j(`${R}info/${r}`)&&(this.complete.memory=!1)}}async mappings(R){
if(!await this.#d())return;const C=(0,c.uX)(R);if(C===void 0)return;const u=(0,c.lK)(`${C}/maps`);if(u===""&&(0,c.uX)(R)!==void 0)return this.#f();const r=`/pro\
c/${(0,w.basename)(C)}/map_files`;let f=0;for(const e of L(u)){if(f+=1,f%p===0&&!await this.#d())return;(e.isDeleted||e.device===this.#n)&&this.#u(r,e)}}#u(R,{range:C,
device:u,inode:r,isSystemV:f}){if(!(this.#i.has(`${u}:${r}`)||f&&this.#r&&this.#o(u)))try{this.#c((0,i.statSync)(`${R}/${C}`))}catch(e){if(!(0,c.H0)(e))return;u===
this.#t?this.complete.disk=!1:this.#o(u)&&(this.complete.memory=!1)}}#c(R){!R?.isFile()||R.nlink>0&&R.dev!==this.#n||this.#a(R)&&(R.dev===this.#t?this.disk+=R.blocks*
512:this.#o(R.dev)&&(this.memory+=R.blocks*512))}#a({dev:R,ino:C}){const u=`${R}:${C}`;return this.#i.has(u)?!1:(this.#i.add(u),!0)}#o(R){return R!==this.#t&&!this.#s.
includes(R)&&(Math.floor(R/256)&4095)===0}async#d(){return this.#e.over?this.#f():await this.#e.breathe(),!this.#e.over}#f(){this.complete.disk=!1,this.complete.
memory=!1}}function g(G){return G.namespace!==void 0&&process.getuid?.()===0}function*L(G){for(const[,R="",C="",u="",r="",f,e=""]of G.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))
yield{range:`${R}-${C}`,device:N(Number.parseInt(u,16),Number.parseInt(r,16)),inode:Number(f),isDeleted:e.endsWith(" (deleted)"),isSystemV:e.startsWith("/SYSV")}}
function N(G,R){return(R&255)+G*256+(R-(R&255))*4096}function j(G){return/^scm_fds:\s+[1-9]/m.test((0,c.lK)(G))}function $(G){try{return(0,i.statSync)(G)}catch{
return}}}),6822:((Y,U,n)=>{n.d(U,{N_:()=>G,dI:()=>g,gl:()=>C});var i=n(3739),w=n(8302),c=n(3052),a=n(6169),p=n(2881),O=n(5879),P=n(8423);const B=8*c.D6,g=c.D6,L=200,
N=c.D6,j=64*c.D6,$=8;class G{#e;#t;#s=new Map;#n=new Map;#r=[];#i=0;#u=0;#c;#a=Promise.withResolvers();constructor(t,l){this.#e=t,this.#t=l,t.on("data",v=>this.#f(
v)),t.on("error",()=>this.#l(void 0)),t.on("close",()=>this.#l(void 0)),t.on("end",()=>this.#l(void 0))}async call(t,l,{bytes:v,signal:W,onEvent:E}={}){if(W?.throwIfAborted(),
this.#c)throw this.#c;this.#u+=1;const y=this.#u,_={...Promise.withResolvers(),onEvent:E};this.#s.set(y,_);const k=()=>this.#o({abort:y});W?.addEventListener("a\
bort",k,{once:!0}),this.#o({call:t,id:y,given:l},v);try{return await _.promise}catch(K){throw W?.throwIfAborted(),K}finally{W?.removeEventListener("abort",k)}}tell(t,l){
this.#o({tell:t,given:l})}end(){return new Promise(t=>this.#e.end(()=>t()))}#o(t,l=R){if(!this.#e.writable)return;const v=Buffer.from(JSON.stringify(t)),W=Buffer.
alloc($);W.writeUInt32BE(v.length,0),W.writeUInt32BE(l.length,4),this.#e.cork(),this.#e.write(Buffer.concat([W,v])),l.length>0&&this.#e.write(l),process.nextTick(
()=>this.#e.uncork()),this.#e.writableLength>j&&this.#l(new Error("it does not read what it is sent"))}#d(){if(this.#c||this.#e.writableLength<N)return;const t=new Promise(
l=>this.#e.once("drain",l));return Promise.race([t,this.#a.promise])}#f(t){this.#r.push(t),this.#i+=t.length;try{for(let l=this.#h();l!==void 0&&!this.#c;l=this.#h())
this.#m(...l)}catch(l){this.#l(l instanceof Error?l:new Error(String(l)))}}#h(){if(this.#i<$)return;const[t=R]=this.#r,l=t.length>=$?t:this.#_(),v=l.readUInt32BE(
0),W=l.readUInt32BE(4);if(v>B||W>g)throw new Error("it sent a message that is too long");if(this.#i<$+v+W)return;const E=this.#_(),y=E.subarray($+v+W);this.#r.splice(
0,1,...y.length>0?[y]:[]),this.#i=y.length;const _=JSON.parse(E.toString("utf8",$,$+v));if(!(0,w.Gv)(_))throw new Error("it sent an invalid message");return[_,E.
subarray($+v,$+v+W)]}#_(){return this.#r.length>1&&this.#r.splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??R}#m(t,l){const{call:v,tell:W,abort:E,id:y,
event:_,given:k}=t;if(typeof v=="string"&&typeof y=="number"&&(0,w.Gv)(k))this.#p(v,y,k,l);else if(typeof W=="string"&&(0,w.Gv)(k))this.#t.tell?.(W,k);else if(typeof E==
"number")this.#n.get(E)?.abort(new Error("The caller aborted"));else if(typeof y=="number")this.#E(y,t,_,l);else throw new Error("it sent an invalid message")}#E(t,l,v,W){
const E=this.#s.get(t);if((0,w.Gv)(v)){E?.onEvent?.(v);return}this.#s.delete(t),(0,w.Gv)(l.error)?E?.reject(f(l.error)):E?.resolve({value:l.answer,bytes:W})}async#p(t,l,v,W){
const E=Object.hasOwn(this.#t.calls,t)?this.#t.calls[t]:void 0;if(!E)return this.#l(new Error("it made an unknown call"));if(this.#n.has(l))return this.#l(new Error(
"it gave two calls one number"));if(this.#n.size>=L)return this.#l(new Error("it made too many calls at once"));const y=new AbortController;this.#n.set(l,y);try{
const _=m=>this.#o({event:m,id:l}),{value:k=null,bytes:K}=await E({given:v,bytes:W,signal:y.signal,event:_,read:()=>this.#d()});this.#o({answer:k,id:l},K)}catch(_){
this.#o({error:r(_),id:l})}finally{this.#n.delete(l)}}#l(t){if(!this.#c){this.#c=t??new Error("The other side has gone");for(const l of this.#s.values())l.reject(
this.#c);for(const l of this.#n.values())l.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(t)}}}const R=Buffer.alloc(0);class C extends Error{lines;constructor(t){
const l=t.flatMap(v=>/^npm (?:ERR!|error) (.*)/.exec(v)?.[1]??[]);super(l.find(v=>!u.test(v))??l[0]??"npm printed no reason"),this.lines=t}}const u=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function r(e){const t=e instanceof Error?e.message:String(e);return e instanceof p.$w?{kind:"BuildFailure",message:t,facts:e.facts}:e instanceof C?{kind:"Regist\
ryError",message:t,lines:e.lines}:e instanceof O.Sb?{kind:"BlobsFull",message:t}:e instanceof O.ls?{kind:"WrongBytes",message:t}:e instanceof P.u?{kind:"StoreUn\
available",message:"The storage cannot be used now",isFull:e.isFull}:{kind:"Error",message:t,code:(0,i.xU)(e)??null}}function f({kind:e,message:t,facts:l,lines:v,
isFull:W,code:E}){const y=String(t),_=e==="BuildFailure"&&(0,w.Gv)(l)?(0,a.U$)(l):void 0;return _?new p.$w(_):e==="RegistryError"&&Array.isArray(v)?new C(v.map(
String)):e==="BlobsFull"?new O.Sb(y):e==="WrongBytes"?new O.ls(y):e==="StoreUnavailable"?new P.u(y,{isFull:W===!0}):Object.assign(new Error(y),typeof E=="string"?
{code:E}:{})}}),1264:((Y,U,n)=>{n.d(U,{CM:()=>O,Md:()=>p,Sq:()=>c,sg:()=>a,tl:()=>w});var i=n(1455);const w="SLIPWAY_BUILD",c="/run/slipway-code",a="/usr/local/\
bin:/usr/bin:/bin";function p(P){return P.replaceAll("/","+")}async function O(P,B){const g=`${p(B)}@`;return(await(0,i.readdir)(P).catch(()=>[])).filter(N=>N.startsWith(
g)).map(N=>N.slice(g.length))}}),3630:((Y,U,n)=>{n.d(U,{$$:()=>O,H0:()=>p,Ju:()=>G,T0:()=>r,_N:()=>B,_n:()=>L,bw:()=>R,hC:()=>c,jN:()=>P,lK:()=>w,uX:()=>j,wA:()=>a});
var i=n(3024);function w(e){try{return(0,i.readFileSync)(e,"utf8")}catch{return""}}function c(e){return a(e)??[]}function a(e){try{return(0,i.readdirSync)(e)}catch(t){
return p(t)?void 0:[]}}function p(e){return e instanceof Error&&"code"in e&&(e.code==="EACCES"||e.code==="EPERM")}function O(e,t){return Number(new RegExp(`^${e}\
:\\s+(\\d+) kB`,"m").exec(t)?.[1]??0)*1024}function P(e){return c(e).filter(t=>/^\d+$/.test(t)).map(Number)}function B(e){return g(`/proc/${e}/stat`)}function g(e){
const t=w(e);if(t==="")return;const l=t.slice(t.lastIndexOf(")")+2).split(" ",20),[v="",W,E,y]=l,_=Number(l[19]);return{state:v,parent:Number(W),group:Number(E),
session:Number(y),started:_}}function L(e){const t=B(e);return t===void 0?!1:N(t)?c(`/proc/${e}/task`).some(l=>{const v=g(`/proc/${e}/task/${l}/stat`);return v!==
void 0&&!N(v)}):!0}function N({state:e}){return/^[ZX]/.test(e)}function j(e){return $(e)?e:c(`${e}/task`).map(t=>`${e}/task/${t}`).find($)}function $(e){return/^[1-9]/.
test(w(`${e}/statm`))}function G(){const e=w("/proc/meminfo"),t=O("MemTotal",e);if(t!==0)return{total:t,available:O("MemAvailable",e),shared:O("Shmem",e),pageTables:O(
"PageTables",e),swapFree:O("SwapFree",e)}}function R(){return Number(/^oom_kill (\d+)/m.exec(w("/proc/vmstat"))?.[1]??0)}const C=6n;let u;function r(){return u??=
f(),u}function f(){try{const e=new BigUint64Array(new Uint8Array((0,i.readFileSync)("/proc/self/auxv")).buffer),t=e.findIndex((l,v)=>v%2===0&&l===C);return t===
-1?4096:Number(e[t+1])}catch{return 4096}}}),6275:((Y,U,n)=>{n.d(U,{m:()=>r});var i=n(1421),w=n(8474),c=n(8161),a=n(7075),p=n(8838),O=n(6193);const P=16384,B=65536,
g=10,L=1e3,N=1;function j(d,M,b=()=>{}){const A=new O.StringDecoder("utf8"),F=Promise.withResolvers();let H=[],V="",J=!1;const q=()=>{for(const ne of H.slice(0,
L))M(ne.slice(0,P));H=H.slice(L);const Q=b();if(!Q)return te();d.pause(),Q.then(te)},te=()=>{H.length>0?setTimeout(q,N):J?F.resolve():d.resume()};return d.on("d\
ata",Q=>{const ne=(V+A.write(Q)).split(`
`);V=(ne.pop()??"").slice(0,P);const re=Q.length>=B,se=H.length>0;if(H=se?[...H,...ne]:ne,!(se||H.length===0)){if(!re&&H.length<=L)return q();d.pause(),setTimeout(
q,re?g:0)}}),d.on("close",()=>{const Q=H.length>0;V!==""&&(H=[...H,V]),J=!0,Q||q()}),F.promise}var $=n(1264),G=n(3630),R=n(2106),C=function(d,M,b){if(M!=null){if(typeof M!=
"object"&&typeof M!="function")throw new TypeError("Object expected.");var A,F;if(b){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");A=M[Symbol.asyncDispose]}if(A===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");A=M[Symbol.dispose],b&&(F=A)}if(typeof A!=
"function")throw new TypeError("Object not disposable.");F&&(A=function(){try{F.call(this)}catch(H){return Promise.reject(H)}}),d.stack.push({value:M,dispose:A,
async:b})}else b&&d.stack.push({async:!0});return M},u=(function(d){return function(M){function b(V){M.error=M.hasError?new d(V,M.error,"An error was suppressed\
 during disposal."):V,M.hasError=!0}var A,F=0;function H(){for(;A=M.stack.pop();)try{if(!A.async&&F===1)return F=0,M.stack.push(A),Promise.resolve().then(H);if(A.
dispose){var V=A.dispose.call(A.value);if(A.async)return F|=2,Promise.resolve(V).then(H,function(J){return b(J),H()})}else F|=1}catch(J){b(J)}if(F===1)return M.
hasError?Promise.reject(M.error):Promise.resolve();if(M.hasError)throw M.error}return H()}})(typeof SuppressedError=="function"?SuppressedError:function(d,M,b){
var A=new Error(b);return A.name="SuppressedError",A.error=d,A.suppressed=M,A});async function r(d,M,b){b.signal?.throwIfAborted();const{group:A}=b,F=()=>A?.events.
killed??(0,G.bw)(),H=F(),V=A?.events.refused??0,{child:J,printed:q}=t(d,M,b),te=b.namespace?D(J.stdio[4]):()=>"",Q=()=>Number(/"child-pid": (\d+)/.exec(te())?.[1]??
Number.NaN)||void 0,ne=new R.b0(E(J.pid,b)),re=new R.qK(Q,b.memory),se=(0,w.once)(J,"close");se.catch(()=>{});const oe=J.stdio.slice(f).filter(o=>o instanceof a.
Readable);b.onStarted?.({pipes:oe,tree:b.namespace?re:ne});const Z=async()=>{if(J.pid!==void 0&&(0,R.z7)(-J.pid),!(b.namespace?await re.end():!b.sweep||await ne.
end()))throw new Error(e)},h=()=>{Z().catch(()=>{})};b.signal?.addEventListener("abort",h,{once:!0});const I=new AbortController,s=b.watch?.(b.namespace?re:ne,I.
signal);s?.then(o=>o&&h());try{const[o,S]=await(0,w.once)(J,"exit");if(I.abort(),await Z(),await _(J,se),await q,!await re.end())throw new Error(e);b.signal?.throwIfAborted();
const T=F()>H,x=(A?.events.refused??0)>V;return{...K(o,S),breach:await s,shortOfMemory:T,shortOfProcesses:x}}finally{I.abort(),b.signal?.removeEventListener("ab\
ort",h)}}const f=6,e="Some processes of the command could not be ended";function t(d,M,b){const A={stack:[],error:void 0,hasError:!1};try{const F=["ignore","pip\
e","pipe",b.channel===void 0&&!b.onLink?"ignore":"pipe"];F.push(b.namespace?"pipe":"ignore",b.filter===void 0?"ignore":"pipe"),F.push(...b.descriptors??[]);const H=C(
A,(0,p.T)(F),!1),[V,...J]=b.group?l(b.group,d,M):[d,...M],q=(0,i.spawn)(V,J,{cwd:b.cwd,env:{...b.env},detached:!0,stdio:H.stdio}),[,,,te]=q.stdio;b.onLink&&te instanceof
a.Duplex?b.onLink(te):typeof b.channel=="string"?W(te,b.channel):b.channel?.then(se=>W(te,se)).catch(()=>W(te,"")),W(q.stdio.at(5),b.filter);const{onLine:Q=()=>{},
taken:ne}=b,re=["stdout","stderr"].map(se=>{const oe=q[se];return oe?j(oe,Z=>Q(Z,se),ne):void 0});return{child:q,printed:Promise.all(re)}}catch(F){A.error=F,A.hasError=
!0}finally{u(A)}}function l({procs:d},M,b){return["/bin/sh","-c",v,d,M,...b]}const v='echo 0 2>/dev/null >"$0" || { echo "The command could not be put into its \
cgroup" >&2; exit 1; }; exec "$@"';function W(d,M){!(d instanceof a.Duplex)||M===void 0||(d.on("error",()=>{}),d.end(M))}function E(d,{env:M,sweep:b}){const A=b?
M[$.tl]:void 0;if(A===void 0)return{root:d};const F=(0,R.x3)(A);return{root:d,marker:H=>H===A,lock:H=>H===F}}const y=1e4;async function _(d,M){const b=setTimeout(
()=>{for(const A of d.stdio)A?.destroy()},y);await M,clearTimeout(b)}const k=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXF\
SZ"];function K(d,M){const b=typeof d=="number"?d:null,A=k.find(F=>b===128+c.constants.signals[F]);return{exitCode:b,signal:typeof M=="string"?M:A??null}}const m=4096;
function D(d){let M="";return d instanceof a.Readable&&d.setEncoding("utf8").on("data",b=>{M=(M+b).slice(0,m)}),()=>M}}),1540:((Y,U,n)=>{n.d(U,{C:()=>c,i:()=>w});
var i=n(6760);const w="scopes";function c(a){return{cache:(0,i.join)(a,"cache"),installs:(0,i.join)(a,"installs")}}}),2106:((Y,U,n)=>{n.d(U,{b0:()=>P,k3:()=>g,qK:()=>R,
uY:()=>L,x3:()=>j,z7:()=>B});var i=n(7598),w=n(8500),c=n(1264),a=n(3630);const p=1e4,O=2;class P{memory=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(r){
this.#e=r,r.root!==void 0&&this.#s.add(r.root)}list(){return this.#n().map(r=>`/proc/${r}`)}#n(){const r=(0,a.jN)("/proc"),f=new Set(r);for(const t of this.#t.keys())
f.has(t)||this.#t.delete(t);let e=r.filter(t=>!this.#t.has(t));for(const t of e)this.#t.set(t,!1);for(let t=e;t.length>0;e=e.filter(l=>!this.#t.get(l)))t=e.filter(
l=>this.#r(l));return r.filter(t=>this.#t.get(t))}#r(r){const f=(0,a._N)(r);if(f===void 0||r===process.pid)return!1;const{root:e,marker:t,lock:l}=this.#e,v=this.#t.
get(f.parent)||this.#s.has(f.group)||this.#s.has(f.session);if(!(r===e||v||(l?.($(r))??!1)||(t?.(G(r))??!1)))return!1;this.#t.set(r,!0);for(const E of[f.group,f.
session])e!==void 0&&E!==0&&this.#s.add(E);return!0}async end(){let r=!1;for(const f=Date.now()+p;Date.now()<f;){const e=this.#n().filter(t=>(0,a._n)(t));if(e.length===
0&&r)return!0;r=e.length===0;for(const t of e)B(t);await(0,w.setTimeout)(O)}return!1}}function B(u){try{process.kill(u,"SIGKILL")}catch{}}async function g(u,r){
const f=r===void 0?void 0:`${u}${r}`,e=j(f??u);await new P({marker:t=>f===void 0?t.startsWith(u):t===f,lock:t=>f===void 0?Math.floor(t/N)===Math.floor(e/N):t===
e}).end()}async function L(u,r){const f=u.slice(0,u.lastIndexOf("/")+1),e=t=>{const l=(0,a.lK)(`/proc/${t}/cmdline`).split("\0").find(v=>v.startsWith(f));return l!==
void 0&&l!==r};for(const t=Date.now()+p;Date.now()<t;){const l=(0,a.jN)("/proc").filter(v=>e(v)&&(0,a._n)(v));if(l.length===0)return;for(const v of l)B(v);await(0,w.
setTimeout)(O)}}const N=2**24;function j(u){const[r="",f=""]=u.split("/",2),e=t=>(0,i.createHash)("sha256").update(t).digest().readUIntBE(0,3);return(N/2+e(r)%(N/
2))*N+e(f)}function $(u){return Number(/^Max file locks +(\d+)/m.exec((0,a.lK)(`/proc/${u}/limits`))?.[1]??0)}function G(u){return(0,a.lK)(`/proc/${u}/environ`).
split("\0").find(f=>f.startsWith(`${c.tl}=`))?.slice(c.tl.length+1)??""}class R{#e;#t;#s;#n=new Map;constructor(r,f=[]){this.#e=r,this.#t=f}list(){const r=this.
namespace;if(r===void 0)return[];const f=(0,a.jN)("/proc"),e=new Set(f);for(const t of this.#n.keys())e.has(t)||this.#n.delete(t);return f.filter(t=>this.#r(t,r)).
map(t=>`/proc/${t}`)}get memory(){const r=this.namespace;return r===void 0?void 0:this.#t.map(f=>`/proc/${r}/root${f}`)}get namespace(){const r=this.#e();if(r===
void 0)return;const f=(0,a._N)(r)?.started;return this.#s===void 0&&C(r)&&(this.#s=f),f!==void 0&&f===this.#s?r:void 0}async end(r=p){for(const f=Date.now()+r;;await(0,w.
setTimeout)(1)){const e=this.namespace;if(e===void 0||!(0,a._n)(e))return!0;if(Date.now()>=f)return!1;B(e)}}#r(r,f){const e=[];let t=r,l=this.#n.get(r);for(;l===
void 0;){if(t===void 0)return!1;if(l=t===f?!0:t<=1||t===process.pid?!1:this.#n.get(t),l!==void 0)break;e.push(t),t=(0,a._N)(t)?.parent}for(const v of e)this.#n.
set(v,l);return l}}function C(u){return/^NSpid:\s.*\s1$/m.test((0,a.lK)(`/proc/${u}/status`))}}),6757:((Y,U,n)=>{n.d(U,{FT:()=>l,Fi:()=>J,IM:()=>R,PE:()=>t,XL:()=>V,
_j:()=>I,cE:()=>H,dM:()=>Q,jf:()=>b,l7:()=>q,lQ:()=>Z,m7:()=>F,o5:()=>$,qh:()=>D,sK:()=>C});var i=n(7598),w=n(3024),c=n(1455),a=n(6760),p=n(3739),O=n(3052),P=n(
6321),B=n(1264),g=n(6275),L=n(1540),N=function(s,o,S){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError("Object expected.");var T,x;if(S){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");T=o[Symbol.asyncDispose]}if(T===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");T=o[Symbol.dispose],S&&(x=T)}if(typeof T!="function")throw new TypeError("Object not disposable.");x&&(T=function(){try{x.call(
this)}catch(z){return Promise.reject(z)}}),s.stack.push({value:o,dispose:T,async:S})}else S&&s.stack.push({async:!0});return o},j=(function(s){return function(o){
function S(X){o.error=o.hasError?new s(X,o.error,"An error was suppressed during disposal."):X,o.hasError=!0}var T,x=0;function z(){for(;T=o.stack.pop();)try{if(!T.
async&&x===1)return x=0,o.stack.push(T),Promise.resolve().then(z);if(T.dispose){var X=T.dispose.call(T.value);if(T.async)return x|=2,Promise.resolve(X).then(z,function(ee){
return S(ee),z()})}else x|=1}catch(ee){S(ee)}if(x===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.error}return z()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,o,S){var T=new Error(S);return T.name="SuppressedError",T.error=s,T.suppressed=o,T});function $(s){return(0,i.createHash)(
"sha256").update(JSON.stringify([s.org,s.project,s.appID])).digest("hex").slice(0,32)}const G=["home"];function R(s){const o=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(s)?.[1]??
"";return/^\w[\w.-]{0,99}$/.test(o)&&!G.includes(o)?o:"source"}async function C(s,o,S,T,{checkout:x="source",stored:z,isMapped:X=!1}={}){await(0,c.mkdir)((0,a.join)(
s,$(o)),{recursive:!0});const ee=await(0,c.realpath)((0,a.join)(s,$(o)));await k(ee,493);const ae=await e(ee,S),ce=(0,a.join)(ae,f),ue={root:ce,source:(0,a.join)(
ce,x),home:(0,a.join)(ce,"home"),tmp:(0,a.join)(ae,"tmp")},ie=z??{own:(0,L.C)((0,a.join)(ee,L.i,"all")),shared:void 0};await W([...Object.values(ue),...Object.values(
ie.own)],T);const de=await y(ie.own.cache)===0,fe={...ie.own,...X?{cache:(0,L.C)(ee).cache}:{},shared:ie.shared},le={isFirst:de&&!ie.shared,isToFill:de&&ie.shared!==
void 0};return{app:ee,holder:ae,owner:T,stored:ie,...fe,...le,...ue}}const u="work",r="of",f="root";async function e(s,o){const S=(0,a.join)(s,o);await Q(S),await(0,c.
mkdir)(S),await(0,c.writeFile)((0,a.join)(S,r),o);const T=(0,a.join)(s,u);return(0,c.rename)(S,T).then(()=>T,()=>S)}async function t(s){return(0,a.basename)(s)!==
u?(0,a.basename)(s):(0,c.readFile)((0,a.join)(s,r),"utf8").catch(()=>"")}async function l({root:s,source:o,home:S,tmp:T,owner:x}){for(const z of[s,T])for(const X of await(0,c.
readdir)(z))await Q((0,a.join)(z,X));await W([o,S],v(x)?x:void 0)}function v(s){return s!==void 0&&s!==process.getuid?.()}async function W(s,o){for(const S of s)
await(0,c.mkdir)(S,{recursive:!0}),o!==void 0&&await(0,c.chown)(S,o,o)}const E=100;async function y(s){let o=0;if(!await Z(s))return o;await k(s,493);for await(const S of await(0,c.
opendir)(s))if(S.isDirectory()&&await k((0,a.join)(s,S.name),493).catch(()=>{}),o+=1,o===E)break;return o}const _=2097152;async function k(s,o){const S={stack:[],
error:void 0,hasError:!1};try{const T=N(S,await K(s),!0);await m(T,o)}catch(T){S.error=T,S.hasError=!0}finally{const T=j(S);T&&await T}}function K(s){const o=process.
platform==="linux"?_:w.constants.O_RDONLY;return(0,c.open)(s,o|w.constants.O_DIRECTORY|w.constants.O_NOFOLLOW)}function m(s,o){return process.platform==="linux"?
(0,c.chmod)(`/proc/self/fd/${s.fd}`,o):s.chmod(o)}async function D({app:s,holder:o}){await k(s,493).catch(()=>{}),await Q(o)}const d={bytes:O.j9,files:2e5},M=16*
O.j9;async function b(s,o,S){S.bytes<=d.bytes&&S.files<=d.files&&((0,P.OV)(s)?.bytes??0)>=M&&(await J(s,[o.holder])).length===0||await D(o)}const A=".removed";async function F(s){
const o=[];for(const S of await V(s))S!==A&&o.push(...await H((0,a.join)(s,S)));return o}async function H(s){return await k(s,493).catch(()=>{}),(await V(s)).filter(
o=>o!==L.i).map(o=>(0,a.join)(s,o))}async function V(s){return(await(0,c.readdir)(s,{withFileTypes:!0}).catch(()=>[])).filter(S=>S.isDirectory()).map(S=>S.name)}
async function J(s,o){const S=[];for(const T of o){await(0,c.mkdir)((0,a.join)(s,A),{recursive:!0,mode:448}).catch(()=>{});const x=(0,a.join)(s,A,(0,i.randomUUID)()),
z=await(0,c.rename)(T,x).catch(async X=>(0,p.xU)(X)!=="EACCES"?(0,p.xU)(X)??"unknown":(await k(T,448).catch(()=>{}),(0,c.rename)(T,x).catch(ee=>(0,p.xU)(ee)??"u\
nknown")));z!==void 0&&z!=="ENOENT"&&S.push(T)}return S}async function q(s,o,S){const T=(0,a.join)(s,A),x=await(0,c.readdir)(T).catch(()=>[]),z=[];for(const X of[
...x.map(ee=>(0,a.join)(T,ee)),...o])await Q(X,{signal:S})||z.push(X);return z}const te=10*6e4;async function Q(s,{signal:o,ms:S=te}={}){if(!await h(s))return!0;
const T=AbortSignal.any([AbortSignal.timeout(S),...o?[o]:[]]);for(const x of[["-rf","--one-file-system"],["-rf"]]){if(await(0,g.m)("rm",[...x,"--",s],{cwd:"/",env:re,
signal:T}).catch(se)==="missing")return oe(s);if(T.aborted||!await h(s))break;await ne(s,T).catch(()=>{})}return!await h(s)}async function ne(s,o){const S={stack:[],
error:void 0,hasError:!1};try{o.throwIfAborted();const T=N(S,await K(s),!0),x=process.platform==="linux"?`/proc/self/fd/${T.fd}`:s;await m(T,448);for await(const z of await(0,c.
opendir)(x))z.isDirectory()&&await ne((0,a.join)(x,z.name),o).catch(()=>{})}catch(T){S.error=T,S.hasError=!0}finally{const T=j(S);T&&await T}}const re={PATH:B.sg,
LC_ALL:"C"};function se(s){return(0,p.xU)(s)==="ENOENT"?"missing":void 0}async function oe(s){return await(0,c.rm)(s,{recursive:!0,force:!0}).catch(()=>{}),!await h(
s)}async function Z(s){return(0,c.lstat)(s).then(o=>o.isDirectory(),()=>!1)}async function h(s){return(0,c.lstat)(s).then(()=>!0,o=>(0,p.xU)(o)!=="ENOENT")}async function I(s,o){
if(!v(o))return;const{exitCode:S}=await(0,g.m)("chown",["-RhP",`${o}:${o}`,"--",s],{env:{},cwd:"/"});if(S!==0)throw new Error(`chown of ${s} failed`)}}),8838:((Y,U,n)=>{
n.d(U,{T:()=>B});var i=n(3024);const w=524288,c=65535;let a;function p(){return a??=O().filter(g=>g>2&&g<=c&&P(g)),a}function O(){try{return(0,i.readdirSync)("/\
proc/self/fd").map(Number)}catch{return[]}}function P(g){try{const L=/^flags:\s+([0-7]+)/m.exec((0,i.readFileSync)(`/proc/self/fdinfo/${g}`,"utf8"))?.[1];return L!==
void 0&&(Number.parseInt(L,8)&w)===0}catch{return!1}}function B(g){const L=p().filter($=>g[$]===void 0);if(L.length===0)return{stdio:[...g],[Symbol.dispose](){}};
const N=(0,i.openSync)("/dev/null","r+"),j=[...g];for(let $=j.length;$<=Math.max(...L);$+=1)j.push("ignore");for(const $ of L)j[$]=N;return{stdio:j,[Symbol.dispose]:()=>(0,i.
closeSync)(N)}}}),2881:((Y,U,n)=>{n.d(U,{$w:()=>c});var i=n(6169);function w(p){return p.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${p.reason}`}class c extends Error{name="\
BuildFailure";facts;constructor(O){const P=(0,i.Fd)(O);super(P.message),this.facts=P}}class a extends Error{name="BuildCancelled";constructor(){super("The deplo\
yment was cancelled")}}}),5879:((Y,U,n)=>{n.d(U,{Sb:()=>w,YU:()=>p,bb:()=>P,ge:()=>B,ls:()=>c,zA:()=>i});function i(g){return g}class w extends Error{name="Blob\
sFull"}class c extends Error{name="WrongBytes"}const a=200,p=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,O=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function P(g){
if(g.length<=a&&O.test(g))return g;throw new TypeError(`${JSON.stringify(g.slice(0,100))} is not the key of a blob`)}function B(g){if(g==="")return g;if(!g.endsWith(
"/"))throw new TypeError(`The prefix ${JSON.stringify(g.slice(0,100))} needs a / at its end`);return P(g.slice(0,-1)),g}}),8423:((Y,U,n)=>{n.d(U,{R:()=>a,u:()=>c});
const i=1e3,w=2e4;class c extends Error{name="StoreUnavailable";isFull;constructor(O,{isFull:P=!1,...B}={}){super(O,B),this.isFull=P}}async function a(p,O,P){const B=O.
monotonic()+w;for(let g=1;;g+=1)try{return await p(g)}catch(L){if(!(L instanceof c&&!L.isFull)||P?.aborted||O.monotonic()>=B||(await O.sleep(i,P).catch(()=>{}),
P?.aborted))throw L}}})};export{he as id,_e as ids,me as modules};

const ie=966,ae=[966],ce={1224:((Y,$,n)=>{n.d($,{jq:()=>f,ml:()=>p});var a=n(8500);const p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(S,L){
L?.throwIfAborted();try{await(0,a.setTimeout)(S,void 0,{signal:L})}catch(b){throw L?.throwIfAborted(),b}},after(S,L){const b=setTimeout(L,S);return()=>clearTimeout(
b)}},f={now(){const{user:S,system:L}=process.cpuUsage();return(S+L)/1e3}},i=(S,L)=>{const b=setInterval(L,S).unref();return()=>clearInterval(b)}}),9127:((Y,$,n)=>{
n.d($,{a3:()=>i});var a=n(3739);const p=null;function f(O,c){const u=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(O.trim()),[,...m]=u??
[],_=p.reduce((h,P,I)=>h+Number(m[I]??0)*P,0);if(!u||_===0)throw new SlipwayError("invalid_input",`${c}: "${O}" is not a duration`,{input:c,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return _}function i(O){if(O<1e3)return`${Math.round(O)}ms`;if(O<59950)return`${(O/1e3).toFixed(
1)}s`;const c=Math.round(O/1e3),u=m=>String(m).padStart(2,"0");return c<3600?`${Math.floor(c/60)}m ${u(c%60)}s`:`${Math.floor(c/3600)}h ${u(Math.floor(c%3600/60))}\
m`}const S=null,L=null;function b(O,c){const u=c-O;if(u>L)return new Date(O).toISOString().slice(0,10);const[m,_]=S.find(([,P])=>u>=P)??[];if(!m||m==="second"&&
u<1e4)return"just now";const h=Math.floor(u/_);return`${h} ${m}${h===1?"":"s"} ago`}}),3739:((Y,$,n)=>{n.d($,{GQ:()=>f,b$:()=>O,xU:()=>L,xb:()=>S});const a={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},p=Object.keys(a);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(u,m,_={}){
super(m,_.cause===void 0?void 0:{cause:_.cause}),this.code=u,this.mender=a[u],this.remedy=_.remedy,this.input=_.input,this.place=_.place,this.call=_.call,this.also=
_.also??[]}with({code:u=this.code,message:m=this.message,..._}){const{remedy:h,input:P,place:I,call:U,cause:l,also:s}=this;return new f(u,m,{remedy:h,input:P,place:I,
call:U,cause:l,also:s,..._})}}function i(c){if(c instanceof f)return c;const u=c instanceof Error?c.message:String(c);return new f("internal",u,{cause:c,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function S(c){throw new f("internal",`Unhandled case: ${JSON.stringify(c)}`)}function L(c){
if(!(!(c instanceof Error)||!("code"in c)))return typeof c.code=="string"?c.code:void 0}const b=new Set(["ENOSPC","EDQUOT"]);function O(c){return b.has(L(c))}}),
8627:((Y,$,n)=>{n.d($,{e:()=>f});var a=n(1455),p=n(6760);async function f(i,S){const{bare:L,branch:b,commit:O,lender:c,shallow:u,origin:m}=S;for(const P of["obj\
ects/info","refs"])await(0,a.mkdir)((0,p.join)(i,P),{recursive:!0});const _=m===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(m)}
`,h={HEAD:`ref: refs/heads/${b}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${L}
${_}`,"packed-refs":O&&`${O} refs/heads/${b}
`,"objects/info/alternates":c&&`${(0,p.join)(c,"objects")}
`,shallow:u};for(const[P,I]of Object.entries(h))I&&await(0,a.writeFile)((0,p.join)(i,P),I)}}),8302:((Y,$,n)=>{n.d($,{Gv:()=>a,KH:()=>f});function a(i){return typeof i==
"object"&&i!==null&&!Array.isArray(i)}function p(i){const S=Object.entries(i).filter(([,L])=>L!==void 0);return Object.fromEntries(S)}function f(i,S){return typeof i==
"string"&&i.length<=S}}),7994:((Y,$,n)=>{n.d($,{FK:()=>S,UG:()=>b});var a=n(3024),p=n(1455),f=n(6760),i=n(3739);function S(u,m){const _=(0,f.relative)(u,m);return _===
""||_!==".."&&!_.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(_)}function L(u,m){const _=(0,f.resolve)(u,m);if(m.includes("\0")||!S((0,f.resolve)(u),_))throw c(m);
return _}async function b(u,m){const[_,h]=await Promise.all([(0,p.realpath)(u),(0,p.realpath)(L(u,m))]);if(!S(_,h))throw c(m);return h}function O(u,m){if(!existsSync(
u)){O(dirname(u),m);try{mkdirSync(u,{mode:m})}catch(_){if(systemCode(_)!=="EEXIST")throw _}}}function c(u){return new i.GQ("path_escapes_root",`The path "${u}" \
leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Y,$,n)=>{n.d($,{D6:()=>f,Xq:()=>b,j9:()=>i});var a=n(
3739);const p=1024,f=1024*p,i=1024*f,S=[["TiB",1024*i],["GiB",i],["MiB",f],["KiB",p]];function L(O,c){const[,u,m]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
O.trim())??[],_=S.find(([P])=>P.toLowerCase()===m?.toLowerCase())?.[1],h=Math.round(Number(u)*(_??Number.NaN));if(h>0&&Number.isSafeInteger(h))return h;throw new SlipwayError(
"invalid_input",`${c}: "${O}" is not a size`,{input:c,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function b(O){const[
c,u]=S.find(([,_])=>O>=_)??["bytes",1],m=O/u;return`${m<10&&u>1?m.toFixed(1).replace(/\.0$/,""):Math.round(m)} ${c}`}}),5807:((Y,$,n)=>{n.d($,{DJ:()=>_,Kf:()=>I,
Nl:()=>m,OK:()=>O,Ow:()=>U,aL:()=>s,vI:()=>P});const a="\x1B",p="\x07",f=new RegExp(`${a}[\\]P_^X][^${p}${a}]*(?:${p}|${a}\\\\)|${a}\\[[0-?]*[ -/]*[@-~]|${a}[ -\
/]*[0-Z\\\\^-~]`,"g"),i=/[\t\n\v\f\r\u0085\u2028\u2029]/g,S=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e\
2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),L=new RegExp(`(?!\\t)(?:${S.source})`,"gu"),b=new RegExp(`${a}\\[[0-9;:]{0,40}m`,"g");function O(r){const e=r.includes(a)?
r.match(b)??[]:[];return e.length===0?{texts:[r],codes:e}:{texts:r.split(b),codes:e}}const c=/^[ -~]*$/,u=/^[\t -~]*$/;function m(r){return r.includes(a)?r.replace(
f,""):r}function _(r){return u.test(r)?r:m(r).replace(/[\n\u2028\u2029]/g," ").replace(L,"")}function h(r){return r.split(`
`).map(_).join(`
`)}function P(r,e){return r.length>e?l(r,e):r}function I(r){return r.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function U(r,e=2e3){const t=r.length>e*8+1024?r.slice(
0,e*8+1024):r;if(c.test(t)&&t.length<=e)return r;const d=m(t).replace(i," ").replace(S,"").toWellFormed();return d.length>e||t.length<r.length?l(d,e):d}function l(r,e){
if(e<1)return"";const t=r.slice(0,e-1),d=t.charCodeAt(t.length-1);return`${d>=55296&&d<=56319?t.slice(0,-1):t}\u2026`}function s(r){return r.trim().split(/\s+/)}}),
2207:((Y,$,n)=>{n.d($,{Mb:()=>p,sR:()=>f});const a=null,p=["queue","clone","install","build","sync","activate"],f=["repository_not_found","repository_not_allowe\
d","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","n\
ode_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","\
output_unsafe","output_too_large","disk_full","sync_failed","activation_failed","interrupted"],i={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,
method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,
rate_limited:429,internal:500,unavailable:503}}),6169:((Y,$,n)=>{n.d($,{Fd:()=>c,U$:()=>_,nf:()=>O});var a=n(8302),p=n(5807),f=n(2207),i=n(2345);const S=["error",
"warning","notice"],{failureLogLines:L,failureLogLine:b}=i.lF,O={queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"s\
ync_failed",activate:"activation_failed"};function c({stage:s,code:r,message:e,exitCode:t,signal:d,log:k,diagnostics:F}){const H={stage:s,code:r,message:(0,p.vI)(
e,i.IC.message),exitCode:t},B=d===null?null:d.slice(0,i.IC.signal),E=F.filter(({file:M})=>M.length<=i.IC.file).slice(0,i.IC.findings).map(M=>({...M,code:M.code===
null?null:(0,p.vI)(M.code,i.IC.findingCode),message:(0,p.vI)(M.message,i.IC.findingMessage)})),j=u(E,i.IC.bytes/2),g=i.IC.bytes-m({...H,signal:B,log:[],diagnostics:j}),
v=k.slice(-L).map(M=>(0,p.vI)(M,b));return{...H,signal:B,log:u(v.reverse(),g).reverse(),diagnostics:j}}function u(s,r){let e=r;const t=s.findIndex(d=>(e-=m(d)+1,
e<0));return t===-1?s:s.slice(0,t)}function m(s){return Buffer.byteLength(JSON.stringify(s))}function _(s){if(!(0,a.Gv)(s))return;const{exitCode:r,signal:e,log:t,
message:d}=s,k=f.Mb.find(E=>E===s.stage),F=f.sR.find(E=>E===s.code);if(!k||!F||!(0,a.KH)(d,i.IC.message)||!l(r)||e!==null&&!(0,a.KH)(e,i.IC.signal)||!Array.isArray(
t)||t.length>L||!t.every(E=>(0,a.KH)(E,b)))return;const H=h(s.diagnostics);if(!H)return;const B={stage:k,code:F,message:d,exitCode:r,signal:e,log:t,diagnostics:H};
return m(B)<=i.IC.bytes?B:void 0}function h(s){if(!Array.isArray(s)||s.length>i.IC.findings)return;const r=[];for(const e of s){const t=P(e);if(!t)return;r.push(
t)}return r}function P(s){if(!(0,a.Gv)(s))return;const{file:r,line:e,column:t,code:d,message:k}=s,F=S.find(B=>B===s.severity);if(!F||!(0,a.KH)(r,i.IC.file)||!(0,a.
KH)(k,i.IC.findingMessage)||d!==null&&!(0,a.KH)(d,i.IC.findingCode)||!l(e)||!l(t))return;const H=I(s.source);return{file:r,line:e,column:t,severity:F,code:d,message:k,
...H&&{source:H}}}function I(s){if(!Array.isArray(s)||s.length>i.IC.sourceLines)return;const r=s.flatMap(e=>!(0,a.Gv)(e)||!(0,a.KH)(e.text,i.IC.sourceLine)?[]:typeof e.
line=="number"&&Number.isSafeInteger(e.line)?[{line:e.line,text:e.text}]:[]);return r.length===s.length?r:void 0}function U(s){return{stage:s,code:O[s],message:"\
The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function l(s){return s===null||Number.isSafeInteger(
s)}}),2345:((Y,$,n)=>{n.d($,{G1:()=>b,IC:()=>h,cS:()=>c,jh:()=>_,lF:()=>u});const a={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},f=["web-landing",...["api","web-ssr","sse"]],i="us-east-2",S="execute-api",L="SERVICE_KVS_",b=/^[A-Za-z_][A-Za-z0-9_]*$/,O=/^[a-z][a-z0-9_]{0,31}$/,
c=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,u={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,
failureLogLine:2e3},m={pageDefault:64*1024,pageMost:256*1024},_={subject:200,author:100},h={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,
findingCode:100,sourceLines:5,sourceLine:200}}),597:((Y,$,n)=>{n.d($,{F1:()=>I,Nu:()=>b,ri:()=>P});const a=1024,p=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
f="owner/name, or a URL that begins with https://",i="--allow-local-git",S="https://github.com/{repository}.git";function L(l){const s=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(l)?.[1]??"";return p.test(s)?s.replace(/\.git$/,""):void 0}function b(l,s){if(l.length>a)return h(`has more than ${a} characters`);if(new RegExp("\\p{Cc}",
"u").test(l))return h("has control characters");if(p.test(l))return{kind:"name",name:l.replace(/\.git$/,"")};if(l.startsWith("/"))return s?{kind:"path",path:l}:
_("is a local path");const r=O(l);return r?.protocol==="https:"||r?.protocol==="http:"?c(r,s):r?.protocol==="file:"?u(r,s):m(l)}function O(l){return/^[a-z]+:\/\/\S+$/i.
test(l)&&URL.canParse(l)?new URL(l):void 0}function c(l,s){return l.username!==""||l.password!==""?h("contains a user name or password","the URL without them: t\
he platform has its own access"):l.protocol==="http:"&&!s?_("is a URL of plain http"):{kind:"remote",url:l}}function u(l,s){return l.host!==""||/%(?:2f|00)/i.test(
l.pathname)?h("is not a path on this machine"):s?{kind:"file",url:l}:_("is a local path")}function m(l){const[,s,r]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(l)??[];return s===void 0?h("is neither owner/name nor an https URL"):h("is an address for ssh or git://, but repositories are cloned over https",`https://${s}\
/${r}`)}function _(l){return h(`${l}, which a platform takes only with ${i}`)}function h(l,s=f){return{kind:"refused",problem:l,instead:s}}function P(l){return l.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function I(l,s){return l.replaceAll("{repository}",()=>s)}function U(l,s){const r="https://git.example.com/{reposito\
ry}.git";if(!l.includes("{repository}"))return{problem:"does not contain {repository}",instead:r};const e=I(l,"owner/name"),t=O(e);if(t?.protocol==="https:")return;
const d=t?.protocol==="http:"||t?.protocol==="file:"&&t.host==="";if(!(d&&s))return d?{problem:`begins with ${t?.protocol}//, which needs ${i}`,instead:`${r}, o\
r add ${i}`}:{problem:"is not an https URL",instead:r}}}),1331:((Y,$,n)=>{n.d($,{BU:()=>O,g2:()=>c,uw:()=>f});var a=n(8161),p=n(3052);const f=384,i=4*p.j9,S={base:128,
perProcessor:256},L={timeoutMs:20*6e4,fileBytes:p.j9,logBytes:4*p.D6,memoryBytes:Math.min(i,Math.floor(b()/2)),diskBytes:8*p.j9,diskFiles:2e6,processes:S.base+S.
perProcessor*(0,a.availableParallelism)(),installBytes:2*p.j9,installsBytes:20*p.j9};function b(){const u=process.constrainedMemory();return u>0?Math.min((0,a.totalmem)(),
u):(0,a.totalmem)()}const O=1e3;function c(u){return Math.min(Math.max(512*p.D6,u*.02),5*p.j9)}}),3374:((Y,$,n)=>{n.d($,{jz:()=>m,EQ:()=>u,iv:()=>P,cJ:()=>r,wd:()=>H,
lb:()=>I,qQ:()=>h,_8:()=>e,ty:()=>v});var a=n(8302),p=n(3052),f=n(5807);const i=["repository","secrets","example"];var S=n(2207),L=n(6169),b=n(2345),O=n(3715);const c=4*
p.D6,u=64*1024,m=16384,_=null,h=128,P=50,I=2e3,U=6e4,l=1e3,s=1e3,r=50;function e(o){try{const w=JSON.parse(o);return(0,a.Gv)(w)?j(w):void 0}catch{return}}const t={
ready({isolation:o}){const w=X(o);return w&&{kind:"ready",isolation:w}},pulse:()=>({kind:"pulse"}),stage({stage:o}){const w=S.Mb.find(D=>D===o);return w&&w!=="q\
ueue"?{kind:"stage",stage:w}:void 0},log:({text:o})=>(0,a.KH)(o,u)&&o.endsWith(`
`)?{kind:"log",text:o}:void 0,commit:({commit:o,facts:w})=>(0,a.KH)(o,64)?{kind:"commit",commit:o,facts:K(w)}:void 0,ask({id:o,question:w}){const D=(0,a.Gv)(w)?
g(w):void 0;return D&&T(o)?{kind:"ask",id:o,question:D}:void 0},release:({name:o})=>(0,a.KH)(o,d)?{kind:"release",name:o}:void 0,note({level:o,event:w,text:D}){
const A=["info","warn","error"].find(V=>V===o);return A&&(0,a.KH)(w,64)&&(0,a.KH)(D,2e3)?{kind:"note",level:A,event:w,text:D}:void 0},stored({release:o,commit:w}){
const D=y(o);return D&&(0,a.KH)(w,64)?{kind:"stored",release:D,commit:w}:void 0},failed({facts:o}){const w=(0,L.U$)(o);return w&&{kind:"failed",facts:w}},done({
removed:o}){const w=(0,a.Gv)(o)?o:{},{objects:D,bytes:A}=w;return T(D)&&T(A)?{kind:"done",removed:{objects:D,bytes:A}}:void 0}},d=256,k=O.Si.pathBytes,F=64,H=250,
B=100,E=1e3;function j(o){const{kind:w}=o;return typeof w=="string"&&Object.hasOwn(t,w)?t[w](o):void 0}function g({about:o,name:w,part:D,isLast:A,org:V}){if(o===
"lock"&&(0,a.KH)(w,d))return{about:o,name:w};if(o==="output"){const Z=(0,a.Gv)(D)?v(D):void 0;return Z&&{about:o,part:Z,isLast:A===!0}}if(o==="live"&&(0,a.KH)(V,
d))return{about:o,org:V}}function v({files:o,odd:w,ignoredRules:D}){const A={files:M(o,H,C),odd:M(w,H,G),ignoredRules:M(D,B,z)};return A.files&&A.odd&&A.ignoredRules?
{files:A.files,odd:A.odd,ignoredRules:A.ignoredRules}:void 0}function M(o,w,D){if(!Array.isArray(o)||o.length>w)return;const A=o.map(D).filter(V=>V!==void 0);return A.
length===o.length?A:void 0}function C(o){const{path:w,bytes:D,brotli:A,gzip:V,digest:Z,hasKey:ee}=(0,a.Gv)(o)?o:{};if(!(!(0,a.KH)(w,k)||!(0,a.KH)(Z,F))&&!(!T(D)||
!T(A)||!T(V)))return{path:w,bytes:D,brotli:A,gzip:V,digest:Z,...ee===!0?{hasKey:ee}:{}}}function G(o){const{path:w,kind:D}=(0,a.Gv)(o)?o:{},A=i.find(V=>V===D);return A&&
(0,a.KH)(w,k)?{path:w,kind:A}:void 0}function z(o){const{file:w,line:D,reason:A}=(0,a.Gv)(o)?o:{};if(!(!(0,a.KH)(w,d)||!(0,a.KH)(A,E)))return{file:w,reason:A,...T(
D)?{line:D}:{}}}function X(o){if((0,a.Gv)(o)){if(o.kind==="bubblewrap"){const{asRoot:w,boundsFiles:D,deniesNamespaces:A}=o;return{kind:"bubblewrap",asRoot:w===!0,
boundsFiles:D===!0,deniesNamespaces:A===!0}}return o.kind==="none"&&(0,a.KH)(o.reason,1e3)?{kind:"none",reason:o.reason}:void 0}}function K(o){const{subject:w,author:D}=(0,a.
Gv)(o)?o:{},A=(V,Z)=>typeof V=="string"&&(0,f.Ow)(V,Z).trim()||null;return{subject:A(w,b.jh.subject),author:A(D,b.jh.author)}}function y(o){if(!(0,a.Gv)(o))return;
const{manifestHash:w,files:D,written:A,reused:V,bytes:Z}=o;if(!(typeof w!="string"||!/^[0-9a-f]{64}$/.test(w))&&!(!T(D)||!T(A)||!T(V)||!T(Z)))return{manifestHash:w,
files:D,written:A,reused:V,bytes:Z}}function T(o){return Number.isSafeInteger(o)&&Number(o)>=0}}),3715:((Y,$,n)=>{n.d($,{S4:()=>b,Si:()=>f,_f:()=>i,dv:()=>p,nM:()=>m,
ny:()=>u,q5:()=>_,rr:()=>c,sS:()=>S,v_:()=>L,y9:()=>O});var a=n(3052);const p={files:1e5,fileBytes:512*a.D6,totalBytes:4*a.j9},f={pathBytes:1024,pathsBytes:16*a.
D6,rulesBytes:256*1024,indexBytes:32*a.D6},i=32*a.D6,S={pathBytes:4096,pathsBytes:32*a.D6,rulesBytes:8*a.D6,indexBytes:48*a.D6},L=a.D6,b=a.D6,O=8,c=32,u=3600*1e3,
m=u/2,_=2*a.D6}),1178:((Y,$,n)=>{n.d($,{Zu:()=>c,xS:()=>u});var a=n(3739),p=n(6169),f=n(2881);const i=3e4,S=5e3,L={clone:"building",install:"building",build:"bu\
ilding",sync:"syncing",activate:"activating"};function b(h){return{stage:h,code:"interrupted",message:"The platform stopped while this deployment was under way",
exitCode:null,signal:null,log:[],diagnostics:[]}}var O=n(8423);class c extends Error{name="StageError";stage;aborted;constructor(P,I,U){super(_(U),{cause:U}),this.
stage=P,this.aborted=I}}function u(h){const{stage:P,aborted:I,cause:U}=h instanceof c?h:{stage:"build",aborted:!1,cause:h};if(I)return b(P);if(U instanceof f.$)
return U.facts;if((0,a.b$)(U)||U instanceof O.u&&U.isFull)return m(P,"disk_full","The disk of the platform is full");const l=U instanceof O.u?"its state cannot \
be read or written now":_(U);return m(P,p.nf[P],`The platform itself failed at the stage "${P}": ${l}`)}function m(h,P,I){return{stage:h,code:P,message:I,exitCode:null,
signal:null,log:[],diagnostics:[]}}function _(h){return h instanceof Error?h.message:String(h)}}),6321:((Y,$,n)=>{n.d($,{Lq:()=>l,vy:()=>r});var a=n(1421),p=n(8474),
f=n(3024),i=n(3052),S=n(1331),L=n(8838),b=n(1264),O=n(1702),c=n(5758),u=function(B,E,j){if(E!=null){if(typeof E!="object"&&typeof E!="function")throw new TypeError(
"Object expected.");var g,v;if(j){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=E[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");g=E[Symbol.dispose],j&&(v=g)}if(typeof g!="function")throw new TypeError("Object not disposable.");
v&&(g=function(){try{v.call(this)}catch(M){return Promise.reject(M)}}),B.stack.push({value:E,dispose:g,async:j})}else j&&B.stack.push({async:!0});return E},m=(function(B){
return function(E){function j(C){E.error=E.hasError?new B(C,E.error,"An error was suppressed during disposal."):C,E.hasError=!0}var g,v=0;function M(){for(;g=E.
stack.pop();)try{if(!g.async&&v===1)return v=0,E.stack.push(g),Promise.resolve().then(M);if(g.dispose){var C=g.dispose.call(g.value);if(g.async)return v|=2,Promise.
resolve(C).then(M,function(G){return j(G),M()})}else v|=1}catch(G){j(G)}if(v===1)return E.hasError?Promise.reject(E.error):Promise.resolve();if(E.hasError)throw E.
error}return M()}})(typeof SuppressedError=="function"?SuppressedError:function(B,E,j){var g=new Error(j);return g.name="SuppressedError",g.error=B,g.suppressed=
E,g});const _=1/20,h=1/4,P=3e3,I=1/100,U=2e3;class l{#e;#t;#s;#n;#r;#i;#u;#c;#a;#o=0;#d=0;#f;#h;#_=0;#m;#E=0;#p=!1;#l=!1;constructor(E,j,g,{now:v,measure:M}={}){
this.#e=g,this.#t=v??(()=>performance.now()),this.#s=M??k,this.#m=this.#t(),this.#r=[j],this.#n={whole:[E],changed:this.#r,since:Date.now()},this.#i=r(E),this.#a=
this.#i,this.#c=(this.#i?.files??0)>S.BU;const{size:C=0,bytes:G=0}=this.#i??{};this.#u=Math.min((0,S.g2)(C),G/2)*(g.reservePart??1)}include(E){this.#r.push(E)}get wrote(){
return{bytes:this.#o,files:this.#d}}get late(){return this.#p&&this.#f!==void 0&&this.#t()-this.#_>O.g}get wasShort(){return this.#l}look(E){const j=this.#y();if(!j)
return{room:Number.POSITIVE_INFINITY};const g=Math.min(this.#e.diskBytes-this.#o,j.bytes-this.#u),v=this.#t()-this.#m,M=this.#o>this.#e.diskBytes||this.#d>this.#e.
diskFiles,C=j.bytes<this.#u;this.#p=M||C;const G=this.#p?Math.min(this.#E/(C?h:_),U):Math.max(P,this.#E/I);return this.#f===void 0&&v>=G&&this.#w(E),{room:g,breach:this.#h}}async settle(E){
await this.#f,this.#y();const j=this.#o>this.#e.diskBytes/2||this.#d>this.#e.diskFiles/2;return this.#h??(j?await this.#w(E):void 0)}#y(){const E=r(this.#n.whole[0]??
"/");return E&&this.#a&&(this.#o+=Math.max(0,this.#a.bytes-E.bytes),this.#d+=Math.max(0,this.#a.files-E.files)),this.#a=E??this.#a,E&&(this.#l||=E.bytes<this.#u||
this.#c&&E.files<S.BU),E}#w(E){return this.#f=this.#g(E).finally(()=>{this.#f=void 0}),this.#f}async#g(E){this.#_=this.#t();const j={bytes:this.#o,files:this.#d},
{diskBytes:g,diskFiles:v}=this.#e,M=e(this.#n.whole[0]??"/"),C=await this.#s(this.#n,{bytes:g,files:v}),G=await(0,c.I)(E,{work:new O.Qj,device:M,thorough:this.#p});
this.#m=this.#t(),this.#E=this.#m-this.#_;const z={bytes:(C?.bytes??0)+G.disk,files:C?.files??0},X=C?.complete&&G.complete.disk?z:{bytes:Math.max(j.bytes,z.bytes),
files:Math.max(j.files,z.files)};return this.#o=X.bytes+this.#o-j.bytes,this.#d=X.files+this.#d-j.files,this.#h=this.#S(X),this.#h}#S({bytes:E,files:j}){const{diskBytes:g,
diskFiles:v}=this.#e;if(E>g)return s(`it wrote more than ${(0,i.Xq)(g)}, the limit of a build`);if(j>v)return s(`it made more than ${v.toLocaleString("en")} fil\
es, the limit of a build`);const M=this.#a?.bytes??Number.POSITIVE_INFINITY,C=E/Math.max(1,(this.#i?.bytes??0)-M);return M>=(0,O.s5)(this.#u,C)?void 0:{code:"di\
sk_full",because:`the disk of the platform ran short: ${(0,i.Xq)(M)} were left, and it wrote ${(0,i.Xq)(E)}`}}}function s(B){return{code:"disk_quota",because:B}}
function r(B){try{const{bavail:E,blocks:j,bsize:g,ffree:v}=(0,f.statfsSync)(B);return{bytes:E*g,size:j*g,files:v}}catch{return}}function e(B){try{return(0,f.lstatSync)(
B).dev}catch{return}}const t=6e4,d=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function k(B,E){const j={
bytes:0,files:0,complete:!0,seen:new Set},g=`@${Math.floor(B.since/1e3)}`;if(!await F([...B.whole,"-xdev",...d],j,E))return;B.changed.length>0&&await F([...B.changed,
"-xdev","-newerct",g,"(",...d,")"],j,E);const{bytes:v,files:M,complete:C}=j;return{bytes:v,files:M,complete:C}}async function F(B,E,j){const g={stack:[],error:void 0,
hasError:!1};try{const v=u(g,(0,L.T)(["ignore","pipe","pipe"]),!1),M=(0,a.spawn)("find",["-P",...B],{cwd:"/",env:{PATH:b.sg,LC_ALL:"C"},stdio:v.stdio,timeout:t,
killSignal:"SIGKILL"});let C="",G=!1,z=!1;M.stdout?.setEncoding("latin1").on("data",y=>{const T=(C+y).split(`
`);C=T.pop()??"";for(const o of T)H(o,E);(E.bytes>j.bytes||E.files>j.files)&&M.kill("SIGKILL")}),M.stderr?.setEncoding("latin1").on("data",y=>{G||=/permission denied|too long/i.
test(y),z||=/unrecognized|unknown|illegal|invalid/i.test(y)});const[X]=await(0,p.once)(M,"close").catch(()=>[void 0]),K=E.bytes>j.bytes||E.files>j.files;return(typeof X!=
"number"&&!K||G)&&(E.complete=!1),X!==void 0&&!z}catch(v){g.error=v,g.hasError=!0}finally{m(g)}}function H(B,E){const[j="",g]=B.split(" ",2);if(g!==void 0){if(E.
seen.has(Number(g)))return;E.seen.add(Number(g))}E.bytes+=Number(j)*512,E.files+=1}}),2011:((Y,$,n)=>{n.d($,{o:()=>C});var a=n(6760),p=n(8500),f=n(6321),i=n(3024),
S=n(3052),L=n(1264),b=n(3630),O=n(6275),c=n(1702),u=n(5758);const m=1/30,_=1/250,h=1e3,P=1e3,I=1e4,U=30,l=16*S.D6;class s{#e;#t=(0,b.Ju)();#s;#n=0;#r=performance.
now()+h;#i={used:0,atMost:0};#u;#c;#a=!1;constructor(y){this.#e=y;const{total:T=0,available:o=0}=this.#t??{};this.#s=Math.min(Math.max(128*S.D6,T*.03),1024*S.D6,
o/2)}get late(){return this.#a&&this.#u!==void 0&&performance.now()-this.#u.since>c.g}look(y){const T=(0,b.Ju)();if(!T||!this.#t)return{room:Number.POSITIVE_INFINITY};
const o=t(y.list())+this.#o(T)+Math.max(0,T.pageTables-this.#t.pageTables),w=Math.min(this.#e-o,T.available-this.#s);this.#a=w<=0;const D=this.#a?this.#n:this.#r;
this.#u===void 0&&performance.now()>=D&&this.#f(y,o);const A=this.#i.used+Math.max(0,o-this.#i.atMost);return{room:w,breach:this.#c??this.#d(T,A)}}#o(y){const{shared:T=0,
swapFree:o=0}=this.#t??{};return Math.max(0,y.shared-T)+Math.max(0,o-y.swapFree)}#d({available:y},T){const o=Math.max(1,(this.#t?.available??0)-y);return y<(0,c.
s5)(this.#s,T/o)?e(y,T):void 0}async#f(y,T){const o=performance.now();this.#u={since:o};let w=await this.#h(y,new c.Qj);w>this.#e&&(await(0,p.setTimeout)(U),w=Math.
min(w,await this.#h(y,new c.Qj)),w>this.#e&&(this.#c=r(w,this.#e))),this.#i={used:w,atMost:T};const D=performance.now(),A=D-o;this.#n=D+Math.min(A/m,P),this.#r=
D+Math.max(h,Math.min(A/_,I)),this.#u=void 0}async#h(y,T){const{own:o,mapped:w}=await k(y.list(),T),D=await(0,u.I)(y,{work:T,thorough:this.#a}),A=(0,b.Ju)(),V=(A?.
shared??0)>l?await B(y):0,Z=F(y)+D.memory+V,ee=D.complete.memory?Z:Math.max(Z,w,A?this.#o(A):0);return o+ee}}function r(K,y){return{code:"out_of_memory",because:`\
it used ${(0,S.Xq)(K)} of memory, and the limit for all processes of a build is ${(0,S.Xq)(y)}`}}function e(K,y){return{code:"out_of_memory",because:`the platfo\
rm's machine ran short of memory: ${(0,S.Xq)(K)} were left, and it used ${(0,S.Xq)(y)}`}}function t(K){let y=0;for(const T of K)y+=d(T);return y*(0,b.T0)()}function d(K){
const y=(0,b.lK)(`${K}/statm`);if(!y.startsWith("0 "))return Number(y.split(" ",2)[1]??0);const T=(0,b.uX)(K);return T===void 0?0:Number((0,b.lK)(`${T}/statm`).
split(" ",2)[1]??0)}async function k(K,y){let T=0,o=0;for(const w of K){await y.breathe();const D=(0,b.uX)(w);if(D===void 0)continue;T+=(0,b.$$)("VmPTE",(0,b.lK)(
`${D}/status`));const A=y.over?"":(0,b.lK)(`${D}/smaps_rollup`),V=(0,b.$$)("Pss",A);V===0&&(T+=t([w])+(0,b.$$)("VmSwap",(0,b.lK)(`${D}/status`)));const Z=(0,b.$$)(
"Pss_Shmem",A);T+=V-Z+(0,b.$$)("SwapPss",A),o+=Z}return{own:T,mapped:o}}function F({memory:K=[]}){return K.reduce((y,T)=>y+H(T),0)}function H(K){try{const{blocks:y,
bfree:T,bsize:o}=(0,i.statfsSync)(K);return(y-T)*o}catch{return 0}}async function B(K){if(!(0,u.V)(K))return 0;const y=[],T=["-t",String(K.namespace),"-i","cat",
"/proc/sysvipc/shm"];await(0,O.m)("nsenter",T,{cwd:"/",env:{PATH:L.sg},onLine:A=>y.push(A)}).catch(()=>{});const[o="",...w]=y.map(A=>A.trim().split(/\s+/)),D=["\
rss","swap"].map(A=>[...o].indexOf(A));return w.reduce((A,V)=>A+D.reduce((Z,ee)=>Z+(Number(V[ee])||0),0),0)}var E=function(K,y,T){if(y!=null){if(typeof y!="obje\
ct"&&typeof y!="function")throw new TypeError("Object expected.");var o,w;if(T){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
o=y[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");o=y[Symbol.dispose],T&&(w=o)}if(typeof o!="func\
tion")throw new TypeError("Object not disposable.");w&&(o=function(){try{w.call(this)}catch(D){return Promise.reject(D)}}),K.stack.push({value:y,dispose:o,async:T})}else
T&&K.stack.push({async:!0});return y},j=(function(K){return function(y){function T(A){y.error=y.hasError?new K(A,y.error,"An error was suppressed during disposa\
l."):A,y.hasError=!0}var o,w=0;function D(){for(;o=y.stack.pop();)try{if(!o.async&&w===1)return w=0,y.stack.push(o),Promise.resolve().then(D);if(o.dispose){var A=o.
dispose.call(o.value);if(o.async)return w|=2,Promise.resolve(A).then(D,function(V){return T(V),D()})}else w|=1}catch(V){T(V)}if(w===1)return y.hasError?Promise.
reject(y.error):Promise.resolve();if(y.hasError)throw y.error}return D()}})(typeof SuppressedError=="function"?SuppressedError:function(K,y,T){var o=new Error(T);
return o.name="SuppressedError",o.error=K,o.suppressed=y,o});const g=250,v=25,M=4e6;function C(K){const y=new s(K.memoryBytes),T=new f.Lq(K.root,K.cache,K);return T.
include(K.tmp),{include:o=>T.include(o),get wrote(){return T.wrote},get diskWasShort(){return T.wasShort},async watch(o,w){const D={stack:[],error:void 0,hasError:!1};
try{const A=E(D,new z(o),!1);let V=Number.POSITIVE_INFINITY;for(;;){const Z=Math.min(g,Math.max(v,V/M));if(!await G(Z,w))return T.settle(o).catch(()=>{});const ee=[
T.look(o),y.look(o)],ne=ee.find(se=>se.breach)?.breach;if(ne)return ne;V=Math.min(...ee.map(se=>se.room)),y.late||T.late?A.hold():A.release()}}catch(A){D.error=
A,D.hasError=!0}finally{j(D)}}}}async function G(K,y){return(0,p.setTimeout)(K,!0,{signal:y}).catch(()=>!1)}class z{#e;#t=[];constructor(y){this.#e=y}hold(){this.#t=
this.#e.list().map(y=>Number((0,a.basename)(y)));for(const y of this.#t)X(y,"SIGSTOP")}release(){if(this.#t.length===0)return;const y=new Set(this.#e.list().map(
T=>Number((0,a.basename)(T))));for(const T of this.#t)y.has(T)&&X(T,"SIGCONT");this.#t=[]}[Symbol.dispose](){this.release()}}function X(K,y){try{process.kill(K,
y)}catch{}}}),1702:((Y,$,n)=>{n.d($,{Qj:()=>L,g:()=>f,s5:()=>p});var a=n(8500);function p(b,O){return b*(.25+.75*Math.min(1,Math.max(0,O)))}const f=1e3,i=25e4,S=1e4;
class L{#e=0;#t=process.cpuUsage();get done(){const{user:O,system:c}=process.cpuUsage(this.#t);return this.#e+O+c}get over(){return this.done>=i}async breathe(){
const O=this.done;O-this.#e<S||(await(0,a.setImmediate)(),this.#e=O,this.#t=process.cpuUsage())}}}),5758:((Y,$,n)=>{n.d($,{I:()=>b,V:()=>c});var a=n(3024),p=n(6760),
f=n(3630);const i="/dev/shm",S=64,L=1/8;async function b(P,{work:I,device:U,thorough:l}){const s=new O(P,I,U),r=P.list();for(const e of r)await s.descriptors(`${e}\
/fd`);for(const e of r)await s.mappings(e);for(const e of r){const d=(0,f.hC)(`${e}/task`).filter(k=>k!==(0,p.basename)(e)).filter(()=>l||Math.random()<L);for(const k of d)
await s.descriptors(`${e}/task/${k}/fd`)}return s}class O{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#s;#n;#r;#i=new Set;constructor(I,U,l){this.#e=U,this.#t=
l,this.#s=(I.memory??[]).map(s=>h(s)?.dev),this.#n=I.memory===void 0?h(i)?.dev:void 0,this.#r=c(I)}async descriptors(I){const U=(0,f.wA)(I);if(U===void 0)return this.#f();
for(const[l,s]of U.entries()){if(l%S===0&&!await this.#d())return;const r=h(`${I}/${s}`);this.#c(r),r?.isSocket()&&this.#a(r)&&_(`${I}info/${s}`)&&(this.complete.
memory=!1)}}async mappings(I){if(!await this.#d())return;const U=(0,f.uX)(I);if(U===void 0)return;const l=(0,f.lK)(`${U}/maps`);if(l===""&&(0,f.uX)(I)!==void 0)
return this.#f();const s=`/proc/${(0,p.basename)(U)}/map_files`;let r=0;for(const e of u(l)){if(r+=1,r%S===0&&!await this.#d())return;(e.isDeleted||e.device===this.#n)&&
this.#u(s,e)}}#u(I,{range:U,device:l,inode:s,isSystemV:r}){if(!(this.#i.has(`${l}:${s}`)||r&&this.#r&&this.#o(l)))try{this.#c((0,a.statSync)(`${I}/${U}`))}catch(e){
if(!(0,f.H0)(e))return;l===this.#t?this.complete.disk=!1:this.#o(l)&&(this.complete.memory=!1)}}#c(I){!I?.isFile()||I.nlink>0&&I.dev!==this.#n||this.#a(I)&&(I.dev===
this.#t?this.disk+=I.blocks*512:this.#o(I.dev)&&(this.memory+=I.blocks*512))}#a({dev:I,ino:U}){const l=`${I}:${U}`;return this.#i.has(l)?!1:(this.#i.add(l),!0)}#o(I){
return I!==this.#t&&!this.#s.includes(I)&&(Math.floor(I/256)&4095)===0}async#d(){return this.#e.over?this.#f():await this.#e.breathe(),!this.#e.over}#f(){this.complete.
disk=!1,this.complete.memory=!1}}function c(P){return P.namespace!==void 0&&process.getuid?.()===0}function*u(P){for(const[,I="",U="",l="",s="",r,e=""]of P.matchAll(
/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${I}-${U}`,device:m(Number.parseInt(l,16),Number.parseInt(s,16)),
inode:Number(r),isDeleted:e.endsWith(" (deleted)"),isSystemV:e.startsWith("/SYSV")}}function m(P,I){return(I&255)+P*256+(I-(I&255))*4096}function _(P){return/^scm_fds:\s+[1-9]/m.
test((0,f.lK)(P))}function h(P){try{return(0,a.statSync)(P)}catch{return}}}),6822:((Y,$,n)=>{n.d($,{N_:()=>P,dI:()=>c,gl:()=>U});var a=n(3739),p=n(8302),f=n(3052),
i=n(6169),S=n(2881),L=n(5879),b=n(8423);const O=8*f.D6,c=f.D6,u=200,m=f.D6,_=64*f.D6,h=8;class P{#e;#t;#s=new Map;#n=new Map;#r=[];#i=0;#u=0;#c;#a=Promise.withResolvers();constructor(t,d){
this.#e=t,this.#t=d,t.on("data",k=>this.#f(k)),t.on("error",()=>this.#l(void 0)),t.on("close",()=>this.#l(void 0)),t.on("end",()=>this.#l(void 0))}async call(t,d,{
bytes:k,signal:F,onEvent:H}={}){if(F?.throwIfAborted(),this.#c)throw this.#c;this.#u+=1;const B=this.#u,E={...Promise.withResolvers(),onEvent:H};this.#s.set(B,E);
const j=()=>this.#o({abort:B});F?.addEventListener("abort",j,{once:!0}),this.#o({call:t,id:B,given:d},k);try{return await E.promise}catch(g){throw F?.throwIfAborted(),
g}finally{F?.removeEventListener("abort",j)}}tell(t,d){this.#o({tell:t,given:d})}end(){return new Promise(t=>this.#e.end(()=>t()))}#o(t,d=I){if(!this.#e.writable)
return;const k=Buffer.from(JSON.stringify(t)),F=Buffer.alloc(h);F.writeUInt32BE(k.length,0),F.writeUInt32BE(d.length,4),this.#e.cork(),this.#e.write(Buffer.concat(
[F,k])),d.length>0&&this.#e.write(d),process.nextTick(()=>this.#e.uncork()),this.#e.writableLength>_&&this.#l(new Error("it does not read what it is sent"))}#d(){
if(this.#c||this.#e.writableLength<m)return;const t=new Promise(d=>this.#e.once("drain",d));return Promise.race([t,this.#a.promise])}#f(t){this.#r.push(t),this.#i+=
t.length;try{for(let d=this.#h();d!==void 0&&!this.#c;d=this.#h())this.#m(...d)}catch(d){this.#l(d instanceof Error?d:new Error(String(d)))}}#h(){if(this.#i<h)return;
const[t=I]=this.#r,d=t.length>=h?t:this.#_(),k=d.readUInt32BE(0),F=d.readUInt32BE(4);if(k>O||F>c)throw new Error("it sent a message that is too long");if(this.#i<
h+k+F)return;const H=this.#_(),B=H.subarray(h+k+F);this.#r.splice(0,1,...B.length>0?[B]:[]),this.#i=B.length;const E=JSON.parse(H.toString("utf8",h,h+k));if(!(0,p.
Gv)(E))throw new Error("it sent an invalid message");return[E,H.subarray(h+k,h+k+F)]}#_(){return this.#r.length>1&&this.#r.splice(0,this.#r.length,Buffer.concat(
this.#r)),this.#r[0]??I}#m(t,d){const{call:k,tell:F,abort:H,id:B,event:E,given:j}=t;if(typeof k=="string"&&typeof B=="number"&&(0,p.Gv)(j))this.#p(k,B,j,d);else if(typeof F==
"string"&&(0,p.Gv)(j))this.#t.tell?.(F,j);else if(typeof H=="number")this.#n.get(H)?.abort(new Error("The caller aborted"));else if(typeof B=="number")this.#E(B,
t,E,d);else throw new Error("it sent an invalid message")}#E(t,d,k,F){const H=this.#s.get(t);if((0,p.Gv)(k)){H?.onEvent?.(k);return}this.#s.delete(t),(0,p.Gv)(d.
error)?H?.reject(r(d.error)):H?.resolve({value:d.answer,bytes:F})}async#p(t,d,k,F){const H=Object.hasOwn(this.#t.calls,t)?this.#t.calls[t]:void 0;if(!H)return this.#l(
new Error("it made an unknown call"));if(this.#n.has(d))return this.#l(new Error("it gave two calls one number"));if(this.#n.size>=u)return this.#l(new Error("i\
t made too many calls at once"));const B=new AbortController;this.#n.set(d,B);try{const E=v=>this.#o({event:v,id:d}),{value:j=null,bytes:g}=await H({given:k,bytes:F,
signal:B.signal,event:E,read:()=>this.#d()});this.#o({answer:j,id:d},g)}catch(E){this.#o({error:s(E),id:d})}finally{this.#n.delete(d)}}#l(t){if(!this.#c){this.#c=
t??new Error("The other side has gone");for(const d of this.#s.values())d.reject(this.#c);for(const d of this.#n.values())d.abort(this.#c);this.#e.destroy(),this.#a.
resolve(),this.#t.closed?.(t)}}}const I=Buffer.alloc(0);class U extends Error{lines;constructor(t){const d=t.flatMap(k=>/^npm (?:ERR!|error) (.*)/.exec(k)?.[1]??
[]);super(d.find(k=>!l.test(k))??d[0]??"npm printed no reason"),this.lines=t}}const l=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function s(e){const t=e instanceof Error?e.message:String(e);return e instanceof S.$?{kind:"BuildFailure",message:t,facts:e.facts}:e instanceof U?{kind:"Registr\
yError",message:t,lines:e.lines}:e instanceof L.Sb?{kind:"BlobsFull",message:t}:e instanceof L.ls?{kind:"WrongBytes",message:t}:e instanceof b.u?{kind:"StoreUna\
vailable",message:"The storage cannot be used now",isFull:e.isFull}:{kind:"Error",message:t,code:(0,a.xU)(e)??null}}function r({kind:e,message:t,facts:d,lines:k,
isFull:F,code:H}){const B=String(t),E=e==="BuildFailure"&&(0,p.Gv)(d)?(0,i.U$)(d):void 0;return E?new S.$(E):e==="RegistryError"&&Array.isArray(k)?new U(k.map(String)):
e==="BlobsFull"?new L.Sb(B):e==="WrongBytes"?new L.ls(B):e==="StoreUnavailable"?new b.u(B,{isFull:F===!0}):Object.assign(new Error(B),typeof H=="string"?{code:H}:
{})}}),3630:((Y,$,n)=>{n.d($,{$$:()=>L,H0:()=>S,Ju:()=>P,T0:()=>s,_N:()=>O,_n:()=>u,bw:()=>I,hC:()=>f,jN:()=>b,lK:()=>p,uX:()=>_,wA:()=>i});var a=n(3024);function p(e){
try{return(0,a.readFileSync)(e,"utf8")}catch{return""}}function f(e){return i(e)??[]}function i(e){try{return(0,a.readdirSync)(e)}catch(t){return S(t)?void 0:[]}}
function S(e){return e instanceof Error&&"code"in e&&(e.code==="EACCES"||e.code==="EPERM")}function L(e,t){return Number(new RegExp(`^${e}:\\s+(\\d+) kB`,"m").exec(
t)?.[1]??0)*1024}function b(e){return f(e).filter(t=>/^\d+$/.test(t)).map(Number)}function O(e){return c(`/proc/${e}/stat`)}function c(e){const t=p(e);if(t==="")
return;const d=t.slice(t.lastIndexOf(")")+2).split(" ",20),[k="",F,H,B]=d,E=Number(d[19]);return{state:k,parent:Number(F),group:Number(H),session:Number(B),started:E}}
function u(e){const t=O(e);return t===void 0?!1:m(t)?f(`/proc/${e}/task`).some(d=>{const k=c(`/proc/${e}/task/${d}/stat`);return k!==void 0&&!m(k)}):!0}function m({
state:e}){return/^[ZX]/.test(e)}function _(e){return h(e)?e:f(`${e}/task`).map(t=>`${e}/task/${t}`).find(h)}function h(e){return/^[1-9]/.test(p(`${e}/statm`))}function P(){
const e=p("/proc/meminfo"),t=L("MemTotal",e);if(t!==0)return{total:t,available:L("MemAvailable",e),shared:L("Shmem",e),pageTables:L("PageTables",e),swapFree:L("\
SwapFree",e)}}function I(){return Number(/^oom_kill (\d+)/m.exec(p("/proc/vmstat"))?.[1]??0)}const U=6n;let l;function s(){return l??=r(),l}function r(){try{const e=new BigUint64Array(
new Uint8Array((0,a.readFileSync)("/proc/self/auxv")).buffer),t=e.findIndex((d,k)=>k%2===0&&d===U);return t===-1?4096:Number(e[t+1])}catch{return 4096}}}),6275:((Y,$,n)=>{
n.d($,{m:()=>s});var a=n(1421),p=n(8474),f=n(8161),i=n(7075),S=n(8838),L=n(6193);const b=16384,O=65536,c=10,u=1e3,m=1;function _(g,v,M=()=>{}){const C=new L.StringDecoder(
"utf8"),G=Promise.withResolvers();let z=[],X="",K=!1;const y=()=>{for(const w of z.slice(0,u))v(w.slice(0,b));z=z.slice(u);const o=M();if(!o)return T();g.pause(),
o.then(T)},T=()=>{z.length>0?setTimeout(y,m):K?G.resolve():g.resume()};return g.on("data",o=>{const w=(X+C.write(o)).split(`
`);X=(w.pop()??"").slice(0,b);const D=o.length>=O,A=z.length>0;if(z=A?[...z,...w]:w,!(A||z.length===0)){if(!D&&z.length<=u)return y();g.pause(),setTimeout(y,D?c:
0)}}),g.on("close",()=>{const o=z.length>0;X!==""&&(z=[...z,X]),K=!0,o||y()}),G.promise}var h=n(1264),P=n(3630),I=n(2106),U=function(g,v,M){if(v!=null){if(typeof v!=
"object"&&typeof v!="function")throw new TypeError("Object expected.");var C,G;if(M){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");C=v[Symbol.asyncDispose]}if(C===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");C=v[Symbol.dispose],M&&(G=C)}if(typeof C!=
"function")throw new TypeError("Object not disposable.");G&&(C=function(){try{G.call(this)}catch(z){return Promise.reject(z)}}),g.stack.push({value:v,dispose:C,
async:M})}else M&&g.stack.push({async:!0});return v},l=(function(g){return function(v){function M(X){v.error=v.hasError?new g(X,v.error,"An error was suppressed\
 during disposal."):X,v.hasError=!0}var C,G=0;function z(){for(;C=v.stack.pop();)try{if(!C.async&&G===1)return G=0,v.stack.push(C),Promise.resolve().then(z);if(C.
dispose){var X=C.dispose.call(C.value);if(C.async)return G|=2,Promise.resolve(X).then(z,function(K){return M(K),z()})}else G|=1}catch(K){M(K)}if(G===1)return v.
hasError?Promise.reject(v.error):Promise.resolve();if(v.hasError)throw v.error}return z()}})(typeof SuppressedError=="function"?SuppressedError:function(g,v,M){
var C=new Error(M);return C.name="SuppressedError",C.error=g,C.suppressed=v,C});async function s(g,v,M){M.signal?.throwIfAborted();const C=(0,P.bw)(),{child:G,printed:z}=e(
g,v,M),X=M.namespace?j(G.stdio[4]):()=>"",K=()=>Number(/"child-pid": (\d+)/.exec(X())?.[1]??Number.NaN)||void 0,y=new I.b0(d(G.pid,M)),T=new I.qK(K,M.memory),o=(0,p.
once)(G,"close");o.catch(()=>{});const w=async()=>{if(G.pid!==void 0&&(0,I.z7)(-G.pid),!(M.namespace?await T.end():!M.sweep||await y.end()))throw new Error(r)},
D=()=>{w().catch(()=>{})};M.signal?.addEventListener("abort",D,{once:!0});const A=new AbortController,V=M.watch?.(M.namespace?T:y,A.signal);V?.then(Z=>Z&&D());try{
const[Z,ee]=await(0,p.once)(G,"exit");if(A.abort(),await w(),await F(G,o),await z,!await T.end())throw new Error(r);M.signal?.throwIfAborted();const ne=(0,P.bw)()>
C;return{...B(Z,ee),breach:await V,shortOfMemory:ne}}finally{A.abort(),M.signal?.removeEventListener("abort",D)}}const r="Some processes of the command could no\
t be ended";function e(g,v,M){const C={stack:[],error:void 0,hasError:!1};try{const G=["ignore","pipe","pipe",M.channel===void 0&&!M.onLink?"ignore":"pipe"];G.push(
M.namespace?"pipe":"ignore",M.filter===void 0?"ignore":"pipe");const z=U(C,(0,S.T)(G),!1),X=(0,a.spawn)(g,v,{cwd:M.cwd,env:{...M.env},detached:!0,stdio:z.stdio}),
[,,,K]=X.stdio;M.onLink&&K instanceof i.Duplex?M.onLink(K):t(K,M.channel),t(X.stdio.at(5),M.filter);const{onLine:y=()=>{},taken:T}=M,o=["stdout","stderr"].map(w=>{
const D=X[w];return D?_(D,A=>y(A,w),T):void 0});return{child:X,printed:Promise.all(o)}}catch(G){C.error=G,C.hasError=!0}finally{l(C)}}function t(g,v){!(g instanceof
i.Duplex)||v===void 0||(g.on("error",()=>{}),g.end(v))}function d(g,{env:v,sweep:M}){const C=M?v[h.tl]:void 0;if(C===void 0)return{root:g};const G=(0,I.x3)(C);return{
root:g,marker:z=>z===C,lock:z=>z===G}}const k=1e4;async function F(g,v){const M=setTimeout(()=>{for(const C of g.stdio)C?.destroy()},k);await v,clearTimeout(M)}
const H=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function B(g,v){const M=typeof g=="number"?g:null,C=H.find(G=>M===
128+f.constants.signals[G]);return{exitCode:M,signal:typeof v=="string"?v:C??null}}const E=4096;function j(g){let v="";return g instanceof i.Readable&&g.setEncoding(
"utf8").on("data",M=>{v=(v+M).slice(0,E)}),()=>v}}),2106:((Y,$,n)=>{n.d($,{b0:()=>b,k3:()=>c,qK:()=>I,uY:()=>u,x3:()=>_,z7:()=>O});var a=n(7598),p=n(8500),f=n(1264),
i=n(3630);const S=1e4,L=2;class b{memory=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(s){this.#e=s,s.root!==void 0&&this.#s.add(s.root)}list(){return this.#n().
map(s=>`/proc/${s}`)}#n(){const s=(0,i.jN)("/proc"),r=new Set(s);for(const t of this.#t.keys())r.has(t)||this.#t.delete(t);let e=s.filter(t=>!this.#t.has(t));for(const t of e)
this.#t.set(t,!1);for(let t=e;t.length>0;e=e.filter(d=>!this.#t.get(d)))t=e.filter(d=>this.#r(d));return s.filter(t=>this.#t.get(t))}#r(s){const r=(0,i._N)(s);if(r===
void 0||s===process.pid)return!1;const{root:e,marker:t,lock:d}=this.#e,k=this.#t.get(r.parent)||this.#s.has(r.group)||this.#s.has(r.session);if(!(s===e||k||(d?.(
h(s))??!1)||(t?.(P(s))??!1)))return!1;this.#t.set(s,!0);for(const H of[r.group,r.session])e!==void 0&&H!==0&&this.#s.add(H);return!0}async end(){let s=!1;for(const r=Date.
now()+S;Date.now()<r;){const e=this.#n().filter(t=>(0,i._n)(t));if(e.length===0&&s)return!0;s=e.length===0;for(const t of e)O(t);await(0,p.setTimeout)(L)}return!1}}
function O(l){try{process.kill(l,"SIGKILL")}catch{}}async function c(l,s){const r=s===void 0?void 0:`${l}${s}`,e=_(r??l);await new b({marker:t=>r===void 0?t.startsWith(
l):t===r,lock:t=>r===void 0?Math.floor(t/m)===Math.floor(e/m):t===e}).end()}async function u(l,s){const r=l.slice(0,l.lastIndexOf("/")+1),e=t=>{const d=(0,i.lK)(
`/proc/${t}/cmdline`).split("\0").find(k=>k.startsWith(r));return d!==void 0&&d!==s};for(const t=Date.now()+S;Date.now()<t;){const d=(0,i.jN)("/proc").filter(k=>e(
k)&&(0,i._n)(k));if(d.length===0)return;for(const k of d)O(k);await(0,p.setTimeout)(L)}}const m=2**24;function _(l){const[s="",r=""]=l.split("/",2),e=t=>(0,a.createHash)(
"sha256").update(t).digest().readUIntBE(0,3);return(m/2+e(s)%(m/2))*m+e(r)}function h(l){return Number(/^Max file locks +(\d+)/m.exec((0,i.lK)(`/proc/${l}/limit\
s`))?.[1]??0)}function P(l){return(0,i.lK)(`/proc/${l}/environ`).split("\0").find(r=>r.startsWith(`${f.tl}=`))?.slice(f.tl.length+1)??""}class I{#e;#t;#s;#n=new Map;constructor(s,r=[]){
this.#e=s,this.#t=r}list(){const s=this.namespace;if(s===void 0)return[];const r=(0,i.jN)("/proc"),e=new Set(r);for(const t of this.#n.keys())e.has(t)||this.#n.
delete(t);return r.filter(t=>this.#r(t,s)).map(t=>`/proc/${t}`)}get memory(){const s=this.namespace;return s===void 0?void 0:this.#t.map(r=>`/proc/${s}/root${r}`)}get namespace(){
const s=this.#e();if(s===void 0)return;const r=(0,i._N)(s)?.started;return this.#s===void 0&&U(s)&&(this.#s=r),r!==void 0&&r===this.#s?s:void 0}async end(s=S){for(const r=Date.
now()+s;;await(0,p.setTimeout)(1)){const e=this.namespace;if(e===void 0||!(0,i._n)(e))return!0;if(Date.now()>=r)return!1;O(e)}}#r(s,r){const e=[];let t;for(let d=s;t===
void 0;d=(0,i._N)(d)?.parent){if(d===void 0)return!1;t=d===r?!0:d<=1||d===process.pid?!1:this.#n.get(d),t===void 0&&e.push(d)}for(const d of e)this.#n.set(d,t);
return t}}function U(l){return/^NSpid:\s.*\s1$/m.test((0,i.lK)(`/proc/${l}/status`))}}),6757:((Y,$,n)=>{n.d($,{FT:()=>k,Fi:()=>T,IM:()=>U,PE:()=>d,_j:()=>se,dM:()=>D,
fV:()=>_,jf:()=>G,l7:()=>o,lQ:()=>ee,m7:()=>X,o5:()=>P,qh:()=>v,r$:()=>h,sK:()=>l});var a=n(7598),p=n(3024),f=n(1455),i=n(6760),S=n(3739),L=n(3052),b=n(6321),O=n(
1264),c=n(6275),u=function(R,N,W){if(N!=null){if(typeof N!="object"&&typeof N!="function")throw new TypeError("Object expected.");var x,Q;if(W){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");x=N[Symbol.asyncDispose]}if(x===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");x=N[Symbol.dispose],W&&(Q=x)}if(typeof x!="function")throw new TypeError("Object not disposable.");Q&&(x=function(){try{Q.call(this)}catch(J){return Promise.
reject(J)}}),R.stack.push({value:N,dispose:x,async:W})}else W&&R.stack.push({async:!0});return N},m=(function(R){return function(N){function W(q){N.error=N.hasError?
new R(q,N.error,"An error was suppressed during disposal."):q,N.hasError=!0}var x,Q=0;function J(){for(;x=N.stack.pop();)try{if(!x.async&&Q===1)return Q=0,N.stack.
push(x),Promise.resolve().then(J);if(x.dispose){var q=x.dispose.call(x.value);if(x.async)return Q|=2,Promise.resolve(q).then(J,function(te){return W(te),J()})}else
Q|=1}catch(te){W(te)}if(Q===1)return N.hasError?Promise.reject(N.error):Promise.resolve();if(N.hasError)throw N.error}return J()}})(typeof SuppressedError=="fun\
ction"?SuppressedError:function(R,N,W){var x=new Error(W);return x.name="SuppressedError",x.error=R,x.suppressed=N,x});const _="cache",h="installs";function P(R){
return(0,a.createHash)("sha256").update(JSON.stringify([R.org,R.project,R.appID])).digest("hex").slice(0,32)}const I=["home"];function U(R){const N=/([^/:]+?)(?:\/?\.git)?\/*$/.
exec(R)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(N)&&!I.includes(N)?N:"source"}async function l(R,N,W,x,Q="source"){await(0,f.mkdir)((0,i.join)(R,P(N)),{recursive:!0});
const J=await(0,f.realpath)((0,i.join)(R,P(N)));await g(J,493);const q=await t(J,W),te=(0,i.join)(q,e),re={cache:(0,i.join)(J,_),installs:(0,i.join)(J,h),root:te,
source:(0,i.join)(te,Q),home:(0,i.join)(te,"home"),tmp:(0,i.join)(q,"tmp")};await H(Object.values(re),x);const oe=await E(re.cache);return{app:J,holder:q,isFirst:oe===
0,owner:x,...re}}const s="work",r="of",e="root";async function t(R,N){const W=(0,i.join)(R,N);await D(W),await(0,f.mkdir)(W),await(0,f.writeFile)((0,i.join)(W,r),
N);const x=(0,i.join)(R,s);return(0,f.rename)(W,x).then(()=>x,()=>W)}async function d(R){return(0,i.basename)(R)!==s?(0,i.basename)(R):(0,f.readFile)((0,i.join)(
R,r),"utf8").catch(()=>"")}async function k({root:R,source:N,home:W,tmp:x,owner:Q}){for(const J of[R,x])for(const q of await(0,f.readdir)(J))await D((0,i.join)(
J,q));await H([N,W],F(Q)?Q:void 0)}function F(R){return R!==void 0&&R!==process.getuid?.()}async function H(R,N){for(const W of R)await(0,f.mkdir)(W,{recursive:!0}),
N!==void 0&&await(0,f.chown)(W,N,N)}const B=100;async function E(R){let N=0;if(!await ee(R))return N;await g(R,493);for await(const W of await(0,f.opendir)(R))if(W.
isDirectory()&&await g((0,i.join)(R,W.name),493).catch(()=>{}),N+=1,N===B)break;return N}const j=2097152;async function g(R,N){const W={stack:[],error:void 0,hasError:!1};
try{const x=process.platform==="linux",Q=(x?j:p.constants.O_RDONLY)|p.constants.O_DIRECTORY|p.constants.O_NOFOLLOW,J=u(W,await(0,f.open)(R,Q),!0);await(x?(0,f.chmod)(
`/proc/self/fd/${J.fd}`,N):J.chmod(N))}catch(x){W.error=x,W.hasError=!0}finally{const x=m(W);x&&await x}}async function v({app:R,holder:N}){await g(R,493).catch(
()=>{}),await D(N)}const M={bytes:L.j9,files:2e5},C=16*L.j9;async function G(R,N,W){W.bytes<=M.bytes&&W.files<=M.files&&((0,b.vy)(R)?.bytes??0)>=C&&(await T(R,[
N.holder])).length===0||await v(N)}const z=".removed";async function X(R){const N=[];for(const W of await y(R))W!==z&&N.push(...await K((0,i.join)(R,W)));return N}
async function K(R){return await g(R,493).catch(()=>{}),(await y(R)).filter(N=>N!==_&&N!==h).map(N=>(0,i.join)(R,N))}async function y(R){return(await(0,f.readdir)(
R,{withFileTypes:!0}).catch(()=>[])).filter(W=>W.isDirectory()).map(W=>W.name)}async function T(R,N){const W=[];for(const x of N){await(0,f.mkdir)((0,i.join)(R,
z),{recursive:!0,mode:448}).catch(()=>{});const Q=(0,i.join)(R,z,(0,a.randomUUID)()),J=await(0,f.rename)(x,Q).catch(async q=>(0,S.xU)(q)!=="EACCES"?(0,S.xU)(q)??
"unknown":(await g(x,448).catch(()=>{}),(0,f.rename)(x,Q).catch(te=>(0,S.xU)(te)??"unknown")));J!==void 0&&J!=="ENOENT"&&W.push(x)}return W}async function o(R,N,W){
const x=(0,i.join)(R,z),Q=await(0,f.readdir)(x).catch(()=>[]),J=[];for(const q of[...Q.map(te=>(0,i.join)(x,te)),...N])await D(q,{signal:W})||J.push(q);return J}
const w=10*6e4;async function D(R,{signal:N,ms:W=w}={}){if(!await ne(R))return!0;const x=AbortSignal.any([AbortSignal.timeout(W),...N?[N]:[]]);for(const[Q,...J]of[
["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(Q==="chmod"&&!await ee(R))continue;if(await(0,c.m)(Q,[...J,"--",R],{cwd:"/",env:A,signal:x}).
catch(V)==="missing")return Z(R);if(x.aborted||!await ne(R))break}return!await ne(R)}const A={PATH:O.sg,LC_ALL:"C"};function V(R){return(0,S.xU)(R)==="ENOENT"?"\
missing":void 0}async function Z(R){return await(0,f.rm)(R,{recursive:!0,force:!0}).catch(()=>{}),!await ne(R)}async function ee(R){return(0,f.lstat)(R).then(N=>N.
isDirectory(),()=>!1)}async function ne(R){return(0,f.lstat)(R).then(()=>!0,N=>(0,S.xU)(N)!=="ENOENT")}async function se(R,N){if(!F(N))return;const{exitCode:W}=await(0,c.
m)("chown",["-RhP",`${N}:${N}`,"--",R],{env:{},cwd:"/"});if(W!==0)throw new Error(`chown of ${R} failed`)}}),8838:((Y,$,n)=>{n.d($,{T:()=>O});var a=n(3024);const p=524288,
f=65535;let i;function S(){return i??=L().filter(c=>c>2&&c<=f&&b(c)),i}function L(){try{return(0,a.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function b(c){
try{const u=/^flags:\s+([0-7]+)/m.exec((0,a.readFileSync)(`/proc/self/fdinfo/${c}`,"utf8"))?.[1];return u!==void 0&&(Number.parseInt(u,8)&p)===0}catch{return!1}}
function O(c){const u=S().filter(h=>c[h]===void 0);if(u.length===0)return{stdio:[...c],[Symbol.dispose](){}};const m=(0,a.openSync)("/dev/null","r+"),_=[...c];for(let h=_.
length;h<=Math.max(...u);h+=1)_.push("ignore");for(const h of u)_[h]=m;return{stdio:_,[Symbol.dispose]:()=>(0,a.closeSync)(m)}}}),2881:((Y,$,n)=>{n.d($,{$:()=>p});
var a=n(6169);class p extends Error{name="BuildFailure";facts;constructor(i){const S=(0,a.Fd)(i);super(S.message),this.facts=S}}}),5879:((Y,$,n)=>{n.d($,{Sb:()=>p,
YU:()=>S,bb:()=>b,ge:()=>O,ls:()=>f,zA:()=>a});function a(c){return c}class p extends Error{name="BlobsFull"}class f extends Error{name="WrongBytes"}const i=200,
S=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,L=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function b(c){if(c.length<=i&&L.test(c))return c;throw new TypeError(
`${JSON.stringify(c.slice(0,100))} is not the key of a blob`)}function O(c){if(c==="")return c;if(!c.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(
c.slice(0,100))} needs a / at its end`);return b(c.slice(0,-1)),c}}),8423:((Y,$,n)=>{n.d($,{R:()=>i,u:()=>f});const a=1e3,p=2e4;class f extends Error{name="Stor\
eUnavailable";isFull;constructor(L,{isFull:b=!1,...O}={}){super(L,O),this.isFull=b}}async function i(S,L,b){const O=L.monotonic()+p;for(let c=1;;c+=1)try{return await S(
c)}catch(u){if(!(u instanceof f&&!u.isFull)||b?.aborted||L.monotonic()>=O||(await L.sleep(a,b).catch(()=>{}),b?.aborted))throw u}}}),8013:((Y,$,n)=>{n.d($,{V2:()=>p,
_I:()=>O,iY:()=>f});var a=n(2881);function p(u,m,_,h=[]){return new a.$({stage:u,code:m,message:_,exitCode:null,signal:null,log:h,diagnostics:[]})}function f(u,m,_,h){
const P=u?[{...u,severity:"error",code:_,message:h}]:[];return new a.$({...p(m,_,h).facts,diagnostics:P})}const i=[{code:"out_of_memory",says:"ran out of memory",
log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},{code:"disk_full",says:"found\
 the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",signals:["SIGXFSZ"]},{code:"\
output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:["SIGHUP","SIGINT","SIGA\
BRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],S=/\bSIGKILL\b|\bkilled\b/i,L={code:"out_of_memory",says:"was killed by the kernel, because the machine \
ran out of memory"},b=40;function O(u,m,_,h){const{exitCode:P,signal:I,breach:U}=_,l=h.last(),s=`The ${u} command \`${m}\``,r={stage:u,exitCode:P,signal:I,log:l,
diagnostics:[]};if(U)return new a.$({...r,code:U.code,message:`${s} was stopped because ${U.because}`});const e=c(_,l.slice(-b).join(`
`)),t=e?.code??(u==="install"?"install_failed":"build_failed"),d=P===null?`ended by ${I}`:`exited with code ${P}`,k=e?`${s} ${e.says} (it ${d})`:`${s} ${d}`;return new a.
$({...r,code:t,message:k})}function c({signal:u,shortOfMemory:m,diskWasShort:_},h){return m&&(u==="SIGKILL"||S.test(h))?L:i.find(P=>(_||!P.ofDisk)&&(P.signals?.
includes(u??"")||P.log?.test(h)))}}),417:((Y,$,n)=>{n.d($,{VS:()=>m,gE:()=>u,wl:()=>S,ww:()=>c});var a=n(6275),p=n(8013),f=n(1217);const i=[["core.hooksPath","/\
dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHe\
ad","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],S=/no space left on device|disk quota exceeded|unable to write file/i,L=1e3,b=50,O=2e3;function c(_,h){
const P={...h.env,...u(_,h.config)},I=async(U,l)=>{const s=[];let r=0;const{run:e=a.m}=h,{exitCode:t,breach:d}=await e("git",U,{cwd:"/",env:P,signal:h.signal,watch:h.
guard?.watch,onLine(F,H){if(H==="stdout")return l?.(F.slice(0,O));s.push(F.slice(0,O)),s.length>=2*b&&s.splice(0,b),r+=1,r<=L&&h.onLine((0,f.r)(F.slice(0,O)))}});
r>L&&h.onLine(`[\u2026 ${r-L} more lines of git are left out \u2026]`);const k=s.slice(-b).map(f.r);if(d)throw(0,p.V2)("clone",d.code,`The clone was stopped bec\
ause ${d.because}`,k);return{exitCode:t,errors:k}};return{try:I,async must(U){const{exitCode:l,errors:s}=await I(U);if(l===0)return;throw S.test(s.join(`
`))?(0,p.V2)("clone","disk_full","The disk is full: the repository could not be checked out",s):(0,p.V2)("clone","clone_failed",`The checkout failed: ${m(s)}`,s)}}}
function u(_,h=[]){const P=[...i,...h],I=P.flatMap(([U,l],s)=>[[`GIT_CONFIG_KEY_${s}`,U],[`GIT_CONFIG_VALUE_${s}`,l]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:_,GIT_CONFIG_COUNT:String(P.length),...Object.fromEntries(I)}}function m(_){return(_.findLast(
P=>/^(?:fatal|error|remote):/.test(P))??_.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),1217:((Y,$,n)=>{n.d($,{B:()=>S,r:()=>f.ri});var a=n(
1792),p=n(3136),f=n(597),i=n(8013);function S(c,u){const m=(0,f.Nu)(c,u.allowLocal),_=(0,f.ri)(c);switch(m.kind){case"name":return L((0,f.F1)(u.template,m.name));case"\
remote":return{url:m.url.href,shown:_,protocols:b(m.url)};case"file":return{url:(0,p.fileURLToPath)(m.url),shown:_,protocols:"file"};case"path":return L((0,p.pathToFileURL)(
m.path).href);case"refused":throw O(_,m)}}function L(c){const u=new URL(c),m=u.username||u.password?{user:(0,a.unescape)(u.username),password:(0,a.unescape)(u.password)}:
void 0;u.username="",u.password="";const _=u.protocol==="file:",h=(0,f.ri)(c);return{url:_?(0,p.fileURLToPath)(u):u.href,credentials:m,shown:h,protocols:b(u)}}function b({
protocol:c}){return c==="http:"?"http:https":c.slice(0,-1)}function O(c,{problem:u,instead:m}){const _=`The repository "${c}" ${u}: write ${m}`;return(0,i.V2)("\
clone","repository_not_allowed",_)}})};export{ie as id,ae as ids,ce as modules};

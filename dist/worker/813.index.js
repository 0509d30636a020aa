const ge=813,we=[813],Se={1224:((F,$,n)=>{n.d($,{jq:()=>m,ml:()=>l});var d=n(8500);const l={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(O,L){
L?.throwIfAborted();try{await(0,d.setTimeout)(O,void 0,{signal:L})}catch(M){throw L?.throwIfAborted(),M}},after(O,L){const M=setTimeout(L,O);return()=>clearTimeout(
M)}},m={now(){const{user:O,system:L}=process.cpuUsage();return(O+L)/1e3}},y=(O,L)=>{const M=setInterval(L,O).unref();return()=>clearInterval(M)}}),9127:((F,$,n)=>{
n.d($,{a3:()=>y});var d=n(3739);const l=null;function m(b,a){const r=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(b.trim()),[,...f]=r??
[],_=l.reduce((c,o,g)=>c+Number(f[g]??0)*o,0);if(!r||_===0)throw new SlipwayError("invalid_input",`${a}: "${b}" is not a duration`,{input:a,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return _}function y(b){if(b<1e3)return`${Math.round(b)}ms`;if(b<59950)return`${(b/1e3).toFixed(
1)}s`;const a=Math.round(b/1e3),r=f=>String(f).padStart(2,"0");return a<3600?`${Math.floor(a/60)}m ${r(a%60)}s`:`${Math.floor(a/3600)}h ${r(Math.floor(a%3600/60))}\
m`}const O=null,L=null;function M(b,a){const r=a-b;if(r>L)return new Date(b).toISOString().slice(0,10);const[f,_]=O.find(([,o])=>r>=o)??[];if(!f||f==="second"&&
r<1e4)return"just now";const c=Math.floor(r/_);return`${c} ${f}${c===1?"":"s"} ago`}}),3739:((F,$,n)=>{n.d($,{GQ:()=>m,b$:()=>b,xU:()=>L,xb:()=>O});const d={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},l=Object.keys(d);class m extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(r,f,_={}){
super(f,_.cause===void 0?void 0:{cause:_.cause}),this.code=r,this.mender=d[r],this.remedy=_.remedy,this.input=_.input,this.place=_.place,this.call=_.call,this.also=
_.also??[]}with({code:r=this.code,message:f=this.message,..._}){const{remedy:c,input:o,place:g,call:u,cause:t,also:e}=this;return new m(r,f,{remedy:c,input:o,place:g,
call:u,cause:t,also:e,..._})}}function y(a){if(a instanceof m)return a;const r=a instanceof Error?a.message:String(a);return new m("internal",r,{cause:a,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function O(a){throw new m("internal",`Unhandled case: ${JSON.stringify(a)}`)}function L(a){
if(!(!(a instanceof Error)||!("code"in a)))return typeof a.code=="string"?a.code:void 0}const M=new Set(["ENOSPC","EDQUOT"]);function b(a){return M.has(L(a))}}),
8627:((F,$,n)=>{n.d($,{e:()=>m});var d=n(1455),l=n(6760);async function m(y,O){const{bare:L,branch:M,commit:b,lender:a,shallow:r,origin:f}=O;for(const o of["obj\
ects/info","refs"])await(0,d.mkdir)((0,l.join)(y,o),{recursive:!0});const _=f===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(f)}
`,c={HEAD:`ref: refs/heads/${M}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${L}
${_}`,"packed-refs":b&&`${b} refs/heads/${M}
`,"objects/info/alternates":a&&`${(0,l.join)(a,"objects")}
`,shallow:r};for(const[o,g]of Object.entries(c))g&&await(0,d.writeFile)((0,l.join)(y,o),g)}}),8302:((F,$,n)=>{n.d($,{Gv:()=>d,KH:()=>m});function d(y){return typeof y==
"object"&&y!==null&&!Array.isArray(y)}function l(y){const O=Object.entries(y).filter(([,L])=>L!==void 0);return Object.fromEntries(O)}function m(y,O){return typeof y==
"string"&&y.length<=O}}),7994:((F,$,n)=>{n.d($,{FK:()=>O,UG:()=>M});var d=n(3024),l=n(1455),m=n(6760),y=n(3739);function O(r,f){const _=(0,m.relative)(r,f);return _===
""||_!==".."&&!_.startsWith(`..${m.sep}`)&&!(0,m.isAbsolute)(_)}function L(r,f){const _=(0,m.resolve)(r,f);if(f.includes("\0")||!O((0,m.resolve)(r),_))throw a(f);
return _}async function M(r,f){const[_,c]=await Promise.all([(0,l.realpath)(r),(0,l.realpath)(L(r,f))]);if(!O(_,c))throw a(f);return c}function b(r,f){if(!existsSync(
r)){b(dirname(r),f);try{mkdirSync(r,{mode:f})}catch(_){if(systemCode(_)!=="EEXIST")throw _}}}function a(r){return new y.GQ("path_escapes_root",`The path "${r}" \
leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((F,$,n)=>{n.d($,{D6:()=>m,Xq:()=>M,j9:()=>y});var d=n(
3739);const l=1024,m=1024*l,y=1024*m,O=[["TiB",1024*y],["GiB",y],["MiB",m],["KiB",l]];function L(b,a){const[,r,f]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
b.trim())??[],_=O.find(([o])=>o.toLowerCase()===f?.toLowerCase())?.[1],c=Math.round(Number(r)*(_??Number.NaN));if(c>0&&Number.isSafeInteger(c))return c;throw new SlipwayError(
"invalid_input",`${a}: "${b}" is not a size`,{input:a,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function M(b){const[
a,r]=O.find(([,_])=>b>=_)??["bytes",1],f=b/r;return`${f<10&&r>1?f.toFixed(1).replace(/\.0$/,""):Math.round(f)} ${a}`}}),5807:((F,$,n)=>{n.d($,{DJ:()=>_,Kf:()=>g,
Nl:()=>f,OK:()=>b,Ow:()=>u,vI:()=>o});const d="\x1B",l="\x07",m=new RegExp(`${d}[\\]P_^X][^${l}${d}]*(?:${l}|${d}\\\\)|${d}\\[[0-?]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\\\
^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,O=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\\
u{110cd}])\\p{Cf}","gu"),L=new RegExp(`(?!\\t)(?:${O.source})`,"gu"),M=new RegExp(`${d}\\[[0-9;:]{0,40}m`,"g");function b(e){const h=e.includes(d)?e.match(M)??[]:
[];return h.length===0?{texts:[e],codes:h}:{texts:e.split(M),codes:h}}const a=/^[ -~]*$/,r=/^[\t -~]*$/;function f(e){return e.includes(d)?e.replace(m,""):e}function _(e){
return r.test(e)?e:f(e).replace(/[\n\u2028\u2029]/g," ").replace(L,"")}function c(e){return e.split(`
`).map(_).join(`
`)}function o(e,h){return e.length>h?t(e,h):e}function g(e){return e.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function u(e,h=2e3){const E=e.length>h*8+1024?e.slice(
0,h*8+1024):e;if(a.test(E)&&E.length<=h)return e;const D=f(E).replace(y," ").replace(O,"").toWellFormed();return D.length>h||E.length<e.length?t(D,h):D}function t(e,h){
if(h<1)return"";const E=e.slice(0,h-1),D=E.charCodeAt(E.length-1);return`${D>=55296&&D<=56319?E.slice(0,-1):E}\u2026`}}),2207:((F,$,n)=>{n.d($,{Mb:()=>l,sR:()=>m});
const d=null,l=["queue","clone","install","build","sync","activate"],m=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_ful\
l","sync_failed","activation_failed","interrupted"],y={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6169:((F,$,n)=>{
n.d($,{Fd:()=>a,U$:()=>_,nf:()=>b});var d=n(8302),l=n(5807),m=n(2207),y=n(2345);const O=["error","warning","notice"],{failureLogLines:L,failureLogLine:M}=y.lF,b={
queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function a({stage:e,code:h,
message:E,exitCode:D,signal:B,log:H,diagnostics:x}){const Z={stage:e,code:h,message:(0,l.vI)(E,y.IC.message),exitCode:D},V=B===null?null:B.slice(0,y.IC.signal),
J=x.filter(({file:ee})=>ee.length<=y.IC.file).slice(0,y.IC.findings).map(ee=>({...ee,code:ee.code===null?null:(0,l.vI)(ee.code,y.IC.findingCode),message:(0,l.vI)(
ee.message,y.IC.findingMessage)})),ne=r(J,y.IC.bytes/2),se=y.IC.bytes-f({...Z,signal:V,log:[],diagnostics:ne}),ae=H.slice(-L).map(ee=>(0,l.vI)(ee,M));return{...Z,
signal:V,log:r(ae.reverse(),se).reverse(),diagnostics:ne}}function r(e,h){let E=h;const D=e.findIndex(B=>(E-=f(B)+1,E<0));return D===-1?e:e.slice(0,D)}function f(e){
return Buffer.byteLength(JSON.stringify(e))}function _(e){if(!(0,d.Gv)(e))return;const{exitCode:h,signal:E,log:D,message:B}=e,H=m.Mb.find(J=>J===e.stage),x=m.sR.
find(J=>J===e.code);if(!H||!x||!(0,d.KH)(B,y.IC.message)||!t(h)||E!==null&&!(0,d.KH)(E,y.IC.signal)||!Array.isArray(D)||D.length>L||!D.every(J=>(0,d.KH)(J,M)))return;
const Z=c(e.diagnostics);if(!Z)return;const V={stage:H,code:x,message:B,exitCode:h,signal:E,log:D,diagnostics:Z};return f(V)<=y.IC.bytes?V:void 0}function c(e){
if(!Array.isArray(e)||e.length>y.IC.findings)return;const h=[];for(const E of e){const D=o(E);if(!D)return;h.push(D)}return h}function o(e){if(!(0,d.Gv)(e))return;
const{file:h,line:E,column:D,code:B,message:H}=e,x=O.find(V=>V===e.severity);if(!x||!(0,d.KH)(h,y.IC.file)||!(0,d.KH)(H,y.IC.findingMessage)||B!==null&&!(0,d.KH)(
B,y.IC.findingCode)||!t(E)||!t(D))return;const Z=g(e.source);return{file:h,line:E,column:D,severity:x,code:B,message:H,...Z&&{source:Z}}}function g(e){if(!Array.
isArray(e)||e.length>y.IC.sourceLines)return;const h=e.flatMap(E=>!(0,d.Gv)(E)||!(0,d.KH)(E.text,y.IC.sourceLine)?[]:typeof E.line=="number"&&Number.isSafeInteger(
E.line)?[{line:E.line,text:E.text}]:[]);return h.length===e.length?h:void 0}function u(e){return{stage:e,code:b[e],message:"The deployment failed, but its failu\
re record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function t(e){return e===null||Number.isSafeInteger(e)}}),2345:((F,$,n)=>{n.
d($,{G1:()=>M,IC:()=>c,cS:()=>a,jh:()=>_,lF:()=>r});const d={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
m=["web-landing",...["api","web-ssr","sse"]],y="us-east-2",O="execute-api",L="SERVICE_KVS_",M=/^[A-Za-z_][A-Za-z0-9_]*$/,b=/^[a-z][a-z0-9_]{0,31}$/,a=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
r={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},f={pageDefault:64*1024,pageMost:256*
1024},_={subject:200,author:100},c={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),
597:((F,$,n)=>{n.d($,{F1:()=>g,Nu:()=>M,ri:()=>o});const d=1024,l=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,m="owner/name\
, or a URL that begins with https://",y="--allow-local-git",O="https://github.com/{repository}.git";function L(t){const e=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(t)?.[1]??"";return l.test(e)?e.replace(/\.git$/,""):void 0}function M(t,e){if(t.length>d)return c(`has more than ${d} characters`);if(new RegExp("\\p{Cc}",
"u").test(t))return c("has control characters");if(l.test(t))return{kind:"name",name:t.replace(/\.git$/,"")};if(t.startsWith("/"))return e?{kind:"path",path:t}:
_("is a local path");const h=b(t);return h?.protocol==="https:"||h?.protocol==="http:"?a(h,e):h?.protocol==="file:"?r(h,e):f(t)}function b(t){return/^[a-z]+:\/\/\S+$/i.
test(t)&&URL.canParse(t)?new URL(t):void 0}function a(t,e){return t.username!==""||t.password!==""?c("contains a user name or password","the URL without them: t\
he platform has its own access"):t.protocol==="http:"&&!e?_("is a URL of plain http"):{kind:"remote",url:t}}function r(t,e){return t.host!==""||/%(?:2f|00)/i.test(
t.pathname)?c("is not a path on this machine"):e?{kind:"file",url:t}:_("is a local path")}function f(t){const[,e,h]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(t)??[];return e===void 0?c("is neither owner/name nor an https URL"):c("is an address for ssh or git://, but repositories are cloned over https",`https://${e}\
/${h}`)}function _(t){return c(`${t}, which a platform takes only with ${y}`)}function c(t,e=m){return{kind:"refused",problem:t,instead:e}}function o(t){return t.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function g(t,e){return t.replaceAll("{repository}",()=>e)}function u(t,e){const h="https://git.example.com/{reposito\
ry}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",instead:h};const E=g(t,"owner/name"),D=b(E);if(D?.protocol==="https:")return;
const B=D?.protocol==="http:"||D?.protocol==="file:"&&D.host==="";if(!(B&&e))return B?{problem:`begins with ${D?.protocol}//, which needs ${y}`,instead:`${h}, o\
r add ${y}`}:{problem:"is not an https URL",instead:h}}}),3374:((F,$,n)=>{n.d($,{jz:()=>f,EQ:()=>r,iv:()=>o,wd:()=>B,lb:()=>g,qQ:()=>c,_8:()=>t,ty:()=>J});var d=n(
8302),l=n(3052),m=n(5807);const y=["repository","secrets","example"];var O=n(2207),L=n(6169),M=n(2345),b=n(3715);const a=4*l.D6,r=64*1024,f=16384,_=null,c=128,o=50,
g=2e3,u=6e4;function t(i){try{const p=JSON.parse(i);return(0,d.Gv)(p)?Z(p):void 0}catch{return}}const e={ready({isolation:i}){const p=ie(i);return p&&{kind:"rea\
dy",isolation:p}},pulse:()=>({kind:"pulse"}),stage({stage:i}){const p=O.Mb.find(S=>S===i);return p&&p!=="queue"?{kind:"stage",stage:p}:void 0},log:({text:i})=>(0,d.
KH)(i,r)&&i.endsWith(`
`)?{kind:"log",text:i}:void 0,commit:({commit:i,facts:p})=>(0,d.KH)(i,64)?{kind:"commit",commit:i,facts:ce(p)}:void 0,ask({id:i,question:p}){const S=(0,d.Gv)(p)?
V(p):void 0;return S&&A(i)?{kind:"ask",id:i,question:S}:void 0},release:({name:i})=>(0,d.KH)(i,h)?{kind:"release",name:i}:void 0,note({level:i,event:p,text:S}){
const I=["info","warn","error"].find(j=>j===i);return I&&(0,d.KH)(p,64)&&(0,d.KH)(S,2e3)?{kind:"note",level:I,event:p,text:S}:void 0},stored({release:i,commit:p}){
const S=K(i);return S&&(0,d.KH)(p,64)?{kind:"stored",release:S,commit:p}:void 0},failed({facts:i}){const p=(0,L.U$)(i);return p&&{kind:"failed",facts:p}},done({
removed:i}){const p=(0,d.Gv)(i)?i:{},{objects:S,bytes:I}=p;return A(S)&&A(I)?{kind:"done",removed:{objects:S,bytes:I}}:void 0}},h=256,E=b.Si.pathBytes,D=64,B=250,
H=100,x=1e3;function Z(i){const{kind:p}=i;return typeof p=="string"&&Object.hasOwn(e,p)?e[p](i):void 0}function V({about:i,name:p,part:S,isLast:I,org:j}){if(i===
"lock"&&(0,d.KH)(p,h))return{about:i,name:p};if(i==="output"){const W=(0,d.Gv)(S)?J(S):void 0;return W&&{about:i,part:W,isLast:I===!0}}if(i==="live"&&(0,d.KH)(j,
h))return{about:i,org:j}}function J({files:i,odd:p,ignoredRules:S}){const I={files:ne(i,B,se),odd:ne(p,B,ae),ignoredRules:ne(S,H,ee)};return I.files&&I.odd&&I.ignoredRules?
{files:I.files,odd:I.odd,ignoredRules:I.ignoredRules}:void 0}function ne(i,p,S){if(!Array.isArray(i)||i.length>p)return;const I=i.map(S).filter(j=>j!==void 0);return I.
length===i.length?I:void 0}function se(i){const{path:p,bytes:S,brotli:I,gzip:j,digest:W,hasKey:q}=(0,d.Gv)(i)?i:{};if(!(!(0,d.KH)(p,E)||!(0,d.KH)(W,D))&&!(!A(S)||
!A(I)||!A(j)))return{path:p,bytes:S,brotli:I,gzip:j,digest:W,...q===!0?{hasKey:q}:{}}}function ae(i){const{path:p,kind:S}=(0,d.Gv)(i)?i:{},I=y.find(j=>j===S);return I&&
(0,d.KH)(p,E)?{path:p,kind:I}:void 0}function ee(i){const{file:p,line:S,reason:I}=(0,d.Gv)(i)?i:{};if(!(!(0,d.KH)(p,h)||!(0,d.KH)(I,x)))return{file:p,reason:I,...A(
S)?{line:S}:{}}}function ie(i){if((0,d.Gv)(i)){if(i.kind==="bubblewrap"){const{asRoot:p,boundsFiles:S,deniesNamespaces:I}=i;return{kind:"bubblewrap",asRoot:p===
!0,boundsFiles:S===!0,deniesNamespaces:I===!0}}return i.kind==="none"&&(0,d.KH)(i.reason,1e3)?{kind:"none",reason:i.reason}:void 0}}function ce(i){const{subject:p,
author:S}=(0,d.Gv)(i)?i:{},I=(j,W)=>typeof j=="string"&&(0,m.Ow)(j,W).trim()||null;return{subject:I(p,M.jh.subject),author:I(S,M.jh.author)}}function K(i){if(!(0,d.
Gv)(i))return;const{manifestHash:p,files:S,written:I,reused:j,bytes:W}=i;if(!(typeof p!="string"||!/^[0-9a-f]{64}$/.test(p))&&!(!A(S)||!A(I)||!A(j)||!A(W)))return{
manifestHash:p,files:S,written:I,reused:j,bytes:W}}function A(i){return Number.isSafeInteger(i)&&Number(i)>=0}}),3715:((F,$,n)=>{n.d($,{S4:()=>M,Si:()=>m,_f:()=>y,
dv:()=>l,nM:()=>f,ny:()=>r,q5:()=>_,rr:()=>a,sS:()=>O,v_:()=>L,y9:()=>b});var d=n(3052);const l={files:1e5,fileBytes:512*d.D6,totalBytes:4*d.j9},m={pathBytes:1024,
pathsBytes:16*d.D6,rulesBytes:256*1024,indexBytes:32*d.D6},y=32*d.D6,O={pathBytes:4096,pathsBytes:32*d.D6,rulesBytes:8*d.D6,indexBytes:48*d.D6},L=d.D6,M=d.D6,b=8,
a=32,r=3600*1e3,f=r/2,_=2*d.D6}),1178:((F,$,n)=>{n.d($,{Zu:()=>a,xS:()=>r});var d=n(3739),l=n(6169),m=n(2881);const y=3e4,O=5e3,L={clone:"building",install:"bui\
lding",build:"building",sync:"syncing",activate:"activating"};function M(c){return{stage:c,code:"interrupted",message:"The platform stopped while this deploymen\
t was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}var b=n(8423);class a extends Error{name="StageError";stage;aborted;constructor(o,g,u){super(_(
u),{cause:u}),this.stage=o,this.aborted=g}}function r(c){const{stage:o,aborted:g,cause:u}=c instanceof a?c:{stage:"build",aborted:!1,cause:c};if(g)return M(o);if(u instanceof
m.$)return u.facts;if((0,d.b$)(u)||u instanceof b.u&&u.isFull)return f(o,"disk_full","The disk of the platform is full");const t=u instanceof b.u?"its state can\
not be read or written now":_(u);return f(o,l.nf[o],`The platform itself failed at the stage "${o}": ${t}`)}function f(c,o,g){return{stage:c,code:o,message:g,exitCode:null,
signal:null,log:[],diagnostics:[]}}function _(c){return c instanceof Error?c.message:String(c)}}),6321:((F,$,n)=>{n.d($,{OV:()=>a,vy:()=>b,xP:()=>_});var d=n(1421),
l=n(8474),m=n(3024),y=n(8838),O=n(1264),L=function(g,u,t){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var e,
h;if(t){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=u[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=u[Symbol.dispose],t&&(h=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");h&&(e=function(){try{h.call(
this)}catch(E){return Promise.reject(E)}}),g.stack.push({value:u,dispose:e,async:t})}else t&&g.stack.push({async:!0});return u},M=(function(g){return function(u){
function t(D){u.error=u.hasError?new g(D,u.error,"An error was suppressed during disposal."):D,u.hasError=!0}var e,h=0;function E(){for(;e=u.stack.pop();)try{if(!e.
async&&h===1)return h=0,u.stack.push(e),Promise.resolve().then(E);if(e.dispose){var D=e.dispose.call(e.value);if(e.async)return h|=2,Promise.resolve(D).then(E,function(B){
return t(B),E()})}else h|=1}catch(B){t(B)}if(h===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return E()}})(typeof SuppressedError==
"function"?SuppressedError:function(g,u,t){var e=new Error(t);return e.name="SuppressedError",e.error=g,e.suppressed=u,e});function b(g){try{const{bavail:u,blocks:t,
bsize:e,ffree:h}=(0,m.statfsSync)(g);return{bytes:u*e,size:t*e,files:h}}catch{return}}function a(g){try{return(0,m.lstatSync)(g).dev}catch{return}}const r=6e4,f=[
"-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function _(g,u){const t={bytes:0,files:0,complete:!0,seen:new Set},
e=`@${Math.floor(g.since/1e3)}`;if(!await c([...g.whole,"-xdev",...f],t,u))return;g.changed.length>0&&await c([...g.changed,"-xdev","-newerct",e,"(",...f,")"],t,
u);const{bytes:h,files:E,complete:D}=t;return{bytes:h,files:E,complete:D}}async function c(g,u,t){const e={stack:[],error:void 0,hasError:!1};try{const h=L(e,(0,y.
T)(["ignore","pipe","pipe"]),!1),E=(0,d.spawn)("find",["-P",...g],{cwd:"/",env:{PATH:O.sg,LC_ALL:"C"},stdio:h.stdio,timeout:r,killSignal:"SIGKILL"});let D="",B=!1,
H=!1;E.stdout?.setEncoding("latin1").on("data",V=>{const J=(D+V).split(`
`);D=J.pop()??"";for(const ne of J)o(ne,u);(u.bytes>t.bytes||u.files>t.files)&&E.kill("SIGKILL")}),E.stderr?.setEncoding("latin1").on("data",V=>{B||=/permission denied|too long/i.
test(V),H||=/unrecognized|unknown|illegal|invalid/i.test(V)});const[x]=await(0,l.once)(E,"close").catch(()=>[void 0]),Z=u.bytes>t.bytes||u.files>t.files;return(typeof x!=
"number"&&!Z||B)&&(u.complete=!1),x!==void 0&&!H}catch(h){e.error=h,e.hasError=!0}finally{M(e)}}function o(g,u){const[t="",e]=g.split(" ",2);if(e!==void 0){if(u.
seen.has(Number(e)))return;u.seen.add(Number(e))}u.bytes+=Number(t)*512,u.files+=1}}),8852:((F,$,n)=>{n.d($,{o:()=>Ee});var d=n(8500),l=n(3052);const m=1e3;function y(k){
return Math.min(Math.max(512*l.D6,k*.02),5*l.j9)}function O(k,s){return k*(.25+.75*Math.min(1,Math.max(0,s)))}const L=1e3;var M=n(6321),b=n(3024),a=n(6760),r=n(
3630),f=n(1264),_=n(9307),c=n(3875);function o(k){let s=0;for(const w of k)s+=g(w);return s*(0,c.T0)()}function g(k){const s=(0,r.lK)(`${k}/statm`);if(!s.startsWith(
"0 "))return Number(s.split(" ",2)[1]??0);const w=(0,r.uX)(k);return w===void 0?0:Number((0,r.lK)(`${w}/statm`).split(" ",2)[1]??0)}async function u(k,s){let w=0,
T=0;for(const R of k){await s.breathe();const C=(0,r.uX)(R);if(C===void 0)continue;w+=(0,r.$$)("VmPTE",(0,r.lK)(`${C}/status`));const N=s.over?"":(0,r.lK)(`${C}\
/smaps_rollup`),X=(0,r.$$)("Pss",N);X===0&&(w+=o([R])+(0,r.$$)("VmSwap",(0,r.lK)(`${C}/status`)));const te=(0,r.$$)("Pss_Shmem",N);w+=X-te+(0,r.$$)("SwapPss",N),
T+=te}return{own:w,mapped:T}}function t({memory:k=[]}){return k.reduce((s,w)=>s+e(w),0)}function e(k){try{const{blocks:s,bfree:w,bsize:T}=(0,b.statfsSync)(k);return(s-
w)*T}catch{return 0}}function h(k){return k.namespace!==void 0&&process.getuid?.()===0}async function E(k){if(!h(k))return 0;const s=[],w=["-t",String(k.namespace),
"-i","cat","/proc/sysvipc/shm"];await(0,_.mB)("nsenter",w,{cwd:"/",env:{PATH:f.sg},onLine:N=>s.push(N)}).catch(()=>{});const[T="",...R]=s.map(N=>N.trim().split(
/\s+/)),C=["rss","swap"].map(N=>[...T].indexOf(N));return R.reduce((N,X)=>N+C.reduce((te,re)=>te+(Number(X[re])||0),0),0)}const D="/dev/shm",B=64,H=1/8;async function x(k,{
work:s,device:w,thorough:T}){const R=new Z(k,s,w),C=k.list();for(const N of C)await R.descriptors(`${N}/fd`);for(const N of C)await R.mappings(N);for(const N of C){
const te=(0,r.hC)(`${N}/task`).filter(re=>re!==(0,a.basename)(N)).filter(()=>T||Math.random()<H);for(const re of te)await R.descriptors(`${N}/task/${re}/fd`)}return R}
class Z{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#s;#n;#r;#i=new Set;constructor(s,w,T){this.#e=w,this.#t=T,this.#s=(s.memory??[]).map(R=>se(R)?.dev),
this.#n=s.memory===void 0?se(D)?.dev:void 0,this.#r=h(s)}async descriptors(s){const w=(0,r.wA)(s);if(w===void 0)return this.#f();for(const[T,R]of w.entries()){if(T%
B===0&&!await this.#d())return;const C=se(`${s}/${R}`);this.#c(C),C?.isSocket()&&this.#a(C)&&ne(`${s}info/${R}`)&&(this.complete.memory=!1)}}async mappings(s){if(!await this.#d())
return;const w=(0,r.uX)(s);if(w===void 0)return;const T=(0,r.lK)(`${w}/maps`);if(T===""&&(0,r.uX)(s)!==void 0)return this.#f();const R=`/proc/${(0,a.basename)(w)}\
/map_files`;let C=0;for(const N of V(T)){if(C+=1,C%B===0&&!await this.#d())return;(N.isDeleted||N.device===this.#n)&&this.#u(R,N)}}#u(s,{range:w,device:T,inode:R,
isSystemV:C}){if(!(this.#i.has(`${T}:${R}`)||C&&this.#r&&this.#o(T)))try{this.#c((0,b.statSync)(`${s}/${w}`))}catch(N){if(!(0,r.H0)(N))return;T===this.#t?this.complete.
disk=!1:this.#o(T)&&(this.complete.memory=!1)}}#c(s){!s?.isFile()||s.nlink>0&&s.dev!==this.#n||this.#a(s)&&(s.dev===this.#t?this.disk+=s.blocks*512:this.#o(s.dev)&&
(this.memory+=s.blocks*512))}#a({dev:s,ino:w}){const T=`${s}:${w}`;return this.#i.has(T)?!1:(this.#i.add(T),!0)}#o(s){return s!==this.#t&&!this.#s.includes(s)&&
(Math.floor(s/256)&4095)===0}async#d(){return this.#e.over?this.#f():await this.#e.breathe(),!this.#e.over}#f(){this.complete.disk=!1,this.complete.memory=!1}}function*V(k){
for(const[,s="",w="",T="",R="",C,N=""]of k.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${s}-${w}`,
device:J(Number.parseInt(T,16),Number.parseInt(R,16)),inode:Number(C),isDeleted:N.endsWith(" (deleted)"),isSystemV:N.startsWith("/SYSV")}}function J(k,s){return(s&
255)+k*256+(s-(s&255))*4096}function ne(k){return/^scm_fds:\s+[1-9]/m.test((0,r.lK)(k))}function se(k){try{return(0,b.statSync)(k)}catch{return}}const ae=25e4,ee=1e4;
class ie{#e=0;#t=process.cpuUsage();get done(){const{user:s,system:w}=process.cpuUsage(this.#t);return this.#e+s+w}get over(){return this.done>=ae}async breathe(){
const s=this.done;s-this.#e<ee||(await(0,d.setImmediate)(),this.#e=s,this.#t=process.cpuUsage())}}const ce=1/20,K=1/4,A=3e3,i=1/100,p=2e3;class S{#e;#t;#s;#n;#r;#i;#u;#c;#a;#o=0;#d=0;#f;#h;#_=0;#m;#E=0;#p=!1;#l=!1;constructor(s,w,T,{
now:R,measure:C}={}){this.#e=T,this.#t=R??(()=>performance.now()),this.#s=C??M.xP,this.#m=this.#t(),this.#r=[w],this.#n={whole:[s],changed:this.#r,since:Date.now()},
this.#i=(0,M.vy)(s),this.#a=this.#i,this.#c=(this.#i?.files??0)>m;const{size:N=0,bytes:X=0}=this.#i??{};this.#u=Math.min(y(N),X/2)*(T.reservePart??1)}include(s){
this.#r.push(s)}get wrote(){return{bytes:this.#o,files:this.#d}}get late(){return this.#p&&this.#f!==void 0&&this.#t()-this.#_>L}get wasShort(){return this.#l}look(s){
const w=this.#y();if(!w)return{room:Number.POSITIVE_INFINITY};const T=Math.min(this.#e.diskBytes-this.#o,w.bytes-this.#u),R=this.#t()-this.#m,C=this.#o>this.#e.
diskBytes||this.#d>this.#e.diskFiles,N=w.bytes<this.#u;this.#p=C||N;const X=this.#p?Math.min(this.#E/(N?K:ce),p):Math.max(A,this.#E/i);return this.#f===void 0&&
R>=X&&this.#g(s),{room:T,breach:this.#h}}async settle(s){await this.#f,this.#y();const w=this.#o>this.#e.diskBytes/2||this.#d>this.#e.diskFiles/2;return this.#h??
(w?await this.#g(s):void 0)}#y(){const s=(0,M.vy)(this.#n.whole[0]??"/");return s&&this.#a&&(this.#o+=Math.max(0,this.#a.bytes-s.bytes),this.#d+=Math.max(0,this.#a.
files-s.files)),this.#a=s??this.#a,s&&(this.#l||=s.bytes<this.#u||this.#c&&s.files<m),s}#g(s){return this.#f=this.#w(s).finally(()=>{this.#f=void 0}),this.#f}async#w(s){
this.#_=this.#t();const w={bytes:this.#o,files:this.#d},{diskBytes:T,diskFiles:R}=this.#e,C=(0,M.OV)(this.#n.whole[0]??"/"),N=await this.#s(this.#n,{bytes:T,files:R}),
X=await x(s,{work:new ie,device:C,thorough:this.#p});this.#m=this.#t(),this.#E=this.#m-this.#_;const te={bytes:(N?.bytes??0)+X.disk,files:N?.files??0},re=N?.complete&&
X.complete.disk?te:{bytes:Math.max(w.bytes,te.bytes),files:Math.max(w.files,te.files)};return this.#o=re.bytes+this.#o-w.bytes,this.#d=re.files+this.#d-w.files,
this.#h=this.#S(re),this.#h}#S({bytes:s,files:w}){const{diskBytes:T,diskFiles:R}=this.#e;if(s>T)return I(`it wrote more than ${(0,l.Xq)(T)}, the limit of a buil\
d`);if(w>R)return I(`it made more than ${R.toLocaleString("en")} files, the limit of a build`);const C=this.#a?.bytes??Number.POSITIVE_INFINITY,N=s/Math.max(1,(this.#i?.
bytes??0)-C);return C>=O(this.#u,N)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${(0,l.Xq)(C)} were left, and it wrote ${(0,l.Xq)(s)}`}}}
function I(k){return{code:"disk_quota",because:k}}const j=1/30,W=1/250,q=1e3,v=1e3,P=1e4,U=30,G=16*l.D6;class z{#e;#t=(0,c.Ju)();#s;#n=0;#r=performance.now()+q;#i={
used:0,atMost:0};#u;#c;#a=!1;constructor(s){this.#e=s;const{total:w=0,available:T=0}=this.#t??{};this.#s=Math.min(Math.max(128*l.D6,w*.03),1024*l.D6,T/2)}get late(){
return this.#a&&this.#u!==void 0&&performance.now()-this.#u.since>L}look(s){const w=(0,c.Ju)();if(!w||!this.#t)return{room:Number.POSITIVE_INFINITY};const T=o(s.
list())+this.#o(w)+Math.max(0,w.pageTables-this.#t.pageTables),R=Math.min(this.#e-T,w.available-this.#s);this.#a=R<=0;const C=this.#a?this.#n:this.#r;this.#u===
void 0&&performance.now()>=C&&this.#f(s,T);const N=this.#i.used+Math.max(0,T-this.#i.atMost);return{room:R,breach:this.#c??this.#d(w,N)}}#o(s){const{shared:w=0,
swapFree:T=0}=this.#t??{};return Math.max(0,s.shared-w)+Math.max(0,T-s.swapFree)}#d({available:s},w){const T=Math.max(1,(this.#t?.available??0)-s);return s<O(this.#s,
w/T)?Q(s,w):void 0}async#f(s,w){const T=performance.now();this.#u={since:T};let R=await this.#h(s,new ie);R>this.#e&&(await(0,d.setTimeout)(U),R=Math.min(R,await this.#h(
s,new ie)),R>this.#e&&(this.#c=Y(R,this.#e))),this.#i={used:R,atMost:w};const C=performance.now(),N=C-T;this.#n=C+Math.min(N/j,v),this.#r=C+Math.max(q,Math.min(
N/W,P)),this.#u=void 0}async#h(s,w){const{own:T,mapped:R}=await u(s.list(),w),C=await x(s,{work:w,thorough:this.#a}),N=(0,c.Ju)(),X=(N?.shared??0)>G?await E(s):
0,te=t(s)+C.memory+X,re=C.complete.memory?te:Math.max(te,R,N?this.#o(N):0);return T+re}}function Y(k,s){return{code:"out_of_memory",because:`it used ${(0,l.Xq)(
k)} of memory, and the limit for all processes of a build is ${(0,l.Xq)(s)}`}}function Q(k,s){return{code:"out_of_memory",because:`the platform's machine ran sh\
ort of memory: ${(0,l.Xq)(k)} were left, and it used ${(0,l.Xq)(s)}`}}class oe{#e;#t=[];constructor(s){this.#e=s}hold(){this.#t=this.#e.list().map(s=>Number((0,a.
basename)(s)));for(const s of this.#t)ue(s,"SIGSTOP")}release(){if(this.#t.length===0)return;const s=new Set(this.#e.list().map(w=>Number((0,a.basename)(w))));for(const w of this.#t)
s.has(w)&&ue(w,"SIGCONT");this.#t=[]}[Symbol.dispose](){this.release()}}function ue(k,s){try{process.kill(k,s)}catch{}}var de=function(k,s,w){if(s!=null){if(typeof s!=
"object"&&typeof s!="function")throw new TypeError("Object expected.");var T,R;if(w){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");T=s[Symbol.asyncDispose]}if(T===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");T=s[Symbol.dispose],w&&(R=T)}if(typeof T!=
"function")throw new TypeError("Object not disposable.");R&&(T=function(){try{R.call(this)}catch(C){return Promise.reject(C)}}),k.stack.push({value:s,dispose:T,
async:w})}else w&&k.stack.push({async:!0});return s},he=(function(k){return function(s){function w(N){s.error=s.hasError?new k(N,s.error,"An error was suppresse\
d during disposal."):N,s.hasError=!0}var T,R=0;function C(){for(;T=s.stack.pop();)try{if(!T.async&&R===1)return R=0,s.stack.push(T),Promise.resolve().then(C);if(T.
dispose){var N=T.dispose.call(T.value);if(T.async)return R|=2,Promise.resolve(N).then(C,function(X){return w(X),C()})}else R|=1}catch(X){w(X)}if(R===1)return s.
hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return C()}})(typeof SuppressedError=="function"?SuppressedError:function(k,s,w){
var T=new Error(w);return T.name="SuppressedError",T.error=k,T.suppressed=s,T});const _e=250,me=25,pe=4e6;function Ee(k){const s=new z(k.memoryBytes),w=new S(k.
root,k.cache,k);return w.include(k.tmp),{include:T=>w.include(T),get wrote(){return w.wrote},get diskWasShort(){return w.wasShort},async watch(T,R){const C={stack:[],
error:void 0,hasError:!1};try{const N=de(C,new oe(T),!1);let X=Number.POSITIVE_INFINITY;for(;;){const te=Math.min(_e,Math.max(me,X/pe));if(!await ye(te,R))return w.
settle(T).catch(()=>{});const re=[w.look(T),s.look(T)],le=re.find(fe=>fe.breach)?.breach;if(le)return le;X=Math.min(...re.map(fe=>fe.room)),s.late||w.late?N.hold():
N.release()}}catch(N){C.error=N,C.hasError=!0}finally{he(C)}}}}async function ye(k,s){return(0,d.setTimeout)(k,!0,{signal:s}).catch(()=>!1)}}),3875:((F,$,n)=>{n.
d($,{Ju:()=>m,T0:()=>M,bw:()=>y});var d=n(3024),l=n(3630);function m(){const a=(0,l.lK)("/proc/meminfo"),r=(0,l.$$)("MemTotal",a);if(r!==0)return{total:r,available:(0,l.
$$)("MemAvailable",a),shared:(0,l.$$)("Shmem",a),pageTables:(0,l.$$)("PageTables",a),swapFree:(0,l.$$)("SwapFree",a)}}function y(){return Number(/^oom_kill (\d+)/m.
exec((0,l.lK)("/proc/vmstat"))?.[1]??0)}const O=6n;let L;function M(){return L??=b(),L}function b(){try{const a=new BigUint64Array(new Uint8Array((0,d.readFileSync)(
"/proc/self/auxv")).buffer),r=a.findIndex((f,_)=>_%2===0&&f===O);return r===-1?4096:Number(a[r+1])}catch{return 4096}}}),5620:((F,$,n)=>{n.d($,{Mz:()=>r,gl:()=>M,
h6:()=>a});var d=n(3739),l=n(8302),m=n(6169),y=n(2881),O=n(5879),L=n(8423);class M extends Error{lines;constructor(_){const c=_.flatMap(o=>/^npm (?:ERR!|error) (.*)/.
exec(o)?.[1]??[]);super(c.find(o=>!b.test(o))??c[0]??"npm printed no reason"),this.lines=_}}const b=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function a(f){const _=f instanceof Error?f.message:String(f);return f instanceof y.$?{kind:"BuildFailure",message:_,facts:f.facts}:f instanceof M?{kind:"Registr\
yError",message:_,lines:f.lines}:f instanceof O.Sb?{kind:"BlobsFull",message:_}:f instanceof O.ls?{kind:"WrongBytes",message:_}:f instanceof L.u?{kind:"StoreUna\
vailable",message:"The storage cannot be used now",isFull:f.isFull}:{kind:"Error",message:_,code:(0,d.xU)(f)??null}}function r({kind:f,message:_,facts:c,lines:o,
isFull:g,code:u}){const t=String(_),e=f==="BuildFailure"&&(0,l.Gv)(c)?(0,m.U$)(c):void 0;return e?new y.$(e):f==="RegistryError"&&Array.isArray(o)?new M(o.map(String)):
f==="BlobsFull"?new O.Sb(t):f==="WrongBytes"?new O.ls(t):f==="StoreUnavailable"?new L.u(t,{isFull:g===!0}):Object.assign(new Error(t),typeof u=="string"?{code:u}:
{})}}),6822:((F,$,n)=>{n.d($,{N:()=>r,d:()=>O});var d=n(8302),l=n(3052),m=n(5620);const y=8*l.D6,O=l.D6,L=200,M=l.D6,b=64*l.D6,a=8;class r{#e;#t;#s=new Map;#n=new Map;#r=[];#i=0;#u=0;#c;#a=Promise.
withResolvers();constructor(c,o){this.#e=c,this.#t=o,c.on("data",g=>this.#f(g)),c.on("error",()=>this.#l(void 0)),c.on("close",()=>this.#l(void 0)),c.on("end",()=>this.#l(
void 0))}async call(c,o,{bytes:g,signal:u,onEvent:t}={}){if(u?.throwIfAborted(),this.#c)throw this.#c;this.#u+=1;const e=this.#u,h={...Promise.withResolvers(),onEvent:t};
this.#s.set(e,h);const E=()=>this.#o({abort:e});u?.addEventListener("abort",E,{once:!0}),this.#o({call:c,id:e,given:o},g);try{return await h.promise}catch(D){throw u?.
throwIfAborted(),D}finally{u?.removeEventListener("abort",E)}}tell(c,o){this.#o({tell:c,given:o})}end(){return new Promise(c=>this.#e.end(()=>c()))}#o(c,o=f){if(!this.#e.
writable)return;const g=Buffer.from(JSON.stringify(c)),u=Buffer.alloc(a);u.writeUInt32BE(g.length,0),u.writeUInt32BE(o.length,4),this.#e.cork(),this.#e.write(Buffer.
concat([u,g])),o.length>0&&this.#e.write(o),process.nextTick(()=>this.#e.uncork()),this.#e.writableLength>b&&this.#l(new Error("it does not read what it is sent"))}#d(){
if(this.#c||this.#e.writableLength<M)return;const c=new Promise(o=>this.#e.once("drain",o));return Promise.race([c,this.#a.promise])}#f(c){this.#r.push(c),this.#i+=
c.length;try{for(let o=this.#h();o!==void 0&&!this.#c;o=this.#h())this.#m(...o)}catch(o){this.#l(o instanceof Error?o:new Error(String(o)))}}#h(){if(this.#i<a)return;
const[c=f]=this.#r,o=c.length>=a?c:this.#_(),g=o.readUInt32BE(0),u=o.readUInt32BE(4);if(g>y||u>O)throw new Error("it sent a message that is too long");if(this.#i<
a+g+u)return;const t=this.#_(),e=t.subarray(a+g+u);this.#r.splice(0,1,...e.length>0?[e]:[]),this.#i=e.length;const h=JSON.parse(t.toString("utf8",a,a+g));if(!(0,d.
Gv)(h))throw new Error("it sent an invalid message");return[h,t.subarray(a+g,a+g+u)]}#_(){return this.#r.length>1&&this.#r.splice(0,this.#r.length,Buffer.concat(
this.#r)),this.#r[0]??f}#m(c,o){const{call:g,tell:u,abort:t,id:e,event:h,given:E}=c;if(typeof g=="string"&&typeof e=="number"&&(0,d.Gv)(E))this.#p(g,e,E,o);else if(typeof u==
"string"&&(0,d.Gv)(E))this.#t.tell?.(u,E);else if(typeof t=="number")this.#n.get(t)?.abort(new Error("The caller aborted"));else if(typeof e=="number")this.#E(e,
c,h,o);else throw new Error("it sent an invalid message")}#E(c,o,g,u){const t=this.#s.get(c);if((0,d.Gv)(g)){t?.onEvent?.(g);return}this.#s.delete(c),(0,d.Gv)(o.
error)?t?.reject((0,m.Mz)(o.error)):t?.resolve({value:o.answer,bytes:u})}async#p(c,o,g,u){const t=Object.hasOwn(this.#t.calls,c)?this.#t.calls[c]:void 0;if(!t)return this.#l(
new Error("it made an unknown call"));if(this.#n.has(o))return this.#l(new Error("it gave two calls one number"));if(this.#n.size>=L)return this.#l(new Error("i\
t made too many calls at once"));const e=new AbortController;this.#n.set(o,e);try{const h=B=>this.#o({event:B,id:o}),{value:E=null,bytes:D}=await t({given:g,bytes:u,
signal:e.signal,event:h,read:()=>this.#d()});this.#o({answer:E,id:o},D)}catch(h){this.#o({error:(0,m.h6)(h),id:o})}finally{this.#n.delete(o)}}#l(c){if(!this.#c){
this.#c=c??new Error("The other side has gone");for(const o of this.#s.values())o.reject(this.#c);for(const o of this.#n.values())o.abort(this.#c);this.#e.destroy(),
this.#a.resolve(),this.#t.closed?.(c)}}}const f=Buffer.alloc(0)}),3630:((F,$,n)=>{n.d($,{$$:()=>L,H0:()=>O,_N:()=>b,_n:()=>r,hC:()=>m,jN:()=>M,lK:()=>l,uX:()=>_,
wA:()=>y});var d=n(3024);function l(o){try{return(0,d.readFileSync)(o,"utf8")}catch{return""}}function m(o){return y(o)??[]}function y(o){try{return(0,d.readdirSync)(
o)}catch(g){return O(g)?void 0:[]}}function O(o){return o instanceof Error&&"code"in o&&(o.code==="EACCES"||o.code==="EPERM")}function L(o,g){return Number(new RegExp(
`^${o}:\\s+(\\d+) kB`,"m").exec(g)?.[1]??0)*1024}function M(o){return m(o).filter(g=>/^\d+$/.test(g)).map(Number)}function b(o){return a(`/proc/${o}/stat`)}function a(o){
const g=l(o);if(g==="")return;const u=g.slice(g.lastIndexOf(")")+2).split(" ",20),[t="",e,h,E]=u,D=Number(u[19]);return{state:t,parent:Number(e),group:Number(h),
session:Number(E),started:D}}function r(o){const g=b(o);return g===void 0?!1:f(g)?m(`/proc/${o}/task`).some(u=>{const t=a(`/proc/${o}/task/${u}/stat`);return t!==
void 0&&!f(t)}):!0}function f({state:o}){return/^[ZX]/.test(o)}function _(o){return c(o)?o:m(`${o}/task`).map(g=>`${o}/task/${g}`).find(c)}function c(o){return/^[1-9]/.
test(l(`${o}/statm`))}}),9307:((F,$,n)=>{n.d($,{k3:()=>t.k3,uY:()=>t.uY,mB:()=>H});var d=n(1421),l=n(8474),m=n(8161),y=n(7075),O=n(8838),L=n(3875),M=n(6193);const b=16384,
a=65536,r=10,f=1e3,_=1;function c(K,A,i=()=>{}){const p=new M.StringDecoder("utf8"),S=Promise.withResolvers();let I=[],j="",W=!1;const q=()=>{for(const U of I.slice(
0,f))A(U.slice(0,b));I=I.slice(f);const P=i();if(!P)return v();K.pause(),P.then(v)},v=()=>{I.length>0?setTimeout(q,_):W?S.resolve():K.resume()};return K.on("dat\
a",P=>{const U=(j+p.write(P)).split(`
`);j=(U.pop()??"").slice(0,b);const G=P.length>=a,z=I.length>0;if(I=z?[...I,...U]:U,!(z||I.length===0)){if(!G&&I.length<=f)return q();K.pause(),setTimeout(q,G?r:
0)}}),K.on("close",()=>{const P=I.length>0;j!==""&&(I=[...I,j]),W=!0,P||q()}),S.promise}var o=n(1264),g=n(8500),u=n(3630),t=n(2106);const e=1e4;class h{#e;#t;#s;#n=new Map;constructor(A,i=[]){
this.#e=A,this.#t=i}list(){const A=this.namespace;if(A===void 0)return[];const i=(0,u.jN)("/proc"),p=new Set(i);for(const S of this.#n.keys())p.has(S)||this.#n.
delete(S);return i.filter(S=>this.#r(S,A)).map(S=>`/proc/${S}`)}get memory(){const A=this.namespace;return A===void 0?void 0:this.#t.map(i=>`/proc/${A}/root${i}`)}get namespace(){
const A=this.#e();if(A===void 0)return;const i=(0,u._N)(A)?.started;return this.#s===void 0&&E(A)&&(this.#s=i),i!==void 0&&i===this.#s?A:void 0}async end(A=e){for(const i=Date.
now()+A;;await(0,g.setTimeout)(1)){const p=this.namespace;if(p===void 0||!(0,u._n)(p))return!0;if(Date.now()>=i)return!1;(0,t.z7)(p)}}#r(A,i){const p=[];let S;for(let I=A;S===
void 0;I=(0,u._N)(I)?.parent){if(I===void 0)return!1;S=I===i?!0:I<=1||I===process.pid?!1:this.#n.get(I),S===void 0&&p.push(I)}for(const I of p)this.#n.set(I,S);
return S}}function E(K){return/^NSpid:\s.*\s1$/m.test((0,u.lK)(`/proc/${K}/status`))}var D=function(K,A,i){if(A!=null){if(typeof A!="object"&&typeof A!="functio\
n")throw new TypeError("Object expected.");var p,S;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");p=A[Symbol.asyncDispose]}
if(p===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");p=A[Symbol.dispose],i&&(S=p)}if(typeof p!="function")throw new TypeError(
"Object not disposable.");S&&(p=function(){try{S.call(this)}catch(I){return Promise.reject(I)}}),K.stack.push({value:A,dispose:p,async:i})}else i&&K.stack.push(
{async:!0});return A},B=(function(K){return function(A){function i(j){A.error=A.hasError?new K(j,A.error,"An error was suppressed during disposal."):j,A.hasError=
!0}var p,S=0;function I(){for(;p=A.stack.pop();)try{if(!p.async&&S===1)return S=0,A.stack.push(p),Promise.resolve().then(I);if(p.dispose){var j=p.dispose.call(p.
value);if(p.async)return S|=2,Promise.resolve(j).then(I,function(W){return i(W),I()})}else S|=1}catch(W){i(W)}if(S===1)return A.hasError?Promise.reject(A.error):
Promise.resolve();if(A.hasError)throw A.error}return I()}})(typeof SuppressedError=="function"?SuppressedError:function(K,A,i){var p=new Error(i);return p.name=
"SuppressedError",p.error=K,p.suppressed=A,p});async function H(K,A,i){i.signal?.throwIfAborted();const p=(0,L.bw)(),{child:S,printed:I}=Z(K,A,i),j=i.namespace?
ce(S.stdio[4]):()=>"",W=()=>Number(/"child-pid": (\d+)/.exec(j())?.[1]??Number.NaN)||void 0,q=new t.b0(J(S.pid,i)),v=new h(W,i.memory),P=(0,l.once)(S,"close");P.
catch(()=>{});const U=async()=>{if(S.pid!==void 0&&(0,t.z7)(-S.pid),!(i.namespace?await v.end():!i.sweep||await q.end()))throw new Error(x)},G=()=>{U().catch(()=>{})};
i.signal?.addEventListener("abort",G,{once:!0});const z=new AbortController,Y=i.watch?.(i.namespace?v:q,z.signal);Y?.then(Q=>Q&&G());try{const[Q,oe]=await(0,l.once)(
S,"exit");if(z.abort(),await U(),await se(S,P),await I,!await v.end())throw new Error(x);i.signal?.throwIfAborted();const ue=(0,L.bw)()>p;return{...ee(Q,oe),breach:await Y,
shortOfMemory:ue}}finally{z.abort(),i.signal?.removeEventListener("abort",G)}}const x="Some processes of the command could not be ended";function Z(K,A,i){const p={
stack:[],error:void 0,hasError:!1};try{const S=["ignore","pipe","pipe",i.channel===void 0&&!i.onLink?"ignore":"pipe"];S.push(i.namespace?"pipe":"ignore",i.filter===
void 0?"ignore":"pipe");const I=D(p,(0,O.T)(S),!1),j=(0,d.spawn)(K,A,{cwd:i.cwd,env:{...i.env},detached:!0,stdio:I.stdio}),[,,,W]=j.stdio;i.onLink&&W instanceof
y.Duplex?i.onLink(W):V(W,i.channel),V(j.stdio.at(5),i.filter);const{onLine:q=()=>{},taken:v}=i,P=["stdout","stderr"].map(U=>{const G=j[U];return G?c(G,z=>q(z,U),
v):void 0});return{child:j,printed:Promise.all(P)}}catch(S){p.error=S,p.hasError=!0}finally{B(p)}}function V(K,A){!(K instanceof y.Duplex)||A===void 0||(K.on("e\
rror",()=>{}),K.end(A))}function J(K,{env:A,sweep:i}){const p=i?A[o.tl]:void 0;if(p===void 0)return{root:K};const S=(0,t.x3)(p);return{root:K,marker:I=>I===p,lock:I=>I===
S}}const ne=1e4;async function se(K,A){const i=setTimeout(()=>{for(const p of K.stdio)p?.destroy()},ne);await A,clearTimeout(i)}const ae=["SIGHUP","SIGINT","SIG\
ABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function ee(K,A){const i=typeof K=="number"?K:null,p=ae.find(S=>i===128+m.constants.signals[S]);
return{exitCode:i,signal:typeof A=="string"?A:p??null}}const ie=4096;function ce(K){let A="";return K instanceof y.Readable&&K.setEncoding("utf8").on("data",i=>{
A=(A+i).slice(0,ie)}),()=>A}}),2106:((F,$,n)=>{n.d($,{b0:()=>M,k3:()=>r,uY:()=>f,x3:()=>c,z7:()=>b});var d=n(7598),l=n(8500),m=n(1264),y=n(3630);const O=1e4,L=2;
class M{memory=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(t){this.#e=t,t.root!==void 0&&this.#s.add(t.root)}list(){return this.#n().map(t=>`/p\
roc/${t}`)}#n(){const t=(0,y.jN)("/proc"),e=new Set(t);for(const E of this.#t.keys())e.has(E)||this.#t.delete(E);let h=t.filter(E=>!this.#t.has(E));for(const E of h)
this.#t.set(E,!1);for(let E=h;E.length>0;h=h.filter(D=>!this.#t.get(D)))E=h.filter(D=>this.#r(D));return t.filter(E=>this.#t.get(E))}#r(t){const e=(0,y._N)(t);if(e===
void 0||t===process.pid)return!1;const{root:h,marker:E,lock:D}=this.#e,B=this.#t.get(e.parent)||this.#s.has(e.group)||this.#s.has(e.session);if(!(t===h||B||(D?.(
o(t))??!1)||(E?.(g(t))??!1)))return!1;this.#t.set(t,!0);for(const x of[e.group,e.session])h!==void 0&&x!==0&&this.#s.add(x);return!0}async end(){let t=!1;for(const e=Date.
now()+O;Date.now()<e;){const h=this.#n().filter(E=>(0,y._n)(E));if(h.length===0&&t)return!0;t=h.length===0;for(const E of h)b(E);await(0,l.setTimeout)(L)}return!1}}
function b(u){try{process.kill(u,"SIGKILL")}catch{}}async function a(u){await new M({marker:t=>t!==""&&u(t)}).end()}async function r(u,t){const e=t===void 0?void 0:
`${u}${t}`,h=c(e??u);await new M({marker:E=>e===void 0?E.startsWith(u):E===e,lock:E=>e===void 0?Math.floor(E/_)===Math.floor(h/_):E===h}).end()}async function f(u,t){
const e=u.slice(0,u.lastIndexOf("/")+1),h=E=>{const D=(0,y.lK)(`/proc/${E}/cmdline`).split("\0").find(B=>B.startsWith(e));return D!==void 0&&D!==t};for(const E=Date.
now()+O;Date.now()<E;){const D=(0,y.jN)("/proc").filter(B=>h(B)&&(0,y._n)(B));if(D.length===0)return;for(const B of D)b(B);await(0,l.setTimeout)(L)}}const _=2**
24;function c(u){const[t="",e=""]=u.split("/",2),h=E=>(0,d.createHash)("sha256").update(E).digest().readUIntBE(0,3);return(_/2+h(t)%(_/2))*_+h(e)}function o(u){
return Number(/^Max file locks +(\d+)/m.exec((0,y.lK)(`/proc/${u}/limits`))?.[1]??0)}function g(u){return(0,y.lK)(`/proc/${u}/environ`).split("\0").find(e=>e.startsWith(
`${m.tl}=`))?.slice(m.tl.length+1)??""}}),6757:((F,$,n)=>{n.d($,{FT:()=>E,Fi:()=>ce,IM:()=>c,PE:()=>h,_j:()=>q,dM:()=>i,fV:()=>a,jf:()=>ne,l7:()=>K,lQ:()=>j,m7:()=>ae,
o5:()=>f,qh:()=>Z,r$:()=>r,sK:()=>o});var d=n(7598),l=n(1455),m=n(6760),y=n(3739),O=n(3052),L=n(6321),M=n(1264),b=n(9307);const a="cache",r="installs";function f(v){
return(0,d.createHash)("sha256").update(JSON.stringify([v.org,v.project,v.appID])).digest("hex").slice(0,32)}const _=["home"];function c(v){const P=/([^/:]+?)(?:\/?\.git)?\/*$/.
exec(v)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(P)&&!_.includes(P)?P:"source"}async function o(v,P,U,G,z="source"){await(0,l.mkdir)((0,m.join)(v,f(P)),{recursive:!0});
const Y=await(0,l.realpath)((0,m.join)(v,f(P)));await(0,l.chmod)(Y,493);const Q=await e(Y,U),oe=(0,m.join)(Q,t),ue={cache:(0,m.join)(Y,a),installs:(0,m.join)(Y,
r),root:oe,source:(0,m.join)(oe,z),home:(0,m.join)(oe,"home"),tmp:(0,m.join)(Q,"tmp")};await B(Object.values(ue),G);const de=await x(ue.cache);return{app:Y,holder:Q,
isFirst:de===0,owner:G,...ue}}const g="work",u="of",t="root";async function e(v,P){const U=(0,m.join)(v,P);await i(U),await(0,l.mkdir)(U),await(0,l.writeFile)((0,m.
join)(U,u),P);const G=(0,m.join)(v,g);return(0,l.rename)(U,G).then(()=>G,()=>U)}async function h(v){return(0,m.basename)(v)!==g?(0,m.basename)(v):(0,l.readFile)(
(0,m.join)(v,u),"utf8").catch(()=>"")}async function E({root:v,source:P,home:U,tmp:G,owner:z}){for(const Y of[v,G])for(const Q of await(0,l.readdir)(Y))await i(
(0,m.join)(Y,Q));await B([P,U],D(z)?z:void 0)}function D(v){return v!==void 0&&v!==process.getuid?.()}async function B(v,P){for(const U of v)await(0,l.mkdir)(U,
{recursive:!0}),P!==void 0&&await(0,l.chown)(U,P,P)}const H=100;async function x(v){let P=0;if(!(await(0,l.lstat)(v)).isDirectory())return P;await(0,l.chmod)(v,
493);for await(const U of await(0,l.opendir)(v))if(U.isDirectory()&&await(0,l.chmod)((0,m.join)(v,U.name),493).catch(()=>{}),P+=1,P===H)break;return P}async function Z({
app:v,holder:P}){await(0,l.chmod)(v,493).catch(()=>{}),await i(P)}const V={bytes:O.j9,files:2e5},J=16*O.j9;async function ne(v,P,U){U.bytes<=V.bytes&&U.files<=V.
files&&((0,L.vy)(v)?.bytes??0)>=J&&(await ce(v,[P.holder])).length===0||await Z(P)}const se=".removed";async function ae(v){const P=[];for(const U of await ie(v))
U!==se&&P.push(...await ee((0,m.join)(v,U)));return P}async function ee(v){return await(0,l.chmod)(v,493).catch(()=>{}),(await ie(v)).filter(P=>P!==a&&P!==r).map(
P=>(0,m.join)(v,P))}async function ie(v){return(await(0,l.readdir)(v,{withFileTypes:!0}).catch(()=>[])).filter(U=>U.isDirectory()).map(U=>U.name)}async function ce(v,P){
const U=[];for(const G of P){await(0,l.mkdir)((0,m.join)(v,se),{recursive:!0,mode:448}).catch(()=>{});const z=(0,m.join)(v,se,(0,d.randomUUID)()),Y=await(0,l.rename)(
G,z).catch(async Q=>(0,y.xU)(Q)!=="EACCES"?(0,y.xU)(Q)??"unknown":(await(0,l.chmod)(G,448).catch(()=>{}),(0,l.rename)(G,z).catch(oe=>(0,y.xU)(oe)??"unknown")));
Y!==void 0&&Y!=="ENOENT"&&U.push(G)}return U}async function K(v,P,U){const G=(0,m.join)(v,se),z=await(0,l.readdir)(G).catch(()=>[]),Y=[];for(const Q of[...z.map(
oe=>(0,m.join)(G,oe)),...P])await i(Q,{signal:U})||Y.push(Q);return Y}const A=10*6e4;async function i(v,{signal:P,ms:U=A}={}){if(!await W(v))return!0;const G=AbortSignal.
any([AbortSignal.timeout(U),...P?[P]:[]]);for(const[z,...Y]of[["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(z==="chmod"&&!await j(v))
continue;if(await(0,b.mB)(z,[...Y,"--",v],{cwd:"/",env:p,signal:G}).catch(S)==="missing")return I(v);if(G.aborted||!await W(v))break}return!await W(v)}const p={
PATH:M.sg,LC_ALL:"C"};function S(v){return(0,y.xU)(v)==="ENOENT"?"missing":void 0}async function I(v){return await(0,l.rm)(v,{recursive:!0,force:!0}).catch(()=>{}),
!await W(v)}async function j(v){return(0,l.lstat)(v).then(P=>P.isDirectory(),()=>!1)}async function W(v){return(0,l.lstat)(v).then(()=>!0,P=>(0,y.xU)(P)!=="ENOE\
NT")}async function q(v,P){if(!D(P))return;const{exitCode:U}=await(0,b.mB)("chown",["-RhP",`${P}:${P}`,"--",v],{env:{},cwd:"/"});if(U!==0)throw new Error(`chown\
 of ${v} failed`)}}),8838:((F,$,n)=>{n.d($,{T:()=>b});var d=n(3024);const l=524288,m=65535;let y;function O(){return y??=L().filter(a=>a>2&&a<=m&&M(a)),y}function L(){
try{return(0,d.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function M(a){try{const r=/^flags:\s+([0-7]+)/m.exec((0,d.readFileSync)(`/proc/self/fdi\
nfo/${a}`,"utf8"))?.[1];return r!==void 0&&(Number.parseInt(r,8)&l)===0}catch{return!1}}function b(a){const r=O().filter(c=>a[c]===void 0);if(r.length===0)return{
stdio:[...a],[Symbol.dispose](){}};const f=(0,d.openSync)("/dev/null","r+"),_=[...a];for(let c=_.length;c<=Math.max(...r);c+=1)_.push("ignore");for(const c of r)
_[c]=f;return{stdio:_,[Symbol.dispose]:()=>(0,d.closeSync)(f)}}}),2881:((F,$,n)=>{n.d($,{$:()=>l});var d=n(6169);class l extends Error{name="BuildFailure";facts;constructor(y){
const O=(0,d.Fd)(y);super(O.message),this.facts=O}}}),5879:((F,$,n)=>{n.d($,{Sb:()=>l,YU:()=>O,bb:()=>M,ge:()=>b,ls:()=>m,zA:()=>d});function d(a){return a}class l extends Error{name="\
BlobsFull"}class m extends Error{name="WrongBytes"}const y=200,O=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,L=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function M(a){if(a.length<=y&&L.test(a))return a;throw new TypeError(`${JSON.stringify(a.slice(0,100))} is not the key of a blob`)}function b(a){if(a==="")return a;
if(!a.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(a.slice(0,100))} needs a / at its end`);return M(a.slice(0,-1)),a}}),8423:((F,$,n)=>{n.d($,
{R:()=>y,u:()=>m});const d=1e3,l=2e4;class m extends Error{name="StoreUnavailable";isFull;constructor(L,{isFull:M=!1,...b}={}){super(L,b),this.isFull=M}}async function y(O,L,M){
const b=L.monotonic()+l;for(let a=1;;a+=1)try{return await O(a)}catch(r){if(!(r instanceof m&&!r.isFull)||M?.aborted||L.monotonic()>=b||(await L.sleep(d,M).catch(
()=>{}),M?.aborted))throw r}}}),8013:((F,$,n)=>{n.d($,{V2:()=>l,_I:()=>b,iY:()=>m});var d=n(2881);function l(r,f,_,c=[]){return new d.$({stage:r,code:f,message:_,
exitCode:null,signal:null,log:c,diagnostics:[]})}function m(r,f,_,c){const o=r?[{...r,severity:"error",code:_,message:c}]:[];return new d.$({...l(f,_,c).facts,diagnostics:o})}
const y=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],O=/\bSIGKILL\b|\bkilled\b/i,L={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},M=40;function b(r,f,_,c){const{exitCode:o,signal:g,breach:u}=_,t=c.last(),e=`The ${r} command \`${f}\``,h={stage:r,exitCode:o,
signal:g,log:t,diagnostics:[]};if(u)return new d.$({...h,code:u.code,message:`${e} was stopped because ${u.because}`});const E=a(_,t.slice(-M).join(`
`)),D=E?.code??(r==="install"?"install_failed":"build_failed"),B=o===null?`ended by ${g}`:`exited with code ${o}`,H=E?`${e} ${E.says} (it ${B})`:`${e} ${B}`;return new d.
$({...h,code:D,message:H})}function a({signal:r,shortOfMemory:f,diskWasShort:_},c){return f&&(r==="SIGKILL"||O.test(c))?L:y.find(o=>(_||!o.ofDisk)&&(o.signals?.
includes(r??"")||o.log?.test(c)))}}),417:((F,$,n)=>{n.d($,{VS:()=>f,gE:()=>r,wl:()=>O,ww:()=>a});var d=n(9307),l=n(8013),m=n(1217);const y=[["core.hooksPath","/\
dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHe\
ad","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],O=/no space left on device|disk quota exceeded|unable to write file/i,L=1e3,M=50,b=2e3;function a(_,c){
const o={...c.env,...r(_,c.config)},g=async(u,t)=>{const e=[];let h=0;const{run:E=d.mB}=c,{exitCode:D,breach:B}=await E("git",u,{cwd:"/",env:o,signal:c.signal,watch:c.
guard?.watch,onLine(x,Z){if(Z==="stdout")return t?.(x.slice(0,b));e.push(x.slice(0,b)),e.length>=2*M&&e.splice(0,M),h+=1,h<=L&&c.onLine((0,m.r)(x.slice(0,b)))}});
h>L&&c.onLine(`[\u2026 ${h-L} more lines of git are left out \u2026]`);const H=e.slice(-M).map(m.r);if(B)throw(0,l.V2)("clone",B.code,`The clone was stopped bec\
ause ${B.because}`,H);return{exitCode:D,errors:H}};return{try:g,async must(u){const{exitCode:t,errors:e}=await g(u);if(t===0)return;throw O.test(e.join(`
`))?(0,l.V2)("clone","disk_full","The disk is full: the repository could not be checked out",e):(0,l.V2)("clone","clone_failed",`The checkout failed: ${f(e)}`,e)}}}
function r(_,c=[]){const o=[...y,...c],g=o.flatMap(([u,t],e)=>[[`GIT_CONFIG_KEY_${e}`,u],[`GIT_CONFIG_VALUE_${e}`,t]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:_,GIT_CONFIG_COUNT:String(o.length),...Object.fromEntries(g)}}function f(_){return(_.findLast(
o=>/^(?:fatal|error|remote):/.test(o))??_.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),1217:((F,$,n)=>{n.d($,{B:()=>O,r:()=>m.ri});var d=n(
1792),l=n(3136),m=n(597),y=n(8013);function O(a,r){const f=(0,m.Nu)(a,r.allowLocal),_=(0,m.ri)(a);switch(f.kind){case"name":return L((0,m.F1)(r.template,f.name));case"\
remote":return{url:f.url.href,shown:_,protocols:M(f.url)};case"file":return{url:(0,l.fileURLToPath)(f.url),shown:_,protocols:"file"};case"path":return L((0,l.pathToFileURL)(
f.path).href);case"refused":throw b(_,f)}}function L(a){const r=new URL(a),f=r.username||r.password?{user:(0,d.unescape)(r.username),password:(0,d.unescape)(r.password)}:
void 0;r.username="",r.password="";const _=r.protocol==="file:",c=(0,m.ri)(a);return{url:_?(0,l.fileURLToPath)(r):r.href,credentials:f,shown:c,protocols:M(r)}}function M({
protocol:a}){return a==="http:"?"http:https":a.slice(0,-1)}function b(a,{problem:r,instead:f}){const _=`The repository "${a}" ${r}: write ${f}`;return(0,y.V2)("\
clone","repository_not_allowed",_)}})};export{ge as id,we as ids,Se as modules};

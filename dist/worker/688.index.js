const xt=688,St=[688],Ot={1224:((Y,P,e)=>{e.d(P,{jq:()=>b,ml:()=>m});var g=e(8500);const m={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(T,I){
I?.throwIfAborted();try{await(0,g.setTimeout)(T,void 0,{signal:I})}catch(v){throw I?.throwIfAborted(),v}},after(T,I){const v=setTimeout(I,T);return()=>clearTimeout(
v)}},b={now(){const{user:T,system:I}=process.cpuUsage();return(T+I)/1e3}},h=(T,I)=>{const v=setInterval(I,T).unref();return()=>clearInterval(v)}}),9127:((Y,P,e)=>{
e.d(P,{a3:()=>h});var g=e(3739);const m=null;function b(x,o){const d=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(x.trim()),[,...c]=d??
[],s=m.reduce((l,a,f)=>l+Number(c[f]??0)*a,0);if(!d||s===0)throw new SlipwayError("invalid_input",`${o}: "${x}" is not a duration`,{input:o,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return s}function h(x){if(x<1e3)return`${Math.round(x)}ms`;if(x<59950)return`${(x/1e3).toFixed(
1)}s`;const o=Math.round(x/1e3),d=c=>String(c).padStart(2,"0");return o<3600?`${Math.floor(o/60)}m ${d(o%60)}s`:`${Math.floor(o/3600)}h ${d(Math.floor(o%3600/60))}\
m`}const T=null,I=null;function v(x,o){const d=o-x;if(d>I)return new Date(x).toISOString().slice(0,10);const[c,s]=T.find(([,a])=>d>=a)??[];if(!c||c==="second"&&
d<1e4)return"just now";const l=Math.floor(d/s);return`${l} ${c}${l===1?"":"s"} ago`}}),3739:((Y,P,e)=>{e.d(P,{GQ:()=>b,b$:()=>x,xU:()=>I,xb:()=>T});const g={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(g);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(d,c,s={}){
super(c,s.cause===void 0?void 0:{cause:s.cause}),this.code=d,this.mender=g[d],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=
s.also??[]}with({code:d=this.code,message:c=this.message,...s}){const{remedy:l,input:a,place:f,call:r,cause:i,also:t}=this;return new b(d,c,{remedy:l,input:a,place:f,
call:r,cause:i,also:t,...s})}}function h(o){if(o instanceof b)return o;const d=o instanceof Error?o.message:String(o);return new b("internal",d,{cause:o,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function T(o){throw new b("internal",`Unhandled case: ${JSON.stringify(o)}`)}function I(o){
if(!(!(o instanceof Error)||!("code"in o)))return typeof o.code=="string"?o.code:void 0}const v=new Set(["ENOSPC","EDQUOT"]);function x(o){return v.has(I(o))}}),
1008:((Y,P,e)=>{e.d(P,{e:()=>b});var g=e(1455),m=e(6760);async function b(h,T){const{bare:I,branch:v,commit:x,lender:o,shallow:d,origin:c}=T;for(const a of["obj\
ects/info","refs"])await(0,g.mkdir)((0,m.join)(h,a),{recursive:!0});const s=c===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(c)}
`,l={HEAD:`ref: refs/heads/${v}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${I}
${s}`,"packed-refs":x&&`${x} refs/heads/${v}
`,"objects/info/alternates":o&&`${(0,m.join)(o,"objects")}
`,shallow:d};for(const[a,f]of Object.entries(l))f&&await(0,g.writeFile)((0,m.join)(h,a),f)}}),8302:((Y,P,e)=>{e.d(P,{Gv:()=>g,KH:()=>b});function g(h){return typeof h==
"object"&&h!==null&&!Array.isArray(h)}function m(h){const T=Object.entries(h).filter(([,I])=>I!==void 0);return Object.fromEntries(T)}function b(h,T){return typeof h==
"string"&&h.length<=T}}),1132:((Y,P,e)=>{e.d(P,{a:()=>m});function g(b,h=Date.now){return(T,I,v)=>b(`${JSON.stringify({time:new Date(h()).toISOString(),level:T,
event:I,...v})}
`)}const m=()=>{}}),7994:((Y,P,e)=>{e.d(P,{FK:()=>T,UG:()=>v});var g=e(3024),m=e(1455),b=e(6760),h=e(3739);function T(d,c){const s=(0,b.relative)(d,c);return s===
""||s!==".."&&!s.startsWith(`..${b.sep}`)&&!(0,b.isAbsolute)(s)}function I(d,c){const s=(0,b.resolve)(d,c);if(c.includes("\0")||!T((0,b.resolve)(d),s))throw o(c);
return s}async function v(d,c){const[s,l]=await Promise.all([(0,m.realpath)(d),(0,m.realpath)(I(d,c))]);if(!T(s,l))throw o(c);return l}function x(d,c){if(!existsSync(
d)){x(dirname(d),c);try{mkdirSync(d,{mode:c})}catch(s){if(systemCode(s)!=="EEXIST")throw s}}}function o(d){return new h.GQ("path_escapes_root",`The path "${d}" \
leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Y,P,e)=>{e.d(P,{D6:()=>b,Xq:()=>v,j9:()=>h});var g=e(
3739);const m=1024,b=1024*m,h=1024*b,T=[["TiB",1024*h],["GiB",h],["MiB",b],["KiB",m]];function I(x,o){const[,d,c]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
x.trim())??[],s=T.find(([a])=>a.toLowerCase()===c?.toLowerCase())?.[1],l=Math.round(Number(d)*(s??Number.NaN));if(l>0&&Number.isSafeInteger(l))return l;throw new SlipwayError(
"invalid_input",`${o}: "${x}" is not a size`,{input:o,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function v(x){const[
o,d]=T.find(([,s])=>x>=s)??["bytes",1],c=x/d;return`${c<10&&d>1?c.toFixed(1).replace(/\.0$/,""):Math.round(c)} ${o}`}}),5807:((Y,P,e)=>{e.d(P,{DJ:()=>s,Kf:()=>f,
Nl:()=>c,OK:()=>x,Ow:()=>r,vI:()=>a});const g="\x1B",m="\x07",b=new RegExp(`${g}[\\]P_^X][^${m}${g}]*(?:${m}|${g}\\\\)|${g}\\[[0-?]*[ -/]*[@-~]|${g}[ -/]*[0-Z\\\\\
^-~]`,"g"),h=/[\t\n\v\f\r\u0085\u2028\u2029]/g,T=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\\
u{110cd}])\\p{Cf}","gu"),I=new RegExp(`(?!\\t)(?:${T.source})`,"gu"),v=new RegExp(`${g}\\[[0-9;:]{0,40}m`,"g");function x(t){const _=t.includes(g)?t.match(v)??[]:
[];return _.length===0?{texts:[t],codes:_}:{texts:t.split(v),codes:_}}const o=/^[ -~]*$/,d=/^[\t -~]*$/;function c(t){return t.includes(g)?t.replace(b,""):t}function s(t){
return d.test(t)?t:c(t).replace(/[\n\u2028\u2029]/g," ").replace(I,"")}function l(t){return t.split(`
`).map(s).join(`
`)}function a(t,_){return t.length>_?i(t,_):t}function f(t){return t.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function r(t,_=2e3){const E=t.length>_*8+1024?t.slice(
0,_*8+1024):t;if(o.test(E)&&E.length<=_)return t;const p=c(E).replace(h," ").replace(T,"").toWellFormed();return p.length>_||E.length<t.length?i(p,_):p}function i(t,_){
if(_<1)return"";const E=t.slice(0,_-1),p=E.charCodeAt(E.length-1);return`${p>=55296&&p<=56319?E.slice(0,-1):E}\u2026`}}),2207:((Y,P,e)=>{e.d(P,{Mb:()=>m,sR:()=>b});
const g=null,m=["queue","clone","install","build","sync","activate"],b=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","c\
lone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_fa\
iled","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","output_unsafe","output_too_large","disk_ful\
l","sync_failed","activation_failed","interrupted"],h={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,method_not_allowed:405,app_exists:409,conflict:409,
domain_taken:409,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6169:((Y,P,e)=>{
e.d(P,{Fd:()=>o,U$:()=>s,nf:()=>x});var g=e(8302),m=e(5807),b=e(2207),h=e(2345);const T=["error","warning","notice"],{failureLogLines:I,failureLogLine:v}=h.lF,x={
queue:"build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function o({stage:t,code:_,
message:E,exitCode:p,signal:w,log:A,diagnostics:L}){const C={stage:t,code:_,message:(0,m.vI)(E,h.IC.message),exitCode:p},k=w===null?null:w.slice(0,h.IC.signal),
O=L.filter(({file:Q})=>Q.length<=h.IC.file).slice(0,h.IC.findings).map(Q=>({...Q,code:Q.code===null?null:(0,m.vI)(Q.code,h.IC.findingCode),message:(0,m.vI)(Q.message,
h.IC.findingMessage)})),j=d(O,h.IC.bytes/2),z=h.IC.bytes-c({...C,signal:k,log:[],diagnostics:j}),J=A.slice(-I).map(Q=>(0,m.vI)(Q,v));return{...C,signal:k,log:d(
J.reverse(),z).reverse(),diagnostics:j}}function d(t,_){let E=_;const p=t.findIndex(w=>(E-=c(w)+1,E<0));return p===-1?t:t.slice(0,p)}function c(t){return Buffer.
byteLength(JSON.stringify(t))}function s(t){if(!(0,g.Gv)(t))return;const{exitCode:_,signal:E,log:p,message:w}=t,A=b.Mb.find(O=>O===t.stage),L=b.sR.find(O=>O===t.
code);if(!A||!L||!(0,g.KH)(w,h.IC.message)||!i(_)||E!==null&&!(0,g.KH)(E,h.IC.signal)||!Array.isArray(p)||p.length>I||!p.every(O=>(0,g.KH)(O,v)))return;const C=l(
t.diagnostics);if(!C)return;const k={stage:A,code:L,message:w,exitCode:_,signal:E,log:p,diagnostics:C};return c(k)<=h.IC.bytes?k:void 0}function l(t){if(!Array.
isArray(t)||t.length>h.IC.findings)return;const _=[];for(const E of t){const p=a(E);if(!p)return;_.push(p)}return _}function a(t){if(!(0,g.Gv)(t))return;const{file:_,
line:E,column:p,code:w,message:A}=t,L=T.find(k=>k===t.severity);if(!L||!(0,g.KH)(_,h.IC.file)||!(0,g.KH)(A,h.IC.findingMessage)||w!==null&&!(0,g.KH)(w,h.IC.findingCode)||
!i(E)||!i(p))return;const C=f(t.source);return{file:_,line:E,column:p,severity:L,code:w,message:A,...C&&{source:C}}}function f(t){if(!Array.isArray(t)||t.length>
h.IC.sourceLines)return;const _=t.flatMap(E=>!(0,g.Gv)(E)||!(0,g.KH)(E.text,h.IC.sourceLine)?[]:typeof E.line=="number"&&Number.isSafeInteger(E.line)?[{line:E.line,
text:E.text}]:[]);return _.length===t.length?_:void 0}function r(t){return{stage:t,code:x[t],message:"The deployment failed, but its failure record is damaged o\
r too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function i(t){return t===null||Number.isSafeInteger(t)}}),2345:((Y,P,e)=>{e.d(P,{G1:()=>v,IC:()=>l,
cS:()=>o,jh:()=>s,lF:()=>d});const g={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},b=["web-landing",
...["api","web-ssr","sse"]],h="us-east-2",T="execute-api",I="SERVICE_KVS_",v=/^[A-Za-z_][A-Za-z0-9_]*$/,x=/^[a-z][a-z0-9_]{0,31}$/,o=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
d={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},c={pageDefault:64*1024,pageMost:256*
1024},s={subject:200,author:100},l={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),
597:((Y,P,e)=>{e.d(P,{F1:()=>f,Nu:()=>v,ri:()=>a});const g=1024,m=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,b="owner/name\
, or a URL that begins with https://",h="--allow-local-git",T="https://github.com/{repository}.git";function I(i){const t=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(i)?.[1]??"";return m.test(t)?t.replace(/\.git$/,""):void 0}function v(i,t){if(i.length>g)return l(`has more than ${g} characters`);if(new RegExp("\\p{Cc}",
"u").test(i))return l("has control characters");if(m.test(i))return{kind:"name",name:i.replace(/\.git$/,"")};if(i.startsWith("/"))return t?{kind:"path",path:i}:
s("is a local path");const _=x(i);return _?.protocol==="https:"||_?.protocol==="http:"?o(_,t):_?.protocol==="file:"?d(_,t):c(i)}function x(i){return/^[a-z]+:\/\/\S+$/i.
test(i)&&URL.canParse(i)?new URL(i):void 0}function o(i,t){return i.username!==""||i.password!==""?l("contains a user name or password","the URL without them: t\
he platform has its own access"):i.protocol==="http:"&&!t?s("is a URL of plain http"):{kind:"remote",url:i}}function d(i,t){return i.host!==""||/%(?:2f|00)/i.test(
i.pathname)?l("is not a path on this machine"):t?{kind:"file",url:i}:s("is a local path")}function c(i){const[,t,_]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(i)??[];return t===void 0?l("is neither owner/name nor an https URL"):l("is an address for ssh or git://, but repositories are cloned over https",`https://${t}\
/${_}`)}function s(i){return l(`${i}, which a platform takes only with ${h}`)}function l(i,t=b){return{kind:"refused",problem:i,instead:t}}function a(i){return i.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function f(i,t){return i.replaceAll("{repository}",()=>t)}function r(i,t){const _="https://git.example.com/{reposito\
ry}.git";if(!i.includes("{repository}"))return{problem:"does not contain {repository}",instead:_};const E=f(i,"owner/name"),p=x(E);if(p?.protocol==="https:")return;
const w=p?.protocol==="http:"||p?.protocol==="file:"&&p.host==="";if(!(w&&t))return w?{problem:`begins with ${p?.protocol}//, which needs ${h}`,instead:`${_}, o\
r add ${h}`}:{problem:"is not an https URL",instead:_}}}),883:((Y,P,e)=>{e.d(P,{F:()=>g});class g extends Error{name="DamagedObject"}}),4378:((Y,P,e)=>{e.d(P,{T:()=>x});
var g=e(3024);const m=524288,b=65535;let h;function T(){return h??=I().filter(o=>o>2&&o<=b&&v(o)),h}function I(){try{return(0,g.readdirSync)("/proc/self/fd").map(
Number)}catch{return[]}}function v(o){try{const d=/^flags:\s+([0-7]+)/m.exec((0,g.readFileSync)(`/proc/self/fdinfo/${o}`,"utf8"))?.[1];return d!==void 0&&(Number.
parseInt(d,8)&m)===0}catch{return!1}}function x(o){const d=T().filter(l=>o[l]===void 0);if(d.length===0)return{stdio:[...o],[Symbol.dispose](){}};const c=(0,g.openSync)(
"/dev/null","r+"),s=[...o];for(let l=s.length;l<=Math.max(...d);l+=1)s.push("ignore");for(const l of d)s[l]=c;return{stdio:s,[Symbol.dispose]:()=>(0,g.closeSync)(
c)}}}),1383:((Y,P,e)=>{e.d(P,{EQ:()=>x,_8:()=>l,jz:()=>o,lb:()=>c,ov:()=>p});var g=e(8302),m=e(3052),b=e(5807),h=e(2207),T=e(6169),I=e(2345);const v=4*m.D6,x=64*
1024,o=16384,d=null,c=2e3,s=6e4;function l(O){try{const j=JSON.parse(O);return(0,g.Gv)(j)?_(j):void 0}catch{return}}const a={ready({isolation:O}){const j=A(O);return j&&
{kind:"ready",isolation:j}},pulse:()=>({kind:"pulse"}),stage({stage:O}){const j=h.Mb.find(z=>z===O);return j&&j!=="queue"?{kind:"stage",stage:j}:void 0},log:({text:O})=>(0,g.
KH)(O,x)&&O.endsWith(`
`)?{kind:"log",text:O}:void 0,commit:({commit:O,facts:j})=>(0,g.KH)(O,64)?{kind:"commit",commit:O,facts:L(j)}:void 0,ask({id:O,question:j}){const z=(0,g.Gv)(j)?
E(j):void 0;return z&&k(O)?{kind:"ask",id:O,question:z}:void 0},release:({name:O})=>(0,g.KH)(O,f)?{kind:"release",name:O}:void 0,note({level:O,event:j,text:z}){
const J=["info","warn","error"].find(Q=>Q===O);return J&&(0,g.KH)(j,64)&&(0,g.KH)(z,2e3)?{kind:"note",level:J,event:j,text:z}:void 0},stored({release:O,commit:j}){
const z=C(O);return z&&(0,g.KH)(j,64)?{kind:"stored",release:z,commit:j}:void 0},failed({facts:O}){const j=(0,T.U$)(O);return j&&{kind:"failed",facts:j}},done({
removed:O}){const j=(0,g.Gv)(O)?O:{},{objects:z,bytes:J}=j;return k(z)&&k(J)?{kind:"done",removed:{objects:z,bytes:J}}:void 0}},f=256,r=4096,i=100,t=1e3;function _(O){
const{kind:j}=O;return typeof j=="string"&&Object.hasOwn(a,j)?a[j](O):void 0}function E({about:O,name:j,output:z,org:J}){if(O==="lock"&&(0,g.KH)(j,f))return{about:O,
name:j};if(O==="output"){const Q=(0,g.Gv)(z)?p(z):void 0;return Q&&{about:O,output:Q}}if(O==="live"&&(0,g.KH)(J,f))return{about:O,org:J}}function p({directory:O,
kind:j,ignoredRules:z}){if(!(0,g.KH)(O,r)||j!=="build"&&j!=="folder"||!Array.isArray(z)||z.length>i)return;const J=z.map(w);return J.some(Q=>!Q)?void 0:{directory:O,
kind:j,ignoredRules:J.filter(Q=>!!Q)}}function w(O){const{file:j,line:z,reason:J}=(0,g.Gv)(O)?O:{};if(!(!(0,g.KH)(j,f)||!(0,g.KH)(J,t)))return{file:j,reason:J,...k(
z)?{line:z}:{}}}function A(O){if((0,g.Gv)(O)){if(O.kind==="bubblewrap"){const{asRoot:j,boundsFiles:z,deniesNamespaces:J}=O;return{kind:"bubblewrap",asRoot:j===!0,
boundsFiles:z===!0,deniesNamespaces:J===!0}}return O.kind==="none"&&(0,g.KH)(O.reason,1e3)?{kind:"none",reason:O.reason}:void 0}}function L(O){const{subject:j,author:z}=(0,g.
Gv)(O)?O:{},J=(Q,at)=>typeof Q=="string"&&(0,b.Ow)(Q,at).trim()||null;return{subject:J(j,I.jh.subject),author:J(z,I.jh.author)}}function C(O){if(!(0,g.Gv)(O))return;
const{manifestHash:j,files:z,written:J,reused:Q,bytes:at}=O;if(!(typeof j!="string"||!/^[0-9a-f]{64}$/.test(j))&&!(!k(z)||!k(J)||!k(Q)||!k(at)))return{manifestHash:j,
files:z,written:J,reused:Q,bytes:at}}function k(O){return Number.isSafeInteger(O)&&Number(O)>=0}}),3170:((Y,P,e)=>{e.d(P,{IG:()=>s,XT:()=>v,JL:()=>I});const g={
"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",
ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cac\
he-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/at\
om+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"i\
mage/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"\
image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capabi\
lity",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-ce\
rt",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/m\
ac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"appl\
ication/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","dispositi\
on-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"applica\
tion/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.t\
ag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"ap\
plication/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"\
application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"applicat\
ion/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/ge\
o+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"applic\
ation/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",
heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"applic\
ation/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",
img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"applica\
tion/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"\
image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javasc\
ript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jx\
l",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"\
image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"appl\
ication/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/m\
p4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"\
text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",
mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",
mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/\
javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"\
video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-\
dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text\
/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"\
application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobil\
e-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/\
oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenot\
e",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"\
application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"\
application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix\
-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",
pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",
relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",
rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-query",rs:"application/rls-s\
ervices+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",rtf:"text/rtf",rtx:"text\
/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"application/scvp-cv-response",sdp:"\
application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"application/set-payment-initia\
tion",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"application/shf+xml",shtml:"text/h\
tml",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/slim",slm:"text/slim",sls:"\
application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"text/spdx",spp:"appli\
cation/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application/sparql-results+xml",
ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/step-xml+zip",stpz:"mod\
el/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",t38:"image/t38",td:"\
application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"image/tiff-fx",tif:"\
image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-data",tsv:"text/tab-s\
eparated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"message/global-deliv\
ery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"text/uri-list",uris:"\
text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/java-archive",wasm:"app\
lication/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgsl",wgt:"application/w\
idget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"application/\
wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"\
application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",xdssc:"appli\
cation/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"application/xhtml+\
xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",xop:"applic\
ation/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"application/xs\
pf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/z\
ip"};function m(a){let f=(""+a).trim().toLowerCase(),r=f.lastIndexOf(".");return g[~r?f.substring(++r):f]}const b=new Map([["js","text/javascript"],["mjs","text\
/javascript"],["cjs","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-associati\
on","application/json"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","appli\
cation/vnd.android.package-archive"],["usdz","model/vnd.usdz+zip"]]),h=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,
T=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;function I(a){const f=a.slice(
a.lastIndexOf("/")+1),r=f.slice(f.lastIndexOf(".")+1).toLowerCase(),i=b.get(r)??m(r),t=typeof i=="string"?i:"application/octet-stream";return h.test(t)&&!t.includes(
"charset")?`${t}; charset=utf-8`:t}function v(a){return T.test(a)}const x=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,o=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},
{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];
function d(a){const f=l(a);return f===void 0||f.endsWith(".html")?!1:x.test(a)||o.some(r=>r.name.test(f)&&(r.in?.test(a)??!0))}const c=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function s(a){const f=l(a);return d(a)||f!==void 0&&c.test(f)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(f)}function l(a){const f=a.slice(a.lastIndexOf("/")+1);return f.length<=
255?f:void 0}}),4054:((Y,P,e)=>{e.d(P,{HH:()=>b,Zh:()=>m,e7:()=>h});var g=e(7598);const m=8;class b{#t;constructor(I){this.#t=I}get bytes(){return this.#t.length}has(I){
let v=0,x=this.#t.length/m-1;for(;v<=x;){const o=v+x>>>1,d=o*m,c=this.#t.compare(I,0,m,d,d+m);if(c===0)return!0;c<0?v=o+1:x=o-1}return!1}detached(){return new b(
Buffer.from(this.#t))}}function h(T){return(0,g.hash)("sha256",T,"buffer").subarray(0,m)}}),3715:((Y,P,e)=>{e.d(P,{S4:()=>v,Si:()=>b,_f:()=>h,dv:()=>m,nM:()=>c,
ny:()=>d,q5:()=>l,rr:()=>o,sS:()=>T,v_:()=>I,y9:()=>x});var g=e(3052);const m={files:1e5,fileBytes:512*g.D6,totalBytes:4*g.j9},b={pathBytes:1024,pathsBytes:16*g.
D6,rulesBytes:256*1024,indexBytes:32*g.D6},h=32*g.D6,T={pathBytes:4096,pathsBytes:32*g.D6,rulesBytes:8*g.D6,indexBytes:48*g.D6},I=g.D6,v=g.D6,x=8,o=32,d=3600*1e3,
c=d/2,s=1e3,l=2*g.D6}),6355:((Y,P,e)=>{e.d(P,{Gx:()=>T,Ky:()=>o,PL:()=>v,T5:()=>h,Xy:()=>x,jN:()=>b,xB:()=>I});var g=e(4505);const m=/^[0-9a-f]{64}$/;function b(s){
return m.test(s)}function h(s,l){return`${s}/${l.slice(0,2)}/${l}`}function T(s){return`${s}/`}function I(s){return`${s}/variants/`}function v(s,l,a){return`${I(
s)}${l.slice(0,2)}/${l}.${a}`}function x(s){const[,,l="",...a]=s.split("/");return a.length===0&&b(l)?l:void 0}function o(s){const[,l,a]=/\/([0-9a-f]{64})\.([a-z]+)$/.
exec(s)??[];return g.JC.some(f=>f===a)?l:void 0}const d=5e3;function c(s){const l=x(s);return l!==void 0?{sha256:l}:o(s)===void 0?void 0:{missingMs:d}}}),449:((Y,P,e)=>{
e.d(P,{b:()=>T});var g=e(7598),m=e(3170),b=e(4054),h=e(3511);function T(x,o){const d=I(x),c=v(d),s=d.reduce((E,{path:p})=>E+Buffer.byteLength(p),0),l=h.q2+c.length+
d.length*(h.oZ+h.cA)+h.cA,a=Buffer.alloc(l+s+o.length);h.mS.copy(a);const f=[d.length,s,o.length,c.length/b.Zh];for(const[E,p]of f.entries())a.writeUInt32LE(p,h.
mS.length+E*4);(0,g.hash)("sha256",c,"buffer").copy(a,h.mS.length+f.length*4),c.copy(a,h.q2);let r=h.q2+c.length,i=r+d.length*h.oZ;const t=i+(d.length+1)*h.cA;let _=0;
for(const{path:E,hash:p,size:w}of d)a.write(p,r,h.FA,"hex"),r=a.writeUIntLE(w,r+h.FA,6),i=a.writeUInt32LE(_,i),_+=a.write(E,t+_);return a.writeUInt32LE(_,i),a.set(
o,t+s),a}function I(x){return x.some(({path:o})=>/[\ud800-\uffff]/.test(o))?x.map(o=>({file:o,bytes:Buffer.from(o.path)})).sort((o,d)=>o.bytes.compare(d.bytes)).
map(({file:o})=>o):x.toSorted((o,d)=>o.path<d.path?-1:1)}function v(x){const o=x.filter(({path:d})=>(0,m.IG)(d)).map(({path:d})=>(0,b.e7)(d));return o.sort((d,c)=>d.
compare(c)),Buffer.concat(o.filter((d,c)=>c===0||!o[c-1]?.equals(d)))}}),3511:((Y,P,e)=>{e.d(P,{FA:()=>x,ay:()=>a,cA:()=>d,el:()=>l,mS:()=>I,oZ:()=>o,q2:()=>v,wd:()=>f});
var g=e(4573),m=e(7598),b=e(883),h=e(4054),T=e(3715);const I=Buffer.from("SLIPWAY","latin1"),v=56,x=32,o=x+6,d=4,c=8192,s=Buffer.allocUnsafe(3*T.sS.pathBytes);
class l{count;bytes;assets;rules;#t;#e;#n;#s;#o;#r="";#a=-1;constructor(p,w,A){const L=r(w);this.#t=p,this.count=w.count,this.bytes=p.length,this.#e=L.records,this.#n=
L.offsets,this.#s=L.paths,this.#o=A,this.assets=new h.HH(p.subarray(v,L.records)),this.rules=p.subarray(L.rules)}static async open(p,w,A=T.Si){if(p.length>A.indexBytes)
throw _("it is too large");const L=a(p,A);if(r(L).end!==p.length)throw _("its length does not match its header");const C=await i(p,L,A,w);return new l(p,L,C)}find(p){
return p!==this.#r&&(this.#a=this.#c(p),this.#r=p),this.#a}path(p){return this.#t.toString("utf8",this.#i(p),this.#i(p+1))}file(p){const w=this.#e+p*o;return{hash:this.#t.
toString("hex",w,w+x),size:this.#t.readUIntLE(w+x,6)}}*files(){for(let p=0;p<this.count;p+=1)yield{path:this.path(p),...this.file(p)}}#c(p){if(p.length>this.#o)
return-1;const w=s.write(p);let A=0,L=this.count-1;for(;A<=L;){const C=A+L>>>1,k=this.#t.compare(s,0,w,this.#i(C),this.#i(C+1));if(k===0)return C;k<0?A=C+1:L=C-
1}return-1}#i(p){return this.#s+this.#t.readUInt32LE(this.#n+p*d)}}function a(E,p=T.Si){if(E.length<v||I.compare(E,0,I.length)!==0)throw _("it is not an index");
const w={count:E.readUInt32LE(8),pathsBytes:E.readUInt32LE(12),rulesBytes:E.readUInt32LE(16),assets:E.readUInt32LE(20),assetsDigest:E.subarray(24,v)};if(w.assets>
w.count)throw _("it has more assets than files");if(w.pathsBytes>p.pathsBytes||w.rulesBytes>p.rulesBytes||r(w).end>p.indexBytes)throw _("it is too large");return w}
function f(E,p){if(p.length!==E.assets*h.Zh)throw _("its length does not match its header");if(!(0,m.hash)("sha256",p,"buffer").equals(E.assetsDigest))throw _("\
its assets do not match their hash");return new h.HH(p)}function r({count:E,pathsBytes:p,rulesBytes:w,assets:A}){const L=v+A*h.Zh,C=L+E*o,k=C+(E+1)*d,O=k+p;return{
records:L,offsets:C,paths:k,rules:O,end:O+w}}async function i(E,p,w,A){const L=r(p),C=E.subarray(v,L.records);if(f(p,C),!(0,g.isUtf8)(E.subarray(L.paths,L.rules)))
throw _("a path is not UTF-8");if(E.readUInt32LE(L.offsets)!==0)throw _("its first path does not begin at 0");let k=0;for(let O=0;O<p.count;O+=c){if(k=Math.max(
k,t(E,L,O,Math.min(O+c,p.count))),k>w.pathBytes)throw _("a path is too long");await A()}if(E.readUInt32LE(L.offsets+p.count*d)!==p.pathsBytes)throw _("its last \
path does not end with the paths");for(let O=h.Zh;O<C.length;O+=h.Zh){const j=O-h.Zh;if(C.compare(C,O,O+h.Zh,j,O)>=0)throw _("its assets are not sorted")}return k}
function t(E,p,w,A){const L=j=>E.readUInt32LE(p.offsets+j*d);let C=0,k=w===0?0:p.paths+L(w-1),O=p.paths+L(w);for(let j=w;j<A;j+=1){const z=p.paths+L(j+1);if(z<=
O||z>p.rules)throw _("its paths are out of order");if(((E[O]??0)&192)===128)throw _("a path is not UTF-8");if(k!==0&&E.compare(E,O,z,k,O)>=0)throw _("its paths \
are not sorted");C=Math.max(C,z-O),k=O,O=z}return C}function _(E){return new b.F(`The index of a release is damaged (${E}): deploy again`)}}),5657:((Y,P,e)=>{e.
d(P,{H:()=>m});var g=e(3715);function m(b,h=g.y9){let T=performance.now();return()=>{if(!(performance.now()-T<h))return new Promise((I,v)=>{setImmediate(()=>{T=
performance.now(),b?.aborted?v(b.reason):I()})})}}}),4505:((Y,P,e)=>{e.d(P,{JC:()=>b,Md:()=>x,Uq:()=>v,aJ:()=>T,kc:()=>h,td:()=>d,wl:()=>o,yz:()=>c});var g=e(7598),
m=e(3052);const b=["br","zstd","gzip"],h=512,T=16*m.D6,I=Buffer.from("SLV","latin1"),v=I.length+4+32,x=v+T;function o(s){const l=Buffer.alloc(4);return l.writeUInt32LE(
s.length),Buffer.concat([I,l,(0,g.hash)("sha256",s,"buffer"),s])}function d(s,l){if(s.length<v||I.compare(s,0,I.length)!==0)return;const a=s.readUInt32LE(I.length);
return a<=T&&l===v+a?a:void 0}function c(s){if(d(s,s.length)===void 0)return;const l=s.subarray(v),a=s.subarray(I.length+4,v);return(0,g.hash)("sha256",l,"buffe\
r").equals(a)?l:void 0}}),1178:((Y,P,e)=>{e.d(P,{Zu:()=>o,xS:()=>d});var g=e(3739),m=e(6169);const b=3e4,h=5e3,T={clone:"building",install:"building",build:"bui\
lding",sync:"syncing",activate:"activating"};function I(l){return{stage:l,code:"interrupted",message:"The platform stopped while this deployment was under way",
exitCode:null,signal:null,log:[],diagnostics:[]}}var v=e(1301),x=e(6293);class o extends Error{name="StageError";stage;aborted;constructor(a,f,r){super(s(r),{cause:r}),
this.stage=a,this.aborted=f}}function d(l){const{stage:a,aborted:f,cause:r}=l instanceof o?l:{stage:"build",aborted:!1,cause:l};if(f)return I(a);if(r instanceof
x.$)return r.facts;if((0,g.b$)(r)||r instanceof v.u&&r.isFull)return c(a,"disk_full","The disk of the platform is full");const i=r instanceof v.u?"its state can\
not be read or written now":s(r);return c(a,m.nf[a],`The platform itself failed at the stage "${a}": ${i}`)}function c(l,a,f){return{stage:l,code:a,message:f,exitCode:null,
signal:null,log:[],diagnostics:[]}}function s(l){return l instanceof Error?l.message:String(l)}}),7310:((Y,P,e)=>{e.d(P,{P4:()=>ct,Gb:()=>rt,nb:()=>ft,n$:()=>dt});
function g(n){if(n.charCodeAt(0)!==47)return;const u=n.includes("%")?T(n):n;if(!(u===void 0||u.includes("\0")||u.includes("\\")))return/\/\.\.?(?:\/|$)/.test(u)?
void 0:u.slice(1)}const m=/^[\w.!~*'()@:$,+=&;/-]*$/;function b(n){return m.test(n)?`/${n}`:`/${n.split("/").map(h).join("/")}`}function h(n){return encodeURIComponent(
n).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function T(n){try{return decodeURIComponent(n)}catch{return}}function I(n,u){if(n===""||n.endsWith(
"/")){if(u(`${n}index.html`))return{kind:"file",path:`${n}index.html`};const M=n.slice(0,-1);return M!==""&&u(`${M}.html`)?{kind:"redirect",to:M}:void 0}return u(
n)?{kind:"file",path:n}:u(`${n}.html`)?{kind:"file",path:`${n}.html`}:u(`${n}/index.html`)?{kind:"redirect",to:`${n}/`}:void 0}const v=32,x=/\/:[A-Za-z]\w*[^\w/]/,
o=/^:([A-Za-z]\w*)$/,d="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",c=`it has more than\
 ${v} placeholders`;function s(n){const u=g(n);return u===void 0?d:l(w(`/${u}`))}function l(n){const[u="",M,S]=n.split("*",3);if(!n.startsWith("/")||S!==void 0||
x.test(n))return d;const B=u.slice(1).split("/").map(r),H=(M??"").split("/").map(r),G=[...f(B),...f(H),...M===void 0?[]:["splat"]];if(new Set(G).size<G.length)return d;
if(G.length>v)return c;if(M===void 0)return{text:n,head:B,star:void 0};if(M===""&&u.endsWith("/")){const lt=u==="/"?[]:u.slice(1,-1).split("/").map(r);return{text:n,
head:lt,star:{isRest:!0,before:"",behind:"",tail:[]}}}const tt=u.slice(u.lastIndexOf("/")+1),[ot=""]=M.split("/",1);return{text:n,head:B.slice(0,-1),star:{isRest:!1,
before:tt,behind:ot,tail:H.slice(1)}}}function a({head:n,star:u}){return new Set(u?[...f(n),...f(u.tail),"splat"]:f(n))}function f(n){return n.flatMap(u=>"name"in
u?u.name:[])}function r(n){const u=o.exec(n)?.[1];return u===void 0?{text:n}:{name:u}}const i=null;class t{path;bare;#t;#e;#n;#s=i;constructor(u){this.path=u,this.
bare=w(u)}get parts(){return this.#t??=this.bare.slice(1).split("/"),this.#t}encode(u){this.#n??=new Map;const M=this.#n.get(u);if(M!==void 0)return M;if(this.#s-=
u.length,this.#s<0)return;const S=encodePath(u).slice(1);return this.#n.set(u,S),S}start(u){if(!this.#e){let M=1;this.#e=this.parts.map(S=>{const B=M;return M+=
S.length+1,B})}return this.#e[u]??this.path.length}}function _(n,u){const{head:M,star:S}=n,{parts:B}=u;if(S===void 0)return B.length===M.length&&E(M,B,0)?new p(
n,u,void 0):void 0;if(!E(M,B,0))return;if(S.isRest){if(B.length<M.length)return;const ot=M.length===0?1:u.start(M.length-1)+(B[M.length-1]??"").length+1;return new p(
n,u,ot>u.path.length?void 0:u.path.slice(ot))}const H=B.length-S.tail.length-1;if(H<M.length||!E(S.tail,B,H+1))return;const G=u.start(M.length)+S.before.length,
tt=u.start(H)+(B[H]??"").length-S.behind.length;if(!(G>tt)&&u.bare.startsWith(S.before,u.start(M.length))&&u.bare.startsWith(S.behind,tt))return new p(n,u,u.bare.
slice(G,tt))}function E(n,u,M){for(let S=0;S<n.length;S+=1){const B=n[S],H=u[M+S];if(B===void 0||H===void 0||("text"in B?B.text!==H:H===""))return!1}return!0}class p{#t;#e;#n;constructor(u,M,S){
this.#t=u,this.#e=M,this.#n=S}get(u){const{head:M,star:S}=this.#t,{parts:B}=this.#e,H=M.findIndex(tt=>"name"in tt&&tt.name===u);if(H!==-1)return B[H]??"";const G=S?
S.tail.findIndex(tt=>"name"in tt&&tt.name===u):-1;return S&&G!==-1?B[B.length-S.tail.length+G]??"":this.#n??""}encoded(u){return this.#e.encode(this.get(u))}}function w(n){
return n.length>1&&n.endsWith("/")?n.slice(0,-1):n}const A=500,L=8*1024,C=2e3,k=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,O=/^[\t\x20-\x7e\x80-\xff]*$/,j=new Set(["accept\
-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfe\
r-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function z(n){const u=[],M=[];let S;for(const[B,H]of n.split(/\r\n|\r|\n/).entries()){const G=H.
trim(),tt=ot=>M.push({line:B+1,reason:ot});G===""||G.startsWith("#")||(G.length>C?tt("the line is too long"):G.startsWith("/")||/^https?:/.test(G)?(S=J(G,u.length,
tt),S&&u.push(S)):S?Q(S,G,tt):tt("it is not below a path"))}return{rules:u,ignored:M}}function J(n,u,M){const S=s(n);if(u>=A)M("too many rules");else if(typeof S==
"string")M(S);else return{from:S,set:[],unset:[],bytes:0}}function Q(n,u,M){const S=/^!\s*(\S+)$/.exec(u)?.[1];if(S)return void n.unset.push(S.toLowerCase());const B=u.
indexOf(":"),H=u.slice(0,B).trim().toLowerCase(),G=u.slice(B+1).trim();if(B<1||!k.test(H)||!O.test(G))return M('it is not "Name: value"');if(H==="basic-auth")return M(
'"basic-auth" is not supported: anyone can read this path');if(H==="set-cookie"&&n.set.some(([ot])=>ot===H))return M("a path can set one cookie");if(j.has(H))return M(
`rules cannot set "${H}"`);const tt=n.bytes+at(H,G);if(tt>L)return M(`the headers of this path have more than ${L} bytes`);n.bytes=tt,n.set.push([H,G])}function at(n,u){
return n.length+u.length+4}function ut(n,u){return k.test(n)&&n===n.toLowerCase()&&O.test(u)&&!j.has(n)}const Z=2e3,N=2e3,$=/^[^/:]+=/,F={200:"rewrite",404:"rew\
rite",301:"go",302:"go",303:"go",307:"go",308:"go"};function W(n){const u=[],M=[];for(const[S,B]of n.split(/\r\n|\r|\n/).entries()){const H=X(B).trim();if(H==="")
continue;const G=u.length<Z?st(H):"too many rules";typeof G=="string"?M.push({line:S+1,reason:G}):u.push(G)}return{rules:u,ignored:M}}function X(n){const u=n.search(
/(?:^|\s)#/);return u===-1?n:n.slice(0,u)}function st(n){if(n.length>N)return"the line is too long";const[u="",M,S="301",...B]=n.split(/\s+/);if(M===void 0)return"\
it does not name a target";if(B.length>0||S.includes("=")||$.test(M))return"conditions and query parameters are not supported";const H=it(S);if(H===void 0)return/^\d+!?$/.
test(S)?`${S} is not a status that a rule can have`:"its status is not a number";const G=s(u);return typeof G=="string"?G:V(M,H)?{from:G,to:M.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:H,force:S.endsWith("!")}:U(H)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function it(n){const u=Number(
/^(\d{3})!?$/.exec(n)?.[1]);return R(u)?u:void 0}function R(n){return Object.hasOwn(F,n)}function U(n){return F[n]==="rewrite"}function V(n,u){return/^\/(?!\/)/.
test(n)||!U(u)&&/^(?:https?:)?\/\//i.test(n)}const q=null,et="_redirects",nt="_headers",rt=512*1024,ct=[et,nt];function dt(n){return ct.includes(n)}function ft(n,{
base:u,fallback:M}={}){const S=[],B=lt=>{const pt=n.get(lt)??Buffer.alloc(0);return pt==="too large"&&S.push({file:lt,reason:`it has more than ${rt} bytes`}),pt===
"too large"?"":pt.toString()},H=W(B(et));for(const lt of H.ignored)S.push({file:et,...lt});const G=z(B(nt));for(const lt of G.ignored)S.push({file:nt,...lt});const tt=[
...H.rules,...ht(u)].slice(0,Z);if(tt.length+G.rules.length===0&&M===void 0)return{bytes:Buffer.alloc(0),ignored:S};const ot={redirects:tt.map(({from:lt,to:pt,status:yt,
force:bt})=>[lt.text,pt,yt,bt]),headers:G.rules.map(({from:lt,set:pt,unset:yt})=>[lt.text,pt,yt]),fallback:M};return{bytes:Buffer.from(JSON.stringify(ot)),ignored:S}}
function ht(n){return n===void 0?[]:W(`${n} ${n}/ 302
${n}/* /:splat 200
/ ${n}/ 302!`).rules}function wt(n){if(n.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:u,headers:M,fallback:S}=_t(n);if(!Array.isArray(
u)||u.length>REDIRECT_RULES_MOST||!Array.isArray(M)||M.length>HEADER_RULES_MOST)throw D();return{redirects:u.map(gt),headers:M.map(Et),fallback:q.find(B=>B===S)}}
function _t(n){try{const u=JSON.parse(n.toString());if(isObject(u))return u}catch{}throw D()}function gt(n){const[u,M,S,B]=K(n);if(typeof M!="string"||typeof S!=
"number"||typeof B!="boolean"||!isStatus(S)||!isTarget(M,S)||!/^[\x21-\x7e]+$/.test(M))throw D();return{from:mt(u),to:M,status:S,force:B}}function Et(n){const[u,
M,S]=K(n),B=K(M).map(G=>{const[tt,ot]=K(G);if(typeof tt!="string"||typeof ot!="string"||!isHeader(tt,ot))throw D();return[tt,ot]}),H=K(S).map(G=>typeof G=="stri\
ng"?G:y());return{from:mt(u),set:B,unset:H}}function mt(n){const u=typeof n=="string"?parsePattern(n):void 0;return typeof u=="object"?u:y()}function K(n){return Array.
isArray(n)?n:y()}function y(){throw D()}function D(){return new DamagedObject("The compiled rules of a release are damaged: deploy again")}}),9537:((Y,P,e)=>{e.
d(P,{Ou:()=>I,P2:()=>x,WB:()=>o,ZL:()=>s,ao:()=>T,oW:()=>d,sJ:()=>c});var g=e(8161),m=e(6760),b=e(2345);const h=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function T(l){return Object.entries(l).flatMap(([a,f])=>h.test(a)?[f]:[])}function I(l,a){const f=`${m.sep}node_modules${m.sep}`,r=l.split(":").filter(i=>i.startsWith(
"/")&&!`${i}/`.includes(f));return[...new Set([(0,m.dirname)(a),...r])].join(":")}const v=4;function x(l=(0,g.availableParallelism)()){return l<v?{UV_THREADPOOL_SIZE:String(
Math.max(1,l-1))}:{}}function o(l,a,f,r,i){const t=_=>(0,m.join)(f.cache,_);return{...l,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...f.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...a,npm_config_cache:t("npm"),XDG_DATA_HOME:t(
"data"),YARN_GLOBAL_FOLDER:t("yarn"),BUN_INSTALL_CACHE_DIR:t("bun"),XDG_CACHE_HOME:t("xdg"),NODE_COMPILE_CACHE:t("node"),HOME:f.home,TMPDIR:i,PATH:r}}function d(l,a,f,r=(0,m.
join)(f,".npm")){return{...l,...{npm_config_cache:r,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:a,HOME:f}}function c(l){return Object.entries(l).filter(([a])=>b.G1.test(a)).map(([a,f])=>`export ${a}=${s(f)}
`).join("")}function s(l){return`'${l.replaceAll("'","'\\''")}'`}}),6321:((Y,P,e)=>{e.d(P,{OV:()=>o,vy:()=>x,xP:()=>s});var g=e(1421),m=e(8474),b=e(3024),h=e(4378),
T=e(1264),I=function(f,r,i){if(r!=null){if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object expected.");var t,_;if(i){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");t=r[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");t=r[Symbol.dispose],i&&(_=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");_&&(t=function(){try{_.call(this)}catch(E){return Promise.
reject(E)}}),f.stack.push({value:r,dispose:t,async:i})}else i&&f.stack.push({async:!0});return r},v=(function(f){return function(r){function i(p){r.error=r.hasError?
new f(p,r.error,"An error was suppressed during disposal."):p,r.hasError=!0}var t,_=0;function E(){for(;t=r.stack.pop();)try{if(!t.async&&_===1)return _=0,r.stack.
push(t),Promise.resolve().then(E);if(t.dispose){var p=t.dispose.call(t.value);if(t.async)return _|=2,Promise.resolve(p).then(E,function(w){return i(w),E()})}else
_|=1}catch(w){i(w)}if(_===1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return E()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(f,r,i){var t=new Error(i);return t.name="SuppressedError",t.error=f,t.suppressed=r,t});function x(f){try{const{bavail:r,blocks:i,bsize:t,
ffree:_}=(0,b.statfsSync)(f);return{bytes:r*t,size:i*t,files:_}}catch{return}}function o(f){try{return(0,b.lstatSync)(f).dev}catch{return}}const d=6e4,c=["-type",
"d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function s(f,r){const i={bytes:0,files:0,complete:!0,seen:new Set},t=`\
@${Math.floor(f.since/1e3)}`;if(!await l([...f.whole,"-xdev",...c],i,r))return;f.changed.length>0&&await l([...f.changed,"-xdev","-newerct",t,"(",...c,")"],i,r);
const{bytes:_,files:E,complete:p}=i;return{bytes:_,files:E,complete:p}}async function l(f,r,i){const t={stack:[],error:void 0,hasError:!1};try{const _=I(t,(0,h.
T)(["ignore","pipe","pipe"]),!1),E=(0,g.spawn)("find",["-P",...f],{cwd:"/",env:{PATH:T.s,LC_ALL:"C"},stdio:_.stdio,timeout:d,killSignal:"SIGKILL"});let p="",w=!1,
A=!1;E.stdout?.setEncoding("latin1").on("data",k=>{const O=(p+k).split(`
`);p=O.pop()??"";for(const j of O)a(j,r);(r.bytes>i.bytes||r.files>i.files)&&E.kill("SIGKILL")}),E.stderr?.setEncoding("latin1").on("data",k=>{w||=/permission denied|too long/i.
test(k),A||=/unrecognized|unknown|illegal|invalid/i.test(k)});const[L]=await(0,m.once)(E,"close").catch(()=>[void 0]),C=r.bytes>i.bytes||r.files>i.files;return(typeof L!=
"number"&&!C||w)&&(r.complete=!1),L!==void 0&&!A}catch(_){t.error=_,t.hasError=!0}finally{v(t)}}function a(f,r){const[i="",t]=f.split(" ",2);if(t!==void 0){if(r.
seen.has(Number(t)))return;r.seen.add(Number(t))}r.bytes+=Number(i)*512,r.files+=1}}),8852:((Y,P,e)=>{e.d(P,{o:()=>Et});var g=e(8500),m=e(3052);const b=1e3;function h(K){
return Math.min(Math.max(512*m.D6,K*.02),5*m.j9)}function T(K,y){return K*(.25+.75*Math.min(1,Math.max(0,y)))}const I=1e3;var v=e(6321),x=e(3024),o=e(6760),d=e(
3630),c=e(1264),s=e(9307),l=e(3875);function a(K){let y=0;for(const D of K)y+=f(D);return y*(0,l.T0)()}function f(K){const y=(0,d.lK)(`${K}/statm`);if(!y.startsWith(
"0 "))return Number(y.split(" ",2)[1]??0);const D=(0,d.uX)(K);return D===void 0?0:Number((0,d.lK)(`${D}/statm`).split(" ",2)[1]??0)}async function r(K,y){let D=0,
n=0;for(const u of K){await y.breathe();const M=(0,d.uX)(u);if(M===void 0)continue;D+=(0,d.$$)("VmPTE",(0,d.lK)(`${M}/status`));const S=y.over?"":(0,d.lK)(`${M}\
/smaps_rollup`),B=(0,d.$$)("Pss",S);B===0&&(D+=a([u])+(0,d.$$)("VmSwap",(0,d.lK)(`${M}/status`)));const H=(0,d.$$)("Pss_Shmem",S);D+=B-H+(0,d.$$)("SwapPss",S),n+=
H}return{own:D,mapped:n}}function i(K){if(K.shm===void 0)return 0;try{const{blocks:y,bfree:D,bsize:n}=(0,x.statfsSync)(K.shm);return(y-D)*n}catch{return 0}}function t(K){
return K.namespace!==void 0&&process.getuid?.()===0}async function _(K){if(!t(K))return 0;const y=[],D=["-t",String(K.namespace),"-i","cat","/proc/sysvipc/shm"];
await(0,s.mB)("nsenter",D,{cwd:"/",env:{PATH:c.s},onLine:S=>y.push(S)}).catch(()=>{});const[n="",...u]=y.map(S=>S.trim().split(/\s+/)),M=["rss","swap"].map(S=>[
...n].indexOf(S));return u.reduce((S,B)=>S+M.reduce((H,G)=>H+(Number(B[G])||0),0),0)}const E="/dev/shm",p=64,w=1/8;async function A(K,{work:y,device:D,thorough:n}){
const u=new L(K,y,D),M=K.list();for(const S of M)await u.descriptors(`${S}/fd`);for(const S of M)await u.mappings(S);for(const S of M){const H=(0,d.hC)(`${S}/ta\
sk`).filter(G=>G!==(0,o.basename)(S)).filter(()=>n||Math.random()<w);for(const G of H)await u.descriptors(`${S}/task/${G}/fd`)}return u}class L{disk=0;memory=0;complete={
disk:!0,memory:!0};#t;#e;#n;#s;#o;#r=new Set;constructor(y,D,n){this.#t=D,this.#e=n,this.#n=y.shm===void 0?void 0:j(y.shm)?.dev,this.#s=y.shm===void 0?j(E)?.dev:
void 0,this.#o=t(y)}async descriptors(y){const D=(0,d.wA)(y);if(D===void 0)return this.#u();for(const[n,u]of D.entries()){if(n%p===0&&!await this.#d())return;const M=j(
`${y}/${u}`);this.#c(M),M?.isSocket()&&this.#i(M)&&O(`${y}info/${u}`)&&(this.complete.memory=!1)}}async mappings(y){if(!await this.#d())return;const D=(0,d.uX)(
y);if(D===void 0)return;const n=(0,d.lK)(`${D}/maps`);if(n===""&&(0,d.uX)(y)!==void 0)return this.#u();const u=`/proc/${(0,o.basename)(D)}/map_files`;let M=0;for(const S of C(
n)){if(M+=1,M%p===0&&!await this.#d())return;(S.isDeleted||S.device===this.#s)&&this.#a(u,S)}}#a(y,{range:D,device:n,inode:u,isSystemV:M}){if(!(this.#r.has(`${n}\
:${u}`)||M&&this.#o&&this.#l(n)))try{this.#c((0,x.statSync)(`${y}/${D}`))}catch(S){if(!(0,d.H0)(S))return;n===this.#e?this.complete.disk=!1:this.#l(n)&&(this.complete.
memory=!1)}}#c(y){!y?.isFile()||y.nlink>0&&y.dev!==this.#s||this.#i(y)&&(y.dev===this.#e?this.disk+=y.blocks*512:this.#l(y.dev)&&(this.memory+=y.blocks*512))}#i({
dev:y,ino:D}){const n=`${y}:${D}`;return this.#r.has(n)?!1:(this.#r.add(n),!0)}#l(y){return y!==this.#e&&y!==this.#n&&(Math.floor(y/256)&4095)===0}async#d(){return this.#t.
over?this.#u():await this.#t.breathe(),!this.#t.over}#u(){this.complete.disk=!1,this.complete.memory=!1}}function*C(K){for(const[,y="",D="",n="",u="",M,S=""]of K.
matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${y}-${D}`,device:k(Number.parseInt(n,16),Number.parseInt(
u,16)),inode:Number(M),isDeleted:S.endsWith(" (deleted)"),isSystemV:S.startsWith("/SYSV")}}function k(K,y){return(y&255)+K*256+(y-(y&255))*4096}function O(K){return/^scm_fds:\s+[1-9]/m.
test((0,d.lK)(K))}function j(K){try{return(0,x.statSync)(K)}catch{return}}const z=25e4,J=1e4;class Q{#t=0;#e=process.cpuUsage();get done(){const{user:y,system:D}=process.
cpuUsage(this.#e);return this.#t+y+D}get over(){return this.done>=z}async breathe(){const y=this.done;y-this.#t<J||(await(0,g.setImmediate)(),this.#t=y,this.#e=
process.cpuUsage())}}const at=1/20,ut=1/4,Z=3e3,N=1/100,$=2e3;class F{#t;#e;#n;#s;#o;#r;#a;#c;#i;#l=0;#d=0;#u;#p;#h=0;#m;#f=0;#_=!1;#g=!1;constructor(y,D,n,{now:u,
measure:M}={}){this.#t=n,this.#e=u??(()=>performance.now()),this.#n=M??v.xP,this.#m=this.#e(),this.#o=[D],this.#s={whole:[y],changed:this.#o,since:Date.now()},this.#r=
(0,v.vy)(y),this.#i=this.#r,this.#c=(this.#r?.files??0)>b;const{size:S=0,bytes:B=0}=this.#r??{};this.#a=Math.min(h(S),B/2)}include(y){this.#o.push(y)}get wrote(){
return{bytes:this.#l,files:this.#d}}get late(){return this.#_&&this.#u!==void 0&&this.#e()-this.#h>I}get wasShort(){return this.#g}look(y){const D=this.#E();if(!D)
return{room:Number.POSITIVE_INFINITY};const n=Math.min(this.#t.diskBytes-this.#l,D.bytes-this.#a),u=this.#e()-this.#m,M=this.#l>this.#t.diskBytes||this.#d>this.#t.
diskFiles,S=D.bytes<this.#a;this.#_=M||S;const B=this.#_?Math.min(this.#f/(S?ut:at),$):Math.max(Z,this.#f/N);return this.#u===void 0&&u>=B&&this.#y(y),{room:n,breach:this.#p}}async settle(y){
await this.#u,this.#E();const D=this.#l>this.#t.diskBytes/2||this.#d>this.#t.diskFiles/2;return this.#p??(D?await this.#y(y):void 0)}#E(){const y=(0,v.vy)(this.#s.
whole[0]??"/");return y&&this.#i&&(this.#l+=Math.max(0,this.#i.bytes-y.bytes),this.#d+=Math.max(0,this.#i.files-y.files)),this.#i=y??this.#i,y&&(this.#g||=y.bytes<
this.#a||this.#c&&y.files<b),y}#y(y){return this.#u=this.#w(y).finally(()=>{this.#u=void 0}),this.#u}async#w(y){this.#h=this.#e();const D={bytes:this.#l,files:this.#d},
{diskBytes:n,diskFiles:u}=this.#t,M=(0,v.OV)(this.#s.whole[0]??"/"),S=await this.#n(this.#s,{bytes:n,files:u}),B=await A(y,{work:new Q,device:M,thorough:this.#_});
this.#m=this.#e(),this.#f=this.#m-this.#h;const H={bytes:(S?.bytes??0)+B.disk,files:S?.files??0},G=S?.complete&&B.complete.disk?H:{bytes:Math.max(D.bytes,H.bytes),
files:Math.max(D.files,H.files)};return this.#l=G.bytes+this.#l-D.bytes,this.#d=G.files+this.#d-D.files,this.#p=this.#b(G),this.#p}#b({bytes:y,files:D}){const{diskBytes:n,
diskFiles:u}=this.#t;if(y>n)return W(`it wrote more than ${(0,m.Xq)(n)}, the limit of a build`);if(D>u)return W(`it made more than ${u.toLocaleString("en")} fil\
es, the limit of a build`);const M=this.#i?.bytes??Number.POSITIVE_INFINITY,S=y/Math.max(1,(this.#r?.bytes??0)-M);return M>=T(this.#a,S)?void 0:{code:"disk_full",
because:`the disk of the platform ran short: ${(0,m.Xq)(M)} were left, and it wrote ${(0,m.Xq)(y)}`}}}function W(K){return{code:"disk_quota",because:K}}const X=1/
30,st=1/250,it=1e3,R=1e3,U=1e4,V=30,q=16*m.D6;class et{#t;#e=(0,l.Ju)();#n;#s=0;#o=performance.now()+it;#r={used:0,atMost:0};#a;#c;#i=!1;constructor(y){this.#t=
y;const{total:D=0,available:n=0}=this.#e??{};this.#n=Math.min(Math.max(128*m.D6,D*.03),1024*m.D6,n/2)}get late(){return this.#i&&this.#a!==void 0&&performance.now()-
this.#a.since>I}look(y){const D=(0,l.Ju)();if(!D||!this.#e)return{room:Number.POSITIVE_INFINITY};const n=a(y.list())+this.#l(D)+Math.max(0,D.pageTables-this.#e.
pageTables),u=Math.min(this.#t-n,D.available-this.#n);this.#i=u<=0;const M=this.#i?this.#s:this.#o;this.#a===void 0&&performance.now()>=M&&this.#u(y,n);const S=this.#r.
used+Math.max(0,n-this.#r.atMost);return{room:u,breach:this.#c??this.#d(D,S)}}#l(y){const{shared:D=0,swapFree:n=0}=this.#e??{};return Math.max(0,y.shared-D)+Math.
max(0,n-y.swapFree)}#d({available:y},D){const n=Math.max(1,(this.#e?.available??0)-y);return y<T(this.#n,D/n)?rt(y,D):void 0}async#u(y,D){const n=performance.now();
this.#a={since:n};let u=await this.#p(y,new Q);u>this.#t&&(await(0,g.setTimeout)(V),u=Math.min(u,await this.#p(y,new Q)),u>this.#t&&(this.#c=nt(u,this.#t))),this.#r=
{used:u,atMost:D};const M=performance.now(),S=M-n;this.#s=M+Math.min(S/X,R),this.#o=M+Math.max(it,Math.min(S/st,U)),this.#a=void 0}async#p(y,D){const{own:n,mapped:u}=await r(
y.list(),D),M=await A(y,{work:D,thorough:this.#i}),S=(0,l.Ju)(),B=(S?.shared??0)>q?await _(y):0,H=i(y)+M.memory+B,G=M.complete.memory?H:Math.max(H,u,S?this.#l(S):
0);return n+G}}function nt(K,y){return{code:"out_of_memory",because:`it used ${(0,m.Xq)(K)} of memory, and the limit for all processes of a build is ${(0,m.Xq)(
y)}`}}function rt(K,y){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${(0,m.Xq)(K)} were left, and it used ${(0,m.Xq)(y)}`}}class ct{#t;#e=[];constructor(y){
this.#t=y}hold(){this.#e=this.#t.list().map(y=>Number((0,o.basename)(y)));for(const y of this.#e)dt(y,"SIGSTOP")}release(){if(this.#e.length===0)return;const y=new Set(
this.#t.list().map(D=>Number((0,o.basename)(D))));for(const D of this.#e)y.has(D)&&dt(D,"SIGCONT");this.#e=[]}[Symbol.dispose](){this.release()}}function dt(K,y){
try{process.kill(K,y)}catch{}}var ft=function(K,y,D){if(y!=null){if(typeof y!="object"&&typeof y!="function")throw new TypeError("Object expected.");var n,u;if(D){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=y[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=y[Symbol.dispose],D&&(u=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");u&&(n=function(){try{u.call(
this)}catch(M){return Promise.reject(M)}}),K.stack.push({value:y,dispose:n,async:D})}else D&&K.stack.push({async:!0});return y},ht=(function(K){return function(y){
function D(S){y.error=y.hasError?new K(S,y.error,"An error was suppressed during disposal."):S,y.hasError=!0}var n,u=0;function M(){for(;n=y.stack.pop();)try{if(!n.
async&&u===1)return u=0,y.stack.push(n),Promise.resolve().then(M);if(n.dispose){var S=n.dispose.call(n.value);if(n.async)return u|=2,Promise.resolve(S).then(M,function(B){
return D(B),M()})}else u|=1}catch(B){D(B)}if(u===1)return y.hasError?Promise.reject(y.error):Promise.resolve();if(y.hasError)throw y.error}return M()}})(typeof SuppressedError==
"function"?SuppressedError:function(K,y,D){var n=new Error(D);return n.name="SuppressedError",n.error=K,n.suppressed=y,n});const wt=250,_t=25,gt=4e6;function Et(K){
const y=new et(K.memoryBytes),D=new F(K.root,K.cache,K);return{include:n=>D.include(n),get wrote(){return D.wrote},get diskWasShort(){return D.wasShort},async watch(n,u){
const M={stack:[],error:void 0,hasError:!1};try{const S=ft(M,new ct(n),!1);let B=Number.POSITIVE_INFINITY;for(;;){const H=Math.min(wt,Math.max(_t,B/gt));if(!await mt(
H,u))return D.settle(n).catch(()=>{});const G=[D.look(n),y.look(n)],tt=G.find(ot=>ot.breach)?.breach;if(tt)return tt;B=Math.min(...G.map(ot=>ot.room)),y.late||D.
late?S.hold():S.release()}}catch(S){M.error=S,M.hasError=!0}finally{ht(M)}}}}async function mt(K,y){return(0,g.setTimeout)(K,!0,{signal:y}).catch(()=>!1)}}),3875:((Y,P,e)=>{
e.d(P,{Ju:()=>b,T0:()=>v,bw:()=>h});var g=e(3024),m=e(3630);function b(){const o=(0,m.lK)("/proc/meminfo"),d=(0,m.$$)("MemTotal",o);if(d!==0)return{total:d,available:(0,m.
$$)("MemAvailable",o),shared:(0,m.$$)("Shmem",o),pageTables:(0,m.$$)("PageTables",o),swapFree:(0,m.$$)("SwapFree",o)}}function h(){return Number(/^oom_kill (\d+)/m.
exec((0,m.lK)("/proc/vmstat"))?.[1]??0)}const T=6n;let I;function v(){return I??=x(),I}function x(){try{const o=new BigUint64Array(new Uint8Array((0,g.readFileSync)(
"/proc/self/auxv")).buffer),d=o.findIndex((c,s)=>s%2===0&&c===T);return d===-1?4096:Number(o[d+1])}catch{return 4096}}}),5620:((Y,P,e)=>{e.d(P,{Mz:()=>d,gl:()=>v,
h6:()=>o});var g=e(3739),m=e(8302),b=e(6169),h=e(5879),T=e(1301),I=e(6293);class v extends Error{lines;constructor(s){const l=s.flatMap(a=>/^npm (?:ERR!|error) (.*)/.
exec(a)?.[1]??[]);super(l.find(a=>!x.test(a))??l[0]??"npm printed no reason"),this.lines=s}}const x=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function o(c){const s=c instanceof Error?c.message:String(c);return c instanceof I.$?{kind:"BuildFailure",message:s,facts:c.facts}:c instanceof v?{kind:"Registr\
yError",message:s,lines:c.lines}:c instanceof h.Sb?{kind:"BlobsFull",message:s}:c instanceof h.ls?{kind:"WrongBytes",message:s}:c instanceof T.u?{kind:"StoreUna\
vailable",message:s,isFull:c.isFull}:{kind:"Error",message:s,code:(0,g.xU)(c)??null}}function d({kind:c,message:s,facts:l,lines:a,isFull:f,code:r}){const i=String(
s),t=c==="BuildFailure"&&(0,m.Gv)(l)?(0,b.U$)(l):void 0;return t?new I.$(t):c==="RegistryError"&&Array.isArray(a)?new v(a.map(String)):c==="BlobsFull"?new h.Sb(
i):c==="WrongBytes"?new h.ls(i):c==="StoreUnavailable"?new T.u(i,{isFull:f===!0}):Object.assign(new Error(i),typeof r=="string"?{code:r}:{})}}),6822:((Y,P,e)=>{
e.d(P,{N:()=>x});var g=e(8302),m=e(3052),b=e(5620);const h=8*m.D6,T=m.D6,I=200,v=8;class x{#t;#e;#n=new Map;#s=new Map;#o=[];#r=0;#a=0;#c;constructor(c,s){this.#t=
c,this.#e=s,c.on("data",l=>this.#l(l)),c.on("error",()=>this.#f(void 0)),c.on("close",()=>this.#f(void 0)),c.on("end",()=>this.#f(void 0))}async call(c,s,{bytes:l,
signal:a,onEvent:f}={}){if(a?.throwIfAborted(),this.#c)throw this.#c;this.#a+=1;const r=this.#a,i={...Promise.withResolvers(),onEvent:f};this.#n.set(r,i);const t=()=>this.#i(
{abort:r});a?.addEventListener("abort",t,{once:!0}),this.#i({call:c,id:r,given:s},l);try{return await i.promise}catch(_){throw a?.throwIfAborted(),_}finally{a?.
removeEventListener("abort",t)}}tell(c,s){this.#i({tell:c,given:s})}end(){return new Promise(c=>this.#t.end(()=>c()))}#i(c,s=o){if(!this.#t.writable)return;const l=Buffer.
from(JSON.stringify(c)),a=Buffer.alloc(v);a.writeUInt32BE(l.length,0),a.writeUInt32BE(s.length,4),this.#t.cork(),this.#t.write(Buffer.concat([a,l])),s.length>0&&
this.#t.write(s),process.nextTick(()=>this.#t.uncork())}#l(c){this.#o.push(c),this.#r+=c.length;try{for(let s=this.#d();s!==void 0&&!this.#c;s=this.#d())this.#p(
...s)}catch(s){this.#f(s instanceof Error?s:new Error(String(s)))}}#d(){if(this.#r<v)return;const[c=o]=this.#o,s=c.length>=v?c:this.#u(),l=s.readUInt32BE(0),a=s.
readUInt32BE(4);if(l>h||a>T)throw new Error("it sent a message that is too long");if(this.#r<v+l+a)return;const f=this.#u(),r=f.subarray(v+l+a);this.#o.splice(0,
1,...r.length>0?[r]:[]),this.#r=r.length;const i=JSON.parse(f.toString("utf8",v,v+l));if(!(0,g.Gv)(i))throw new Error("it sent an invalid message");return[i,f.subarray(
v+l,v+l+a)]}#u(){return this.#o.length>1&&this.#o.splice(0,this.#o.length,Buffer.concat(this.#o)),this.#o[0]??o}#p(c,s){const{call:l,tell:a,abort:f,id:r,event:i,
given:t}=c;if(typeof l=="string"&&typeof r=="number"&&(0,g.Gv)(t))this.#m(l,r,t,s);else if(typeof a=="string"&&(0,g.Gv)(t))this.#e.tell?.(a,t);else if(typeof f==
"number")this.#s.get(f)?.abort(new Error("The caller aborted"));else if(typeof r=="number")this.#h(r,c,i,s);else throw new Error("it sent an invalid message")}#h(c,s,l,a){
const f=this.#n.get(c);if((0,g.Gv)(l)){f?.onEvent?.(l);return}this.#n.delete(c),(0,g.Gv)(s.error)?f?.reject((0,b.Mz)(s.error)):f?.resolve({value:s.answer,bytes:a})}async#m(c,s,l,a){
const f=Object.hasOwn(this.#e.calls,c)?this.#e.calls[c]:void 0;if(!f)return this.#f(new Error("it made an unknown call"));if(this.#s.size>=I)return this.#f(new Error(
"it made too many calls at once"));const r=new AbortController;this.#s.set(s,r);try{const i=E=>this.#i({event:E,id:s}),{value:t=null,bytes:_}=await f({given:l,bytes:a,
signal:r.signal,event:i});this.#i({answer:t,id:s},_)}catch(i){this.#i({error:(0,b.h6)(i),id:s})}finally{this.#s.delete(s)}}#f(c){if(!this.#c){this.#c=c??new Error(
"The other side has gone");for(const s of this.#n.values())s.reject(this.#c);for(const s of this.#s.values())s.abort(this.#c);this.#t.destroy(),this.#e.closed?.(
c)}}}const o=Buffer.alloc(0)}),1264:((Y,P,e)=>{e.d(P,{s:()=>m,t:()=>g});const g="SLIPWAY_BUILD",m="/usr/local/bin:/usr/bin:/bin"}),3630:((Y,P,e)=>{e.d(P,{$$:()=>I,
H0:()=>T,_N:()=>x,_n:()=>d,hC:()=>b,jN:()=>v,lK:()=>m,uX:()=>s,wA:()=>h});var g=e(3024);function m(a){try{return(0,g.readFileSync)(a,"utf8")}catch{return""}}function b(a){
return h(a)??[]}function h(a){try{return(0,g.readdirSync)(a)}catch(f){return T(f)?void 0:[]}}function T(a){return a instanceof Error&&"code"in a&&(a.code==="EAC\
CES"||a.code==="EPERM")}function I(a,f){return Number(new RegExp(`^${a}:\\s+(\\d+) kB`,"m").exec(f)?.[1]??0)*1024}function v(a){return b(a).filter(f=>/^\d+$/.test(
f)).map(Number)}function x(a){return o(`/proc/${a}/stat`)}function o(a){const f=m(a);if(f==="")return;const r=f.slice(f.lastIndexOf(")")+2).split(" ",20),[i="",
t,_,E]=r,p=Number(r[19]);return{state:i,parent:Number(t),group:Number(_),session:Number(E),started:p}}function d(a){const f=x(a);return f===void 0?!1:c(f)?b(`/p\
roc/${a}/task`).some(r=>{const i=o(`/proc/${a}/task/${r}/stat`);return i!==void 0&&!c(i)}):!0}function c({state:a}){return/^[ZX]/.test(a)}function s(a){return l(
a)?a:b(`${a}/task`).map(f=>`${a}/task/${f}`).find(l)}function l(a){return/^[1-9]/.test(m(`${a}/statm`))}}),9307:((Y,P,e)=>{e.d(P,{k3:()=>i.k3,uY:()=>i.uY,mB:()=>A});
var g=e(1421),m=e(8474),b=e(8161),h=e(7075),T=e(4378),I=e(3875),v=e(6193);const x=16384,o=65536,d=10,c=1e3,s=1;function l(Z,N){const $=new v.StringDecoder("utf8"),
F=Promise.withResolvers();let W=[],X="",st=!1;const it=()=>{for(const R of W.slice(0,c))N(R.slice(0,x));W=W.slice(c),W.length>0?setTimeout(it,s):st?F.resolve():
Z.resume()};return Z.on("data",R=>{const U=(X+$.write(R)).split(`
`);X=(U.pop()??"").slice(0,x);const V=R.length>=o,q=W.length>0;if(W=q?[...W,...U]:U,!(q||W.length===0)){if(!V&&W.length<=c)return it();Z.pause(),setTimeout(it,V?
d:0)}}),Z.on("close",()=>{const R=W.length>0;X!==""&&(W=[...W,X]),st=!0,R||it()}),F.promise}var a=e(1264),f=e(8500),r=e(3630),i=e(2106);const t=1e4;class _{#t;#e;#n=new Map;constructor(N){
this.#t=N}list(){const N=this.namespace;if(N===void 0)return[];const $=(0,r.jN)("/proc"),F=new Set($);for(const W of this.#n.keys())F.has(W)||this.#n.delete(W);
return $.filter(W=>this.#s(W,N)).map(W=>`/proc/${W}`)}get shm(){const N=this.namespace;return N===void 0?void 0:`/proc/${N}/root/dev/shm`}get namespace(){const N=this.#t();
if(N===void 0)return;const $=(0,r._N)(N)?.started;return this.#e===void 0&&E(N)&&(this.#e=$),$!==void 0&&$===this.#e?N:void 0}async end(N=t){for(const $=Date.now()+
N;;await(0,f.setTimeout)(1)){const F=this.namespace;if(F===void 0||!(0,r._n)(F))return!0;if(Date.now()>=$)return!1;(0,i.z7)(F)}}#s(N,$){const F=[];let W;for(let X=N;W===
void 0;X=(0,r._N)(X)?.parent){if(X===void 0)return!1;W=X===$?!0:X<=1||X===process.pid?!1:this.#n.get(X),W===void 0&&F.push(X)}for(const X of F)this.#n.set(X,W);
return W}}function E(Z){return/^NSpid:\s.*\s1$/m.test((0,r.lK)(`/proc/${Z}/status`))}var p=function(Z,N,$){if(N!=null){if(typeof N!="object"&&typeof N!="functio\
n")throw new TypeError("Object expected.");var F,W;if($){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");F=N[Symbol.asyncDispose]}
if(F===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");F=N[Symbol.dispose],$&&(W=F)}if(typeof F!="function")throw new TypeError(
"Object not disposable.");W&&(F=function(){try{W.call(this)}catch(X){return Promise.reject(X)}}),Z.stack.push({value:N,dispose:F,async:$})}else $&&Z.stack.push(
{async:!0});return N},w=(function(Z){return function(N){function $(st){N.error=N.hasError?new Z(st,N.error,"An error was suppressed during disposal."):st,N.hasError=
!0}var F,W=0;function X(){for(;F=N.stack.pop();)try{if(!F.async&&W===1)return W=0,N.stack.push(F),Promise.resolve().then(X);if(F.dispose){var st=F.dispose.call(
F.value);if(F.async)return W|=2,Promise.resolve(st).then(X,function(it){return $(it),X()})}else W|=1}catch(it){$(it)}if(W===1)return N.hasError?Promise.reject(N.
error):Promise.resolve();if(N.hasError)throw N.error}return X()}})(typeof SuppressedError=="function"?SuppressedError:function(Z,N,$){var F=new Error($);return F.
name="SuppressedError",F.error=Z,F.suppressed=N,F});async function A(Z,N,$){$.signal?.throwIfAborted();const F=(0,I.bw)(),{child:W,printed:X}=C(Z,N,$),st=$.namespace?
ut(W.stdio[4]):()=>"",it=()=>Number(/"child-pid": (\d+)/.exec(st())?.[1]??Number.NaN)||void 0,R=new i.b0(O(W.pid,$)),U=new _(it),V=(0,m.once)(W,"close");V.catch(
()=>{});const q=async()=>{if(W.pid!==void 0&&(0,i.z7)(-W.pid),!($.namespace?await U.end():!$.sweep||await R.end()))throw new Error(L)},et=()=>{q().catch(()=>{})};
$.signal?.addEventListener("abort",et,{once:!0});const nt=new AbortController,rt=$.watch?.($.namespace?U:R,nt.signal);rt?.then(ct=>ct&&et());try{const[ct,dt]=await(0,m.
once)(W,"exit");if(nt.abort(),await q(),await z(W,V),await X,!await U.end())throw new Error(L);$.signal?.throwIfAborted();const ft=(0,I.bw)()>F;return{...Q(ct,dt),
breach:await rt,shortOfMemory:ft}}finally{nt.abort(),$.signal?.removeEventListener("abort",et)}}const L="Some processes of the command could not be ended";function C(Z,N,$){
const F={stack:[],error:void 0,hasError:!1};try{const W=["ignore","pipe","pipe",$.channel===void 0&&!$.onLink?"ignore":"pipe"];W.push($.namespace?"pipe":"ignore",
$.filter===void 0?"ignore":"pipe");const X=p(F,(0,T.T)(W),!1),st=(0,g.spawn)(Z,N,{cwd:$.cwd,env:{...$.env},detached:!0,stdio:X.stdio}),[,,,it]=st.stdio;$.onLink&&
it instanceof h.Duplex?$.onLink(it):k(it,$.channel),k(st.stdio.at(5),$.filter);const{onLine:R=()=>{}}=$,U=["stdout","stderr"].map(V=>{const q=st[V];return q?l(q,
et=>R(et,V)):void 0});return{child:st,printed:Promise.all(U)}}catch(W){F.error=W,F.hasError=!0}finally{w(F)}}function k(Z,N){!(Z instanceof h.Duplex)||N===void 0||
(Z.on("error",()=>{}),Z.end(N))}function O(Z,{env:N,sweep:$}){const F=$?N[a.t]:void 0;if(F===void 0)return{root:Z};const W=(0,i.x3)(F);return{root:Z,marker:X=>X===
F,lock:X=>X===W}}const j=1e4;async function z(Z,N){const $=setTimeout(()=>{for(const F of Z.stdio)F?.destroy()},j);await N,clearTimeout($)}const J=["SIGHUP","SI\
GINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function Q(Z,N){const $=typeof Z=="number"?Z:null,F=J.find(W=>$===128+b.constants.signals[W]);
return{exitCode:$,signal:typeof N=="string"?N:F??null}}const at=4096;function ut(Z){let N="";return Z instanceof h.Readable&&Z.setEncoding("utf8").on("data",$=>{
N=(N+$).slice(0,at)}),()=>N}}),9761:((Y,P,e)=>{e.d(P,{CM:()=>h,Md:()=>b,Nz:()=>m});var g=e(1455);const m=".new";function b(T){return T.replaceAll("/","+")}async function h(T,I){
const v=`${b(I)}@`;return(await(0,g.readdir)(T).catch(()=>[])).filter(o=>o.startsWith(v)&&!o.endsWith(m)).map(o=>o.slice(v.length))}}),2106:((Y,P,e)=>{e.d(P,{b0:()=>v,
k3:()=>d,uY:()=>c,x3:()=>l,z7:()=>x});var g=e(7598),m=e(8500),b=e(1264),h=e(3630);const T=1e4,I=2;class v{shm=void 0;namespace=void 0;#t;#e=new Map;#n=new Set;constructor(i){
this.#t=i,i.root!==void 0&&this.#n.add(i.root)}list(){return this.#s().map(i=>`/proc/${i}`)}#s(){const i=(0,h.jN)("/proc"),t=new Set(i);for(const E of this.#e.keys())
t.has(E)||this.#e.delete(E);let _=i.filter(E=>!this.#e.has(E));for(const E of _)this.#e.set(E,!1);for(let E=_;E.length>0;_=_.filter(p=>!this.#e.get(p)))E=_.filter(
p=>this.#o(p));return i.filter(E=>this.#e.get(E))}#o(i){const t=(0,h._N)(i);if(t===void 0||i===process.pid)return!1;const{root:_,marker:E,lock:p}=this.#t,w=this.#e.
get(t.parent)||this.#n.has(t.group)||this.#n.has(t.session);if(!(i===_||w||(p?.(a(i))??!1)||(E?.(f(i))??!1)))return!1;this.#e.set(i,!0);for(const L of[t.group,t.
session])_!==void 0&&L!==0&&this.#n.add(L);return!0}async end(){let i=!1;for(const t=Date.now()+T;Date.now()<t;){const _=this.#s().filter(E=>(0,h._n)(E));if(_.length===
0&&i)return!0;i=_.length===0;for(const E of _)x(E);await(0,m.setTimeout)(I)}return!1}}function x(r){try{process.kill(r,"SIGKILL")}catch{}}async function o(r){await new v(
{marker:i=>i!==""&&r(i)}).end()}async function d(r,i){const t=i===void 0?void 0:`${r}${i}`,_=l(t??r);await new v({marker:E=>t===void 0?E.startsWith(r):E===t,lock:E=>t===
void 0?Math.floor(E/s)===Math.floor(_/s):E===_}).end()}async function c(r,i){const t=r.slice(0,r.lastIndexOf("/")+1),_=E=>{const p=(0,h.lK)(`/proc/${E}/cmdline`).
split("\0").find(w=>w.startsWith(t));return p!==void 0&&p!==i};for(const E=Date.now()+T;Date.now()<E;){const p=(0,h.jN)("/proc").filter(w=>_(w)&&(0,h._n)(w));if(p.
length===0)return;for(const w of p)x(w);await(0,m.setTimeout)(I)}}const s=2**24;function l(r){const[i="",t=""]=r.split("/",2),_=E=>(0,g.createHash)("sha256").update(
E).digest().readUIntBE(0,3);return(s/2+_(i)%(s/2))*s+_(t)}function a(r){return Number(/^Max file locks +(\d+)/m.exec((0,h.lK)(`/proc/${r}/limits`))?.[1]??0)}function f(r){
return(0,h.lK)(`/proc/${r}/environ`).split("\0").find(t=>t.startsWith(`${b.t}=`))?.slice(b.t.length+1)??""}}),6757:((Y,P,e)=>{e.d(P,{FT:()=>E,Fi:()=>ut,IM:()=>l,
PE:()=>_,_j:()=>it,dM:()=>$,fV:()=>o,jf:()=>j,l7:()=>Z,m7:()=>J,o5:()=>c,qh:()=>C,r$:()=>d,sK:()=>a});var g=e(7598),m=e(1455),b=e(6760),h=e(3739),T=e(3052),I=e(
6321),v=e(1264),x=e(9307);const o="cache",d="installs";function c(R){return(0,g.createHash)("sha256").update(JSON.stringify([R.org,R.project,R.appID])).digest("\
hex").slice(0,32)}const s=["home"];function l(R){const U=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(R)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(U)&&!s.includes(U)?U:"sourc\
e"}async function a(R,U,V,q,et="source"){await(0,m.mkdir)((0,b.join)(R,c(U)),{recursive:!0});const nt=await(0,m.realpath)((0,b.join)(R,c(U)));await(0,m.chmod)(nt,
493);const rt=await t(nt,V),ct=(0,b.join)(rt,i),dt={cache:(0,b.join)(nt,o),installs:(0,b.join)(nt,d),root:ct,source:(0,b.join)(ct,et),home:(0,b.join)(ct,"home"),
tmp:(0,b.join)(rt,"tmp")};await w(Object.values(dt),q);const ft=await L(dt.cache);return{app:nt,holder:rt,isFirst:ft===0,owner:q,...dt}}const f="work",r="of",i="\
root";async function t(R,U){const V=(0,b.join)(R,U);await $(V),await(0,m.mkdir)(V),await(0,m.writeFile)((0,b.join)(V,r),U);const q=(0,b.join)(R,f);return(0,m.rename)(
V,q).then(()=>q,()=>V)}async function _(R){return(0,b.basename)(R)!==f?(0,b.basename)(R):(0,m.readFile)((0,b.join)(R,r),"utf8").catch(()=>"")}async function E({
root:R,source:U,home:V,tmp:q,owner:et}){for(const nt of[R,q])for(const rt of await(0,m.readdir)(nt))await $((0,b.join)(nt,rt));await w([U,V],p(et)?et:void 0)}function p(R){
return R!==void 0&&R!==process.getuid?.()}async function w(R,U){for(const V of R)await(0,m.mkdir)(V,{recursive:!0}),U!==void 0&&await(0,m.chown)(V,U,U)}const A=100;
async function L(R){let U=0;if(!(await(0,m.lstat)(R)).isDirectory())return U;await(0,m.chmod)(R,493);for await(const V of await(0,m.opendir)(R))if(V.isDirectory()&&
await(0,m.chmod)((0,b.join)(R,V.name),493).catch(()=>{}),U+=1,U===A)break;return U}async function C({app:R,holder:U}){await(0,m.chmod)(R,493).catch(()=>{}),await $(
U)}const k={bytes:T.j9,files:2e5},O=16*T.j9;async function j(R,U,V){V.bytes<=k.bytes&&V.files<=k.files&&((0,I.vy)(R)?.bytes??0)>=O&&(await ut(R,[U.holder])).length===
0||await C(U)}const z=".removed";async function J(R){const U=[];for(const V of await at(R))V!==z&&U.push(...await Q((0,b.join)(R,V)));return U}async function Q(R){
return await(0,m.chmod)(R,493).catch(()=>{}),(await at(R)).filter(U=>U!==o&&U!==d).map(U=>(0,b.join)(R,U))}async function at(R){return(await(0,m.readdir)(R,{withFileTypes:!0}).
catch(()=>[])).filter(V=>V.isDirectory()).map(V=>V.name)}async function ut(R,U){const V=[];for(const q of U)await(0,m.mkdir)((0,b.join)(R,z),{recursive:!0,mode:448}).
catch(()=>{}),await(0,m.chmod)(q,448).catch(()=>{}),await(0,m.rename)(q,(0,b.join)(R,z,(0,g.randomUUID)())).catch(et=>{(0,h.xU)(et)!=="ENOENT"&&V.push(q)});return V}
async function Z(R,U,V){const q=(0,b.join)(R,z),et=[];for(const nt of[...(await at(q)).map(rt=>(0,b.join)(q,rt)),...U])await $(nt,{signal:V})||et.push(nt);return et}
const N=10*6e4;async function $(R,{signal:U,ms:V=N}={}){if(!await st(R))return!0;const q=AbortSignal.any([AbortSignal.timeout(V),...U?[U]:[]]);for(const[et,...nt]of[
["rm","-rf","--one-file-system"],["chmod","-R","u+rwX"],["rm","-rf"]]){if(await(0,x.mB)(et,[...nt,"--",R],{cwd:"/",env:F,signal:q}).catch(W)==="missing")return X(
R);if(q.aborted||!await st(R))break}return!await st(R)}const F={PATH:v.s,LC_ALL:"C"};function W(R){return(0,h.xU)(R)==="ENOENT"?"missing":void 0}async function X(R){
return await(0,m.rm)(R,{recursive:!0,force:!0}).catch(()=>{}),!await st(R)}async function st(R){return(0,m.lstat)(R).then(()=>!0,U=>(0,h.xU)(U)!=="ENOENT")}async function it(R,U){
if(!p(U))return;const{exitCode:V}=await(0,x.mB)("chown",["-RhP",`${U}:${U}`,"--",R],{env:{},cwd:"/"});if(V!==0)throw new Error(`chown of ${R} failed`)}}),5879:((Y,P,e)=>{
e.d(P,{Sb:()=>m,YU:()=>T,bb:()=>v,ge:()=>x,ls:()=>b,zA:()=>g});function g(o){return o}class m extends Error{name="BlobsFull"}class b extends Error{name="WrongBy\
tes"}const h=200,T=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,I=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function v(o){if(o.length<=h&&I.test(o))return o;
throw new TypeError(`${JSON.stringify(o.slice(0,100))} is not the key of a blob`)}function x(o){if(o==="")return o;if(!o.endsWith("/"))throw new TypeError(`The \
prefix ${JSON.stringify(o.slice(0,100))} needs a / at its end`);return v(o.slice(0,-1)),o}}),1301:((Y,P,e)=>{e.d(P,{u:()=>g});class g extends Error{name="StoreU\
navailable";isFull;constructor(b,{isFull:h=!1,...T}={}){super(b,T),this.isFull=h}}}),6293:((Y,P,e)=>{e.d(P,{$:()=>m});var g=e(6169);class m extends Error{name="\
BuildFailure";facts;constructor(h){const T=(0,g.Fd)(h);super(T.message),this.facts=T}}}),8013:((Y,P,e)=>{e.d(P,{V:()=>m,_:()=>v});var g=e(6293);function m(o,d,c,s=[]){
return new g.$({stage:o,code:d,message:c,exitCode:null,signal:null,log:s,diagnostics:[]})}const b=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],h=/\bSIGKILL\b|\bkilled\b/i,T={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},I=40;function v(o,d,c,s){const{exitCode:l,signal:a,breach:f}=c,r=s.last(),i=`The ${o} command \`${d}\``,t={stage:o,exitCode:l,
signal:a,log:r,diagnostics:[]};if(f)return new g.$({...t,code:f.code,message:`${i} was stopped because ${f.because}`});const _=x(c,r.slice(-I).join(`
`)),E=_?.code??(o==="install"?"install_failed":"build_failed"),p=l===null?`ended by ${a}`:`exited with code ${l}`,w=_?`${i} ${_.says} (it ${p})`:`${i} ${p}`;return new g.
$({...t,code:E,message:w})}function x({signal:o,shortOfMemory:d,diskWasShort:c},s){return d&&(o==="SIGKILL"||h.test(s))?T:b.find(l=>(c||!l.ofDisk)&&(l.signals?.
includes(o??"")||l.log?.test(s)))}}),7063:((Y,P,e)=>{e.d(P,{VS:()=>c,gE:()=>d,wl:()=>T,ww:()=>o});var g=e(9307),m=e(8013),b=e(3563);const h=[["core.hooksPath","\
/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedH\
ead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],T=/no space left on device|disk quota exceeded|unable to write file/i,I=1e3,v=50,x=2e3;function o(s,l){
const a={...l.env,...d(s)},f=async(r,i)=>{const t=[];let _=0;const{run:E=g.mB}=l,{exitCode:p,breach:w}=await E("git",r,{cwd:"/",env:a,signal:l.signal,watch:l.guard?.
watch,onLine(L,C){if(C==="stdout")return i?.(L.slice(0,x));t.push(L.slice(0,x)),t.length>=2*v&&t.splice(0,v),_+=1,_<=I&&l.onLine((0,b.r)(L.slice(0,x)))}});_>I&&
l.onLine(`[\u2026 ${_-I} more lines of git are left out \u2026]`);const A=t.slice(-v).map(b.r);if(w)throw(0,m.V)("clone",w.code,`The clone was stopped because ${w.
because}`,A);return{exitCode:p,errors:A}};return{try:f,async must(r){const{exitCode:i,errors:t}=await f(r);if(i===0)return;throw T.test(t.join(`
`))?(0,m.V)("clone","disk_full","The disk is full: the repository could not be checked out",t):(0,m.V)("clone","clone_failed",`The checkout failed: ${c(t)}`,t)}}}
function d(s){const l=h.flatMap(([a,f],r)=>[[`GIT_CONFIG_KEY_${r}`,a],[`GIT_CONFIG_VALUE_${r}`,f]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:s,GIT_CONFIG_COUNT:String(h.length),...Object.fromEntries(l)}}function c(s){return(s.findLast(a=>/^(?:fatal|error|remote):/.
test(a))??s.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),9910:((Y,P,e)=>{e.d(P,{YT:()=>c,aF:()=>a,qq:()=>d,z6:()=>l});var g=e(7598),m=e(
3024),b=e(1455),h=e(6760),T=e(1264),I=e(9307),v=function(f,r,i){if(r!=null){if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object expected.");
var t,_;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=r[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");t=r[Symbol.dispose],i&&(_=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");_&&(t=function(){try{_.call(
this)}catch(E){return Promise.reject(E)}}),f.stack.push({value:r,dispose:t,async:i})}else i&&f.stack.push({async:!0});return r},x=(function(f){return function(r){
function i(p){r.error=r.hasError?new f(p,r.error,"An error was suppressed during disposal."):p,r.hasError=!0}var t,_=0;function E(){for(;t=r.stack.pop();)try{if(!t.
async&&_===1)return _=0,r.stack.push(t),Promise.resolve().then(E);if(t.dispose){var p=t.dispose.call(t.value);if(t.async)return _|=2,Promise.resolve(p).then(E,function(w){
return i(w),E()})}else _|=1}catch(w){i(w)}if(_===1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return E()}})(typeof SuppressedError==
"function"?SuppressedError:function(f,r,i){var t=new Error(i);return t.name="SuppressedError",t.error=f,t.suppressed=r,t});const o=6e4;async function d(f,r,i,{mostBytes:t,
signal:_}){const E=`${i}.list`;await(0,b.writeFile)(E,r.map(A=>`./${A}\0`).join(""),{mode:384});const p=`ulimit -f ${Math.ceil(t/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,w=AbortSignal.any([_,AbortSignal.timeout(o)]);try{const{exitCode:A}=await(0,I.mB)("/bin/sh",["-c",p,"sh",i,f,E],{cwd:"/",env:{PATH:T.
s,LC_ALL:"C"},signal:w});return A===0}catch(A){if(_.aborted)throw A;return!1}}function c(f){return`tar -b 128 -xpPf ${f} --no-same-owner`}const s=1024*1024;async function l(f,r,{
bytes:i,text:t}={}){const _={stack:[],error:void 0,hasError:!1};try{const E=v(_,await(0,b.open)(f,m.constants.O_RDONLY|m.constants.O_NOFOLLOW),!0),p=await E.stat();
if(!p.isFile()||i!==void 0&&p.size!==i)return;const w=(0,g.createHash)("sha256"),A=Math.max(0,Buffer.byteLength(t??"")-1),L=Buffer.alloc(A+s);let[C,k]=[0,!1];for(;;){
r.throwIfAborted();const{bytesRead:O}=await E.read(L,A,s,C);if(O===0)break;w.update(L.subarray(A,A+O)),k||=t!==void 0&&L.subarray(0,A+O).includes(t),L.copyWithin(
0,O,A+O),C+=O}return{bytes:C,hash:w.digest("hex"),hasText:k}}catch(E){_.error=E,_.hasError=!0}finally{const E=x(_);E&&await E}}function a(f){return(0,h.join)(f,
"tree.tar")}}),3121:((Y,P,e)=>{e.d(P,{$f:()=>r,Xw:()=>l,ll:()=>i,s9:()=>t});var g=e(7598),m=e(3024),b=e(1455),h=e(6760),T=e(8302),I=e(6321),v=e(6757),x=e(9910),
o=function(p,w,A){if(w!=null){if(typeof w!="object"&&typeof w!="function")throw new TypeError("Object expected.");var L,C;if(A){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");L=w[Symbol.asyncDispose]}if(L===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");L=w[Symbol.
dispose],A&&(C=L)}if(typeof L!="function")throw new TypeError("Object not disposable.");C&&(L=function(){try{C.call(this)}catch(k){return Promise.reject(k)}}),p.
stack.push({value:w,dispose:L,async:A})}else A&&p.stack.push({async:!0});return w},d=(function(p){return function(w){function A(O){w.error=w.hasError?new p(O,w.
error,"An error was suppressed during disposal."):O,w.hasError=!0}var L,C=0;function k(){for(;L=w.stack.pop();)try{if(!L.async&&C===1)return C=0,w.stack.push(L),
Promise.resolve().then(k);if(L.dispose){var O=L.dispose.call(L.value);if(L.async)return C|=2,Promise.resolve(O).then(k,function(j){return A(j),k()})}else C|=1}catch(j){
A(j)}if(C===1)return w.hasError?Promise.reject(w.error):Promise.resolve();if(w.hasError)throw w.error}return k()}})(typeof SuppressedError=="function"?SuppressedError:
function(p,w,A){var L=new Error(A);return L.name="SuppressedError",L.error=p,L.suppressed=w,L});const c=8,s=2*1024*1024,l=1/4,a=".drafts",f=".removed";class r{#t;#e;constructor(w,A){
this.#t=w,this.#e=A}get mostBytes(){const w=(0,I.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.installBytes,this.#e.installsBytes,w*l))}async find(w){
const A=(0,h.join)(this.#t,w);try{if(!(await(0,b.stat)(A)).isDirectory())return}catch{return}const L=await E(A).catch(()=>{});if(L?.key===w)return{label:L,folder:A,
archive:(0,x.aF)(A)};await this.remove(A)}async isWhole({label:w,folder:A,archive:L},C){try{if((await(0,x.z6)(L,C,w))?.hash===w.hash){const k=new Date;return await(0,b.
utimes)(A,k,k),!0}}catch{C.throwIfAborted()}return await this.remove(A),!1}async draft(w){const A=(0,h.join)(this.#t,a,w);return await this.remove(A),await(0,b.
mkdir)(A,{recursive:!0,mode:493}),A}async keep(w,A,L=!1){await(0,b.chmod)((0,x.aF)(w),292),await(0,b.writeFile)(_(w),JSON.stringify(A),{mode:384}),L&&await this.
drop(A.key),await(0,b.rename)(w,(0,h.join)(this.#t,A.key)).catch(()=>this.remove(w));let C=0;for(const[k,O]of i(await t(this.#t)).entries())C+=O.bytes,(C>this.#e.
installBytes||k>=c)&&await this.remove(O.folder)}async remove(w){const A=(0,h.join)(this.#t,f,(0,g.randomUUID)());try{await(0,b.rename)(w,A)}catch{await(0,b.mkdir)(
(0,h.join)(this.#t,f),{recursive:!0,mode:448}),await(0,b.rename)(w,A).catch(()=>{})}await(0,v.dM)(A)}async drop(w){await this.remove((0,h.join)(this.#t,w)).catch(
()=>{})}async tidy(w){if(w===null)for(const A of[a,f])await(0,v.dM)((0,h.join)(this.#t,A));else for(const A of[w,`${w}.cache`])await(0,v.dM)((0,h.join)(this.#t,
a,A))}}function i(p){return[...p].sort((w,A)=>A.usedMs-w.usedMs)}async function t(p){const w=[];for(const A of await(0,b.readdir)(p).catch(()=>[])){if(A.startsWith(
"."))continue;const L=(0,h.join)(p,A),[C,k]=await Promise.all([(0,b.lstat)(L).catch(()=>{}),(0,b.lstat)((0,x.aF)(L)).catch(()=>{})]);C&&w.push({folder:L,bytes:k?.
size??0,usedMs:C.mtimeMs})}return w}function _(p){return(0,h.join)(p,"label.json")}async function E(p){const w={stack:[],error:void 0,hasError:!1};try{const A=o(
w,await(0,b.open)(_(p),m.constants.O_RDONLY|m.constants.O_NOFOLLOW),!0);if((await A.stat()).size>s)return;const L=JSON.parse(await A.readFile("utf8"));if(!(0,T.
Gv)(L))return;const{key:C,deployID:k,place:O,made:j,bytes:z,hash:J}=L;return!(0,T.KH)(C,64)||!(0,T.KH)(k,256)||!(0,T.KH)(J,64)||!(O===null||(0,T.KH)(O,4096))||typeof z!=
"number"||!Array.isArray(j)||!j.every(Q=>(0,T.KH)(Q,4096))?void 0:{key:C,deployID:k,place:O,made:j,bytes:z,hash:J}}catch(A){w.error=A,w.hasError=!0}finally{const A=d(
w);A&&await A}}}),3563:((Y,P,e)=>{e.d(P,{B:()=>h,r:()=>m.ri});var g=e(3136),m=e(597),b=e(8013);function h(x,o){const d=(0,m.Nu)(x,o.allowLocal),c=(0,m.ri)(x);switch(d.
kind){case"name":return T((0,m.F1)(o.template,d.name));case"remote":return{url:d.url.href,shown:c,protocols:I(d.url)};case"file":return{url:(0,g.fileURLToPath)(
d.url),shown:c,protocols:"file"};case"path":return T((0,g.pathToFileURL)(d.path).href);case"refused":throw v(c,d)}}function T(x){const o=new URL(x);return{url:o.
protocol==="file:"?(0,g.fileURLToPath)(o):o.href,shown:(0,m.ri)(x),protocols:I(o)}}function I({protocol:x}){return x==="http:"?"http:https":x.slice(0,-1)}function v(x,{
problem:o,instead:d}){const c=`The repository "${x}" ${o}: write ${d}`;return(0,b.V)("clone","repository_not_allowed",c)}})};export{xt as id,St as ids,Ot as modules};

const he=788,_e=[788],me={1224:((Q,B,e)=>{e.d(B,{jq:()=>u,ml:()=>f});var s=e(8500);const f={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(T,m){
m?.throwIfAborted();try{await(0,s.setTimeout)(T,void 0,{signal:m})}catch(L){throw m?.throwIfAborted(),L}},after(T,m){const L=setTimeout(m,T);return()=>clearTimeout(
L)}},u={now(){const{user:T,system:m}=process.cpuUsage();return(T+m)/1e3}},r=(T,m)=>{const L=setInterval(m,T).unref();return()=>clearInterval(L)}}),9127:((Q,B,e)=>{
e.d(B,{a3:()=>r});var s=e(3739);const f=null;function u(D,c){const d=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(D.trim()),
[,..._]=d??[],I=f.reduce((M,K,y)=>M+Number(_[y]??0)*K,0);if(!d||I===0)throw new SlipwayError("invalid_input",`${c}: "${D}" is not a duration`,{input:c,remedy:"W\
rite it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return I}function r(D){if(D<1e3)return`${Math.round(D)}ms`;if(D<59950)return`${(D/
1e3).toFixed(1)}s`;const c=Math.round(D/1e3),d=_=>String(_).padStart(2,"0");return c<3600?`${Math.floor(c/60)}m ${d(c%60)}s`:`${Math.floor(c/3600)}h ${d(Math.floor(
c%3600/60))}m`}const T=null,m=null;function L(D,c){const d=c-D;if(d>m)return new Date(D).toISOString().slice(0,10);const[_,I]=T.find(([,K])=>d>=K)??[];if(!_||_===
"second"&&d<1e4)return"just now";const M=Math.floor(d/I);return`${M} ${_}${M===1?"":"s"} ago`}}),3739:((Q,B,e)=>{e.d(B,{GQ:()=>u,I7:()=>r,b$:()=>D,xU:()=>m,xb:()=>T});
const s={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},f=Object.keys(s);class u extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(d,_,I={}){
super(_,I.cause===void 0?void 0:{cause:I.cause}),this.code=d,this.mender=s[d],this.remedy=I.remedy,this.input=I.input,this.place=I.place,this.call=I.call,this.also=
I.also??[]}with({code:d=this.code,message:_=this.message,...I}){const{remedy:M,input:K,place:y,call:W,cause:A,also:t}=this;return new u(d,_,{remedy:M,input:K,place:y,
call:W,cause:A,also:t,...I})}}function r(c){if(c instanceof u)return c;const d=c instanceof Error?c.message:String(c);return new u("internal",d,{cause:c,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function T(c){throw new u("internal",`Unhandled case: ${JSON.stringify(c)}`)}function m(c){
if(!(!(c instanceof Error)||!("code"in c)))return typeof c.code=="string"?c.code:void 0}const L=new Set(["ENOSPC","EDQUOT"]);function D(c){return L.has(m(c))}}),
8627:((Q,B,e)=>{e.d(B,{e:()=>u});var s=e(1455),f=e(6760);async function u(r,T){const{bare:m,branch:L,commit:D,lender:c,shallow:d,origin:_}=T;for(const K of["obj\
ects/info","refs"])await(0,s.mkdir)((0,f.join)(r,K),{recursive:!0});const I=_===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(_)}
`,M={HEAD:`ref: refs/heads/${L}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${m}
${I}`,"packed-refs":D&&`${D} refs/heads/${L}
`,"objects/info/alternates":c&&`${(0,f.join)(c,"objects")}
`,shallow:d};for(const[K,y]of Object.entries(M))y&&await(0,s.writeFile)((0,f.join)(r,K),y)}}),8302:((Q,B,e)=>{e.d(B,{D7:()=>u,Gv:()=>s,KH:()=>T,U4:()=>f});function s(m){
return typeof m=="object"&&m!==null&&!Array.isArray(m)}function f(m){try{return JSON.parse(m)}catch{return}}function u(m){const L=f(m);return s(L)?L:void 0}function r(m){
const L=Object.entries(m).filter(([,D])=>D!==void 0);return Object.fromEntries(L)}function T(m,L){return typeof m=="string"&&m.length<=L}}),7994:((Q,B,e)=>{e.d(
B,{FK:()=>T,UG:()=>L});var s=e(3024),f=e(1455),u=e(6760),r=e(3739);function T(d,_){const I=(0,u.relative)(d,_);return I===""||I!==".."&&!I.startsWith(`..${u.sep}`)&&
!(0,u.isAbsolute)(I)}function m(d,_){const I=(0,u.resolve)(d,_);if(_.includes("\0")||!T((0,u.resolve)(d),I))throw c(_);return I}async function L(d,_){const[I,M]=await Promise.
all([(0,f.realpath)(d),(0,f.realpath)(m(d,_))]);if(!T(I,M))throw c(_);return M}function D(d,_){if(!existsSync(d)){D(dirname(d),_);try{mkdirSync(d,{mode:_})}catch(I){
if(systemCode(I)!=="EEXIST")throw I}}}function c(d){return new r.GQ("path_escapes_root",`The path "${d}" leaves its root folder`,{remedy:"Name a path inside the\
 folder, without links that lead out of it."})}}),3052:((Q,B,e)=>{e.d(B,{D6:()=>u,Xq:()=>L,j9:()=>r});var s=e(3739);const f=1024,u=1024*f,r=1024*u,T=[["TiB",1024*
r],["GiB",r],["MiB",u],["KiB",f]];function m(D,c){const[,d,_]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(D.trim())??[],I=T.find(([K])=>K.toLowerCase()===_?.toLowerCase())?.[1],
M=Math.round(Number(d)*(I??Number.NaN));if(M>0&&Number.isSafeInteger(M))return M;throw new SlipwayError("invalid_input",`${c}: "${D}" is not a size`,{input:c,remedy:"\
Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function L(D){const[c,d]=T.find(([,I])=>D>=I)??["bytes",1],_=D/d;return`${_<10&&
d>1?_.toFixed(1).replace(/\.0$/,""):Math.round(_)} ${c}`}}),5807:((Q,B,e)=>{e.d(B,{DJ:()=>I,FF:()=>l,Kf:()=>y,Nl:()=>_,OK:()=>D,Ow:()=>W,aL:()=>t,oF:()=>o,vI:()=>K,
zD:()=>p});const s="\x1B",f="\x07",u=new RegExp(`${s}[\\]P_^X][^${f}${s}]*(?:${f}|${s}\\\\)|${s}\\[[0-?]*[ -/]*[@-~]|${s}[ -/]*[0-Z\\\\^-~]`,"g"),r=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
T=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),m=new RegExp(
`(?!\\t)(?:${T.source})`,"gu"),L=new RegExp(`${s}\\[[0-9;:]{0,40}m`,"g");function D(g){const G=g.includes(s)?g.match(L)??[]:[];return G.length===0?{texts:[g],codes:G}:
{texts:g.split(L),codes:G}}const c=/^[ -~]*$/,d=/^[\t -~]*$/;function _(g){return g.includes(s)?g.replace(u,""):g}function I(g){return d.test(g)?g:_(g).replace(
/[\n\u2028\u2029]/g," ").replace(m,"")}function M(g){return g.split(`
`).map(I).join(`
`)}function K(g,G){return g.length>G?A(g,G):g}function y(g){return g.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function W(g,G=2e3){const x=g.length>G*8+1024?g.slice(
0,G*8+1024):g;if(c.test(x)&&x.length<=G)return g;const O=_(x).replace(r," ").replace(T,"").toWellFormed();return O.length>G||x.length<g.length?A(O,G):O}function A(g,G){
if(G<1)return"";const x=g.slice(0,G-1),O=x.charCodeAt(x.length-1);return`${O>=55296&&O<=56319?x.slice(0,-1):x}\u2026`}function t(g){return g.trim().split(/\s+/)}
function p(g){let[G,x]=[String(g),""];for(;G.length>3;G=G.slice(0,-3))x=`,${G.slice(-3)}${x}`;return G+x}function n(g,G){return`${p(g)} ${G}${g===1?"":"s"}`}function o(g){
return l(g)??g}function l(g){try{return decodeURIComponent(g)}catch{return}}const C=/^[\t\n\r -~]*$/,w=new RegExp(`\\u2028|\\u2029|(?![\\n\\r])(?:${m.source})`,
"gu");function R(g){return C.test(g)?g:g.replace(w,F)}function F(g){return Array.from({length:g.length},(x,O)=>g.charCodeAt(O)).map(x=>`\\u${x.toString(16).padStart(
4,"0")}`).join("")}}),8595:((Q,B,e)=>{e.d(B,{i1:()=>u,iA:()=>f,iq:()=>r,q3:()=>T,ws:()=>s});const s=5,f=500,u=["build_fault","index_unanswered","index_empty","d\
ead_asset","dead_mention","unclosed_block"],r=10,T=["repository","secrets","example"]}),2207:((Q,B,e)=>{e.d(B,{Mb:()=>f,sR:()=>u});const s=null,f=["queue","clon\
e","install","build","sync","activate"],u=["repository_not_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_\
missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","node_unavailable","install_failed","build_failed","build_timeout","build_\
killed","builder_crashed","out_of_memory","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk\
_full","storage_unavailable","sync_failed","activation_failed","interrupted"],r={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,
app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,rate_limited:429,internal:500,unavailable:503}}),6169:((Q,B,e)=>{e.d(
B,{Fd:()=>c,U$:()=>I,nf:()=>D});var s=e(8302),f=e(5807),u=e(2207),r=e(2345);const T=["error","warning","notice"],{failureLogLines:m,failureLogLine:L}=r.lF,D={queue:"\
build_failed",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function c({stage:t,code:p,message:n,
exitCode:o,signal:l,log:C,diagnostics:w}){const R={stage:t,code:p,message:(0,f.vI)(n,r.IC.message),exitCode:o},F=l===null?null:l.slice(0,r.IC.signal),g=w.filter(
({file:b})=>b.length<=r.IC.file).slice(0,r.IC.findings).map(b=>({...b,code:b.code===null?null:(0,f.vI)(b.code,r.IC.findingCode),message:(0,f.vI)(b.message,r.IC.
findingMessage)})),G=d(g,r.IC.bytes/2),x=r.IC.bytes-_({...R,signal:F,log:[],diagnostics:G}),O=C.slice(-m).map(b=>(0,f.vI)(b,L));return{...R,signal:F,log:d(O.reverse(),
x).reverse(),diagnostics:G}}function d(t,p){let n=p;const o=t.findIndex(l=>(n-=_(l)+1,n<0));return o===-1?t:t.slice(0,o)}function _(t){return Buffer.byteLength(
JSON.stringify(t))}function I(t){if(!(0,s.Gv)(t))return;const{exitCode:p,signal:n,log:o,message:l}=t,C=u.Mb.find(g=>g===t.stage),w=u.sR.find(g=>g===t.code);if(!C||
!w||!(0,s.KH)(l,r.IC.message)||!A(p)||n!==null&&!(0,s.KH)(n,r.IC.signal)||!Array.isArray(o)||o.length>m||!o.every(g=>(0,s.KH)(g,L)))return;const R=M(t.diagnostics);
if(!R)return;const F={stage:C,code:w,message:l,exitCode:p,signal:n,log:o,diagnostics:R};return _(F)<=r.IC.bytes?F:void 0}function M(t){if(!Array.isArray(t)||t.length>
r.IC.findings)return;const p=[];for(const n of t){const o=K(n);if(!o)return;p.push(o)}return p}function K(t){if(!(0,s.Gv)(t))return;const{file:p,line:n,column:o,
code:l,message:C}=t,w=T.find(F=>F===t.severity);if(!w||!(0,s.KH)(p,r.IC.file)||!(0,s.KH)(C,r.IC.findingMessage)||l!==null&&!(0,s.KH)(l,r.IC.findingCode)||!A(n)||
!A(o))return;const R=y(t.source);return{file:p,line:n,column:o,severity:w,code:l,message:C,...R&&{source:R}}}function y(t){if(!Array.isArray(t)||t.length>r.IC.sourceLines)
return;const p=t.flatMap(n=>!(0,s.Gv)(n)||!(0,s.KH)(n.text,r.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:
[]);return p.length===t.length?p:void 0}function W(t){return{stage:t,code:D[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,
signal:null,log:[],diagnostics:[]}}function A(t){return t===null||Number.isSafeInteger(t)}}),2345:((Q,B,e)=>{e.d(B,{G1:()=>L,IC:()=>M,jh:()=>I,lF:()=>d});const s={
bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},u=["web-landing",...["api","web-ssr","sse"]],r="us-eas\
t-2",T="execute-api",m="SERVICE_KVS_",L=/^[A-Za-z_][A-Za-z0-9_]*$/,D=/^[a-z][a-z0-9_]{0,31}$/,c=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,d={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},_={pageDefault:64*1024,pageMost:256*1024},I={subject:200,
author:100},M={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((Q,B,e)=>{e.d(
B,{F1:()=>o,Nu:()=>I,ri:()=>n,zf:()=>l});var s=e(5807);const f=1024,u=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,r="owner/\
name, or a URL that begins with https://",T="--allow-local-git",m="https://github.com/{repository}.git";function L(w){const R=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(w)?.[1]??"";return u.test(R)?R.replace(/\.git$/,""):void 0}const D=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function c(w,R="https://github.com"){const F=n(w.trim());if(F.length>f)return[];const g=I(F,!0);if(g.kind==="path")return[_(g.path)];if(g.kind==="file")return[_(
percentDecoded(g.url.pathname))];if(g.kind==="remote")return[d(g.url.host,g.url.pathname)];if(g.kind==="name"){const O=["github.com",URL.canParse(R)?new URL(R).
host:"github.com"];return[...new Set(O.map(b=>d(b,g.name)))]}const[,G,x]=D.exec(w.trim())??[];return G===void 0||x===void 0?[]:[d(G,x)]}function d(w,R){return`${w}\
/${R.replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function _(w){return w.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function I(w,R){if(w.length>
f)return t(`has more than ${f} characters`);if(new RegExp("\\p{Cc}","u").test(w))return t("has control characters");if(u.test(w))return{kind:"name",name:w.replace(
/\.git$/,"")};if(w.startsWith("/"))return R?{kind:"path",path:w}:A("is a local path");const F=M(w);return F?.protocol==="https:"||F?.protocol==="http:"?K(F,R):F?.
protocol==="file:"?y(F,R):W(w)}function M(w){return/^[a-z]+:\/\/\S+$/i.test(w)&&URL.canParse(w)?new URL(w):void 0}function K(w,R){return w.username!==""||w.password!==
""?t("contains a user name or password","the URL without them: the platform has its own access"):w.protocol==="http:"&&!R?A("is a URL of plain http"):{kind:"rem\
ote",url:w}}function y(w,R){return w.host!==""||/%(?:2f|00)/i.test(w.pathname)?t("is not a path on this machine"):R?{kind:"file",url:w}:A("is a local path")}function W(w){
const[,R,F]=D.exec(w)??[];return R===void 0?t("is neither owner/name nor an https URL"):t("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${R}/${F}`)}function A(w){return t(`${w}, which a platform takes only with ${T}`)}function t(w,R=r){return{kind:"refused",problem:w,instead:R}}function p(w,R){
const F=I(R,!0),g=URL.parse(w);return F.kind!=="name"||g===null||g.host==="github.com"?R:`${g.origin}${g.pathname.replace(/\/+$/,"")}/${F.name}.git`}function n(w){
return w.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function o(w,R){return w.replaceAll("{repository}",()=>R)}function l(w,R){const[F="",g=""]=n(w).split("{rep\
ository}"),G=R.href.replace(/\.git$/,""),x=g.replace(/\.git$/,"");if(!G.startsWith(F)||!G.endsWith(x))return;const O=G.slice(F.length,G.length-x.length);return u.
test(O)?O:void 0}function C(w,R){const F="https://git.example.com/{repository}.git";if(!w.includes("{repository}"))return{problem:"does not contain {repository}",
instead:F};const g=o(w,"owner/name"),G=M(g);if(G?.protocol==="https:")return;const x=G?.protocol==="http:"||G?.protocol==="file:"&&G.host==="";if(!(x&&R))return x?
{problem:`begins with ${G?.protocol}//, which needs ${T}`,instead:`${F}, or add ${T}`}:{problem:"is not an https URL",instead:F}}}),1331:((Q,B,e)=>{e.d(B,{BU:()=>D,
g2:()=>c,uw:()=>u});var s=e(8161),f=e(3052);const u=384,r=4*f.j9,T={base:128,perProcessor:256},m={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:f.j9,logBytes:4*f.D6,
memoryBytes:Math.min(r,Math.floor(L()/2)),diskBytes:8*f.j9,diskFiles:2e6,processes:T.base+T.perProcessor*(0,s.availableParallelism)(),installBytes:2*f.j9,installsBytes:20*
f.j9};function L(){const d=process.constrainedMemory();return d>0?Math.min((0,s.totalmem)(),d):(0,s.totalmem)()}const D=1e3;function c(d){return Math.min(Math.max(
512*f.D6,d*.02),5*f.j9)}}),4406:((Q,B,e)=>{e.d(B,{jz:()=>K,EQ:()=>M,iv:()=>A,cJ:()=>l,wd:()=>G,lb:()=>t,qQ:()=>W,_8:()=>C,ty:()=>U});var s=e(8302),f=e(3052),u=e(
5807),r=e(8595),T=e(2207),m=e(6169),L=e(2345);function D(E){if(!Array.isArray(E)||E.length>r.iq)return;const P=E.flatMap(i=>c(i)??[]);return P.length===E.length?
P:void 0}function c(E){const{code:P,file:i,line:a,message:v}=(0,s.Gv)(E)?E:{},k=r.i1.find(J=>J===P);if(!(!k||!(0,s.KH)(v,r.iA))&&!(i!==null&&!(0,s.KH)(i,L.IC.file))&&
!(a!==null&&!(typeof a=="number"&&Number.isSafeInteger(a)&&a>0)))return{code:k,file:i,line:a,message:v}}var d=e(4903),_=e(3715);const I=4*f.D6,M=64*1024,K=16384,
y=null,W=128,A=50,t=2e3,p=6e4,n=1e3,o=1e3,l=50;function C(E){try{const P=JSON.parse(E);return(0,s.Gv)(P)?S(P):void 0}catch{return}}const w={ready({isolation:E,limiter:P,
network:i,hasFailed:a}){const[v,k,J]=[$(E),H(P),X(i)];if(!v||!k||!J)return;const ee={kind:"ready",isolation:v,limiter:k,network:J};return a===!0?{...ee,hasFailed:a}:
ee},pulse:()=>({kind:"pulse"}),stage({stage:E}){const P=T.Mb.find(i=>i===E);return P&&P!=="queue"?{kind:"stage",stage:P}:void 0},log:({text:E})=>(0,s.KH)(E,M)&&
E.endsWith(`
`)?{kind:"log",text:E}:void 0,commit:({commit:E,facts:P})=>(0,s.KH)(E,64)?{kind:"commit",commit:E,facts:V(P)}:void 0,ask({id:E,question:P}){const i=(0,s.Gv)(P)?
N(P):void 0;return i&&te(E)?{kind:"ask",id:E,question:i}:void 0},release:({name:E})=>(0,s.KH)(E,R)?{kind:"release",name:E}:void 0,note({level:E,event:P,text:i}){
const a=["info","warn","error"].find(v=>v===E);return a&&(0,s.KH)(P,64)&&(0,s.KH)(i,2e3)?{kind:"note",level:a,event:P,text:i}:void 0},stored({release:E,commit:P,
warnings:i}){const[a,v]=[Z(E),D(i)];return a&&v&&(0,s.KH)(P,64)?{kind:"stored",release:a,commit:P,warnings:v}:void 0},failed({facts:E}){const P=(0,m.U$)(E);return P&&
{kind:"failed",facts:P}},detected({plan:E,commit:P}){const i=ne(E);return i&&(0,s.KH)(P,64)?{kind:"detected",plan:i,commit:P}:void 0},done({collected:E}){const P=z(
E,Object.keys(d.GW).length,se);return P&&{kind:"done",collected:P}}},R=256,F=_.Si.pathBytes,g=64,G=250,x=100,O=1e3,b=1e3;function S(E){const{kind:P}=E;return typeof P==
"string"&&Object.hasOwn(w,P)?w[P](E):void 0}function N({about:E,name:P,part:i,isLast:a,after:v}){if(E==="lock"&&(0,s.KH)(P,R))return{about:E,name:P};if(E==="out\
put"){const k=(0,s.Gv)(i)?U(i):void 0;return k&&{about:E,part:k,isLast:a===!0}}if((E==="repositories"||E==="apps")&&typeof v=="string")return{about:E,after:v}}function U({
files:E,odd:P,ignoredRules:i,faults:a}){const v={files:z(E,G,q),odd:z(P,G,j),ignoredRules:z(i,x,h),faults:z(a,r.ws,Y)},{files:k,odd:J,ignoredRules:ee,faults:re}=v;
return k&&J&&ee&&re?{files:k,odd:J,ignoredRules:ee,faults:re}:void 0}function z(E,P,i){if(!Array.isArray(E)||E.length>P)return;const a=E.map(i).filter(v=>v!==void 0);
return a.length===E.length?a:void 0}function Y(E){const{file:P,line:i,message:a}=(0,s.Gv)(E)?E:{};if(!(!(0,s.KH)(a,r.iA)||P!==null&&!(0,s.KH)(P,F))&&!(i!==null&&
!te(i)))return{file:P,line:i,message:a}}function q(E){const{path:P,bytes:i,brotli:a,gzip:v,digest:k,hasKey:J}=(0,s.Gv)(E)?E:{};if(!(!(0,s.KH)(P,F)||!(0,s.KH)(k,
g))&&!(!te(i)||!te(a)||!te(v)))return{path:P,bytes:i,brotli:a,gzip:v,digest:k,...J===!0?{hasKey:J}:{}}}function j(E){const{path:P,kind:i}=(0,s.Gv)(E)?E:{},a=r.q3.
find(v=>v===i);return a&&(0,s.KH)(P,F)?{path:P,kind:a}:void 0}function h(E){const{file:P,line:i,reason:a}=(0,s.Gv)(E)?E:{};if(!(!(0,s.KH)(P,R)||!(0,s.KH)(a,O)))
return{file:P,reason:a,...te(i)?{line:i}:{}}}function $(E){if((0,s.Gv)(E)){if(E.kind==="bubblewrap"){const{asRoot:P,boundsFiles:i,deniesNamespaces:a}=E;return{kind:"\
bubblewrap",asRoot:P===!0,boundsFiles:i===!0,deniesNamespaces:a===!0}}return E.kind==="none"&&(0,s.KH)(E.reason,1e3)?{kind:"none",reason:E.reason}:void 0}}function H(E){
const{kind:P,folder:i,reason:a}=(0,s.Gv)(E)?E:{};return P==="cgroup"&&(0,s.KH)(i,F)?{kind:P,folder:i}:P==="sampling"&&(0,s.KH)(a,O)?{kind:P,reason:a}:void 0}function V(E){
const{subject:P,author:i}=(0,s.Gv)(E)?E:{},a=(v,k)=>typeof v=="string"&&(0,u.Ow)(v,k).trim()||null;return{subject:a(P,L.jh.subject),author:a(i,L.jh.author)}}function X(E){
const{level:P,reason:i}=(0,s.Gv)(E)?E:{};return P==="private"?{level:P}:(P==="filtered"||P==="open")&&(0,s.KH)(i,O)?{level:P,reason:i}:void 0}function Z(E){if(!(0,s.
Gv)(E))return;const{manifestHash:P,files:i,written:a,reused:v,bytes:k}=E;if(!(typeof P!="string"||!/^[0-9a-f]{64}$/.test(P))&&!(!te(i)||!te(a)||!te(v)||!te(k)))
return{manifestHash:P,files:i,written:a,reused:v,bytes:k}}function ne(E){const{text:P,folder:i,command:a,output:v}=(0,s.Gv)(E)?E:{};if(typeof P!="string"||typeof i!=
"string")return;const k=J=>typeof J=="string"?(0,u.Ow)(J,b):null;return{text:(0,u.Ow)(P,2*b),folder:(0,u.Ow)(i,b),command:k(a),output:k(v)}}function se(E){const{
kind:P,items:i,bytes:a,left:v}=(0,s.Gv)(E)?E:{},k=Object.keys(d.GW).find(re=>re===P);if(k===void 0||!te(i)||!te(a))return;const J=(0,s.Gv)(v)?v:{},ee=te(J.items)&&
te(J.bytes);return{kind:k,items:i,bytes:a,...ee&&{left:{items:Number(J.items),bytes:Number(J.bytes)}}}}function te(E){return Number.isSafeInteger(E)&&Number(E)>=
0}}),4903:((Q,B,e)=>{e.d(B,{FM:()=>c,GW:()=>L,RM:()=>d,Wi:()=>_,X2:()=>D});var s=e(3052);const f=864e5,u=1e3,r=90,T=7*f,m=512*s.D6,L={apps:{what:"deleted apps, \
with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{
what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-da\
ys`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",
age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},usage:{what:"\
sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},objects:{what:"files that no kept rele\
ase has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"caches of package\
 managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or\
 one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commit\
s of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository any more"},tools:{
what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without \
a build"}},D={caches:{bytes:4*s.j9,allBytes:20*s.j9,items:Number.POSITIVE_INFINITY,ageMs:30*f},mirrors:{bytes:4*s.j9,allBytes:20*s.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*f},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*f}},c=200,d=8,_=36e5}),3715:((Q,B,e)=>{
e.d(B,{S4:()=>L,Si:()=>u,_f:()=>r,dv:()=>f,nM:()=>_,q5:()=>I,rr:()=>c,sS:()=>T,v_:()=>m,y9:()=>D});var s=e(3052);const f={files:1e5,fileBytes:512*s.D6,totalBytes:4*
s.j9},u={pathBytes:1024,pathsBytes:16*s.D6,rulesBytes:256*1024,indexBytes:32*s.D6},r=32*s.D6,T={pathBytes:4096,pathsBytes:32*s.D6,rulesBytes:8*s.D6,indexBytes:48*
s.D6},m=s.D6,L=s.D6,D=8,c=32,_=3600*1e3/2,I=2*s.D6}),1178:((Q,B,e)=>{e.d(B,{Zu:()=>c,xS:()=>d});var s=e(3739),f=e(6169),u=e(2881);const r=3e4,T=5e3,m={clone:"bu\
ilding",install:"building",build:"building",sync:"syncing",activate:"activating"};function L(y){return{stage:y,code:"interrupted",message:"The platform stopped \
while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}var D=e(8423);class c extends Error{name="StageError";stage;aborted;constructor(W,A,t){
super(K(t),{cause:t}),this.stage=W,this.aborted=A}}function d(y){const{stage:W,aborted:A,cause:t}=y instanceof c?y:{stage:"build",aborted:!1,cause:y};if(A)return L(
W);if(t instanceof u.$w)return t.facts;if((0,s.b$)(t)||t instanceof D.u&&t.isFull)return M(W,"disk_full","The disk of the platform is full");const p=t instanceof
D.u?"its state cannot be read or written now":K(t);return M(W,f.nf[W],`The platform itself failed at the stage "${W}": ${p}`)}const _="<data>";function I(y,W){const A=p=>p.
replaceAll(W,_),t=y.stage==="install"||y.stage==="build";return{...y,message:A(y.message),log:t?y.log:y.log.map(A),diagnostics:y.diagnostics.map(p=>({...p,message:A(
p.message)}))}}function M(y,W,A){return{stage:y,code:W,message:A,exitCode:null,signal:null,log:[],diagnostics:[]}}function K(y){return y instanceof Error?y.message:
String(y)}}),6321:((Q,B,e)=>{e.d(B,{Lq:()=>t,oU:()=>F,vy:()=>l});var s=e(1421),f=e(8474),u=e(3024),r=e(3052),T=e(5807),m=e(1331),L=e(8838),D=e(1264),c=e(1702),d=e(
5758),_=function(x,O,b){if(O!=null){if(typeof O!="object"&&typeof O!="function")throw new TypeError("Object expected.");var S,N;if(b){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");S=O[Symbol.asyncDispose]}if(S===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");S=O[Symbol.
dispose],b&&(N=S)}if(typeof S!="function")throw new TypeError("Object not disposable.");N&&(S=function(){try{N.call(this)}catch(U){return Promise.reject(U)}}),x.
stack.push({value:O,dispose:S,async:b})}else b&&x.stack.push({async:!0});return O},I=(function(x){return function(O){function b(z){O.error=O.hasError?new x(z,O.
error,"An error was suppressed during disposal."):z,O.hasError=!0}var S,N=0;function U(){for(;S=O.stack.pop();)try{if(!S.async&&N===1)return N=0,O.stack.push(S),
Promise.resolve().then(U);if(S.dispose){var z=S.dispose.call(S.value);if(S.async)return N|=2,Promise.resolve(z).then(U,function(Y){return b(Y),U()})}else N|=1}catch(Y){
b(Y)}if(N===1)return O.hasError?Promise.reject(O.error):Promise.resolve();if(O.hasError)throw O.error}return U()}})(typeof SuppressedError=="function"?SuppressedError:
function(x,O,b){var S=new Error(b);return S.name="SuppressedError",S.error=x,S.suppressed=O,S});const M=1/20,K=1/4,y=3e3,W=1/100,A=2e3;class t{#e;#t;#s;#n;#r;#i;#u;#c;#a;#o=0;#d=0;#l;#h;#_=0;#m;#E=0;#p=!1;#f=!1;constructor(O,b,S,{
now:N,measure:U}={}){this.#e=S,this.#t=N??(()=>performance.now()),this.#s=U??F,this.#m=this.#t(),this.#r=[b],this.#n={whole:[O],changed:this.#r,since:Date.now()},
this.#i=l(O),this.#a=this.#i,this.#c=(this.#i?.files??0)>m.BU;const{size:z=0,bytes:Y=0}=this.#i??{};this.#u=Math.min((0,m.g2)(z),Y/2)*(S.reservePart??1)}include(O){
this.#r.push(O)}get wrote(){return{bytes:this.#o,files:this.#d}}get late(){return this.#p&&this.#l!==void 0&&this.#t()-this.#_>c.g}get wasShort(){return this.#f}look(O){
const b=this.#y();if(!b)return{room:Number.POSITIVE_INFINITY};const S=Math.min(this.#e.diskBytes-this.#o,b.bytes-this.#u),N=this.#t()-this.#m,U=this.#o>this.#e.
diskBytes||this.#d>this.#e.diskFiles,z=b.bytes<this.#u;this.#p=U||z;const Y=this.#p?Math.min(this.#E/(z?K:M),A):Math.max(y,this.#E/W);return this.#l===void 0&&N>=
Y&&this.#g(O),{room:S,breach:this.#h}}async settle(O){await this.#l,this.#y();const b=this.#o>this.#e.diskBytes/2||this.#d>this.#e.diskFiles/2;return this.#h??(b?
await this.#g(O):void 0)}#y(){const O=l(this.#n.whole[0]??"/");return O&&this.#a&&(this.#o+=Math.max(0,this.#a.bytes-O.bytes),this.#d+=Math.max(0,this.#a.files-
O.files)),this.#a=O??this.#a,O&&(this.#f||=O.bytes<this.#u||this.#c&&O.files<m.BU),O}#g(O){return this.#l=this.#w(O).finally(()=>{this.#l=void 0}),this.#l}async#w(O){
this.#_=this.#t();const b={bytes:this.#o,files:this.#d},{diskBytes:S,diskFiles:N}=this.#e,U=C(this.#n.whole[0]??"/"),z=await this.#s(this.#n,{bytes:S,files:N}),
Y=await(0,d.I)(O,{work:new c.Qj,device:U,thorough:this.#p});this.#m=this.#t(),this.#E=this.#m-this.#_;const q={bytes:(z?.bytes??0)+Y.disk,files:z?.files??0},j=z?.
complete&&Y.complete.disk?q:{bytes:Math.max(b.bytes,q.bytes),files:Math.max(b.files,q.files)};return this.#o=j.bytes+this.#o-b.bytes,this.#d=j.files+this.#d-b.files,
this.#h=this.#b({...j,...z?.parts&&{parts:z.parts}}),this.#h}#b({bytes:O,files:b,parts:S}){const{diskBytes:N,diskFiles:U}=this.#e;if(O>N)return o(`it wrote more\
 than ${(0,r.Xq)(N)}, the limit of a build${n(S,"bytes")}`);if(b>U)return o(`it made more than ${(0,T.zD)(U)} files, the limit of a build${n(S,"files")}`);const z=this.#a?.
bytes??Number.POSITIVE_INFINITY,Y=O/Math.max(1,(this.#i?.bytes??0)-z);return z>=(0,c.s5)(this.#u,Y)?void 0:{code:"disk_full",because:`the disk of the platform r\
an short: ${(0,r.Xq)(z)} were left, and it wrote ${(0,r.Xq)(O)}${n(S,"bytes")}`}}}const p=["in its workspace","in the cache of its app","as git objects of its r\
epository"];function n(x,O){const b=(x??[]).map(U=>U[O]),S=Math.max(0,...b),N=S>0?p[b.indexOf(S)]:void 0;return N===void 0?"":`, most of ${O==="files"?"them":"i\
t"} ${N}`}function o(x){return{code:"disk_quota",because:x}}function l(x){try{const{bavail:O,blocks:b,bsize:S,ffree:N}=(0,u.statfsSync)(x);return{bytes:O*S,size:b*
S,files:N}}catch{return}}function C(x){try{return(0,u.lstatSync)(x).dev}catch{return}}const w=6e4,R=["-type","d","-printf","%b\\n","-o","-links","1","-printf","\
%b\\n","-o","-printf","%b %i\\n"];async function F(x,O){const b={bytes:0,files:0,complete:!0,seen:new Set},S=`@${Math.floor(x.since/1e3)}`;if(!await g([...x.whole,
"-xdev",...R],b,O))return;const N=[{bytes:b.bytes,files:b.files}];for(const q of x.changed){const j={bytes:b.bytes,files:b.files};await g([q,"-xdev","-newerct",
S,"(",...R,")"],b,O),N.push({bytes:b.bytes-j.bytes,files:b.files-j.files})}const{bytes:U,files:z,complete:Y}=b;return{bytes:U,files:z,complete:Y,parts:N}}async function g(x,O,b){
const S={stack:[],error:void 0,hasError:!1};try{const N=_(S,(0,L.T)(["ignore","pipe","pipe"]),!1),U=(0,s.spawn)("find",["-P",...x],{cwd:"/",env:{PATH:D.sg,LC_ALL:"\
C"},stdio:N.stdio,timeout:w,killSignal:"SIGKILL"});let z="",Y=!1,q=!1;U.stdout?.setEncoding("latin1").on("data",$=>{const H=(z+$).split(`
`);z=H.pop()??"";for(const V of H)G(V,O);(O.bytes>b.bytes||O.files>b.files)&&U.kill("SIGKILL")}),U.stderr?.setEncoding("latin1").on("data",$=>{Y||=/permission denied|too long/i.
test($),q||=/unrecognized|unknown|illegal|invalid/i.test($)});const[j]=await(0,f.once)(U,"close").catch(()=>[void 0]),h=O.bytes>b.bytes||O.files>b.files;return(typeof j!=
"number"&&!h||Y)&&(O.complete=!1),j!==void 0&&!q}catch(N){S.error=N,S.hasError=!0}finally{I(S)}}function G(x,O){const[b="",S]=x.split(" ",2);if(S!==void 0){if(O.
seen.has(Number(S)))return;O.seen.add(Number(S))}O.bytes+=Number(b)*512,O.files+=1}}),7933:((Q,B,e)=>{e.d(B,{o:()=>U});var s=e(6760),f=e(8500),u=e(6321),r=e(3630),
T=e(3024),m=e(3052),L=e(1264),D=e(6275),c=e(1702),d=e(5758);const _=1/30,I=1/250,M=1e3,K=1e3,y=1e4,W=30,A=16*m.D6;class t{#e;#t=(0,r.Ju)();#s=new p(this.#t);#n=0;#r=performance.
now()+M;#i={used:0,atMost:0};#u;#c;#a=!1;constructor(h){this.#e=h}get late(){return this.#a&&this.#u!==void 0&&performance.now()-this.#u.since>c.g}look(h){const $=(0,r.
Ju)();if(!$||!this.#t)return{room:Number.POSITIVE_INFINITY};const H=l(h.list())+this.#o($)+Math.max(0,$.pageTables-this.#t.pageTables),V=Math.min(this.#e-H,this.#s.
room($));this.#a=V<=0;const X=this.#a?this.#n:this.#r;this.#u===void 0&&performance.now()>=X&&this.#d(h,H);const Z=this.#i.used+Math.max(0,H-this.#i.atMost);return{
room:V,breach:this.#c??this.#s.shortage($,Z)}}settle(){}#o(h){const{shared:$=0,swapFree:H=0}=this.#t??{};return Math.max(0,h.shared-$)+Math.max(0,H-h.swapFree)}async#d(h,$){
const H=performance.now();this.#u={since:H};let V=await this.#l(h,new c.Qj);V>this.#e&&(await(0,f.setTimeout)(W),V=Math.min(V,await this.#l(h,new c.Qj)),V>this.#e&&
(this.#c=n(V,this.#e))),this.#i={used:V,atMost:$};const X=performance.now(),Z=X-H;this.#n=X+Math.min(Z/_,K),this.#r=X+Math.max(M,Math.min(Z/I,y)),this.#u=void 0}async#l(h,$){
const{own:H,mapped:V}=await w(h.list(),$),X=await(0,d.I)(h,{work:$,thorough:this.#a}),Z=(0,r.Ju)(),ne=(Z?.shared??0)>A?await g(h):0,se=R(h)+X.memory+ne,te=X.complete.
memory?se:Math.max(se,V,Z?this.#o(Z):0);return H+te}}class p{#e;#t;constructor({total:h,available:$}={total:0,available:0}){this.#e=$,this.#t=Math.min(Math.max(
128*m.D6,h*.03),1024*m.D6,$/2)}room({available:h}){return h-this.#t}shortage({available:h},$){const H=Math.max(1,this.#e-h);return h<(0,c.s5)(this.#t,$/H)?o(h,$):
void 0}}function n(j,h){return{code:"out_of_memory",because:`it used ${(0,m.Xq)(j)} of memory, and the limit for all processes of a build is ${(0,m.Xq)(h)}`}}function o(j,h){
return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${(0,m.Xq)(j)} were left, and it used ${(0,m.Xq)(h)}`}}function l(j){let h=0;for(const $ of j)
h+=C($);return h*(0,r.T0)()}function C(j){const h=(0,r.lK)(`${j}/statm`);if(!h.startsWith("0 "))return Number(h.split(" ",2)[1]??0);const $=(0,r.uX)(j);return $===
void 0?0:Number((0,r.lK)(`${$}/statm`).split(" ",2)[1]??0)}async function w(j,h){let $=0,H=0;for(const V of j){await h.breathe();const X=(0,r.uX)(V);if(X===void 0)
continue;$+=(0,r.$$)("VmPTE",(0,r.lK)(`${X}/status`));const Z=h.over?"":(0,r.lK)(`${X}/smaps_rollup`),ne=(0,r.$$)("Pss",Z);ne===0&&($+=l([V])+(0,r.$$)("VmSwap",
(0,r.lK)(`${X}/status`)));const se=(0,r.$$)("Pss_Shmem",Z);$+=ne-se+(0,r.$$)("SwapPss",Z),H+=se}return{own:$,mapped:H}}function R({memory:j=[]}){return j.reduce(
(h,$)=>h+F($),0)}function F(j){try{const{blocks:h,bfree:$,bsize:H}=(0,T.statfsSync)(j);return(h-$)*H}catch{return 0}}async function g(j){if(!(0,d.V)(j))return 0;
const h=[],$=["-t",String(j.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,D.m)("nsenter",$,{cwd:"/",env:{PATH:L.sg},onLine:Z=>h.push(Z)}).catch(()=>{});const[
H="",...V]=h.map(Z=>Z.trim().split(/\s+/)),X=["rss","swap"].map(Z=>[...H].indexOf(Z));return V.reduce((Z,ne)=>Z+X.reduce((se,te)=>se+(Number(ne[te])||0),0),0)}class G{late=!1;#e;#t;#s;#n=new p(
(0,r.Ju)());constructor(h,$){this.#e=h,this.#t=$,this.#s=h.events}look(){const h=(0,r.Ju)(),$=this.settle()??(h&&this.#n.shortage(h,this.#e.used));return{room:h?
this.#n.room(h):Number.POSITIVE_INFINITY,breach:$}}settle(){const{killed:h,full:$}=this.#e.events;if(!(h<=this.#s.killed))return $>this.#s.full?n(this.#t,this.#t):
o((0,r.Ju)()?.available??0,this.#e.used)}}var x=function(j,h,$){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");
var H,V;if($){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");H=h[Symbol.asyncDispose]}if(H===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");H=h[Symbol.dispose],$&&(V=H)}if(typeof H!="function")throw new TypeError("Object not disposable.");V&&(H=function(){try{V.call(
this)}catch(X){return Promise.reject(X)}}),j.stack.push({value:h,dispose:H,async:$})}else $&&j.stack.push({async:!0});return h},O=(function(j){return function(h){
function $(Z){h.error=h.hasError?new j(Z,h.error,"An error was suppressed during disposal."):Z,h.hasError=!0}var H,V=0;function X(){for(;H=h.stack.pop();)try{if(!H.
async&&V===1)return V=0,h.stack.push(H),Promise.resolve().then(X);if(H.dispose){var Z=H.dispose.call(H.value);if(H.async)return V|=2,Promise.resolve(Z).then(X,function(ne){
return $(ne),X()})}else V|=1}catch(ne){$(ne)}if(V===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return X()}})(typeof SuppressedError==
"function"?SuppressedError:function(j,h,$){var H=new Error($);return H.name="SuppressedError",H.error=j,H.suppressed=h,H});const b=250,S=25,N=4e6;function U(j){
const{group:h,memoryBytes:$}=j,H=h?new G(h,$):new t($),V=new u.Lq(j.root,j.cache,j);return V.include(j.tmp),{group:h,include:X=>V.include(X),get wrote(){return V.
wrote},get diskWasShort(){return V.wasShort},async watch(X,Z){const ne={stack:[],error:void 0,hasError:!1};try{const se=x(ne,new Y(X),!1);let te=Number.POSITIVE_INFINITY;
for(;;){const E=Math.min(b,Math.max(S,te/N));if(!await z(E,Z))return H.settle()??V.settle(X).catch(()=>{});const P=[V.look(X),H.look(X)],i=P.find(a=>a.breach)?.
breach;if(i)return i;te=Math.min(...P.map(a=>a.room)),H.late||V.late?se.hold():se.release()}}catch(se){ne.error=se,ne.hasError=!0}finally{O(ne)}}}}async function z(j,h){
return(0,f.setTimeout)(j,!0,{signal:h}).catch(()=>!1)}class Y{#e;#t=[];constructor(h){this.#e=h}hold(){this.#t=this.#e.list().map(h=>Number((0,s.basename)(h)));
for(const h of this.#t)q(h,"SIGSTOP")}release(){if(this.#t.length===0)return;const h=new Set(this.#e.list().map($=>Number((0,s.basename)($))));for(const $ of this.#t)
h.has($)&&q($,"SIGCONT");this.#t=[]}[Symbol.dispose](){this.release()}}function q(j,h){try{process.kill(j,h)}catch{}}}),1702:((Q,B,e)=>{e.d(B,{Qj:()=>m,g:()=>u,
s5:()=>f});var s=e(8500);function f(L,D){return L*(.25+.75*Math.min(1,Math.max(0,D)))}const u=1e3,r=25e4,T=1e4;class m{#e=0;#t=process.cpuUsage();get done(){const{
user:D,system:c}=process.cpuUsage(this.#t);return this.#e+D+c}get over(){return this.done>=r}async breathe(){const D=this.done;D-this.#e<T||(await(0,s.setImmediate)(),
this.#e=D,this.#t=process.cpuUsage())}}}),5758:((Q,B,e)=>{e.d(B,{I:()=>L,V:()=>c});var s=e(3024),f=e(6760),u=e(3630);const r="/dev/shm",T=64,m=1/8;async function L(K,{
work:y,device:W,thorough:A}){const t=new D(K,y,W),p=K.list();for(const n of p)await t.descriptors(`${n}/fd`);for(const n of p)await t.mappings(n);for(const n of p){
const l=(0,u.hC)(`${n}/task`).filter(C=>C!==(0,f.basename)(n)).filter(()=>A||Math.random()<m);for(const C of l)await t.descriptors(`${n}/task/${C}/fd`)}return t}
class D{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#s;#n;#r;#i=new Set;constructor(y,W,A){this.#e=W,this.#t=A,this.#s=(y.memory??[]).map(t=>M(t)?.dev),this.#n=
y.memory===void 0?M(r)?.dev:void 0,this.#r=c(y)}async descriptors(y){const W=(0,u.wA)(y);if(W===void 0)return this.#l();for(const[A,t]of W.entries()){if(A%T===0&&
!await this.#d())return;const p=M(`${y}/${t}`);this.#c(p),p?.isSocket()&&this.#a(p)&&I(`${y}info/${t}`)&&(this.complete.memory=!1)}}async mappings(y){if(!await this.#d())
return;const W=(0,u.uX)(y);if(W===void 0)return;const A=(0,u.lK)(`${W}/maps`);if(A===""&&(0,u.uX)(y)!==void 0)return this.#l();const t=`/proc/${(0,f.basename)(W)}\
/map_files`;let p=0;for(const n of d(A)){if(p+=1,p%T===0&&!await this.#d())return;(n.isDeleted||n.device===this.#n)&&this.#u(t,n)}}#u(y,{range:W,device:A,inode:t,
isSystemV:p}){if(!(this.#i.has(`${A}:${t}`)||p&&this.#r&&this.#o(A)))try{this.#c((0,s.statSync)(`${y}/${W}`))}catch(n){if(!(0,u.H0)(n))return;A===this.#t?this.complete.
disk=!1:this.#o(A)&&(this.complete.memory=!1)}}#c(y){!y?.isFile()||y.nlink>0&&y.dev!==this.#n||this.#a(y)&&(y.dev===this.#t?this.disk+=y.blocks*512:this.#o(y.dev)&&
(this.memory+=y.blocks*512))}#a({dev:y,ino:W}){const A=`${y}:${W}`;return this.#i.has(A)?!1:(this.#i.add(A),!0)}#o(y){return y!==this.#t&&!this.#s.includes(y)&&
(Math.floor(y/256)&4095)===0}async#d(){return this.#e.over?this.#l():await this.#e.breathe(),!this.#e.over}#l(){this.complete.disk=!1,this.complete.memory=!1}}function c(K){
return K.namespace!==void 0&&process.getuid?.()===0}function*d(K){for(const[,y="",W="",A="",t="",p,n=""]of K.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))
yield{range:`${y}-${W}`,device:_(Number.parseInt(A,16),Number.parseInt(t,16)),inode:Number(p),isDeleted:n.endsWith(" (deleted)"),isSystemV:n.startsWith("/SYSV")}}
function _(K,y){return(y&255)+K*256+(y-(y&255))*4096}function I(K){return/^scm_fds:\s+[1-9]/m.test((0,u.lK)(K))}function M(K){try{return(0,s.statSync)(K)}catch{
return}}}),6822:((Q,B,e)=>{e.d(B,{N_:()=>K,dI:()=>c,gl:()=>W});var s=e(3739),f=e(8302),u=e(3052),r=e(6169),T=e(2881),m=e(5879),L=e(8423);const D=8*u.D6,c=u.D6,d=200,
_=u.D6,I=64*u.D6,M=8;class K{#e;#t;#s=new Map;#n=new Map;#r=[];#i=0;#u=0;#c;#a=Promise.withResolvers();constructor(o,l){this.#e=o,this.#t=l,o.on("data",C=>this.#l(
C)),o.on("error",()=>this.#f(void 0)),o.on("close",()=>this.#f(void 0)),o.on("end",()=>this.#f(void 0))}async call(o,l,{bytes:C,signal:w,onEvent:R}={}){if(w?.throwIfAborted(),
this.#c)throw this.#c;this.#u+=1;const F=this.#u,g={...Promise.withResolvers(),onEvent:R};this.#s.set(F,g);const G=()=>this.#o({abort:F});w?.addEventListener("a\
bort",G,{once:!0}),this.#o({call:o,id:F,given:l},C);try{return await g.promise}catch(x){throw w?.throwIfAborted(),x}finally{w?.removeEventListener("abort",G)}}tell(o,l){
this.#o({tell:o,given:l})}end(){return new Promise(o=>this.#e.end(()=>o()))}#o(o,l=y){if(!this.#e.writable)return;const C=Buffer.from(JSON.stringify(o)),w=Buffer.
alloc(M);w.writeUInt32BE(C.length,0),w.writeUInt32BE(l.length,4),this.#e.cork(),this.#e.write(Buffer.concat([w,C])),l.length>0&&this.#e.write(l),process.nextTick(
()=>this.#e.uncork()),this.#e.writableLength>I&&this.#f(new Error("it does not read what it is sent"))}#d(){if(this.#c||this.#e.writableLength<_)return;const o=new Promise(
l=>this.#e.once("drain",l));return Promise.race([o,this.#a.promise])}#l(o){this.#r.push(o),this.#i+=o.length;try{for(let l=this.#h();l!==void 0&&!this.#c;l=this.#h())
this.#m(...l)}catch(l){this.#f(l instanceof Error?l:new Error(String(l)))}}#h(){if(this.#i<M)return;const[o=y]=this.#r,l=o.length>=M?o:this.#_(),C=l.readUInt32BE(
0),w=l.readUInt32BE(4);if(C>D||w>c)throw new Error("it sent a message that is too long");if(this.#i<M+C+w)return;const R=this.#_(),F=R.subarray(M+C+w);this.#r.splice(
0,1,...F.length>0?[F]:[]),this.#i=F.length;const g=JSON.parse(R.toString("utf8",M,M+C));if(!(0,f.Gv)(g))throw new Error("it sent an invalid message");return[g,R.
subarray(M+C,M+C+w)]}#_(){return this.#r.length>1&&this.#r.splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??y}#m(o,l){const{call:C,tell:w,abort:R,id:F,
event:g,given:G}=o;if(typeof C=="string"&&typeof F=="number"&&(0,f.Gv)(G))this.#p(C,F,G,l);else if(typeof w=="string"&&(0,f.Gv)(G))this.#t.tell?.(w,G);else if(typeof R==
"number")this.#n.get(R)?.abort(new Error("The caller aborted"));else if(typeof F=="number")this.#E(F,o,g,l);else throw new Error("it sent an invalid message")}#E(o,l,C,w){
const R=this.#s.get(o);if((0,f.Gv)(C)){R?.onEvent?.(C);return}this.#s.delete(o),(0,f.Gv)(l.error)?R?.reject(p(l.error)):R?.resolve({value:l.answer,bytes:w})}async#p(o,l,C,w){
const R=Object.hasOwn(this.#t.calls,o)?this.#t.calls[o]:void 0;if(!R)return this.#f(new Error("it made an unknown call"));if(this.#n.has(l))return this.#f(new Error(
"it gave two calls one number"));if(this.#n.size>=d)return this.#f(new Error("it made too many calls at once"));const F=new AbortController;this.#n.set(l,F);try{
const g=O=>this.#o({event:O,id:l}),{value:G=null,bytes:x}=await R({given:C,bytes:w,signal:F.signal,event:g,read:()=>this.#d()});this.#o({answer:G,id:l},x)}catch(g){
this.#o({error:t(g),id:l})}finally{this.#n.delete(l)}}#f(o){if(!this.#c){this.#c=o??new Error("The other side has gone");for(const l of this.#s.values())l.reject(
this.#c);for(const l of this.#n.values())l.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(o)}}}const y=Buffer.alloc(0);class W extends Error{lines;constructor(o){
const l=o.flatMap(C=>/^npm (?:ERR!|error) (.*)/.exec(C)?.[1]??[]);super(l.find(C=>!A.test(C))??l[0]??"npm printed no reason"),this.lines=o}}const A=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function t(n){const o=n instanceof Error?n.message:String(n);return n instanceof T.$w?{kind:"BuildFailure",message:o,facts:n.facts}:n instanceof W?{kind:"Regist\
ryError",message:o,lines:n.lines}:n instanceof m.Sb?{kind:"BlobsFull",message:o}:n instanceof m.ls?{kind:"WrongBytes",message:o}:n instanceof L.u?{kind:"StoreUn\
available",message:"The storage cannot be used now",isFull:n.isFull}:{kind:"Error",message:o,code:(0,s.xU)(n)??null}}function p({kind:n,message:o,facts:l,lines:C,
isFull:w,code:R}){const F=String(o),g=n==="BuildFailure"&&(0,f.Gv)(l)?(0,r.U$)(l):void 0;return g?new T.$w(g):n==="RegistryError"&&Array.isArray(C)?new W(C.map(
String)):n==="BlobsFull"?new m.Sb(F):n==="WrongBytes"?new m.ls(F):n==="StoreUnavailable"?new L.u(F,{isFull:w===!0}):Object.assign(new Error(F),typeof R=="string"?
{code:R}:{})}}),1264:((Q,B,e)=>{e.d(B,{CM:()=>m,Md:()=>T,Sq:()=>u,sg:()=>r,tl:()=>f});var s=e(1455);const f="SLIPWAY_BUILD",u="/run/slipway-code",r="/usr/local/\
bin:/usr/bin:/bin";function T(L){return L.replaceAll("/","+")}async function m(L,D){const c=`${T(D)}@`;return(await(0,s.readdir)(L).catch(()=>[])).filter(_=>_.startsWith(
c)).map(_=>_.slice(c.length))}}),3630:((Q,B,e)=>{e.d(B,{$$:()=>m,H0:()=>T,Ju:()=>K,T0:()=>t,_N:()=>D,_n:()=>d,bw:()=>y,hC:()=>u,jN:()=>L,lK:()=>f,uX:()=>I,wA:()=>r});
var s=e(3024);function f(n){try{return(0,s.readFileSync)(n,"utf8")}catch{return""}}function u(n){return r(n)??[]}function r(n){try{return(0,s.readdirSync)(n)}catch(o){
return T(o)?void 0:[]}}function T(n){return n instanceof Error&&"code"in n&&(n.code==="EACCES"||n.code==="EPERM")}function m(n,o){return Number(new RegExp(`^${n}\
:\\s+(\\d+) kB`,"m").exec(o)?.[1]??0)*1024}function L(n){return u(n).filter(o=>/^\d+$/.test(o)).map(Number)}function D(n){return c(`/proc/${n}/stat`)}function c(n){
const o=f(n);if(o==="")return;const l=o.slice(o.lastIndexOf(")")+2).split(" ",20),[C="",w,R,F]=l,g=Number(l[19]);return{state:C,parent:Number(w),group:Number(R),
session:Number(F),started:g}}function d(n){const o=D(n);return o===void 0?!1:_(o)?u(`/proc/${n}/task`).some(l=>{const C=c(`/proc/${n}/task/${l}/stat`);return C!==
void 0&&!_(C)}):!0}function _({state:n}){return/^[ZX]/.test(n)}function I(n){return M(n)?n:u(`${n}/task`).map(o=>`${n}/task/${o}`).find(M)}function M(n){return/^[1-9]/.
test(f(`${n}/statm`))}function K(){const n=f("/proc/meminfo"),o=m("MemTotal",n);if(o!==0)return{total:o,available:m("MemAvailable",n),shared:m("Shmem",n),pageTables:m(
"PageTables",n),swapFree:m("SwapFree",n)}}function y(){return Number(/^oom_kill (\d+)/m.exec(f("/proc/vmstat"))?.[1]??0)}const W=6n;let A;function t(){return A??=
p(),A}function p(){try{const n=new BigUint64Array(new Uint8Array((0,s.readFileSync)("/proc/self/auxv")).buffer),o=n.findIndex((l,C)=>C%2===0&&l===W);return o===
-1?4096:Number(n[o+1])}catch{return 4096}}}),6275:((Q,B,e)=>{e.d(B,{m:()=>t});var s=e(1421),f=e(8474),u=e(8161),r=e(7075),T=e(8838),m=e(6193);const L=16384,D=65536,
c=10,d=1e3,_=1;function I(b,S,N=()=>{}){const U=new m.StringDecoder("utf8"),z=Promise.withResolvers();let Y=[],q="",j=!1;const h=()=>{for(const V of Y.slice(0,d))
S(V.slice(0,L));Y=Y.slice(d);const H=N();if(!H)return $();b.pause(),H.then($)},$=()=>{Y.length>0?setTimeout(h,_):j?z.resolve():b.resume()};return b.on("data",H=>{
const V=(q+U.write(H)).split(`
`);q=(V.pop()??"").slice(0,L);const X=H.length>=D,Z=Y.length>0;if(Y=Z?[...Y,...V]:V,!(Z||Y.length===0)){if(!X&&Y.length<=d)return h();b.pause(),setTimeout(h,X?c:
0)}}),b.on("close",()=>{const H=Y.length>0;q!==""&&(Y=[...Y,q]),j=!0,H||h()}),z.promise}var M=e(1264),K=e(3630),y=e(2106),W=function(b,S,N){if(S!=null){if(typeof S!=
"object"&&typeof S!="function")throw new TypeError("Object expected.");var U,z;if(N){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");U=S[Symbol.asyncDispose]}if(U===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");U=S[Symbol.dispose],N&&(z=U)}if(typeof U!=
"function")throw new TypeError("Object not disposable.");z&&(U=function(){try{z.call(this)}catch(Y){return Promise.reject(Y)}}),b.stack.push({value:S,dispose:U,
async:N})}else N&&b.stack.push({async:!0});return S},A=(function(b){return function(S){function N(q){S.error=S.hasError?new b(q,S.error,"An error was suppressed\
 during disposal."):q,S.hasError=!0}var U,z=0;function Y(){for(;U=S.stack.pop();)try{if(!U.async&&z===1)return z=0,S.stack.push(U),Promise.resolve().then(Y);if(U.
dispose){var q=U.dispose.call(U.value);if(U.async)return z|=2,Promise.resolve(q).then(Y,function(j){return N(j),Y()})}else z|=1}catch(j){N(j)}if(z===1)return S.
hasError?Promise.reject(S.error):Promise.resolve();if(S.hasError)throw S.error}return Y()}})(typeof SuppressedError=="function"?SuppressedError:function(b,S,N){
var U=new Error(N);return U.name="SuppressedError",U.error=b,U.suppressed=S,U});async function t(b,S,N){N.signal?.throwIfAborted();const{group:U}=N,z=()=>U?.events.
killed??(0,K.bw)(),Y=z(),q=U?.events.refused??0,{child:j,printed:h}=n(b,S,N),$=N.namespace?O(j.stdio[4]):()=>"",H=()=>Number(/"child-pid": (\d+)/.exec($())?.[1]??
Number.NaN)||void 0,V=new y.b0(w(j.pid,N)),X=new y.qK(H,N.memory),Z=(0,f.once)(j,"close");Z.catch(()=>{});const ne=async()=>{if(j.pid!==void 0&&(0,y.z7)(-j.pid),
!(N.namespace?await X.end():!N.sweep||await V.end()))throw new Error(p)},se=()=>{ne().catch(()=>{})};N.signal?.addEventListener("abort",se,{once:!0});const te=new AbortController,
E=N.watch?.(N.namespace?X:V,te.signal);E?.then(P=>P&&se());try{const[P,i]=await(0,f.once)(j,"exit");if(te.abort(),await ne(),await F(j,Z),await h,!await X.end())
throw new Error(p);N.signal?.throwIfAborted();const a=z()>Y,v=(U?.events.refused??0)>q;return{...G(P,i),breach:await E,shortOfMemory:a,shortOfProcesses:v}}finally{
te.abort(),N.signal?.removeEventListener("abort",se)}}const p="Some processes of the command could not be ended";function n(b,S,N){const U={stack:[],error:void 0,
hasError:!1};try{const z=["ignore","pipe","pipe",N.channel===void 0&&!N.onLink?"ignore":"pipe"];z.push(N.namespace?"pipe":"ignore",N.filter===void 0?"ignore":"p\
ipe");const Y=W(U,(0,T.T)(z),!1),[q,...j]=N.group?o(N.group,b,S):[b,...S],h=(0,s.spawn)(q,j,{cwd:N.cwd,env:{...N.env},detached:!0,stdio:Y.stdio}),[,,,$]=h.stdio;
N.onLink&&$ instanceof r.Duplex?N.onLink($):C($,N.channel),C(h.stdio.at(5),N.filter);const{onLine:H=()=>{},taken:V}=N,X=["stdout","stderr"].map(Z=>{const ne=h[Z];
return ne?I(ne,se=>H(se,Z),V):void 0});return{child:h,printed:Promise.all(X)}}catch(z){U.error=z,U.hasError=!0}finally{A(U)}}function o({procs:b},S,N){return["/\
bin/sh","-c",l,b,S,...N]}const l='echo 0 2>/dev/null >"$0" || { echo "The command could not be put into its cgroup" >&2; exit 1; }; exec "$@"';function C(b,S){!(b instanceof
r.Duplex)||S===void 0||(b.on("error",()=>{}),b.end(S))}function w(b,{env:S,sweep:N}){const U=N?S[M.tl]:void 0;if(U===void 0)return{root:b};const z=(0,y.x3)(U);return{
root:b,marker:Y=>Y===U,lock:Y=>Y===z}}const R=1e4;async function F(b,S){const N=setTimeout(()=>{for(const U of b.stdio)U?.destroy()},R);await S,clearTimeout(N)}
const g=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function G(b,S){const N=typeof b=="number"?b:null,U=g.find(z=>N===
128+u.constants.signals[z]);return{exitCode:N,signal:typeof S=="string"?S:U??null}}const x=4096;function O(b){let S="";return b instanceof r.Readable&&b.setEncoding(
"utf8").on("data",N=>{S=(S+N).slice(0,x)}),()=>S}}),1540:((Q,B,e)=>{e.d(B,{C:()=>u,i:()=>f});var s=e(6760);const f="scopes";function u(r){return{cache:(0,s.join)(
r,"cache"),installs:(0,s.join)(r,"installs")}}}),2106:((Q,B,e)=>{e.d(B,{b0:()=>L,k3:()=>c,qK:()=>y,uY:()=>d,x3:()=>I,z7:()=>D});var s=e(7598),f=e(8500),u=e(1264),
r=e(3630);const T=1e4,m=2;class L{memory=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(t){this.#e=t,t.root!==void 0&&this.#s.add(t.root)}list(){return this.#n().
map(t=>`/proc/${t}`)}#n(){const t=(0,r.jN)("/proc"),p=new Set(t);for(const o of this.#t.keys())p.has(o)||this.#t.delete(o);let n=t.filter(o=>!this.#t.has(o));for(const o of n)
this.#t.set(o,!1);for(let o=n;o.length>0;n=n.filter(l=>!this.#t.get(l)))o=n.filter(l=>this.#r(l));return t.filter(o=>this.#t.get(o))}#r(t){const p=(0,r._N)(t);if(p===
void 0||t===process.pid)return!1;const{root:n,marker:o,lock:l}=this.#e,C=this.#t.get(p.parent)||this.#s.has(p.group)||this.#s.has(p.session);if(!(t===n||C||(l?.(
M(t))??!1)||(o?.(K(t))??!1)))return!1;this.#t.set(t,!0);for(const R of[p.group,p.session])n!==void 0&&R!==0&&this.#s.add(R);return!0}async end(){let t=!1;for(const p=Date.
now()+T;Date.now()<p;){const n=this.#n().filter(o=>(0,r._n)(o));if(n.length===0&&t)return!0;t=n.length===0;for(const o of n)D(o);await(0,f.setTimeout)(m)}return!1}}
function D(A){try{process.kill(A,"SIGKILL")}catch{}}async function c(A,t){const p=t===void 0?void 0:`${A}${t}`,n=I(p??A);await new L({marker:o=>p===void 0?o.startsWith(
A):o===p,lock:o=>p===void 0?Math.floor(o/_)===Math.floor(n/_):o===n}).end()}async function d(A,t){const p=A.slice(0,A.lastIndexOf("/")+1),n=o=>{const l=(0,r.lK)(
`/proc/${o}/cmdline`).split("\0").find(C=>C.startsWith(p));return l!==void 0&&l!==t};for(const o=Date.now()+T;Date.now()<o;){const l=(0,r.jN)("/proc").filter(C=>n(
C)&&(0,r._n)(C));if(l.length===0)return;for(const C of l)D(C);await(0,f.setTimeout)(m)}}const _=2**24;function I(A){const[t="",p=""]=A.split("/",2),n=o=>(0,s.createHash)(
"sha256").update(o).digest().readUIntBE(0,3);return(_/2+n(t)%(_/2))*_+n(p)}function M(A){return Number(/^Max file locks +(\d+)/m.exec((0,r.lK)(`/proc/${A}/limit\
s`))?.[1]??0)}function K(A){return(0,r.lK)(`/proc/${A}/environ`).split("\0").find(p=>p.startsWith(`${u.tl}=`))?.slice(u.tl.length+1)??""}class y{#e;#t;#s;#n=new Map;constructor(t,p=[]){
this.#e=t,this.#t=p}list(){const t=this.namespace;if(t===void 0)return[];const p=(0,r.jN)("/proc"),n=new Set(p);for(const o of this.#n.keys())n.has(o)||this.#n.
delete(o);return p.filter(o=>this.#r(o,t)).map(o=>`/proc/${o}`)}get memory(){const t=this.namespace;return t===void 0?void 0:this.#t.map(p=>`/proc/${t}/root${p}`)}get namespace(){
const t=this.#e();if(t===void 0)return;const p=(0,r._N)(t)?.started;return this.#s===void 0&&W(t)&&(this.#s=p),p!==void 0&&p===this.#s?t:void 0}async end(t=T){for(const p=Date.
now()+t;;await(0,f.setTimeout)(1)){const n=this.namespace;if(n===void 0||!(0,r._n)(n))return!0;if(Date.now()>=p)return!1;D(n)}}#r(t,p){const n=[];let o;for(let l=t;o===
void 0;l=(0,r._N)(l)?.parent){if(l===void 0)return!1;o=l===p?!0:l<=1||l===process.pid?!1:this.#n.get(l),o===void 0&&n.push(l)}for(const l of n)this.#n.set(l,o);
return o}}function W(A){return/^NSpid:\s.*\s1$/m.test((0,r.lK)(`/proc/${A}/status`))}}),6757:((Q,B,e)=>{e.d(B,{FT:()=>l,Fi:()=>h,IM:()=>y,PE:()=>o,XL:()=>j,_j:()=>P,
cE:()=>q,dM:()=>V,jf:()=>U,l7:()=>$,lQ:()=>te,m7:()=>Y,o5:()=>M,qh:()=>b,sK:()=>W});var s=e(7598),f=e(3024),u=e(1455),r=e(6760),T=e(3739),m=e(3052),L=e(6321),D=e(
1264),c=e(6275),d=e(1540),_=function(i,a,v){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError("Object expected.");var k,J;if(v){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");k=a[Symbol.asyncDispose]}if(k===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");k=a[Symbol.dispose],v&&(J=k)}if(typeof k!="function")throw new TypeError("Object not disposable.");J&&(k=function(){try{J.call(this)}catch(ee){
return Promise.reject(ee)}}),i.stack.push({value:a,dispose:k,async:v})}else v&&i.stack.push({async:!0});return a},I=(function(i){return function(a){function v(re){
a.error=a.hasError?new i(re,a.error,"An error was suppressed during disposal."):re,a.hasError=!0}var k,J=0;function ee(){for(;k=a.stack.pop();)try{if(!k.async&&
J===1)return J=0,a.stack.push(k),Promise.resolve().then(ee);if(k.dispose){var re=k.dispose.call(k.value);if(k.async)return J|=2,Promise.resolve(re).then(ee,function(oe){
return v(oe),ee()})}else J|=1}catch(oe){v(oe)}if(J===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.error}return ee()}})(typeof SuppressedError==
"function"?SuppressedError:function(i,a,v){var k=new Error(v);return k.name="SuppressedError",k.error=i,k.suppressed=a,k});function M(i){return(0,s.createHash)(
"sha256").update(JSON.stringify([i.org,i.project,i.appID])).digest("hex").slice(0,32)}const K=["home"];function y(i){const a=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(i)?.[1]??
"";return/^\w[\w.-]{0,99}$/.test(a)&&!K.includes(a)?a:"source"}async function W(i,a,v,k,{checkout:J="source",stored:ee,isMapped:re=!1}={}){await(0,u.mkdir)((0,r.
join)(i,M(a)),{recursive:!0});const oe=await(0,u.realpath)((0,r.join)(i,M(a)));await G(oe,493);const ae=await n(oe,v),ce=(0,r.join)(ae,p),ue={root:ce,source:(0,r.
join)(ce,J),home:(0,r.join)(ce,"home"),tmp:(0,r.join)(ae,"tmp")},ie=ee??{own:(0,d.C)((0,r.join)(oe,d.i,"all")),shared:void 0};await w([...Object.values(ue),...Object.
values(ie.own)],k);const de=await F(ie.own.cache)===0,le={...ie.own,...re?{cache:(0,d.C)(oe).cache}:{},shared:ie.shared},fe={isFirst:de&&!ie.shared,isToFill:de&&
ie.shared!==void 0};return{app:oe,holder:ae,owner:k,stored:ie,...le,...fe,...ue}}const A="work",t="of",p="root";async function n(i,a){const v=(0,r.join)(i,a);await V(
v),await(0,u.mkdir)(v),await(0,u.writeFile)((0,r.join)(v,t),a);const k=(0,r.join)(i,A);return(0,u.rename)(v,k).then(()=>k,()=>v)}async function o(i){return(0,r.
basename)(i)!==A?(0,r.basename)(i):(0,u.readFile)((0,r.join)(i,t),"utf8").catch(()=>"")}async function l({root:i,source:a,home:v,tmp:k,owner:J}){for(const ee of[
i,k])for(const re of await(0,u.readdir)(ee))await V((0,r.join)(ee,re));await w([a,v],C(J)?J:void 0)}function C(i){return i!==void 0&&i!==process.getuid?.()}async function w(i,a){
for(const v of i)await(0,u.mkdir)(v,{recursive:!0}),a!==void 0&&await(0,u.chown)(v,a,a)}const R=100;async function F(i){let a=0;if(!await te(i))return a;await G(
i,493);for await(const v of await(0,u.opendir)(i))if(v.isDirectory()&&await G((0,r.join)(i,v.name),493).catch(()=>{}),a+=1,a===R)break;return a}const g=2097152;
async function G(i,a){const v={stack:[],error:void 0,hasError:!1};try{const k=_(v,await x(i),!0);await O(k,a)}catch(k){v.error=k,v.hasError=!0}finally{const k=I(
v);k&&await k}}function x(i){const a=process.platform==="linux"?g:f.constants.O_RDONLY;return(0,u.open)(i,a|f.constants.O_DIRECTORY|f.constants.O_NOFOLLOW)}function O(i,a){
return process.platform==="linux"?(0,u.chmod)(`/proc/self/fd/${i.fd}`,a):i.chmod(a)}async function b({app:i,holder:a}){await G(i,493).catch(()=>{}),await V(a)}const S={
bytes:m.j9,files:2e5},N=16*m.j9;async function U(i,a,v){v.bytes<=S.bytes&&v.files<=S.files&&((0,L.vy)(i)?.bytes??0)>=N&&(await h(i,[a.holder])).length===0||await b(
a)}const z=".removed";async function Y(i){const a=[];for(const v of await j(i))v!==z&&a.push(...await q((0,r.join)(i,v)));return a}async function q(i){return await G(
i,493).catch(()=>{}),(await j(i)).filter(a=>a!==d.i).map(a=>(0,r.join)(i,a))}async function j(i){return(await(0,u.readdir)(i,{withFileTypes:!0}).catch(()=>[])).
filter(v=>v.isDirectory()).map(v=>v.name)}async function h(i,a){const v=[];for(const k of a){await(0,u.mkdir)((0,r.join)(i,z),{recursive:!0,mode:448}).catch(()=>{});
const J=(0,r.join)(i,z,(0,s.randomUUID)()),ee=await(0,u.rename)(k,J).catch(async re=>(0,T.xU)(re)!=="EACCES"?(0,T.xU)(re)??"unknown":(await G(k,448).catch(()=>{}),
(0,u.rename)(k,J).catch(oe=>(0,T.xU)(oe)??"unknown")));ee!==void 0&&ee!=="ENOENT"&&v.push(k)}return v}async function $(i,a,v){const k=(0,r.join)(i,z),J=await(0,u.
readdir)(k).catch(()=>[]),ee=[];for(const re of[...J.map(oe=>(0,r.join)(k,oe)),...a])await V(re,{signal:v})||ee.push(re);return ee}const H=10*6e4;async function V(i,{
signal:a,ms:v=H}={}){if(!await E(i))return!0;const k=AbortSignal.any([AbortSignal.timeout(v),...a?[a]:[]]);for(const J of[["-rf","--one-file-system"],["-rf"]]){
if(await(0,c.m)("rm",[...J,"--",i],{cwd:"/",env:Z,signal:k}).catch(ne)==="missing")return se(i);if(k.aborted||!await E(i))break;await X(i,k).catch(()=>{})}return!await E(
i)}async function X(i,a){const v={stack:[],error:void 0,hasError:!1};try{a.throwIfAborted();const k=_(v,await x(i),!0),J=process.platform==="linux"?`/proc/self/\
fd/${k.fd}`:i;await O(k,448);for await(const ee of await(0,u.opendir)(J))ee.isDirectory()&&await X((0,r.join)(J,ee.name),a).catch(()=>{})}catch(k){v.error=k,v.hasError=
!0}finally{const k=I(v);k&&await k}}const Z={PATH:D.sg,LC_ALL:"C"};function ne(i){return(0,T.xU)(i)==="ENOENT"?"missing":void 0}async function se(i){return await(0,u.
rm)(i,{recursive:!0,force:!0}).catch(()=>{}),!await E(i)}async function te(i){return(0,u.lstat)(i).then(a=>a.isDirectory(),()=>!1)}async function E(i){return(0,u.
lstat)(i).then(()=>!0,a=>(0,T.xU)(a)!=="ENOENT")}async function P(i,a){if(!C(a))return;const{exitCode:v}=await(0,c.m)("chown",["-RhP",`${a}:${a}`,"--",i],{env:{},
cwd:"/"});if(v!==0)throw new Error(`chown of ${i} failed`)}}),8838:((Q,B,e)=>{e.d(B,{T:()=>D});var s=e(3024);const f=524288,u=65535;let r;function T(){return r??=
m().filter(c=>c>2&&c<=u&&L(c)),r}function m(){try{return(0,s.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function L(c){try{const d=/^flags:\s+([0-7]+)/m.
exec((0,s.readFileSync)(`/proc/self/fdinfo/${c}`,"utf8"))?.[1];return d!==void 0&&(Number.parseInt(d,8)&f)===0}catch{return!1}}function D(c){const d=T().filter(
M=>c[M]===void 0);if(d.length===0)return{stdio:[...c],[Symbol.dispose](){}};const _=(0,s.openSync)("/dev/null","r+"),I=[...c];for(let M=I.length;M<=Math.max(...d);M+=
1)I.push("ignore");for(const M of d)I[M]=_;return{stdio:I,[Symbol.dispose]:()=>(0,s.closeSync)(_)}}}),2881:((Q,B,e)=>{e.d(B,{$w:()=>u});var s=e(6169);function f(T){
return T.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${T.reason}`}class u extends Error{name="BuildFailure";facts;constructor(m){const L=(0,s.Fd)(m);
super(L.message),this.facts=L}}class r extends Error{name="BuildCancelled";constructor(){super("The deployment was cancelled")}}}),5879:((Q,B,e)=>{e.d(B,{Sb:()=>f,
YU:()=>T,bb:()=>L,ge:()=>D,ls:()=>u,zA:()=>s});function s(c){return c}class f extends Error{name="BlobsFull"}class u extends Error{name="WrongBytes"}const r=200,
T=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,m=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function L(c){if(c.length<=r&&m.test(c))return c;throw new TypeError(
`${JSON.stringify(c.slice(0,100))} is not the key of a blob`)}function D(c){if(c==="")return c;if(!c.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(
c.slice(0,100))} needs a / at its end`);return L(c.slice(0,-1)),c}}),8423:((Q,B,e)=>{e.d(B,{R:()=>r,u:()=>u});const s=1e3,f=2e4;class u extends Error{name="Stor\
eUnavailable";isFull;constructor(m,{isFull:L=!1,...D}={}){super(m,D),this.isFull=L}}async function r(T,m,L){const D=m.monotonic()+f;for(let c=1;;c+=1)try{return await T(
c)}catch(d){if(!(d instanceof u&&!d.isFull)||L?.aborted||m.monotonic()>=D||(await m.sleep(s,L).catch(()=>{}),L?.aborted))throw d}}}),8013:((Q,B,e)=>{e.d(B,{V2:()=>f,
_I:()=>c,iY:()=>u});var s=e(2881);function f(_,I,M,K=[]){return new s.$w({stage:_,code:I,message:M,exitCode:null,signal:null,log:K,diagnostics:[]})}function u(_,I,M,K){
const y=_?[{..._,severity:"error",code:M,message:K}]:[];return new s.$w({...f(I,M,K).facts,diagnostics:y})}const r={says:"could not start more processes or thre\
ads: the limit of a build was reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
T=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},r,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],m=/\bSIGKILL\b|\bkilled\b/i,L={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},D=40;function c(_,I,M,K){const{exitCode:y,signal:W,breach:A}=M,t=K.last(),p=`The ${_} command \`${I}\``,n={stage:_,exitCode:y,
signal:W,log:t,diagnostics:[]};if(A)return new s.$w({...n,code:A.code,message:`${p} was stopped because ${A.because}`});const o=d(M,t.slice(-D).join(`
`)),l=o?.code??(_==="install"?"install_failed":"build_failed"),C=y===null?`ended by ${W}`:`exited with code ${y}`,w=o?`${p} ${o.says} (it ${C})`:`${p} ${C}`;return new s.
$w({...n,code:l,message:w})}function d(_,I){const{signal:M,shortOfMemory:K,shortOfProcesses:y,diskWasShort:W}=_;return K&&(M==="SIGKILL"||m.test(I))?L:T.find(t=>(W||
!t.ofDisk)&&(t.signals?.includes(M??"")||t.log?.test(I)))??(y?r:void 0)}}),417:((Q,B,e)=>{e.d(B,{VS:()=>_,gE:()=>d,wl:()=>T,ww:()=>c});var s=e(6275),f=e(8013),u=e(
1217);const r=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoD\
etach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],T=/no space left on device|disk quota exceeded|unable to write file/i,
m=1e3,L=50,D=2e3;function c(I,M){const K={...M.env,...d(I,M.config)},y=async(W,A)=>{const t=[];let p=0;const{run:n=s.m}=M,{exitCode:o,breach:l}=await n("git",W,
{cwd:"/",env:K,signal:M.signal,watch:M.guard?.watch,group:M.guard?.group,onLine(w,R){if(R==="stdout")return A?.(w.slice(0,D));t.push(w.slice(0,D)),t.length>=2*L&&
t.splice(0,L),p+=1,p<=m&&M.onLine((0,u.r)(w.slice(0,D)))}});p>m&&M.onLine(`[\u2026 ${p-m} more lines of git are left out \u2026]`);const C=t.slice(-L).map(u.r);
if(l)throw(0,f.V2)("clone",l.code,`The clone was stopped because ${l.because}`,C);return{exitCode:o,errors:C}};return{try:y,async must(W){const{exitCode:A,errors:t}=await y(
W);if(A===0)return;throw T.test(t.join(`
`))?(0,f.V2)("clone","disk_full","The disk is full: the repository could not be checked out",t):(0,f.V2)("clone","clone_failed",`The checkout failed: ${_(t)}`,t)}}}
function d(I,M=[]){const K=[...r,...M],y=K.flatMap(([W,A],t)=>[[`GIT_CONFIG_KEY_${t}`,W],[`GIT_CONFIG_VALUE_${t}`,A]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:I,GIT_CONFIG_COUNT:String(K.length),...Object.fromEntries(y)}}function _(I){return(I.findLast(
K=>/^(?:fatal|error|remote):/.test(K))??I.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),1217:((Q,B,e)=>{e.d(B,{B:()=>T,r:()=>u.ri});var s=e(
1792),f=e(3136),u=e(597),r=e(8013);function T(c,d){const _=(0,u.Nu)(c,d.allowLocal),I=(0,u.ri)(c);switch(_.kind){case"name":return m((0,u.F1)(d.template,_.name));case"\
remote":{const M=(0,u.zf)(d.template,_.url),K=M&&m((0,u.F1)(d.template,M)).credentials;return{url:_.url.href,credentials:K||void 0,shown:I,protocols:L(_.url)}}case"\
file":return{url:(0,f.fileURLToPath)(_.url),shown:I,protocols:"file"};case"path":return m((0,f.pathToFileURL)(_.path).href);case"refused":throw D(I,_)}}function m(c){
const d=new URL(c),_=d.username||d.password?{user:(0,s.unescape)(d.username),password:(0,s.unescape)(d.password)}:void 0;d.username="",d.password="";const I=d.protocol===
"file:",M=(0,u.ri)(c);return{url:I?(0,f.fileURLToPath)(d):d.href,credentials:_,shown:M,protocols:L(d)}}function L({protocol:c}){return c==="http:"?"http:https":
c.slice(0,-1)}function D(c,{problem:d,instead:_}){const I=`The repository "${c}" ${d}: write ${_}`;return(0,r.V2)("clone","repository_not_allowed",I)}})};export{he as id,_e as ids,me as modules};

const k=852,N=[852],G={9127:((A,T,u)=>{u.d(T,{a3:()=>S});var b=u(3739);const m=null;function E(f,p){const h=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(f.trim()),[,...l]=h??[],n=m.reduce((o,a,d)=>o+Number(l[d]??0)*a,0);if(!h||n===0)throw new SlipwayError("invalid_input",`${p}: "${f}" is not a duration`,{input:p,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return n}function S(f){if(f<1e3)return`${Math.round(f)}ms`;if(f<59950)
return`${(f/1e3).toFixed(1)}s`;const p=Math.round(f/1e3),h=l=>String(l).padStart(2,"0");return p<3600?`${Math.floor(p/60)}m ${h(p%60)}s`:`${Math.floor(p/3600)}h\
 ${h(Math.floor(p%3600/60))}m`}const $=null,M=null;function L(f,p){const h=p-f;if(h>M)return new Date(f).toISOString().slice(0,10);const[l,n]=$.find(([,a])=>h>=
a)??[];if(!l||l==="second"&&h<1e4)return"just now";const o=Math.floor(h/n);return`${o} ${l}${o===1?"":"s"} ago`}}),8627:((A,T,u)=>{u.d(T,{e:()=>E});var b=u(3024),
m=u(6760);function E(S,$){const{bare:M,branch:L,commit:f,lender:p,shallow:h,origin:l}=$;for(const a of[p?"objects/info":"objects","refs"])(0,b.mkdirSync)((0,m.join)(
S,a),{recursive:!0});const n=l===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(l)}
`,o={HEAD:`ref: refs/heads/${L}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${M}
${n}`,"packed-refs":f&&`${f} refs/heads/${L}
`,"objects/info/alternates":p&&`${(0,m.join)(p,"objects")}
`,shallow:h};for(const[a,d]of Object.entries(o))d&&(0,b.writeFileSync)((0,m.join)(S,a),d)}}),597:((A,T,u)=>{u.d(T,{F1:()=>_,Nu:()=>n,ri:()=>r,zf:()=>w});var b=u(
5807);const m=1024,E=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,S="owner/name, or a URL that begins with https://",$="--al\
low-local-git",M="https://github.com/{repository}.git";function L(e){const c=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(e)?.[1]??
"";return E.test(c)?c.replace(/\.git$/,""):void 0}const f=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function p(e,c="https://github.com"){const g=r(e.trim());if(g.length>m)return[];const O=n(g,!0);if(O.kind==="path")return[l(O.path)];if(O.kind==="file")return[l(
percentDecoded(O.url.pathname))];if(O.kind==="remote")return[h(O.url.host,O.url.pathname)];if(O.kind==="name"){const P=["github.com",URL.canParse(c)?new URL(c).
host:"github.com"];return[...new Set(P.map(U=>h(U,O.name)))]}const[,D,R]=f.exec(e.trim())??[];return D===void 0||R===void 0?[]:[h(D,R)]}function h(e,c){return`${e}\
/${c.replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function l(e){return e.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function n(e,c){if(e.length>
m)return t(`has more than ${m} characters`);if(new RegExp("\\p{Cc}","u").test(e))return t("has control characters");if(E.test(e))return{kind:"name",name:e.replace(
/\.git$/,"")};if(e.startsWith("/"))return c?{kind:"path",path:e}:s("is a local path");const g=o(e);return g?.protocol==="https:"||g?.protocol==="http:"?a(g,c):g?.
protocol==="file:"?d(g,c):y(e)}function o(e){return/^[a-z]+:\/\/\S+$/i.test(e)&&URL.canParse(e)?new URL(e):void 0}function a(e,c){return e.username!==""||e.password!==
""?t("contains a user name or password","the URL without them: the platform has its own access"):e.protocol==="http:"&&!c?s("is a URL of plain http"):{kind:"rem\
ote",url:e}}function d(e,c){return e.host!==""||/%(?:2f|00)/i.test(e.pathname)?t("is not a path on this machine"):c?{kind:"file",url:e}:s("is a local path")}function y(e){
const[,c,g]=f.exec(e)??[];return c===void 0?t("is neither owner/name nor an https URL"):t("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${c}/${g}`)}function s(e){return t(`${e}, which a platform takes only with ${$}`)}function t(e,c=S){return{kind:"refused",problem:e,instead:c}}function i(e,c){
const g=n(c,!0),O=URL.parse(e);return g.kind!=="name"||O===null||O.host==="github.com"?c:`${O.origin}${O.pathname.replace(/\/+$/,"")}/${g.name}.git`}function r(e){
return e.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function _(e,c){return e.replaceAll("{repository}",()=>c)}function w(e,c){const[g="",O=""]=r(e).split("{rep\
ository}"),D=c.href.replace(/\.git$/,""),R=O.replace(/\.git$/,"");if(!D.startsWith(g)||!D.endsWith(R))return;const P=D.slice(g.length,D.length-R.length);return E.
test(P)?P:void 0}function I(e,c){const g="https://git.example.com/{repository}.git";if(!e.includes("{repository}"))return{problem:"does not contain {repository}",
instead:g};const O=_(e,"owner/name"),D=o(O);if(D?.protocol==="https:")return;const R=D?.protocol==="http:"||D?.protocol==="file:"&&D.host==="";if(!(R&&c))return R?
{problem:`begins with ${D?.protocol}//, which needs ${$}`,instead:`${g}, or add ${$}`}:{problem:"is not an https URL",instead:g}}}),1178:((A,T,u)=>{u.d(T,{x:()=>p});
var b=u(3739),m=u(6169),E=u(2881);const S=3e4,$=5e3,M={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function L(n){
return(0,E.SU)(n,"interrupted","The platform stopped, or could not reach its database, while this deployment was under way").facts}var f=u(8423);function p(n,o,a=!1){
if(a)return L(o);if(n instanceof E.$w)return n.facts;if((0,b.b$)(n)||n instanceof f.us&&n.isFull)return(0,E.SU)(o,"disk_full","The disk of the platform is full").
facts;const d=n instanceof f.us?"its state cannot be read or written now":(0,b.bD)(n);return(0,E.SU)(o,m.nf[o],`The platform itself failed at the stage "${o}": ${d}`).
facts}const h="<data>";function l(n,o){const a=y=>y.replaceAll(o,h),d=n.stage==="install"||n.stage==="build";return{...n,message:a(n.message),log:d?n.log:n.log.
map(a),diagnostics:n.diagnostics.map(y=>({...y,message:a(y.message)}))}}}),8013:((A,T,u)=>{u.d(T,{V2:()=>m,_I:()=>p,iY:()=>E});var b=u(2881);function m(l,n,o,a=[]){
return new b.$w({stage:l,code:n,message:o,exitCode:null,signal:null,log:a,diagnostics:[]})}function E(l,n,o,a){const d=l?[{...l,severity:"error",code:o,message:a}]:
[];return new b.$w({...m(n,o,a).facts,diagnostics:d})}const S={says:"could not start more processes or threads: the limit of a build was reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
$=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},S,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],M=/\bSIGKILL\b|\bkilled\b/i,L={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},f=40;function p(l,n,o,a){const{exitCode:d,signal:y,breach:s}=o,t=a.last(),i=`The ${l} command \`${n}\``,r={stage:l,exitCode:d,
signal:y,log:t,diagnostics:[]};if(s)return new b.$w({...r,code:s.code,message:`${i} was stopped because ${s.because}`});const _=h(o,t.slice(-f).join(`
`)),w=_?.code??(l==="install"?"install_failed":"build_failed"),I=d===null?`ended by ${y}`:`exited with code ${d}`,e=_?`${i} ${_.says} (it ${I})`:`${i} ${I}`;return new b.
$w({...r,code:w,message:e})}function h(l,n){const{signal:o,shortOfMemory:a,shortOfProcesses:d,diskWasShort:y}=l;return a&&(o==="SIGKILL"||M.test(n))?L:$.find(t=>(y||
!t.ofDisk)&&(t.signals?.includes(o??"")||t.log?.test(n)))??(d?S:void 0)}}),6419:((A,T,u)=>{u.d(T,{Kd:()=>n,Vj:()=>o,Z4:()=>p,fo:()=>f,lQ:()=>h,wX:()=>l,xO:()=>a,
zy:()=>d});var b=u(3024),m=u(1455),E=u(6760),S=u(7994),$=function(s,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object exp\
ected.");var r,_;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");r=t[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");r=t[Symbol.dispose],i&&(_=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");_&&(r=function(){
try{_.call(this)}catch(w){return Promise.reject(w)}}),s.stack.push({value:t,dispose:r,async:i})}else i&&s.stack.push({async:!0});return t},M=(function(s){return function(t){
function i(I){t.error=t.hasError?new s(I,t.error,"An error was suppressed during disposal."):I,t.hasError=!0}var r,_=0;function w(){for(;r=t.stack.pop();)try{if(!r.
async&&_===1)return _=0,t.stack.push(r),Promise.resolve().then(w);if(r.dispose){var I=r.dispose.call(r.value);if(r.async)return _|=2,Promise.resolve(I).then(w,function(e){
return i(e),w()})}else _|=1}catch(e){i(e)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return w()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,i){var r=new Error(i);return r.name="SuppressedError",r.error=s,r.suppressed=t,r});const L=b.constants.O_RDONLY|(b.constants.
O_NOFOLLOW??0)|(b.constants.O_NONBLOCK??0);async function f(s){return(await(0,m.stat)(s).catch(()=>{}))?.isFile()??!1}async function p(s){return(await(0,m.lstat)(
s).catch(()=>{}))?.isFile()??!1}async function h(s){return(await(0,m.stat)(s).catch(()=>{}))?.isDirectory()??!1}async function l(s,t){const i=[];try{for await(const{
name:r}of await(0,m.opendir)(s))if(i.push(r),i.length>=t)break}catch{}return i}function*n(s,t){for(let i=t;(0,S.FK)(s,i);i=(0,E.dirname)(i))yield i}function o(s,t){
return[...n(s,t)].map(i=>(0,E.join)(i,"node_modules/.bin"))}function a(s,t,i){return d(s,t,i,i)}async function d(s,t,i,r=Number.POSITIVE_INFINITY){try{const _={
stack:[],error:void 0,hasError:!1};try{const w=await(0,S.UG)(s,t),I=$(_,await(0,m.open)(w,L),!0),e=await I.stat();return e.isFile()&&e.size<=r?await y(I,Math.min(
e.size,i)):void 0}catch(w){_.error=w,_.hasError=!0}finally{const w=M(_);w&&await w}}catch{return}}async function y(s,t){const i=Buffer.allocUnsafe(t);let r=0;for(;r<
t;){const{bytesRead:_}=await s.read(i,r,t-r,r);if(_===0)break;r+=_}return{text:i.toString("utf8",0,r),bytes:r}}}),417:((A,T,u)=>{u.d(T,{VS:()=>l,gE:()=>h,wl:()=>$,
ww:()=>p});var b=u(597),m=u(6275),E=u(8013);const S=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","ma\
in"],["safe.directory","*"],["gc.autoDetach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],$=/no space left on device|disk quota exceeded|unable to write file/i,
M=1e3,L=50,f=2e3;function p(n,o){const a={...o.env,...h(n,o.config)},d=async(y,s)=>{const t=[];let i=0;const{run:r=m.m}=o,{exitCode:_,breach:w}=await r("git",y,
{cwd:"/",env:a,signal:o.signal,watch:o.guard?.watch,group:o.guard?.group,onLine(e,c){if(c==="stdout")return s?.(e.slice(0,f));t.push(e.slice(0,f)),t.length>=2*L&&
t.splice(0,L),i+=1,i<=M&&o.onLine((0,b.ri)(e.slice(0,f)))}});i>M&&o.onLine(`[\u2026 ${i-M} more lines of git are left out \u2026]`);const I=t.slice(-L).map(b.ri);
if(w)throw(0,E.V2)("clone",w.code,`The clone was stopped because ${w.because}`,I);return{exitCode:_,errors:I}};return{try:d,async must(y){const{exitCode:s,errors:t}=await d(
y);if(s===0)return;throw $.test(t.join(`
`))?(0,E.V2)("clone","disk_full","The disk is full: the repository could not be checked out",t):(0,E.V2)("clone","clone_failed",`The checkout failed: ${l(t)}`,t)}}}
function h(n,o=[]){const a=[...S,...o],d=a.flatMap(([y,s],t)=>[[`GIT_CONFIG_KEY_${t}`,y],[`GIT_CONFIG_VALUE_${t}`,s]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:n,GIT_CONFIG_COUNT:String(a.length),...Object.fromEntries(d)}}function l(n){return(n.findLast(
a=>/^(?:fatal|error|remote):/.test(a))??n.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}})};export{k as id,N as ids,G as modules};

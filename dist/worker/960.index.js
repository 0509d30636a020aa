const k=960,C=[960],G={9127:((R,O,u)=>{u.d(O,{a3:()=>L});var g=u(3739);const h=null;function _(d,i){const n=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(d.trim()),[,...o]=n??[],s=h.reduce((r,e,l)=>r+Number(o[l]??0)*e,0);if(!n||s===0)throw new SlipwayError("invalid_input",`${i}: "${d}" is not a duration`,{input:i,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return s}function L(d){if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)
return`${(d/1e3).toFixed(1)}s`;const i=Math.round(d/1e3),n=o=>String(o).padStart(2,"0");return i<3600?`${Math.floor(i/60)}m ${n(i%60)}s`:`${Math.floor(i/3600)}h\
 ${n(Math.floor(i%3600/60))}m`}const E=null,b=null;function $(d,i){const n=i-d;if(n>b)return new Date(d).toISOString().slice(0,10);const[o,s]=E.find(([,e])=>n>=
e)??[];if(!o||o==="second"&&n<1e4)return"just now";const r=Math.floor(n/s);return`${r} ${o}${r===1?"":"s"} ago`}}),8627:((R,O,u)=>{u.d(O,{e:()=>_});var g=u(1455),
h=u(6760);async function _(L,E){const{bare:b,branch:$,commit:d,lender:i,shallow:n,origin:o}=E;for(const e of["objects/info","refs"])await(0,g.mkdir)((0,h.join)(
L,e),{recursive:!0});const s=o===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(o)}
`,r={HEAD:`ref: refs/heads/${$}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${b}
${s}`,"packed-refs":d&&`${d} refs/heads/${$}
`,"objects/info/alternates":i&&`${(0,h.join)(i,"objects")}
`,shallow:n};for(const[e,l]of Object.entries(r))l&&await(0,g.writeFile)((0,h.join)(L,e),l)}}),597:((R,O,u)=>{u.d(O,{F1:()=>T,Nu:()=>s,ri:()=>I,zf:()=>A});var g=u(
5807);const h=1024,_=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,L="owner/name, or a URL that begins with https://",E="--al\
low-local-git",b="https://github.com/{repository}.git";function $(t){const c=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(t)?.[1]??
"";return _.test(c)?c.replace(/\.git$/,""):void 0}const d=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function i(t,c="https://github.com"){const m=I(t.trim());if(m.length>h)return[];const w=s(m,!0);if(w.kind==="path")return[o(w.path)];if(w.kind==="file")return[o(
percentDecoded(w.url.pathname))];if(w.kind==="remote")return[n(w.url.host,w.url.pathname)];if(w.kind==="name"){const D=["github.com",URL.canParse(c)?new URL(c).
host:"github.com"];return[...new Set(D.map(P=>n(P,w.name)))]}const[,S,M]=d.exec(t.trim())??[];return S===void 0||M===void 0?[]:[n(S,M)]}function n(t,c){return`${t}\
/${c.replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function o(t){return t.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function s(t,c){if(t.length>
h)return a(`has more than ${h} characters`);if(new RegExp("\\p{Cc}","u").test(t))return a("has control characters");if(_.test(t))return{kind:"name",name:t.replace(
/\.git$/,"")};if(t.startsWith("/"))return c?{kind:"path",path:t}:f("is a local path");const m=r(t);return m?.protocol==="https:"||m?.protocol==="http:"?e(m,c):m?.
protocol==="file:"?l(m,c):p(t)}function r(t){return/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0}function e(t,c){return t.username!==""||t.password!==
""?a("contains a user name or password","the URL without them: the platform has its own access"):t.protocol==="http:"&&!c?f("is a URL of plain http"):{kind:"rem\
ote",url:t}}function l(t,c){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?a("is not a path on this machine"):c?{kind:"file",url:t}:f("is a local path")}function p(t){
const[,c,m]=d.exec(t)??[];return c===void 0?a("is neither owner/name nor an https URL"):a("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${c}/${m}`)}function f(t){return a(`${t}, which a platform takes only with ${E}`)}function a(t,c=L){return{kind:"refused",problem:t,instead:c}}function y(t,c){
const m=s(c,!0),w=URL.parse(t);return m.kind!=="name"||w===null||w.host==="github.com"?c:`${w.origin}${w.pathname.replace(/\/+$/,"")}/${m.name}.git`}function I(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function T(t,c){return t.replaceAll("{repository}",()=>c)}function A(t,c){const[m="",w=""]=I(t).split("{rep\
ository}"),S=c.href.replace(/\.git$/,""),M=w.replace(/\.git$/,"");if(!S.startsWith(m)||!S.endsWith(M))return;const D=S.slice(m.length,S.length-M.length);return _.
test(D)?D:void 0}function U(t,c){const m="https://git.example.com/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",
instead:m};const w=T(t,"owner/name"),S=r(w);if(S?.protocol==="https:")return;const M=S?.protocol==="http:"||S?.protocol==="file:"&&S.host==="";if(!(M&&c))return M?
{problem:`begins with ${S?.protocol}//, which needs ${E}`,instead:`${m}, or add ${E}`}:{problem:"is not an https URL",instead:m}}}),1178:((R,O,u)=>{u.d(O,{Zu:()=>i,
xS:()=>n});var g=u(3739),h=u(6169),_=u(2881);const L=3e4,E=5e3,b={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function $(e){
return(0,_.SU)(e,"interrupted","The platform stopped while this deployment was under way").facts}var d=u(8423);class i extends Error{name="StageError";stage;aborted;constructor(l,p,f){
super((0,g.bD)(f),{cause:f}),this.stage=l,this.aborted=p}}function n(e){const{stage:l,aborted:p,cause:f}=e instanceof i?e:{stage:"build",aborted:!1,cause:e};if(p)
return $(l);if(f instanceof _.$w)return f.facts;if((0,g.b$)(f)||f instanceof d.u&&f.isFull)return(0,_.SU)(l,"disk_full","The disk of the platform is full").facts;
const a=f instanceof d.u?"its state cannot be read or written now":(0,g.bD)(f);return(0,_.SU)(l,h.nf[l],`The platform itself failed at the stage "${l}": ${a}`).
facts}function o(e){return platformFailure("sync","disk_quota",e)}const s="<data>";function r(e,l){const p=a=>a.replaceAll(l,s),f=e.stage==="install"||e.stage===
"build";return{...e,message:p(e.message),log:f?e.log:e.log.map(p),diagnostics:e.diagnostics.map(a=>({...a,message:p(a.message)}))}}}),8013:((R,O,u)=>{u.d(O,{V2:()=>h,
_I:()=>i,iY:()=>_});var g=u(2881);function h(o,s,r,e=[]){return new g.$w({stage:o,code:s,message:r,exitCode:null,signal:null,log:e,diagnostics:[]})}function _(o,s,r,e){
const l=o?[{...o,severity:"error",code:r,message:e}]:[];return new g.$w({...h(s,r,e).facts,diagnostics:l})}const L={says:"could not start more processes or thre\
ads: the limit of a build was reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
E=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},L,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],b=/\bSIGKILL\b|\bkilled\b/i,$={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},d=40;function i(o,s,r,e){const{exitCode:l,signal:p,breach:f}=r,a=e.last(),y=`The ${o} command \`${s}\``,I={stage:o,exitCode:l,
signal:p,log:a,diagnostics:[]};if(f)return new g.$w({...I,code:f.code,message:`${y} was stopped because ${f.because}`});const T=n(r,a.slice(-d).join(`
`)),A=T?.code??(o==="install"?"install_failed":"build_failed"),U=l===null?`ended by ${p}`:`exited with code ${l}`,t=T?`${y} ${T.says} (it ${U})`:`${y} ${U}`;return new g.
$w({...I,code:A,message:t})}function n(o,s){const{signal:r,shortOfMemory:e,shortOfProcesses:l,diskWasShort:p}=o;return e&&(r==="SIGKILL"||b.test(s))?$:E.find(a=>(p||
!a.ofDisk)&&(a.signals?.includes(r??"")||a.log?.test(s)))??(l?L:void 0)}}),417:((R,O,u)=>{u.d(O,{VS:()=>o,gE:()=>n,wl:()=>E,ww:()=>i});var g=u(6275),h=u(8013),_=u(
1217);const L=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoD\
etach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],E=/no space left on device|disk quota exceeded|unable to write file/i,
b=1e3,$=50,d=2e3;function i(s,r){const e={...r.env,...n(s,r.config)},l=async(p,f)=>{const a=[];let y=0;const{run:I=g.m}=r,{exitCode:T,breach:A}=await I("git",p,
{cwd:"/",env:e,signal:r.signal,watch:r.guard?.watch,group:r.guard?.group,onLine(t,c){if(c==="stdout")return f?.(t.slice(0,d));a.push(t.slice(0,d)),a.length>=2*$&&
a.splice(0,$),y+=1,y<=b&&r.onLine((0,_.r)(t.slice(0,d)))}});y>b&&r.onLine(`[\u2026 ${y-b} more lines of git are left out \u2026]`);const U=a.slice(-$).map(_.r);
if(A)throw(0,h.V2)("clone",A.code,`The clone was stopped because ${A.because}`,U);return{exitCode:T,errors:U}};return{try:l,async must(p){const{exitCode:f,errors:a}=await l(
p);if(f===0)return;throw E.test(a.join(`
`))?(0,h.V2)("clone","disk_full","The disk is full: the repository could not be checked out",a):(0,h.V2)("clone","clone_failed",`The checkout failed: ${o(a)}`,a)}}}
function n(s,r=[]){const e=[...L,...r],l=e.flatMap(([p,f],a)=>[[`GIT_CONFIG_KEY_${a}`,p],[`GIT_CONFIG_VALUE_${a}`,f]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:s,GIT_CONFIG_COUNT:String(e.length),...Object.fromEntries(l)}}function o(s){return(s.findLast(
e=>/^(?:fatal|error|remote):/.test(e))??s.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),1217:((R,O,u)=>{u.d(O,{B:()=>E,r:()=>_.ri});var g=u(
1792),h=u(3136),_=u(597),L=u(8013);function E(i,n){const o=(0,_.Nu)(i,n.allowLocal),s=(0,_.ri)(i);switch(o.kind){case"name":return b((0,_.F1)(n.template,o.name));case"\
remote":{const r=(0,_.zf)(n.template,o.url),e=r&&b((0,_.F1)(n.template,r)).credentials;return{url:o.url.href,credentials:e||void 0,shown:s,protocols:$(o.url)}}case"\
file":return{url:(0,h.fileURLToPath)(o.url),shown:s,protocols:"file"};case"path":return b((0,h.pathToFileURL)(o.path).href);case"refused":throw d(s,o)}}function b(i){
const n=new URL(i),o=n.username||n.password?{user:(0,g.unescape)(n.username),password:(0,g.unescape)(n.password)}:void 0;n.username="",n.password="";const s=n.protocol===
"file:",r=(0,_.ri)(i);return{url:s?(0,h.fileURLToPath)(n):n.href,credentials:o,shown:r,protocols:$(n)}}function $({protocol:i}){return i==="http:"?"http:https":
i.slice(0,-1)}function d(i,{problem:n,instead:o}){const s=`The repository "${i}" ${n}: write ${o}`;return(0,L.V2)("clone","repository_not_allowed",s)}})};export{k as id,C as ids,G as modules};

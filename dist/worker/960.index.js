const k=960,C=[960],G={9127:((R,O,l)=>{l.d(O,{a3:()=>L});var g=l(3739);const h=null;function _(s,n){const r=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(s.trim()),[,...a]=r??[],i=h.reduce((e,o,u)=>e+Number(a[u]??0)*o,0);if(!r||i===0)throw new SlipwayError("invalid_input",`${n}: "${s}" is not a duration`,{input:n,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return i}function L(s){if(s<1e3)return`${Math.round(s)}ms`;if(s<59950)
return`${(s/1e3).toFixed(1)}s`;const n=Math.round(s/1e3),r=a=>String(a).padStart(2,"0");return n<3600?`${Math.floor(n/60)}m ${r(n%60)}s`:`${Math.floor(n/3600)}h\
 ${r(Math.floor(n%3600/60))}m`}const E=null,b=null;function $(s,n){const r=n-s;if(r>b)return new Date(s).toISOString().slice(0,10);const[a,i]=E.find(([,o])=>r>=
o)??[];if(!a||a==="second"&&r<1e4)return"just now";const e=Math.floor(r/i);return`${e} ${a}${e===1?"":"s"} ago`}}),8627:((R,O,l)=>{l.d(O,{e:()=>_});var g=l(1455),
h=l(6760);async function _(L,E){const{bare:b,branch:$,commit:s,lender:n,shallow:r,origin:a}=E;for(const o of["objects/info","refs"])await(0,g.mkdir)((0,h.join)(
L,o),{recursive:!0});const i=a===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(a)}
`,e={HEAD:`ref: refs/heads/${$}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${b}
${i}`,"packed-refs":s&&`${s} refs/heads/${$}
`,"objects/info/alternates":n&&`${(0,h.join)(n,"objects")}
`,shallow:r};for(const[o,u]of Object.entries(e))u&&await(0,g.writeFile)((0,h.join)(L,o),u)}}),597:((R,O,l)=>{l.d(O,{F1:()=>T,Nu:()=>i,ri:()=>I,zf:()=>A});var g=l(
5807);const h=1024,_=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,L="owner/name, or a URL that begins with https://",E="--al\
low-local-git",b="https://github.com/{repository}.git";function $(t){const c=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(t)?.[1]??
"";return _.test(c)?c.replace(/\.git$/,""):void 0}const s=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function n(t,c="https://github.com"){const m=I(t.trim());if(m.length>h)return[];const w=i(m,!0);if(w.kind==="path")return[a(w.path)];if(w.kind==="file")return[a(
percentDecoded(w.url.pathname))];if(w.kind==="remote")return[r(w.url.host,w.url.pathname)];if(w.kind==="name"){const D=["github.com",URL.canParse(c)?new URL(c).
host:"github.com"];return[...new Set(D.map(P=>r(P,w.name)))]}const[,S,M]=s.exec(t.trim())??[];return S===void 0||M===void 0?[]:[r(S,M)]}function r(t,c){return`${t}\
/${c.replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function a(t){return t.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function i(t,c){if(t.length>
h)return d(`has more than ${h} characters`);if(new RegExp("\\p{Cc}","u").test(t))return d("has control characters");if(_.test(t))return{kind:"name",name:t.replace(
/\.git$/,"")};if(t.startsWith("/"))return c?{kind:"path",path:t}:p("is a local path");const m=e(t);return m?.protocol==="https:"||m?.protocol==="http:"?o(m,c):m?.
protocol==="file:"?u(m,c):f(t)}function e(t){return/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0}function o(t,c){return t.username!==""||t.password!==
""?d("contains a user name or password","the URL without them: the platform has its own access"):t.protocol==="http:"&&!c?p("is a URL of plain http"):{kind:"rem\
ote",url:t}}function u(t,c){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?d("is not a path on this machine"):c?{kind:"file",url:t}:p("is a local path")}function f(t){
const[,c,m]=s.exec(t)??[];return c===void 0?d("is neither owner/name nor an https URL"):d("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${c}/${m}`)}function p(t){return d(`${t}, which a platform takes only with ${E}`)}function d(t,c=L){return{kind:"refused",problem:t,instead:c}}function y(t,c){
const m=i(c,!0),w=URL.parse(t);return m.kind!=="name"||w===null||w.host==="github.com"?c:`${w.origin}${w.pathname.replace(/\/+$/,"")}/${m.name}.git`}function I(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function T(t,c){return t.replaceAll("{repository}",()=>c)}function A(t,c){const[m="",w=""]=I(t).split("{rep\
ository}"),S=c.href.replace(/\.git$/,""),M=w.replace(/\.git$/,"");if(!S.startsWith(m)||!S.endsWith(M))return;const D=S.slice(m.length,S.length-M.length);return _.
test(D)?D:void 0}function U(t,c){const m="https://git.example.com/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",
instead:m};const w=T(t,"owner/name"),S=e(w);if(S?.protocol==="https:")return;const M=S?.protocol==="http:"||S?.protocol==="file:"&&S.host==="";if(!(M&&c))return M?
{problem:`begins with ${S?.protocol}//, which needs ${E}`,instead:`${m}, or add ${E}`}:{problem:"is not an https URL",instead:m}}}),1178:((R,O,l)=>{l.d(O,{Zu:()=>n,
xS:()=>r});var g=l(3739),h=l(6169),_=l(2881);const L=3e4,E=5e3,b={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function $(e){
return(0,_.SU)(e,"interrupted","The platform stopped while this deployment was under way").facts}var s=l(8423);class n extends Error{name="StageError";stage;aborted;constructor(o,u,f){
super((0,g.bD)(f),{cause:f}),this.stage=o,this.aborted=u}}function r(e){const{stage:o,aborted:u,cause:f}=e instanceof n?e:{stage:"build",aborted:!1,cause:e};if(u)
return $(o);if(f instanceof _.$w)return f.facts;if((0,g.b$)(f)||f instanceof s.us&&f.isFull)return(0,_.SU)(o,"disk_full","The disk of the platform is full").facts;
const p=f instanceof s.us?"its state cannot be read or written now":(0,g.bD)(f);return(0,_.SU)(o,h.nf[o],`The platform itself failed at the stage "${o}": ${p}`).
facts}const a="<data>";function i(e,o){const u=p=>p.replaceAll(o,a),f=e.stage==="install"||e.stage==="build";return{...e,message:u(e.message),log:f?e.log:e.log.
map(u),diagnostics:e.diagnostics.map(p=>({...p,message:u(p.message)}))}}}),8013:((R,O,l)=>{l.d(O,{V2:()=>h,_I:()=>n,iY:()=>_});var g=l(2881);function h(a,i,e,o=[]){
return new g.$w({stage:a,code:i,message:e,exitCode:null,signal:null,log:o,diagnostics:[]})}function _(a,i,e,o){const u=a?[{...a,severity:"error",code:e,message:o}]:
[];return new g.$w({...h(i,e,o).facts,diagnostics:u})}const L={says:"could not start more processes or threads: the limit of a build was reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
E=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},L,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],b=/\bSIGKILL\b|\bkilled\b/i,$={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},s=40;function n(a,i,e,o){const{exitCode:u,signal:f,breach:p}=e,d=o.last(),y=`The ${a} command \`${i}\``,I={stage:a,exitCode:u,
signal:f,log:d,diagnostics:[]};if(p)return new g.$w({...I,code:p.code,message:`${y} was stopped because ${p.because}`});const T=r(e,d.slice(-s).join(`
`)),A=T?.code??(a==="install"?"install_failed":"build_failed"),U=u===null?`ended by ${f}`:`exited with code ${u}`,t=T?`${y} ${T.says} (it ${U})`:`${y} ${U}`;return new g.
$w({...I,code:A,message:t})}function r(a,i){const{signal:e,shortOfMemory:o,shortOfProcesses:u,diskWasShort:f}=a;return o&&(e==="SIGKILL"||b.test(i))?$:E.find(d=>(f||
!d.ofDisk)&&(d.signals?.includes(e??"")||d.log?.test(i)))??(u?L:void 0)}}),417:((R,O,l)=>{l.d(O,{VS:()=>a,gE:()=>r,wl:()=>E,ww:()=>n});var g=l(6275),h=l(8013),_=l(
1217);const L=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoD\
etach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],E=/no space left on device|disk quota exceeded|unable to write file/i,
b=1e3,$=50,s=2e3;function n(i,e){const o={...e.env,...r(i,e.config)},u=async(f,p)=>{const d=[];let y=0;const{run:I=g.m}=e,{exitCode:T,breach:A}=await I("git",f,
{cwd:"/",env:o,signal:e.signal,watch:e.guard?.watch,group:e.guard?.group,onLine(t,c){if(c==="stdout")return p?.(t.slice(0,s));d.push(t.slice(0,s)),d.length>=2*$&&
d.splice(0,$),y+=1,y<=b&&e.onLine((0,_.r)(t.slice(0,s)))}});y>b&&e.onLine(`[\u2026 ${y-b} more lines of git are left out \u2026]`);const U=d.slice(-$).map(_.r);
if(A)throw(0,h.V2)("clone",A.code,`The clone was stopped because ${A.because}`,U);return{exitCode:T,errors:U}};return{try:u,async must(f){const{exitCode:p,errors:d}=await u(
f);if(p===0)return;throw E.test(d.join(`
`))?(0,h.V2)("clone","disk_full","The disk is full: the repository could not be checked out",d):(0,h.V2)("clone","clone_failed",`The checkout failed: ${a(d)}`,d)}}}
function r(i,e=[]){const o=[...L,...e],u=o.flatMap(([f,p],d)=>[[`GIT_CONFIG_KEY_${d}`,f],[`GIT_CONFIG_VALUE_${d}`,p]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:i,GIT_CONFIG_COUNT:String(o.length),...Object.fromEntries(u)}}function a(i){return(i.findLast(
o=>/^(?:fatal|error|remote):/.test(o))??i.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),1217:((R,O,l)=>{l.d(O,{B:()=>E,r:()=>_.ri});var g=l(
1792),h=l(3136),_=l(597),L=l(8013);function E(s,n){const r=(0,_.Nu)(s,n.allowLocal),a=(0,_.ri)(s);switch(r.kind){case"name":return b((0,_.F1)(n.template,r.name));case"\
remote":{const i=(0,_.zf)(n.template,r.url),e=i&&b((0,_.F1)(n.template,i)).credentials;return{url:r.url.href,credentials:e||void 0,shown:a,protocols:$(r.url)}}case"\
file":return{url:(0,h.fileURLToPath)(r.url),shown:a,protocols:"file"};case"path":return b((0,h.pathToFileURL)(r.path).href);case"refused":{const i=`The reposito\
ry "${a}" ${r.problem}: write ${r.instead}`;throw(0,L.V2)("clone","repository_not_allowed",i)}}}function b(s){const n=new URL(s),r=n.username||n.password?{user:(0,g.
unescape)(n.username),password:(0,g.unescape)(n.password)}:void 0;n.username="",n.password="";const a=n.protocol==="file:",i=(0,_.ri)(s);return{url:a?(0,h.fileURLToPath)(
n):n.href,credentials:r,shown:i,protocols:$(n)}}function $({protocol:s}){return s==="http:"?"http:https":s.slice(0,-1)}})};export{k as id,C as ids,G as modules};

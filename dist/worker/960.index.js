const C=960,k=[960],G={9127:((R,S,u)=>{u.d(S,{a3:()=>O});var E=u(3739);const h=null;function p(d,a){const n=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(d.trim()),[,...e]=n??[],i=h.reduce((o,l,s)=>o+Number(e[s]??0)*l,0);if(!n||i===0)throw new SlipwayError("invalid_input",`${a}: "${d}" is not a duration`,{input:a,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return i}function O(d){if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)
return`${(d/1e3).toFixed(1)}s`;const a=Math.round(d/1e3),n=e=>String(e).padStart(2,"0");return a<3600?`${Math.floor(a/60)}m ${n(a%60)}s`:`${Math.floor(a/3600)}h\
 ${n(Math.floor(a%3600/60))}m`}const $=null,b=null;function L(d,a){const n=a-d;if(n>b)return new Date(d).toISOString().slice(0,10);const[e,i]=$.find(([,l])=>n>=
l)??[];if(!e||e==="second"&&n<1e4)return"just now";const o=Math.floor(n/i);return`${o} ${e}${o===1?"":"s"} ago`}}),8627:((R,S,u)=>{u.d(S,{e:()=>p});var E=u(1455),
h=u(6760);async function p(O,$){const{bare:b,branch:L,commit:d,lender:a,shallow:n,origin:e}=$;for(const l of["objects/info","refs"])await(0,E.mkdir)((0,h.join)(
O,l),{recursive:!0});const i=e===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(e)}
`,o={HEAD:`ref: refs/heads/${L}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${b}
${i}`,"packed-refs":d&&`${d} refs/heads/${L}
`,"objects/info/alternates":a&&`${(0,h.join)(a,"objects")}
`,shallow:n};for(const[l,s]of Object.entries(o))s&&await(0,E.writeFile)((0,h.join)(O,l),s)}}),597:((R,S,u)=>{u.d(S,{F1:()=>T,Nu:()=>i,ri:()=>I,zf:()=>A});var E=u(
5807);const h=1024,p=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,O="owner/name, or a URL that begins with https://",$="--al\
low-local-git",b="https://github.com/{repository}.git";function L(t){const c=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(t)?.[1]??
"";return p.test(c)?c.replace(/\.git$/,""):void 0}const d=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function a(t,c="https://github.com"){const m=I(t.trim());if(m.length>h)return[];const g=i(m,!0);if(g.kind==="path")return[e(g.path)];if(g.kind==="file")return[e(
percentDecoded(g.url.pathname))];if(g.kind==="remote")return[n(g.url.host,g.url.pathname)];if(g.kind==="name"){const P=["github.com",URL.canParse(c)?new URL(c).
host:"github.com"];return[...new Set(P.map(U=>n(U,g.name)))]}const[,y,M]=d.exec(t.trim())??[];return y===void 0||M===void 0?[]:[n(y,M)]}function n(t,c){return`${t}\
/${c.replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function e(t){return t.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function i(t,c){if(t.length>
h)return r(`has more than ${h} characters`);if(new RegExp("\\p{Cc}","u").test(t))return r("has control characters");if(p.test(t))return{kind:"name",name:t.replace(
/\.git$/,"")};if(t.startsWith("/"))return c?{kind:"path",path:t}:_("is a local path");const m=o(t);return m?.protocol==="https:"||m?.protocol==="http:"?l(m,c):m?.
protocol==="file:"?s(m,c):f(t)}function o(t){return/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0}function l(t,c){return t.username!==""||t.password!==
""?r("contains a user name or password","the URL without them: the platform has its own access"):t.protocol==="http:"&&!c?_("is a URL of plain http"):{kind:"rem\
ote",url:t}}function s(t,c){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?r("is not a path on this machine"):c?{kind:"file",url:t}:_("is a local path")}function f(t){
const[,c,m]=d.exec(t)??[];return c===void 0?r("is neither owner/name nor an https URL"):r("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${c}/${m}`)}function _(t){return r(`${t}, which a platform takes only with ${$}`)}function r(t,c=O){return{kind:"refused",problem:t,instead:c}}function w(t,c){
const m=i(c,!0),g=URL.parse(t);return m.kind!=="name"||g===null||g.host==="github.com"?c:`${g.origin}${g.pathname.replace(/\/+$/,"")}/${m.name}.git`}function I(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function T(t,c){return t.replaceAll("{repository}",()=>c)}function A(t,c){const[m="",g=""]=I(t).split("{rep\
ository}"),y=c.href.replace(/\.git$/,""),M=g.replace(/\.git$/,"");if(!y.startsWith(m)||!y.endsWith(M))return;const P=y.slice(m.length,y.length-M.length);return p.
test(P)?P:void 0}function D(t,c){const m="https://git.example.com/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",
instead:m};const g=T(t,"owner/name"),y=o(g);if(y?.protocol==="https:")return;const M=y?.protocol==="http:"||y?.protocol==="file:"&&y.host==="";if(!(M&&c))return M?
{problem:`begins with ${y?.protocol}//, which needs ${$}`,instead:`${m}, or add ${$}`}:{problem:"is not an https URL",instead:m}}}),1178:((R,S,u)=>{u.d(S,{Zu:()=>a,
xS:()=>n});var E=u(3739),h=u(6169),p=u(2881);const O=3e4,$=5e3,b={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function L(s){
return{stage:s,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}var d=u(8423);
class a extends Error{name="StageError";stage;aborted;constructor(f,_,r){super(l(r),{cause:r}),this.stage=f,this.aborted=_}}function n(s){const{stage:f,aborted:_,
cause:r}=s instanceof a?s:{stage:"build",aborted:!1,cause:s};if(_)return L(f);if(r instanceof p.$w)return r.facts;if((0,E.b$)(r)||r instanceof d.u&&r.isFull)return o(
f,"disk_full","The disk of the platform is full");const w=r instanceof d.u?"its state cannot be read or written now":l(r);return o(f,h.nf[f],`The platform itsel\
f failed at the stage "${f}": ${w}`)}const e="<data>";function i(s,f){const _=w=>w.replaceAll(f,e),r=s.stage==="install"||s.stage==="build";return{...s,message:_(
s.message),log:r?s.log:s.log.map(_),diagnostics:s.diagnostics.map(w=>({...w,message:_(w.message)}))}}function o(s,f,_){return{stage:s,code:f,message:_,exitCode:null,
signal:null,log:[],diagnostics:[]}}function l(s){return s instanceof Error?s.message:String(s)}}),8013:((R,S,u)=>{u.d(S,{V2:()=>h,_I:()=>a,iY:()=>p});var E=u(2881);
function h(e,i,o,l=[]){return new E.$w({stage:e,code:i,message:o,exitCode:null,signal:null,log:l,diagnostics:[]})}function p(e,i,o,l){const s=e?[{...e,severity:"\
error",code:o,message:l}]:[];return new E.$w({...h(i,o,l).facts,diagnostics:s})}const O={says:"could not start more processes or threads: the limit of a build w\
as reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
$=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},O,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],b=/\bSIGKILL\b|\bkilled\b/i,L={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},d=40;function a(e,i,o,l){const{exitCode:s,signal:f,breach:_}=o,r=l.last(),w=`The ${e} command \`${i}\``,I={stage:e,exitCode:s,
signal:f,log:r,diagnostics:[]};if(_)return new E.$w({...I,code:_.code,message:`${w} was stopped because ${_.because}`});const T=n(o,r.slice(-d).join(`
`)),A=T?.code??(e==="install"?"install_failed":"build_failed"),D=s===null?`ended by ${f}`:`exited with code ${s}`,t=T?`${w} ${T.says} (it ${D})`:`${w} ${D}`;return new E.
$w({...I,code:A,message:t})}function n(e,i){const{signal:o,shortOfMemory:l,shortOfProcesses:s,diskWasShort:f}=e;return l&&(o==="SIGKILL"||b.test(i))?L:$.find(r=>(f||
!r.ofDisk)&&(r.signals?.includes(o??"")||r.log?.test(i)))??(s?O:void 0)}}),417:((R,S,u)=>{u.d(S,{VS:()=>e,gE:()=>n,wl:()=>$,ww:()=>a});var E=u(6275),h=u(8013),p=u(
1217);const O=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoD\
etach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],$=/no space left on device|disk quota exceeded|unable to write file/i,
b=1e3,L=50,d=2e3;function a(i,o){const l={...o.env,...n(i,o.config)},s=async(f,_)=>{const r=[];let w=0;const{run:I=E.m}=o,{exitCode:T,breach:A}=await I("git",f,
{cwd:"/",env:l,signal:o.signal,watch:o.guard?.watch,group:o.guard?.group,onLine(t,c){if(c==="stdout")return _?.(t.slice(0,d));r.push(t.slice(0,d)),r.length>=2*L&&
r.splice(0,L),w+=1,w<=b&&o.onLine((0,p.r)(t.slice(0,d)))}});w>b&&o.onLine(`[\u2026 ${w-b} more lines of git are left out \u2026]`);const D=r.slice(-L).map(p.r);
if(A)throw(0,h.V2)("clone",A.code,`The clone was stopped because ${A.because}`,D);return{exitCode:T,errors:D}};return{try:s,async must(f){const{exitCode:_,errors:r}=await s(
f);if(_===0)return;throw $.test(r.join(`
`))?(0,h.V2)("clone","disk_full","The disk is full: the repository could not be checked out",r):(0,h.V2)("clone","clone_failed",`The checkout failed: ${e(r)}`,r)}}}
function n(i,o=[]){const l=[...O,...o],s=l.flatMap(([f,_],r)=>[[`GIT_CONFIG_KEY_${r}`,f],[`GIT_CONFIG_VALUE_${r}`,_]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:i,GIT_CONFIG_COUNT:String(l.length),...Object.fromEntries(s)}}function e(i){return(i.findLast(
l=>/^(?:fatal|error|remote):/.test(l))??i.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),1217:((R,S,u)=>{u.d(S,{B:()=>$,r:()=>p.ri});var E=u(
1792),h=u(3136),p=u(597),O=u(8013);function $(a,n){const e=(0,p.Nu)(a,n.allowLocal),i=(0,p.ri)(a);switch(e.kind){case"name":return b((0,p.F1)(n.template,e.name));case"\
remote":{const o=(0,p.zf)(n.template,e.url),l=o&&b((0,p.F1)(n.template,o)).credentials;return{url:e.url.href,credentials:l||void 0,shown:i,protocols:L(e.url)}}case"\
file":return{url:(0,h.fileURLToPath)(e.url),shown:i,protocols:"file"};case"path":return b((0,h.pathToFileURL)(e.path).href);case"refused":throw d(i,e)}}function b(a){
const n=new URL(a),e=n.username||n.password?{user:(0,E.unescape)(n.username),password:(0,E.unescape)(n.password)}:void 0;n.username="",n.password="";const i=n.protocol===
"file:",o=(0,p.ri)(a);return{url:i?(0,h.fileURLToPath)(n):n.href,credentials:e,shown:o,protocols:L(n)}}function L({protocol:a}){return a==="http:"?"http:https":
a.slice(0,-1)}function d(a,{problem:n,instead:e}){const i=`The repository "${a}" ${n}: write ${e}`;return(0,O.V2)("clone","repository_not_allowed",i)}})};export{C as id,k as ids,G as modules};

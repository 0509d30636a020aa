const D=960,C=[960],N={9127:((R,y,c)=>{c.d(y,{a3:()=>E});var g=c(3739);const m=null;function h(a,d){const l=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(a.trim()),[,...s]=l??[],e=m.reduce((n,o,u)=>n+Number(s[u]??0)*o,0);if(!l||e===0)throw new SlipwayError("invalid_input",`${d}: "${a}" is not a duration`,{input:d,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return e}function E(a){if(a<1e3)return`${Math.round(a)}ms`;if(a<59950)
return`${(a/1e3).toFixed(1)}s`;const d=Math.round(a/1e3),l=s=>String(s).padStart(2,"0");return d<3600?`${Math.floor(d/60)}m ${l(d%60)}s`:`${Math.floor(d/3600)}h\
 ${l(Math.floor(d%3600/60))}m`}const $=null,L=null;function S(a,d){const l=d-a;if(l>L)return new Date(a).toISOString().slice(0,10);const[s,e]=$.find(([,o])=>l>=
o)??[];if(!s||s==="second"&&l<1e4)return"just now";const n=Math.floor(l/e);return`${n} ${s}${n===1?"":"s"} ago`}}),8627:((R,y,c)=>{c.d(y,{e:()=>h});var g=c(1455),
m=c(6760);async function h(E,$){const{bare:L,branch:S,commit:a,lender:d,shallow:l,origin:s}=$;for(const o of["objects/info","refs"])await(0,g.mkdir)((0,m.join)(
E,o),{recursive:!0});const e=s===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(s)}
`,n={HEAD:`ref: refs/heads/${S}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${L}
${e}`,"packed-refs":a&&`${a} refs/heads/${S}
`,"objects/info/alternates":d&&`${(0,m.join)(d,"objects")}
`,shallow:l};for(const[o,u]of Object.entries(n))u&&await(0,g.writeFile)((0,m.join)(E,o),u)}}),597:((R,y,c)=>{c.d(y,{F1:()=>T,Nu:()=>e,ri:()=>I,zf:()=>A});var g=c(
5807);const m=1024,h=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,E="owner/name, or a URL that begins with https://",$="--al\
low-local-git",L="https://github.com/{repository}.git";function S(t){const r=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(t)?.[1]??
"";return h.test(r)?r.replace(/\.git$/,""):void 0}const a=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function d(t,r="https://github.com"){const f=I(t.trim());if(f.length>m)return[];const _=e(f,!0);if(_.kind==="path")return[s(_.path)];if(_.kind==="file")return[s(
percentDecoded(_.url.pathname))];if(_.kind==="remote")return[l(_.url.host,_.url.pathname)];if(_.kind==="name"){const G=["github.com",URL.canParse(r)?new URL(r).
host:"github.com"];return[...new Set(G.map(U=>l(U,_.name)))]}const[,b,M]=a.exec(t.trim())??[];return b===void 0||M===void 0?[]:[l(b,M)]}function l(t,r){return`${t}\
/${r.replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function s(t){return t.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function e(t,r){if(t.length>
m)return i(`has more than ${m} characters`);if(new RegExp("\\p{Cc}","u").test(t))return i("has control characters");if(h.test(t))return{kind:"name",name:t.replace(
/\.git$/,"")};if(t.startsWith("/"))return r?{kind:"path",path:t}:w("is a local path");const f=n(t);return f?.protocol==="https:"||f?.protocol==="http:"?o(f,r):f?.
protocol==="file:"?u(f,r):p(t)}function n(t){return/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0}function o(t,r){return t.username!==""||t.password!==
""?i("contains a user name or password","the URL without them: the platform has its own access"):t.protocol==="http:"&&!r?w("is a URL of plain http"):{kind:"rem\
ote",url:t}}function u(t,r){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?i("is not a path on this machine"):r?{kind:"file",url:t}:w("is a local path")}function p(t){
const[,r,f]=a.exec(t)??[];return r===void 0?i("is neither owner/name nor an https URL"):i("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${r}/${f}`)}function w(t){return i(`${t}, which a platform takes only with ${$}`)}function i(t,r=E){return{kind:"refused",problem:t,instead:r}}function O(t,r){
const f=e(r,!0),_=URL.parse(t);return f.kind!=="name"||_===null||_.host==="github.com"?r:`${_.origin}${_.pathname.replace(/\/+$/,"")}/${f.name}.git`}function I(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function T(t,r){return t.replaceAll("{repository}",()=>r)}function A(t,r){const[f="",_=""]=I(t).split("{rep\
ository}"),b=r.href.replace(/\.git$/,""),M=_.replace(/\.git$/,"");if(!b.startsWith(f)||!b.endsWith(M))return;const G=b.slice(f.length,b.length-M.length);return h.
test(G)?G:void 0}function k(t,r){const f="https://git.example.com/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",
instead:f};const _=T(t,"owner/name"),b=n(_);if(b?.protocol==="https:")return;const M=b?.protocol==="http:"||b?.protocol==="file:"&&b.host==="";if(!(M&&r))return M?
{problem:`begins with ${b?.protocol}//, which needs ${$}`,instead:`${f}, or add ${$}`}:{problem:"is not an https URL",instead:f}}}),1178:((R,y,c)=>{c.d(y,{x:()=>d});
var g=c(3739),m=c(6169),h=c(2881);const E=3e4,$=5e3,L={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function S(e){
return(0,h.SU)(e,"interrupted","The platform stopped while this deployment was under way").facts}var a=c(8423);function d(e,n,o=!1){if(o)return S(n);if(e instanceof
h.$w)return e.facts;if((0,g.b$)(e)||e instanceof a.us&&e.isFull)return(0,h.SU)(n,"disk_full","The disk of the platform is full").facts;const u=e instanceof a.us?
"its state cannot be read or written now":(0,g.bD)(e);return(0,h.SU)(n,m.nf[n],`The platform itself failed at the stage "${n}": ${u}`).facts}const l="<data>";function s(e,n){
const o=p=>p.replaceAll(n,l),u=e.stage==="install"||e.stage==="build";return{...e,message:o(e.message),log:u?e.log:e.log.map(o),diagnostics:e.diagnostics.map(p=>({
...p,message:o(p.message)}))}}}),8013:((R,y,c)=>{c.d(y,{V2:()=>m,_I:()=>d,iY:()=>h});var g=c(2881);function m(s,e,n,o=[]){return new g.$w({stage:s,code:e,message:n,
exitCode:null,signal:null,log:o,diagnostics:[]})}function h(s,e,n,o){const u=s?[{...s,severity:"error",code:n,message:o}]:[];return new g.$w({...m(e,n,o).facts,
diagnostics:u})}const E={says:"could not start more processes or threads: the limit of a build was reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
$=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},E,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],L=/\bSIGKILL\b|\bkilled\b/i,S={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},a=40;function d(s,e,n,o){const{exitCode:u,signal:p,breach:w}=n,i=o.last(),O=`The ${s} command \`${e}\``,I={stage:s,exitCode:u,
signal:p,log:i,diagnostics:[]};if(w)return new g.$w({...I,code:w.code,message:`${O} was stopped because ${w.because}`});const T=l(n,i.slice(-a).join(`
`)),A=T?.code??(s==="install"?"install_failed":"build_failed"),k=u===null?`ended by ${p}`:`exited with code ${u}`,t=T?`${O} ${T.says} (it ${k})`:`${O} ${k}`;return new g.
$w({...I,code:A,message:t})}function l(s,e){const{signal:n,shortOfMemory:o,shortOfProcesses:u,diskWasShort:p}=s;return o&&(n==="SIGKILL"||L.test(e))?S:$.find(i=>(p||
!i.ofDisk)&&(i.signals?.includes(n??"")||i.log?.test(e)))??(u?E:void 0)}}),417:((R,y,c)=>{c.d(y,{VS:()=>s,gE:()=>l,wl:()=>$,ww:()=>d});var g=c(597),m=c(6275),h=c(
8013);const E=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoD\
etach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],$=/no space left on device|disk quota exceeded|unable to write file/i,
L=1e3,S=50,a=2e3;function d(e,n){const o={...n.env,...l(e,n.config)},u=async(p,w)=>{const i=[];let O=0;const{run:I=m.m}=n,{exitCode:T,breach:A}=await I("git",p,
{cwd:"/",env:o,signal:n.signal,watch:n.guard?.watch,group:n.guard?.group,onLine(t,r){if(r==="stdout")return w?.(t.slice(0,a));i.push(t.slice(0,a)),i.length>=2*S&&
i.splice(0,S),O+=1,O<=L&&n.onLine((0,g.ri)(t.slice(0,a)))}});O>L&&n.onLine(`[\u2026 ${O-L} more lines of git are left out \u2026]`);const k=i.slice(-S).map(g.ri);
if(A)throw(0,h.V2)("clone",A.code,`The clone was stopped because ${A.because}`,k);return{exitCode:T,errors:k}};return{try:u,async must(p){const{exitCode:w,errors:i}=await u(
p);if(w===0)return;throw $.test(i.join(`
`))?(0,h.V2)("clone","disk_full","The disk is full: the repository could not be checked out",i):(0,h.V2)("clone","clone_failed",`The checkout failed: ${s(i)}`,i)}}}
function l(e,n=[]){const o=[...E,...n],u=o.flatMap(([p,w],i)=>[[`GIT_CONFIG_KEY_${i}`,p],[`GIT_CONFIG_VALUE_${i}`,w]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:e,GIT_CONFIG_COUNT:String(o.length),...Object.fromEntries(u)}}function s(e){return(e.findLast(
o=>/^(?:fatal|error|remote):/.test(o))??e.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}})};export{D as id,C as ids,N as modules};

const C=960,k=[960],G={9127:((R,S,u)=>{u.d(S,{a3:()=>y});var E=u(3739);const h=null;function m(d,a){const e=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(d.trim()),[,...n]=e??[],r=h.reduce((o,c,p)=>o+Number(n[p]??0)*c,0);if(!e||r===0)throw new SlipwayError("invalid_input",`${a}: "${d}" is not a duration`,{input:a,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return r}function y(d){if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)
return`${(d/1e3).toFixed(1)}s`;const a=Math.round(d/1e3),e=n=>String(n).padStart(2,"0");return a<3600?`${Math.floor(a/60)}m ${e(a%60)}s`:`${Math.floor(a/3600)}h\
 ${e(Math.floor(a%3600/60))}m`}const $=null,b=null;function L(d,a){const e=a-d;if(e>b)return new Date(d).toISOString().slice(0,10);const[n,r]=$.find(([,c])=>e>=
c)??[];if(!n||n==="second"&&e<1e4)return"just now";const o=Math.floor(e/r);return`${o} ${n}${o===1?"":"s"} ago`}}),8627:((R,S,u)=>{u.d(S,{e:()=>m});var E=u(1455),
h=u(6760);async function m(y,$){const{bare:b,branch:L,commit:d,lender:a,shallow:e,origin:n}=$;for(const c of["objects/info","refs"])await(0,E.mkdir)((0,h.join)(
y,c),{recursive:!0});const r=n===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(n)}
`,o={HEAD:`ref: refs/heads/${L}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${b}
${r}`,"packed-refs":d&&`${d} refs/heads/${L}
`,"objects/info/alternates":a&&`${(0,h.join)(a,"objects")}
`,shallow:e};for(const[c,p]of Object.entries(o))p&&await(0,E.writeFile)((0,h.join)(y,c),p)}}),597:((R,S,u)=>{u.d(S,{F1:()=>T,Nu:()=>r,ri:()=>O,zf:()=>A});var E=u(
5807);const h=1024,m=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,y="owner/name, or a URL that begins with https://",$="--al\
low-local-git",b="https://github.com/{repository}.git";function L(t){const l=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(t)?.[1]??
"";return m.test(l)?l.replace(/\.git$/,""):void 0}const d=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function a(t,l="https://github.com"){const g=O(t.trim());if(g.length>h)return[];const w=r(g,!0);if(w.kind==="path")return[n(w.path)];if(w.kind==="file")return[n(
percentDecoded(w.url.pathname))];if(w.kind==="remote")return[e(w.url.host,w.url.pathname)];if(w.kind==="name"){const P=["github.com",URL.canParse(l)?new URL(l).
host:"github.com"];return[...new Set(P.map(U=>e(U,w.name)))]}const[,I,M]=d.exec(t.trim())??[];return I===void 0||M===void 0?[]:[e(I,M)]}function e(t,l){return`${t}\
/${l.replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function n(t){return t.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function r(t,l){if(t.length>
h)return s(`has more than ${h} characters`);if(new RegExp("\\p{Cc}","u").test(t))return s("has control characters");if(m.test(t))return{kind:"name",name:t.replace(
/\.git$/,"")};if(t.startsWith("/"))return l?{kind:"path",path:t}:f("is a local path");const g=o(t);return g?.protocol==="https:"||g?.protocol==="http:"?c(g,l):g?.
protocol==="file:"?p(g,l):i(t)}function o(t){return/^[a-z]+:\/\/\S+$/i.test(t)&&URL.canParse(t)?new URL(t):void 0}function c(t,l){return t.username!==""||t.password!==
""?s("contains a user name or password","the URL without them: the platform has its own access"):t.protocol==="http:"&&!l?f("is a URL of plain http"):{kind:"rem\
ote",url:t}}function p(t,l){return t.host!==""||/%(?:2f|00)/i.test(t.pathname)?s("is not a path on this machine"):l?{kind:"file",url:t}:f("is a local path")}function i(t){
const[,l,g]=d.exec(t)??[];return l===void 0?s("is neither owner/name nor an https URL"):s("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${l}/${g}`)}function f(t){return s(`${t}, which a platform takes only with ${$}`)}function s(t,l=y){return{kind:"refused",problem:t,instead:l}}function _(t,l){
const g=r(l,!0),w=URL.parse(t);return g.kind!=="name"||w===null||w.host==="github.com"?l:`${w.origin}${w.pathname.replace(/\/+$/,"")}/${g.name}.git`}function O(t){
return t.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function T(t,l){return t.replaceAll("{repository}",()=>l)}function A(t,l){const[g="",w=""]=O(t).split("{rep\
ository}"),I=l.href.replace(/\.git$/,""),M=w.replace(/\.git$/,"");if(!I.startsWith(g)||!I.endsWith(M))return;const P=I.slice(g.length,I.length-M.length);return m.
test(P)?P:void 0}function D(t,l){const g="https://git.example.com/{repository}.git";if(!t.includes("{repository}"))return{problem:"does not contain {repository}",
instead:g};const w=T(t,"owner/name"),I=o(w);if(I?.protocol==="https:")return;const M=I?.protocol==="http:"||I?.protocol==="file:"&&I.host==="";if(!(M&&l))return M?
{problem:`begins with ${I?.protocol}//, which needs ${$}`,instead:`${g}, or add ${$}`}:{problem:"is not an https URL",instead:g}}}),1178:((R,S,u)=>{u.d(S,{Zu:()=>a,
xS:()=>e});var E=u(3739),h=u(6169),m=u(2881);const y=3e4,$=5e3,b={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function L(i){
return{stage:i,code:"interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}var d=u(8423);
class a extends Error{name="StageError";stage;aborted;constructor(f,s,_){super(p(_),{cause:_}),this.stage=f,this.aborted=s}}function e(i){const{stage:f,aborted:s,
cause:_}=i instanceof a?i:{stage:"build",aborted:!1,cause:i};if(s)return L(f);if(_ instanceof m.$w)return _.facts;if((0,E.b$)(_)||_ instanceof d.u&&_.isFull)return c(
f,"disk_full","The disk of the platform is full");const O=_ instanceof d.u?"its state cannot be read or written now":p(_);return c(f,h.nf[f],`The platform itsel\
f failed at the stage "${f}": ${O}`)}function n(i){return new BuildFailure(c("sync","disk_quota",i))}const r="<data>";function o(i,f){const s=O=>O.replaceAll(f,
r),_=i.stage==="install"||i.stage==="build";return{...i,message:s(i.message),log:_?i.log:i.log.map(s),diagnostics:i.diagnostics.map(O=>({...O,message:s(O.message)}))}}
function c(i,f,s){return{stage:i,code:f,message:s,exitCode:null,signal:null,log:[],diagnostics:[]}}function p(i){return i instanceof Error?i.message:String(i)}}),
8013:((R,S,u)=>{u.d(S,{V2:()=>h,_I:()=>a,iY:()=>m});var E=u(2881);function h(n,r,o,c=[]){return new E.$w({stage:n,code:r,message:o,exitCode:null,signal:null,log:c,
diagnostics:[]})}function m(n,r,o,c){const p=n?[{...n,severity:"error",code:o,message:c}]:[];return new E.$w({...h(r,o,c).facts,diagnostics:p})}const y={says:"c\
ould not start more processes or threads: the limit of a build was reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
$=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},y,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],b=/\bSIGKILL\b|\bkilled\b/i,L={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},d=40;function a(n,r,o,c){const{exitCode:p,signal:i,breach:f}=o,s=c.last(),_=`The ${n} command \`${r}\``,O={stage:n,exitCode:p,
signal:i,log:s,diagnostics:[]};if(f)return new E.$w({...O,code:f.code,message:`${_} was stopped because ${f.because}`});const T=e(o,s.slice(-d).join(`
`)),A=T?.code??(n==="install"?"install_failed":"build_failed"),D=p===null?`ended by ${i}`:`exited with code ${p}`,t=T?`${_} ${T.says} (it ${D})`:`${_} ${D}`;return new E.
$w({...O,code:A,message:t})}function e(n,r){const{signal:o,shortOfMemory:c,shortOfProcesses:p,diskWasShort:i}=n;return c&&(o==="SIGKILL"||b.test(r))?L:$.find(s=>(i||
!s.ofDisk)&&(s.signals?.includes(o??"")||s.log?.test(r)))??(p?y:void 0)}}),417:((R,S,u)=>{u.d(S,{VS:()=>n,gE:()=>e,wl:()=>$,ww:()=>a});var E=u(6275),h=u(8013),m=u(
1217);const y=[["core.hooksPath","/dev/null"],["core.fsmonitor","false"],["init.templateDir",""],["init.defaultBranch","main"],["safe.directory","*"],["gc.autoD\
etach","false"],["advice.detachedHead","false"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],$=/no space left on device|disk quota exceeded|unable to write file/i,
b=1e3,L=50,d=2e3;function a(r,o){const c={...o.env,...e(r,o.config)},p=async(i,f)=>{const s=[];let _=0;const{run:O=E.m}=o,{exitCode:T,breach:A}=await O("git",i,
{cwd:"/",env:c,signal:o.signal,watch:o.guard?.watch,group:o.guard?.group,onLine(t,l){if(l==="stdout")return f?.(t.slice(0,d));s.push(t.slice(0,d)),s.length>=2*L&&
s.splice(0,L),_+=1,_<=b&&o.onLine((0,m.r)(t.slice(0,d)))}});_>b&&o.onLine(`[\u2026 ${_-b} more lines of git are left out \u2026]`);const D=s.slice(-L).map(m.r);
if(A)throw(0,h.V2)("clone",A.code,`The clone was stopped because ${A.because}`,D);return{exitCode:T,errors:D}};return{try:p,async must(i){const{exitCode:f,errors:s}=await p(
i);if(f===0)return;throw $.test(s.join(`
`))?(0,h.V2)("clone","disk_full","The disk is full: the repository could not be checked out",s):(0,h.V2)("clone","clone_failed",`The checkout failed: ${n(s)}`,s)}}}
function e(r,o=[]){const c=[...y,...o],p=c.flatMap(([i,f],s)=>[[`GIT_CONFIG_KEY_${s}`,i],[`GIT_CONFIG_VALUE_${s}`,f]]);return{LC_ALL:"C",GIT_TERMINAL_PROMPT:"0",
GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_ALLOW_PROTOCOL:r,GIT_CONFIG_COUNT:String(c.length),...Object.fromEntries(p)}}function n(r){return(r.findLast(
c=>/^(?:fatal|error|remote):/.test(c))??r.at(-1)??"git printed no reason").replace(/^(?:fatal|error): /,"")}}),1217:((R,S,u)=>{u.d(S,{B:()=>$,r:()=>m.ri});var E=u(
1792),h=u(3136),m=u(597),y=u(8013);function $(a,e){const n=(0,m.Nu)(a,e.allowLocal),r=(0,m.ri)(a);switch(n.kind){case"name":return b((0,m.F1)(e.template,n.name));case"\
remote":{const o=(0,m.zf)(e.template,n.url),c=o&&b((0,m.F1)(e.template,o)).credentials;return{url:n.url.href,credentials:c||void 0,shown:r,protocols:L(n.url)}}case"\
file":return{url:(0,h.fileURLToPath)(n.url),shown:r,protocols:"file"};case"path":return b((0,h.pathToFileURL)(n.path).href);case"refused":throw d(r,n)}}function b(a){
const e=new URL(a),n=e.username||e.password?{user:(0,E.unescape)(e.username),password:(0,E.unescape)(e.password)}:void 0;e.username="",e.password="";const r=e.protocol===
"file:",o=(0,m.ri)(a);return{url:r?(0,h.fileURLToPath)(e):e.href,credentials:n,shown:o,protocols:L(e)}}function L({protocol:a}){return a==="http:"?"http:https":
a.slice(0,-1)}function d(a,{problem:e,instead:n}){const r=`The repository "${a}" ${e}: write ${n}`;return(0,y.V2)("clone","repository_not_allowed",r)}})};export{C as id,k as ids,G as modules};

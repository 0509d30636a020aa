const M=33,L=[33],$={5755:((g,O,i)=>{i.d(O,{typeInCheckout:()=>D});var _=i(1224),b=i(8302),w=i(8266),p=i(2881),S=i(3307),I=i(6263);async function D(m){const{root:h,
buildCommand:r=null,outputDirectory:c=null,...a}=m,{rootDirectory:d,installCommand:l,startCommand:u,assetsOnly:o}=a,e=(0,b.Eb)({rootDirectory:d,installCommand:l,
startCommand:u,assetsOnly:o||void 0});try{const s=await(0,S.C7)({job:{type:"web-landing",detectsType:!0,buildCommand:r,outputDirectory:c,settings:e},workspace:{
source:h},context:{clock:_.ml},root:h});return P(s,u)}catch(s){if(!(s instanceof p.$w))throw s;return`fail before its type is known: ${s.facts.message}`}}function P({
detected:m,command:h,project:{packageJson:r}},c){if(!m)return h===void 0?"become web-landing: nothing is built, and nothing here starts a server":`become web-la\
nding, unless \`${h}\` makes a server, which is known after the build`;const{type:a,because:d,isSure:l}=m,u=r&&(0,w.x)((0,I.Sf)(r)),o=c!==void 0?`\`${c}\` (the s\
etting startCommand)`:u&&u.command!==""?`\`${u.command}\` (${r.file})`:"its start command is known after the build",e=`become ${a}: ${o}, because ${d}`;return l?
e:`${e}. If the build writes a start page, it becomes web-landing, which is known after the build`}}),8013:((g,O,i)=>{i.d(O,{V2:()=>b,_I:()=>m,iY:()=>w});var _=i(
2881);function b(r,c,a,d=[]){return new _.$w({stage:r,code:c,message:a,exitCode:null,signal:null,log:d,diagnostics:[]})}function w(r,c,a,d){const l=r?[{...r,severity:"\
error",code:a,message:d}]:[];return new _.$w({...b(c,a,d).facts,diagnostics:l})}const p={says:"could not start more processes or threads: the limit of a build w\
as reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
S=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},p,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],I=/\bSIGKILL\b|\bkilled\b/i,D={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},P=40;function m(r,c,a,d){const{exitCode:l,signal:u,breach:o}=a,e=d.last(),s=`The ${r} command \`${c}\``,t={stage:r,exitCode:l,
signal:u,log:e,diagnostics:[]};if(o)return new _.$w({...t,code:o.code,message:`${s} was stopped because ${o.because}`});const n=h(a,e.slice(-P).join(`
`)),f=n?.code??(r==="install"?"install_failed":"build_failed"),y=l===null?`ended by ${u}`:`exited with code ${l}`,E=n?`${s} ${n.says} (it ${y})`:`${s} ${y}`;return new _.
$w({...t,code:f,message:E})}function h(r,c){const{signal:a,shortOfMemory:d,shortOfProcesses:l,diskWasShort:u}=r;return d&&(a==="SIGKILL"||I.test(c))?D:S.find(e=>(u||
!e.ofDisk)&&(e.signals?.includes(a??"")||e.log?.test(c)))??(l?p:void 0)}}),6419:((g,O,i)=>{i.d(O,{Kd:()=>r,Vj:()=>c,Z4:()=>m,fo:()=>P,lQ:()=>h,xO:()=>a,zy:()=>d});
var _=i(3024),b=i(1455),w=i(6760),p=i(7994),S=function(o,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var t,
n;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=e[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");t=e[Symbol.dispose],s&&(n=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");n&&(t=function(){try{n.call(
this)}catch(f){return Promise.reject(f)}}),o.stack.push({value:e,dispose:t,async:s})}else s&&o.stack.push({async:!0});return e},I=(function(o){return function(e){
function s(y){e.error=e.hasError?new o(y,e.error,"An error was suppressed during disposal."):y,e.hasError=!0}var t,n=0;function f(){for(;t=e.stack.pop();)try{if(!t.
async&&n===1)return n=0,e.stack.push(t),Promise.resolve().then(f);if(t.dispose){var y=t.dispose.call(t.value);if(t.async)return n|=2,Promise.resolve(y).then(f,function(E){
return s(E),f()})}else n|=1}catch(E){s(E)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return f()}})(typeof SuppressedError==
"function"?SuppressedError:function(o,e,s){var t=new Error(s);return t.name="SuppressedError",t.error=o,t.suppressed=e,t});const D=_.constants.O_RDONLY|(_.constants.
O_NOFOLLOW??0)|(_.constants.O_NONBLOCK??0);async function P(o){return(await(0,b.stat)(o).catch(()=>{}))?.isFile()??!1}async function m(o){return(await(0,b.lstat)(
o).catch(()=>{}))?.isFile()??!1}async function h(o){return(await(0,b.stat)(o).catch(()=>{}))?.isDirectory()??!1}function*r(o,e){for(let s=e;(0,p.FK)(o,s);s=(0,w.
dirname)(s))yield s}function c(o,e){return[...r(o,e)].map(s=>(0,w.join)(s,"node_modules/.bin"))}function a(o,e,s){return l(o,e,t=>t<=s?t:void 0)}function d(o,e,s){
return l(o,e,t=>Math.min(t,s))}async function l(o,e,s){try{const t={stack:[],error:void 0,hasError:!1};try{const n=await(0,p.UG)(o,e),f=S(t,await(0,b.open)(n,D),
!0),y=await f.stat(),E=y.isFile()?s(y.size):void 0;return E===void 0?void 0:await u(f,E)}catch(n){t.error=n,t.hasError=!0}finally{const n=I(t);n&&await n}}catch{
return}}async function u(o,e){const s=Buffer.allocUnsafe(e);let t=0;for(;t<e;){const{bytesRead:n}=await o.read(s,t,e-t,t);if(n===0)break;t+=n}return{text:s.toString(
"utf8",0,t),bytes:t}}})};export{M as id,L as ids,$ as modules};

const L=33,$=[33],C={5755:((g,O,a)=>{a.d(O,{typeInCheckout:()=>D});var _=a(1224),y=a(8302),w=a(8266),p=a(2881),I=a(4107),S=a(6263);async function D(E){const{root:m,
buildCommand:r=null,outputDirectory:i=null,...c}=E,{rootDirectory:l,installCommand:u,startCommand:f,assetsOnly:o}=c,e=(0,y.Eb)({rootDirectory:l,installCommand:u,
startCommand:f,assetsOnly:o||void 0});try{const t=await(0,I.C7)({job:{type:"web-landing",detectsType:!0,buildCommand:r,outputDirectory:i,settings:e},workspace:{
source:m},context:{clock:_.ml},root:m});return P(t,f)}catch(t){if(!(t instanceof p.$w))throw t;return`fail before its type is known: ${t.facts.message}`}}function P({
detected:E,command:m,project:{packageJson:r}},i){if(!E)return m===void 0?"become web-landing: nothing is built, and nothing here starts a server":`become web-la\
nding, unless \`${m}\` makes a server, which is known after the build`;const{type:c,because:l,isSure:u}=E,f=r&&(0,w.x)((0,S.Sf)(r)),o=i!==void 0?`\`${i}\` (the s\
etting startCommand)`:f&&f.command!==""?`\`${f.command}\` (${r.file})`:"its start command is known after the build",e=`become ${c}: ${o}, because ${l}`;return u?
e:`${e}. If the build writes a start page, it becomes web-landing, which is known after the build`}}),8013:((g,O,a)=>{a.d(O,{V2:()=>y,_I:()=>E,iY:()=>w});var _=a(
2881);function y(r,i,c,l=[]){return new _.$w({stage:r,code:i,message:c,exitCode:null,signal:null,log:l,diagnostics:[]})}function w(r,i,c,l){const u=r?[{...r,severity:"\
error",code:c,message:l}]:[];return new _.$w({...y(i,c,l).facts,diagnostics:u})}const p={says:"could not start more processes or threads: the limit of a build w\
as reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
I=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},p,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],S=/\bSIGKILL\b|\bkilled\b/i,D={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},P=40;function E(r,i,c,l){const{exitCode:u,signal:f,breach:o}=c,e=l.last(),t=`The ${r} command \`${i}\``,s={stage:r,exitCode:u,
signal:f,log:e,diagnostics:[]};if(o)return new _.$w({...s,code:o.code,message:`${t} was stopped because ${o.because}`});const n=m(c,e.slice(-P).join(`
`)),d=n?.code??(r==="install"?"install_failed":"build_failed"),h=u===null?`ended by ${f}`:`exited with code ${u}`,b=n?`${t} ${n.says} (it ${h})`:`${t} ${h}`;return new _.
$w({...s,code:d,message:b})}function m(r,i){const{signal:c,shortOfMemory:l,shortOfProcesses:u,diskWasShort:f}=r;return l&&(c==="SIGKILL"||S.test(i))?D:I.find(e=>(f||
!e.ofDisk)&&(e.signals?.includes(c??"")||e.log?.test(i)))??(u?p:void 0)}}),6419:((g,O,a)=>{a.d(O,{Kd:()=>i,Vj:()=>c,Z4:()=>E,fo:()=>P,lQ:()=>m,wX:()=>r,xO:()=>l,
zy:()=>u});var _=a(3024),y=a(1455),w=a(6760),p=a(7994),I=function(o,e,t){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object exp\
ected.");var s,n;if(t){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],t&&(n=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");n&&(s=function(){
try{n.call(this)}catch(d){return Promise.reject(d)}}),o.stack.push({value:e,dispose:s,async:t})}else t&&o.stack.push({async:!0});return e},S=(function(o){return function(e){
function t(h){e.error=e.hasError?new o(h,e.error,"An error was suppressed during disposal."):h,e.hasError=!0}var s,n=0;function d(){for(;s=e.stack.pop();)try{if(!s.
async&&n===1)return n=0,e.stack.push(s),Promise.resolve().then(d);if(s.dispose){var h=s.dispose.call(s.value);if(s.async)return n|=2,Promise.resolve(h).then(d,function(b){
return t(b),d()})}else n|=1}catch(b){t(b)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return d()}})(typeof SuppressedError==
"function"?SuppressedError:function(o,e,t){var s=new Error(t);return s.name="SuppressedError",s.error=o,s.suppressed=e,s});const D=_.constants.O_RDONLY|(_.constants.
O_NOFOLLOW??0)|(_.constants.O_NONBLOCK??0);async function P(o){return(await(0,y.stat)(o).catch(()=>{}))?.isFile()??!1}async function E(o){return(await(0,y.lstat)(
o).catch(()=>{}))?.isFile()??!1}async function m(o){return(await(0,y.stat)(o).catch(()=>{}))?.isDirectory()??!1}async function r(o,e){const t=[];try{for await(const{
name:s}of await(0,y.opendir)(o))if(t.push(s),t.length>=e)break}catch{}return t}function*i(o,e){for(let t=e;(0,p.FK)(o,t);t=(0,w.dirname)(t))yield t}function c(o,e){
return[...i(o,e)].map(t=>(0,w.join)(t,"node_modules/.bin"))}function l(o,e,t){return u(o,e,t,t)}async function u(o,e,t,s=Number.POSITIVE_INFINITY){try{const n={
stack:[],error:void 0,hasError:!1};try{const d=await(0,p.UG)(o,e),h=I(n,await(0,y.open)(d,D),!0),b=await h.stat();return b.isFile()&&b.size<=s?await f(h,Math.min(
b.size,t)):void 0}catch(d){n.error=d,n.hasError=!0}finally{const d=S(n);d&&await d}}catch{return}}async function f(o,e){const t=Buffer.allocUnsafe(e);let s=0;for(;s<
e;){const{bytesRead:n}=await o.read(t,s,e-s,s);if(n===0)break;s+=n}return{text:t.toString("utf8",0,s),bytes:s}}})};export{L as id,$ as ids,C as modules};

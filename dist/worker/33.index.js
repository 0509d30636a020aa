const $=33,k=[33],L={5755:((S,y,c)=>{c.d(y,{typeInCheckout:()=>h});var d=c(1224),_=c(8266),m=c(2881),b=c(3307),p=c(6263);async function h(f){const{root:u,buildCommand:l=null,
outputDirectory:r=null,...t}=f,{rootDirectory:s,installCommand:e,startCommand:o,assetsOnly:n}=t,a={...s!==void 0&&{rootDirectory:s},...e!==void 0&&{installCommand:e},
...o!==void 0&&{startCommand:o},...n&&{assetsOnly:n}};try{const i=await(0,b.C7)({job:{type:"web-landing",detectsType:!0,buildCommand:l,outputDirectory:r,settings:a},
workspace:{source:u},context:{clock:d.ml},root:u});return E(i,o)}catch(i){if(!(i instanceof m.$w))throw i;return`fail before its type is known: ${i.facts.message}`}}
function E({detected:f,command:u,project:{packageJson:l}},r){if(!f)return u===void 0?"become web-landing: nothing is built, and nothing here starts a server":`b\
ecome web-landing, unless \`${u}\` makes a server, which is known after the build`;const{type:t,because:s,isSure:e}=f,o=l&&(0,_.x)((0,p.Sf)(l)),n=r!==void 0?`\`${r}\
\` (the setting startCommand)`:o&&o.command!==""?`\`${o.command}\` (${l.file})`:"its start command is known after the build",a=`become ${t}: ${n}, because ${s}`;
return e?a:`${a}. If the build writes a start page, it becomes web-landing, which is known after the build`}}),8013:((S,y,c)=>{c.d(y,{V2:()=>_,_I:()=>u,iY:()=>m});
var d=c(2881);function _(r,t,s,e=[]){return new d.$w({stage:r,code:t,message:s,exitCode:null,signal:null,log:e,diagnostics:[]})}function m(r,t,s,e){const o=r?[{
...r,severity:"error",code:s,message:e}]:[];return new d.$w({..._(t,s,e).facts,diagnostics:o})}const b={says:"could not start more processes or threads: the lim\
it of a build was reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
p=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},b,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],h=/\bSIGKILL\b|\bkilled\b/i,E={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},f=40;function u(r,t,s,e){const{exitCode:o,signal:n,breach:a}=s,i=e.last(),w=`The ${r} command \`${t}\``,I={stage:r,exitCode:o,
signal:n,log:i,diagnostics:[]};if(a)return new d.$w({...I,code:a.code,message:`${w} was stopped because ${a.because}`});const O=l(s,i.slice(-f).join(`
`)),D=O?.code??(r==="install"?"install_failed":"build_failed"),g=o===null?`ended by ${n}`:`exited with code ${o}`,P=O?`${w} ${O.says} (it ${g})`:`${w} ${g}`;return new d.
$w({...I,code:D,message:P})}function l(r,t){const{signal:s,shortOfMemory:e,shortOfProcesses:o,diskWasShort:n}=r;return e&&(s==="SIGKILL"||h.test(t))?E:p.find(i=>(n||
!i.ofDisk)&&(i.signals?.includes(s??"")||i.log?.test(t)))??(o?b:void 0)}}),6419:((S,y,c)=>{c.d(y,{x:()=>E,z:()=>f});var d=c(3024),_=c(1455),m=c(7994),b=function(r,t,s){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
s&&(o=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");o&&(e=function(){try{o.call(this)}catch(n){return Promise.reject(n)}}),r.stack.push(
{value:t,dispose:e,async:s})}else s&&r.stack.push({async:!0});return t},p=(function(r){return function(t){function s(a){t.error=t.hasError?new r(a,t.error,"An e\
rror was suppressed during disposal."):a,t.hasError=!0}var e,o=0;function n(){for(;e=t.stack.pop();)try{if(!e.async&&o===1)return o=0,t.stack.push(e),Promise.resolve().
then(n);if(e.dispose){var a=e.dispose.call(e.value);if(e.async)return o|=2,Promise.resolve(a).then(n,function(i){return s(i),n()})}else o|=1}catch(i){s(i)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return n()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,s){
var e=new Error(s);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const h=d.constants.O_RDONLY|(d.constants.O_NOFOLLOW??0)|(d.constants.O_NONBLOCK??
0);function E(r,t,s){return u(r,t,e=>e<=s?e:void 0)}function f(r,t,s){return u(r,t,e=>Math.min(e,s))}async function u(r,t,s){try{const e={stack:[],error:void 0,
hasError:!1};try{const o=await(0,m.UG)(r,t),n=b(e,await(0,_.open)(o,h),!0),a=await n.stat(),i=a.isFile()?s(a.size):void 0;return i===void 0?void 0:await l(n,i)}catch(o){
e.error=o,e.hasError=!0}finally{const o=p(e);o&&await o}}catch{return}}async function l(r,t){const s=Buffer.allocUnsafe(t);let e=0;for(;e<t;){const{bytesRead:o}=await r.
read(s,e,t-e,e);if(o===0)break;e+=o}return{text:s.toString("utf8",0,e),bytes:e}}})};export{$ as id,k as ids,L as modules};

const D=755,M=[755],P={5755:((p,m,i)=>{i.d(m,{typeInCheckout:()=>w});var u=i(1224),f=i(8302),E=i(8266),b=i(2881),y=i(4107),h=i(6263);async function w(_){const{root:d,
buildCommand:e=null,outputDirectory:s=null,...t}=_,{rootDirectory:o,installCommand:n,startCommand:a,assetsOnly:l}=t,r=(0,f.Eb)({rootDirectory:o,installCommand:n,
startCommand:a,assetsOnly:l||void 0});try{const c=await(0,y.C7)({job:{type:"web-landing",detectsType:!0,buildCommand:e,outputDirectory:s,settings:r},workspace:{
source:d},context:{clock:u.ml},root:d});return I(c,a)}catch(c){if(!(c instanceof b.$w))throw c;return`fail before its type is known: ${c.facts.message}`}}function I({
detected:_,command:d,project:{packageJson:e}},s){if(!_)return d===void 0?"become web-landing: nothing is built, and nothing here starts a server":`become web-la\
nding, unless \`${d}\` makes a server, which is known after the build`;const{type:t,because:o,isSure:n}=_,a=e&&(0,E.x)((0,h.Sf)(e)),l=s!==void 0?`\`${s}\` (the s\
etting startCommand)`:a&&a.command!==""?`\`${a.command}\` (${e.file})`:"its start command is known after the build",r=`become ${t}: ${l}, because ${o}`;return n?
r:`${r}. If the build writes a start page, it becomes web-landing, which is known after the build`}}),8013:((p,m,i)=>{i.d(m,{V2:()=>f,_I:()=>_,iY:()=>E});var u=i(
2881);function f(e,s,t,o=[]){return new u.$w({stage:e,code:s,message:t,exitCode:null,signal:null,log:o,diagnostics:[]})}function E(e,s,t,o){const n=e?[{...e,severity:"\
error",code:t,message:o}]:[];return new u.$w({...f(s,t,o).facts,diagnostics:n})}const b={says:"could not start more processes or threads: the limit of a build w\
as reached",log:/\bfork: (?:retry: )?resource temporarily unavailable|\bcannot fork\b|can't fork\b|\bspawn\w* \S+ EAGAIN\b|(?:pthread_create|failed to create (?:new )?thread).{0,200}resource temporarily unavailable/i},
y=[{code:"out_of_memory",says:"ran out of memory",log:/heap out of memory|allocation failed|failed to allocate memory|bad_alloc|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i},
{code:"disk_full",says:"found the disk full",log:/\bENOSPC\b|no space left on device/i,ofDisk:!0},{code:"output_too_large",says:"wrote a file that is too large",
signals:["SIGXFSZ"]},{code:"output_too_large",says:"wrote a file that is too large",log:/\bEFBIG\b|file too large/i},b,{code:"build_killed",says:"was killed",signals:[
"SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM"]}],h=/\bSIGKILL\b|\bkilled\b/i,w={code:"out_of_memory",says:"was killed by the kerne\
l, because the machine ran out of memory"},I=40;function _(e,s,t,o){const{exitCode:n,signal:a,breach:l}=t,r=o.last(),c=`The ${e} command \`${s}\``,S={stage:e,exitCode:n,
signal:a,log:r,diagnostics:[]};if(l)return new u.$w({...S,code:l.code,message:`${c} was stopped because ${l.because}`});const g=d(t,r.slice(-I).join(`
`)),O=g?.code??(e==="install"?"install_failed":"build_failed"),$=n===null?`ended by ${a}`:`exited with code ${n}`,C=g?`${c} ${g.says} (it ${$})`:`${c} ${$}`;return new u.
$w({...S,code:O,message:C})}function d(e,s){const{signal:t,shortOfMemory:o,shortOfProcesses:n,diskWasShort:a}=e;return o&&(t==="SIGKILL"||h.test(s))?w:y.find(r=>(a||
!r.ofDisk)&&(r.signals?.includes(t??"")||r.log?.test(s)))??(n?b:void 0)}})};export{D as id,M as ids,P as modules};

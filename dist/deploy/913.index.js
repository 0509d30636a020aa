const pe=913,we=[913],ye={3913:((G,F,a)=>{a.d(F,{exec:()=>P});var K=a(3193),y=a(857),_=a(4434),L=a(5317),h=a(6928),Z=a(2613),S=a(9896),v=function(r,e,t,i){function n(s){
return s instanceof t?s:new t(function(o){o(s)})}return new(t||(t=Promise))(function(s,o){function d(c){try{l(i.next(c))}catch(f){o(f)}}function u(c){try{l(i.throw(
c))}catch(f){o(f)}}function l(c){c.done?s(c.value):n(c.value).then(d,u)}l((i=i.apply(r,e||[])).next())})};const{chmod:J,copyFile:q,lstat:R,mkdir:ee,open:te,readdir:W,
rename:ie,rm:re,rmdir:ne,stat:x,symlink:se,unlink:oe}=S.promises,p=process.platform==="win32";function le(r){return v(this,void 0,void 0,function*(){const e=yield fs.
promises.readlink(r);return p&&!e.endsWith("\\")?`${e}\\`:e})}const ce=268435456,de=S.constants.O_RDONLY;function k(r){return v(this,void 0,void 0,function*(){try{
yield x(r)}catch(e){if(e.code==="ENOENT")return!1;throw e}return!0})}function ue(r){return v(this,arguments,void 0,function*(e,t=!1){return(t?yield x(e):yield R(
e)).isDirectory()})}function b(r){if(r=I(r),!r)throw new Error('isRooted() parameter "p" cannot be empty');return p?r.startsWith("\\")||/^[A-Z]:/i.test(r):r.startsWith(
"/")}function C(r,e){return v(this,void 0,void 0,function*(){let t;try{t=yield x(r)}catch(n){n.code!=="ENOENT"&&console.log(`Unexpected error attempting to dete\
rmine if executable file exists '${r}': ${n}`)}if(t&&t.isFile()){if(p){const n=h.extname(r).toUpperCase();if(e.some(s=>s.toUpperCase()===n))return r}else if($(t))
return r}const i=r;for(const n of e){r=i+n,t=void 0;try{t=yield x(r)}catch(s){s.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if execut\
able file exists '${r}': ${s}`)}if(t&&t.isFile()){if(p){try{const s=h.dirname(r),o=h.basename(r).toUpperCase();for(const d of yield W(s))if(o===d.toUpperCase()){
r=h.join(s,d);break}}catch(s){console.log(`Unexpected error attempting to determine the actual case of the file '${r}': ${s}`)}return r}else if($(t))return r}}return""})}
function I(r){return r=r||"",p?(r=r.replace(/\//g,"\\"),r.replace(/\\\\+/g,"\\")):r.replace(/\/\/+/g,"/")}function $(r){return(r.mode&1)>0||(r.mode&8)>0&&process.
getgid!==void 0&&r.gid===process.getgid()||(r.mode&64)>0&&process.getuid!==void 0&&r.uid===process.getuid()}function fe(){var r;return(r=process.env.COMSPEC)!==
null&&r!==void 0?r:"cmd.exe"}var m=function(r,e,t,i){function n(s){return s instanceof t?s:new t(function(o){o(s)})}return new(t||(t=Promise))(function(s,o){function d(c){
try{l(i.next(c))}catch(f){o(f)}}function u(c){try{l(i.throw(c))}catch(f){o(f)}}function l(c){c.done?s(c.value):n(c.value).then(d,u)}l((i=i.apply(r,e||[])).next())})};
function ae(r,e){return m(this,arguments,void 0,function*(t,i,n={}){const{force:s,recursive:o,copySourceDirectory:d}=Q(n),u=(yield ioUtil.exists(i))?yield ioUtil.
stat(i):null;if(u&&u.isFile()&&!s)return;const l=u&&u.isDirectory()&&d?path.join(i,path.basename(t)):i;if(!(yield ioUtil.exists(t)))throw new Error(`no such fil\
e or directory: ${t}`);if((yield ioUtil.stat(t)).isDirectory())if(o)yield A(t,l,0,s);else throw new Error(`Failed to copy. ${t} is a directory, but tried to cop\
y without recursive flag.`);else{if(path.relative(t,l)==="")throw new Error(`'${l}' and '${t}' are the same file`);yield T(t,l,s)}})}function he(r,e){return m(this,
arguments,void 0,function*(t,i,n={}){if(yield ioUtil.exists(i)){let s=!0;if((yield ioUtil.isDirectory(i))&&(i=path.join(i,path.basename(t)),s=yield ioUtil.exists(
i)),s)if(n.force==null||n.force)yield j(i);else throw new Error("Destination already exists")}yield O(path.dirname(i)),yield ioUtil.rename(t,i)})}function j(r){
return m(this,void 0,void 0,function*(){if(ioUtil.IS_WINDOWS&&/[*"<>|]/.test(r))throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
try{yield ioUtil.rm(r,{force:!0,maxRetries:3,recursive:!0,retryDelay:300})}catch(e){throw new Error(`File was unable to be removed ${e}`)}})}function O(r){return m(
this,void 0,void 0,function*(){ok(r,"a path argument must be provided"),yield ioUtil.mkdir(r,{recursive:!0})})}function U(r,e){return m(this,void 0,void 0,function*(){
if(!r)throw new Error("parameter 'tool' is required");if(e){const i=yield U(r,!1);if(!i)throw p?new Error(`Unable to locate executable file: ${r}. Please verify\
 either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension \
for an executable file.`):new Error(`Unable to locate executable file: ${r}. Please verify either the file path exists or the file can be found within a directo\
ry specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);return i}const t=yield H(r);return t&&t.length>0?t[0]:
""})}function H(r){return m(this,void 0,void 0,function*(){if(!r)throw new Error("parameter 'tool' is required");const e=[];if(p&&process.env.PATHEXT)for(const n of process.
env.PATHEXT.split(h.delimiter))n&&e.push(n);if(b(r)){const n=yield C(r,e);return n?[n]:[]}if(r.includes(h.sep))return[];const t=[];if(process.env.PATH)for(const n of process.
env.PATH.split(h.delimiter))n&&t.push(n);const i=[];for(const n of t){const s=yield C(h.join(n,r),e);s&&i.push(s)}return i})}function Q(r){const e=r.force==null?
!0:r.force,t=!!r.recursive,i=r.copySourceDirectory==null?!0:!!r.copySourceDirectory;return{force:e,recursive:t,copySourceDirectory:i}}function A(r,e,t,i){return m(
this,void 0,void 0,function*(){if(t>=255)return;t++,yield O(e);const n=yield ioUtil.readdir(r);for(const s of n){const o=`${r}/${s}`,d=`${e}/${s}`;(yield ioUtil.
lstat(o)).isDirectory()?yield A(o,d,t,i):yield T(o,d,i)}yield ioUtil.chmod(e,(yield ioUtil.stat(r)).mode)})}function T(r,e,t){return m(this,void 0,void 0,function*(){
if((yield ioUtil.lstat(r)).isSymbolicLink()){try{yield ioUtil.lstat(e),yield ioUtil.unlink(e)}catch(n){n.code==="EPERM"&&(yield ioUtil.chmod(e,"0666"),yield ioUtil.
unlink(e))}const i=yield ioUtil.readlink(r);yield ioUtil.symlink(i,e,ioUtil.IS_WINDOWS?"junction":null)}else(!(yield ioUtil.exists(e))||t)&&(yield ioUtil.copyFile(
r,e))})}var V=a(3557),D=function(r,e,t,i){function n(s){return s instanceof t?s:new t(function(o){o(s)})}return new(t||(t=Promise))(function(s,o){function d(c){
try{l(i.next(c))}catch(f){o(f)}}function u(c){try{l(i.throw(c))}catch(f){o(f)}}function l(c){c.done?s(c.value):n(c.value).then(d,u)}l((i=i.apply(r,e||[])).next())})};
const g=process.platform==="win32";class B extends _.EventEmitter{constructor(e,t,i){if(super(),!e)throw new Error("Parameter 'toolPath' cannot be null or empty\
.");this.toolPath=e,this.args=t||[],this.options=i||{}}_debug(e){this.options.listeners&&this.options.listeners.debug&&this.options.listeners.debug(e)}_getCommandString(e,t){
const i=this._getSpawnFileName(),n=this._getSpawnArgs(e);let s=t?"":"[command]";if(g)if(this._isCmdFile()){s+=i;for(const o of n)s+=` ${o}`}else if(e.windowsVerbatimArguments){
s+=`"${i}"`;for(const o of n)s+=` ${o}`}else{s+=this._windowsQuoteCmdArg(i);for(const o of n)s+=` ${this._windowsQuoteCmdArg(o)}`}else{s+=i;for(const o of n)s+=
` ${o}`}return s}_processLineBuffer(e,t,i){try{let n=t+e.toString(),s=n.indexOf(y.EOL);for(;s>-1;){const o=n.substring(0,s);i(o),n=n.substring(s+y.EOL.length),s=
n.indexOf(y.EOL)}return n}catch(n){return this._debug(`error processing line. Failed with error ${n}`),""}}_getSpawnFileName(){return g&&this._isCmdFile()?process.
env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(e){if(g&&this._isCmdFile()){let t=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(const i of this.
args)t+=" ",t+=e.windowsVerbatimArguments?i:this._windowsQuoteCmdArg(i);return t+='"',[t]}return this.args}_endsWith(e,t){return e.endsWith(t)}_isCmdFile(){const e=this.
toolPath.toUpperCase();return this._endsWith(e,".CMD")||this._endsWith(e,".BAT")}_windowsQuoteCmdArg(e){if(!this._isCmdFile())return this._uvQuoteCmdArg(e);if(!e)
return'""';const t=[" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"'];let i=!1;for(const o of e)if(t.some(d=>d===o)){i=!0;
break}if(!i)return e;let n='"',s=!0;for(let o=e.length;o>0;o--)n+=e[o-1],s&&e[o-1]==="\\"?n+="\\":e[o-1]==='"'?(s=!0,n+='"'):s=!1;return n+='"',n.split("").reverse().
join("")}_uvQuoteCmdArg(e){if(!e)return'""';if(!e.includes(" ")&&!e.includes("	")&&!e.includes('"'))return e;if(!e.includes('"')&&!e.includes("\\"))return`"${e}\
"`;let t='"',i=!0;for(let n=e.length;n>0;n--)t+=e[n-1],i&&e[n-1]==="\\"?t+="\\":e[n-1]==='"'?(i=!0,t+="\\"):i=!1;return t+='"',t.split("").reverse().join("")}_cloneExecOptions(e){
e=e||{};const t={cwd:e.cwd||process.cwd(),env:e.env||process.env,silent:e.silent||!1,windowsVerbatimArguments:e.windowsVerbatimArguments||!1,failOnStdErr:e.failOnStdErr||
!1,ignoreReturnCode:e.ignoreReturnCode||!1,delay:e.delay||1e4};return t.outStream=e.outStream||process.stdout,t.errStream=e.errStream||process.stderr,t}_getSpawnOptions(e,t){
e=e||{};const i={};return i.cwd=e.cwd,i.env=e.env,i.windowsVerbatimArguments=e.windowsVerbatimArguments||this._isCmdFile(),e.windowsVerbatimArguments&&(i.argv0=
`"${t}"`),i}exec(){return D(this,void 0,void 0,function*(){return!b(this.toolPath)&&(this.toolPath.includes("/")||g&&this.toolPath.includes("\\"))&&(this.toolPath=
h.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield U(this.toolPath,!0),new Promise((e,t)=>D(this,void 0,void 0,function*(){
this._debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(const l of this.args)this._debug(`   ${l}`);const i=this._cloneExecOptions(this.options);
!i.silent&&i.outStream&&i.outStream.write(this._getCommandString(i)+y.EOL);const n=new E(i,this.toolPath);if(n.on("debug",l=>{this._debug(l)}),this.options.cwd&&
!(yield k(this.options.cwd)))return t(new Error(`The cwd: ${this.options.cwd} does not exist!`));const s=this._getSpawnFileName(),o=L.spawn(s,this._getSpawnArgs(
i),this._getSpawnOptions(this.options,s));let d="";o.stdout&&o.stdout.on("data",l=>{this.options.listeners&&this.options.listeners.stdout&&this.options.listeners.
stdout(l),!i.silent&&i.outStream&&i.outStream.write(l),d=this._processLineBuffer(l,d,c=>{this.options.listeners&&this.options.listeners.stdline&&this.options.listeners.
stdline(c)})});let u="";if(o.stderr&&o.stderr.on("data",l=>{n.processStderr=!0,this.options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(
l),!i.silent&&i.errStream&&i.outStream&&(i.failOnStdErr?i.errStream:i.outStream).write(l),u=this._processLineBuffer(l,u,c=>{this.options.listeners&&this.options.
listeners.errline&&this.options.listeners.errline(c)})}),o.on("error",l=>{n.processError=l.message,n.processExited=!0,n.processClosed=!0,n.CheckComplete()}),o.on(
"exit",l=>{n.processExitCode=l,n.processExited=!0,this._debug(`Exit code ${l} received from tool '${this.toolPath}'`),n.CheckComplete()}),o.on("close",l=>{n.processExitCode=
l,n.processExited=!0,n.processClosed=!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),n.CheckComplete()}),n.on("done",(l,c)=>{d.length>0&&
this.emit("stdline",d),u.length>0&&this.emit("errline",u),o.removeAllListeners(),l?t(l):e(c)}),this.options.input){if(!o.stdin)throw new Error("child process mi\
ssing stdin");o.stdin.end(this.options.input)}}))})}}function M(r){const e=[];let t=!1,i=!1,n="";function s(o){i&&o!=='"'&&(n+="\\"),n+=o,i=!1}for(let o=0;o<r.length;o++){
const d=r.charAt(o);if(d==='"'){i?s(d):t=!t;continue}if(d==="\\"&&i){s(d);continue}if(d==="\\"&&t){i=!0;continue}if(d===" "&&!t){n.length>0&&(e.push(n),n="");continue}
s(d)}return n.length>0&&e.push(n.trim()),e}class E extends _.EventEmitter{constructor(e,t){if(super(),this.processClosed=!1,this.processError="",this.processExitCode=
0,this.processExited=!1,this.processStderr=!1,this.delay=1e4,this.done=!1,this.timeout=null,!t)throw new Error("toolPath must not be empty");this.options=e,this.
toolPath=t,e.delay&&(this.delay=e.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():this.processExited&&(this.timeout=(0,V.setTimeout)(E.HandleTimeout,
this.delay,this)))}_debug(e){this.emit("debug",e)}_setResult(){let e;this.processExited&&(this.processError?e=new Error(`There was an error when attempting to e\
xecute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?
e=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(e=new Error(`The pro\
cess '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=null),this.
done=!0,this.emit("done",e,this.processExitCode)}static HandleTimeout(e){if(!e.done){if(!e.processClosed&&e.processExited){const t=`The STDIO streams did not cl\
ose within ${e.delay/1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet \
exited.`;e._debug(t)}e._setResult()}}}var N=function(r,e,t,i){function n(s){return s instanceof t?s:new t(function(o){o(s)})}return new(t||(t=Promise))(function(s,o){
function d(c){try{l(i.next(c))}catch(f){o(f)}}function u(c){try{l(i.throw(c))}catch(f){o(f)}}function l(c){c.done?s(c.value):n(c.value).then(d,u)}l((i=i.apply(r,
e||[])).next())})};function P(r,e,t){return N(this,void 0,void 0,function*(){const i=M(r);if(i.length===0)throw new Error("Parameter 'commandLine' cannot be nul\
l or empty.");const n=i[0];return e=i.slice(1).concat(e||[]),new B(n,e,t).exec()})}function me(r,e,t){return N(this,void 0,void 0,function*(){var i,n;let s="",o="";
const d=new StringDecoder("utf8"),u=new StringDecoder("utf8"),l=(i=t?.listeners)===null||i===void 0?void 0:i.stdout,c=(n=t?.listeners)===null||n===void 0?void 0:
n.stderr,f=w=>{o+=u.write(w),c&&c(w)},X=w=>{s+=d.write(w),l&&l(w)},Y=Object.assign(Object.assign({},t?.listeners),{stdout:X,stderr:f}),z=yield P(r,e,Object.assign(
Object.assign({},t),{listeners:Y}));return s+=d.end(),o+=u.end(),{exitCode:z,stdout:s,stderr:o}})}})};export{pe as id,we as ids,ye as modules};

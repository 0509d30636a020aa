const I=169,U=[169],L={9285:((M,w,r)=>{r.d(w,{closePreview:()=>i});var a=r(3445),E=r(7899),m=r(6737),A=r(246),t=r(9877),_=r(1021);async function i({app:e,pullRequest:n,
own:u,github:p},s){const{run:o,runner:l}=s,f=(0,A.X)(l);let g=0;const h=await(0,a.i)(s.env),T=(0,m.L)({...s,context:o.context,token:p.token,fetch:h,open:{app:e,
environment:p.environment,comment:p.comment},warn:(b,D)=>{g=1,f.add("error",{message:b},D.split(`
`))}});let d;const c=async()=>{if(!u)return;const{endApp:b}=await Promise.all([r.e(840),r.e(878),r.e(956),r.e(737),r.e(169)]).then(r.bind(r,3502)),D=P=>l.mask(P);
return d=await b(u,{...s,fetch:h,run:_.d,onSecret:D},({message:P})=>l.line(`The app was not deleted: ${P}`)),d},y=await T?.closePreview(n,s.signal,c);if(y==="le\
ft")return l.annotate("error",{message:`Interrupted: GitHub may still show the preview ${e} as active`}),l.summary((0,E.aC)(e)),1;const O=y==="closed";return g!==
0?g:(O&&l.summary((0,E.Z_)(e,{until:d},(0,t.sA)(s.clock.now(),o.context.runUrl))),l.line(O?`\u2713 The preview ${e} has ended`:`Pull request #${n} is open again`),
0)}}),3502:((M,w,r)=>{r.d(w,{endApp:()=>o,restoreApp:()=>l});var a=r(7598),E=r(3082),m=r(8302),A=r(86),t=r(3823);const _={rollback:n("roll back",t.a6.rollback,"\
deployID","url"),listOrganizations:e("list the organizations",t.a6.listOrganizations,"organizations"),listApps:e("list the apps",t.a6.listApps,"apps"),readQueue:e(
"read the queue",t.a6.readQueue,"running","waiting"),readApp:e("read the app",t.a6.readApp,"appID"),deleteApp:e("delete the app",t.a6.deleteApp,"appID","deleted"),
restoreApp:e("restore the app",t.a6.restoreApp,"appID"),listDeployments:e("list the deployments",t.a6.listDeployments,"deployments"),readDeployment:e("read the \
deployment",t.a6.readDeployment,"deployID","status"),readLog:e("read the log",t.a6.readLog,"text","next","atEnd","status"),cancel:n("cancel the deployment",t.a6.
cancel,"deployID","status"),clearCaches:e("clear the caches",t.a6.clearCaches,"cleared"),redeploy:n("deploy again",t.a6.redeploy,"deployID","status"),updateApp:e(
"change the settings",t.bw.updateApp,"appID"),listEnv:e("list the variables",t.a6.listEnv,"names"),editEnv:e("change the variables",t.a6.editEnv,"names"),whoAmI:e(
"ask who you are",t.a6.whoAmI,"email","roles"),listMachines:e("list your machines",t.a6.listMachines,"machines"),endMachine:n("sign the machine out",t.a6.endMachine,
"ended"),listTokens:e("list the access tokens",t.a6.listTokens,"tokens"),createToken:n("make the access token",t.a6.createToken,"name","token"),createProjectToken:n(
"make the access token",t.a6.createProjectToken,"name","token"),createAppToken:n("make the access token",t.a6.createAppToken,"name","token"),revokeToken:n("revo\
ke the access token",t.a6.revokeToken,"revoked"),listMembers:e("list the members",t.a6.listMembers,"members","file"),setMember:e("change the members",t.a6.setMember,
"member"),setProjectMember:e("change the members",t.a6.setProjectMember,"member"),setAppMember:e("change the members",t.a6.setAppMember,"member"),readAudit:e("r\
ead the audit log",t.a6.readAudit,"rows","head","anchor"),readPlatformAudit:e("read the audit log",t.a6.readPlatformAudit,"rows","head","anchor"),listNodes:e("l\
ist the nodes",t.a6.listNodes,"nodes"),readSecrets:e("read which keys are needed",t.a6.readSecrets,"keys","remaining"),rotateSecret:n("rotate the secret",t.a6.rotateSecret,
"from","to"),createConsoleLink:e("get a link to the console",t.a6.createConsoleLink,"url","expiresAt"),listHosts:e("list the hosts",t.a6.listHosts,"hosts"),listTables:e(
"list the tables",t.a6.listTables,"tables"),createTable:n("create the table",t.a6.createTable,"name","token"),deleteTable:n("delete the table",t.a6.deleteTable,
"deleted"),listKeys:e("list the keys",t.a6.listKeys,"keys"),runtime:e("get the app's variables",t.a6.runtime,"variables"),readInstances:e("read the instances",t.
a6.readInstances,"node","runs","instances"),readOutput:e("read what the app prints",t.a6.readOutput,"lines","next"),organizationUsage:e("read the usage",t.a6.organizationUsage,
"points"),organizationQuotas:e("read the quotas",t.a6.organizationQuotas,"quotas","month"),projectUsage:e("read the usage",t.a6.projectUsage,"points"),appUsage:e(
"read the usage",t.a6.appUsage,"points"),listHooks:e("list the webhooks",t.a6.listHooks,"hooks"),addHook:n("add the webhook",t.a6.addHook,"hook","secret"),removeHook:n(
"remove the webhook",t.a6.removeHook,"removed"),listPushes:e("list the pushes",t.a6.listPushes,"pushes"),listTargets:e("list who is told",t.a6.listTargets,"targ\
ets"),addTarget:n("add who is told",t.a6.addTarget,"target"),removeTarget:n("remove who is told",t.a6.removeTarget,"removed"),testTarget:n("send a test",t.a6.testTarget,
"delivery"),listDeliveries:e("list the messages",t.a6.listDeliveries,"deliveries"),redeliver:n("send the message again",t.a6.redeliver,"delivery")},i=n("make th\
e backup",{method:"POST",path:"/backup"},"to");function e(h,T,...d){return{doing:h,route:T,mayRepeat:!0,decode:u(d)}}function n(...h){return{...e(...h),mayRepeat:!1}}
function u(h){return(T,d)=>{const c=h.filter(y=>!(0,m.Gv)(T)||T[y]===void 0);if(!(0,m.Gv)(T)||c.length>0)throw(0,A.LO)(c.join(" and "),T,d);return T}}var p=r(4112),
s=r(3739);async function o(h,T,d){try{const{deleted:c}=await g(h,T)(_.deleteApp,{parameters:f(h)});return(0,m.Gv)(c)&&typeof c.until=="string"?c.until:void 0}catch(c){
const y=(0,s.I7)(c);[404,405].includes(y.call?.status??0)||d(y);return}}async function l(h,T){await g(h,T)(_.restoreApp,{parameters:f(h),body:{}})}function f({org:h,
project:T,app:d}){return{orgID:h,projectID:T,appID:d}}function g({baseUrl:h,source:T},{run:d,onSecret:c,...y}){const O={...y,uuid:a.randomUUID,signal:new AbortController().
signal,onTrouble:()=>{}},b=(0,E.r)(T,{...O,run:d,onSecret:c});return(0,p.o)({...O,baseUrl:h,tokens:b})}}),1021:((M,w,r)=>{r.d(w,{d:()=>t});var a=r(8474),E=function(_,i,e){
if(i!=null){if(typeof i!="object"&&typeof i!="function")throw new TypeError("Object expected.");var n,u;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=i[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=i[Symbol.dispose],
e&&(u=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");u&&(n=function(){try{u.call(this)}catch(p){return Promise.reject(p)}}),_.stack.push(
{value:i,dispose:n,async:e})}else e&&_.stack.push({async:!0});return i},m=(function(_){return function(i){function e(s){i.error=i.hasError?new _(s,i.error,"An e\
rror was suppressed during disposal."):s,i.hasError=!0}var n,u=0;function p(){for(;n=i.stack.pop();)try{if(!n.async&&u===1)return u=0,i.stack.push(n),Promise.resolve().
then(p);if(n.dispose){var s=n.dispose.call(n.value);if(n.async)return u|=2,Promise.resolve(s).then(p,function(o){return e(o),p()})}else u|=1}catch(o){e(o)}if(u===
1)return i.hasError?Promise.reject(i.error):Promise.resolve();if(i.hasError)throw i.error}return p()}})(typeof SuppressedError=="function"?SuppressedError:function(_,i,e){
var n=new Error(e);return n.name="SuppressedError",n.error=_,n.suppressed=i,n});const A=1048576,t=async(_,i)=>{const e={stack:[],error:void 0,hasError:!1};try{const{
exec:n}=await r.e(913).then(r.bind(r,3913));i?.throwIfAborted();const[u,p]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],s=[];let o=0;const l=Promise.withResolvers(),
f=E(e,i&&(0,a.addAbortListener)(i,()=>l.reject(i.reason)),!1),h=n(u,[p,_],{silent:!0,ignoreReturnCode:!0,listeners:{stdout:c=>{o+=c.length,o>A?l.resolve(void 0):
s.push(c)}}});h.catch(()=>{});const T=await Promise.race([h,l.promise]),d=o>A?void 0:Buffer.concat(s).toString("utf8");return{exitCode:T??0,stdout:d}}catch(n){e.
error=n,e.hasError=!0}finally{m(e)}}}),3445:((M,w,r)=>{r.d(w,{i:()=>A});var a=r(3739),E=r(1709),m=r(5807);async function A(i){const e=f=>i[f.toLowerCase()]||i[f]||
"",n=e("ALL_PROXY"),u=_(e("HTTP_PROXY")||n,"HTTP_PROXY"),p=_(e("HTTPS_PROXY")||n,"HTTPS_PROXY");if(u===""&&p==="")return fetch;const s=await r.e(729).then(r.bind(
r,3729)),o=new s.EnvHttpProxyAgent({httpProxy:u,httpsProxy:p,noProxy:e("NO_PROXY")}),l=s.fetch;return async(f,g)=>{if(f instanceof Request)throw new TypeError("\
This fetch takes an address, not a Request");const h=new URL(f);return(0,E.c)(h.hostname)?fetch(f,g):l(h,{...g,dispatcher:o})}}const t=["http:","https:","socks:",
"socks5:"];function _(i,e){const n=i===""||i.includes("://")?i:`http://${i}`,u=URL.parse(n),p=o=>(0,m.FF)(o)!==void 0,s=u!==null&&t.includes(u.protocol);if(n===
""||s&&p(u.username)&&p(u.password))return n;throw new a.GQ("invalid_input",`${e} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://prox\
y.example.com:3128 or socks5://127.0.0.1:1080. In a user name and a password, % is written %25."})}}),7717:((M,w,r)=>{r.d(w,{O:()=>a});function a(E){let m;return()=>(m??=
E().catch(A=>{throw m=void 0,A}),m)}}),2978:((M,w,r)=>{r.d(w,{Gy:()=>t,Jt:()=>_,Qq:()=>E,U9:()=>A,Xd:()=>e,c3:()=>n,lS:()=>u,nd:()=>m,tG:()=>p,yL:()=>i});var a=r(
8302);function E(s){return o=>(0,a.KH)(o,s)?o:void 0}const m=s=>typeof s=="number"&&Number.isSafeInteger(s)?s:void 0,A=s=>{const o=m(s);return o!==void 0&&o>=0?
o:void 0},t=s=>s===!0?!0:void 0,_=s=>s===!0;function i(s){return o=>s.find(l=>l===o)}function e(s){return o=>o===null?null:s(o)}function n(s,o){return l=>{if(!Array.
isArray(l)||l.length>s)return;const f=l.map(o).filter(g=>g!==void 0);return f.length===l.length?f:void 0}}function u(s,o={}){const l=Object.entries({...o,...s});
return f=>{if(!(0,a.Gv)(f))return;const g={};for(const[h,T]of l){const d=T(f[h]);if(d!==void 0)g[h]=d;else if(Object.hasOwn(s,h))return}return g}}function p(s,o){
return l=>{const f=(0,a.Gv)(l)?l[s]:void 0;if(typeof f!="string"||!Object.hasOwn(o,f))return;const g=o[f]?.(l);return g&&{[s]:f,...g}}}}),7:((M,w,r)=>{r.d(w,{KT:()=>u,
Lh:()=>_,Xm:()=>p,eo:()=>i,yH:()=>e});const a="slp_",E="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",m=40,A=6,t=new RegExp(`^${a}[0-9A-Za-z]{${m+
A}}$`);function _(s){return s.startsWith(a)}function i(s){if(!t.test(s))return!1;const o=s.length-A;return s.slice(o)===n(s.slice(a.length,o))}function e(s){const o=Array.
from({length:m},()=>E[s(E.length)]).join("");return a+o+n(o)}function n(s){let o=process.getBuiltinModule("node:zlib").crc32(s),l="";for(let f=0;f<A;f+=1)l=E[o%
E.length]+l,o=Math.floor(o/E.length);return l}const u={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*
864e5},p=["viewer","deployer"]}),8595:((M,w,r)=>{r.d(w,{EO:()=>m,HK:()=>f,_Q:()=>i,dA:()=>e,hd:()=>s,i1:()=>n,iq:()=>u,nR:()=>l,ws:()=>t,x4:()=>o});var a=r(2978),
E=r(2345);const m=1024,A=(0,a.Qq)(m),t=5,_=500;function i({message:g}){return`The build ended with 0 in spite of an error: ${g}`}const e=(0,a.lS)({file:(0,a.Xd)(
A),line:(0,a.Xd)(a.U9),message:(0,a.Qq)(_)},{isMarked:a.Gy}),n=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_\
unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],u=10,p=(0,a.lS)({code:(0,a.yL)(n),file:(0,a.Xd)((0,a.Qq)(E.IC.file)),line:(0,a.Xd)(g=>(0,a.
U9)(g)||void 0),message:(0,a.Qq)(_)}),s=(0,a.c3)(u,p),o=(0,a.lS)({path:A,bytes:a.U9,brotli:a.U9,gzip:a.U9,digest:(0,a.Qq)(64)},{hasKey:a.Gy}),l=(0,a.lS)({path:A,
kind:(0,a.yL)(["repository","secrets","example"])}),f=(0,a.lS)({file:(0,a.Qq)(256),reason:(0,a.Qq)(1e3)},{line:a.U9})}),7933:((M,w,r)=>{r.d(w,{PV:()=>g,jE:()=>f,
x6:()=>t});var a=r(9127),E=r(3739),m=r(5807),A=r(4840);async function t(d,c,y,O){return e(d)??await _(c.appID,O)??e(c.url)??i(c,y)}async function _(d,c){const y=await c.
listEnvironments(d).catch(()=>[]);return e((0,A.zS)(y)?.url)}function i(d,c){const y=c.urlTemplate;if(!(y?.includes("{subdomain}")&&!d.subdomain))return e(y?.replaceAll(
"{subdomain}",d.subdomain??"").replaceAll("{app}",d.appID))}function e(d){if(!d)return;const c=URL.parse(d.includes("://")?d:`https://${d}`);return c&&(c.protocol===
"https:"||c.protocol==="http:")?c.href:void 0}const n=6e4,u=500,p=5e3,s=1e4,o="x-slipway-release",l="x-slipway-error";async function f(d,c){const y=c.clock.now();
let O=u;for(let b=1;;b++){const D=await T(d,c);if(D===void 0)return b;if(D.goneAt!==void 0)throw h(D.goneAt,c.deployID);const P=c.clock.now()-y;if(P+O>n){const v=`\
after ${(0,a.a3)(P)} and ${b} tries`,k=D.isRefused?"Read what the app printed: slipway logs --runtime. If that says nothing, the log of the platform does.":'Ope\
n the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.';throw new E.GQ("verify_failed",`${d} ${D.words} ${v}`,{remedy:k})}
await c.clock.sleep(O,c.signal),O=Math.min(p,O*2)}}async function g(d,{fetch:c,signal:y}){const O=e(d);if(O===void 0)return!1;const b=D=>D===void 0;return T(O,{
fetch:c,signal:y,deployID:void 0}).then(b,()=>!1)}function h(d,c){const y=URL.parse(d)?.pathname??"/",O=y==="/"?"index.html":`page for ${y}`;return new E.GQ("ve\
rify_failed",`${d} answers 404: the release ${c} has no ${O}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the site ha\
s none on purpose, set verify to "off".'})}async function T(d,c){const{fetch:y,signal:O,deployID:b,isFunction:D=!1}=c;try{const P=await y(d,{signal:AbortSignal.
any([O,AbortSignal.timeout(s)])});await P.body?.cancel();const v=P.headers.get(o);if(D&&b!==void 0&&v!==null&&v!==b)return{words:`is still answered by the relea\
se ${(0,m.Ow)(v,100)}`};const k=P.headers.get(l);if(P.status<(D&&k===null?500:400))return;const S=`answers ${P.status}`;if(k!==null)return{words:`${S} (${(0,m.Ow)(
k,60)})`,isRefused:!0};const R=b!==void 0&&v===b;return P.status===404&&R?{words:S,goneAt:P.url||d}:{words:S}}catch(P){O.throwIfAborted();const v=P instanceof Error&&
P.cause instanceof Error?P.cause:P;return{words:`cannot be reached (${(0,E.bD)(v)})`}}}})};export{I as id,U as ids,L as modules};

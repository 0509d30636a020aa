const U=169,L=[169],C={9285:((v,P,r)=>{r.d(P,{closePreview:()=>i});var a=r(3445),y=r(7899),E=r(6737),A=r(246),t=r(9877),g=r(1021);async function i({app:e,pullRequest:n,
own:l,dryRun:m,github:s},o){const{run:f,runner:u}=o,_=(0,A.X)(u);if(m){const b=l?`, and ask ${l.baseUrl} to delete its app`:"";return u.annotate("notice",{message:`\
Dry run: would end the preview ${e}${b}`}),0}let h=0;const p=await(0,a.i)(o.env),c=(0,E.L)({...o,context:f.context,token:s.token,fetch:p,open:{app:e,environment:s.
environment,comment:s.comment},warn:(b,O)=>{h=1,_.add("error",{message:b},O.split(`
`))}});let d;const T=async()=>{if(!l)return;const{endApp:b}=await Promise.all([r.e(840),r.e(878),r.e(956),r.e(737),r.e(169)]).then(r.bind(r,3502)),O=M=>u.mask(M);
return d=await b(l,{...o,fetch:p,run:g.d,onSecret:O},({message:M,code:k,call:R})=>{const S=`The app was not deleted: ${M}`;if(R?.outcome==="refused"&&k!=="rate_\
limited")return u.line(S);const I=`Run the job again, or delete the app: slipway apps delete ${l.app}`;_.add("warning",{message:S},[I])}),d},w=await c?.closePreview(
n,o.signal,T);if(w==="left")return u.annotate("error",{message:`Interrupted: GitHub may still show the preview ${e} as active`}),u.summary((0,y.aC)(e)),1;const D=w===
"closed";return h!==0?(u.summary((0,y.aC)(e)),h):(D&&u.summary((0,y.Z_)(e,{until:d},(0,t.sA)(o.clock.now(),f.context.runUrl))),u.line(D?`\u2713 The preview ${e}\
 has ended`:`Pull request #${n} is open again`),0)}}),3502:((v,P,r)=>{r.d(P,{endApp:()=>o,restoreApp:()=>f});var a=r(7598),y=r(3082),E=r(8302),A=r(86),t=r(3823);
const g={rollback:n("roll back",t.a6.rollback,"deployID","url"),listOrganizations:e("list the organizations",t.a6.listOrganizations,"organizations"),listApps:e(
"list the apps",t.a6.listApps,"apps"),readQueue:e("read the queue",t.a6.readQueue,"running","waiting"),readApp:e("read the app",t.a6.readApp,"appID"),deleteApp:e(
"delete the app",t.a6.deleteApp,"appID","deleted"),restoreApp:e("restore the app",t.a6.restoreApp,"appID"),listDeployments:e("list the deployments",t.a6.listDeployments,
"deployments"),readDeployment:e("read the deployment",t.a6.readDeployment,"deployID","status"),readLog:e("read the log",t.a6.readLog,"text","next","atEnd","stat\
us"),cancel:n("cancel the deployment",t.a6.cancel,"deployID","status"),clearCaches:e("clear the caches",t.a6.clearCaches,"cleared"),redeploy:n("deploy again",t.
a6.redeploy,"deployID","status"),updateApp:e("change the settings",t.bw.updateApp,"appID"),listEnv:e("list the variables",t.a6.listEnv,"names"),editEnv:e("chang\
e the variables",t.a6.editEnv,"names"),whoAmI:e("ask who you are",t.a6.whoAmI,"email","roles"),listMachines:e("list your machines",t.a6.listMachines,"machines"),
endMachine:n("sign the machine out",t.a6.endMachine,"ended"),listTokens:e("list the access tokens",t.a6.listTokens,"tokens"),createToken:n("make the access toke\
n",t.a6.createToken,"name","token"),createProjectToken:n("make the access token",t.a6.createProjectToken,"name","token"),createAppToken:n("make the access token",
t.a6.createAppToken,"name","token"),revokeToken:n("revoke the access token",t.a6.revokeToken,"revoked"),listMembers:e("list the members",t.a6.listMembers,"membe\
rs","file"),setMember:e("change the members",t.a6.setMember,"member"),setProjectMember:e("change the members",t.a6.setProjectMember,"member"),setAppMember:e("ch\
ange the members",t.a6.setAppMember,"member"),readAudit:e("read the audit log",t.a6.readAudit,"rows","head","anchor"),readPlatformAudit:e("read the audit log",t.
a6.readPlatformAudit,"rows","head","anchor"),listNodes:e("list the nodes",t.a6.listNodes,"nodes"),readSecrets:e("read which keys are needed",t.a6.readSecrets,"k\
eys","remaining"),rotateSecret:n("rotate the secret",t.a6.rotateSecret,"from","to"),createConsoleLink:e("get a link to the console",t.a6.createConsoleLink,"url",
"expiresAt"),listHosts:e("list the hosts",t.a6.listHosts,"hosts"),listTables:e("list the tables",t.a6.listTables,"tables"),createTable:n("create the table",t.a6.
createTable,"name","token"),deleteTable:n("delete the table",t.a6.deleteTable,"deleted"),listKeys:e("list the keys",t.a6.listKeys,"keys"),runtime:e("get the app\
's variables",t.a6.runtime,"variables"),readInstances:e("read the instances",t.a6.readInstances,"node","runs","instances"),readOutput:e("read what the app print\
s",t.a6.readOutput,"lines","next"),organizationUsage:e("read the usage",t.a6.organizationUsage,"points"),organizationQuotas:e("read the quotas",t.a6.organizationQuotas,
"quotas","month"),projectUsage:e("read the usage",t.a6.projectUsage,"points"),appUsage:e("read the usage",t.a6.appUsage,"points"),listHooks:e("list the webhooks",
t.a6.listHooks,"hooks"),addHook:n("add the webhook",t.a6.addHook,"hook","secret"),removeHook:n("remove the webhook",t.a6.removeHook,"removed"),listPushes:e("lis\
t the pushes",t.a6.listPushes,"pushes"),listTargets:e("list who is told",t.a6.listTargets,"targets"),addTarget:n("add who is told",t.a6.addTarget,"target"),removeTarget:n(
"remove who is told",t.a6.removeTarget,"removed"),testTarget:n("send a test",t.a6.testTarget,"delivery"),listDeliveries:e("list the messages",t.a6.listDeliveries,
"deliveries"),redeliver:n("send the message again",t.a6.redeliver,"delivery")},i=n("make the backup",{method:"POST",path:"/backup"},"to");function e(h,p,...c){return{
doing:h,route:p,mayRepeat:!0,decode:l(c)}}function n(...h){return{...e(...h),mayRepeat:!1}}function l(h){return(p,c)=>{const d=h.filter(T=>!(0,E.Gv)(p)||p[T]===
void 0);if(!(0,E.Gv)(p)||d.length>0)throw(0,A.LO)(d.join(" and "),p,c);return p}}var m=r(4112),s=r(3739);async function o(h,p,c){try{const{deleted:d}=await _(h,
p)(g.deleteApp,{parameters:u(h)});return(0,E.Gv)(d)&&typeof d.until=="string"?d.until:void 0}catch(d){const T=(0,s.I7)(d);[404,405].includes(T.call?.status??0)||
c(T);return}}async function f(h,p){await _(h,p)(g.restoreApp,{parameters:u(h),body:{}})}function u({org:h,project:p,app:c}){return{orgID:h,projectID:p,appID:c}}
function _({baseUrl:h,source:p},{run:c,onSecret:d,...T}){const w={...T,uuid:a.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},D=(0,y.r)(p,{...w,
run:c,onSecret:d});return(0,m.o)({...w,baseUrl:h,tokens:D})}}),1021:((v,P,r)=>{r.d(P,{d:()=>t});var a=r(8474),y=function(g,i,e){if(i!=null){if(typeof i!="object"&&
typeof i!="function")throw new TypeError("Object expected.");var n,l;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=
i[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=i[Symbol.dispose],e&&(l=n)}if(typeof n!="functi\
on")throw new TypeError("Object not disposable.");l&&(n=function(){try{l.call(this)}catch(m){return Promise.reject(m)}}),g.stack.push({value:i,dispose:n,async:e})}else
e&&g.stack.push({async:!0});return i},E=(function(g){return function(i){function e(s){i.error=i.hasError?new g(s,i.error,"An error was suppressed during disposa\
l."):s,i.hasError=!0}var n,l=0;function m(){for(;n=i.stack.pop();)try{if(!n.async&&l===1)return l=0,i.stack.push(n),Promise.resolve().then(m);if(n.dispose){var s=n.
dispose.call(n.value);if(n.async)return l|=2,Promise.resolve(s).then(m,function(o){return e(o),m()})}else l|=1}catch(o){e(o)}if(l===1)return i.hasError?Promise.
reject(i.error):Promise.resolve();if(i.hasError)throw i.error}return m()}})(typeof SuppressedError=="function"?SuppressedError:function(g,i,e){var n=new Error(e);
return n.name="SuppressedError",n.error=g,n.suppressed=i,n});const A=1048576,t=async(g,i)=>{const e={stack:[],error:void 0,hasError:!1};try{const{exec:n}=await r.
e(913).then(r.bind(r,3913));i?.throwIfAborted();const[l,m]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],s=[];let o=0;const f=Promise.withResolvers(),u=y(
e,i&&(0,a.addAbortListener)(i,()=>f.reject(i.reason)),!1),h=n(l,[m,g],{silent:!0,ignoreReturnCode:!0,listeners:{stdout:d=>{o+=d.length,o>A?f.resolve(void 0):s.push(
d)}}});h.catch(()=>{});const p=await Promise.race([h,f.promise]),c=o>A?void 0:Buffer.concat(s).toString("utf8");return{exitCode:p??0,stdout:c}}catch(n){e.error=
n,e.hasError=!0}finally{E(e)}}}),3445:((v,P,r)=>{r.d(P,{i:()=>A});var a=r(3739),y=r(1709),E=r(5807);async function A(i){const e=_=>i[_.toLowerCase()]||i[_]||"",
n=e("ALL_PROXY"),l=g(e("HTTP_PROXY")||n,"HTTP_PROXY"),m=g(e("HTTPS_PROXY")||n,"HTTPS_PROXY");if(l===""&&m==="")return fetch;const s=await r.e(729).then(r.bind(r,
3729)),o=new s.EnvHttpProxyAgent({httpProxy:l,httpsProxy:m,noProxy:e("NO_PROXY")}),f=new s.Agent,u=s.fetch;return async(_,h)=>{if(_ instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const p=new URL(_);return u(p,{...h,dispatcher:(0,y.c)(p.hostname)?f:o})}}const t=["http:","https:","socks:","sock\
s5:"];function g(i,e){const n=i===""||i.includes("://")?i:`http://${i}`,l=URL.parse(n),m=o=>(0,E.FF)(o)!==void 0,s=l!==null&&t.includes(l.protocol);if(n===""||s&&
m(l.username)&&m(l.password))return n;throw new a.GQ("invalid_input",`${e} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.examp\
le.com:3128 or socks5://127.0.0.1:1080. In a user name and a password, % is written %25."})}}),7717:((v,P,r)=>{r.d(P,{O:()=>a});function a(y){let E;return()=>(E??=
y().catch(A=>{throw E=void 0,A}),E)}}),7740:((v,P,r)=>{r.d(P,{Gy:()=>t,Jt:()=>g,Qq:()=>y,U9:()=>A,Xd:()=>e,c3:()=>n,lS:()=>l,nd:()=>E,tG:()=>m,yL:()=>i});var a=r(
8302);function y(s){return o=>(0,a.KH)(o,s)?o:void 0}const E=s=>typeof s=="number"&&Number.isSafeInteger(s)?s:void 0,A=s=>{const o=E(s);return o!==void 0&&o>=0?
o:void 0},t=s=>s===!0?!0:void 0,g=s=>s===!0;function i(s){return o=>s.find(f=>f===o)}function e(s){return o=>o===null?null:s(o)}function n(s,o){return f=>{if(!Array.
isArray(f)||f.length>s)return;const u=f.map(o).filter(_=>_!==void 0);return u.length===f.length?u:void 0}}function l(s,o={}){const f=Object.entries({...o,...s});
return u=>{if(!(0,a.Gv)(u))return;const _={};for(const[h,p]of f){const c=p(u[h]);if(c!==void 0)_[h]=c;else if(Object.hasOwn(s,h))return}return _}}function m(s,o){
return f=>{const u=(0,a.Gv)(f)?f[s]:void 0;if(typeof u!="string"||!Object.hasOwn(o,u))return;const _=o[u]?.(f);return _&&{[s]:u,..._}}}}),7:((v,P,r)=>{r.d(P,{KT:()=>l,
Lh:()=>g,Xm:()=>m,eo:()=>i,yH:()=>e});const a="slp_",y="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",E=40,A=6,t=new RegExp(`^${a}[0-9A-Za-z]{${E+
A}}$`);function g(s){return s.startsWith(a)}function i(s){if(!t.test(s))return!1;const o=s.length-A;return s.slice(o)===n(s.slice(a.length,o))}function e(s){const o=Array.
from({length:E},()=>y[s(y.length)]).join("");return a+o+n(o)}function n(s){let o=process.getBuiltinModule("node:zlib").crc32(s),f="";for(let u=0;u<A;u+=1)f=y[o%
y.length]+f,o=Math.floor(o/y.length);return f}const l={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*
864e5},m=["viewer","deployer"]}),8595:((v,P,r)=>{r.d(P,{EO:()=>E,HK:()=>u,_Q:()=>i,dA:()=>e,hd:()=>s,i1:()=>n,iq:()=>l,nR:()=>f,ws:()=>t,x4:()=>o});var a=r(7740),
y=r(2345);const E=1024,A=(0,a.Qq)(E),t=5,g=500;function i({message:_}){return`The build ended with 0 in spite of an error: ${_}`}const e=(0,a.lS)({file:(0,a.Xd)(
A),line:(0,a.Xd)(a.U9),message:(0,a.Qq)(g)},{isMarked:a.Gy}),n=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_\
unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],l=10,m=(0,a.lS)({code:(0,a.yL)(n),file:(0,a.Xd)((0,a.Qq)(y.IC.file)),line:(0,a.Xd)(_=>(0,a.
U9)(_)||void 0),message:(0,a.Qq)(g)}),s=(0,a.c3)(l,m),o=(0,a.lS)({path:A,bytes:a.U9,brotli:a.U9,gzip:a.U9,digest:(0,a.Qq)(64)},{hasKey:a.Gy}),f=(0,a.lS)({path:A,
kind:(0,a.yL)(["repository","secrets","example"])}),u=(0,a.lS)({file:(0,a.Qq)(256),reason:(0,a.Qq)(1e3)},{line:a.U9})}),7933:((v,P,r)=>{r.d(P,{PV:()=>_,jE:()=>u,
x6:()=>t});var a=r(9127),y=r(3739),E=r(5807),A=r(4840);async function t(c,d,T,w){return e(c)??await g(d.appID,w)??e(d.url)??i(d,T)}async function g(c,d){const T=await d.
listEnvironments(c).catch(()=>[]);return e((0,A.zS)(T)?.url)}function i(c,d){const T=d.urlTemplate;if(!(T?.includes("{subdomain}")&&!c.subdomain))return e(T?.replaceAll(
"{subdomain}",c.subdomain??"").replaceAll("{app}",c.appID))}function e(c){if(!c)return;const d=URL.parse(c.includes("://")?c:`https://${c}`);return d&&(d.protocol===
"https:"||d.protocol==="http:")?d.href:void 0}const n=6e4,l=500,m=5e3,s=1e4,o="x-slipway-release",f="x-slipway-error";async function u(c,d){const T=d.clock.now();
let w=l;for(let D=1;;D++){const b=await p(c,d);if(b===void 0)return D;if(b.goneAt!==void 0)throw h(b.goneAt,d.deployID);const O=d.clock.now()-T;if(O+w>n){const M=`\
after ${(0,a.a3)(O)} and ${D} tries`,k=b.isRefused?"Read what the app printed: slipway logs --runtime. If that says nothing, the log of the platform does.":'Ope\
n the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.';throw new y.GQ("verify_failed",`${c} ${b.words} ${M}`,{remedy:k})}
await d.clock.sleep(w,d.signal),w=Math.min(m,w*2)}}async function _(c,{fetch:d,signal:T}){const w=e(c);if(w===void 0)return!1;const D=b=>b===void 0;return p(w,{
fetch:d,signal:T,deployID:void 0}).then(D,()=>!1)}function h(c,d){const T=URL.parse(c)?.pathname??"/",w=T==="/"?"index.html":`page for ${T}`;return new y.GQ("ve\
rify_failed",`${c} answers 404: the release ${d} has no ${w}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the site ha\
s none on purpose, set verify to "off".'})}async function p(c,d){const{fetch:T,signal:w,deployID:D,isFunction:b=!1}=d;try{const O=await T(c,{signal:AbortSignal.
any([w,AbortSignal.timeout(s)])});await O.body?.cancel();const M=O.headers.get(o);if(b&&D!==void 0&&M!==null&&M!==D)return{words:`is still answered by the relea\
se ${(0,E.Ow)(M,100)}`};const k=O.headers.get(f);if(O.status<(b&&k===null?500:400))return;const R=`answers ${O.status}`;if(k!==null)return{words:`${R} (${(0,E.Ow)(
k,60)})`,isRefused:!0};const S=D!==void 0&&M===D;return O.status===404&&S?{words:R,goneAt:O.url||c}:{words:R}}catch(O){w.throwIfAborted();const M=O instanceof Error&&
O.cause instanceof Error?O.cause:O;return{words:`cannot be reached (${(0,y.bD)(M)})`}}}})};export{U as id,L as ids,C as modules};

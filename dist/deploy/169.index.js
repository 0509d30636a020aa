const I=169,R=[169,502],S={9285:((D,P,n)=>{n.d(P,{closePreview:()=>d});var _=n(3445),c=n(7899),g=n(9710),E=n(9877),e=n(1021);async function d({app:l,pullRequest:t,
own:o,github:y},A){const{run:h,runner:r}=A;let k=0;const w=await(0,_.i)(A.env),M=(0,g.L)({...A,context:h.context,token:y.token,fetch:w,open:{app:l,environment:y.
environment,comment:y.comment},save:()=>{},warn:(i,m)=>{k=1,r.annotate("error",{message:i});for(const f of m.split(`
`))r.line(`  ${f}`)}});let p;const u=async()=>{if(!o)return;const{endApp:i}=await Promise.all([n.e(878),n.e(517),n.e(710),n.e(169)]).then(n.bind(n,3502)),m=O=>r.
mask(O),f=await i(o,{...A,fetch:w,run:e.d,onSecret:m});return f.kind==="refused"&&r.line(`The app was not deleted: ${f.error.message}`),f.kind==="deleted"&&(p=f.
until),p},s=await M?.closePreview(t,A.signal,u);if(s==="left")return r.annotate("error",{message:`Interrupted: GitHub may still show the preview ${l} as active`}),
r.summary((0,c.aC)(l)),1;const a=s==="closed";return k===0&&a&&r.summary((0,c.Z_)(l,{until:p},(0,E.sA)(A.clock.now(),h.context.runUrl))),k===0&&r.line(a?`\u2713 The \
preview ${l} has ended`:`Pull request #${t} is open again`),k}}),3502:((D,P,n)=>{n.d(P,{endApp:()=>r,restoreApp:()=>k});var _=n(7598),c=n(3082),g=n(8302),E=n(86),
e=n(3823);const d={rollback:o("roll back",e.a6.rollback,"deployID","url"),listOrganizations:t("list the organizations",e.a6.listOrganizations,"organizations"),listApps:t(
"list the apps",e.a6.listApps,"apps"),readQueue:t("read the queue",e.a6.readQueue,"running","waiting"),readApp:t("read the app",e.a6.readApp,"appID"),deleteApp:t(
"delete the app",e.a6.deleteApp,"appID","deleted"),restoreApp:t("restore the app",e.a6.restoreApp,"appID"),listDeployments:t("list the deployments",e.a6.listDeployments,
"deployments"),readDeployment:t("read the deployment",e.a6.readDeployment,"deployID","status"),readLog:t("read the log",e.a6.readLog,"text","next","atEnd","stat\
us"),cancel:o("cancel the deployment",e.a6.cancel,"deployID","status"),clearCaches:t("clear the caches",e.a6.clearCaches,"cleared"),redeploy:o("deploy again",e.
a6.redeploy,"deployID","status"),updateApp:t("change the settings",e.bw.updateApp,"appID"),listEnv:t("list the variables",e.a6.listEnv,"names"),editEnv:t("chang\
e the variables",e.a6.editEnv,"names"),whoAmI:t("ask who you are",e.a6.whoAmI,"email","roles"),listMachines:t("list your machines",e.a6.listMachines,"machines"),
endMachine:o("sign the machine out",e.a6.endMachine,"ended"),listTokens:t("list the access tokens",e.a6.listTokens,"tokens"),createToken:o("make the access toke\
n",e.a6.createToken,"name","token"),createProjectToken:o("make the access token",e.a6.createProjectToken,"name","token"),createAppToken:o("make the access token",
e.a6.createAppToken,"name","token"),revokeToken:o("revoke the access token",e.a6.revokeToken,"revoked"),listMembers:t("list the members",e.a6.listMembers,"membe\
rs","file"),setMember:t("change the members",e.a6.setMember,"member"),setProjectMember:t("change the members",e.a6.setProjectMember,"member"),setAppMember:t("ch\
ange the members",e.a6.setAppMember,"member"),readAudit:t("read the audit log",e.a6.readAudit,"rows","head","anchor"),readPlatformAudit:t("read the audit log",e.
a6.readPlatformAudit,"rows","head","anchor"),listNodes:t("list the nodes",e.a6.listNodes,"nodes"),readSecrets:t("read which keys are needed",e.a6.readSecrets,"k\
eys","remaining"),rotateSecret:o("rotate the secret",e.a6.rotateSecret,"from","to"),createConsoleLink:t("get a link to the console",e.a6.createConsoleLink,"url",
"expiresAt"),listHosts:t("list the hosts",e.a6.listHosts,"hosts"),listTables:t("list the tables",e.a6.listTables,"tables"),createTable:o("create the table",e.a6.
createTable,"name","token"),deleteTable:o("delete the table",e.a6.deleteTable,"deleted"),listKeys:t("list the keys",e.a6.listKeys,"keys"),runtime:t("get the app\
's variables",e.a6.runtime,"variables"),readInstances:t("read the instances",e.a6.readInstances,"node","runs","instances"),readOutput:t("read what the app print\
s",e.a6.readOutput,"lines","next"),organizationUsage:t("read the usage",e.a6.organizationUsage,"points"),organizationQuotas:t("read the quotas",e.a6.organizationQuotas,
"quotas","month"),projectUsage:t("read the usage",e.a6.projectUsage,"points"),appUsage:t("read the usage",e.a6.appUsage,"points"),listHooks:t("list the webhooks",
e.a6.listHooks,"hooks"),addHook:o("add the webhook",e.a6.addHook,"hook","secret"),removeHook:o("remove the webhook",e.a6.removeHook,"removed"),listPushes:t("lis\
t the pushes",e.a6.listPushes,"pushes"),listTargets:t("list who is told",e.a6.listTargets,"targets"),addTarget:o("add who is told",e.a6.addTarget,"target"),removeTarget:o(
"remove who is told",e.a6.removeTarget,"removed"),testTarget:o("send a test",e.a6.testTarget,"delivery"),listDeliveries:t("list the messages",e.a6.listDeliveries,
"deliveries"),redeliver:o("send the message again",e.a6.redeliver,"delivery")},l=o("make the backup",{method:"POST",path:"/backup"},"to");function t(p,u,...s){return{
doing:p,route:u,mayRepeat:!0,decode:y(s)}}function o(p,u,...s){return{doing:p,route:u,mayRepeat:!1,decode:y(s)}}function y(p){return(u,s)=>{const a=p.filter(i=>!(0,g.
Gv)(u)||u[i]===void 0);if(!(0,g.Gv)(u)||a.length>0)throw(0,E.LO)(a.join(" and "),u,s);return u}}var A=n(4112),h=n(3739);async function r(p,u){try{const{deleted:s}=await M(
p,u)(d.deleteApp,{parameters:w(p)});return{kind:"deleted",until:(0,g.Gv)(s)&&typeof s.until=="string"?s.until:void 0}}catch(s){const a=(0,h.I7)(s),{status:i}=a.
call??{};return i===404||i===405?{kind:"none"}:{kind:"refused",error:a}}}async function k(p,u){await M(p,u)(d.restoreApp,{parameters:w(p),body:{}})}function w({
org:p,project:u,app:s}){return{orgID:p,projectID:u,appID:s}}function M({baseUrl:p,source:u},{run:s,onSecret:a,...i}){const m={...i,uuid:_.randomUUID,signal:new AbortController().
signal,onTrouble:()=>{}},f=(0,c.r)(u,{...m,run:s,onSecret:a});return(0,A.o)({...m,baseUrl:p,tokens:f})}}),1021:((D,P,n)=>{n.d(P,{d:()=>_});async function _(c){const{
getExecOutput:g}=await n.e(913).then(n.bind(n,3913)),[E,e]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return g(E,[e,c],{silent:!0,ignoreReturnCode:!0})}}),
3445:((D,P,n)=>{n.d(P,{i:()=>g});var _=n(3739),c=n(1709);async function g(e){const d=r=>e[r.toLowerCase()]||e[r]||"",l=d("ALL_PROXY"),t=E(d("HTTP_PROXY")||l,"HT\
TP_PROXY"),o=E(d("HTTPS_PROXY")||l,"HTTPS_PROXY");if(t===""&&o==="")return fetch;const y=await n.e(729).then(n.bind(n,3729)),A=new y.EnvHttpProxyAgent({httpProxy:t,
httpsProxy:o,noProxy:d("NO_PROXY")}),h=y.fetch;return async(r,k)=>{if(r instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const w=new URL(
r);return(0,c.c)(w.hostname)?fetch(r,k):h(w,{...k,dispatcher:A})}}function E(e,d){const l=e===""||e.includes("://")?e:`http://${e}`;if(l===""||URL.canParse(l))return l;
throw new _.GQ("invalid_input",`${d} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),7:((D,P,n)=>{n.d(P,{KT:()=>y,Lh:()=>d,
Xm:()=>A,eo:()=>l,yH:()=>t});const _="slp_",c="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",g=40,E=6,e=new RegExp(`^${_}[0-9A-Za-z]{${g+E}}$`);
function d(h){return h.startsWith(_)}function l(h){if(!e.test(h))return!1;const r=h.length-E;return h.slice(r)===o(h.slice(_.length,r))}function t(h){const r=Array.
from({length:g},()=>c[h(c.length)]).join("");return _+r+o(r)}function o(h){let r=process.getBuiltinModule("node:zlib").crc32(h),k="";for(let w=0;w<E;w+=1)k=c[r%
c.length]+k,r=Math.floor(r/c.length);return k}const y={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*
864e5},A=["viewer","deployer"]}),8595:((D,P,n)=>{n.d(P,{_Q:()=>g,i1:()=>E,iA:()=>c,iq:()=>e,q3:()=>d,ws:()=>_});const _=5,c=500;function g({message:l}){return`T\
he build ended with 0 in spite of an error: ${l}`}const E=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfil\
led","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],e=10,d=["repository","secrets","example"]}),5290:((D,P,n)=>{n.d(P,{h:()=>E});var _=n(8302),
c=n(8595),g=n(2345);function E(d){if(!Array.isArray(d)||d.length>c.iq)return;const l=d.flatMap(t=>e(t)??[]);return l.length===d.length?l:void 0}function e(d){const{
code:l,file:t,line:o,message:y}=(0,_.Gv)(d)?d:{},A=c.i1.find(h=>h===l);if(!(!A||!(0,_.KH)(y,c.iA))&&!(t!==null&&!(0,_.KH)(t,g.IC.file))&&!(o!==null&&!(typeof o==
"number"&&Number.isSafeInteger(o)&&o>0)))return{code:A,file:t,line:o,message:y}}}),7933:((D,P,n)=>{n.d(P,{PV:()=>M,jE:()=>w,x6:()=>e});var _=n(9127),c=n(3739),g=n(
5807),E=n(4840);async function e(s,a,i,m){return t(s)??await d(a.appID,m)??t(a.url)??l(a,i)}async function d(s,a){const i=await a.listEnvironments(s).catch(()=>[]);
return t((0,E.zS)(i)?.url)}function l(s,a){const i=a.urlTemplate;if(!(i?.includes("{subdomain}")&&!s.subdomain))return t(i?.replaceAll("{subdomain}",s.subdomain??
"").replaceAll("{app}",s.appID))}function t(s){if(!s)return;const a=URL.parse(s.includes("://")?s:`https://${s}`);return a&&(a.protocol==="https:"||a.protocol===
"http:")?a.href:void 0}const o=6e4,y=500,A=5e3,h=1e4,r="x-slipway-release",k="x-slipway-error";async function w(s,a){const i=a.clock.now();let m=y;for(let f=1;;f++){
const O=await u(s,a);if(O.kind==="page")return f;if(O.kind==="no-page")throw p(O.url,a.deployID);const T=a.clock.now()-i;if(T+m>o){const v=`after ${(0,_.a3)(T)}\
 and ${f} tries`;throw new c.GQ("verify_failed",`${s} ${O.words} ${v}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the \
site is not public.'})}await a.clock.sleep(m,a.signal),m=Math.min(A,m*2)}}async function M(s,{fetch:a,signal:i}){const m=t(s),f=m&&await u(m,{fetch:a,signal:i,deployID:void 0}).
catch(()=>{});return f!==void 0&&f!==""&&f.kind==="page"}function p(s,a){const i=URL.parse(s)?.pathname??"/",m=i==="/"?"index.html":`page for ${i}`;return new c.
GQ("verify_failed",`${s} answers 404: the release ${a} has no ${m}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the s\
ite has none on purpose, set verify to "off".'})}async function u(s,a){const{fetch:i,signal:m,deployID:f,isFunction:O=!1}=a;try{const T=await i(s,{signal:AbortSignal.
any([m,AbortSignal.timeout(h)])});await T.body?.cancel();const v=T.headers.get(r);if(O&&f!==void 0&&v!==null&&v!==f)return{kind:"trouble",words:`is still answer\
ed by the release ${(0,g.Ow)(v,100)}`};const b=T.headers.get(k);return T.status<(O&&b===null?500:400)?{kind:"page"}:b!==null?{kind:"trouble",words:`answers ${T.
status} (${(0,g.Ow)(b,60)})`}:T.status===404&&f!==void 0&&v===f?{kind:"no-page",url:T.url||s}:{kind:"trouble",words:`answers ${T.status}`}}catch(T){m.throwIfAborted();
const v=T instanceof Error&&T.cause instanceof Error?T.cause:T;return{kind:"trouble",words:`cannot be reached (${v instanceof Error?v.message:String(v)})`}}}})};export{I as id,R as ids,S as modules};

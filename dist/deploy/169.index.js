const I=169,R=[169,502],S={9285:((D,P,n)=>{n.d(P,{closePreview:()=>l});var _=n(3445),c=n(7899),g=n(9710),E=n(9877),e=n(1021);async function l({app:d,pullRequest:t,
own:o,github:T},A){const{run:h,runner:r}=A;let k=0;const w=await(0,_.i)(A.env),b=(0,g.L)({...A,context:h.context,token:T.token,fetch:w,open:{app:d,environment:T.
environment,comment:T.comment},save:()=>{},warn:(i,f)=>{k=1,r.annotate("error",{message:i});for(const m of f.split(`
`))r.line(`  ${m}`)}});let p;const u=async()=>{if(!o)return;const{endApp:i}=await Promise.all([n.e(878),n.e(517),n.e(710),n.e(169)]).then(n.bind(n,3502)),f=v=>r.
mask(v),m=await i(o,{...A,fetch:w,run:e.d,onSecret:f});return m.kind==="refused"&&r.line(`The app was not deleted: ${m.error.message}`),m.kind==="deleted"&&(p=m.
until),p},s=await b?.closePreview(t,A.signal,u);if(s==="left")return r.annotate("error",{message:`Interrupted: GitHub may still show the preview ${d} as active`}),
r.summary((0,c.aC)(d)),1;const a=s==="closed";return k===0&&a&&r.summary((0,c.Z_)(d,{until:p},(0,E.sA)(A.clock.now(),h.context.runUrl))),k===0&&r.line(a?`\u2713 The \
preview ${d} has ended`:`Pull request #${t} is open again`),k}}),3502:((D,P,n)=>{n.d(P,{endApp:()=>r,restoreApp:()=>k});var _=n(7598),c=n(3082),g=n(8302),E=n(86),
e=n(3823);const l={rollback:o("roll back",e.a6.rollback,"deployID","url"),listOrganizations:t("list the organizations",e.a6.listOrganizations,"organizations"),listApps:t(
"list the apps",e.a6.listApps,"apps"),readQueue:t("read the queue",e.a6.readQueue,"running","waiting"),readApp:t("read the app",e.a6.readApp,"appID"),deleteApp:t(
"delete the app",e.a6.deleteApp,"appID","deleted"),restoreApp:t("restore the app",e.a6.restoreApp,"appID"),listDeployments:t("list the deployments",e.a6.listDeployments,
"deployments"),readDeployment:t("read the deployment",e.a6.readDeployment,"deployID","status"),readLog:t("read the log",e.a6.readLog,"text","next","atEnd","stat\
us"),cancel:o("cancel the deployment",e.a6.cancel,"deployID","status"),clearCaches:t("clear the caches",e.a6.clearCaches,"cleared"),redeploy:o("deploy again",e.
a6.redeploy,"deployID","status"),updateApp:t("change the settings",e.bw.updateApp,"appID"),listEnv:t("list the variables",e.a6.listEnv,"names"),editEnv:t("chang\
e the variables",e.a6.editEnv,"names"),whoAmI:t("ask who you are",e.a6.whoAmI,"email","roles"),listTokens:t("list the access tokens",e.a6.listTokens,"tokens"),createToken:o(
"make the access token",e.a6.createToken,"name","token"),createProjectToken:o("make the access token",e.a6.createProjectToken,"name","token"),createAppToken:o("\
make the access token",e.a6.createAppToken,"name","token"),revokeToken:o("revoke the access token",e.a6.revokeToken,"revoked"),listMembers:t("list the members",
e.a6.listMembers,"members","file"),setMember:t("change the members",e.a6.setMember,"member"),setProjectMember:t("change the members",e.a6.setProjectMember,"memb\
er"),setAppMember:t("change the members",e.a6.setAppMember,"member"),readAudit:t("read the audit log",e.a6.readAudit,"rows","head","anchor"),readPlatformAudit:t(
"read the audit log",e.a6.readPlatformAudit,"rows","head","anchor"),listNodes:t("list the nodes",e.a6.listNodes,"nodes"),createConsoleLink:t("get a link to the \
console",e.a6.createConsoleLink,"url","expiresAt"),listTables:t("list the tables",e.a6.listTables,"tables"),createTable:o("create the table",e.a6.createTable,"n\
ame","token"),deleteTable:o("delete the table",e.a6.deleteTable,"deleted"),listKeys:t("list the keys",e.a6.listKeys,"keys"),runtime:t("get the app's variables",
e.a6.runtime,"variables"),readInstances:t("read the instances",e.a6.readInstances,"node","runs","instances"),readOutput:t("read what the app prints",e.a6.readOutput,
"lines","next"),organizationUsage:t("read the usage",e.a6.organizationUsage,"points"),projectUsage:t("read the usage",e.a6.projectUsage,"points"),appUsage:t("re\
ad the usage",e.a6.appUsage,"points"),listHooks:t("list the webhooks",e.a6.listHooks,"hooks"),addHook:o("add the webhook",e.a6.addHook,"hook","secret"),removeHook:o(
"remove the webhook",e.a6.removeHook,"removed"),listPushes:t("list the pushes",e.a6.listPushes,"pushes"),listTargets:t("list who is told",e.a6.listTargets,"targ\
ets"),addTarget:o("add who is told",e.a6.addTarget,"target"),removeTarget:o("remove who is told",e.a6.removeTarget,"removed"),testTarget:o("send a test",e.a6.testTarget,
"delivery"),listDeliveries:t("list the messages",e.a6.listDeliveries,"deliveries"),redeliver:o("send the message again",e.a6.redeliver,"delivery")},d=o("make th\
e backup",{method:"POST",path:"/backup"},"to");function t(p,u,...s){return{doing:p,route:u,mayRepeat:!0,decode:T(s)}}function o(p,u,...s){return{doing:p,route:u,
mayRepeat:!1,decode:T(s)}}function T(p){return(u,s)=>{const a=p.filter(i=>!(0,g.Gv)(u)||u[i]===void 0);if(!(0,g.Gv)(u)||a.length>0)throw(0,E.LO)(a.join(" and "),
u,s);return u}}var A=n(4112),h=n(3739);async function r(p,u){try{const{deleted:s}=await b(p,u)(l.deleteApp,{parameters:w(p)});return{kind:"deleted",until:(0,g.Gv)(
s)&&typeof s.until=="string"?s.until:void 0}}catch(s){const a=(0,h.I7)(s),{status:i}=a.call??{};return i===404||i===405?{kind:"none"}:{kind:"refused",error:a}}}
async function k(p,u){await b(p,u)(l.restoreApp,{parameters:w(p),body:{}})}function w({org:p,project:u,app:s}){return{orgID:p,projectID:u,appID:s}}function b({baseUrl:p,
source:u},{run:s,onSecret:a,...i}){const f={...i,uuid:_.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},m=(0,c.r)(u,{...f,run:s,onSecret:a});return(0,A.
o)({...f,baseUrl:p,tokens:m})}}),1021:((D,P,n)=>{n.d(P,{d:()=>_});async function _(c){const{getExecOutput:g}=await n.e(913).then(n.bind(n,3913)),[E,e]=process.platform===
"win32"?["cmd","/c"]:["sh","-c"];return g(E,[e,c],{silent:!0,ignoreReturnCode:!0})}}),3445:((D,P,n)=>{n.d(P,{i:()=>g});var _=n(3739),c=n(1709);async function g(e){
const l=r=>e[r.toLowerCase()]||e[r]||"",d=l("ALL_PROXY"),t=E(l("HTTP_PROXY")||d,"HTTP_PROXY"),o=E(l("HTTPS_PROXY")||d,"HTTPS_PROXY");if(t===""&&o==="")return fetch;
const T=await n.e(729).then(n.bind(n,3729)),A=new T.EnvHttpProxyAgent({httpProxy:t,httpsProxy:o,noProxy:l("NO_PROXY")}),h=T.fetch;return async(r,k)=>{if(r instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const w=new URL(r);return(0,c.c)(w.hostname)?fetch(r,k):h(w,{...k,dispatcher:A})}}function E(e,l){
const d=e===""||e.includes("://")?e:`http://${e}`;if(d===""||URL.canParse(d))return d;throw new _.GQ("invalid_input",`${l} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),7:((D,P,n)=>{n.d(P,{KT:()=>T,Lh:()=>l,Xm:()=>A,eo:()=>d,yH:()=>t});const _="slp_",c="0123456789ABCDEFGHIJKLMNOP\
QRSTUVWXYZabcdefghijklmnopqrstuvwxyz",g=40,E=6,e=new RegExp(`^${_}[0-9A-Za-z]{${g+E}}$`);function l(h){return h.startsWith(_)}function d(h){if(!e.test(h))return!1;
const r=h.length-E;return h.slice(r)===o(h.slice(_.length,r))}function t(h){const r=Array.from({length:g},()=>c[h(c.length)]).join("");return _+r+o(r)}function o(h){
let r=process.getBuiltinModule("node:zlib").crc32(h),k="";for(let w=0;w<E;w+=1)k=c[r%c.length]+k,r=Math.floor(r/c.length);return k}const T={perOrganization:200,
nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},A=["viewer","deployer"]}),8595:((D,P,n)=>{n.d(P,{_Q:()=>g,i1:()=>E,iA:()=>c,iq:()=>e,q3:()=>l,ws:()=>_});
const _=5,c=500;function g({message:d}){return`The build ended with 0 in spite of an error: ${d}`}const E=["build_fault","type_detected","index_unanswered","ind\
ex_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],e=10,l=["repository","secrets","example"]}),5290:((D,P,n)=>{n.d(P,{h:()=>E});
var _=n(8302),c=n(8595),g=n(2345);function E(l){if(!Array.isArray(l)||l.length>c.iq)return;const d=l.flatMap(t=>e(t)??[]);return d.length===l.length?d:void 0}function e(l){
const{code:d,file:t,line:o,message:T}=(0,_.Gv)(l)?l:{},A=c.i1.find(h=>h===d);if(!(!A||!(0,_.KH)(T,c.iA))&&!(t!==null&&!(0,_.KH)(t,g.IC.file))&&!(o!==null&&!(typeof o==
"number"&&Number.isSafeInteger(o)&&o>0)))return{code:A,file:t,line:o,message:T}}}),7933:((D,P,n)=>{n.d(P,{PV:()=>b,jE:()=>w,x6:()=>e});var _=n(9127),c=n(3739),g=n(
5807),E=n(4840);async function e(s,a,i,f){return t(s)??await l(a.appID,f)??t(a.url)??d(a,i)}async function l(s,a){const i=await a.listEnvironments(s).catch(()=>[]);
return t((0,E.zS)(i)?.url)}function d(s,a){const i=a.urlTemplate;if(!(i?.includes("{subdomain}")&&!s.subdomain))return t(i?.replaceAll("{subdomain}",s.subdomain??
"").replaceAll("{app}",s.appID))}function t(s){if(!s)return;const a=URL.parse(s.includes("://")?s:`https://${s}`);return a&&(a.protocol==="https:"||a.protocol===
"http:")?a.href:void 0}const o=6e4,T=500,A=5e3,h=1e4,r="x-slipway-release",k="x-slipway-error";async function w(s,a){const i=a.clock.now();let f=T;for(let m=1;;m++){
const v=await u(s,a);if(v.kind==="page")return m;if(v.kind==="no-page")throw p(v.url,a.deployID);const y=a.clock.now()-i;if(y+f>o){const O=`after ${(0,_.a3)(y)}\
 and ${m} tries`;throw new c.GQ("verify_failed",`${s} ${v.words} ${O}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the \
site is not public.'})}await a.clock.sleep(f,a.signal),f=Math.min(A,f*2)}}async function b(s,{fetch:a,signal:i}){const f=t(s),m=f&&await u(f,{fetch:a,signal:i,deployID:void 0}).
catch(()=>{});return m!==void 0&&m!==""&&m.kind==="page"}function p(s,a){const i=URL.parse(s)?.pathname??"/",f=i==="/"?"index.html":`page for ${i}`;return new c.
GQ("verify_failed",`${s} answers 404: the release ${a} has no ${f}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the s\
ite has none on purpose, set verify to "off".'})}async function u(s,a){const{fetch:i,signal:f,deployID:m,isFunction:v=!1}=a;try{const y=await i(s,{signal:AbortSignal.
any([f,AbortSignal.timeout(h)])});await y.body?.cancel();const O=y.headers.get(r);if(v&&m!==void 0&&O!==null&&O!==m)return{kind:"trouble",words:`is still answer\
ed by the release ${(0,g.Ow)(O,100)}`};const M=y.headers.get(k);return y.status<(v&&M===null?500:400)?{kind:"page"}:M!==null?{kind:"trouble",words:`answers ${y.
status} (${(0,g.Ow)(M,60)})`}:y.status===404&&m!==void 0&&O===m?{kind:"no-page",url:y.url||s}:{kind:"trouble",words:`answers ${y.status}`}}catch(y){f.throwIfAborted();
const O=y instanceof Error&&y.cause instanceof Error?y.cause:y;return{kind:"trouble",words:`cannot be reached (${O instanceof Error?O.message:String(O)})`}}}})};export{I as id,R as ids,S as modules};

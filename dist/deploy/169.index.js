const I=169,R=[169,502],S={9285:((D,O,n)=>{n.d(O,{closePreview:()=>T});var c=n(3445),l=n(7899),m=n(9710),A=n(9877),e=n(1021);async function T({app:_,pullRequest:t,
own:d,github:k},a){const{run:i,runner:s}=a;let u=0;const g=await(0,c.i)(a.env),w=(0,m.L)({...a,context:i.context,token:k.token,fetch:g,open:{app:_,environment:k.
environment,comment:k.comment},save:()=>{},warn:(h,E)=>{u=1,s.annotate("error",{message:h});for(const y of E.split(`
`))s.line(`  ${y}`)}});let p;const f=async()=>{if(!d)return;const{endApp:h}=await Promise.all([n.e(878),n.e(517),n.e(710),n.e(169)]).then(n.bind(n,3502)),E=b=>s.
mask(b),y=await h(d,{...a,fetch:g,run:e.d,onSecret:E});return y.kind==="refused"&&s.line(`The app was not deleted: ${y.error.message}`),y.kind==="deleted"&&(p=y.
until),p},o=await w?.closePreview(t,a.signal,f);if(o==="left")return s.annotate("error",{message:`Interrupted: GitHub may still show the preview ${_} as active`}),
s.summary((0,l.aC)(_)),1;const r=o==="closed";return u===0&&r&&s.summary((0,l.Z_)(_,{until:p},(0,A.sA)(a.clock.now(),i.context.runUrl))),u===0&&s.line(r?`\u2713 The \
preview ${_} has ended`:`Pull request #${t} is open again`),u}}),3502:((D,O,n)=>{n.d(O,{endApp:()=>s,restoreApp:()=>u});var c=n(7598),l=n(3082),m=n(8302),A=n(86),
e=n(3823);const T={rollback:d("roll back",e.a6.rollback,"deployID","url"),listOrganizations:t("list the organizations",e.a6.listOrganizations,"organizations"),listApps:t(
"list the apps",e.a6.listApps,"apps"),readQueue:t("read the queue",e.a6.readQueue,"running","waiting"),readApp:t("read the app",e.a6.readApp,"appID"),deleteApp:t(
"delete the app",e.a6.deleteApp,"appID","deleted"),restoreApp:t("restore the app",e.a6.restoreApp,"appID"),listDeployments:t("list the deployments",e.a6.listDeployments,
"deployments"),readDeployment:t("read the deployment",e.a6.readDeployment,"deployID","status"),readLog:t("read the log",e.a6.readLog,"text","next","atEnd","stat\
us"),cancel:d("cancel the deployment",e.a6.cancel,"deployID","status"),clearCaches:t("clear the caches",e.a6.clearCaches,"cleared"),redeploy:d("deploy again",e.
a6.redeploy,"deployID","status"),updateApp:t("change the settings",e.bw.updateApp,"appID"),listEnv:t("list the variables",e.a6.listEnv,"names"),editEnv:t("chang\
e the variables",e.a6.editEnv,"names"),whoAmI:t("ask who you are",e.a6.whoAmI,"email","roles"),listMachines:t("list your machines",e.a6.listMachines,"machines"),
endMachine:d("sign the machine out",e.a6.endMachine,"ended"),listTokens:t("list the access tokens",e.a6.listTokens,"tokens"),createToken:d("make the access toke\
n",e.a6.createToken,"name","token"),createProjectToken:d("make the access token",e.a6.createProjectToken,"name","token"),createAppToken:d("make the access token",
e.a6.createAppToken,"name","token"),revokeToken:d("revoke the access token",e.a6.revokeToken,"revoked"),listMembers:t("list the members",e.a6.listMembers,"membe\
rs","file"),setMember:t("change the members",e.a6.setMember,"member"),setProjectMember:t("change the members",e.a6.setProjectMember,"member"),setAppMember:t("ch\
ange the members",e.a6.setAppMember,"member"),readAudit:t("read the audit log",e.a6.readAudit,"rows","head","anchor"),readPlatformAudit:t("read the audit log",e.
a6.readPlatformAudit,"rows","head","anchor"),listNodes:t("list the nodes",e.a6.listNodes,"nodes"),readSecrets:t("read which keys are needed",e.a6.readSecrets,"k\
eys","remaining"),rotateSecret:d("rotate the secret",e.a6.rotateSecret,"from","to"),createConsoleLink:t("get a link to the console",e.a6.createConsoleLink,"url",
"expiresAt"),listHosts:t("list the hosts",e.a6.listHosts,"hosts"),listTables:t("list the tables",e.a6.listTables,"tables"),createTable:d("create the table",e.a6.
createTable,"name","token"),deleteTable:d("delete the table",e.a6.deleteTable,"deleted"),listKeys:t("list the keys",e.a6.listKeys,"keys"),runtime:t("get the app\
's variables",e.a6.runtime,"variables"),readInstances:t("read the instances",e.a6.readInstances,"node","runs","instances"),readOutput:t("read what the app print\
s",e.a6.readOutput,"lines","next"),organizationUsage:t("read the usage",e.a6.organizationUsage,"points"),organizationQuotas:t("read the quotas",e.a6.organizationQuotas,
"quotas","month"),projectUsage:t("read the usage",e.a6.projectUsage,"points"),appUsage:t("read the usage",e.a6.appUsage,"points"),listHooks:t("list the webhooks",
e.a6.listHooks,"hooks"),addHook:d("add the webhook",e.a6.addHook,"hook","secret"),removeHook:d("remove the webhook",e.a6.removeHook,"removed"),listPushes:t("lis\
t the pushes",e.a6.listPushes,"pushes"),listTargets:t("list who is told",e.a6.listTargets,"targets"),addTarget:d("add who is told",e.a6.addTarget,"target"),removeTarget:d(
"remove who is told",e.a6.removeTarget,"removed"),testTarget:d("send a test",e.a6.testTarget,"delivery"),listDeliveries:t("list the messages",e.a6.listDeliveries,
"deliveries"),redeliver:d("send the message again",e.a6.redeliver,"delivery")},_=d("make the backup",{method:"POST",path:"/backup"},"to");function t(p,f,...o){return{
doing:p,route:f,mayRepeat:!0,decode:k(o)}}function d(p,f,...o){return{doing:p,route:f,mayRepeat:!1,decode:k(o)}}function k(p){return(f,o)=>{const r=p.filter(h=>!(0,m.
Gv)(f)||f[h]===void 0);if(!(0,m.Gv)(f)||r.length>0)throw(0,A.LO)(r.join(" and "),f,o);return f}}var a=n(4112),i=n(3739);async function s(p,f){try{const{deleted:o}=await w(
p,f)(T.deleteApp,{parameters:g(p)});return{kind:"deleted",until:(0,m.Gv)(o)&&typeof o.until=="string"?o.until:void 0}}catch(o){const r=(0,i.I7)(o),{status:h}=r.
call??{};return h===404||h===405?{kind:"none"}:{kind:"refused",error:r}}}async function u(p,f){await w(p,f)(T.restoreApp,{parameters:g(p),body:{}})}function g({
org:p,project:f,app:o}){return{orgID:p,projectID:f,appID:o}}function w({baseUrl:p,source:f},{run:o,onSecret:r,...h}){const E={...h,uuid:c.randomUUID,signal:new AbortController().
signal,onTrouble:()=>{}},y=(0,l.r)(f,{...E,run:o,onSecret:r});return(0,a.o)({...E,baseUrl:p,tokens:y})}}),1021:((D,O,n)=>{n.d(O,{d:()=>c});async function c(l){const{
getExecOutput:m}=await n.e(913).then(n.bind(n,3913)),[A,e]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return m(A,[e,l],{silent:!0,ignoreReturnCode:!0})}}),
3445:((D,O,n)=>{n.d(O,{i:()=>m});var c=n(3739),l=n(1709);async function m(e){const T=s=>e[s.toLowerCase()]||e[s]||"",_=T("ALL_PROXY"),t=A(T("HTTP_PROXY")||_,"HT\
TP_PROXY"),d=A(T("HTTPS_PROXY")||_,"HTTPS_PROXY");if(t===""&&d==="")return fetch;const k=await n.e(729).then(n.bind(n,3729)),a=new k.EnvHttpProxyAgent({httpProxy:t,
httpsProxy:d,noProxy:T("NO_PROXY")}),i=k.fetch;return async(s,u)=>{if(s instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const g=new URL(
s);return(0,l.c)(g.hostname)?fetch(s,u):i(g,{...u,dispatcher:a})}}function A(e,T){const _=e===""||e.includes("://")?e:`http://${e}`;if(_===""||URL.canParse(_))return _;
throw new c.GQ("invalid_input",`${T} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),2978:((D,O,n)=>{n.d(O,{Gy:()=>A,
Jt:()=>e,Qq:()=>l,U9:()=>m,Xd:()=>_,c3:()=>t,lS:()=>d,tG:()=>k,yL:()=>T});var c=n(8302);function l(a){return i=>(0,c.KH)(i,a)?i:void 0}const m=a=>typeof a=="num\
ber"&&Number.isSafeInteger(a)&&a>=0?a:void 0,A=a=>a===!0?!0:void 0,e=a=>a===!0;function T(a){return i=>a.find(s=>s===i)}function _(a){return i=>i===null?null:a(
i)}function t(a,i){return s=>{if(!Array.isArray(s)||s.length>a)return;const u=s.map(i).filter(g=>g!==void 0);return u.length===s.length?u:void 0}}function d(a,i={}){
const s=Object.entries({...i,...a});return u=>{if(!(0,c.Gv)(u))return;const g={};for(const[w,p]of s){const f=p(u[w]);if(f!==void 0)g[w]=f;else if(Object.hasOwn(
a,w))return}return g}}function k(a,i){return s=>{const u=(0,c.Gv)(s)?s[a]:void 0;if(typeof u!="string"||!Object.hasOwn(i,u))return;const g=i[u]?.(s);return g&&{
[a]:u,...g}}}}),7:((D,O,n)=>{n.d(O,{KT:()=>k,Lh:()=>T,Xm:()=>a,eo:()=>_,yH:()=>t});const c="slp_",l="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw\
xyz",m=40,A=6,e=new RegExp(`^${c}[0-9A-Za-z]{${m+A}}$`);function T(i){return i.startsWith(c)}function _(i){if(!e.test(i))return!1;const s=i.length-A;return i.slice(
s)===d(i.slice(c.length,s))}function t(i){const s=Array.from({length:m},()=>l[i(l.length)]).join("");return c+s+d(s)}function d(i){let s=process.getBuiltinModule(
"node:zlib").crc32(i),u="";for(let g=0;g<A;g+=1)u=l[s%l.length]+u,s=Math.floor(s/l.length);return u}const k={atPlace:{organization:200,projects:1e3,project:100,
app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},a=["viewer","deployer"]}),8595:((D,O,n)=>{n.d(O,{_Q:()=>m,i1:()=>A,iA:()=>l,iq:()=>e,q3:()=>T,
ws:()=>c});const c=5,l=500;function m({message:_}){return`The build ended with 0 in spite of an error: ${_}`}const A=["build_fault","type_detected","quota_near",
"cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],e=10,T=["repository","secrets","\
example"]}),5290:((D,O,n)=>{n.d(O,{h:()=>A});var c=n(2978),l=n(8595),m=n(2345);const A=(0,c.c3)(l.iq,(0,c.lS)({code:(0,c.yL)(l.i1),file:(0,c.Xd)((0,c.Qq)(m.IC.file)),
line:(0,c.Xd)(e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>0?e:void 0),message:(0,c.Qq)(l.iA)}))}),7933:((D,O,n)=>{n.d(O,{PV:()=>w,jE:()=>g,x6:()=>e});var c=n(
9127),l=n(3739),m=n(5807),A=n(4840);async function e(o,r,h,E){return t(o)??await T(r.appID,E)??t(r.url)??_(r,h)}async function T(o,r){const h=await r.listEnvironments(
o).catch(()=>[]);return t((0,A.zS)(h)?.url)}function _(o,r){const h=r.urlTemplate;if(!(h?.includes("{subdomain}")&&!o.subdomain))return t(h?.replaceAll("{subdom\
ain}",o.subdomain??"").replaceAll("{app}",o.appID))}function t(o){if(!o)return;const r=URL.parse(o.includes("://")?o:`https://${o}`);return r&&(r.protocol==="ht\
tps:"||r.protocol==="http:")?r.href:void 0}const d=6e4,k=500,a=5e3,i=1e4,s="x-slipway-release",u="x-slipway-error";async function g(o,r){const h=r.clock.now();let E=k;
for(let y=1;;y++){const b=await f(o,r);if(b.kind==="page")return y;if(b.kind==="no-page")throw p(b.url,r.deployID);const P=r.clock.now()-h;if(P+E>d){const M=`af\
ter ${(0,c.a3)(P)} and ${y} tries`;throw new l.GQ("verify_failed",`${o} ${b.words} ${M}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verif\
y to "off" if the site is not public.'})}await r.clock.sleep(E,r.signal),E=Math.min(a,E*2)}}async function w(o,{fetch:r,signal:h}){const E=t(o),y=E&&await f(E,{
fetch:r,signal:h,deployID:void 0}).catch(()=>{});return y!==void 0&&y!==""&&y.kind==="page"}function p(o,r){const h=URL.parse(o)?.pathname??"/",E=h==="/"?"index\
.html":`page for ${h}`;return new l.GQ("verify_failed",`${o} answers 404: the release ${r} has no ${E}`,{remedy:'Check that output-directory is the folder with \
the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function f(o,r){const{fetch:h,signal:E,deployID:y,isFunction:b=!1}=r;
try{const P=await h(o,{signal:AbortSignal.any([E,AbortSignal.timeout(i)])});await P.body?.cancel();const M=P.headers.get(s);if(b&&y!==void 0&&M!==null&&M!==y)return{
kind:"trouble",words:`is still answered by the release ${(0,m.Ow)(M,100)}`};const v=P.headers.get(u);return P.status<(b&&v===null?500:400)?{kind:"page"}:v!==null?
{kind:"trouble",words:`answers ${P.status} (${(0,m.Ow)(v,60)})`}:P.status===404&&y!==void 0&&M===y?{kind:"no-page",url:P.url||o}:{kind:"trouble",words:`answers ${P.
status}`}}catch(P){E.throwIfAborted();const M=P instanceof Error&&P.cause instanceof Error?P.cause:P;return{kind:"trouble",words:`cannot be reached (${(0,l.bD)(
M)})`}}}})};export{I as id,R as ids,S as modules};

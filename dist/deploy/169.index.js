const I=169,R=[169,502],S={9285:((M,O,n)=>{n.d(O,{closePreview:()=>T});var c=n(3445),h=n(7899),m=n(9710),A=n(9877),e=n(1021);async function T({app:_,pullRequest:t,
own:d,github:k},a){const{run:i,runner:s}=a;let l=0;const g=await(0,c.i)(a.env),w=(0,m.L)({...a,context:i.context,token:k.token,fetch:g,open:{app:_,environment:k.
environment,comment:k.comment},save:()=>{},warn:(u,E)=>{l=1,s.annotate("error",{message:u});for(const y of E.split(`
`))s.line(`  ${y}`)}});let p;const f=async()=>{if(!d)return;const{endApp:u}=await Promise.all([n.e(878),n.e(517),n.e(710),n.e(169)]).then(n.bind(n,3502)),E=D=>s.
mask(D),y=await u(d,{...a,fetch:g,run:e.d,onSecret:E});return y.kind==="refused"&&s.line(`The app was not deleted: ${y.error.message}`),y.kind==="deleted"&&(p=y.
until),p},o=await w?.closePreview(t,a.signal,f);if(o==="left")return s.annotate("error",{message:`Interrupted: GitHub may still show the preview ${_} as active`}),
s.summary((0,h.aC)(_)),1;const r=o==="closed";return l===0&&r&&s.summary((0,h.Z_)(_,{until:p},(0,A.sA)(a.clock.now(),i.context.runUrl))),l===0&&s.line(r?`\u2713 The \
preview ${_} has ended`:`Pull request #${t} is open again`),l}}),3502:((M,O,n)=>{n.d(O,{endApp:()=>s,restoreApp:()=>l});var c=n(7598),h=n(3082),m=n(8302),A=n(86),
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
doing:p,route:f,mayRepeat:!0,decode:k(o)}}function d(p,f,...o){return{doing:p,route:f,mayRepeat:!1,decode:k(o)}}function k(p){return(f,o)=>{const r=p.filter(u=>!(0,m.
Gv)(f)||f[u]===void 0);if(!(0,m.Gv)(f)||r.length>0)throw(0,A.LO)(r.join(" and "),f,o);return f}}var a=n(4112),i=n(3739);async function s(p,f){try{const{deleted:o}=await w(
p,f)(T.deleteApp,{parameters:g(p)});return{kind:"deleted",until:(0,m.Gv)(o)&&typeof o.until=="string"?o.until:void 0}}catch(o){const r=(0,i.I7)(o),{status:u}=r.
call??{};return u===404||u===405?{kind:"none"}:{kind:"refused",error:r}}}async function l(p,f){await w(p,f)(T.restoreApp,{parameters:g(p),body:{}})}function g({
org:p,project:f,app:o}){return{orgID:p,projectID:f,appID:o}}function w({baseUrl:p,source:f},{run:o,onSecret:r,...u}){const E={...u,uuid:c.randomUUID,signal:new AbortController().
signal,onTrouble:()=>{}},y=(0,h.r)(f,{...E,run:o,onSecret:r});return(0,a.o)({...E,baseUrl:p,tokens:y})}}),1021:((M,O,n)=>{n.d(O,{d:()=>c});async function c(h){const{
getExecOutput:m}=await n.e(913).then(n.bind(n,3913)),[A,e]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return m(A,[e,h],{silent:!0,ignoreReturnCode:!0})}}),
3445:((M,O,n)=>{n.d(O,{i:()=>m});var c=n(3739),h=n(1709);async function m(e){const T=s=>e[s.toLowerCase()]||e[s]||"",_=T("ALL_PROXY"),t=A(T("HTTP_PROXY")||_,"HT\
TP_PROXY"),d=A(T("HTTPS_PROXY")||_,"HTTPS_PROXY");if(t===""&&d==="")return fetch;const k=await n.e(729).then(n.bind(n,3729)),a=new k.EnvHttpProxyAgent({httpProxy:t,
httpsProxy:d,noProxy:T("NO_PROXY")}),i=k.fetch;return async(s,l)=>{if(s instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const g=new URL(
s);return(0,h.c)(g.hostname)?fetch(s,l):i(g,{...l,dispatcher:a})}}function A(e,T){const _=e===""||e.includes("://")?e:`http://${e}`;if(_===""||URL.canParse(_))return _;
throw new c.GQ("invalid_input",`${T} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),2978:((M,O,n)=>{n.d(O,{Gy:()=>A,
Jt:()=>e,Qq:()=>h,U9:()=>m,Xd:()=>_,c3:()=>t,lS:()=>d,tG:()=>k,yL:()=>T});var c=n(8302);function h(a){return i=>(0,c.KH)(i,a)?i:void 0}const m=a=>typeof a=="num\
ber"&&Number.isSafeInteger(a)&&a>=0?a:void 0,A=a=>a===!0?!0:void 0,e=a=>a===!0;function T(a){return i=>a.find(s=>s===i)}function _(a){return i=>i===null?null:a(
i)}function t(a,i){return s=>{if(!Array.isArray(s)||s.length>a)return;const l=s.map(i).filter(g=>g!==void 0);return l.length===s.length?l:void 0}}function d(a,i={}){
const s=Object.entries({...i,...a});return l=>{if(!(0,c.Gv)(l))return;const g={};for(const[w,p]of s){const f=p(l[w]);if(f!==void 0)g[w]=f;else if(Object.hasOwn(
a,w))return}return g}}function k(a,i){return s=>{const l=(0,c.Gv)(s)?s[a]:void 0;if(typeof l!="string"||!Object.hasOwn(i,l))return;const g=i[l]?.(s);return g&&{
[a]:l,...g}}}}),7:((M,O,n)=>{n.d(O,{KT:()=>k,Lh:()=>T,Xm:()=>a,eo:()=>_,yH:()=>t});const c="slp_",h="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw\
xyz",m=40,A=6,e=new RegExp(`^${c}[0-9A-Za-z]{${m+A}}$`);function T(i){return i.startsWith(c)}function _(i){if(!e.test(i))return!1;const s=i.length-A;return i.slice(
s)===d(i.slice(c.length,s))}function t(i){const s=Array.from({length:m},()=>h[i(h.length)]).join("");return c+s+d(s)}function d(i){let s=process.getBuiltinModule(
"node:zlib").crc32(i),l="";for(let g=0;g<A;g+=1)l=h[s%h.length]+l,s=Math.floor(s/h.length);return l}const k={atPlace:{organization:200,projects:1e3,project:100,
app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},a=["viewer","deployer"]}),8595:((M,O,n)=>{n.d(O,{_Q:()=>m,i1:()=>A,iA:()=>h,iq:()=>e,q3:()=>T,
ws:()=>c});const c=5,h=500;function m({message:_}){return`The build ended with 0 in spite of an error: ${_}`}const A=["build_fault","type_detected","quota_near",
"cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],e=10,T=["repository","secrets","\
example"]}),5290:((M,O,n)=>{n.d(O,{h:()=>A});var c=n(2978),h=n(8595),m=n(2345);const A=(0,c.c3)(h.iq,(0,c.lS)({code:(0,c.yL)(h.i1),file:(0,c.Xd)((0,c.Qq)(m.IC.file)),
line:(0,c.Xd)(e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>0?e:void 0),message:(0,c.Qq)(h.iA)}))}),7933:((M,O,n)=>{n.d(O,{PV:()=>w,jE:()=>g,x6:()=>e});var c=n(
9127),h=n(3739),m=n(5807),A=n(4840);async function e(o,r,u,E){return t(o)??await T(r.appID,E)??t(r.url)??_(r,u)}async function T(o,r){const u=await r.listEnvironments(
o).catch(()=>[]);return t((0,A.zS)(u)?.url)}function _(o,r){const u=r.urlTemplate;if(!(u?.includes("{subdomain}")&&!o.subdomain))return t(u?.replaceAll("{subdom\
ain}",o.subdomain??"").replaceAll("{app}",o.appID))}function t(o){if(!o)return;const r=URL.parse(o.includes("://")?o:`https://${o}`);return r&&(r.protocol==="ht\
tps:"||r.protocol==="http:")?r.href:void 0}const d=6e4,k=500,a=5e3,i=1e4,s="x-slipway-release",l="x-slipway-error";async function g(o,r){const u=r.clock.now();let E=k;
for(let y=1;;y++){const D=await f(o,r);if(D.kind==="page")return y;if(D.kind==="no-page")throw p(D.url,r.deployID);const P=r.clock.now()-u;if(P+E>d){const b=`af\
ter ${(0,c.a3)(P)} and ${y} tries`;throw new h.GQ("verify_failed",`${o} ${D.words} ${b}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verif\
y to "off" if the site is not public.'})}await r.clock.sleep(E,r.signal),E=Math.min(a,E*2)}}async function w(o,{fetch:r,signal:u}){const E=t(o),y=E&&await f(E,{
fetch:r,signal:u,deployID:void 0}).catch(()=>{});return y!==void 0&&y!==""&&y.kind==="page"}function p(o,r){const u=URL.parse(o)?.pathname??"/",E=u==="/"?"index\
.html":`page for ${u}`;return new h.GQ("verify_failed",`${o} answers 404: the release ${r} has no ${E}`,{remedy:'Check that output-directory is the folder with \
the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function f(o,r){const{fetch:u,signal:E,deployID:y,isFunction:D=!1}=r;
try{const P=await u(o,{signal:AbortSignal.any([E,AbortSignal.timeout(i)])});await P.body?.cancel();const b=P.headers.get(s);if(D&&y!==void 0&&b!==null&&b!==y)return{
kind:"trouble",words:`is still answered by the release ${(0,m.Ow)(b,100)}`};const v=P.headers.get(l);return P.status<(D&&v===null?500:400)?{kind:"page"}:v!==null?
{kind:"trouble",words:`answers ${P.status} (${(0,m.Ow)(v,60)})`}:P.status===404&&y!==void 0&&b===y?{kind:"no-page",url:P.url||o}:{kind:"trouble",words:`answers ${P.
status}`}}catch(P){E.throwIfAborted();const b=P instanceof Error&&P.cause instanceof Error?P.cause:P;return{kind:"trouble",words:`cannot be reached (${b instanceof
Error?b.message:String(b)})`}}}})};export{I as id,R as ids,S as modules};

const O=502,P=[502],M={3502:((D,u,l)=>{l.d(u,{endApp:()=>T,restoreApp:()=>f});var g=l(7598),k=l(3082),d=l(8302),v=l(86),e=l(3823);const p={rollback:a("roll back",
e.a6.rollback,"deployID","url"),listOrganizations:t("list the organizations",e.a6.listOrganizations,"organizations"),listApps:t("list the apps",e.a6.listApps,"a\
pps"),readQueue:t("read the queue",e.a6.readQueue,"running","waiting"),readApp:t("read the app",e.a6.readApp,"appID"),deleteApp:t("delete the app",e.a6.deleteApp,
"appID","deleted"),restoreApp:t("restore the app",e.a6.restoreApp,"appID"),listDeployments:t("list the deployments",e.a6.listDeployments,"deployments"),readDeployment:t(
"read the deployment",e.a6.readDeployment,"deployID","status"),readLog:t("read the log",e.a6.readLog,"text","next","atEnd","status"),cancel:a("cancel the deploy\
ment",e.a6.cancel,"deployID","status"),clearCaches:t("clear the caches",e.a6.clearCaches,"cleared"),redeploy:a("deploy again",e.a6.redeploy,"deployID","status"),
updateApp:t("change the settings",e.bw.updateApp,"appID"),listEnv:t("list the variables",e.a6.listEnv,"names"),editEnv:t("change the variables",e.a6.editEnv,"na\
mes"),whoAmI:t("ask who you are",e.a6.whoAmI,"email","roles"),listMachines:t("list your machines",e.a6.listMachines,"machines"),endMachine:a("sign the machine o\
ut",e.a6.endMachine,"ended"),listTokens:t("list the access tokens",e.a6.listTokens,"tokens"),createToken:a("make the access token",e.a6.createToken,"name","toke\
n"),createProjectToken:a("make the access token",e.a6.createProjectToken,"name","token"),createAppToken:a("make the access token",e.a6.createAppToken,"name","to\
ken"),revokeToken:a("revoke the access token",e.a6.revokeToken,"revoked"),listMembers:t("list the members",e.a6.listMembers,"members","file"),setMember:t("chang\
e the members",e.a6.setMember,"member"),setProjectMember:t("change the members",e.a6.setProjectMember,"member"),setAppMember:t("change the members",e.a6.setAppMember,
"member"),readAudit:t("read the audit log",e.a6.readAudit,"rows","head","anchor"),readPlatformAudit:t("read the audit log",e.a6.readPlatformAudit,"rows","head",
"anchor"),listNodes:t("list the nodes",e.a6.listNodes,"nodes"),readSecrets:t("read which keys are needed",e.a6.readSecrets,"keys","remaining"),rotateSecret:a("r\
otate the secret",e.a6.rotateSecret,"from","to"),createConsoleLink:t("get a link to the console",e.a6.createConsoleLink,"url","expiresAt"),listHosts:t("list the\
 hosts",e.a6.listHosts,"hosts"),listTables:t("list the tables",e.a6.listTables,"tables"),createTable:a("create the table",e.a6.createTable,"name","token"),deleteTable:a(
"delete the table",e.a6.deleteTable,"deleted"),listKeys:t("list the keys",e.a6.listKeys,"keys"),runtime:t("get the app's variables",e.a6.runtime,"variables"),readInstances:t(
"read the instances",e.a6.readInstances,"node","runs","instances"),readOutput:t("read what the app prints",e.a6.readOutput,"lines","next"),organizationUsage:t("\
read the usage",e.a6.organizationUsage,"points"),organizationQuotas:t("read the quotas",e.a6.organizationQuotas,"quotas","month"),projectUsage:t("read the usage",
e.a6.projectUsage,"points"),appUsage:t("read the usage",e.a6.appUsage,"points"),listHooks:t("list the webhooks",e.a6.listHooks,"hooks"),addHook:a("add the webho\
ok",e.a6.addHook,"hook","secret"),removeHook:a("remove the webhook",e.a6.removeHook,"removed"),listPushes:t("list the pushes",e.a6.listPushes,"pushes"),listTargets:t(
"list who is told",e.a6.listTargets,"targets"),addTarget:a("add who is told",e.a6.addTarget,"target"),removeTarget:a("remove who is told",e.a6.removeTarget,"rem\
oved"),testTarget:a("send a test",e.a6.testTarget,"delivery"),listDeliveries:t("list the messages",e.a6.listDeliveries,"deliveries"),redeliver:a("send the messa\
ge again",e.a6.redeliver,"delivery")},w=a("make the backup",{method:"POST",path:"/backup"},"to");function t(s,r,...n){return{doing:s,route:r,mayRepeat:!0,decode:b(
n)}}function a(...s){return{...t(...s),mayRepeat:!1}}function b(s){return(r,n)=>{const o=s.filter(i=>!(0,d.Gv)(r)||r[i]===void 0);if(!(0,d.Gv)(r)||o.length>0)throw(0,v.
LO)(o.join(" and "),r,n);return r}}var A=l(4112),y=l(3739);async function T(s,r,n){try{const{deleted:o}=await h(s,r)(p.deleteApp,{parameters:c(s)});return(0,d.Gv)(
o)&&typeof o.until=="string"?o.until:void 0}catch(o){const i=(0,y.I7)(o);[404,405].includes(i.call?.status??0)||n(i);return}}async function f(s,r){await h(s,r)(
p.restoreApp,{parameters:c(s),body:{}})}function c({org:s,project:r,app:n}){return{orgID:s,projectID:r,appID:n}}function h({baseUrl:s,source:r},{run:n,onSecret:o,
...i}){const m={...i,uuid:g.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},I=(0,k.r)(r,{...m,run:n,onSecret:o});return(0,A.o)({...m,baseUrl:s,
tokens:I})}})};export{O as id,P as ids,M as modules};

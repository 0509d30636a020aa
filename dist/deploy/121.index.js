const U=121,x=[121],E={3502:((k,m,r)=>{r.d(m,{endApp:()=>f,restoreApp:()=>D});var y=r(7598),A=r(3082),d=r(8302),v=r(86),e=r(3823);const i={rollback:l("roll back",
e.a6.rollback,"deployID","url"),listOrganizations:t("list the organizations",e.a6.listOrganizations,"organizations"),listApps:t("list the apps",e.a6.listApps,"a\
pps"),readQueue:t("read the queue",e.a6.readQueue,"running","waiting"),readApp:t("read the app",e.a6.readApp,"appID"),deleteApp:t("delete the app",e.a6.deleteApp,
"appID","deleted"),restoreApp:t("restore the app",e.a6.restoreApp,"appID"),listDeployments:t("list the deployments",e.a6.listDeployments,"deployments"),readDeployment:t(
"read the deployment",e.a6.readDeployment,"deployID","status"),readLog:t("read the log",e.a6.readLog,"text","next","atEnd","status"),cancel:l("cancel the deploy\
ment",e.a6.cancel,"deployID","status"),clearCaches:t("clear the caches",e.a6.clearCaches,"cleared"),redeploy:l("deploy again",e.a6.redeploy,"deployID","status"),
updateApp:t("change the settings",e.bw.updateApp,"appID"),listEnv:t("list the variables",e.a6.listEnv,"names"),editEnv:t("change the variables",e.a6.editEnv,"na\
mes"),listNodes:t("list the nodes",e.a6.listNodes,"nodes"),createConsoleLink:t("get a link to the console",e.a6.createConsoleLink,"url","expiresAt"),listTables:t(
"list the tables",e.a6.listTables,"tables"),createTable:l("create the table",e.a6.createTable,"name","token"),deleteTable:l("delete the table",e.a6.deleteTable,
"deleted"),listKeys:t("list the keys",e.a6.listKeys,"keys"),runtime:t("get the app's variables",e.a6.runtime,"variables"),readInstances:t("read the instances",e.
a6.readInstances,"node","runs","instances"),readOutput:t("read what the app prints",e.a6.readOutput,"lines","next"),organizationUsage:t("read the usage",e.a6.organizationUsage,
"points"),projectUsage:t("read the usage",e.a6.projectUsage,"points"),appUsage:t("read the usage",e.a6.appUsage,"points")},T=l("make the backup",{method:"POST",
path:"/backup"},"to");function t(n,a,...s){return{doing:n,route:a,mayRepeat:!0,decode:c(s)}}function l(n,a,...s){return{doing:n,route:a,mayRepeat:!1,decode:c(s)}}
function c(n){return(a,s)=>{const o=n.filter(p=>!(0,d.Gv)(a)||a[p]===void 0);if(!(0,d.Gv)(a)||o.length>0)throw(0,v.LO)(o.join(" and "),a,s);return a}}var b=r(4112),
I=r(3739);async function f(n,a){try{const{deleted:s}=await h(n,a)(i.deleteApp,{parameters:u(n)});return{kind:"deleted",until:(0,d.Gv)(s)&&typeof s.until=="strin\
g"?s.until:void 0}}catch(s){const o=(0,I.I7)(s),{status:p}=o.call??{};return p===404||p===405?{kind:"none"}:{kind:"refused",error:o}}}async function D(n,a){await h(
n,a)(i.restoreApp,{parameters:u(n),body:{}})}function u({org:n,project:a,app:s}){return{orgID:n,projectID:a,appID:s}}function h({baseUrl:n,source:a},{run:s,onSecret:o,
...p}){const g={...p,uuid:y.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},O=(0,A.r)(a,{...g,run:s,onSecret:o});return(0,b.o)({...g,baseUrl:n,
tokens:O})}})};export{U as id,x as ids,E as modules};

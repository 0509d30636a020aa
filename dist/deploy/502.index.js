const R=502,j=[502,121],U={3502:((w,b,d)=>{d.d(b,{endApp:()=>y,restoreApp:()=>e});var T=d(7598),u=d(3082),E=d(8302),i=d(86),t=d(3823);const v={rollback:f("roll \
back",t.a6.rollback,"deployID","url"),listOrganizations:o("list the organizations",t.a6.listOrganizations,"organizations"),listApps:o("list the apps",t.a6.listApps,
"apps"),readQueue:o("read the queue",t.a6.readQueue,"running","waiting"),readApp:o("read the app",t.a6.readApp,"appID"),deleteApp:o("delete the app",t.a6.deleteApp,
"appID","deleted"),restoreApp:o("restore the app",t.a6.restoreApp,"appID"),listDeployments:o("list the deployments",t.a6.listDeployments,"deployments"),readDeployment:o(
"read the deployment",t.a6.readDeployment,"deployID","status"),readLog:o("read the log",t.a6.readLog,"text","next","atEnd","status"),cancel:f("cancel the deploy\
ment",t.a6.cancel,"deployID","status"),clearCaches:o("clear the caches",t.a6.clearCaches,"cleared"),redeploy:f("deploy again",t.a6.redeploy,"deployID","status"),
updateApp:o("change the settings",t.bw.updateApp,"appID"),listEnv:o("list the variables",t.a6.listEnv,"names"),editEnv:o("change the variables",t.a6.editEnv,"na\
mes"),listNodes:o("list the nodes",t.a6.listNodes,"nodes"),createConsoleLink:o("get a link to the console",t.a6.createConsoleLink,"url","expiresAt"),listTables:o(
"list the tables",t.a6.listTables,"tables"),createTable:f("create the table",t.a6.createTable,"name","token"),deleteTable:f("delete the table",t.a6.deleteTable,
"deleted"),listKeys:o("list the keys",t.a6.listKeys,"keys"),runtime:o("get the app's variables",t.a6.runtime,"variables"),readInstances:o("read the instances",t.
a6.readInstances,"node","runs","instances"),readOutput:o("read what the app prints",t.a6.readOutput,"lines","next"),organizationUsage:o("read the usage",t.a6.organizationUsage,
"points"),projectUsage:o("read the usage",t.a6.projectUsage,"points"),appUsage:o("read the usage",t.a6.appUsage,"points")},D=f("make the backup",{method:"POST",
path:"/backup"},"to");function o(a,n,...r){return{doing:a,route:n,mayRepeat:!0,decode:k(r)}}function f(a,n,...r){return{doing:a,route:n,mayRepeat:!1,decode:k(r)}}
function k(a){return(n,r)=>{const l=a.filter(c=>!(0,E.Gv)(n)||n[c]===void 0);if(!(0,E.Gv)(n)||l.length>0)throw(0,i.LO)(l.join(" and "),n,r);return n}}var h=d(4112),
m=d(3739);async function y(a,n){try{const{deleted:r}=await p(a,n)(v.deleteApp,{parameters:s(a)});return{kind:"deleted",until:(0,E.Gv)(r)&&typeof r.until=="strin\
g"?r.until:void 0}}catch(r){const l=(0,m.I7)(r),{status:c}=l.call??{};return c===404||c===405?{kind:"none"}:{kind:"refused",error:l}}}async function e(a,n){await p(
a,n)(v.restoreApp,{parameters:s(a),body:{}})}function s({org:a,project:n,app:r}){return{orgID:a,projectID:n,appID:r}}function p({baseUrl:a,source:n},{run:r,onSecret:l,
...c}){const _={...c,uuid:T.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},A=(0,u.r)(n,{..._,run:r,onSecret:l});return(0,h.o)({..._,baseUrl:a,
tokens:A})}}),3082:((w,b,d)=>{d.d(b,{r:()=>y});var T=d(9696),u=d(9127),E=d(3739),i=d(8302);const t="Give the identity provider's ID token: the answer's id_token\
 member, not its access_token (ask for the scopes openid and email).",D=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.test(String(
e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:t},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||e.typ==="B\
earer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:t},{code:"access_token_given",
broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",remedy:t},
{code:"invalid_id_token",broken:({claims:e},s)=>typeof e.exp=="number"&&e.exp*1e3<=s,because:({claims:e},s)=>`expired ${(0,u.a3)(s-Number(e.exp)*1e3)} ago`,remedy:"\
Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function o(e,s,p="id-token",a){const n=f(e);
if(n===void 0){const l=!e.includes(".");throw new E.GQ(l?"access_token_given":"invalid_id_token",l?`The token of ${p} is opaque: an ID token is a JWT, this seem\
s to be an access token or a key`:`The token of ${p} is not a JWT: it does not have three parts that can be decoded`,{input:p,remedy:t})}const r=D.find(({broken:l})=>l(
n,s));if(r!==void 0){const l=`The token of ${p} ${r.because(n,s)}`,c=new E.GQ(r.code,l,{input:p,remedy:r.remedy});if(r.code!=="email_claim_missing"||a===void 0)
throw c;a(c)}return{expiresAt:typeof n.claims.exp=="number"?n.claims.exp*1e3:void 0}}function f(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[s,p]=e.split(
".").slice(0,2).map(k);return s!==void 0&&p!==void 0?{header:s,claims:p}:void 0}function k(e){return(0,i.D7)(Buffer.from(e,"base64url").toString("utf8"))}const h=6e4,
m=15e3;function y(e,s){const p=(0,T.p)(s),{clock:a}=s;let n,r,l,c=!1;const _=e.mayLackEmail&&s.onNoEmail?A:void 0;function A(g){l=g}function $(){l&&!c&&s.onNoEmail?.(
l),c||=l!==void 0}async function I(){const g=await e.obtain(p,s),P=a.now(),{expiresAt:G=Number.POSITIVE_INFINITY}=o(g,P,e.input,_);return{token:g,expiresAt:G,renewAt:Math.
max(G-h,P+(G-P)/2)}}async function O(){return r??=I().finally(()=>{r=void 0}),n=await r,n}return{async token(){if(n===void 0)return(await O()).token;if(a.now()<
n.renewAt)return n.token;const g=n;try{return(await O()).token}catch(P){if(a.now()>=g.expiresAt)throw P;return n={...g,renewAt:a.now()+m},g.token}},async renew(g){
return $(),e.renewable===!1?!1:n!==void 0&&n.token!==g?!0:(await O()).token!==g}}}}),4112:((w,b,d)=>{d.d(b,{o:()=>o});var T=d(3739),u=d(8302),E=d(3823),i=d(445),
t=d(5636),v=d(9696),D=d(1619);function o(h){const m=(0,D.J)(h.baseUrl,"base-url"),y=(0,v.p)(h);return async(e,s)=>{const{doing:p,mayRepeat:a,decode:n,takesText:r,
route:l}=e,{body:c,signal:_,readError:A,explain:$}=s;let I="";return y({doing:p,mayRepeat:a,read:(0,i.t)({decode:n,takesText:r,readError:A,explain:$}),signal:_,
request:{method:l.method,url:s.page===void 0?k(m,l.path,s):f(m,s.page,p),headers:{...t.H1,...(0,u.Eb)({"content-type":c===void 0?void 0:"application/json","idem\
potency-key":a?void 0:s.idempotencyKey??h.uuid()})},...(0,u.Eb)({body:c===void 0?void 0:JSON.stringify(c)})},async authorize(O){return I=await h.tokens.token(),
{...O,headers:{...O.headers,authorization:`Bearer ${I}`}}},renew:()=>h.tokens.renew(I)})}}function f(h,m,y){const e=new URL(m);if(e.origin===h.origin)return e;throw new T.
GQ("redirected",`Could not ${y}: ${h.origin} names ${e.origin} for the next page`,{remedy:`Nothing was sent there. If ${e.origin} is the service, give that addr\
ess as base-url.`})}function k(h,m,{parameters:y,query:e={}}){for(const[p,a]of Object.entries(y))if(/^\.{0,2}$/.test(a))throw new T.GQ("invalid_input",`"${a}" i\
s not a valid ${p}`,{remedy:"Give the identifier that the platform shows."});const s=new URL(h);s.pathname+=(0,E.dN)(m,y).slice(s.pathname.endsWith("/")?1:0);for(const[
p,a]of Object.entries(e))a!==void 0&&s.searchParams.set(p,a);return s}}),3823:((w,b,d)=>{d.d(b,{Y2:()=>D,a6:()=>v,bw:()=>E,dN:()=>o});const T="/api/v1/orgs/{org\
ID}/projects/{projectID}/apps",u=`${T}/{appID}`,E={createApp:{method:"POST",path:T},updateApp:{method:"PATCH",path:u},replaceEnv:{method:"PUT",path:`${u}/env`},
listEnvironments:{method:"GET",path:`${u}/environments`},deploy:{method:"POST",path:`${u}/deployments`},listDeployments:{method:"GET",path:`${u}/deployments`},readFailure:{
method:"GET",path:`${u}/deployments/{deployID}/failure`}},i="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",t=`${i}/deployments/{deployID}`,v={listOrganizations:{
method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{
method:"GET",path:i},deleteApp:{method:"DELETE",path:i},restoreApp:{method:"POST",path:`${i}/restore`},listDeployments:{method:"GET",path:`${i}/deployments`},readDeployment:{
method:"GET",path:t},readLog:{method:"GET",path:`${t}/log`},cancel:{method:"POST",path:`${t}/cancel`},redeploy:{method:"POST",path:`${i}/redeploy`},listEnv:{method:"\
GET",path:`${i}/env`},editEnv:{method:"PATCH",path:`${i}/env`},listReleases:{method:"GET",path:`${i}/releases`},clearCaches:{method:"DELETE",path:`${i}/caches`},
rollback:{method:"POST",path:`${i}/rollback`},listTables:{method:"GET",path:`${i}/tables`},createTable:{method:"POST",path:`${i}/tables`},deleteTable:{method:"D\
ELETE",path:`${i}/tables/{table}`},listKeys:{method:"GET",path:`${i}/tables/{table}/keys`},runtime:{method:"POST",path:`${i}/runtime`},readInstances:{method:"GE\
T",path:`${i}/instances`},readOutput:{method:"GET",path:`${i}/output`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{method:"\
GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${i}/usage`},listNodes:{method:"GET",path:"/operator/nodes"},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},D={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function o(f,k){return f.replace(/\{(\w+)\}/g,(h,m)=>encodeURIComponent(
k[m]??`{${m}}`))}})};export{R as id,j as ids,U as modules};

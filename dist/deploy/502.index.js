const R=502,C=[502,121],N={3502:((D,E,i)=>{i.d(E,{endApp:()=>d,restoreApp:()=>h});var y=i(7598),k=i(3082),g=i(8302),v=i(86),e=i(3823);const b={rollback:p("roll \
back",e.a6.rollback,"deployID","url"),listOrganizations:a("list the organizations",e.a6.listOrganizations,"organizations"),listApps:a("list the apps",e.a6.listApps,
"apps"),readQueue:a("read the queue",e.a6.readQueue,"running","waiting"),readApp:a("read the app",e.a6.readApp,"appID"),deleteApp:a("delete the app",e.a6.deleteApp,
"appID","deleted"),restoreApp:a("restore the app",e.a6.restoreApp,"appID"),listDeployments:a("list the deployments",e.a6.listDeployments,"deployments"),readDeployment:a(
"read the deployment",e.a6.readDeployment,"deployID","status"),readLog:a("read the log",e.a6.readLog,"text","next","atEnd","status"),cancel:p("cancel the deploy\
ment",e.a6.cancel,"deployID","status"),clearCaches:a("clear the caches",e.a6.clearCaches,"cleared"),redeploy:p("deploy again",e.a6.redeploy,"deployID","status"),
updateApp:a("change the settings",e.bw.updateApp,"appID"),listEnv:a("list the variables",e.a6.listEnv,"names"),editEnv:a("change the variables",e.a6.editEnv,"na\
mes"),whoAmI:a("ask who you are",e.a6.whoAmI,"email","roles"),listTokens:a("list the access tokens",e.a6.listTokens,"tokens"),createToken:p("make the access tok\
en",e.a6.createToken,"name","token"),createProjectToken:p("make the access token",e.a6.createProjectToken,"name","token"),createAppToken:p("make the access toke\
n",e.a6.createAppToken,"name","token"),revokeToken:p("revoke the access token",e.a6.revokeToken,"revoked"),listMembers:a("list the members",e.a6.listMembers,"me\
mbers","file"),setMember:a("change the members",e.a6.setMember,"member"),setProjectMember:a("change the members",e.a6.setProjectMember,"member"),setAppMember:a(
"change the members",e.a6.setAppMember,"member"),readAudit:a("read the audit log",e.a6.readAudit,"rows","head","anchor"),readPlatformAudit:a("read the audit log",
e.a6.readPlatformAudit,"rows","head","anchor"),listNodes:a("list the nodes",e.a6.listNodes,"nodes"),createConsoleLink:a("get a link to the console",e.a6.createConsoleLink,
"url","expiresAt"),listTables:a("list the tables",e.a6.listTables,"tables"),createTable:p("create the table",e.a6.createTable,"name","token"),deleteTable:p("del\
ete the table",e.a6.deleteTable,"deleted"),listKeys:a("list the keys",e.a6.listKeys,"keys"),runtime:a("get the app's variables",e.a6.runtime,"variables"),readInstances:a(
"read the instances",e.a6.readInstances,"node","runs","instances"),readOutput:a("read what the app prints",e.a6.readOutput,"lines","next"),organizationUsage:a("\
read the usage",e.a6.organizationUsage,"points"),projectUsage:a("read the usage",e.a6.projectUsage,"points"),appUsage:a("read the usage",e.a6.appUsage,"points"),
listHooks:a("list the webhooks",e.a6.listHooks,"hooks"),addHook:p("add the webhook",e.a6.addHook,"hook","secret"),removeHook:p("remove the webhook",e.a6.removeHook,
"removed"),listPushes:a("list the pushes",e.a6.listPushes,"pushes"),listTargets:a("list who is told",e.a6.listTargets,"targets"),addTarget:p("add who is told",e.
a6.addTarget,"target"),removeTarget:p("remove who is told",e.a6.removeTarget,"removed"),testTarget:p("send a test",e.a6.testTarget,"delivery"),listDeliveries:a(
"list the messages",e.a6.listDeliveries,"deliveries"),redeliver:p("send the message again",e.a6.redeliver,"delivery")},_=p("make the backup",{method:"POST",path:"\
/backup"},"to");function a(n,o,...c){return{doing:n,route:o,mayRepeat:!0,decode:A(c)}}function p(n,o,...c){return{doing:n,route:o,mayRepeat:!1,decode:A(c)}}function A(n){
return(o,c)=>{const r=n.filter(u=>!(0,g.Gv)(o)||o[u]===void 0);if(!(0,g.Gv)(o)||r.length>0)throw(0,v.LO)(r.join(" and "),o,c);return o}}var f=i(4112),l=i(3739);
async function d(n,o){try{const{deleted:c}=await t(n,o)(b.deleteApp,{parameters:s(n)});return{kind:"deleted",until:(0,g.Gv)(c)&&typeof c.until=="string"?c.until:
void 0}}catch(c){const r=(0,l.I7)(c),{status:u}=r.call??{};return u===404||u===405?{kind:"none"}:{kind:"refused",error:r}}}async function h(n,o){await t(n,o)(b.
restoreApp,{parameters:s(n),body:{}})}function s({org:n,project:o,app:c}){return{orgID:n,projectID:o,appID:c}}function t({baseUrl:n,source:o},{run:c,onSecret:r,
...u}){const m={...u,uuid:y.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},T=(0,k.r)(o,{...m,run:c,onSecret:r});return(0,f.o)({...m,baseUrl:n,
tokens:T})}}),445:((D,E,i)=>{i.d(E,{t:()=>p});var y=i(3739),k=i(1787);const g=16384,v=/[\s,]*<([^>]*)>/y,e=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function b(f){const l=(f??"").slice(0,g);let d=0;const h=s=>{s.lastIndex=d;const t=s.exec(l);return t&&(d=s.lastIndex),t};for(let s=h(v);s;s=h(v)){const t=new Map;
for(let o=h(e);o;o=h(e)){const[,c="",r,u=""]=o;t.has(c.toLowerCase())||t.set(c.toLowerCase(),r??u)}if((t.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!t.has("anchor"))return s[1]}}function _(f,l){const d=b(f.get("link"));return d===void 0?void 0:URL.parse(d,l.href)?.href}var a=i(1053);function p({decode:f,
readError:l,explain:d,takesText:h}){return async s=>{const{status:t,text:n,headers:o,retryAfterMs:c}=s,r=n===void 0?void 0:A(n,o,h);if(t>=400){const u=(0,k.N)(r?.
body),m=await l?.(r?.body,u)??u;return{ok:!1,error:(0,a.x5)(s,m,c,await d?.(m,t))}}if(r===void 0)return{ok:!1,error:(0,a.g$)(s,s.bodyBytes)};if(r.fault!==void 0)
return{ok:!1,error:(0,a.O$)(s,r.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await f(r.body,(0,a.xS)(s),{location:o.get("location")??void 0,nextPage:_(
o,s.request.url)})}}catch(u){if(u instanceof y.GQ)return{ok:!1,error:u};throw u}}}function A(f,l,d=!1){if(f.trim()==="")return{body:void 0};const h=(l.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=h===""||h==="text/plain";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(h))return{body:void 0,fault:h===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const t=JSON.parse(f);return s&&typeof t!="object"&&!d?{body:void 0,fault:"is plain text"}:
{body:t}}catch{return s&&d?{body:f}:{body:void 0,fault:"is not whole JSON"}}}}),3082:((D,E,i)=>{i.d(E,{r:()=>s});var y=i(9696),k=i(9127),g=i(3739),v=i(8302),e=i(
7);const b="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",a=[{code:"access_t\
oken_given",broken:({header:t})=>/^(?:application\/)?at\+jwt$/i.test(String(t.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:b},{code:"\
access_token_given",broken:({claims:t})=>t.token_use==="access"||t.typ==="Bearer",because:({claims:t})=>`is an access token by its claim (${t.token_use==="acces\
s"?"token_use access":"typ Bearer"})`,remedy:b},{code:"access_token_given",broken:({claims:t})=>[t.aud].flat().filter(Boolean).length===0,because:()=>"has no au\
d claim, which every ID token has: it seems to be an access token",remedy:b},{code:"invalid_id_token",broken:({claims:t},n)=>typeof t.exp=="number"&&t.exp*1e3<=
n,because:({claims:t},n)=>`expired ${(0,k.a3)(n-Number(t.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when \
a token nears its end."},{code:"email_claim_missing",broken:({claims:t})=>typeof t.email!="string"||t.email==="",because:()=>"has no email claim, by which the p\
latform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your\
 identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function p(t,n,o="id-token",c){if((0,e.Lh)(
t))return A(t,o);const r=f(t);if(r===void 0){const m=!t.includes(".");throw new g.GQ(m?"access_token_given":"invalid_id_token",m?`The token of ${o} is opaque: a\
n ID token is a JWT, this seems to be an access token or a key`:`The token of ${o} is not a JWT: it does not have three parts that can be decoded`,{input:o,remedy:b})}
const u=a.find(({broken:m})=>m(r,n));if(u!==void 0){const m=`The token of ${o} ${u.because(r,n)}`,T=new g.GQ(u.code,m,{input:o,remedy:u.remedy});if(u.code!=="em\
ail_claim_missing"||c===void 0)throw T;c(T)}return{expiresAt:typeof r.claims.exp=="number"?r.claims.exp*1e3:void 0}}function A(t,n){if((0,e.eo)(t))return{expiresAt:void 0};
throw new g.GQ("invalid_id_token",`The access token of ${n} is not whole: it was cut, or mistyped`,{input:n,remedy:"Copy it again. It is shown once: if it is lo\
st, revoke it and make another: slipway tokens create NAME"})}function f(t){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(t))return;const[n,o]=t.split(".").slice(0,2).map(
l);return n!==void 0&&o!==void 0?{header:n,claims:o}:void 0}function l(t){return(0,v.D7)(Buffer.from(t,"base64url").toString("utf8"))}const d=6e4,h=15e3;function s(t,n){
const o=(0,y.p)(n),{clock:c}=n;let r,u,m,T=!1;const x=t.mayLackEmail&&n.onNoEmail?O:void 0;function O(w){m=w}function M(){m&&!T&&n.onNoEmail?.(m),T||=m!==void 0}
async function j(){const w=await t.obtain(o,n),I=c.now(),{expiresAt:L=Number.POSITIVE_INFINITY}=p(w,I,t.input,x);return{token:w,expiresAt:L,renewAt:Math.max(L-d,
I+(L-I)/2)}}async function P(){return u??=j().finally(()=>{u=void 0}),r=await u,r}return{async token(){if(r===void 0)return(await P()).token;if(c.now()<r.renewAt)
return r.token;const w=r;try{return(await P()).token}catch(I){if(c.now()>=w.expiresAt)throw I;return r={...w,renewAt:c.now()+h},w.token}},async renew(w){return M(),
t.renewable===!1?!1:r!==void 0&&r.token!==w?!0:(await P()).token!==w}}}}),4112:((D,E,i)=>{i.d(E,{o:()=>a});var y=i(3739),k=i(8302),g=i(3823),v=i(445),e=i(5636),
b=i(9696),_=i(1619);function a(f){const l=(0,_.J)(f.baseUrl,"base-url"),d=(0,b.p)(f);return async(h,s)=>{const{doing:t,mayRepeat:n,decode:o,takesText:c,route:r}=h,
{body:u,signal:m,readError:T,explain:x}=s;let O="";return d({doing:t,mayRepeat:n,read:(0,v.t)({decode:o,takesText:c,readError:T,explain:x}),signal:m,request:{method:r.
method,url:s.page===void 0?A(l,r.path,s):p(l,s.page,t),headers:{...e.H1,...(0,k.Eb)({"content-type":u===void 0?void 0:"application/json","idempotency-key":n?void 0:
s.idempotencyKey??f.uuid()})},...(0,k.Eb)({body:u===void 0?void 0:JSON.stringify(u)})},async authorize(M){return O=await f.tokens.token(),{...M,headers:{...M.headers,
authorization:`Bearer ${O}`}}},renew:()=>f.tokens.renew(O)})}}function p(f,l,d){const h=new URL(l);if(h.origin===f.origin)return h;throw new y.GQ("redirected",`\
Could not ${d}: ${f.origin} names ${h.origin} for the next page`,{remedy:`Nothing was sent there. If ${h.origin} is the service, give that address as base-url.`})}
function A(f,l,{parameters:d,query:h={}}){for(const[t,n]of Object.entries(d))if(/^\.{0,2}$/.test(n))throw new y.GQ("invalid_input",`"${n}" is not a valid ${t}`,
{remedy:"Give the identifier that the platform shows."});const s=new URL(f);s.pathname+=(0,g.dN)(l,d).slice(s.pathname.endsWith("/")?1:0);for(const[t,n]of Object.
entries(h))n!==void 0&&s.searchParams.set(t,n);return s}}),7:((D,E,i)=>{i.d(E,{KT:()=>A,Lh:()=>b,Xm:()=>f,eo:()=>_,yH:()=>a});const y="slp_",k="0123456789ABCDEF\
GHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",g=40,v=6,e=new RegExp(`^${y}[0-9A-Za-z]{${g+v}}$`);function b(l){return l.startsWith(y)}function _(l){if(!e.test(
l))return!1;const d=l.length-v;return l.slice(d)===p(l.slice(y.length,d))}function a(l){const d=Array.from({length:g},()=>k[l(k.length)]).join("");return y+d+p(
d)}function p(l){let d=process.getBuiltinModule("node:zlib").crc32(l),h="";for(let s=0;s<v;s+=1)h=k[d%k.length]+h,d=Math.floor(d/k.length);return h}const A={perOrganization:200,
nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},f=["viewer","deployer"]})};export{R as id,C as ids,N as modules};

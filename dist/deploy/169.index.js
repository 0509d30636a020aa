const S=169,L=[169,502],x={9285:((I,A,r)=>{r.d(A,{closePreview:()=>m});var h=r(3445),b=r(7899),w=r(6737),k=r(246),o=r(9877),g=r(9131);async function m({app:t,pullRequest:d,
own:_,github:p},e){const{run:s,runner:u}=e,n=(0,k.X)(u);let c=0;const i=await(0,h.i)(e.env),y=(0,w.L)({...e,context:s.context,token:p.token,fetch:i,open:{app:t,
environment:p.environment,comment:p.comment},warn:(O,P)=>{c=1,n.add("error",{message:O},P.split(`
`))}});let a;const l=async()=>{if(!_)return;const{endApp:O}=await Promise.all([r.e(840),r.e(878),r.e(737),r.e(169)]).then(r.bind(r,3502)),P=T=>u.mask(T);return a=
await O(_,{...e,fetch:i,run:g.d,onSecret:P},({message:T})=>u.line(`The app was not deleted: ${T}`)),a},f=await y?.closePreview(d,e.signal,l);if(f==="left")return u.
annotate("error",{message:`Interrupted: GitHub may still show the preview ${t} as active`}),u.summary((0,b.aC)(t)),1;const E=f==="closed";return c!==0?c:(E&&u.summary(
(0,b.Z_)(t,{until:a},(0,o.sA)(e.clock.now(),s.context.runUrl))),u.line(E?`\u2713 The preview ${t} has ended`:`Pull request #${d} is open again`),0)}}),3502:((I,A,r)=>{
r.d(A,{endApp:()=>s,restoreApp:()=>u});var h=r(7598),b=r(3082),w=r(8302),k=r(86),o=r(3823);const g={rollback:d("roll back",o.a6.rollback,"deployID","url"),listOrganizations:t(
"list the organizations",o.a6.listOrganizations,"organizations"),listApps:t("list the apps",o.a6.listApps,"apps"),readQueue:t("read the queue",o.a6.readQueue,"r\
unning","waiting"),readApp:t("read the app",o.a6.readApp,"appID"),deleteApp:t("delete the app",o.a6.deleteApp,"appID","deleted"),restoreApp:t("restore the app",
o.a6.restoreApp,"appID"),listDeployments:t("list the deployments",o.a6.listDeployments,"deployments"),readDeployment:t("read the deployment",o.a6.readDeployment,
"deployID","status"),readLog:t("read the log",o.a6.readLog,"text","next","atEnd","status"),cancel:d("cancel the deployment",o.a6.cancel,"deployID","status"),clearCaches:t(
"clear the caches",o.a6.clearCaches,"cleared"),redeploy:d("deploy again",o.a6.redeploy,"deployID","status"),updateApp:t("change the settings",o.bw.updateApp,"ap\
pID"),listEnv:t("list the variables",o.a6.listEnv,"names"),editEnv:t("change the variables",o.a6.editEnv,"names"),whoAmI:t("ask who you are",o.a6.whoAmI,"email",
"roles"),listMachines:t("list your machines",o.a6.listMachines,"machines"),endMachine:d("sign the machine out",o.a6.endMachine,"ended"),listTokens:t("list the a\
ccess tokens",o.a6.listTokens,"tokens"),createToken:d("make the access token",o.a6.createToken,"name","token"),createProjectToken:d("make the access token",o.a6.
createProjectToken,"name","token"),createAppToken:d("make the access token",o.a6.createAppToken,"name","token"),revokeToken:d("revoke the access token",o.a6.revokeToken,
"revoked"),listMembers:t("list the members",o.a6.listMembers,"members","file"),setMember:t("change the members",o.a6.setMember,"member"),setProjectMember:t("cha\
nge the members",o.a6.setProjectMember,"member"),setAppMember:t("change the members",o.a6.setAppMember,"member"),readAudit:t("read the audit log",o.a6.readAudit,
"rows","head","anchor"),readPlatformAudit:t("read the audit log",o.a6.readPlatformAudit,"rows","head","anchor"),listNodes:t("list the nodes",o.a6.listNodes,"nod\
es"),readSecrets:t("read which keys are needed",o.a6.readSecrets,"keys","remaining"),rotateSecret:d("rotate the secret",o.a6.rotateSecret,"from","to"),createConsoleLink:t(
"get a link to the console",o.a6.createConsoleLink,"url","expiresAt"),listHosts:t("list the hosts",o.a6.listHosts,"hosts"),listTables:t("list the tables",o.a6.listTables,
"tables"),createTable:d("create the table",o.a6.createTable,"name","token"),deleteTable:d("delete the table",o.a6.deleteTable,"deleted"),listKeys:t("list the ke\
ys",o.a6.listKeys,"keys"),runtime:t("get the app's variables",o.a6.runtime,"variables"),readInstances:t("read the instances",o.a6.readInstances,"node","runs","i\
nstances"),readOutput:t("read what the app prints",o.a6.readOutput,"lines","next"),organizationUsage:t("read the usage",o.a6.organizationUsage,"points"),organizationQuotas:t(
"read the quotas",o.a6.organizationQuotas,"quotas","month"),projectUsage:t("read the usage",o.a6.projectUsage,"points"),appUsage:t("read the usage",o.a6.appUsage,
"points"),listHooks:t("list the webhooks",o.a6.listHooks,"hooks"),addHook:d("add the webhook",o.a6.addHook,"hook","secret"),removeHook:d("remove the webhook",o.
a6.removeHook,"removed"),listPushes:t("list the pushes",o.a6.listPushes,"pushes"),listTargets:t("list who is told",o.a6.listTargets,"targets"),addTarget:d("add \
who is told",o.a6.addTarget,"target"),removeTarget:d("remove who is told",o.a6.removeTarget,"removed"),testTarget:d("send a test",o.a6.testTarget,"delivery"),listDeliveries:t(
"list the messages",o.a6.listDeliveries,"deliveries"),redeliver:d("send the message again",o.a6.redeliver,"delivery")},m=d("make the backup",{method:"POST",path:"\
/backup"},"to");function t(i,y,...a){return{doing:i,route:y,mayRepeat:!0,decode:_(a)}}function d(...i){return{...t(...i),mayRepeat:!1}}function _(i){return(y,a)=>{
const l=i.filter(f=>!(0,w.Gv)(y)||y[f]===void 0);if(!(0,w.Gv)(y)||l.length>0)throw(0,k.LO)(l.join(" and "),y,a);return y}}var p=r(4112),e=r(3739);async function s(i,y,a){
try{const{deleted:l}=await c(i,y)(g.deleteApp,{parameters:n(i)});return(0,w.Gv)(l)&&typeof l.until=="string"?l.until:void 0}catch(l){const f=(0,e.I7)(l);[404,405].
includes(f.call?.status??0)||a(f);return}}async function u(i,y){await c(i,y)(g.restoreApp,{parameters:n(i),body:{}})}function n({org:i,project:y,app:a}){return{
orgID:i,projectID:y,appID:a}}function c({baseUrl:i,source:y},{run:a,onSecret:l,...f}){const E={...f,uuid:h.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},
O=(0,b.r)(y,{...E,run:a,onSecret:l});return(0,p.o)({...E,baseUrl:i,tokens:O})}}),9131:((I,A,r)=>{r.d(A,{d:()=>o});var h=r(8474);const b=1e6;var w=function(g,m,t){
if(m!=null){if(typeof m!="object"&&typeof m!="function")throw new TypeError("Object expected.");var d,_;if(t){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");d=m[Symbol.asyncDispose]}if(d===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");d=m[Symbol.dispose],
t&&(_=d)}if(typeof d!="function")throw new TypeError("Object not disposable.");_&&(d=function(){try{_.call(this)}catch(p){return Promise.reject(p)}}),g.stack.push(
{value:m,dispose:d,async:t})}else t&&g.stack.push({async:!0});return m},k=(function(g){return function(m){function t(e){m.error=m.hasError?new g(e,m.error,"An e\
rror was suppressed during disposal."):e,m.hasError=!0}var d,_=0;function p(){for(;d=m.stack.pop();)try{if(!d.async&&_===1)return _=0,m.stack.push(d),Promise.resolve().
then(p);if(d.dispose){var e=d.dispose.call(d.value);if(d.async)return _|=2,Promise.resolve(e).then(p,function(s){return t(s),p()})}else _|=1}catch(s){t(s)}if(_===
1)return m.hasError?Promise.reject(m.error):Promise.resolve();if(m.hasError)throw m.error}return p()}})(typeof SuppressedError=="function"?SuppressedError:function(g,m,t){
var d=new Error(t);return d.name="SuppressedError",d.error=g,d.suppressed=m,d});const o=async(g,m)=>{const t={stack:[],error:void 0,hasError:!1};try{const{exec:d}=await r.
e(913).then(r.bind(r,3913));m?.throwIfAborted();const[_,p]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],e=[];let s=0;const u=Promise.withResolvers(),n=w(
t,m&&(0,h.addAbortListener)(m,()=>u.reject(m.reason)),!1),i=d(_,[p,g],{silent:!0,ignoreReturnCode:!0,listeners:{stdout:l=>{s+=l.length,s>b?u.resolve(void 0):e.push(
l)}}});i.catch(()=>{});const y=await Promise.race([i,u.promise]),a=s>b?void 0:Buffer.concat(e).toString("utf8");return{exitCode:y??0,stdout:a}}catch(d){t.error=
d,t.hasError=!0}finally{k(t)}}}),445:((I,A,r)=>{r.d(A,{t:()=>d});var h=r(3739),b=r(1787);const w=16384,k=/[\s,]*<([^>]*)>/y,o=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function g(e){const s=(e??"").slice(0,w);let u=0;const n=c=>{c.lastIndex=u;const i=c.exec(s);return i&&(u=c.lastIndex),i};for(let c=n(k);c;c=n(k)){const i=new Map;
for(let a=n(o);a;a=n(o)){const[,l="",f,E=""]=a;i.has(l.toLowerCase())||i.set(l.toLowerCase(),f??E)}if((i.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!i.has("anchor"))return c[1]}}function m(e,s){const u=g(e.get("link"));return u===void 0?void 0:URL.parse(u,s.href)?.href}var t=r(1053);function d({decode:e,
readError:s,explain:u,takesText:n}){return async c=>{const{status:i,text:y,headers:a,retryAfterMs:l}=c,f=y===void 0?void 0:p(y,a,n||_(y,i));if(i>=400){const E=(0,b.
N)(typeof f?.body=="string"?{message:f.body}:f?.body),O=await s?.(f?.body,E)??E;return{ok:!1,error:(0,t.x5)(c,O,l,await u?.(O,i))}}if(f===void 0)return{ok:!1,error:(0,t.
g$)(c,c.bodyBytes)};if(f.fault!==void 0)return{ok:!1,error:(0,t.O$)(c,f.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await e(f.body,(0,t.xS)(c),{location:a.
get("location")??void 0,nextPage:m(a,c.request.url)})}}catch(E){if(E instanceof h.GQ)return{ok:!1,error:E};throw E}}}function _(e,s){return s>=400&&!/^\s*</.test(
e)}function p(e,s,u=!1){if(e.trim()==="")return{body:void 0};const n=(s.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=n===""||n==="text/pla\
in";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(n))return{body:void 0,fault:n==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const i=JSON.
parse(e);return c&&typeof i!="object"&&!u?{body:void 0,fault:"is plain text"}:{body:i}}catch{return c&&u?{body:e}:{body:void 0,fault:"is not whole JSON"}}}}),2996:((I,A,r)=>{
r.d(A,{Q:()=>k,x:()=>o});var h=r(9127),b=r(8302),w=r(1709);function k(_){return async(p,e)=>{const s=new URL(p instanceof Request?p.url:p);if(!(s.protocol==="ht\
tp:"&&s.hostname.endsWith(".localhost")&&!e?.body))return _(p,e);const{method:n="GET",signal:c}=e??{},i={...Object.fromEntries(new Headers(e?.headers)),host:s.host},
y=await m(s,{hostname:"127.0.0.1",method:n,headers:i,signal:c??void 0}),a=[];for await(const O of y.body??[])a.push(O);const{status:l,headers:f}=y,E=l===204||l===
304?null:Buffer.concat(a);return new Response(E,{status:l,headers:[...f]})}}function o(_,p=g){const e=_===fetch;return(s,u)=>{const n=s.protocol==="http:"&&(0,w.
c)(s.hostname);return e||n?m(s,{...u,connectMs:p}):_(s,u)}}const g=1e4;function m(_,p){const{hostname:e,method:s,headers:u,body:n,signal:c,connectMs:i=g}=p,y=_.
protocol==="https:",{request:a}=process.getBuiltinModule(y?"node:https":"node:http");return new Promise((l,f)=>{const E=n===void 0?{}:{"content-length":String(Buffer.
byteLength(n))},O={method:s,headers:{"accept-encoding":"identity",...E,...u},auth:void 0,...s==="POST"?{agent:!1}:{},...(0,b.Eb)({hostname:e,signal:c})},P=a(_,O,
T=>{const v=new Map(Object.entries(T.headers).map(([D,R])=>[D,[R].flat().join(", ")])),M={get:D=>v.get(D.toLowerCase())??null,[Symbol.iterator]:()=>v.entries()};
l({status:T.statusCode??0,headers:M,body:t(T)})});P.on("error",f),P.on("upgrade",(T,v)=>{v.destroy(),f(new Error("The server answered with an upgrade"))}),P.on(
"socket",T=>{if(!T.connecting)return;const v=setTimeout(()=>P.destroy(d(_,i)),i);for(const M of[y?"secureConnect":"connect","close"])T.once(M,()=>clearTimeout(v))}),
P.end(n)})}function t(_){if(!/^(?:x-)?gzip$/i.test(_.headers["content-encoding"]??""))return _;const{constants:p,createGunzip:e}=process.getBuiltinModule("node:\
zlib"),s=e({finishFlush:p.Z_SYNC_FLUSH});return process.getBuiltinModule("node:stream").pipeline(_,s,()=>{})}function d({host:_},p){const e=new Error(`No connec\
tion to ${_} within ${(0,h.a3)(p)}`);return Object.assign(e,{code:"ETIMEDOUT",syscall:"connect"})}}),3082:((I,A,r)=>{r.d(A,{r:()=>u});var h=r(9696),b=r(9127),w=r(
3739),k=r(8302),o=r(7);const g="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",
t=[{code:"access_token_given",broken:({header:n})=>/^(?:application\/)?at\+jwt$/i.test(String(n.typ)),because:()=>"is an access token by its header (typ at+jwt)",
remedy:g},{code:"access_token_given",broken:({claims:n})=>n.token_use==="access"||n.typ==="Bearer",because:({claims:n})=>`is an access token by its claim (${n.token_use===
"access"?"token_use access":"typ Bearer"})`,remedy:g},{code:"access_token_given",broken:({claims:n})=>[n.aud].flat().filter(Boolean).length===0,because:()=>"has\
 no aud claim, which every ID token has: it seems to be an access token",remedy:g},{code:"invalid_id_token",broken:({claims:n},c)=>typeof n.exp=="number"&&n.exp*
1e3<=c,because:({claims:n},c)=>`expired ${(0,b.a3)(c-Number(n.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again \
when a token nears its end."},{code:"email_claim_missing",broken:({claims:n})=>typeof n.email!="string"||n.email==="",because:()=>"has no email claim, by which \
the platform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of\
 your identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function d(n,c,i="id-token",y){if((0,o.eo)(
n))return;if((0,o.Lh)(n)){const f=`The access token of ${i} is not whole: it was cut, or mistyped`,E="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new w.GQ("invalid_id_token",f,{input:i,remedy:E})}const a=p(n);if(a===void 0){const f=!n.includes(".");throw new w.
GQ(f?"access_token_given":"invalid_id_token",f?`The token of ${i} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${i}\
 is not a JWT: it does not have three parts that can be decoded`,{input:i,remedy:g})}const l=t.find(({broken:f})=>f(a,c));if(l!==void 0){const f=`The token of ${i}\
 ${l.because(a,c)}`,E=new w.GQ(l.code,f,{input:i,remedy:l.remedy});if(l.code!=="email_claim_missing"||y===void 0)throw E;y(E)}return typeof a.claims.exp=="numbe\
r"?a.claims.exp*1e3:void 0}function _(n){return p(n)?.claims}function p(n){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(n))return;const[c,i]=n.split(".").map(y=>(0,k.D7)(
Buffer.from(y,"base64url").toString("utf8")));return c!==void 0&&i!==void 0?{header:c,claims:i}:void 0}const e=6e4,s=15e3;function u(n,c){const i=(0,h.p)(c),{clock:y}=c;
let a,l,f,E=!1;const O=M=>{f=M},P=n.mayLackEmail&&c.onNoEmail?O:void 0;async function T(){const M=await n.obtain(i,c),D=y.now(),R=d(M,D,n.input,P)??Number.POSITIVE_INFINITY;
return{token:M,expiresAt:R,renewAt:Math.max(R-e,D+(R-D)/2)}}async function v(){return l??=T().finally(()=>{l=void 0}),a=await l,a}return{async token(){if(a===void 0)
return(await v()).token;if(y.now()<a.renewAt)return a.token;const M=a;try{return(await v()).token}catch(D){if(y.now()>=M.expiresAt)throw D;return a={...M,renewAt:y.
now()+s},M.token}},async renew(M){return f&&!E&&c.onNoEmail?.(f),E||=f!==void 0,n.renewable===!1?!1:a!==void 0&&a.token!==M?!0:(await v()).token!==M}}}}),3445:((I,A,r)=>{
r.d(A,{i:()=>k});var h=r(3739),b=r(1709),w=r(5807);async function k(m){const t=n=>m[n.toLowerCase()]||m[n]||"",d=t("ALL_PROXY"),_=g(t("HTTP_PROXY")||d,"HTTP_PRO\
XY"),p=g(t("HTTPS_PROXY")||d,"HTTPS_PROXY");if(_===""&&p==="")return fetch;const e=await r.e(729).then(r.bind(r,3729)),s=new e.EnvHttpProxyAgent({httpProxy:_,httpsProxy:p,
noProxy:t("NO_PROXY")}),u=e.fetch;return async(n,c)=>{if(n instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const i=new URL(
n);return(0,b.c)(i.hostname)?fetch(n,c):u(i,{...c,dispatcher:s})}}const o=["http:","https:","socks:","socks5:"];function g(m,t){const d=m===""||m.includes("://")?
m:`http://${m}`,_=URL.parse(d),p=s=>(0,w.FF)(s)!==void 0,e=_!==null&&o.includes(_.protocol);if(d===""||e&&p(_.username)&&p(_.password))return d;throw new h.GQ("\
invalid_input",`${t} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.example.com:3128. In a user name and a password, % is writt\
en %25."})}}),4112:((I,A,r)=>{r.d(A,{o:()=>t});var h=r(3739),b=r(8302),w=r(3823),k=r(445),o=r(5529),g=r(9696),m=r(1619);function t(p){const e=(0,m.Jb)(p.baseUrl,
"base-url"),s=(0,g.p)(p);return async(u,n)=>{const{doing:c,mayRepeat:i,decode:y,takesText:a,route:l}=u,{body:f,signal:E,readError:O,explain:P}=n;let T="";return s(
{doing:c,mayRepeat:i,read:(0,k.t)({decode:y,takesText:a,readError:O,explain:P}),signal:E,request:{method:l.method,url:n.page===void 0?_(e,l.path,n):d(e,n.page,c),
headers:{...o.H1,...(0,b.Eb)({"content-type":f===void 0?void 0:"application/json","idempotency-key":i?void 0:n.idempotencyKey??p.uuid()})},...(0,b.Eb)({body:f===
void 0?void 0:JSON.stringify(f)})},async authorize(v){return T=await p.tokens.token(),{...v,headers:{...v.headers,authorization:`Bearer ${T}`}}},renew:()=>p.tokens.
renew(T)})}}function d(p,e,s){const u=new URL(e);if(u.origin===p.origin)return u;throw new h.GQ("redirected",`Could not ${s}: ${p.origin} names ${u.origin} for \
the next page`,{remedy:`Nothing was sent there. If ${u.origin} is the service, give that address as base-url.`})}function _(p,e,{parameters:s,query:u={}}){for(const[
c,i]of Object.entries(s))if(/^\.{0,2}$/.test(i))throw new h.GQ("invalid_input",`"${i}" is not a valid ${c}`,{remedy:"Give the identifier that the platform shows\
."});const n=(0,m.CY)(p,(0,w.dN)(e,s));for(const[c,i]of Object.entries(u))i!==void 0&&n.searchParams.set(c,i);return n}}),7717:((I,A,r)=>{r.d(A,{O:()=>h});function h(b){
let w;return()=>(w??=b().catch(k=>{throw w=void 0,k}),w)}}),2978:((I,A,r)=>{r.d(A,{Gy:()=>o,Jt:()=>g,Qq:()=>b,U9:()=>k,Xd:()=>t,c3:()=>d,lS:()=>_,nd:()=>w,tG:()=>p,
yL:()=>m});var h=r(8302);function b(e){return s=>(0,h.KH)(s,e)?s:void 0}const w=e=>typeof e=="number"&&Number.isSafeInteger(e)?e:void 0,k=e=>{const s=w(e);return s!==
void 0&&s>=0?s:void 0},o=e=>e===!0?!0:void 0,g=e=>e===!0;function m(e){return s=>e.find(u=>u===s)}function t(e){return s=>s===null?null:e(s)}function d(e,s){return u=>{
if(!Array.isArray(u)||u.length>e)return;const n=u.map(s).filter(c=>c!==void 0);return n.length===u.length?n:void 0}}function _(e,s={}){const u=Object.entries({...s,
...e});return n=>{if(!(0,h.Gv)(n))return;const c={};for(const[i,y]of u){const a=y(n[i]);if(a!==void 0)c[i]=a;else if(Object.hasOwn(e,i))return}return c}}function p(e,s){
return u=>{const n=(0,h.Gv)(u)?u[e]:void 0;if(typeof n!="string"||!Object.hasOwn(s,n))return;const c=s[n]?.(u);return c&&{[e]:n,...c}}}}),7:((I,A,r)=>{r.d(A,{KT:()=>_,
Lh:()=>g,Xm:()=>p,eo:()=>m,yH:()=>t});const h="slp_",b="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",w=40,k=6,o=new RegExp(`^${h}[0-9A-Za-z]{${w+
k}}$`);function g(e){return e.startsWith(h)}function m(e){if(!o.test(e))return!1;const s=e.length-k;return e.slice(s)===d(e.slice(h.length,s))}function t(e){const s=Array.
from({length:w},()=>b[e(b.length)]).join("");return h+s+d(s)}function d(e){let s=process.getBuiltinModule("node:zlib").crc32(e),u="";for(let n=0;n<k;n+=1)u=b[s%
b.length]+u,s=Math.floor(s/b.length);return u}const _={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*
864e5},p=["viewer","deployer"]}),8595:((I,A,r)=>{r.d(A,{EO:()=>w,HK:()=>n,_Q:()=>m,dA:()=>t,hd:()=>e,i1:()=>d,iq:()=>_,nR:()=>u,ws:()=>o,x4:()=>s});var h=r(2978),
b=r(2345);const w=1024,k=(0,h.Qq)(w),o=5,g=500;function m({message:c}){return`The build ended with 0 in spite of an error: ${c}`}const t=(0,h.lS)({file:(0,h.Xd)(
k),line:(0,h.Xd)(h.U9),message:(0,h.Qq)(g)},{isMarked:h.Gy}),d=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_\
unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],_=10,p=(0,h.lS)({code:(0,h.yL)(d),file:(0,h.Xd)((0,h.Qq)(b.IC.file)),line:(0,h.Xd)(c=>(0,h.
U9)(c)||void 0),message:(0,h.Qq)(g)}),e=(0,h.c3)(_,p),s=(0,h.lS)({path:k,bytes:h.U9,brotli:h.U9,gzip:h.U9,digest:(0,h.Qq)(64)},{hasKey:h.Gy}),u=(0,h.lS)({path:k,
kind:(0,h.yL)(["repository","secrets","example"])}),n=(0,h.lS)({file:(0,h.Qq)(256),reason:(0,h.Qq)(1e3)},{line:h.U9})}),7933:((I,A,r)=>{r.d(A,{PV:()=>c,jE:()=>n,
x6:()=>o});var h=r(9127),b=r(3739),w=r(5807),k=r(4840);async function o(a,l,f,E){return t(a)??await g(l.appID,E)??t(l.url)??m(l,f)}async function g(a,l){const f=await l.
listEnvironments(a).catch(()=>[]);return t((0,k.zS)(f)?.url)}function m(a,l){const f=l.urlTemplate;if(!(f?.includes("{subdomain}")&&!a.subdomain))return t(f?.replaceAll(
"{subdomain}",a.subdomain??"").replaceAll("{app}",a.appID))}function t(a){if(!a)return;const l=URL.parse(a.includes("://")?a:`https://${a}`);return l&&(l.protocol===
"https:"||l.protocol==="http:")?l.href:void 0}const d=6e4,_=500,p=5e3,e=1e4,s="x-slipway-release",u="x-slipway-error";async function n(a,l){const f=l.clock.now();
let E=_;for(let O=1;;O++){const P=await y(a,l);if(P===void 0)return O;if(P.goneAt!==void 0)throw i(P.goneAt,l.deployID);const T=l.clock.now()-f;if(T+E>d){const v=`\
after ${(0,h.a3)(T)} and ${O} tries`,M=P.isRefused?"Read what the app printed: slipway logs --runtime.":'Open the URL: a first deploy may still wait for DNS. Se\
t verify to "off" if the site is not public.';throw new b.GQ("verify_failed",`${a} ${P.words} ${v}`,{remedy:M})}await l.clock.sleep(E,l.signal),E=Math.min(p,E*2)}}
async function c(a,{fetch:l,signal:f}){const E=t(a);if(E===void 0)return!1;const O=P=>P===void 0;return y(E,{fetch:l,signal:f,deployID:void 0}).then(O,()=>!1)}function i(a,l){
const f=URL.parse(a)?.pathname??"/",E=f==="/"?"index.html":`page for ${f}`;return new b.GQ("verify_failed",`${a} answers 404: the release ${l} has no ${E}`,{remedy:'\
Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function y(a,l){const{
fetch:f,signal:E,deployID:O,isFunction:P=!1}=l;try{const T=await f(a,{signal:AbortSignal.any([E,AbortSignal.timeout(e)])});await T.body?.cancel();const v=T.headers.
get(s);if(P&&O!==void 0&&v!==null&&v!==O)return{words:`is still answered by the release ${(0,w.Ow)(v,100)}`};const M=T.headers.get(u);if(T.status<(P&&M===null?500:
400))return;const D=`answers ${T.status}`;if(M!==null)return{words:`${D} (${(0,w.Ow)(M,60)})`,isRefused:!0};const R=O!==void 0&&v===O;return T.status===404&&R?{
words:D,goneAt:T.url||a}:{words:D}}catch(T){E.throwIfAborted();const v=T instanceof Error&&T.cause instanceof Error?T.cause:T;return{words:`cannot be reached (${(0,b.
bD)(v)})`}}}})};export{S as id,L as ids,x as modules};

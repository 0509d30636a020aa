const S=169,L=[169,502],x={9285:((D,P,s)=>{s.d(P,{closePreview:()=>m});var h=s(3445),b=s(7899),w=s(6737),k=s(246),o=s(9877),E=s(9131);async function m({app:t,pullRequest:a,
own:y,github:u},n){const{run:r,runner:d}=n,e=(0,k.X)(d);let l=0;const f=await(0,h.i)(n.env),_=(0,w.L)({...n,context:r.context,token:u.token,fetch:f,open:{app:t,
environment:u.environment,comment:u.comment},warn:(O,A)=>{l=1,e.add("error",{message:O},A.split(`
`))}});let i;const c=async()=>{if(!y)return;const{endApp:O}=await Promise.all([s.e(840),s.e(878),s.e(737),s.e(169)]).then(s.bind(s,3502)),A=T=>d.mask(T);return i=
await O(y,{...n,fetch:f,run:E.d,onSecret:A},({message:T})=>d.line(`The app was not deleted: ${T}`)),i},p=await _?.closePreview(a,n.signal,c);if(p==="left")return d.
annotate("error",{message:`Interrupted: GitHub may still show the preview ${t} as active`}),d.summary((0,b.aC)(t)),1;const g=p==="closed";return l!==0?l:(g&&d.summary(
(0,b.Z_)(t,{until:i},(0,o.sA)(n.clock.now(),r.context.runUrl))),d.line(g?`\u2713 The preview ${t} has ended`:`Pull request #${a} is open again`),0)}}),3502:((D,P,s)=>{
s.d(P,{endApp:()=>r,restoreApp:()=>d});var h=s(7598),b=s(3082),w=s(8302),k=s(86),o=s(3823);const E={rollback:a("roll back",o.a6.rollback,"deployID","url"),listOrganizations:t(
"list the organizations",o.a6.listOrganizations,"organizations"),listApps:t("list the apps",o.a6.listApps,"apps"),readQueue:t("read the queue",o.a6.readQueue,"r\
unning","waiting"),readApp:t("read the app",o.a6.readApp,"appID"),deleteApp:t("delete the app",o.a6.deleteApp,"appID","deleted"),restoreApp:t("restore the app",
o.a6.restoreApp,"appID"),listDeployments:t("list the deployments",o.a6.listDeployments,"deployments"),readDeployment:t("read the deployment",o.a6.readDeployment,
"deployID","status"),readLog:t("read the log",o.a6.readLog,"text","next","atEnd","status"),cancel:a("cancel the deployment",o.a6.cancel,"deployID","status"),clearCaches:t(
"clear the caches",o.a6.clearCaches,"cleared"),redeploy:a("deploy again",o.a6.redeploy,"deployID","status"),updateApp:t("change the settings",o.bw.updateApp,"ap\
pID"),listEnv:t("list the variables",o.a6.listEnv,"names"),editEnv:t("change the variables",o.a6.editEnv,"names"),whoAmI:t("ask who you are",o.a6.whoAmI,"email",
"roles"),listMachines:t("list your machines",o.a6.listMachines,"machines"),endMachine:a("sign the machine out",o.a6.endMachine,"ended"),listTokens:t("list the a\
ccess tokens",o.a6.listTokens,"tokens"),createToken:a("make the access token",o.a6.createToken,"name","token"),createProjectToken:a("make the access token",o.a6.
createProjectToken,"name","token"),createAppToken:a("make the access token",o.a6.createAppToken,"name","token"),revokeToken:a("revoke the access token",o.a6.revokeToken,
"revoked"),listMembers:t("list the members",o.a6.listMembers,"members","file"),setMember:t("change the members",o.a6.setMember,"member"),setProjectMember:t("cha\
nge the members",o.a6.setProjectMember,"member"),setAppMember:t("change the members",o.a6.setAppMember,"member"),readAudit:t("read the audit log",o.a6.readAudit,
"rows","head","anchor"),readPlatformAudit:t("read the audit log",o.a6.readPlatformAudit,"rows","head","anchor"),listNodes:t("list the nodes",o.a6.listNodes,"nod\
es"),readSecrets:t("read which keys are needed",o.a6.readSecrets,"keys","remaining"),rotateSecret:a("rotate the secret",o.a6.rotateSecret,"from","to"),createConsoleLink:t(
"get a link to the console",o.a6.createConsoleLink,"url","expiresAt"),listHosts:t("list the hosts",o.a6.listHosts,"hosts"),listTables:t("list the tables",o.a6.listTables,
"tables"),createTable:a("create the table",o.a6.createTable,"name","token"),deleteTable:a("delete the table",o.a6.deleteTable,"deleted"),listKeys:t("list the ke\
ys",o.a6.listKeys,"keys"),runtime:t("get the app's variables",o.a6.runtime,"variables"),readInstances:t("read the instances",o.a6.readInstances,"node","runs","i\
nstances"),readOutput:t("read what the app prints",o.a6.readOutput,"lines","next"),organizationUsage:t("read the usage",o.a6.organizationUsage,"points"),organizationQuotas:t(
"read the quotas",o.a6.organizationQuotas,"quotas","month"),projectUsage:t("read the usage",o.a6.projectUsage,"points"),appUsage:t("read the usage",o.a6.appUsage,
"points"),listHooks:t("list the webhooks",o.a6.listHooks,"hooks"),addHook:a("add the webhook",o.a6.addHook,"hook","secret"),removeHook:a("remove the webhook",o.
a6.removeHook,"removed"),listPushes:t("list the pushes",o.a6.listPushes,"pushes"),listTargets:t("list who is told",o.a6.listTargets,"targets"),addTarget:a("add \
who is told",o.a6.addTarget,"target"),removeTarget:a("remove who is told",o.a6.removeTarget,"removed"),testTarget:a("send a test",o.a6.testTarget,"delivery"),listDeliveries:t(
"list the messages",o.a6.listDeliveries,"deliveries"),redeliver:a("send the message again",o.a6.redeliver,"delivery")},m=a("make the backup",{method:"POST",path:"\
/backup"},"to");function t(f,_,...i){return{doing:f,route:_,mayRepeat:!0,decode:y(i)}}function a(...f){return{...t(...f),mayRepeat:!1}}function y(f){return(_,i)=>{
const c=f.filter(p=>!(0,w.Gv)(_)||_[p]===void 0);if(!(0,w.Gv)(_)||c.length>0)throw(0,k.LO)(c.join(" and "),_,i);return _}}var u=s(4112),n=s(3739);async function r(f,_,i){
try{const{deleted:c}=await l(f,_)(E.deleteApp,{parameters:e(f)});return(0,w.Gv)(c)&&typeof c.until=="string"?c.until:void 0}catch(c){const p=(0,n.I7)(c);[404,405].
includes(p.call?.status??0)||i(p);return}}async function d(f,_){await l(f,_)(E.restoreApp,{parameters:e(f),body:{}})}function e({org:f,project:_,app:i}){return{
orgID:f,projectID:_,appID:i}}function l({baseUrl:f,source:_},{run:i,onSecret:c,...p}){const g={...p,uuid:h.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},
O=(0,b.r)(_,{...g,run:i,onSecret:c});return(0,u.o)({...g,baseUrl:f,tokens:O})}}),9131:((D,P,s)=>{s.d(P,{d:()=>o});var h=s(8474);const b=1e6;var w=function(E,m,t){
if(m!=null){if(typeof m!="object"&&typeof m!="function")throw new TypeError("Object expected.");var a,y;if(t){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");a=m[Symbol.asyncDispose]}if(a===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");a=m[Symbol.dispose],
t&&(y=a)}if(typeof a!="function")throw new TypeError("Object not disposable.");y&&(a=function(){try{y.call(this)}catch(u){return Promise.reject(u)}}),E.stack.push(
{value:m,dispose:a,async:t})}else t&&E.stack.push({async:!0});return m},k=(function(E){return function(m){function t(n){m.error=m.hasError?new E(n,m.error,"An e\
rror was suppressed during disposal."):n,m.hasError=!0}var a,y=0;function u(){for(;a=m.stack.pop();)try{if(!a.async&&y===1)return y=0,m.stack.push(a),Promise.resolve().
then(u);if(a.dispose){var n=a.dispose.call(a.value);if(a.async)return y|=2,Promise.resolve(n).then(u,function(r){return t(r),u()})}else y|=1}catch(r){t(r)}if(y===
1)return m.hasError?Promise.reject(m.error):Promise.resolve();if(m.hasError)throw m.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(E,m,t){
var a=new Error(t);return a.name="SuppressedError",a.error=E,a.suppressed=m,a});const o=async(E,m)=>{const t={stack:[],error:void 0,hasError:!1};try{const{exec:a}=await s.
e(913).then(s.bind(s,3913));m?.throwIfAborted();const[y,u]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],n=[];let r=0;const d=Promise.withResolvers(),e=w(
t,m&&(0,h.addAbortListener)(m,()=>d.reject(m.reason)),!1),f=a(y,[u,E],{silent:!0,ignoreReturnCode:!0,listeners:{stdout:c=>{r+=c.length,r>b?d.resolve(void 0):n.push(
c)}}});f.catch(()=>{});const _=await Promise.race([f,d.promise]),i=r>b?void 0:Buffer.concat(n).toString("utf8");return{exitCode:_??0,stdout:i}}catch(a){t.error=
a,t.hasError=!0}finally{k(t)}}}),445:((D,P,s)=>{s.d(P,{t:()=>a});var h=s(3739),b=s(1787);const w=16384,k=/[\s,]*<([^>]*)>/y,o=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function E(u){const n=(u??"").slice(0,w);let r=0;const d=e=>{e.lastIndex=r;const l=e.exec(n);return l&&(r=e.lastIndex),l};for(let e=d(k);e;e=d(k)){const l=new Map;
for(let _=d(o);_;_=d(o)){const[,i="",c,p=""]=_;l.has(i.toLowerCase())||l.set(i.toLowerCase(),c??p)}if((l.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!l.has("anchor"))return e[1]}}function m(u,n){const r=E(u.get("link"));return r===void 0?void 0:URL.parse(r,n.href)?.href}var t=s(1053);function a({decode:u,
readError:n,explain:r,takesText:d}){return async e=>{const{status:l,text:f,headers:_,retryAfterMs:i}=e,c=f===void 0?void 0:y(f,_,d);if(l>=400){const p=(0,b.N)(c?.
body),g=await n?.(c?.body,p)??p;return{ok:!1,error:(0,t.x5)(e,g,i,await r?.(g,l))}}if(c===void 0)return{ok:!1,error:(0,t.g$)(e,e.bodyBytes)};if(c.fault!==void 0)
return{ok:!1,error:(0,t.O$)(e,c.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await u(c.body,(0,t.xS)(e),{location:_.get("location")??void 0,nextPage:m(
_,e.request.url)})}}catch(p){if(p instanceof h.GQ)return{ok:!1,error:p};throw p}}}function y(u,n,r=!1){if(u.trim()==="")return{body:void 0};const d=(n.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",e=d===""||d==="text/plain";if(!e&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(d))return{body:void 0,fault:d===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const l=JSON.parse(u);return e&&typeof l!="object"&&!r?{body:void 0,fault:"is plain text"}:
{body:l}}catch{return e&&r?{body:u}:{body:void 0,fault:"is not whole JSON"}}}}),2996:((D,P,s)=>{s.d(P,{Q:()=>k,x:()=>o});var h=s(9127),b=s(8302),w=s(1709);function k(a){
return async(y,u)=>{const n=new URL(y instanceof Request?y.url:y);if(!(n.protocol==="http:"&&n.hostname.endsWith(".localhost")&&!u?.body))return a(y,u);const{method:d="\
GET",signal:e}=u??{},l={...Object.fromEntries(new Headers(u?.headers)),host:n.host},f=await m(n,{hostname:"127.0.0.1",method:d,headers:l,signal:e??void 0}),_=[];
for await(const g of f.body??[])_.push(g);const{status:i,headers:c}=f,p=i===204||i===304?null:Buffer.concat(_);return new Response(p,{status:i,headers:[...c]})}}
function o(a,y=E){const u=a===fetch;return(n,r)=>{const d=n.protocol==="http:"&&(0,w.c)(n.hostname);return u||d?m(n,{...r,connectMs:y}):a(n,r)}}const E=1e4;function m(a,y){
const{hostname:u,method:n,headers:r,body:d,signal:e,connectMs:l=E}=y,f=a.protocol==="https:",{request:_}=process.getBuiltinModule(f?"node:https":"node:http");return new Promise(
(i,c)=>{const p=d===void 0?{}:{"content-length":String(Buffer.byteLength(d))},g={method:n,headers:{"accept-encoding":"identity",...p,...r},auth:void 0,...n==="P\
OST"?{agent:!1}:{},...(0,b.Eb)({hostname:u,signal:e})},O=_(a,g,A=>{const T=new Map(Object.entries(A.headers).map(([v,I])=>[v,[I].flat().join(", ")])),M={get:v=>T.
get(v.toLowerCase())??null,[Symbol.iterator]:()=>T.entries()};i({status:A.statusCode??0,headers:M,body:A})});O.on("error",c),O.on("upgrade",(A,T)=>{T.destroy(),
c(new Error("The server answered with an upgrade"))}),O.on("socket",A=>{if(!A.connecting)return;const T=setTimeout(()=>O.destroy(t(a,l)),l);for(const M of[f?"se\
cureConnect":"connect","close"])A.once(M,()=>clearTimeout(T))}),O.end(d)})}function t({host:a},y){const u=new Error(`No connection to ${a} within ${(0,h.a3)(y)}`);
return Object.assign(u,{code:"ETIMEDOUT",syscall:"connect"})}}),3082:((D,P,s)=>{s.d(P,{r:()=>d});var h=s(9696),b=s(9127),w=s(3739),k=s(8302),o=s(7);const E="Giv\
e the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",t=[{code:"access_token_given",broken:({
header:e})=>/^(?:application\/)?at\+jwt$/i.test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:E},{code:"access_token_given",
broken:({claims:e})=>e.token_use==="access"||e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":
"typ Bearer"})`,remedy:E},{code:"access_token_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every I\
D token has: it seems to be an access token",remedy:E},{code:"invalid_id_token",broken:({claims:e},l)=>typeof e.exp=="number"&&e.exp*1e3<=l,because:({claims:e},l)=>`\
expired ${(0,b.a3)(l-Number(e.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"\
email_claim_missing",broken:({claims:e})=>typeof e.email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`\
GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-e\
xchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function a(e,l,f="id-token",_){if((0,o.eo)(
e))return;if((0,o.Lh)(e)){const p=`The access token of ${f} is not whole: it was cut, or mistyped`,g="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new w.GQ("invalid_id_token",p,{input:f,remedy:g})}const i=u(e);if(i===void 0){const p=!e.includes(".");throw new w.
GQ(p?"access_token_given":"invalid_id_token",p?`The token of ${f} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${f}\
 is not a JWT: it does not have three parts that can be decoded`,{input:f,remedy:E})}const c=t.find(({broken:p})=>p(i,l));if(c!==void 0){const p=`The token of ${f}\
 ${c.because(i,l)}`,g=new w.GQ(c.code,p,{input:f,remedy:c.remedy});if(c.code!=="email_claim_missing"||_===void 0)throw g;_(g)}return typeof i.claims.exp=="numbe\
r"?i.claims.exp*1e3:void 0}function y(e){return u(e)?.claims}function u(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[l,f]=e.split(".").map(_=>(0,k.D7)(
Buffer.from(_,"base64url").toString("utf8")));return l!==void 0&&f!==void 0?{header:l,claims:f}:void 0}const n=6e4,r=15e3;function d(e,l){const f=(0,h.p)(l),{clock:_}=l;
let i,c,p,g=!1;const O=v=>{p=v},A=e.mayLackEmail&&l.onNoEmail?O:void 0;async function T(){const v=await e.obtain(f,l),I=_.now(),R=a(v,I,e.input,A)??Number.POSITIVE_INFINITY;
return{token:v,expiresAt:R,renewAt:Math.max(R-n,I+(R-I)/2)}}async function M(){return c??=T().finally(()=>{c=void 0}),i=await c,i}return{async token(){if(i===void 0)
return(await M()).token;if(_.now()<i.renewAt)return i.token;const v=i;try{return(await M()).token}catch(I){if(_.now()>=v.expiresAt)throw I;return i={...v,renewAt:_.
now()+r},v.token}},async renew(v){return p&&!g&&l.onNoEmail?.(p),g||=p!==void 0,e.renewable===!1?!1:i!==void 0&&i.token!==v?!0:(await M()).token!==v}}}}),3445:((D,P,s)=>{
s.d(P,{i:()=>w});var h=s(3739),b=s(1709);async function w(o){const E=r=>o[r.toLowerCase()]||o[r]||"",m=E("ALL_PROXY"),t=k(E("HTTP_PROXY")||m,"HTTP_PROXY"),a=k(E(
"HTTPS_PROXY")||m,"HTTPS_PROXY");if(t===""&&a==="")return fetch;const y=await s.e(729).then(s.bind(s,3729)),u=new y.EnvHttpProxyAgent({httpProxy:t,httpsProxy:a,
noProxy:E("NO_PROXY")}),n=y.fetch;return async(r,d)=>{if(r instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const e=new URL(
r);return(0,b.c)(e.hostname)?fetch(r,d):n(e,{...d,dispatcher:u})}}function k(o,E){const m=o===""||o.includes("://")?o:`http://${o}`;if(m===""||URL.canParse(m))return m;
throw new h.GQ("invalid_input",`${E} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),4112:((D,P,s)=>{s.d(P,{o:()=>t});
var h=s(3739),b=s(8302),w=s(3823),k=s(445),o=s(5529),E=s(9696),m=s(1619);function t(u){const n=(0,m.Jb)(u.baseUrl,"base-url"),r=(0,E.p)(u);return async(d,e)=>{const{
doing:l,mayRepeat:f,decode:_,takesText:i,route:c}=d,{body:p,signal:g,readError:O,explain:A}=e;let T="";return r({doing:l,mayRepeat:f,read:(0,k.t)({decode:_,takesText:i,
readError:O,explain:A}),signal:g,request:{method:c.method,url:e.page===void 0?y(n,c.path,e):a(n,e.page,l),headers:{...o.H1,...(0,b.Eb)({"content-type":p===void 0?
void 0:"application/json","idempotency-key":f?void 0:e.idempotencyKey??u.uuid()})},...(0,b.Eb)({body:p===void 0?void 0:JSON.stringify(p)})},async authorize(M){return T=
await u.tokens.token(),{...M,headers:{...M.headers,authorization:`Bearer ${T}`}}},renew:()=>u.tokens.renew(T)})}}function a(u,n,r){const d=new URL(n);if(d.origin===
u.origin)return d;throw new h.GQ("redirected",`Could not ${r}: ${u.origin} names ${d.origin} for the next page`,{remedy:`Nothing was sent there. If ${d.origin} \
is the service, give that address as base-url.`})}function y(u,n,{parameters:r,query:d={}}){for(const[l,f]of Object.entries(r))if(/^\.{0,2}$/.test(f))throw new h.
GQ("invalid_input",`"${f}" is not a valid ${l}`,{remedy:"Give the identifier that the platform shows."});const e=(0,m.CY)(u,(0,w.dN)(n,r));for(const[l,f]of Object.
entries(d))f!==void 0&&e.searchParams.set(l,f);return e}}),7717:((D,P,s)=>{s.d(P,{O:()=>h});function h(b){let w;return()=>(w??=b().catch(k=>{throw w=void 0,k}),
w)}}),2978:((D,P,s)=>{s.d(P,{Gy:()=>o,Jt:()=>E,Qq:()=>b,U9:()=>k,Xd:()=>t,c3:()=>a,lS:()=>y,nd:()=>w,tG:()=>u,yL:()=>m});var h=s(8302);function b(n){return r=>(0,h.
KH)(r,n)?r:void 0}const w=n=>typeof n=="number"&&Number.isSafeInteger(n)?n:void 0,k=n=>{const r=w(n);return r!==void 0&&r>=0?r:void 0},o=n=>n===!0?!0:void 0,E=n=>n===
!0;function m(n){return r=>n.find(d=>d===r)}function t(n){return r=>r===null?null:n(r)}function a(n,r){return d=>{if(!Array.isArray(d)||d.length>n)return;const e=d.
map(r).filter(l=>l!==void 0);return e.length===d.length?e:void 0}}function y(n,r={}){const d=Object.entries({...r,...n});return e=>{if(!(0,h.Gv)(e))return;const l={};
for(const[f,_]of d){const i=_(e[f]);if(i!==void 0)l[f]=i;else if(Object.hasOwn(n,f))return}return l}}function u(n,r){return d=>{const e=(0,h.Gv)(d)?d[n]:void 0;
if(typeof e!="string"||!Object.hasOwn(r,e))return;const l=r[e]?.(d);return l&&{[n]:e,...l}}}}),7:((D,P,s)=>{s.d(P,{KT:()=>y,Lh:()=>E,Xm:()=>u,eo:()=>m,yH:()=>t});
const h="slp_",b="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",w=40,k=6,o=new RegExp(`^${h}[0-9A-Za-z]{${w+k}}$`);function E(n){return n.startsWith(
h)}function m(n){if(!o.test(n))return!1;const r=n.length-k;return n.slice(r)===a(n.slice(h.length,r))}function t(n){const r=Array.from({length:w},()=>b[n(b.length)]).
join("");return h+r+a(r)}function a(n){let r=process.getBuiltinModule("node:zlib").crc32(n),d="";for(let e=0;e<k;e+=1)d=b[r%b.length]+d,r=Math.floor(r/b.length);
return d}const y={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},u=["viewer","deploye\
r"]}),8595:((D,P,s)=>{s.d(P,{EO:()=>w,HK:()=>e,_Q:()=>m,dA:()=>t,hd:()=>n,i1:()=>a,iq:()=>y,nR:()=>d,ws:()=>o,x4:()=>r});var h=s(2978),b=s(2345);const w=1024,k=(0,h.
Qq)(w),o=5,E=500;function m({message:l}){return`The build ended with 0 in spite of an error: ${l}`}const t=(0,h.lS)({file:(0,h.Xd)(k),line:(0,h.Xd)(h.U9),message:(0,h.
Qq)(E)},{isMarked:h.Gy}),a=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention",
"unclosed_block","unprocessed_rule"],y=10,u=(0,h.lS)({code:(0,h.yL)(a),file:(0,h.Xd)((0,h.Qq)(b.IC.file)),line:(0,h.Xd)(l=>(0,h.U9)(l)||void 0),message:(0,h.Qq)(
E)}),n=(0,h.c3)(y,u),r=(0,h.lS)({path:k,bytes:h.U9,brotli:h.U9,gzip:h.U9,digest:(0,h.Qq)(64)},{hasKey:h.Gy}),d=(0,h.lS)({path:k,kind:(0,h.yL)(["repository","sec\
rets","example"])}),e=(0,h.lS)({file:(0,h.Qq)(256),reason:(0,h.Qq)(1e3)},{line:h.U9})}),7933:((D,P,s)=>{s.d(P,{PV:()=>l,jE:()=>e,x6:()=>o});var h=s(9127),b=s(3739),
w=s(5807),k=s(4840);async function o(i,c,p,g){return t(i)??await E(c.appID,g)??t(c.url)??m(c,p)}async function E(i,c){const p=await c.listEnvironments(i).catch(
()=>[]);return t((0,k.zS)(p)?.url)}function m(i,c){const p=c.urlTemplate;if(!(p?.includes("{subdomain}")&&!i.subdomain))return t(p?.replaceAll("{subdomain}",i.subdomain??
"").replaceAll("{app}",i.appID))}function t(i){if(!i)return;const c=URL.parse(i.includes("://")?i:`https://${i}`);return c&&(c.protocol==="https:"||c.protocol===
"http:")?c.href:void 0}const a=6e4,y=500,u=5e3,n=1e4,r="x-slipway-release",d="x-slipway-error";async function e(i,c){const p=c.clock.now();let g=y;for(let O=1;;O++){
const A=await _(i,c);if(A===void 0)return O;if(A.goneAt!==void 0)throw f(A.goneAt,c.deployID);const T=c.clock.now()-p;if(T+g>a){const M=`after ${(0,h.a3)(T)} an\
d ${O} tries`,v=A.isRefused?"Read what the app printed: slipway logs --runtime.":'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if th\
e site is not public.';throw new b.GQ("verify_failed",`${i} ${A.words} ${M}`,{remedy:v})}await c.clock.sleep(g,c.signal),g=Math.min(u,g*2)}}async function l(i,{
fetch:c,signal:p}){const g=t(i);if(g===void 0)return!1;const O=A=>A===void 0;return _(g,{fetch:c,signal:p,deployID:void 0}).then(O,()=>!1)}function f(i,c){const p=URL.
parse(i)?.pathname??"/",g=p==="/"?"index.html":`page for ${p}`;return new b.GQ("verify_failed",`${i} answers 404: the release ${c} has no ${g}`,{remedy:'Check t\
hat output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function _(i,c){const{fetch:p,
signal:g,deployID:O,isFunction:A=!1}=c;try{const T=await p(i,{signal:AbortSignal.any([g,AbortSignal.timeout(n)])});await T.body?.cancel();const M=T.headers.get(
r);if(A&&O!==void 0&&M!==null&&M!==O)return{words:`is still answered by the release ${(0,w.Ow)(M,100)}`};const v=T.headers.get(d);if(T.status<(A&&v===null?500:400))
return;const I=`answers ${T.status}`;if(v!==null)return{words:`${I} (${(0,w.Ow)(v,60)})`,isRefused:!0};const R=O!==void 0&&M===O;return T.status===404&&R?{words:I,
goneAt:T.url||i}:{words:I}}catch(T){g.throwIfAborted();const M=T instanceof Error&&T.cause instanceof Error?T.cause:T;return{words:`cannot be reached (${(0,b.bD)(
M)})`}}}})};export{S as id,L as ids,x as modules};

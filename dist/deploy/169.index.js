const L=169,S=[169,502],U={9285:((D,A,s)=>{s.d(A,{closePreview:()=>b});var f=s(3445),E=s(7899),k=s(6737),w=s(246),t=s(9877),y=s(1021);async function b({app:o,pullRequest:h,
own:g,github:m},n){const{run:a,runner:d}=n,e=(0,w.X)(d);let c=0;const l=await(0,f.i)(n.env),p=(0,k.L)({...n,context:a.context,token:m.token,fetch:l,open:{app:o,
environment:m.environment,comment:m.comment},warn:(T,v)=>{c=1,e.add("error",{message:T},v.split(`
`))}});let r;const i=async()=>{if(!g)return;const{endApp:T}=await Promise.all([s.e(840),s.e(878),s.e(737),s.e(169)]).then(s.bind(s,3502)),v=O=>d.mask(O);return r=
await T(g,{...n,fetch:l,run:y.d,onSecret:v},({message:O})=>d.line(`The app was not deleted: ${O}`)),r},u=await p?.closePreview(h,n.signal,i);if(u==="left")return d.
annotate("error",{message:`Interrupted: GitHub may still show the preview ${o} as active`}),d.summary((0,E.aC)(o)),1;const _=u==="closed";return c!==0?c:(_&&d.summary(
(0,E.Z_)(o,{until:r},(0,t.sA)(n.clock.now(),a.context.runUrl))),d.line(_?`\u2713 The preview ${o} has ended`:`Pull request #${h} is open again`),0)}}),3502:((D,A,s)=>{
s.d(A,{endApp:()=>a,restoreApp:()=>d});var f=s(7598),E=s(3082),k=s(8302),w=s(86),t=s(3823);const y={rollback:h("roll back",t.a6.rollback,"deployID","url"),listOrganizations:o(
"list the organizations",t.a6.listOrganizations,"organizations"),listApps:o("list the apps",t.a6.listApps,"apps"),readQueue:o("read the queue",t.a6.readQueue,"r\
unning","waiting"),readApp:o("read the app",t.a6.readApp,"appID"),deleteApp:o("delete the app",t.a6.deleteApp,"appID","deleted"),restoreApp:o("restore the app",
t.a6.restoreApp,"appID"),listDeployments:o("list the deployments",t.a6.listDeployments,"deployments"),readDeployment:o("read the deployment",t.a6.readDeployment,
"deployID","status"),readLog:o("read the log",t.a6.readLog,"text","next","atEnd","status"),cancel:h("cancel the deployment",t.a6.cancel,"deployID","status"),clearCaches:o(
"clear the caches",t.a6.clearCaches,"cleared"),redeploy:h("deploy again",t.a6.redeploy,"deployID","status"),updateApp:o("change the settings",t.bw.updateApp,"ap\
pID"),listEnv:o("list the variables",t.a6.listEnv,"names"),editEnv:o("change the variables",t.a6.editEnv,"names"),whoAmI:o("ask who you are",t.a6.whoAmI,"email",
"roles"),listMachines:o("list your machines",t.a6.listMachines,"machines"),endMachine:h("sign the machine out",t.a6.endMachine,"ended"),listTokens:o("list the a\
ccess tokens",t.a6.listTokens,"tokens"),createToken:h("make the access token",t.a6.createToken,"name","token"),createProjectToken:h("make the access token",t.a6.
createProjectToken,"name","token"),createAppToken:h("make the access token",t.a6.createAppToken,"name","token"),revokeToken:h("revoke the access token",t.a6.revokeToken,
"revoked"),listMembers:o("list the members",t.a6.listMembers,"members","file"),setMember:o("change the members",t.a6.setMember,"member"),setProjectMember:o("cha\
nge the members",t.a6.setProjectMember,"member"),setAppMember:o("change the members",t.a6.setAppMember,"member"),readAudit:o("read the audit log",t.a6.readAudit,
"rows","head","anchor"),readPlatformAudit:o("read the audit log",t.a6.readPlatformAudit,"rows","head","anchor"),listNodes:o("list the nodes",t.a6.listNodes,"nod\
es"),readSecrets:o("read which keys are needed",t.a6.readSecrets,"keys","remaining"),rotateSecret:h("rotate the secret",t.a6.rotateSecret,"from","to"),createConsoleLink:o(
"get a link to the console",t.a6.createConsoleLink,"url","expiresAt"),listHosts:o("list the hosts",t.a6.listHosts,"hosts"),listTables:o("list the tables",t.a6.listTables,
"tables"),createTable:h("create the table",t.a6.createTable,"name","token"),deleteTable:h("delete the table",t.a6.deleteTable,"deleted"),listKeys:o("list the ke\
ys",t.a6.listKeys,"keys"),runtime:o("get the app's variables",t.a6.runtime,"variables"),readInstances:o("read the instances",t.a6.readInstances,"node","runs","i\
nstances"),readOutput:o("read what the app prints",t.a6.readOutput,"lines","next"),organizationUsage:o("read the usage",t.a6.organizationUsage,"points"),organizationQuotas:o(
"read the quotas",t.a6.organizationQuotas,"quotas","month"),projectUsage:o("read the usage",t.a6.projectUsage,"points"),appUsage:o("read the usage",t.a6.appUsage,
"points"),listHooks:o("list the webhooks",t.a6.listHooks,"hooks"),addHook:h("add the webhook",t.a6.addHook,"hook","secret"),removeHook:h("remove the webhook",t.
a6.removeHook,"removed"),listPushes:o("list the pushes",t.a6.listPushes,"pushes"),listTargets:o("list who is told",t.a6.listTargets,"targets"),addTarget:h("add \
who is told",t.a6.addTarget,"target"),removeTarget:h("remove who is told",t.a6.removeTarget,"removed"),testTarget:h("send a test",t.a6.testTarget,"delivery"),listDeliveries:o(
"list the messages",t.a6.listDeliveries,"deliveries"),redeliver:h("send the message again",t.a6.redeliver,"delivery")},b=h("make the backup",{method:"POST",path:"\
/backup"},"to");function o(l,p,...r){return{doing:l,route:p,mayRepeat:!0,decode:g(r)}}function h(...l){return{...o(...l),mayRepeat:!1}}function g(l){return(p,r)=>{
const i=l.filter(u=>!(0,k.Gv)(p)||p[u]===void 0);if(!(0,k.Gv)(p)||i.length>0)throw(0,w.LO)(i.join(" and "),p,r);return p}}var m=s(4112),n=s(3739);async function a(l,p,r){
try{const{deleted:i}=await c(l,p)(y.deleteApp,{parameters:e(l)});return(0,k.Gv)(i)&&typeof i.until=="string"?i.until:void 0}catch(i){const u=(0,n.I7)(i);[404,405].
includes(u.call?.status??0)||r(u);return}}async function d(l,p){await c(l,p)(y.restoreApp,{parameters:e(l),body:{}})}function e({org:l,project:p,app:r}){return{
orgID:l,projectID:p,appID:r}}function c({baseUrl:l,source:p},{run:r,onSecret:i,...u}){const _={...u,uuid:f.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},
T=(0,E.r)(p,{..._,run:r,onSecret:i});return(0,m.o)({..._,baseUrl:l,tokens:T})}}),1021:((D,A,s)=>{s.d(A,{d:()=>f});async function f(E){const{getExecOutput:k}=await s.
e(913).then(s.bind(s,3913)),[w,t]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return k(w,[t,E],{silent:!0,ignoreReturnCode:!0})}}),445:((D,A,s)=>{s.d(A,
{t:()=>h});var f=s(3739),E=s(1787);const k=16384,w=/[\s,]*<([^>]*)>/y,t=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function y(m){
const n=(m??"").slice(0,k);let a=0;const d=e=>{e.lastIndex=a;const c=e.exec(n);return c&&(a=e.lastIndex),c};for(let e=d(w);e;e=d(w)){const c=new Map;for(let p=d(
t);p;p=d(t)){const[,r="",i,u=""]=p;c.has(r.toLowerCase())||c.set(r.toLowerCase(),i??u)}if((c.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!c.has(
"anchor"))return e[1]}}function b(m,n){const a=y(m.get("link"));return a===void 0?void 0:URL.parse(a,n.href)?.href}var o=s(1053);function h({decode:m,readError:n,
explain:a,takesText:d}){return async e=>{const{status:c,text:l,headers:p,retryAfterMs:r}=e,i=l===void 0?void 0:g(l,p,d);if(c>=400){const u=(0,E.N)(i?.body),_=await n?.(
i?.body,u)??u;return{ok:!1,error:(0,o.x5)(e,_,r,await a?.(_,c))}}if(i===void 0)return{ok:!1,error:(0,o.g$)(e,e.bodyBytes)};if(i.fault!==void 0)return{ok:!1,error:(0,o.
O$)(e,i.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await m(i.body,(0,o.xS)(e),{location:p.get("location")??void 0,nextPage:b(p,e.request.url)})}}catch(u){
if(u instanceof f.GQ)return{ok:!1,error:u};throw u}}}function g(m,n,a=!1){if(m.trim()==="")return{body:void 0};const d=(n.get("content-type")??"").split(";")[0]?.
trim().toLowerCase()??"",e=d===""||d==="text/plain";if(!e&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(d))return{body:void 0,fault:d==="text/html"?"is an HTML page":"\
is not JSON by its content type"};try{const c=JSON.parse(m);return e&&typeof c!="object"&&!a?{body:void 0,fault:"is plain text"}:{body:c}}catch{return e&&a?{body:m}:
{body:void 0,fault:"is not whole JSON"}}}}),2996:((D,A,s)=>{s.d(A,{Q:()=>w,x:()=>t});var f=s(9127),E=s(8302),k=s(1709);function w(h){return async(g,m)=>{const n=new URL(
g instanceof Request?g.url:g);if(!(n.protocol==="http:"&&n.hostname.endsWith(".localhost")&&!m?.body))return h(g,m);const{method:d="GET",signal:e}=m??{},c={...Object.
fromEntries(new Headers(m?.headers)),host:n.host},l=await b(n,{hostname:"127.0.0.1",method:d,headers:c,signal:e??void 0}),p=[];for await(const _ of l.body??[])p.
push(_);const{status:r,headers:i}=l,u=r===204||r===304?null:Buffer.concat(p);return new Response(u,{status:r,headers:[...i]})}}function t(h,g=y){const m=h===fetch;
return(n,a)=>{const d=n.protocol==="http:"&&(0,k.c)(n.hostname);return m||d?b(n,{...a,connectMs:g}):h(n,a)}}const y=1e4;function b(h,g){const{hostname:m,method:n,
headers:a,body:d,signal:e,connectMs:c=y}=g,l=h.protocol==="https:",{request:p}=process.getBuiltinModule(l?"node:https":"node:http");return new Promise((r,i)=>{const u={
method:n,headers:{...a},auth:void 0,...(0,E.Eb)({hostname:m,signal:e})},_=p(h,u,T=>{const v=new Map(Object.entries(T.headers).map(([P,M])=>[P,[M].flat().join(",\
 ")])),O={get:P=>v.get(P.toLowerCase())??null,[Symbol.iterator]:()=>v.entries()};r({status:T.statusCode??0,headers:O,body:T})});_.on("error",i),_.on("socket",T=>{
if(!T.connecting)return;const v=setTimeout(()=>_.destroy(o(h,c)),c);for(const O of[l?"secureConnect":"connect","close"])T.once(O,()=>clearTimeout(v))}),_.end(d)})}
function o({host:h},g){const m=new Error(`No connection to ${h} within ${(0,f.a3)(g)}`);return Object.assign(m,{code:"ETIMEDOUT",syscall:"connect"})}}),3082:((D,A,s)=>{
s.d(A,{r:()=>d});var f=s(9696),E=s(9127),k=s(3739),w=s(8302),t=s(7);const y="Give the identity provider's ID token: the answer's id_token member, not its access\
_token (ask for the scopes openid and email).",o=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.test(String(e.typ)),because:()=>"\
is an access token by its header (typ at+jwt)",remedy:y},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||e.typ==="Bearer",because:({claims:e})=>`\
is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:y},{code:"access_token_given",broken:({claims:e})=>[e.aud].flat().
filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",remedy:y},{code:"invalid_id_token",broken:({
claims:e},c)=>typeof e.exp=="number"&&e.exp*1e3<=c,because:({claims:e},c)=>`expired ${(0,E.a3)(c-Number(e.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-com\
mand and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.email!="string"||e.email==="",
because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other\
 claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function h(e,c,l="id-token",p){if((0,t.eo)(
e))return;if((0,t.Lh)(e)){const u=`The access token of ${l} is not whole: it was cut, or mistyped`,_="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new k.GQ("invalid_id_token",u,{input:l,remedy:_})}const r=m(e);if(r===void 0){const u=!e.includes(".");throw new k.
GQ(u?"access_token_given":"invalid_id_token",u?`The token of ${l} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${l}\
 is not a JWT: it does not have three parts that can be decoded`,{input:l,remedy:y})}const i=o.find(({broken:u})=>u(r,c));if(i!==void 0){const u=`The token of ${l}\
 ${i.because(r,c)}`,_=new k.GQ(i.code,u,{input:l,remedy:i.remedy});if(i.code!=="email_claim_missing"||p===void 0)throw _;p(_)}return typeof r.claims.exp=="numbe\
r"?r.claims.exp*1e3:void 0}function g(e){return m(e)?.claims}function m(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[c,l]=e.split(".").map(p=>(0,w.D7)(
Buffer.from(p,"base64url").toString("utf8")));return c!==void 0&&l!==void 0?{header:c,claims:l}:void 0}const n=6e4,a=15e3;function d(e,c){const l=(0,f.p)(c),{clock:p}=c;
let r,i,u,_=!1;const T=M=>{u=M},v=e.mayLackEmail&&c.onNoEmail?T:void 0;async function O(){const M=await e.obtain(l,c),I=p.now(),R=h(M,I,e.input,v)??Number.POSITIVE_INFINITY;
return{token:M,expiresAt:R,renewAt:Math.max(R-n,I+(R-I)/2)}}async function P(){return i??=O().finally(()=>{i=void 0}),r=await i,r}return{async token(){if(r===void 0)
return(await P()).token;if(p.now()<r.renewAt)return r.token;const M=r;try{return(await P()).token}catch(I){if(p.now()>=M.expiresAt)throw I;return r={...M,renewAt:p.
now()+a},M.token}},async renew(M){return u&&!_&&c.onNoEmail?.(u),_||=u!==void 0,e.renewable===!1?!1:r!==void 0&&r.token!==M?!0:(await P()).token!==M}}}}),3445:((D,A,s)=>{
s.d(A,{i:()=>k});var f=s(3739),E=s(1709);async function k(t){const y=a=>t[a.toLowerCase()]||t[a]||"",b=y("ALL_PROXY"),o=w(y("HTTP_PROXY")||b,"HTTP_PROXY"),h=w(y(
"HTTPS_PROXY")||b,"HTTPS_PROXY");if(o===""&&h==="")return fetch;const g=await s.e(729).then(s.bind(s,3729)),m=new g.EnvHttpProxyAgent({httpProxy:o,httpsProxy:h,
noProxy:y("NO_PROXY")}),n=g.fetch;return async(a,d)=>{if(a instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const e=new URL(
a);return(0,E.c)(e.hostname)?fetch(a,d):n(e,{...d,dispatcher:m})}}function w(t,y){const b=t===""||t.includes("://")?t:`http://${t}`;if(b===""||URL.canParse(b))return b;
throw new f.GQ("invalid_input",`${y} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),4112:((D,A,s)=>{s.d(A,{o:()=>o});
var f=s(3739),E=s(8302),k=s(3823),w=s(445),t=s(5636),y=s(9696),b=s(1619);function o(m){const n=(0,b.Jb)(m.baseUrl,"base-url"),a=(0,y.p)(m);return async(d,e)=>{const{
doing:c,mayRepeat:l,decode:p,takesText:r,route:i}=d,{body:u,signal:_,readError:T,explain:v}=e;let O="";return a({doing:c,mayRepeat:l,read:(0,w.t)({decode:p,takesText:r,
readError:T,explain:v}),signal:_,request:{method:i.method,url:e.page===void 0?g(n,i.path,e):h(n,e.page,c),headers:{...t.H1,...(0,E.Eb)({"content-type":u===void 0?
void 0:"application/json","idempotency-key":l?void 0:e.idempotencyKey??m.uuid()})},...(0,E.Eb)({body:u===void 0?void 0:JSON.stringify(u)})},async authorize(P){return O=
await m.tokens.token(),{...P,headers:{...P.headers,authorization:`Bearer ${O}`}}},renew:()=>m.tokens.renew(O)})}}function h(m,n,a){const d=new URL(n);if(d.origin===
m.origin)return d;throw new f.GQ("redirected",`Could not ${a}: ${m.origin} names ${d.origin} for the next page`,{remedy:`Nothing was sent there. If ${d.origin} \
is the service, give that address as base-url.`})}function g(m,n,{parameters:a,query:d={}}){for(const[c,l]of Object.entries(a))if(/^\.{0,2}$/.test(l))throw new f.
GQ("invalid_input",`"${l}" is not a valid ${c}`,{remedy:"Give the identifier that the platform shows."});const e=(0,b.CY)(m,(0,k.dN)(n,a));for(const[c,l]of Object.
entries(d))l!==void 0&&e.searchParams.set(c,l);return e}}),2978:((D,A,s)=>{s.d(A,{Gy:()=>t,Jt:()=>y,Qq:()=>E,U9:()=>w,Xd:()=>o,c3:()=>h,lS:()=>g,nd:()=>k,tG:()=>m,
yL:()=>b});var f=s(8302);function E(n){return a=>(0,f.KH)(a,n)?a:void 0}const k=n=>typeof n=="number"&&Number.isSafeInteger(n)?n:void 0,w=n=>{const a=k(n);return a!==
void 0&&a>=0?a:void 0},t=n=>n===!0?!0:void 0,y=n=>n===!0;function b(n){return a=>n.find(d=>d===a)}function o(n){return a=>a===null?null:n(a)}function h(n,a){return d=>{
if(!Array.isArray(d)||d.length>n)return;const e=d.map(a).filter(c=>c!==void 0);return e.length===d.length?e:void 0}}function g(n,a={}){const d=Object.entries({...a,
...n});return e=>{if(!(0,f.Gv)(e))return;const c={};for(const[l,p]of d){const r=p(e[l]);if(r!==void 0)c[l]=r;else if(Object.hasOwn(n,l))return}return c}}function m(n,a){
return d=>{const e=(0,f.Gv)(d)?d[n]:void 0;if(typeof e!="string"||!Object.hasOwn(a,e))return;const c=a[e]?.(d);return c&&{[n]:e,...c}}}}),7:((D,A,s)=>{s.d(A,{KT:()=>g,
Lh:()=>y,Xm:()=>m,eo:()=>b,yH:()=>o});const f="slp_",E="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",k=40,w=6,t=new RegExp(`^${f}[0-9A-Za-z]{${k+
w}}$`);function y(n){return n.startsWith(f)}function b(n){if(!t.test(n))return!1;const a=n.length-w;return n.slice(a)===h(n.slice(f.length,a))}function o(n){const a=Array.
from({length:k},()=>E[n(E.length)]).join("");return f+a+h(a)}function h(n){let a=process.getBuiltinModule("node:zlib").crc32(n),d="";for(let e=0;e<w;e+=1)d=E[a%
E.length]+d,a=Math.floor(a/E.length);return d}const g={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*
864e5},m=["viewer","deployer"]}),8595:((D,A,s)=>{s.d(A,{EO:()=>k,HK:()=>e,_Q:()=>b,dA:()=>o,hd:()=>n,i1:()=>h,iq:()=>g,nR:()=>d,ws:()=>t,x4:()=>a});var f=s(2978),
E=s(2345);const k=1024,w=(0,f.Qq)(k),t=5,y=500;function b({message:c}){return`The build ended with 0 in spite of an error: ${c}`}const o=(0,f.lS)({file:(0,f.Xd)(
w),line:(0,f.Xd)(f.U9),message:(0,f.Qq)(y)},{isMarked:f.Gy}),h=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_\
unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],g=10,m=(0,f.lS)({code:(0,f.yL)(h),file:(0,f.Xd)((0,f.Qq)(E.IC.file)),line:(0,f.Xd)(c=>(0,f.
U9)(c)||void 0),message:(0,f.Qq)(y)}),n=(0,f.c3)(g,m),a=(0,f.lS)({path:w,bytes:f.U9,brotli:f.U9,gzip:f.U9,digest:(0,f.Qq)(64)},{hasKey:f.Gy}),d=(0,f.lS)({path:w,
kind:(0,f.yL)(["repository","secrets","example"])}),e=(0,f.lS)({file:(0,f.Qq)(256),reason:(0,f.Qq)(1e3)},{line:f.U9})}),7933:((D,A,s)=>{s.d(A,{PV:()=>c,jE:()=>e,
x6:()=>t});var f=s(9127),E=s(3739),k=s(5807),w=s(4840);async function t(r,i,u,_){return o(r)??await y(i.appID,_)??o(i.url)??b(i,u)}async function y(r,i){const u=await i.
listEnvironments(r).catch(()=>[]);return o((0,w.zS)(u)?.url)}function b(r,i){const u=i.urlTemplate;if(!(u?.includes("{subdomain}")&&!r.subdomain))return o(u?.replaceAll(
"{subdomain}",r.subdomain??"").replaceAll("{app}",r.appID))}function o(r){if(!r)return;const i=URL.parse(r.includes("://")?r:`https://${r}`);return i&&(i.protocol===
"https:"||i.protocol==="http:")?i.href:void 0}const h=6e4,g=500,m=5e3,n=1e4,a="x-slipway-release",d="x-slipway-error";async function e(r,i){const u=i.clock.now();
let _=g;for(let T=1;;T++){const v=await p(r,i);if(v===void 0)return T;if(v.goneAt!==void 0)throw l(v.goneAt,i.deployID);const O=i.clock.now()-u;if(O+_>h){const P=`\
after ${(0,f.a3)(O)} and ${T} tries`;throw new E.GQ("verify_failed",`${r} ${v.words} ${P}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set ver\
ify to "off" if the site is not public.'})}await i.clock.sleep(_,i.signal),_=Math.min(m,_*2)}}async function c(r,{fetch:i,signal:u}){const _=o(r);if(_===void 0)
return!1;const T=v=>v===void 0;return p(_,{fetch:i,signal:u,deployID:void 0}).then(T,()=>!1)}function l(r,i){const u=URL.parse(r)?.pathname??"/",_=u==="/"?"inde\
x.html":`page for ${u}`;return new E.GQ("verify_failed",`${r} answers 404: the release ${i} has no ${_}`,{remedy:'Check that output-directory is the folder with\
 the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function p(r,i){const{fetch:u,signal:_,deployID:T,isFunction:v=!1}=i;
try{const O=await u(r,{signal:AbortSignal.any([_,AbortSignal.timeout(n)])});await O.body?.cancel();const P=O.headers.get(a);if(v&&T!==void 0&&P!==null&&P!==T)return{
words:`is still answered by the release ${(0,k.Ow)(P,100)}`};const M=O.headers.get(d);if(O.status<(v&&M===null?500:400))return;const I=`answers ${O.status}`;if(M!==
null)return{words:`${I} (${(0,k.Ow)(M,60)})`};const R=T!==void 0&&P===T;return O.status===404&&R?{words:I,goneAt:O.url||r}:{words:I}}catch(O){_.throwIfAborted();
const P=O instanceof Error&&O.cause instanceof Error?O.cause:O;return{words:`cannot be reached (${(0,E.bD)(P)})`}}}})};export{L as id,S as ids,U as modules};

const L=169,S=[169,502],U={9285:((D,A,o)=>{o.d(A,{closePreview:()=>b});var l=o(3445),g=o(7899),y=o(6737),O=o(246),t=o(9877),E=o(1021);async function b({app:s,pullRequest:h,
own:w,github:m},n){const{run:a,runner:d}=n,e=(0,O.X)(d);let c=0;const u=await(0,l.i)(n.env),p=(0,y.L)({...n,context:a.context,token:m.token,fetch:u,open:{app:s,
environment:m.environment,comment:m.comment},warn:(T,v)=>{c=1,e.add("error",{message:T},v.split(`
`))}});let r;const i=async()=>{if(!w)return;const{endApp:T}=await Promise.all([o.e(840),o.e(878),o.e(737),o.e(169)]).then(o.bind(o,3502)),v=k=>d.mask(k);return r=
await T(w,{...n,fetch:u,run:E.d,onSecret:v},({message:k})=>d.line(`The app was not deleted: ${k}`)),r},f=await p?.closePreview(h,n.signal,i);if(f==="left")return d.
annotate("error",{message:`Interrupted: GitHub may still show the preview ${s} as active`}),d.summary((0,g.aC)(s)),1;const _=f==="closed";return c!==0?c:(_&&d.summary(
(0,g.Z_)(s,{until:r},(0,t.sA)(n.clock.now(),a.context.runUrl))),d.line(_?`\u2713 The preview ${s} has ended`:`Pull request #${h} is open again`),0)}}),3502:((D,A,o)=>{
o.d(A,{endApp:()=>a,restoreApp:()=>d});var l=o(7598),g=o(3082),y=o(8302),O=o(86),t=o(3823);const E={rollback:h("roll back",t.a6.rollback,"deployID","url"),listOrganizations:s(
"list the organizations",t.a6.listOrganizations,"organizations"),listApps:s("list the apps",t.a6.listApps,"apps"),readQueue:s("read the queue",t.a6.readQueue,"r\
unning","waiting"),readApp:s("read the app",t.a6.readApp,"appID"),deleteApp:s("delete the app",t.a6.deleteApp,"appID","deleted"),restoreApp:s("restore the app",
t.a6.restoreApp,"appID"),listDeployments:s("list the deployments",t.a6.listDeployments,"deployments"),readDeployment:s("read the deployment",t.a6.readDeployment,
"deployID","status"),readLog:s("read the log",t.a6.readLog,"text","next","atEnd","status"),cancel:h("cancel the deployment",t.a6.cancel,"deployID","status"),clearCaches:s(
"clear the caches",t.a6.clearCaches,"cleared"),redeploy:h("deploy again",t.a6.redeploy,"deployID","status"),updateApp:s("change the settings",t.bw.updateApp,"ap\
pID"),listEnv:s("list the variables",t.a6.listEnv,"names"),editEnv:s("change the variables",t.a6.editEnv,"names"),whoAmI:s("ask who you are",t.a6.whoAmI,"email",
"roles"),listMachines:s("list your machines",t.a6.listMachines,"machines"),endMachine:h("sign the machine out",t.a6.endMachine,"ended"),listTokens:s("list the a\
ccess tokens",t.a6.listTokens,"tokens"),createToken:h("make the access token",t.a6.createToken,"name","token"),createProjectToken:h("make the access token",t.a6.
createProjectToken,"name","token"),createAppToken:h("make the access token",t.a6.createAppToken,"name","token"),revokeToken:h("revoke the access token",t.a6.revokeToken,
"revoked"),listMembers:s("list the members",t.a6.listMembers,"members","file"),setMember:s("change the members",t.a6.setMember,"member"),setProjectMember:s("cha\
nge the members",t.a6.setProjectMember,"member"),setAppMember:s("change the members",t.a6.setAppMember,"member"),readAudit:s("read the audit log",t.a6.readAudit,
"rows","head","anchor"),readPlatformAudit:s("read the audit log",t.a6.readPlatformAudit,"rows","head","anchor"),listNodes:s("list the nodes",t.a6.listNodes,"nod\
es"),readSecrets:s("read which keys are needed",t.a6.readSecrets,"keys","remaining"),rotateSecret:h("rotate the secret",t.a6.rotateSecret,"from","to"),createConsoleLink:s(
"get a link to the console",t.a6.createConsoleLink,"url","expiresAt"),listHosts:s("list the hosts",t.a6.listHosts,"hosts"),listTables:s("list the tables",t.a6.listTables,
"tables"),createTable:h("create the table",t.a6.createTable,"name","token"),deleteTable:h("delete the table",t.a6.deleteTable,"deleted"),listKeys:s("list the ke\
ys",t.a6.listKeys,"keys"),runtime:s("get the app's variables",t.a6.runtime,"variables"),readInstances:s("read the instances",t.a6.readInstances,"node","runs","i\
nstances"),readOutput:s("read what the app prints",t.a6.readOutput,"lines","next"),organizationUsage:s("read the usage",t.a6.organizationUsage,"points"),organizationQuotas:s(
"read the quotas",t.a6.organizationQuotas,"quotas","month"),projectUsage:s("read the usage",t.a6.projectUsage,"points"),appUsage:s("read the usage",t.a6.appUsage,
"points"),listHooks:s("list the webhooks",t.a6.listHooks,"hooks"),addHook:h("add the webhook",t.a6.addHook,"hook","secret"),removeHook:h("remove the webhook",t.
a6.removeHook,"removed"),listPushes:s("list the pushes",t.a6.listPushes,"pushes"),listTargets:s("list who is told",t.a6.listTargets,"targets"),addTarget:h("add \
who is told",t.a6.addTarget,"target"),removeTarget:h("remove who is told",t.a6.removeTarget,"removed"),testTarget:h("send a test",t.a6.testTarget,"delivery"),listDeliveries:s(
"list the messages",t.a6.listDeliveries,"deliveries"),redeliver:h("send the message again",t.a6.redeliver,"delivery")},b=h("make the backup",{method:"POST",path:"\
/backup"},"to");function s(u,p,...r){return{doing:u,route:p,mayRepeat:!0,decode:w(r)}}function h(...u){return{...s(...u),mayRepeat:!1}}function w(u){return(p,r)=>{
const i=u.filter(f=>!(0,y.Gv)(p)||p[f]===void 0);if(!(0,y.Gv)(p)||i.length>0)throw(0,O.LO)(i.join(" and "),p,r);return p}}var m=o(4112),n=o(3739);async function a(u,p,r){
try{const{deleted:i}=await c(u,p)(E.deleteApp,{parameters:e(u)});return(0,y.Gv)(i)&&typeof i.until=="string"?i.until:void 0}catch(i){const f=(0,n.I7)(i);[404,405].
includes(f.call?.status??0)||r(f);return}}async function d(u,p){await c(u,p)(E.restoreApp,{parameters:e(u),body:{}})}function e({org:u,project:p,app:r}){return{
orgID:u,projectID:p,appID:r}}function c({baseUrl:u,source:p},{run:r,onSecret:i,...f}){const _={...f,uuid:l.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},
T=(0,g.r)(p,{..._,run:r,onSecret:i});return(0,m.o)({..._,baseUrl:u,tokens:T})}}),1021:((D,A,o)=>{o.d(A,{d:()=>l});async function l(g){const{getExecOutput:y}=await o.
e(913).then(o.bind(o,3913)),[O,t]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return y(O,[t,g],{silent:!0,ignoreReturnCode:!0})}}),445:((D,A,o)=>{o.d(A,
{t:()=>h});var l=o(3739),g=o(1787);const y=16384,O=/[\s,]*<([^>]*)>/y,t=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function E(m){
const n=(m??"").slice(0,y);let a=0;const d=e=>{e.lastIndex=a;const c=e.exec(n);return c&&(a=e.lastIndex),c};for(let e=d(O);e;e=d(O)){const c=new Map;for(let p=d(
t);p;p=d(t)){const[,r="",i,f=""]=p;c.has(r.toLowerCase())||c.set(r.toLowerCase(),i??f)}if((c.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!c.has(
"anchor"))return e[1]}}function b(m,n){const a=E(m.get("link"));return a===void 0?void 0:URL.parse(a,n.href)?.href}var s=o(1053);function h({decode:m,readError:n,
explain:a,takesText:d}){return async e=>{const{status:c,text:u,headers:p,retryAfterMs:r}=e,i=u===void 0?void 0:w(u,p,d);if(c>=400){const f=(0,g.N)(i?.body),_=await n?.(
i?.body,f)??f;return{ok:!1,error:(0,s.x5)(e,_,r,await a?.(_,c))}}if(i===void 0)return{ok:!1,error:(0,s.g$)(e,e.bodyBytes)};if(i.fault!==void 0)return{ok:!1,error:(0,s.
O$)(e,i.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await m(i.body,(0,s.xS)(e),{location:p.get("location")??void 0,nextPage:b(p,e.request.url)})}}catch(f){
if(f instanceof l.GQ)return{ok:!1,error:f};throw f}}}function w(m,n,a=!1){if(m.trim()==="")return{body:void 0};const d=(n.get("content-type")??"").split(";")[0]?.
trim().toLowerCase()??"",e=d===""||d==="text/plain";if(!e&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(d))return{body:void 0,fault:d==="text/html"?"is an HTML page":"\
is not JSON by its content type"};try{const c=JSON.parse(m);return e&&typeof c!="object"&&!a?{body:void 0,fault:"is plain text"}:{body:c}}catch{return e&&a?{body:m}:
{body:void 0,fault:"is not whole JSON"}}}}),2996:((D,A,o)=>{o.d(A,{Q:()=>O,x:()=>t});var l=o(9127),g=o(8302),y=o(1709);function O(h){return async(w,m)=>{const n=new URL(
w instanceof Request?w.url:w);if(!(n.protocol==="http:"&&n.hostname.endsWith(".localhost")&&!m?.body))return h(w,m);const{method:d="GET",signal:e}=m??{},c={...Object.
fromEntries(new Headers(m?.headers)),host:n.host},u=await b(n,{hostname:"127.0.0.1",method:d,headers:c,signal:e??void 0}),p=[];for await(const _ of u.body??[])p.
push(_);const{status:r,headers:i}=u,f=r===204||r===304?null:Buffer.concat(p);return new Response(f,{status:r,headers:[...i]})}}function t(h,w=E){const m=h===fetch;
return(n,a)=>{const d=n.protocol==="http:"&&(0,y.c)(n.hostname);return m||d?b(n,{...a,connectMs:w}):h(n,a)}}const E=1e4;function b(h,w){const{hostname:m,method:n,
headers:a,body:d,signal:e,connectMs:c=E}=w,u=h.protocol==="https:",{request:p}=process.getBuiltinModule(u?"node:https":"node:http");return new Promise((r,i)=>{const f=d===
void 0?{}:{"content-length":String(Buffer.byteLength(d))},_={method:n,headers:{"accept-encoding":"identity",...f,...a},auth:void 0,...n==="POST"?{agent:!1}:{},...(0,g.
Eb)({hostname:m,signal:e})},T=p(h,_,v=>{const k=new Map(Object.entries(v.headers).map(([M,I])=>[M,[I].flat().join(", ")])),P={get:M=>k.get(M.toLowerCase())??null,
[Symbol.iterator]:()=>k.entries()};r({status:v.statusCode??0,headers:P,body:v})});T.on("error",i),T.on("upgrade",(v,k)=>{k.destroy(),i(new Error("The server ans\
wered with an upgrade"))}),T.on("socket",v=>{if(!v.connecting)return;const k=setTimeout(()=>T.destroy(s(h,c)),c);for(const P of[u?"secureConnect":"connect","clo\
se"])v.once(P,()=>clearTimeout(k))}),T.end(d)})}function s({host:h},w){const m=new Error(`No connection to ${h} within ${(0,l.a3)(w)}`);return Object.assign(m,{
code:"ETIMEDOUT",syscall:"connect"})}}),3082:((D,A,o)=>{o.d(A,{r:()=>d});var l=o(9696),g=o(9127),y=o(3739),O=o(8302),t=o(7);const E="Give the identity provider'\
s ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",s=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:E},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:E},{code:"access_tok\
en_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:E},{code:"invalid_id_token",broken:({claims:e},c)=>typeof e.exp=="number"&&e.exp*1e3<=c,because:({claims:e},c)=>`expired ${(0,g.a3)(c-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function h(e,c,u="id-token",p){if((0,t.eo)(
e))return;if((0,t.Lh)(e)){const f=`The access token of ${u} is not whole: it was cut, or mistyped`,_="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new y.GQ("invalid_id_token",f,{input:u,remedy:_})}const r=m(e);if(r===void 0){const f=!e.includes(".");throw new y.
GQ(f?"access_token_given":"invalid_id_token",f?`The token of ${u} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${u}\
 is not a JWT: it does not have three parts that can be decoded`,{input:u,remedy:E})}const i=s.find(({broken:f})=>f(r,c));if(i!==void 0){const f=`The token of ${u}\
 ${i.because(r,c)}`,_=new y.GQ(i.code,f,{input:u,remedy:i.remedy});if(i.code!=="email_claim_missing"||p===void 0)throw _;p(_)}return typeof r.claims.exp=="numbe\
r"?r.claims.exp*1e3:void 0}function w(e){return m(e)?.claims}function m(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[c,u]=e.split(".").map(p=>(0,O.D7)(
Buffer.from(p,"base64url").toString("utf8")));return c!==void 0&&u!==void 0?{header:c,claims:u}:void 0}const n=6e4,a=15e3;function d(e,c){const u=(0,l.p)(c),{clock:p}=c;
let r,i,f,_=!1;const T=M=>{f=M},v=e.mayLackEmail&&c.onNoEmail?T:void 0;async function k(){const M=await e.obtain(u,c),I=p.now(),R=h(M,I,e.input,v)??Number.POSITIVE_INFINITY;
return{token:M,expiresAt:R,renewAt:Math.max(R-n,I+(R-I)/2)}}async function P(){return i??=k().finally(()=>{i=void 0}),r=await i,r}return{async token(){if(r===void 0)
return(await P()).token;if(p.now()<r.renewAt)return r.token;const M=r;try{return(await P()).token}catch(I){if(p.now()>=M.expiresAt)throw I;return r={...M,renewAt:p.
now()+a},M.token}},async renew(M){return f&&!_&&c.onNoEmail?.(f),_||=f!==void 0,e.renewable===!1?!1:r!==void 0&&r.token!==M?!0:(await P()).token!==M}}}}),3445:((D,A,o)=>{
o.d(A,{i:()=>y});var l=o(3739),g=o(1709);async function y(t){const E=a=>t[a.toLowerCase()]||t[a]||"",b=E("ALL_PROXY"),s=O(E("HTTP_PROXY")||b,"HTTP_PROXY"),h=O(E(
"HTTPS_PROXY")||b,"HTTPS_PROXY");if(s===""&&h==="")return fetch;const w=await o.e(729).then(o.bind(o,3729)),m=new w.EnvHttpProxyAgent({httpProxy:s,httpsProxy:h,
noProxy:E("NO_PROXY")}),n=w.fetch;return async(a,d)=>{if(a instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const e=new URL(
a);return(0,g.c)(e.hostname)?fetch(a,d):n(e,{...d,dispatcher:m})}}function O(t,E){const b=t===""||t.includes("://")?t:`http://${t}`;if(b===""||URL.canParse(b))return b;
throw new l.GQ("invalid_input",`${E} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),4112:((D,A,o)=>{o.d(A,{o:()=>s});
var l=o(3739),g=o(8302),y=o(3823),O=o(445),t=o(5529),E=o(9696),b=o(1619);function s(m){const n=(0,b.Jb)(m.baseUrl,"base-url"),a=(0,E.p)(m);return async(d,e)=>{const{
doing:c,mayRepeat:u,decode:p,takesText:r,route:i}=d,{body:f,signal:_,readError:T,explain:v}=e;let k="";return a({doing:c,mayRepeat:u,read:(0,O.t)({decode:p,takesText:r,
readError:T,explain:v}),signal:_,request:{method:i.method,url:e.page===void 0?w(n,i.path,e):h(n,e.page,c),headers:{...t.H1,...(0,g.Eb)({"content-type":f===void 0?
void 0:"application/json","idempotency-key":u?void 0:e.idempotencyKey??m.uuid()})},...(0,g.Eb)({body:f===void 0?void 0:JSON.stringify(f)})},async authorize(P){return k=
await m.tokens.token(),{...P,headers:{...P.headers,authorization:`Bearer ${k}`}}},renew:()=>m.tokens.renew(k)})}}function h(m,n,a){const d=new URL(n);if(d.origin===
m.origin)return d;throw new l.GQ("redirected",`Could not ${a}: ${m.origin} names ${d.origin} for the next page`,{remedy:`Nothing was sent there. If ${d.origin} \
is the service, give that address as base-url.`})}function w(m,n,{parameters:a,query:d={}}){for(const[c,u]of Object.entries(a))if(/^\.{0,2}$/.test(u))throw new l.
GQ("invalid_input",`"${u}" is not a valid ${c}`,{remedy:"Give the identifier that the platform shows."});const e=(0,b.CY)(m,(0,y.dN)(n,a));for(const[c,u]of Object.
entries(d))u!==void 0&&e.searchParams.set(c,u);return e}}),7717:((D,A,o)=>{o.d(A,{O:()=>l});function l(g){let y;return()=>(y??=g().catch(O=>{throw y=void 0,O}),
y)}}),2978:((D,A,o)=>{o.d(A,{Gy:()=>t,Jt:()=>E,Qq:()=>g,U9:()=>O,Xd:()=>s,c3:()=>h,lS:()=>w,nd:()=>y,tG:()=>m,yL:()=>b});var l=o(8302);function g(n){return a=>(0,l.
KH)(a,n)?a:void 0}const y=n=>typeof n=="number"&&Number.isSafeInteger(n)?n:void 0,O=n=>{const a=y(n);return a!==void 0&&a>=0?a:void 0},t=n=>n===!0?!0:void 0,E=n=>n===
!0;function b(n){return a=>n.find(d=>d===a)}function s(n){return a=>a===null?null:n(a)}function h(n,a){return d=>{if(!Array.isArray(d)||d.length>n)return;const e=d.
map(a).filter(c=>c!==void 0);return e.length===d.length?e:void 0}}function w(n,a={}){const d=Object.entries({...a,...n});return e=>{if(!(0,l.Gv)(e))return;const c={};
for(const[u,p]of d){const r=p(e[u]);if(r!==void 0)c[u]=r;else if(Object.hasOwn(n,u))return}return c}}function m(n,a){return d=>{const e=(0,l.Gv)(d)?d[n]:void 0;
if(typeof e!="string"||!Object.hasOwn(a,e))return;const c=a[e]?.(d);return c&&{[n]:e,...c}}}}),7:((D,A,o)=>{o.d(A,{KT:()=>w,Lh:()=>E,Xm:()=>m,eo:()=>b,yH:()=>s});
const l="slp_",g="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",y=40,O=6,t=new RegExp(`^${l}[0-9A-Za-z]{${y+O}}$`);function E(n){return n.startsWith(
l)}function b(n){if(!t.test(n))return!1;const a=n.length-O;return n.slice(a)===h(n.slice(l.length,a))}function s(n){const a=Array.from({length:y},()=>g[n(g.length)]).
join("");return l+a+h(a)}function h(n){let a=process.getBuiltinModule("node:zlib").crc32(n),d="";for(let e=0;e<O;e+=1)d=g[a%g.length]+d,a=Math.floor(a/g.length);
return d}const w={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},m=["viewer","deploye\
r"]}),8595:((D,A,o)=>{o.d(A,{EO:()=>y,HK:()=>e,_Q:()=>b,dA:()=>s,hd:()=>n,i1:()=>h,iq:()=>w,nR:()=>d,ws:()=>t,x4:()=>a});var l=o(2978),g=o(2345);const y=1024,O=(0,l.
Qq)(y),t=5,E=500;function b({message:c}){return`The build ended with 0 in spite of an error: ${c}`}const s=(0,l.lS)({file:(0,l.Xd)(O),line:(0,l.Xd)(l.U9),message:(0,l.
Qq)(E)},{isMarked:l.Gy}),h=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention",
"unclosed_block","unprocessed_rule"],w=10,m=(0,l.lS)({code:(0,l.yL)(h),file:(0,l.Xd)((0,l.Qq)(g.IC.file)),line:(0,l.Xd)(c=>(0,l.U9)(c)||void 0),message:(0,l.Qq)(
E)}),n=(0,l.c3)(w,m),a=(0,l.lS)({path:O,bytes:l.U9,brotli:l.U9,gzip:l.U9,digest:(0,l.Qq)(64)},{hasKey:l.Gy}),d=(0,l.lS)({path:O,kind:(0,l.yL)(["repository","sec\
rets","example"])}),e=(0,l.lS)({file:(0,l.Qq)(256),reason:(0,l.Qq)(1e3)},{line:l.U9})}),7933:((D,A,o)=>{o.d(A,{PV:()=>c,jE:()=>e,x6:()=>t});var l=o(9127),g=o(3739),
y=o(5807),O=o(4840);async function t(r,i,f,_){return s(r)??await E(i.appID,_)??s(i.url)??b(i,f)}async function E(r,i){const f=await i.listEnvironments(r).catch(
()=>[]);return s((0,O.zS)(f)?.url)}function b(r,i){const f=i.urlTemplate;if(!(f?.includes("{subdomain}")&&!r.subdomain))return s(f?.replaceAll("{subdomain}",r.subdomain??
"").replaceAll("{app}",r.appID))}function s(r){if(!r)return;const i=URL.parse(r.includes("://")?r:`https://${r}`);return i&&(i.protocol==="https:"||i.protocol===
"http:")?i.href:void 0}const h=6e4,w=500,m=5e3,n=1e4,a="x-slipway-release",d="x-slipway-error";async function e(r,i){const f=i.clock.now();let _=w;for(let T=1;;T++){
const v=await p(r,i);if(v===void 0)return T;if(v.goneAt!==void 0)throw u(v.goneAt,i.deployID);const k=i.clock.now()-f;if(k+_>h){const P=`after ${(0,l.a3)(k)} an\
d ${T} tries`;throw new g.GQ("verify_failed",`${r} ${v.words} ${P}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the sit\
e is not public.'})}await i.clock.sleep(_,i.signal),_=Math.min(m,_*2)}}async function c(r,{fetch:i,signal:f}){const _=s(r);if(_===void 0)return!1;const T=v=>v===
void 0;return p(_,{fetch:i,signal:f,deployID:void 0}).then(T,()=>!1)}function u(r,i){const f=URL.parse(r)?.pathname??"/",_=f==="/"?"index.html":`page for ${f}`;
return new g.GQ("verify_failed",`${r} answers 404: the release ${i} has no ${_}`,{remedy:'Check that output-directory is the folder with the index.html of the s\
ite. If the site has none on purpose, set verify to "off".'})}async function p(r,i){const{fetch:f,signal:_,deployID:T,isFunction:v=!1}=i;try{const k=await f(r,{
signal:AbortSignal.any([_,AbortSignal.timeout(n)])});await k.body?.cancel();const P=k.headers.get(a);if(v&&T!==void 0&&P!==null&&P!==T)return{words:`is still an\
swered by the release ${(0,y.Ow)(P,100)}`};const M=k.headers.get(d);if(k.status<(v&&M===null?500:400))return;const I=`answers ${k.status}`;if(M!==null)return{words:`${I}\
 (${(0,y.Ow)(M,60)})`};const R=T!==void 0&&P===T;return k.status===404&&R?{words:I,goneAt:k.url||r}:{words:I}}catch(k){_.throwIfAborted();const P=k instanceof Error&&
k.cause instanceof Error?k.cause:k;return{words:`cannot be reached (${(0,g.bD)(P)})`}}}})};export{L as id,S as ids,U as modules};

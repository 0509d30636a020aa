const L=169,S=[169,502],U={9285:((D,A,s)=>{s.d(A,{closePreview:()=>y});var u=s(3445),E=s(7899),k=s(6737),w=s(246),t=s(9877),_=s(1021);async function y({app:n,pullRequest:h,
own:O,github:p},o){const{run:a,runner:c}=o,e=(0,w.X)(c);let i=0;const l=await(0,u.i)(o.env),m=(0,k.L)({...o,context:a.context,token:p.token,fetch:l,open:{app:n,
environment:p.environment,comment:p.comment},warn:(T,v)=>{i=1,e.add("error",{message:T},v.split(`
`))}});let r;const d=async()=>{if(!O)return;const{endApp:T}=await Promise.all([s.e(840),s.e(878),s.e(737),s.e(169)]).then(s.bind(s,3502)),v=b=>c.mask(b);return r=
await T(O,{...o,fetch:l,run:_.d,onSecret:v},({message:b})=>c.line(`The app was not deleted: ${b}`)),r},f=await m?.closePreview(h,o.signal,d);if(f==="left")return c.
annotate("error",{message:`Interrupted: GitHub may still show the preview ${n} as active`}),c.summary((0,E.aC)(n)),1;const g=f==="closed";return i!==0?i:(g&&c.summary(
(0,E.Z_)(n,{until:r},(0,t.sA)(o.clock.now(),a.context.runUrl))),c.line(g?`\u2713 The preview ${n} has ended`:`Pull request #${h} is open again`),0)}}),3502:((D,A,s)=>{
s.d(A,{endApp:()=>a,restoreApp:()=>c});var u=s(7598),E=s(3082),k=s(8302),w=s(86),t=s(3823);const _={rollback:h("roll back",t.a6.rollback,"deployID","url"),listOrganizations:n(
"list the organizations",t.a6.listOrganizations,"organizations"),listApps:n("list the apps",t.a6.listApps,"apps"),readQueue:n("read the queue",t.a6.readQueue,"r\
unning","waiting"),readApp:n("read the app",t.a6.readApp,"appID"),deleteApp:n("delete the app",t.a6.deleteApp,"appID","deleted"),restoreApp:n("restore the app",
t.a6.restoreApp,"appID"),listDeployments:n("list the deployments",t.a6.listDeployments,"deployments"),readDeployment:n("read the deployment",t.a6.readDeployment,
"deployID","status"),readLog:n("read the log",t.a6.readLog,"text","next","atEnd","status"),cancel:h("cancel the deployment",t.a6.cancel,"deployID","status"),clearCaches:n(
"clear the caches",t.a6.clearCaches,"cleared"),redeploy:h("deploy again",t.a6.redeploy,"deployID","status"),updateApp:n("change the settings",t.bw.updateApp,"ap\
pID"),listEnv:n("list the variables",t.a6.listEnv,"names"),editEnv:n("change the variables",t.a6.editEnv,"names"),whoAmI:n("ask who you are",t.a6.whoAmI,"email",
"roles"),listMachines:n("list your machines",t.a6.listMachines,"machines"),endMachine:h("sign the machine out",t.a6.endMachine,"ended"),listTokens:n("list the a\
ccess tokens",t.a6.listTokens,"tokens"),createToken:h("make the access token",t.a6.createToken,"name","token"),createProjectToken:h("make the access token",t.a6.
createProjectToken,"name","token"),createAppToken:h("make the access token",t.a6.createAppToken,"name","token"),revokeToken:h("revoke the access token",t.a6.revokeToken,
"revoked"),listMembers:n("list the members",t.a6.listMembers,"members","file"),setMember:n("change the members",t.a6.setMember,"member"),setProjectMember:n("cha\
nge the members",t.a6.setProjectMember,"member"),setAppMember:n("change the members",t.a6.setAppMember,"member"),readAudit:n("read the audit log",t.a6.readAudit,
"rows","head","anchor"),readPlatformAudit:n("read the audit log",t.a6.readPlatformAudit,"rows","head","anchor"),listNodes:n("list the nodes",t.a6.listNodes,"nod\
es"),readSecrets:n("read which keys are needed",t.a6.readSecrets,"keys","remaining"),rotateSecret:h("rotate the secret",t.a6.rotateSecret,"from","to"),createConsoleLink:n(
"get a link to the console",t.a6.createConsoleLink,"url","expiresAt"),listHosts:n("list the hosts",t.a6.listHosts,"hosts"),listTables:n("list the tables",t.a6.listTables,
"tables"),createTable:h("create the table",t.a6.createTable,"name","token"),deleteTable:h("delete the table",t.a6.deleteTable,"deleted"),listKeys:n("list the ke\
ys",t.a6.listKeys,"keys"),runtime:n("get the app's variables",t.a6.runtime,"variables"),readInstances:n("read the instances",t.a6.readInstances,"node","runs","i\
nstances"),readOutput:n("read what the app prints",t.a6.readOutput,"lines","next"),organizationUsage:n("read the usage",t.a6.organizationUsage,"points"),organizationQuotas:n(
"read the quotas",t.a6.organizationQuotas,"quotas","month"),projectUsage:n("read the usage",t.a6.projectUsage,"points"),appUsage:n("read the usage",t.a6.appUsage,
"points"),listHooks:n("list the webhooks",t.a6.listHooks,"hooks"),addHook:h("add the webhook",t.a6.addHook,"hook","secret"),removeHook:h("remove the webhook",t.
a6.removeHook,"removed"),listPushes:n("list the pushes",t.a6.listPushes,"pushes"),listTargets:n("list who is told",t.a6.listTargets,"targets"),addTarget:h("add \
who is told",t.a6.addTarget,"target"),removeTarget:h("remove who is told",t.a6.removeTarget,"removed"),testTarget:h("send a test",t.a6.testTarget,"delivery"),listDeliveries:n(
"list the messages",t.a6.listDeliveries,"deliveries"),redeliver:h("send the message again",t.a6.redeliver,"delivery")},y=h("make the backup",{method:"POST",path:"\
/backup"},"to");function n(l,m,...r){return{doing:l,route:m,mayRepeat:!0,decode:O(r)}}function h(...l){return{...n(...l),mayRepeat:!1}}function O(l){return(m,r)=>{
const d=l.filter(f=>!(0,k.Gv)(m)||m[f]===void 0);if(!(0,k.Gv)(m)||d.length>0)throw(0,w.LO)(d.join(" and "),m,r);return m}}var p=s(4112),o=s(3739);async function a(l,m,r){
try{const{deleted:d}=await i(l,m)(_.deleteApp,{parameters:e(l)});return(0,k.Gv)(d)&&typeof d.until=="string"?d.until:void 0}catch(d){const f=(0,o.I7)(d);[404,405].
includes(f.call?.status??0)||r(f);return}}async function c(l,m){await i(l,m)(_.restoreApp,{parameters:e(l),body:{}})}function e({org:l,project:m,app:r}){return{
orgID:l,projectID:m,appID:r}}function i({baseUrl:l,source:m},{run:r,onSecret:d,...f}){const g={...f,uuid:u.randomUUID,signal:new AbortController().signal,onTrouble:()=>{}},
T=(0,E.r)(m,{...g,run:r,onSecret:d});return(0,p.o)({...g,baseUrl:l,tokens:T})}}),1021:((D,A,s)=>{s.d(A,{d:()=>u});async function u(E){const{getExecOutput:k}=await s.
e(913).then(s.bind(s,3913)),[w,t]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return k(w,[t,E],{silent:!0,ignoreReturnCode:!0})}}),445:((D,A,s)=>{s.d(A,
{t:()=>h});var u=s(3739),E=s(1787);const k=16384,w=/[\s,]*<([^>]*)>/y,t=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function _(p){
const o=(p??"").slice(0,k);let a=0;const c=e=>{e.lastIndex=a;const i=e.exec(o);return i&&(a=e.lastIndex),i};for(let e=c(w);e;e=c(w)){const i=new Map;for(let m=c(
t);m;m=c(t)){const[,r="",d,f=""]=m;i.has(r.toLowerCase())||i.set(r.toLowerCase(),d??f)}if((i.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!i.has(
"anchor"))return e[1]}}function y(p,o){const a=_(p.get("link"));return a===void 0?void 0:URL.parse(a,o.href)?.href}var n=s(1053);function h({decode:p,readError:o,
explain:a,takesText:c}){return async e=>{const{status:i,text:l,headers:m,retryAfterMs:r}=e,d=l===void 0?void 0:O(l,m,c);if(i>=400){const f=(0,E.N)(d?.body),g=await o?.(
d?.body,f)??f;return{ok:!1,error:(0,n.x5)(e,g,r,await a?.(g,i))}}if(d===void 0)return{ok:!1,error:(0,n.g$)(e,e.bodyBytes)};if(d.fault!==void 0)return{ok:!1,error:(0,n.
O$)(e,d.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await p(d.body,(0,n.xS)(e),{location:m.get("location")??void 0,nextPage:y(m,e.request.url)})}}catch(f){
if(f instanceof u.GQ)return{ok:!1,error:f};throw f}}}function O(p,o,a=!1){if(p.trim()==="")return{body:void 0};const c=(o.get("content-type")??"").split(";")[0]?.
trim().toLowerCase()??"",e=c===""||c==="text/plain";if(!e&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(c))return{body:void 0,fault:c==="text/html"?"is an HTML page":"\
is not JSON by its content type"};try{const i=JSON.parse(p);return e&&typeof i!="object"&&!a?{body:void 0,fault:"is plain text"}:{body:i}}catch{return e&&a?{body:p}:
{body:void 0,fault:"is not whole JSON"}}}}),3082:((D,A,s)=>{s.d(A,{r:()=>c});var u=s(9696),E=s(9127),k=s(3739),w=s(8302),t=s(7);const _="Give the identity provi\
der's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",n=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:_},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:_},{code:"access_tok\
en_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:_},{code:"invalid_id_token",broken:({claims:e},i)=>typeof e.exp=="number"&&e.exp*1e3<=i,because:({claims:e},i)=>`expired ${(0,E.a3)(i-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function h(e,i,l="id-token",m){if((0,t.eo)(
e))return;if((0,t.Lh)(e)){const f=`The access token of ${l} is not whole: it was cut, or mistyped`,g="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new k.GQ("invalid_id_token",f,{input:l,remedy:g})}const r=p(e);if(r===void 0){const f=!e.includes(".");throw new k.
GQ(f?"access_token_given":"invalid_id_token",f?`The token of ${l} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${l}\
 is not a JWT: it does not have three parts that can be decoded`,{input:l,remedy:_})}const d=n.find(({broken:f})=>f(r,i));if(d!==void 0){const f=`The token of ${l}\
 ${d.because(r,i)}`,g=new k.GQ(d.code,f,{input:l,remedy:d.remedy});if(d.code!=="email_claim_missing"||m===void 0)throw g;m(g)}return typeof r.claims.exp=="numbe\
r"?r.claims.exp*1e3:void 0}function O(e){return p(e)?.claims}function p(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[i,l]=e.split(".").map(m=>(0,w.D7)(
Buffer.from(m,"base64url").toString("utf8")));return i!==void 0&&l!==void 0?{header:i,claims:l}:void 0}const o=6e4,a=15e3;function c(e,i){const l=(0,u.p)(i),{clock:m}=i;
let r,d,f,g=!1;const T=M=>{f=M},v=e.mayLackEmail&&i.onNoEmail?T:void 0;async function b(){const M=await e.obtain(l,i),I=m.now(),R=h(M,I,e.input,v)??Number.POSITIVE_INFINITY;
return{token:M,expiresAt:R,renewAt:Math.max(R-o,I+(R-I)/2)}}async function P(){return d??=b().finally(()=>{d=void 0}),r=await d,r}return{async token(){if(r===void 0)
return(await P()).token;if(m.now()<r.renewAt)return r.token;const M=r;try{return(await P()).token}catch(I){if(m.now()>=M.expiresAt)throw I;return r={...M,renewAt:m.
now()+a},M.token}},async renew(M){return f&&!g&&i.onNoEmail?.(f),g||=f!==void 0,e.renewable===!1?!1:r!==void 0&&r.token!==M?!0:(await P()).token!==M}}}}),3532:((D,A,s)=>{
s.d(A,{B:()=>w,Q:()=>k});var u=s(8302),E=s(1709);function k(_){return async(y,n)=>{const h=new URL(y instanceof Request?y.url:y);if(!(h.protocol==="http:"&&h.hostname.
endsWith(".localhost")&&!n?.body))return _(y,n);const{method:p="GET",signal:o}=n??{},a={...Object.fromEntries(new Headers(n?.headers)),host:h.host},c=await t(h,
{hostname:"127.0.0.1",method:p,headers:a,signal:o??void 0}),e=[];for await(const r of c.body??[])e.push(r);const{status:i,headers:l}=c,m=i===204||i===304?null:Buffer.
concat(e);return new Response(m,{status:i,headers:[...l]})}}function w(_){return(y,n)=>y.protocol==="http:"&&(0,E.c)(y.hostname)?t(y,n):_(y,n)}function t(_,{hostname:y,
method:n,headers:h,body:O,signal:p}){const{request:o}=process.getBuiltinModule("node:http");return new Promise((a,c)=>{const e={method:n,headers:{...h},auth:void 0,
...(0,u.Eb)({hostname:y,signal:p})},i=o(_,e,l=>{const m=new Map(Object.entries(l.headers).map(([d,f])=>[d,[f].flat().join(", ")])),r={get:d=>m.get(d.toLowerCase())??
null,[Symbol.iterator]:()=>m.entries()};a({status:l.statusCode??0,headers:r,body:l})});i.on("error",c),i.end(O)})}}),3445:((D,A,s)=>{s.d(A,{i:()=>k});var u=s(3739),
E=s(1709);async function k(t){const _=a=>t[a.toLowerCase()]||t[a]||"",y=_("ALL_PROXY"),n=w(_("HTTP_PROXY")||y,"HTTP_PROXY"),h=w(_("HTTPS_PROXY")||y,"HTTPS_PROXY");
if(n===""&&h==="")return fetch;const O=await s.e(729).then(s.bind(s,3729)),p=new O.EnvHttpProxyAgent({httpProxy:n,httpsProxy:h,noProxy:_("NO_PROXY")}),o=O.fetch;
return async(a,c)=>{if(a instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const e=new URL(a);return(0,E.c)(e.hostname)?fetch(
a,c):o(e,{...c,dispatcher:p})}}function w(t,_){const y=t===""||t.includes("://")?t:`http://${t}`;if(y===""||URL.canParse(y))return y;throw new u.GQ("invalid_inp\
ut",`${_} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),4112:((D,A,s)=>{s.d(A,{o:()=>n});var u=s(3739),E=s(8302),k=s(
3823),w=s(445),t=s(5636),_=s(9696),y=s(1619);function n(p){const o=(0,y.Jb)(p.baseUrl,"base-url"),a=(0,_.p)(p);return async(c,e)=>{const{doing:i,mayRepeat:l,decode:m,
takesText:r,route:d}=c,{body:f,signal:g,readError:T,explain:v}=e;let b="";return a({doing:i,mayRepeat:l,read:(0,w.t)({decode:m,takesText:r,readError:T,explain:v}),
signal:g,request:{method:d.method,url:e.page===void 0?O(o,d.path,e):h(o,e.page,i),headers:{...t.H1,...(0,E.Eb)({"content-type":f===void 0?void 0:"application/js\
on","idempotency-key":l?void 0:e.idempotencyKey??p.uuid()})},...(0,E.Eb)({body:f===void 0?void 0:JSON.stringify(f)})},async authorize(P){return b=await p.tokens.
token(),{...P,headers:{...P.headers,authorization:`Bearer ${b}`}}},renew:()=>p.tokens.renew(b)})}}function h(p,o,a){const c=new URL(o);if(c.origin===p.origin)return c;
throw new u.GQ("redirected",`Could not ${a}: ${p.origin} names ${c.origin} for the next page`,{remedy:`Nothing was sent there. If ${c.origin} is the service, gi\
ve that address as base-url.`})}function O(p,o,{parameters:a,query:c={}}){for(const[i,l]of Object.entries(a))if(/^\.{0,2}$/.test(l))throw new u.GQ("invalid_inpu\
t",`"${l}" is not a valid ${i}`,{remedy:"Give the identifier that the platform shows."});const e=(0,y.CY)(p,(0,k.dN)(o,a));for(const[i,l]of Object.entries(c))l!==
void 0&&e.searchParams.set(i,l);return e}}),2978:((D,A,s)=>{s.d(A,{Gy:()=>t,Jt:()=>_,Qq:()=>E,U9:()=>w,Xd:()=>n,c3:()=>h,lS:()=>O,nd:()=>k,tG:()=>p,yL:()=>y});var u=s(
8302);function E(o){return a=>(0,u.KH)(a,o)?a:void 0}const k=o=>typeof o=="number"&&Number.isSafeInteger(o)?o:void 0,w=o=>{const a=k(o);return a!==void 0&&a>=0?
a:void 0},t=o=>o===!0?!0:void 0,_=o=>o===!0;function y(o){return a=>o.find(c=>c===a)}function n(o){return a=>a===null?null:o(a)}function h(o,a){return c=>{if(!Array.
isArray(c)||c.length>o)return;const e=c.map(a).filter(i=>i!==void 0);return e.length===c.length?e:void 0}}function O(o,a={}){const c=Object.entries({...a,...o});
return e=>{if(!(0,u.Gv)(e))return;const i={};for(const[l,m]of c){const r=m(e[l]);if(r!==void 0)i[l]=r;else if(Object.hasOwn(o,l))return}return i}}function p(o,a){
return c=>{const e=(0,u.Gv)(c)?c[o]:void 0;if(typeof e!="string"||!Object.hasOwn(a,e))return;const i=a[e]?.(c);return i&&{[o]:e,...i}}}}),7:((D,A,s)=>{s.d(A,{KT:()=>O,
Lh:()=>_,Xm:()=>p,eo:()=>y,yH:()=>n});const u="slp_",E="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",k=40,w=6,t=new RegExp(`^${u}[0-9A-Za-z]{${k+
w}}$`);function _(o){return o.startsWith(u)}function y(o){if(!t.test(o))return!1;const a=o.length-w;return o.slice(a)===h(o.slice(u.length,a))}function n(o){const a=Array.
from({length:k},()=>E[o(E.length)]).join("");return u+a+h(a)}function h(o){let a=process.getBuiltinModule("node:zlib").crc32(o),c="";for(let e=0;e<w;e+=1)c=E[a%
E.length]+c,a=Math.floor(a/E.length);return c}const O={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*
864e5},p=["viewer","deployer"]}),8595:((D,A,s)=>{s.d(A,{EO:()=>k,HK:()=>e,_Q:()=>y,dA:()=>n,hd:()=>o,i1:()=>h,iq:()=>O,nR:()=>c,ws:()=>t,x4:()=>a});var u=s(2978),
E=s(2345);const k=1024,w=(0,u.Qq)(k),t=5,_=500;function y({message:i}){return`The build ended with 0 in spite of an error: ${i}`}const n=(0,u.lS)({file:(0,u.Xd)(
w),line:(0,u.Xd)(u.U9),message:(0,u.Qq)(_)},{isMarked:u.Gy}),h=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_\
unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],O=10,p=(0,u.lS)({code:(0,u.yL)(h),file:(0,u.Xd)((0,u.Qq)(E.IC.file)),line:(0,u.Xd)(i=>(0,u.
U9)(i)||void 0),message:(0,u.Qq)(_)}),o=(0,u.c3)(O,p),a=(0,u.lS)({path:w,bytes:u.U9,brotli:u.U9,gzip:u.U9,digest:(0,u.Qq)(64)},{hasKey:u.Gy}),c=(0,u.lS)({path:w,
kind:(0,u.yL)(["repository","secrets","example"])}),e=(0,u.lS)({file:(0,u.Qq)(256),reason:(0,u.Qq)(1e3)},{line:u.U9})}),7933:((D,A,s)=>{s.d(A,{PV:()=>i,jE:()=>e,
x6:()=>t});var u=s(9127),E=s(3739),k=s(5807),w=s(4840);async function t(r,d,f,g){return n(r)??await _(d.appID,g)??n(d.url)??y(d,f)}async function _(r,d){const f=await d.
listEnvironments(r).catch(()=>[]);return n((0,w.zS)(f)?.url)}function y(r,d){const f=d.urlTemplate;if(!(f?.includes("{subdomain}")&&!r.subdomain))return n(f?.replaceAll(
"{subdomain}",r.subdomain??"").replaceAll("{app}",r.appID))}function n(r){if(!r)return;const d=URL.parse(r.includes("://")?r:`https://${r}`);return d&&(d.protocol===
"https:"||d.protocol==="http:")?d.href:void 0}const h=6e4,O=500,p=5e3,o=1e4,a="x-slipway-release",c="x-slipway-error";async function e(r,d){const f=d.clock.now();
let g=O;for(let T=1;;T++){const v=await m(r,d);if(v===void 0)return T;if(v.goneAt!==void 0)throw l(v.goneAt,d.deployID);const b=d.clock.now()-f;if(b+g>h){const P=`\
after ${(0,u.a3)(b)} and ${T} tries`;throw new E.GQ("verify_failed",`${r} ${v.words} ${P}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set ver\
ify to "off" if the site is not public.'})}await d.clock.sleep(g,d.signal),g=Math.min(p,g*2)}}async function i(r,{fetch:d,signal:f}){const g=n(r);if(g===void 0)
return!1;const T=v=>v===void 0;return m(g,{fetch:d,signal:f,deployID:void 0}).then(T,()=>!1)}function l(r,d){const f=URL.parse(r)?.pathname??"/",g=f==="/"?"inde\
x.html":`page for ${f}`;return new E.GQ("verify_failed",`${r} answers 404: the release ${d} has no ${g}`,{remedy:'Check that output-directory is the folder with\
 the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function m(r,d){const{fetch:f,signal:g,deployID:T,isFunction:v=!1}=d;
try{const b=await f(r,{signal:AbortSignal.any([g,AbortSignal.timeout(o)])});await b.body?.cancel();const P=b.headers.get(a);if(v&&T!==void 0&&P!==null&&P!==T)return{
words:`is still answered by the release ${(0,k.Ow)(P,100)}`};const M=b.headers.get(c);if(b.status<(v&&M===null?500:400))return;const I=`answers ${b.status}`;if(M!==
null)return{words:`${I} (${(0,k.Ow)(M,60)})`};const R=T!==void 0&&P===T;return b.status===404&&R?{words:I,goneAt:b.url||r}:{words:I}}catch(b){g.throwIfAborted();
const P=b instanceof Error&&b.cause instanceof Error?b.cause:b;return{words:`cannot be reached (${(0,E.bD)(P)})`}}}})};export{L as id,S as ids,U as modules};

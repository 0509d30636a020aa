const x=169,S=[169,502],j={9285:((D,A,t)=>{t.d(A,{closePreview:()=>m});var y=t(3445),k=t(7899),E=t(6737),w=t(9877),e=t(1021);async function m({app:g,pullRequest:n,
own:p,github:O},r){const{run:l,runner:o}=r;let u=0;const c=await(0,y.i)(r.env),s=(0,E.L)({...r,context:l.context,token:O.token,fetch:c,open:{app:g,environment:O.
environment,comment:O.comment},save:()=>{},warn:(h,_)=>{u=1,o.annotate("error",{message:h});for(const b of _.split(`
`))o.line(`  ${b}`)}});let d;const f=async()=>{if(!p)return;const{endApp:h}=await Promise.all([t.e(840),t.e(878),t.e(737),t.e(169)]).then(t.bind(t,3502)),_=v=>o.
mask(v),b=await h(p,{...r,fetch:c,run:e.d,onSecret:_});return b.kind==="refused"&&o.line(`The app was not deleted: ${b.error.message}`),b.kind==="deleted"&&(d=b.
until),d},i=await s?.closePreview(n,r.signal,f);if(i==="left")return o.annotate("error",{message:`Interrupted: GitHub may still show the preview ${g} as active`}),
o.summary((0,k.aC)(g)),1;const a=i==="closed";return u===0&&a&&o.summary((0,k.Z_)(g,{until:d},(0,w.sA)(r.clock.now(),l.context.runUrl))),u===0&&o.line(a?`\u2713 The \
preview ${g} has ended`:`Pull request #${n} is open again`),u}}),3502:((D,A,t)=>{t.d(A,{endApp:()=>o,restoreApp:()=>u});var y=t(7598),k=t(3082),E=t(8302),w=t(86),
e=t(3823);const m={rollback:p("roll back",e.a6.rollback,"deployID","url"),listOrganizations:n("list the organizations",e.a6.listOrganizations,"organizations"),listApps:n(
"list the apps",e.a6.listApps,"apps"),readQueue:n("read the queue",e.a6.readQueue,"running","waiting"),readApp:n("read the app",e.a6.readApp,"appID"),deleteApp:n(
"delete the app",e.a6.deleteApp,"appID","deleted"),restoreApp:n("restore the app",e.a6.restoreApp,"appID"),listDeployments:n("list the deployments",e.a6.listDeployments,
"deployments"),readDeployment:n("read the deployment",e.a6.readDeployment,"deployID","status"),readLog:n("read the log",e.a6.readLog,"text","next","atEnd","stat\
us"),cancel:p("cancel the deployment",e.a6.cancel,"deployID","status"),clearCaches:n("clear the caches",e.a6.clearCaches,"cleared"),redeploy:p("deploy again",e.
a6.redeploy,"deployID","status"),updateApp:n("change the settings",e.bw.updateApp,"appID"),listEnv:n("list the variables",e.a6.listEnv,"names"),editEnv:n("chang\
e the variables",e.a6.editEnv,"names"),whoAmI:n("ask who you are",e.a6.whoAmI,"email","roles"),listMachines:n("list your machines",e.a6.listMachines,"machines"),
endMachine:p("sign the machine out",e.a6.endMachine,"ended"),listTokens:n("list the access tokens",e.a6.listTokens,"tokens"),createToken:p("make the access toke\
n",e.a6.createToken,"name","token"),createProjectToken:p("make the access token",e.a6.createProjectToken,"name","token"),createAppToken:p("make the access token",
e.a6.createAppToken,"name","token"),revokeToken:p("revoke the access token",e.a6.revokeToken,"revoked"),listMembers:n("list the members",e.a6.listMembers,"membe\
rs","file"),setMember:n("change the members",e.a6.setMember,"member"),setProjectMember:n("change the members",e.a6.setProjectMember,"member"),setAppMember:n("ch\
ange the members",e.a6.setAppMember,"member"),readAudit:n("read the audit log",e.a6.readAudit,"rows","head","anchor"),readPlatformAudit:n("read the audit log",e.
a6.readPlatformAudit,"rows","head","anchor"),listNodes:n("list the nodes",e.a6.listNodes,"nodes"),readSecrets:n("read which keys are needed",e.a6.readSecrets,"k\
eys","remaining"),rotateSecret:p("rotate the secret",e.a6.rotateSecret,"from","to"),createConsoleLink:n("get a link to the console",e.a6.createConsoleLink,"url",
"expiresAt"),listHosts:n("list the hosts",e.a6.listHosts,"hosts"),listTables:n("list the tables",e.a6.listTables,"tables"),createTable:p("create the table",e.a6.
createTable,"name","token"),deleteTable:p("delete the table",e.a6.deleteTable,"deleted"),listKeys:n("list the keys",e.a6.listKeys,"keys"),runtime:n("get the app\
's variables",e.a6.runtime,"variables"),readInstances:n("read the instances",e.a6.readInstances,"node","runs","instances"),readOutput:n("read what the app print\
s",e.a6.readOutput,"lines","next"),organizationUsage:n("read the usage",e.a6.organizationUsage,"points"),organizationQuotas:n("read the quotas",e.a6.organizationQuotas,
"quotas","month"),projectUsage:n("read the usage",e.a6.projectUsage,"points"),appUsage:n("read the usage",e.a6.appUsage,"points"),listHooks:n("list the webhooks",
e.a6.listHooks,"hooks"),addHook:p("add the webhook",e.a6.addHook,"hook","secret"),removeHook:p("remove the webhook",e.a6.removeHook,"removed"),listPushes:n("lis\
t the pushes",e.a6.listPushes,"pushes"),listTargets:n("list who is told",e.a6.listTargets,"targets"),addTarget:p("add who is told",e.a6.addTarget,"target"),removeTarget:p(
"remove who is told",e.a6.removeTarget,"removed"),testTarget:p("send a test",e.a6.testTarget,"delivery"),listDeliveries:n("list the messages",e.a6.listDeliveries,
"deliveries"),redeliver:p("send the message again",e.a6.redeliver,"delivery")},g=p("make the backup",{method:"POST",path:"/backup"},"to");function n(d,f,...i){return{
doing:d,route:f,mayRepeat:!0,decode:O(i)}}function p(...d){return{...n(...d),mayRepeat:!1}}function O(d){return(f,i)=>{const a=d.filter(h=>!(0,E.Gv)(f)||f[h]===
void 0);if(!(0,E.Gv)(f)||a.length>0)throw(0,w.LO)(a.join(" and "),f,i);return f}}var r=t(4112),l=t(3739);async function o(d,f){try{const{deleted:i}=await s(d,f)(
m.deleteApp,{parameters:c(d)});return{kind:"deleted",until:(0,E.Gv)(i)&&typeof i.until=="string"?i.until:void 0}}catch(i){const a=(0,l.I7)(i),{status:h}=a.call??
{};return h===404||h===405?{kind:"none"}:{kind:"refused",error:a}}}async function u(d,f){await s(d,f)(m.restoreApp,{parameters:c(d),body:{}})}function c({org:d,
project:f,app:i}){return{orgID:d,projectID:f,appID:i}}function s({baseUrl:d,source:f},{run:i,onSecret:a,...h}){const _={...h,uuid:y.randomUUID,signal:new AbortController().
signal,onTrouble:()=>{}},b=(0,k.r)(f,{..._,run:i,onSecret:a});return(0,r.o)({..._,baseUrl:d,tokens:b})}}),1021:((D,A,t)=>{t.d(A,{d:()=>y});async function y(k){const{
getExecOutput:E}=await t.e(913).then(t.bind(t,3913)),[w,e]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return E(w,[e,k],{silent:!0,ignoreReturnCode:!0})}}),
445:((D,A,t)=>{t.d(A,{t:()=>p});var y=t(3739),k=t(1787);const E=16384,w=/[\s,]*<([^>]*)>/y,e=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function m(r){const l=(r??"").slice(0,E);let o=0;const u=c=>{c.lastIndex=o;const s=c.exec(l);return s&&(o=c.lastIndex),s};for(let c=u(w);c;c=u(w)){const s=new Map;
for(let f=u(e);f;f=u(e)){const[,i="",a,h=""]=f;s.has(i.toLowerCase())||s.set(i.toLowerCase(),a??h)}if((s.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!s.has("anchor"))return c[1]}}function g(r,l){const o=m(r.get("link"));return o===void 0?void 0:URL.parse(o,l.href)?.href}var n=t(1053);function p({decode:r,
readError:l,explain:o,takesText:u}){return async c=>{const{status:s,text:d,headers:f,retryAfterMs:i}=c,a=d===void 0?void 0:O(d,f,u);if(s>=400){const h=(0,k.N)(a?.
body),_=await l?.(a?.body,h)??h;return{ok:!1,error:(0,n.x5)(c,_,i,await o?.(_,s))}}if(a===void 0)return{ok:!1,error:(0,n.g$)(c,c.bodyBytes)};if(a.fault!==void 0)
return{ok:!1,error:(0,n.O$)(c,a.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await r(a.body,(0,n.xS)(c),{location:f.get("location")??void 0,nextPage:g(
f,c.request.url)})}}catch(h){if(h instanceof y.GQ)return{ok:!1,error:h};throw h}}}function O(r,l,o=!1){if(r.trim()==="")return{body:void 0};const u=(l.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=u===""||u==="text/plain";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(u))return{body:void 0,fault:u===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(r);return c&&typeof s!="object"&&!o?{body:void 0,fault:"is plain text"}:
{body:s}}catch{return c&&o?{body:r}:{body:void 0,fault:"is not whole JSON"}}}}),3082:((D,A,t)=>{t.d(A,{r:()=>c});var y=t(9696),k=t(9127),E=t(3739),w=t(8302),e=t(
7);const m="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",n=[{code:"access_t\
oken_given",broken:({header:s})=>/^(?:application\/)?at\+jwt$/i.test(String(s.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:m},{code:"\
access_token_given",broken:({claims:s})=>s.token_use==="access"||s.typ==="Bearer",because:({claims:s})=>`is an access token by its claim (${s.token_use==="acces\
s"?"token_use access":"typ Bearer"})`,remedy:m},{code:"access_token_given",broken:({claims:s})=>[s.aud].flat().filter(Boolean).length===0,because:()=>"has no au\
d claim, which every ID token has: it seems to be an access token",remedy:m},{code:"invalid_id_token",broken:({claims:s},d)=>typeof s.exp=="number"&&s.exp*1e3<=
d,because:({claims:s},d)=>`expired ${(0,k.a3)(d-Number(s.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when \
a token nears its end."},{code:"email_claim_missing",broken:({claims:s})=>typeof s.email!="string"||s.email==="",because:()=>"has no email claim, by which the p\
latform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your\
 identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function p(s,d,f="id-token",i){if((0,e.Lh)(
s))return O(s,f);const a=l(s);if(a===void 0){const _=!s.includes(".");throw new E.GQ(_?"access_token_given":"invalid_id_token",_?`The token of ${f} is opaque: a\
n ID token is a JWT, this seems to be an access token or a key`:`The token of ${f} is not a JWT: it does not have three parts that can be decoded`,{input:f,remedy:m})}
const h=n.find(({broken:_})=>_(a,d));if(h!==void 0){const _=`The token of ${f} ${h.because(a,d)}`,b=new E.GQ(h.code,_,{input:f,remedy:h.remedy});if(h.code!=="em\
ail_claim_missing"||i===void 0)throw b;i(b)}return{expiresAt:typeof a.claims.exp=="number"?a.claims.exp*1e3:void 0}}function O(s,d){if((0,e.eo)(s))return{expiresAt:void 0};
throw new E.GQ("invalid_id_token",`The access token of ${d} is not whole: it was cut, or mistyped`,{input:d,remedy:"Copy it again. It is shown once: if it is lo\
st, revoke it and make another: slipway tokens create NAME"})}function r(s){return l(s)?.claims}function l(s){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(s))return;const[
d,f]=s.split(".").map(i=>(0,w.D7)(Buffer.from(i,"base64url").toString("utf8")));return d!==void 0&&f!==void 0?{header:d,claims:f}:void 0}const o=6e4,u=15e3;function c(s,d){
const f=(0,y.p)(d),{clock:i}=d;let a,h,_,b=!1;const v=M=>{_=M},T=s.mayLackEmail&&d.onNoEmail?v:void 0;async function P(){const M=await s.obtain(f,d),L=i.now(),{
expiresAt:R=Number.POSITIVE_INFINITY}=p(M,L,s.input,T);return{token:M,expiresAt:R,renewAt:Math.max(R-o,L+(R-L)/2)}}async function I(){return h??=P().finally(()=>{
h=void 0}),a=await h,a}return{async token(){if(a===void 0)return(await I()).token;if(i.now()<a.renewAt)return a.token;const M=a;try{return(await I()).token}catch(L){
if(i.now()>=M.expiresAt)throw L;return a={...M,renewAt:i.now()+u},M.token}},async renew(M){return _&&!b&&d.onNoEmail?.(_),b||=_!==void 0,s.renewable===!1?!1:a!==
void 0&&a.token!==M?!0:(await I()).token!==M}}}}),3532:((D,A,t)=>{t.d(A,{Q:()=>k});var y=t(8302);function k(e){return async(m,g)=>{const n=new URL(m instanceof Request?
m.url:m);if(!(n.protocol==="http:"&&n.hostname.endsWith(".localhost")&&!g?.body))return e(m,g);const{method:O="GET",signal:r}=g??{},l={...Object.fromEntries(new Headers(
g?.headers)),host:n.host},o=await w(n,{hostname:"127.0.0.1",method:O,headers:l,signal:r??void 0}),u=[];for await(const f of o.body??[])u.push(f);const{status:c,
headers:s}=o,d=c===204||c===304?null:Buffer.concat(u);return new Response(d,{status:c,headers:[...s]})}}function E(e){return(m,g)=>m.protocol==="http:"&&isLoopbackHost(
m.hostname)?w(m,g):e(m,g)}function w(e,{hostname:m,method:g,headers:n,body:p,signal:O}){const{request:r}=process.getBuiltinModule("node:http");return new Promise(
(l,o)=>{const u={method:g,headers:{...n},...(0,y.Eb)({hostname:m,signal:O})},c=r(e,u,s=>{const d=new Map(Object.entries(s.headers).map(([i,a])=>[i,[a].flat().join(
", ")])),f={get:i=>d.get(i.toLowerCase())??null,[Symbol.iterator]:()=>d.entries()};l({status:s.statusCode??0,headers:f,body:s})});c.on("error",o),c.end(p)})}}),
3445:((D,A,t)=>{t.d(A,{i:()=>E});var y=t(3739),k=t(1709);async function E(e){const m=o=>e[o.toLowerCase()]||e[o]||"",g=m("ALL_PROXY"),n=w(m("HTTP_PROXY")||g,"HT\
TP_PROXY"),p=w(m("HTTPS_PROXY")||g,"HTTPS_PROXY");if(n===""&&p==="")return fetch;const O=await t.e(729).then(t.bind(t,3729)),r=new O.EnvHttpProxyAgent({httpProxy:n,
httpsProxy:p,noProxy:m("NO_PROXY")}),l=O.fetch;return async(o,u)=>{if(o instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const c=new URL(
o);return(0,k.c)(c.hostname)?fetch(o,u):l(c,{...u,dispatcher:r})}}function w(e,m){const g=e===""||e.includes("://")?e:`http://${e}`;if(g===""||URL.canParse(g))return g;
throw new y.GQ("invalid_input",`${m} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),4112:((D,A,t)=>{t.d(A,{o:()=>n});
var y=t(3739),k=t(8302),E=t(3823),w=t(445),e=t(5636),m=t(9696),g=t(1619);function n(r){const l=(0,g.Jb)(r.baseUrl,"base-url"),o=(0,m.p)(r);return async(u,c)=>{const{
doing:s,mayRepeat:d,decode:f,takesText:i,route:a}=u,{body:h,signal:_,readError:b,explain:v}=c;let T="";return o({doing:s,mayRepeat:d,read:(0,w.t)({decode:f,takesText:i,
readError:b,explain:v}),signal:_,request:{method:a.method,url:c.page===void 0?O(l,a.path,c):p(l,c.page,s),headers:{...e.H1,...(0,k.Eb)({"content-type":h===void 0?
void 0:"application/json","idempotency-key":d?void 0:c.idempotencyKey??r.uuid()})},...(0,k.Eb)({body:h===void 0?void 0:JSON.stringify(h)})},async authorize(P){return T=
await r.tokens.token(),{...P,headers:{...P.headers,authorization:`Bearer ${T}`}}},renew:()=>r.tokens.renew(T)})}}function p(r,l,o){const u=new URL(l);if(u.origin===
r.origin)return u;throw new y.GQ("redirected",`Could not ${o}: ${r.origin} names ${u.origin} for the next page`,{remedy:`Nothing was sent there. If ${u.origin} \
is the service, give that address as base-url.`})}function O(r,l,{parameters:o,query:u={}}){for(const[s,d]of Object.entries(o))if(/^\.{0,2}$/.test(d))throw new y.
GQ("invalid_input",`"${d}" is not a valid ${s}`,{remedy:"Give the identifier that the platform shows."});const c=(0,g.CY)(r,(0,E.dN)(l,o));for(const[s,d]of Object.
entries(u))d!==void 0&&c.searchParams.set(s,d);return c}}),2978:((D,A,t)=>{t.d(A,{Gy:()=>w,Jt:()=>e,Qq:()=>k,U9:()=>E,Xd:()=>g,c3:()=>n,lS:()=>p,tG:()=>O,yL:()=>m});
var y=t(8302);function k(r){return l=>(0,y.KH)(l,r)?l:void 0}const E=r=>typeof r=="number"&&Number.isSafeInteger(r)&&r>=0?r:void 0,w=r=>r===!0?!0:void 0,e=r=>r===
!0;function m(r){return l=>r.find(o=>o===l)}function g(r){return l=>l===null?null:r(l)}function n(r,l){return o=>{if(!Array.isArray(o)||o.length>r)return;const u=o.
map(l).filter(c=>c!==void 0);return u.length===o.length?u:void 0}}function p(r,l={}){const o=Object.entries({...l,...r});return u=>{if(!(0,y.Gv)(u))return;const c={};
for(const[s,d]of o){const f=d(u[s]);if(f!==void 0)c[s]=f;else if(Object.hasOwn(r,s))return}return c}}function O(r,l){return o=>{const u=(0,y.Gv)(o)?o[r]:void 0;
if(typeof u!="string"||!Object.hasOwn(l,u))return;const c=l[u]?.(o);return c&&{[r]:u,...c}}}}),7:((D,A,t)=>{t.d(A,{KT:()=>O,Lh:()=>m,Xm:()=>r,eo:()=>g,yH:()=>n});
const y="slp_",k="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",E=40,w=6,e=new RegExp(`^${y}[0-9A-Za-z]{${E+w}}$`);function m(l){return l.startsWith(
y)}function g(l){if(!e.test(l))return!1;const o=l.length-w;return l.slice(o)===p(l.slice(y.length,o))}function n(l){const o=Array.from({length:E},()=>k[l(k.length)]).
join("");return y+o+p(o)}function p(l){let o=process.getBuiltinModule("node:zlib").crc32(l),u="";for(let c=0;c<w;c+=1)u=k[o%k.length]+u,o=Math.floor(o/k.length);
return u}const O={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},r=["viewer","deploye\
r"]}),8595:((D,A,t)=>{t.d(A,{_Q:()=>E,i1:()=>w,iA:()=>k,iq:()=>e,q3:()=>m,ws:()=>y});const y=5,k=500;function E({message:g}){return`The build ended with 0 in sp\
ite of an error: ${g}`}const w=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_men\
tion","unclosed_block","unprocessed_rule"],e=10,m=["repository","secrets","example"]}),5290:((D,A,t)=>{t.d(A,{h:()=>w});var y=t(2978),k=t(8595),E=t(2345);const w=(0,y.
c3)(k.iq,(0,y.lS)({code:(0,y.yL)(k.i1),file:(0,y.Xd)((0,y.Qq)(E.IC.file)),line:(0,y.Xd)(e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>0?e:void 0),message:(0,y.
Qq)(k.iA)}))}),7933:((D,A,t)=>{t.d(A,{PV:()=>s,jE:()=>c,x6:()=>e});var y=t(9127),k=t(3739),E=t(5807),w=t(4840);async function e(i,a,h,_){return n(i)??await m(a.
appID,_)??n(a.url)??g(a,h)}async function m(i,a){const h=await a.listEnvironments(i).catch(()=>[]);return n((0,w.zS)(h)?.url)}function g(i,a){const h=a.urlTemplate;
if(!(h?.includes("{subdomain}")&&!i.subdomain))return n(h?.replaceAll("{subdomain}",i.subdomain??"").replaceAll("{app}",i.appID))}function n(i){if(!i)return;const a=URL.
parse(i.includes("://")?i:`https://${i}`);return a&&(a.protocol==="https:"||a.protocol==="http:")?a.href:void 0}const p=6e4,O=500,r=5e3,l=1e4,o="x-slipway-relea\
se",u="x-slipway-error";async function c(i,a){const h=a.clock.now();let _=O;for(let b=1;;b++){const v=await f(i,a);if(v.kind==="page")return b;if(v.kind==="no-p\
age")throw d(v.url,a.deployID);const T=a.clock.now()-h;if(T+_>p){const P=`after ${(0,y.a3)(T)} and ${b} tries`;throw new k.GQ("verify_failed",`${i} ${v.words} ${P}`,
{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.'})}await a.clock.sleep(_,a.signal),_=Math.min(r,_*2)}}
async function s(i,{fetch:a,signal:h}){const _=n(i),b=_&&await f(_,{fetch:a,signal:h,deployID:void 0}).catch(()=>{});return b!==void 0&&b!==""&&b.kind==="page"}
function d(i,a){const h=URL.parse(i)?.pathname??"/",_=h==="/"?"index.html":`page for ${h}`;return new k.GQ("verify_failed",`${i} answers 404: the release ${a} h\
as no ${_}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function f(i,a){
const{fetch:h,signal:_,deployID:b,isFunction:v=!1}=a;try{const T=await h(i,{signal:AbortSignal.any([_,AbortSignal.timeout(l)])});await T.body?.cancel();const P=T.
headers.get(o);if(v&&b!==void 0&&P!==null&&P!==b)return{kind:"trouble",words:`is still answered by the release ${(0,E.Ow)(P,100)}`};const I=T.headers.get(u);return T.
status<(v&&I===null?500:400)?{kind:"page"}:I!==null?{kind:"trouble",words:`answers ${T.status} (${(0,E.Ow)(I,60)})`}:T.status===404&&b!==void 0&&P===b?{kind:"no\
-page",url:T.url||i}:{kind:"trouble",words:`answers ${T.status}`}}catch(T){_.throwIfAborted();const P=T instanceof Error&&T.cause instanceof Error?T.cause:T;return{
kind:"trouble",words:`cannot be reached (${(0,k.bD)(P)})`}}}})};export{x as id,S as ids,j as modules};

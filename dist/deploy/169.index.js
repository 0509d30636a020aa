const x=169,S=[169,502],j={9285:((D,A,t)=>{t.d(A,{closePreview:()=>E});var y=t(3445),g=t(7899),k=t(6737),w=t(9877),e=t(1021);async function E({app:p,pullRequest:n,
own:m,github:O},r){const{run:l,runner:a}=r;let u=0;const c=await(0,y.i)(r.env),s=(0,k.L)({...r,context:l.context,token:O.token,fetch:c,open:{app:p,environment:O.
environment,comment:O.comment},save:()=>{},warn:(f,_)=>{u=1,a.annotate("error",{message:f});for(const b of _.split(`
`))a.line(`  ${b}`)}});let i;const h=async()=>{if(!m)return;const{endApp:f}=await Promise.all([t.e(840),t.e(878),t.e(737),t.e(169)]).then(t.bind(t,3502)),_=v=>a.
mask(v),b=await f(m,{...r,fetch:c,run:e.d,onSecret:_});return b.kind==="refused"&&a.line(`The app was not deleted: ${b.error.message}`),b.kind==="deleted"&&(i=b.
until),i},d=await s?.closePreview(n,r.signal,h);if(d==="left")return a.annotate("error",{message:`Interrupted: GitHub may still show the preview ${p} as active`}),
a.summary((0,g.aC)(p)),1;const o=d==="closed";return u===0&&o&&a.summary((0,g.Z_)(p,{until:i},(0,w.sA)(r.clock.now(),l.context.runUrl))),u===0&&a.line(o?`\u2713 The \
preview ${p} has ended`:`Pull request #${n} is open again`),u}}),3502:((D,A,t)=>{t.d(A,{endApp:()=>a,restoreApp:()=>u});var y=t(7598),g=t(3082),k=t(8302),w=t(86),
e=t(3823);const E={rollback:m("roll back",e.a6.rollback,"deployID","url"),listOrganizations:n("list the organizations",e.a6.listOrganizations,"organizations"),listApps:n(
"list the apps",e.a6.listApps,"apps"),readQueue:n("read the queue",e.a6.readQueue,"running","waiting"),readApp:n("read the app",e.a6.readApp,"appID"),deleteApp:n(
"delete the app",e.a6.deleteApp,"appID","deleted"),restoreApp:n("restore the app",e.a6.restoreApp,"appID"),listDeployments:n("list the deployments",e.a6.listDeployments,
"deployments"),readDeployment:n("read the deployment",e.a6.readDeployment,"deployID","status"),readLog:n("read the log",e.a6.readLog,"text","next","atEnd","stat\
us"),cancel:m("cancel the deployment",e.a6.cancel,"deployID","status"),clearCaches:n("clear the caches",e.a6.clearCaches,"cleared"),redeploy:m("deploy again",e.
a6.redeploy,"deployID","status"),updateApp:n("change the settings",e.bw.updateApp,"appID"),listEnv:n("list the variables",e.a6.listEnv,"names"),editEnv:n("chang\
e the variables",e.a6.editEnv,"names"),whoAmI:n("ask who you are",e.a6.whoAmI,"email","roles"),listMachines:n("list your machines",e.a6.listMachines,"machines"),
endMachine:m("sign the machine out",e.a6.endMachine,"ended"),listTokens:n("list the access tokens",e.a6.listTokens,"tokens"),createToken:m("make the access toke\
n",e.a6.createToken,"name","token"),createProjectToken:m("make the access token",e.a6.createProjectToken,"name","token"),createAppToken:m("make the access token",
e.a6.createAppToken,"name","token"),revokeToken:m("revoke the access token",e.a6.revokeToken,"revoked"),listMembers:n("list the members",e.a6.listMembers,"membe\
rs","file"),setMember:n("change the members",e.a6.setMember,"member"),setProjectMember:n("change the members",e.a6.setProjectMember,"member"),setAppMember:n("ch\
ange the members",e.a6.setAppMember,"member"),readAudit:n("read the audit log",e.a6.readAudit,"rows","head","anchor"),readPlatformAudit:n("read the audit log",e.
a6.readPlatformAudit,"rows","head","anchor"),listNodes:n("list the nodes",e.a6.listNodes,"nodes"),readSecrets:n("read which keys are needed",e.a6.readSecrets,"k\
eys","remaining"),rotateSecret:m("rotate the secret",e.a6.rotateSecret,"from","to"),createConsoleLink:n("get a link to the console",e.a6.createConsoleLink,"url",
"expiresAt"),listHosts:n("list the hosts",e.a6.listHosts,"hosts"),listTables:n("list the tables",e.a6.listTables,"tables"),createTable:m("create the table",e.a6.
createTable,"name","token"),deleteTable:m("delete the table",e.a6.deleteTable,"deleted"),listKeys:n("list the keys",e.a6.listKeys,"keys"),runtime:n("get the app\
's variables",e.a6.runtime,"variables"),readInstances:n("read the instances",e.a6.readInstances,"node","runs","instances"),readOutput:n("read what the app print\
s",e.a6.readOutput,"lines","next"),organizationUsage:n("read the usage",e.a6.organizationUsage,"points"),organizationQuotas:n("read the quotas",e.a6.organizationQuotas,
"quotas","month"),projectUsage:n("read the usage",e.a6.projectUsage,"points"),appUsage:n("read the usage",e.a6.appUsage,"points"),listHooks:n("list the webhooks",
e.a6.listHooks,"hooks"),addHook:m("add the webhook",e.a6.addHook,"hook","secret"),removeHook:m("remove the webhook",e.a6.removeHook,"removed"),listPushes:n("lis\
t the pushes",e.a6.listPushes,"pushes"),listTargets:n("list who is told",e.a6.listTargets,"targets"),addTarget:m("add who is told",e.a6.addTarget,"target"),removeTarget:m(
"remove who is told",e.a6.removeTarget,"removed"),testTarget:m("send a test",e.a6.testTarget,"delivery"),listDeliveries:n("list the messages",e.a6.listDeliveries,
"deliveries"),redeliver:m("send the message again",e.a6.redeliver,"delivery")},p=m("make the backup",{method:"POST",path:"/backup"},"to");function n(i,h,...d){return{
doing:i,route:h,mayRepeat:!0,decode:O(d)}}function m(...i){return{...n(...i),mayRepeat:!1}}function O(i){return(h,d)=>{const o=i.filter(f=>!(0,k.Gv)(h)||h[f]===
void 0);if(!(0,k.Gv)(h)||o.length>0)throw(0,w.LO)(o.join(" and "),h,d);return h}}var r=t(4112),l=t(3739);async function a(i,h){try{const{deleted:d}=await s(i,h)(
E.deleteApp,{parameters:c(i)});return{kind:"deleted",until:(0,k.Gv)(d)&&typeof d.until=="string"?d.until:void 0}}catch(d){const o=(0,l.I7)(d),{status:f}=o.call??
{};return f===404||f===405?{kind:"none"}:{kind:"refused",error:o}}}async function u(i,h){await s(i,h)(E.restoreApp,{parameters:c(i),body:{}})}function c({org:i,
project:h,app:d}){return{orgID:i,projectID:h,appID:d}}function s({baseUrl:i,source:h},{run:d,onSecret:o,...f}){const _={...f,uuid:y.randomUUID,signal:new AbortController().
signal,onTrouble:()=>{}},b=(0,g.r)(h,{..._,run:d,onSecret:o});return(0,r.o)({..._,baseUrl:i,tokens:b})}}),1021:((D,A,t)=>{t.d(A,{d:()=>y});async function y(g){const{
getExecOutput:k}=await t.e(913).then(t.bind(t,3913)),[w,e]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return k(w,[e,g],{silent:!0,ignoreReturnCode:!0})}}),
445:((D,A,t)=>{t.d(A,{t:()=>m});var y=t(3739),g=t(1787);const k=16384,w=/[\s,]*<([^>]*)>/y,e=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function E(r){const l=(r??"").slice(0,k);let a=0;const u=c=>{c.lastIndex=a;const s=c.exec(l);return s&&(a=c.lastIndex),s};for(let c=u(w);c;c=u(w)){const s=new Map;
for(let h=u(e);h;h=u(e)){const[,d="",o,f=""]=h;s.has(d.toLowerCase())||s.set(d.toLowerCase(),o??f)}if((s.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!s.has("anchor"))return c[1]}}function p(r,l){const a=E(r.get("link"));return a===void 0?void 0:URL.parse(a,l.href)?.href}var n=t(1053);function m({decode:r,
readError:l,explain:a,takesText:u}){return async c=>{const{status:s,text:i,headers:h,retryAfterMs:d}=c,o=i===void 0?void 0:O(i,h,u);if(s>=400){const f=(0,g.N)(o?.
body),_=await l?.(o?.body,f)??f;return{ok:!1,error:(0,n.x5)(c,_,d,await a?.(_,s))}}if(o===void 0)return{ok:!1,error:(0,n.g$)(c,c.bodyBytes)};if(o.fault!==void 0)
return{ok:!1,error:(0,n.O$)(c,o.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await r(o.body,(0,n.xS)(c),{location:h.get("location")??void 0,nextPage:p(
h,c.request.url)})}}catch(f){if(f instanceof y.GQ)return{ok:!1,error:f};throw f}}}function O(r,l,a=!1){if(r.trim()==="")return{body:void 0};const u=(l.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=u===""||u==="text/plain";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(u))return{body:void 0,fault:u===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(r);return c&&typeof s!="object"&&!a?{body:void 0,fault:"is plain text"}:
{body:s}}catch{return c&&a?{body:r}:{body:void 0,fault:"is not whole JSON"}}}}),3082:((D,A,t)=>{t.d(A,{r:()=>c});var y=t(9696),g=t(9127),k=t(3739),w=t(8302),e=t(
7);const E="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",n=[{code:"access_t\
oken_given",broken:({header:s})=>/^(?:application\/)?at\+jwt$/i.test(String(s.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:E},{code:"\
access_token_given",broken:({claims:s})=>s.token_use==="access"||s.typ==="Bearer",because:({claims:s})=>`is an access token by its claim (${s.token_use==="acces\
s"?"token_use access":"typ Bearer"})`,remedy:E},{code:"access_token_given",broken:({claims:s})=>[s.aud].flat().filter(Boolean).length===0,because:()=>"has no au\
d claim, which every ID token has: it seems to be an access token",remedy:E},{code:"invalid_id_token",broken:({claims:s},i)=>typeof s.exp=="number"&&s.exp*1e3<=
i,because:({claims:s},i)=>`expired ${(0,g.a3)(i-Number(s.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when \
a token nears its end."},{code:"email_claim_missing",broken:({claims:s})=>typeof s.email!="string"||s.email==="",because:()=>"has no email claim, by which the p\
latform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your\
 identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function m(s,i,h="id-token",d){if((0,e.Lh)(
s))return O(s,h);const o=l(s);if(o===void 0){const _=!s.includes(".");throw new k.GQ(_?"access_token_given":"invalid_id_token",_?`The token of ${h} is opaque: a\
n ID token is a JWT, this seems to be an access token or a key`:`The token of ${h} is not a JWT: it does not have three parts that can be decoded`,{input:h,remedy:E})}
const f=n.find(({broken:_})=>_(o,i));if(f!==void 0){const _=`The token of ${h} ${f.because(o,i)}`,b=new k.GQ(f.code,_,{input:h,remedy:f.remedy});if(f.code!=="em\
ail_claim_missing"||d===void 0)throw b;d(b)}return{expiresAt:typeof o.claims.exp=="number"?o.claims.exp*1e3:void 0}}function O(s,i){if((0,e.eo)(s))return{expiresAt:void 0};
throw new k.GQ("invalid_id_token",`The access token of ${i} is not whole: it was cut, or mistyped`,{input:i,remedy:"Copy it again. It is shown once: if it is lo\
st, revoke it and make another: slipway tokens create NAME"})}function r(s){return l(s)?.claims}function l(s){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(s))return;const[
i,h]=s.split(".").map(d=>(0,w.D7)(Buffer.from(d,"base64url").toString("utf8")));return i!==void 0&&h!==void 0?{header:i,claims:h}:void 0}const a=6e4,u=15e3;function c(s,i){
const h=(0,y.p)(i),{clock:d}=i;let o,f,_,b=!1;const v=M=>{_=M},T=s.mayLackEmail&&i.onNoEmail?v:void 0;async function P(){const M=await s.obtain(h,i),R=d.now(),{
expiresAt:L=Number.POSITIVE_INFINITY}=m(M,R,s.input,T);return{token:M,expiresAt:L,renewAt:Math.max(L-a,R+(L-R)/2)}}async function I(){return f??=P().finally(()=>{
f=void 0}),o=await f,o}return{async token(){if(o===void 0)return(await I()).token;if(d.now()<o.renewAt)return o.token;const M=o;try{return(await I()).token}catch(R){
if(d.now()>=M.expiresAt)throw R;return o={...M,renewAt:d.now()+u},M.token}},async renew(M){return _&&!b&&i.onNoEmail?.(_),b||=_!==void 0,s.renewable===!1?!1:o!==
void 0&&o.token!==M?!0:(await I()).token!==M}}}}),3532:((D,A,t)=>{t.d(A,{B:()=>w,Q:()=>k});var y=t(8302),g=t(1709);function k(E){return async(p,n)=>{const m=new URL(
p instanceof Request?p.url:p);if(!(m.protocol==="http:"&&m.hostname.endsWith(".localhost")&&!n?.body))return E(p,n);const{method:r="GET",signal:l}=n??{},a={...Object.
fromEntries(new Headers(n?.headers)),host:m.host},u=await e(m,{hostname:"127.0.0.1",method:r,headers:a,signal:l??void 0}),c=[];for await(const d of u.body??[])c.
push(d);const{status:s,headers:i}=u,h=s===204||s===304?null:Buffer.concat(c);return new Response(h,{status:s,headers:[...i]})}}function w(E){return(p,n)=>p.protocol===
"http:"&&(0,g.c)(p.hostname)?e(p,n):E(p,n)}function e(E,{hostname:p,method:n,headers:m,body:O,signal:r}){const{request:l}=process.getBuiltinModule("node:http");
return new Promise((a,u)=>{const c={method:n,headers:{...m},auth:void 0,...(0,y.Eb)({hostname:p,signal:r})},s=l(E,c,i=>{const h=new Map(Object.entries(i.headers).
map(([o,f])=>[o,[f].flat().join(", ")])),d={get:o=>h.get(o.toLowerCase())??null,[Symbol.iterator]:()=>h.entries()};a({status:i.statusCode??0,headers:d,body:i})});
s.on("error",u),s.end(O)})}}),3445:((D,A,t)=>{t.d(A,{i:()=>k});var y=t(3739),g=t(1709);async function k(e){const E=a=>e[a.toLowerCase()]||e[a]||"",p=E("ALL_PROX\
Y"),n=w(E("HTTP_PROXY")||p,"HTTP_PROXY"),m=w(E("HTTPS_PROXY")||p,"HTTPS_PROXY");if(n===""&&m==="")return fetch;const O=await t.e(729).then(t.bind(t,3729)),r=new O.
EnvHttpProxyAgent({httpProxy:n,httpsProxy:m,noProxy:E("NO_PROXY")}),l=O.fetch;return async(a,u)=>{if(a instanceof Request)throw new TypeError("This fetch takes \
an address, not a Request");const c=new URL(a);return(0,g.c)(c.hostname)?fetch(a,u):l(c,{...u,dispatcher:r})}}function w(e,E){const p=e===""||e.includes("://")?
e:`http://${e}`;if(p===""||URL.canParse(p))return p;throw new y.GQ("invalid_input",`${E} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.exa\
mple.com:3128."})}}),4112:((D,A,t)=>{t.d(A,{o:()=>n});var y=t(3739),g=t(8302),k=t(3823),w=t(445),e=t(5636),E=t(9696),p=t(1619);function n(r){const l=(0,p.Jb)(r.
baseUrl,"base-url"),a=(0,E.p)(r);return async(u,c)=>{const{doing:s,mayRepeat:i,decode:h,takesText:d,route:o}=u,{body:f,signal:_,readError:b,explain:v}=c;let T="";
return a({doing:s,mayRepeat:i,read:(0,w.t)({decode:h,takesText:d,readError:b,explain:v}),signal:_,request:{method:o.method,url:c.page===void 0?O(l,o.path,c):m(l,
c.page,s),headers:{...e.H1,...(0,g.Eb)({"content-type":f===void 0?void 0:"application/json","idempotency-key":i?void 0:c.idempotencyKey??r.uuid()})},...(0,g.Eb)(
{body:f===void 0?void 0:JSON.stringify(f)})},async authorize(P){return T=await r.tokens.token(),{...P,headers:{...P.headers,authorization:`Bearer ${T}`}}},renew:()=>r.
tokens.renew(T)})}}function m(r,l,a){const u=new URL(l);if(u.origin===r.origin)return u;throw new y.GQ("redirected",`Could not ${a}: ${r.origin} names ${u.origin}\
 for the next page`,{remedy:`Nothing was sent there. If ${u.origin} is the service, give that address as base-url.`})}function O(r,l,{parameters:a,query:u={}}){
for(const[s,i]of Object.entries(a))if(/^\.{0,2}$/.test(i))throw new y.GQ("invalid_input",`"${i}" is not a valid ${s}`,{remedy:"Give the identifier that the plat\
form shows."});const c=(0,p.CY)(r,(0,k.dN)(l,a));for(const[s,i]of Object.entries(u))i!==void 0&&c.searchParams.set(s,i);return c}}),2978:((D,A,t)=>{t.d(A,{Gy:()=>w,
Jt:()=>e,Qq:()=>g,U9:()=>k,Xd:()=>p,c3:()=>n,lS:()=>m,tG:()=>O,yL:()=>E});var y=t(8302);function g(r){return l=>(0,y.KH)(l,r)?l:void 0}const k=r=>typeof r=="num\
ber"&&Number.isSafeInteger(r)&&r>=0?r:void 0,w=r=>r===!0?!0:void 0,e=r=>r===!0;function E(r){return l=>r.find(a=>a===l)}function p(r){return l=>l===null?null:r(
l)}function n(r,l){return a=>{if(!Array.isArray(a)||a.length>r)return;const u=a.map(l).filter(c=>c!==void 0);return u.length===a.length?u:void 0}}function m(r,l={}){
const a=Object.entries({...l,...r});return u=>{if(!(0,y.Gv)(u))return;const c={};for(const[s,i]of a){const h=i(u[s]);if(h!==void 0)c[s]=h;else if(Object.hasOwn(
r,s))return}return c}}function O(r,l){return a=>{const u=(0,y.Gv)(a)?a[r]:void 0;if(typeof u!="string"||!Object.hasOwn(l,u))return;const c=l[u]?.(a);return c&&{
[r]:u,...c}}}}),7:((D,A,t)=>{t.d(A,{KT:()=>O,Lh:()=>E,Xm:()=>r,eo:()=>p,yH:()=>n});const y="slp_",g="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw\
xyz",k=40,w=6,e=new RegExp(`^${y}[0-9A-Za-z]{${k+w}}$`);function E(l){return l.startsWith(y)}function p(l){if(!e.test(l))return!1;const a=l.length-w;return l.slice(
a)===m(l.slice(y.length,a))}function n(l){const a=Array.from({length:k},()=>g[l(g.length)]).join("");return y+a+m(a)}function m(l){let a=process.getBuiltinModule(
"node:zlib").crc32(l),u="";for(let c=0;c<w;c+=1)u=g[a%g.length]+u,a=Math.floor(a/g.length);return u}const O={atPlace:{organization:200,projects:1e3,project:100,
app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},r=["viewer","deployer"]}),8595:((D,A,t)=>{t.d(A,{_Q:()=>k,i1:()=>w,iA:()=>g,iq:()=>e,q3:()=>E,
ws:()=>y});const y=5,g=500;function k({message:p}){return`The build ended with 0 in spite of an error: ${p}`}const w=["build_fault","type_detected","quota_near",
"cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],e=10,E=["repository","secrets","\
example"]}),5290:((D,A,t)=>{t.d(A,{h:()=>w});var y=t(2978),g=t(8595),k=t(2345);const w=(0,y.c3)(g.iq,(0,y.lS)({code:(0,y.yL)(g.i1),file:(0,y.Xd)((0,y.Qq)(k.IC.file)),
line:(0,y.Xd)(e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>0?e:void 0),message:(0,y.Qq)(g.iA)}))}),7933:((D,A,t)=>{t.d(A,{PV:()=>s,jE:()=>c,x6:()=>e});var y=t(
9127),g=t(3739),k=t(5807),w=t(4840);async function e(d,o,f,_){return n(d)??await E(o.appID,_)??n(o.url)??p(o,f)}async function E(d,o){const f=await o.listEnvironments(
d).catch(()=>[]);return n((0,w.zS)(f)?.url)}function p(d,o){const f=o.urlTemplate;if(!(f?.includes("{subdomain}")&&!d.subdomain))return n(f?.replaceAll("{subdom\
ain}",d.subdomain??"").replaceAll("{app}",d.appID))}function n(d){if(!d)return;const o=URL.parse(d.includes("://")?d:`https://${d}`);return o&&(o.protocol==="ht\
tps:"||o.protocol==="http:")?o.href:void 0}const m=6e4,O=500,r=5e3,l=1e4,a="x-slipway-release",u="x-slipway-error";async function c(d,o){const f=o.clock.now();let _=O;
for(let b=1;;b++){const v=await h(d,o);if(v.kind==="page")return b;if(v.kind==="no-page")throw i(v.url,o.deployID);const T=o.clock.now()-f;if(T+_>m){const P=`af\
ter ${(0,y.a3)(T)} and ${b} tries`;throw new g.GQ("verify_failed",`${d} ${v.words} ${P}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verif\
y to "off" if the site is not public.'})}await o.clock.sleep(_,o.signal),_=Math.min(r,_*2)}}async function s(d,{fetch:o,signal:f}){const _=n(d),b=_&&await h(_,{
fetch:o,signal:f,deployID:void 0}).catch(()=>{});return b!==void 0&&b!==""&&b.kind==="page"}function i(d,o){const f=URL.parse(d)?.pathname??"/",_=f==="/"?"index\
.html":`page for ${f}`;return new g.GQ("verify_failed",`${d} answers 404: the release ${o} has no ${_}`,{remedy:'Check that output-directory is the folder with \
the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function h(d,o){const{fetch:f,signal:_,deployID:b,isFunction:v=!1}=o;
try{const T=await f(d,{signal:AbortSignal.any([_,AbortSignal.timeout(l)])});await T.body?.cancel();const P=T.headers.get(a);if(v&&b!==void 0&&P!==null&&P!==b)return{
kind:"trouble",words:`is still answered by the release ${(0,k.Ow)(P,100)}`};const I=T.headers.get(u);return T.status<(v&&I===null?500:400)?{kind:"page"}:I!==null?
{kind:"trouble",words:`answers ${T.status} (${(0,k.Ow)(I,60)})`}:T.status===404&&b!==void 0&&P===b?{kind:"no-page",url:T.url||d}:{kind:"trouble",words:`answers ${T.
status}`}}catch(T){_.throwIfAborted();const P=T instanceof Error&&T.cause instanceof Error?T.cause:T;return{kind:"trouble",words:`cannot be reached (${(0,g.bD)(
P)})`}}}})};export{x as id,S as ids,j as modules};

const _t=35,vt=[35],Rt={3532:((oe,Q,u)=>{u.d(Q,{Q:()=>y});var k=u(7067);function y(v){return(i,I)=>{const P=new URL(i instanceof Request?i.url:i);return P.protocol===
"http:"&&P.hostname.endsWith(".localhost")&&!I?.body?m(P,I):v(i,I)}}function m(v,i){const I={host:"127.0.0.1",port:v.port||80,path:v.pathname+v.search,method:i?.
method??"GET",headers:{...Object.fromEntries(new Headers(i?.headers)),host:v.host},...i?.signal?{signal:i.signal}:{}};return new Promise((P,C)=>{const w=(0,k.request)(
I,E=>{const b=[];E.on("data",S=>b.push(S)),E.on("error",C),E.on("end",()=>{const S=E.statusCode??502,l=Object.entries(E.headers).map(([g,_])=>[g,String(_)]);P(new Response(
S===204||S===304?null:Buffer.concat(b),{status:S,headers:l}))})});w.on("error",C),w.end()})}}),4112:((oe,Q,u)=>{u.d(Q,{H:()=>I,o:()=>P});var k=u(3739),y=u(7634),
m=u(3823),v=u(1279),i=u(1619);const I={accept:"application/json","user-agent":`slipway/${y.x}`};function P(w){const E=(0,i.Jb)(w.baseUrl,"base-url"),b=(0,v.p)(w);
return async(S,l)=>{const{doing:g,mayRepeat:_,decode:B,takesText:V,route:L}=S,{body:W,signal:Y}=l;let j="";return b({doing:g,mayRepeat:_,decode:B,takesText:V,signal:Y,
request:{method:L.method,url:C(E,L.path,l),headers:{...I,...W===void 0?{}:{"content-type":"application/json"},..._?{}:{"idempotency-key":l.idempotencyKey??w.uuid()}},
...W===void 0?{}:{body:JSON.stringify(W)}},async authorize(J){return j=await w.tokens.token(),{...J,headers:{...J.headers,authorization:`Bearer ${j}`}}},renew:()=>w.
tokens.renew(j)})}}function C(w,E,{parameters:b,query:S={}}){for(const[g,_]of Object.entries(b))if(/^\.{0,2}$/.test(_))throw new k.GQ("invalid_input",`"${_}" is\
 no ${g}`,{remedy:"Give the identifier that the platform shows."});const l=new URL(w);l.pathname+=(0,m.dN)(E,b).slice(l.pathname.endsWith("/")?1:0);for(const[g,
_]of Object.entries(S))_!==void 0&&l.searchParams.set(g,_);return l}}),7994:((oe,Q,u)=>{u.d(Q,{FK:()=>v,LI:()=>i,UG:()=>I});var k=u(1455),y=u(6760),m=u(3739);function v(C,w){
const E=(0,y.relative)(C,w);return E===""||E!==".."&&!E.startsWith(`..${y.sep}`)&&!(0,y.isAbsolute)(E)}function i(C,w){const E=(0,y.resolve)(C,w);if(w.includes(
"\0")||!v((0,y.resolve)(C),E))throw P(w);return E}async function I(C,w){const[E,b]=await Promise.all([(0,k.realpath)(C),(0,k.realpath)(i(C,w))]);if(!v(E,b))throw P(
w);return b}function P(C){return new m.GQ("path_escapes_root",`The path "${C}" leaves its root folder`,{remedy:"Name a path inside the folder, without links tha\
t lead out of it."})}}),3823:((oe,Q,u)=>{u.d(Q,{Y2:()=>I,a6:()=>i,bw:()=>m,dN:()=>P});const k="/api/v1/orgs/{orgID}/projects/{projectID}/apps",y=`${k}/{appID}`,
m={createApp:{method:"POST",path:k},updateApp:{method:"PATCH",path:y},replaceEnv:{method:"PUT",path:`${y}/env`},listEnvironments:{method:"GET",path:`${y}/enviro\
nments`},deploy:{method:"POST",path:`${y}/deployments`},listDeployments:{method:"GET",path:`${y}/deployments`},readFailure:{method:"GET",path:`${y}/deployments/\
{deployID}/failure`}},v="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",i={listReleases:{method:"GET",path:`${v}/releases`},rollback:{method:"POST",path:`${v}\
/rollback`},listTables:{method:"GET",path:`${v}/tables`},createTable:{method:"POST",path:`${v}/tables`},deleteTable:{method:"DELETE",path:`${v}/tables/{table}`},
runtime:{method:"POST",path:`${v}/runtime`}},I={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function P(C,w){return C.replace(/\{(\w+)\}/g,(E,b)=>encodeURIComponent(
w[b]??`{${b}}`))}}),1547:((oe,Q,u)=>{u.d(Q,{P:()=>v,Y:()=>m});const k=[["success",["succeeded","success","successful","ready","live","active","complete","comple\
ted","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errore\
d","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed",
"uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","exp\
ired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","build\
ing","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],y=new Map(k.flatMap(
([i,I])=>I.map(P=>[P,i])));function m(i){return i.toLowerCase().replace(/[\s_-]/g,"")}function v(i,I=new Map){const P=m(i);return I.get(P)??y.get(P)}}),4780:((oe,Q,u)=>{
u.d(Q,{N:()=>Ce});var k=u(7598),y=u(3739),m=u(8758),v=u(8302),i=u(86);const I=["failure","deploymentfailure","deployfailure","error","deployment"],P=["message",
"reason","description","detail","summary","error","title","cause"],C=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],w=["text",
"line","message","msg","content","log","lines"],E=["diagnostics","errors","annotations","issues","problems"],b=["location","loc","position","range","start"],S=[
"error","reason","cause","failure","details"],l=4,g=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],_=s=>{const d=L(V(
(0,i.w)(B(s),I))),h=E.flatMap(x=>W(d.get(x))),f=h.map(j).filter(x=>x!==void 0),$=h.filter(x=>j(x)===void 0).flatMap(x=>Y(x)),O=(0,i.Qq)(d,...P),p=[...C.flatMap(
x=>Y(d.get(x))),...$],T=Y(O).filter(x=>x.trim()!=="");return{stage:(0,i.Qq)(d,"stage","phase","step","failedstage","failedstep"),code:(0,i.Qq)(d,"code","errorco\
de","failurecode","type","kind"),message:T[0]??$[0],exitCode:(0,i.nd)(d,"exitcode","exitstatus","returncode"),signal:(0,i.Qq)(d,"signal","exitsignal"),log:p.length===
0&&T.length>1?T:p,diagnostics:f}};function B(s){return typeof s=="string"?{message:s}:Array.isArray(s)?s.every(d=>typeof d=="string")?{log:s}:{errors:s}:s}function V(s){
return new Map(s.toReversed().flatMap(d=>[...d]))}function L(s,d=0){const h=S.map(f=>s.get(f)).find(v.G);return h===void 0||d>l?s:L(new Map([...[...s].filter(([
,f])=>f!==h),...(0,i.Pf)(h)]),d+1)}function W(s){return Array.isArray(s)?s:s==null?[]:[s]}function Y(s,d=0){if(typeof s=="string")return s.replace(/\r?\n$/,"").
split(/\r?\n/);if(d>l)return[];if(Array.isArray(s))return s.flatMap($=>Y($,d+1));const h=(0,i.Pf)(s),f=w.find($=>h.has($));return f===void 0?[]:Y(h.get(f),d+1)}
function j(s){const d=J((0,i.Pf)(s)),h=(0,i.Qq)(d,"file","filename","filepath","path"),f=(0,i.Qq)(d,"message","text","msg","description","reason");if(h===void 0||
f===void 0)return;const $=(0,i.Qq)(d,"severity","level","type")??"";return{file:h,line:ge((0,i.nd)(d,"line","linenumber","startline","row")),column:ge((0,i.nd)(
d,"column","col","columnnumber","startcolumn","character")),severity:g.find(([O])=>O.test($))?.[1]??"error",code:(0,i.Qq)(d,"code","rule","ruleid")??null,message:f}}
function J(s,d=0){const h=b.map(f=>s.get(f)).find(v.G);return h===void 0||d>l?s:new Map([...J((0,i.Pf)(h),d+1),...s])}function ge(s){return s!==void 0&&s>=1?s:null}
var se=u(3823);const re={createApp:{doing:"create the app",route:se.bw.createApp,mayRepeat:!1,decode:m.EG},updateApp:{doing:"update the app",route:se.bw.updateApp,
mayRepeat:!0,decode:m.BE},replaceEnv:{doing:"replace the variables",route:se.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environ\
ments",route:se.bw.listEnvironments,mayRepeat:!0,decode:m.Dr},deploy:{doing:"start the deployment",route:se.bw.deploy,mayRepeat:!1,decode:m.Dd},listDeployments:{
doing:"list the deployments",route:se.bw.listDeployments,mayRepeat:!0,decode:m.zV},readFailure:{doing:"read the failure",route:se.bw.readFailure,mayRepeat:!0,decode:_,
takesText:!0}},pe=50;function $e(s,{org:d,project:h}){const f={orgID:d,projectID:h},$=p=>({...f,appID:p}),O=(p,{limit:T,cursor:x,signal:z}={})=>s(re.listDeployments,
{parameters:$(p),query:{limit:T?.toString(),cursor:x},signal:z});return{listDeployments:O,createApp:(p,T={})=>s(re.createApp,{parameters:f,body:p,...T}),updateApp:(p,T,{
signal:x}={})=>s(re.updateApp,{parameters:$(p),body:T,signal:x}),replaceEnv:(p,T,{signal:x}={})=>s(re.replaceEnv,{parameters:$(p),body:{env:Object.fromEntries(T)},
signal:x}),listEnvironments:(p,{signal:T}={})=>s(re.listEnvironments,{parameters:$(p),signal:T}),deploy:(p,T,x={})=>s(re.deploy,{parameters:$(p),body:T,...x}),async*allDeployments(p,T={}){
const x=new Set;let z=T.cursor;for(let X=0;X<pe;X+=1){const{deployments:ce,nextCursor:me}=await O(p,{...T,cursor:z});if(yield*ce,me===void 0||x.has(me))return;x.
add(me),z=me}},async readFailure(p,T,{signal:x}={}){try{return await s(re.readFailure,{parameters:{...$(p),deployID:T},signal:x})}catch(z){if(z instanceof y.GQ&&
z.call?.status===404)return;throw z}}}}var be=u(1279),ye=u(1053),fe=u(1619),le=u(4112);function ue(s,{requestUrl:d,requestToken:h,audience:f},$,O){const p=new URL(
d);f&&(p.search+=`${p.search===""?"":"&"}audience=${encodeURIComponent(f)}`);const T=(x,z)=>{const X=(0,i.Qq)((0,i.Pf)(x),"value");if(X===void 0)throw(0,i.LO)("\
token (value)",x,z);return O(X),X};return $({doing:`get an ID token from ${s}`,request:{method:"GET",url:p,headers:{...le.H,authorization:`Bearer ${h}`}},mayRepeat:!0,
authorize:x=>x,decode:T})}const ee=`permissions:
  id-token: write
  contents: read`,R="ACTIONS_ID_TOKEN_REQUEST_URL";async function D({requestUrl:s,requestToken:d,audience:h},f,$){if(!s||!d)throw K();if($(d),!/^[\x21-\x7e]+$/.
test(d))throw F("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(s))throw F(`${R} is not a URL`);(0,fe.hu)(new URL(s),R);try{return await ue("G\
itHub",{requestUrl:s,requestToken:d,audience:h},f,$)}catch(O){throw!(O instanceof y.GQ)||!ye.a6.has(O.code)?O:new y.GQ("github_refused",O.message,{remedy:`Check\
 that the job has these lines, then run it again:
${ee}`,...O.call?{call:O.call}:{},cause:O})}}function F(s){return new y.GQ("invalid_input",s,{remedy:"The runner sets this variable; do not set it in the workfl\
ow."})}function K(){return new y.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workf\
low that calls it):
${ee}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var G=u(9127);const A="Give the identity pro\
vider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",Z=[{code:"access_token_given",broken:({header:s})=>/^(?:application\/)?at\+jwt$/i.
test(String(s.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:A},{code:"access_token_given",broken:({claims:s})=>s.token_use==="access"||
s.typ==="Bearer",because:({claims:s})=>`is an access token by its claim (${s.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:A},{code:"access_tok\
en_given",broken:({claims:s})=>[s.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:A},{code:"invalid_id_token",broken:({claims:s},d)=>typeof s.exp=="number"&&s.exp*1e3<=d,because:({claims:s},d)=>`expired ${(0,G.a)(d-Number(s.exp)*1e3)} \
ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:s})=>typeof s.
email!="string"||s.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function te(s,d,h="id-token",f){const $=ie(
s);if($===void 0){const p=!s.includes(".");throw new y.GQ(p?"access_token_given":"invalid_id_token",p?`The token of ${h} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${h} is not a JWT: it does not have three parts that can be decoded`,{input:h,remedy:A})}const O=Z.find(({broken:p})=>p(
$,d));if(O!==void 0){const p=`The token of ${h} ${O.because($,d)}`,T=new y.GQ(O.code,p,{input:h,remedy:O.remedy});if(O.code!=="email_claim_missing"||f===void 0)
throw T;f(T)}return{expiresAt:typeof $.claims.exp=="number"?$.claims.exp*1e3:void 0}}function ie(s){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(s))return;const[d,h]=s.split(
".").slice(0,2).map(ae);return d!==void 0&&h!==void 0?{header:d,claims:h}:void 0}function ae(s){try{const d=JSON.parse(Buffer.from(s,"base64url").toString("utf8"));
return(0,v.G)(d)?d:void 0}catch{return}}async function _e(s,d,h){h(s.requestToken),(0,fe.Jb)(new URL(s.requestUrl).origin,"the platform's address");try{return await ue(
"the platform",s,d,h)}catch(f){throw!(f instanceof y.GQ)||f.code!=="unauthorized"?f:new y.GQ("unauthorized",f.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...f.call?{call:f.call}:{},cause:f})}}const he="urn:ietf:params:oauth:token-type:id_token",we=new Map([["invalid_\
client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the clien\
t of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchang\
e-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, \
and check id-token-audience and the provider's conditions on the repository."]]);async function ve(s,d,h,f){const $=(0,fe.Jb)(s.url,"token-exchange-url"),O=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:d,subject_token_type:he,requested_token_type:he,...s.audience?{audience:s.audience}:
{},...s.clientID?{client_id:s.clientID}:{}});try{return await h({doing:"exchange the token",request:{method:"POST",url:$,headers:{...le.H,"content-type":"applic\
ation/x-www-form-urlencoded"},body:O.toString()},mayRepeat:!0,authorize:p=>p,decode:Ae(f)})}catch(p){throw!(p instanceof y.GQ)||!ye.a6.has(p.code)?p:new y.GQ("t\
oken_exchange_failed",p.message,{remedy:we.get(p.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against\
 the identity provider.",...p.call?{call:p.call}:{},cause:p})}}function Ae(s){return(d,h)=>{const f=(0,i.Pf)(d);for(const p of["idtoken","accesstoken","refresht\
oken"]){const T=(0,i.Qq)(f,p);T!==void 0&&s(T)}const $=(0,i.Qq)(f,"issuedtokentype"),O=(0,i.Qq)(f,"idtoken")??($===he?(0,i.Qq)(f,"accesstoken"):void 0);if(O===void 0)
throw(0,i.LO)("ID token (id_token, or access_token issued as one)",d,h);return O}}const Oe=6e4,Ne=15e3;function De(s,d){const h=(0,be.p)(d),{clock:f}=d;let $,O,
p=s.kind==="github"?d.onNoEmail:void 0;async function T(){const z=await Re(s,h,d),X=f.now(),{expiresAt:ce=Number.POSITIVE_INFINITY}=te(z,X,Pe(s),p);return p&&(p=
()=>{}),{token:z,expiresAt:ce,renewAt:Math.max(ce-Oe,X+(ce-X)/2)}}async function x(){return O??=T().finally(()=>{O=void 0}),$=await O,$}return{async token(){if($===
void 0)return(await x()).token;if(f.now()<$.renewAt)return $.token;const z=$;try{return(await x()).token}catch(X){if(f.now()>=z.expiresAt)throw X;return $={...z,
renewAt:f.now()+Ne},z.token}},async renew(z){return s.kind==="given"?!1:$!==void 0&&$.token!==z?!0:(await x()).token!==z}}}async function Re(s,d,h){switch(s.kind){case"\
given":return h.onSecret(s.token.trim()),s.token.trim();case"github":return D(s,d,h.onSecret);case"platform":return _e(s,d,h.onSecret);case"exchange":return ve(
s,await D(s.subject,d,h.onSecret),d,h.onSecret);case"command":return Me(s.command,h);default:return(0,y.xb)(s)}}async function Me(s,{run:d,onSecret:h}){const f=(T,x)=>new y.
GQ("token_command_failed",`The command of id-token-command ${T}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:x}),{exitCode:$,stdout:O}=await d(s).catch(T=>{throw f("could not be started",T)}),p=O.trim();if(p!==""&&h(p),$!==
0)throw f(`ended with exit code ${$}`);if(p==="")throw f("printed nothing");if(/\s/.test(p))throw f("printed more than one word: an ID token has no spaces and n\
o line ends");return p}function Pe(s){return{given:"id-token",github:"id-token-audience",platform:"the platform",exchange:"token-exchange-url",command:"id-token\
-command"}[s.kind]}var Le=u(3532),Se=u(1224);function Ce(s,{baseUrl:d,source:h},f){const{reporter:$,tree:O,signal:p,clock:T=Se.m}=f,x={clock:T,every:Se.f,random:Math.
random,uuid:k.randomUUID},z=({message:Ee,remedy:Ue})=>$({type:"warning",message:Ee,remedy:Ue}),X={...x,fetch:f.fetch,signal:f.requestSignal??p,onTrouble:({error:Ee})=>z(
{message:`${Ee.message}; trying again`,remedy:void 0})},{run:ce,onSecret:me}=f,xe=De(h,{...X,run:ce,onSecret:me,onNoEmail:z});return{...x,reporter:$,tree:O,signal:p,
platform:$e((0,le.o)({...X,baseUrl:d,tokens:xe}),s),fetch:(0,Le.Q)(f.fetch),async identify(){return await xe.token(),Ge(h)}}}function Ge(s){switch(s.kind){case"\
given":return"ID token as given";case"platform":return"the embedded platform's own";case"github":return s.audience?`GitHub OIDC, for ${s.audience}`:"GitHub OIDC";case"\
exchange":return`GitHub OIDC, exchanged at ${new URL(s.url).host}`;case"command":return"ID token from a command";default:return(0,y.xb)(s)}}}),9353:((oe,Q,u)=>{
u.d(Q,{g:()=>yt});var k=u(3739);async function y(e,t,n){const{settings:o,...r}=e.configuration,a={...o,...r},c=await n.updateApp(t,a);return{url:c?.url,subdomain:c?.
subdomain,detail:Object.keys(a).sort().join(", ")}}var m=u(9127);function v(e,{follow:t}){const n=(0,m.a)(t.timeoutMs),o=`The deployment ${e} has not ended with\
in ${n}; the platform goes on with it`;return new k.GQ("deploy_timeout",o,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: det\
ach. A re-run follows the same deployment."})}function i(e,t){return e?new k.GQ("interrupted",`Interrupted; the platform goes on with ${e}`,{remedy:"A re-run fo\
r the same commit follows the same deployment."}):t?new k.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Lo\
ok at the app in the platform before the next run: that one starts another deployment."}):new k.GQ("interrupted","Interrupted before a deployment was started",{
remedy:"Run again."})}function I(e,t){const n=t?`: ${t} overtook it`:"";return new k.GQ("deploy_cancelled",`The deployment ${e} was cancelled${n}`,{remedy:t?`Fo\
llow ${t} instead; it deploys what is newer.`:"Run again to deploy anew."})}const P=3,C=[500,1500,3e3];async function w(e){for(let t=1;;t++)try{return await e.send()}catch(n){
if(e.signal.throwIfAborted(),!b(n))throw n;const o=await E(e);if(o!==void 0)return o;if(t===P)throw n}}async function E(e){for(const t of C){await e.clock.sleep(
t,e.signal);const n=await e.find();if(n!==void 0)return n}}function b(e){return e instanceof k.GQ?e.call?.outcome==="unknown"||e.code==="unexpected_response":!1}
async function S(e,t){const n=await l(e,t.platform);if(n)return n;if(e.create)return _(e,t);throw new k.GQ("app_not_found",`The platform knows no app "${e.app}"\
 in ${e.org}/${e.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function l(e,t){for(const n of new Set(
[e.rememberedAppID??e.app,e.app])){const o=await g(t,n);if(o)return o}}async function g(e,t){try{const n=await e.listEnvironments(t),o=n.find(r=>r.name==="produ\
ction")??n[0];return{appID:t,created:!1,url:o?.url,subdomain:void 0}}catch(n){if(V(n)===404)return;throw n}}async function _(e,t){const{settings:n,...o}=e.configuration,
r={...n,...o,name:e.app,type:e.appType},a=t.uuid();try{return await w({send:async()=>({...await t.platform.createApp(r,{idempotencyKey:a}),created:!0}),find:async()=>{
const c=await g(t.platform,e.app);return c&&{...c,created:!0}},clock:t.clock,signal:t.signal})}catch(c){if(V(c)!==409)throw c;const M=await g(t.platform,e.app);
if(M)return M;throw B(e,c)}}function B(e,t){const n=`${e.org}/${e.project}`;return new k.GQ("app_unreachable_by_name",`${n} has an app named "${e.app}", but und\
er another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function V(e){return e instanceof k.GQ?e.
call?.status:void 0}var L=u(5807);function W(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&!(typeof t.exitCode==
"number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(t.stage.toLowerCase()))&&
!(o.weak&&t.diagnostics?.some(r=>r.severity==="error"))){if(!o.log)return{groups:{},facts:t,lines:n};for(let r=n.length-1;r>=0;r--){const a=o.log.exec(n[r]??"");
if(a)return{groups:a.groups??{},facts:t,lines:n}}}}function Y(e,t){for(const n of e){const o=t.exec(n)?.[1];if(o!==void 0)return o}}function j(e,t){return e===void 0||
e===""?t:`"${e}"`}var J=u(7214);const ge=[{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],log:/heap out of memory|Reached heap limit|^Killed$/},
{log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i},
{exitCodes:[137]},{signals:["SIGKILL"],log:/(?:^|\s)Killed$/}],summary:()=>"the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.includes("heap"))?"Set \
the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the build smaller: source maps and parallel workers cost most.":"Make the build smaller\
 (source maps and parallel workers cost most), or let it run where there is more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],
summary:()=>"the build watches files for changes",remedy:()=>"Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{
codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches\
, source maps), or free space on the platform and deploy again."},{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer tha\
n the platform allows",remedy:()=>"Check that the build command ends by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},
{name:"missing-script",signs:[{log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},{log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{log:/^error Command "(?<script>[^"]{1,100})" not found\./},
{log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},{log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no scri\
pt ${j(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{const n=se(t).filter(r=>r!==e.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add \
the script ${j(e.script,"named in the log")} to package.json, or set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${j(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${j(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${j(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
uild write only inside the repository; other folders are closed to it.":"Make the script executable and commit that: git update-index --chmod=+x FILE. Or run it\
 through its interpreter, as sh FILE."},{name:"port-in-use",signs:[{log:/EADDRINUSE(?::.{0,60}?:(?<port>\d{2,5}))?|[Pp]ort (?<port2>\d{2,5}) is (?:already )?in use/}],
summary:({groups:e})=>`a port is in use${e.port?` (${e.port})`:""}`,remedy:()=>"A build should not start a server on a fixed port: let it listen on port 0, or u\
se a build command that starts none."},{name:"warnings-as-errors",signs:[{log:/Treating warnings as errors because process\.env\.CI = true/},{log:/ESLint found too many warnings/}],
summary:()=>"the build counts warnings as errors",remedy:({lines:e})=>e.some(t=>t.startsWith("Treating warnings"))?"Mend the warnings in the log, or set build-c\
ommand to CI=false npm run build.":"Mend the warnings in the log, or raise --max-warnings."},{name:"missing-variable",signs:[{log:/(?:[Mm]issing|[Uu]ndefined|[Ii]nvalid)(?: required)? env(?:ironment)?(?: variable)?s?:? [`"'[]?(?<name>[A-Z][A-Z0-9_]{1,80})/},
{log:/(?:[Ee]nv(?:ironment)? (?:variable|var)|variable) [`"']?(?<name>[A-Z][A-Z0-9_]{1,80})[`"']? (?:is (?:not (?:set|defined|provided)|missing|undefined|required)|must be (?:set|defined))/},
{log:/(?<!ReferenceError: )(?<![\w])[`"']?(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})[`"']? (?:environment variable |env var )?(?:is (?:not set|not defined|missing|required)|must be set)/},
{log:/^KeyError: '(?<name>[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,60})'/},{log:/"(?<name>PUBLIC_\w{1,80}|\w{1,80})" is not exported by "(?:virtual:env|\$env)\/static\/(?:public|private)/}],
summary:({groups:e})=>`the variable ${e.name??""} is not set`,remedy:({groups:e})=>`Add ${e.name??"it"} to the app variables (input env or env-file); secrets th\
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=(0,J.XQ)(e);return t&&`the import "${t.specifier}" differs from th\
e file's name only in upper and lower case`},remedy:e=>`The file is ${j((0,J.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv\
. Builds run where case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): .*?'(?<path>[^']{1,300})' differs from already included file name .* only in casing/},
{log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${j(e.path,"a file")} differently in upper and lo\
wer case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=(0,J.
ne)(e);return t?.kind==="file"?`the file "${t.specifier}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper and lower case, and \
that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-package",signs:[{}],summary:e=>{const t=(0,J.ne)(e);return t?.
kind==="package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{const t=(0,J.ne)(e)?.specifier??"the package";return e.lines.some(n=>n.includes(
"No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile. N\
ODE_ENV=production among the app variables keeps devDependencies from being installed.`}},{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" \
in package.json), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${j(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"dead-link",
signs:[{log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},{log:/^\s*-> linking to (?<link>\S{1,300})/}],
summary:({groups:e,lines:t})=>{const n=e.page??Y(t,/Broken link on source page path = (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n},`:""} leads to \
no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,log:/^\[500\] GET (?<page>\S{1,300})/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>o.startsWith("[500] GET "));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(
/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stack in the log names the functions."},{name:"build-killed",signs:[{codes:["build_kill\
ed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[143]}],summary:()=>"the build was killed",remedy:()=>"Deploy again. If it repeats, the build takes more memory\
 or time than the platform gives it."}];function se(e){const t=new Set,n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.test(o));for(const o of e.
slice(Math.max(0,n),n+40)){const r=Y([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??re(o);r&&t.add(r)}return[...t].slice(0,10)}function re(e){return Y(
[e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const pe="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONN\
ECT_TIMEOUT",$e=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},{log:/ERR_PNPM_NO_LOCKFILE/},{log:/Unsupported URL Type "workspace:"/}],
summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{
log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},
{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},
{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],summary:()=>"the lockfile does not fit package.json",remedy:({groups:e})=>`Run ${(e.manager===
"ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"your package manager's install"} on your machine and commit the lockfile together with package.js\
on.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({lines:e})=>{const t=Y(
e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packa\
ges named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const n=e.host??Y(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${n?` ${n}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${j(e.name,"a package")} fits`,remedy:()=>"Correct the versi\
on in package.json to one that is published, and commit the new lockfile."},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${j(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${pe})|^network .{0,80}(?:${pe})|ERR_PNPM_META_FETCH_FAIL`)},{weak:!0,log:/^Failed to fetch `[^`]{1,100}` from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${pe})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${j(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}],be=[/^([\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/,
/^Writing (?:\.\/)?([\w@./-]{1,100}?)\/\S{0,200} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,
/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/],
ye=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>le(e).includes("out")?void 0:"Next.js wrote no static expo\
rt",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[
{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],summary:({groups:e,
facts:t})=>`the build did not write the output directory ${j(e.folder??t.outputDirectory,"of the app")}`,remedy:({lines:e,facts:t})=>{const n=ue(e);if(n)return`\
Set output-directory to ${n}: the log shows files written there.`;const o=fe.find(r=>le(t).includes(r));return o?`Set output-directory to ${o}, which is there, \
if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, publ\
ic or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${j(e.outputDirectory,"of the app")} is empty`,
remedy:({lines:e,facts:t})=>{const n=ue(e);return n&&n!==t.outputDirectory?`Set output-directory to ${n}: the log shows files written there.`:"Check that the bu\
ild command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??
"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the output direc\
tory are refused."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",
remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{
codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is \
at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it wo\
rked",remedy:()=>"Deploy again."}],fe=["dist","build","out","_site"];function le({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[
...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function ue(e){for(const t of be){const n=Y(e,t)?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");if(n)
return n}}const ee=["queue","clone"],R=[{name:"submodule",signs:[{stages:ee,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:ee,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:ee,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${j(e.path,"of the repos\
itory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itse\
lf."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:ee,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:ee,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${j(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:ee,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${j(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:ee,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:ee,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the re\
pository ${j(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub a\
pp, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}];var D=u(107);const F=[...R,...ye,...$e,
...ge],K={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},G=1e3,
A=300,H=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,Z=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
te=/^(?:\[?(?:ERROR|error|FATAL)\]?:?\s+)+/,ie=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,ae=/^(?:\s|\$ |A complete log of this run|(?:[✗🚨] )?Build failed|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
_e=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function he(e){const t=(0,D.S)(e.message?[...e.log,e.message]:e.log).slice(-G).map(n=>n.text).filter(
n=>!_e.test(n));for(const n of["codes","others"])for(const o of F){const r=we(o,n,e,t),a=r&&o.summary(r);if(r&&a)return{headline:ve(e,a),remedy:(0,L.O)(o.remedy(
r),500)}}return{headline:ve(e,Oe(e,t)),remedy:void 0}}function we(e,t,n,o){const r=e.signs.filter(a=>t==="codes"==(a.codes!==void 0));return r.length===0?void 0:
W({...e,signs:r},n,o)}function ve(e,t){const n=K[e.stage?.toLowerCase()??""]??"Deployment failed",o=Ae(e),r=A-n.length-o.length-2;return`${n}: ${(0,L.O)(t.trim().
replace(/\.$/,""),r)}${o}`}function Ae({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,L.O)(t,20)})`:""}function Oe(e,t){const n=e.
diagnostics?.find(c=>c.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!H.test(e.message))return e.message;
const o=t.filter(c=>c!==e.message).map(c=>c.replace(te,"")).filter(c=>!ae.test(c)),r=t.findLast(c=>ie.test(c));return(r?ie.exec(r)?.groups?.message:o.findLast(c=>Z.
test(c)))??o.at(-1)??(e.message||e.code||"the platform gave no reason")}var Ne=u(2310);const De=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Re=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Me=40,Pe=500,Le=100;function Se(e,t){const n=new Map,o=new Map;for(const c of e){n.has(c.file)||n.set(c.file,Ce(c.file,t));const M=n.get(c.file);if(M===void 0)continue;
const N=(0,L.O)(c.message,Pe),U=c.code&&(0,L.O)(c.code,Le),q=JSON.stringify([M,c.line,c.column,N]);o.has(q)||o.set(q,{...c,file:M,code:U,message:N})}const r=[...o.
values()],a=new Set(r.filter(({line:c})=>c!==null).map(({file:c,message:M})=>`${c}
${M}`));return r.filter(({line:c,file:M,message:N})=>c!==null||!a.has(`${M}
${N}`))}function Ce(e,t){const n=Ge(e);if(!(n===""||n.includes("\0")||Re.test(n))){for(const o of d(n,t))if(o!==void 0&&!Re.test(o)&&t.exists(o))return o}}function Ge(e){
let t=e.startsWith("file://")?s(e):e;for(const[n,o]of De)t=t.replace(n,o);return t}function s(e){try{return decodeURIComponent(e)}catch{return e}}function*d(e,t){
const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const r of[...t.folders??[],n,""])yield h(`${r}/${e}`);return}for(const r of t.prefixes??[]){const a=r.replaceAll(
"\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(e.startsWith(`${a}/`)){yield h(e.slice(a.length+1));return}}const o=h(e)?.split("/")??[];if(!(o.length>
Me))for(let r=0;r<o.length;r++){const a=o.slice(r).join("/");yield a,n!==""&&(yield h(`${n}/${a}`))}}function h(e){const t=[];for(const n of e.split("/"))if(!(n===
""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const f=["error","warning","notice"],$=/(?:^|\/)(?:\.[^/]+|[^/]+\.config\.[a-z]+|[^/]*tsconfig[^/]*\.json|package(?:-lock)?\.json)$/;
function O(e,t=10){const n=new Set,o=new Set,r=e.map(N=>{const U=JSON.stringify([N.severity,N.file,N.line]),q=JSON.stringify([N.severity,N.message]),de=n.has(U)||
o.has(q);n.add(U),o.add(q);const ke=(N.line===null?4:0)+(de?2:0)+($.test(N.file)?1:0);return{diagnostic:N,weight:ke}}),a=f.map(N=>r.filter(({diagnostic:U})=>U.severity===
N).toSorted((U,q)=>U.weight-q.weight).map(({diagnostic:U})=>U)),c=Math.max(0,t),M=N=>Math.max(0,(N?.length??0)-c);return{shown:a.flatMap(N=>N.slice(0,c)),rest:{
error:M(a[0]),warning:M(a[1]),notice:M(a[2])}}}const p=[0,1e3,2e3,4e3];async function T(e,t,n,o,r){const a=await xe(e,t,o,r);if(a)return z(a,n,o.tree);const c=`\
The deployment ${e} failed, and the platform gives no reason`;return{...x,headline:c,remedy:`Look at the deployment ${e} in the platform.`}}const x={stage:void 0,
code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function z(e,t,n){const{rootDirectory:o}=t.configuration.settings,r=[...e.diagnostics,...(0,Ne.
y)(e.log)],a={exists:n?.exists??(()=>!1),...typeof o=="string"?{rootDirectory:o}:{},folders:me(t,n)},{shown:c,rest:M}=O(Se(r,a)),{repository:N,branch:U,outputDirectory:q}=t.
configuration,de={...e,diagnostics:c,list:n?.list,repository:N,branch:U,outputDirectory:q};return{...he(de),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:c,
moreDiagnostics:M.error+M.warning+M.notice,log:e.log}}function X({code:e,message:t,exitCode:n,signal:o,log:r,diagnostics:a}){return[e,t,n,o].some(M=>M!==void 0)||
r.length>0||a.length>0}const ce=8;function me({configuration:e},t){const{buildCommand:n="",outputDirectory:o="",settings:r}=e,a=n.split(/[\s'"=;&|()]+/).map(U=>U.
replace(/^(?:\.\/)+|\/+$/g,"")),c=o.split("/").map((U,q,de)=>de.slice(0,q).join("/")),M=typeof r.rootDirectory=="string"?`${r.rootDirectory}/`:"",N=[...a,...c.reverse()].
filter(U=>/^[^./-][^:*?]*$/.test(U));return[...new Set(N)].map(U=>M+U).filter(U=>(t?.list(U).length??0)>0).slice(0,ce)}async function xe(e,t,n,o){try{for(const r of p){
r&&await n.clock.sleep(r,n.signal);const a=await n.platform.readFailure(t,e);if(a&&X(a))return a}}catch(r){n.signal.throwIfAborted();const a=(0,k.I7)(r);o.warn(
`The failure record of ${e} cannot be read: ${a.message}`,a.remedy)}}var Ee=u(1547);const Ue=.05,We=100,Be=1e4,ze=.2;function Qe(e,t){return Math.min(Be,Math.max(
We,e*Ue))*(1-ze*t())}const je=5*6e4,Ke=6e4;async function He(e,t,n,o){const r=new AbortController,a=o.every(1e3,()=>o.clock.now()-n>=t.timeoutMs&&r.abort());try{
return await Ze(e,t,n,o,r.signal)}finally{a()}}async function Ze(e,t,n,o,r){const{clock:a,narrator:c}=o,M=new Xe(a,c);let N,U=[],q=a.now();for(;;){const de=await M.
tolerate(()=>o.look(r),o.signal,r),ke=a.now()-n,ne=de?.find(bt=>bt.deployID===e);if((ne||!de)&&(q=a.now()),a.now()-q>Ke)throw Je(e,N);ne&&(ne.status!==N?.status||
ne.stage!==N.stage)&&c.tell({type:"status",status:ne.status,stage:ne.stage,elapsedMs:ke}),N=ne??N;const Ie=ne?Ye(ne,t,c):"pending";if(ne&&Ie==="cancelled")return{
family:Ie,deployment:ne,overtakenBy:Ve(ne,de??[],U)};if(Ie!=="pending")return{family:Ie,deployment:ne,overtakenBy:void 0};if(U=de??U,ke>=t.timeoutMs)return{family:"\
pending",deployment:N,overtakenBy:void 0};const $t=t.pollIntervalMs??Qe(ke,o.random);await a.sleep(Math.max(1,Math.min($t,t.timeoutMs-ke)),o.signal)}}function Ye(e,t,n){
const o=(0,Ee.P)(e.status,t.statusMap);return o||(n.warn(`The platform reports the status "${e.status}", which is not known here; it counts as pending`,`If it i\
s final, say so in the input status-map, for example: ${e.status}=success`),"pending")}function Ve(e,t,n){if(e.supersededBy)return e.supersededBy;const{createdAt:o}=e;
if(o===void 0){const a=t[t.indexOf(e)-1];return n.some(c=>c.deployID===a?.deployID)?void 0:a?.deployID}return t.filter(a=>a.createdAt!==void 0&&a.createdAt>o).sort(
(a,c)=>Number(a.createdAt)-Number(c.createdAt))[0]?.deployID}function Je(e,t){const n=t?`; its last status was "${t.status}"`:"";return new k.GQ("deployment_los\
t",`The deployment ${e} is not in the platform's list${n}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from here. Run again to \
deploy anew."})}class Xe{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,o){try{const r=await t();return this.#t=void 0,r}catch(r){if(n.throwIfAborted(),
o.aborted)return;const a=(0,k.I7)(r);if(!qe.has(a.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>je))throw a;this.#o||this.#n.warn(`The deployment list f\
ails: ${a.message}; asking again for up to ${(0,m.a)(je)}`),this.#o=!0;return}}}const qe=new Set(["rate_limited","service_error","unexpected_response","response\
_too_large","unreachable","request_timeout"]);var et=u(5635);async function tt(e,t,n,o){return Te(e)??await nt(t.appID,o)??Te(t.url)??ot(t,n)}async function nt(e,t){
const n=await t.listEnvironments(e).catch(()=>[]),o=n.find(r=>r.name==="production")??n[0];return Te(o?.url)}function ot(e,t){const n=t.urlTemplate;if(!(n?.includes(
"{subdomain}")&&!e.subdomain))return Te(n?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function Te(e){if(!e)return;const t=URL.parse(
e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function st(e,t,n){const o=await Fe(n.platform,t),
r=o.find(U=>U.deployID===e.attachTo);if(r&&at(r,e))return{deployID:r.deployID,attached:!0};const a=new Set(o.map(U=>U.deployID)),c=n.uuid(),M=async()=>dt(await it(
n.platform,t,a),e);return{deployID:await w({send:async()=>(n.onStart(),(await n.platform.deploy(t,rt(e),{idempotencyKey:c}))?.deployID??await lt(M,n)),find:M,clock:n.
clock,signal:n.signal}),attached:!1}}function rt(e){return{branch:e.configuration.branch,...e.commit===void 0?{}:{commit:e.commit}}}function at(e,t){return((0,Ee.
P)(e.status,t.follow.statusMap)??"pending")==="pending"}async function it(e,t,n){return(await Fe(e,t)).filter(r=>!n.has(r.deployID))}async function Fe(e,t){const{
deployments:n,nextCursor:o}=await e.listDeployments(t),[r,a]=[n[0]?.createdAt,n.at(-1)?.createdAt],c=r!==void 0&&a!==void 0&&r<a;if(o===void 0||!c)return n;const M=[
...n];for await(const N of e.allDeployments(t,{cursor:o}))M.push(N);return M}function dt(e,t){const n=(a,c)=>!a||!c||a===c,o=e.filter(a=>n(a.commit,t.commit)&&n(
a.branch,t.configuration.branch));if(o.length<2)return o[0]?.deployID;const r=o.map(a=>a.deployID).join(", ");throw new k.GQ("deployment_lost",`The platform nam\
ed no deployment, and several are new: ${r}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const ct=[0,500,1e3,
2e3,4e3,8e3];async function lt(e,t){for(const n of ct){n&&await t.clock.sleep(n,t.signal);const o=await e();if(o)return o}throw new k.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const ut=6e4,
mt=500,pt=5e3,ft=1e4;async function ht(e,t){const n=t.clock.now();let o=mt;for(let r=1;;r++){const a=await gt(e,t.fetch,t.signal);if(a===void 0)return r;const c=t.
clock.now()-n;if(c+o>ut)throw new k.GQ("verify_failed",`${e} ${a} after ${(0,m.a)(c)} and ${r} tries`,{remedy:'Open the URL: a first deploy may still wait for D\
NS. Set verify to "off" if the site is not public.'});await t.clock.sleep(o,t.signal),o=Math.min(pt,o*2)}}async function gt(e,t,n){try{const o=await t(e,{signal:AbortSignal.
any([n,AbortSignal.timeout(ft)])});return await o.body?.cancel(),o.status<400?void 0:`answers ${o.status}`}catch(o){n.throwIfAborted();const r=o instanceof Error&&
o.cause instanceof Error?o.cause:o;return`cannot be reached (${r instanceof Error?r.message:String(r)})`}}async function yt(e,t){const n=new wt(e,t),o=t.every(2e3,
()=>n.beat());try{return await n.go()}catch(r){return n.broken(t.signal.aborted?n.interruption():(0,k.I7)(r))}finally{o()}}class wt{#e;#n;#t;#o;#i=!1;#a;#s;#r;constructor(t,n){
this.#e=t,this.#n=n,this.#t=(0,et.M)(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#y();const n=await t("app",()=>this.#d());await t("configure",()=>this.#c(n)),await t("env",()=>this.#l(n));
const o=this.#n.clock.now(),r=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const a=await t("follow",()=>this.#m(n,r,
o));return this.#p(a,n,r)}async#d(){const t=await S(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?
`created ${t.appID}`:`found ${t.appID}`]}async#c(t){if(t.created)return[void 0,"as created"];const{detail:n,...o}=await y(this.#e,t.appID,this.#n.platform);return this.#o=
{...t,url:o.url??t.url,subdomain:o.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"left alone"];case"\
replace":return await this.#n.platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variables`];default:return(0,k.
xb)(n)}}async#u(t){const n=()=>{this.#i=!0},{deployID:o,attached:r}=await st(this.#e,t.appID,{...this.#n,onStart:n});return this.#a=o,this.#t.tell({type:"deploy\
ment-known",deployID:o,attached:r}),[o,r?`attached to ${o}, which an earlier run started`:o]}async#m(t,n,o){const r=M=>Et(n,t.appID,this.#n.platform,M),a=await He(
n,this.#e.follow,o,{...this.#n,look:r,narrator:this.#t}),c=a.family==="pending"&&this.#e.follow.onTimeout==="detach";return[a,a.deployment?.status??a.family,a.family!==
"success"&&!c]}async#p(t,n,o){switch(t.family){case"success":return this.#f(t,n);case"failure":return this.#g(n,o);case"cancelled":return this.outcome("cancelle\
d",I(o,t.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?v(o,this.#e):void 0);default:return(0,k.xb)(t.family)}}async#f(t,n){
this.#s=await tt(t.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#s&&this.#t.tell({type:"url",url:this.#s});try{await this.#t.phase("verify",()=>this.#h(
this.#s))}catch(o){this.#n.signal.throwIfAborted();const r=(0,k.I7)(o);if(this.#e.verify==="fail")return this.outcome("succeeded",r);this.#t.warn(`Deployed, but\
 ${r.message}`,r.remedy)}return this.outcome("succeeded")}async#h(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new k.GQ("verify_failed","the pl\
atform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await ht(t,this.#n);return[void 0,n===1?
"answers":`answers, after ${n} tries`]}async#g(t,n){return this.#r=await this.#t.phase("explain",async()=>{const o=await T(n,t.appID,this.#e,this.#n,this.#t);return[
o,o.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#r}),this.outcome("failed",new k.GQ("deploy_failed",this.#r.headline,{...kt(this.#r)}))}interruption(){
return i(this.#a,this.#i)}broken(t){const n=t.call?.outcome==="refused"||t.call?.outcome==="not-sent";return this.#a!==void 0||this.#i&&!n?this.outcome("pending",
t):this.outcome(t.code==="interrupted"?"cancelled":"failed",t)}async#y(){const{configuration:t,env:n,app:o,org:r,project:a}=this.#e,c=await l(this.#e,this.#n.platform);
this.#o=c;const M=[c?`update the app ${c.appID} in ${r}/${a}`:`create the app ${o} in ${r}/${a}`,n.kind==="leave"?"leave its variables alone":`replace its varia\
bles by: ${[...n.variables.keys()].join(", ")||"none"}`,`deploy ${t.repository}, branch ${t.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const N of M)
this.#t.tell({type:"notice",message:`Dry run: would ${N}`});return this.outcome("skipped")}outcome(t,n){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.
created??!1,deployID:this.#a,url:this.#s,failure:this.#r,error:n,phases:this.#t.phases}}}async function Et(e,t,n,o){const r=[];for await(const a of n.allDeployments(
t,{signal:o}))if(r.push(a),a.deployID===e)break;return r}function kt(e){return e.remedy===void 0?{}:{remedy:e.remedy}}}),5635:((oe,Q,u)=>{u.d(Q,{M:()=>m});var k=u(
9439);const y=25e3;function m(v,i,I){const P=[],C=new Set;let[w,E,b]=[i.now(),i.now(),""];const S=l=>{w=i.now(),l.type==="phase-started"&&([E,b]=[w,`at ${k.K[l.
phase]}`]),l.type==="status"&&([E,b]=[w-l.elapsedMs,l.status]),v(l)};return{tell:S,phases:P,beat(){const l=i.now();b!==""&&l-w>=y&&S({type:"heartbeat",status:b,
elapsedMs:l-E})},async phase(l,g){I?.throwIfAborted();const _=i.now();S({type:"phase-started",phase:l});let B;try{const[V,L,W=!1]=await g();return B={type:"phas\
e-finished",phase:l,detail:L,ms:i.now()-_,unwished:W},V}finally{P.push({phase:l,ms:i.now()-_}),B&&S(B)}},warn(l,g){C.has(l)||(C.add(l),S({type:"warning",message:l,
remedy:g}))}}}}),7244:((oe,Q,u)=>{u.d(Q,{c:()=>m});var k=u(3024),y=u(7994);function m(v){const i=(I,P)=>{try{return P()}catch{return I}};return{exists:I=>i(!1,()=>(0,k.
statSync)((0,y.LI)(v,I)).isFile()),list:I=>i([],()=>(0,k.readdirSync)((0,y.LI)(v,I)))}}}),7214:((oe,Q,u)=>{u.d(Q,{XQ:()=>P,ne:()=>v,ri:()=>m});var k=u(6760);const y=[
/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function m(E){return y.map(b=>b.exec(E)?.groups?.what).find(b=>b!==void 0)}function v(E){for(const{file:b,severity:S,message:l}of E.facts.diagnostics??[]){const g=S===
"error"?i(l,b):void 0;if(g)return g}if(!E.facts.diagnostics?.some(b=>b.severity==="error"))for(const b of E.lines){const S=i(b,void 0);if(S)return S}}function i(E,b){
for(const S of y){const l=S.exec(E)?.groups;if(!l?.what)continue;const g=b??l.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(g??"")||/^(?:\.{1,2}(?:\/|$)|\/)/.test(
l.what))return{kind:"file",specifier:l.what,importer:g};const B=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(l.what)?.[0];return B===void 0||l.what[B.length]===
":"?void 0:{kind:"package",specifier:B,importer:g}}}const I=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function P(E){
const b=v(E),S=E.facts.list;if(!(!S||b?.kind!=="file"))for(const l of C(b)){const g=w(l.split("/"),S);if(g!==void 0)return{specifier:b.specifier,actual:g}}}function C({
specifier:E,importer:b}){if(E.startsWith("/")){const l=E.split("/").slice(1,40);return l.map((g,_)=>l.slice(_).join("/"))}const S=b&&k.posix.join(k.posix.dirname(
b),E);return!S||S.startsWith("..")||S.startsWith("/")?[]:[S]}function w(E,b){const S=[];for(const[g,_]of E.entries()){const B=b(S.join("/")),L=(g===E.length-1?I:
[""]).map(W=>B.find(Y=>Y.toLowerCase()===`${_}${W}`.toLowerCase())).find(W=>W!==void 0);if(L===void 0)return;S.push(L)}const l=S.join("/");return I.some(g=>l===
`${E.join("/")}${g}`)?void 0:l}}),107:((oe,Q,u)=>{u.d(Q,{S:()=>I});var k=u(5807);const y={lines:5e3,lineLength:1e3,entryLength:64*1024},m=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[11ty\](?: |$)/],v=4,i=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function I(l){const g=[];for(let L=l.length-1;L>=0&&g.length<y.lines;L--){const W=l[L]??"",j=(W.length>y.entryLength?
W.slice(-y.entryLength):W).split(`
`);for(let J=j.length-1;J>=0&&g.length<y.lines;J--)g.push(j[J]??"")}const _=P(g),B=g.reverse().map(L=>w(L,_)),V=C(B);return B.map(({text:L,folder:W,task:Y})=>({
text:L,folder:W??V.get(Y??"")}))}function P(l){const g=l.map(_=>_.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(_)?.[1]:void 0);return new Set(g.filter(
_=>_!==void 0))}function C(l){const g=new Map;for(const{text:_,task:B}of l)for(const V of i){const L=V.exec(_)?.groups;L?.folder&&g.set(B??L.task?.replace("#","\
:")??"",L.folder)}return g}function w(l,g){let _=(0,k.O)(S((0,k.N)(l)),y.lineLength).trimEnd(),B,V;for(let L=0;L<v;L++){const W=b(_)??E(_,g);if(!W)break;B??=W.groups?.
folder,V??=W.groups?.task,_=_.slice(W[0].length)}return{text:_,folder:B,task:V}}function E(l,g){if(g.size===0)return;const _=/^([@\w./-]{1,100}): /.exec(l);return _&&
g.has(_[1]??"")?_:void 0}function b(l){for(const g of m){const _=g.exec(l);if(_)return _}}function S(l){return l.includes("\r")?l.split("\r").findLast(g=>g.trim()!==
"")??"":l}}),2310:((oe,Q,u)=>{u.d(Q,{y:()=>be});var k=u(5807);const y=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
m=`(?<file>${y})`,v=`(?<file>${y}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,i=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,I=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
P=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,C=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${m}${i}\\)?$`);function w(R,D,F={}){return{name:R,steps:[{pattern:D}],...F}}const E=new RegExp(`^(?:File: |(?<severity>ERROR|WARNIN\
G) in )${m}(?:[: ]\\d+:[\\d:-]+)?$`),b=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,S=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${m}${i}:$`),skip:6,over:/^(?!\s{4}|[✘▲X!] \[)/}],zeroColumn:!0},w("esbuild-short",new RegExp(`^${m}${i}: (?<severity>ERROR|WARN\
ING): (?<message>.+)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${m}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${m}${i}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},w("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${m}${i} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${m}${i}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s{1,4}${v}${i}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${v}${i}$`)}],zeroColumn:!0},w("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
w("rollup-unresolved",/^(?:\[!\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
w("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${m} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),w("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${m} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${m}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+${m} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},w("postcss",new RegExp(`^(?:CssSyntaxError: (?\
:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${m}${i}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${m}(?:${i})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:E},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:b}],zeroColumn:!0},{name:"rspack",steps:[{pattern:E},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
skip:1,over:/^\s+× Module build failed/}]},w("rspack-unresolved",/^\s*× (?<message>Module not found: Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
{name:"fork-ts-checker",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${m}${i}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"\
webpack-loader-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${y})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,\
7}):(?<column>\\d{1,7})\\) ${m} (?<message>[A-Z].*)$`),skip:5}]},{name:"webpack-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${m}(?: \\d+:[\\\
d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${y}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},
{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${m}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\])(?:\w*Error: )?(?<message>\S.*)$/,skip:1,over:/^Module build failed/}],zeroColumn:!0}],l=[w("tsc",new RegExp(
`^(?:ERROR in )?${m}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),w("tsc-pretty",new RegExp(`^(?:E\
rror: )?${m}${i} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\
\\] (?<severity>ERROR|WARNING) in ${m}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"eslint-stylish",steps:[
{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},w("eslint-compact",new RegExp(`^${m}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w\
/-]+)\\))?$`)),w("eslint-unix",new RegExp(`^${m}${i}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(
`^${m}(?:${i})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],g=/^(?:Error:)?[\s│]*(?:[├╰]─▶)?(?:\s*[x×]){1,2} (?<message>\S.*)$/,
_={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},B=[{name:"next-swc",steps:[{pattern:g},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]\
{1,3}\\[${m}:\\d{1,7}:\\d{1,7}\\]$`)},_]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},_]},{name:"swc",steps:[{pattern:g},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${m}${i}\
\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${i}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},{name:"next\
-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[{pattern:/^Error occurred prerendering page /},
{pattern:/^(?<message>\S.*)$/},{pattern:C,skip:20,over:P}]},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${m}${i}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
w("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),{name:"as\
tro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${m}${i}$`)}],zeroColumn:!0},{name:"eleventy-nunjucks",steps:[
{pattern:/^(?:\d{1,2}\.|>) \((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?$/},{pattern:/^\s+(?:Error: )?(?<message>\S.*?)(?: \(via [\w ]+\))?$/}]},
w("eleventy-liquid",/^(?:\d{1,2}\. )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/)];function V(R,D,F){if("ma\
tch"in R)return R.match(D,F);const K={};let G=F;for(const[H,Z]of R.steps.entries()){const te=W(Z,D,G,H===0?0:Z.skip??0);if(!te)return;for(const[ie,ae]of Object.
entries(te.groups))ae!==void 0&&(K[ie]=ae);G=te.at+1}const A=R.steps.at(-1);return!R.repeat||!A?{groups:[K],next:G}:L(A.pattern,K,D,G)}function L(R,D,F,K){const G=[
D];let A=K;for(;A<F.length&&G.length<1e3;A++){const H=R.exec(F[A]?.text??"");if(!H)break;G.push({file:D.file,...H.groups})}return{groups:G,next:A}}function W(R,D,F,K){
const G={};for(let A=F;A<=F+K&&A<D.length;A++){const H=D[A]?.text??"",Z=R.pattern.exec(H);if(Z)return{at:A,groups:{...G,...Z.groups}};const te=R.over?.exec(H);if(R.
over&&!te)return;for(const[ie,ae]of Object.entries(te?.groups??{}))ae!==void 0&&(G[ie]=ae)}}const Y=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,j=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
J=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,ge={name:"python",match(R,D){const F=R[D]?.text??"";if(!F.startsWith("Traceback (most recent call last)")&&!Y.test(
F))return;let K;for(let G=D;G<R.length&&G<D+200;G++){const A=R[G]?.text??"",H=Y.exec(A)?.groups;if(H&&!j.test(H.file??"")&&(K={...H}),G===D||A.startsWith(" "))continue;
const Z=J.exec(A)?.groups?.message;return K&&Z?{groups:[{...K,message:Z}],next:G+1}:void 0}}},se=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${i}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(
`^\\s{4}${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${I}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:C,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${m}${i}$`)}]},ge,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${m}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${I}(\
?: \\[\\w+\\])?: .+)$`),skip:6}]},w("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${I}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:C,skip:20,over:P}]},
w("plain",new RegExp(`^\\s{0,4}(?:(?:vet|error|ERROR|Error):? (?:in )?)?${v}${i}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x\
)(?<message>\\S.*)$`))],re=[...l,...S,...B,...se];var pe=u(107);const $e=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function be(R,D={}){const{most:F=500,messageLength:K=500}=D,G=(0,pe.S)(R),A=new Map;for(let H=0;H<G.length&&A.size<F;){const Z=ye(G,H,K);for(const te of Z?.
diagnostics??[]){const{file:ie,line:ae,column:_e,message:he}=te,we=JSON.stringify([ie,ae,_e,he]);!A.has(we)&&A.size<F&&A.set(we,te)}H=Z?.next??H+1}return[...A.values()]}
function ye(R,D,F){const K=R[D];if(!(!K||K.text.trim()===""))for(const G of re){const A=V(G,R,D);if(!A)continue;return{diagnostics:A.groups.map(Z=>fe(Z,G,K.folder,
F)).filter(Z=>Z!==void 0),next:A.next}}}function fe(R,D,F,K){const{file:G,message:A}=R;if(!G||!A)return;const H=ue(R.line)||null,Z=H===null?null:ue(R.column);return{
file:ee(G.trim(),F),line:H,column:Z===null?null:D.zeroColumn?Z+1:Z||null,severity:le(R.severity,D),code:R.code??null,message:(0,k.O)(A.trim().replace(/^error: /i,
""),K)}}function le(R,D){return R===void 0?D.severity??"error":$e.find(([,F])=>F.test(R))?.[0]??"error"}function ue(R){return R===void 0?null:Number(R)}function ee(R,D){
return D===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(R)?R:`${D}/${R.replace(/^(?:\.\/)+/,"")}`}})};export{_t as id,vt as ids,Rt as modules};

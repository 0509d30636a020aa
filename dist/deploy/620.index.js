const $t=620,bt=[620],_t={3532:((ne,Q,u)=>{u.d(Q,{Q:()=>d});var C=u(7067);function d(v){return(i,I)=>{const D=new URL(i instanceof Request?i.url:i);return D.protocol===
"http:"&&D.hostname.endsWith(".localhost")&&!I?.body?f(D,I):v(i,I)}}function f(v,i){const I={host:"127.0.0.1",port:v.port||80,path:v.pathname+v.search,method:i?.
method??"GET",headers:{...Object.fromEntries(new Headers(i?.headers)),host:v.host},...i?.signal?{signal:i.signal}:{}};return new Promise((D,P)=>{const E=(0,C.request)(
I,y=>{const $=[];y.on("data",S=>$.push(S)),y.on("error",P),y.on("end",()=>{const S=y.statusCode??502,l=Object.entries(y.headers).map(([g,k])=>[g,String(k)]);D(new Response(
S===204||S===304?null:Buffer.concat($),{status:S,headers:l}))})});E.on("error",P),E.end()})}}),4112:((ne,Q,u)=>{u.d(Q,{H:()=>I,o:()=>D});var C=u(3739),d=u(7634),
f=u(3823),v=u(1279),i=u(1619);const I={accept:"application/json","user-agent":`slipway/${d.x}`};function D(E){const y=(0,i.Jb)(E.baseUrl,"base-url"),$=(0,v.p)(E);
return async(S,l)=>{const{doing:g,mayRepeat:k,decode:W,takesText:Z,route:_}=S,{body:G,signal:Y}=l;let X="";return $({doing:g,mayRepeat:k,decode:W,takesText:Z,signal:Y,
request:{method:_.method,url:P(y,_.path,l),headers:{...I,...G===void 0?{}:{"content-type":"application/json"},...k?{}:{"idempotency-key":l.idempotencyKey??E.uuid()}},
...G===void 0?{}:{body:JSON.stringify(G)}},async authorize(q){return X=await E.tokens.token(),{...q,headers:{...q.headers,authorization:`Bearer ${X}`}}},renew:()=>E.
tokens.renew(X)})}}function P(E,y,{parameters:$,query:S={}}){for(const[g,k]of Object.entries($))if(/^\.{0,2}$/.test(k))throw new C.GQ("invalid_input",`"${k}" is\
 no ${g}`,{remedy:"Give the identifier that the platform shows."});const l=new URL(E);l.pathname+=(0,f.dN)(y,$).slice(l.pathname.endsWith("/")?1:0);for(const[g,
k]of Object.entries(S))k!==void 0&&l.searchParams.set(g,k);return l}}),7994:((ne,Q,u)=>{u.d(Q,{FK:()=>v,LI:()=>i,UG:()=>I});var C=u(1455),d=u(6760),f=u(3739);function v(P,E){
const y=(0,d.relative)(P,E);return y===""||y!==".."&&!y.startsWith(`..${d.sep}`)&&!(0,d.isAbsolute)(y)}function i(P,E){const y=(0,d.resolve)(P,E);if(E.includes(
"\0")||!v((0,d.resolve)(P),y))throw D(E);return y}async function I(P,E){const[y,$]=await Promise.all([(0,C.realpath)(P),(0,C.realpath)(i(P,E))]);if(!v(y,$))throw D(
E);return $}function D(P){return new f.GQ("path_escapes_root",`The path "${P}" leaves its root folder`,{remedy:"Name a path inside the folder, without links tha\
t lead out of it."})}}),3823:((ne,Q,u)=>{u.d(Q,{Y2:()=>I,a6:()=>i,bw:()=>f,dN:()=>D});const C="/api/v1/orgs/{orgID}/projects/{projectID}/apps",d=`${C}/{appID}`,
f={createApp:{method:"POST",path:C},updateApp:{method:"PATCH",path:d},replaceEnv:{method:"PUT",path:`${d}/env`},listEnvironments:{method:"GET",path:`${d}/enviro\
nments`},deploy:{method:"POST",path:`${d}/deployments`},listDeployments:{method:"GET",path:`${d}/deployments`},readFailure:{method:"GET",path:`${d}/deployments/\
{deployID}/failure`}},v="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",i={listReleases:{method:"GET",path:`${v}/releases`},rollback:{method:"POST",path:`${v}\
/rollback`},listTables:{method:"GET",path:`${v}/tables`},createTable:{method:"POST",path:`${v}/tables`},deleteTable:{method:"DELETE",path:`${v}/tables/{table}`},
runtime:{method:"POST",path:`${v}/runtime`}},I={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function D(P,E){return P.replace(/\{(\w+)\}/g,(y,$)=>encodeURIComponent(
E[$]??`{${$}}`))}}),1547:((ne,Q,u)=>{u.d(Q,{P:()=>v,Y:()=>f});const C=[["success",["succeeded","success","successful","ready","live","active","complete","comple\
ted","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errore\
d","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed",
"uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","exp\
ired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","build\
ing","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],d=new Map(C.flatMap(
([i,I])=>I.map(D=>[D,i])));function f(i){return i.toLowerCase().replace(/[\s_-]/g,"")}function v(i,I=new Map){const D=f(i);return I.get(D)??d.get(D)}}),4780:((ne,Q,u)=>{
u.d(Q,{N:()=>Ce});var C=u(7598),d=u(3739),f=u(8758),v=u(8302),i=u(86);const I=["failure","deploymentfailure","deployfailure","error","deployment"],D=["message",
"reason","description","detail","summary","error","title","cause"],P=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],E=["text",
"line","message","msg","content","log","lines"],y=["diagnostics","errors","annotations","issues","problems"],$=["location","loc","position","range","start"],S=[
"error","reason","cause","failure","details"],l=4,g=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],k=s=>{const c=_(Z(
(0,i.w)(W(s),I))),w=y.flatMap(x=>G(c.get(x))),h=w.map(X).filter(x=>x!==void 0),b=w.filter(x=>X(x)===void 0).flatMap(x=>Y(x)),O=(0,i.Qq)(c,...D),m=[...P.flatMap(
x=>Y(c.get(x))),...b],T=Y(O).filter(x=>x.trim()!=="");return{stage:(0,i.Qq)(c,"stage","phase","step","failedstage","failedstep"),code:(0,i.Qq)(c,"code","errorco\
de","failurecode","type","kind"),message:T[0]??b[0],exitCode:(0,i.nd)(c,"exitcode","exitstatus","returncode"),signal:(0,i.Qq)(c,"signal","exitsignal"),log:m.length===
0&&T.length>1?T:m,diagnostics:h}};function W(s){return typeof s=="string"?{message:s}:Array.isArray(s)?s.every(c=>typeof c=="string")?{log:s}:{errors:s}:s}function Z(s){
return new Map(s.toReversed().flatMap(c=>[...c]))}function _(s,c=0){const w=S.map(h=>s.get(h)).find(v.G);return w===void 0||c>l?s:_(new Map([...[...s].filter(([
,h])=>h!==w),...(0,i.Pf)(w)]),c+1)}function G(s){return Array.isArray(s)?s:s==null?[]:[s]}function Y(s,c=0){if(typeof s=="string")return s.replace(/\r?\n$/,"").
split(/\r?\n/);if(c>l)return[];if(Array.isArray(s))return s.flatMap(b=>Y(b,c+1));const w=(0,i.Pf)(s),h=E.find(b=>w.has(b));return h===void 0?[]:Y(w.get(h),c+1)}
function X(s){const c=q((0,i.Pf)(s)),w=(0,i.Qq)(c,"file","filename","filepath","path"),h=(0,i.Qq)(c,"message","text","msg","description","reason");if(w===void 0||
h===void 0)return;const b=(0,i.Qq)(c,"severity","level","type")??"";return{file:w,line:ue((0,i.nd)(c,"line","linenumber","startline","row")),column:ue((0,i.nd)(
c,"column","col","columnnumber","startcolumn","character")),severity:g.find(([O])=>O.test(b))?.[1]??"error",code:(0,i.Qq)(c,"code","rule","ruleid")??null,message:h}}
function q(s,c=0){const w=$.map(h=>s.get(h)).find(v.G);return w===void 0||c>l?s:new Map([...q((0,i.Pf)(w),c+1),...s])}function ue(s){return s!==void 0&&s>=1?s:null}
var oe=u(3823);const se={createApp:{doing:"create the app",route:oe.bw.createApp,mayRepeat:!1,decode:f.EG},updateApp:{doing:"update the app",route:oe.bw.updateApp,
mayRepeat:!0,decode:f.BE},replaceEnv:{doing:"replace the variables",route:oe.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environ\
ments",route:oe.bw.listEnvironments,mayRepeat:!0,decode:f.Dr},deploy:{doing:"start the deployment",route:oe.bw.deploy,mayRepeat:!1,decode:f.Dd},listDeployments:{
doing:"list the deployments",route:oe.bw.listDeployments,mayRepeat:!0,decode:f.zV},readFailure:{doing:"read the failure",route:oe.bw.readFailure,mayRepeat:!0,decode:k,
takesText:!0}},be=50;function _e(s,{org:c,project:w}){const h={orgID:c,projectID:w},b=m=>({...h,appID:m}),O=(m,{limit:T,cursor:x,signal:B}={})=>s(se.listDeployments,
{parameters:b(m),query:{limit:T?.toString(),cursor:x},signal:B});return{listDeployments:O,createApp:(m,T={})=>s(se.createApp,{parameters:h,body:m,...T}),updateApp:(m,T,{
signal:x}={})=>s(se.updateApp,{parameters:b(m),body:T,signal:x}),replaceEnv:(m,T,{signal:x}={})=>s(se.replaceEnv,{parameters:b(m),body:{env:Object.fromEntries(T)},
signal:x}),listEnvironments:(m,{signal:T}={})=>s(se.listEnvironments,{parameters:b(m),signal:T}),deploy:(m,T,x={})=>s(se.deploy,{parameters:b(m),body:T,...x}),async*allDeployments(m,T={}){
const x=new Set;let B=T.cursor;for(let V=0;V<be;V+=1){const{deployments:ie,nextCursor:le}=await O(m,{...T,cursor:B});if(yield*ie,le===void 0||x.has(le))return;x.
add(le),B=le}},async readFailure(m,T,{signal:x}={}){try{return await s(se.readFailure,{parameters:{...b(m),deployID:T},signal:x})}catch(B){if(B instanceof d.GQ&&
B.call?.status===404)return;throw B}}}}var ge=u(1279),me=u(1053),J=u(1619),pe=u(4112);function fe(s,{requestUrl:c,requestToken:w,audience:h},b,O){const m=new URL(
c);h&&(m.search+=`${m.search===""?"":"&"}audience=${encodeURIComponent(h)}`);const T=(x,B)=>{const V=(0,i.Qq)((0,i.Pf)(x),"value");if(V===void 0)throw(0,i.LO)("\
token (value)",x,B);return O(V),V};return b({doing:`get an ID token from ${s}`,request:{method:"GET",url:m,headers:{...pe.H,authorization:`Bearer ${w}`}},mayRepeat:!0,
authorize:x=>x,decode:T})}const ye=`permissions:
  id-token: write
  contents: read`,R="ACTIONS_ID_TOKEN_REQUEST_URL";async function N({requestUrl:s,requestToken:c,audience:w},h,b){if(!s||!c)throw K();if(b(c),!/^[\x21-\x7e]+$/.
test(c))throw F("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(s))throw F(`${R} is not a URL`);(0,J.hu)(new URL(s),R);try{return await fe("Gi\
tHub",{requestUrl:s,requestToken:c,audience:w},h,b)}catch(O){throw!(O instanceof d.GQ)||!me.a6.has(O.code)?O:new d.GQ("github_refused",O.message,{remedy:`Check \
that the job has these lines, then run it again:
${ye}`,...O.call?{call:O.call}:{},cause:O})}}function F(s){return new d.GQ("invalid_input",s,{remedy:"The runner sets this variable; do not set it in the workfl\
ow."})}function K(){return new d.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workf\
low that calls it):
${ye}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var L=u(9127);const A="Give the identity pro\
vider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",H=[{code:"access_token_given",broken:({header:s})=>/^(?:application\/)?at\+jwt$/i.
test(String(s.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:A},{code:"access_token_given",broken:({claims:s})=>s.token_use==="access"||
s.typ==="Bearer",because:({claims:s})=>`is an access token by its claim (${s.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:A},{code:"access_tok\
en_given",broken:({claims:s})=>[s.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:A},{code:"invalid_id_token",broken:({claims:s},c)=>typeof s.exp=="number"&&s.exp*1e3<=c,because:({claims:s},c)=>`expired ${(0,L.a)(c-Number(s.exp)*1e3)} \
ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:s})=>typeof s.
email!="string"||s.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function ee(s,c,w="id-token",h){const b=ce(
s);if(b===void 0){const m=!s.includes(".");throw new d.GQ(m?"access_token_given":"invalid_id_token",m?`The token of ${w} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${w} is not a JWT: it does not have three parts that can be decoded`,{input:w,remedy:A})}const O=H.find(({broken:m})=>m(
b,c));if(O!==void 0){const m=`The token of ${w} ${O.because(b,c)}`,T=new d.GQ(O.code,m,{input:w,remedy:O.remedy});if(O.code!=="email_claim_missing"||h===void 0)
throw T;h(T)}return{expiresAt:typeof b.claims.exp=="number"?b.claims.exp*1e3:void 0}}function ce(s){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(s))return;const[c,w]=s.split(
".").slice(0,2).map(re);return c!==void 0&&w!==void 0?{header:c,claims:w}:void 0}function re(s){try{const c=JSON.parse(Buffer.from(s,"base64url").toString("utf8"));
return(0,v.G)(c)?c:void 0}catch{return}}async function we(s,c,w){w(s.requestToken),(0,J.Jb)(new URL(s.requestUrl).origin,"the platform's address");try{return await fe(
"the platform",s,c,w)}catch(h){throw!(h instanceof d.GQ)||h.code!=="unauthorized"?h:new d.GQ("unauthorized",h.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...h.call?{call:h.call}:{},cause:h})}}const he="urn:ietf:params:oauth:token-type:id_token",Ee=new Map([["invalid_\
client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the clien\
t of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchang\
e-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, \
and check id-token-audience and the provider's conditions on the repository."]]);async function Ie(s,c,w,h){const b=(0,J.Jb)(s.url,"token-exchange-url"),O=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:c,subject_token_type:he,requested_token_type:he,...s.audience?{audience:s.audience}:
{},...s.clientID?{client_id:s.clientID}:{}});try{return await w({doing:"exchange the token",request:{method:"POST",url:b,headers:{...pe.H,"content-type":"applic\
ation/x-www-form-urlencoded"},body:O.toString()},mayRepeat:!0,authorize:m=>m,decode:Ae(h)})}catch(m){throw!(m instanceof d.GQ)||!me.a6.has(m.code)?m:new d.GQ("t\
oken_exchange_failed",m.message,{remedy:Ee.get(m.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against\
 the identity provider.",...m.call?{call:m.call}:{},cause:m})}}function Ae(s){return(c,w)=>{const h=(0,i.Pf)(c);for(const m of["idtoken","accesstoken","refresht\
oken"]){const T=(0,i.Qq)(h,m);T!==void 0&&s(T)}const b=(0,i.Qq)(h,"issuedtokentype"),O=(0,i.Qq)(h,"idtoken")??(b===he?(0,i.Qq)(h,"accesstoken"):void 0);if(O===void 0)
throw(0,i.LO)("ID token (id_token, or access_token issued as one)",c,w);return O}}const Re=6e4,Oe=15e3;function Ne(s,c){const w=(0,ge.p)(c),{clock:h}=c;let b,O,
m=s.kind==="github"?c.onNoEmail:void 0;async function T(){const B=await De(s,w,c),V=h.now(),{expiresAt:ie=Number.POSITIVE_INFINITY}=ee(B,V,Pe(s),m);return m&&(m=
()=>{}),{token:B,expiresAt:ie,renewAt:Math.max(ie-Re,V+(ie-V)/2)}}async function x(){return O??=T().finally(()=>{O=void 0}),b=await O,b}return{async token(){if(b===
void 0)return(await x()).token;if(h.now()<b.renewAt)return b.token;const B=b;try{return(await x()).token}catch(V){if(h.now()>=B.expiresAt)throw V;return b={...B,
renewAt:h.now()+Oe},B.token}},async renew(B){return s.kind==="given"?!1:b!==void 0&&b.token!==B?!0:(await x()).token!==B}}}async function De(s,c,w){switch(s.kind){case"\
given":return w.onSecret(s.token.trim()),s.token.trim();case"github":return N(s,c,w.onSecret);case"platform":return we(s,c,w.onSecret);case"exchange":return Ie(
s,await N(s.subject,c,w.onSecret),c,w.onSecret);case"command":return Me(s.command,w);default:return(0,d.xb)(s)}}async function Me(s,{run:c,onSecret:w}){const h=(T,x)=>new d.
GQ("token_command_failed",`The command of id-token-command ${T}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:x}),{exitCode:b,stdout:O}=await c(s).catch(T=>{throw h("could not be started",T)}),m=O.trim();if(m!==""&&w(m),b!==
0)throw h(`ended with exit code ${b}`);if(m==="")throw h("printed nothing");if(/\s/.test(m))throw h("printed more than one word: an ID token has no spaces and n\
o line ends");return m}function Pe(s){return{given:"id-token",github:"id-token-audience",platform:"the platform",exchange:"token-exchange-url",command:"id-token\
-command"}[s.kind]}var Le=u(3532),Se=u(1224);function Ce(s,{baseUrl:c,source:w},h){const{reporter:b,tree:O,signal:m}=h,T={clock:Se.m,every:Se.f,random:Math.random,
uuid:C.randomUUID},x=({message:ve,remedy:Ge})=>b({type:"warning",message:ve,remedy:Ge}),B={...T,fetch:h.fetch,signal:h.requestSignal??m,onTrouble:({error:ve})=>x(
{message:`${ve.message}; trying again`,remedy:void 0})},{run:V,onSecret:ie}=h,le=Ne(w,{...B,run:V,onSecret:ie,onNoEmail:x});return{...T,reporter:b,tree:O,signal:m,
platform:_e((0,pe.o)({...B,baseUrl:c,tokens:le}),s),fetch:(0,Le.Q)(h.fetch),async identify(){return await le.token(),ke(w)}}}function ke(s){switch(s.kind){case"\
given":return"ID token as given";case"platform":return"the embedded platform's own";case"github":return s.audience?`GitHub OIDC, for ${s.audience}`:"GitHub OIDC";case"\
exchange":return`GitHub OIDC, exchanged at ${new URL(s.url).host}`;case"command":return"ID token from a command";default:return(0,d.xb)(s)}}}),2086:((ne,Q,u)=>{
u.d(Q,{g:()=>ft});var C=u(9127),d=u(3739);async function f(e,t,n){const{settings:o,...r}=e.configuration,a={...o,...r},p=await n.updateApp(t,a);return{url:p?.url,
subdomain:p?.subdomain,detail:Object.keys(a).sort().join(", ")}}const v=3,i=[500,1500,3e3];async function I(e){for(let t=1;;t++)try{return await e.send()}catch(n){
if(e.signal.throwIfAborted(),!P(n))throw n;const o=await D(e);if(o!==void 0)return o;if(t===v)throw n}}async function D(e){for(const t of i){await e.clock.sleep(
t,e.signal);const n=await e.find();if(n!==void 0)return n}}function P(e){return e instanceof d.GQ?e.call?.outcome==="unknown"||e.code==="unexpected_response":!1}
async function E(e,t){const n=await y(e,t.platform);if(n)return n;if(e.create)return S(e,t);throw new d.GQ("app_not_found",`The platform knows no app "${e.app}"\
 in ${e.org}/${e.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function y(e,t){for(const n of new Set(
[e.rememberedAppID??e.app,e.app])){const o=await $(t,n);if(o)return o}}async function $(e,t){try{const n=await e.listEnvironments(t),o=n.find(r=>r.name==="produ\
ction")??n[0];return{appID:t,created:!1,url:o?.url,subdomain:void 0}}catch(n){if(g(n)===404)return;throw n}}async function S(e,t){const{settings:n,...o}=e.configuration,
r={...n,...o,name:e.app,type:e.appType},a=t.uuid();try{return await I({send:async()=>({...await t.platform.createApp(r,{idempotencyKey:a}),created:!0}),find:async()=>{
const p=await $(t.platform,e.app);return p&&{...p,created:!0}},clock:t.clock,signal:t.signal})}catch(p){if(g(p)!==409)throw p;const U=await $(t.platform,e.app);
if(U)return U;throw l(e,p)}}function l(e,t){const n=`${e.org}/${e.project}`;return new d.GQ("app_unreachable_by_name",`${n} has an app named "${e.app}", but und\
er another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function g(e){return e instanceof d.GQ?e.
call?.status:void 0}var k=u(5807);function W(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&!(typeof t.exitCode==
"number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(t.stage.toLowerCase()))&&
!(o.weak&&t.diagnostics?.some(r=>r.severity==="error"))){if(!o.log)return{groups:{},facts:t,lines:n};for(let r=n.length-1;r>=0;r--){const a=o.log.exec(n[r]??"");
if(a)return{groups:a.groups??{},facts:t,lines:n}}}}function Z(e,t){for(const n of e){const o=t.exec(n)?.[1];if(o!==void 0)return o}}function _(e,t){return e===void 0||
e===""?t:`"${e}"`}var G=u(7214);const Y=[{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],log:/heap out of memory|Reached heap limit|^Killed$/},
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
pt ${_(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{const n=X(t).filter(r=>r!==e.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add t\
he script ${_(e.script,"named in the log")} to package.json, or set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${_(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${_(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${_(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
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
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=(0,G.XQ)(e);return t&&`the import "${t.specifier}" differs from th\
e file's name only in upper and lower case`},remedy:e=>`The file is ${_((0,G.XQ)(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv\
. Builds run where case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): .*?'(?<path>[^']{1,300})' differs from already included file name .* only in casing/},
{log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${_(e.path,"a file")} differently in upper and lo\
wer case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=(0,G.
ne)(e);return t?.kind==="file"?`the file "${t.specifier}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper and lower case, and \
that the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-package",signs:[{}],summary:e=>{const t=(0,G.ne)(e);return t?.
kind==="package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{const t=(0,G.ne)(e)?.specifier??"the package";return e.lines.some(n=>n.includes(
"No module named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile. N\
ODE_ENV=production among the app variables keeps devDependencies from being installed.`}},{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" \
in package.json), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${_(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"dead-link",
signs:[{log:/^Error: 404 (?<link>\S{1,300}) \(linked from (?<page>\S{1,300})\)/},{log:/Found dead link (?<link>\S{1,300}) in file (?<page>\S{1,300})/},{log:/^\s*-> linking to (?<link>\S{1,300})/}],
summary:({groups:e,lines:t})=>{const n=e.page??Z(t,/Broken link on source page path = (\S{1,300}?):?$/);return`a link to ${e.link}${n?`, in ${n},`:""} leads to \
no page`},remedy:()=>"Correct the link, or add the page. The log names any others."},{name:"page-failed",signs:[{weak:!0,log:/^\[500\] GET (?<page>\S{1,300})/}],
summary:({groups:e,lines:t})=>{const n=t.findLastIndex(o=>o.startsWith("[500] GET "));return`the page ${e.page} failed while it was rendered: ${t[n+1]?.replace(
/^Error: /,"")??""}`},remedy:()=>"Mend what the page loads or shows; the stack in the log names the functions."},{name:"build-killed",signs:[{codes:["build_kill\
ed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[143]}],summary:()=>"the build was killed",remedy:()=>"Deploy again. If it repeats, the build takes more memory\
 or time than the platform gives it."}];function X(e){const t=new Set,n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.test(o));for(const o of e.
slice(Math.max(0,n),n+40)){const r=Z([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??q(o);r&&t.add(r)}return[...t].slice(0,10)}function q(e){return Z(
[e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const ue="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ERR_SOCKET_TIMEOUT|UND_ERR_CONN\
ECT_TIMEOUT",oe=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},{log:/ERR_PNPM_NO_LOCKFILE/}],summary:()=>"\
the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},
{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},
{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],
summary:()=>"the lockfile does not fit package.json",remedy:({groups:e})=>`Run ${(e.manager==="ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"you\
r package manager's install"} on your machine and commit the lockfile together with package.json.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],
summary:({lines:e})=>{const t=Z(e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies confl\
ict"},remedy:()=>"Move the packages named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",
signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},
{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},
{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},
{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},
{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const n=e.host??Z(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${n?` ${n}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${_(e.name,"a package")} fits`,remedy:()=>"Correct the versi\
on in package.json to one that is published, and commit the new lockfile."},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${_(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${ue})|^network .{0,80}(?:${ue})|ERR_PNPM_META_FETCH_FAIL`)},{weak:!0,log:/^Failed to fetch `[^`]{1,100}` from Google Fonts/},
{log:new RegExp(`(?:getaddrinfo|request to https?://\\S{1,200} failed).{0,80}(?:${ue})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${_(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}],se=[/^([\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/,
/^Writing (?:\.\/)?([\w@./-]{1,100}?)\/\S{0,200} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,
/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/],
be=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:({facts:e})=>ge(e).includes("out")?void 0:"Next.js wrote no static expo\
rt",remedy:()=>"Set output: 'export' in next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[
{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],summary:({groups:e,
facts:t})=>`the build did not write the output directory ${_(e.folder??t.outputDirectory,"of the app")}`,remedy:({lines:e,facts:t})=>{const n=me(e);if(n)return`\
Set output-directory to ${n}: the log shows files written there.`;const o=_e.find(r=>ge(t).includes(r));return o?`Set output-directory to ${o}, which is there, \
if it is what the build writes.`:"Set output-directory to the folder that the build command writes, relative to the root directory: often dist, build, out, publ\
ic or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${_(e.outputDirectory,"of the app")} is empty`,
remedy:({lines:e,facts:t})=>{const n=me(e);return n&&n!==t.outputDirectory?`Set output-directory to ${n}: the log shows files written there.`:"Check that the bu\
ild command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({facts:e})=>e.message??
"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that leave the output direc\
tory are refused."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger than the platform takes",
remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"sync-failed",signs:[{
codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing in the repository is \
at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform was stopped while it wo\
rked",remedy:()=>"Deploy again."}],_e=["dist","build","out","_site"];function ge({message:e}){const[,t=""]=/the folders there are (.{1,1000})/.exec(e??"")??[];return[
...t.matchAll(/`([^`]{1,100})`/g)].map(([,n=""])=>n)}function me(e){for(const t of se){const n=Z(e,t)?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");if(n)
return n}}const J=["queue","clone"],pe=[{name:"submodule",signs:[{stages:J,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:J,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:J,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${_(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:J,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:J,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${_(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:J,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${_(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:J,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:J,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${_(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub ap\
p, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}];var fe=u(107);const ye=[...pe,...be,...oe,
...Y],R={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},N=1e3,F=300,
K=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,L=/(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i,
A=/^(?:\[?(?:ERROR|error|FATAL)\]?:?\s+)+/,z=/^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/,H=/^(?:\s|\$ |A complete log of this run|(?:[✗🚨] )?Build failed|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/u,
ee=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;function ce(e){const t=(0,fe.S)(e.message?[...e.log,e.message]:e.log).slice(-N).map(n=>n.text).filter(
n=>!ee.test(n));for(const n of["codes","others"])for(const o of ye){const r=re(o,n,e,t),a=r&&o.summary(r);if(r&&a)return{headline:we(e,a),remedy:(0,k.O)(o.remedy(
r),500)}}return{headline:we(e,Ee(e,t)),remedy:void 0}}function re(e,t,n,o){const r=e.signs.filter(a=>t==="codes"==(a.codes!==void 0));return r.length===0?void 0:
W({...e,signs:r},n,o)}function we(e,t){const n=R[e.stage?.toLowerCase()??""]??"Deployment failed",o=he(e),r=F-n.length-o.length-2;return`${n}: ${(0,k.O)(t.trim().
replace(/\.$/,""),r)}${o}`}function he({exitCode:e,signal:t}){return typeof e=="number"&&e!==0?` (exit code ${e})`:t?` (${(0,k.O)(t,20)})`:""}function Ee(e,t){const n=e.
diagnostics?.find(p=>p.severity==="error");if(n)return`${n.file}${n.line===null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!K.test(e.message))return e.message;
const o=t.filter(p=>p!==e.message).map(p=>p.replace(A,"")).filter(p=>!H.test(p)),r=t.findLast(p=>z.test(p));return(r?z.exec(r)?.groups?.message:o.findLast(p=>L.
test(p)))??o.at(-1)??(e.message||e.code||"the platform gave no reason")}var Ie=u(2310);const Ae=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],Re=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Oe=40,Ne=500,De=100;function Me(e,t){const n=new Map,o=new Map;for(const r of e){n.has(r.file)||n.set(r.file,Pe(r.file,t));const a=n.get(r.file);if(a===void 0)continue;
const p=(0,k.O)(r.message,Ne),U=r.code&&(0,k.O)(r.code,De),M=JSON.stringify([a,r.line,r.column,p]);o.has(M)||o.set(M,{...r,file:a,code:U,message:p})}return[...o.
values()]}function Pe(e,t){const n=Le(e);if(!(n===""||n.includes("\0")||Re.test(n))){for(const o of Ce(n,t))if(o!==void 0&&!Re.test(o)&&t.exists(o))return o}}function Le(e){
let t=e.startsWith("file://")?Se(e):e;for(const[n,o]of Ae)t=t.replace(n,o);return t}function Se(e){try{return decodeURIComponent(e)}catch{return e}}function*Ce(e,t){
const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const r of[...t.folders??[],n,""])yield ke(`${r}/${e}`);return}for(const r of t.prefixes??[]){const a=r.replaceAll(
"\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(e.startsWith(`${a}/`)){yield ke(e.slice(a.length+1));return}}const o=ke(e)?.split("/")??[];if(!(o.length>
Oe))for(let r=0;r<o.length;r++){const a=o.slice(r).join("/");yield a,n!==""&&(yield ke(`${n}/${a}`))}}function ke(e){const t=[];for(const n of e.split("/"))if(!(n===
""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const s=["error","warning","notice"],c=/(?:^|\/)(?:\.[^/]+|[^/]+\.config\.[a-z]+|[^/]*tsconfig[^/]*\.json|package(?:-lock)?\.json)$/;
function w(e,t=10){const n=new Set,o=new Set,r=e.map(M=>{const j=JSON.stringify([M.severity,M.file,M.line]),ae=JSON.stringify([M.severity,M.message]),de=n.has(j)||
o.has(ae);n.add(j),o.add(ae);const $e=(M.line===null?4:0)+(de?2:0)+(c.test(M.file)?1:0);return{diagnostic:M,weight:$e}}),a=s.map(M=>r.filter(({diagnostic:j})=>j.
severity===M).toSorted((j,ae)=>j.weight-ae.weight).map(({diagnostic:j})=>j)),p=Math.max(0,t),U=M=>Math.max(0,(M?.length??0)-p);return{shown:a.flatMap(M=>M.slice(
0,p)),rest:{error:U(a[0]),warning:U(a[1]),notice:U(a[2])}}}const h=[0,1e3,2e3,4e3];async function b(e,t,n,o,r){const a=await V(e,t,o,r);if(a)return m(a,n,o.tree);
const p=`The deployment ${e} failed, and the platform gives no reason`;return{...O,headline:p,remedy:`Look at the deployment ${e} in the platform.`}}const O={stage:void 0,
code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function m(e,t,n){const{rootDirectory:o}=t.configuration.settings,r=[...e.diagnostics,...(0,Ie.
y)(e.log)],a={exists:n?.exists??(()=>!1),...typeof o=="string"?{rootDirectory:o}:{},folders:B(t,n)},{shown:p,rest:U}=w(Me(r,a)),{repository:M,branch:j,outputDirectory:ae}=t.
configuration,de={...e,diagnostics:p,list:n?.list,repository:M,branch:j,outputDirectory:ae};return{...ce(de),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:p,
moreDiagnostics:U.error+U.warning+U.notice,log:e.log}}function T({code:e,message:t,exitCode:n,signal:o,log:r,diagnostics:a}){return[e,t,n,o].some(U=>U!==void 0)||
r.length>0||a.length>0}const x=8;function B({configuration:e},t){const{buildCommand:n="",outputDirectory:o="",settings:r}=e,a=n.split(/[\s'"=;&|()]+/).map(j=>j.
replace(/^(?:\.\/)+|\/+$/g,"")),p=o.split("/").map((j,ae,de)=>de.slice(0,ae).join("/")),U=typeof r.rootDirectory=="string"?`${r.rootDirectory}/`:"",M=[...a,...p.
reverse()].filter(j=>/^[^./-][^:*?]*$/.test(j));return[...new Set(M)].map(j=>U+j).filter(j=>(t?.list(j).length??0)>0).slice(0,x)}async function V(e,t,n,o){try{for(const r of h){
r&&await n.clock.sleep(r,n.signal);const a=await n.platform.readFailure(t,e);if(a&&T(a))return a}}catch(r){n.signal.throwIfAborted();const a=(0,d.I7)(r);o.warn(
`The failure record of ${e} cannot be read: ${a.message}`,a.remedy)}}var ie=u(1547);const le=.05,ve=100,Ge=1e4,Fe=.2;function We(e,t){return Math.min(Ge,Math.max(
ve,e*le))*(1-Fe*t())}const Ue=5*6e4,Be=6e4;async function ze(e,t,n,o){const r=new AbortController,a=o.every(1e3,()=>o.clock.now()-n>=t.timeoutMs&&r.abort());try{
return await Qe(e,t,n,o,r.signal)}finally{a()}}async function Qe(e,t,n,o,r){const{clock:a,narrator:p}=o,U=new Ye(a,p);let M,j=[],ae=a.now();for(;;){const de=await U.
tolerate(()=>o.look(r),o.signal,r),$e=a.now()-n,te=de?.find(kt=>kt.deployID===e);if((te||!de)&&(ae=a.now()),a.now()-ae>Be)throw Ze(e,M);te&&(te.status!==M?.status||
te.stage!==M.stage)&&p.tell({type:"status",status:te.status,stage:te.stage,elapsedMs:$e}),M=te??M;const Te=te?Ke(te,t,p):"pending";if(te&&Te==="cancelled")return{
family:Te,deployment:te,overtakenBy:He(te,de??[],j)};if(Te!=="pending")return{family:Te,deployment:te,overtakenBy:void 0};if(j=de??j,$e>=t.timeoutMs)return{family:"\
pending",deployment:M,overtakenBy:void 0};const Et=t.pollIntervalMs??We($e,o.random);await a.sleep(Math.max(1,Math.min(Et,t.timeoutMs-$e)),o.signal)}}function Ke(e,t,n){
const o=(0,ie.P)(e.status,t.statusMap);return o||(n.warn(`The platform reports the status "${e.status}", which is not known here; it counts as pending`,`If it i\
s final, say so in the input status-map, for example: ${e.status}=success`),"pending")}function He(e,t,n){if(e.supersededBy)return e.supersededBy;const{createdAt:o}=e;
if(o===void 0){const a=t[t.indexOf(e)-1];return n.some(p=>p.deployID===a?.deployID)?void 0:a?.deployID}return t.filter(a=>a.createdAt!==void 0&&a.createdAt>o).sort(
(a,p)=>Number(a.createdAt)-Number(p.createdAt))[0]?.deployID}function Ze(e,t){const n=t?`; its last status was "${t.status}"`:"";return new d.GQ("deployment_los\
t",`The deployment ${e} is not in the platform's list${n}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from here. Run again to \
deploy anew."})}class Ye{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,o){try{const r=await t();return this.#t=void 0,r}catch(r){if(n.throwIfAborted(),
o.aborted)return;const a=(0,d.I7)(r);if(!Ve.has(a.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>Ue))throw a;this.#o||this.#n.warn(`The deployment list f\
ails: ${a.message}; asking again for up to ${(0,C.a)(Ue)}`),this.#o=!0;return}}}const Ve=new Set(["rate_limited","service_error","unexpected_response","response\
_too_large","unreachable","request_timeout"]);var Je=u(5635);async function Xe(e,t,n,o){return xe(e)??await qe(t.appID,o)??xe(t.url)??et(t,n)}async function qe(e,t){
const n=await t.listEnvironments(e).catch(()=>[]),o=n.find(r=>r.name==="production")??n[0];return xe(o?.url)}function et(e,t){const n=t.urlTemplate;if(!(n?.includes(
"{subdomain}")&&!e.subdomain))return xe(n?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function xe(e){if(!e)return;const t=URL.parse(
e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function tt(e,t,n){const o=await je(n.platform,t),
r=o.find(j=>j.deployID===e.attachTo);if(r&&ot(r,e))return{deployID:r.deployID,attached:!0};const a=new Set(o.map(j=>j.deployID)),p=n.uuid(),U=async()=>rt(await st(
n.platform,t,a),e);return{deployID:await I({send:async()=>(n.onStart(),(await n.platform.deploy(t,nt(e),{idempotencyKey:p}))?.deployID??await it(U,n)),find:U,clock:n.
clock,signal:n.signal}),attached:!1}}function nt(e){return{branch:e.configuration.branch,...e.commit===void 0?{}:{commit:e.commit}}}function ot(e,t){return((0,ie.
P)(e.status,t.follow.statusMap)??"pending")==="pending"}async function st(e,t,n){return(await je(e,t)).filter(r=>!n.has(r.deployID))}async function je(e,t){const{
deployments:n,nextCursor:o}=await e.listDeployments(t),[r,a]=[n[0]?.createdAt,n.at(-1)?.createdAt],p=r!==void 0&&a!==void 0&&r<a;if(o===void 0||!p)return n;const U=[
...n];for await(const M of e.allDeployments(t,{cursor:o}))U.push(M);return U}function rt(e,t){const n=(a,p)=>!a||!p||a===p,o=e.filter(a=>n(a.commit,t.commit)&&n(
a.branch,t.configuration.branch));if(o.length<2)return o[0]?.deployID;const r=o.map(a=>a.deployID).join(", ");throw new d.GQ("deployment_lost",`The platform nam\
ed no deployment, and several are new: ${r}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const at=[0,500,1e3,
2e3,4e3,8e3];async function it(e,t){for(const n of at){n&&await t.clock.sleep(n,t.signal);const o=await e();if(o)return o}throw new d.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const dt=6e4,
ct=500,lt=5e3,ut=1e4;async function mt(e,t){const n=t.clock.now();let o=ct;for(let r=1;;r++){const a=await pt(e,t.fetch,t.signal);if(a===void 0)return r;const p=t.
clock.now()-n;if(p+o>dt)throw new d.GQ("verify_failed",`${e} ${a} after ${(0,C.a)(p)} and ${r} tries`,{remedy:'Open the URL: a first deploy may still wait for D\
NS. Set verify to "off" if the site is not public.'});await t.clock.sleep(o,t.signal),o=Math.min(lt,o*2)}}async function pt(e,t,n){try{const o=await t(e,{signal:AbortSignal.
any([n,AbortSignal.timeout(ut)])});return await o.body?.cancel(),o.status<400?void 0:`answers ${o.status}`}catch(o){n.throwIfAborted();const r=o instanceof Error&&
o.cause instanceof Error?o.cause:o;return`cannot be reached (${r instanceof Error?r.message:String(r)})`}}async function ft(e,t){const n=new ht(e,t),o=t.every(2e3,
()=>n.beat());try{return await n.go()}catch(r){return n.broken(t.signal.aborted?n.interruption():(0,d.I7)(r))}finally{o()}}class ht{#e;#n;#t;#o;#i=!1;#s;#r;#a;constructor(t,n){
this.#e=t,this.#n=n,this.#t=(0,Je.M)(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#w();const n=await t("app",()=>this.#d());await t("configure",()=>this.#c(n)),await t("env",()=>this.#l(n));
const o=this.#n.clock.now(),r=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const a=await t("follow",()=>this.#m(n,r,
o));return this.#p(a,n,r)}async#d(){const t=await E(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?
`created ${t.appID}`:`found ${t.appID}`]}async#c(t){if(t.created)return[void 0,"as created"];const{detail:n,...o}=await f(this.#e,t.appID,this.#n.platform);return this.#o=
{...t,url:o.url??t.url,subdomain:o.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"left alone"];case"\
replace":return await this.#n.platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variables`];default:return(0,d.
xb)(n)}}async#u(t){const n=()=>{this.#i=!0},{deployID:o,attached:r}=await tt(this.#e,t.appID,{...this.#n,onStart:n});return this.#s=o,this.#t.tell({type:"deploy\
ment-known",deployID:o,attached:r}),[o,r?`attached to ${o}, which an earlier run started`:o]}async#m(t,n,o){const r=U=>gt(n,t.appID,this.#n.platform,U),a=await ze(
n,this.#e.follow,o,{...this.#n,look:r,narrator:this.#t}),p=a.family==="pending"&&this.#e.follow.onTimeout==="detach";return[a,a.deployment?.status??a.family,a.family!==
"success"&&!p]}async#p(t,n,o){switch(t.family){case"success":return this.#f(t,n);case"failure":return this.#g(n,o);case"cancelled":return this.outcome("cancelle\
d",yt(o,t.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?this.#y(o):void 0);default:return(0,d.xb)(t.family)}}async#f(t,n){
this.#r=await Xe(t.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#r&&this.#t.tell({type:"url",url:this.#r});try{await this.#t.phase("verify",()=>this.#h(
this.#r))}catch(o){this.#n.signal.throwIfAborted();const r=(0,d.I7)(o);if(this.#e.verify==="fail")return this.outcome("succeeded",r);this.#t.warn(`Deployed, but\
 ${r.message}`,r.remedy)}return this.outcome("succeeded")}async#h(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new d.GQ("verify_failed","the pl\
atform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await mt(t,this.#n);return[void 0,n===1?
"answers":`answers, after ${n} tries`]}async#g(t,n){return this.#a=await this.#t.phase("explain",async()=>{const o=await b(n,t.appID,this.#e,this.#n,this.#t);return[
o,o.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#a}),this.outcome("failed",new d.GQ("deploy_failed",this.#a.headline,{...wt(this.#a)}))}#y(t){
const n=(0,C.a)(this.#e.follow.timeoutMs);return new d.GQ("deploy_timeout",`The deployment ${t} has not ended within ${n}; the platform goes on with it`,{input:"\
timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment."})}interruption(){return this.#s?new d.
GQ("interrupted",`Interrupted; the platform goes on with ${this.#s}`,{remedy:"A re-run for the same commit follows the same deployment."}):this.#i?new d.GQ("int\
errupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one start\
s another deployment."}):new d.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}broken(t){const n=t.call?.outcome==="refuse\
d"||t.call?.outcome==="not-sent";return this.#s!==void 0||this.#i&&!n?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"cancelled":"failed",t)}async#w(){
const{configuration:t,env:n,app:o,org:r,project:a}=this.#e,p=await y(this.#e,this.#n.platform);this.#o=p;const U=[p?`update the app ${p.appID} in ${r}/${a}`:`cr\
eate the app ${o} in ${r}/${a}`,n.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...n.variables.keys()].join(", ")||"none"}`,`deploy ${t.
repository}, branch ${t.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const M of U)this.#t.tell({type:"notice",message:`Dry run: would ${M}`});
return this.outcome("skipped")}outcome(t,n){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#s,url:this.#r,failure:this.#a,error:n,
phases:this.#t.phases}}}async function gt(e,t,n,o){const r=[];for await(const a of n.allDeployments(t,{signal:o}))if(r.push(a),a.deployID===e)break;return r}function yt(e,t){
const n=t?`: ${t} overtook it`:"";return new d.GQ("deploy_cancelled",`The deployment ${e} was cancelled${n}`,{remedy:t?`Follow ${t} instead; it deploys what is \
newer.`:"Run again to deploy anew."})}function wt(e){return e.remedy===void 0?{}:{remedy:e.remedy}}}),5635:((ne,Q,u)=>{u.d(Q,{M:()=>f});var C=u(9439);const d=25e3;
function f(v,i,I){const D=[],P=new Set;let[E,y,$]=[i.now(),i.now(),""];const S=l=>{E=i.now(),l.type==="phase-started"&&([y,$]=[E,`at ${C.K[l.phase]}`]),l.type===
"status"&&([y,$]=[E-l.elapsedMs,l.status]),v(l)};return{tell:S,phases:D,beat(){const l=i.now();$!==""&&l-E>=d&&S({type:"heartbeat",status:$,elapsedMs:l-y})},async phase(l,g){
I?.throwIfAborted();const k=i.now();S({type:"phase-started",phase:l});let W;try{const[Z,_,G=!1]=await g();return W={type:"phase-finished",phase:l,detail:_,ms:i.
now()-k,unwished:G},Z}finally{D.push({phase:l,ms:i.now()-k}),W&&S(W)}},warn(l,g){P.has(l)||(P.add(l),S({type:"warning",message:l,remedy:g}))}}}}),7244:((ne,Q,u)=>{
u.d(Q,{c:()=>f});var C=u(3024),d=u(7994);function f(v){const i=(I,D)=>{try{return D()}catch{return I}};return{exists:I=>i(!1,()=>(0,C.statSync)((0,d.LI)(v,I)).isFile()),
list:I=>i([],()=>(0,C.readdirSync)((0,d.LI)(v,I)))}}}),7214:((ne,Q,u)=>{u.d(Q,{XQ:()=>D,ne:()=>v,ri:()=>f});var C=u(6760);const d=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/Can't resolve '(?<what>[^']{1,300})'/,
/[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];
function f(y){return d.map($=>$.exec(y)?.groups?.what).find($=>$!==void 0)}function v(y){for(const{file:$,severity:S,message:l}of y.facts.diagnostics??[]){const g=S===
"error"?i(l,$):void 0;if(g)return g}if(!y.facts.diagnostics?.some($=>$.severity==="error"))for(const $ of y.lines){const S=i($,void 0);if(S)return S}}function i(y,$){
for(const S of d){const l=S.exec(y)?.groups;if(!l?.what)continue;const g=$??l.from;if(/\.(?:html?|css|s[ac]ss|less)$/.test(g??"")||/^(?:\.{1,2}(?:\/|$)|\/)/.test(
l.what))return{kind:"file",specifier:l.what,importer:g};const W=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(l.what)?.[0];return W===void 0||l.what[W.length]===
":"?void 0:{kind:"package",specifier:W,importer:g}}}const I=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function D(y){
const $=v(y),S=y.facts.list;if(!(!S||$?.kind!=="file"))for(const l of P($)){const g=E(l.split("/"),S);if(g!==void 0)return{specifier:$.specifier,actual:g}}}function P({
specifier:y,importer:$}){if(y.startsWith("/")){const l=y.split("/").slice(1,40);return l.map((g,k)=>l.slice(k).join("/"))}const S=$&&C.posix.join(C.posix.dirname(
$),y);return!S||S.startsWith("..")||S.startsWith("/")?[]:[S]}function E(y,$){const S=[];for(const[g,k]of y.entries()){const W=$(S.join("/")),_=(g===y.length-1?I:
[""]).map(G=>W.find(Y=>Y.toLowerCase()===`${k}${G}`.toLowerCase())).find(G=>G!==void 0);if(_===void 0)return;S.push(_)}const l=S.join("/");return I.some(g=>l===
`${y.join("/")}${g}`)?void 0:l}}),107:((ne,Q,u)=>{u.d(Q,{S:()=>I});var C=u(5807);const d={lines:5e3,lineLength:1e3,entryLength:64*1024},f=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,
/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@(?!parcel\/)[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[11ty\](?: |$)/],v=4,i=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function I(l){const g=[];for(let _=l.length-1;_>=0&&g.length<d.lines;_--){const G=l[_]??"",X=(G.length>d.entryLength?
G.slice(-d.entryLength):G).split(`
`);for(let q=X.length-1;q>=0&&g.length<d.lines;q--)g.push(X[q]??"")}const k=D(g),W=g.reverse().map(_=>E(_,k)),Z=P(W);return W.map(({text:_,folder:G,task:Y})=>({
text:_,folder:G??Z.get(Y??"")}))}function D(l){const g=l.map(k=>k.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(k)?.[1]:void 0);return new Set(g.filter(
k=>k!==void 0))}function P(l){const g=new Map;for(const{text:k,task:W}of l)for(const Z of i){const _=Z.exec(k)?.groups;_?.folder&&g.set(W??_.task?.replace("#","\
:")??"",_.folder)}return g}function E(l,g){let k=(0,C.O)(S((0,C.N)(l)),d.lineLength).trimEnd(),W,Z;for(let _=0;_<v;_++){const G=$(k)??y(k,g);if(!G)break;W??=G.groups?.
folder,Z??=G.groups?.task,k=k.slice(G[0].length)}return{text:k,folder:W,task:Z}}function y(l,g){if(g.size===0)return;const k=/^([@\w./-]{1,100}): /.exec(l);return k&&
g.has(k[1]??"")?k:void 0}function $(l){for(const g of f){const k=g.exec(l);if(k)return k}}function S(l){return l.includes("\r")?l.split("\r").findLast(g=>g.trim()!==
"")??"":l}}),2310:((ne,Q,u)=>{u.d(Q,{y:()=>ge});var C=u(5807);const d=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
f=`(?<file>${d})`,v=`(?<file>${d}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,i=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,I=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
D=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,P=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${f}${i}\\)?$`);function E(R,N,F={}){return{name:R,steps:[{pattern:N}],...F}}const y=new RegExp(`^(?:File: |(?<severity>ERROR|WARNIN\
G) in )${f}(?:[: ]\\d+:[\\d:-]+)?$`),$=/^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/,S=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>TS-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${f}${i}:$`),skip:3,over:/^\s*$/}],zeroColumn:!0},E("esbuild-short",new RegExp(`^${f}${i}: (?<severity>ERROR|WARNING): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${f}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${f}${i}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},E("vite-plugin\
-svelte-warning",new RegExp(`^\\[vite-plugin-svelte\\] ${f}${i} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(
`^\\[plugin(?: |:)[\\w:-]+\\] ${f}${i}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},{name:"parcel",steps:[{pattern:/^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s{1,4}${v}${i}$`),skip:4,over:/^(?:\S|$)/}]},{name:"jiti",steps:[{pattern:/^.{0,40}\b(?<message>ParseError: \S.*)$/},{pattern:new RegExp(
`^\\s{1,4}${v}${i}$`)}],zeroColumn:!0},E("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
E("rollup-unresolved",/^(?:\[!\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
E("vite-plugin-message",new RegExp(`^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${f} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<messag\
e>.+)$`)),E("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${f} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${f}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+${f} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},E("postcss",new RegExp(`^(?:CssSyntaxError: (?\
:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${f}${i}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${f}(?:${i})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"rspack-syntax",steps:[{pattern:y},{pattern:/^\s+× Module build failed \(from builtin:/},
{pattern:/^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/},{pattern:$}],zeroColumn:!0},{name:"rspack",steps:[{pattern:y},{pattern:/^\s+(?:╰─▶\s+)?× (?!Module build failed)(?:\w*Error: )?(?<message>\S.*)$/,
skip:1,over:/^\s+× Module build failed/}]},E("rspack-unresolved",/^\s*× (?<message>Module not found: Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/),
{name:"fork-ts-checker",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${f}${i}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"\
webpack-loader-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in (?:${d})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,\
7}):(?<column>\\d{1,7})\\) ${f} (?<message>[A-Z].*)$`),skip:5}]},{name:"webpack-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${f}(?: \\d+:[\\\
d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${d}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},
{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${f}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},
{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\])(?:\w*Error: )?(?<message>\S.*)$/,skip:1,over:/^Module build failed/}],zeroColumn:!0}],l=[E("tsc",new RegExp(
`^(?:ERROR in )?${f}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`)),E("tsc-pretty",new RegExp(`^(?:E\
rror: )?${f}${i} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\
\\] (?<severity>ERROR|WARNING) in ${f}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},{name:"eslint-stylish",steps:[
{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},E("eslint-compact",new RegExp(`^${f}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w\
/-]+)\\))?$`)),E("eslint-unix",new RegExp(`^${f}${i}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(
`^${f}(?:${i})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],g=/^(?:Error:)?[\s│]*(?:[├╰]─▶)?(?:\s*[x×]){1,2} (?<message>\S.*)$/,
k={pattern:/^\s*[:·]\s+[\^─┬]/,skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/},W=[{name:"next-swc",steps:[{pattern:g},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]\
{1,3}\\[${f}:\\d{1,7}:\\d{1,7}\\]$`)},k]},{name:"next-config",steps:[{pattern:/^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/},{pattern:/^\[?Error:\s+[x×] (?<message>\S.*)$/,
skip:4},{pattern:/^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/},k]},{name:"swc",steps:[{pattern:g},{pattern:new RegExp(`^[\\s\u2502]*[\u256D,][\u2500-]{1,3}\\[${f}${i}\
\\]$`)}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${i}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},{name:"next\
-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[{pattern:/^Error occurred prerendering page /},
{pattern:/^(?<message>\S.*)$/},{pattern:P,skip:20,over:D}]},{name:"docusaurus-mdx",steps:[{pattern:/MDX compilation failed for file "(?<file>[^"]{1,400})"$/},{pattern:/^[\s│]*Cause: (?<message>\S.*)$/},
{pattern:/^[\s│]*"line": (?<line>\d{1,7}),?$/,skip:20}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${f}${i}$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},
E("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),{name:"as\
tro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${f}${i}$`)}],zeroColumn:!0},{name:"eleventy-nunjucks",steps:[
{pattern:/^(?:\d{1,2}\.|>) \((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?$/},{pattern:/^\s+(?:Error: )?(?<message>\S.*?)(?: \(via [\w ]+\))?$/}]},
E("eleventy-liquid",/^(?:\d{1,2}\. )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/)];function Z(R,N,F){if("ma\
tch"in R)return R.match(N,F);const K={};let L=F;for(const[z,H]of R.steps.entries()){const ee=G(H,N,L,z===0?0:H.skip??0);if(!ee)return;for(const[ce,re]of Object.
entries(ee.groups))re!==void 0&&(K[ce]=re);L=ee.at+1}const A=R.steps.at(-1);return!R.repeat||!A?{groups:[K],next:L}:_(A.pattern,K,N,L)}function _(R,N,F,K){const L=[
N];let A=K;for(;A<F.length&&L.length<1e3;A++){const z=R.exec(F[A]?.text??"");if(!z)break;L.push({file:N.file,...z.groups})}return{groups:L,next:A}}function G(R,N,F,K){
const L={};for(let A=F;A<=F+K&&A<N.length;A++){const z=N[A]?.text??"",H=R.pattern.exec(z);if(H)return{at:A,groups:{...L,...H.groups}};const ee=R.over?.exec(z);if(R.
over&&!ee)return;for(const[ce,re]of Object.entries(ee?.groups??{}))re!==void 0&&(L[ce]=re)}}const Y=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,X=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
q=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,ue={name:"python",match(R,N){const F=R[N]?.text??"";if(!F.startsWith("Traceback (most recent call last)")&&!Y.test(
F))return;let K;for(let L=N;L<R.length&&L<N+200;L++){const A=R[L]?.text??"",z=Y.exec(A)?.groups;if(z&&!X.test(z.file??"")&&(K={...z}),L===N||A.startsWith(" "))continue;
const H=q.exec(A)?.groups?.message;return K&&H?{groups:[{...K,message:H}],next:L+1}:void 0}}},oe=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${i}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(
`^\\s{4}${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${I}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:P,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${f}${i}$`)}]},ue,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${f}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^${v}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${I}(\
?: \\[\\w+\\])?: .+)$`),skip:6}]},E("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${I}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:P,skip:20,over:D}]},
E("plain",new RegExp(`^\\s{0,4}(?:(?:vet|error|ERROR|Error):? (?:in )?)?${v}${i}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x\
)(?<message>\\S.*)$`))],se=[...l,...S,...W,...oe];var be=u(107);const _e=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function ge(R,N={}){const{most:F=500,messageLength:K=500}=N,L=(0,be.S)(R),A=new Map;for(let z=0;z<L.length&&A.size<F;){const H=me(L,z,K);for(const ee of H?.
diagnostics??[]){const{file:ce,line:re,column:we,message:he}=ee,Ee=JSON.stringify([ce,re,we,he]);!A.has(Ee)&&A.size<F&&A.set(Ee,ee)}z=H?.next??z+1}return[...A.values()]}
function me(R,N,F){const K=R[N];if(!(!K||K.text.trim()===""))for(const L of se){const A=Z(L,R,N);if(!A)continue;return{diagnostics:A.groups.map(H=>J(H,L,K.folder,
F)).filter(H=>H!==void 0),next:A.next}}}function J(R,N,F,K){const{file:L,message:A}=R;if(!L||!A)return;const z=fe(R.line)||null,H=z===null?null:fe(R.column);return{
file:ye(L.trim(),F),line:z,column:H===null?null:N.zeroColumn?H+1:H||null,severity:pe(R.severity,N),code:R.code??null,message:(0,C.O)(A.trim().replace(/^error: /i,
""),K)}}function pe(R,N){return R===void 0?N.severity??"error":_e.find(([,F])=>F.test(R))?.[0]??"error"}function fe(R){return R===void 0?null:Number(R)}function ye(R,N){
return N===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(R)?R:`${N}/${R.replace(/^(?:\.\/)+/,"")}`}})};export{$t as id,bt as ids,_t as modules};

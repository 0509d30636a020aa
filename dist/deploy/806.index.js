const $t=806,Rt=[806],St={3532:((re,K,u)=>{u.d(K,{Q:()=>c});var G=u(7067);function c(R){return(a,T)=>{const M=new URL(a instanceof Request?a.url:a);return M.protocol===
"http:"&&M.hostname.endsWith(".localhost")&&!T?.body?h(M,T):R(a,T)}}function h(R,a){const T={host:"127.0.0.1",port:R.port||80,path:R.pathname+R.search,method:a?.
method??"GET",headers:{...Object.fromEntries(new Headers(a?.headers)),host:R.host},...a?.signal?{signal:a.signal}:{}};return new Promise((M,P)=>{const w=(0,G.request)(
T,O=>{const C=[];O.on("data",B=>C.push(B)),O.on("error",P),O.on("end",()=>{const B=O.statusCode??502,f=Object.entries(O.headers).map(([S,k])=>[S,String(k)]);M(new Response(
B===204||B===304?null:Buffer.concat(C),{status:B,headers:f}))})});w.on("error",P),w.end()})}}),4112:((re,K,u)=>{u.d(K,{H:()=>T,o:()=>M});var G=u(3739),c=u(7634),
h=u(3823),R=u(1279),a=u(1619);const T={accept:"application/json","user-agent":`slipway/${c.x}`};function M(w){const O=(0,a.Jb)(w.baseUrl,"base-url"),C=(0,R.p)(w);
return async(B,f)=>{const{doing:S,mayRepeat:k,decode:H,takesText:Z,route:b}=B,{body:z,signal:J}=f;let Y="";return C({doing:S,mayRepeat:k,decode:H,takesText:Z,signal:J,
request:{method:b.method,url:P(O,b.path,f),headers:{...T,...z===void 0?{}:{"content-type":"application/json"},...k?{}:{"idempotency-key":f.idempotencyKey??w.uuid()}},
...z===void 0?{}:{body:JSON.stringify(z)}},async authorize(X){return Y=await w.tokens.token(),{...X,headers:{...X.headers,authorization:`Bearer ${Y}`}}},renew:()=>w.
tokens.renew(Y)})}}function P(w,O,{parameters:C,query:B={}}){for(const[S,k]of Object.entries(C))if(/^\.{0,2}$/.test(k))throw new G.GQ("invalid_input",`"${k}" is\
 no ${S}`,{remedy:"Give the identifier that the platform shows."});const f=new URL(w);f.pathname+=(0,h.dN)(O,C).slice(f.pathname.endsWith("/")?1:0);for(const[S,
k]of Object.entries(B))k!==void 0&&f.searchParams.set(S,k);return f}}),7994:((re,K,u)=>{u.d(K,{FK:()=>R,LI:()=>a,UG:()=>T});var G=u(1455),c=u(6760),h=u(3739);function R(P,w){
const O=(0,c.relative)(P,w);return O===""||O!==".."&&!O.startsWith(`..${c.sep}`)&&!(0,c.isAbsolute)(O)}function a(P,w){const O=(0,c.resolve)(P,w);if(w.includes(
"\0")||!R((0,c.resolve)(P),O))throw M(w);return O}async function T(P,w){const[O,C]=await Promise.all([(0,G.realpath)(P),(0,G.realpath)(a(P,w))]);if(!R(O,C))throw M(
w);return C}function M(P){return new h.GQ("path_escapes_root",`The path "${P}" leaves its root folder`,{remedy:"Name a path inside the folder, without links tha\
t lead out of it."})}}),3823:((re,K,u)=>{u.d(K,{Y2:()=>T,a6:()=>a,bw:()=>h,dN:()=>M});const G="/api/v1/orgs/{orgID}/projects/{projectID}/apps",c=`${G}/{appID}`,
h={createApp:{method:"POST",path:G},updateApp:{method:"PATCH",path:c},replaceEnv:{method:"PUT",path:`${c}/env`},listEnvironments:{method:"GET",path:`${c}/enviro\
nments`},deploy:{method:"POST",path:`${c}/deployments`},listDeployments:{method:"GET",path:`${c}/deployments`},readFailure:{method:"GET",path:`${c}/deployments/\
{deployID}/failure`}},R="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",a={listReleases:{method:"GET",path:`${R}/releases`},rollback:{method:"POST",path:`${R}\
/rollback`},listTables:{method:"GET",path:`${R}/tables`},createTable:{method:"POST",path:`${R}/tables`},deleteTable:{method:"DELETE",path:`${R}/tables/{table}`},
runtime:{method:"POST",path:`${R}/runtime`}},T={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function M(P,w){return P.replace(/\{(\w+)\}/g,(O,C)=>encodeURIComponent(
w[C]??`{${C}}`))}}),1547:((re,K,u)=>{u.d(K,{P:()=>R,Y:()=>h});const G=[["success",["succeeded","success","successful","ready","live","active","complete","comple\
ted","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errore\
d","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed",
"uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","exp\
ired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","build\
ing","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],c=new Map(G.flatMap(
([a,T])=>T.map(M=>[M,a])));function h(a){return a.toLowerCase().replace(/[\s_-]/g,"")}function R(a,T=new Map){const M=h(a);return T.get(M)??c.get(M)}}),4780:((re,K,u)=>{
u.d(K,{N:()=>Ce});var G=u(7598),c=u(3739),h=u(8758),R=u(8302),a=u(86);const T=["failure","deploymentfailure","deployfailure","error","deployment"],M=["message",
"reason","description","detail","summary","error","title","cause"],P=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],w=["text",
"line","message","msg","content","log","lines"],O=["diagnostics","errors","annotations","issues","problems"],C=["location","loc","position","range","start"],B=[
"error","reason","cause","failure","details"],f=4,S=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],k=r=>{const d=b(Z(
(0,a.w)(H(r),T))),p=O.flatMap(_=>z(d.get(_))),m=p.map(Y).filter(_=>_!==void 0),y=p.filter(_=>Y(_)===void 0).flatMap(_=>J(_)),x=(0,a.Qq)(d,...M),l=[...P.flatMap(
_=>J(d.get(_))),...y],$=J(x).filter(_=>_.trim()!=="");return{stage:(0,a.Qq)(d,"stage","phase","step","failedstage","failedstep"),code:(0,a.Qq)(d,"code","errorco\
de","failurecode","type","kind"),message:$[0]??y[0],exitCode:(0,a.nd)(d,"exitcode","exitstatus","returncode"),signal:(0,a.Qq)(d,"signal","exitsignal"),log:l.length===
0&&$.length>1?$:l,diagnostics:m}};function H(r){return typeof r=="string"?{message:r}:Array.isArray(r)?r.every(d=>typeof d=="string")?{log:r}:{errors:r}:r}function Z(r){
return new Map(r.toReversed().flatMap(d=>[...d]))}function b(r,d=0){const p=B.map(m=>r.get(m)).find(R.G);return p===void 0||d>f?r:b(new Map([...[...r].filter(([
,m])=>m!==p),...(0,a.Pf)(p)]),d+1)}function z(r){return Array.isArray(r)?r:r==null?[]:[r]}function J(r,d=0){if(typeof r=="string")return r.replace(/\r?\n$/,"").
split(/\r?\n/);if(d>f)return[];if(Array.isArray(r))return r.flatMap(y=>J(y,d+1));const p=(0,a.Pf)(r),m=w.find(y=>p.has(y));return m===void 0?[]:J(p.get(m),d+1)}
function Y(r){const d=X((0,a.Pf)(r)),p=(0,a.Qq)(d,"file","filename","filepath","path"),m=(0,a.Qq)(d,"message","text","msg","description","reason");if(p===void 0||
m===void 0)return;const y=(0,a.Qq)(d,"severity","level","type")??"";return{file:p,line:le((0,a.nd)(d,"line","linenumber","startline","row")),column:le((0,a.nd)(
d,"column","col","columnnumber","startcolumn","character")),severity:S.find(([x])=>x.test(y))?.[1]??"error",code:(0,a.Qq)(d,"code","rule","ruleid")??null,message:m}}
function X(r,d=0){const p=C.map(m=>r.get(m)).find(R.G);return p===void 0||d>f?r:new Map([...X((0,a.Pf)(p),d+1),...r])}function le(r){return r!==void 0&&r>=1?r:null}
var ne=u(3823);const se={createApp:{doing:"create the app",route:ne.bw.createApp,mayRepeat:!1,decode:h.EG},updateApp:{doing:"update the app",route:ne.bw.updateApp,
mayRepeat:!0,decode:h.BE},replaceEnv:{doing:"replace the variables",route:ne.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environ\
ments",route:ne.bw.listEnvironments,mayRepeat:!0,decode:h.Dr},deploy:{doing:"start the deployment",route:ne.bw.deploy,mayRepeat:!1,decode:h.Dd},listDeployments:{
doing:"list the deployments",route:ne.bw.listDeployments,mayRepeat:!0,decode:h.zV},readFailure:{doing:"read the failure",route:ne.bw.readFailure,mayRepeat:!0,decode:k,
takesText:!0}},he=50;function ge(r,{org:d,project:p}){const m={orgID:d,projectID:p},y=l=>({...m,appID:l}),x=(l,{limit:$,cursor:_,signal:F}={})=>r(se.listDeployments,
{parameters:y(l),query:{limit:$?.toString(),cursor:_},signal:F});return{listDeployments:x,createApp:(l,$={})=>r(se.createApp,{parameters:m,body:l,...$}),updateApp:(l,$,{
signal:_}={})=>r(se.updateApp,{parameters:y(l),body:$,signal:_}),replaceEnv:(l,$,{signal:_}={})=>r(se.replaceEnv,{parameters:y(l),body:{env:Object.fromEntries($)},
signal:_}),listEnvironments:(l,{signal:$}={})=>r(se.listEnvironments,{parameters:y(l),signal:$}),deploy:(l,$,_={})=>r(se.deploy,{parameters:y(l),body:$,..._}),async*allDeployments(l,$={}){
const _=new Set;let F=$.cursor;for(let V=0;V<he;V+=1){const{deployments:de,nextCursor:ce}=await x(l,{...$,cursor:F});if(yield*de,ce===void 0||_.has(ce))return;_.
add(ce),F=ce}},async readFailure(l,$,{signal:_}={}){try{return await r(se.readFailure,{parameters:{...y(l),deployID:$},signal:_})}catch(F){if(F instanceof c.GQ&&
F.call?.status===404)return;throw F}}}}var ue=u(1279),me=u(1053),E=u(1619),A=u(4112);function U(r,{requestUrl:d,requestToken:p,audience:m},y,x){const l=new URL(
d);m&&(l.search+=`${l.search===""?"":"&"}audience=${encodeURIComponent(m)}`);const $=(_,F)=>{const V=(0,a.Qq)((0,a.Pf)(_),"value");if(V===void 0)throw(0,a.LO)("\
token (value)",_,F);return x(V),V};return y({doing:`get an ID token from ${r}`,request:{method:"GET",url:l,headers:{...A.H,authorization:`Bearer ${p}`}},mayRepeat:!0,
authorize:_=>_,decode:$})}const W=`permissions:
  id-token: write
  contents: read`,N="ACTIONS_ID_TOKEN_REQUEST_URL";async function v({requestUrl:r,requestToken:d,audience:p},m,y){if(!r||!d)throw Q();if(y(d),!/^[\x21-\x7e]+$/.
test(d))throw j("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(r))throw j(`${N} is not a URL`);(0,E.hu)(new URL(r),N);try{return await U("Git\
Hub",{requestUrl:r,requestToken:d,audience:p},m,y)}catch(x){throw!(x instanceof c.GQ)||!me.a6.has(x.code)?x:new c.GQ("github_refused",x.message,{remedy:`Check t\
hat the job has these lines, then run it again:
${W}`,...x.call?{call:x.call}:{},cause:x})}}function j(r){return new c.GQ("invalid_input",r,{remedy:"The runner sets this variable; do not set it in the workflo\
w."})}function Q(){return new c.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workfl\
ow that calls it):
${W}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var q=u(9127);const oe="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",ye=[{code:"access_token_given",broken:({header:r})=>/^(?:application\/)?at\+jwt$/i.
test(String(r.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:oe},{code:"access_token_given",broken:({claims:r})=>r.token_use==="access"||
r.typ==="Bearer",because:({claims:r})=>`is an access token by its claim (${r.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:oe},{code:"access_to\
ken_given",broken:({claims:r})=>[r.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access toke\
n",remedy:oe},{code:"invalid_id_token",broken:({claims:r},d)=>typeof r.exp=="number"&&r.exp*1e3<=d,because:({claims:r},d)=>`expired ${(0,q.a)(d-Number(r.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:r})=>typeof r.
email!="string"||r.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function we(r,d,p="id-token",m){const y=pe(
r);if(y===void 0){const l=!r.includes(".");throw new c.GQ(l?"access_token_given":"invalid_id_token",l?`The token of ${p} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${p} is not a JWT: it does not have three parts that can be decoded`,{input:p,remedy:oe})}const x=ye.find(({broken:l})=>l(
y,d));if(x!==void 0){const l=`The token of ${p} ${x.because(y,d)}`,$=new c.GQ(x.code,l,{input:p,remedy:x.remedy});if(x.code!=="email_claim_missing"||m===void 0)
throw $;m($)}return{expiresAt:typeof y.claims.exp=="number"?y.claims.exp*1e3:void 0}}function pe(r){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(r))return;const[d,p]=r.split(
".").slice(0,2).map(xe);return d!==void 0&&p!==void 0?{header:d,claims:p}:void 0}function xe(r){try{const d=JSON.parse(Buffer.from(r,"base64url").toString("utf8"));
return(0,R.G)(d)?d:void 0}catch{return}}async function Ie(r,d,p){p(r.requestToken),(0,E.Jb)(new URL(r.requestUrl).origin,"the platform's address");try{return await U(
"the platform",r,d,p)}catch(m){throw!(m instanceof c.GQ)||m.code!=="unauthorized"?m:new c.GQ("unauthorized",m.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...m.call?{call:m.call}:{},cause:m})}}const Ee="urn:ietf:params:oauth:token-type:id_token",Te=new Map([["invalid_\
client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the clien\
t of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchang\
e-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, \
and check id-token-audience and the provider's conditions on the repository."]]);async function be(r,d,p,m){const y=(0,E.Jb)(r.url,"token-exchange-url"),x=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:d,subject_token_type:Ee,requested_token_type:Ee,...r.audience?{audience:r.audience}:
{},...r.clientID?{client_id:r.clientID}:{}});try{return await p({doing:"exchange the token",request:{method:"POST",url:y,headers:{...A.H,"content-type":"applica\
tion/x-www-form-urlencoded"},body:x.toString()},mayRepeat:!0,authorize:l=>l,decode:Ae(m)})}catch(l){throw!(l instanceof c.GQ)||!me.a6.has(l.code)?l:new c.GQ("to\
ken_exchange_failed",l.message,{remedy:Te.get(l.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against \
the identity provider.",...l.call?{call:l.call}:{},cause:l})}}function Ae(r){return(d,p)=>{const m=(0,a.Pf)(d);for(const l of["idtoken","accesstoken","refreshto\
ken"]){const $=(0,a.Qq)(m,l);$!==void 0&&r($)}const y=(0,a.Qq)(m,"issuedtokentype"),x=(0,a.Qq)(m,"idtoken")??(y===Ee?(0,a.Qq)(m,"accesstoken"):void 0);if(x===void 0)
throw(0,a.LO)("ID token (id_token, or access_token issued as one)",d,p);return x}}const Oe=6e4,Ne=15e3;function De(r,d){const p=(0,ue.p)(d),{clock:m}=d;let y,x,
l=r.kind==="github"?d.onNoEmail:void 0;async function $(){const F=await ve(r,p,d),V=m.now(),{expiresAt:de=Number.POSITIVE_INFINITY}=we(F,V,Pe(r),l);return l&&(l=
()=>{}),{token:F,expiresAt:de,renewAt:Math.max(de-Oe,V+(de-V)/2)}}async function _(){return x??=$().finally(()=>{x=void 0}),y=await x,y}return{async token(){if(y===
void 0)return(await _()).token;if(m.now()<y.renewAt)return y.token;const F=y;try{return(await _()).token}catch(V){if(m.now()>=F.expiresAt)throw V;return y={...F,
renewAt:m.now()+Ne},F.token}},async renew(F){return r.kind==="given"?!1:y!==void 0&&y.token!==F?!0:(await _()).token!==F}}}async function ve(r,d,p){switch(r.kind){case"\
given":return p.onSecret(r.token.trim()),r.token.trim();case"github":return v(r,d,p.onSecret);case"platform":return Ie(r,d,p.onSecret);case"exchange":return be(
r,await v(r.subject,d,p.onSecret),d,p.onSecret);case"command":return Me(r.command,p);default:return(0,c.xb)(r)}}async function Me(r,{run:d,onSecret:p}){const m=($,_)=>new c.
GQ("token_command_failed",`The command of id-token-command ${$}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:_}),{exitCode:y,stdout:x}=await d(r).catch($=>{throw m("could not be started",$)}),l=x.trim();if(l!==""&&p(l),y!==
0)throw m(`ended with exit code ${y}`);if(l==="")throw m("printed nothing");if(/\s/.test(l))throw m("printed more than one word: an ID token has no spaces and n\
o line ends");return l}function Pe(r){return{given:"id-token",github:"id-token-audience",platform:"the platform",exchange:"token-exchange-url",command:"id-token\
-command"}[r.kind]}var Le=u(3532),_e=u(1224);function Ce(r,{baseUrl:d,source:p},m){const{reporter:y,tree:x,signal:l}=m,$={clock:_e.m,every:_e.f,random:Math.random,
uuid:G.randomUUID},_=({message:ke,remedy:$e})=>y({type:"warning",message:ke,remedy:$e}),F={...$,fetch:m.fetch,signal:m.requestSignal??l,onTrouble:({error:ke})=>_(
{message:`${ke.message}; trying again`,remedy:void 0})},{run:V,onSecret:de}=m,ce=De(p,{...F,run:V,onSecret:de,onNoEmail:_});return{...$,reporter:y,tree:x,signal:l,
platform:ge((0,A.o)({...F,baseUrl:d,tokens:ce}),r),fetch:(0,Le.Q)(m.fetch),async identify(){return await ce.token(),Ge(p)}}}function Ge(r){switch(r.kind){case"g\
iven":return"ID token as given";case"platform":return"the embedded platform's own";case"github":return r.audience?`GitHub OIDC, for ${r.audience}`:"GitHub OIDC";case"\
exchange":return`GitHub OIDC, exchanged at ${new URL(r.url).host}`;case"command":return"ID token from a command";default:return(0,c.xb)(r)}}}),8256:((re,K,u)=>{
u.d(K,{g:()=>yt});var G=u(9127),c=u(3739);async function h(e,t,n){const{settings:o,...s}=e.configuration,i={...o,...s},g=await n.updateApp(t,i);return{url:g?.url,
subdomain:g?.subdomain,detail:Object.keys(i).sort().join(", ")}}const R=3,a=[500,1500,3e3];async function T(e){for(let t=1;;t++)try{return await e.send()}catch(n){
if(e.signal.throwIfAborted(),!P(n))throw n;const o=await M(e);if(o!==void 0)return o;if(t===R)throw n}}async function M(e){for(const t of a){await e.clock.sleep(
t,e.signal);const n=await e.find();if(n!==void 0)return n}}function P(e){return e instanceof c.GQ?e.call?.outcome==="unknown"||e.code==="unexpected_response":!1}
async function w(e,t){const n=await O(e,t.platform);if(n)return n;if(e.create)return B(e,t);throw new c.GQ("app_not_found",`The platform knows no app "${e.app}"\
 in ${e.org}/${e.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function O(e,t){for(const n of new Set(
[e.rememberedAppID??e.app,e.app])){const o=await C(t,n);if(o)return o}}async function C(e,t){try{const n=await e.listEnvironments(t),o=n.find(s=>s.name==="produ\
ction")??n[0];return{appID:t,created:!1,url:o?.url,subdomain:void 0}}catch(n){if(S(n)===404)return;throw n}}async function B(e,t){const{settings:n,...o}=e.configuration,
s={...n,...o,name:e.app,type:e.appType},i=t.uuid();try{return await T({send:async()=>({...await t.platform.createApp(s,{idempotencyKey:i}),created:!0}),find:async()=>{
const g=await C(t.platform,e.app);return g&&{...g,created:!0}},clock:t.clock,signal:t.signal})}catch(g){if(S(g)!==409)throw g;const L=await C(t.platform,e.app);
if(L)return L;throw f(e,g)}}function f(e,t){const n=`${e.org}/${e.project}`;return new c.GQ("app_unreachable_by_name",`${n} has an app named "${e.app}", but und\
er another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function S(e){return e instanceof c.GQ?e.
call?.status:void 0}var k=u(5807);function H(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&!(typeof t.exitCode==
"number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(t.stage.toLowerCase()))&&
!(o.weak&&t.diagnostics?.some(s=>s.severity==="error"))){if(!o.log)return{groups:{},facts:t,lines:n};for(let s=n.length-1;s>=0;s--){const i=o.log.exec(n[s]??"");
if(i)return{groups:i.groups??{},facts:t,lines:n}}}}function Z(e,t){for(const n of e){const o=t.exec(n)?.[1];if(o!==void 0)return o}}function b(e,t){return e===void 0||
e===""?t:`"${e}"`}var z=u(6760);const J=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve import "(?<what>[^"]{1,300})"(?: from "(?<from>[^"]{1,400})")?/,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];function Y(e){for(const{file:t,severity:n,message:o}of e.facts.diagnostics??[]){const s=n==="erro\
r"?X(o,t):void 0;if(s)return s}if(!e.facts.diagnostics?.some(t=>t.severity==="error"))for(const t of e.lines){const n=X(t,void 0);if(n)return n}}function X(e,t){
for(const n of J){const o=n.exec(e)?.groups;if(!o?.what)continue;const s=t??o.from;if(/^(?:\.{1,2}(?:\/|$)|\/)/.test(o.what))return{kind:"file",specifier:o.what,
importer:s};const i=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o.what)?.[0];return i===void 0||o.what[i.length]===":"?void 0:{kind:"package",specifier:i,
importer:s}}}const le=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function ne(e){const t=Y(e),n=e.facts.list;if(!(!n||
t?.kind!=="file"))for(const o of se(t)){const s=he(o.split("/"),n);if(s!==void 0)return{specifier:t.specifier,actual:s}}}function se({specifier:e,importer:t}){if(e.
startsWith("/")){const o=e.split("/").slice(1,40);return o.map((s,i)=>o.slice(i).join("/"))}const n=t&&z.posix.join(z.posix.dirname(t),e);return!n||n.startsWith(
"..")||n.startsWith("/")?[]:[n]}function he(e,t){const n=[];for(const[s,i]of e.entries()){const g=t(n.join("/")),I=(s===e.length-1?le:[""]).map(D=>g.find(ee=>ee.
toLowerCase()===`${i}${D}`.toLowerCase())).find(D=>D!==void 0);if(I===void 0)return;n.push(I)}const o=n.join("/");return le.some(s=>o===`${e.join("/")}${s}`)?void 0:
o}const ge=[{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],log:/heap out of memory|Reached heap limit|^Killed$/},{log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i},{exitCodes:[137]},{signals:["SIGKILL"],log:/(?:^|\s)Killed$/}],summary:()=>"\
the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the\
 build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is \
more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],summary:()=>"the build watches files for changes",remedy:()=>"\
Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],
summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},
{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command en\
ds by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},{name:"missing-script",signs:[{log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},
{log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{log:/^error Command "(?<script>[^"]{1,100})" not found\./},{log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},
{log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${b(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{
const n=ue(t).filter(s=>s!==e.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add the script ${b(e.script,"named in the log")} to package.json, or\
 set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${b(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${b(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${b(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
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
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=ne(e);return t&&`the import "${t.specifier}" differs from the file\
's name only in upper and lower case`},remedy:e=>`The file is ${b(ne(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): .*?'(?<path>[^']{1,300})' differs from already included file name .* only in casing/},
{log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${b(e.path,"a file")} differently in upper and lo\
wer case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=Y(
e);return t?.kind==="file"?`the file "${t.specifier}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper and lower case, and that\
 the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-package",signs:[{}],summary:e=>{const t=Y(e);return t?.kind===
"package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{const t=Y(e)?.specifier??"the package";return e.lines.some(n=>n.includes("No module\
 named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile. NODE_ENV=pr\
oduction among the app variables keeps devDependencies from being installed.`}},{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" \
in package.json), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${b(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"build-kill\
ed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[143]}],summary:()=>"the build was killed",remedy:()=>"Deploy again. If it repeat\
s, the build takes more memory or time than the platform gives it."}];function ue(e){const t=new Set,n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.
test(o));for(const o of e.slice(Math.max(0,n),n+40)){const s=Z([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??me(o);s&&t.add(s)}return[...t].slice(
0,10)}function me(e){return Z([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const E="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ER\
R_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",A=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},{log:/ERR_PNPM_NO_LOCKFILE/}],
summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{
log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},
{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},
{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],summary:()=>"the lockfile does not fit package.json",remedy:({groups:e})=>`Run ${(e.manager===
"ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"your package manager's install"} on your machine and commit the lockfile together with package.js\
on.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({lines:e})=>{const t=Z(
e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packa\
ges named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const n=e.host??Z(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${n?` ${n}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${b(e.name,"a package")} fits`,remedy:()=>"Correct the versi\
on in package.json to one that is published, and commit the new lockfile."},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${b(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${E})|^network .{0,80}(?:${E})|ERR_PNPM_META_FETCH_FAIL`)},{log:new RegExp(`(?:getaddrinfo|request to https?://\\\
S{1,200} failed).{0,80}(?:${E})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${b(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}],U=[/^([\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/,
/^Writing (?:\.\/)?([\w@./-]{1,100}?)\/\S{0,200} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,
/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/],
W=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:()=>"Next.js wrote no static export",remedy:()=>"Set output: 'export' i\
n next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>`the build did not write the output directory ${b(e.folder??t.outputDirectory,"of the app")}`,remedy:({lines:e})=>{const t=N(e);return t?
`Set output-directory to ${t}: the log shows files written there.`:"Set output-directory to the folder that the build command writes, relative to the root direc\
tory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${b(e.outputDirectory,
"of the app")} is empty`,remedy:({lines:e,facts:t})=>{const n=N(e);return n&&n!==t.outputDirectory?`Set output-directory to ${n}: the log shows files written th\
ere.`:"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({
facts:e})=>e.message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that \
leave the output directory are refused."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger th\
an the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"\
sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing \
in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform wa\
s stopped while it worked",remedy:()=>"Deploy again."}];function N(e){for(const t of U){const n=Z(e,t)?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");if(n)
return n}}const v=["queue","clone"],j=[{name:"submodule",signs:[{stages:v,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:v,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:v,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${b(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:v,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:v,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${b(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:v,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${b(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:v,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:v,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${b(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub ap\
p, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}];var Q=u(107);const q=[...j,...W,...A,
...ge],oe={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},ie=1e3,
ye=300,we=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,pe=/\b(?:error|fatal|failed|cannot|denied|invalid)\b/i,
xe=/^(?:\s|\$ |A complete log of this run|(?:✗ )?Build failed|error during build|error Command failed|Node\.js v\d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/,Ie=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;
function Ee(e){const t=(0,Q.S)(e.message?[...e.log,e.message]:e.log).slice(-ie).map(n=>n.text).filter(n=>!Ie.test(n));for(const n of["codes","others"])for(const o of q){
const s=Te(o,n,e,t),i=s&&o.summary(s);if(s&&i)return{headline:be(e,i),remedy:(0,k.O)(o.remedy(s),500)}}return{headline:be(e,Oe(e,t)),remedy:void 0}}function Te(e,t,n,o){
const s=e.signs.filter(i=>t==="codes"==(i.codes!==void 0));return s.length===0?void 0:H({...e,signs:s},n,o)}function be(e,t){const n=oe[e.stage?.toLowerCase()??
""]??"Deployment failed",o=Ae(e),s=ye-n.length-o.length-2;return`${n}: ${(0,k.O)(t.trim().replace(/\.$/,""),s)}${o}`}function Ae({exitCode:e,signal:t}){return typeof e==
"number"&&e!==0?` (exit code ${e})`:t?` (${(0,k.O)(t,20)})`:""}function Oe(e,t){const n=e.diagnostics?.find(i=>i.severity==="error");if(n)return`${n.file}${n.line===
null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!we.test(e.message))return e.message;const o=t.filter(i=>!xe.test(i)&&i!==e.message);return o.findLast(i=>pe.
test(i))??o.at(-1)??(e.message||e.code||"the platform gave no reason")}var Ne=u(2310);const De=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],ve=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Me=40,Pe=500,Le=100;function _e(e,t){const n=new Map,o=new Map;for(const s of e){n.has(s.file)||n.set(s.file,Ce(s.file,t));const i=n.get(s.file);if(i===void 0)continue;
const g=(0,k.O)(s.message,Pe),L=s.code&&(0,k.O)(s.code,Le),I=JSON.stringify([i,s.line,s.column,g]);o.has(I)||o.set(I,{...s,file:i,code:L,message:g})}return[...o.
values()]}function Ce(e,t){const n=Ge(e);if(!(n===""||n.includes("\0")||ve.test(n))){for(const o of d(n,t))if(o!==void 0&&!ve.test(o)&&t.exists(o))return o}}function Ge(e){
let t=e.startsWith("file://")?r(e):e;for(const[n,o]of De)t=t.replace(n,o);return t}function r(e){try{return decodeURIComponent(e)}catch{return e}}function*d(e,t){
const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield p(`${s}/${e}`);return}for(const s of t.prefixes??[]){const i=s.replaceAll(
"\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(e.startsWith(`${i}/`)){yield p(e.slice(i.length+1));return}}const o=p(e)?.split("/")??[];if(!(o.length>
Me))for(let s=0;s<o.length;s++){const i=o.slice(s).join("/");yield i,n!==""&&(yield p(`${n}/${i}`))}}function p(e){const t=[];for(const n of e.split("/"))if(!(n===
""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const m=["error","warning","notice"],y=/(?:^|\/)(?:\.[^/]+|[^/]+\.config\.[a-z]+|[^/]*tsconfig[^/]*\.json|package(?:-lock)?\.json)$/;
function x(e,t=10){const n=new Set,o=new Set,s=e.map(I=>{const D=JSON.stringify([I.severity,I.file,I.line]),ee=JSON.stringify([I.severity,I.message]),ae=n.has(D)||
o.has(ee);n.add(D),o.add(ee);const fe=(I.line===null?4:0)+(ae?2:0)+(y.test(I.file)?1:0);return{diagnostic:I,weight:fe}}),i=m.map(I=>s.filter(({diagnostic:D})=>D.
severity===I).toSorted((D,ee)=>D.weight-ee.weight).map(({diagnostic:D})=>D)),g=Math.max(0,t),L=I=>Math.max(0,(I?.length??0)-g);return{shown:i.flatMap(I=>I.slice(
0,g)),rest:{error:L(i[0]),warning:L(i[1]),notice:L(i[2])}}}const l=[0,1e3,2e3,4e3];async function $(e,t,n,o,s){const i=await ke(e,t,o,s);if(i)return F(i,n,o.tree);
const g=`The deployment ${e} failed, and the platform gives no reason`;return{..._,headline:g,remedy:`Look at the deployment ${e} in the platform.`}}const _={stage:void 0,
code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function F(e,t,n){const{rootDirectory:o}=t.configuration.settings,s=[...e.diagnostics,...(0,Ne.
y)(e.log)],i={exists:n?.exists??(()=>!1),...typeof o=="string"?{rootDirectory:o}:{},folders:ce(t,n)},{shown:g,rest:L}=x(_e(s,i)),{repository:I,branch:D,outputDirectory:ee}=t.
configuration,ae={...e,diagnostics:g,list:n?.list,repository:I,branch:D,outputDirectory:ee};return{...Ee(ae),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:g,
moreDiagnostics:L.error+L.warning+L.notice,log:e.log}}function V({code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:i}){return[e,t,n,o].some(L=>L!==void 0)||
s.length>0||i.length>0}const de=8;function ce({configuration:e},t){const{buildCommand:n="",outputDirectory:o="",settings:s}=e,i=n.split(/[\s'"=;&|()]+/).map(D=>D.
replace(/^(?:\.\/)+|\/+$/g,"")),g=o.split("/").map((D,ee,ae)=>ae.slice(0,ee).join("/")),L=typeof s.rootDirectory=="string"?`${s.rootDirectory}/`:"",I=[...i,...g.
reverse()].filter(D=>/^[^./-][^:*?]*$/.test(D));return[...new Set(I)].map(D=>L+D).filter(D=>(t?.list(D).length??0)>0).slice(0,de)}async function ke(e,t,n,o){try{
for(const s of l){s&&await n.clock.sleep(s,n.signal);const i=await n.platform.readFailure(t,e);if(i&&V(i))return i}}catch(s){n.signal.throwIfAborted();const i=(0,c.
I7)(s);o.warn(`The failure record of ${e} cannot be read: ${i.message}`,i.remedy)}}var $e=u(1547);const Fe=.05,We=100,Be=1e4,ze=.2;function Qe(e,t){return Math.
min(Be,Math.max(We,e*Fe))*(1-ze*t())}const Ue=5*6e4,Ke=6e4;async function He(e,t,n,o){const s=new AbortController,i=o.every(1e3,()=>o.clock.now()-n>=t.timeoutMs&&
s.abort());try{return await Ze(e,t,n,o,s.signal)}finally{i()}}async function Ze(e,t,n,o,s){const{clock:i,narrator:g}=o,L=new Xe(i,g);let I,D=[],ee=i.now();for(;;){
const ae=await L.tolerate(()=>o.look(s),o.signal,s),fe=i.now()-n,te=ae?.find(_t=>_t.deployID===e);if((te||!ae)&&(ee=i.now()),i.now()-ee>Ke)throw Je(e,I);te&&(te.
status!==I?.status||te.stage!==I.stage)&&g.tell({type:"status",status:te.status,stage:te.stage,elapsedMs:fe}),I=te??I;const Se=te?Ye(te,t,g):"pending";if(te&&Se===
"cancelled")return{family:Se,deployment:te,overtakenBy:Ve(te,ae??[],D)};if(Se!=="pending")return{family:Se,deployment:te,overtakenBy:void 0};if(D=ae??D,fe>=t.timeoutMs)
return{family:"pending",deployment:I,overtakenBy:void 0};const vt=t.pollIntervalMs??Qe(fe,o.random);await i.sleep(Math.max(1,Math.min(vt,t.timeoutMs-fe)),o.signal)}}
function Ye(e,t,n){const o=(0,$e.P)(e.status,t.statusMap);return o||(n.warn(`The platform reports the status "${e.status}", which is not known here; it counts a\
s pending`,`If it is final, say so in the input status-map, for example: ${e.status}=success`),"pending")}function Ve(e,t,n){if(e.supersededBy)return e.supersededBy;
const{createdAt:o}=e;if(o===void 0){const i=t[t.indexOf(e)-1];return n.some(g=>g.deployID===i?.deployID)?void 0:i?.deployID}return t.filter(i=>i.createdAt!==void 0&&
i.createdAt>o).sort((i,g)=>Number(i.createdAt)-Number(g.createdAt))[0]?.deployID}function Je(e,t){const n=t?`; its last status was "${t.status}"`:"";return new c.
GQ("deployment_lost",`The deployment ${e} is not in the platform's list${n}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from h\
ere. Run again to deploy anew."})}class Xe{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,o){try{const s=await t();return this.#t=void 0,
s}catch(s){if(n.throwIfAborted(),o.aborted)return;const i=(0,c.I7)(s);if(!qe.has(i.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>Ue))throw i;this.#o||this.#n.
warn(`The deployment list fails: ${i.message}; asking again for up to ${(0,G.a)(Ue)}`),this.#o=!0;return}}}const qe=new Set(["rate_limited","service_error","une\
xpected_response","response_too_large","unreachable","request_timeout"]);var et=u(5635);async function tt(e,t,n,o){return Re(e)??await nt(t.appID,o)??Re(t.url)??
ot(t,n)}async function nt(e,t){const n=await t.listEnvironments(e).catch(()=>[]),o=n.find(s=>s.name==="production")??n[0];return Re(o?.url)}function ot(e,t){const n=t.
urlTemplate;if(!(n?.includes("{subdomain}")&&!e.subdomain))return Re(n?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function Re(e){if(!e)
return;const t=URL.parse(e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function st(e,t,n){const o=await je(
n.platform,t),s=o.find(D=>D.deployID===e.attachTo);if(s&&it(s,e))return{deployID:s.deployID,attached:!0};const i=new Set(o.map(D=>D.deployID)),g=n.uuid(),L=async()=>dt(
await at(n.platform,t,i),e);return{deployID:await T({send:async()=>(n.onStart(),(await n.platform.deploy(t,rt(e),{idempotencyKey:g}))?.deployID??await lt(L,n)),
find:L,clock:n.clock,signal:n.signal}),attached:!1}}function rt(e){return{branch:e.configuration.branch,...e.commit===void 0?{}:{commit:e.commit}}}function it(e,t){
return((0,$e.P)(e.status,t.follow.statusMap)??"pending")==="pending"}async function at(e,t,n){return(await je(e,t)).filter(s=>!n.has(s.deployID))}async function je(e,t){
const{deployments:n,nextCursor:o}=await e.listDeployments(t),[s,i]=[n[0]?.createdAt,n.at(-1)?.createdAt],g=s!==void 0&&i!==void 0&&s<i;if(o===void 0||!g)return n;
const L=[...n];for await(const I of e.allDeployments(t,{cursor:o}))L.push(I);return L}function dt(e,t){const n=(i,g)=>!i||!g||i===g,o=e.filter(i=>n(i.commit,t.commit)&&
n(i.branch,t.configuration.branch));if(o.length<2)return o[0]?.deployID;const s=o.map(i=>i.deployID).join(", ");throw new c.GQ("deployment_lost",`The platform n\
amed no deployment, and several are new: ${s}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const ct=[0,500,1e3,
2e3,4e3,8e3];async function lt(e,t){for(const n of ct){n&&await t.clock.sleep(n,t.signal);const o=await e();if(o)return o}throw new c.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const ut=6e4,
mt=500,pt=5e3,ft=1e4;async function ht(e,t){const n=t.clock.now();let o=mt;for(let s=1;;s++){const i=await gt(e,t.fetch,t.signal);if(i===void 0)return s;const g=t.
clock.now()-n;if(g+o>ut)throw new c.GQ("verify_failed",`${e} ${i} after ${(0,G.a)(g)} and ${s} tries`,{remedy:'Open the URL: a first deploy may still wait for D\
NS. Set verify to "off" if the site is not public.'});await t.clock.sleep(o,t.signal),o=Math.min(pt,o*2)}}async function gt(e,t,n){try{const o=await t(e,{signal:AbortSignal.
any([n,AbortSignal.timeout(ft)])});return await o.body?.cancel(),o.status<400?void 0:`answers ${o.status}`}catch(o){n.throwIfAborted();const s=o instanceof Error&&
o.cause instanceof Error?o.cause:o;return`cannot be reached (${s instanceof Error?s.message:String(s)})`}}async function yt(e,t){const n=new wt(e,t),o=t.every(2e3,
()=>n.beat());try{return await n.go()}catch(s){return n.broken(t.signal.aborted?n.interruption():(0,c.I7)(s))}finally{o()}}class wt{#e;#n;#t;#o;#a=!1;#s;#r;#i;constructor(t,n){
this.#e=t,this.#n=n,this.#t=(0,et.M)(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#w();const n=await t("app",()=>this.#d());await t("configure",()=>this.#c(n)),await t("env",()=>this.#l(n));
const o=this.#n.clock.now(),s=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const i=await t("follow",()=>this.#m(n,s,
o));return this.#p(i,n,s)}async#d(){const t=await w(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?
`created ${t.appID}`:`found ${t.appID}`]}async#c(t){if(t.created)return[void 0,"as created"];const{detail:n,...o}=await h(this.#e,t.appID,this.#n.platform);return this.#o=
{...t,url:o.url??t.url,subdomain:o.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"left alone"];case"\
replace":return await this.#n.platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variables`];default:return(0,c.
xb)(n)}}async#u(t){const n=()=>{this.#a=!0},{deployID:o,attached:s}=await st(this.#e,t.appID,{...this.#n,onStart:n});return this.#s=o,this.#t.tell({type:"deploy\
ment-known",deployID:o,attached:s}),[o,s?`attached to ${o}, which an earlier run started`:o]}async#m(t,n,o){const s=L=>Et(n,t.appID,this.#n.platform,L),i=await He(
n,this.#e.follow,o,{...this.#n,look:s,narrator:this.#t}),g=i.family==="pending"&&this.#e.follow.onTimeout==="detach";return[i,i.deployment?.status??i.family,i.family!==
"success"&&!g]}async#p(t,n,o){switch(t.family){case"success":return this.#f(t,n);case"failure":return this.#g(n,o);case"cancelled":return this.outcome("cancelle\
d",kt(o,t.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?this.#y(o):void 0);default:return(0,c.xb)(t.family)}}async#f(t,n){
this.#r=await tt(t.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#r&&this.#t.tell({type:"url",url:this.#r});try{await this.#t.phase("verify",()=>this.#h(
this.#r))}catch(o){this.#n.signal.throwIfAborted();const s=(0,c.I7)(o);if(this.#e.verify==="fail")return this.outcome("succeeded",s);this.#t.warn(`Deployed, but\
 ${s.message}`,s.remedy)}return this.outcome("succeeded")}async#h(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new c.GQ("verify_failed","the pl\
atform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await ht(t,this.#n);return[void 0,n===1?
"answers":`answers, after ${n} tries`]}async#g(t,n){return this.#i=await this.#t.phase("explain",async()=>{const o=await $(n,t.appID,this.#e,this.#n,this.#t);return[
o,o.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#i}),this.outcome("failed",new c.GQ("deploy_failed",this.#i.headline,{...bt(this.#i)}))}#y(t){
const n=(0,G.a)(this.#e.follow.timeoutMs);return new c.GQ("deploy_timeout",`The deployment ${t} has not ended within ${n}; the platform goes on with it`,{input:"\
timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment."})}interruption(){return this.#s?new c.
GQ("interrupted",`Interrupted; the platform goes on with ${this.#s}`,{remedy:"A re-run for the same commit follows the same deployment."}):this.#a?new c.GQ("int\
errupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one start\
s another deployment."}):new c.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}broken(t){const n=t.call?.outcome==="refuse\
d"||t.call?.outcome==="not-sent";return this.#s!==void 0||this.#a&&!n?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"cancelled":"failed",t)}async#w(){
const{configuration:t,env:n,app:o,org:s,project:i}=this.#e,g=await O(this.#e,this.#n.platform);this.#o=g;const L=[g?`update the app ${g.appID} in ${s}/${i}`:`cr\
eate the app ${o} in ${s}/${i}`,n.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...n.variables.keys()].join(", ")||"none"}`,`deploy ${t.
repository}, branch ${t.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const I of L)this.#t.tell({type:"notice",message:`Dry run: would ${I}`});
return this.outcome("skipped")}outcome(t,n){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#s,url:this.#r,failure:this.#i,error:n,
phases:this.#t.phases}}}async function Et(e,t,n,o){const s=[];for await(const i of n.allDeployments(t,{signal:o}))if(s.push(i),i.deployID===e)break;return s}function kt(e,t){
const n=t?`: ${t} overtook it`:"";return new c.GQ("deploy_cancelled",`The deployment ${e} was cancelled${n}`,{remedy:t?`Follow ${t} instead; it deploys what is \
newer.`:"Run again to deploy anew."})}function bt(e){return e.remedy===void 0?{}:{remedy:e.remedy}}}),5635:((re,K,u)=>{u.d(K,{M:()=>h});var G=u(9439);const c=25e3;
function h(R,a,T){const M=[],P=new Set;let[w,O,C]=[a.now(),a.now(),""];const B=f=>{w=a.now(),f.type==="phase-started"&&([O,C]=[w,`at ${G.K[f.phase]}`]),f.type===
"status"&&([O,C]=[w-f.elapsedMs,f.status]),R(f)};return{tell:B,phases:M,beat(){const f=a.now();C!==""&&f-w>=c&&B({type:"heartbeat",status:C,elapsedMs:f-O})},async phase(f,S){
T?.throwIfAborted();const k=a.now();B({type:"phase-started",phase:f});let H;try{const[Z,b,z=!1]=await S();return H={type:"phase-finished",phase:f,detail:b,ms:a.
now()-k,unwished:z},Z}finally{M.push({phase:f,ms:a.now()-k}),H&&B(H)}},warn(f,S){P.has(f)||(P.add(f),B({type:"warning",message:f,remedy:S}))}}}}),7244:((re,K,u)=>{
u.d(K,{c:()=>h});var G=u(3024),c=u(7994);function h(R){const a=(T,M)=>{try{return M()}catch{return T}};return{exists:T=>a(!1,()=>(0,G.statSync)((0,c.LI)(R,T)).isFile()),
list:T=>a([],()=>(0,G.readdirSync)((0,c.LI)(R,T)))}}}),107:((re,K,u)=>{u.d(K,{S:()=>T});var G=u(5807);const c={lines:5e3,lineLength:1e3,entryLength:64*1024},h=[
/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,
/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,/^@[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,
/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,/^npm (?:ERR!|error)(?: |$)/,/^\[11ty\](?: |$)/],R=4,a=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,
/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,
/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function T(f){const S=[];for(let b=f.length-1;b>=0&&S.length<c.lines;b--){const z=f[b]??"",Y=(z.length>c.entryLength?
z.slice(-c.entryLength):z).split(`
`);for(let X=Y.length-1;X>=0&&S.length<c.lines;X--)S.push(Y[X]??"")}const k=M(S),H=S.reverse().map(b=>w(b,k)),Z=P(H);return H.map(({text:b,folder:z,task:J})=>({
text:b,folder:z??Z.get(J??"")}))}function M(f){const S=f.map(k=>k.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(k)?.[1]:void 0);return new Set(S.filter(
k=>k!==void 0))}function P(f){const S=new Map;for(const{text:k,task:H}of f)for(const Z of a){const b=Z.exec(k)?.groups;b?.folder&&S.set(H??b.task?.replace("#","\
:")??"",b.folder)}return S}function w(f,S){let k=(0,G.O)(B((0,G.N)(f)),c.lineLength).trimEnd(),H,Z;for(let b=0;b<R;b++){const z=C(k)??O(k,S);if(!z)break;H??=z.groups?.
folder,Z??=z.groups?.task,k=k.slice(z[0].length)}return{text:k,folder:H,task:Z}}function O(f,S){if(S.size===0)return;const k=/^([@\w./-]{1,100}): /.exec(f);return k&&
S.has(k[1]??"")?k:void 0}function C(f){for(const S of h){const k=S.exec(f);if(k)return k}}function B(f){return f.includes("\r")?f.split("\r").findLast(S=>S.trim()!==
"")??"":f}}),2310:((re,K,u)=>{u.d(K,{y:()=>ne});var G=u(5807);const c=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
h=`(?<file>${c})`,R=`(?<file>${c}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,a=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,T=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
M=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,P=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${h}${a}\\)?$`);function w(E,A,U={}){return{name:E,steps:[{pattern:A}],...U}}const O=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>TS-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${h}${a}:$`),skip:3,over:/^\s*$/}],zeroColumn:!0},w("esbuild-short",new RegExp(`^${h}${a}: (?<severity>ERROR|WARNING): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${h}${a} ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite-plu\
gin-svelte[\\w:-]*\\] ${h}${a}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},w("vite-plugin-svelte-warning",new RegExp(
`^\\[vite-plugin-svelte\\] ${h}${a} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)\
[\\w:-]+\\] ${h}${a}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},w("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
w("rollup-unresolved",/^(?:\[!\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
w("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${h} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`),{
zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${h}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+${h} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},w("postcss",new RegExp(`^(?:CssSyntaxError: (?\
:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${h}${a}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${h}(?:${a})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"fork-ts-checker",steps:[{pattern:new RegExp(`^(?<severity>ERROR|\
WARNING) in ${h}${a}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR\
|WARNING) in (?:${c})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${h} (?<message>[A-Z].*)$`),skip:5}]},{
name:"webpack-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${h}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${c}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<se\
verity>ERROR|WARNING) in ${h}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\])(?:\w*Error: )?(?<message>\S.*)$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],C=[w("tsc",new RegExp(`^(?:ERROR in )?${h}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warnin\
g) (?<code>TS\\d+): (?<message>.+)$`)),w("tsc-pretty",new RegExp(`^(?:Error: )?${h}${a} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<m\
essage>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${h}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"eslint-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},w("eslint-compact",new RegExp(`^${h}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w\
/-]+)\\))?$`)),w("eslint-unix",new RegExp(`^${h}${a}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(
`^${h}(?:${a})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],B=[{name:"\
next-swc",steps:[{pattern:/^(?:Error:)?\s*[x×] (?<message>\S.*)$/},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${h}:\\d{1,7}:\\d{1,7}\\]$`)},{pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${a}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:P,skip:20,over:M}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${h}${a}\
$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},w("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),
{name:"astro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${h}${a}$`)}],zeroColumn:!0},{name:"eleventy-nunjucks",steps:[
{pattern:/^(?:\d{1,2}\.|>) \((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?$/},{pattern:/^\s+(?:Error: )?(?<message>\S.*?)(?: \(via [\w ]+\))?$/}]},
w("eleventy-liquid",/^(?:\d{1,2}\. )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/)];function f(E,A,U){if("ma\
tch"in E)return E.match(A,U);const W={};let N=U;for(const[j,Q]of E.steps.entries()){const q=k(Q,A,N,j===0?0:Q.skip??0);if(!q)return;for(const[oe,ie]of Object.entries(
q.groups))ie!==void 0&&(W[oe]=ie);N=q.at+1}const v=E.steps.at(-1);return!E.repeat||!v?{groups:[W],next:N}:S(v.pattern,W,A,N)}function S(E,A,U,W){const N=[A];let v=W;
for(;v<U.length&&N.length<1e3;v++){const j=E.exec(U[v]?.text??"");if(!j)break;N.push({file:A.file,...j.groups})}return{groups:N,next:v}}function k(E,A,U,W){const N={};
for(let v=U;v<=U+W&&v<A.length;v++){const j=A[v]?.text??"",Q=E.pattern.exec(j);if(Q)return{at:v,groups:{...N,...Q.groups}};const q=E.over?.exec(j);if(E.over&&!q)
return;for(const[oe,ie]of Object.entries(q?.groups??{}))ie!==void 0&&(N[oe]=ie)}}const H=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,Z=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
b=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,z={name:"python",match(E,A){const U=E[A]?.text??"";if(!U.startsWith("Traceback (most recent call last)")&&!H.test(
U))return;let W;for(let N=A;N<E.length&&N<A+200;N++){const v=E[N]?.text??"",j=H.exec(v)?.groups;if(j&&!Z.test(j.file??"")&&(W={...j}),N===A||v.startsWith(" "))continue;
const Q=b.exec(v)?.groups?.message;return W&&Q?{groups:[{...W,message:Q}],next:N+1}:void 0}}},J=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${a}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(
`^\\s{4}${R}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${T}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:P,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${h}${a}$`)}]},z,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${h}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^${R}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${T}(\
?: \\[\\w+\\])?: .+)$`),skip:6}]},w("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${T}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:P,skip:20,over:M}]},
w("plain",new RegExp(`^\\s{0,4}(?:(?:vet|error|ERROR|Error):? (?:in )?)?${R}${a}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x\
)(?<message>\\S.*)$`))],Y=[...C,...O,...B,...J];var X=u(107);const le=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function ne(E,A={}){const{most:U=500,messageLength:W=500}=A,N=(0,X.S)(E),v=new Map;for(let j=0;j<N.length&&v.size<U;){const Q=se(N,j,W);for(const q of Q?.
diagnostics??[]){const{file:oe,line:ie,column:ye,message:we}=q,pe=JSON.stringify([oe,ie,ye,we]);!v.has(pe)&&v.size<U&&v.set(pe,q)}j=Q?.next??j+1}return[...v.values()]}
function se(E,A,U){const W=E[A];if(!(!W||W.text.trim()===""))for(const N of Y){const v=f(N,E,A);if(!v)continue;return{diagnostics:v.groups.map(Q=>he(Q,N,W.folder,
U)).filter(Q=>Q!==void 0),next:v.next}}}function he(E,A,U,W){const{file:N,message:v}=E;if(!N||!v)return;const j=ue(E.line)||null,Q=j===null?null:ue(E.column);return{
file:me(N.trim(),U),line:j,column:Q===null?null:A.zeroColumn?Q+1:Q||null,severity:ge(E.severity,A),code:E.code??null,message:(0,G.O)(v.trim().replace(/^error: /i,
""),W)}}function ge(E,A){return E===void 0?A.severity??"error":le.find(([,U])=>U.test(E))?.[0]??"error"}function ue(E){return E===void 0?null:Number(E)}function me(E,A){
return A===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(E)?E:`${A}/${E.replace(/^(?:\.\/)+/,"")}`}})};export{$t as id,Rt as ids,St as modules};

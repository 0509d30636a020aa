const Ie=651,De=[651],Te={3532:((j,$,h)=>{h.d($,{Q:()=>m});var y=h(7067);function m(k){return(l,_)=>{const I=new URL(l instanceof Request?l.url:l);return I.protocol===
"http:"&&I.hostname.endsWith(".localhost")&&!_?.body?D(I,_):k(l,_)}}function D(k,l){const _={host:"127.0.0.1",port:k.port||80,path:k.pathname+k.search,method:l?.
method??"GET",headers:{...Object.fromEntries(new Headers(l?.headers)),host:k.host},...l?.signal?{signal:l.signal}:{}};return new Promise((I,T)=>{const b=(0,y.request)(
_,v=>{const A=[];v.on("data",S=>A.push(S)),v.on("error",T),v.on("end",()=>{const S=v.statusCode??502,g=Object.entries(v.headers).map(([O,M])=>[O,String(M)]);I(new Response(
S===204||S===304?null:Buffer.concat(A),{status:S,headers:g}))})});b.on("error",T),b.end()})}}),4112:((j,$,h)=>{h.d($,{H:()=>_,o:()=>I});var y=h(3739),m=h(7634),
D=h(3823),k=h(1279),l=h(1619);const _={accept:"application/json","user-agent":`slipway/${m.x}`};function I(b){const v=(0,l.Jb)(b.baseUrl,"base-url"),A=(0,k.p)(b);
return async(S,g)=>{const{doing:O,mayRepeat:M,decode:G,takesText:C,route:P}=S,{body:L,signal:Q}=g;let B="";return A({doing:O,mayRepeat:M,decode:G,takesText:C,signal:Q,
request:{method:P.method,url:T(v,P.path,g),headers:{..._,...L===void 0?{}:{"content-type":"application/json"},...M?{}:{"idempotency-key":g.idempotencyKey??b.uuid()}},
...L===void 0?{}:{body:JSON.stringify(L)}},async authorize(K){return B=await b.tokens.token(),{...K,headers:{...K.headers,authorization:`Bearer ${B}`}}},renew:()=>b.
tokens.renew(B)})}}function T(b,v,{parameters:A,query:S={}}){for(const[O,M]of Object.entries(A))if(/^\.{0,2}$/.test(M))throw new y.GQ("invalid_input",`"${M}" is\
 no ${O}`,{remedy:"Give the identifier that the platform shows."});const g=new URL(b);g.pathname+=(0,D.dN)(v,A).slice(g.pathname.endsWith("/")?1:0);for(const[O,
M]of Object.entries(S))M!==void 0&&g.searchParams.set(O,M);return g}}),7994:((j,$,h)=>{h.d($,{FK:()=>k,LI:()=>l,UG:()=>_});var y=h(1455),m=h(6760),D=h(3739);function k(T,b){
const v=(0,m.relative)(T,b);return v===""||v!==".."&&!v.startsWith(`..${m.sep}`)&&!(0,m.isAbsolute)(v)}function l(T,b){const v=(0,m.resolve)(T,b);if(b.includes(
"\0")||!k((0,m.resolve)(T),v))throw I(b);return v}async function _(T,b){const[v,A]=await Promise.all([(0,y.realpath)(T),(0,y.realpath)(l(T,b))]);if(!k(v,A))throw I(
b);return A}function I(T){return new D.GQ("path_escapes_root",`The path "${T}" leaves its root folder`,{remedy:"Name a path inside the folder, without links tha\
t lead out of it."})}}),3823:((j,$,h)=>{h.d($,{Y2:()=>_,a6:()=>l,bw:()=>D,dN:()=>I});const y="/api/v1/orgs/{orgID}/projects/{projectID}/apps",m=`${y}/{appID}`,D={
createApp:{method:"POST",path:y},updateApp:{method:"PATCH",path:m},replaceEnv:{method:"PUT",path:`${m}/env`},listEnvironments:{method:"GET",path:`${m}/environme\
nts`},deploy:{method:"POST",path:`${m}/deployments`},listDeployments:{method:"GET",path:`${m}/deployments`},readFailure:{method:"GET",path:`${m}/deployments/{de\
ployID}/failure`}},k="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",l={listReleases:{method:"GET",path:`${k}/releases`},rollback:{method:"POST",path:`${k}\
/rollback`},listTables:{method:"GET",path:`${k}/tables`},createTable:{method:"POST",path:`${k}/tables`},deleteTable:{method:"DELETE",path:`${k}/tables/{table}`},
runtime:{method:"POST",path:`${k}/runtime`}},_={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function I(T,b){return T.replace(/\{(\w+)\}/g,(v,A)=>encodeURIComponent(
b[A]??`{${A}}`))}}),1547:((j,$,h)=>{h.d($,{P:()=>k,Y:()=>D});const y=[["success",["succeeded","success","successful","ready","live","active","complete","complet\
ed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored",
"crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","up\
loadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expire\
d"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building",
"cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],m=new Map(y.flatMap(
([l,_])=>_.map(I=>[I,l])));function D(l){return l.toLowerCase().replace(/[\s_-]/g,"")}function k(l,_=new Map){const I=D(l);return _.get(I)??m.get(I)}}),4780:((j,$,h)=>{
h.d($,{N:()=>r});var y=h(7598),m=h(3739),D=h(8758),k=h(8302),l=h(86);const _=["failure","deploymentfailure","deployfailure","error","deployment"],I=["message","\
reason","description","detail","summary","error","title","cause"],T=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],b=["text",
"line","message","msg","content","log","lines"],v=["diagnostics","errors","annotations","issues","problems"],A=["location","loc","position","range","start"],S=[
"error","reason","cause","failure","details"],g=4,O=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],M=e=>{const a=P(C(
(0,l.w)(G(e),_))),s=v.flatMap(f=>L(a.get(f))),i=s.map(B).filter(f=>f!==void 0),u=s.filter(f=>B(f)===void 0).flatMap(f=>Q(f)),w=(0,l.Qq)(a,...I),d=[...T.flatMap(
f=>Q(a.get(f))),...u],p=Q(w).filter(f=>f.trim()!=="");return{stage:(0,l.Qq)(a,"stage","phase","step","failedstage","failedstep"),code:(0,l.Qq)(a,"code","errorco\
de","failurecode","type","kind"),message:p[0]??u[0],exitCode:(0,l.nd)(a,"exitcode","exitstatus","returncode"),signal:(0,l.Qq)(a,"signal","exitsignal"),log:d.length===
0&&p.length>1?p:d,diagnostics:i}};function G(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(a=>typeof a=="string")?{log:e}:{errors:e}:e}function C(e){
return new Map(e.toReversed().flatMap(a=>[...a]))}function P(e,a=0){const s=S.map(i=>e.get(i)).find(k.G);return s===void 0||a>g?e:P(new Map([...[...e].filter(([
,i])=>i!==s),...(0,l.Pf)(s)]),a+1)}function L(e){return Array.isArray(e)?e:e==null?[]:[e]}function Q(e,a=0){if(typeof e=="string")return e.replace(/\r?\n$/,"").
split(/\r?\n/);if(a>g)return[];if(Array.isArray(e))return e.flatMap(u=>Q(u,a+1));const s=(0,l.Pf)(e),i=b.find(u=>s.has(u));return i===void 0?[]:Q(s.get(i),a+1)}
function B(e){const a=K((0,l.Pf)(e)),s=(0,l.Qq)(a,"file","filename","filepath","path"),i=(0,l.Qq)(a,"message","text","msg","description","reason");if(s===void 0||
i===void 0)return;const u=(0,l.Qq)(a,"severity","level","type")??"";return{file:s,line:V((0,l.nd)(a,"line","linenumber","startline","row")),column:V((0,l.nd)(a,
"column","col","columnnumber","startcolumn","character")),severity:O.find(([w])=>w.test(u))?.[1]??"error",code:(0,l.Qq)(a,"code","rule","ruleid")??null,message:i}}
function K(e,a=0){const s=A.map(i=>e.get(i)).find(k.G);return s===void 0||a>g?e:new Map([...K((0,l.Pf)(s),a+1),...e])}function V(e){return e!==void 0&&e>=1?e:null}
var x=h(3823);const U={createApp:{doing:"create the app",route:x.bw.createApp,mayRepeat:!1,decode:D.EG},updateApp:{doing:"update the app",route:x.bw.updateApp,mayRepeat:!0,
decode:D.BE},replaceEnv:{doing:"replace the variables",route:x.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environments",route:x.
bw.listEnvironments,mayRepeat:!0,decode:D.Dr},deploy:{doing:"start the deployment",route:x.bw.deploy,mayRepeat:!1,decode:D.Dd},listDeployments:{doing:"list the \
deployments",route:x.bw.listDeployments,mayRepeat:!0,decode:D.zV},readFailure:{doing:"read the failure",route:x.bw.readFailure,mayRepeat:!0,decode:M,takesText:!0}},
ae=50;function re(e,{org:a,project:s}){const i={orgID:a,projectID:s},u=d=>({...i,appID:d}),w=(d,{limit:p,cursor:f,signal:E}={})=>e(U.listDeployments,{parameters:u(
d),query:{limit:p?.toString(),cursor:f},signal:E});return{listDeployments:w,createApp:(d,p={})=>e(U.createApp,{parameters:i,body:d,...p}),updateApp:(d,p,{signal:f}={})=>e(
U.updateApp,{parameters:u(d),body:p,signal:f}),replaceEnv:(d,p,{signal:f}={})=>e(U.replaceEnv,{parameters:u(d),body:{env:Object.fromEntries(p)},signal:f}),listEnvironments:(d,{
signal:p}={})=>e(U.listEnvironments,{parameters:u(d),signal:p}),deploy:(d,p,f={})=>e(U.deploy,{parameters:u(d),body:p,...f}),async*allDeployments(d,p={}){const f=new Set;
let E=p.cursor;for(let R=0;R<ae;R+=1){const{deployments:N,nextCursor:H}=await w(d,{...p,cursor:E});if(yield*N,H===void 0||f.has(H))return;f.add(H),E=H}},async readFailure(d,p,{
signal:f}={}){try{return await e(U.readFailure,{parameters:{...u(d),deployID:p},signal:f})}catch(E){if(E instanceof m.GQ&&E.call?.status===404)return;throw E}}}}
var ie=h(1279),X=h(1053),z=h(1619),J=h(4112);function Z(e,{requestUrl:a,requestToken:s,audience:i},u,w){const d=new URL(a);i&&(d.search+=`${d.search===""?"":"&"}\
audience=${encodeURIComponent(i)}`);const p=(f,E)=>{const R=(0,l.Qq)((0,l.Pf)(f),"value");if(R===void 0)throw(0,l.LO)("token (value)",f,E);return w(R),R};return u(
{doing:`get an ID token from ${e}`,request:{method:"GET",url:d,headers:{...J.H,authorization:`Bearer ${s}`}},mayRepeat:!0,authorize:f=>f,decode:p})}const q=`per\
missions:
  id-token: write
  contents: read`,ee="ACTIONS_ID_TOKEN_REQUEST_URL";async function te({requestUrl:e,requestToken:a,audience:s},i,u){if(!e||!a)throw W();if(u(a),!/^[\x21-\x7e]+$/.
test(a))throw ne("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(e))throw ne(`${ee} is not a URL`);(0,z.hu)(new URL(e),ee);try{return await Z(
"GitHub",{requestUrl:e,requestToken:a,audience:s},i,u)}catch(w){throw!(w instanceof m.GQ)||!X.a6.has(w.code)?w:new m.GQ("github_refused",w.message,{remedy:`Chec\
k that the job has these lines, then run it again:
${q}`,...w.call?{call:w.call}:{},cause:w})}}function ne(e){return new m.GQ("invalid_input",e,{remedy:"The runner sets this variable; do not set it in the workfl\
ow."})}function W(){return new m.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workf\
low that calls it):
${q}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var se=h(9127);const F="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",ce=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:F},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:F},{code:"access_tok\
en_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:F},{code:"invalid_id_token",broken:({claims:e},a)=>typeof e.exp=="number"&&e.exp*1e3<=a,because:({claims:e},a)=>`expired ${(0,se.a)(a-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function oe(e,a,s="id-token",i){const u=de(
e);if(u===void 0){const d=!e.includes(".");throw new m.GQ(d?"access_token_given":"invalid_id_token",d?`The token of ${s} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${s} is not a JWT: it does not have three parts that can be decoded`,{input:s,remedy:F})}const w=ce.find(({broken:d})=>d(
u,a));if(w!==void 0){const d=`The token of ${s} ${w.because(u,a)}`,p=new m.GQ(w.code,d,{input:s,remedy:w.remedy});if(w.code!=="email_claim_missing"||i===void 0)
throw p;i(p)}return{expiresAt:typeof u.claims.exp=="number"?u.claims.exp*1e3:void 0}}function de(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[a,s]=e.split(
".").slice(0,2).map(le);return a!==void 0&&s!==void 0?{header:a,claims:s}:void 0}function le(e){try{const a=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,k.G)(a)?a:void 0}catch{return}}async function ue(e,a,s){s(e.requestToken),(0,z.Jb)(new URL(e.requestUrl).origin,"the platform's address");try{return await Z(
"the platform",e,a,s)}catch(i){throw!(i instanceof m.GQ)||i.code!=="unauthorized"?i:new m.GQ("unauthorized",i.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...i.call?{call:i.call}:{},cause:i})}}const Y="urn:ietf:params:oauth:token-type:id_token",fe=new Map([["invalid_c\
lient","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the client\
 of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange\
-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, a\
nd check id-token-audience and the provider's conditions on the repository."]]);async function he(e,a,s,i){const u=(0,z.Jb)(e.url,"token-exchange-url"),w=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:a,subject_token_type:Y,requested_token_type:Y,...e.audience?{audience:e.audience}:{},
...e.clientID?{client_id:e.clientID}:{}});try{return await s({doing:"exchange the token",request:{method:"POST",url:u,headers:{...J.H,"content-type":"applicatio\
n/x-www-form-urlencoded"},body:w.toString()},mayRepeat:!0,authorize:d=>d,decode:pe(i)})}catch(d){throw!(d instanceof m.GQ)||!X.a6.has(d.code)?d:new m.GQ("token_\
exchange_failed",d.message,{remedy:fe.get(d.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the \
identity provider.",...d.call?{call:d.call}:{},cause:d})}}function pe(e){return(a,s)=>{const i=(0,l.Pf)(a);for(const d of["idtoken","accesstoken","refreshtoken"]){
const p=(0,l.Qq)(i,d);p!==void 0&&e(p)}const u=(0,l.Qq)(i,"issuedtokentype"),w=(0,l.Qq)(i,"idtoken")??(u===Y?(0,l.Qq)(i,"accesstoken"):void 0);if(w===void 0)throw(0,l.
LO)("ID token (id_token, or access_token issued as one)",a,s);return w}}const me=6e4,ye=15e3;function we(e,a){const s=(0,ie.p)(a),{clock:i}=a;let u,w,d=e.kind===
"github"?a.onNoEmail:void 0;async function p(){const E=await ge(e,s,a),R=i.now(),{expiresAt:N=Number.POSITIVE_INFINITY}=oe(E,R,o(e),d);return d&&(d=()=>{}),{token:E,
expiresAt:N,renewAt:Math.max(N-me,R+(N-R)/2)}}async function f(){return w??=p().finally(()=>{w=void 0}),u=await w,u}return{async token(){if(u===void 0)return(await f()).
token;if(i.now()<u.renewAt)return u.token;const E=u;try{return(await f()).token}catch(R){if(i.now()>=E.expiresAt)throw R;return u={...E,renewAt:i.now()+ye},E.token}},
async renew(E){return e.kind==="given"?!1:u!==void 0&&u.token!==E?!0:(await f()).token!==E}}}async function ge(e,a,s){switch(e.kind){case"given":return s.onSecret(
e.token.trim()),e.token.trim();case"github":return te(e,a,s.onSecret);case"platform":return ue(e,a,s.onSecret);case"exchange":return he(e,await te(e.subject,a,s.
onSecret),a,s.onSecret);case"command":return ke(e.command,s);default:return(0,m.xb)(e)}}async function ke(e,{run:a,onSecret:s}){const i=(p,f)=>new m.GQ("token_c\
ommand_failed",`The command of id-token-command ${p}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its\
 standard output and exit 0.",cause:f}),{exitCode:u,stdout:w}=await a(e).catch(p=>{throw i("could not be started",p)}),d=w.trim();if(d!==""&&s(d),u!==0)throw i(
`ended with exit code ${u}`);if(d==="")throw i("printed nothing");if(/\s/.test(d))throw i("printed more than one word: an ID token has no spaces and no line end\
s");return d}function o(e){return{given:"id-token",github:"id-token-audience",platform:"the platform",exchange:"token-exchange-url",command:"id-token-command"}[e.
kind]}var t=h(3532),n=h(1224);function r(e,{baseUrl:a,source:s},i){const{reporter:u,tree:w,signal:d,clock:p=n.m}=i,f={clock:p,every:n.f,random:Math.random,uuid:y.
randomUUID},E=({message:be,remedy:Ee})=>u({type:"warning",message:be,remedy:Ee}),R={...f,fetch:i.fetch,signal:i.requestSignal??d,onTrouble:({error:be})=>E({message:`${be.
message}; trying again`,remedy:void 0})},{run:N,onSecret:H}=i,ve=we(s,{...R,run:N,onSecret:H,onNoEmail:E});return{...f,reporter:u,tree:w,signal:d,platform:re((0,J.
o)({...R,baseUrl:a,tokens:ve}),e),fetch:(0,t.Q)(i.fetch),async identify(){return await ve.token(),c(s)}}}function c(e){switch(e.kind){case"given":return"ID toke\
n as given";case"platform":return"the embedded platform's own";case"github":return e.audience?`GitHub OIDC, for ${e.audience}`:"GitHub OIDC";case"exchange":return`\
GitHub OIDC, exchanged at ${new URL(e.url).host}`;case"command":return"ID token from a command";default:return(0,m.xb)(e)}}}),4009:((j,$,h)=>{h.d($,{g:()=>we});
var y=h(3739);async function m(o,t,n){const{settings:r,...c}=o.configuration,e={...r,...c},a=await n.updateApp(t,e);return{url:a?.url,subdomain:a?.subdomain,detail:Object.
keys(e).sort().join(", ")}}var D=h(9127);function k(o,{follow:t}){const n=(0,D.a)(t.timeoutMs),r=`The deployment ${o} has not ended within ${n}; the platform go\
es on with it`;return new y.GQ("deploy_timeout",r,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows th\
e same deployment."})}function l(o,t){return o?new y.GQ("interrupted",`Interrupted; the platform goes on with ${o}`,{remedy:"A re-run for the same commit follow\
s the same deployment."}):t?new y.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the pla\
tform before the next run: that one starts another deployment."}):new y.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}function _(o,t){
const n=t?`: ${t} overtook it`:"";return new y.GQ("deploy_cancelled",`The deployment ${o} was cancelled${n}`,{remedy:t?`Follow ${t} instead; it deploys what is \
newer.`:"Run again to deploy anew."})}const I=3,T=[500,1500,3e3];async function b(o){for(let t=1;;t++)try{return await o.send()}catch(n){if(o.signal.throwIfAborted(),
!A(n))throw n;const r=await v(o);if(r!==void 0)return r;if(t===I)throw n}}async function v(o){for(const t of T){await o.clock.sleep(t,o.signal);const n=await o.
find();if(n!==void 0)return n}}function A(o){return o instanceof y.GQ?o.call?.outcome==="unknown"||o.code==="unexpected_response":!1}async function S(o,t){const n=await g(
o,t.platform);if(n)return n;if(o.create)return M(o,t);throw new y.GQ("app_not_found",`The platform knows no app "${o.app}" in ${o.org}/${o.project}`,{input:"app",
remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function g(o,t){for(const n of new Set([o.rememberedAppID??o.app,o.app])){
const r=await O(t,n);if(r)return r}}async function O(o,t){try{const n=await o.listEnvironments(t),r=n.find(c=>c.name==="production")??n[0];return{appID:t,created:!1,
url:r?.url,subdomain:void 0}}catch(n){if(C(n)===404)return;throw n}}async function M(o,t){const{settings:n,...r}=o.configuration,c={...n,...r,name:o.app,type:o.
appType},e=t.uuid();try{return await b({send:async()=>({...await t.platform.createApp(c,{idempotencyKey:e}),created:!0}),find:async()=>{const a=await O(t.platform,
o.app);return a&&{...a,created:!0}},clock:t.clock,signal:t.signal})}catch(a){if(C(a)!==409)throw a;const s=await O(t.platform,o.app);if(s)return s;throw G(o,a)}}
function G(o,t){const n=`${o.org}/${o.project}`;return new y.GQ("app_unreachable_by_name",`${n} has an app named "${o.app}", but under another ID`,{input:"app",
remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function C(o){return o instanceof y.GQ?o.call?.status:void 0}var P=h(
1547);const L=.05,Q=100,B=1e4,K=.2;function V(o,t){return Math.min(B,Math.max(Q,o*L))*(1-K*t())}const x=5*6e4,U=6e4;async function ae(o,t,n,r){const c=new AbortController,
e=r.every(1e3,()=>r.clock.now()-n>=t.timeoutMs&&c.abort());try{return await re(o,t,n,r,c.signal)}finally{e()}}async function re(o,t,n,r,c){const{clock:e,narrator:a}=r,
s=new J(e,a);let i,u=[],w=e.now();for(;;){const d=await s.tolerate(()=>r.look(c),r.signal,c),p=e.now()-n,f=d?.find(N=>N.deployID===o);if((f||!d)&&(w=e.now()),e.
now()-w>U)throw z(o,i);f&&(f.status!==i?.status||f.stage!==i.stage)&&a.tell({type:"status",status:f.status,stage:f.stage,elapsedMs:p}),i=f??i;const E=f?ie(f,t,a):
"pending";if(f&&E==="cancelled")return{family:E,deployment:f,overtakenBy:X(f,d??[],u)};if(E!=="pending")return{family:E,deployment:f,overtakenBy:void 0};if(u=d??
u,p>=t.timeoutMs)return{family:"pending",deployment:i,overtakenBy:void 0};const R=t.pollIntervalMs??V(p,r.random);await e.sleep(Math.max(1,Math.min(R,t.timeoutMs-
p)),r.signal)}}function ie(o,t,n){const r=(0,P.P)(o.status,t.statusMap);return r||(n.warn(`The platform reports the status "${o.status}", which is not known her\
e; it counts as pending`,`If it is final, say so in the input status-map, for example: ${o.status}=success`),"pending")}function X(o,t,n){if(o.supersededBy)return o.
supersededBy;const{createdAt:r}=o;if(r===void 0){const e=t[t.indexOf(o)-1];return n.some(a=>a.deployID===e?.deployID)?void 0:e?.deployID}return t.filter(e=>e.createdAt!==
void 0&&e.createdAt>r).sort((e,a)=>Number(e.createdAt)-Number(a.createdAt))[0]?.deployID}function z(o,t){const n=t?`; its last status was "${t.status}"`:"";return new y.
GQ("deployment_lost",`The deployment ${o} is not in the platform's list${n}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from h\
ere. Run again to deploy anew."})}class J{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,r){try{const c=await t();return this.#t=void 0,
c}catch(c){if(n.throwIfAborted(),r.aborted)return;const e=(0,y.I7)(c);if(!Z.has(e.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>x))throw e;this.#o||this.#n.
warn(`The deployment list fails: ${e.message}; asking again for up to ${(0,D.a)(x)}`),this.#o=!0;return}}}const Z=new Set(["rate_limited","service_error","unexp\
ected_response","response_too_large","unreachable","request_timeout"]);var q=h(5635);async function ee(o,t,n,r){return W(o)??await te(t.appID,r)??W(t.url)??ne(t,
n)}async function te(o,t){const n=await t.listEnvironments(o).catch(()=>[]),r=n.find(c=>c.name==="production")??n[0];return W(r?.url)}function ne(o,t){const n=t.
urlTemplate;if(!(n?.includes("{subdomain}")&&!o.subdomain))return W(n?.replaceAll("{subdomain}",o.subdomain??"").replaceAll("{app}",o.appID))}function W(o){if(!o)
return;const t=URL.parse(o.includes("://")?o:`https://${o}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function se(o,t,n){const r=await oe(
n.platform,t),c=r.find(u=>u.deployID===o.attachTo);if(c&&_e(c,o))return{deployID:c.deployID,attached:!0};const e=new Set(r.map(u=>u.deployID)),a=n.uuid(),s=async()=>de(
await ce(n.platform,t,e),o);return{deployID:await b({send:async()=>(n.onStart(),(await n.platform.deploy(t,F(o),{idempotencyKey:a}))?.deployID??await ue(s,n)),find:s,
clock:n.clock,signal:n.signal}),attached:!1}}function F(o){return{branch:o.configuration.branch,...o.commit===void 0?{}:{commit:o.commit}}}function _e(o,t){return((0,P.
P)(o.status,t.follow.statusMap)??"pending")==="pending"}async function ce(o,t,n){return(await oe(o,t)).filter(c=>!n.has(c.deployID))}async function oe(o,t){const{
deployments:n,nextCursor:r}=await o.listDeployments(t),[c,e]=[n[0]?.createdAt,n.at(-1)?.createdAt],a=c!==void 0&&e!==void 0&&c<e;if(r===void 0||!a)return n;const s=[
...n];for await(const i of o.allDeployments(t,{cursor:r}))s.push(i);return s}function de(o,t){const n=(e,a)=>!e||!a||e===a,r=o.filter(e=>n(e.commit,t.commit)&&n(
e.branch,t.configuration.branch));if(r.length<2)return r[0]?.deployID;const c=r.map(e=>e.deployID).join(", ");throw new y.GQ("deployment_lost",`The platform nam\
ed no deployment, and several are new: ${c}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const le=[0,500,1e3,
2e3,4e3,8e3];async function ue(o,t){for(const n of le){n&&await t.clock.sleep(n,t.signal);const r=await o();if(r)return r}throw new y.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const Y=6e4,
fe=500,he=5e3,pe=1e4;async function me(o,t){const n=t.clock.now();let r=fe;for(let c=1;;c++){const e=await ye(o,t.fetch,t.signal);if(e===void 0)return c;const a=t.
clock.now()-n;if(a+r>Y)throw new y.GQ("verify_failed",`${o} ${e} after ${(0,D.a)(a)} and ${c} tries`,{remedy:'Open the URL: a first deploy may still wait for DN\
S. Set verify to "off" if the site is not public.'});await t.clock.sleep(r,t.signal),r=Math.min(he,r*2)}}async function ye(o,t,n){try{const r=await t(o,{signal:AbortSignal.
any([n,AbortSignal.timeout(pe)])});return await r.body?.cancel(),r.status<400?void 0:`answers ${r.status}`}catch(r){n.throwIfAborted();const c=r instanceof Error&&
r.cause instanceof Error?r.cause:r;return`cannot be reached (${c instanceof Error?c.message:String(c)})`}}async function we(o,t){const n=new ge(o,t),r=t.every(2e3,
()=>n.beat());try{return await n.go()}catch(c){return n.broken(t.signal.aborted?n.interruption():(0,y.I7)(c))}finally{r()}}class ge{#e;#n;#t;#o;#s=!1;#r;#a;#i;constructor(t,n){
this.#e=t,this.#n=n,this.#t=(0,q.M)(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#w();const n=await t("app",()=>this.#c());await t("configure",()=>this.#d(n)),await t("env",()=>this.#l(n));
const r=this.#n.clock.now(),c=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const e=await t("follow",()=>this.#f(n,c,
r));return this.#h(e,n,c)}async#c(){const t=await S(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?
`created ${t.appID}`:`found ${t.appID}`]}async#d(t){if(t.created)return[void 0,"as created"];const{detail:n,...r}=await m(this.#e,t.appID,this.#n.platform);return this.#o=
{...t,url:r.url??t.url,subdomain:r.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"left alone"];case"\
replace":return await this.#n.platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variables`];default:return(0,y.
xb)(n)}}async#u(t){const n=()=>{this.#s=!0},{deployID:r,attached:c}=await se(this.#e,t.appID,{...this.#n,onStart:n});return this.#r=r,this.#t.tell({type:"deploy\
ment-known",deployID:r,attached:c}),[r,c?`attached to ${r}, which an earlier run started`:r]}async#f(t,n,r){const c=s=>ke(n,t.appID,this.#n.platform,s),e=await ae(
n,this.#e.follow,r,{...this.#n,look:c,narrator:this.#t}),a=e.family==="pending"&&this.#e.follow.onTimeout==="detach";return[e,e.deployment?.status??e.family,e.family!==
"success"&&!a]}async#h(t,n,r){switch(t.family){case"success":return this.#p(t,n);case"failure":return this.#y(n,r);case"cancelled":return this.outcome("cancelle\
d",_(r,t.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?k(r,this.#e):void 0);default:return(0,y.xb)(t.family)}}async#p(t,n){
this.#a=await ee(t.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#a&&this.#t.tell({type:"url",url:this.#a});try{await this.#t.phase("verify",()=>this.#m(
this.#a))}catch(r){this.#n.signal.throwIfAborted();const c=(0,y.I7)(r);if(this.#e.verify==="fail")return this.outcome("succeeded",c);this.#t.warn(`Deployed, but\
 ${c.message}`,c.remedy)}return this.outcome("succeeded")}async#m(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new y.GQ("verify_failed","the pl\
atform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await me(t,this.#n);return[void 0,n===1?
"answers":`answers, after ${n} tries`]}async#y(t,n){this.#i=await this.#t.phase("explain",async()=>{const{explain:e}=await Promise.all([h.e(879),h.e(592)]).then(
h.bind(h,3592)),a=await e(n,t.appID,this.#e,this.#n,this.#t);return[a,a.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#i});const{headline:r,
remedy:c}=this.#i;return this.outcome("failed",new y.GQ("deploy_failed",r,{...c&&{remedy:c}}))}interruption(){return l(this.#r,this.#s)}broken(t){const n=t.call?.
outcome==="refused"||t.call?.outcome==="not-sent";return this.#r!==void 0||this.#s&&!n?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"cancelled":
"failed",t)}async#w(){const{configuration:t,env:n,app:r,org:c,project:e}=this.#e,a=await g(this.#e,this.#n.platform);this.#o=a;const s=[a?`update the app ${a.appID}\
 in ${c}/${e}`:`create the app ${r} in ${c}/${e}`,n.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...n.variables.keys()].join(", ")||
"none"}`,`deploy ${t.repository}, branch ${t.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const i of s)this.#t.tell({type:"notice",message:`Dr\
y run: would ${i}`});return this.outcome("skipped")}outcome(t,n){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#r,url:this.#a,
failure:this.#i,error:n,phases:this.#t.phases}}}async function ke(o,t,n,r){const c=[];for await(const e of n.allDeployments(t,{signal:r}))if(c.push(e),e.deployID===
o)break;return c}}),5635:((j,$,h)=>{h.d($,{M:()=>D});var y=h(9439);const m=25e3;function D(k,l,_){const I=[],T=new Set;let[b,v,A]=[l.now(),l.now(),""];const S=g=>{
b=l.now(),g.type==="phase-started"&&([v,A]=[b,`at ${y.K[g.phase]}`]),g.type==="status"&&([v,A]=[b-g.elapsedMs,g.status]),k(g)};return{tell:S,phases:I,beat(){const g=l.
now();A!==""&&g-b>=m&&S({type:"heartbeat",status:A,elapsedMs:g-v})},async phase(g,O){_?.throwIfAborted();const M=l.now();S({type:"phase-started",phase:g});let G;
try{const[C,P,L=!1]=await O();return G={type:"phase-finished",phase:g,detail:P,ms:l.now()-M,unwished:L},C}finally{I.push({phase:g,ms:l.now()-M}),G&&S(G)}},warn(g,O){
T.has(g)||(T.add(g),S({type:"warning",message:g,remedy:O}))}}}}),7244:((j,$,h)=>{h.d($,{c:()=>D});var y=h(3024),m=h(7994);function D(k){const l=(_,I)=>{try{return I()}catch{
return _}};return{exists:_=>l(!1,()=>(0,y.statSync)((0,m.LI)(k,_)).isFile()),list:_=>l([],()=>(0,y.readdirSync)((0,m.LI)(k,_)))}}})};export{Ie as id,De as ids,Te as modules};

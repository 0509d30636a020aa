const Ie=651,De=[651],Te={3532:((C,S,h)=>{h.d(S,{Q:()=>g});var m=h(7067);function g(b){return(c,I)=>{const A=new URL(c instanceof Request?c.url:c);return A.protocol===
"http:"&&A.hostname.endsWith(".localhost")&&!I?.body?E(A,I):b(c,I)}}function E(b,c){const I={host:"127.0.0.1",port:b.port||80,path:b.pathname+b.search,method:c?.
method??"GET",headers:{...Object.fromEntries(new Headers(c?.headers)),host:b.host},...c?.signal?{signal:c.signal}:{}};return new Promise((A,$)=>{const T=(0,m.request)(
I,_=>{const v=[];_.on("data",k=>v.push(k)),_.on("error",$),_.on("end",()=>{const k=_.statusCode??502,y=Object.entries(_.headers).map(([O,M])=>[O,String(M)]);A(new Response(
k===204||k===304?null:Buffer.concat(v),{status:k,headers:y}))})});T.on("error",$),T.end()})}}),4112:((C,S,h)=>{h.d(S,{H:()=>I,o:()=>A});var m=h(3739),g=h(7634),
E=h(3823),b=h(1279),c=h(1619);const I={accept:"application/json","user-agent":`slipway/${g.x}`};function A(T){const _=(0,c.Jb)(T.baseUrl,"base-url"),v=(0,b.p)(T);
return async(k,y)=>{const{doing:O,mayRepeat:M,decode:G,takesText:j,route:P}=k,{body:L,signal:Q}=y;let B="";return v({doing:O,mayRepeat:M,decode:G,takesText:j,signal:Q,
request:{method:P.method,url:$(_,P.path,y),headers:{...I,...L===void 0?{}:{"content-type":"application/json"},...M?{}:{"idempotency-key":y.idempotencyKey??T.uuid()}},
...L===void 0?{}:{body:JSON.stringify(L)}},async authorize(K){return B=await T.tokens.token(),{...K,headers:{...K.headers,authorization:`Bearer ${B}`}}},renew:()=>T.
tokens.renew(B)})}}function $(T,_,{parameters:v,query:k={}}){for(const[O,M]of Object.entries(v))if(/^\.{0,2}$/.test(M))throw new m.GQ("invalid_input",`"${M}" is\
 no ${O}`,{remedy:"Give the identifier that the platform shows."});const y=new URL(T);y.pathname+=(0,E.dN)(_,v).slice(y.pathname.endsWith("/")?1:0);for(const[O,
M]of Object.entries(k))M!==void 0&&y.searchParams.set(O,M);return y}}),7994:((C,S,h)=>{h.d(S,{FK:()=>c,LI:()=>I,wZ:()=>$});var m=h(3024),g=h(1455),E=h(6760),b=h(
3739);function c(_,v){const k=(0,E.relative)(_,v);return k===""||k!==".."&&!k.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(k)}function I(_,v){const k=(0,E.resolve)(
_,v);if(v.includes("\0")||!c((0,E.resolve)(_),k))throw T(v);return k}async function A(_,v){const[k,y]=await Promise.all([realpath(_),realpath(I(_,v))]);if(!c(k,
y))throw T(v);return y}function $(_,v){if(!(0,m.existsSync)(_)){$((0,E.dirname)(_),v);try{(0,m.mkdirSync)(_,{mode:v})}catch(k){if((0,b.xU)(k)!=="EEXIST")throw k}}}
function T(_){return new b.GQ("path_escapes_root",`The path "${_}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out o\
f it."})}}),3823:((C,S,h)=>{h.d(S,{Y2:()=>I,a6:()=>c,bw:()=>E,dN:()=>A});const m="/api/v1/orgs/{orgID}/projects/{projectID}/apps",g=`${m}/{appID}`,E={createApp:{
method:"POST",path:m},updateApp:{method:"PATCH",path:g},replaceEnv:{method:"PUT",path:`${g}/env`},listEnvironments:{method:"GET",path:`${g}/environments`},deploy:{
method:"POST",path:`${g}/deployments`},listDeployments:{method:"GET",path:`${g}/deployments`},readFailure:{method:"GET",path:`${g}/deployments/{deployID}/failur\
e`}},b="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",c={listReleases:{method:"GET",path:`${b}/releases`},rollback:{method:"POST",path:`${b}/rollbac\
k`},listTables:{method:"GET",path:`${b}/tables`},createTable:{method:"POST",path:`${b}/tables`},deleteTable:{method:"DELETE",path:`${b}/tables/{table}`},runtime:{
method:"POST",path:`${b}/runtime`}},I={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function A($,T){return $.replace(/\{(\w+)\}/g,(_,v)=>encodeURIComponent(
T[v]??`{${v}}`))}}),1547:((C,S,h)=>{h.d(S,{P:()=>b,Y:()=>E});const m=[["success",["succeeded","success","successful","ready","live","active","complete","complet\
ed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored",
"crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","up\
loadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expire\
d"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building",
"cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],g=new Map(m.flatMap(
([c,I])=>I.map(A=>[A,c])));function E(c){return c.toLowerCase().replace(/[\s_-]/g,"")}function b(c,I=new Map){const A=E(c);return I.get(A)??g.get(A)}}),4780:((C,S,h)=>{
h.d(S,{N:()=>r});var m=h(7598),g=h(3739),E=h(8758),b=h(8302),c=h(86);const I=["failure","deploymentfailure","deployfailure","error","deployment"],A=["message","\
reason","description","detail","summary","error","title","cause"],$=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],T=["text",
"line","message","msg","content","log","lines"],_=["diagnostics","errors","annotations","issues","problems"],v=["location","loc","position","range","start"],k=[
"error","reason","cause","failure","details"],y=4,O=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],M=e=>{const a=P(j(
(0,c.w)(G(e),I))),s=_.flatMap(f=>L(a.get(f))),i=s.map(B).filter(f=>f!==void 0),u=s.filter(f=>B(f)===void 0).flatMap(f=>Q(f)),w=(0,c.Qq)(a,...A),l=[...$.flatMap(
f=>Q(a.get(f))),...u],p=Q(w).filter(f=>f.trim()!=="");return{stage:(0,c.Qq)(a,"stage","phase","step","failedstage","failedstep"),code:(0,c.Qq)(a,"code","errorco\
de","failurecode","type","kind"),message:p[0]??u[0],exitCode:(0,c.nd)(a,"exitcode","exitstatus","returncode"),signal:(0,c.Qq)(a,"signal","exitsignal"),log:l.length===
0&&p.length>1?p:l,diagnostics:i}};function G(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(a=>typeof a=="string")?{log:e}:{errors:e}:e}function j(e){
return new Map(e.toReversed().flatMap(a=>[...a]))}function P(e,a=0){const s=k.map(i=>e.get(i)).find(b.G);return s===void 0||a>y?e:P(new Map([...[...e].filter(([
,i])=>i!==s),...(0,c.Pf)(s)]),a+1)}function L(e){return Array.isArray(e)?e:e==null?[]:[e]}function Q(e,a=0){if(typeof e=="string")return e.replace(/\r?\n$/,"").
split(/\r?\n/);if(a>y)return[];if(Array.isArray(e))return e.flatMap(u=>Q(u,a+1));const s=(0,c.Pf)(e),i=T.find(u=>s.has(u));return i===void 0?[]:Q(s.get(i),a+1)}
function B(e){const a=K((0,c.Pf)(e)),s=(0,c.Qq)(a,"file","filename","filepath","path"),i=(0,c.Qq)(a,"message","text","msg","description","reason");if(s===void 0||
i===void 0)return;const u=(0,c.Qq)(a,"severity","level","type")??"";return{file:s,line:V((0,c.nd)(a,"line","linenumber","startline","row")),column:V((0,c.nd)(a,
"column","col","columnnumber","startcolumn","character")),severity:O.find(([w])=>w.test(u))?.[1]??"error",code:(0,c.Qq)(a,"code","rule","ruleid")??null,message:i}}
function K(e,a=0){const s=v.map(i=>e.get(i)).find(b.G);return s===void 0||a>y?e:new Map([...K((0,c.Pf)(s),a+1),...e])}function V(e){return e!==void 0&&e>=1?e:null}
var x=h(3823);const U={createApp:{doing:"create the app",route:x.bw.createApp,mayRepeat:!1,decode:E.EG},updateApp:{doing:"update the app",route:x.bw.updateApp,mayRepeat:!0,
decode:E.BE},replaceEnv:{doing:"replace the variables",route:x.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environments",route:x.
bw.listEnvironments,mayRepeat:!0,decode:E.Dr},deploy:{doing:"start the deployment",route:x.bw.deploy,mayRepeat:!1,decode:E.Dd},listDeployments:{doing:"list the \
deployments",route:x.bw.listDeployments,mayRepeat:!0,decode:E.zV},readFailure:{doing:"read the failure",route:x.bw.readFailure,mayRepeat:!0,decode:M,takesText:!0}},
ae=50;function re(e,{org:a,project:s}){const i={orgID:a,projectID:s},u=l=>({...i,appID:l}),w=(l,{limit:p,cursor:f,signal:D}={})=>e(U.listDeployments,{parameters:u(
l),query:{limit:p?.toString(),cursor:f},signal:D});return{listDeployments:w,createApp:(l,p={})=>e(U.createApp,{parameters:i,body:l,...p}),updateApp:(l,p,{signal:f}={})=>e(
U.updateApp,{parameters:u(l),body:p,signal:f}),replaceEnv:(l,p,{signal:f}={})=>e(U.replaceEnv,{parameters:u(l),body:{env:Object.fromEntries(p)},signal:f}),listEnvironments:(l,{
signal:p}={})=>e(U.listEnvironments,{parameters:u(l),signal:p}),deploy:(l,p,f={})=>e(U.deploy,{parameters:u(l),body:p,...f}),async*allDeployments(l,p={}){const f=new Set;
let D=p.cursor;for(let R=0;R<ae;R+=1){const{deployments:N,nextCursor:H}=await w(l,{...p,cursor:D});if(yield*N,H===void 0||f.has(H))return;f.add(H),D=H}},async readFailure(l,p,{
signal:f}={}){try{return await e(U.readFailure,{parameters:{...u(l),deployID:p},signal:f})}catch(D){if(D instanceof g.GQ&&D.call?.status===404)return;throw D}}}}
var ie=h(1279),X=h(1053),z=h(1619),J=h(4112);function Z(e,{requestUrl:a,requestToken:s,audience:i},u,w){const l=new URL(a);i&&(l.search+=`${l.search===""?"":"&"}\
audience=${encodeURIComponent(i)}`);const p=(f,D)=>{const R=(0,c.Qq)((0,c.Pf)(f),"value");if(R===void 0)throw(0,c.LO)("token (value)",f,D);return w(R),R};return u(
{doing:`get an ID token from ${e}`,request:{method:"GET",url:l,headers:{...J.H,authorization:`Bearer ${s}`}},mayRepeat:!0,authorize:f=>f,decode:p})}const q=`per\
missions:
  id-token: write
  contents: read`,ee="ACTIONS_ID_TOKEN_REQUEST_URL";async function te({requestUrl:e,requestToken:a,audience:s},i,u){if(!e||!a)throw W();if(u(a),!/^[\x21-\x7e]+$/.
test(a))throw ne("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(e))throw ne(`${ee} is not a URL`);(0,z.hu)(new URL(e),ee);try{return await Z(
"GitHub",{requestUrl:e,requestToken:a,audience:s},i,u)}catch(w){throw!(w instanceof g.GQ)||!X.a6.has(w.code)?w:new g.GQ("github_refused",w.message,{remedy:`Chec\
k that the job has these lines, then run it again:
${q}`,...w.call?{call:w.call}:{},cause:w})}}function ne(e){return new g.GQ("invalid_input",e,{remedy:"The runner sets this variable; do not set it in the workfl\
ow."})}function W(){return new g.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workf\
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
e);if(u===void 0){const l=!e.includes(".");throw new g.GQ(l?"access_token_given":"invalid_id_token",l?`The token of ${s} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${s} is not a JWT: it does not have three parts that can be decoded`,{input:s,remedy:F})}const w=ce.find(({broken:l})=>l(
u,a));if(w!==void 0){const l=`The token of ${s} ${w.because(u,a)}`,p=new g.GQ(w.code,l,{input:s,remedy:w.remedy});if(w.code!=="email_claim_missing"||i===void 0)
throw p;i(p)}return{expiresAt:typeof u.claims.exp=="number"?u.claims.exp*1e3:void 0}}function de(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[a,s]=e.split(
".").slice(0,2).map(le);return a!==void 0&&s!==void 0?{header:a,claims:s}:void 0}function le(e){try{const a=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,b.G)(a)?a:void 0}catch{return}}async function ue(e,a,s){s(e.requestToken),(0,z.Jb)(new URL(e.requestUrl).origin,"the platform's address");try{return await Z(
"the platform",e,a,s)}catch(i){throw!(i instanceof g.GQ)||i.code!=="unauthorized"?i:new g.GQ("unauthorized",i.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...i.call?{call:i.call}:{},cause:i})}}const Y="urn:ietf:params:oauth:token-type:id_token",fe=new Map([["invalid_c\
lient","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the client\
 of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange\
-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, a\
nd check id-token-audience and the provider's conditions on the repository."]]);async function he(e,a,s,i){const u=(0,z.Jb)(e.url,"token-exchange-url"),w=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:a,subject_token_type:Y,requested_token_type:Y,...e.audience?{audience:e.audience}:{},
...e.clientID?{client_id:e.clientID}:{}});try{return await s({doing:"exchange the token",request:{method:"POST",url:u,headers:{...J.H,"content-type":"applicatio\
n/x-www-form-urlencoded"},body:w.toString()},mayRepeat:!0,authorize:l=>l,decode:pe(i)})}catch(l){throw!(l instanceof g.GQ)||!X.a6.has(l.code)?l:new g.GQ("token_\
exchange_failed",l.message,{remedy:fe.get(l.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the \
identity provider.",...l.call?{call:l.call}:{},cause:l})}}function pe(e){return(a,s)=>{const i=(0,c.Pf)(a);for(const l of["idtoken","accesstoken","refreshtoken"]){
const p=(0,c.Qq)(i,l);p!==void 0&&e(p)}const u=(0,c.Qq)(i,"issuedtokentype"),w=(0,c.Qq)(i,"idtoken")??(u===Y?(0,c.Qq)(i,"accesstoken"):void 0);if(w===void 0)throw(0,c.
LO)("ID token (id_token, or access_token issued as one)",a,s);return w}}const me=6e4,ye=15e3;function we(e,a){const s=(0,ie.p)(a),{clock:i}=a;let u,w,l=e.kind===
"github"?a.onNoEmail:void 0;async function p(){const D=await ge(e,s,a),R=i.now(),{expiresAt:N=Number.POSITIVE_INFINITY}=oe(D,R,o(e),l);return l&&(l=()=>{}),{token:D,
expiresAt:N,renewAt:Math.max(N-me,R+(N-R)/2)}}async function f(){return w??=p().finally(()=>{w=void 0}),u=await w,u}return{async token(){if(u===void 0)return(await f()).
token;if(i.now()<u.renewAt)return u.token;const D=u;try{return(await f()).token}catch(R){if(i.now()>=D.expiresAt)throw R;return u={...D,renewAt:i.now()+ye},D.token}},
async renew(D){return e.kind==="given"?!1:u!==void 0&&u.token!==D?!0:(await f()).token!==D}}}async function ge(e,a,s){switch(e.kind){case"given":return s.onSecret(
e.token.trim()),e.token.trim();case"github":return te(e,a,s.onSecret);case"platform":return ue(e,a,s.onSecret);case"exchange":return he(e,await te(e.subject,a,s.
onSecret),a,s.onSecret);case"command":return _e(e.command,s);default:return(0,g.xb)(e)}}async function _e(e,{run:a,onSecret:s}){const i=(p,f)=>new g.GQ("token_c\
ommand_failed",`The command of id-token-command ${p}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its\
 standard output and exit 0.",cause:f}),{exitCode:u,stdout:w}=await a(e).catch(p=>{throw i("could not be started",p)}),l=w.trim();if(l!==""&&s(l),u!==0)throw i(
`ended with exit code ${u}`);if(l==="")throw i("printed nothing");if(/\s/.test(l))throw i("printed more than one word: an ID token has no spaces and no line end\
s");return l}function o(e){return{given:"id-token",github:"id-token-audience",platform:"the platform",exchange:"token-exchange-url",command:"id-token-command"}[e.
kind]}var t=h(3532),n=h(1224);function r(e,{baseUrl:a,source:s},i){const{reporter:u,tree:w,signal:l,clock:p=n.m}=i,f={clock:p,every:n.f,random:Math.random,uuid:m.
randomUUID},D=({message:ke,remedy:Ee})=>u({type:"warning",message:ke,remedy:Ee}),R={...f,fetch:i.fetch,signal:i.requestSignal??l,onTrouble:({error:ke})=>D({message:`${ke.
message}; trying again`,remedy:void 0})},{run:N,onSecret:H}=i,ve=we(s,{...R,run:N,onSecret:H,onNoEmail:D});return{...f,reporter:u,tree:w,signal:l,platform:re((0,J.
o)({...R,baseUrl:a,tokens:ve}),e),fetch:(0,t.Q)(i.fetch),async identify(){return await ve.token(),d(s)}}}function d(e){switch(e.kind){case"given":return"ID toke\
n as given";case"platform":return"the embedded platform's own";case"github":return e.audience?`GitHub OIDC, for ${e.audience}`:"GitHub OIDC";case"exchange":return`\
GitHub OIDC, exchanged at ${new URL(e.url).host}`;case"command":return"ID token from a command";default:return(0,g.xb)(e)}}}),4009:((C,S,h)=>{h.d(S,{g:()=>we});
var m=h(3739);async function g(o,t,n){const{settings:r,...d}=o.configuration,e={...r,...d},a=await n.updateApp(t,e);return{url:a?.url,subdomain:a?.subdomain,detail:Object.
keys(e).sort().join(", ")}}var E=h(9127);function b(o,{follow:t}){const n=(0,E.a)(t.timeoutMs),r=`The deployment ${o} has not ended within ${n}; the platform go\
es on with it`;return new m.GQ("deploy_timeout",r,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows th\
e same deployment."})}function c(o,t){return o?new m.GQ("interrupted",`Interrupted; the platform goes on with ${o}`,{remedy:"A re-run for the same commit follow\
s the same deployment."}):t?new m.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the pla\
tform before the next run: that one starts another deployment."}):new m.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}function I(o,t){
const n=t?`: ${t} overtook it`:"";return new m.GQ("deploy_cancelled",`The deployment ${o} was cancelled${n}`,{remedy:t?`Follow ${t} instead; it deploys what is \
newer.`:"Run again to deploy anew."})}const A=3,$=[500,1500,3e3];async function T(o){for(let t=1;;t++)try{return await o.send()}catch(n){if(o.signal.throwIfAborted(),
!v(n))throw n;const r=await _(o);if(r!==void 0)return r;if(t===A)throw n}}async function _(o){for(const t of $){await o.clock.sleep(t,o.signal);const n=await o.
find();if(n!==void 0)return n}}function v(o){return o instanceof m.GQ?o.call?.outcome==="unknown"||o.code==="unexpected_response":!1}async function k(o,t){const n=await y(
o,t.platform);if(n)return n;if(o.create)return M(o,t);throw new m.GQ("app_not_found",`The platform knows no app "${o.app}" in ${o.org}/${o.project}`,{input:"app",
remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function y(o,t){for(const n of new Set([o.rememberedAppID??o.app,o.app])){
const r=await O(t,n);if(r)return r}}async function O(o,t){try{const n=await o.listEnvironments(t),r=n.find(d=>d.name==="production")??n[0];return{appID:t,created:!1,
url:r?.url,subdomain:void 0}}catch(n){if(j(n)===404)return;throw n}}async function M(o,t){const{settings:n,...r}=o.configuration,d={...n,...r,name:o.app,type:o.
appType},e=t.uuid();try{return await T({send:async()=>({...await t.platform.createApp(d,{idempotencyKey:e}),created:!0}),find:async()=>{const a=await O(t.platform,
o.app);return a&&{...a,created:!0}},clock:t.clock,signal:t.signal})}catch(a){if(j(a)!==409)throw a;const s=await O(t.platform,o.app);if(s)return s;throw G(o,a)}}
function G(o,t){const n=`${o.org}/${o.project}`;return new m.GQ("app_unreachable_by_name",`${n} has an app named "${o.app}", but under another ID`,{input:"app",
remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function j(o){return o instanceof m.GQ?o.call?.status:void 0}var P=h(
1547);const L=.05,Q=100,B=1e4,K=.2;function V(o,t){return Math.min(B,Math.max(Q,o*L))*(1-K*t())}const x=5*6e4,U=6e4;async function ae(o,t,n,r){const d=new AbortController,
e=r.every(1e3,()=>r.clock.now()-n>=t.timeoutMs&&d.abort());try{return await re(o,t,n,r,d.signal)}finally{e()}}async function re(o,t,n,r,d){const{clock:e,narrator:a}=r,
s=new J(e,a);let i,u=[],w=e.now();for(;;){const l=await s.tolerate(()=>r.look(d),r.signal,d),p=e.now()-n,f=l?.find(N=>N.deployID===o);if((f||!l)&&(w=e.now()),e.
now()-w>U)throw z(o,i);f&&(f.status!==i?.status||f.stage!==i.stage)&&a.tell({type:"status",status:f.status,stage:f.stage,elapsedMs:p}),i=f??i;const D=f?ie(f,t,a):
"pending";if(f&&D==="cancelled")return{family:D,deployment:f,overtakenBy:X(f,l??[],u)};if(D!=="pending")return{family:D,deployment:f,overtakenBy:void 0};if(u=l??
u,p>=t.timeoutMs)return{family:"pending",deployment:i,overtakenBy:void 0};const R=t.pollIntervalMs??V(p,r.random);await e.sleep(Math.max(1,Math.min(R,t.timeoutMs-
p)),r.signal)}}function ie(o,t,n){const r=(0,P.P)(o.status,t.statusMap);return r||(n.warn(`The platform reports the status "${o.status}", which is not known her\
e; it counts as pending`,`If it is final, say so in the input status-map, for example: ${o.status}=success`),"pending")}function X(o,t,n){if(o.supersededBy)return o.
supersededBy;const{createdAt:r}=o;if(r===void 0){const e=t[t.indexOf(o)-1];return n.some(a=>a.deployID===e?.deployID)?void 0:e?.deployID}return t.filter(e=>e.createdAt!==
void 0&&e.createdAt>r).sort((e,a)=>Number(e.createdAt)-Number(a.createdAt))[0]?.deployID}function z(o,t){const n=t?`; its last status was "${t.status}"`:"";return new m.
GQ("deployment_lost",`The deployment ${o} is not in the platform's list${n}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from h\
ere. Run again to deploy anew."})}class J{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,r){try{const d=await t();return this.#t=void 0,
d}catch(d){if(n.throwIfAborted(),r.aborted)return;const e=(0,m.I7)(d);if(!Z.has(e.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>x))throw e;this.#o||this.#n.
warn(`The deployment list fails: ${e.message}; asking again for up to ${(0,E.a)(x)}`),this.#o=!0;return}}}const Z=new Set(["rate_limited","service_error","unexp\
ected_response","response_too_large","unreachable","request_timeout"]);var q=h(5635);async function ee(o,t,n,r){return W(o)??await te(t.appID,r)??W(t.url)??ne(t,
n)}async function te(o,t){const n=await t.listEnvironments(o).catch(()=>[]),r=n.find(d=>d.name==="production")??n[0];return W(r?.url)}function ne(o,t){const n=t.
urlTemplate;if(!(n?.includes("{subdomain}")&&!o.subdomain))return W(n?.replaceAll("{subdomain}",o.subdomain??"").replaceAll("{app}",o.appID))}function W(o){if(!o)
return;const t=URL.parse(o.includes("://")?o:`https://${o}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function se(o,t,n){const r=await oe(
n.platform,t),d=r.find(u=>u.deployID===o.attachTo);if(d&&be(d,o))return{deployID:d.deployID,attached:!0};const e=new Set(r.map(u=>u.deployID)),a=n.uuid(),s=async()=>de(
await ce(n.platform,t,e),o);return{deployID:await T({send:async()=>(n.onStart(),(await n.platform.deploy(t,F(o),{idempotencyKey:a}))?.deployID??await ue(s,n)),find:s,
clock:n.clock,signal:n.signal}),attached:!1}}function F(o){return{branch:o.configuration.branch,...o.commit===void 0?{}:{commit:o.commit}}}function be(o,t){return((0,P.
P)(o.status,t.follow.statusMap)??"pending")==="pending"}async function ce(o,t,n){return(await oe(o,t)).filter(d=>!n.has(d.deployID))}async function oe(o,t){const{
deployments:n,nextCursor:r}=await o.listDeployments(t),[d,e]=[n[0]?.createdAt,n.at(-1)?.createdAt],a=d!==void 0&&e!==void 0&&d<e;if(r===void 0||!a)return n;const s=[
...n];for await(const i of o.allDeployments(t,{cursor:r}))s.push(i);return s}function de(o,t){const n=(e,a)=>!e||!a||e===a,r=o.filter(e=>n(e.commit,t.commit)&&n(
e.branch,t.configuration.branch));if(r.length<2)return r[0]?.deployID;const d=r.map(e=>e.deployID).join(", ");throw new m.GQ("deployment_lost",`The platform nam\
ed no deployment, and several are new: ${d}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const le=[0,500,1e3,
2e3,4e3,8e3];async function ue(o,t){for(const n of le){n&&await t.clock.sleep(n,t.signal);const r=await o();if(r)return r}throw new m.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const Y=6e4,
fe=500,he=5e3,pe=1e4;async function me(o,t){const n=t.clock.now();let r=fe;for(let d=1;;d++){const e=await ye(o,t.fetch,t.signal);if(e===void 0)return d;const a=t.
clock.now()-n;if(a+r>Y)throw new m.GQ("verify_failed",`${o} ${e} after ${(0,E.a)(a)} and ${d} tries`,{remedy:'Open the URL: a first deploy may still wait for DN\
S. Set verify to "off" if the site is not public.'});await t.clock.sleep(r,t.signal),r=Math.min(he,r*2)}}async function ye(o,t,n){try{const r=await t(o,{signal:AbortSignal.
any([n,AbortSignal.timeout(pe)])});return await r.body?.cancel(),r.status<400?void 0:`answers ${r.status}`}catch(r){n.throwIfAborted();const d=r instanceof Error&&
r.cause instanceof Error?r.cause:r;return`cannot be reached (${d instanceof Error?d.message:String(d)})`}}async function we(o,t){const n=new ge(o,t),r=t.every(2e3,
()=>n.beat());try{return await n.go()}catch(d){return n.broken(t.signal.aborted?n.interruption():(0,m.I7)(d))}finally{r()}}class ge{#e;#n;#t;#o;#s=!1;#r;#a;#i;constructor(t,n){
this.#e=t,this.#n=n,this.#t=(0,q.M)(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#w();const n=await t("app",()=>this.#c());await t("configure",()=>this.#d(n)),await t("env",()=>this.#l(n));
const r=this.#n.clock.now(),d=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const e=await t("follow",()=>this.#f(n,d,
r));return this.#h(e,n,d)}async#c(){const t=await k(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?
`created ${t.appID}`:`found ${t.appID}`]}async#d(t){if(t.created)return[void 0,"as created"];const{detail:n,...r}=await g(this.#e,t.appID,this.#n.platform);return this.#o=
{...t,url:r.url??t.url,subdomain:r.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"left alone"];case"\
replace":return await this.#n.platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variables`];default:return(0,m.
xb)(n)}}async#u(t){const n=()=>{this.#s=!0},{deployID:r,attached:d}=await se(this.#e,t.appID,{...this.#n,onStart:n});return this.#r=r,this.#t.tell({type:"deploy\
ment-known",deployID:r,attached:d}),[r,d?`attached to ${r}, which an earlier run started`:r]}async#f(t,n,r){const d=s=>_e(n,t.appID,this.#n.platform,s),e=await ae(
n,this.#e.follow,r,{...this.#n,look:d,narrator:this.#t}),a=e.family==="pending"&&this.#e.follow.onTimeout==="detach";return[e,e.deployment?.status??e.family,e.family!==
"success"&&!a]}async#h(t,n,r){switch(t.family){case"success":return this.#p(t,n);case"failure":return this.#y(n,r);case"cancelled":return this.outcome("cancelle\
d",I(r,t.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?b(r,this.#e):void 0);default:return(0,m.xb)(t.family)}}async#p(t,n){
this.#a=await ee(t.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#a&&this.#t.tell({type:"url",url:this.#a});try{await this.#t.phase("verify",()=>this.#m(
this.#a))}catch(r){this.#n.signal.throwIfAborted();const d=(0,m.I7)(r);if(this.#e.verify==="fail")return this.outcome("succeeded",d);this.#t.warn(`Deployed, but\
 ${d.message}`,d.remedy)}return this.outcome("succeeded")}async#m(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new m.GQ("verify_failed","the pl\
atform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await me(t,this.#n);return[void 0,n===1?
"answers":`answers, after ${n} tries`]}async#y(t,n){this.#i=await this.#t.phase("explain",async()=>{const{explain:e}=await h.e(970).then(h.bind(h,2970)),a=await e(
n,t.appID,this.#e,this.#n,this.#t);return[a,a.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#i});const{headline:r,remedy:d}=this.#i;return this.
outcome("failed",new m.GQ("deploy_failed",r,{...d&&{remedy:d}}))}interruption(){return c(this.#r,this.#s)}broken(t){const n=t.call?.outcome==="refused"||t.call?.
outcome==="not-sent";return this.#r!==void 0||this.#s&&!n?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"cancelled":"failed",t)}async#w(){const{
configuration:t,env:n,app:r,org:d,project:e}=this.#e,a=await y(this.#e,this.#n.platform);this.#o=a;const s=[a?`update the app ${a.appID} in ${d}/${e}`:`create t\
he app ${r} in ${d}/${e}`,n.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...n.variables.keys()].join(", ")||"none"}`,`deploy ${t.repository}\
, branch ${t.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const i of s)this.#t.tell({type:"notice",message:`Dry run: would ${i}`});return this.
outcome("skipped")}outcome(t,n){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#r,url:this.#a,failure:this.#i,error:n,phases:this.#t.
phases}}}async function _e(o,t,n,r){const d=[];for await(const e of n.allDeployments(t,{signal:r}))if(d.push(e),e.deployID===o)break;return d}}),5635:((C,S,h)=>{
h.d(S,{M:()=>E});var m=h(9439);const g=25e3;function E(b,c,I){const A=[],$=new Set;let[T,_,v]=[c.now(),c.now(),""];const k=y=>{T=c.now(),y.type==="phase-started"&&
([_,v]=[T,`at ${m.K[y.phase]}`]),y.type==="status"&&([_,v]=[T-y.elapsedMs,y.status]),b(y)};return{tell:k,phases:A,beat(){const y=c.now();v!==""&&y-T>=g&&k({type:"\
heartbeat",status:v,elapsedMs:y-_})},async phase(y,O){I?.throwIfAborted();const M=c.now();k({type:"phase-started",phase:y});let G;try{const[j,P,L=!1]=await O();
return G={type:"phase-finished",phase:y,detail:P,ms:c.now()-M,unwished:L},j}finally{A.push({phase:y,ms:c.now()-M}),G&&k(G)}},warn(y,O){$.has(y)||($.add(y),k({type:"\
warning",message:y,remedy:O}))}}}}),7244:((C,S,h)=>{h.d(S,{c:()=>E});var m=h(3024),g=h(7994);function E(b){const c=(I,A)=>{try{return A()}catch{return I}};return{
exists:I=>c(!1,()=>(0,m.statSync)((0,g.LI)(b,I)).isFile()),list:I=>c([],()=>(0,m.readdirSync)((0,g.LI)(b,I)))}}})};export{Ie as id,De as ids,Te as modules};

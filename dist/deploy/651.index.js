const Ie=651,De=[651],Te={3532:((N,$,u)=>{u.d($,{Q:()=>m});var y=u(7067);function m(k){return(c,_)=>{const E=new URL(c instanceof Request?c.url:c);return E.protocol===
"http:"&&E.hostname.endsWith(".localhost")&&!_?.body?I(E,_):k(c,_)}}function I(k,c){const _={host:"127.0.0.1",port:k.port||80,path:k.pathname+k.search,method:c?.
method??"GET",headers:{...Object.fromEntries(new Headers(c?.headers)),host:k.host},...c?.signal?{signal:c.signal}:{}};return new Promise((E,D)=>{const b=(0,y.request)(
_,v=>{const T=[];v.on("data",S=>T.push(S)),v.on("error",D),v.on("end",()=>{const S=v.statusCode??502,g=Object.entries(v.headers).map(([O,M])=>[O,String(M)]);E(new Response(
S===204||S===304?null:Buffer.concat(T),{status:S,headers:g}))})});b.on("error",D),b.end()})}}),4112:((N,$,u)=>{u.d($,{H:()=>_,o:()=>E});var y=u(3739),m=u(7634),
I=u(3823),k=u(1279),c=u(1619);const _={accept:"application/json","user-agent":`slipway/${m.x}`};function E(b){const v=(0,c.Jb)(b.baseUrl,"base-url"),T=(0,k.p)(b);
return async(S,g)=>{const{doing:O,mayRepeat:M,decode:x,takesText:j,route:R}=S,{body:G,signal:L}=g;let C="";return T({doing:O,mayRepeat:M,decode:x,takesText:j,signal:L,
request:{method:R.method,url:D(v,R.path,g),headers:{..._,...G===void 0?{}:{"content-type":"application/json"},...M?{}:{"idempotency-key":g.idempotencyKey??b.uuid()}},
...G===void 0?{}:{body:JSON.stringify(G)}},async authorize(K){return C=await b.tokens.token(),{...K,headers:{...K.headers,authorization:`Bearer ${C}`}}},renew:()=>b.
tokens.renew(C)})}}function D(b,v,{parameters:T,query:S={}}){for(const[O,M]of Object.entries(T))if(/^\.{0,2}$/.test(M))throw new y.GQ("invalid_input",`"${M}" is\
 no ${O}`,{remedy:"Give the identifier that the platform shows."});const g=new URL(b);g.pathname+=(0,I.dN)(v,T).slice(g.pathname.endsWith("/")?1:0);for(const[O,
M]of Object.entries(S))M!==void 0&&g.searchParams.set(O,M);return g}}),7994:((N,$,u)=>{u.d($,{FK:()=>k,LI:()=>c,UG:()=>_});var y=u(1455),m=u(6760),I=u(3739);function k(D,b){
const v=(0,m.relative)(D,b);return v===""||v!==".."&&!v.startsWith(`..${m.sep}`)&&!(0,m.isAbsolute)(v)}function c(D,b){const v=(0,m.resolve)(D,b);if(b.includes(
"\0")||!k((0,m.resolve)(D),v))throw E(b);return v}async function _(D,b){const[v,T]=await Promise.all([(0,y.realpath)(D),(0,y.realpath)(c(D,b))]);if(!k(v,T))throw E(
b);return T}function E(D){return new I.GQ("path_escapes_root",`The path "${D}" leaves its root folder`,{remedy:"Name a path inside the folder, without links tha\
t lead out of it."})}}),3823:((N,$,u)=>{u.d($,{Y2:()=>_,a6:()=>c,bw:()=>I,dN:()=>E});const y="/api/v1/orgs/{orgID}/projects/{projectID}/apps",m=`${y}/{appID}`,I={
createApp:{method:"POST",path:y},updateApp:{method:"PATCH",path:m},replaceEnv:{method:"PUT",path:`${m}/env`},listEnvironments:{method:"GET",path:`${m}/environme\
nts`},deploy:{method:"POST",path:`${m}/deployments`},listDeployments:{method:"GET",path:`${m}/deployments`},readFailure:{method:"GET",path:`${m}/deployments/{de\
ployID}/failure`}},k="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",c={listReleases:{method:"GET",path:`${k}/releases`},rollback:{method:"POST",path:`${k}\
/rollback`},listTables:{method:"GET",path:`${k}/tables`},createTable:{method:"POST",path:`${k}/tables`},deleteTable:{method:"DELETE",path:`${k}/tables/{table}`},
runtime:{method:"POST",path:`${k}/runtime`}},_={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function E(D,b){return D.replace(/\{(\w+)\}/g,(v,T)=>encodeURIComponent(
b[T]??`{${T}}`))}}),1547:((N,$,u)=>{u.d($,{P:()=>k,Y:()=>I});const y=[["success",["succeeded","success","successful","ready","live","active","complete","complet\
ed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored",
"crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","up\
loadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expire\
d"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building",
"cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],m=new Map(y.flatMap(
([c,_])=>_.map(E=>[E,c])));function I(c){return c.toLowerCase().replace(/[\s_-]/g,"")}function k(c,_=new Map){const E=I(c);return _.get(E)??m.get(E)}}),4780:((N,$,u)=>{
u.d($,{N:()=>o});var y=u(7598),m=u(3739),I=u(8758),k=u(8302),c=u(86);const _=["failure","deploymentfailure","deployfailure","error","deployment"],E=["message","\
reason","description","detail","summary","error","title","cause"],D=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],b=["text",
"line","message","msg","content","log","lines"],v=["diagnostics","errors","annotations","issues","problems"],T=["location","loc","position","range","start"],S=[
"error","reason","cause","failure","details"],g=4,O=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],M=e=>{const n=R(j(
(0,c.w)(x(e),_))),i=v.flatMap(h=>G(n.get(h))),s=i.map(C).filter(h=>h!==void 0),l=i.filter(h=>C(h)===void 0).flatMap(h=>L(h)),f=(0,c.Qq)(n,...E),d=[...D.flatMap(
h=>L(n.get(h))),...l],p=L(f).filter(h=>h.trim()!=="");return{stage:(0,c.Qq)(n,"stage","phase","step","failedstage","failedstep"),code:(0,c.Qq)(n,"code","errorco\
de","failurecode","type","kind"),message:p[0]??l[0],exitCode:(0,c.nd)(n,"exitcode","exitstatus","returncode"),signal:(0,c.Qq)(n,"signal","exitsignal"),log:d.length===
0&&p.length>1?p:d,diagnostics:s}};function x(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(n=>typeof n=="string")?{log:e}:{errors:e}:e}function j(e){
return new Map(e.toReversed().flatMap(n=>[...n]))}function R(e,n=0){const i=S.map(s=>e.get(s)).find(k.G);return i===void 0||n>g?e:R(new Map([...[...e].filter(([
,s])=>s!==i),...(0,c.Pf)(i)]),n+1)}function G(e){return Array.isArray(e)?e:e==null?[]:[e]}function L(e,n=0){if(typeof e=="string")return e.replace(/\r?\n$/,"").
split(/\r?\n/);if(n>g)return[];if(Array.isArray(e))return e.flatMap(l=>L(l,n+1));const i=(0,c.Pf)(e),s=b.find(l=>i.has(l));return s===void 0?[]:L(i.get(s),n+1)}
function C(e){const n=K((0,c.Pf)(e)),i=(0,c.Qq)(n,"file","filename","filepath","path"),s=(0,c.Qq)(n,"message","text","msg","description","reason");if(i===void 0||
s===void 0)return;const l=(0,c.Qq)(n,"severity","level","type")??"";return{file:i,line:Y((0,c.nd)(n,"line","linenumber","startline","row")),column:Y((0,c.nd)(n,
"column","col","columnnumber","startcolumn","character")),severity:O.find(([f])=>f.test(l))?.[1]??"error",code:(0,c.Qq)(n,"code","rule","ruleid")??null,message:s}}
function K(e,n=0){const i=T.map(s=>e.get(s)).find(k.G);return i===void 0||n>g?e:new Map([...K((0,c.Pf)(i),n+1),...e])}function Y(e){return e!==void 0&&e>=1?e:null}
var P=u(3823);const Q={createApp:{doing:"create the app",route:P.bw.createApp,mayRepeat:!1,decode:I.EG},updateApp:{doing:"update the app",route:P.bw.updateApp,mayRepeat:!0,
decode:I.BE},replaceEnv:{doing:"replace the variables",route:P.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environments",route:P.
bw.listEnvironments,mayRepeat:!0,decode:I.Dr},deploy:{doing:"start the deployment",route:P.bw.deploy,mayRepeat:!1,decode:I.Dd},listDeployments:{doing:"list the \
deployments",route:P.bw.listDeployments,mayRepeat:!0,decode:I.zV},readFailure:{doing:"read the failure",route:P.bw.readFailure,mayRepeat:!0,decode:M,takesText:!0}},
oe=50;function ae(e,{org:n,project:i}){const s={orgID:n,projectID:i},l=d=>({...s,appID:d}),f=(d,{limit:p,cursor:h,signal:w}={})=>e(Q.listDeployments,{parameters:l(
d),query:{limit:p?.toString(),cursor:h},signal:w});return{listDeployments:f,createApp:(d,p={})=>e(Q.createApp,{parameters:s,body:d,...p}),updateApp:(d,p,{signal:h}={})=>e(
Q.updateApp,{parameters:l(d),body:p,signal:h}),replaceEnv:(d,p,{signal:h}={})=>e(Q.replaceEnv,{parameters:l(d),body:{env:Object.fromEntries(p)},signal:h}),listEnvironments:(d,{
signal:p}={})=>e(Q.listEnvironments,{parameters:l(d),signal:p}),deploy:(d,p,h={})=>e(Q.deploy,{parameters:l(d),body:p,...h}),async*allDeployments(d,p={}){const h=new Set;
let w=p.cursor;for(let A=0;A<oe;A+=1){const{deployments:U,nextCursor:B}=await f(d,{...p,cursor:w});if(yield*U,B===void 0||h.has(B))return;h.add(B),w=B}},async readFailure(d,p,{
signal:h}={}){try{return await e(Q.readFailure,{parameters:{...l(d),deployID:p},signal:h})}catch(w){if(w instanceof m.GQ&&w.call?.status===404)return;throw w}}}}
var re=u(1279),V=u(1053),H=u(1619),z=u(4112);function X(e,{requestUrl:n,requestToken:i,audience:s},l,f){const d=new URL(n);s&&(d.search+=`${d.search===""?"":"&"}\
audience=${encodeURIComponent(s)}`);const p=(h,w)=>{const A=(0,c.Qq)((0,c.Pf)(h),"value");if(A===void 0)throw(0,c.LO)("token (value)",h,w);return f(A),A};return l(
{doing:`get an ID token from ${e}`,request:{method:"GET",url:d,headers:{...z.H,authorization:`Bearer ${i}`}},mayRepeat:!0,authorize:h=>h,decode:p})}const Z=`per\
missions:
  id-token: write
  contents: read`,q="ACTIONS_ID_TOKEN_REQUEST_URL";async function ee({requestUrl:e,requestToken:n,audience:i},s,l){if(!e||!n)throw W();if(l(n),!/^[\x21-\x7e]+$/.
test(n))throw te("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(e))throw te(`${q} is not a URL`);(0,H.hu)(new URL(e),q);try{return await X("G\
itHub",{requestUrl:e,requestToken:n,audience:i},s,l)}catch(f){throw!(f instanceof m.GQ)||!V.a6.has(f.code)?f:new m.GQ("github_refused",f.message,{remedy:`Check \
that the job has these lines, then run it again:
${Z}`,...f.call?{call:f.call}:{},cause:f})}}function te(e){return new m.GQ("invalid_input",e,{remedy:"The runner sets this variable; do not set it in the workfl\
ow."})}function W(){return new m.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workf\
low that calls it):
${Z}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var ie=u(9127);const F="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",se=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:F},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:F},{code:"access_tok\
en_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:F},{code:"invalid_id_token",broken:({claims:e},n)=>typeof e.exp=="number"&&e.exp*1e3<=n,because:({claims:e},n)=>`expired ${(0,ie.a)(n-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function ne(e,n,i="id-token",s){const l=ce(
e);if(l===void 0){const d=!e.includes(".");throw new m.GQ(d?"access_token_given":"invalid_id_token",d?`The token of ${i} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${i} is not a JWT: it does not have three parts that can be decoded`,{input:i,remedy:F})}const f=se.find(({broken:d})=>d(
l,n));if(f!==void 0){const d=`The token of ${i} ${f.because(l,n)}`,p=new m.GQ(f.code,d,{input:i,remedy:f.remedy});if(f.code!=="email_claim_missing"||s===void 0)
throw p;s(p)}return{expiresAt:typeof l.claims.exp=="number"?l.claims.exp*1e3:void 0}}function ce(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[n,i]=e.split(
".").slice(0,2).map(de);return n!==void 0&&i!==void 0?{header:n,claims:i}:void 0}function de(e){try{const n=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,k.G)(n)?n:void 0}catch{return}}async function le(e,n,i){i(e.requestToken),(0,H.Jb)(new URL(e.requestUrl).origin,"the platform's address");try{return await X(
"the platform",e,n,i)}catch(s){throw!(s instanceof m.GQ)||s.code!=="unauthorized"?s:new m.GQ("unauthorized",s.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...s.call?{call:s.call}:{},cause:s})}}const J="urn:ietf:params:oauth:token-type:id_token",ue=new Map([["invalid_c\
lient","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the client\
 of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange\
-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, a\
nd check id-token-audience and the provider's conditions on the repository."]]);async function fe(e,n,i,s){const l=(0,H.Jb)(e.url,"token-exchange-url"),f=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:n,subject_token_type:J,requested_token_type:J,...e.audience?{audience:e.audience}:{},
...e.clientID?{client_id:e.clientID}:{}});try{return await i({doing:"exchange the token",request:{method:"POST",url:l,headers:{...z.H,"content-type":"applicatio\
n/x-www-form-urlencoded"},body:f.toString()},mayRepeat:!0,authorize:d=>d,decode:he(s)})}catch(d){throw!(d instanceof m.GQ)||!V.a6.has(d.code)?d:new m.GQ("token_\
exchange_failed",d.message,{remedy:ue.get(d.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the \
identity provider.",...d.call?{call:d.call}:{},cause:d})}}function he(e){return(n,i)=>{const s=(0,c.Pf)(n);for(const d of["idtoken","accesstoken","refreshtoken"]){
const p=(0,c.Qq)(s,d);p!==void 0&&e(p)}const l=(0,c.Qq)(s,"issuedtokentype"),f=(0,c.Qq)(s,"idtoken")??(l===J?(0,c.Qq)(s,"accesstoken"):void 0);if(f===void 0)throw(0,c.
LO)("ID token (id_token, or access_token issued as one)",n,i);return f}}const pe=6e4,me=15e3;function ye(e,n){const i=(0,re.p)(n),{clock:s}=n;let l,f,d=e.kind===
"github"?n.onNoEmail:void 0;async function p(){const w=await we(e,i,n),A=s.now(),{expiresAt:U=Number.POSITIVE_INFINITY}=ne(w,A,ke(e),d);return d&&(d=()=>{}),{token:w,
expiresAt:U,renewAt:Math.max(U-pe,A+(U-A)/2)}}async function h(){return f??=p().finally(()=>{f=void 0}),l=await f,l}return{async token(){if(l===void 0)return(await h()).
token;if(s.now()<l.renewAt)return l.token;const w=l;try{return(await h()).token}catch(A){if(s.now()>=w.expiresAt)throw A;return l={...w,renewAt:s.now()+me},w.token}},
async renew(w){return e.kind==="given"?!1:l!==void 0&&l.token!==w?!0:(await h()).token!==w}}}async function we(e,n,i){switch(e.kind){case"given":return i.onSecret(
e.token.trim()),e.token.trim();case"github":return ee(e,n,i.onSecret);case"platform":return le(e,n,i.onSecret);case"exchange":return fe(e,await ee(e.subject,n,i.
onSecret),n,i.onSecret);case"command":return ge(e.command,i);default:return(0,m.xb)(e)}}async function ge(e,{run:n,onSecret:i}){const s=(p,h)=>new m.GQ("token_c\
ommand_failed",`The command of id-token-command ${p}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its\
 standard output and exit 0.",cause:h}),{exitCode:l,stdout:f}=await n(e).catch(p=>{throw s("could not be started",p)}),d=f.trim();if(d!==""&&i(d),l!==0)throw s(
`ended with exit code ${l}`);if(d==="")throw s("printed nothing");if(/\s/.test(d))throw s("printed more than one word: an ID token has no spaces and no line end\
s");return d}function ke(e){return{given:"id-token",github:"id-token-audience",platform:"the platform",exchange:"token-exchange-url",command:"id-token-command"}[e.
kind]}var a=u(3532),t=u(1224);function o(e,{baseUrl:n,source:i},s){const{reporter:l,tree:f,signal:d,clock:p=t.m}=s,h={clock:p,every:t.f,random:Math.random,uuid:y.
randomUUID},w=({message:be,remedy:Ee})=>l({type:"warning",message:be,remedy:Ee}),A={...h,fetch:s.fetch,signal:s.requestSignal??d,onTrouble:({error:be})=>w({message:`${be.
message}; trying again`,remedy:void 0})},{run:U,onSecret:B}=s,ve=ye(i,{...A,run:U,onSecret:B,onNoEmail:w});return{...h,reporter:l,tree:f,signal:d,platform:ae((0,z.
o)({...A,baseUrl:n,tokens:ve}),e),fetch:(0,a.Q)(s.fetch),async identify(){return await ve.token(),r(i)}}}function r(e){switch(e.kind){case"given":return"ID toke\
n as given";case"platform":return"the embedded platform's own";case"github":return e.audience?`GitHub OIDC, for ${e.audience}`:"GitHub OIDC";case"exchange":return`\
GitHub OIDC, exchanged at ${new URL(e.url).host}`;case"command":return"ID token from a command";default:return(0,m.xb)(e)}}}),4009:((N,$,u)=>{u.d($,{g:()=>ye});
var y=u(3739);async function m(a,t,o){const{settings:r,...e}=a.configuration,n={...r,...e},i=await o.updateApp(t,n);return{url:i?.url,subdomain:i?.subdomain,detail:Object.
keys(n).sort().join(", ")}}var I=u(9127);function k(a,{follow:t}){const o=(0,I.a)(t.timeoutMs),r=`The deployment ${a} has not ended within ${o}; the platform go\
es on with it`;return new y.GQ("deploy_timeout",r,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows th\
e same deployment."})}function c(a,t){return a?new y.GQ("interrupted",`Interrupted; the platform goes on with ${a}`,{remedy:"A re-run for the same commit follow\
s the same deployment."}):t?new y.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the pla\
tform before the next run: that one starts another deployment."}):new y.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}function _(a,t){
const o=t?`: ${t} overtook it`:"";return new y.GQ("deploy_cancelled",`The deployment ${a} was cancelled${o}`,{remedy:t?`Follow ${t} instead; it deploys what is \
newer.`:"Run again to deploy anew."})}const E=3,D=[500,1500,3e3];async function b(a){for(let t=1;;t++)try{return await a.send()}catch(o){if(a.signal.throwIfAborted(),
!T(o))throw o;const r=await v(a);if(r!==void 0)return r;if(t===E)throw o}}async function v(a){for(const t of D){await a.clock.sleep(t,a.signal);const o=await a.
find();if(o!==void 0)return o}}function T(a){return a instanceof y.GQ?a.call?.outcome==="unknown"||a.code==="unexpected_response":!1}async function S(a,t){const o=await g(
a,t.platform);if(o)return o;if(a.create)return M(a,t);throw new y.GQ("app_not_found",`The platform knows no app "${a.app}" in ${a.org}/${a.project}`,{input:"app",
remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function g(a,t){for(const o of new Set([a.rememberedAppID??a.app,a.app])){
const r=await O(t,o);if(r)return r}}async function O(a,t){try{const o=await a.listEnvironments(t),r=o.find(e=>e.name==="production")??o[0];return{appID:t,created:!1,
url:r?.url,subdomain:void 0}}catch(o){if(j(o)===404)return;throw o}}async function M(a,t){const{settings:o,...r}=a.configuration,e={...o,...r,name:a.app,type:a.
appType},n=t.uuid();try{return await b({send:async()=>({...await t.platform.createApp(e,{idempotencyKey:n}),created:!0}),find:async()=>{const i=await O(t.platform,
a.app);return i&&{...i,created:!0}},clock:t.clock,signal:t.signal})}catch(i){if(j(i)!==409)throw i;const s=await O(t.platform,a.app);if(s)return s;throw x(a,i)}}
function x(a,t){const o=`${a.org}/${a.project}`;return new y.GQ("app_unreachable_by_name",`${o} has an app named "${a.app}", but under another ID`,{input:"app",
remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function j(a){return a instanceof y.GQ?a.call?.status:void 0}var R=u(
1547);const G=.05,L=100,C=1e4,K=.2;function Y(a,t){return Math.min(C,Math.max(L,a*G))*(1-K*t())}const P=5*6e4,Q=6e4;async function oe(a,t,o,r){const e=new AbortController,
n=r.every(1e3,()=>r.clock.now()-o>=t.timeoutMs&&e.abort());try{return await ae(a,t,o,r,e.signal)}finally{n()}}async function ae(a,t,o,r,e){const{clock:n,narrator:i}=r,
s=new z(n,i);let l,f=[],d=n.now();for(;;){const p=await s.tolerate(()=>r.look(e),r.signal,e),h=n.now()-o,w=p?.find(B=>B.deployID===a);if((w||!p)&&(d=n.now()),n.
now()-d>Q)throw H(a,l);w&&(w.status!==l?.status||w.stage!==l.stage)&&i.tell({type:"status",status:w.status,stage:w.stage,elapsedMs:h}),l=w??l;const A=w?re(w,t,i):
"pending";if(w&&A==="cancelled")return{family:A,deployment:w,overtakenBy:V(w,p??[],f)};if(A!=="pending")return{family:A,deployment:w,overtakenBy:void 0};if(f=p??
f,h>=t.timeoutMs)return{family:"pending",deployment:l,overtakenBy:void 0};const U=t.pollIntervalMs??Y(h,r.random);await n.sleep(Math.max(1,Math.min(U,t.timeoutMs-
h)),r.signal)}}function re(a,t,o){const r=(0,R.P)(a.status,t.statusMap);return r||(o.warn(`The platform reports the status "${a.status}", which is not known her\
e; it counts as pending`,`If it is final, say so in the input status-map, for example: ${a.status}=success`),"pending")}function V(a,t,o){if(a.supersededBy)return a.
supersededBy;const{createdAt:r}=a;if(r===void 0){const n=t[t.indexOf(a)-1];return o.some(i=>i.deployID===n?.deployID)?void 0:n?.deployID}return t.filter(n=>n.createdAt!==
void 0&&n.createdAt>r).sort((n,i)=>Number(n.createdAt)-Number(i.createdAt))[0]?.deployID}function H(a,t){const o=t?`; its last status was "${t.status}"`:"";return new y.
GQ("deployment_lost",`The deployment ${a} is not in the platform's list${o}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from h\
ere. Run again to deploy anew."})}class z{#e;#n;#t;#o=!1;constructor(t,o){this.#e=t,this.#n=o}async tolerate(t,o,r){try{const e=await t();return this.#t=void 0,
e}catch(e){if(o.throwIfAborted(),r.aborted)return;const n=(0,y.I7)(e);if(!X.has(n.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>P))throw n;this.#o||this.#n.
warn(`The deployment list fails: ${n.message}; asking again for up to ${(0,I.a)(P)}`),this.#o=!0;return}}}const X=new Set(["rate_limited","service_error","unexp\
ected_response","response_too_large","unreachable","request_timeout"]);var Z=u(5635);async function q(a,t,o,r){return W(a)??await ee(t.appID,r)??W(t.url)??te(t,
o)}async function ee(a,t){const o=await t.listEnvironments(a).catch(()=>[]),r=o.find(e=>e.name==="production")??o[0];return W(r?.url)}function te(a,t){const o=t.
urlTemplate;if(!(o?.includes("{subdomain}")&&!a.subdomain))return W(o?.replaceAll("{subdomain}",a.subdomain??"").replaceAll("{app}",a.appID))}function W(a){if(!a)
return;const t=URL.parse(a.includes("://")?a:`https://${a}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function ie(a,t,o){const r=await ne(
o.platform,t),e=r.find(f=>f.deployID===a.attachTo);if(e&&_e(e,a))return{deployID:e.deployID,attached:!0};const n=new Set(r.map(f=>f.deployID)),i=o.uuid(),s=async()=>ce(
await se(o.platform,t,n),a);return{deployID:await b({send:async()=>(o.onStart(),(await o.platform.deploy(t,F(a),{idempotencyKey:i}))?.deployID??await le(s,o)),find:s,
clock:o.clock,signal:o.signal}),attached:!1}}function F(a){return{branch:a.configuration.branch,...a.commit===void 0?{}:{commit:a.commit}}}function _e(a,t){return((0,R.
P)(a.status,t.follow.statusMap)??"pending")==="pending"}async function se(a,t,o){return(await ne(a,t)).filter(e=>!o.has(e.deployID))}async function ne(a,t){const{
deployments:o,nextCursor:r}=await a.listDeployments(t),[e,n]=[o[0]?.createdAt,o.at(-1)?.createdAt],i=e!==void 0&&n!==void 0&&e<n;if(r===void 0||!i)return o;const s=[
...o];for await(const l of a.allDeployments(t,{cursor:r}))s.push(l);return s}function ce(a,t){const o=(n,i)=>!n||!i||n===i,r=a.filter(n=>o(n.commit,t.commit)&&o(
n.branch,t.configuration.branch));if(r.length<2)return r[0]?.deployID;const e=r.map(n=>n.deployID).join(", ");throw new y.GQ("deployment_lost",`The platform nam\
ed no deployment, and several are new: ${e}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const de=[0,500,1e3,
2e3,4e3,8e3];async function le(a,t){for(const o of de){o&&await t.clock.sleep(o,t.signal);const r=await a();if(r)return r}throw new y.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const J=6e4,
ue=500,fe=5e3,he=1e4;async function pe(a,t){const o=t.clock.now();let r=ue;for(let e=1;;e++){const n=await me(a,t.fetch,t.signal);if(n===void 0)return e;const i=t.
clock.now()-o;if(i+r>J)throw new y.GQ("verify_failed",`${a} ${n} after ${(0,I.a)(i)} and ${e} tries`,{remedy:'Open the URL: a first deploy may still wait for DN\
S. Set verify to "off" if the site is not public.'});await t.clock.sleep(r,t.signal),r=Math.min(fe,r*2)}}async function me(a,t,o){try{const r=await t(a,{signal:AbortSignal.
any([o,AbortSignal.timeout(he)])});return await r.body?.cancel(),r.status<400?void 0:`answers ${r.status}`}catch(r){o.throwIfAborted();const e=r instanceof Error&&
r.cause instanceof Error?r.cause:r;return`cannot be reached (${e instanceof Error?e.message:String(e)})`}}async function ye(a,t){const o=new we(a,t),r=t.every(2e3,
()=>o.beat());try{return await o.go()}catch(e){return o.broken(t.signal.aborted?o.interruption():(0,y.I7)(e))}finally{r()}}class we{#e;#n;#t;#o;#s=!1;#i;#a;#r;constructor(t,o){
this.#e=t,this.#n=o,this.#t=(0,Z.M)(o.reporter,o.clock,o.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#w();const o=await t("app",()=>this.#c());await t("configure",()=>this.#d(o)),await t("env",()=>this.#l(o));
const r=this.#n.clock.now(),e=await t("trigger",()=>this.#u(o));if(!this.#e.follow.wait)return this.outcome("pending");const n=await t("follow",()=>this.#f(o,e,
r));return this.#h(n,o,e)}async#c(){const t=await S(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?
`created ${t.appID}`:`found ${t.appID}`]}async#d(t){if(t.created)return[void 0,"as created"];const{detail:o,...r}=await m(this.#e,t.appID,this.#n.platform);return this.#o=
{...t,url:r.url??t.url,subdomain:r.subdomain??t.subdomain},[void 0,o]}async#l(t){const{env:o}=this.#e;switch(o.kind){case"leave":return[void 0,"left alone"];case"\
replace":return await this.#n.platform.replaceEnv(t.appID,o.variables),[void 0,o.variables.size===1?"1 variable":`${o.variables.size} variables`];default:return(0,y.
xb)(o)}}async#u(t){const o=()=>{this.#s=!0},{deployID:r,attached:e}=await ie(this.#e,t.appID,{...this.#n,onStart:o});return this.#i=r,this.#t.tell({type:"deploy\
ment-known",deployID:r,attached:e}),[r,e?`attached to ${r}, which an earlier run started`:r]}async#f(t,o,r){const e=s=>ge(o,t.appID,this.#n.platform,s),n=await oe(
o,this.#e.follow,r,{...this.#n,look:e,narrator:this.#t}),i=n.family==="pending"&&this.#e.follow.onTimeout==="detach";return[n,n.deployment?.status??n.family,n.family!==
"success"&&!i]}async#h(t,o,r){switch(t.family){case"success":return this.#p(t,o);case"failure":return this.#y(o,r);case"cancelled":return this.outcome("cancelle\
d",_(r,t.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?k(r,this.#e):void 0);default:return(0,y.xb)(t.family)}}async#p(t,o){
this.#a=await q(t.deployment?.url,this.#o??o,this.#e,this.#n.platform),this.#a&&this.#t.tell({type:"url",url:this.#a});try{await this.#t.phase("verify",()=>this.#m(
this.#a))}catch(r){this.#n.signal.throwIfAborted();const e=(0,y.I7)(r);if(this.#e.verify==="fail")return this.outcome("succeeded",e);this.#t.warn(`Deployed, but\
 ${e.message}`,e.remedy)}return this.outcome("succeeded")}async#m(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new y.GQ("verify_failed","the pl\
atform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const o=await pe(t,this.#n);return[void 0,o===1?
"answers":`answers, after ${o} tries`]}async#y(t,o){return this.#r=await this.#t.phase("explain",async()=>{const{explain:r}=await Promise.all([u.e(879),u.e(592)]).
then(u.bind(u,3592)),e=await r(o,t.appID,this.#e,this.#n,this.#t);return[e,e.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#r}),this.outcome(
"failed",new y.GQ("deploy_failed",this.#r.headline,{...ke(this.#r)}))}interruption(){return c(this.#i,this.#s)}broken(t){const o=t.call?.outcome==="refused"||t.
call?.outcome==="not-sent";return this.#i!==void 0||this.#s&&!o?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"cancelled":"failed",t)}async#w(){
const{configuration:t,env:o,app:r,org:e,project:n}=this.#e,i=await g(this.#e,this.#n.platform);this.#o=i;const s=[i?`update the app ${i.appID} in ${e}/${n}`:`cr\
eate the app ${r} in ${e}/${n}`,o.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...o.variables.keys()].join(", ")||"none"}`,`deploy ${t.
repository}, branch ${t.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const l of s)this.#t.tell({type:"notice",message:`Dry run: would ${l}`});
return this.outcome("skipped")}outcome(t,o){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#i,url:this.#a,failure:this.#r,error:o,
phases:this.#t.phases}}}async function ge(a,t,o,r){const e=[];for await(const n of o.allDeployments(t,{signal:r}))if(e.push(n),n.deployID===a)break;return e}function ke(a){
return a.remedy===void 0?{}:{remedy:a.remedy}}}),5635:((N,$,u)=>{u.d($,{M:()=>I});var y=u(9439);const m=25e3;function I(k,c,_){const E=[],D=new Set;let[b,v,T]=[
c.now(),c.now(),""];const S=g=>{b=c.now(),g.type==="phase-started"&&([v,T]=[b,`at ${y.K[g.phase]}`]),g.type==="status"&&([v,T]=[b-g.elapsedMs,g.status]),k(g)};return{
tell:S,phases:E,beat(){const g=c.now();T!==""&&g-b>=m&&S({type:"heartbeat",status:T,elapsedMs:g-v})},async phase(g,O){_?.throwIfAborted();const M=c.now();S({type:"\
phase-started",phase:g});let x;try{const[j,R,G=!1]=await O();return x={type:"phase-finished",phase:g,detail:R,ms:c.now()-M,unwished:G},j}finally{E.push({phase:g,
ms:c.now()-M}),x&&S(x)}},warn(g,O){D.has(g)||(D.add(g),S({type:"warning",message:g,remedy:O}))}}}}),7244:((N,$,u)=>{u.d($,{c:()=>I});var y=u(3024),m=u(7994);function I(k){
const c=(_,E)=>{try{return E()}catch{return _}};return{exists:_=>c(!1,()=>(0,y.statSync)((0,m.LI)(k,_)).isFile()),list:_=>c([],()=>(0,y.readdirSync)((0,m.LI)(k,
_)))}}})};export{Ie as id,De as ids,Te as modules};

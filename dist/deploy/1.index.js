const St=1,xt=[1],It={3532:((de,Q,p)=>{p.d(Q,{Q:()=>c});var G=p(7067);function c(x){return(a,N)=>{const P=new URL(a instanceof Request?a.url:a);return P.protocol===
"http:"&&P.hostname.endsWith(".localhost")&&!N?.body?h(P,N):x(a,N)}}function h(x,a){const N={host:"127.0.0.1",port:x.port||80,path:x.pathname+x.search,method:a?.
method??"GET",headers:{...Object.fromEntries(new Headers(a?.headers)),host:x.host},...a?.signal?{signal:a.signal}:{}};return new Promise((P,L)=>{const E=(0,G.request)(
N,M=>{const W=[];M.on("data",H=>W.push(H)),M.on("error",L),M.on("end",()=>{const H=M.statusCode??502,I=Object.entries(M.headers).map(([A,k])=>[A,String(k)]);P(new Response(
H===204||H===304?null:Buffer.concat(W),{status:H,headers:I}))})});E.on("error",L),E.end()})}}),4112:((de,Q,p)=>{p.d(Q,{H:()=>N,o:()=>P});var G=p(3739),c=p(7634),
h=p(3823),x=p(1279),a=p(1619);const N={accept:"application/json","user-agent":`slipway/${c.x}`};function P(E){const M=(0,a.Jb)(E.baseUrl,"base-url"),W=(0,x.p)(E);
return async(H,I)=>{const{doing:A,mayRepeat:k,decode:Y,takesText:K,route:$}=H,{body:B,signal:q}=I;let V="";return W({doing:A,mayRepeat:k,decode:Y,takesText:K,signal:q,
request:{method:$.method,url:L(M,$.path,I),headers:{...N,...B===void 0?{}:{"content-type":"application/json"},...k?{}:{"idempotency-key":I.idempotencyKey??E.uuid()}},
...B===void 0?{}:{body:JSON.stringify(B)}},async authorize(ee){return V=await E.tokens.token(),{...ee,headers:{...ee.headers,authorization:`Bearer ${V}`}}},renew:()=>E.
tokens.renew(V)})}}function L(E,M,{parameters:W,query:H={}}){for(const[A,k]of Object.entries(W))if(/^\.{0,2}$/.test(k))throw new G.GQ("invalid_input",`"${k}" is\
 no ${A}`,{remedy:"Give the identifier that the platform shows."});const I=new URL(E);I.pathname+=(0,h.dN)(M,W).slice(I.pathname.endsWith("/")?1:0);for(const[A,
k]of Object.entries(H))k!==void 0&&I.searchParams.set(A,k);return I}}),7994:((de,Q,p)=>{p.d(Q,{FK:()=>x,LI:()=>a,UG:()=>N});var G=p(1455),c=p(6760),h=p(3739);function x(L,E){
const M=(0,c.relative)(L,E);return M===""||M!==".."&&!M.startsWith(`..${c.sep}`)&&!(0,c.isAbsolute)(M)}function a(L,E){const M=(0,c.resolve)(L,E);if(E.includes(
"\0")||!x((0,c.resolve)(L),M))throw P(E);return M}async function N(L,E){const[M,W]=await Promise.all([(0,G.realpath)(L),(0,G.realpath)(a(L,E))]);if(!x(M,W))throw P(
E);return W}function P(L){return new h.GQ("path_escapes_root",`The path "${L}" leaves its root folder`,{remedy:"Name a path inside the folder, without links tha\
t lead out of it."})}}),3823:((de,Q,p)=>{p.d(Q,{Y2:()=>N,a6:()=>a,bw:()=>h,dN:()=>P});const G="/api/v1/orgs/{orgID}/projects/{projectID}/apps",c=`${G}/{appID}`,
h={createApp:{method:"POST",path:G},updateApp:{method:"PATCH",path:c},replaceEnv:{method:"PUT",path:`${c}/env`},listEnvironments:{method:"GET",path:`${c}/enviro\
nments`},deploy:{method:"POST",path:`${c}/deployments`},listDeployments:{method:"GET",path:`${c}/deployments`},readFailure:{method:"GET",path:`${c}/deployments/\
{deployID}/failure`}},x="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",a={listReleases:{method:"GET",path:`${x}/releases`},rollback:{method:"POST",path:`${x}\
/rollback`},listTables:{method:"GET",path:`${x}/tables`},createTable:{method:"POST",path:`${x}/tables`},deleteTable:{method:"DELETE",path:`${x}/tables/{table}`},
runtime:{method:"POST",path:`${x}/runtime`}},N={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function P(L,E){return L.replace(/\{(\w+)\}/g,(M,W)=>encodeURIComponent(
E[W]??`{${W}}`))}}),1547:((de,Q,p)=>{p.d(Q,{P:()=>x,Y:()=>h});const G=[["success",["succeeded","success","successful","ready","live","active","complete","comple\
ted","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errore\
d","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed",
"uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","exp\
ired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","build\
ing","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],c=new Map(G.flatMap(
([a,N])=>N.map(P=>[P,a])));function h(a){return a.toLowerCase().replace(/[\s_-]/g,"")}function x(a,N=new Map){const P=h(a);return N.get(P)??c.get(P)}}),4780:((de,Q,p)=>{
p.d(Q,{N:()=>Ge});var G=p(7598),c=p(3739),h=p(8758),x=p(8302),a=p(86);const N=["failure","deploymentfailure","deployfailure","error","deployment"],P=["message",
"reason","description","detail","summary","error","title","cause"],L=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],E=["text",
"line","message","msg","content","log","lines"],M=["diagnostics","errors","annotations","issues","problems"],W=["location","loc","position","range","start"],H=[
"error","reason","cause","failure","details"],I=4,A=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],k=r=>{const d=$(K(
(0,a.w)(Y(r),N))),m=M.flatMap(_=>B(d.get(_))),u=m.map(V).filter(_=>_!==void 0),y=m.filter(_=>V(_)===void 0).flatMap(_=>q(_)),S=(0,a.Qq)(d,...P),l=[...L.flatMap(
_=>q(d.get(_))),...y],R=q(S).filter(_=>_.trim()!=="");return{stage:(0,a.Qq)(d,"stage","phase","step","failedstage","failedstep"),code:(0,a.Qq)(d,"code","errorco\
de","failurecode","type","kind"),message:R[0]??y[0],exitCode:(0,a.nd)(d,"exitcode","exitstatus","returncode"),signal:(0,a.Qq)(d,"signal","exitsignal"),log:l.length===
0&&R.length>1?R:l,diagnostics:u}};function Y(r){return typeof r=="string"?{message:r}:Array.isArray(r)?r.every(d=>typeof d=="string")?{log:r}:{errors:r}:r}function K(r){
return new Map(r.toReversed().flatMap(d=>[...d]))}function $(r,d=0){const m=H.map(u=>r.get(u)).find(x.G);return m===void 0||d>I?r:$(new Map([...[...r].filter(([
,u])=>u!==m),...(0,a.Pf)(m)]),d+1)}function B(r){return Array.isArray(r)?r:r==null?[]:[r]}function q(r,d=0){if(typeof r=="string")return r.replace(/\r?\n$/,"").
split(/\r?\n/);if(d>I)return[];if(Array.isArray(r))return r.flatMap(y=>q(y,d+1));const m=(0,a.Pf)(r),u=E.find(y=>m.has(y));return u===void 0?[]:q(m.get(u),d+1)}
function V(r){const d=ee((0,a.Pf)(r)),m=(0,a.Qq)(d,"file","filename","filepath","path"),u=(0,a.Qq)(d,"message","text","msg","description","reason");if(m===void 0||
u===void 0)return;const y=(0,a.Qq)(d,"severity","level","type")??"";return{file:m,line:ue((0,a.nd)(d,"line","linenumber","startline","row")),column:ue((0,a.nd)(
d,"column","col","columnnumber","startcolumn","character")),severity:A.find(([S])=>S.test(y))?.[1]??"error",code:(0,a.Qq)(d,"code","rule","ruleid")??null,message:u}}
function ee(r,d=0){const m=W.map(u=>r.get(u)).find(x.G);return m===void 0||d>I?r:new Map([...ee((0,a.Pf)(m),d+1),...r])}function ue(r){return r!==void 0&&r>=1?r:
null}var oe=p(3823);const re={createApp:{doing:"create the app",route:oe.bw.createApp,mayRepeat:!1,decode:h.EG},updateApp:{doing:"update the app",route:oe.bw.updateApp,
mayRepeat:!0,decode:h.BE},replaceEnv:{doing:"replace the variables",route:oe.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environ\
ments",route:oe.bw.listEnvironments,mayRepeat:!0,decode:h.Dr},deploy:{doing:"start the deployment",route:oe.bw.deploy,mayRepeat:!1,decode:h.Dd},listDeployments:{
doing:"list the deployments",route:oe.bw.listDeployments,mayRepeat:!0,decode:h.zV},readFailure:{doing:"read the failure",route:oe.bw.readFailure,mayRepeat:!0,decode:k,
takesText:!0}},ye=50;function we(r,{org:d,project:m}){const u={orgID:d,projectID:m},y=l=>({...u,appID:l}),S=(l,{limit:R,cursor:_,signal:j}={})=>r(re.listDeployments,
{parameters:y(l),query:{limit:R?.toString(),cursor:_},signal:j});return{listDeployments:S,createApp:(l,R={})=>r(re.createApp,{parameters:u,body:l,...R}),updateApp:(l,R,{
signal:_}={})=>r(re.updateApp,{parameters:y(l),body:R,signal:_}),replaceEnv:(l,R,{signal:_}={})=>r(re.replaceEnv,{parameters:y(l),body:{env:Object.fromEntries(R)},
signal:_}),listEnvironments:(l,{signal:R}={})=>r(re.listEnvironments,{parameters:y(l),signal:R}),deploy:(l,R,_={})=>r(re.deploy,{parameters:y(l),body:R,..._}),async*allDeployments(l,R={}){
const _=new Set;let j=R.cursor;for(let J=0;J<ye;J+=1){const{deployments:ce,nextCursor:me}=await S(l,{...R,cursor:j});if(yield*ce,me===void 0||_.has(me))return;_.
add(me),j=me}},async readFailure(l,R,{signal:_}={}){try{return await r(re.readFailure,{parameters:{...y(l),deployID:R},signal:_})}catch(j){if(j instanceof c.GQ&&
j.call?.status===404)return;throw j}}}}var pe=p(1279),fe=p(1053),w=p(1619),T=p(4112);function C(r,{requestUrl:d,requestToken:m,audience:u},y,S){const l=new URL(
d);u&&(l.search+=`${l.search===""?"":"&"}audience=${encodeURIComponent(u)}`);const R=(_,j)=>{const J=(0,a.Qq)((0,a.Pf)(_),"value");if(J===void 0)throw(0,a.LO)("\
token (value)",_,j);return S(J),J};return y({doing:`get an ID token from ${r}`,request:{method:"GET",url:l,headers:{...T.H,authorization:`Bearer ${m}`}},mayRepeat:!0,
authorize:_=>_,decode:R})}const F=`permissions:
  id-token: write
  contents: read`,D="ACTIONS_ID_TOKEN_REQUEST_URL";async function b({requestUrl:r,requestToken:d,audience:m},u,y){if(!r||!d)throw z();if(y(d),!/^[\x21-\x7e]+$/.
test(d))throw U("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(r))throw U(`${D} is not a URL`);(0,w.hu)(new URL(r),D);try{return await C("Git\
Hub",{requestUrl:r,requestToken:d,audience:m},u,y)}catch(S){throw!(S instanceof c.GQ)||!fe.a6.has(S.code)?S:new c.GQ("github_refused",S.message,{remedy:`Check t\
hat the job has these lines, then run it again:
${F}`,...S.call?{call:S.call}:{},cause:S})}}function U(r){return new c.GQ("invalid_input",r,{remedy:"The runner sets this variable; do not set it in the workflo\
w."})}function z(){return new c.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workfl\
ow that calls it):
${F}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var te=p(9127);const se="Give the identity p\
rovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",Ee=[{code:"access_token_given",broken:({header:r})=>/^(?:application\/)?at\+jwt$/i.
test(String(r.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:se},{code:"access_token_given",broken:({claims:r})=>r.token_use==="access"||
r.typ==="Bearer",because:({claims:r})=>`is an access token by its claim (${r.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:se},{code:"access_to\
ken_given",broken:({claims:r})=>[r.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access toke\
n",remedy:se},{code:"invalid_id_token",broken:({claims:r},d)=>typeof r.exp=="number"&&r.exp*1e3<=d,because:({claims:r},d)=>`expired ${(0,te.a)(d-Number(r.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:r})=>typeof r.
email!="string"||r.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function ke(r,d,m="id-token",u){const y=he(
r);if(y===void 0){const l=!r.includes(".");throw new c.GQ(l?"access_token_given":"invalid_id_token",l?`The token of ${m} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${m} is not a JWT: it does not have three parts that can be decoded`,{input:m,remedy:se})}const S=Ee.find(({broken:l})=>l(
y,d));if(S!==void 0){const l=`The token of ${m} ${S.because(y,d)}`,R=new c.GQ(S.code,l,{input:m,remedy:S.remedy});if(S.code!=="email_claim_missing"||u===void 0)
throw R;u(R)}return{expiresAt:typeof y.claims.exp=="number"?y.claims.exp*1e3:void 0}}function he(r){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(r))return;const[d,m]=r.split(
".").slice(0,2).map(Ie);return d!==void 0&&m!==void 0?{header:d,claims:m}:void 0}function Ie(r){try{const d=JSON.parse(Buffer.from(r,"base64url").toString("utf8"));
return(0,x.G)(d)?d:void 0}catch{return}}async function Te(r,d,m){m(r.requestToken),(0,w.Jb)(new URL(r.requestUrl).origin,"the platform's address");try{return await C(
"the platform",r,d,m)}catch(u){throw!(u instanceof c.GQ)||u.code!=="unauthorized"?u:new c.GQ("unauthorized",u.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...u.call?{call:u.call}:{},cause:u})}}const be="urn:ietf:params:oauth:token-type:id_token",Ae=new Map([["invalid_\
client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the clien\
t of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchang\
e-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, \
and check id-token-audience and the provider's conditions on the repository."]]);async function $e(r,d,m,u){const y=(0,w.Jb)(r.url,"token-exchange-url"),S=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:d,subject_token_type:be,requested_token_type:be,...r.audience?{audience:r.audience}:
{},...r.clientID?{client_id:r.clientID}:{}});try{return await m({doing:"exchange the token",request:{method:"POST",url:y,headers:{...T.H,"content-type":"applica\
tion/x-www-form-urlencoded"},body:S.toString()},mayRepeat:!0,authorize:l=>l,decode:Oe(u)})}catch(l){throw!(l instanceof c.GQ)||!fe.a6.has(l.code)?l:new c.GQ("to\
ken_exchange_failed",l.message,{remedy:Ae.get(l.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against \
the identity provider.",...l.call?{call:l.call}:{},cause:l})}}function Oe(r){return(d,m)=>{const u=(0,a.Pf)(d);for(const l of["idtoken","accesstoken","refreshto\
ken"]){const R=(0,a.Qq)(u,l);R!==void 0&&r(R)}const y=(0,a.Qq)(u,"issuedtokentype"),S=(0,a.Qq)(u,"idtoken")??(y===be?(0,a.Qq)(u,"accesstoken"):void 0);if(S===void 0)
throw(0,a.LO)("ID token (id_token, or access_token issued as one)",d,m);return S}}const Ne=6e4,De=15e3;function Me(r,d){const m=(0,pe.p)(d),{clock:u}=d;let y,S,
l=r.kind==="github"?d.onNoEmail:void 0;async function R(){const j=await _e(r,m,d),J=u.now(),{expiresAt:ce=Number.POSITIVE_INFINITY}=ke(j,J,Le(r),l);return l&&(l=
()=>{}),{token:j,expiresAt:ce,renewAt:Math.max(ce-Ne,J+(ce-J)/2)}}async function _(){return S??=R().finally(()=>{S=void 0}),y=await S,y}return{async token(){if(y===
void 0)return(await _()).token;if(u.now()<y.renewAt)return y.token;const j=y;try{return(await _()).token}catch(J){if(u.now()>=j.expiresAt)throw J;return y={...j,
renewAt:u.now()+De},j.token}},async renew(j){return r.kind==="given"?!1:y!==void 0&&y.token!==j?!0:(await _()).token!==j}}}async function _e(r,d,m){switch(r.kind){case"\
given":return m.onSecret(r.token.trim()),r.token.trim();case"github":return b(r,d,m.onSecret);case"platform":return Te(r,d,m.onSecret);case"exchange":return $e(
r,await b(r.subject,d,m.onSecret),d,m.onSecret);case"command":return Pe(r.command,m);default:return(0,c.xb)(r)}}async function Pe(r,{run:d,onSecret:m}){const u=(R,_)=>new c.
GQ("token_command_failed",`The command of id-token-command ${R}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:_}),{exitCode:y,stdout:S}=await d(r).catch(R=>{throw u("could not be started",R)}),l=S.trim();if(l!==""&&m(l),y!==
0)throw u(`ended with exit code ${y}`);if(l==="")throw u("printed nothing");if(/\s/.test(l))throw u("printed more than one word: an ID token has no spaces and n\
o line ends");return l}function Le(r){return{given:"id-token",github:"id-token-audience",platform:"the platform",exchange:"token-exchange-url",command:"id-token\
-command"}[r.kind]}var Ce=p(3532),Re=p(1224);function Ge(r,{baseUrl:d,source:m},u){const{reporter:y,tree:S,signal:l}=u,R={clock:Re.m,every:Re.f,random:Math.random,
uuid:G.randomUUID},_=(le,ve)=>y({type:"warning",message:le,remedy:ve}),j={...R,fetch:u.fetch,signal:u.requestSignal??l,onTrouble:({error:le})=>_(`${le.message};\
 trying again`)},{run:J,onSecret:ce}=u,Se=Me(m,{...j,run:J,onSecret:ce,onNoEmail:({message:le,remedy:ve})=>_(le,ve)});return{...R,reporter:y,tree:S,signal:l,platform:we(
(0,T.o)({...j,baseUrl:d,tokens:Se}),r),fetch:(0,Ce.Q)(u.fetch),async identify(){return await Se.token(),Ue(m)}}}function Ue(r){switch(r.kind){case"given":return"\
ID token as given";case"platform":return"the embedded platform's own";case"github":return r.audience?`GitHub OIDC, for ${r.audience}`:"GitHub OIDC";case"exchang\
e":return`GitHub OIDC, exchanged at ${new URL(r.url).host}`;case"command":return"ID token from a command";default:return(0,c.xb)(r)}}}),7859:((de,Q,p)=>{p.d(Q,{
g:()=>kt});var G=p(9127),c=p(3739);async function h(e,t,n){const{settings:o,...s}=e.configuration,i={...o,...s},f=await n.updateApp(t,i);return{url:f?.url,subdomain:f?.
subdomain,detail:Object.keys(i).sort().join(", ")}}const x=3,a=[500,1500,3e3];async function N(e){for(let t=1;;t++)try{return await e.send()}catch(n){if(e.signal.
throwIfAborted(),!L(n))throw n;const o=await P(e);if(o!==void 0)return o;if(t===x)throw n}}async function P(e){for(const t of a){await e.clock.sleep(t,e.signal);
const n=await e.find();if(n!==void 0)return n}}function L(e){return e instanceof c.GQ?e.call?.outcome==="unknown"||e.code==="unexpected_response":!1}async function E(e,t){
const n=await M(e,t.platform);if(n)return n;if(e.create)return H(e,t);throw new c.GQ("app_not_found",`The platform knows no app "${e.app}" in ${e.org}/${e.project}`,
{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function M(e,t){for(const n of new Set([e.rememberedAppID??
e.app,e.app])){const o=await W(t,n);if(o)return o}}async function W(e,t){try{const n=await e.listEnvironments(t),o=n.find(s=>s.name==="production")??n[0];return{
appID:t,created:!1,url:o?.url,subdomain:void 0}}catch(n){if(A(n)===404)return;throw n}}async function H(e,t){const{settings:n,...o}=e.configuration,s={...n,...o,
name:e.app,type:e.appType},i=t.uuid();try{return await N({send:async()=>({...await t.platform.createApp(s,{idempotencyKey:i}),created:!0}),find:async()=>{const f=await W(
t.platform,e.app);return f&&{...f,created:!0}},clock:t.clock,signal:t.signal})}catch(f){if(A(f)!==409)throw f;const O=await W(t.platform,e.app);if(O)return O;throw I(
e,f)}}function I(e,t){const n=`${e.org}/${e.project}`;return new c.GQ("app_unreachable_by_name",`${n} has an app named "${e.app}", but under another ID`,{input:"\
app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function A(e){return e instanceof c.GQ?e.call?.status:void 0}var k=p(
5807);function Y(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&!(typeof t.exitCode=="number"&&o.exitCodes.includes(
t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(t.stage.toLowerCase()))&&!(o.weak&&t.diagnostics?.
some(s=>s.severity==="error"))){if(!o.log)return{groups:{},facts:t,lines:n};for(let s=n.length-1;s>=0;s--){const i=o.log.exec(n[s]??"");if(i)return{groups:i.groups??
{},facts:t,lines:n}}}}function K(e,t){for(const n of e){const o=t.exec(n)?.[1];if(o!==void 0)return o}}function $(e,t){return e===void 0||e===""?t:`"${e}"`}var B=p(
6760);const q=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve import "(?<what>[^"]{1,300})"(?: from "(?<from>[^"]{1,400})")?/,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];function V(e){for(const{file:t,severity:n,message:o}of e.facts.diagnostics??[]){const s=n==="erro\
r"?ee(o,t):void 0;if(s)return s}if(!e.facts.diagnostics?.some(t=>t.severity==="error"))for(const t of e.lines){const n=ee(t,void 0);if(n)return n}}function ee(e,t){
for(const n of q){const o=n.exec(e)?.groups;if(!o?.what)continue;const s=t??o.from;if(/^(?:\.{1,2}(?:\/|$)|\/)/.test(o.what))return{kind:"file",specifier:o.what,
importer:s};const i=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o.what)?.[0];return i===void 0||o.what[i.length]===":"?void 0:{kind:"package",specifier:i,
importer:s}}}const ue=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function oe(e){const t=V(e),n=e.facts.list;if(!(!n||
t?.kind!=="file"))for(const o of re(t)){const s=ye(o.split("/"),n);if(s!==void 0)return{specifier:t.specifier,actual:s}}}function re({specifier:e,importer:t}){if(e.
startsWith("/")){const o=e.split("/").slice(1,40);return o.map((s,i)=>o.slice(i).join("/"))}const n=t&&B.posix.join(B.posix.dirname(t),e);return!n||n.startsWith(
"..")||n.startsWith("/")?[]:[n]}function ye(e,t){const n=[];for(const[s,i]of e.entries()){const f=t(n.join("/")),v=(s===e.length-1?ue:[""]).map(g=>f.find(Z=>Z.toLowerCase()===
`${i}${g}`.toLowerCase())).find(g=>g!==void 0);if(v===void 0)return;n.push(v)}const o=n.join("/");return ue.some(s=>o===`${e.join("/")}${s}`)?void 0:o}const we=[
{name:"out-of-memory",signs:[{codes:["out_of_memory"]},{codes:["build_killed"],log:/heap out of memory|Reached heap limit|^Killed$/},{log:/JavaScript heap out of memory|Reached heap limit|Ineffective mark-compacts near heap limit/},
{log:/(?:fatal error: runtime: )?(?:out of memory|cannot allocate memory)$|ENOMEM|OOMKilled/i},{exitCodes:[137]},{signals:["SIGKILL"],log:/(?:^|\s)Killed$/}],summary:()=>"\
the build ran out of memory",remedy:({lines:e})=>e.some(t=>t.includes("heap"))?"Set the app variable NODE_OPTIONS to --max-old-space-size=4096 (MB), or make the\
 build smaller: source maps and parallel workers cost most.":"Make the build smaller (source maps and parallel workers cost most), or let it run where there is \
more memory."},{name:"file-watchers",signs:[{log:/System limit for number of file watchers reached/}],summary:()=>"the build watches files for changes",remedy:()=>"\
Use a build command that ends: without --watch, and not a dev server."},{name:"disk-full",signs:[{codes:["disk_full"]},{log:/ENOSPC|[Nn]o space left on device/}],
summary:()=>"the disk is full where the build ran",remedy:()=>"Make the build write less (caches, source maps), or free space on the platform and deploy again."},
{name:"build-timeout",signs:[{codes:["build_timeout"]}],summary:()=>"the build took longer than the platform allows",remedy:()=>"Check that the build command en\
ds by itself: a dev server or a watch mode never does. Then look for what is slow in the log."},{name:"missing-script",signs:[{log:/^Missing script: "?(?<script>[^"\s]{1,100})"?/},
{log:/ERR_PNPM_NO_SCRIPT\s+Missing script: (?<script>\S{1,100})/},{log:/^error Command "(?<script>[^"]{1,100})" not found\./},{log:/Couldn't find a script named "(?<script>[^"]{1,100})"/},
{log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${$(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{
const n=pe(t).filter(s=>s!==e.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add the script ${$(e.script,"named in the log")} to package.json, or\
 set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${$(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${$(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${$(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
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
rough \${{ secrets.${e.name??"NAME"} }}.`},{name:"import-case",signs:[{}],summary:e=>{const t=oe(e);return t&&`the import "${t.specifier}" differs from the file\
's name only in upper and lower case`},remedy:e=>`The file is ${$(oe(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): .*?'(?<path>[^']{1,300})' differs from already included file name .* only in casing/},
{log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${$(e.path,"a file")} differently in upper and lo\
wer case`,remedy:()=>"Write every import of that file as the file is spelt. Builds run where case counts."},{name:"missing-file",signs:[{}],summary:e=>{const t=V(
e);return t?.kind==="file"?`the file "${t.specifier}" that is imported does not exist`:void 0},remedy:()=>"Check the path and its upper and lower case, and that\
 the file is committed: `git check-ignore -v` tells whether .gitignore holds it back."},{name:"missing-package",signs:[{}],summary:e=>{const t=V(e);return t?.kind===
"package"?`the package "${t.specifier}" is not installed`:void 0},remedy:e=>{const t=V(e)?.specifier??"the package";return e.lines.some(n=>n.includes("No module\
 named"))?`Add ${t} to the project's requirements.`:`Run npm install ${t} (or your package manager's add) and commit package.json with the lockfile. NODE_ENV=pr\
oduction among the app variables keeps devDependencies from being installed.`}},{name:"browser-only",signs:[{log:/ReferenceError: (?<name>window|document|localStorage|sessionStorage|navigator|HTMLElement) is not defined/}],
summary:({groups:e})=>`code for the browser ran during the build (${e.name} is not defined)`,remedy:({groups:e})=>`Use ${e.name} only in the browser: after moun\
ting (onMount, useEffect, client:only), or where typeof ${e.name} !== 'undefined'.`},{name:"esm-only",signs:[{log:/ERR_REQUIRE_ESM|require\(\) of ES Module \S{1,300}/}],
summary:()=>"a package that exists only as an ES module was loaded with require()",remedy:()=>'Load it with import (name the file .mjs, or set "type": "module" \
in package.json), or use Node.js 22 or newer.'},{name:"next-static-params",signs:[{log:/Page "(?<page>[^"]{1,200})" is missing "generateStaticParams\(\)"/}],summary:({
groups:e})=>`the page ${$(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"build-kill\
ed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[143]}],summary:()=>"the build was killed",remedy:()=>"Deploy again. If it repeat\
s, the build takes more memory or time than the platform gives it."}];function pe(e){const t=new Set,n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.
test(o));for(const o of e.slice(Math.max(0,n),n+40)){const s=K([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??fe(o);s&&t.add(s)}return[...t].slice(
0,10)}function fe(e){return K([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const w="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ER\
R_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",T=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},{log:/ERR_PNPM_NO_LOCKFILE/}],
summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{
log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},
{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},
{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],summary:()=>"the lockfile does not fit package.json",remedy:({groups:e})=>`Run ${(e.manager===
"ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"your package manager's install"} on your machine and commit the lockfile together with package.js\
on.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({lines:e})=>{const t=K(
e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packa\
ges named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const n=e.host??K(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${n?` ${n}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${$(e.name,"a package")} fits`,remedy:()=>"Correct the versi\
on in package.json to one that is published, and commit the new lockfile."},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${$(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${w})|^network .{0,80}(?:${w})|ERR_PNPM_META_FETCH_FAIL`)},{log:new RegExp(`(?:getaddrinfo|request to https?://\\\
S{1,200} failed).{0,80}(?:${w})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${$(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}],C=[/^([\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/,
/^Writing (?:\.\/)?([\w@./-]{1,100}?)\/\S{0,200} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,
/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/],
F=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:()=>"Next.js wrote no static export",remedy:()=>"Set output: 'export' i\
n next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>`the build did not write the output directory ${$(e.folder??t.outputDirectory,"of the app")}`,remedy:({lines:e})=>{const t=D(e);return t?
`Set output-directory to ${t}: the log shows files written there.`:"Set output-directory to the folder that the build command writes, relative to the root direc\
tory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${$(e.outputDirectory,
"of the app")} is empty`,remedy:({lines:e,facts:t})=>{const n=D(e);return n&&n!==t.outputDirectory?`Set output-directory to ${n}: the log shows files written th\
ere.`:"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({
facts:e})=>e.message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that \
leave the output directory are refused."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger th\
an the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"\
sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing \
in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform wa\
s stopped while it worked",remedy:()=>"Deploy again."}];function D(e){for(const t of C){const n=K(e,t)?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");if(n)
return n}}const b=["queue","clone"],U=[{name:"submodule",signs:[{stages:b,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:b,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:b,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${$(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:b,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:b,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${$(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:b,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${$(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:b,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:b,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${$(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub ap\
p, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}];var z=p(107);const te=[...U,...F,...T,
...we],se={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},ie=1e3,
Ee=300,ke=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,he=/\b(?:error|fatal|failed|cannot|denied|invalid)\b/i,
Ie=/^(?:\s|\$ |A complete log of this run|(?:✗ )?Build failed|error during build|error Command failed|Node\.js v\d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/,Te=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;
function be(e){const t=(0,z.S)(e.message?[...e.log,e.message]:e.log).slice(-ie).map(n=>n.text).filter(n=>!Te.test(n));for(const n of["codes","others"])for(const o of te){
const s=Ae(o,n,e,t),i=s&&o.summary(s);if(s&&i)return{headline:$e(e,i),remedy:(0,k.O)(o.remedy(s),500)}}return{headline:$e(e,Ne(e,t)),remedy:void 0}}function Ae(e,t,n,o){
const s=e.signs.filter(i=>t==="codes"==(i.codes!==void 0));return s.length===0?void 0:Y({...e,signs:s},n,o)}function $e(e,t){const n=se[e.stage?.toLowerCase()??
""]??"Deployment failed",o=Oe(e),s=Ee-n.length-o.length-2;return`${n}: ${(0,k.O)(t.trim().replace(/\.$/,""),s)}${o}`}function Oe({exitCode:e,signal:t}){return typeof e==
"number"&&e!==0?` (exit code ${e})`:t?` (${(0,k.O)(t,20)})`:""}function Ne(e,t){const n=e.diagnostics?.find(i=>i.severity==="error");if(n)return`${n.file}${n.line===
null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!ke.test(e.message))return e.message;const o=t.filter(i=>!Ie.test(i)&&i!==e.message);return o.findLast(i=>he.
test(i))??o.at(-1)??(e.message||e.code||"the platform gave no reason")}var De=p(2310);const Me=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],_e=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Pe=40,Le=500,Ce=100;function Re(e,t){const n=new Map,o=new Map;for(const s of e){n.has(s.file)||n.set(s.file,Ge(s.file,t));const i=n.get(s.file);if(i===void 0)continue;
const f=(0,k.O)(s.message,Le),O=s.code&&(0,k.O)(s.code,Ce),v=JSON.stringify([i,s.line,s.column,f]);o.has(v)||o.set(v,{...s,file:i,code:O,message:f})}return[...o.
values()]}function Ge(e,t){const n=Ue(e);if(!(n===""||n.includes("\0")||_e.test(n))){for(const o of d(n,t))if(o!==void 0&&!_e.test(o)&&t.exists(o))return o}}function Ue(e){
let t=e.startsWith("file://")?r(e):e;for(const[n,o]of Me)t=t.replace(n,o);return t}function r(e){try{return decodeURIComponent(e)}catch{return e}}function*d(e,t){
const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield m(`${s}/${e}`);return}for(const s of t.prefixes??[]){const i=s.replaceAll(
"\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(e.startsWith(`${i}/`)){yield m(e.slice(i.length+1));return}}const o=m(e)?.split("/")??[];if(!(o.length>
Pe))for(let s=0;s<o.length;s++){const i=o.slice(s).join("/");yield i,n!==""&&(yield m(`${n}/${i}`))}}function m(e){const t=[];for(const n of e.split("/"))if(!(n===
""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const u=["error","warning","notice"],y=/(?:^|\/)(?:\.[^/]+|[^/]+\.config\.[a-z]+|[^/]*tsconfig[^/]*\.json|package(?:-lock)?\.json)$/;
function S(e,t=10){const n=new Set,o=new Set,s=e.map(v=>{const g=JSON.stringify([v.severity,v.file,v.line]),Z=JSON.stringify([v.severity,v.message]),ne=n.has(g)||
o.has(Z);n.add(g),o.add(Z);const ae=(v.line===null?4:0)+(ne?2:0)+(y.test(v.file)?1:0);return{diagnostic:v,weight:ae}}),i=u.map(v=>s.filter(({diagnostic:g})=>g.severity===
v).toSorted((g,Z)=>g.weight-Z.weight).map(({diagnostic:g})=>g)),f=Math.max(0,t),O=v=>Math.max(0,(v?.length??0)-f);return{shown:i.flatMap(v=>v.slice(0,f)),rest:{
error:O(i[0]),warning:O(i[1]),notice:O(i[2])}}}const l=[0,1e3,2e3,4e3];async function R(e,t,n,o,s){const i=await Se(e,t,o,s);if(i)return j(i,n,o.tree);const f=`\
The deployment ${e} failed, and the platform gives no reason`;return{..._,headline:f,remedy:`Look at the deployment ${e} in the platform.`}}const _={stage:void 0,
code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function j(e,t,n){const{rootDirectory:o}=t.configuration.settings,s=[...e.diagnostics,...(0,De.
y)(e.log)],i={exists:n?.exists??(()=>!1),...typeof o=="string"?{rootDirectory:o}:{},folders:me(t,n)},{shown:f,rest:O}=S(Re(s,i)),{repository:v,branch:g,outputDirectory:Z}=t.
configuration,ne={...e,diagnostics:f,list:n?.list,repository:v,branch:g,outputDirectory:Z};return{...be(ne),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:f,
moreDiagnostics:O.error+O.warning+O.notice,log:e.log}}function J({code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:i}){return[e,t,n,o].some(O=>O!==void 0)||
s.length>0||i.length>0}const ce=8;function me({configuration:e},t){const{buildCommand:n="",outputDirectory:o="",settings:s}=e,i=n.split(/[\s'"=;&|()]+/).map(g=>g.
replace(/^(?:\.\/)+|\/+$/g,"")),f=o.split("/").map((g,Z,ne)=>ne.slice(0,Z).join("/")),O=typeof s.rootDirectory=="string"?`${s.rootDirectory}/`:"",v=[...i,...f.reverse()].
filter(g=>/^[^./-][^:*?]*$/.test(g));return[...new Set(v)].map(g=>O+g).filter(g=>(t?.list(g).length??0)>0).slice(0,ce)}async function Se(e,t,n,o){try{for(const s of l){
s&&await n.clock.sleep(s,n.signal);const i=await n.platform.readFailure(t,e);if(i&&J(i))return i}}catch(s){n.signal.throwIfAborted();const i=(0,c.I7)(s);o.warn(
`The failure record of ${e} cannot be read: ${i.message}`,i.remedy)}}var le=p(1547);const ve=.05,ze=100,Be=1e4,Qe=.2;function Ke(e,t){return Math.min(Be,Math.max(
ze,e*ve))*(1-Qe*t())}const Fe=5*6e4,He=6e4;async function Ze(e,t,n,o){const s=new AbortController,i=o.every(1e3,()=>o.clock.now()-n>=t.timeoutMs&&s.abort());try{
return await Ye(e,t,n,o,s.signal)}finally{i()}}async function Ye(e,t,n,o,s){const{clock:i,narrator:f}=o,O=new qe(i,f);let v,g=[],Z=i.now();for(;;){const ne=await O.
tolerate(()=>o.look(s),o.signal,s),ae=i.now()-n,X=ne?.find(Rt=>Rt.deployID===e);if((X||!ne)&&(Z=i.now()),i.now()-Z>He)throw Xe(e,v);X&&(X.status!==v?.status||X.
stage!==v.stage)&&f.tell({type:"status",status:X.status,stage:X.stage,elapsedMs:ae}),v=X??v;const ge=X?Ve(X,t,f):"pending";if(X&&ge==="cancelled")return{family:ge,
deployment:X,overtakenBy:Je(X,ne??[],g)};if(ge!=="pending")return{family:ge,deployment:X,overtakenBy:void 0};if(g=ne??g,ae>=t.timeoutMs)return{family:"pending",
deployment:v,overtakenBy:void 0};const je=t.pollIntervalMs??Ke(ae,o.random);await i.sleep(Math.max(1,Math.min(je,t.timeoutMs-ae)),o.signal)}}function Ve(e,t,n){
const o=(0,le.P)(e.status,t.statusMap);return o||(n.warn(`The platform reports the status "${e.status}", which is not known here; it counts as pending`,`If it i\
s final, say so in the input status-map, for example: ${e.status}=success`),"pending")}function Je(e,t,n){if(e.supersededBy)return e.supersededBy;const{createdAt:o}=e;
if(o===void 0){const i=t[t.indexOf(e)-1];return n.some(f=>f.deployID===i?.deployID)?void 0:i?.deployID}return t.filter(i=>i.createdAt!==void 0&&i.createdAt>o).sort(
(i,f)=>Number(i.createdAt)-Number(f.createdAt))[0]?.deployID}function Xe(e,t){const n=t?`; its last status was "${t.status}"`:"";return new c.GQ("deployment_los\
t",`The deployment ${e} is not in the platform's list${n}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from here. Run again to \
deploy anew."})}class qe{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,o){try{const s=await t();return this.#t=void 0,s}catch(s){if(n.throwIfAborted(),
o.aborted)return;const i=(0,c.I7)(s);if(!et.has(i.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>Fe))throw i;this.#o||this.#n.warn(`The deployment list f\
ails: ${i.message}; asking again for up to ${(0,G.a)(Fe)}`),this.#o=!0;return}}}const et=new Set(["rate_limited","service_error","unexpected_response","response\
_too_large","unreachable","request_timeout"]);var tt=p(9439);const nt=25e3;function ot(e,t,n){const o=[],s=new Set;let[i,f,O]=[t.now(),t.now(),""];const v=g=>{i=
t.now(),g.type==="phase-started"&&([f,O]=[i,`at ${tt.K[g.phase]}`]),g.type==="status"&&([f,O]=[i-g.elapsedMs,g.status]),e(g)};return{tell:v,phases:o,beat(){const g=t.
now();O!==""&&g-i>=nt&&v({type:"heartbeat",status:O,elapsedMs:g-f})},async phase(g,Z){n?.throwIfAborted();const ne=t.now();v({type:"phase-started",phase:g});let ae;
try{const[X,ge,je=!1]=await Z();return ae={type:"phase-finished",phase:g,detail:ge,ms:t.now()-ne,unwished:je},X}finally{o.push({phase:g,ms:t.now()-ne}),ae&&v(ae)}},
warn(g,Z){s.has(g)||(s.add(g),v({type:"warning",message:g,remedy:Z}))}}}async function st(e,t,n,o){return xe(e)??await rt(t.appID,o)??xe(t.url)??it(t,n)}async function rt(e,t){
const n=await t.listEnvironments(e).catch(()=>[]),o=n.find(s=>s.name==="production")??n[0];return xe(o?.url)}function it(e,t){const n=t.urlTemplate;if(!(n?.includes(
"{subdomain}")&&!e.subdomain))return xe(n?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function xe(e){if(!e)return;const t=URL.parse(
e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function at(e,t,n){const o=await We(n.platform,t),
s=o.find(g=>g.deployID===e.attachTo);if(s&&ct(s,e))return{deployID:s.deployID,attached:!0};const i=new Set(o.map(g=>g.deployID)),f=n.uuid(),O=async()=>ut(await lt(
n.platform,t,i),e);return{deployID:await N({send:async()=>(n.onStart(),(await n.platform.deploy(t,dt(e),{idempotencyKey:f}))?.deployID??await pt(O,n)),find:O,clock:n.
clock,signal:n.signal}),attached:!1}}function dt(e){return{branch:e.configuration.branch,...e.commit===void 0?{}:{commit:e.commit}}}function ct(e,t){return((0,le.
P)(e.status,t.follow.statusMap)??"pending")==="pending"}async function lt(e,t,n){return(await We(e,t)).filter(s=>!n.has(s.deployID))}async function We(e,t){const{
deployments:n,nextCursor:o}=await e.listDeployments(t),[s,i]=[n[0]?.createdAt,n.at(-1)?.createdAt],f=s!==void 0&&i!==void 0&&s<i;if(o===void 0||!f)return n;const O=[
...n];for await(const v of e.allDeployments(t,{cursor:o}))O.push(v);return O}function ut(e,t){const n=(i,f)=>!i||!f||i===f,o=e.filter(i=>n(i.commit,t.commit)&&n(
i.branch,t.configuration.branch));if(o.length<2)return o[0]?.deployID;const s=o.map(i=>i.deployID).join(", ");throw new c.GQ("deployment_lost",`The platform nam\
ed no deployment, and several are new: ${s}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const mt=[0,500,1e3,
2e3,4e3,8e3];async function pt(e,t){for(const n of mt){n&&await t.clock.sleep(n,t.signal);const o=await e();if(o)return o}throw new c.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const ft=6e4,
ht=500,gt=5e3,yt=1e4;async function wt(e,t){const n=t.clock.now();let o=ht;for(let s=1;;s++){const i=await Et(e,t.fetch,t.signal);if(i===void 0)return s;const f=t.
clock.now()-n;if(f+o>ft)throw new c.GQ("verify_failed",`${e} ${i} after ${(0,G.a)(f)} and ${s} tries`,{remedy:'Open the URL: a first deploy may still wait for D\
NS. Set verify to "off" if the site is not public.'});await t.clock.sleep(o,t.signal),o=Math.min(gt,o*2)}}async function Et(e,t,n){try{const o=await t(e,{signal:AbortSignal.
any([n,AbortSignal.timeout(yt)])});return await o.body?.cancel(),o.status<400?void 0:`answers ${o.status}`}catch(o){n.throwIfAborted();const s=o instanceof Error&&
o.cause instanceof Error?o.cause:o;return`cannot be reached (${s instanceof Error?s.message:String(s)})`}}async function kt(e,t){const n=new bt(e,t),o=t.every(2e3,
()=>n.beat());try{return await n.go()}catch(s){return n.broken(t.signal.aborted?n.interruption():(0,c.I7)(s))}finally{o()}}class bt{#e;#n;#t;#o;#a=!1;#s;#r;#i;constructor(t,n){
this.#e=t,this.#n=n,this.#t=ot(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,await this.#n.
identify()]),this.#e.dryRun)return this.#w();const n=await t("app",()=>this.#d());await t("configure",()=>this.#c(n)),await t("env",()=>this.#l(n));const o=this.#n.
clock.now(),s=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const i=await t("follow",()=>this.#m(n,s,o));return this.#p(
i,n,s)}async#d(){const t=await E(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?`created ${t.appID}`:
`found ${t.appID}`]}async#c(t){if(t.created)return[void 0,"as created"];const{detail:n,...o}=await h(this.#e,t.appID,this.#n.platform);return this.#o={...t,url:o.
url??t.url,subdomain:o.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"left alone"];case"replace":return await this.#n.
platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variables`];default:return(0,c.xb)(n)}}async#u(t){const n=()=>{
this.#a=!0},{deployID:o,attached:s}=await at(this.#e,t.appID,{...this.#n,onStart:n});return this.#s=o,this.#t.tell({type:"deployment-known",deployID:o,attached:s}),
[o,s?`attached to ${o}, which an earlier run started`:o]}async#m(t,n,o){const s=O=>vt(n,t.appID,this.#n.platform,O),i=await Ze(n,this.#e.follow,o,{...this.#n,look:s,
narrator:this.#t}),f=i.family==="pending"&&this.#e.follow.onTimeout==="detach";return[i,i.deployment?.status??i.family,i.family!=="success"&&!f]}async#p(t,n,o){
switch(t.family){case"success":return this.#f(t,n);case"failure":return this.#g(n,o);case"cancelled":return this.outcome("cancelled",$t(o,t.overtakenBy));case"p\
ending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?this.#y(o):void 0);default:return(0,c.xb)(t.family)}}async#f(t,n){this.#r=await st(t.deployment?.
url,this.#o??n,this.#e,this.#n.platform),this.#r&&this.#t.tell({type:"url",url:this.#r});try{await this.#t.phase("verify",()=>this.#h(this.#r))}catch(o){this.#n.
signal.throwIfAborted();const s=(0,c.I7)(o);if(this.#e.verify==="fail")return this.outcome("succeeded",s);this.#t.warn(`Deployed, but ${s.message}`,s.remedy)}return this.
outcome("succeeded")}async#h(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new c.GQ("verify_failed","the platform named no public URL to look at",
{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await wt(t,this.#n);return[void 0,n===1?"answers":`answers, after ${n} tries`]}async#g(t,n){
return this.#i=await this.#t.phase("explain",async()=>{const o=await R(n,t.appID,this.#e,this.#n,this.#t);return[o,o.code??"no code given"]}),this.#t.tell({type:"\
failure",report:this.#i}),this.outcome("failed",new c.GQ("deploy_failed",this.#i.headline,{..._t(this.#i)}))}#y(t){const n=(0,G.a)(this.#e.follow.timeoutMs);return new c.
GQ("deploy_timeout",`The deployment ${t} has not ended within ${n}; the platform goes on with it`,{input:"timeout",remedy:"Raise timeout, or let the job end wit\
hout it: on-timeout: detach. A re-run follows the same deployment."})}interruption(){return this.#s?new c.GQ("interrupted",`Interrupted; the platform goes on wi\
th ${this.#s}`,{remedy:"A re-run for the same commit follows the same deployment."}):this.#a?new c.GQ("interrupted","Interrupted while starting a deployment; th\
e platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one starts another deployment."}):new c.GQ("interrupted","Inter\
rupted before a deployment was started",{remedy:"Run again."})}broken(t){const n=t.call?.outcome==="refused"||t.call?.outcome==="not-sent";return this.#s!==void 0||
this.#a&&!n?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"cancelled":"failed",t)}async#w(){const{configuration:t,env:n,app:o,org:s,project:i}=this.#e,
f=await M(this.#e,this.#n.platform);this.#o=f;const O=[f?`update the app ${f.appID} in ${s}/${i}`:`create the app ${o} in ${s}/${i}`,n.kind==="leave"?"leave its\
 variables alone":`replace its variables by: ${[...n.variables.keys()].join(", ")||"none"}`,`deploy ${t.repository}, branch ${t.branch}${this.#e.commit?`, commi\
t ${this.#e.commit}`:""}`];for(const v of O)this.#t.tell({type:"notice",message:`Dry run: would ${v}`});return this.outcome("skipped")}outcome(t,n){return{status:t,
appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#s,url:this.#r,failure:this.#i,error:n,phases:this.#t.phases}}}async function vt(e,t,n,o){const s=[];
for await(const i of n.allDeployments(t,{signal:o}))if(s.push(i),i.deployID===e)break;return s}function $t(e,t){const n=t?`: ${t} overtook it`:"";return new c.GQ(
"deploy_cancelled",`The deployment ${e} was cancelled${n}`,{remedy:t?`Follow ${t} instead; it deploys what is newer.`:"Run again to deploy anew."})}function _t(e){
return e.remedy===void 0?{}:{remedy:e.remedy}}}),7244:((de,Q,p)=>{p.d(Q,{c:()=>h});var G=p(3024),c=p(7994);function h(x){const a=(N,P)=>{try{return P()}catch{return N}};
return{exists:N=>a(!1,()=>(0,G.statSync)((0,c.LI)(x,N)).isFile()),list:N=>a([],()=>(0,G.readdirSync)((0,c.LI)(x,N)))}}}),107:((de,Q,p)=>{p.d(Q,{S:()=>N});var G=p(
5807);const c={lines:5e3,lineLength:1e3,entryLength:64*1024},h=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^@[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[11ty\](?: |$)/],x=4,a=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function N(I){const A=[];for(let $=I.
length-1;$>=0&&A.length<c.lines;$--){const B=I[$]??"",V=(B.length>c.entryLength?B.slice(-c.entryLength):B).split(`
`);for(let ee=V.length-1;ee>=0&&A.length<c.lines;ee--)A.push(V[ee]??"")}const k=P(A),Y=A.reverse().map($=>E($,k)),K=L(Y);return Y.map(({text:$,folder:B,task:q})=>({
text:$,folder:B??K.get(q??"")}))}function P(I){const A=I.map(k=>k.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(k)?.[1]:void 0);return new Set(A.filter(
k=>k!==void 0))}function L(I){const A=new Map;for(const{text:k,task:Y}of I)for(const K of a){const $=K.exec(k)?.groups;$?.folder&&A.set(Y??$.task?.replace("#","\
:")??"",$.folder)}return A}function E(I,A){let k=(0,G.O)(H((0,G.N)(I)),c.lineLength).trimEnd(),Y,K;for(let $=0;$<x;$++){const B=W(k)??M(k,A);if(!B)break;Y??=B.groups?.
folder,K??=B.groups?.task,k=k.slice(B[0].length)}return{text:k,folder:Y,task:K}}function M(I,A){if(A.size===0)return;const k=/^([@\w./-]{1,100}): /.exec(I);return k&&
A.has(k[1]??"")?k:void 0}function W(I){for(const A of h){const k=A.exec(I);if(k)return k}}function H(I){return I.includes("\r")?I.split("\r").findLast(A=>A.trim()!==
"")??"":I}}),2310:((de,Q,p)=>{p.d(Q,{y:()=>oe});var G=p(5807);const c=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
h=`(?<file>${c})`,x=`(?<file>${c}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,a=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,N=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
P=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,L=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${h}${a}\\)?$`);function E(w,T,C={}){return{name:w,steps:[{pattern:T}],...C}}const M=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>TS-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${h}${a}:$`),skip:3,over:/^\s*$/}],zeroColumn:!0},E("esbuild-short",new RegExp(`^${h}${a}: (?<severity>ERROR|WARNING): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${h}${a} ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite-plu\
gin-svelte[\\w:-]*\\] ${h}${a}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},E("vite-plugin-svelte-warning",new RegExp(
`^\\[vite-plugin-svelte\\] ${h}${a} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)\
[\\w:-]+\\] ${h}${a}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},E("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
E("rollup-unresolved",/^(?:\[!\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
E("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${h} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`),{
zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${h}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+${h} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},E("postcss",new RegExp(`^(?:CssSyntaxError: (?\
:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${h}${a}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${h}(?:${a})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"fork-ts-checker",steps:[{pattern:new RegExp(`^(?<severity>ERROR|\
WARNING) in ${h}${a}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR\
|WARNING) in (?:${c})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${h} (?<message>[A-Z].*)$`),skip:5}]},{
name:"webpack-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${h}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${c}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<se\
verity>ERROR|WARNING) in ${h}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\])(?:\w*Error: )?(?<message>\S.*)$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],W=[E("tsc",new RegExp(`^(?:ERROR in )?${h}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warnin\
g) (?<code>TS\\d+): (?<message>.+)$`)),E("tsc-pretty",new RegExp(`^(?:Error: )?${h}${a} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<m\
essage>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${h}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"eslint-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},E("eslint-compact",new RegExp(`^${h}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w\
/-]+)\\))?$`)),E("eslint-unix",new RegExp(`^${h}${a}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(
`^${h}(?:${a})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],H=[{name:"\
next-swc",steps:[{pattern:/^(?:Error:)?\s*[x×] (?<message>\S.*)$/},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${h}:\\d{1,7}:\\d{1,7}\\]$`)},{pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${a}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:L,skip:20,over:P}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${h}${a}\
$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},E("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),
{name:"astro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${h}${a}$`)}],zeroColumn:!0},{name:"eleventy-nunjucks",steps:[
{pattern:/^(?:\d{1,2}\.|>) \((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?$/},{pattern:/^\s+(?:Error: )?(?<message>\S.*?)(?: \(via [\w ]+\))?$/}]},
E("eleventy-liquid",/^(?:\d{1,2}\. )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/)];function I(w,T,C){if("ma\
tch"in w)return w.match(T,C);const F={};let D=C;for(const[U,z]of w.steps.entries()){const te=k(z,T,D,U===0?0:z.skip??0);if(!te)return;for(const[se,ie]of Object.
entries(te.groups))ie!==void 0&&(F[se]=ie);D=te.at+1}const b=w.steps.at(-1);return!w.repeat||!b?{groups:[F],next:D}:A(b.pattern,F,T,D)}function A(w,T,C,F){const D=[
T];let b=F;for(;b<C.length&&D.length<1e3;b++){const U=w.exec(C[b]?.text??"");if(!U)break;D.push({file:T.file,...U.groups})}return{groups:D,next:b}}function k(w,T,C,F){
const D={};for(let b=C;b<=C+F&&b<T.length;b++){const U=T[b]?.text??"",z=w.pattern.exec(U);if(z)return{at:b,groups:{...D,...z.groups}};const te=w.over?.exec(U);if(w.
over&&!te)return;for(const[se,ie]of Object.entries(te?.groups??{}))ie!==void 0&&(D[se]=ie)}}const Y=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,K=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
$=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,B={name:"python",match(w,T){const C=w[T]?.text??"";if(!C.startsWith("Traceback (most recent call last)")&&!Y.test(
C))return;let F;for(let D=T;D<w.length&&D<T+200;D++){const b=w[D]?.text??"",U=Y.exec(b)?.groups;if(U&&!K.test(U.file??"")&&(F={...U}),D===T||b.startsWith(" "))continue;
const z=$.exec(b)?.groups?.message;return F&&z?{groups:[{...F,message:z}],next:D+1}:void 0}}},q=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${a}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(
`^\\s{4}${x}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${N}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:L,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${h}${a}$`)}]},B,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${h}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^${x}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${N}(\
?: \\[\\w+\\])?: .+)$`),skip:6}]},E("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${N}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:L,skip:20,over:P}]},
E("plain",new RegExp(`^\\s{0,4}(?:(?:vet|error|ERROR|Error):? (?:in )?)?${x}${a}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x\
)(?<message>\\S.*)$`))],V=[...W,...M,...H,...q];var ee=p(107);const ue=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function oe(w,T={}){const{most:C=500,messageLength:F=500}=T,D=(0,ee.S)(w),b=new Map;for(let U=0;U<D.length&&b.size<C;){const z=re(D,U,F);for(const te of z?.
diagnostics??[]){const{file:se,line:ie,column:Ee,message:ke}=te,he=JSON.stringify([se,ie,Ee,ke]);!b.has(he)&&b.size<C&&b.set(he,te)}U=z?.next??U+1}return[...b.values()]}
function re(w,T,C){const F=w[T];if(!(!F||F.text.trim()===""))for(const D of V){const b=I(D,w,T);if(!b)continue;return{diagnostics:b.groups.map(z=>ye(z,D,F.folder,
C)).filter(z=>z!==void 0),next:b.next}}}function ye(w,T,C,F){const{file:D,message:b}=w;if(!D||!b)return;const U=pe(w.line)||null,z=U===null?null:pe(w.column);return{
file:fe(D.trim(),C),line:U,column:z===null?null:T.zeroColumn?z+1:z||null,severity:we(w.severity,T),code:w.code??null,message:(0,G.O)(b.trim().replace(/^error: /i,
""),F)}}function we(w,T){return w===void 0?T.severity??"error":ue.find(([,C])=>C.test(w))?.[0]??"error"}function pe(w){return w===void 0?null:Number(w)}function fe(w,T){
return T===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(w)?w:`${T}/${w.replace(/^(?:\.\/)+/,"")}`}})};export{St as id,xt as ids,It as modules};

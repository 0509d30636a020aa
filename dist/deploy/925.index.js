const St=925,xt=[925],It={3532:((ae,Q,p)=>{p.d(Q,{Q:()=>d});var S=p(7067);function d(l){return(f,N)=>{const L=new URL(f instanceof Request?f.url:f);return L.protocol===
"http:"&&L.hostname.endsWith(".localhost")&&!N?.body?g(L,N):l(f,N)}}function g(l,f){const N={host:"127.0.0.1",port:l.port||80,path:l.pathname+l.search,method:f?.
method??"GET",headers:{...Object.fromEntries(new Headers(f?.headers)),host:l.host},...f?.signal?{signal:f.signal}:{}};return new Promise((L,G)=>{const k=(0,S.request)(
N,P=>{const z=[];P.on("data",K=>z.push(K)),P.on("error",G),P.on("end",()=>{const K=P.statusCode??502,O=Object.entries(P.headers).map(([x,_])=>[x,String(_)]);L(new Response(
K===204||K===304?null:Buffer.concat(z),{status:K,headers:O}))})});k.on("error",G),k.end()})}}),4112:((ae,Q,p)=>{p.d(Q,{H:()=>N,o:()=>L});var S=p(3739),d=p(7634),
g=p(3823),l=p(1279),f=p(1619);const N={accept:"application/json","user-agent":`slipway/${d.x}`};function L(k){const P=(0,f.Jb)(k.baseUrl,"base-url"),z=(0,l.p)(k);
return async(K,O)=>{const{doing:x,mayRepeat:_,decode:Y,takesText:H,route:R}=K,{body:j,signal:oe}=O;let V="";return z({doing:x,mayRepeat:_,decode:Y,takesText:H,signal:oe,
request:{method:R.method,url:G(P,R.path,O),headers:{...N,...j===void 0?{}:{"content-type":"application/json"},..._?{}:{"idempotency-key":O.idempotencyKey??k.uuid()}},
...j===void 0?{}:{body:JSON.stringify(j)}},async authorize(q){return V=await k.tokens.token(),{...q,headers:{...q.headers,authorization:`Bearer ${V}`}}},renew:()=>k.
tokens.renew(V)})}}function G(k,P,{parameters:z,query:K={}}){for(const[x,_]of Object.entries(z))if(/^\.{0,2}$/.test(_))throw new S.GQ("invalid_input",`"${_}" is\
 no ${x}`,{remedy:"Give the identifier that the platform shows."});const O=new URL(k);O.pathname+=(0,g.dN)(P,z).slice(O.pathname.endsWith("/")?1:0);for(const[x,
_]of Object.entries(K))_!==void 0&&O.searchParams.set(x,_);return O}}),7994:((ae,Q,p)=>{p.d(Q,{FK:()=>l,LI:()=>f,UG:()=>N});var S=p(1455),d=p(6760),g=p(3739);function l(G,k){
const P=(0,d.relative)(G,k);return P===""||P!==".."&&!P.startsWith(`..${d.sep}`)&&!(0,d.isAbsolute)(P)}function f(G,k){const P=(0,d.resolve)(G,k);if(k.includes(
"\0")||!l((0,d.resolve)(G),P))throw L(k);return P}async function N(G,k){const[P,z]=await Promise.all([(0,S.realpath)(G),(0,S.realpath)(f(G,k))]);if(!l(P,z))throw L(
k);return z}function L(G){return new g.GQ("path_escapes_root",`The path "${G}" leaves its root folder`,{remedy:"Name a path inside the folder, without links tha\
t lead out of it."})}}),3823:((ae,Q,p)=>{p.d(Q,{Y2:()=>l,bw:()=>g,dN:()=>f});const S="/api/v1/orgs/{orgID}/projects/{projectID}/apps",d=`${S}/{appID}`,g={createApp:{
method:"POST",path:S},updateApp:{method:"PATCH",path:d},replaceEnv:{method:"PUT",path:`${d}/env`},listEnvironments:{method:"GET",path:`${d}/environments`},deploy:{
method:"POST",path:`${d}/deployments`},listDeployments:{method:"GET",path:`${d}/deployments`},readFailure:{method:"GET",path:`${d}/deployments/{deployID}/failur\
e`}},l={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function f(N,L){return N.replace(/\{(\w+)\}/g,(G,k)=>encodeURIComponent(L[k]??`{${k}}`))}}),1547:((ae,Q,p)=>{
p.d(Q,{P:()=>l,Y:()=>g});const S=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","de\
ploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","re\
jected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","in\
ternalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending",
"created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","\
uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],d=new Map(S.flatMap(([f,N])=>N.map(L=>[L,f])));function g(f){
return f.toLowerCase().replace(/[\s_-]/g,"")}function l(f,N=new Map){const L=g(f);return N.get(L)??d.get(L)}}),3721:((ae,Q,p)=>{p.d(Q,{N:()=>Ne});var S=p(3739),
d=p(8758),g=p(8302),l=p(86);const f=["failure","deploymentfailure","deployfailure","error","deployment"],N=["message","reason","description","detail","summary",
"error","title","cause"],L=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],G=["text","line","message","msg","content","log","\
lines"],k=["diagnostics","errors","annotations","issues","problems"],P=["location","loc","position","range","start"],z=["error","reason","cause","failure","deta\
ils"],K=4,O=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],x=i=>{const a=H(Y((0,l.w)(_(i),f))),m=k.flatMap(T=>R(a.get(
T))),v=m.map(oe).filter(T=>T!==void 0),w=m.filter(T=>oe(T)===void 0).flatMap(T=>j(T)),M=(0,l.Qq)(a,...N),c=[...L.flatMap(T=>j(a.get(T))),...w],y=j(M).filter(T=>T.
trim()!=="");return{stage:(0,l.Qq)(a,"stage","phase","step","failedstage","failedstep"),code:(0,l.Qq)(a,"code","errorcode","failurecode","type","kind"),message:y[0]??
w[0],exitCode:(0,l.nd)(a,"exitcode","exitstatus","returncode"),signal:(0,l.Qq)(a,"signal","exitsignal"),log:c.length===0&&y.length>1?y:c,diagnostics:v}};function _(i){
return typeof i=="string"?{message:i}:Array.isArray(i)?i.every(a=>typeof a=="string")?{log:i}:{errors:i}:i}function Y(i){return new Map(i.toReversed().flatMap(a=>[
...a]))}function H(i,a=0){const m=z.map(v=>i.get(v)).find(g.G);return m===void 0||a>K?i:H(new Map([...[...i].filter(([,v])=>v!==m),...(0,l.Pf)(m)]),a+1)}function R(i){
return Array.isArray(i)?i:i==null?[]:[i]}function j(i,a=0){if(typeof i=="string")return i.replace(/\r?\n$/,"").split(/\r?\n/);if(a>K)return[];if(Array.isArray(i))
return i.flatMap(w=>j(w,a+1));const m=(0,l.Pf)(i),v=G.find(w=>m.has(w));return v===void 0?[]:j(m.get(v),a+1)}function oe(i){const a=V((0,l.Pf)(i)),m=(0,l.Qq)(a,
"file","filename","filepath","path"),v=(0,l.Qq)(a,"message","text","msg","description","reason");if(m===void 0||v===void 0)return;const w=(0,l.Qq)(a,"severity",
"level","type")??"";return{file:m,line:q((0,l.nd)(a,"line","linenumber","startline","row")),column:q((0,l.nd)(a,"column","col","columnnumber","startcolumn","cha\
racter")),severity:O.find(([M])=>M.test(w))?.[1]??"error",code:(0,l.Qq)(a,"code","rule","ruleid")??null,message:v}}function V(i,a=0){const m=P.map(v=>i.get(v)).
find(g.G);return m===void 0||a>K?i:new Map([...V((0,l.Pf)(m),a+1),...i])}function q(i){return i!==void 0&&i>=1?i:null}var te=p(3823);const ne={createApp:{doing:"\
create the app",route:te.bw.createApp,mayRepeat:!1,decode:d.EG},updateApp:{doing:"update the app",route:te.bw.updateApp,mayRepeat:!0,decode:d.BE},replaceEnv:{doing:"\
replace the variables",route:te.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environments",route:te.bw.listEnvironments,mayRepeat:!0,
decode:d.Dr},deploy:{doing:"start the deployment",route:te.bw.deploy,mayRepeat:!1,decode:d.Dd},listDeployments:{doing:"list the deployments",route:te.bw.listDeployments,
mayRepeat:!0,decode:d.zV},readFailure:{doing:"read the failure",route:te.bw.readFailure,mayRepeat:!0,decode:x,takesText:!0}},he=50;function ge(i,{org:a,project:m}){
const v={orgID:a,projectID:m},w=c=>({...v,appID:c}),M=(c,{limit:y,cursor:T,signal:W}={})=>i(ne.listDeployments,{parameters:w(c),query:{limit:y?.toString(),cursor:T},
signal:W});return{listDeployments:M,createApp:(c,y={})=>i(ne.createApp,{parameters:v,body:c,...y}),updateApp:(c,y,{signal:T}={})=>i(ne.updateApp,{parameters:w(c),
body:y,signal:T}),replaceEnv:(c,y,{signal:T}={})=>i(ne.replaceEnv,{parameters:w(c),body:{env:Object.fromEntries(y)},signal:T}),listEnvironments:(c,{signal:y}={})=>i(
ne.listEnvironments,{parameters:w(c),signal:y}),deploy:(c,y,T={})=>i(ne.deploy,{parameters:w(c),body:y,...T}),async*allDeployments(c,y={}){const T=new Set;let W=y.
cursor;for(let re=0;re<he;re+=1){const{deployments:ue,nextCursor:pe}=await M(c,{...y,cursor:W});if(yield*ue,pe===void 0||T.has(pe))return;T.add(pe),W=pe}},async readFailure(c,y,{
signal:T}={}){try{return await i(ne.readFailure,{parameters:{...w(c),deployID:y},signal:T})}catch(W){if(W instanceof S.GQ&&W.call?.status===404)return;throw W}}}}
var ye=p(1279),ce=p(1053),le=p(4112),E=p(1619);const I=`permissions:
  id-token: write
  contents: read`,C="ACTIONS_ID_TOKEN_REQUEST_URL";async function U({requestUrl:i,requestToken:a,audience:m},v,w){if(!i||!a)throw F();if(w(a),!/^[\x21-\x7e]+$/.
test(a))throw b("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");const M=D(i,m),c=(y,T)=>{const W=(0,l.Qq)((0,l.Pf)(y),"value");if(W===void 0)throw(0,l.LO)("tok\
en (value)",y,T);return w(W),W};try{return await v({doing:"get an ID token from GitHub",request:{method:"GET",url:M,headers:{...le.H,authorization:`Bearer ${a}`}},
mayRepeat:!0,authorize:y=>y,decode:c})}catch(y){throw!(y instanceof S.GQ)||!ce.a6.has(y.code)?y:new S.GQ("github_refused",y.message,{remedy:`Check that the job \
has these lines, then run it again:
${I}`,...y.call?{call:y.call}:{},cause:y})}}function D(i,a){if(!URL.canParse(i))throw b(`${C} is not a URL`);const m=new URL(i);return(0,E.hu)(m,C),a&&(m.search+=
`${m.search===""?"":"&"}audience=${encodeURIComponent(a)}`),m}function b(i){return new S.GQ("invalid_input",i,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function F(){return new S.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job\
 (or to the workflow that calls it):
${I}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var B=p(9127);const J="Give the identity pro\
vider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",se=[{code:"access_token_given",broken:({header:i})=>/^(?:application\/)?at\+jwt$/i.
test(String(i.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:J},{code:"access_token_given",broken:({claims:i})=>i.token_use==="access"||
i.typ==="Bearer",because:({claims:i})=>`is an access token by its claim (${i.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:J},{code:"access_tok\
en_given",broken:({claims:i})=>[i.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:J},{code:"invalid_id_token",broken:({claims:i},a)=>typeof i.exp=="number"&&i.exp*1e3<=a,because:({claims:i},a)=>`expired ${(0,B.a)(a-Number(i.exp)*1e3)} \
ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:i})=>typeof i.
email!="string"||i.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function we(i,a,m="id-token",v){const w=Ee(
i);if(w===void 0){const c=!i.includes(".");throw new S.GQ(c?"access_token_given":"invalid_id_token",c?`The token of ${m} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${m} is not a JWT: it does not have three parts that can be decoded`,{input:m,remedy:J})}const M=se.find(({broken:c})=>c(
w,a));if(M!==void 0){const c=`The token of ${m} ${M.because(w,a)}`,y=new S.GQ(M.code,c,{input:m,remedy:M.remedy});if(M.code!=="email_claim_missing"||v===void 0)
throw y;v(y)}return{expiresAt:typeof w.claims.exp=="number"?w.claims.exp*1e3:void 0}}function Ee(i){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(i))return;const[a,m]=i.split(
".").slice(0,2).map(me);return a!==void 0&&m!==void 0?{header:a,claims:m}:void 0}function me(i){try{const a=JSON.parse(Buffer.from(i,"base64url").toString("utf8"));
return(0,g.G)(a)?a:void 0}catch{return}}const ke="urn:ietf:params:oauth:token-type:id_token",$e=new Map([["invalid_client","Check token-exchange-client-id: the \
identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupporte\
d_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not kn\
ow this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider'\
s conditions on the repository."]]);async function Re(i,a,m,v){const w=(0,E.Jb)(i.url,"token-exchange-url"),M=new URLSearchParams({grant_type:"urn:ietf:params:o\
auth:grant-type:token-exchange",subject_token:a,subject_token_type:ke,requested_token_type:ke,...i.audience?{audience:i.audience}:{},...i.clientID?{client_id:i.
clientID}:{}});try{return await m({doing:"exchange the token",request:{method:"POST",url:w,headers:{...le.H,"content-type":"application/x-www-form-urlencoded"},
body:M.toString()},mayRepeat:!0,authorize:c=>c,decode:Se(v)})}catch(c){throw!(c instanceof S.GQ)||!ce.a6.has(c.code)?c:new S.GQ("token_exchange_failed",c.message,
{remedy:$e.get(c.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the identity provider.",...c.call?
{call:c.call}:{},cause:c})}}function Se(i){return(a,m)=>{const v=(0,l.Pf)(a);for(const c of["idtoken","accesstoken","refreshtoken"]){const y=(0,l.Qq)(v,c);y!==void 0&&
i(y)}const w=(0,l.Qq)(v,"issuedtokentype"),M=(0,l.Qq)(v,"idtoken")??(w===ke?(0,l.Qq)(v,"accesstoken"):void 0);if(M===void 0)throw(0,l.LO)("ID token (id_token, o\
r access_token issued as one)",a,m);return M}}const ve=6e4,xe=15e3;function Ie(i,a){const m=(0,ye.p)(a),{clock:v}=a;let w,M,c=i.kind==="github"?a.onNoEmail:void 0;
async function y(){const W=await Te(i,m,a),re=v.now(),{expiresAt:ue=Number.POSITIVE_INFINITY}=we(W,re,_e(i),c);return c&&(c=()=>{}),{token:W,expiresAt:ue,renewAt:Math.
max(ue-ve,re+(ue-re)/2)}}async function T(){return M??=y().finally(()=>{M=void 0}),w=await M,w}return{async token(){if(w===void 0)return(await T()).token;if(v.now()<
w.renewAt)return w.token;const W=w;try{return(await T()).token}catch(re){if(v.now()>=W.expiresAt)throw re;return w={...W,renewAt:v.now()+xe},W.token}},async renew(W){
return i.kind==="given"?!1:w!==void 0&&w.token!==W?!0:(await T()).token!==W}}}async function Te(i,a,m){switch(i.kind){case"given":return m.onSecret(i.token.trim()),
i.token.trim();case"github":return U(i,a,m.onSecret);case"exchange":return Re(i,await U(i.subject,a,m.onSecret),a,m.onSecret);case"command":return Ae(i.command,
m);default:return(0,S.xb)(i)}}async function Ae(i,{run:a,onSecret:m}){const v=(y,T)=>new S.GQ("token_command_failed",`The command of id-token-command ${y}`,{input:"\
id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:T}),{exitCode:w,stdout:M}=await a(
i).catch(y=>{throw v("could not be started",y)}),c=M.trim();if(c!==""&&m(c),w!==0)throw v(`ended with exit code ${w}`);if(c==="")throw v("printed nothing");if(/\s/.
test(c))throw v("printed more than one word: an ID token has no spaces and no line ends");return c}function _e(i){return{given:"id-token",github:"id-token-audie\
nce",exchange:"token-exchange-url",command:"id-token-command"}[i.kind]}function Ne(i,a,m,v){const w=Ie(m,v),M=(0,le.o)({...v,baseUrl:a,tokens:w});return{platform:ge(
M,i),async identify(){return await w.token(),Oe(m)}}}function Oe(i){switch(i.kind){case"given":return"ID token as given";case"github":return i.audience?`GitHub \
OIDC, for ${i.audience}`:"GitHub OIDC";case"exchange":return`GitHub OIDC, exchanged at ${new URL(i.url).host}`;case"command":return"ID token from a command";default:
return(0,S.xb)(i)}}}),7859:((ae,Q,p)=>{p.d(Q,{g:()=>kt});var S=p(9127),d=p(3739);async function g(e,t,n){const{settings:o,...s}=e.configuration,r={...o,...s},u=await n.
updateApp(t,r);return{url:u?.url,subdomain:u?.subdomain,detail:Object.keys(r).sort().join(", ")}}const l=3,f=[500,1500,3e3];async function N(e){for(let t=1;;t++)
try{return await e.send()}catch(n){if(e.signal.throwIfAborted(),!G(n))throw n;const o=await L(e);if(o!==void 0)return o;if(t===l)throw n}}async function L(e){for(const t of f){
await e.clock.sleep(t,e.signal);const n=await e.find();if(n!==void 0)return n}}function G(e){return e instanceof d.GQ?e.call?.outcome==="unknown"||e.code==="une\
xpected_response":!1}async function k(e,t){const n=await P(e,t.platform);if(n)return n;if(e.create)return K(e,t);throw new d.GQ("app_not_found",`The platform kn\
ows no app "${e.app}" in ${e.org}/${e.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function P(e,t){
for(const n of new Set([e.rememberedAppID??e.app,e.app])){const o=await z(t,n);if(o)return o}}async function z(e,t){try{const n=await e.listEnvironments(t),o=n.
find(s=>s.name==="production")??n[0];return{appID:t,created:!1,url:o?.url,subdomain:void 0}}catch(n){if(x(n)===404)return;throw n}}async function K(e,t){const{settings:n,
...o}=e.configuration,s={...n,...o,name:e.app,type:e.appType},r=t.uuid();try{return await N({send:async()=>({...await t.platform.createApp(s,{idempotencyKey:r}),
created:!0}),find:async()=>{const u=await z(t.platform,e.app);return u&&{...u,created:!0}},clock:t.clock,signal:t.signal})}catch(u){if(x(u)!==409)throw u;const A=await z(
t.platform,e.app);if(A)return A;throw O(e,u)}}function O(e,t){const n=`${e.org}/${e.project}`;return new d.GQ("app_unreachable_by_name",`${n} has an app named "${e.
app}", but under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function x(e){return e instanceof
d.GQ?e.call?.status:void 0}var _=p(5807);function Y(e,t,n){for(const o of e.signs)if(!(o.codes&&!(t.code&&o.codes.includes(t.code)))&&!(o.exitCodes&&!(typeof t.
exitCode=="number"&&o.exitCodes.includes(t.exitCode)))&&!(o.signals&&!(t.signal&&o.signals.includes(t.signal)))&&!(o.stages&&t.stage&&!o.stages.includes(t.stage.
toLowerCase()))&&!(o.weak&&t.diagnostics?.some(s=>s.severity==="error"))){if(!o.log)return{groups:{},facts:t,lines:n};for(let s=n.length-1;s>=0;s--){const r=o.log.
exec(n[s]??"");if(r)return{groups:r.groups??{},facts:t,lines:n}}}}function H(e,t){for(const n of e){const o=t.exec(n)?.[1];if(o!==void 0)return o}}function R(e,t){
return e===void 0||e===""?t:`"${e}"`}var j=p(6760);const oe=[/Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,/Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
/Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,/Can't resolve '(?<what>[^']{1,300})'/,/[Ff]ailed to resolve import "(?<what>[^"]{1,300})"(?: from "(?<from>[^"]{1,400})")?/,
/ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/];function V(e){for(const{file:t,severity:n,message:o}of e.facts.diagnostics??[]){const s=n==="erro\
r"?q(o,t):void 0;if(s)return s}if(!e.facts.diagnostics?.some(t=>t.severity==="error"))for(const t of e.lines){const n=q(t,void 0);if(n)return n}}function q(e,t){
for(const n of oe){const o=n.exec(e)?.groups;if(!o?.what)continue;const s=t??o.from;if(/^(?:\.{1,2}(?:\/|$)|\/)/.test(o.what))return{kind:"file",specifier:o.what,
importer:s};const r=/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(o.what)?.[0];return r===void 0||o.what[r.length]===":"?void 0:{kind:"package",specifier:r,
importer:s}}}const te=["",".ts",".tsx",".js",".jsx",".mjs",".cjs",".vue",".svelte",".astro",".css",".scss",".json"];function ne(e){const t=V(e),n=e.facts.list;if(!(!n||
t?.kind!=="file"))for(const o of he(t)){const s=ge(o.split("/"),n);if(s!==void 0)return{specifier:t.specifier,actual:s}}}function he({specifier:e,importer:t}){if(e.
startsWith("/")){const o=e.split("/").slice(1,40);return o.map((s,r)=>o.slice(r).join("/"))}const n=t&&j.posix.join(j.posix.dirname(t),e);return!n||n.startsWith(
"..")||n.startsWith("/")?[]:[n]}function ge(e,t){const n=[];for(const[s,r]of e.entries()){const u=t(n.join("/")),$=(s===e.length-1?te:[""]).map(h=>u.find(Z=>Z.toLowerCase()===
`${r}${h}`.toLowerCase())).find(h=>h!==void 0);if($===void 0)return;n.push($)}const o=n.join("/");return te.some(s=>o===`${e.join("/")}${s}`)?void 0:o}const ye=[
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
{log:/Script not found "(?<script>[^"]{1,100})"/}],summary:({groups:e})=>`package.json has no script ${R(e.script,"of that name")}`,remedy:({groups:e,lines:t})=>{
const n=ce(t).filter(s=>s!==e.script);return`${n.length>0?`There are: ${n.join(", ")}. `:""}Add the script ${R(e.script,"named in the log")} to package.json, or\
 set build-command to one that exists.`}},{name:"command-not-found",signs:[{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>[\w@./-]{1,100}): (?:command )?not found$/},
{log:/^'?(?<command>[\w@./-]{1,100})'? is not recognized as an internal or external command/},{log:/spawn (?<command>[\w@./-]{1,100}) ENOENT$/},{log:/^error: Failed to spawn: `(?<command>[^`]{1,100})`/},
{exitCodes:[127]}],summary:({groups:e})=>`the command ${R(e.command,"to run")} was not found`,remedy:({groups:e})=>`Add the package that brings ${R(e.command,"i\
t")} to dependencies in package.json. NODE_ENV=production among the app variables keeps devDependencies from being installed.`},{name:"permission-denied",signs:[
{log:/^(?:\/bin\/)?(?:ba|da|z)?sh: (?:(?:line )?\d{1,5}: )?(?<command>\S{1,200}): Permission denied$/},{log:/EACCES: permission denied, \w{1,20} '(?<command>[^']{1,200})'/},
{exitCodes:[126]}],summary:({groups:e})=>`permission denied${e.command?` for ${R(e.command,"")}`:""}`,remedy:({groups:e})=>e.command?.startsWith("/")?"Let the b\
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
's name only in upper and lower case`},remedy:e=>`The file is ${R(ne(e)?.actual,"there")}: write the import as it is spelt, or rename it with git mv. Builds run\
 where case counts.`},{name:"import-case-tsc",signs:[{log:/TS(?:1149|1261): .*?'(?<path>[^']{1,300})' differs from already included file name .* only in casing/},
{log:/There are multiple modules with names that only differ in casing/}],summary:({groups:e})=>`imports spell ${R(e.path,"a file")} differently in upper and lo\
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
groups:e})=>`the page ${R(e.page,"")} has no generateStaticParams()`,remedy:()=>"Export generateStaticParams() from that page, so that the static export knows i\
ts paths."},{name:"base-path",signs:[{log:/does not begin with `base`, which is configured in `paths\.base`/}],summary:()=>"a link leaves the configured base pa\
th",remedy:()=>"Put the base path before the site's own links, or remove the base path: the platform serves each app at its own host's root."},{name:"build-kill\
ed",signs:[{codes:["build_killed"]},{signals:["SIGKILL","SIGTERM"]},{exitCodes:[143]}],summary:()=>"the build was killed",remedy:()=>"Deploy again. If it repeat\
s, the build takes more memory or time than the platform gives it."}];function ce(e){const t=new Set,n=e.findLastIndex(o=>/[Mm]issing script|not found|a script named/.
test(o));for(const o of e.slice(Math.max(0,n),n+40)){const s=H([o],/^\s*(?:npm|pnpm|yarn|bun) run ([\w:.-]{1,60})(?:\s|$|")/)??le(o);s&&t.add(s)}return[...t].slice(
0,10)}function le(e){return H([e],/Did you mean "(?:pnpm|yarn|npm) (?:run )?([\w:.-]{1,60})"/)}const E="ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ECONNREFUSED|ER\
R_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT",I=[{name:"lockfile-missing",signs:[{log:/`npm ci` command can only install with an existing package-lock\.json/},{log:/ERR_PNPM_NO_LOCKFILE/}],
summary:()=>"the repository has no lockfile",remedy:()=>"Run the install on your machine and commit the lockfile it writes."},{name:"lockfile-outdated",signs:[{
log:/^`npm (?<manager>ci)` can only install packages when your package\.json and/},{log:/(?<manager>ERR_PNPM)_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE)/},
{log:/Your (?<manager>lockfile) needs to be updated, but yarn was run with `--frozen-lockfile`/},{log:/The (?<manager>lockfile) would have been (?:modified|created) by this install, which is explicitly forbidden/},
{log:/(?<manager>lockfile) had changes, but lockfile is frozen/}],summary:()=>"the lockfile does not fit package.json",remedy:({groups:e})=>`Run ${(e.manager===
"ci"?"npm install":e.manager==="ERR_PNPM"?"pnpm install":"")||"your package manager's install"} on your machine and commit the lockfile together with package.js\
on.`},{name:"peer-conflict",signs:[{log:/^code ERESOLVE|^ERESOLVE (?:could not resolve|unable to resolve)|ERR_PNPM_PEER_DEP_ISSUES/}],summary:({lines:e})=>{const t=H(
e,/^\s*peer (\S{1,120}) from /);return t?`dependencies ask for versions that exclude each other (${t})`:"peer dependencies conflict"},remedy:()=>"Move the packa\
ges named in the log to versions that fit each other. As a stopgap commit an .npmrc with legacy-peer-deps=true."},{name:"engine",signs:[{log:/^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/},
{log:/The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/},{log:/Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/},
{weak:!0,log:/You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/},{weak:!0,log:/(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i},
{log:/Node\.js version "?(?<wanted>[<>=^~]{0,2}v?\d[\d.]{0,12})"? (?:or newer |or higher )?is required/},{log:/error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/},
{log:/No such built-in module: (?<builtin>node:[\w/]{1,40})/},{log:/SyntaxError: Unexpected token '(?:\?\?=|\|\|=|&&=|\?\.|\?\?)'/},{log:/(?:crypto\.hash|structuredClone|Object\.hasOwn|Promise\.withResolvers|\.toSorted|styleText|\$?import\.meta\.dirname)(?:\(\.\.\.\))? is not (?:a function|defined)/}],
summary:({groups:e})=>`the Node.js version does not fit${e.wanted?` (wanted: ${e.wanted})`:""}`,remedy:({lines:e})=>e.some(t=>t.includes("digital envelope routi\
nes"))?"The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set nodeVersion in app-settings to 16.":"Set the Node.js version that the\
 tools ask for: nodeVersion in app-settings, and engines.node in package.json."},{name:"registry-login",signs:[{log:/^code (?:E401|E403|ENEEDAUTH)$|ERR_PNPM_FETCH_40[13]|YN0041/},
{log:/(?:401 Unauthorized|403 Forbidden) - (?:GET|PUT) https?:\/\/(?:[^\s/@]{1,200}@)?(?<host>[\w.-]{1,200})/}],summary:({groups:e,lines:t})=>{const n=e.host??H(
t,/40[13] \w+ - GET https?:\/\/(?:[^\s/@]{1,200}@)?([\w.-]{1,200})/);return`the package registry${n?` ${n}`:""} refused the login`},remedy:()=>"Give the build a\
 registry token as an app variable (input env), and name that variable as :_authToken in .npmrc."},{name:"git-dependency",signs:[{stages:["install"],log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey|Repository not found\./}],
summary:()=>"a dependency comes from a Git repository that the build cannot read",remedy:()=>"Name the dependency by an https:// URL that needs no login, or pub\
lish it to a registry and give the build a token."},{name:"version-not-found",signs:[{log:/No matching version found for (?<name>\S{1,150}?)\.?(?: while|$)/},{log:/ERR_PNPM_NO_MATCHING_VERSION\s+No matching version found for (?<name>\S{1,150})/},
{log:/Couldn't find any versions for "(?<name>[^"]{1,120})"/}],summary:({groups:e})=>`no version of ${R(e.name,"a package")} fits`,remedy:()=>"Correct the versi\
on in package.json to one that is published, and commit the new lockfile."},{name:"package-not-found",signs:[{log:/^404\s+(?:The requested resource )?'(?<name>[^']{1,150})' (?:is not in this registry|could not be found)/},
{log:/ERR_PNPM_FETCH_404\s+GET \S{1,300}\/(?<name>[^/\s:]{1,150}): Not Found/},{log:/^error An unexpected error occurred: "https?:\/\/[^"]{1,200}\/(?<name>[^/"]{1,150}): Not found"/},
{log:/^code E404$/}],summary:({groups:e})=>`the package ${R(e.name?.replace(/%2f/i,"/"),"asked for")} is not in the registry`,remedy:()=>"Check its name in pack\
age.json. If it is private, set its registry and a token in .npmrc, with the token as an app variable (input env)."},{name:"integrity",signs:[{log:/^code EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|Integrity check failed for|YN0018/}],
summary:()=>"a package differs from what the lockfile records",remedy:()=>"Delete the lockfile and node_modules, install again, and commit the new lockfile."},{
name:"network",signs:[{log:new RegExp(`^code (?:${E})|^network .{0,80}(?:${E})|ERR_PNPM_META_FETCH_FAIL`)},{log:new RegExp(`(?:getaddrinfo|request to https?://\\\
S{1,200} failed).{0,80}(?:${E})`)},{log:/Could not resolve host: |Failed to connect to \S{1,100} port|network connectivity|The operation timed out\. fetching/}],
summary:()=>"the network failed while the build fetched something",remedy:()=>"Run the deploy again. If it repeats, check the host that the log names and that t\
he platform may reach it."},{name:"certificate",signs:[{log:/\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/}],
summary:()=>"a certificate was refused while the build fetched something",remedy:()=>"If a proxy or a private registry has a certificate of its own authority, g\
ive the platform that authority: NODE_EXTRA_CA_CERTS."},{name:"native-optional",signs:[{log:/Cannot find module '?(?<name>@rollup\/rollup-[\w-]+|@esbuild\/[\w-]+|@rolldown\/binding-[\w-]+|lightningcss[.\w-]*|@tailwindcss\/oxide[\w-]+|@next\/swc[\w-]+|@parcel\/watcher-[\w-]+)'?/},
{log:/The package "(?<name>@esbuild\/[\w-]+)" could not be found, and is needed by esbuild/},{log:/You installed esbuild for another platform/}],summary:({groups:e})=>`\
the binary package ${R(e.name,"of a tool")} is not installed for this system`,remedy:()=>"The lockfile lacks other systems: delete node_modules and the lockfile\
, install again with a current npm, and commit the new lockfile."},{name:"node-gyp",signs:[{log:/^gyp ERR! (?:find Python|stack Error)|node-pre-gyp ERR!/}],summary:()=>"\
a native package could not be compiled",remedy:()=>"Use a version of the package that ships binaries for this Node.js version, or a pure JavaScript one."},{name:"\
package-manager",signs:[{log:/This project is configured to use (?<name>\w{1,20})/},{log:/This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/},
{log:/ERR_PNPM_BAD_PM_VERSION|Cannot find matching keyid/}],summary:({groups:e})=>`the project asks for another package manager${e.name?` (${e.name})`:""}`,remedy:()=>"\
Make packageManager in package.json and the committed lockfile name the same package manager, in a version that the platform has."}],C=[/^([\w@./-]{1,100}?)\/(?:assets\/)?[\w.-]{1,100}\.(?:html|js|css)\s{1,60}[\d.,]{1,12} (?:kB|KiB|MB)\b/,
/^Writing (?:\.\/)?([\w@./-]{1,100}?)\/\S{0,200} from /,/directory: \S{0,200}\/([\w@.-]{1,60})\/$/,/Wrote site to "([^"]{1,100})"/,/The ([\w-]{1,60}) folder is ready to be deployed/,
/Output location: \S{0,200}?((?:dist|build)\/\S{1,100})$/,/Generated static files in "?([\w@./-]{1,100}?)"?\.?$/,/Generated public ([\w@./-]{1,100})$/,/Success! Generated .{0,40} in "([^"]{1,100})"/],
U=[{name:"next-export",signs:[{codes:["output_missing","output_empty"],log:/Next\.js \d{1,3}\.\d/},{codes:["output_missing","output_empty"],log:/^(?:> )?next build/},
{log:/"next export" (?:has been removed|is no longer supported|does not work)/}],summary:()=>"Next.js wrote no static export",remedy:()=>"Set output: 'export' i\
n next.config and take next export out of the build command; the output directory is then out."},{name:"output-missing",signs:[{codes:["output_missing"]},{log:/[Oo]utput directory "?(?<folder>[\w@./-]{1,100}?)"? (?:does not exist|(?:was |is )?(?:not found|missing))/}],
summary:({groups:e,facts:t})=>`the build did not write the output directory ${R(e.folder??t.outputDirectory,"of the app")}`,remedy:({lines:e})=>{const t=D(e);return t?
`Set output-directory to ${t}: the log shows files written there.`:"Set output-directory to the folder that the build command writes, relative to the root direc\
tory: often dist, build, out, public or _site."}},{name:"output-empty",signs:[{codes:["output_empty"]}],summary:({facts:e})=>`the output directory ${R(e.outputDirectory,
"of the app")} is empty`,remedy:({lines:e,facts:t})=>{const n=D(e);return n&&n!==t.outputDirectory?`Set output-directory to ${n}: the log shows files written th\
ere.`:"Check that the build command writes into output-directory, and does not clean it at its end."}},{name:"output-unsafe",signs:[{codes:["output_unsafe"]}],summary:({
facts:e})=>e.message??"the output holds links or special files that may not be served",remedy:()=>"Let the build copy files instead of linking them: links that \
leave the output directory are refused."},{name:"output-too-large",signs:[{codes:["output_too_large"]}],summary:({facts:e})=>e.message??"the output is larger th\
an the platform takes",remedy:()=>"Check that output-directory names only the site, without node_modules or source maps, and move large media elsewhere."},{name:"\
sync-failed",signs:[{codes:["sync_failed","activation_failed"]}],summary:({facts:e})=>e.message??"the platform could not publish the files",remedy:()=>"Nothing \
in the repository is at fault: deploy again. The previous release stays live."},{name:"interrupted",signs:[{codes:["interrupted"]}],summary:()=>"the platform wa\
s stopped while it worked",remedy:()=>"Deploy again."}];function D(e){for(const t of C){const n=H(e,t)?.replace(/^\.\//,"").replace(/\/(?:assets|_astro)$/,"");if(n)
return n}}const b=["queue","clone"],F=[{name:"submodule",signs:[{stages:b,log:/submodule path '(?<path>[^']{1,200})' failed/},{stages:b,log:/No url found for submodule path '(?<path>[^']{1,200})'/},
{stages:b,log:/Failed to clone '(?<path>[^']{1,200})'(?: a second time|\. Retry scheduled)/}],summary:({groups:e})=>`the Git submodule ${R(e.path,"of the reposi\
tory")} could not be cloned`,remedy:()=>"Give the submodule an https:// URL that the platform may read in .gitmodules, or keep its files in the repository itsel\
f."},{name:"branch-not-found",signs:[{codes:["branch_not_found"]},{stages:b,log:/Remote branch (?<branch>\S{1,200}) not found in upstream/},{stages:b,log:/couldn't find remote ref (?:refs\/heads\/)?(?<branch>\S{1,200})/}],
summary:({groups:e,facts:t})=>`the branch ${R(e.branch??t.branch,"to build")} does not exist`,remedy:()=>"Push the branch, or set the input branch to one that e\
xists on the remote; names are case-sensitive."},{name:"commit-not-found",signs:[{codes:["commit_not_found"]},{stages:b,log:/reference is not a tree: |not our ref [0-9a-f]{7,64}/}],
summary:()=>"the commit is not in the repository",remedy:()=>"Push the commit to the repository that the app builds from; a force push or a fork may have left i\
t behind."},{name:"repository-not-allowed",signs:[{codes:["repository_not_allowed"]}],summary:({facts:e})=>`the platform does not take the repository ${R(e.repository,
"given")}`,remedy:()=>"Set the input repository to owner/name or an https:// URL; local paths and file:// need a platform started with --allow-local-git."},{name:"\
repository-not-found",signs:[{codes:["repository_not_found"]},{stages:b,log:/remote: Repository not found\.|^fatal: repository '[^']{1,300}' (?:not found|does not exist)/},
{stages:b,log:/could not read Username for '|Authentication failed for '|Permission denied \(publickey/}],summary:({facts:e})=>`the platform cannot read the rep\
ository ${R(e.repository,"of the app")}`,remedy:()=>"Check the spelling of the input repository. If it is private, give the platform access to it (its GitHub ap\
p, or a deploy key)."},{name:"root-directory-missing",signs:[{codes:["root_directory_missing"]},{log:/Could not read package\.json/},{log:/ERR_PNPM_NO_PKG_MANIFEST|No package\.json (?:was )?found in/}],
summary:({facts:e})=>e.code==="root_directory_missing"?"the root directory does not exist in the repository":"there is no package.json where the build ran",remedy:()=>"\
Set rootDirectory in app-settings to the folder of the app, relative to the repository, and check that it is committed."}];var B=p(107);const J=[...F,...U,...I,
...ye],de={queue:"Deployment failed",clone:"Clone failed",install:"Install failed",build:"Build failed",sync:"Upload failed",activate:"Activation failed"},se=1e3,
we=300,Ee=/exit(?:ed)?(?: with)? (?:code|status)|^(?:the )?(?:build|install|deployment)(?: command)? failed\W*$/i,me=/\b(?:error|fatal|failed|cannot|denied|invalid)\b/i,
ke=/^(?:\s|\$ |A complete log of this run|(?:✗ )?Build failed|error during build|error Command failed|Node\.js v\d|ELIFECYCLE|[>{}(]|at |info |Exit code|$)/,$e=/^\s*(?:npm (?:warn|WARN)|warning\b|WARN\b|\(node:\d+\))/;
function Re(e){const t=(0,B.S)(e.message?[...e.log,e.message]:e.log).slice(-se).map(n=>n.text).filter(n=>!$e.test(n));for(const n of["codes","others"])for(const o of J){
const s=Se(o,n,e,t),r=s&&o.summary(s);if(s&&r)return{headline:ve(e,r),remedy:(0,_.O)(o.remedy(s),500)}}return{headline:ve(e,Ie(e,t)),remedy:void 0}}function Se(e,t,n,o){
const s=e.signs.filter(r=>t==="codes"==(r.codes!==void 0));return s.length===0?void 0:Y({...e,signs:s},n,o)}function ve(e,t){const n=de[e.stage?.toLowerCase()??
""]??"Deployment failed",o=xe(e),s=we-n.length-o.length-2;return`${n}: ${(0,_.O)(t.trim().replace(/\.$/,""),s)}${o}`}function xe({exitCode:e,signal:t}){return typeof e==
"number"&&e!==0?` (exit code ${e})`:t?` (${(0,_.O)(t,20)})`:""}function Ie(e,t){const n=e.diagnostics?.find(r=>r.severity==="error");if(n)return`${n.file}${n.line===
null?"":`:${n.line}`}: ${n.message}`;if(e.message&&!Ee.test(e.message))return e.message;const o=t.filter(r=>!ke.test(r)&&r!==e.message);return o.findLast(r=>me.
test(r))??o.at(-1)??(e.message||e.code||"the platform gave no reason")}var Te=p(2310);const Ae=[[/^file:\/\/(?:localhost)?(?=\/)/,""],[/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/,
""],[/^webpack(?:-internal)?:\/\/[^/]*\//,""],[/^rsc:\/\/[^/]*\/[^/]*\//,""],[/^.*!/,""],[/\\/g,"/"],[/^\/?[A-Za-z]:(?=\/)/,""],[/[?].*$/,""]],_e=/^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//,
Ne=40,Oe=500,i=100;function a(e,t){const n=new Map,o=new Map;for(const s of e){n.has(s.file)||n.set(s.file,m(s.file,t));const r=n.get(s.file);if(r===void 0)continue;
const u=(0,_.O)(s.message,Oe),A=s.code&&(0,_.O)(s.code,i),$=JSON.stringify([r,s.line,s.column,u]);o.has($)||o.set($,{...s,file:r,code:A,message:u})}return[...o.
values()]}function m(e,t){const n=v(e);if(!(n===""||n.includes("\0")||_e.test(n))){for(const o of M(n,t))if(o!==void 0&&!_e.test(o)&&t.exists(o))return o}}function v(e){
let t=e.startsWith("file://")?w(e):e;for(const[n,o]of Ae)t=t.replace(n,o);return t}function w(e){try{return decodeURIComponent(e)}catch{return e}}function*M(e,t){
const n=t.rootDirectory??"";if(!e.startsWith("/")){for(const s of[...t.folders??[],n,""])yield c(`${s}/${e}`);return}for(const s of t.prefixes??[]){const r=s.replaceAll(
"\\","/").replace(/^[A-Za-z]:/,"").replace(/\/+$/,"");if(e.startsWith(`${r}/`)){yield c(e.slice(r.length+1));return}}const o=c(e)?.split("/")??[];if(!(o.length>
Ne))for(let s=0;s<o.length;s++){const r=o.slice(s).join("/");yield r,n!==""&&(yield c(`${n}/${r}`))}}function c(e){const t=[];for(const n of e.split("/"))if(!(n===
""||n===".")){if(n!=="..")t.push(n);else if(t.pop()===void 0)return}return t.length===0?void 0:t.join("/")}const y=["error","warning","notice"],T=/(?:^|\/)(?:\.[^/]+|[^/]+\.config\.[a-z]+|[^/]*tsconfig[^/]*\.json|package(?:-lock)?\.json)$/;
function W(e,t=10){const n=new Set,o=new Set,s=e.map($=>{const h=JSON.stringify([$.severity,$.file,$.line]),Z=JSON.stringify([$.severity,$.message]),ee=n.has(h)||
o.has(Z);n.add(h),o.add(Z);const ie=($.line===null?4:0)+(ee?2:0)+(T.test($.file)?1:0);return{diagnostic:$,weight:ie}}),r=y.map($=>s.filter(({diagnostic:h})=>h.severity===
$).toSorted((h,Z)=>h.weight-Z.weight).map(({diagnostic:h})=>h)),u=Math.max(0,t),A=$=>Math.max(0,($?.length??0)-u);return{shown:r.flatMap($=>$.slice(0,u)),rest:{
error:A(r[0]),warning:A(r[1]),notice:A(r[2])}}}const re=[0,1e3,2e3,4e3];async function ue(e,t,n,o,s){const r=await Fe(e,t,o,s);if(r)return Ce(r,n,o.tree);const u=`\
The deployment ${e} failed, and the platform gives no reason`;return{...pe,headline:u,remedy:`Look at the deployment ${e} in the platform.`}}const pe={stage:void 0,
code:void 0,exitCode:void 0,diagnostics:[],moreDiagnostics:0,log:[]};function Ce(e,t,n){const{rootDirectory:o}=t.configuration.settings,s=[...e.diagnostics,...(0,Te.
y)(e.log)],r={exists:n?.exists??(()=>!1),...typeof o=="string"?{rootDirectory:o}:{},folders:Ue(t,n)},{shown:u,rest:A}=W(a(s,r)),{repository:$,branch:h,outputDirectory:Z}=t.
configuration,ee={...e,diagnostics:u,list:n?.list,repository:$,branch:h,outputDirectory:Z};return{...Re(ee),stage:e.stage,code:e.code,exitCode:e.exitCode,diagnostics:u,
moreDiagnostics:A.error+A.warning+A.notice,log:e.log}}function Ge({code:e,message:t,exitCode:n,signal:o,log:s,diagnostics:r}){return[e,t,n,o].some(A=>A!==void 0)||
s.length>0||r.length>0}const je=8;function Ue({configuration:e},t){const{buildCommand:n="",outputDirectory:o="",settings:s}=e,r=n.split(/[\s'"=;&|()]+/).map(h=>h.
replace(/^(?:\.\/)+|\/+$/g,"")),u=o.split("/").map((h,Z,ee)=>ee.slice(0,Z).join("/")),A=typeof s.rootDirectory=="string"?`${s.rootDirectory}/`:"",$=[...r,...u.reverse()].
filter(h=>/^[^./-][^:*?]*$/.test(h));return[...new Set($)].map(h=>A+h).filter(h=>(t?.list(h).length??0)>0).slice(0,je)}async function Fe(e,t,n,o){try{for(const s of re){
s&&await n.clock.sleep(s,n.signal);const r=await n.platform.readFailure(t,e);if(r&&Ge(r))return r}}catch(s){n.signal.throwIfAborted();const r=(0,d.I7)(s);o.warn(
`The failure record of ${e} cannot be read: ${r.message}`,r.remedy)}}var Me=p(1547);const We=.05,Be=150,ze=1e4,Qe=.2;function Ke(e,t){return Math.min(ze,Math.max(
Be,e*We))*(1-Qe*t())}const Le=5*6e4,He=6e4;async function Ze(e,t,n,o){const s=new AbortController,r=o.every(1e3,()=>o.clock.now()-n>=t.timeoutMs&&s.abort());try{
return await Ye(e,t,n,o,s.signal)}finally{r()}}async function Ye(e,t,n,o,s){const{clock:r,narrator:u}=o,A=new qe(r,u);let $,h=[],Z=r.now();for(;;){const ee=await A.
tolerate(()=>o.look(s),o.signal,s),ie=r.now()-n,X=ee?.find(Rt=>Rt.deployID===e);if((X||!ee)&&(Z=r.now()),r.now()-Z>He)throw Xe(e,$);X&&(X.status!==$?.status||X.
stage!==$.stage)&&u.tell({type:"status",status:X.status,stage:X.stage,elapsedMs:ie}),$=X??$;const fe=X?Ve(X,t,u):"pending";if(X&&fe==="cancelled")return{family:fe,
deployment:X,overtakenBy:Je(X,ee??[],h)};if(fe!=="pending")return{family:fe,deployment:X,overtakenBy:void 0};if(h=ee??h,ie>=t.timeoutMs)return{family:"pending",
deployment:$,overtakenBy:void 0};const De=t.pollIntervalMs??Ke(ie,o.random);await r.sleep(Math.max(1,Math.min(De,t.timeoutMs-ie)),o.signal)}}function Ve(e,t,n){
const o=(0,Me.P)(e.status,t.statusMap);return o||(n.warn(`The platform reports the status "${e.status}", which is not known here; it counts as pending`,`If it i\
s final, say so in the input status-map, for example: ${e.status}=success`),"pending")}function Je(e,t,n){if(e.supersededBy)return e.supersededBy;const{createdAt:o}=e;
if(o===void 0){const r=t[t.indexOf(e)-1];return n.some(u=>u.deployID===r?.deployID)?void 0:r?.deployID}return t.filter(r=>r.createdAt!==void 0&&r.createdAt>o).sort(
(r,u)=>Number(r.createdAt)-Number(u.createdAt))[0]?.deployID}function Xe(e,t){const n=t?`; its last status was "${t.status}"`:"";return new d.GQ("deployment_los\
t",`The deployment ${e} is not in the platform's list${n}`,{remedy:"Look at the app in the platform: whether it deployed cannot be told from here. Run again to \
deploy anew."})}class qe{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,o){try{const s=await t();return this.#t=void 0,s}catch(s){if(n.throwIfAborted(),
o.aborted)return;const r=(0,d.I7)(s);if(!et.has(r.code)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>Le))throw r;this.#o||this.#n.warn(`The deployment list f\
ails: ${r.message}; asking again for up to ${(0,S.a)(Le)}`),this.#o=!0;return}}}const et=new Set(["rate_limited","service_error","unexpected_response","response\
_too_large","unreachable","request_timeout"]);var tt=p(9439);const nt=25e3;function ot(e,t,n){const o=[],s=new Set;let[r,u,A]=[t.now(),t.now(),""];const $=h=>{r=
t.now(),h.type==="phase-started"&&([u,A]=[r,`at ${tt.K[h.phase]}`]),h.type==="status"&&([u,A]=[r-h.elapsedMs,h.status]),e(h)};return{tell:$,phases:o,beat(){const h=t.
now();A!==""&&h-r>=nt&&$({type:"heartbeat",status:A,elapsedMs:h-u})},async phase(h,Z){n?.throwIfAborted();const ee=t.now();$({type:"phase-started",phase:h});let ie;
try{const[X,fe,De=!1]=await Z();return ie={type:"phase-finished",phase:h,detail:fe,ms:t.now()-ee,unwished:De},X}finally{o.push({phase:h,ms:t.now()-ee}),ie&&$(ie)}},
warn(h,Z){s.has(h)||(s.add(h),$({type:"warning",message:h,remedy:Z}))}}}async function st(e,t,n,o){return be(e)??await rt(t.appID,o)??be(t.url)??it(t,n)}async function rt(e,t){
const n=await t.listEnvironments(e).catch(()=>[]),o=n.find(s=>s.name==="production")??n[0];return be(o?.url)}function it(e,t){const n=t.urlTemplate;if(!(n?.includes(
"{subdomain}")&&!e.subdomain))return be(n?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function be(e){if(!e)return;const t=URL.parse(
e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}async function at(e,t,n){const o=await Pe(n.platform,t),
s=o.find(h=>h.deployID===e.attachTo);if(s&&ct(s,e))return{deployID:s.deployID,attached:!0};const r=new Set(o.map(h=>h.deployID)),u=n.uuid(),A=async()=>ut(await lt(
n.platform,t,r),e);return{deployID:await N({send:async()=>(n.onStart(),(await n.platform.deploy(t,dt(e),{idempotencyKey:u}))?.deployID??await pt(A,n)),find:A,clock:n.
clock,signal:n.signal}),attached:!1}}function dt(e){return{branch:e.configuration.branch,...e.commit===void 0?{}:{commit:e.commit}}}function ct(e,t){return((0,Me.
P)(e.status,t.follow.statusMap)??"pending")==="pending"}async function lt(e,t,n){return(await Pe(e,t)).filter(s=>!n.has(s.deployID))}async function Pe(e,t){const{
deployments:n,nextCursor:o}=await e.listDeployments(t),[s,r]=[n[0]?.createdAt,n.at(-1)?.createdAt],u=s!==void 0&&r!==void 0&&s<r;if(o===void 0||!u)return n;const A=[
...n];for await(const $ of e.allDeployments(t,{cursor:o}))A.push($);return A}function ut(e,t){const n=(r,u)=>!r||!u||r===u,o=e.filter(r=>n(r.commit,t.commit)&&n(
r.branch,t.configuration.branch));if(o.length<2)return o[0]?.deployID;const s=o.map(r=>r.deployID).join(", ");throw new d.GQ("deployment_lost",`The platform nam\
ed no deployment, and several are new: ${s}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}const mt=[0,500,1e3,
2e3,4e3,8e3];async function pt(e,t){for(const n of mt){n&&await t.clock.sleep(n,t.signal);const o=await e();if(o)return o}throw new d.GQ("deployment_lost","The \
platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it deploys cannot be told from here."})}const ft=6e4,
ht=500,gt=5e3,yt=1e4;async function wt(e,t){const n=t.clock.now();let o=ht;for(let s=1;;s++){const r=await Et(e,t.fetch,t.signal);if(r===void 0)return s;const u=t.
clock.now()-n;if(u+o>ft)throw new d.GQ("verify_failed",`${e} ${r} after ${(0,S.a)(u)} and ${s} tries`,{remedy:'Open the URL: a first deploy may still wait for D\
NS. Set verify to "off" if the site is not public.'});await t.clock.sleep(o,t.signal),o=Math.min(gt,o*2)}}async function Et(e,t,n){try{const o=await t(e,{signal:AbortSignal.
any([n,AbortSignal.timeout(yt)])});return await o.body?.cancel(),o.status<400?void 0:`answers ${o.status}`}catch(o){n.throwIfAborted();const s=o instanceof Error&&
o.cause instanceof Error?o.cause:o;return`cannot be reached (${s instanceof Error?s.message:String(s)})`}}async function kt(e,t){const n=new vt(e,t),o=t.every(2e3,
()=>n.beat());try{return await n.go()}catch(s){return n.broken(t.signal.aborted?n.interruption():(0,d.I7)(s))}finally{o()}}class vt{#e;#n;#t;#o;#a=!1;#s;#r;#i;constructor(t,n){
this.#e=t,this.#n=n,this.#t=ot(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,await this.#n.
identify()]),this.#e.dryRun)return this.#w();const n=await t("app",()=>this.#d());await t("configure",()=>this.#c(n)),await t("env",()=>this.#l(n));const o=this.#n.
clock.now(),s=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const r=await t("follow",()=>this.#m(n,s,o));return this.#p(
r,n,s)}async#d(){const t=await k(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?`created ${t.appID}`:
`found ${t.appID}`]}async#c(t){if(t.created)return[void 0,"as created"];const{detail:n,...o}=await g(this.#e,t.appID,this.#n.platform);return this.#o={...t,url:o.
url??t.url,subdomain:o.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"left alone"];case"replace":return await this.#n.
platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variables`];default:return(0,d.xb)(n)}}async#u(t){const n=()=>{
this.#a=!0},{deployID:o,attached:s}=await at(this.#e,t.appID,{...this.#n,onStart:n});return this.#s=o,this.#t.tell({type:"deployment-known",deployID:o,attached:s}),
[o,s?`attached to ${o}, which an earlier run started`:o]}async#m(t,n,o){const s=A=>_t(n,t.appID,this.#n.platform,A),r=await Ze(n,this.#e.follow,o,{...this.#n,look:s,
narrator:this.#t}),u=r.family==="pending"&&this.#e.follow.onTimeout==="detach";return[r,r.deployment?.status??r.family,r.family!=="success"&&!u]}async#p(t,n,o){
switch(t.family){case"success":return this.#f(t,n);case"failure":return this.#g(n,o);case"cancelled":return this.outcome("cancelled",bt(o,t.overtakenBy));case"p\
ending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?this.#y(o):void 0);default:return(0,d.xb)(t.family)}}async#f(t,n){this.#r=await st(t.deployment?.
url,this.#o??n,this.#e,this.#n.platform),this.#r&&this.#t.tell({type:"url",url:this.#r});try{await this.#t.phase("verify",()=>this.#h(this.#r))}catch(o){this.#n.
signal.throwIfAborted();const s=(0,d.I7)(o);if(this.#e.verify==="fail")return this.outcome("succeeded",s);this.#t.warn(`Deployed, but ${s.message}`,s.remedy)}return this.
outcome("succeeded")}async#h(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new d.GQ("verify_failed","the platform named no public URL to look at",
{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await wt(t,this.#n);return[void 0,n===1?"answers":`answers, after ${n} tries`]}async#g(t,n){
return this.#i=await this.#t.phase("explain",async()=>{const o=await ue(n,t.appID,this.#e,this.#n,this.#t);return[o,o.code??"no code given"]}),this.#t.tell({type:"\
failure",report:this.#i}),this.outcome("failed",new d.GQ("deploy_failed",this.#i.headline,{...$t(this.#i)}))}#y(t){const n=(0,S.a)(this.#e.follow.timeoutMs);return new d.
GQ("deploy_timeout",`The deployment ${t} has not ended within ${n}; the platform goes on with it`,{input:"timeout",remedy:"Raise timeout, or let the job end wit\
hout it: on-timeout: detach. A re-run follows the same deployment."})}interruption(){return this.#s?new d.GQ("interrupted",`Interrupted; the platform goes on wi\
th ${this.#s}`,{remedy:"A re-run for the same commit follows the same deployment."}):this.#a?new d.GQ("interrupted","Interrupted while starting a deployment; th\
e platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one starts another deployment."}):new d.GQ("interrupted","Inter\
rupted before a deployment was started",{remedy:"Run again."})}broken(t){const n=t.call?.outcome==="refused"||t.call?.outcome==="not-sent";return this.#s!==void 0||
this.#a&&!n?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"cancelled":"failed",t)}async#w(){const{configuration:t,env:n,app:o,org:s,project:r}=this.#e,
u=await P(this.#e,this.#n.platform);this.#o=u;const A=[u?`update the app ${u.appID} in ${s}/${r}`:`create the app ${o} in ${s}/${r}`,n.kind==="leave"?"leave its\
 variables alone":`replace its variables by: ${[...n.variables.keys()].join(", ")||"none"}`,`deploy ${t.repository}, branch ${t.branch}${this.#e.commit?`, commi\
t ${this.#e.commit}`:""}`];for(const $ of A)this.#t.tell({type:"notice",message:`Dry run: would ${$}`});return this.outcome("skipped")}outcome(t,n){return{status:t,
appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#s,url:this.#r,failure:this.#i,error:n,phases:this.#t.phases}}}async function _t(e,t,n,o){const s=[];
for await(const r of n.allDeployments(t,{signal:o}))if(s.push(r),r.deployID===e)break;return s}function bt(e,t){const n=t?`: ${t} overtook it`:"";return new d.GQ(
"deploy_cancelled",`The deployment ${e} was cancelled${n}`,{remedy:t?`Follow ${t} instead; it deploys what is newer.`:"Run again to deploy anew."})}function $t(e){
return e.remedy===void 0?{}:{remedy:e.remedy}}}),7244:((ae,Q,p)=>{p.d(Q,{c:()=>g});var S=p(3024),d=p(7994);function g(l){const f=(N,L)=>{try{return L()}catch{return N}};
return{exists:N=>f(!1,()=>(0,S.statSync)((0,d.LI)(l,N)).isFile()),list:N=>f([],()=>(0,S.readdirSync)((0,d.LI)(l,N)))}}}),107:((ae,Q,p)=>{p.d(Q,{S:()=>N});var S=p(
5807);const d={lines:5e3,lineLength:1e3,entryLength:64*1024},g=[/^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?:?(?: |$)/,/^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6})?(?: [AP]M)?\]?:? (?=\S)/,
/^(?<folder>[\w@.-]{1,100}(?:\/[\w@.-]{1,100}){1,6}) (?!error|warning|note|info|failed)[a-z][\w:-]{0,60}(?:: |:$|\$ )/,/^(?<task>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[a-z][\w:-]{0,60}):(?: |$)/,
/^@[\w.-]{1,60}\/[\w.-]{1,60}: /,/^\[@?[\w./-]{1,80}\]: /,/^➤ YN\d{4}: (?:[│┌└] ?)?/,/^\[\d{1,2}\] /,/^#\d{1,4} \d{1,5}\.\d{1,3} /,/^[a-z][\w.-]{0,60}-\d{1,3} {1,20}\| /,
/^npm (?:ERR!|error)(?: |$)/,/^\[11ty\](?: |$)/],l=4,f=[/^> @?[^\s@]{0,100}@\S{0,100} \S{1,100} (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/,/^(?<task>@?[\w./-]{1,120}#[\w:-]{1,60}):\s{1,4}ERROR\s{1,4}command \((?<folder>[^()]{1,400})\)/,
/^ERROR: command finished with error: command \((?<folder>[^()]{1,400})\)/,/^location (?<folder>(?:\/|[A-Za-z]:\\)\S{1,400})$/];function N(O){const x=[];for(let R=O.
length-1;R>=0&&x.length<d.lines;R--){const j=O[R]??"",V=(j.length>d.entryLength?j.slice(-d.entryLength):j).split(`
`);for(let q=V.length-1;q>=0&&x.length<d.lines;q--)x.push(V[q]??"")}const _=L(x),Y=x.reverse().map(R=>k(R,_)),H=G(Y);return Y.map(({text:R,folder:j,task:oe})=>({
text:R,folder:j??H.get(oe??"")}))}function L(O){const x=O.map(_=>_.includes("nx run ")?/\bnx run ([@\w./-]{1,100}):/.exec(_)?.[1]:void 0);return new Set(x.filter(
_=>_!==void 0))}function G(O){const x=new Map;for(const{text:_,task:Y}of O)for(const H of f){const R=H.exec(_)?.groups;R?.folder&&x.set(Y??R.task?.replace("#","\
:")??"",R.folder)}return x}function k(O,x){let _=(0,S.O)(K((0,S.N)(O)),d.lineLength).trimEnd(),Y,H;for(let R=0;R<l;R++){const j=z(_)??P(_,x);if(!j)break;Y??=j.groups?.
folder,H??=j.groups?.task,_=_.slice(j[0].length)}return{text:_,folder:Y,task:H}}function P(O,x){if(x.size===0)return;const _=/^([@\w./-]{1,100}): /.exec(O);return _&&
x.has(_[1]??"")?_:void 0}function z(O){for(const x of g){const _=x.exec(O);if(_)return _}}function K(O){return O.includes("\r")?O.split("\r").findLast(x=>x.trim()!==
"")??"":O}}),2310:((ae,Q,p)=>{p.d(Q,{y:()=>ne});var S=p(5807);const d=String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`,
g=`(?<file>${d})`,l=`(?<file>${d}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`,f=String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`,N=String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`,
L=/^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/,G=new RegExp(`^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|/(?:dist|\\.next|\\.output|\\.svelte-kit)/))(?:[\
^()]{0,300} \\()?(?:async )?${g}${f}\\)?$`);function k(E,I,C={}){return{name:E,steps:[{pattern:I}],...C}}const P=[{name:"esbuild",steps:[{pattern:/^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>TS-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/},
{pattern:new RegExp(`^\\s{4}${g}${f}:$`),skip:3,over:/^\s*$/}],zeroColumn:!0},k("esbuild-short",new RegExp(`^${g}${f}: (?<severity>ERROR|WARNING): (?<message>.+\
)$`),{zeroColumn:!0}),{name:"rolldown",steps:[{pattern:/^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/},
{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[ ?${g}${f} ?\\]$`),skip:1}]},{name:"vite-plugin-svelte",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)vite-plu\
gin-svelte[\\w:-]*\\] ${g}${f}$`)},{pattern:/^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/}],zeroColumn:!0},k("vite-plugin-svelte-warning",new RegExp(
`^\\[vite-plugin-svelte\\] ${g}${f} (?<message>.+)$`),{zeroColumn:!0,severity:"warning"}),{name:"vite-plugin-place",steps:[{pattern:new RegExp(`^\\[plugin(?: |:)\
[\\w:-]+\\] ${g}${f}$`)},{pattern:/^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/}]},k("vite-unresolved",/^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/),
k("rollup-unresolved",/^(?:\[!\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/),
k("rollup",new RegExp(`^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${g} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`),{
zeroColumn:!0}),{name:"vite-config",steps:[{pattern:new RegExp(`^failed to load config from ${g}$`)},{pattern:/^error during build:$/},{pattern:/^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/}]},
{name:"sass",steps:[{pattern:/^(?:\w*Error: )?(?:(?<severity>DEPRECATION WARNING|WARNING)(?: \[[\w-]+\])?: )?(?:\[sass\] )?(?<message>\S.*)$/},{pattern:/^\s*[╷,]$/,
skip:1,over:/^$/},{pattern:new RegExp(`^\\s+${g} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`),skip:12}]},k("postcss",new RegExp(`^(?:CssSyntaxError: (?\
:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${g}${f}: (?<message>.+)$`)),{name:"vite-file",steps:[{pattern:/^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/},
{pattern:new RegExp(`^file: ${g}(?:${f})?(?: \\(.*)?$`),skip:12,over:/^(?!\s+at |\[)/}]},{name:"fork-ts-checker",steps:[{pattern:new RegExp(`^(?<severity>ERROR|\
WARNING) in ${g}${f}(?:-[\\d:]+)?$`)},{pattern:/^(?<code>TS\d+): (?<message>.+)$/}]},{name:"webpack-loader-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR\
|WARNING) in (?:${d})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${g} (?<message>[A-Z].*)$`),skip:5}]},{
name:"webpack-place",steps:[{pattern:new RegExp(`^(?<severity>ERROR|WARNING) in ${g}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`)},{pattern:new RegExp(`^(?:\\w*Error: )?(?:${d}\
: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`),skip:2}],zeroColumn:!0},{name:"webpack",steps:[{pattern:new RegExp(`^(?!.*sass-loader)(?<se\
verity>ERROR|WARNING) in ${g}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`)},{pattern:/^(?!Module build failed|\.\/\S+ \d|\[tsl\])(?:\w*Error: )?(?<message>\S.*)$/,
skip:1,over:/^Module build failed/}],zeroColumn:!0}],z=[k("tsc",new RegExp(`^(?:ERROR in )?${g}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warnin\
g) (?<code>TS\\d+): (?<message>.+)$`)),k("tsc-pretty",new RegExp(`^(?:Error: )?${g}${f} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<m\
essage>.+)$`)),{name:"ts-loader",steps:[{pattern:new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${g}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`)},{pattern:/^\s+(?<code>TS\d+): (?<message>.+)$/}]},
{name:"eslint-stylish",steps:[{pattern:/^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},{name:"eslint-react-scripts",steps:[{pattern:/^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/},{pattern:/^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/}],
repeat:!0},k("eslint-compact",new RegExp(`^${g}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w\
/-]+)\\))?$`)),k("eslint-unix",new RegExp(`^${g}${f}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`)),{name:"biome",steps:[{pattern:new RegExp(
`^${g}(?:${f})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}\u2501\u2501\u2501`)},{pattern:/^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/,skip:1,over:/^\s*$/}]}],K=[{name:"\
next-swc",steps:[{pattern:/^(?:Error:)?\s*[x×] (?<message>\S.*)$/},{pattern:new RegExp(`^\\s*[\u256D,][\u2500-]{1,3}\\[${g}:\\d{1,7}:\\d{1,7}\\]$`)},{pattern:/^\s*[:·]\s+[\^─┬]/,
skip:12,over:/^\s*(?:(?<line>\d{1,7}) )?[|│:·]/}]},{name:"next",steps:[{pattern:new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${f}$`)},{pattern:/^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/}]},
{name:"next-module",steps:[{pattern:/^(?<file>\.\/[^:*"<>|]{1,400})$/},{pattern:/^(?:\w*Error: )?(?<message>Module not found: .+)$/}]},{name:"next-prerender",steps:[
{pattern:/^Error occurred prerendering page /},{pattern:/^(?<message>\S.*)$/},{pattern:G,skip:20,over:L}]},{name:"svelte-check",steps:[{pattern:new RegExp(`^${g}${f}\
$`)},{pattern:/^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/}]},k("svelte-check-machine",/^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?:\\n.*)?"$/),
{name:"astro-location",steps:[{pattern:/^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Z]\S* )(?!Build failed))(?<message>.+)$/},
{pattern:/^\s+Location:$/,skip:20,over:/^(?!\s*Stack trace:|\s+at |\[)/},{pattern:new RegExp(`^\\s+${g}${f}$`)}],zeroColumn:!0},{name:"eleventy-nunjucks",steps:[
{pattern:/^(?:\d{1,2}\.|>) \((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?$/},{pattern:/^\s+(?:Error: )?(?<message>\S.*?)(?: \(via [\w ]+\))?$/}]},
k("eleventy-liquid",/^(?:\d{1,2}\. )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/)];function O(E,I,C){if("ma\
tch"in E)return E.match(I,C);const U={};let D=C;for(const[F,B]of E.steps.entries()){const J=_(B,I,D,F===0?0:B.skip??0);if(!J)return;for(const[de,se]of Object.entries(
J.groups))se!==void 0&&(U[de]=se);D=J.at+1}const b=E.steps.at(-1);return!E.repeat||!b?{groups:[U],next:D}:x(b.pattern,U,I,D)}function x(E,I,C,U){const D=[I];let b=U;
for(;b<C.length&&D.length<1e3;b++){const F=E.exec(C[b]?.text??"");if(!F)break;D.push({file:I.file,...F.groups})}return{groups:D,next:b}}function _(E,I,C,U){const D={};
for(let b=C;b<=C+U&&b<I.length;b++){const F=I[b]?.text??"",B=E.pattern.exec(F);if(B)return{at:b,groups:{...D,...B.groups}};const J=E.over?.exec(F);if(E.over&&!J)
return;for(const[de,se]of Object.entries(J?.groups??{}))se!==void 0&&(D[de]=se)}}const Y=/^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/,H=/\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</,
R=/^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/,j={name:"python",match(E,I){const C=E[I]?.text??"";if(!C.startsWith("Traceback (most recent call last)")&&!Y.test(
C))return;let U;for(let D=I;D<E.length&&D<I+200;D++){const b=E[D]?.text??"",F=Y.exec(b)?.groups;if(F&&!H.test(F.file??"")&&(U={...F}),D===I||b.startsWith(" "))continue;
const B=R.exec(b)?.groups?.message;return U&&B?{groups:[{...U,message:B}],next:D+1}:void 0}}},oe=[{name:"vitest",steps:[{pattern:/^\s*FAIL\s+\S.* > /},{pattern:/^(?<message>\S.*)$/},
{pattern:new RegExp(`^ \u276F (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${f}$`),skip:40}]},{name:"jest-syntax",steps:[{pattern:new RegExp(
`^\\s{4}${l}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^\\s{4}(?<message>${N}: .+)$`),skip:6}]},{name:"jest",steps:[{pattern:/^\s{2}● (?!Test suite failed to run)\S.*$/},
{pattern:/^\s{4}(?<message>\S.*)$/,skip:1,over:/^$/},{pattern:G,skip:40,over:/^(?!\s{2}●)/}]},{name:"rust",steps:[{pattern:/^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/},
{pattern:new RegExp(`^\\s*--> ${g}${f}$`)}]},j,{name:"go-panic",steps:[{pattern:/^panic: (?<message>.+)$/},{pattern:new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${g}\
:(?<line>\\d{1,7})(?: \\+0x.*)?$`),skip:20}]},{name:"node-syntax",steps:[{pattern:new RegExp(`^${l}:(?<line>\\d{1,7})$`)},{pattern:new RegExp(`^(?<message>${N}(\
?: \\[\\w+\\])?: .+)$`),skip:6}]},k("node-import",/^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND)\]?: (?<message>Cannot find (?:module|package) '[^']{1,400}') imported from (?<file>\S{1,400})$/),
{name:"node-stack",steps:[{pattern:new RegExp(`^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${N}(?: \\[\\w+\\])?|error): .+)$`)},{pattern:G,skip:20,over:L}]},
k("plain",new RegExp(`^\\s{0,4}(?:(?:vet|error|ERROR|Error):? (?:in )?)?${l}${f}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x\
)(?<message>\\S.*)$`))],V=[...z,...P,...K,...oe];var q=p(107);const te=[["warning",/^(?:warn|warning|deprecation warning|!|⚠)/i],["notice",/^(?:hint|info|note|message|i$)/i],
["error",/./]];function ne(E,I={}){const{most:C=500,messageLength:U=500}=I,D=(0,q.S)(E),b=new Map;for(let F=0;F<D.length&&b.size<C;){const B=he(D,F,U);for(const J of B?.
diagnostics??[]){const{file:de,line:se,column:we,message:Ee}=J,me=JSON.stringify([de,se,we,Ee]);!b.has(me)&&b.size<C&&b.set(me,J)}F=B?.next??F+1}return[...b.values()]}
function he(E,I,C){const U=E[I];if(!(!U||U.text.trim()===""))for(const D of V){const b=O(D,E,I);if(!b)continue;return{diagnostics:b.groups.map(B=>ge(B,D,U.folder,
C)).filter(B=>B!==void 0),next:b.next}}}function ge(E,I,C,U){const{file:D,message:b}=E;if(!D||!b)return;const F=ce(E.line)||null,B=F===null?null:ce(E.column);return{
file:le(D.trim(),C),line:F,column:B===null?null:I.zeroColumn?B+1:B||null,severity:ye(E.severity,I),code:E.code??null,message:(0,S.O)(b.trim().replace(/^error: /i,
""),U)}}function ye(E,I){return E===void 0?I.severity??"error":te.find(([,C])=>C.test(E))?.[0]??"error"}function ce(E){return E===void 0?null:Number(E)}function le(E,I){
return I===void 0||/^(?:[A-Za-z]:|[a-z-]+:\/\/|[\\/])/.test(E)?E:`${I}/${E.replace(/^(?:\.\/)+/,"")}`}})};export{St as id,xt as ids,It as modules};

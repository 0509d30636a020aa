const Ae=651,$e=[651],Oe={3532:((N,$,h)=>{h.d($,{Q:()=>g});var w=h(7067);function g(E){return(m,f)=>{const T=new URL(m instanceof Request?m.url:m);return T.protocol===
"http:"&&T.hostname.endsWith(".localhost")&&!f?.body?I(T,f):E(m,f)}}function I(E,m){const f={host:"127.0.0.1",port:E.port||80,path:E.pathname+E.search,method:m?.
method??"GET",headers:{...Object.fromEntries(new Headers(m?.headers)),host:E.host},...m?.signal?{signal:m.signal}:{}};return new Promise((T,O)=>{const S=(0,w.request)(
f,b=>{const _=[];b.on("data",v=>_.push(v)),b.on("error",O),b.on("end",()=>{const v=b.statusCode??502,k=Object.entries(b.headers).map(([M,D])=>[M,String(D)]);T(new Response(
v===204||v===304?null:Buffer.concat(_),{status:v,headers:k}))})});S.on("error",O),S.end()})}}),4112:((N,$,h)=>{h.d($,{H:()=>f,o:()=>T});var w=h(3739),g=h(7634),
I=h(3823),E=h(1279),m=h(1619);const f={accept:"application/json","user-agent":`slipway/${g.x}`};function T(S){const b=(0,m.Jb)(S.baseUrl,"base-url"),_=(0,E.p)(S);
return async(v,k)=>{const{doing:M,mayRepeat:D,decode:G,takesText:B,route:Q}=v,{body:x,signal:J}=k;let K="";return _({doing:M,mayRepeat:D,decode:G,takesText:B,signal:J,
request:{method:Q.method,url:O(b,Q.path,k),headers:{...f,...x===void 0?{}:{"content-type":"application/json"},...D?{}:{"idempotency-key":k.idempotencyKey??S.uuid()}},
...x===void 0?{}:{body:JSON.stringify(x)}},async authorize(W){return K=await S.tokens.token(),{...W,headers:{...W.headers,authorization:`Bearer ${K}`}}},renew:()=>S.
tokens.renew(K)})}}function O(S,b,{parameters:_,query:v={}}){for(const[M,D]of Object.entries(_))if(/^\.{0,2}$/.test(D))throw new w.GQ("invalid_input",`"${D}" is\
 no ${M}`,{remedy:"Give the identifier that the platform shows."});const k=new URL(S);k.pathname+=(0,I.dN)(b,_).slice(k.pathname.endsWith("/")?1:0);for(const[M,
D]of Object.entries(v))D!==void 0&&k.searchParams.set(M,D);return k}}),7994:((N,$,h)=>{h.d($,{FK:()=>m,LI:()=>f,wZ:()=>O});var w=h(3024),g=h(1455),I=h(6760),E=h(
3739);function m(b,_){const v=(0,I.relative)(b,_);return v===""||v!==".."&&!v.startsWith(`..${I.sep}`)&&!(0,I.isAbsolute)(v)}function f(b,_){const v=(0,I.resolve)(
b,_);if(_.includes("\0")||!m((0,I.resolve)(b),v))throw S(_);return v}async function T(b,_){const[v,k]=await Promise.all([realpath(b),realpath(f(b,_))]);if(!m(v,
k))throw S(_);return k}function O(b,_){if(!(0,w.existsSync)(b)){O((0,I.dirname)(b),_);try{(0,w.mkdirSync)(b,{mode:_})}catch(v){if((0,E.xU)(v)!=="EEXIST")throw v}}}
function S(b){return new E.GQ("path_escapes_root",`The path "${b}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out o\
f it."})}}),3823:((N,$,h)=>{h.d($,{Y2:()=>f,a6:()=>m,bw:()=>I,dN:()=>T});const w="/api/v1/orgs/{orgID}/projects/{projectID}/apps",g=`${w}/{appID}`,I={createApp:{
method:"POST",path:w},updateApp:{method:"PATCH",path:g},replaceEnv:{method:"PUT",path:`${g}/env`},listEnvironments:{method:"GET",path:`${g}/environments`},deploy:{
method:"POST",path:`${g}/deployments`},listDeployments:{method:"GET",path:`${g}/deployments`},readFailure:{method:"GET",path:`${g}/deployments/{deployID}/failur\
e`}},E="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",m={listReleases:{method:"GET",path:`${E}/releases`},rollback:{method:"POST",path:`${E}/rollbac\
k`},listTables:{method:"GET",path:`${E}/tables`},createTable:{method:"POST",path:`${E}/tables`},deleteTable:{method:"DELETE",path:`${E}/tables/{table}`},runtime:{
method:"POST",path:`${E}/runtime`}},f={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function T(O,S){return O.replace(/\{(\w+)\}/g,(b,_)=>encodeURIComponent(
S[_]??`{${_}}`))}}),1547:((N,$,h)=>{h.d($,{P:()=>E,Y:()=>I});const w=[["success",["succeeded","success","successful","ready","live","active","complete","complet\
ed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored",
"crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","up\
loadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expire\
d"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building",
"cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],g=new Map(w.flatMap(
([m,f])=>f.map(T=>[T,m])));function I(m){return m.toLowerCase().replace(/[\s_-]/g,"")}function E(m,f=new Map){const T=I(m);return f.get(T)??g.get(T)}}),4780:((N,$,h)=>{
h.d($,{N:()=>r});var w=h(7598),g=h(3739),I=h(8758),E=h(8302),m=h(5807),f=h(86);const T=["failure","deploymentfailure","deployfailure","error","deployment"],O=["\
message","reason","description","detail","summary","error","title","cause"],S=["log","logs","logtail","buildlog","buildlogs","output","lines","stdout","stderr"],
b=["text","line","message","msg","content","log","lines"],_=["diagnostics","errors","annotations","issues","problems"],v=["location","loc","position","range","s\
tart"],k=["error","reason","cause","failure","details"],M=4,D={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},G=[[/^(?:warn|1$)/i,"warning"],[
/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],B=e=>{const a=W(K((0,f.w)(J(e),T))),i=_.flatMap(u=>se(a.get(u))).slice(0,D.lines).map(u=>ce(u)??F(u)),
s=i.flatMap(u=>"file"in u?u:[]),l=i.flatMap(u=>"file"in u?[]:u),p=(0,f.Qq)(a,...O),d=[...S.flatMap(u=>F(a.get(u))),...l],y=F(p).filter(u=>u.trim()!=="");return{
stage:x((0,f.Qq)(a,"stage","phase","step","failedstage","failedstep")),code:x((0,f.Qq)(a,"code","errorcode","failurecode","type","kind")),message:Q(y[0]??l[0],D.
text),exitCode:(0,f.nd)(a,"exitcode","exitstatus","returncode"),signal:x((0,f.Qq)(a,"signal","exitsignal")),log:(d.length===0&&y.length>1?y:d).slice(-D.lines).map(
u=>(0,m.vI)(u,D.line)),diagnostics:s.filter(({file:u})=>u.length<=D.file).slice(0,D.findings)}};function Q(e,a){return e&&(0,m.vI)(e,a)}function x(e){return Q(e,
D.word)}function J(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(a=>typeof a=="string")?{log:e}:{errors:e}:e}function K(e){return new Map(e.
toReversed().flatMap(a=>[...a]))}function W(e,a=0){const i=k.map(s=>e.get(s)).find(E.G);return i===void 0||a>M?e:W(new Map([...[...e].filter(([,s])=>s!==i),...(0,f.
Pf)(i)]),a+1)}function se(e){return Array.isArray(e)?e:e==null?[]:[e]}function F(e,a=0){if(typeof e=="string")return e.replace(/\r?\n$/,"").split(/\r?\n/);if(a>
M)return[];if(Array.isArray(e))return e.flatMap(l=>F(l,a+1));const i=(0,f.Pf)(e),s=b.find(l=>i.has(l));return s===void 0?[]:F(i.get(s),a+1)}function ce(e){const a=V(
(0,f.Pf)(e)),i=(0,f.Qq)(a,"file","filename","filepath","path"),s=(0,f.Qq)(a,"message","text","msg","description","reason");if(i===void 0||s===void 0)return;const l=(0,f.
Qq)(a,"severity","level","type")??"";return{file:i,line:te((0,f.nd)(a,"line","linenumber","startline","row")),column:te((0,f.nd)(a,"column","col","columnnumber",
"startcolumn","character")),severity:G.find(([p])=>p.test(l))?.[1]??"error",code:x((0,f.Qq)(a,"code","rule","ruleid"))??null,message:(0,m.vI)(s,D.text)}}function V(e,a=0){
const i=v.map(s=>e.get(s)).find(E.G);return i===void 0||a>M?e:new Map([...V((0,f.Pf)(i),a+1),...e])}function te(e){return e!==void 0&&e>=1?e:null}var U=h(3823);
const j={createApp:{doing:"create the app",route:U.bw.createApp,mayRepeat:!1,decode:I.EG},updateApp:{doing:"update the app",route:U.bw.updateApp,mayRepeat:!0,decode:I.
BE},replaceEnv:{doing:"replace the variables",route:U.bw.replaceEnv,mayRepeat:!0,decode:()=>{}},listEnvironments:{doing:"read the environments",route:U.bw.listEnvironments,
mayRepeat:!0,decode:I.Dr},deploy:{doing:"start the deployment",route:U.bw.deploy,mayRepeat:!1,decode:I.Dd},listDeployments:{doing:"list the deployments",route:U.
bw.listDeployments,mayRepeat:!0,decode:I.zV},readFailure:{doing:"read the failure",route:U.bw.readFailure,mayRepeat:!0,decode:B,takesText:!0}},de=50;function le(e,{
org:a,project:i}){const s={orgID:a,projectID:i},l=d=>({...s,appID:d}),p=(d,{limit:y,cursor:u,signal:A}={})=>e(j.listDeployments,{parameters:l(d),query:{limit:y?.
toString(),cursor:u},signal:A});return{listDeployments:p,createApp:(d,y={})=>e(j.createApp,{parameters:s,body:d,...y}),updateApp:(d,y,{signal:u}={})=>e(j.updateApp,
{parameters:l(d),body:y,signal:u}),replaceEnv:(d,y,{signal:u}={})=>e(j.replaceEnv,{parameters:l(d),body:{env:Object.fromEntries(y)},signal:u}),listEnvironments:(d,{
signal:y}={})=>e(j.listEnvironments,{parameters:l(d),signal:y}),deploy:(d,y,u={})=>e(j.deploy,{parameters:l(d),body:y,...u}),async*allDeployments(d,y={}){const u=new Set;
let A=y.cursor;for(let P=0;P<de;P+=1){const{deployments:z,nextCursor:L}=await p(d,{...y,cursor:A});if(yield*z,L===void 0||u.has(L))return;u.add(L),A=L}},async readFailure(d,y,{
signal:u}={}){try{return await e(j.readFailure,{parameters:{...l(d),deployID:y},signal:u})}catch(A){if(A instanceof g.GQ&&A.call?.status===404)return;throw A}}}}
var ue=h(1279),ne=h(1053),X=h(1619),Z=h(4112);function oe(e,{requestUrl:a,requestToken:i,audience:s},l,p){const d=new URL(a);s&&(d.search+=`${d.search===""?"":"\
&"}audience=${encodeURIComponent(s)}`);const y=(u,A)=>{const P=(0,f.Qq)((0,f.Pf)(u),"value");if(P===void 0)throw(0,f.LO)("token (value)",u,A);return p(P),P};return l(
{doing:`get an ID token from ${e}`,request:{method:"GET",url:d,headers:{...Z.H,authorization:`Bearer ${i}`}},mayRepeat:!0,authorize:u=>u,decode:y})}const ae=`pe\
rmissions:
  id-token: write
  contents: read`,re="ACTIONS_ID_TOKEN_REQUEST_URL";async function H({requestUrl:e,requestToken:a,audience:i},s,l){if(!e||!a)throw fe();if(l(a),!/^[\x21-\x7e]+$/.
test(a))throw ie("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(e))throw ie(`${re} is not a URL`);(0,X.hu)(new URL(e),re);try{return await oe(
"GitHub",{requestUrl:e,requestToken:a,audience:i},s,l)}catch(p){throw!(p instanceof g.GQ)||!ne.a6.has(p.code)?p:new g.GQ("github_refused",p.message,{remedy:`Che\
ck that the job has these lines, then run it again:
${ae}`,...p.call?{call:p.call}:{},cause:p})}}function ie(e){return new g.GQ("invalid_input",e,{remedy:"The runner sets this variable; do not set it in the workf\
low."})}function fe(){return new g.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the wor\
kflow that calls it):
${ae}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var he=h(9127);const Y="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",me=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:Y},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:Y},{code:"access_tok\
en_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:Y},{code:"invalid_id_token",broken:({claims:e},a)=>typeof e.exp=="number"&&e.exp*1e3<=a,because:({claims:e},a)=>`expired ${(0,he.a)(a-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function ye(e,a,i="id-token",s){const l=we(
e);if(l===void 0){const d=!e.includes(".");throw new g.GQ(d?"access_token_given":"invalid_id_token",d?`The token of ${i} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${i} is not a JWT: it does not have three parts that can be decoded`,{input:i,remedy:Y})}const p=me.find(({broken:d})=>d(
l,a));if(p!==void 0){const d=`The token of ${i} ${p.because(l,a)}`,y=new g.GQ(p.code,d,{input:i,remedy:p.remedy});if(p.code!=="email_claim_missing"||s===void 0)
throw y;s(y)}return{expiresAt:typeof l.claims.exp=="number"?l.claims.exp*1e3:void 0}}function we(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[a,i]=e.split(
".").slice(0,2).map(ge);return a!==void 0&&i!==void 0?{header:a,claims:i}:void 0}function ge(e){try{const a=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,E.G)(a)?a:void 0}catch{return}}async function ke(e,a,i){i(e.requestToken),(0,X.Jb)(new URL(e.requestUrl).origin,"the platform's address");try{return await oe(
"the platform",e,a,i)}catch(s){throw!(s instanceof g.GQ)||s.code!=="unauthorized"?s:new g.GQ("unauthorized",s.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...s.call?{call:s.call}:{},cause:s})}}const q="urn:ietf:params:oauth:token-type:id_token",be=new Map([["invalid_c\
lient","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the client\
 of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange\
-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, a\
nd check id-token-audience and the provider's conditions on the repository."]]);async function _e(e,a,i,s){const l=(0,X.Jb)(e.url,"token-exchange-url"),p=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:a,subject_token_type:q,requested_token_type:q,...e.audience?{audience:e.audience}:{},
...e.clientID?{client_id:e.clientID}:{}});try{return await i({doing:"exchange the token",request:{method:"POST",url:l,headers:{...Z.H,"content-type":"applicatio\
n/x-www-form-urlencoded"},body:p.toString()},mayRepeat:!0,authorize:d=>d,decode:ve(s)})}catch(d){throw!(d instanceof g.GQ)||!ne.a6.has(d.code)?d:new g.GQ("token\
_exchange_failed",d.message,{remedy:be.get(d.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the\
 identity provider.",...d.call?{call:d.call}:{},cause:d})}}function ve(e){return(a,i)=>{const s=(0,f.Pf)(a);for(const d of["idtoken","accesstoken","refreshtoken"]){
const y=(0,f.Qq)(s,d);y!==void 0&&e(y)}const l=(0,f.Qq)(s,"issuedtokentype"),p=(0,f.Qq)(s,"idtoken")??(l===q?(0,f.Qq)(s,"accesstoken"):void 0);if(p===void 0)throw(0,f.
LO)("ID token (id_token, or access_token issued as one)",a,i);return p}}const Ee=6e4,Ie=15e3;function De(e,a){const i=(0,ue.p)(a),{clock:s}=a;let l,p,d,y=!1;const u=e.
kind==="github"&&a.onNoEmail?A:void 0;function A(R){d=R}function P(){d&&!y&&a.onNoEmail?.(d),y||=d!==void 0}async function z(){const R=await Te(e,i,a),C=s.now(),
{expiresAt:ee=Number.POSITIVE_INFINITY}=ye(R,C,o(e),u);return{token:R,expiresAt:ee,renewAt:Math.max(ee-Ee,C+(ee-C)/2)}}async function L(){return p??=z().finally(
()=>{p=void 0}),l=await p,l}return{async token(){if(l===void 0)return(await L()).token;if(s.now()<l.renewAt)return l.token;const R=l;try{return(await L()).token}catch(C){
if(s.now()>=R.expiresAt)throw C;return l={...R,renewAt:s.now()+Ie},R.token}},async renew(R){return P(),e.kind==="given"?!1:l!==void 0&&l.token!==R?!0:(await L()).
token!==R}}}async function Te(e,a,i){switch(e.kind){case"given":return i.onSecret(e.token.trim()),e.token.trim();case"github":return H(e,a,i.onSecret);case"plat\
form":return ke(e,a,i.onSecret);case"exchange":return _e(e,await H(e.subject,a,i.onSecret),a,i.onSecret);case"command":return Se(e.command,i);default:return(0,g.
xb)(e)}}async function Se(e,{run:a,onSecret:i}){const s=(y,u)=>new g.GQ("token_command_failed",`The command of id-token-command ${y}`,{input:"id-token-command",
remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:u}),{exitCode:l,stdout:p}=await a(e).catch(y=>{
throw s("could not be started",y)}),d=p.trim();if(d!==""&&i(d),l!==0)throw s(`ended with exit code ${l}`);if(d==="")throw s("printed nothing");if(/\s/.test(d))throw s(
"printed more than one word: an ID token has no spaces and no line ends");return d}function o(e){return{given:"id-token",github:"id-token-audience",platform:"th\
e platform",exchange:"token-exchange-url",command:"id-token-command"}[e.kind]}var t=h(3532),n=h(1224);function r(e,{baseUrl:a,source:i},s){const{reporter:l,tree:p,
signal:d,clock:y=n.m}=s,u={clock:y,every:n.f,random:Math.random,uuid:w.randomUUID},A=({message:C,remedy:ee})=>l({type:"warning",message:C,remedy:ee}),P={...u,fetch:s.
fetch,signal:s.requestSignal??d,onTrouble:({error:C})=>A({message:`${C.message}; trying again`,remedy:void 0})},{run:z,onSecret:L}=s,R=De(i,{...P,run:z,onSecret:L,
onNoEmail:A});return{...u,reporter:l,tree:p,signal:d,platform:le((0,Z.o)({...P,baseUrl:a,tokens:R}),e),fetch:(0,t.Q)(s.fetch),async identify(){return await R.token(),
c(i)}}}function c(e){switch(e.kind){case"given":return"ID token as given";case"platform":return"the embedded platform's own";case"github":return e.audience?`Git\
Hub OIDC, for ${e.audience}`:"GitHub OIDC";case"exchange":return`GitHub OIDC, exchanged at ${new URL(e.url).host}`;case"command":return"ID token from a command";default:
return(0,g.xb)(e)}}}),4009:((N,$,h)=>{h.d($,{g:()=>De});var w=h(3739),g=h(5807);const I=["buildCommand","outputDirectory","region"];async function E(o,t,n){const{
settings:r,...c}=o.configuration,e={...r,...c},a=await n.updateApp(t,e),i=I.flatMap(p=>a?.[p]&&e[p]===void 0?[[p,a[p]]]:[]),s=i.map(([p,d])=>`${p} "${(0,g.Ow)(d,
60)}"`),l=Object.keys(e).sort().join(", ");return{url:a?.url,subdomain:a?.subdomain,detail:s.length===0?l:`${l}; kept from before: ${s.join(", ")}`,kept:Object.
fromEntries(i)}}var m=h(9127);function f(o,{follow:t}){const n=(0,m.a)(t.timeoutMs),r=`The deployment ${o} has not ended within ${n}; the platform goes on with \
it`;return new w.GQ("deploy_timeout",r,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same depl\
oyment."})}function T(o,t){return o?new w.GQ("interrupted",`Interrupted; the platform goes on with ${o}`,{remedy:"A re-run for the same commit follows the same \
deployment."}):t?new w.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform befor\
e the next run: that one starts another deployment."}):new w.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}function O(o,t){
const n=t?`: ${t} overtook it`:"";return new w.GQ("deploy_cancelled",`The deployment ${o} was cancelled${n}`,{remedy:t?`Follow ${t} instead; it deploys what is \
newer.`:"Run again to deploy anew."})}const S=3,b=[500,1500,3e3];async function _(o){for(let t=1;;t++)try{return await o.send()}catch(n){if(o.signal.throwIfAborted(),
!k(n))throw n;const r=await v(o);if(r!==void 0)return r;if(t===S)throw n}}async function v(o){for(const t of b){await o.clock.sleep(t,o.signal);const n=await o.
find();if(n!==void 0)return n}}function k(o){return o instanceof w.GQ?o.call?.outcome==="unknown"||o.code==="unexpected_response":!1}async function M(o,t){const n=await D(
o,t.platform);if(n)return n;if(o.create)return B(o,t);throw new w.GQ("app_not_found",`The platform knows no app "${o.app}" in ${o.org}/${o.project}`,{input:"app",
remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function D(o,t){for(const n of new Set([o.rememberedAppID??o.app,o.app])){
const r=await G(t,n);if(r)return r}}async function G(o,t){try{const n=await o.listEnvironments(t),r=n.find(c=>c.name==="production")??n[0];return{appID:t,created:!1,
url:r?.url,subdomain:void 0}}catch(n){if(x(n)===404)return;throw n}}async function B(o,t){const{settings:n,...r}=o.configuration,e={...Object.fromEntries(Object.
entries(n).filter(([,i])=>i!==null)),...r,name:o.app,type:o.appType},a=t.uuid();try{return await _({send:async()=>({...await t.platform.createApp(e,{idempotencyKey:a}),
created:!0}),find:async()=>{const i=await G(t.platform,o.app);return i&&{...i,created:!0}},clock:t.clock,signal:t.signal})}catch(i){if(x(i)!==409)throw i;const s=await G(
t.platform,o.app);if(s)return s;throw Q(o,i)}}function Q(o,t){const n=`${o.org}/${o.project}`;return new w.GQ("app_unreachable_by_name",`${n} has an app named "${o.
app}", but under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:t})}function x(o){return o instanceof
w.GQ?o.call?.status:void 0}var J=h(1547);const K=.05,W=100,se=1e4,F=.2;function ce(o,t){return Math.min(se,Math.max(W,o*K))*(1-F*t())}const V=5*6e4,te=6e4;async function U(o,t,n,r){
const c=new AbortController,e=r.every(1e3,()=>r.clock.now()-n>=t.timeoutMs&&c.abort());try{return await j(o,t,n,r,c.signal)}finally{e()}}async function j(o,t,n,r,c){
const{clock:e,narrator:a}=r,i=new ne(e,a);let s,l=[],p=e.now();for(;;){const d=await i.tolerate(()=>r.look(c),r.signal,c),y=e.now()-n,u=d?.find(z=>z.deployID===
o);if((u||!d)&&(p=e.now()),e.now()-p>te)throw ue(o,s);u&&(u.status!==s?.status||u.stage!==s.stage)&&a.tell({type:"status",status:u.status,stage:u.stage,elapsedMs:y}),
s=u??s;const A=u?de(u,t,a):"pending";if(u&&A==="cancelled")return{family:A,deployment:u,overtakenBy:le(u,d??[],l)};if(A!=="pending")return{family:A,deployment:u,
overtakenBy:void 0};if(l=d??l,y>=t.timeoutMs)return{family:"pending",deployment:s,overtakenBy:void 0};const P=t.pollIntervalMs??ce(y,r.random);await e.sleep(Math.
max(1,Math.min(P,t.timeoutMs-y)),r.signal)}}function de(o,t,n){const r=(0,J.P)(o.status,t.statusMap);return r||(n.warn(`The platform reports the status "${o.status}\
", which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for example: ${o.status}=success`),"pending")}function le(o,t,n){
if(o.supersededBy)return o.supersededBy;const{createdAt:r}=o;if(r===void 0){const e=t[t.indexOf(o)-1];return n.some(a=>a.deployID===e?.deployID)?void 0:e?.deployID}
return t.filter(e=>e.createdAt!==void 0&&e.createdAt>r).sort((e,a)=>Number(e.createdAt)-Number(a.createdAt))[0]?.deployID}function ue(o,t){const n=t?`; its last\
 status was "${t.status}"`:"";return new w.GQ("deployment_lost",`The deployment ${o} is not in the platform's list${n}`,{remedy:"Look at the app in the platform\
: whether it deployed cannot be told from here. Run again to deploy anew."})}class ne{#e;#n;#t;#o=!1;constructor(t,n){this.#e=t,this.#n=n}async tolerate(t,n,r){
try{const c=await t();return this.#t=void 0,c}catch(c){if(n.throwIfAborted(),r.aborted)return;const e=(0,w.I7)(c);if(!X.has(e.code)||(this.#t??=this.#e.now(),this.#e.
now()-this.#t>V))throw e;this.#o||this.#n.warn(`The deployment list fails: ${e.message}; asking again for up to ${(0,m.a)(V)}`),this.#o=!0;return}}}const X=new Set(
["rate_limited","service_error","unexpected_response","response_too_large","unreachable","request_timeout"]);var Z=h(5635);async function oe(o,t,n,r){return H(o)??
await ae(t.appID,r)??H(t.url)??re(t,n)}async function ae(o,t){const n=await t.listEnvironments(o).catch(()=>[]),r=n.find(c=>c.name==="production")??n[0];return H(
r?.url)}function re(o,t){const n=t.urlTemplate;if(!(n?.includes("{subdomain}")&&!o.subdomain))return H(n?.replaceAll("{subdomain}",o.subdomain??"").replaceAll("\
{app}",o.appID))}function H(o){if(!o)return;const t=URL.parse(o.includes("://")?o:`https://${o}`);return t&&(t.protocol==="https:"||t.protocol==="http:")?t.href:
void 0}async function ie(o,t,n){const r=await pe(n.platform,t),c=r.find(l=>l.deployID===o.attachTo);if(c&&he(c,o))return{deployID:c.deployID,attached:!0};const e=new Set(
r.map(l=>l.deployID)),a=n.uuid(),i=async()=>me(await Y(n.platform,t,e),o);return{deployID:await _({send:async()=>(n.onStart(),(await n.platform.deploy(t,fe(o),{
idempotencyKey:a}))?.deployID??await we(i,n)),find:i,clock:n.clock,signal:n.signal}),attached:!1}}function fe(o){return{branch:o.configuration.branch,...o.commit===
void 0?{}:{commit:o.commit}}}function he(o,t){return((0,J.P)(o.status,t.follow.statusMap)??"pending")==="pending"}async function Y(o,t,n){return(await pe(o,t)).
filter(c=>!n.has(c.deployID))}async function pe(o,t){const{deployments:n,nextCursor:r}=await o.listDeployments(t),[c,e]=[n[0]?.createdAt,n.at(-1)?.createdAt],a=c!==
void 0&&e!==void 0&&c<e;if(r===void 0||!a)return n;const i=[...n];for await(const s of o.allDeployments(t,{cursor:r}))i.push(s);return i}function me(o,t){const n=(e,a)=>!e||
!a||e===a,r=o.filter(e=>n(e.commit,t.commit)&&n(e.branch,t.configuration.branch));if(r.length<2)return r[0]?.deployID;const c=r.map(e=>e.deployID).join(", ");throw new w.
GQ("deployment_lost",`The platform named no deployment, and several are new: ${c}`,{remedy:"Let runs for one app wait for each other with a concurrency group, t\
hen run again."})}const ye=[0,500,1e3,2e3,4e3,8e3];async function we(o,t){for(const n of ye){n&&await t.clock.sleep(n,t.signal);const r=await o();if(r)return r}
throw new w.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whether it d\
eploys cannot be told from here."})}const ge=6e4,ke=500,q=5e3,be=1e4,_e="x-slipway-release";async function ve(o,t){const n=t.clock.now();let r=ke;for(let c=1;;c++){
const e=await Ie(o,t);if(e.kind==="page")return c;if(e.kind==="no-page")throw Ee(e.url,t.deployID);const a=t.clock.now()-n;if(a+r>ge){const i=`after ${(0,m.a)(a)}\
 and ${c} tries`;throw new w.GQ("verify_failed",`${o} ${e.words} ${i}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the \
site is not public.'})}await t.clock.sleep(r,t.signal),r=Math.min(q,r*2)}}function Ee(o,t){const n=URL.parse(o)?.pathname??"/",r=n==="/"?"index.html":`page for ${n}`;
return new w.GQ("verify_failed",`${o} answers 404: the release ${t} has no ${r}`,{remedy:'Check that output-directory is the folder that holds the index.html of\
 the site. Set verify to "off" if it has none on purpose.'})}async function Ie(o,{fetch:t,signal:n,deployID:r}){try{const c=await t(o,{signal:AbortSignal.any([n,
AbortSignal.timeout(be)])});if(await c.body?.cancel(),c.status<400)return{kind:"page"};const e=r!==void 0&&c.headers.get(_e)===r;return c.status===404&&e?{kind:"\
no-page",url:c.url||o}:{kind:"trouble",words:`answers ${c.status}`}}catch(c){n.throwIfAborted();const e=c instanceof Error&&c.cause instanceof Error?c.cause:c;return{
kind:"trouble",words:`cannot be reached (${e instanceof Error?e.message:String(e)})`}}}async function De(o,t){const n=new Te(o,t),r=t.every(2e3,()=>n.beat());try{
return await n.go()}catch(c){return n.broken(t.signal.aborted?n.interruption():(0,w.I7)(c))}finally{r()}}class Te{#e;#n;#t;#o;#s=!1;#a;#r;#i;constructor(t,n){this.#e=
t,this.#n=n,this.#t=(0,Z.M)(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:t}=this.#t;if(await t("identity",async()=>[void 0,await this.#n.
identify()]),this.#e.dryRun)return this.#w();const n=await t("app",()=>this.#c());await t("configure",()=>this.#d(n)),await t("env",()=>this.#l(n));const r=this.#n.
clock.now(),c=await t("trigger",()=>this.#u(n));if(!this.#e.follow.wait)return this.outcome("pending");const e=await t("follow",()=>this.#f(n,c,r));return this.#h(
e,n,c)}async#c(){const t=await M(this.#e,this.#n);return this.#o=t,this.#t.tell({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?`created ${t.appID}`:
`found ${t.appID}`]}async#d(t){if(t.created)return[void 0,"as created"];const{detail:n,kept:r,...c}=await E(this.#e,t.appID,this.#n.platform);return this.#e={...this.#e,
kept:r},this.#o={...t,url:c.url??t.url,subdomain:c.subdomain??t.subdomain},[void 0,n]}async#l(t){const{env:n}=this.#e;switch(n.kind){case"leave":return[void 0,"\
left alone"];case"replace":return await this.#n.platform.replaceEnv(t.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.size} variable\
s`];default:return(0,w.xb)(n)}}async#u(t){const n=()=>{this.#s=!0},{deployID:r,attached:c}=await ie(this.#e,t.appID,{...this.#n,onStart:n});return this.#a=r,this.#t.
tell({type:"deployment-known",deployID:r,attached:c}),[r,c?`attached to ${r}, which an earlier run started`:r]}async#f(t,n,r){const c=i=>Se(n,t.appID,this.#n.platform,
i),e=await U(n,this.#e.follow,r,{...this.#n,look:c,narrator:this.#t}),a=e.family==="pending"&&this.#e.follow.onTimeout==="detach";return[e,e.deployment?.status??
e.family,e.family!=="success"&&!a]}async#h(t,n,r){switch(t.family){case"success":return this.#p(t,n);case"failure":return this.#y(n,r);case"cancelled":return this.
outcome("cancelled",O(r,t.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?f(r,this.#e):void 0);default:return(0,w.xb)(
t.family)}}async#p(t,n){this.#r=await oe(t.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#r&&this.#t.tell({type:"url",url:this.#r});try{await this.#t.
phase("verify",()=>this.#m(this.#r))}catch(r){this.#n.signal.throwIfAborted();const c=(0,w.I7)(r);if(this.#e.verify==="fail")return this.outcome("succeeded",c);
this.#t.warn(`Deployed, but ${c.message}`,c.remedy)}return this.outcome("succeeded")}async#m(t){if(this.#e.verify==="off")return[void 0,"off"];if(!t)throw new w.
GQ("verify_failed","the platform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await ve(t,{...this.#n,
deployID:this.#a});return[void 0,n===1?"answers":`answers, after ${n} tries`]}async#y(t,n){this.#i=await this.#t.phase("explain",async()=>{const{explain:e}=await h.
e(294).then(h.bind(h,8294)),a=await e(n,t.appID,this.#e,this.#n,this.#t);return[a,a.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#i});const{
headline:r,remedy:c}=this.#i;return this.outcome("failed",new w.GQ("deploy_failed",r,{...c&&{remedy:c}}))}interruption(){return T(this.#a,this.#s)}broken(t){const n=t.
call?.outcome==="refused"||t.call?.outcome==="not-sent";return this.#a!==void 0||this.#s&&!n?this.outcome("pending",t):this.outcome(t.code==="interrupted"?"canc\
elled":"failed",t)}async#w(){const{configuration:t,env:n,app:r,org:c,project:e}=this.#e,a=await D(this.#e,this.#n.platform);this.#o=a;const i=[a?`update the app\
 ${a.appID} in ${c}/${e}`:`create the app ${r} in ${c}/${e}`,n.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...n.variables.keys()].join(
", ")||"none"}`,`deploy ${t.repository}, branch ${t.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const s of i)this.#t.tell({type:"notice",message:`\
Dry run: would ${s}`});return this.outcome("skipped")}outcome(t,n){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#a,url:this.#r,
failure:this.#i,error:n,phases:this.#t.phases}}}async function Se(o,t,n,r){const c=[];for await(const e of n.allDeployments(t,{signal:r}))if(c.push(e),e.deployID===
o)break;return c}}),5635:((N,$,h)=>{h.d($,{M:()=>I});var w=h(9439);const g=25e3;function I(E,m,f){const T=[],O=new Set;let[S,b,_]=[m.now(),m.now(),""];const v=k=>{
S=m.now(),k.type==="phase-started"&&([b,_]=[S,`at ${w.K[k.phase]}`]),k.type==="status"&&([b,_]=[S-k.elapsedMs,k.status]),E(k)};return{tell:v,phases:T,beat(){const k=m.
now();_!==""&&k-S>=g&&v({type:"heartbeat",status:_,elapsedMs:k-b})},async phase(k,M){f?.throwIfAborted();const D=m.now();v({type:"phase-started",phase:k});let G;
try{const[B,Q,x=!1]=await M();return G={type:"phase-finished",phase:k,detail:Q,ms:m.now()-D,unwished:x},B}finally{T.push({phase:k,ms:m.now()-D}),G&&v(G)}},warn(k,M){
O.has(k)||(O.add(k),v({type:"warning",message:k,remedy:M}))}}}}),7244:((N,$,h)=>{h.d($,{c:()=>I});var w=h(3024),g=h(7994);function I(E){const m=(f,T)=>{try{return T()}catch{
return f}};return{exists:f=>m(!1,()=>(0,w.statSync)((0,g.LI)(E,f)).isFile()),list:f=>m([],()=>(0,w.readdirSync)((0,g.LI)(E,f)))}}})};export{Ae as id,$e as ids,Oe as modules};

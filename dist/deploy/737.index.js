const Pe=737,xe=[737],Le={5636:((X,U,a)=>{a.d(U,{K:()=>A,c:()=>g});var p=a(3739);async function g(w,m){m.signal?.throwIfAborted();const b=new AbortController,r=setTimeout(
()=>b.abort(),m.timeoutMs),d=m.signal?AbortSignal.any([m.signal,b.signal]):b.signal;try{const O=await m.fetch(w.url,{method:w.method,headers:w.headers,redirect:"\
manual",signal:d,...w.body===void 0?{}:{body:w.body}}),{status:i,headers:c}=O;return{kind:"answer",status:i,headers:c,text:await S(O,m.bodyBytes)}}catch(O){return m.
signal?.throwIfAborted(),D(O,b.signal.aborted)}finally{clearTimeout(r)}}async function S(w,m){if(w.body===null)return"";const b=[];let r=0;for await(const d of w.
body){if(r+=d.byteLength,r>m)return;b.push(d)}return new TextDecoder().decode(Buffer.concat(b))}const E=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
l=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function D(w,m){const b=M(w),r=i=>b.some(c=>i.test((0,p.xU)(c)??"")),d=b.some(i=>"syscall"in i&&i.
syscall==="connect"),O=r(l);return{kind:"lost",sent:!d&&!O&&!r(E),timedOut:m,certificate:O,cause:w}}function A(w){return M(w).map(p.xU).find(m=>m!==void 0)}function M(w,m=0){
return!(w instanceof Error)||m>5?[]:[...(w instanceof AggregateError?[w.cause,...w.errors]:[w.cause]).flatMap(r=>M(r,m+1)),w]}}),3532:((X,U,a)=>{a.d(U,{Q:()=>g});
var p=a(7067);function g(E){return(l,D)=>{const A=new URL(l instanceof Request?l.url:l);return A.protocol==="http:"&&A.hostname.endsWith(".localhost")&&!D?.body?
S(A,D):E(l,D)}}function S(E,l){const D={host:"127.0.0.1",port:E.port||80,path:E.pathname+E.search,method:l?.method??"GET",headers:{...Object.fromEntries(new Headers(
l?.headers)),host:E.host},...l?.signal?{signal:l.signal}:{}};return new Promise((A,M)=>{const w=(0,p.request)(D,m=>{const b=[];m.on("data",r=>b.push(r)),m.on("e\
rror",M),m.on("end",()=>{const r=m.statusCode??502,d=Object.entries(m.headers).map(([O,i])=>[O,String(i)]);A(new Response(r===204||r===304?null:Buffer.concat(b),
{status:r,headers:d}))})});w.on("error",M),w.end()})}}),1279:((X,U,a)=>{a.d(U,{p:()=>D});var p=a(3739),g=a(5636),S=a(1053),E=a(9307);const l=3;function D(r){const d={
timeoutMs:3e4,bodyBytes:5e6,budget:E.p$,...r},{clock:O,random:i,budget:c}=d,T=new Set;return async function(C){const W=A(r.signal,C.signal),z=O.now();let f=!1;for(let _=1;;_+=
1){const y=await M(C,d,W);if(y.ok)return y.value;if(y.error.code==="unauthorized"&&!f&&(f=!0,await C.renew?.()))continue;const $=y.repeat==="always"||y.repeat===
"where-it-may"&&C.mayRepeat,j=Math.max((0,E.JN)(_,c,i),y.retryAfterMs??0),oe=O.now()-z+j>c.totalMs||(y.retryAfterMs??0)>c.mostRetryAfterMs;if(!$||oe||_>=c.attempts)
throw y.error;const se=`${C.doing} ${y.error.code} ${y.error.call?.status}`;T.has(se)||r.onTrouble?.({error:y.error,waitMs:j}),T.add(se),await O.sleep(j,W)}}}function A(r,d){
return r!==void 0&&d!==void 0?AbortSignal.any([r,d]):r??d}async function M(r,d,O){O?.throwIfAborted();let i=await r.authorize(r.request);for(let c=0;;c+=1){const T=await(0,g.
c)(i,{...d,signal:O}),N={doing:r.doing,request:i};if(T.kind==="lost"){const f=T.certificate?"never":T.sent?"where-it-may":"always";return{ok:!1,error:(0,S.tr)(N,
T,d.timeoutMs),repeat:f}}const C={...N,status:T.status,headers:T.headers};if(T.status<300||T.status>=400)return m(r,C,T.text,d);const W=w(C),z=W?.origin===i.url.
origin&&i.method==="GET"&&c<l;if(W===void 0||!z)return{ok:!1,error:(0,S.yJ)(C,W),repeat:"never"};i={...i,url:W}}}function w({headers:r,request:d}){const O=r.get(
"location");return O!==null&&URL.canParse(O,d.url.href)?new URL(O,d.url):void 0}async function m(r,d,O,i){const c=O===void 0?void 0:b(O,d.headers,r.takesText);if(d.
status>=400){const T=(0,E.P9)(d.headers.get("retry-after"),i.clock),{readErrorBody:N}=await a.e(787).then(a.bind(a,1787)),C=N(c?.body),W=await r.readError?.(c?.
body,C)??C,z=(0,S.x5)(d,W,T,await r.explain?.(W,d.status)),f=d.status===429?"always":E.vt.has(d.status)?"where-it-may":"never";return{ok:!1,error:z,repeat:f,retryAfterMs:T}}
if(c===void 0)return{ok:!1,error:(0,S.g$)(d,i.bodyBytes),repeat:"never"};if(c.fault!==void 0)return{ok:!1,error:(0,S.O$)(d,c.fault),repeat:"where-it-may"};try{return{
ok:!0,value:await r.decode(c.body,(0,S.xS)(d),d.headers.get("location")??void 0)}}catch(T){if(T instanceof p.GQ)return{ok:!1,error:T,repeat:"never"};throw T}}function b(r,d,O=!1){
if(r.trim()==="")return{body:void 0};const i=(d.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=i===""||i==="text/plain";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(i))return{body:void 0,fault:i==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const T=JSON.parse(r);return c&&typeof T!="object"&&!O?
{body:void 0,fault:"is plain text"}:{body:T}}catch{return c&&O?{body:r}:{body:void 0,fault:"is not whole JSON"}}}}),1053:((X,U,a)=>{a.d(U,{O$:()=>r,a6:()=>m,g$:()=>d,
tr:()=>b,x5:()=>D,xS:()=>l,yJ:()=>O});var p=a(9127),g=a(3739),S=a(5807),E=a(5636);function l(i,c){const T="status"in i?i:void 0,N=c?.requestID??T?.headers.get("\
x-request-id")??void 0;return{method:i.request.method,path:i.request.url.pathname,...T===void 0?{}:{status:T.status},...N===void 0?{}:{requestID:(0,S.Ow)(N,128)},
...c?.code===void 0?{}:{serviceCode:c.code}}}function D(i,c,T,N){const{code:C,remedy:W}=w(i.status),z=[`Could not ${i.doing}: the service answered ${i.status}`,
c.code===void 0||c.code===String(i.status)?"":` ${c.code}`,c.message===void 0?"":` ("${c.message}")`,T===void 0?"":` and asks to wait ${(0,p.a)(T)}`,N?.words??""];
return new g.GQ(C,z.join(""),{remedy:N?.remedy??W,call:{...l(i,c),outcome:i.status===408||i.status>=500?"unknown":"refused"}})}const A="Try again later; where i\
t lasts, tell the platform the request ID.",M=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that \
the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do \
this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],
[408,{code:"service_error",remedy:A}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function w(i){const c=M.get(
i);return c!==void 0?c:i>=500?{code:"service_error",remedy:A}:{code:"refused",remedy:"Mend what the answer names, then run again."}}const m=new Set(["unauthoriz\
ed","forbidden","refused","unexpected_response"]);function b(i,c,T){const{origin:N}=i.request.url,C=(0,E.K)(c.cause)??"no reason given",W=c.timedOut?`no whole a\
nswer from ${N} within ${(0,p.a)(T)}`:`${c.sent?`the connection to ${N} broke off`:`no connection to ${N}`} (${C})`;return new g.GQ(c.timedOut?"request_timeout":
"unreachable",`Could not ${i.doing}: ${W}`,{remedy:c.certificate?"Where the server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":
"Check the address, the network, and HTTPS_PROXY and NO_PROXY where a proxy stands between.",call:{...l(i),outcome:c.sent?"unknown":"not-sent"},cause:c.cause})}
function r(i,c){return new g.GQ("unexpected_response",`Could not ${i.doing}: the answer (${i.status}) ${c}`,{remedy:"Check that the address is the service itsel\
f, and that no proxy or login page answers in its place.",call:{...l(i),outcome:"unknown"}})}function d(i,c){return new g.GQ("response_too_large",`Could not ${i.
doing}: the answer is longer than ${c} bytes`,{remedy:"Check that the address is the service itself.",call:{...l(i),outcome:"unknown"}})}function O(i,c){const{origin:T}=i.
request.url,N=c!==void 0&&c.origin!==T,C=N?c.origin:c===void 0?"nowhere":"another path";return new g.GQ("redirected",`Could not ${i.doing}: ${T} redirects to ${C}\
 (${i.status})`,{remedy:N?`Nothing was sent there. If ${c.origin} is the service, give that address.`:"Give the service's own address, to which it does not redi\
rect.",call:{...l(i),outcome:"refused"}})}}),9307:((X,U,a)=>{a.d(U,{JN:()=>g,P9:()=>S,p$:()=>p,vt:()=>E});const p={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,
mostRetryAfterMs:6e4};function g(l,D,A){const M=Math.min(D.mostDelayMs,D.firstDelayMs*2**(l-1));return Math.round(M*(.1+.9*A()))}function S(l,D){const A=l?.trim()??
"";if(/^\d{1,9}$/.test(A))return Number(A)*1e3;const M=/^[A-Za-z]{3,9}, /.test(A)?Date.parse(A):Number.NaN;return Number.isNaN(M)?void 0:Math.max(0,M-D.now())}const E=new Set(
[408,429,500,502,503,504])}),4112:((X,U,a)=>{a.d(U,{H:()=>D,o:()=>A});var p=a(3739),g=a(7634),S=a(3823),E=a(1279),l=a(1619);const D={accept:"application/json","\
user-agent":`slipway/${g.x}`};function A(w){const m=(0,l.Jb)(w.baseUrl,"base-url"),b=(0,E.p)(w);return async(r,d)=>{const{doing:O,mayRepeat:i,decode:c,takesText:T,
route:N}=r,{body:C,signal:W,readError:z,explain:f}=d;let _="";return b({doing:O,mayRepeat:i,decode:c,takesText:T,signal:W,readError:z,explain:f,request:{method:N.
method,url:M(m,N.path,d),headers:{...D,...C===void 0?{}:{"content-type":"application/json"},...i?{}:{"idempotency-key":d.idempotencyKey??w.uuid()}},...C===void 0?
{}:{body:JSON.stringify(C)}},async authorize(y){return _=await w.tokens.token(),{...y,headers:{...y.headers,authorization:`Bearer ${_}`}}},renew:()=>w.tokens.renew(
_)})}}function M(w,m,{parameters:b,query:r={}}){for(const[O,i]of Object.entries(b))if(/^\.{0,2}$/.test(i))throw new p.GQ("invalid_input",`"${i}" is no ${O}`,{remedy:"\
Give the identifier that the platform shows."});const d=new URL(w);d.pathname+=(0,S.dN)(m,b).slice(d.pathname.endsWith("/")?1:0);for(const[O,i]of Object.entries(
r))i!==void 0&&d.searchParams.set(O,i);return d}}),7994:((X,U,a)=>{a.d(U,{FK:()=>l,LI:()=>D,wZ:()=>M});var p=a(3024),g=a(1455),S=a(6760),E=a(3739);function l(m,b){
const r=(0,S.relative)(m,b);return r===""||r!==".."&&!r.startsWith(`..${S.sep}`)&&!(0,S.isAbsolute)(r)}function D(m,b){const r=(0,S.resolve)(m,b);if(b.includes(
"\0")||!l((0,S.resolve)(m),r))throw w(b);return r}async function A(m,b){const[r,d]=await Promise.all([realpath(m),realpath(D(m,b))]);if(!l(r,d))throw w(b);return d}
function M(m,b){if(!(0,p.existsSync)(m)){M((0,S.dirname)(m),b);try{(0,p.mkdirSync)(m,{mode:b})}catch(r){if((0,E.xU)(r)!=="EEXIST")throw r}}}function w(m){return new E.
GQ("path_escapes_root",`The path "${m}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),7634:((X,U,a)=>{
a.d(U,{x:()=>p});const p="1.0.0"}),86:((X,U,a)=>{a.d(U,{Dy:()=>i,LO:()=>c,MX:()=>m,Pf:()=>D,Qq:()=>r,TU:()=>C,VF:()=>A,k$:()=>M,kB:()=>O,nd:()=>d,tK:()=>l,vs:()=>w,
w:()=>b,zs:()=>T});var p=a(3739),g=a(8302),S=a(5807),E=a(8438);function l(f){return f.toLowerCase().replace(/[_\-$@]/g,"")}function D(f){const _=new Map;if(!(0,g.
G)(f))return _;for(const[y,$]of Object.entries(f)){const j=l(y);_.has(j)||_.set(j,$)}return _}function A(f,_){return{path:f,value:_,fields:D(_)}}function M(f,_){
for(const y of _)for(const[$,j]of Object.entries(f.value))if(l($)===y&&(0,g.G)(j))return A(w(f.path,$),j)}function w(f,_){const y=(0,S.Ow)(_,40);return f===""?y:
`${f}.${y}`}function m(f,_,y=E.sX){const $=[];let j=(0,g.G)(f)?A("",f):void 0;for(;j!==void 0&&$.length<=y;)$.unshift(j),j=M(j,[..._,...E.wy]);return $}function b(f,_){
return m(f,_).map(({fields:y})=>y)}function r(f,..._){for(const y of _){const $=f.get(y);if(typeof $=="string"&&$!=="")return $;if(typeof $=="number")return String(
$)}}function d(f,..._){for(const y of _){const $=f.get(y),j=typeof $=="string"&&/^-?\d{1,15}$/.test($)?Number($):$;if(Number.isSafeInteger(j))return Number(j)}}
function O(f,..._){for(const y of _){const $=f.get(y),j=typeof $=="string"&&/^\d+(?:\.\d+)?$/.test($)?Number($):$;if(typeof j=="number"&&Number.isFinite(j))return Math.
round(j<1e11?j*1e3:j);const oe=typeof $=="string"?Date.parse($):Number.NaN;if(!Number.isNaN(oe))return oe}}function i(f,..._){const y=r(f,..._);if(y===void 0)return;
const $=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(y)?`https://${y}`:y;return/^https?:\/\//i.test($)&&URL.canParse($)?$:void 0}function c(f,_,y,$){return N(
`has no ${f}; ${W(_)}`,y,$)}function T(f,_,y,$){return N(`has more than one ${f}: ${_.join(" and ")}; Slipway does not guess`,y,$)}function N(f,_,y){const $=_.status===
void 0?"":` (${_.status})`;return new p.GQ("unexpected_response",`The answer to ${_.method} ${_.path}${$} ${f}`,{remedy:y===void 0?"Check that the address is th\
e service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in\
 a map (input api-map):
${y}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{..._,outcome:"unknown",unclear:!0}})}function C(f,_,y){return`answers:
  ${f}:
    ${_}: ${y}`}function W(f){if(f===void 0)return"it is empty.";if(Array.isArray(f))return`it is a list of ${f.length}.`;if(!(0,g.G)(f))return`it is ${f===null?
"null":`a ${typeof f}`}.`;const _=z(f,0),y=_.slice(0,30).join(", ");return _.length===0?"it is an empty object.":`it has: ${y}${_.length>30?", \u2026":""}.`}function z(f,_){
return!(0,g.G)(f)||_>E.sX?[]:Object.entries(f).flatMap(([y,$])=>[(0,S.Ow)(y,40),...z($,_+1).map(j=>`${(0,S.Ow)(y,40)}.${j}`)])}}),3823:((X,U,a)=>{a.d(U,{Y2:()=>D,
a6:()=>l,bw:()=>S,dN:()=>A});const p="/api/v1/orgs/{orgID}/projects/{projectID}/apps",g=`${p}/{appID}`,S={createApp:{method:"POST",path:p},updateApp:{method:"PA\
TCH",path:g},replaceEnv:{method:"PUT",path:`${g}/env`},listEnvironments:{method:"GET",path:`${g}/environments`},deploy:{method:"POST",path:`${g}/deployments`},listDeployments:{
method:"GET",path:`${g}/deployments`},readFailure:{method:"GET",path:`${g}/deployments/{deployID}/failure`}},E="/operator/orgs/{orgID}/projects/{projectID}/apps\
/{appID}",l={listReleases:{method:"GET",path:`${E}/releases`},rollback:{method:"POST",path:`${E}/rollback`},listTables:{method:"GET",path:`${E}/tables`},createTable:{
method:"POST",path:`${E}/tables`},deleteTable:{method:"DELETE",path:`${E}/tables/{table}`},runtime:{method:"POST",path:`${E}/runtime`}},D={put:"/v1/put",get:"/v\
1/get",delete:"/v1/delete"};function A(M,w){return M.replace(/\{(\w+)\}/g,(m,b)=>encodeURIComponent(w[b]??`{${b}}`))}}),8438:((X,U,a)=>{a.d(U,{A9:()=>b,BV:()=>D,
DE:()=>W,E6:()=>d,Hl:()=>C,Ld:()=>O,M0:()=>S,Mg:()=>y,NP:()=>z,S3:()=>w,T8:()=>_,Vt:()=>M,XD:()=>r,XQ:()=>m,cJ:()=>N,dI:()=>T,gW:()=>c,m5:()=>A,qQ:()=>f,sX:()=>l,
tl:()=>i,uH:()=>g,uq:()=>p,wy:()=>E});const p={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["apps","app\
lications","sites","services"]},g={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["deployments",
"deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},S={label:"environment",names:["environment","env"],kin:[],
lists:["environments","envs"]},E=["data","result","item","response","payload","body","content","node","embedded"],l=2,D=["attributes","properties","metadata"],A=[
"items","data","results","result","list","records","entries","values","value","nodes","edges"],M=["errors","messages","warnings","notices","included","links"],w=[
"id","uid","uuid","guid"],m=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","deploystate","job\
status","jobstate"],b=["phase","deploymentphase"],r=["state","status","phase","name","value"],d=["conclusion","result","outcome"],O=["stage","step","currentstag\
e","currentstep","stagename"],i=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl","deployurl","depl\
oysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],c=["urls","domains","hostnames","alias\
es","status","links","endpoints"],T=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],N=["commit","commitsha","co\
mmitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],C=["source","git","gitsource",
"meta","trigger","deploymenttrigger","metadata","commit"],W=["createdat","created","createdon","creationtime","createtime","createdtime","createdtimeutc","creat\
iontimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],z=["supersededby","replacedby"],f=["nextcursor","cursor","nextpagetoken",
"nexttoken","endcursor","continue","next"],_=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],y=["next","nextlink","nexturl","ne\
xtpage"]}),1547:((X,U,a)=>{a.d(U,{P:()=>l,Y:()=>S});const p=[["success",["succeeded","success","successful","ready","live","active","complete","completed","depl\
oyed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","erro\
r","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","sy\
ncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete",
"degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","cance\
ledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","runn\
ing","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","canc\
elling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pen\
dingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","\
verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],g=new Map(p.flatMap(([D,A])=>A.map(M=>[M,D])));function S(D){return D.
toLowerCase().replace(/[\s_-]/g,"")}const E=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function l(D,A=new Map){const M=S(D);
return A.get(M)??g.get(M)??E.find(([,w])=>w.test(M))?.[0]}}),2873:((X,U,a)=>{a.d(U,{N:()=>ke});var p=a(7598),g=a(3739),S=a(3823);const E=()=>a.e(898).then(a.bind(
a,898)),l={createApp:{doing:"create the app",mayRepeat:!1,decode:async(...o)=>(await E()).decodeApp(...o)},updateApp:{doing:"update the app",mayRepeat:!0,decode:async(...o)=>(await E()).
decodeUpdatedApp(...o)},replaceEnv:{doing:"replace the variables",mayRepeat:!0,decode:async(...o)=>(await E()).decodeEnv(...o)},listEnvironments:{doing:"read th\
e environments",mayRepeat:!0,decode:async(...o)=>(await E()).decodeEnvironments(...o)},deploy:{doing:"start the deployment",mayRepeat:!1,decode:async(...o)=>(await E()).
decodeDeployed(...o)},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:async(...o)=>(await E()).decodeDeployments(...o)},readFailure:{doing:"re\
ad the failure",mayRepeat:!0,takesText:!0,decode:async(...o)=>(await a.e(258).then(a.bind(a,4258))).decodeFailure(...o)}},D=50;function A(o,{org:v,project:R},k){
const L={orgID:v,projectID:R},x=P=>({...L,appID:P});async function I(P,B,Q,J){const Z={org:v,project:R,app:Q.parameters.appID??""},H=(J===void 0?void 0:await k?.
request(P,J,Z))??J,te=B.mayRepeat&&S.bw[P].method==="GET";return o({...B,route:S.bw[P],decode:async(ae,re,Te)=>B.decode(ae,re,Te,await k?.answer(P,ae))},{...Q,...H===
void 0?{}:te?{query:M(H)}:{body:H},readError:k&&((ae,re)=>k.error(ae,re)),explain:H===void 0||te?void 0:async(ae,re)=>re===400||re===422?(await a.e(113).then(a.
bind(a,8113))).explainFields(ae,{name:P,ours:J??{},sent:H}):void 0})}const F=(P,{limit:B,cursor:Q,signal:J}={})=>{const Z={...B===void 0?{}:{limit:String(B)},...Q===
void 0?{}:{cursor:Q}};return I("listDeployments",l.listDeployments,{parameters:x(P),signal:J},Z)};return{listDeployments:F,createApp:(P,B={})=>I("createApp",l.createApp,
{parameters:L,...B},P),updateApp:(P,B,{signal:Q}={})=>I("updateApp",l.updateApp,{parameters:x(P),signal:Q},B),replaceEnv:(P,B,{signal:Q}={})=>I("replaceEnv",l.replaceEnv,
{parameters:x(P),signal:Q},{env:Object.fromEntries(B)}),listEnvironments:(P,{signal:B}={})=>I("listEnvironments",l.listEnvironments,{parameters:x(P),signal:B}),
deploy:(P,B,Q={})=>I("deploy",l.deploy,{parameters:x(P),...Q},{...B}),async*allDeployments(P,B={}){const Q=new Set;let J=B.cursor;for(let Z=0;Z<D;Z+=1){const{deployments:Y,
nextCursor:H}=await F(P,{...B,cursor:J});if(yield*Y,H===void 0||Q.has(H))return;Q.add(H),J=H}},async readFailure(P,B,{signal:Q}={}){try{return await I("readFail\
ure",l.readFailure,{parameters:{...x(P),deployID:B},signal:Q})}catch(J){if(J instanceof g.GQ&&J.call?.status===404)return;throw J}}}}function M(o){const v=Object.
entries(o).filter(([,R])=>["string","number","boolean"].includes(typeof R));return Object.fromEntries(v.map(([R,k])=>[R,String(k)]))}var w=a(1279),m=a(1053),b=a(
1619),r=a(86),d=a(4112);function O(o,{requestUrl:v,requestToken:R,audience:k},L,x){const I=new URL(v);k&&(I.search+=`${I.search===""?"":"&"}audience=${encodeURIComponent(
k)}`);const F=(P,B)=>{const Q=(0,r.Qq)((0,r.Pf)(P),"value");if(Q===void 0)throw(0,r.LO)("token (value)",P,B);return x(Q),Q};return L({doing:`get an ID token fro\
m ${o}`,request:{method:"GET",url:I,headers:{...d.H,authorization:`Bearer ${R}`}},mayRepeat:!0,authorize:P=>P,decode:F})}const i=`permissions:
  id-token: write
  contents: read`,c="ACTIONS_ID_TOKEN_REQUEST_URL";async function T({requestUrl:o,requestToken:v,audience:R},k,L){if(!o||!v)throw C();if(L(v),!/^[\x21-\x7e]+$/.
test(v))throw N("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(o))throw N(`${c} is not a URL`);(0,b.hu)(new URL(o),c);try{return await O("Git\
Hub",{requestUrl:o,requestToken:v,audience:R},k,L)}catch(x){throw!(x instanceof g.GQ)||!m.a6.has(x.code)?x:new g.GQ("github_refused",x.message,{remedy:`Check th\
at the job has these lines, then run it again:
${i}`,...x.call?{call:x.call}:{},cause:x})}}function N(o){return new g.GQ("invalid_input",o,{remedy:"The runner sets this variable; do not set it in the workflo\
w."})}function C(){return new g.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workfl\
ow that calls it):
${i}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}var W=a(9127),z=a(8302);const f="Give the id\
entity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",y=[{code:"access_token_given",broken:({header:o})=>/^(?:application\/)?at\+jwt$/i.
test(String(o.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:f},{code:"access_token_given",broken:({claims:o})=>o.token_use==="access"||
o.typ==="Bearer",because:({claims:o})=>`is an access token by its claim (${o.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:f},{code:"access_tok\
en_given",broken:({claims:o})=>[o.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:f},{code:"invalid_id_token",broken:({claims:o},v)=>typeof o.exp=="number"&&o.exp*1e3<=v,because:({claims:o},v)=>`expired ${(0,W.a)(v-Number(o.exp)*1e3)} \
ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:o})=>typeof o.
email!="string"||o.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function $(o,v,R="id-token",k){const L=j(o);
if(L===void 0){const I=!o.includes(".");throw new g.GQ(I?"access_token_given":"invalid_id_token",I?`The token of ${R} is opaque: an ID token is a JWT, this seem\
s to be an access token or a key`:`The token of ${R} is not a JWT: it does not have three parts that can be decoded`,{input:R,remedy:f})}const x=y.find(({broken:I})=>I(
L,v));if(x!==void 0){const I=`The token of ${R} ${x.because(L,v)}`,F=new g.GQ(x.code,I,{input:R,remedy:x.remedy});if(x.code!=="email_claim_missing"||k===void 0)
throw F;k(F)}return{expiresAt:typeof L.claims.exp=="number"?L.claims.exp*1e3:void 0}}function j(o){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(o))return;const[v,R]=o.split(
".").slice(0,2).map(oe);return v!==void 0&&R!==void 0?{header:v,claims:R}:void 0}function oe(o){try{const v=JSON.parse(Buffer.from(o,"base64url").toString("utf8"));
return(0,z.G)(v)?v:void 0}catch{return}}async function se(o,v,R){R(o.requestToken),(0,b.Jb)(new URL(o.requestUrl).origin,"the platform's address");try{return await O(
"the platform",o,v,R)}catch(k){throw!(k instanceof g.GQ)||k.code!=="unauthorized"?k:new g.GQ("unauthorized",k.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...k.call?{call:k.call}:{},cause:k})}}const de="urn:ietf:params:oauth:token-type:id_token",he=new Map([["invalid_\
client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the clien\
t of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchang\
e-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, \
and check id-token-audience and the provider's conditions on the repository."]]);async function pe(o,v,R,k){const L=(0,b.Jb)(o.url,"token-exchange-url"),x=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:v,subject_token_type:de,requested_token_type:de,...o.audience?{audience:o.audience}:
{},...o.clientID?{client_id:o.clientID}:{}});try{return await R({doing:"exchange the token",request:{method:"POST",url:L,headers:{...d.H,"content-type":"applica\
tion/x-www-form-urlencoded"},body:x.toString()},mayRepeat:!0,authorize:I=>I,decode:ce(k)})}catch(I){throw!(I instanceof g.GQ)||!m.a6.has(I.code)?I:new g.GQ("tok\
en_exchange_failed",I.message,{remedy:he.get(I.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against t\
he identity provider.",...I.call?{call:I.call}:{},cause:I})}}function ce(o){return(v,R)=>{const k=(0,r.Pf)(v);for(const I of["idtoken","accesstoken","refreshtok\
en"]){const F=(0,r.Qq)(k,I);F!==void 0&&o(F)}const L=(0,r.Qq)(k,"issuedtokentype"),x=(0,r.Qq)(k,"idtoken")??(L===de?(0,r.Qq)(k,"accesstoken"):void 0);if(x===void 0)
throw(0,r.LO)("ID token (id_token, or access_token issued as one)",v,R);return x}}const me=6e4,ye=15e3;function we(o,v){const R=(0,w.p)(v),{clock:k}=v;let L,x,I,
F=!1;const P=o.kind==="github"&&v.onNoEmail?B:void 0;function B(Y){I=Y}function Q(){I&&!F&&v.onNoEmail?.(I),F||=I!==void 0}async function J(){const Y=await ge(o,
R,v),H=k.now(),{expiresAt:te=Number.POSITIVE_INFINITY}=$(Y,H,be(o),P);return{token:Y,expiresAt:te,renewAt:Math.max(te-me,H+(te-H)/2)}}async function Z(){return x??=
J().finally(()=>{x=void 0}),L=await x,L}return{async token(){if(L===void 0)return(await Z()).token;if(k.now()<L.renewAt)return L.token;const Y=L;try{return(await Z()).
token}catch(H){if(k.now()>=Y.expiresAt)throw H;return L={...Y,renewAt:k.now()+ye},Y.token}},async renew(Y){return Q(),o.kind==="given"?!1:L!==void 0&&L.token!==
Y?!0:(await Z()).token!==Y}}}async function ge(o,v,R){switch(o.kind){case"given":return R.onSecret(o.token.trim()),o.token.trim();case"github":return T(o,v,R.onSecret);case"\
platform":return se(o,v,R.onSecret);case"exchange":return pe(o,await T(o.subject,v,R.onSecret),v,R.onSecret);case"command":return _e(o.command,R);default:return(0,g.
xb)(o)}}async function _e(o,{run:v,onSecret:R}){const k=(F,P)=>new g.GQ("token_command_failed",`The command of id-token-command ${F}`,{input:"id-token-command",
remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:P}),{exitCode:L,stdout:x}=await v(o).catch(F=>{
throw k("could not be started",F)}),I=x.trim();if(I!==""&&R(I),L!==0)throw k(`ended with exit code ${L}`);if(I==="")throw k("printed nothing");if(/\s/.test(I))throw k(
"printed more than one word: an ID token has no spaces and no line ends");return I}function be(o){return{given:"id-token",github:"id-token-audience",platform:"t\
he platform",exchange:"token-exchange-url",command:"id-token-command"}[o.kind]}var Ee=a(3532),ue=a(1224);function ke(o,{baseUrl:v,source:R},k){const{reporter:L,
tree:x,signal:I,clock:F=ue.m}=k,P={clock:F,every:ue.f,random:Math.random,uuid:p.randomUUID},B=({message:H,remedy:te})=>L({type:"warning",message:H,remedy:te}),Q={
...P,fetch:k.fetch,signal:k.requestSignal??I,onTrouble:({error:H})=>B({message:`${H.message}; trying again`,remedy:void 0})},{run:J,onSecret:Z}=k,Y=we(R,{...Q,run:J,
onSecret:Z,onNoEmail:B});return{...P,reporter:L,tree:x,signal:I,platform:A((0,d.o)({...Q,baseUrl:v,tokens:Y}),o,o.apiMap),fetch:(0,Ee.Q)(k.fetch),async identify(){
return await Y.token(),ve(R)}}}function ve(o){switch(o.kind){case"given":return"ID token as given";case"platform":return"the embedded platform's own";case"githu\
b":return o.audience?`GitHub OIDC, for ${o.audience}`:"GitHub OIDC";case"exchange":return`GitHub OIDC, exchanged at ${new URL(o.url).host}`;case"command":return"\
ID token from a command";default:return(0,g.xb)(o)}}}),1532:((X,U,a)=>{a.d(U,{g:()=>$e});var p=a(3739),g=a(5807);const S=["buildCommand","outputDirectory","regi\
on"];async function E(t,e,n){const{settings:s,...u}=t.configuration,h={...s,...u},G=await n.updateApp(e,h),K=S.flatMap(ne=>G?.[ne]&&h[ne]===void 0?[[ne,G[ne]]]:
[]),V=K.map(([ne,ie])=>`${ne} "${(0,g.Ow)(ie,60)}"`),q=Object.keys(h).sort().join(", ");return{url:G?.url,subdomain:G?.subdomain,detail:V.length===0?q:`${q}; ke\
pt from before: ${V.join(", ")}`,kept:Object.fromEntries(K)}}var l=a(9127);function D(t,{follow:e}){const n=(0,l.a)(e.timeoutMs),s=`The deployment ${t} has not \
ended within ${n}; the platform goes on with it`;return new p.GQ("deploy_timeout",s,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-ti\
meout: detach. A re-run follows the same deployment."})}function A(t,e){return t?new p.GQ("interrupted",`Interrupted; the platform goes on with ${t}`,{remedy:"A\
 re-run for the same commit follows the same deployment."}):e?new p.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{
remedy:"Look at the app in the platform before the next run: that one starts another deployment."}):new p.GQ("interrupted","Interrupted before a deployment was \
started",{remedy:"Run again."})}function M(t,e){return new p.GQ(e.code,`${t}: ${e.message}`,{...e.remedy===void 0?{}:{remedy:e.remedy},...e.input===void 0?{}:{input:e.
input},...e.place===void 0?{}:{place:e.place},...e.call===void 0?{}:{call:e.call},cause:e,also:e.also})}function w(t,e){if(m.has(e.code))return e;const n=t?`The\
 deployment ${t}`:"A deployment";return M(`${n} was started and goes on, but cannot be followed`,e)}const m=new Set(["interrupted","deployment_lost","deploy_tim\
eout","internal"]);function b(t,e){const n=e?`: ${e} overtook it`:"";return new p.GQ("deploy_cancelled",`The deployment ${t} was cancelled${n}`,{remedy:e?`Follo\
w ${e} instead; it deploys what is newer.`:"Run again to deploy anew."})}function r(t){return["production","prod","live","default","main"].flatMap(n=>t.find(s=>s.
name?.toLowerCase()===n)??[])[0]??(t.length===1?t[0]:void 0)}const d=3,O=[500,1500,3e3];async function i(t){for(let e=1;;e++)try{return await t.send()}catch(n){
if(t.signal.throwIfAborted(),!N(n))throw n;const s=await c(t);if(s!==void 0)return s;if(e===d||T(n))throw n}}async function c(t){for(const e of O){await t.clock.
sleep(e,t.signal);const n=await t.find();if(n!==void 0)return n}}function T(t){return t instanceof p.GQ&&t.call?.unclear===!0}function N(t){return t instanceof p.
GQ?t.call?.outcome==="unknown"||t.code==="unexpected_response":!1}async function C(t,e){const n=await W(t,e.platform);if(n)return n;if(t.create)return f(t,e);throw new p.
GQ("app_not_found",`The platform knows no app "${t.app}" in ${t.org}/${t.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with \
"create: true".'})}async function W(t,e){for(const n of new Set([t.rememberedAppID??t.app,t.app])){const s=await z(e,n);if(s)return s}}async function z(t,e){try{
const n=await t.listEnvironments(e);return{appID:e,created:!1,url:r(n)?.url,subdomain:void 0}}catch(n){if($(n)===404)return;if(y(n))return{appID:e,created:!1,url:void 0,
subdomain:void 0};throw n}}async function f(t,e){const{settings:n,...s}=t.configuration,h={...Object.fromEntries(Object.entries(n).filter(([,K])=>K!==null)),...s,
name:t.app,type:t.appType},G=e.uuid();try{return await i({send:async()=>({...await e.platform.createApp(h,{idempotencyKey:G}),created:!0}),find:async()=>{const K=await z(
e.platform,t.app);return K&&{...K,created:!0}},clock:e.clock,signal:e.signal})}catch(K){if(y(K))throw M("The app was created, but its ID cannot be read",K);if($(
K)!==409)throw K;const V=await z(e.platform,t.app);if(V)return V;throw _(t,K)}}function _(t,e){const n=`${t.org}/${t.project}`;return new p.GQ("app_unreachable_\
by_name",`${n} has an app named "${t.app}", but under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",
cause:e})}function y(t){return t instanceof p.GQ&&t.call?.unclear===!0}function $(t){return t instanceof p.GQ?t.call?.status:void 0}var j=a(1547);const oe=.05,se=100,
de=1e4,he=.2;function pe(t,e){return Math.min(de,Math.max(se,t*oe))*(1-he*e())}const ce=5*6e4,me=6e4,ye=3;async function we(t,e,n,s){const u=new AbortController,
h=s.every(1e3,()=>s.clock.now()-n>=e.timeoutMs&&u.abort());try{return await ge(t,e,n,s,u.signal)}finally{h()}}async function ge(t,e,n,s,u){const{clock:h,narrator:G}=s,
K=new ue(h,G);let V,q=[],ne=h.now();for(;;){const ie=await K.tolerate(()=>s.look(u),s.signal,u),le=h.now()-n,ee=ie?.find(Re=>Re.deployID===t);if((ee||!ie)&&(ne=
h.now()),h.now()-ne>me)throw Ee(t,V);ee&&(ee.status!==V?.status||ee.stage!==V.stage)&&G.tell({type:"status",status:ee.status,stage:ee.stage,elapsedMs:le}),V=ee??
V;const fe=ee?_e(ee,e,G):"pending";if(ee&&fe==="cancelled")return{family:fe,deployment:ee,overtakenBy:be(ee,ie??[],q)};if(fe!=="pending")return{family:fe,deployment:ee,
overtakenBy:void 0};if(q=ie??q,le>=e.timeoutMs)return{family:"pending",deployment:V,overtakenBy:void 0};const Me=e.pollIntervalMs??pe(le,s.random);await h.sleep(
Math.max(1,Math.min(Me,e.timeoutMs-le)),s.signal)}}function _e(t,e,n){const s=(0,j.P)(t.status,e.statusMap);return s||(n.warn(`The platform reports the status "${t.
status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for example: ${t.status}=success`),"pending")}function be(t,e,n){
if(t.supersededBy)return t.supersededBy;const{createdAt:s}=t;if(s===void 0){const h=e[e.indexOf(t)-1];return n.some(G=>G.deployID===h?.deployID)?void 0:h?.deployID}
return e.filter(h=>h.createdAt!==void 0&&h.createdAt>s).sort((h,G)=>Number(h.createdAt)-Number(G.createdAt))[0]?.deployID}function Ee(t,e){const n=e?`; its last\
 status was "${e.status}"`:"";return new p.GQ("deployment_lost",`The deployment ${t} is not in the platform's list${n}`,{remedy:"Look at the app in the platform\
: whether it deployed cannot be told from here. Run again to deploy anew."})}class ue{#e;#n;#t;#o=!1;#a=0;constructor(e,n){this.#e=e,this.#n=n}async tolerate(e,n,s){
try{const u=await e();return this.#t=void 0,this.#a=0,u}catch(u){if(n.throwIfAborted(),s.aborted)return;const h=(0,p.I7)(u);if(!ke.has(h.code)||(this.#a=h.call?.
unclear?this.#a+1:0,this.#a>=ye)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>ce))throw h;this.#o||this.#n.warn(`The deployment list fails: ${h.message}; ask\
ing again for up to ${(0,l.a)(ce)}`),this.#o=!0;return}}}const ke=new Set(["rate_limited","service_error","unexpected_response","response_too_large","unreachabl\
e","request_timeout"]);var ve=a(5635);async function o(t,e,n,s){return k(t)??await v(e.appID,s)??k(e.url)??R(e,n)}async function v(t,e){const n=await e.listEnvironments(
t).catch(()=>[]);return k(r(n)?.url)}function R(t,e){const n=e.urlTemplate;if(!(n?.includes("{subdomain}")&&!t.subdomain))return k(n?.replaceAll("{subdomain}",t.
subdomain??"").replaceAll("{app}",t.appID))}function k(t){if(!t)return;const e=URL.parse(t.includes("://")?t:`https://${t}`);return e&&(e.protocol==="https:"||e.
protocol==="http:")?e.href:void 0}async function L(t,e,n){const s=await P(n.platform,e),u=s.find(q=>q.deployID===t.attachTo);if(u&&I(u,t))return{deployID:u.deployID,
attached:!0};const h=new Set(s.map(q=>q.deployID)),G=n.uuid(),K=async()=>B(await F(n.platform,e,h),t);return{deployID:await i({send:async()=>{n.onStart();const q=await n.
platform.deploy(e,x(t),{idempotencyKey:G});return(q?.deployID===e?void 0:q?.deployID)??await Y(K,n)},find:K,clock:n.clock,signal:n.signal}),attached:!1}}function x(t){
return{branch:t.configuration.branch,...t.commit===void 0?{}:{commit:t.commit}}}function I(t,e){return((0,j.P)(t.status,e.follow.statusMap)??"pending")==="pendi\
ng"}async function F(t,e,n){return(await P(t,e)).filter(u=>!n.has(u.deployID))}async function P(t,e){const{deployments:n,nextCursor:s}=await t.listDeployments(e),
[u,h]=[n[0]?.createdAt,n.at(-1)?.createdAt],G=u!==void 0&&h!==void 0&&u<h;if(s===void 0||!G)return n;const K=[...n];for await(const V of t.allDeployments(e,{cursor:s}))
K.push(V);return K}function B(t,e){const n=t.filter(u=>Q(u.commit,e.commit)&&J(u.branch,e.configuration.branch));if(n.length<2)return n[0]?.deployID;const s=n.map(
u=>u.deployID).join(", ");throw new p.GQ("deployment_lost",`The platform named no deployment, and several are new: ${s}`,{remedy:"Let runs for one app wait for \
each other with a concurrency group, then run again."})}function Q(t,e){return!t||!e||!/^[0-9a-f]{7,64}$/i.test(t)?!0:e.toLowerCase().startsWith(t.toLowerCase())}
function J(t,e){return!t||t===e}const Z=[0,500,1e3,2e3,4e3,8e3];async function Y(t,e){for(const n of Z){n&&await e.clock.sleep(n,e.signal);const s=await t();if(s)
return s}throw new p.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: whe\
ther it deploys cannot be told from here."})}const H=6e4,te=500,ae=5e3,re=1e4,Te="x-slipway-release";async function De(t,e){const n=e.clock.now();let s=te;for(let u=1;;u++){
const h=await Ie(t,e);if(h.kind==="page")return u;if(h.kind==="no-page")throw Oe(h.url,e.deployID);const G=e.clock.now()-n;if(G+s>H){const K=`after ${(0,l.a)(G)}\
 and ${u} tries`;throw new p.GQ("verify_failed",`${t} ${h.words} ${K}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the \
site is not public.'})}await e.clock.sleep(s,e.signal),s=Math.min(ae,s*2)}}function Oe(t,e){const n=URL.parse(t)?.pathname??"/",s=n==="/"?"index.html":`page for\
 ${n}`;return new p.GQ("verify_failed",`${t} answers 404: the release ${e} has no ${s}`,{remedy:'Check that output-directory is the folder with the index.html o\
f the site. If the site has none on purpose, set verify to "off".'})}async function Ie(t,{fetch:e,signal:n,deployID:s}){try{const u=await e(t,{signal:AbortSignal.
any([n,AbortSignal.timeout(re)])});if(await u.body?.cancel(),u.status<400)return{kind:"page"};const h=s!==void 0&&u.headers.get(Te)===s;return u.status===404&&h?
{kind:"no-page",url:u.url||t}:{kind:"trouble",words:`answers ${u.status}`}}catch(u){n.throwIfAborted();const h=u instanceof Error&&u.cause instanceof Error?u.cause:
u;return{kind:"trouble",words:`cannot be reached (${h instanceof Error?h.message:String(h)})`}}}async function $e(t,e){const n=new Se(t,e),s=e.every(2e3,()=>n.beat());
try{return await n.go()}catch(u){return n.broken(e.signal.aborted?n.interruption():(0,p.I7)(u))}finally{s()}}class Se{#e;#n;#t;#o;#a=!1;#r;#s;#i;constructor(e,n){
this.#e=e,this.#n=n,this.#t=(0,ve.M)(n.reporter,n.clock,n.signal)}beat(){this.#t.beat()}async go(){const{phase:e}=this.#t;if(await e("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#w();const n=await e("app",()=>this.#d());await e("configure",()=>this.#c(n)),await e("env",()=>this.#u(n));
const s=this.#n.clock.now(),u=await e("trigger",()=>this.#l(n));if(!this.#e.follow.wait)return this.outcome("pending");const h=await e("follow",()=>this.#f(n,u,
s));return this.#h(h,n,u)}async#d(){const e=await C(this.#e,this.#n);return this.#o=e,this.#t.tell({type:"app-known",appID:e.appID,created:e.created}),[e,e.created?
`created ${e.appID}`:`found ${e.appID}`]}async#c(e){if(e.created)return[void 0,"as created"];const{detail:n,kept:s,...u}=await E(this.#e,e.appID,this.#n.platform);
return this.#e={...this.#e,kept:s},this.#o={...e,url:u.url??e.url,subdomain:u.subdomain??e.subdomain},[void 0,n]}async#u(e){const{env:n}=this.#e;switch(n.kind){case"\
leave":return[void 0,"left alone"];case"replace":return await this.#n.platform.replaceEnv(e.appID,n.variables),[void 0,n.variables.size===1?"1 variable":`${n.variables.
size} variables`];default:return(0,p.xb)(n)}}async#l(e){const n=()=>{this.#a=!0},{deployID:s,attached:u}=await L(this.#e,e.appID,{...this.#n,onStart:n});return this.#r=
s,this.#t.tell({type:"deployment-known",deployID:s,attached:u}),[s,u?`attached to ${s}, which an earlier run started`:s]}async#f(e,n,s){const u=K=>Ae(n,e.appID,
this.#n.platform,K),h=await we(n,this.#e.follow,s,{...this.#n,look:u,narrator:this.#t}),G=h.family==="pending"&&this.#e.follow.onTimeout==="detach";return[h,h.deployment?.
status??h.family,h.family!=="success"&&!G]}async#h(e,n,s){switch(e.family){case"success":return this.#p(e,n);case"failure":return this.#y(n,s);case"cancelled":return this.
outcome("cancelled",b(s,e.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?D(s,this.#e):void 0);default:return(0,p.xb)(
e.family)}}async#p(e,n){this.#s=await o(e.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#s&&this.#t.tell({type:"url",url:this.#s});try{await this.#t.
phase("verify",()=>this.#m(this.#s))}catch(s){this.#n.signal.throwIfAborted();const u=(0,p.I7)(s);if(this.#e.verify==="fail")return this.outcome("succeeded",u);
this.#t.warn(`Deployed, but ${u.message}`,u.remedy)}return this.outcome("succeeded")}async#m(e){if(this.#e.verify==="off")return[void 0,"off"];if(!e)throw new p.
GQ("verify_failed","the platform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await De(e,{...this.#n,
deployID:this.#r});return[void 0,n===1?"answers":`answers, after ${n} tries`]}async#y(e,n){this.#i=await this.#t.phase("explain",async()=>{const{explain:h}=await a.
e(294).then(a.bind(a,8294)),G=await h(n,e.appID,this.#e,this.#n,this.#t);return[G,G.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#i});const{
headline:s,remedy:u}=this.#i;return this.outcome("failed",new p.GQ("deploy_failed",s,{...u&&{remedy:u}}))}interruption(){return A(this.#r,this.#a)}broken(e){const n=e.
call?.outcome==="refused"||e.call?.outcome==="not-sent";return this.#r!==void 0||this.#a&&!n?this.outcome("pending",w(this.#r,e)):this.outcome(e.code==="interru\
pted"?"cancelled":"failed",e)}async#w(){const{configuration:e,env:n,app:s,org:u,project:h}=this.#e,G=await W(this.#e,this.#n.platform);this.#o=G;const K=[G?`upd\
ate the app ${G.appID} in ${u}/${h}`:`create the app ${s} in ${u}/${h}`,n.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...n.variables.
keys()].join(", ")||"none"}`,`deploy ${e.repository}, branch ${e.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const V of K)this.#t.tell({type:"\
notice",message:`Dry run: would ${V}`});return this.outcome("skipped")}outcome(e,n){return{status:e,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#r,
url:this.#s,failure:this.#i,error:n,phases:this.#t.phases}}}async function Ae(t,e,n,s){const u=[];for await(const h of n.allDeployments(e,{signal:s}))if(u.push(
h),h.deployID===t)break;return u}}),5635:((X,U,a)=>{a.d(U,{M:()=>S});var p=a(9439);const g=25e3;function S(E,l,D){const A=[],M=new Set;let[w,m,b]=[l.now(),l.now(),
""];const r=d=>{w=l.now(),d.type==="phase-started"&&([m,b]=[w,`at ${p.K[d.phase]}`]),d.type==="status"&&([m,b]=[w-d.elapsedMs,d.status]),E(d)};return{tell:r,phases:A,
beat(){const d=l.now();b!==""&&d-w>=g&&r({type:"heartbeat",status:b,elapsedMs:d-m})},async phase(d,O){D?.throwIfAborted();const i=l.now();r({type:"phase-started",
phase:d});let c;try{const[T,N,C=!1]=await O();return c={type:"phase-finished",phase:d,detail:N,ms:l.now()-i,unwished:C},T}finally{A.push({phase:d,ms:l.now()-i}),
c&&r(c)}},warn(d,O){M.has(d)||(M.add(d),r({type:"warning",message:d,remedy:O}))}}}}),7244:((X,U,a)=>{a.d(U,{c:()=>S});var p=a(3024),g=a(7994);function S(E){const l=(D,A)=>{
try{return A()}catch{return D}};return{exists:D=>l(!1,()=>(0,p.statSync)((0,g.LI)(E,D)).isFile()),list:D=>l([],()=>(0,p.readdirSync)((0,g.LI)(E,D)))}}})};export{Pe as id,xe as ids,Le as modules};

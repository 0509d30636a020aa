const Pe=737,xe=[737],Le={5636:((X,U,a)=>{a.d(U,{K:()=>S,c:()=>w});var p=a(3739);async function w(_,m){m.signal?.throwIfAborted();const b=new AbortController,r=setTimeout(
()=>b.abort(),m.timeoutMs),d=m.signal?AbortSignal.any([m.signal,b.signal]):b.signal;try{const D=await m.fetch(_.url,{method:_.method,headers:_.headers,redirect:"\
manual",signal:d,..._.body===void 0?{}:{body:_.body}}),{status:i,headers:c}=D;return{kind:"answer",status:i,headers:c,text:await A(D,m.bodyBytes)}}catch(D){return m.
signal?.throwIfAborted(),I(D,b.signal.aborted)}finally{clearTimeout(r)}}async function A(_,m){if(_.body===null)return"";const b=[];let r=0;for await(const d of _.
body){if(r+=d.byteLength,r>m)return;b.push(d)}return new TextDecoder().decode(Buffer.concat(b))}const E=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
l=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function I(_,m){const b=x(_),r=i=>b.some(c=>i.test((0,p.xU)(c)??"")),d=b.some(i=>"syscall"in i&&i.
syscall==="connect"),D=r(l);return{kind:"lost",sent:!d&&!D&&!r(E),timedOut:m,certificate:D,cause:_}}function S(_){return x(_).map(p.xU).find(m=>m!==void 0)}function x(_,m=0){
return!(_ instanceof Error)||m>5?[]:[...(_ instanceof AggregateError?[_.cause,..._.errors]:[_.cause]).flatMap(r=>x(r,m+1)),_]}}),3532:((X,U,a)=>{a.d(U,{Q:()=>w});
var p=a(7067);function w(E){return(l,I)=>{const S=new URL(l instanceof Request?l.url:l);return S.protocol==="http:"&&S.hostname.endsWith(".localhost")&&!I?.body?
A(S,I):E(l,I)}}function A(E,l){const I={host:"127.0.0.1",port:E.port||80,path:E.pathname+E.search,method:l?.method??"GET",headers:{...Object.fromEntries(new Headers(
l?.headers)),host:E.host},...l?.signal?{signal:l.signal}:{}};return new Promise((S,x)=>{const _=(0,p.request)(I,m=>{const b=[];m.on("data",r=>b.push(r)),m.on("e\
rror",x),m.on("end",()=>{const r=m.statusCode??502,d=Object.entries(m.headers).map(([D,i])=>[D,String(i)]);S(new Response(r===204||r===304?null:Buffer.concat(b),
{status:r,headers:d}))})});_.on("error",x),_.end()})}}),1279:((X,U,a)=>{a.d(U,{p:()=>I});var p=a(3739),w=a(5636),A=a(1053),E=a(9307);const l=3;function I(r){const d={
timeoutMs:3e4,bodyBytes:5e6,budget:E.p$,...r},{clock:D,random:i,budget:c}=d,T=new Set;return async function(C){const W=S(r.signal,C.signal),z=D.now();let f=!1;for(let g=1;;g+=
1){const y=await x(C,d,W);if(y.ok)return y.value;if(y.error.code==="unauthorized"&&!f&&(f=!0,await C.renew?.()))continue;const $=y.repeat==="always"||y.repeat===
"where-it-may"&&C.mayRepeat,j=Math.max((0,E.JN)(g,c,i),y.retryAfterMs??0),oe=D.now()-z+j>c.totalMs||(y.retryAfterMs??0)>c.mostRetryAfterMs;if(!$||oe||g>=c.attempts)
throw y.error;const se=`${C.doing} ${y.error.code} ${y.error.call?.status}`;T.has(se)||r.onTrouble?.({error:y.error,waitMs:j}),T.add(se),await D.sleep(j,W)}}}function S(r,d){
return r!==void 0&&d!==void 0?AbortSignal.any([r,d]):r??d}async function x(r,d,D){D?.throwIfAborted();let i=await r.authorize(r.request);for(let c=0;;c+=1){const T=await(0,w.
c)(i,{...d,signal:D}),N={doing:r.doing,request:i};if(T.kind==="lost"){const f=T.certificate?"never":T.sent?"where-it-may":"always";return{ok:!1,error:(0,A.tr)(N,
T,d.timeoutMs),repeat:f}}const C={...N,status:T.status,headers:T.headers};if(T.status<300||T.status>=400)return m(r,C,T.text,d);const W=_(C),z=W?.origin===i.url.
origin&&i.method==="GET"&&c<l;if(W===void 0||!z)return{ok:!1,error:(0,A.yJ)(C,W),repeat:"never"};i={...i,url:W}}}function _({headers:r,request:d}){const D=r.get(
"location");return D!==null&&URL.canParse(D,d.url.href)?new URL(D,d.url):void 0}async function m(r,d,D,i){const c=D===void 0?void 0:b(D,d.headers,r.takesText);if(d.
status>=400){const T=(0,E.P9)(d.headers.get("retry-after"),i.clock),{readErrorBody:N}=await a.e(787).then(a.bind(a,1787)),C=N(c?.body),W=await r.readError?.(c?.
body,C)??C,z=(0,A.x5)(d,W,T,await r.explain?.(W,d.status)),f=d.status===429?"always":E.vt.has(d.status)?"where-it-may":"never";return{ok:!1,error:z,repeat:f,retryAfterMs:T}}
if(c===void 0)return{ok:!1,error:(0,A.g$)(d,i.bodyBytes),repeat:"never"};if(c.fault!==void 0)return{ok:!1,error:(0,A.O$)(d,c.fault),repeat:"where-it-may"};try{return{
ok:!0,value:await r.decode(c.body,(0,A.xS)(d),d.headers.get("location")??void 0)}}catch(T){if(T instanceof p.GQ)return{ok:!1,error:T,repeat:"never"};throw T}}function b(r,d,D=!1){
if(r.trim()==="")return{body:void 0};const i=(d.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=i===""||i==="text/plain";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(i))return{body:void 0,fault:i==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const T=JSON.parse(r);return c&&typeof T!="object"&&!D?
{body:void 0,fault:"is plain text"}:{body:T}}catch{return c&&D?{body:r}:{body:void 0,fault:"is not whole JSON"}}}}),1053:((X,U,a)=>{a.d(U,{O$:()=>r,a6:()=>m,g$:()=>d,
tr:()=>b,x5:()=>I,xS:()=>l,yJ:()=>D});var p=a(9127),w=a(3739),A=a(5807),E=a(5636);function l(i,c){const T="status"in i?i:void 0,N=c?.requestID??T?.headers.get("\
x-request-id")??void 0;return{method:i.request.method,path:i.request.url.pathname,...T===void 0?{}:{status:T.status},...N===void 0?{}:{requestID:(0,A.Ow)(N,128)},
...c?.code===void 0?{}:{serviceCode:c.code}}}function I(i,c,T,N){const{code:C,remedy:W}=_(i.status),z=[`Could not ${i.doing}: the service answered ${i.status}`,
c.code===void 0||c.code===String(i.status)?"":` ${c.code}`,c.message===void 0?"":` ("${c.message}")`,T===void 0?"":` and asks to wait ${(0,p.a)(T)}`,N?.words??""];
return new w.GQ(C,z.join(""),{remedy:N?.remedy??W,call:{...l(i,c),outcome:i.status===408||i.status>=500?"unknown":"refused"}})}const S="Try again later; where i\
t lasts, tell the platform the request ID.",x=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that \
the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do \
this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],
[408,{code:"service_error",remedy:S}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function _(i){const c=x.get(
i);return c!==void 0?c:i>=500?{code:"service_error",remedy:S}:{code:"refused",remedy:"Mend what the answer names, then run again."}}const m=new Set(["unauthoriz\
ed","forbidden","refused","unexpected_response"]);function b(i,c,T){const{origin:N}=i.request.url,C=(0,E.K)(c.cause)??"no reason given",W=c.timedOut?`no whole a\
nswer from ${N} within ${(0,p.a)(T)}`:`${c.sent?`the connection to ${N} broke off`:`no connection to ${N}`} (${C})`;return new w.GQ(c.timedOut?"request_timeout":
"unreachable",`Could not ${i.doing}: ${W}`,{remedy:c.certificate?"Where the server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":
"Check the address, the network, and HTTPS_PROXY and NO_PROXY where a proxy stands between.",call:{...l(i),outcome:c.sent?"unknown":"not-sent"},cause:c.cause})}
function r(i,c){return new w.GQ("unexpected_response",`Could not ${i.doing}: the answer (${i.status}) ${c}`,{remedy:"Check that the address is the service itsel\
f, and that no proxy or login page answers in its place.",call:{...l(i),outcome:"unknown"}})}function d(i,c){return new w.GQ("response_too_large",`Could not ${i.
doing}: the answer is longer than ${c} bytes`,{remedy:"Check that the address is the service itself.",call:{...l(i),outcome:"unknown"}})}function D(i,c){const{origin:T}=i.
request.url,N=c!==void 0&&c.origin!==T,C=N?c.origin:c===void 0?"nowhere":"another path";return new w.GQ("redirected",`Could not ${i.doing}: ${T} redirects to ${C}\
 (${i.status})`,{remedy:N?`Nothing was sent there. If ${c.origin} is the service, give that address.`:"Give the service's own address, to which it does not redi\
rect.",call:{...l(i),outcome:"refused"}})}}),9307:((X,U,a)=>{a.d(U,{JN:()=>w,P9:()=>A,p$:()=>p,vt:()=>E});const p={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,
mostRetryAfterMs:6e4};function w(l,I,S){const x=Math.min(I.mostDelayMs,I.firstDelayMs*2**(l-1));return Math.round(x*(.1+.9*S()))}function A(l,I){const S=l?.trim()??
"";if(/^\d{1,9}$/.test(S))return Number(S)*1e3;const x=/^[A-Za-z]{3,9}, /.test(S)?Date.parse(S):Number.NaN;return Number.isNaN(x)?void 0:Math.max(0,x-I.now())}const E=new Set(
[408,429,500,502,503,504])}),4112:((X,U,a)=>{a.d(U,{H:()=>I,o:()=>S});var p=a(3739),w=a(7634),A=a(3823),E=a(1279),l=a(1619);const I={accept:"application/json","\
user-agent":`slipway/${w.x}`};function S(_){const m=(0,l.Jb)(_.baseUrl,"base-url"),b=(0,E.p)(_);return async(r,d)=>{const{doing:D,mayRepeat:i,decode:c,takesText:T,
route:N}=r,{body:C,signal:W,readError:z,explain:f}=d;let g="";return b({doing:D,mayRepeat:i,decode:c,takesText:T,signal:W,readError:z,explain:f,request:{method:N.
method,url:x(m,N.path,d),headers:{...I,...C===void 0?{}:{"content-type":"application/json"},...i?{}:{"idempotency-key":d.idempotencyKey??_.uuid()}},...C===void 0?
{}:{body:JSON.stringify(C)}},async authorize(y){return g=await _.tokens.token(),{...y,headers:{...y.headers,authorization:`Bearer ${g}`}}},renew:()=>_.tokens.renew(
g)})}}function x(_,m,{parameters:b,query:r={}}){for(const[D,i]of Object.entries(b))if(/^\.{0,2}$/.test(i))throw new p.GQ("invalid_input",`"${i}" is no ${D}`,{remedy:"\
Give the identifier that the platform shows."});const d=new URL(_);d.pathname+=(0,A.dN)(m,b).slice(d.pathname.endsWith("/")?1:0);for(const[D,i]of Object.entries(
r))i!==void 0&&d.searchParams.set(D,i);return d}}),7994:((X,U,a)=>{a.d(U,{FK:()=>l,LI:()=>I,wZ:()=>x});var p=a(3024),w=a(1455),A=a(6760),E=a(3739);function l(m,b){
const r=(0,A.relative)(m,b);return r===""||r!==".."&&!r.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(r)}function I(m,b){const r=(0,A.resolve)(m,b);if(b.includes(
"\0")||!l((0,A.resolve)(m),r))throw _(b);return r}async function S(m,b){const[r,d]=await Promise.all([realpath(m),realpath(I(m,b))]);if(!l(r,d))throw _(b);return d}
function x(m,b){if(!(0,p.existsSync)(m)){x((0,A.dirname)(m),b);try{(0,p.mkdirSync)(m,{mode:b})}catch(r){if((0,E.xU)(r)!=="EEXIST")throw r}}}function _(m){return new E.
GQ("path_escapes_root",`The path "${m}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),7634:((X,U,a)=>{
a.d(U,{x:()=>p});const p="1.0.0"}),86:((X,U,a)=>{a.d(U,{Dy:()=>i,LO:()=>c,MX:()=>m,Pf:()=>I,Qq:()=>r,TU:()=>C,VF:()=>S,k$:()=>x,kB:()=>D,nd:()=>d,tK:()=>l,vs:()=>_,
w:()=>b,zs:()=>T});var p=a(3739),w=a(8302),A=a(5807),E=a(8438);function l(f){return f.toLowerCase().replace(/[_\-$@]/g,"")}function I(f){const g=new Map;if(!(0,w.
G)(f))return g;for(const[y,$]of Object.entries(f)){const j=l(y);g.has(j)||g.set(j,$)}return g}function S(f,g){return{path:f,value:g,fields:I(g)}}function x(f,g){
for(const y of g)for(const[$,j]of Object.entries(f.value))if(l($)===y&&(0,w.G)(j))return S(_(f.path,$),j)}function _(f,g){const y=(0,A.Ow)(g,40);return f===""?y:
`${f}.${y}`}function m(f,g,y=E.sX){const $=[];let j=(0,w.G)(f)?S("",f):void 0;for(;j!==void 0&&$.length<=y;)$.unshift(j),j=x(j,[...g,...E.wy]);return $}function b(f,g){
return m(f,g).map(({fields:y})=>y)}function r(f,...g){for(const y of g){const $=f.get(y);if(typeof $=="string"&&$!=="")return $;if(typeof $=="number")return String(
$)}}function d(f,...g){for(const y of g){const $=f.get(y),j=typeof $=="string"&&/^-?\d{1,15}$/.test($)?Number($):$;if(Number.isSafeInteger(j))return Number(j)}}
function D(f,...g){for(const y of g){const $=f.get(y),j=typeof $=="string"&&/^\d+(?:\.\d+)?$/.test($)?Number($):$;if(typeof j=="number"&&Number.isFinite(j))return Math.
round(j<1e11?j*1e3:j);const oe=typeof $=="string"?Date.parse($):Number.NaN;if(!Number.isNaN(oe))return oe}}function i(f,...g){const y=r(f,...g);if(y===void 0)return;
const $=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(y)?`https://${y}`:y;return/^https?:\/\//i.test($)&&URL.canParse($)?$:void 0}function c(f,g,y,$){return N(
`has no ${f}; ${W(g)}`,y,$)}function T(f,g,y,$){return N(`has more than one ${f}: ${g.join(" and ")}; Slipway does not guess`,y,$)}function N(f,g,y){const $=g.status===
void 0?"":` (${g.status})`;return new p.GQ("unexpected_response",`The answer to ${g.method} ${g.path}${$} ${f}`,{remedy:y===void 0?"Check that the address is th\
e service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in\
 a map (input api-map):
${y}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...g,outcome:"unknown",unclear:!0}})}function C(f,g,y){return`answers:
  ${f}:
    ${g}: ${y}`}function W(f){if(f===void 0)return"it is empty.";if(Array.isArray(f))return`it is a list of ${f.length}.`;if(!(0,w.G)(f))return`it is ${f===null?
"null":`a ${typeof f}`}.`;const g=z(f,0),y=g.slice(0,30).join(", ");return g.length===0?"it is an empty object.":`it has: ${y}${g.length>30?", \u2026":""}.`}function z(f,g){
return!(0,w.G)(f)||g>E.sX?[]:Object.entries(f).flatMap(([y,$])=>[(0,A.Ow)(y,40),...z($,g+1).map(j=>`${(0,A.Ow)(y,40)}.${j}`)])}}),3823:((X,U,a)=>{a.d(U,{Y2:()=>I,
a6:()=>l,bw:()=>A,dN:()=>S});const p="/api/v1/orgs/{orgID}/projects/{projectID}/apps",w=`${p}/{appID}`,A={createApp:{method:"POST",path:p},updateApp:{method:"PA\
TCH",path:w},replaceEnv:{method:"PUT",path:`${w}/env`},listEnvironments:{method:"GET",path:`${w}/environments`},deploy:{method:"POST",path:`${w}/deployments`},listDeployments:{
method:"GET",path:`${w}/deployments`},readFailure:{method:"GET",path:`${w}/deployments/{deployID}/failure`}},E="/operator/orgs/{orgID}/projects/{projectID}/apps\
/{appID}",l={listReleases:{method:"GET",path:`${E}/releases`},rollback:{method:"POST",path:`${E}/rollback`},listTables:{method:"GET",path:`${E}/tables`},createTable:{
method:"POST",path:`${E}/tables`},deleteTable:{method:"DELETE",path:`${E}/tables/{table}`},runtime:{method:"POST",path:`${E}/runtime`}},I={put:"/v1/put",get:"/v\
1/get",delete:"/v1/delete"};function S(x,_){return x.replace(/\{(\w+)\}/g,(m,b)=>encodeURIComponent(_[b]??`{${b}}`))}}),8438:((X,U,a)=>{a.d(U,{A9:()=>b,BV:()=>I,
DE:()=>W,E6:()=>d,Hl:()=>C,Ld:()=>D,M0:()=>A,Mg:()=>y,NP:()=>z,S3:()=>_,T8:()=>g,Vt:()=>x,XD:()=>r,XQ:()=>m,cJ:()=>N,dI:()=>T,gW:()=>c,m5:()=>S,qQ:()=>f,sX:()=>l,
tl:()=>i,uH:()=>w,uq:()=>p,wy:()=>E});const p={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["apps","app\
lications","sites","services"]},w={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["deployments",
"deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},A={label:"environment",names:["environment","env"],kin:[],
lists:["environments","envs"]},E=["data","result","item","response","payload","body","content","node","embedded"],l=2,I=["attributes","properties","metadata"],S=[
"items","data","results","result","list","records","entries","values","value","nodes","edges"],x=["errors","messages","warnings","notices","included","links"],_=[
"id","uid","uuid","guid"],m=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","deploystate","job\
status","jobstate"],b=["phase","deploymentphase"],r=["state","status","phase","name","value"],d=["conclusion","result","outcome"],D=["stage","step","currentstag\
e","currentstep","stagename"],i=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl","deployurl","depl\
oysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],c=["urls","domains","hostnames","alias\
es","status","links","endpoints"],T=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],N=["commit","commitsha","co\
mmitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],C=["source","git","gitsource",
"meta","trigger","deploymenttrigger","metadata","commit"],W=["createdat","created","createdon","creationtime","createtime","createdtime","createdtimeutc","creat\
iontimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],z=["supersededby","replacedby"],f=["nextcursor","cursor","nextpagetoken",
"nexttoken","endcursor","continue","next"],g=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],y=["next","nextlink","nexturl","ne\
xtpage"]}),1547:((X,U,a)=>{a.d(U,{P:()=>E,Y:()=>A});const p=[["success",["succeeded","success","successful","ready","live","active","complete","completed","depl\
oyed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","erro\
r","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","sy\
ncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","degraded","fatal"]],["cancelled",["ca\
ncelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abando\
ned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","buildi\
ng","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","\
idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingf\
ordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","fina\
lizing","releasing","testing","reconciling","unknown"]]],w=new Map(p.flatMap(([l,I])=>I.map(S=>[S,l])));function A(l){return l.toLowerCase().replace(/[\s_-]/g,"")}
function E(l,I=new Map){const S=A(l);return I.get(S)??w.get(S)}}),2873:((X,U,a)=>{a.d(U,{N:()=>ke});var p=a(7598),w=a(3739),A=a(3823);const E=()=>a.e(898).then(
a.bind(a,898)),l={createApp:{doing:"create the app",mayRepeat:!1,decode:async(...o)=>(await E()).decodeApp(...o)},updateApp:{doing:"update the app",mayRepeat:!0,
decode:async(...o)=>(await E()).decodeUpdatedApp(...o)},replaceEnv:{doing:"replace the variables",mayRepeat:!0,decode:async(...o)=>(await E()).decodeEnv(...o)},
listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:async(...o)=>(await E()).decodeEnvironments(...o)},deploy:{doing:"start the deployment",mayRepeat:!1,
decode:async(...o)=>(await E()).decodeDeployed(...o)},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:async(...o)=>(await E()).decodeDeployments(
...o)},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:async(...o)=>(await a.e(258).then(a.bind(a,4258))).decodeFailure(...o)}},I=50;function S(o,{
org:v,project:M},k){const L={orgID:v,projectID:M},P=R=>({...L,appID:R});async function O(R,B,Q,J){const Z={org:v,project:M,app:Q.parameters.appID??""},H=(J===void 0?
void 0:await k?.request(R,J,Z))??J,te=B.mayRepeat&&A.bw[R].method==="GET";return o({...B,route:A.bw[R],decode:async(ae,re,Te)=>B.decode(ae,re,Te,await k?.answer(
R,ae))},{...Q,...H===void 0?{}:te?{query:x(H)}:{body:H},readError:k&&((ae,re)=>k.error(ae,re)),explain:H===void 0||te?void 0:async(ae,re)=>re===400||re===422?(await a.
e(113).then(a.bind(a,8113))).explainFields(ae,{name:R,ours:J??{},sent:H}):void 0})}const F=(R,{limit:B,cursor:Q,signal:J}={})=>{const Z={...B===void 0?{}:{limit:String(
B)},...Q===void 0?{}:{cursor:Q}};return O("listDeployments",l.listDeployments,{parameters:P(R),signal:J},Z)};return{listDeployments:F,createApp:(R,B={})=>O("cre\
ateApp",l.createApp,{parameters:L,...B},R),updateApp:(R,B,{signal:Q}={})=>O("updateApp",l.updateApp,{parameters:P(R),signal:Q},B),replaceEnv:(R,B,{signal:Q}={})=>O(
"replaceEnv",l.replaceEnv,{parameters:P(R),signal:Q},{env:Object.fromEntries(B)}),listEnvironments:(R,{signal:B}={})=>O("listEnvironments",l.listEnvironments,{parameters:P(
R),signal:B}),deploy:(R,B,Q={})=>O("deploy",l.deploy,{parameters:P(R),...Q},{...B}),async*allDeployments(R,B={}){const Q=new Set;let J=B.cursor;for(let Z=0;Z<I;Z+=
1){const{deployments:Y,nextCursor:H}=await F(R,{...B,cursor:J});if(yield*Y,H===void 0||Q.has(H))return;Q.add(H),J=H}},async readFailure(R,B,{signal:Q}={}){try{return await O(
"readFailure",l.readFailure,{parameters:{...P(R),deployID:B},signal:Q})}catch(J){if(J instanceof w.GQ&&J.call?.status===404)return;throw J}}}}function x(o){const v=Object.
entries(o).filter(([,M])=>["string","number","boolean"].includes(typeof M));return Object.fromEntries(v.map(([M,k])=>[M,String(k)]))}var _=a(1279),m=a(1053),b=a(
1619),r=a(86),d=a(4112);function D(o,{requestUrl:v,requestToken:M,audience:k},L,P){const O=new URL(v);k&&(O.search+=`${O.search===""?"":"&"}audience=${encodeURIComponent(
k)}`);const F=(R,B)=>{const Q=(0,r.Qq)((0,r.Pf)(R),"value");if(Q===void 0)throw(0,r.LO)("token (value)",R,B);return P(Q),Q};return L({doing:`get an ID token fro\
m ${o}`,request:{method:"GET",url:O,headers:{...d.H,authorization:`Bearer ${M}`}},mayRepeat:!0,authorize:R=>R,decode:F})}const i=`permissions:
  id-token: write
  contents: read`,c="ACTIONS_ID_TOKEN_REQUEST_URL";async function T({requestUrl:o,requestToken:v,audience:M},k,L){if(!o||!v)throw C();if(L(v),!/^[\x21-\x7e]+$/.
test(v))throw N("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(o))throw N(`${c} is not a URL`);(0,b.hu)(new URL(o),c);try{return await D("Git\
Hub",{requestUrl:o,requestToken:v,audience:M},k,L)}catch(P){throw!(P instanceof w.GQ)||!m.a6.has(P.code)?P:new w.GQ("github_refused",P.message,{remedy:`Check th\
at the job has these lines, then run it again:
${i}`,...P.call?{call:P.call}:{},cause:P})}}function N(o){return new w.GQ("invalid_input",o,{remedy:"The runner sets this variable; do not set it in the workflo\
w."})}function C(){return new w.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job (or to the workfl\
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
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function $(o,v,M="id-token",k){const L=j(o);
if(L===void 0){const O=!o.includes(".");throw new w.GQ(O?"access_token_given":"invalid_id_token",O?`The token of ${M} is opaque: an ID token is a JWT, this seem\
s to be an access token or a key`:`The token of ${M} is not a JWT: it does not have three parts that can be decoded`,{input:M,remedy:f})}const P=y.find(({broken:O})=>O(
L,v));if(P!==void 0){const O=`The token of ${M} ${P.because(L,v)}`,F=new w.GQ(P.code,O,{input:M,remedy:P.remedy});if(P.code!=="email_claim_missing"||k===void 0)
throw F;k(F)}return{expiresAt:typeof L.claims.exp=="number"?L.claims.exp*1e3:void 0}}function j(o){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(o))return;const[v,M]=o.split(
".").slice(0,2).map(oe);return v!==void 0&&M!==void 0?{header:v,claims:M}:void 0}function oe(o){try{const v=JSON.parse(Buffer.from(o,"base64url").toString("utf8"));
return(0,z.G)(v)?v:void 0}catch{return}}async function se(o,v,M){M(o.requestToken),(0,b.Jb)(new URL(o.requestUrl).origin,"the platform's address");try{return await D(
"the platform",o,v,M)}catch(k){throw!(k instanceof w.GQ)||k.code!=="unauthorized"?k:new w.GQ("unauthorized",k.message,{remedy:"The data directory may be of anot\
her platform; name the right one with --data.",...k.call?{call:k.call}:{},cause:k})}}const de="urn:ietf:params:oauth:token-type:id_token",he=new Map([["invalid_\
client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant for the clien\
t of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchang\
e-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, \
and check id-token-audience and the provider's conditions on the repository."]]);async function pe(o,v,M,k){const L=(0,b.Jb)(o.url,"token-exchange-url"),P=new URLSearchParams(
{grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:v,subject_token_type:de,requested_token_type:de,...o.audience?{audience:o.audience}:
{},...o.clientID?{client_id:o.clientID}:{}});try{return await M({doing:"exchange the token",request:{method:"POST",url:L,headers:{...d.H,"content-type":"applica\
tion/x-www-form-urlencoded"},body:P.toString()},mayRepeat:!0,authorize:O=>O,decode:ce(k)})}catch(O){throw!(O instanceof w.GQ)||!m.a6.has(O.code)?O:new w.GQ("tok\
en_exchange_failed",O.message,{remedy:he.get(O.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against t\
he identity provider.",...O.call?{call:O.call}:{},cause:O})}}function ce(o){return(v,M)=>{const k=(0,r.Pf)(v);for(const O of["idtoken","accesstoken","refreshtok\
en"]){const F=(0,r.Qq)(k,O);F!==void 0&&o(F)}const L=(0,r.Qq)(k,"issuedtokentype"),P=(0,r.Qq)(k,"idtoken")??(L===de?(0,r.Qq)(k,"accesstoken"):void 0);if(P===void 0)
throw(0,r.LO)("ID token (id_token, or access_token issued as one)",v,M);return P}}const me=6e4,ye=15e3;function we(o,v){const M=(0,_.p)(v),{clock:k}=v;let L,P,O,
F=!1;const R=o.kind==="github"&&v.onNoEmail?B:void 0;function B(Y){O=Y}function Q(){O&&!F&&v.onNoEmail?.(O),F||=O!==void 0}async function J(){const Y=await ge(o,
M,v),H=k.now(),{expiresAt:te=Number.POSITIVE_INFINITY}=$(Y,H,be(o),R);return{token:Y,expiresAt:te,renewAt:Math.max(te-me,H+(te-H)/2)}}async function Z(){return P??=
J().finally(()=>{P=void 0}),L=await P,L}return{async token(){if(L===void 0)return(await Z()).token;if(k.now()<L.renewAt)return L.token;const Y=L;try{return(await Z()).
token}catch(H){if(k.now()>=Y.expiresAt)throw H;return L={...Y,renewAt:k.now()+ye},Y.token}},async renew(Y){return Q(),o.kind==="given"?!1:L!==void 0&&L.token!==
Y?!0:(await Z()).token!==Y}}}async function ge(o,v,M){switch(o.kind){case"given":return M.onSecret(o.token.trim()),o.token.trim();case"github":return T(o,v,M.onSecret);case"\
platform":return se(o,v,M.onSecret);case"exchange":return pe(o,await T(o.subject,v,M.onSecret),v,M.onSecret);case"command":return _e(o.command,M);default:return(0,w.
xb)(o)}}async function _e(o,{run:v,onSecret:M}){const k=(F,R)=>new w.GQ("token_command_failed",`The command of id-token-command ${F}`,{input:"id-token-command",
remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:R}),{exitCode:L,stdout:P}=await v(o).catch(F=>{
throw k("could not be started",F)}),O=P.trim();if(O!==""&&M(O),L!==0)throw k(`ended with exit code ${L}`);if(O==="")throw k("printed nothing");if(/\s/.test(O))throw k(
"printed more than one word: an ID token has no spaces and no line ends");return O}function be(o){return{given:"id-token",github:"id-token-audience",platform:"t\
he platform",exchange:"token-exchange-url",command:"id-token-command"}[o.kind]}var Ee=a(3532),ue=a(1224);function ke(o,{baseUrl:v,source:M},k){const{reporter:L,
tree:P,signal:O,clock:F=ue.m}=k,R={clock:F,every:ue.f,random:Math.random,uuid:p.randomUUID},B=({message:H,remedy:te})=>L({type:"warning",message:H,remedy:te}),Q={
...R,fetch:k.fetch,signal:k.requestSignal??O,onTrouble:({error:H})=>B({message:`${H.message}; trying again`,remedy:void 0})},{run:J,onSecret:Z}=k,Y=we(M,{...Q,run:J,
onSecret:Z,onNoEmail:B});return{...R,reporter:L,tree:P,signal:O,platform:S((0,d.o)({...Q,baseUrl:v,tokens:Y}),o,o.apiMap),fetch:(0,Ee.Q)(k.fetch),async identify(){
return await Y.token(),ve(M)}}}function ve(o){switch(o.kind){case"given":return"ID token as given";case"platform":return"the embedded platform's own";case"githu\
b":return o.audience?`GitHub OIDC, for ${o.audience}`:"GitHub OIDC";case"exchange":return`GitHub OIDC, exchanged at ${new URL(o.url).host}`;case"command":return"\
ID token from a command";default:return(0,w.xb)(o)}}}),1532:((X,U,a)=>{a.d(U,{g:()=>$e});var p=a(3739),w=a(5807);const A=["buildCommand","outputDirectory","regi\
on"];async function E(t,e,n){const{settings:s,...u}=t.configuration,h={...s,...u},G=await n.updateApp(e,h),K=A.flatMap(ne=>G?.[ne]&&h[ne]===void 0?[[ne,G[ne]]]:
[]),V=K.map(([ne,ie])=>`${ne} "${(0,w.Ow)(ie,60)}"`),q=Object.keys(h).sort().join(", ");return{url:G?.url,subdomain:G?.subdomain,detail:V.length===0?q:`${q}; ke\
pt from before: ${V.join(", ")}`,kept:Object.fromEntries(K)}}var l=a(9127);function I(t,{follow:e}){const n=(0,l.a)(e.timeoutMs),s=`The deployment ${t} has not \
ended within ${n}; the platform goes on with it`;return new p.GQ("deploy_timeout",s,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-ti\
meout: detach. A re-run follows the same deployment."})}function S(t,e){return t?new p.GQ("interrupted",`Interrupted; the platform goes on with ${t}`,{remedy:"A\
 re-run for the same commit follows the same deployment."}):e?new p.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{
remedy:"Look at the app in the platform before the next run: that one starts another deployment."}):new p.GQ("interrupted","Interrupted before a deployment was \
started",{remedy:"Run again."})}function x(t,e){return new p.GQ(e.code,`${t}: ${e.message}`,{...e.remedy===void 0?{}:{remedy:e.remedy},...e.input===void 0?{}:{input:e.
input},...e.place===void 0?{}:{place:e.place},...e.call===void 0?{}:{call:e.call},cause:e,also:e.also})}function _(t,e){if(m.has(e.code))return e;const n=t?`The\
 deployment ${t}`:"A deployment";return x(`${n} was started and goes on, but cannot be followed`,e)}const m=new Set(["interrupted","deployment_lost","deploy_tim\
eout","internal"]);function b(t,e){const n=e?`: ${e} overtook it`:"";return new p.GQ("deploy_cancelled",`The deployment ${t} was cancelled${n}`,{remedy:e?`Follo\
w ${e} instead; it deploys what is newer.`:"Run again to deploy anew."})}function r(t){return["production","prod","live","default","main"].flatMap(n=>t.find(s=>s.
name?.toLowerCase()===n)??[])[0]??(t.length===1?t[0]:void 0)}const d=3,D=[500,1500,3e3];async function i(t){for(let e=1;;e++)try{return await t.send()}catch(n){
if(t.signal.throwIfAborted(),!N(n))throw n;const s=await c(t);if(s!==void 0)return s;if(e===d||T(n))throw n}}async function c(t){for(const e of D){await t.clock.
sleep(e,t.signal);const n=await t.find();if(n!==void 0)return n}}function T(t){return t instanceof p.GQ&&t.call?.unclear===!0}function N(t){return t instanceof p.
GQ?t.call?.outcome==="unknown"||t.code==="unexpected_response":!1}async function C(t,e){const n=await W(t,e.platform);if(n)return n;if(t.create)return f(t,e);throw new p.
GQ("app_not_found",`The platform knows no app "${t.app}" in ${t.org}/${t.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with \
"create: true".'})}async function W(t,e){for(const n of new Set([t.rememberedAppID??t.app,t.app])){const s=await z(e,n);if(s)return s}}async function z(t,e){try{
const n=await t.listEnvironments(e);return{appID:e,created:!1,url:r(n)?.url,subdomain:void 0}}catch(n){if($(n)===404)return;if(y(n))return{appID:e,created:!1,url:void 0,
subdomain:void 0};throw n}}async function f(t,e){const{settings:n,...s}=t.configuration,h={...Object.fromEntries(Object.entries(n).filter(([,K])=>K!==null)),...s,
name:t.app,type:t.appType},G=e.uuid();try{return await i({send:async()=>({...await e.platform.createApp(h,{idempotencyKey:G}),created:!0}),find:async()=>{const K=await z(
e.platform,t.app);return K&&{...K,created:!0}},clock:e.clock,signal:e.signal})}catch(K){if(y(K))throw x("The app was created, but its ID cannot be read",K);if($(
K)!==409)throw K;const V=await z(e.platform,t.app);if(V)return V;throw g(t,K)}}function g(t,e){const n=`${t.org}/${t.project}`;return new p.GQ("app_unreachable_\
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
e","request_timeout"]);var ve=a(5635);async function o(t,e,n,s){return k(t)??await v(e.appID,s)??k(e.url)??M(e,n)}async function v(t,e){const n=await e.listEnvironments(
t).catch(()=>[]);return k(r(n)?.url)}function M(t,e){const n=e.urlTemplate;if(!(n?.includes("{subdomain}")&&!t.subdomain))return k(n?.replaceAll("{subdomain}",t.
subdomain??"").replaceAll("{app}",t.appID))}function k(t){if(!t)return;const e=URL.parse(t.includes("://")?t:`https://${t}`);return e&&(e.protocol==="https:"||e.
protocol==="http:")?e.href:void 0}async function L(t,e,n){const s=await R(n.platform,e),u=s.find(q=>q.deployID===t.attachTo);if(u&&O(u,t))return{deployID:u.deployID,
attached:!0};const h=new Set(s.map(q=>q.deployID)),G=n.uuid(),K=async()=>B(await F(n.platform,e,h),t);return{deployID:await i({send:async()=>{n.onStart();const q=await n.
platform.deploy(e,P(t),{idempotencyKey:G});return(q?.deployID===e?void 0:q?.deployID)??await Y(K,n)},find:K,clock:n.clock,signal:n.signal}),attached:!1}}function P(t){
return{branch:t.configuration.branch,...t.commit===void 0?{}:{commit:t.commit}}}function O(t,e){return((0,j.P)(t.status,e.follow.statusMap)??"pending")==="pendi\
ng"}async function F(t,e,n){return(await R(t,e)).filter(u=>!n.has(u.deployID))}async function R(t,e){const{deployments:n,nextCursor:s}=await t.listDeployments(e),
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
 ${n}`;return new p.GQ("verify_failed",`${t} answers 404: the release ${e} has no ${s}`,{remedy:'Check that output-directory is the folder that holds the index.\
html of the site. Set verify to "off" if it has none on purpose.'})}async function Ie(t,{fetch:e,signal:n,deployID:s}){try{const u=await e(t,{signal:AbortSignal.
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
outcome("cancelled",b(s,e.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?I(s,this.#e):void 0);default:return(0,p.xb)(
e.family)}}async#p(e,n){this.#s=await o(e.deployment?.url,this.#o??n,this.#e,this.#n.platform),this.#s&&this.#t.tell({type:"url",url:this.#s});try{await this.#t.
phase("verify",()=>this.#m(this.#s))}catch(s){this.#n.signal.throwIfAborted();const u=(0,p.I7)(s);if(this.#e.verify==="fail")return this.outcome("succeeded",u);
this.#t.warn(`Deployed, but ${u.message}`,u.remedy)}return this.outcome("succeeded")}async#m(e){if(this.#e.verify==="off")return[void 0,"off"];if(!e)throw new p.
GQ("verify_failed","the platform named no public URL to look at",{remedy:'Tell it with the input url-template, or set verify to "off".'});const n=await De(e,{...this.#n,
deployID:this.#r});return[void 0,n===1?"answers":`answers, after ${n} tries`]}async#y(e,n){this.#i=await this.#t.phase("explain",async()=>{const{explain:h}=await a.
e(294).then(a.bind(a,8294)),G=await h(n,e.appID,this.#e,this.#n,this.#t);return[G,G.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#i});const{
headline:s,remedy:u}=this.#i;return this.outcome("failed",new p.GQ("deploy_failed",s,{...u&&{remedy:u}}))}interruption(){return S(this.#r,this.#a)}broken(e){const n=e.
call?.outcome==="refused"||e.call?.outcome==="not-sent";return this.#r!==void 0||this.#a&&!n?this.outcome("pending",_(this.#r,e)):this.outcome(e.code==="interru\
pted"?"cancelled":"failed",e)}async#w(){const{configuration:e,env:n,app:s,org:u,project:h}=this.#e,G=await W(this.#e,this.#n.platform);this.#o=G;const K=[G?`upd\
ate the app ${G.appID} in ${u}/${h}`:`create the app ${s} in ${u}/${h}`,n.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...n.variables.
keys()].join(", ")||"none"}`,`deploy ${e.repository}, branch ${e.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const V of K)this.#t.tell({type:"\
notice",message:`Dry run: would ${V}`});return this.outcome("skipped")}outcome(e,n){return{status:e,appID:this.#o?.appID,appCreated:this.#o?.created??!1,deployID:this.#r,
url:this.#s,failure:this.#i,error:n,phases:this.#t.phases}}}async function Ae(t,e,n,s){const u=[];for await(const h of n.allDeployments(e,{signal:s}))if(u.push(
h),h.deployID===t)break;return u}}),5635:((X,U,a)=>{a.d(U,{M:()=>A});var p=a(9439);const w=25e3;function A(E,l,I){const S=[],x=new Set;let[_,m,b]=[l.now(),l.now(),
""];const r=d=>{_=l.now(),d.type==="phase-started"&&([m,b]=[_,`at ${p.K[d.phase]}`]),d.type==="status"&&([m,b]=[_-d.elapsedMs,d.status]),E(d)};return{tell:r,phases:S,
beat(){const d=l.now();b!==""&&d-_>=w&&r({type:"heartbeat",status:b,elapsedMs:d-m})},async phase(d,D){I?.throwIfAborted();const i=l.now();r({type:"phase-started",
phase:d});let c;try{const[T,N,C=!1]=await D();return c={type:"phase-finished",phase:d,detail:N,ms:l.now()-i,unwished:C},T}finally{S.push({phase:d,ms:l.now()-i}),
c&&r(c)}},warn(d,D){x.has(d)||(x.add(d),r({type:"warning",message:d,remedy:D}))}}}}),7244:((X,U,a)=>{a.d(U,{c:()=>A});var p=a(3024),w=a(7994);function A(E){const l=(I,S)=>{
try{return S()}catch{return I}};return{exists:I=>l(!1,()=>(0,p.statSync)((0,w.LI)(E,I)).isFile()),list:I=>l([],()=>(0,p.readdirSync)((0,w.LI)(E,I)))}}})};export{Pe as id,xe as ids,Le as modules};

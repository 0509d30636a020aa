const Q=899,F=[899],H={9883:((C,P,e)=>{e.d(P,{carryOut:()=>l});var r=e(3445),h=e(3194),u=e(7244),i=e(1021);const c=1200;async function l(y,_,a,n){const{target:o,
plan:t}=y,{workspace:d}=a.run.context;if(o.mode==="check"){const{runCheck:R}=await Promise.all([e.e(550),e.e(878),e.e(517),e.e(981),e.e(741)]).then(e.bind(e,8931));
return R(t,o.compareTo,_,{...n,workspace:d})}const E=await(0,r.i)(n.env),g=(0,h.N)(t,o,{fetch:E,run:i.d,onSecret:R=>_.addSecret(R),reporter:_.report,tree:t.commit===
void 0?void 0:(0,u.c)(d),typeInCheckout:n.typeInCheckout,signal:n.signal,requestSignal:O(n.signal,c)}),S=g.identify();S.catch(()=>{});const{deploy:j}=await Promise.
all([e.e(981),e.e(710),e.e(999)]).then(e.bind(e,1981)),{recallAndFollow:I}=await Promise.all([e.e(981),e.e(710),e.e(999)]).then(e.bind(e,568)),{plan:B,isClosed:N}=await I(
y,_,{...a,fetch:E},n.signal),G=()=>j(B,{...g,identify:()=>S}),m=await G(),{own:A}=y;if(!A||m.error?.call?.serviceCode!=="app_deleted"||m.deployID!==void 0||await N())
return m;const{restoreApp:D}=await e.e(502).then(e.bind(e,3502)),T=R=>_.addSecret(R);try{await D(A,{clock:g.clock,random:g.random,fetch:E,run:i.d,onSecret:T})}catch{
return m}return _.report({type:"notice",message:"The app was deleted when the pull request was closed, and is restored"}),G()}function O(y,_){const a=new AbortController,
n=()=>setTimeout(()=>a.abort(y.reason),_).unref();return y.aborted?n():y.addEventListener("abort",n,{once:!0}),a.signal}}),1021:((C,P,e)=>{e.d(P,{d:()=>r});async function r(h){
const{getExecOutput:u}=await e.e(913).then(e.bind(e,3913)),[i,c]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return u(i,[c,h],{silent:!0,ignoreReturnCode:!0})}}),
8427:((C,P,e)=>{e.d(P,{exchangedToken:()=>n});var r=e(3739),h=e(8302),u=e(86),i=e(445),c=e(5636),l=e(1053),O=e(1619),y=e(2233);const _="urn:ietf:params:oauth:to\
ken-type:id_token",a=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allo\
w the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],
["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https:/\
/token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function n(t,d,E){const g=await(0,y.
githubToken)(t.subject,d,E),S=(0,O.J)(t.url,"token-exchange-url"),j=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:g,
subject_token_type:_,requested_token_type:_,...(0,h.Eb)({audience:t.audience,client_id:t.clientID})});try{return await d({doing:"exchange the token",request:{method:"\
POST",url:S,headers:{...c.H1,"content-type":"application/x-www-form-urlencoded"},body:j.toString()},mayRepeat:!0,authorize:I=>I,read:(0,i.t)({decode:o(E)})})}catch(I){
if(!(I instanceof r.GQ)||!l.a6.has(I.code))throw I;const B=a.get(I.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange\
-client-id against the identity provider.";throw I.with({code:"token_exchange_failed",remedy:B,cause:I})}}function o(t){return(d,E)=>{const g=(0,u.Pf)(d);for(const I of[
"idtoken","accesstoken","refreshtoken"]){const B=(0,u.Qq)(g,I);B!==void 0&&t(B)}const S=(0,u.Qq)(g,"issuedtokentype"),j=(0,u.Qq)(g,"idtoken")??(S===_?(0,u.Qq)(g,
"accesstoken"):void 0);if(j===void 0)throw(0,u.LO)("ID token (id_token, or access_token issued as one)",d,E);return j}}}),2233:((C,P,e)=>{e.d(P,{githubToken:()=>O});
var r=e(3739),h=e(1053),u=e(1619),i=e(3130);const c=`permissions:
  id-token: write
  contents: read`,l="ACTIONS_ID_TOKEN_REQUEST_URL";async function O({requestUrl:a,requestToken:n,audience:o,permissions:t=c},d,E){if(!a||!n)throw _(t);if(E(n),!/^[\x21-\x7e]+$/.
test(n))throw y("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(a))throw y(`${l} is not a URL`);(0,u.h)(new URL(a),l);try{return await(0,i.g)(
"GitHub",{requestUrl:a,requestToken:n,audience:o},d,E)}catch(g){if(!(g instanceof r.GQ)||!h.a6.has(g.code))throw g;const S=`Check that the job has these lines, \
then run it again:
${t}`;throw g.with({code:"github_refused",remedy:S,cause:g})}}function y(a){return new r.GQ("invalid_input",a,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function _(a){return new r.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the jo\
b (or to the workflow that calls it):
${a}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),3130:((C,P,e)=>{e.d(P,{g:()=>i});var r=e(
86),h=e(445),u=e(5636);function i(c,{requestUrl:l,requestToken:O,audience:y},_,a){const n=new URL(l);y&&(n.search+=`${n.search===""?"":"&"}audience=${encodeURIComponent(
y)}`);const o=(t,d)=>{const E=(0,r.Qq)((0,r.Pf)(t),"value");if(E===void 0)throw(0,r.LO)("token (value)",t,d);return a(E),E};return _({doing:`get an ID token fro\
m ${c}`,request:{method:"GET",url:n,headers:{...u.H1,authorization:`Bearer ${O}`}},mayRepeat:!0,authorize:t=>t,read:(0,h.t)({decode:o})})}}),3445:((C,P,e)=>{e.d(
P,{i:()=>u});var r=e(3739),h=e(1709);async function u(c){const l=t=>c[t.toLowerCase()]||c[t]||"",O=l("ALL_PROXY"),y=i(l("HTTP_PROXY")||O,"HTTP_PROXY"),_=i(l("HT\
TPS_PROXY")||O,"HTTPS_PROXY");if(y===""&&_==="")return fetch;const a=await e.e(729).then(e.bind(e,3729)),n=new a.EnvHttpProxyAgent({httpProxy:y,httpsProxy:_,noProxy:l(
"NO_PROXY")}),o=a.fetch;return async(t,d)=>{if(t instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const E=new URL(t);return(0,h.
c)(E.hostname)?fetch(t,d):o(E,{...d,dispatcher:n})}}function i(c,l){const O=c===""||c.includes("://")?c:`http://${c}`;if(O===""||URL.canParse(O))return O;throw new r.
GQ("invalid_input",`${l} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),7994:((C,P,e)=>{e.d(P,{FK:()=>c,LI:()=>l,wZ:()=>y});
var r=e(3024),h=e(1455),u=e(6760),i=e(3739);function c(a,n){const o=(0,u.relative)(a,n);return o===""||o!==".."&&!o.startsWith(`..${u.sep}`)&&!(0,u.isAbsolute)(
o)}function l(a,n){const o=(0,u.resolve)(a,n);if(n.includes("\0")||!c((0,u.resolve)(a),o))throw _(n);return o}async function O(a,n){const[o,t]=await Promise.all(
[realpath(a),realpath(l(a,n))]);if(!c(o,t))throw _(n);return t}function y(a,n){if(!(0,r.existsSync)(a)){y((0,u.dirname)(a),n);try{(0,r.mkdirSync)(a,{mode:n})}catch(o){
if((0,i.xU)(o)!=="EEXIST")throw o}}}function _(a){return new i.GQ("path_escapes_root",`The path "${a}" leaves its root folder`,{remedy:"Name a path inside the f\
older, without links that lead out of it."})}}),2978:((C,P,e)=>{e.d(P,{Gy:()=>i,Jt:()=>c,Qq:()=>h,U9:()=>u,Xd:()=>O,c3:()=>y,lS:()=>_,tG:()=>a,yL:()=>l});var r=e(
8302);function h(n){return o=>(0,r.KH)(o,n)?o:void 0}const u=n=>typeof n=="number"&&Number.isSafeInteger(n)&&n>=0?n:void 0,i=n=>n===!0?!0:void 0,c=n=>n===!0;function l(n){
return o=>n.find(t=>t===o)}function O(n){return o=>o===null?null:n(o)}function y(n,o){return t=>{if(!Array.isArray(t)||t.length>n)return;const d=t.map(o).filter(
E=>E!==void 0);return d.length===t.length?d:void 0}}function _(n,o={}){const t=Object.entries({...o,...n});return d=>{if(!(0,r.Gv)(d))return;const E={};for(const[
g,S]of t){const j=S(d[g]);if(j!==void 0)E[g]=j;else if(Object.hasOwn(n,g))return}return E}}function a(n,o){return t=>{const d=(0,r.Gv)(t)?t[n]:void 0;if(typeof d!=
"string"||!Object.hasOwn(o,d))return;const E=o[d]?.(t);return E&&{[n]:d,...E}}}}),7:((C,P,e)=>{e.d(P,{KT:()=>a,Lh:()=>l,Xm:()=>n,eo:()=>O,yH:()=>y});const r="sl\
p_",h="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",u=40,i=6,c=new RegExp(`^${r}[0-9A-Za-z]{${u+i}}$`);function l(o){return o.startsWith(r)}function O(o){
if(!c.test(o))return!1;const t=o.length-i;return o.slice(t)===_(o.slice(r.length,t))}function y(o){const t=Array.from({length:u},()=>h[o(h.length)]).join("");return r+
t+_(t)}function _(o){let t=process.getBuiltinModule("node:zlib").crc32(o),d="";for(let E=0;E<i;E+=1)d=h[t%h.length]+d,t=Math.floor(t/h.length);return d}const a={
atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},n=["viewer","deployer"]}),8595:((C,P,e)=>{
e.d(P,{_Q:()=>u,i1:()=>i,iA:()=>h,iq:()=>c,q3:()=>l,ws:()=>r});const r=5,h=500;function u({message:O}){return`The build ended with 0 in spite of an error: ${O}`}
const i=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block",
"unprocessed_rule"],c=10,l=["repository","secrets","example"]}),5290:((C,P,e)=>{e.d(P,{h:()=>i});var r=e(2978),h=e(8595),u=e(2345);const i=(0,r.c3)(h.iq,(0,r.lS)(
{code:(0,r.yL)(h.i1),file:(0,r.Xd)((0,r.Qq)(u.IC.file)),line:(0,r.Xd)(c=>typeof c=="number"&&Number.isSafeInteger(c)&&c>0?c:void 0),message:(0,r.Qq)(h.iA)}))}),
3194:((C,P,e)=>{e.d(P,{N:()=>G});var r=e(7598),h=e(3739),u=e(8302),i=e(4840),c=e(3823),l=e(9570),O=e(86);const y=new Map([...Object.entries(l.I).map(([m,{input:A}])=>[
m,A]),["commit","repository"],["env","env"]]);function _({fields:m},{name:A,ours:D,sent:T}){if(m.length===0)return;const R=m.map(s=>({...s,own:o(s.field,D,T)})),
L=R.map(({field:s,own:p,message:M})=>{const k=p===void 0?"which is not sent":`from the input ${y.get(p)??"app-settings"}`;return`; ${p!==void 0&&p!==s?`${s} (ou\
r ${p})`:s}, ${k}: "${M}"`}),v=new Set(R.flatMap(({own:s})=>s??[])),x=Object.keys(D).map(s=>`"${v.has(s)?`NAME-FOR-${s}`:s}": ${n(s)}`),f=R.flatMap(({field:s,own:p})=>p===
void 0?[a(s)]:[]);return{words:L.join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map \
(input api-map):
requests:
  ${A}: |
    {${[...x,...f].join(", ")}}`}}function a(m){const[A="",...D]=m.split(".");return`"${A}": ${D.length===0?"VALUE":`{${a(D.join("."))}}`}`}function n(m){return/^[A-Za-z]\w*$/.
test(m)?m:`\`${m}\``}function o(m,A,D){const T=m.split("."),R=T.at(-1)??"",L=Object.keys(A),v=L.find(s=>[m,R,T[0]??""].some(p=>(0,O.tK)(p)===(0,O.tK)(s)));if(v!==
void 0)return v;const x=T.reduce((s,p)=>(0,u.Gv)(s)?s[p]:void 0,D);if(x===void 0)return;const f=L.filter(s=>JSON.stringify(A[s])===JSON.stringify(x));return f.length===
1?f[0]:void 0}const t=async(...m)=>(await e.e(51).then(e.bind(e,2388))).decodeFailure(...m),d={createApp:{doing:"create the app",mayRepeat:!1,decode:i.EG},updateApp:{
doing:"update the app",mayRepeat:!0,decode:i.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,decode:i._B},listEnvironments:{doing:"read the environme\
nts",mayRepeat:!0,decode:i.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:i.Dd},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:i.
zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:t}},E=50;function g(m,{org:A,project:D},T){const R={orgID:A,projectID:D},L=f=>({...R,
appID:f});async function v(f,s,p,M){const k={org:A,project:D,app:p.parameters.appID??""},w=(M===void 0?void 0:await T?.request(f,M,k))??M,K=s.mayRepeat&&c.bw[f].
method==="GET";return m({...s,route:c.bw[f],decode:async(U,W,b)=>s.decode(U,W,b,await T?.answer(f,U))},{...p,...w===void 0?{}:K?{query:S(w)}:{body:w},readError:T&&
((U,W)=>T.error(U,W)),explain:w===void 0||K?void 0:(U,W)=>W===400||W===422?_(U,{name:f,ours:M??{},sent:w}):void 0})}const x=(f,{limit:s,cursor:p,page:M,signal:k}={})=>{
const $=M===void 0?(0,u.Eb)({limit:s?.toString(),cursor:p}):void 0;return v("listDeployments",d.listDeployments,{parameters:L(f),page:M,signal:k},$)};return{listDeployments:x,
createApp:(f,s={})=>v("createApp",d.createApp,{parameters:R,...s},f),updateApp:(f,s,{signal:p}={})=>v("updateApp",d.updateApp,{parameters:L(f),signal:p},s),replaceEnv:(f,s,{
signal:p}={})=>v("replaceEnv",d.replaceEnv,{parameters:L(f),signal:p},{env:Object.fromEntries(s)}),listEnvironments:(f,{signal:s}={})=>v("listEnvironments",d.listEnvironments,
{parameters:L(f),signal:s}),lookUp:(f,{signal:s}={})=>v("listEnvironments",{...d.listEnvironments,decode:i.JC},{parameters:L(f),signal:s}),deploy:(f,s,p={})=>v(
"deploy",d.deploy,{parameters:L(f),...p},{...s}),async*allDeployments(f,s={}){const p=new Set;let{cursor:M,page:k}=s;for(let $=0;$<E;$+=1){const{deployments:w,nextCursor:K,
nextPage:U}=await x(f,{...s,cursor:M,page:k});s.onPage?.(),yield*w;const W=K??U;if(W===void 0||p.has(W))return;p.add(W),M=K,k=K===void 0?U:void 0}},async readFailure(f,s,{
signal:p}={}){try{return await v("readFailure",d.readFailure,{parameters:{...L(f),deployID:s},signal:p})}catch(M){if(M instanceof h.GQ&&M.call?.status===404)return;
throw M}}}}function S(m){const A=Object.entries(m).filter(([,D])=>["string","number","boolean"].includes(typeof D));return Object.fromEntries(A.map(([D,T])=>[D,
String(T)]))}var j=e(3082),I=e(3532),B=e(4112),N=e(1224);function G(m,{baseUrl:A,source:D},T){const{reporter:R,tree:L,typeInCheckout:v,signal:x,clock:f=N.ml}=T,
s={clock:f,every:N.fm,random:Math.random,uuid:r.randomUUID},p=({message:K,remedy:U})=>R({type:"warning",message:K,remedy:U}),M={...s,fetch:T.fetch,signal:T.requestSignal??
x,onTrouble:({error:K})=>p({message:`${K.message}; trying again`,remedy:void 0})},{run:k,onSecret:$}=T,w=(0,j.r)(D,{...M,run:k,onSecret:$,onNoEmail:p});return{...s,
reporter:R,tree:L,typeInCheckout:v,signal:x,tokens:w,platform:g((0,B.o)({...M,baseUrl:A,tokens:w}),m,m.apiMap),fetch:(0,I.Q)(T.fetch),async identify(){return await w.
token(),D.description}}}}),7244:((C,P,e)=>{e.d(P,{c:()=>u});var r=e(3024),h=e(7994);function u(i){const c=(l,O)=>{try{return O()}catch{return l}};return{root:i,
exists:l=>c(!1,()=>(0,r.statSync)((0,h.LI)(i,l)).isFile()),list:l=>c([],()=>(0,r.readdirSync)((0,h.LI)(i,l)))}}})};export{Q as id,F as ids,H as modules};

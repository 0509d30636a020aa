const Q=899,b=[899],H={9883:((C,O,e)=>{e.d(O,{carryOut:()=>a});var c=e(3445),p=e(3194),d=e(7244),i=e(1021);const l=1200;async function a(h,u,t,o){const{target:r,
plan:s}=h,{workspace:_}=t.run.context;if(r.mode==="check"){const{runCheck:A}=await Promise.all([e.e(550),e.e(878),e.e(517),e.e(409),e.e(741)]).then(e.bind(e,8931));
return A(s,r.compareTo,u,{...o,workspace:_})}const P=await(0,c.i)(o.env),T=(0,p.N)(s,r,{fetch:P,run:i.d,onSecret:A=>u.addSecret(A),reporter:u.report,tree:s.commit===
void 0?void 0:(0,d.c)(_),signal:o.signal,requestSignal:m(o.signal,l)}),U=T.identify();U.catch(()=>{});const{deploy:W}=await Promise.all([e.e(409),e.e(710),e.e(999)]).
then(e.bind(e,2409)),{recallAndFollow:I}=await Promise.all([e.e(409),e.e(710),e.e(999)]).then(e.bind(e,568)),{plan:B,isClosed:N}=await I(h,u,{...t,fetch:P},o.signal),
F=()=>W(B,{...T,identify:()=>U}),y=await F(),{own:M}=h;if(!M||y.error?.call?.serviceCode!=="app_deleted"||y.deployID!==void 0||await N())return y;const{restoreApp:v}=await e.
e(502).then(e.bind(e,3502)),g=A=>u.addSecret(A);try{await v(M,{clock:T.clock,random:T.random,fetch:P,run:i.d,onSecret:g})}catch{return y}return u.report({type:"\
notice",message:"The app was deleted when the pull request was closed, and is restored"}),F()}function m(h,u){const t=new AbortController,o=()=>setTimeout(()=>t.
abort(h.reason),u).unref();return h.aborted?o():h.addEventListener("abort",o,{once:!0}),t.signal}}),1021:((C,O,e)=>{e.d(O,{d:()=>c});async function c(p){const{getExecOutput:d}=await e.
e(913).then(e.bind(e,3913)),[i,l]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return d(i,[l,p],{silent:!0,ignoreReturnCode:!0})}}),8427:((C,O,e)=>{e.d(O,
{exchangedToken:()=>o});var c=e(3739),p=e(8302),d=e(86),i=e(445),l=e(5636),a=e(1053),m=e(1619),h=e(2233);const u="urn:ietf:params:oauth:token-type:id_token",t=new Map(
[["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant fo\
r the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check to\
ken-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubuserco\
ntent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function o(s,_,P){const T=await(0,h.githubToken)(s.subject,_,P),
U=(0,m.J)(s.url,"token-exchange-url"),W=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:T,subject_token_type:u,requested_token_type:u,
...(0,p.Eb)({audience:s.audience,client_id:s.clientID})});try{return await _({doing:"exchange the token",request:{method:"POST",url:U,headers:{...l.H1,"content-\
type":"application/x-www-form-urlencoded"},body:W.toString()},mayRepeat:!0,authorize:I=>I,read:(0,i.t)({decode:r(P)})})}catch(I){if(!(I instanceof c.GQ)||!a.a6.
has(I.code))throw I;const B=t.get(I.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the identity\
 provider.";throw I.with({code:"token_exchange_failed",remedy:B,cause:I})}}function r(s){return(_,P)=>{const T=(0,d.Pf)(_);for(const I of["idtoken","accesstoken",
"refreshtoken"]){const B=(0,d.Qq)(T,I);B!==void 0&&s(B)}const U=(0,d.Qq)(T,"issuedtokentype"),W=(0,d.Qq)(T,"idtoken")??(U===u?(0,d.Qq)(T,"accesstoken"):void 0);
if(W===void 0)throw(0,d.LO)("ID token (id_token, or access_token issued as one)",_,P);return W}}}),2233:((C,O,e)=>{e.d(O,{githubToken:()=>m});var c=e(3739),p=e(
1053),d=e(1619),i=e(3130);const l=`permissions:
  id-token: write
  contents: read`,a="ACTIONS_ID_TOKEN_REQUEST_URL";async function m({requestUrl:t,requestToken:o,audience:r,permissions:s=l},_,P){if(!t||!o)throw u(s);if(P(o),!/^[\x21-\x7e]+$/.
test(o))throw h("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(t))throw h(`${a} is not a URL`);(0,d.h)(new URL(t),a);try{return await(0,i.g)(
"GitHub",{requestUrl:t,requestToken:o,audience:r},_,P)}catch(T){if(!(T instanceof c.GQ)||!p.a6.has(T.code))throw T;const U=`Check that the job has these lines, \
then run it again:
${s}`;throw T.with({code:"github_refused",remedy:U,cause:T})}}function h(t){return new c.GQ("invalid_input",t,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function u(t){return new c.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the jo\
b (or to the workflow that calls it):
${t}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),3130:((C,O,e)=>{e.d(O,{g:()=>i});var c=e(
86),p=e(445),d=e(5636);function i(l,{requestUrl:a,requestToken:m,audience:h},u,t){const o=new URL(a);h&&(o.search+=`${o.search===""?"":"&"}audience=${encodeURIComponent(
h)}`);const r=(s,_)=>{const P=(0,c.Qq)((0,c.Pf)(s),"value");if(P===void 0)throw(0,c.LO)("token (value)",s,_);return t(P),P};return u({doing:`get an ID token fro\
m ${l}`,request:{method:"GET",url:o,headers:{...d.H1,authorization:`Bearer ${m}`}},mayRepeat:!0,authorize:s=>s,read:(0,p.t)({decode:r})})}}),3445:((C,O,e)=>{e.d(
O,{i:()=>d});var c=e(3739),p=e(1709);async function d(l){const a=s=>l[s.toLowerCase()]||l[s]||"",m=a("ALL_PROXY"),h=i(a("HTTP_PROXY")||m,"HTTP_PROXY"),u=i(a("HT\
TPS_PROXY")||m,"HTTPS_PROXY");if(h===""&&u==="")return fetch;const t=await e.e(729).then(e.bind(e,3729)),o=new t.EnvHttpProxyAgent({httpProxy:h,httpsProxy:u,noProxy:a(
"NO_PROXY")}),r=t.fetch;return async(s,_)=>{if(s instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const P=new URL(s);return(0,p.
c)(P.hostname)?fetch(s,_):r(P,{..._,dispatcher:o})}}function i(l,a){const m=l===""||l.includes("://")?l:`http://${l}`;if(m===""||URL.canParse(m))return m;throw new c.
GQ("invalid_input",`${a} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),7994:((C,O,e)=>{e.d(O,{FK:()=>l,LI:()=>a,wZ:()=>h});
var c=e(3024),p=e(1455),d=e(6760),i=e(3739);function l(t,o){const r=(0,d.relative)(t,o);return r===""||r!==".."&&!r.startsWith(`..${d.sep}`)&&!(0,d.isAbsolute)(
r)}function a(t,o){const r=(0,d.resolve)(t,o);if(o.includes("\0")||!l((0,d.resolve)(t),r))throw u(o);return r}async function m(t,o){const[r,s]=await Promise.all(
[realpath(t),realpath(a(t,o))]);if(!l(r,s))throw u(o);return s}function h(t,o){if(!(0,c.existsSync)(t)){h((0,d.dirname)(t),o);try{(0,c.mkdirSync)(t,{mode:o})}catch(r){
if((0,i.xU)(r)!=="EEXIST")throw r}}}function u(t){return new i.GQ("path_escapes_root",`The path "${t}" leaves its root folder`,{remedy:"Name a path inside the f\
older, without links that lead out of it."})}}),7:((C,O,e)=>{e.d(O,{KT:()=>t,Lh:()=>a,Xm:()=>o,eo:()=>m,yH:()=>h});const c="slp_",p="0123456789ABCDEFGHIJKLMNOPQ\
RSTUVWXYZabcdefghijklmnopqrstuvwxyz",d=40,i=6,l=new RegExp(`^${c}[0-9A-Za-z]{${d+i}}$`);function a(r){return r.startsWith(c)}function m(r){if(!l.test(r))return!1;
const s=r.length-i;return r.slice(s)===u(r.slice(c.length,s))}function h(r){const s=Array.from({length:d},()=>p[r(p.length)]).join("");return c+s+u(s)}function u(r){
let s=process.getBuiltinModule("node:zlib").crc32(r),_="";for(let P=0;P<i;P+=1)_=p[s%p.length]+_,s=Math.floor(s/p.length);return _}const t={atPlace:{organization:200,
projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},o=["viewer","deployer"]}),8595:((C,O,e)=>{e.d(O,{_Q:()=>d,i1:()=>i,
iA:()=>p,iq:()=>l,q3:()=>a,ws:()=>c});const c=5,p=500;function d({message:m}){return`The build ended with 0 in spite of an error: ${m}`}const i=["build_fault","\
type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],l=10,
a=["repository","secrets","example"]}),5290:((C,O,e)=>{e.d(O,{h:()=>i});var c=e(8302),p=e(8595),d=e(2345);function i(a){if(!Array.isArray(a)||a.length>p.iq)return;
const m=a.flatMap(h=>l(h)??[]);return m.length===a.length?m:void 0}function l(a){const{code:m,file:h,line:u,message:t}=(0,c.Gv)(a)?a:{},o=p.i1.find(r=>r===m);if(!(!o||
!(0,c.KH)(t,p.iA))&&!(h!==null&&!(0,c.KH)(h,d.IC.file))&&!(u!==null&&!(typeof u=="number"&&Number.isSafeInteger(u)&&u>0)))return{code:o,file:h,line:u,message:t}}}),
3194:((C,O,e)=>{e.d(O,{N:()=>F});var c=e(7598),p=e(3739),d=e(8302),i=e(4840),l=e(3823),a=e(9570),m=e(86);const h=new Map([...Object.entries(a.I).map(([y,{input:M}])=>[
y,M]),["commit","repository"],["env","env"]]);function u({fields:y},{name:M,ours:v,sent:g}){if(y.length===0)return;const A=y.map(n=>({...n,own:r(n.field,v,g)})),
L=A.map(({field:n,own:E,message:D})=>{const x=E===void 0?"which is not sent":`from the input ${h.get(E)??"app-settings"}`;return`; ${E!==void 0&&E!==n?`${n} (ou\
r ${E})`:n}, ${x}: "${D}"`}),R=new Set(A.flatMap(({own:n})=>n??[])),j=Object.keys(v).map(n=>`"${R.has(n)?`NAME-FOR-${n}`:n}": ${o(n)}`),f=A.flatMap(({field:n,own:E})=>E===
void 0?[t(n)]:[]);return{words:L.join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map \
(input api-map):
requests:
  ${M}: |
    {${[...j,...f].join(", ")}}`}}function t(y){const[M="",...v]=y.split(".");return`"${M}": ${v.length===0?"VALUE":`{${t(v.join("."))}}`}`}function o(y){return/^[A-Za-z]\w*$/.
test(y)?y:`\`${y}\``}function r(y,M,v){const g=y.split("."),A=g.at(-1)??"",L=Object.keys(M),R=L.find(n=>[y,A,g[0]??""].some(E=>(0,m.tK)(E)===(0,m.tK)(n)));if(R!==
void 0)return R;const j=g.reduce((n,E)=>(0,d.Gv)(n)?n[E]:void 0,v);if(j===void 0)return;const f=L.filter(n=>JSON.stringify(M[n])===JSON.stringify(j));return f.length===
1?f[0]:void 0}const s=async(...y)=>(await e.e(51).then(e.bind(e,2388))).decodeFailure(...y),_={createApp:{doing:"create the app",mayRepeat:!1,decode:i.EG},updateApp:{
doing:"update the app",mayRepeat:!0,decode:i.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,decode:i._B},listEnvironments:{doing:"read the environme\
nts",mayRepeat:!0,decode:i.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:i.Dd},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:i.
zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:s}},P=50;function T(y,{org:M,project:v},g){const A={orgID:M,projectID:v},L=f=>({...A,
appID:f});async function R(f,n,E,D){const x={org:M,project:v,app:E.parameters.appID??""},S=(D===void 0?void 0:await g?.request(f,D,x))??D,K=n.mayRepeat&&l.bw[f].
method==="GET";return y({...n,route:l.bw[f],decode:async(w,k,G)=>n.decode(w,k,G,await g?.answer(f,w))},{...E,...S===void 0?{}:K?{query:U(S)}:{body:S},readError:g&&
((w,k)=>g.error(w,k)),explain:S===void 0||K?void 0:(w,k)=>k===400||k===422?u(w,{name:f,ours:D??{},sent:S}):void 0})}const j=(f,{limit:n,cursor:E,page:D,signal:x}={})=>{
const $=D===void 0?(0,d.Eb)({limit:n?.toString(),cursor:E}):void 0;return R("listDeployments",_.listDeployments,{parameters:L(f),page:D,signal:x},$)};return{listDeployments:j,
createApp:(f,n={})=>R("createApp",_.createApp,{parameters:A,...n},f),updateApp:(f,n,{signal:E}={})=>R("updateApp",_.updateApp,{parameters:L(f),signal:E},n),replaceEnv:(f,n,{
signal:E}={})=>R("replaceEnv",_.replaceEnv,{parameters:L(f),signal:E},{env:Object.fromEntries(n)}),listEnvironments:(f,{signal:n}={})=>R("listEnvironments",_.listEnvironments,
{parameters:L(f),signal:n}),lookUp:(f,{signal:n}={})=>R("listEnvironments",{..._.listEnvironments,decode:i.JC},{parameters:L(f),signal:n}),deploy:(f,n,E={})=>R(
"deploy",_.deploy,{parameters:L(f),...E},{...n}),async*allDeployments(f,n={}){const E=new Set;let{cursor:D,page:x}=n;for(let $=0;$<P;$+=1){const{deployments:S,nextCursor:K,
nextPage:w}=await j(f,{...n,cursor:D,page:x});n.onPage?.(),yield*S;const k=K??w;if(k===void 0||E.has(k))return;E.add(k),D=K,x=K===void 0?w:void 0}},async readFailure(f,n,{
signal:E}={}){try{return await R("readFailure",_.readFailure,{parameters:{...L(f),deployID:n},signal:E})}catch(D){if(D instanceof p.GQ&&D.call?.status===404)return;
throw D}}}}function U(y){const M=Object.entries(y).filter(([,v])=>["string","number","boolean"].includes(typeof v));return Object.fromEntries(M.map(([v,g])=>[v,
String(g)]))}var W=e(3082),I=e(3532),B=e(4112),N=e(1224);function F(y,{baseUrl:M,source:v},g){const{reporter:A,tree:L,typeInCheckout:R,signal:j,clock:f=N.ml}=g,
n={clock:f,every:N.fm,random:Math.random,uuid:c.randomUUID},E=({message:K,remedy:w})=>A({type:"warning",message:K,remedy:w}),D={...n,fetch:g.fetch,signal:g.requestSignal??
j,onTrouble:({error:K})=>E({message:`${K.message}; trying again`,remedy:void 0})},{run:x,onSecret:$}=g,S=(0,W.r)(v,{...D,run:x,onSecret:$,onNoEmail:E});return{...n,
reporter:A,tree:L,typeInCheckout:R,signal:j,tokens:S,platform:T((0,B.o)({...D,baseUrl:M,tokens:S}),y,y.apiMap),fetch:(0,I.Q)(g.fetch),async identify(){return await S.
token(),v.description}}}}),7244:((C,O,e)=>{e.d(O,{c:()=>d});var c=e(3024),p=e(7994);function d(i){const l=(a,m)=>{try{return m()}catch{return a}};return{exists:a=>l(
!1,()=>(0,c.statSync)((0,p.LI)(i,a)).isFile()),list:a=>l([],()=>(0,c.readdirSync)((0,p.LI)(i,a)))}}})};export{Q as id,b as ids,H as modules};

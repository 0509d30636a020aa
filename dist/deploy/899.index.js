const j=899,K=[899],w={9883:((L,T,t)=>{t.d(T,{carryOut:()=>l});var f=t(8474),m=t(3445),c=t(3194),R=t(7244),o=t(1021);const h=1200;async function l(d,s,u,i){const{
target:r,plan:g}=d,{workspace:D}=u.run.context;if(r.mode==="check"){const{runCheck:p}=await Promise.all([t.e(550),t.e(840),t.e(878),t.e(749),t.e(986),t.e(741)]).
then(t.bind(t,7694));return p(g,r.compareTo,s,{...i,workspace:D})}const n=await(0,m.i)(i.env),a=(0,c.N)(g,r,{fetch:n,run:o.d,onSecret:s.addSecret,reporter:s.report,
tree:g.commit===void 0?void 0:(0,R.c)(D),typeInCheckout:i.typeInCheckout,signal:i.signal,requestSignal:M(i.signal,h)}),P=a.identify();P.catch(()=>{});const{deploy:E}=await Promise.
all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,5449)),{recallAndFollow:C}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,568)),{plan:y,isClosed:e}=await C(
d,s,{...u,fetch:n},i.signal),O=()=>E(y,{...a,identify:()=>P}),x=await O(),{own:v}=d;if(!v||x.error?.call?.serviceCode!=="app_deleted"||x.deployID!==void 0||await e())
return x;const{restoreApp:A}=await t.e(502).then(t.bind(t,3502)),{clock:I,random:U}=a;try{await A(v,{clock:I,random:U,fetch:n,run:o.d,onSecret:s.addSecret})}catch{
return x}return s.report({type:"notice",message:"The app was deleted when the pull request was closed, and is restored"}),O()}function M(d,s){const u=new AbortController;
return(0,f.addAbortListener)(d,()=>setTimeout(()=>u.abort(d.reason),s).unref()),u.signal}}),1021:((L,T,t)=>{t.d(T,{d:()=>f});async function f(m){const{getExecOutput:c}=await t.
e(913).then(t.bind(t,3913)),[R,o]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return c(R,[o,m],{silent:!0,ignoreReturnCode:!0})}}),2233:((L,T,t)=>{t.r(T),
t.d(T,{exchangedToken:()=>g,githubToken:()=>s});var f=t(3739),m=t(8302),c=t(86),R=t(445),o=t(5529),h=t(1053),l=t(1619),M=t(3130);const d="ACTIONS_ID_TOKEN_REQUE\
ST_URL";async function s({requestUrl:n,requestToken:a,audience:P,permissions:E},C,y){if(y(a),!/^[\x21-\x7e]+$/.test(a))throw u("ACTIONS_ID_TOKEN_REQUEST_TOKEN i\
s not a token");if(!URL.canParse(n))throw u(`${d} is not a URL`);(0,l.hu)(new URL(n),d);try{return await(0,M.g)("GitHub",{requestUrl:n,requestToken:a,audience:P},
C,y)}catch(e){if(!(e instanceof f.GQ)||!h.a6.has(e.code))throw e;const O=`Check that the job has these lines, then run it again:
${E}`;throw e.with({code:"github_refused",remedy:O,cause:e})}}function u(n){return new f.GQ("invalid_input",n,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const i="urn:ietf:params:oauth:token-type:id_token",r=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function g(n,a,P){const E=await s(n.subject,a,P),C=(0,l.Jb)(n.url,"token-exchange-url"),y=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:E,subject_token_type:i,requested_token_type:i,...(0,m.Eb)({audience:n.audience,client_id:n.clientID})});try{return await a(
{doing:"exchange the token",request:{method:"POST",url:C,headers:{...o.H1,"content-type":"application/x-www-form-urlencoded"},body:y.toString()},mayRepeat:!0,read:(0,R.
t)({decode:D(P)})})}catch(e){if(!(e instanceof f.GQ)||!h.a6.has(e.code))throw e;const O=r.get(e.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw e.with({code:"token_exchange_failed",remedy:O,cause:e})}}function D(n){return(a,P)=>{
const E=(0,c.Pf)(a);for(const e of["idtoken","accesstoken","refreshtoken"]){const O=(0,c.Qq)(E,e);O!==void 0&&n(O)}const C=(0,c.Qq)(E,"issuedtokentype"),y=(0,c.
Qq)(E,"idtoken")??(C===i?(0,c.Qq)(E,"accesstoken"):void 0);if(y===void 0)throw(0,c.LO)("ID token (id_token, or access_token issued as one)",a,P);return y}}}),3445:((L,T,t)=>{
t.d(T,{i:()=>c});var f=t(3739),m=t(1709);async function c(o){const h=r=>o[r.toLowerCase()]||o[r]||"",l=h("ALL_PROXY"),M=R(h("HTTP_PROXY")||l,"HTTP_PROXY"),d=R(h(
"HTTPS_PROXY")||l,"HTTPS_PROXY");if(M===""&&d==="")return fetch;const s=await t.e(729).then(t.bind(t,3729)),u=new s.EnvHttpProxyAgent({httpProxy:M,httpsProxy:d,
noProxy:h("NO_PROXY")}),i=s.fetch;return async(r,g)=>{if(r instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const D=new URL(
r);return(0,m.c)(D.hostname)?fetch(r,g):i(D,{...g,dispatcher:u})}}function R(o,h){const l=o===""||o.includes("://")?o:`http://${o}`;if(l===""||URL.canParse(l))return l;
throw new f.GQ("invalid_input",`${h} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}})};export{j as id,K as ids,w as modules};

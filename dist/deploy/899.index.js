const I=899,U=[899],j={9883:((_,O,t)=>{t.d(O,{carryOut:()=>h});var f=t(3445),T=t(3194),r=t(7244),P=t(1021);const d=1200;async function h(c,o,e,s){const{target:y,
plan:n}=c,{workspace:l}=e.run.context;if(y.mode==="check"){const{runCheck:M}=await Promise.all([t.e(169),t.e(878),t.e(757),t.e(409),t.e(809),t.e(741)]).then(t.bind(
t,2628));return M(n,y.compareTo,o,{...s,workspace:l})}const i=await(0,f.i)(s.env),a=(0,T.N)(n,y,{fetch:i,run:P.d,onSecret:M=>o.addSecret(M),reporter:o.report,tree:n.
commit===void 0?void 0:(0,r.c)(l),signal:s.signal,requestSignal:E(s.signal,d)}),D=a.identify();D.catch(()=>{});const{deploy:R}=await Promise.all([t.e(409),t.e(223),
t.e(999)]).then(t.bind(t,2409)),{recallAndFollow:u}=await Promise.all([t.e(409),t.e(223),t.e(999)]).then(t.bind(t,568)),{plan:g,isClosed:v}=await u(c,o,{...e,fetch:i},
s.signal),L=()=>R(g,{...a,identify:()=>D}),m=await L(),{own:C}=c;if(!C||m.error?.call?.serviceCode!=="app_deleted"||m.deployID!==void 0||await v())return m;const{
restoreApp:x}=await t.e(121).then(t.bind(t,3502)),A=M=>o.addSecret(M);try{await x(C,{clock:a.clock,random:a.random,fetch:i,run:P.d,onSecret:A})}catch{return m}return o.
report({type:"notice",message:"The app was deleted when the pull request was closed, and is restored"}),L()}function E(c,o){const e=new AbortController,s=()=>setTimeout(
()=>e.abort(c.reason),o).unref();return c.aborted?s():c.addEventListener("abort",s,{once:!0}),e.signal}}),1021:((_,O,t)=>{t.d(O,{d:()=>f});async function f(T){const{
getExecOutput:r}=await t.e(913).then(t.bind(t,3913)),[P,d]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return r(P,[d,T],{silent:!0,ignoreReturnCode:!0})}}),
8427:((_,O,t)=>{t.d(O,{exchangedToken:()=>s});var f=t(3739),T=t(8302),r=t(86),P=t(445),d=t(5636),h=t(1053),E=t(1619),c=t(2233);const o="urn:ietf:params:oauth:to\
ken-type:id_token",e=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allo\
w the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],
["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https:/\
/token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function s(n,l,i){const a=await(0,c.
githubToken)(n.subject,l,i),D=(0,E.J)(n.url,"token-exchange-url"),R=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:a,
subject_token_type:o,requested_token_type:o,...(0,T.Eb)({audience:n.audience,client_id:n.clientID})});try{return await l({doing:"exchange the token",request:{method:"\
POST",url:D,headers:{...d.H1,"content-type":"application/x-www-form-urlencoded"},body:R.toString()},mayRepeat:!0,authorize:u=>u,read:(0,P.t)({decode:y(i)})})}catch(u){
if(!(u instanceof f.GQ)||!h.a6.has(u.code))throw u;const g=e.get(u.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange\
-client-id against the identity provider.";throw u.with({code:"token_exchange_failed",remedy:g,cause:u})}}function y(n){return(l,i)=>{const a=(0,r.Pf)(l);for(const u of[
"idtoken","accesstoken","refreshtoken"]){const g=(0,r.Qq)(a,u);g!==void 0&&n(g)}const D=(0,r.Qq)(a,"issuedtokentype"),R=(0,r.Qq)(a,"idtoken")??(D===o?(0,r.Qq)(a,
"accesstoken"):void 0);if(R===void 0)throw(0,r.LO)("ID token (id_token, or access_token issued as one)",l,i);return R}}}),2233:((_,O,t)=>{t.d(O,{githubToken:()=>E});
var f=t(3739),T=t(1053),r=t(1619),P=t(3130);const d=`permissions:
  id-token: write
  contents: read`,h="ACTIONS_ID_TOKEN_REQUEST_URL";async function E({requestUrl:e,requestToken:s,audience:y,permissions:n=d},l,i){if(!e||!s)throw o(n);if(i(s),!/^[\x21-\x7e]+$/.
test(s))throw c("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(e))throw c(`${h} is not a URL`);(0,r.h)(new URL(e),h);try{return await(0,P.g)(
"GitHub",{requestUrl:e,requestToken:s,audience:y},l,i)}catch(a){if(!(a instanceof f.GQ)||!T.a6.has(a.code))throw a;const D=`Check that the job has these lines, \
then run it again:
${n}`;throw a.with({code:"github_refused",remedy:D,cause:a})}}function c(e){return new f.GQ("invalid_input",e,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function o(e){return new f.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the jo\
b (or to the workflow that calls it):
${e}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),3445:((_,O,t)=>{t.d(O,{i:()=>r});var f=t(
3739),T=t(1709);async function r(d){const h=n=>d[n.toLowerCase()]||d[n]||"",E=h("ALL_PROXY"),c=P(h("HTTP_PROXY")||E,"HTTP_PROXY"),o=P(h("HTTPS_PROXY")||E,"HTTPS\
_PROXY");if(c===""&&o==="")return fetch;const e=await t.e(729).then(t.bind(t,3729)),s=new e.EnvHttpProxyAgent({httpProxy:c,httpsProxy:o,noProxy:h("NO_PROXY")}),
y=e.fetch;return async(n,l)=>{if(n instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const i=new URL(n);return(0,T.c)(i.hostname)?
fetch(n,l):y(i,{...l,dispatcher:s})}}function P(d,h){const E=d===""||d.includes("://")?d:`http://${d}`;if(E===""||URL.canParse(E))return E;throw new f.GQ("inval\
id_input",`${h} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}})};export{I as id,U as ids,j as modules};

const j=899,K=[899],p={9883:((_,T,t)=>{t.d(T,{carryOut:()=>c});var u=t(8474),y=t(3445),d=t(3194),P=t(7244),o=t(1021);const i=1200;async function c(s,a,E,h){const{
target:n,plan:e}=s,{workspace:l}=E.run.context;if(n.mode==="check"){const{runCheck:U}=await Promise.all([t.e(550),t.e(840),t.e(878),t.e(449),t.e(809),t.e(741)]).
then(t.bind(t,8931));return U(e,n.compareTo,a,{...h,workspace:l})}const f=await(0,y.i)(h.env),D=(0,d.N)(e,n,{fetch:f,run:o.d,onSecret:a.addSecret,reporter:a.report,
tree:e.commit===void 0?void 0:(0,P.c)(l),typeInCheckout:h.typeInCheckout,signal:h.signal,requestSignal:r(h.signal,i)}),R=D.identify();R.catch(()=>{});const{deploy:O}=await Promise.
all([t.e(449),t.e(737),t.e(999)]).then(t.bind(t,5449)),{recallAndFollow:g}=await Promise.all([t.e(449),t.e(737),t.e(999)]).then(t.bind(t,568)),{plan:L,isClosed:x}=await g(
s,a,{...E,fetch:f},h.signal),m=()=>O(L,{...D,identify:()=>R}),M=await m(),{own:C}=s;if(!C||M.error?.call?.serviceCode!=="app_deleted"||M.deployID!==void 0||await x())
return M;const{restoreApp:v}=await t.e(502).then(t.bind(t,3502)),{clock:A,random:I}=D;try{await v(C,{clock:A,random:I,fetch:f,run:o.d,onSecret:a.addSecret})}catch{
return M}return a.report({type:"notice",message:"The app was deleted when the pull request was closed, and is restored"}),m()}function r(s,a){const E=new AbortController;
return(0,u.addAbortListener)(s,()=>setTimeout(()=>E.abort(s.reason),a).unref()),E.signal}}),1021:((_,T,t)=>{t.d(T,{d:()=>u});async function u(y){const{getExecOutput:d}=await t.
e(913).then(t.bind(t,3913)),[P,o]=process.platform==="win32"?["cmd","/c"]:["sh","-c"];return d(P,[o,y],{silent:!0,ignoreReturnCode:!0})}}),8427:((_,T,t)=>{t.d(T,
{exchangedToken:()=>E});var u=t(3739),y=t(8302),d=t(86),P=t(445),o=t(5636),i=t(1053),c=t(1619),r=t(2233);const s="urn:ietf:params:oauth:token-type:id_token",a=new Map(
[["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthorized_client","Allow the token exchange grant fo\
r the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check to\
ken-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity provider trust https://token.actions.githubuserco\
ntent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function E(n,e,l){const f=await(0,r.githubToken)(n.subject,e,l),
D=(0,c.Jb)(n.url,"token-exchange-url"),R=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-exchange",subject_token:f,subject_token_type:s,
requested_token_type:s,...(0,y.Eb)({audience:n.audience,client_id:n.clientID})});try{return await e({doing:"exchange the token",request:{method:"POST",url:D,headers:{
...o.H1,"content-type":"application/x-www-form-urlencoded"},body:R.toString()},mayRepeat:!0,read:(0,P.t)({decode:h(l)})})}catch(O){if(!(O instanceof u.GQ)||!i.a6.
has(O.code))throw O;const g=a.get(O.call?.serviceCode??"")??"Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the identity\
 provider.";throw O.with({code:"token_exchange_failed",remedy:g,cause:O})}}function h(n){return(e,l)=>{const f=(0,d.Pf)(e);for(const O of["idtoken","accesstoken",
"refreshtoken"]){const g=(0,d.Qq)(f,O);g!==void 0&&n(g)}const D=(0,d.Qq)(f,"issuedtokentype"),R=(0,d.Qq)(f,"idtoken")??(D===s?(0,d.Qq)(f,"accesstoken"):void 0);
if(R===void 0)throw(0,d.LO)("ID token (id_token, or access_token issued as one)",e,l);return R}}}),2233:((_,T,t)=>{t.d(T,{githubToken:()=>i});var u=t(3739),y=t(
1053),d=t(1619),P=t(3130);const o="ACTIONS_ID_TOKEN_REQUEST_URL";async function i({requestUrl:r,requestToken:s,audience:a,permissions:E},h,n){if(n(s),!/^[\x21-\x7e]+$/.
test(s))throw c("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(r))throw c(`${o} is not a URL`);(0,d.hu)(new URL(r),o);try{return await(0,P.g)(
"GitHub",{requestUrl:r,requestToken:s,audience:a},h,n)}catch(e){if(!(e instanceof u.GQ)||!y.a6.has(e.code))throw e;const l=`Check that the job has these lines, \
then run it again:
${E}`;throw e.with({code:"github_refused",remedy:l,cause:e})}}function c(r){return new u.GQ("invalid_input",r,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}}),3445:((_,T,t)=>{t.d(T,{i:()=>d});var u=t(3739),y=t(1709);async function d(o){const i=n=>o[n.toLowerCase()]||o[n]||"",c=i("ALL_PROXY"),
r=P(i("HTTP_PROXY")||c,"HTTP_PROXY"),s=P(i("HTTPS_PROXY")||c,"HTTPS_PROXY");if(r===""&&s==="")return fetch;const a=await t.e(729).then(t.bind(t,3729)),E=new a.EnvHttpProxyAgent(
{httpProxy:r,httpsProxy:s,noProxy:i("NO_PROXY")}),h=a.fetch;return async(n,e)=>{if(n instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const l=new URL(n);return(0,y.c)(l.hostname)?fetch(n,e):h(l,{...e,dispatcher:E})}}function P(o,i){const c=o===""||o.includes("://")?o:`http://${o}`;if(c===
""||URL.canParse(c))return c;throw new u.GQ("invalid_input",`${i} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}})};export{j as id,K as ids,p as modules};

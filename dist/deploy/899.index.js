const j=899,S=[899],U={9883:((M,R,t)=>{t.d(R,{carryOut:()=>e});var T=t(8474),D=t(3445),l=t(3194),g=t(7244),f=t(9131);const r=1200;async function e(n,o,a,c){const{
target:i,plan:E}=n,{workspace:x}=a.run.context;if(i.mode==="check"){const{runCheck:I}=await Promise.all([t.e(550),t.e(840),t.e(878),t.e(749),t.e(986),t.e(741)]).
then(t.bind(t,7694));return I(E,i.compareTo,o,{...c,workspace:x})}const d=await(0,D.i)(c.env),h=(0,l.N)(E,i,{fetch:d,run:f.d,onSecret:o.addSecret,reporter:o.report,
tree:E.commit===void 0?void 0:(0,g.c)(x),typeInCheckout:c.typeInCheckout,signal:c.signal,requestSignal:s(c.signal,r)}),P=h.identify();P.catch(()=>{});const{deploy:y}=await Promise.
all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,5449)),{recallAndFollow:p}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,568)),{plan:O,isClosed:u}=await p(
n,o,{...a,fetch:d},c.signal),m=()=>y(O,{...h,identify:()=>P}),C=await m(),{own:L}=n;if(!L||C.error?.call?.serviceCode!=="app_deleted"||C.deployID!==void 0||await u())
return C;const{restoreApp:v}=await t.e(502).then(t.bind(t,3502)),{clock:w,random:A}=h;try{await v(L,{clock:w,random:A,fetch:d,run:f.d,onSecret:o.addSecret})}catch{
return C}return o.report({type:"notice",message:"The app was deleted when the pull request was closed, and is restored"}),m()}function s(n,o){const a=new AbortController;
return(0,T.addAbortListener)(n,()=>setTimeout(()=>a.abort(n.reason),o).unref()),a.signal}}),9131:((M,R,t)=>{t.d(R,{d:()=>f});var T=t(8474);const D=1e6;var l=function(r,e,s){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var n,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=e[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=e[Symbol.dispose],
s&&(o=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");o&&(n=function(){try{o.call(this)}catch(a){return Promise.reject(a)}}),r.stack.push(
{value:e,dispose:n,async:s})}else s&&r.stack.push({async:!0});return e},g=(function(r){return function(e){function s(c){e.error=e.hasError?new r(c,e.error,"An e\
rror was suppressed during disposal."):c,e.hasError=!0}var n,o=0;function a(){for(;n=e.stack.pop();)try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().
then(a);if(n.dispose){var c=n.dispose.call(n.value);if(n.async)return o|=2,Promise.resolve(c).then(a,function(i){return s(i),a()})}else o|=1}catch(i){s(i)}if(o===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(r,e,s){
var n=new Error(s);return n.name="SuppressedError",n.error=r,n.suppressed=e,n});const f=async(r,e)=>{const s={stack:[],error:void 0,hasError:!1};try{const{exec:n}=await t.
e(913).then(t.bind(t,3913));e?.throwIfAborted();const[o,a]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],c=[];let i=0;const E=Promise.withResolvers(),x=l(
s,e&&(0,T.addAbortListener)(e,()=>E.reject(e.reason)),!1),h=n(o,[a,r],{silent:!0,ignoreReturnCode:!0,listeners:{stdout:p=>{i+=p.length,i>D?E.resolve(void 0):c.push(
p)}}});h.catch(()=>{});const P=await Promise.race([h,E.promise]),y=i>D?void 0:Buffer.concat(c).toString("utf8");return{exitCode:P??0,stdout:y}}catch(n){s.error=
n,s.hasError=!0}finally{g(s)}}}),2233:((M,R,t)=>{t.r(R),t.d(R,{exchangedToken:()=>E,githubToken:()=>o});var T=t(3739),D=t(8302),l=t(86),g=t(445),f=t(5529),r=t(1053),
e=t(1619),s=t(3130);const n="ACTIONS_ID_TOKEN_REQUEST_URL";async function o({requestUrl:d,requestToken:h,audience:P,permissions:y},p,O){if(O(h),!/^[\x21-\x7e]+$/.
test(h))throw a("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(d))throw a(`${n} is not a URL`);(0,e.hu)(new URL(d),n);try{return await(0,s.g)(
"GitHub",{requestUrl:d,requestToken:h,audience:P},p,O)}catch(u){if(!(u instanceof T.GQ)||!r.a6.has(u.code))throw u;const m=`Check that the job has these lines, \
then run it again:
${y}`;throw u.with({code:"github_refused",remedy:m,cause:u})}}function a(d){return new T.GQ("invalid_input",d,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const c="urn:ietf:params:oauth:token-type:id_token",i=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function E(d,h,P){const y=await o(d.subject,h,P),p=(0,e.Jb)(d.url,"token-exchange-url"),O=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:y,subject_token_type:c,requested_token_type:c,...(0,D.Eb)({audience:d.audience,client_id:d.clientID})});try{return await h(
{doing:"exchange the token",request:{method:"POST",url:p,headers:{...f.H1,"content-type":"application/x-www-form-urlencoded"},body:O.toString()},mayRepeat:!0,read:(0,g.
t)({decode:x(P)})})}catch(u){if(!(u instanceof T.GQ)||!r.a6.has(u.code))throw u;const m=i.get(u.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw u.with({code:"token_exchange_failed",remedy:m,cause:u})}}function x(d){return(h,P)=>{
const y=(0,l.Pf)(h);for(const u of["idtoken","accesstoken","refreshtoken"]){const m=(0,l.Qq)(y,u);m!==void 0&&d(m)}const p=(0,l.Qq)(y,"issuedtokentype"),O=(0,l.
Qq)(y,"idtoken")??(p===c?(0,l.Qq)(y,"accesstoken"):void 0);if(O===void 0)throw(0,l.LO)("ID token (id_token, or access_token issued as one)",h,P);return O}}}),3445:((M,R,t)=>{
t.d(R,{i:()=>l});var T=t(3739),D=t(1709);async function l(f){const r=i=>f[i.toLowerCase()]||f[i]||"",e=r("ALL_PROXY"),s=g(r("HTTP_PROXY")||e,"HTTP_PROXY"),n=g(r(
"HTTPS_PROXY")||e,"HTTPS_PROXY");if(s===""&&n==="")return fetch;const o=await t.e(729).then(t.bind(t,3729)),a=new o.EnvHttpProxyAgent({httpProxy:s,httpsProxy:n,
noProxy:r("NO_PROXY")}),c=o.fetch;return async(i,E)=>{if(i instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const x=new URL(
i);return(0,D.c)(x.hostname)?fetch(i,E):c(x,{...E,dispatcher:a})}}function g(f,r){const e=f===""||f.includes("://")?f:`http://${f}`;if(e===""||URL.canParse(e))return e;
throw new T.GQ("invalid_input",`${r} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}})};export{j as id,S as ids,U as modules};

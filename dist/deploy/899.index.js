const S=899,U=[899],j={9883:((C,T,t)=>{t.d(T,{carryOut:()=>e});var p=t(8474),g=t(3445),u=t(3194),R=t(7244),D=t(1021);const h=1200;async function e(n,o,c,r){const{
target:d,plan:y}=n,{workspace:x}=c.run.context;if(d.mode==="check"){const{runCheck:w}=await Promise.all([t.e(550),t.e(840),t.e(878),t.e(956),t.e(749),t.e(228),t.
e(741)]).then(t.bind(t,7694));return w(y,d.compareTo,o,{...r,workspace:x})}const i=await(0,g.i)(r.env),a=(0,u.N)(y,d,{fetch:i,run:D.d,onSecret:o.addSecret,reporter:o.
report,tree:y.commit===void 0?void 0:(0,R.c)(x),typeInCheckout:r.typeInCheckout,signal:r.signal,requestSignal:s(r.signal,h)}),f=a.identify();f.catch(()=>{});const{
deploy:E}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,5449)),{recallAndFollow:P}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,
568)),{plan:O,isClosed:l}=await P(n,o,{...c,fetch:i},r.signal),m=()=>E(O,{...a,identify:()=>f}),M=await m(),{own:L}=n;if(!L||M.error?.call?.serviceCode!=="app_d\
eleted"||M.deployID!==void 0||await l())return M;const{restoreApp:A}=await Promise.all([t.e(840),t.e(878),t.e(956),t.e(737),t.e(169)]).then(t.bind(t,3502)),{clock:v,
random:I}=a;try{await A(L,{clock:v,random:I,fetch:i,run:D.d,onSecret:o.addSecret})}catch{return M}return o.report({type:"notice",message:"The app was deleted wh\
en the pull request was closed, and is restored"}),m()}function s(n,o){const c=new AbortController;return(0,p.addAbortListener)(n,()=>setTimeout(()=>c.abort(n.reason),
o).unref()),c.signal}}),1021:((C,T,t)=>{t.d(T,{d:()=>D});var p=t(8474),g=function(h,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var n,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=e[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=e[Symbol.dispose],s&&(o=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
o&&(n=function(){try{o.call(this)}catch(c){return Promise.reject(c)}}),h.stack.push({value:e,dispose:n,async:s})}else s&&h.stack.push({async:!0});return e},u=(function(h){
return function(e){function s(r){e.error=e.hasError?new h(r,e.error,"An error was suppressed during disposal."):r,e.hasError=!0}var n,o=0;function c(){for(;n=e.
stack.pop();)try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(c);if(n.dispose){var r=n.dispose.call(n.value);if(n.async)return o|=2,Promise.
resolve(r).then(c,function(d){return s(d),c()})}else o|=1}catch(d){s(d)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return c()}})(typeof SuppressedError=="function"?SuppressedError:function(h,e,s){var n=new Error(s);return n.name="SuppressedError",n.error=h,n.suppressed=
e,n});const R=1048576,D=async(h,e)=>{const s={stack:[],error:void 0,hasError:!1};try{const{exec:n}=await t.e(913).then(t.bind(t,3913));e?.throwIfAborted();const[
o,c]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],r=[];let d=0;const y=Promise.withResolvers(),x=g(s,e&&(0,p.addAbortListener)(e,()=>y.reject(e.reason)),
!1),a=n(o,[c,h],{silent:!0,ignoreReturnCode:!0,listeners:{stdout:P=>{d+=P.length,d>R?y.resolve(void 0):r.push(P)}}});a.catch(()=>{});const f=await Promise.race(
[a,y.promise]),E=d>R?void 0:Buffer.concat(r).toString("utf8");return{exitCode:f??0,stdout:E}}catch(n){s.error=n,s.hasError=!0}finally{u(s)}}}),2233:((C,T,t)=>{t.
r(T),t.d(T,{exchangedToken:()=>y,githubToken:()=>o});var p=t(3739),g=t(8302),u=t(86),R=t(445),D=t(5529),h=t(1053),e=t(1619),s=t(3130);const n="ACTIONS_ID_TOKEN_\
REQUEST_URL";async function o({requestUrl:i,requestToken:a,audience:f,permissions:E},P,O){if(O(a),!/^[\x21-\x7e]+$/.test(a))throw c("ACTIONS_ID_TOKEN_REQUEST_TO\
KEN is not a token");if(!URL.canParse(i))throw c(`${n} is not a URL`);(0,e.hu)(new URL(i),n);try{return await(0,s.g)("GitHub",{requestUrl:i,requestToken:a,audience:f},
P,O)}catch(l){if(!(l instanceof p.GQ)||!h.a6.has(l.code))throw l;const m=`Check that the job has these lines, then run it again:
${E}`;throw l.with({code:"github_refused",remedy:m,cause:l})}}function c(i){return new p.GQ("invalid_input",i,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const r="urn:ietf:params:oauth:token-type:id_token",d=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function y(i,a,f){const E=await o(i.subject,a,f),P=(0,e.Jb)(i.url,"token-exchange-url"),O=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:E,subject_token_type:r,requested_token_type:r,...(0,g.Eb)({audience:i.audience,client_id:i.clientID})});try{return await a(
{doing:"exchange the token",request:{method:"POST",url:P,headers:{...D.H1,"content-type":"application/x-www-form-urlencoded"},body:O.toString()},mayRepeat:!0,read:(0,R.
t)({decode:x(f)})})}catch(l){if(!(l instanceof p.GQ)||!h.a6.has(l.code))throw l;const m=d.get(l.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw l.with({code:"token_exchange_failed",remedy:m,cause:l})}}function x(i){return(a,f)=>{
const E=(0,u.Pf)(a);for(const l of["idtoken","accesstoken","refreshtoken"]){const m=(0,u.Qq)(E,l);m!==void 0&&i(m)}const P=(0,u.Qq)(E,"issuedtokentype"),O=(0,u.
Qq)(E,"idtoken")??(P===r?(0,u.Qq)(E,"accesstoken"):void 0);if(O===void 0)throw(0,u.LO)("ID token (id_token, or access_token issued as one)",a,f);return O}}}),3445:((C,T,t)=>{
t.d(T,{i:()=>R});var p=t(3739),g=t(1709),u=t(5807);async function R(e){const s=i=>e[i.toLowerCase()]||e[i]||"",n=s("ALL_PROXY"),o=h(s("HTTP_PROXY")||n,"HTTP_PRO\
XY"),c=h(s("HTTPS_PROXY")||n,"HTTPS_PROXY");if(o===""&&c==="")return fetch;const r=await t.e(729).then(t.bind(t,3729)),d=new r.EnvHttpProxyAgent({httpProxy:o,httpsProxy:c,
noProxy:s("NO_PROXY")}),y=new r.Agent,x=r.fetch;return async(i,a)=>{if(i instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const f=new URL(
i);return x(f,{...a,dispatcher:(0,g.c)(f.hostname)?y:d})}}const D=["http:","https:","socks:","socks5:"];function h(e,s){const n=e===""||e.includes("://")?e:`htt\
p://${e}`,o=URL.parse(n),c=d=>(0,u.FF)(d)!==void 0,r=o!==null&&D.includes(o.protocol);if(n===""||r&&c(o.username)&&c(o.password))return n;throw new p.GQ("invali\
d_input",`${s} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.example.com:3128 or socks5://127.0.0.1:1080. In a user name and a\
 password, % is written %25."})}})};export{S as id,U as ids,j as modules};

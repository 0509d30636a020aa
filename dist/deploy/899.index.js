const S=899,j=[899],U={9883:((M,R,t)=>{t.d(R,{carryOut:()=>n});var O=t(8474),D=t(3445),u=t(3194),x=t(7244),g=t(9131);const h=1200;async function n(e,o,r,c){const{
target:d,plan:y}=e,{workspace:f}=r.run.context;if(d.mode==="check"){const{runCheck:I}=await Promise.all([t.e(550),t.e(840),t.e(878),t.e(956),t.e(749),t.e(228),t.
e(741)]).then(t.bind(t,7694));return I(y,d.compareTo,o,{...c,workspace:f})}const a=await(0,D.i)(c.env),i=(0,u.N)(y,d,{fetch:a,run:g.d,onSecret:o.addSecret,reporter:o.
report,tree:y.commit===void 0?void 0:(0,x.c)(f),typeInCheckout:c.typeInCheckout,signal:c.signal,requestSignal:s(c.signal,h)}),P=i.identify();P.catch(()=>{});const{
deploy:E}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,5449)),{recallAndFollow:p}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,
568)),{plan:T,isClosed:l}=await p(e,o,{...r,fetch:a},c.signal),m=()=>E(T,{...i,identify:()=>P}),C=await m(),{own:w}=e;if(!w||C.error?.call?.serviceCode!=="app_d\
eleted"||C.deployID!==void 0||await l())return C;const{restoreApp:L}=await t.e(502).then(t.bind(t,3502)),{clock:v,random:A}=i;try{await L(w,{clock:v,random:A,fetch:a,
run:g.d,onSecret:o.addSecret})}catch{return C}return o.report({type:"notice",message:"The app was deleted when the pull request was closed, and is restored"}),m()}
function s(e,o){const r=new AbortController;return(0,O.addAbortListener)(e,()=>setTimeout(()=>r.abort(e.reason),o).unref()),r.signal}}),9131:((M,R,t)=>{t.d(R,{d:()=>g});
var O=t(8474);const D=1e6;var u=function(h,n,s){if(n!=null){if(typeof n!="object"&&typeof n!="function")throw new TypeError("Object expected.");var e,o;if(s){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=n[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");e=n[Symbol.dispose],s&&(o=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");o&&(e=function(){try{o.call(this)}catch(r){
return Promise.reject(r)}}),h.stack.push({value:n,dispose:e,async:s})}else s&&h.stack.push({async:!0});return n},x=(function(h){return function(n){function s(c){
n.error=n.hasError?new h(c,n.error,"An error was suppressed during disposal."):c,n.hasError=!0}var e,o=0;function r(){for(;e=n.stack.pop();)try{if(!e.async&&o===
1)return o=0,n.stack.push(e),Promise.resolve().then(r);if(e.dispose){var c=e.dispose.call(e.value);if(e.async)return o|=2,Promise.resolve(c).then(r,function(d){
return s(d),r()})}else o|=1}catch(d){s(d)}if(o===1)return n.hasError?Promise.reject(n.error):Promise.resolve();if(n.hasError)throw n.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,n,s){var e=new Error(s);return e.name="SuppressedError",e.error=h,e.suppressed=n,e});const g=async(h,n)=>{const s={stack:[],
error:void 0,hasError:!1};try{const{exec:e}=await t.e(913).then(t.bind(t,3913));n?.throwIfAborted();const[o,r]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],
c=[];let d=0;const y=Promise.withResolvers(),f=u(s,n&&(0,O.addAbortListener)(n,()=>y.reject(n.reason)),!1),i=e(o,[r,h],{silent:!0,ignoreReturnCode:!0,listeners:{
stdout:p=>{d+=p.length,d>D?y.resolve(void 0):c.push(p)}}});i.catch(()=>{});const P=await Promise.race([i,y.promise]),E=d>D?void 0:Buffer.concat(c).toString("utf\
8");return{exitCode:P??0,stdout:E}}catch(e){s.error=e,s.hasError=!0}finally{x(s)}}}),2233:((M,R,t)=>{t.r(R),t.d(R,{exchangedToken:()=>y,githubToken:()=>o});var O=t(
3739),D=t(8302),u=t(86),x=t(445),g=t(5529),h=t(1053),n=t(1619),s=t(3130);const e="ACTIONS_ID_TOKEN_REQUEST_URL";async function o({requestUrl:a,requestToken:i,audience:P,
permissions:E},p,T){if(T(i),!/^[\x21-\x7e]+$/.test(i))throw r("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(a))throw r(`${e} is not a URL`);
(0,n.hu)(new URL(a),e);try{return await(0,s.g)("GitHub",{requestUrl:a,requestToken:i,audience:P},p,T)}catch(l){if(!(l instanceof O.GQ)||!h.a6.has(l.code))throw l;
const m=`Check that the job has these lines, then run it again:
${E}`;throw l.with({code:"github_refused",remedy:m,cause:l})}}function r(a){return new O.GQ("invalid_input",a,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const c="urn:ietf:params:oauth:token-type:id_token",d=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function y(a,i,P){const E=await o(a.subject,i,P),p=(0,n.Jb)(a.url,"token-exchange-url"),T=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:E,subject_token_type:c,requested_token_type:c,...(0,D.Eb)({audience:a.audience,client_id:a.clientID})});try{return await i(
{doing:"exchange the token",request:{method:"POST",url:p,headers:{...g.H1,"content-type":"application/x-www-form-urlencoded"},body:T.toString()},mayRepeat:!0,read:(0,x.
t)({decode:f(P)})})}catch(l){if(!(l instanceof O.GQ)||!h.a6.has(l.code))throw l;const m=d.get(l.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw l.with({code:"token_exchange_failed",remedy:m,cause:l})}}function f(a){return(i,P)=>{
const E=(0,u.Pf)(i);for(const l of["idtoken","accesstoken","refreshtoken"]){const m=(0,u.Qq)(E,l);m!==void 0&&a(m)}const p=(0,u.Qq)(E,"issuedtokentype"),T=(0,u.
Qq)(E,"idtoken")??(p===c?(0,u.Qq)(E,"accesstoken"):void 0);if(T===void 0)throw(0,u.LO)("ID token (id_token, or access_token issued as one)",i,P);return T}}}),3445:((M,R,t)=>{
t.d(R,{i:()=>x});var O=t(3739),D=t(1709),u=t(5807);async function x(n){const s=f=>n[f.toLowerCase()]||n[f]||"",e=s("ALL_PROXY"),o=h(s("HTTP_PROXY")||e,"HTTP_PRO\
XY"),r=h(s("HTTPS_PROXY")||e,"HTTPS_PROXY");if(o===""&&r==="")return fetch;const c=await t.e(729).then(t.bind(t,3729)),d=new c.EnvHttpProxyAgent({httpProxy:o,httpsProxy:r,
noProxy:s("NO_PROXY")}),y=c.fetch;return async(f,a)=>{if(f instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const i=new URL(
f);return(0,D.c)(i.hostname)?fetch(f,a):y(i,{...a,dispatcher:d})}}const g=["http:","https:","socks:","socks5:"];function h(n,s){const e=n===""||n.includes("://")?
n:`http://${n}`,o=URL.parse(e),r=d=>(0,u.FF)(d)!==void 0,c=o!==null&&g.includes(o.protocol);if(e===""||c&&r(o.username)&&r(o.password))return e;throw new O.GQ("\
invalid_input",`${s} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.example.com:3128 or socks5://127.0.0.1:1080. In a user name\
 and a password, % is written %25."})}})};export{S as id,j as ids,U as modules};

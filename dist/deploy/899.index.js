const S=899,U=[899],j={9883:((C,R,t)=>{t.d(R,{carryOut:()=>e});var m=t(8474),x=t(3445),f=t(3194),D=t(7244),g=t(1021);const h=1200;async function e(n,o,r,c){const{
target:d,plan:y}=n,{workspace:u}=r.run.context;if(d.mode==="check"){const{runCheck:w}=await Promise.all([t.e(550),t.e(840),t.e(878),t.e(956),t.e(749),t.e(228),t.
e(741)]).then(t.bind(t,7694));return w(y,d.compareTo,o,{...c,workspace:u})}const a=await(0,x.i)(c.env),i=(0,f.N)(y,d,{fetch:a,run:g.d,onSecret:o.addSecret,reporter:o.
report,tree:y.commit===void 0?void 0:(0,D.c)(u),typeInCheckout:c.typeInCheckout,signal:c.signal,requestSignal:s(c.signal,h)}),P=i.identify();P.catch(()=>{});const{
deploy:E}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,5449)),{recallAndFollow:O}=await Promise.all([t.e(749),t.e(737),t.e(999)]).then(t.bind(t,
568)),{plan:p,isClosed:l}=await O(n,o,{...r,fetch:a},c.signal),T=()=>E(p,{...i,identify:()=>P}),M=await T(),{own:L}=n;if(!L||M.error?.call?.serviceCode!=="app_d\
eleted"||M.deployID!==void 0||await l())return M;const{restoreApp:v}=await Promise.all([t.e(840),t.e(878),t.e(956),t.e(737),t.e(169)]).then(t.bind(t,3502)),{clock:A,
random:I}=i;try{await v(L,{clock:A,random:I,fetch:a,run:g.d,onSecret:o.addSecret})}catch{return M}return o.report({type:"notice",message:"The app was deleted wh\
en the pull request was closed, and is restored"}),T()}function s(n,o){const r=new AbortController;return(0,m.addAbortListener)(n,()=>setTimeout(()=>r.abort(n.reason),
o).unref()),r.signal}}),1021:((C,R,t)=>{t.d(R,{d:()=>g});var m=t(8474),x=function(h,e,s){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var n,o;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=e[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=e[Symbol.dispose],s&&(o=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
o&&(n=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),h.stack.push({value:e,dispose:n,async:s})}else s&&h.stack.push({async:!0});return e},f=(function(h){
return function(e){function s(c){e.error=e.hasError?new h(c,e.error,"An error was suppressed during disposal."):c,e.hasError=!0}var n,o=0;function r(){for(;n=e.
stack.pop();)try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(r);if(n.dispose){var c=n.dispose.call(n.value);if(n.async)return o|=2,Promise.
resolve(c).then(r,function(d){return s(d),r()})}else o|=1}catch(d){s(d)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(h,e,s){var n=new Error(s);return n.name="SuppressedError",n.error=h,n.suppressed=
e,n});const D=1048576,g=async(h,e)=>{const s={stack:[],error:void 0,hasError:!1};try{const{exec:n}=await t.e(913).then(t.bind(t,3913));e?.throwIfAborted();const[
o,r]=process.platform==="win32"?["cmd","/c"]:["sh","-c"],c=[];let d=0;const y=Promise.withResolvers(),u=x(s,e&&(0,m.addAbortListener)(e,()=>y.reject(e.reason)),
!1),i=n(o,[r,h],{silent:!0,ignoreReturnCode:!0,listeners:{stdout:O=>{d+=O.length,d>D?y.resolve(void 0):c.push(O)}}});i.catch(()=>{});const P=await Promise.race(
[i,y.promise]),E=d>D?void 0:Buffer.concat(c).toString("utf8");return{exitCode:P??0,stdout:E}}catch(n){s.error=n,s.hasError=!0}finally{f(s)}}}),2233:((C,R,t)=>{t.
r(R),t.d(R,{exchangedToken:()=>y,githubToken:()=>o});var m=t(3739),x=t(8302),f=t(86),D=t(445),g=t(5529),h=t(1053),e=t(1619),s=t(3130);const n="ACTIONS_ID_TOKEN_\
REQUEST_URL";async function o({requestUrl:a,requestToken:i,audience:P,permissions:E},O,p){if(p(i),!/^[\x21-\x7e]+$/.test(i))throw r("ACTIONS_ID_TOKEN_REQUEST_TO\
KEN is not a token");if(!URL.canParse(a))throw r(`${n} is not a URL`);(0,e.hu)(new URL(a),n);try{return await(0,s.g)("GitHub",{requestUrl:a,requestToken:i,audience:P},
O,p)}catch(l){if(!(l instanceof m.GQ)||!h.a6.has(l.code))throw l;const T=`Check that the job has these lines, then run it again:
${E}`;throw l.with({code:"github_refused",remedy:T,cause:l})}}function r(a){return new m.GQ("invalid_input",a,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const c="urn:ietf:params:oauth:token-type:id_token",d=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function y(a,i,P){const E=await o(a.subject,i,P),O=(0,e.Jb)(a.url,"token-exchange-url"),p=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:E,subject_token_type:c,requested_token_type:c,...(0,x.Eb)({audience:a.audience,client_id:a.clientID})});try{return await i(
{doing:"exchange the token",request:{method:"POST",url:O,headers:{...g.H1,"content-type":"application/x-www-form-urlencoded"},body:p.toString()},mayRepeat:!0,read:(0,D.
t)({decode:u(P)})})}catch(l){if(!(l instanceof m.GQ)||!h.a6.has(l.code))throw l;const T=d.get(l.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw l.with({code:"token_exchange_failed",remedy:T,cause:l})}}function u(a){return(i,P)=>{
const E=(0,f.Pf)(i);for(const l of["idtoken","accesstoken","refreshtoken"]){const T=(0,f.Qq)(E,l);T!==void 0&&a(T)}const O=(0,f.Qq)(E,"issuedtokentype"),p=(0,f.
Qq)(E,"idtoken")??(O===c?(0,f.Qq)(E,"accesstoken"):void 0);if(p===void 0)throw(0,f.LO)("ID token (id_token, or access_token issued as one)",i,P);return p}}}),3445:((C,R,t)=>{
t.d(R,{i:()=>D});var m=t(3739),x=t(1709),f=t(5807);async function D(e){const s=u=>e[u.toLowerCase()]||e[u]||"",n=s("ALL_PROXY"),o=h(s("HTTP_PROXY")||n,"HTTP_PRO\
XY"),r=h(s("HTTPS_PROXY")||n,"HTTPS_PROXY");if(o===""&&r==="")return fetch;const c=await t.e(729).then(t.bind(t,3729)),d=new c.EnvHttpProxyAgent({httpProxy:o,httpsProxy:r,
noProxy:s("NO_PROXY")}),y=c.fetch;return async(u,a)=>{if(u instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const i=new URL(
u);return(0,x.c)(i.hostname)?fetch(u,a):y(i,{...a,dispatcher:d})}}const g=["http:","https:","socks:","socks5:"];function h(e,s){const n=e===""||e.includes("://")?
e:`http://${e}`,o=URL.parse(n),r=d=>(0,f.FF)(d)!==void 0,c=o!==null&&g.includes(o.protocol);if(n===""||c&&r(o.username)&&r(o.password))return n;throw new m.GQ("\
invalid_input",`${s} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.example.com:3128 or socks5://127.0.0.1:1080. In a user name\
 and a password, % is written %25."})}})};export{S as id,U as ids,j as modules};

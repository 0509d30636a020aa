const F=809,Q=[809],H={445:((R,D,n)=>{n.d(D,{t:()=>A});var c=n(3739),O=n(1787);const m=16384,l=/[\s,]*<([^>]*)>/y,p=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function _(e){const o=(e??"").slice(0,m);let s=0;const a=r=>{r.lastIndex=s;const t=r.exec(o);return t&&(s=r.lastIndex),t};for(let r=a(l);r;r=a(l)){const t=new Map;
for(let g=a(p);g;g=a(p)){const[,T="",h,b=""]=g;t.has(T.toLowerCase())||t.set(T.toLowerCase(),h??b)}if((t.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!t.has("anchor"))return r[1]}}function y(e,o){const s=_(e.get("link"));return s===void 0?void 0:URL.parse(s,o.href)?.href}var k=n(1053);function A({decode:e,
readError:o,explain:s,takesText:a}){return async r=>{const{status:t,text:d,headers:g,retryAfterMs:T}=r,h=d===void 0?void 0:E(d,g,a);if(t>=400){const b=(0,O.N)(h?.
body),f=await o?.(h?.body,b)??b;return{ok:!1,error:(0,k.x5)(r,f,T,await s?.(f,t))}}if(h===void 0)return{ok:!1,error:(0,k.g$)(r,r.bodyBytes)};if(h.fault!==void 0)
return{ok:!1,error:(0,k.O$)(r,h.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await e(h.body,(0,k.xS)(r),{location:g.get("location")??void 0,nextPage:y(
g,r.request.url)})}}catch(b){if(b instanceof c.GQ)return{ok:!1,error:b};throw b}}}function E(e,o,s=!1){if(e.trim()==="")return{body:void 0};const a=(o.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=a===""||a==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(a))return{body:void 0,fault:a===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const t=JSON.parse(e);return r&&typeof t!="object"&&!s?{body:void 0,fault:"is plain text"}:
{body:t}}catch{return r&&s?{body:e}:{body:void 0,fault:"is not whole JSON"}}}}),3130:((R,D,n)=>{n.d(D,{g:()=>l});var c=n(86),O=n(445),m=n(5636);function l(p,{requestUrl:_,
requestToken:y,audience:k},A,E){const e=new URL(_);k&&(e.search+=`${e.search===""?"":"&"}audience=${encodeURIComponent(k)}`);const o=(s,a)=>{const r=(0,c.Qq)((0,c.
Pf)(s),"value");if(r===void 0)throw(0,c.LO)("token (value)",s,a);return E(r),r};return A({doing:`get an ID token from ${p}`,request:{method:"GET",url:e,headers:{
...m.H1,authorization:`Bearer ${y}`}},mayRepeat:!0,read:(0,O.t)({decode:o})})}}),3082:((R,D,n)=>{n.d(D,{r:()=>r});var c=n(9696),O=n(9127),m=n(3739),l=n(8302),p=n(
7);const _="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",k=[{code:"access_t\
oken_given",broken:({header:t})=>/^(?:application\/)?at\+jwt$/i.test(String(t.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:_},{code:"\
access_token_given",broken:({claims:t})=>t.token_use==="access"||t.typ==="Bearer",because:({claims:t})=>`is an access token by its claim (${t.token_use==="acces\
s"?"token_use access":"typ Bearer"})`,remedy:_},{code:"access_token_given",broken:({claims:t})=>[t.aud].flat().filter(Boolean).length===0,because:()=>"has no au\
d claim, which every ID token has: it seems to be an access token",remedy:_},{code:"invalid_id_token",broken:({claims:t},d)=>typeof t.exp=="number"&&t.exp*1e3<=
d,because:({claims:t},d)=>`expired ${(0,O.a3)(d-Number(t.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when \
a token nears its end."},{code:"email_claim_missing",broken:({claims:t})=>typeof t.email!="string"||t.email==="",because:()=>"has no email claim, by which the p\
latform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your\
 identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function A(t,d,g="id-token",T){if((0,p.Lh)(
t))return E(t,g);const h=o(t);if(h===void 0){const f=!t.includes(".");throw new m.GQ(f?"access_token_given":"invalid_id_token",f?`The token of ${g} is opaque: a\
n ID token is a JWT, this seems to be an access token or a key`:`The token of ${g} is not a JWT: it does not have three parts that can be decoded`,{input:g,remedy:_})}
const b=k.find(({broken:f})=>f(h,d));if(b!==void 0){const f=`The token of ${g} ${b.because(h,d)}`,I=new m.GQ(b.code,f,{input:g,remedy:b.remedy});if(b.code!=="em\
ail_claim_missing"||T===void 0)throw I;T(I)}return{expiresAt:typeof h.claims.exp=="number"?h.claims.exp*1e3:void 0}}function E(t,d){if((0,p.eo)(t))return{expiresAt:void 0};
throw new m.GQ("invalid_id_token",`The access token of ${d} is not whole: it was cut, or mistyped`,{input:d,remedy:"Copy it again. It is shown once: if it is lo\
st, revoke it and make another: slipway tokens create NAME"})}function e(t){return o(t)?.claims}function o(t){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(t))return;const[
d,g]=t.split(".").map(T=>(0,l.D7)(Buffer.from(T,"base64url").toString("utf8")));return d!==void 0&&g!==void 0?{header:d,claims:g}:void 0}const s=6e4,a=15e3;function r(t,d){
const g=(0,c.p)(d),{clock:T}=d;let h,b,f,I=!1;const P=w=>{f=w},M=t.mayLackEmail&&d.onNoEmail?P:void 0;async function S(){const w=await t.obtain(g,d),j=T.now(),{
expiresAt:u=Number.POSITIVE_INFINITY}=A(w,j,t.input,M);return{token:w,expiresAt:u,renewAt:Math.max(u-s,j+(u-j)/2)}}async function L(){return b??=S().finally(()=>{
b=void 0}),h=await b,h}return{async token(){if(h===void 0)return(await L()).token;if(T.now()<h.renewAt)return h.token;const w=h;try{return(await L()).token}catch(j){
if(T.now()>=w.expiresAt)throw j;return h={...w,renewAt:T.now()+a},w.token}},async renew(w){return f&&!I&&d.onNoEmail?.(f),I||=f!==void 0,t.renewable===!1?!1:h!==
void 0&&h.token!==w?!0:(await L()).token!==w}}}}),3532:((R,D,n)=>{n.d(D,{B:()=>l,Q:()=>m});var c=n(8302),O=n(1709);function m(_){return async(y,k)=>{const A=new URL(
y instanceof Request?y.url:y);if(!(A.protocol==="http:"&&A.hostname.endsWith(".localhost")&&!k?.body))return _(y,k);const{method:e="GET",signal:o}=k??{},s={...Object.
fromEntries(new Headers(k?.headers)),host:A.host},a=await p(A,{hostname:"127.0.0.1",method:e,headers:s,signal:o??void 0}),r=[];for await(const T of a.body??[])r.
push(T);const{status:t,headers:d}=a,g=t===204||t===304?null:Buffer.concat(r);return new Response(g,{status:t,headers:[...d]})}}function l(_){return(y,k)=>y.protocol===
"http:"&&(0,O.c)(y.hostname)?p(y,k):_(y,k)}function p(_,{hostname:y,method:k,headers:A,body:E,signal:e}){const{request:o}=process.getBuiltinModule("node:http");
return new Promise((s,a)=>{const r={method:k,headers:{...A},auth:void 0,...(0,c.Eb)({hostname:y,signal:e})},t=o(_,r,d=>{const g=new Map(Object.entries(d.headers).
map(([h,b])=>[h,[b].flat().join(", ")])),T={get:h=>g.get(h.toLowerCase())??null,[Symbol.iterator]:()=>g.entries()};s({status:d.statusCode??0,headers:T,body:d})});
t.on("error",a),t.end(E)})}}),4112:((R,D,n)=>{n.d(D,{o:()=>k});var c=n(3739),O=n(8302),m=n(3823),l=n(445),p=n(5636),_=n(9696),y=n(1619);function k(e){const o=(0,y.
Jb)(e.baseUrl,"base-url"),s=(0,_.p)(e);return async(a,r)=>{const{doing:t,mayRepeat:d,decode:g,takesText:T,route:h}=a,{body:b,signal:f,readError:I,explain:P}=r;let M="";
return s({doing:t,mayRepeat:d,read:(0,l.t)({decode:g,takesText:T,readError:I,explain:P}),signal:f,request:{method:h.method,url:r.page===void 0?E(o,h.path,r):A(o,
r.page,t),headers:{...p.H1,...(0,O.Eb)({"content-type":b===void 0?void 0:"application/json","idempotency-key":d?void 0:r.idempotencyKey??e.uuid()})},...(0,O.Eb)(
{body:b===void 0?void 0:JSON.stringify(b)})},async authorize(S){return M=await e.tokens.token(),{...S,headers:{...S.headers,authorization:`Bearer ${M}`}}},renew:()=>e.
tokens.renew(M)})}}function A(e,o,s){const a=new URL(o);if(a.origin===e.origin)return a;throw new c.GQ("redirected",`Could not ${s}: ${e.origin} names ${a.origin}\
 for the next page`,{remedy:`Nothing was sent there. If ${a.origin} is the service, give that address as base-url.`})}function E(e,o,{parameters:s,query:a={}}){
for(const[t,d]of Object.entries(s))if(/^\.{0,2}$/.test(d))throw new c.GQ("invalid_input",`"${d}" is not a valid ${t}`,{remedy:"Give the identifier that the plat\
form shows."});const r=(0,y.CY)(e,(0,m.dN)(o,s));for(const[t,d]of Object.entries(a))d!==void 0&&r.searchParams.set(t,d);return r}}),7994:((R,D,n)=>{n.d(D,{FK:()=>p,
LI:()=>_,wZ:()=>k});var c=n(3024),O=n(1455),m=n(6760),l=n(3739);function p(E,e){const o=(0,m.relative)(E,e);return o===""||o!==".."&&!o.startsWith(`..${m.sep}`)&&
!(0,m.isAbsolute)(o)}function _(E,e){const o=(0,m.resolve)(E,e);if(e.includes("\0")||!p((0,m.resolve)(E),o))throw A(e);return o}async function y(E,e){const[o,s]=await Promise.
all([realpath(E),realpath(_(E,e))]);if(!p(o,s))throw A(e);return s}function k(E,e){if(!(0,c.existsSync)(E)){k((0,m.dirname)(E),e);try{(0,c.mkdirSync)(E,{mode:e})}catch(o){
if((0,l.xU)(o)!=="EEXIST")throw o}}}function A(E){return new l.GQ("path_escapes_root",`The path "${E}" leaves its root folder`,{remedy:"Name a path inside the f\
older, without links that lead out of it."})}}),2978:((R,D,n)=>{n.d(D,{Gy:()=>l,Jt:()=>p,Qq:()=>O,U9:()=>m,Xd:()=>y,c3:()=>k,lS:()=>A,tG:()=>E,yL:()=>_});var c=n(
8302);function O(e){return o=>(0,c.KH)(o,e)?o:void 0}const m=e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>=0?e:void 0,l=e=>e===!0?!0:void 0,p=e=>e===!0;function _(e){
return o=>e.find(s=>s===o)}function y(e){return o=>o===null?null:e(o)}function k(e,o){return s=>{if(!Array.isArray(s)||s.length>e)return;const a=s.map(o).filter(
r=>r!==void 0);return a.length===s.length?a:void 0}}function A(e,o={}){const s=Object.entries({...o,...e});return a=>{if(!(0,c.Gv)(a))return;const r={};for(const[
t,d]of s){const g=d(a[t]);if(g!==void 0)r[t]=g;else if(Object.hasOwn(e,t))return}return r}}function E(e,o){return s=>{const a=(0,c.Gv)(s)?s[e]:void 0;if(typeof a!=
"string"||!Object.hasOwn(o,a))return;const r=o[a]?.(s);return r&&{[e]:a,...r}}}}),7:((R,D,n)=>{n.d(D,{KT:()=>E,Lh:()=>_,Xm:()=>e,eo:()=>y,yH:()=>k});const c="sl\
p_",O="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",m=40,l=6,p=new RegExp(`^${c}[0-9A-Za-z]{${m+l}}$`);function _(o){return o.startsWith(c)}function y(o){
if(!p.test(o))return!1;const s=o.length-l;return o.slice(s)===A(o.slice(c.length,s))}function k(o){const s=Array.from({length:m},()=>O[o(O.length)]).join("");return c+
s+A(s)}function A(o){let s=process.getBuiltinModule("node:zlib").crc32(o),a="";for(let r=0;r<l;r+=1)a=O[s%O.length]+a,s=Math.floor(s/O.length);return a}const E={
atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},e=["viewer","deployer"]}),8595:((R,D,n)=>{
n.d(D,{_Q:()=>m,i1:()=>l,iA:()=>O,iq:()=>p,q3:()=>_,ws:()=>c});const c=5,O=500;function m({message:y}){return`The build ended with 0 in spite of an error: ${y}`}
const l=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block",
"unprocessed_rule"],p=10,_=["repository","secrets","example"]}),5290:((R,D,n)=>{n.d(D,{h:()=>l});var c=n(2978),O=n(8595),m=n(2345);const l=(0,c.c3)(O.iq,(0,c.lS)(
{code:(0,c.yL)(O.i1),file:(0,c.Xd)((0,c.Qq)(m.IC.file)),line:(0,c.Xd)(p=>typeof p=="number"&&Number.isSafeInteger(p)&&p>0?p:void 0),message:(0,c.Qq)(O.iA)}))}),
3194:((R,D,n)=>{n.d(D,{N:()=>b});var c=n(7598),O=n(3739),m=n(8302),l=n(4840),p=n(3823),_=n(9570),y=n(86);const k=new Map([...Object.entries(_.I).map(([f,{input:I}])=>[
f,I]),["commit","repository"],["env","env"]]);function A({fields:f},{name:I,ours:P,sent:M}){if(f.length===0)return;const S=f.map(i=>({...i,own:e(i.field,P,M)})),
L=S.map(({field:i,own:v,message:x})=>{const N=v===void 0?"which is not sent":`from the input ${k.get(v)??"app-settings"}`;return`; ${v!==void 0&&v!==i?`${i} (ou\
r ${v})`:i}, ${N}: "${x}"`}),w=new Set(S.flatMap(({own:i})=>i??[])),j=Object.keys(P).map(i=>`"${w.has(i)?`NAME-FOR-${i}`:i}": ${(0,y.PM)(i)}`),u=S.flatMap(({field:i,
own:v})=>v===void 0?[E(i)]:[]);return{words:L.join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write t\
hem in a map (input api-map):
requests:
  ${I}: |
    {${[...j,...u].join(", ")}}`}}function E(f){const[I="",...P]=f.split(".");return`"${I}": ${P.length===0?"VALUE":`{${E(P.join("."))}}`}`}function e(f,I,P){const M=f.
split("."),S=M.at(-1)??"",L=Object.keys(I),w=L.find(i=>[f,S,M[0]??""].some(v=>(0,y.tK)(v)===(0,y.tK)(i)));if(w!==void 0)return w;const j=M.reduce((i,v)=>(0,m.Gv)(
i)?i[v]:void 0,P);if(j===void 0)return;const u=L.filter(i=>JSON.stringify(I[i])===JSON.stringify(j));return u.length===1?u[0]:void 0}const o={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},s=async(...f)=>(await n.e(51).then(n.bind(n,2388))).decodeFailure(...f),a=50;function r(f,{org:I,project:P},M){
const S={orgID:I,projectID:P},L=u=>({...S,appID:u});async function w(u,i,v,x){const N={org:I,project:P,app:v.parameters.appID??""},C=(x===void 0?void 0:await M?.
request(u,x,N))??x,$=p.bw[u],K=$.method==="GET";return f({doing:o[u],route:$,mayRepeat:$.method!=="POST",takesText:u==="readFailure",decode:async(U,W,G)=>i(U,W,
G,await M?.answer(u,U))},{...v,...C===void 0?{}:K?{query:t(C)}:{body:C},readError:M&&((U,W)=>M.error(U,W)),explain:C===void 0||K?void 0:(U,W)=>W===400||W===422?
A(U,{name:u,ours:x??{},sent:C}):void 0})}const j=(u,{limit:i,cursor:v,page:x,signal:N}={})=>{const B=x===void 0?(0,m.Eb)({limit:i?.toString(),cursor:v}):void 0;
return w("listDeployments",l.zV,{parameters:L(u),page:x,signal:N},B)};return{listDeployments:j,createApp:(u,i)=>w("createApp",l.EG,{parameters:S,...i},u),updateApp:(u,i)=>w(
"updateApp",l.BE,{parameters:L(u)},i),replaceEnv:(u,i)=>w("replaceEnv",l._B,{parameters:L(u)},{env:Object.fromEntries(i)}),listEnvironments:u=>w("listEnvironmen\
ts",l.Dr,{parameters:L(u)}),lookUp:u=>w("listEnvironments",l.JC,{parameters:L(u)}),deploy:(u,i,v)=>w("deploy",l.Dd,{parameters:L(u),...v},{...i}),async*allDeployments(u,i={}){
const v=new Set;let{cursor:x,page:N}=i;for(let B=0;B<a;B+=1){const{deployments:C,nextCursor:$,nextPage:K}=await j(u,{...i,cursor:x,page:N});i.onPage?.(),yield*C;
const U=$??K;if(U===void 0||v.has(U))return;v.add(U),x=$,N=$===void 0?K:void 0}},async readFailure(u,i){try{return await w("readFailure",s,{parameters:{...L(u),
deployID:i}})}catch(v){if(v instanceof O.GQ&&v.call?.status===404)return;throw v}}}}function t(f){const I=Object.entries(f).filter(([,P])=>["string","number","b\
oolean"].includes(typeof P));return Object.fromEntries(I.map(([P,M])=>[P,String(M)]))}var d=n(3082),g=n(3532),T=n(4112),h=n(1224);function b(f,{baseUrl:I,source:P},M){
const{reporter:S,tree:L,typeInCheckout:w,signal:j,clock:u=h.ml}=M,i={clock:u,every:h.fm,random:Math.random,uuid:c.randomUUID},v=({message:$,remedy:K})=>S({type:"\
warning",message:$,remedy:K}),x={...i,fetch:M.callFetch??M.fetch,signal:M.requestSignal??j,onTrouble:({error:$})=>v({message:`${$.message}; trying again`,remedy:void 0})},
{run:N,onSecret:B}=M,C=(0,d.r)(P,{...x,run:N,onSecret:B,onNoEmail:v});return{...i,reporter:S,tree:L,typeInCheckout:w,signal:j,tokens:C,platform:r((0,T.o)({...x,
baseUrl:I,tokens:C}),f,f.apiMap),fetch:(0,g.Q)(M.fetch),async identify(){return await C.token(),P.description}}}}),7244:((R,D,n)=>{n.d(D,{c:()=>m});var c=n(3024),
O=n(7994);function m(l){const p=(_,y)=>{try{return y()}catch{return _}};return{root:l,exists:_=>p(!1,()=>(0,c.statSync)((0,O.LI)(l,_)).isFile()),list:_=>p([],()=>(0,c.
readdirSync)((0,O.LI)(l,_)))}}})};export{F as id,Q as ids,H as modules};

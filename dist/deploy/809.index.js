const F=809,Q=[809],H={445:((R,A,n)=>{n.d(A,{t:()=>P});var c=n(3739),E=n(1787);const y=16384,f=/[\s,]*<([^>]*)>/y,h=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function u(e){const o=(e??"").slice(0,y);let s=0;const a=r=>{r.lastIndex=s;const t=r.exec(o);return t&&(s=r.lastIndex),t};for(let r=a(f);r;r=a(f)){const t=new Map;
for(let O=a(h);O;O=a(h)){const[,D="",p,b=""]=O;t.has(D.toLowerCase())||t.set(D.toLowerCase(),p??b)}if((t.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!t.has("anchor"))return r[1]}}function g(e,o){const s=u(e.get("link"));return s===void 0?void 0:URL.parse(s,o.href)?.href}var w=n(1053);function P({decode:e,
readError:o,explain:s,takesText:a}){return async r=>{const{status:t,text:d,headers:O,retryAfterMs:D}=r,p=d===void 0?void 0:_(d,O,a);if(t>=400){const b=(0,E.N)(p?.
body),m=await o?.(p?.body,b)??b;return{ok:!1,error:(0,w.x5)(r,m,D,await s?.(m,t))}}if(p===void 0)return{ok:!1,error:(0,w.g$)(r,r.bodyBytes)};if(p.fault!==void 0)
return{ok:!1,error:(0,w.O$)(r,p.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await e(p.body,(0,w.xS)(r),{location:O.get("location")??void 0,nextPage:g(
O,r.request.url)})}}catch(b){if(b instanceof c.GQ)return{ok:!1,error:b};throw b}}}function _(e,o,s=!1){if(e.trim()==="")return{body:void 0};const a=(o.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=a===""||a==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(a))return{body:void 0,fault:a===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const t=JSON.parse(e);return r&&typeof t!="object"&&!s?{body:void 0,fault:"is plain text"}:
{body:t}}catch{return r&&s?{body:e}:{body:void 0,fault:"is not whole JSON"}}}}),3130:((R,A,n)=>{n.d(A,{g:()=>f});var c=n(86),E=n(445),y=n(5636);function f(h,{requestUrl:u,
requestToken:g,audience:w},P,_){const e=new URL(u);w&&(e.search+=`${e.search===""?"":"&"}audience=${encodeURIComponent(w)}`);const o=(s,a)=>{const r=(0,c.Qq)((0,c.
Pf)(s),"value");if(r===void 0)throw(0,c.LO)("token (value)",s,a);return _(r),r};return P({doing:`get an ID token from ${h}`,request:{method:"GET",url:e,headers:{
...y.H1,authorization:`Bearer ${g}`}},mayRepeat:!0,read:(0,E.t)({decode:o})})}}),3082:((R,A,n)=>{n.d(A,{r:()=>r});var c=n(9696),E=n(9127),y=n(3739),f=n(8302),h=n(
7);const u="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",w=[{code:"access_t\
oken_given",broken:({header:t})=>/^(?:application\/)?at\+jwt$/i.test(String(t.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:u},{code:"\
access_token_given",broken:({claims:t})=>t.token_use==="access"||t.typ==="Bearer",because:({claims:t})=>`is an access token by its claim (${t.token_use==="acces\
s"?"token_use access":"typ Bearer"})`,remedy:u},{code:"access_token_given",broken:({claims:t})=>[t.aud].flat().filter(Boolean).length===0,because:()=>"has no au\
d claim, which every ID token has: it seems to be an access token",remedy:u},{code:"invalid_id_token",broken:({claims:t},d)=>typeof t.exp=="number"&&t.exp*1e3<=
d,because:({claims:t},d)=>`expired ${(0,E.a3)(d-Number(t.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when \
a token nears its end."},{code:"email_claim_missing",broken:({claims:t})=>typeof t.email!="string"||t.email==="",because:()=>"has no email claim, by which the p\
latform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your\
 identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function P(t,d,O="id-token",D){if((0,h.Lh)(
t))return _(t,O);const p=o(t);if(p===void 0){const m=!t.includes(".");throw new y.GQ(m?"access_token_given":"invalid_id_token",m?`The token of ${O} is opaque: a\
n ID token is a JWT, this seems to be an access token or a key`:`The token of ${O} is not a JWT: it does not have three parts that can be decoded`,{input:O,remedy:u})}
const b=w.find(({broken:m})=>m(p,d));if(b!==void 0){const m=`The token of ${O} ${b.because(p,d)}`,I=new y.GQ(b.code,m,{input:O,remedy:b.remedy});if(b.code!=="em\
ail_claim_missing"||D===void 0)throw I;D(I)}return{expiresAt:typeof p.claims.exp=="number"?p.claims.exp*1e3:void 0}}function _(t,d){if((0,h.eo)(t))return{expiresAt:void 0};
throw new y.GQ("invalid_id_token",`The access token of ${d} is not whole: it was cut, or mistyped`,{input:d,remedy:"Copy it again. It is shown once: if it is lo\
st, revoke it and make another: slipway tokens create NAME"})}function e(t){return o(t)?.claims}function o(t){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(t))return;const[
d,O]=t.split(".").map(D=>(0,f.D7)(Buffer.from(D,"base64url").toString("utf8")));return d!==void 0&&O!==void 0?{header:d,claims:O}:void 0}const s=6e4,a=15e3;function r(t,d){
const O=(0,c.p)(d),{clock:D}=d;let p,b,m,I=!1;const T=v=>{m=v},M=t.mayLackEmail&&d.onNoEmail?T:void 0;async function S(){const v=await t.obtain(O,d),j=D.now(),{
expiresAt:l=Number.POSITIVE_INFINITY}=P(v,j,t.input,M);return{token:v,expiresAt:l,renewAt:Math.max(l-s,j+(l-j)/2)}}async function L(){return b??=S().finally(()=>{
b=void 0}),p=await b,p}return{async token(){if(p===void 0)return(await L()).token;if(D.now()<p.renewAt)return p.token;const v=p;try{return(await L()).token}catch(j){
if(D.now()>=v.expiresAt)throw j;return p={...v,renewAt:D.now()+a},v.token}},async renew(v){return m&&!I&&d.onNoEmail?.(m),I||=m!==void 0,t.renewable===!1?!1:p!==
void 0&&p.token!==v?!0:(await L()).token!==v}}}}),3532:((R,A,n)=>{n.d(A,{Q:()=>E});var c=n(8302);function E(h){return async(u,g)=>{const w=new URL(u instanceof Request?
u.url:u);if(!(w.protocol==="http:"&&w.hostname.endsWith(".localhost")&&!g?.body))return h(u,g);const{method:_="GET",signal:e}=g??{},o={...Object.fromEntries(new Headers(
g?.headers)),host:w.host},s=await f(w,{hostname:"127.0.0.1",method:_,headers:o,signal:e??void 0}),a=[];for await(const O of s.body??[])a.push(O);const{status:r,
headers:t}=s,d=r===204||r===304?null:Buffer.concat(a);return new Response(d,{status:r,headers:[...t]})}}function y(h){return(u,g)=>u.protocol==="http:"&&isLoopbackHost(
u.hostname)?f(u,g):h(u,g)}function f(h,{hostname:u,method:g,headers:w,body:P,signal:_}){const{request:e}=process.getBuiltinModule("node:http");return new Promise(
(o,s)=>{const a={method:g,headers:{...w},...(0,c.Eb)({hostname:u,signal:_})},r=e(h,a,t=>{const d=new Map(Object.entries(t.headers).map(([D,p])=>[D,[p].flat().join(
", ")])),O={get:D=>d.get(D.toLowerCase())??null,[Symbol.iterator]:()=>d.entries()};o({status:t.statusCode??0,headers:O,body:t})});r.on("error",s),r.end(P)})}}),
4112:((R,A,n)=>{n.d(A,{o:()=>w});var c=n(3739),E=n(8302),y=n(3823),f=n(445),h=n(5636),u=n(9696),g=n(1619);function w(e){const o=(0,g.Jb)(e.baseUrl,"base-url"),s=(0,u.
p)(e);return async(a,r)=>{const{doing:t,mayRepeat:d,decode:O,takesText:D,route:p}=a,{body:b,signal:m,readError:I,explain:T}=r;let M="";return s({doing:t,mayRepeat:d,
read:(0,f.t)({decode:O,takesText:D,readError:I,explain:T}),signal:m,request:{method:p.method,url:r.page===void 0?_(o,p.path,r):P(o,r.page,t),headers:{...h.H1,...(0,E.
Eb)({"content-type":b===void 0?void 0:"application/json","idempotency-key":d?void 0:r.idempotencyKey??e.uuid()})},...(0,E.Eb)({body:b===void 0?void 0:JSON.stringify(
b)})},async authorize(S){return M=await e.tokens.token(),{...S,headers:{...S.headers,authorization:`Bearer ${M}`}}},renew:()=>e.tokens.renew(M)})}}function P(e,o,s){
const a=new URL(o);if(a.origin===e.origin)return a;throw new c.GQ("redirected",`Could not ${s}: ${e.origin} names ${a.origin} for the next page`,{remedy:`Nothin\
g was sent there. If ${a.origin} is the service, give that address as base-url.`})}function _(e,o,{parameters:s,query:a={}}){for(const[t,d]of Object.entries(s))
if(/^\.{0,2}$/.test(d))throw new c.GQ("invalid_input",`"${d}" is not a valid ${t}`,{remedy:"Give the identifier that the platform shows."});const r=(0,g.CY)(e,(0,y.
dN)(o,s));for(const[t,d]of Object.entries(a))d!==void 0&&r.searchParams.set(t,d);return r}}),7994:((R,A,n)=>{n.d(A,{FK:()=>h,LI:()=>u,wZ:()=>w});var c=n(3024),E=n(
1455),y=n(6760),f=n(3739);function h(_,e){const o=(0,y.relative)(_,e);return o===""||o!==".."&&!o.startsWith(`..${y.sep}`)&&!(0,y.isAbsolute)(o)}function u(_,e){
const o=(0,y.resolve)(_,e);if(e.includes("\0")||!h((0,y.resolve)(_),o))throw P(e);return o}async function g(_,e){const[o,s]=await Promise.all([realpath(_),realpath(
u(_,e))]);if(!h(o,s))throw P(e);return s}function w(_,e){if(!(0,c.existsSync)(_)){w((0,y.dirname)(_),e);try{(0,c.mkdirSync)(_,{mode:e})}catch(o){if((0,f.xU)(o)!==
"EEXIST")throw o}}}function P(_){return new f.GQ("path_escapes_root",`The path "${_}" leaves its root folder`,{remedy:"Name a path inside the folder, without li\
nks that lead out of it."})}}),2978:((R,A,n)=>{n.d(A,{Gy:()=>f,Jt:()=>h,Qq:()=>E,U9:()=>y,Xd:()=>g,c3:()=>w,lS:()=>P,tG:()=>_,yL:()=>u});var c=n(8302);function E(e){
return o=>(0,c.KH)(o,e)?o:void 0}const y=e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>=0?e:void 0,f=e=>e===!0?!0:void 0,h=e=>e===!0;function u(e){return o=>e.
find(s=>s===o)}function g(e){return o=>o===null?null:e(o)}function w(e,o){return s=>{if(!Array.isArray(s)||s.length>e)return;const a=s.map(o).filter(r=>r!==void 0);
return a.length===s.length?a:void 0}}function P(e,o={}){const s=Object.entries({...o,...e});return a=>{if(!(0,c.Gv)(a))return;const r={};for(const[t,d]of s){const O=d(
a[t]);if(O!==void 0)r[t]=O;else if(Object.hasOwn(e,t))return}return r}}function _(e,o){return s=>{const a=(0,c.Gv)(s)?s[e]:void 0;if(typeof a!="string"||!Object.
hasOwn(o,a))return;const r=o[a]?.(s);return r&&{[e]:a,...r}}}}),7:((R,A,n)=>{n.d(A,{KT:()=>_,Lh:()=>u,Xm:()=>e,eo:()=>g,yH:()=>w});const c="slp_",E="0123456789A\
BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",y=40,f=6,h=new RegExp(`^${c}[0-9A-Za-z]{${y+f}}$`);function u(o){return o.startsWith(c)}function g(o){if(!h.
test(o))return!1;const s=o.length-f;return o.slice(s)===P(o.slice(c.length,s))}function w(o){const s=Array.from({length:y},()=>E[o(E.length)]).join("");return c+
s+P(s)}function P(o){let s=process.getBuiltinModule("node:zlib").crc32(o),a="";for(let r=0;r<f;r+=1)a=E[s%E.length]+a,s=Math.floor(s/E.length);return a}const _={
atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},e=["viewer","deployer"]}),8595:((R,A,n)=>{
n.d(A,{_Q:()=>y,i1:()=>f,iA:()=>E,iq:()=>h,q3:()=>u,ws:()=>c});const c=5,E=500;function y({message:g}){return`The build ended with 0 in spite of an error: ${g}`}
const f=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block",
"unprocessed_rule"],h=10,u=["repository","secrets","example"]}),5290:((R,A,n)=>{n.d(A,{h:()=>f});var c=n(2978),E=n(8595),y=n(2345);const f=(0,c.c3)(E.iq,(0,c.lS)(
{code:(0,c.yL)(E.i1),file:(0,c.Xd)((0,c.Qq)(y.IC.file)),line:(0,c.Xd)(h=>typeof h=="number"&&Number.isSafeInteger(h)&&h>0?h:void 0),message:(0,c.Qq)(E.iA)}))}),
3194:((R,A,n)=>{n.d(A,{N:()=>b});var c=n(7598),E=n(3739),y=n(8302),f=n(4840),h=n(3823),u=n(9570),g=n(86);const w=new Map([...Object.entries(u.I).map(([m,{input:I}])=>[
m,I]),["commit","repository"],["env","env"]]);function P({fields:m},{name:I,ours:T,sent:M}){if(m.length===0)return;const S=m.map(i=>({...i,own:e(i.field,T,M)})),
L=S.map(({field:i,own:k,message:x})=>{const N=k===void 0?"which is not sent":`from the input ${w.get(k)??"app-settings"}`;return`; ${k!==void 0&&k!==i?`${i} (ou\
r ${k})`:i}, ${N}: "${x}"`}),v=new Set(S.flatMap(({own:i})=>i??[])),j=Object.keys(T).map(i=>`"${v.has(i)?`NAME-FOR-${i}`:i}": ${(0,g.PM)(i)}`),l=S.flatMap(({field:i,
own:k})=>k===void 0?[_(i)]:[]);return{words:L.join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write t\
hem in a map (input api-map):
requests:
  ${I}: |
    {${[...j,...l].join(", ")}}`}}function _(m){const[I="",...T]=m.split(".");return`"${I}": ${T.length===0?"VALUE":`{${_(T.join("."))}}`}`}function e(m,I,T){const M=m.
split("."),S=M.at(-1)??"",L=Object.keys(I),v=L.find(i=>[m,S,M[0]??""].some(k=>(0,g.tK)(k)===(0,g.tK)(i)));if(v!==void 0)return v;const j=M.reduce((i,k)=>(0,y.Gv)(
i)?i[k]:void 0,T);if(j===void 0)return;const l=L.filter(i=>JSON.stringify(I[i])===JSON.stringify(j));return l.length===1?l[0]:void 0}const o={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},s=async(...m)=>(await n.e(51).then(n.bind(n,2388))).decodeFailure(...m),a=50;function r(m,{org:I,project:T},M){
const S={orgID:I,projectID:T},L=l=>({...S,appID:l});async function v(l,i,k,x){const N={org:I,project:T,app:k.parameters.appID??""},C=(x===void 0?void 0:await M?.
request(l,x,N))??x,$=h.bw[l],K=$.method==="GET";return m({doing:o[l],route:$,mayRepeat:$.method!=="POST",takesText:l==="readFailure",decode:async(U,W,G)=>i(U,W,
G,await M?.answer(l,U))},{...k,...C===void 0?{}:K?{query:t(C)}:{body:C},readError:M&&((U,W)=>M.error(U,W)),explain:C===void 0||K?void 0:(U,W)=>W===400||W===422?
P(U,{name:l,ours:x??{},sent:C}):void 0})}const j=(l,{limit:i,cursor:k,page:x,signal:N}={})=>{const B=x===void 0?(0,y.Eb)({limit:i?.toString(),cursor:k}):void 0;
return v("listDeployments",f.zV,{parameters:L(l),page:x,signal:N},B)};return{listDeployments:j,createApp:(l,i)=>v("createApp",f.EG,{parameters:S,...i},l),updateApp:(l,i)=>v(
"updateApp",f.BE,{parameters:L(l)},i),replaceEnv:(l,i)=>v("replaceEnv",f._B,{parameters:L(l)},{env:Object.fromEntries(i)}),listEnvironments:l=>v("listEnvironmen\
ts",f.Dr,{parameters:L(l)}),lookUp:l=>v("listEnvironments",f.JC,{parameters:L(l)}),deploy:(l,i,k)=>v("deploy",f.Dd,{parameters:L(l),...k},{...i}),async*allDeployments(l,i={}){
const k=new Set;let{cursor:x,page:N}=i;for(let B=0;B<a;B+=1){const{deployments:C,nextCursor:$,nextPage:K}=await j(l,{...i,cursor:x,page:N});i.onPage?.(),yield*C;
const U=$??K;if(U===void 0||k.has(U))return;k.add(U),x=$,N=$===void 0?K:void 0}},async readFailure(l,i){try{return await v("readFailure",s,{parameters:{...L(l),
deployID:i}})}catch(k){if(k instanceof E.GQ&&k.call?.status===404)return;throw k}}}}function t(m){const I=Object.entries(m).filter(([,T])=>["string","number","b\
oolean"].includes(typeof T));return Object.fromEntries(I.map(([T,M])=>[T,String(M)]))}var d=n(3082),O=n(3532),D=n(4112),p=n(1224);function b(m,{baseUrl:I,source:T},M){
const{reporter:S,tree:L,typeInCheckout:v,signal:j,clock:l=p.ml}=M,i={clock:l,every:p.fm,random:Math.random,uuid:c.randomUUID},k=({message:$,remedy:K})=>S({type:"\
warning",message:$,remedy:K}),x={...i,fetch:M.fetch,signal:M.requestSignal??j,onTrouble:({error:$})=>k({message:`${$.message}; trying again`,remedy:void 0})},{run:N,
onSecret:B}=M,C=(0,d.r)(T,{...x,run:N,onSecret:B,onNoEmail:k});return{...i,reporter:S,tree:L,typeInCheckout:v,signal:j,tokens:C,platform:r((0,D.o)({...x,baseUrl:I,
tokens:C}),m,m.apiMap),fetch:(0,O.Q)(M.fetch),async identify(){return await C.token(),T.description}}}}),7244:((R,A,n)=>{n.d(A,{c:()=>y});var c=n(3024),E=n(7994);
function y(f){const h=(u,g)=>{try{return g()}catch{return u}};return{root:f,exists:u=>h(!1,()=>(0,c.statSync)((0,E.LI)(f,u)).isFile()),list:u=>h([],()=>(0,c.readdirSync)(
(0,E.LI)(f,u)))}}})};export{F as id,Q as ids,H as modules};

const F=986,Q=[986],H={445:((x,S,t)=>{t.d(S,{t:()=>h});var a=t(3739),T=t(1787);const p=16384,l=/[\s,]*<([^>]*)>/y,D=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function y(o){const e=(o??"").slice(0,p);let s=0;const i=n=>{n.lastIndex=s;const r=n.exec(e);return r&&(s=n.lastIndex),r};for(let n=i(l);n;n=i(l)){const r=new Map;
for(let E=i(D);E;E=i(D)){const[,m="",w,g=""]=E;r.has(m.toLowerCase())||r.set(m.toLowerCase(),w??g)}if((r.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!r.has("anchor"))return n[1]}}function P(o,e){const s=y(o.get("link"));return s===void 0?void 0:URL.parse(s,e.href)?.href}var k=t(1053);function h({decode:o,
readError:e,explain:s,takesText:i}){return async n=>{const{status:r,text:u,headers:E,retryAfterMs:m}=n,w=u===void 0?void 0:d(u,E,i);if(r>=400){const g=(0,T.N)(w?.
body),f=await e?.(w?.body,g)??g;return{ok:!1,error:(0,k.x5)(n,f,m,await s?.(f,r))}}if(w===void 0)return{ok:!1,error:(0,k.g$)(n,n.bodyBytes)};if(w.fault!==void 0)
return{ok:!1,error:(0,k.O$)(n,w.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await o(w.body,(0,k.xS)(n),{location:E.get("location")??void 0,nextPage:P(
E,n.request.url)})}}catch(g){if(g instanceof a.GQ)return{ok:!1,error:g};throw g}}}function d(o,e,s=!1){if(o.trim()==="")return{body:void 0};const i=(e.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",n=i===""||i==="text/plain";if(!n&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const r=JSON.parse(o);return n&&typeof r!="object"&&!s?{body:void 0,fault:"is plain text"}:
{body:r}}catch{return n&&s?{body:o}:{body:void 0,fault:"is not whole JSON"}}}}),2996:((x,S,t)=>{t.d(S,{Q:()=>l,x:()=>D});var a=t(9127),T=t(8302),p=t(1709);function l(h){
return async(d,o)=>{const e=new URL(d instanceof Request?d.url:d);if(!(e.protocol==="http:"&&e.hostname.endsWith(".localhost")&&!o?.body))return h(d,o);const{method:i="\
GET",signal:n}=o??{},r={...Object.fromEntries(new Headers(o?.headers)),host:e.host},u=await P(e,{hostname:"127.0.0.1",method:i,headers:r,signal:n??void 0}),E=[];
for await(const f of u.body??[])E.push(f);const{status:m,headers:w}=u,g=m===204||m===304?null:Buffer.concat(E);return new Response(g,{status:m,headers:[...w]})}}
function D(h,d=y){const o=h===fetch;return(e,s)=>{const i=e.protocol==="http:"&&(0,p.c)(e.hostname);return o||i?P(e,{...s,connectMs:d}):h(e,s)}}const y=1e4;function P(h,d){
const{hostname:o,method:e,headers:s,body:i,signal:n,connectMs:r=y}=d,u=h.protocol==="https:",{request:E}=process.getBuiltinModule(u?"node:https":"node:http");return new Promise(
(m,w)=>{const g=i===void 0?{}:{"content-length":String(Buffer.byteLength(i))},f={method:e,headers:{"accept-encoding":"identity",...g,...s},auth:void 0,...e==="P\
OST"?{agent:!1}:{},...(0,T.Eb)({hostname:o,signal:n})},I=E(h,f,M=>{const O=new Map(Object.entries(M.headers).map(([v,A])=>[v,[A].flat().join(", ")])),L={get:v=>O.
get(v.toLowerCase())??null,[Symbol.iterator]:()=>O.entries()};m({status:M.statusCode??0,headers:L,body:M})});I.on("error",w),I.on("upgrade",(M,O)=>{O.destroy(),
w(new Error("The server answered with an upgrade"))}),I.on("socket",M=>{if(!M.connecting)return;const O=setTimeout(()=>I.destroy(k(h,r)),r);for(const L of[u?"se\
cureConnect":"connect","close"])M.once(L,()=>clearTimeout(O))}),I.end(i)})}function k({host:h},d){const o=new Error(`No connection to ${h} within ${(0,a.a3)(d)}`);
return Object.assign(o,{code:"ETIMEDOUT",syscall:"connect"})}}),3130:((x,S,t)=>{t.d(S,{c:()=>P,g:()=>y});var a=t(3739),T=t(86),p=t(445),l=t(5529),D=t(1619);function y(k,{
requestUrl:h,requestToken:d,audience:o},e,s){const i=new URL(h);o&&(i.search+=`${i.search===""?"":"&"}audience=${encodeURIComponent(o)}`);const n=(r,u)=>{const E=(0,T.
Qq)((0,T.Pf)(r),"value");if(E===void 0)throw(0,T.LO)("token (value)",r,u);return s(E),E};return e({doing:`get an ID token from ${k}`,request:{method:"GET",url:i,
headers:{...l.H1,authorization:`Bearer ${d}`}},mayRepeat:!0,read:(0,p.t)({decode:n})})}function P(k){return{...k,kind:"platform",input:"the platform",description:"\
the embedded platform's own",async obtain(h,{onSecret:d}){d(k.requestToken),(0,D.Jb)(new URL(k.requestUrl).origin,"the platform's address");try{return await y("\
the platform",k,h,d)}catch(o){throw!(o instanceof a.GQ)||o.code!=="unauthorized"?o:o.with({remedy:"The data directory may be of another platform; name the right\
 one with --data.",cause:o})}}}}}),3082:((x,S,t)=>{t.d(S,{r:()=>i});var a=t(9696),T=t(9127),p=t(3739),l=t(8302),D=t(7);const y="Give the identity provider's ID \
token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",k=[{code:"access_token_given",broken:({header:n})=>/^(?:application\/)?at\+jwt$/i.
test(String(n.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:y},{code:"access_token_given",broken:({claims:n})=>n.token_use==="access"||
n.typ==="Bearer",because:({claims:n})=>`is an access token by its claim (${n.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:y},{code:"access_tok\
en_given",broken:({claims:n})=>[n.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:y},{code:"invalid_id_token",broken:({claims:n},r)=>typeof n.exp=="number"&&n.exp*1e3<=r,because:({claims:n},r)=>`expired ${(0,T.a3)(r-Number(n.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:n})=>typeof n.
email!="string"||n.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function h(n,r,u="id-token",E){if((0,D.eo)(
n))return;if((0,D.Lh)(n)){const g=`The access token of ${u} is not whole: it was cut, or mistyped`,f="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new p.GQ("invalid_id_token",g,{input:u,remedy:f})}const m=o(n);if(m===void 0){const g=!n.includes(".");throw new p.
GQ(g?"access_token_given":"invalid_id_token",g?`The token of ${u} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${u}\
 is not a JWT: it does not have three parts that can be decoded`,{input:u,remedy:y})}const w=k.find(({broken:g})=>g(m,r));if(w!==void 0){const g=`The token of ${u}\
 ${w.because(m,r)}`,f=new p.GQ(w.code,g,{input:u,remedy:w.remedy});if(w.code!=="email_claim_missing"||E===void 0)throw f;E(f)}return typeof m.claims.exp=="numbe\
r"?m.claims.exp*1e3:void 0}function d(n){return o(n)?.claims}function o(n){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(n))return;const[r,u]=n.split(".").map(E=>(0,l.D7)(
Buffer.from(E,"base64url").toString("utf8")));return r!==void 0&&u!==void 0?{header:r,claims:u}:void 0}const e=6e4,s=15e3;function i(n,r){const u=(0,a.p)(r),{clock:E}=r;
let m,w,g,f=!1;const I=v=>{g=v},M=n.mayLackEmail&&r.onNoEmail?I:void 0;async function O(){const v=await n.obtain(u,r),A=E.now(),R=h(v,A,n.input,M)??Number.POSITIVE_INFINITY;
return{token:v,expiresAt:R,renewAt:Math.max(R-e,A+(R-A)/2)}}async function L(){return w??=O().finally(()=>{w=void 0}),m=await w,m}return{async token(){if(m===void 0)
return(await L()).token;if(E.now()<m.renewAt)return m.token;const v=m;try{return(await L()).token}catch(A){if(E.now()>=v.expiresAt)throw A;return m={...v,renewAt:E.
now()+s},v.token}},async renew(v){return g&&!f&&r.onNoEmail?.(g),f||=g!==void 0,n.renewable===!1?!1:m!==void 0&&m.token!==v?!0:(await L()).token!==v}}}}),4112:((x,S,t)=>{
t.d(S,{o:()=>k});var a=t(3739),T=t(8302),p=t(3823),l=t(445),D=t(5529),y=t(9696),P=t(1619);function k(o){const e=(0,P.Jb)(o.baseUrl,"base-url"),s=(0,y.p)(o);return async(i,n)=>{
const{doing:r,mayRepeat:u,decode:E,takesText:m,route:w}=i,{body:g,signal:f,readError:I,explain:M}=n;let O="";return s({doing:r,mayRepeat:u,read:(0,l.t)({decode:E,
takesText:m,readError:I,explain:M}),signal:f,request:{method:w.method,url:n.page===void 0?d(e,w.path,n):h(e,n.page,r),headers:{...D.H1,...(0,T.Eb)({"content-typ\
e":g===void 0?void 0:"application/json","idempotency-key":u?void 0:n.idempotencyKey??o.uuid()})},...(0,T.Eb)({body:g===void 0?void 0:JSON.stringify(g)})},async authorize(L){
return O=await o.tokens.token(),{...L,headers:{...L.headers,authorization:`Bearer ${O}`}}},renew:()=>o.tokens.renew(O)})}}function h(o,e,s){const i=new URL(e);if(i.
origin===o.origin)return i;throw new a.GQ("redirected",`Could not ${s}: ${o.origin} names ${i.origin} for the next page`,{remedy:`Nothing was sent there. If ${i.
origin} is the service, give that address as base-url.`})}function d(o,e,{parameters:s,query:i={}}){for(const[r,u]of Object.entries(s))if(/^\.{0,2}$/.test(u))throw new a.
GQ("invalid_input",`"${u}" is not a valid ${r}`,{remedy:"Give the identifier that the platform shows."});const n=(0,P.CY)(o,(0,p.dN)(e,s));for(const[r,u]of Object.
entries(i))u!==void 0&&n.searchParams.set(r,u);return n}}),7994:((x,S,t)=>{t.d(S,{FK:()=>D,LI:()=>y,wZ:()=>k});var a=t(3024),T=t(1455),p=t(6760),l=t(3739);function D(d,o){
const e=(0,p.relative)(d,o);return e===""||e!==".."&&!e.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(e)}function y(d,o){const e=(0,p.resolve)(d,o);if(o.includes(
"\0")||!D((0,p.resolve)(d),e))throw h(o);return e}async function P(d,o){const[e,s]=await Promise.all([realpath(d),realpath(y(d,o))]);if(!D(e,s))throw h(o);return s}
function k(d,o){if(!(0,a.existsSync)(d)){k((0,p.dirname)(d),o);try{(0,a.mkdirSync)(d,{mode:o})}catch(e){if((0,l.xU)(e)!=="EEXIST")throw e}}}function h(d){return new l.
GQ("path_escapes_root",`The path "${d}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((x,S,t)=>{
t.d(S,{Gy:()=>D,Jt:()=>y,Qq:()=>T,U9:()=>l,Xd:()=>k,c3:()=>h,lS:()=>d,nd:()=>p,tG:()=>o,yL:()=>P});var a=t(8302);function T(e){return s=>(0,a.KH)(s,e)?s:void 0}
const p=e=>typeof e=="number"&&Number.isSafeInteger(e)?e:void 0,l=e=>{const s=p(e);return s!==void 0&&s>=0?s:void 0},D=e=>e===!0?!0:void 0,y=e=>e===!0;function P(e){
return s=>e.find(i=>i===s)}function k(e){return s=>s===null?null:e(s)}function h(e,s){return i=>{if(!Array.isArray(i)||i.length>e)return;const n=i.map(s).filter(
r=>r!==void 0);return n.length===i.length?n:void 0}}function d(e,s={}){const i=Object.entries({...s,...e});return n=>{if(!(0,a.Gv)(n))return;const r={};for(const[
u,E]of i){const m=E(n[u]);if(m!==void 0)r[u]=m;else if(Object.hasOwn(e,u))return}return r}}function o(e,s){return i=>{const n=(0,a.Gv)(i)?i[e]:void 0;if(typeof n!=
"string"||!Object.hasOwn(s,n))return;const r=s[n]?.(i);return r&&{[e]:n,...r}}}}),7:((x,S,t)=>{t.d(S,{KT:()=>d,Lh:()=>y,Xm:()=>o,eo:()=>P,yH:()=>k});const a="sl\
p_",T="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",p=40,l=6,D=new RegExp(`^${a}[0-9A-Za-z]{${p+l}}$`);function y(e){return e.startsWith(a)}function P(e){
if(!D.test(e))return!1;const s=e.length-l;return e.slice(s)===h(e.slice(a.length,s))}function k(e){const s=Array.from({length:p},()=>T[e(T.length)]).join("");return a+
s+h(s)}function h(e){let s=process.getBuiltinModule("node:zlib").crc32(e),i="";for(let n=0;n<l;n+=1)i=T[s%T.length]+i,s=Math.floor(s/T.length);return i}const d={
atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},o=["viewer","deployer"]}),8595:((x,S,t)=>{
t.d(S,{EO:()=>p,HK:()=>n,_Q:()=>P,dA:()=>k,hd:()=>e,i1:()=>h,iq:()=>d,nR:()=>i,ws:()=>D,x4:()=>s});var a=t(2978),T=t(2345);const p=1024,l=(0,a.Qq)(p),D=5,y=500;
function P({message:r}){return`The build ended with 0 in spite of an error: ${r}`}const k=(0,a.lS)({file:(0,a.Xd)(l),line:(0,a.Xd)(a.U9),message:(0,a.Qq)(y)},{isMarked:a.
Gy}),h=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","\
unprocessed_rule"],d=10,o=(0,a.lS)({code:(0,a.yL)(h),file:(0,a.Xd)((0,a.Qq)(T.IC.file)),line:(0,a.Xd)(r=>(0,a.U9)(r)||void 0),message:(0,a.Qq)(y)}),e=(0,a.c3)(d,
o),s=(0,a.lS)({path:l,bytes:a.U9,brotli:a.U9,gzip:a.U9,digest:(0,a.Qq)(64)},{hasKey:a.Gy}),i=(0,a.lS)({path:l,kind:(0,a.yL)(["repository","secrets","example"])}),
n=(0,a.lS)({file:(0,a.Qq)(256),reason:(0,a.Qq)(1e3)},{line:a.U9})}),3194:((x,S,t)=>{t.d(S,{N:()=>g});var a=t(7598),T=t(3739),p=t(8302),l=t(4840),D=t(3823),y=t(9570),
P=t(86);const k=new Map([...Object.entries(y.I).map(([f,{input:I}])=>[f,I]),["commit","repository"],["env","env"]]);function h({fields:f},{name:I,ours:M,sent:O}){
if(f.length===0)return;const L=f.map(c=>({...c,own:o(c.field,M,O)})),v=L.map(({field:c,own:b,message:j})=>{const $=b===void 0?"which is not sent":`from the inpu\
t ${k.get(b)??"app-settings"}`;return`; ${b!==void 0&&b!==c?`${c} (our ${b})`:c}, ${$}: "${j}"`}),A=new Set(L.flatMap(({own:c})=>c??[])),R=Object.keys(M).map(c=>`\
"${A.has(c)?`NAME-FOR-${c}`:c}": ${(0,P.PM)(c)}`),_=L.flatMap(({field:c,own:b})=>b===void 0?[d(c)]:[]);return{words:v.join(""),remedy:`Correct the input that th\
e answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${I}: |
    {${[...R,..._].join(", ")}}`}}function d(f){const[I="",...M]=f.split(".");return`"${I}": ${M.length===0?"VALUE":`{${d(M.join("."))}}`}`}function o(f,I,M){const O=f.
split("."),L=O.at(-1)??"",v=Object.keys(I),A=v.find(c=>[f,L,O[0]??""].some(b=>(0,P.tK)(b)===(0,P.tK)(c)));if(A!==void 0)return A;const R=O.reduce((c,b)=>(0,p.Gv)(
c)?c[b]:void 0,M);if(R===void 0)return;const _=v.filter(c=>JSON.stringify(I[c])===JSON.stringify(R));return _.length===1?_[0]:void 0}const e={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},s=async(...f)=>(await t.e(51).then(t.bind(t,2388))).decodeFailure(...f),i=50;function n(f,{org:I,project:M},O){
const L={orgID:I,projectID:M},v=_=>({...L,appID:_});async function A(_,c,b,j){const $={org:I,project:M,app:b.parameters.appID??""},C=(j===void 0?void 0:await O?.
request(_,j,$))??j,U=D.bw[_],K=U.method==="GET";return f({doing:e[_],route:U,mayRepeat:U.method!=="POST",takesText:_==="readFailure",decode:async(B,W,G)=>c(B,W,
G,await O?.answer(_,B))},{...b,...C===void 0?{}:K?{query:r(C)}:{body:C},readError:O&&((B,W)=>O.error(B,W)),explain:C===void 0||K?void 0:(B,W)=>W===400||W===422?
h(B,{name:_,ours:j??{},sent:C}):void 0})}const R=(_,{limit:c,cursor:b,page:j,signal:$}={})=>{const N=j===void 0?(0,p.Eb)({limit:c?.toString(),cursor:b}):void 0;
return A("listDeployments",l.zV,{parameters:v(_),page:j,signal:$},N)};return{listDeployments:R,createApp:(_,c)=>A("createApp",l.EG,{parameters:L,...c},_),updateApp:(_,c)=>A(
"updateApp",l.BE,{parameters:v(_)},c),replaceEnv:(_,c)=>A("replaceEnv",l._B,{parameters:v(_)},{env:Object.fromEntries(c)}),listEnvironments:_=>A("listEnvironmen\
ts",l.Dr,{parameters:v(_)}),lookUp:_=>A("listEnvironments",l.JC,{parameters:v(_)}),deploy:(_,c,b)=>A("deploy",l.Dd,{parameters:v(_),...b},{...c}),async*allDeployments(_,c={}){
const b=new Set;let{cursor:j,page:$}=c;for(let N=0;N<i;N+=1){const{deployments:C,nextCursor:U,nextPage:K}=await R(_,{...c,cursor:j,page:$});c.onPage?.(),yield*C;
const B=U??K;if(B===void 0||b.has(B))return;b.add(B),j=U,$=U===void 0?K:void 0}},async readFailure(_,c){try{return await A("readFailure",s,{parameters:{...v(_),
deployID:c}})}catch(b){if(b instanceof T.GQ&&b.call?.status===404)return;throw b}}}}function r(f){const I=Object.entries(f).filter(([,M])=>["string","number","b\
oolean"].includes(typeof M));return Object.fromEntries(I.map(([M,O])=>[M,String(O)]))}var u=t(2996),E=t(3082),m=t(4112),w=t(1224);function g(f,{baseUrl:I,source:M},O){
const{reporter:L,tree:v,typeInCheckout:A,signal:R,clock:_=w.ml}=O,c={clock:_,every:w.fm,random:Math.random,uuid:a.randomUUID},b=({message:U,remedy:K})=>L({type:"\
warning",message:U,remedy:K}),j={...c,fetch:O.callFetch??(0,u.x)(O.fetch),signal:O.requestSignal??R,onTrouble:({error:U})=>b({message:`${U.message}; trying agai\
n`,remedy:void 0})},{run:$,onSecret:N}=O,C=(0,E.r)(M,{...j,run:$,onSecret:N,onNoEmail:b});return{...c,reporter:L,tree:v,typeInCheckout:A,signal:R,tokens:C,platform:n(
(0,m.o)({...j,baseUrl:I,tokens:C}),f,f.apiMap),fetch:(0,u.Q)(O.fetch),async identify(){return await C.token(),M.description}}}}),7244:((x,S,t)=>{t.d(S,{c:()=>p});
var a=t(3024),T=t(7994);function p(l){const D=(y,P)=>{try{return P()}catch{return y}};return{root:l,exists:y=>D(!1,()=>(0,a.statSync)((0,T.LI)(l,y)).isFile()),list:y=>D(
[],()=>(0,a.readdirSync)((0,T.LI)(l,y)))}}})};export{F as id,Q as ids,H as modules};

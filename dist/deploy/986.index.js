const F=986,Q=[986],H={445:((x,L,t)=>{t.d(L,{t:()=>h});var a=t(3739),v=t(1787);const p=16384,f=/[\s,]*<([^>]*)>/y,b=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function y(o){const n=(o??"").slice(0,p);let s=0;const i=e=>{e.lastIndex=s;const r=e.exec(n);return r&&(s=e.lastIndex),r};for(let e=i(f);e;e=i(f)){const r=new Map;
for(let E=i(b);E;E=i(b)){const[,m="",M,g=""]=E;r.has(m.toLowerCase())||r.set(m.toLowerCase(),M??g)}if((r.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!r.has("anchor"))return e[1]}}function P(o,n){const s=y(o.get("link"));return s===void 0?void 0:URL.parse(s,n.href)?.href}var w=t(1053);function h({decode:o,
readError:n,explain:s,takesText:i}){return async e=>{const{status:r,text:u,headers:E,retryAfterMs:m}=e,M=u===void 0?void 0:d(u,E,i);if(r>=400){const g=(0,v.N)(M?.
body),l=await n?.(M?.body,g)??g;return{ok:!1,error:(0,w.x5)(e,l,m,await s?.(l,r))}}if(M===void 0)return{ok:!1,error:(0,w.g$)(e,e.bodyBytes)};if(M.fault!==void 0)
return{ok:!1,error:(0,w.O$)(e,M.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await o(M.body,(0,w.xS)(e),{location:E.get("location")??void 0,nextPage:P(
E,e.request.url)})}}catch(g){if(g instanceof a.GQ)return{ok:!1,error:g};throw g}}}function d(o,n,s=!1){if(o.trim()==="")return{body:void 0};const i=(n.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",e=i===""||i==="text/plain";if(!e&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const r=JSON.parse(o);return e&&typeof r!="object"&&!s?{body:void 0,fault:"is plain text"}:
{body:r}}catch{return e&&s?{body:o}:{body:void 0,fault:"is not whole JSON"}}}}),2996:((x,L,t)=>{t.d(L,{Q:()=>f,x:()=>b});var a=t(9127),v=t(8302),p=t(1709);function f(h){
return async(d,o)=>{const n=new URL(d instanceof Request?d.url:d);if(!(n.protocol==="http:"&&n.hostname.endsWith(".localhost")&&!o?.body))return h(d,o);const{method:i="\
GET",signal:e}=o??{},r={...Object.fromEntries(new Headers(o?.headers)),host:n.host},u=await P(n,{hostname:"127.0.0.1",method:i,headers:r,signal:e??void 0}),E=[];
for await(const l of u.body??[])E.push(l);const{status:m,headers:M}=u,g=m===204||m===304?null:Buffer.concat(E);return new Response(g,{status:m,headers:[...M]})}}
function b(h,d=y){const o=h===fetch;return(n,s)=>{const i=n.protocol==="http:"&&(0,p.c)(n.hostname);return o||i?P(n,{...s,connectMs:d}):h(n,s)}}const y=1e4;function P(h,d){
const{hostname:o,method:n,headers:s,body:i,signal:e,connectMs:r=y}=d,u=h.protocol==="https:",{request:E}=process.getBuiltinModule(u?"node:https":"node:http");return new Promise(
(m,M)=>{const g={method:n,headers:{...s},auth:void 0,...(0,v.Eb)({hostname:o,signal:e})},l=E(h,g,D=>{const I=new Map(Object.entries(D.headers).map(([A,k])=>[A,[
k].flat().join(", ")])),O={get:A=>I.get(A.toLowerCase())??null,[Symbol.iterator]:()=>I.entries()};m({status:D.statusCode??0,headers:O,body:D})});l.on("error",M),
l.on("socket",D=>{if(!D.connecting)return;const I=setTimeout(()=>l.destroy(w(h,r)),r);for(const O of[u?"secureConnect":"connect","close"])D.once(O,()=>clearTimeout(
I))}),l.end(i)})}function w({host:h},d){const o=new Error(`No connection to ${h} within ${(0,a.a3)(d)}`);return Object.assign(o,{code:"ETIMEDOUT",syscall:"conne\
ct"})}}),3130:((x,L,t)=>{t.d(L,{c:()=>P,g:()=>y});var a=t(3739),v=t(86),p=t(445),f=t(5636),b=t(1619);function y(w,{requestUrl:h,requestToken:d,audience:o},n,s){
const i=new URL(h);o&&(i.search+=`${i.search===""?"":"&"}audience=${encodeURIComponent(o)}`);const e=(r,u)=>{const E=(0,v.Qq)((0,v.Pf)(r),"value");if(E===void 0)
throw(0,v.LO)("token (value)",r,u);return s(E),E};return n({doing:`get an ID token from ${w}`,request:{method:"GET",url:i,headers:{...f.H1,authorization:`Bearer\
 ${d}`}},mayRepeat:!0,read:(0,p.t)({decode:e})})}function P(w){return{...w,kind:"platform",input:"the platform",description:"the embedded platform's own",async obtain(h,{
onSecret:d}){d(w.requestToken),(0,b.Jb)(new URL(w.requestUrl).origin,"the platform's address");try{return await y("the platform",w,h,d)}catch(o){throw!(o instanceof
a.GQ)||o.code!=="unauthorized"?o:o.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:o})}}}}}),3082:((x,L,t)=>{
t.d(L,{r:()=>i});var a=t(9696),v=t(9127),p=t(3739),f=t(8302),b=t(7);const y="Give the identity provider's ID token: the answer's id_token member, not its access\
_token (ask for the scopes openid and email).",w=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.test(String(e.typ)),because:()=>"\
is an access token by its header (typ at+jwt)",remedy:y},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||e.typ==="Bearer",because:({claims:e})=>`\
is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:y},{code:"access_token_given",broken:({claims:e})=>[e.aud].flat().
filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",remedy:y},{code:"invalid_id_token",broken:({
claims:e},r)=>typeof e.exp=="number"&&e.exp*1e3<=r,because:({claims:e},r)=>`expired ${(0,v.a3)(r-Number(e.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-com\
mand and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.email!="string"||e.email==="",
because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other\
 claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function h(e,r,u="id-token",E){if((0,b.eo)(
e))return;if((0,b.Lh)(e)){const g=`The access token of ${u} is not whole: it was cut, or mistyped`,l="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new p.GQ("invalid_id_token",g,{input:u,remedy:l})}const m=o(e);if(m===void 0){const g=!e.includes(".");throw new p.
GQ(g?"access_token_given":"invalid_id_token",g?`The token of ${u} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${u}\
 is not a JWT: it does not have three parts that can be decoded`,{input:u,remedy:y})}const M=w.find(({broken:g})=>g(m,r));if(M!==void 0){const g=`The token of ${u}\
 ${M.because(m,r)}`,l=new p.GQ(M.code,g,{input:u,remedy:M.remedy});if(M.code!=="email_claim_missing"||E===void 0)throw l;E(l)}return typeof m.claims.exp=="numbe\
r"?m.claims.exp*1e3:void 0}function d(e){return o(e)?.claims}function o(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[r,u]=e.split(".").map(E=>(0,f.D7)(
Buffer.from(E,"base64url").toString("utf8")));return r!==void 0&&u!==void 0?{header:r,claims:u}:void 0}const n=6e4,s=15e3;function i(e,r){const u=(0,a.p)(r),{clock:E}=r;
let m,M,g,l=!1;const D=k=>{g=k},I=e.mayLackEmail&&r.onNoEmail?D:void 0;async function O(){const k=await e.obtain(u,r),S=E.now(),R=h(k,S,e.input,I)??Number.POSITIVE_INFINITY;
return{token:k,expiresAt:R,renewAt:Math.max(R-n,S+(R-S)/2)}}async function A(){return M??=O().finally(()=>{M=void 0}),m=await M,m}return{async token(){if(m===void 0)
return(await A()).token;if(E.now()<m.renewAt)return m.token;const k=m;try{return(await A()).token}catch(S){if(E.now()>=k.expiresAt)throw S;return m={...k,renewAt:E.
now()+s},k.token}},async renew(k){return g&&!l&&r.onNoEmail?.(g),l||=g!==void 0,e.renewable===!1?!1:m!==void 0&&m.token!==k?!0:(await A()).token!==k}}}}),4112:((x,L,t)=>{
t.d(L,{o:()=>w});var a=t(3739),v=t(8302),p=t(3823),f=t(445),b=t(5636),y=t(9696),P=t(1619);function w(o){const n=(0,P.Jb)(o.baseUrl,"base-url"),s=(0,y.p)(o);return async(i,e)=>{
const{doing:r,mayRepeat:u,decode:E,takesText:m,route:M}=i,{body:g,signal:l,readError:D,explain:I}=e;let O="";return s({doing:r,mayRepeat:u,read:(0,f.t)({decode:E,
takesText:m,readError:D,explain:I}),signal:l,request:{method:M.method,url:e.page===void 0?d(n,M.path,e):h(n,e.page,r),headers:{...b.H1,...(0,v.Eb)({"content-typ\
e":g===void 0?void 0:"application/json","idempotency-key":u?void 0:e.idempotencyKey??o.uuid()})},...(0,v.Eb)({body:g===void 0?void 0:JSON.stringify(g)})},async authorize(A){
return O=await o.tokens.token(),{...A,headers:{...A.headers,authorization:`Bearer ${O}`}}},renew:()=>o.tokens.renew(O)})}}function h(o,n,s){const i=new URL(n);if(i.
origin===o.origin)return i;throw new a.GQ("redirected",`Could not ${s}: ${o.origin} names ${i.origin} for the next page`,{remedy:`Nothing was sent there. If ${i.
origin} is the service, give that address as base-url.`})}function d(o,n,{parameters:s,query:i={}}){for(const[r,u]of Object.entries(s))if(/^\.{0,2}$/.test(u))throw new a.
GQ("invalid_input",`"${u}" is not a valid ${r}`,{remedy:"Give the identifier that the platform shows."});const e=(0,P.CY)(o,(0,p.dN)(n,s));for(const[r,u]of Object.
entries(i))u!==void 0&&e.searchParams.set(r,u);return e}}),7994:((x,L,t)=>{t.d(L,{FK:()=>b,LI:()=>y,wZ:()=>w});var a=t(3024),v=t(1455),p=t(6760),f=t(3739);function b(d,o){
const n=(0,p.relative)(d,o);return n===""||n!==".."&&!n.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(n)}function y(d,o){const n=(0,p.resolve)(d,o);if(o.includes(
"\0")||!b((0,p.resolve)(d),n))throw h(o);return n}async function P(d,o){const[n,s]=await Promise.all([realpath(d),realpath(y(d,o))]);if(!b(n,s))throw h(o);return s}
function w(d,o){if(!(0,a.existsSync)(d)){w((0,p.dirname)(d),o);try{(0,a.mkdirSync)(d,{mode:o})}catch(n){if((0,f.xU)(n)!=="EEXIST")throw n}}}function h(d){return new f.
GQ("path_escapes_root",`The path "${d}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((x,L,t)=>{
t.d(L,{Gy:()=>b,Jt:()=>y,Qq:()=>v,U9:()=>f,Xd:()=>w,c3:()=>h,lS:()=>d,nd:()=>p,tG:()=>o,yL:()=>P});var a=t(8302);function v(n){return s=>(0,a.KH)(s,n)?s:void 0}
const p=n=>typeof n=="number"&&Number.isSafeInteger(n)?n:void 0,f=n=>{const s=p(n);return s!==void 0&&s>=0?s:void 0},b=n=>n===!0?!0:void 0,y=n=>n===!0;function P(n){
return s=>n.find(i=>i===s)}function w(n){return s=>s===null?null:n(s)}function h(n,s){return i=>{if(!Array.isArray(i)||i.length>n)return;const e=i.map(s).filter(
r=>r!==void 0);return e.length===i.length?e:void 0}}function d(n,s={}){const i=Object.entries({...s,...n});return e=>{if(!(0,a.Gv)(e))return;const r={};for(const[
u,E]of i){const m=E(e[u]);if(m!==void 0)r[u]=m;else if(Object.hasOwn(n,u))return}return r}}function o(n,s){return i=>{const e=(0,a.Gv)(i)?i[n]:void 0;if(typeof e!=
"string"||!Object.hasOwn(s,e))return;const r=s[e]?.(i);return r&&{[n]:e,...r}}}}),7:((x,L,t)=>{t.d(L,{KT:()=>d,Lh:()=>y,Xm:()=>o,eo:()=>P,yH:()=>w});const a="sl\
p_",v="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",p=40,f=6,b=new RegExp(`^${a}[0-9A-Za-z]{${p+f}}$`);function y(n){return n.startsWith(a)}function P(n){
if(!b.test(n))return!1;const s=n.length-f;return n.slice(s)===h(n.slice(a.length,s))}function w(n){const s=Array.from({length:p},()=>v[n(v.length)]).join("");return a+
s+h(s)}function h(n){let s=process.getBuiltinModule("node:zlib").crc32(n),i="";for(let e=0;e<f;e+=1)i=v[s%v.length]+i,s=Math.floor(s/v.length);return i}const d={
atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},o=["viewer","deployer"]}),8595:((x,L,t)=>{
t.d(L,{EO:()=>p,HK:()=>e,_Q:()=>P,dA:()=>w,hd:()=>n,i1:()=>h,iq:()=>d,nR:()=>i,ws:()=>b,x4:()=>s});var a=t(2978),v=t(2345);const p=1024,f=(0,a.Qq)(p),b=5,y=500;
function P({message:r}){return`The build ended with 0 in spite of an error: ${r}`}const w=(0,a.lS)({file:(0,a.Xd)(f),line:(0,a.Xd)(a.U9),message:(0,a.Qq)(y)},{isMarked:a.
Gy}),h=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","\
unprocessed_rule"],d=10,o=(0,a.lS)({code:(0,a.yL)(h),file:(0,a.Xd)((0,a.Qq)(v.IC.file)),line:(0,a.Xd)(r=>(0,a.U9)(r)||void 0),message:(0,a.Qq)(y)}),n=(0,a.c3)(d,
o),s=(0,a.lS)({path:f,bytes:a.U9,brotli:a.U9,gzip:a.U9,digest:(0,a.Qq)(64)},{hasKey:a.Gy}),i=(0,a.lS)({path:f,kind:(0,a.yL)(["repository","secrets","example"])}),
e=(0,a.lS)({file:(0,a.Qq)(256),reason:(0,a.Qq)(1e3)},{line:a.U9})}),3194:((x,L,t)=>{t.d(L,{N:()=>g});var a=t(7598),v=t(3739),p=t(8302),f=t(4840),b=t(3823),y=t(9570),
P=t(86);const w=new Map([...Object.entries(y.I).map(([l,{input:D}])=>[l,D]),["commit","repository"],["env","env"]]);function h({fields:l},{name:D,ours:I,sent:O}){
if(l.length===0)return;const A=l.map(c=>({...c,own:o(c.field,I,O)})),k=A.map(({field:c,own:T,message:j})=>{const $=T===void 0?"which is not sent":`from the inpu\
t ${w.get(T)??"app-settings"}`;return`; ${T!==void 0&&T!==c?`${c} (our ${T})`:c}, ${$}: "${j}"`}),S=new Set(A.flatMap(({own:c})=>c??[])),R=Object.keys(I).map(c=>`\
"${S.has(c)?`NAME-FOR-${c}`:c}": ${(0,P.PM)(c)}`),_=A.flatMap(({field:c,own:T})=>T===void 0?[d(c)]:[]);return{words:k.join(""),remedy:`Correct the input that th\
e answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${D}: |
    {${[...R,..._].join(", ")}}`}}function d(l){const[D="",...I]=l.split(".");return`"${D}": ${I.length===0?"VALUE":`{${d(I.join("."))}}`}`}function o(l,D,I){const O=l.
split("."),A=O.at(-1)??"",k=Object.keys(D),S=k.find(c=>[l,A,O[0]??""].some(T=>(0,P.tK)(T)===(0,P.tK)(c)));if(S!==void 0)return S;const R=O.reduce((c,T)=>(0,p.Gv)(
c)?c[T]:void 0,I);if(R===void 0)return;const _=k.filter(c=>JSON.stringify(D[c])===JSON.stringify(R));return _.length===1?_[0]:void 0}const n={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},s=async(...l)=>(await t.e(51).then(t.bind(t,2388))).decodeFailure(...l),i=50;function e(l,{org:D,project:I},O){
const A={orgID:D,projectID:I},k=_=>({...A,appID:_});async function S(_,c,T,j){const $={org:D,project:I,app:T.parameters.appID??""},C=(j===void 0?void 0:await O?.
request(_,j,$))??j,U=b.bw[_],K=U.method==="GET";return l({doing:n[_],route:U,mayRepeat:U.method!=="POST",takesText:_==="readFailure",decode:async(B,W,G)=>c(B,W,
G,await O?.answer(_,B))},{...T,...C===void 0?{}:K?{query:r(C)}:{body:C},readError:O&&((B,W)=>O.error(B,W)),explain:C===void 0||K?void 0:(B,W)=>W===400||W===422?
h(B,{name:_,ours:j??{},sent:C}):void 0})}const R=(_,{limit:c,cursor:T,page:j,signal:$}={})=>{const N=j===void 0?(0,p.Eb)({limit:c?.toString(),cursor:T}):void 0;
return S("listDeployments",f.zV,{parameters:k(_),page:j,signal:$},N)};return{listDeployments:R,createApp:(_,c)=>S("createApp",f.EG,{parameters:A,...c},_),updateApp:(_,c)=>S(
"updateApp",f.BE,{parameters:k(_)},c),replaceEnv:(_,c)=>S("replaceEnv",f._B,{parameters:k(_)},{env:Object.fromEntries(c)}),listEnvironments:_=>S("listEnvironmen\
ts",f.Dr,{parameters:k(_)}),lookUp:_=>S("listEnvironments",f.JC,{parameters:k(_)}),deploy:(_,c,T)=>S("deploy",f.Dd,{parameters:k(_),...T},{...c}),async*allDeployments(_,c={}){
const T=new Set;let{cursor:j,page:$}=c;for(let N=0;N<i;N+=1){const{deployments:C,nextCursor:U,nextPage:K}=await R(_,{...c,cursor:j,page:$});c.onPage?.(),yield*C;
const B=U??K;if(B===void 0||T.has(B))return;T.add(B),j=U,$=U===void 0?K:void 0}},async readFailure(_,c){try{return await S("readFailure",s,{parameters:{...k(_),
deployID:c}})}catch(T){if(T instanceof v.GQ&&T.call?.status===404)return;throw T}}}}function r(l){const D=Object.entries(l).filter(([,I])=>["string","number","b\
oolean"].includes(typeof I));return Object.fromEntries(D.map(([I,O])=>[I,String(O)]))}var u=t(2996),E=t(3082),m=t(4112),M=t(1224);function g(l,{baseUrl:D,source:I},O){
const{reporter:A,tree:k,typeInCheckout:S,signal:R,clock:_=M.ml}=O,c={clock:_,every:M.fm,random:Math.random,uuid:a.randomUUID},T=({message:U,remedy:K})=>A({type:"\
warning",message:U,remedy:K}),j={...c,fetch:O.callFetch??(0,u.x)(O.fetch),signal:O.requestSignal??R,onTrouble:({error:U})=>T({message:`${U.message}; trying agai\
n`,remedy:void 0})},{run:$,onSecret:N}=O,C=(0,E.r)(I,{...j,run:$,onSecret:N,onNoEmail:T});return{...c,reporter:A,tree:k,typeInCheckout:S,signal:R,tokens:C,platform:e(
(0,m.o)({...j,baseUrl:D,tokens:C}),l,l.apiMap),fetch:(0,u.Q)(O.fetch),async identify(){return await C.token(),I.description}}}}),7244:((x,L,t)=>{t.d(L,{c:()=>p});
var a=t(3024),v=t(7994);function p(f){const b=(y,P)=>{try{return P()}catch{return y}};return{root:f,exists:y=>b(!1,()=>(0,a.statSync)((0,v.LI)(f,y)).isFile()),list:y=>b(
[],()=>(0,a.readdirSync)((0,v.LI)(f,y)))}}})};export{F as id,Q as ids,H as modules};

const F=986,Q=[986],H={445:((x,S,o)=>{o.d(S,{t:()=>A});var a=o(3739),v=o(1787);const y=16384,f=/[\s,]*<([^>]*)>/y,b=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function E(e){const t=(e??"").slice(0,y);let i=0;const n=s=>{s.lastIndex=i;const d=s.exec(t);return d&&(i=s.lastIndex),d};for(let s=n(f);s;s=n(f)){const d=new Map;
for(let h=n(b);h;h=n(b)){const[,k="",m,l=""]=h;d.has(k.toLowerCase())||d.set(k.toLowerCase(),m??l)}if((d.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!d.has("anchor"))return s[1]}}function L(e,t){const i=E(e.get("link"));return i===void 0?void 0:URL.parse(i,t.href)?.href}var w=o(1053);function A({decode:e,
readError:t,explain:i,takesText:n}){return async s=>{const{status:d,text:g,headers:h,retryAfterMs:k}=s,m=g===void 0?void 0:r(g,h,n||c(g,d));if(d>=400){const l=(0,v.
N)(typeof m?.body=="string"?{message:m.body}:m?.body),D=await t?.(m?.body,l)??l;return{ok:!1,error:(0,w.x5)(s,D,k,await i?.(D,d))}}if(m===void 0)return{ok:!1,error:(0,w.
g$)(s,s.bodyBytes)};if(m.fault!==void 0)return{ok:!1,error:(0,w.O$)(s,m.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await e(m.body,(0,w.xS)(s),{location:h.
get("location")??void 0,nextPage:L(h,s.request.url)})}}catch(l){if(l instanceof a.GQ)return{ok:!1,error:l};throw l}}}function c(e,t){return t>=400&&!/^\s*</.test(
e)}function r(e,t,i=!1){if(e.trim()==="")return{body:void 0};const n=(t.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=n===""||n==="text/pla\
in";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(n))return{body:void 0,fault:n==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const d=JSON.
parse(e);return s&&typeof d!="object"&&!i?{body:void 0,fault:"is plain text"}:{body:d}}catch{return s&&i?{body:e}:{body:void 0,fault:"is not whole JSON"}}}}),2996:((x,S,o)=>{
o.d(S,{Q:()=>f,x:()=>b});var a=o(9127),v=o(8302),y=o(1709);function f(c){return async(r,e)=>{const t=new URL(r instanceof Request?r.url:r);if(!(t.protocol==="ht\
tp:"&&t.hostname.endsWith(".localhost")&&!e?.body))return c(r,e);const{method:n="GET",signal:s}=e??{},d={...Object.fromEntries(new Headers(e?.headers)),host:t.host},
g=await L(t,{hostname:"127.0.0.1",method:n,headers:d,signal:s??void 0}),h=[];for await(const D of g.body??[])h.push(D);const{status:k,headers:m}=g,l=k===204||k===
304?null:Buffer.concat(h);return new Response(l,{status:k,headers:[...m]})}}function b(c,r=E){const e=c===fetch;return(t,i)=>{const n=t.protocol==="http:"&&(0,y.
c)(t.hostname);return e||n?L(t,{...i,connectMs:r}):c(t,i)}}const E=1e4;function L(c,r){const{hostname:e,method:t,headers:i,body:n,signal:s,connectMs:d=E}=r,g=c.
protocol==="https:",{request:h}=process.getBuiltinModule(g?"node:https":"node:http");return new Promise((k,m)=>{const l=n===void 0?{}:{"content-length":String(Buffer.
byteLength(n))},D={method:t,headers:{"accept-encoding":"identity",...l,...i},auth:void 0,...t==="POST"?{agent:!1}:{},...(0,v.Eb)({hostname:e,signal:s})},T=h(c,D,
_=>{const I=new Map(Object.entries(_.headers).map(([P,j])=>[P,[j].flat().join(", ")])),O={get:P=>I.get(P.toLowerCase())??null,[Symbol.iterator]:()=>I.entries()};
k({status:_.statusCode??0,headers:O,body:w(_)})});T.on("error",m),T.on("upgrade",(_,I)=>{I.destroy(),m(new Error("The server answered with an upgrade"))}),T.on(
"socket",_=>{if(!_.connecting)return;const I=setTimeout(()=>T.destroy(A(c,d)),d);for(const O of[g?"secureConnect":"connect","close"])_.once(O,()=>clearTimeout(I))}),
T.end(n)})}function w(c){if(!/^(?:x-)?gzip$/i.test(c.headers["content-encoding"]??""))return c;const{constants:r,createGunzip:e}=process.getBuiltinModule("node:\
zlib"),t=e({finishFlush:r.Z_SYNC_FLUSH});return process.getBuiltinModule("node:stream").pipeline(c,t,()=>{})}function A({host:c},r){const e=new Error(`No connec\
tion to ${c} within ${(0,a.a3)(r)}`);return Object.assign(e,{code:"ETIMEDOUT",syscall:"connect"})}}),3130:((x,S,o)=>{o.d(S,{c:()=>L,g:()=>E});var a=o(3739),v=o(
86),y=o(445),f=o(5529),b=o(1619);function E(w,{requestUrl:A,requestToken:c,audience:r},e,t){const i=new URL(A);r&&(i.search+=`${i.search===""?"":"&"}audience=${encodeURIComponent(
r)}`);const n=(s,d)=>{const g=(0,v.Qq)((0,v.Pf)(s),"value");if(g===void 0)throw(0,v.LO)("token (value)",s,d);return t(g),g};return e({doing:`get an ID token fro\
m ${w}`,request:{method:"GET",url:i,headers:{...f.H1,authorization:`Bearer ${c}`}},mayRepeat:!0,read:(0,y.t)({decode:n})})}function L(w){return{...w,kind:"platf\
orm",input:"the platform",description:"the embedded platform's own",async obtain(A,{onSecret:c}){c(w.requestToken),(0,b.Jb)(new URL(w.requestUrl).origin,"the pl\
atform's address");try{return await E("the platform",w,A,c)}catch(r){throw!(r instanceof a.GQ)||r.code!=="unauthorized"?r:r.with({remedy:"The data directory may\
 be of another platform; name the right one with --data.",cause:r})}}}}}),3082:((x,S,o)=>{o.d(S,{r:()=>i});var a=o(9696),v=o(9127),y=o(3739),f=o(8302),b=o(7);const E="\
Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",w=[{code:"access_token_given",
broken:({header:n})=>/^(?:application\/)?at\+jwt$/i.test(String(n.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:E},{code:"access_toke\
n_given",broken:({claims:n})=>n.token_use==="access"||n.typ==="Bearer",because:({claims:n})=>`is an access token by its claim (${n.token_use==="access"?"token_u\
se access":"typ Bearer"})`,remedy:E},{code:"access_token_given",broken:({claims:n})=>[n.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, wh\
ich every ID token has: it seems to be an access token",remedy:E},{code:"invalid_id_token",broken:({claims:n},s)=>typeof n.exp=="number"&&n.exp*1e3<=s,because:({
claims:n},s)=>`expired ${(0,v.a3)(s-Number(n.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token near\
s its end."},{code:"email_claim_missing",broken:({claims:n})=>typeof n.email!="string"||n.email==="",because:()=>"has no email claim, by which the platform know\
s who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your identity pr\
ovider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function A(n,s,d="id-token",g){if((0,b.eo)(
n))return;if((0,b.Lh)(n)){const m=`The access token of ${d} is not whole: it was cut, or mistyped`,l="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new y.GQ("invalid_id_token",m,{input:d,remedy:l})}const h=r(n);if(h===void 0){const m=!n.includes(".");throw new y.
GQ(m?"access_token_given":"invalid_id_token",m?`The token of ${d} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${d}\
 is not a JWT: it does not have three parts that can be decoded`,{input:d,remedy:E})}const k=w.find(({broken:m})=>m(h,s));if(k!==void 0){const m=`The token of ${d}\
 ${k.because(h,s)}`,l=new y.GQ(k.code,m,{input:d,remedy:k.remedy});if(k.code!=="email_claim_missing"||g===void 0)throw l;g(l)}return typeof h.claims.exp=="numbe\
r"?h.claims.exp*1e3:void 0}function c(n){return r(n)?.claims}function r(n){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(n))return;const[s,d]=n.split(".").map(g=>(0,f.D7)(
Buffer.from(g,"base64url").toString("utf8")));return s!==void 0&&d!==void 0?{header:s,claims:d}:void 0}const e=6e4,t=15e3;function i(n,s){const d=(0,a.p)(s),{clock:g}=s;
let h,k,m,l=!1;const D=O=>{m=O},T=n.mayLackEmail&&s.onNoEmail?D:void 0;async function _(){const O=await n.obtain(d,s),P=g.now(),j=A(O,P,n.input,T)??Number.POSITIVE_INFINITY;
return{token:O,expiresAt:j,renewAt:Math.max(j-e,P+(j-P)/2)}}async function I(){return k??=_().finally(()=>{k=void 0}),h=await k,h}return{async token(){if(h===void 0)
return(await I()).token;if(g.now()<h.renewAt)return h.token;const O=h;try{return(await I()).token}catch(P){if(g.now()>=O.expiresAt)throw P;return h={...O,renewAt:g.
now()+t},O.token}},async renew(O){return m&&!l&&s.onNoEmail?.(m),l||=m!==void 0,n.renewable===!1?!1:h!==void 0&&h.token!==O?!0:(await I()).token!==O}}}}),4112:((x,S,o)=>{
o.d(S,{o:()=>w});var a=o(3739),v=o(8302),y=o(3823),f=o(445),b=o(5529),E=o(9696),L=o(1619);function w(r){const e=(0,L.Jb)(r.baseUrl,"base-url"),t=(0,E.p)(r);return async(i,n)=>{
const{doing:s,mayRepeat:d,decode:g,takesText:h,route:k}=i,{body:m,signal:l,readError:D,explain:T}=n;let _="";return t({doing:s,mayRepeat:d,read:(0,f.t)({decode:g,
takesText:h,readError:D,explain:T}),signal:l,request:{method:k.method,url:n.page===void 0?c(e,k.path,n):A(e,n.page,s),headers:{...b.H1,...(0,v.Eb)({"content-typ\
e":m===void 0?void 0:"application/json","idempotency-key":d?void 0:n.idempotencyKey??r.uuid()})},...(0,v.Eb)({body:m===void 0?void 0:JSON.stringify(m)})},async authorize(I){
return _=await r.tokens.token(),{...I,headers:{...I.headers,authorization:`Bearer ${_}`}}},renew:()=>r.tokens.renew(_)})}}function A(r,e,t){const i=new URL(e);if(i.
origin===r.origin)return i;throw new a.GQ("redirected",`Could not ${t}: ${r.origin} names ${i.origin} for the next page`,{remedy:`Nothing was sent there. If ${i.
origin} is the service, give that address as base-url.`})}function c(r,e,{parameters:t,query:i={}}){for(const[s,d]of Object.entries(t))if(/^\.{0,2}$/.test(d))throw new a.
GQ("invalid_input",`"${d}" is not a valid ${s}`,{remedy:"Give the identifier that the platform shows."});const n=(0,L.CY)(r,(0,y.dN)(e,t));for(const[s,d]of Object.
entries(i))d!==void 0&&n.searchParams.set(s,d);return n}}),7994:((x,S,o)=>{o.d(S,{FK:()=>b,LI:()=>E,wZ:()=>w});var a=o(3024),v=o(1455),y=o(6760),f=o(3739);function b(c,r){
const e=(0,y.relative)(c,r);return e===""||e!==".."&&!e.startsWith(`..${y.sep}`)&&!(0,y.isAbsolute)(e)}function E(c,r){const e=(0,y.resolve)(c,r);if(r.includes(
"\0")||!b((0,y.resolve)(c),e))throw A(r);return e}async function L(c,r){const[e,t]=await Promise.all([realpath(c),realpath(E(c,r))]);if(!b(e,t))throw A(r);return t}
function w(c,r){if(!(0,a.existsSync)(c)){w((0,y.dirname)(c),r);try{(0,a.mkdirSync)(c,{mode:r})}catch(e){if((0,f.xU)(e)!=="EEXIST")throw e}}}function A(c){return new f.
GQ("path_escapes_root",`The path "${c}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((x,S,o)=>{
o.d(S,{Gy:()=>b,Jt:()=>E,Qq:()=>v,U9:()=>f,Xd:()=>w,c3:()=>A,lS:()=>c,nd:()=>y,tG:()=>r,yL:()=>L});var a=o(8302);function v(e){return t=>(0,a.KH)(t,e)?t:void 0}
const y=e=>typeof e=="number"&&Number.isSafeInteger(e)?e:void 0,f=e=>{const t=y(e);return t!==void 0&&t>=0?t:void 0},b=e=>e===!0?!0:void 0,E=e=>e===!0;function L(e){
return t=>e.find(i=>i===t)}function w(e){return t=>t===null?null:e(t)}function A(e,t){return i=>{if(!Array.isArray(i)||i.length>e)return;const n=i.map(t).filter(
s=>s!==void 0);return n.length===i.length?n:void 0}}function c(e,t={}){const i=Object.entries({...t,...e});return n=>{if(!(0,a.Gv)(n))return;const s={};for(const[
d,g]of i){const h=g(n[d]);if(h!==void 0)s[d]=h;else if(Object.hasOwn(e,d))return}return s}}function r(e,t){return i=>{const n=(0,a.Gv)(i)?i[e]:void 0;if(typeof n!=
"string"||!Object.hasOwn(t,n))return;const s=t[n]?.(i);return s&&{[e]:n,...s}}}}),7:((x,S,o)=>{o.d(S,{KT:()=>c,Lh:()=>E,Xm:()=>r,eo:()=>L,yH:()=>w});const a="sl\
p_",v="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",y=40,f=6,b=new RegExp(`^${a}[0-9A-Za-z]{${y+f}}$`);function E(e){return e.startsWith(a)}function L(e){
if(!b.test(e))return!1;const t=e.length-f;return e.slice(t)===A(e.slice(a.length,t))}function w(e){const t=Array.from({length:y},()=>v[e(v.length)]).join("");return a+
t+A(t)}function A(e){let t=process.getBuiltinModule("node:zlib").crc32(e),i="";for(let n=0;n<f;n+=1)i=v[t%v.length]+i,t=Math.floor(t/v.length);return i}const c={
atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},r=["viewer","deployer"]}),8595:((x,S,o)=>{
o.d(S,{EO:()=>y,HK:()=>n,_Q:()=>L,dA:()=>w,hd:()=>e,i1:()=>A,iq:()=>c,nR:()=>i,ws:()=>b,x4:()=>t});var a=o(2978),v=o(2345);const y=1024,f=(0,a.Qq)(y),b=5,E=500;
function L({message:s}){return`The build ended with 0 in spite of an error: ${s}`}const w=(0,a.lS)({file:(0,a.Xd)(f),line:(0,a.Xd)(a.U9),message:(0,a.Qq)(E)},{isMarked:a.
Gy}),A=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","\
unprocessed_rule"],c=10,r=(0,a.lS)({code:(0,a.yL)(A),file:(0,a.Xd)((0,a.Qq)(v.IC.file)),line:(0,a.Xd)(s=>(0,a.U9)(s)||void 0),message:(0,a.Qq)(E)}),e=(0,a.c3)(c,
r),t=(0,a.lS)({path:f,bytes:a.U9,brotli:a.U9,gzip:a.U9,digest:(0,a.Qq)(64)},{hasKey:a.Gy}),i=(0,a.lS)({path:f,kind:(0,a.yL)(["repository","secrets","example"])}),
n=(0,a.lS)({file:(0,a.Qq)(256),reason:(0,a.Qq)(1e3)},{line:a.U9})}),3194:((x,S,o)=>{o.d(S,{N:()=>m});var a=o(7598),v=o(3739),y=o(8302),f=o(4840),b=o(3823),E=o(9570),
L=o(86);const w=new Map([...Object.entries(E.I).map(([l,{input:D}])=>[l,D]),["commit","repository"],["env","env"]]);function A({fields:l},{name:D,ours:T,sent:_}){
if(l.length===0)return;const I=l.map(u=>({...u,own:r(u.field,T,_)})),O=I.map(({field:u,own:M,message:C})=>{const $=M===void 0?"which is not sent":`from the inpu\
t ${w.get(M)??"app-settings"}`;return`; ${M!==void 0&&M!==u?`${u} (our ${M})`:u}, ${$}: "${C}"`}),P=new Set(I.flatMap(({own:u})=>u??[])),j=Object.keys(T).map(u=>`\
"${P.has(u)?`NAME-FOR-${u}`:u}": ${(0,L.PM)(u)}`),p=I.flatMap(({field:u,own:M})=>M===void 0?[c(u)]:[]);return{words:O.join(""),remedy:`Correct the input that th\
e answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${D}: |
    {${[...j,...p].join(", ")}}`}}function c(l){const[D="",...T]=l.split(".");return`"${D}": ${T.length===0?"VALUE":`{${c(T.join("."))}}`}`}function r(l,D,T){const _=l.
split("."),I=_.at(-1)??"",O=Object.keys(D),P=O.find(u=>[l,I,_[0]??""].some(M=>(0,L.tK)(M)===(0,L.tK)(u)));if(P!==void 0)return P;const j=_.reduce((u,M)=>(0,y.Gv)(
u)?u[M]:void 0,T);if(j===void 0)return;const p=O.filter(u=>JSON.stringify(D[u])===JSON.stringify(j));return p.length===1?p[0]:void 0}const e={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},t=async(...l)=>(await o.e(51).then(o.bind(o,2388))).decodeFailure(...l),i=50;function n(l,{org:D,project:T},_){
const I={orgID:D,projectID:T},O=p=>({...I,appID:p});async function P(p,u,M,C){const $={org:D,project:T,app:M.parameters.appID??""},R=(C===void 0?void 0:await _?.
request(p,C,$))??C,U=b.bw[p],K=U.method==="GET";return l({doing:e[p],route:U,mayRepeat:U.method!=="POST",takesText:p==="readFailure",decode:async(B,W,G)=>u(B,W,
G,await _?.answer(p,B))},{...M,...R===void 0?{}:K?{query:s(R)}:{body:R},readError:_&&((B,W)=>_.error(B,W)),explain:R===void 0||K?void 0:(B,W)=>W===400||W===422?
A(B,{name:p,ours:C??{},sent:R}):void 0})}const j=(p,{limit:u,cursor:M,page:C,signal:$}={})=>{const N=C===void 0?(0,y.Eb)({limit:u?.toString(),cursor:M}):void 0;
return P("listDeployments",f.zV,{parameters:O(p),page:C,signal:$},N)};return{listDeployments:j,createApp:(p,u)=>P("createApp",f.EG,{parameters:I,...u},p),updateApp:(p,u)=>P(
"updateApp",f.BE,{parameters:O(p)},u),replaceEnv:(p,u)=>P("replaceEnv",f._B,{parameters:O(p)},{env:Object.fromEntries(u)}),listEnvironments:p=>P("listEnvironmen\
ts",f.Dr,{parameters:O(p)}),lookUp:p=>P("listEnvironments",f.JC,{parameters:O(p)}),deploy:(p,u,M)=>P("deploy",f.Dd,{parameters:O(p),...M},{...u}),async*allDeployments(p,u={}){
const M=new Set;let{cursor:C,page:$}=u;for(let N=0;N<i;N+=1){const{deployments:R,nextCursor:U,nextPage:K}=await j(p,{...u,cursor:C,page:$});u.onPage?.(),yield*R;
const B=U??K;if(B===void 0||M.has(B))return;M.add(B),C=U,$=U===void 0?K:void 0}},async readFailure(p,u){try{return await P("readFailure",t,{parameters:{...O(p),
deployID:u}})}catch(M){if(M instanceof v.GQ&&M.call?.status===404)return;throw M}}}}function s(l){const D=Object.entries(l).filter(([,T])=>["string","number","b\
oolean"].includes(typeof T));return Object.fromEntries(D.map(([T,_])=>[T,String(_)]))}var d=o(2996),g=o(3082),h=o(4112),k=o(1224);function m(l,{baseUrl:D,source:T},_){
const{reporter:I,tree:O,typeInCheckout:P,signal:j,clock:p=k.ml}=_,u={clock:p,every:k.fm,random:Math.random,uuid:a.randomUUID},M=({message:U,remedy:K})=>I({type:"\
warning",message:U,remedy:K}),C={...u,fetch:_.callFetch??(0,d.x)(_.fetch),signal:_.requestSignal??j,onTrouble:({error:U})=>M({message:`${U.message}; trying agai\
n`,remedy:void 0})},{run:$,onSecret:N}=_,R=(0,g.r)(T,{...C,run:$,onSecret:N,onNoEmail:M});return{...u,reporter:I,tree:O,typeInCheckout:P,signal:j,tokens:R,platform:n(
(0,h.o)({...C,baseUrl:D,tokens:R}),l,l.apiMap),fetch:(0,d.Q)(_.fetch),async identify(){return await R.token(),T.description}}}}),7244:((x,S,o)=>{o.d(S,{c:()=>y});
var a=o(3024),v=o(7994);function y(f){const b=(E,L)=>{try{return L()}catch{return E}};return{root:f,exists:E=>b(!1,()=>(0,a.statSync)((0,v.LI)(f,E)).isFile()),list:E=>b(
[],()=>(0,a.readdirSync)((0,v.LI)(f,E)))}}})};export{F as id,Q as ids,H as modules};

const R=956,C=[956],B={445:((N,L,d)=>{d.d(L,{t:()=>D});var v=d(3739),O=d(1787);const E=16384,M=/[\s,]*<([^>]*)>/y,w=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function p(o){const e=(o??"").slice(0,E);let n=0;const t=r=>{r.lastIndex=n;const s=r.exec(e);return s&&(n=r.lastIndex),s};for(let r=t(M);r;r=t(M)){const s=new Map;
for(let a=t(w);a;a=t(w)){const[,l="",f,m=""]=a;s.has(l.toLowerCase())||s.set(l.toLowerCase(),f??m)}if((s.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!s.has("anchor"))return r[1]}}function T(o,e){const n=p(o.get("link"));return n===void 0?void 0:URL.parse(n,e.href)?.href}var k=d(1053);function D({decode:o,
readError:e,explain:n,takesText:t}){return async r=>{const{status:s,text:c,headers:a,retryAfterMs:l}=r,f=c===void 0?void 0:h(c,a,t||I(c,s));if(s>=400){const m=(0,O.
N)(typeof f?.body=="string"?{message:f.body}:f?.body),g=await e?.(f?.body,m)??m;return{ok:!1,error:(0,k.x5)(r,g,l,await n?.(g,s))}}if(f===void 0)return{ok:!1,error:(0,k.
g$)(r,r.bodyBytes)};if(f.fault!==void 0)return{ok:!1,error:(0,k.O$)(r,f.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await o(f.body,(0,k.xS)(r),{location:a.
get("location")??void 0,nextPage:T(a,r.request.url)})}}catch(m){if(m instanceof v.GQ)return{ok:!1,error:m};throw m}}}function I(o,e){return e>=400&&!/^\s*</.test(
o)}function h(o,e,n=!1){if(o.trim()==="")return{body:void 0};const t=(e.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=t===""||t==="text/pla\
in";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(t))return{body:void 0,fault:t==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=i.
test(o)?JSON.parse(o,u):JSON.parse(o);return r&&typeof s!="object"&&!n?{body:void 0,fault:"is plain text"}:{body:s}}catch{return r&&n?{body:o}:{body:void 0,fault:"\
is not whole JSON"}}}const i=/\d{16}/,u=(o,e,{source:n=""}={})=>typeof e=="number"&&!Number.isSafeInteger(e)&&/^-?\d+$/.test(n)?n:e}),2996:((N,L,d)=>{d.d(L,{Q:()=>M,
x:()=>w});var v=d(9127),O=d(8302),E=d(1709);function M(i){return async(u,o)=>{const e=new URL(u instanceof Request?u.url:u);if(!(e.protocol==="http:"&&e.hostname.
endsWith(".localhost")&&!o?.body))return i(u,o);const{method:t="GET",signal:r}=o??{},s={...Object.fromEntries(new Headers(o?.headers)),host:e.host},c=await D(e,
{hostname:"127.0.0.1",method:t,headers:s,signal:r??void 0}),{status:a,headers:l}=c,f=a===204||a===304?null:ReadableStream.from(c.body??[]);return new Response(f,
{status:a,headers:[...l]})}}function w(i,u=T){const o=i===fetch;return(e,n)=>{const t=e.protocol==="http:"&&(0,E.c)(e.hostname);return o||t?D(e,{...n,connectMs:u}):
i(e,n)}}let p;const T=1e4,k=200;function D(i,u){const{hostname:o,method:e,headers:n,body:t,signal:r,connectMs:s=T}=u,c=i.protocol==="https:",{request:a,Agent:l}=process.
getBuiltinModule(c?"node:https":"node:http"),f=!c&&(0,E.c)(i.hostname);return f&&(p??=new l({keepAlive:!0,scheduling:"lifo"})),new Promise((m,g)=>{const x=t===void 0?
{}:{"content-length":String(Buffer.byteLength(t))},y={method:e,headers:{"accept-encoding":"identity",...x,...n},auth:void 0,...(0,O.Eb)({hostname:o,signal:r,agent:e===
"POST"?!1:f?p:void 0})},_=a(i,y,b=>{const{statusCode:A=0}=b;if(A<k)return void _.destroy(new Error(`The server answered with the status ${A}`));const P=new Map(
Object.entries(b.headers).map(([S,$])=>[S,[$].flat().join(", ")]));m({status:A,headers:{get:S=>P.get(S.toLowerCase())??null,[Symbol.iterator]:()=>P.entries()},body:I(
b)})});_.on("error",g),_.on("upgrade",(b,A)=>{A.destroy(),g(new Error("The server answered with an upgrade"))}),_.on("socket",b=>{if(!b.connecting)return;const A=setTimeout(
()=>_.destroy(h(i,s)),s);for(const P of[c?"secureConnect":"connect","close"])b.once(P,()=>clearTimeout(A))}),_.end(t)})}function I(i){if(!/^(?:x-)?gzip$/i.test(
i.headers["content-encoding"]??""))return i;const{constants:u,createGunzip:o}=process.getBuiltinModule("node:zlib"),e=o({finishFlush:u.Z_SYNC_FLUSH});return process.
getBuiltinModule("node:stream").pipeline(i,e,()=>{})}function h({host:i},u){const o=new Error(`No connection to ${i} within ${(0,v.a3)(u)}`);return Object.assign(
o,{code:"ETIMEDOUT",syscall:"connect"})}}),3082:((N,L,d)=>{d.d(L,{r:()=>o});var v=d(9696),O=d(9127),E=d(3739),M=d(8302),w=d(7);const p="Give the identity provid\
er's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",k=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:p},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:p},{code:"access_tok\
en_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:p},{code:"invalid_id_token",broken:({claims:e},n)=>typeof e.exp=="number"&&e.exp*1e3<=n,because:({claims:e},n)=>`expired ${(0,O.a3)(n-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function D(e,n,t="id-token",r){if((0,w.eo)(
e))return;if((0,w.Lh)(e)){const a=`The access token of ${t} is not whole: it was cut, or mistyped`,l="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new E.GQ("invalid_id_token",a,{input:t,remedy:l})}const s=h(e);if(s===void 0){const a=!e.includes(".");throw new E.
GQ(a?"access_token_given":"invalid_id_token",a?`The token of ${t} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${t}\
 is not a JWT: it does not have three parts that can be decoded`,{input:t,remedy:p})}const c=k.find(({broken:a})=>a(s,n));if(c!==void 0){const a=`The token of ${t}\
 ${c.because(s,n)}`,l=new E.GQ(c.code,a,{input:t,remedy:c.remedy});if(c.code!=="email_claim_missing"||r===void 0)throw l;r(l)}return typeof s.claims.exp=="numbe\
r"?s.claims.exp*1e3:void 0}function I(e){return h(e)?.claims}function h(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[n,t]=e.split(".").map(r=>(0,M.D7)(
Buffer.from(r,"base64url").toString("utf8")));return n!==void 0&&t!==void 0?{header:n,claims:t}:void 0}const i=6e4,u=15e3;function o(e,n){const t=(0,v.p)(n),{clock:r}=n;
let s,c,a,l=!1;const f=y=>{a=y},m=e.mayLackEmail&&n.onNoEmail?f:void 0;async function g(){const y=await e.obtain(t,n),_=r.now(),b=D(y,_,e.input,m)??Number.POSITIVE_INFINITY;
return{token:y,expiresAt:b,renewAt:Math.max(b-i,_+(b-_)/2)}}async function x(){return c??=g().finally(()=>{c=void 0}),s=await c,s}return{async token(){if(s===void 0)
return(await x()).token;if(r.now()<s.renewAt)return s.token;const y=s;try{return(await x()).token}catch(_){if(r.now()>=y.expiresAt)throw _;return s={...y,renewAt:r.
now()+u},y.token}},async renew(y){return a&&!l&&n.onNoEmail?.(a),l||=a!==void 0,e.renewable===!1?!1:s!==void 0&&s.token!==y?!0:(await x()).token!==y}}}}),4112:((N,L,d)=>{
d.d(L,{o:()=>k});var v=d(3739),O=d(8302),E=d(3823),M=d(445),w=d(5529),p=d(9696),T=d(1619);function k(h){const i=(0,T.Jb)(h.baseUrl,"base-url"),u=(0,p.p)(h);return async(o,e)=>{
const{doing:n,mayRepeat:t,decode:r,takesText:s,route:c}=o,{body:a,signal:l,readError:f,explain:m}=e;let g="";return u({doing:n,mayRepeat:t,read:(0,M.t)({decode:r,
takesText:s,readError:f,explain:m}),signal:l,request:{method:c.method,url:e.page===void 0?I(i,c.path,e):D(i,e.page,n),headers:{...w.H1,...(0,O.Eb)({"content-typ\
e":a===void 0?void 0:"application/json","idempotency-key":t?void 0:e.idempotencyKey??h.uuid()})},...(0,O.Eb)({body:a===void 0?void 0:JSON.stringify(a)})},async authorize(x){
return g=await h.tokens.token(),{...x,headers:{...x.headers,authorization:`Bearer ${g}`}}},renew:()=>h.tokens.renew(g)})}}function D(h,i,u){const o=new URL(i);if(o.
origin===h.origin)return o;throw new v.GQ("redirected",`Could not ${u}: ${h.origin} names ${o.origin} for the next page`,{remedy:`Nothing was sent there. If ${o.
origin} is the service, give that address as base-url.`})}function I(h,i,{parameters:u,query:o={}}){for(const[n,t]of Object.entries(u))if(/^\.{0,2}$/.test(t))throw new v.
GQ("invalid_input",`"${t}" is not a valid ${n}`,{remedy:"Give the identifier that the platform shows."});const e=(0,T.CY)(h,(0,E.dN)(i,u));for(const[n,t]of Object.
entries(o))t!==void 0&&e.searchParams.set(n,t);return e}})};export{R as id,C as ids,B as modules};

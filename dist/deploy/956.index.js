const S=956,$=[956],j={445:((A,T,d)=>{d.d(T,{t:()=>x});var v=d(3739),O=d(1787);const k=16384,M=/[\s,]*<([^>]*)>/y,w=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function g(t){const e=(t??"").slice(0,k);let n=0;const s=r=>{r.lastIndex=n;const o=r.exec(e);return o&&(n=r.lastIndex),o};for(let r=s(M);r;r=s(M)){const o=new Map;
for(let i=s(w);i;i=s(w)){const[,l="",m,_=""]=i;o.has(l.toLowerCase())||o.set(l.toLowerCase(),m??_)}if((o.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!o.has("anchor"))return r[1]}}function D(t,e){const n=g(t.get("link"));return n===void 0?void 0:URL.parse(n,e.href)?.href}var b=d(1053);function x({decode:t,
readError:e,explain:n,takesText:s}){return async r=>{const{status:o,text:f,headers:i,retryAfterMs:l}=r,m=f===void 0?void 0:a(f,i,s||L(f,o));if(o>=400){const _=(0,O.
N)(typeof m?.body=="string"?{message:m.body}:m?.body),y=await e?.(m?.body,_)??_;return{ok:!1,error:(0,b.x5)(r,y,l,await n?.(y,o))}}if(m===void 0)return{ok:!1,error:(0,b.
g$)(r,r.bodyBytes)};if(m.fault!==void 0)return{ok:!1,error:(0,b.O$)(r,m.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await t(m.body,(0,b.xS)(r),{location:i.
get("location")??void 0,nextPage:D(i,r.request.url)})}}catch(_){if(_ instanceof v.GQ)return{ok:!1,error:_};throw _}}}function L(t,e){return e>=400&&!/^\s*</.test(
t)}function a(t,e,n=!1){if(t.trim()==="")return{body:void 0};const s=(e.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=s===""||s==="text/pla\
in";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const o=c.
test(t)?JSON.parse(t,u):JSON.parse(t);return r&&typeof o!="object"&&!n?{body:void 0,fault:"is plain text"}:{body:o}}catch{return r&&n?{body:t}:{body:void 0,fault:"\
is not whole JSON"}}}const c=/\d{16}/,u=(t,e,{source:n=""}={})=>typeof e=="number"&&!Number.isSafeInteger(e)&&/^-?\d+$/.test(n)?n:e}),2996:((A,T,d)=>{d.d(T,{Q:()=>M,
x:()=>w});var v=d(9127),O=d(8302),k=d(1709);function M(a){return async(c,u)=>{const t=new URL(c instanceof Request?c.url:c);if(!(t.protocol==="http:"&&t.hostname.
endsWith(".localhost")&&!u?.body))return a(c,u);const{method:n="GET",signal:s}=u??{},r={...Object.fromEntries(new Headers(u?.headers)),host:t.host},o=await b(t,
{hostname:"127.0.0.1",method:n,headers:r,signal:s??void 0}),{status:f,headers:i}=o,l=f===204||f===304?null:ReadableStream.from(o.body??[]);return new Response(l,
{status:f,headers:[...i]})}}function w(a,c=g){const u=a===fetch;return(t,e)=>{const n=t.protocol==="http:"&&(0,k.c)(t.hostname);return u||n?b(t,{...e,connectMs:c}):
a(t,e)}}const g=1e4,D=200;function b(a,c){const{hostname:u,method:t,headers:e,body:n,signal:s,connectMs:r=g}=c,o=a.protocol==="https:",{request:f}=process.getBuiltinModule(
o?"node:https":"node:http");return new Promise((i,l)=>{const m=n===void 0?{}:{"content-length":String(Buffer.byteLength(n))},_={method:t,headers:{"accept-encodi\
ng":"identity",...m,...e},auth:void 0,...t==="POST"?{agent:!1}:{},...(0,O.Eb)({hostname:u,signal:s})},y=f(a,_,p=>{const{statusCode:h=0}=p;if(h<D)return void y.destroy(
new Error(`The server answered with the status ${h}`));const E=new Map(Object.entries(p.headers).map(([P,N])=>[P,[N].flat().join(", ")]));i({status:h,headers:{get:P=>E.
get(P.toLowerCase())??null,[Symbol.iterator]:()=>E.entries()},body:x(p)})});y.on("error",l),y.on("upgrade",(p,h)=>{h.destroy(),l(new Error("The server answered \
with an upgrade"))}),y.on("socket",p=>{if(!p.connecting)return;const h=setTimeout(()=>y.destroy(L(a,r)),r);for(const E of[o?"secureConnect":"connect","close"])p.
once(E,()=>clearTimeout(h))}),y.end(n)})}function x(a){if(!/^(?:x-)?gzip$/i.test(a.headers["content-encoding"]??""))return a;const{constants:c,createGunzip:u}=process.
getBuiltinModule("node:zlib"),t=u({finishFlush:c.Z_SYNC_FLUSH});return process.getBuiltinModule("node:stream").pipeline(a,t,()=>{})}function L({host:a},c){const u=new Error(
`No connection to ${a} within ${(0,v.a3)(c)}`);return Object.assign(u,{code:"ETIMEDOUT",syscall:"connect"})}}),3082:((A,T,d)=>{d.d(T,{r:()=>t});var v=d(9696),O=d(
9127),k=d(3739),M=d(8302),w=d(7);const g="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid a\
nd email).",b=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.test(String(e.typ)),because:()=>"is an access token by its header \
(typ at+jwt)",remedy:g},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||e.typ==="Bearer",because:({claims:e})=>`is an access token by it\
s claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:g},{code:"access_token_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===
0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",remedy:g},{code:"invalid_id_token",broken:({claims:e},n)=>typeof e.exp==
"number"&&e.exp*1e3<=n,because:({claims:e},n)=>`expired ${(0,O.a3)(n-Number(e.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange \
are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.email!="string"||e.email==="",because:()=>"has no email \
claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else tra\
de it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function x(e,n,s="id-token",r){if((0,w.eo)(
e))return;if((0,w.Lh)(e)){const i=`The access token of ${s} is not whole: it was cut, or mistyped`,l="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new k.GQ("invalid_id_token",i,{input:s,remedy:l})}const o=a(e);if(o===void 0){const i=!e.includes(".");throw new k.
GQ(i?"access_token_given":"invalid_id_token",i?`The token of ${s} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${s}\
 is not a JWT: it does not have three parts that can be decoded`,{input:s,remedy:g})}const f=b.find(({broken:i})=>i(o,n));if(f!==void 0){const i=`The token of ${s}\
 ${f.because(o,n)}`,l=new k.GQ(f.code,i,{input:s,remedy:f.remedy});if(f.code!=="email_claim_missing"||r===void 0)throw l;r(l)}return typeof o.claims.exp=="numbe\
r"?o.claims.exp*1e3:void 0}function L(e){return a(e)?.claims}function a(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[n,s]=e.split(".").map(r=>(0,M.D7)(
Buffer.from(r,"base64url").toString("utf8")));return n!==void 0&&s!==void 0?{header:n,claims:s}:void 0}const c=6e4,u=15e3;function t(e,n){const s=(0,v.p)(n),{clock:r}=n;
let o,f,i,l=!1;const m=h=>{i=h},_=e.mayLackEmail&&n.onNoEmail?m:void 0;async function y(){const h=await e.obtain(s,n),E=r.now(),I=x(h,E,e.input,_)??Number.POSITIVE_INFINITY;
return{token:h,expiresAt:I,renewAt:Math.max(I-c,E+(I-E)/2)}}async function p(){return f??=y().finally(()=>{f=void 0}),o=await f,o}return{async token(){if(o===void 0)
return(await p()).token;if(r.now()<o.renewAt)return o.token;const h=o;try{return(await p()).token}catch(E){if(r.now()>=h.expiresAt)throw E;return o={...h,renewAt:r.
now()+u},h.token}},async renew(h){return i&&!l&&n.onNoEmail?.(i),l||=i!==void 0,e.renewable===!1?!1:o!==void 0&&o.token!==h?!0:(await p()).token!==h}}}}),4112:((A,T,d)=>{
d.d(T,{o:()=>b});var v=d(3739),O=d(8302),k=d(3823),M=d(445),w=d(5529),g=d(9696),D=d(1619);function b(a){const c=(0,D.Jb)(a.baseUrl,"base-url"),u=(0,g.p)(a);return async(t,e)=>{
const{doing:n,mayRepeat:s,decode:r,takesText:o,route:f}=t,{body:i,signal:l,readError:m,explain:_}=e;let y="";return u({doing:n,mayRepeat:s,read:(0,M.t)({decode:r,
takesText:o,readError:m,explain:_}),signal:l,request:{method:f.method,url:e.page===void 0?L(c,f.path,e):x(c,e.page,n),headers:{...w.H1,...(0,O.Eb)({"content-typ\
e":i===void 0?void 0:"application/json","idempotency-key":s?void 0:e.idempotencyKey??a.uuid()})},...(0,O.Eb)({body:i===void 0?void 0:JSON.stringify(i)})},async authorize(p){
return y=await a.tokens.token(),{...p,headers:{...p.headers,authorization:`Bearer ${y}`}}},renew:()=>a.tokens.renew(y)})}}function x(a,c,u){const t=new URL(c);if(t.
origin===a.origin)return t;throw new v.GQ("redirected",`Could not ${u}: ${a.origin} names ${t.origin} for the next page`,{remedy:`Nothing was sent there. If ${t.
origin} is the service, give that address as base-url.`})}function L(a,c,{parameters:u,query:t={}}){for(const[n,s]of Object.entries(u))if(/^\.{0,2}$/.test(s))throw new v.
GQ("invalid_input",`"${s}" is not a valid ${n}`,{remedy:"Give the identifier that the platform shows."});const e=(0,D.CY)(a,(0,k.dN)(c,u));for(const[n,s]of Object.
entries(t))s!==void 0&&e.searchParams.set(n,s);return e}})};export{S as id,$ as ids,j as modules};

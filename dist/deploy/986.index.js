const F=986,Q=[986],H={445:((C,A,t)=>{t.d(A,{t:()=>v});var a=t(3739),w=t(1787);const _=16384,f=/[\s,]*<([^>]*)>/y,b=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function h(r){const n=(r??"").slice(0,_);let o=0;const i=e=>{e.lastIndex=o;const s=e.exec(n);return s&&(o=e.lastIndex),s};for(let e=i(f);e;e=i(f)){const s=new Map;
for(let y=i(b);y;y=i(b)){const[,E="",k,O=""]=y;s.has(E.toLowerCase())||s.set(E.toLowerCase(),k??O)}if((s.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!s.has("anchor"))return e[1]}}function p(r,n){const o=h(r.get("link"));return o===void 0?void 0:URL.parse(o,n.href)?.href}var u=t(1053);function v({decode:r,
readError:n,explain:o,takesText:i}){return async e=>{const{status:s,text:c,headers:y,retryAfterMs:E}=e,k=c===void 0?void 0:l(c,y,i);if(s>=400){const O=(0,w.N)(k?.
body),g=await n?.(k?.body,O)??O;return{ok:!1,error:(0,u.x5)(e,g,E,await o?.(g,s))}}if(k===void 0)return{ok:!1,error:(0,u.g$)(e,e.bodyBytes)};if(k.fault!==void 0)
return{ok:!1,error:(0,u.O$)(e,k.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await r(k.body,(0,u.xS)(e),{location:y.get("location")??void 0,nextPage:p(
y,e.request.url)})}}catch(O){if(O instanceof a.GQ)return{ok:!1,error:O};throw O}}}function l(r,n,o=!1){if(r.trim()==="")return{body:void 0};const i=(n.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",e=i===""||i==="text/plain";if(!e&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(r);return e&&typeof s!="object"&&!o?{body:void 0,fault:"is plain text"}:
{body:s}}catch{return e&&o?{body:r}:{body:void 0,fault:"is not whole JSON"}}}}),3130:((C,A,t)=>{t.d(A,{c:()=>p,g:()=>h});var a=t(3739),w=t(86),_=t(445),f=t(5636),
b=t(1619);function h(u,{requestUrl:v,requestToken:l,audience:r},n,o){const i=new URL(v);r&&(i.search+=`${i.search===""?"":"&"}audience=${encodeURIComponent(r)}`);
const e=(s,c)=>{const y=(0,w.Qq)((0,w.Pf)(s),"value");if(y===void 0)throw(0,w.LO)("token (value)",s,c);return o(y),y};return n({doing:`get an ID token from ${u}`,
request:{method:"GET",url:i,headers:{...f.H1,authorization:`Bearer ${l}`}},mayRepeat:!0,read:(0,_.t)({decode:e})})}function p(u){return{...u,kind:"platform",input:"\
the platform",description:"the embedded platform's own",async obtain(v,{onSecret:l}){l(u.requestToken),(0,b.Jb)(new URL(u.requestUrl).origin,"the platform's add\
ress");try{return await h("the platform",u,v,l)}catch(r){throw!(r instanceof a.GQ)||r.code!=="unauthorized"?r:r.with({remedy:"The data directory may be of anoth\
er platform; name the right one with --data.",cause:r})}}}}}),3082:((C,A,t)=>{t.d(A,{r:()=>i});var a=t(9696),w=t(9127),_=t(3739),f=t(8302),b=t(7);const h="Give \
the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",u=[{code:"access_token_given",broken:({
header:e})=>/^(?:application\/)?at\+jwt$/i.test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:h},{code:"access_token_given",
broken:({claims:e})=>e.token_use==="access"||e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":
"typ Bearer"})`,remedy:h},{code:"access_token_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every I\
D token has: it seems to be an access token",remedy:h},{code:"invalid_id_token",broken:({claims:e},s)=>typeof e.exp=="number"&&e.exp*1e3<=s,because:({claims:e},s)=>`\
expired ${(0,w.a3)(s-Number(e.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"\
email_claim_missing",broken:({claims:e})=>typeof e.email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`\
GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-e\
xchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function v(e,s,c="id-token",y){if((0,b.eo)(
e))return;if((0,b.Lh)(e)){const O=`The access token of ${c} is not whole: it was cut, or mistyped`,g="Copy it again. It is shown once: if it is lost, revoke it \
and make another: slipway tokens create NAME";throw new _.GQ("invalid_id_token",O,{input:c,remedy:g})}const E=r(e);if(E===void 0){const O=!e.includes(".");throw new _.
GQ(O?"access_token_given":"invalid_id_token",O?`The token of ${c} is opaque: an ID token is a JWT, this seems to be an access token or a key`:`The token of ${c}\
 is not a JWT: it does not have three parts that can be decoded`,{input:c,remedy:h})}const k=u.find(({broken:O})=>O(E,s));if(k!==void 0){const O=`The token of ${c}\
 ${k.because(E,s)}`,g=new _.GQ(k.code,O,{input:c,remedy:k.remedy});if(k.code!=="email_claim_missing"||y===void 0)throw g;y(g)}return typeof E.claims.exp=="numbe\
r"?E.claims.exp*1e3:void 0}function l(e){return r(e)?.claims}function r(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[s,c]=e.split(".").map(y=>(0,f.D7)(
Buffer.from(y,"base64url").toString("utf8")));return s!==void 0&&c!==void 0?{header:s,claims:c}:void 0}const n=6e4,o=15e3;function i(e,s){const c=(0,a.p)(s),{clock:y}=s;
let E,k,O,g=!1;const L=T=>{O=T},D=e.mayLackEmail&&s.onNoEmail?L:void 0;async function I(){const T=await e.obtain(c,s),P=y.now(),R=v(T,P,e.input,D)??Number.POSITIVE_INFINITY;
return{token:T,expiresAt:R,renewAt:Math.max(R-n,P+(R-P)/2)}}async function S(){return k??=I().finally(()=>{k=void 0}),E=await k,E}return{async token(){if(E===void 0)
return(await S()).token;if(y.now()<E.renewAt)return E.token;const T=E;try{return(await S()).token}catch(P){if(y.now()>=T.expiresAt)throw P;return E={...T,renewAt:y.
now()+o},T.token}},async renew(T){return O&&!g&&s.onNoEmail?.(O),g||=O!==void 0,e.renewable===!1?!1:E!==void 0&&E.token!==T?!0:(await S()).token!==T}}}}),3532:((C,A,t)=>{
t.d(A,{B:()=>f,Q:()=>_});var a=t(8302),w=t(1709);function _(h){return async(p,u)=>{const v=new URL(p instanceof Request?p.url:p);if(!(v.protocol==="http:"&&v.hostname.
endsWith(".localhost")&&!u?.body))return h(p,u);const{method:r="GET",signal:n}=u??{},o={...Object.fromEntries(new Headers(u?.headers)),host:v.host},i=await b(v,
{hostname:"127.0.0.1",method:r,headers:o,signal:n??void 0}),e=[];for await(const E of i.body??[])e.push(E);const{status:s,headers:c}=i,y=s===204||s===304?null:Buffer.
concat(e);return new Response(y,{status:s,headers:[...c]})}}function f(h){return(p,u)=>p.protocol==="http:"&&(0,w.c)(p.hostname)?b(p,u):h(p,u)}function b(h,{hostname:p,
method:u,headers:v,body:l,signal:r}){const{request:n}=process.getBuiltinModule("node:http");return new Promise((o,i)=>{const e={method:u,headers:{...v},auth:void 0,
...(0,a.Eb)({hostname:p,signal:r})},s=n(h,e,c=>{const y=new Map(Object.entries(c.headers).map(([k,O])=>[k,[O].flat().join(", ")])),E={get:k=>y.get(k.toLowerCase())??
null,[Symbol.iterator]:()=>y.entries()};o({status:c.statusCode??0,headers:E,body:c})});s.on("error",i),s.end(l)})}}),4112:((C,A,t)=>{t.d(A,{o:()=>u});var a=t(3739),
w=t(8302),_=t(3823),f=t(445),b=t(5636),h=t(9696),p=t(1619);function u(r){const n=(0,p.Jb)(r.baseUrl,"base-url"),o=(0,h.p)(r);return async(i,e)=>{const{doing:s,mayRepeat:c,
decode:y,takesText:E,route:k}=i,{body:O,signal:g,readError:L,explain:D}=e;let I="";return o({doing:s,mayRepeat:c,read:(0,f.t)({decode:y,takesText:E,readError:L,
explain:D}),signal:g,request:{method:k.method,url:e.page===void 0?l(n,k.path,e):v(n,e.page,s),headers:{...b.H1,...(0,w.Eb)({"content-type":O===void 0?void 0:"ap\
plication/json","idempotency-key":c?void 0:e.idempotencyKey??r.uuid()})},...(0,w.Eb)({body:O===void 0?void 0:JSON.stringify(O)})},async authorize(S){return I=await r.
tokens.token(),{...S,headers:{...S.headers,authorization:`Bearer ${I}`}}},renew:()=>r.tokens.renew(I)})}}function v(r,n,o){const i=new URL(n);if(i.origin===r.origin)
return i;throw new a.GQ("redirected",`Could not ${o}: ${r.origin} names ${i.origin} for the next page`,{remedy:`Nothing was sent there. If ${i.origin} is the se\
rvice, give that address as base-url.`})}function l(r,n,{parameters:o,query:i={}}){for(const[s,c]of Object.entries(o))if(/^\.{0,2}$/.test(c))throw new a.GQ("inv\
alid_input",`"${c}" is not a valid ${s}`,{remedy:"Give the identifier that the platform shows."});const e=(0,p.CY)(r,(0,_.dN)(n,o));for(const[s,c]of Object.entries(
i))c!==void 0&&e.searchParams.set(s,c);return e}}),7994:((C,A,t)=>{t.d(A,{FK:()=>b,LI:()=>h,wZ:()=>u});var a=t(3024),w=t(1455),_=t(6760),f=t(3739);function b(l,r){
const n=(0,_.relative)(l,r);return n===""||n!==".."&&!n.startsWith(`..${_.sep}`)&&!(0,_.isAbsolute)(n)}function h(l,r){const n=(0,_.resolve)(l,r);if(r.includes(
"\0")||!b((0,_.resolve)(l),n))throw v(r);return n}async function p(l,r){const[n,o]=await Promise.all([realpath(l),realpath(h(l,r))]);if(!b(n,o))throw v(r);return o}
function u(l,r){if(!(0,a.existsSync)(l)){u((0,_.dirname)(l),r);try{(0,a.mkdirSync)(l,{mode:r})}catch(n){if((0,f.xU)(n)!=="EEXIST")throw n}}}function v(l){return new f.
GQ("path_escapes_root",`The path "${l}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((C,A,t)=>{
t.d(A,{Gy:()=>b,Jt:()=>h,Qq:()=>w,U9:()=>f,Xd:()=>u,c3:()=>v,lS:()=>l,nd:()=>_,tG:()=>r,yL:()=>p});var a=t(8302);function w(n){return o=>(0,a.KH)(o,n)?o:void 0}
const _=n=>typeof n=="number"&&Number.isSafeInteger(n)?n:void 0,f=n=>{const o=_(n);return o!==void 0&&o>=0?o:void 0},b=n=>n===!0?!0:void 0,h=n=>n===!0;function p(n){
return o=>n.find(i=>i===o)}function u(n){return o=>o===null?null:n(o)}function v(n,o){return i=>{if(!Array.isArray(i)||i.length>n)return;const e=i.map(o).filter(
s=>s!==void 0);return e.length===i.length?e:void 0}}function l(n,o={}){const i=Object.entries({...o,...n});return e=>{if(!(0,a.Gv)(e))return;const s={};for(const[
c,y]of i){const E=y(e[c]);if(E!==void 0)s[c]=E;else if(Object.hasOwn(n,c))return}return s}}function r(n,o){return i=>{const e=(0,a.Gv)(i)?i[n]:void 0;if(typeof e!=
"string"||!Object.hasOwn(o,e))return;const s=o[e]?.(i);return s&&{[n]:e,...s}}}}),7:((C,A,t)=>{t.d(A,{KT:()=>l,Lh:()=>h,Xm:()=>r,eo:()=>p,yH:()=>u});const a="sl\
p_",w="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",_=40,f=6,b=new RegExp(`^${a}[0-9A-Za-z]{${_+f}}$`);function h(n){return n.startsWith(a)}function p(n){
if(!b.test(n))return!1;const o=n.length-f;return n.slice(o)===v(n.slice(a.length,o))}function u(n){const o=Array.from({length:_},()=>w[n(w.length)]).join("");return a+
o+v(o)}function v(n){let o=process.getBuiltinModule("node:zlib").crc32(n),i="";for(let e=0;e<f;e+=1)i=w[o%w.length]+i,o=Math.floor(o/w.length);return i}const l={
atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},r=["viewer","deployer"]}),8595:((C,A,t)=>{
t.d(A,{EO:()=>_,HK:()=>e,_Q:()=>p,dA:()=>u,hd:()=>n,i1:()=>v,iq:()=>l,nR:()=>i,ws:()=>b,x4:()=>o});var a=t(2978),w=t(2345);const _=1024,f=(0,a.Qq)(_),b=5,h=500;
function p({message:s}){return`The build ended with 0 in spite of an error: ${s}`}const u=(0,a.lS)({file:(0,a.Xd)(f),line:(0,a.Xd)(a.U9),message:(0,a.Qq)(h)},{isMarked:a.
Gy}),v=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","\
unprocessed_rule"],l=10,r=(0,a.lS)({code:(0,a.yL)(v),file:(0,a.Xd)((0,a.Qq)(w.IC.file)),line:(0,a.Xd)(s=>(0,a.U9)(s)||void 0),message:(0,a.Qq)(h)}),n=(0,a.c3)(l,
r),o=(0,a.lS)({path:f,bytes:a.U9,brotli:a.U9,gzip:a.U9,digest:(0,a.Qq)(64)},{hasKey:a.Gy}),i=(0,a.lS)({path:f,kind:(0,a.yL)(["repository","secrets","example"])}),
e=(0,a.lS)({file:(0,a.Qq)(256),reason:(0,a.Qq)(1e3)},{line:a.U9})}),3194:((C,A,t)=>{t.d(A,{N:()=>O});var a=t(7598),w=t(3739),_=t(8302),f=t(4840),b=t(3823),h=t(9570),
p=t(86);const u=new Map([...Object.entries(h.I).map(([g,{input:L}])=>[g,L]),["commit","repository"],["env","env"]]);function v({fields:g},{name:L,ours:D,sent:I}){
if(g.length===0)return;const S=g.map(d=>({...d,own:r(d.field,D,I)})),T=S.map(({field:d,own:M,message:j})=>{const $=M===void 0?"which is not sent":`from the inpu\
t ${u.get(M)??"app-settings"}`;return`; ${M!==void 0&&M!==d?`${d} (our ${M})`:d}, ${$}: "${j}"`}),P=new Set(S.flatMap(({own:d})=>d??[])),R=Object.keys(D).map(d=>`\
"${P.has(d)?`NAME-FOR-${d}`:d}": ${(0,p.PM)(d)}`),m=S.flatMap(({field:d,own:M})=>M===void 0?[l(d)]:[]);return{words:T.join(""),remedy:`Correct the input that th\
e answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${L}: |
    {${[...R,...m].join(", ")}}`}}function l(g){const[L="",...D]=g.split(".");return`"${L}": ${D.length===0?"VALUE":`{${l(D.join("."))}}`}`}function r(g,L,D){const I=g.
split("."),S=I.at(-1)??"",T=Object.keys(L),P=T.find(d=>[g,S,I[0]??""].some(M=>(0,p.tK)(M)===(0,p.tK)(d)));if(P!==void 0)return P;const R=I.reduce((d,M)=>(0,_.Gv)(
d)?d[M]:void 0,D);if(R===void 0)return;const m=T.filter(d=>JSON.stringify(L[d])===JSON.stringify(R));return m.length===1?m[0]:void 0}const n={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},o=async(...g)=>(await t.e(51).then(t.bind(t,2388))).decodeFailure(...g),i=50;function e(g,{org:L,project:D},I){
const S={orgID:L,projectID:D},T=m=>({...S,appID:m});async function P(m,d,M,j){const $={org:L,project:D,app:M.parameters.appID??""},U=(j===void 0?void 0:await I?.
request(m,j,$))??j,x=b.bw[m],K=x.method==="GET";return g({doing:n[m],route:x,mayRepeat:x.method!=="POST",takesText:m==="readFailure",decode:async(B,W,G)=>d(B,W,
G,await I?.answer(m,B))},{...M,...U===void 0?{}:K?{query:s(U)}:{body:U},readError:I&&((B,W)=>I.error(B,W)),explain:U===void 0||K?void 0:(B,W)=>W===400||W===422?
v(B,{name:m,ours:j??{},sent:U}):void 0})}const R=(m,{limit:d,cursor:M,page:j,signal:$}={})=>{const N=j===void 0?(0,_.Eb)({limit:d?.toString(),cursor:M}):void 0;
return P("listDeployments",f.zV,{parameters:T(m),page:j,signal:$},N)};return{listDeployments:R,createApp:(m,d)=>P("createApp",f.EG,{parameters:S,...d},m),updateApp:(m,d)=>P(
"updateApp",f.BE,{parameters:T(m)},d),replaceEnv:(m,d)=>P("replaceEnv",f._B,{parameters:T(m)},{env:Object.fromEntries(d)}),listEnvironments:m=>P("listEnvironmen\
ts",f.Dr,{parameters:T(m)}),lookUp:m=>P("listEnvironments",f.JC,{parameters:T(m)}),deploy:(m,d,M)=>P("deploy",f.Dd,{parameters:T(m),...M},{...d}),async*allDeployments(m,d={}){
const M=new Set;let{cursor:j,page:$}=d;for(let N=0;N<i;N+=1){const{deployments:U,nextCursor:x,nextPage:K}=await R(m,{...d,cursor:j,page:$});d.onPage?.(),yield*U;
const B=x??K;if(B===void 0||M.has(B))return;M.add(B),j=x,$=x===void 0?K:void 0}},async readFailure(m,d){try{return await P("readFailure",o,{parameters:{...T(m),
deployID:d}})}catch(M){if(M instanceof w.GQ&&M.call?.status===404)return;throw M}}}}function s(g){const L=Object.entries(g).filter(([,D])=>["string","number","b\
oolean"].includes(typeof D));return Object.fromEntries(L.map(([D,I])=>[D,String(I)]))}var c=t(3082),y=t(3532),E=t(4112),k=t(1224);function O(g,{baseUrl:L,source:D},I){
const{reporter:S,tree:T,typeInCheckout:P,signal:R,clock:m=k.ml}=I,d={clock:m,every:k.fm,random:Math.random,uuid:a.randomUUID},M=({message:x,remedy:K})=>S({type:"\
warning",message:x,remedy:K}),j={...d,fetch:I.callFetch??I.fetch,signal:I.requestSignal??R,onTrouble:({error:x})=>M({message:`${x.message}; trying again`,remedy:void 0})},
{run:$,onSecret:N}=I,U=(0,c.r)(D,{...j,run:$,onSecret:N,onNoEmail:M});return{...d,reporter:S,tree:T,typeInCheckout:P,signal:R,tokens:U,platform:e((0,E.o)({...j,
baseUrl:L,tokens:U}),g,g.apiMap),fetch:(0,y.Q)(I.fetch),async identify(){return await U.token(),D.description}}}}),7244:((C,A,t)=>{t.d(A,{c:()=>_});var a=t(3024),
w=t(7994);function _(f){const b=(h,p)=>{try{return p()}catch{return h}};return{root:f,exists:h=>b(!1,()=>(0,a.statSync)((0,w.LI)(f,h)).isFile()),list:h=>b([],()=>(0,a.
readdirSync)((0,w.LI)(f,h)))}}})};export{F as id,Q as ids,H as modules};

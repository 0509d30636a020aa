const F=809,H=[809],J={445:((K,T,e)=>{e.d(T,{t:()=>I});var p=e(3739),g=e(1787);const y=16384,l=/[\s,]*<([^>]*)>/y,v=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function c(s){const o=(s??"").slice(0,y);let a=0;const i=r=>{r.lastIndex=a;const n=r.exec(o);return n&&(a=r.lastIndex),n};for(let r=i(l);r;r=i(l)){const n=new Map;
for(let O=i(v);O;O=i(v)){const[,S="",_,k=""]=O;n.has(S.toLowerCase())||n.set(S.toLowerCase(),_??k)}if((n.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!n.has("anchor"))return r[1]}}function D(s,o){const a=c(s.get("link"));return a===void 0?void 0:URL.parse(a,o.href)?.href}var w=e(1053);function I({decode:s,
readError:o,explain:a,takesText:i}){return async r=>{const{status:n,text:u,headers:O,retryAfterMs:S}=r,_=u===void 0?void 0:h(u,O,i);if(n>=400){const k=(0,g.N)(_?.
body),P=await o?.(_?.body,k)??k;return{ok:!1,error:(0,w.x5)(r,P,S,await a?.(P,n))}}if(_===void 0)return{ok:!1,error:(0,w.g$)(r,r.bodyBytes)};if(_.fault!==void 0)
return{ok:!1,error:(0,w.O$)(r,_.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await s(_.body,(0,w.xS)(r),{location:O.get("location")??void 0,nextPage:D(
O,r.request.url)})}}catch(k){if(k instanceof p.GQ)return{ok:!1,error:k};throw k}}}function h(s,o,a=!1){if(s.trim()==="")return{body:void 0};const i=(o.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=i===""||i==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const n=JSON.parse(s);return r&&typeof n!="object"&&!a?{body:void 0,fault:"is plain text"}:
{body:n}}catch{return r&&a?{body:s}:{body:void 0,fault:"is not whole JSON"}}}}),3130:((K,T,e)=>{e.d(T,{g:()=>l});var p=e(86),g=e(445),y=e(5636);function l(v,{requestUrl:c,
requestToken:D,audience:w},I,h){const s=new URL(c);w&&(s.search+=`${s.search===""?"":"&"}audience=${encodeURIComponent(w)}`);const o=(a,i)=>{const r=(0,p.Qq)((0,p.
Pf)(a),"value");if(r===void 0)throw(0,p.LO)("token (value)",a,i);return h(r),r};return I({doing:`get an ID token from ${v}`,request:{method:"GET",url:s,headers:{
...y.H1,authorization:`Bearer ${D}`}},mayRepeat:!0,authorize:a=>a,read:(0,g.t)({decode:o})})}}),3082:((K,T,e)=>{e.d(T,{r:()=>r});var p=e(9696),g=e(9127),y=e(3739),
l=e(8302),v=e(7);const c="Give the identity provider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",w=[{
code:"access_token_given",broken:({header:n})=>/^(?:application\/)?at\+jwt$/i.test(String(n.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:c},
{code:"access_token_given",broken:({claims:n})=>n.token_use==="access"||n.typ==="Bearer",because:({claims:n})=>`is an access token by its claim (${n.token_use===
"access"?"token_use access":"typ Bearer"})`,remedy:c},{code:"access_token_given",broken:({claims:n})=>[n.aud].flat().filter(Boolean).length===0,because:()=>"has\
 no aud claim, which every ID token has: it seems to be an access token",remedy:c},{code:"invalid_id_token",broken:({claims:n},u)=>typeof n.exp=="number"&&n.exp*
1e3<=u,because:({claims:n},u)=>`expired ${(0,g.a3)(u-Number(n.exp)*1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again \
when a token nears its end."},{code:"email_claim_missing",broken:({claims:n})=>typeof n.email!="string"||n.email==="",because:()=>"has no email claim, by which \
the platform knows who calls",remedy:`GitHub's own token never has an email claim; only a platform that maps its other claims takes it. Else trade it for one of\
 your identity provider's: set token-exchange-url, token-exchange-audience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function I(n,u,O="id-token",S){if((0,v.Lh)(
n))return h(n,O);const _=s(n);if(_===void 0){const P=!n.includes(".");throw new y.GQ(P?"access_token_given":"invalid_id_token",P?`The token of ${O} is opaque: a\
n ID token is a JWT, this seems to be an access token or a key`:`The token of ${O} is not a JWT: it does not have three parts that can be decoded`,{input:O,remedy:c})}
const k=w.find(({broken:P})=>P(_,u));if(k!==void 0){const P=`The token of ${O} ${k.because(_,u)}`,f=new y.GQ(k.code,P,{input:O,remedy:k.remedy});if(k.code!=="em\
ail_claim_missing"||S===void 0)throw f;S(f)}return{expiresAt:typeof _.claims.exp=="number"?_.claims.exp*1e3:void 0}}function h(n,u){if((0,v.eo)(n))return{expiresAt:void 0};
throw new y.GQ("invalid_id_token",`The access token of ${u} is not whole: it was cut, or mistyped`,{input:u,remedy:"Copy it again. It is shown once: if it is lo\
st, revoke it and make another: slipway tokens create NAME"})}function s(n){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(n))return;const[u,O]=n.split(".").slice(0,2).map(
o);return u!==void 0&&O!==void 0?{header:u,claims:O}:void 0}function o(n){return(0,l.D7)(Buffer.from(n,"base64url").toString("utf8"))}const a=6e4,i=15e3;function r(n,u){
const O=(0,p.p)(u),{clock:S}=u;let _,k,P,f=!1;const b=n.mayLackEmail&&u.onNoEmail?A:void 0;function A(E){P=E}function M(){P&&!f&&u.onNoEmail?.(P),f||=P!==void 0}
async function $(){const E=await n.obtain(O,u),x=S.now(),{expiresAt:d=Number.POSITIVE_INFINITY}=I(E,x,n.input,b);return{token:E,expiresAt:d,renewAt:Math.max(d-a,
x+(d-x)/2)}}async function R(){return k??=$().finally(()=>{k=void 0}),_=await k,_}return{async token(){if(_===void 0)return(await R()).token;if(S.now()<_.renewAt)
return _.token;const E=_;try{return(await R()).token}catch(x){if(S.now()>=E.expiresAt)throw x;return _={...E,renewAt:S.now()+i},E.token}},async renew(E){return M(),
n.renewable===!1?!1:_!==void 0&&_.token!==E?!0:(await R()).token!==E}}}}),4112:((K,T,e)=>{e.d(T,{o:()=>w});var p=e(3739),g=e(8302),y=e(3823),l=e(445),v=e(5636),
c=e(9696),D=e(1619);function w(s){const o=(0,D.J)(s.baseUrl,"base-url"),a=(0,c.p)(s);return async(i,r)=>{const{doing:n,mayRepeat:u,decode:O,takesText:S,route:_}=i,
{body:k,signal:P,readError:f,explain:b}=r;let A="";return a({doing:n,mayRepeat:u,read:(0,l.t)({decode:O,takesText:S,readError:f,explain:b}),signal:P,request:{method:_.
method,url:r.page===void 0?h(o,_.path,r):I(o,r.page,n),headers:{...v.H1,...(0,g.Eb)({"content-type":k===void 0?void 0:"application/json","idempotency-key":u?void 0:
r.idempotencyKey??s.uuid()})},...(0,g.Eb)({body:k===void 0?void 0:JSON.stringify(k)})},async authorize(M){return A=await s.tokens.token(),{...M,headers:{...M.headers,
authorization:`Bearer ${A}`}}},renew:()=>s.tokens.renew(A)})}}function I(s,o,a){const i=new URL(o);if(i.origin===s.origin)return i;throw new p.GQ("redirected",`\
Could not ${a}: ${s.origin} names ${i.origin} for the next page`,{remedy:`Nothing was sent there. If ${i.origin} is the service, give that address as base-url.`})}
function h(s,o,{parameters:a,query:i={}}){for(const[n,u]of Object.entries(a))if(/^\.{0,2}$/.test(u))throw new p.GQ("invalid_input",`"${u}" is not a valid ${n}`,
{remedy:"Give the identifier that the platform shows."});const r=new URL(s);r.pathname+=(0,y.dN)(o,a).slice(r.pathname.endsWith("/")?1:0);for(const[n,u]of Object.
entries(i))u!==void 0&&r.searchParams.set(n,u);return r}}),7994:((K,T,e)=>{e.d(T,{FK:()=>v,LI:()=>c,wZ:()=>w});var p=e(3024),g=e(1455),y=e(6760),l=e(3739);function v(h,s){
const o=(0,y.relative)(h,s);return o===""||o!==".."&&!o.startsWith(`..${y.sep}`)&&!(0,y.isAbsolute)(o)}function c(h,s){const o=(0,y.resolve)(h,s);if(s.includes(
"\0")||!v((0,y.resolve)(h),o))throw I(s);return o}async function D(h,s){const[o,a]=await Promise.all([realpath(h),realpath(c(h,s))]);if(!v(o,a))throw I(s);return a}
function w(h,s){if(!(0,p.existsSync)(h)){w((0,y.dirname)(h),s);try{(0,p.mkdirSync)(h,{mode:s})}catch(o){if((0,l.xU)(o)!=="EEXIST")throw o}}}function I(h){return new l.
GQ("path_escapes_root",`The path "${h}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),7:((K,T,e)=>{e.
d(T,{KT:()=>h,Lh:()=>c,Xm:()=>s,eo:()=>D,yH:()=>w});const p="slp_",g="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",y=40,l=6,v=new RegExp(`^${p}\
[0-9A-Za-z]{${y+l}}$`);function c(o){return o.startsWith(p)}function D(o){if(!v.test(o))return!1;const a=o.length-l;return o.slice(a)===I(o.slice(p.length,a))}function w(o){
const a=Array.from({length:y},()=>g[o(g.length)]).join("");return p+a+I(a)}function I(o){let a=process.getBuiltinModule("node:zlib").crc32(o),i="";for(let r=0;r<
l;r+=1)i=g[a%g.length]+i,a=Math.floor(a/g.length);return i}const h={perOrganization:200,nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},s=["viewe\
r","deployer"]}),8595:((K,T,e)=>{e.d(T,{_Q:()=>y,i1:()=>l,iA:()=>g,iq:()=>v,q3:()=>c,ws:()=>p});const p=5,g=500;function y({message:D}){return`The build ended w\
ith 0 in spite of an error: ${D}`}const l=["build_fault","type_detected","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed\
_block","unprocessed_rule"],v=10,c=["repository","secrets","example"]}),5290:((K,T,e)=>{e.d(T,{h:()=>l});var p=e(8302),g=e(8595),y=e(2345);function l(c){if(!Array.
isArray(c)||c.length>g.iq)return;const D=c.flatMap(w=>v(w)??[]);return D.length===c.length?D:void 0}function v(c){const{code:D,file:w,line:I,message:h}=(0,p.Gv)(
c)?c:{},s=g.i1.find(o=>o===D);if(!(!s||!(0,p.KH)(h,g.iA))&&!(w!==null&&!(0,p.KH)(w,y.IC.file))&&!(I!==null&&!(typeof I=="number"&&Number.isSafeInteger(I)&&I>0)))
return{code:s,file:w,line:I,message:h}}}),3194:((K,T,e)=>{e.d(T,{N:()=>P});var p=e(7598),g=e(3739),y=e(8302),l=e(4840),v=e(3823),c=e(9570),D=e(86);const w=new Map(
[...Object.entries(c.I).map(([f,{input:b}])=>[f,b]),["commit","repository"],["env","env"]]);function I({fields:f},{name:b,ours:A,sent:M}){if(f.length===0)return;
const $=f.map(t=>({...t,own:o(t.field,A,M)})),R=$.map(({field:t,own:m,message:L})=>{const C=m===void 0?"which is not sent":`from the input ${w.get(m)??"app-sett\
ings"}`;return`; ${m!==void 0&&m!==t?`${t} (our ${m})`:t}, ${C}: "${L}"`}),E=new Set($.flatMap(({own:t})=>t??[])),x=Object.keys(A).map(t=>`"${E.has(t)?`NAME-FOR\
-${t}`:t}": ${s(t)}`),d=$.flatMap(({field:t,own:m})=>m===void 0?[h(t)]:[]);return{words:R.join(""),remedy:`Correct the input that the answer names. If the servi\
ce has other names for these fields, write them in a map (input api-map):
requests:
  ${b}: |
    {${[...x,...d].join(", ")}}`}}function h(f){const[b="",...A]=f.split(".");return`"${b}": ${A.length===0?"VALUE":`{${h(A.join("."))}}`}`}function s(f){return/^[A-Za-z]\w*$/.
test(f)?f:`\`${f}\``}function o(f,b,A){const M=f.split("."),$=M.at(-1)??"",R=Object.keys(b),E=R.find(t=>[f,$,M[0]??""].some(m=>(0,D.tK)(m)===(0,D.tK)(t)));if(E!==
void 0)return E;const x=M.reduce((t,m)=>(0,y.Gv)(t)?t[m]:void 0,A);if(x===void 0)return;const d=R.filter(t=>JSON.stringify(b[t])===JSON.stringify(x));return d.length===
1?d[0]:void 0}const a=async(...f)=>(await e.e(7).then(e.bind(e,2388))).decodeFailure(...f),i={createApp:{doing:"create the app",mayRepeat:!1,decode:l.EG},updateApp:{
doing:"update the app",mayRepeat:!0,decode:l.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,decode:l._B},listEnvironments:{doing:"read the environme\
nts",mayRepeat:!0,decode:l.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:l.Dd},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:l.
zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:a}},r=50;function n(f,{org:b,project:A},M){const $={orgID:b,projectID:A},R=d=>({...$,
appID:d});async function E(d,t,m,L){const C={org:b,project:A,app:m.parameters.appID??""},j=(L===void 0?void 0:await M?.request(d,L,C))??L,B=t.mayRepeat&&v.bw[d].
method==="GET";return f({...t,route:v.bw[d],decode:async(W,U,G)=>t.decode(W,U,G,await M?.answer(d,W))},{...m,...j===void 0?{}:B?{query:u(j)}:{body:j},readError:M&&
((W,U)=>M.error(W,U)),explain:j===void 0||B?void 0:(W,U)=>U===400||U===422?I(W,{name:d,ours:L??{},sent:j}):void 0})}const x=(d,{limit:t,cursor:m,page:L,signal:C}={})=>{
const N=L===void 0?(0,y.Eb)({limit:t?.toString(),cursor:m}):void 0;return E("listDeployments",i.listDeployments,{parameters:R(d),page:L,signal:C},N)};return{listDeployments:x,
createApp:(d,t={})=>E("createApp",i.createApp,{parameters:$,...t},d),updateApp:(d,t,{signal:m}={})=>E("updateApp",i.updateApp,{parameters:R(d),signal:m},t),replaceEnv:(d,t,{
signal:m}={})=>E("replaceEnv",i.replaceEnv,{parameters:R(d),signal:m},{env:Object.fromEntries(t)}),listEnvironments:(d,{signal:t}={})=>E("listEnvironments",i.listEnvironments,
{parameters:R(d),signal:t}),lookUp:(d,{signal:t}={})=>E("listEnvironments",{...i.listEnvironments,decode:l.JC},{parameters:R(d),signal:t}),deploy:(d,t,m={})=>E(
"deploy",i.deploy,{parameters:R(d),...m},{...t}),async*allDeployments(d,t={}){const m=new Set;let{cursor:L,page:C}=t;for(let N=0;N<r;N+=1){const{deployments:j,nextCursor:B,
nextPage:W}=await x(d,{...t,cursor:L,page:C});t.onPage?.(),yield*j;const U=B??W;if(U===void 0||m.has(U))return;m.add(U),L=B,C=B===void 0?W:void 0}},async readFailure(d,t,{
signal:m}={}){try{return await E("readFailure",i.readFailure,{parameters:{...R(d),deployID:t},signal:m})}catch(L){if(L instanceof g.GQ&&L.call?.status===404)return;
throw L}}}}function u(f){const b=Object.entries(f).filter(([,A])=>["string","number","boolean"].includes(typeof A));return Object.fromEntries(b.map(([A,M])=>[A,
String(M)]))}var O=e(3082),S=e(3532),_=e(4112),k=e(336);function P(f,{baseUrl:b,source:A},M){const{reporter:$,tree:R,signal:E,clock:x=k.ml}=M,d={clock:x,every:k.
fm,random:Math.random,uuid:p.randomUUID},t=({message:j,remedy:B})=>$({type:"warning",message:j,remedy:B}),m={...d,fetch:M.fetch,signal:M.requestSignal??E,onTrouble:({
error:j})=>t({message:`${j.message}; trying again`,remedy:void 0})},{run:L,onSecret:C}=M,N=(0,O.r)(A,{...m,run:L,onSecret:C,onNoEmail:t});return{...d,reporter:$,
tree:R,signal:E,tokens:N,platform:n((0,_.o)({...m,baseUrl:b,tokens:N}),f,f.apiMap),fetch:(0,S.Q)(M.fetch),async identify(){return await N.token(),A.description}}}}),
7244:((K,T,e)=>{e.d(T,{c:()=>y});var p=e(3024),g=e(7994);function y(l){const v=(c,D)=>{try{return D()}catch{return c}};return{exists:c=>v(!1,()=>(0,p.statSync)(
(0,g.LI)(l,c)).isFile()),list:c=>v([],()=>(0,p.readdirSync)((0,g.LI)(l,c)))}}})};export{F as id,H as ids,J as modules};

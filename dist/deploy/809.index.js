const F=809,H=[809],Q={3130:((N,b,e)=>{e.d(b,{g:()=>o});var h=e(86),m=e(445),E=e(5636);function o(u,{requestUrl:c,requestToken:g,audience:D},A,l){const a=new URL(
c);D&&(a.search+=`${a.search===""?"":"&"}audience=${encodeURIComponent(D)}`);const d=(k,t)=>{const s=(0,h.Qq)((0,h.Pf)(k),"value");if(s===void 0)throw(0,h.LO)("\
token (value)",k,t);return l(s),s};return A({doing:`get an ID token from ${u}`,request:{method:"GET",url:a,headers:{...E.H1,authorization:`Bearer ${g}`}},mayRepeat:!0,
authorize:k=>k,read:(0,m.t)({decode:d})})}}),3082:((N,b,e)=>{e.d(b,{r:()=>k});var h=e(9696),m=e(9127),E=e(3739),o=e(8302);const u="Give the identity provider's \
ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",g=[{code:"access_token_given",broken:({header:t})=>/^(?:application\/)?at\+jwt$/i.
test(String(t.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:u},{code:"access_token_given",broken:({claims:t})=>t.token_use==="access"||
t.typ==="Bearer",because:({claims:t})=>`is an access token by its claim (${t.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:u},{code:"access_tok\
en_given",broken:({claims:t})=>[t.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:u},{code:"invalid_id_token",broken:({claims:t},s)=>typeof t.exp=="number"&&t.exp*1e3<=s,because:({claims:t},s)=>`expired ${(0,m.a3)(s-Number(t.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:t})=>typeof t.
email!="string"||t.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function D(t,s,O="id-token",w){const I=A(t);
if(I===void 0){const M=!t.includes(".");throw new E.GQ(M?"access_token_given":"invalid_id_token",M?`The token of ${O} is opaque: an ID token is a JWT, this seem\
s to be an access token or a key`:`The token of ${O} is not a JWT: it does not have three parts that can be decoded`,{input:O,remedy:u})}const R=g.find(({broken:M})=>M(
I,s));if(R!==void 0){const M=`The token of ${O} ${R.because(I,s)}`,S=new E.GQ(R.code,M,{input:O,remedy:R.remedy});if(R.code!=="email_claim_missing"||w===void 0)
throw S;w(S)}return{expiresAt:typeof I.claims.exp=="number"?I.claims.exp*1e3:void 0}}function A(t){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(t))return;const[s,O]=t.split(
".").slice(0,2).map(l);return s!==void 0&&O!==void 0?{header:s,claims:O}:void 0}function l(t){return(0,o.D7)(Buffer.from(t,"base64url").toString("utf8"))}const a=6e4,
d=15e3;function k(t,s){const O=(0,h.p)(s),{clock:w}=s;let I,R,M,S=!1;const K=t.mayLackEmail&&s.onNoEmail?p:void 0;function p(y){M=y}function P(){M&&!S&&s.onNoEmail?.(
M),S||=M!==void 0}async function _(){const y=await t.obtain(O,s),v=w.now(),{expiresAt:T=Number.POSITIVE_INFINITY}=D(y,v,t.input,K);return{token:y,expiresAt:T,renewAt:Math.
max(T-a,v+(T-v)/2)}}async function f(){return R??=_().finally(()=>{R=void 0}),I=await R,I}return{async token(){if(I===void 0)return(await f()).token;if(w.now()<
I.renewAt)return I.token;const y=I;try{return(await f()).token}catch(v){if(w.now()>=y.expiresAt)throw v;return I={...y,renewAt:w.now()+d},y.token}},async renew(y){
return P(),t.renewable===!1?!1:I!==void 0&&I.token!==y?!0:(await f()).token!==y}}}}),4112:((N,b,e)=>{e.d(b,{o:()=>D});var h=e(3739),m=e(8302),E=e(3823),o=e(445),
u=e(5636),c=e(9696),g=e(1619);function D(a){const d=(0,g.J)(a.baseUrl,"base-url"),k=(0,c.p)(a);return async(t,s)=>{const{doing:O,mayRepeat:w,decode:I,takesText:R,
route:M}=t,{body:S,signal:K,readError:p,explain:P}=s;let _="";return k({doing:O,mayRepeat:w,read:(0,o.t)({decode:I,takesText:R,readError:p,explain:P}),signal:K,
request:{method:M.method,url:s.page===void 0?l(d,M.path,s):A(d,s.page,O),headers:{...u.H1,...(0,m.Eb)({"content-type":S===void 0?void 0:"application/json","idem\
potency-key":w?void 0:s.idempotencyKey??a.uuid()})},...(0,m.Eb)({body:S===void 0?void 0:JSON.stringify(S)})},async authorize(f){return _=await a.tokens.token(),
{...f,headers:{...f.headers,authorization:`Bearer ${_}`}}},renew:()=>a.tokens.renew(_)})}}function A(a,d,k){const t=new URL(d);if(t.origin===a.origin)return t;throw new h.
GQ("redirected",`Could not ${k}: ${a.origin} names ${t.origin} for the next page`,{remedy:`Nothing was sent there. If ${t.origin} is the service, give that addr\
ess as base-url.`})}function l(a,d,{parameters:k,query:t={}}){for(const[O,w]of Object.entries(k))if(/^\.{0,2}$/.test(w))throw new h.GQ("invalid_input",`"${w}" i\
s not a valid ${O}`,{remedy:"Give the identifier that the platform shows."});const s=new URL(a);s.pathname+=(0,E.dN)(d,k).slice(s.pathname.endsWith("/")?1:0);for(const[
O,w]of Object.entries(t))w!==void 0&&s.searchParams.set(O,w);return s}}),7994:((N,b,e)=>{e.d(b,{FK:()=>u,LI:()=>c,wZ:()=>D});var h=e(3024),m=e(1455),E=e(6760),o=e(
3739);function u(l,a){const d=(0,E.relative)(l,a);return d===""||d!==".."&&!d.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(d)}function c(l,a){const d=(0,E.resolve)(
l,a);if(a.includes("\0")||!u((0,E.resolve)(l),d))throw A(a);return d}async function g(l,a){const[d,k]=await Promise.all([realpath(l),realpath(c(l,a))]);if(!u(d,
k))throw A(a);return k}function D(l,a){if(!(0,h.existsSync)(l)){D((0,E.dirname)(l),a);try{(0,h.mkdirSync)(l,{mode:a})}catch(d){if((0,o.xU)(d)!=="EEXIST")throw d}}}
function A(l){return new o.GQ("path_escapes_root",`The path "${l}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out o\
f it."})}}),8595:((N,b,e)=>{e.d(b,{_Q:()=>E,i1:()=>o,iA:()=>m,iq:()=>u,q3:()=>c,ws:()=>h});const h=5,m=500;function E({message:g}){return`The build ended with 0\
 in spite of an error: ${g}`}const o=["build_fault","type_detected","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_bloc\
k","unprocessed_rule"],u=10,c=["repository","secrets","example"]}),3823:((N,b,e)=>{e.d(b,{Y2:()=>g,a6:()=>c,bw:()=>E,dN:()=>D});const h="/api/v1/orgs/{orgID}/pr\
ojects/{projectID}/apps",m=`${h}/{appID}`,E={createApp:{method:"POST",path:h},updateApp:{method:"PATCH",path:m},replaceEnv:{method:"PUT",path:`${m}/env`},listEnvironments:{
method:"GET",path:`${m}/environments`},deploy:{method:"POST",path:`${m}/deployments`},listDeployments:{method:"GET",path:`${m}/deployments`},readFailure:{method:"\
GET",path:`${m}/deployments/{deployID}/failure`}},o="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",u=`${o}/deployments/{deployID}`,c={listOrganizations:{
method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{
method:"GET",path:o},deleteApp:{method:"DELETE",path:o},restoreApp:{method:"POST",path:`${o}/restore`},listDeployments:{method:"GET",path:`${o}/deployments`},readDeployment:{
method:"GET",path:u},readLog:{method:"GET",path:`${u}/log`},cancel:{method:"POST",path:`${u}/cancel`},redeploy:{method:"POST",path:`${o}/redeploy`},listEnv:{method:"\
GET",path:`${o}/env`},editEnv:{method:"PATCH",path:`${o}/env`},listReleases:{method:"GET",path:`${o}/releases`},clearCaches:{method:"DELETE",path:`${o}/caches`},
rollback:{method:"POST",path:`${o}/rollback`},listTables:{method:"GET",path:`${o}/tables`},createTable:{method:"POST",path:`${o}/tables`},deleteTable:{method:"D\
ELETE",path:`${o}/tables/{table}`},listKeys:{method:"GET",path:`${o}/tables/{table}/keys`},runtime:{method:"POST",path:`${o}/runtime`},readInstances:{method:"GE\
T",path:`${o}/instances`},readOutput:{method:"GET",path:`${o}/output`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{method:"\
GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${o}/usage`},listNodes:{method:"GET",path:"/operator/nodes"},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},g={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function D(A,l){return A.replace(/\{(\w+)\}/g,(a,d)=>encodeURIComponent(
l[d]??`{${d}}`))}}),5290:((N,b,e)=>{e.d(b,{h:()=>o});var h=e(8302),m=e(8595),E=e(2345);function o(c){if(!Array.isArray(c)||c.length>m.iq)return;const g=c.flatMap(
D=>u(D)??[]);return g.length===c.length?g:void 0}function u(c){const{code:g,file:D,line:A,message:l}=(0,h.Gv)(c)?c:{},a=m.i1.find(d=>d===g);if(!(!a||!(0,h.KH)(l,
m.iA))&&!(D!==null&&!(0,h.KH)(D,E.IC.file))&&!(A!==null&&!(typeof A=="number"&&Number.isSafeInteger(A)&&A>0)))return{code:a,file:D,line:A,message:l}}}),3194:((N,b,e)=>{
e.d(b,{N:()=>K});var h=e(7598),m=e(3739),E=e(8302),o=e(4840),u=e(3823),c=e(9570),g=e(86);const D=new Map([...Object.entries(c.I).map(([p,{input:P}])=>[p,P]),["c\
ommit","repository"],["env","env"]]);function A({fields:p},{name:P,ours:_,sent:f}){if(p.length===0)return;const y=p.map(n=>({...n,own:d(n.field,_,f)})),v=y.map(
({field:n,own:i,message:$})=>{const G=i===void 0?"which is not sent":`from the input ${D.get(i)??"app-settings"}`;return`; ${i!==void 0&&i!==n?`${n} (our ${i})`:
n}, ${G}: "${$}"`}),T=new Set(y.flatMap(({own:n})=>n??[])),x=Object.keys(_).map(n=>`"${T.has(n)?`NAME-FOR-${n}`:n}": ${a(n)}`),r=y.flatMap(({field:n,own:i})=>i===
void 0?[l(n)]:[]);return{words:v.join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map \
(input api-map):
requests:
  ${P}: |
    {${[...x,...r].join(", ")}}`}}function l(p){const[P="",..._]=p.split(".");return`"${P}": ${_.length===0?"VALUE":`{${l(_.join("."))}}`}`}function a(p){return/^[A-Za-z]\w*$/.
test(p)?p:`\`${p}\``}function d(p,P,_){const f=p.split("."),y=f.at(-1)??"",v=Object.keys(P),T=v.find(n=>[p,y,f[0]??""].some(i=>(0,g.tK)(i)===(0,g.tK)(n)));if(T!==
void 0)return T;const x=f.reduce((n,i)=>(0,E.Gv)(n)?n[i]:void 0,_);if(x===void 0)return;const r=v.filter(n=>JSON.stringify(P[n])===JSON.stringify(x));return r.length===
1?r[0]:void 0}const k=async(...p)=>(await e.e(7).then(e.bind(e,7))).decodeFailure(...p),t={createApp:{doing:"create the app",mayRepeat:!1,decode:o.EG},updateApp:{
doing:"update the app",mayRepeat:!0,decode:o.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,decode:o._B},listEnvironments:{doing:"read the environme\
nts",mayRepeat:!0,decode:o.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:o.Dd},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:o.
zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:k}},s=50;function O(p,{org:P,project:_},f){const y={orgID:P,projectID:_},v=r=>({...y,
appID:r});async function T(r,n,i,$){const G={org:P,project:_,app:i.parameters.appID??""},j=($===void 0?void 0:await f?.request(r,$,G))??$,W=n.mayRepeat&&u.bw[r].
method==="GET";return p({...n,route:u.bw[r],decode:async(C,U,B)=>n.decode(C,U,B,await f?.answer(r,C))},{...i,...j===void 0?{}:W?{query:w(j)}:{body:j},readError:f&&
((C,U)=>f.error(C,U)),explain:j===void 0||W?void 0:(C,U)=>U===400||U===422?A(C,{name:r,ours:$??{},sent:j}):void 0})}const x=(r,{limit:n,cursor:i,page:$,signal:G}={})=>{
const L=$===void 0?(0,E.Eb)({limit:n?.toString(),cursor:i}):void 0;return T("listDeployments",t.listDeployments,{parameters:v(r),page:$,signal:G},L)};return{listDeployments:x,
createApp:(r,n={})=>T("createApp",t.createApp,{parameters:y,...n},r),updateApp:(r,n,{signal:i}={})=>T("updateApp",t.updateApp,{parameters:v(r),signal:i},n),replaceEnv:(r,n,{
signal:i}={})=>T("replaceEnv",t.replaceEnv,{parameters:v(r),signal:i},{env:Object.fromEntries(n)}),listEnvironments:(r,{signal:n}={})=>T("listEnvironments",t.listEnvironments,
{parameters:v(r),signal:n}),lookUp:(r,{signal:n}={})=>T("listEnvironments",{...t.listEnvironments,decode:o.JC},{parameters:v(r),signal:n}),deploy:(r,n,i={})=>T(
"deploy",t.deploy,{parameters:v(r),...i},{...n}),async*allDeployments(r,n={}){const i=new Set;let{cursor:$,page:G}=n;for(let L=0;L<s;L+=1){const{deployments:j,nextCursor:W,
nextPage:C}=await x(r,{...n,cursor:$,page:G});n.onPage?.(),yield*j;const U=W??C;if(U===void 0||i.has(U))return;i.add(U),$=W,G=W===void 0?C:void 0}},async readFailure(r,n,{
signal:i}={}){try{return await T("readFailure",t.readFailure,{parameters:{...v(r),deployID:n},signal:i})}catch($){if($ instanceof m.GQ&&$.call?.status===404)return;
throw $}}}}function w(p){const P=Object.entries(p).filter(([,_])=>["string","number","boolean"].includes(typeof _));return Object.fromEntries(P.map(([_,f])=>[_,
String(f)]))}var I=e(3082),R=e(3532),M=e(4112),S=e(336);function K(p,{baseUrl:P,source:_},f){const{reporter:y,tree:v,signal:T,clock:x=S.ml}=f,r={clock:x,every:S.
fm,random:Math.random,uuid:h.randomUUID},n=({message:j,remedy:W})=>y({type:"warning",message:j,remedy:W}),i={...r,fetch:f.fetch,signal:f.requestSignal??T,onTrouble:({
error:j})=>n({message:`${j.message}; trying again`,remedy:void 0})},{run:$,onSecret:G}=f,L=(0,I.r)(_,{...i,run:$,onSecret:G,onNoEmail:n});return{...r,reporter:y,
tree:v,signal:T,tokens:L,platform:O((0,M.o)({...i,baseUrl:P,tokens:L}),p,p.apiMap),fetch:(0,R.Q)(f.fetch),async identify(){return await L.token(),_.description}}}}),
7244:((N,b,e)=>{e.d(b,{c:()=>E});var h=e(3024),m=e(7994);function E(o){const u=(c,g)=>{try{return g()}catch{return c}};return{exists:c=>u(!1,()=>(0,h.statSync)(
(0,m.LI)(o,c)).isFile()),list:c=>u([],()=>(0,h.readdirSync)((0,m.LI)(o,c)))}}})};export{F as id,H as ids,Q as modules};

const Ne=399,Ue=[399],Be={3130:((B,L,d)=>{d.d(L,{g:()=>m});var O=d(86),k=d(445),l=d(5636);function m(y,{requestUrl:p,requestToken:D,audience:T},w,v){const E=new URL(
p);T&&(E.search+=`${E.search===""?"":"&"}audience=${encodeURIComponent(T)}`);const f=(_,h)=>{const b=(0,O.Qq)((0,O.Pf)(_),"value");if(b===void 0)throw(0,O.LO)("\
token (value)",_,h);return v(b),b};return w({doing:`get an ID token from ${y}`,request:{method:"GET",url:E,headers:{...l.H1,authorization:`Bearer ${D}`}},mayRepeat:!0,
authorize:_=>_,read:(0,k.t)({decode:f})})}}),3082:((B,L,d)=>{d.d(L,{r:()=>_});var O=d(9696),k=d(9127),l=d(3739),m=d(8302);const y="Give the identity provider's \
ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",D=[{code:"access_token_given",broken:({header:h})=>/^(?:application\/)?at\+jwt$/i.
test(String(h.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:y},{code:"access_token_given",broken:({claims:h})=>h.token_use==="access"||
h.typ==="Bearer",because:({claims:h})=>`is an access token by its claim (${h.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:y},{code:"access_tok\
en_given",broken:({claims:h})=>[h.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:y},{code:"invalid_id_token",broken:({claims:h},b)=>typeof h.exp=="number"&&h.exp*1e3<=b,because:({claims:h},b)=>`expired ${(0,k.a3)(b-Number(h.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:h})=>typeof h.
email!="string"||h.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function T(h,b,I="id-token",S){const A=w(h);
if(A===void 0){const C=!h.includes(".");throw new l.GQ(C?"access_token_given":"invalid_id_token",C?`The token of ${I} is opaque: an ID token is a JWT, this seem\
s to be an access token or a key`:`The token of ${I} is not a JWT: it does not have three parts that can be decoded`,{input:I,remedy:y})}const x=D.find(({broken:C})=>C(
A,b));if(x!==void 0){const C=`The token of ${I} ${x.because(A,b)}`,K=new l.GQ(x.code,C,{input:I,remedy:x.remedy});if(x.code!=="email_claim_missing"||S===void 0)
throw K;S(K)}return{expiresAt:typeof A.claims.exp=="number"?A.claims.exp*1e3:void 0}}function w(h){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(h))return;const[b,I]=h.split(
".").slice(0,2).map(v);return b!==void 0&&I!==void 0?{header:b,claims:I}:void 0}function v(h){return(0,m.D7)(Buffer.from(h,"base64url").toString("utf8"))}const E=6e4,
f=15e3;function _(h,b){const I=(0,O.p)(b),{clock:S}=b;let A,x,C,K=!1;const J=h.mayLackEmail&&b.onNoEmail?V:void 0;function V(U){C=U}function Y(){C&&!K&&b.onNoEmail?.(
C),K||=C!==void 0}async function Q(){const U=await h.obtain(I,b),F=S.now(),{expiresAt:X=Number.POSITIVE_INFINITY}=T(U,F,h.input,J);return{token:U,expiresAt:X,renewAt:Math.
max(X-E,F+(X-F)/2)}}async function N(){return x??=Q().finally(()=>{x=void 0}),A=await x,A}return{async token(){if(A===void 0)return(await N()).token;if(S.now()<
A.renewAt)return A.token;const U=A;try{return(await N()).token}catch(F){if(S.now()>=U.expiresAt)throw F;return A={...U,renewAt:S.now()+f},U.token}},async renew(U){
return Y(),h.renewable===!1?!1:A!==void 0&&A.token!==U?!0:(await N()).token!==U}}}}),4112:((B,L,d)=>{d.d(L,{o:()=>T});var O=d(3739),k=d(8302),l=d(3823),m=d(445),
y=d(5636),p=d(9696),D=d(1619);function T(E){const f=(0,D.J)(E.baseUrl,"base-url"),_=(0,p.p)(E);return async(h,b)=>{const{doing:I,mayRepeat:S,decode:A,takesText:x,
route:C}=h,{body:K,signal:J,readError:V,explain:Y}=b;let Q="";return _({doing:I,mayRepeat:S,read:(0,m.t)({decode:A,takesText:x,readError:V,explain:Y}),signal:J,
request:{method:C.method,url:b.page===void 0?v(f,C.path,b):w(f,b.page,I),headers:{...y.H1,...(0,k.Eb)({"content-type":K===void 0?void 0:"application/json","idem\
potency-key":S?void 0:b.idempotencyKey??E.uuid()})},...(0,k.Eb)({body:K===void 0?void 0:JSON.stringify(K)})},async authorize(N){return Q=await E.tokens.token(),
{...N,headers:{...N.headers,authorization:`Bearer ${Q}`}}},renew:()=>E.tokens.renew(Q)})}}function w(E,f,_){const h=new URL(f);if(h.origin===E.origin)return h;throw new O.
GQ("redirected",`Could not ${_}: ${E.origin} names ${h.origin} for the next page`,{remedy:`Nothing was sent there. If ${h.origin} is the service, give that addr\
ess as base-url.`})}function v(E,f,{parameters:_,query:h={}}){for(const[I,S]of Object.entries(_))if(/^\.{0,2}$/.test(S))throw new O.GQ("invalid_input",`"${S}" i\
s not a valid ${I}`,{remedy:"Give the identifier that the platform shows."});const b=new URL(E);b.pathname+=(0,l.dN)(f,_).slice(b.pathname.endsWith("/")?1:0);for(const[
I,S]of Object.entries(h))S!==void 0&&b.searchParams.set(I,S);return b}}),7994:((B,L,d)=>{d.d(L,{FK:()=>y,LI:()=>p,wZ:()=>T});var O=d(3024),k=d(1455),l=d(6760),m=d(
3739);function y(v,E){const f=(0,l.relative)(v,E);return f===""||f!==".."&&!f.startsWith(`..${l.sep}`)&&!(0,l.isAbsolute)(f)}function p(v,E){const f=(0,l.resolve)(
v,E);if(E.includes("\0")||!y((0,l.resolve)(v),f))throw w(E);return f}async function D(v,E){const[f,_]=await Promise.all([realpath(v),realpath(p(v,E))]);if(!y(f,
_))throw w(E);return _}function T(v,E){if(!(0,O.existsSync)(v)){T((0,l.dirname)(v),E);try{(0,O.mkdirSync)(v,{mode:E})}catch(f){if((0,m.xU)(f)!=="EEXIST")throw f}}}
function w(v){return new m.GQ("path_escapes_root",`The path "${v}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out o\
f it."})}}),7287:((B,L,d)=>{d.d(L,{V1:()=>p,WJ:()=>m,xJ:()=>l});var O=d(3739);const k={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",dead_mention:"\
warning",unclosed_block:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function l({
code:D}){return k[D]}function m({findings:D}){const[T,...w]=D.filter(b=>l(b)==="error");if(!T)return;const{place:v,message:E,remedy:f}=T,_=v?`${v.file}${v.line===
void 0?"":`:${v.line}`}: `:"",h=w.length===0?"":` (and ${w.length} more ${w.length===1?"error":"errors"})`;return new O.GQ("check_failed",`Check failed: ${_}${E}${h}`,
{remedy:f??"Correct what the annotations name. They are in the summary too."})}const y=20;function p(D,{findings:T}){const w=T.flatMap(v=>{const{code:E,message:f,
place:_}=v;if(!_)return[];const{file:h,line:b=null,column:I=null}=_;return[{file:h,line:b,column:I,severity:l(v),code:E,message:f}]});return{headline:D.message,
stage:"check",code:D.code,exitCode:void 0,remedy:D.remedy,log:[],diagnostics:w.slice(0,y),moreDiagnostics:Math.max(0,w.length-y)}}}),292:((B,L,d)=>{d.d(L,{Ej:()=>T,
Sk:()=>y,by:()=>p,h0:()=>l,jN:()=>m,sX:()=>k});var O=d(5807);function k({pages:w,links:v,files:E,bytes:f}){return`Checked ${(0,O.hS)(w,"page")}, ${(0,O.hS)(v,"l\
ink")} and ${(0,O.hS)(E,"file")} (${T(f)})`}function l({commit:w}){return w.slice(0,7)}function m({now:w,change:v},E=""){return`${(0,O.zD)(w)}${E} (${D(v,O.zD)}\
)`}function y({now:w,change:v},E=""){return`${T(w)}${E} (${p(v)})`}function p(w){return D(w,T)}function D(w,v){return`${w>0?"+":w<0?"-":"\xB1"}${v(Math.abs(w))}`}
function T(w){return w<1e3?`${w} B`:w<1e6?`${(w/1e3).toFixed(1)} kB`:`${(w/1e6).toFixed(1)} MB`}}),8595:((B,L,d)=>{d.d(L,{i1:()=>l,iA:()=>k,iq:()=>m,q3:()=>y,ws:()=>O});
const O=5,k=500,l=["build_fault","index_unanswered","index_empty","dead_asset","dead_mention","unclosed_block"],m=10,y=["repository","secrets","example"]}),3823:((B,L,d)=>{
d.d(L,{Y2:()=>D,a6:()=>p,bw:()=>l,dN:()=>T});const O="/api/v1/orgs/{orgID}/projects/{projectID}/apps",k=`${O}/{appID}`,l={createApp:{method:"POST",path:O},updateApp:{
method:"PATCH",path:k},replaceEnv:{method:"PUT",path:`${k}/env`},listEnvironments:{method:"GET",path:`${k}/environments`},deploy:{method:"POST",path:`${k}/deplo\
yments`},listDeployments:{method:"GET",path:`${k}/deployments`},readFailure:{method:"GET",path:`${k}/deployments/{deployID}/failure`}},m="/operator/orgs/{orgID}\
/projects/{projectID}/apps/{appID}",y=`${m}/deployments/{deployID}`,p={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/oper\
ator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{method:"GET",path:m},deleteApp:{method:"DELETE",path:m},restoreApp:{
method:"POST",path:`${m}/restore`},listDeployments:{method:"GET",path:`${m}/deployments`},readDeployment:{method:"GET",path:y},readLog:{method:"GET",path:`${y}/\
log`},cancel:{method:"POST",path:`${y}/cancel`},redeploy:{method:"POST",path:`${m}/redeploy`},listEnv:{method:"GET",path:`${m}/env`},editEnv:{method:"PATCH",path:`${m}\
/env`},listReleases:{method:"GET",path:`${m}/releases`},clearCaches:{method:"DELETE",path:`${m}/caches`},rollback:{method:"POST",path:`${m}/rollback`},listTables:{
method:"GET",path:`${m}/tables`},createTable:{method:"POST",path:`${m}/tables`},deleteTable:{method:"DELETE",path:`${m}/tables/{table}`},listKeys:{method:"GET",
path:`${m}/tables/{table}/keys`},runtime:{method:"POST",path:`${m}/runtime`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{
method:"GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${m}/usage`},listNodes:{method:"GET",path:"/operator/nodes"},
createConsoleLink:{method:"POST",path:"/operator/console-link"}},D={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function T(w,v){return w.replace(/\{(\w+)\}/g,
(E,f)=>encodeURIComponent(v[f]??`{${f}}`))}}),5290:((B,L,d)=>{d.d(L,{h:()=>m});var O=d(8302),k=d(8595),l=d(2345);function m(p){if(!Array.isArray(p)||p.length>k.
iq)return;const D=p.flatMap(T=>y(T)??[]);return D.length===p.length?D:void 0}function y(p){const{code:D,file:T,line:w,message:v}=(0,O.Gv)(p)?p:{},E=k.i1.find(f=>f===
D);if(!(!E||!(0,O.KH)(v,k.iA))&&!(T!==null&&!(0,O.KH)(T,l.IC.file))&&!(w!==null&&!(typeof w=="number"&&Number.isSafeInteger(w)&&w>0)))return{code:E,file:T,line:w,
message:v}}}),9829:((B,L,d)=>{d.d(L,{N:()=>Re});var O=d(7598),k=d(3739),l=d(8302),m=d(4840),y=d(5807),p=d(86),D=d(8438),T=d(1547);const w=(0,y.aL)("failure depl\
oymentfailure deployfailure error deployment"),v=(0,y.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),E=(0,y.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),f=(0,y.aL)("code errorcode failurecode errortype reasoncode"),_=(0,y.aL)("diagnostics errors annotations issues problems findings"),h=(0,y.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),b=[...new Set([...D.m5,...D.wy])],I=(0,y.aL)("error reason cause failure details"),S=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
A=4,x={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},C=(i,n,e,t)=>{const o=K(i),r=[J((0,p.If)((0,p.w)(o,w))),...ve(o)],c=R=>r.flatMap(P=>(0,p.
Qq)(P,...R)??[])[0],{placed:u,loose:a}=ce(r),g=c(v),$=[...V(r,h)??V([(0,p.Pf)(o)],b,Array.isArray)??[],...a],G=H(g).filter(R=>R.trim()!==""),j={stage:c(E),code:c(
f)??r.flatMap(R=>(0,p.Qq)(R,"type","kind")??[]).find(R=>S.test(R)),message:G[0]??a[0],exitCode:r.flatMap(R=>(0,p.nd)(R,"exitcode","exitstatus","returncode")??[])[0],
signal:c(["signal","exitsignal"]),log:$.length===0&&G.length>1?G:$,diagnostics:u};return Q(Y(t,j))};function K(i){return typeof i=="string"?{message:i}:Array.isArray(
i)?i.every(n=>typeof n=="string")?{log:i}:i.some(n=>Z(n)!==void 0)||H(i).length===0?{errors:i}:{log:i}:i}function J(i,n=0){const e=I.map(o=>i.get(o)).find(l.Gv);
if(e===void 0||n>A)return i;const t=[...i].filter(([,o])=>o!==e);return J(new Map([...t,...(0,p.Pf)(e)]),n+1)}function V(i,n,e=()=>!0){return i.map(t=>n.flatMap(
o=>e(t.get(o))?H(t.get(o)):[])).find(t=>t.length>0)}function Y(i,n){const e=i?.values;if(e===void 0)return n;const t=o=>e.has(o)?(0,p.Qq)(e,o):n[o];return{stage:t(
"stage"),code:t("code"),message:t("message"),signal:t("signal"),exitCode:e.has("exitCode")?(0,p.nd)(e,"exitCode"):n.exitCode,log:e.has("log")?H(e.get("log")):n.
log,diagnostics:e.has("diagnostics")?de(e.get("diagnostics")).flatMap(o=>Z(o)??[]):n.diagnostics}}function Q(i){const{stage:n,code:e,message:t,signal:o,log:s,diagnostics:r}=i;
return{...i,stage:N(n,x.word),code:N(e,x.word),message:N(t,x.text),signal:N(o,x.word),log:s.slice(-x.lines).map(c=>(0,y.vI)(c,x.line)),diagnostics:r.filter(({file:c})=>c.
length<=x.file).slice(0,x.findings)}}function N(i,n){return i&&(0,y.vI)(i,n)}const U=4,F=200,X=100,_e=new Set((0,y.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),ee=(0,y.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),Ee=new Set((0,y.aL)("deployments deploys releases revisions rollouts runs environments"));function ve(i){const n=[];let e=[(0,p.Pf)(i)];for(let t=0;t<=U&&e.length>
0&&n.length<F;t+=1)n.push(...e.slice(0,F-n.length)),e=e.flatMap(te);return n}function te(i){return[...i].flatMap(([n,e])=>_e.has(n)?[]:Array.isArray(e)?Ee.has(n)?
[]:ne(e,ee.includes(n)).map(be):(0,l.Gv)(e)?[(0,p.Pf)(e)]:[])}function ne(i,n){const e=i.slice(-X).filter(l.Gv).map(p.Pf),t=e.filter(se),o=()=>e.filter(s=>ee.some(
r=>Array.isArray(s.get(r))));return(t.length>0||!n?t:o()).toReversed()}const oe=(0,y.aL)("status state result outcome conclusion phase");function se(i){return i.
get("success")===!1||oe.some(n=>re(i.get(n),0))}function re(i,n){if(typeof i=="string")return/^false$/i.test(i)||(0,T.PY)(i)==="failure";const e=(0,p.Pf)(i);return n<
2&&["name",...oe].some(t=>re(e.get(t),n+1))}function be(i){const n=(0,p.Qq)(i,"stage","phase","step","name","id");return n!==void 0&&!i.has("stage")&&se(i)?new Map(
[...i,["stagename",n]]):i}const ae=(0,y.aL)("location loc position range start span begin region physicallocation"),ie=(0,y.aL)("file filename filepath path uri\
 sourcefile"),Oe=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function ce(i){const n=new Set(i.flatMap(o=>_.map(s=>o.
get(s)))),e=[],t=[];for(const o of[...n].flatMap(de).slice(0,x.lines)){const s=Z(o);s?e.push(s):t.push(...H(o))}return{placed:e,loose:t}}function de(i){return Array.
isArray(i)?i:i==null?[]:[i]}function Z(i){const n=ue((0,p.Pf)(i)),e=(0,p.Qq)(n,...ie),t=(0,p.Qq)(n,"message","text","msg","description","reason","title");if(e===
void 0||t===void 0)return;const o=(0,p.Qq)(n,"severity","level","type","annotationlevel")??"",s=n.has("character")?1:0,r=c=>{const u=(0,p.nd)(n,...(0,y.aL)(c));
return u!==void 0&&u+s>=1?u+s:null};return{file:e.replace(/^file:\/\/\//,"/"),line:r("line linenumber startline row lineno"),column:r("column col columnnumber s\
tartcolumn character"),severity:Oe.find(([c])=>c.test(o))?.[1]??"error",code:N((0,p.Qq)(n,"code","rule","ruleid"),x.word)??null,message:(0,y.vI)(t,x.text)}}function ue(i,n=0){
const e=ae.map(t=>i.get(t)).find(l.Gv);return e===void 0||n>A?i:(0,p.If)([i,ue((0,p.Pf)(e),n+1)])}const le=(0,y.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),fe=(0,y.aL)("order sequence seq index position linenumber"),he=(0,y.aL)("timestamp time date createdat created ts");function H(i,n=0){if(typeof i=="string")return $e(
i,n);if(n>A)return[];if(Array.isArray(i))return pe(i).flatMap(o=>H(o,n+1));const e=(0,p.Pf)(i),t=le.find(o=>e.has(o));return t===void 0?[]:H(e.get(t),n+1)}function $e(i,n){
if(n===0&&/^\s*\[\s*\{/.test(i))try{const e=H(JSON.parse(i),1);if(e.length>0)return e}catch{}return i.replace(/\r?\n$/,"").split(/\r?\n/)}function pe(i){const n=i.
filter(e=>(0,p.Pf)(e).get("hidden")!==!0);return n.length<2||!n.every(l.Gv)?n:me(n,e=>(0,p.nd)(e,...fe))??me(n,ke)??n}function ke(i){return(0,p.Qq)(i,...he)===void 0?
void 0:(0,p.kB)(i,...he)}function me(i,n){const e=i.map(t=>({entry:t,key:n((0,p.Pf)(t))}));if(!e.some(t=>t.key===void 0))return e.sort((t,o)=>Number(t.key)-Number(
o.key)).map(({entry:t})=>t)}var ye=d(3823),Te=d(9570);const De=new Map([...Object.entries(Te.I).map(([i,{input:n}])=>[i,n]),["commit","repository"],["env","env"]]);
function Ie({fields:i},{name:n,ours:e,sent:t}){if(i.length===0)return;const o=i.map(a=>({...a,own:Ae(a.field,e,t)})),s=o.map(({field:a,own:g,message:M})=>{const $=g===
void 0?"which is not sent":`from the input ${De.get(g)??"app-settings"}`;return`; ${g!==void 0&&g!==a?`${a} (our ${g})`:a}, ${$}: "${M}"`}),r=new Set(o.flatMap(
({own:a})=>a??[])),c=Object.keys(e).map(a=>`"${r.has(a)?`NAME-FOR-${a}`:a}": ${Se(a)}`),u=o.flatMap(({field:a,own:g})=>g===void 0?[ge(a)]:[]);return{words:s.join(
""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${n}: |
    {${[...c,...u].join(", ")}}`}}function ge(i){const[n="",...e]=i.split(".");return`"${n}": ${e.length===0?"VALUE":`{${ge(e.join("."))}}`}`}function Se(i){return/^[A-Za-z]\w*$/.
test(i)?i:`\`${i}\``}function Ae(i,n,e){const t=i.split("."),o=t.at(-1)??"",s=Object.keys(n),r=s.find(a=>[i,o,t[0]??""].some(g=>(0,p.tK)(g)===(0,p.tK)(a)));if(r!==
void 0)return r;const c=t.reduce((a,g)=>(0,l.Gv)(a)?a[g]:void 0,e);if(c===void 0)return;const u=s.filter(a=>JSON.stringify(n[a])===JSON.stringify(c));return u.length===
1?u[0]:void 0}const z={createApp:{doing:"create the app",mayRepeat:!1,decode:m.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:m.BE},replaceEnv:{doing:"\
replace the variables",mayRepeat:!0,decode:m._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:m.Dr},deploy:{doing:"start the deployment",
mayRepeat:!1,decode:m.Dd},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:m.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,
decode:C}},Me=50;function q(i,{org:n,project:e},t){const o={orgID:n,projectID:e},s=u=>({...o,appID:u});async function r(u,a,g,M){const $={org:n,project:e,app:g.
parameters.appID??""},j=(M===void 0?void 0:await t?.request(u,M,$))??M,R=a.mayRepeat&&ye.bw[u].method==="GET";return i({...a,route:ye.bw[u],decode:async(P,W,Ge)=>a.
decode(P,W,Ge,await t?.answer(u,P))},{...g,...j===void 0?{}:R?{query:Pe(j)}:{body:j},readError:t&&((P,W)=>t.error(P,W)),explain:j===void 0||R?void 0:(P,W)=>W===
400||W===422?Ie(P,{name:u,ours:M??{},sent:j}):void 0})}const c=(u,{limit:a,cursor:g,page:M,signal:$}={})=>{const G=M===void 0?(0,l.Eb)({limit:a?.toString(),cursor:g}):
void 0;return r("listDeployments",z.listDeployments,{parameters:s(u),page:M,signal:$},G)};return{listDeployments:c,createApp:(u,a={})=>r("createApp",z.createApp,
{parameters:o,...a},u),updateApp:(u,a,{signal:g}={})=>r("updateApp",z.updateApp,{parameters:s(u),signal:g},a),replaceEnv:(u,a,{signal:g}={})=>r("replaceEnv",z.replaceEnv,
{parameters:s(u),signal:g},{env:Object.fromEntries(a)}),listEnvironments:(u,{signal:a}={})=>r("listEnvironments",z.listEnvironments,{parameters:s(u),signal:a}),
lookUp:(u,{signal:a}={})=>r("listEnvironments",{...z.listEnvironments,decode:m.JC},{parameters:s(u),signal:a}),deploy:(u,a,g={})=>r("deploy",z.deploy,{parameters:s(
u),...g},{...a}),async*allDeployments(u,a={}){const g=new Set;let{cursor:M,page:$}=a;for(let G=0;G<Me;G+=1){const{deployments:j,nextCursor:R,nextPage:P}=await c(
u,{...a,cursor:M,page:$});a.onPage?.(),yield*j;const W=R??P;if(W===void 0||g.has(W))return;g.add(W),M=R,$=R===void 0?P:void 0}},async readFailure(u,a,{signal:g}={}){
try{return await r("readFailure",z.readFailure,{parameters:{...s(u),deployID:a},signal:g})}catch(M){if(M instanceof k.GQ&&M.call?.status===404)return;throw M}}}}
function Pe(i){const n=Object.entries(i).filter(([,e])=>["string","number","boolean"].includes(typeof e));return Object.fromEntries(n.map(([e,t])=>[e,String(t)]))}
var Le=d(3082),je=d(3532),xe=d(4112),we=d(336);function Re(i,{baseUrl:n,source:e},t){const{reporter:o,tree:s,signal:r,clock:c=we.ml}=t,u={clock:c,every:we.fm,random:Math.
random,uuid:O.randomUUID},a=({message:j,remedy:R})=>o({type:"warning",message:j,remedy:R}),g={...u,fetch:t.fetch,signal:t.requestSignal??r,onTrouble:({error:j})=>a(
{message:`${j.message}; trying again`,remedy:void 0})},{run:M,onSecret:$}=t,G=(0,Le.r)(e,{...g,run:M,onSecret:$,onNoEmail:a});return{...u,reporter:o,tree:s,signal:r,
tokens:G,platform:q((0,xe.o)({...g,baseUrl:n,tokens:G}),i,i.apiMap),fetch:(0,je.Q)(t.fetch),async identify(){return await G.token(),e.description}}}}),2409:((B,L,d)=>{
d.d(L,{g:()=>Ie});var O=d(7975),k=d(9127),l=d(3739),m=d(5807),y=d(4840),p=d(7715);const D=3,T=[500,1500,3e3];async function w(n){for(let e=1;;e++)try{return await n.
send()}catch(t){if(n.signal.throwIfAborted(),!E(t))throw t;const o=await(0,p.d)(T,()=>n.find(),n);if(o!==void 0)return o;if(e===D||v(t))throw t}}function v(n){return n instanceof
l.GQ&&n.call?.unclear===!0}function E(n){return n instanceof l.GQ&&(n.call?.outcome==="unknown"||n.code==="unexpected_response")}var f=d(8922);async function _(n,e){
const t=await h(n,e.platform);if(t)return t;if(n.create)return I(n,e);throw new l.GQ("app_not_found",`The platform knows no app "${n.app}" in ${n.org}/${n.project}`,
{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function h(n,e){for(const t of new Set([n.rememberedAppID??
n.app,n.app])){const o=await b(e,t);if(o)return o}}async function b(n,e){try{const{environments:t,stored:o,takesConfiguration:s,takesEnv:r}=await n.lookUp(e),c=(0,y.
zS)(t)?.url;return{appID:e,created:!1,url:c,subdomain:void 0,stored:o,takesConfiguration:s,takesEnv:r}}catch(t){if(A(t)===404)return;if(v(t))return{appID:e,created:!1,
url:void 0,subdomain:void 0};throw t}}async function I(n,e){const{platform:t}=e,{settings:o,...s}=n.configuration,c={...Object.fromEntries(Object.entries(o).filter(
([,a])=>a!==null)),...s,name:n.app,type:n.appType},u=e.uuid();try{return await w({...e,send:async()=>({...await t.createApp(c,{idempotencyKey:u}),created:!0}),find:async()=>{
const a=await b(t,n.app);return a&&{...a,created:!0}}})}catch(a){if(v(a))throw x("The app was created, but its ID cannot be read",a);if(A(a)!==409||S(a))throw a;
const g=await b(t,n.app);if(g)return g;const M=`${n.org}/${n.project}`;throw new l.GQ("app_unreachable_by_name",`${M} has an app named "${n.app}", but under ano\
ther ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:a})}}function S(n){return n instanceof l.GQ&&n.call?.
serviceCode==="domain_taken"}function A(n){return n instanceof l.GQ?n.call?.status:void 0}function x(n,e){return e.with({message:`${n}: ${e.message}`,cause:e})}
async function C(n,e,t,o){const{appID:s,stored:r}=e,c=K(n,e,t),{domains:u,...a}=c,g=e.takesConfiguration?u===void 0?{}:{domains:u}:c,M=Object.keys(g).length>0?await o.
updateApp(s,g):void 0,$=e.takesConfiguration&&Object.keys(a).length>0?a:void 0,G=r&&e.takesConfiguration?(0,f.uq)(r,c):V(M,c),j=J.flatMap(P=>G[P]?[`${P} "${(0,m.
Ow)(G[P],60)}"`]:[]),R=Object.keys(c).sort().join(", ")||"as it is";return{brought:$,sent:g,before:Object.fromEntries(Object.keys(g).map(P=>[P,(0,f.bA)(r,P)])),
url:M?.url,subdomain:M?.subdomain,detail:j.length===0?R:`${R}; kept from before: ${j.join(", ")}`,kept:G}}function K({configuration:n,verify:e},{stored:t,takesConfiguration:o},{
movesBranch:s}){const{settings:r,repository:c,branch:u,...a}=n,g={...r,...a};return o?{...e==="warn"?{}:{verify:e},...g,...t?.repository===c?{}:{repository:c},...t?.
branch===u||!s?{}:{branch:u}}:{...g,repository:c,branch:u}}const J=["buildCommand","outputDirectory","region"];function V(n,e){const t=J.filter(o=>n?.[o]&&e[o]===
void 0);return Object.fromEntries(t.map(o=>[o,n?.[o]??""]))}var Y=d(86),Q=d(1547);const N=5*6e4,U=6e4,F=3;async function X(n,e,t,o){const s=new AbortController,
r=o.every(1e3,()=>o.clock.now()-t>=e.timeoutMs&&s.abort());try{return await _e(n,e,t,o,s.signal)}finally{r()}}async function _e(n,e,t,o,s){const{clock:r,narrator:c}=o,
u=new oe(r,c);let a,g,M=r.now(),$=0;const G=()=>{let j=0;return o.look(s,()=>{j+=1,$=Math.max($,j)})};for(;;){const j=await u.tolerate(G,o.signal,s),R=r.now()-t,
P=j?.find(Ce=>Ce.deployID===n);if((P||!j)&&(M=r.now()),r.now()-M>U)throw ne(n,a,$,j);P&&(P.status!==a?.status||P.stage!==a.stage)&&c.report({type:"status",status:P.
status,stage:P.stage,elapsedMs:R}),a=P??a;const W=P?ee(P,e,c):"pending";if(W!=="pending"){const Ce=P&&W==="cancelled"?Ee(P,j??[],g??[]):void 0;return{family:W,deployment:P,
overtakenBy:Ce}}if(g=j??g,R>=e.timeoutMs)return a===void 0&&$>0&&ve(ne(n,a,$,g),e,c),{family:"pending",deployment:a,overtakenBy:void 0};const Ge=e.pollIntervalMs??
(0,p.x)(R,o.random);await r.sleep(Math.max(1,Math.min(Ge,e.timeoutMs-R)),o.signal)}}function ee(n,e,t){const o=(0,Q.PY)(n.status,e.statusMap);return o||(t.warn(
`The platform reports the status "${n.status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for example: ${n.
status}=success`),"pending")}function Ee(n,e,t){if(n.supersededBy)return n.supersededBy;const{createdAt:o}=n;if(o===void 0){const r=e[e.indexOf(n)-1];return t.some(
c=>c.deployID===r?.deployID)?void 0:r?.deployID}return e.filter(r=>r.createdAt!==void 0&&r.createdAt>o).sort((r,c)=>Number(r.createdAt)-Number(c.createdAt))[0]?.
deployID}function ve(n,{onTimeout:e},t){if(e==="fail")throw n;t.warn(n.message,n.remedy)}const te=3;function ne(n,e,t,o){const s=`The deployment ${n} is not in \
the platform's list`;if(e)return new l.GQ("deployment_lost",`${s}; its last status was "${e.status}"`,{remedy:"Look at the app in the platform: it is unknown he\
re whether it deployed. Run again to deploy anew."});const[r,c]=t===1?["its ID was not in the only page","it"]:[`its ID was in none of ${t} pages`,"they"],u=(o??
[]).slice(0,te).map($=>(0,m.Ow)($.deployID,60)),a=(o?.length??0)>te?", \u2026":"",g=t===1?["has","is"]:["have","are"],M=u.length>0?`; ${c} ${g[0]} ${u.join(", ")}${a}`:
o?`; ${c} ${g[1]} empty`:"";return new l.GQ("deployment_lost",`${s}: ${r}${M}`,{remedy:`It is unknown here whether it deployed. If the list has it under another\
 ID, name that ID in a map (input api-map):
${(0,Y.TU)("deploy","id","the.name.of.the.id")}
"slipway doctor --try-deploy" shows the answers to look at.`})}class oe{#e;#n;#t;#s=!1;#o=0;constructor(e,t){this.#e=e,this.#n=t}async tolerate(e,t,o){try{const s=await e();
return this.#t=void 0,this.#o=0,s}catch(s){if(t.throwIfAborted(),o.aborted)return;const r=(0,l.I7)(s);if(!se.has(r.code)||(this.#o=r.call?.unclear?this.#o+1:0,this.#o>=
F)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>N))throw r;if(!this.#s){const c=(0,k.a3)(N);this.#n.warn(`The deployment list fails: ${r.message}; asking aga\
in for up to ${c}`)}this.#s=!0;return}}}const se=new Set(["rate_limited","service_error","unexpected_response","response_too_large","unreachable","request_timeo\
ut"]);var re=d(5635),be=d(3024),ae=d(597);function ie(n,{appID:e,created:t,stored:o}){const{ownership:s,configuration:r}=n;if(t||o===void 0)return{takesOver:!1,
movesBranch:!0};const{repository:c,branch:u}=o,a=c!==void 0&&!Oe(c,[r.repository,...s.alsoNamed],s.server);if(a&&!s.takeOver)throw Z(e,c,r.repository);if(a||u===
void 0||o.state==="created"||u===r.branch)return{takesOver:a,movesBranch:!0};if(s.otherBranch==="refuse")throw ue(e,u,r.branch);return{takesOver:a,movesBranch:s.
otherBranch==="follow"}}function Oe(n,e,t){const o=ce(n,t),s=e.flatMap(r=>ce(r,t));return o.length===0||s.length===0||s.some(r=>o.includes(r))}function ce(n,e){
return(0,ae.Pf)(n,e).map(t=>t.startsWith("/")?de(t):t)}function de(n){try{return(0,be.realpathSync)(n)}catch{return n}}function Z(n,e,t){const[o,s]=[le(e),le(t)];
return new l.GQ("app_of_another_repository",`The app ${n} belongs to the repository ${o}, and this is ${s}`,{input:"app",remedy:'Name another app with the input\
 app. To give this one to the new repository: "take-over: true".'})}function ue(n,e,t){const[o,s]=[(0,m.Ow)(e,200),(0,m.Ow)(t,200)];return new l.GQ("not_product\
ion_branch",`The branch of the app ${n} is ${o}, and this would make ${s} live`,{input:"branch",remedy:`For a preview of ${s} with an address of its own: --prev\
iew. To make it live all the same: --prod. The branch of the app stays ${o}.`})}function le(n){return(0,m.Ow)((0,ae.ri)(n),200)}var fe=d(7933);async function he(n,e,t){
const{brought:o,env:s}=t,r=await pe(t.platform,e),c=r.find($=>$.deployID===n.attachTo);if(c&&H(c,n))return{deployID:c.deployID,attached:!0};const u=new Set(r.map(
$=>$.deployID)),a=t.uuid(),g=async()=>ke(await $e(t.platform,e,u),n);return{deployID:await w({...t,send:async()=>{t.onStart();const $=await t.platform.deploy(e,
{branch:n.configuration.branch,commit:n.commit,...o&&{configuration:o},...s&&{env:s}},{idempotencyKey:a});return($?.deployID===e?void 0:$?.deployID)??await De(g,
t)},find:g}),attached:!1}}function H(n,e){return((0,Q.PY)(n.status,e.follow.statusMap)??"pending")==="pending"}async function $e(n,e,t){return(await pe(n,e)).filter(
s=>!t.has(s.deployID))}async function pe(n,e){const{deployments:t,nextCursor:o,nextPage:s}=await n.listDeployments(e),[r,c]=[t[0]?.createdAt,t.at(-1)?.createdAt],
u=r!==void 0&&c!==void 0&&r<c;if((o??s)===void 0||!u)return t;const a=[...t];for await(const g of n.allDeployments(e,{cursor:o,page:s}))a.push(g);return a}function ke(n,e){
const t=n.filter(s=>me(s.commit,e.commit)&&ye(s.branch,e.configuration.branch));if(t.length<2)return t[0]?.deployID;const o=t.map(s=>s.deployID).join(", ");throw new l.
GQ("deployment_lost",`The platform named no deployment, and several are new: ${o}`,{remedy:"Let runs for one app wait for each other with a concurrency group, t\
hen run again."})}function me(n,e){return!n||!e||!/^[0-9a-f]{7,64}$/i.test(n)?!0:e.toLowerCase().startsWith(n.toLowerCase())}function ye(n,e){return!n||n===e}const Te=[
0,500,1e3,2e3,4e3,8e3];async function De(n,e){const t=await(0,p.d)(Te,n,e);if(t!==void 0)return t;throw new l.GQ("deployment_lost","The platform accepted the de\
ploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: it is unknown here whether it deploys."})}async function Ie(n,e){const t=new ge(
n,e),o=e.every(2e3,()=>t.heartbeat());try{return await t.go()}catch(s){return t.broken(e.signal.aborted?t.interruption():(0,l.I7)(s))}finally{o()}}class ge{#e;#n;#t;#s;#o={
takesOver:!1,movesBranch:!0};#a;#d=!1;#r;#i;#c;constructor(e,t){this.#e=e,this.#n=t,this.#t=(0,re.M)(t.reporter,t.clock,t.signal)}heartbeat(){this.#t.heartbeat()}async go(){
const{phase:e}=this.#t;if(await e("identity",async()=>[void 0,await this.#n.identify()]),this.#e.dryRun)return this.#b();const t=await e("app",()=>this.#u()),{env:o}=this.#e;
t.created||await e("configure",()=>this.#f(t));const s=o.kind==="replace"?o.variables:void 0;s&&await e("env",()=>this.#h(t,s));const r=this.#n.clock.now(),c=await e(
"trigger",()=>this.#p(t));if(!this.#e.follow.wait)return this.outcome("pending");const u=await e("follow",()=>this.#m(t,c,r));return await this.#y(t,u.family),this.#w(
u,t,c)}async#u(){const e=await this.#l();return this.#o=ie(this.#e,e),this.#s=e,this.#t.report({type:"app-known",appID:e.appID,created:e.created}),[e,e.created?
`created ${e.appID}`:`found ${e.appID}`]}async#l(){const e=await _(this.#e,this.#n);if(!e.created||this.#e.verify!=="fail")return e;const{takesConfiguration:t}=await this.#n.
platform.lookUp(e.appID).catch(()=>({takesConfiguration:!1}));return t&&(this.#a={...Ae,brought:{verify:"fail"}}),e}async#f(e){const t=await C(this.#e,e,this.#o,
this.#n.platform),{detail:o,kept:s,url:r,subdomain:c}=t;this.#a=t,this.#e={...this.#e,kept:s},this.#s={...e,url:r??e.url,subdomain:c??e.subdomain};const{branch:u}=e.
stored??{};if(!this.#o.movesBranch&&u!==void 0){const a=`This deployment is of ${Le(this.#e)}. The branch of the app stays ${(0,m.Ow)(u,200)}`;this.#t.report({type:"\
notice",message:a})}return[void 0,o]}async#h(e,t){return e.takesEnv||await this.#n.platform.replaceEnv(e.appID,t),[void 0,t.size===1?"1 variable":`${t.size} var\
iables`]}async#p(e){const t=()=>{this.#d=!0},{brought:o}=this.#a??{},{env:s}=this.#e,r=s.kind==="replace"&&e.takesEnv?{env:Object.fromEntries(s.variables)}:{},c={
...this.#n,...r,onStart:t,brought:o},{deployID:u,attached:a}=await he(this.#e,e.appID,c);return this.#r=u,this.#t.report({type:"deployment-known",deployID:u,attached:a}),
[u,a?`attached to ${u}, which an earlier run started`:u]}async#m(e,t,o){const s=(u,a)=>Se(t,e.appID,this.#n.platform,{signal:u,onPage:a}),r=await X(t,this.#e.follow,
o,{...this.#n,look:s,narrator:this.#t}),c=r.family==="pending"&&this.#e.follow.onTimeout==="detach";return[r,r.deployment?.status??r.family,r.family!=="success"&&
!c]}async#y(e,t){if(t==="pending"||this.#e.isPassing)return;const o=t!=="success",{env:s}=this.#e,r=s.kind==="replace"?[...s.variables.keys()]:[],c=Object.keys(
this.#a?.brought??{});e.takesEnv&&s.kind==="replace"&&c.push(`its variables (${r.join(", ")||"none"})`),o&&c.length>0&&this.#t.report(q(c)),o&&s.kind==="replace"&&
!e.takesEnv&&await this.#g(e,r);const{sent:u,before:a}=e.created?z(this.#e):this.#a??{sent:{},before:{}},g=Object.keys(u).filter($=>a[$]!==void 0&&(o||$==="bran\
ch"&&!this.#o.movesBranch));if(g.length===0)return;const M=Object.fromEntries(g.map($=>[$,u[$]]));try{const $=await(0,f.pK)(e,M,a,this.#n.platform);o&&$.length>
0&&this.#t.report(q($))}catch($){this.#n.signal.throwIfAborted();const{message:G,remedy:j}=(0,l.I7)($);this.#t.warn(`The settings of this deployment could not b\
e taken back: ${G}`,j)}}async#g(e,t){const{platform:o,signal:s}=this.#n;if(e.created){const r=await o.lookUp(e.appID).catch(()=>{});s.throwIfAborted();const c=(0,O.
isDeepStrictEqual)([...r?.stored?.variables??[]].sort(),[...t].sort());if(r?.takesEnv&&c&&t.length>0)return await o.replaceEnv(e.appID,new Map).catch(()=>{}),s.
throwIfAborted(),this.#t.report(q([`its variables (${t.join(", ")})`]));if(r?.takesEnv)return}this.#t.report(Pe(t,e.stored?.variables))}async#w(e,t,o){switch(e.
family){case"success":return this.#_(e,t);case"failure":return this.#v(t,o);case"cancelled":return this.outcome("cancelled",i(o,e.overtakenBy));case"pending":return this.
outcome("pending",this.#e.follow.onTimeout==="fail"?je(o,this.#e):void 0);default:return(0,l.xb)(e.family)}}async#_(e,t){this.#i=await(0,fe.x6)(e.deployment?.url,
this.#s??t,this.#e,this.#n.platform),this.#i&&this.#t.report({type:"url",url:this.#i});const o=this.#e.verify==="off"?[]:e.deployment?.warnings??[];for(const s of o)
this.#t.report(Me(s));if(o.some(({code:s})=>s==="index_unanswered"))return this.outcome("succeeded");try{this.#e.verify!=="off"&&await this.#t.phase("verify",()=>this.#E(
this.#i))}catch(s){this.#n.signal.throwIfAborted();const r=(0,l.I7)(s);if(this.#e.verify==="fail")return this.outcome("succeeded",r);this.#t.warn(`Deployed, but\
 ${r.message}`,r.remedy)}return this.outcome("succeeded")}async#E(e){if(!e)throw new l.GQ("verify_failed","the platform named no public URL",{remedy:'Set the in\
put url-template, or set verify to "off".'});const t=await(0,fe.jE)(e,{...this.#n,deployID:this.#r});return[void 0,t===1?"answers":`answers, after ${t} tries`]}async#v(e,t){
this.#c=await this.#t.phase("explain",async()=>{const{explain:r}=await d.e(955).then(d.bind(d,9955)),c=await r(t,e.appID,this.#e,this.#n,this.#t);return[c,c.code??
"no code given"]}),this.#t.report({type:"failure",report:this.#c});const{headline:o,remedy:s}=this.#c;return this.outcome("failed",new l.GQ("deploy_failed",o,{remedy:s}))}interruption(){
return xe(this.#r,this.#d)}broken(e){const t=e.call?.outcome==="refused"||e.call?.outcome==="not-sent";return this.#r!==void 0||this.#d&&!t?this.outcome("pendin\
g",Re(this.#r,e)):this.outcome(e.code==="interrupted"?"cancelled":"failed",e)}async#b(){const{configuration:e,env:t,app:o,org:s,project:r}=this.#e,c=await h(this.#e,
this.#n.platform);this.#o=c?ie(this.#e,c):this.#o,this.#s=c;const{settings:u,repository:a,branch:g,...M}=e,$=c?.stored?K(this.#e,c,this.#o):{...u,...M},G=(0,f.fs)(
c?.stored,$),j=t.kind==="leave"?[]:(0,f.q9)(c?.stored?.variables,t.variables),R=[c?`update the app ${c.appID} in ${s}/${r}`:`create the app ${o} in ${s}/${r}`,...this.#o.
takesOver?[`take it over from ${(0,m.Ow)(c?.stored?.repository??"",200)}`]:[],...c&&G.length===0?["leave its settings as they are"]:G.map(P=>`set ${P}`),t.kind===
"leave"?"leave its variables alone":`replace its variables by: ${j.join(", ")||"none"}`,`deploy ${a}, branch ${g}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];
for(const P of R)this.#t.report({type:"notice",message:`Dry run: would ${P}`});return this.outcome("skipped")}outcome(e,t){return{status:e,appID:this.#s?.appID,
appCreated:this.#s?.created??!1,deployID:this.#r,url:this.#i,failure:this.#c,error:t,phases:this.#t.phases}}}async function Se(n,e,t,o){const s=[];for await(const r of t.
allDeployments(e,o))if(s.push(r),r.deployID===n)break;return s}const Ae={brought:void 0,sent:{},before:{},url:void 0,subdomain:void 0,detail:"",kept:{}};function z({
configuration:n}){const{settings:e,repository:t,branch:o,...s}=n,r={...e,...s},c=Object.fromEntries(Object.entries(r).filter(([u])=>!["rootDirectory","domains"].
includes(u)));return{sent:c,before:Object.fromEntries(Object.keys(c).map(u=>[u,null]))}}function Me({message:n,file:e,line:t}){const o=e===null?{}:{place:{file:e,
...t===null?{}:{line:t}}};return{type:"warning",message:(0,m.Ow)(n,500),remedy:void 0,...o}}function q(n){return{type:"notice",message:`The app does not keep wh\
at this deployment brought: ${n.map(t=>(0,m.Ow)(t,300)).join(", ")}`}}function Pe(n,e){const t=n.map(s=>(0,m.Ow)(s,60)).join(", ")||"none",o=e?.map(s=>(0,m.Ow)(
s,60)).join(", ")||void 0;return{type:"notice",message:`The app keeps the variables of this deployment, although it was not a success: ${t}. The service takes t\
hem before the build${o===void 0?"":`, and had ${o}`}. To go back, deploy again with the variables of before`}}function Le({configuration:n}){return(0,m.Ow)(n.branch,
200)}function je(n,{follow:e}){const t=(0,k.a3)(e.timeoutMs),o=`The deployment ${n} has not ended within ${t}; the platform goes on with it`;return new l.GQ("de\
ploy_timeout",o,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment."})}function xe(n,e){
return n?new l.GQ("interrupted",`Interrupted; the platform goes on with ${n}`,{remedy:"A re-run for the same commit follows the same deployment."}):e?new l.GQ("\
interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one st\
arts another deployment."}):new l.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}const we=new Set(["interrupted","deploym\
ent_lost","deploy_timeout","internal"]);function Re(n,e){if(we.has(e.code))return e;const t=n?`The deployment ${n}`:"A deployment";return x(`${t} was started an\
d goes on, but cannot be followed`,e)}function i(n,e){const t=e?`: ${e} overtook it`:"";return new l.GQ("deploy_cancelled",`The deployment ${n} was cancelled${t}`,
{remedy:e?`Follow ${e} instead; it deploys a newer state.`:"Run again to deploy anew."})}}),5635:((B,L,d)=>{d.d(L,{M:()=>l});var O=d(9439);const k=25e3;function l(m,y,p){
const D=[],T=new Set;let w=y.now(),v=w,E="";const f=_=>{w=y.now(),_.type==="phase-started"&&(v=w,E=`at ${O.K[_.phase]}`),_.type==="status"&&(v=w-_.elapsedMs,E=_.
status),m(_)};return{report:f,phases:D,heartbeat(){const _=y.now();E===""||_-w<k||f({type:"heartbeat",status:E,elapsedMs:_-v})},async phase(_,h){p?.throwIfAborted();
const b=y.now();f({type:"phase-started",phase:_});let I;try{const[S,A,x=!1]=await h();return I={type:"phase-finished",phase:_,detail:A,ms:y.now()-b,failed:x},S}finally{
D.push({phase:_,ms:y.now()-b}),I&&f(I)}},warn(_,h){T.has(_)||(T.add(_),f({type:"warning",message:_,remedy:h}))}}}}),7715:((B,L,d)=>{d.d(L,{d:()=>T,x:()=>D});const O=3e4,
k=.02,l=.05,m=100,y=1e4,p=.2;function D(w,v){const E=w<O?k:l;return Math.min(y,Math.max(m,w*E))*(1-p*v())}async function T(w,v,{clock:E,signal:f}){for(const _ of w){
_>0&&await E.sleep(_,f);const h=await v();if(h!==void 0)return h}}}),8922:((B,L,d)=>{d.d(L,{JJ:()=>T,bA:()=>y,fs:()=>w,pK:()=>E,q9:()=>v,uq:()=>D});var O=d(7975),
k=d(5807),l=d(86);const m=new Set(["appID","id","name","type","state","status","url","subdomain","repository","branch","variables"].map(l.tK));function y(f,_){return f&&
((0,l.Pf)(f.fields).get((0,l.tK)(_))??null)}function p({fields:f}){const _=Object.entries(f).filter(([h,b])=>b!==null&&!m.has((0,l.tK)(h)));return Object.fromEntries(
_)}function D(f,_){const h=new Set(Object.keys(_).map(l.tK)),b=Object.entries(p(f)).flatMap(([I,S])=>["string","number","boolean"].includes(typeof S)&&S!==""&&!h.
has((0,l.tK)(I))?[[I,String(S)]]:[]);return Object.fromEntries(b)}function T(f){return f==null?"not set":(0,k.Ow)(JSON.stringify(f),200)}function w(f,_){return Object.
entries(_).flatMap(([h,b])=>{const I=y(f,h);return I===void 0?[`${(0,k.Ow)(h,60)}: ${T(b)}`]:(0,O.isDeepStrictEqual)(I,b)?[]:[`${(0,k.Ow)(h,60)}: ${T(I)} \u2192 ${T(
b)}`]})}function v(f,_){const h=[..._.keys()];if(f===void 0)return h;const b=h.map(S=>`${S} (${f.includes(S)?"set before":"new"})`),I=f.filter(S=>!_.has(S)).map(
S=>`${(0,k.Ow)(S,100)} (removed)`);return[...b,...I]}async function E({appID:f},_,h,b){const{stored:I}=await b.lookUp(f),S=Object.keys(_).filter(A=>!(0,O.isDeepStrictEqual)(
h[A],_[A])&&(0,O.isDeepStrictEqual)(y(I,A),_[A]));return S.length>0&&await b.updateApp(f,Object.fromEntries(S.map(A=>[A,h[A]]))),S}}),7244:((B,L,d)=>{d.d(L,{c:()=>l});
var O=d(3024),k=d(7994);function l(m){const y=(p,D)=>{try{return D()}catch{return p}};return{exists:p=>y(!1,()=>(0,O.statSync)((0,k.LI)(m,p)).isFile()),list:p=>y(
[],()=>(0,O.readdirSync)((0,k.LI)(m,p)))}}})};export{Ne as id,Ue as ids,Be as modules};

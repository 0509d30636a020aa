const Be=399,Ke=[399],We={3130:((W,x,c)=>{c.d(x,{g:()=>y});var k=c(86),I=c(445),f=c(5636);function y(_,{requestUrl:h,requestToken:D,audience:S},E,b){const v=new URL(
h);S&&(v.search+=`${v.search===""?"":"&"}audience=${encodeURIComponent(S)}`);const g=(w,p)=>{const O=(0,k.Qq)((0,k.Pf)(w),"value");if(O===void 0)throw(0,k.LO)("\
token (value)",w,p);return b(O),O};return E({doing:`get an ID token from ${_}`,request:{method:"GET",url:v,headers:{...f.H1,authorization:`Bearer ${D}`}},mayRepeat:!0,
authorize:w=>w,read:(0,I.t)({decode:g})})}}),3082:((W,x,c)=>{c.d(x,{r:()=>w});var k=c(9696),I=c(9127),f=c(3739),y=c(8302);const _="Give the identity provider's \
ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",D=[{code:"access_token_given",broken:({header:p})=>/^(?:application\/)?at\+jwt$/i.
test(String(p.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:_},{code:"access_token_given",broken:({claims:p})=>p.token_use==="access"||
p.typ==="Bearer",because:({claims:p})=>`is an access token by its claim (${p.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:_},{code:"access_tok\
en_given",broken:({claims:p})=>[p.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:_},{code:"invalid_id_token",broken:({claims:p},O)=>typeof p.exp=="number"&&p.exp*1e3<=O,because:({claims:p},O)=>`expired ${(0,I.a3)(O-Number(p.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:p})=>typeof p.
email!="string"||p.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function S(p,O,A="id-token",M){const P=E(p);
if(P===void 0){const U=!p.includes(".");throw new f.GQ(U?"access_token_given":"invalid_id_token",U?`The token of ${A} is opaque: an ID token is a JWT, this seem\
s to be an access token or a key`:`The token of ${A} is not a JWT: it does not have three parts that can be decoded`,{input:A,remedy:_})}const R=D.find(({broken:U})=>U(
P,O));if(R!==void 0){const U=`The token of ${A} ${R.because(P,O)}`,Q=new f.GQ(R.code,U,{input:A,remedy:R.remedy});if(R.code!=="email_claim_missing"||M===void 0)
throw Q;M(Q)}return{expiresAt:typeof P.claims.exp=="number"?P.claims.exp*1e3:void 0}}function E(p){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(p))return;const[O,A]=p.split(
".").slice(0,2).map(b);return O!==void 0&&A!==void 0?{header:O,claims:A}:void 0}function b(p){return(0,y.D7)(Buffer.from(p,"base64url").toString("utf8"))}const v=6e4,
g=15e3;function w(p,O){const A=(0,k.p)(O),{clock:M}=O;let P,R,U,Q=!1;const J=p.mayLackEmail&&O.onNoEmail?V:void 0;function V(B){U=B}function X(){U&&!Q&&O.onNoEmail?.(
U),Q||=U!==void 0}async function Y(){const B=await p.obtain(A,O),F=M.now(),{expiresAt:Z=Number.POSITIVE_INFINITY}=S(B,F,p.input,J);return{token:B,expiresAt:Z,renewAt:Math.
max(Z-v,F+(Z-F)/2)}}async function K(){return R??=Y().finally(()=>{R=void 0}),P=await R,P}return{async token(){if(P===void 0)return(await K()).token;if(M.now()<
P.renewAt)return P.token;const B=P;try{return(await K()).token}catch(F){if(M.now()>=B.expiresAt)throw F;return P={...B,renewAt:M.now()+g},B.token}},async renew(B){
return X(),p.renewable===!1?!1:P!==void 0&&P.token!==B?!0:(await K()).token!==B}}}}),4112:((W,x,c)=>{c.d(x,{o:()=>S});var k=c(3739),I=c(8302),f=c(3823),y=c(445),
_=c(5636),h=c(9696),D=c(1619);function S(v){const g=(0,D.J)(v.baseUrl,"base-url"),w=(0,h.p)(v);return async(p,O)=>{const{doing:A,mayRepeat:M,decode:P,takesText:R,
route:U}=p,{body:Q,signal:J,readError:V,explain:X}=O;let Y="";return w({doing:A,mayRepeat:M,read:(0,y.t)({decode:P,takesText:R,readError:V,explain:X}),signal:J,
request:{method:U.method,url:O.page===void 0?b(g,U.path,O):E(g,O.page,A),headers:{..._.H1,...(0,I.Eb)({"content-type":Q===void 0?void 0:"application/json","idem\
potency-key":M?void 0:O.idempotencyKey??v.uuid()})},...(0,I.Eb)({body:Q===void 0?void 0:JSON.stringify(Q)})},async authorize(K){return Y=await v.tokens.token(),
{...K,headers:{...K.headers,authorization:`Bearer ${Y}`}}},renew:()=>v.tokens.renew(Y)})}}function E(v,g,w){const p=new URL(g);if(p.origin===v.origin)return p;throw new k.
GQ("redirected",`Could not ${w}: ${v.origin} names ${p.origin} for the next page`,{remedy:`Nothing was sent there. If ${p.origin} is the service, give that addr\
ess as base-url.`})}function b(v,g,{parameters:w,query:p={}}){for(const[A,M]of Object.entries(w))if(/^\.{0,2}$/.test(M))throw new k.GQ("invalid_input",`"${M}" i\
s not a valid ${A}`,{remedy:"Give the identifier that the platform shows."});const O=new URL(v);O.pathname+=(0,f.dN)(g,w).slice(O.pathname.endsWith("/")?1:0);for(const[
A,M]of Object.entries(p))M!==void 0&&O.searchParams.set(A,M);return O}}),7994:((W,x,c)=>{c.d(x,{FK:()=>_,LI:()=>h,wZ:()=>S});var k=c(3024),I=c(1455),f=c(6760),y=c(
3739);function _(b,v){const g=(0,f.relative)(b,v);return g===""||g!==".."&&!g.startsWith(`..${f.sep}`)&&!(0,f.isAbsolute)(g)}function h(b,v){const g=(0,f.resolve)(
b,v);if(v.includes("\0")||!_((0,f.resolve)(b),g))throw E(v);return g}async function D(b,v){const[g,w]=await Promise.all([realpath(b),realpath(h(b,v))]);if(!_(g,
w))throw E(v);return w}function S(b,v){if(!(0,k.existsSync)(b)){S((0,f.dirname)(b),v);try{(0,k.mkdirSync)(b,{mode:v})}catch(g){if((0,y.xU)(g)!=="EEXIST")throw g}}}
function E(b){return new y.GQ("path_escapes_root",`The path "${b}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out o\
f it."})}}),7287:((W,x,c)=>{c.d(x,{V1:()=>h,WJ:()=>y,xJ:()=>f});var k=c(3739);const I={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",printed_error:"\
warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",example_of_secrets:"warning",ignored_rule:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function f({code:D}){return I[D]}function y({findings:D}){const[S,...E]=D.filter(O=>f(
O)==="error");if(!S)return;const{place:b,message:v,remedy:g}=S,w=b?`${b.file}${b.line===void 0?"":`:${b.line}`}: `:"",p=E.length===0?"":` (and ${E.length} more ${E.
length===1?"error":"errors"})`;return new k.GQ("check_failed",`Check failed: ${w}${v}${p}`,{remedy:g??"Correct what the annotations name. They are in the summar\
y too."})}const _=20;function h(D,{findings:S}){const E=S.flatMap(b=>{const{code:v,message:g,place:w}=b;if(!w)return[];const{file:p,line:O=null,column:A=null}=w;
return[{file:p,line:O,column:A,severity:f(b),code:v,message:g}]});return{headline:D.message,stage:"check",code:D.code,exitCode:void 0,remedy:D.remedy,log:[],diagnostics:E.
slice(0,_),moreDiagnostics:Math.max(0,E.length-_)}}}),292:((W,x,c)=>{c.d(x,{Ej:()=>S,Sk:()=>_,by:()=>h,h0:()=>f,jN:()=>y,sX:()=>I});var k=c(5807);function I({pages:E,
links:b,files:v,bytes:g}){return`Checked ${(0,k.hS)(E,"page")}, ${(0,k.hS)(b,"link")} and ${(0,k.hS)(v,"file")} (${S(g)})`}function f({commit:E}){return E.slice(
0,7)}function y({now:E,change:b},v=""){return`${(0,k.zD)(E)}${v} (${D(b,k.zD)})`}function _({now:E,change:b},v=""){return`${S(E)}${v} (${h(b)})`}function h(E){return D(
E,S)}function D(E,b){return`${E>0?"+":E<0?"-":"\xB1"}${b(Math.abs(E))}`}function S(E){return E<1e3?`${E} B`:E<1e6?`${(E/1e3).toFixed(1)} kB`:`${(E/1e6).toFixed(
1)} MB`}}),8595:((W,x,c)=>{c.d(x,{_Q:()=>f,i1:()=>y,iA:()=>I,iq:()=>_,q3:()=>h,ws:()=>k});const k=5,I=500;function f({message:D}){return`The build ended with 0 \
in spite of an error: ${D}`}const y=["build_fault","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_r\
ule"],_=10,h=["repository","secrets","example"]}),3823:((W,x,c)=>{c.d(x,{Y2:()=>D,a6:()=>h,bw:()=>f,dN:()=>S});const k="/api/v1/orgs/{orgID}/projects/{projectID\
}/apps",I=`${k}/{appID}`,f={createApp:{method:"POST",path:k},updateApp:{method:"PATCH",path:I},replaceEnv:{method:"PUT",path:`${I}/env`},listEnvironments:{method:"\
GET",path:`${I}/environments`},deploy:{method:"POST",path:`${I}/deployments`},listDeployments:{method:"GET",path:`${I}/deployments`},readFailure:{method:"GET",path:`${I}\
/deployments/{deployID}/failure`}},y="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",_=`${y}/deployments/{deployID}`,h={listOrganizations:{method:"GE\
T",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{method:"\
GET",path:y},deleteApp:{method:"DELETE",path:y},restoreApp:{method:"POST",path:`${y}/restore`},listDeployments:{method:"GET",path:`${y}/deployments`},readDeployment:{
method:"GET",path:_},readLog:{method:"GET",path:`${_}/log`},cancel:{method:"POST",path:`${_}/cancel`},redeploy:{method:"POST",path:`${y}/redeploy`},listEnv:{method:"\
GET",path:`${y}/env`},editEnv:{method:"PATCH",path:`${y}/env`},listReleases:{method:"GET",path:`${y}/releases`},clearCaches:{method:"DELETE",path:`${y}/caches`},
rollback:{method:"POST",path:`${y}/rollback`},listTables:{method:"GET",path:`${y}/tables`},createTable:{method:"POST",path:`${y}/tables`},deleteTable:{method:"D\
ELETE",path:`${y}/tables/{table}`},listKeys:{method:"GET",path:`${y}/tables/{table}/keys`},runtime:{method:"POST",path:`${y}/runtime`},readInstances:{method:"GE\
T",path:`${y}/instances`},readOutput:{method:"GET",path:`${y}/output`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{method:"\
GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${y}/usage`},listNodes:{method:"GET",path:"/operator/nodes"},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},D={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function S(E,b){return E.replace(/\{(\w+)\}/g,(v,g)=>encodeURIComponent(
b[g]??`{${g}}`))}}),5290:((W,x,c)=>{c.d(x,{h:()=>y});var k=c(8302),I=c(8595),f=c(2345);function y(h){if(!Array.isArray(h)||h.length>I.iq)return;const D=h.flatMap(
S=>_(S)??[]);return D.length===h.length?D:void 0}function _(h){const{code:D,file:S,line:E,message:b}=(0,k.Gv)(h)?h:{},v=I.i1.find(g=>g===D);if(!(!v||!(0,k.KH)(b,
I.iA))&&!(S!==null&&!(0,k.KH)(S,f.IC.file))&&!(E!==null&&!(typeof E=="number"&&Number.isSafeInteger(E)&&E>0)))return{code:v,file:S,line:E,message:b}}}),9829:((W,x,c)=>{
c.d(x,{N:()=>Ne});var k=c(7598),I=c(3739),f=c(8302),y=c(4840),_=c(5807),h=c(86),D=c(8438),S=c(1547);const E=(0,_.aL)("failure deploymentfailure deployfailure er\
ror deployment"),b=(0,_.aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),v=(0,_.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),g=(0,_.aL)("code errorcode failurecode errortype reasoncode"),w=(0,_.aL)("diagnostics errors annotations issues problems findings"),p=(0,_.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),O=[...new Set([...D.m5,...D.wy])],A=(0,_.aL)("error reason cause failure details"),M=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
P=4,R={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},U=(i,d,l,t)=>{const e=Q(i),o=[J((0,h.If)((0,h.w)(e,E))),...ve(e)],a=j=>o.flatMap(G=>(0,h.
Qq)(G,...j)??[])[0],{placed:r,loose:s}=ke(o),u=a(b),T=[...V(o,p)??V([(0,h.Pf)(e)],O,Array.isArray)??[],...s],L=H(u).filter(j=>j.trim()!==""),$={stage:a(v),code:a(
g)??o.flatMap(j=>(0,h.Qq)(j,"type","kind")??[]).find(j=>M.test(j)),message:L[0]??s[0],exitCode:o.flatMap(j=>(0,h.nd)(j,"exitcode","exitstatus","returncode")??[])[0],
signal:a(["signal","exitsignal"]),log:T.length===0&&L.length>1?L:T,diagnostics:r};return Y(X(t,$))};function Q(i){return typeof i=="string"?{message:i}:Array.isArray(
i)?i.every(d=>typeof d=="string")?{log:i}:i.some(d=>ne(d)!==void 0)||H(i).length===0?{errors:i}:{log:i}:i}function J(i,d=0){const l=A.map(e=>i.get(e)).find(f.Gv);
if(l===void 0||d>P)return i;const t=[...i].filter(([,e])=>e!==l);return J(new Map([...t,...(0,h.Pf)(l)]),d+1)}function V(i,d,l=()=>!0){return i.map(t=>d.flatMap(
e=>l(t.get(e))?H(t.get(e)):[])).find(t=>t.length>0)}function X(i,d){const l=i?.values;if(l===void 0)return d;const t=e=>l.has(e)?(0,h.Qq)(l,e):d[e];return{stage:t(
"stage"),code:t("code"),message:t("message"),signal:t("signal"),exitCode:l.has("exitCode")?(0,h.nd)(l,"exitCode"):d.exitCode,log:l.has("log")?H(l.get("log")):d.
log,diagnostics:l.has("diagnostics")?te(l.get("diagnostics")).flatMap(e=>ne(e)??[]):d.diagnostics}}function Y(i){const{stage:d,code:l,message:t,signal:e,log:n,diagnostics:o}=i;
return{...i,stage:K(d,R.word),code:K(l,R.word),message:K(t,R.text),signal:K(e,R.word),log:n.slice(-R.lines).map(a=>(0,_.vI)(a,R.line)),diagnostics:o.filter(({file:a})=>a.
length<=R.file).slice(0,R.findings)}}function K(i,d){return i&&(0,_.vI)(i,d)}const B=4,F=200,Z=100,_e=new Set((0,_.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),ae=(0,_.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),Ee=new Set((0,_.aL)("deployments deploys releases revisions rollouts runs environments"));function ve(i){const d=[];let l=[(0,h.Pf)(i)];for(let t=0;t<=B&&l.length>
0&&d.length<F;t+=1)d.push(...l.slice(0,F-d.length)),l=l.flatMap(be);return d}function be(i){return[...i].flatMap(([d,l])=>_e.has(d)?[]:Array.isArray(l)?Ee.has(d)?
[]:ie(l,ae.includes(d)).map(Oe):(0,f.Gv)(l)?[(0,h.Pf)(l)]:[])}function ie(i,d){const l=i.slice(-Z).filter(f.Gv).map(h.Pf),t=l.filter(ce),e=()=>l.filter(n=>ae.some(
o=>Array.isArray(n.get(o))));return(t.length>0||!d?t:e()).toReversed()}const ee=(0,_.aL)("status state result outcome conclusion phase");function ce(i){return i.
get("success")===!1||ee.some(d=>de(i.get(d),0))}function de(i,d){if(typeof i=="string")return/^false$/i.test(i)||(0,S.PY)(i)==="failure";const l=(0,h.Pf)(i);return d<
2&&["name",...ee].some(t=>de(l.get(t),d+1))}function Oe(i){const d=(0,h.Qq)(i,"stage","phase","step","name","id");return d!==void 0&&!i.has("stage")&&ce(i)?new Map(
[...i,["stagename",d]]):i}const $e=(0,_.aL)("location loc position range start span begin region physicallocation"),ue=(0,_.aL)("file filename filepath path uri\
 sourcefile"),le=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function ke(i){const d=new Set(i.flatMap(e=>w.map(n=>e.
get(n)))),l=[],t=[];for(const e of[...d].flatMap(te).slice(0,R.lines)){const n=ne(e);n?l.push(n):t.push(...H(e))}return{placed:l,loose:t}}function te(i){return Array.
isArray(i)?i:i==null?[]:[i]}function ne(i){const d=fe((0,h.Pf)(i)),l=(0,h.Qq)(d,...ue),t=(0,h.Qq)(d,"message","text","msg","description","reason","title");if(l===
void 0||t===void 0)return;const e=(0,h.Qq)(d,"severity","level","type","annotationlevel")??"",n=d.has("character")?1:0,o=a=>{const r=(0,h.nd)(d,...(0,_.aL)(a));
return r!==void 0&&r+n>=1?r+n:null};return{file:l.replace(/^file:\/\/\//,"/"),line:o("line linenumber startline row lineno"),column:o("column col columnnumber s\
tartcolumn character"),severity:le.find(([a])=>a.test(e))?.[1]??"error",code:K((0,h.Qq)(d,"code","rule","ruleid"),R.word)??null,message:(0,_.vI)(t,R.text)}}function fe(i,d=0){
const l=$e.map(t=>i.get(t)).find(f.Gv);return l===void 0||d>P?i:(0,h.If)([i,fe((0,h.Pf)(l),d+1)])}const Te=(0,_.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),he=(0,_.aL)("order sequence seq index position linenumber"),oe=(0,_.aL)("timestamp time date createdat created ts");function H(i,d=0){if(typeof i=="string")return De(
i,d);if(d>P)return[];if(Array.isArray(i))return Ie(i).flatMap(e=>H(e,d+1));const l=(0,h.Pf)(i),t=Te.find(e=>l.has(e));return t===void 0?[]:H(l.get(t),d+1)}function De(i,d){
if(d===0&&/^\s*\[\s*\{/.test(i))try{const l=H(JSON.parse(i),1);if(l.length>0)return l}catch{}return i.replace(/\r?\n$/,"").split(/\r?\n/)}function Ie(i){const d=i.
filter(l=>(0,h.Pf)(l).get("hidden")!==!0);return d.length<2||!d.every(f.Gv)?d:me(d,l=>(0,h.nd)(l,...he))??me(d,pe)??d}function pe(i){return(0,h.Qq)(i,...oe)===void 0?
void 0:(0,h.kB)(i,...oe)}function me(i,d){const l=i.map(t=>({entry:t,key:d((0,h.Pf)(t))}));if(!l.some(t=>t.key===void 0))return l.sort((t,e)=>Number(t.key)-Number(
e.key)).map(({entry:t})=>t)}var ye=c(3823),Se=c(9570);const Ae=new Map([...Object.entries(Se.I).map(([i,{input:d}])=>[i,d]),["commit","repository"],["env","env"]]);
function Me({fields:i},{name:d,ours:l,sent:t}){if(i.length===0)return;const e=i.map(s=>({...s,own:Le(s.field,l,t)})),n=e.map(({field:s,own:u,message:m})=>{const T=u===
void 0?"which is not sent":`from the input ${Ae.get(u)??"app-settings"}`;return`; ${u!==void 0&&u!==s?`${s} (our ${u})`:s}, ${T}: "${m}"`}),o=new Set(e.flatMap(
({own:s})=>s??[])),a=Object.keys(l).map(s=>`"${o.has(s)?`NAME-FOR-${s}`:s}": ${Pe(s)}`),r=e.flatMap(({field:s,own:u})=>u===void 0?[ge(s)]:[]);return{words:n.join(
""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${d}: |
    {${[...a,...r].join(", ")}}`}}function ge(i){const[d="",...l]=i.split(".");return`"${d}": ${l.length===0?"VALUE":`{${ge(l.join("."))}}`}`}function Pe(i){return/^[A-Za-z]\w*$/.
test(i)?i:`\`${i}\``}function Le(i,d,l){const t=i.split("."),e=t.at(-1)??"",n=Object.keys(d),o=n.find(s=>[i,e,t[0]??""].some(u=>(0,h.tK)(u)===(0,h.tK)(s)));if(o!==
void 0)return o;const a=t.reduce((s,u)=>(0,f.Gv)(s)?s[u]:void 0,l);if(a===void 0)return;const r=n.filter(s=>JSON.stringify(d[s])===JSON.stringify(a));return r.length===
1?r[0]:void 0}const z={createApp:{doing:"create the app",mayRepeat:!1,decode:y.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:y.BE},replaceEnv:{doing:"\
replace the variables",mayRepeat:!0,decode:y._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:y.Dr},deploy:{doing:"start the deployment",
mayRepeat:!1,decode:y.Dd},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:y.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,
decode:U}},je=50;function xe(i,{org:d,project:l},t){const e={orgID:d,projectID:l},n=r=>({...e,appID:r});async function o(r,s,u,m){const T={org:d,project:l,app:u.
parameters.appID??""},$=(m===void 0?void 0:await t?.request(r,m,T))??m,j=s.mayRepeat&&ye.bw[r].method==="GET";return i({...s,route:ye.bw[r],decode:async(G,N,C)=>s.
decode(G,N,C,await t?.answer(r,G))},{...u,...$===void 0?{}:j?{query:Re($)}:{body:$},readError:t&&((G,N)=>t.error(G,N)),explain:$===void 0||j?void 0:(G,N)=>N===400||
N===422?Me(G,{name:r,ours:m??{},sent:$}):void 0})}const a=(r,{limit:s,cursor:u,page:m,signal:T}={})=>{const L=m===void 0?(0,f.Eb)({limit:s?.toString(),cursor:u}):
void 0;return o("listDeployments",z.listDeployments,{parameters:n(r),page:m,signal:T},L)};return{listDeployments:a,createApp:(r,s={})=>o("createApp",z.createApp,
{parameters:e,...s},r),updateApp:(r,s,{signal:u}={})=>o("updateApp",z.updateApp,{parameters:n(r),signal:u},s),replaceEnv:(r,s,{signal:u}={})=>o("replaceEnv",z.replaceEnv,
{parameters:n(r),signal:u},{env:Object.fromEntries(s)}),listEnvironments:(r,{signal:s}={})=>o("listEnvironments",z.listEnvironments,{parameters:n(r),signal:s}),
lookUp:(r,{signal:s}={})=>o("listEnvironments",{...z.listEnvironments,decode:y.JC},{parameters:n(r),signal:s}),deploy:(r,s,u={})=>o("deploy",z.deploy,{parameters:n(
r),...u},{...s}),async*allDeployments(r,s={}){const u=new Set;let{cursor:m,page:T}=s;for(let L=0;L<je;L+=1){const{deployments:$,nextCursor:j,nextPage:G}=await a(
r,{...s,cursor:m,page:T});s.onPage?.(),yield*$;const N=j??G;if(N===void 0||u.has(N))return;u.add(N),m=j,T=j===void 0?G:void 0}},async readFailure(r,s,{signal:u}={}){
try{return await o("readFailure",z.readFailure,{parameters:{...n(r),deployID:s},signal:u})}catch(m){if(m instanceof I.GQ&&m.call?.status===404)return;throw m}}}}
function Re(i){const d=Object.entries(i).filter(([,l])=>["string","number","boolean"].includes(typeof l));return Object.fromEntries(d.map(([l,t])=>[l,String(t)]))}
var se=c(3082),Ge=c(3532),Ce=c(4112),we=c(336);function Ne(i,{baseUrl:d,source:l},t){const{reporter:e,tree:n,signal:o,clock:a=we.ml}=t,r={clock:a,every:we.fm,random:Math.
random,uuid:k.randomUUID},s=({message:$,remedy:j})=>e({type:"warning",message:$,remedy:j}),u={...r,fetch:t.fetch,signal:t.requestSignal??o,onTrouble:({error:$})=>s(
{message:`${$.message}; trying again`,remedy:void 0})},{run:m,onSecret:T}=t,L=(0,se.r)(l,{...u,run:m,onSecret:T,onNoEmail:s});return{...r,reporter:e,tree:n,signal:o,
tokens:L,platform:xe((0,Ce.o)({...u,baseUrl:d,tokens:L}),i,i.apiMap),fetch:(0,Ge.Q)(t.fetch),async identify(){return await L.token(),l.description}}}}),2409:((W,x,c)=>{
c.d(x,{g:()=>ge});var k=c(7975),I=c(9127),f=c(3739),y=c(5807),_=c(2345),h=c(4840),D=c(7715);const S=3,E=[500,1500,3e3];async function b(t){for(let e=1;;e++)try{
return await t.send()}catch(n){if(t.signal.throwIfAborted(),!g(n))throw n;const o=await(0,D.d)(E,()=>t.find(),t);if(o!==void 0)return o;if(e===S||v(n))throw n}}
function v(t){return t instanceof f.GQ&&t.call?.unclear===!0}function g(t){return t instanceof f.GQ&&(t.call?.outcome==="unknown"||t.code==="unexpected_response")}
var w=c(8922);async function p(t,e){const n=await O(t,e.platform);if(n)return n;if(t.create)return M(t,e);throw new f.GQ("app_not_found",`The platform knows no \
app "${t.app}" in ${t.org}/${t.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function O(t,e){for(const n of new Set(
[t.rememberedAppID??t.app,t.app])){const o=await A(e,n);if(o)return o}}async function A(t,e){try{const{environments:n,stored:o,takesConfiguration:a,takesEnv:r}=await t.
lookUp(e),s=(0,h.zS)(n)?.url;return{appID:e,created:!1,url:s,subdomain:void 0,stored:o,takesConfiguration:a,takesEnv:r}}catch(n){if(R(n)===404)return;if(v(n))return{
appID:e,created:!1,url:void 0,subdomain:void 0};throw n}}async function M(t,e){const{platform:n}=e,{settings:o,...a}=t.configuration,s={...Object.fromEntries(Object.
entries(o).filter(([,m])=>m!==null)),...a,name:t.app,type:t.appType},u=e.uuid();try{return await b({...e,send:async()=>({...await n.createApp(s,{idempotencyKey:u}),
created:!0}),find:async()=>{const m=await A(n,t.app);return m&&{...m,created:!0}}})}catch(m){if(v(m))throw U("The app was created, but its ID cannot be read",m);
if(R(m)!==409||P(m))throw m;const T=await A(n,t.app);if(T)return T;const L=`${t.org}/${t.project}`;throw new f.GQ("app_unreachable_by_name",`${L} has an app nam\
ed "${t.app}", but under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:m})}}function P(t){return t instanceof
f.GQ&&t.call?.serviceCode==="domain_taken"}function R(t){return t instanceof f.GQ?t.call?.status:void 0}function U(t,e){return e.with({message:`${t}: ${e.message}`,
cause:e})}async function Q(t,e,n,o){const{appID:a,stored:r}=e,s=J(t,e,n),{domains:u,...m}=s,T=e.takesConfiguration?u===void 0?{}:{domains:u}:s,L=Object.keys(T).
length>0?await o.updateApp(a,T):void 0,$=e.takesConfiguration&&Object.keys(m).length>0?m:void 0,j=r&&e.takesConfiguration?(0,w.uq)(r,s):X(L,s),G=V.flatMap(C=>j[C]?
[`${C} "${(0,y.Ow)(j[C],60)}"`]:[]),N=Object.keys(s).sort().join(", ")||"as it is";return{brought:$,sent:T,before:Object.fromEntries(Object.keys(T).map(C=>[C,(0,w.
bA)(r,C)])),url:L?.url,subdomain:L?.subdomain,detail:G.length===0?N:`${N}; kept from before: ${G.join(", ")}`,kept:j}}function J({configuration:t,verify:e},{stored:n,
takesConfiguration:o},{movesBranch:a}){const{settings:r,repository:s,branch:u,...m}=t,T={...r,...m};return o?{...e==="warn"?{}:{verify:e},...T,...n?.repository===
s?{}:{repository:s},...n?.branch===u||!a?{}:{branch:u}}:{...T,repository:s,branch:u}}const V=["buildCommand","outputDirectory","region"];function X(t,e){const n=V.
filter(o=>t?.[o]&&e[o]===void 0);return Object.fromEntries(n.map(o=>[o,t?.[o]??""]))}var Y=c(86),K=c(1547);const B=5*6e4,F=6e4,Z=3;async function _e(t,e,n,o){const a=new AbortController,
r=o.every(1e3,()=>o.clock.now()-n>=e.timeoutMs&&a.abort());try{return await ae(t,e,n,o,a.signal)}finally{r()}}async function ae(t,e,n,o,a){const{clock:r,narrator:s}=o,
u=new ce(r,s);let m,T,L=r.now(),$=0;const j=()=>{let G=0;return o.look(a,()=>{G+=1,$=Math.max($,G)})};for(;;){const G=await u.tolerate(j,o.signal,a),N=r.now()-n,
C=G?.find(q=>q.deployID===t);if((C||!G)&&(L=r.now()),r.now()-L>F)throw ee(t,m,$,G);C&&(C.status!==m?.status||C.stage!==m.stage)&&s.report({type:"status",status:C.
status,stage:C.stage,elapsedMs:N}),m=C??m;const re=C?Ee(C,e,s):"pending";if(re!=="pending"){const q=C&&re==="cancelled"?ve(C,G??[],T??[]):void 0;return{family:re,
deployment:C,overtakenBy:q}}if(T=G??T,N>=e.timeoutMs)return m===void 0&&$>0&&be(ee(t,m,$,T),e,s),{family:"pending",deployment:m,overtakenBy:void 0};const Ue=e.pollIntervalMs??
(0,D.x)(N,o.random);await r.sleep(Math.max(1,Math.min(Ue,e.timeoutMs-N)),o.signal)}}function Ee(t,e,n){const o=(0,K.PY)(t.status,e.statusMap);return o||(n.warn(
`The platform reports the status "${t.status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for example: ${t.
status}=success`),"pending")}function ve(t,e,n){if(t.supersededBy)return t.supersededBy;const{createdAt:o}=t;if(o===void 0){const r=e[e.indexOf(t)-1];return n.some(
s=>s.deployID===r?.deployID)?void 0:r?.deployID}return e.filter(r=>r.createdAt!==void 0&&r.createdAt>o).sort((r,s)=>Number(r.createdAt)-Number(s.createdAt))[0]?.
deployID}function be(t,{onTimeout:e},n){if(e==="fail")throw t;n.warn(t.message,t.remedy)}const ie=3;function ee(t,e,n,o){const a=`The deployment ${t} is not in \
the platform's list`;if(e)return new f.GQ("deployment_lost",`${a}; its last status was "${e.status}"`,{remedy:"Look at the app in the platform: it is unknown he\
re whether it deployed. Run again to deploy anew."});const[r,s]=n===1?["its ID was not in the only page","it"]:[`its ID was in none of ${n} pages`,"they"],u=(o??
[]).slice(0,ie).map($=>(0,y.Ow)($.deployID,60)),m=(o?.length??0)>ie?", \u2026":"",T=n===1?["has","is"]:["have","are"],L=u.length>0?`; ${s} ${T[0]} ${u.join(", ")}${m}`:
o?`; ${s} ${T[1]} empty`:"";return new f.GQ("deployment_lost",`${a}: ${r}${L}`,{remedy:`It is unknown here whether it deployed. If the list has it under another\
 ID, name that ID in a map (input api-map):
${(0,Y.TU)("deploy","id","the.name.of.the.id")}
"slipway doctor --try-deploy" shows the answers to look at.`})}class ce{#e;#n;#t;#s=!1;#o=0;constructor(e,n){this.#e=e,this.#n=n}async tolerate(e,n,o){try{const a=await e();
return this.#t=void 0,this.#o=0,a}catch(a){if(n.throwIfAborted(),o.aborted)return;const r=(0,f.I7)(a);if(!de.has(r.code)||(this.#o=r.call?.unclear?this.#o+1:0,this.#o>=
Z)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>B))throw r;if(!this.#s){const s=(0,I.a3)(B);this.#n.warn(`The deployment list fails: ${r.message}; asking aga\
in for up to ${s}`)}this.#s=!0;return}}}const de=new Set(["rate_limited","service_error","unexpected_response","response_too_large","unreachable","request_timeo\
ut"]);var Oe=c(5635),$e=c(3024),ue=c(597);function le(t,{appID:e,created:n,stored:o}){const{ownership:a,configuration:r}=t;if(n||o===void 0)return{takesOver:!1,
movesBranch:!0};const{repository:s,branch:u}=o,m=s!==void 0&&!ke(s,[r.repository,...a.alsoNamed],a.server);if(m&&!a.takeOver)throw fe(e,s,r.repository);if(m||u===
void 0||o.state==="created"||u===r.branch)return{takesOver:m,movesBranch:!0};if(a.otherBranch==="refuse")throw Te(e,u,r.branch);return{takesOver:m,movesBranch:a.
otherBranch==="follow"}}function ke(t,e,n){const o=te(t,n),a=e.flatMap(r=>te(r,n));return o.length===0||a.length===0||a.some(r=>o.includes(r))}function te(t,e){
return(0,ue.Pf)(t,e).map(n=>n.startsWith("/")?ne(n):n)}function ne(t){try{return(0,$e.realpathSync)(t)}catch{return t}}function fe(t,e,n){const[o,a]=[he(e),he(n)];
return new f.GQ("app_of_another_repository",`The app ${t} belongs to the repository ${o}, and this is ${a}`,{input:"app",remedy:'Name another app with the input\
 app. To give this one to the new repository: "take-over: true".'})}function Te(t,e,n){const[o,a]=[(0,y.Ow)(e,200),(0,y.Ow)(n,200)];return new f.GQ("not_product\
ion_branch",`The branch of the app ${t} is ${o}, and this would make ${a} live`,{input:"branch",remedy:`For a preview of ${a} with an address of its own: --prev\
iew. To make it live all the same: --prod. The branch of the app stays ${o}.`})}function he(t){return(0,y.Ow)((0,ue.ri)(t),200)}var oe=c(7933);async function H(t,e,n){
const{brought:o,env:a}=n,r=await pe(n.platform,e),s=r.find($=>$.deployID===t.attachTo);if(s&&De(s,t))return{deployID:s.deployID,attached:!0};const u=new Set(r.map(
$=>$.deployID)),m=n.uuid(),T=async()=>me(await Ie(n.platform,e,u),t);return{deployID:await b({...n,send:async()=>{n.onStart();const $=await n.platform.deploy(e,
{branch:t.configuration.branch,commit:t.commit,...o&&{configuration:o},...a&&{env:a}},{idempotencyKey:m});return($?.deployID===e?void 0:$?.deployID)??await Me(T,
n)},find:T}),attached:!1}}function De(t,e){return((0,K.PY)(t.status,e.follow.statusMap)??"pending")==="pending"}async function Ie(t,e,n){return(await pe(t,e)).filter(
a=>!n.has(a.deployID))}async function pe(t,e){const{deployments:n,nextCursor:o,nextPage:a}=await t.listDeployments(e),[r,s]=[n[0]?.createdAt,n.at(-1)?.createdAt],
u=r!==void 0&&s!==void 0&&r<s;if((o??a)===void 0||!u)return n;const m=[...n];for await(const T of t.allDeployments(e,{cursor:o,page:a}))m.push(T);return m}function me(t,e){
const n=t.filter(a=>ye(a.commit,e.commit)&&Se(a.branch,e.configuration.branch));if(n.length<2)return n[0]?.deployID;const o=n.map(a=>a.deployID).join(", ");throw new f.
GQ("deployment_lost",`The platform named no deployment, and several are new: ${o}`,{remedy:"Let runs for one app wait for each other with a concurrency group, t\
hen run again."})}function ye(t,e){return!t||!e||!/^[0-9a-f]{7,64}$/i.test(t)?!0:e.toLowerCase().startsWith(t.toLowerCase())}function Se(t,e){return!t||t===e}const Ae=[
0,500,1e3,2e3,4e3,8e3];async function Me(t,e){const n=await(0,D.d)(Ae,t,e);if(n!==void 0)return n;throw new f.GQ("deployment_lost","The platform accepted the de\
ploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: it is unknown here whether it deploys."})}async function ge(t,e){const n=new Pe(
t,e),o=e.every(2e3,()=>n.heartbeat());try{return await n.go()}catch(a){return n.broken(e.signal.aborted?n.interruption():(0,f.I7)(a))}finally{o()}}class Pe{#e;#n;#t;#s;#o={
takesOver:!1,movesBranch:!0};#a;#d=!1;#r;#i;#c;constructor(e,n){this.#e=e,this.#n=n,this.#t=(0,Oe.M)(n.reporter,n.clock,n.signal)}heartbeat(){this.#t.heartbeat()}async go(){
const{phase:e}=this.#t;if(await e("identity",async()=>[void 0,await this.#n.identify()]),this.#e.dryRun)return this.#b();const n=await e("app",()=>this.#u()),{env:o}=this.#e;
n.created||await e("configure",()=>this.#f(n));const a=o.kind==="replace"?o.variables:void 0;a&&await e("env",()=>this.#h(n,a));const r=this.#n.clock.now(),s=await e(
"trigger",()=>this.#p(n));if(!this.#e.follow.wait)return this.outcome("pending");const u=await e("follow",()=>this.#m(n,s,r));return await this.#y(n,u.family),this.#w(
u,n,s)}async#u(){const e=await this.#l();return this.#o=le(this.#e,e),this.#s=e,this.#t.report({type:"app-known",appID:e.appID,created:e.created}),[e,e.created?
`created ${e.appID}`:`found ${e.appID}`]}async#l(){const e=await p(this.#e,this.#n);if(!e.created||this.#e.verify!=="fail")return e;const{takesConfiguration:n}=await this.#n.
platform.lookUp(e.appID).catch(()=>({takesConfiguration:!1}));return n&&(this.#a={...z,brought:{verify:"fail"}}),e}async#f(e){const n=await Q(this.#e,e,this.#o,
this.#n.platform),{detail:o,kept:a,url:r,subdomain:s}=n;this.#a=n,this.#e={...this.#e,kept:a},this.#s={...e,url:r??e.url,subdomain:s??e.subdomain};const{branch:u}=e.
stored??{};if(!this.#o.movesBranch&&u!==void 0){const m=`This deployment is of ${Ce(this.#e)}. The branch of the app stays ${(0,y.Ow)(u,200)}`;this.#t.report({type:"\
notice",message:m})}return[void 0,o]}async#h(e,n){return e.takesEnv||await this.#n.platform.replaceEnv(e.appID,n),[void 0,n.size===1?"1 variable":`${n.size} var\
iables`]}async#p(e){const n=()=>{this.#d=!0},{brought:o}=this.#a??{},{env:a}=this.#e,r=a.kind==="replace"&&e.takesEnv?{env:Object.fromEntries(a.variables)}:{},s={
...this.#n,...r,onStart:n,brought:o},{deployID:u,attached:m}=await H(this.#e,e.appID,s);return this.#r=u,this.#t.report({type:"deployment-known",deployID:u,attached:m}),
[u,m?`attached to ${u}, which an earlier run started`:u]}async#m(e,n,o){const a=(u,m)=>Le(n,e.appID,this.#n.platform,{signal:u,onPage:m}),r=await _e(n,this.#e.follow,
o,{...this.#n,look:a,narrator:this.#t}),s=r.family==="pending"&&this.#e.follow.onTimeout==="detach";return[r,r.deployment?.status??r.family,r.family!=="success"&&
!s]}async#y(e,n){if(n==="pending"||this.#e.isPassing)return;const o=n!=="success",{env:a}=this.#e,r=a.kind==="replace"?[...a.variables.keys()]:[],s=Object.keys(
this.#a?.brought??{}).filter($=>$!=="verify");e.takesEnv&&a.kind==="replace"&&s.push(`its variables (${r.join(", ")||"none"})`),o&&s.length>0&&this.#t.report(se(
s)),o&&a.kind==="replace"&&!e.takesEnv&&await this.#g(e,r);const{sent:u,before:m}=e.created?je(this.#e):this.#a??{sent:{},before:{}},T=Object.keys(u).filter($=>m[$]!==
void 0&&(o||$==="branch"&&!this.#o.movesBranch));if(T.length===0)return;const L=Object.fromEntries(T.map($=>[$,u[$]]));try{const $=await(0,w.pK)(e,L,m,this.#n.platform);
o&&$.length>0&&this.#t.report(se($))}catch($){this.#n.signal.throwIfAborted();const{message:j,remedy:G}=(0,f.I7)($);this.#t.warn(`The settings of this deploymen\
t could not be taken back: ${j}`,G)}}async#g(e,n){const{platform:o,signal:a}=this.#n;if(e.created){const r=await o.lookUp(e.appID).catch(()=>{});a.throwIfAborted();
const s=(0,k.isDeepStrictEqual)([...r?.stored?.variables??[]].sort(),[...n].sort());if(r?.takesEnv&&s&&n.length>0)return await o.replaceEnv(e.appID,new Map).catch(
()=>{}),a.throwIfAborted(),this.#t.report(se([`its variables (${n.join(", ")})`]));if(r?.takesEnv)return}this.#t.report(Ge(n,e.stored?.variables))}async#w(e,n,o){
switch(e.family){case"success":return this.#_(e,n);case"failure":return this.#v(n,o);case"cancelled":return this.outcome("cancelled",l(o,e.overtakenBy));case"pe\
nding":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?we(o,this.#e):void 0);default:return(0,f.xb)(e.family)}}async#_(e,n){this.#i=await(0,oe.x6)(
e.deployment?.url,this.#s??n,this.#e,this.#n.platform),this.#i&&this.#t.report({type:"url",url:this.#i});const o=this.#e.verify==="off"?[]:e.deployment?.warnings??
[];for(const a of o)this.#t.report(Re(a));if(o.some(({code:a})=>a==="index_unanswered"))return this.outcome("succeeded");try{this.#e.verify!=="off"&&await this.#t.
phase("verify",()=>this.#E(this.#i,n))}catch(a){this.#n.signal.throwIfAborted();const r=(0,f.I7)(a);if(this.#e.verify==="fail")return this.outcome("succeeded",r);
this.#t.warn(`Deployed, but ${r.message}`,r.remedy)}return this.outcome("succeeded")}async#E(e,n){if(!e)throw new f.GQ("verify_failed","the platform named no pu\
blic URL",{remedy:'Set the input url-template, or set verify to "off".'});const o=(0,_.Rm)(xe(n,this.#e)),a=await(0,oe.jE)(e,{...this.#n,deployID:this.#r,isFunction:o});
return[void 0,a===1?"answers":`answers, after ${a} tries`]}async#v(e,n){this.#c=await this.#t.phase("explain",async()=>{const{explain:r}=await c.e(219).then(c.bind(
c,219)),s=await r(n,e.appID,this.#e,this.#n,this.#t);return[s,s.code??"no code given"]}),this.#t.report({type:"failure",report:this.#c});const{headline:o,remedy:a}=this.#c;
return this.outcome("failed",new f.GQ("deploy_failed",o,{remedy:a}))}interruption(){return Ne(this.#r,this.#d)}broken(e){const n=e.call?.outcome==="refused"||e.
call?.outcome==="not-sent";return this.#r!==void 0||this.#d&&!n?this.outcome("pending",d(this.#r,e)):this.outcome(e.code==="interrupted"?"cancelled":"failed",e)}async#b(){
const{configuration:e,env:n,app:o,org:a,project:r}=this.#e,s=await O(this.#e,this.#n.platform);this.#o=s?le(this.#e,s):this.#o,this.#s=s;const{settings:u,repository:m,
branch:T,...L}=e,$=s?.stored?J(this.#e,s,this.#o):{...u,...L},{verify:j,...G}=$,N=s?.takesConfiguration!==!0,C=(0,w.fs)(s?.stored,N?$:G),re=n.kind==="leave"?[]:
(0,w.q9)(s?.stored?.variables,n.variables),Ue=[s?`update the app ${s.appID} in ${a}/${r}`:`create the app ${o} in ${a}/${r}`,...this.#o.takesOver?[`take it over\
 from ${(0,y.Ow)(s?.stored?.repository??"",200)}`]:[],...s&&C.length===0?["leave its settings as they are"]:C.map(q=>`set ${q}`),n.kind==="leave"?"leave its var\
iables alone":`replace its variables by: ${re.join(", ")||"none"}`,...N||j===void 0?[]:[`look at this release alone with verify ${(0,y.Ow)(String(j),20)}`],`dep\
loy ${m}, branch ${T}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const q of Ue)this.#t.report({type:"notice",message:`Dry run: would ${q}`});return this.
outcome("skipped")}outcome(e,n){return{status:e,appID:this.#s?.appID,appCreated:this.#s?.created??!1,deployID:this.#r,url:this.#i,failure:this.#c,error:n,phases:this.#t.
phases}}}async function Le(t,e,n,o){const a=[];for await(const r of n.allDeployments(e,o))if(a.push(r),r.deployID===t)break;return a}const z={brought:void 0,sent:{},
before:{},url:void 0,subdomain:void 0,detail:"",kept:{}};function je({configuration:t}){const{settings:e,repository:n,branch:o,...a}=t,r={...e,...a},s=Object.fromEntries(
Object.entries(r).filter(([u])=>!["rootDirectory","domains"].includes(u)));return{sent:s,before:Object.fromEntries(Object.keys(s).map(u=>[u,null]))}}function xe({
stored:t},{appType:e}){const n=(0,w.bA)(t,"type");return typeof n=="string"?n:e}function Re({message:t,file:e,line:n}){const o=e===null?{}:{place:{file:e,...n===
null?{}:{line:n}}};return{type:"warning",message:(0,y.Ow)(t,500),remedy:void 0,...o}}function se(t){return{type:"notice",message:`The app does not keep what thi\
s deployment brought: ${t.map(n=>(0,y.Ow)(n,300)).join(", ")}`}}function Ge(t,e){const n=t.map(a=>(0,y.Ow)(a,60)).join(", ")||"none",o=e?.map(a=>(0,y.Ow)(a,60)).
join(", ")||void 0;return{type:"notice",message:`The app keeps the variables of this deployment, although it was not a success: ${n}. The service takes them bef\
ore the build${o===void 0?"":`, and had ${o}`}. To go back, deploy again with the variables of before`}}function Ce({configuration:t}){return(0,y.Ow)(t.branch,200)}
function we(t,{follow:e}){const n=(0,I.a3)(e.timeoutMs),o=`The deployment ${t} has not ended within ${n}; the platform goes on with it`;return new f.GQ("deploy_\
timeout",o,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment."})}function Ne(t,e){
return t?new f.GQ("interrupted",`Interrupted; the platform goes on with ${t}`,{remedy:"A re-run for the same commit follows the same deployment."}):e?new f.GQ("\
interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one st\
arts another deployment."}):new f.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}const i=new Set(["interrupted","deployme\
nt_lost","deploy_timeout","internal"]);function d(t,e){if(i.has(e.code))return e;const n=t?`The deployment ${t}`:"A deployment";return U(`${n} was started and g\
oes on, but cannot be followed`,e)}function l(t,e){const n=e?`: ${e} overtook it`:"";return new f.GQ("deploy_cancelled",`The deployment ${t} was cancelled${n}`,
{remedy:e?`Follow ${e} instead; it deploys a newer state.`:"Run again to deploy anew."})}}),5635:((W,x,c)=>{c.d(x,{M:()=>f});var k=c(9439);const I=25e3;function f(y,_,h){
const D=[],S=new Set;let E=_.now(),b=E,v="";const g=w=>{E=_.now(),w.type==="phase-started"&&(b=E,v=`at ${k.K[w.phase]}`),w.type==="status"&&(b=E-w.elapsedMs,v=w.
status),y(w)};return{report:g,phases:D,heartbeat(){const w=_.now();v===""||w-E<I||g({type:"heartbeat",status:v,elapsedMs:w-b})},async phase(w,p){h?.throwIfAborted();
const O=_.now();g({type:"phase-started",phase:w});let A;try{const[M,P,R=!1]=await p();return A={type:"phase-finished",phase:w,detail:P,ms:_.now()-O,failed:R},M}finally{
D.push({phase:w,ms:_.now()-O}),A&&g(A)}},warn(w,p){S.has(w)||(S.add(w),g({type:"warning",message:w,remedy:p}))}}}}),7715:((W,x,c)=>{c.d(x,{d:()=>S,x:()=>D});const k=3e4,
I=.02,f=.05,y=100,_=1e4,h=.2;function D(E,b){const v=E<k?I:f;return Math.min(_,Math.max(y,E*v))*(1-h*b())}async function S(E,b,{clock:v,signal:g}){for(const w of E){
w>0&&await v.sleep(w,g);const p=await b();if(p!==void 0)return p}}}),8922:((W,x,c)=>{c.d(x,{JJ:()=>S,bA:()=>_,fs:()=>E,pK:()=>v,q9:()=>b,uq:()=>D});var k=c(7975),
I=c(5807),f=c(86);const y=new Set(["appID","id","name","type","state","status","url","subdomain","repository","branch","variables"].map(f.tK));function _(g,w){return g&&
((0,f.Pf)(g.fields).get((0,f.tK)(w))??null)}function h({fields:g}){const w=Object.entries(g).filter(([p,O])=>O!==null&&!y.has((0,f.tK)(p)));return Object.fromEntries(
w)}function D(g,w){const p=new Set(Object.keys(w).map(f.tK)),O=Object.entries(h(g)).flatMap(([A,M])=>["string","number","boolean"].includes(typeof M)&&M!==""&&!p.
has((0,f.tK)(A))?[[A,String(M)]]:[]);return Object.fromEntries(O)}function S(g){return g==null?"not set":(0,I.Ow)(JSON.stringify(g),200)}function E(g,w){return Object.
entries(w).flatMap(([p,O])=>{const A=_(g,p);return A===void 0?[`${(0,I.Ow)(p,60)}: ${S(O)}`]:(0,k.isDeepStrictEqual)(A,O)?[]:[`${(0,I.Ow)(p,60)}: ${S(A)} \u2192 ${S(
O)}`]})}function b(g,w){const p=[...w.keys()];if(g===void 0)return p;const O=p.map(M=>`${M} (${g.includes(M)?"set before":"new"})`),A=g.filter(M=>!w.has(M)).map(
M=>`${(0,I.Ow)(M,100)} (removed)`);return[...O,...A]}async function v({appID:g},w,p,O){const{stored:A}=await O.lookUp(g),M=Object.keys(w).filter(P=>!(0,k.isDeepStrictEqual)(
p[P],w[P])&&(0,k.isDeepStrictEqual)(_(A,P),w[P]));return M.length>0&&await O.updateApp(g,Object.fromEntries(M.map(P=>[P,p[P]]))),M}}),7244:((W,x,c)=>{c.d(x,{c:()=>f});
var k=c(3024),I=c(7994);function f(y){const _=(h,D)=>{try{return D()}catch{return h}};return{exists:h=>_(!1,()=>(0,k.statSync)((0,I.LI)(y,h)).isFile()),list:h=>_(
[],()=>(0,k.readdirSync)((0,I.LI)(y,h)))}}})};export{Be as id,Ke as ids,We as modules};

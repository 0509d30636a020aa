const ht=342,ut=[342],ft={5636:((H,K,l)=>{l.d(K,{H1:()=>T,K7:()=>P,cv:()=>N});var I=l(3739),b=l(8302),m=l(7634);const T={accept:"application/json","user-agent":`\
slipway/${m.x}`};async function N(E,S){S.signal?.throwIfAborted();const u=new AbortController,h=setTimeout(()=>u.abort(),S.timeoutMs),i=S.signal?AbortSignal.any(
[S.signal,u.signal]):u.signal;try{const o=await S.fetch(E.url,{method:E.method,headers:E.headers,redirect:"manual",signal:i,...(0,b.Eb)({body:E.body})}),{status:a,
headers:y}=o;return{kind:"answer",status:a,headers:y,text:await O(o,S.bodyBytes)}}catch(o){return S.signal?.throwIfAborted(),L(o,u.signal.aborted)}finally{clearTimeout(
h)}}async function O({body:E},S){if(E===null)return"";const u=[];let h=0;for await(const i of E){if(h+=i.byteLength,h>S)return;u.push(i)}return new TextDecoder().
decode(Buffer.concat(u))}const R=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,M=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function L(E,S){const u=C(E),h=a=>u.some(y=>a.test((0,I.xU)(y)??"")),i=u.some(a=>"syscall"in a&&a.syscall==="connect"),o=U(E);return{kind:"lost",sent:!i&&!o&&!h(
R),timedOut:S,certificate:o,cause:E}}function P(E){return C(E).map(I.xU).find(S=>S!==void 0)}function U(E){return C(E).map(S=>(0,I.xU)(S)??"").find(S=>M.test(S))}
function C(E,S=0){return!(E instanceof Error)||S>5?[]:[...(E instanceof AggregateError?[E.cause,...E.errors]:[E.cause]).flatMap(h=>C(h,S+1)),E]}}),9696:((H,K,l)=>{
l.d(K,{p:()=>L});var I=l(5636),b=l(1053);const m={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function T(i,o,a){const y=Math.
min(o.mostDelayMs,o.firstDelayMs*2**(i-1));return Math.round(y*(.1+.9*a()))}function N(i,o){const a=i?.trim()??"";if(/^\d{1,9}$/.test(a))return Number(a)*1e3;const y=/^[A-Za-z]{3,9}, /.
test(a)?Date.parse(a):Number.NaN;return Number.isNaN(y)?void 0:Math.max(0,y-o.now())}const O=new Set([408,429,500,502,503,504]);class R{#e;#t;#r=0;#s=0;constructor(o){
this.#e=o,this.#t=o.clock.now()}get attempts(){return this.#r+this.#s}waitAfter(o){const{budget:a,clock:y,random:p}=this.#e,w=a.throttling==="pace",k=w&&o.status===
429?++this.#s:++this.#r,v=o.retryAfterMs??0,D=w&&v>0?v:Math.max(T(k,a,p),v);return y.now()-this.#t+D>a.totalMs||v>a.mostRetryAfterMs||this.#r>=a.attempts?void 0:
D}}const M=3;function L(i){const o={timeoutMs:3e4,bodyBytes:5e6,budget:m,...i},a=C(i.onTrouble);return async function(p){const w=P(i.signal,p.signal),k=new R(o);
let v=!1;for(;;){const D=U(await i.pace?.enter(w));try{const j=await E(p,o,w);if(j.ok)return D("answered",0),j.value;if(j.status===(p.renewOn??401)&&!v&&(v=!0,await p.
renew?.()))continue;const $=j.again==="always"||j.again==="if-it-may-repeat"&&p.mayRepeat?k.waitAfter(j):void 0;if($===void 0)throw j.error;const d={error:j.error,
waitMs:$,attempt:k.attempts};p.onTrouble?.(d),a(p.doing,d);const g=j.status===429;D(g?"throttled":"fault",$),(i.pace===void 0||!g)&&await o.clock.sleep($,w)}finally{
D("fault",0)}}}}function P(i,o){return i!==void 0&&o!==void 0?AbortSignal.any([i,o]):i??o}function U(i){let o=!1;return(a,y)=>{o||i?.(a,y),o=!0}}function C(i){const o=new Set;
return(a,y)=>{const p=`${a} ${y.error.code} ${y.error.call?.status}`;i===void 0||o.has(p)||(o.add(p),i(y))}}async function E(i,o,a){a?.throwIfAborted();let y=await i.
authorize(i.request);for(let p=0;;p+=1){const w=await(0,I.cv)(y,{...o,signal:a}),k={doing:i.doing,request:y};if(w.kind==="lost"){const J=w.certificate?"never":w.
sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,b.tr)(k,w,o.timeoutMs,i.addressFrom),again:J}}const v={...k,status:w.status,headers:w.headers};if(w.status<
300||w.status>=400)return u(i.read,v,w.text,o);const D=S(v),j=D?.origin===y.url.origin&&y.method==="GET"&&p<M;if(D===void 0||!j)return{ok:!1,error:(0,b.yJ)(v,D),
again:"never"};y={...y,url:D}}}function S({headers:i,request:o}){const a=i.get("location");return a!==null&&URL.canParse(a,o.url.href)?new URL(a,o.url):void 0}async function u(i,o,a,{
clock:y,bodyBytes:p}){const{status:w}=o,k=w>=400?N(o.headers.get("retry-after"),y):void 0,v=await i({...o,text:a,bodyBytes:p,retryAfterMs:k});return v.ok?v:{...v,
again:v.again??h(w),status:w,retryAfterMs:k}}function h(i){return i===429?"always":O.has(i)?"if-it-may-repeat":"never"}}),3445:((H,K,l)=>{l.d(K,{i:()=>m});var I=l(
3739),b=l(1709);async function m(N){const O=E=>N[E.toLowerCase()]||N[E]||"",R=O("ALL_PROXY"),M=T(O("HTTP_PROXY")||R,"HTTP_PROXY"),L=T(O("HTTPS_PROXY")||R,"HTTPS\
_PROXY");if(M===""&&L==="")return fetch;const P=await l.e(729).then(l.bind(l,3729)),U=new P.EnvHttpProxyAgent({httpProxy:M,httpsProxy:L,noProxy:O("NO_PROXY")}),
C=P.fetch;return async(E,S)=>{if(E instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const u=new URL(E);return(0,b.c)(u.hostname)?
fetch(E,S):C(u,{...S,dispatcher:U})}}function T(N,O){const R=N===""||N.includes("://")?N:`http://${N}`;if(R===""||URL.canParse(R))return R;throw new I.GQ("inval\
id_input",`${O} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),1053:((H,K,l)=>{l.d(K,{O$:()=>u,a6:()=>U,g$:()=>h,tr:()=>C,
x5:()=>R,xS:()=>O,yJ:()=>i});var I=l(9127),b=l(3739),m=l(8302),T=l(5807),N=l(5636);function O(o,a){const y="status"in o?o:void 0,p=a?.requestID??y?.headers.get(
"x-request-id")??void 0;return{method:o.request.method,path:o.request.url.pathname,...(0,m.Eb)({status:y?.status,requestID:p===void 0?void 0:(0,T.Ow)(p,128),serviceCode:a?.
code})}}function R(o,a,y,p){const{code:w,remedy:k}=P(o.status),v=[`Could not ${o.doing}: the service answered ${o.status}`,a.code===void 0||a.code===String(o.status)?
"":` ${a.code}`,a.message===void 0?"":` ("${a.message}")`,y===void 0?"":` and asks to wait ${(0,I.a3)(y)}`,p?.words??""];return new b.GQ(w,v.join(""),{remedy:p?.
remedy??k,call:{...O(o,a),outcome:o.status===408||o.status>=500?"unknown":"refused"}})}const M="Try again later. If it continues, send the request ID to the pla\
tform.",L=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and w\
ith the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email\
 in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,{code:"refused",remedy:"Res\
tore the app if you want it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:M}],[429,{code:"rate_limited",remedy:"Try again\
 later, or start fewer deploys at the same time."}]]);function P(o){const a=L.get(o);return a!==void 0?a:o>=500?{code:"service_error",remedy:M}:{code:"refused",
remedy:"Correct what the answer names, then run again."}}const U=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function C(o,a,y,p="the a\
ddress"){const{origin:w}=o.request.url,k=(0,N.K7)(a.cause)??"no reason given",v=a.timedOut?`no whole answer from ${w} within ${(0,I.a3)(y)}`:`${a.sent?`the conn\
ection to ${w} broke off`:`no connection to ${w}`} (${k})`;return new b.GQ(a.timedOut?"request_timeout":"unreachable",`Could not ${o.doing}: ${v}`,{remedy:a.certificate?
S(a.certificate):`Check ${p}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...O(o),outcome:a.sent?"unknown":"not-sent"},cause:a.cause})}
const E=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with this nam\
e."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a p\
rivate authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function S(o){return E.find(([a])=>a.test(o))?.[1]??
""}function u(o,a){return new b.GQ("unexpected_response",`Could not ${o.doing}: the answer (${o.status}) ${a}`,{remedy:"Check that the address is the service it\
self, and that no proxy or login page answers in its place.",call:{...O(o),outcome:"unknown"}})}function h(o,a){return new b.GQ("response_too_large",`Could not ${o.
doing}: the answer is longer than ${a} bytes`,{remedy:"Check that the address is the service itself.",call:{...O(o),outcome:"unknown"}})}function i(o,a){const{origin:y}=o.
request.url,p=a!==void 0&&a.origin!==y,w=p?a.origin:a===void 0?"nowhere":"another path";return new b.GQ("redirected",`Could not ${o.doing}: ${y} redirects to ${w}\
 (${o.status})`,{remedy:p?`Nothing was sent there. If ${a.origin} is the service, give that address.`:"Give the service's own address, to which it does not redi\
rect.",call:{...O(o),outcome:"refused"}})}}),9692:((H,K,l)=>{l.d(K,{sU:()=>b,q$:()=>y,bM:()=>k,U2:()=>w,I:()=>o,q1:()=>a,Aw:()=>v});var I=l(8302);class b extends Error{name="\
JsonTextError";offset;stop;constructor(d,g,x=g){super(d),this.offset=g,this.stop=x}}const m=34,T=44,N=58,O=91,R=92,M=93,L=123,P=125,U=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
C=24,E=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,S=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,u=/true|false|null/y,h="a lone surrogate (half of a character) in a\
 string";class i{#e;#t;#r;#s=[];#n=0;#o={name:"",nameOffset:0,offset:0};constructor(d,g=!0,x){this.#e=d,this.#t=g,this.#r=x}document(){this.#m();const d=this.#p()===
L?"object":"other";do this.#i();while(this.#d());if(this.#m(),this.#n<this.#e.length)throw this.#w("the end");return d}#i(){for(;;){this.#m(),this.#s.length===1&&
(this.#o.offset=this.#n);const d=this.#p();if(d===m){this.#h();return}if(d===L){if(this.#n+=1,this.#y(P))return;this.#s.push(new Set),this.#f()}else if(d===O){if(this.#n+=
1,this.#y(M))return;this.#s.push(void 0)}else{if(this.#E(S)||this.#E(u))return;throw this.#w("a value")}}}#d(){for(let d=this.#s.length;d>0;d--){const g=this.#s[d-
1]!==void 0;if(d===1&&g&&this.#r&&this.#a(this.#r),this.#y(T))return g&&this.#f(),!0;if(!this.#y(g?P:M))throw this.#S(g?"}":"]");this.#s.pop()}return!1}#a(d){d(
{...this.#o,text:this.#e.slice(this.#o.offset,this.#n)})}#f(){this.#m();const d=this.#n;if(this.#p()!==m)throw this.#w("a name in double quotes");this.#h();const g=o(
this.#e.slice(d,this.#n)),x=this.#s.at(-1);if(this.#t&&x?.has(g))throw new b(`the name "${g}" occurs twice in one object`,d);if(x?.add(g),!this.#y(N))throw this.#w(
'":"');this.#s.length===1&&(this.#o={name:g,nameOffset:d,offset:this.#n})}#h(){const d=this.#e,g=this.#n;let x=g+1;for(;;){const G=d.charCodeAt(x);if(G===m)break;
if(G===R)x=this.#l(x,g);else if(G>=55296&&G<=57343)x=this.#c(x,g);else if(G>=32)x=x-g<C?x+1:this.#u(x);else throw this.#g(x)}this.#n=x+1}#u(d){return U.lastIndex=
d,U.test(this.#e),U.lastIndex}#l(d,g){if(E.lastIndex=d,!E.test(this.#e))throw this.#g(d);const x=E.lastIndex;if(!this.#t||x-d===2)return x;const G=Number.parseInt(
this.#e.slice(d+2,x),16);if(G<55296||G>57343)return x;const Y=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(x,x+6));if(G>=56320||!Y)throw new b(h,g);return x+
6}#c(d,g){const[x,G]=[this.#e.charCodeAt(d),this.#e.charCodeAt(d+1)],Y=x<56320&&(G&64512)===56320;if(this.#t&&!Y)throw new b(h,g);return d+(Y?2:1)}#g(d){const g=d>=
this.#e.length;return new b(g?"a string does not end":"a bad escape or control character in a string",d)}#y(d){return this.#m(),this.#p()!==d?!1:(this.#n+=1,!0)}#m(){
for(;;){const d=this.#p();if(d!==32&&d!==10&&d!==13&&d!==9)return;this.#n+=1}}#p(){return this.#e.charCodeAt(this.#n)}#E(d){return d.lastIndex=this.#n,d.test(this.#e)?
(this.#n=d.lastIndex,!0):!1}#S(d){const g=this.#e.slice(0,this.#n).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#n))?new b(`"," or "${d}" is missi\
ng`,g,this.#n):this.#w(`"," or "${d}"`)}#w(d){const g=this.#e.slice(this.#n,this.#n+1);return new b(`expected ${d}, found ${g===""?"the end":JSON.stringify(g)}`,
this.#n)}}function o($){return $.includes("\\")?String(JSON.parse($)):$.slice(1,-1)}function a($,d){const g=$.slice(0,d);return{line:g.split(`
`).length,column:d-g.lastIndexOf(`
`)}}function y($){new i($).document()}function p($){try{new JsonScanner($,!1).document()}catch(d){if(d instanceof JsonTextError)return d;throw d}}function w($,d=!0){
const g=[];return new i($,d,G=>g.push(G)).document()==="object"?g:void 0}function k($){return $.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function v($,d){
return $===d||D($)===D(d)}function D($){try{return String(JSON.parse($,j))}catch(d){if(d instanceof RangeError)return k($);throw d}}function j($,d,g){return typeof d==
"number"?J(g?.source??String(d)):Array.isArray(d)?`[${d.join(",")}]`:(0,I.Gv)(d)?`{${Object.entries(d).map(([G,Y])=>`${JSON.stringify(G)}:${Y}`).sort().join(",")}\
}`:JSON.stringify(d)}function J($){const[,d,g="",x="",G="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec($)??[],Y=`${g}${x}`.replace(/^0+/,""),z=Y.replace(
/0+$/,"");if(z==="")return`${d}0`;const ne=BigInt(G)-BigInt(x.length)+BigInt(Y.length-z.length);return`${d}${z}e${ne}`}}),3823:((H,K,l)=>{l.d(K,{Y2:()=>R,a6:()=>O,
bw:()=>m,dN:()=>M});const I="/api/v1/orgs/{orgID}/projects/{projectID}/apps",b=`${I}/{appID}`,m={createApp:{method:"POST",path:I},updateApp:{method:"PATCH",path:b},
replaceEnv:{method:"PUT",path:`${b}/env`},listEnvironments:{method:"GET",path:`${b}/environments`},deploy:{method:"POST",path:`${b}/deployments`},listDeployments:{
method:"GET",path:`${b}/deployments`},readFailure:{method:"GET",path:`${b}/deployments/{deployID}/failure`}},T="/operator/orgs/{orgID}/projects/{projectID}/apps\
/{appID}",N=`${T}/deployments/{deployID}`,O={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{
method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{method:"GET",path:T},deleteApp:{method:"DELETE",path:T},restoreApp:{method:"POST",path:`${T}/restore`},
listDeployments:{method:"GET",path:`${T}/deployments`},readDeployment:{method:"GET",path:N},readLog:{method:"GET",path:`${N}/log`},cancel:{method:"POST",path:`${N}\
/cancel`},redeploy:{method:"POST",path:`${T}/redeploy`},listEnv:{method:"GET",path:`${T}/env`},editEnv:{method:"PATCH",path:`${T}/env`},listReleases:{method:"GE\
T",path:`${T}/releases`},clearCaches:{method:"DELETE",path:`${T}/caches`},rollback:{method:"POST",path:`${T}/rollback`},listTables:{method:"GET",path:`${T}/tabl\
es`},createTable:{method:"POST",path:`${T}/tables`},deleteTable:{method:"DELETE",path:`${T}/tables/{table}`},listKeys:{method:"GET",path:`${T}/tables/{table}/ke\
ys`},runtime:{method:"POST",path:`${T}/runtime`},readInstances:{method:"GET",path:`${T}/instances`},readOutput:{method:"GET",path:`${T}/output`},organizationUsage:{
method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${T}\
/usage`},listNodes:{method:"GET",path:"/operator/nodes"},createConsoleLink:{method:"POST",path:"/operator/console-link"}},R={put:"/v1/put",get:"/v1/get",delete:"\
/v1/delete"};function M(L,P){return L.replace(/\{(\w+)\}/g,(U,C)=>encodeURIComponent(P[C]??`{${C}}`))}}),9342:((H,K,l)=>{l.r(K),l.d(K,{KEYS_LEFT:()=>it,prepareSeed:()=>at});
var I=l(3445),b=l(336),m=l(3739),T=l(1619),N=l(1317),O=l(2345),R=l(4734);const M={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list\
 of `{key, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{
value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"\
`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The ta\
ble's bearer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{
value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Re\
ad every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"fa\
lse",description:"Check the files and show what would happen, without sending anything."}},L=new Map(Object.entries(M)),P={written:"Keys that were written.",deleted:"\
Keys that were deleted.",failed:"Keys that could not be written or deleted."},U=t=>t==="file"?"kvs-seed-file":`kvs-${t}`,C=256;function E(t,e,n=s=>s){const s=new y(
t,n),{file:r,pruneFile:c}=s.files(),f={file:r,pruneFile:c,target:s.boolean("dry-run")?void 0:i(s,e),ttlSeconds:s.number("ttl-seconds",R.J9,R.wy),concurrency:s.number(
"concurrency",u,`it must be a whole number from 1 to ${C}`)??1,verify:s.boolean("verify"),secrets:h(t,e)};return s.problems.throwIfAny(),f}function S(t,e){const n={
table:t},s=new y(n,c=>c),r=i(s,e);return s.problems.throwIfAny(),{target:r,secrets:h(n,e)}}function u(t){return Number.isInteger(t)&&t>=1&&t<=C}function h(t,e){
const n=Object.entries(e).filter(([r])=>r.startsWith(`${O.be}TOKEN_`)),s=[t.token,...n.map(([,r])=>r),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(
s.map(r=>r?.trim()??""))].filter(r=>r!=="")}function i(t,e){const{problems:n}=t,s=V=>`${O.be}${V}`,r=t.text("table");r!==""&&!O.BL.test(r.toLowerCase())&&n.add(
(0,N.Gq)(t.name("table"),`"${r}" is not a table name`,"Write letters, digits and _, as sessions."));const c=t.textOrVariable("url",e[s("URL")],s("URL"));c!==""&&
n.try(()=>(0,T.J)(c,t.name("url")),void 0);const f=t.textOrVariable("region",e[s("REGION")],s("REGION")),_=s(`TOKEN_${r.toUpperCase()}`),A=t.text("token")||(r===
""?t.textOrVariable("table",void 0,s("TOKEN_<TABLE>")):t.textOrVariable("token",e[_],_)),B=async()=>o(e);return n.try(()=>o(e),void 0),{url:c,region:f,token:A,credentials:B}}
function o(t){const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),r=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");
if(!e||!n)throw new m.GQ("missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",
remedy:a});return{accessKeyId:e,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(r)?void 0:r}}const a=`The key-value store accepts only calls of \
the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class y{problems=new N.Zw;#e;name;constructor(e,n){this.#e=e,this.name=n}text(e){return this.#e[e]?.trim()||(L.get(e)?.default??"")}files(){
const e=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(e===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:e,pruneFile:n}}boolean(e){return this.problems.try(()=>(0,N.yG)(this.text(
e),this.name(e)),!1)}number(e,n,s){const r=this.text(e);if(r==="")return;const c=/^\d+$/.test(r)?Number(r):Number.NaN;if(!n(c)){const f=`${this.name(e)} is "${r}\
"; ${s}`;this.problems.add(new m.GQ("invalid_input",f,{input:this.name(e),remedy:"Write a number."}))}return c}textOrVariable(e,n,s){const r=this.text(e)||n?.trim()||
"";if(r===""){const c=`Give ${this.name(e)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(e,`is not set, and neither is ${s}`,c)}return r}#t(e,n,s){
const r=this.name(e);this.problems.add(new m.GQ("missing_input",`${r} ${n}`,{input:r,remedy:s}))}}var p=l(8302),w=l(9692),k=l(3823),v=l(9127),D=l(5807);const j=4*
6e4,J=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),$=t=>e=>e.status===403&&t.test(e.message??""),d=[{when:$(/scoped to a valid region/i),code:"forbidden",says:({
region:t})=>`the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with t\
he region of the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>j&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's cloc\
k is ${(0,v.a3)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:$(/signature expired|not yet current/i),
code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for \
five minutes."},{when:$(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration\
-seconds of aws-actions/configure-aws-credentials."},{when:$(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not match \
the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:J(403,"inactive_binding"),code:"f\
orbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},
{when:J(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ss\
r or sse; static web apps have none."},{when:J(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of\
 a function role that the platform manages for this app."},{when:J(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A \
proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:J(401),code:"unauthorized",says:()=>"the table token is not valid: the table may \
have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_\
<TABLE>."},{when:J(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${O.ux.bodyBytes/1024} KiB.`},{when:J(
404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:J(429),
code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=
500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===
400,code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${O.ux.keyBytes} bytes, value ${O.ux.valueBytes/
1024} KiB of JSON, ttlSeconds ${O.ux.minTtlSeconds} to ${O.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a ke\
y-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function g(t,e){const n=d.find(({when:f})=>f(e)),s=e.code??e.message,r=s===
void 0?"":`, "${s}"`,c=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new m.GQ(n?.code??"refused",c,{remedy:n?.remedy,call:z(t)})}function x({
status:t,headers:e,text:n=""},s){const r=(0,p.U4)(n),c=(0,p.Gv)(r)?r.message??r.Message:void 0,f=Date.parse(e.get("date")??"");return{status:t,code:(0,p.Gv)(r)&&
typeof r.error=="string"?(0,D.Ow)(r.error,80):void 0,message:typeof c=="string"?G(c,s.token):void 0,skewMs:Number.isNaN(f)?0:s.now-f,region:s.region}}function G(t,e){
const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,D.Ow)(n.trim(),300)}function Y(t,e){return new m.GQ("unexpected_response",`Could not ${t.
doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:z(t)})}function z({request:t,status:e,headers:n}){
const s=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,D.Ow)(s,128)};return{method:t.method,path:t.url.pathname,
status:e,...r}}var ne=l(5118),se=l(7598);class _e{#e;#t;constructor(e){this.#e=e,this.#t=oe(e)}update(e){this.#t.update(ie(e))}async digest(){return this.#t.digest()}reset(){
this.#t=oe(this.#e)}}function oe(t){return t===void 0?(0,se.createHash)("sha256"):(0,se.createHmac)("sha256",ie(t))}function ie(t){return typeof t=="string"?t:ArrayBuffer.
isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}var xe=l(5636);const $e=6e4;function Ae(t){const{clock:e}=t;let n;const s=async()=>((n===
void 0||(n.expiresAt??1/0)-e.now()<$e)&&(n=ke(await t.credentials(),e)),n),r=new ne.BB({service:O.jL,region:t.region,credentials:async()=>Ne(await s()),sha256:_e,
applyChecksum:!1});return{async sign(c,f){const _={method:"POST",protocol:c.protocol,hostname:c.hostname,path:c.pathname,query:{},headers:{host:c.host,"content-\
type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:f},A=await r.sign(_,{signingDate:new Date(e.now())}),{host:B,...V}=A.headers;return{method:"\
POST",url:c,headers:{...xe.H1,...V},body:f}},async renew(){const c=n;n=void 0;const f=await s();return f.accessKeyId!==c?.accessKeyId||f.sessionToken!==c?.sessionToken}}}
function Ne({accessKeyId:t,secretAccessKey:e,sessionToken:n}){return{accessKeyId:t,secretAccessKey:e,...(0,p.Eb)({sessionToken:n})}}function ke(t,e){if((t.expiresAt??
1/0)>e.now())return t;throw new m.GQ("unauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration\
-seconds of aws-actions/configure-aws-credentials."})}var ve=l(9696);const Re={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"\
pace"},Ie=3e4,Ce=1024*1024;function De(t){const{fetch:e,clock:n,random:s,signal:r,pace:c,budget:f=Re,onTrouble:_}=t,A=(0,T.J)(t.url,"url"),B=Ae(t),V={timeoutMs:Ie,
bodyBytes:Ce},re=(0,ve.p)({fetch:e,clock:n,random:s,signal:r,pace:c,budget:f,...V}),q=(W,X,Z,te)=>re({doing:`${W} ${JSON.stringify(X)}`,request:{method:"POST",url:Me(
A,W),headers:{},body:Z},mayRepeat:!0,authorize:({url:ee})=>B.sign(ee,Z),renewOn:403,renew:()=>B.renew(),addressFrom:"SERVICE_KVS_URL",read:je(t,te),onTrouble:({
error:ee,attempt:ct,waitMs:dt})=>_?.({operation:W,status:ee.call?.status,attempt:ct,waitMs:dt})});return{async put(W){const X=W.ttlSeconds===void 0?"":`,"ttlSec\
onds":${W.ttlSeconds}`,Z=`{"key":${JSON.stringify(W.key)},"value":${Le(W)}${X}}`;return q("put",W.key,Z,({value:te,wrong:ee})=>{if(!(0,p.Gv)(te)||te.ok!==!0)throw ee(
"does not say ok")})},get:W=>q("get",W,JSON.stringify({key:W}),Pe),delete:W=>q("delete",W,JSON.stringify({key:W}),({value:X,wrong:Z})=>{if(!(0,p.Gv)(X)||X.deleted!==
!0)throw Z("does not say deleted")})}}function Me(t,e){const n=new URL(t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${k.Y2[e]}`,n}function Le(t){const e="\
text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new m.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,w.q$)(
e),e}function Pe({text:t,value:e,wrong:n}){if(!(0,p.Gv)(e)||typeof e.found!="boolean")throw n("does not say found");if(!e.found)return;const s=(0,w.U2)(t)?.find(
({name:c})=>c==="value");if(s===void 0)throw n("says found, but has no value");const{expiresAt:r}=e;return{text:s.text,value:e.value,expiresAt:typeof r=="string"?
r:null}}function je({region:t,token:e,clock:n},s){return async r=>{const{status:c,text:f}=r;if(c>=300){const A=x(r,{region:t,token:e,now:n.now()});return{ok:!1,
error:g(r,A)}}const _=A=>Y(r,A);if(f===void 0)return{ok:!1,error:_(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:f,value:JSON.parse(f),
wrong:_})}}catch(A){return{ok:!1,error:A instanceof m.GQ?A:_("is not JSON")}}}}var Q=l(3024),Ue=l(1455),F=l(5255),Ge=function(t,e,n){if(e!=null){if(typeof e!="o\
bject"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defin\
ed.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(c){return Promise.reject(c)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Ke=(function(t){return function(e){function n(f){e.error=e.hasError?new t(f,e.error,"An error was suppresse\
d during disposal."):f,e.hasError=!0}var s,r=0;function c(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(c);if(s.
dispose){var f=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(f).then(c,function(_){return n(_),c()})}else r|=1}catch(_){n(_)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return c()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Be=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,
t=>t.trimStart().startsWith("{")?"object":"array"]];async function We(t){const e=await ae(t),n=Be.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();
return s.startsWith("[")?"array":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function ae(t){try{const e={stack:[],error:void 0,
hasError:!1};try{const n=Ge(e,await(0,Ue.open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.
subarray(0,r))}catch(n){e.error=n,e.hasError=!0}finally{const n=Ke(e);n&&await n}}catch(e){throw me(t,e)}}async function*ce(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.
all([l.e(815),l.e(511)]).then(l.bind(l,4511));yield*s(await Fe(t));return}const n=e==="object"?R.Ar:R.Cn;for await(const s of ue(t,he(e)))s instanceof F.LN?yield s:
yield*n(s)}async function*de(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new m.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",
place:{file:t},remedy:"Write them one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await ae(t)).trimStart().
startsWith("[");for await(const n of ue(t,he(e?"array":"lines")))n instanceof F.LN?yield n:yield Je(n,e)}function Je({text:t="",line:e,column:n},s){try{const r=s?
t:JSON.stringify(t),c=(0,R.mk)(r);return c===void 0?{key:String(JSON.parse(r)),line:e}:new F.LN(c,e,n)}catch{return new F.LN("not a JSON string",e,n)}}function he(t){
return t==="lines"?new F.g3:new F.cR(t==="array"?"[]":"{}")}async function*ue(t,e){try{for await(const n of le(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof
F.LN))throw n;yield n}}const fe=16*1024*1024;async function Fe(t){let e="";for await(const n of le(t))if(e+=n,e.length>fe)throw new m.GQ("invalid_file",`${t} is\
 longer than the ${fe/2**20} MiB that YAML may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatev\
er its length."});return e}async function*le(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,Q.createReadStream)(t))yield e.decode(n,{
stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new m.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await Ye(t)},
remedy:"Save it as UTF-8."}):(0,m.xU)(n)===void 0?n:me(t,n)}}async function Ye(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,Q.
createReadStream)(t)){const r=Buffer.from(s);let c=0;for(let f=r.indexOf(ye);f!==-1;f=r.indexOf(ye,c))e.decode(r.subarray(c,f+1),{stream:!0}),n+=1,c=f+1;e.decode(
r.subarray(c),{stream:!0})}}catch{}return n}const ye=10;function me(t,e){return(0,m.xU)(e)==="ENOENT"?new m.GQ("file_not_found",`There is no file ${t}`,{input:"\
file",remedy:"Name a path relative to the workspace; is the repository checked out before this step?"}):new m.GQ("invalid_file",`${t} cannot be read (${(0,m.xU)(
e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user may read.",cause:e})}async function Ve(t,e){const n=new He,s=new Ee,r=t.file===
void 0?"lines":await We(t.file);let c=0,f=0;if(t.file!==void 0)for await(const _ of ce(t.file,r)){we(e);const A=_ instanceof F.LN?_:s.add(_.key,_.line,ge);A&&n.
add(t.file,A),c+=1}if(t.pruneFile!==void 0){const _=new Ee;for await(const A of de(t.pruneFile)){we(e);const B=A instanceof F.LN?A:_.add(A.key,A.line,ge)??s.find(
A.key,A.line);B&&n.add(t.pruneFile,B),f+=1}}return n.throwIfAny(),{format:r,entries:c,deletes:f}}const pe=100;class He{#e=[];#t=0;add(e,n){if(this.#t+=1,this.#e.
length===pe)return;const s={file:e,line:n.line,column:n.column};this.#e.push(new m.GQ("invalid_file",n.message,{place:s,input:"file"}))}throwIfAny(){const[e]=this.#e;
if(e===void 0)return;const n=this.#t-this.#e.length,s=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new m.GQ("inva\
lid_file",n>0?`${s} (the first ${pe} are shown)`:s,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}
function we(t){if(t?.aborted)throw new m.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const ge=(t,e)=>`the key ${be(t)} occurs twic\
e: first on line ${e}`;class Ee{#e=new Map;add(e,n,s){const r=Se(e),c=this.#e.get(r);if(c!==void 0)return new F.LN(s(e,c),n,1);this.#e.set(r,n)}find(e,n){const s=this.#e.
get(Se(e));if(s!==void 0)return new F.LN(`the key ${be(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function Se(t){return(0,se.hash)("\
sha256",t,"binary")}function be(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}class Qe{#e;#t;#r;#s;#n;#o=0;#i=0;#d=0;#a=[];constructor(e){this.#e=
e.clock,this.#t=e.random,this.#r=e.most,this.#s=e.onHold,this.#n=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#u();if(s>0)await this.#e.sleep(
s,e);else if(this.#o>=Math.floor(this.#n))await this.#l(e);else break}this.#o+=1;const n=this.#d;return(s,r)=>this.#f(s,r,n)}#f(e,n,s){this.#o-=1,e==="answered"&&
(this.#n=Math.min(this.#r,this.#n+1/this.#n)),e==="throttled"&&(s===this.#d?this.#h(n):this.#u()>0&&(this.#i=Math.max(this.#i,this.#e.now()+n)));for(let r=Math.
floor(this.#n)-this.#o;r>0;r-=1)this.#a.shift()?.()}#h(e){this.#d+=1,this.#n=Math.max(1,this.#n/2);const n=Math.round(this.#t()*Math.min(250,e));this.#i=this.#e.
now()+e+n,this.#s(e,Math.floor(this.#n))}#u(){return this.#i-this.#e.now()}#l(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",c),n()},
c=()=>{this.#a=this.#a.filter(f=>f!==r),s(e?.reason)};e?.addEventListener("abort",c,{once:!0}),this.#a.push(r)})}}const ze=256*1024;class Xe{path;#e;#t="";#r=0;#s;constructor(e){
this.path=Ze(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#r+=1,this.#s!==void 0)return;const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(
e)},"value":${n}${r}}
`,this.#t.length>=ze&&this.#i(()=>this.#o())}close(){if(this.#r!==0){if(this.#i(()=>{this.#o(),(0,Q.renameSync)(this.#n,this.path)}),this.#e!==void 0&&(0,Q.closeSync)(
this.#e),this.#s===void 0)return this.path;throw(0,Q.rmSync)(this.#n,{force:!0}),new m.GQ("disk_full",`${this.#r} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#s})}}get#n(){return`${this.path}.part`}#o(){this.#e??=(0,Q.openSync)(
this.#n,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,Q.writeSync)(this.#e,e,n);this.#t=""}#i(e){try{this.#s===void 0&&e()}catch(n){this.#s=n}}}
function Ze(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}async function Te(t,e){
const n=e.clock.now(),s=await Ve(t,e.signal),{entries:r,deletes:c}=s;e.report({type:"checked",entries:r,deletes:c});const f=t.target===void 0?et:await new nt(t,
t.target,e).run(s),{written:_,deleted:A,unwrittenFile:B}=f;return{entries:r,deletes:c,written:_,deleted:A,failed:t.target===void 0?0:r-_+c-A,unwrittenFile:B,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:qe(f,r,c)}}function qe(t,e,n){const{stopped:s,keyErrors:r,written:c,deleted:f,unwrittenFile:_}=t,[A]=r,B=s??A;if(B===void 0)
return;const V=[...e>0?[`${c} of ${e} entries are written`]:[],...n>0?[`${f} of ${n} keys are deleted`]:[]].join(", "),re=_===void 0?[]:[`Those that were not wr\
itten are in ${_}: seed that file next.`],q=[...B.remedy===void 0?[]:[B.remedy],...re].join(`
`);return new m.GQ(s?.code??"seed_failed",s?`${s.message}; ${V}`:`Only ${V}`,{remedy:q||void 0,call:s?.call,also:r,cause:s?.cause??s})}const et={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},tt=100;class nt{#e;#t;#r;#s=new AbortController;#n=[];#o=new Set;constructor(e,n,s){this.#e=e,this.#t=s;const{
fetch:r,clock:c,random:f,report:_}=s,A=(B,V)=>_({type:"throttled",waitMs:B,atOnce:V});this.#r=De({...n,fetch:r,clock:c,random:f,signal:s.signal?AbortSignal.any(
[s.signal,this.#s.signal]):this.#s.signal,pace:new Qe({clock:c,random:f,most:e.concurrency,onHold:A}),onTrouble:B=>this.#y(B)})}async run(e){const{file:n,pruneFile:s}=this.#e,
r=new Xe(n??""),c=n===void 0?0:await this.#i(n,e,r),f=s===void 0||this.#c()?0:await this.#f(s,e),_=r.close();return{written:c,deleted:f,stopped:this.#g(),keyErrors:this.#n,
unwrittenFile:_}}async#i(e,{format:n,entries:s},r){const c=new Oe("write",s,this.#t.clock,this.#t.report);return await this.#h(e,ce(e,n),async f=>{!this.#c()&&await this.#u(
e,f,()=>this.#d(f))?c.add():r.add(this.#a(f))}),c.report(),c.done}async#d(e){const{key:n,text:s,ttlSeconds:r}=this.#a(e);if(await this.#r.put({key:n,text:s,ttlSeconds:r}),
!this.#e.verify)return;const c=await this.#r.get(n);if(!(c!==void 0&&(0,w.Aw)(c.text,s)))throw new m.GQ("verify_failed",`${JSON.stringify(n)} was written, but ${c?
"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to this table at the same time? Then seed it again afterwards."})}#a(e){
return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:n}){const s=new Oe("delete",n,this.#t.clock,this.#t.report);return await this.#h(e,de(
e),async r=>{!this.#c()&&await this.#u(e,r,()=>this.#r.delete(r.key))&&s.add()}),s.report(),s.done}async#h(e,n,s){const r=async()=>{for(let f=await n.next();!f.
done;f=await n.next())f.value instanceof F.LN?this.#s.abort(ot(e)):await s(f.value)},c=f=>this.#s.abort((0,m.I7)(f));await Promise.all(Array.from({length:this.#e.
concurrency},()=>r().catch(c)))}async#u(e,{line:n},s){try{return await s(),!0}catch(r){const c=(0,m.I7)(r);return rt(c)?this.#l(c.with({place:{file:e,line:n}})):
this.#c()||this.#s.abort(c),!1}}#l(e){this.#n.length>=tt||(this.#n.push(e),this.#t.report({type:"key-failed",error:e}))}#c(){return this.#s.signal.aborted||this.#t.
signal?.aborted===!0}#g(){const{signal:e}=this.#t;return e?.aborted?new m.GQ("interrupted","Interrupted",{cause:e.reason}):this.#s.signal.aborted?(0,m.I7)(this.#s.
signal.reason):void 0}#y(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#t.report({type:"trouble",trouble:e}))}}const st=500;class Oe{#e;#t;#r;#s;#n;#o;#i=0;constructor(e,n,s,r){
this.#e=e,this.#t=n,this.#r=s,this.#s=r,this.#n=s.now(),this.#o=this.#n}get done(){return this.#i}add(){this.#i+=1,this.#r.now()-this.#o>=st&&this.report()}report(){
this.#o=this.#r.now();const e=(this.#o-this.#n)/1e3,n=e>0?this.#i/e:0,s=this.#t-this.#i,r=n>0?s/n*1e3:void 0;this.#s({type:"progress",part:this.#e,done:this.#i,
total:this.#t,perSecond:n,leftMs:r})}}function rt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function ot(t){return new m.GQ("inva\
lid_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const it={type:"warning",message:"\
The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys later, w\
ith the seed action or "slipway seed".'};async function at(t,{env:e,onSecret:n,signal:s}){const r=E(t,e,U);for(const _ of r.secrets)n(_);const c={fetch:await(0,I.
i)(e),clock:b.ml,random:Math.random,signal:s},f=await Te({...r,target:void 0},{...c,report:()=>{}});if(f.error)throw f.error;return async _=>{try{return await Te(
r,{...c,report:_})}catch(A){return{...f,failed:f.entries+f.deletes,error:(0,m.I7)(A)}}}}}),4734:((H,K,l)=>{l.d(K,{Ar:()=>N,Cn:()=>T,J9:()=>C,mk:()=>E,mn:()=>P,wy:()=>U});
var I=l(9692),b=l(2345),m=l(5255);function*T(h){const i=O(h,"");i instanceof m.LN?yield i:i===void 0?yield new m.LN("an entry is an object {key, value, ttlSecon\
ds?}",h.line,h.column):yield*P(i,h)}function*N(h){const i=O(h,"{}");if(i instanceof m.LN)yield i;else if(i!==void 0)for(const[o,a]of i){const{line:y,column:p}=h;
yield*P(new Map([["key",{json:JSON.stringify(o),line:y,column:p}],["value",a]]),h)}}function O(h,i){const{text:o,line:a,column:y}=h;if(o===void 0)return new m.LN(
"the entry is far longer than any that is allowed",a,y);const p=i===""?0:1;try{const w=(0,I.U2)(i===""?o:`{${o}}`);return w&&new Map(w.map(k=>[k.name,R(h,o,k,p)]))}catch(w){
if(!(w instanceof I.sU))throw w;const k=M(h,o,w.offset-p);return new m.LN(`not valid JSON: ${w.message}`,k.line,k.column)}}function R(h,i,o,a){return{json:(0,I.
bM)(o.text),...M(h,i,o.nameOffset-a)}}function M({line:h,column:i},o,a){const y=o.slice(0,Math.max(0,a)),p=y.lastIndexOf(`
`);return p===-1?{line:h,column:i+y.length}:{line:h+y.split(`
`).length-1,column:y.length-p}}const L=new Set(["key","value","ttlSeconds"]);function*P(h,i){const o=[],a=(D,j)=>{o.push(new m.LN(j,D?.line??i.line,D?.column??i.
column))};for(const[D,j]of h)L.has(D)||a(j,`an entry has no member "${D}": its members are key, value and ttlSeconds`);const[y,p,w]=[h.get("key"),h.get("value"),
h.get("ttlSeconds")],k=y&&E(y.json);y===void 0?a(void 0,"the entry has no key"):k!==void 0&&a(y,k),p===void 0?a(void 0,"the entry has no value"):S(p.json)>b.ux.
valueBytes&&a(p,`the value has ${S(p.json)} bytes of JSON; the most is ${b.ux.valueBytes}`);const v=w&&Number(w.json);w!==void 0&&!C(v)&&a(w,`ttlSeconds is ${u(
w.json)}; ${U}`),o.length>0||y===void 0||p===void 0?yield*o:yield{key:String(JSON.parse(y.json)),text:p.json,ttlSeconds:v,line:i.line}}const U=`it must be a who\
le number from ${b.ux.minTtlSeconds} to ${b.ux.maxTtlSeconds}`;function C(h){const{minTtlSeconds:i,maxTtlSeconds:o}=b.ux;return Number.isInteger(h)&&Number(h)>=
i&&Number(h)<=o}function E(h){const i=JSON.parse(h);if(typeof i!="string")return`the key is ${u(h)}, not a string`;if(i==="")return"the key is empty";if(!i.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(S(i)>b.ux.keyBytes)return`the key has ${S(i)} bytes of UTF-8; the most is ${b.ux.keyBytes}`}function S(h){
return Buffer.byteLength(h)}function u(h){return h.length>40?`${h.slice(0,39)}\u2026`:h}}),5255:((H,K,l)=>{l.d(K,{LN:()=>I,cR:()=>P,g3:()=>U});class I extends Error{name="\
FileFault";line;column;constructor(u,h,i){super(u),this.line=h,this.column=i}}const b=1024*1024,[m,T,N,O]=[34,92,44,10],R=new Set([91,123]),M=new Set([93,125]),
L=new Set([32,9,10,13]);class P{#e;#t="before";#r=0;#s=!1;#n=!1;#o=1;#i=1;#d=0;#a=new C;constructor(u){this.#e=u}*push(u){let h=0;for(let i=0;i<u.length;i+=1){const o=u.
charCodeAt(i);this.#s?this.#f(o):this.#t!=="inside"?(this.#h(o),h=i+1):this.#r===0&&(o===N||M.has(o))?(this.#a.add(u.slice(h,i)),h=i+1,yield*this.#l(o)):this.#u(
o),o===O?(this.#o+=1,this.#i=1):this.#i+=1}this.#t==="inside"&&this.#a.add(u.slice(h))}end(){if(this.#t==="after")return[];throw this.#c(`the file ends where "${this.#e[this.#t===
"before"?0:1]}" is expected`)}#f(u){this.#n?this.#n=!1:u===T?this.#n=!0:u===m&&(this.#s=!1)}#h(u){if(!L.has(u)){if(this.#t==="after")throw this.#c("there is tex\
t after the end; name a file of one entry a line .ndjson");if(u!==this.#e.charCodeAt(0))throw this.#c(`expected "${this.#e[0]}"`);this.#t="inside"}}#u(u){L.has(
u)||this.#a.startAt(this.#o,this.#i),u===m?this.#s=!0:R.has(u)?this.#r+=1:M.has(u)&&(this.#r-=1)}*#l(u){const h=this.#a.take(),i=u!==N;if(i&&u!==this.#e.charCodeAt(
1))throw this.#c(`expected "${this.#e[1]}" or ","`);if(h)yield h;else if(!i||this.#d>0)throw this.#c("there is a comma too many");this.#d+=1,i&&(this.#t="after")}#c(u){
return new I(u,this.#o,this.#i)}}class U{#e=1;#t=new C;*push(u){let h=0;for(let i=u.indexOf(`
`);i!==-1;i=u.indexOf(`
`,h))this.#r(u.slice(h,i)),yield*this.end(),this.#e+=1,h=i+1;this.#r(u.slice(h))}end(){const u=this.#t.take();return u?[u]:[]}#r(u){u!==""&&this.#t.startAt(this.#e,
1),this.#t.add(u)}}class C{#e=[];#t=0;#r;startAt(u,h){this.#r??={line:u,column:h}}add(u){this.#t+=u.length,this.#t<=b?this.#e.push(u):this.#e=[]}take(){const u=this.#t<=
b?E(this.#e.join("")):void 0,h=this.#r;return this.#e=[],this.#t=0,this.#r=void 0,h===void 0||u===""?void 0:{text:u,...h}}}function E(S){let[u,h]=[0,S.length];for(;u<
h&&L.has(S.charCodeAt(u));)u+=1;for(;h>u&&L.has(S.charCodeAt(h-1));)h-=1;return S.slice(u,h)}})};export{ht as id,ut as ids,ft as modules};

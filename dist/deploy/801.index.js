const et=801,tt=[801],nt={5636:((U,N,c)=>{c.d(N,{K:()=>T,c:()=>_});var f=c(3739);async function _(w,g){g.signal?.throwIfAborted();const b=new AbortController,u=setTimeout(
()=>b.abort(),g.timeoutMs),h=g.signal?AbortSignal.any([g.signal,b.signal]):b.signal;try{const y=await g.fetch(w.url,{method:w.method,headers:w.headers,redirect:"\
manual",signal:h,...w.body===void 0?{}:{body:w.body}}),{status:i,headers:d}=y;return{kind:"answer",status:i,headers:d,text:await p(y,g.bodyBytes)}}catch(y){return g.
signal?.throwIfAborted(),k(y,b.signal.aborted)}finally{clearTimeout(u)}}async function p(w,g){if(w.body===null)return"";const b=[];let u=0;for await(const h of w.
body){if(u+=h.byteLength,u>g)return;b.push(h)}return new TextDecoder().decode(Buffer.concat(b))}const E=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
$=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function k(w,g){const b=x(w),u=i=>b.some(d=>i.test((0,f.xU)(d)??"")),h=b.some(i=>"syscall"in i&&i.
syscall==="connect"),y=u($);return{kind:"lost",sent:!h&&!y&&!u(E),timedOut:g,certificate:y,cause:w}}function T(w){return x(w).map(f.xU).find(g=>g!==void 0)}function x(w,g=0){
return!(w instanceof Error)||g>5?[]:[...(w instanceof AggregateError?[w.cause,...w.errors]:[w.cause]).flatMap(u=>x(u,g+1)),w]}}),1279:((U,N,c)=>{c.d(N,{p:()=>k});
var f=c(3739),_=c(5636),p=c(1053),E=c(9307);const $=3;function k(u){const h={timeoutMs:3e4,bodyBytes:5e6,budget:E.p$,...u},{clock:y,random:i,budget:d}=h,l=new Set;
return async function(v){const A=T(u.signal,v.signal),D=y.now();let P=!1;for(let I=1;;I+=1){const M=await x(v,h,A);if(M.ok)return M.value;if(M.error.code==="una\
uthorized"&&!P&&(P=!0,await v.renew?.()))continue;const Q=M.repeat==="always"||M.repeat==="where-it-may"&&v.mayRepeat,G=Math.max((0,E.JN)(I,d,i),M.retryAfterMs??
0),F=y.now()-D+G>d.totalMs||(M.retryAfterMs??0)>d.mostRetryAfterMs;if(!Q||F||I>=d.attempts)throw M.error;const K=`${v.doing} ${M.error.code} ${M.error.call?.status}`;
l.has(K)||u.onTrouble?.({error:M.error,waitMs:G}),l.add(K),await y.sleep(G,A)}}}function T(u,h){return u!==void 0&&h!==void 0?AbortSignal.any([u,h]):u??h}async function x(u,h,y){
y?.throwIfAborted();let i=await u.authorize(u.request);for(let d=0;;d+=1){const l=await(0,_.c)(i,{...h,signal:y}),O={doing:u.doing,request:i};if(l.kind==="lost"){
const P=l.certificate?"never":l.sent?"where-it-may":"always";return{ok:!1,error:(0,p.tr)(O,l,h.timeoutMs),repeat:P}}const v={...O,status:l.status,headers:l.headers};
if(l.status<300||l.status>=400)return g(u,v,l.text,h);const A=w(v),D=A?.origin===i.url.origin&&i.method==="GET"&&d<$;if(A===void 0||!D)return{ok:!1,error:(0,p.yJ)(
v,A),repeat:"never"};i={...i,url:A}}}function w({headers:u,request:h}){const y=u.get("location");return y!==null&&URL.canParse(y,h.url.href)?new URL(y,h.url):void 0}
async function g(u,h,y,i){const d=y===void 0?void 0:b(y,h.headers,u.takesText);if(h.status>=400){const l=(0,E.P9)(h.headers.get("retry-after"),i.clock),{readErrorBody:O}=await c.
e(787).then(c.bind(c,1787)),v=O(d?.body),A=await u.readError?.(d?.body,v)??v,D=(0,p.x5)(h,A,l,await u.explain?.(A,h.status)),P=h.status===429?"always":E.vt.has(
h.status)?"where-it-may":"never";return{ok:!1,error:D,repeat:P,retryAfterMs:l}}if(d===void 0)return{ok:!1,error:(0,p.g$)(h,i.bodyBytes),repeat:"never"};if(d.fault!==
void 0)return{ok:!1,error:(0,p.O$)(h,d.fault),repeat:"where-it-may"};try{return{ok:!0,value:await u.decode(d.body,(0,p.xS)(h),h.headers.get("location")??void 0)}}catch(l){
if(l instanceof f.GQ)return{ok:!1,error:l,repeat:"never"};throw l}}function b(u,h,y=!1){if(u.trim()==="")return{body:void 0};const i=(h.get("content-type")??"").
split(";")[0]?.trim().toLowerCase()??"",d=i===""||i==="text/plain";if(!d&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i==="text/html"?"is \
an HTML page":"is not JSON by its content type"};try{const l=JSON.parse(u);return d&&typeof l!="object"&&!y?{body:void 0,fault:"is plain text"}:{body:l}}catch{return d&&
y?{body:u}:{body:void 0,fault:"is not whole JSON"}}}}),1053:((U,N,c)=>{c.d(N,{O$:()=>u,a6:()=>g,g$:()=>h,tr:()=>b,x5:()=>k,xS:()=>$,yJ:()=>y});var f=c(9127),_=c(
3739),p=c(5807),E=c(5636);function $(i,d){const l="status"in i?i:void 0,O=d?.requestID??l?.headers.get("x-request-id")??void 0;return{method:i.request.method,path:i.
request.url.pathname,...l===void 0?{}:{status:l.status},...O===void 0?{}:{requestID:(0,p.Ow)(O,128)},...d?.code===void 0?{}:{serviceCode:d.code}}}function k(i,d,l,O){
const{code:v,remedy:A}=w(i.status),D=[`Could not ${i.doing}: the service answered ${i.status}`,d.code===void 0||d.code===String(i.status)?"":` ${d.code}`,d.message===
void 0?"":` ("${d.message}")`,l===void 0?"":` and asks to wait ${(0,f.a)(l)}`,O?.words??""];return new _.GQ(v,D.join(""),{remedy:O?.remedy??A,call:{...$(i,d),outcome:i.
status===408||i.status>=500?"unknown":"refused"}})}const T="Try again later; where it lasts, tell the platform the request ID.",x=new Map([[401,{code:"unauthori\
zed",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,
{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",
remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:T}],[429,{code:"rate_limited",remedy:"Tr\
y again later, or start fewer deploys at the same time."}]]);function w(i){const d=x.get(i);return d!==void 0?d:i>=500?{code:"service_error",remedy:T}:{code:"re\
fused",remedy:"Mend what the answer names, then run again."}}const g=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function b(i,d,l){const{
origin:O}=i.request.url,v=(0,E.K)(d.cause)??"no reason given",A=d.timedOut?`no whole answer from ${O} within ${(0,f.a)(l)}`:`${d.sent?`the connection to ${O} br\
oke off`:`no connection to ${O}`} (${v})`;return new _.GQ(d.timedOut?"request_timeout":"unreachable",`Could not ${i.doing}: ${A}`,{remedy:d.certificate?"Where t\
he server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":"Check the address, the network, and HTTPS_PROXY and NO_PROXY where a pro\
xy stands between.",call:{...$(i),outcome:d.sent?"unknown":"not-sent"},cause:d.cause})}function u(i,d){return new _.GQ("unexpected_response",`Could not ${i.doing}\
: the answer (${i.status}) ${d}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...$(i),outcome:"\
unknown"}})}function h(i,d){return new _.GQ("response_too_large",`Could not ${i.doing}: the answer is longer than ${d} bytes`,{remedy:"Check that the address is\
 the service itself.",call:{...$(i),outcome:"unknown"}})}function y(i,d){const{origin:l}=i.request.url,O=d!==void 0&&d.origin!==l,v=O?d.origin:d===void 0?"nowhe\
re":"another path";return new _.GQ("redirected",`Could not ${i.doing}: ${l} redirects to ${v} (${i.status})`,{remedy:O?`Nothing was sent there. If ${d.origin} i\
s the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...$(i),outcome:"refused"}})}}),9307:((U,N,c)=>{c.d(N,
{JN:()=>_,P9:()=>p,p$:()=>f,vt:()=>E});const f={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function _($,k,T){const x=Math.min(
k.mostDelayMs,k.firstDelayMs*2**($-1));return Math.round(x*(.1+.9*T()))}function p($,k){const T=$?.trim()??"";if(/^\d{1,9}$/.test(T))return Number(T)*1e3;const x=/^[A-Za-z]{3,9}, /.
test(T)?Date.parse(T):Number.NaN;return Number.isNaN(x)?void 0:Math.max(0,x-k.now())}const E=new Set([408,429,500,502,503,504])}),4112:((U,N,c)=>{c.d(N,{H:()=>k,
o:()=>T});var f=c(3739),_=c(7634),p=c(3823),E=c(1279),$=c(1619);const k={accept:"application/json","user-agent":`slipway/${_.x}`};function T(w){const g=(0,$.Jb)(
w.baseUrl,"base-url"),b=(0,E.p)(w);return async(u,h)=>{const{doing:y,mayRepeat:i,decode:d,takesText:l,route:O}=u,{body:v,signal:A,readError:D,explain:P}=h;let I="";
return b({doing:y,mayRepeat:i,decode:d,takesText:l,signal:A,readError:D,explain:P,request:{method:O.method,url:x(g,O.path,h),headers:{...k,...v===void 0?{}:{"co\
ntent-type":"application/json"},...i?{}:{"idempotency-key":h.idempotencyKey??w.uuid()}},...v===void 0?{}:{body:JSON.stringify(v)}},async authorize(M){return I=await w.
tokens.token(),{...M,headers:{...M.headers,authorization:`Bearer ${I}`}}},renew:()=>w.tokens.renew(I)})}}function x(w,g,{parameters:b,query:u={}}){for(const[y,i]of Object.
entries(b))if(/^\.{0,2}$/.test(i))throw new f.GQ("invalid_input",`"${i}" is no ${y}`,{remedy:"Give the identifier that the platform shows."});const h=new URL(w);
h.pathname+=(0,p.dN)(g,b).slice(h.pathname.endsWith("/")?1:0);for(const[y,i]of Object.entries(u))i!==void 0&&h.searchParams.set(y,i);return h}}),7634:((U,N,c)=>{
c.d(N,{x:()=>f});const f="1.0.0"}),3823:((U,N,c)=>{c.d(N,{Y2:()=>k,a6:()=>$,bw:()=>p,dN:()=>T});const f="/api/v1/orgs/{orgID}/projects/{projectID}/apps",_=`${f}\
/{appID}`,p={createApp:{method:"POST",path:f},updateApp:{method:"PATCH",path:_},replaceEnv:{method:"PUT",path:`${_}/env`},listEnvironments:{method:"GET",path:`${_}\
/environments`},deploy:{method:"POST",path:`${_}/deployments`},listDeployments:{method:"GET",path:`${_}/deployments`},readFailure:{method:"GET",path:`${_}/deplo\
yments/{deployID}/failure`}},E="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",$={listReleases:{method:"GET",path:`${E}/releases`},rollback:{method:"\
POST",path:`${E}/rollback`},listTables:{method:"GET",path:`${E}/tables`},createTable:{method:"POST",path:`${E}/tables`},deleteTable:{method:"DELETE",path:`${E}/\
tables/{table}`},runtime:{method:"POST",path:`${E}/runtime`}},k={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function T(x,w){return x.replace(/\{(\w+)\}/g,
(g,b)=>encodeURIComponent(w[b]??`{${b}}`))}}),1801:((U,N,c)=>{c.d(N,{seedFile:()=>Ye});var f=c(3739),_=c(7598),p=c(7561),E=c(3024),$=c(1455),k=c(4734);const T=1024*
1024,[x,w,g,b]=[34,92,44,10],u=new Set([91,123]),h=new Set([93,125]),y=new Set([32,9,10,13]);class i{#e;#t="before";#n=0;#r=!1;#s=!1;#i=1;#o=1;#c=0;#a=new l;constructor(e){
this.#e=e}*push(e){let t=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#r?this.#f(r):this.#t!=="inside"?(this.#h(r),t=s+1):this.#n===0&&(r===g||h.
has(r))?(this.#a.add(e.slice(t,s)),t=s+1,yield*this.#l(r)):this.#u(r),r===b?(this.#i+=1,this.#o=1):this.#o+=1}this.#t==="inside"&&this.#a.add(e.slice(t))}end(){
if(this.#t==="after")return[];throw this.#d(`the file ends where "${this.#e[this.#t==="before"?0:1]}" is expected`)}#f(e){this.#s?this.#s=!1:e===w?this.#s=!0:e===
x&&(this.#r=!1)}#h(e){if(!y.has(e)){if(this.#t==="after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(
0))throw this.#d(`expected "${this.#e[0]}"`);this.#t="inside"}}#u(e){y.has(e)||this.#a.startAt(this.#i,this.#o),e===x?this.#r=!0:u.has(e)?this.#n+=1:h.has(e)&&(this.#n-=
1)}*#l(e){const t=this.#a.take(),s=e!==g;if(s&&e!==this.#e.charCodeAt(1))throw this.#d(`expected "${this.#e[1]}" or ","`);if(t)yield t;else if(!s||this.#c>0)throw this.#d(
"there is a comma too many");this.#c+=1,s&&(this.#t="after")}#d(e){return new p.L(e,this.#i,this.#o)}}class d{#e=1;#t=new l;*push(e){let t=0;for(let s=e.indexOf(
`
`);s!==-1;s=e.indexOf(`
`,t))this.#n(e.slice(t,s)),yield*this.end(),this.#e+=1,t=s+1;this.#n(e.slice(t))}end(){const e=this.#t.take();return e?[e]:[]}#n(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class l{#e=[];#t=0;#n;startAt(e,t){this.#n??={line:e,column:t}}add(e){this.#t+=e.length,this.#t<=T?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
T?O(this.#e.join("")):void 0,t=this.#n;return this.#e=[],this.#t=0,this.#n=void 0,t===void 0||e===""?void 0:{text:e,...t}}}function O(n){let[e,t]=[0,n.length];for(;e<
t&&y.has(n.charCodeAt(e));)e+=1;for(;t>e&&y.has(n.charCodeAt(t-1));)t-=1;return n.slice(e,t)}var v=function(n,e,t){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(t){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],t&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),n.stack.push({value:e,dispose:s,async:t})}else t&&n.stack.push(
{async:!0});return e},A=(function(n){return function(e){function t(a){e.error=e.hasError?new n(a,e.error,"An error was suppressed during disposal."):a,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var a=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(a).then(o,function(m){return t(m),o()})}else r|=1}catch(m){t(m)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(n,e,t){var s=new Error(t);return s.name=
"SuppressedError",s.error=n,s.suppressed=e,s});const D=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,n=>n.trimStart().startsWith("{")?
"object":"array"]];async function P(n){const e=await I(n),t=D.find(([r])=>r.test(n));if(t)return t[1](e);const s=e.trimStart();return s.startsWith("[")?"array":
s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function I(n){try{const e={stack:[],error:void 0,hasError:!1};try{const t=v(e,await(0,$.
open)(n),!0),{buffer:s,bytesRead:r}=await t.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(t){e.error=t,e.hasError=
!0}finally{const t=A(e);t&&await t}}catch(e){throw te(n,e)}}async function*M(n,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([c.e(815),c.e(511)]).then(c.
bind(c,4511));yield*s(await le(n));return}const t=e==="object"?k.Ar:k.Cn;for await(const s of K(n,F(e)))s instanceof p.L?yield s:yield*t(s)}async function*Q(n){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(n))throw new f.GQ("invalid_file",`${n} is no list of keys to delete`,{input:"prune-file",place:{file:n},remedy:"Write them \
one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(n)||(await I(n)).trimStart().startsWith("[");for await(const t of K(
n,F(e?"array":"lines")))t instanceof p.L?yield t:yield G(t,e)}function G({text:n="",line:e,column:t},s){try{const r=s?n:JSON.stringify(n),o=(0,k.mk)(r);return o===
void 0?{key:String(JSON.parse(r)),line:e}:new p.L(o,e,t)}catch{return new p.L("not a JSON string",e,t)}}function F(n){return n==="lines"?new d:new i(n==="array"?
"[]":"{}")}async function*K(n,e){try{for await(const t of q(n))yield*e.push(t);yield*e.end()}catch(t){if(!(t instanceof p.L))throw t;yield t}}const Z=16*1024*1024;
async function le(n){let e="";for await(const t of q(n))if(e+=t,e.length>Z)throw new f.GQ("invalid_file",`${n} is longer than the ${Z/2**20} MiB that YAML may h\
ave`,{input:"file",place:{file:n},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*q(n){const e=new TextDecoder(
"utf-8",{fatal:!0});try{for await(const t of(0,E.createReadStream)(n))yield e.decode(t,{stream:!0});yield e.decode()}catch(t){throw t instanceof TypeError?new f.
GQ("invalid_file",`${n} is not UTF-8 text`,{input:"file",place:{file:n,line:await ye(n)},remedy:"Save it as UTF-8."}):(0,f.xU)(t)===void 0?t:te(n,t)}}async function ye(n){
const e=new TextDecoder("utf-8",{fatal:!0});let t=1;try{for await(const s of(0,E.createReadStream)(n)){const r=Buffer.from(s);let o=0;for(let a=r.indexOf(ee);a!==
-1;a=r.indexOf(ee,o))e.decode(r.subarray(o,a+1),{stream:!0}),t+=1,o=a+1;e.decode(r.subarray(o),{stream:!0})}}catch{}return t}const ee=10;function te(n,e){return(0,f.
xU)(e)==="ENOENT"?new f.GQ("file_not_found",`There is no file ${n}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository checked out b\
efore this step?"}):new f.GQ("invalid_file",`${n} cannot be read (${(0,f.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user \
may read.",cause:e})}async function we(n,e){const t=new p.C,s=new re,r=n.file===void 0?"lines":await P(n.file);let o=0,a=0;if(n.file!==void 0)for await(const m of M(
n.file,r)){ne(e);const S=m instanceof p.L?m:s.add(m.key,m.line,se);S&&t.add(n.file,S),o+=1}if(n.pruneFile!==void 0){const m=new re;for await(const S of Q(n.pruneFile)){
ne(e);const R=S instanceof p.L?S:m.add(S.key,S.line,se)??s.find(S.key,S.line);R&&t.add(n.pruneFile,R),a+=1}}return t.throwIfAny(),{format:r,entries:o,deletes:a}}
function ne(n){if(n?.aborted)throw new f.GQ("interrupted","Interrupted before the first request",{cause:n.reason})}const se=(n,e)=>`the key ${ie(n)} stands twic\
e: first on line ${e}`;class re{#e=new Map;add(e,t,s){const r=oe(e),o=this.#e.get(r);if(o!==void 0)return new p.L(s(e,o),t,1);this.#e.set(r,t)}find(e,t){const s=this.#e.
get(oe(e));if(s!==void 0)return new p.L(`the key ${ie(e)} is to be deleted, and written by line ${s} of the seed file`,t,1)}}function oe(n){return(0,_.hash)("sh\
a256",n,"binary")}function ie(n){return JSON.stringify(n.length>80?`${n.slice(0,79)}\u2026`:n)}var B=c(8302),Y=c(1772),me=c(3823),ae=c(5636),pe=c(9127),z=c(5807),
j=c(2345);const ge=4*6e4,L=(n,e)=>t=>t.status===n&&(e===void 0||t.code===e),V=n=>e=>e.status===403&&n.test(e.message??""),Ee=[{when:V(/scoped to a valid region/i),
code:"forbidden",says:({region:n})=>`the signature is scoped to the region "${n}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION\
 (us-east-2), not with the region of the app or of AWS_REGION."},{when:n=>n.status===403&&Math.abs(n.skewMs)>ge&&n.code===void 0,code:"forbidden",says:({skewMs:n})=>`\
this machine's clock is ${(0,pe.a)(Math.abs(n))} ${n>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): signatures are good for five minutes."},
{when:V(/signature expired|not yet current/i),code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of\
 this machine (NTP): signatures are good for five minutes."},{when:V(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"\
Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:V(/signature we calculated does not match/i),code:"forbidden",
says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},
{when:L(403,"inactive_binding"),code:"forbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform\
: it may be deleted or switched off."},{when:L(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Us\
e a table of an app of type api, web-ssr or sse; static web apps have none."},{when:L(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"\
Call with the AWS credentials of a function role that the platform manages for this app."},{when:L(401,"missing_token"),code:"unauthorized",says:()=>"the table \
token did not arrive",remedy:"A proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:L(401),code:"unauthorized",says:()=>"the table to\
ken is not valid: the table may have been deleted, or the token is of another platform",remedy:"Take the table's present token from the platform (Services > Dat\
abases), SERVICE_KVS_TOKEN_<TABLE>."},{when:L(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${j.ux.bodyBytes/
1024} KiB.`},{when:L(404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control p\
lane."},{when:L(429),code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{
when:({status:n})=>n>=500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later; where it lasts, tell the platform the request ID."},
{when:({status:n})=>n===400,code:"refused",says:({code:n})=>`the service does not take the entry (${n??"no code given"})`,remedy:`Limits: key ${j.ux.keyBytes} b\
ytes, value ${j.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${j.ux.minTtlSeconds} to ${j.ux.maxTtlSeconds}.`},{when:({status:n})=>n>=300&&n<400,code:"redirected",
says:()=>"the address redirects elsewhere, where no credential is sent",remedy:"Name the data plane itself in SERVICE_KVS_URL."},{when:()=>!0,code:"unexpected_r\
esponse",says:()=>"the answer is none of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function be(n,e,t,s){const r=Ee.
find(({when:S})=>S(s)),o=s.code??s.message,a=o===void 0?"":`, "${o}"`,m=`Could not ${n}: ${r?.says(s)??"refused"} (${s.status}${a})`;return new f.GQ(r?.code??"r\
efused",m,{...r?{remedy:r.remedy}:{},call:{method:e.method,path:e.url.pathname,status:s.status,...de(t)}})}function Se({status:n,headers:e,text:t=""},s){const r=$e(
t),o=(0,B.G)(r)?r.message??r.Message:void 0,a=Date.parse(e.get("date")??"");return{status:n,code:(0,B.G)(r)&&typeof r.error=="string"?(0,z.Ow)(r.error,80):void 0,
message:typeof o=="string"?_e(o,s.token):void 0,skewMs:Number.isNaN(a)?0:s.now-a,region:s.region}}function _e(n,e){const[t=""]=n.replaceAll(e,"***").split(/The Canonical String/i);
return(0,z.Ow)(t.trim(),300)}function ve(n,e,t){const s=t.timedOut?"no answer in time":(0,ae.K)(t.cause)??"the connection broke";return new f.GQ(t.timedOut?"req\
uest_timeout":"unreachable",`Could not ${n}: ${s} (${e.url.host})`,{remedy:"Check SERVICE_KVS_URL and the way there; then run again: a repeated run is harmless.",
call:{method:e.method,path:e.url.pathname},cause:t.cause})}function Oe(n,e,t,s,r){return new f.GQ("unexpected_response",`Could not ${n}: the answer (${t}) ${r}`,
{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:{method:e.method,path:e.url.pathname,status:t,...de(s)}})}function de(n){const e=n.
get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid");return e===null?{}:{requestID:(0,z.Ow)(e,128)}}function $e(n){try{return JSON.parse(n)}catch{
return}}var Te=c(5118),ke=c(4112);const xe=6e4;function Ae(n){const{clock:e}=n;let t;const s=async()=>((t===void 0||(t.expiresAt??1/0)-e.now()<xe)&&(t=Me(await n.
credentials(),e)),t),r=new Te.BB({service:j.jL,region:n.region,credentials:async()=>Re(await s()),sha256:Ne,applyChecksum:!1});return{async sign(o,a){const m={method:"\
POST",protocol:o.protocol,hostname:o.hostname,path:o.pathname,query:{},headers:{host:o.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${n.
token}`},body:a},S=await r.sign(m,{signingDate:new Date(e.now())}),{host:R,...C}=S.headers;return{method:"POST",url:o,headers:{...ke.H,...C},body:a}},async renew(){
const o=t;t=void 0;const a=await s();return a.accessKeyId!==o?.accessKeyId||a.sessionToken!==o?.sessionToken}}}function Re({accessKeyId:n,secretAccessKey:e,sessionToken:t}){
return{accessKeyId:n,secretAccessKey:e,...t===void 0?{}:{sessionToken:t}}}function Me(n,e){if((n.expiresAt??1/0)>e.now())return n;throw new f.GQ("unauthorized",
"The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}
class Ne{#e;#t;constructor(e){this.#e=e,this.#t=ce(e)}update(e){this.#t.update(he(e))}async digest(){return this.#t.digest()}reset(){this.#t=ce(this.#e)}}function ce(n){
return n===void 0?(0,_.createHash)("sha256"):(0,_.createHmac)("sha256",he(n))}function he(n){return typeof n=="string"?n:ArrayBuffer.isView(n)?new Uint8Array(n.
buffer,n.byteOffset,n.byteLength):new Uint8Array(n)}var X=c(9307),De=c(1619);const Ce={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5},
Pe=3e4,ue=1024*1024;function Ie(n){const e=(0,De.Jb)(n.url,"url"),t=Ae(n),s=(r,o,a)=>new Ue(n,t,e,r,o,a).run();return{async put(r){const o=r.ttlSeconds===void 0?
"":`,"ttlSeconds":${r.ttlSeconds}`,a=`{"key":${JSON.stringify(r.key)},"value":${Le(r)}${o}}`,m=await s("put",r.key,a);if(!(0,B.G)(m.value)||m.value.ok!==!0)throw m.
wrong("does not say ok")},async get(r){const o=await s("get",r,JSON.stringify({key:r}));if(!(0,B.G)(o.value)||typeof o.value.found!="boolean")throw o.wrong("doe\
s not say found");if(!o.value.found)return;const a=(0,Y.U2)(o.text)?.find(({name:R})=>R==="value");if(a===void 0)throw o.wrong("says found, but has no value");const{
value:m,expiresAt:S}=o.value;return{text:a.text,value:m,expiresAt:typeof S=="string"?S:null}},async delete(r){const o=await s("delete",r,JSON.stringify({key:r}));
if(!(0,B.G)(o.value)||o.value.deleted!==!0)throw o.wrong("does not say deleted")}}}function Le(n){const e="text"in n?n.text:JSON.stringify(n.value);if(e===void 0)
throw new f.GQ("invalid_input",`The value of "${n.key}" is not a JSON value`);return"text"in n&&(0,Y.q$)(e),e}class Ue{#e;#t;#n;#r;#s;#i;#o;#c;#a=0;#f=0;#h=!1;constructor(e,t,s,r,o,a){
this.#e=e,this.#t=t,this.#n=new URL(s),this.#n.pathname=`${s.pathname.replace(/\/$/,"")}${me.Y2[r]}`,this.#r=r,this.#s=`${r} ${JSON.stringify(o)}`,this.#i=a,this.#o=
e.budget??Ce,this.#c=e.clock.now()}async run(){for(;;){const e=await this.#e.pace?.enter(this.#e.signal);let t=!1;const s=(r,o)=>{t||e?.(r,o),t=!0};try{const r=await this.#u(
s);if(r!==void 0)return r}finally{s("fault",0)}}}async#u(e){const t=await this.#t.sign(this.#n,this.#i),{fetch:s,signal:r}=this.#e,o=await(0,ae.c)(t,{fetch:s,signal:r,
timeoutMs:Pe,bodyBytes:ue});if(o.kind==="answer"&&o.status>=200&&o.status<300)return e("answered",0),this.#w(t,o);const a=this.#l(t,o);await this.#d(o)||await this.#y(
o,a,e)}#l(e,t){if(t.kind==="lost")return ve(this.#s,e,t);const{region:s,token:r,clock:o}=this.#e,a=Se(t,{region:s,token:r,now:o.now()});return be(this.#s,e,t.headers,
a)}async#d(e){return e.kind!=="answer"||e.status!==403||this.#h?!1:(this.#h=!0,this.#t.renew())}async#y(e,t,s){if(e.kind==="answer"?!X.vt.has(e.status):e.certificate)
throw t;const{clock:o,random:a,signal:m,onTrouble:S,pace:R}=this.#e,C=e.kind==="lost"?void 0:e.status,W=C===429,H=W?++this.#f:++this.#a,J=(e.kind==="answer"?(0,X.
P9)(e.headers.get("retry-after"),o):void 0)||(0,X.JN)(H,this.#o,a);if(!(o.now()+J-this.#c<=this.#o.totalMs&&J<=this.#o.mostRetryAfterMs)||this.#a>=this.#o.attempts)
throw t;S?.({operation:this.#r,status:C,attempt:this.#a+this.#f,waitMs:J}),s(W?"throttled":"fault",J),(R===void 0||!W)&&await o.sleep(J,m)}#w(e,t){const s=o=>Oe(
this.#s,e,t.status,t.headers,o),{text:r}=t;if(r===void 0)throw s(`is longer than ${ue} bytes`);try{return{text:r,value:JSON.parse(r),wrong:s}}catch{throw s("is \
not JSON")}}}class je{#e;#t;#n;#r;#s;#i=0;#o=0;#c=0;#a=[];constructor(e){this.#e=e.clock,this.#t=e.random,this.#n=e.most,this.#r=e.onHold,this.#s=e.most}async enter(e){
for(;;){e?.throwIfAborted();const s=this.#u();if(s>0)await this.#e.sleep(s,e);else if(this.#i>=Math.floor(this.#s))await this.#l(e);else break}this.#i+=1;const t=this.#c;
return(s,r)=>this.#f(s,r,t)}#f(e,t,s){this.#i-=1,e==="answered"&&(this.#s=Math.min(this.#n,this.#s+1/this.#s)),e==="throttled"&&(s===this.#c?this.#h(t):this.#u()>
0&&(this.#o=Math.max(this.#o,this.#e.now()+t)));for(let r=Math.floor(this.#s)-this.#i;r>0;r-=1)this.#a.shift()?.()}#h(e){this.#c+=1,this.#s=Math.max(1,this.#s/2);
const t=Math.round(this.#t()*Math.min(250,e));this.#o=this.#e.now()+e+t,this.#r(e,Math.floor(this.#s))}#u(){return this.#o-this.#e.now()}#l(e){return new Promise(
(t,s)=>{const r=()=>{e?.removeEventListener("abort",o),t()},o=()=>{this.#a=this.#a.filter(a=>a!==r),s(e?.reason)};e?.addEventListener("abort",o,{once:!0}),this.#a.
push(r)})}}const Ge=500;class fe{#e;#t;#n;#r;#s;#i;#o=0;constructor(e,t,s,r){this.#e=e,this.#t=t,this.#n=s,this.#r=r,this.#s=s.now(),this.#i=this.#s}get done(){
return this.#o}add(){this.#o+=1,this.#n.now()-this.#i>=Ge&&this.tell()}tell(){this.#i=this.#n.now();const e=(this.#i-this.#s)/1e3,t=e>0?this.#o/e:0,s=this.#t-this.#o,
r=t>0?s/t*1e3:void 0;this.#r({type:"progress",part:this.#e,done:this.#o,total:this.#t,perSecond:t,leftMs:r})}}const Ke=256*1024;class Be{path;#e;#t="";#n=0;#r;constructor(e){
this.path=We(e)}add({key:e,text:t,ttlSeconds:s}){if(this.#n+=1,this.#r!==void 0)return;const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(
e)},"value":${t}${r}}
`,this.#t.length>=Ke&&this.#o(()=>this.#i())}close(){if(this.#n!==0){if(this.#o(()=>{this.#i(),(0,E.renameSync)(this.#s,this.path)}),this.#e!==void 0&&(0,E.closeSync)(
this.#e),this.#r===void 0)return this.path;throw(0,E.rmSync)(this.#s,{force:!0}),new f.GQ("disk_full",`${this.#n} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#r})}}get#s(){return`${this.path}.part`}#i(){this.#e??=(0,E.openSync)(
this.#s,"w");const e=Buffer.from(this.#t);for(let t=0;t<e.length;)t+=(0,E.writeSync)(this.#e,e,t);this.#t=""}#o(e){try{this.#r===void 0&&e()}catch(t){this.#r=t}}}
function We(n){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(n);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${n}.unwritten.ndjson`}const Je=100;class Qe{#e;#t;#n;#r=new AbortController;#s=[];#i=new Set;constructor(e,t,s){
this.#e=e,this.#t=s;const{fetch:r,clock:o,random:a,report:m}=s,S=(R,C)=>m({type:"throttled",waitMs:R,atOnce:C});this.#n=Ie({...t,fetch:r,clock:o,random:a,signal:s.
signal?AbortSignal.any([s.signal,this.#r.signal]):this.#r.signal,pace:new je({clock:o,random:a,most:e.concurrency,onHold:S}),onTrouble:R=>this.#w(R)})}async run(e){
const{file:t,pruneFile:s}=this.#e,r=new Be(t??""),o=t===void 0?0:await this.#o(t,e,r),a=s===void 0||this.#d()?0:await this.#f(s,e),m=r.close();return{written:o,
deleted:a,stopped:this.#y(),keyErrors:this.#s,unwrittenFile:m}}async#o(e,{format:t,entries:s},r){const o=new fe("write",s,this.#t.clock,this.#t.report);return await this.#h(
e,M(e,t),async a=>{!this.#d()&&await this.#u(e,a,()=>this.#c(a))?o.add():r.add(this.#a(a))}),o.tell(),o.done}async#c(e){const{key:t,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#n.put({key:t,text:s,...r===void 0?{}:{ttlSeconds:r}}),!this.#e.verify)return;const o=await this.#n.get(t);if(!(o!==void 0&&(0,Y.Aw)(o.text,s)))
throw new f.GQ("verify_failed",`${JSON.stringify(t)} was written, but ${o?"another value was read back":"is not there when read back"}`,{remedy:"Does something \
else write to this table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:t}){
const s=new fe("delete",t,this.#t.clock,this.#t.report);return await this.#h(e,Q(e),async r=>{!this.#d()&&await this.#u(e,r,()=>this.#n.delete(r.key))&&s.add()}),
s.tell(),s.done}async#h(e,t,s){const r=async()=>{for(let a=await t.next();!a.done;a=await t.next())a.value instanceof p.L?this.#r.abort(He(e)):await s(a.value)},
o=a=>this.#r.abort((0,f.I7)(a));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(o)))}async#u(e,{line:t},s){try{return await s(),!0}catch(r){
const o=(0,f.I7)(r);return Fe(o)?this.#l(Ve(o,e,t)):this.#d()||this.#r.abort(o),!1}}#l(e){this.#s.length>=Je||(this.#s.push(e),this.#t.report({type:"key-failed",
error:e}))}#d(){return this.#r.signal.aborted||this.#t.signal?.aborted===!0}#y(){const{signal:e}=this.#t;return e?.aborted?new f.GQ("interrupted","Interrupted",
{cause:e.reason}):this.#r.signal.aborted?(0,f.I7)(this.#r.signal.reason):void 0}#w(e){e.status===429||this.#i.has(e.status)||(this.#i.add(e.status),this.#t.report(
{type:"trouble",trouble:e}))}}function Fe(n){return n.code==="verify_failed"||[400,413].includes(n.call?.status??0)}function Ve(n,e,t){return new f.GQ(n.code,n.
message,{place:{file:e,line:t},...n.remedy===void 0?{}:{remedy:n.remedy},...n.call===void 0?{}:{call:n.call}})}function He(n){return new f.GQ("invalid_file",`${n}\
 changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}var Xe=c(3918);async function Ye(n,e){const t=e.
clock.now(),s=await we(n,e.signal),{entries:r,deletes:o}=s;e.report({type:"checked",entries:r,deletes:o});const a={written:0,deleted:0,stopped:void 0,keyErrors:[],
unwrittenFile:void 0},m=n.target===void 0?a:await new Qe(n,n.target,e).run(s),{written:S,deleted:R,unwrittenFile:C}=m;return{entries:r,deletes:o,written:S,deleted:R,
failed:n.target===void 0?0:r-S+o-R,unwrittenFile:C,dryRun:n.target===void 0,ms:e.clock.now()-t,error:ze(m,r,o)}}function ze(n,e,t){const{stopped:s,keyErrors:r,written:o,
deleted:a,unwrittenFile:m}=n,[S]=r,R=s??S;if(R===void 0)return;const C=[...e>0?[`${o} of ${e} entries are written`]:[],...t>0?[`${a} of ${t} keys are deleted`]:
[]].join(", "),W=m===void 0?[]:[`Those that were not written are in ${m}: seed that file next.`],H=[...R.remedy===void 0?[]:[R.remedy],...W].join(`
`);return new f.GQ(s?.code??"seed_failed",s?`${s.message}; ${C}`:`Only ${C}`,{...H===""?{}:{remedy:H},...s?.call===void 0?{}:{call:s.call},also:r,...s?{cause:s.
cause??s}:{}})}})};export{et as id,tt as ids,nt as modules};

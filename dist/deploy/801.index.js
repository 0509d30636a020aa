const tt=801,nt=[801],st={4112:((Q,T,a)=>{a.d(T,{H:()=>b,o:()=>O});var h=a(3739),u=a(7634),f=a(3823),y=a(1279),A=a(1619);const b={accept:"application/json","use\
r-agent":`slipway/${u.x}`};function O(w){const $=(0,A.Jb)(w.baseUrl,"base-url"),E=(0,y.p)(w);return async(R,p)=>{const{doing:g,mayRepeat:S,decode:K,takesText:D,
route:L}=R,{body:N,signal:U}=p;let C="";return E({doing:g,mayRepeat:S,decode:K,takesText:D,signal:U,request:{method:L.method,url:x($,L.path,p),headers:{...b,...N===
void 0?{}:{"content-type":"application/json"},...S?{}:{"idempotency-key":p.idempotencyKey??w.uuid()}},...N===void 0?{}:{body:JSON.stringify(N)}},async authorize(j){
return C=await w.tokens.token(),{...j,headers:{...j.headers,authorization:`Bearer ${C}`}}},renew:()=>w.tokens.renew(C)})}}function x(w,$,{parameters:E,query:R={}}){
for(const[g,S]of Object.entries(E))if(/^\.{0,2}$/.test(S))throw new h.GQ("invalid_input",`"${S}" is no ${g}`,{remedy:"Give the identifier that the platform show\
s."});const p=new URL(w);p.pathname+=(0,f.dN)($,E).slice(p.pathname.endsWith("/")?1:0);for(const[g,S]of Object.entries(R))S!==void 0&&p.searchParams.set(g,S);return p}}),
3823:((Q,T,a)=>{a.d(T,{Y2:()=>b,a6:()=>A,bw:()=>f,dN:()=>O});const h="/api/v1/orgs/{orgID}/projects/{projectID}/apps",u=`${h}/{appID}`,f={createApp:{method:"POS\
T",path:h},updateApp:{method:"PATCH",path:u},replaceEnv:{method:"PUT",path:`${u}/env`},listEnvironments:{method:"GET",path:`${u}/environments`},deploy:{method:"\
POST",path:`${u}/deployments`},listDeployments:{method:"GET",path:`${u}/deployments`},readFailure:{method:"GET",path:`${u}/deployments/{deployID}/failure`}},y="\
/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",A={listReleases:{method:"GET",path:`${y}/releases`},rollback:{method:"POST",path:`${y}/rollback`},listTables:{
method:"GET",path:`${y}/tables`},createTable:{method:"POST",path:`${y}/tables`},deleteTable:{method:"DELETE",path:`${y}/tables/{table}`},runtime:{method:"POST",
path:`${y}/runtime`}},b={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function O(x,w){return x.replace(/\{(\w+)\}/g,($,E)=>encodeURIComponent(w[E]??`{${E}}`))}}),
1801:((Q,T,a)=>{a.d(T,{seedFile:()=>ze});var h=a(3739),u=a(7598),f=a(7561),y=a(3024),A=a(1455),b=a(4734);const O=1024*1024,[x,w,$,E]=[34,92,44,10],R=new Set([91,
123]),p=new Set([93,125]),g=new Set([32,9,10,13]);class S{#e;#t="before";#n=0;#r=!1;#s=!1;#o=1;#i=1;#h=0;#a=new D;constructor(e){this.#e=e}*push(e){let n=0;for(let s=0;s<
e.length;s+=1){const i=e.charCodeAt(s);this.#r?this.#f(i):this.#t!=="inside"?(this.#c(i),n=s+1):this.#n===0&&(i===$||p.has(i))?(this.#a.add(e.slice(n,s)),n=s+1,
yield*this.#u(i)):this.#l(i),i===E?(this.#o+=1,this.#i=1):this.#i+=1}this.#t==="inside"&&this.#a.add(e.slice(n))}end(){if(this.#t==="after")return[];throw this.#d(
`the file ends where "${this.#e[this.#t==="before"?0:1]}" is expected`)}#f(e){this.#s?this.#s=!1:e===w?this.#s=!0:e===x&&(this.#r=!1)}#c(e){if(!g.has(e)){if(this.#t===
"after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(0))throw this.#d(`expected "${this.#e[0]}\
"`);this.#t="inside"}}#l(e){g.has(e)||this.#a.startAt(this.#o,this.#i),e===x?this.#r=!0:R.has(e)?this.#n+=1:p.has(e)&&(this.#n-=1)}*#u(e){const n=this.#a.take(),
s=e!==$;if(s&&e!==this.#e.charCodeAt(1))throw this.#d(`expected "${this.#e[1]}" or ","`);if(n)yield n;else if(!s||this.#h>0)throw this.#d("there is a comma too \
many");this.#h+=1,s&&(this.#t="after")}#d(e){return new f.L(e,this.#o,this.#i)}}class K{#e=1;#t=new D;*push(e){let n=0;for(let s=e.indexOf(`
`);s!==-1;s=e.indexOf(`
`,n))this.#n(e.slice(n,s)),yield*this.end(),this.#e+=1,n=s+1;this.#n(e.slice(n))}end(){const e=this.#t.take();return e?[e]:[]}#n(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class D{#e=[];#t=0;#n;startAt(e,n){this.#n??={line:e,column:n}}add(e){this.#t+=e.length,this.#t<=O?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
O?L(this.#e.join("")):void 0,n=this.#n;return this.#e=[],this.#t=0,this.#n=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function L(t){let[e,n]=[0,t.length];for(;e<
n&&g.has(t.charCodeAt(e));)e+=1;for(;n>e&&g.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var N=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},U=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(d){return n(d),r()})}else i|=1}catch(d){n(d)}if(i===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const C=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?
"object":"array"]];async function j(t){const e=await V(t),n=C.find(([i])=>i.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"array":
s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function V(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=N(e,await(0,A.
open)(t),!0),{buffer:s,bytesRead:i}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,i))}catch(n){e.error=n,e.hasError=
!0}finally{const n=U(e);n&&await n}}catch(e){throw ee(t,e)}}async function*F(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([a.e(815),a.e(511)]).then(a.
bind(a,4511));yield*s(await ue(t));return}const n=e==="object"?b.Ar:b.Cn;for await(const s of z(t,Y(e)))s instanceof f.L?yield s:yield*n(s)}async function*H(t){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new h.GQ("invalid_file",`${t} is no list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them \
one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await V(t)).trimStart().startsWith("[");for await(const n of z(
t,Y(e?"array":"lines")))n instanceof f.L?yield n:yield fe(n,e)}function fe({text:t="",line:e,column:n},s){try{const i=s?t:JSON.stringify(t),r=(0,b.mk)(i);return r===
void 0?{key:String(JSON.parse(i)),line:e}:new f.L(r,e,n)}catch{return new f.L("not a JSON string",e,n)}}function Y(t){return t==="lines"?new K:new S(t==="array"?
"[]":"{}")}async function*z(t,e){try{for await(const n of Z(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof f.L))throw n;yield n}}const X=16*1024*1024;
async function ue(t){let e="";for await(const n of Z(t))if(e+=n,e.length>X)throw new h.GQ("invalid_file",`${t} is longer than the ${X/2**20} MiB that YAML may h\
ave`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*Z(t){const e=new TextDecoder(
"utf-8",{fatal:!0});try{for await(const n of(0,y.createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new h.
GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await ye(t)},remedy:"Save it as UTF-8."}):(0,h.xU)(n)===void 0?n:ee(t,n)}}async function ye(t){
const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,y.createReadStream)(t)){const i=Buffer.from(s);let r=0;for(let o=i.indexOf(q);o!==
-1;o=i.indexOf(q,r))e.decode(i.subarray(r,o+1),{stream:!0}),n+=1,r=o+1;e.decode(i.subarray(r),{stream:!0})}}catch{}return n}const q=10;function ee(t,e){return(0,h.
xU)(e)==="ENOENT"?new h.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository checked out b\
efore this step?"}):new h.GQ("invalid_file",`${t} cannot be read (${(0,h.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user \
may read.",cause:e})}async function we(t,e){const n=new f.C,s=new se,i=t.file===void 0?"lines":await j(t.file);let r=0,o=0;if(t.file!==void 0)for await(const d of F(
t.file,i)){te(e);const c=d instanceof f.L?d:s.add(d.key,d.line,ne);c&&n.add(t.file,c),r+=1}if(t.pruneFile!==void 0){const d=new se;for await(const c of H(t.pruneFile)){
te(e);const l=c instanceof f.L?c:d.add(c.key,c.line,ne)??s.find(c.key,c.line);l&&n.add(t.pruneFile,l),o+=1}}return n.throwIfAny(),{format:i,entries:r,deletes:o}}
function te(t){if(t?.aborted)throw new h.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const ne=(t,e)=>`the key ${re(t)} stands twic\
e: first on line ${e}`;class se{#e=new Map;add(e,n,s){const i=ie(e),r=this.#e.get(i);if(r!==void 0)return new f.L(s(e,r),n,1);this.#e.set(i,n)}find(e,n){const s=this.#e.
get(ie(e));if(s!==void 0)return new f.L(`the key ${re(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function ie(t){return(0,u.hash)("sh\
a256",t,"base64url").slice(0,22)}function re(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var P=a(8302),B=a(1772),pe=a(3823),oe=a(5636),me=a(
9127),W=a(5807),k=a(2345);const ge=4*6e4,v=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),_=t=>e=>e.status===403&&t.test(e.message??""),Se=[{when:_(/scoped to a valid region/i),
code:"forbidden",says:({region:t})=>`the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION\
 (us-east-2), not with the region of the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>ge&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`\
this machine's clock is ${(0,me.a)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): signatures are good for five minutes."},
{when:_(/signature expired|not yet current/i),code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of\
 this machine (NTP): signatures are good for five minutes."},{when:_(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"\
Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:_(/signature we calculated does not match/i),code:"forbidden",
says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},
{when:v(403,"inactive_binding"),code:"forbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform\
: it may be deleted or switched off."},{when:v(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Us\
e a table of an app of type api, web-ssr or sse; static web apps have none."},{when:v(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"\
Call with the AWS credentials of a function role that the platform manages for this app."},{when:v(401,"missing_token"),code:"unauthorized",says:()=>"the table \
token did not arrive",remedy:"A proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:v(401),code:"unauthorized",says:()=>"the table to\
ken is not valid: the table may have been deleted, or the token is of another platform",remedy:"Take the table's present token from the platform (Services > Dat\
abases), SERVICE_KVS_TOKEN_<TABLE>."},{when:v(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${k.ux.bodyBytes/
1024} KiB.`},{when:v(404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control p\
lane."},{when:v(429),code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{
when:({status:t})=>t>=500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later; where it lasts, tell the platform the request ID."},
{when:({status:t})=>t===400,code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${k.ux.keyBytes} b\
ytes, value ${k.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${k.ux.minTtlSeconds} to ${k.ux.maxTtlSeconds}.`},{when:({status:t})=>t>=300&&t<400,code:"redirected",
says:()=>"the address redirects elsewhere, where no credential is sent",remedy:"Name the data plane itself in SERVICE_KVS_URL."},{when:()=>!0,code:"unexpected_r\
esponse",says:()=>"the answer is none of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function Ee(t,e,n,s){const i=Se.
find(({when:c})=>c(s)),r=s.code??s.message,o=r===void 0?"":`, "${r}"`,d=`Could not ${t}: ${i?.says(s)??"refused"} (${s.status}${o})`;return new h.GQ(i?.code??"r\
efused",d,{...i?{remedy:i.remedy}:{},call:{method:e.method,path:e.url.pathname,status:s.status,...ae(n)}})}function be({status:t,headers:e,text:n=""},s){const i=xe(
n),r=(0,P.G)(i)?i.message??i.Message:void 0,o=Date.parse(e.get("date")??"");return{status:t,code:(0,P.G)(i)&&typeof i.error=="string"?(0,W.O)(i.error,80):void 0,
message:typeof r=="string"?ve(r,s.token):void 0,skewMs:Number.isNaN(o)?0:s.now-o,region:s.region}}function ve(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);
return(0,W.O)(n.trim(),300)}function $e(t,e,n){const s=n.timedOut?"no answer in time":(0,oe.K)(n.cause)??"the connection broke";return new h.GQ(n.timedOut?"requ\
est_timeout":"unreachable",`Could not ${t}: ${s} (${e.url.host})`,{remedy:"Check SERVICE_KVS_URL and the way there; then run again: a repeated run is harmless.",
call:{method:e.method,path:e.url.pathname},cause:n.cause})}function Oe(t,e,n,s,i){return new h.GQ("unexpected_response",`Could not ${t}: the answer (${n}) ${i}`,
{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:{method:e.method,path:e.url.pathname,status:n,...ae(s)}})}function ae(t){const e=t.
get("x-request-id")??t.get("x-amzn-requestid")??t.get("apigw-requestid");return e===null?{}:{requestID:(0,W.O)(e,128)}}function xe(t){try{return JSON.parse(t)}catch{
return}}var ke=a(5118),Te=a(4112);const Ae=6e4;function Re(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<Ae)&&(n=Ce(await t.
credentials(),e)),n),i=new ke.BB({service:k.jL,region:t.region,credentials:async()=>Ne(await s()),sha256:Pe,applyChecksum:!1});return{async sign(r,o){const d={method:"\
POST",protocol:r.protocol,hostname:r.hostname,path:r.pathname,query:{},headers:{host:r.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.
token}`},body:o},c=await i.sign(d,{signingDate:new Date(e.now())}),{host:l,...m}=c.headers;return{method:"POST",url:r,headers:{...Te.H,...m},body:o}},async renew(){
const r=n;n=void 0;const o=await s();return o.accessKeyId!==r?.accessKeyId||o.sessionToken!==r?.sessionToken}}}function Ne({accessKeyId:t,secretAccessKey:e,sessionToken:n}){
return{accessKeyId:t,secretAccessKey:e,...n===void 0?{}:{sessionToken:n}}}function Ce(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new h.GQ("unauthorized",
"The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}
class Pe{#e;#t;constructor(e){this.#e=e,this.#t=de(e)}update(e){this.#t.update(he(e))}async digest(){return this.#t.digest()}reset(){this.#t=de(this.#e)}}function de(t){
return t===void 0?(0,u.createHash)("sha256"):(0,u.createHmac)("sha256",he(t))}function he(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.
buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}var J=a(9307),Ie=a(1619);const Me={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5},
De=3e4,ce=1024*1024;function Le(t){const e=(0,Ie.Jb)(t.url,"url"),n=Re(t),s=(i,r,o)=>new _e(t,n,e,i,r,o).run();return{async put(i){const r=i.ttlSeconds===void 0?
"":`,"ttlSeconds":${i.ttlSeconds}`,o=`{"key":${JSON.stringify(i.key)},"value":${je(i)}${r}}`,d=await s("put",i.key,o);if(!(0,P.G)(d.value)||d.value.ok!==!0)throw d.
wrong("does not say ok")},async get(i){const r=await s("get",i,JSON.stringify({key:i}));if(!(0,P.G)(r.value)||typeof r.value.found!="boolean")throw r.wrong("doe\
s not say found");if(!r.value.found)return;const o=(0,B.U2)(r.text)?.find(({name:l})=>l==="value");if(o===void 0)throw r.wrong("says found, but has no value");const{
value:d,expiresAt:c}=r.value;return{text:o.text,value:d,expiresAt:typeof c=="string"?c:null}},async delete(i){const r=await s("delete",i,JSON.stringify({key:i}));
if(!(0,P.G)(r.value)||r.value.deleted!==!0)throw r.wrong("does not say deleted")}}}function je(t){const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)
throw new h.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,B.q$)(e),e}class _e{#e;#t;#n;#r;#s;#o;#i;#h;#a=0;#f=0;#c=!1;constructor(e,n,s,i,r,o){
this.#e=e,this.#t=n,this.#n=new URL(s),this.#n.pathname=`${s.pathname.replace(/\/$/,"")}${pe.Y2[i]}`,this.#r=i,this.#s=`${i} ${JSON.stringify(r)}`,this.#o=o,this.#i=
e.budget??Me,this.#h=e.clock.now()}async run(){for(;;){const e=await this.#e.pace?.enter(this.#e.signal);let n=!1;const s=(i,r)=>{n||e?.(i,r),n=!0};try{const i=await this.#l(
s);if(i!==void 0)return i}finally{s("fault",0)}}}async#l(e){const n=await this.#t.sign(this.#n,this.#o),{fetch:s,signal:i}=this.#e,r=await(0,oe.c)(n,{fetch:s,signal:i,
timeoutMs:De,bodyBytes:ce});if(r.kind==="answer"&&r.status>=200&&r.status<300)return e("answered",0),this.#w(n,r);const o=this.#u(n,r);await this.#d(r)||await this.#y(
r,o,e)}#u(e,n){if(n.kind==="lost")return $e(this.#s,e,n);const{region:s,token:i,clock:r}=this.#e,o=be(n,{region:s,token:i,now:r.now()});return Ee(this.#s,e,n.headers,
o)}async#d(e){return e.kind!=="answer"||e.status!==403||this.#c?!1:(this.#c=!0,this.#t.renew())}async#y(e,n,s){if(e.kind==="answer"?!J.vt.has(e.status):e.certificate)
throw n;const{clock:r,random:o,signal:d,onTrouble:c,pace:l}=this.#e,m=e.kind==="lost"?void 0:e.status,I=m===429,G=I?++this.#f:++this.#a,M=(e.kind==="answer"?(0,J.
P9)(e.headers.get("retry-after"),r):void 0)??(0,J.JN)(G,this.#i,o);if(!(r.now()+M-this.#h<=this.#i.totalMs&&M<=this.#i.mostRetryAfterMs)||this.#a>=this.#i.attempts)
throw n;c?.({operation:this.#r,status:m,attempt:this.#a+this.#f,waitMs:M}),s(I?"throttled":"fault",M),(l===void 0||!I)&&await r.sleep(M,d)}#w(e,n){const s=r=>Oe(
this.#s,e,n.status,n.headers,r),{text:i}=n;if(i===void 0)throw s(`is longer than ${ce} bytes`);try{return{text:i,value:JSON.parse(i),wrong:s}}catch{throw s("is \
not JSON")}}}class Ge{#e;#t;#n;#r;#s;#o=0;#i=0;#h=0;#a=[];constructor(e){this.#e=e.clock,this.#t=e.random,this.#n=e.most,this.#r=e.onHold,this.#s=e.most}async enter(e){
for(;;){e?.throwIfAborted();const s=this.#l();if(s>0)await this.#e.sleep(s,e);else if(this.#o>=Math.floor(this.#s))await this.#u(e);else break}this.#o+=1;const n=this.#h;
return(s,i)=>this.#f(s,i,n)}#f(e,n,s){this.#o-=1,e==="answered"&&(this.#s=Math.min(this.#n,this.#s+1/this.#s)),e==="throttled"&&(s===this.#h?this.#c(n):this.#l()>
0&&(this.#i=Math.max(this.#i,this.#e.now()+n)));for(let i=Math.floor(this.#s)-this.#o;i>0;i-=1)this.#a.shift()?.()}#c(e){this.#h+=1,this.#s=Math.max(1,this.#s/2);
const n=Math.round(this.#t()*Math.min(250,e));this.#i=this.#e.now()+e+n,this.#r(e,Math.floor(this.#s))}#l(){return this.#i-this.#e.now()}#u(e){return new Promise(
(n,s)=>{const i=()=>{e?.removeEventListener("abort",r),n()},r=()=>{this.#a=this.#a.filter(o=>o!==i),s(e?.reason)};e?.addEventListener("abort",r,{once:!0}),this.#a.
push(i)})}}const Ke=500;class le{#e;#t;#n;#r;#s;#o;#i=0;constructor(e,n,s,i){this.#e=e,this.#t=n,this.#n=s,this.#r=i,this.#s=s.now(),this.#o=this.#s}get done(){
return this.#i}add(){this.#i+=1,this.#n.now()-this.#o>=Ke&&this.tell()}tell(){this.#o=this.#n.now();const e=(this.#o-this.#s)/1e3,n=e>0?this.#i/e:0,s=this.#t-this.#i,
i=n>0?s/n*1e3:void 0;this.#r({type:"progress",part:this.#e,done:this.#i,total:this.#t,perSecond:n,leftMs:i})}}var Ue=a(8474),Be=a(6466);class We{path;#e;#t=0;#n;constructor(e){
this.path=Je(e)}get count(){return this.#t}async add({key:e,text:n,ttlSeconds:s}){if(this.#t+=1,this.#n!==void 0)return;this.#e??=(0,y.createWriteStream)(this.path).
on("error",o=>{this.#n??=o});const i=s===void 0?"":`,"ttlSeconds":${s}`;this.#e.write(`{"key":${JSON.stringify(e)},"value":${n}${i}}
`)||await(0,Ue.once)(this.#e,"drain").catch(()=>{})}async close(){if(this.#e!==void 0){if(this.#e.end(),await(0,Be.finished)(this.#e).catch(()=>{}),this.#n===void 0)
return this.path;throw new h.GQ("disk_full",`${this.#t} entries were not written, and their list ${this.path} neither`,{remedy:"Seed the whole file again: a rep\
eated run is harmless.",cause:this.#n})}}}function Je(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjso\
n`:`${t}.unwritten.ndjson`}const Qe=100;class Ve{#e;#t;#n;#r=new AbortController;#s=[];#o=new Set;constructor(e,n,s){this.#e=e,this.#t=s;const{fetch:i,clock:r,random:o,
report:d}=s,c=(l,m)=>d({type:"throttled",waitMs:l,atOnce:m});this.#n=Le({...n,fetch:i,clock:r,random:o,signal:s.signal?AbortSignal.any([s.signal,this.#r.signal]):
this.#r.signal,pace:new Ge({clock:r,random:o,most:e.concurrency,onHold:c}),onTrouble:l=>this.#y(l)})}async run(e){const{file:n,pruneFile:s}=this.#e,i=new We(n??
""),r=n===void 0?0:await this.#i(n,e,i),o=s===void 0||this.#d()?0:await this.#f(s,e),d=await i.close();return{written:r,deleted:o,stopped:this.#d(),keyErrors:this.#s,
unwrittenFile:d}}async#i(e,{format:n,entries:s},i){const r=new le("write",s,this.#t.clock,this.#t.report);return await this.#c(e,F(e,n),async o=>{!this.#d()&&await this.#l(
e,o,()=>this.#h(o))?r.add():await i.add(this.#a(o))}),r.tell(),r.done}async#h(e){const{key:n,text:s,ttlSeconds:i}=this.#a(e);if(await this.#n.put({key:n,text:s,
...i===void 0?{}:{ttlSeconds:i}}),!this.#e.verify)return;const r=await this.#n.get(n);if(!(r!==void 0&&(0,B.Aw)(r.text,s)))throw new h.GQ("verify_failed",`${JSON.
stringify(n)} was written, but ${r?"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to this table at the same ti\
me? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:n}){const s=new le("delete",n,this.#t.clock,
this.#t.report);return await this.#c(e,H(e),async i=>{!this.#d()&&await this.#l(e,i,()=>this.#n.delete(i.key))&&s.add()}),s.tell(),s.done}async#c(e,n,s){const i=async()=>{
for(let o=await n.next();!o.done;o=await n.next())o.value instanceof f.L?this.#r.abort(Ye(e)):await s(o.value)},r=o=>this.#r.abort((0,h.I7)(o));await Promise.all(
Array.from({length:this.#e.concurrency},()=>i().catch(r)))}async#l(e,{line:n},s){try{return await s(),!0}catch(i){const r=(0,h.I7)(i);return Fe(r)?this.#u(He(r,
e,n)):this.#d()||this.#r.abort(r),!1}}#u(e){this.#s.length>=Qe||(this.#s.push(e),this.#t.report({type:"key-failed",error:e}))}#d(){const{signal:e}=this.#t;return e?.
aborted?new h.GQ("interrupted","Interrupted",{cause:e.reason}):this.#r.signal.aborted?(0,h.I7)(this.#r.signal.reason):void 0}#y(e){e.status===429||this.#o.has(e.
status)||(this.#o.add(e.status),this.#t.report({type:"trouble",trouble:e}))}}function Fe(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??
0)}function He(t,e,n){return new h.GQ(t.code,t.message,{place:{file:e,line:n},...t.remedy===void 0?{}:{remedy:t.remedy},...t.call===void 0?{}:{call:t.call}})}function Ye(t){
return new h.GQ("invalid_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}var Ze=a(
3918);async function ze(t,e){const n=e.clock.now(),s=await we(t,e.signal),{entries:i,deletes:r}=s;e.report({type:"checked",entries:i,deletes:r});const o={written:0,
deleted:0,stopped:void 0,keyErrors:[],unwrittenFile:void 0},d=t.target===void 0?o:await new Ve(t,t.target,e).run(s),{written:c,deleted:l,unwrittenFile:m}=d;return{
entries:i,deletes:r,written:c,deleted:l,failed:t.target===void 0?0:i-c+r-l,unwrittenFile:m,dryRun:t.target===void 0,ms:e.clock.now()-n,error:Xe(d,i,r)}}function Xe(t,e,n){
const{stopped:s,keyErrors:i,written:r,deleted:o,unwrittenFile:d}=t,[c]=i,l=s??c;if(l===void 0)return;const m=[...e>0?[`${r} of ${e} entries are written`]:[],...n>
0?[`${o} of ${n} keys are deleted`]:[]].join(", "),I=d===void 0?[]:[`Those that were not written are in ${d}: seed that file next.`],G=[...l.remedy===void 0?[]:
[l.remedy],...I].join(`
`);return new h.GQ(s?.code??"seed_failed",s?`${s.message}; ${m}`:`Only ${m}`,{...G===""?{}:{remedy:G},...s?.call===void 0?{}:{call:s.call},also:i,...s?{cause:s.
cause??s}:{}})}})};export{tt as id,nt as ids,st as modules};

const et=801,tt=[801],nt={4112:((Q,T,d)=>{d.d(T,{H:()=>b,o:()=>O});var h=d(3739),y=d(7634),f=d(3823),u=d(1279),A=d(1619);const b={accept:"application/json","use\
r-agent":`slipway/${y.x}`};function O(w){const $=(0,A.Jb)(w.baseUrl,"base-url"),E=(0,u.p)(w);return async(R,p)=>{const{doing:g,mayRepeat:S,decode:K,takesText:D,
route:L}=R,{body:N,signal:U}=p;let C="";return E({doing:g,mayRepeat:S,decode:K,takesText:D,signal:U,request:{method:L.method,url:k($,L.path,p),headers:{...b,...N===
void 0?{}:{"content-type":"application/json"},...S?{}:{"idempotency-key":p.idempotencyKey??w.uuid()}},...N===void 0?{}:{body:JSON.stringify(N)}},async authorize(j){
return C=await w.tokens.token(),{...j,headers:{...j.headers,authorization:`Bearer ${C}`}}},renew:()=>w.tokens.renew(C)})}}function k(w,$,{parameters:E,query:R={}}){
for(const[g,S]of Object.entries(E))if(/^\.{0,2}$/.test(S))throw new h.GQ("invalid_input",`"${S}" is no ${g}`,{remedy:"Give the identifier that the platform show\
s."});const p=new URL(w);p.pathname+=(0,f.dN)($,E).slice(p.pathname.endsWith("/")?1:0);for(const[g,S]of Object.entries(R))S!==void 0&&p.searchParams.set(g,S);return p}}),
3823:((Q,T,d)=>{d.d(T,{Y2:()=>b,a6:()=>A,bw:()=>f,dN:()=>O});const h="/api/v1/orgs/{orgID}/projects/{projectID}/apps",y=`${h}/{appID}`,f={createApp:{method:"POS\
T",path:h},updateApp:{method:"PATCH",path:y},replaceEnv:{method:"PUT",path:`${y}/env`},listEnvironments:{method:"GET",path:`${y}/environments`},deploy:{method:"\
POST",path:`${y}/deployments`},listDeployments:{method:"GET",path:`${y}/deployments`},readFailure:{method:"GET",path:`${y}/deployments/{deployID}/failure`}},u="\
/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",A={listReleases:{method:"GET",path:`${u}/releases`},rollback:{method:"POST",path:`${u}/rollback`},listTables:{
method:"GET",path:`${u}/tables`},createTable:{method:"POST",path:`${u}/tables`},deleteTable:{method:"DELETE",path:`${u}/tables/{table}`},runtime:{method:"POST",
path:`${u}/runtime`}},b={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function O(k,w){return k.replace(/\{(\w+)\}/g,($,E)=>encodeURIComponent(w[E]??`{${E}}`))}}),
1801:((Q,T,d)=>{d.d(T,{seedFile:()=>Ye});var h=d(3739),y=d(7598),f=d(7561),u=d(3024),A=d(1455),b=d(4734);const O=1024*1024,[k,w,$,E]=[34,92,44,10],R=new Set([91,
123]),p=new Set([93,125]),g=new Set([32,9,10,13]);class S{#e;#t="before";#n=0;#i=!1;#s=!1;#o=1;#r=1;#h=0;#a=new D;constructor(e){this.#e=e}*push(e){let t=0;for(let s=0;s<
e.length;s+=1){const i=e.charCodeAt(s);this.#i?this.#f(i):this.#t!=="inside"?(this.#c(i),t=s+1):this.#n===0&&(i===$||p.has(i))?(this.#a.add(e.slice(t,s)),t=s+1,
yield*this.#u(i)):this.#l(i),i===E?(this.#o+=1,this.#r=1):this.#r+=1}this.#t==="inside"&&this.#a.add(e.slice(t))}end(){if(this.#t==="after")return[];throw this.#d(
`the file ends where "${this.#e[this.#t==="before"?0:1]}" is expected`)}#f(e){this.#s?this.#s=!1:e===w?this.#s=!0:e===k&&(this.#i=!1)}#c(e){if(!g.has(e)){if(this.#t===
"after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(0))throw this.#d(`expected "${this.#e[0]}\
"`);this.#t="inside"}}#l(e){g.has(e)||this.#a.startAt(this.#o,this.#r),e===k?this.#i=!0:R.has(e)?this.#n+=1:p.has(e)&&(this.#n-=1)}*#u(e){const t=this.#a.take(),
s=e!==$;if(s&&e!==this.#e.charCodeAt(1))throw this.#d(`expected "${this.#e[1]}" or ","`);if(t)yield t;else if(!s||this.#h>0)throw this.#d("there is a comma too \
many");this.#h+=1,s&&(this.#t="after")}#d(e){return new f.L(e,this.#o,this.#r)}}class K{#e=1;#t=new D;*push(e){let t=0;for(let s=e.indexOf(`
`);s!==-1;s=e.indexOf(`
`,t))this.#n(e.slice(t,s)),yield*this.end(),this.#e+=1,t=s+1;this.#n(e.slice(t))}end(){const e=this.#t.take();return e?[e]:[]}#n(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class D{#e=[];#t=0;#n;startAt(e,t){this.#n??={line:e,column:t}}add(e){this.#t+=e.length,this.#t<=O?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
O?L(this.#e.join("")):void 0,t=this.#n;return this.#e=[],this.#t=0,this.#n=void 0,t===void 0||e===""?void 0:{text:e,...t}}}function L(n){let[e,t]=[0,n.length];for(;e<
t&&g.has(n.charCodeAt(e));)e+=1;for(;t>e&&g.has(n.charCodeAt(t-1));)t-=1;return n.slice(e,t)}var N=function(n,e,t){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,i;if(t){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],t&&(i=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),n.stack.push({value:e,dispose:s,async:t})}else t&&n.stack.push(
{async:!0});return e},U=(function(n){return function(e){function t(o){e.error=e.hasError?new n(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return i|=2,Promise.resolve(o).then(r,function(a){return t(a),r()})}else i|=1}catch(a){t(a)}if(i===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(n,e,t){var s=new Error(t);return s.name=
"SuppressedError",s.error=n,s.suppressed=e,s});const C=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,n=>n.trimStart().startsWith("{")?
"object":"array"]];async function j(n){const e=await V(n),t=C.find(([i])=>i.test(n));if(t)return t[1](e);const s=e.trimStart();return s.startsWith("[")?"array":
s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function V(n){try{const e={stack:[],error:void 0,hasError:!1};try{const t=N(e,await(0,A.
open)(n),!0),{buffer:s,bytesRead:i}=await t.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,i))}catch(t){e.error=t,e.hasError=
!0}finally{const t=U(e);t&&await t}}catch(e){throw ee(n,e)}}async function*F(n,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([d.e(815),d.e(511)]).then(d.
bind(d,4511));yield*s(await ue(n));return}const t=e==="object"?b.Ar:b.Cn;for await(const s of z(n,Y(e)))s instanceof f.L?yield s:yield*t(s)}async function*H(n){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(n))throw new h.GQ("invalid_file",`${n} is no list of keys to delete`,{input:"prune-file",place:{file:n},remedy:"Write them \
one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(n)||(await V(n)).trimStart().startsWith("[");for await(const t of z(
n,Y(e?"array":"lines")))t instanceof f.L?yield t:yield fe(t,e)}function fe({text:n="",line:e,column:t},s){try{const i=s?n:JSON.stringify(n),r=(0,b.mk)(i);return r===
void 0?{key:String(JSON.parse(i)),line:e}:new f.L(r,e,t)}catch{return new f.L("not a JSON string",e,t)}}function Y(n){return n==="lines"?new K:new S(n==="array"?
"[]":"{}")}async function*z(n,e){try{for await(const t of Z(n))yield*e.push(t);yield*e.end()}catch(t){if(!(t instanceof f.L))throw t;yield t}}const X=16*1024*1024;
async function ue(n){let e="";for await(const t of Z(n))if(e+=t,e.length>X)throw new h.GQ("invalid_file",`${n} is longer than the ${X/2**20} MiB that YAML may h\
ave`,{input:"file",place:{file:n},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*Z(n){const e=new TextDecoder(
"utf-8",{fatal:!0});try{for await(const t of(0,u.createReadStream)(n))yield e.decode(t,{stream:!0});yield e.decode()}catch(t){throw t instanceof TypeError?new h.
GQ("invalid_file",`${n} is not UTF-8 text`,{input:"file",place:{file:n,line:await ye(n)},remedy:"Save it as UTF-8."}):(0,h.xU)(t)===void 0?t:ee(n,t)}}async function ye(n){
const e=new TextDecoder("utf-8",{fatal:!0});let t=1;try{for await(const s of(0,u.createReadStream)(n)){const i=Buffer.from(s);let r=0;for(let o=i.indexOf(q);o!==
-1;o=i.indexOf(q,r))e.decode(i.subarray(r,o+1),{stream:!0}),t+=1,r=o+1;e.decode(i.subarray(r),{stream:!0})}}catch{}return t}const q=10;function ee(n,e){return(0,h.
xU)(e)==="ENOENT"?new h.GQ("file_not_found",`There is no file ${n}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository checked out b\
efore this step?"}):new h.GQ("invalid_file",`${n} cannot be read (${(0,h.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user \
may read.",cause:e})}async function we(n,e){const t=new f.C,s=new se,i=n.file===void 0?"lines":await j(n.file);let r=0,o=0;if(n.file!==void 0)for await(const a of F(
n.file,i)){te(e);const c=a instanceof f.L?a:s.add(a.key,a.line,ne);c&&t.add(n.file,c),r+=1}if(n.pruneFile!==void 0){const a=new se;for await(const c of H(n.pruneFile)){
te(e);const l=c instanceof f.L?c:a.add(c.key,c.line,ne)??s.find(c.key,c.line);l&&t.add(n.pruneFile,l),o+=1}}return t.throwIfAny(),{format:i,entries:r,deletes:o}}
function te(n){if(n?.aborted)throw new h.GQ("interrupted","Interrupted before the first request",{cause:n.reason})}const ne=(n,e)=>`the key ${re(n)} stands twic\
e: first on line ${e}`;class se{#e=new Map;add(e,t,s){const i=ie(e),r=this.#e.get(i);if(r!==void 0)return new f.L(s(e,r),t,1);this.#e.set(i,t)}find(e,t){const s=this.#e.
get(ie(e));if(s!==void 0)return new f.L(`the key ${re(e)} is to be deleted, and written by line ${s} of the seed file`,t,1)}}function ie(n){return(0,y.hash)("sh\
a256",n,"binary")}function re(n){return JSON.stringify(n.length>80?`${n.slice(0,79)}\u2026`:n)}var P=d(8302),B=d(1772),pe=d(3823),oe=d(5636),me=d(9127),W=d(5807),
x=d(2345);const ge=4*6e4,v=(n,e)=>t=>t.status===n&&(e===void 0||t.code===e),_=n=>e=>e.status===403&&n.test(e.message??""),Se=[{when:_(/scoped to a valid region/i),
code:"forbidden",says:({region:n})=>`the signature is scoped to the region "${n}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION\
 (us-east-2), not with the region of the app or of AWS_REGION."},{when:n=>n.status===403&&Math.abs(n.skewMs)>ge&&n.code===void 0,code:"forbidden",says:({skewMs:n})=>`\
this machine's clock is ${(0,me.a)(Math.abs(n))} ${n>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): signatures are good for five minutes."},
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
abases), SERVICE_KVS_TOKEN_<TABLE>."},{when:v(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${x.ux.bodyBytes/
1024} KiB.`},{when:v(404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control p\
lane."},{when:v(429),code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{
when:({status:n})=>n>=500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later; where it lasts, tell the platform the request ID."},
{when:({status:n})=>n===400,code:"refused",says:({code:n})=>`the service does not take the entry (${n??"no code given"})`,remedy:`Limits: key ${x.ux.keyBytes} b\
ytes, value ${x.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${x.ux.minTtlSeconds} to ${x.ux.maxTtlSeconds}.`},{when:({status:n})=>n>=300&&n<400,code:"redirected",
says:()=>"the address redirects elsewhere, where no credential is sent",remedy:"Name the data plane itself in SERVICE_KVS_URL."},{when:()=>!0,code:"unexpected_r\
esponse",says:()=>"the answer is none of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function Ee(n,e,t,s){const i=Se.
find(({when:c})=>c(s)),r=s.code??s.message,o=r===void 0?"":`, "${r}"`,a=`Could not ${n}: ${i?.says(s)??"refused"} (${s.status}${o})`;return new h.GQ(i?.code??"r\
efused",a,{...i?{remedy:i.remedy}:{},call:{method:e.method,path:e.url.pathname,status:s.status,...ae(t)}})}function be({status:n,headers:e,text:t=""},s){const i=ke(
t),r=(0,P.G)(i)?i.message??i.Message:void 0,o=Date.parse(e.get("date")??"");return{status:n,code:(0,P.G)(i)&&typeof i.error=="string"?(0,W.Ow)(i.error,80):void 0,
message:typeof r=="string"?ve(r,s.token):void 0,skewMs:Number.isNaN(o)?0:s.now-o,region:s.region}}function ve(n,e){const[t=""]=n.replaceAll(e,"***").split(/The Canonical String/i);
return(0,W.Ow)(t.trim(),300)}function $e(n,e,t){const s=t.timedOut?"no answer in time":(0,oe.K)(t.cause)??"the connection broke";return new h.GQ(t.timedOut?"req\
uest_timeout":"unreachable",`Could not ${n}: ${s} (${e.url.host})`,{remedy:"Check SERVICE_KVS_URL and the way there; then run again: a repeated run is harmless.",
call:{method:e.method,path:e.url.pathname},cause:t.cause})}function Oe(n,e,t,s,i){return new h.GQ("unexpected_response",`Could not ${n}: the answer (${t}) ${i}`,
{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:{method:e.method,path:e.url.pathname,status:t,...ae(s)}})}function ae(n){const e=n.
get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid");return e===null?{}:{requestID:(0,W.Ow)(e,128)}}function ke(n){try{return JSON.parse(n)}catch{
return}}var xe=d(5118),Te=d(4112);const Ae=6e4;function Re(n){const{clock:e}=n;let t;const s=async()=>((t===void 0||(t.expiresAt??1/0)-e.now()<Ae)&&(t=Ce(await n.
credentials(),e)),t),i=new xe.BB({service:x.jL,region:n.region,credentials:async()=>Ne(await s()),sha256:Pe,applyChecksum:!1});return{async sign(r,o){const a={method:"\
POST",protocol:r.protocol,hostname:r.hostname,path:r.pathname,query:{},headers:{host:r.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${n.
token}`},body:o},c=await i.sign(a,{signingDate:new Date(e.now())}),{host:l,...m}=c.headers;return{method:"POST",url:r,headers:{...Te.H,...m},body:o}},async renew(){
const r=t;t=void 0;const o=await s();return o.accessKeyId!==r?.accessKeyId||o.sessionToken!==r?.sessionToken}}}function Ne({accessKeyId:n,secretAccessKey:e,sessionToken:t}){
return{accessKeyId:n,secretAccessKey:e,...t===void 0?{}:{sessionToken:t}}}function Ce(n,e){if((n.expiresAt??1/0)>e.now())return n;throw new h.GQ("unauthorized",
"The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}
class Pe{#e;#t;constructor(e){this.#e=e,this.#t=de(e)}update(e){this.#t.update(he(e))}async digest(){return this.#t.digest()}reset(){this.#t=de(this.#e)}}function de(n){
return n===void 0?(0,y.createHash)("sha256"):(0,y.createHmac)("sha256",he(n))}function he(n){return typeof n=="string"?n:ArrayBuffer.isView(n)?new Uint8Array(n.
buffer,n.byteOffset,n.byteLength):new Uint8Array(n)}var J=d(9307),Ie=d(1619);const Me={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5},
De=3e4,ce=1024*1024;function Le(n){const e=(0,Ie.Jb)(n.url,"url"),t=Re(n),s=(i,r,o)=>new _e(n,t,e,i,r,o).run();return{async put(i){const r=i.ttlSeconds===void 0?
"":`,"ttlSeconds":${i.ttlSeconds}`,o=`{"key":${JSON.stringify(i.key)},"value":${je(i)}${r}}`,a=await s("put",i.key,o);if(!(0,P.G)(a.value)||a.value.ok!==!0)throw a.
wrong("does not say ok")},async get(i){const r=await s("get",i,JSON.stringify({key:i}));if(!(0,P.G)(r.value)||typeof r.value.found!="boolean")throw r.wrong("doe\
s not say found");if(!r.value.found)return;const o=(0,B.U2)(r.text)?.find(({name:l})=>l==="value");if(o===void 0)throw r.wrong("says found, but has no value");const{
value:a,expiresAt:c}=r.value;return{text:o.text,value:a,expiresAt:typeof c=="string"?c:null}},async delete(i){const r=await s("delete",i,JSON.stringify({key:i}));
if(!(0,P.G)(r.value)||r.value.deleted!==!0)throw r.wrong("does not say deleted")}}}function je(n){const e="text"in n?n.text:JSON.stringify(n.value);if(e===void 0)
throw new h.GQ("invalid_input",`The value of "${n.key}" is not a JSON value`);return"text"in n&&(0,B.q$)(e),e}class _e{#e;#t;#n;#i;#s;#o;#r;#h;#a=0;#f=0;#c=!1;constructor(e,t,s,i,r,o){
this.#e=e,this.#t=t,this.#n=new URL(s),this.#n.pathname=`${s.pathname.replace(/\/$/,"")}${pe.Y2[i]}`,this.#i=i,this.#s=`${i} ${JSON.stringify(r)}`,this.#o=o,this.#r=
e.budget??Me,this.#h=e.clock.now()}async run(){for(;;){const e=await this.#e.pace?.enter(this.#e.signal);let t=!1;const s=(i,r)=>{t||e?.(i,r),t=!0};try{const i=await this.#l(
s);if(i!==void 0)return i}finally{s("fault",0)}}}async#l(e){const t=await this.#t.sign(this.#n,this.#o),{fetch:s,signal:i}=this.#e,r=await(0,oe.c)(t,{fetch:s,signal:i,
timeoutMs:De,bodyBytes:ce});if(r.kind==="answer"&&r.status>=200&&r.status<300)return e("answered",0),this.#w(t,r);const o=this.#u(t,r);await this.#d(r)||await this.#y(
r,o,e)}#u(e,t){if(t.kind==="lost")return $e(this.#s,e,t);const{region:s,token:i,clock:r}=this.#e,o=be(t,{region:s,token:i,now:r.now()});return Ee(this.#s,e,t.headers,
o)}async#d(e){return e.kind!=="answer"||e.status!==403||this.#c?!1:(this.#c=!0,this.#t.renew())}async#y(e,t,s){if(e.kind==="answer"?!J.vt.has(e.status):e.certificate)
throw t;const{clock:r,random:o,signal:a,onTrouble:c,pace:l}=this.#e,m=e.kind==="lost"?void 0:e.status,I=m===429,G=I?++this.#f:++this.#a,M=(e.kind==="answer"?(0,J.
P9)(e.headers.get("retry-after"),r):void 0)||(0,J.JN)(G,this.#r,o);if(!(r.now()+M-this.#h<=this.#r.totalMs&&M<=this.#r.mostRetryAfterMs)||this.#a>=this.#r.attempts)
throw t;c?.({operation:this.#i,status:m,attempt:this.#a+this.#f,waitMs:M}),s(I?"throttled":"fault",M),(l===void 0||!I)&&await r.sleep(M,a)}#w(e,t){const s=r=>Oe(
this.#s,e,t.status,t.headers,r),{text:i}=t;if(i===void 0)throw s(`is longer than ${ce} bytes`);try{return{text:i,value:JSON.parse(i),wrong:s}}catch{throw s("is \
not JSON")}}}class Ge{#e;#t;#n;#i;#s;#o=0;#r=0;#h=0;#a=[];constructor(e){this.#e=e.clock,this.#t=e.random,this.#n=e.most,this.#i=e.onHold,this.#s=e.most}async enter(e){
for(;;){e?.throwIfAborted();const s=this.#l();if(s>0)await this.#e.sleep(s,e);else if(this.#o>=Math.floor(this.#s))await this.#u(e);else break}this.#o+=1;const t=this.#h;
return(s,i)=>this.#f(s,i,t)}#f(e,t,s){this.#o-=1,e==="answered"&&(this.#s=Math.min(this.#n,this.#s+1/this.#s)),e==="throttled"&&(s===this.#h?this.#c(t):this.#l()>
0&&(this.#r=Math.max(this.#r,this.#e.now()+t)));for(let i=Math.floor(this.#s)-this.#o;i>0;i-=1)this.#a.shift()?.()}#c(e){this.#h+=1,this.#s=Math.max(1,this.#s/2);
const t=Math.round(this.#t()*Math.min(250,e));this.#r=this.#e.now()+e+t,this.#i(e,Math.floor(this.#s))}#l(){return this.#r-this.#e.now()}#u(e){return new Promise(
(t,s)=>{const i=()=>{e?.removeEventListener("abort",r),t()},r=()=>{this.#a=this.#a.filter(o=>o!==i),s(e?.reason)};e?.addEventListener("abort",r,{once:!0}),this.#a.
push(i)})}}const Ke=500;class le{#e;#t;#n;#i;#s;#o;#r=0;constructor(e,t,s,i){this.#e=e,this.#t=t,this.#n=s,this.#i=i,this.#s=s.now(),this.#o=this.#s}get done(){
return this.#r}add(){this.#r+=1,this.#n.now()-this.#o>=Ke&&this.tell()}tell(){this.#o=this.#n.now();const e=(this.#o-this.#s)/1e3,t=e>0?this.#r/e:0,s=this.#t-this.#r,
i=t>0?s/t*1e3:void 0;this.#i({type:"progress",part:this.#e,done:this.#r,total:this.#t,perSecond:t,leftMs:i})}}const Ue=256*1024;class Be{path;#e;#t="";#n=0;#i;constructor(e){
this.path=We(e)}add({key:e,text:t,ttlSeconds:s}){if(this.#n+=1,this.#i!==void 0)return;const i=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(
e)},"value":${t}${i}}
`,this.#t.length>=Ue&&this.#r(()=>this.#o())}close(){if(this.#n!==0){if(this.#r(()=>{this.#o(),(0,u.renameSync)(this.#s,this.path)}),this.#e!==void 0&&(0,u.closeSync)(
this.#e),this.#i===void 0)return this.path;throw(0,u.rmSync)(this.#s,{force:!0}),new h.GQ("disk_full",`${this.#n} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#i})}}get#s(){return`${this.path}.part`}#o(){this.#e??=(0,u.openSync)(
this.#s,"w");const e=Buffer.from(this.#t);for(let t=0;t<e.length;)t+=(0,u.writeSync)(this.#e,e,t);this.#t=""}#r(e){try{this.#i===void 0&&e()}catch(t){this.#i=t}}}
function We(n){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(n);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${n}.unwritten.ndjson`}const Je=100;class Qe{#e;#t;#n;#i=new AbortController;#s=[];#o=new Set;constructor(e,t,s){
this.#e=e,this.#t=s;const{fetch:i,clock:r,random:o,report:a}=s,c=(l,m)=>a({type:"throttled",waitMs:l,atOnce:m});this.#n=Le({...t,fetch:i,clock:r,random:o,signal:s.
signal?AbortSignal.any([s.signal,this.#i.signal]):this.#i.signal,pace:new Ge({clock:r,random:o,most:e.concurrency,onHold:c}),onTrouble:l=>this.#w(l)})}async run(e){
const{file:t,pruneFile:s}=this.#e,i=new Be(t??""),r=t===void 0?0:await this.#r(t,e,i),o=s===void 0||this.#d()?0:await this.#f(s,e),a=i.close();return{written:r,
deleted:o,stopped:this.#y(),keyErrors:this.#s,unwrittenFile:a}}async#r(e,{format:t,entries:s},i){const r=new le("write",s,this.#t.clock,this.#t.report);return await this.#c(
e,F(e,t),async o=>{!this.#d()&&await this.#l(e,o,()=>this.#h(o))?r.add():i.add(this.#a(o))}),r.tell(),r.done}async#h(e){const{key:t,text:s,ttlSeconds:i}=this.#a(
e);if(await this.#n.put({key:t,text:s,...i===void 0?{}:{ttlSeconds:i}}),!this.#e.verify)return;const r=await this.#n.get(t);if(!(r!==void 0&&(0,B.Aw)(r.text,s)))
throw new h.GQ("verify_failed",`${JSON.stringify(t)} was written, but ${r?"another value was read back":"is not there when read back"}`,{remedy:"Does something \
else write to this table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:t}){
const s=new le("delete",t,this.#t.clock,this.#t.report);return await this.#c(e,H(e),async i=>{!this.#d()&&await this.#l(e,i,()=>this.#n.delete(i.key))&&s.add()}),
s.tell(),s.done}async#c(e,t,s){const i=async()=>{for(let o=await t.next();!o.done;o=await t.next())o.value instanceof f.L?this.#i.abort(He(e)):await s(o.value)},
r=o=>this.#i.abort((0,h.I7)(o));await Promise.all(Array.from({length:this.#e.concurrency},()=>i().catch(r)))}async#l(e,{line:t},s){try{return await s(),!0}catch(i){
const r=(0,h.I7)(i);return Ve(r)?this.#u(Fe(r,e,t)):this.#d()||this.#i.abort(r),!1}}#u(e){this.#s.length>=Je||(this.#s.push(e),this.#t.report({type:"key-failed",
error:e}))}#d(){return this.#i.signal.aborted||this.#t.signal?.aborted===!0}#y(){const{signal:e}=this.#t;return e?.aborted?new h.GQ("interrupted","Interrupted",
{cause:e.reason}):this.#i.signal.aborted?(0,h.I7)(this.#i.signal.reason):void 0}#w(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#t.report(
{type:"trouble",trouble:e}))}}function Ve(n){return n.code==="verify_failed"||[400,413].includes(n.call?.status??0)}function Fe(n,e,t){return new h.GQ(n.code,n.
message,{place:{file:e,line:t},...n.remedy===void 0?{}:{remedy:n.remedy},...n.call===void 0?{}:{call:n.call}})}function He(n){return new h.GQ("invalid_file",`${n}\
 changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}var Xe=d(3918);async function Ye(n,e){const t=e.
clock.now(),s=await we(n,e.signal),{entries:i,deletes:r}=s;e.report({type:"checked",entries:i,deletes:r});const o={written:0,deleted:0,stopped:void 0,keyErrors:[],
unwrittenFile:void 0},a=n.target===void 0?o:await new Qe(n,n.target,e).run(s),{written:c,deleted:l,unwrittenFile:m}=a;return{entries:i,deletes:r,written:c,deleted:l,
failed:n.target===void 0?0:i-c+r-l,unwrittenFile:m,dryRun:n.target===void 0,ms:e.clock.now()-t,error:ze(a,i,r)}}function ze(n,e,t){const{stopped:s,keyErrors:i,written:r,
deleted:o,unwrittenFile:a}=n,[c]=i,l=s??c;if(l===void 0)return;const m=[...e>0?[`${r} of ${e} entries are written`]:[],...t>0?[`${o} of ${t} keys are deleted`]:
[]].join(", "),I=a===void 0?[]:[`Those that were not written are in ${a}: seed that file next.`],G=[...l.remedy===void 0?[]:[l.remedy],...I].join(`
`);return new h.GQ(s?.code??"seed_failed",s?`${s.message}; ${m}`:`Only ${m}`,{...G===""?{}:{remedy:G},...s?.call===void 0?{}:{call:s.call},also:i,...s?{cause:s.
cause??s}:{}})}})};export{et as id,tt as ids,nt as modules};

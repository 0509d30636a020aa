const mn=570,wn=[570],gn={6570:((Jt,be,l)=>{l.d(be,{seedFile:()=>Bt});var u=l(3739),A=l(7598),y=l(7561),g=l(3024),Se=l(1455),N=l(4734);const M=1024*1024,[P,Ee,j,
$e]=[34,92,44,10],ve=new Set([91,123]),U=new Set([93,125]),k=new Set([32,9,10,13]);class Oe{#e;#t="before";#n=0;#r=!1;#s=!1;#o=1;#i=1;#c=0;#a=new G;constructor(e){
this.#e=e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#r?this.#h(r):this.#t!=="inside"?(this.#u(r),n=s+1):this.#n===0&&(r===j||U.
has(r))?(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#l(r)):this.#f(r),r===$e?(this.#o+=1,this.#i=1):this.#i+=1}this.#t==="inside"&&this.#a.add(e.slice(n))}end(){
if(this.#t==="after")return[];throw this.#d(`the file ends where "${this.#e[this.#t==="before"?0:1]}" is expected`)}#h(e){this.#s?this.#s=!1:e===Ee?this.#s=!0:e===
P&&(this.#r=!1)}#u(e){if(!k.has(e)){if(this.#t==="after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(
0))throw this.#d(`expected "${this.#e[0]}"`);this.#t="inside"}}#f(e){k.has(e)||this.#a.startAt(this.#o,this.#i),e===P?this.#r=!0:ve.has(e)?this.#n+=1:U.has(e)&&
(this.#n-=1)}*#l(e){const n=this.#a.take(),s=e!==j;if(s&&e!==this.#e.charCodeAt(1))throw this.#d(`expected "${this.#e[1]}" or ","`);if(n)yield n;else if(!s||this.#c>
0)throw this.#d("there is a comma too many");this.#c+=1,s&&(this.#t="after")}#d(e){return new y.L(e,this.#o,this.#i)}}class ke{#e=1;#t=new G;*push(e){let n=0;for(let s=e.
indexOf(`
`);s!==-1;s=e.indexOf(`
`,n))this.#n(e.slice(n,s)),yield*this.end(),this.#e+=1,n=s+1;this.#n(e.slice(n))}end(){const e=this.#t.take();return e?[e]:[]}#n(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class G{#e=[];#t=0;#n;startAt(e,n){this.#n??={line:e,column:n}}add(e){this.#t+=e.length,this.#t<=M?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
M?xe(this.#e.join("")):void 0,n=this.#n;return this.#e=[],this.#t=0,this.#n=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function xe(t){let[e,n]=[0,t.length];
for(;e<n&&k.has(t.charCodeAt(e));)e+=1;for(;n>e&&k.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var Te=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},Ae=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const Ne=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("\
{")?"object":"array"]];async function Re(t){const e=await B(t),n=Ne.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"a\
rray":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function B(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=Te(
e,await(0,Se.open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=
n,e.hasError=!0}finally{const n=Ae(e);n&&await n}}catch(e){throw H(t,e)}}async function*K(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([l.e(815),l.e(
511)]).then(l.bind(l,4511));yield*s(await Ce(t));return}const n=e==="object"?N.Ar:N.Cn;for await(const s of V(t,F(e)))s instanceof y.L?yield s:yield*n(s)}async function*J(t){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new u.GQ("invalid_file",`${t} is no list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them \
one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await B(t)).trimStart().startsWith("[");for await(const n of V(
t,F(e?"array":"lines")))n instanceof y.L?yield n:yield _e(n,e)}function _e({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),i=(0,N.mk)(r);return i===
void 0?{key:String(JSON.parse(r)),line:e}:new y.L(i,e,n)}catch{return new y.L("not a JSON string",e,n)}}function F(t){return t==="lines"?new ke:new Oe(t==="arra\
y"?"[]":"{}")}async function*V(t,e){try{for await(const n of Q(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof y.L))throw n;yield n}}const W=16*1024*
1024;async function Ce(t){let e="";for await(const n of Q(t))if(e+=n,e.length>W)throw new u.GQ("invalid_file",`${t} is longer than the ${W/2**20} MiB that YAML \
may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*Q(t){
const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,g.createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof
TypeError?new u.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await Ie(t)},remedy:"Save it as UTF-8."}):(0,u.xU)(n)===void 0?n:H(t,
n)}}async function Ie(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,g.createReadStream)(t)){const r=Buffer.from(s);let i=0;for(let o=r.
indexOf(z);o!==-1;o=r.indexOf(z,i))e.decode(r.subarray(i,o+1),{stream:!0}),n+=1,i=o+1;e.decode(r.subarray(i),{stream:!0})}}catch{}return n}const z=10;function H(t,e){
return(0,u.xU)(e)==="ENOENT"?new u.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository ch\
ecked out before this step?"}):new u.GQ("invalid_file",`${t} cannot be read (${(0,u.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that\
 this user may read.",cause:e})}async function De(t,e){const n=new y.C,s=new q,r=t.file===void 0?"lines":await Re(t.file);let i=0,o=0;if(t.file!==void 0)for await(const a of K(
t.file,r)){Y(e);const d=a instanceof y.L?a:s.add(a.key,a.line,X);d&&n.add(t.file,d),i+=1}if(t.pruneFile!==void 0){const a=new q;for await(const d of J(t.pruneFile)){
Y(e);const c=d instanceof y.L?d:a.add(d.key,d.line,X)??s.find(d.key,d.line);c&&n.add(t.pruneFile,c),o+=1}}return n.throwIfAny(),{format:r,entries:i,deletes:o}}function Y(t){
if(t?.aborted)throw new u.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const X=(t,e)=>`the key ${ee(t)} stands twice: first on line\
 ${e}`;class q{#e=new Map;add(e,n,s){const r=Z(e),i=this.#e.get(r);if(i!==void 0)return new y.L(s(e,i),n,1);this.#e.set(r,n)}find(e,n){const s=this.#e.get(Z(e));
if(s!==void 0)return new y.L(`the key ${ee(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function Z(t){return(0,A.hash)("sha256",t,"bin\
ary")}function ee(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var $=l(8302),R=l(1772);const te="/api/v1/orgs/{orgID}/projects/{projectID}/a\
pps",b=`${te}/{appID}`,Ft={createApp:{method:"POST",path:te},updateApp:{method:"PATCH",path:b},replaceEnv:{method:"PUT",path:`${b}/env`},listEnvironments:{method:"\
GET",path:`${b}/environments`},deploy:{method:"POST",path:`${b}/deployments`},listDeployments:{method:"GET",path:`${b}/deployments`},readFailure:{method:"GET",path:`${b}\
/deployments/{deployID}/failure`}},S="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",Vt={listReleases:{method:"GET",path:`${S}/releases`},rollback:{method:"\
POST",path:`${S}/rollback`},listTables:{method:"GET",path:`${S}/tables`},createTable:{method:"POST",path:`${S}/tables`},deleteTable:{method:"DELETE",path:`${S}/\
tables/{table}`},runtime:{method:"POST",path:`${S}/runtime`}},Le={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function Wt(t,e){return t.replace(/\{(\w+)\}/g,
(n,s)=>encodeURIComponent(e[s]??`{${s}}`))}async function Me(t,e){e.signal?.throwIfAborted();const n=new AbortController,s=setTimeout(()=>n.abort(),e.timeoutMs),
r=e.signal?AbortSignal.any([e.signal,n.signal]):n.signal;try{const i=await e.fetch(t.url,{method:t.method,headers:t.headers,redirect:"manual",signal:r,...t.body===
void 0?{}:{body:t.body}}),{status:o,headers:a}=i;return{kind:"answer",status:o,headers:a,text:await Pe(i,e.bodyBytes)}}catch(i){return e.signal?.throwIfAborted(),
Ge(i,n.signal.aborted)}finally{clearTimeout(s)}}async function Pe(t,e){if(t.body===null)return"";const n=[];let s=0;for await(const r of t.body){if(s+=r.byteLength,
s>e)return;n.push(r)}return new TextDecoder().decode(Buffer.concat(n))}const je=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
Ue=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function Ge(t,e){const n=_(t),s=o=>n.some(a=>o.test((0,u.xU)(a)??"")),r=n.some(o=>"syscall"in o&&
o.syscall==="connect"),i=s(Ue);return{kind:"lost",sent:!r&&!i&&!s(je),timedOut:e,certificate:i,cause:t}}function Be(t){return _(t).map(u.xU).find(e=>e!==void 0)}
function _(t,e=0){return!(t instanceof Error)||e>5?[]:[...(t instanceof AggregateError?[t.cause,...t.errors]:[t.cause]).flatMap(s=>_(s,e+1)),t]}var Ke=l(9127),C=l(
5807),E=l(2345);const Je=4*6e4,w=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),x=t=>e=>e.status===403&&t.test(e.message??""),Fe=[{when:x(/scoped to a valid region/i),
code:"forbidden",says:({region:t})=>`the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION\
 (us-east-2), not with the region of the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>Je&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`\
this machine's clock is ${(0,Ke.a)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): signatures are good for five minutes."},
{when:x(/signature expired|not yet current/i),code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of\
 this machine (NTP): signatures are good for five minutes."},{when:x(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"\
Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:x(/signature we calculated does not match/i),code:"forbidden",
says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},
{when:w(403,"inactive_binding"),code:"forbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform\
: it may be deleted or switched off."},{when:w(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Us\
e a table of an app of type api, web-ssr or sse; static web apps have none."},{when:w(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"\
Call with the AWS credentials of a function role that the platform manages for this app."},{when:w(401,"missing_token"),code:"unauthorized",says:()=>"the table \
token did not arrive",remedy:"A proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:w(401),code:"unauthorized",says:()=>"the table to\
ken is not valid: the table may have been deleted, or the token is of another platform",remedy:"Take the table's present token from the platform (Services > Dat\
abases), SERVICE_KVS_TOKEN_<TABLE>."},{when:w(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${E.ux.bodyBytes/
1024} KiB.`},{when:w(404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control p\
lane."},{when:w(429),code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{
when:({status:t})=>t>=500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later; where it lasts, tell the platform the request ID."},
{when:({status:t})=>t===400,code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${E.ux.keyBytes} b\
ytes, value ${E.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${E.ux.minTtlSeconds} to ${E.ux.maxTtlSeconds}.`},{when:({status:t})=>t>=300&&t<400,code:"redirected",
says:()=>"the address redirects elsewhere, where no credential is sent",remedy:"Name the data plane itself in SERVICE_KVS_URL."},{when:()=>!0,code:"unexpected_r\
esponse",says:()=>"the answer is none of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function Ve(t,e,n,s){const r=Fe.
find(({when:d})=>d(s)),i=s.code??s.message,o=i===void 0?"":`, "${i}"`,a=`Could not ${t}: ${r?.says(s)??"refused"} (${s.status}${o})`;return new u.GQ(r?.code??"r\
efused",a,{...r?{remedy:r.remedy}:{},call:{method:e.method,path:e.url.pathname,status:s.status,...ne(n)}})}function We({status:t,headers:e,text:n=""},s){const r=Ye(
n),i=(0,$.G)(r)?r.message??r.Message:void 0,o=Date.parse(e.get("date")??"");return{status:t,code:(0,$.G)(r)&&typeof r.error=="string"?(0,C.Ow)(r.error,80):void 0,
message:typeof i=="string"?Qe(i,s.token):void 0,skewMs:Number.isNaN(o)?0:s.now-o,region:s.region}}function Qe(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);
return(0,C.Ow)(n.trim(),300)}function ze(t,e,n){const s=n.timedOut?"no answer in time":Be(n.cause)??"the connection broke";return new u.GQ(n.timedOut?"request_t\
imeout":"unreachable",`Could not ${t}: ${s} (${e.url.host})`,{remedy:"Check SERVICE_KVS_URL and the way there; then run again: a repeated run is harmless.",call:{
method:e.method,path:e.url.pathname},cause:n.cause})}function He(t,e,n,s,r){return new u.GQ("unexpected_response",`Could not ${t}: the answer (${n}) ${r}`,{remedy:"\
Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:{method:e.method,path:e.url.pathname,status:n,...ne(s)}})}function ne(t){const e=t.get("x-r\
equest-id")??t.get("x-amzn-requestid")??t.get("apigw-requestid");return e===null?{}:{requestID:(0,C.Ow)(e,128)}}function Ye(t){try{return JSON.parse(t)}catch{return}}
var Xe=l(5118);const qe="1.0.0",Ze=null,et=null,se=2;function tt(t){return t.toLowerCase().replace(/[_-]/g,"")}function re(t){const e=new Map;if(!isObject(t))return e;
for(const[n,s]of Object.entries(t)){const r=tt(n);e.has(r)||e.set(r,s)}return e}function ie(t,e){const n=[],s=[...e,...Ze];for(let r=t;isObject(r)&&n.length<=se;){
const i=re(r);n.unshift(i),r=s.map(o=>i.get(o)).find(isObject)}return n}function nt(t,e){const n=ie(t,e.names);for(const s of oe(e))for(const r of n){const i=I(
r,s);if(i!==void 0)return{id:i,fields:r}}}function Qt(t,e){const n=re(t),s=I(n,...oe(e));return s===void 0?nt(t,e):{id:s,fields:n}}function oe(t){return[...t.names.
map(e=>`${e}id`),"id"]}function zt(t,e){return new RegExp(`/${e}/([\\w.~-]+)/?(?:[?#].*)?$`).exec(t??"")?.[1]}function Ht(t,e,n){if(Array.isArray(t))return{entries:t,
around:[]};const s=ie(t,e.lists);for(const r of s){const i=[...e.lists,...et].find(d=>Array.isArray(r.get(d))),o=[...r.values()].filter(Array.isArray),a=i===void 0?
o.length===1&&o[0]:r.get(i);if(Array.isArray(a))return{entries:a,around:s};if(e.lists.some(d=>r.get(d)===null))return{entries:[],around:s}}throw st(`list of ${e.
label}s`,t,n)}function I(t,...e){for(const n of e){const s=t.get(n);if(typeof s=="string"&&s!=="")return s;if(typeof s=="number")return String(s)}}function Yt(t,...e){
for(const n of e){const s=t.get(n),r=typeof s=="string"&&/^-?\d{1,15}$/.test(s)?Number(s):s;if(Number.isSafeInteger(r))return Number(r)}}function Xt(t,...e){for(const n of e){
const s=t.get(n),r=typeof s=="string"&&/^\d+(?:\.\d+)?$/.test(s)?Number(s):s;if(typeof r=="number"&&Number.isFinite(r))return Math.round(r<1e11?r*1e3:r);const i=typeof s==
"string"?Date.parse(s):Number.NaN;if(!Number.isNaN(i))return i}}function qt(t,...e){const n=I(t,...e);if(n===void 0)return;const s=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(n)?`https://${n}`:n;return/^https?:\/\//i.test(s)&&URL.canParse(s)?s:void 0}function st(t,e,n){const s=n.status===void 0?"":` (${n.status})`;return new SlipwayError(
"unexpected_response",`The answer to ${n.method} ${n.path}${s} has no ${t}; ${rt(e)}`,{remedy:"Check that base-url is the control plane. If it is, its answers h\
ave a shape that Slipway does not know.",call:{...n,outcome:"unknown"}})}function rt(t){if(t===void 0)return"it is empty.";if(Array.isArray(t))return`it is a li\
st of ${t.length}.`;if(!isObject(t))return`it is ${t===null?"null":`a ${typeof t}`}.`;const e=ae(t,0),n=e.slice(0,30).join(", ");return e.length===0?"it is an e\
mpty object.":`it has: ${n}${e.length>30?", \u2026":""}.`}function ae(t,e){return!isObject(t)||e>se?[]:Object.entries(t).flatMap(([n,s])=>[cleanLine(n,40),...ae(
s,e+1).map(r=>`${cleanLine(n,40)}.${r}`)])}const de={label:"app",names:["app","application"],lists:["apps","applications"]},T={label:"deployment",names:["deploy",
"deployment"],lists:["deployments","deploys"]},it={label:"environment",names:["environment","env"],lists:["environments","envs"]},D=null,Zt=(t,e,n)=>{const s=L(
t)??L({id:idAt(n,"apps")});if(s===void 0)throw missing("app ID",t,e);return s},en=t=>{const e=L(t),n=findRecord(t,de)?.fields;if(!(e===void 0||n===void 0))return{
...e,buildCommand:text(n,"buildcommand"),outputDirectory:text(n,"outputdirectory"),region:text(n,"region")}};function L(t){const e=findRecord(t,de);if(e===void 0)
return;const{id:n,fields:s}=e;return{appID:n,name:text(s,"name","appname"),type:text(s,"type","apptype"),subdomain:text(s,"subdomain","subdomainvalue","generate\
dsubdomain"),state:text(s,"state","status"),url:webAddress(s,...D)}}const tn=(t,e)=>findList(t,it,e).entries.map(n=>{const s=fieldsOf(n);return{environmentID:text(
s,"environmentid","envid","id"),name:typeof n=="string"?n:text(s,"name","environmentname","environment"),state:text(s,"state","status"),url:webAddress(s,...D)}}),
nn=(t,e,n)=>{const s=findRecord(t,T)??findRecord({id:idAt(n,"deployments")},T);return s&&ce(s.id,s.fields,ue(s.fields)??"pending")},sn=(t,e)=>{const{entries:n,around:s}=findList(
t,T,e),r=n.map(o=>{const a=findEntry(o,T);if(a===void 0)throw missing("deployment ID in an entry",o,e);return{...a,status:ue(a.fields)}});if(r.length>0&&r.every(
({status:o})=>o===void 0))throw missing("deployment status in an entry",n[0],e);return{deployments:r.map(({id:o,fields:a,status:d})=>ce(o,a,d??"pending")),nextCursor:at(
s)}};function ce(t,e,n){return{deployID:t,status:n,stage:text(e,"stage","phase","step"),branch:text(e,"branch","gitbranch","ref"),commit:text(e,"commit","commit\
sha","commitid","commithash","sha","gitsha","revision")??text(fieldsOf(e.get("commit")),"sha","id","hash"),url:webAddress(e,...D),createdAt:time(e,"createdat","\
created","creationtime","createtime","queuedat","startedat"),supersededBy:text(e,"supersededby","replacedby")}}function ue(t){for(const e of["status","state","d\
eploymentstatus","deploystatus"]){const n=text(t,e)??text(fieldsOf(t.get(e)),"status","state","phase","name");if(n!==void 0)return n}}const ot=null;function at(t){
for(const e of t.flatMap(n=>[n,...ot.map(s=>fieldsOf(n.get(s)))])){if(e.get("hasmore")===!1||e.get("hasnextpage")===!1)return;const n=text(e,"nextcursor","curso\
r","nextpagetoken","endcursor");if(n!==void 0)return n}}function rn(t){const e=fieldsOf(t),n=e.get("errors"),s=Array.isArray(n)?{error:n[0]}:void 0,r=[...layersOf(
s,["error"]),...layersOf(t,["error"])],i=(...d)=>{const c=r.map(f=>text(f,...d)).find(f=>f!==void 0);return c===void 0?void 0:cleanLine(c,300).trim()},o=isObject(
t)?text(e,"error"):void 0;return{code:(o!==void 0&&/^[\w.-]{1,64}$/.test(o)?o:void 0)??i("code","errorcode"),message:i("message","errordescription","detail","de\
tails","title","description")??(o===void 0?void 0:cleanLine(o,300).trim()),requestID:i("requestid","traceid","correlationid")}}function v(t,e){const n="status"in
t?t:void 0,s=e?.requestID??n?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...n===void 0?{}:{status:n.status},
...s===void 0?{}:{requestID:cleanLine(s,128)},...e?.code===void 0?{}:{serviceCode:e.code}}}function on(t,e,n){const s=readErrorBody(e),{code:r,remedy:i}=ct(t.status),
o=[`Could not ${t.doing}: the service answered ${t.status}`,s.code===void 0?"":` ${s.code}`,s.message===void 0?"":` ("${s.message}")`,n===void 0?"":` and asks t\
o wait ${formatDuration(n)}`];return new SlipwayError(r,o.join(""),{remedy:i,call:{...v(t,s),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}const fe="\
Try again later; where it lasts, tell the platform the request ID.",dt=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of th\
e identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organizatio\
n for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that th\
is identity may see them."}],[408,{code:"service_error",remedy:fe}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);
function ct(t){const e=dt.get(t);return e!==void 0?e:t>=500?{code:"service_error",remedy:fe}:{code:"refused",remedy:"Mend what the answer names, then run again."}}
const an=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function dn(t,e,n){const{origin:s}=t.request.url,r=lostCode(e.cause)??"no reason \
given",i=e.timedOut?`no whole answer from ${s} within ${formatDuration(n)}`:`${e.sent?`the connection to ${s} broke off`:`no connection to ${s}`} (${r})`;return new SlipwayError(
e.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${i}`,{remedy:e.certificate?"Where the server has a certificate of a private authority, name t\
hat in NODE_EXTRA_CA_CERTS.":"Check the address, the network, and HTTPS_PROXY and NO_PROXY where a proxy stands between.",call:{...v(t),outcome:e.sent?"unknown":
"not-sent"},cause:e.cause})}function cn(t,e){return new SlipwayError("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check \
that the address is the service itself, and that no proxy or login page answers in its place.",call:{...v(t),outcome:"unknown"}})}function un(t,e){return new SlipwayError(
"response_too_large",`Could not ${t.doing}: the answer is longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...v(t),outcome:"\
unknown"}})}function fn(t,e){const{origin:n}=t.request.url,s=e!==void 0&&e.origin!==n,r=s?e.origin:e===void 0?"nowhere":"another path";return new SlipwayError("\
redirected",`Could not ${t.doing}: ${n} redirects to ${r} (${t.status})`,{remedy:s?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"\
Give the service's own address, to which it does not redirect.",call:{...v(t),outcome:"refused"}})}const hn={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,
mostRetryAfterMs:6e4};function ut(t,e,n){const s=Math.min(e.mostDelayMs,e.firstDelayMs*2**(t-1));return Math.round(s*(.1+.9*n()))}function ft(t,e){const n=t?.trim()??
"";if(/^\d{1,9}$/.test(n))return Number(n)*1e3;const s=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-e.now())}const ht=new Set(
[408,429,500,502,503,504]),lt=3;function ln(t){const e={timeoutMs:3e4,bodyBytes:5e6,budget:RETRY_BUDGET,...t},{clock:n,random:s,budget:r}=e,i=new Set;return async function(a){
const d=yt(t.signal,a.signal),c=n.now();let f=!1;for(let p=1;;p+=1){const h=await pt(a,e,d);if(h.ok)return h.value;if(h.error.code==="unauthorized"&&!f&&(f=!0,await a.
renew?.()))continue;const O=h.repeat==="always"||h.repeat==="where-it-may"&&a.mayRepeat,m=Math.max(backoff(p,r,s),h.retryAfterMs??0),we=n.now()-c+m>r.totalMs||(h.
retryAfterMs??0)>r.mostRetryAfterMs;if(!O||we||p>=r.attempts)throw h.error;const ge=`${a.doing} ${h.error.code} ${h.error.call?.status}`;i.has(ge)||t.onTrouble?.(
{error:h.error,waitMs:m}),i.add(ge),await n.sleep(m,d)}}}function yt(t,e){return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}async function pt(t,e,n){n?.
throwIfAborted();let s=await t.authorize(t.request);for(let r=0;;r+=1){const i=await exchange(s,{...e,signal:n}),o={doing:t.doing,request:s};if(i.kind==="lost"){
const f=i.certificate?"never":i.sent?"where-it-may":"always";return{ok:!1,error:lostError(o,i,e.timeoutMs),repeat:f}}const a={...o,status:i.status,headers:i.headers};
if(i.status<300||i.status>=400)return wt(t,a,i.text,e);const d=mt(a),c=d?.origin===s.url.origin&&s.method==="GET"&&r<lt;if(d===void 0||!c)return{ok:!1,error:redirectedError(
a,d),repeat:"never"};s={...s,url:d}}}function mt({headers:t,request:e}){const n=t.get("location");return n!==null&&URL.canParse(n,e.url.href)?new URL(n,e.url):void 0}
function wt(t,e,n,s){const r=n===void 0?void 0:gt(n,e.headers,t.takesText);if(e.status>=400){const i=retryAfter(e.headers.get("retry-after"),s.clock),o=refusal(
e,r?.body,i),a=e.status===429?"always":TRANSIENT.has(e.status)?"where-it-may":"never";return{ok:!1,error:o,repeat:a,retryAfterMs:i}}if(r===void 0)return{ok:!1,error:tooLarge(
e,s.bodyBytes),repeat:"never"};if(r.fault!==void 0)return{ok:!1,error:unreadable(e,r.fault),repeat:"where-it-may"};try{return{ok:!0,value:t.decode(r.body,factsOf(
e),e.headers.get("location")??void 0)}}catch(i){if(i instanceof SlipwayError)return{ok:!1,error:i,repeat:"never"};throw i}}function gt(t,e,n=!1){if(t.trim()==="")
return{body:void 0};const s=(e.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=s===""||s==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const i=JSON.parse(t);return r&&typeof i!="object"&&!n?
{body:void 0,fault:"is plain text"}:{body:i}}catch{return r&&n?{body:t}:{body:void 0,fault:"is not whole JSON"}}}var bt=l(1619);const he={accept:"application/js\
on","user-agent":`slipway/${qe}`};function yn(t){const e=checkServiceUrl(t.baseUrl,"base-url"),n=createPipeline(t);return async(s,r)=>{const{doing:i,mayRepeat:o,
decode:a,takesText:d,route:c}=s,{body:f,signal:p}=r;let h="";return n({doing:i,mayRepeat:o,decode:a,takesText:d,signal:p,request:{method:c.method,url:St(e,c.path,
r),headers:{...he,...f===void 0?{}:{"content-type":"application/json"},...o?{}:{"idempotency-key":r.idempotencyKey??t.uuid()}},...f===void 0?{}:{body:JSON.stringify(
f)}},async authorize(O){return h=await t.tokens.token(),{...O,headers:{...O.headers,authorization:`Bearer ${h}`}}},renew:()=>t.tokens.renew(h)})}}function St(t,e,{
parameters:n,query:s={}}){for(const[i,o]of Object.entries(n))if(/^\.{0,2}$/.test(o))throw new SlipwayError("invalid_input",`"${o}" is no ${i}`,{remedy:"Give the\
 identifier that the platform shows."});const r=new URL(t);r.pathname+=fillPath(e,n).slice(r.pathname.endsWith("/")?1:0);for(const[i,o]of Object.entries(s))o!==
void 0&&r.searchParams.set(i,o);return r}const Et=6e4;function $t(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<Et)&&(n=Ot(
await t.credentials(),e)),n),r=new Xe.BB({service:E.jL,region:t.region,credentials:async()=>vt(await s()),sha256:kt,applyChecksum:!1});return{async sign(i,o){const a={
method:"POST",protocol:i.protocol,hostname:i.hostname,path:i.pathname,query:{},headers:{host:i.host,"content-type":"application/json","x-kvs-authorization":`Bea\
rer ${t.token}`},body:o},d=await r.sign(a,{signingDate:new Date(e.now())}),{host:c,...f}=d.headers;return{method:"POST",url:i,headers:{...he,...f},body:o}},async renew(){
const i=n;n=void 0;const o=await s();return o.accessKeyId!==i?.accessKeyId||o.sessionToken!==i?.sessionToken}}}function vt({accessKeyId:t,secretAccessKey:e,sessionToken:n}){
return{accessKeyId:t,secretAccessKey:e,...n===void 0?{}:{sessionToken:n}}}function Ot(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new u.GQ("unauthorized",
"The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}
class kt{#e;#t;constructor(e){this.#e=e,this.#t=le(e)}update(e){this.#t.update(ye(e))}async digest(){return this.#t.digest()}reset(){this.#t=le(this.#e)}}function le(t){
return t===void 0?(0,A.createHash)("sha256"):(0,A.createHmac)("sha256",ye(t))}function ye(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.
buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}const xt={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5},Tt=3e4,pe=1024*1024;
function At(t){const e=(0,bt.Jb)(t.url,"url"),n=$t(t),s=(r,i,o)=>new Rt(t,n,e,r,i,o).run();return{async put(r){const i=r.ttlSeconds===void 0?"":`,"ttlSeconds":${r.
ttlSeconds}`,o=`{"key":${JSON.stringify(r.key)},"value":${Nt(r)}${i}}`,a=await s("put",r.key,o);if(!(0,$.G)(a.value)||a.value.ok!==!0)throw a.wrong("does not sa\
y ok")},async get(r){const i=await s("get",r,JSON.stringify({key:r}));if(!(0,$.G)(i.value)||typeof i.value.found!="boolean")throw i.wrong("does not say found");
if(!i.value.found)return;const o=(0,R.U2)(i.text)?.find(({name:c})=>c==="value");if(o===void 0)throw i.wrong("says found, but has no value");const{value:a,expiresAt:d}=i.
value;return{text:o.text,value:a,expiresAt:typeof d=="string"?d:null}},async delete(r){const i=await s("delete",r,JSON.stringify({key:r}));if(!(0,$.G)(i.value)||
i.value.deleted!==!0)throw i.wrong("does not say deleted")}}}function Nt(t){const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new u.GQ("inva\
lid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,R.q$)(e),e}class Rt{#e;#t;#n;#r;#s;#o;#i;#c;#a=0;#h=0;#u=!1;constructor(e,n,s,r,i,o){
this.#e=e,this.#t=n,this.#n=new URL(s),this.#n.pathname=`${s.pathname.replace(/\/$/,"")}${Le[r]}`,this.#r=r,this.#s=`${r} ${JSON.stringify(i)}`,this.#o=o,this.#i=
e.budget??xt,this.#c=e.clock.now()}async run(){for(;;){const e=await this.#e.pace?.enter(this.#e.signal);let n=!1;const s=(r,i)=>{n||e?.(r,i),n=!0};try{const r=await this.#f(
s);if(r!==void 0)return r}finally{s("fault",0)}}}async#f(e){const n=await this.#t.sign(this.#n,this.#o),{fetch:s,signal:r}=this.#e,i=await Me(n,{fetch:s,signal:r,
timeoutMs:Tt,bodyBytes:pe});if(i.kind==="answer"&&i.status>=200&&i.status<300)return e("answered",0),this.#p(n,i);const o=this.#l(n,i);await this.#d(i)||await this.#y(
i,o,e)}#l(e,n){if(n.kind==="lost")return ze(this.#s,e,n);const{region:s,token:r,clock:i}=this.#e,o=We(n,{region:s,token:r,now:i.now()});return Ve(this.#s,e,n.headers,
o)}async#d(e){return e.kind!=="answer"||e.status!==403||this.#u?!1:(this.#u=!0,this.#t.renew())}async#y(e,n,s){if(e.kind==="answer"?!ht.has(e.status):e.certificate)
throw n;const{clock:i,random:o,signal:a,onTrouble:d,pace:c}=this.#e,f=e.kind==="lost"?void 0:e.status,p=f===429,h=p?++this.#h:++this.#a,m=(e.kind==="answer"?ft(
e.headers.get("retry-after"),i):void 0)||ut(h,this.#i,o);if(!(i.now()+m-this.#c<=this.#i.totalMs&&m<=this.#i.mostRetryAfterMs)||this.#a>=this.#i.attempts)throw n;
d?.({operation:this.#r,status:f,attempt:this.#a+this.#h,waitMs:m}),s(p?"throttled":"fault",m),(c===void 0||!p)&&await i.sleep(m,a)}#p(e,n){const s=i=>He(this.#s,
e,n.status,n.headers,i),{text:r}=n;if(r===void 0)throw s(`is longer than ${pe} bytes`);try{return{text:r,value:JSON.parse(r),wrong:s}}catch{throw s("is not JSON")}}}
class _t{#e;#t;#n;#r;#s;#o=0;#i=0;#c=0;#a=[];constructor(e){this.#e=e.clock,this.#t=e.random,this.#n=e.most,this.#r=e.onHold,this.#s=e.most}async enter(e){for(;;){
e?.throwIfAborted();const s=this.#f();if(s>0)await this.#e.sleep(s,e);else if(this.#o>=Math.floor(this.#s))await this.#l(e);else break}this.#o+=1;const n=this.#c;
return(s,r)=>this.#h(s,r,n)}#h(e,n,s){this.#o-=1,e==="answered"&&(this.#s=Math.min(this.#n,this.#s+1/this.#s)),e==="throttled"&&(s===this.#c?this.#u(n):this.#f()>
0&&(this.#i=Math.max(this.#i,this.#e.now()+n)));for(let r=Math.floor(this.#s)-this.#o;r>0;r-=1)this.#a.shift()?.()}#u(e){this.#c+=1,this.#s=Math.max(1,this.#s/2);
const n=Math.round(this.#t()*Math.min(250,e));this.#i=this.#e.now()+e+n,this.#r(e,Math.floor(this.#s))}#f(){return this.#i-this.#e.now()}#l(e){return new Promise(
(n,s)=>{const r=()=>{e?.removeEventListener("abort",i),n()},i=()=>{this.#a=this.#a.filter(o=>o!==r),s(e?.reason)};e?.addEventListener("abort",i,{once:!0}),this.#a.
push(r)})}}const Ct=500;class me{#e;#t;#n;#r;#s;#o;#i=0;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#r=r,this.#s=s.now(),this.#o=this.#s}get done(){
return this.#i}add(){this.#i+=1,this.#n.now()-this.#o>=Ct&&this.tell()}tell(){this.#o=this.#n.now();const e=(this.#o-this.#s)/1e3,n=e>0?this.#i/e:0,s=this.#t-this.#i,
r=n>0?s/n*1e3:void 0;this.#r({type:"progress",part:this.#e,done:this.#i,total:this.#t,perSecond:n,leftMs:r})}}const It=256*1024;class Dt{path;#e;#t="";#n=0;#r;constructor(e){
this.path=Lt(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#n+=1,this.#r!==void 0)return;const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(
e)},"value":${n}${r}}
`,this.#t.length>=It&&this.#i(()=>this.#o())}close(){if(this.#n!==0){if(this.#i(()=>{this.#o(),(0,g.renameSync)(this.#s,this.path)}),this.#e!==void 0&&(0,g.closeSync)(
this.#e),this.#r===void 0)return this.path;throw(0,g.rmSync)(this.#s,{force:!0}),new u.GQ("disk_full",`${this.#n} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#r})}}get#s(){return`${this.path}.part`}#o(){this.#e??=(0,g.openSync)(
this.#s,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,g.writeSync)(this.#e,e,n);this.#t=""}#i(e){try{this.#r===void 0&&e()}catch(n){this.#r=n}}}
function Lt(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const Mt=100;class Pt{#e;#t;#n;#r=new AbortController;#s=[];#o=new Set;constructor(e,n,s){
this.#e=e,this.#t=s;const{fetch:r,clock:i,random:o,report:a}=s,d=(c,f)=>a({type:"throttled",waitMs:c,atOnce:f});this.#n=At({...n,fetch:r,clock:i,random:o,signal:s.
signal?AbortSignal.any([s.signal,this.#r.signal]):this.#r.signal,pace:new _t({clock:i,random:o,most:e.concurrency,onHold:d}),onTrouble:c=>this.#p(c)})}async run(e){
const{file:n,pruneFile:s}=this.#e,r=new Dt(n??""),i=n===void 0?0:await this.#i(n,e,r),o=s===void 0||this.#d()?0:await this.#h(s,e),a=r.close();return{written:i,
deleted:o,stopped:this.#y(),keyErrors:this.#s,unwrittenFile:a}}async#i(e,{format:n,entries:s},r){const i=new me("write",s,this.#t.clock,this.#t.report);return await this.#u(
e,K(e,n),async o=>{!this.#d()&&await this.#f(e,o,()=>this.#c(o))?i.add():r.add(this.#a(o))}),i.tell(),i.done}async#c(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#n.put({key:n,text:s,...r===void 0?{}:{ttlSeconds:r}}),!this.#e.verify)return;const i=await this.#n.get(n);if(!(i!==void 0&&(0,R.Aw)(i.text,s)))
throw new u.GQ("verify_failed",`${JSON.stringify(n)} was written, but ${i?"another value was read back":"is not there when read back"}`,{remedy:"Does something \
else write to this table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#h(e,{deletes:n}){
const s=new me("delete",n,this.#t.clock,this.#t.report);return await this.#u(e,J(e),async r=>{!this.#d()&&await this.#f(e,r,()=>this.#n.delete(r.key))&&s.add()}),
s.tell(),s.done}async#u(e,n,s){const r=async()=>{for(let o=await n.next();!o.done;o=await n.next())o.value instanceof y.L?this.#r.abort(Gt(e)):await s(o.value)},
i=o=>this.#r.abort((0,u.I7)(o));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(i)))}async#f(e,{line:n},s){try{return await s(),!0}catch(r){
const i=(0,u.I7)(r);return jt(i)?this.#l(Ut(i,e,n)):this.#d()||this.#r.abort(i),!1}}#l(e){this.#s.length>=Mt||(this.#s.push(e),this.#t.report({type:"key-failed",
error:e}))}#d(){return this.#r.signal.aborted||this.#t.signal?.aborted===!0}#y(){const{signal:e}=this.#t;return e?.aborted?new u.GQ("interrupted","Interrupted",
{cause:e.reason}):this.#r.signal.aborted?(0,u.I7)(this.#r.signal.reason):void 0}#p(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#t.report(
{type:"trouble",trouble:e}))}}function jt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function Ut(t,e,n){return new u.GQ(t.code,t.
message,{place:{file:e,line:n},...t.remedy===void 0?{}:{remedy:t.remedy},...t.call===void 0?{}:{call:t.call}})}function Gt(t){return new u.GQ("invalid_file",`${t}\
 changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}var pn=l(7255);async function Bt(t,e){const n=e.
clock.now(),s=await De(t,e.signal),{entries:r,deletes:i}=s;e.report({type:"checked",entries:r,deletes:i});const o={written:0,deleted:0,stopped:void 0,keyErrors:[],
unwrittenFile:void 0},a=t.target===void 0?o:await new Pt(t,t.target,e).run(s),{written:d,deleted:c,unwrittenFile:f}=a;return{entries:r,deletes:i,written:d,deleted:c,
failed:t.target===void 0?0:r-d+i-c,unwrittenFile:f,dryRun:t.target===void 0,ms:e.clock.now()-n,error:Kt(a,r,i)}}function Kt(t,e,n){const{stopped:s,keyErrors:r,written:i,
deleted:o,unwrittenFile:a}=t,[d]=r,c=s??d;if(c===void 0)return;const f=[...e>0?[`${i} of ${e} entries are written`]:[],...n>0?[`${o} of ${n} keys are deleted`]:
[]].join(", "),p=a===void 0?[]:[`Those that were not written are in ${a}: seed that file next.`],h=[...c.remedy===void 0?[]:[c.remedy],...p].join(`
`);return new u.GQ(s?.code??"seed_failed",s?`${s.message}; ${f}`:`Only ${f}`,{...h===""?{}:{remedy:h},...s?.call===void 0?{}:{call:s.call},also:r,...s?{cause:s.
cause??s}:{}})}})};export{mn as id,wn as ids,gn as modules};

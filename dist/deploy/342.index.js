const ht=342,ft=[342],lt={3445:((ee,F,l)=>{l.d(F,{i:()=>f});var M=l(3739),b=l(1709);async function f(k){const g=R=>k[R.toLowerCase()]||k[R]||"",T=g("ALL_PROXY"),
_=G(g("HTTP_PROXY")||T,"HTTP_PROXY"),I=G(g("HTTPS_PROXY")||T,"HTTPS_PROXY");if(_===""&&I==="")return fetch;const K=await l.e(729).then(l.bind(l,3729)),P=new K.EnvHttpProxyAgent(
{httpProxy:_,httpsProxy:I,noProxy:g("NO_PROXY")}),j=K.fetch;return async(R,O)=>{if(R instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const d=new URL(R);return(0,b.c)(d.hostname)?fetch(R,O):j(d,{...O,dispatcher:P})}}function G(k,g){const T=k===""||k.includes("://")?k:`http://${k}`;if(T===
""||URL.canParse(T))return T;throw new M.GQ("invalid_input",`${g} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),9692:((ee,F,l)=>{
l.d(F,{sU:()=>b,q$:()=>x,bM:()=>L,U2:()=>$,I:()=>w,q1:()=>v,Aw:()=>Q});var M=l(8302);class b extends Error{name="JsonTextError";offset;stop;constructor(o,u,m=u){
super(o),this.offset=u,this.stop=m}}const f=34,G=44,k=58,g=91,T=92,_=93,I=123,K=125,P=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,j=24,R=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
O=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,d=/true|false|null/y,a="a lone surrogate (half of a character) in a string";class h{#e;#t;#i;#s=[];#n=0;#r={name:"",
nameOffset:0,offset:0};constructor(o,u=!0,m){this.#e=o,this.#t=u,this.#i=m}document(){this.#m();const o=this.#w()===I?"object":"other";do this.#o();while(this.#d());
if(this.#m(),this.#n<this.#e.length)throw this.#p("the end");return o}#o(){for(;;){this.#m(),this.#s.length===1&&(this.#r.offset=this.#n);const o=this.#w();if(o===
f){this.#h();return}if(o===I){if(this.#n+=1,this.#y(K))return;this.#s.push(new Set),this.#l()}else if(o===g){if(this.#n+=1,this.#y(_))return;this.#s.push(void 0)}else{
if(this.#g(O)||this.#g(d))return;throw this.#p("a value")}}}#d(){for(let o=this.#s.length;o>0;o--){const u=this.#s[o-1]!==void 0;if(o===1&&u&&this.#i&&this.#a(this.#i),
this.#y(G))return u&&this.#l(),!0;if(!this.#y(u?K:_))throw this.#E(u?"}":"]");this.#s.pop()}return!1}#a(o){o({...this.#r,text:this.#e.slice(this.#r.offset,this.#n)})}#l(){
this.#m();const o=this.#n;if(this.#w()!==f)throw this.#p("a name in double quotes");this.#h();const u=w(this.#e.slice(o,this.#n)),m=this.#s.at(-1);if(this.#t&&m?.
has(u))throw new b(`the name "${u}" occurs twice in one object`,o);if(m?.add(u),!this.#y(k))throw this.#p('":"');this.#s.length===1&&(this.#r={name:u,nameOffset:o,
offset:this.#n})}#h(){const o=this.#e,u=this.#n;let m=u+1;for(;;){const N=o.charCodeAt(m);if(N===f)break;if(N===T)m=this.#u(m,u);else if(N>=55296&&N<=57343)m=this.#c(
m,u);else if(N>=32)m=m-u<j?m+1:this.#f(m);else throw this.#S(m)}this.#n=m+1}#f(o){return P.lastIndex=o,P.test(this.#e),P.lastIndex}#u(o,u){if(R.lastIndex=o,!R.test(
this.#e))throw this.#S(o);const m=R.lastIndex;if(!this.#t||m-o===2)return m;const N=Number.parseInt(this.#e.slice(o+2,m),16);if(N<55296||N>57343)return m;const J=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(m,m+6));if(N>=56320||!J)throw new b(a,u);return m+6}#c(o,u){const[m,N]=[this.#e.charCodeAt(o),this.#e.charCodeAt(o+1)],J=m<56320&&(N&64512)===
56320;if(this.#t&&!J)throw new b(a,u);return o+(J?2:1)}#S(o){const u=o>=this.#e.length;return new b(u?"a string does not end":"a bad escape or control character\
 in a string",o)}#y(o){return this.#m(),this.#w()!==o?!1:(this.#n+=1,!0)}#m(){for(;;){const o=this.#w();if(o!==32&&o!==10&&o!==13&&o!==9)return;this.#n+=1}}#w(){
return this.#e.charCodeAt(this.#n)}#g(o){return o.lastIndex=this.#n,o.test(this.#e)?(this.#n=o.lastIndex,!0):!1}#E(o){const u=this.#e.slice(0,this.#n).trimEnd().
length;return/["{[\w-]/.test(this.#e.charAt(this.#n))?new b(`"," or "${o}" is missing`,u,this.#n):this.#p(`"," or "${o}"`)}#p(o){const u=this.#e.slice(this.#n,this.#n+
1);return new b(`expected ${o}, found ${u===""?"the end":JSON.stringify(u)}`,this.#n)}}function w(S){return S.includes("\\")?String(JSON.parse(S)):S.slice(1,-1)}
function v(S,o){const u=S.slice(0,o);return{line:u.split(`
`).length,column:o-u.lastIndexOf(`
`)}}function x(S){new h(S).document()}function E(S){try{new JsonScanner(S,!1).document()}catch(o){if(o instanceof JsonTextError)return o;throw o}}function $(S,o=!0){
const u=[];return new h(S,o,N=>u.push(N)).document()==="object"?u:void 0}function L(S){return S.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Q(S,o){
return S===o||D(S)===D(o)}function D(S){try{return String(JSON.parse(S,V))}catch(o){if(o instanceof RangeError)return L(S);throw o}}function V(S,o,u){return typeof o==
"number"?B(u?.source??String(o)):Array.isArray(o)?`[${o.join(",")}]`:(0,M.Gv)(o)?`{${Object.entries(o).map(([N,J])=>`${JSON.stringify(N)}:${J}`).sort().join(",")}\
}`:JSON.stringify(o)}function B(S){const[,o,u="",m="",N="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(S)??[],J=`${u}${m}`.replace(/^0+/,""),H=J.replace(
/0+$/,"");if(H==="")return`${o}0`;const ne=BigInt(N)-BigInt(m.length)+BigInt(J.length-H.length);return`${o}${H}e${ne}`}}),9342:((ee,F,l)=>{l.r(F),l.d(F,{KEYS_LEFT:()=>ot,
prepareSeed:()=>at});var M=l(3445),b=l(1224),f=l(3739),G=l(1619),k=l(1317),g=l(2345),T=l(4734);const _={file:{value:"FILE",description:"The entries: a JSON arra\
y, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `t\
oken` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"\
REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",
description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they d\
o not expire."},concurrency:{value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"\
false",description:"Read every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},
"dry-run":{default:"false",description:"Check the files and show what would happen, without sending anything."}},I=new Map(Object.entries(_)),K={written:"Keys t\
hat were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be written or deleted."},P=t=>t==="file"?"kvs-seed-file":`kvs-${t}`,j=256;function R(t,e,n=s=>s){
const s=new x(t,n),{file:i,pruneFile:r}=s.files(),c={file:i,pruneFile:r,target:s.boolean("dry-run")?void 0:h(s,e),ttlSeconds:s.number("ttl-seconds",T.J9,T.wy),concurrency:s.
number("concurrency",d,`it must be a whole number from 1 to ${j}`)??1,verify:s.boolean("verify"),secrets:a(t,e)};return s.problems.throwIfAny(),c}function O(t,e){
const n={table:t},s=new x(n,r=>r),i=h(s,e);return s.problems.throwIfAny(),{target:i,secrets:a(n,e)}}function d(t){return Number.isInteger(t)&&t>=1&&t<=j}function a(t,e){
const n=Object.entries(e).filter(([i])=>i.startsWith(`${g.be}TOKEN_`)),s=[t.token,...n.map(([,i])=>i),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(
s.map(i=>i?.trim()??""))].filter(i=>i!=="")}function h(t,e){const{problems:n}=t,s=W=>`${g.be}${W}`,i=t.text("table");i!==""&&!g.BL.test(i.toLowerCase())&&n.add(
(0,k.Gq)(t.name("table"),`"${i}" is not a table name`,"Write letters, digits and _, as sessions."));const r=t.textOrVariable("url",e[s("URL")],s("URL"));r!==""&&
n.try(()=>(0,G.J)(r,t.name("url")),void 0);const c=t.textOrVariable("region",e[s("REGION")],s("REGION")),y=s(`TOKEN_${i.toUpperCase()}`),p=t.text("token")||(i===
""?t.textOrVariable("table",void 0,s("TOKEN_<TABLE>")):t.textOrVariable("token",e[y],y)),A=async()=>w(e);return n.try(()=>w(e),void 0),{url:r,region:c,token:p,credentials:A}}
function w(t){const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),i=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");
if(!e||!n)throw new f.GQ("missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",
remedy:v});return{accessKeyId:e,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(i)?void 0:i}}const v=`The key-value store accepts only calls of \
the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class x{problems=new k.Zw;#e;name;constructor(e,n){this.#e=e,this.name=n}text(e){return this.#e[e]?.trim()||(I.get(e)?.default??"")}files(){
const e=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(e===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:e,pruneFile:n}}boolean(e){return this.problems.try(()=>(0,k.yG)(this.text(
e),this.name(e)),!1)}number(e,n,s){const i=this.text(e);if(i==="")return;const r=/^\d+$/.test(i)?Number(i):Number.NaN;if(!n(r)){const c=`${this.name(e)} is "${i}\
"; ${s}`;this.problems.add(new f.GQ("invalid_input",c,{input:this.name(e),remedy:"Write a number."}))}return r}textOrVariable(e,n,s){const i=this.text(e)||n?.trim()||
"";if(i===""){const r=`Give ${this.name(e)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(e,`is not set, and neither is ${s}`,r)}return i}#t(e,n,s){
const i=this.name(e);this.problems.add(new f.GQ("missing_input",`${i} ${n}`,{input:i,remedy:s}))}}var E=l(8302),$=l(9692),L=l(3823),Q=l(9127),D=l(5807);const V=4*
6e4,B=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),S=t=>e=>e.status===403&&t.test(e.message??""),o=[{when:S(/scoped to a valid region/i),code:"forbidden",says:({
region:t})=>`the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with t\
he region of the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>V&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's cloc\
k is ${(0,Q.a3)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:S(/signature expired|not yet current/i),
code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for \
five minutes."},{when:S(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration\
-seconds of aws-actions/configure-aws-credentials."},{when:S(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not match \
the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:B(403,"inactive_binding"),code:"f\
orbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},
{when:B(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ss\
r or sse; static web apps have none."},{when:B(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of\
 a function role that the platform manages for this app."},{when:B(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A \
proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:B(401),code:"unauthorized",says:()=>"the table token is not valid: the table may \
have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_\
<TABLE>."},{when:B(409,"table_full"),code:"refused",says:()=>"the table, or all tables of its organization, store as much as they may",remedy:"Delete keys: a mi\
nute later there is room again. Or have the operator raise --kvs-table-size."},{when:B(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep\
 key and value together below ${g.ux.bodyBytes/1024} KiB.`},{when:B(404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SER\
VICE_KVS_URL: the data plane, not the control plane."},{when:B(429,"quota_exceeded"),code:"refused",says:()=>"the organization has made as many requests this mo\
nth as it may",remedy:'"slipway usage --org ORG" shows the numbers. The operator of the platform can give it more.'},{when:B(429),code:"rate_limited",says:()=>"\
the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=500,code:"service_error",says:()=>"\
the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===400,code:"refused",says:({code:t})=>`\
the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${g.ux.keyBytes} bytes, value ${g.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${g.
ux.minTtlSeconds} to ${g.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVI\
CE_KVS_URL, and that no proxy answers in its place."}];function u(t,e){const n=o.find(({when:c})=>c(e)),s=e.code??e.message,i=s===void 0?"":`, "${s}"`,r=`Could \
not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${i})`;return new f.GQ(n?.code??"refused",r,{remedy:n?.remedy,call:H(t)})}function m({status:t,headers:e,text:n=""},s){
const i=(0,E.U4)(n),r=(0,E.Gv)(i)?i.message??i.Message:void 0,c=Date.parse(e.get("date")??"");return{status:t,code:(0,E.Gv)(i)&&typeof i.error=="string"?(0,D.Ow)(
i.error,80):void 0,message:typeof r=="string"?N(r,s.token):void 0,skewMs:Number.isNaN(c)?0:s.now-c,region:s.region}}function N(t,e){const[n=""]=t.replaceAll(e,"\
***").split(/The Canonical String/i);return(0,D.Ow)(n.trim(),300)}function J(t,e){return new f.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}\
) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:H(t)})}function H({request:t,status:e,headers:n}){const s=n.get("x-request\
-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),i=s===null?{}:{requestID:(0,D.Ow)(s,128)};return{method:t.method,path:t.url.pathname,status:e,...i}}var ne=l(
5118),se=l(7598);class $e{#e;#t;constructor(e){this.#e=e,this.#t=re(e)}update(e){this.#t.update(oe(e))}async digest(){return this.#t.digest()}reset(){this.#t=re(
this.#e)}}function re(t){return t===void 0?(0,se.createHash)("sha256"):(0,se.createHmac)("sha256",oe(t))}function oe(t){return typeof t=="string"?t:ArrayBuffer.
isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}var Ne=l(5636);const ke=6e4;function Te(t){const{clock:e}=t;let n;const s=async()=>((n===
void 0||(n.expiresAt??1/0)-e.now()<ke)&&(n=Ae(await t.credentials(),e)),n),i=new ne.BB({service:g.jL,region:t.region,credentials:async()=>ve(await s()),sha256:$e,
applyChecksum:!1});return{async sign(r,c){const y={method:"POST",protocol:r.protocol,hostname:r.hostname,path:r.pathname,query:{},headers:{host:r.host,"content-\
type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:c},p=await i.sign(y,{signingDate:new Date(e.now())}),{host:A,...W}=p.headers;return{method:"\
POST",url:r,headers:{...Ne.H1,...W},body:c}},async renew(){const r=n;n=void 0;const c=await s();return c.accessKeyId!==r?.accessKeyId||c.sessionToken!==r?.sessionToken}}}
function ve({accessKeyId:t,secretAccessKey:e,sessionToken:n}){return{accessKeyId:t,secretAccessKey:e,...(0,E.Eb)({sessionToken:n})}}function Ae(t,e){if((t.expiresAt??
1/0)>e.now())return t;throw new f.GQ("unauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration\
-seconds of aws-actions/configure-aws-credentials."})}var Re=l(9696);const Ce={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"\
pace"},Ie=3e4,_e=1024*1024;function Le(t){const{fetch:e,clock:n,random:s,signal:i,pace:r,budget:c=Ce,onTrouble:y}=t,p=(0,G.J)(t.url,"url"),A=Te(t),W={timeoutMs:Ie,
bodyBytes:_e},ie=(0,Re.p)({fetch:e,clock:n,random:s,signal:i,pace:r,budget:c,...W}),Z=(C,z,X,te)=>ie({doing:`${C} ${JSON.stringify(z)}`,request:{method:"POST",url:Me(
p,C),headers:{},body:X},mayRepeat:!0,authorize:({url:q})=>A.sign(q,X),renewOn:403,renew:()=>A.renew(),addressFrom:"SERVICE_KVS_URL",read:je(t,te),onTrouble:({error:q,
attempt:ct,waitMs:dt})=>y?.({operation:C,status:q.call?.status,attempt:ct,waitMs:dt})});return{async put(C){const z=C.ttlSeconds===void 0?"":`,"ttlSeconds":${C.
ttlSeconds}`,X=`{"key":${JSON.stringify(C.key)},"value":${Ke(C)}${z}}`;return Z("put",C.key,X,({value:te,wrong:q})=>{if(!(0,E.Gv)(te)||te.ok!==!0)throw q("does \
not say ok")})},get:C=>Z("get",C,JSON.stringify({key:C}),Pe),delete:C=>Z("delete",C,JSON.stringify({key:C}),({value:z,wrong:X})=>{if(!(0,E.Gv)(z)||z.deleted!==!0)
throw X("does not say deleted")})}}function Me(t,e){const n=new URL(t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${L.Y2[e]}`,n}function Ke(t){const e="t\
ext"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new f.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,$.q$)(e),
e}function Pe({text:t,value:e,wrong:n}){if(!(0,E.Gv)(e)||typeof e.found!="boolean")throw n("does not say found");if(!e.found)return;const s=(0,$.U2)(t)?.find(({
name:r})=>r==="value");if(s===void 0)throw n("says found, but has no value");const{expiresAt:i}=e;return{text:s.text,value:e.value,expiresAt:typeof i=="string"?
i:null}}function je({region:t,token:e,clock:n},s){return async i=>{const{status:r,text:c}=i;if(r>=300){const p=m(i,{region:t,token:e,now:n.now()});return{ok:!1,
error:u(i,p)}}const y=p=>J(i,p);if(c===void 0)return{ok:!1,error:y(`is longer than ${i.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:c,value:JSON.parse(c),
wrong:y})}}catch(p){return{ok:!1,error:p instanceof f.GQ?p:y("is not JSON")}}}}var Y=l(3024),De=l(1455),U=l(5255),Be=function(t,e,n){if(e!=null){if(typeof e!="o\
bject"&&typeof e!="function")throw new TypeError("Object expected.");var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defin\
ed.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},Ue=(function(t){return function(e){function n(c){e.error=e.hasError?new t(c,e.error,"An error was suppresse\
d during disposal."):c,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.
dispose){var c=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(c).then(r,function(y){return n(y),r()})}else i|=1}catch(y){n(y)}if(i===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Ge=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,
t=>t.trimStart().startsWith("{")?"object":"array"]];async function Je(t){const e=await ae(t),n=Ge.find(([i])=>i.test(t));if(n)return n[1](e);const s=e.trimStart();
return s.startsWith("[")?"array":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function ae(t){try{const e={stack:[],error:void 0,
hasError:!1};try{const n=Be(e,await(0,De.open)(t),!0),{buffer:s,bytesRead:i}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.
subarray(0,i))}catch(n){e.error=n,e.hasError=!0}finally{const n=Ue(e);n&&await n}}catch(e){throw me(t,e)}}async function*ce(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.
all([l.e(815),l.e(511)]).then(l.bind(l,4511));yield*s(await Fe(t));return}const n=e==="object"?T.Ar:T.Cn;for await(const s of fe(t,he(e)))s instanceof U.LN?yield s:
yield*n(s)}async function*de(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new f.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",
place:{file:t},remedy:"Write them one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await ae(t)).trimStart().
startsWith("[");for await(const n of fe(t,he(e?"array":"lines")))n instanceof U.LN?yield n:yield We(n,e)}function We({text:t="",line:e,column:n},s){try{const i=s?
t:JSON.stringify(t),r=(0,T.mk)(i);return r===void 0?{key:String(JSON.parse(i)),line:e}:new U.LN(r,e,n)}catch{return new U.LN("not a JSON string",e,n)}}function he(t){
return t==="lines"?new U.g3:new U.cR(t==="array"?"[]":"{}")}async function*fe(t,e){try{for await(const n of ue(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof
U.LN))throw n;yield n}}const le=16*1024*1024;async function Fe(t){let e="";for await(const n of ue(t))if(e+=n,e.length>le)throw new f.GQ("invalid_file",`${t} is\
 longer than the ${le/2**20} MiB that YAML may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatev\
er its length."});return e}async function*ue(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,Y.createReadStream)(t))yield e.decode(n,{
stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new f.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await Ve(t)},
remedy:"Save it as UTF-8."}):(0,f.xU)(n)===void 0?n:me(t,n)}}async function Ve(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,Y.
createReadStream)(t)){const i=Buffer.from(s);let r=0;for(let c=i.indexOf(ye);c!==-1;c=i.indexOf(ye,r))e.decode(i.subarray(r,c+1),{stream:!0}),n+=1,r=c+1;e.decode(
i.subarray(r),{stream:!0})}}catch{}return n}const ye=10;function me(t,e){return(0,f.xU)(e)==="ENOENT"?new f.GQ("file_not_found",`There is no file ${t}`,{input:"\
file",remedy:"Name a path relative to the workspace; is the repository checked out before this step?"}):new f.GQ("invalid_file",`${t} cannot be read (${(0,f.xU)(
e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user may read.",cause:e})}async function Ye(t,e){const n=new Qe,s=new ge,i=t.file===
void 0?"lines":await Je(t.file);let r=0,c=0;if(t.file!==void 0)for await(const y of ce(t.file,i)){pe(e);const p=y instanceof U.LN?y:s.add(y.key,y.line,Se);p&&n.
add(t.file,p),r+=1}if(t.pruneFile!==void 0){const y=new ge;for await(const p of de(t.pruneFile)){pe(e);const A=p instanceof U.LN?p:y.add(p.key,p.line,Se)??s.find(
p.key,p.line);A&&n.add(t.pruneFile,A),c+=1}}return n.throwIfAny(),{format:i,entries:r,deletes:c}}const we=100;class Qe{#e=[];#t=0;add(e,n){if(this.#t+=1,this.#e.
length===we)return;const s={file:e,line:n.line,column:n.column};this.#e.push(new f.GQ("invalid_file",n.message,{place:s,input:"file"}))}throwIfAny(){const[e]=this.#e;
if(e===void 0)return;const n=this.#t-this.#e.length,s=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new f.GQ("inva\
lid_file",n>0?`${s} (the first ${we} are shown)`:s,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}
function pe(t){if(t?.aborted)throw new f.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const Se=(t,e)=>`the key ${be(t)} occurs twic\
e: first on line ${e}`;class ge{#e=new Map;add(e,n,s){const i=Ee(e),r=this.#e.get(i);if(r!==void 0)return new U.LN(s(e,r),n,1);this.#e.set(i,n)}find(e,n){const s=this.#e.
get(Ee(e));if(s!==void 0)return new U.LN(`the key ${be(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function Ee(t){return(0,se.hash)("\
sha256",t,"binary")}function be(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}class He{#e;#t;#i;#s;#n;#r=0;#o=0;#d=0;#a=[];constructor(e){this.#e=
e.clock,this.#t=e.random,this.#i=e.most,this.#s=e.onHold,this.#n=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#f();if(s>0)await this.#e.sleep(
s,e);else if(this.#r>=Math.floor(this.#n))await this.#u(e);else break}this.#r+=1;const n=this.#d;return(s,i)=>this.#l(s,i,n)}#l(e,n,s){this.#r-=1,e==="answered"&&
(this.#n=Math.min(this.#i,this.#n+1/this.#n)),e==="throttled"&&(s===this.#d?this.#h(n):this.#f()>0&&(this.#o=Math.max(this.#o,this.#e.now()+n)));for(let i=Math.
floor(this.#n)-this.#r;i>0;i-=1)this.#a.shift()?.()}#h(e){this.#d+=1,this.#n=Math.max(1,this.#n/2);const n=Math.round(this.#t()*Math.min(250,e));this.#o=this.#e.
now()+e+n,this.#s(e,Math.floor(this.#n))}#f(){return this.#o-this.#e.now()}#u(e){return new Promise((n,s)=>{const i=()=>{e?.removeEventListener("abort",r),n()},
r=()=>{this.#a=this.#a.filter(c=>c!==i),s(e?.reason)};e?.addEventListener("abort",r,{once:!0}),this.#a.push(i)})}}const ze=256*1024;class Xe{path;#e;#t="";#i=0;#s;constructor(e){
this.path=Ze(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#i+=1,this.#s!==void 0)return;const i=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(
e)},"value":${n}${i}}
`,this.#t.length>=ze&&this.#o(()=>this.#r())}close(){if(this.#i!==0){if(this.#o(()=>{this.#r(),(0,Y.renameSync)(this.#n,this.path)}),this.#e!==void 0&&(0,Y.closeSync)(
this.#e),this.#s===void 0)return this.path;throw(0,Y.rmSync)(this.#n,{force:!0}),new f.GQ("disk_full",`${this.#i} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#s})}}get#n(){return`${this.path}.part`}#r(){this.#e??=(0,Y.openSync)(
this.#n,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,Y.writeSync)(this.#e,e,n);this.#t=""}#o(e){try{this.#s===void 0&&e()}catch(n){this.#s=n}}}
function Ze(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}async function xe(t,e){
const n=e.clock.now(),s=await Ye(t,e.signal),{entries:i,deletes:r}=s;e.report({type:"checked",entries:i,deletes:r});const c=t.target===void 0?et:await new nt(t,
t.target,e).run(s),{written:y,deleted:p,unwrittenFile:A}=c;return{entries:i,deletes:r,written:y,deleted:p,failed:t.target===void 0?0:i-y+r-p,unwrittenFile:A,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:qe(c,i,r)}}function qe(t,e,n){const{stopped:s,keyErrors:i,written:r,deleted:c,unwrittenFile:y}=t,[p]=i,A=s??p;if(A===void 0)
return;const W=[...e>0?[`${r} of ${e} entries are written`]:[],...n>0?[`${c} of ${n} keys are deleted`]:[]].join(", "),ie=y===void 0?[]:[`Those that were not wr\
itten are in ${y}: seed that file next.`],Z=[...A.remedy===void 0?[]:[A.remedy],...ie].join(`
`);return new f.GQ(s?.code??"seed_failed",s?`${s.message}; ${W}`:`Only ${W}`,{remedy:Z||void 0,call:s?.call,also:i,cause:s?.cause??s})}const et={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},tt=100;class nt{#e;#t;#i;#s=new AbortController;#n=[];#r=new Set;constructor(e,n,s){this.#e=e,this.#t=s;const{
fetch:i,clock:r,random:c,report:y}=s,p=(A,W)=>y({type:"throttled",waitMs:A,atOnce:W});this.#i=Le({...n,fetch:i,clock:r,random:c,signal:s.signal?AbortSignal.any(
[s.signal,this.#s.signal]):this.#s.signal,pace:new He({clock:r,random:c,most:e.concurrency,onHold:p}),onTrouble:A=>this.#y(A)})}async run(e){const{file:n,pruneFile:s}=this.#e,
i=new Xe(n??""),r=n===void 0?0:await this.#o(n,e,i),c=s===void 0||this.#c()?0:await this.#l(s,e),y=i.close();return{written:r,deleted:c,stopped:this.#S(),keyErrors:this.#n,
unwrittenFile:y}}async#o(e,{format:n,entries:s},i){const r=new Oe("write",s,this.#t.clock,this.#t.report);return await this.#h(e,ce(e,n),async c=>{!this.#c()&&await this.#f(
e,c,()=>this.#d(c))?r.add():i.add(this.#a(c))}),r.report(),r.done}async#d(e){const{key:n,text:s,ttlSeconds:i}=this.#a(e);if(await this.#i.put({key:n,text:s,ttlSeconds:i}),
!this.#e.verify)return;const r=await this.#i.get(n);if(!(r!==void 0&&(0,$.Aw)(r.text,s)))throw new f.GQ("verify_failed",`${JSON.stringify(n)} was written, but ${r?
"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to this table at the same time? Then seed it again afterwards."})}#a(e){
return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#l(e,{deletes:n}){const s=new Oe("delete",n,this.#t.clock,this.#t.report);return await this.#h(e,de(
e),async i=>{!this.#c()&&await this.#f(e,i,()=>this.#i.delete(i.key))&&s.add()}),s.report(),s.done}async#h(e,n,s){const i=async()=>{for(let c=await n.next();!c.
done;c=await n.next())c.value instanceof U.LN?this.#s.abort(rt(e)):await s(c.value)},r=c=>this.#s.abort((0,f.I7)(c));await Promise.all(Array.from({length:this.#e.
concurrency},()=>i().catch(r)))}async#f(e,{line:n},s){try{return await s(),!0}catch(i){const r=(0,f.I7)(i);return it(r)?this.#u(r.with({place:{file:e,line:n}})):
this.#c()||this.#s.abort(r),!1}}#u(e){this.#n.length>=tt||(this.#n.push(e),this.#t.report({type:"key-failed",error:e}))}#c(){return this.#s.signal.aborted||this.#t.
signal?.aborted===!0}#S(){const{signal:e}=this.#t;return e?.aborted?new f.GQ("interrupted","Interrupted",{cause:e.reason}):this.#s.signal.aborted?(0,f.I7)(this.#s.
signal.reason):void 0}#y(e){e.status===429||this.#r.has(e.status)||(this.#r.add(e.status),this.#t.report({type:"trouble",trouble:e}))}}const st=500;class Oe{#e;#t;#i;#s;#n;#r;#o=0;constructor(e,n,s,i){
this.#e=e,this.#t=n,this.#i=s,this.#s=i,this.#n=s.now(),this.#r=this.#n}get done(){return this.#o}add(){this.#o+=1,this.#i.now()-this.#r>=st&&this.report()}report(){
this.#r=this.#i.now();const e=(this.#r-this.#n)/1e3,n=e>0?this.#o/e:0,s=this.#t-this.#o,i=n>0?s/n*1e3:void 0;this.#s({type:"progress",part:this.#e,done:this.#o,
total:this.#t,perSecond:n,leftMs:i})}}function it(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function rt(t){return new f.GQ("inva\
lid_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const ot={type:"warning",message:"\
The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys later, w\
ith the seed action or "slipway seed".'};async function at(t,{env:e,onSecret:n,signal:s}){const i=R(t,e,P);for(const y of i.secrets)n(y);const r={fetch:await(0,M.
i)(e),clock:b.ml,random:Math.random,signal:s},c=await xe({...i,target:void 0},{...r,report:()=>{}});if(c.error)throw c.error;return async y=>{try{return await xe(
i,{...r,report:y})}catch(p){return{...c,failed:c.entries+c.deletes,error:(0,f.I7)(p)}}}}}),4734:((ee,F,l)=>{l.d(F,{Ar:()=>k,Cn:()=>G,J9:()=>j,mk:()=>R,mn:()=>K,
wy:()=>P});var M=l(9692),b=l(2345),f=l(5255);function*G(a){const h=g(a,"");h instanceof f.LN?yield h:h===void 0?yield new f.LN("an entry is an object {key, valu\
e, ttlSeconds?}",a.line,a.column):yield*K(h,a)}function*k(a){const h=g(a,"{}");if(h instanceof f.LN)yield h;else if(h!==void 0)for(const[w,v]of h){const{line:x,
column:E}=a;yield*K(new Map([["key",{json:JSON.stringify(w),line:x,column:E}],["value",v]]),a)}}function g(a,h){const{text:w,line:v,column:x}=a;if(w===void 0)return new f.
LN("the entry is far longer than any that is allowed",v,x);const E=h===""?0:1;try{const $=(0,M.U2)(h===""?w:`{${w}}`);return $&&new Map($.map(L=>[L.name,T(a,w,L,
E)]))}catch($){if(!($ instanceof M.sU))throw $;const L=_(a,w,$.offset-E);return new f.LN(`not valid JSON: ${$.message}`,L.line,L.column)}}function T(a,h,w,v){return{
json:(0,M.bM)(w.text),..._(a,h,w.nameOffset-v)}}function _({line:a,column:h},w,v){const x=w.slice(0,Math.max(0,v)),E=x.lastIndexOf(`
`);return E===-1?{line:a,column:h+x.length}:{line:a+x.split(`
`).length-1,column:x.length-E}}const I=new Set(["key","value","ttlSeconds"]);function*K(a,h){const w=[],v=(D,V)=>{w.push(new f.LN(V,D?.line??h.line,D?.column??h.
column))};for(const[D,V]of a)I.has(D)||v(V,`an entry has no member "${D}": its members are key, value and ttlSeconds`);const[x,E,$]=[a.get("key"),a.get("value"),
a.get("ttlSeconds")],L=x&&R(x.json);x===void 0?v(void 0,"the entry has no key"):L!==void 0&&v(x,L),E===void 0?v(void 0,"the entry has no value"):O(E.json)>b.ux.
valueBytes&&v(E,`the value has ${O(E.json)} bytes of JSON; the most is ${b.ux.valueBytes}`);const Q=$&&Number($.json);$!==void 0&&!j(Q)&&v($,`ttlSeconds is ${d(
$.json)}; ${P}`),w.length>0||x===void 0||E===void 0?yield*w:yield{key:String(JSON.parse(x.json)),text:E.json,ttlSeconds:Q,line:h.line}}const P=`it must be a who\
le number from ${b.ux.minTtlSeconds} to ${b.ux.maxTtlSeconds}`;function j(a){const{minTtlSeconds:h,maxTtlSeconds:w}=b.ux;return Number.isInteger(a)&&Number(a)>=
h&&Number(a)<=w}function R(a){const h=JSON.parse(a);if(typeof h!="string")return`the key is ${d(a)}, not a string`;if(h==="")return"the key is empty";if(!h.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(O(h)>b.ux.keyBytes)return`the key has ${O(h)} bytes of UTF-8; the most is ${b.ux.keyBytes}`}function O(a){
return Buffer.byteLength(a)}function d(a){return a.length>40?`${a.slice(0,39)}\u2026`:a}}),5255:((ee,F,l)=>{l.d(F,{LN:()=>M,cR:()=>K,g3:()=>P});class M extends Error{name="\
FileFault";line;column;constructor(d,a,h){super(d),this.line=a,this.column=h}}const b=1024*1024,[f,G,k,g]=[34,92,44,10],T=new Set([91,123]),_=new Set([93,125]),
I=new Set([32,9,10,13]);class K{#e;#t="before";#i=0;#s=!1;#n=!1;#r=1;#o=1;#d=0;#a=new j;constructor(d){this.#e=d}*push(d){let a=0;for(let h=0;h<d.length;h+=1){const w=d.
charCodeAt(h);this.#s?this.#l(w):this.#t!=="inside"?(this.#h(w),a=h+1):this.#i===0&&(w===k||_.has(w))?(this.#a.add(d.slice(a,h)),a=h+1,yield*this.#u(w)):this.#f(
w),w===g?(this.#r+=1,this.#o=1):this.#o+=1}this.#t==="inside"&&this.#a.add(d.slice(a))}end(){if(this.#t==="after")return[];throw this.#c(`the file ends where "${this.#e[this.#t===
"before"?0:1]}" is expected`)}#l(d){this.#n?this.#n=!1:d===G?this.#n=!0:d===f&&(this.#s=!1)}#h(d){if(!I.has(d)){if(this.#t==="after")throw this.#c("there is tex\
t after the end; name a file of one entry a line .ndjson");if(d!==this.#e.charCodeAt(0))throw this.#c(`expected "${this.#e[0]}"`);this.#t="inside"}}#f(d){I.has(
d)||this.#a.startAt(this.#r,this.#o),d===f?this.#s=!0:T.has(d)?this.#i+=1:_.has(d)&&(this.#i-=1)}*#u(d){const a=this.#a.take(),h=d!==k;if(h&&d!==this.#e.charCodeAt(
1))throw this.#c(`expected "${this.#e[1]}" or ","`);if(a)yield a;else if(!h||this.#d>0)throw this.#c("there is a comma too many");this.#d+=1,h&&(this.#t="after")}#c(d){
return new M(d,this.#r,this.#o)}}class P{#e=1;#t=new j;*push(d){let a=0;for(let h=d.indexOf(`
`);h!==-1;h=d.indexOf(`
`,a))this.#i(d.slice(a,h)),yield*this.end(),this.#e+=1,a=h+1;this.#i(d.slice(a))}end(){const d=this.#t.take();return d?[d]:[]}#i(d){d!==""&&this.#t.startAt(this.#e,
1),this.#t.add(d)}}class j{#e=[];#t=0;#i;startAt(d,a){this.#i??={line:d,column:a}}add(d){this.#t+=d.length,this.#t<=b?this.#e.push(d):this.#e=[]}take(){const d=this.#t<=
b?R(this.#e.join("")):void 0,a=this.#i;return this.#e=[],this.#t=0,this.#i=void 0,a===void 0||d===""?void 0:{text:d,...a}}}function R(O){let[d,a]=[0,O.length];for(;d<
a&&I.has(O.charCodeAt(d));)d+=1;for(;a>d&&I.has(O.charCodeAt(a-1));)a-=1;return O.slice(d,a)}})};export{ht as id,ft as ids,lt as modules};

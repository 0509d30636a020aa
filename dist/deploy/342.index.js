const at=342,ct=[342],dt={3445:((ne,U,l)=>{l.d(U,{i:()=>h});var K=l(3739),O=l(1709);async function h(A){const x=v=>A[v.toLowerCase()]||A[v]||"",T=x("ALL_PROXY"),
P=j(x("HTTP_PROXY")||T,"HTTP_PROXY"),_=j(x("HTTPS_PROXY")||T,"HTTPS_PROXY");if(P===""&&_==="")return fetch;const W=await l.e(729).then(l.bind(l,3729)),M=new W.EnvHttpProxyAgent(
{httpProxy:P,httpsProxy:_,noProxy:x("NO_PROXY")}),D=W.fetch;return async(v,C)=>{if(v instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const c=new URL(v);return(0,O.c)(c.hostname)?fetch(v,C):D(c,{...C,dispatcher:M})}}function j(A,x){const T=A===""||A.includes("://")?A:`http://${A}`;if(T===
""||URL.canParse(T))return T;throw new K.GQ("invalid_input",`${x} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),9692:((ne,U,l)=>{
l.d(U,{sU:()=>O,q$:()=>g,bM:()=>F,U2:()=>R,I:()=>f,q1:()=>E,Aw:()=>Y});var K=l(8302);class O extends Error{name="JsonTextError";offset;stop;constructor(o,u,w=u){
super(o),this.offset=u,this.stop=w}}const h=34,j=44,A=58,x=91,T=92,P=93,_=123,W=125,M=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,D=24,v=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
C=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,c=/true|false|null/y,m="a lone surrogate (half of a character) in a string";class d{#e;#t;#r;#s=[];#n=0;#i={name:"",
nameOffset:0,offset:0};constructor(o,u=!0,w){this.#e=o,this.#t=u,this.#r=w}document(){this.#w();const o=this.#m()===_?"object":"other";do this.#o();while(this.#d());
if(this.#w(),this.#n<this.#e.length)throw this.#p("the end");return o}#o(){for(;;){this.#w(),this.#s.length===1&&(this.#i.offset=this.#n);const o=this.#m();if(o===
h){this.#l();return}if(o===_){if(this.#n+=1,this.#f(W))return;this.#s.push(new Set),this.#h()}else if(o===x){if(this.#n+=1,this.#f(P))return;this.#s.push(void 0)}else{
if(this.#g(C)||this.#g(c))return;throw this.#p("a value")}}}#d(){for(let o=this.#s.length;o>0;o--){const u=this.#s[o-1]!==void 0;if(o===1&&u&&this.#r&&this.#a(this.#r),
this.#f(j))return u&&this.#h(),!0;if(!this.#f(u?W:P))throw this.#E(u?"}":"]");this.#s.pop()}return!1}#a(o){o({...this.#i,text:this.#e.slice(this.#i.offset,this.#n)})}#h(){
this.#w();const o=this.#n;if(this.#m()!==h)throw this.#p("a name in double quotes");this.#l();const u=f(this.#e.slice(o,this.#n)),w=this.#s.at(-1);if(this.#t&&w?.
has(u))throw new O(`the name "${u}" occurs twice in one object`,o);if(w?.add(u),!this.#f(A))throw this.#p('":"');this.#s.length===1&&(this.#i={name:u,nameOffset:o,
offset:this.#n})}#l(){const o=this.#e,u=this.#n;let w=u+1;for(;;){const k=o.charCodeAt(w);if(k===h)break;if(k===T)w=this.#y(w,u);else if(k>=55296&&k<=57343)w=this.#c(
w,u);else if(k>=32)w=w-u<D?w+1:this.#u(w);else throw this.#S(w)}this.#n=w+1}#u(o){return M.lastIndex=o,M.test(this.#e),M.lastIndex}#y(o,u){if(v.lastIndex=o,!v.test(
this.#e))throw this.#S(o);const w=v.lastIndex;if(!this.#t||w-o===2)return w;const k=Number.parseInt(this.#e.slice(o+2,w),16);if(k<55296||k>57343)return w;const B=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(w,w+6));if(k>=56320||!B)throw new O(m,u);return w+6}#c(o,u){const[w,k]=[this.#e.charCodeAt(o),this.#e.charCodeAt(o+1)],B=w<56320&&(k&64512)===
56320;if(this.#t&&!B)throw new O(m,u);return o+(B?2:1)}#S(o){const u=o>=this.#e.length;return new O(u?"a string does not end":"a bad escape or control character\
 in a string",o)}#f(o){return this.#w(),this.#m()!==o?!1:(this.#n+=1,!0)}#w(){for(;;){const o=this.#m();if(o!==32&&o!==10&&o!==13&&o!==9)return;this.#n+=1}}#m(){
return this.#e.charCodeAt(this.#n)}#g(o){return o.lastIndex=this.#n,o.test(this.#e)?(this.#n=o.lastIndex,!0):!1}#E(o){const u=this.#e.slice(0,this.#n).trimEnd().
length;return/["{[\w-]/.test(this.#e.charAt(this.#n))?new O(`"," or "${o}" is missing`,u,this.#n):this.#p(`"," or "${o}"`)}#p(o){const u=this.#e.slice(this.#n,this.#n+
1);return new O(`expected ${o}, found ${u===""?"the end":JSON.stringify(u)}`,this.#n)}}function f(p){return p.includes("\\")?String(JSON.parse(p)):p.slice(1,-1)}
function E(p,o){const u=p.slice(0,o);return{line:u.split(`
`).length,column:o-u.lastIndexOf(`
`)}}function g(p){new d(p).document()}function b(p){try{new JsonScanner(p,!1).document()}catch(o){if(o instanceof JsonTextError)return o;throw o}}function R(p,o=!0){
const u=[];return new d(p,o,k=>u.push(k)).document()==="object"?u:void 0}function F(p){return p.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Y(p,o){
return p===o||Z(p)===Z(o)}function Z(p){try{return String(JSON.parse(p,Q))}catch(o){if(o instanceof RangeError)return F(p);throw o}}function Q(p,o,u){return typeof o==
"number"?I(u?.source??String(o)):Array.isArray(o)?`[${o.join(",")}]`:(0,K.Gv)(o)?`{${Object.entries(o).map(([k,B])=>`${JSON.stringify(k)}:${B}`).sort().join(",")}\
}`:JSON.stringify(o)}function I(p){const[,o,u="",w="",k="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(p)??[],B=`${u}${w}`.replace(/^0+/,""),ee=B.replace(
/0+$/,"");if(ee==="")return`${o}0`;const se=BigInt(k)-BigInt(w.length)+BigInt(B.length-ee.length);return`${o}${ee}e${se}`}}),9342:((ne,U,l)=>{l.r(U),l.d(U,{KEYS_LEFT:()=>st,
prepareSeed:()=>rt});var K=l(3445),O=l(1224),h=l(3739),j=l(1619),A=l(1317),x=l(2345),T=l(4734);const P={file:{value:"FILE",description:"The entries: a JSON arra\
y, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `t\
oken` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"\
REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",
description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they d\
o not expire."},concurrency:{value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"\
false",description:"Read every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},
"dry-run":{default:"false",description:"Check the files and show what would happen, without sending anything."}},_=new Map(Object.entries(P)),W={written:"Keys t\
hat were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be written or deleted."},M=t=>t==="file"?"kvs-seed-file":`kvs-${t}`,D=256;function v(t,e,n=s=>s){
const s=new E(t,n),{file:r,pruneFile:i}=s.files(),a=S=>S>=1&&S<=D,y={file:r,pruneFile:i,target:s.boolean("dry-run")?void 0:m(s,e),ttlSeconds:s.number("ttl-secon\
ds",T.J9,T.wy),concurrency:s.number("concurrency",a,`it must be a whole number from 1 to ${D}`)??1,verify:s.boolean("verify"),secrets:c(t,e)};return s.problems.
throwIfAny(),y}function C(t,e){const n={table:t},s=new E(n,i=>i),r=m(s,e);return s.problems.throwIfAny(),{target:r,secrets:c(n,e)}}function c(t,e){const n=Object.
entries(e).filter(([r])=>r.startsWith(`${x.be}TOKEN_`)),s=[t.token,...n.map(([,r])=>r),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.
trim()??""))].filter(r=>r!=="")}function m(t,e){const{problems:n}=t,s=L=>`${x.be}${L}`,r=t.text("table");r!==""&&!x.BL.test(r.toLowerCase())&&n.add((0,A.Gq)(t.name(
"table"),`"${r}" is not a table name`,"Write letters, digits and _, as sessions."));const i=t.textOrVariable("url",e[s("URL")],s("URL"));i!==""&&n.try(()=>(0,j.
Jb)(i,t.name("url")),void 0);const a=t.textOrVariable("region",e[s("REGION")],s("REGION")),y=s(`TOKEN_${r.toUpperCase()}`),S=t.text("token")||(r===""?t.textOrVariable(
"table",void 0,s("TOKEN_<TABLE>")):t.textOrVariable("token",e[y],y)),N=async()=>d(e);return n.try(()=>d(e),void 0),{url:i,region:a,token:S,credentials:N}}function d(t){
const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),r=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");if(!e||!n){const i=e?
"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID",a={input:"AWS_ACCESS_KEY_ID",remedy:f};throw new h.GQ("missing_input",`There are no AWS credentials: ${i} is not set`,
a)}return{accessKeyId:e,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(r)?void 0:r}}const f=`The key-value store accepts only calls of the app'\
s function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class E{problems=new A.Zw;#e;name;constructor(e,n){this.#e=e,this.name=n}text(e){return this.#e[e]?.trim()||(_.get(e)?.default??"")}files(){
const e=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(e===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:e,pruneFile:n}}boolean(e){return this.problems.try(()=>(0,A.yG)(this.text(
e),this.name(e)),!1)}number(e,n,s){const r=this.text(e);if(r==="")return;const i=/^\d+$/.test(r)?Number(r):Number.NaN;if(!n(i)){const a=this.name(e),y={input:a,
remedy:"Write a number."};this.problems.add(new h.GQ("invalid_input",`${a} is "${r}"; ${s}`,y))}return i}textOrVariable(e,n,s){const r=this.text(e)||n?.trim()||
"";if(r===""){const i=`Give ${this.name(e)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(e,`is not set, and neither is ${s}`,i)}return r}#t(e,n,s){
const r=this.name(e);this.problems.add(new h.GQ("missing_input",`${r} ${n}`,{input:r,remedy:s}))}}var g=l(8302),b=l(9692),R=l(3823),F=l(9127),Y=l(5807),Z=l(1053);
const Q=4*6e4,I=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),p=t=>e=>e.status===403&&t.test(e.message??""),o=[{when:p(/scoped to a valid region/i),says:({region:t})=>`\
the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of \
the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>Q&&t.code===void 0,says:({skewMs:t})=>`this machine's clock is ${(0,F.a3)(Math.abs(t))} ${t>
0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:p(/signature expired|not yet current/i),says:()=>"\
the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for five minutes."},{when:p(/security token.*expired/i),
says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:p(/signature we calculated does not match/i),
says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},
{when:I(403,"inactive_binding"),says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be delet\
ed or switched off."},{when:I(403,"unsupported_app_type"),says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, w\
eb-ssr or sse; static web apps have none."},{when:I(403),says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of a function \
role that the platform manages for this app."},{when:I(401,"missing_token"),says:()=>"the table token did not arrive",remedy:"A proxy in between may drop the he\
ader X-KVS-Authorization: let it pass."},{when:I(401),says:()=>"the table token is not valid: the table may have been deleted, or the token belongs to another p\
latform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{when:I(409,"table_full"),says:()=>"the t\
able, or all tables of its organization, store as much as they may",remedy:"Delete keys: a minute later there is room again. Or have the operator raise --kvs-ta\
ble-size."},{when:I(413),says:()=>"the request body is too large",remedy:`Keep key and value together below ${x.ux.bodyBytes/1024} KiB.`},{when:I(404),says:()=>"\
there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:I(429,"quota_exceeded"),code:"refused",
says:()=>"the organization has made as many requests this month as it may",remedy:'"slipway usage --org ORG" shows the numbers. The operator of the platform can\
 give it more.'},{when:I(429),says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=
500,says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===400,says:({code:t})=>`\
the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${x.ux.keyBytes} bytes, value ${x.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${x.
ux.minTtlSeconds} to ${x.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVI\
CE_KVS_URL, and that no proxy answers in its place."}];function u(t,e){const n=o.find(({when:a})=>a(e)),s=e.code??e.message,r=s===void 0?"":`, "${s}"`,i=`Could \
not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new h.GQ(n?.code??(0,Z.$N)(e.status),i,{remedy:n?.remedy,call:ee(t)})}function w({status:t,headers:e,
text:n=""},s){const r=(0,g.U4)(n),i=(0,g.Gv)(r)?r.message??r.Message:void 0,a=Date.parse(e.get("date")??"");return{status:t,code:(0,g.Gv)(r)&&typeof r.error=="s\
tring"?(0,Y.Ow)(r.error,80):void 0,message:typeof i=="string"?k(i,s.token):void 0,skewMs:Number.isNaN(a)?0:s.now-a,region:s.region}}function k(t,e){const[n=""]=t.
replaceAll(e,"***").split(/The Canonical String/i);return(0,Y.Ow)(n.trim(),300)}function B(t,e){return new h.GQ("unexpected_response",`Could not ${t.doing}: the\
 answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:ee(t)})}function ee({request:t,status:e,headers:n}){const s=n.
get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,Y.Ow)(s,128)};return{method:t.method,path:t.url.pathname,status:e,
...r}}var se=l(5118),re=l(7598);class xe{#e;#t;constructor(e){this.#e=e,this.#t=ie(e)}update(e){this.#t.update(oe(e))}async digest(){return this.#t.digest()}reset(){
this.#t=ie(this.#e)}}function ie(t){return t===void 0?(0,re.createHash)("sha256"):(0,re.createHmac)("sha256",oe(t))}function oe(t){return typeof t=="string"?t:ArrayBuffer.
isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}var Oe=l(5636);const Ne=6e4;function $e(t){const{clock:e}=t;let n;const s=async()=>((n===
void 0||(n.expiresAt??1/0)-e.now()<Ne)&&(n=Te(await t.credentials(),e)),n),r=new se.BB({service:x.jL,region:t.region,credentials:async()=>{const{accessKeyId:i,secretAccessKey:a,
sessionToken:y}=await s();return{accessKeyId:i,secretAccessKey:a,...(0,g.Eb)({sessionToken:y})}},sha256:xe,applyChecksum:!1});return{async sign(i,a){const y={method:"\
POST",protocol:i.protocol,hostname:i.hostname,path:i.pathname,query:{},headers:{host:i.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.
token}`},body:a},S=await r.sign(y,{signingDate:new Date(e.now())}),{host:N,...L}=S.headers;return{method:"POST",url:i,headers:{...Oe.H1,...L},body:a}},async renew(){
const i=n;n=void 0;const a=await s();return a.accessKeyId!==i?.accessKeyId||a.sessionToken!==i?.sessionToken}}}function Te(t,e){if((t.expiresAt??1/0)>e.now())return t;
throw new h.GQ("unauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-action\
s/configure-aws-credentials."})}var ke=l(9696);const Ae={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},ve=3e4,
Ce=1024*1024;function Re(t){const{fetch:e,clock:n,random:s,signal:r,pace:i,budget:a=Ae,onTrouble:y}=t,S=(0,j.Jb)(t.url,"url"),N=$e(t),L={timeoutMs:ve,bodyBytes:Ce},
te=(0,ke.p)({fetch:e,clock:n,random:s,signal:r,pace:i,budget:a,...L}),J=($,H,V,X)=>te({doing:`${$} ${JSON.stringify(H)}`,request:{method:"POST",url:(0,j.CY)(S,R.
Y2[$]),headers:{},body:V},mayRepeat:!0,authorize:({url:z})=>N.sign(z,V),renewOn:403,renew:()=>N.renew(),addressFrom:"SERVICE_KVS_URL",read:Le(t,X),onTrouble:({error:z,
attempt:it,waitMs:ot})=>y?.({operation:$,status:z.call?.status,attempt:it,waitMs:ot})});return{async put($){const H=$.ttlSeconds===void 0?"":`,"ttlSeconds":${$.
ttlSeconds}`,V=`{"key":${JSON.stringify($.key)},"value":${Ie($)}${H}}`;return J("put",$.key,V,({value:X,wrong:z})=>{if(!(0,g.Gv)(X)||X.ok!==!0)throw z("does not\
 say ok")})},get:$=>J("get",$,JSON.stringify({key:$}),_e),delete:$=>J("delete",$,JSON.stringify({key:$}),({value:H,wrong:V})=>{if(!(0,g.Gv)(H)||H.deleted!==!0)throw V(
"does not say deleted")})}}function Ie(t){const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new h.GQ("invalid_input",`The value of "${t.key}\
" is not a JSON value`);return"text"in t&&(0,b.q$)(e),e}function _e({text:t,value:e,wrong:n}){if(!(0,g.Gv)(e)||typeof e.found!="boolean")throw n("does not say f\
ound");if(!e.found)return;const s=(0,b.U2)(t)?.find(({name:i})=>i==="value");if(s===void 0)throw n("says found, but has no value");const{expiresAt:r}=e;return{text:s.
text,value:e.value,expiresAt:typeof r=="string"?r:null}}function Le({region:t,token:e,clock:n},s){return async r=>{const{status:i,text:a}=r;if(i>=300){const S=w(
r,{region:t,token:e,now:n.now()});return{ok:!1,error:u(r,S)}}const y=S=>B(r,S);if(a===void 0)return{ok:!1,error:y(`is longer than ${r.bodyBytes} bytes`)};try{return{
ok:!0,value:s({text:a,value:JSON.parse(a),wrong:y})}}catch(S){return{ok:!1,error:S instanceof h.GQ?S:y("is not JSON")}}}}var q=l(3024),Me=l(1455),G=l(5255),Ke=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},je=(function(t){return function(e){function n(a){e.error=e.hasError?new t(a,e.error,"An \
error was suppressed during disposal."):a,e.hasError=!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(i);if(s.dispose){var a=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(a).then(i,function(y){return n(y),i()})}else r|=1}catch(y){n(y)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Pe=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,
t=>t.trimStart().startsWith("{")?"object":"array"]];async function De(t){const e=await ae(t),n=Pe.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();
return s.startsWith("[")?"array":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function ae(t){try{const e={stack:[],error:void 0,
hasError:!1};try{const n=Ke(e,await(0,Me.open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.
subarray(0,r))}catch(n){e.error=n,e.hasError=!0}finally{const n=je(e);n&&await n}}catch(e){throw we(t,e)}}async function*ce(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.
all([l.e(815),l.e(511)]).then(l.bind(l,4511));yield*s(await Ge(t));return}const n=e==="object"?T.Ar:T.Cn;for await(const s of le(t,he(e)))s instanceof G.LN?yield s:
yield*n(s)}async function*de(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t)){const s={input:"prune-file",place:{file:t},remedy:"Write them one a line in a .txt file\
, or as a JSON array of strings in a .json file."};throw new h.GQ("invalid_file",`${t} is not a list of keys to delete`,s)}const e=/\.json$/i.test(t)||(await ae(
t)).trimStart().startsWith("[");for await(const n of le(t,he(e?"array":"lines")))n instanceof G.LN?yield n:yield Be(n,e)}function Be(t,e){const{text:n="",line:s}=t;
try{const r=e?n:JSON.stringify(n),i=(0,T.mk)(r);return i===void 0?{key:String(JSON.parse(r)),line:s}:new G.LN(i,t)}catch{return new G.LN("not a JSON string",t)}}
function he(t){return t==="lines"?new G.g3:new G.cR(t==="array"?"[]":"{}")}async function*le(t,e){try{for await(const n of ue(t))yield*e.push(n);yield*e.end()}catch(n){
if(!(n instanceof G.LN))throw n;yield n}}const fe=16*1024*1024;async function Ge(t){let e="";for await(const n of ue(t))if(e+=n,e.length>fe){const s=`${t} is lo\
nger than the ${fe/1048576} MiB that YAML may have`,r="Write it as NDJSON, one entry a line: that is read as a stream, whatever its length.";throw new h.GQ("inv\
alid_file",s,{input:"file",place:{file:t},remedy:r})}return e}async function*ue(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,q.createReadStream)(
t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){if(n instanceof TypeError){const r={input:"file",place:{file:t,line:await Je(t)},remedy:"Save it as U\
TF-8."};throw new h.GQ("invalid_file",`${t} is not UTF-8 text`,r)}throw(0,h.xU)(n)===void 0?n:we(t,n)}}async function Je(t){const e=new TextDecoder("utf-8",{fatal:!0});
let n=1;try{for await(const s of(0,q.createReadStream)(t)){const r=Buffer.from(s);let i=0;for(let a=r.indexOf(ye);a!==-1;a=r.indexOf(ye,i))e.decode(r.subarray(i,
a+1),{stream:!0}),n+=1,i=a+1;e.decode(r.subarray(i),{stream:!0})}}catch{}return n}const ye=10;function we(t,e){const n=(0,h.xU)(e);if(n==="ENOENT"){const i="Nam\
e a path relative to the workspace; is the repository checked out before this step?";return new h.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:i})}
const s="Name a file of entries that this user may read.",r=`${t} cannot be read (${n??"unknown fault"})`;return new h.GQ("invalid_file",r,{input:"file",remedy:s,
cause:e})}async function Ue(t,e){const n=new We,s=new pe,r=t.file===void 0?"lines":await De(t.file),i=async(J,$,H)=>{let V=0;for await(const X of $){Fe(e);const z=X instanceof
G.LN?X:H(X);z&&n.add(J,z),V+=1}return V},{file:a,pruneFile:y}=t,S=a===void 0?0:await i(a,ce(a,r),J=>s.add(J)),N=new pe,L=J=>N.add(J)??s.find(J),te=y===void 0?0:
await i(y,de(y),L);return n.throwIfAny(),{format:r,entries:S,deletes:te}}const me=100;class We{#e=[];#t=0;add(e,n){if(this.#t+=1,this.#e.length===me)return;const s={
file:e,line:n.line,column:n.column};this.#e.push(new h.GQ("invalid_file",n.message,{place:s,input:"file"}))}throwIfAny(){const[e]=this.#e;if(e===void 0)return;const n=this.#t-
this.#e.length,s=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new h.GQ("invalid_file",n>0?`${s} (the first ${me} \
are shown)`:s,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}function Fe(t){if(t?.aborted)
throw new h.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}class pe{#e=new Map;add({key:e,line:n}){const s=Se(e),r=this.#e.get(s);if(this.#e.
set(s,r??n),r!==void 0)return new G.LN(`the key ${ge(e)} occurs twice: first on line ${r}`,{line:n,column:1})}find({key:e,line:n}){const s=this.#e.get(Se(e));if(s===
void 0)return;const r=`the key ${ge(e)} is to be deleted, and written by line ${s} of the seed file`;return new G.LN(r,{line:n,column:1})}}function Se(t){return(0,re.
hash)("sha256",t,"binary")}function ge(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}class Ve{#e;#t;#r=0;#s=0;#n=0;#i=[];constructor(e){this.#e=
e,this.#t=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#a();if(s>0)await this.#e.clock.sleep(s,e);else if(this.#r>=Math.floor(this.#t))await this.#h(
e);else break}this.#r+=1;const n=this.#n;return(s,r)=>this.#o(s,r,n)}#o(e,n,s){this.#r-=1,e==="answered"&&(this.#t=Math.min(this.#e.most,this.#t+1/this.#t)),e===
"throttled"&&(s===this.#n?this.#d(n):this.#a()>0&&(this.#s=Math.max(this.#s,this.#e.clock.now()+n)));for(let r=Math.floor(this.#t)-this.#r;r>0;r-=1)this.#i.shift()?.()}#d(e){
this.#n+=1,this.#t=Math.max(1,this.#t/2);const n=Math.round(this.#e.random()*Math.min(250,e));this.#s=this.#e.clock.now()+e+n,this.#e.onHold(e,Math.floor(this.#t))}#a(){
return this.#s-this.#e.clock.now()}#h(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",i),n()},i=()=>{this.#i=this.#i.filter(a=>a!==r),
s(e?.reason)};e?.addEventListener("abort",i,{once:!0}),this.#i.push(r)})}}const Ye=256*1024;class Qe{path;#e;#t="";#r=0;#s;constructor(e){this.path=He(e)}add({key:e,
text:n,ttlSeconds:s}){if(this.#r+=1,this.#s!==void 0)return;const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#t.length>=Ye&&this.#o(()=>this.#i())}close(){if(this.#r===0)return;if(this.#o(()=>{this.#i(),(0,q.renameSync)(this.#n,this.path)}),this.#e!==void 0&&(0,q.
closeSync)(this.#e),this.#s===void 0)return this.path;(0,q.rmSync)(this.#n,{force:!0});const e="Seed the whole file again: a repeated run is harmless.",n=`${this.#r}\
 entries were not written, and their list ${this.path} neither`;throw new h.GQ("disk_full",n,{remedy:e,cause:this.#s})}get#n(){return`${this.path}.part`}#i(){this.#e??=
(0,q.openSync)(this.#n,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,q.writeSync)(this.#e,e,n);this.#t=""}#o(e){try{this.#s===void 0&&e()}catch(n){
this.#s=n}}}function He(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}async function Ee(t,e){
const n=e.clock.now(),s=await Ue(t,e.signal),{entries:r,deletes:i}=s;e.report({type:"checked",entries:r,deletes:i});const a=t.target===void 0?ze:await new qe(t,
t.target,e).run(s),{written:y,deleted:S,unwrittenFile:N}=a;return{entries:r,deletes:i,written:y,deleted:S,failed:t.target===void 0?0:r-y+i-S,unwrittenFile:N,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:Xe(a,r,i)}}function Xe(t,e,n){const{stopped:s,keyErrors:r,written:i,deleted:a,unwrittenFile:y}=t,[S]=r,N=s??S;if(N===void 0)
return;const L=[...e>0?[`${i} of ${e} entries are written`]:[],...n>0?[`${a} of ${n} keys are deleted`]:[]].join(", "),te=y&&`Those that were not written are in\
 ${y}: seed that file next.`,$={remedy:[N.remedy,te].filter(Boolean).join(`
`)||void 0,call:s?.call,also:r,cause:s?.cause??s};return s?new h.GQ(s.code,`${s.message}; ${L}`,$):new h.GQ("seed_failed",`Only ${L}`,$)}const ze={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},Ze=100;class qe{#e;#t;#r;#s=new AbortController;#n=[];#i=new Set;constructor(e,n,s){this.#e=e,this.#t=s;const{
fetch:r,clock:i,random:a,report:y}=s,S=(N,L)=>y({type:"throttled",waitMs:N,atOnce:L});this.#r=Re({...n,fetch:r,clock:i,random:a,signal:s.signal?AbortSignal.any(
[s.signal,this.#s.signal]):this.#s.signal,pace:new Ve({clock:i,random:a,most:e.concurrency,onHold:S}),onTrouble:N=>this.#f(N)})}async run(e){const{file:n,pruneFile:s}=this.#e,
r=new Qe(n??""),i=n===void 0?0:await this.#o(n,e,r),a=s===void 0||this.#c()?0:await this.#h(s,e),y=r.close();return{written:i,deleted:a,stopped:this.#S(),keyErrors:this.#n,
unwrittenFile:y}}async#o(e,{format:n,entries:s},r){const i=be("write",s,this.#t);return await this.#l(e,ce(e,n),async a=>{!this.#c()&&await this.#u(e,a,()=>this.#d(
a))?i.add():r.add(this.#a(a))}),i.end()}async#d(e){const{key:n,text:s,ttlSeconds:r}=this.#a(e);if(await this.#r.put({key:n,text:s,ttlSeconds:r}),!this.#e.verify)
return;const i=await this.#r.get(n);if(i!==void 0&&(0,b.Aw)(i.text,s))return;const a=i?"another value was read back":"is not there when read back";throw new h.GQ(
"verify_failed",`${JSON.stringify(n)} was written, but ${a}`,{remedy:"Does something else write to this table at the same time? Then seed it again afterwards."})}#a(e){
return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#h(e,{deletes:n}){const s=be("delete",n,this.#t);return await this.#l(e,de(e),async r=>{!this.#c()&&
await this.#u(e,r,()=>this.#r.delete(r.key))&&s.add()}),s.end()}async#l(e,n,s){const r=async()=>{for(let a=await n.next();!a.done;a=await n.next())a.value instanceof
G.LN?this.#s.abort(nt(e)):await s(a.value)},i=a=>this.#s.abort((0,h.I7)(a));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(i)))}async#u(e,{
line:n},s){try{return await s(),!0}catch(r){const i=(0,h.I7)(r);return tt(i)?this.#y(i.with({place:{file:e,line:n}})):this.#c()||this.#s.abort(i),!1}}#y(e){this.#n.
length>=Ze||(this.#n.push(e),this.#t.report({type:"key-failed",error:e}))}#c(){return this.#s.signal.aborted||this.#t.signal?.aborted===!0}#S(){const{signal:e}=this.#t;
return e?.aborted?new h.GQ("interrupted","Interrupted",{cause:e.reason}):this.#s.signal.aborted?(0,h.I7)(this.#s.signal.reason):void 0}#f(e){e.status===429||this.#i.
has(e.status)||(this.#i.add(e.status),this.#t.report({type:"trouble",trouble:e}))}}const et=500;function be(t,e,{clock:n,report:s}){const r=n.now();let i=r,a=0;
const y=()=>{i=n.now();const S=(i-r)/1e3,N=S>0?a/S:0,L=N>0?(e-a)/N*1e3:void 0;s({type:"progress",part:t,done:a,total:e,perSecond:N,leftMs:L})};return{add(){a+=1,
n.now()-i>=et&&y()},end(){return y(),a}}}function tt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function nt(t){return new h.GQ("i\
nvalid_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const st={type:"warning",
message:"The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys\
 later, with the seed action or "slipway seed".'};async function rt(t,{env:e,onSecret:n,signal:s}){const r=v(t,e,M);for(const y of r.secrets)n(y);const i={fetch:await(0,K.
i)(e),clock:O.ml,random:Math.random,signal:s},a=await Ee({...r,target:void 0},{...i,report:()=>{}});if(a.error)throw a.error;return async y=>{try{return await Ee(
r,{...i,report:y})}catch(S){return{...a,failed:a.entries+a.deletes,error:(0,h.I7)(S)}}}}}),4734:((ne,U,l)=>{l.d(U,{Ar:()=>A,CI:()=>x,Cn:()=>j,J9:()=>v,mk:()=>C,
mn:()=>M,wy:()=>D});var K=l(9692),O=l(2345),h=l(5255);function*j(d){const f=T(d,"");f instanceof h.LN?yield f:f===void 0?yield new h.LN("an entry is an object {\
key, value, ttlSeconds?}",d):yield*M(f,d)}function*A(d){const f=T(d,"{}");if(f instanceof h.LN)yield f;else if(f!==void 0)for(const[E,g]of f)yield*M(x(E,g,d),d)}
function x(d,f,{line:E,column:g}){return new Map(Object.entries({key:{json:JSON.stringify(d),line:E,column:g},value:f}))}function T(d,f){const{text:E}=d;if(E===
void 0)return new h.LN("the entry is far longer than any that is allowed",d);const g=f===""?0:1;try{const b=(0,K.U2)(f===""?E:`{${E}}`);return b&&new Map(b.map(
R=>[R.name,P(d,E,R,g)]))}catch(b){if(!(b instanceof K.sU))throw b;return new h.LN(`not valid JSON: ${b.message}`,_(d,E,b.offset-g))}}function P(d,f,E,g){return{
json:(0,K.bM)(E.text),..._(d,f,E.nameOffset-g)}}function _({line:d,column:f},E,g){const b=E.slice(0,Math.max(0,g)),R=b.lastIndexOf(`
`);return R===-1?{line:d,column:f+b.length}:{line:d+b.split(`
`).length-1,column:b.length-R}}const W=new Set(["key","value","ttlSeconds"]);function*M(d,f){const E=[],g=(Q,I)=>{E.push(new h.LN(I,Q??f))};for(const[Q,I]of d)W.
has(Q)||g(I,`an entry has no member "${Q}": its members are key, value and ttlSeconds`);const[b,R,F]=[d.get("key"),d.get("value"),d.get("ttlSeconds")],Y=b&&C(b.
json);b===void 0?g(void 0,"the entry has no key"):Y!==void 0&&g(b,Y),R===void 0?g(void 0,"the entry has no value"):c(R.json)>O.ux.valueBytes&&g(R,`the value has\
 ${c(R.json)} bytes of JSON; the most is ${O.ux.valueBytes}`);const Z=F&&Number(F.json);F!==void 0&&!v(Z)&&g(F,`ttlSeconds is ${m(F.json)}; ${D}`),E.length>0||b===
void 0||R===void 0?yield*E:yield{key:String(JSON.parse(b.json)),text:R.json,ttlSeconds:Z,line:f.line}}const D=`it must be a whole number from ${O.ux.minTtlSeconds}\
 to ${O.ux.maxTtlSeconds}`;function v(d){const{minTtlSeconds:f,maxTtlSeconds:E}=O.ux;return Number.isInteger(d)&&Number(d)>=f&&Number(d)<=E}function C(d){const f=JSON.
parse(d);if(typeof f!="string")return`the key is ${m(d)}, not a string`;if(f==="")return"the key is empty";if(!f.isWellFormed())return"the key contains a lone s\
urrogate (half of a character)";if(c(f)>O.ux.keyBytes)return`the key has ${c(f)} bytes of UTF-8; the most is ${O.ux.keyBytes}`}function c(d){return Buffer.byteLength(
d)}function m(d){return d.length>40?`${d.slice(0,39)}\u2026`:d}}),5255:((ne,U,l)=>{l.d(U,{LN:()=>K,cR:()=>W,g3:()=>M});class K extends Error{name="FileFault";line;column;constructor(c,{
line:m,column:d}){super(c),this.line=m,this.column=d}}const O=1024*1024,[h,j,A,x]=[34,92,44,10],T=new Set([91,123]),P=new Set([93,125]),_=new Set([32,9,10,13]);
class W{#e;#t="before";#r=0;#s=!1;#n=!1;#i=1;#o=1;#d=0;#a=new D;constructor(c){this.#e=c}*push(c){let m=0;for(let d=0;d<c.length;d+=1){const f=c.charCodeAt(d);this.#s?
this.#h(f):this.#t!=="inside"?(this.#l(f),m=d+1):this.#r===0&&(f===A||P.has(f))?(this.#a.add(c.slice(m,d)),m=d+1,yield*this.#y(f)):this.#u(f),f===x?(this.#i+=1,
this.#o=1):this.#o+=1}this.#t==="inside"&&this.#a.add(c.slice(m))}end(){if(this.#t==="after")return[];throw this.#c(`the file ends where "${this.#e[this.#t==="b\
efore"?0:1]}" is expected`)}#h(c){this.#n?this.#n=!1:c===j?this.#n=!0:c===h&&(this.#s=!1)}#l(c){if(!_.has(c)){if(this.#t==="after")throw this.#c("there is text \
after the end; name a file of one entry a line .ndjson");if(c!==this.#e.charCodeAt(0))throw this.#c(`expected "${this.#e[0]}"`);this.#t="inside"}}#u(c){_.has(c)||
this.#a.startAt(this.#i,this.#o),c===h?this.#s=!0:T.has(c)?this.#r+=1:P.has(c)&&(this.#r-=1)}*#y(c){const m=this.#a.take(),d=c!==A;if(d&&c!==this.#e.charCodeAt(
1))throw this.#c(`expected "${this.#e[1]}" or ","`);if(m)yield m;else if(!d||this.#d>0)throw this.#c("there is a comma too many");this.#d+=1,d&&(this.#t="after")}#c(c){
return new K(c,{line:this.#i,column:this.#o})}}class M{#e=1;#t=new D;*push(c){let m=0;for(let d=c.indexOf(`
`);d!==-1;d=c.indexOf(`
`,m))this.#r(c.slice(m,d)),yield*this.end(),this.#e+=1,m=d+1;this.#r(c.slice(m))}end(){const c=this.#t.take();return c?[c]:[]}#r(c){c!==""&&this.#t.startAt(this.#e,
1),this.#t.add(c)}}class D{#e=[];#t=0;#r;startAt(c,m){this.#r??={line:c,column:m}}add(c){this.#t+=c.length,this.#t<=O?this.#e.push(c):this.#e=[]}take(){const c=this.#t<=
O?v(this.#e.join("")):void 0,m=this.#r;return this.#e=[],this.#t=0,this.#r=void 0,m===void 0||c===""?void 0:{text:c,...m}}}function v(C){let[c,m]=[0,C.length];for(;c<
m&&_.has(C.charCodeAt(c));)c+=1;for(;m>c&&_.has(C.charCodeAt(m-1));)m-=1;return C.slice(c,m)}})};export{at as id,ct as ids,dt as modules};

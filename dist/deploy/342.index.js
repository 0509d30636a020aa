const Ct=342,_t=[342],It={3445:((de,te,y)=>{y.d(te,{i:()=>X});var Y=y(3739),C=y(1709),w=y(5807);async function X(I){const B=E=>I[E.toLowerCase()]||I[E]||"",M=B(
"ALL_PROXY"),G=L(B("HTTP_PROXY")||M,"HTTP_PROXY"),W=L(B("HTTPS_PROXY")||M,"HTTPS_PROXY");if(G===""&&W==="")return fetch;const j=await y.e(729).then(y.bind(y,3729)),
U=new j.EnvHttpProxyAgent({httpProxy:G,httpsProxy:W,noProxy:B("NO_PROXY")}),N=new j.Agent,O=j.fetch;return async(E,d)=>{if(E instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const f=new URL(E);return O(f,{...d,dispatcher:(0,C.c)(f.hostname)?N:U})}}const F=["http:","https:","socks:","sock\
s5:"];function L(I,B){const M=I===""||I.includes("://")?I:`http://${I}`,G=URL.parse(M),W=U=>(0,w.FF)(U)!==void 0,j=G!==null&&F.includes(G.protocol);if(M===""||j&&
W(G.username)&&W(G.password))return M;throw new Y.GQ("invalid_input",`${B} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.examp\
le.com:3128 or socks5://127.0.0.1:1080. In a user name and a password, % is written %25."})}}),1772:((de,te,y)=>{y.d(te,{Aw:()=>B,I:()=>j,U2:()=>L,bM:()=>I,q$:()=>X,
q1:()=>w,sU:()=>C});var Y=y(8302);class C extends Error{name="JsonTextError";offset;stop;constructor(i,c,u=c){super(i),this.offset=c,this.stop=u}}function w($,i){
const c=$.slice(0,i);return{line:c.split(`
`).length,column:i-c.lastIndexOf(`
`)}}function X($){new Q($).document()}function F($){try{new Q($,!1).document()}catch(i){if(i instanceof C)return i;throw i}}function L($,i=!0){const c=[];return new Q(
$,i,x=>c.push(x)).document()==="object"?c:void 0}function I($){return $.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function B($,i){return $===i||M($)===
M(i)}function M($){try{return String(JSON.parse($,G))}catch(i){if(i instanceof RangeError)return I($);throw i}}function G($,i,c){return typeof i=="number"?W(c?.
source??String(i)):Array.isArray(i)?`[${i.join(",")}]`:(0,Y.Gv)(i)?`{${Object.entries(i).map(([x,K])=>`${JSON.stringify(x)}:${K}`).sort().join(",")}}`:JSON.stringify(
i)}function W($){const[,i,c="",u="",x="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec($)??[],K=`${c}${u}`.replace(/^0+/,""),ie=K.replace(/0+$/,"");if(ie===
"")return`${i}0`;const ue=BigInt(x)-BigInt(u.length)+BigInt(K.length-ie.length);return`${i}${ie}e${ue}`}function j($){return $.includes("\\")?String(JSON.parse(
$)):$.slice(1,-1)}const U=34,N=44,O=58,E=91,d=92,f=93,S=123,T=125,b=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,R=24,_=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,z=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
V=/true|false|null/y,Z="a lone surrogate (half of a character) in a string";class Q{#e;#a;#d;#n=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(i,c=!0,u){
this.#e=i,this.#a=c,this.#d=u}document(){this.#r();const i=this.#o()===S?"object":"other";do this.#y();while(this.#w());if(this.#r(),this.#t<this.#e.length)throw this.#i(
"the end");return i}#y(){for(;;){this.#r(),this.#n.length===1&&(this.#c.offset=this.#t);const i=this.#o();if(i===U){this.#l();return}if(i===S){if(this.#t+=1,this.#s(
T))return;this.#n.push(new Set),this.#f()}else if(i===E){if(this.#t+=1,this.#s(f))return;this.#n.push(void 0)}else{if(this.#h(z)||this.#h(V))return;throw this.#i(
"a value")}}}#w(){for(let i=this.#n.length;i>0;i--){const c=this.#n[i-1]!==void 0;if(i===1&&c&&this.#d&&this.#m(this.#d),this.#s(N))return c&&this.#f(),!0;if(!this.#s(
c?T:f))throw this.#E(c?"}":"]");this.#n.pop()}return!1}#m(i){i({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#f(){this.#r();const i=this.#t;if(this.#o()!==
U)throw this.#i("a name in double quotes");this.#l();const c=j(this.#e.slice(i,this.#t)),u=this.#n.at(-1);if(this.#a&&u?.has(c))throw new C(`the name "${c}" occ\
urs twice in one object`,i);if(u?.add(c),!this.#s(O))throw this.#i('":"');this.#n.length===1&&(this.#c={name:c,nameOffset:i,offset:this.#t})}#l(){const i=this.#e,
c=this.#t;let u=c+1;for(;;){const x=i.charCodeAt(u);if(x===U)break;if(x===d)u=this.#S(u,c);else if(x>=55296&&x<=57343)u=this.#g(u,c);else if(x>=32)u=u-c<R?u+1:this.#p(
u);else throw this.#u(u)}this.#t=u+1}#p(i){return b.lastIndex=i,b.test(this.#e),b.lastIndex}#S(i,c){if(_.lastIndex=i,!_.test(this.#e))throw this.#u(i);const u=_.
lastIndex;if(!this.#a||u-i===2)return u;const x=Number.parseInt(this.#e.slice(i+2,u),16);if(x<55296||x>57343)return u;const K=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(u,u+6));if(x>=56320||!K)throw new C(Z,c);return u+6}#g(i,c){const[u,x]=[this.#e.charCodeAt(i),this.#e.charCodeAt(i+1)],K=u<56320&&(x&64512)===56320;
if(this.#a&&!K)throw new C(Z,c);return i+(K?2:1)}#u(i){const c=i>=this.#e.length;return new C(c?"a string does not end":"a bad escape or control character in a \
string",i)}#s(i){return this.#r(),this.#o()!==i?!1:(this.#t+=1,!0)}#r(){for(;;){const i=this.#o();if(i!==32&&i!==10&&i!==13&&i!==9)return;this.#t+=1}}#o(){return this.#e.
charCodeAt(this.#t)}#h(i){return i.lastIndex=this.#t,i.test(this.#e)?(this.#t=i.lastIndex,!0):!1}#E(i){const c=this.#e.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#e.charAt(this.#t))?new C(`"," or "${i}" is missing`,c,this.#t):this.#i(`"," or "${i}"`)}#i(i){const c=this.#e.slice(this.#t,this.#t+1);return new C(`\
expected ${i}, found ${c===""?"the end":JSON.stringify(c)}`,this.#t)}}}),9342:((de,te,y)=>{y.r(te),y.d(te,{KEYS_LEFT:()=>bt,prepareSeed:()=>xt});var Y=y(3445),C=y(
1224),w=y(3739),X=y(1619),F=y(1317),L=y(2345),I=y(4734);const B={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value,\
 ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},M=new Map(Object.entries(B)),G={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."},W=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,j=256;function U(e,t,n=s=>s){const s=R(e,n),{file:r,pruneFile:o}=s.files(),
a=h=>h>=1&&h<=j,l={file:r,pruneFile:o,target:s.boolean("dry-run")?void 0:E(s,t),ttlSeconds:s.number("ttl-seconds",I.J9,I.wy),concurrency:s.number("concurrency",
a,`it must be a whole number from 1 to ${j}`)??1,verify:s.boolean("verify"),secrets:O(e,t)};return s.problems.throwIfAny(),l}function N(e,t){const n={table:e},s=R(
n,o=>o),r=E(s,t);return s.problems.throwIfAny(),{target:r,secrets:O(n,t)}}function O(e,t){const n=Object.entries(t).filter(([r])=>r.startsWith(`${L.be}TOKEN_`)),
s=[e.token,...n.map(([,r])=>r),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.trim()??""))].filter(r=>r!=="")}function E(e,t){const{
problems:n}=e,s=g=>`${L.be}${g}`,r=e.text("table");r!==""&&!L.BL.test(r.toLowerCase())&&n.add((0,F.Gq)(e.name("table"),`"${(0,F.SP)(r)}" is not a table name`,"W\
rite letters, digits and _, as sessions."));const o=e.textOrVariable("url",t[s("URL")],s("URL"));o!==""&&n.try(()=>(0,X.Jb)(o,e.name("url")),void 0);const a=e.textOrVariable(
"region",t[s("REGION")],s("REGION")),l=s(`TOKEN_${r.toUpperCase()}`),h=e.text("token")||(r===""?e.textOrVariable("table",void 0,s("TOKEN_<TABLE>")):e.textOrVariable(
"token",t[l],l));for(const[g,A]of[["region",a],["token",h]])d.test(A)||n.add(f(e.name(g),e.name(g)));const m=async()=>S(t);return n.try(()=>S(t),void 0),{url:o,
region:a,token:h,credentials:m}}const d=/^[\x21-\x7e]*$/;function f(e,t){const n=`${t} has a space, a line end or a sign beyond ASCII in it`;return new w.GQ("in\
valid_input",n,{input:e,remedy:"Copy it again, as one word."})}function S(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.AWS_SECRET_ACCESS_KEY?.trim(),s=e.AWS_SESSION_TOKEN?.
trim(),r=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!n){const a=t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID",l={input:"AWS_ACCESS_KEY_ID",remedy:b};throw new w.
GQ("missing_input",`There are no AWS credentials: ${a} is not set`,l)}const o=T.find(a=>!d.test(e[a]?.trim()??""));if(o!==void 0)throw f("AWS_ACCESS_KEY_ID",o);
return{accessKeyId:t,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(r)?void 0:r}}const T=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESS\
ION_TOKEN"],b=`The key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;function R(e,t){const n=new F.Zw,s=o=>e[o]?.trim()||(M.get(o)?.default??""),r=(o,a,l)=>n.add(new w.GQ("missing_input",`${t(o)} ${a}`,
{input:t(o),remedy:l}));return{problems:n,name:t,text:s,files(){const o=s("file")||void 0,a=s("prune-file")||void 0;if(o===void 0&&a===void 0){const l=`Name a f\
ile of entries in ${t("file")}, or of keys to delete in ${t("prune-file")}.`;r("file","is not set",l)}return{file:o,pruneFile:a}},boolean:o=>n.try(()=>(0,F.yG)(
s(o),t(o)),!1),number(o,a,l){const h=s(o);if(h==="")return;const m=/^\d+$/.test(h)?Number(h):Number.NaN;if(!a(m)){const g={input:t(o),remedy:"Write a number."};
n.add(new w.GQ("invalid_input",`${t(o)} is "${(0,F.SP)(h)}"; ${l}`,g))}return m},textOrVariable(o,a,l){const h=s(o)||a?.trim()||"";if(h===""){const m=`Give ${t(
o)}, or set ${l} as the platform shows it (Services > Databases).`;r(o,`is not set, and neither is ${l}`,m)}return h}}}var _=y(8302),z=y(1772),V=y(3823),Z=y(9127),
Q=y(5807),$=y(1053);const i=4*6e4,c=(e,t)=>n=>n.status===e&&(t===void 0||n.code===t),u=e=>t=>t.status===403&&e.test(t.message??""),x=[{when:u(/scoped to a valid region/i),
says:({region:e})=>`the signature is scoped to the region "${e}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not\
 with the region of the app or of AWS_REGION."},{when:e=>e.status===403&&Math.abs(e.skewMs)>i&&e.code===void 0,says:({skewMs:e})=>`this machine's clock is ${(0,Z.
a3)(Math.abs(e))} ${e>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:u(/signature expired|not yet current/i),
says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for five minutes."},{
when:u(/security token.*expired/i),says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-\
aws-credentials."},{when:u(/signature we calculated does not match/i),says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_K\
EY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:c(403,"inactive_binding"),says:()=>"the table's binding is inactive",remedy:"Look at\
 the table under Services > Databases in the platform: it may be deleted or switched off."},{when:c(403,"unsupported_app_type"),says:()=>"the app's type may not\
 use the key-value store",remedy:"Use a table of an app of type api, web-ssr or sse; static web apps have none."},{when:c(403),says:()=>"the gateway does not ap\
prove the caller",remedy:"Call with the AWS credentials of a function role that the platform manages for this app."},{when:c(401,"missing_token"),says:()=>"the \
table token did not arrive",remedy:"A proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:c(401),says:()=>"the table token is not val\
id: the table may have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), \
SERVICE_KVS_TOKEN_<TABLE>."},{when:c(409,"table_full"),says:()=>"the table, or all tables of its organization, store as much as they may",remedy:"Delete keys: a\
 minute later there is room again. Or have the operator raise --kvs-table-size."},{when:c(413),says:()=>"the request body is too large",remedy:`Keep key and val\
ue together below ${L.ux.bodyBytes/1024} KiB.`},{when:c(404),says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plan\
e, not the control plane."},{when:c(429,"quota_exceeded"),code:"refused",says:()=>"the organization has made as many requests this month as it may",remedy:'"sli\
pway usage --org ORG" shows the numbers. The operator of the platform can give it more.'},{when:c(429),says:()=>"the rate limit stays exhausted",remedy:"Run aga\
in later; other users of the table or app share its quota."},{when:({status:e})=>e>=500,says:()=>"the service keeps failing",remedy:"Run again later. If it cont\
inues, send the request ID to the platform."},{when:({status:e})=>e===400,says:({code:e})=>`the service does not take the entry (${e??"no code given"})`,remedy:`\
Limits: key ${L.ux.keyBytes} bytes, value ${L.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${L.ux.minTtlSeconds} to ${L.ux.maxTtlSeconds}.`},{when:()=>!0,code:"u\
nexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function K(e,t){
const n=x.find(({when:a})=>a(t)),s=t.code??t.message,r=s===void 0?"":`, "${s}"`,o=`Could not ${e.doing}: ${n?.says(t)??"refused"} (${t.status}${r})`;return new w.
GQ(n?.code??(0,$.$N)(t.status),o,{remedy:n?.remedy,call:pe(e)})}function ie({status:e,headers:t,text:n=""},s){const r=(0,_.U4)(n),o=(0,_.Gv)(r)?r.message??r.Message:
void 0,a=Date.parse(t.get("date")??"");return{status:e,code:(0,_.Gv)(r)&&typeof r.error=="string"?(0,Q.Ow)(r.error,80):void 0,message:typeof o=="string"?ue(o,s.
token):void 0,skewMs:Number.isNaN(a)?0:s.now-a,region:s.region}}function ue(e,t){const[n=""]=e.replaceAll(t,"***").split(/The Canonical String/i);return(0,Q.Ow)(
n.trim(),300)}function je(e,t){return new w.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check SERVICE_KVS_URL, and t\
hat no proxy answers in its place.",call:pe(e)})}function pe(e){const{headers:t}=e,n=t.get("x-request-id")??t.get("x-amzn-requestid")??t.get("apigw-requestid");
return(0,$.xS)(e,{requestID:n??void 0})}var De=y(5118),he=y(7598);class Be{#e;constructor(t){this.#e=t===void 0?(0,he.createHash)("sha256"):(0,he.createHmac)("s\
ha256",Se(t))}update(t){this.#e.update(Se(t))}async digest(){return this.#e.digest()}}function Se(e){return typeof e=="string"?e:ArrayBuffer.isView(e)?new Uint8Array(
e.buffer,e.byteOffset,e.byteLength):new Uint8Array(e)}var We=y(5529);const Ge=6e4;function Ue(e){const{clock:t}=e;let n;const s=async()=>((n===void 0||(n.expiresAt??
1/0)-t.now()<Ge)&&(n=Je(await e.credentials(),t)),n),r=new De.BB({service:L.jL,region:e.region,credentials:async()=>{const{accessKeyId:o,secretAccessKey:a,sessionToken:l}=await s();
return{accessKeyId:o,secretAccessKey:a,...(0,_.Eb)({sessionToken:l})}},sha256:Be,applyChecksum:!1});return{async sign(o,a){const l={method:"POST",protocol:o.protocol,
hostname:o.hostname,path:o.pathname,query:{},headers:{host:o.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${e.token}`},body:a},h=await r.
sign(l,{signingDate:new Date(t.now())}),{host:m,...g}=h.headers;return{method:"POST",url:o,headers:{...We.H1,...g},body:a}},async renew(){const o=n;n=void 0;const a=await s();
return a.accessKeyId!==o?.accessKeyId||a.sessionToken!==o?.sessionToken}}}function Je(e,t){if((e.expiresAt??1/0)>t.now())return e;throw new w.GQ("unauthorized",
"The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}
var Fe=y(9696);const Ye={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Ve=3e4,Qe=1024*1024;function He(e){const{
fetch:t,clock:n,random:s,signal:r,pace:o,budget:a=Ye,onTrouble:l}=e,h=(0,X.Jb)(e.url,"url"),m=Ue(e),g={timeoutMs:Ve,bodyBytes:Qe},A=(0,Fe.p)({fetch:t,clock:n,random:s,
signal:r,pace:o,budget:a,...g}),k=(p,P,v,J)=>A({doing:`${p} ${JSON.stringify(P)}`,request:{method:"POST",url:(0,X.CY)(h,V.Y2[p]),headers:{},body:v},mayRepeat:!0,
authorize:({url:ee})=>m.sign(ee,v),renewOn:403,renew:()=>m.renew(),addressFrom:"SERVICE_KVS_URL",read:Ze(e,J),onTrouble:({error:ee,attempt:re,waitMs:oe})=>l?.({
operation:p,status:ee.call?.status,attempt:re,waitMs:oe})});return{async put(p){const P=p.ttlSeconds===void 0?"":`,"ttlSeconds":${p.ttlSeconds}`,v=`{"key":${JSON.
stringify(p.key)},"value":${Xe(p)}${P}}`;return k("put",p.key,v,({value:J,wrong:ee})=>{if(!(0,_.Gv)(J)||J.ok!==!0)throw ee("does not say ok")})},get:p=>k("get",
p,JSON.stringify({key:p}),ze),delete:p=>k("delete",p,JSON.stringify({key:p}),({value:P,wrong:v})=>{if(!(0,_.Gv)(P)||P.deleted!==!0)throw v("does not say deleted")})}}
function Xe(e){const t="text"in e?e.text:JSON.stringify(e.value);if(t===void 0)throw new w.GQ("invalid_input",`The value of "${e.key}" is not a JSON value`);return"\
text"in e&&(0,z.q$)(t),t}function ze({text:e,value:t,wrong:n}){if(!(0,_.Gv)(t)||typeof t.found!="boolean")throw n("does not say found");if(!t.found)return;const s=(0,z.
U2)(e)?.find(({name:o})=>o==="value");if(s===void 0)throw n("says found, but has no value");const{expiresAt:r}=t;return{text:s.text,value:t.value,expiresAt:typeof r==
"string"?r:null}}function Ze({region:e,token:t,clock:n},s){return async r=>{const{status:o,text:a}=r;if(o>=300){const h=ie(r,{region:e,token:t,now:n.now()});return{
ok:!1,error:K(r,h)}}const l=h=>je(r,h);if(a===void 0)return{ok:!1,error:l(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:a,value:JSON.parse(
a),wrong:l})}}catch(h){return{ok:!1,error:h instanceof w.GQ?h:l("is not JSON")}}}}var se=y(3024),qe=y(1455),q=y(5255),et=function(e,t,n){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),e.stack.push({value:t,dispose:s,
async:n})}else n&&e.stack.push({async:!0});return t},tt=(function(e){return function(t){function n(a){t.error=t.hasError?new e(a,t.error,"An error was suppresse\
d during disposal."):a,t.hasError=!0}var s,r=0;function o(){for(;s=t.stack.pop();)try{if(!s.async&&r===1)return r=0,t.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var a=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(a).then(o,function(l){return n(l),o()})}else r|=1}catch(l){n(l)}if(r===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const nt=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,
e=>e.trimStart().startsWith("{")?"object":"array"]];async function st(e){const t=await ge(e),n=nt.find(([r])=>r.test(e));if(n)return n[1](t);const s=t.trimStart();
return s.startsWith("[")?"array":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function ge(e){try{const t={stack:[],error:void 0,
hasError:!1};try{const n=et(t,await(0,qe.open)(e),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.
subarray(0,r))}catch(n){t.error=n,t.hasError=!0}finally{const n=tt(t);n&&await n}}catch(t){throw Ae(e,t)}}async function*Ee(e,t){if(t==="yaml"){const{readYaml:s}=await Promise.
all([y.e(815),y.e(511)]).then(y.bind(y,4511));yield*s(await ot(e));return}const n=t==="object"?I.Ar:I.Cn;for await(const s of Oe(e,xe(t)))s instanceof q.LN?yield s:
yield*n(s)}async function*be(e){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(e)){const s={input:"prune-file",place:{file:e},remedy:"Write them one a line in a .txt file\
, or as a JSON array of strings in a .json file."};throw new w.GQ("invalid_file",`${e} is not a list of keys to delete`,s)}const t=/\.json$/i.test(e)||(await ge(
e)).trimStart().startsWith("[");for await(const n of Oe(e,xe(t?"array":"lines")))n instanceof q.LN?yield n:yield rt(n,t)}function rt(e,t){const{text:n="",line:s}=e;
try{const r=t?n:JSON.stringify(n),o=(0,I.mk)(r);return o===void 0?{key:String(JSON.parse(r)),line:s}:new q.LN(o,e)}catch{return new q.LN("not a JSON string",e)}}
function xe(e){return e==="lines"?(0,q.s1)():(0,q.iI)(e==="array"?"[]":"{}")}async function*Oe(e,t){try{for await(const n of Ne(e))yield*t.push(n);yield*t.end()}catch(n){
if(!(n instanceof q.LN))throw n;yield n}}const $e=16*1024*1024;async function ot(e){let t="";for await(const n of Ne(e))if(t+=n,t.length>$e){const s=`${e} is lo\
nger than the ${$e/1048576} MiB that YAML may have`,r="Write it as NDJSON, one entry a line: that is read as a stream, whatever its length.";throw new w.GQ("inv\
alid_file",s,{input:"file",place:{file:e},remedy:r})}return t}async function*Ne(e){const t=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,se.createReadStream)(
e))yield t.decode(n,{stream:!0});yield t.decode()}catch(n){if(n instanceof TypeError){const r={input:"file",place:{file:e,line:await it(e)},remedy:"Save it as U\
TF-8."};throw new w.GQ("invalid_file",`${e} is not UTF-8 text`,r)}throw(0,w.xU)(n)===void 0?n:Ae(e,n)}}async function it(e){const t=new TextDecoder("utf-8",{fatal:!0});
let n=1;try{for await(const s of(0,se.createReadStream)(e)){const r=Buffer.from(s);let o=0;for(let a=r.indexOf(Te);a!==-1;a=r.indexOf(Te,o))t.decode(r.subarray(
o,a+1),{stream:!0}),n+=1,o=a+1;t.decode(r.subarray(o),{stream:!0})}}catch{}return n}const Te=10;function Ae(e,t){const n=(0,w.xU)(t);if(n==="ENOENT"){const o="N\
ame a path relative to the workspace; is the repository checked out before this step?";return new w.GQ("file_not_found",`There is no file ${e}`,{input:"file",remedy:o})}
const s="Name a file of entries that this user may read.",r=`${e} cannot be read (${n??"unknown fault"})`;return new w.GQ("invalid_file",r,{input:"file",remedy:s,
cause:t})}async function at(e,t){const{file:n,pruneFile:s}=e,r=[];let o=0;const a=async(k,p,P)=>{let v=0;if(k===void 0)return v;for await(const J of p(k)){dt(t);
const ee=J instanceof q.LN?J:P(J);if(v+=1,!ee)continue;o+=1;const{message:re,line:oe,column:fe}=ee,le={place:{file:k,line:oe,column:fe},input:"file"};o<=ve&&r.push(
new w.GQ("invalid_file",re,le))}return v},l=n===void 0?"lines":await st(n),[h,m]=[new ke,new ke],g=await a(n,k=>Ee(k,l),k=>h.add(k)),A=await a(s,be,k=>m.add(k)??
h.find(k));if(o>0)throw ct(o,r);return{format:l,entries:g,deletes:A}}const ve=100;function ct(e,t){const n=`${e===1?"One fault":`${e} faults`}; nothing was writ\
ten`,s=e>t.length;return new w.GQ("invalid_file",s?`${n} (the first ${ve} are shown)`:n,{remedy:"Mend the lines that are named; the whole file is checked before\
 the first request.",input:"file",also:t})}function dt(e){if(e?.aborted)throw new w.GQ("interrupted","Interrupted before the first request",{cause:e.reason})}class ke{#e=new Map;add({
key:t,line:n}){const s=Ce(t),r=this.#e.get(s);if(this.#e.set(s,r??n),r!==void 0)return new q.LN(`the key ${_e(t)} occurs twice: first on line ${r}`,{line:n,column:1})}find({
key:t,line:n}){const s=this.#e.get(Ce(t));if(s===void 0)return;const r=`the key ${_e(t)} is to be deleted, and written by line ${s} of the seed file`;return new q.
LN(r,{line:n,column:1})}}function Ce(e){return(0,he.hash)("sha256",e,"binary")}function _e(e){return JSON.stringify(e.length>80?`${e.slice(0,79)}\u2026`:e)}function ft({
clock:e,random:t,most:n,onHold:s}){let r=n,o=0,a=0,l=0,h=[];const m=A=>{l+=1,r=Math.max(1,r/2),a=e.now()+A+Math.round(t()*Math.min(250,A)),s(A,Math.floor(r))},g=async A=>{
const{promise:k,resolve:p,reject:P}=Promise.withResolvers(),v=()=>{h=h.filter(J=>J!==p),P(A?.reason)};A?.addEventListener("abort",v,{once:!0}),h.push(p),await k,
A?.removeEventListener("abort",v)};return{async enter(A){for(;;){A?.throwIfAborted();const p=a-e.now();if(p>0)await e.sleep(p,A);else if(o>=Math.floor(r))await g(
A);else break}o+=1;const k=l;return(p,P)=>{o-=1,p==="answered"&&(r=Math.min(n,r+1/r)),p==="throttled"&&(k===l?m(P):a>e.now()&&(a=Math.max(a,e.now()+P)));for(let v=Math.
floor(r)-o;v>0;v-=1)h.shift()?.()}}}}const lt=256*1024;function ut(e){const t=ht(e),n=`${t}.part`;let s,r="",o=0,a;const l=m=>{try{a===void 0&&m()}catch(g){a=g}},
h=()=>{s??=(0,se.openSync)(n,"w");const m=Buffer.from(r);for(let g=0;g<m.length;)g+=(0,se.writeSync)(s,m,g);r=""};return{add({key:m,text:g,ttlSeconds:A}){if(o+=
1,a!==void 0)return;const k=A===void 0?"":`,"ttlSeconds":${A}`;r+=`{"key":${JSON.stringify(m)},"value":${g}${k}}
`,r.length>=lt&&l(h)},close(){if(o===0)return;if(l(()=>{h(),(0,se.renameSync)(n,t)}),s!==void 0&&(0,se.closeSync)(s),a===void 0)return t;(0,se.rmSync)(n,{force:!0});
const m="Seed the whole file again: a repeated run is harmless.",g=`${o} entries were not written, and their list ${t} neither`;throw new w.GQ("disk_full",g,{remedy:m,
cause:a})}}}function ht(e){const t=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(e);return t?`${t[1]}-${Number(t[2]??1)+1}.ndjson`:`${e}.unwritten.ndjson`}async function Ie(e,t){
const n=t.clock.now(),s=await at(e,t.signal),{entries:r,deletes:o}=s;t.report({type:"checked",entries:r,deletes:o});const a=e.target===void 0?wt:await pt(e,e.target,
s,t),{written:l,deleted:h,unwrittenFile:m}=a;return{entries:r,deletes:o,written:l,deleted:h,failed:e.target===void 0?0:r-l+o-h,unwrittenFile:m,dryRun:e.target===
void 0,ms:t.clock.now()-n,error:yt(a,r,o)}}function yt(e,t,n){const{stopped:s,keyErrors:r,written:o,deleted:a,unwrittenFile:l}=e,[h]=r,m=s??h;if(m===void 0)return;
const g=[...t>0?[`${o} of ${t} entries are written`]:[],...n>0?[`${a} of ${n} keys are deleted`]:[]].join(", "),A=l&&`Those that were not written are in ${l}: s\
eed that file next.`,p={remedy:[m.remedy,A].filter(Boolean).join(`
`)||void 0,call:s?.call,also:r,cause:s?.cause??s};return s?new w.GQ(s.code,`${s.message}; ${g}`,p):new w.GQ("seed_failed",`Only ${g}`,p)}const wt={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},mt=100;async function pt({file:e,pruneFile:t,concurrency:n,verify:s,ttlSeconds:r},o,{format:a,entries:l,deletes:h},m){
const{fetch:g,clock:A,random:k,report:p,signal:P}=m,v=new AbortController,J=[],ee=new Set([429]),re=He({...o,fetch:g,clock:A,random:k,signal:P?AbortSignal.any([
P,v.signal]):v.signal,pace:ft({clock:A,random:k,most:n,onHold:(D,H)=>p({type:"throttled",waitMs:D,atOnce:H})}),onTrouble(D){ee.has(D.status)||(ee.add(D.status),
p({type:"trouble",trouble:D}))}}),oe=()=>v.signal.aborted||P?.aborted===!0,fe=async(D,H,ae,ye,ce)=>{const we=async ne=>{try{return await ye(ne),!0}catch(kt){const me=(0,w.
I7)(kt);if(!gt(me))oe()||v.abort(me);else if(J.length<mt){const Pe=me.with({place:{file:H,line:ne.line}});J.push(Pe),p({type:"key-failed",error:Pe})}return!1}},
At=async()=>{for(let ne=await ae.next();!ne.done;ne=await ae.next())ne.value instanceof q.LN?v.abort(Et(H)):!oe()&&await we(ne.value)?D.add():ce(ne.value)},vt=ne=>v.
abort((0,w.I7)(ne));return await Promise.all(Array.from({length:n},()=>At().catch(vt))),D.end()},le=D=>({...D,ttlSeconds:D.ttlSeconds??r}),Ot=async D=>{const{key:H,
text:ae,ttlSeconds:ye}=le(D);if(await re.put({key:H,text:ae,ttlSeconds:ye}),!s)return;const ce=await re.get(H);if(ce!==void 0&&(0,z.Aw)(ce.text,ae))return;const we=ce?
"another value was read back":"is not there when read back";throw new w.GQ("verify_failed",`${JSON.stringify(H)} was written, but ${we}`,{remedy:"Does something\
 else write to this table at the same time? Then seed it again afterwards."})},Le=ut(e??"");let[Me,Ke]=[0,0];if(e!==void 0){const D=H=>Le.add(le(H));Me=await fe(
Re("write",l,m),e,Ee(e,a),Ot,D)}if(t!==void 0&&!oe()){const D=({key:H})=>re.delete(H);Ke=await fe(Re("delete",h,m),t,be(t),D,()=>{})}const $t=Le.close(),Nt=P?.aborted&&
new w.GQ("interrupted","Interrupted",{cause:P.reason}),Tt=v.signal.aborted?(0,w.I7)(v.signal.reason):void 0;return{written:Me,deleted:Ke,stopped:Nt||Tt,keyErrors:J,
unwrittenFile:$t}}const St=500;function Re(e,t,{clock:n,report:s}){const r=n.now();let o=r,a=0;const l=()=>{o=n.now();const h=(o-r)/1e3,m=h>0?a/h:0,g=m>0?(t-a)/
m*1e3:void 0;s({type:"progress",part:e,done:a,total:t,perSecond:m,leftMs:g})};return{add(){a+=1,n.now()-o>=St&&l()},end(){return l(),a}}}function gt(e){return e.
code==="verify_failed"||[400,413].includes(e.call?.status??0)}function Et(e){return new w.GQ("invalid_file",`${e} changed while it was read`,{input:"file",remedy:"\
Let nothing write to the file while it is seeded; then run again."})}const bt={type:"warning",message:"The keys were not written: the deployment has not ended, \
and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys later, with the seed action or "slipway seed".'};async function xt(e,{
env:t,onSecret:n,signal:s}){const r=U(e,t,W);for(const l of r.secrets)n(l);const o={fetch:await(0,Y.i)(t),clock:C.ml,random:Math.random,signal:s},a=await Ie({...r,
target:void 0},{...o,report:()=>{}});if(a.error)throw a.error;return async l=>{try{return await Ie(r,{...o,report:l})}catch(h){return{...a,failed:a.entries+a.deletes,
error:(0,w.I7)(h)}}}}}),4734:((de,te,y)=>{y.d(te,{Ar:()=>F,CI:()=>L,Cn:()=>X,J9:()=>U,mk:()=>N,mn:()=>W,wy:()=>j});var Y=y(1772),C=y(2345),w=y(5255);function*X(d){
const f=I(d,"");f instanceof w.LN?yield f:f===void 0?yield new w.LN("an entry is an object {key, value, ttlSeconds?}",d):yield*W(f,d)}function*F(d){const f=I(d,
"{}");if(f instanceof w.LN)yield f;else if(f!==void 0)for(const[S,T]of f)yield*W(L(S,T,d),d)}function L(d,f,{line:S,column:T}){return new Map(Object.entries({key:{
json:JSON.stringify(d),line:S,column:T},value:f}))}function I(d,f){const{text:S}=d;if(S===void 0)return new w.LN("the entry is far longer than any that is allow\
ed",d);const T=f===""?0:1;try{const b=(0,Y.U2)(f===""?S:`{${S}}`);return b&&new Map(b.map(R=>[R.name,B(d,S,R,T)]))}catch(b){if(!(b instanceof Y.sU))throw b;return new w.
LN(`not valid JSON: ${b.message}`,M(d,S,b.offset-T))}}function B(d,f,S,T){return{json:(0,Y.bM)(S.text),...M(d,f,S.nameOffset-T)}}function M({line:d,column:f},S,T){
const b=S.slice(0,Math.max(0,T)),R=b.lastIndexOf(`
`);return R===-1?{line:d,column:f+b.length}:{line:d+b.split(`
`).length-1,column:b.length-R}}const G=new Set(["key","value","ttlSeconds"]);function*W(d,f){const S=[],T=(Z,Q)=>{S.push(new w.LN(Q,Z??f))};for(const[Z,Q]of d)G.
has(Z)||T(Q,`an entry has no member "${Z}": its members are key, value and ttlSeconds`);const[b,R,_]=[d.get("key"),d.get("value"),d.get("ttlSeconds")],z=b&&N(b.
json);b===void 0?T(void 0,"the entry has no key"):z!==void 0&&T(b,z),R===void 0?T(void 0,"the entry has no value"):O(R.json)>C.ux.valueBytes&&T(R,`the value has\
 ${O(R.json)} bytes of JSON; the most is ${C.ux.valueBytes}`);const V=_&&Number(_.json);_!==void 0&&!U(V)&&T(_,`ttlSeconds is ${E(_.json)}; ${j}`),S.length>0||b===
void 0||R===void 0?yield*S:yield{key:String(JSON.parse(b.json)),text:R.json,ttlSeconds:V,line:f.line}}const j=`it must be a whole number from ${C.ux.minTtlSeconds}\
 to ${C.ux.maxTtlSeconds}`;function U(d){const{minTtlSeconds:f,maxTtlSeconds:S}=C.ux;return Number.isInteger(d)&&Number(d)>=f&&Number(d)<=S}function N(d){const f=JSON.
parse(d);if(typeof f!="string")return`the key is ${E(d)}, not a string`;if(f==="")return"the key is empty";if(!f.isWellFormed())return"the key contains a lone s\
urrogate (half of a character)";if(O(f)>C.ux.keyBytes)return`the key has ${O(f)} bytes of UTF-8; the most is ${C.ux.keyBytes}`}function O(d){return Buffer.byteLength(
d)}function E(d){return d.length>40?`${d.slice(0,39)}\u2026`:d}}),5255:((de,te,y)=>{y.d(te,{LN:()=>Y,iI:()=>G,s1:()=>W});class Y extends Error{name="FileFault";line;column;constructor(O,{
line:E,column:d}){super(O),this.line=E,this.column=d}}const C=1024*1024,[w,X,F,L]=[34,92,44,10],I=new Set([91,123]),B=new Set([93,125]),M=new Set([32,9,10,13]);
function G(N){const[O,E]=[N.charCodeAt(0),N.charCodeAt(1)],d=j();let f="before",S=0,T=!1,b=!1,R=1,_=1,z=0;const V=c=>new Y(c,{line:R,column:_}),Z=c=>{b?b=!1:c===
X?b=!0:c===w&&(T=!1)},Q=c=>{if(!M.has(c)){if(f==="after")throw V("there is text after the end; name a file of one entry a line .ndjson");if(c!==O)throw V(`expec\
ted "${N[0]}"`);f="inside"}},$=c=>{M.has(c)||d.startAt(R,_),c===w?T=!0:I.has(c)?S+=1:B.has(c)&&(S-=1)},i=c=>{const u=d.take(),x=c!==F;if(x&&c!==E)throw V(`expec\
ted "${N[1]}" or ","`);if(!u&&(!x||z>0))throw V("there is a comma too many");return z+=1,x&&(f="after"),u?[u]:[]};return{*push(c){let u=0;for(let x=0;x<c.length;x+=
1){const K=c.charCodeAt(x);T?Z(K):f!=="inside"?(Q(K),u=x+1):S===0&&(K===F||B.has(K))?(d.add(c.slice(u,x)),u=x+1,yield*i(K)):$(K),K===L?(R+=1,_=1):_+=1}f==="insi\
de"&&d.add(c.slice(u))},end(){if(f==="after")return[];throw V(`the file ends where "${N[f==="before"?0:1]}" is expected`)}}}function W(){const N=j();let O=1;const E=f=>{
f!==""&&N.startAt(O,1),N.add(f)},d=()=>{const f=N.take();return f?[f]:[]};return{*push(f){const[S="",...T]=f.split(`
`);E(S);for(const b of T)yield*d(),O+=1,E(b)},end:d}}function j(){let N=[],O=0,E;return{startAt(d,f){E??={line:d,column:f}},add(d){O+=d.length,O<=C?N.push(d):N=
[]},take(){const d=O<=C?U(N.join("")):void 0,f=E===void 0||d===""?void 0:{text:d,...E};return N=[],O=0,E=void 0,f}}}function U(N){let[O,E]=[0,N.length];for(;O<E&&
M.has(N.charCodeAt(O));)O+=1;for(;E>O&&M.has(N.charCodeAt(E-1));)E-=1;return N.slice(O,E)}})};export{Ct as id,_t as ids,It as modules};

const ct=274,dt=[274],ht={3445:((Z,K,l)=>{l.d(K,{i:()=>f});var R=l(3739),b=l(1709);async function f(S){const E=_=>S[_.toLowerCase()]||S[_]||"",T=E("ALL_PROXY"),
M=C(E("HTTP_PROXY")||T,"HTTP_PROXY"),L=C(E("HTTPS_PROXY")||T,"HTTPS_PROXY");if(M===""&&L==="")return fetch;const j=await l.e(729).then(l.bind(l,3729)),D=new j.EnvHttpProxyAgent(
{httpProxy:M,httpsProxy:L,noProxy:E("NO_PROXY")}),B=j.fetch;return async(_,$)=>{if(_ instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const d=new URL(_);return(0,b.c)(d.hostname)?fetch(_,$):B(d,{...$,dispatcher:D})}}function C(S,E){const T=S===""||S.includes("://")?S:`http://${S}`;if(T===
""||URL.canParse(T))return T;throw new R.GQ("invalid_input",`${E} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),9692:((Z,K,l)=>{
l.d(K,{sU:()=>b,q$:()=>O,bM:()=>P,U2:()=>N,I:()=>w,q1:()=>v,Aw:()=>Q});var R=l(8302);class b extends Error{name="JsonTextError";offset;stop;constructor(o,u,m=u){
super(o),this.offset=u,this.stop=m}}const f=34,C=44,S=58,E=91,T=92,M=93,L=123,j=125,D=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,B=24,_=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
$=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,d=/true|false|null/y,a="a lone surrogate (half of a character) in a string";class h{#e;#t;#i;#s=[];#n=0;#r={name:"",
nameOffset:0,offset:0};constructor(o,u=!0,m){this.#e=o,this.#t=u,this.#i=m}document(){this.#m();const o=this.#w()===L?"object":"other";do this.#o();while(this.#d());
if(this.#m(),this.#n<this.#e.length)throw this.#p("the end");return o}#o(){for(;;){this.#m(),this.#s.length===1&&(this.#r.offset=this.#n);const o=this.#w();if(o===
f){this.#h();return}if(o===L){if(this.#n+=1,this.#y(j))return;this.#s.push(new Set),this.#l()}else if(o===E){if(this.#n+=1,this.#y(M))return;this.#s.push(void 0)}else{
if(this.#g($)||this.#g(d))return;throw this.#p("a value")}}}#d(){for(let o=this.#s.length;o>0;o--){const u=this.#s[o-1]!==void 0;if(o===1&&u&&this.#i&&this.#a(this.#i),
this.#y(C))return u&&this.#l(),!0;if(!this.#y(u?j:M))throw this.#E(u?"}":"]");this.#s.pop()}return!1}#a(o){o({...this.#r,text:this.#e.slice(this.#r.offset,this.#n)})}#l(){
this.#m();const o=this.#n;if(this.#w()!==f)throw this.#p("a name in double quotes");this.#h();const u=w(this.#e.slice(o,this.#n)),m=this.#s.at(-1);if(this.#t&&m?.
has(u))throw new b(`the name "${u}" occurs twice in one object`,o);if(m?.add(u),!this.#y(S))throw this.#p('":"');this.#s.length===1&&(this.#r={name:u,nameOffset:o,
offset:this.#n})}#h(){const o=this.#e,u=this.#n;let m=u+1;for(;;){const k=o.charCodeAt(m);if(k===f)break;if(k===T)m=this.#u(m,u);else if(k>=55296&&k<=57343)m=this.#c(
m,u);else if(k>=32)m=m-u<B?m+1:this.#f(m);else throw this.#S(m)}this.#n=m+1}#f(o){return D.lastIndex=o,D.test(this.#e),D.lastIndex}#u(o,u){if(_.lastIndex=o,!_.test(
this.#e))throw this.#S(o);const m=_.lastIndex;if(!this.#t||m-o===2)return m;const k=Number.parseInt(this.#e.slice(o+2,m),16);if(k<55296||k>57343)return m;const W=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(m,m+6));if(k>=56320||!W)throw new b(a,u);return m+6}#c(o,u){const[m,k]=[this.#e.charCodeAt(o),this.#e.charCodeAt(o+1)],W=m<56320&&(k&64512)===
56320;if(this.#t&&!W)throw new b(a,u);return o+(W?2:1)}#S(o){const u=o>=this.#e.length;return new b(u?"a string does not end":"a bad escape or control character\
 in a string",o)}#y(o){return this.#m(),this.#w()!==o?!1:(this.#n+=1,!0)}#m(){for(;;){const o=this.#w();if(o!==32&&o!==10&&o!==13&&o!==9)return;this.#n+=1}}#w(){
return this.#e.charCodeAt(this.#n)}#g(o){return o.lastIndex=this.#n,o.test(this.#e)?(this.#n=o.lastIndex,!0):!1}#E(o){const u=this.#e.slice(0,this.#n).trimEnd().
length;return/["{[\w-]/.test(this.#e.charAt(this.#n))?new b(`"," or "${o}" is missing`,u,this.#n):this.#p(`"," or "${o}"`)}#p(o){const u=this.#e.slice(this.#n,this.#n+
1);return new b(`expected ${o}, found ${u===""?"the end":JSON.stringify(u)}`,this.#n)}}function w(g){return g.includes("\\")?String(JSON.parse(g)):g.slice(1,-1)}
function v(g,o){const u=g.slice(0,o);return{line:u.split(`
`).length,column:o-u.lastIndexOf(`
`)}}function O(g){new h(g).document()}function x(g){try{new JsonScanner(g,!1).document()}catch(o){if(o instanceof JsonTextError)return o;throw o}}function N(g,o=!0){
const u=[];return new h(g,o,k=>u.push(k)).document()==="object"?u:void 0}function P(g){return g.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Q(g,o){
return g===o||U(g)===U(o)}function U(g){try{return String(JSON.parse(g,V))}catch(o){if(o instanceof RangeError)return P(g);throw o}}function V(g,o,u){return typeof o==
"number"?G(u?.source??String(o)):Array.isArray(o)?`[${o.join(",")}]`:(0,R.Gv)(o)?`{${Object.entries(o).map(([k,W])=>`${JSON.stringify(k)}:${W}`).sort().join(",")}\
}`:JSON.stringify(o)}function G(g){const[,o,u="",m="",k="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(g)??[],W=`${u}${m}`.replace(/^0+/,""),H=W.replace(
/0+$/,"");if(H==="")return`${o}0`;const ne=BigInt(k)-BigInt(m.length)+BigInt(W.length-H.length);return`${o}${H}e${ne}`}}),4863:((Z,K,l)=>{l.d(K,{I:()=>b});var R=l(
7598);class b{#e;#t;constructor(E){this.#e=E,this.#t=f(E)}update(E){this.#t.update(C(E))}async digest(){return this.#t.digest()}reset(){this.#t=f(this.#e)}}function f(S){
return S===void 0?(0,R.createHash)("sha256"):(0,R.createHmac)("sha256",C(S))}function C(S){return typeof S=="string"?S:ArrayBuffer.isView(S)?new Uint8Array(S.buffer,
S.byteOffset,S.byteLength):new Uint8Array(S)}}),9274:((Z,K,l)=>{l.r(K),l.d(K,{KEYS_LEFT:()=>it,prepareSeed:()=>rt});var R=l(3445),b=l(1224),f=l(3739),C=l(1619),
S=l(1317),E=l(2345),T=l(4734);const M={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an obje\
ct of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",
description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The regi\
on that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"\
N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},L=new Map(Object.entries(M)),j={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."},D=t=>t==="file"?"kvs-seed-file":`kvs-${t}`,B=256;function _(t,e,n=s=>s){const s=new O(t,n),{file:i,pruneFile:r}=s.files(),
c={file:i,pruneFile:r,target:s.boolean("dry-run")?void 0:h(s,e),ttlSeconds:s.number("ttl-seconds",T.J9,T.wy),concurrency:s.number("concurrency",d,`it must be a \
whole number from 1 to ${B}`)??1,verify:s.boolean("verify"),secrets:a(t,e)};return s.problems.throwIfAny(),c}function $(t,e){const n={table:t},s=new O(n,r=>r),i=h(
s,e);return s.problems.throwIfAny(),{target:i,secrets:a(n,e)}}function d(t){return Number.isInteger(t)&&t>=1&&t<=B}function a(t,e){const n=Object.entries(e).filter(
([i])=>i.startsWith(`${E.be}TOKEN_`)),s=[t.token,...n.map(([,i])=>i),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(s.map(i=>i?.trim()??""))].filter(
i=>i!=="")}function h(t,e){const{problems:n}=t,s=F=>`${E.be}${F}`,i=t.text("table");i!==""&&!E.BL.test(i.toLowerCase())&&n.add((0,S.Gq)(t.name("table"),`"${i}" \
is not a table name`,"Write letters, digits and _, as sessions."));const r=t.textOrVariable("url",e[s("URL")],s("URL"));r!==""&&n.try(()=>(0,C.J)(r,t.name("url")),
void 0);const c=t.textOrVariable("region",e[s("REGION")],s("REGION")),y=s(`TOKEN_${i.toUpperCase()}`),p=t.text("token")||(i===""?t.textOrVariable("table",void 0,
s("TOKEN_<TABLE>")):t.textOrVariable("token",e[y],y)),A=async()=>w(e);return n.try(()=>w(e),void 0),{url:r,region:c,token:p,credentials:A}}function w(t){const e=t.
AWS_ACCESS_KEY_ID?.trim(),n=t.AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),i=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");if(!e||!n)throw new f.GQ(
"missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:v});return{accessKeyId:e,
secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(i)?void 0:i}}const v=`The key-value store accepts only calls of the app's function role. In a wo\
rkflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class O{problems=new S.Zw;#e;name;constructor(e,n){this.#e=e,this.name=n}text(e){return this.#e[e]?.trim()||(L.get(e)?.default??"")}files(){
const e=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(e===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:e,pruneFile:n}}boolean(e){return this.problems.try(()=>(0,S.yG)(this.text(
e),this.name(e)),!1)}number(e,n,s){const i=this.text(e);if(i==="")return;const r=/^\d+$/.test(i)?Number(i):Number.NaN;if(!n(r)){const c=`${this.name(e)} is "${i}\
"; ${s}`;this.problems.add(new f.GQ("invalid_input",c,{input:this.name(e),remedy:"Write a number."}))}return r}textOrVariable(e,n,s){const i=this.text(e)||n?.trim()||
"";if(i===""){const r=`Give ${this.name(e)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(e,`is not set, and neither is ${s}`,r)}return i}#t(e,n,s){
const i=this.name(e);this.problems.add(new f.GQ("missing_input",`${i} ${n}`,{input:i,remedy:s}))}}var x=l(8302),N=l(9692),P=l(3823),Q=l(9127),U=l(5807);const V=4*
6e4,G=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),g=t=>e=>e.status===403&&t.test(e.message??""),o=[{when:g(/scoped to a valid region/i),code:"forbidden",says:({
region:t})=>`the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with t\
he region of the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>V&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's cloc\
k is ${(0,Q.a3)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:g(/signature expired|not yet current/i),
code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for \
five minutes."},{when:g(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration\
-seconds of aws-actions/configure-aws-credentials."},{when:g(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not match \
the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:G(403,"inactive_binding"),code:"f\
orbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},
{when:G(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ss\
r or sse; static web apps have none."},{when:G(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of\
 a function role that the platform manages for this app."},{when:G(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A \
proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:G(401),code:"unauthorized",says:()=>"the table token is not valid: the table may \
have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_\
<TABLE>."},{when:G(409,"table_full"),code:"refused",says:()=>"the table, or all tables of its organization, store as much as they may",remedy:"Delete keys: a mi\
nute later there is room again. Or have the operator raise --kvs-table-size."},{when:G(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep\
 key and value together below ${E.ux.bodyBytes/1024} KiB.`},{when:G(404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SER\
VICE_KVS_URL: the data plane, not the control plane."},{when:G(429,"quota_exceeded"),code:"refused",says:()=>"the organization has made as many requests this mo\
nth as it may",remedy:'"slipway usage --org ORG" shows the numbers. The operator of the platform can give it more.'},{when:G(429),code:"rate_limited",says:()=>"\
the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=500,code:"service_error",says:()=>"\
the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===400,code:"refused",says:({code:t})=>`\
the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${E.ux.keyBytes} bytes, value ${E.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${E.
ux.minTtlSeconds} to ${E.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVI\
CE_KVS_URL, and that no proxy answers in its place."}];function u(t,e){const n=o.find(({when:c})=>c(e)),s=e.code??e.message,i=s===void 0?"":`, "${s}"`,r=`Could \
not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${i})`;return new f.GQ(n?.code??"refused",r,{remedy:n?.remedy,call:H(t)})}function m({status:t,headers:e,text:n=""},s){
const i=(0,x.U4)(n),r=(0,x.Gv)(i)?i.message??i.Message:void 0,c=Date.parse(e.get("date")??"");return{status:t,code:(0,x.Gv)(i)&&typeof i.error=="string"?(0,U.Ow)(
i.error,80):void 0,message:typeof r=="string"?k(r,s.token):void 0,skewMs:Number.isNaN(c)?0:s.now-c,region:s.region}}function k(t,e){const[n=""]=t.replaceAll(e,"\
***").split(/The Canonical String/i);return(0,U.Ow)(n.trim(),300)}function W(t,e){return new f.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}\
) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:H(t)})}function H({request:t,status:e,headers:n}){const s=n.get("x-request\
-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),i=s===null?{}:{requestID:(0,U.Ow)(s,128)};return{method:t.method,path:t.url.pathname,status:e,...i}}var ne=l(
5118),be=l(4863),xe=l(5636);const Oe=6e4;function $e(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<Oe)&&(n=ke(await t.credentials(),
e)),n),i=new ne.BB({service:E.jL,region:t.region,credentials:async()=>Ne(await s()),sha256:be.I,applyChecksum:!1});return{async sign(r,c){const y={method:"POST",
protocol:r.protocol,hostname:r.hostname,path:r.pathname,query:{},headers:{host:r.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},
body:c},p=await i.sign(y,{signingDate:new Date(e.now())}),{host:A,...F}=p.headers;return{method:"POST",url:r,headers:{...xe.H1,...F},body:c}},async renew(){const r=n;
n=void 0;const c=await s();return c.accessKeyId!==r?.accessKeyId||c.sessionToken!==r?.sessionToken}}}function Ne({accessKeyId:t,secretAccessKey:e,sessionToken:n}){
return{accessKeyId:t,secretAccessKey:e,...(0,x.Eb)({sessionToken:n})}}function ke(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new f.GQ("unauthorized","The\
 AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}var Te=l(
9696);const ve={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Ae=3e4,_e=1024*1024;function Re(t){const{fetch:e,
clock:n,random:s,signal:i,pace:r,budget:c=ve,onTrouble:y}=t,p=(0,C.J)(t.url,"url"),A=$e(t),F={timeoutMs:Ae,bodyBytes:_e},se=(0,Te.p)({fetch:e,clock:n,random:s,signal:i,
pace:r,budget:c,...F}),q=(I,z,X,te)=>se({doing:`${I} ${JSON.stringify(z)}`,request:{method:"POST",url:Ie(p,I),headers:{},body:X},mayRepeat:!0,authorize:({url:ee})=>A.
sign(ee,X),renewOn:403,renew:()=>A.renew(),addressFrom:"SERVICE_KVS_URL",read:Me(t,te),onTrouble:({error:ee,attempt:ot,waitMs:at})=>y?.({operation:I,status:ee.call?.
status,attempt:ot,waitMs:at})});return{async put(I){const z=I.ttlSeconds===void 0?"":`,"ttlSeconds":${I.ttlSeconds}`,X=`{"key":${JSON.stringify(I.key)},"value":${Ce(
I)}${z}}`;return q("put",I.key,X,({value:te,wrong:ee})=>{if(!(0,x.Gv)(te)||te.ok!==!0)throw ee("does not say ok")})},get:I=>q("get",I,JSON.stringify({key:I}),Le),
delete:I=>q("delete",I,JSON.stringify({key:I}),({value:z,wrong:X})=>{if(!(0,x.Gv)(z)||z.deleted!==!0)throw X("does not say deleted")})}}function Ie(t,e){const n=new URL(
t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${P.Y2[e]}`,n}function Ce(t){const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new f.GQ(
"invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,N.q$)(e),e}function Le({text:t,value:e,wrong:n}){if(!(0,x.Gv)(e)||typeof e.found!=
"boolean")throw n("does not say found");if(!e.found)return;const s=(0,N.U2)(t)?.find(({name:r})=>r==="value");if(s===void 0)throw n("says found, but has no valu\
e");const{expiresAt:i}=e;return{text:s.text,value:e.value,expiresAt:typeof i=="string"?i:null}}function Me({region:t,token:e,clock:n},s){return async i=>{const{
status:r,text:c}=i;if(r>=300){const p=m(i,{region:t,token:e,now:n.now()});return{ok:!1,error:u(i,p)}}const y=p=>W(i,p);if(c===void 0)return{ok:!1,error:y(`is lo\
nger than ${i.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:c,value:JSON.parse(c),wrong:y})}}catch(p){return{ok:!1,error:p instanceof f.GQ?p:y("is not JSON")}}}}
var Pe=l(7598),Y=l(3024),Ke=l(1455),J=l(5255),je=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");
var s,i;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(i=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");i&&(s=function(){try{i.call(
this)}catch(r){return Promise.reject(r)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},De=(function(t){return function(e){
function n(c){e.error=e.hasError?new t(c,e.error,"An error was suppressed during disposal."):c,e.hasError=!0}var s,i=0;function r(){for(;s=e.stack.pop();)try{if(!s.
async&&i===1)return i=0,e.stack.push(s),Promise.resolve().then(r);if(s.dispose){var c=s.dispose.call(s.value);if(s.async)return i|=2,Promise.resolve(c).then(r,function(y){
return n(y),r()})}else i|=1}catch(y){n(y)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return r()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Be=[[/\.(?:ndjson|jsonl)$/i,()=>"\
lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?"object":"array"]];async function Ue(t){const e=await ie(t),n=Be.find(([i])=>i.test(
t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"array":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function ie(t){
try{const e={stack:[],error:void 0,hasError:!1};try{const n=je(e,await(0,Ke.open)(t),!0),{buffer:s,bytesRead:i}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);
return new TextDecoder().decode(s.subarray(0,i))}catch(n){e.error=n,e.hasError=!0}finally{const n=De(e);n&&await n}}catch(e){throw le(t,e)}}async function*re(t,e){
if(e==="yaml"){const{readYaml:s}=await Promise.all([l.e(815),l.e(511)]).then(l.bind(l,4511));yield*s(await Je(t));return}const n=e==="object"?T.Ar:T.Cn;for await(const s of ce(
t,ae(e)))s instanceof J.LN?yield s:yield*n(s)}async function*oe(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new f.GQ("invalid_file",`${t} is not a list of \
keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.
test(t)||(await ie(t)).trimStart().startsWith("[");for await(const n of ce(t,ae(e?"array":"lines")))n instanceof J.LN?yield n:yield Ge(n,e)}function Ge({text:t="",
line:e,column:n},s){try{const i=s?t:JSON.stringify(t),r=(0,T.mk)(i);return r===void 0?{key:String(JSON.parse(i)),line:e}:new J.LN(r,e,n)}catch{return new J.LN("\
not a JSON string",e,n)}}function ae(t){return t==="lines"?new J.g3:new J.cR(t==="array"?"[]":"{}")}async function*ce(t,e){try{for await(const n of he(t))yield*e.
push(n);yield*e.end()}catch(n){if(!(n instanceof J.LN))throw n;yield n}}const de=16*1024*1024;async function Je(t){let e="";for await(const n of he(t))if(e+=n,e.
length>de)throw new f.GQ("invalid_file",`${t} is longer than the ${de/2**20} MiB that YAML may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, on\
e entry a line: that is read as a stream, whatever its length."});return e}async function*he(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,Y.
createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new f.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"\
file",place:{file:t,line:await We(t)},remedy:"Save it as UTF-8."}):(0,f.xU)(n)===void 0?n:le(t,n)}}async function We(t){const e=new TextDecoder("utf-8",{fatal:!0});
let n=1;try{for await(const s of(0,Y.createReadStream)(t)){const i=Buffer.from(s);let r=0;for(let c=i.indexOf(fe);c!==-1;c=i.indexOf(fe,r))e.decode(i.subarray(r,
c+1),{stream:!0}),n+=1,r=c+1;e.decode(i.subarray(r),{stream:!0})}}catch{}return n}const fe=10;function le(t,e){return(0,f.xU)(e)==="ENOENT"?new f.GQ("file_not_f\
ound",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository checked out before this step?"}):new f.GQ("invalid_\
file",`${t} cannot be read (${(0,f.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user may read.",cause:e})}async function Fe(t,e){
const n=new Ve,s=new we,i=t.file===void 0?"lines":await Ue(t.file);let r=0,c=0;if(t.file!==void 0)for await(const y of re(t.file,i)){ye(e);const p=y instanceof J.
LN?y:s.add(y.key,y.line,me);p&&n.add(t.file,p),r+=1}if(t.pruneFile!==void 0){const y=new we;for await(const p of oe(t.pruneFile)){ye(e);const A=p instanceof J.LN?
p:y.add(p.key,p.line,me)??s.find(p.key,p.line);A&&n.add(t.pruneFile,A),c+=1}}return n.throwIfAny(),{format:i,entries:r,deletes:c}}const ue=100;class Ve{#e=[];#t=0;add(e,n){
if(this.#t+=1,this.#e.length===ue)return;const s={file:e,line:n.line,column:n.column};this.#e.push(new f.GQ("invalid_file",n.message,{place:s,input:"file"}))}throwIfAny(){
const[e]=this.#e;if(e===void 0)return;const n=this.#t-this.#e.length,s=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new f.
GQ("invalid_file",n>0?`${s} (the first ${ue} are shown)`:s,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"f\
ile",also:this.#e})}}function ye(t){if(t?.aborted)throw new f.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const me=(t,e)=>`the key\
 ${Se(t)} occurs twice: first on line ${e}`;class we{#e=new Map;add(e,n,s){const i=pe(e),r=this.#e.get(i);if(r!==void 0)return new J.LN(s(e,r),n,1);this.#e.set(
i,n)}find(e,n){const s=this.#e.get(pe(e));if(s!==void 0)return new J.LN(`the key ${Se(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function pe(t){
return(0,Pe.hash)("sha256",t,"binary")}function Se(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}class Ye{#e;#t;#i;#s;#n;#r=0;#o=0;#d=0;#a=[];constructor(e){
this.#e=e.clock,this.#t=e.random,this.#i=e.most,this.#s=e.onHold,this.#n=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#f();if(s>0)await this.#e.
sleep(s,e);else if(this.#r>=Math.floor(this.#n))await this.#u(e);else break}this.#r+=1;const n=this.#d;return(s,i)=>this.#l(s,i,n)}#l(e,n,s){this.#r-=1,e==="ans\
wered"&&(this.#n=Math.min(this.#i,this.#n+1/this.#n)),e==="throttled"&&(s===this.#d?this.#h(n):this.#f()>0&&(this.#o=Math.max(this.#o,this.#e.now()+n)));for(let i=Math.
floor(this.#n)-this.#r;i>0;i-=1)this.#a.shift()?.()}#h(e){this.#d+=1,this.#n=Math.max(1,this.#n/2);const n=Math.round(this.#t()*Math.min(250,e));this.#o=this.#e.
now()+e+n,this.#s(e,Math.floor(this.#n))}#f(){return this.#o-this.#e.now()}#u(e){return new Promise((n,s)=>{const i=()=>{e?.removeEventListener("abort",r),n()},
r=()=>{this.#a=this.#a.filter(c=>c!==i),s(e?.reason)};e?.addEventListener("abort",r,{once:!0}),this.#a.push(i)})}}const Qe=256*1024;class He{path;#e;#t="";#i=0;#s;constructor(e){
this.path=ze(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#i+=1,this.#s!==void 0)return;const i=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(
e)},"value":${n}${i}}
`,this.#t.length>=Qe&&this.#o(()=>this.#r())}close(){if(this.#i!==0){if(this.#o(()=>{this.#r(),(0,Y.renameSync)(this.#n,this.path)}),this.#e!==void 0&&(0,Y.closeSync)(
this.#e),this.#s===void 0)return this.path;throw(0,Y.rmSync)(this.#n,{force:!0}),new f.GQ("disk_full",`${this.#i} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#s})}}get#n(){return`${this.path}.part`}#r(){this.#e??=(0,Y.openSync)(
this.#n,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,Y.writeSync)(this.#e,e,n);this.#t=""}#o(e){try{this.#s===void 0&&e()}catch(n){this.#s=n}}}
function ze(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}async function ge(t,e){
const n=e.clock.now(),s=await Fe(t,e.signal),{entries:i,deletes:r}=s;e.report({type:"checked",entries:i,deletes:r});const c=t.target===void 0?Ze:await new et(t,
t.target,e).run(s),{written:y,deleted:p,unwrittenFile:A}=c;return{entries:i,deletes:r,written:y,deleted:p,failed:t.target===void 0?0:i-y+r-p,unwrittenFile:A,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:Xe(c,i,r)}}function Xe(t,e,n){const{stopped:s,keyErrors:i,written:r,deleted:c,unwrittenFile:y}=t,[p]=i,A=s??p;if(A===void 0)
return;const F=[...e>0?[`${r} of ${e} entries are written`]:[],...n>0?[`${c} of ${n} keys are deleted`]:[]].join(", "),se=y===void 0?[]:[`Those that were not wr\
itten are in ${y}: seed that file next.`],q=[...A.remedy===void 0?[]:[A.remedy],...se].join(`
`);return new f.GQ(s?.code??"seed_failed",s?`${s.message}; ${F}`:`Only ${F}`,{remedy:q||void 0,call:s?.call,also:i,cause:s?.cause??s})}const Ze={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},qe=100;class et{#e;#t;#i;#s=new AbortController;#n=[];#r=new Set;constructor(e,n,s){this.#e=e,this.#t=s;const{
fetch:i,clock:r,random:c,report:y}=s,p=(A,F)=>y({type:"throttled",waitMs:A,atOnce:F});this.#i=Re({...n,fetch:i,clock:r,random:c,signal:s.signal?AbortSignal.any(
[s.signal,this.#s.signal]):this.#s.signal,pace:new Ye({clock:r,random:c,most:e.concurrency,onHold:p}),onTrouble:A=>this.#y(A)})}async run(e){const{file:n,pruneFile:s}=this.#e,
i=new He(n??""),r=n===void 0?0:await this.#o(n,e,i),c=s===void 0||this.#c()?0:await this.#l(s,e),y=i.close();return{written:r,deleted:c,stopped:this.#S(),keyErrors:this.#n,
unwrittenFile:y}}async#o(e,{format:n,entries:s},i){const r=new Ee("write",s,this.#t.clock,this.#t.report);return await this.#h(e,re(e,n),async c=>{!this.#c()&&await this.#f(
e,c,()=>this.#d(c))?r.add():i.add(this.#a(c))}),r.report(),r.done}async#d(e){const{key:n,text:s,ttlSeconds:i}=this.#a(e);if(await this.#i.put({key:n,text:s,ttlSeconds:i}),
!this.#e.verify)return;const r=await this.#i.get(n);if(!(r!==void 0&&(0,N.Aw)(r.text,s)))throw new f.GQ("verify_failed",`${JSON.stringify(n)} was written, but ${r?
"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to this table at the same time? Then seed it again afterwards."})}#a(e){
return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#l(e,{deletes:n}){const s=new Ee("delete",n,this.#t.clock,this.#t.report);return await this.#h(e,oe(
e),async i=>{!this.#c()&&await this.#f(e,i,()=>this.#i.delete(i.key))&&s.add()}),s.report(),s.done}async#h(e,n,s){const i=async()=>{for(let c=await n.next();!c.
done;c=await n.next())c.value instanceof J.LN?this.#s.abort(st(e)):await s(c.value)},r=c=>this.#s.abort((0,f.I7)(c));await Promise.all(Array.from({length:this.#e.
concurrency},()=>i().catch(r)))}async#f(e,{line:n},s){try{return await s(),!0}catch(i){const r=(0,f.I7)(i);return nt(r)?this.#u(r.with({place:{file:e,line:n}})):
this.#c()||this.#s.abort(r),!1}}#u(e){this.#n.length>=qe||(this.#n.push(e),this.#t.report({type:"key-failed",error:e}))}#c(){return this.#s.signal.aborted||this.#t.
signal?.aborted===!0}#S(){const{signal:e}=this.#t;return e?.aborted?new f.GQ("interrupted","Interrupted",{cause:e.reason}):this.#s.signal.aborted?(0,f.I7)(this.#s.
signal.reason):void 0}#y(e){e.status===429||this.#r.has(e.status)||(this.#r.add(e.status),this.#t.report({type:"trouble",trouble:e}))}}const tt=500;class Ee{#e;#t;#i;#s;#n;#r;#o=0;constructor(e,n,s,i){
this.#e=e,this.#t=n,this.#i=s,this.#s=i,this.#n=s.now(),this.#r=this.#n}get done(){return this.#o}add(){this.#o+=1,this.#i.now()-this.#r>=tt&&this.report()}report(){
this.#r=this.#i.now();const e=(this.#r-this.#n)/1e3,n=e>0?this.#o/e:0,s=this.#t-this.#o,i=n>0?s/n*1e3:void 0;this.#s({type:"progress",part:this.#e,done:this.#o,
total:this.#t,perSecond:n,leftMs:i})}}function nt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function st(t){return new f.GQ("inva\
lid_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const it={type:"warning",message:"\
The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys later, w\
ith the seed action or "slipway seed".'};async function rt(t,{env:e,onSecret:n,signal:s}){const i=_(t,e,D);for(const y of i.secrets)n(y);const r={fetch:await(0,R.
i)(e),clock:b.ml,random:Math.random,signal:s},c=await ge({...i,target:void 0},{...r,report:()=>{}});if(c.error)throw c.error;return async y=>{try{return await ge(
i,{...r,report:y})}catch(p){return{...c,failed:c.entries+c.deletes,error:(0,f.I7)(p)}}}}}),4734:((Z,K,l)=>{l.d(K,{Ar:()=>S,Cn:()=>C,J9:()=>B,mk:()=>_,mn:()=>j,wy:()=>D});
var R=l(9692),b=l(2345),f=l(5255);function*C(a){const h=E(a,"");h instanceof f.LN?yield h:h===void 0?yield new f.LN("an entry is an object {key, value, ttlSecon\
ds?}",a.line,a.column):yield*j(h,a)}function*S(a){const h=E(a,"{}");if(h instanceof f.LN)yield h;else if(h!==void 0)for(const[w,v]of h){const{line:O,column:x}=a;
yield*j(new Map([["key",{json:JSON.stringify(w),line:O,column:x}],["value",v]]),a)}}function E(a,h){const{text:w,line:v,column:O}=a;if(w===void 0)return new f.LN(
"the entry is far longer than any that is allowed",v,O);const x=h===""?0:1;try{const N=(0,R.U2)(h===""?w:`{${w}}`);return N&&new Map(N.map(P=>[P.name,T(a,w,P,x)]))}catch(N){
if(!(N instanceof R.sU))throw N;const P=M(a,w,N.offset-x);return new f.LN(`not valid JSON: ${N.message}`,P.line,P.column)}}function T(a,h,w,v){return{json:(0,R.
bM)(w.text),...M(a,h,w.nameOffset-v)}}function M({line:a,column:h},w,v){const O=w.slice(0,Math.max(0,v)),x=O.lastIndexOf(`
`);return x===-1?{line:a,column:h+O.length}:{line:a+O.split(`
`).length-1,column:O.length-x}}const L=new Set(["key","value","ttlSeconds"]);function*j(a,h){const w=[],v=(U,V)=>{w.push(new f.LN(V,U?.line??h.line,U?.column??h.
column))};for(const[U,V]of a)L.has(U)||v(V,`an entry has no member "${U}": its members are key, value and ttlSeconds`);const[O,x,N]=[a.get("key"),a.get("value"),
a.get("ttlSeconds")],P=O&&_(O.json);O===void 0?v(void 0,"the entry has no key"):P!==void 0&&v(O,P),x===void 0?v(void 0,"the entry has no value"):$(x.json)>b.ux.
valueBytes&&v(x,`the value has ${$(x.json)} bytes of JSON; the most is ${b.ux.valueBytes}`);const Q=N&&Number(N.json);N!==void 0&&!B(Q)&&v(N,`ttlSeconds is ${d(
N.json)}; ${D}`),w.length>0||O===void 0||x===void 0?yield*w:yield{key:String(JSON.parse(O.json)),text:x.json,ttlSeconds:Q,line:h.line}}const D=`it must be a who\
le number from ${b.ux.minTtlSeconds} to ${b.ux.maxTtlSeconds}`;function B(a){const{minTtlSeconds:h,maxTtlSeconds:w}=b.ux;return Number.isInteger(a)&&Number(a)>=
h&&Number(a)<=w}function _(a){const h=JSON.parse(a);if(typeof h!="string")return`the key is ${d(a)}, not a string`;if(h==="")return"the key is empty";if(!h.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if($(h)>b.ux.keyBytes)return`the key has ${$(h)} bytes of UTF-8; the most is ${b.ux.keyBytes}`}function $(a){
return Buffer.byteLength(a)}function d(a){return a.length>40?`${a.slice(0,39)}\u2026`:a}}),5255:((Z,K,l)=>{l.d(K,{LN:()=>R,cR:()=>j,g3:()=>D});class R extends Error{name="\
FileFault";line;column;constructor(d,a,h){super(d),this.line=a,this.column=h}}const b=1024*1024,[f,C,S,E]=[34,92,44,10],T=new Set([91,123]),M=new Set([93,125]),
L=new Set([32,9,10,13]);class j{#e;#t="before";#i=0;#s=!1;#n=!1;#r=1;#o=1;#d=0;#a=new B;constructor(d){this.#e=d}*push(d){let a=0;for(let h=0;h<d.length;h+=1){const w=d.
charCodeAt(h);this.#s?this.#l(w):this.#t!=="inside"?(this.#h(w),a=h+1):this.#i===0&&(w===S||M.has(w))?(this.#a.add(d.slice(a,h)),a=h+1,yield*this.#u(w)):this.#f(
w),w===E?(this.#r+=1,this.#o=1):this.#o+=1}this.#t==="inside"&&this.#a.add(d.slice(a))}end(){if(this.#t==="after")return[];throw this.#c(`the file ends where "${this.#e[this.#t===
"before"?0:1]}" is expected`)}#l(d){this.#n?this.#n=!1:d===C?this.#n=!0:d===f&&(this.#s=!1)}#h(d){if(!L.has(d)){if(this.#t==="after")throw this.#c("there is tex\
t after the end; name a file of one entry a line .ndjson");if(d!==this.#e.charCodeAt(0))throw this.#c(`expected "${this.#e[0]}"`);this.#t="inside"}}#f(d){L.has(
d)||this.#a.startAt(this.#r,this.#o),d===f?this.#s=!0:T.has(d)?this.#i+=1:M.has(d)&&(this.#i-=1)}*#u(d){const a=this.#a.take(),h=d!==S;if(h&&d!==this.#e.charCodeAt(
1))throw this.#c(`expected "${this.#e[1]}" or ","`);if(a)yield a;else if(!h||this.#d>0)throw this.#c("there is a comma too many");this.#d+=1,h&&(this.#t="after")}#c(d){
return new R(d,this.#r,this.#o)}}class D{#e=1;#t=new B;*push(d){let a=0;for(let h=d.indexOf(`
`);h!==-1;h=d.indexOf(`
`,a))this.#i(d.slice(a,h)),yield*this.end(),this.#e+=1,a=h+1;this.#i(d.slice(a))}end(){const d=this.#t.take();return d?[d]:[]}#i(d){d!==""&&this.#t.startAt(this.#e,
1),this.#t.add(d)}}class B{#e=[];#t=0;#i;startAt(d,a){this.#i??={line:d,column:a}}add(d){this.#t+=d.length,this.#t<=b?this.#e.push(d):this.#e=[]}take(){const d=this.#t<=
b?_(this.#e.join("")):void 0,a=this.#i;return this.#e=[],this.#t=0,this.#i=void 0,a===void 0||d===""?void 0:{text:d,...a}}}function _($){let[d,a]=[0,$.length];for(;d<
a&&L.has($.charCodeAt(d));)d+=1;for(;a>d&&L.has($.charCodeAt(a-1));)a-=1;return $.slice(d,a)}})};export{ct as id,dt as ids,ht as modules};

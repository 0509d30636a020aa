const vt=342,At=[342],kt={3445:((de,q,y)=>{y.d(q,{i:()=>w});var F=y(3739),k=y(1709);async function w(K){const C=P=>K[P.toLowerCase()]||K[P]||"",R=C("ALL_PROXY"),
Q=V(C("HTTP_PROXY")||R,"HTTP_PROXY"),G=V(C("HTTPS_PROXY")||R,"HTTPS_PROXY");if(Q===""&&G==="")return fetch;const ne=await y.e(729).then(y.bind(y,3729)),H=new ne.
EnvHttpProxyAgent({httpProxy:Q,httpsProxy:G,noProxy:C("NO_PROXY")}),W=ne.fetch;return async(P,$)=>{if(P instanceof Request)throw new TypeError("This fetch takes\
 an address, not a Request");const x=new URL(P);return(0,k.c)(x.hostname)?fetch(P,$):W(x,{...$,dispatcher:H})}}function V(K,C){const R=K===""||K.includes("://")?
K:`http://${K}`;if(R===""||URL.canParse(R))return R;throw new F.GQ("invalid_input",`${C} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.exa\
mple.com:3128."})}}),1772:((de,q,y)=>{y.d(q,{Aw:()=>Q,I:()=>W,U2:()=>C,bM:()=>R,q$:()=>V,q1:()=>w,sU:()=>k});var F=y(8302);class k extends Error{name="JsonTextE\
rror";offset;stop;constructor(i,c,h=c){super(i),this.offset=c,this.stop=h}}function w(b,i){const c=b.slice(0,i);return{line:c.split(`
`).length,column:i-c.lastIndexOf(`
`)}}function V(b){new L(b).document()}function K(b){try{new L(b,!1).document()}catch(i){if(i instanceof k)return i;throw i}}function C(b,i=!0){const c=[];return new L(
b,i,O=>c.push(O)).document()==="object"?c:void 0}function R(b){return b.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Q(b,i){return b===i||G(b)===
G(i)}function G(b){try{return String(JSON.parse(b,ne))}catch(i){if(i instanceof RangeError)return R(b);throw i}}function ne(b,i,c){return typeof i=="number"?H(c?.
source??String(i)):Array.isArray(i)?`[${i.join(",")}]`:(0,F.Gv)(i)?`{${Object.entries(i).map(([O,M])=>`${JSON.stringify(O)}:${M}`).sort().join(",")}}`:JSON.stringify(
i)}function H(b){const[,i,c="",h="",O="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(b)??[],M=`${c}${h}`.replace(/^0+/,""),ie=M.replace(/0+$/,"");if(ie===
"")return`${i}0`;const ue=BigInt(O)-BigInt(h.length)+BigInt(M.length-ie.length);return`${i}${ie}e${ue}`}function W(b){return b.includes("\\")?String(JSON.parse(
b)):b.slice(1,-1)}const P=34,$=44,x=58,T=91,d=92,f=93,E=123,p=125,S=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,_=24,B=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,ee=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
J=/true|false|null/y,X="a lone surrogate (half of a character) in a string";class L{#e;#a;#d;#n=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(i,c=!0,h){
this.#e=i,this.#a=c,this.#d=h}document(){this.#r();const i=this.#o()===E?"object":"other";do this.#y();while(this.#w());if(this.#r(),this.#t<this.#e.length)throw this.#i(
"the end");return i}#y(){for(;;){this.#r(),this.#n.length===1&&(this.#c.offset=this.#t);const i=this.#o();if(i===P){this.#l();return}if(i===E){if(this.#t+=1,this.#s(
p))return;this.#n.push(new Set),this.#f()}else if(i===T){if(this.#t+=1,this.#s(f))return;this.#n.push(void 0)}else{if(this.#h(ee)||this.#h(J))return;throw this.#i(
"a value")}}}#w(){for(let i=this.#n.length;i>0;i--){const c=this.#n[i-1]!==void 0;if(i===1&&c&&this.#d&&this.#m(this.#d),this.#s($))return c&&this.#f(),!0;if(!this.#s(
c?p:f))throw this.#E(c?"}":"]");this.#n.pop()}return!1}#m(i){i({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#f(){this.#r();const i=this.#t;if(this.#o()!==
P)throw this.#i("a name in double quotes");this.#l();const c=W(this.#e.slice(i,this.#t)),h=this.#n.at(-1);if(this.#a&&h?.has(c))throw new k(`the name "${c}" occ\
urs twice in one object`,i);if(h?.add(c),!this.#s(x))throw this.#i('":"');this.#n.length===1&&(this.#c={name:c,nameOffset:i,offset:this.#t})}#l(){const i=this.#e,
c=this.#t;let h=c+1;for(;;){const O=i.charCodeAt(h);if(O===P)break;if(O===d)h=this.#S(h,c);else if(O>=55296&&O<=57343)h=this.#g(h,c);else if(O>=32)h=h-c<_?h+1:this.#p(
h);else throw this.#u(h)}this.#t=h+1}#p(i){return S.lastIndex=i,S.test(this.#e),S.lastIndex}#S(i,c){if(B.lastIndex=i,!B.test(this.#e))throw this.#u(i);const h=B.
lastIndex;if(!this.#a||h-i===2)return h;const O=Number.parseInt(this.#e.slice(i+2,h),16);if(O<55296||O>57343)return h;const M=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(h,h+6));if(O>=56320||!M)throw new k(X,c);return h+6}#g(i,c){const[h,O]=[this.#e.charCodeAt(i),this.#e.charCodeAt(i+1)],M=h<56320&&(O&64512)===56320;
if(this.#a&&!M)throw new k(X,c);return i+(M?2:1)}#u(i){const c=i>=this.#e.length;return new k(c?"a string does not end":"a bad escape or control character in a \
string",i)}#s(i){return this.#r(),this.#o()!==i?!1:(this.#t+=1,!0)}#r(){for(;;){const i=this.#o();if(i!==32&&i!==10&&i!==13&&i!==9)return;this.#t+=1}}#o(){return this.#e.
charCodeAt(this.#t)}#h(i){return i.lastIndex=this.#t,i.test(this.#e)?(this.#t=i.lastIndex,!0):!1}#E(i){const c=this.#e.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#e.charAt(this.#t))?new k(`"," or "${i}" is missing`,c,this.#t):this.#i(`"," or "${i}"`)}#i(i){const c=this.#e.slice(this.#t,this.#t+1);return new k(`\
expected ${i}, found ${c===""?"the end":JSON.stringify(c)}`,this.#t)}}}),9342:((de,q,y)=>{y.r(q),y.d(q,{KEYS_LEFT:()=>St,prepareSeed:()=>gt});var F=y(3445),k=y(
1224),w=y(3739),V=y(1619),K=y(1317),C=y(2345),R=y(4734);const Q={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value,\
 ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},G=new Map(Object.entries(Q)),ne={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."},H=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,W=256;function P(e,t,n=s=>s){const s=E(e,n),{file:r,pruneFile:o}=s.files(),
a=u=>u>=1&&u<=W,l={file:r,pruneFile:o,target:s.boolean("dry-run")?void 0:T(s,t),ttlSeconds:s.number("ttl-seconds",R.J9,R.wy),concurrency:s.number("concurrency",
a,`it must be a whole number from 1 to ${W}`)??1,verify:s.boolean("verify"),secrets:x(e,t)};return s.problems.throwIfAny(),l}function $(e,t){const n={table:e},s=E(
n,o=>o),r=T(s,t);return s.problems.throwIfAny(),{target:r,secrets:x(n,t)}}function x(e,t){const n=Object.entries(t).filter(([r])=>r.startsWith(`${C.be}TOKEN_`)),
s=[e.token,...n.map(([,r])=>r),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.trim()??""))].filter(r=>r!=="")}function T(e,t){const{
problems:n}=e,s=N=>`${C.be}${N}`,r=e.text("table");r!==""&&!C.BL.test(r.toLowerCase())&&n.add((0,K.Gq)(e.name("table"),`"${r}" is not a table name`,"Write lette\
rs, digits and _, as sessions."));const o=e.textOrVariable("url",t[s("URL")],s("URL"));o!==""&&n.try(()=>(0,V.Jb)(o,e.name("url")),void 0);const a=e.textOrVariable(
"region",t[s("REGION")],s("REGION")),l=s(`TOKEN_${r.toUpperCase()}`),u=e.text("token")||(r===""?e.textOrVariable("table",void 0,s("TOKEN_<TABLE>")):e.textOrVariable(
"token",t[l],l)),m=async()=>d(t);return n.try(()=>d(t),void 0),{url:o,region:a,token:u,credentials:m}}function d(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.AWS_SECRET_ACCESS_KEY?.
trim(),s=e.AWS_SESSION_TOKEN?.trim(),r=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!n){const o=t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID",a={input:"AW\
S_ACCESS_KEY_ID",remedy:f};throw new w.GQ("missing_input",`There are no AWS credentials: ${o} is not set`,a)}return{accessKeyId:t,secretAccessKey:n,sessionToken:s||
void 0,expiresAt:Number.isNaN(r)?void 0:r}}const f=`The key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;function E(e,t){const n=new K.Zw,s=o=>e[o]?.trim()||(G.get(o)?.default??""),r=(o,a,l)=>n.add(new w.GQ("missing_input",`${t(o)} ${a}`,
{input:t(o),remedy:l}));return{problems:n,name:t,text:s,files(){const o=s("file")||void 0,a=s("prune-file")||void 0;if(o===void 0&&a===void 0){const l=`Name a f\
ile of entries in ${t("file")}, or of keys to delete in ${t("prune-file")}.`;r("file","is not set",l)}return{file:o,pruneFile:a}},boolean:o=>n.try(()=>(0,K.yG)(
s(o),t(o)),!1),number(o,a,l){const u=s(o);if(u==="")return;const m=/^\d+$/.test(u)?Number(u):Number.NaN;if(!a(m)){const N={input:t(o),remedy:"Write a number."};
n.add(new w.GQ("invalid_input",`${t(o)} is "${u}"; ${l}`,N))}return m},textOrVariable(o,a,l){const u=s(o)||a?.trim()||"";if(u===""){const m=`Give ${t(o)}, or se\
t ${l} as the platform shows it (Services > Databases).`;r(o,`is not set, and neither is ${l}`,m)}return u}}}var p=y(8302),S=y(1772),_=y(3823),B=y(9127),ee=y(5807),
J=y(1053);const X=4*6e4,L=(e,t)=>n=>n.status===e&&(t===void 0||n.code===t),b=e=>t=>t.status===403&&e.test(t.message??""),i=[{when:b(/scoped to a valid region/i),
says:({region:e})=>`the signature is scoped to the region "${e}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not\
 with the region of the app or of AWS_REGION."},{when:e=>e.status===403&&Math.abs(e.skewMs)>X&&e.code===void 0,says:({skewMs:e})=>`this machine's clock is ${(0,B.
a3)(Math.abs(e))} ${e>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:b(/signature expired|not yet current/i),
says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for five minutes."},{
when:b(/security token.*expired/i),says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-\
aws-credentials."},{when:b(/signature we calculated does not match/i),says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_K\
EY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:L(403,"inactive_binding"),says:()=>"the table's binding is inactive",remedy:"Look at\
 the table under Services > Databases in the platform: it may be deleted or switched off."},{when:L(403,"unsupported_app_type"),says:()=>"the app's type may not\
 use the key-value store",remedy:"Use a table of an app of type api, web-ssr or sse; static web apps have none."},{when:L(403),says:()=>"the gateway does not ap\
prove the caller",remedy:"Call with the AWS credentials of a function role that the platform manages for this app."},{when:L(401,"missing_token"),says:()=>"the \
table token did not arrive",remedy:"A proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:L(401),says:()=>"the table token is not val\
id: the table may have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), \
SERVICE_KVS_TOKEN_<TABLE>."},{when:L(409,"table_full"),says:()=>"the table, or all tables of its organization, store as much as they may",remedy:"Delete keys: a\
 minute later there is room again. Or have the operator raise --kvs-table-size."},{when:L(413),says:()=>"the request body is too large",remedy:`Keep key and val\
ue together below ${C.ux.bodyBytes/1024} KiB.`},{when:L(404),says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plan\
e, not the control plane."},{when:L(429,"quota_exceeded"),code:"refused",says:()=>"the organization has made as many requests this month as it may",remedy:'"sli\
pway usage --org ORG" shows the numbers. The operator of the platform can give it more.'},{when:L(429),says:()=>"the rate limit stays exhausted",remedy:"Run aga\
in later; other users of the table or app share its quota."},{when:({status:e})=>e>=500,says:()=>"the service keeps failing",remedy:"Run again later. If it cont\
inues, send the request ID to the platform."},{when:({status:e})=>e===400,says:({code:e})=>`the service does not take the entry (${e??"no code given"})`,remedy:`\
Limits: key ${C.ux.keyBytes} bytes, value ${C.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${C.ux.minTtlSeconds} to ${C.ux.maxTtlSeconds}.`},{when:()=>!0,code:"u\
nexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function c(e,t){
const n=i.find(({when:a})=>a(t)),s=t.code??t.message,r=s===void 0?"":`, "${s}"`,o=`Could not ${e.doing}: ${n?.says(t)??"refused"} (${t.status}${r})`;return new w.
GQ(n?.code??(0,J.$N)(t.status),o,{remedy:n?.remedy,call:ie(e)})}function h({status:e,headers:t,text:n=""},s){const r=(0,p.U4)(n),o=(0,p.Gv)(r)?r.message??r.Message:
void 0,a=Date.parse(t.get("date")??"");return{status:e,code:(0,p.Gv)(r)&&typeof r.error=="string"?(0,ee.Ow)(r.error,80):void 0,message:typeof o=="string"?O(o,s.
token):void 0,skewMs:Number.isNaN(a)?0:s.now-a,region:s.region}}function O(e,t){const[n=""]=e.replaceAll(t,"***").split(/The Canonical String/i);return(0,ee.Ow)(
n.trim(),300)}function M(e,t){return new w.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check SERVICE_KVS_URL, and th\
at no proxy answers in its place.",call:ie(e)})}function ie(e){const{headers:t}=e,n=t.get("x-request-id")??t.get("x-amzn-requestid")??t.get("apigw-requestid");return(0,J.
xS)(e,{requestID:n??void 0})}var ue=y(5118),he=y(7598);class Ke{#e;constructor(t){this.#e=t===void 0?(0,he.createHash)("sha256"):(0,he.createHmac)("sha256",pe(t))}update(t){
this.#e.update(pe(t))}async digest(){return this.#e.digest()}}function pe(e){return typeof e=="string"?e:ArrayBuffer.isView(e)?new Uint8Array(e.buffer,e.byteOffset,
e.byteLength):new Uint8Array(e)}var Pe=y(5529);const De=6e4;function Be(e){const{clock:t}=e;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-t.now()<De)&&
(n=Ge(await e.credentials(),t)),n),r=new ue.BB({service:C.jL,region:e.region,credentials:async()=>{const{accessKeyId:o,secretAccessKey:a,sessionToken:l}=await s();
return{accessKeyId:o,secretAccessKey:a,...(0,p.Eb)({sessionToken:l})}},sha256:Ke,applyChecksum:!1});return{async sign(o,a){const l={method:"POST",protocol:o.protocol,
hostname:o.hostname,path:o.pathname,query:{},headers:{host:o.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${e.token}`},body:a},u=await r.
sign(l,{signingDate:new Date(t.now())}),{host:m,...N}=u.headers;return{method:"POST",url:o,headers:{...Pe.H1,...N},body:a}},async renew(){const o=n;n=void 0;const a=await s();
return a.accessKeyId!==o?.accessKeyId||a.sessionToken!==o?.sessionToken}}}function Ge(e,t){if((e.expiresAt??1/0)>t.now())return e;throw new w.GQ("unauthorized",
"The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}
var Ue=y(9696);const We={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Je=3e4,Fe=1024*1024;function Ve(e){const{
fetch:t,clock:n,random:s,signal:r,pace:o,budget:a=We,onTrouble:l}=e,u=(0,V.Jb)(e.url,"url"),m=Be(e),N={timeoutMs:Je,bodyBytes:Fe},I=(0,Ue.p)({fetch:t,clock:n,random:s,
signal:r,pace:o,budget:a,...N}),A=(g,j,v,U)=>I({doing:`${g} ${JSON.stringify(j)}`,request:{method:"POST",url:(0,V.CY)(u,_.Y2[g]),headers:{},body:v},mayRepeat:!0,
authorize:({url:Z})=>m.sign(Z,v),renewOn:403,renew:()=>m.renew(),addressFrom:"SERVICE_KVS_URL",read:He(e,U),onTrouble:({error:Z,attempt:re,waitMs:oe})=>l?.({operation:g,
status:Z.call?.status,attempt:re,waitMs:oe})});return{async put(g){const j=g.ttlSeconds===void 0?"":`,"ttlSeconds":${g.ttlSeconds}`,v=`{"key":${JSON.stringify(g.
key)},"value":${Ye(g)}${j}}`;return A("put",g.key,v,({value:U,wrong:Z})=>{if(!(0,p.Gv)(U)||U.ok!==!0)throw Z("does not say ok")})},get:g=>A("get",g,JSON.stringify(
{key:g}),Qe),delete:g=>A("delete",g,JSON.stringify({key:g}),({value:j,wrong:v})=>{if(!(0,p.Gv)(j)||j.deleted!==!0)throw v("does not say deleted")})}}function Ye(e){
const t="text"in e?e.text:JSON.stringify(e.value);if(t===void 0)throw new w.GQ("invalid_input",`The value of "${e.key}" is not a JSON value`);return"text"in e&&
(0,S.q$)(t),t}function Qe({text:e,value:t,wrong:n}){if(!(0,p.Gv)(t)||typeof t.found!="boolean")throw n("does not say found");if(!t.found)return;const s=(0,S.U2)(
e)?.find(({name:o})=>o==="value");if(s===void 0)throw n("says found, but has no value");const{expiresAt:r}=t;return{text:s.text,value:t.value,expiresAt:typeof r==
"string"?r:null}}function He({region:e,token:t,clock:n},s){return async r=>{const{status:o,text:a}=r;if(o>=300){const u=h(r,{region:e,token:t,now:n.now()});return{
ok:!1,error:c(r,u)}}const l=u=>M(r,u);if(a===void 0)return{ok:!1,error:l(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:a,value:JSON.parse(
a),wrong:l})}}catch(u){return{ok:!1,error:u instanceof w.GQ?u:l("is not JSON")}}}}var se=y(3024),Xe=y(1455),z=y(5255),ze=function(e,t,n){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),e.stack.push({value:t,dispose:s,
async:n})}else n&&e.stack.push({async:!0});return t},Ze=(function(e){return function(t){function n(a){t.error=t.hasError?new e(a,t.error,"An error was suppresse\
d during disposal."):a,t.hasError=!0}var s,r=0;function o(){for(;s=t.stack.pop();)try{if(!s.async&&r===1)return r=0,t.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var a=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(a).then(o,function(l){return n(l),o()})}else r|=1}catch(l){n(l)}if(r===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){
var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=t,s});const qe=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,
e=>e.trimStart().startsWith("{")?"object":"array"]];async function et(e){const t=await Se(e),n=qe.find(([r])=>r.test(e));if(n)return n[1](t);const s=t.trimStart();
return s.startsWith("[")?"array":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function Se(e){try{const t={stack:[],error:void 0,
hasError:!1};try{const n=ze(t,await(0,Xe.open)(e),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.
subarray(0,r))}catch(n){t.error=n,t.hasError=!0}finally{const n=Ze(t);n&&await n}}catch(t){throw Te(e,t)}}async function*ge(e,t){if(t==="yaml"){const{readYaml:s}=await Promise.
all([y.e(815),y.e(511)]).then(y.bind(y,4511));yield*s(await nt(e));return}const n=t==="object"?R.Ar:R.Cn;for await(const s of xe(e,be(t)))s instanceof z.LN?yield s:
yield*n(s)}async function*Ee(e){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(e)){const s={input:"prune-file",place:{file:e},remedy:"Write them one a line in a .txt file\
, or as a JSON array of strings in a .json file."};throw new w.GQ("invalid_file",`${e} is not a list of keys to delete`,s)}const t=/\.json$/i.test(e)||(await Se(
e)).trimStart().startsWith("[");for await(const n of xe(e,be(t?"array":"lines")))n instanceof z.LN?yield n:yield tt(n,t)}function tt(e,t){const{text:n="",line:s}=e;
try{const r=t?n:JSON.stringify(n),o=(0,R.mk)(r);return o===void 0?{key:String(JSON.parse(r)),line:s}:new z.LN(o,e)}catch{return new z.LN("not a JSON string",e)}}
function be(e){return e==="lines"?(0,z.s1)():(0,z.iI)(e==="array"?"[]":"{}")}async function*xe(e,t){try{for await(const n of $e(e))yield*t.push(n);yield*t.end()}catch(n){
if(!(n instanceof z.LN))throw n;yield n}}const Oe=16*1024*1024;async function nt(e){let t="";for await(const n of $e(e))if(t+=n,t.length>Oe){const s=`${e} is lo\
nger than the ${Oe/1048576} MiB that YAML may have`,r="Write it as NDJSON, one entry a line: that is read as a stream, whatever its length.";throw new w.GQ("inv\
alid_file",s,{input:"file",place:{file:e},remedy:r})}return t}async function*$e(e){const t=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,se.createReadStream)(
e))yield t.decode(n,{stream:!0});yield t.decode()}catch(n){if(n instanceof TypeError){const r={input:"file",place:{file:e,line:await st(e)},remedy:"Save it as U\
TF-8."};throw new w.GQ("invalid_file",`${e} is not UTF-8 text`,r)}throw(0,w.xU)(n)===void 0?n:Te(e,n)}}async function st(e){const t=new TextDecoder("utf-8",{fatal:!0});
let n=1;try{for await(const s of(0,se.createReadStream)(e)){const r=Buffer.from(s);let o=0;for(let a=r.indexOf(Ne);a!==-1;a=r.indexOf(Ne,o))t.decode(r.subarray(
o,a+1),{stream:!0}),n+=1,o=a+1;t.decode(r.subarray(o),{stream:!0})}}catch{}return n}const Ne=10;function Te(e,t){const n=(0,w.xU)(t);if(n==="ENOENT"){const o="N\
ame a path relative to the workspace; is the repository checked out before this step?";return new w.GQ("file_not_found",`There is no file ${e}`,{input:"file",remedy:o})}
const s="Name a file of entries that this user may read.",r=`${e} cannot be read (${n??"unknown fault"})`;return new w.GQ("invalid_file",r,{input:"file",remedy:s,
cause:t})}async function rt(e,t){const{file:n,pruneFile:s}=e,r=[];let o=0;const a=async(A,g,j)=>{let v=0;if(A===void 0)return v;for await(const U of g(A)){it(t);
const Z=U instanceof z.LN?U:j(U);if(v+=1,!Z)continue;o+=1;const{message:re,line:oe,column:fe}=Z,le={place:{file:A,line:oe,column:fe},input:"file"};o<=ve&&r.push(
new w.GQ("invalid_file",re,le))}return v},l=n===void 0?"lines":await et(n),[u,m]=[new Ae,new Ae],N=await a(n,A=>ge(A,l),A=>u.add(A)),I=await a(s,Ee,A=>m.add(A)??
u.find(A));if(o>0)throw ot(o,r);return{format:l,entries:N,deletes:I}}const ve=100;function ot(e,t){const n=`${e===1?"One fault":`${e} faults`}; nothing was writ\
ten`,s=e>t.length;return new w.GQ("invalid_file",s?`${n} (the first ${ve} are shown)`:n,{remedy:"Mend the lines that are named; the whole file is checked before\
 the first request.",input:"file",also:t})}function it(e){if(e?.aborted)throw new w.GQ("interrupted","Interrupted before the first request",{cause:e.reason})}class Ae{#e=new Map;add({
key:t,line:n}){const s=ke(t),r=this.#e.get(s);if(this.#e.set(s,r??n),r!==void 0)return new z.LN(`the key ${Ce(t)} occurs twice: first on line ${r}`,{line:n,column:1})}find({
key:t,line:n}){const s=this.#e.get(ke(t));if(s===void 0)return;const r=`the key ${Ce(t)} is to be deleted, and written by line ${s} of the seed file`;return new z.
LN(r,{line:n,column:1})}}function ke(e){return(0,he.hash)("sha256",e,"binary")}function Ce(e){return JSON.stringify(e.length>80?`${e.slice(0,79)}\u2026`:e)}function at({
clock:e,random:t,most:n,onHold:s}){let r=n,o=0,a=0,l=0,u=[];const m=I=>{l+=1,r=Math.max(1,r/2),a=e.now()+I+Math.round(t()*Math.min(250,I)),s(I,Math.floor(r))},N=async I=>{
const{promise:A,resolve:g,reject:j}=Promise.withResolvers(),v=()=>{u=u.filter(U=>U!==g),j(I?.reason)};I?.addEventListener("abort",v,{once:!0}),u.push(g),await A,
I?.removeEventListener("abort",v)};return{async enter(I){for(;;){I?.throwIfAborted();const g=a-e.now();if(g>0)await e.sleep(g,I);else if(o>=Math.floor(r))await N(
I);else break}o+=1;const A=l;return(g,j)=>{o-=1,g==="answered"&&(r=Math.min(n,r+1/r)),g==="throttled"&&(A===l?m(j):a>e.now()&&(a=Math.max(a,e.now()+j)));for(let v=Math.
floor(r)-o;v>0;v-=1)u.shift()?.()}}}}const ct=256*1024;function dt(e){const t=ft(e),n=`${t}.part`;let s,r="",o=0,a;const l=m=>{try{a===void 0&&m()}catch(N){a=N}},
u=()=>{s??=(0,se.openSync)(n,"w");const m=Buffer.from(r);for(let N=0;N<m.length;)N+=(0,se.writeSync)(s,m,N);r=""};return{add({key:m,text:N,ttlSeconds:I}){if(o+=
1,a!==void 0)return;const A=I===void 0?"":`,"ttlSeconds":${I}`;r+=`{"key":${JSON.stringify(m)},"value":${N}${A}}
`,r.length>=ct&&l(u)},close(){if(o===0)return;if(l(()=>{u(),(0,se.renameSync)(n,t)}),s!==void 0&&(0,se.closeSync)(s),a===void 0)return t;(0,se.rmSync)(n,{force:!0});
const m="Seed the whole file again: a repeated run is harmless.",N=`${o} entries were not written, and their list ${t} neither`;throw new w.GQ("disk_full",N,{remedy:m,
cause:a})}}}function ft(e){const t=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(e);return t?`${t[1]}-${Number(t[2]??1)+1}.ndjson`:`${e}.unwritten.ndjson`}async function Ie(e,t){
const n=t.clock.now(),s=await rt(e,t.signal),{entries:r,deletes:o}=s;t.report({type:"checked",entries:r,deletes:o});const a=e.target===void 0?ut:await yt(e,e.target,
s,t),{written:l,deleted:u,unwrittenFile:m}=a;return{entries:r,deletes:o,written:l,deleted:u,failed:e.target===void 0?0:r-l+o-u,unwrittenFile:m,dryRun:e.target===
void 0,ms:t.clock.now()-n,error:lt(a,r,o)}}function lt(e,t,n){const{stopped:s,keyErrors:r,written:o,deleted:a,unwrittenFile:l}=e,[u]=r,m=s??u;if(m===void 0)return;
const N=[...t>0?[`${o} of ${t} entries are written`]:[],...n>0?[`${a} of ${n} keys are deleted`]:[]].join(", "),I=l&&`Those that were not written are in ${l}: s\
eed that file next.`,g={remedy:[m.remedy,I].filter(Boolean).join(`
`)||void 0,call:s?.call,also:r,cause:s?.cause??s};return s?new w.GQ(s.code,`${s.message}; ${N}`,g):new w.GQ("seed_failed",`Only ${N}`,g)}const ut={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},ht=100;async function yt({file:e,pruneFile:t,concurrency:n,verify:s,ttlSeconds:r},o,{format:a,entries:l,deletes:u},m){
const{fetch:N,clock:I,random:A,report:g,signal:j}=m,v=new AbortController,U=[],Z=new Set([429]),re=Ve({...o,fetch:N,clock:I,random:A,signal:j?AbortSignal.any([j,
v.signal]):v.signal,pace:at({clock:I,random:A,most:n,onHold:(D,Y)=>g({type:"throttled",waitMs:D,atOnce:Y})}),onTrouble(D){Z.has(D.status)||(Z.add(D.status),g({type:"\
trouble",trouble:D}))}}),oe=()=>v.signal.aborted||j?.aborted===!0,fe=async(D,Y,ae,ye,ce)=>{const we=async te=>{try{return await ye(te),!0}catch(Tt){const me=(0,w.
I7)(Tt);if(!mt(me))oe()||v.abort(me);else if(U.length<ht){const je=me.with({place:{file:Y,line:te.line}});U.push(je),g({type:"key-failed",error:je})}return!1}},
$t=async()=>{for(let te=await ae.next();!te.done;te=await ae.next())te.value instanceof z.LN?v.abort(pt(Y)):!oe()&&await we(te.value)?D.add():ce(te.value)},Nt=te=>v.
abort((0,w.I7)(te));return await Promise.all(Array.from({length:n},()=>$t().catch(Nt))),D.end()},le=D=>({...D,ttlSeconds:D.ttlSeconds??r}),Et=async D=>{const{key:Y,
text:ae,ttlSeconds:ye}=le(D);if(await re.put({key:Y,text:ae,ttlSeconds:ye}),!s)return;const ce=await re.get(Y);if(ce!==void 0&&(0,S.Aw)(ce.text,ae))return;const we=ce?
"another value was read back":"is not there when read back";throw new w.GQ("verify_failed",`${JSON.stringify(Y)} was written, but ${we}`,{remedy:"Does something\
 else write to this table at the same time? Then seed it again afterwards."})},_e=dt(e??"");let[Le,Me]=[0,0];if(e!==void 0){const D=Y=>_e.add(le(Y));Le=await fe(
Re("write",l,m),e,ge(e,a),Et,D)}if(t!==void 0&&!oe()){const D=({key:Y})=>re.delete(Y);Me=await fe(Re("delete",u,m),t,Ee(t),D,()=>{})}const bt=_e.close(),xt=j?.aborted&&
new w.GQ("interrupted","Interrupted",{cause:j.reason}),Ot=v.signal.aborted?(0,w.I7)(v.signal.reason):void 0;return{written:Le,deleted:Me,stopped:xt||Ot,keyErrors:U,
unwrittenFile:bt}}const wt=500;function Re(e,t,{clock:n,report:s}){const r=n.now();let o=r,a=0;const l=()=>{o=n.now();const u=(o-r)/1e3,m=u>0?a/u:0,N=m>0?(t-a)/
m*1e3:void 0;s({type:"progress",part:e,done:a,total:t,perSecond:m,leftMs:N})};return{add(){a+=1,n.now()-o>=wt&&l()},end(){return l(),a}}}function mt(e){return e.
code==="verify_failed"||[400,413].includes(e.call?.status??0)}function pt(e){return new w.GQ("invalid_file",`${e} changed while it was read`,{input:"file",remedy:"\
Let nothing write to the file while it is seeded; then run again."})}const St={type:"warning",message:"The keys were not written: the deployment has not ended, \
and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys later, with the seed action or "slipway seed".'};async function gt(e,{
env:t,onSecret:n,signal:s}){const r=P(e,t,H);for(const l of r.secrets)n(l);const o={fetch:await(0,F.i)(t),clock:k.ml,random:Math.random,signal:s},a=await Ie({...r,
target:void 0},{...o,report:()=>{}});if(a.error)throw a.error;return async l=>{try{return await Ie(r,{...o,report:l})}catch(u){return{...a,failed:a.entries+a.deletes,
error:(0,w.I7)(u)}}}}}),4734:((de,q,y)=>{y.d(q,{Ar:()=>K,CI:()=>C,Cn:()=>V,J9:()=>P,mk:()=>$,mn:()=>H,wy:()=>W});var F=y(1772),k=y(2345),w=y(5255);function*V(d){
const f=R(d,"");f instanceof w.LN?yield f:f===void 0?yield new w.LN("an entry is an object {key, value, ttlSeconds?}",d):yield*H(f,d)}function*K(d){const f=R(d,
"{}");if(f instanceof w.LN)yield f;else if(f!==void 0)for(const[E,p]of f)yield*H(C(E,p,d),d)}function C(d,f,{line:E,column:p}){return new Map(Object.entries({key:{
json:JSON.stringify(d),line:E,column:p},value:f}))}function R(d,f){const{text:E}=d;if(E===void 0)return new w.LN("the entry is far longer than any that is allow\
ed",d);const p=f===""?0:1;try{const S=(0,F.U2)(f===""?E:`{${E}}`);return S&&new Map(S.map(_=>[_.name,Q(d,E,_,p)]))}catch(S){if(!(S instanceof F.sU))throw S;return new w.
LN(`not valid JSON: ${S.message}`,G(d,E,S.offset-p))}}function Q(d,f,E,p){return{json:(0,F.bM)(E.text),...G(d,f,E.nameOffset-p)}}function G({line:d,column:f},E,p){
const S=E.slice(0,Math.max(0,p)),_=S.lastIndexOf(`
`);return _===-1?{line:d,column:f+S.length}:{line:d+S.split(`
`).length-1,column:S.length-_}}const ne=new Set(["key","value","ttlSeconds"]);function*H(d,f){const E=[],p=(X,L)=>{E.push(new w.LN(L,X??f))};for(const[X,L]of d)
ne.has(X)||p(L,`an entry has no member "${X}": its members are key, value and ttlSeconds`);const[S,_,B]=[d.get("key"),d.get("value"),d.get("ttlSeconds")],ee=S&&
$(S.json);S===void 0?p(void 0,"the entry has no key"):ee!==void 0&&p(S,ee),_===void 0?p(void 0,"the entry has no value"):x(_.json)>k.ux.valueBytes&&p(_,`the val\
ue has ${x(_.json)} bytes of JSON; the most is ${k.ux.valueBytes}`);const J=B&&Number(B.json);B!==void 0&&!P(J)&&p(B,`ttlSeconds is ${T(B.json)}; ${W}`),E.length>
0||S===void 0||_===void 0?yield*E:yield{key:String(JSON.parse(S.json)),text:_.json,ttlSeconds:J,line:f.line}}const W=`it must be a whole number from ${k.ux.minTtlSeconds}\
 to ${k.ux.maxTtlSeconds}`;function P(d){const{minTtlSeconds:f,maxTtlSeconds:E}=k.ux;return Number.isInteger(d)&&Number(d)>=f&&Number(d)<=E}function $(d){const f=JSON.
parse(d);if(typeof f!="string")return`the key is ${T(d)}, not a string`;if(f==="")return"the key is empty";if(!f.isWellFormed())return"the key contains a lone s\
urrogate (half of a character)";if(x(f)>k.ux.keyBytes)return`the key has ${x(f)} bytes of UTF-8; the most is ${k.ux.keyBytes}`}function x(d){return Buffer.byteLength(
d)}function T(d){return d.length>40?`${d.slice(0,39)}\u2026`:d}}),5255:((de,q,y)=>{y.d(q,{LN:()=>F,iI:()=>ne,s1:()=>H});class F extends Error{name="FileFault";line;column;constructor(x,{
line:T,column:d}){super(x),this.line=T,this.column=d}}const k=1024*1024,[w,V,K,C]=[34,92,44,10],R=new Set([91,123]),Q=new Set([93,125]),G=new Set([32,9,10,13]);
function ne($){const[x,T]=[$.charCodeAt(0),$.charCodeAt(1)],d=W();let f="before",E=0,p=!1,S=!1,_=1,B=1,ee=0;const J=c=>new F(c,{line:_,column:B}),X=c=>{S?S=!1:c===
V?S=!0:c===w&&(p=!1)},L=c=>{if(!G.has(c)){if(f==="after")throw J("there is text after the end; name a file of one entry a line .ndjson");if(c!==x)throw J(`expec\
ted "${$[0]}"`);f="inside"}},b=c=>{G.has(c)||d.startAt(_,B),c===w?p=!0:R.has(c)?E+=1:Q.has(c)&&(E-=1)},i=c=>{const h=d.take(),O=c!==K;if(O&&c!==T)throw J(`expec\
ted "${$[1]}" or ","`);if(!h&&(!O||ee>0))throw J("there is a comma too many");return ee+=1,O&&(f="after"),h?[h]:[]};return{*push(c){let h=0;for(let O=0;O<c.length;O+=
1){const M=c.charCodeAt(O);p?X(M):f!=="inside"?(L(M),h=O+1):E===0&&(M===K||Q.has(M))?(d.add(c.slice(h,O)),h=O+1,yield*i(M)):b(M),M===C?(_+=1,B=1):B+=1}f==="insi\
de"&&d.add(c.slice(h))},end(){if(f==="after")return[];throw J(`the file ends where "${$[f==="before"?0:1]}" is expected`)}}}function H(){const $=W();let x=1;const T=f=>{
f!==""&&$.startAt(x,1),$.add(f)},d=()=>{const f=$.take();return f?[f]:[]};return{*push(f){const[E="",...p]=f.split(`
`);T(E);for(const S of p)yield*d(),x+=1,T(S)},end:d}}function W(){let $=[],x=0,T;return{startAt(d,f){T??={line:d,column:f}},add(d){x+=d.length,x<=k?$.push(d):$=
[]},take(){const d=x<=k?P($.join("")):void 0,f=T===void 0||d===""?void 0:{text:d,...T};return $=[],x=0,T=void 0,f}}}function P($){let[x,T]=[0,$.length];for(;x<T&&
G.has($.charCodeAt(x));)x+=1;for(;T>x&&G.has($.charCodeAt(T-1));)T-=1;return $.slice(x,T)}})};export{vt as id,At as ids,kt as modules};

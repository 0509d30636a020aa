const Et=687,St=[687],bt={5636:((Q,M,h)=>{h.d(M,{H1:()=>$,K7:()=>j,cv:()=>b});var R=h(3739),g=h(8302),l=h(7634);const $={accept:"application/json","user-agent":`\
slipway/${l.x}`};async function b(_,S){S.signal?.throwIfAborted();const k=new AbortController,C=setTimeout(()=>k.abort(),S.timeoutMs),a=S.signal?AbortSignal.any(
[S.signal,k.signal]):k.signal;try{const o=await S.fetch(_.url,{method:_.method,headers:_.headers,redirect:"manual",signal:a,...(0,g.Eb)({body:_.body})}),{status:d,
headers:u}=o;return{kind:"answer",status:d,headers:u,text:await E(o,S.bodyBytes)}}catch(o){return S.signal?.throwIfAborted(),G(o,k.signal.aborted)}finally{clearTimeout(
C)}}async function E(_,S){if(_.body===null)return"";const k=[];let C=0;for await(const a of _.body){if(C+=a.byteLength,C>S)return;k.push(a)}return new TextDecoder().
decode(Buffer.concat(k))}const N=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,A=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;
function G(_,S){const k=U(_),C=d=>k.some(u=>d.test((0,R.xU)(u)??"")),a=k.some(d=>"syscall"in d&&d.syscall==="connect"),o=C(A);return{kind:"lost",sent:!a&&!o&&!C(
N),timedOut:S,certificate:o,cause:_}}function j(_){return U(_).map(R.xU).find(S=>S!==void 0)}function U(_,S=0){return!(_ instanceof Error)||S>5?[]:[...(_ instanceof
AggregateError?[_.cause,..._.errors]:[_.cause]).flatMap(C=>U(C,S+1)),_]}}),9696:((Q,M,h)=>{h.d(M,{p:()=>G});var R=h(5636),g=h(1053);const l={attempts:6,totalMs:12e4,
firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function $(o,d,u){const y=Math.min(d.mostDelayMs,d.firstDelayMs*2**(o-1));return Math.round(y*(.1+.9*u()))}
function b(o,d){const u=o?.trim()??"";if(/^\d{1,9}$/.test(u))return Number(u)*1e3;const y=/^[A-Za-z]{3,9}, /.test(u)?Date.parse(u):Number.NaN;return Number.isNaN(
y)?void 0:Math.max(0,y-d.now())}const E=new Set([408,429,500,502,503,504]);class N{#e;#t;#s=0;#r=0;constructor(d){this.#e=d,this.#t=d.clock.now()}get attempts(){
return this.#s+this.#r}waitAfter(d){const{budget:u,clock:y,random:w}=this.#e,p=u.throttling==="pace",I=p&&d.status===429?++this.#r:++this.#s,D=d.retryAfterMs??0,
L=p&&D>0?D:Math.max($(I,u,w),D);return y.now()-this.#t+L>u.totalMs||D>u.mostRetryAfterMs||this.#s>=u.attempts?void 0:L}}const A=3;function G(o){const d={timeoutMs:3e4,
bodyBytes:5e6,budget:l,...o},u=_(o.onTrouble);return async function(w){const p=j(o.signal,w.signal),I=new N(d);let D=!1;for(;;){const L=U(await o.pace?.enter(p));
try{const P=await S(w,d,p);if(P.ok)return L("answered",0),P.value;if(P.status===(w.renewOn??401)&&!D&&(D=!0,await w.renew?.()))continue;const x=P.again==="alway\
s"||P.again==="if-it-may-repeat"&&w.mayRepeat?I.waitAfter(P):void 0;if(x===void 0)throw P.error;const c={error:P.error,waitMs:x,attempt:I.attempts};w.onTrouble?.(
c),u(w.doing,c);const m=P.status===429;L(m?"throttled":"fault",x),(o.pace===void 0||!m)&&await d.clock.sleep(x,p)}finally{L("fault",0)}}}}function j(o,d){return o!==
void 0&&d!==void 0?AbortSignal.any([o,d]):o??d}function U(o){let d=!1;return(u,y)=>{d||o?.(u,y),d=!0}}function _(o){const d=new Set;return(u,y)=>{const w=`${u} ${y.
error.code} ${y.error.call?.status}`;o===void 0||d.has(w)||(d.add(w),o(y))}}async function S(o,d,u){u?.throwIfAborted();let y=await o.authorize(o.request);for(let w=0;;w+=
1){const p=await(0,R.cv)(y,{...d,signal:u}),I={doing:o.doing,request:y};if(p.kind==="lost"){const H=p.certificate?"never":p.sent?"if-it-may-repeat":"always";return{
ok:!1,error:(0,g.tr)(I,p,d.timeoutMs,o.addressFrom),again:H}}const D={...I,status:p.status,headers:p.headers};if(p.status<300||p.status>=400)return C(o.read,D,p.
text,d);const L=k(D),P=L?.origin===y.url.origin&&y.method==="GET"&&w<A;if(L===void 0||!P)return{ok:!1,error:(0,g.yJ)(D,L),again:"never"};y={...y,url:L}}}function k({
headers:o,request:d}){const u=o.get("location");return u!==null&&URL.canParse(u,d.url.href)?new URL(u,d.url):void 0}async function C(o,d,u,{clock:y,bodyBytes:w}){
const{status:p}=d,I=p>=400?b(d.headers.get("retry-after"),y):void 0,D=await o({...d,text:u,bodyBytes:w,retryAfterMs:I});return D.ok?D:{...D,again:D.again??a(p),
status:p,retryAfterMs:I}}function a(o){return o===429?"always":E.has(o)?"if-it-may-repeat":"never"}}),3445:((Q,M,h)=>{h.d(M,{i:()=>l});var R=h(3739),g=h(1709);async function l(b){
const E=S=>b[S.toLowerCase()]||b[S]||"",N=E("ALL_PROXY"),A=$(E("HTTP_PROXY")||N,"HTTP_PROXY"),G=$(E("HTTPS_PROXY")||N,"HTTPS_PROXY");if(A===""&&G==="")return fetch;
const j=await h.e(903).then(h.t.bind(h,9903,19)),U=new j.EnvHttpProxyAgent({httpProxy:A,httpsProxy:G,noProxy:E("NO_PROXY")}),_=j.fetch;return async(S,k)=>{if(S instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const C=new URL(S);return(0,g.c)(C.hostname)?fetch(S,k):_(C,{...k,dispatcher:U})}}function $(b,E){
const N=b===""||b.includes("://")?b:`http://${b}`;if(N===""||URL.canParse(N))return N;throw new R.GQ("invalid_input",`${E} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),1053:((Q,M,h)=>{h.d(M,{O$:()=>S,a6:()=>U,g$:()=>k,tr:()=>_,x5:()=>N,xS:()=>E,yJ:()=>C});var R=h(9127),g=h(3739),
l=h(8302),$=h(5807),b=h(5636);function E(a,o){const d="status"in a?a:void 0,u=o?.requestID??d?.headers.get("x-request-id")??void 0;return{method:a.request.method,
path:a.request.url.pathname,...(0,l.Eb)({status:d?.status,requestID:u===void 0?void 0:(0,$.Ow)(u,128),serviceCode:o?.code})}}function N(a,o,d,u){const{code:y,remedy:w}=j(
a.status),p=[`Could not ${a.doing}: the service answered ${a.status}`,o.code===void 0||o.code===String(a.status)?"":` ${o.code}`,o.message===void 0?"":` ("${o.message}\
")`,d===void 0?"":` and asks to wait ${(0,R.a3)(d)}`,u?.words??""];return new g.GQ(y,p.join(""),{remedy:u?.remedy??w,call:{...E(a,o),outcome:a.status===408||a.status>=
500?"unknown":"refused"}})}const A="Try again later. If it continues, send the request ID to the platform.",G=new Map([[401,{code:"unauthorized",remedy:"Give th\
e ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",
remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base\
-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:A}],[429,{code:"rate_limited",remedy:"Try again later, or \
start fewer deploys at the same time."}]]);function j(a){const o=G.get(a);return o!==void 0?o:a>=500?{code:"service_error",remedy:A}:{code:"refused",remedy:"Cor\
rect what the answer names, then run again."}}const U=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function _(a,o,d,u="the address"){const{
origin:y}=a.request.url,w=(0,b.K7)(o.cause)??"no reason given",p=o.timedOut?`no whole answer from ${y} within ${(0,R.a3)(d)}`:`${o.sent?`the connection to ${y} \
broke off`:`no connection to ${y}`} (${w})`;return new g.GQ(o.timedOut?"request_timeout":"unreachable",`Could not ${a.doing}: ${p}`,{remedy:o.certificate?"If a \
private authority signed the certificate of the server, name it in NODE_EXTRA_CA_CERTS.":`Check ${u}, the network, and HTTPS_PROXY and NO_PROXY if there is a pr\
oxy.`,call:{...E(a),outcome:o.sent?"unknown":"not-sent"},cause:o.cause})}function S(a,o){return new g.GQ("unexpected_response",`Could not ${a.doing}: the answer\
 (${a.status}) ${o}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...E(a),outcome:"unknow\
n"}})}function k(a,o){return new g.GQ("response_too_large",`Could not ${a.doing}: the answer is longer than ${o} bytes`,{remedy:"Check that the address is the s\
ervice itself.",call:{...E(a),outcome:"unknown"}})}function C(a,o){const{origin:d}=a.request.url,u=o!==void 0&&o.origin!==d,y=u?o.origin:o===void 0?"nowhere":"a\
nother path";return new g.GQ("redirected",`Could not ${a.doing}: ${d} redirects to ${y} (${a.status})`,{remedy:u?`Nothing was sent there. If ${o.origin} is the \
service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...E(a),outcome:"refused"}})}}),9692:((Q,M,h)=>{h.d(M,{sU:()=>g,
q$:()=>y,bM:()=>I,U2:()=>p,I:()=>d,q1:()=>u,Aw:()=>D});var R=h(8302);class g extends Error{name="JsonTextError";offset;constructor(c,m){super(c),this.offset=m}}
const l=34,$=44,b=58,E=91,N=92,A=93,G=123,j=125,U=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,_=24,S=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,k=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
C=/true|false|null/y,a="a lone surrogate (half of a character) in a string";class o{#e;#t;#s;#r=[];#n=0;#o={name:"",nameOffset:0,offset:0};constructor(c,m=!0,T){
this.#e=c,this.#t=m,this.#s=T}document(){this.#m();const c=this.#p()===G?"object":"other";do this.#i();while(this.#d());if(this.#m(),this.#n<this.#e.length)throw this.#w(
"the end");return c}#i(){for(;;){this.#m(),this.#r.length===1&&(this.#o.offset=this.#n);const c=this.#p();if(c===l){this.#h();return}if(c===G){if(this.#n+=1,this.#y(
j))return;this.#r.push(new Set),this.#f()}else if(c===E){if(this.#n+=1,this.#y(A))return;this.#r.push(void 0)}else{if(this.#E(k)||this.#E(C))return;throw this.#w(
"a value")}}}#d(){for(let c=this.#r.length;c>0;c--){const m=this.#r[c-1]!==void 0;if(c===1&&m&&this.#s&&this.#a(this.#s),this.#y($))return m&&this.#f(),!0;if(!this.#y(
m?j:A))throw this.#w(`"," or "${m?"}":"]"}"`);this.#r.pop()}return!1}#a(c){c({...this.#o,text:this.#e.slice(this.#o.offset,this.#n)})}#f(){this.#m();const c=this.#n;
if(this.#p()!==l)throw this.#w("a name in double quotes");this.#h();const m=d(this.#e.slice(c,this.#n)),T=this.#r.at(-1);if(this.#t&&T?.has(m))throw new g(`the \
name "${m}" occurs twice in one object`,c);if(T?.add(m),!this.#y(b))throw this.#w('":"');this.#r.length===1&&(this.#o={name:m,nameOffset:c,offset:this.#n})}#h(){
const c=this.#e,m=this.#n;let T=m+1;for(;;){const K=c.charCodeAt(T);if(K===l)break;if(K===N)T=this.#l(T,m);else if(K>=55296&&K<=57343)T=this.#c(T,m);else if(K>=
32)T=T-m<_?T+1:this.#u(T);else throw this.#g(T)}this.#n=T+1}#u(c){return U.lastIndex=c,U.test(this.#e),U.lastIndex}#l(c,m){if(S.lastIndex=c,!S.test(this.#e))throw this.#g(
c);const T=S.lastIndex;if(!this.#t||T-c===2)return T;const K=Number.parseInt(this.#e.slice(c+2,T),16);if(K<55296||K>57343)return T;const F=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(T,T+6));if(K>=56320||!F)throw new g(a,m);return T+6}#c(c,m){const[T,K]=[this.#e.charCodeAt(c),this.#e.charCodeAt(c+1)],F=T<56320&&(K&64512)===
56320;if(this.#t&&!F)throw new g(a,m);return c+(F?2:1)}#g(c){const m=c>=this.#e.length;return new g(m?"a string does not end":"a bad escape or control character\
 in a string",c)}#y(c){return this.#m(),this.#p()!==c?!1:(this.#n+=1,!0)}#m(){for(;;){const c=this.#p();if(c!==32&&c!==10&&c!==13&&c!==9)return;this.#n+=1}}#p(){
return this.#e.charCodeAt(this.#n)}#E(c){return c.lastIndex=this.#n,c.test(this.#e)?(this.#n=c.lastIndex,!0):!1}#w(c){const m=this.#e.slice(this.#n,this.#n+1);return new g(
`expected ${c}, found ${m===""?"the end":JSON.stringify(m)}`,this.#n)}}function d(x){return x.includes("\\")?String(JSON.parse(x)):x.slice(1,-1)}function u(x,c){
const m=x.slice(0,c);return{line:m.split(`
`).length,column:c-m.lastIndexOf(`
`)}}function y(x){new o(x).document()}function w(x){try{new JsonScanner(x,!1).document()}catch(c){if(c instanceof JsonTextError)return c;throw c}}function p(x,c=!0){
const m=[];return new o(x,c,K=>m.push(K)).document()==="object"?m:void 0}function I(x){return x.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function D(x,c){
return x===c||L(x)===L(c)}function L(x){try{return String(JSON.parse(x,P))}catch(c){if(c instanceof RangeError)return I(x);throw c}}function P(x,c,m){return typeof c==
"number"?H(m?.source??String(c)):Array.isArray(c)?`[${c.join(",")}]`:(0,R.Gv)(c)?`{${Object.entries(c).map(([K,F])=>`${JSON.stringify(K)}:${F}`).sort().join(",")}\
}`:JSON.stringify(c)}function H(x){const[,c,m="",T="",K="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(x)??[],F=`${m}${T}`.replace(/^0+/,""),q=F.replace(
/0+$/,"");if(q==="")return`${c}0`;const ne=BigInt(K)-BigInt(T.length)+BigInt(F.length-q.length);return`${c}${q}e${ne}`}}),7634:((Q,M,h)=>{h.d(M,{x:()=>R});const R="\
1.0.0"}),3823:((Q,M,h)=>{h.d(M,{Y2:()=>G,a6:()=>E,bw:()=>l,dN:()=>j,k7:()=>N,vX:()=>A});const R="/api/v1/orgs/{orgID}/projects/{projectID}/apps",g=`${R}/{appID}`,
l={createApp:{method:"POST",path:R},updateApp:{method:"PATCH",path:g},replaceEnv:{method:"PUT",path:`${g}/env`},listEnvironments:{method:"GET",path:`${g}/enviro\
nments`},deploy:{method:"POST",path:`${g}/deployments`},listDeployments:{method:"GET",path:`${g}/deployments`},readFailure:{method:"GET",path:`${g}/deployments/\
{deployID}/failure`}},$="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",b=`${$}/deployments/{deployID}`,E={listOrganizations:{method:"GET",path:"/ope\
rator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readApp:{method:"GET",path:$},listDeployments:{method:"GET",path:`${$}/deployments`},readDeployment:{
method:"GET",path:b},readLog:{method:"GET",path:`${b}/log`},cancel:{method:"POST",path:`${b}/cancel`},redeploy:{method:"POST",path:`${$}/redeploy`},listEnv:{method:"\
GET",path:`${$}/env`},editEnv:{method:"PATCH",path:`${$}/env`},listReleases:{method:"GET",path:`${$}/releases`},clearCaches:{method:"DELETE",path:`${$}/caches`},
rollback:{method:"POST",path:`${$}/rollback`},listTables:{method:"GET",path:`${$}/tables`},createTable:{method:"POST",path:`${$}/tables`},deleteTable:{method:"D\
ELETE",path:`${$}/tables/{table}`},runtime:{method:"POST",path:`${$}/runtime`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{
method:"GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${$}/usage`}},N={method:"GET",path:"/operator/nodes"},A={method:"\
POST",path:"/operator/console-link"},G={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function j(U,_){return U.replace(/\{(\w+)\}/g,(S,k)=>encodeURIComponent(
_[k]??`{${k}}`))}}),5687:((Q,M,h)=>{h.r(M),h.d(M,{KEYS_LEFT:()=>lt,prepareSeed:()=>yt});var R=h(3445),g=h(336),l=h(3739),$=h(7598),b=h(7561),E=h(3024),N=h(1455),
A=h(4734);const G=1024*1024,[j,U,_,S]=[34,92,44,10],k=new Set([91,123]),C=new Set([93,125]),a=new Set([32,9,10,13]);class o{#e;#t="before";#s=0;#r=!1;#n=!1;#o=1;#i=1;#d=0;#a=new u;constructor(e){
this.#e=e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#r?this.#f(r):this.#t!=="inside"?(this.#h(r),n=s+1):this.#s===0&&(r===_||C.
has(r))?(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#l(r)):this.#u(r),r===S?(this.#o+=1,this.#i=1):this.#i+=1}this.#t==="inside"&&this.#a.add(e.slice(n))}end(){
if(this.#t==="after")return[];throw this.#c(`the file ends where "${this.#e[this.#t==="before"?0:1]}" is expected`)}#f(e){this.#n?this.#n=!1:e===U?this.#n=!0:e===
j&&(this.#r=!1)}#h(e){if(!a.has(e)){if(this.#t==="after")throw this.#c("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(
0))throw this.#c(`expected "${this.#e[0]}"`);this.#t="inside"}}#u(e){a.has(e)||this.#a.startAt(this.#o,this.#i),e===j?this.#r=!0:k.has(e)?this.#s+=1:C.has(e)&&(this.#s-=
1)}*#l(e){const n=this.#a.take(),s=e!==_;if(s&&e!==this.#e.charCodeAt(1))throw this.#c(`expected "${this.#e[1]}" or ","`);if(n)yield n;else if(!s||this.#d>0)throw this.#c(
"there is a comma too many");this.#d+=1,s&&(this.#t="after")}#c(e){return new b.L(e,this.#o,this.#i)}}class d{#e=1;#t=new u;*push(e){let n=0;for(let s=e.indexOf(
`
`);s!==-1;s=e.indexOf(`
`,n))this.#s(e.slice(n,s)),yield*this.end(),this.#e+=1,n=s+1;this.#s(e.slice(n))}end(){const e=this.#t.take();return e?[e]:[]}#s(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class u{#e=[];#t=0;#s;startAt(e,n){this.#s??={line:e,column:n}}add(e){this.#t+=e.length,this.#t<=G?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
G?y(this.#e.join("")):void 0,n=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function y(t){let[e,n]=[0,t.length];for(;e<
n&&a.has(t.charCodeAt(e));)e+=1;for(;n>e&&a.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var w=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},p=(function(t){return function(e){function n(f){e.error=e.hasError?new t(f,e.error,"An error was suppressed during disposal."):f,e.hasError=
!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var f=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(f).then(i,function(O){return n(O),i()})}else r|=1}catch(O){n(O)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const I=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?
"object":"array"]];async function D(t){const e=await L(t),n=I.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"array":
s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function L(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=w(e,await(0,N.
open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=n,e.hasError=
!0}finally{const n=p(e);n&&await n}}catch(e){throw ce(t,e)}}async function*P(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([h.e(815),h.e(511)]).then(h.
bind(h,4511));yield*s(await K(t));return}const n=e==="object"?A.Ar:A.Cn;for await(const s of m(t,c(e)))s instanceof b.L?yield s:yield*n(s)}async function*H(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.
test(t))throw new l.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them one a line in a .txt file, or\
 as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await L(t)).trimStart().startsWith("[");for await(const n of m(t,c(e?"array":"lines")))
n instanceof b.L?yield n:yield x(n,e)}function x({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),i=(0,A.mk)(r);return i===void 0?{key:String(JSON.
parse(r)),line:e}:new b.L(i,e,n)}catch{return new b.L("not a JSON string",e,n)}}function c(t){return t==="lines"?new d:new o(t==="array"?"[]":"{}")}async function*m(t,e){
try{for await(const n of F(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof b.L))throw n;yield n}}const T=16*1024*1024;async function K(t){let e="";for await(const n of F(
t))if(e+=n,e.length>T)throw new l.GQ("invalid_file",`${t} is longer than the ${T/2**20} MiB that YAML may have`,{input:"file",place:{file:t},remedy:"Write it as\
 NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*F(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,E.
createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new l.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"\
file",place:{file:t,line:await q(t)},remedy:"Save it as UTF-8."}):(0,l.xU)(n)===void 0?n:ce(t,n)}}async function q(t){const e=new TextDecoder("utf-8",{fatal:!0});
let n=1;try{for await(const s of(0,E.createReadStream)(t)){const r=Buffer.from(s);let i=0;for(let f=r.indexOf(ne);f!==-1;f=r.indexOf(ne,i))e.decode(r.subarray(i,
f+1),{stream:!0}),n+=1,i=f+1;e.decode(r.subarray(i),{stream:!0})}}catch{}return n}const ne=10;function ce(t,e){return(0,l.xU)(e)==="ENOENT"?new l.GQ("file_not_f\
ound",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository checked out before this step?"}):new l.GQ("invalid_\
file",`${t} cannot be read (${(0,l.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user may read.",cause:e})}async function $e(t,e){
const n=new b.C,s=new ue,r=t.file===void 0?"lines":await D(t.file);let i=0,f=0;if(t.file!==void 0)for await(const O of P(t.file,r)){de(e);const v=O instanceof b.
L?O:s.add(O.key,O.line,he);v&&n.add(t.file,v),i+=1}if(t.pruneFile!==void 0){const O=new ue;for await(const v of H(t.pruneFile)){de(e);const B=v instanceof b.L?v:
O.add(v.key,v.line,he)??s.find(v.key,v.line);B&&n.add(t.pruneFile,B),f+=1}}return n.throwIfAny(),{format:r,entries:i,deletes:f}}function de(t){if(t?.aborted)throw new l.
GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const he=(t,e)=>`the key ${le(t)} occurs twice: first on line ${e}`;class ue{#e=new Map;add(e,n,s){
const r=fe(e),i=this.#e.get(r);if(i!==void 0)return new b.L(s(e,i),n,1);this.#e.set(r,n)}find(e,n){const s=this.#e.get(fe(e));if(s!==void 0)return new b.L(`the \
key ${le(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function fe(t){return(0,$.hash)("sha256",t,"binary")}function le(t){return JSON.
stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var z=h(8302),oe=h(9692),xe=h(3823),Ae=h(9127),ie=h(5807),J=h(2345);const ke=4*6e4,V=(t,e)=>n=>n.status===t&&(e===
void 0||n.code===e),se=t=>e=>e.status===403&&t.test(e.message??""),ve=[{when:se(/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature \
is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of \
AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>ke&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,Ae.a3)(Math.abs(
t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:se(/signature expired|not yet current/i),
code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for \
five minutes."},{when:se(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duratio\
n-seconds of aws-actions/configure-aws-credentials."},{when:se(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not matc\
h the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:V(403,"inactive_binding"),code:"\
forbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},
{when:V(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ss\
r or sse; static web apps have none."},{when:V(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of\
 a function role that the platform manages for this app."},{when:V(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A \
proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:V(401),code:"unauthorized",says:()=>"the table token is not valid: the table may \
have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_\
<TABLE>."},{when:V(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${J.ux.bodyBytes/1024} KiB.`},{when:V(
404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:V(429),
code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=
500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===
400,code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${J.ux.keyBytes} bytes, value ${J.ux.valueBytes/
1024} KiB of JSON, ttlSeconds ${J.ux.minTtlSeconds} to ${J.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a ke\
y-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function Ne(t,e){const n=ve.find(({when:f})=>f(e)),s=e.code??e.message,
r=s===void 0?"":`, "${s}"`,i=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new l.GQ(n?.code??"refused",i,{remedy:n?.remedy,call:ye(t)})}
function Re({status:t,headers:e,text:n=""},s){const r=De(n),i=(0,z.Gv)(r)?r.message??r.Message:void 0,f=Date.parse(e.get("date")??"");return{status:t,code:(0,z.
Gv)(r)&&typeof r.error=="string"?(0,ie.Ow)(r.error,80):void 0,message:typeof i=="string"?Ce(i,s.token):void 0,skewMs:Number.isNaN(f)?0:s.now-f,region:s.region}}
function Ce(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,ie.Ow)(n.trim(),300)}function Ie(t,e){return new l.GQ("unexpected_res\
ponse",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:ye(t)})}function ye({
request:t,status:e,headers:n}){const s=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,ie.Ow)(s,128)};return{
method:t.method,path:t.url.pathname,status:e,...r}}function De(t){try{return JSON.parse(t)}catch{return}}var Le=h(5118);class Pe{#e;#t;constructor(e){this.#e=e,
this.#t=me(e)}update(e){this.#t.update(pe(e))}async digest(){return this.#t.digest()}reset(){this.#t=me(this.#e)}}function me(t){return t===void 0?(0,$.createHash)(
"sha256"):(0,$.createHmac)("sha256",pe(t))}function pe(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(
t)}var Me=h(5636);const je=6e4;function Ue(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<je)&&(n=Ge(await t.credentials(),
e)),n),r=new Le.BB({service:J.jL,region:t.region,credentials:async()=>Ke(await s()),sha256:Pe,applyChecksum:!1});return{async sign(i,f){const O={method:"POST",protocol:i.
protocol,hostname:i.hostname,path:i.pathname,query:{},headers:{host:i.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:f},
v=await r.sign(O,{signingDate:new Date(e.now())}),{host:B,...Y}=v.headers;return{method:"POST",url:i,headers:{...Me.H1,...Y},body:f}},async renew(){const i=n;n=
void 0;const f=await s();return f.accessKeyId!==i?.accessKeyId||f.sessionToken!==i?.sessionToken}}}function Ke({accessKeyId:t,secretAccessKey:e,sessionToken:n}){
return{accessKeyId:t,secretAccessKey:e,...(0,z.Eb)({sessionToken:n})}}function Ge(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new l.GQ("unauthorized","The\
 AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}var Be=h(
9696),we=h(1619);const We={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Je=3e4,Fe=1024*1024;function Ye(t){const{
fetch:e,clock:n,random:s,signal:r,pace:i,budget:f=We,onTrouble:O}=t,v=(0,we.J)(t.url,"url"),B=Ue(t),Y={timeoutMs:Je,bodyBytes:Fe},ae=(0,Be.p)({fetch:e,clock:n,random:s,
signal:r,pace:i,budget:f,...Y}),ee=(W,X,Z,re)=>ae({doing:`${W} ${JSON.stringify(X)}`,request:{method:"POST",url:Qe(v,W),headers:{},body:Z},mayRepeat:!0,authorize:({
url:te})=>B.sign(te,Z),renewOn:403,renew:()=>B.renew(),addressFrom:"SERVICE_KVS_URL",read:ze(t,re),onTrouble:({error:te,attempt:mt,waitMs:pt})=>O?.({operation:W,
status:te.call?.status,attempt:mt,waitMs:pt})});return{async put(W){const X=W.ttlSeconds===void 0?"":`,"ttlSeconds":${W.ttlSeconds}`,Z=`{"key":${JSON.stringify(
W.key)},"value":${Ve(W)}${X}}`;return ee("put",W.key,Z,({value:re,wrong:te})=>{if(!(0,z.Gv)(re)||re.ok!==!0)throw te("does not say ok")})},get:W=>ee("get",W,JSON.
stringify({key:W}),He),delete:W=>ee("delete",W,JSON.stringify({key:W}),({value:X,wrong:Z})=>{if(!(0,z.Gv)(X)||X.deleted!==!0)throw Z("does not say deleted")})}}
function Qe(t,e){const n=new URL(t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${xe.Y2[e]}`,n}function Ve(t){const e="text"in t?t.text:JSON.stringify(t.value);
if(e===void 0)throw new l.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,oe.q$)(e),e}function He({text:t,value:e,wrong:n}){
if(!(0,z.Gv)(e)||typeof e.found!="boolean")throw n("does not say found");if(!e.found)return;const s=(0,oe.U2)(t)?.find(({name:i})=>i==="value");if(s===void 0)throw n(
"says found, but has no value");const{expiresAt:r}=e;return{text:s.text,value:e.value,expiresAt:typeof r=="string"?r:null}}function ze({region:t,token:e,clock:n},s){
return async r=>{const{status:i,text:f}=r;if(i>=300){const v=Re(r,{region:t,token:e,now:n.now()});return{ok:!1,error:Ne(r,v)}}const O=v=>Ie(r,v);if(f===void 0)return{
ok:!1,error:O(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:f,value:JSON.parse(f),wrong:O})}}catch(v){return{ok:!1,error:v instanceof l.
GQ?v:O("is not JSON")}}}}class Xe{#e;#t;#s;#r;#n;#o=0;#i=0;#d=0;#a=[];constructor(e){this.#e=e.clock,this.#t=e.random,this.#s=e.most,this.#r=e.onHold,this.#n=e.
most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#u();if(s>0)await this.#e.sleep(s,e);else if(this.#o>=Math.floor(this.#n))await this.#l(e);else break}
this.#o+=1;const n=this.#d;return(s,r)=>this.#f(s,r,n)}#f(e,n,s){this.#o-=1,e==="answered"&&(this.#n=Math.min(this.#s,this.#n+1/this.#n)),e==="throttled"&&(s===
this.#d?this.#h(n):this.#u()>0&&(this.#i=Math.max(this.#i,this.#e.now()+n)));for(let r=Math.floor(this.#n)-this.#o;r>0;r-=1)this.#a.shift()?.()}#h(e){this.#d+=1,
this.#n=Math.max(1,this.#n/2);const n=Math.round(this.#t()*Math.min(250,e));this.#i=this.#e.now()+e+n,this.#r(e,Math.floor(this.#n))}#u(){return this.#i-this.#e.
now()}#l(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",i),n()},i=()=>{this.#a=this.#a.filter(f=>f!==r),s(e?.reason)};e?.addEventListener(
"abort",i,{once:!0}),this.#a.push(r)})}}const Ze=500;class ge{#e;#t;#s;#r;#n;#o;#i=0;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#s=s,this.#r=r,this.#n=s.now(),
this.#o=this.#n}get done(){return this.#i}add(){this.#i+=1,this.#s.now()-this.#o>=Ze&&this.report()}report(){this.#o=this.#s.now();const e=(this.#o-this.#n)/1e3,
n=e>0?this.#i/e:0,s=this.#t-this.#i,r=n>0?s/n*1e3:void 0;this.#r({type:"progress",part:this.#e,done:this.#i,total:this.#t,perSecond:n,leftMs:r})}}const qe=256*1024;
class et{path;#e;#t="";#s=0;#r;constructor(e){this.path=tt(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#s+=1,this.#r!==void 0)return;const r=s===void 0?"":`,"tt\
lSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#t.length>=qe&&this.#i(()=>this.#o())}close(){if(this.#s!==0){if(this.#i(()=>{this.#o(),(0,E.renameSync)(this.#n,this.path)}),this.#e!==void 0&&(0,E.closeSync)(
this.#e),this.#r===void 0)return this.path;throw(0,E.rmSync)(this.#n,{force:!0}),new l.GQ("disk_full",`${this.#s} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#r})}}get#n(){return`${this.path}.part`}#o(){this.#e??=(0,E.openSync)(
this.#n,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,E.writeSync)(this.#e,e,n);this.#t=""}#i(e){try{this.#r===void 0&&e()}catch(n){this.#r=n}}}
function tt(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const nt=100;class st{#e;#t;#s;#r=new AbortController;#n=[];#o=new Set;constructor(e,n,s){
this.#e=e,this.#t=s;const{fetch:r,clock:i,random:f,report:O}=s,v=(B,Y)=>O({type:"throttled",waitMs:B,atOnce:Y});this.#s=Ye({...n,fetch:r,clock:i,random:f,signal:s.
signal?AbortSignal.any([s.signal,this.#r.signal]):this.#r.signal,pace:new Xe({clock:i,random:f,most:e.concurrency,onHold:v}),onTrouble:B=>this.#y(B)})}async run(e){
const{file:n,pruneFile:s}=this.#e,r=new et(n??""),i=n===void 0?0:await this.#i(n,e,r),f=s===void 0||this.#c()?0:await this.#f(s,e),O=r.close();return{written:i,
deleted:f,stopped:this.#g(),keyErrors:this.#n,unwrittenFile:O}}async#i(e,{format:n,entries:s},r){const i=new ge("write",s,this.#t.clock,this.#t.report);return await this.#h(
e,P(e,n),async f=>{!this.#c()&&await this.#u(e,f,()=>this.#d(f))?i.add():r.add(this.#a(f))}),i.report(),i.done}async#d(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#s.put({key:n,text:s,ttlSeconds:r}),!this.#e.verify)return;const i=await this.#s.get(n);if(!(i!==void 0&&(0,oe.Aw)(i.text,s)))throw new l.GQ("v\
erify_failed",`${JSON.stringify(n)} was written, but ${i?"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to thi\
s table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:n}){const s=new ge(
"delete",n,this.#t.clock,this.#t.report);return await this.#h(e,H(e),async r=>{!this.#c()&&await this.#u(e,r,()=>this.#s.delete(r.key))&&s.add()}),s.report(),s.
done}async#h(e,n,s){const r=async()=>{for(let f=await n.next();!f.done;f=await n.next())f.value instanceof b.L?this.#r.abort(ot(e)):await s(f.value)},i=f=>this.#r.
abort((0,l.I7)(f));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(i)))}async#u(e,{line:n},s){try{return await s(),!0}catch(r){const i=(0,l.
I7)(r);return rt(i)?this.#l(i.with({place:{file:e,line:n}})):this.#c()||this.#r.abort(i),!1}}#l(e){this.#n.length>=nt||(this.#n.push(e),this.#t.report({type:"ke\
y-failed",error:e}))}#c(){return this.#r.signal.aborted||this.#t.signal?.aborted===!0}#g(){const{signal:e}=this.#t;return e?.aborted?new l.GQ("interrupted","Int\
errupted",{cause:e.reason}):this.#r.signal.aborted?(0,l.I7)(this.#r.signal.reason):void 0}#y(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#t.
report({type:"trouble",trouble:e}))}}function rt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function ot(t){return new l.GQ("inval\
id_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const it={file:{value:"FILE",
description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The\
 table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` o\
nly for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"\
`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536\
000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the serv\
ice answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per \
line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and show what would happen, without sending anything."}},at=new Map(
Object.entries(it)),wt={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be written or deleted."},ct=t=>t==="file"?
"kvs-seed-file":`kvs-${t}`,Ee=256;function dt(t,e,n=s=>s){const s=new Oe(t,n),{file:r,pruneFile:i}=s.files(),f={file:r,pruneFile:i,target:s.boolean("dry-run")?void 0:
be(s,e),ttlSeconds:s.number("ttl-seconds",A.J9,A.wy),concurrency:s.number("concurrency",ht,`it must be a whole number from 1 to ${Ee}`)??1,verify:s.boolean("ver\
ify"),secrets:Se(t,e)};return s.throwIfAny(),f}function gt(t,e){const n={table:t},s=new Oe(n,i=>i),r=be(s,e);return s.throwIfAny(),{target:r,secrets:Se(n,e)}}function ht(t){
return Number.isInteger(t)&&t>=1&&t<=Ee}function Se(t,e){const n=Object.entries(e).filter(([r])=>r.startsWith(`${J.be}TOKEN_`)),s=[t.token,...n.map(([,r])=>r),e.
AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.trim()??""))].filter(r=>r!=="")}function be(t,e){const n=t.text("table"),s=`${J.be}TOKE\
N_${n.toUpperCase()}`;n!==""&&!J.BL.test(n.toLowerCase())&&t.fault("invalid_input","table",`: "${n}" is not a table name`,"Write letters, digits and _, as sessi\
ons.");const r=t.text("url")||e[`${J.be}URL`]||"";r===""?t.missing("url",`${J.be}URL`):t.try(()=>(0,we.J)(r,t.name("url")));const i=t.text("region")||e[`${J.be}\
REGION`]||"";i===""&&t.missing("region",`${J.be}REGION`);const f=t.text("token")||(n===""?"":e[s]?.trim())||"";f===""&&t.missing(n===""?"table":"token",n===""?`${J.
be}TOKEN_<TABLE>`:s);const O=async()=>_e(e);return t.try(()=>_e(e)),{url:r,region:i,token:f,credentials:O}}function _e(t){const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.
AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),r=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");if(!e||!n)throw new l.GQ("missing_input",`There are no\
 AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:ut});return{accessKeyId:e,secretAccessKey:n,sessionToken:s||
void 0,expiresAt:Number.isNaN(r)?void 0:r}}const ut=`The key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class Oe{#e;#t;#s=[];constructor(e,n){this.#e=e,this.#t=n}name(e){return this.#t(e)}text(e){return this.#e[e]?.trim()||(at.get(e)?.
default??"")}files(){const[e,n]=[this.text("file")||void 0,this.text("prune-file")||void 0];return e===void 0&&n===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:e,pruneFile:n}}boolean(e){const n=this.text(
e);return/^(?:true|false)$/i.test(n)||this.fault("invalid_input",e,`: "${n}" is neither true nor false`,"Write true or false."),n.toLowerCase()==="true"}number(e,n,s){
const r=this.text(e);if(r==="")return;const i=/^\d+$/.test(r)?Number(r):Number.NaN;return n(i)||this.fault("invalid_input",e,` is "${r}"; ${s}`,"Write a number."),
i}missing(e,n){this.fault("missing_input",e,` is not set, and neither is ${n}`,`Give ${this.name(e)}, or set ${n} as the platform shows it (Services > Databases\
).`)}fault(e,n,s,r){const i=this.name(n);this.#s.push(new l.GQ(e,`${i}${s}`,{input:i,remedy:r}))}try(e){try{e()}catch(n){if(!(n instanceof l.GQ))throw n;this.#s.
push(n)}}throwIfAny(){const[e,...n]=this.#s;if(e)throw e.with({also:n})}}async function Te(t,e){const n=e.clock.now(),s=await $e(t,e.signal),{entries:r,deletes:i}=s;
e.report({type:"checked",entries:r,deletes:i});const f={written:0,deleted:0,stopped:void 0,keyErrors:[],unwrittenFile:void 0},O=t.target===void 0?f:await new st(
t,t.target,e).run(s),{written:v,deleted:B,unwrittenFile:Y}=O;return{entries:r,deletes:i,written:v,deleted:B,failed:t.target===void 0?0:r-v+i-B,unwrittenFile:Y,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:ft(O,r,i)}}function ft(t,e,n){const{stopped:s,keyErrors:r,written:i,deleted:f,unwrittenFile:O}=t,[v]=r,B=s??v;if(B===void 0)
return;const Y=[...e>0?[`${i} of ${e} entries are written`]:[],...n>0?[`${f} of ${n} keys are deleted`]:[]].join(", "),ae=O===void 0?[]:[`Those that were not wr\
itten are in ${O}: seed that file next.`],ee=[...B.remedy===void 0?[]:[B.remedy],...ae].join(`
`);return new l.GQ(s?.code??"seed_failed",s?`${s.message}; ${Y}`:`Only ${Y}`,{remedy:ee||void 0,call:s?.call,also:r,cause:s?.cause??s})}const lt={type:"warning",
message:"The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys\
 later, with the seed action or "slipway seed".'};async function yt(t,{env:e,onSecret:n,signal:s}){const r=dt(t,e,ct);for(const O of r.secrets)n(O);const i={fetch:await(0,R.
i)(e),clock:g.ml,random:Math.random,signal:s},f=await Te({...r,target:void 0},{...i,report:()=>{}});if(f.error)throw f.error;return async O=>{try{return await Te(
r,{...i,report:O})}catch(v){return{...f,failed:f.entries+f.deletes,error:(0,l.I7)(v)}}}}}),4734:((Q,M,h)=>{h.d(M,{Ar:()=>b,Cn:()=>$,J9:()=>_,mk:()=>S,mn:()=>j,wy:()=>U});
var R=h(9692),g=h(2345),l=h(7561);function*$(a){const o=E(a,"");o instanceof l.L?yield o:o===void 0?yield new l.L("an entry is an object {key, value, ttlSeconds\
?}",a.line,a.column):yield*j(o,a)}function*b(a){const o=E(a,"{}");if(o instanceof l.L)yield o;else if(o!==void 0)for(const[d,u]of o){const{line:y,column:w}=a;yield*j(
new Map([["key",{json:JSON.stringify(d),line:y,column:w}],["value",u]]),a)}}function E(a,o){const{text:d,line:u,column:y}=a;if(d===void 0)return new l.L("the en\
try is far longer than any that is allowed",u,y);const w=o===""?0:1;try{const p=(0,R.U2)(o===""?d:`{${d}}`);return p&&new Map(p.map(I=>[I.name,N(a,d,I,w)]))}catch(p){
if(!(p instanceof R.sU))throw p;const I=A(a,d,p.offset-w);return new l.L(`not valid JSON: ${p.message}`,I.line,I.column)}}function N(a,o,d,u){return{json:(0,R.bM)(
d.text),...A(a,o,d.nameOffset-u)}}function A({line:a,column:o},d,u){const y=d.slice(0,Math.max(0,u)),w=y.lastIndexOf(`
`);return w===-1?{line:a,column:o+y.length}:{line:a+y.split(`
`).length-1,column:y.length-w}}const G=new Set(["key","value","ttlSeconds"]);function*j(a,o){const d=[],u=(L,P)=>{d.push(new l.L(P,L?.line??o.line,L?.column??o.
column))};for(const[L,P]of a)G.has(L)||u(P,`an entry has no member "${L}": its members are key, value and ttlSeconds`);const[y,w,p]=[a.get("key"),a.get("value"),
a.get("ttlSeconds")],I=y&&S(y.json);y===void 0?u(void 0,"the entry has no key"):I!==void 0&&u(y,I),w===void 0?u(void 0,"the entry has no value"):k(w.json)>g.ux.
valueBytes&&u(w,`the value has ${k(w.json)} bytes of JSON; the most is ${g.ux.valueBytes}`);const D=p&&Number(p.json);p!==void 0&&!_(D)&&u(p,`ttlSeconds is ${C(
p.json)}; ${U}`),d.length>0||y===void 0||w===void 0?yield*d:yield{key:String(JSON.parse(y.json)),text:w.json,ttlSeconds:D,line:o.line}}const U=`it must be a who\
le number from ${g.ux.minTtlSeconds} to ${g.ux.maxTtlSeconds}`;function _(a){const{minTtlSeconds:o,maxTtlSeconds:d}=g.ux;return Number.isInteger(a)&&Number(a)>=
o&&Number(a)<=d}function S(a){const o=JSON.parse(a);if(typeof o!="string")return`the key is ${C(a)}, not a string`;if(o==="")return"the key is empty";if(!o.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(k(o)>g.ux.keyBytes)return`the key has ${k(o)} bytes of UTF-8; the most is ${g.ux.keyBytes}`}function k(a){
return Buffer.byteLength(a)}function C(a){return a.length>40?`${a.slice(0,39)}\u2026`:a}}),7561:((Q,M,h)=>{h.d(M,{C:()=>$,L:()=>g});var R=h(3739);class g extends Error{name="\
FileFault";line;column;constructor(E,N,A){super(E),this.line=N,this.column=A}}const l=100;class ${#e=[];#t=0;add(E,N){if(this.#t+=1,this.#e.length===l)return;const A={
file:E,line:N.line,column:N.column};this.#e.push(new R.GQ("invalid_file",N.message,{place:A,input:"file"}))}throwIfAny(){const[E]=this.#e;if(E===void 0)return;const N=this.#t-
this.#e.length,A=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new R.GQ("invalid_file",N>0?`${A} (the first ${l} a\
re shown)`:A,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}})};export{Et as id,St as ids,bt as modules};

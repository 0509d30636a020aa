const gt=687,Et=[687],St={5636:((Q,P,h)=>{h.d(P,{H1:()=>R,K7:()=>j,cv:()=>O});var N=h(3739),g=h(8302),l=h(7634);const R={accept:"application/json","user-agent":`\
slipway/${l.x}`};async function O(S,b){b.signal?.throwIfAborted();const v=new AbortController,C=setTimeout(()=>v.abort(),b.timeoutMs),o=b.signal?AbortSignal.any(
[b.signal,v.signal]):v.signal;try{const i=await b.fetch(S.url,{method:S.method,headers:S.headers,redirect:"manual",signal:o,...(0,g.Eb)({body:S.body})}),{status:d,
headers:u}=i;return{kind:"answer",status:d,headers:u,text:await E(i,b.bodyBytes)}}catch(i){return b.signal?.throwIfAborted(),B(i,v.signal.aborted)}finally{clearTimeout(
C)}}async function E(S,b){if(S.body===null)return"";const v=[];let C=0;for await(const o of S.body){if(C+=o.byteLength,C>b)return;v.push(o)}return new TextDecoder().
decode(Buffer.concat(v))}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,$=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;
function B(S,b){const v=U(S),C=d=>v.some(u=>d.test((0,N.xU)(u)??"")),o=v.some(d=>"syscall"in d&&d.syscall==="connect"),i=C($);return{kind:"lost",sent:!o&&!i&&!C(
A),timedOut:b,certificate:i,cause:S}}function j(S){return U(S).map(N.xU).find(b=>b!==void 0)}function U(S,b=0){return!(S instanceof Error)||b>5?[]:[...(S instanceof
AggregateError?[S.cause,...S.errors]:[S.cause]).flatMap(C=>U(C,b+1)),S]}}),9696:((Q,P,h)=>{h.d(P,{p:()=>B});var N=h(5636),g=h(1053);const l={attempts:6,totalMs:12e4,
firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function R(i,d,u){const y=Math.min(d.mostDelayMs,d.firstDelayMs*2**(i-1));return Math.round(y*(.1+.9*u()))}
function O(i,d){const u=i?.trim()??"";if(/^\d{1,9}$/.test(u))return Number(u)*1e3;const y=/^[A-Za-z]{3,9}, /.test(u)?Date.parse(u):Number.NaN;return Number.isNaN(
y)?void 0:Math.max(0,y-d.now())}const E=new Set([408,429,500,502,503,504]);class A{#e;#t;#s=0;#r=0;constructor(d){this.#e=d,this.#t=d.clock.now()}get attempts(){
return this.#s+this.#r}waitAfter(d){const{budget:u,clock:y,random:p}=this.#e,w=u.throttling==="pace",I=w&&d.status===429?++this.#r:++this.#s,M=d.retryAfterMs??0,
D=w&&M>0?M:Math.max(R(I,u,p),M);return y.now()-this.#t+D>u.totalMs||M>u.mostRetryAfterMs||this.#s>=u.attempts?void 0:D}}const $=3;function B(i){const d={timeoutMs:3e4,
bodyBytes:5e6,budget:l,...i},u=S(i.onTrouble);return async function(p){const w=j(i.signal,p.signal),I=new A(d);let M=!1;for(;;){const D=U(await i.pace?.enter(w));
try{const L=await b(p,d,w);if(L.ok)return D("answered",0),L.value;if(L.status===(p.renewOn??401)&&!M&&(M=!0,await p.renew?.()))continue;const x=L.again==="alway\
s"||L.again==="if-it-may-repeat"&&p.mayRepeat?I.waitAfter(L):void 0;if(x===void 0)throw L.error;const c={error:L.error,waitMs:x,attempt:I.attempts};p.onTrouble?.(
c),u(p.doing,c);const m=L.status===429;D(m?"throttled":"fault",x),(i.pace===void 0||!m)&&await d.clock.sleep(x,w)}finally{D("fault",0)}}}}function j(i,d){return i!==
void 0&&d!==void 0?AbortSignal.any([i,d]):i??d}function U(i){let d=!1;return(u,y)=>{d||i?.(u,y),d=!0}}function S(i){const d=new Set;return(u,y)=>{const p=`${u} ${y.
error.code} ${y.error.call?.status}`;i===void 0||d.has(p)||(d.add(p),i(y))}}async function b(i,d,u){u?.throwIfAborted();let y=await i.authorize(i.request);for(let p=0;;p+=
1){const w=await(0,N.cv)(y,{...d,signal:u}),I={doing:i.doing,request:y};if(w.kind==="lost"){const H=w.certificate?"never":w.sent?"if-it-may-repeat":"always";return{
ok:!1,error:(0,g.tr)(I,w,d.timeoutMs,i.addressFrom),again:H}}const M={...I,status:w.status,headers:w.headers};if(w.status<300||w.status>=400)return C(i.read,M,w.
text,d);const D=v(M),L=D?.origin===y.url.origin&&y.method==="GET"&&p<$;if(D===void 0||!L)return{ok:!1,error:(0,g.yJ)(M,D),again:"never"};y={...y,url:D}}}function v({
headers:i,request:d}){const u=i.get("location");return u!==null&&URL.canParse(u,d.url.href)?new URL(u,d.url):void 0}async function C(i,d,u,{clock:y,bodyBytes:p}){
const{status:w}=d,I=w>=400?O(d.headers.get("retry-after"),y):void 0,M=await i({...d,text:u,bodyBytes:p,retryAfterMs:I});return M.ok?M:{...M,again:M.again??o(w),
status:w,retryAfterMs:I}}function o(i){return i===429?"always":E.has(i)?"if-it-may-repeat":"never"}}),3445:((Q,P,h)=>{h.d(P,{i:()=>l});var N=h(3739),g=h(1709);async function l(O){
const E=b=>O[b.toLowerCase()]||O[b]||"",A=E("ALL_PROXY"),$=R(E("HTTP_PROXY")||A,"HTTP_PROXY"),B=R(E("HTTPS_PROXY")||A,"HTTPS_PROXY");if($===""&&B==="")return fetch;
const j=await h.e(903).then(h.t.bind(h,9903,19)),U=new j.EnvHttpProxyAgent({httpProxy:$,httpsProxy:B,noProxy:E("NO_PROXY")}),S=j.fetch;return async(b,v)=>{if(b instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const C=new URL(b);return(0,g.c)(C.hostname)?fetch(b,v):S(C,{...v,dispatcher:U})}}function R(O,E){
const A=O===""||O.includes("://")?O:`http://${O}`;if(A===""||URL.canParse(A))return A;throw new N.GQ("invalid_input",`${E} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),1053:((Q,P,h)=>{h.d(P,{O$:()=>b,a6:()=>U,g$:()=>v,tr:()=>S,x5:()=>A,xS:()=>E,yJ:()=>C});var N=h(9127),g=h(3739),
l=h(8302),R=h(5807),O=h(5636);function E(o,i){const d="status"in o?o:void 0,u=i?.requestID??d?.headers.get("x-request-id")??void 0;return{method:o.request.method,
path:o.request.url.pathname,...(0,l.Eb)({status:d?.status,requestID:u===void 0?void 0:(0,R.Ow)(u,128),serviceCode:i?.code})}}function A(o,i,d,u){const{code:y,remedy:p}=j(
o.status),w=[`Could not ${o.doing}: the service answered ${o.status}`,i.code===void 0||i.code===String(o.status)?"":` ${i.code}`,i.message===void 0?"":` ("${i.message}\
")`,d===void 0?"":` and asks to wait ${(0,N.a)(d)}`,u?.words??""];return new g.GQ(y,w.join(""),{remedy:u?.remedy??p,call:{...E(o,i),outcome:o.status===408||o.status>=
500?"unknown":"refused"}})}const $="Try again later. If it continues, send the request ID to the platform.",B=new Map([[401,{code:"unauthorized",remedy:"Give th\
e ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",
remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base\
-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:$}],[429,{code:"rate_limited",remedy:"Try again later, or \
start fewer deploys at the same time."}]]);function j(o){const i=B.get(o);return i!==void 0?i:o>=500?{code:"service_error",remedy:$}:{code:"refused",remedy:"Cor\
rect what the answer names, then run again."}}const U=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function S(o,i,d,u="the address"){const{
origin:y}=o.request.url,p=(0,O.K7)(i.cause)??"no reason given",w=i.timedOut?`no whole answer from ${y} within ${(0,N.a)(d)}`:`${i.sent?`the connection to ${y} b\
roke off`:`no connection to ${y}`} (${p})`;return new g.GQ(i.timedOut?"request_timeout":"unreachable",`Could not ${o.doing}: ${w}`,{remedy:i.certificate?"If a p\
rivate authority signed the certificate of the server, name it in NODE_EXTRA_CA_CERTS.":`Check ${u}, the network, and HTTPS_PROXY and NO_PROXY if there is a pro\
xy.`,call:{...E(o),outcome:i.sent?"unknown":"not-sent"},cause:i.cause})}function b(o,i){return new g.GQ("unexpected_response",`Could not ${o.doing}: the answer \
(${o.status}) ${i}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...E(o),outcome:"unknown"}})}
function v(o,i){return new g.GQ("response_too_large",`Could not ${o.doing}: the answer is longer than ${i} bytes`,{remedy:"Check that the address is the service\
 itself.",call:{...E(o),outcome:"unknown"}})}function C(o,i){const{origin:d}=o.request.url,u=i!==void 0&&i.origin!==d,y=u?i.origin:i===void 0?"nowhere":"another\
 path";return new g.GQ("redirected",`Could not ${o.doing}: ${d} redirects to ${y} (${o.status})`,{remedy:u?`Nothing was sent there. If ${i.origin} is the servic\
e, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...E(o),outcome:"refused"}})}}),9692:((Q,P,h)=>{h.d(P,{sU:()=>g,q$:()=>y,
bM:()=>I,U2:()=>w,I:()=>d,q1:()=>u,Aw:()=>M});var N=h(8302);class g extends Error{name="JsonTextError";offset;constructor(c,m){super(c),this.offset=m}}const l=34,
R=44,O=58,E=91,A=92,$=93,B=123,j=125,U=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,S=24,b=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,v=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
C=/true|false|null/y,o="a lone surrogate (half of a character) in a string";class i{#e;#t;#s;#r=[];#n=0;#i={name:"",nameOffset:0,offset:0};constructor(c,m=!0,T){
this.#e=c,this.#t=m,this.#s=T}document(){this.#m();const c=this.#w()===B?"object":"other";do this.#o();while(this.#d());if(this.#m(),this.#n<this.#e.length)throw this.#p(
"the end");return c}#o(){for(;;){this.#m(),this.#r.length===1&&(this.#i.offset=this.#n);const c=this.#w();if(c===l){this.#h();return}if(c===B){if(this.#n+=1,this.#y(
j))return;this.#r.push(new Set),this.#f()}else if(c===E){if(this.#n+=1,this.#y($))return;this.#r.push(void 0)}else{if(this.#E(v)||this.#E(C))return;throw this.#p(
"a value")}}}#d(){for(let c=this.#r.length;c>0;c--){const m=this.#r[c-1]!==void 0;if(c===1&&m&&this.#s&&this.#a(this.#s),this.#y(R))return m&&this.#f(),!0;if(!this.#y(
m?j:$))throw this.#p(`"," or "${m?"}":"]"}"`);this.#r.pop()}return!1}#a(c){c({...this.#i,text:this.#e.slice(this.#i.offset,this.#n)})}#f(){this.#m();const c=this.#n;
if(this.#w()!==l)throw this.#p("a name in double quotes");this.#h();const m=d(this.#e.slice(c,this.#n)),T=this.#r.at(-1);if(this.#t&&T?.has(m))throw new g(`the \
name "${m}" occurs twice in one object`,c);if(T?.add(m),!this.#y(O))throw this.#p('":"');this.#r.length===1&&(this.#i={name:m,nameOffset:c,offset:this.#n})}#h(){
const c=this.#e,m=this.#n;let T=m+1;for(;;){const K=c.charCodeAt(T);if(K===l)break;if(K===A)T=this.#l(T,m);else if(K>=55296&&K<=57343)T=this.#c(T,m);else if(K>=
32)T=T-m<S?T+1:this.#u(T);else throw this.#g(T)}this.#n=T+1}#u(c){return U.lastIndex=c,U.test(this.#e),U.lastIndex}#l(c,m){if(b.lastIndex=c,!b.test(this.#e))throw this.#g(
c);const T=b.lastIndex;if(!this.#t||T-c===2)return T;const K=Number.parseInt(this.#e.slice(c+2,T),16);if(K<55296||K>57343)return T;const F=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(T,T+6));if(K>=56320||!F)throw new g(o,m);return T+6}#c(c,m){const[T,K]=[this.#e.charCodeAt(c),this.#e.charCodeAt(c+1)],F=T<56320&&(K&64512)===
56320;if(this.#t&&!F)throw new g(o,m);return c+(F?2:1)}#g(c){const m=c>=this.#e.length;return new g(m?"a string does not end":"a bad escape or control character\
 in a string",c)}#y(c){return this.#m(),this.#w()!==c?!1:(this.#n+=1,!0)}#m(){for(;;){const c=this.#w();if(c!==32&&c!==10&&c!==13&&c!==9)return;this.#n+=1}}#w(){
return this.#e.charCodeAt(this.#n)}#E(c){return c.lastIndex=this.#n,c.test(this.#e)?(this.#n=c.lastIndex,!0):!1}#p(c){const m=this.#e.slice(this.#n,this.#n+1);return new g(
`expected ${c}, found ${m===""?"the end":JSON.stringify(m)}`,this.#n)}}function d(x){return x.includes("\\")?String(JSON.parse(x)):x.slice(1,-1)}function u(x,c){
const m=x.slice(0,c);return{line:m.split(`
`).length,column:c-m.lastIndexOf(`
`)}}function y(x){new i(x).document()}function p(x){try{new JsonScanner(x,!1).document()}catch(c){if(c instanceof JsonTextError)return c;throw c}}function w(x,c=!0){
const m=[];return new i(x,c,K=>m.push(K)).document()==="object"?m:void 0}function I(x){return x.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function M(x,c){
return x===c||D(x)===D(c)}function D(x){try{return String(JSON.parse(x,L))}catch(c){if(c instanceof RangeError)return I(x);throw c}}function L(x,c,m){return typeof c==
"number"?H(m?.source??String(c)):Array.isArray(c)?`[${c.join(",")}]`:(0,N.Gv)(c)?`{${Object.entries(c).map(([K,F])=>`${JSON.stringify(K)}:${F}`).sort().join(",")}\
}`:JSON.stringify(c)}function H(x){const[,c,m="",T="",K="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(x)??[],F=`${m}${T}`.replace(/^0+/,""),q=F.replace(
/0+$/,"");if(q==="")return`${c}0`;const ne=BigInt(K)-BigInt(T.length)+BigInt(F.length-q.length);return`${c}${q}e${ne}`}}),7634:((Q,P,h)=>{h.d(P,{x:()=>N});const N="\
1.0.0"}),3823:((Q,P,h)=>{h.d(P,{Y2:()=>A,a6:()=>O,bw:()=>l,dN:()=>$,k7:()=>E});const N="/api/v1/orgs/{orgID}/projects/{projectID}/apps",g=`${N}/{appID}`,l={createApp:{
method:"POST",path:N},updateApp:{method:"PATCH",path:g},replaceEnv:{method:"PUT",path:`${g}/env`},listEnvironments:{method:"GET",path:`${g}/environments`},deploy:{
method:"POST",path:`${g}/deployments`},listDeployments:{method:"GET",path:`${g}/deployments`},readFailure:{method:"GET",path:`${g}/deployments/{deployID}/failur\
e`}},R="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",O={listReleases:{method:"GET",path:`${R}/releases`},rollback:{method:"POST",path:`${R}/rollbac\
k`},listTables:{method:"GET",path:`${R}/tables`},createTable:{method:"POST",path:`${R}/tables`},deleteTable:{method:"DELETE",path:`${R}/tables/{table}`},runtime:{
method:"POST",path:`${R}/runtime`}},E={method:"GET",path:"/operator/nodes"},A={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function $(B,j){return B.replace(
/\{(\w+)\}/g,(U,S)=>encodeURIComponent(j[S]??`{${S}}`))}}),5687:((Q,P,h)=>{h.r(P),h.d(P,{KEYS_LEFT:()=>lt,prepareSeed:()=>yt});var N=h(3445),g=h(336),l=h(3739),
R=h(7598),O=h(7561),E=h(3024),A=h(1455),$=h(4734);const B=1024*1024,[j,U,S,b]=[34,92,44,10],v=new Set([91,123]),C=new Set([93,125]),o=new Set([32,9,10,13]);class i{#e;#t="\
before";#s=0;#r=!1;#n=!1;#i=1;#o=1;#d=0;#a=new u;constructor(e){this.#e=e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#r?this.#f(
r):this.#t!=="inside"?(this.#h(r),n=s+1):this.#s===0&&(r===S||C.has(r))?(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#l(r)):this.#u(r),r===b?(this.#i+=1,this.#o=
1):this.#o+=1}this.#t==="inside"&&this.#a.add(e.slice(n))}end(){if(this.#t==="after")return[];throw this.#c(`the file ends where "${this.#e[this.#t==="before"?0:
1]}" is expected`)}#f(e){this.#n?this.#n=!1:e===U?this.#n=!0:e===j&&(this.#r=!1)}#h(e){if(!o.has(e)){if(this.#t==="after")throw this.#c("there is text after the\
 end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(0))throw this.#c(`expected "${this.#e[0]}"`);this.#t="inside"}}#u(e){o.has(e)||this.#a.
startAt(this.#i,this.#o),e===j?this.#r=!0:v.has(e)?this.#s+=1:C.has(e)&&(this.#s-=1)}*#l(e){const n=this.#a.take(),s=e!==S;if(s&&e!==this.#e.charCodeAt(1))throw this.#c(
`expected "${this.#e[1]}" or ","`);if(n)yield n;else if(!s||this.#d>0)throw this.#c("there is a comma too many");this.#d+=1,s&&(this.#t="after")}#c(e){return new O.
L(e,this.#i,this.#o)}}class d{#e=1;#t=new u;*push(e){let n=0;for(let s=e.indexOf(`
`);s!==-1;s=e.indexOf(`
`,n))this.#s(e.slice(n,s)),yield*this.end(),this.#e+=1,n=s+1;this.#s(e.slice(n))}end(){const e=this.#t.take();return e?[e]:[]}#s(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class u{#e=[];#t=0;#s;startAt(e,n){this.#s??={line:e,column:n}}add(e){this.#t+=e.length,this.#t<=B?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
B?y(this.#e.join("")):void 0,n=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function y(t){let[e,n]=[0,t.length];for(;e<
n&&o.has(t.charCodeAt(e));)e+=1;for(;n>e&&o.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var p=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(a){return Promise.reject(a)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},w=(function(t){return function(e){function n(f){e.error=e.hasError?new t(f,e.error,"An error was suppressed during disposal."):f,e.hasError=
!0}var s,r=0;function a(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(a);if(s.dispose){var f=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(f).then(a,function(_){return n(_),a()})}else r|=1}catch(_){n(_)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const I=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?
"object":"array"]];async function M(t){const e=await D(t),n=I.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"array":
s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function D(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=p(e,await(0,A.
open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=n,e.hasError=
!0}finally{const n=w(e);n&&await n}}catch(e){throw ce(t,e)}}async function*L(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([h.e(815),h.e(511)]).then(h.
bind(h,4511));yield*s(await K(t));return}const n=e==="object"?$.Ar:$.Cn;for await(const s of m(t,c(e)))s instanceof O.L?yield s:yield*n(s)}async function*H(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.
test(t))throw new l.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them one a line in a .txt file, or\
 as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await D(t)).trimStart().startsWith("[");for await(const n of m(t,c(e?"array":"lines")))
n instanceof O.L?yield n:yield x(n,e)}function x({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),a=(0,$.mk)(r);return a===void 0?{key:String(JSON.
parse(r)),line:e}:new O.L(a,e,n)}catch{return new O.L("not a JSON string",e,n)}}function c(t){return t==="lines"?new d:new i(t==="array"?"[]":"{}")}async function*m(t,e){
try{for await(const n of F(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof O.L))throw n;yield n}}const T=16*1024*1024;async function K(t){let e="";for await(const n of F(
t))if(e+=n,e.length>T)throw new l.GQ("invalid_file",`${t} is longer than the ${T/2**20} MiB that YAML may have`,{input:"file",place:{file:t},remedy:"Write it as\
 NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*F(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,E.
createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new l.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"\
file",place:{file:t,line:await q(t)},remedy:"Save it as UTF-8."}):(0,l.xU)(n)===void 0?n:ce(t,n)}}async function q(t){const e=new TextDecoder("utf-8",{fatal:!0});
let n=1;try{for await(const s of(0,E.createReadStream)(t)){const r=Buffer.from(s);let a=0;for(let f=r.indexOf(ne);f!==-1;f=r.indexOf(ne,a))e.decode(r.subarray(a,
f+1),{stream:!0}),n+=1,a=f+1;e.decode(r.subarray(a),{stream:!0})}}catch{}return n}const ne=10;function ce(t,e){return(0,l.xU)(e)==="ENOENT"?new l.GQ("file_not_f\
ound",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository checked out before this step?"}):new l.GQ("invalid_\
file",`${t} cannot be read (${(0,l.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user may read.",cause:e})}async function _e(t,e){
const n=new O.C,s=new ue,r=t.file===void 0?"lines":await M(t.file);let a=0,f=0;if(t.file!==void 0)for await(const _ of L(t.file,r)){de(e);const k=_ instanceof O.
L?_:s.add(_.key,_.line,he);k&&n.add(t.file,k),a+=1}if(t.pruneFile!==void 0){const _=new ue;for await(const k of H(t.pruneFile)){de(e);const G=k instanceof O.L?k:
_.add(k.key,k.line,he)??s.find(k.key,k.line);G&&n.add(t.pruneFile,G),f+=1}}return n.throwIfAny(),{format:r,entries:a,deletes:f}}function de(t){if(t?.aborted)throw new l.
GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const he=(t,e)=>`the key ${le(t)} occurs twice: first on line ${e}`;class ue{#e=new Map;add(e,n,s){
const r=fe(e),a=this.#e.get(r);if(a!==void 0)return new O.L(s(e,a),n,1);this.#e.set(r,n)}find(e,n){const s=this.#e.get(fe(e));if(s!==void 0)return new O.L(`the \
key ${le(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function fe(t){return(0,R.hash)("sha256",t,"binary")}function le(t){return JSON.
stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var X=h(8302),ie=h(9692),Oe=h(3823),Te=h(9127),oe=h(5807),J=h(2345);const xe=4*6e4,V=(t,e)=>n=>n.status===t&&(e===
void 0||n.code===e),se=t=>e=>e.status===403&&t.test(e.message??""),$e=[{when:se(/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature \
is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of \
AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>xe&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,Te.a)(Math.abs(t))}\
 ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:se(/signature expired|not yet current/i),
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
y-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function ke(t,e){const n=$e.find(({when:f})=>f(e)),s=e.code??e.message,
r=s===void 0?"":`, "${s}"`,a=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new l.GQ(n?.code??"refused",a,{remedy:n?.remedy,call:ye(t)})}
function Ae({status:t,headers:e,text:n=""},s){const r=Re(n),a=(0,X.Gv)(r)?r.message??r.Message:void 0,f=Date.parse(e.get("date")??"");return{status:t,code:(0,X.
Gv)(r)&&typeof r.error=="string"?(0,oe.Ow)(r.error,80):void 0,message:typeof a=="string"?ve(a,s.token):void 0,skewMs:Number.isNaN(f)?0:s.now-f,region:s.region}}
function ve(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,oe.Ow)(n.trim(),300)}function Ne(t,e){return new l.GQ("unexpected_res\
ponse",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:ye(t)})}function ye({
request:t,status:e,headers:n}){const s=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,oe.Ow)(s,128)};return{
method:t.method,path:t.url.pathname,status:e,...r}}function Re(t){try{return JSON.parse(t)}catch{return}}var Ce=h(5118);class Ie{#e;#t;constructor(e){this.#e=e,
this.#t=me(e)}update(e){this.#t.update(we(e))}async digest(){return this.#t.digest()}reset(){this.#t=me(this.#e)}}function me(t){return t===void 0?(0,R.createHash)(
"sha256"):(0,R.createHmac)("sha256",we(t))}function we(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(
t)}var Me=h(5636);const De=6e4;function Le(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<De)&&(n=je(await t.credentials(),
e)),n),r=new Ce.BB({service:J.jL,region:t.region,credentials:async()=>Pe(await s()),sha256:Ie,applyChecksum:!1});return{async sign(a,f){const _={method:"POST",protocol:a.
protocol,hostname:a.hostname,path:a.pathname,query:{},headers:{host:a.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:f},
k=await r.sign(_,{signingDate:new Date(e.now())}),{host:G,...Y}=k.headers;return{method:"POST",url:a,headers:{...Me.H1,...Y},body:f}},async renew(){const a=n;n=
void 0;const f=await s();return f.accessKeyId!==a?.accessKeyId||f.sessionToken!==a?.sessionToken}}}function Pe({accessKeyId:t,secretAccessKey:e,sessionToken:n}){
return{accessKeyId:t,secretAccessKey:e,...(0,X.Eb)({sessionToken:n})}}function je(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new l.GQ("unauthorized","The\
 AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}var Ue=h(
9696),pe=h(1619);const Ke={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Be=3e4,Ge=1024*1024;function We(t){const{
fetch:e,clock:n,random:s,signal:r,pace:a,budget:f=Ke,onTrouble:_}=t,k=(0,pe.J)(t.url,"url"),G=Le(t),Y={timeoutMs:Be,bodyBytes:Ge},ae=(0,Ue.p)({fetch:e,clock:n,random:s,
signal:r,pace:a,budget:f,...Y}),ee=(W,z,Z,re)=>ae({doing:`${W} ${JSON.stringify(z)}`,request:{method:"POST",url:Je(k,W),headers:{},body:Z},mayRepeat:!0,authorize:({
url:te})=>G.sign(te,Z),renewOn:403,renew:()=>G.renew(),addressFrom:"SERVICE_KVS_URL",read:Qe(t,re),onTrouble:({error:te,attempt:mt,waitMs:wt})=>_?.({operation:W,
status:te.call?.status,attempt:mt,waitMs:wt})});return{async put(W){const z=W.ttlSeconds===void 0?"":`,"ttlSeconds":${W.ttlSeconds}`,Z=`{"key":${JSON.stringify(
W.key)},"value":${Fe(W)}${z}}`;return ee("put",W.key,Z,({value:re,wrong:te})=>{if(!(0,X.Gv)(re)||re.ok!==!0)throw te("does not say ok")})},get:W=>ee("get",W,JSON.
stringify({key:W}),Ye),delete:W=>ee("delete",W,JSON.stringify({key:W}),({value:z,wrong:Z})=>{if(!(0,X.Gv)(z)||z.deleted!==!0)throw Z("does not say deleted")})}}
function Je(t,e){const n=new URL(t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${Oe.Y2[e]}`,n}function Fe(t){const e="text"in t?t.text:JSON.stringify(t.value);
if(e===void 0)throw new l.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,ie.q$)(e),e}function Ye({text:t,value:e,wrong:n}){
if(!(0,X.Gv)(e)||typeof e.found!="boolean")throw n("does not say found");if(!e.found)return;const s=(0,ie.U2)(t)?.find(({name:a})=>a==="value");if(s===void 0)throw n(
"says found, but has no value");const{expiresAt:r}=e;return{text:s.text,value:e.value,expiresAt:typeof r=="string"?r:null}}function Qe({region:t,token:e,clock:n},s){
return async r=>{const{status:a,text:f}=r;if(a>=300){const k=Ae(r,{region:t,token:e,now:n.now()});return{ok:!1,error:ke(r,k)}}const _=k=>Ne(r,k);if(f===void 0)return{
ok:!1,error:_(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:f,value:JSON.parse(f),wrong:_})}}catch(k){return{ok:!1,error:k instanceof l.
GQ?k:_("is not JSON")}}}}class Ve{#e;#t;#s;#r;#n;#i=0;#o=0;#d=0;#a=[];constructor(e){this.#e=e.clock,this.#t=e.random,this.#s=e.most,this.#r=e.onHold,this.#n=e.
most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#u();if(s>0)await this.#e.sleep(s,e);else if(this.#i>=Math.floor(this.#n))await this.#l(e);else break}
this.#i+=1;const n=this.#d;return(s,r)=>this.#f(s,r,n)}#f(e,n,s){this.#i-=1,e==="answered"&&(this.#n=Math.min(this.#s,this.#n+1/this.#n)),e==="throttled"&&(s===
this.#d?this.#h(n):this.#u()>0&&(this.#o=Math.max(this.#o,this.#e.now()+n)));for(let r=Math.floor(this.#n)-this.#i;r>0;r-=1)this.#a.shift()?.()}#h(e){this.#d+=1,
this.#n=Math.max(1,this.#n/2);const n=Math.round(this.#t()*Math.min(250,e));this.#o=this.#e.now()+e+n,this.#r(e,Math.floor(this.#n))}#u(){return this.#o-this.#e.
now()}#l(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",a),n()},a=()=>{this.#a=this.#a.filter(f=>f!==r),s(e?.reason)};e?.addEventListener(
"abort",a,{once:!0}),this.#a.push(r)})}}const He=500;class ge{#e;#t;#s;#r;#n;#i;#o=0;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#s=s,this.#r=r,this.#n=s.now(),
this.#i=this.#n}get done(){return this.#o}add(){this.#o+=1,this.#s.now()-this.#i>=He&&this.report()}report(){this.#i=this.#s.now();const e=(this.#i-this.#n)/1e3,
n=e>0?this.#o/e:0,s=this.#t-this.#o,r=n>0?s/n*1e3:void 0;this.#r({type:"progress",part:this.#e,done:this.#o,total:this.#t,perSecond:n,leftMs:r})}}const Xe=256*1024;
class ze{path;#e;#t="";#s=0;#r;constructor(e){this.path=Ze(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#s+=1,this.#r!==void 0)return;const r=s===void 0?"":`,"tt\
lSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#t.length>=Xe&&this.#o(()=>this.#i())}close(){if(this.#s!==0){if(this.#o(()=>{this.#i(),(0,E.renameSync)(this.#n,this.path)}),this.#e!==void 0&&(0,E.closeSync)(
this.#e),this.#r===void 0)return this.path;throw(0,E.rmSync)(this.#n,{force:!0}),new l.GQ("disk_full",`${this.#s} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#r})}}get#n(){return`${this.path}.part`}#i(){this.#e??=(0,E.openSync)(
this.#n,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,E.writeSync)(this.#e,e,n);this.#t=""}#o(e){try{this.#r===void 0&&e()}catch(n){this.#r=n}}}
function Ze(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const qe=100;class et{#e;#t;#s;#r=new AbortController;#n=[];#i=new Set;constructor(e,n,s){
this.#e=e,this.#t=s;const{fetch:r,clock:a,random:f,report:_}=s,k=(G,Y)=>_({type:"throttled",waitMs:G,atOnce:Y});this.#s=We({...n,fetch:r,clock:a,random:f,signal:s.
signal?AbortSignal.any([s.signal,this.#r.signal]):this.#r.signal,pace:new Ve({clock:a,random:f,most:e.concurrency,onHold:k}),onTrouble:G=>this.#y(G)})}async run(e){
const{file:n,pruneFile:s}=this.#e,r=new ze(n??""),a=n===void 0?0:await this.#o(n,e,r),f=s===void 0||this.#c()?0:await this.#f(s,e),_=r.close();return{written:a,
deleted:f,stopped:this.#g(),keyErrors:this.#n,unwrittenFile:_}}async#o(e,{format:n,entries:s},r){const a=new ge("write",s,this.#t.clock,this.#t.report);return await this.#h(
e,L(e,n),async f=>{!this.#c()&&await this.#u(e,f,()=>this.#d(f))?a.add():r.add(this.#a(f))}),a.report(),a.done}async#d(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#s.put({key:n,text:s,ttlSeconds:r}),!this.#e.verify)return;const a=await this.#s.get(n);if(!(a!==void 0&&(0,ie.Aw)(a.text,s)))throw new l.GQ("v\
erify_failed",`${JSON.stringify(n)} was written, but ${a?"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to thi\
s table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:n}){const s=new ge(
"delete",n,this.#t.clock,this.#t.report);return await this.#h(e,H(e),async r=>{!this.#c()&&await this.#u(e,r,()=>this.#s.delete(r.key))&&s.add()}),s.report(),s.
done}async#h(e,n,s){const r=async()=>{for(let f=await n.next();!f.done;f=await n.next())f.value instanceof O.L?this.#r.abort(nt(e)):await s(f.value)},a=f=>this.#r.
abort((0,l.I7)(f));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(a)))}async#u(e,{line:n},s){try{return await s(),!0}catch(r){const a=(0,l.
I7)(r);return tt(a)?this.#l(a.with({place:{file:e,line:n}})):this.#c()||this.#r.abort(a),!1}}#l(e){this.#n.length>=qe||(this.#n.push(e),this.#t.report({type:"ke\
y-failed",error:e}))}#c(){return this.#r.signal.aborted||this.#t.signal?.aborted===!0}#g(){const{signal:e}=this.#t;return e?.aborted?new l.GQ("interrupted","Int\
errupted",{cause:e.reason}):this.#r.signal.aborted?(0,l.I7)(this.#r.signal.reason):void 0}#y(e){e.status===429||this.#i.has(e.status)||(this.#i.add(e.status),this.#t.
report({type:"trouble",trouble:e}))}}function tt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function nt(t){return new l.GQ("inval\
id_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const st={file:{value:"FILE",
description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The\
 table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` o\
nly for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"\
`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536\
000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the serv\
ice answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per \
line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and show what would happen, without sending anything."}},rt=new Map(
Object.entries(st)),pt={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be written or deleted."},it=t=>t==="file"?
"kvs-seed-file":`kvs-${t}`,Ee=256;function ot(t,e,n=s=>s){const s=new ut(t,n),{file:r,pruneFile:a}=s.files(),f={file:r,pruneFile:a,target:s.boolean("dry-run")?void 0:
dt(s,e),ttlSeconds:s.number("ttl-seconds",$.J9,$.wy),concurrency:s.number("concurrency",at,`it must be a whole number from 1 to ${Ee}`)??1,verify:s.boolean("ver\
ify"),secrets:ct(t,e)};return s.throwIfAny(),f}function at(t){return Number.isInteger(t)&&t>=1&&t<=Ee}function ct(t,e){const n=Object.entries(e).filter(([r])=>r.
startsWith(`${J.be}TOKEN_`)),s=[t.token,...n.map(([,r])=>r),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.trim()??""))].filter(r=>r!==
"")}function dt(t,e){const n=t.text("table"),s=`${J.be}TOKEN_${n.toUpperCase()}`;n!==""&&!J.BL.test(n.toLowerCase())&&t.fault("invalid_input","table",`: "${n}" \
is not a table name`,"Write letters, digits and _, as sessions.");const r=t.text("url")||e[`${J.be}URL`]||"";r===""?t.missing("url",`${J.be}URL`):t.try(()=>(0,pe.
J)(r,t.name("url")));const a=t.text("region")||e[`${J.be}REGION`]||"";a===""&&t.missing("region",`${J.be}REGION`);const f=t.text("token")||(n===""?"":e[s]?.trim())||
"";f===""&&t.missing(n===""?"table":"token",n===""?`${J.be}TOKEN_<TABLE>`:s);const _=async()=>Se(e);return t.try(()=>Se(e)),{url:r,region:a,token:f,credentials:_}}
function Se(t){const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),r=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");
if(!e||!n)throw new l.GQ("missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",
remedy:ht});return{accessKeyId:e,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(r)?void 0:r}}const ht=`The key-value store accepts only calls o\
f the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class ut{#e;#t;#s=[];constructor(e,n){this.#e=e,this.#t=n}name(e){return this.#t(e)}text(e){return this.#e[e]?.trim()||(rt.get(e)?.
default??"")}files(){const[e,n]=[this.text("file")||void 0,this.text("prune-file")||void 0];return e===void 0&&n===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:e,pruneFile:n}}boolean(e){const n=this.text(
e);return/^(?:true|false)$/i.test(n)||this.fault("invalid_input",e,`: "${n}" is neither true nor false`,"Write true or false."),n.toLowerCase()==="true"}number(e,n,s){
const r=this.text(e);if(r==="")return;const a=/^\d+$/.test(r)?Number(r):Number.NaN;return n(a)||this.fault("invalid_input",e,` is "${r}"; ${s}`,"Write a number."),
a}missing(e,n){this.fault("missing_input",e,` is not set, and neither is ${n}`,`Give ${this.name(e)}, or set ${n} as the platform shows it (Services > Databases\
).`)}fault(e,n,s,r){const a=this.name(n);this.#s.push(new l.GQ(e,`${a}${s}`,{input:a,remedy:r}))}try(e){try{e()}catch(n){if(!(n instanceof l.GQ))throw n;this.#s.
push(n)}}throwIfAny(){const[e,...n]=this.#s;if(e)throw e.with({also:n})}}async function be(t,e){const n=e.clock.now(),s=await _e(t,e.signal),{entries:r,deletes:a}=s;
e.report({type:"checked",entries:r,deletes:a});const f={written:0,deleted:0,stopped:void 0,keyErrors:[],unwrittenFile:void 0},_=t.target===void 0?f:await new et(
t,t.target,e).run(s),{written:k,deleted:G,unwrittenFile:Y}=_;return{entries:r,deletes:a,written:k,deleted:G,failed:t.target===void 0?0:r-k+a-G,unwrittenFile:Y,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:ft(_,r,a)}}function ft(t,e,n){const{stopped:s,keyErrors:r,written:a,deleted:f,unwrittenFile:_}=t,[k]=r,G=s??k;if(G===void 0)
return;const Y=[...e>0?[`${a} of ${e} entries are written`]:[],...n>0?[`${f} of ${n} keys are deleted`]:[]].join(", "),ae=_===void 0?[]:[`Those that were not wr\
itten are in ${_}: seed that file next.`],ee=[...G.remedy===void 0?[]:[G.remedy],...ae].join(`
`);return new l.GQ(s?.code??"seed_failed",s?`${s.message}; ${Y}`:`Only ${Y}`,{remedy:ee||void 0,call:s?.call,also:r,cause:s?.cause??s})}const lt={type:"warning",
message:"The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys\
 later, with the seed action or "slipway seed".'};async function yt(t,{env:e,onSecret:n,signal:s}){const r=ot(t,e,it);for(const _ of r.secrets)n(_);const a={fetch:await(0,N.
i)(e),clock:g.m,random:Math.random,signal:s},f=await be({...r,target:void 0},{...a,report:()=>{}});if(f.error)throw f.error;return async _=>{try{return await be(
r,{...a,report:_})}catch(k){return{...f,failed:f.entries+f.deletes,error:(0,l.I7)(k)}}}}}),4734:((Q,P,h)=>{h.d(P,{Ar:()=>O,Cn:()=>R,J9:()=>S,mk:()=>b,mn:()=>j,wy:()=>U});
var N=h(9692),g=h(2345),l=h(7561);function*R(o){const i=E(o,"");i instanceof l.L?yield i:i===void 0?yield new l.L("an entry is an object {key, value, ttlSeconds\
?}",o.line,o.column):yield*j(i,o)}function*O(o){const i=E(o,"{}");if(i instanceof l.L)yield i;else if(i!==void 0)for(const[d,u]of i){const{line:y,column:p}=o;yield*j(
new Map([["key",{json:JSON.stringify(d),line:y,column:p}],["value",u]]),o)}}function E(o,i){const{text:d,line:u,column:y}=o;if(d===void 0)return new l.L("the en\
try is far longer than any that is allowed",u,y);const p=i===""?0:1;try{const w=(0,N.U2)(i===""?d:`{${d}}`);return w&&new Map(w.map(I=>[I.name,A(o,d,I,p)]))}catch(w){
if(!(w instanceof N.sU))throw w;const I=$(o,d,w.offset-p);return new l.L(`not valid JSON: ${w.message}`,I.line,I.column)}}function A(o,i,d,u){return{json:(0,N.bM)(
d.text),...$(o,i,d.nameOffset-u)}}function $({line:o,column:i},d,u){const y=d.slice(0,Math.max(0,u)),p=y.lastIndexOf(`
`);return p===-1?{line:o,column:i+y.length}:{line:o+y.split(`
`).length-1,column:y.length-p}}const B=new Set(["key","value","ttlSeconds"]);function*j(o,i){const d=[],u=(D,L)=>{d.push(new l.L(L,D?.line??i.line,D?.column??i.
column))};for(const[D,L]of o)B.has(D)||u(L,`an entry has no member "${D}": its members are key, value and ttlSeconds`);const[y,p,w]=[o.get("key"),o.get("value"),
o.get("ttlSeconds")],I=y&&b(y.json);y===void 0?u(void 0,"the entry has no key"):I!==void 0&&u(y,I),p===void 0?u(void 0,"the entry has no value"):v(p.json)>g.ux.
valueBytes&&u(p,`the value has ${v(p.json)} bytes of JSON; the most is ${g.ux.valueBytes}`);const M=w&&Number(w.json);w!==void 0&&!S(M)&&u(w,`ttlSeconds is ${C(
w.json)}; ${U}`),d.length>0||y===void 0||p===void 0?yield*d:yield{key:String(JSON.parse(y.json)),text:p.json,ttlSeconds:M,line:i.line}}const U=`it must be a who\
le number from ${g.ux.minTtlSeconds} to ${g.ux.maxTtlSeconds}`;function S(o){const{minTtlSeconds:i,maxTtlSeconds:d}=g.ux;return Number.isInteger(o)&&Number(o)>=
i&&Number(o)<=d}function b(o){const i=JSON.parse(o);if(typeof i!="string")return`the key is ${C(o)}, not a string`;if(i==="")return"the key is empty";if(!i.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(v(i)>g.ux.keyBytes)return`the key has ${v(i)} bytes of UTF-8; the most is ${g.ux.keyBytes}`}function v(o){
return Buffer.byteLength(o)}function C(o){return o.length>40?`${o.slice(0,39)}\u2026`:o}}),7561:((Q,P,h)=>{h.d(P,{C:()=>R,L:()=>g});var N=h(3739);class g extends Error{name="\
FileFault";line;column;constructor(E,A,$){super(E),this.line=A,this.column=$}}const l=100;class R{#e=[];#t=0;add(E,A){if(this.#t+=1,this.#e.length===l)return;const $={
file:E,line:A.line,column:A.column};this.#e.push(new N.GQ("invalid_file",A.message,{place:$,input:"file"}))}throwIfAny(){const[E]=this.#e;if(E===void 0)return;const A=this.#t-
this.#e.length,$=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new N.GQ("invalid_file",A>0?`${$} (the first ${l} a\
re shown)`:$,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}})};export{gt as id,Et as ids,St as modules};

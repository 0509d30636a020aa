const Et=687,St=[687],bt={5636:((H,P,h)=>{h.d(P,{H1:()=>$,K7:()=>j,cv:()=>b});var C=h(3739),E=h(8302),y=h(7634);const $={accept:"application/json","user-agent":`\
slipway/${y.x}`};async function b(g,_){_.signal?.throwIfAborted();const I=new AbortController,l=setTimeout(()=>I.abort(),_.timeoutMs),d=_.signal?AbortSignal.any(
[_.signal,I.signal]):I.signal;try{const o=await _.fetch(g.url,{method:g.method,headers:g.headers,redirect:"manual",signal:d,...(0,E.Eb)({body:g.body})}),{status:i,
headers:f}=o;return{kind:"answer",status:i,headers:f,text:await S(o,_.bodyBytes)}}catch(o){return _.signal?.throwIfAborted(),K(o,I.signal.aborted)}finally{clearTimeout(
l)}}async function S(g,_){if(g.body===null)return"";const I=[];let l=0;for await(const d of g.body){if(l+=d.byteLength,l>_)return;I.push(d)}return new TextDecoder().
decode(Buffer.concat(I))}const v=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,A=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function K(g,_){const I=M(g),l=i=>I.some(f=>i.test((0,C.xU)(f)??"")),d=I.some(i=>"syscall"in i&&i.syscall==="connect"),o=G(g);return{kind:"lost",sent:!d&&!o&&!l(
v),timedOut:_,certificate:o,cause:g}}function j(g){return M(g).map(C.xU).find(_=>_!==void 0)}function G(g){return M(g).map(_=>(0,C.xU)(_)??"").find(_=>A.test(_))}
function M(g,_=0){return!(g instanceof Error)||_>5?[]:[...(g instanceof AggregateError?[g.cause,...g.errors]:[g.cause]).flatMap(l=>M(l,_+1)),g]}}),9696:((H,P,h)=>{
h.d(P,{p:()=>K});var C=h(5636),E=h(1053);const y={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function $(d,o,i){const f=Math.
min(o.mostDelayMs,o.firstDelayMs*2**(d-1));return Math.round(f*(.1+.9*i()))}function b(d,o){const i=d?.trim()??"";if(/^\d{1,9}$/.test(i))return Number(i)*1e3;const f=/^[A-Za-z]{3,9}, /.
test(i)?Date.parse(i):Number.NaN;return Number.isNaN(f)?void 0:Math.max(0,f-o.now())}const S=new Set([408,429,500,502,503,504]);class v{#e;#t;#s=0;#r=0;constructor(o){
this.#e=o,this.#t=o.clock.now()}get attempts(){return this.#s+this.#r}waitAfter(o){const{budget:i,clock:f,random:m}=this.#e,p=i.throttling==="pace",N=p&&o.status===
429?++this.#r:++this.#s,R=o.retryAfterMs??0,D=p&&R>0?R:Math.max($(N,i,m),R);return f.now()-this.#t+D>i.totalMs||R>i.mostRetryAfterMs||this.#s>=i.attempts?void 0:
D}}const A=3;function K(d){const o={timeoutMs:3e4,bodyBytes:5e6,budget:y,...d},i=M(d.onTrouble);return async function(m){const p=j(d.signal,m.signal),N=new v(o);
let R=!1;for(;;){const D=G(await d.pace?.enter(p));try{const L=await g(m,o,p);if(L.ok)return D("answered",0),L.value;if(L.status===(m.renewOn??401)&&!R&&(R=!0,await m.
renew?.()))continue;const x=L.again==="always"||L.again==="if-it-may-repeat"&&m.mayRepeat?N.waitAfter(L):void 0;if(x===void 0)throw L.error;const c={error:L.error,
waitMs:x,attempt:N.attempts};m.onTrouble?.(c),i(m.doing,c);const w=L.status===429;D(w?"throttled":"fault",x),(d.pace===void 0||!w)&&await o.clock.sleep(x,p)}finally{
D("fault",0)}}}}function j(d,o){return d!==void 0&&o!==void 0?AbortSignal.any([d,o]):d??o}function G(d){let o=!1;return(i,f)=>{o||d?.(i,f),o=!0}}function M(d){const o=new Set;
return(i,f)=>{const m=`${i} ${f.error.code} ${f.error.call?.status}`;d===void 0||o.has(m)||(o.add(m),d(f))}}async function g(d,o,i){i?.throwIfAborted();let f=await d.
authorize(d.request);for(let m=0;;m+=1){const p=await(0,C.cv)(f,{...o,signal:i}),N={doing:d.doing,request:f};if(p.kind==="lost"){const V=p.certificate?"never":p.
sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,E.tr)(N,p,o.timeoutMs,d.addressFrom),again:V}}const R={...N,status:p.status,headers:p.headers};if(p.status<
300||p.status>=400)return I(d.read,R,p.text,o);const D=_(R),L=D?.origin===f.url.origin&&f.method==="GET"&&m<A;if(D===void 0||!L)return{ok:!1,error:(0,E.yJ)(R,D),
again:"never"};f={...f,url:D}}}function _({headers:d,request:o}){const i=d.get("location");return i!==null&&URL.canParse(i,o.url.href)?new URL(i,o.url):void 0}async function I(d,o,i,{
clock:f,bodyBytes:m}){const{status:p}=o,N=p>=400?b(o.headers.get("retry-after"),f):void 0,R=await d({...o,text:i,bodyBytes:m,retryAfterMs:N});return R.ok?R:{...R,
again:R.again??l(p),status:p,retryAfterMs:N}}function l(d){return d===429?"always":S.has(d)?"if-it-may-repeat":"never"}}),3445:((H,P,h)=>{h.d(P,{i:()=>y});var C=h(
3739),E=h(1709);async function y(b){const S=g=>b[g.toLowerCase()]||b[g]||"",v=S("ALL_PROXY"),A=$(S("HTTP_PROXY")||v,"HTTP_PROXY"),K=$(S("HTTPS_PROXY")||v,"HTTPS\
_PROXY");if(A===""&&K==="")return fetch;const j=await h.e(903).then(h.t.bind(h,9903,19)),G=new j.EnvHttpProxyAgent({httpProxy:A,httpsProxy:K,noProxy:S("NO_PROXY")}),
M=j.fetch;return async(g,_)=>{if(g instanceof Request)throw new TypeError("This fetch takes an address, not a Request");const I=new URL(g);return(0,E.c)(I.hostname)?
fetch(g,_):M(I,{..._,dispatcher:G})}}function $(b,S){const v=b===""||b.includes("://")?b:`http://${b}`;if(v===""||URL.canParse(v))return v;throw new C.GQ("inval\
id_input",`${S} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),1053:((H,P,h)=>{h.d(P,{O$:()=>I,a6:()=>G,g$:()=>l,tr:()=>M,
x5:()=>v,xS:()=>S,yJ:()=>d});var C=h(9127),E=h(3739),y=h(8302),$=h(5807),b=h(5636);function S(o,i){const f="status"in o?o:void 0,m=i?.requestID??f?.headers.get(
"x-request-id")??void 0;return{method:o.request.method,path:o.request.url.pathname,...(0,y.Eb)({status:f?.status,requestID:m===void 0?void 0:(0,$.Ow)(m,128),serviceCode:i?.
code})}}function v(o,i,f,m){const{code:p,remedy:N}=j(o.status),R=[`Could not ${o.doing}: the service answered ${o.status}`,i.code===void 0||i.code===String(o.status)?
"":` ${i.code}`,i.message===void 0?"":` ("${i.message}")`,f===void 0?"":` and asks to wait ${(0,C.a3)(f)}`,m?.words??""];return new E.GQ(p,R.join(""),{remedy:m?.
remedy??N,call:{...S(o,i),outcome:o.status===408||o.status>=500?"unknown":"refused"}})}const A="Try again later. If it continues, send the request ID to the pla\
tform.",K=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and w\
ith the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email\
 in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:A}],
[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function j(o){const i=K.get(o);return i!==void 0?i:o>=500?{code:"\
service_error",remedy:A}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const G=new Set(["unauthorized","forbidden","refused","unexpec\
ted_response"]);function M(o,i,f,m="the address"){const{origin:p}=o.request.url,N=(0,b.K7)(i.cause)??"no reason given",R=i.timedOut?`no whole answer from ${p} w\
ithin ${(0,C.a3)(f)}`:`${i.sent?`the connection to ${p} broke off`:`no connection to ${p}`} (${N})`;return new E.GQ(i.timedOut?"request_timeout":"unreachable",`\
Could not ${o.doing}: ${R}`,{remedy:i.certificate?_(i.certificate):`Check ${m}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...S(o),outcome:i.
sent?"unknown":"not-sent"},cause:i.cause})}const g=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server conta\
ins, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and chec\
k the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function _(o){
return g.find(([i])=>i.test(o))?.[1]??""}function I(o,i){return new E.GQ("unexpected_response",`Could not ${o.doing}: the answer (${o.status}) ${i}`,{remedy:"Ch\
eck that the address is the service itself, and that no proxy or login page answers in its place.",call:{...S(o),outcome:"unknown"}})}function l(o,i){return new E.
GQ("response_too_large",`Could not ${o.doing}: the answer is longer than ${i} bytes`,{remedy:"Check that the address is the service itself.",call:{...S(o),outcome:"\
unknown"}})}function d(o,i){const{origin:f}=o.request.url,m=i!==void 0&&i.origin!==f,p=m?i.origin:i===void 0?"nowhere":"another path";return new E.GQ("redirecte\
d",`Could not ${o.doing}: ${f} redirects to ${p} (${o.status})`,{remedy:m?`Nothing was sent there. If ${i.origin} is the service, give that address.`:"Give the \
service's own address, to which it does not redirect.",call:{...S(o),outcome:"refused"}})}}),9692:((H,P,h)=>{h.d(P,{sU:()=>E,q$:()=>f,bM:()=>N,U2:()=>p,I:()=>o,
q1:()=>i,Aw:()=>R});var C=h(8302);class E extends Error{name="JsonTextError";offset;constructor(c,w){super(c),this.offset=w}}const y=34,$=44,b=58,S=91,v=92,A=93,
K=123,j=125,G=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,M=24,g=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,_=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,I=/true|false|null/y,
l="a lone surrogate (half of a character) in a string";class d{#e;#t;#s;#r=[];#n=0;#o={name:"",nameOffset:0,offset:0};constructor(c,w=!0,O){this.#e=c,this.#t=w,
this.#s=O}document(){this.#m();const c=this.#p()===K?"object":"other";do this.#i();while(this.#d());if(this.#m(),this.#n<this.#e.length)throw this.#w("the end");
return c}#i(){for(;;){this.#m(),this.#r.length===1&&(this.#o.offset=this.#n);const c=this.#p();if(c===y){this.#h();return}if(c===K){if(this.#n+=1,this.#y(j))return;
this.#r.push(new Set),this.#f()}else if(c===S){if(this.#n+=1,this.#y(A))return;this.#r.push(void 0)}else{if(this.#E(_)||this.#E(I))return;throw this.#w("a value")}}}#d(){
for(let c=this.#r.length;c>0;c--){const w=this.#r[c-1]!==void 0;if(c===1&&w&&this.#s&&this.#a(this.#s),this.#y($))return w&&this.#f(),!0;if(!this.#y(w?j:A))throw this.#w(
`"," or "${w?"}":"]"}"`);this.#r.pop()}return!1}#a(c){c({...this.#o,text:this.#e.slice(this.#o.offset,this.#n)})}#f(){this.#m();const c=this.#n;if(this.#p()!==y)
throw this.#w("a name in double quotes");this.#h();const w=o(this.#e.slice(c,this.#n)),O=this.#r.at(-1);if(this.#t&&O?.has(w))throw new E(`the name "${w}" occur\
s twice in one object`,c);if(O?.add(w),!this.#y(b))throw this.#w('":"');this.#r.length===1&&(this.#o={name:w,nameOffset:c,offset:this.#n})}#h(){const c=this.#e,
w=this.#n;let O=w+1;for(;;){const U=c.charCodeAt(O);if(U===y)break;if(U===v)O=this.#l(O,w);else if(U>=55296&&U<=57343)O=this.#c(O,w);else if(U>=32)O=O-w<M?O+1:this.#u(
O);else throw this.#g(O)}this.#n=O+1}#u(c){return G.lastIndex=c,G.test(this.#e),G.lastIndex}#l(c,w){if(g.lastIndex=c,!g.test(this.#e))throw this.#g(c);const O=g.
lastIndex;if(!this.#t||O-c===2)return O;const U=Number.parseInt(this.#e.slice(c+2,O),16);if(U<55296||U>57343)return O;const F=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(O,O+6));if(U>=56320||!F)throw new E(l,w);return O+6}#c(c,w){const[O,U]=[this.#e.charCodeAt(c),this.#e.charCodeAt(c+1)],F=O<56320&&(U&64512)===56320;
if(this.#t&&!F)throw new E(l,w);return c+(F?2:1)}#g(c){const w=c>=this.#e.length;return new E(w?"a string does not end":"a bad escape or control character in a \
string",c)}#y(c){return this.#m(),this.#p()!==c?!1:(this.#n+=1,!0)}#m(){for(;;){const c=this.#p();if(c!==32&&c!==10&&c!==13&&c!==9)return;this.#n+=1}}#p(){return this.#e.
charCodeAt(this.#n)}#E(c){return c.lastIndex=this.#n,c.test(this.#e)?(this.#n=c.lastIndex,!0):!1}#w(c){const w=this.#e.slice(this.#n,this.#n+1);return new E(`ex\
pected ${c}, found ${w===""?"the end":JSON.stringify(w)}`,this.#n)}}function o(x){return x.includes("\\")?String(JSON.parse(x)):x.slice(1,-1)}function i(x,c){const w=x.
slice(0,c);return{line:w.split(`
`).length,column:c-w.lastIndexOf(`
`)}}function f(x){new d(x).document()}function m(x){try{new JsonScanner(x,!1).document()}catch(c){if(c instanceof JsonTextError)return c;throw c}}function p(x,c=!0){
const w=[];return new d(x,c,U=>w.push(U)).document()==="object"?w:void 0}function N(x){return x.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function R(x,c){
return x===c||D(x)===D(c)}function D(x){try{return String(JSON.parse(x,L))}catch(c){if(c instanceof RangeError)return N(x);throw c}}function L(x,c,w){return typeof c==
"number"?V(w?.source??String(c)):Array.isArray(c)?`[${c.join(",")}]`:(0,C.Gv)(c)?`{${Object.entries(c).map(([U,F])=>`${JSON.stringify(U)}:${F}`).sort().join(",")}\
}`:JSON.stringify(c)}function V(x){const[,c,w="",O="",U="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(x)??[],F=`${w}${O}`.replace(/^0+/,""),q=F.replace(
/0+$/,"");if(q==="")return`${c}0`;const ne=BigInt(U)-BigInt(O.length)+BigInt(F.length-q.length);return`${c}${q}e${ne}`}}),7634:((H,P,h)=>{h.d(P,{x:()=>C});const C="\
1.0.0"}),3823:((H,P,h)=>{h.d(P,{Y2:()=>v,a6:()=>S,bw:()=>y,dN:()=>A});const C="/api/v1/orgs/{orgID}/projects/{projectID}/apps",E=`${C}/{appID}`,y={createApp:{method:"\
POST",path:C},updateApp:{method:"PATCH",path:E},replaceEnv:{method:"PUT",path:`${E}/env`},listEnvironments:{method:"GET",path:`${E}/environments`},deploy:{method:"\
POST",path:`${E}/deployments`},listDeployments:{method:"GET",path:`${E}/deployments`},readFailure:{method:"GET",path:`${E}/deployments/{deployID}/failure`}},$="\
/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",b=`${$}/deployments/{deployID}`,S={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"\
GET",path:"/operator/orgs/{orgID}/apps"},readApp:{method:"GET",path:$},listDeployments:{method:"GET",path:`${$}/deployments`},readDeployment:{method:"GET",path:b},
readLog:{method:"GET",path:`${b}/log`},cancel:{method:"POST",path:`${b}/cancel`},redeploy:{method:"POST",path:`${$}/redeploy`},listEnv:{method:"GET",path:`${$}/\
env`},editEnv:{method:"PATCH",path:`${$}/env`},listReleases:{method:"GET",path:`${$}/releases`},clearCaches:{method:"DELETE",path:`${$}/caches`},rollback:{method:"\
POST",path:`${$}/rollback`},listTables:{method:"GET",path:`${$}/tables`},createTable:{method:"POST",path:`${$}/tables`},deleteTable:{method:"DELETE",path:`${$}/\
tables/{table}`},runtime:{method:"POST",path:`${$}/runtime`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{method:"GET",path:"\
/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${$}/usage`},listNodes:{method:"GET",path:"/operator/nodes"},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},v={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function A(K,j){return K.replace(/\{(\w+)\}/g,(G,M)=>encodeURIComponent(
j[M]??`{${M}}`))}}),5687:((H,P,h)=>{h.r(P),h.d(P,{KEYS_LEFT:()=>lt,prepareSeed:()=>yt});var C=h(3445),E=h(336),y=h(3739),$=h(7598),b=h(7561),S=h(3024),v=h(1455),
A=h(4734);const K=1024*1024,[j,G,M,g]=[34,92,44,10],_=new Set([91,123]),I=new Set([93,125]),l=new Set([32,9,10,13]);class d{#e;#t="before";#s=0;#r=!1;#n=!1;#o=1;#i=1;#d=0;#a=new i;constructor(e){
this.#e=e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#r?this.#f(r):this.#t!=="inside"?(this.#h(r),n=s+1):this.#s===0&&(r===M||I.
has(r))?(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#l(r)):this.#u(r),r===g?(this.#o+=1,this.#i=1):this.#i+=1}this.#t==="inside"&&this.#a.add(e.slice(n))}end(){
if(this.#t==="after")return[];throw this.#c(`the file ends where "${this.#e[this.#t==="before"?0:1]}" is expected`)}#f(e){this.#n?this.#n=!1:e===G?this.#n=!0:e===
j&&(this.#r=!1)}#h(e){if(!l.has(e)){if(this.#t==="after")throw this.#c("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(
0))throw this.#c(`expected "${this.#e[0]}"`);this.#t="inside"}}#u(e){l.has(e)||this.#a.startAt(this.#o,this.#i),e===j?this.#r=!0:_.has(e)?this.#s+=1:I.has(e)&&(this.#s-=
1)}*#l(e){const n=this.#a.take(),s=e!==M;if(s&&e!==this.#e.charCodeAt(1))throw this.#c(`expected "${this.#e[1]}" or ","`);if(n)yield n;else if(!s||this.#d>0)throw this.#c(
"there is a comma too many");this.#d+=1,s&&(this.#t="after")}#c(e){return new b.L(e,this.#o,this.#i)}}class o{#e=1;#t=new i;*push(e){let n=0;for(let s=e.indexOf(
`
`);s!==-1;s=e.indexOf(`
`,n))this.#s(e.slice(n,s)),yield*this.end(),this.#e+=1,n=s+1;this.#s(e.slice(n))}end(){const e=this.#t.take();return e?[e]:[]}#s(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class i{#e=[];#t=0;#s;startAt(e,n){this.#s??={line:e,column:n}}add(e){this.#t+=e.length,this.#t<=K?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
K?f(this.#e.join("")):void 0,n=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function f(t){let[e,n]=[0,t.length];for(;e<
n&&l.has(t.charCodeAt(e));)e+=1;for(;n>e&&l.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var m=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(a){return Promise.reject(a)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},p=(function(t){return function(e){function n(u){e.error=e.hasError?new t(u,e.error,"An error was suppressed during disposal."):u,e.hasError=
!0}var s,r=0;function a(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(a);if(s.dispose){var u=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(u).then(a,function(T){return n(T),a()})}else r|=1}catch(T){n(T)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const N=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?
"object":"array"]];async function R(t){const e=await D(t),n=N.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"array":
s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function D(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=m(e,await(0,v.
open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=n,e.hasError=
!0}finally{const n=p(e);n&&await n}}catch(e){throw ce(t,e)}}async function*L(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([h.e(815),h.e(511)]).then(h.
bind(h,4511));yield*s(await U(t));return}const n=e==="object"?A.Ar:A.Cn;for await(const s of w(t,c(e)))s instanceof b.L?yield s:yield*n(s)}async function*V(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.
test(t))throw new y.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them one a line in a .txt file, or\
 as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await D(t)).trimStart().startsWith("[");for await(const n of w(t,c(e?"array":"lines")))
n instanceof b.L?yield n:yield x(n,e)}function x({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),a=(0,A.mk)(r);return a===void 0?{key:String(JSON.
parse(r)),line:e}:new b.L(a,e,n)}catch{return new b.L("not a JSON string",e,n)}}function c(t){return t==="lines"?new o:new d(t==="array"?"[]":"{}")}async function*w(t,e){
try{for await(const n of F(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof b.L))throw n;yield n}}const O=16*1024*1024;async function U(t){let e="";for await(const n of F(
t))if(e+=n,e.length>O)throw new y.GQ("invalid_file",`${t} is longer than the ${O/2**20} MiB that YAML may have`,{input:"file",place:{file:t},remedy:"Write it as\
 NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*F(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,S.
createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new y.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"\
file",place:{file:t,line:await q(t)},remedy:"Save it as UTF-8."}):(0,y.xU)(n)===void 0?n:ce(t,n)}}async function q(t){const e=new TextDecoder("utf-8",{fatal:!0});
let n=1;try{for await(const s of(0,S.createReadStream)(t)){const r=Buffer.from(s);let a=0;for(let u=r.indexOf(ne);u!==-1;u=r.indexOf(ne,a))e.decode(r.subarray(a,
u+1),{stream:!0}),n+=1,a=u+1;e.decode(r.subarray(a),{stream:!0})}}catch{}return n}const ne=10;function ce(t,e){return(0,y.xU)(e)==="ENOENT"?new y.GQ("file_not_f\
ound",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository checked out before this step?"}):new y.GQ("invalid_\
file",`${t} cannot be read (${(0,y.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user may read.",cause:e})}async function $e(t,e){
const n=new b.C,s=new ue,r=t.file===void 0?"lines":await R(t.file);let a=0,u=0;if(t.file!==void 0)for await(const T of L(t.file,r)){de(e);const k=T instanceof b.
L?T:s.add(T.key,T.line,he);k&&n.add(t.file,k),a+=1}if(t.pruneFile!==void 0){const T=new ue;for await(const k of V(t.pruneFile)){de(e);const B=k instanceof b.L?k:
T.add(k.key,k.line,he)??s.find(k.key,k.line);B&&n.add(t.pruneFile,B),u+=1}}return n.throwIfAny(),{format:r,entries:a,deletes:u}}function de(t){if(t?.aborted)throw new y.
GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const he=(t,e)=>`the key ${le(t)} occurs twice: first on line ${e}`;class ue{#e=new Map;add(e,n,s){
const r=fe(e),a=this.#e.get(r);if(a!==void 0)return new b.L(s(e,a),n,1);this.#e.set(r,n)}find(e,n){const s=this.#e.get(fe(e));if(s!==void 0)return new b.L(`the \
key ${le(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function fe(t){return(0,$.hash)("sha256",t,"binary")}function le(t){return JSON.
stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var z=h(8302),oe=h(9692),xe=h(3823),Ae=h(9127),ie=h(5807),J=h(2345);const ke=4*6e4,Q=(t,e)=>n=>n.status===t&&(e===
void 0||n.code===e),se=t=>e=>e.status===403&&t.test(e.message??""),ve=[{when:se(/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature \
is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of \
AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>ke&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,Ae.a3)(Math.abs(
t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:se(/signature expired|not yet current/i),
code:"forbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for \
five minutes."},{when:se(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duratio\
n-seconds of aws-actions/configure-aws-credentials."},{when:se(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not matc\
h the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:Q(403,"inactive_binding"),code:"\
forbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},
{when:Q(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ss\
r or sse; static web apps have none."},{when:Q(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of\
 a function role that the platform manages for this app."},{when:Q(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A \
proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:Q(401),code:"unauthorized",says:()=>"the table token is not valid: the table may \
have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_\
<TABLE>."},{when:Q(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${J.ux.bodyBytes/1024} KiB.`},{when:Q(
404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:Q(429),
code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=
500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===
400,code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${J.ux.keyBytes} bytes, value ${J.ux.valueBytes/
1024} KiB of JSON, ttlSeconds ${J.ux.minTtlSeconds} to ${J.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a ke\
y-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function Ne(t,e){const n=ve.find(({when:u})=>u(e)),s=e.code??e.message,
r=s===void 0?"":`, "${s}"`,a=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new y.GQ(n?.code??"refused",a,{remedy:n?.remedy,call:ye(t)})}
function Re({status:t,headers:e,text:n=""},s){const r=De(n),a=(0,z.Gv)(r)?r.message??r.Message:void 0,u=Date.parse(e.get("date")??"");return{status:t,code:(0,z.
Gv)(r)&&typeof r.error=="string"?(0,ie.Ow)(r.error,80):void 0,message:typeof a=="string"?Ce(a,s.token):void 0,skewMs:Number.isNaN(u)?0:s.now-u,region:s.region}}
function Ce(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,ie.Ow)(n.trim(),300)}function Ie(t,e){return new y.GQ("unexpected_res\
ponse",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:ye(t)})}function ye({
request:t,status:e,headers:n}){const s=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,ie.Ow)(s,128)};return{
method:t.method,path:t.url.pathname,status:e,...r}}function De(t){try{return JSON.parse(t)}catch{return}}var Me=h(5118);class Le{#e;#t;constructor(e){this.#e=e,
this.#t=me(e)}update(e){this.#t.update(pe(e))}async digest(){return this.#t.digest()}reset(){this.#t=me(this.#e)}}function me(t){return t===void 0?(0,$.createHash)(
"sha256"):(0,$.createHmac)("sha256",pe(t))}function pe(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(
t)}var Pe=h(5636);const je=6e4;function Ue(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<je)&&(n=Ge(await t.credentials(),
e)),n),r=new Me.BB({service:J.jL,region:t.region,credentials:async()=>Ke(await s()),sha256:Le,applyChecksum:!1});return{async sign(a,u){const T={method:"POST",protocol:a.
protocol,hostname:a.hostname,path:a.pathname,query:{},headers:{host:a.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:u},
k=await r.sign(T,{signingDate:new Date(e.now())}),{host:B,...Y}=k.headers;return{method:"POST",url:a,headers:{...Pe.H1,...Y},body:u}},async renew(){const a=n;n=
void 0;const u=await s();return u.accessKeyId!==a?.accessKeyId||u.sessionToken!==a?.sessionToken}}}function Ke({accessKeyId:t,secretAccessKey:e,sessionToken:n}){
return{accessKeyId:t,secretAccessKey:e,...(0,z.Eb)({sessionToken:n})}}function Ge(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new y.GQ("unauthorized","The\
 AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}var Be=h(
9696),we=h(1619);const We={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Je=3e4,Fe=1024*1024;function Ye(t){const{
fetch:e,clock:n,random:s,signal:r,pace:a,budget:u=We,onTrouble:T}=t,k=(0,we.J)(t.url,"url"),B=Ue(t),Y={timeoutMs:Je,bodyBytes:Fe},ae=(0,Be.p)({fetch:e,clock:n,random:s,
signal:r,pace:a,budget:u,...Y}),ee=(W,X,Z,re)=>ae({doing:`${W} ${JSON.stringify(X)}`,request:{method:"POST",url:He(k,W),headers:{},body:Z},mayRepeat:!0,authorize:({
url:te})=>B.sign(te,Z),renewOn:403,renew:()=>B.renew(),addressFrom:"SERVICE_KVS_URL",read:ze(t,re),onTrouble:({error:te,attempt:mt,waitMs:pt})=>T?.({operation:W,
status:te.call?.status,attempt:mt,waitMs:pt})});return{async put(W){const X=W.ttlSeconds===void 0?"":`,"ttlSeconds":${W.ttlSeconds}`,Z=`{"key":${JSON.stringify(
W.key)},"value":${Qe(W)}${X}}`;return ee("put",W.key,Z,({value:re,wrong:te})=>{if(!(0,z.Gv)(re)||re.ok!==!0)throw te("does not say ok")})},get:W=>ee("get",W,JSON.
stringify({key:W}),Ve),delete:W=>ee("delete",W,JSON.stringify({key:W}),({value:X,wrong:Z})=>{if(!(0,z.Gv)(X)||X.deleted!==!0)throw Z("does not say deleted")})}}
function He(t,e){const n=new URL(t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${xe.Y2[e]}`,n}function Qe(t){const e="text"in t?t.text:JSON.stringify(t.value);
if(e===void 0)throw new y.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,oe.q$)(e),e}function Ve({text:t,value:e,wrong:n}){
if(!(0,z.Gv)(e)||typeof e.found!="boolean")throw n("does not say found");if(!e.found)return;const s=(0,oe.U2)(t)?.find(({name:a})=>a==="value");if(s===void 0)throw n(
"says found, but has no value");const{expiresAt:r}=e;return{text:s.text,value:e.value,expiresAt:typeof r=="string"?r:null}}function ze({region:t,token:e,clock:n},s){
return async r=>{const{status:a,text:u}=r;if(a>=300){const k=Re(r,{region:t,token:e,now:n.now()});return{ok:!1,error:Ne(r,k)}}const T=k=>Ie(r,k);if(u===void 0)return{
ok:!1,error:T(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:u,value:JSON.parse(u),wrong:T})}}catch(k){return{ok:!1,error:k instanceof y.
GQ?k:T("is not JSON")}}}}class Xe{#e;#t;#s;#r;#n;#o=0;#i=0;#d=0;#a=[];constructor(e){this.#e=e.clock,this.#t=e.random,this.#s=e.most,this.#r=e.onHold,this.#n=e.
most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#u();if(s>0)await this.#e.sleep(s,e);else if(this.#o>=Math.floor(this.#n))await this.#l(e);else break}
this.#o+=1;const n=this.#d;return(s,r)=>this.#f(s,r,n)}#f(e,n,s){this.#o-=1,e==="answered"&&(this.#n=Math.min(this.#s,this.#n+1/this.#n)),e==="throttled"&&(s===
this.#d?this.#h(n):this.#u()>0&&(this.#i=Math.max(this.#i,this.#e.now()+n)));for(let r=Math.floor(this.#n)-this.#o;r>0;r-=1)this.#a.shift()?.()}#h(e){this.#d+=1,
this.#n=Math.max(1,this.#n/2);const n=Math.round(this.#t()*Math.min(250,e));this.#i=this.#e.now()+e+n,this.#r(e,Math.floor(this.#n))}#u(){return this.#i-this.#e.
now()}#l(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",a),n()},a=()=>{this.#a=this.#a.filter(u=>u!==r),s(e?.reason)};e?.addEventListener(
"abort",a,{once:!0}),this.#a.push(r)})}}const Ze=500;class ge{#e;#t;#s;#r;#n;#o;#i=0;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#s=s,this.#r=r,this.#n=s.now(),
this.#o=this.#n}get done(){return this.#i}add(){this.#i+=1,this.#s.now()-this.#o>=Ze&&this.report()}report(){this.#o=this.#s.now();const e=(this.#o-this.#n)/1e3,
n=e>0?this.#i/e:0,s=this.#t-this.#i,r=n>0?s/n*1e3:void 0;this.#r({type:"progress",part:this.#e,done:this.#i,total:this.#t,perSecond:n,leftMs:r})}}const qe=256*1024;
class et{path;#e;#t="";#s=0;#r;constructor(e){this.path=tt(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#s+=1,this.#r!==void 0)return;const r=s===void 0?"":`,"tt\
lSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#t.length>=qe&&this.#i(()=>this.#o())}close(){if(this.#s!==0){if(this.#i(()=>{this.#o(),(0,S.renameSync)(this.#n,this.path)}),this.#e!==void 0&&(0,S.closeSync)(
this.#e),this.#r===void 0)return this.path;throw(0,S.rmSync)(this.#n,{force:!0}),new y.GQ("disk_full",`${this.#s} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#r})}}get#n(){return`${this.path}.part`}#o(){this.#e??=(0,S.openSync)(
this.#n,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,S.writeSync)(this.#e,e,n);this.#t=""}#i(e){try{this.#r===void 0&&e()}catch(n){this.#r=n}}}
function tt(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const nt=100;class st{#e;#t;#s;#r=new AbortController;#n=[];#o=new Set;constructor(e,n,s){
this.#e=e,this.#t=s;const{fetch:r,clock:a,random:u,report:T}=s,k=(B,Y)=>T({type:"throttled",waitMs:B,atOnce:Y});this.#s=Ye({...n,fetch:r,clock:a,random:u,signal:s.
signal?AbortSignal.any([s.signal,this.#r.signal]):this.#r.signal,pace:new Xe({clock:a,random:u,most:e.concurrency,onHold:k}),onTrouble:B=>this.#y(B)})}async run(e){
const{file:n,pruneFile:s}=this.#e,r=new et(n??""),a=n===void 0?0:await this.#i(n,e,r),u=s===void 0||this.#c()?0:await this.#f(s,e),T=r.close();return{written:a,
deleted:u,stopped:this.#g(),keyErrors:this.#n,unwrittenFile:T}}async#i(e,{format:n,entries:s},r){const a=new ge("write",s,this.#t.clock,this.#t.report);return await this.#h(
e,L(e,n),async u=>{!this.#c()&&await this.#u(e,u,()=>this.#d(u))?a.add():r.add(this.#a(u))}),a.report(),a.done}async#d(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#s.put({key:n,text:s,ttlSeconds:r}),!this.#e.verify)return;const a=await this.#s.get(n);if(!(a!==void 0&&(0,oe.Aw)(a.text,s)))throw new y.GQ("v\
erify_failed",`${JSON.stringify(n)} was written, but ${a?"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to thi\
s table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:n}){const s=new ge(
"delete",n,this.#t.clock,this.#t.report);return await this.#h(e,V(e),async r=>{!this.#c()&&await this.#u(e,r,()=>this.#s.delete(r.key))&&s.add()}),s.report(),s.
done}async#h(e,n,s){const r=async()=>{for(let u=await n.next();!u.done;u=await n.next())u.value instanceof b.L?this.#r.abort(ot(e)):await s(u.value)},a=u=>this.#r.
abort((0,y.I7)(u));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(a)))}async#u(e,{line:n},s){try{return await s(),!0}catch(r){const a=(0,y.
I7)(r);return rt(a)?this.#l(a.with({place:{file:e,line:n}})):this.#c()||this.#r.abort(a),!1}}#l(e){this.#n.length>=nt||(this.#n.push(e),this.#t.report({type:"ke\
y-failed",error:e}))}#c(){return this.#r.signal.aborted||this.#t.signal?.aborted===!0}#g(){const{signal:e}=this.#t;return e?.aborted?new y.GQ("interrupted","Int\
errupted",{cause:e.reason}):this.#r.signal.aborted?(0,y.I7)(this.#r.signal.reason):void 0}#y(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#t.
report({type:"trouble",trouble:e}))}}function rt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function ot(t){return new y.GQ("inval\
id_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const it={file:{value:"FILE",
description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The\
 table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` o\
nly for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"\
`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536\
000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the serv\
ice answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per \
line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and show what would happen, without sending anything."}},at=new Map(
Object.entries(it)),wt={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be written or deleted."},ct=t=>t==="file"?
"kvs-seed-file":`kvs-${t}`,Ee=256;function dt(t,e,n=s=>s){const s=new Te(t,n),{file:r,pruneFile:a}=s.files(),u={file:r,pruneFile:a,target:s.boolean("dry-run")?void 0:
be(s,e),ttlSeconds:s.number("ttl-seconds",A.J9,A.wy),concurrency:s.number("concurrency",ht,`it must be a whole number from 1 to ${Ee}`)??1,verify:s.boolean("ver\
ify"),secrets:Se(t,e)};return s.throwIfAny(),u}function gt(t,e){const n={table:t},s=new Te(n,a=>a),r=be(s,e);return s.throwIfAny(),{target:r,secrets:Se(n,e)}}function ht(t){
return Number.isInteger(t)&&t>=1&&t<=Ee}function Se(t,e){const n=Object.entries(e).filter(([r])=>r.startsWith(`${J.be}TOKEN_`)),s=[t.token,...n.map(([,r])=>r),e.
AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.trim()??""))].filter(r=>r!=="")}function be(t,e){const n=t.text("table"),s=`${J.be}TOKE\
N_${n.toUpperCase()}`;n!==""&&!J.BL.test(n.toLowerCase())&&t.fault("invalid_input","table",`: "${n}" is not a table name`,"Write letters, digits and _, as sessi\
ons.");const r=t.text("url")||e[`${J.be}URL`]||"";r===""?t.missing("url",`${J.be}URL`):t.try(()=>(0,we.J)(r,t.name("url")));const a=t.text("region")||e[`${J.be}\
REGION`]||"";a===""&&t.missing("region",`${J.be}REGION`);const u=t.text("token")||(n===""?"":e[s]?.trim())||"";u===""&&t.missing(n===""?"table":"token",n===""?`${J.
be}TOKEN_<TABLE>`:s);const T=async()=>_e(e);return t.try(()=>_e(e)),{url:r,region:a,token:u,credentials:T}}function _e(t){const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.
AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),r=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");if(!e||!n)throw new y.GQ("missing_input",`There are no\
 AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:ut});return{accessKeyId:e,secretAccessKey:n,sessionToken:s||
void 0,expiresAt:Number.isNaN(r)?void 0:r}}const ut=`The key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class Te{#e;#t;#s=[];constructor(e,n){this.#e=e,this.#t=n}name(e){return this.#t(e)}text(e){return this.#e[e]?.trim()||(at.get(e)?.
default??"")}files(){const[e,n]=[this.text("file")||void 0,this.text("prune-file")||void 0];return e===void 0&&n===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:e,pruneFile:n}}boolean(e){const n=this.text(
e);return/^(?:true|false)$/i.test(n)||this.fault("invalid_input",e,`: "${n}" is neither true nor false`,"Write true or false."),n.toLowerCase()==="true"}number(e,n,s){
const r=this.text(e);if(r==="")return;const a=/^\d+$/.test(r)?Number(r):Number.NaN;return n(a)||this.fault("invalid_input",e,` is "${r}"; ${s}`,"Write a number."),
a}missing(e,n){this.fault("missing_input",e,` is not set, and neither is ${n}`,`Give ${this.name(e)}, or set ${n} as the platform shows it (Services > Databases\
).`)}fault(e,n,s,r){const a=this.name(n);this.#s.push(new y.GQ(e,`${a}${s}`,{input:a,remedy:r}))}try(e){try{e()}catch(n){if(!(n instanceof y.GQ))throw n;this.#s.
push(n)}}throwIfAny(){const[e,...n]=this.#s;if(e)throw e.with({also:n})}}async function Oe(t,e){const n=e.clock.now(),s=await $e(t,e.signal),{entries:r,deletes:a}=s;
e.report({type:"checked",entries:r,deletes:a});const u={written:0,deleted:0,stopped:void 0,keyErrors:[],unwrittenFile:void 0},T=t.target===void 0?u:await new st(
t,t.target,e).run(s),{written:k,deleted:B,unwrittenFile:Y}=T;return{entries:r,deletes:a,written:k,deleted:B,failed:t.target===void 0?0:r-k+a-B,unwrittenFile:Y,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:ft(T,r,a)}}function ft(t,e,n){const{stopped:s,keyErrors:r,written:a,deleted:u,unwrittenFile:T}=t,[k]=r,B=s??k;if(B===void 0)
return;const Y=[...e>0?[`${a} of ${e} entries are written`]:[],...n>0?[`${u} of ${n} keys are deleted`]:[]].join(", "),ae=T===void 0?[]:[`Those that were not wr\
itten are in ${T}: seed that file next.`],ee=[...B.remedy===void 0?[]:[B.remedy],...ae].join(`
`);return new y.GQ(s?.code??"seed_failed",s?`${s.message}; ${Y}`:`Only ${Y}`,{remedy:ee||void 0,call:s?.call,also:r,cause:s?.cause??s})}const lt={type:"warning",
message:"The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys\
 later, with the seed action or "slipway seed".'};async function yt(t,{env:e,onSecret:n,signal:s}){const r=dt(t,e,ct);for(const T of r.secrets)n(T);const a={fetch:await(0,C.
i)(e),clock:E.ml,random:Math.random,signal:s},u=await Oe({...r,target:void 0},{...a,report:()=>{}});if(u.error)throw u.error;return async T=>{try{return await Oe(
r,{...a,report:T})}catch(k){return{...u,failed:u.entries+u.deletes,error:(0,y.I7)(k)}}}}}),4734:((H,P,h)=>{h.d(P,{Ar:()=>b,Cn:()=>$,J9:()=>M,mk:()=>g,mn:()=>j,wy:()=>G});
var C=h(9692),E=h(2345),y=h(7561);function*$(l){const d=S(l,"");d instanceof y.L?yield d:d===void 0?yield new y.L("an entry is an object {key, value, ttlSeconds\
?}",l.line,l.column):yield*j(d,l)}function*b(l){const d=S(l,"{}");if(d instanceof y.L)yield d;else if(d!==void 0)for(const[o,i]of d){const{line:f,column:m}=l;yield*j(
new Map([["key",{json:JSON.stringify(o),line:f,column:m}],["value",i]]),l)}}function S(l,d){const{text:o,line:i,column:f}=l;if(o===void 0)return new y.L("the en\
try is far longer than any that is allowed",i,f);const m=d===""?0:1;try{const p=(0,C.U2)(d===""?o:`{${o}}`);return p&&new Map(p.map(N=>[N.name,v(l,o,N,m)]))}catch(p){
if(!(p instanceof C.sU))throw p;const N=A(l,o,p.offset-m);return new y.L(`not valid JSON: ${p.message}`,N.line,N.column)}}function v(l,d,o,i){return{json:(0,C.bM)(
o.text),...A(l,d,o.nameOffset-i)}}function A({line:l,column:d},o,i){const f=o.slice(0,Math.max(0,i)),m=f.lastIndexOf(`
`);return m===-1?{line:l,column:d+f.length}:{line:l+f.split(`
`).length-1,column:f.length-m}}const K=new Set(["key","value","ttlSeconds"]);function*j(l,d){const o=[],i=(D,L)=>{o.push(new y.L(L,D?.line??d.line,D?.column??d.
column))};for(const[D,L]of l)K.has(D)||i(L,`an entry has no member "${D}": its members are key, value and ttlSeconds`);const[f,m,p]=[l.get("key"),l.get("value"),
l.get("ttlSeconds")],N=f&&g(f.json);f===void 0?i(void 0,"the entry has no key"):N!==void 0&&i(f,N),m===void 0?i(void 0,"the entry has no value"):_(m.json)>E.ux.
valueBytes&&i(m,`the value has ${_(m.json)} bytes of JSON; the most is ${E.ux.valueBytes}`);const R=p&&Number(p.json);p!==void 0&&!M(R)&&i(p,`ttlSeconds is ${I(
p.json)}; ${G}`),o.length>0||f===void 0||m===void 0?yield*o:yield{key:String(JSON.parse(f.json)),text:m.json,ttlSeconds:R,line:d.line}}const G=`it must be a who\
le number from ${E.ux.minTtlSeconds} to ${E.ux.maxTtlSeconds}`;function M(l){const{minTtlSeconds:d,maxTtlSeconds:o}=E.ux;return Number.isInteger(l)&&Number(l)>=
d&&Number(l)<=o}function g(l){const d=JSON.parse(l);if(typeof d!="string")return`the key is ${I(l)}, not a string`;if(d==="")return"the key is empty";if(!d.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(_(d)>E.ux.keyBytes)return`the key has ${_(d)} bytes of UTF-8; the most is ${E.ux.keyBytes}`}function _(l){
return Buffer.byteLength(l)}function I(l){return l.length>40?`${l.slice(0,39)}\u2026`:l}}),7561:((H,P,h)=>{h.d(P,{C:()=>$,L:()=>E});var C=h(3739);class E extends Error{name="\
FileFault";line;column;constructor(S,v,A){super(S),this.line=v,this.column=A}}const y=100;class ${#e=[];#t=0;add(S,v){if(this.#t+=1,this.#e.length===y)return;const A={
file:S,line:v.line,column:v.column};this.#e.push(new C.GQ("invalid_file",v.message,{place:A,input:"file"}))}throwIfAny(){const[S]=this.#e;if(S===void 0)return;const v=this.#t-
this.#e.length,A=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new C.GQ("invalid_file",v>0?`${A} (the first ${y} a\
re shown)`:A,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}})};export{Et as id,St as ids,bt as modules};

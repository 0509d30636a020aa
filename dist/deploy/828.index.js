const I=828,x=[828],S={445:((v,M,u)=>{u.d(M,{t:()=>b});var p=u(3739),y=u(1787);const R=16384,T=/[\s,]*<([^>]*)>/y,A=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function m(h){const l=(h??"").slice(0,R);let o=0;const a=i=>{i.lastIndex=o;const d=i.exec(l);return d&&(o=i.lastIndex),d};for(let i=a(T);i;i=a(T)){const d=new Map;
for(let e=a(A);e;e=a(A)){const[,t="",n,s=""]=e;d.has(t.toLowerCase())||d.set(t.toLowerCase(),n??s)}if((d.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!d.has("anchor"))return i[1]}}function O(h,l){const o=m(h.get("link"));return o===void 0?void 0:URL.parse(o,l.href)?.href}var g=u(1053);function b({decode:h,
readError:l,explain:o,takesText:a}){return async i=>{const{status:d,text:r,headers:e,retryAfterMs:t}=i,n=r===void 0?void 0:C(r,e,a);if(d>=400){const s=(0,y.N)(n?.
body),c=await l?.(n?.body,s)??s;return{ok:!1,error:(0,g.x5)(i,c,t,await o?.(c,d))}}if(n===void 0)return{ok:!1,error:(0,g.g$)(i,i.bodyBytes)};if(n.fault!==void 0)
return{ok:!1,error:(0,g.O$)(i,n.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await h(n.body,(0,g.xS)(i),{location:e.get("location")??void 0,nextPage:O(
e,i.request.url)})}}catch(s){if(s instanceof p.GQ)return{ok:!1,error:s};throw s}}}function C(h,l,o=!1){if(h.trim()==="")return{body:void 0};const a=(l.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",i=a===""||a==="text/plain";if(!i&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(a))return{body:void 0,fault:a===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const d=JSON.parse(h);return i&&typeof d!="object"&&!o?{body:void 0,fault:"is plain text"}:
{body:d}}catch{return i&&o?{body:h}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((v,M,u)=>{u.d(M,{H1:()=>T,K7:()=>C,cv:()=>A});var p=u(3739),y=u(8302),R=u(
7634);const T={accept:"application/json","user-agent":`slipway/${R.x}`};async function A(o,a){a.signal?.throwIfAborted();const i=new AbortController,d=setTimeout(
()=>i.abort(),a.timeoutMs),r=a.signal?AbortSignal.any([a.signal,i.signal]):i.signal;try{const e=await a.fetch(o.url,{method:o.method,headers:o.headers,redirect:"\
manual",signal:r,...(0,y.Eb)({body:o.body})}),{status:t,headers:n}=e;return{kind:"answer",status:t,headers:n,text:await m(e,a.bodyBytes)}}catch(e){return a.signal?.
throwIfAborted(),b(e,i.signal.aborted)}finally{clearTimeout(d)}}async function m({body:o},a){if(o===null)return"";const i=[];let d=0;for await(const r of o){if(d+=
r.byteLength,d>a)return;i.push(r)}return new TextDecoder().decode(Buffer.concat(i))}const O=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
g=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function b(o,a){const i=l(o),d=t=>i.some(n=>t.test((0,p.xU)(n)??"")),r=i.some(t=>"\
syscall"in t&&t.syscall==="connect"),e=h(o);return{kind:"lost",sent:!r&&!e&&!d(O),timedOut:a,certificate:e,cause:o}}function C(o){return l(o).map(p.xU).find(a=>a!==
void 0)}function h(o){return l(o).map(a=>(0,p.xU)(a)??"").find(a=>g.test(a))}function l(o,a=0){return!(o instanceof Error)||a>5?[]:[...(o instanceof AggregateError?
[o.cause,...o.errors]:[o.cause]).flatMap(d=>l(d,a+1)),o]}}),9696:((v,M,u)=>{u.d(M,{p:()=>b});var p=u(5636),y=u(1053);const R={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function T(r,e,t){const n=Math.min(e.mostDelayMs,e.firstDelayMs*2**(r-1));return Math.round(n*(.1+.9*t()))}function A(r,e){
const t=r?.trim()??"";if(/^\d{1,9}$/.test(t))return Number(t)*1e3;const n=/^[A-Za-z]{3,9}, /.test(t)?Date.parse(t):Number.NaN;return Number.isNaN(n)?void 0:Math.
max(0,n-e.now())}const m=new Set([408,429,500,502,503,504]);class O{#t;#n;#e=0;#r=0;constructor(e){this.#t=e,this.#n=e.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(e){const{budget:t,clock:n,random:s}=this.#t,c=t.throttling==="pace",_=c&&e.status===429?++this.#r:++this.#e,f=e.retryAfterMs??0,w=c&&f>0?f:Math.
max(T(_,t,s),f);return n.now()-this.#n+w>t.totalMs||f>t.mostRetryAfterMs||this.#e>=t.attempts?void 0:w}}const g=3;function b(r){const e={timeoutMs:3e4,bodyBytes:5e6,
budget:R,...r},t=l(r.onTrouble);return async function(s){const c=C(r.signal,s.signal),_=new O(e);let f=!1;for(;;){const w=h(await r.pace?.enter(c));try{const E=await o(
s,e,c);if(E.ok)return w("answered",0),E.value;if(E.status===(s.renewOn??401)&&!f&&(f=!0,await s.renew?.()))continue;const D=E.again==="always"||E.again==="if-it\
-may-repeat"&&s.mayRepeat?_.waitAfter(E):void 0;if(D===void 0)throw E.error;const N={error:E.error,waitMs:D,attempt:_.attempts};s.onTrouble?.(N),t(s.doing,N);const $=E.
status===429;w($?"throttled":"fault",D),(r.pace===void 0||!$)&&await e.clock.sleep(D,c)}finally{w("fault",0)}}}}function C(r,e){return r!==void 0&&e!==void 0?AbortSignal.
any([r,e]):r??e}function h(r){let e=!1;return(t,n)=>{e||r?.(t,n),e=!0}}function l(r){const e=new Set;return(t,n)=>{const s=`${t} ${n.error.code} ${n.error.call?.
status}`;r===void 0||e.has(s)||(e.add(s),r(n))}}async function o(r,e,t){t?.throwIfAborted();let n=await r.authorize(r.request);for(let s=0;;s+=1){const c=await(0,p.
cv)(n,{...e,signal:t}),_={doing:r.doing,request:n};if(c.kind==="lost"){const k=c.certificate?"never":c.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,y.
tr)(_,c,e.timeoutMs,r.addressFrom),again:k}}const f={..._,status:c.status,headers:c.headers};if(c.status<300||c.status>=400)return i(r.read,f,c.text,e);const w=a(
f),E=w?.origin===n.url.origin&&n.method==="GET"&&s<g;if(w===void 0||!E)return{ok:!1,error:(0,y.yJ)(f,w),again:"never"};n={...n,url:w}}}function a({headers:r,request:e}){
const t=r.get("location");return t!==null&&URL.canParse(t,e.url.href)?new URL(t,e.url):void 0}async function i(r,e,t,{clock:n,bodyBytes:s}){const{status:c}=e,_=c>=
400?A(e.headers.get("retry-after"),n):void 0,f=await r({...e,text:t,bodyBytes:s,retryAfterMs:_});return f.ok?f:{...f,again:f.again??d(c),status:c,retryAfterMs:_}}
function d(r){return r===429?"always":m.has(r)?"if-it-may-repeat":"never"}}),1053:((v,M,u)=>{u.d(M,{O$:()=>i,a6:()=>h,g$:()=>d,tr:()=>l,x5:()=>O,xS:()=>m,yJ:()=>r});
var p=u(9127),y=u(3739),R=u(8302),T=u(5807),A=u(5636);function m(e,t){const n="status"in e?e:void 0,s=t?.requestID??n?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,R.Eb)({status:n?.status,requestID:s===void 0?void 0:(0,T.Ow)(s,128),serviceCode:t?.code})}}function O(e,t,n,s){
const{code:c,remedy:_}=C(e.status),f=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===
void 0?"":` ("${t.message}")`,n===void 0?"":` and asks to wait ${(0,p.a3)(n)}`,s?.words??""];return new y.GQ(c,f.join(""),{remedy:s?.remedy??_,call:{...m(e,t),outcome:e.
status===408||e.status>=500?"unknown":"refused"}})}const g="Try again later. If it continues, send the request ID to the platform.",b=new Map([[401,{code:"unaut\
horized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],
[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refu\
sed",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,{code:"refused",remedy:"Restore the app if you want it back, as \
the answer says, or take another name."}],[408,{code:"service_error",remedy:g}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the\
 same time."}]]);function C(e){const t=b.get(e);return t!==void 0?t:e>=500?{code:"service_error",remedy:g}:{code:"refused",remedy:"Correct what the answer names\
, then run again."}}const h=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function l(e,t,n,s="the address"){const{origin:c}=e.request.url,
_=(0,A.K7)(t.cause)??"no reason given",f=t.timedOut?`no whole answer from ${c} within ${(0,p.a3)(n)}`:`${t.sent?`the connection to ${c} broke off`:`no connectio\
n to ${c}`} (${_})`;return new y.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${f}`,{remedy:t.certificate?a(t.certificate):`Check ${s}, \
the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...m(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}const o=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function a(e){return o.find(([t])=>t.test(e))?.[1]??""}function i(e,t){return new y.GQ("unexpe\
cted_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answ\
ers in its place.",call:{...m(e),outcome:"unknown"}})}function d(e,t){return new y.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t}\
 bytes`,{remedy:"Check that the address is the service itself.",call:{...m(e),outcome:"unknown"}})}function r(e,t){const{origin:n}=e.request.url,s=t!==void 0&&t.
origin!==n,c=s?t.origin:t===void 0?"nowhere":"another path";return new y.GQ("redirected",`Could not ${e.doing}: ${n} redirects to ${c} (${e.status})`,{remedy:s?
`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...m(e),outcome:"\
refused"}})}})};export{I as id,x as ids,S as modules};

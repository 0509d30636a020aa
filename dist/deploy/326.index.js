const L=326,x=[326],C={9154:((I,f,d)=>{d.r(f),d.d(f,{createGitHubClient:()=>A});var y=d(8408),l=d(7399),_=d(9696),g=d(3739),w=d(7634),M=d(86);const p={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},E="2022-11-28",R={debug(){},info(){},warn(){},error(){}};function A(t){const e=(0,_.p)({...t,
timeoutMs:1e4,budget:p}),n=t.apiUrl.replace(/\/+$/,""),r=s=>(0,y.Q)(t.token,{baseUrl:n,userAgent:`slipway/${w.x}`,log:R,request:{fetch:D(e,s,new URL(n).origin)}});
return{async ask(s,a){return(await a(r(s)).catch(h)).data},async*pages(s,a){try{for await(const{data:o}of a(r(s)))yield Array.isArray(o)?o:[]}catch(o){h(o)}}}}function h(t){
throw t instanceof Error&&t.name==="HttpError"&&t.cause?t.cause:t}function D(t,e,n){return(r,s)=>{const a=new URL(r);if(a.origin!==n)throw b(e,n,a);const o=s.method??
"GET",i={...Object.fromEntries(new Headers(s.headers)),accept:"application/vnd.github+json","x-github-api-version":E},u=typeof s.body=="string"?{body:s.body}:{};
return t({doing:e,mayRepeat:o!=="POST",request:{method:o,url:a,headers:i,...u},authorize:c=>c,read:O})}}const v=(0,l.t)({decode(t,e){if(t===null||!["object","un\
defined"].includes(typeof t))throw(0,M.LO)("object or list",t,e)}}),O=async t=>{const e=await v(t),{status:n,headers:r,text:s}=t;return e.ok?{ok:!0,value:new Response(
s||null,{status:n,headers:r})}:n!==403||!T(r)?e:{ok:!1,error:e.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token share its\
 rate limit."}),again:r.has("retry-after")?"always":"never"}};function T(t){return t.has("retry-after")||t.get("x-ratelimit-remaining")==="0"}function b(t,e,{origin:n}){
return new g.GQ("redirected",`Could not ${t}: ${e} names ${n} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy change\
s the answers."})}}),9696:((I,f,d)=>{d.d(f,{p:()=>R});var y=d(5636),l=d(1053);const _={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};
function g(t,e,n){const r=Math.min(e.mostDelayMs,e.firstDelayMs*2**(t-1));return Math.round(r*(.1+.9*n()))}function w(t,e){const n=t?.trim()??"";if(/^\d{1,9}$/.
test(n))return Number(n)*1e3;const r=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(r)?void 0:Math.max(0,r-e.now())}const M=new Set([408,
429,500,502,503,504]);class p{#e;#n;#t=0;#r=0;constructor(e){this.#e=e,this.#n=e.clock.now()}get attempts(){return this.#t+this.#r}waitAfter(e){const{budget:n,clock:r,
random:s}=this.#e,a=n.throttling==="pace",o=a&&e.status===429?++this.#r:++this.#t,i=e.retryAfterMs??0,u=a&&i>0?i:Math.max(g(o,n,s),i);return r.now()-this.#n+u>n.
totalMs||i>n.mostRetryAfterMs||this.#t>=n.attempts?void 0:u}}const E=3;function R(t){const e={timeoutMs:3e4,bodyBytes:5e6,budget:_,...t},n=D(t.onTrouble);return async function(s){
const a=A(t.signal,s.signal),o=new p(e);let i=!1;for(;;){const u=h(await t.pace?.enter(a));try{const c=await v(s,e,a);if(c.ok)return u("answered",0),c.value;if(c.
status===(s.renewOn??401)&&!i&&(i=!0,await s.renew?.()))continue;const m=c.again==="always"||c.again==="if-it-may-repeat"&&s.mayRepeat?o.waitAfter(c):void 0;if(m===
void 0)throw c.error;const U={error:c.error,waitMs:m,attempt:o.attempts};s.onTrouble?.(U),n(s.doing,U);const k=c.status===429;u(k?"throttled":"fault",m),(t.pace===
void 0||!k)&&await e.clock.sleep(m,a)}finally{u("fault",0)}}}}function A(t,e){return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}function h(t){let e=!1;return(n,r)=>{
e||t?.(n,r),e=!0}}function D(t){const e=new Set;return(n,r)=>{const s=`${n} ${r.error.code} ${r.error.call?.status}`;t===void 0||e.has(s)||(e.add(s),t(r))}}async function v(t,e,n){
n?.throwIfAborted();let r=await t.authorize(t.request);for(let s=0;;s+=1){const a=await(0,y.cv)(r,{...e,signal:n}),o={doing:t.doing,request:r};if(a.kind==="lost"){
const P=a.certificate?"never":a.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,l.tr)(o,a,e.timeoutMs,t.addressFrom),again:P}}const i={...o,status:a.status,
headers:a.headers};if(a.status<300||a.status>=400)return T(t.read,i,a.text,e);const u=O(i),c=u?.origin===r.url.origin&&r.method==="GET"&&s<E;if(u===void 0||!c)return{
ok:!1,error:(0,l.yJ)(i,u),again:"never"};r={...r,url:u}}}function O({headers:t,request:e}){const n=t.get("location");return n!==null&&URL.canParse(n,e.url.href)?
new URL(n,e.url):void 0}async function T(t,e,n,{clock:r,bodyBytes:s}){const{status:a}=e,o=a>=400?w(e.headers.get("retry-after"),r):void 0,i=await t({...e,text:n,
bodyBytes:s,retryAfterMs:o});return i.ok?i:{...i,again:i.again??b(a),status:a,retryAfterMs:o}}function b(t){return t===429?"always":M.has(t)?"if-it-may-repeat":
"never"}})};export{L as id,x as ids,C as modules};

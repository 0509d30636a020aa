const I=440,k=[440],L={5636:((P,N,h)=>{h.d(N,{K:()=>D,c:()=>E});var M=h(3739);async function E(p,y){y.signal?.throwIfAborted();const b=new AbortController,c=setTimeout(
()=>b.abort(),y.timeoutMs),u=y.signal?AbortSignal.any([y.signal,b.signal]):b.signal;try{const _=await y.fetch(p.url,{method:p.method,headers:p.headers,redirect:"\
manual",signal:u,...p.body===void 0?{}:{body:p.body}}),{status:m,headers:t}=_;return{kind:"answer",status:m,headers:t,text:await n(_,y.bodyBytes)}}catch(_){return y.
signal?.throwIfAborted(),w(_,b.signal.aborted)}finally{clearTimeout(c)}}async function n(p,y){if(p.body===null)return"";const b=[];let c=0;for await(const u of p.
body){if(c+=u.byteLength,c>y)return;b.push(u)}return new TextDecoder().decode(Buffer.concat(b))}const T=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
v=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function w(p,y){const b=O(p),c=m=>b.some(t=>m.test((0,M.xU)(t)??"")),u=b.some(m=>"syscall"in m&&m.
syscall==="connect"),_=c(v);return{kind:"lost",sent:!u&&!_&&!c(T),timedOut:y,certificate:_,cause:p}}function D(p){return O(p).map(M.xU).find(y=>y!==void 0)}function O(p,y=0){
return!(p instanceof Error)||y>5?[]:[...(p instanceof AggregateError?[p.cause,...p.errors]:[p.cause]).flatMap(c=>O(c,y+1)),p]}}),1279:((P,N,h)=>{h.d(N,{p:()=>w});
var M=h(3739),E=h(5636),n=h(1053),T=h(9307);const v=3;function w(c){const u={timeoutMs:3e4,bodyBytes:5e6,budget:T.p$,...c},{clock:_,random:m,budget:t}=u,s=new Set;
return async function(r){const d=D(c.signal,r.signal),f=_.now();let e=!1;for(let i=1;;i+=1){const a=await O(r,u,d);if(a.ok)return a.value;if(a.error.code==="una\
uthorized"&&!e&&(e=!0,await r.renew?.()))continue;const o=a.repeat==="always"||a.repeat==="where-it-may"&&r.mayRepeat,l=Math.max((0,T.JN)(i,t,m),a.retryAfterMs??
0),A=_.now()-f+l>t.totalMs||(a.retryAfterMs??0)>t.mostRetryAfterMs;if(!o||A||i>=t.attempts)throw a.error;const $=`${r.doing} ${a.error.code} ${a.error.call?.status}`;
s.has($)||c.onTrouble?.({error:a.error,waitMs:l}),s.add($),await _.sleep(l,d)}}}function D(c,u){return c!==void 0&&u!==void 0?AbortSignal.any([c,u]):c??u}async function O(c,u,_){
_?.throwIfAborted();let m=await c.authorize(c.request);for(let t=0;;t+=1){const s=await(0,E.c)(m,{...u,signal:_}),g={doing:c.doing,request:m};if(s.kind==="lost"){
const e=s.certificate?"never":s.sent?"where-it-may":"always";return{ok:!1,error:(0,n.tr)(g,s,u.timeoutMs),repeat:e}}const r={...g,status:s.status,headers:s.headers};
if(s.status<300||s.status>=400)return y(c,r,s.text,u);const d=p(r),f=d?.origin===m.url.origin&&m.method==="GET"&&t<v;if(d===void 0||!f)return{ok:!1,error:(0,n.yJ)(
r,d),repeat:"never"};m={...m,url:d}}}function p({headers:c,request:u}){const _=c.get("location");return _!==null&&URL.canParse(_,u.url.href)?new URL(_,u.url):void 0}
function y(c,u,_,m){const t=_===void 0?void 0:b(_,u.headers,c.takesText);if(u.status>=400){const s=(0,T.P9)(u.headers.get("retry-after"),m.clock),g=(0,n.x5)(u,t?.
body,s),r=u.status===429?"always":T.vt.has(u.status)?"where-it-may":"never";return{ok:!1,error:g,repeat:r,retryAfterMs:s}}if(t===void 0)return{ok:!1,error:(0,n.
g$)(u,m.bodyBytes),repeat:"never"};if(t.fault!==void 0)return{ok:!1,error:(0,n.O$)(u,t.fault),repeat:"where-it-may"};try{return{ok:!0,value:c.decode(t.body,(0,n.
xS)(u),u.headers.get("location")??void 0)}}catch(s){if(s instanceof M.GQ)return{ok:!1,error:s,repeat:"never"};throw s}}function b(c,u,_=!1){if(c.trim()==="")return{
body:void 0};const m=(u.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",t=m===""||m==="text/plain";if(!t&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(
m))return{body:void 0,fault:m==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(c);return t&&typeof s!="object"&&!_?{body:void 0,
fault:"is plain text"}:{body:s}}catch{return t&&_?{body:c}:{body:void 0,fault:"is not whole JSON"}}}}),1053:((P,N,h)=>{h.d(N,{O$:()=>u,a6:()=>b,g$:()=>_,tr:()=>c,
x5:()=>D,xS:()=>w,yJ:()=>m});var M=h(9127),E=h(3739),n=h(5807),T=h(8758),v=h(5636);function w(t,s){const g="status"in t?t:void 0,r=s?.requestID??g?.headers.get(
"x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...g===void 0?{}:{status:g.status},...r===void 0?{}:{requestID:(0,n.Ow)(r,128)},
...s?.code===void 0?{}:{serviceCode:s.code}}}function D(t,s,g){const r=(0,T.Nk)(s),{code:d,remedy:f}=y(t.status),e=[`Could not ${t.doing}: the service answered ${t.
status}`,r.code===void 0?"":` ${r.code}`,r.message===void 0?"":` ("${r.message}")`,g===void 0?"":` and asks to wait ${(0,M.a)(g)}`];return new E.GQ(d,e.join(""),
{remedy:f,call:{...w(t,r),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}const O="Try again later; where it lasts, tell the platform the request I\
D.",p=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with \
the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in \
the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:O}],
[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function y(t){const s=p.get(t);return s!==void 0?s:t>=500?{code:"\
service_error",remedy:O}:{code:"refused",remedy:"Mend what the answer names, then run again."}}const b=new Set(["unauthorized","forbidden","refused","unexpected\
_response"]);function c(t,s,g){const{origin:r}=t.request.url,d=(0,v.K)(s.cause)??"no reason given",f=s.timedOut?`no whole answer from ${r} within ${(0,M.a)(g)}`:
`${s.sent?`the connection to ${r} broke off`:`no connection to ${r}`} (${d})`;return new E.GQ(s.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${f}`,
{remedy:s.certificate?"Where the server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":"Check the address, the network, and HTTPS_\
PROXY and NO_PROXY where a proxy stands between.",call:{...w(t),outcome:s.sent?"unknown":"not-sent"},cause:s.cause})}function u(t,s){return new E.GQ("unexpected\
_response",`Could not ${t.doing}: the answer (${t.status}) ${s}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers \
in its place.",call:{...w(t),outcome:"unknown"}})}function _(t,s){return new E.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${s} byt\
es`,{remedy:"Check that the address is the service itself.",call:{...w(t),outcome:"unknown"}})}function m(t,s){const{origin:g}=t.request.url,r=s!==void 0&&s.origin!==
g,d=r?s.origin:s===void 0?"nowhere":"another path";return new E.GQ("redirected",`Could not ${t.doing}: ${g} redirects to ${d} (${t.status})`,{remedy:r?`Nothing \
was sent there. If ${s.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...w(t),outcome:"refus\
ed"}})}}),9307:((P,N,h)=>{h.d(N,{JN:()=>E,P9:()=>n,p$:()=>M,vt:()=>T});const M={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function E(v,w,D){
const O=Math.min(w.mostDelayMs,w.firstDelayMs*2**(v-1));return Math.round(O*(.1+.9*D()))}function n(v,w){const D=v?.trim()??"";if(/^\d{1,9}$/.test(D))return Number(
D)*1e3;const O=/^[A-Za-z]{3,9}, /.test(D)?Date.parse(D):Number.NaN;return Number.isNaN(O)?void 0:Math.max(0,O-w.now())}const T=new Set([408,429,500,502,503,504])}),
7634:((P,N,h)=>{h.d(N,{x:()=>M});const M="0.1.0"}),8758:((P,N,h)=>{h.d(N,{BE:()=>p,Dd:()=>c,Dr:()=>b,EG:()=>O,Nk:()=>g,zV:()=>u});var M=h(8302),E=h(5807),n=h(86);
const T={label:"app",names:["app","application"],lists:["apps","applications"]},v={label:"deployment",names:["deploy","deployment"],lists:["deployments","deploy\
s"]},w={label:"environment",names:["environment","env"],lists:["environments","envs"]},D=["url","publicurl","siteurl","liveurl","appurl","deploymenturl"],O=(r,d,f)=>{
const e=y(r)??y({id:(0,n.jj)(f,"apps")});if(e===void 0)throw(0,n.LO)("app ID",r,d);return e},p=r=>y(r);function y(r){const d=(0,n.Tq)(r,T);if(d===void 0)return;
const{id:f,fields:e}=d;return{appID:f,name:(0,n.Qq)(e,"name","appname"),type:(0,n.Qq)(e,"type","apptype"),subdomain:(0,n.Qq)(e,"subdomain","subdomainvalue","gen\
eratedsubdomain"),state:(0,n.Qq)(e,"state","status"),url:(0,n.Dy)(e,...D)}}const b=(r,d)=>(0,n.qJ)(r,w,d).entries.map(f=>{const e=(0,n.Pf)(f);return{environmentID:(0,n.
Qq)(e,"environmentid","envid","id"),name:typeof f=="string"?f:(0,n.Qq)(e,"name","environmentname","environment"),state:(0,n.Qq)(e,"state","status"),url:(0,n.Dy)(
e,...D)}}),c=(r,d,f)=>{const e=(0,n.Tq)(r,v)??(0,n.Tq)({id:(0,n.jj)(f,"deployments")},v);return e&&_(e.id,e.fields,m(e.fields)??"pending")},u=(r,d)=>{const{entries:f,
around:e}=(0,n.qJ)(r,v,d),i=f.map(o=>{const l=(0,n.w4)(o,v);if(l===void 0)throw(0,n.LO)("deployment ID in an entry",o,d);return{...l,status:m(l.fields)}});if(i.
length>0&&i.every(({status:o})=>o===void 0))throw(0,n.LO)("deployment status in an entry",f[0],d);return{deployments:i.map(({id:o,fields:l,status:A})=>_(o,l,A??
"pending")),nextCursor:s(e)}};function _(r,d,f){return{deployID:r,status:f,stage:(0,n.Qq)(d,"stage","phase","step"),branch:(0,n.Qq)(d,"branch","gitbranch","ref"),
commit:(0,n.Qq)(d,"commit","commitsha","commitid","commithash","sha","gitsha","revision")??(0,n.Qq)((0,n.Pf)(d.get("commit")),"sha","id","hash"),url:(0,n.Dy)(d,
...D),createdAt:(0,n.kB)(d,"createdat","created","creationtime","createtime","queuedat","startedat"),supersededBy:(0,n.Qq)(d,"supersededby","replacedby")}}function m(r){
for(const d of["status","state","deploymentstatus","deploystatus"]){const f=(0,n.Qq)(r,d)??(0,n.Qq)((0,n.Pf)(r.get(d)),"status","state","phase","name");if(f!==void 0)
return f}}const t=["pagination","paging","page","pageinfo","meta"];function s(r){for(const d of r.flatMap(f=>[f,...t.map(e=>(0,n.Pf)(f.get(e)))])){if(d.get("has\
more")===!1||d.get("hasnextpage")===!1)return;const f=(0,n.Qq)(d,"nextcursor","cursor","nextpagetoken","endcursor");if(f!==void 0)return f}}function g(r){const d=(0,n.
Pf)(r),f=d.get("errors"),e=Array.isArray(f)?{error:f[0]}:void 0,i=[...(0,n.w)(e,["error"]),...(0,n.w)(r,["error"])],a=(...A)=>{const $=i.map(R=>(0,n.Qq)(R,...A)).
find(R=>R!==void 0);return $===void 0?void 0:(0,E.Ow)($,300).trim()},o=(0,M.G)(r)?(0,n.Qq)(d,"error"):void 0;return{code:(o!==void 0&&/^[\w.-]{1,64}$/.test(o)?o:
void 0)??a("code","errorcode"),message:a("message","errordescription","detail","details","title","description")??(o===void 0?void 0:(0,E.Ow)(o,300).trim()),requestID:a(
"requestid","traceid","correlationid")}}}),86:((P,N,h)=>{h.d(N,{Dy:()=>g,LO:()=>r,Pf:()=>O,Qq:()=>m,Tq:()=>y,jj:()=>u,kB:()=>s,nd:()=>t,qJ:()=>_,w:()=>p,w4:()=>b});
var M=h(3739),E=h(8302),n=h(5807);const T=["data","result","item"],v=["items","data","results","result","list","records","entries","values","nodes"],w=2;function D(e){
return e.toLowerCase().replace(/[_-]/g,"")}function O(e){const i=new Map;if(!(0,E.G)(e))return i;for(const[a,o]of Object.entries(e)){const l=D(a);i.has(l)||i.set(
l,o)}return i}function p(e,i){const a=[],o=[...i,...T];for(let l=e;(0,E.G)(l)&&a.length<=w;){const A=O(l);a.unshift(A),l=o.map($=>A.get($)).find(E.G)}return a}function y(e,i){
const a=p(e,i.names);for(const o of c(i))for(const l of a){const A=m(l,o);if(A!==void 0)return{id:A,fields:l}}}function b(e,i){const a=O(e),o=m(a,...c(i));return o===
void 0?y(e,i):{id:o,fields:a}}function c(e){return[...e.names.map(i=>`${i}id`),"id"]}function u(e,i){return new RegExp(`/${i}/([\\w.~-]+)/?(?:[?#].*)?$`).exec(e??
"")?.[1]}function _(e,i,a){if(Array.isArray(e))return{entries:e,around:[]};const o=p(e,i.lists);for(const l of o){const A=[...i.lists,...v].find(C=>Array.isArray(
l.get(C))),$=[...l.values()].filter(Array.isArray),R=A===void 0?$.length===1&&$[0]:l.get(A);if(Array.isArray(R))return{entries:R,around:o};if(i.lists.some(C=>l.
get(C)===null))return{entries:[],around:o}}throw r(`list of ${i.label}s`,e,a)}function m(e,...i){for(const a of i){const o=e.get(a);if(typeof o=="string"&&o!=="")
return o;if(typeof o=="number")return String(o)}}function t(e,...i){for(const a of i){const o=e.get(a),l=typeof o=="string"&&/^-?\d{1,15}$/.test(o)?Number(o):o;
if(Number.isSafeInteger(l))return Number(l)}}function s(e,...i){for(const a of i){const o=e.get(a),l=typeof o=="string"&&/^\d+(?:\.\d+)?$/.test(o)?Number(o):o;if(typeof l==
"number"&&Number.isFinite(l))return Math.round(l<1e11?l*1e3:l);const A=typeof o=="string"?Date.parse(o):Number.NaN;if(!Number.isNaN(A))return A}}function g(e,...i){
const a=m(e,...i);if(a===void 0)return;const o=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(a)?`https://${a}`:a;return/^https?:\/\//i.test(o)&&URL.canParse(
o)?o:void 0}function r(e,i,a){const o=a.status===void 0?"":` (${a.status})`;return new M.GQ("unexpected_response",`The answer to ${a.method} ${a.path}${o} has n\
o ${e}; ${d(i)}`,{remedy:"Check that base-url is the control plane. If it is, its answers have a shape that Slipway does not know.",call:{...a,outcome:"unknown"}})}
function d(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!(0,E.G)(e))return`it is ${e===null?"null":`a ${typeof e}`}\
.`;const i=f(e,0),a=i.slice(0,30).join(", ");return i.length===0?"it is an empty object.":`it has: ${a}${i.length>30?", \u2026":""}.`}function f(e,i){return!(0,E.
G)(e)||i>w?[]:Object.entries(e).flatMap(([a,o])=>[(0,n.Ow)(a,40),...f(o,i+1).map(l=>`${(0,n.Ow)(a,40)}.${l}`)])}})};export{I as id,k as ids,L as modules};

const I=440,k=[440],L={5636:((P,N,h)=>{h.d(N,{K:()=>D,c:()=>E});var M=h(3739);async function E(p,y){y.signal?.throwIfAborted();const b=new AbortController,f=setTimeout(
()=>b.abort(),y.timeoutMs),c=y.signal?AbortSignal.any([y.signal,b.signal]):b.signal;try{const _=await y.fetch(p.url,{method:p.method,headers:p.headers,redirect:"\
manual",signal:c,...p.body===void 0?{}:{body:p.body}}),{status:m,headers:n}=_;return{kind:"answer",status:m,headers:n,text:await t(_,y.bodyBytes)}}catch(_){return y.
signal?.throwIfAborted(),w(_,b.signal.aborted)}finally{clearTimeout(f)}}async function t(p,y){if(p.body===null)return"";const b=[];let f=0;for await(const c of p.
body){if(f+=c.byteLength,f>y)return;b.push(c)}return new TextDecoder().decode(Buffer.concat(b))}const T=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
v=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function w(p,y){const b=O(p),f=m=>b.some(n=>m.test((0,M.xU)(n)??"")),c=b.some(m=>"syscall"in m&&m.
syscall==="connect"),_=f(v);return{kind:"lost",sent:!c&&!_&&!f(T),timedOut:y,certificate:_,cause:p}}function D(p){return O(p).map(M.xU).find(y=>y!==void 0)}function O(p,y=0){
return!(p instanceof Error)||y>5?[]:[...(p instanceof AggregateError?[p.cause,...p.errors]:[p.cause]).flatMap(f=>O(f,y+1)),p]}}),1279:((P,N,h)=>{h.d(N,{p:()=>w});
var M=h(3739),E=h(5636),t=h(1053),T=h(9307);const v=3;function w(f){const c={timeoutMs:3e4,bodyBytes:5e6,budget:T.p$,...f},{clock:_,random:m,budget:n}=c,s=new Set;
return async function(r){const i=D(f.signal,r.signal),u=_.now();let e=!1;for(let d=1;;d+=1){const a=await O(r,c,i);if(a.ok)return a.value;if(a.error.code==="una\
uthorized"&&!e&&(e=!0,await r.renew?.()))continue;const o=a.repeat==="always"||a.repeat==="where-it-may"&&r.mayRepeat,l=Math.max((0,T.JN)(d,n,m),a.retryAfterMs??
0),A=_.now()-u+l>n.totalMs||(a.retryAfterMs??0)>n.mostRetryAfterMs;if(!o||A||d>=n.attempts)throw a.error;const $=`${r.doing} ${a.error.code} ${a.error.call?.status}`;
s.has($)||f.onTrouble?.({error:a.error,waitMs:l}),s.add($),await _.sleep(l,i)}}}function D(f,c){return f!==void 0&&c!==void 0?AbortSignal.any([f,c]):f??c}async function O(f,c,_){
_?.throwIfAborted();let m=await f.authorize(f.request);for(let n=0;;n+=1){const s=await(0,E.c)(m,{...c,signal:_}),g={doing:f.doing,request:m};if(s.kind==="lost"){
const e=s.certificate?"never":s.sent?"where-it-may":"always";return{ok:!1,error:(0,t.tr)(g,s,c.timeoutMs),repeat:e}}const r={...g,status:s.status,headers:s.headers};
if(s.status<300||s.status>=400)return y(f,r,s.text,c);const i=p(r),u=i?.origin===m.url.origin&&m.method==="GET"&&n<v;if(i===void 0||!u)return{ok:!1,error:(0,t.yJ)(
r,i),repeat:"never"};m={...m,url:i}}}function p({headers:f,request:c}){const _=f.get("location");return _!==null&&URL.canParse(_,c.url.href)?new URL(_,c.url):void 0}
function y(f,c,_,m){const n=_===void 0?void 0:b(_,c.headers,f.takesText);if(c.status>=400){const s=(0,T.P9)(c.headers.get("retry-after"),m.clock),g=(0,t.x5)(c,n?.
body,s),r=c.status===429?"always":T.vt.has(c.status)?"where-it-may":"never";return{ok:!1,error:g,repeat:r,retryAfterMs:s}}if(n===void 0)return{ok:!1,error:(0,t.
g$)(c,m.bodyBytes),repeat:"never"};if(n.fault!==void 0)return{ok:!1,error:(0,t.O$)(c,n.fault),repeat:"where-it-may"};try{return{ok:!0,value:f.decode(n.body,(0,t.
xS)(c),c.headers.get("location")??void 0)}}catch(s){if(s instanceof M.GQ)return{ok:!1,error:s,repeat:"never"};throw s}}function b(f,c,_=!1){if(f.trim()==="")return{
body:void 0};const m=(c.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",n=m===""||m==="text/plain";if(!n&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(
m))return{body:void 0,fault:m==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(f);return n&&typeof s!="object"&&!_?{body:void 0,
fault:"is plain text"}:{body:s}}catch{return n&&_?{body:f}:{body:void 0,fault:"is not whole JSON"}}}}),1053:((P,N,h)=>{h.d(N,{O$:()=>c,a6:()=>b,g$:()=>_,tr:()=>f,
x5:()=>D,xS:()=>w,yJ:()=>m});var M=h(9127),E=h(3739),t=h(5807),T=h(8758),v=h(5636);function w(n,s){const g="status"in n?n:void 0,r=s?.requestID??g?.headers.get(
"x-request-id")??void 0;return{method:n.request.method,path:n.request.url.pathname,...g===void 0?{}:{status:g.status},...r===void 0?{}:{requestID:(0,t.Ow)(r,128)},
...s?.code===void 0?{}:{serviceCode:s.code}}}function D(n,s,g){const r=(0,T.Nk)(s),{code:i,remedy:u}=y(n.status),e=[`Could not ${n.doing}: the service answered ${n.
status}`,r.code===void 0?"":` ${r.code}`,r.message===void 0?"":` ("${r.message}")`,g===void 0?"":` and asks to wait ${(0,M.a)(g)}`];return new E.GQ(i,e.join(""),
{remedy:u,call:{...w(n,r),outcome:n.status===408||n.status>=500?"unknown":"refused"}})}const O="Try again later; where it lasts, tell the platform the request I\
D.",p=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with \
the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in \
the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:O}],
[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function y(n){const s=p.get(n);return s!==void 0?s:n>=500?{code:"\
service_error",remedy:O}:{code:"refused",remedy:"Mend what the answer names, then run again."}}const b=new Set(["unauthorized","forbidden","refused","unexpected\
_response"]);function f(n,s,g){const{origin:r}=n.request.url,i=(0,v.K)(s.cause)??"no reason given",u=s.timedOut?`no whole answer from ${r} within ${(0,M.a)(g)}`:
`${s.sent?`the connection to ${r} broke off`:`no connection to ${r}`} (${i})`;return new E.GQ(s.timedOut?"request_timeout":"unreachable",`Could not ${n.doing}: ${u}`,
{remedy:s.certificate?"Where the server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":"Check the address, the network, and HTTPS_\
PROXY and NO_PROXY where a proxy stands between.",call:{...w(n),outcome:s.sent?"unknown":"not-sent"},cause:s.cause})}function c(n,s){return new E.GQ("unexpected\
_response",`Could not ${n.doing}: the answer (${n.status}) ${s}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers \
in its place.",call:{...w(n),outcome:"unknown"}})}function _(n,s){return new E.GQ("response_too_large",`Could not ${n.doing}: the answer is longer than ${s} byt\
es`,{remedy:"Check that the address is the service itself.",call:{...w(n),outcome:"unknown"}})}function m(n,s){const{origin:g}=n.request.url,r=s!==void 0&&s.origin!==
g,i=r?s.origin:s===void 0?"nowhere":"another path";return new E.GQ("redirected",`Could not ${n.doing}: ${g} redirects to ${i} (${n.status})`,{remedy:r?`Nothing \
was sent there. If ${s.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...w(n),outcome:"refus\
ed"}})}}),9307:((P,N,h)=>{h.d(N,{JN:()=>E,P9:()=>t,p$:()=>M,vt:()=>T});const M={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function E(v,w,D){
const O=Math.min(w.mostDelayMs,w.firstDelayMs*2**(v-1));return Math.round(O*(.1+.9*D()))}function t(v,w){const D=v?.trim()??"";if(/^\d{1,9}$/.test(D))return Number(
D)*1e3;const O=/^[A-Za-z]{3,9}, /.test(D)?Date.parse(D):Number.NaN;return Number.isNaN(O)?void 0:Math.max(0,O-w.now())}const T=new Set([408,429,500,502,503,504])}),
7634:((P,N,h)=>{h.d(N,{x:()=>M});const M="1.0.0"}),8758:((P,N,h)=>{h.d(N,{BE:()=>p,Dd:()=>f,Dr:()=>b,EG:()=>O,Nk:()=>g,zV:()=>c});var M=h(8302),E=h(5807),t=h(86);
const T={label:"app",names:["app","application"],lists:["apps","applications"]},v={label:"deployment",names:["deploy","deployment"],lists:["deployments","deploy\
s"]},w={label:"environment",names:["environment","env"],lists:["environments","envs"]},D=["url","publicurl","siteurl","liveurl","appurl","deploymenturl"],O=(r,i,u)=>{
const e=y(r)??y({id:(0,t.jj)(u,"apps")});if(e===void 0)throw(0,t.LO)("app ID",r,i);return e},p=r=>{const i=y(r),u=(0,t.Tq)(r,T)?.fields;if(!(i===void 0||u===void 0))
return{...i,buildCommand:(0,t.Qq)(u,"buildcommand"),outputDirectory:(0,t.Qq)(u,"outputdirectory"),region:(0,t.Qq)(u,"region")}};function y(r){const i=(0,t.Tq)(r,
T);if(i===void 0)return;const{id:u,fields:e}=i;return{appID:u,name:(0,t.Qq)(e,"name","appname"),type:(0,t.Qq)(e,"type","apptype"),subdomain:(0,t.Qq)(e,"subdomai\
n","subdomainvalue","generatedsubdomain"),state:(0,t.Qq)(e,"state","status"),url:(0,t.Dy)(e,...D)}}const b=(r,i)=>(0,t.qJ)(r,w,i).entries.map(u=>{const e=(0,t.Pf)(
u);return{environmentID:(0,t.Qq)(e,"environmentid","envid","id"),name:typeof u=="string"?u:(0,t.Qq)(e,"name","environmentname","environment"),state:(0,t.Qq)(e,"\
state","status"),url:(0,t.Dy)(e,...D)}}),f=(r,i,u)=>{const e=(0,t.Tq)(r,v)??(0,t.Tq)({id:(0,t.jj)(u,"deployments")},v);return e&&_(e.id,e.fields,m(e.fields)??"p\
ending")},c=(r,i)=>{const{entries:u,around:e}=(0,t.qJ)(r,v,i),d=u.map(o=>{const l=(0,t.w4)(o,v);if(l===void 0)throw(0,t.LO)("deployment ID in an entry",o,i);return{
...l,status:m(l.fields)}});if(d.length>0&&d.every(({status:o})=>o===void 0))throw(0,t.LO)("deployment status in an entry",u[0],i);return{deployments:d.map(({id:o,
fields:l,status:A})=>_(o,l,A??"pending")),nextCursor:s(e)}};function _(r,i,u){return{deployID:r,status:u,stage:(0,t.Qq)(i,"stage","phase","step"),branch:(0,t.Qq)(
i,"branch","gitbranch","ref"),commit:(0,t.Qq)(i,"commit","commitsha","commitid","commithash","sha","gitsha","revision")??(0,t.Qq)((0,t.Pf)(i.get("commit")),"sha",
"id","hash"),url:(0,t.Dy)(i,...D),createdAt:(0,t.kB)(i,"createdat","created","creationtime","createtime","queuedat","startedat"),supersededBy:(0,t.Qq)(i,"supers\
ededby","replacedby")}}function m(r){for(const i of["status","state","deploymentstatus","deploystatus"]){const u=(0,t.Qq)(r,i)??(0,t.Qq)((0,t.Pf)(r.get(i)),"sta\
tus","state","phase","name");if(u!==void 0)return u}}const n=["pagination","paging","page","pageinfo","meta"];function s(r){for(const i of r.flatMap(u=>[u,...n.
map(e=>(0,t.Pf)(u.get(e)))])){if(i.get("hasmore")===!1||i.get("hasnextpage")===!1)return;const u=(0,t.Qq)(i,"nextcursor","cursor","nextpagetoken","endcursor");if(u!==
void 0)return u}}function g(r){const i=(0,t.Pf)(r),u=i.get("errors"),e=Array.isArray(u)?{error:u[0]}:void 0,d=[...(0,t.w)(e,["error"]),...(0,t.w)(r,["error"])],
a=(...A)=>{const $=d.map(R=>(0,t.Qq)(R,...A)).find(R=>R!==void 0);return $===void 0?void 0:(0,E.Ow)($,300).trim()},o=(0,M.G)(r)?(0,t.Qq)(i,"error"):void 0;return{
code:(o!==void 0&&/^[\w.-]{1,64}$/.test(o)?o:void 0)??a("code","errorcode"),message:a("message","errordescription","detail","details","title","description")??(o===
void 0?void 0:(0,E.Ow)(o,300).trim()),requestID:a("requestid","traceid","correlationid")}}}),86:((P,N,h)=>{h.d(N,{Dy:()=>g,LO:()=>r,Pf:()=>O,Qq:()=>m,Tq:()=>y,jj:()=>c,
kB:()=>s,nd:()=>n,qJ:()=>_,w:()=>p,w4:()=>b});var M=h(3739),E=h(8302),t=h(5807);const T=["data","result","item"],v=["items","data","results","result","list","re\
cords","entries","values","nodes"],w=2;function D(e){return e.toLowerCase().replace(/[_-]/g,"")}function O(e){const d=new Map;if(!(0,E.G)(e))return d;for(const[
a,o]of Object.entries(e)){const l=D(a);d.has(l)||d.set(l,o)}return d}function p(e,d){const a=[],o=[...d,...T];for(let l=e;(0,E.G)(l)&&a.length<=w;){const A=O(l);
a.unshift(A),l=o.map($=>A.get($)).find(E.G)}return a}function y(e,d){const a=p(e,d.names);for(const o of f(d))for(const l of a){const A=m(l,o);if(A!==void 0)return{
id:A,fields:l}}}function b(e,d){const a=O(e),o=m(a,...f(d));return o===void 0?y(e,d):{id:o,fields:a}}function f(e){return[...e.names.map(d=>`${d}id`),"id"]}function c(e,d){
return new RegExp(`/${d}/([\\w.~-]+)/?(?:[?#].*)?$`).exec(e??"")?.[1]}function _(e,d,a){if(Array.isArray(e))return{entries:e,around:[]};const o=p(e,d.lists);for(const l of o){
const A=[...d.lists,...v].find(C=>Array.isArray(l.get(C))),$=[...l.values()].filter(Array.isArray),R=A===void 0?$.length===1&&$[0]:l.get(A);if(Array.isArray(R))
return{entries:R,around:o};if(d.lists.some(C=>l.get(C)===null))return{entries:[],around:o}}throw r(`list of ${d.label}s`,e,a)}function m(e,...d){for(const a of d){
const o=e.get(a);if(typeof o=="string"&&o!=="")return o;if(typeof o=="number")return String(o)}}function n(e,...d){for(const a of d){const o=e.get(a),l=typeof o==
"string"&&/^-?\d{1,15}$/.test(o)?Number(o):o;if(Number.isSafeInteger(l))return Number(l)}}function s(e,...d){for(const a of d){const o=e.get(a),l=typeof o=="str\
ing"&&/^\d+(?:\.\d+)?$/.test(o)?Number(o):o;if(typeof l=="number"&&Number.isFinite(l))return Math.round(l<1e11?l*1e3:l);const A=typeof o=="string"?Date.parse(o):
Number.NaN;if(!Number.isNaN(A))return A}}function g(e,...d){const a=m(e,...d);if(a===void 0)return;const o=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(a)?`\
https://${a}`:a;return/^https?:\/\//i.test(o)&&URL.canParse(o)?o:void 0}function r(e,d,a){const o=a.status===void 0?"":` (${a.status})`;return new M.GQ("unexpec\
ted_response",`The answer to ${a.method} ${a.path}${o} has no ${e}; ${i(d)}`,{remedy:"Check that base-url is the control plane. If it is, its answers have a sha\
pe that Slipway does not know.",call:{...a,outcome:"unknown"}})}function i(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.
length}.`;if(!(0,E.G)(e))return`it is ${e===null?"null":`a ${typeof e}`}.`;const d=u(e,0),a=d.slice(0,30).join(", ");return d.length===0?"it is an empty object.":
`it has: ${a}${d.length>30?", \u2026":""}.`}function u(e,d){return!(0,E.G)(e)||d>w?[]:Object.entries(e).flatMap(([a,o])=>[(0,t.Ow)(a,40),...u(o,d+1).map(l=>`${(0,t.
Ow)(a,40)}.${l}`)])}})};export{I as id,k as ids,L as modules};

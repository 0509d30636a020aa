const we=576,$e=[576],ve={4863:((D,P,m)=>{m.d(P,{I:()=>p});var T=m(7598);class p{#t;#e;constructor(w){this.#t=w,this.#e=E(w)}update(w){this.#e.update(b(w))}async digest(){
return this.#e.digest()}reset(){this.#e=E(this.#t)}}function E(f){return f===void 0?(0,T.createHash)("sha256"):(0,T.createHmac)("sha256",b(f))}function b(f){return typeof f==
"string"?f:ArrayBuffer.isView(f)?new Uint8Array(f.buffer,f.byteOffset,f.byteLength):new Uint8Array(f)}}),3576:((D,P,m)=>{m.d(P,{createCdn:()=>ge});var T=m(3739),
p=m(8302),E=m(2104);const b=86400;function f(e,t,r,s){const[d,i]=[(0,E.ky)(r),(0,E.aF)(s)],n=(...u)=>({[e.tags]:u.join(e.between),"cache-groups":u.map(g=>`"${g}\
"`).join(", ")}),o=u=>Object.fromEntries(e.controls.map(g=>[g,u])),a=`max-age=${t}, stale-if-error=${b}`,c=e.controls.length>0?o(a):{"cache-control":`public, ma\
x-age=0, s-maxage=${t}, stale-if-error=${b}`};return{page:{...n(i,d),...c},asset:n(d),never:e.controls.length>0?o("no-store"):{}}}const w=1e4,W=64*1024,V=10*6e4;
async function M(e,t,r,s){const d=AbortSignal.any([s,AbortSignal.timeout(e.requestMs??w)]);try{const i=await e.fetch(t,{...r,redirect:"manual",signal:d}),n=await Y(
i);return{kind:"answered",status:i.status,text:n,againMs:K(i.headers.get("retry-after"))}}catch(i){return s.throwIfAborted(),{kind:"lost",reason:Q(i)}}}async function Y(e){
const t=[];let r=0;for await(const s of e.body??[])if(t.push(s),r+=s.length,r>W)throw new Error("its answer is too long");return Buffer.concat(t).toString("utf8")}
function K(e){return e!==null&&/^\d{1,9}$/.test(e.trim())?Math.min(Number(e)*1e3,V):void 0}function Q(e){for(let t=e;t instanceof Error;t=t.cause){if(t.name==="\
TimeoutError")return"it did not answer in time";if("code"in t&&typeof t.code=="string")return`it cannot be reached (${t.code})`;if(t.message==="its answer is to\
o long")return t.message}return"it cannot be reached"}function O(e){return e.kind==="lost"?{kind:"refused",reason:e.reason}:{kind:"refused",reason:R(e.status),againMs:e.
againMs}}function R(e){return e===401||e===403?`it refuses the credentials (${e})`:e===429?"it takes no more requests now (429)":`it answered with status ${e}`}
function N(e){return e.kind==="answered"&&$(e)?e.text:void 0}function k(e){return e.kind==="lost"?{kind:"pending",reason:e.reason}:{kind:e.status===429||e.status>=
500?"pending":"refused",reason:R(e.status)}}function $(e){return e.kind==="answered"&&e.status>=200&&e.status<300}async function x(e,t,r,s={}){const d=AbortSignal.
any([r,AbortSignal.timeout(e.requestMs??w)]);try{const i=await e.fetch(t,{headers:s,redirect:"manual",signal:d});return await i.body?.cancel(),i.headers.get("x-\
slipway-release")??void 0}catch{r.throwIfAborted();return}}const U={tags:"cache-tag",between:",",controls:["cdn-cache-control"]};function J(e,t,r,s){const d=`${s.
api??"https://api.cloudflare.com"}/client/v4/zones/${e}`,i={authorization:`Bearer ${t}`,"content-type":"application/json"},n=(a,c,u,g)=>M(s,`${d}${c}`,{method:a,
headers:i,...u!==void 0&&{body:JSON.stringify(u)}},g),o=(a,c)=>n("GET",`/custom_hostnames?hostname=${encodeURIComponent(a)}`,void 0,c);return{name:"Cloudflare",
limits:{tags:100,perMinute:5},tagHeader:U.tags,headers:(a,c)=>f(U,r,a,c),async activate(a,c){const u=await n("GET","",void 0,c),g=C(u);if(!(0,p.Gv)(g))return k(
u);const v=String(g.name);if(a===v||a.endsWith(`.${v}`))return g.status==="active"&&g.paused!==!0?{kind:"ready"}:{kind:"pending",reason:`the zone ${v} is not ac\
tive`};const l=await o(a,c),[y]=G(C(l));if(y)return j(y);if(!$(l))return k(l);const h=await n("POST","/custom_hostnames",{hostname:a,ssl:{method:"http",type:"dv"}},
c),A=C(h);if((0,p.Gv)(A))return j(A);const S=k(h);return S.kind==="ready"?S:{...S,reason:`it is not in the zone ${v}: ${S.reason}`}},async deactivate(a,c){const[
u]=G(C(await o(a,c)));typeof u?.id=="string"&&await n("DELETE",`/custom_hostnames/${encodeURIComponent(u.id)}`,void 0,c)},async purge(a,c){const u=await n("POST",
"/purge_cache",{tags:a},c);return $(u)&&H(u)?.success===!0?{kind:"accepted"}:O(u)},releaseAt:(a,c)=>x(s,a,c)}}function H(e){const t=e.kind==="answered"?(0,p.U4)(
e.text):void 0;return(0,p.Gv)(t)?t:void 0}function C(e){const t=$(e)?H(e):void 0;return t?.success===!0?t.result:void 0}function G(e){return Array.isArray(e)?e.
filter(p.Gv):[]}function j({status:e}){return e==="active"?{kind:"ready"}:{kind:"pending",reason:"Cloudflare has not verified the host yet: it has to point to t\
he zone"}}var X=m(7598),Z=m(5118),q=m(4863);function B(e,t){const r=e.toLowerCase();if(!r.startsWith("*."))return r===t;const s=t.indexOf(".");return s>0&&t.slice(
s)===r.slice(1)}const I={tags:"cache-tag",between:",",controls:[]},ee="https://cloudfront.amazonaws.com",L="2020-05-31",te=`http://cloudfront.amazonaws.com/doc/${L}\
/`,ne="TooManyInvalidationsInProgress",se=15e3;function re(e,t,r,s,d){const{protocol:i,host:n,origin:o}=new URL(s.api??ee),[a="",c]=n.split(":"),u=new Z.BB({service:"\
cloudfront",region:"us-east-1",credentials:t,sha256:q.I}),g=`/${L}/distribution/${e}`,v=async(l,y,h,A)=>{const S={host:n,...h!==void 0&&{"content-type":"text/xm\
l"}},le={method:l,protocol:i,hostname:a,...c&&{port:Number(c)},path:y,headers:S},me=await u.sign({...le,...h!==void 0&&{body:h}},{signingDate:new Date(d.now())}),
{host:pe,...ye}=me.headers;return M(s,`${o}${y}`,{method:l,headers:ye,...h!==void 0&&{body:h}},A)};return{name:"CloudFront",limits:{tags:100,perMinute:30},tagHeader:I.
tags,headers:(l,y)=>f(I,r,l,y),async activate(l,y){const h=await v("GET",g,void 0,y),A=N(h);return A===void 0?k(h):oe(A,e,l)},deactivate:async()=>{},async purge(l,y){
const h=await v("POST",`${g}/invalidation`,ae(l),y);return $(h)?{kind:"accepted"}:h.kind==="answered"&&h.text.includes(ne)?{kind:"refused",reason:"it has too ma\
ny purges in progress",againMs:se}:O(h)},releaseAt:(l,y)=>x(s,l,y)}}function ae(e){const t=e.map(d=>`<Path>#${d}</Path>`).join(""),r=`<Paths><Quantity>${e.length}\
</Quantity><Items>${t}</Items></Paths>`,s=`<CallerReference>${(0,X.randomUUID)()}</CallerReference>`;return`<?xml version="1.0" encoding="UTF-8"?><InvalidationB\
atch xmlns="${te}">${r}${s}</InvalidationBatch>`}function oe(e,t,r){const d=[...(/<Aliases>(.*?)<\/Aliases>/s.exec(e)?.[1]??"").matchAll(/<CNAME>([^<]{1,255})<\/CNAME>/g)].
map(([,o=""])=>o),i=/<CacheTagConfig>.*?<HeaderName>([^<]{1,255})<\/HeaderName>/s.exec(e)?.[1],n=`the distribution ${t} of CloudFront`;return d.some(o=>B(o,r))?
i?.toLowerCase()!==I.tags?{kind:"refused",reason:`${n} does not read tags from the header ${I.tags} (CacheTagConfig)`}:/<Enabled>true<\/Enabled>/.test(e)?/<Status>InProgress<\/Status>/.
test(e)?{kind:"pending",reason:`${n} is being changed`}:{kind:"ready"}:{kind:"refused",reason:`${n} is not enabled`}:{kind:"refused",reason:`${n} has no alterna\
te domain name for ${r}`}}const F={tags:"surrogate-key",between:" ",controls:["surrogate-control","cdn-cache-control"]};function ie(e,t,r,s){const d=`${s.api??"\
https://api.fastly.com"}/service/${e}`,i={"fastly-key":t,accept:"application/json"};return{name:"Fastly",limits:{tags:256,perMinute:600},tagHeader:F.tags,headers:(n,o)=>f(
F,r,n,o),async activate(n,o){const a=await M(s,`${d}/domain`,{method:"GET",headers:i},o),c=N(a);return c===void 0?k(a):ce(c).some(g=>B(g,n))?{kind:"ready"}:{kind:"\
refused",reason:`the service ${e} of Fastly has no domain for ${n}`}},deactivate:async()=>{},async purge(n,o){const a=JSON.stringify({surrogate_keys:n}),c={...i,
"content-type":"application/json"},u=await M(s,`${d}/purge`,{method:"POST",headers:c,body:a},o);return $(u)?{kind:"accepted"}:O(u)},releaseAt:(n,o)=>x(s,n,o)}}function ce(e){
const t=(0,p.U4)(e);return Array.isArray(t)?t.flatMap(r=>(0,p.Gv)(r)&&typeof r.name=="string"?[r.name]:[]):[]}const de=64*1024,ue="x-slipway-cdn-token",_={tags:"\
xkey",between:" ",controls:["cdn-cache-control"]};function fe(e,t,r,s){const d={[ue]:t},i=(n,o)=>Promise.all(e.map(a=>M(s,`http://${a}/`,n,o)));return{name:"Var\
nish",limits:{tags:64,perMinute:6e3},tagHeader:_.tags,headers:(n,o)=>f(_,r,n,o),async activate(n,o){const a=z(await i({method:"PURGE",headers:d},o));return a?k(
a):{kind:"ready"}},deactivate:async()=>{},async purge(n,o){const a=z(await i({method:"PURGE",headers:{...d,"xkey-purge":n.join(" ")}},o));return a?O(a):{kind:"a\
ccepted"}},async releaseAt(n,o){const[a=""]=e;return he(a,new URL(n),s.requestMs??w,o)}}}function z(e){return e.find(t=>!$(t))}async function he(e,{host:t,pathname:r},s,d){
const i=AbortSignal.any([d,AbortSignal.timeout(s)]);try{const{request:n}=await m.e(729).then(m.bind(m,3729)),{headers:o,body:a}=await n(`http://${e}${r}`,{headers:{
host:t},signal:i});await a.dump({limit:de,signal:i});const c=o["x-slipway-release"];return typeof c=="string"?c:void 0}catch{d.throwIfAborted();return}}function ge({
place:e,credentials:t,maxAge:r},s,d){const{token:i="",aws:n={accessKeyId:"",secretAccessKey:""}}=t;switch(e.kind){case"varnish":return fe(e.servers,i,r,s);case"\
cloudflare":return J(e.id,i,r,s);case"fastly":return ie(e.id,i,r,s);case"cloudfront":return re(e.id,n,r,s,d);default:return(0,T.xb)(e)}}})};export{we as id,$e as ids,ve as modules};

const wn=571,vn=[571],bn={9680:((oe,H,v)=>{v.d(H,{Ej:()=>b,UC:()=>F,tp:()=>M,yq:()=>o,zD:()=>O});var $=v(5807),R=v(7496),A=v(9877);function o(_,T,B){const{pages:E,
links:k,files:I}=B,N=new Set;for(const K of B.findings){const{message:V,place:q,remedy:ae}=K;T.add((0,R.x)(K),{message:(0,$.Ow)(V,1e3),...q?{place:q}:{}}),ae!==
void 0&&N.add(ae)}for(const K of N)_.line(`  ${K}`);const[W,Q,X]=[h(E,"page"),h(k,"link"),h(I,"file")];_.line(`Checked ${W}, ${Q} and ${X} (${b(B.bytes)})`)}function h(_,T){
return`${O(_)} ${T}${_===1?"":"s"}`}const x=100,z={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function F(_){const{findings:T,largest:B}=_,E=T.
length-x;return["### The site",C(_),...T.length===0?[]:[T.slice(0,x).map(S).join(`
`)],...E>0?[`\u2026 and ${E} more.`]:[],`<details><summary>The largest files</summary>

${M(["File","Bytes","Brotli","gzip"],B.map(k=>[(0,A.aY)(k.path),b(k.bytes),b(k.brotli),b(k.gzip)]))}

</details>`].join(`

`)}function C({pages:_,links:T,files:B,bytes:E,brotli:k,gzip:I}){const N=[_,T,B].map(O);return M(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...N,b(E),b(k),b(I)]])}function S(_){const{message:T,place:B}=_,E=B?`${(0,A.aY)([B.file,B.line,B.column].filter(k=>k!==void 0).join(":"))} `:"";return`\
- ${z[(0,R.x)(_)]} ${E}${(0,A.aY)(T,500)}`}function M(_,T){return[_,_.map(()=>"---"),...T].map(B=>`| ${B.join(" | ")} |`).join(`
`)}function O(_){return String(_).replace(/\B(?=(?:\d{3})+$)/g,",")}function b(_){return _<1e3?`${_} B`:_<1e6?`${(_/1e3).toFixed(1)} kB`:`${(_/1e6).toFixed(1)} \
MB`}}),9877:((oe,H,v)=>{v.d(H,{CS:()=>z,Dl:()=>F,EU:()=>A,XI:()=>C,aY:()=>R});var $=v(5807);function R(M,O=300){const b=(0,$.Ow)(M,O).replaceAll("|","\u2502").trim();
if(b==="")return"\u2013";const _="`".repeat(S(b)+1),T=b.startsWith("`")||b.endsWith("`")?" ":"";return`${_}${T}${b}${T}${_}`}function A(M,O=2e3){const b=M.map(T=>(0,$.
Ow)(T,O)),_="`".repeat(Math.max(3,S(b.join(`
`))+1));return[`${_}text`,...b,_].join(`
`)}const o=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,h=/^[0-9a-f]{7,40}\W*$/i,x=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function z(M,O=1e3){return(0,$.Ow)(M,O).trim().replace(x,(_,T,B="",E="",k="",I="")=>T!==void 0?R(T)+B:o.test(_)&&!h.test(_)?_:E+R(k)+I)}function F(M){if(M===void 0||
!URL.canParse(M))return;const{protocol:O,username:b,password:_,href:T}=new URL(M);if(!(!/^https?:$/.test(O)||b!==""||_!==""||T.length>2e3))return`[${R(T)}](<${T.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function C(M,O){let b=O,_=M.length;for(;_>0&&(b-=Buffer.byteLength((0,$.Ow)(M[_-1]??""))+1,!(b<0));)_--;return M.slice(
_)}function S(M){return Math.max(0,...[...M.matchAll(/`+/g)].map(O=>O[0].length))}}),3532:((oe,H,v)=>{v.d(H,{Q:()=>R});var $=v(7067);function R(o){return(h,x)=>{
const z=new URL(h instanceof Request?h.url:h);return z.protocol==="http:"&&z.hostname.endsWith(".localhost")&&!x?.body?A(z,x):o(h,x)}}function A(o,h){const x={host:"\
127.0.0.1",port:o.port||80,path:o.pathname+o.search,method:h?.method??"GET",headers:{...Object.fromEntries(new Headers(h?.headers)),host:o.host},...h?.signal?{signal:h.
signal}:{}};return new Promise((z,F)=>{const C=(0,$.request)(x,S=>{const M=[];S.on("data",O=>M.push(O)),S.on("error",F),S.on("end",()=>{const O=S.statusCode??502,
b=Object.entries(S.headers).map(([_,T])=>[_,String(T)]);z(new Response(O===204||O===304?null:Buffer.concat(M),{status:O,headers:b}))})});C.on("error",F),C.end()})}}),
9696:((oe,H,v)=>{v.d(H,{p:()=>C});var $=v(5636),R=v(1053);const A={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function o(E,k,I){
const N=Math.min(k.mostDelayMs,k.firstDelayMs*2**(E-1));return Math.round(N*(.1+.9*I()))}function h(E,k){const I=E?.trim()??"";if(/^\d{1,9}$/.test(I))return Number(
I)*1e3;const N=/^[A-Za-z]{3,9}, /.test(I)?Date.parse(I):Number.NaN;return Number.isNaN(N)?void 0:Math.max(0,N-k.now())}const x=new Set([408,429,500,502,503,504]);
class z{#e;#n;#t=0;#s=0;constructor(k){this.#e=k,this.#n=k.clock.now()}get attempts(){return this.#t+this.#s}waitAfter(k){const{budget:I,clock:N,random:W}=this.#e,
Q=I.throttling==="pace",X=Q&&k.status===429?++this.#s:++this.#t,K=k.retryAfterMs??0,V=Q&&K>0?K:Math.max(o(X,I,W),K);return N.now()-this.#n+V>I.totalMs||K>I.mostRetryAfterMs||
this.#t>=I.attempts?void 0:V}}const F=3;function C(E){const k={timeoutMs:3e4,bodyBytes:5e6,budget:A,...E},I=O(E.onTrouble);return async function(W){const Q=S(E.
signal,W.signal),X=new z(k);let K=!1;for(;;){const V=M(await E.pace?.enter(Q));try{const q=await b(W,k,Q);if(q.ok)return V("answered",0),q.value;if(q.status===(W.
renewOn??401)&&!K&&(K=!0,await W.renew?.()))continue;const ue=q.again==="always"||q.again==="if-it-may-repeat"&&W.mayRepeat?X.waitAfter(q):void 0;if(ue===void 0)
throw q.error;const ve={error:q.error,waitMs:ue,attempt:X.attempts};W.onTrouble?.(ve),I(W.doing,ve);const be=q.status===429;V(be?"throttled":"fault",ue),(E.pace===
void 0||!be)&&await k.clock.sleep(ue,Q)}finally{V("fault",0)}}}}function S(E,k){return E!==void 0&&k!==void 0?AbortSignal.any([E,k]):E??k}function M(E){let k=!1;
return(I,N)=>{k||E?.(I,N),k=!0}}function O(E){const k=new Set;return(I,N)=>{const W=`${I} ${N.error.code} ${N.error.call?.status}`;E===void 0||k.has(W)||(k.add(
W),E(N))}}async function b(E,k,I){I?.throwIfAborted();let N=await E.authorize(E.request);for(let W=0;;W+=1){const Q=await(0,$.cv)(N,{...k,signal:I}),X={doing:E.
doing,request:N};if(Q.kind==="lost"){const ae=Q.certificate?"never":Q.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,R.tr)(X,Q,k.timeoutMs,E.addressFrom),
again:ae}}const K={...X,status:Q.status,headers:Q.headers};if(Q.status<300||Q.status>=400)return T(E.read,K,Q.text,k);const V=_(K),q=V?.origin===N.url.origin&&N.
method==="GET"&&W<F;if(V===void 0||!q)return{ok:!1,error:(0,R.yJ)(K,V),again:"never"};N={...N,url:V}}}function _({headers:E,request:k}){const I=E.get("location");
return I!==null&&URL.canParse(I,k.url.href)?new URL(I,k.url):void 0}async function T(E,k,I,{clock:N,bodyBytes:W}){const{status:Q}=k,X=Q>=400?h(k.headers.get("re\
try-after"),N):void 0,K=await E({...k,text:I,bodyBytes:W,retryAfterMs:X});return K.ok?K:{...K,again:K.again??B(Q),status:Q,retryAfterMs:X}}function B(E){return E===
429?"always":x.has(E)?"if-it-may-repeat":"never"}}),7994:((oe,H,v)=>{v.d(H,{FK:()=>h,LI:()=>x,wZ:()=>F});var $=v(3024),R=v(1455),A=v(6760),o=v(3739);function h(S,M){
const O=(0,A.relative)(S,M);return O===""||O!==".."&&!O.startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(O)}function x(S,M){const O=(0,A.resolve)(S,M);if(M.includes(
"\0")||!h((0,A.resolve)(S),O))throw C(M);return O}async function z(S,M){const[O,b]=await Promise.all([realpath(S),realpath(x(S,M))]);if(!h(O,b))throw C(M);return b}
function F(S,M){if(!(0,$.existsSync)(S)){F((0,A.dirname)(S),M);try{(0,$.mkdirSync)(S,{mode:M})}catch(O){if((0,o.xU)(O)!=="EEXIST")throw O}}}function C(S){return new o.
GQ("path_escapes_root",`The path "${S}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),7496:((oe,H,v)=>{
v.d(H,{x:()=>R});const $={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function R({
code:A}){return $[A]}}),3823:((oe,H,v)=>{v.d(H,{Y2:()=>x,a6:()=>h,bw:()=>A,dN:()=>z});const $="/api/v1/orgs/{orgID}/projects/{projectID}/apps",R=`${$}/{appID}`,
A={createApp:{method:"POST",path:$},updateApp:{method:"PATCH",path:R},replaceEnv:{method:"PUT",path:`${R}/env`},listEnvironments:{method:"GET",path:`${R}/enviro\
nments`},deploy:{method:"POST",path:`${R}/deployments`},listDeployments:{method:"GET",path:`${R}/deployments`},readFailure:{method:"GET",path:`${R}/deployments/\
{deployID}/failure`}},o="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",h={listReleases:{method:"GET",path:`${o}/releases`},rollback:{method:"POST",path:`${o}\
/rollback`},listTables:{method:"GET",path:`${o}/tables`},createTable:{method:"POST",path:`${o}/tables`},deleteTable:{method:"DELETE",path:`${o}/tables/{table}`},
runtime:{method:"POST",path:`${o}/runtime`}},x={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function z(F,C){return F.replace(/\{(\w+)\}/g,(S,M)=>encodeURIComponent(
C[M]??`{${M}}`))}}),9574:((oe,H,v)=>{v.d(H,{N:()=>mn});var $=v(7598),R=v(3739),A=v(8302),o=v(86),h=v(8438);function x(e){const t=e.flatMap(({fields:n})=>[...h.tl.
flatMap(s=>F((0,o.Dy)(n,s))),...h.gW.flatMap(s=>z(n.get(s)))]);return t.find(n=>n.startsWith("https:"))??t[0]}function z(e){if((0,A.Gv)(e)){const n=(0,o.Pf)(e);
return[...h.tl,"web","live","site","public","production","default"].flatMap(i=>F((0,o.Dy)(n,i)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return(0,A.
Gv)(t)?F((0,o.Dy)((0,o.Pf)(t),"url","name","domain","hostname","host")):F((0,o.Dy)(new Map([["",t]]),""))}function F(e){const t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||t||(0,o.Qq)(new Map([["",e]]),"")===void 0?[]:[e]}var C=v(1787);class S{candidates;constructor(t){this.candidates=t}get paths(){return this.
candidates.map(({path:t})=>t)}}function M({names:e,kin:t}){const n=(s,i)=>s.flatMap(d=>i.map(u=>d+u));return[n(e,[...h.S3,"number"]),h.S3,n(t,h.S3)]}function O({
names:e,kin:t}){return[e,["number",...t.map(n=>`${n}number`)]]}function b(e){const t=h.BV.map(n=>(0,o.k$)(e,[n])).filter(n=>n!==void 0);return[e,...t]}function _(e){
return new Map(e.toReversed().flatMap(({fields:t})=>[...t]))}function T(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,o.tK)(n)))return[];
const i=(0,o.Qq)(new Map([["",s]]),"");return i===void 0?[]:[{path:(0,o.vs)(e.path,n),value:i}]})}function B(e){return new Set(e.map(({value:n})=>n)).size>1?new S(
e):e[0]?.value}function E(e,t,n=!0){const s=e.findIndex(l=>(0,o.k$)(l,t.names)!==void 0),i=s>0?e.slice(0,s):e,d=M(t),u=l=>{for(const f of l===d[0]?e:i)for(const w of k(
f)){const P=B(T(w,l));if(P!==void 0)return{id:typeof P=="string"?N(P):P,layer:f}}};for(const l of n?d:d.slice(0,1)){const f=u(l);if(f)return f}const m=W(i,t);if(m!==
void 0||!n)return m;for(const l of O(t)){const f=u(l);if(f&&(f.id instanceof S||/^[\w.:~-]{1,200}$/.test(f.id)))return f}}function k(e){return I(e)===void 0?b(e):
[e]}function I(e){const t=(0,o.k$)(e,["metadata"]);return t&&(0,A.Gv)(e.value.status)?(0,o.Qq)(t.fields,"name"):void 0}function N(e){return e.includes("/")?e.split(
"/").findLast(t=>t!=="")??e:e}function W(e,t){for(const n of e){const s=["links","link"].map(l=>(0,o.k$)(n,[l])).find(Boolean),u=[s&&((0,o.Qq)((0,o.Pf)(s.fields.
get("self")),"href")??(0,o.Qq)(s.fields,"self")),...["name","selflink","self","href"].map(l=>(0,o.Qq)(n.fields,l))].flatMap(l=>Q(l,t)??[])[0];if(u!==void 0)return{
id:u,layer:n};const m=I(n);if(m!==void 0)return{id:m,layer:n}}}function Q(e,t){const[n=""]=(e??"").split(/[?#]/,1),[s="",i=""]=n.replace(/\/$/,"").split("/").reverse();
return/^[\w.~-]+$/.test(s)&&[...t.lists,...t.kin.map(u=>`${u}s`)].includes((0,o.tK)(i))?s:void 0}const X=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function K({fields:e,value:t},n){if(n.label!=="deployment")return!1;const s=(0,o.Qq)(e,"type","kind","object","resourcetype")??"",i=Object.entries(t).some(([d,u])=>{
const m=(0,o.tK)(d);return n.names.some(f=>m.endsWith(f)&&m!==f)&&(0,A.Gv)(u)&&(0,o.Pf)(u).has("id")});return X.test(s)||i}function V(e,t,n,s){if(Array.isArray(
e))return{entries:e,around:[]};const i=(0,o.MX)(e,t.lists);for(const u of i){const m=q(u,t);if(m instanceof S){const l=(0,o.TU)(s,"list",m.paths[0]??"$");throw(0,o.
zs)(`list of ${t.label}s`,m.paths,n,l)}if(m!==void 0)return{entries:m,around:i}}const d=`list of ${t.label}s`;throw(0,o.LO)(d,e,n,(0,o.TU)(s,"list",t.lists[0]??
"$"))}function q(e,t){const n=t.names.map(d=>`${d}s`),s=Object.entries(e.value).filter(([d,u])=>Array.isArray(u)&&!h.Vt.includes((0,o.tK)(d))),i=[...h.m5,...h.wy];
for(const d of[n,t.lists,i,s.map(([u])=>(0,o.tK)(u))]){const u=s.filter(([l])=>d.includes((0,o.tK)(l))),[m]=u;if(u.length>1)return new S(u.map(([l])=>({path:(0,o.
vs)(e.path,l),value:l})));if(Array.isArray(m?.[1]))return m[1];if(d!==i&&d.some(l=>e.fields.get(l)===null))return[]}}function ae(e,t){const n=e.flatMap(({fields:s})=>[
s,...h.T8.map(i=>(0,o.Pf)(s.get(i)))]);for(const s of n){if(["hasmore","hasnextpage"].some(d=>s.get(d)===!1))return;const i=(0,o.Qq)(s,...h.qQ);if(i!==void 0&&!ue(
i))return i}return ve(e)??je(t)}const ue=e=>/^(?:https?:\/)?\//.test(e);function ve(e){for(const{fields:t}of e){const n=[t,(0,o.Pf)(t.get("links")),(0,o.Pf)(be(
t))];for(const s of n)for(const i of h.Mg){const d=s.get(i),u=(0,A.Gv)(d)?(0,o.Qq)((0,o.Pf)(d),"href"):(0,o.Qq)(s,i),m=u===void 0?null:URL.parse(u,"https://next\
.invalid"),l=m?.searchParams.get("cursor")??m?.searchParams.get("page[cursor]");if(l)return l}}}function be(e){return(0,o.Pf)(e.get("links")).get("pages")}function je(e){
const t=e.map(n=>(0,A.Gv)(n)?(0,o.Qq)((0,o.Pf)(n),"cursor"):void 0);return t.length>0&&t.every(n=>n!==void 0)?t.at(-1):void 0}const ce=new Map;function me(e,t,n,s){
return e.has(t)?n(new Map([[t,e.get(t)]])):s()}const Z=(e,t,n)=>me(e,t,s=>(0,o.Qq)(s,t),n);function Ae(e){return(0,o.VF)("",Object.fromEntries(e))}function De(e){
return e?.entries}const Ie=e=>e.map(t=>({entry:t,values:ce}));function ie(e,t,n){const s=(0,o.MX)(e,t.names),[i]=s;if(n?.has("id")){const u=(0,o.Qq)(n,"id");return u===
void 0?void 0:ye(u,i)}if(i===void 0)return;const d=E(s,t,!K(i,t));return d===void 0?ie(Ce(i,t),t):d.id instanceof S?d.id:ye(d.id,d.layer,t)}function ye(e,t,n){const s=t&&
n&&(0,o.k$)(t,n.names),i=[...t?b(t):[],...s?b(s):[]];return{id:e,fields:_(i),layers:i}}function Te(e,t,n){if(n?.has("id")||!(0,A.Gv)(e))return ie(e,t,n);const s=(0,o.
VF)("",e),i=E([s],t);if(i===void 0)return ie(e,t)??ie(Qe(s),t);if(i.id instanceof S)return i.id;const d=(0,o.k$)(s,t.names),u=d&&E([d],t);return d&&u===void 0&&
[...h.XQ,...h.A9].some(m=>_(b(d)).has(m))?E([s],t,!1)?ye(i.id,i.layer,t):void 0:u===void 0?ye(i.id,i.layer,t):u.id instanceof S?u.id:u.id===i.id?ye(i.id,i.layer,
t):new S([{path:"its own ID",value:i.id},{path:`the ID in ${d?.path}`,value:u.id}])}function Qe({value:e,fields:t}){const n=Object.values(e).filter(A.Gv);return n.
length===1&&Pe(t,n[0])?n[0]:void 0}const Ue=new Set(["cursor","success","ok","errors","messages","message","warnings","links","meta","etag"]);function Pe(e,t){return[
...e].every(([n,s])=>s===t||Ue.has(n))}function Ce({value:e,fields:t},{label:n,names:s,kin:i}){const d=Object.entries(e).filter(([l,f])=>{const w=(0,o.tK)(l);return(i.
includes(w)||[...s,...i].some(G=>w===`${G}summary`))&&(0,A.Gv)(f)}),[u]=d;return d.length===1&&(n==="app"||Pe(t,u?.[1]))?u?.[1]:void 0}const Be=(e,t,n,s)=>(De(s)??
Ie(V(e,h.M0,t,"listEnvironments").entries)).map(({entry:d,values:u})=>{const m=(0,A.Gv)(d)?b((0,o.VF)("",d)):[],l=Te(d,h.M0,u),f=l===void 0||l instanceof S?_(m):
l.fields;return{environmentID:Z(u,"id",()=>l&&"id"in l?l.id:void 0),name:Z(u,"name",()=>_e(d,f)),state:Z(u,"state",()=>(0,o.Qq)(f,"state","status")),url:me(u,"u\
rl",w=>x([Ae(w)]),()=>x(l&&"layers"in l?l.layers:m))}});function _e(e,t){return typeof e=="string"?e:(0,o.Qq)(t,"name","environmentname","environment","slug")}var se=v(
1547);const Me=new Set(["completed","complete","finished","done","ended","stopped","terminated"]),Re=new Set(["queued","building","deploying","uploading","publi\
shing","activating","provisioning","initializing","inprogress","enqueued"]),xe=new Set(["name","branch","ref","title","message","description","event","trigger",
"type","kind","label","slug"]);function Le(e,t,n){const s=e.filter(({path:D})=>!/(?:^|\.)metadata$/i.test(D)),i=s.flatMap(D=>Ee(D,h.XQ)),d=s.flatMap(D=>Ee(D,h.A9)),
u=i.length>0?i:d,[m]=u;if(m===void 0)return;const l=s.flatMap(D=>Ee(D,h.E6)).filter(({value:D})=>(0,se.P)(D)!==void 0),f=s.flatMap(He),w=[...u,...de(m.value)===
"success"?[...d,...e.flatMap(Ke).filter(We)]:[],...de(m.value)==="success"?f:[]],P=new Set(w.map(({value:D})=>de(D))),[G]=l;if(G&&u.every(({value:D})=>Me.has((0,se.
Y)(D)))){if(new Set(l.map(({value:D})=>de(D))).size===1)return G.value;throw ke([...u,...l],t,n)}if(G&&de(m.value)==="success"&&de(G.value)!=="success")throw ke(
[m,G],t,n);const U=Me.has((0,se.Y)(m.value))?s.flatMap(Ye):[];if(!G&&U.length>0)throw ke([m,...U],t,n);if(P.size>1)throw ke(w,t,n);return m.value}function ke(e,t,n){
const s=[...new Set(e.map(({path:i})=>i))];return(0,o.zs)("deployment status",s,t,(0,o.TU)(n,"status",s[0]??"status"))}function de(e){return(0,se.P)(e)??(0,se.Y)(
e)}function Ke(e){const t=Object.keys(e.value).map(o.tK),n=t.filter(u=>/(?:status|state|phase|stage|step)$/.test(u)),s=t.filter(u=>!n.includes(u)&&!xe.has(u)),i=Se(
e,s).filter(({value:u})=>Re.has((0,se.Y)(u))),d=Object.entries(e.value).flatMap(([u,m])=>n.includes((0,o.tK)(u))&&(0,A.Gv)(m)?Fe((0,o.vs)(e.path,u),m):[]);return[
...Ee(e,n),...i,...d.filter(({value:u})=>Re.has((0,se.Y)(u)))]}function Fe(e,t){return Se((0,o.VF)(e,t),Object.keys(t).map(o.tK))}function We({value:e}){return((0,se.
P)(e)??"success")!=="success"}function Ee(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,o.tK)(n)))return[];const i=(0,o.vs)(e.path,n);
return typeof s=="string"?s.trim()===""?[]:[{path:i,value:s}]:(0,A.Gv)(s)?ze((0,o.VF)(i,s)):[]})}function ze(e){const t=Se(e,h.XD),n=[...h.E6,"status"].flatMap(
s=>{const i=Object.entries(e.value).find(([d])=>(0,o.tK)(d)===s);return i&&(0,A.Gv)(i[1])?Se((0,o.VF)((0,o.vs)(e.path,i[0]),i[1]),h.XD):[]});return n.length>0&&
t.every(({value:s})=>Me.has((0,se.Y)(s)))?n:[...t,...n]}function Se(e,t){return Object.entries(e.value).flatMap(([n,s])=>t.includes((0,o.tK)(n))&&typeof s=="str\
ing"&&s.trim()!==""?[{path:(0,o.vs)(e.path,n),value:s}]:[])}function He(e){return Object.entries(e.value).flatMap(([t,n])=>["success","successful","succeeded","\
ok"].includes((0,o.tK)(t))&&n===!1?[{path:(0,o.vs)(e.path,t),value:"failed"}]:[])}const qe=["error","errors","errormessage","failure","failurereason","failureme\
ssage","failureinfo"];function Ye(e){return Object.entries(e.value).flatMap(([t,n])=>{const s=(0,o.tK)(t);return s==="exitcode"&&typeof n=="number"&&n!==0||qe.includes(
s)&&Ve(n)?[{path:(0,o.vs)(e.path,t),value:"failed"}]:[]})}function Ve(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:(0,A.Gv)(e)?Object.
values(e).some(t=>t!==null&&t!==""):e===!0}const Je=(e,t,n,s)=>{(0,C.c)(e,t);const i=r(e,s?.values??ce);if(i instanceof S)throw(0,o.zs)("app ID",i.paths,t,(0,o.
TU)("createApp","id",c(i)));const d=i??r({id:Q(n,h.uq)},ce);if(d===void 0||d instanceof S)throw(0,o.LO)("app ID",e,t,(0,o.TU)("createApp","id","the.name.of.the.\
id"));return d},Xe=(e,t,n,s)=>{(0,C.c)(e,t);const i=s?.values??ce,d=r(e,i),u=ie(e,h.uq,i);if(!(d===void 0||d instanceof S||u===void 0||u instanceof S))return{...d,
buildCommand:(0,o.Qq)(u.fields,"buildcommand"),outputDirectory:(0,o.Qq)(u.fields,"outputdirectory"),region:(0,o.Qq)(u.fields,"region")}},Ze=(e,t)=>(0,C.c)(e,t);
function c({paths:e}){return e[0]??"id"}function r(e,t){const n=ie(e,h.uq,t);if(n===void 0||n instanceof S)return n;const{id:s,fields:i,layers:d}=n;return{appID:s,
name:Z(t,"name",()=>(0,o.Qq)(i,"name","appname")),type:Z(t,"type",()=>(0,o.Qq)(i,"type","apptype")),subdomain:Z(t,"subdomain",()=>(0,o.Qq)(i,"subdomain","subdom\
ainvalue","generatedsubdomain")),state:Z(t,"state",()=>(0,o.Qq)(i,"state","status")),url:me(t,"url",u=>x([Ae(u)]),()=>x(d))}}const a=(e,t,n,s)=>{(0,C.c)(e,t);const i=s?.
values??ce,u=ie(e,h.uH,i)??ie({id:Q(n,h.uH)},h.uH);if(!(u===void 0||u instanceof S||L(u.id,t)))return Y(u,i,p(u,i,t)??"pending")};function p(e,t,n){try{return Z(
t,"status",()=>Le(e.layers,n,"deploy"))}catch(s){if(s instanceof R.GQ)return;throw s}}const y=(e,t,n,s)=>{(0,C.c)(e,t);const i=s?.entries?void 0:V(e,h.uH,t,"lis\
tDeployments"),d=De(s)??Ie(i?.entries??[]),u=d.map(({entry:w,values:P})=>{const G=g(w,P,t);return{record:G,values:P,status:Z(P,"status",()=>Le(G.layers,t,"listD\
eployments"))}});if(u.length>0&&u.every(({status:w})=>w===void 0)){const w=(0,o.TU)("listDeployments","status","the.name.of.the.status");throw(0,o.LO)("deployme\
nt status in an entry",d[0]?.entry,t,w)}j(u.map(({record:w})=>w.id),t);const m=u.map(({record:w,values:P,status:G})=>Y(w,P,G??"pending")),l=i?.around??((0,A.Gv)(
e)?[(0,o.VF)("",e)]:[]),f=Z(s?.values??ce,"cursor",()=>ae(l,i?.entries??[]));return{deployments:m,nextCursor:f}};function g(e,t,n){const s=Te(e,h.uH,t);if(s instanceof
S){const i=(0,o.TU)("listDeployments","id",c(s));throw(0,o.zs)("deployment ID in an entry",s.paths,n,i)}if(s!==void 0&&!L(s.id,n))return s;throw(0,o.LO)("deploy\
ment ID in an entry",e,n,(0,o.TU)("listDeployments","id","the.name.of.the.id"))}function L(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function j(e,t){
if(new Set(e).size===e.length)return;const n=(0,o.TU)("listDeployments","id","the.name.of.the.id");throw(0,o.LO)("ID of its own for each deployment: several ent\
ries have the same",void 0,t,n)}function Y({id:e,fields:t,layers:n},s,i){const u=[t,...h.Hl.map(f=>(0,o.Pf)(t.get(f)))].flatMap(f=>[f,(0,o.Pf)(f.get("metadata"))]),
m=f=>u.flatMap(w=>(0,o.Qq)(w,...f)??[])[0],l=(0,o.Qq)(t,...h.Ld,"phase");return{deployID:e,status:i,stage:Z(s,"stage",()=>l===i?void 0:l),branch:Z(s,"branch",()=>ee(
m(h.dI))),commit:Z(s,"commit",()=>m(h.cJ)??(0,o.Qq)((0,o.Pf)(t.get("commit")),"sha","id","hash")),url:me(s,"url",f=>x([Ae(f)]),()=>x(n)),createdAt:me(s,"created\
At",f=>(0,o.kB)(f,"createdAt"),()=>(0,o.kB)(t,...h.DE)),supersededBy:Z(s,"supersededBy",()=>(0,o.Qq)(t,...h.NP))}}function ee(e){const t=e?.replace(/^refs\/heads\//,
"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}var ne=v(5807);const fe=4,ge=200,te=100,$e=new Set(["app","application","site","project","user","owner",
"team","creator","author","links","request","config","spec","env","environment","source","git","gitsource","commit","trigger","deploymenttrigger"]),Ge=new Set([
"steps","stages","phases","jobs","tasks","conditions","builds","children","results","components","workflows"]),et=new Set(["deployments","deploys","releases","r\
evisions","rollouts","runs","environments"]);function yt(e){return new Map(e.toReversed().flatMap(t=>[...t]))}function gt(e){const t=[];let n=[(0,o.Pf)(e)];for(let s=0;s<=
fe&&n.length>0&&t.length<ge;s+=1)t.push(...n.slice(0,ge-t.length)),n=n.flatMap(wt);return t}function wt(e){return[...e].flatMap(([t,n])=>$e.has(t)?[]:Array.isArray(
n)?et.has(t)?[]:vt(n,Ge.has(t)).map(_t):(0,A.Gv)(n)?[(0,o.Pf)(n)]:[])}function vt(e,t){const n=e.slice(-te).filter(A.Gv).map(o.Pf),s=n.filter(rt);return(s.length>
0||!t?s:n.filter(bt)).toReversed()}function bt(e){return[...Ge].some(t=>Array.isArray(e.get(t)))}const st=["status","state","result","outcome","conclusion","pha\
se"];function rt(e){return e.get("success")===!1||st.some(t=>ot(e.get(t),0))}function ot(e,t){if(typeof e=="string")return/^false$/i.test(e)||(0,se.P)(e)==="fai\
lure";const n=(0,o.Pf)(e);return t<2&&["name",...st].some(s=>ot(n.get(s),t+1))}function _t(e){const t=(0,o.Qq)(e,"stage","phase","step","name","id");return t!==
void 0&&!e.has("stage")&&rt(e)?new Map([...e,["stagename",t]]):e}const kt=["text","line","message","msg","content","output","log","logs","lines","entries","even\
ts","items","payload","textpayload","data","value","tail"],Et=["order","sequence","seq","index","position","linenumber"],it=["timestamp","time","date","createda\
t","created","ts"],St=4;function le(e,t=0){if(typeof e=="string")return $t(e,t);if(t>St)return[];if(Array.isArray(e))return At(e).flatMap(i=>le(i,t+1));const n=(0,o.
Pf)(e),s=kt.find(i=>n.has(i));return s===void 0?[]:le(n.get(s),t+1)}function $t(e,t){if(t===0&&/^\s*\[\s*\{/.test(e))try{const n=le(JSON.parse(e),1);if(n.length>
0)return n}catch{}return e.replace(/\r?\n$/,"").split(/\r?\n/)}function At(e){const t=e.filter(s=>(0,o.Pf)(s).get("hidden")!==!0);if(t.length<2||!t.every(A.Gv))
return t;const n=t.map(s=>(0,o.Pf)(s));return at(t,n,s=>(0,o.nd)(s,...Et))??at(t,n,Mt)??t}const Mt=e=>(0,o.Qq)(e,...it)===void 0?void 0:(0,o.kB)(e,...it);function at(e,t,n){
const s=e.map((i,d)=>({entry:i,key:t[d]&&n(t[d])}));if(!s.some(i=>i.key===void 0))return s.sort((i,d)=>Number(i.key)-Number(d.key)).map(({entry:i})=>i)}const Ot=[
"failure","deploymentfailure","deployfailure","error","deployment"],Dt=["message","errormessage","failuremessage","statusmessage","reason","failurereason","stat\
usreason","description","detail","summary","error","title","cause","msg","text"],It=["stage","phase","step","failedstage","failedstep","failedphase","errorstep",
"errorstage","stagename","stepname"],Tt=["code","errorcode","failurecode","errortype","reasoncode"],Pt=["diagnostics","errors","annotations","issues","problems",
"findings"],Rt=["log","logs","logtail","buildlog","buildlogs","deploylog","joblog","output","lines","stdout","stderr","events","entries","transcript","console",
"trace","tail","excerpt"],xt=["location","loc","position","range","start","span","begin","region","physicallocation"],Lt=["file","filename","filepath","path","u\
ri","sourcefile"],Gt=[...new Set([...h.m5,...h.wy])],Nt=["error","reason","cause","failure","details"],ct=4,re={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,
word:200},jt=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,Qt=[[/^(?:warn|1$)/i,"war\
ning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],Ut=(e,t,n,s)=>{const i=Ft(e),u=[dt(yt((0,o.w)(i,Ot))),...gt(i)],m=(J,pe)=>u.flatMap(he=>pe(
he,...J)??[])[0],{placed:l,loose:f}=Wt(u),w=m(Dt,o.Qq),G=[...ut(u,Rt)??ut([(0,o.Pf)(i)],Gt,Array.isArray)??[],...f],U=le(w).filter(J=>J.trim()!==""),D=Bt(s,{stage:m(
It,o.Qq),code:m(Tt,o.Qq)??Kt(u),message:U[0]??f[0],exitCode:u.flatMap(J=>(0,o.nd)(J,"exitcode","exitstatus","returncode")??[])[0],signal:m(["signal","exitsignal"],
o.Qq),log:G.length===0&&U.length>1?U:G,diagnostics:l});return Ct(D)};function ut(e,t,n=()=>!0){return e.map(i=>t.flatMap(d=>n(i.get(d))?le(i.get(d)):[])).find(i=>i.
length>0)}function Ct(e){const{stage:t,code:n,message:s,signal:i,log:d,diagnostics:u}=e;return{...e,stage:Oe(t,re.word),code:Oe(n,re.word),message:Oe(s,re.text),
signal:Oe(i,re.word),log:d.slice(-re.lines).map(m=>(0,ne.vI)(m,re.line)),diagnostics:u.filter(({file:m})=>m.length<=re.file).slice(0,re.findings)}}function Oe(e,t){
return e&&(0,ne.vI)(e,t)}function Bt(e,t){const n=e?.values;if(n===void 0)return t;const s=d=>n.has(d)?(0,o.Qq)(n,d):t[d],i=n.has("diagnostics")?ft(n.get("diagn\
ostics")):void 0;return{stage:s("stage"),code:s("code"),message:s("message"),signal:s("signal"),exitCode:n.has("exitCode")?(0,o.nd)(n,"exitCode"):t.exitCode,log:n.
has("log")?le(n.get("log")):t.log,diagnostics:i?.map(tt).filter(d=>d!==void 0)??t.diagnostics}}function Kt(e){return e.flatMap(t=>(0,o.Qq)(t,"type","kind")??[]).
find(t=>jt.test(t))}function Ft(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(t=>typeof t=="string")?{log:e}:e.some(t=>tt(t)!==void 0)||le(e).
length===0?{errors:e}:{log:e}:e}function dt(e,t=0){const n=Nt.map(s=>e.get(s)).find(A.Gv);return n===void 0||t>ct?e:dt(new Map([...[...e].filter(([,s])=>s!==n),
...(0,o.Pf)(n)]),t+1)}function Wt(e){const n=[...new Set(e.flatMap(s=>Pt.map(i=>s.get(i))))].flatMap(ft).slice(0,re.lines).map(s=>tt(s)??le(s));return{placed:n.
flatMap(s=>"file"in s?s:[]),loose:n.flatMap(s=>"file"in s?[]:s)}}function ft(e){return Array.isArray(e)?e:e==null?[]:[e]}function tt(e){const t=lt((0,o.Pf)(e)),
n=(0,o.Qq)(t,...Lt),s=(0,o.Qq)(t,"message","text","msg","description","reason","title");if(n===void 0||s===void 0)return;const i=(0,o.Qq)(t,"severity","level","\
type","annotationlevel")??"",d=t.has("character")?1:0,u=(...m)=>zt((0,o.nd)(t,...m),d);return{file:n.replace(/^file:\/\/\//,"/"),line:u("line","linenumber","sta\
rtline","row","lineno"),column:u("column","col","columnnumber","startcolumn","character"),severity:Qt.find(([m])=>m.test(i))?.[1]??"error",code:Oe((0,o.Qq)(t,"c\
ode","rule","ruleid"),re.word)??null,message:(0,ne.vI)(s,re.text)}}function lt(e,t=0){const n=xt.map(s=>e.get(s)).find(A.Gv);return n===void 0||t>ct?e:new Map([
...lt((0,o.Pf)(n),t+1),...e])}function zt(e,t){return e!==void 0&&e+t>=1?e+t:null}var nt=v(3823);const Ht={name:"app",type:"app-type",repository:"repository",branch:"\
branch",commit:"repository",env:"env",buildCommand:"build-command",outputDirectory:"output-directory",region:"region"};function qt({fields:e},{name:t,ours:n,sent:s}){
if(e.length===0)return;const i=e.map(f=>({...f,own:Vt(f.field,n,s)})),d=i.map(({field:f,own:w,message:P})=>{const G=w===void 0?"which is not sent":`from the inp\
ut ${Ht[w]??"app-settings"}`;return`; ${w!==void 0&&w!==f?`${f} (our ${w})`:f}, ${G}: "${P}"`}),u=new Set(i.flatMap(({own:f})=>f??[])),m=Object.keys(n).map(f=>`\
"${u.has(f)?`NAME-FOR-${f}`:f}": ${Yt(f)}`),l=i.flatMap(({field:f,own:w})=>w===void 0?[pt(f)]:[]);return{words:d.join(""),remedy:`Correct the input that the ans\
wer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${t}: |
    {${[...m,...l].join(", ")}}`}}function pt(e){const[t="",...n]=e.split(".");return`"${t}": ${n.length===0?"VALUE":`{${pt(n.join("."))}}`}`}function Yt(e){return/^[A-Za-z]\w*$/.
test(e)?e:`\`${e}\``}function Vt(e,t,n){const s=e.split("."),i=s.at(-1)??"",d=Object.keys(t),u=d.find(f=>[e,i,s[0]??""].some(w=>(0,o.tK)(w)===(0,o.tK)(f)));if(u!==
void 0)return u;const m=s.reduce((f,w)=>(0,A.Gv)(f)?f[w]:void 0,n);if(m===void 0)return;const l=d.filter(f=>JSON.stringify(t[f])===JSON.stringify(m));return l.length===
1?l[0]:void 0}const we={createApp:{doing:"create the app",mayRepeat:!1,decode:Je},updateApp:{doing:"update the app",mayRepeat:!0,decode:Xe},replaceEnv:{doing:"r\
eplace the variables",mayRepeat:!0,decode:Ze},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:Be},deploy:{doing:"start the deployment",mayRepeat:!1,
decode:a},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:y},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:Ut}},Jt=50;
function Xt(e,{org:t,project:n},s){const i={orgID:t,projectID:n},d=l=>({...i,appID:l});async function u(l,f,w,P){const G={org:t,project:n,app:w.parameters.appID??
""},D=(P===void 0?void 0:await s?.request(l,P,G))??P,J=f.mayRepeat&&nt.bw[l].method==="GET";return e({...f,route:nt.bw[l],decode:async(pe,he,yn)=>f.decode(pe,he,
yn,await s?.answer(l,pe))},{...w,...D===void 0?{}:J?{query:Zt(D)}:{body:D},readError:s&&((pe,he)=>s.error(pe,he)),explain:D===void 0||J?void 0:(pe,he)=>he===400||
he===422?qt(pe,{name:l,ours:P??{},sent:D}):void 0})}const m=(l,{limit:f,cursor:w,signal:P}={})=>{const G={...f===void 0?{}:{limit:String(f)},...w===void 0?{}:{cursor:w}};
return u("listDeployments",we.listDeployments,{parameters:d(l),signal:P},G)};return{listDeployments:m,createApp:(l,f={})=>u("createApp",we.createApp,{parameters:i,
...f},l),updateApp:(l,f,{signal:w}={})=>u("updateApp",we.updateApp,{parameters:d(l),signal:w},f),replaceEnv:(l,f,{signal:w}={})=>u("replaceEnv",we.replaceEnv,{parameters:d(
l),signal:w},{env:Object.fromEntries(f)}),listEnvironments:(l,{signal:f}={})=>u("listEnvironments",we.listEnvironments,{parameters:d(l),signal:f}),deploy:(l,f,w={})=>u(
"deploy",we.deploy,{parameters:d(l),...w},{...f}),async*allDeployments(l,f={}){const w=new Set;let P=f.cursor;for(let G=0;G<Jt;G+=1){const{deployments:U,nextCursor:D}=await m(
l,{...f,cursor:P});if(yield*U,D===void 0||w.has(D))return;w.add(D),P=D}},async readFailure(l,f,{signal:w}={}){try{return await u("readFailure",we.readFailure,{parameters:{
...d(l),deployID:f},signal:w})}catch(P){if(P instanceof R.GQ&&P.call?.status===404)return;throw P}}}}function Zt(e){const t=Object.entries(e).filter(([,n])=>["s\
tring","number","boolean"].includes(typeof n));return Object.fromEntries(t.map(([n,s])=>[n,String(s)]))}var ht=v(9696),en=v(9127);const Ne="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",tn=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:Ne},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:Ne},{code:"access_to\
ken_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access toke\
n",remedy:Ne},{code:"invalid_id_token",broken:({claims:e},t)=>typeof e.exp=="number"&&e.exp*1e3<=t,because:({claims:e},t)=>`expired ${(0,en.a)(t-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function nn(e,t,n="id-token",s){const i=sn(
e);if(i===void 0){const u=!e.includes(".");throw new R.GQ(u?"access_token_given":"invalid_id_token",u?`The token of ${n} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${n} is not a JWT: it does not have three parts that can be decoded`,{input:n,remedy:Ne})}const d=tn.find(({broken:u})=>u(
i,t));if(d!==void 0){const u=`The token of ${n} ${d.because(i,t)}`,m=new R.GQ(d.code,u,{input:n,remedy:d.remedy});if(d.code!=="email_claim_missing"||s===void 0)
throw m;s(m)}return{expiresAt:typeof i.claims.exp=="number"?i.claims.exp*1e3:void 0}}function sn(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[t,n]=e.split(
".").slice(0,2).map(rn);return t!==void 0&&n!==void 0?{header:t,claims:n}:void 0}function rn(e){try{const t=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,A.Gv)(t)?t:void 0}catch{return}}const on=6e4,an=15e3;function cn(e,t){const n=(0,ht.p)(t),{clock:s}=t;let i,d,u,m=!1;const l=e.mayLackEmail&&t.onNoEmail?
f:void 0;function f(U){u=U}function w(){u&&!m&&t.onNoEmail?.(u),m||=u!==void 0}async function P(){const U=await e.obtain(n,t),D=s.now(),{expiresAt:J=Number.POSITIVE_INFINITY}=nn(
U,D,e.input,l);return{token:U,expiresAt:J,renewAt:Math.max(J-on,D+(J-D)/2)}}async function G(){return d??=P().finally(()=>{d=void 0}),i=await d,i}return{async token(){
if(i===void 0)return(await G()).token;if(s.now()<i.renewAt)return i.token;const U=i;try{return(await G()).token}catch(D){if(s.now()>=U.expiresAt)throw D;return i=
{...U,renewAt:s.now()+an},U.token}},async renew(U){return w(),e.renewable===!1?!1:i!==void 0&&i.token!==U?!0:(await G()).token!==U}}}var un=v(3532),dn=v(7399),fn=v(
5636),ln=v(1619);function pn(e){const t=(0,ln.J)(e.baseUrl,"base-url"),n=(0,ht.p)(e);return async(s,i)=>{const{doing:d,mayRepeat:u,decode:m,takesText:l,route:f}=s,
{body:w,signal:P,readError:G,explain:U}=i;let D="";return n({doing:d,mayRepeat:u,read:(0,dn.t)({decode:m,takesText:l,readError:G,explain:U}),signal:P,request:{method:f.
method,url:hn(t,f.path,i),headers:{...fn.H1,...w===void 0?{}:{"content-type":"application/json"},...u?{}:{"idempotency-key":i.idempotencyKey??e.uuid()}},...w===
void 0?{}:{body:JSON.stringify(w)}},async authorize(J){return D=await e.tokens.token(),{...J,headers:{...J.headers,authorization:`Bearer ${D}`}}},renew:()=>e.tokens.
renew(D)})}}function hn(e,t,{parameters:n,query:s={}}){for(const[d,u]of Object.entries(n))if(/^\.{0,2}$/.test(u))throw new R.GQ("invalid_input",`"${u}" is not a\
 valid ${d}`,{remedy:"Give the identifier that the platform shows."});const i=new URL(e);i.pathname+=(0,nt.dN)(t,n).slice(i.pathname.endsWith("/")?1:0);for(const[
d,u]of Object.entries(s))u!==void 0&&i.searchParams.set(d,u);return i}var mt=v(336);function mn(e,{baseUrl:t,source:n},s){const{reporter:i,tree:d,signal:u,clock:m=mt.
m}=s,l={clock:m,every:mt.f,random:Math.random,uuid:$.randomUUID},f=({message:D,remedy:J})=>i({type:"warning",message:D,remedy:J}),w={...l,fetch:s.fetch,signal:s.
requestSignal??u,onTrouble:({error:D})=>f({message:`${D.message}; trying again`,remedy:void 0})},{run:P,onSecret:G}=s,U=cn(n,{...w,run:P,onSecret:G,onNoEmail:f});
return{...l,reporter:i,tree:d,signal:u,platform:Xt(pn({...w,baseUrl:t,tokens:U}),e,e.apiMap),fetch:(0,un.Q)(s.fetch),async identify(){return await U.token(),n.description}}}}),
1532:((oe,H,v)=>{v.d(H,{g:()=>Je});var $=v(3739),R=v(5807);const A=["buildCommand","outputDirectory","region"];async function o(c,r,a){const{settings:p,...y}=c.
configuration,g={...p,...y},L=await a.updateApp(r,g),j=A.flatMap(ne=>L?.[ne]&&g[ne]===void 0?[[ne,L[ne]]]:[]),Y=j.map(([ne,fe])=>`${ne} "${(0,R.Ow)(fe,60)}"`),ee=Object.
keys(g).sort().join(", ");return{url:L?.url,subdomain:L?.subdomain,detail:Y.length===0?ee:`${ee}; kept from before: ${Y.join(", ")}`,kept:Object.fromEntries(j)}}
var h=v(9127);function x(c,{follow:r}){const a=(0,h.a)(r.timeoutMs),p=`The deployment ${c} has not ended within ${a}; the platform goes on with it`;return new $.
GQ("deploy_timeout",p,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment."})}function z(c,r){
return c?new $.GQ("interrupted",`Interrupted; the platform goes on with ${c}`,{remedy:"A re-run for the same commit follows the same deployment."}):r?new $.GQ("\
interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one st\
arts another deployment."}):new $.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}function F(c,r){return r.with({message:`${c}\
: ${r.message}`,cause:r})}function C(c,r){if(S.has(r.code))return r;const a=c?`The deployment ${c}`:"A deployment";return F(`${a} was started and goes on, but c\
annot be followed`,r)}const S=new Set(["interrupted","deployment_lost","deploy_timeout","internal"]);function M(c,r){const a=r?`: ${r} overtook it`:"";return new $.
GQ("deploy_cancelled",`The deployment ${c} was cancelled${a}`,{remedy:r?`Follow ${r} instead; it deploys a newer state.`:"Run again to deploy anew."})}function O(c){
return["production","prod","live","default","main"].flatMap(a=>c.find(p=>p.name?.toLowerCase()===a)??[])[0]??(c.length===1?c[0]:void 0)}const b=3,_=[500,1500,3e3];
async function T(c){for(let r=1;;r++)try{return await c.send()}catch(a){if(c.signal.throwIfAborted(),!k(a))throw a;const p=await B(c);if(p!==void 0)return p;if(r===
b||E(a))throw a}}async function B(c){for(const r of _){await c.clock.sleep(r,c.signal);const a=await c.find();if(a!==void 0)return a}}function E(c){return c instanceof
$.GQ&&c.call?.unclear===!0}function k(c){return c instanceof $.GQ?c.call?.outcome==="unknown"||c.code==="unexpected_response":!1}async function I(c,r){const a=await N(
c,r.platform);if(a)return a;if(c.create)return Q(c,r);throw new $.GQ("app_not_found",`The platform knows no app "${c.app}" in ${c.org}/${c.project}`,{input:"app",
remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function N(c,r){for(const a of new Set([c.rememberedAppID??c.app,c.app])){
const p=await W(r,a);if(p)return p}}async function W(c,r){try{const a=await c.listEnvironments(r);return{appID:r,created:!1,url:O(a)?.url,subdomain:void 0}}catch(a){
if(V(a)===404)return;if(K(a))return{appID:r,created:!1,url:void 0,subdomain:void 0};throw a}}async function Q(c,r){const{settings:a,...p}=c.configuration,g={...Object.
fromEntries(Object.entries(a).filter(([,j])=>j!==null)),...p,name:c.app,type:c.appType},L=r.uuid();try{return await T({send:async()=>({...await r.platform.createApp(
g,{idempotencyKey:L}),created:!0}),find:async()=>{const j=await W(r.platform,c.app);return j&&{...j,created:!0}},clock:r.clock,signal:r.signal})}catch(j){if(K(j))
throw F("The app was created, but its ID cannot be read",j);if(V(j)!==409)throw j;const Y=await W(r.platform,c.app);if(Y)return Y;throw X(c,j)}}function X(c,r){
const a=`${c.org}/${c.project}`;return new $.GQ("app_unreachable_by_name",`${a} has an app named "${c.app}", but under another ID`,{input:"app",remedy:"Set the \
input app to the app's ID, as the platform's own pages show it.",cause:r})}function K(c){return c instanceof $.GQ&&c.call?.unclear===!0}function V(c){return c instanceof
$.GQ?c.call?.status:void 0}var q=v(1547);const ae=.05,ue=100,ve=1e4,be=.2;function je(c,r){return Math.min(ve,Math.max(ue,c*ae))*(1-be*r())}const ce=5*6e4,me=6e4,
Z=3;async function Ae(c,r,a,p){const y=new AbortController,g=p.every(1e3,()=>p.clock.now()-a>=r.timeoutMs&&y.abort());try{return await De(c,r,a,p,y.signal)}finally{
g()}}async function De(c,r,a,p,y){const{clock:g,narrator:L}=p,j=new Te(g,L);let Y,ee=[],ne=g.now();for(;;){const fe=await j.tolerate(()=>p.look(y),p.signal,y),ge=g.
now()-a,te=fe?.find(et=>et.deployID===c);if((te||!fe)&&(ne=g.now()),g.now()-ne>me)throw ye(c,Y);te&&(te.status!==Y?.status||te.stage!==Y.stage)&&L.tell({type:"s\
tatus",status:te.status,stage:te.stage,elapsedMs:ge}),Y=te??Y;const $e=te?Ie(te,r,L):"pending";if(te&&$e==="cancelled")return{family:$e,deployment:te,overtakenBy:ie(
te,fe??[],ee)};if($e!=="pending")return{family:$e,deployment:te,overtakenBy:void 0};if(ee=fe??ee,ge>=r.timeoutMs)return{family:"pending",deployment:Y,overtakenBy:void 0};
const Ge=r.pollIntervalMs??je(ge,p.random);await g.sleep(Math.max(1,Math.min(Ge,r.timeoutMs-ge)),p.signal)}}function Ie(c,r,a){const p=(0,q.P)(c.status,r.statusMap);
return p||(a.warn(`The platform reports the status "${c.status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map\
, for example: ${c.status}=success`),"pending")}function ie(c,r,a){if(c.supersededBy)return c.supersededBy;const{createdAt:p}=c;if(p===void 0){const g=r[r.indexOf(
c)-1];return a.some(L=>L.deployID===g?.deployID)?void 0:g?.deployID}return r.filter(g=>g.createdAt!==void 0&&g.createdAt>p).sort((g,L)=>Number(g.createdAt)-Number(
L.createdAt))[0]?.deployID}function ye(c,r){const a=r?`; its last status was "${r.status}"`:"";return new $.GQ("deployment_lost",`The deployment ${c} is not in \
the platform's list${a}`,{remedy:"Look at the app in the platform: it is unknown here whether it deployed. Run again to deploy anew."})}class Te{#e;#n;#t;#s=!1;#r=0;constructor(r,a){
this.#e=r,this.#n=a}async tolerate(r,a,p){try{const y=await r();return this.#t=void 0,this.#r=0,y}catch(y){if(a.throwIfAborted(),p.aborted)return;const g=(0,$.I7)(
y);if(!Qe.has(g.code)||(this.#r=g.call?.unclear?this.#r+1:0,this.#r>=Z)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>ce))throw g;this.#s||this.#n.warn(`The d\
eployment list fails: ${g.message}; asking again for up to ${(0,h.a)(ce)}`),this.#s=!0;return}}}const Qe=new Set(["rate_limited","service_error","unexpected_res\
ponse","response_too_large","unreachable","request_timeout"]);var Ue=v(5635);async function Pe(c,r,a,p){return _e(c)??await Ce(r.appID,p)??_e(r.url)??Be(r,a)}async function Ce(c,r){
const a=await r.listEnvironments(c).catch(()=>[]);return _e(O(a)?.url)}function Be(c,r){const a=r.urlTemplate;if(!(a?.includes("{subdomain}")&&!c.subdomain))return _e(
a?.replaceAll("{subdomain}",c.subdomain??"").replaceAll("{app}",c.appID))}function _e(c){if(!c)return;const r=URL.parse(c.includes("://")?c:`https://${c}`);return r&&
(r.protocol==="https:"||r.protocol==="http:")?r.href:void 0}async function se(c,r,a){const p=await xe(a.platform,r),y=p.find(ee=>ee.deployID===c.attachTo);if(y&&
Me(y,c))return{deployID:y.deployID,attached:!0};const g=new Set(p.map(ee=>ee.deployID)),L=a.uuid(),j=async()=>Le(await Re(a.platform,r,g),c);return{deployID:await T(
{send:async()=>{a.onStart();const ee=await a.platform.deploy(r,{branch:c.configuration.branch,commit:c.commit},{idempotencyKey:L});return(ee?.deployID===r?void 0:
ee?.deployID)??await Fe(j,a)},find:j,clock:a.clock,signal:a.signal}),attached:!1}}function Me(c,r){return((0,q.P)(c.status,r.follow.statusMap)??"pending")==="pe\
nding"}async function Re(c,r,a){return(await xe(c,r)).filter(y=>!a.has(y.deployID))}async function xe(c,r){const{deployments:a,nextCursor:p}=await c.listDeployments(
r),[y,g]=[a[0]?.createdAt,a.at(-1)?.createdAt],L=y!==void 0&&g!==void 0&&y<g;if(p===void 0||!L)return a;const j=[...a];for await(const Y of c.allDeployments(r,{
cursor:p}))j.push(Y);return j}function Le(c,r){const a=c.filter(y=>ke(y.commit,r.commit)&&de(y.branch,r.configuration.branch));if(a.length<2)return a[0]?.deployID;
const p=a.map(y=>y.deployID).join(", ");throw new $.GQ("deployment_lost",`The platform named no deployment, and several are new: ${p}`,{remedy:"Let runs for one\
 app wait for each other with a concurrency group, then run again."})}function ke(c,r){return!c||!r||!/^[0-9a-f]{7,64}$/i.test(c)?!0:r.toLowerCase().startsWith(
c.toLowerCase())}function de(c,r){return!c||c===r}const Ke=[0,500,1e3,2e3,4e3,8e3];async function Fe(c,r){for(const a of Ke){a&&await r.clock.sleep(a,r.signal);
const p=await c();if(p)return p}throw new $.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the a\
pp in the platform: it is unknown here whether it deploys."})}const We=6e4,Ee=500,ze=5e3,Se=1e4,He="x-slipway-release";async function qe(c,r){const a=r.clock.now();
let p=Ee;for(let y=1;;y++){const g=await Ve(c,r);if(g.kind==="page")return y;if(g.kind==="no-page")throw Ye(g.url,r.deployID);const L=r.clock.now()-a;if(L+p>We){
const j=`after ${(0,h.a)(L)} and ${y} tries`;throw new $.GQ("verify_failed",`${c} ${g.words} ${j}`,{remedy:'Open the URL: a first deploy may still wait for DNS.\
 Set verify to "off" if the site is not public.'})}await r.clock.sleep(p,r.signal),p=Math.min(ze,p*2)}}function Ye(c,r){const a=URL.parse(c)?.pathname??"/",p=a===
"/"?"index.html":`page for ${a}`;return new $.GQ("verify_failed",`${c} answers 404: the release ${r} has no ${p}`,{remedy:'Check that output-directory is the fo\
lder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Ve(c,{fetch:r,signal:a,deployID:p}){try{const y=await r(
c,{signal:AbortSignal.any([a,AbortSignal.timeout(Se)])});if(await y.body?.cancel(),y.status<400)return{kind:"page"};const g=p!==void 0&&y.headers.get(He)===p;return y.
status===404&&g?{kind:"no-page",url:y.url||c}:{kind:"trouble",words:`answers ${y.status}`}}catch(y){a.throwIfAborted();const g=y instanceof Error&&y.cause instanceof
Error?y.cause:y;return{kind:"trouble",words:`cannot be reached (${g instanceof Error?g.message:String(g)})`}}}async function Je(c,r){const a=new Xe(c,r),p=r.every(
2e3,()=>a.beat());try{return await a.go()}catch(y){return a.broken(r.signal.aborted?a.interruption():(0,$.I7)(y))}finally{p()}}class Xe{#e;#n;#t;#s;#r=!1;#o;#i;#a;constructor(r,a){
this.#e=r,this.#n=a,this.#t=(0,Ue.M)(a.reporter,a.clock,a.signal)}beat(){this.#t.beat()}async go(){const{phase:r}=this.#t;if(await r("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#g();const a=await r("app",()=>this.#c());await r("configure",()=>this.#u(a)),await r("env",()=>this.#d(a));
const p=this.#n.clock.now(),y=await r("trigger",()=>this.#f(a));if(!this.#e.follow.wait)return this.outcome("pending");const g=await r("follow",()=>this.#l(a,y,
p));return this.#p(g,a,y)}async#c(){const r=await I(this.#e,this.#n);return this.#s=r,this.#t.tell({type:"app-known",appID:r.appID,created:r.created}),[r,r.created?
`created ${r.appID}`:`found ${r.appID}`]}async#u(r){if(r.created)return[void 0,"as created"];const{detail:a,kept:p,...y}=await o(this.#e,r.appID,this.#n.platform);
return this.#e={...this.#e,kept:p},this.#s={...r,url:y.url??r.url,subdomain:y.subdomain??r.subdomain},[void 0,a]}async#d(r){const{env:a}=this.#e;switch(a.kind){case"\
leave":return[void 0,"left alone"];case"replace":return await this.#n.platform.replaceEnv(r.appID,a.variables),[void 0,a.variables.size===1?"1 variable":`${a.variables.
size} variables`];default:return(0,$.xb)(a)}}async#f(r){const a=()=>{this.#r=!0},{deployID:p,attached:y}=await se(this.#e,r.appID,{...this.#n,onStart:a});return this.#o=
p,this.#t.tell({type:"deployment-known",deployID:p,attached:y}),[p,y?`attached to ${p}, which an earlier run started`:p]}async#l(r,a,p){const y=j=>Ze(a,r.appID,
this.#n.platform,j),g=await Ae(a,this.#e.follow,p,{...this.#n,look:y,narrator:this.#t}),L=g.family==="pending"&&this.#e.follow.onTimeout==="detach";return[g,g.deployment?.
status??g.family,g.family!=="success"&&!L]}async#p(r,a,p){switch(r.family){case"success":return this.#h(r,a);case"failure":return this.#y(a,p);case"cancelled":return this.
outcome("cancelled",M(p,r.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?x(p,this.#e):void 0);default:return(0,$.xb)(
r.family)}}async#h(r,a){this.#i=await Pe(r.deployment?.url,this.#s??a,this.#e,this.#n.platform),this.#i&&this.#t.tell({type:"url",url:this.#i});try{await this.#t.
phase("verify",()=>this.#m(this.#i))}catch(p){this.#n.signal.throwIfAborted();const y=(0,$.I7)(p);if(this.#e.verify==="fail")return this.outcome("succeeded",y);
this.#t.warn(`Deployed, but ${y.message}`,y.remedy)}return this.outcome("succeeded")}async#m(r){if(this.#e.verify==="off")return[void 0,"off"];if(!r)throw new $.
GQ("verify_failed","the platform named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const a=await qe(r,{...this.#n,deployID:this.#o});
return[void 0,a===1?"answers":`answers, after ${a} tries`]}async#y(r,a){this.#a=await this.#t.phase("explain",async()=>{const{explain:g}=await v.e(294).then(v.bind(
v,8294)),L=await g(a,r.appID,this.#e,this.#n,this.#t);return[L,L.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#a});const{headline:p,remedy:y}=this.#a;
return this.outcome("failed",new $.GQ("deploy_failed",p,{remedy:y}))}interruption(){return z(this.#o,this.#r)}broken(r){const a=r.call?.outcome==="refused"||r.call?.
outcome==="not-sent";return this.#o!==void 0||this.#r&&!a?this.outcome("pending",C(this.#o,r)):this.outcome(r.code==="interrupted"?"cancelled":"failed",r)}async#g(){
const{configuration:r,env:a,app:p,org:y,project:g}=this.#e,L=await N(this.#e,this.#n.platform);this.#s=L;const j=[L?`update the app ${L.appID} in ${y}/${g}`:`cr\
eate the app ${p} in ${y}/${g}`,a.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...a.variables.keys()].join(", ")||"none"}`,`deploy ${r.
repository}, branch ${r.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const Y of j)this.#t.tell({type:"notice",message:`Dry run: would ${Y}`});
return this.outcome("skipped")}outcome(r,a){return{status:r,appID:this.#s?.appID,appCreated:this.#s?.created??!1,deployID:this.#o,url:this.#i,failure:this.#a,error:a,
phases:this.#t.phases}}}async function Ze(c,r,a,p){const y=[];for await(const g of a.allDeployments(r,{signal:p}))if(y.push(g),g.deployID===c)break;return y}}),
5635:((oe,H,v)=>{v.d(H,{M:()=>A});var $=v(9439);const R=25e3;function A(o,h,x){const z=[],F=new Set;let[C,S,M]=[h.now(),h.now(),""];const O=b=>{C=h.now(),b.type===
"phase-started"&&([S,M]=[C,`at ${$.K[b.phase]}`]),b.type==="status"&&([S,M]=[C-b.elapsedMs,b.status]),o(b)};return{tell:O,phases:z,beat(){const b=h.now();M!==""&&
b-C>=R&&O({type:"heartbeat",status:M,elapsedMs:b-S})},async phase(b,_){x?.throwIfAborted();const T=h.now();O({type:"phase-started",phase:b});let B;try{const[E,k,
I=!1]=await _();return B={type:"phase-finished",phase:b,detail:k,ms:h.now()-T,unwished:I},E}finally{z.push({phase:b,ms:h.now()-T}),B&&O(B)}},warn(b,_){F.has(b)||
(F.add(b),O({type:"warning",message:b,remedy:_}))}}}}),7244:((oe,H,v)=>{v.d(H,{c:()=>A});var $=v(3024),R=v(7994);function A(o){const h=(x,z)=>{try{return z()}catch{
return x}};return{exists:x=>h(!1,()=>(0,$.statSync)((0,R.LI)(o,x)).isFile()),list:x=>h([],()=>(0,$.readdirSync)((0,R.LI)(o,x)))}}})};export{wn as id,vn as ids,bn as modules};

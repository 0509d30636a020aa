const wn=571,vn=[571],bn={9680:((oe,H,w)=>{w.d(H,{Ej:()=>v,UC:()=>C,tp:()=>$,yq:()=>i,zD:()=>O});var M=w(5807),x=w(7496),k=w(9877);function i(_,P,Q){const{pages:S,
links:E,files:I}=Q,j=new Set;for(const F of Q.findings){const{message:Y,place:V,remedy:ae}=F;P.add((0,x.x)(F),{message:(0,M.Ow)(Y,1e3),place:V}),ae!==void 0&&j.
add(ae)}for(const F of j)_.line(`  ${F}`);const[W,U,X]=[h(S,"page"),h(E,"link"),h(I,"file")];_.line(`Checked ${W}, ${U} and ${X} (${v(Q.bytes)})`)}function h(_,P){
return`${O(_)} ${P}${_===1?"":"s"}`}const T=100,z={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function C(_){const{findings:P,largest:Q}=_,S=P.
length-T;return["### The site",B(_),...P.length===0?[]:[P.slice(0,T).map(A).join(`
`)],...S>0?[`\u2026 and ${S} more.`]:[],`<details><summary>The largest files</summary>

${$(["File","Bytes","Brotli","gzip"],Q.map(E=>[(0,k.aY)(E.path),v(E.bytes),v(E.brotli),v(E.gzip)]))}

</details>`].join(`

`)}function B({pages:_,links:P,files:Q,bytes:S,brotli:E,gzip:I}){const j=[_,P,Q].map(O);return $(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...j,v(S),v(E),v(I)]])}function A(_){const{message:P,place:Q}=_,S=Q?`${(0,k.aY)([Q.file,Q.line,Q.column].filter(E=>E!==void 0).join(":"))} `:"";return`\
- ${z[(0,x.x)(_)]} ${S}${(0,k.aY)(P,500)}`}function $(_,P){return[_,_.map(()=>"---"),...P].map(Q=>`| ${Q.join(" | ")} |`).join(`
`)}function O(_){return String(_).replace(/\B(?=(?:\d{3})+$)/g,",")}function v(_){return _<1e3?`${_} B`:_<1e6?`${(_/1e3).toFixed(1)} kB`:`${(_/1e6).toFixed(1)} \
MB`}}),9877:((oe,H,w)=>{w.d(H,{CS:()=>z,Dl:()=>C,EU:()=>k,XI:()=>B,aY:()=>x});var M=w(5807);function x($,O=300){const v=(0,M.Ow)($,O).replaceAll("|","\u2502").trim();
if(v==="")return"\u2013";const _="`".repeat(A(v)+1),P=v.startsWith("`")||v.endsWith("`")?" ":"";return`${_}${P}${v}${P}${_}`}function k($,O=2e3){const v=$.map(P=>(0,M.
Ow)(P,O)),_="`".repeat(Math.max(3,A(v.join(`
`))+1));return[`${_}text`,...v,_].join(`
`)}const i=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,h=/^[0-9a-f]{7,40}\W*$/i,T=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function z($,O=1e3){return(0,M.Ow)($,O).trim().replace(T,(_,P,Q="",S="",E="",I="")=>P!==void 0?x(P)+Q:i.test(_)&&!h.test(_)?_:S+x(E)+I)}function C($){if($===void 0||
!URL.canParse($))return;const{protocol:O,username:v,password:_,href:P}=new URL($);if(!(!/^https?:$/.test(O)||v!==""||_!==""||P.length>2e3))return`[${x(P)}](<${P.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function B($,O){let v=O,_=$.length;for(;_>0&&(v-=Buffer.byteLength((0,M.Ow)($[_-1]??""))+1,!(v<0));)_--;return $.slice(
_)}function A($){return Math.max(0,...[...$.matchAll(/`+/g)].map(O=>O[0].length))}}),3532:((oe,H,w)=>{w.d(H,{Q:()=>k});var M=w(7067),x=w(8302);function k(h){return(T,z)=>{
const C=new URL(T instanceof Request?T.url:T);return C.protocol==="http:"&&C.hostname.endsWith(".localhost")&&!z?.body?i(C,z):h(T,z)}}function i(h,T){const z={host:"\
127.0.0.1",port:h.port||80,path:h.pathname+h.search,method:T?.method??"GET",headers:{...Object.fromEntries(new Headers(T?.headers)),host:h.host},...(0,x.Eb)({signal:T?.
signal??void 0})};return new Promise((C,B)=>{const A=(0,M.request)(z,$=>{const O=[];$.on("data",v=>O.push(v)),$.on("error",B),$.on("end",()=>{const v=$.statusCode??
502,_=Object.entries($.headers).map(([P,Q])=>[P,String(Q)]);C(new Response(v===204||v===304?null:Buffer.concat(O),{status:v,headers:_}))})});A.on("error",B),A.end()})}}),
9696:((oe,H,w)=>{w.d(H,{p:()=>B});var M=w(5636),x=w(1053);const k={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function i(S,E,I){
const j=Math.min(E.mostDelayMs,E.firstDelayMs*2**(S-1));return Math.round(j*(.1+.9*I()))}function h(S,E){const I=S?.trim()??"";if(/^\d{1,9}$/.test(I))return Number(
I)*1e3;const j=/^[A-Za-z]{3,9}, /.test(I)?Date.parse(I):Number.NaN;return Number.isNaN(j)?void 0:Math.max(0,j-E.now())}const T=new Set([408,429,500,502,503,504]);
class z{#e;#n;#t=0;#s=0;constructor(E){this.#e=E,this.#n=E.clock.now()}get attempts(){return this.#t+this.#s}waitAfter(E){const{budget:I,clock:j,random:W}=this.#e,
U=I.throttling==="pace",X=U&&E.status===429?++this.#s:++this.#t,F=E.retryAfterMs??0,Y=U&&F>0?F:Math.max(i(X,I,W),F);return j.now()-this.#n+Y>I.totalMs||F>I.mostRetryAfterMs||
this.#t>=I.attempts?void 0:Y}}const C=3;function B(S){const E={timeoutMs:3e4,bodyBytes:5e6,budget:k,...S},I=O(S.onTrouble);return async function(W){const U=A(S.
signal,W.signal),X=new z(E);let F=!1;for(;;){const Y=$(await S.pace?.enter(U));try{const V=await v(W,E,U);if(V.ok)return Y("answered",0),V.value;if(V.status===(W.
renewOn??401)&&!F&&(F=!0,await W.renew?.()))continue;const ue=V.again==="always"||V.again==="if-it-may-repeat"&&W.mayRepeat?X.waitAfter(V):void 0;if(ue===void 0)
throw V.error;const ve={error:V.error,waitMs:ue,attempt:X.attempts};W.onTrouble?.(ve),I(W.doing,ve);const be=V.status===429;Y(be?"throttled":"fault",ue),(S.pace===
void 0||!be)&&await E.clock.sleep(ue,U)}finally{Y("fault",0)}}}}function A(S,E){return S!==void 0&&E!==void 0?AbortSignal.any([S,E]):S??E}function $(S){let E=!1;
return(I,j)=>{E||S?.(I,j),E=!0}}function O(S){const E=new Set;return(I,j)=>{const W=`${I} ${j.error.code} ${j.error.call?.status}`;S===void 0||E.has(W)||(E.add(
W),S(j))}}async function v(S,E,I){I?.throwIfAborted();let j=await S.authorize(S.request);for(let W=0;;W+=1){const U=await(0,M.cv)(j,{...E,signal:I}),X={doing:S.
doing,request:j};if(U.kind==="lost"){const ae=U.certificate?"never":U.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,x.tr)(X,U,E.timeoutMs,S.addressFrom),
again:ae}}const F={...X,status:U.status,headers:U.headers};if(U.status<300||U.status>=400)return P(S.read,F,U.text,E);const Y=_(F),V=Y?.origin===j.url.origin&&j.
method==="GET"&&W<C;if(Y===void 0||!V)return{ok:!1,error:(0,x.yJ)(F,Y),again:"never"};j={...j,url:Y}}}function _({headers:S,request:E}){const I=S.get("location");
return I!==null&&URL.canParse(I,E.url.href)?new URL(I,E.url):void 0}async function P(S,E,I,{clock:j,bodyBytes:W}){const{status:U}=E,X=U>=400?h(E.headers.get("re\
try-after"),j):void 0,F=await S({...E,text:I,bodyBytes:W,retryAfterMs:X});return F.ok?F:{...F,again:F.again??Q(U),status:U,retryAfterMs:X}}function Q(S){return S===
429?"always":T.has(S)?"if-it-may-repeat":"never"}}),7994:((oe,H,w)=>{w.d(H,{FK:()=>h,LI:()=>T,wZ:()=>C});var M=w(3024),x=w(1455),k=w(6760),i=w(3739);function h(A,$){
const O=(0,k.relative)(A,$);return O===""||O!==".."&&!O.startsWith(`..${k.sep}`)&&!(0,k.isAbsolute)(O)}function T(A,$){const O=(0,k.resolve)(A,$);if($.includes(
"\0")||!h((0,k.resolve)(A),O))throw B($);return O}async function z(A,$){const[O,v]=await Promise.all([realpath(A),realpath(T(A,$))]);if(!h(O,v))throw B($);return v}
function C(A,$){if(!(0,M.existsSync)(A)){C((0,k.dirname)(A),$);try{(0,M.mkdirSync)(A,{mode:$})}catch(O){if((0,i.xU)(O)!=="EEXIST")throw O}}}function B(A){return new i.
GQ("path_escapes_root",`The path "${A}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),7496:((oe,H,w)=>{
w.d(H,{x:()=>x});const M={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function x({
code:k}){return M[k]}}),3823:((oe,H,w)=>{w.d(H,{Y2:()=>T,a6:()=>h,bw:()=>k,dN:()=>z});const M="/api/v1/orgs/{orgID}/projects/{projectID}/apps",x=`${M}/{appID}`,
k={createApp:{method:"POST",path:M},updateApp:{method:"PATCH",path:x},replaceEnv:{method:"PUT",path:`${x}/env`},listEnvironments:{method:"GET",path:`${x}/enviro\
nments`},deploy:{method:"POST",path:`${x}/deployments`},listDeployments:{method:"GET",path:`${x}/deployments`},readFailure:{method:"GET",path:`${x}/deployments/\
{deployID}/failure`}},i="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",h={listReleases:{method:"GET",path:`${i}/releases`},rollback:{method:"POST",path:`${i}\
/rollback`},listTables:{method:"GET",path:`${i}/tables`},createTable:{method:"POST",path:`${i}/tables`},deleteTable:{method:"DELETE",path:`${i}/tables/{table}`},
runtime:{method:"POST",path:`${i}/runtime`}},T={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function z(C,B){return C.replace(/\{(\w+)\}/g,(A,$)=>encodeURIComponent(
B[$]??`{${$}}`))}}),9574:((oe,H,w)=>{w.d(H,{N:()=>mn});var M=w(7598),x=w(3739),k=w(8302),i=w(86),h=w(8438);function T(e){const t=e.flatMap(({fields:n})=>[...h.tl.
flatMap(s=>C((0,i.Dy)(n,s))),...h.gW.flatMap(s=>z(n.get(s)))]);return t.find(n=>n.startsWith("https:"))??t[0]}function z(e){if((0,k.Gv)(e)){const n=(0,i.Pf)(e);
return[...h.tl,"web","live","site","public","production","default"].flatMap(o=>C((0,i.Dy)(n,o)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return(0,k.
Gv)(t)?C((0,i.Dy)((0,i.Pf)(t),"url","name","domain","hostname","host")):C((0,i.Dy)(new Map([["",t]]),""))}function C(e){const t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||t||(0,i.Qq)(new Map([["",e]]),"")===void 0?[]:[e]}var B=w(1787);class A{candidates;constructor(t){this.candidates=t}get paths(){return this.
candidates.map(({path:t})=>t)}}function $({names:e,kin:t}){const n=(s,o)=>s.flatMap(d=>o.map(u=>d+u));return[n(e,[...h.S3,"number"]),h.S3,n(t,h.S3)]}function O({
names:e,kin:t}){return[e,["number",...t.map(n=>`${n}number`)]]}function v(e){const t=h.BV.map(n=>(0,i.k$)(e,[n])).filter(n=>n!==void 0);return[e,...t]}function _(e){
return new Map(e.toReversed().flatMap(({fields:t})=>[...t]))}function P(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,i.tK)(n)))return[];
const o=(0,i.Qq)(new Map([["",s]]),"");return o===void 0?[]:[{path:(0,i.vs)(e.path,n),value:o}]})}function Q(e){return new Set(e.map(({value:n})=>n)).size>1?new A(
e):e[0]?.value}function S(e,t,n=!0){const s=e.findIndex(l=>(0,i.k$)(l,t.names)!==void 0),o=s>0?e.slice(0,s):e,d=$(t),u=l=>{for(const f of l===d[0]?e:o)for(const b of E(
f)){const R=Q(P(b,l));if(R!==void 0)return{id:typeof R=="string"?j(R):R,layer:f}}};for(const l of n?d:d.slice(0,1)){const f=u(l);if(f)return f}const m=W(o,t);if(m!==
void 0||!n)return m;for(const l of O(t)){const f=u(l);if(f&&(f.id instanceof A||/^[\w.:~-]{1,200}$/.test(f.id)))return f}}function E(e){return I(e)===void 0?v(e):
[e]}function I(e){const t=(0,i.k$)(e,["metadata"]);return t&&(0,k.Gv)(e.value.status)?(0,i.Qq)(t.fields,"name"):void 0}function j(e){return e.includes("/")?e.split(
"/").findLast(t=>t!=="")??e:e}function W(e,t){for(const n of e){const s=["links","link"].map(l=>(0,i.k$)(n,[l])).find(Boolean),u=[s&&((0,i.Qq)((0,i.Pf)(s.fields.
get("self")),"href")??(0,i.Qq)(s.fields,"self")),...["name","selflink","self","href"].map(l=>(0,i.Qq)(n.fields,l))].flatMap(l=>U(l,t)??[])[0];if(u!==void 0)return{
id:u,layer:n};const m=I(n);if(m!==void 0)return{id:m,layer:n}}}function U(e,t){const[n=""]=(e??"").split(/[?#]/,1),[s="",o=""]=n.replace(/\/$/,"").split("/").reverse();
return/^[\w.~-]+$/.test(s)&&[...t.lists,...t.kin.map(u=>`${u}s`)].includes((0,i.tK)(o))?s:void 0}const X=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function F({fields:e,value:t},n){if(n.label!=="deployment")return!1;const s=(0,i.Qq)(e,"type","kind","object","resourcetype")??"",o=Object.entries(t).some(([d,u])=>{
const m=(0,i.tK)(d);return n.names.some(f=>m.endsWith(f)&&m!==f)&&(0,k.Gv)(u)&&(0,i.Pf)(u).has("id")});return X.test(s)||o}function Y(e,t,n,s){if(Array.isArray(
e))return{entries:e,around:[]};const o=(0,i.MX)(e,t.lists);for(const u of o){const m=V(u,t);if(m instanceof A){const l=(0,i.TU)(s,"list",m.paths[0]??"$");throw(0,i.
zs)(`list of ${t.label}s`,m.paths,n,l)}if(m!==void 0)return{entries:m,around:o}}const d=`list of ${t.label}s`;throw(0,i.LO)(d,e,n,(0,i.TU)(s,"list",t.lists[0]??
"$"))}function V(e,t){const n=t.names.map(d=>`${d}s`),s=Object.entries(e.value).filter(([d,u])=>Array.isArray(u)&&!h.Vt.includes((0,i.tK)(d))),o=[...h.m5,...h.wy];
for(const d of[n,t.lists,o,s.map(([u])=>(0,i.tK)(u))]){const u=s.filter(([l])=>d.includes((0,i.tK)(l))),[m]=u;if(u.length>1)return new A(u.map(([l])=>({path:(0,i.
vs)(e.path,l),value:l})));if(Array.isArray(m?.[1]))return m[1];if(d!==o&&d.some(l=>e.fields.get(l)===null))return[]}}function ae(e,t){const n=e.flatMap(({fields:s})=>[
s,...h.T8.map(o=>(0,i.Pf)(s.get(o)))]);for(const s of n){if(["hasmore","hasnextpage"].some(d=>s.get(d)===!1))return;const o=(0,i.Qq)(s,...h.qQ);if(o!==void 0&&!ue(
o))return o}return ve(e)??Ne(t)}const ue=e=>/^(?:https?:\/)?\//.test(e);function ve(e){for(const{fields:t}of e){const n=[t,(0,i.Pf)(t.get("links")),(0,i.Pf)(be(
t))];for(const s of n)for(const o of h.Mg){const d=s.get(o),u=(0,k.Gv)(d)?(0,i.Qq)((0,i.Pf)(d),"href"):(0,i.Qq)(s,o),m=u===void 0?null:URL.parse(u,"https://next\
.invalid"),l=m?.searchParams.get("cursor")??m?.searchParams.get("page[cursor]");if(l)return l}}}function be(e){return(0,i.Pf)(e.get("links")).get("pages")}function Ne(e){
const t=e.map(n=>(0,k.Gv)(n)?(0,i.Qq)((0,i.Pf)(n),"cursor"):void 0);return t.length>0&&t.every(n=>n!==void 0)?t.at(-1):void 0}const ce=new Map;function me(e,t,n,s){
return e.has(t)?n(new Map([[t,e.get(t)]])):s()}const Z=(e,t,n)=>me(e,t,s=>(0,i.Qq)(s,t),n);function Me(e){return(0,i.VF)("",Object.fromEntries(e))}function De(e){
return e?.entries}const Ie=e=>e.map(t=>({entry:t,values:ce}));function ie(e,t,n){const s=(0,i.MX)(e,t.names),[o]=s;if(n?.has("id")){const u=(0,i.Qq)(n,"id");return u===
void 0?void 0:ye(u,o)}if(o===void 0)return;const d=S(s,t,!F(o,t));return d===void 0?ie(Ce(o,t),t):d.id instanceof A?d.id:ye(d.id,d.layer,t)}function ye(e,t,n){const s=t&&
n&&(0,i.k$)(t,n.names),o=[...t?v(t):[],...s?v(s):[]];return{id:e,fields:_(o),layers:o}}function Te(e,t,n){if(n?.has("id")||!(0,k.Gv)(e))return ie(e,t,n);const s=(0,i.
VF)("",e),o=S([s],t);if(o===void 0)return ie(e,t)??ie(Qe(s),t);if(o.id instanceof A)return o.id;const d=(0,i.k$)(s,t.names),u=d&&S([d],t);return d&&u===void 0&&
[...h.XQ,...h.A9].some(m=>_(v(d)).has(m))?S([s],t,!1)?ye(o.id,o.layer,t):void 0:u===void 0?ye(o.id,o.layer,t):u.id instanceof A?u.id:u.id===o.id?ye(o.id,o.layer,
t):new A([{path:"its own ID",value:o.id},{path:`the ID in ${d?.path}`,value:u.id}])}function Qe({value:e,fields:t}){const n=Object.values(e).filter(k.Gv);return n.
length===1&&Pe(t,n[0])?n[0]:void 0}const Ue=new Set(["cursor","success","ok","errors","messages","message","warnings","links","meta","etag"]);function Pe(e,t){return[
...e].every(([n,s])=>s===t||Ue.has(n))}function Ce({value:e,fields:t},{label:n,names:s,kin:o}){const d=Object.entries(e).filter(([l,f])=>{const b=(0,i.tK)(l);return(o.
includes(b)||[...s,...o].some(G=>b===`${G}summary`))&&(0,k.Gv)(f)}),[u]=d;return d.length===1&&(n==="app"||Pe(t,u?.[1]))?u?.[1]:void 0}const Be=(e,t,n,s)=>(De(s)??
Ie(Y(e,h.M0,t,"listEnvironments").entries)).map(({entry:d,values:u})=>{const m=(0,k.Gv)(d)?v((0,i.VF)("",d)):[],l=Te(d,h.M0,u),f=l===void 0||l instanceof A?_(m):
l.fields;return{environmentID:Z(u,"id",()=>l&&"id"in l?l.id:void 0),name:Z(u,"name",()=>_e(d,f)),state:Z(u,"state",()=>(0,i.Qq)(f,"state","status")),url:me(u,"u\
rl",b=>T([Me(b)]),()=>T(l&&"layers"in l?l.layers:m))}});function _e(e,t){return typeof e=="string"?e:(0,i.Qq)(t,"name","environmentname","environment","slug")}var se=w(
1547);const Ae=new Set(["completed","complete","finished","done","ended","stopped","terminated"]),Re=new Set(["queued","building","deploying","uploading","publi\
shing","activating","provisioning","initializing","inprogress","enqueued"]),xe=new Set(["name","branch","ref","title","message","description","event","trigger",
"type","kind","label","slug"]);function Le(e,t,n){const s=e.filter(({path:D})=>!/(?:^|\.)metadata$/i.test(D)),o=s.flatMap(D=>ke(D,h.XQ)),d=s.flatMap(D=>ke(D,h.A9)),
u=o.length>0?o:d,[m]=u;if(m===void 0)return;const l=s.flatMap(D=>ke(D,h.E6)).filter(({value:D})=>(0,se.P)(D)!==void 0),f=s.flatMap(He),b=[...u,...de(m.value)===
"success"?[...d,...e.flatMap(Ke).filter(We)]:[],...de(m.value)==="success"?f:[]],R=new Set(b.map(({value:D})=>de(D))),[G]=l;if(G&&u.every(({value:D})=>Ae.has((0,se.
Y)(D)))){if(new Set(l.map(({value:D})=>de(D))).size===1)return G.value;throw Ee([...u,...l],t,n)}if(G&&de(m.value)==="success"&&de(G.value)!=="success")throw Ee(
[m,G],t,n);const K=Ae.has((0,se.Y)(m.value))?s.flatMap(Ye):[];if(!G&&K.length>0)throw Ee([m,...K],t,n);if(R.size>1)throw Ee(b,t,n);return m.value}function Ee(e,t,n){
const s=[...new Set(e.map(({path:o})=>o))];return(0,i.zs)("deployment status",s,t,(0,i.TU)(n,"status",s[0]??"status"))}function de(e){return(0,se.P)(e)??(0,se.Y)(
e)}function Ke(e){const t=Object.keys(e.value).map(i.tK),n=t.filter(u=>/(?:status|state|phase|stage|step)$/.test(u)),s=t.filter(u=>!n.includes(u)&&!xe.has(u)),o=Se(
e,s).filter(({value:u})=>Re.has((0,se.Y)(u))),d=Object.entries(e.value).flatMap(([u,m])=>n.includes((0,i.tK)(u))&&(0,k.Gv)(m)?Fe((0,i.vs)(e.path,u),m):[]);return[
...ke(e,n),...o,...d.filter(({value:u})=>Re.has((0,se.Y)(u)))]}function Fe(e,t){return Se((0,i.VF)(e,t),Object.keys(t).map(i.tK))}function We({value:e}){return((0,se.
P)(e)??"success")!=="success"}function ke(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,i.tK)(n)))return[];const o=(0,i.vs)(e.path,n);
return typeof s=="string"?s.trim()===""?[]:[{path:o,value:s}]:(0,k.Gv)(s)?ze((0,i.VF)(o,s)):[]})}function ze(e){const t=Se(e,h.XD),n=[...h.E6,"status"].flatMap(
s=>{const o=Object.entries(e.value).find(([d])=>(0,i.tK)(d)===s);return o&&(0,k.Gv)(o[1])?Se((0,i.VF)((0,i.vs)(e.path,o[0]),o[1]),h.XD):[]});return n.length>0&&
t.every(({value:s})=>Ae.has((0,se.Y)(s)))?n:[...t,...n]}function Se(e,t){return Object.entries(e.value).flatMap(([n,s])=>t.includes((0,i.tK)(n))&&typeof s=="str\
ing"&&s.trim()!==""?[{path:(0,i.vs)(e.path,n),value:s}]:[])}function He(e){return Object.entries(e.value).flatMap(([t,n])=>["success","successful","succeeded","\
ok"].includes((0,i.tK)(t))&&n===!1?[{path:(0,i.vs)(e.path,t),value:"failed"}]:[])}const qe=["error","errors","errormessage","failure","failurereason","failureme\
ssage","failureinfo"];function Ye(e){return Object.entries(e.value).flatMap(([t,n])=>{const s=(0,i.tK)(t);return s==="exitcode"&&typeof n=="number"&&n!==0||qe.includes(
s)&&Ve(n)?[{path:(0,i.vs)(e.path,t),value:"failed"}]:[]})}function Ve(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:(0,k.Gv)(e)?Object.
values(e).some(t=>t!==null&&t!==""):e===!0}const Je=(e,t,n,s)=>{(0,B.c)(e,t);const o=r(e,s?.values??ce);if(o instanceof A)throw(0,i.zs)("app ID",o.paths,t,(0,i.
TU)("createApp","id",c(o)));const d=o??r({id:U(n,h.uq)},ce);if(d===void 0||d instanceof A)throw(0,i.LO)("app ID",e,t,(0,i.TU)("createApp","id","the.name.of.the.\
id"));return d},Xe=(e,t,n,s)=>{(0,B.c)(e,t);const o=s?.values??ce,d=r(e,o),u=ie(e,h.uq,o);if(!(d===void 0||d instanceof A||u===void 0||u instanceof A))return{...d,
buildCommand:(0,i.Qq)(u.fields,"buildcommand"),outputDirectory:(0,i.Qq)(u.fields,"outputdirectory"),region:(0,i.Qq)(u.fields,"region")}},Ze=(e,t)=>(0,B.c)(e,t);
function c({paths:e}){return e[0]??"id"}function r(e,t){const n=ie(e,h.uq,t);if(n===void 0||n instanceof A)return n;const{id:s,fields:o,layers:d}=n;return{appID:s,
name:Z(t,"name",()=>(0,i.Qq)(o,"name","appname")),type:Z(t,"type",()=>(0,i.Qq)(o,"type","apptype")),subdomain:Z(t,"subdomain",()=>(0,i.Qq)(o,"subdomain","subdom\
ainvalue","generatedsubdomain")),state:Z(t,"state",()=>(0,i.Qq)(o,"state","status")),url:me(t,"url",u=>T([Me(u)]),()=>T(d))}}const a=(e,t,n,s)=>{(0,B.c)(e,t);const o=s?.
values??ce,u=ie(e,h.uH,o)??ie({id:U(n,h.uH)},h.uH);if(!(u===void 0||u instanceof A||L(u.id,t)))return q(u,o,p(u,o,t)??"pending")};function p(e,t,n){try{return Z(
t,"status",()=>Le(e.layers,n,"deploy"))}catch(s){if(s instanceof x.GQ)return;throw s}}const y=(e,t,n,s)=>{(0,B.c)(e,t);const o=s?.entries?void 0:Y(e,h.uH,t,"lis\
tDeployments"),d=De(s)??Ie(o?.entries??[]),u=d.map(({entry:b,values:R})=>{const G=g(b,R,t);return{record:G,values:R,status:Z(R,"status",()=>Le(G.layers,t,"listD\
eployments"))}});if(u.length>0&&u.every(({status:b})=>b===void 0)){const b=(0,i.TU)("listDeployments","status","the.name.of.the.status");throw(0,i.LO)("deployme\
nt status in an entry",d[0]?.entry,t,b)}N(u.map(({record:b})=>b.id),t);const m=u.map(({record:b,values:R,status:G})=>q(b,R,G??"pending")),l=o?.around??((0,k.Gv)(
e)?[(0,i.VF)("",e)]:[]),f=Z(s?.values??ce,"cursor",()=>ae(l,o?.entries??[]));return{deployments:m,nextCursor:f}};function g(e,t,n){const s=Te(e,h.uH,t);if(s instanceof
A){const o=(0,i.TU)("listDeployments","id",c(s));throw(0,i.zs)("deployment ID in an entry",s.paths,n,o)}if(s!==void 0&&!L(s.id,n))return s;throw(0,i.LO)("deploy\
ment ID in an entry",e,n,(0,i.TU)("listDeployments","id","the.name.of.the.id"))}function L(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function N(e,t){
if(new Set(e).size===e.length)return;const n=(0,i.TU)("listDeployments","id","the.name.of.the.id");throw(0,i.LO)("ID of its own for each deployment: several ent\
ries have the same",void 0,t,n)}function q({id:e,fields:t,layers:n},s,o){const u=[t,...h.Hl.map(f=>(0,i.Pf)(t.get(f)))].flatMap(f=>[f,(0,i.Pf)(f.get("metadata"))]),
m=f=>u.flatMap(b=>(0,i.Qq)(b,...f)??[])[0],l=(0,i.Qq)(t,...h.Ld,"phase");return{deployID:e,status:o,stage:Z(s,"stage",()=>l===o?void 0:l),branch:Z(s,"branch",()=>ee(
m(h.dI))),commit:Z(s,"commit",()=>m(h.cJ)??(0,i.Qq)((0,i.Pf)(t.get("commit")),"sha","id","hash")),url:me(s,"url",f=>T([Me(f)]),()=>T(n)),createdAt:me(s,"created\
At",f=>(0,i.kB)(f,"createdAt"),()=>(0,i.kB)(t,...h.DE)),supersededBy:Z(s,"supersededBy",()=>(0,i.Qq)(t,...h.NP))}}function ee(e){const t=e?.replace(/^refs\/heads\//,
"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}var ne=w(5807);const fe=4,ge=200,te=100,$e=new Set(["app","application","site","project","user","owner",
"team","creator","author","links","request","config","spec","env","environment","source","git","gitsource","commit","trigger","deploymenttrigger"]),Ge=new Set([
"steps","stages","phases","jobs","tasks","conditions","builds","children","results","components","workflows"]),et=new Set(["deployments","deploys","releases","r\
evisions","rollouts","runs","environments"]);function yt(e){return new Map(e.toReversed().flatMap(t=>[...t]))}function gt(e){const t=[];let n=[(0,i.Pf)(e)];for(let s=0;s<=
fe&&n.length>0&&t.length<ge;s+=1)t.push(...n.slice(0,ge-t.length)),n=n.flatMap(wt);return t}function wt(e){return[...e].flatMap(([t,n])=>$e.has(t)?[]:Array.isArray(
n)?et.has(t)?[]:vt(n,Ge.has(t)).map(_t):(0,k.Gv)(n)?[(0,i.Pf)(n)]:[])}function vt(e,t){const n=e.slice(-te).filter(k.Gv).map(i.Pf),s=n.filter(rt);return(s.length>
0||!t?s:n.filter(bt)).toReversed()}function bt(e){return[...Ge].some(t=>Array.isArray(e.get(t)))}const st=["status","state","result","outcome","conclusion","pha\
se"];function rt(e){return e.get("success")===!1||st.some(t=>ot(e.get(t),0))}function ot(e,t){if(typeof e=="string")return/^false$/i.test(e)||(0,se.P)(e)==="fai\
lure";const n=(0,i.Pf)(e);return t<2&&["name",...st].some(s=>ot(n.get(s),t+1))}function _t(e){const t=(0,i.Qq)(e,"stage","phase","step","name","id");return t!==
void 0&&!e.has("stage")&&rt(e)?new Map([...e,["stagename",t]]):e}const Et=["text","line","message","msg","content","output","log","logs","lines","entries","even\
ts","items","payload","textpayload","data","value","tail"],kt=["order","sequence","seq","index","position","linenumber"],it=["timestamp","time","date","createda\
t","created","ts"],St=4;function le(e,t=0){if(typeof e=="string")return $t(e,t);if(t>St)return[];if(Array.isArray(e))return Mt(e).flatMap(o=>le(o,t+1));const n=(0,i.
Pf)(e),s=Et.find(o=>n.has(o));return s===void 0?[]:le(n.get(s),t+1)}function $t(e,t){if(t===0&&/^\s*\[\s*\{/.test(e))try{const n=le(JSON.parse(e),1);if(n.length>
0)return n}catch{}return e.replace(/\r?\n$/,"").split(/\r?\n/)}function Mt(e){const t=e.filter(s=>(0,i.Pf)(s).get("hidden")!==!0);if(t.length<2||!t.every(k.Gv))
return t;const n=t.map(s=>(0,i.Pf)(s));return at(t,n,s=>(0,i.nd)(s,...kt))??at(t,n,At)??t}const At=e=>(0,i.Qq)(e,...it)===void 0?void 0:(0,i.kB)(e,...it);function at(e,t,n){
const s=e.map((o,d)=>({entry:o,key:t[d]&&n(t[d])}));if(!s.some(o=>o.key===void 0))return s.sort((o,d)=>Number(o.key)-Number(d.key)).map(({entry:o})=>o)}const Ot=[
"failure","deploymentfailure","deployfailure","error","deployment"],Dt=["message","errormessage","failuremessage","statusmessage","reason","failurereason","stat\
usreason","description","detail","summary","error","title","cause","msg","text"],It=["stage","phase","step","failedstage","failedstep","failedphase","errorstep",
"errorstage","stagename","stepname"],Tt=["code","errorcode","failurecode","errortype","reasoncode"],Pt=["diagnostics","errors","annotations","issues","problems",
"findings"],Rt=["log","logs","logtail","buildlog","buildlogs","deploylog","joblog","output","lines","stdout","stderr","events","entries","transcript","console",
"trace","tail","excerpt"],xt=["location","loc","position","range","start","span","begin","region","physicallocation"],Lt=["file","filename","filepath","path","u\
ri","sourcefile"],Gt=[...new Set([...h.m5,...h.wy])],jt=["error","reason","cause","failure","details"],ct=4,re={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,
word:200},Nt=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,Qt=[[/^(?:warn|1$)/i,"war\
ning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]],Ut=(e,t,n,s)=>{const o=Ft(e),u=[dt(yt((0,i.w)(o,Ot))),...gt(o)],m=(J,pe)=>u.flatMap(he=>pe(
he,...J)??[])[0],{placed:l,loose:f}=Wt(u),b=m(Dt,i.Qq),G=[...ut(u,Rt)??ut([(0,i.Pf)(o)],Gt,Array.isArray)??[],...f],K=le(b).filter(J=>J.trim()!==""),D=Bt(s,{stage:m(
It,i.Qq),code:m(Tt,i.Qq)??Kt(u),message:K[0]??f[0],exitCode:u.flatMap(J=>(0,i.nd)(J,"exitcode","exitstatus","returncode")??[])[0],signal:m(["signal","exitsignal"],
i.Qq),log:G.length===0&&K.length>1?K:G,diagnostics:l});return Ct(D)};function ut(e,t,n=()=>!0){return e.map(o=>t.flatMap(d=>n(o.get(d))?le(o.get(d)):[])).find(o=>o.
length>0)}function Ct(e){const{stage:t,code:n,message:s,signal:o,log:d,diagnostics:u}=e;return{...e,stage:Oe(t,re.word),code:Oe(n,re.word),message:Oe(s,re.text),
signal:Oe(o,re.word),log:d.slice(-re.lines).map(m=>(0,ne.vI)(m,re.line)),diagnostics:u.filter(({file:m})=>m.length<=re.file).slice(0,re.findings)}}function Oe(e,t){
return e&&(0,ne.vI)(e,t)}function Bt(e,t){const n=e?.values;if(n===void 0)return t;const s=d=>n.has(d)?(0,i.Qq)(n,d):t[d],o=n.has("diagnostics")?ft(n.get("diagn\
ostics")):void 0;return{stage:s("stage"),code:s("code"),message:s("message"),signal:s("signal"),exitCode:n.has("exitCode")?(0,i.nd)(n,"exitCode"):t.exitCode,log:n.
has("log")?le(n.get("log")):t.log,diagnostics:o?.map(tt).filter(d=>d!==void 0)??t.diagnostics}}function Kt(e){return e.flatMap(t=>(0,i.Qq)(t,"type","kind")??[]).
find(t=>Nt.test(t))}function Ft(e){return typeof e=="string"?{message:e}:Array.isArray(e)?e.every(t=>typeof t=="string")?{log:e}:e.some(t=>tt(t)!==void 0)||le(e).
length===0?{errors:e}:{log:e}:e}function dt(e,t=0){const n=jt.map(s=>e.get(s)).find(k.Gv);return n===void 0||t>ct?e:dt(new Map([...[...e].filter(([,s])=>s!==n),
...(0,i.Pf)(n)]),t+1)}function Wt(e){const n=[...new Set(e.flatMap(s=>Pt.map(o=>s.get(o))))].flatMap(ft).slice(0,re.lines).map(s=>tt(s)??le(s));return{placed:n.
flatMap(s=>"file"in s?s:[]),loose:n.flatMap(s=>"file"in s?[]:s)}}function ft(e){return Array.isArray(e)?e:e==null?[]:[e]}function tt(e){const t=lt((0,i.Pf)(e)),
n=(0,i.Qq)(t,...Lt),s=(0,i.Qq)(t,"message","text","msg","description","reason","title");if(n===void 0||s===void 0)return;const o=(0,i.Qq)(t,"severity","level","\
type","annotationlevel")??"",d=t.has("character")?1:0,u=(...m)=>zt((0,i.nd)(t,...m),d);return{file:n.replace(/^file:\/\/\//,"/"),line:u("line","linenumber","sta\
rtline","row","lineno"),column:u("column","col","columnnumber","startcolumn","character"),severity:Qt.find(([m])=>m.test(o))?.[1]??"error",code:Oe((0,i.Qq)(t,"c\
ode","rule","ruleid"),re.word)??null,message:(0,ne.vI)(s,re.text)}}function lt(e,t=0){const n=xt.map(s=>e.get(s)).find(k.Gv);return n===void 0||t>ct?e:new Map([
...lt((0,i.Pf)(n),t+1),...e])}function zt(e,t){return e!==void 0&&e+t>=1?e+t:null}var nt=w(3823);const Ht={name:"app",type:"app-type",repository:"repository",branch:"\
branch",commit:"repository",env:"env",buildCommand:"build-command",outputDirectory:"output-directory",region:"region"};function qt({fields:e},{name:t,ours:n,sent:s}){
if(e.length===0)return;const o=e.map(f=>({...f,own:Vt(f.field,n,s)})),d=o.map(({field:f,own:b,message:R})=>{const G=b===void 0?"which is not sent":`from the inp\
ut ${Ht[b]??"app-settings"}`;return`; ${b!==void 0&&b!==f?`${f} (our ${b})`:f}, ${G}: "${R}"`}),u=new Set(o.flatMap(({own:f})=>f??[])),m=Object.keys(n).map(f=>`\
"${u.has(f)?`NAME-FOR-${f}`:f}": ${Yt(f)}`),l=o.flatMap(({field:f,own:b})=>b===void 0?[pt(f)]:[]);return{words:d.join(""),remedy:`Correct the input that the ans\
wer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${t}: |
    {${[...m,...l].join(", ")}}`}}function pt(e){const[t="",...n]=e.split(".");return`"${t}": ${n.length===0?"VALUE":`{${pt(n.join("."))}}`}`}function Yt(e){return/^[A-Za-z]\w*$/.
test(e)?e:`\`${e}\``}function Vt(e,t,n){const s=e.split("."),o=s.at(-1)??"",d=Object.keys(t),u=d.find(f=>[e,o,s[0]??""].some(b=>(0,i.tK)(b)===(0,i.tK)(f)));if(u!==
void 0)return u;const m=s.reduce((f,b)=>(0,k.Gv)(f)?f[b]:void 0,n);if(m===void 0)return;const l=d.filter(f=>JSON.stringify(t[f])===JSON.stringify(m));return l.length===
1?l[0]:void 0}const we={createApp:{doing:"create the app",mayRepeat:!1,decode:Je},updateApp:{doing:"update the app",mayRepeat:!0,decode:Xe},replaceEnv:{doing:"r\
eplace the variables",mayRepeat:!0,decode:Ze},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:Be},deploy:{doing:"start the deployment",mayRepeat:!1,
decode:a},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:y},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:Ut}},Jt=50;
function Xt(e,{org:t,project:n},s){const o={orgID:t,projectID:n},d=l=>({...o,appID:l});async function u(l,f,b,R){const G={org:t,project:n,app:b.parameters.appID??
""},D=(R===void 0?void 0:await s?.request(l,R,G))??R,J=f.mayRepeat&&nt.bw[l].method==="GET";return e({...f,route:nt.bw[l],decode:async(pe,he,yn)=>f.decode(pe,he,
yn,await s?.answer(l,pe))},{...b,...D===void 0?{}:J?{query:Zt(D)}:{body:D},readError:s&&((pe,he)=>s.error(pe,he)),explain:D===void 0||J?void 0:(pe,he)=>he===400||
he===422?qt(pe,{name:l,ours:R??{},sent:D}):void 0})}const m=(l,{limit:f,cursor:b,signal:R}={})=>{const G=(0,k.Eb)({limit:f?.toString(),cursor:b});return u("list\
Deployments",we.listDeployments,{parameters:d(l),signal:R},G)};return{listDeployments:m,createApp:(l,f={})=>u("createApp",we.createApp,{parameters:o,...f},l),updateApp:(l,f,{
signal:b}={})=>u("updateApp",we.updateApp,{parameters:d(l),signal:b},f),replaceEnv:(l,f,{signal:b}={})=>u("replaceEnv",we.replaceEnv,{parameters:d(l),signal:b},
{env:Object.fromEntries(f)}),listEnvironments:(l,{signal:f}={})=>u("listEnvironments",we.listEnvironments,{parameters:d(l),signal:f}),deploy:(l,f,b={})=>u("depl\
oy",we.deploy,{parameters:d(l),...b},{...f}),async*allDeployments(l,f={}){const b=new Set;let R=f.cursor;for(let G=0;G<Jt;G+=1){const{deployments:K,nextCursor:D}=await m(
l,{...f,cursor:R});if(yield*K,D===void 0||b.has(D))return;b.add(D),R=D}},async readFailure(l,f,{signal:b}={}){try{return await u("readFailure",we.readFailure,{parameters:{
...d(l),deployID:f},signal:b})}catch(R){if(R instanceof x.GQ&&R.call?.status===404)return;throw R}}}}function Zt(e){const t=Object.entries(e).filter(([,n])=>["s\
tring","number","boolean"].includes(typeof n));return Object.fromEntries(t.map(([n,s])=>[n,String(s)]))}var ht=w(9696),en=w(9127);const je="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",tn=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:je},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:je},{code:"access_to\
ken_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access toke\
n",remedy:je},{code:"invalid_id_token",broken:({claims:e},t)=>typeof e.exp=="number"&&e.exp*1e3<=t,because:({claims:e},t)=>`expired ${(0,en.a)(t-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function nn(e,t,n="id-token",s){const o=sn(
e);if(o===void 0){const u=!e.includes(".");throw new x.GQ(u?"access_token_given":"invalid_id_token",u?`The token of ${n} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${n} is not a JWT: it does not have three parts that can be decoded`,{input:n,remedy:je})}const d=tn.find(({broken:u})=>u(
o,t));if(d!==void 0){const u=`The token of ${n} ${d.because(o,t)}`,m=new x.GQ(d.code,u,{input:n,remedy:d.remedy});if(d.code!=="email_claim_missing"||s===void 0)
throw m;s(m)}return{expiresAt:typeof o.claims.exp=="number"?o.claims.exp*1e3:void 0}}function sn(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[t,n]=e.split(
".").slice(0,2).map(rn);return t!==void 0&&n!==void 0?{header:t,claims:n}:void 0}function rn(e){try{const t=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,k.Gv)(t)?t:void 0}catch{return}}const on=6e4,an=15e3;function cn(e,t){const n=(0,ht.p)(t),{clock:s}=t;let o,d,u,m=!1;const l=e.mayLackEmail&&t.onNoEmail?
f:void 0;function f(K){u=K}function b(){u&&!m&&t.onNoEmail?.(u),m||=u!==void 0}async function R(){const K=await e.obtain(n,t),D=s.now(),{expiresAt:J=Number.POSITIVE_INFINITY}=nn(
K,D,e.input,l);return{token:K,expiresAt:J,renewAt:Math.max(J-on,D+(J-D)/2)}}async function G(){return d??=R().finally(()=>{d=void 0}),o=await d,o}return{async token(){
if(o===void 0)return(await G()).token;if(s.now()<o.renewAt)return o.token;const K=o;try{return(await G()).token}catch(D){if(s.now()>=K.expiresAt)throw D;return o=
{...K,renewAt:s.now()+an},K.token}},async renew(K){return b(),e.renewable===!1?!1:o!==void 0&&o.token!==K?!0:(await G()).token!==K}}}var un=w(3532),dn=w(7399),fn=w(
5636),ln=w(1619);function pn(e){const t=(0,ln.J)(e.baseUrl,"base-url"),n=(0,ht.p)(e);return async(s,o)=>{const{doing:d,mayRepeat:u,decode:m,takesText:l,route:f}=s,
{body:b,signal:R,readError:G,explain:K}=o;let D="";return n({doing:d,mayRepeat:u,read:(0,dn.t)({decode:m,takesText:l,readError:G,explain:K}),signal:R,request:{method:f.
method,url:hn(t,f.path,o),headers:{...fn.H1,...(0,k.Eb)({"content-type":b===void 0?void 0:"application/json","idempotency-key":u?void 0:o.idempotencyKey??e.uuid()})},
...(0,k.Eb)({body:b===void 0?void 0:JSON.stringify(b)})},async authorize(J){return D=await e.tokens.token(),{...J,headers:{...J.headers,authorization:`Bearer ${D}`}}},
renew:()=>e.tokens.renew(D)})}}function hn(e,t,{parameters:n,query:s={}}){for(const[d,u]of Object.entries(n))if(/^\.{0,2}$/.test(u))throw new x.GQ("invalid_inpu\
t",`"${u}" is not a valid ${d}`,{remedy:"Give the identifier that the platform shows."});const o=new URL(e);o.pathname+=(0,nt.dN)(t,n).slice(o.pathname.endsWith(
"/")?1:0);for(const[d,u]of Object.entries(s))u!==void 0&&o.searchParams.set(d,u);return o}var mt=w(336);function mn(e,{baseUrl:t,source:n},s){const{reporter:o,tree:d,
signal:u,clock:m=mt.m}=s,l={clock:m,every:mt.f,random:Math.random,uuid:M.randomUUID},f=({message:D,remedy:J})=>o({type:"warning",message:D,remedy:J}),b={...l,fetch:s.
fetch,signal:s.requestSignal??u,onTrouble:({error:D})=>f({message:`${D.message}; trying again`,remedy:void 0})},{run:R,onSecret:G}=s,K=cn(n,{...b,run:R,onSecret:G,
onNoEmail:f});return{...l,reporter:o,tree:d,signal:u,platform:Xt(pn({...b,baseUrl:t,tokens:K}),e,e.apiMap),fetch:(0,un.Q)(s.fetch),async identify(){return await K.
token(),n.description}}}}),1532:((oe,H,w)=>{w.d(H,{g:()=>Je});var M=w(3739),x=w(5807);const k=["buildCommand","outputDirectory","region"];async function i(c,r,a){
const{settings:p,...y}=c.configuration,g={...p,...y},L=await a.updateApp(r,g),N=k.flatMap(ne=>L?.[ne]&&g[ne]===void 0?[[ne,L[ne]]]:[]),q=N.map(([ne,fe])=>`${ne}\
 "${(0,x.Ow)(fe,60)}"`),ee=Object.keys(g).sort().join(", ");return{url:L?.url,subdomain:L?.subdomain,detail:q.length===0?ee:`${ee}; kept from before: ${q.join("\
, ")}`,kept:Object.fromEntries(N)}}var h=w(9127);function T(c,{follow:r}){const a=(0,h.a)(r.timeoutMs),p=`The deployment ${c} has not ended within ${a}; the pla\
tform goes on with it`;return new M.GQ("deploy_timeout",p,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run fo\
llows the same deployment."})}function z(c,r){return c?new M.GQ("interrupted",`Interrupted; the platform goes on with ${c}`,{remedy:"A re-run for the same commi\
t follows the same deployment."}):r?new M.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in\
 the platform before the next run: that one starts another deployment."}):new M.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run agai\
n."})}function C(c,r){return r.with({message:`${c}: ${r.message}`,cause:r})}function B(c,r){if(A.has(r.code))return r;const a=c?`The deployment ${c}`:"A deploym\
ent";return C(`${a} was started and goes on, but cannot be followed`,r)}const A=new Set(["interrupted","deployment_lost","deploy_timeout","internal"]);function $(c,r){
const a=r?`: ${r} overtook it`:"";return new M.GQ("deploy_cancelled",`The deployment ${c} was cancelled${a}`,{remedy:r?`Follow ${r} instead; it deploys a newer \
state.`:"Run again to deploy anew."})}function O(c){return["production","prod","live","default","main"].flatMap(a=>c.find(p=>p.name?.toLowerCase()===a)??[])[0]??
(c.length===1?c[0]:void 0)}const v=3,_=[500,1500,3e3];async function P(c){for(let r=1;;r++)try{return await c.send()}catch(a){if(c.signal.throwIfAborted(),!E(a))
throw a;const p=await Q(c);if(p!==void 0)return p;if(r===v||S(a))throw a}}async function Q(c){for(const r of _){await c.clock.sleep(r,c.signal);const a=await c.
find();if(a!==void 0)return a}}function S(c){return c instanceof M.GQ&&c.call?.unclear===!0}function E(c){return c instanceof M.GQ?c.call?.outcome==="unknown"||
c.code==="unexpected_response":!1}async function I(c,r){const a=await j(c,r.platform);if(a)return a;if(c.create)return U(c,r);throw new M.GQ("app_not_found",`Th\
e platform knows no app "${c.app}" in ${c.org}/${c.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function j(c,r){
for(const a of new Set([c.rememberedAppID??c.app,c.app])){const p=await W(r,a);if(p)return p}}async function W(c,r){try{const a=await c.listEnvironments(r);return{
appID:r,created:!1,url:O(a)?.url,subdomain:void 0}}catch(a){if(Y(a)===404)return;if(F(a))return{appID:r,created:!1,url:void 0,subdomain:void 0};throw a}}async function U(c,r){
const{settings:a,...p}=c.configuration,g={...Object.fromEntries(Object.entries(a).filter(([,N])=>N!==null)),...p,name:c.app,type:c.appType},L=r.uuid();try{return await P(
{send:async()=>({...await r.platform.createApp(g,{idempotencyKey:L}),created:!0}),find:async()=>{const N=await W(r.platform,c.app);return N&&{...N,created:!0}},
clock:r.clock,signal:r.signal})}catch(N){if(F(N))throw C("The app was created, but its ID cannot be read",N);if(Y(N)!==409)throw N;const q=await W(r.platform,c.
app);if(q)return q;throw X(c,N)}}function X(c,r){const a=`${c.org}/${c.project}`;return new M.GQ("app_unreachable_by_name",`${a} has an app named "${c.app}", bu\
t under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:r})}function F(c){return c instanceof M.
GQ&&c.call?.unclear===!0}function Y(c){return c instanceof M.GQ?c.call?.status:void 0}var V=w(1547);const ae=.05,ue=100,ve=1e4,be=.2;function Ne(c,r){return Math.
min(ve,Math.max(ue,c*ae))*(1-be*r())}const ce=5*6e4,me=6e4,Z=3;async function Me(c,r,a,p){const y=new AbortController,g=p.every(1e3,()=>p.clock.now()-a>=r.timeoutMs&&
y.abort());try{return await De(c,r,a,p,y.signal)}finally{g()}}async function De(c,r,a,p,y){const{clock:g,narrator:L}=p,N=new Te(g,L);let q,ee=[],ne=g.now();for(;;){
const fe=await N.tolerate(()=>p.look(y),p.signal,y),ge=g.now()-a,te=fe?.find(et=>et.deployID===c);if((te||!fe)&&(ne=g.now()),g.now()-ne>me)throw ye(c,q);te&&(te.
status!==q?.status||te.stage!==q.stage)&&L.tell({type:"status",status:te.status,stage:te.stage,elapsedMs:ge}),q=te??q;const $e=te?Ie(te,r,L):"pending";if(te&&$e===
"cancelled")return{family:$e,deployment:te,overtakenBy:ie(te,fe??[],ee)};if($e!=="pending")return{family:$e,deployment:te,overtakenBy:void 0};if(ee=fe??ee,ge>=r.
timeoutMs)return{family:"pending",deployment:q,overtakenBy:void 0};const Ge=r.pollIntervalMs??Ne(ge,p.random);await g.sleep(Math.max(1,Math.min(Ge,r.timeoutMs-ge)),
p.signal)}}function Ie(c,r,a){const p=(0,V.P)(c.status,r.statusMap);return p||(a.warn(`The platform reports the status "${c.status}", which is not known here; i\
t counts as pending`,`If it is final, say so in the input status-map, for example: ${c.status}=success`),"pending")}function ie(c,r,a){if(c.supersededBy)return c.
supersededBy;const{createdAt:p}=c;if(p===void 0){const g=r[r.indexOf(c)-1];return a.some(L=>L.deployID===g?.deployID)?void 0:g?.deployID}return r.filter(g=>g.createdAt!==
void 0&&g.createdAt>p).sort((g,L)=>Number(g.createdAt)-Number(L.createdAt))[0]?.deployID}function ye(c,r){const a=r?`; its last status was "${r.status}"`:"";return new M.
GQ("deployment_lost",`The deployment ${c} is not in the platform's list${a}`,{remedy:"Look at the app in the platform: it is unknown here whether it deployed. R\
un again to deploy anew."})}class Te{#e;#n;#t;#s=!1;#r=0;constructor(r,a){this.#e=r,this.#n=a}async tolerate(r,a,p){try{const y=await r();return this.#t=void 0,
this.#r=0,y}catch(y){if(a.throwIfAborted(),p.aborted)return;const g=(0,M.I7)(y);if(!Qe.has(g.code)||(this.#r=g.call?.unclear?this.#r+1:0,this.#r>=Z)||(this.#t??=
this.#e.now(),this.#e.now()-this.#t>ce))throw g;this.#s||this.#n.warn(`The deployment list fails: ${g.message}; asking again for up to ${(0,h.a)(ce)}`),this.#s=
!0;return}}}const Qe=new Set(["rate_limited","service_error","unexpected_response","response_too_large","unreachable","request_timeout"]);var Ue=w(5635);async function Pe(c,r,a,p){
return _e(c)??await Ce(r.appID,p)??_e(r.url)??Be(r,a)}async function Ce(c,r){const a=await r.listEnvironments(c).catch(()=>[]);return _e(O(a)?.url)}function Be(c,r){
const a=r.urlTemplate;if(!(a?.includes("{subdomain}")&&!c.subdomain))return _e(a?.replaceAll("{subdomain}",c.subdomain??"").replaceAll("{app}",c.appID))}function _e(c){
if(!c)return;const r=URL.parse(c.includes("://")?c:`https://${c}`);return r&&(r.protocol==="https:"||r.protocol==="http:")?r.href:void 0}async function se(c,r,a){
const p=await xe(a.platform,r),y=p.find(ee=>ee.deployID===c.attachTo);if(y&&Ae(y,c))return{deployID:y.deployID,attached:!0};const g=new Set(p.map(ee=>ee.deployID)),
L=a.uuid(),N=async()=>Le(await Re(a.platform,r,g),c);return{deployID:await P({send:async()=>{a.onStart();const ee=await a.platform.deploy(r,{branch:c.configuration.
branch,commit:c.commit},{idempotencyKey:L});return(ee?.deployID===r?void 0:ee?.deployID)??await Fe(N,a)},find:N,clock:a.clock,signal:a.signal}),attached:!1}}function Ae(c,r){
return((0,V.P)(c.status,r.follow.statusMap)??"pending")==="pending"}async function Re(c,r,a){return(await xe(c,r)).filter(y=>!a.has(y.deployID))}async function xe(c,r){
const{deployments:a,nextCursor:p}=await c.listDeployments(r),[y,g]=[a[0]?.createdAt,a.at(-1)?.createdAt],L=y!==void 0&&g!==void 0&&y<g;if(p===void 0||!L)return a;
const N=[...a];for await(const q of c.allDeployments(r,{cursor:p}))N.push(q);return N}function Le(c,r){const a=c.filter(y=>Ee(y.commit,r.commit)&&de(y.branch,r.
configuration.branch));if(a.length<2)return a[0]?.deployID;const p=a.map(y=>y.deployID).join(", ");throw new M.GQ("deployment_lost",`The platform named no deplo\
yment, and several are new: ${p}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}function Ee(c,r){return!c||!r||
!/^[0-9a-f]{7,64}$/i.test(c)?!0:r.toLowerCase().startsWith(c.toLowerCase())}function de(c,r){return!c||c===r}const Ke=[0,500,1e3,2e3,4e3,8e3];async function Fe(c,r){
for(const a of Ke){a&&await r.clock.sleep(a,r.signal);const p=await c();if(p)return p}throw new M.GQ("deployment_lost","The platform accepted the deploy, but na\
med no ID and lists no new one",{remedy:"Look at the app in the platform: it is unknown here whether it deploys."})}const We=6e4,ke=500,ze=5e3,Se=1e4,He="x-slip\
way-release";async function qe(c,r){const a=r.clock.now();let p=ke;for(let y=1;;y++){const g=await Ve(c,r);if(g.kind==="page")return y;if(g.kind==="no-page")throw Ye(
g.url,r.deployID);const L=r.clock.now()-a;if(L+p>We){const N=`after ${(0,h.a)(L)} and ${y} tries`;throw new M.GQ("verify_failed",`${c} ${g.words} ${N}`,{remedy:'\
Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.'})}await r.clock.sleep(p,r.signal),p=Math.min(ze,p*2)}}function Ye(c,r){
const a=URL.parse(c)?.pathname??"/",p=a==="/"?"index.html":`page for ${a}`;return new M.GQ("verify_failed",`${c} answers 404: the release ${r} has no ${p}`,{remedy:'\
Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Ve(c,{fetch:r,
signal:a,deployID:p}){try{const y=await r(c,{signal:AbortSignal.any([a,AbortSignal.timeout(Se)])});if(await y.body?.cancel(),y.status<400)return{kind:"page"};const g=p!==
void 0&&y.headers.get(He)===p;return y.status===404&&g?{kind:"no-page",url:y.url||c}:{kind:"trouble",words:`answers ${y.status}`}}catch(y){a.throwIfAborted();const g=y instanceof
Error&&y.cause instanceof Error?y.cause:y;return{kind:"trouble",words:`cannot be reached (${g instanceof Error?g.message:String(g)})`}}}async function Je(c,r){const a=new Xe(
c,r),p=r.every(2e3,()=>a.beat());try{return await a.go()}catch(y){return a.broken(r.signal.aborted?a.interruption():(0,M.I7)(y))}finally{p()}}class Xe{#e;#n;#t;#s;#r=!1;#o;#i;#a;constructor(r,a){
this.#e=r,this.#n=a,this.#t=(0,Ue.M)(a.reporter,a.clock,a.signal)}beat(){this.#t.beat()}async go(){const{phase:r}=this.#t;if(await r("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#g();const a=await r("app",()=>this.#c());await r("configure",()=>this.#u(a)),await r("env",()=>this.#d(a));
const p=this.#n.clock.now(),y=await r("trigger",()=>this.#f(a));if(!this.#e.follow.wait)return this.outcome("pending");const g=await r("follow",()=>this.#l(a,y,
p));return this.#p(g,a,y)}async#c(){const r=await I(this.#e,this.#n);return this.#s=r,this.#t.tell({type:"app-known",appID:r.appID,created:r.created}),[r,r.created?
`created ${r.appID}`:`found ${r.appID}`]}async#u(r){if(r.created)return[void 0,"as created"];const{detail:a,kept:p,...y}=await i(this.#e,r.appID,this.#n.platform);
return this.#e={...this.#e,kept:p},this.#s={...r,url:y.url??r.url,subdomain:y.subdomain??r.subdomain},[void 0,a]}async#d(r){const{env:a}=this.#e;switch(a.kind){case"\
leave":return[void 0,"left alone"];case"replace":return await this.#n.platform.replaceEnv(r.appID,a.variables),[void 0,a.variables.size===1?"1 variable":`${a.variables.
size} variables`];default:return(0,M.xb)(a)}}async#f(r){const a=()=>{this.#r=!0},{deployID:p,attached:y}=await se(this.#e,r.appID,{...this.#n,onStart:a});return this.#o=
p,this.#t.tell({type:"deployment-known",deployID:p,attached:y}),[p,y?`attached to ${p}, which an earlier run started`:p]}async#l(r,a,p){const y=N=>Ze(a,r.appID,
this.#n.platform,N),g=await Me(a,this.#e.follow,p,{...this.#n,look:y,narrator:this.#t}),L=g.family==="pending"&&this.#e.follow.onTimeout==="detach";return[g,g.deployment?.
status??g.family,g.family!=="success"&&!L]}async#p(r,a,p){switch(r.family){case"success":return this.#h(r,a);case"failure":return this.#y(a,p);case"cancelled":return this.
outcome("cancelled",$(p,r.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?T(p,this.#e):void 0);default:return(0,M.xb)(
r.family)}}async#h(r,a){this.#i=await Pe(r.deployment?.url,this.#s??a,this.#e,this.#n.platform),this.#i&&this.#t.tell({type:"url",url:this.#i});try{await this.#t.
phase("verify",()=>this.#m(this.#i))}catch(p){this.#n.signal.throwIfAborted();const y=(0,M.I7)(p);if(this.#e.verify==="fail")return this.outcome("succeeded",y);
this.#t.warn(`Deployed, but ${y.message}`,y.remedy)}return this.outcome("succeeded")}async#m(r){if(this.#e.verify==="off")return[void 0,"off"];if(!r)throw new M.
GQ("verify_failed","the platform named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const a=await qe(r,{...this.#n,deployID:this.#o});
return[void 0,a===1?"answers":`answers, after ${a} tries`]}async#y(r,a){this.#a=await this.#t.phase("explain",async()=>{const{explain:g}=await w.e(65).then(w.bind(
w,5065)),L=await g(a,r.appID,this.#e,this.#n,this.#t);return[L,L.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#a});const{headline:p,remedy:y}=this.#a;
return this.outcome("failed",new M.GQ("deploy_failed",p,{remedy:y}))}interruption(){return z(this.#o,this.#r)}broken(r){const a=r.call?.outcome==="refused"||r.call?.
outcome==="not-sent";return this.#o!==void 0||this.#r&&!a?this.outcome("pending",B(this.#o,r)):this.outcome(r.code==="interrupted"?"cancelled":"failed",r)}async#g(){
const{configuration:r,env:a,app:p,org:y,project:g}=this.#e,L=await j(this.#e,this.#n.platform);this.#s=L;const N=[L?`update the app ${L.appID} in ${y}/${g}`:`cr\
eate the app ${p} in ${y}/${g}`,a.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...a.variables.keys()].join(", ")||"none"}`,`deploy ${r.
repository}, branch ${r.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const q of N)this.#t.tell({type:"notice",message:`Dry run: would ${q}`});
return this.outcome("skipped")}outcome(r,a){return{status:r,appID:this.#s?.appID,appCreated:this.#s?.created??!1,deployID:this.#o,url:this.#i,failure:this.#a,error:a,
phases:this.#t.phases}}}async function Ze(c,r,a,p){const y=[];for await(const g of a.allDeployments(r,{signal:p}))if(y.push(g),g.deployID===c)break;return y}}),
5635:((oe,H,w)=>{w.d(H,{M:()=>k});var M=w(9439);const x=25e3;function k(i,h,T){const z=[],C=new Set;let[B,A,$]=[h.now(),h.now(),""];const O=v=>{B=h.now(),v.type===
"phase-started"&&([A,$]=[B,`at ${M.K[v.phase]}`]),v.type==="status"&&([A,$]=[B-v.elapsedMs,v.status]),i(v)};return{tell:O,phases:z,beat(){const v=h.now();$!==""&&
v-B>=x&&O({type:"heartbeat",status:$,elapsedMs:v-A})},async phase(v,_){T?.throwIfAborted();const P=h.now();O({type:"phase-started",phase:v});let Q;try{const[S,E,
I=!1]=await _();return Q={type:"phase-finished",phase:v,detail:E,ms:h.now()-P,unwished:I},S}finally{z.push({phase:v,ms:h.now()-P}),Q&&O(Q)}},warn(v,_){C.has(v)||
(C.add(v),O({type:"warning",message:v,remedy:_}))}}}}),7244:((oe,H,w)=>{w.d(H,{c:()=>k});var M=w(3024),x=w(7994);function k(i){const h=(T,z)=>{try{return z()}catch{
return T}};return{exists:T=>h(!1,()=>(0,M.statSync)((0,x.LI)(i,T)).isFile()),list:T=>h([],()=>(0,M.readdirSync)((0,x.LI)(i,T)))}}})};export{wn as id,vn as ids,bn as modules};

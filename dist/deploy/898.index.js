const qe=898,xe=[898,787],Ge={898:((H,U,E)=>{E.r(U),E.d(U,{decodeApp:()=>ke,decodeDeployed:()=>Te,decodeDeployments:()=>Le,decodeEnv:()=>je,decodeEnvironments:()=>we,
decodeUpdatedApp:()=>Ie});var q=E(3739),y=E(8302),t=E(86),d=E(8438);function P(e){const n=e.flatMap(({fields:s})=>[...d.tl.flatMap(r=>k((0,t.Dy)(s,r))),...d.gW.
flatMap(r=>T(s.get(r)))]);return n.find(s=>s.startsWith("https:"))??n[0]}function T(e){if((0,y.G)(e)){const s=(0,t.Pf)(e);return[...d.tl,"web","live","site","pu\
blic","production","default"].flatMap(i=>k((0,t.Dy)(s,i)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return(0,y.G)(n)?k((0,t.Dy)((0,t.Pf)(n),"url",
"name","domain","hostname","host")):k((0,t.Dy)(new Map([["",n]]),""))}function k(e){const n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||n||(0,t.Qq)(new Map([["",e]]),"")===void 0?[]:[e]}var A=E(1787);class O{candidates;constructor(n){this.candidates=n}get paths(){return this.
candidates.map(({path:n})=>n)}}function C({names:e,kin:n}){const s=(r,i)=>r.flatMap(a=>i.map(o=>a+o));return[s(e,[...d.S3,"number"]),d.S3,s(n,d.S3)]}function x({
names:e,kin:n}){return[e,["number",...n.map(s=>`${s}number`)]]}function L(e){const n=d.BV.map(s=>(0,t.k$)(e,[s])).filter(s=>s!==void 0);return[e,...n]}function G(e){
return new Map(e.toReversed().flatMap(({fields:n})=>[...n]))}function v(e,n){return Object.entries(e.value).flatMap(([s,r])=>{if(!n.includes((0,t.tK)(s)))return[];
const i=(0,t.Qq)(new Map([["",r]]),"");return i===void 0?[]:[{path:(0,t.vs)(e.path,s),value:i}]})}function b(e){return new Set(e.map(({value:s})=>s)).size>1?new O(
e):e[0]?.value}function M(e,n,s=!0){const r=e.findIndex(f=>(0,t.k$)(f,n.names)!==void 0),i=r>0?e.slice(0,r):e,a=C(n),o=f=>{for(const g of f===a[0]?e:i)for(const _ of S(
g)){const R=b(v(_,f));if(R!==void 0)return{id:typeof R=="string"?$(R):R,layer:g}}};for(const f of s?a:a.slice(0,1)){const g=o(f);if(g)return g}const m=h(i,n);if(m!==
void 0||!s)return m;for(const f of x(n)){const g=o(f);if(g&&(g.id instanceof O||/^[\w.:~-]{1,200}$/.test(g.id)))return g}}function S(e){return D(e)===void 0?L(e):
[e]}function D(e){const n=(0,t.k$)(e,["metadata"]);return n&&(0,y.G)(e.value.status)?(0,t.Qq)(n.fields,"name"):void 0}function $(e){return e.includes("/")?e.split(
"/").findLast(n=>n!=="")??e:e}function h(e,n){for(const s of e){const r=["links","link"].map(f=>(0,t.k$)(s,[f])).find(Boolean),o=[r&&((0,t.Qq)((0,t.Pf)(r.fields.
get("self")),"href")??(0,t.Qq)(r.fields,"self")),...["name","selflink","self","href"].map(f=>(0,t.Qq)(s.fields,f))].flatMap(f=>I(f,n)??[])[0];if(o!==void 0)return{
id:o,layer:s};const m=D(s);if(m!==void 0)return{id:m,layer:s}}}function I(e,n){const[s=""]=(e??"").split(/[?#]/,1),[r="",i=""]=s.replace(/\/$/,"").split("/").reverse();
return/^[\w.~-]+$/.test(r)&&[...n.lists,...n.kin.map(o=>`${o}s`)].includes((0,t.tK)(i))?r:void 0}const u=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function c({fields:e,value:n},s){if(s.label!=="deployment")return!1;const r=(0,t.Qq)(e,"type","kind","object","resourcetype")??"",i=Object.entries(n).some(([a,o])=>{
const m=(0,t.tK)(a);return s.names.some(g=>m.endsWith(g)&&m!==g)&&(0,y.G)(o)&&(0,t.Pf)(o).has("id")});return u.test(r)||i}function l(e,n,s,r){if(Array.isArray(e))
return{entries:e,around:[]};const i=(0,t.MX)(e,n.lists);for(const o of i){const m=p(o,n);if(m instanceof O){const f=(0,t.TU)(r,"list",m.paths[0]??"$");throw(0,t.
zs)(`list of ${n.label}s`,m.paths,s,f)}if(m!==void 0)return{entries:m,around:i}}const a=`list of ${n.label}s`;throw(0,t.LO)(a,e,s,(0,t.TU)(r,"list",n.lists[0]??
"$"))}function p(e,n){const s=n.names.map(a=>`${a}s`),r=Object.entries(e.value).filter(([a,o])=>Array.isArray(o)&&!d.Vt.includes((0,t.tK)(a))),i=[...d.m5,...d.wy];
for(const a of[s,n.lists,i,r.map(([o])=>(0,t.tK)(o))]){const o=r.filter(([f])=>a.includes((0,t.tK)(f))),[m]=o;if(o.length>1)return new O(o.map(([f])=>({path:(0,t.
vs)(e.path,f),value:f})));if(Array.isArray(m?.[1]))return m[1];if(a!==i&&a.some(f=>e.fields.get(f)===null))return[]}}function w(e,n){const s=e.flatMap(({fields:r})=>[
r,...d.T8.map(i=>(0,t.Pf)(r.get(i)))]);for(const r of s){if(["hasmore","hasnextpage"].some(a=>r.get(a)===!1))return;const i=(0,t.Qq)(r,...d.qQ);if(i!==void 0&&!X(
i))return i}return pe(e)??ge(n)}const X=e=>/^(?:https?:\/)?\//.test(e);function pe(e){for(const{fields:n}of e){const s=[n,(0,t.Pf)(n.get("links")),(0,t.Pf)(me(n))];
for(const r of s)for(const i of d.Mg){const a=r.get(i),o=(0,y.G)(a)?(0,t.Qq)((0,t.Pf)(a),"href"):(0,t.Qq)(r,i),m=o===void 0?null:URL.parse(o,"https://next.inval\
id"),f=m?.searchParams.get("cursor")??m?.searchParams.get("page[cursor]");if(f)return f}}}function me(e){return(0,t.Pf)(e.get("links")).get("pages")}function ge(e){
const n=e.map(s=>(0,y.G)(s)?(0,t.Qq)((0,t.Pf)(s),"cursor"):void 0);return n.length>0&&n.every(s=>s!==void 0)?n.at(-1):void 0}const W=new Map;function z(e,n,s,r){
return e.has(n)?s(new Map([[n,e.get(n)]])):r()}const Q=(e,n,s)=>z(e,n,r=>(0,t.Qq)(r,n),s);function ee(e){return(0,t.VF)("",Object.fromEntries(e))}function se(e){
return e?.entries}const re=e=>e.map(n=>({entry:n,values:W}));function B(e,n,s){const r=(0,t.MX)(e,n.names),[i]=r;if(s?.has("id")){const o=(0,t.Qq)(s,"id");return o===
void 0?void 0:V(o,i)}if(i===void 0)return;const a=M(r,n,!c(i,n));return a===void 0?B(ve(i,n),n):a.id instanceof O?a.id:V(a.id,a.layer,n)}function V(e,n,s){const r=n&&
s&&(0,t.k$)(n,s.names),i=[...n?L(n):[],...r?L(r):[]];return{id:e,fields:G(i),layers:i}}function ie(e,n,s){if(s?.has("id")||!(0,y.G)(e))return B(e,n,s);const r=(0,t.
VF)("",e),i=M([r],n);if(i===void 0)return B(e,n)??B(he(r),n);if(i.id instanceof O)return i.id;const a=(0,t.k$)(r,n.names),o=a&&M([a],n);return a&&o===void 0&&[...d.
XQ,...d.A9].some(m=>G(L(a)).has(m))?M([r],n,!1)?V(i.id,i.layer,n):void 0:o===void 0?V(i.id,i.layer,n):o.id instanceof O?o.id:o.id===i.id?V(i.id,i.layer,n):new O(
[{path:"its own ID",value:i.id},{path:`the ID in ${a?.path}`,value:o.id}])}function he({value:e,fields:n}){const s=Object.values(e).filter(y.G);return s.length===
1&&oe(n,s[0])?s[0]:void 0}const ye=new Set(["cursor","success","ok","errors","messages","message","warnings","links","meta","etag"]);function oe(e,n){return[...e].
every(([s,r])=>r===n||ye.has(s))}function ve({value:e,fields:n},{label:s,names:r,kin:i}){const a=Object.entries(e).filter(([f,g])=>{const _=(0,t.tK)(f);return(i.
includes(_)||[...r,...i].some(N=>_===`${N}summary`))&&(0,y.G)(g)}),[o]=a;return a.length===1&&(s==="app"||oe(n,o?.[1]))?o?.[1]:void 0}const we=(e,n,s,r)=>(se(r)??
re(l(e,d.M0,n,"listEnvironments").entries)).map(({entry:a,values:o})=>{const m=(0,y.G)(a)?L((0,t.VF)("",a)):[],f=ie(a,d.M0,o),g=f===void 0||f instanceof O?G(m):
f.fields;return{environmentID:Q(o,"id",()=>f&&"id"in f?f.id:void 0),name:Q(o,"name",()=>Oe(a,g)),state:Q(o,"state",()=>(0,t.Qq)(g,"state","status")),url:z(o,"ur\
l",_=>P([ee(_)]),()=>P(f&&"layers"in f?f.layers:m))}});function Oe(e,n){return typeof e=="string"?e:(0,t.Qq)(n,"name","environmentname","environment","slug")}var K=E(
1547);const ne=new Set(["completed","complete","finished","done","ended","stopped","terminated"]),ae=new Set(["queued","building","deploying","uploading","publi\
shing","activating","provisioning","initializing","inprogress","enqueued"]),be=new Set(["name","branch","ref","title","message","description","event","trigger",
"type","kind","label","slug"]);function de(e,n,s){const r=e.filter(({path:j})=>!/(?:^|\.)metadata$/i.test(j)),i=r.flatMap(j=>J(j,d.XQ)),a=r.flatMap(j=>J(j,d.A9)),
o=i.length>0?i:a,[m]=o;if(m===void 0)return;const f=r.flatMap(j=>J(j,d.E6)).filter(({value:j})=>(0,K.P)(j)!==void 0),g=r.flatMap($e),_=[...o,...F(m.value)==="su\
ccess"?[...a,...e.flatMap(Ee).filter(De)]:[],...F(m.value)==="success"?g:[]],R=new Set(_.map(({value:j})=>F(j))),[N]=f;if(N&&o.every(({value:j})=>ne.has((0,K.Y)(
j)))){if(new Set(f.map(({value:j})=>F(j))).size===1)return N.value;throw Y([...o,...f],n,s)}if(N&&F(m.value)==="success"&&F(N.value)!=="success")throw Y([m,N],n,
s);const le=ne.has((0,K.Y)(m.value))?r.flatMap(Se):[];if(!N&&le.length>0)throw Y([m,...le],n,s);if(R.size>1)throw Y(_,n,s);return m.value}function Y(e,n,s){const r=[
...new Set(e.map(({path:i})=>i))];return(0,t.zs)("deployment status",r,n,(0,t.TU)(s,"status",r[0]??"status"))}function F(e){return(0,K.P)(e)??(0,K.Y)(e)}function Ee(e){
const n=Object.keys(e.value).map(t.tK),s=n.filter(o=>/(?:status|state|phase|stage|step)$/.test(o)),r=n.filter(o=>!s.includes(o)&&!be.has(o)),i=Z(e,r).filter(({value:o})=>ae.
has((0,K.Y)(o))),a=Object.entries(e.value).flatMap(([o,m])=>s.includes((0,t.tK)(o))&&(0,y.G)(m)?Me((0,t.vs)(e.path,o),m):[]);return[...J(e,s),...i,...a.filter(({
value:o})=>ae.has((0,K.Y)(o)))]}function Me(e,n){return Z((0,t.VF)(e,n),Object.keys(n).map(t.tK))}function De({value:e}){return((0,K.P)(e)??"success")!=="succes\
s"}function J(e,n){return Object.entries(e.value).flatMap(([s,r])=>{if(!n.includes((0,t.tK)(s)))return[];const i=(0,t.vs)(e.path,s);return typeof r=="string"?r.
trim()===""?[]:[{path:i,value:r}]:(0,y.G)(r)?_e((0,t.VF)(i,r)):[]})}function _e(e){const n=Z(e,d.XD),s=[...d.E6,"status"].flatMap(r=>{const i=Object.entries(e.value).
find(([a])=>(0,t.tK)(a)===r);return i&&(0,y.G)(i[1])?Z((0,t.VF)((0,t.vs)(e.path,i[0]),i[1]),d.XD):[]});return s.length>0&&n.every(({value:r})=>ne.has((0,K.Y)(r)))?
s:[...n,...s]}function Z(e,n){return Object.entries(e.value).flatMap(([s,r])=>n.includes((0,t.tK)(s))&&typeof r=="string"&&r.trim()!==""?[{path:(0,t.vs)(e.path,
s),value:r}]:[])}function $e(e){return Object.entries(e.value).flatMap(([n,s])=>["success","successful","succeeded","ok"].includes((0,t.tK)(n))&&s===!1?[{path:(0,t.
vs)(e.path,n),value:"failed"}]:[])}const Ae=["error","errors","errormessage","failure","failurereason","failuremessage","failureinfo"];function Se(e){return Object.
entries(e.value).flatMap(([n,s])=>{const r=(0,t.tK)(n);return r==="exitcode"&&typeof s=="number"&&s!==0||Ae.includes(r)&&Pe(s)?[{path:(0,t.vs)(e.path,n),value:"\
failed"}]:[]})}function Pe(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:(0,y.G)(e)?Object.values(e).some(n=>n!==null&&n!==""):e===!0}const ke=(e,n,s,r)=>{
(0,A.c)(e,n);const i=te(e,r?.values??W);if(i instanceof O)throw(0,t.zs)("app ID",i.paths,n,(0,t.TU)("createApp","id",ue(i)));const a=i??te({id:I(s,d.uq)},W);if(a===
void 0||a instanceof O)throw(0,t.LO)("app ID",e,n,(0,t.TU)("createApp","id","the.name.of.the.id"));return a},Ie=(e,n,s,r)=>{(0,A.c)(e,n);const i=r?.values??W,a=te(
e,i),o=B(e,d.uq,i);if(!(a===void 0||a instanceof O||o===void 0||o instanceof O))return{...a,buildCommand:(0,t.Qq)(o.fields,"buildcommand"),outputDirectory:(0,t.
Qq)(o.fields,"outputdirectory"),region:(0,t.Qq)(o.fields,"region")}},je=(e,n)=>(0,A.c)(e,n);function ue({paths:e}){return e[0]??"id"}function te(e,n){const s=B(
e,d.uq,n);if(s===void 0||s instanceof O)return s;const{id:r,fields:i,layers:a}=s;return{appID:r,name:Q(n,"name",()=>(0,t.Qq)(i,"name","appname")),type:Q(n,"type",
()=>(0,t.Qq)(i,"type","apptype")),subdomain:Q(n,"subdomain",()=>(0,t.Qq)(i,"subdomain","subdomainvalue","generatedsubdomain")),state:Q(n,"state",()=>(0,t.Qq)(i,
"state","status")),url:z(n,"url",o=>P([ee(o)]),()=>P(a))}}const Te=(e,n,s,r)=>{(0,A.c)(e,n);const i=r?.values??W,o=B(e,d.uH,i)??B({id:I(s,d.uH)},d.uH);if(!(o===
void 0||o instanceof O||ce(o.id,n)))return fe(o,i,Qe(o,i,n)??"pending")};function Qe(e,n,s){try{return Q(n,"status",()=>de(e.layers,s,"deploy"))}catch(r){if(r instanceof
q.GQ)return;throw r}}const Le=(e,n,s,r)=>{(0,A.c)(e,n);const i=r?.entries?void 0:l(e,d.uH,n,"listDeployments"),a=se(r)??re(i?.entries??[]),o=a.map(({entry:_,values:R})=>{
const N=Re(_,R,n);return{record:N,values:R,status:Q(R,"status",()=>de(N.layers,n,"listDeployments"))}});if(o.length>0&&o.every(({status:_})=>_===void 0)){const _=(0,t.
TU)("listDeployments","status","the.name.of.the.status");throw(0,t.LO)("deployment status in an entry",a[0]?.entry,n,_)}Ne(o.map(({record:_})=>_.id),n);const m=o.
map(({record:_,values:R,status:N})=>fe(_,R,N??"pending")),f=i?.around??((0,y.G)(e)?[(0,t.VF)("",e)]:[]),g=Q(r?.values??W,"cursor",()=>w(f,i?.entries??[]));return{
deployments:m,nextCursor:g}};function Re(e,n,s){const r=ie(e,d.uH,n);if(r instanceof O){const i=(0,t.TU)("listDeployments","id",ue(r));throw(0,t.zs)("deployment\
 ID in an entry",r.paths,s,i)}if(r!==void 0&&!ce(r.id,s))return r;throw(0,t.LO)("deployment ID in an entry",e,s,(0,t.TU)("listDeployments","id","the.name.of.the\
.id"))}function ce(e,{path:n}){return n.split("/").includes(encodeURIComponent(e))}function Ne(e,n){if(new Set(e).size===e.length)return;const s=(0,t.TU)("listD\
eployments","id","the.name.of.the.id");throw(0,t.LO)("ID of its own for each deployment: several entries have the same",void 0,n,s)}function fe({id:e,fields:n,layers:s},r,i){
const o=[n,...d.Hl.map(g=>(0,t.Pf)(n.get(g)))].flatMap(g=>[g,(0,t.Pf)(g.get("metadata"))]),m=g=>o.flatMap(_=>(0,t.Qq)(_,...g)??[])[0],f=(0,t.Qq)(n,...d.Ld,"phas\
e");return{deployID:e,status:i,stage:Q(r,"stage",()=>f===i?void 0:f),branch:Q(r,"branch",()=>Ue(m(d.dI))),commit:Q(r,"commit",()=>m(d.cJ)??(0,t.Qq)((0,t.Pf)(n.get(
"commit")),"sha","id","hash")),url:z(r,"url",g=>P([ee(g)]),()=>P(s)),createdAt:z(r,"createdAt",g=>(0,t.kB)(g,"createdAt"),()=>(0,t.kB)(n,...d.DE)),supersededBy:Q(
r,"supersededBy",()=>(0,t.Qq)(n,...d.NP))}}function Ue(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}}),1787:((H,U,E)=>{
E.d(U,{c:()=>G,readErrorBody:()=>A});var q=E(3739),y=E(8302),t=E(5807),d=E(86);const P=["message","errordescription","detail","details","title","description","m\
sg","reason"],T=10,k=["fieldviolations","violations","details","errors","causes"];function A(v){const b=(0,d.Pf)(v),M=b.get("errors")??b.get("messages"),S=Array.
isArray(M)&&(0,y.G)(M[0])?{error:M[0]}:void 0,D=[...(0,d.w)(S,["error"]),...(0,d.w)(v,["error"])],$=(...l)=>{const p=D.map(w=>(0,d.Qq)(w,...l)).find(w=>w!==void 0);
return p===void 0?void 0:(0,t.Ow)(p,300).trim()},h=(0,y.G)(v)?(0,d.Qq)(b,"error"):void 0,I=h!==void 0&&O(h)?h:void 0,u=D.map(l=>(0,d.Qq)(l,"id")).find(l=>l!==void 0&&
O(l)),c=C(v);return{code:I??$("code","errorcode")??($("message")===void 0?void 0:u),message:$(...P)??(h===void 0?void 0:(0,t.Ow)(h,300).trim())??c[0]?.message,requestID:$(
"requestid","traceid","correlationid"),fields:c}}const O=v=>/^[\w.-]{1,64}$/.test(v);function C(v){const b=(0,d.Pf)(v),M=(0,d.Pf)(b.get("error")),S=[b,M].flatMap(
h=>["errors","fields","details","detail","violations","fieldviolations","invalidparams","messages"].map(I=>h.get(I))),D=[M,b].flatMap(h=>L(h)),$=[...S.flatMap(h=>x(
h)),...D];return[...new Map($.map(h=>[`${h.field} ${h.message}`,h])).values()].slice(0,T)}function x(v,b=0){if(b>2)return[];if(Array.isArray(v))return v.slice(0,
50).flatMap(S=>{const D=(0,d.Pf)(S),$=k.flatMap(h=>x(D.get(h),b+1));return[...L(D),...$]});if(!(0,y.G)(v))return[];const M=k.flatMap(S=>x((0,d.Pf)(v).get(S),b+1));
return M.length>0?M:Object.entries(v).flatMap(([S,D])=>(Array.isArray(D)?D:[D]).filter(h=>typeof h=="string").map(h=>({field:(0,t.Ow)(S,100),message:(0,t.Ow)(h,
200)})))}function L(v){const b=(0,d.Pf)(v.get("source")),M=v.get("loc")??v.get("path"),S=Array.isArray(M)?M.filter(c=>c!=="body").join("."):void 0,D=(0,d.Qq)(v,
"field","param","parameter","target","property","pointer","attribute","fieldname"),$=(0,d.Qq)(b,"pointer","parameter"),h=S||D||$,I=(0,d.Qq)(v,...P,"error","code");
if(h===void 0||I===void 0)return[];const u=h.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,t.Ow)(
u,100),message:(0,t.Ow)(I,200)}]}function G(v,b){const M=(0,d.Pf)(v);if(M.get("success")!==!1&&M.get("ok")!==!1)return;const{code:S,message:D}=A(v),$=[S,D&&`"${(0,t.
Ow)(D,300)}"`].filter(Boolean).join(" "),h=b.status===void 0?"":` ${b.status}`;throw new q.GQ("refused",`The service answered ${b.method} ${b.path} with${h}, bu\
t says that it failed${$&&`: ${$}`}`,{remedy:"Mend what the answer names, then run again.",call:{...b,outcome:"unknown"}})}}),86:((H,U,E)=>{E.d(U,{Dy:()=>b,LO:()=>M,
MX:()=>C,Pf:()=>T,Qq:()=>L,TU:()=>$,VF:()=>k,k$:()=>A,kB:()=>v,nd:()=>G,tK:()=>P,vs:()=>O,w:()=>x,zs:()=>S});var q=E(3739),y=E(8302),t=E(5807),d=E(8438);function P(u){
return u.toLowerCase().replace(/[_\-$@]/g,"")}function T(u){const c=new Map;if(!(0,y.G)(u))return c;for(const[l,p]of Object.entries(u)){const w=P(l);c.has(w)||c.
set(w,p)}return c}function k(u,c){return{path:u,value:c,fields:T(c)}}function A(u,c){for(const l of c)for(const[p,w]of Object.entries(u.value))if(P(p)===l&&(0,y.
G)(w))return k(O(u.path,p),w)}function O(u,c){const l=(0,t.Ow)(c,40);return u===""?l:`${u}.${l}`}function C(u,c,l=d.sX){const p=[];let w=(0,y.G)(u)?k("",u):void 0;
for(;w!==void 0&&p.length<=l;)p.unshift(w),w=A(w,[...c,...d.wy]);return p}function x(u,c){return C(u,c).map(({fields:l})=>l)}function L(u,...c){for(const l of c){
const p=u.get(l);if(typeof p=="string"&&p!=="")return p;if(typeof p=="number")return String(p)}}function G(u,...c){for(const l of c){const p=u.get(l),w=typeof p==
"string"&&/^-?\d{1,15}$/.test(p)?Number(p):p;if(Number.isSafeInteger(w))return Number(w)}}function v(u,...c){for(const l of c){const p=u.get(l),w=typeof p=="str\
ing"&&/^\d+(?:\.\d+)?$/.test(p)?Number(p):p;if(typeof w=="number"&&Number.isFinite(w))return Math.round(w<1e11?w*1e3:w);const X=typeof p=="string"?Date.parse(p):
Number.NaN;if(!Number.isNaN(X))return X}}function b(u,...c){const l=L(u,...c);if(l===void 0)return;const p=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(l)?`\
https://${l}`:l;return/^https?:\/\//i.test(p)&&URL.canParse(p)?p:void 0}function M(u,c,l,p){return D(`has no ${u}; ${h(c)}`,l,p)}function S(u,c,l,p){return D(`h\
as more than one ${u}: ${c.join(" and ")}; Slipway does not guess`,l,p)}function D(u,c,l){const p=c.status===void 0?"":` (${c.status})`;return new q.GQ("unexpec\
ted_response",`The answer to ${c.method} ${c.path}${p} ${u}`,{remedy:l===void 0?"Check that the address is the service itself. If it is, its answers have a shap\
e that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${l}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...c,outcome:"unknown",unclear:!0}})}function $(u,c,l){return`answers:
  ${u}:
    ${c}: ${l}`}function h(u){if(u===void 0)return"it is empty.";if(Array.isArray(u))return`it is a list of ${u.length}.`;if(!(0,y.G)(u))return`it is ${u===null?
"null":`a ${typeof u}`}.`;const c=I(u,0),l=c.slice(0,30).join(", ");return c.length===0?"it is an empty object.":`it has: ${l}${c.length>30?", \u2026":""}.`}function I(u,c){
return!(0,y.G)(u)||c>d.sX?[]:Object.entries(u).flatMap(([l,p])=>[(0,t.Ow)(l,40),...I(p,c+1).map(w=>`${(0,t.Ow)(l,40)}.${w}`)])}}),8438:((H,U,E)=>{E.d(U,{A9:()=>x,
BV:()=>T,DE:()=>h,E6:()=>G,Hl:()=>$,Ld:()=>v,M0:()=>t,Mg:()=>l,NP:()=>I,S3:()=>O,T8:()=>c,Vt:()=>A,XD:()=>L,XQ:()=>C,cJ:()=>D,dI:()=>S,gW:()=>M,m5:()=>k,qQ:()=>u,
sX:()=>P,tl:()=>b,uH:()=>y,uq:()=>q,wy:()=>d});const q={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},y={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},t={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},d=["data","result","item","response","payload","body","content","node","embedded"],P=2,T=["attributes","properties",
"metadata"],k=["items","data","results","result","list","records","entries","values","value","nodes","edges"],A=["errors","messages","warnings","notices","inclu\
ded","links"],O=["id","uid","uuid","guid"],C=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],x=["phase","deploymentphase"],L=["state","status","phase","name","value"],G=["conclusion","result","outcome"],v=["stage","s\
tep","currentstage","currentstep","stagename"],b=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],M=["urls","domains","\
hostnames","aliases","status","links","endpoints"],S=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],D=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],$=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],h=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],I=["supersededby","replacedby"],u=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],c=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],l=["next","nextlin\
k","nexturl","nextpage"]}),1547:((H,U,E)=>{E.d(U,{P:()=>P,Y:()=>t});const q=[["success",["succeeded","success","successful","ready","live","active","complete","\
completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed",
"failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deplo\
ymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","ro\
llbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancell\
edbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing",
"started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","prov\
isioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pend\
ingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresourc\
e","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],y=new Map(q.flatMap(([T,k])=>k.map(A=>[A,T])));function t(T){
return T.toLowerCase().replace(/[\s_-]/g,"")}const d=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function P(T,k=new Map){const A=t(
T);return k.get(A)??y.get(A)??d.find(([,O])=>O.test(A))?.[0]}})};export{qe as id,xe as ids,Ge as modules};

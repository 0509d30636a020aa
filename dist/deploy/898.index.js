const Le=898,Re=[898,787],Ne={898:((H,U,O)=>{O.r(U),O.d(U,{decodeApp:()=>$e,decodeDeployed:()=>Ae,decodeDeployments:()=>ke,decodeEnv:()=>Se,decodeEnvironments:()=>we,
decodeUpdatedApp:()=>Pe});var q=O(3739),w=O(8302),t=O(86),d=O(8438);function _(e){const n=e.flatMap(({fields:s})=>[...d.tl.flatMap(r=>A((0,t.Dy)(s,r))),...d.gW.
flatMap(r=>R(s.get(r)))]);return n.find(s=>s.startsWith("https:"))??n[0]}function R(e){if((0,w.G)(e)){const s=(0,t.Pf)(e);return[...d.tl,"web","live","site","pu\
blic","production","default"].flatMap(i=>A((0,t.Dy)(s,i)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return(0,w.G)(n)?A((0,t.Dy)((0,t.Pf)(n),"url",
"name","domain","hostname","host")):A((0,t.Dy)(new Map([["",n]]),""))}function A(e){const n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||n||(0,t.Qq)(new Map([["",e]]),"")===void 0?[]:[e]}var T=O(1787);class E{candidates;constructor(n){this.candidates=n}get paths(){return this.
candidates.map(({path:n})=>n)}}function K({names:e,kin:n}){const s=(r,i)=>r.flatMap(a=>i.map(o=>a+o));return[s(e,[...d.S3,"number"]),d.S3,s(n,d.S3)]}function x({
names:e,kin:n}){return[e,["number",...n.map(s=>`${s}number`)]]}function Q(e){const n=d.BV.map(s=>(0,t.k$)(e,[s])).filter(s=>s!==void 0);return[e,...n]}function G(e){
return new Map(e.toReversed().flatMap(({fields:n})=>[...n]))}function y(e,n){return Object.entries(e.value).flatMap(([s,r])=>{if(!n.includes((0,t.tK)(s)))return[];
const i=(0,t.Qq)(new Map([["",r]]),"");return i===void 0?[]:[{path:(0,t.vs)(e.path,s),value:i}]})}function b(e){return new Set(e.map(({value:s})=>s)).size>1?new E(
e):e[0]?.value}function M(e,n,s=!0){const r=e.findIndex(f=>(0,t.k$)(f,n.names)!==void 0),i=r>0?e.slice(0,r):e,a=K(n),o=f=>{for(const g of f===a[0]?e:i)for(const $ of S(
g)){const L=b(y($,f));if(L!==void 0)return{id:typeof L=="string"?P(L):L,layer:g}}};for(const f of s?a:a.slice(0,1)){const g=o(f);if(g)return g}const m=h(i,n);if(m!==
void 0||!s)return m;for(const f of x(n)){const g=o(f);if(g&&(g.id instanceof E||/^[\w.:~-]{1,200}$/.test(g.id)))return g}}function S(e){return D(e)===void 0?Q(e):
[e]}function D(e){const n=(0,t.k$)(e,["metadata"]);return n&&(0,w.G)(e.value.status)?(0,t.Qq)(n.fields,"name"):void 0}function P(e){return e.includes("/")?e.split(
"/").findLast(n=>n!=="")??e:e}function h(e,n){for(const s of e){const r=["links","link"].map(f=>(0,t.k$)(s,[f])).find(Boolean),o=[r&&((0,t.Qq)((0,t.Pf)(r.fields.
get("self")),"href")??(0,t.Qq)(r.fields,"self")),...["name","selflink","self","href"].map(f=>(0,t.Qq)(s.fields,f))].flatMap(f=>I(f,n)??[])[0];if(o!==void 0)return{
id:o,layer:s};const m=D(s);if(m!==void 0)return{id:m,layer:s}}}function I(e,n){const[,s="",r]=/([\w-]+)\/([\w.~-]+)\/?(?:[?#].*)?$/.exec(e??"")??[];return[...n.
lists,...n.kin.map(a=>`${a}s`)].includes((0,t.tK)(s))?r:void 0}const u=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function c({fields:e,value:n},s){if(s.label!=="deployment")return!1;const r=(0,t.Qq)(e,"type","kind","object","resourcetype")??"",i=Object.entries(n).some(([a,o])=>{
const m=(0,t.tK)(a);return s.names.some(g=>m.endsWith(g)&&m!==g)&&(0,w.G)(o)&&(0,t.Pf)(o).has("id")});return u.test(r)||i}function l(e,n,s,r){if(Array.isArray(e))
return{entries:e,around:[]};const i=(0,t.MX)(e,n.lists);for(const o of i){const m=p(o,n);if(m instanceof E){const f=(0,t.TU)(r,"list",m.paths[0]??"$");throw(0,t.
zs)(`list of ${n.label}s`,m.paths,s,f)}if(m!==void 0)return{entries:m,around:i}}const a=`list of ${n.label}s`;throw(0,t.LO)(a,e,s,(0,t.TU)(r,"list",n.lists[0]??
"$"))}function p(e,n){const s=n.names.map(a=>`${a}s`),r=Object.entries(e.value).filter(([a,o])=>Array.isArray(o)&&!d.Vt.includes((0,t.tK)(a))),i=[...d.m5,...d.wy];
for(const a of[s,n.lists,i,r.map(([o])=>(0,t.tK)(o))]){const o=r.filter(([f])=>a.includes((0,t.tK)(f))),[m]=o;if(o.length>1)return new E(o.map(([f])=>({path:(0,t.
vs)(e.path,f),value:f})));if(Array.isArray(m?.[1]))return m[1];if(a!==i&&a.some(f=>e.fields.get(f)===null))return[]}}function v(e,n){const s=e.flatMap(({fields:r})=>[
r,...d.T8.map(i=>(0,t.Pf)(r.get(i)))]);for(const r of s){if(["hasmore","hasnextpage"].some(a=>r.get(a)===!1))return;const i=(0,t.Qq)(r,...d.qQ);if(i!==void 0&&!X(
i))return i}return le(e)??me(n)}const X=e=>/^(?:https?:\/)?\//.test(e);function le(e){for(const{fields:n}of e){const s=[n,(0,t.Pf)(n.get("links")),(0,t.Pf)(pe(n))];
for(const r of s)for(const i of d.Mg){const a=r.get(i),o=(0,w.G)(a)?(0,t.Qq)((0,t.Pf)(a),"href"):(0,t.Qq)(r,i),m=o===void 0?null:URL.parse(o,"https://next.inval\
id"),f=m?.searchParams.get("cursor")??m?.searchParams.get("page[cursor]");if(f)return f}}}function pe(e){return(0,t.Pf)(e.get("links")).get("pages")}function me(e){
const n=e.map(s=>(0,w.G)(s)?(0,t.Qq)((0,t.Pf)(s),"cursor"):void 0);return n.length>0&&n.every(s=>s!==void 0)?n.at(-1):void 0}const W=new Map;function V(e,n,s,r){
return e.has(n)?s(new Map([[n,e.get(n)]])):r()}const j=(e,n,s)=>V(e,n,r=>(0,t.Qq)(r,n),s);function Z(e){return(0,t.VF)("",Object.fromEntries(e))}function te(e){
return e?.entries}const se=e=>e.map(n=>({entry:n,values:W}));function C(e,n,s){const r=(0,t.MX)(e,n.names),[i]=r;if(s?.has("id")){const o=(0,t.Qq)(s,"id");return o===
void 0?void 0:F(o,i)}if(i===void 0)return;const a=M(r,n,!c(i,n));return a===void 0?C(ye(i,n),n):a.id instanceof E?a.id:F(a.id,a.layer,n)}function F(e,n,s){const r=n&&
s&&(0,t.k$)(n,s.names),i=[...n?Q(n):[],...r?Q(r):[]];return{id:e,fields:G(i),layers:i}}function re(e,n,s){if(s?.has("id")||!(0,w.G)(e))return C(e,n,s);const r=(0,t.
VF)("",e),i=M([r],n);if(i===void 0)return C(e,n)??C(ge(r),n);if(i.id instanceof E)return i.id;const a=(0,t.k$)(r,n.names),o=a&&M([a],n);return a&&o===void 0&&[...d.
XQ,...d.A9].some(m=>G(Q(a)).has(m))?M([r],n,!1)?F(i.id,i.layer,n):void 0:o===void 0?F(i.id,i.layer,n):o.id instanceof E?o.id:o.id===i.id?F(i.id,i.layer,n):new E(
[{path:"its own ID",value:i.id},{path:`the ID in ${a?.path}`,value:o.id}])}function ge({value:e,fields:n}){const s=Object.values(e).filter(w.G);return s.length===
1&&ie(n,s[0])?s[0]:void 0}const he=new Set(["cursor","success","ok","errors","messages","message","warnings","links","meta","etag"]);function ie(e,n){return[...e].
every(([s,r])=>r===n||he.has(s))}function ye({value:e,fields:n},{label:s,names:r,kin:i}){const a=Object.entries(e).filter(([f,g])=>{const $=(0,t.tK)(f);return(i.
includes($)||[...r,...i].some(N=>$===`${N}summary`))&&(0,w.G)(g)}),[o]=a;return a.length===1&&(s==="app"||ie(n,o?.[1]))?o?.[1]:void 0}const we=(e,n,s,r)=>(te(r)??
se(l(e,d.M0,n,"listEnvironments").entries)).map(({entry:a,values:o})=>{const m=(0,w.G)(a)?Q((0,t.VF)("",a)):[],f=re(a,d.M0,o),g=f===void 0||f instanceof E?G(m):
f.fields;return{environmentID:j(o,"id",()=>f&&"id"in f?f.id:void 0),name:j(o,"name",()=>ve(a,g)),state:j(o,"state",()=>(0,t.Qq)(g,"state","status")),url:V(o,"ur\
l",$=>_([Z($)]),()=>_(f&&"layers"in f?f.layers:m))}});function ve(e,n){return typeof e=="string"?e:(0,t.Qq)(n,"name","environmentname","environment","slug")}var B=O(
1547);const oe=new Set(["completed","complete","finished","done","ended","stopped","terminated"]),ae=new Set(["queued","building","deploying","uploading","publi\
shing","activating","provisioning","initializing","inprogress","enqueued"]),be=new Set(["name","branch","ref","title","message","description","event","trigger",
"type","kind","label","slug"]);function de(e,n,s){const r=e.filter(({path:k})=>!/(?:^|\.)metadata$/i.test(k)),i=r.flatMap(k=>Y(k,d.XQ)),a=r.flatMap(k=>Y(k,d.A9)),
o=i.length>0?i:a,[m]=o;if(m===void 0)return;const f=r.flatMap(k=>Y(k,d.E6)).filter(({value:k})=>(0,B.P)(k)!==void 0),g=r.flatMap(_e),$=[...o,...z(m.value)==="su\
ccess"?[...a,...e.flatMap(Oe).filter(Me)]:[],...z(m.value)==="success"?g:[]],L=new Set($.map(({value:k})=>z(k))),[N]=f;if(N&&o.every(({value:k})=>oe.has((0,B.Y)(
k)))){if(new Set(f.map(({value:k})=>z(k))).size===1)return N.value;throw ee([...o,...f],n,s)}if(N&&z(m.value)==="success"&&z(N.value)!=="success")throw ee([m,N],
n,s);if(L.size>1)throw ee($,n,s);return m.value}function ee(e,n,s){const r=[...new Set(e.map(({path:i})=>i))];return(0,t.zs)("deployment status",r,n,(0,t.TU)(s,
"status",r[0]??"status"))}function z(e){return(0,B.P)(e)??(0,B.Y)(e)}function Oe(e){const n=Object.keys(e.value).map(t.tK),s=n.filter(o=>/(?:status|state|phase|stage|step)$/.
test(o)),r=n.filter(o=>!s.includes(o)&&!be.has(o)),i=J(e,r).filter(({value:o})=>ae.has((0,B.Y)(o))),a=Object.entries(e.value).flatMap(([o,m])=>s.includes((0,t.tK)(
o))&&(0,w.G)(m)?Ee((0,t.vs)(e.path,o),m):[]);return[...Y(e,s),...i,...a.filter(({value:o})=>ae.has((0,B.Y)(o)))]}function Ee(e,n){return J((0,t.VF)(e,n),Object.
keys(n).map(t.tK))}function Me({value:e}){return((0,B.P)(e)??"success")!=="success"}function Y(e,n){return Object.entries(e.value).flatMap(([s,r])=>{if(!n.includes(
(0,t.tK)(s)))return[];const i=(0,t.vs)(e.path,s);return typeof r=="string"?r.trim()===""?[]:[{path:i,value:r}]:(0,w.G)(r)?De((0,t.VF)(i,r)):[]})}function De(e){
const n=J(e,d.XD),s=[...d.E6,"status"].flatMap(r=>{const i=Object.entries(e.value).find(([a])=>(0,t.tK)(a)===r);return i&&(0,w.G)(i[1])?J((0,t.VF)((0,t.vs)(e.path,
i[0]),i[1]),d.XD):[]});return s.length>0&&n.every(({value:r})=>oe.has((0,B.Y)(r)))?s:[...n,...s]}function J(e,n){return Object.entries(e.value).flatMap(([s,r])=>n.
includes((0,t.tK)(s))&&typeof r=="string"&&r.trim()!==""?[{path:(0,t.vs)(e.path,s),value:r}]:[])}function _e(e){return Object.entries(e.value).flatMap(([n,s])=>[
"success","successful","succeeded","ok"].includes((0,t.tK)(n))&&s===!1?[{path:(0,t.vs)(e.path,n),value:"failed"}]:[])}const $e=(e,n,s,r)=>{(0,T.c)(e,n);const i=ne(
e,r?.values??W);if(i instanceof E)throw(0,t.zs)("app ID",i.paths,n,(0,t.TU)("createApp","id",ue(i)));const a=i??ne({id:I(s,d.uq)},W);if(a===void 0||a instanceof
E)throw(0,t.LO)("app ID",e,n,(0,t.TU)("createApp","id","the.name.of.the.id"));return a},Pe=(e,n,s,r)=>{(0,T.c)(e,n);const i=r?.values??W,a=ne(e,i),o=C(e,d.uq,i);
if(!(a===void 0||a instanceof E||o===void 0||o instanceof E))return{...a,buildCommand:(0,t.Qq)(o.fields,"buildcommand"),outputDirectory:(0,t.Qq)(o.fields,"outpu\
tdirectory"),region:(0,t.Qq)(o.fields,"region")}},Se=(e,n)=>(0,T.c)(e,n);function ue({paths:e}){return e[0]??"id"}function ne(e,n){const s=C(e,d.uq,n);if(s===void 0||
s instanceof E)return s;const{id:r,fields:i,layers:a}=s;return{appID:r,name:j(n,"name",()=>(0,t.Qq)(i,"name","appname")),type:j(n,"type",()=>(0,t.Qq)(i,"type","\
apptype")),subdomain:j(n,"subdomain",()=>(0,t.Qq)(i,"subdomain","subdomainvalue","generatedsubdomain")),state:j(n,"state",()=>(0,t.Qq)(i,"state","status")),url:V(
n,"url",o=>_([Z(o)]),()=>_(a))}}const Ae=(e,n,s,r)=>{(0,T.c)(e,n);const i=r?.values??W,o=C(e,d.uH,i)??C({id:I(s,d.uH)},d.uH);if(!(o===void 0||o instanceof E||ce(
o.id,n)))return fe(o,i,Ie(o,i,n)??"pending")};function Ie(e,n,s){try{return j(n,"status",()=>de(e.layers,s,"deploy"))}catch(r){if(r instanceof q.GQ)return;throw r}}
const ke=(e,n,s,r)=>{(0,T.c)(e,n);const i=r?.entries?void 0:l(e,d.uH,n,"listDeployments"),a=te(r)??se(i?.entries??[]),o=a.map(({entry:$,values:L})=>{const N=je(
$,L,n);return{record:N,values:L,status:j(L,"status",()=>de(N.layers,n,"listDeployments"))}});if(o.length>0&&o.every(({status:$})=>$===void 0)){const $=(0,t.TU)(
"listDeployments","status","the.name.of.the.status");throw(0,t.LO)("deployment status in an entry",a[0]?.entry,n,$)}Te(o.map(({record:$})=>$.id),n);const m=o.map(
({record:$,values:L,status:N})=>fe($,L,N??"pending")),f=i?.around??((0,w.G)(e)?[(0,t.VF)("",e)]:[]),g=j(r?.values??W,"cursor",()=>v(f,i?.entries??[]));return{deployments:m,
nextCursor:g}};function je(e,n,s){const r=re(e,d.uH,n);if(r instanceof E){const i=(0,t.TU)("listDeployments","id",ue(r));throw(0,t.zs)("deployment ID in an entr\
y",r.paths,s,i)}if(r!==void 0&&!ce(r.id,s))return r;throw(0,t.LO)("deployment ID in an entry",e,s,(0,t.TU)("listDeployments","id","the.name.of.the.id"))}function ce(e,{
path:n}){return n.split("/").includes(encodeURIComponent(e))}function Te(e,n){if(new Set(e).size===e.length)return;const s=(0,t.TU)("listDeployments","id","the.\
name.of.the.id");throw(0,t.LO)("ID of its own for each deployment: several entries have the same",void 0,n,s)}function fe({id:e,fields:n,layers:s},r,i){const o=[
n,...d.Hl.map(g=>(0,t.Pf)(n.get(g)))].flatMap(g=>[g,(0,t.Pf)(g.get("metadata"))]),m=g=>o.flatMap($=>(0,t.Qq)($,...g)??[])[0],f=(0,t.Qq)(n,...d.Ld,"phase");return{
deployID:e,status:i,stage:j(r,"stage",()=>f===i?void 0:f),branch:j(r,"branch",()=>Qe(m(d.dI))),commit:j(r,"commit",()=>m(d.cJ)??(0,t.Qq)((0,t.Pf)(n.get("commit")),
"sha","id","hash")),url:V(r,"url",g=>_([Z(g)]),()=>_(s)),createdAt:V(r,"createdAt",g=>(0,t.kB)(g,"createdAt"),()=>(0,t.kB)(n,...d.DE)),supersededBy:j(r,"superse\
dedBy",()=>(0,t.Qq)(n,...d.NP))}}function Qe(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}}),1787:((H,U,O)=>{
O.d(U,{c:()=>G,readErrorBody:()=>T});var q=O(3739),w=O(8302),t=O(5807),d=O(86);const _=["message","errordescription","detail","details","title","description","m\
sg","reason"],R=10,A=["fieldviolations","violations","details","errors","causes"];function T(y){const b=(0,d.Pf)(y),M=b.get("errors")??b.get("messages"),S=Array.
isArray(M)&&(0,w.G)(M[0])?{error:M[0]}:void 0,D=[...(0,d.w)(S,["error"]),...(0,d.w)(y,["error"])],P=(...l)=>{const p=D.map(v=>(0,d.Qq)(v,...l)).find(v=>v!==void 0);
return p===void 0?void 0:(0,t.Ow)(p,300).trim()},h=(0,w.G)(y)?(0,d.Qq)(b,"error"):void 0,I=h!==void 0&&E(h)?h:void 0,u=D.map(l=>(0,d.Qq)(l,"id")).find(l=>l!==void 0&&
E(l)),c=K(y);return{code:I??P("code","errorcode")??(P("message")===void 0?void 0:u),message:P(..._)??(h===void 0?void 0:(0,t.Ow)(h,300).trim())??c[0]?.message,requestID:P(
"requestid","traceid","correlationid"),fields:c}}const E=y=>/^[\w.-]{1,64}$/.test(y);function K(y){const b=(0,d.Pf)(y),M=(0,d.Pf)(b.get("error")),S=[b,M].flatMap(
h=>["errors","fields","details","detail","violations","fieldviolations","invalidparams","messages"].map(I=>h.get(I))),D=[M,b].flatMap(h=>Q(h)),P=[...S.flatMap(h=>x(
h)),...D];return[...new Map(P.map(h=>[`${h.field} ${h.message}`,h])).values()].slice(0,R)}function x(y,b=0){if(b>2)return[];if(Array.isArray(y))return y.slice(0,
50).flatMap(S=>{const D=(0,d.Pf)(S),P=A.flatMap(h=>x(D.get(h),b+1));return[...Q(D),...P]});if(!(0,w.G)(y))return[];const M=A.flatMap(S=>x((0,d.Pf)(y).get(S),b+1));
return M.length>0?M:Object.entries(y).flatMap(([S,D])=>(Array.isArray(D)?D:[D]).filter(h=>typeof h=="string").map(h=>({field:(0,t.Ow)(S,100),message:(0,t.Ow)(h,
200)})))}function Q(y){const b=(0,d.Pf)(y.get("source")),M=y.get("loc")??y.get("path"),S=Array.isArray(M)?M.filter(c=>c!=="body").join("."):void 0,D=(0,d.Qq)(y,
"field","param","parameter","target","property","pointer","attribute","fieldname"),P=(0,d.Qq)(b,"pointer","parameter"),h=S||D||P,I=(0,d.Qq)(y,..._,"error","code");
if(h===void 0||I===void 0)return[];const u=h.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,t.Ow)(
u,100),message:(0,t.Ow)(I,200)}]}function G(y,b){const M=(0,d.Pf)(y);if(M.get("success")!==!1&&M.get("ok")!==!1)return;const{code:S,message:D}=T(y),P=[S,D&&`"${(0,t.
Ow)(D,300)}"`].filter(Boolean).join(" "),h=b.status===void 0?"":` ${b.status}`;throw new q.GQ("refused",`The service answered ${b.method} ${b.path} with${h}, bu\
t says that it failed${P&&`: ${P}`}`,{remedy:"Mend what the answer names, then run again.",call:{...b,outcome:"unknown"}})}}),86:((H,U,O)=>{O.d(U,{Dy:()=>b,LO:()=>M,
MX:()=>K,Pf:()=>R,Qq:()=>Q,TU:()=>P,VF:()=>A,k$:()=>T,kB:()=>y,nd:()=>G,tK:()=>_,vs:()=>E,w:()=>x,zs:()=>S});var q=O(3739),w=O(8302),t=O(5807),d=O(8438);function _(u){
return u.toLowerCase().replace(/[_\-$@]/g,"")}function R(u){const c=new Map;if(!(0,w.G)(u))return c;for(const[l,p]of Object.entries(u)){const v=_(l);c.has(v)||c.
set(v,p)}return c}function A(u,c){return{path:u,value:c,fields:R(c)}}function T(u,c){for(const l of c)for(const[p,v]of Object.entries(u.value))if(_(p)===l&&(0,w.
G)(v))return A(E(u.path,p),v)}function E(u,c){const l=(0,t.Ow)(c,40);return u===""?l:`${u}.${l}`}function K(u,c,l=d.sX){const p=[];let v=(0,w.G)(u)?A("",u):void 0;
for(;v!==void 0&&p.length<=l;)p.unshift(v),v=T(v,[...c,...d.wy]);return p}function x(u,c){return K(u,c).map(({fields:l})=>l)}function Q(u,...c){for(const l of c){
const p=u.get(l);if(typeof p=="string"&&p!=="")return p;if(typeof p=="number")return String(p)}}function G(u,...c){for(const l of c){const p=u.get(l),v=typeof p==
"string"&&/^-?\d{1,15}$/.test(p)?Number(p):p;if(Number.isSafeInteger(v))return Number(v)}}function y(u,...c){for(const l of c){const p=u.get(l),v=typeof p=="str\
ing"&&/^\d+(?:\.\d+)?$/.test(p)?Number(p):p;if(typeof v=="number"&&Number.isFinite(v))return Math.round(v<1e11?v*1e3:v);const X=typeof p=="string"?Date.parse(p):
Number.NaN;if(!Number.isNaN(X))return X}}function b(u,...c){const l=Q(u,...c);if(l===void 0)return;const p=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(l)?`\
https://${l}`:l;return/^https?:\/\//i.test(p)&&URL.canParse(p)?p:void 0}function M(u,c,l,p){return D(`has no ${u}; ${h(c)}`,l,p)}function S(u,c,l,p){return D(`h\
as more than one ${u}: ${c.join(" and ")}; Slipway does not guess`,l,p)}function D(u,c,l){const p=c.status===void 0?"":` (${c.status})`;return new q.GQ("unexpec\
ted_response",`The answer to ${c.method} ${c.path}${p} ${u}`,{remedy:l===void 0?"Check that the address is the service itself. If it is, its answers have a shap\
e that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${l}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...c,outcome:"unknown",unclear:!0}})}function P(u,c,l){return`answers:
  ${u}:
    ${c}: ${l}`}function h(u){if(u===void 0)return"it is empty.";if(Array.isArray(u))return`it is a list of ${u.length}.`;if(!(0,w.G)(u))return`it is ${u===null?
"null":`a ${typeof u}`}.`;const c=I(u,0),l=c.slice(0,30).join(", ");return c.length===0?"it is an empty object.":`it has: ${l}${c.length>30?", \u2026":""}.`}function I(u,c){
return!(0,w.G)(u)||c>d.sX?[]:Object.entries(u).flatMap(([l,p])=>[(0,t.Ow)(l,40),...I(p,c+1).map(v=>`${(0,t.Ow)(l,40)}.${v}`)])}}),8438:((H,U,O)=>{O.d(U,{A9:()=>x,
BV:()=>R,DE:()=>h,E6:()=>G,Hl:()=>P,Ld:()=>y,M0:()=>t,Mg:()=>l,NP:()=>I,S3:()=>E,T8:()=>c,Vt:()=>T,XD:()=>Q,XQ:()=>K,cJ:()=>D,dI:()=>S,gW:()=>M,m5:()=>A,qQ:()=>u,
sX:()=>_,tl:()=>b,uH:()=>w,uq:()=>q,wy:()=>d});const q={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},w={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},t={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},d=["data","result","item","response","payload","body","content","node","embedded"],_=2,R=["attributes","properties",
"metadata"],A=["items","data","results","result","list","records","entries","values","value","nodes","edges"],T=["errors","messages","warnings","notices","inclu\
ded","links"],E=["id","uid","uuid","guid"],K=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],x=["phase","deploymentphase"],Q=["state","status","phase","name","value"],G=["conclusion","result","outcome"],y=["stage","s\
tep","currentstage","currentstep","stagename"],b=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],M=["urls","domains","\
hostnames","aliases","status","links","endpoints"],S=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],D=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],P=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],h=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],I=["supersededby","replacedby"],u=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],c=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],l=["next","nextlin\
k","nexturl","nextpage"]}),1547:((H,U,O)=>{O.d(U,{P:()=>d,Y:()=>t});const q=[["success",["succeeded","success","successful","ready","live","active","complete","\
completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed",
"failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deplo\
ymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","degraded","fatal"]],["\
cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","d\
eleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","proc\
essing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","ne\
w","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpub\
lish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested",
"planned","finalizing","releasing","testing","reconciling","unknown"]]],w=new Map(q.flatMap(([_,R])=>R.map(A=>[A,_])));function t(_){return _.toLowerCase().replace(
/[\s_-]/g,"")}function d(_,R=new Map){const A=t(_);return R.get(A)??w.get(A)}})};export{Le as id,Re as ids,Ne as modules};

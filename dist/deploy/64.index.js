const xe=64,We=[64],Ke={3532:((V,W,E)=>{E.d(W,{Q:()=>M});var m=E(7067),v=E(8302);function M(r){return(c,Q)=>{const D=new URL(c instanceof Request?c.url:c);return D.
protocol==="http:"&&D.hostname.endsWith(".localhost")&&!Q?.body?O(D,Q):r(c,Q)}}function O(r,c){const Q={host:"127.0.0.1",port:r.port||80,path:r.pathname+r.search,
method:c?.method??"GET",headers:{...Object.fromEntries(new Headers(c?.headers)),host:r.host},...(0,v.Eb)({signal:c?.signal??void 0})};return new Promise((D,N)=>{
const k=(0,m.request)(Q,B=>{const I=[];B.on("data",j=>I.push(j)),B.on("error",N),B.on("end",()=>{const j=B.statusCode??502,C=Object.entries(B.headers).map(([K,y])=>[
K,String(y)]);D(new Response(j===204||j===304?null:Buffer.concat(I),{status:j,headers:C}))})});k.on("error",N),k.end()})}}),4840:((V,W,E)=>{E.d(W,{EG:()=>$e,Dd:()=>Te,
zV:()=>Ue,_B:()=>Re,Dr:()=>he,JC:()=>Ne,BE:()=>Ie,zS:()=>ge});var m=E(3739),v=E(8302),M=E(5807),O=E(1787),r=E(86),c=E(8438);function Q(n,e,t,s){if(Array.isArray(
n))return{entries:n,around:[]};const o=`list of ${e.label}s`,i=(0,r.MX)(n,e.lists);for(const u of i){const[h,...L]=D(u,e);if(h===void 0)continue;if(L.length===0)
return{entries:h.entries,around:i};const l=[h,...L].map(({path:g})=>g);throw(0,r.zs)(o,l,t,(0,r.TU)(s,"list",h.path))}throw(0,r.LO)(o,n,t,(0,r.TU)(s,"list",e.lists[0]??
"$"))}function D(n,e){const t=Object.keys(n.value).map(r.tK),s=e.names.map(i=>`${i}s`),o=[...c.m5,...c.wy];for(const i of[s,e.lists,o,t]){const u=i.filter(l=>!c.
Vt.includes(l)),h=(0,r.lS)(n,u).flatMap(({path:l,member:g})=>Array.isArray(g)?[{path:l,entries:g}]:[]);if(h.length>0)return h;if((i===s||i===e.lists)&&i.some(l=>n.
fields.get(l)===null))return[{path:"",entries:[]}]}return[]}function N({around:n,entries:e}){for(const{fields:t}of n)for(const s of[t,...c.T8.map(o=>(0,r.Pf)(t.
get(o)))]){if(["hasmore","hasnextpage"].some(i=>s.get(i)===!1))return;const o=(0,r.Qq)(s,...c.qQ);if(o!==void 0&&!/^(?:https?:\/)?\//.test(o))return o}return k(
n)??B(e)}function k(n){for(const{fields:e}of n){const t=(0,r.Pf)(e.get("links"));for(const s of[e,t,(0,r.Pf)(t.get("pages"))])for(const o of c.Mg){const i=s.get(
o),u=(0,v.Gv)(i)?(0,r.Qq)((0,r.Pf)(i),"href"):(0,r.Qq)(s,o),h=u===void 0?null:URL.parse(u,"https://next.invalid"),L=h?.searchParams.get("cursor")??h?.searchParams.
get("page[cursor]");if(L)return L}}}function B(n){const e=n.map(t=>(0,v.Gv)(t)?(0,r.Qq)((0,r.Pf)(t),"cursor"):void 0);return e.every(t=>t!==void 0)?e.at(-1):void 0}
class I{candidates;constructor(e){this.candidates=e}get paths(){return this.candidates.map(({path:e})=>e)}}function j(n,e,t){const s=(0,r.MX)(n,e.names),[o]=s;if(t?.
has("id")){const u=(0,r.Qq)(t,"id");return u===void 0?void 0:y(u,o)}if(o===void 0)return;const i=A(s,e,!ve(o,e));return i===void 0?j(P(o,e),e):i.id instanceof I?
i.id:y(i.id,i.layer,e)}function C(n,e,t){if(t?.has("id")||!(0,v.Gv)(n))return j(n,e,t);const s=(0,r.VF)("",n),o=A([s],e);if(o===void 0)return j(n,e)??j(w(s),e);
if(o.id instanceof I)return o.id;const i=(0,r.k$)(s,e.names),u=i&&A([i],e);return i&&u===void 0&&K(i)?A([s],e,!1)?y(o.id,o.layer,e):void 0:u===void 0?y(o.id,o.layer,
e):u.id instanceof I?u.id:u.id===o.id?y(o.id,o.layer,e):new I([{path:"its own ID",value:o.id},{path:`the ID in ${i?.path}`,value:u.id}])}function K(n){const e=R(
n);return[...c.XQ,...c.A9].some(t=>e.has(t))}function y(n,e,t){const s=e&&t&&(0,r.k$)(e,t.names),o=[e,s].flatMap(i=>i?S(i):[]);return{id:n,fields:(0,r.If)(o.map(
({fields:i})=>i)),layers:o}}function S(n){return[n,...c.BV.flatMap(e=>(0,r.k$)(n,[e])??[])]}function R(n){return(0,r.If)(S(n).map(({fields:e})=>e))}function w({
value:n,fields:e}){const t=Object.values(n).filter(v.Gv);return t.length===1&&f(e,t[0])?t[0]:void 0}const p=new Set((0,M.aL)("cursor success ok errors messages \
message warnings links meta etag"));function f(n,e){return[...n].every(([t,s])=>s===e||p.has(t))}function P({value:n,fields:e},{label:t,names:s,kin:o}){const i=Object.
entries(n).filter(([L,l])=>{const g=(0,r.tK)(L);return(o.includes(g)||[...s,...o].some(H=>g===`${H}summary`))&&(0,v.Gv)(l)}),[u]=i;return i.length===1&&(t==="ap\
p"||f(e,u?.[1]))?u?.[1]:void 0}function $({names:n,kin:e}){const t=(s,o)=>s.flatMap(i=>o.map(u=>i+u));return[t(n,[...c.S3,"number"]),c.S3,t(e,c.S3)]}function G({
names:n,kin:e}){return[n,["number",...e.map(t=>`${t}number`)]]}function A(n,e,t=!0){const s=n.findIndex(l=>(0,r.k$)(l,e.names)!==void 0),o=s>0?n.slice(0,s):n,[i=[],
...u]=$(e),h=l=>{for(const g of l===i?n:o)for(const x of T(g)){const H=_(d(x,l));if(H!==void 0)return{id:typeof H=="string"?b(H):H,layer:g}}};for(const l of t?[
i,...u]:[i]){const g=h(l);if(g)return g}const L=U(o,e);if(L!==void 0||!t)return L;for(const l of G(e)){const g=h(l);if(g&&(g.id instanceof I||/^[\w.:~-]{1,200}$/.
test(g.id)))return g}}function T(n){return a(n)===void 0?S(n):[n]}function a(n){const e=(0,r.k$)(n,["metadata"]);return e&&(0,v.Gv)(n.value.status)?(0,r.Qq)(e.fields,
"name"):void 0}function d(n,e){return(0,r.lS)(n,e).flatMap(({path:t,member:s})=>{const o=(0,r.b6)(s);return o===void 0?[]:[{path:t,value:o}]})}function _(n){return new Set(
n.map(({value:t})=>t)).size>1?new I(n):n[0]?.value}function b(n){return n.includes("/")?n.split("/").findLast(e=>e!=="")??n:n}function U(n,e){for(const t of n){
const s=["links","link"].map(h=>(0,r.k$)(t,[h])).find(Boolean),u=[s&&((0,r.Qq)((0,r.Pf)(s.fields.get("self")),"href")??(0,r.Qq)(s.fields,"self")),...["name","se\
lflink","self","href"].map(h=>(0,r.Qq)(t.fields,h))].flatMap(h=>X(h,e)??[])[0]??a(t);if(u!==void 0)return{id:u,layer:t}}}function X(n,e){const[t=""]=(n??"").split(
/[?#]/,1),[s="",o=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(s)&&[...e.lists,...e.kin.map(u=>`${u}s`)].includes((0,r.tK)(o))?s:void 0}
const ye=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function ve({fields:n,value:e},t){if(t.label!=="deploy\
ment")return!1;const s=(0,r.Qq)(n,"type","kind","object","resourcetype")??"",o=Object.entries(e).some(([i,u])=>{const h=(0,r.tK)(i);return t.names.some(l=>h.endsWith(
l)&&h!==l)&&(0,v.Gv)(u)&&(0,r.Pf)(u).has("id")});return ye.test(s)||o}var _e=E(5290),F=E(1547);const we=new Set((0,M.aL)("completed complete finished done ended\
 stopped terminated")),Ee=new Set((0,M.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Me=new Set((0,M.aL)("name branch ref title message description event trigger type kind label slug"));function ue(n,e,t){const s=n.filter(({path:z})=>!/(?:^|\.)metadata$/i.
test(z)),o=s.flatMap(z=>ne(z,c.A9)),i=s.flatMap(z=>ne(z,c.XQ)),u=i.length>0?i:o,[h]=u;if(h===void 0)return;const[L,...l]=s.flatMap(z=>ne(z,c.E6)).filter(({value:z})=>(0,F.
PY)(z)!==void 0);if(L&&u.every(se)){if(l.every(z=>J(z)===J(L)))return L.value;throw ee([...u,L,...l],e,t)}const g=J(h)==="success";if(L&&g&&J(L)!=="success")throw ee(
[h,L],e,t);const x=se(h)?s.flatMap(De):[];if(!L&&x.length>0)throw ee([h,...x],e,t);const H=g?[...o,...n.flatMap(Oe).filter(Le),...s.flatMap(Se)]:[];if(new Set([
...u,...H].map(J)).size>1)throw ee([...u,...H],e,t);return h.value}function ce(n,e=""){return Object.entries((0,v.Gv)(n)?n:{}).flatMap(([t,s])=>{const o=e===""?
(0,r.PM)(t):`${e}.${(0,r.PM)(t)}`;if((0,v.Gv)(s)&&e==="")return ce(s,o);const i=typeof s=="string"&&(0,F.PY)(s)!==void 0,u=typeof s=="number"&&/(?:status|state|phase)(?:code|id)?$/.
test((0,r.tK)(t));return i||u?[o]:[]})}function ee(n,e,t){const s=[...new Set(n.map(({path:o})=>o))];return(0,r.zs)("deployment status",s,e,(0,r.TU)(t,"status",
s[0]??"status"))}function J({value:n}){return(0,F.PY)(n)??(0,F.Y4)(n)}function se({value:n}){return we.has((0,F.Y4)(n))}function be({value:n}){return Ee.has((0,F.
Y4)(n))}function Le({value:n}){return((0,F.PY)(n)??"success")!=="success"}function Oe(n){const e=Object.keys(n.value).map(r.tK),t=e.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),s=e.filter(i=>!t.includes(i)&&!Me.has(i)),o=(0,r.lS)(n,t).flatMap(({path:i,member:u})=>(0,v.Gv)(u)?te((0,r.VF)(i,u),Object.keys(u).map(r.tK)):[]);return[
...ne(n,t),...[...te(n,s),...o].filter(be)]}function ne(n,e){return(0,r.lS)(n,e).flatMap(({path:t,member:s})=>(0,v.Gv)(s)?Pe((0,r.VF)(t,s)):de(t,s))}function Pe(n){
const e=te(n,c.XD),t=[...c.E6,"status"].flatMap(s=>{const[o]=(0,r.lS)(n,[s]);return o&&(0,v.Gv)(o.member)?te((0,r.VF)(o.path,o.member),c.XD):[]});return t.length>
0&&e.every(se)?t:[...e,...t]}function te(n,e){return(0,r.lS)(n,e).flatMap(({path:t,member:s})=>de(t,s))}function de(n,e){return typeof e=="string"&&e.trim()!==""?
[{path:n,value:e}]:[]}function Se(n){return(0,r.lS)(n,(0,M.aL)("success successful succeeded ok")).filter(({member:e})=>e===!1).map(({path:e})=>({path:e,value:"\
failed"}))}function De(n){const e=(0,r.lS)(n,(0,M.aL)("error errors errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>Ae(s)),
t=(0,r.lS)(n,["exitcode"]).filter(({member:s})=>typeof s=="number"&&s!==0);return[...e,...t].map(({path:s})=>({path:s,value:"failed"}))}function Ae(n){return typeof n==
"string"?n.trim()!=="":Array.isArray(n)?n.length>0:(0,v.Gv)(n)?Object.values(n).some(e=>e!==null&&e!==""):n===!0}const Y=new Map;function q(n,e,t){return n.has(
e)?(0,r.b6)(n.get(e)):t()}const $e=(n,e,t,s)=>{(0,O.c)(n,e);const o=re(n,s?.values??Y)??re({id:X(t?.location,c.uq)},Y);if(o===void 0)throw(0,r.LO)("app ID",n,e,
Z("createApp",oe(n)));if(o instanceof I)throw(0,r.zs)("app ID",o.paths,e,Z("createApp",o.paths));return o},Ie=(n,e,t,s)=>{(0,O.c)(n,e);const o=s?.values??Y,i=re(
n,o),u=j(n,c.uq,o);if(!(i===void 0||i instanceof I||u===void 0||u instanceof I))return{...i,buildCommand:(0,r.Qq)(u.fields,"buildcommand"),outputDirectory:(0,r.
Qq)(u.fields,"outputdirectory"),region:(0,r.Qq)(u.fields,"region")}},Re=(n,e)=>(0,O.c)(n,e);function re(n,e){const t=j(n,c.uq,e);if(t===void 0||t instanceof I)return t;
const{id:s,fields:o,layers:i}=t,u=(h,...L)=>q(e,h,()=>(0,r.Qq)(o,...L));return{appID:s,name:u("name","name","appname"),type:u("type","type","apptype"),subdomain:u(
"subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:u("state","state","status"),url:ie(e,i)}}const Te=(n,e,t,s)=>{(0,O.c)(n,e);const o=s?.values??
Y,i=j(n,c.uH,o)??j({id:X(t?.location,c.uH)},c.uH);if(!(i===void 0||i instanceof I||le(i.id,e)))return pe(i,o,je(i,o,e)??"pending")};function je(n,e,t){try{return q(
e,"status",()=>ue(n.layers,t,"deploy"))}catch(s){if(s instanceof m.GQ)return;throw s}}const Ue=(n,e,t,s)=>{(0,O.c)(n,e);const o=s?.entries?{entries:[],around:(0,v.
Gv)(n)?[(0,r.VF)("",n)]:[]}:Q(n,c.uH,e,"listDeployments"),i=s?.entries??fe(o.entries),u=i.map(({entry:l,values:g})=>{const x=Qe(l,g,e),H=q(g,"status",()=>ue(x.layers,
e,"listDeployments"));return{record:x,values:g,status:H}});if(u.length>0&&u.every(({status:l})=>l===void 0)){const[l="the.name.of.the.status"]=ce(i[0]?.entry),g=(0,r.
TU)("listDeployments","status",l);throw(0,r.LO)("deployment status in an entry",i[0]?.entry,e,g)}if(new Set(u.map(({record:l})=>l.id)).size<u.length)throw(0,r.LO)(
"ID of its own for each deployment: several entries have the same",void 0,e,Z("listDeployments",[]));const h=s?.values??Y,L=q(h,"cursor",()=>N(o));return{deployments:u.
map(({record:l,values:g,status:x})=>pe(l,g,x??"pending")),nextCursor:L,nextPage:L===void 0&&!h.has("cursor")?t?.nextPage:void 0}};function fe(n){return n.map(e=>({
entry:e,values:Y}))}function Qe(n,e,t){const s=C(n,c.uH,e);if(s instanceof I){const o=Z("listDeployments",s.paths);throw(0,r.zs)("deployment ID in an entry",s.paths,
t,o)}if(s!==void 0&&!le(s.id,t))return s;throw(0,r.LO)("deployment ID in an entry",n,t,Z("listDeployments",oe(n)))}function Z(n,e){return(0,r.TU)(n,"id",e.find(
t=>!t.includes(" "))??"the.name.of.the.id")}function oe(n,e=""){return Object.entries((0,v.Gv)(n)?n:{}).flatMap(([t,s])=>{const o=e===""?(0,r.PM)(t):`${e}.${(0,r.
PM)(t)}`;return(0,v.Gv)(s)&&e===""?oe(s,o):/(?:id|key|name|number)$/.test((0,r.tK)(t))&&(0,r.b6)(s)!==void 0?[o]:[]})}function le(n,{path:e}){return e.split("/").
includes(encodeURIComponent(n))}function pe({id:n,fields:e,layers:t},s,o){const u=[e,...c.Hl.map(g=>(0,r.Pf)(e.get(g)))].flatMap(g=>[g,(0,r.Pf)(g.get("metadata"))]),
h=g=>u.flatMap(x=>(0,r.Qq)(x,...g)??[])[0],L=(0,r.Qq)(e,...c.Ld,"phase"),l=(0,_e.h)(e.get("warnings"))??[];return{...l.length>0&&{warnings:l},deployID:n,status:o,
stage:q(s,"stage",()=>L===o?void 0:L),branch:q(s,"branch",()=>me(h(c.dI))),commit:q(s,"commit",()=>h(c.cJ)??(0,r.Qq)((0,r.Pf)(e.get("commit")),"sha","id","hash")),
url:ie(s,t),createdAt:s.has("createdAt")?(0,r.kB)(s,"createdAt"):(0,r.kB)(e,...c.DE),supersededBy:q(s,"supersededBy",()=>(0,r.Qq)(e,...c.NP))}}function me(n){const e=n?.
replace(/^refs\/heads\//,"");return e===void 0||/^[0-9a-f]{40}$/i.test(e)?void 0:e}const he=(n,e,t,s)=>(s?.entries??fe(Q(n,c.M0,e,"listEnvironments").entries)).
map(({entry:i,values:u})=>{const h=C(i,c.M0,u),L=h instanceof I?void 0:h,l=(0,v.Gv)(i)?(0,r.VF)("",i):void 0,g=L?.fields??(l?R(l):new Map),x=typeof i=="string"?
i:(0,r.Qq)(g,...(0,M.aL)("name environmentname environment slug"));return{environmentID:q(u,"id",()=>L?.id),name:q(u,"name",()=>x),state:q(u,"state",()=>(0,r.Qq)(
g,"state","status")),url:ie(u,L?.layers??(l?S(l):[]))}}),Ne=(n,e,t,s)=>{const o=he(n,e,t,s),i=(0,v.Gv)(n)?(0,r.MX)(n,c.uq.names):[],u=s?void 0:ke(n,e).find(g=>Be(
g,o)),h=[...i,...u?[(0,r.VF)("",u)]:[]],l=(0,r.Pf)(n).get("deploytakes");return{environments:o,stored:h.map(Ge).find(g=>g!==void 0),takesConfiguration:Array.isArray(
l)&&l.includes("configuration"),takesEnv:Array.isArray(l)&&l.includes("env")}};function ke(n,e){return Q(n,c.M0,e,"listEnvironments").entries.filter(v.Gv)}function Be(n,e){
const t=ge(e)?.name;return t!==void 0&&(0,r.Qq)((0,r.Pf)(n),...(0,M.aL)("name environmentname environment slug"))===t}function Ge({value:n,fields:e}){const[t,s]=[
(0,r.Qq)(e,...c.Bw),(0,r.Qq)(e,...c.H7)];if(t===void 0&&s===void 0)return;const o=e.get("variables"),i=Array.isArray(o)&&o.every(u=>typeof u=="string");return{repository:t,
branch:me(s),state:(0,r.Qq)(e,"state","status"),variables:i?o:void 0,fields:n}}function ge(n){return(0,M.aL)("production prod live default main").flatMap(t=>n.find(
s=>s.name?.toLowerCase()===t)??[])[0]??(n.length===1?n[0]:void 0)}function ie(n,e){const s=(n.has("url")?[new Map([["url",n.get("url")]])]:e.map(({fields:o})=>o)).
flatMap(o=>[...c.tl.flatMap(i=>ae(o.get(i))),...c.gW.flatMap(i=>Ce(o.get(i)))]);return s.find(o=>o.startsWith("https:"))??s[0]}function Ce(n){if((0,v.Gv)(n)){const t=(0,r.
Pf)(n);return[...c.tl,...(0,M.aL)("web live site public production default")].flatMap(o=>ae(t.get(o)))}if(!Array.isArray(n)||n.length!==1)return[];const[e]=n;return ae(
(0,v.Gv)(e)?(0,r.Qq)((0,r.Pf)(e),...(0,M.aL)("url name domain hostname host")):e)}function ae(n){const e=(0,r.Dy)(n),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||t?[]:[e]}}),1787:((V,W,E)=>{E.d(W,{N:()=>N,c:()=>K});var m=E(3739),v=E(8302),M=E(5807),O=E(86);const r=(0,M.aL)("message errordes\
cription detail details title description msg reason"),c=10,Q=(0,M.aL)("errors fields details detail violations fieldviolations invalidparams messages"),D=(0,M.
aL)("fieldviolations violations details errors causes");function N(y){const S=(0,O.Pf)(y),R=S.get("errors")??S.get("messages"),w=Array.isArray(R)&&(0,v.Gv)(R[0])?
{error:R[0]}:void 0,p=[...(0,O.w)(w,["error"]),...(0,O.w)(y,["error"])],f=(...T)=>k(p.flatMap(a=>(0,O.Qq)(a,...T)??[])[0]),P=(0,v.Gv)(y)?(0,O.Qq)(S,"error"):void 0,
$=P!==void 0&&B(P)?P:void 0,G=p.map(T=>(0,O.Qq)(T,"id")).find(T=>T!==void 0&&B(T)),A=I(y);return{code:$??f("code","errorcode")??(f("message")===void 0?void 0:G),
message:f(...r)??k(P)??A[0]?.message,requestID:f("requestid","traceid","correlationid"),fields:A}}function k(y){return y===void 0?void 0:(0,M.Ow)(y,300).trim()}
function B(y){return/^[\w.-]{1,64}$/.test(y)}function I(y){const S=(0,O.Pf)(y),R=(0,O.Pf)(S.get("error")),p=[...[S,R].flatMap(f=>Q.map(P=>f.get(P))).flatMap(f=>j(
f)),...C(R),...C(S)];return[...new Map(p.map(f=>[`${f.field} ${f.message}`,f])).values()].slice(0,c)}function j(y,S=0){if(S>2)return[];const R=p=>D.flatMap(f=>j(
p.get(f),S+1));if(Array.isArray(y))return y.slice(0,50).map(O.Pf).flatMap(f=>[...C(f),...R(f)]);if(!(0,v.Gv)(y))return[];const w=R((0,O.Pf)(y));return w.length>
0?w:Object.entries(y).flatMap(([p,f])=>(Array.isArray(f)?f:[f]).filter($=>typeof $=="string").map($=>({field:(0,M.Ow)(p,100),message:(0,M.Ow)($,300)})))}function C(y){
const S=(0,O.Pf)(y.get("source")),R=y.get("loc")??y.get("path"),w=Array.isArray(R)?R.filter(G=>G!=="body").join("."):void 0,p=(0,O.Qq)(y,...(0,M.aL)("field para\
m parameter target property pointer attribute fieldname")),f=w||p||(0,O.Qq)(S,"pointer","parameter"),P=(0,O.Qq)(y,...r,"error","code");if(f===void 0||P===void 0)
return[];const $=f.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,M.Ow)($,100),message:(0,M.Ow)(P,
300)}]}function K(y,S){const R=(0,O.Pf)(y);if(R.get("success")!==!1&&R.get("ok")!==!1)return;const{code:w,message:p}=N(y),f=[w,p&&`"${p}"`].filter(Boolean).join(
" "),P=S.status===void 0?"":` ${S.status}`;throw new m.GQ("refused",`The service answered ${S.method} ${S.path} with${P}, but says that it failed${f&&`: ${f}`}`,
{remedy:"Mend what the answer names, then run again.",call:{...S,outcome:"unknown"}})}}),86:((V,W,E)=>{E.d(W,{Dy:()=>p,If:()=>Q,LO:()=>f,MX:()=>C,PM:()=>I,Pf:()=>c,
Qq:()=>S,TU:()=>G,VF:()=>D,b6:()=>y,k$:()=>k,kB:()=>w,lS:()=>N,nd:()=>R,tK:()=>r,w:()=>K,zs:()=>P});var m=E(3739),v=E(8302),M=E(5807),O=E(8438);function r(a){return a.
toLowerCase().replace(/[_\-$@]/g,"")}function c(a){const d=new Map;if(!(0,v.Gv)(a))return d;for(const[_,b]of Object.entries(a)){const U=r(_);d.has(U)||d.set(U,b)}
return d}function Q(a){return new Map(a.toReversed().flatMap(d=>[...d]))}function D(a,d){return{path:a,value:d,fields:c(d)}}function N(a,d){return Object.entries(
a.value).filter(([_])=>d.includes(r(_))).map(([_,b])=>({path:B(a.path,_),member:b}))}function k(a,d){for(const _ of d)for(const{path:b,member:U}of N(a,[_]))if((0,v.
Gv)(U))return D(b,U)}function B(a,d){const _=I((0,M.Ow)(d,40));return a===""?_:`${a}.${_}`}function I(a){return/^[A-Za-z_]\w*$/.test(a)?a:`\`${a.replaceAll("`",
"")}\``}function j(a){return/^[\w.$]+$/.test(a)?a:JSON.stringify(a)}function C(a,d,_=O.sX){const b=[];let U=(0,v.Gv)(a)?D("",a):void 0;for(;U!==void 0&&b.length<=
_;)b.unshift(U),U=k(U,[...d,...O.wy]);return b}function K(a,d){return C(a,d).map(({fields:_})=>_)}function y(a){return typeof a=="number"?String(a):typeof a=="s\
tring"&&a!==""?a:void 0}function S(a,...d){for(const _ of d){const b=y(a.get(_));if(b!==void 0)return b}}function R(a,...d){for(const _ of d){const b=a.get(_),U=typeof b==
"string"&&/^-?\d{1,15}$/.test(b)?Number(b):b;if(Number.isSafeInteger(U))return Number(U)}}function w(a,...d){for(const _ of d){const b=a.get(_),U=typeof b=="str\
ing"&&/^\d+(?:\.\d+)?$/.test(b)?Number(b):b;if(typeof U=="number"&&Number.isFinite(U))return Math.round(U<1e11?U*1e3:U);const X=typeof b=="string"?Date.parse(b):
Number.NaN;if(!Number.isNaN(X))return X}}function p(a){const d=y(a);if(d===void 0)return;const _=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(d)?`https://${d}`:
d;return/^https?:\/\//i.test(_)&&URL.canParse(_)?_:void 0}function f(a,d,_,b){return $(`has no ${a}; ${A(d)}`,_,b)}function P(a,d,_,b){return $(`has more than o\
ne ${a}: ${d.join(" and ")}; Slipway does not guess`,_,b)}function $(a,d,_){const b=d.status===void 0?"":` (${d.status})`;return new m.GQ("unexpected_response",
`The answer to ${d.method} ${d.path}${b} ${a}`,{remedy:_===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway\
 does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${_}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...d,outcome:"unknown",unclear:!0}})}function G(a,d,_){return`answers:
  ${a}:
    ${d}: ${j(_)}`}function A(a){if(a===void 0)return"it is empty.";if(Array.isArray(a))return`it is a list of ${a.length}.`;if(!(0,v.Gv)(a))return`it is ${a===
null?"null":`a ${typeof a}`}.`;const d=T(a,0),_=d.slice(0,30).join(", ");return d.length===0?"it is an empty object.":`it has: ${_}${d.length>30?", \u2026":""}.`}
function T(a,d){return!(0,v.Gv)(a)||d>O.sX?[]:Object.entries(a).flatMap(([_,b])=>[(0,M.Ow)(_,40),...T(b,d+1).map(U=>`${(0,M.Ow)(_,40)}.${U}`)])}}),8438:((V,W,E)=>{
E.d(W,{A9:()=>I,BV:()=>Q,Bw:()=>w,DE:()=>$,E6:()=>C,H7:()=>p,Hl:()=>P,Ld:()=>K,M0:()=>O,Mg:()=>a,NP:()=>G,S3:()=>k,T8:()=>T,Vt:()=>N,XD:()=>j,XQ:()=>B,cJ:()=>f,
dI:()=>R,gW:()=>S,m5:()=>D,qQ:()=>A,sX:()=>c,tl:()=>y,uH:()=>M,uq:()=>v,wy:()=>r});var m=E(5807);const v={label:"app",names:(0,m.aL)("app application"),kin:(0,m.
aL)("site service website webapp staticsite"),lists:(0,m.aL)("apps applications sites services")},M={label:"deployment",names:(0,m.aL)("deploy deployment"),kin:(0,m.
aL)("job build release run rollout revision"),lists:(0,m.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},O={label:"environment",names:(0,m.aL)("environment env"),kin:[],lists:(0,m.aL)("environments envs")},r=(0,m.aL)("data result item response payload body co\
ntent node embedded"),c=2,Q=(0,m.aL)("attributes properties metadata"),D=(0,m.aL)("items data results result list records entries values value nodes edges"),N=(0,m.
aL)("errors messages warnings notices included links"),k=(0,m.aL)("id uid uuid guid"),B=(0,m.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),I=(0,m.aL)("phase deploymentphase"),j=(0,m.aL)("state status phase name value"),C=(0,m.aL)("conclusion result outcome"),K=(0,m.aL)("stage step currentstage c\
urrentstep stagename"),y=(0,m.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),S=(0,m.aL)("urls domains hostnames aliases status links endpoints"),R=(0,m.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),w=(0,m.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),p=(0,m.aL)("branch productionbranch gitbranch repobranch"),f=(0,m.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),P=(0,m.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),$=(0,m.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),G=(0,m.aL)("supersededby replacedby"),A=(0,m.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),T=(0,m.aL)("pagination paging page page\
info meta metadata resultinfo links"),a=(0,m.aL)("next nextlink nexturl nextpage")}),1547:((V,W,E)=>{E.d(W,{PY:()=>Q,Y4:()=>r,as:()=>v});var m=E(5807);const v=[
"success","failure","cancelled","pending"],M={success:(0,m.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,m.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,m.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,m.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},O=new Map(v.flatMap(D=>M[D].map(N=>[N,D])));function r(D){return D.toLowerCase().replace(/[\s_-]/g,"")}const c=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function Q(D,N=new Map){const k=r(D);return N.get(k)??O.get(k)??c.find(([,B])=>B.test(k))?.[0]}}),7933:((V,W,E)=>{E.d(W,{PV:()=>y,
jE:()=>K,x6:()=>r});var m=E(9127),v=E(3739),M=E(5807),O=E(4840);async function r(w,p,f,P){return D(w)??await c(p.appID,P)??D(p.url)??Q(p,f)}async function c(w,p){
const f=await p.listEnvironments(w).catch(()=>[]);return D((0,O.zS)(f)?.url)}function Q(w,p){const f=p.urlTemplate;if(!(f?.includes("{subdomain}")&&!w.subdomain))
return D(f?.replaceAll("{subdomain}",w.subdomain??"").replaceAll("{app}",w.appID))}function D(w){if(!w)return;const p=URL.parse(w.includes("://")?w:`https://${w}`);
return p&&(p.protocol==="https:"||p.protocol==="http:")?p.href:void 0}const N=6e4,k=500,B=5e3,I=1e4,j="x-slipway-release",C="x-slipway-error";async function K(w,p){
const f=p.clock.now();let P=k;for(let $=1;;$++){const G=await R(w,p);if(G.kind==="page")return $;if(G.kind==="no-page")throw S(G.url,p.deployID);const A=p.clock.
now()-f;if(A+P>N){const T=`after ${(0,m.a3)(A)} and ${$} tries`;throw new v.GQ("verify_failed",`${w} ${G.words} ${T}`,{remedy:'Open the URL: a first deploy may \
still wait for DNS. Set verify to "off" if the site is not public.'})}await p.clock.sleep(P,p.signal),P=Math.min(B,P*2)}}async function y(w,{fetch:p,signal:f}){
const P=D(w),$=P&&await R(P,{fetch:p,signal:f,deployID:void 0}).catch(()=>{});return $!==void 0&&$!==""&&$.kind==="page"}function S(w,p){const f=URL.parse(w)?.pathname??
"/",P=f==="/"?"index.html":`page for ${f}`;return new v.GQ("verify_failed",`${w} answers 404: the release ${p} has no ${P}`,{remedy:'Check that output-directory\
 is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function R(w,p){const{fetch:f,signal:P,deployID:$,
isFunction:G=!1}=p;try{const A=await f(w,{signal:AbortSignal.any([P,AbortSignal.timeout(I)])});await A.body?.cancel();const T=A.headers.get(j);if(G&&$!==void 0&&
T!==null&&T!==$)return{kind:"trouble",words:`is still answered by the release ${(0,M.Ow)(T,100)}`};const a=A.headers.get(C);return A.status<(G&&a===null?500:400)?
{kind:"page"}:a!==null?{kind:"trouble",words:`answers ${A.status} (${(0,M.Ow)(a,60)})`}:A.status===404&&$!==void 0&&T===$?{kind:"no-page",url:A.url||w}:{kind:"t\
rouble",words:`answers ${A.status}`}}catch(A){P.throwIfAborted();const T=A instanceof Error&&A.cause instanceof Error?A.cause:A;return{kind:"trouble",words:`can\
not be reached (${T instanceof Error?T.message:String(T)})`}}}})};export{xe as id,We as ids,Ke as modules};

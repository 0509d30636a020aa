const qe=840,Be=[840],xe={4840:((J,W,b)=>{b.d(W,{EG:()=>De,Dd:()=>Te,zV:()=>je,_B:()=>Ie,Dr:()=>ve,JC:()=>Qe,BE:()=>$e,zS:()=>we});var g=b(3739),h=b(8302),L=b(5807),
_=b(8595),I=b(1787),r=b(86),d=b(8438);function T(e,t,n,s){if(Array.isArray(e))return{entries:e,around:[]};const i=`list of ${t.label}s`,o=(0,r.MX)(e,t.lists);for(const u of o){
const[l,...v]=Q(u,t);if(l===void 0)continue;if(v.length===0)return{entries:l.entries,around:o};const f=[l,...v].map(({path:m})=>m);throw(0,r.zs)(i,f,n,(0,r.TU)(
s,"list",l.path))}throw(0,r.LO)(i,e,n,(0,r.TU)(s,"list",t.lists[0]??"$"))}function Q(e,t){const n=Object.keys(e.value).map(r.tK),s=t.names.map(o=>`${o}s`),i=[...d.
m5,...d.wy];for(const o of[s,t.lists,i,n]){const u=o.filter(f=>!d.Vt.includes(f)),l=(0,r.lS)(e,u).flatMap(({path:f,member:m})=>Array.isArray(m)?[{path:f,entries:m}]:
[]);if(l.length>0)return l;if((o===s||o===t.lists)&&o.some(f=>e.fields.get(f)===null))return[{path:"",entries:[]}]}return[]}function U({around:e,entries:t}){for(const{
fields:n}of e)for(const s of[n,...d.T8.map(i=>(0,r.Pf)(n.get(i)))]){if(["hasmore","hasnextpage"].some(o=>s.get(o)===!1))return;const i=(0,r.Qq)(s,...d.qQ);if(i!==
void 0&&!/^(?:https?:\/)?\//.test(i))return i}return B(e)??H(t)}function B(e){for(const{fields:t}of e){const n=(0,r.Pf)(t.get("links"));for(const s of[t,n,(0,r.
Pf)(n.get("pages"))])for(const i of d.Mg){const o=s.get(i),u=(0,h.Gv)(o)?(0,r.Qq)((0,r.Pf)(o),"href"):(0,r.Qq)(s,i),l=u===void 0?null:URL.parse(u,"https://next.\
invalid"),v=l?.searchParams.get("cursor")??l?.searchParams.get("page[cursor]");if(v)return v}}}function H(e){const t=e.map(n=>(0,h.Gv)(n)?(0,r.Qq)((0,r.Pf)(n),"\
cursor"):void 0);return t.every(n=>n!==void 0)?t.at(-1):void 0}class D{paths;constructor(t){this.paths=t}}function N(e,t,n){const s=(0,r.MX)(e,t.names),[i]=s;if(n?.
has("id")){const u=(0,r.Qq)(n,"id");return u===void 0?void 0:M(u,i)}if(i===void 0)return;const o=x(s,t,!E(i,t));return o===void 0?N(G(i,t),t):o.id instanceof D?
o.id:M(o.id,o.layer,t)}function K(e,t,n){if(n?.has("id")||!(0,h.Gv)(e))return N(e,t,n);const s=(0,r.VF)("",e),i=x([s],t);if(i===void 0)return N(e,t)??N(P(s),t);
if(i.id instanceof D)return i.id;const o=(0,r.k$)(s,t.names),u=o&&x([o],t);return o&&u===void 0&&w(o)?x([s],t,!1)?M(i.id,i.layer,t):void 0:u===void 0?M(i.id,i.layer,
t):u.id instanceof D?u.id:u.id===i.id?M(i.id,i.layer,t):new D(["its own ID",`the ID in ${o?.path}`])}function w(e){const t=j(e);return[...d.XQ,...d.A9].some(n=>t.
has(n))}function M(e,t,n){const s=t&&n&&(0,r.k$)(t,n.names),i=[t,s].flatMap(o=>o?O(o):[]);return{id:e,fields:(0,r.If)(i.map(({fields:o})=>o)),layers:i}}function O(e){
return[e,...d.BV.flatMap(t=>(0,r.k$)(e,[t])??[])]}function j(e){return(0,r.If)(O(e).map(({fields:t})=>t))}function P({value:e,fields:t}){const n=Object.values(e).
filter(h.Gv);return n.length===1&&$(t,n[0])?n[0]:void 0}const y=new Set((0,L.aL)("cursor success ok errors messages message warnings links meta etag"));function $(e,t){
return[...e].every(([n,s])=>s===t||y.has(n))}function G({value:e,fields:t},{label:n,names:s,kin:i}){const o=Object.entries(e).filter(([v,f])=>{const m=(0,r.tK)(
v);return(i.includes(m)||[...s,...i].some(q=>m===`${q}summary`))&&(0,h.Gv)(f)}),[u]=o;return o.length===1&&(n==="app"||$(t,u?.[1]))?u?.[1]:void 0}function x(e,t,n=!0){
const s=e.findIndex(f=>(0,r.k$)(f,t.names)!==void 0),i=s>0?e.slice(0,s):e,o=(f,m)=>f.flatMap(A=>m.map(q=>A+q)),u=o(t.names,[...d.S3,"number"]),l=f=>{for(const m of f===
u?e:i)for(const A of z(m)){const q=ie(V(A,f));if(q!==void 0)return{id:typeof q=="string"?Z(q):q,layer:m}}};for(const f of n?[u,d.S3,o(t.kin,d.S3)]:[u]){const m=l(
f);if(m)return m}const v=a(i,t);if(v!==void 0||!n)return v;for(const f of[t.names,["number",...o(t.kin,["number"])]]){const m=l(f);if(m&&(m.id instanceof D||/^[\w.:~-]{1,200}$/.
test(m.id)))return m}}function z(e){return R(e)===void 0?O(e):[e]}function R(e){const t=(0,r.k$)(e,["metadata"]);return t&&(0,h.Gv)(e.value.status)?(0,r.Qq)(t.fields,
"name"):void 0}function V(e,t){return(0,r.lS)(e,t).flatMap(({path:n,member:s})=>{const i=(0,r.b6)(s);return i===void 0?[]:[{path:n,value:i}]})}function ie(e){return new Set(
e.map(({value:n})=>n)).size>1?new D(e.map(({path:n})=>n)):e[0]?.value}function Z(e){return e.includes("/")?e.split("/").findLast(t=>t!=="")??e:e}function a(e,t){
for(const n of e){const s=["links","link"].map(l=>(0,r.k$)(n,[l])).find(Boolean),u=[s&&((0,r.Qq)((0,r.Pf)(s.fields.get("self")),"href")??(0,r.Qq)(s.fields,"self")),
...["name","selflink","self","href"].map(l=>(0,r.Qq)(n.fields,l))].flatMap(l=>c(l,t)??[])[0]??R(n);if(u!==void 0)return{id:u,layer:n}}}function c(e,t){const[n=""]=(e??
"").split(/[?#]/,1),[s="",i=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(s)&&[...t.lists,...t.kin.map(u=>`${u}s`)].includes((0,r.tK)(i))?
s:void 0}const p=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function E({fields:e,value:t},n){if(n.label!==
"deployment")return!1;const s=(0,r.Qq)(e,"type","kind","object","resourcetype")??"",i=Object.entries(t).some(([o,u])=>{const l=(0,r.tK)(o);return n.names.some(f=>l.
endsWith(f)&&l!==f)&&(0,h.Gv)(u)&&(0,r.Pf)(u).has("id")});return p.test(s)||i}var S=b(1547);const ee=new Set((0,L.aL)("completed complete finished done ended st\
opped terminated")),Ee=new Set((0,L.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Me=new Set((0,L.aL)("name branch ref title message description event trigger type kind label slug"));function ce(e,t,n){const s=e.filter(({path:k})=>!/(?:^|\.)metadata$/i.
test(k)),i=s.flatMap(k=>ne(k,d.A9)),o=s.flatMap(k=>ne(k,d.XQ)),u=o.length>0?o:i,[l]=u;if(l===void 0)return;const[v,...f]=s.flatMap(k=>ne(k,d.E6)).filter(({value:k})=>(0,S.
PY)(k)!==void 0);if(v&&u.every(oe)){if(f.every(k=>F(k)===F(v)))return v.value;throw te([...u,v,...f],t,n)}const m=F(l)==="success";if(v&&m&&F(v)!=="success")throw te(
[l,v],t,n);const A=oe(l)?s.flatMap(Pe):[];if(!v&&A.length>0)throw te([l,...A],t,n);const q=m?[...i,...e.flatMap(Oe).filter(be),...s.flatMap(Se)]:[];if(new Set([
...u,...q].map(F)).size>1)throw te([...u,...q],t,n);return l.value}function Le(e){return(0,r.l1)(e,(t,n)=>typeof n=="string"?(0,S.PY)(n)!==void 0:typeof n=="num\
ber"&&/(?:status|state|phase)(?:code|id)?$/.test(t))}function te(e,t,n){const s=[...new Set(e.map(({path:i})=>i))];return(0,r.zs)("deployment status",s,t,(0,r.TU)(
n,"status",s[0]??"status"))}function F({value:e}){return(0,S.PY)(e)??(0,S.Y4)(e)}function oe({value:e}){return ee.has((0,S.Y4)(e))}function be({value:e}){return((0,S.
PY)(e)??"success")!=="success"}function Oe(e){const t=Object.keys(e.value).map(r.tK),n=t.filter(u=>/(?:status|state|phase|stage|step)$/.test(u)),s=t.filter(u=>!n.
includes(u)&&!Me.has(u)),i=(0,r.lS)(e,n).flatMap(({path:u,member:l})=>(0,h.Gv)(l)?se((0,r.VF)(u,l),Object.keys(l).map(r.tK)):[]),o=({value:u})=>Ee.has((0,S.Y4)(
u));return[...ne(e,n),...[...se(e,s),...i].filter(o)]}function ne(e,t){return(0,r.lS)(e,t).flatMap(({path:n,member:s})=>(0,h.Gv)(s)?_e((0,r.VF)(n,s)):de(n,s))}function _e(e){
const t=se(e,d.XD),n=[...d.E6,"status"].flatMap(s=>{const[i]=(0,r.lS)(e,[s]);return i&&(0,h.Gv)(i.member)?se((0,r.VF)(i.path,i.member),d.XD):[]});return n.length>
0&&t.every(oe)?n:[...t,...n]}function se(e,t){return(0,r.lS)(e,t).flatMap(({path:n,member:s})=>de(n,s))}function de(e,t){return typeof t=="string"&&t.trim()!==""?
[{path:e,value:t}]:[]}function Se(e){return(0,r.lS)(e,(0,L.aL)("success successful succeeded ok")).filter(({member:t})=>t===!1).map(({path:t})=>({path:t,value:"\
failed"}))}function Pe(e){const t=(0,r.lS)(e,(0,L.aL)("error errors errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>Ae(s)),
n=(0,r.lS)(e,["exitcode"]).filter(({member:s})=>typeof s=="number"&&s!==0);return[...t,...n].map(({path:s})=>({path:s,value:"failed"}))}function Ae(e){return typeof e==
"string"?e.trim()!=="":Array.isArray(e)?e.length>0:(0,h.Gv)(e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const X=new Map;function C(e,t,n){return e.has(
t)?(0,r.b6)(e.get(t)):n()}function De(e,t,n,s){(0,I.c)(e,t);const i=s?.values??X,o=N(e,d.uq,i)??N({id:c(n?.location,d.uq)},d.uq);if(o===void 0)throw(0,r.LO)("ap\
p ID",e,t,Y("createApp",pe(e)));if(o instanceof D)throw(0,r.zs)("app ID",o.paths,t,Y("createApp",o.paths));return fe(o,i,e)}function $e(e,t,n,s){(0,I.c)(e,t);const i=s?.
values??X,o=N(e,d.uq,i);if(!(o===void 0||o instanceof D))return{...fe(o,i,e),buildCommand:(0,r.Qq)(o.fields,"buildcommand"),outputDirectory:(0,r.Qq)(o.fields,"o\
utputdirectory"),region:(0,r.Qq)(o.fields,"region")}}const Ie=I.c;function fe({id:e,fields:t,layers:n},s,i){const o=(u,...l)=>C(s,u,()=>(0,r.Qq)(t,...l));return{
appID:e,name:o("name","name","appname"),type:o("type","type","apptype"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("stat\
e","state","status"),url:ae(s,n),...re((0,r.Pf)(i),"configuration.type")&&{takesType:!0}}}function re(e,t){const n=e.get("deploytakes");return Array.isArray(n)&&
n.includes(t)}function Te(e,t,n,s){(0,I.c)(e,t);const i=s?.values??X,o=N(e,d.uH,i)??N({id:c(n?.location,d.uH)},d.uH);if(!(o===void 0||o instanceof D||me(o.id,t)))
return ge(o,i,Ne(o,i,t)??"pending")}function Ne(e,t,n){try{return C(t,"status",()=>ce(e.layers,n,"deploy"))}catch(s){if(s instanceof g.GQ)return;throw s}}function je(e,t,n,s){
(0,I.c)(e,t);const i=s?.entries?{entries:[],around:(0,h.Gv)(e)?[(0,r.VF)("",e)]:[]}:T(e,d.uH,t,"listDeployments"),o=s?.entries??le(i.entries),u=o.map(({entry:f,
values:m})=>{const A=Re(f,m,t),q=C(m,"status",()=>ce(A.layers,t,"listDeployments"));return{record:A,values:m,status:q}});if(u.length>0&&u.every(({status:f})=>f===
void 0)){const[f="the.name.of.the.status"]=Le(o[0]?.entry),m=(0,r.TU)("listDeployments","status",f);throw(0,r.LO)("deployment status in an entry",o[0]?.entry,t,
m)}if(new Set(u.map(({record:f})=>f.id)).size<u.length)throw(0,r.LO)("ID of its own for each deployment: several entries have the same",void 0,t,Y("listDeployme\
nts",[]));const l=s?.values??X,v=C(l,"cursor",()=>U(i));return{deployments:u.map(({record:f,values:m,status:A})=>ge(f,m,A??"pending")),nextCursor:v,nextPage:v===
void 0&&!l.has("cursor")?n?.nextPage:void 0}}function le(e){return e.map(t=>({entry:t,values:X}))}function Re(e,t,n){const s=K(e,d.uH,t);if(s instanceof D){const i=Y(
"listDeployments",s.paths);throw(0,r.zs)("deployment ID in an entry",s.paths,n,i)}if(s!==void 0&&!me(s.id,n))return s;throw(0,r.LO)("deployment ID in an entry",
e,n,Y("listDeployments",pe(e)))}function Y(e,t){return(0,r.TU)(e,"id",t.find(n=>!n.includes(" "))??"the.name.of.the.id")}function pe(e){return(0,r.l1)(e,(t,n)=>/(?:id|key|name|number)$/.
test(t)&&(0,r.b6)(n)!==void 0)}function me(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function ge({id:e,fields:t,layers:n},s,i){const u=[t,
...d.Hl.map(m=>(0,r.Pf)(t.get(m)))].flatMap(m=>[m,(0,r.Pf)(m.get("metadata"))]),l=m=>u.flatMap(A=>(0,r.Qq)(A,...m)??[])[0],v=(0,r.Qq)(t,...d.Ld,"phase"),f=(0,_.
hd)(t.get("warnings"))??[];return{...f.length>0&&{warnings:f},deployID:e,status:i,stage:C(s,"stage",()=>v===i?void 0:v),branch:C(s,"branch",()=>he(l(d.dI))),commit:C(
s,"commit",()=>l(d.cJ)??(0,r.Qq)((0,r.Pf)(t.get("commit")),"sha","id","hash")),url:ae(s,n),createdAt:s.has("createdAt")?(0,r.kB)(s,"createdAt"):(0,r.kB)(t,...d.
DE),supersededBy:C(s,"supersededBy",()=>(0,r.Qq)(t,...d.NP))}}function he(e){const t=e?.replace(/^refs\/heads\//,"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?
void 0:t}const ye=(0,L.aL)("name environmentname environment slug");function ve(e,t,n,s){return(s?.entries??le(T(e,d.M0,t,"listEnvironments").entries)).map(({entry:o,
values:u})=>{const l=K(o,d.M0,u),v=l instanceof D?void 0:l,f=(0,h.Gv)(o)?(0,r.VF)("",o):void 0,m=v?.fields??(f?j(f):new Map),A=typeof o=="string"?o:(0,r.Qq)(m,...ye);
return{environmentID:C(u,"id",()=>v?.id),name:C(u,"name",()=>A),state:C(u,"state",()=>(0,r.Qq)(m,"state","status")),url:ae(u,v?.layers??(f?O(f):[]))}})}function Qe(e,t,n,s){
const i=ve(e,t,n,s),o=(0,h.Gv)(e)?(0,r.MX)(e,d.uq.names):[],u=s?void 0:we(i)?.name,v=(u===void 0?[]:T(e,d.M0,t,"listEnvironments").entries).filter(h.Gv).find(A=>(0,r.
Qq)((0,r.Pf)(A),...ye)===u),f=[...o,...v?[(0,r.VF)("",v)]:[]],m=(0,r.Pf)(e);return{environments:i,stored:f.map(Ue).find(A=>A!==void 0),takesConfiguration:re(m,"\
configuration"),takesEnv:re(m,"env"),takesType:re(m,"configuration.type")}}function Ue({value:e,fields:t}){const[n,s]=[(0,r.Qq)(t,...d.Bw),(0,r.Qq)(t,...d.H7)];
if(n===void 0&&s===void 0)return;const i=t.get("variables"),o=Array.isArray(i)&&i.every(u=>typeof u=="string");return{repository:n,branch:he(s),state:(0,r.Qq)(t,
"state","status"),variables:o?i:void 0,fields:e}}function we(e){return(0,L.aL)("production prod live default main").flatMap(n=>e.find(s=>s.name?.toLowerCase()===
n)??[])[0]??(e.length===1?e[0]:void 0)}function ae(e,t){const s=(e.has("url")?[new Map([["url",e.get("url")]])]:t.map(({fields:i})=>i)).flatMap(i=>[...d.tl.flatMap(
o=>ue(i.get(o))),...d.gW.flatMap(o=>Ge(i.get(o)))]);return s.find(i=>i.startsWith("https:"))??s[0]}function Ge(e){if((0,h.Gv)(e)){const n=(0,r.Pf)(e);return[...d.
tl,...(0,L.aL)("web live site public production default")].flatMap(i=>ue(n.get(i)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return ue((0,h.Gv)(t)?
(0,r.Qq)((0,r.Pf)(t),...(0,L.aL)("url name domain hostname host")):t)}function ue(e){const t=(0,r.Dy)(e),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(t??"");return t===void 0||n?[]:[t]}}),1787:((J,W,b)=>{b.d(W,{N:()=>Q,c:()=>K});var g=b(3739),h=b(8302),L=b(5807),_=b(86);const I=(0,L.aL)("message errordes\
cription detail details title description msg reason"),r=10,d=(0,L.aL)("errors fields details detail violations fieldviolations invalidparams messages"),T=(0,L.
aL)("fieldviolations violations details errors causes");function Q(w){const M=(0,_.Pf)(w),O=M.get("errors")??M.get("messages"),j=Array.isArray(O)&&(0,h.Gv)(O[0])?
{error:O[0]}:void 0,P=[...(0,_.w)(j,["error"]),...(0,_.w)(w,["error"])],y=(...R)=>U(P.flatMap(V=>(0,_.Qq)(V,...R)??[])[0]),$=(0,h.Gv)(w)?(0,_.Qq)(M,"error"):void 0,
G=$!==void 0&&B($)?$:void 0,x=P.map(R=>(0,_.Qq)(R,"id")).find(R=>R!==void 0&&B(R)),z=H(w);return{code:G??y("code","errorcode")??(y("message")===void 0?void 0:x),
message:y(...I)??U($)??z[0]?.message,requestID:y("requestid","traceid","correlationid"),fields:z}}function U(w){return w===void 0?void 0:(0,L.Ow)(w,300).trim()}
function B(w){return/^[\w.-]{1,64}$/.test(w)}function H(w){const M=(0,_.Pf)(w),O=(0,_.Pf)(M.get("error")),P=[...[M,O].flatMap(y=>d.map($=>y.get($))).flatMap(y=>D(
y)),...N(O),...N(M)];return[...new Map(P.map(y=>[`${y.field} ${y.message}`,y])).values()].slice(0,r)}function D(w,M=0){if(M>2)return[];const O=P=>T.flatMap(y=>D(
P.get(y),M+1));if(Array.isArray(w))return w.slice(0,50).map(_.Pf).flatMap(y=>[...N(y),...O(y)]);if(!(0,h.Gv)(w))return[];const j=O((0,_.Pf)(w));return j.length>
0?j:Object.entries(w).flatMap(([P,y])=>(Array.isArray(y)?y:[y]).filter(G=>typeof G=="string").map(G=>({field:(0,L.Ow)(P,100),message:(0,L.Ow)(G,300)})))}function N(w){
const M=(0,_.Pf)(w.get("source")),O=w.get("loc")??w.get("path"),j=Array.isArray(O)?O.filter(x=>x!=="body").join("."):void 0,P=(0,_.Qq)(w,...(0,L.aL)("field para\
m parameter target property pointer attribute fieldname")),y=j||P||(0,_.Qq)(M,"pointer","parameter"),$=(0,_.Qq)(w,...I,"error","code");if(y===void 0||$===void 0)
return[];const G=y.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,L.Ow)(G,100),message:(0,L.Ow)($,
300)}]}function K(w,M){const O=(0,_.Pf)(w);if(O.get("success")!==!1&&O.get("ok")!==!1)return;const{code:j,message:P}=Q(w),y=[j,P&&`"${P}"`].filter(Boolean).join(
" "),$=M.status===void 0?"":` ${M.status}`;throw new g.GQ("refused",`The service answered ${M.method} ${M.path} with${$}, but says that it failed${y&&`: ${y}`}`,
{remedy:"Mend what the answer names, then run again.",call:{...M,outcome:"unknown"}})}}),86:((J,W,b)=>{b.d(W,{Dy:()=>G,If:()=>d,LO:()=>x,MX:()=>K,PM:()=>B,Pf:()=>r,
Qq:()=>j,TU:()=>V,VF:()=>T,b6:()=>M,cP:()=>y,k$:()=>U,kB:()=>$,l1:()=>D,lS:()=>Q,nd:()=>P,tK:()=>I,w:()=>w,zs:()=>z});var g=b(3739),h=b(8302),L=b(5807),_=b(8438);
function I(a){return a.toLowerCase().replace(/[_\-$@]/g,"")}function r(a){const c=new Map;if(!(0,h.Gv)(a))return c;for(const[p,E]of Object.entries(a)){const S=I(
p);c.has(S)||c.set(S,E)}return c}function d(a){return new Map(a.toReversed().flatMap(c=>[...c]))}function T(a,c){return{path:a,value:c,fields:r(c)}}function Q(a,c){
return Object.entries(a.value).filter(([p])=>c.includes(I(p))).map(([p,E])=>({path:H(a.path,(0,L.Ow)(p,40)),member:E}))}function U(a,c){for(const p of c)for(const{
path:E,member:S}of Q(a,[p]))if((0,h.Gv)(S))return T(E,S)}function B(a){return/^[A-Za-z_]\w*$/.test(a)?a:`\`${a.replaceAll("`","")}\``}function H(a,c){return a===
""?B(c):`${a}.${B(c)}`}function D(a,c,p=""){return Object.entries((0,h.Gv)(a)?a:{}).flatMap(([E,S])=>{const ee=H(p,E);return(0,h.Gv)(S)&&p===""?D(S,c,ee):c(I(E),
S)?[ee]:[]})}function N(a){return/^[\w.$]+$/.test(a)?a:JSON.stringify(a)}function K(a,c){const p=[];let E=(0,h.Gv)(a)?T("",a):void 0;for(;E!==void 0&&p.length<=
_.sX;)p.unshift(E),E=U(E,[...c,..._.wy]);return p}function w(a,c){return K(a,c).map(({fields:p})=>p)}function M(a){return typeof a=="number"?String(a):typeof a==
"string"&&a!==""?a:void 0}function O(a,c,p){for(const E of c){const S=p(a.get(E));if(S!==void 0)return S}}function j(a,...c){return O(a,c,M)}function P(a,...c){
return O(a,c,y)}function y(a){const c=typeof a=="string"&&/^-?\d{1,15}$/.test(a)?Number(a):a;return Number.isSafeInteger(c)?Number(c):void 0}function $(a,...c){
return O(a,c,p=>{const E=typeof p=="string"&&/^\d+(?:\.\d+)?$/.test(p)?Number(p):p;if(typeof E=="number"&&Number.isFinite(E))return Math.round(E<1e11?E*1e3:E);const S=typeof p==
"string"?Date.parse(p):Number.NaN;return Number.isNaN(S)?void 0:S})}function G(a){const c=M(a);if(c===void 0)return;const p=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(c)?`https://${c}`:c;return/^https?:\/\//i.test(p)&&URL.canParse(p)?p:void 0}function x(a,c,p,E){return R(`has no ${a}; ${ie(c)}`,p,E)}function z(a,c,p,E){return R(
`has more than one ${a}: ${c.join(" and ")}; Slipway does not guess`,p,E)}function R(a,c,p){const E=c.status===void 0?"":` (${c.status})`;return new g.GQ("unexp\
ected_response",`The answer to ${c.method} ${c.path}${E} ${a}`,{remedy:p===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${p}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...c,outcome:"unknown",unclear:!0}})}function V(a,c,p){return`answers:
  ${a}:
    ${c}: ${N(p)}`}function ie(a){if(a===void 0)return"it is empty.";if(Array.isArray(a))return`it is a list of ${a.length}.`;if(!(0,h.Gv)(a))return`it is ${a===
null?"null":`a ${typeof a}`}.`;const c=Z(a,0),p=c.slice(0,30).join(", ");return c.length===0?"it is an empty object.":`it has: ${p}${c.length>30?", \u2026":""}.`}
function Z(a,c){return!(0,h.Gv)(a)||c>_.sX?[]:Object.entries(a).flatMap(([p,E])=>[(0,L.Ow)(p,40),...Z(E,c+1).map(S=>`${(0,L.Ow)(p,40)}.${S}`)])}}),8438:((J,W,b)=>{
b.d(W,{A9:()=>H,BV:()=>d,Bw:()=>j,DE:()=>G,E6:()=>N,H7:()=>P,Hl:()=>$,Ld:()=>K,M0:()=>_,Mg:()=>V,NP:()=>x,S3:()=>U,T8:()=>R,Vt:()=>Q,XD:()=>D,XQ:()=>B,cJ:()=>y,
dI:()=>O,gW:()=>M,m5:()=>T,qQ:()=>z,sX:()=>r,tl:()=>w,uH:()=>L,uq:()=>h,wy:()=>I});var g=b(5807);const h={label:"app",names:(0,g.aL)("app application"),kin:(0,g.
aL)("site service website webapp staticsite"),lists:(0,g.aL)("apps applications sites services")},L={label:"deployment",names:(0,g.aL)("deploy deployment"),kin:(0,g.
aL)("job build release run rollout revision"),lists:(0,g.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},_={label:"environment",names:(0,g.aL)("environment env"),kin:[],lists:(0,g.aL)("environments envs")},I=(0,g.aL)("data result item response payload body co\
ntent node embedded"),r=2,d=(0,g.aL)("attributes properties metadata"),T=(0,g.aL)("items data results result list records entries values value nodes edges"),Q=(0,g.
aL)("errors messages warnings notices included links"),U=(0,g.aL)("id uid uuid guid"),B=(0,g.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),H=(0,g.aL)("phase deploymentphase"),D=(0,g.aL)("state status phase name value"),N=(0,g.aL)("conclusion result outcome"),K=(0,g.aL)("stage step currentstage c\
urrentstep stagename"),w=(0,g.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),M=(0,g.aL)("urls domains hostnames aliases status links endpoints"),O=(0,g.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),j=(0,g.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),P=(0,g.aL)("branch productionbranch gitbranch repobranch"),y=(0,g.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),$=(0,g.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),G=(0,g.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),x=(0,g.aL)("supersededby replacedby"),z=(0,g.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),R=(0,g.aL)("pagination paging page page\
info meta metadata resultinfo links"),V=(0,g.aL)("next nextlink nexturl nextpage")}),1547:((J,W,b)=>{b.d(W,{PY:()=>d,Y4:()=>I,as:()=>h});var g=b(5807);const h=[
"success","failure","cancelled","pending"],L={success:(0,g.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,g.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,g.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,g.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},_=new Map(h.flatMap(T=>L[T].map(Q=>[Q,T])));function I(T){return T.toLowerCase().replace(/[\s_-]/g,"")}const r=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function d(T,Q=new Map){const U=I(T);return Q.get(U)??_.get(U)??r.find(([,B])=>B.test(U))?.[0]}})};export{qe as id,Be as ids,xe as modules};

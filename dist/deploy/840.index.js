const qe=840,Be=[840],xe={4840:((J,W,O)=>{O.d(W,{EG:()=>De,Dd:()=>Te,zV:()=>je,_B:()=>Ie,Dr:()=>ve,JC:()=>Qe,BE:()=>$e,zS:()=>we});var g=O(3739),v=O(8302),b=O(5807),
M=O(1787),r=O(86),d=O(8438);function B(t,e,n,s){if(Array.isArray(t))return{entries:t,around:[]};const i=`list of ${e.label}s`,o=(0,r.MX)(t,e.lists);for(const u of o){
const[l,...w]=T(u,e);if(l===void 0)continue;if(w.length===0)return{entries:l.entries,around:o};const f=[l,...w].map(({path:m})=>m);throw(0,r.zs)(i,f,n,(0,r.TU)(
s,"list",l.path))}throw(0,r.LO)(i,t,n,(0,r.TU)(s,"list",e.lists[0]??"$"))}function T(t,e){const n=Object.keys(t.value).map(r.tK),s=e.names.map(o=>`${o}s`),i=[...d.
m5,...d.wy];for(const o of[s,e.lists,i,n]){const u=o.filter(f=>!d.Vt.includes(f)),l=(0,r.lS)(t,u).flatMap(({path:f,member:m})=>Array.isArray(m)?[{path:f,entries:m}]:
[]);if(l.length>0)return l;if((o===s||o===e.lists)&&o.some(f=>t.fields.get(f)===null))return[{path:"",entries:[]}]}return[]}function R({around:t,entries:e}){for(const{
fields:n}of t)for(const s of[n,...d.T8.map(i=>(0,r.Pf)(n.get(i)))]){if(["hasmore","hasnextpage"].some(o=>s.get(o)===!1))return;const i=(0,r.Qq)(s,...d.qQ);if(i!==
void 0&&!/^(?:https?:\/)?\//.test(i))return i}return Q(t)??q(e)}function Q(t){for(const{fields:e}of t){const n=(0,r.Pf)(e.get("links"));for(const s of[e,n,(0,r.
Pf)(n.get("pages"))])for(const i of d.Mg){const o=s.get(i),u=(0,v.Gv)(o)?(0,r.Qq)((0,r.Pf)(o),"href"):(0,r.Qq)(s,i),l=u===void 0?null:URL.parse(u,"https://next.\
invalid"),w=l?.searchParams.get("cursor")??l?.searchParams.get("page[cursor]");if(w)return w}}}function q(t){const e=t.map(n=>(0,v.Gv)(n)?(0,r.Qq)((0,r.Pf)(n),"\
cursor"):void 0);return e.every(n=>n!==void 0)?e.at(-1):void 0}class D{candidates;constructor(e){this.candidates=e}get paths(){return this.candidates.map(({path:e})=>e)}}
function I(t,e,n){const s=(0,r.MX)(t,e.names),[i]=s;if(n?.has("id")){const u=(0,r.Qq)(n,"id");return u===void 0?void 0:h(u,i)}if(i===void 0)return;const o=N(s,e,
!p(i,e));return o===void 0?I($(i,e),e):o.id instanceof D?o.id:h(o.id,o.layer,e)}function k(t,e,n){if(n?.has("id")||!(0,v.Gv)(t))return I(t,e,n);const s=(0,r.VF)(
"",t),i=N([s],e);if(i===void 0)return I(t,e)??I(j(s),e);if(i.id instanceof D)return i.id;const o=(0,r.k$)(s,e.names),u=o&&N([o],e);return o&&u===void 0&&z(o)?N(
[s],e,!1)?h(i.id,i.layer,e):void 0:u===void 0?h(i.id,i.layer,e):u.id instanceof D?u.id:u.id===i.id?h(i.id,i.layer,e):new D([{path:"its own ID",value:i.id},{path:`\
the ID in ${o?.path}`,value:u.id}])}function z(t){const e=S(t);return[...d.XQ,...d.A9].some(n=>e.has(n))}function h(t,e,n){const s=e&&n&&(0,r.k$)(e,n.names),i=[
e,s].flatMap(o=>o?L(o):[]);return{id:t,fields:(0,r.If)(i.map(({fields:o})=>o)),layers:i}}function L(t){return[t,...d.BV.flatMap(e=>(0,r.k$)(t,[e])??[])]}function S(t){
return(0,r.If)(L(t).map(({fields:e})=>e))}function j({value:t,fields:e}){const n=Object.values(t).filter(v.Gv);return n.length===1&&y(e,n[0])?n[0]:void 0}const P=new Set(
(0,b.aL)("cursor success ok errors messages message warnings links meta etag"));function y(t,e){return[...t].every(([n,s])=>s===e||P.has(n))}function $({value:t,
fields:e},{label:n,names:s,kin:i}){const o=Object.entries(t).filter(([w,f])=>{const m=(0,r.tK)(w);return(i.includes(m)||[...s,...i].some(G=>m===`${G}summary`))&&
(0,v.Gv)(f)}),[u]=o;return o.length===1&&(n==="app"||y(e,u?.[1]))?u?.[1]:void 0}function N(t,e,n=!0){const s=t.findIndex(f=>(0,r.k$)(f,e.names)!==void 0),i=s>0?
t.slice(0,s):t,o=(f,m)=>f.flatMap(A=>m.map(G=>A+G)),u=o(e.names,[...d.S3,"number"]),l=f=>{for(const m of f===u?t:i)for(const A of K(m)){const G=V(U(A,f));if(G!==
void 0)return{id:typeof G=="string"?ie(G):G,layer:m}}};for(const f of n?[u,d.S3,o(e.kin,d.S3)]:[u]){const m=l(f);if(m)return m}const w=Z(i,e);if(w!==void 0||!n)
return w;for(const f of[e.names,["number",...o(e.kin,["number"])]]){const m=l(f);if(m&&(m.id instanceof D||/^[\w.:~-]{1,200}$/.test(m.id)))return m}}function K(t){
return H(t)===void 0?L(t):[t]}function H(t){const e=(0,r.k$)(t,["metadata"]);return e&&(0,v.Gv)(t.value.status)?(0,r.Qq)(e.fields,"name"):void 0}function U(t,e){
return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>{const i=(0,r.b6)(s);return i===void 0?[]:[{path:n,value:i}]})}function V(t){return new Set(t.map(({value:n})=>n)).
size>1?new D(t):t[0]?.value}function ie(t){return t.includes("/")?t.split("/").findLast(e=>e!=="")??t:t}function Z(t,e){for(const n of t){const s=["links","link"].
map(l=>(0,r.k$)(n,[l])).find(Boolean),u=[s&&((0,r.Qq)((0,r.Pf)(s.fields.get("self")),"href")??(0,r.Qq)(s.fields,"self")),...["name","selflink","self","href"].map(
l=>(0,r.Qq)(n.fields,l))].flatMap(l=>a(l,e)??[])[0]??H(n);if(u!==void 0)return{id:u,layer:n}}}function a(t,e){const[n=""]=(t??"").split(/[?#]/,1),[s="",i=""]=n.
replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(s)&&[...e.lists,...e.kin.map(u=>`${u}s`)].includes((0,r.tK)(i))?s:void 0}const c=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function p({fields:t,value:e},n){if(n.label!=="deployment")return!1;const s=(0,r.Qq)(t,"type","kind","object","resourcetype")??"",i=Object.entries(e).some(([o,u])=>{
const l=(0,r.tK)(o);return n.names.some(f=>l.endsWith(f)&&l!==f)&&(0,v.Gv)(u)&&(0,r.Pf)(u).has("id")});return c.test(s)||i}var E=O(5290),_=O(1547);const ee=new Set(
(0,b.aL)("completed complete finished done ended stopped terminated")),Ee=new Set((0,b.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Me=new Set((0,b.aL)("name branch ref title message description event trigger type kind label slug"));function ce(t,e,n){const s=t.filter(({path:C})=>!/(?:^|\.)metadata$/i.
test(C)),i=s.flatMap(C=>ne(C,d.A9)),o=s.flatMap(C=>ne(C,d.XQ)),u=o.length>0?o:i,[l]=u;if(l===void 0)return;const[w,...f]=s.flatMap(C=>ne(C,d.E6)).filter(({value:C})=>(0,_.
PY)(C)!==void 0);if(w&&u.every(oe)){if(f.every(C=>F(C)===F(w)))return w.value;throw te([...u,w,...f],e,n)}const m=F(l)==="success";if(w&&m&&F(w)!=="success")throw te(
[l,w],e,n);const A=oe(l)?s.flatMap(Pe):[];if(!w&&A.length>0)throw te([l,...A],e,n);const G=m?[...i,...t.flatMap(Oe).filter(be),...s.flatMap(Se)]:[];if(new Set([
...u,...G].map(F)).size>1)throw te([...u,...G],e,n);return l.value}function Le(t){return(0,r.l1)(t,(e,n)=>typeof n=="string"?(0,_.PY)(n)!==void 0:typeof n=="num\
ber"&&/(?:status|state|phase)(?:code|id)?$/.test(e))}function te(t,e,n){const s=[...new Set(t.map(({path:i})=>i))];return(0,r.zs)("deployment status",s,e,(0,r.TU)(
n,"status",s[0]??"status"))}function F({value:t}){return(0,_.PY)(t)??(0,_.Y4)(t)}function oe({value:t}){return ee.has((0,_.Y4)(t))}function be({value:t}){return((0,_.
PY)(t)??"success")!=="success"}function Oe(t){const e=Object.keys(t.value).map(r.tK),n=e.filter(u=>/(?:status|state|phase|stage|step)$/.test(u)),s=e.filter(u=>!n.
includes(u)&&!Me.has(u)),i=(0,r.lS)(t,n).flatMap(({path:u,member:l})=>(0,v.Gv)(l)?se((0,r.VF)(u,l),Object.keys(l).map(r.tK)):[]),o=({value:u})=>Ee.has((0,_.Y4)(
u));return[...ne(t,n),...[...se(t,s),...i].filter(o)]}function ne(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>(0,v.Gv)(s)?_e((0,r.VF)(n,s)):de(n,s))}function _e(t){
const e=se(t,d.XD),n=[...d.E6,"status"].flatMap(s=>{const[i]=(0,r.lS)(t,[s]);return i&&(0,v.Gv)(i.member)?se((0,r.VF)(i.path,i.member),d.XD):[]});return n.length>
0&&e.every(oe)?n:[...e,...n]}function se(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>de(n,s))}function de(t,e){return typeof e=="string"&&e.trim()!==""?
[{path:t,value:e}]:[]}function Se(t){return(0,r.lS)(t,(0,b.aL)("success successful succeeded ok")).filter(({member:e})=>e===!1).map(({path:e})=>({path:e,value:"\
failed"}))}function Pe(t){const e=(0,r.lS)(t,(0,b.aL)("error errors errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>Ae(s)),
n=(0,r.lS)(t,["exitcode"]).filter(({member:s})=>typeof s=="number"&&s!==0);return[...e,...n].map(({path:s})=>({path:s,value:"failed"}))}function Ae(t){return typeof t==
"string"?t.trim()!=="":Array.isArray(t)?t.length>0:(0,v.Gv)(t)?Object.values(t).some(e=>e!==null&&e!==""):t===!0}const X=new Map;function x(t,e,n){return t.has(
e)?(0,r.b6)(t.get(e)):n()}const De=(t,e,n,s)=>{(0,M.c)(t,e);const i=s?.values??X,o=I(t,d.uq,i)??I({id:a(n?.location,d.uq)},d.uq);if(o===void 0)throw(0,r.LO)("ap\
p ID",t,e,Y("createApp",pe(t)));if(o instanceof D)throw(0,r.zs)("app ID",o.paths,e,Y("createApp",o.paths));return fe(o,i,t)},$e=(t,e,n,s)=>{(0,M.c)(t,e);const i=s?.
values??X,o=I(t,d.uq,i);if(!(o===void 0||o instanceof D))return{...fe(o,i,t),buildCommand:(0,r.Qq)(o.fields,"buildcommand"),outputDirectory:(0,r.Qq)(o.fields,"o\
utputdirectory"),region:(0,r.Qq)(o.fields,"region")}},Ie=(t,e)=>(0,M.c)(t,e);function fe({id:t,fields:e,layers:n},s,i){const o=(u,...l)=>x(s,u,()=>(0,r.Qq)(e,...l));
return{appID:t,name:o("name","name","appname"),type:o("type","type","apptype"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o(
"state","state","status"),url:ae(s,n),...re((0,r.Pf)(i),"configuration.type")&&{takesType:!0}}}function re(t,e){const n=t.get("deploytakes");return Array.isArray(
n)&&n.includes(e)}const Te=(t,e,n,s)=>{(0,M.c)(t,e);const i=s?.values??X,o=I(t,d.uH,i)??I({id:a(n?.location,d.uH)},d.uH);if(!(o===void 0||o instanceof D||me(o.id,
e)))return ge(o,i,Ne(o,i,e)??"pending")};function Ne(t,e,n){try{return x(e,"status",()=>ce(t.layers,n,"deploy"))}catch(s){if(s instanceof g.GQ)return;throw s}}const je=(t,e,n,s)=>{
(0,M.c)(t,e);const i=s?.entries?{entries:[],around:(0,v.Gv)(t)?[(0,r.VF)("",t)]:[]}:B(t,d.uH,e,"listDeployments"),o=s?.entries??le(i.entries),u=o.map(({entry:f,
values:m})=>{const A=Re(f,m,e),G=x(m,"status",()=>ce(A.layers,e,"listDeployments"));return{record:A,values:m,status:G}});if(u.length>0&&u.every(({status:f})=>f===
void 0)){const[f="the.name.of.the.status"]=Le(o[0]?.entry),m=(0,r.TU)("listDeployments","status",f);throw(0,r.LO)("deployment status in an entry",o[0]?.entry,e,
m)}if(new Set(u.map(({record:f})=>f.id)).size<u.length)throw(0,r.LO)("ID of its own for each deployment: several entries have the same",void 0,e,Y("listDeployme\
nts",[]));const l=s?.values??X,w=x(l,"cursor",()=>R(i));return{deployments:u.map(({record:f,values:m,status:A})=>ge(f,m,A??"pending")),nextCursor:w,nextPage:w===
void 0&&!l.has("cursor")?n?.nextPage:void 0}};function le(t){return t.map(e=>({entry:e,values:X}))}function Re(t,e,n){const s=k(t,d.uH,e);if(s instanceof D){const i=Y(
"listDeployments",s.paths);throw(0,r.zs)("deployment ID in an entry",s.paths,n,i)}if(s!==void 0&&!me(s.id,n))return s;throw(0,r.LO)("deployment ID in an entry",
t,n,Y("listDeployments",pe(t)))}function Y(t,e){return(0,r.TU)(t,"id",e.find(n=>!n.includes(" "))??"the.name.of.the.id")}function pe(t){return(0,r.l1)(t,(e,n)=>/(?:id|key|name|number)$/.
test(e)&&(0,r.b6)(n)!==void 0)}function me(t,{path:e}){return e.split("/").includes(encodeURIComponent(t))}function ge({id:t,fields:e,layers:n},s,i){const u=[e,
...d.Hl.map(m=>(0,r.Pf)(e.get(m)))].flatMap(m=>[m,(0,r.Pf)(m.get("metadata"))]),l=m=>u.flatMap(A=>(0,r.Qq)(A,...m)??[])[0],w=(0,r.Qq)(e,...d.Ld,"phase"),f=(0,E.
h)(e.get("warnings"))??[];return{...f.length>0&&{warnings:f},deployID:t,status:i,stage:x(s,"stage",()=>w===i?void 0:w),branch:x(s,"branch",()=>he(l(d.dI))),commit:x(
s,"commit",()=>l(d.cJ)??(0,r.Qq)((0,r.Pf)(e.get("commit")),"sha","id","hash")),url:ae(s,n),createdAt:s.has("createdAt")?(0,r.kB)(s,"createdAt"):(0,r.kB)(e,...d.
DE),supersededBy:x(s,"supersededBy",()=>(0,r.Qq)(e,...d.NP))}}function he(t){const e=t?.replace(/^refs\/heads\//,"");return e===void 0||/^[0-9a-f]{40}$/i.test(e)?
void 0:e}const ye=(0,b.aL)("name environmentname environment slug"),ve=(t,e,n,s)=>(s?.entries??le(B(t,d.M0,e,"listEnvironments").entries)).map(({entry:o,values:u})=>{
const l=k(o,d.M0,u),w=l instanceof D?void 0:l,f=(0,v.Gv)(o)?(0,r.VF)("",o):void 0,m=w?.fields??(f?S(f):new Map),A=typeof o=="string"?o:(0,r.Qq)(m,...ye);return{
environmentID:x(u,"id",()=>w?.id),name:x(u,"name",()=>A),state:x(u,"state",()=>(0,r.Qq)(m,"state","status")),url:ae(u,w?.layers??(f?L(f):[]))}}),Qe=(t,e,n,s)=>{
const i=ve(t,e,n,s),o=(0,v.Gv)(t)?(0,r.MX)(t,d.uq.names):[],u=s?void 0:we(i)?.name,w=(u===void 0?[]:B(t,d.M0,e,"listEnvironments").entries).filter(v.Gv).find(A=>(0,r.
Qq)((0,r.Pf)(A),...ye)===u),f=[...o,...w?[(0,r.VF)("",w)]:[]],m=(0,r.Pf)(t);return{environments:i,stored:f.map(Ue).find(A=>A!==void 0),takesConfiguration:re(m,"\
configuration"),takesEnv:re(m,"env"),takesType:re(m,"configuration.type")}};function Ue({value:t,fields:e}){const[n,s]=[(0,r.Qq)(e,...d.Bw),(0,r.Qq)(e,...d.H7)];
if(n===void 0&&s===void 0)return;const i=e.get("variables"),o=Array.isArray(i)&&i.every(u=>typeof u=="string");return{repository:n,branch:he(s),state:(0,r.Qq)(e,
"state","status"),variables:o?i:void 0,fields:t}}function we(t){return(0,b.aL)("production prod live default main").flatMap(n=>t.find(s=>s.name?.toLowerCase()===
n)??[])[0]??(t.length===1?t[0]:void 0)}function ae(t,e){const s=(t.has("url")?[new Map([["url",t.get("url")]])]:e.map(({fields:i})=>i)).flatMap(i=>[...d.tl.flatMap(
o=>ue(i.get(o))),...d.gW.flatMap(o=>Ge(i.get(o)))]);return s.find(i=>i.startsWith("https:"))??s[0]}function Ge(t){if((0,v.Gv)(t)){const n=(0,r.Pf)(t);return[...d.
tl,...(0,b.aL)("web live site public production default")].flatMap(i=>ue(n.get(i)))}if(!Array.isArray(t)||t.length!==1)return[];const[e]=t;return ue((0,v.Gv)(e)?
(0,r.Qq)((0,r.Pf)(e),...(0,b.aL)("url name domain hostname host")):e)}function ue(t){const e=(0,r.Dy)(t),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||n?[]:[e]}}),1787:((J,W,O)=>{O.d(W,{N:()=>R,c:()=>z});var g=O(3739),v=O(8302),b=O(5807),M=O(86);const r=(0,b.aL)("message errordes\
cription detail details title description msg reason"),d=10,B=(0,b.aL)("errors fields details detail violations fieldviolations invalidparams messages"),T=(0,b.
aL)("fieldviolations violations details errors causes");function R(h){const L=(0,M.Pf)(h),S=L.get("errors")??L.get("messages"),j=Array.isArray(S)&&(0,v.Gv)(S[0])?
{error:S[0]}:void 0,P=[...(0,M.w)(j,["error"]),...(0,M.w)(h,["error"])],y=(...U)=>Q(P.flatMap(V=>(0,M.Qq)(V,...U)??[])[0]),$=(0,v.Gv)(h)?(0,M.Qq)(L,"error"):void 0,
N=$!==void 0&&q($)?$:void 0,K=P.map(U=>(0,M.Qq)(U,"id")).find(U=>U!==void 0&&q(U)),H=D(h);return{code:N??y("code","errorcode")??(y("message")===void 0?void 0:K),
message:y(...r)??Q($)??H[0]?.message,requestID:y("requestid","traceid","correlationid"),fields:H}}function Q(h){return h===void 0?void 0:(0,b.Ow)(h,300).trim()}
function q(h){return/^[\w.-]{1,64}$/.test(h)}function D(h){const L=(0,M.Pf)(h),S=(0,M.Pf)(L.get("error")),P=[...[L,S].flatMap(y=>B.map($=>y.get($))).flatMap(y=>I(
y)),...k(S),...k(L)];return[...new Map(P.map(y=>[`${y.field} ${y.message}`,y])).values()].slice(0,d)}function I(h,L=0){if(L>2)return[];const S=P=>T.flatMap(y=>I(
P.get(y),L+1));if(Array.isArray(h))return h.slice(0,50).map(M.Pf).flatMap(y=>[...k(y),...S(y)]);if(!(0,v.Gv)(h))return[];const j=S((0,M.Pf)(h));return j.length>
0?j:Object.entries(h).flatMap(([P,y])=>(Array.isArray(y)?y:[y]).filter(N=>typeof N=="string").map(N=>({field:(0,b.Ow)(P,100),message:(0,b.Ow)(N,300)})))}function k(h){
const L=(0,M.Pf)(h.get("source")),S=h.get("loc")??h.get("path"),j=Array.isArray(S)?S.filter(K=>K!=="body").join("."):void 0,P=(0,M.Qq)(h,...(0,b.aL)("field para\
m parameter target property pointer attribute fieldname")),y=j||P||(0,M.Qq)(L,"pointer","parameter"),$=(0,M.Qq)(h,...r,"error","code");if(y===void 0||$===void 0)
return[];const N=y.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,b.Ow)(N,100),message:(0,b.Ow)($,
300)}]}function z(h,L){const S=(0,M.Pf)(h);if(S.get("success")!==!1&&S.get("ok")!==!1)return;const{code:j,message:P}=R(h),y=[j,P&&`"${P}"`].filter(Boolean).join(
" "),$=L.status===void 0?"":` ${L.status}`;throw new g.GQ("refused",`The service answered ${L.method} ${L.path} with${$}, but says that it failed${y&&`: ${y}`}`,
{remedy:"Mend what the answer names, then run again.",call:{...L,outcome:"unknown"}})}}),86:((J,W,O)=>{O.d(W,{Dy:()=>N,If:()=>B,LO:()=>K,MX:()=>z,PM:()=>q,Pf:()=>d,
Qq:()=>j,TU:()=>V,VF:()=>T,b6:()=>L,cP:()=>y,k$:()=>Q,kB:()=>$,l1:()=>I,lS:()=>R,nd:()=>P,tK:()=>r,w:()=>h,zs:()=>H});var g=O(3739),v=O(8302),b=O(5807),M=O(8438);
function r(a){return a.toLowerCase().replace(/[_\-$@]/g,"")}function d(a){const c=new Map;if(!(0,v.Gv)(a))return c;for(const[p,E]of Object.entries(a)){const _=r(
p);c.has(_)||c.set(_,E)}return c}function B(a){return new Map(a.toReversed().flatMap(c=>[...c]))}function T(a,c){return{path:a,value:c,fields:d(c)}}function R(a,c){
return Object.entries(a.value).filter(([p])=>c.includes(r(p))).map(([p,E])=>({path:D(a.path,(0,b.Ow)(p,40)),member:E}))}function Q(a,c){for(const p of c)for(const{
path:E,member:_}of R(a,[p]))if((0,v.Gv)(_))return T(E,_)}function q(a){return/^[A-Za-z_]\w*$/.test(a)?a:`\`${a.replaceAll("`","")}\``}function D(a,c){return a===
""?q(c):`${a}.${q(c)}`}function I(a,c,p=""){return Object.entries((0,v.Gv)(a)?a:{}).flatMap(([E,_])=>{const ee=D(p,E);return(0,v.Gv)(_)&&p===""?I(_,c,ee):c(r(E),
_)?[ee]:[]})}function k(a){return/^[\w.$]+$/.test(a)?a:JSON.stringify(a)}function z(a,c){const p=[];let E=(0,v.Gv)(a)?T("",a):void 0;for(;E!==void 0&&p.length<=
M.sX;)p.unshift(E),E=Q(E,[...c,...M.wy]);return p}function h(a,c){return z(a,c).map(({fields:p})=>p)}function L(a){return typeof a=="number"?String(a):typeof a==
"string"&&a!==""?a:void 0}function S(a,c,p){for(const E of c){const _=p(a.get(E));if(_!==void 0)return _}}function j(a,...c){return S(a,c,L)}function P(a,...c){
return S(a,c,y)}function y(a){const c=typeof a=="string"&&/^-?\d{1,15}$/.test(a)?Number(a):a;return Number.isSafeInteger(c)?Number(c):void 0}function $(a,...c){
return S(a,c,p=>{const E=typeof p=="string"&&/^\d+(?:\.\d+)?$/.test(p)?Number(p):p;if(typeof E=="number"&&Number.isFinite(E))return Math.round(E<1e11?E*1e3:E);const _=typeof p==
"string"?Date.parse(p):Number.NaN;return Number.isNaN(_)?void 0:_})}function N(a){const c=L(a);if(c===void 0)return;const p=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(c)?`https://${c}`:c;return/^https?:\/\//i.test(p)&&URL.canParse(p)?p:void 0}function K(a,c,p,E){return U(`has no ${a}; ${ie(c)}`,p,E)}function H(a,c,p,E){return U(
`has more than one ${a}: ${c.join(" and ")}; Slipway does not guess`,p,E)}function U(a,c,p){const E=c.status===void 0?"":` (${c.status})`;return new g.GQ("unexp\
ected_response",`The answer to ${c.method} ${c.path}${E} ${a}`,{remedy:p===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${p}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...c,outcome:"unknown",unclear:!0}})}function V(a,c,p){return`answers:
  ${a}:
    ${c}: ${k(p)}`}function ie(a){if(a===void 0)return"it is empty.";if(Array.isArray(a))return`it is a list of ${a.length}.`;if(!(0,v.Gv)(a))return`it is ${a===
null?"null":`a ${typeof a}`}.`;const c=Z(a,0),p=c.slice(0,30).join(", ");return c.length===0?"it is an empty object.":`it has: ${p}${c.length>30?", \u2026":""}.`}
function Z(a,c){return!(0,v.Gv)(a)||c>M.sX?[]:Object.entries(a).flatMap(([p,E])=>[(0,b.Ow)(p,40),...Z(E,c+1).map(_=>`${(0,b.Ow)(p,40)}.${_}`)])}}),8438:((J,W,O)=>{
O.d(W,{A9:()=>D,BV:()=>B,Bw:()=>j,DE:()=>N,E6:()=>k,H7:()=>P,Hl:()=>$,Ld:()=>z,M0:()=>M,Mg:()=>V,NP:()=>K,S3:()=>Q,T8:()=>U,Vt:()=>R,XD:()=>I,XQ:()=>q,cJ:()=>y,
dI:()=>S,gW:()=>L,m5:()=>T,qQ:()=>H,sX:()=>d,tl:()=>h,uH:()=>b,uq:()=>v,wy:()=>r});var g=O(5807);const v={label:"app",names:(0,g.aL)("app application"),kin:(0,g.
aL)("site service website webapp staticsite"),lists:(0,g.aL)("apps applications sites services")},b={label:"deployment",names:(0,g.aL)("deploy deployment"),kin:(0,g.
aL)("job build release run rollout revision"),lists:(0,g.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},M={label:"environment",names:(0,g.aL)("environment env"),kin:[],lists:(0,g.aL)("environments envs")},r=(0,g.aL)("data result item response payload body co\
ntent node embedded"),d=2,B=(0,g.aL)("attributes properties metadata"),T=(0,g.aL)("items data results result list records entries values value nodes edges"),R=(0,g.
aL)("errors messages warnings notices included links"),Q=(0,g.aL)("id uid uuid guid"),q=(0,g.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),D=(0,g.aL)("phase deploymentphase"),I=(0,g.aL)("state status phase name value"),k=(0,g.aL)("conclusion result outcome"),z=(0,g.aL)("stage step currentstage c\
urrentstep stagename"),h=(0,g.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),L=(0,g.aL)("urls domains hostnames aliases status links endpoints"),S=(0,g.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),j=(0,g.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),P=(0,g.aL)("branch productionbranch gitbranch repobranch"),y=(0,g.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),$=(0,g.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),N=(0,g.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),K=(0,g.aL)("supersededby replacedby"),H=(0,g.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),U=(0,g.aL)("pagination paging page page\
info meta metadata resultinfo links"),V=(0,g.aL)("next nextlink nexturl nextpage")}),1547:((J,W,O)=>{O.d(W,{PY:()=>B,Y4:()=>r,as:()=>v});var g=O(5807);const v=[
"success","failure","cancelled","pending"],b={success:(0,g.aL)(`
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
  `)},M=new Map(v.flatMap(T=>b[T].map(R=>[R,T])));function r(T){return T.toLowerCase().replace(/[\s_-]/g,"")}const d=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function B(T,R=new Map){const Q=r(T);return R.get(Q)??M.get(Q)??d.find(([,q])=>q.test(Q))?.[0]}})};export{qe as id,Be as ids,xe as modules};

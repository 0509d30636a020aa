const xe=64,We=[64],qe={3532:((V,B,E)=>{E.d(B,{Q:()=>O});var h=E(7067),_=E(8302);function O(r){return(c,I)=>{const $=new URL(c instanceof Request?c.url:c);return $.
protocol==="http:"&&$.hostname.endsWith(".localhost")&&!I?.body?S($,I):r(c,I)}}function S(r,c){const I={host:"127.0.0.1",port:r.port||80,path:r.pathname+r.search,
method:c?.method??"GET",headers:{...Object.fromEntries(new Headers(c?.headers)),host:r.host},...(0,_.Eb)({signal:c?.signal??void 0})};return new Promise(($,j)=>{
const U=(0,h.request)(I,Q=>{const D=[];Q.on("data",T=>D.push(T)),Q.on("error",j),Q.on("end",()=>{const T=Q.statusCode??502,k=Object.entries(Q.headers).map(([x,g])=>[
x,String(g)]);$(new Response(T===204||T===304?null:Buffer.concat(D),{status:T,headers:k}))})});U.on("error",j),U.end()})}}),4840:((V,B,E)=>{E.d(B,{EG:()=>$e,Dd:()=>Re,
zV:()=>Ue,_B:()=>Te,Dr:()=>he,JC:()=>Ne,BE:()=>Ie,zS:()=>ge});var h=E(3739),_=E(8302),O=E(5807),S=E(1787),r=E(86),c=E(8438);function I(t,e,n,s){if(Array.isArray(
t))return{entries:t,around:[]};const o=`list of ${e.label}s`,i=(0,r.MX)(t,e.lists);for(const a of i){const[y,...L]=$(a,e);if(y===void 0)continue;if(L.length===0)
return{entries:y.entries,around:i};const m=[y,...L].map(({path:v})=>v);throw(0,r.zs)(o,m,n,(0,r.TU)(s,"list",y.path))}throw(0,r.LO)(o,t,n,(0,r.TU)(s,"list",e.lists[0]??
"$"))}function $(t,e){const n=Object.keys(t.value).map(r.tK),s=e.names.map(i=>`${i}s`),o=[...c.m5,...c.wy];for(const i of[s,e.lists,o,n]){const a=i.filter(m=>!c.
Vt.includes(m)),y=(0,r.lS)(t,a).flatMap(({path:m,member:v})=>Array.isArray(v)?[{path:m,entries:v}]:[]);if(y.length>0)return y;if((i===s||i===e.lists)&&i.some(m=>t.
fields.get(m)===null))return[{path:"",entries:[]}]}return[]}function j({around:t,entries:e}){for(const{fields:n}of t)for(const s of[n,...c.T8.map(o=>(0,r.Pf)(n.
get(o)))]){if(["hasmore","hasnextpage"].some(i=>s.get(i)===!1))return;const o=(0,r.Qq)(s,...c.qQ);if(o!==void 0&&!/^(?:https?:\/)?\//.test(o))return o}return U(
t)??Q(e)}function U(t){for(const{fields:e}of t){const n=(0,r.Pf)(e.get("links"));for(const s of[e,n,(0,r.Pf)(n.get("pages"))])for(const o of c.Mg){const i=s.get(
o),a=(0,_.Gv)(i)?(0,r.Qq)((0,r.Pf)(i),"href"):(0,r.Qq)(s,o),y=a===void 0?null:URL.parse(a,"https://next.invalid"),L=y?.searchParams.get("cursor")??y?.searchParams.
get("page[cursor]");if(L)return L}}}function Q(t){const e=t.map(n=>(0,_.Gv)(n)?(0,r.Qq)((0,r.Pf)(n),"cursor"):void 0);return e.every(n=>n!==void 0)?e.at(-1):void 0}
class D{candidates;constructor(e){this.candidates=e}get paths(){return this.candidates.map(({path:e})=>e)}}function T(t,e,n){const s=(0,r.MX)(t,e.names),[o]=s;if(n?.
has("id")){const a=(0,r.Qq)(n,"id");return a===void 0?void 0:g(a,o)}if(o===void 0)return;const i=q(s,e,!ve(o,e));return i===void 0?T(A(o,e),e):i.id instanceof D?
i.id:g(i.id,i.layer,e)}function k(t,e,n){if(n?.has("id")||!(0,_.Gv)(t))return T(t,e,n);const s=(0,r.VF)("",t),o=q([s],e);if(o===void 0)return T(t,e)??T(P(s),e);
if(o.id instanceof D)return o.id;const i=(0,r.k$)(s,e.names),a=i&&q([i],e);return i&&a===void 0&&x(i)?q([s],e,!1)?g(o.id,o.layer,e):void 0:a===void 0?g(o.id,o.layer,
e):a.id instanceof D?a.id:a.id===o.id?g(o.id,o.layer,e):new D([{path:"its own ID",value:o.id},{path:`the ID in ${i?.path}`,value:a.id}])}function x(t){const e=p(
t);return[...c.XQ,...c.A9].some(n=>e.has(n))}function g(t,e,n){const s=e&&n&&(0,r.k$)(e,n.names),o=[e,s].flatMap(i=>i?f(i):[]);return{id:t,fields:(0,r.If)(o.map(
({fields:i})=>i)),layers:o}}function f(t){return[t,...c.BV.flatMap(e=>(0,r.k$)(t,[e])??[])]}function p(t){return(0,r.If)(f(t).map(({fields:e})=>e))}function P({
value:t,fields:e}){const n=Object.values(t).filter(_.Gv);return n.length===1&&d(e,n[0])?n[0]:void 0}const M=new Set((0,O.aL)("cursor success ok errors messages \
message warnings links meta etag"));function d(t,e){return[...t].every(([n,s])=>s===e||M.has(n))}function A({value:t,fields:e},{label:n,names:s,kin:o}){const i=Object.
entries(t).filter(([L,m])=>{const v=(0,r.tK)(L);return(o.includes(v)||[...s,...o].some(H=>v===`${H}summary`))&&(0,_.Gv)(m)}),[a]=i;return i.length===1&&(n==="ap\
p"||d(e,a?.[1]))?a?.[1]:void 0}function N({names:t,kin:e}){const n=(s,o)=>s.flatMap(i=>o.map(a=>i+a));return[n(t,[...c.S3,"number"]),c.S3,n(e,c.S3)]}function W({
names:t,kin:e}){return[t,["number",...e.map(n=>`${n}number`)]]}function q(t,e,n=!0){const s=t.findIndex(m=>(0,r.k$)(m,e.names)!==void 0),o=s>0?t.slice(0,s):t,[i=[],
...a]=N(e),y=m=>{for(const v of m===i?t:o)for(const G of C(v)){const H=w(l(G,m));if(H!==void 0)return{id:typeof H=="string"?b(H):H,layer:v}}};for(const m of n?[
i,...a]:[i]){const v=y(m);if(v)return v}const L=R(o,e);if(L!==void 0||!n)return L;for(const m of W(e)){const v=y(m);if(v&&(v.id instanceof D||/^[\w.:~-]{1,200}$/.
test(v.id)))return v}}function C(t){return u(t)===void 0?f(t):[t]}function u(t){const e=(0,r.k$)(t,["metadata"]);return e&&(0,_.Gv)(t.value.status)?(0,r.Qq)(e.fields,
"name"):void 0}function l(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>{const o=(0,r.b6)(s);return o===void 0?[]:[{path:n,value:o}]})}function w(t){return new Set(
t.map(({value:n})=>n)).size>1?new D(t):t[0]?.value}function b(t){return t.includes("/")?t.split("/").findLast(e=>e!=="")??t:t}function R(t,e){for(const n of t){
const s=["links","link"].map(y=>(0,r.k$)(n,[y])).find(Boolean),a=[s&&((0,r.Qq)((0,r.Pf)(s.fields.get("self")),"href")??(0,r.Qq)(s.fields,"self")),...["name","se\
lflink","self","href"].map(y=>(0,r.Qq)(n.fields,y))].flatMap(y=>X(y,e)??[])[0]??u(n);if(a!==void 0)return{id:a,layer:n}}}function X(t,e){const[n=""]=(t??"").split(
/[?#]/,1),[s="",o=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(s)&&[...e.lists,...e.kin.map(a=>`${a}s`)].includes((0,r.tK)(o))?s:void 0}
const ye=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function ve({fields:t,value:e},n){if(n.label!=="deploy\
ment")return!1;const s=(0,r.Qq)(t,"type","kind","object","resourcetype")??"",o=Object.entries(e).some(([i,a])=>{const y=(0,r.tK)(i);return n.names.some(m=>y.endsWith(
m)&&y!==m)&&(0,_.Gv)(a)&&(0,r.Pf)(a).has("id")});return ye.test(s)||o}var _e=E(5290),F=E(1547);const we=new Set((0,O.aL)("completed complete finished done ended\
 stopped terminated")),Ee=new Set((0,O.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Me=new Set((0,O.aL)("name branch ref title message description event trigger type kind label slug"));function ue(t,e,n){const s=t.filter(({path:z})=>!/(?:^|\.)metadata$/i.
test(z)),o=s.flatMap(z=>te(z,c.A9)),i=s.flatMap(z=>te(z,c.XQ)),a=i.length>0?i:o,[y]=a;if(y===void 0)return;const[L,...m]=s.flatMap(z=>te(z,c.E6)).filter(({value:z})=>(0,F.
PY)(z)!==void 0);if(L&&a.every(se)){if(m.every(z=>J(z)===J(L)))return L.value;throw ee([...a,L,...m],e,n)}const v=J(y)==="success";if(L&&v&&J(L)!=="success")throw ee(
[y,L],e,n);const G=se(y)?s.flatMap(Ae):[];if(!L&&G.length>0)throw ee([y,...G],e,n);const H=v?[...o,...t.flatMap(Oe).filter(Le),...s.flatMap(Pe)]:[];if(new Set([
...a,...H].map(J)).size>1)throw ee([...a,...H],e,n);return y.value}function ce(t,e=""){return Object.entries((0,_.Gv)(t)?t:{}).flatMap(([n,s])=>{const o=e===""?
(0,r.PM)(n):`${e}.${(0,r.PM)(n)}`;if((0,_.Gv)(s)&&e==="")return ce(s,o);const i=typeof s=="string"&&(0,F.PY)(s)!==void 0,a=typeof s=="number"&&/(?:status|state|phase)(?:code|id)?$/.
test((0,r.tK)(n));return i||a?[o]:[]})}function ee(t,e,n){const s=[...new Set(t.map(({path:o})=>o))];return(0,r.zs)("deployment status",s,e,(0,r.TU)(n,"status",
s[0]??"status"))}function J({value:t}){return(0,F.PY)(t)??(0,F.Y4)(t)}function se({value:t}){return we.has((0,F.Y4)(t))}function be({value:t}){return Ee.has((0,F.
Y4)(t))}function Le({value:t}){return((0,F.PY)(t)??"success")!=="success"}function Oe(t){const e=Object.keys(t.value).map(r.tK),n=e.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),s=e.filter(i=>!n.includes(i)&&!Me.has(i)),o=(0,r.lS)(t,n).flatMap(({path:i,member:a})=>(0,_.Gv)(a)?ne((0,r.VF)(i,a),Object.keys(a).map(r.tK)):[]);return[
...te(t,n),...[...ne(t,s),...o].filter(be)]}function te(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>(0,_.Gv)(s)?Se((0,r.VF)(n,s)):de(n,s))}function Se(t){
const e=ne(t,c.XD),n=[...c.E6,"status"].flatMap(s=>{const[o]=(0,r.lS)(t,[s]);return o&&(0,_.Gv)(o.member)?ne((0,r.VF)(o.path,o.member),c.XD):[]});return n.length>
0&&e.every(se)?n:[...e,...n]}function ne(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>de(n,s))}function de(t,e){return typeof e=="string"&&e.trim()!==""?
[{path:t,value:e}]:[]}function Pe(t){return(0,r.lS)(t,(0,O.aL)("success successful succeeded ok")).filter(({member:e})=>e===!1).map(({path:e})=>({path:e,value:"\
failed"}))}function Ae(t){const e=(0,r.lS)(t,(0,O.aL)("error errors errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>De(s)),
n=(0,r.lS)(t,["exitcode"]).filter(({member:s})=>typeof s=="number"&&s!==0);return[...e,...n].map(({path:s})=>({path:s,value:"failed"}))}function De(t){return typeof t==
"string"?t.trim()!=="":Array.isArray(t)?t.length>0:(0,_.Gv)(t)?Object.values(t).some(e=>e!==null&&e!==""):t===!0}const Y=new Map;function K(t,e,n){return t.has(
e)?(0,r.b6)(t.get(e)):n()}const $e=(t,e,n,s)=>{(0,S.c)(t,e);const o=re(t,s?.values??Y)??re({id:X(n?.location,c.uq)},Y);if(o===void 0)throw(0,r.LO)("app ID",t,e,
Z("createApp",oe(t)));if(o instanceof D)throw(0,r.zs)("app ID",o.paths,e,Z("createApp",o.paths));return o},Ie=(t,e,n,s)=>{(0,S.c)(t,e);const o=s?.values??Y,i=re(
t,o),a=T(t,c.uq,o);if(!(i===void 0||i instanceof D||a===void 0||a instanceof D))return{...i,buildCommand:(0,r.Qq)(a.fields,"buildcommand"),outputDirectory:(0,r.
Qq)(a.fields,"outputdirectory"),region:(0,r.Qq)(a.fields,"region")}},Te=(t,e)=>(0,S.c)(t,e);function re(t,e){const n=T(t,c.uq,e);if(n===void 0||n instanceof D)return n;
const{id:s,fields:o,layers:i}=n,a=(y,...L)=>K(e,y,()=>(0,r.Qq)(o,...L));return{appID:s,name:a("name","name","appname"),type:a("type","type","apptype"),subdomain:a(
"subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:a("state","state","status"),url:ie(e,i)}}const Re=(t,e,n,s)=>{(0,S.c)(t,e);const o=s?.values??
Y,i=T(t,c.uH,o)??T({id:X(n?.location,c.uH)},c.uH);if(!(i===void 0||i instanceof D||le(i.id,e)))return pe(i,o,je(i,o,e)??"pending")};function je(t,e,n){try{return K(
e,"status",()=>ue(t.layers,n,"deploy"))}catch(s){if(s instanceof h.GQ)return;throw s}}const Ue=(t,e,n,s)=>{(0,S.c)(t,e);const o=s?.entries?{entries:[],around:(0,_.
Gv)(t)?[(0,r.VF)("",t)]:[]}:I(t,c.uH,e,"listDeployments"),i=s?.entries??fe(o.entries),a=i.map(({entry:m,values:v})=>{const G=Qe(m,v,e),H=K(v,"status",()=>ue(G.layers,
e,"listDeployments"));return{record:G,values:v,status:H}});if(a.length>0&&a.every(({status:m})=>m===void 0)){const[m="the.name.of.the.status"]=ce(i[0]?.entry),v=(0,r.
TU)("listDeployments","status",m);throw(0,r.LO)("deployment status in an entry",i[0]?.entry,e,v)}if(new Set(a.map(({record:m})=>m.id)).size<a.length)throw(0,r.LO)(
"ID of its own for each deployment: several entries have the same",void 0,e,Z("listDeployments",[]));const y=s?.values??Y,L=K(y,"cursor",()=>j(o));return{deployments:a.
map(({record:m,values:v,status:G})=>pe(m,v,G??"pending")),nextCursor:L,nextPage:L===void 0&&!y.has("cursor")?n?.nextPage:void 0}};function fe(t){return t.map(e=>({
entry:e,values:Y}))}function Qe(t,e,n){const s=k(t,c.uH,e);if(s instanceof D){const o=Z("listDeployments",s.paths);throw(0,r.zs)("deployment ID in an entry",s.paths,
n,o)}if(s!==void 0&&!le(s.id,n))return s;throw(0,r.LO)("deployment ID in an entry",t,n,Z("listDeployments",oe(t)))}function Z(t,e){return(0,r.TU)(t,"id",e.find(
n=>!n.includes(" "))??"the.name.of.the.id")}function oe(t,e=""){return Object.entries((0,_.Gv)(t)?t:{}).flatMap(([n,s])=>{const o=e===""?(0,r.PM)(n):`${e}.${(0,r.
PM)(n)}`;return(0,_.Gv)(s)&&e===""?oe(s,o):/(?:id|key|name|number)$/.test((0,r.tK)(n))&&(0,r.b6)(s)!==void 0?[o]:[]})}function le(t,{path:e}){return e.split("/").
includes(encodeURIComponent(t))}function pe({id:t,fields:e,layers:n},s,o){const a=[e,...c.Hl.map(v=>(0,r.Pf)(e.get(v)))].flatMap(v=>[v,(0,r.Pf)(v.get("metadata"))]),
y=v=>a.flatMap(G=>(0,r.Qq)(G,...v)??[])[0],L=(0,r.Qq)(e,...c.Ld,"phase"),m=(0,_e.h)(e.get("warnings"))??[];return{...m.length>0&&{warnings:m},deployID:t,status:o,
stage:K(s,"stage",()=>L===o?void 0:L),branch:K(s,"branch",()=>me(y(c.dI))),commit:K(s,"commit",()=>y(c.cJ)??(0,r.Qq)((0,r.Pf)(e.get("commit")),"sha","id","hash")),
url:ie(s,n),createdAt:s.has("createdAt")?(0,r.kB)(s,"createdAt"):(0,r.kB)(e,...c.DE),supersededBy:K(s,"supersededBy",()=>(0,r.Qq)(e,...c.NP))}}function me(t){const e=t?.
replace(/^refs\/heads\//,"");return e===void 0||/^[0-9a-f]{40}$/i.test(e)?void 0:e}const he=(t,e,n,s)=>(s?.entries??fe(I(t,c.M0,e,"listEnvironments").entries)).
map(({entry:i,values:a})=>{const y=k(i,c.M0,a),L=y instanceof D?void 0:y,m=(0,_.Gv)(i)?(0,r.VF)("",i):void 0,v=L?.fields??(m?p(m):new Map),G=typeof i=="string"?
i:(0,r.Qq)(v,...(0,O.aL)("name environmentname environment slug"));return{environmentID:K(a,"id",()=>L?.id),name:K(a,"name",()=>G),state:K(a,"state",()=>(0,r.Qq)(
v,"state","status")),url:ie(a,L?.layers??(m?f(m):[]))}}),Ne=(t,e,n,s)=>{const o=he(t,e,n,s),i=(0,_.Gv)(t)?(0,r.MX)(t,c.uq.names):[],a=s?void 0:ke(t,e).find(v=>Ge(
v,o)),y=[...i,...a?[(0,r.VF)("",a)]:[]],m=(0,r.Pf)(t).get("deploytakes");return{environments:o,stored:y.map(Be).find(v=>v!==void 0),takesConfiguration:Array.isArray(
m)&&m.includes("configuration"),takesEnv:Array.isArray(m)&&m.includes("env")}};function ke(t,e){return I(t,c.M0,e,"listEnvironments").entries.filter(_.Gv)}function Ge(t,e){
const n=ge(e)?.name;return n!==void 0&&(0,r.Qq)((0,r.Pf)(t),...(0,O.aL)("name environmentname environment slug"))===n}function Be({value:t,fields:e}){const[n,s]=[
(0,r.Qq)(e,...c.Bw),(0,r.Qq)(e,...c.H7)];if(n===void 0&&s===void 0)return;const o=e.get("variables"),i=Array.isArray(o)&&o.every(a=>typeof a=="string");return{repository:n,
branch:me(s),state:(0,r.Qq)(e,"state","status"),variables:i?o:void 0,fields:t}}function ge(t){return(0,O.aL)("production prod live default main").flatMap(n=>t.find(
s=>s.name?.toLowerCase()===n)??[])[0]??(t.length===1?t[0]:void 0)}function ie(t,e){const s=(t.has("url")?[new Map([["url",t.get("url")]])]:e.map(({fields:o})=>o)).
flatMap(o=>[...c.tl.flatMap(i=>ae(o.get(i))),...c.gW.flatMap(i=>Ce(o.get(i)))]);return s.find(o=>o.startsWith("https:"))??s[0]}function Ce(t){if((0,_.Gv)(t)){const n=(0,r.
Pf)(t);return[...c.tl,...(0,O.aL)("web live site public production default")].flatMap(o=>ae(n.get(o)))}if(!Array.isArray(t)||t.length!==1)return[];const[e]=t;return ae(
(0,_.Gv)(e)?(0,r.Qq)((0,r.Pf)(e),...(0,O.aL)("url name domain hostname host")):e)}function ae(t){const e=(0,r.Dy)(t),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||n?[]:[e]}}),1787:((V,B,E)=>{E.d(B,{N:()=>j,c:()=>x});var h=E(3739),_=E(8302),O=E(5807),S=E(86);const r=(0,O.aL)("message errordes\
cription detail details title description msg reason"),c=10,I=(0,O.aL)("errors fields details detail violations fieldviolations invalidparams messages"),$=(0,O.
aL)("fieldviolations violations details errors causes");function j(g){const f=(0,S.Pf)(g),p=f.get("errors")??f.get("messages"),P=Array.isArray(p)&&(0,_.Gv)(p[0])?
{error:p[0]}:void 0,M=[...(0,S.w)(P,["error"]),...(0,S.w)(g,["error"])],d=(...C)=>U(M.flatMap(u=>(0,S.Qq)(u,...C)??[])[0]),A=(0,_.Gv)(g)?(0,S.Qq)(f,"error"):void 0,
N=A!==void 0&&Q(A)?A:void 0,W=M.map(C=>(0,S.Qq)(C,"id")).find(C=>C!==void 0&&Q(C)),q=D(g);return{code:N??d("code","errorcode")??(d("message")===void 0?void 0:W),
message:d(...r)??U(A)??q[0]?.message,requestID:d("requestid","traceid","correlationid"),fields:q}}function U(g){return g===void 0?void 0:(0,O.Ow)(g,300).trim()}
function Q(g){return/^[\w.-]{1,64}$/.test(g)}function D(g){const f=(0,S.Pf)(g),p=(0,S.Pf)(f.get("error")),M=[...[f,p].flatMap(d=>I.map(A=>d.get(A))).flatMap(d=>T(
d)),...k(p),...k(f)];return[...new Map(M.map(d=>[`${d.field} ${d.message}`,d])).values()].slice(0,c)}function T(g,f=0){if(f>2)return[];const p=M=>$.flatMap(d=>T(
M.get(d),f+1));if(Array.isArray(g))return g.slice(0,50).map(S.Pf).flatMap(d=>[...k(d),...p(d)]);if(!(0,_.Gv)(g))return[];const P=p((0,S.Pf)(g));return P.length>
0?P:Object.entries(g).flatMap(([M,d])=>(Array.isArray(d)?d:[d]).filter(N=>typeof N=="string").map(N=>({field:(0,O.Ow)(M,100),message:(0,O.Ow)(N,300)})))}function k(g){
const f=(0,S.Pf)(g.get("source")),p=g.get("loc")??g.get("path"),P=Array.isArray(p)?p.filter(W=>W!=="body").join("."):void 0,M=(0,S.Qq)(g,...(0,O.aL)("field para\
m parameter target property pointer attribute fieldname")),d=P||M||(0,S.Qq)(f,"pointer","parameter"),A=(0,S.Qq)(g,...r,"error","code");if(d===void 0||A===void 0)
return[];const N=d.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,O.Ow)(N,100),message:(0,O.Ow)(A,
300)}]}function x(g,f){const p=(0,S.Pf)(g);if(p.get("success")!==!1&&p.get("ok")!==!1)return;const{code:P,message:M}=j(g),d=[P,M&&`"${M}"`].filter(Boolean).join(
" "),A=f.status===void 0?"":` ${f.status}`;throw new h.GQ("refused",`The service answered ${f.method} ${f.path} with${A}, but says that it failed${d&&`: ${d}`}`,
{remedy:"Mend what the answer names, then run again.",call:{...f,outcome:"unknown"}})}}),86:((V,B,E)=>{E.d(B,{Dy:()=>M,If:()=>I,LO:()=>d,MX:()=>k,PM:()=>D,Pf:()=>c,
Qq:()=>f,TU:()=>W,VF:()=>$,b6:()=>g,k$:()=>U,kB:()=>P,lS:()=>j,nd:()=>p,tK:()=>r,w:()=>x,zs:()=>A});var h=E(3739),_=E(8302),O=E(5807),S=E(8438);function r(u){return u.
toLowerCase().replace(/[_\-$@]/g,"")}function c(u){const l=new Map;if(!(0,_.Gv)(u))return l;for(const[w,b]of Object.entries(u)){const R=r(w);l.has(R)||l.set(R,b)}
return l}function I(u){return new Map(u.toReversed().flatMap(l=>[...l]))}function $(u,l){return{path:u,value:l,fields:c(l)}}function j(u,l){return Object.entries(
u.value).filter(([w])=>l.includes(r(w))).map(([w,b])=>({path:Q(u.path,w),member:b}))}function U(u,l){for(const w of l)for(const{path:b,member:R}of j(u,[w]))if((0,_.
Gv)(R))return $(b,R)}function Q(u,l){const w=D((0,O.Ow)(l,40));return u===""?w:`${u}.${w}`}function D(u){return/^[A-Za-z_]\w*$/.test(u)?u:`\`${u.replaceAll("`",
"")}\``}function T(u){return/^[\w.$]+$/.test(u)?u:JSON.stringify(u)}function k(u,l,w=S.sX){const b=[];let R=(0,_.Gv)(u)?$("",u):void 0;for(;R!==void 0&&b.length<=
w;)b.unshift(R),R=U(R,[...l,...S.wy]);return b}function x(u,l){return k(u,l).map(({fields:w})=>w)}function g(u){return typeof u=="number"?String(u):typeof u=="s\
tring"&&u!==""?u:void 0}function f(u,...l){for(const w of l){const b=g(u.get(w));if(b!==void 0)return b}}function p(u,...l){for(const w of l){const b=u.get(w),R=typeof b==
"string"&&/^-?\d{1,15}$/.test(b)?Number(b):b;if(Number.isSafeInteger(R))return Number(R)}}function P(u,...l){for(const w of l){const b=u.get(w),R=typeof b=="str\
ing"&&/^\d+(?:\.\d+)?$/.test(b)?Number(b):b;if(typeof R=="number"&&Number.isFinite(R))return Math.round(R<1e11?R*1e3:R);const X=typeof b=="string"?Date.parse(b):
Number.NaN;if(!Number.isNaN(X))return X}}function M(u){const l=g(u);if(l===void 0)return;const w=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(l)?`https://${l}`:
l;return/^https?:\/\//i.test(w)&&URL.canParse(w)?w:void 0}function d(u,l,w,b){return N(`has no ${u}; ${q(l)}`,w,b)}function A(u,l,w,b){return N(`has more than o\
ne ${u}: ${l.join(" and ")}; Slipway does not guess`,w,b)}function N(u,l,w){const b=l.status===void 0?"":` (${l.status})`;return new h.GQ("unexpected_response",
`The answer to ${l.method} ${l.path}${b} ${u}`,{remedy:w===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway\
 does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${w}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...l,outcome:"unknown",unclear:!0}})}function W(u,l,w){return`answers:
  ${u}:
    ${l}: ${T(w)}`}function q(u){if(u===void 0)return"it is empty.";if(Array.isArray(u))return`it is a list of ${u.length}.`;if(!(0,_.Gv)(u))return`it is ${u===
null?"null":`a ${typeof u}`}.`;const l=C(u,0),w=l.slice(0,30).join(", ");return l.length===0?"it is an empty object.":`it has: ${w}${l.length>30?", \u2026":""}.`}
function C(u,l){return!(0,_.Gv)(u)||l>S.sX?[]:Object.entries(u).flatMap(([w,b])=>[(0,O.Ow)(w,40),...C(b,l+1).map(R=>`${(0,O.Ow)(w,40)}.${R}`)])}}),8438:((V,B,E)=>{
E.d(B,{A9:()=>D,BV:()=>I,Bw:()=>P,DE:()=>N,E6:()=>k,H7:()=>M,Hl:()=>A,Ld:()=>x,M0:()=>S,Mg:()=>u,NP:()=>W,S3:()=>U,T8:()=>C,Vt:()=>j,XD:()=>T,XQ:()=>Q,cJ:()=>d,
dI:()=>p,gW:()=>f,m5:()=>$,qQ:()=>q,sX:()=>c,tl:()=>g,uH:()=>O,uq:()=>_,wy:()=>r});var h=E(5807);const _={label:"app",names:(0,h.aL)("app application"),kin:(0,h.
aL)("site service website webapp staticsite"),lists:(0,h.aL)("apps applications sites services")},O={label:"deployment",names:(0,h.aL)("deploy deployment"),kin:(0,h.
aL)("job build release run rollout revision"),lists:(0,h.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},S={label:"environment",names:(0,h.aL)("environment env"),kin:[],lists:(0,h.aL)("environments envs")},r=(0,h.aL)("data result item response payload body co\
ntent node embedded"),c=2,I=(0,h.aL)("attributes properties metadata"),$=(0,h.aL)("items data results result list records entries values value nodes edges"),j=(0,h.
aL)("errors messages warnings notices included links"),U=(0,h.aL)("id uid uuid guid"),Q=(0,h.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),D=(0,h.aL)("phase deploymentphase"),T=(0,h.aL)("state status phase name value"),k=(0,h.aL)("conclusion result outcome"),x=(0,h.aL)("stage step currentstage c\
urrentstep stagename"),g=(0,h.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),f=(0,h.aL)("urls domains hostnames aliases status links endpoints"),p=(0,h.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),P=(0,h.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),M=(0,h.aL)("branch productionbranch gitbranch repobranch"),d=(0,h.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),A=(0,h.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),N=(0,h.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),W=(0,h.aL)("supersededby replacedby"),q=(0,h.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),C=(0,h.aL)("pagination paging page page\
info meta metadata resultinfo links"),u=(0,h.aL)("next nextlink nexturl nextpage")}),1547:((V,B,E)=>{E.d(B,{PY:()=>I,Y4:()=>r,as:()=>_});var h=E(5807);const _=[
"success","failure","cancelled","pending"],O={success:(0,h.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,h.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,h.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,h.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},S=new Map(_.flatMap($=>O[$].map(j=>[j,$])));function r($){return $.toLowerCase().replace(/[\s_-]/g,"")}const c=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function I($,j=new Map){const U=r($);return j.get(U)??S.get(U)??c.find(([,Q])=>Q.test(U))?.[0]}}),7933:((V,B,E)=>{E.d(B,{PV:()=>k,
jE:()=>T,x6:()=>S});var h=E(9127),_=E(3739),O=E(4840);async function S(f,p,P,M){return I(f)??await r(p.appID,M)??I(p.url)??c(p,P)}async function r(f,p){const P=await p.
listEnvironments(f).catch(()=>[]);return I((0,O.zS)(P)?.url)}function c(f,p){const P=p.urlTemplate;if(!(P?.includes("{subdomain}")&&!f.subdomain))return I(P?.replaceAll(
"{subdomain}",f.subdomain??"").replaceAll("{app}",f.appID))}function I(f){if(!f)return;const p=URL.parse(f.includes("://")?f:`https://${f}`);return p&&(p.protocol===
"https:"||p.protocol==="http:")?p.href:void 0}const $=6e4,j=500,U=5e3,Q=1e4,D="x-slipway-release";async function T(f,p){const P=p.clock.now();let M=j;for(let d=1;;d++){
const A=await g(f,p);if(A.kind==="page")return d;if(A.kind==="no-page")throw x(A.url,p.deployID);const N=p.clock.now()-P;if(N+M>$){const W=`after ${(0,h.a3)(N)}\
 and ${d} tries`;throw new _.GQ("verify_failed",`${f} ${A.words} ${W}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the \
site is not public.'})}await p.clock.sleep(M,p.signal),M=Math.min(U,M*2)}}async function k(f,{fetch:p,signal:P}){const M=I(f),d=M&&await g(M,{fetch:p,signal:P,deployID:void 0}).
catch(()=>{});return d!==void 0&&d!==""&&d.kind==="page"}function x(f,p){const P=URL.parse(f)?.pathname??"/",M=P==="/"?"index.html":`page for ${P}`;return new _.
GQ("verify_failed",`${f} answers 404: the release ${p} has no ${M}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the s\
ite has none on purpose, set verify to "off".'})}async function g(f,{fetch:p,signal:P,deployID:M}){try{const d=await p(f,{signal:AbortSignal.any([P,AbortSignal.
timeout(Q)])});if(await d.body?.cancel(),d.status<400)return{kind:"page"};const A=M!==void 0&&d.headers.get(D)===M;return d.status===404&&A?{kind:"no-page",url:d.
url||f}:{kind:"trouble",words:`answers ${d.status}`}}catch(d){P.throwIfAborted();const A=d instanceof Error&&d.cause instanceof Error?d.cause:d;return{kind:"tro\
uble",words:`cannot be reached (${A instanceof Error?A.message:String(A)})`}}}})};export{xe as id,We as ids,qe as modules};

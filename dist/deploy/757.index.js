const xe=757,We=[757],Ke={3532:((Y,k,L)=>{L.d(k,{Q:()=>M});var l=L(7067),y=L(8302);function M(r){return(c,T)=>{const S=new URL(c instanceof Request?c.url:c);return S.
protocol==="http:"&&S.hostname.endsWith(".localhost")&&!T?.body?_(S,T):r(c,T)}}function _(r,c){const T={host:"127.0.0.1",port:r.port||80,path:r.pathname+r.search,
method:c?.method??"GET",headers:{...Object.fromEntries(new Headers(c?.headers)),host:r.host},...(0,y.Eb)({signal:c?.signal??void 0})};return new Promise((S,R)=>{
const j=(0,l.request)(T,N=>{const O=[];N.on("data",A=>O.push(A)),N.on("error",R),N.on("end",()=>{const A=N.statusCode??502,B=Object.entries(N.headers).map(([H,m])=>[
H,String(m)]);S(new Response(A===204||A===304?null:Buffer.concat(O),{status:A,headers:B}))})});j.on("error",R),j.end()})}}),4840:((Y,k,L)=>{L.d(k,{EG:()=>Ie,Dd:()=>je,
zV:()=>Qe,_B:()=>Re,Dr:()=>he,JC:()=>Ge,BE:()=>Te,zS:()=>ye});var l=L(3739),y=L(8302),M=L(5807),_=L(1787),r=L(86),c=L(8438);function T(t,e,n,s){if(Array.isArray(
t))return{entries:t,around:[]};const o=`list of ${e.label}s`,i=(0,r.MX)(t,e.lists);for(const a of i){const[p,...v]=S(a,e);if(p===void 0)continue;if(v.length===0)
return{entries:p.entries,around:i};const f=[p,...v].map(({path:h})=>h);throw(0,r.zs)(o,f,n,(0,r.TU)(s,"list",p.path))}throw(0,r.LO)(o,t,n,(0,r.TU)(s,"list",e.lists[0]??
"$"))}function S(t,e){const n=Object.keys(t.value).map(r.tK),s=e.names.map(i=>`${i}s`),o=[...c.m5,...c.wy];for(const i of[s,e.lists,o,n]){const a=i.filter(f=>!c.
Vt.includes(f)),p=(0,r.lS)(t,a).flatMap(({path:f,member:h})=>Array.isArray(h)?[{path:f,entries:h}]:[]);if(p.length>0)return p;if((i===s||i===e.lists)&&i.some(f=>t.
fields.get(f)===null))return[{path:"",entries:[]}]}return[]}function R({around:t,entries:e}){for(const{fields:n}of t)for(const s of[n,...c.T8.map(o=>(0,r.Pf)(n.
get(o)))]){if(["hasmore","hasnextpage"].some(i=>s.get(i)===!1))return;const o=(0,r.Qq)(s,...c.qQ);if(o!==void 0&&!/^(?:https?:\/)?\//.test(o))return o}return j(
t)??N(e)}function j(t){for(const{fields:e}of t){const n=(0,r.Pf)(e.get("links"));for(const s of[e,n,(0,r.Pf)(n.get("pages"))])for(const o of c.Mg){const i=s.get(
o),a=(0,y.Gv)(i)?(0,r.Qq)((0,r.Pf)(i),"href"):(0,r.Qq)(s,o),p=a===void 0?null:URL.parse(a,"https://next.invalid"),v=p?.searchParams.get("cursor")??p?.searchParams.
get("page[cursor]");if(v)return v}}}function N(t){const e=t.map(n=>(0,y.Gv)(n)?(0,r.Qq)((0,r.Pf)(n),"cursor"):void 0);return e.every(n=>n!==void 0)?e.at(-1):void 0}
class O{candidates;constructor(e){this.candidates=e}get paths(){return this.candidates.map(({path:e})=>e)}}function A(t,e,n){const s=(0,r.MX)(t,e.names),[o]=s;if(n?.
has("id")){const a=(0,r.Qq)(n,"id");return a===void 0?void 0:m(a,o)}if(o===void 0)return;const i=q(s,e,!we(o,e));return i===void 0?A(I(o,e),e):i.id instanceof O?
i.id:m(i.id,i.layer,e)}function B(t,e,n){if(n?.has("id")||!(0,y.Gv)(t))return A(t,e,n);const s=(0,r.VF)("",t),o=q([s],e);if(o===void 0)return A(t,e)??A(Q(s),e);
if(o.id instanceof O)return o.id;const i=(0,r.k$)(s,e.names),a=i&&q([i],e);return i&&a===void 0&&H(i)?q([s],e,!1)?m(o.id,o.layer,e):void 0:a===void 0?m(o.id,o.layer,
e):a.id instanceof O?a.id:a.id===o.id?m(o.id,o.layer,e):new O([{path:"its own ID",value:o.id},{path:`the ID in ${i?.path}`,value:a.id}])}function H(t){const e=D(
t);return[...c.XQ,...c.A9].some(n=>e.has(n))}function m(t,e,n){const s=e&&n&&(0,r.k$)(e,n.names),o=[e,s].flatMap(i=>i?b(i):[]);return{id:t,fields:(0,r.If)(o.map(
({fields:i})=>i)),layers:o}}function b(t){return[t,...c.BV.flatMap(e=>(0,r.k$)(t,[e])??[])]}function D(t){return(0,r.If)(b(t).map(({fields:e})=>e))}function Q({
value:t,fields:e}){const n=Object.values(t).filter(y.Gv);return n.length===1&&w(e,n[0])?n[0]:void 0}const $=new Set((0,M.aL)("cursor success ok errors messages \
message warnings links meta etag"));function w(t,e){return[...t].every(([n,s])=>s===e||$.has(n))}function I({value:t,fields:e},{label:n,names:s,kin:o}){const i=Object.
entries(t).filter(([v,f])=>{const h=(0,r.tK)(v);return(o.includes(h)||[...s,...o].some(W=>h===`${W}summary`))&&(0,y.Gv)(f)}),[a]=i;return i.length===1&&(n==="ap\
p"||w(e,a?.[1]))?a?.[1]:void 0}function U({names:t,kin:e}){const n=(s,o)=>s.flatMap(i=>o.map(a=>i+a));return[n(t,[...c.S3,"number"]),c.S3,n(e,c.S3)]}function z({
names:t,kin:e}){return[t,["number",...e.map(n=>`${n}number`)]]}function q(t,e,n=!0){const s=t.findIndex(f=>(0,r.k$)(f,e.names)!==void 0),o=s>0?t.slice(0,s):t,[i=[],
...a]=U(e),p=f=>{for(const h of f===i?t:o)for(const G of C(h)){const W=g(d(G,f));if(W!==void 0)return{id:typeof W=="string"?E(W):W,layer:h}}};for(const f of n?[
i,...a]:[i]){const h=p(f);if(h)return h}const v=P(o,e);if(v!==void 0||!n)return v;for(const f of z(e)){const h=p(f);if(h&&(h.id instanceof O||/^[\w.:~-]{1,200}$/.
test(h.id)))return h}}function C(t){return u(t)===void 0?b(t):[t]}function u(t){const e=(0,r.k$)(t,["metadata"]);return e&&(0,y.Gv)(t.value.status)?(0,r.Qq)(e.fields,
"name"):void 0}function d(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>{const o=(0,r.b6)(s);return o===void 0?[]:[{path:n,value:o}]})}function g(t){return new Set(
t.map(({value:n})=>n)).size>1?new O(t):t[0]?.value}function E(t){return t.includes("/")?t.split("/").findLast(e=>e!=="")??t:t}function P(t,e){for(const n of t){
const s=["links","link"].map(p=>(0,r.k$)(n,[p])).find(Boolean),a=[s&&((0,r.Qq)((0,r.Pf)(s.fields.get("self")),"href")??(0,r.Qq)(s.fields,"self")),...["name","se\
lflink","self","href"].map(p=>(0,r.Qq)(n.fields,p))].flatMap(p=>V(p,e)??[])[0]??u(n);if(a!==void 0)return{id:a,layer:n}}}function V(t,e){const[n=""]=(t??"").split(
/[?#]/,1),[s="",o=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(s)&&[...e.lists,...e.kin.map(a=>`${a}s`)].includes((0,r.tK)(o))?s:void 0}
const ve=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function we({fields:t,value:e},n){if(n.label!=="deploy\
ment")return!1;const s=(0,r.Qq)(t,"type","kind","object","resourcetype")??"",o=Object.entries(e).some(([i,a])=>{const p=(0,r.tK)(i);return n.names.some(f=>p.endsWith(
f)&&p!==f)&&(0,y.Gv)(a)&&(0,r.Pf)(a).has("id")});return ve.test(s)||o}var Ee=L(5290),F=L(1547);const Le=new Set((0,M.aL)("completed complete finished done ended\
 stopped terminated")),Me=new Set((0,M.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),_e=new Set((0,M.aL)("name branch ref title message description event trigger type kind label slug"));function ce(t,e,n){const s=t.filter(({path:K})=>!/(?:^|\.)metadata$/i.
test(K)),o=s.flatMap(K=>te(K,c.A9)),i=s.flatMap(K=>te(K,c.XQ)),a=i.length>0?i:o,[p]=a;if(p===void 0)return;const[v,...f]=s.flatMap(K=>te(K,c.E6)).filter(({value:K})=>(0,F.
PY)(K)!==void 0);if(v&&a.every(re)){if(f.every(K=>J(K)===J(v)))return v.value;throw ee([...a,v,...f],e,n)}const h=J(p)==="success";if(v&&h&&J(v)!=="success")throw ee(
[p,v],e,n);const G=re(p)?s.flatMap(Ae):[];if(!v&&G.length>0)throw ee([p,...G],e,n);const W=h?[...o,...t.flatMap(Pe).filter(Oe),...s.flatMap(De)]:[];if(new Set([
...a,...W].map(J)).size>1)throw ee([...a,...W],e,n);return p.value}function de(t,e=""){return Object.entries((0,y.Gv)(t)?t:{}).flatMap(([n,s])=>{const o=e===""?
(0,r.PM)(n):`${e}.${(0,r.PM)(n)}`;if((0,y.Gv)(s)&&e==="")return de(s,o);const i=typeof s=="string"&&(0,F.PY)(s)!==void 0,a=typeof s=="number"&&/(?:status|state|phase)(?:code|id)?$/.
test((0,r.tK)(n));return i||a?[o]:[]})}function ee(t,e,n){const s=[...new Set(t.map(({path:o})=>o))];return(0,r.zs)("deployment status",s,e,(0,r.TU)(n,"status",
s[0]??"status"))}function J({value:t}){return(0,F.PY)(t)??(0,F.Y4)(t)}function re({value:t}){return Le.has((0,F.Y4)(t))}function be({value:t}){return Me.has((0,F.
Y4)(t))}function Oe({value:t}){return((0,F.PY)(t)??"success")!=="success"}function Pe(t){const e=Object.keys(t.value).map(r.tK),n=e.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),s=e.filter(i=>!n.includes(i)&&!_e.has(i)),o=(0,r.lS)(t,n).flatMap(({path:i,member:a})=>(0,y.Gv)(a)?ne((0,r.VF)(i,a),Object.keys(a).map(r.tK)):[]);return[
...te(t,n),...[...ne(t,s),...o].filter(be)]}function te(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>(0,y.Gv)(s)?Se((0,r.VF)(n,s)):fe(n,s))}function Se(t){
const e=ne(t,c.XD),n=[...c.E6,"status"].flatMap(s=>{const[o]=(0,r.lS)(t,[s]);return o&&(0,y.Gv)(o.member)?ne((0,r.VF)(o.path,o.member),c.XD):[]});return n.length>
0&&e.every(re)?n:[...e,...n]}function ne(t,e){return(0,r.lS)(t,e).flatMap(({path:n,member:s})=>fe(n,s))}function fe(t,e){return typeof e=="string"&&e.trim()!==""?
[{path:t,value:e}]:[]}function De(t){return(0,r.lS)(t,(0,M.aL)("success successful succeeded ok")).filter(({member:e})=>e===!1).map(({path:e})=>({path:e,value:"\
failed"}))}function Ae(t){const e=(0,r.lS)(t,(0,M.aL)("error errors errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>$e(s)),
n=(0,r.lS)(t,["exitcode"]).filter(({member:s})=>typeof s=="number"&&s!==0);return[...e,...n].map(({path:s})=>({path:s,value:"failed"}))}function $e(t){return typeof t==
"string"?t.trim()!=="":Array.isArray(t)?t.length>0:(0,y.Gv)(t)?Object.values(t).some(e=>e!==null&&e!==""):t===!0}const X=new Map;function x(t,e,n){return t.has(
e)?(0,r.b6)(t.get(e)):n()}const Ie=(t,e,n,s)=>{(0,_.c)(t,e);const o=oe(t,s?.values??X)??oe({id:V(n?.location,c.uq)},X);if(o===void 0)throw(0,r.LO)("app ID",t,e,
Z("createApp",ie(t)));if(o instanceof O)throw(0,r.zs)("app ID",o.paths,e,Z("createApp",o.paths));return o},Te=(t,e,n,s)=>{(0,_.c)(t,e);const o=s?.values??X,i=oe(
t,o),a=A(t,c.uq,o);if(!(i===void 0||i instanceof O||a===void 0||a instanceof O))return{...i,buildCommand:(0,r.Qq)(a.fields,"buildcommand"),outputDirectory:(0,r.
Qq)(a.fields,"outputdirectory"),region:(0,r.Qq)(a.fields,"region")}},Re=(t,e)=>(0,_.c)(t,e);function oe(t,e){const n=A(t,c.uq,e);if(n===void 0||n instanceof O)return n;
const{id:s,fields:o,layers:i}=n,a=(p,...v)=>x(e,p,()=>(0,r.Qq)(o,...v));return{appID:s,name:a("name","name","appname"),type:a("type","type","apptype"),subdomain:a(
"subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:a("state","state","status"),url:ae(e,i),...se((0,r.Pf)(t),"configuration.type")&&{takesType:!0}}}
function se(t,e){const n=t.get("deploytakes");return Array.isArray(n)&&n.includes(e)}const je=(t,e,n,s)=>{(0,_.c)(t,e);const o=s?.values??X,i=A(t,c.uH,o)??A({id:V(
n?.location,c.uH)},c.uH);if(!(i===void 0||i instanceof O||pe(i.id,e)))return me(i,o,Ne(i,o,e)??"pending")};function Ne(t,e,n){try{return x(e,"status",()=>ce(t.layers,
n,"deploy"))}catch(s){if(s instanceof l.GQ)return;throw s}}const Qe=(t,e,n,s)=>{(0,_.c)(t,e);const o=s?.entries?{entries:[],around:(0,y.Gv)(t)?[(0,r.VF)("",t)]:
[]}:T(t,c.uH,e,"listDeployments"),i=s?.entries??le(o.entries),a=i.map(({entry:f,values:h})=>{const G=Ue(f,h,e),W=x(h,"status",()=>ce(G.layers,e,"listDeployments"));
return{record:G,values:h,status:W}});if(a.length>0&&a.every(({status:f})=>f===void 0)){const[f="the.name.of.the.status"]=de(i[0]?.entry),h=(0,r.TU)("listDeploym\
ents","status",f);throw(0,r.LO)("deployment status in an entry",i[0]?.entry,e,h)}if(new Set(a.map(({record:f})=>f.id)).size<a.length)throw(0,r.LO)("ID of its ow\
n for each deployment: several entries have the same",void 0,e,Z("listDeployments",[]));const p=s?.values??X,v=x(p,"cursor",()=>R(o));return{deployments:a.map(({
record:f,values:h,status:G})=>me(f,h,G??"pending")),nextCursor:v,nextPage:v===void 0&&!p.has("cursor")?n?.nextPage:void 0}};function le(t){return t.map(e=>({entry:e,
values:X}))}function Ue(t,e,n){const s=B(t,c.uH,e);if(s instanceof O){const o=Z("listDeployments",s.paths);throw(0,r.zs)("deployment ID in an entry",s.paths,n,o)}
if(s!==void 0&&!pe(s.id,n))return s;throw(0,r.LO)("deployment ID in an entry",t,n,Z("listDeployments",ie(t)))}function Z(t,e){return(0,r.TU)(t,"id",e.find(n=>!n.
includes(" "))??"the.name.of.the.id")}function ie(t,e=""){return Object.entries((0,y.Gv)(t)?t:{}).flatMap(([n,s])=>{const o=e===""?(0,r.PM)(n):`${e}.${(0,r.PM)(
n)}`;return(0,y.Gv)(s)&&e===""?ie(s,o):/(?:id|key|name|number)$/.test((0,r.tK)(n))&&(0,r.b6)(s)!==void 0?[o]:[]})}function pe(t,{path:e}){return e.split("/").includes(
encodeURIComponent(t))}function me({id:t,fields:e,layers:n},s,o){const a=[e,...c.Hl.map(h=>(0,r.Pf)(e.get(h)))].flatMap(h=>[h,(0,r.Pf)(h.get("metadata"))]),p=h=>a.
flatMap(G=>(0,r.Qq)(G,...h)??[])[0],v=(0,r.Qq)(e,...c.Ld,"phase"),f=(0,Ee.h)(e.get("warnings"))??[];return{...f.length>0&&{warnings:f},deployID:t,status:o,stage:x(
s,"stage",()=>v===o?void 0:v),branch:x(s,"branch",()=>ge(p(c.dI))),commit:x(s,"commit",()=>p(c.cJ)??(0,r.Qq)((0,r.Pf)(e.get("commit")),"sha","id","hash")),url:ae(
s,n),createdAt:s.has("createdAt")?(0,r.kB)(s,"createdAt"):(0,r.kB)(e,...c.DE),supersededBy:x(s,"supersededBy",()=>(0,r.Qq)(e,...c.NP))}}function ge(t){const e=t?.
replace(/^refs\/heads\//,"");return e===void 0||/^[0-9a-f]{40}$/i.test(e)?void 0:e}const he=(t,e,n,s)=>(s?.entries??le(T(t,c.M0,e,"listEnvironments").entries)).
map(({entry:i,values:a})=>{const p=B(i,c.M0,a),v=p instanceof O?void 0:p,f=(0,y.Gv)(i)?(0,r.VF)("",i):void 0,h=v?.fields??(f?D(f):new Map),G=typeof i=="string"?
i:(0,r.Qq)(h,...(0,M.aL)("name environmentname environment slug"));return{environmentID:x(a,"id",()=>v?.id),name:x(a,"name",()=>G),state:x(a,"state",()=>(0,r.Qq)(
h,"state","status")),url:ae(a,v?.layers??(f?b(f):[]))}}),Ge=(t,e,n,s)=>{const o=he(t,e,n,s),i=(0,y.Gv)(t)?(0,r.MX)(t,c.uq.names):[],a=s?void 0:Be(t,e).find(f=>Ce(
f,o)),p=[...i,...a?[(0,r.VF)("",a)]:[]],v=(0,r.Pf)(t);return{environments:o,stored:p.map(ke).find(f=>f!==void 0),takesConfiguration:se(v,"configuration"),takesEnv:se(
v,"env"),takesType:se(v,"configuration.type")}};function Be(t,e){return T(t,c.M0,e,"listEnvironments").entries.filter(y.Gv)}function Ce(t,e){const n=ye(e)?.name;
return n!==void 0&&(0,r.Qq)((0,r.Pf)(t),...(0,M.aL)("name environmentname environment slug"))===n}function ke({value:t,fields:e}){const[n,s]=[(0,r.Qq)(e,...c.Bw),
(0,r.Qq)(e,...c.H7)];if(n===void 0&&s===void 0)return;const o=e.get("variables"),i=Array.isArray(o)&&o.every(a=>typeof a=="string");return{repository:n,branch:ge(
s),state:(0,r.Qq)(e,"state","status"),variables:i?o:void 0,fields:t}}function ye(t){return(0,M.aL)("production prod live default main").flatMap(n=>t.find(s=>s.name?.
toLowerCase()===n)??[])[0]??(t.length===1?t[0]:void 0)}function ae(t,e){const s=(t.has("url")?[new Map([["url",t.get("url")]])]:e.map(({fields:o})=>o)).flatMap(
o=>[...c.tl.flatMap(i=>ue(o.get(i))),...c.gW.flatMap(i=>qe(o.get(i)))]);return s.find(o=>o.startsWith("https:"))??s[0]}function qe(t){if((0,y.Gv)(t)){const n=(0,r.
Pf)(t);return[...c.tl,...(0,M.aL)("web live site public production default")].flatMap(o=>ue(n.get(o)))}if(!Array.isArray(t)||t.length!==1)return[];const[e]=t;return ue(
(0,y.Gv)(e)?(0,r.Qq)((0,r.Pf)(e),...(0,M.aL)("url name domain hostname host")):e)}function ue(t){const e=(0,r.Dy)(t),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||n?[]:[e]}}),1787:((Y,k,L)=>{L.d(k,{N:()=>R,c:()=>H});var l=L(3739),y=L(8302),M=L(5807),_=L(86);const r=(0,M.aL)("message errordes\
cription detail details title description msg reason"),c=10,T=(0,M.aL)("errors fields details detail violations fieldviolations invalidparams messages"),S=(0,M.
aL)("fieldviolations violations details errors causes");function R(m){const b=(0,_.Pf)(m),D=b.get("errors")??b.get("messages"),Q=Array.isArray(D)&&(0,y.Gv)(D[0])?
{error:D[0]}:void 0,$=[...(0,_.w)(Q,["error"]),...(0,_.w)(m,["error"])],w=(...C)=>j($.flatMap(u=>(0,_.Qq)(u,...C)??[])[0]),I=(0,y.Gv)(m)?(0,_.Qq)(b,"error"):void 0,
U=I!==void 0&&N(I)?I:void 0,z=$.map(C=>(0,_.Qq)(C,"id")).find(C=>C!==void 0&&N(C)),q=O(m);return{code:U??w("code","errorcode")??(w("message")===void 0?void 0:z),
message:w(...r)??j(I)??q[0]?.message,requestID:w("requestid","traceid","correlationid"),fields:q}}function j(m){return m===void 0?void 0:(0,M.Ow)(m,300).trim()}
function N(m){return/^[\w.-]{1,64}$/.test(m)}function O(m){const b=(0,_.Pf)(m),D=(0,_.Pf)(b.get("error")),$=[...[b,D].flatMap(w=>T.map(I=>w.get(I))).flatMap(w=>A(
w)),...B(D),...B(b)];return[...new Map($.map(w=>[`${w.field} ${w.message}`,w])).values()].slice(0,c)}function A(m,b=0){if(b>2)return[];const D=$=>S.flatMap(w=>A(
$.get(w),b+1));if(Array.isArray(m))return m.slice(0,50).map(_.Pf).flatMap(w=>[...B(w),...D(w)]);if(!(0,y.Gv)(m))return[];const Q=D((0,_.Pf)(m));return Q.length>
0?Q:Object.entries(m).flatMap(([$,w])=>(Array.isArray(w)?w:[w]).filter(U=>typeof U=="string").map(U=>({field:(0,M.Ow)($,100),message:(0,M.Ow)(U,300)})))}function B(m){
const b=(0,_.Pf)(m.get("source")),D=m.get("loc")??m.get("path"),Q=Array.isArray(D)?D.filter(z=>z!=="body").join("."):void 0,$=(0,_.Qq)(m,...(0,M.aL)("field para\
m parameter target property pointer attribute fieldname")),w=Q||$||(0,_.Qq)(b,"pointer","parameter"),I=(0,_.Qq)(m,...r,"error","code");if(w===void 0||I===void 0)
return[];const U=w.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,M.Ow)(U,100),message:(0,M.Ow)(I,
300)}]}function H(m,b){const D=(0,_.Pf)(m);if(D.get("success")!==!1&&D.get("ok")!==!1)return;const{code:Q,message:$}=R(m),w=[Q,$&&`"${$}"`].filter(Boolean).join(
" "),I=b.status===void 0?"":` ${b.status}`;throw new l.GQ("refused",`The service answered ${b.method} ${b.path} with${I}, but says that it failed${w&&`: ${w}`}`,
{remedy:"Mend what the answer names, then run again.",call:{...b,outcome:"unknown"}})}}),86:((Y,k,L)=>{L.d(k,{Dy:()=>$,If:()=>T,LO:()=>w,MX:()=>B,PM:()=>O,Pf:()=>c,
Qq:()=>b,TU:()=>z,VF:()=>S,b6:()=>m,k$:()=>j,kB:()=>Q,lS:()=>R,nd:()=>D,tK:()=>r,w:()=>H,zs:()=>I});var l=L(3739),y=L(8302),M=L(5807),_=L(8438);function r(u){return u.
toLowerCase().replace(/[_\-$@]/g,"")}function c(u){const d=new Map;if(!(0,y.Gv)(u))return d;for(const[g,E]of Object.entries(u)){const P=r(g);d.has(P)||d.set(P,E)}
return d}function T(u){return new Map(u.toReversed().flatMap(d=>[...d]))}function S(u,d){return{path:u,value:d,fields:c(d)}}function R(u,d){return Object.entries(
u.value).filter(([g])=>d.includes(r(g))).map(([g,E])=>({path:N(u.path,g),member:E}))}function j(u,d){for(const g of d)for(const{path:E,member:P}of R(u,[g]))if((0,y.
Gv)(P))return S(E,P)}function N(u,d){const g=O((0,M.Ow)(d,40));return u===""?g:`${u}.${g}`}function O(u){return/^[A-Za-z_]\w*$/.test(u)?u:`\`${u.replaceAll("`",
"")}\``}function A(u){return/^[\w.$]+$/.test(u)?u:JSON.stringify(u)}function B(u,d,g=_.sX){const E=[];let P=(0,y.Gv)(u)?S("",u):void 0;for(;P!==void 0&&E.length<=
g;)E.unshift(P),P=j(P,[...d,..._.wy]);return E}function H(u,d){return B(u,d).map(({fields:g})=>g)}function m(u){return typeof u=="number"?String(u):typeof u=="s\
tring"&&u!==""?u:void 0}function b(u,...d){for(const g of d){const E=m(u.get(g));if(E!==void 0)return E}}function D(u,...d){for(const g of d){const E=u.get(g),P=typeof E==
"string"&&/^-?\d{1,15}$/.test(E)?Number(E):E;if(Number.isSafeInteger(P))return Number(P)}}function Q(u,...d){for(const g of d){const E=u.get(g),P=typeof E=="str\
ing"&&/^\d+(?:\.\d+)?$/.test(E)?Number(E):E;if(typeof P=="number"&&Number.isFinite(P))return Math.round(P<1e11?P*1e3:P);const V=typeof E=="string"?Date.parse(E):
Number.NaN;if(!Number.isNaN(V))return V}}function $(u){const d=m(u);if(d===void 0)return;const g=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(d)?`https://${d}`:
d;return/^https?:\/\//i.test(g)&&URL.canParse(g)?g:void 0}function w(u,d,g,E){return U(`has no ${u}; ${q(d)}`,g,E)}function I(u,d,g,E){return U(`has more than o\
ne ${u}: ${d.join(" and ")}; Slipway does not guess`,g,E)}function U(u,d,g){const E=d.status===void 0?"":` (${d.status})`;return new l.GQ("unexpected_response",
`The answer to ${d.method} ${d.path}${E} ${u}`,{remedy:g===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway\
 does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${g}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...d,outcome:"unknown",unclear:!0}})}function z(u,d,g){return`answers:
  ${u}:
    ${d}: ${A(g)}`}function q(u){if(u===void 0)return"it is empty.";if(Array.isArray(u))return`it is a list of ${u.length}.`;if(!(0,y.Gv)(u))return`it is ${u===
null?"null":`a ${typeof u}`}.`;const d=C(u,0),g=d.slice(0,30).join(", ");return d.length===0?"it is an empty object.":`it has: ${g}${d.length>30?", \u2026":""}.`}
function C(u,d){return!(0,y.Gv)(u)||d>_.sX?[]:Object.entries(u).flatMap(([g,E])=>[(0,M.Ow)(g,40),...C(E,d+1).map(P=>`${(0,M.Ow)(g,40)}.${P}`)])}}),8438:((Y,k,L)=>{
L.d(k,{A9:()=>O,BV:()=>T,Bw:()=>Q,DE:()=>U,E6:()=>B,H7:()=>$,Hl:()=>I,Ld:()=>H,M0:()=>_,Mg:()=>u,NP:()=>z,S3:()=>j,T8:()=>C,Vt:()=>R,XD:()=>A,XQ:()=>N,cJ:()=>w,
dI:()=>D,gW:()=>b,m5:()=>S,qQ:()=>q,sX:()=>c,tl:()=>m,uH:()=>M,uq:()=>y,wy:()=>r});var l=L(5807);const y={label:"app",names:(0,l.aL)("app application"),kin:(0,l.
aL)("site service website webapp staticsite"),lists:(0,l.aL)("apps applications sites services")},M={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.
aL)("job build release run rollout revision"),lists:(0,l.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},_={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},r=(0,l.aL)("data result item response payload body co\
ntent node embedded"),c=2,T=(0,l.aL)("attributes properties metadata"),S=(0,l.aL)("items data results result list records entries values value nodes edges"),R=(0,l.
aL)("errors messages warnings notices included links"),j=(0,l.aL)("id uid uuid guid"),N=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),O=(0,l.aL)("phase deploymentphase"),A=(0,l.aL)("state status phase name value"),B=(0,l.aL)("conclusion result outcome"),H=(0,l.aL)("stage step currentstage c\
urrentstep stagename"),m=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),b=(0,l.aL)("urls domains hostnames aliases status links endpoints"),D=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),Q=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),$=(0,l.aL)("branch productionbranch gitbranch repobranch"),w=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),I=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),U=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),z=(0,l.aL)("supersededby replacedby"),q=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),C=(0,l.aL)("pagination paging page page\
info meta metadata resultinfo links"),u=(0,l.aL)("next nextlink nexturl nextpage")}),1547:((Y,k,L)=>{L.d(k,{PY:()=>T,Y4:()=>r,as:()=>y});var l=L(5807);const y=[
"success","failure","cancelled","pending"],M={success:(0,l.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,l.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,l.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,l.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},_=new Map(y.flatMap(S=>M[S].map(R=>[R,S])));function r(S){return S.toLowerCase().replace(/[\s_-]/g,"")}const c=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function T(S,R=new Map){const j=r(S);return R.get(j)??_.get(j)??c.find(([,N])=>N.test(j))?.[0]}})};export{xe as id,We as ids,Ke as modules};

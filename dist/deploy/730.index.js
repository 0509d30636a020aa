const qe=730,Ze=[730],et={3130:((re,K,y)=>{y.d(K,{g:()=>k});var N=y(86),w=y(7399),A=y(5636);function k(s,{requestUrl:u,requestToken:j,audience:L},O,v){const I=new URL(
u);L&&(I.search+=`${I.search===""?"":"&"}audience=${encodeURIComponent(L)}`);const $=(_,Y)=>{const q=(0,N.Qq)((0,N.Pf)(_),"value");if(q===void 0)throw(0,N.LO)("\
token (value)",_,Y);return v(q),q};return O({doing:`get an ID token from ${s}`,request:{method:"GET",url:I,headers:{...A.H1,authorization:`Bearer ${j}`}},mayRepeat:!0,
authorize:_=>_,read:(0,w.t)({decode:$})})}}),3532:((re,K,y)=>{y.d(K,{Q:()=>A});var N=y(7067),w=y(8302);function A(s){return(u,j)=>{const L=new URL(u instanceof Request?
u.url:u);return L.protocol==="http:"&&L.hostname.endsWith(".localhost")&&!j?.body?k(L,j):s(u,j)}}function k(s,u){const j={host:"127.0.0.1",port:s.port||80,path:s.
pathname+s.search,method:u?.method??"GET",headers:{...Object.fromEntries(new Headers(u?.headers)),host:s.host},...(0,w.Eb)({signal:u?.signal??void 0})};return new Promise(
(L,O)=>{const v=(0,N.request)(j,I=>{const $=[];I.on("data",_=>$.push(_)),I.on("error",O),I.on("end",()=>{const _=I.statusCode??502,Y=Object.entries(I.headers).map(
([q,te])=>[q,String(te)]);L(new Response(_===204||_===304?null:Buffer.concat($),{status:_,headers:Y}))})});v.on("error",O),v.end()})}}),7994:((re,K,y)=>{y.d(K,{
FK:()=>s,LI:()=>u,wZ:()=>L});var N=y(3024),w=y(1455),A=y(6760),k=y(3739);function s(v,I){const $=(0,A.relative)(v,I);return $===""||$!==".."&&!$.startsWith(`..${A.
sep}`)&&!(0,A.isAbsolute)($)}function u(v,I){const $=(0,A.resolve)(v,I);if(I.includes("\0")||!s((0,A.resolve)(v),$))throw O(I);return $}async function j(v,I){const[
$,_]=await Promise.all([realpath(v),realpath(u(v,I))]);if(!s($,_))throw O(I);return _}function L(v,I){if(!(0,N.existsSync)(v)){L((0,A.dirname)(v),I);try{(0,N.mkdirSync)(
v,{mode:I})}catch($){if((0,k.xU)($)!=="EEXIST")throw $}}}function O(v){return new k.GQ("path_escapes_root",`The path "${v}" leaves its root folder`,{remedy:"Nam\
e a path inside the folder, without links that lead out of it."})}}),7287:((re,K,y)=>{y.d(K,{V1:()=>u,WJ:()=>k,xJ:()=>A});var N=y(3739);const w={index_unanswered:"\
error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
dead_fragment:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function A({code:j}){
return w[j]}function k({findings:j}){const[L,...O]=j.filter(q=>A(q)==="error");if(!L)return;const{place:v,message:I,remedy:$}=L,_=v?`${v.file}${v.line===void 0?
"":`:${v.line}`}: `:"",Y=O.length===0?"":` (and ${O.length} more ${O.length===1?"error":"errors"})`;return new N.GQ("check_failed",`Check failed: ${_}${I}${Y}`,
{remedy:$??"Correct what the annotations name. They are in the summary too."})}const s=20;function u(j,{findings:L}){const O=L.flatMap(v=>{const{code:I,message:$,
place:_}=v;if(!_)return[];const{file:Y,line:q=null,column:te=null}=_;return[{file:Y,line:q,column:te,severity:A(v),code:I,message:$}]});return{headline:j.message,
stage:"check",code:j.code,exitCode:void 0,remedy:j.remedy,log:[],diagnostics:O.slice(0,s),moreDiagnostics:Math.max(0,O.length-s)}}}),292:((re,K,y)=>{y.d(K,{Ej:()=>O,
Sk:()=>s,by:()=>u,h0:()=>A,hS:()=>k,sX:()=>N,zD:()=>L});function N({pages:v,links:I,files:$,bytes:_}){return`Checked ${w(v,"page")}, ${w(I,"link")} and ${w($,"f\
ile")} (${O(_)})`}function w(v,I){return`${L(v)} ${I}${v===1?"":"s"}`}function A({commit:v}){return v.slice(0,7)}function k({now:v,change:I},$=""){return`${L(v)}${$}\
 (${j(I,L)})`}function s({now:v,change:I},$=""){return`${O(v)}${$} (${u(I)})`}function u(v){return j(v,O)}function j(v,I){return`${v>0?"+":v<0?"-":"\xB1"}${I(Math.
abs(v))}`}function L(v){return String(v).replace(/\B(?=(?:\d{3})+$)/g,",")}function O(v){return v<1e3?`${v} B`:v<1e6?`${(v/1e3).toFixed(1)} kB`:`${(v/1e6).toFixed(
1)} MB`}}),4840:((re,K,y)=>{y.d(K,{EG:()=>De,Dd:()=>Ge,zV:()=>Je,_B:()=>Ye,Dr:()=>R,BE:()=>He,zS:()=>V});var N=y(3739),w=y(8302),A=y(5807),k=y(1787),s=y(86),u=y(
8438);function j(e,t,i,d){if(Array.isArray(e))return{entries:e,around:[]};const l=`list of ${t.label}s`,p=(0,s.MX)(e,t.lists);for(const b of p){const[T,...U]=L(
b,t);if(T===void 0)continue;if(U.length===0)return{entries:T.entries,around:p};const P=[T,...U].map(({path:B})=>B);throw(0,s.zs)(l,P,i,(0,s.TU)(d,"list",T.path))}
throw(0,s.LO)(l,e,i,(0,s.TU)(d,"list",t.lists[0]??"$"))}function L(e,t){const i=Object.keys(e.value).map(s.tK),d=t.names.map(p=>`${p}s`),l=[...u.m5,...u.wy];for(const p of[
d,t.lists,l,i]){const b=p.filter(P=>!u.Vt.includes(P)),T=(0,s.lS)(e,b).flatMap(({path:P,member:B})=>Array.isArray(B)?[{path:P,entries:B}]:[]);if(T.length>0)return T;
if((p===d||p===t.lists)&&p.some(P=>e.fields.get(P)===null))return[{path:"",entries:[]}]}return[]}function O({around:e,entries:t}){for(const{fields:i}of e)for(const d of[
i,...u.T8.map(l=>(0,s.Pf)(i.get(l)))]){if(["hasmore","hasnextpage"].some(p=>d.get(p)===!1))return;const l=(0,s.Qq)(d,...u.qQ);if(l!==void 0&&!/^(?:https?:\/)?\//.
test(l))return l}return v(e)??I(t)}function v(e){for(const{fields:t}of e){const i=(0,s.Pf)(t.get("links"));for(const d of[t,i,(0,s.Pf)(i.get("pages"))])for(const l of u.
Mg){const p=d.get(l),b=(0,w.Gv)(p)?(0,s.Qq)((0,s.Pf)(p),"href"):(0,s.Qq)(d,l),T=b===void 0?null:URL.parse(b,"https://next.invalid"),U=T?.searchParams.get("curso\
r")??T?.searchParams.get("page[cursor]");if(U)return U}}}function I(e){const t=e.map(i=>(0,w.Gv)(i)?(0,s.Qq)((0,s.Pf)(i),"cursor"):void 0);return t.every(i=>i!==
void 0)?t.at(-1):void 0}class ${candidates;constructor(t){this.candidates=t}get paths(){return this.candidates.map(({path:t})=>t)}}function _(e,t,i){const d=(0,s.
MX)(e,t.names),[l]=d;if(i?.has("id")){const b=(0,s.Qq)(i,"id");return b===void 0?void 0:te(b,l)}if(l===void 0)return;const p=ge(d,t,!Be(l,t));return p===void 0?
_(Ee(l,t),t):p.id instanceof $?p.id:te(p.id,p.layer,t)}function Y(e,t,i){if(i?.has("id")||!(0,w.Gv)(e))return _(e,t,i);const d=(0,s.VF)("",e),l=ge([d],t);if(l===
void 0)return _(e,t)??_(ne(d),t);if(l.id instanceof $)return l.id;const p=(0,s.k$)(d,t.names),b=p&&ge([p],t);return p&&b===void 0&&q(p)?ge([d],t,!1)?te(l.id,l.layer,
t):void 0:b===void 0?te(l.id,l.layer,t):b.id instanceof $?b.id:b.id===l.id?te(l.id,l.layer,t):new $([{path:"its own ID",value:l.id},{path:`the ID in ${p?.path}`,
value:b.id}])}function q(e){const t=ie(e);return[...u.XQ,...u.A9].some(i=>t.has(i))}function te(e,t,i){const d=t&&i&&(0,s.k$)(t,i.names),l=[t,d].flatMap(p=>p?ae(
p):[]);return{id:e,fields:(0,s.If)(l.map(({fields:p})=>p)),layers:l}}function ae(e){return[e,...u.BV.flatMap(t=>(0,s.k$)(e,[t])??[])]}function ie(e){return(0,s.
If)(ae(e).map(({fields:t})=>t))}function ne({value:e,fields:t}){const i=Object.values(e).filter(w.Gv);return i.length===1&&ve(t,i[0])?i[0]:void 0}const je=new Set(
(0,A.aL)("cursor success ok errors messages message warnings links meta etag"));function ve(e,t){return[...e].every(([i,d])=>d===t||je.has(i))}function Ee({value:e,
fields:t},{label:i,names:d,kin:l}){const p=Object.entries(e).filter(([U,P])=>{const B=(0,s.tK)(U);return(l.includes(B)||[...d,...l].some(r=>B===`${r}summary`))&&
(0,w.Gv)(P)}),[b]=p;return p.length===1&&(i==="app"||ve(t,b?.[1]))?b?.[1]:void 0}function Te({names:e,kin:t}){const i=(d,l)=>d.flatMap(p=>l.map(b=>p+b));return[
i(e,[...u.S3,"number"]),u.S3,i(t,u.S3)]}function Ue({names:e,kin:t}){return[e,["number",...t.map(i=>`${i}number`)]]}function ge(e,t,i=!0){const d=e.findIndex(P=>(0,s.
k$)(P,t.names)!==void 0),l=d>0?e.slice(0,d):e,[p=[],...b]=Te(t),T=P=>{for(const B of P===p?e:l)for(const me of ue(B)){const r=Qe(ke(me,P));if(r!==void 0)return{
id:typeof r=="string"?Ne(r):r,layer:B}}};for(const P of i?[p,...b]:[p]){const B=T(P);if(B)return B}const U=Me(l,t);if(U!==void 0||!i)return U;for(const P of Ue(
t)){const B=T(P);if(B&&(B.id instanceof $||/^[\w.:~-]{1,200}$/.test(B.id)))return B}}function ue(e){return Ae(e)===void 0?ae(e):[e]}function Ae(e){const t=(0,s.
k$)(e,["metadata"]);return t&&(0,w.Gv)(e.value.status)?(0,s.Qq)(t.fields,"name"):void 0}function ke(e,t){return(0,s.lS)(e,t).flatMap(({path:i,member:d})=>{const l=(0,s.
b6)(d);return l===void 0?[]:[{path:i,value:l}]})}function Qe(e){return new Set(e.map(({value:i})=>i)).size>1?new $(e):e[0]?.value}function Ne(e){return e.includes(
"/")?e.split("/").findLast(t=>t!=="")??e:e}function Me(e,t){for(const i of e){const d=["links","link"].map(T=>(0,s.k$)(i,[T])).find(Boolean),b=[d&&((0,s.Qq)((0,s.
Pf)(d.fields.get("self")),"href")??(0,s.Qq)(d.fields,"self")),...["name","selflink","self","href"].map(T=>(0,s.Qq)(i.fields,T))].flatMap(T=>be(T,t)??[])[0]??Ae(
i);if(b!==void 0)return{id:b,layer:i}}}function be(e,t){const[i=""]=(e??"").split(/[?#]/,1),[d="",l=""]=i.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.
test(d)&&[...t.lists,...t.kin.map(b=>`${b}s`)].includes((0,s.tK)(l))?d:void 0}const Ce=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function Be({fields:e,value:t},i){if(i.label!=="deployment")return!1;const d=(0,s.Qq)(e,"type","kind","object","resourcetype")??"",l=Object.entries(t).some(([p,
b])=>{const T=(0,s.tK)(p);return i.names.some(P=>T.endsWith(P)&&T!==P)&&(0,w.Gv)(b)&&(0,s.Pf)(b).has("id")});return Ce.test(d)||l}var ce=y(1547);const le=new Set(
(0,A.aL)("completed complete finished done ended stopped terminated")),Oe=new Set((0,A.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Pe=new Set((0,A.aL)("name branch ref title message description event trigger type kind label slug"));function Le(e,t,i){const d=e.filter(({path:c})=>!/(?:^|\.)metadata$/i.
test(c)),l=d.flatMap(c=>pe(c,u.A9)),p=d.flatMap(c=>pe(c,u.XQ)),b=p.length>0?p:l,[T]=b;if(T===void 0)return;const[U,...P]=d.flatMap(c=>pe(c,u.E6)).filter(({value:c})=>(0,ce.
PY)(c)!==void 0);if(U&&b.every(Se)){if(P.every(c=>fe(c)===fe(U)))return U.value;throw ye([...b,U,...P],t,i)}const B=fe(T)==="success";if(U&&B&&fe(U)!=="success")
throw ye([T,U],t,i);const me=Se(T)?d.flatMap(Ke):[];if(!U&&me.length>0)throw ye([T,...me],t,i);const r=B?[...l,...e.flatMap($e).filter(Re),...d.flatMap(oe)]:[];
if(new Set([...b,...r].map(fe)).size>1)throw ye([...b,...r],t,i);return T.value}function ye(e,t,i){const d=[...new Set(e.map(({path:l})=>l))];return(0,s.zs)("de\
ployment status",d,t,(0,s.TU)(i,"status",d[0]??"status"))}function fe({value:e}){return(0,ce.PY)(e)??(0,ce.Y4)(e)}function Se({value:e}){return le.has((0,ce.Y4)(
e))}function Fe({value:e}){return Oe.has((0,ce.Y4)(e))}function Re({value:e}){return((0,ce.PY)(e)??"success")!=="success"}function $e(e){const t=Object.keys(e.value).
map(s.tK),i=t.filter(p=>/(?:status|state|phase|stage|step)$/.test(p)),d=t.filter(p=>!i.includes(p)&&!Pe.has(p)),l=(0,s.lS)(e,i).flatMap(({path:p,member:b})=>(0,w.
Gv)(b)?he((0,s.VF)(p,b),Object.keys(b).map(s.tK)):[]);return[...pe(e,i),...[...he(e,d),...l].filter(Fe)]}function pe(e,t){return(0,s.lS)(e,t).flatMap(({path:i,member:d})=>(0,w.
Gv)(d)?We((0,s.VF)(i,d)):_e(i,d))}function We(e){const t=he(e,u.XD),i=[...u.E6,"status"].flatMap(d=>{const[l]=(0,s.lS)(e,[d]);return l&&(0,w.Gv)(l.member)?he((0,s.
VF)(l.path,l.member),u.XD):[]});return i.length>0&&t.every(Se)?i:[...t,...i]}function he(e,t){return(0,s.lS)(e,t).flatMap(({path:i,member:d})=>_e(i,d))}function _e(e,t){
return typeof t=="string"&&t.trim()!==""?[{path:e,value:t}]:[]}function oe(e){return(0,s.lS)(e,(0,A.aL)("success successful succeeded ok")).filter(({member:t})=>t===
!1).map(({path:t})=>({path:t,value:"failed"}))}function Ke(e){const t=(0,s.lS)(e,(0,A.aL)("error errors errormessage failure failurereason failuremessage failur\
einfo")).filter(({member:d})=>ze(d)),i=(0,s.lS)(e,["exitcode"]).filter(({member:d})=>typeof d=="number"&&d!==0);return[...t,...i].map(({path:d})=>({path:d,value:"\
failed"}))}function ze(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:(0,w.Gv)(e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const de=new Map;
function se(e,t,i){return e.has(t)?(0,s.b6)(e.get(t)):i()}const De=(e,t,i,d)=>{(0,k.c)(e,t);const l=Ie(e,d?.values??de)??Ie({id:be(i,u.uq)},de);if(l===void 0)throw(0,s.
LO)("app ID",e,t,(0,s.TU)("createApp","id","the.name.of.the.id"));if(l instanceof $)throw(0,s.zs)("app ID",l.paths,t,a("createApp",l));return l},He=(e,t,i,d)=>{
(0,k.c)(e,t);const l=d?.values??de,p=Ie(e,l),b=_(e,u.uq,l);if(!(p===void 0||p instanceof $||b===void 0||b instanceof $))return{...p,buildCommand:(0,s.Qq)(b.fields,
"buildcommand"),outputDirectory:(0,s.Qq)(b.fields,"outputdirectory"),region:(0,s.Qq)(b.fields,"region")}},Ye=(e,t)=>(0,k.c)(e,t);function Ie(e,t){const i=_(e,u.
uq,t);if(i===void 0||i instanceof $)return i;const{id:d,fields:l,layers:p}=i,b=(T,...U)=>se(t,T,()=>(0,s.Qq)(l,...U));return{appID:d,name:b("name","name","appna\
me"),type:b("type","type","apptype"),subdomain:b("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:b("state","state","status"),url:C(t,p)}}const Ge=(e,t,i,d)=>{
(0,k.c)(e,t);const l=d?.values??de,p=_(e,u.uH,l)??_({id:be(i,u.uH)},u.uH);if(!(p===void 0||p instanceof $||h(p.id,t)))return m(p,l,Ve(p,l,t)??"pending")};function Ve(e,t,i){
try{return se(t,"status",()=>Le(e.layers,i,"deploy"))}catch(d){if(d instanceof N.GQ)return;throw d}}const Je=(e,t,i,d)=>{(0,k.c)(e,t);const l=d?.entries?{entries:[],
around:(0,w.Gv)(e)?[(0,s.VF)("",e)]:[]}:j(e,u.uH,t,"listDeployments"),p=d?.entries??o(l.entries),b=p.map(({entry:T,values:U})=>{const P=n(T,U,t),B=se(U,"status",
()=>Le(P.layers,t,"listDeployments"));return{record:P,values:U,status:B}});if(b.length>0&&b.every(({status:T})=>T===void 0)){const T=(0,s.TU)("listDeployments",
"status","the.name.of.the.status");throw(0,s.LO)("deployment status in an entry",p[0]?.entry,t,T)}if(new Set(b.map(({record:T})=>T.id)).size<b.length)throw(0,s.
LO)("ID of its own for each deployment: several entries have the same",void 0,t,a("listDeployments"));return{deployments:b.map(({record:T,values:U,status:P})=>m(
T,U,P??"pending")),nextCursor:se(d?.values??de,"cursor",()=>O(l))}};function o(e){return e.map(t=>({entry:t,values:de}))}function n(e,t,i){const d=Y(e,u.uH,t);if(d instanceof
$){const l=a("listDeployments",d);throw(0,s.zs)("deployment ID in an entry",d.paths,i,l)}if(d!==void 0&&!h(d.id,i))return d;throw(0,s.LO)("deployment ID in an e\
ntry",e,i,a("listDeployments"))}function a(e,t){return(0,s.TU)(e,"id",t?t.paths[0]??"id":"the.name.of.the.id")}function h(e,{path:t}){return t.split("/").includes(
encodeURIComponent(e))}function m({id:e,fields:t,layers:i},d,l){const b=[t,...u.Hl.map(P=>(0,s.Pf)(t.get(P)))].flatMap(P=>[P,(0,s.Pf)(P.get("metadata"))]),T=P=>b.
flatMap(B=>(0,s.Qq)(B,...P)??[])[0],U=(0,s.Qq)(t,...u.Ld,"phase");return{deployID:e,status:l,stage:se(d,"stage",()=>U===l?void 0:U),branch:se(d,"branch",()=>S(T(
u.dI))),commit:se(d,"commit",()=>T(u.cJ)??(0,s.Qq)((0,s.Pf)(t.get("commit")),"sha","id","hash")),url:C(d,i),createdAt:d.has("createdAt")?(0,s.kB)(d,"createdAt"):
(0,s.kB)(t,...u.DE),supersededBy:se(d,"supersededBy",()=>(0,s.Qq)(t,...u.NP))}}function S(e){const t=e?.replace(/^refs\/heads\//,"");return t===void 0||/^[0-9a-f]{40}$/i.
test(t)?void 0:t}const R=(e,t,i,d)=>(d?.entries??o(j(e,u.M0,t,"listEnvironments").entries)).map(({entry:p,values:b})=>{const T=Y(p,u.M0,b),U=T instanceof $?void 0:
T,P=(0,w.Gv)(p)?(0,s.VF)("",p):void 0,B=U?.fields??(P?ie(P):new Map),me=typeof p=="string"?p:(0,s.Qq)(B,...(0,A.aL)("name environmentname environment slug"));return{
environmentID:se(b,"id",()=>U?.id),name:se(b,"name",()=>me),state:se(b,"state",()=>(0,s.Qq)(B,"state","status")),url:C(b,U?.layers??(P?ae(P):[]))}});function V(e){
return(0,A.aL)("production prod live default main").flatMap(i=>e.find(d=>d.name?.toLowerCase()===i)??[])[0]??(e.length===1?e[0]:void 0)}function C(e,t){const d=(e.
has("url")?[new Map([["url",e.get("url")]])]:t.map(({fields:l})=>l)).flatMap(l=>[...u.tl.flatMap(p=>ee(l.get(p))),...u.gW.flatMap(p=>X(l.get(p)))]);return d.find(
l=>l.startsWith("https:"))??d[0]}function X(e){if((0,w.Gv)(e)){const i=(0,s.Pf)(e);return[...u.tl,...(0,A.aL)("web live site public production default")].flatMap(
l=>ee(i.get(l)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return ee((0,w.Gv)(t)?(0,s.Qq)((0,s.Pf)(t),...(0,A.aL)("url name domain hostname host")):
t)}function ee(e){const t=(0,s.Dy)(e),i=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.test(t??"");return t===void 0||i?[]:[t]}}),
3823:((re,K,y)=>{y.d(K,{Y2:()=>j,a6:()=>u,bw:()=>A,dN:()=>L});const N="/api/v1/orgs/{orgID}/projects/{projectID}/apps",w=`${N}/{appID}`,A={createApp:{method:"PO\
ST",path:N},updateApp:{method:"PATCH",path:w},replaceEnv:{method:"PUT",path:`${w}/env`},listEnvironments:{method:"GET",path:`${w}/environments`},deploy:{method:"\
POST",path:`${w}/deployments`},listDeployments:{method:"GET",path:`${w}/deployments`},readFailure:{method:"GET",path:`${w}/deployments/{deployID}/failure`}},k="\
/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",s=`${k}/deployments/{deployID}`,u={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"\
GET",path:"/operator/orgs/{orgID}/apps"},readApp:{method:"GET",path:k},listDeployments:{method:"GET",path:`${k}/deployments`},readDeployment:{method:"GET",path:s},
readLog:{method:"GET",path:`${s}/log`},cancel:{method:"POST",path:`${s}/cancel`},redeploy:{method:"POST",path:`${k}/redeploy`},listEnv:{method:"GET",path:`${k}/\
env`},editEnv:{method:"PATCH",path:`${k}/env`},listReleases:{method:"GET",path:`${k}/releases`},clearCaches:{method:"DELETE",path:`${k}/caches`},rollback:{method:"\
POST",path:`${k}/rollback`},listTables:{method:"GET",path:`${k}/tables`},createTable:{method:"POST",path:`${k}/tables`},deleteTable:{method:"DELETE",path:`${k}/\
tables/{table}`},runtime:{method:"POST",path:`${k}/runtime`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{method:"GET",path:"\
/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${k}/usage`},listNodes:{method:"GET",path:"/operator/nodes"},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},j={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function L(O,v){return O.replace(/\{(\w+)\}/g,(I,$)=>encodeURIComponent(
v[$]??`{${$}}`))}}),1547:((re,K,y)=>{y.d(K,{PY:()=>j,Y4:()=>s,as:()=>w});var N=y(5807);const w=["success","failure","cancelled","pending"],A={success:(0,N.aL)(`\

    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,N.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,N.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,N.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},k=new Map(w.flatMap(L=>A[L].map(O=>[O,L])));function s(L){return L.toLowerCase().replace(/[\s_-]/g,"")}const u=[["failure",/(?:failed|error)$/],["pending",
/(?:inprogress|pending|queued)$/]];function j(L,O=new Map){const v=s(L);return O.get(v)??k.get(v)??u.find(([,I])=>I.test(v))?.[0]}}),4934:((re,K,y)=>{y.d(K,{N:()=>me});
var N=y(7598),w=y(3739),A=y(8302),k=y(4840),s=y(5807),u=y(86),j=y(8438),L=y(1547);const O=(0,s.aL)("failure deploymentfailure deployfailure error deployment"),v=(0,s.
aL)(`
  message errormessage failuremessage statusmessage reason failurereason statusreason description detail
  summary error title cause msg text
`),I=(0,s.aL)(`
  stage phase step failedstage failedstep failedphase errorstep errorstage stagename stepname
`),$=(0,s.aL)("code errorcode failurecode errortype reasoncode"),_=(0,s.aL)("diagnostics errors annotations issues problems findings"),Y=(0,s.aL)(`
  log logs logtail buildlog buildlogs deploylog joblog output lines stdout stderr
  events entries transcript console trace tail excerpt
`),q=[...new Set([...j.m5,...j.wy])],te=(0,s.aL)("error reason cause failure details"),ae=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,
ie=4,ne={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},je=(r,c,f,g)=>{const E=ve(r),M=[Ee((0,u.If)((0,u.w)(E,O))),...Ce(E)],F=J=>M.flatMap(we=>(0,u.
Qq)(we,...J)??[])[0],{placed:x,loose:D}=Fe(M),Q=F(v),Z=[...Te(M,Y)??Te([(0,u.Pf)(E)],q,Array.isArray)??[],...D],z=oe(Q).filter(J=>J.trim()!==""),W={stage:F(I),code:F(
$)??M.flatMap(J=>(0,u.Qq)(J,"type","kind")??[]).find(J=>ae.test(J)),message:z[0]??D[0],exitCode:M.flatMap(J=>(0,u.nd)(J,"exitcode","exitstatus","returncode")??[])[0],
signal:F(["signal","exitsignal"]),log:Z.length===0&&z.length>1?z:Z,diagnostics:x};return ge(Ue(g,W))};function ve(r){return typeof r=="string"?{message:r}:Array.
isArray(r)?r.every(c=>typeof c=="string")?{log:r}:r.some(c=>$e(c)!==void 0)||oe(r).length===0?{errors:r}:{log:r}:r}function Ee(r,c=0){const f=te.map(E=>r.get(E)).
find(A.Gv);if(f===void 0||c>ie)return r;const g=[...r].filter(([,E])=>E!==f);return Ee(new Map([...g,...(0,u.Pf)(f)]),c+1)}function Te(r,c,f=()=>!0){return r.map(
g=>c.flatMap(E=>f(g.get(E))?oe(g.get(E)):[])).find(g=>g.length>0)}function Ue(r,c){const f=r?.values;if(f===void 0)return c;const g=E=>f.has(E)?(0,u.Qq)(f,E):c[E];
return{stage:g("stage"),code:g("code"),message:g("message"),signal:g("signal"),exitCode:f.has("exitCode")?(0,u.nd)(f,"exitCode"):c.exitCode,log:f.has("log")?oe(
f.get("log")):c.log,diagnostics:f.has("diagnostics")?Re(f.get("diagnostics")).flatMap(E=>$e(E)??[]):c.diagnostics}}function ge(r){const{stage:c,code:f,message:g,
signal:E,log:G,diagnostics:M}=r;return{...r,stage:ue(c,ne.word),code:ue(f,ne.word),message:ue(g,ne.text),signal:ue(E,ne.word),log:G.slice(-ne.lines).map(F=>(0,s.
vI)(F,ne.line)),diagnostics:M.filter(({file:F})=>F.length<=ne.file).slice(0,ne.findings)}}function ue(r,c){return r&&(0,s.vI)(r,c)}const Ae=4,ke=200,Qe=100,Ne=new Set(
(0,s.aL)(`
    app application site project user owner team creator author links request
    config spec env environment source git gitsource commit trigger deploymenttrigger
  `)),Me=(0,s.aL)(`
  steps stages phases jobs tasks conditions builds children results components workflows
`),be=new Set((0,s.aL)("deployments deploys releases revisions rollouts runs environments"));function Ce(r){const c=[];let f=[(0,u.Pf)(r)];for(let g=0;g<=Ae&&f.
length>0&&c.length<ke;g+=1)c.push(...f.slice(0,ke-c.length)),f=f.flatMap(Be);return c}function Be(r){return[...r].flatMap(([c,f])=>Ne.has(c)?[]:Array.isArray(f)?
be.has(c)?[]:ce(f,Me.includes(c)).map(Le):(0,A.Gv)(f)?[(0,u.Pf)(f)]:[])}function ce(r,c){const f=r.slice(-Qe).filter(A.Gv).map(u.Pf),g=f.filter(Oe),E=()=>f.filter(
G=>Me.some(M=>Array.isArray(G.get(M))));return(g.length>0||!c?g:E()).toReversed()}const le=(0,s.aL)("status state result outcome conclusion phase");function Oe(r){
return r.get("success")===!1||le.some(c=>Pe(r.get(c),0))}function Pe(r,c){if(typeof r=="string")return/^false$/i.test(r)||(0,L.PY)(r)==="failure";const f=(0,u.Pf)(
r);return c<2&&["name",...le].some(g=>Pe(f.get(g),c+1))}function Le(r){const c=(0,u.Qq)(r,"stage","phase","step","name","id");return c!==void 0&&!r.has("stage")&&
Oe(r)?new Map([...r,["stagename",c]]):r}const ye=(0,s.aL)("location loc position range start span begin region physicallocation"),fe=(0,s.aL)("file filename fil\
epath path uri sourcefile"),Se=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,"notice"]];function Fe(r){const c=new Set(r.flatMap(
E=>_.map(G=>E.get(G)))),f=[],g=[];for(const E of[...c].flatMap(Re).slice(0,ne.lines)){const G=$e(E);G?f.push(G):g.push(...oe(E))}return{placed:f,loose:g}}function Re(r){
return Array.isArray(r)?r:r==null?[]:[r]}function $e(r){const c=pe((0,u.Pf)(r)),f=(0,u.Qq)(c,...fe),g=(0,u.Qq)(c,"message","text","msg","description","reason","\
title");if(f===void 0||g===void 0)return;const E=(0,u.Qq)(c,"severity","level","type","annotationlevel")??"",G=c.has("character")?1:0,M=F=>{const x=(0,u.nd)(c,...(0,s.
aL)(F));return x!==void 0&&x+G>=1?x+G:null};return{file:f.replace(/^file:\/\/\//,"/"),line:M("line linenumber startline row lineno"),column:M("column col column\
number startcolumn character"),severity:Se.find(([F])=>F.test(E))?.[1]??"error",code:ue((0,u.Qq)(c,"code","rule","ruleid"),ne.word)??null,message:(0,s.vI)(g,ne.
text)}}function pe(r,c=0){const f=ye.map(g=>r.get(g)).find(A.Gv);return f===void 0||c>ie?r:(0,u.If)([r,pe((0,u.Pf)(f),c+1)])}const We=(0,s.aL)(`
  text line message msg content output log logs lines entries events items payload textpayload data value tail
`),he=(0,s.aL)("order sequence seq index position linenumber"),_e=(0,s.aL)("timestamp time date createdat created ts");function oe(r,c=0){if(typeof r=="string")
return Ke(r,c);if(c>ie)return[];if(Array.isArray(r))return ze(r).flatMap(E=>oe(E,c+1));const f=(0,u.Pf)(r),g=We.find(E=>f.has(E));return g===void 0?[]:oe(f.get(
g),c+1)}function Ke(r,c){if(c===0&&/^\s*\[\s*\{/.test(r))try{const f=oe(JSON.parse(r),1);if(f.length>0)return f}catch{}return r.replace(/\r?\n$/,"").split(/\r?\n/)}
function ze(r){const c=r.filter(f=>(0,u.Pf)(f).get("hidden")!==!0);return c.length<2||!c.every(A.Gv)?c:se(c,f=>(0,u.nd)(f,...he))??se(c,de)??c}function de(r){return(0,u.
Qq)(r,..._e)===void 0?void 0:(0,u.kB)(r,..._e)}function se(r,c){const f=r.map(g=>({entry:g,key:c((0,u.Pf)(g))}));if(!f.some(g=>g.key===void 0))return f.sort((g,E)=>Number(
g.key)-Number(E.key)).map(({entry:g})=>g)}var De=y(3823),He=y(9570);const Ye=new Map([...Object.entries(He.I).map(([r,{input:c}])=>[r,c]),["commit","repository"],
["env","env"]]);function Ie({fields:r},{name:c,ours:f,sent:g}){if(r.length===0)return;const E=r.map(D=>({...D,own:Je(D.field,f,g)})),G=E.map(({field:D,own:Q,message:H})=>{
const Z=Q===void 0?"which is not sent":`from the input ${Ye.get(Q)??"app-settings"}`;return`; ${Q!==void 0&&Q!==D?`${D} (our ${Q})`:D}, ${Z}: "${H}"`}),M=new Set(
E.flatMap(({own:D})=>D??[])),F=Object.keys(f).map(D=>`"${M.has(D)?`NAME-FOR-${D}`:D}": ${Ve(D)}`),x=E.flatMap(({field:D,own:Q})=>Q===void 0?[Ge(D)]:[]);return{words:G.
join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${c}: |
    {${[...F,...x].join(", ")}}`}}function Ge(r){const[c="",...f]=r.split(".");return`"${c}": ${f.length===0?"VALUE":`{${Ge(f.join("."))}}`}`}function Ve(r){return/^[A-Za-z]\w*$/.
test(r)?r:`\`${r}\``}function Je(r,c,f){const g=r.split("."),E=g.at(-1)??"",G=Object.keys(c),M=G.find(D=>[r,E,g[0]??""].some(Q=>(0,u.tK)(Q)===(0,u.tK)(D)));if(M!==
void 0)return M;const F=g.reduce((D,Q)=>(0,A.Gv)(D)?D[Q]:void 0,f);if(F===void 0)return;const x=G.filter(D=>JSON.stringify(c[D])===JSON.stringify(F));return x.length===
1?x[0]:void 0}const o={createApp:{doing:"create the app",mayRepeat:!1,decode:k.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:k.BE},replaceEnv:{doing:"\
replace the variables",mayRepeat:!0,decode:k._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:k.Dr},deploy:{doing:"start the deployment",
mayRepeat:!1,decode:k.Dd},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:k.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,
decode:je}},n=50;function a(r,{org:c,project:f},g){const E={orgID:c,projectID:f},G=x=>({...E,appID:x});async function M(x,D,Q,H){const Z={org:c,project:f,app:Q.
parameters.appID??""},W=(H===void 0?void 0:await g?.request(x,H,Z))??H,J=D.mayRepeat&&De.bw[x].method==="GET";return r({...D,route:De.bw[x],decode:async(we,xe,Xe)=>D.
decode(we,xe,Xe,await g?.answer(x,we))},{...Q,...W===void 0?{}:J?{query:h(W)}:{body:W},readError:g&&((we,xe)=>g.error(we,xe)),explain:W===void 0||J?void 0:(we,xe)=>xe===
400||xe===422?Ie(we,{name:x,ours:H??{},sent:W}):void 0})}const F=(x,{limit:D,cursor:Q,signal:H}={})=>{const Z=(0,A.Eb)({limit:D?.toString(),cursor:Q});return M(
"listDeployments",o.listDeployments,{parameters:G(x),signal:H},Z)};return{listDeployments:F,createApp:(x,D={})=>M("createApp",o.createApp,{parameters:E,...D},x),
updateApp:(x,D,{signal:Q}={})=>M("updateApp",o.updateApp,{parameters:G(x),signal:Q},D),replaceEnv:(x,D,{signal:Q}={})=>M("replaceEnv",o.replaceEnv,{parameters:G(
x),signal:Q},{env:Object.fromEntries(D)}),listEnvironments:(x,{signal:D}={})=>M("listEnvironments",o.listEnvironments,{parameters:G(x),signal:D}),deploy:(x,D,Q={})=>M(
"deploy",o.deploy,{parameters:G(x),...Q},{...D}),async*allDeployments(x,D={}){const Q=new Set;let H=D.cursor;for(let Z=0;Z<n;Z+=1){const{deployments:z,nextCursor:W}=await F(
x,{...D,cursor:H});if(yield*z,W===void 0||Q.has(W))return;Q.add(W),H=W}},async readFailure(x,D,{signal:Q}={}){try{return await M("readFailure",o.readFailure,{parameters:{
...G(x),deployID:D},signal:Q})}catch(H){if(H instanceof w.GQ&&H.call?.status===404)return;throw H}}}}function h(r){const c=Object.entries(r).filter(([,f])=>["st\
ring","number","boolean"].includes(typeof f));return Object.fromEntries(c.map(([f,g])=>[f,String(g)]))}var m=y(9696),S=y(9127);const R="Give the identity provid\
er's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",C=[{code:"access_token_given",broken:({header:r})=>/^(?:application\/)?at\+jwt$/i.
test(String(r.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:R},{code:"access_token_given",broken:({claims:r})=>r.token_use==="access"||
r.typ==="Bearer",because:({claims:r})=>`is an access token by its claim (${r.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:R},{code:"access_tok\
en_given",broken:({claims:r})=>[r.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access token",
remedy:R},{code:"invalid_id_token",broken:({claims:r},c)=>typeof r.exp=="number"&&r.exp*1e3<=c,because:({claims:r},c)=>`expired ${(0,S.a3)(c-Number(r.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:r})=>typeof r.
email!="string"||r.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function X(r,c,f="id-token",g){const E=ee(r);
if(E===void 0){const M=!r.includes(".");throw new w.GQ(M?"access_token_given":"invalid_id_token",M?`The token of ${f} is opaque: an ID token is a JWT, this seem\
s to be an access token or a key`:`The token of ${f} is not a JWT: it does not have three parts that can be decoded`,{input:f,remedy:R})}const G=C.find(({broken:M})=>M(
E,c));if(G!==void 0){const M=`The token of ${f} ${G.because(E,c)}`,F=new w.GQ(G.code,M,{input:f,remedy:G.remedy});if(G.code!=="email_claim_missing"||g===void 0)
throw F;g(F)}return{expiresAt:typeof E.claims.exp=="number"?E.claims.exp*1e3:void 0}}function ee(r){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(r))return;const[c,f]=r.split(
".").slice(0,2).map(e);return c!==void 0&&f!==void 0?{header:c,claims:f}:void 0}function e(r){try{const c=JSON.parse(Buffer.from(r,"base64url").toString("utf8"));
return(0,A.Gv)(c)?c:void 0}catch{return}}const t=6e4,i=15e3;function d(r,c){const f=(0,m.p)(c),{clock:g}=c;let E,G,M,F=!1;const x=r.mayLackEmail&&c.onNoEmail?D:
void 0;function D(z){M=z}function Q(){M&&!F&&c.onNoEmail?.(M),F||=M!==void 0}async function H(){const z=await r.obtain(f,c),W=g.now(),{expiresAt:J=Number.POSITIVE_INFINITY}=X(
z,W,r.input,x);return{token:z,expiresAt:J,renewAt:Math.max(J-t,W+(J-W)/2)}}async function Z(){return G??=H().finally(()=>{G=void 0}),E=await G,E}return{async token(){
if(E===void 0)return(await Z()).token;if(g.now()<E.renewAt)return E.token;const z=E;try{return(await Z()).token}catch(W){if(g.now()>=z.expiresAt)throw W;return E=
{...z,renewAt:g.now()+i},z.token}},async renew(z){return Q(),r.renewable===!1?!1:E!==void 0&&E.token!==z?!0:(await Z()).token!==z}}}var l=y(3532),p=y(7399),b=y(
5636),T=y(1619);function U(r){const c=(0,T.J)(r.baseUrl,"base-url"),f=(0,m.p)(r);return async(g,E)=>{const{doing:G,mayRepeat:M,decode:F,takesText:x,route:D}=g,{
body:Q,signal:H,readError:Z,explain:z}=E;let W="";return f({doing:G,mayRepeat:M,read:(0,p.t)({decode:F,takesText:x,readError:Z,explain:z}),signal:H,request:{method:D.
method,url:P(c,D.path,E),headers:{...b.H1,...(0,A.Eb)({"content-type":Q===void 0?void 0:"application/json","idempotency-key":M?void 0:E.idempotencyKey??r.uuid()})},
...(0,A.Eb)({body:Q===void 0?void 0:JSON.stringify(Q)})},async authorize(J){return W=await r.tokens.token(),{...J,headers:{...J.headers,authorization:`Bearer ${W}`}}},
renew:()=>r.tokens.renew(W)})}}function P(r,c,{parameters:f,query:g={}}){for(const[G,M]of Object.entries(f))if(/^\.{0,2}$/.test(M))throw new w.GQ("invalid_input",
`"${M}" is not a valid ${G}`,{remedy:"Give the identifier that the platform shows."});const E=new URL(r);E.pathname+=(0,De.dN)(c,f).slice(E.pathname.endsWith("/")?
1:0);for(const[G,M]of Object.entries(g))M!==void 0&&E.searchParams.set(G,M);return E}var B=y(336);function me(r,{baseUrl:c,source:f},g){const{reporter:E,tree:G,
signal:M,clock:F=B.ml}=g,x={clock:F,every:B.fm,random:Math.random,uuid:N.randomUUID},D=({message:W,remedy:J})=>E({type:"warning",message:W,remedy:J}),Q={...x,fetch:g.
fetch,signal:g.requestSignal??M,onTrouble:({error:W})=>D({message:`${W.message}; trying again`,remedy:void 0})},{run:H,onSecret:Z}=g,z=d(f,{...Q,run:H,onSecret:Z,
onNoEmail:D});return{...x,reporter:E,tree:G,signal:M,tokens:z,platform:a(U({...Q,baseUrl:c,tokens:z}),r,r.apiMap),fetch:(0,l.Q)(g.fetch),async identify(){return await z.
token(),f.description}}}}),8616:((re,K,y)=>{y.d(K,{g:()=>se});var N=y(9127),w=y(3739),A=y(5807),k=y(4840),s=y(7715);const u=3,j=[500,1500,3e3];async function L(o){
for(let n=1;;n++)try{return await o.send()}catch(a){if(o.signal.throwIfAborted(),!v(a))throw a;const h=await(0,s.d)(j,()=>o.find(),o);if(h!==void 0)return h;if(n===
u||O(a))throw a}}function O(o){return o instanceof w.GQ&&o.call?.unclear===!0}function v(o){return o instanceof w.GQ&&(o.call?.outcome==="unknown"||o.code==="un\
expected_response")}async function I(o,n){const a=await $(o,n.platform);if(a)return a;if(o.create)return Y(o,n);throw new w.GQ("app_not_found",`The platform kno\
ws no app "${o.app}" in ${o.org}/${o.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function $(o,n){
for(const a of new Set([o.rememberedAppID??o.app,o.app])){const h=await _(n,a);if(h)return h}}async function _(o,n){try{const a=await o.listEnvironments(n);return{
appID:n,created:!1,url:(0,k.zS)(a)?.url,subdomain:void 0}}catch(a){if(ae(a)===404)return;if(q(a))return{appID:n,created:!1,url:void 0,subdomain:void 0};throw a}}
async function Y(o,n){const{platform:a}=n,{settings:h,...m}=o.configuration,R={...Object.fromEntries(Object.entries(h).filter(([,C])=>C!==null)),...m,name:o.app,
type:o.appType},V=n.uuid();try{return await L({...n,send:async()=>({...await a.createApp(R,{idempotencyKey:V}),created:!0}),find:async()=>{const C=await _(a,o.app);
return C&&{...C,created:!0}}})}catch(C){if(q(C))throw ie("The app was created, but its ID cannot be read",C);if(ae(C)!==409||te(C))throw C;const X=await _(a,o.app);
if(X)return X;const ee=`${o.org}/${o.project}`;throw new w.GQ("app_unreachable_by_name",`${ee} has an app named "${o.app}", but under another ID`,{input:"app",remedy:"\
Set the input app to the app's ID, as the platform's own pages show it.",cause:C})}}function q(o){return o instanceof w.GQ&&o.call?.unclear===!0}function te(o){
return o instanceof w.GQ&&o.call?.serviceCode==="domain_taken"}function ae(o){return o instanceof w.GQ?o.call?.status:void 0}function ie(o,n){return n.with({message:`${o}\
: ${n.message}`,cause:n})}const ne=["buildCommand","outputDirectory","region"];async function je(o,n,a){const{settings:h,...m}=o.configuration,S={...h,...m},R=await a.
updateApp(n,S),V=ne.flatMap(ee=>R?.[ee]&&S[ee]===void 0?[[ee,R[ee]]]:[]),C=V.map(([ee,e])=>`${ee} "${(0,A.Ow)(e,60)}"`),X=Object.keys(S).sort().join(", ");return{
url:R?.url,subdomain:R?.subdomain,detail:C.length===0?X:`${X}; kept from before: ${C.join(", ")}`,kept:Object.fromEntries(V)}}var ve=y(1547);const Ee=5*6e4,Te=6e4,
Ue=3;async function ge(o,n,a,h){const m=new AbortController,S=h.every(1e3,()=>h.clock.now()-a>=n.timeoutMs&&m.abort());try{return await ue(o,n,a,h,m.signal)}finally{
S()}}async function ue(o,n,a,h,m){const{clock:S,narrator:R}=h,V=new Ne(S,R);let C,X=[],ee=S.now();for(;;){const e=await V.tolerate(()=>h.look(m),h.signal,m),t=S.
now()-a,i=e?.find(p=>p.deployID===o);if((i||!e)&&(ee=S.now()),S.now()-ee>Te)throw Qe(o,C);i&&(i.status!==C?.status||i.stage!==C.stage)&&R.report({type:"status",
status:i.status,stage:i.stage,elapsedMs:t}),C=i??C;const d=i?Ae(i,n,R):"pending";if(d!=="pending"){const p=i&&d==="cancelled"?ke(i,e??[],X):void 0;return{family:d,
deployment:i,overtakenBy:p}}if(X=e??X,t>=n.timeoutMs)return{family:"pending",deployment:C,overtakenBy:void 0};const l=n.pollIntervalMs??(0,s.x)(t,h.random);await S.
sleep(Math.max(1,Math.min(l,n.timeoutMs-t)),h.signal)}}function Ae(o,n,a){const h=(0,ve.PY)(o.status,n.statusMap);return h||(a.warn(`The platform reports the st\
atus "${o.status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for example: ${o.status}=success`),"pending")}
function ke(o,n,a){if(o.supersededBy)return o.supersededBy;const{createdAt:h}=o;if(h===void 0){const S=n[n.indexOf(o)-1];return a.some(R=>R.deployID===S?.deployID)?
void 0:S?.deployID}return n.filter(S=>S.createdAt!==void 0&&S.createdAt>h).sort((S,R)=>Number(S.createdAt)-Number(R.createdAt))[0]?.deployID}function Qe(o,n){const a=n?
`; its last status was "${n.status}"`:"";return new w.GQ("deployment_lost",`The deployment ${o} is not in the platform's list${a}`,{remedy:"Look at the app in t\
he platform: it is unknown here whether it deployed. Run again to deploy anew."})}class Ne{#e;#n;#t;#s=!1;#r=0;constructor(n,a){this.#e=n,this.#n=a}async tolerate(n,a,h){
try{const m=await n();return this.#t=void 0,this.#r=0,m}catch(m){if(a.throwIfAborted(),h.aborted)return;const S=(0,w.I7)(m);if(!Me.has(S.code)||(this.#r=S.call?.
unclear?this.#r+1:0,this.#r>=Ue)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>Ee))throw S;if(!this.#s){const R=(0,N.a3)(Ee);this.#n.warn(`The deployment list\
 fails: ${S.message}; asking again for up to ${R}`)}this.#s=!0;return}}}const Me=new Set(["rate_limited","service_error","unexpected_response","response_too_lar\
ge","unreachable","request_timeout"]);var be=y(5635);async function Ce(o,n,a,h){return le(o)??await Be(n.appID,h)??le(n.url)??ce(n,a)}async function Be(o,n){const a=await n.
listEnvironments(o).catch(()=>[]);return le((0,k.zS)(a)?.url)}function ce(o,n){const a=n.urlTemplate;if(!(a?.includes("{subdomain}")&&!o.subdomain))return le(a?.
replaceAll("{subdomain}",o.subdomain??"").replaceAll("{app}",o.appID))}function le(o){if(!o)return;const n=URL.parse(o.includes("://")?o:`https://${o}`);return n&&
(n.protocol==="https:"||n.protocol==="http:")?n.href:void 0}const Oe=6e4,Pe=500,Le=5e3,ye=1e4,fe="x-slipway-release";async function Se(o,n){const a=n.clock.now();
let h=Pe;for(let m=1;;m++){const S=await Re(o,n);if(S.kind==="page")return m;if(S.kind==="no-page")throw Fe(S.url,n.deployID);const R=n.clock.now()-a;if(R+h>Oe){
const V=`after ${(0,N.a3)(R)} and ${m} tries`;throw new w.GQ("verify_failed",`${o} ${S.words} ${V}`,{remedy:'Open the URL: a first deploy may still wait for DNS\
. Set verify to "off" if the site is not public.'})}await n.clock.sleep(h,n.signal),h=Math.min(Le,h*2)}}function Fe(o,n){const a=URL.parse(o)?.pathname??"/",h=a===
"/"?"index.html":`page for ${a}`;return new w.GQ("verify_failed",`${o} answers 404: the release ${n} has no ${h}`,{remedy:'Check that output-directory is the fo\
lder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Re(o,{fetch:n,signal:a,deployID:h}){try{const m=await n(
o,{signal:AbortSignal.any([a,AbortSignal.timeout(ye)])});if(await m.body?.cancel(),m.status<400)return{kind:"page"};const S=h!==void 0&&m.headers.get(fe)===h;return m.
status===404&&S?{kind:"no-page",url:m.url||o}:{kind:"trouble",words:`answers ${m.status}`}}catch(m){a.throwIfAborted();const S=m instanceof Error&&m.cause instanceof
Error?m.cause:m;return{kind:"trouble",words:`cannot be reached (${S instanceof Error?S.message:String(S)})`}}}async function $e(o,n,a){const h=await he(a.platform,
n),m=h.find(X=>X.deployID===o.attachTo);if(m&&pe(m,o))return{deployID:m.deployID,attached:!0};const S=new Set(h.map(X=>X.deployID)),R=a.uuid(),V=async()=>_e(await We(
a.platform,n,S),o);return{deployID:await L({...a,send:async()=>{a.onStart();const X=await a.platform.deploy(n,{branch:o.configuration.branch,commit:o.commit},{idempotencyKey:R});
return(X?.deployID===n?void 0:X?.deployID)??await de(V,a)},find:V}),attached:!1}}function pe(o,n){return((0,ve.PY)(o.status,n.follow.statusMap)??"pending")==="p\
ending"}async function We(o,n,a){return(await he(o,n)).filter(m=>!a.has(m.deployID))}async function he(o,n){const{deployments:a,nextCursor:h}=await o.listDeployments(
n),[m,S]=[a[0]?.createdAt,a.at(-1)?.createdAt],R=m!==void 0&&S!==void 0&&m<S;if(h===void 0||!R)return a;const V=[...a];for await(const C of o.allDeployments(n,{
cursor:h}))V.push(C);return V}function _e(o,n){const a=o.filter(m=>oe(m.commit,n.commit)&&Ke(m.branch,n.configuration.branch));if(a.length<2)return a[0]?.deployID;
const h=a.map(m=>m.deployID).join(", ");throw new w.GQ("deployment_lost",`The platform named no deployment, and several are new: ${h}`,{remedy:"Let runs for one\
 app wait for each other with a concurrency group, then run again."})}function oe(o,n){return!o||!n||!/^[0-9a-f]{7,64}$/i.test(o)?!0:n.toLowerCase().startsWith(
o.toLowerCase())}function Ke(o,n){return!o||o===n}const ze=[0,500,1e3,2e3,4e3,8e3];async function de(o,n){const a=await(0,s.d)(ze,o,n);if(a!==void 0)return a;throw new w.
GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: it is unknown here wheth\
er it deploys."})}async function se(o,n){const a=new De(o,n),h=n.every(2e3,()=>a.heartbeat());try{return await a.go()}catch(m){return a.broken(n.signal.aborted?
a.interruption():(0,w.I7)(m))}finally{h()}}class De{#e;#n;#t;#s;#r=!1;#o;#a;#i;constructor(n,a){this.#e=n,this.#n=a,this.#t=(0,be.M)(a.reporter,a.clock,a.signal)}heartbeat(){
this.#t.heartbeat()}async go(){const{phase:n}=this.#t;if(await n("identity",async()=>[void 0,await this.#n.identify()]),this.#e.dryRun)return this.#y();const a=await n(
"app",()=>this.#c()),{env:h}=this.#e;a.created||await n("configure",()=>this.#d(a)),h.kind==="replace"&&await n("env",()=>this.#u(a,h.variables));const m=this.#n.
clock.now(),S=await n("trigger",()=>this.#l(a));if(!this.#e.follow.wait)return this.outcome("pending");const R=await n("follow",()=>this.#f(a,S,m));return this.#p(
R,a,S)}async#c(){const n=await I(this.#e,this.#n);return this.#s=n,this.#t.report({type:"app-known",appID:n.appID,created:n.created}),[n,n.created?`created ${n.
appID}`:`found ${n.appID}`]}async#d(n){const{detail:a,kept:h,...m}=await je(this.#e,n.appID,this.#n.platform);return this.#e={...this.#e,kept:h},this.#s={...n,url:m.
url??n.url,subdomain:m.subdomain??n.subdomain},[void 0,a]}async#u(n,a){return await this.#n.platform.replaceEnv(n.appID,a),[void 0,a.size===1?"1 variable":`${a.
size} variables`]}async#l(n){const a=()=>{this.#r=!0},{deployID:h,attached:m}=await $e(this.#e,n.appID,{...this.#n,onStart:a});return this.#o=h,this.#t.report({
type:"deployment-known",deployID:h,attached:m}),[h,m?`attached to ${h}, which an earlier run started`:h]}async#f(n,a,h){const m=V=>He(a,n.appID,this.#n.platform,
V),S=await ge(a,this.#e.follow,h,{...this.#n,look:m,narrator:this.#t}),R=S.family==="pending"&&this.#e.follow.onTimeout==="detach";return[S,S.deployment?.status??
S.family,S.family!=="success"&&!R]}async#p(n,a,h){switch(n.family){case"success":return this.#h(n,a);case"failure":return this.#g(a,h);case"cancelled":return this.
outcome("cancelled",Je(h,n.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?Ye(h,this.#e):void 0);default:return(0,w.
xb)(n.family)}}async#h(n,a){this.#a=await Ce(n.deployment?.url,this.#s??a,this.#e,this.#n.platform),this.#a&&this.#t.report({type:"url",url:this.#a});try{this.#e.
verify!=="off"&&await this.#t.phase("verify",()=>this.#m(this.#a))}catch(h){this.#n.signal.throwIfAborted();const m=(0,w.I7)(h);if(this.#e.verify==="fail")return this.
outcome("succeeded",m);this.#t.warn(`Deployed, but ${m.message}`,m.remedy)}return this.outcome("succeeded")}async#m(n){if(!n)throw new w.GQ("verify_failed","the\
 platform named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const a=await Se(n,{...this.#n,deployID:this.#o});return[void 0,a===
1?"answers":`answers, after ${a} tries`]}async#g(n,a){this.#i=await this.#t.phase("explain",async()=>{const{explain:S}=await y.e(902).then(y.bind(y,6902)),R=await S(
a,n.appID,this.#e,this.#n,this.#t);return[R,R.code??"no code given"]}),this.#t.report({type:"failure",report:this.#i});const{headline:h,remedy:m}=this.#i;return this.
outcome("failed",new w.GQ("deploy_failed",h,{remedy:m}))}interruption(){return Ie(this.#o,this.#r)}broken(n){const a=n.call?.outcome==="refused"||n.call?.outcome===
"not-sent";return this.#o!==void 0||this.#r&&!a?this.outcome("pending",Ve(this.#o,n)):this.outcome(n.code==="interrupted"?"cancelled":"failed",n)}async#y(){const{
configuration:n,env:a,app:h,org:m,project:S}=this.#e,R=await $(this.#e,this.#n.platform);this.#s=R;const V=[R?`update the app ${R.appID} in ${m}/${S}`:`create t\
he app ${h} in ${m}/${S}`,a.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...a.variables.keys()].join(", ")||"none"}`,`deploy ${n.repository}\
, branch ${n.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const C of V)this.#t.report({type:"notice",message:`Dry run: would ${C}`});return this.
outcome("skipped")}outcome(n,a){return{status:n,appID:this.#s?.appID,appCreated:this.#s?.created??!1,deployID:this.#o,url:this.#a,failure:this.#i,error:a,phases:this.#t.
phases}}}async function He(o,n,a,h){const m=[];for await(const S of a.allDeployments(n,{signal:h}))if(m.push(S),S.deployID===o)break;return m}function Ye(o,{follow:n}){
const a=(0,N.a3)(n.timeoutMs),h=`The deployment ${o} has not ended within ${a}; the platform goes on with it`;return new w.GQ("deploy_timeout",h,{input:"timeout",
remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment."})}function Ie(o,n){return o?new w.GQ("interrupt\
ed",`Interrupted; the platform goes on with ${o}`,{remedy:"A re-run for the same commit follows the same deployment."}):n?new w.GQ("interrupted","Interrupted wh\
ile starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one starts another deployment."}):
new w.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}const Ge=new Set(["interrupted","deployment_lost","deploy_timeout","\
internal"]);function Ve(o,n){if(Ge.has(n.code))return n;const a=o?`The deployment ${o}`:"A deployment";return ie(`${a} was started and goes on, but cannot be fo\
llowed`,n)}function Je(o,n){const a=n?`: ${n} overtook it`:"";return new w.GQ("deploy_cancelled",`The deployment ${o} was cancelled${a}`,{remedy:n?`Follow ${n} \
instead; it deploys a newer state.`:"Run again to deploy anew."})}}),5635:((re,K,y)=>{y.d(K,{M:()=>A});var N=y(9439);const w=25e3;function A(k,s,u){const j=[],L=new Set;
let O=s.now(),v=O,I="";const $=_=>{O=s.now(),_.type==="phase-started"&&(v=O,I=`at ${N.K[_.phase]}`),_.type==="status"&&(v=O-_.elapsedMs,I=_.status),k(_)};return{
report:$,phases:j,heartbeat(){const _=s.now();I===""||_-O<w||$({type:"heartbeat",status:I,elapsedMs:_-v})},async phase(_,Y){u?.throwIfAborted();const q=s.now();
$({type:"phase-started",phase:_});let te;try{const[ae,ie,ne=!1]=await Y();return te={type:"phase-finished",phase:_,detail:ie,ms:s.now()-q,failed:ne},ae}finally{
j.push({phase:_,ms:s.now()-q}),te&&$(te)}},warn(_,Y){L.has(_)||(L.add(_),$({type:"warning",message:_,remedy:Y}))}}}}),7715:((re,K,y)=>{y.d(K,{d:()=>L,x:()=>j});
const N=3e4,w=.02,A=.05,k=100,s=1e4,u=.2;function j(O,v){const I=O<N?w:A;return Math.min(s,Math.max(k,O*I))*(1-u*v())}async function L(O,v,{clock:I,signal:$}){for(const _ of O){
_>0&&await I.sleep(_,$);const Y=await v();if(Y!==void 0)return Y}}}),7244:((re,K,y)=>{y.d(K,{c:()=>A});var N=y(3024),w=y(7994);function A(k){const s=(u,j)=>{try{
return j()}catch{return u}};return{exists:u=>s(!1,()=>(0,N.statSync)((0,w.LI)(k,u)).isFile()),list:u=>s([],()=>(0,N.readdirSync)((0,w.LI)(k,u)))}}})};export{qe as id,Ze as ids,et as modules};

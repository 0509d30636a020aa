const wn=541,vn=[541],En={3130:((Y,Q,E)=>{E.d(Q,{g:()=>r});var k=E(86),R=E(7399),_=E(5636);function r(h,{requestUrl:S,requestToken:L,audience:T},G,$){const D=new URL(
S);T&&(D.search+=`${D.search===""?"":"&"}audience=${encodeURIComponent(T)}`);const w=(b,j)=>{const N=(0,k.Qq)((0,k.Pf)(b),"value");if(N===void 0)throw(0,k.LO)("\
token (value)",b,j);return $(N),N};return G({doing:`get an ID token from ${h}`,request:{method:"GET",url:D,headers:{..._.H1,authorization:`Bearer ${L}`}},mayRepeat:!0,
authorize:b=>b,read:(0,R.t)({decode:w})})}}),3532:((Y,Q,E)=>{E.d(Q,{Q:()=>_});var k=E(7067),R=E(8302);function _(h){return(S,L)=>{const T=new URL(S instanceof Request?
S.url:S);return T.protocol==="http:"&&T.hostname.endsWith(".localhost")&&!L?.body?r(T,L):h(S,L)}}function r(h,S){const L={host:"127.0.0.1",port:h.port||80,path:h.
pathname+h.search,method:S?.method??"GET",headers:{...Object.fromEntries(new Headers(S?.headers)),host:h.host},...(0,R.Eb)({signal:S?.signal??void 0})};return new Promise(
(T,G)=>{const $=(0,k.request)(L,D=>{const w=[];D.on("data",b=>w.push(b)),D.on("error",G),D.on("end",()=>{const b=D.statusCode??502,j=Object.entries(D.headers).map(
([N,z])=>[N,String(z)]);T(new Response(b===204||b===304?null:Buffer.concat(w),{status:b,headers:j}))})});$.on("error",G),$.end()})}}),7994:((Y,Q,E)=>{E.d(Q,{FK:()=>h,
LI:()=>S,wZ:()=>T});var k=E(3024),R=E(1455),_=E(6760),r=E(3739);function h($,D){const w=(0,_.relative)($,D);return w===""||w!==".."&&!w.startsWith(`..${_.sep}`)&&
!(0,_.isAbsolute)(w)}function S($,D){const w=(0,_.resolve)($,D);if(D.includes("\0")||!h((0,_.resolve)($),w))throw G(D);return w}async function L($,D){const[w,b]=await Promise.
all([realpath($),realpath(S($,D))]);if(!h(w,b))throw G(D);return b}function T($,D){if(!(0,k.existsSync)($)){T((0,_.dirname)($),D);try{(0,k.mkdirSync)($,{mode:D})}catch(w){
if((0,r.xU)(w)!=="EEXIST")throw w}}}function G($){return new r.GQ("path_escapes_root",`The path "${$}" leaves its root folder`,{remedy:"Name a path inside the f\
older, without links that lead out of it."})}}),7496:((Y,Q,E)=>{E.d(Q,{x:()=>R});const k={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",ignored_rule:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function R({code:_}){return k[_]}}),292:((Y,Q,E)=>{E.d(Q,{Ej:()=>D,Sk:()=>L,by:()=>T,
h0:()=>h,hS:()=>S,iF:()=>r,sX:()=>R,zD:()=>$});var k=E(5807);function R({pages:w,links:b,files:j,bytes:N}){return`Checked ${_(w,"page")}, ${_(b,"link")} and ${_(
j,"file")} (${D(N)})`}function _(w,b){return`${$(w)} ${b}${w===1?"":"s"}`}function r(w){const{base:b}=w,j=`${(0,k.Ow)(b.name,100)} (${h(b)})`;if(w.kind==="untol\
d")return`the difference to ${j} is unknown: ${w.why}`;const{pages:N,files:z,bytes:V,brotli:oe}=w.difference;return`${[S(N," pages"),S(z," files"),L(V),L(oe," w\
ith Brotli")].join(", ")} against ${j}`}function h({commit:w}){return w.slice(0,7)}function S({now:w,change:b},j=""){return`${$(w)}${j} (${G(b,$)})`}function L({
now:w,change:b},j=""){return`${D(w)}${j} (${T(b)})`}function T(w){return G(w,D)}function G(w,b){return`${w>0?"+":w<0?"-":"\xB1"}${b(Math.abs(w))}`}function $(w){
return String(w).replace(/\B(?=(?:\d{3})+$)/g,",")}function D(w){return w<1e3?`${w} B`:w<1e6?`${(w/1e3).toFixed(1)} kB`:`${(w/1e6).toFixed(1)} MB`}}),3823:((Y,Q,E)=>{
E.d(Q,{Y2:()=>L,a6:()=>S,bw:()=>_,dN:()=>T});const k="/api/v1/orgs/{orgID}/projects/{projectID}/apps",R=`${k}/{appID}`,_={createApp:{method:"POST",path:k},updateApp:{
method:"PATCH",path:R},replaceEnv:{method:"PUT",path:`${R}/env`},listEnvironments:{method:"GET",path:`${R}/environments`},deploy:{method:"POST",path:`${R}/deplo\
yments`},listDeployments:{method:"GET",path:`${R}/deployments`},readFailure:{method:"GET",path:`${R}/deployments/{deployID}/failure`}},r="/operator/orgs/{orgID}\
/projects/{projectID}/apps/{appID}",h=`${r}/deployments/{deployID}`,S={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/oper\
ator/orgs/{orgID}/apps"},readApp:{method:"GET",path:r},listDeployments:{method:"GET",path:`${r}/deployments`},readDeployment:{method:"GET",path:h},readLog:{method:"\
GET",path:`${h}/log`},cancel:{method:"POST",path:`${h}/cancel`},redeploy:{method:"POST",path:`${r}/redeploy`},listEnv:{method:"GET",path:`${r}/env`},editEnv:{method:"\
PATCH",path:`${r}/env`},listReleases:{method:"GET",path:`${r}/releases`},clearCaches:{method:"DELETE",path:`${r}/caches`},rollback:{method:"POST",path:`${r}/rol\
lback`},listTables:{method:"GET",path:`${r}/tables`},createTable:{method:"POST",path:`${r}/tables`},deleteTable:{method:"DELETE",path:`${r}/tables/{table}`},runtime:{
method:"POST",path:`${r}/runtime`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/\
projects/{projectID}/usage"},appUsage:{method:"GET",path:`${r}/usage`},listNodes:{method:"GET",path:"/operator/nodes"},createConsoleLink:{method:"POST",path:"/o\
perator/console-link"}},L={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function T(G,$){return G.replace(/\{(\w+)\}/g,(D,w)=>encodeURIComponent($[w]??`{${w}\
}`))}}),1547:((Y,Q,E)=>{E.d(Q,{P:()=>h,Y:()=>_});const k=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deploye\
d","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error",
"errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncf\
ailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","d\
egraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","cancele\
dbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting","initializing","started","runnin\
g","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancel\
ling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendi\
ngreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","ve\
rifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],R=new Map(k.flatMap(([S,L])=>L.map(T=>[T,S])));function _(S){return S.
toLowerCase().replace(/[\s_-]/g,"")}const r=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function h(S,L=new Map){const T=_(S);
return L.get(T)??R.get(T)??r.find(([,G])=>G.test(T))?.[0]}}),9574:((Y,Q,E)=>{E.d(Q,{N:()=>mn});var k=E(7598),R=E(3739),_=E(8302),r=E(86),h=E(8438);function S(e){
const t=e.flatMap(({fields:n})=>[...h.tl.flatMap(s=>T((0,r.Dy)(n,s))),...h.gW.flatMap(s=>L(n.get(s)))]);return t.find(n=>n.startsWith("https:"))??t[0]}function L(e){
if((0,_.Gv)(e)){const n=(0,r.Pf)(e);return[...h.tl,"web","live","site","public","production","default"].flatMap(i=>T((0,r.Dy)(n,i)))}if(!Array.isArray(e)||e.length!==
1)return[];const[t]=e;return(0,_.Gv)(t)?T((0,r.Dy)((0,r.Pf)(t),"url","name","domain","hostname","host")):T((0,r.Dy)(new Map([["",t]]),""))}function T(e){const t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(e??"");return e===void 0||t||(0,r.Qq)(new Map([["",e]]),"")===void 0?[]:[e]}var G=E(1787);class ${candidates;constructor(t){this.candidates=t}get paths(){return this.
candidates.map(({path:t})=>t)}}function D({names:e,kin:t}){const n=(s,i)=>s.flatMap(u=>i.map(d=>u+d));return[n(e,[...h.S3,"number"]),h.S3,n(t,h.S3)]}function w({
names:e,kin:t}){return[e,["number",...t.map(n=>`${n}number`)]]}function b(e){const t=h.BV.map(n=>(0,r.k$)(e,[n])).filter(n=>n!==void 0);return[e,...t]}function j(e){
return new Map(e.toReversed().flatMap(({fields:t})=>[...t]))}function N(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,r.tK)(n)))return[];
const i=(0,r.Qq)(new Map([["",s]]),"");return i===void 0?[]:[{path:(0,r.vs)(e.path,n),value:i}]})}function z(e){return new Set(e.map(({value:n})=>n)).size>1?new $(
e):e[0]?.value}function V(e,t,n=!0){const s=e.findIndex(p=>(0,r.k$)(p,t.names)!==void 0),i=s>0?e.slice(0,s):e,u=D(t),d=p=>{for(const l of p===u[0]?e:i)for(const v of oe(
l)){const I=z(N(v,p));if(I!==void 0)return{id:typeof I=="string"?_e(I):I,layer:l}}};for(const p of n?u:u.slice(0,1)){const l=d(p);if(l)return l}const m=ge(i,t);
if(m!==void 0||!n)return m;for(const p of w(t)){const l=d(p);if(l&&(l.id instanceof $||/^[\w.:~-]{1,200}$/.test(l.id)))return l}}function oe(e){return re(e)===void 0?
b(e):[e]}function re(e){const t=(0,r.k$)(e,["metadata"]);return t&&(0,_.Gv)(e.value.status)?(0,r.Qq)(t.fields,"name"):void 0}function _e(e){return e.includes("/")?
e.split("/").findLast(t=>t!=="")??e:e}function ge(e,t){for(const n of e){const s=["links","link"].map(p=>(0,r.k$)(n,[p])).find(Boolean),d=[s&&((0,r.Qq)((0,r.Pf)(
s.fields.get("self")),"href")??(0,r.Qq)(s.fields,"self")),...["name","selflink","self","href"].map(p=>(0,r.Qq)(n.fields,p))].flatMap(p=>ye(p,t)??[])[0];if(d!==void 0)
return{id:d,layer:n};const m=re(n);if(m!==void 0)return{id:m,layer:n}}}function ye(e,t){const[n=""]=(e??"").split(/[?#]/,1),[s="",i=""]=n.replace(/\/$/,"").split(
"/").reverse();return/^[\w.~-]+$/.test(s)&&[...t.lists,...t.kin.map(d=>`${d}s`)].includes((0,r.tK)(i))?s:void 0}const Re=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function be({fields:e,value:t},n){if(n.label!=="deployment")return!1;const s=(0,r.Qq)(e,"type","kind","object","resourcetype")??"",i=Object.entries(t).some(([u,
d])=>{const m=(0,r.tK)(u);return n.names.some(l=>m.endsWith(l)&&m!==l)&&(0,_.Gv)(d)&&(0,r.Pf)(d).has("id")});return Re.test(s)||i}function ke(e,t,n,s){if(Array.
isArray(e))return{entries:e,around:[]};const i=(0,r.MX)(e,t.lists);for(const d of i){const m=$e(d,t);if(m instanceof $){const p=(0,r.TU)(s,"list",m.paths[0]??"$");
throw(0,r.zs)(`list of ${t.label}s`,m.paths,n,p)}if(m!==void 0)return{entries:m,around:i}}const u=`list of ${t.label}s`;throw(0,r.LO)(u,e,n,(0,r.TU)(s,"list",t.
lists[0]??"$"))}function $e(e,t){const n=t.names.map(u=>`${u}s`),s=Object.entries(e.value).filter(([u,d])=>Array.isArray(d)&&!h.Vt.includes((0,r.tK)(u))),i=[...h.
m5,...h.wy];for(const u of[n,t.lists,i,s.map(([d])=>(0,r.tK)(d))]){const d=s.filter(([p])=>u.includes((0,r.tK)(p))),[m]=d;if(d.length>1)return new $(d.map(([p])=>({
path:(0,r.vs)(e.path,p),value:p})));if(Array.isArray(m?.[1]))return m[1];if(u!==i&&u.some(p=>e.fields.get(p)===null))return[]}}function Se(e,t){const n=e.flatMap(
({fields:s})=>[s,...h.T8.map(i=>(0,r.Pf)(s.get(i)))]);for(const s of n){if(["hasmore","hasnextpage"].some(u=>s.get(u)===!1))return;const i=(0,r.Qq)(s,...h.qQ);if(i!==
void 0&&!Ge(i))return i}return xe(e)??je(t)}const Ge=e=>/^(?:https?:\/)?\//.test(e);function xe(e){for(const{fields:t}of e){const n=[t,(0,r.Pf)(t.get("links")),
(0,r.Pf)(Le(t))];for(const s of n)for(const i of h.Mg){const u=s.get(i),d=(0,_.Gv)(u)?(0,r.Qq)((0,r.Pf)(u),"href"):(0,r.Qq)(s,i),m=d===void 0?null:URL.parse(d,"\
https://next.invalid"),p=m?.searchParams.get("cursor")??m?.searchParams.get("page[cursor]");if(p)return p}}}function Le(e){return(0,r.Pf)(e.get("links")).get("p\
ages")}function je(e){const t=e.map(n=>(0,_.Gv)(n)?(0,r.Qq)((0,r.Pf)(n),"cursor"):void 0);return t.length>0&&t.every(n=>n!==void 0)?t.at(-1):void 0}const Z=new Map;
function ie(e,t,n,s){return e.has(t)?n(new Map([[t,e.get(t)]])):s()}const B=(e,t,n)=>ie(e,t,s=>(0,r.Qq)(s,t),n);function le(e){return(0,r.VF)("",Object.fromEntries(
e))}function Oe(e){return e?.entries}const De=e=>e.map(t=>({entry:t,values:Z}));function J(e,t,n){const s=(0,r.MX)(e,t.names),[i]=s;if(n?.has("id")){const d=(0,r.
Qq)(n,"id");return d===void 0?void 0:ae(d,i)}if(i===void 0)return;const u=V(s,t,!be(i,t));return u===void 0?J(Ne(i,t),t):u.id instanceof $?u.id:ae(u.id,u.layer,
t)}function ae(e,t,n){const s=t&&n&&(0,r.k$)(t,n.names),i=[...t?b(t):[],...s?b(s):[]];return{id:e,fields:j(i),layers:i}}function Ie(e,t,n){if(n?.has("id")||!(0,_.
Gv)(e))return J(e,t,n);const s=(0,r.VF)("",e),i=V([s],t);if(i===void 0)return J(e,t)??J(Qe(s),t);if(i.id instanceof $)return i.id;const u=(0,r.k$)(s,t.names),d=u&&
V([u],t);return u&&d===void 0&&[...h.XQ,...h.A9].some(m=>j(b(u)).has(m))?V([s],t,!1)?ae(i.id,i.layer,t):void 0:d===void 0?ae(i.id,i.layer,t):d.id instanceof $?d.
id:d.id===i.id?ae(i.id,i.layer,t):new $([{path:"its own ID",value:i.id},{path:`the ID in ${u?.path}`,value:d.id}])}function Qe({value:e,fields:t}){const n=Object.
values(e).filter(_.Gv);return n.length===1&&Ae(t,n[0])?n[0]:void 0}const Ue=new Set(["cursor","success","ok","errors","messages","message","warnings","links","m\
eta","etag"]);function Ae(e,t){return[...e].every(([n,s])=>s===t||Ue.has(n))}function Ne({value:e,fields:t},{label:n,names:s,kin:i}){const u=Object.entries(e).filter(
([p,l])=>{const v=(0,r.tK)(p);return(i.includes(v)||[...s,...i].some(M=>v===`${M}summary`))&&(0,_.Gv)(l)}),[d]=u;return u.length===1&&(n==="app"||Ae(t,d?.[1]))?
d?.[1]:void 0}const Ce=(e,t,n,s)=>(Oe(s)??De(ke(e,h.M0,t,"listEnvironments").entries)).map(({entry:u,values:d})=>{const m=(0,_.Gv)(u)?b((0,r.VF)("",u)):[],p=Ie(
u,h.M0,d),l=p===void 0||p instanceof $?j(m):p.fields;return{environmentID:B(d,"id",()=>p&&"id"in p?p.id:void 0),name:B(d,"name",()=>Be(u,l)),state:B(d,"state",()=>(0,r.
Qq)(l,"state","status")),url:ie(d,"url",v=>S([le(v)]),()=>S(p&&"layers"in p?p.layers:m))}});function Be(e,t){return typeof e=="string"?e:(0,r.Qq)(t,"name","envi\
ronmentname","environment","slug")}var W=E(1547);const we=new Set(["completed","complete","finished","done","ended","stopped","terminated"]),ce=new Set(["queued",
"building","deploying","uploading","publishing","activating","provisioning","initializing","inprogress","enqueued"]),Ke=new Set(["name","branch","ref","title","\
message","description","event","trigger","type","kind","label","slug"]);function Te(e,t,n){const s=e.filter(({path:O})=>!/(?:^|\.)metadata$/i.test(O)),i=s.flatMap(
O=>pe(O,h.XQ)),u=s.flatMap(O=>pe(O,h.A9)),d=i.length>0?i:u,[m]=d;if(m===void 0)return;const p=s.flatMap(O=>pe(O,h.E6)).filter(({value:O})=>(0,W.P)(O)!==void 0),
l=s.flatMap(He),v=[...d,...X(m.value)==="success"?[...u,...e.flatMap(Fe).filter(qe)]:[],...X(m.value)==="success"?l:[]],I=new Set(v.map(({value:O})=>X(O))),[M]=p;
if(M&&d.every(({value:O})=>we.has((0,W.Y)(O)))){if(new Set(p.map(({value:O})=>X(O))).size===1)return M.value;throw fe([...d,...p],t,n)}if(M&&X(m.value)==="succe\
ss"&&X(M.value)!=="success")throw fe([m,M],t,n);const x=we.has((0,W.Y)(m.value))?s.flatMap(Ve):[];if(!M&&x.length>0)throw fe([m,...x],t,n);if(I.size>1)throw fe(
v,t,n);return m.value}function fe(e,t,n){const s=[...new Set(e.map(({path:i})=>i))];return(0,r.zs)("deployment status",s,t,(0,r.TU)(n,"status",s[0]??"status"))}
function X(e){return(0,W.P)(e)??(0,W.Y)(e)}function Fe(e){const t=Object.keys(e.value).map(r.tK),n=t.filter(d=>/(?:status|state|phase|stage|step)$/.test(d)),s=t.
filter(d=>!n.includes(d)&&!Ke.has(d)),i=he(e,s).filter(({value:d})=>ce.has((0,W.Y)(d))),u=Object.entries(e.value).flatMap(([d,m])=>n.includes((0,r.tK)(d))&&(0,_.
Gv)(m)?We((0,r.vs)(e.path,d),m):[]);return[...pe(e,n),...i,...u.filter(({value:d})=>ce.has((0,W.Y)(d)))]}function We(e,t){return he((0,r.VF)(e,t),Object.keys(t).
map(r.tK))}function qe({value:e}){return((0,W.P)(e)??"success")!=="success"}function pe(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,r.
tK)(n)))return[];const i=(0,r.vs)(e.path,n);return typeof s=="string"?s.trim()===""?[]:[{path:i,value:s}]:(0,_.Gv)(s)?ze((0,r.VF)(i,s)):[]})}function ze(e){const t=he(
e,h.XD),n=[...h.E6,"status"].flatMap(s=>{const i=Object.entries(e.value).find(([u])=>(0,r.tK)(u)===s);return i&&(0,_.Gv)(i[1])?he((0,r.VF)((0,r.vs)(e.path,i[0]),
i[1]),h.XD):[]});return n.length>0&&t.every(({value:s})=>we.has((0,W.Y)(s)))?n:[...t,...n]}function he(e,t){return Object.entries(e.value).flatMap(([n,s])=>t.includes(
(0,r.tK)(n))&&typeof s=="string"&&s.trim()!==""?[{path:(0,r.vs)(e.path,n),value:s}]:[])}function He(e){return Object.entries(e.value).flatMap(([t,n])=>["success",
"successful","succeeded","ok"].includes((0,r.tK)(t))&&n===!1?[{path:(0,r.vs)(e.path,t),value:"failed"}]:[])}const Ye=["error","errors","errormessage","failure",
"failurereason","failuremessage","failureinfo"];function Ve(e){return Object.entries(e.value).flatMap(([t,n])=>{const s=(0,r.tK)(t);return s==="exitcode"&&typeof n==
"number"&&n!==0||Ye.includes(s)&&Je(n)?[{path:(0,r.vs)(e.path,t),value:"failed"}]:[]})}function Je(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.
length>0:(0,_.Gv)(e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const Xe=(e,t,n,s)=>{(0,G.c)(e,t);const i=ve(e,s?.values??Z);if(i instanceof $)throw(0,r.
zs)("app ID",i.paths,t,(0,r.TU)("createApp","id",Me(i)));const u=i??ve({id:ye(n,h.uq)},Z);if(u===void 0||u instanceof $)throw(0,r.LO)("app ID",e,t,(0,r.TU)("cre\
ateApp","id","the.name.of.the.id"));return u},Ze=(e,t,n,s)=>{(0,G.c)(e,t);const i=s?.values??Z,u=ve(e,i),d=J(e,h.uq,i);if(!(u===void 0||u instanceof $||d===void 0||
d instanceof $))return{...u,buildCommand:(0,r.Qq)(d.fields,"buildcommand"),outputDirectory:(0,r.Qq)(d.fields,"outputdirectory"),region:(0,r.Qq)(d.fields,"region")}},
et=(e,t)=>(0,G.c)(e,t);function Me({paths:e}){return e[0]??"id"}function ve(e,t){const n=J(e,h.uq,t);if(n===void 0||n instanceof $)return n;const{id:s,fields:i,
layers:u}=n;return{appID:s,name:B(t,"name",()=>(0,r.Qq)(i,"name","appname")),type:B(t,"type",()=>(0,r.Qq)(i,"type","apptype")),subdomain:B(t,"subdomain",()=>(0,r.
Qq)(i,"subdomain","subdomainvalue","generatedsubdomain")),state:B(t,"state",()=>(0,r.Qq)(i,"state","status")),url:ie(t,"url",d=>S([le(d)]),()=>S(u))}}const tt=(e,t,n,s)=>{
(0,G.c)(e,t);const i=s?.values??Z,d=J(e,h.uH,i)??J({id:ye(n,h.uH)},h.uH);if(!(d===void 0||d instanceof $||f(d.id,t)))return y(d,i,a(d,i,t)??"pending")};function a(e,t,n){
try{return B(t,"status",()=>Te(e.layers,n,"deploy"))}catch(s){if(s instanceof R.GQ)return;throw s}}const o=(e,t,n,s)=>{(0,G.c)(e,t);const i=s?.entries?void 0:ke(
e,h.uH,t,"listDeployments"),u=Oe(s)??De(i?.entries??[]),d=u.map(({entry:v,values:I})=>{const M=c(v,I,t);return{record:M,values:I,status:B(I,"status",()=>Te(M.layers,
t,"listDeployments"))}});if(d.length>0&&d.every(({status:v})=>v===void 0)){const v=(0,r.TU)("listDeployments","status","the.name.of.the.status");throw(0,r.LO)("\
deployment status in an entry",u[0]?.entry,t,v)}g(d.map(({record:v})=>v.id),t);const m=d.map(({record:v,values:I,status:M})=>y(v,I,M??"pending")),p=i?.around??((0,_.
Gv)(e)?[(0,r.VF)("",e)]:[]),l=B(s?.values??Z,"cursor",()=>Se(p,i?.entries??[]));return{deployments:m,nextCursor:l}};function c(e,t,n){const s=Ie(e,h.uH,t);if(s instanceof
$){const i=(0,r.TU)("listDeployments","id",Me(s));throw(0,r.zs)("deployment ID in an entry",s.paths,n,i)}if(s!==void 0&&!f(s.id,n))return s;throw(0,r.LO)("deplo\
yment ID in an entry",e,n,(0,r.TU)("listDeployments","id","the.name.of.the.id"))}function f(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function g(e,t){
if(new Set(e).size===e.length)return;const n=(0,r.TU)("listDeployments","id","the.name.of.the.id");throw(0,r.LO)("ID of its own for each deployment: several ent\
ries have the same",void 0,t,n)}function y({id:e,fields:t,layers:n},s,i){const d=[t,...h.Hl.map(l=>(0,r.Pf)(t.get(l)))].flatMap(l=>[l,(0,r.Pf)(l.get("metadata"))]),
m=l=>d.flatMap(v=>(0,r.Qq)(v,...l)??[])[0],p=(0,r.Qq)(t,...h.Ld,"phase");return{deployID:e,status:i,stage:B(s,"stage",()=>p===i?void 0:p),branch:B(s,"branch",()=>A(
m(h.dI))),commit:B(s,"commit",()=>m(h.cJ)??(0,r.Qq)((0,r.Pf)(t.get("commit")),"sha","id","hash")),url:ie(s,"url",l=>S([le(l)]),()=>S(n)),createdAt:ie(s,"created\
At",l=>(0,r.kB)(l,"createdAt"),()=>(0,r.kB)(t,...h.DE)),supersededBy:B(s,"supersededBy",()=>(0,r.Qq)(t,...h.NP))}}function A(e){const t=e?.replace(/^refs\/heads\//,
"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}var P=E(5807);const U=4,K=200,q=100,ee=new Set(["app","application","site","project","user","owner","t\
eam","creator","author","links","request","config","spec","env","environment","source","git","gitsource","commit","trigger","deploymenttrigger"]),de=new Set(["s\
teps","stages","phases","jobs","tasks","conditions","builds","children","results","components","workflows"]),F=new Set(["deployments","deploys","releases","revi\
sions","rollouts","runs","environments"]);function me(e){return new Map(e.toReversed().flatMap(t=>[...t]))}function nt(e){const t=[];let n=[(0,r.Pf)(e)];for(let s=0;s<=
U&&n.length>0&&t.length<K;s+=1)t.push(...n.slice(0,K-t.length)),n=n.flatMap(st);return t}function st(e){return[...e].flatMap(([t,n])=>ee.has(t)?[]:Array.isArray(
n)?F.has(t)?[]:vt(n,de.has(t)).map(_t):(0,_.Gv)(n)?[(0,r.Pf)(n)]:[])}function vt(e,t){const n=e.slice(-q).filter(_.Gv).map(r.Pf),s=n.filter(at);return(s.length>
0||!t?s:n.filter(Et)).toReversed()}function Et(e){return[...de].some(t=>Array.isArray(e.get(t)))}const it=["status","state","result","outcome","conclusion","pha\
se"];function at(e){return e.get("success")===!1||it.some(t=>ct(e.get(t),0))}function ct(e,t){if(typeof e=="string")return/^false$/i.test(e)||(0,W.P)(e)==="fail\
ure";const n=(0,r.Pf)(e);return t<2&&["name",...it].some(s=>ct(n.get(s),t+1))}function _t(e){const t=(0,r.Qq)(e,"stage","phase","step","name","id");return t!==void 0&&
!e.has("stage")&&at(e)?new Map([...e,["stagename",t]]):e}const bt=["text","line","message","msg","content","output","log","logs","lines","entries","events","ite\
ms","payload","textpayload","data","value","tail"],kt=["order","sequence","seq","index","position","linenumber"],dt=["timestamp","time","date","createdat","crea\
ted","ts"],$t=4;function te(e,t=0){if(typeof e=="string")return St(e,t);if(t>$t)return[];if(Array.isArray(e))return Ot(e).flatMap(i=>te(i,t+1));const n=(0,r.Pf)(
e),s=bt.find(i=>n.has(i));return s===void 0?[]:te(n.get(s),t+1)}function St(e,t){if(t===0&&/^\s*\[\s*\{/.test(e))try{const n=te(JSON.parse(e),1);if(n.length>0)return n}catch{}
return e.replace(/\r?\n$/,"").split(/\r?\n/)}function Ot(e){const t=e.filter(s=>(0,r.Pf)(s).get("hidden")!==!0);if(t.length<2||!t.every(_.Gv))return t;const n=t.
map(s=>(0,r.Pf)(s));return ut(t,n,s=>(0,r.nd)(s,...kt))??ut(t,n,Dt)??t}const Dt=e=>(0,r.Qq)(e,...dt)===void 0?void 0:(0,r.kB)(e,...dt);function ut(e,t,n){const s=e.
map((i,u)=>({entry:i,key:t[u]&&n(t[u])}));if(!s.some(i=>i.key===void 0))return s.sort((i,u)=>Number(i.key)-Number(u.key)).map(({entry:i})=>i)}const It=["failure",
"deploymentfailure","deployfailure","error","deployment"],At=["message","errormessage","failuremessage","statusmessage","reason","failurereason","statusreason",
"description","detail","summary","error","title","cause","msg","text"],Tt=["stage","phase","step","failedstage","failedstep","failedphase","errorstep","errorsta\
ge","stagename","stepname"],Mt=["code","errorcode","failurecode","errortype","reasoncode"],Pt=["diagnostics","errors","annotations","issues","problems","finding\
s"],Rt=["log","logs","logtail","buildlog","buildlogs","deploylog","joblog","output","lines","stdout","stderr","events","entries","transcript","console","trace",
"tail","excerpt"],Gt=["location","loc","position","range","start","span","begin","region","physicallocation"],xt=["file","filename","filepath","path","uri","sou\
rcefile"],Lt=[...new Set([...h.m5,...h.wy])],jt=["error","reason","cause","failure","details"],lt=4,H={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},
Qt=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,Ut=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,
"notice"]],Nt=(e,t,n,s)=>{const i=Ft(e),d=[pt(me((0,r.w)(i,It))),...nt(i)],m=(C,ne)=>d.flatMap(se=>ne(se,...C)??[])[0],{placed:p,loose:l}=Wt(d),v=m(At,r.Qq),M=[
...ft(d,Rt)??ft([(0,r.Pf)(i)],Lt,Array.isArray)??[],...l],x=te(v).filter(C=>C.trim()!==""),O=Bt(s,{stage:m(Tt,r.Qq),code:m(Mt,r.Qq)??Kt(d),message:x[0]??l[0],exitCode:d.
flatMap(C=>(0,r.nd)(C,"exitcode","exitstatus","returncode")??[])[0],signal:m(["signal","exitsignal"],r.Qq),log:M.length===0&&x.length>1?x:M,diagnostics:p});return Ct(
O)};function ft(e,t,n=()=>!0){return e.map(i=>t.flatMap(u=>n(i.get(u))?te(i.get(u)):[])).find(i=>i.length>0)}function Ct(e){const{stage:t,code:n,message:s,signal:i,
log:u,diagnostics:d}=e;return{...e,stage:Ee(t,H.word),code:Ee(n,H.word),message:Ee(s,H.text),signal:Ee(i,H.word),log:u.slice(-H.lines).map(m=>(0,P.vI)(m,H.line)),
diagnostics:d.filter(({file:m})=>m.length<=H.file).slice(0,H.findings)}}function Ee(e,t){return e&&(0,P.vI)(e,t)}function Bt(e,t){const n=e?.values;if(n===void 0)
return t;const s=u=>n.has(u)?(0,r.Qq)(n,u):t[u],i=n.has("diagnostics")?ht(n.get("diagnostics")):void 0;return{stage:s("stage"),code:s("code"),message:s("message"),
signal:s("signal"),exitCode:n.has("exitCode")?(0,r.nd)(n,"exitCode"):t.exitCode,log:n.has("log")?te(n.get("log")):t.log,diagnostics:i?.map(ot).filter(u=>u!==void 0)??
t.diagnostics}}function Kt(e){return e.flatMap(t=>(0,r.Qq)(t,"type","kind")??[]).find(t=>Qt.test(t))}function Ft(e){return typeof e=="string"?{message:e}:Array.
isArray(e)?e.every(t=>typeof t=="string")?{log:e}:e.some(t=>ot(t)!==void 0)||te(e).length===0?{errors:e}:{log:e}:e}function pt(e,t=0){const n=jt.map(s=>e.get(s)).
find(_.Gv);return n===void 0||t>lt?e:pt(new Map([...[...e].filter(([,s])=>s!==n),...(0,r.Pf)(n)]),t+1)}function Wt(e){const n=[...new Set(e.flatMap(s=>Pt.map(i=>s.
get(i))))].flatMap(ht).slice(0,H.lines).map(s=>ot(s)??te(s));return{placed:n.flatMap(s=>"file"in s?s:[]),loose:n.flatMap(s=>"file"in s?[]:s)}}function ht(e){return Array.
isArray(e)?e:e==null?[]:[e]}function ot(e){const t=mt((0,r.Pf)(e)),n=(0,r.Qq)(t,...xt),s=(0,r.Qq)(t,"message","text","msg","description","reason","title");if(n===
void 0||s===void 0)return;const i=(0,r.Qq)(t,"severity","level","type","annotationlevel")??"",u=t.has("character")?1:0,d=(...m)=>qt((0,r.nd)(t,...m),u);return{file:n.
replace(/^file:\/\/\//,"/"),line:d("line","linenumber","startline","row","lineno"),column:d("column","col","columnnumber","startcolumn","character"),severity:Ut.
find(([m])=>m.test(i))?.[1]??"error",code:Ee((0,r.Qq)(t,"code","rule","ruleid"),H.word)??null,message:(0,P.vI)(s,H.text)}}function mt(e,t=0){const n=Gt.map(s=>e.
get(s)).find(_.Gv);return n===void 0||t>lt?e:new Map([...mt((0,r.Pf)(n),t+1),...e])}function qt(e,t){return e!==void 0&&e+t>=1?e+t:null}var rt=E(3823);const zt={
name:"app",type:"app-type",repository:"repository",branch:"branch",commit:"repository",env:"env",buildCommand:"build-command",outputDirectory:"output-directory",
region:"region"};function Ht({fields:e},{name:t,ours:n,sent:s}){if(e.length===0)return;const i=e.map(l=>({...l,own:Vt(l.field,n,s)})),u=i.map(({field:l,own:v,message:I})=>{
const M=v===void 0?"which is not sent":`from the input ${zt[v]??"app-settings"}`;return`; ${v!==void 0&&v!==l?`${l} (our ${v})`:l}, ${M}: "${I}"`}),d=new Set(i.
flatMap(({own:l})=>l??[])),m=Object.keys(n).map(l=>`"${d.has(l)?`NAME-FOR-${l}`:l}": ${Yt(l)}`),p=i.flatMap(({field:l,own:v})=>v===void 0?[gt(l)]:[]);return{words:u.
join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${t}: |
    {${[...m,...p].join(", ")}}`}}function gt(e){const[t="",...n]=e.split(".");return`"${t}": ${n.length===0?"VALUE":`{${gt(n.join("."))}}`}`}function Yt(e){return/^[A-Za-z]\w*$/.
test(e)?e:`\`${e}\``}function Vt(e,t,n){const s=e.split("."),i=s.at(-1)??"",u=Object.keys(t),d=u.find(l=>[e,i,s[0]??""].some(v=>(0,r.tK)(v)===(0,r.tK)(l)));if(d!==
void 0)return d;const m=s.reduce((l,v)=>(0,_.Gv)(l)?l[v]:void 0,n);if(m===void 0)return;const p=u.filter(l=>JSON.stringify(t[l])===JSON.stringify(m));return p.length===
1?p[0]:void 0}const ue={createApp:{doing:"create the app",mayRepeat:!1,decode:Xe},updateApp:{doing:"update the app",mayRepeat:!0,decode:Ze},replaceEnv:{doing:"r\
eplace the variables",mayRepeat:!0,decode:et},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:Ce},deploy:{doing:"start the deployment",mayRepeat:!1,
decode:tt},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:o},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:Nt}},Jt=50;
function Xt(e,{org:t,project:n},s){const i={orgID:t,projectID:n},u=p=>({...i,appID:p});async function d(p,l,v,I){const M={org:t,project:n,app:v.parameters.appID??
""},O=(I===void 0?void 0:await s?.request(p,I,M))??I,C=l.mayRepeat&&rt.bw[p].method==="GET";return e({...l,route:rt.bw[p],decode:async(ne,se,gn)=>l.decode(ne,se,
gn,await s?.answer(p,ne))},{...v,...O===void 0?{}:C?{query:Zt(O)}:{body:O},readError:s&&((ne,se)=>s.error(ne,se)),explain:O===void 0||C?void 0:(ne,se)=>se===400||
se===422?Ht(ne,{name:p,ours:I??{},sent:O}):void 0})}const m=(p,{limit:l,cursor:v,signal:I}={})=>{const M=(0,_.Eb)({limit:l?.toString(),cursor:v});return d("list\
Deployments",ue.listDeployments,{parameters:u(p),signal:I},M)};return{listDeployments:m,createApp:(p,l={})=>d("createApp",ue.createApp,{parameters:i,...l},p),updateApp:(p,l,{
signal:v}={})=>d("updateApp",ue.updateApp,{parameters:u(p),signal:v},l),replaceEnv:(p,l,{signal:v}={})=>d("replaceEnv",ue.replaceEnv,{parameters:u(p),signal:v},
{env:Object.fromEntries(l)}),listEnvironments:(p,{signal:l}={})=>d("listEnvironments",ue.listEnvironments,{parameters:u(p),signal:l}),deploy:(p,l,v={})=>d("depl\
oy",ue.deploy,{parameters:u(p),...v},{...l}),async*allDeployments(p,l={}){const v=new Set;let I=l.cursor;for(let M=0;M<Jt;M+=1){const{deployments:x,nextCursor:O}=await m(
p,{...l,cursor:I});if(yield*x,O===void 0||v.has(O))return;v.add(O),I=O}},async readFailure(p,l,{signal:v}={}){try{return await d("readFailure",ue.readFailure,{parameters:{
...u(p),deployID:l},signal:v})}catch(I){if(I instanceof R.GQ&&I.call?.status===404)return;throw I}}}}function Zt(e){const t=Object.entries(e).filter(([,n])=>["s\
tring","number","boolean"].includes(typeof n));return Object.fromEntries(t.map(([n,s])=>[n,String(s)]))}var yt=E(9696),en=E(9127);const Pe="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",tn=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:Pe},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:Pe},{code:"access_to\
ken_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access toke\
n",remedy:Pe},{code:"invalid_id_token",broken:({claims:e},t)=>typeof e.exp=="number"&&e.exp*1e3<=t,because:({claims:e},t)=>`expired ${(0,en.a3)(t-Number(e.exp)*
1e3)} ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({
claims:e})=>typeof e.email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has \
an email claim; only a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-a\
udience and token-exchange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function nn(e,t,n="id-token",s){const i=sn(
e);if(i===void 0){const d=!e.includes(".");throw new R.GQ(d?"access_token_given":"invalid_id_token",d?`The token of ${n} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${n} is not a JWT: it does not have three parts that can be decoded`,{input:n,remedy:Pe})}const u=tn.find(({broken:d})=>d(
i,t));if(u!==void 0){const d=`The token of ${n} ${u.because(i,t)}`,m=new R.GQ(u.code,d,{input:n,remedy:u.remedy});if(u.code!=="email_claim_missing"||s===void 0)
throw m;s(m)}return{expiresAt:typeof i.claims.exp=="number"?i.claims.exp*1e3:void 0}}function sn(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[t,n]=e.split(
".").slice(0,2).map(on);return t!==void 0&&n!==void 0?{header:t,claims:n}:void 0}function on(e){try{const t=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,_.Gv)(t)?t:void 0}catch{return}}const rn=6e4,an=15e3;function cn(e,t){const n=(0,yt.p)(t),{clock:s}=t;let i,u,d,m=!1;const p=e.mayLackEmail&&t.onNoEmail?
l:void 0;function l(x){d=x}function v(){d&&!m&&t.onNoEmail?.(d),m||=d!==void 0}async function I(){const x=await e.obtain(n,t),O=s.now(),{expiresAt:C=Number.POSITIVE_INFINITY}=nn(
x,O,e.input,p);return{token:x,expiresAt:C,renewAt:Math.max(C-rn,O+(C-O)/2)}}async function M(){return u??=I().finally(()=>{u=void 0}),i=await u,i}return{async token(){
if(i===void 0)return(await M()).token;if(s.now()<i.renewAt)return i.token;const x=i;try{return(await M()).token}catch(O){if(s.now()>=x.expiresAt)throw O;return i=
{...x,renewAt:s.now()+an},x.token}},async renew(x){return v(),e.renewable===!1?!1:i!==void 0&&i.token!==x?!0:(await M()).token!==x}}}var dn=E(3532),un=E(7399),ln=E(
5636),fn=E(1619);function pn(e){const t=(0,fn.J)(e.baseUrl,"base-url"),n=(0,yt.p)(e);return async(s,i)=>{const{doing:u,mayRepeat:d,decode:m,takesText:p,route:l}=s,
{body:v,signal:I,readError:M,explain:x}=i;let O="";return n({doing:u,mayRepeat:d,read:(0,un.t)({decode:m,takesText:p,readError:M,explain:x}),signal:I,request:{method:l.
method,url:hn(t,l.path,i),headers:{...ln.H1,...(0,_.Eb)({"content-type":v===void 0?void 0:"application/json","idempotency-key":d?void 0:i.idempotencyKey??e.uuid()})},
...(0,_.Eb)({body:v===void 0?void 0:JSON.stringify(v)})},async authorize(C){return O=await e.tokens.token(),{...C,headers:{...C.headers,authorization:`Bearer ${O}`}}},
renew:()=>e.tokens.renew(O)})}}function hn(e,t,{parameters:n,query:s={}}){for(const[u,d]of Object.entries(n))if(/^\.{0,2}$/.test(d))throw new R.GQ("invalid_inpu\
t",`"${d}" is not a valid ${u}`,{remedy:"Give the identifier that the platform shows."});const i=new URL(e);i.pathname+=(0,rt.dN)(t,n).slice(i.pathname.endsWith(
"/")?1:0);for(const[u,d]of Object.entries(s))d!==void 0&&i.searchParams.set(u,d);return i}var wt=E(336);function mn(e,{baseUrl:t,source:n},s){const{reporter:i,tree:u,
signal:d,clock:m=wt.ml}=s,p={clock:m,every:wt.fm,random:Math.random,uuid:k.randomUUID},l=({message:O,remedy:C})=>i({type:"warning",message:O,remedy:C}),v={...p,
fetch:s.fetch,signal:s.requestSignal??d,onTrouble:({error:O})=>l({message:`${O.message}; trying again`,remedy:void 0})},{run:I,onSecret:M}=s,x=cn(n,{...v,run:I,
onSecret:M,onNoEmail:l});return{...p,reporter:i,tree:u,signal:d,tokens:x,platform:Xt(pn({...v,baseUrl:t,tokens:x}),e,e.apiMap),fetch:(0,dn.Q)(s.fetch),async identify(){
return await x.token(),n.description}}}}),1532:((Y,Q,E)=>{E.d(Q,{g:()=>Me});var k=E(3739),R=E(5807);const _=["buildCommand","outputDirectory","region"];async function r(a,o,c){
const{settings:f,...g}=a.configuration,y={...f,...g},A=await c.updateApp(o,y),P=_.flatMap(q=>A?.[q]&&y[q]===void 0?[[q,A[q]]]:[]),U=P.map(([q,ee])=>`${q} "${(0,R.
Ow)(ee,60)}"`),K=Object.keys(y).sort().join(", ");return{url:A?.url,subdomain:A?.subdomain,detail:U.length===0?K:`${K}; kept from before: ${U.join(", ")}`,kept:Object.
fromEntries(P)}}var h=E(9127);function S(a,{follow:o}){const c=(0,h.a3)(o.timeoutMs),f=`The deployment ${a} has not ended within ${c}; the platform goes on with\
 it`;return new k.GQ("deploy_timeout",f,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same dep\
loyment."})}function L(a,o){return a?new k.GQ("interrupted",`Interrupted; the platform goes on with ${a}`,{remedy:"A re-run for the same commit follows the same\
 deployment."}):o?new k.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform befo\
re the next run: that one starts another deployment."}):new k.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}function T(a,o){
return o.with({message:`${a}: ${o.message}`,cause:o})}function G(a,o){if($.has(o.code))return o;const c=a?`The deployment ${a}`:"A deployment";return T(`${c} wa\
s started and goes on, but cannot be followed`,o)}const $=new Set(["interrupted","deployment_lost","deploy_timeout","internal"]);function D(a,o){const c=o?`: ${o}\
 overtook it`:"";return new k.GQ("deploy_cancelled",`The deployment ${a} was cancelled${c}`,{remedy:o?`Follow ${o} instead; it deploys a newer state.`:"Run agai\
n to deploy anew."})}function w(a){return["production","prod","live","default","main"].flatMap(c=>a.find(f=>f.name?.toLowerCase()===c)??[])[0]??(a.length===1?a[0]:
void 0)}const b=3,j=[500,1500,3e3];async function N(a){for(let o=1;;o++)try{return await a.send()}catch(c){if(a.signal.throwIfAborted(),!oe(c))throw c;const f=await z(
a);if(f!==void 0)return f;if(o===b||V(c))throw c}}async function z(a){for(const o of j){await a.clock.sleep(o,a.signal);const c=await a.find();if(c!==void 0)return c}}
function V(a){return a instanceof k.GQ&&a.call?.unclear===!0}function oe(a){return a instanceof k.GQ?a.call?.outcome==="unknown"||a.code==="unexpected_response":
!1}async function re(a,o){const c=await _e(a,o.platform);if(c)return c;if(a.create)return ye(a,o);throw new k.GQ("app_not_found",`The platform knows no app "${a.
app}" in ${a.org}/${a.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function _e(a,o){for(const c of new Set(
[a.rememberedAppID??a.app,a.app])){const f=await ge(o,c);if(f)return f}}async function ge(a,o){try{const c=await a.listEnvironments(o);return{appID:o,created:!1,
url:w(c)?.url,subdomain:void 0}}catch(c){if($e(c)===404)return;if(be(c))return{appID:o,created:!1,url:void 0,subdomain:void 0};throw c}}async function ye(a,o){const{
settings:c,...f}=a.configuration,y={...Object.fromEntries(Object.entries(c).filter(([,P])=>P!==null)),...f,name:a.app,type:a.appType},A=o.uuid();try{return await N(
{send:async()=>({...await o.platform.createApp(y,{idempotencyKey:A}),created:!0}),find:async()=>{const P=await ge(o.platform,a.app);return P&&{...P,created:!0}},
clock:o.clock,signal:o.signal})}catch(P){if(be(P))throw T("The app was created, but its ID cannot be read",P);if($e(P)!==409||ke(P))throw P;const U=await ge(o.platform,
a.app);if(U)return U;throw Re(a,P)}}function Re(a,o){const c=`${a.org}/${a.project}`;return new k.GQ("app_unreachable_by_name",`${c} has an app named "${a.app}"\
, but under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:o})}function be(a){return a instanceof
k.GQ&&a.call?.unclear===!0}function ke(a){return a instanceof k.GQ&&a.call?.serviceCode==="domain_taken"}function $e(a){return a instanceof k.GQ?a.call?.status:
void 0}var Se=E(1547);const Ge=3e4,xe=.02,Le=.05,je=100,Z=1e4,ie=.2;function B(a,o){const c=a<Ge?xe:Le;return Math.min(Z,Math.max(je,a*c))*(1-ie*o())}const le=5*
6e4,Oe=6e4,De=3;async function J(a,o,c,f){const g=new AbortController,y=f.every(1e3,()=>f.clock.now()-c>=o.timeoutMs&&g.abort());try{return await ae(a,o,c,f,g.signal)}finally{
y()}}async function ae(a,o,c,f,g){const{clock:y,narrator:A}=f,P=new Ae(y,A);let U,K=[],q=y.now();for(;;){const ee=await P.tolerate(()=>f.look(g),f.signal,g),de=y.
now()-c,F=ee?.find(st=>st.deployID===a);if((F||!ee)&&(q=y.now()),y.now()-q>Oe)throw Ue(a,U);F&&(F.status!==U?.status||F.stage!==U.stage)&&A.tell({type:"status",
status:F.status,stage:F.stage,elapsedMs:de}),U=F??U;const me=F?Ie(F,o,A):"pending";if(F&&me==="cancelled")return{family:me,deployment:F,overtakenBy:Qe(F,ee??[],
K)};if(me!=="pending")return{family:me,deployment:F,overtakenBy:void 0};if(K=ee??K,de>=o.timeoutMs)return{family:"pending",deployment:U,overtakenBy:void 0};const nt=o.
pollIntervalMs??B(de,f.random);await y.sleep(Math.max(1,Math.min(nt,o.timeoutMs-de)),f.signal)}}function Ie(a,o,c){const f=(0,Se.P)(a.status,o.statusMap);return f||
(c.warn(`The platform reports the status "${a.status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for exam\
ple: ${a.status}=success`),"pending")}function Qe(a,o,c){if(a.supersededBy)return a.supersededBy;const{createdAt:f}=a;if(f===void 0){const y=o[o.indexOf(a)-1];return c.
some(A=>A.deployID===y?.deployID)?void 0:y?.deployID}return o.filter(y=>y.createdAt!==void 0&&y.createdAt>f).sort((y,A)=>Number(y.createdAt)-Number(A.createdAt))[0]?.
deployID}function Ue(a,o){const c=o?`; its last status was "${o.status}"`:"";return new k.GQ("deployment_lost",`The deployment ${a} is not in the platform's lis\
t${c}`,{remedy:"Look at the app in the platform: it is unknown here whether it deployed. Run again to deploy anew."})}class Ae{#e;#n;#t;#s=!1;#o=0;constructor(o,c){
this.#e=o,this.#n=c}async tolerate(o,c,f){try{const g=await o();return this.#t=void 0,this.#o=0,g}catch(g){if(c.throwIfAborted(),f.aborted)return;const y=(0,k.I7)(
g);if(!Ne.has(y.code)||(this.#o=y.call?.unclear?this.#o+1:0,this.#o>=De)||(this.#t??=this.#e.now(),this.#e.now()-this.#t>le))throw y;this.#s||this.#n.warn(`The \
deployment list fails: ${y.message}; asking again for up to ${(0,h.a3)(le)}`),this.#s=!0;return}}}const Ne=new Set(["rate_limited","service_error","unexpected_r\
esponse","response_too_large","unreachable","request_timeout"]);var Ce=E(5635);async function Be(a,o,c,f){return ce(a)??await W(o.appID,f)??ce(o.url)??we(o,c)}async function W(a,o){
const c=await o.listEnvironments(a).catch(()=>[]);return ce(w(c)?.url)}function we(a,o){const c=o.urlTemplate;if(!(c?.includes("{subdomain}")&&!a.subdomain))return ce(
c?.replaceAll("{subdomain}",a.subdomain??"").replaceAll("{app}",a.appID))}function ce(a){if(!a)return;const o=URL.parse(a.includes("://")?a:`https://${a}`);return o&&
(o.protocol==="https:"||o.protocol==="http:")?o.href:void 0}async function Ke(a,o,c){const f=await X(c.platform,o),g=f.find(K=>K.deployID===a.attachTo);if(g&&Te(
g,a))return{deployID:g.deployID,attached:!0};const y=new Set(f.map(K=>K.deployID)),A=c.uuid(),P=async()=>Fe(await fe(c.platform,o,y),a);return{deployID:await N(
{send:async()=>{c.onStart();const K=await c.platform.deploy(o,{branch:a.configuration.branch,commit:a.commit},{idempotencyKey:A});return(K?.deployID===o?void 0:
K?.deployID)??await ze(P,c)},find:P,clock:c.clock,signal:c.signal}),attached:!1}}function Te(a,o){return((0,Se.P)(a.status,o.follow.statusMap)??"pending")==="pe\
nding"}async function fe(a,o,c){return(await X(a,o)).filter(g=>!c.has(g.deployID))}async function X(a,o){const{deployments:c,nextCursor:f}=await a.listDeployments(
o),[g,y]=[c[0]?.createdAt,c.at(-1)?.createdAt],A=g!==void 0&&y!==void 0&&g<y;if(f===void 0||!A)return c;const P=[...c];for await(const U of a.allDeployments(o,{
cursor:f}))P.push(U);return P}function Fe(a,o){const c=a.filter(g=>We(g.commit,o.commit)&&qe(g.branch,o.configuration.branch));if(c.length<2)return c[0]?.deployID;
const f=c.map(g=>g.deployID).join(", ");throw new k.GQ("deployment_lost",`The platform named no deployment, and several are new: ${f}`,{remedy:"Let runs for one\
 app wait for each other with a concurrency group, then run again."})}function We(a,o){return!a||!o||!/^[0-9a-f]{7,64}$/i.test(a)?!0:o.toLowerCase().startsWith(
a.toLowerCase())}function qe(a,o){return!a||a===o}const pe=[0,500,1e3,2e3,4e3,8e3];async function ze(a,o){for(const c of pe){c&&await o.clock.sleep(c,o.signal);
const f=await a();if(f)return f}throw new k.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the a\
pp in the platform: it is unknown here whether it deploys."})}const he=6e4,He=500,Ye=5e3,Ve=1e4,Je="x-slipway-release";async function Xe(a,o){const c=o.clock.now();
let f=He;for(let g=1;;g++){const y=await et(a,o);if(y.kind==="page")return g;if(y.kind==="no-page")throw Ze(y.url,o.deployID);const A=o.clock.now()-c;if(A+f>he){
const P=`after ${(0,h.a3)(A)} and ${g} tries`;throw new k.GQ("verify_failed",`${a} ${y.words} ${P}`,{remedy:'Open the URL: a first deploy may still wait for DNS\
. Set verify to "off" if the site is not public.'})}await o.clock.sleep(f,o.signal),f=Math.min(Ye,f*2)}}function Ze(a,o){const c=URL.parse(a)?.pathname??"/",f=c===
"/"?"index.html":`page for ${c}`;return new k.GQ("verify_failed",`${a} answers 404: the release ${o} has no ${f}`,{remedy:'Check that output-directory is the fo\
lder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function et(a,{fetch:o,signal:c,deployID:f}){try{const g=await o(
a,{signal:AbortSignal.any([c,AbortSignal.timeout(Ve)])});if(await g.body?.cancel(),g.status<400)return{kind:"page"};const y=f!==void 0&&g.headers.get(Je)===f;return g.
status===404&&y?{kind:"no-page",url:g.url||a}:{kind:"trouble",words:`answers ${g.status}`}}catch(g){c.throwIfAborted();const y=g instanceof Error&&g.cause instanceof
Error?g.cause:g;return{kind:"trouble",words:`cannot be reached (${y instanceof Error?y.message:String(y)})`}}}async function Me(a,o){const c=new ve(a,o),f=o.every(
2e3,()=>c.beat());try{return await c.go()}catch(g){return c.broken(o.signal.aborted?c.interruption():(0,k.I7)(g))}finally{f()}}class ve{#e;#n;#t;#s;#o=!1;#r;#i;#a;constructor(o,c){
this.#e=o,this.#n=c,this.#t=(0,Ce.M)(c.reporter,c.clock,c.signal)}beat(){this.#t.beat()}async go(){const{phase:o}=this.#t;if(await o("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#y();const c=await o("app",()=>this.#c()),{env:f}=this.#e;c.created||await o("configure",()=>this.#d(c)),f.
kind==="replace"&&await o("env",()=>this.#u(c,f.variables));const g=this.#n.clock.now(),y=await o("trigger",()=>this.#l(c));if(!this.#e.follow.wait)return this.
outcome("pending");const A=await o("follow",()=>this.#f(c,y,g));return this.#p(A,c,y)}async#c(){const o=await re(this.#e,this.#n);return this.#s=o,this.#t.tell(
{type:"app-known",appID:o.appID,created:o.created}),[o,o.created?`created ${o.appID}`:`found ${o.appID}`]}async#d(o){const{detail:c,kept:f,...g}=await r(this.#e,
o.appID,this.#n.platform);return this.#e={...this.#e,kept:f},this.#s={...o,url:g.url??o.url,subdomain:g.subdomain??o.subdomain},[void 0,c]}async#u(o,c){return await this.#n.
platform.replaceEnv(o.appID,c),[void 0,c.size===1?"1 variable":`${c.size} variables`]}async#l(o){const c=()=>{this.#o=!0},{deployID:f,attached:g}=await Ke(this.#e,
o.appID,{...this.#n,onStart:c});return this.#r=f,this.#t.tell({type:"deployment-known",deployID:f,attached:g}),[f,g?`attached to ${f}, which an earlier run star\
ted`:f]}async#f(o,c,f){const g=P=>tt(c,o.appID,this.#n.platform,P),y=await J(c,this.#e.follow,f,{...this.#n,look:g,narrator:this.#t}),A=y.family==="pending"&&this.#e.
follow.onTimeout==="detach";return[y,y.deployment?.status??y.family,y.family!=="success"&&!A]}async#p(o,c,f){switch(o.family){case"success":return this.#h(o,c);case"\
failure":return this.#g(c,f);case"cancelled":return this.outcome("cancelled",D(f,o.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout===
"fail"?S(f,this.#e):void 0);default:return(0,k.xb)(o.family)}}async#h(o,c){this.#i=await Be(o.deployment?.url,this.#s??c,this.#e,this.#n.platform),this.#i&&this.#t.
tell({type:"url",url:this.#i});try{this.#e.verify!=="off"&&await this.#t.phase("verify",()=>this.#m(this.#i))}catch(f){this.#n.signal.throwIfAborted();const g=(0,k.
I7)(f);if(this.#e.verify==="fail")return this.outcome("succeeded",g);this.#t.warn(`Deployed, but ${g.message}`,g.remedy)}return this.outcome("succeeded")}async#m(o){
if(!o)throw new k.GQ("verify_failed","the platform named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const c=await Xe(o,{...this.#n,
deployID:this.#r});return[void 0,c===1?"answers":`answers, after ${c} tries`]}async#g(o,c){this.#a=await this.#t.phase("explain",async()=>{const{explain:y}=await E.
e(902).then(E.bind(E,6902)),A=await y(c,o.appID,this.#e,this.#n,this.#t);return[A,A.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#a});const{
headline:f,remedy:g}=this.#a;return this.outcome("failed",new k.GQ("deploy_failed",f,{remedy:g}))}interruption(){return L(this.#r,this.#o)}broken(o){const c=o.call?.
outcome==="refused"||o.call?.outcome==="not-sent";return this.#r!==void 0||this.#o&&!c?this.outcome("pending",G(this.#r,o)):this.outcome(o.code==="interrupted"?
"cancelled":"failed",o)}async#y(){const{configuration:o,env:c,app:f,org:g,project:y}=this.#e,A=await _e(this.#e,this.#n.platform);this.#s=A;const P=[A?`update t\
he app ${A.appID} in ${g}/${y}`:`create the app ${f} in ${g}/${y}`,c.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...c.variables.keys()].
join(", ")||"none"}`,`deploy ${o.repository}, branch ${o.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const U of P)this.#t.tell({type:"notice",
message:`Dry run: would ${U}`});return this.outcome("skipped")}outcome(o,c){return{status:o,appID:this.#s?.appID,appCreated:this.#s?.created??!1,deployID:this.#r,
url:this.#i,failure:this.#a,error:c,phases:this.#t.phases}}}async function tt(a,o,c,f){const g=[];for await(const y of c.allDeployments(o,{signal:f}))if(g.push(
y),y.deployID===a)break;return g}}),5635:((Y,Q,E)=>{E.d(Q,{M:()=>_});var k=E(9439);const R=25e3;function _(r,h,S){const L=[],T=new Set;let[G,$,D]=[h.now(),h.now(),
""];const w=b=>{G=h.now(),b.type==="phase-started"&&([$,D]=[G,`at ${k.K[b.phase]}`]),b.type==="status"&&([$,D]=[G-b.elapsedMs,b.status]),r(b)};return{tell:w,phases:L,
beat(){const b=h.now();D!==""&&b-G>=R&&w({type:"heartbeat",status:D,elapsedMs:b-$})},async phase(b,j){S?.throwIfAborted();const N=h.now();w({type:"phase-started",
phase:b});let z;try{const[V,oe,re=!1]=await j();return z={type:"phase-finished",phase:b,detail:oe,ms:h.now()-N,unwished:re},V}finally{L.push({phase:b,ms:h.now()-
N}),z&&w(z)}},warn(b,j){T.has(b)||(T.add(b),w({type:"warning",message:b,remedy:j}))}}}}),7244:((Y,Q,E)=>{E.d(Q,{c:()=>_});var k=E(3024),R=E(7994);function _(r){
const h=(S,L)=>{try{return L()}catch{return S}};return{exists:S=>h(!1,()=>(0,k.statSync)((0,R.LI)(r,S)).isFile()),list:S=>h([],()=>(0,k.readdirSync)((0,R.LI)(r,
S)))}}})};export{wn as id,vn as ids,En as modules};

const wn=776,vn=[776],_n={9680:((J,N,y)=>{y.d(N,{Ej:()=>w,UC:()=>P,tp:()=>$,yq:()=>i,zD:()=>O});var k=y(5807),M=y(7496),b=y(9877);function i(E,A,Q){const{pages:B,
links:K,files:Y}=Q,ee=new Set;for(const te of Q.findings){const{message:ue,place:me,remedy:ge}=te;A.add((0,M.x)(te),{message:(0,k.Ow)(ue,1e3),place:me}),ge!==void 0&&
ee.add(ge)}for(const te of ee)E.line(`  ${te}`);const[ce,de,Ee]=[h(B,"page"),h(K,"link"),h(Y,"file")];E.line(`Checked ${ce}, ${de} and ${Ee} (${w(Q.bytes)})`)}function h(E,A){
return`${O(E)} ${A}${E===1?"":"s"}`}const D=100,G={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function P(E){const{findings:A,largest:Q}=E,B=A.
length-D;return["### The site",L(E),...A.length===0?[]:[A.slice(0,D).map(S).join(`
`)],...B>0?[`\u2026 and ${B} more.`]:[],`<details><summary>The largest files</summary>

${$(["File","Bytes","Brotli","gzip"],Q.map(K=>[(0,b.aY)(K.path),w(K.bytes),w(K.brotli),w(K.gzip)]))}

</details>`].join(`

`)}function L({pages:E,links:A,files:Q,bytes:B,brotli:K,gzip:Y}){const ee=[E,A,Q].map(O);return $(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...ee,w(B),w(K),w(Y)]])}function S(E){const{message:A,place:Q}=E,B=Q?`${(0,b.aY)([Q.file,Q.line,Q.column].filter(K=>K!==void 0).join(":"))} `:"";
return`- ${G[(0,M.x)(E)]} ${B}${(0,b.aY)(A,500)}`}function $(E,A){return[E,E.map(()=>"---"),...A].map(Q=>`| ${Q.join(" | ")} |`).join(`
`)}function O(E){return String(E).replace(/\B(?=(?:\d{3})+$)/g,",")}function w(E){return E<1e3?`${E} B`:E<1e6?`${(E/1e3).toFixed(1)} kB`:`${(E/1e6).toFixed(1)} \
MB`}}),9877:((J,N,y)=>{y.d(N,{CS:()=>G,Dl:()=>P,EU:()=>b,XI:()=>L,aY:()=>M});var k=y(5807);function M($,O=300){const w=(0,k.Ow)($,O).replaceAll("|","\u2502").trim();
if(w==="")return"\u2013";const E="`".repeat(S(w)+1),A=w.startsWith("`")||w.endsWith("`")?" ":"";return`${E}${A}${w}${A}${E}`}function b($,O=2e3){const w=$.map(A=>(0,k.
Ow)(A,O)),E="`".repeat(Math.max(3,S(w.join(`
`))+1));return[`${E}text`,...w,E].join(`
`)}const i=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,h=/^[0-9a-f]{7,40}\W*$/i,D=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function G($,O=1e3){return(0,k.Ow)($,O).trim().replace(D,(E,A,Q="",B="",K="",Y="")=>A!==void 0?M(A)+Q:i.test(E)&&!h.test(E)?E:B+M(K)+Y)}function P($){if($===void 0||
!URL.canParse($))return;const{protocol:O,username:w,password:E,href:A}=new URL($);if(!(!/^https?:$/.test(O)||w!==""||E!==""||A.length>2e3))return`[${M(A)}](<${A.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function L($,O){let w=O,E=$.length;for(;E>0&&(w-=Buffer.byteLength((0,k.Ow)($[E-1]??""))+1,!(w<0));)E--;return $.slice(
E)}function S($){return Math.max(0,...[...$.matchAll(/`+/g)].map(O=>O[0].length))}}),3130:((J,N,y)=>{y.d(N,{g:()=>i});var k=y(86),M=y(7399),b=y(5636);function i(h,{
requestUrl:D,requestToken:G,audience:P},L,S){const $=new URL(D);P&&($.search+=`${$.search===""?"":"&"}audience=${encodeURIComponent(P)}`);const O=(w,E)=>{const A=(0,k.
Qq)((0,k.Pf)(w),"value");if(A===void 0)throw(0,k.LO)("token (value)",w,E);return S(A),A};return L({doing:`get an ID token from ${h}`,request:{method:"GET",url:$,
headers:{...b.H1,authorization:`Bearer ${G}`}},mayRepeat:!0,authorize:w=>w,read:(0,M.t)({decode:O})})}}),3532:((J,N,y)=>{y.d(N,{Q:()=>b});var k=y(7067),M=y(8302);
function b(h){return(D,G)=>{const P=new URL(D instanceof Request?D.url:D);return P.protocol==="http:"&&P.hostname.endsWith(".localhost")&&!G?.body?i(P,G):h(D,G)}}
function i(h,D){const G={host:"127.0.0.1",port:h.port||80,path:h.pathname+h.search,method:D?.method??"GET",headers:{...Object.fromEntries(new Headers(D?.headers)),
host:h.host},...(0,M.Eb)({signal:D?.signal??void 0})};return new Promise((P,L)=>{const S=(0,k.request)(G,$=>{const O=[];$.on("data",w=>O.push(w)),$.on("error",L),
$.on("end",()=>{const w=$.statusCode??502,E=Object.entries($.headers).map(([A,Q])=>[A,String(Q)]);P(new Response(w===204||w===304?null:Buffer.concat(O),{status:w,
headers:E}))})});S.on("error",L),S.end()})}}),7994:((J,N,y)=>{y.d(N,{FK:()=>h,LI:()=>D,wZ:()=>P});var k=y(3024),M=y(1455),b=y(6760),i=y(3739);function h(S,$){const O=(0,b.
relative)(S,$);return O===""||O!==".."&&!O.startsWith(`..${b.sep}`)&&!(0,b.isAbsolute)(O)}function D(S,$){const O=(0,b.resolve)(S,$);if($.includes("\0")||!h((0,b.
resolve)(S),O))throw L($);return O}async function G(S,$){const[O,w]=await Promise.all([realpath(S),realpath(D(S,$))]);if(!h(O,w))throw L($);return w}function P(S,$){
if(!(0,k.existsSync)(S)){P((0,b.dirname)(S),$);try{(0,k.mkdirSync)(S,{mode:$})}catch(O){if((0,i.xU)(O)!=="EEXIST")throw O}}}function L(S){return new i.GQ("path_\
escapes_root",`The path "${S}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),7496:((J,N,y)=>{y.d(N,{x:()=>M});
const k={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"erro\
r",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function M({
code:b}){return k[b]}}),3823:((J,N,y)=>{y.d(N,{Y2:()=>G,a6:()=>h,bw:()=>b,dN:()=>P,k7:()=>D});const k="/api/v1/orgs/{orgID}/projects/{projectID}/apps",M=`${k}/{\
appID}`,b={createApp:{method:"POST",path:k},updateApp:{method:"PATCH",path:M},replaceEnv:{method:"PUT",path:`${M}/env`},listEnvironments:{method:"GET",path:`${M}\
/environments`},deploy:{method:"POST",path:`${M}/deployments`},listDeployments:{method:"GET",path:`${M}/deployments`},readFailure:{method:"GET",path:`${M}/deplo\
yments/{deployID}/failure`}},i="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",h={listReleases:{method:"GET",path:`${i}/releases`},rollback:{method:"\
POST",path:`${i}/rollback`},listTables:{method:"GET",path:`${i}/tables`},createTable:{method:"POST",path:`${i}/tables`},deleteTable:{method:"DELETE",path:`${i}/\
tables/{table}`},runtime:{method:"POST",path:`${i}/runtime`}},D={method:"GET",path:"/operator/nodes"},G={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function P(L,S){
return L.replace(/\{(\w+)\}/g,($,O)=>encodeURIComponent(S[O]??`{${O}}`))}}),1547:((J,N,y)=>{y.d(N,{P:()=>h,Y:()=>b});const k=[["success",["succeeded","success",
"successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","p\
assed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","d\
eploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predep\
loyfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","st\
opped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting",
"scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deployin\
g","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retry\
ing","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinp\
rogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],M=new Map(
k.flatMap(([D,G])=>G.map(P=>[P,D])));function b(D){return D.toLowerCase().replace(/[\s_-]/g,"")}const i=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];
function h(D,G=new Map){const P=b(D);return G.get(P)??M.get(P)??i.find(([,L])=>L.test(P))?.[0]}}),9574:((J,N,y)=>{y.d(N,{N:()=>mn});var k=y(7598),M=y(3739),b=y(
8302),i=y(86),h=y(8438);function D(e){const t=e.flatMap(({fields:n})=>[...h.tl.flatMap(s=>P((0,i.Dy)(n,s))),...h.gW.flatMap(s=>G(n.get(s)))]);return t.find(n=>n.
startsWith("https:"))??t[0]}function G(e){if((0,b.Gv)(e)){const n=(0,i.Pf)(e);return[...h.tl,"web","live","site","public","production","default"].flatMap(o=>P((0,i.
Dy)(n,o)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return(0,b.Gv)(t)?P((0,i.Dy)((0,i.Pf)(t),"url","name","domain","hostname","host")):P((0,i.Dy)(
new Map([["",t]]),""))}function P(e){const t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.test(e??"");return e===void 0||t||(0,i.
Qq)(new Map([["",e]]),"")===void 0?[]:[e]}var L=y(1787);class S{candidates;constructor(t){this.candidates=t}get paths(){return this.candidates.map(({path:t})=>t)}}
function $({names:e,kin:t}){const n=(s,o)=>s.flatMap(u=>o.map(d=>u+d));return[n(e,[...h.S3,"number"]),h.S3,n(t,h.S3)]}function O({names:e,kin:t}){return[e,["num\
ber",...t.map(n=>`${n}number`)]]}function w(e){const t=h.BV.map(n=>(0,i.k$)(e,[n])).filter(n=>n!==void 0);return[e,...t]}function E(e){return new Map(e.toReversed().
flatMap(({fields:t})=>[...t]))}function A(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,i.tK)(n)))return[];const o=(0,i.Qq)(new Map([[
"",s]]),"");return o===void 0?[]:[{path:(0,i.vs)(e.path,n),value:o}]})}function Q(e){return new Set(e.map(({value:n})=>n)).size>1?new S(e):e[0]?.value}function B(e,t,n=!0){
const s=e.findIndex(f=>(0,i.k$)(f,t.names)!==void 0),o=s>0?e.slice(0,s):e,u=$(t),d=f=>{for(const l of f===u[0]?e:o)for(const _ of K(l)){const T=Q(A(_,f));if(T!==
void 0)return{id:typeof T=="string"?ee(T):T,layer:l}}};for(const f of n?u:u.slice(0,1)){const l=d(f);if(l)return l}const m=ce(o,t);if(m!==void 0||!n)return m;for(const f of O(
t)){const l=d(f);if(l&&(l.id instanceof S||/^[\w.:~-]{1,200}$/.test(l.id)))return l}}function K(e){return Y(e)===void 0?w(e):[e]}function Y(e){const t=(0,i.k$)(
e,["metadata"]);return t&&(0,b.Gv)(e.value.status)?(0,i.Qq)(t.fields,"name"):void 0}function ee(e){return e.includes("/")?e.split("/").findLast(t=>t!=="")??e:e}
function ce(e,t){for(const n of e){const s=["links","link"].map(f=>(0,i.k$)(n,[f])).find(Boolean),d=[s&&((0,i.Qq)((0,i.Pf)(s.fields.get("self")),"href")??(0,i.Qq)(
s.fields,"self")),...["name","selflink","self","href"].map(f=>(0,i.Qq)(n.fields,f))].flatMap(f=>de(f,t)??[])[0];if(d!==void 0)return{id:d,layer:n};const m=Y(n);
if(m!==void 0)return{id:m,layer:n}}}function de(e,t){const[n=""]=(e??"").split(/[?#]/,1),[s="",o=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.
test(s)&&[...t.lists,...t.kin.map(d=>`${d}s`)].includes((0,i.tK)(o))?s:void 0}const Ee=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;
function te({fields:e,value:t},n){if(n.label!=="deployment")return!1;const s=(0,i.Qq)(e,"type","kind","object","resourcetype")??"",o=Object.entries(t).some(([u,
d])=>{const m=(0,i.tK)(u);return n.names.some(l=>m.endsWith(l)&&m!==l)&&(0,b.Gv)(d)&&(0,i.Pf)(d).has("id")});return Ee.test(s)||o}function ue(e,t,n,s){if(Array.
isArray(e))return{entries:e,around:[]};const o=(0,i.MX)(e,t.lists);for(const d of o){const m=me(d,t);if(m instanceof S){const f=(0,i.TU)(s,"list",m.paths[0]??"$");
throw(0,i.zs)(`list of ${t.label}s`,m.paths,n,f)}if(m!==void 0)return{entries:m,around:o}}const u=`list of ${t.label}s`;throw(0,i.LO)(u,e,n,(0,i.TU)(s,"list",t.
lists[0]??"$"))}function me(e,t){const n=t.names.map(u=>`${u}s`),s=Object.entries(e.value).filter(([u,d])=>Array.isArray(d)&&!h.Vt.includes((0,i.tK)(u))),o=[...h.
m5,...h.wy];for(const u of[n,t.lists,o,s.map(([d])=>(0,i.tK)(d))]){const d=s.filter(([f])=>u.includes((0,i.tK)(f))),[m]=d;if(d.length>1)return new S(d.map(([f])=>({
path:(0,i.vs)(e.path,f),value:f})));if(Array.isArray(m?.[1]))return m[1];if(u!==o&&u.some(f=>e.fields.get(f)===null))return[]}}function ge(e,t){const n=e.flatMap(
({fields:s})=>[s,...h.T8.map(o=>(0,i.Pf)(s.get(o)))]);for(const s of n){if(["hasmore","hasnextpage"].some(u=>s.get(u)===!1))return;const o=(0,i.Qq)(s,...h.qQ);if(o!==
void 0&&!Le(o))return o}return je(e)??Ue(t)}const Le=e=>/^(?:https?:\/)?\//.test(e);function je(e){for(const{fields:t}of e){const n=[t,(0,i.Pf)(t.get("links")),
(0,i.Pf)(Ge(t))];for(const s of n)for(const o of h.Mg){const u=s.get(o),d=(0,b.Gv)(u)?(0,i.Qq)((0,i.Pf)(u),"href"):(0,i.Qq)(s,o),m=d===void 0?null:URL.parse(d,"\
https://next.invalid"),f=m?.searchParams.get("cursor")??m?.searchParams.get("page[cursor]");if(f)return f}}}function Ge(e){return(0,i.Pf)(e.get("links")).get("p\
ages")}function Ue(e){const t=e.map(n=>(0,b.Gv)(n)?(0,i.Qq)((0,i.Pf)(n),"cursor"):void 0);return t.length>0&&t.every(n=>n!==void 0)?t.at(-1):void 0}const ne=new Map;
function le(e,t,n,s){return e.has(t)?n(new Map([[t,e.get(t)]])):s()}const W=(e,t,n)=>le(e,t,s=>(0,i.Qq)(s,t),n);function ke(e){return(0,i.VF)("",Object.fromEntries(
e))}function Oe(e){return e?.entries}const De=e=>e.map(t=>({entry:t,values:ne}));function Z(e,t,n){const s=(0,i.MX)(e,t.names),[o]=s;if(n?.has("id")){const d=(0,i.
Qq)(n,"id");return d===void 0?void 0:fe(d,o)}if(o===void 0)return;const u=B(s,t,!te(o,t));return u===void 0?Z(Ce(o,t),t):u.id instanceof S?u.id:fe(u.id,u.layer,
t)}function fe(e,t,n){const s=t&&n&&(0,i.k$)(t,n.names),o=[...t?w(t):[],...s?w(s):[]];return{id:e,fields:E(o),layers:o}}function Ie(e,t,n){if(n?.has("id")||!(0,b.
Gv)(e))return Z(e,t,n);const s=(0,i.VF)("",e),o=B([s],t);if(o===void 0)return Z(e,t)??Z(Qe(s),t);if(o.id instanceof S)return o.id;const u=(0,i.k$)(s,t.names),d=u&&
B([u],t);return u&&d===void 0&&[...h.XQ,...h.A9].some(m=>E(w(u)).has(m))?B([s],t,!1)?fe(o.id,o.layer,t):void 0:d===void 0?fe(o.id,o.layer,t):d.id instanceof S?d.
id:d.id===o.id?fe(o.id,o.layer,t):new S([{path:"its own ID",value:o.id},{path:`the ID in ${u?.path}`,value:d.id}])}function Qe({value:e,fields:t}){const n=Object.
values(e).filter(b.Gv);return n.length===1&&Ae(t,n[0])?n[0]:void 0}const Ne=new Set(["cursor","success","ok","errors","messages","message","warnings","links","m\
eta","etag"]);function Ae(e,t){return[...e].every(([n,s])=>s===t||Ne.has(n))}function Ce({value:e,fields:t},{label:n,names:s,kin:o}){const u=Object.entries(e).filter(
([f,l])=>{const _=(0,i.tK)(f);return(o.includes(_)||[...s,...o].some(x=>_===`${x}summary`))&&(0,b.Gv)(l)}),[d]=u;return u.length===1&&(n==="app"||Ae(t,d?.[1]))?
d?.[1]:void 0}const Be=(e,t,n,s)=>(Oe(s)??De(ue(e,h.M0,t,"listEnvironments").entries)).map(({entry:u,values:d})=>{const m=(0,b.Gv)(u)?w((0,i.VF)("",u)):[],f=Ie(
u,h.M0,d),l=f===void 0||f instanceof S?E(m):f.fields;return{environmentID:W(d,"id",()=>f&&"id"in f?f.id:void 0),name:W(d,"name",()=>ye(u,l)),state:W(d,"state",()=>(0,i.
Qq)(l,"state","status")),url:le(d,"url",_=>D([ke(_)]),()=>D(f&&"layers"in f?f.layers:m))}});function ye(e,t){return typeof e=="string"?e:(0,i.Qq)(t,"name","envi\
ronmentname","environment","slug")}var V=y(1547);const $e=new Set(["completed","complete","finished","done","ended","stopped","terminated"]),Me=new Set(["queued",
"building","deploying","uploading","publishing","activating","provisioning","initializing","inprogress","enqueued"]),Te=new Set(["name","branch","ref","title","\
message","description","event","trigger","type","kind","label","slug"]);function Pe(e,t,n){const s=e.filter(({path:I})=>!/(?:^|\.)metadata$/i.test(I)),o=s.flatMap(
I=>ve(I,h.XQ)),u=s.flatMap(I=>ve(I,h.A9)),d=o.length>0?o:u,[m]=d;if(m===void 0)return;const f=s.flatMap(I=>ve(I,h.E6)).filter(({value:I})=>(0,V.P)(I)!==void 0),
l=s.flatMap(qe),_=[...d,...se(m.value)==="success"?[...u,...e.flatMap(Ke).filter(We)]:[],...se(m.value)==="success"?l:[]],T=new Set(_.map(({value:I})=>se(I))),[
x]=f;if(x&&d.every(({value:I})=>$e.has((0,V.Y)(I)))){if(new Set(f.map(({value:I})=>se(I))).size===1)return x.value;throw we([...d,...f],t,n)}if(x&&se(m.value)===
"success"&&se(x.value)!=="success")throw we([m,x],t,n);const U=$e.has((0,V.Y)(m.value))?s.flatMap(Ye):[];if(!x&&U.length>0)throw we([m,...U],t,n);if(T.size>1)throw we(
_,t,n);return m.value}function we(e,t,n){const s=[...new Set(e.map(({path:o})=>o))];return(0,i.zs)("deployment status",s,t,(0,i.TU)(n,"status",s[0]??"status"))}
function se(e){return(0,V.P)(e)??(0,V.Y)(e)}function Ke(e){const t=Object.keys(e.value).map(i.tK),n=t.filter(d=>/(?:status|state|phase|stage|step)$/.test(d)),s=t.
filter(d=>!n.includes(d)&&!Te.has(d)),o=_e(e,s).filter(({value:d})=>Me.has((0,V.Y)(d))),u=Object.entries(e.value).flatMap(([d,m])=>n.includes((0,i.tK)(d))&&(0,b.
Gv)(m)?Fe((0,i.vs)(e.path,d),m):[]);return[...ve(e,n),...o,...u.filter(({value:d})=>Me.has((0,V.Y)(d)))]}function Fe(e,t){return _e((0,i.VF)(e,t),Object.keys(t).
map(i.tK))}function We({value:e}){return((0,V.P)(e)??"success")!=="success"}function ve(e,t){return Object.entries(e.value).flatMap(([n,s])=>{if(!t.includes((0,i.
tK)(n)))return[];const o=(0,i.vs)(e.path,n);return typeof s=="string"?s.trim()===""?[]:[{path:o,value:s}]:(0,b.Gv)(s)?ze((0,i.VF)(o,s)):[]})}function ze(e){const t=_e(
e,h.XD),n=[...h.E6,"status"].flatMap(s=>{const o=Object.entries(e.value).find(([u])=>(0,i.tK)(u)===s);return o&&(0,b.Gv)(o[1])?_e((0,i.VF)((0,i.vs)(e.path,o[0]),
o[1]),h.XD):[]});return n.length>0&&t.every(({value:s})=>$e.has((0,V.Y)(s)))?n:[...t,...n]}function _e(e,t){return Object.entries(e.value).flatMap(([n,s])=>t.includes(
(0,i.tK)(n))&&typeof s=="string"&&s.trim()!==""?[{path:(0,i.vs)(e.path,n),value:s}]:[])}function qe(e){return Object.entries(e.value).flatMap(([t,n])=>["success",
"successful","succeeded","ok"].includes((0,i.tK)(t))&&n===!1?[{path:(0,i.vs)(e.path,t),value:"failed"}]:[])}const He=["error","errors","errormessage","failure",
"failurereason","failuremessage","failureinfo"];function Ye(e){return Object.entries(e.value).flatMap(([t,n])=>{const s=(0,i.tK)(t);return s==="exitcode"&&typeof n==
"number"&&n!==0||He.includes(s)&&Ve(n)?[{path:(0,i.vs)(e.path,t),value:"failed"}]:[]})}function Ve(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.
length>0:(0,b.Gv)(e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const Je=(e,t,n,s)=>{(0,L.c)(e,t);const o=r(e,s?.values??ne);if(o instanceof S)throw(0,i.
zs)("app ID",o.paths,t,(0,i.TU)("createApp","id",c(o)));const u=o??r({id:de(n,h.uq)},ne);if(u===void 0||u instanceof S)throw(0,i.LO)("app ID",e,t,(0,i.TU)("crea\
teApp","id","the.name.of.the.id"));return u},Xe=(e,t,n,s)=>{(0,L.c)(e,t);const o=s?.values??ne,u=r(e,o),d=Z(e,h.uq,o);if(!(u===void 0||u instanceof S||d===void 0||
d instanceof S))return{...u,buildCommand:(0,i.Qq)(d.fields,"buildcommand"),outputDirectory:(0,i.Qq)(d.fields,"outputdirectory"),region:(0,i.Qq)(d.fields,"region")}},
Ze=(e,t)=>(0,L.c)(e,t);function c({paths:e}){return e[0]??"id"}function r(e,t){const n=Z(e,h.uq,t);if(n===void 0||n instanceof S)return n;const{id:s,fields:o,layers:u}=n;
return{appID:s,name:W(t,"name",()=>(0,i.Qq)(o,"name","appname")),type:W(t,"type",()=>(0,i.Qq)(o,"type","apptype")),subdomain:W(t,"subdomain",()=>(0,i.Qq)(o,"sub\
domain","subdomainvalue","generatedsubdomain")),state:W(t,"state",()=>(0,i.Qq)(o,"state","status")),url:le(t,"url",d=>D([ke(d)]),()=>D(u))}}const a=(e,t,n,s)=>{
(0,L.c)(e,t);const o=s?.values??ne,d=Z(e,h.uH,o)??Z({id:de(n,h.uH)},h.uH);if(!(d===void 0||d instanceof S||R(d.id,t)))return C(d,o,p(d,o,t)??"pending")};function p(e,t,n){
try{return W(t,"status",()=>Pe(e.layers,n,"deploy"))}catch(s){if(s instanceof M.GQ)return;throw s}}const g=(e,t,n,s)=>{(0,L.c)(e,t);const o=s?.entries?void 0:ue(
e,h.uH,t,"listDeployments"),u=Oe(s)??De(o?.entries??[]),d=u.map(({entry:_,values:T})=>{const x=v(_,T,t);return{record:x,values:T,status:W(T,"status",()=>Pe(x.layers,
t,"listDeployments"))}});if(d.length>0&&d.every(({status:_})=>_===void 0)){const _=(0,i.TU)("listDeployments","status","the.name.of.the.status");throw(0,i.LO)("\
deployment status in an entry",u[0]?.entry,t,_)}j(d.map(({record:_})=>_.id),t);const m=d.map(({record:_,values:T,status:x})=>C(_,T,x??"pending")),f=o?.around??((0,b.
Gv)(e)?[(0,i.VF)("",e)]:[]),l=W(s?.values??ne,"cursor",()=>ge(f,o?.entries??[]));return{deployments:m,nextCursor:l}};function v(e,t,n){const s=Ie(e,h.uH,t);if(s instanceof
S){const o=(0,i.TU)("listDeployments","id",c(s));throw(0,i.zs)("deployment ID in an entry",s.paths,n,o)}if(s!==void 0&&!R(s.id,n))return s;throw(0,i.LO)("deploy\
ment ID in an entry",e,n,(0,i.TU)("listDeployments","id","the.name.of.the.id"))}function R(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function j(e,t){
if(new Set(e).size===e.length)return;const n=(0,i.TU)("listDeployments","id","the.name.of.the.id");throw(0,i.LO)("ID of its own for each deployment: several ent\
ries have the same",void 0,t,n)}function C({id:e,fields:t,layers:n},s,o){const d=[t,...h.Hl.map(l=>(0,i.Pf)(t.get(l)))].flatMap(l=>[l,(0,i.Pf)(l.get("metadata"))]),
m=l=>d.flatMap(_=>(0,i.Qq)(_,...l)??[])[0],f=(0,i.Qq)(t,...h.Ld,"phase");return{deployID:e,status:o,stage:W(s,"stage",()=>f===o?void 0:f),branch:W(s,"branch",()=>z(
m(h.dI))),commit:W(s,"commit",()=>m(h.cJ)??(0,i.Qq)((0,i.Pf)(t.get("commit")),"sha","id","hash")),url:le(s,"url",l=>D([ke(l)]),()=>D(n)),createdAt:le(s,"created\
At",l=>(0,i.kB)(l,"createdAt"),()=>(0,i.kB)(t,...h.DE)),supersededBy:W(s,"supersededBy",()=>(0,i.Qq)(t,...h.NP))}}function z(e){const t=e?.replace(/^refs\/heads\//,
"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}var H=y(5807);const re=4,pe=200,q=100,be=new Set(["app","application","site","project","user","owner",
"team","creator","author","links","request","config","spec","env","environment","source","git","gitsource","commit","trigger","deploymenttrigger"]),Re=new Set([
"steps","stages","phases","jobs","tasks","conditions","builds","children","results","components","workflows"]),et=new Set(["deployments","deploys","releases","r\
evisions","rollouts","runs","environments"]);function gt(e){return new Map(e.toReversed().flatMap(t=>[...t]))}function yt(e){const t=[];let n=[(0,i.Pf)(e)];for(let s=0;s<=
re&&n.length>0&&t.length<pe;s+=1)t.push(...n.slice(0,pe-t.length)),n=n.flatMap(wt);return t}function wt(e){return[...e].flatMap(([t,n])=>be.has(t)?[]:Array.isArray(
n)?et.has(t)?[]:vt(n,Re.has(t)).map(bt):(0,b.Gv)(n)?[(0,i.Pf)(n)]:[])}function vt(e,t){const n=e.slice(-q).filter(b.Gv).map(i.Pf),s=n.filter(rt);return(s.length>
0||!t?s:n.filter(_t)).toReversed()}function _t(e){return[...Re].some(t=>Array.isArray(e.get(t)))}const st=["status","state","result","outcome","conclusion","pha\
se"];function rt(e){return e.get("success")===!1||st.some(t=>ot(e.get(t),0))}function ot(e,t){if(typeof e=="string")return/^false$/i.test(e)||(0,V.P)(e)==="fail\
ure";const n=(0,i.Pf)(e);return t<2&&["name",...st].some(s=>ot(n.get(s),t+1))}function bt(e){const t=(0,i.Qq)(e,"stage","phase","step","name","id");return t!==void 0&&
!e.has("stage")&&rt(e)?new Map([...e,["stagename",t]]):e}const Et=["text","line","message","msg","content","output","log","logs","lines","entries","events","ite\
ms","payload","textpayload","data","value","tail"],kt=["order","sequence","seq","index","position","linenumber"],it=["timestamp","time","date","createdat","crea\
ted","ts"],$t=4;function oe(e,t=0){if(typeof e=="string")return St(e,t);if(t>$t)return[];if(Array.isArray(e))return Ot(e).flatMap(o=>oe(o,t+1));const n=(0,i.Pf)(
e),s=Et.find(o=>n.has(o));return s===void 0?[]:oe(n.get(s),t+1)}function St(e,t){if(t===0&&/^\s*\[\s*\{/.test(e))try{const n=oe(JSON.parse(e),1);if(n.length>0)return n}catch{}
return e.replace(/\r?\n$/,"").split(/\r?\n/)}function Ot(e){const t=e.filter(s=>(0,i.Pf)(s).get("hidden")!==!0);if(t.length<2||!t.every(b.Gv))return t;const n=t.
map(s=>(0,i.Pf)(s));return at(t,n,s=>(0,i.nd)(s,...kt))??at(t,n,Dt)??t}const Dt=e=>(0,i.Qq)(e,...it)===void 0?void 0:(0,i.kB)(e,...it);function at(e,t,n){const s=e.
map((o,u)=>({entry:o,key:t[u]&&n(t[u])}));if(!s.some(o=>o.key===void 0))return s.sort((o,u)=>Number(o.key)-Number(u.key)).map(({entry:o})=>o)}const It=["failure",
"deploymentfailure","deployfailure","error","deployment"],At=["message","errormessage","failuremessage","statusmessage","reason","failurereason","statusreason",
"description","detail","summary","error","title","cause","msg","text"],Mt=["stage","phase","step","failedstage","failedstep","failedphase","errorstep","errorsta\
ge","stagename","stepname"],Tt=["code","errorcode","failurecode","errortype","reasoncode"],Pt=["diagnostics","errors","annotations","issues","problems","finding\
s"],Rt=["log","logs","logtail","buildlog","buildlogs","deploylog","joblog","output","lines","stdout","stderr","events","entries","transcript","console","trace",
"tail","excerpt"],xt=["location","loc","position","range","start","span","begin","region","physicallocation"],Lt=["file","filename","filepath","path","uri","sou\
rcefile"],jt=[...new Set([...h.m5,...h.wy])],Gt=["error","reason","cause","failure","details"],ct=4,X={lines:5e3,line:64*1024,findings:1e3,file:4096,text:2e3,word:200},
Ut=/^(?!(?:failure|error)s?$).*(?:fail|error|timed?[_-]?out|kill|crash|memory|missing|invalid|not[_-]?found|denied|exceed)/i,Qt=[[/^(?:warn|1$)/i,"warning"],[/^(?:info|notice|note|hint|suggestion|debug|0$)/i,
"notice"]],Nt=(e,t,n,s)=>{const o=Ft(e),d=[ut(gt((0,i.w)(o,It))),...yt(o)],m=(F,ie)=>d.flatMap(ae=>ie(ae,...F)??[])[0],{placed:f,loose:l}=Wt(d),_=m(At,i.Qq),x=[
...dt(d,Rt)??dt([(0,i.Pf)(o)],jt,Array.isArray)??[],...l],U=oe(_).filter(F=>F.trim()!==""),I=Bt(s,{stage:m(Mt,i.Qq),code:m(Tt,i.Qq)??Kt(d),message:U[0]??l[0],exitCode:d.
flatMap(F=>(0,i.nd)(F,"exitcode","exitstatus","returncode")??[])[0],signal:m(["signal","exitsignal"],i.Qq),log:x.length===0&&U.length>1?U:x,diagnostics:f});return Ct(
I)};function dt(e,t,n=()=>!0){return e.map(o=>t.flatMap(u=>n(o.get(u))?oe(o.get(u)):[])).find(o=>o.length>0)}function Ct(e){const{stage:t,code:n,message:s,signal:o,
log:u,diagnostics:d}=e;return{...e,stage:Se(t,X.word),code:Se(n,X.word),message:Se(s,X.text),signal:Se(o,X.word),log:u.slice(-X.lines).map(m=>(0,H.vI)(m,X.line)),
diagnostics:d.filter(({file:m})=>m.length<=X.file).slice(0,X.findings)}}function Se(e,t){return e&&(0,H.vI)(e,t)}function Bt(e,t){const n=e?.values;if(n===void 0)
return t;const s=u=>n.has(u)?(0,i.Qq)(n,u):t[u],o=n.has("diagnostics")?lt(n.get("diagnostics")):void 0;return{stage:s("stage"),code:s("code"),message:s("message"),
signal:s("signal"),exitCode:n.has("exitCode")?(0,i.nd)(n,"exitCode"):t.exitCode,log:n.has("log")?oe(n.get("log")):t.log,diagnostics:o?.map(tt).filter(u=>u!==void 0)??
t.diagnostics}}function Kt(e){return e.flatMap(t=>(0,i.Qq)(t,"type","kind")??[]).find(t=>Ut.test(t))}function Ft(e){return typeof e=="string"?{message:e}:Array.
isArray(e)?e.every(t=>typeof t=="string")?{log:e}:e.some(t=>tt(t)!==void 0)||oe(e).length===0?{errors:e}:{log:e}:e}function ut(e,t=0){const n=Gt.map(s=>e.get(s)).
find(b.Gv);return n===void 0||t>ct?e:ut(new Map([...[...e].filter(([,s])=>s!==n),...(0,i.Pf)(n)]),t+1)}function Wt(e){const n=[...new Set(e.flatMap(s=>Pt.map(o=>s.
get(o))))].flatMap(lt).slice(0,X.lines).map(s=>tt(s)??oe(s));return{placed:n.flatMap(s=>"file"in s?s:[]),loose:n.flatMap(s=>"file"in s?[]:s)}}function lt(e){return Array.
isArray(e)?e:e==null?[]:[e]}function tt(e){const t=ft((0,i.Pf)(e)),n=(0,i.Qq)(t,...Lt),s=(0,i.Qq)(t,"message","text","msg","description","reason","title");if(n===
void 0||s===void 0)return;const o=(0,i.Qq)(t,"severity","level","type","annotationlevel")??"",u=t.has("character")?1:0,d=(...m)=>zt((0,i.nd)(t,...m),u);return{file:n.
replace(/^file:\/\/\//,"/"),line:d("line","linenumber","startline","row","lineno"),column:d("column","col","columnnumber","startcolumn","character"),severity:Qt.
find(([m])=>m.test(o))?.[1]??"error",code:Se((0,i.Qq)(t,"code","rule","ruleid"),X.word)??null,message:(0,H.vI)(s,X.text)}}function ft(e,t=0){const n=xt.map(s=>e.
get(s)).find(b.Gv);return n===void 0||t>ct?e:new Map([...ft((0,i.Pf)(n),t+1),...e])}function zt(e,t){return e!==void 0&&e+t>=1?e+t:null}var nt=y(3823);const qt={
name:"app",type:"app-type",repository:"repository",branch:"branch",commit:"repository",env:"env",buildCommand:"build-command",outputDirectory:"output-directory",
region:"region"};function Ht({fields:e},{name:t,ours:n,sent:s}){if(e.length===0)return;const o=e.map(l=>({...l,own:Vt(l.field,n,s)})),u=o.map(({field:l,own:_,message:T})=>{
const x=_===void 0?"which is not sent":`from the input ${qt[_]??"app-settings"}`;return`; ${_!==void 0&&_!==l?`${l} (our ${_})`:l}, ${x}: "${T}"`}),d=new Set(o.
flatMap(({own:l})=>l??[])),m=Object.keys(n).map(l=>`"${d.has(l)?`NAME-FOR-${l}`:l}": ${Yt(l)}`),f=o.flatMap(({field:l,own:_})=>_===void 0?[pt(l)]:[]);return{words:u.
join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${t}: |
    {${[...m,...f].join(", ")}}`}}function pt(e){const[t="",...n]=e.split(".");return`"${t}": ${n.length===0?"VALUE":`{${pt(n.join("."))}}`}`}function Yt(e){return/^[A-Za-z]\w*$/.
test(e)?e:`\`${e}\``}function Vt(e,t,n){const s=e.split("."),o=s.at(-1)??"",u=Object.keys(t),d=u.find(l=>[e,o,s[0]??""].some(_=>(0,i.tK)(_)===(0,i.tK)(l)));if(d!==
void 0)return d;const m=s.reduce((l,_)=>(0,b.Gv)(l)?l[_]:void 0,n);if(m===void 0)return;const f=u.filter(l=>JSON.stringify(t[l])===JSON.stringify(m));return f.length===
1?f[0]:void 0}const he={createApp:{doing:"create the app",mayRepeat:!1,decode:Je},updateApp:{doing:"update the app",mayRepeat:!0,decode:Xe},replaceEnv:{doing:"r\
eplace the variables",mayRepeat:!0,decode:Ze},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:Be},deploy:{doing:"start the deployment",mayRepeat:!1,
decode:a},listDeployments:{doing:"list the deployments",mayRepeat:!0,decode:g},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:Nt}},Jt=50;
function Xt(e,{org:t,project:n},s){const o={orgID:t,projectID:n},u=f=>({...o,appID:f});async function d(f,l,_,T){const x={org:t,project:n,app:_.parameters.appID??
""},I=(T===void 0?void 0:await s?.request(f,T,x))??T,F=l.mayRepeat&&nt.bw[f].method==="GET";return e({...l,route:nt.bw[f],decode:async(ie,ae,gn)=>l.decode(ie,ae,
gn,await s?.answer(f,ie))},{..._,...I===void 0?{}:F?{query:Zt(I)}:{body:I},readError:s&&((ie,ae)=>s.error(ie,ae)),explain:I===void 0||F?void 0:(ie,ae)=>ae===400||
ae===422?Ht(ie,{name:f,ours:T??{},sent:I}):void 0})}const m=(f,{limit:l,cursor:_,signal:T}={})=>{const x=(0,b.Eb)({limit:l?.toString(),cursor:_});return d("list\
Deployments",he.listDeployments,{parameters:u(f),signal:T},x)};return{listDeployments:m,createApp:(f,l={})=>d("createApp",he.createApp,{parameters:o,...l},f),updateApp:(f,l,{
signal:_}={})=>d("updateApp",he.updateApp,{parameters:u(f),signal:_},l),replaceEnv:(f,l,{signal:_}={})=>d("replaceEnv",he.replaceEnv,{parameters:u(f),signal:_},
{env:Object.fromEntries(l)}),listEnvironments:(f,{signal:l}={})=>d("listEnvironments",he.listEnvironments,{parameters:u(f),signal:l}),deploy:(f,l,_={})=>d("depl\
oy",he.deploy,{parameters:u(f),..._},{...l}),async*allDeployments(f,l={}){const _=new Set;let T=l.cursor;for(let x=0;x<Jt;x+=1){const{deployments:U,nextCursor:I}=await m(
f,{...l,cursor:T});if(yield*U,I===void 0||_.has(I))return;_.add(I),T=I}},async readFailure(f,l,{signal:_}={}){try{return await d("readFailure",he.readFailure,{parameters:{
...u(f),deployID:l},signal:_})}catch(T){if(T instanceof M.GQ&&T.call?.status===404)return;throw T}}}}function Zt(e){const t=Object.entries(e).filter(([,n])=>["s\
tring","number","boolean"].includes(typeof n));return Object.fromEntries(t.map(([n,s])=>[n,String(s)]))}var ht=y(9696),en=y(9127);const xe="Give the identity pr\
ovider's ID token: the answer's id_token member, not its access_token (ask for the scopes openid and email).",tn=[{code:"access_token_given",broken:({header:e})=>/^(?:application\/)?at\+jwt$/i.
test(String(e.typ)),because:()=>"is an access token by its header (typ at+jwt)",remedy:xe},{code:"access_token_given",broken:({claims:e})=>e.token_use==="access"||
e.typ==="Bearer",because:({claims:e})=>`is an access token by its claim (${e.token_use==="access"?"token_use access":"typ Bearer"})`,remedy:xe},{code:"access_to\
ken_given",broken:({claims:e})=>[e.aud].flat().filter(Boolean).length===0,because:()=>"has no aud claim, which every ID token has: it seems to be an access toke\
n",remedy:xe},{code:"invalid_id_token",broken:({claims:e},t)=>typeof e.exp=="number"&&e.exp*1e3<=t,because:({claims:e},t)=>`expired ${(0,en.a)(t-Number(e.exp)*1e3)}\
 ago`,remedy:"Give a fresh one; id-token-command and the token exchange are asked again when a token nears its end."},{code:"email_claim_missing",broken:({claims:e})=>typeof e.
email!="string"||e.email==="",because:()=>"has no email claim, by which the platform knows who calls",remedy:`GitHub's own token never has an email claim; only \
a platform that maps its other claims takes it. Else trade it for one of your identity provider's: set token-exchange-url, token-exchange-audience and token-exc\
hange-client-id,
or print the provider's ID token by id-token-command. With another provider, ask for the scopes openid and email.`}];function nn(e,t,n="id-token",s){const o=sn(
e);if(o===void 0){const d=!e.includes(".");throw new M.GQ(d?"access_token_given":"invalid_id_token",d?`The token of ${n} is opaque: an ID token is a JWT, this s\
eems to be an access token or a key`:`The token of ${n} is not a JWT: it does not have three parts that can be decoded`,{input:n,remedy:xe})}const u=tn.find(({broken:d})=>d(
o,t));if(u!==void 0){const d=`The token of ${n} ${u.because(o,t)}`,m=new M.GQ(u.code,d,{input:n,remedy:u.remedy});if(u.code!=="email_claim_missing"||s===void 0)
throw m;s(m)}return{expiresAt:typeof o.claims.exp=="number"?o.claims.exp*1e3:void 0}}function sn(e){if(!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(e))return;const[t,n]=e.split(
".").slice(0,2).map(rn);return t!==void 0&&n!==void 0?{header:t,claims:n}:void 0}function rn(e){try{const t=JSON.parse(Buffer.from(e,"base64url").toString("utf8"));
return(0,b.Gv)(t)?t:void 0}catch{return}}const on=6e4,an=15e3;function cn(e,t){const n=(0,ht.p)(t),{clock:s}=t;let o,u,d,m=!1;const f=e.mayLackEmail&&t.onNoEmail?
l:void 0;function l(U){d=U}function _(){d&&!m&&t.onNoEmail?.(d),m||=d!==void 0}async function T(){const U=await e.obtain(n,t),I=s.now(),{expiresAt:F=Number.POSITIVE_INFINITY}=nn(
U,I,e.input,f);return{token:U,expiresAt:F,renewAt:Math.max(F-on,I+(F-I)/2)}}async function x(){return u??=T().finally(()=>{u=void 0}),o=await u,o}return{async token(){
if(o===void 0)return(await x()).token;if(s.now()<o.renewAt)return o.token;const U=o;try{return(await x()).token}catch(I){if(s.now()>=U.expiresAt)throw I;return o=
{...U,renewAt:s.now()+an},U.token}},async renew(U){return _(),e.renewable===!1?!1:o!==void 0&&o.token!==U?!0:(await x()).token!==U}}}var dn=y(3532),un=y(7399),ln=y(
5636),fn=y(1619);function pn(e){const t=(0,fn.J)(e.baseUrl,"base-url"),n=(0,ht.p)(e);return async(s,o)=>{const{doing:u,mayRepeat:d,decode:m,takesText:f,route:l}=s,
{body:_,signal:T,readError:x,explain:U}=o;let I="";return n({doing:u,mayRepeat:d,read:(0,un.t)({decode:m,takesText:f,readError:x,explain:U}),signal:T,request:{method:l.
method,url:hn(t,l.path,o),headers:{...ln.H1,...(0,b.Eb)({"content-type":_===void 0?void 0:"application/json","idempotency-key":d?void 0:o.idempotencyKey??e.uuid()})},
...(0,b.Eb)({body:_===void 0?void 0:JSON.stringify(_)})},async authorize(F){return I=await e.tokens.token(),{...F,headers:{...F.headers,authorization:`Bearer ${I}`}}},
renew:()=>e.tokens.renew(I)})}}function hn(e,t,{parameters:n,query:s={}}){for(const[u,d]of Object.entries(n))if(/^\.{0,2}$/.test(d))throw new M.GQ("invalid_inpu\
t",`"${d}" is not a valid ${u}`,{remedy:"Give the identifier that the platform shows."});const o=new URL(e);o.pathname+=(0,nt.dN)(t,n).slice(o.pathname.endsWith(
"/")?1:0);for(const[u,d]of Object.entries(s))d!==void 0&&o.searchParams.set(u,d);return o}var mt=y(336);function mn(e,{baseUrl:t,source:n},s){const{reporter:o,tree:u,
signal:d,clock:m=mt.m}=s,f={clock:m,every:mt.f,random:Math.random,uuid:k.randomUUID},l=({message:I,remedy:F})=>o({type:"warning",message:I,remedy:F}),_={...f,fetch:s.
fetch,signal:s.requestSignal??d,onTrouble:({error:I})=>l({message:`${I.message}; trying again`,remedy:void 0})},{run:T,onSecret:x}=s,U=cn(n,{..._,run:T,onSecret:x,
onNoEmail:l});return{...f,reporter:o,tree:u,signal:d,platform:Xt(pn({..._,baseUrl:t,tokens:U}),e,e.apiMap),fetch:(0,dn.Q)(s.fetch),async identify(){return await U.
token(),n.description}}}}),1532:((J,N,y)=>{y.d(N,{g:()=>Je});var k=y(3739),M=y(5807);const b=["buildCommand","outputDirectory","region"];async function i(c,r,a){
const{settings:p,...g}=c.configuration,v={...p,...g},R=await a.updateApp(r,v),j=b.flatMap(H=>R?.[H]&&v[H]===void 0?[[H,R[H]]]:[]),C=j.map(([H,re])=>`${H} "${(0,M.
Ow)(re,60)}"`),z=Object.keys(v).sort().join(", ");return{url:R?.url,subdomain:R?.subdomain,detail:C.length===0?z:`${z}; kept from before: ${C.join(", ")}`,kept:Object.
fromEntries(j)}}var h=y(9127);function D(c,{follow:r}){const a=(0,h.a)(r.timeoutMs),p=`The deployment ${c} has not ended within ${a}; the platform goes on with \
it`;return new k.GQ("deploy_timeout",p,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same depl\
oyment."})}function G(c,r){return c?new k.GQ("interrupted",`Interrupted; the platform goes on with ${c}`,{remedy:"A re-run for the same commit follows the same \
deployment."}):r?new k.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform befor\
e the next run: that one starts another deployment."}):new k.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}function P(c,r){
return r.with({message:`${c}: ${r.message}`,cause:r})}function L(c,r){if(S.has(r.code))return r;const a=c?`The deployment ${c}`:"A deployment";return P(`${a} wa\
s started and goes on, but cannot be followed`,r)}const S=new Set(["interrupted","deployment_lost","deploy_timeout","internal"]);function $(c,r){const a=r?`: ${r}\
 overtook it`:"";return new k.GQ("deploy_cancelled",`The deployment ${c} was cancelled${a}`,{remedy:r?`Follow ${r} instead; it deploys a newer state.`:"Run agai\
n to deploy anew."})}function O(c){return["production","prod","live","default","main"].flatMap(a=>c.find(p=>p.name?.toLowerCase()===a)??[])[0]??(c.length===1?c[0]:
void 0)}const w=3,E=[500,1500,3e3];async function A(c){for(let r=1;;r++)try{return await c.send()}catch(a){if(c.signal.throwIfAborted(),!K(a))throw a;const p=await Q(
c);if(p!==void 0)return p;if(r===w||B(a))throw a}}async function Q(c){for(const r of E){await c.clock.sleep(r,c.signal);const a=await c.find();if(a!==void 0)return a}}
function B(c){return c instanceof k.GQ&&c.call?.unclear===!0}function K(c){return c instanceof k.GQ?c.call?.outcome==="unknown"||c.code==="unexpected_response":
!1}async function Y(c,r){const a=await ee(c,r.platform);if(a)return a;if(c.create)return de(c,r);throw new k.GQ("app_not_found",`The platform knows no app "${c.
app}" in ${c.org}/${c.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function ee(c,r){for(const a of new Set(
[c.rememberedAppID??c.app,c.app])){const p=await ce(r,a);if(p)return p}}async function ce(c,r){try{const a=await c.listEnvironments(r);return{appID:r,created:!1,
url:O(a)?.url,subdomain:void 0}}catch(a){if(ue(a)===404)return;if(te(a))return{appID:r,created:!1,url:void 0,subdomain:void 0};throw a}}async function de(c,r){const{
settings:a,...p}=c.configuration,v={...Object.fromEntries(Object.entries(a).filter(([,j])=>j!==null)),...p,name:c.app,type:c.appType},R=r.uuid();try{return await A(
{send:async()=>({...await r.platform.createApp(v,{idempotencyKey:R}),created:!0}),find:async()=>{const j=await ce(r.platform,c.app);return j&&{...j,created:!0}},
clock:r.clock,signal:r.signal})}catch(j){if(te(j))throw P("The app was created, but its ID cannot be read",j);if(ue(j)!==409)throw j;const C=await ce(r.platform,
c.app);if(C)return C;throw Ee(c,j)}}function Ee(c,r){const a=`${c.org}/${c.project}`;return new k.GQ("app_unreachable_by_name",`${a} has an app named "${c.app}"\
, but under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:r})}function te(c){return c instanceof
k.GQ&&c.call?.unclear===!0}function ue(c){return c instanceof k.GQ?c.call?.status:void 0}var me=y(1547);const ge=.05,Le=100,je=1e4,Ge=.2;function Ue(c,r){return Math.
min(je,Math.max(Le,c*ge))*(1-Ge*r())}const ne=5*6e4,le=6e4,W=3;async function ke(c,r,a,p){const g=new AbortController,v=p.every(1e3,()=>p.clock.now()-a>=r.timeoutMs&&
g.abort());try{return await Oe(c,r,a,p,g.signal)}finally{v()}}async function Oe(c,r,a,p,g){const{clock:v,narrator:R}=p,j=new Ie(v,R);let C,z=[],H=v.now();for(;;){
const re=await j.tolerate(()=>p.look(g),p.signal,g),pe=v.now()-a,q=re?.find(et=>et.deployID===c);if((q||!re)&&(H=v.now()),v.now()-H>le)throw fe(c,C);q&&(q.status!==
C?.status||q.stage!==C.stage)&&R.tell({type:"status",status:q.status,stage:q.stage,elapsedMs:pe}),C=q??C;const be=q?De(q,r,R):"pending";if(q&&be==="cancelled")return{
family:be,deployment:q,overtakenBy:Z(q,re??[],z)};if(be!=="pending")return{family:be,deployment:q,overtakenBy:void 0};if(z=re??z,pe>=r.timeoutMs)return{family:"\
pending",deployment:C,overtakenBy:void 0};const Re=r.pollIntervalMs??Ue(pe,p.random);await v.sleep(Math.max(1,Math.min(Re,r.timeoutMs-pe)),p.signal)}}function De(c,r,a){
const p=(0,me.P)(c.status,r.statusMap);return p||(a.warn(`The platform reports the status "${c.status}", which is not known here; it counts as pending`,`If it i\
s final, say so in the input status-map, for example: ${c.status}=success`),"pending")}function Z(c,r,a){if(c.supersededBy)return c.supersededBy;const{createdAt:p}=c;
if(p===void 0){const v=r[r.indexOf(c)-1];return a.some(R=>R.deployID===v?.deployID)?void 0:v?.deployID}return r.filter(v=>v.createdAt!==void 0&&v.createdAt>p).sort(
(v,R)=>Number(v.createdAt)-Number(R.createdAt))[0]?.deployID}function fe(c,r){const a=r?`; its last status was "${r.status}"`:"";return new k.GQ("deployment_los\
t",`The deployment ${c} is not in the platform's list${a}`,{remedy:"Look at the app in the platform: it is unknown here whether it deployed. Run again to deploy\
 anew."})}class Ie{#e;#n;#t;#s=!1;#r=0;constructor(r,a){this.#e=r,this.#n=a}async tolerate(r,a,p){try{const g=await r();return this.#t=void 0,this.#r=0,g}catch(g){
if(a.throwIfAborted(),p.aborted)return;const v=(0,k.I7)(g);if(!Qe.has(v.code)||(this.#r=v.call?.unclear?this.#r+1:0,this.#r>=W)||(this.#t??=this.#e.now(),this.#e.
now()-this.#t>ne))throw v;this.#s||this.#n.warn(`The deployment list fails: ${v.message}; asking again for up to ${(0,h.a)(ne)}`),this.#s=!0;return}}}const Qe=new Set(
["rate_limited","service_error","unexpected_response","response_too_large","unreachable","request_timeout"]);var Ne=y(5635);async function Ae(c,r,a,p){return ye(
c)??await Ce(r.appID,p)??ye(r.url)??Be(r,a)}async function Ce(c,r){const a=await r.listEnvironments(c).catch(()=>[]);return ye(O(a)?.url)}function Be(c,r){const a=r.
urlTemplate;if(!(a?.includes("{subdomain}")&&!c.subdomain))return ye(a?.replaceAll("{subdomain}",c.subdomain??"").replaceAll("{app}",c.appID))}function ye(c){if(!c)
return;const r=URL.parse(c.includes("://")?c:`https://${c}`);return r&&(r.protocol==="https:"||r.protocol==="http:")?r.href:void 0}async function V(c,r,a){const p=await Te(
a.platform,r),g=p.find(z=>z.deployID===c.attachTo);if(g&&$e(g,c))return{deployID:g.deployID,attached:!0};const v=new Set(p.map(z=>z.deployID)),R=a.uuid(),j=async()=>Pe(
await Me(a.platform,r,v),c);return{deployID:await A({send:async()=>{a.onStart();const z=await a.platform.deploy(r,{branch:c.configuration.branch,commit:c.commit},
{idempotencyKey:R});return(z?.deployID===r?void 0:z?.deployID)??await Fe(j,a)},find:j,clock:a.clock,signal:a.signal}),attached:!1}}function $e(c,r){return((0,me.
P)(c.status,r.follow.statusMap)??"pending")==="pending"}async function Me(c,r,a){return(await Te(c,r)).filter(g=>!a.has(g.deployID))}async function Te(c,r){const{
deployments:a,nextCursor:p}=await c.listDeployments(r),[g,v]=[a[0]?.createdAt,a.at(-1)?.createdAt],R=g!==void 0&&v!==void 0&&g<v;if(p===void 0||!R)return a;const j=[
...a];for await(const C of c.allDeployments(r,{cursor:p}))j.push(C);return j}function Pe(c,r){const a=c.filter(g=>we(g.commit,r.commit)&&se(g.branch,r.configuration.
branch));if(a.length<2)return a[0]?.deployID;const p=a.map(g=>g.deployID).join(", ");throw new k.GQ("deployment_lost",`The platform named no deployment, and sev\
eral are new: ${p}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}function we(c,r){return!c||!r||!/^[0-9a-f]{7,64}$/i.
test(c)?!0:r.toLowerCase().startsWith(c.toLowerCase())}function se(c,r){return!c||c===r}const Ke=[0,500,1e3,2e3,4e3,8e3];async function Fe(c,r){for(const a of Ke){
a&&await r.clock.sleep(a,r.signal);const p=await c();if(p)return p}throw new k.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists\
 no new one",{remedy:"Look at the app in the platform: it is unknown here whether it deploys."})}const We=6e4,ve=500,ze=5e3,_e=1e4,qe="x-slipway-release";async function He(c,r){
const a=r.clock.now();let p=ve;for(let g=1;;g++){const v=await Ve(c,r);if(v.kind==="page")return g;if(v.kind==="no-page")throw Ye(v.url,r.deployID);const R=r.clock.
now()-a;if(R+p>We){const j=`after ${(0,h.a)(R)} and ${g} tries`;throw new k.GQ("verify_failed",`${c} ${v.words} ${j}`,{remedy:'Open the URL: a first deploy may \
still wait for DNS. Set verify to "off" if the site is not public.'})}await r.clock.sleep(p,r.signal),p=Math.min(ze,p*2)}}function Ye(c,r){const a=URL.parse(c)?.
pathname??"/",p=a==="/"?"index.html":`page for ${a}`;return new k.GQ("verify_failed",`${c} answers 404: the release ${r} has no ${p}`,{remedy:'Check that output\
-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Ve(c,{fetch:r,signal:a,deployID:p}){
try{const g=await r(c,{signal:AbortSignal.any([a,AbortSignal.timeout(_e)])});if(await g.body?.cancel(),g.status<400)return{kind:"page"};const v=p!==void 0&&g.headers.
get(qe)===p;return g.status===404&&v?{kind:"no-page",url:g.url||c}:{kind:"trouble",words:`answers ${g.status}`}}catch(g){a.throwIfAborted();const v=g instanceof
Error&&g.cause instanceof Error?g.cause:g;return{kind:"trouble",words:`cannot be reached (${v instanceof Error?v.message:String(v)})`}}}async function Je(c,r){const a=new Xe(
c,r),p=r.every(2e3,()=>a.beat());try{return await a.go()}catch(g){return a.broken(r.signal.aborted?a.interruption():(0,k.I7)(g))}finally{p()}}class Xe{#e;#n;#t;#s;#r=!1;#o;#i;#a;constructor(r,a){
this.#e=r,this.#n=a,this.#t=(0,Ne.M)(a.reporter,a.clock,a.signal)}beat(){this.#t.beat()}async go(){const{phase:r}=this.#t;if(await r("identity",async()=>[void 0,
await this.#n.identify()]),this.#e.dryRun)return this.#y();const a=await r("app",()=>this.#c());await r("configure",()=>this.#d(a)),await r("env",()=>this.#u(a));
const p=this.#n.clock.now(),g=await r("trigger",()=>this.#l(a));if(!this.#e.follow.wait)return this.outcome("pending");const v=await r("follow",()=>this.#f(a,g,
p));return this.#p(v,a,g)}async#c(){const r=await Y(this.#e,this.#n);return this.#s=r,this.#t.tell({type:"app-known",appID:r.appID,created:r.created}),[r,r.created?
`created ${r.appID}`:`found ${r.appID}`]}async#d(r){if(r.created)return[void 0,"as created"];const{detail:a,kept:p,...g}=await i(this.#e,r.appID,this.#n.platform);
return this.#e={...this.#e,kept:p},this.#s={...r,url:g.url??r.url,subdomain:g.subdomain??r.subdomain},[void 0,a]}async#u(r){const{env:a}=this.#e;switch(a.kind){case"\
leave":return[void 0,"left alone"];case"replace":return await this.#n.platform.replaceEnv(r.appID,a.variables),[void 0,a.variables.size===1?"1 variable":`${a.variables.
size} variables`];default:return(0,k.xb)(a)}}async#l(r){const a=()=>{this.#r=!0},{deployID:p,attached:g}=await V(this.#e,r.appID,{...this.#n,onStart:a});return this.#o=
p,this.#t.tell({type:"deployment-known",deployID:p,attached:g}),[p,g?`attached to ${p}, which an earlier run started`:p]}async#f(r,a,p){const g=j=>Ze(a,r.appID,
this.#n.platform,j),v=await ke(a,this.#e.follow,p,{...this.#n,look:g,narrator:this.#t}),R=v.family==="pending"&&this.#e.follow.onTimeout==="detach";return[v,v.deployment?.
status??v.family,v.family!=="success"&&!R]}async#p(r,a,p){switch(r.family){case"success":return this.#h(r,a);case"failure":return this.#g(a,p);case"cancelled":return this.
outcome("cancelled",$(p,r.overtakenBy));case"pending":return this.outcome("pending",this.#e.follow.onTimeout==="fail"?D(p,this.#e):void 0);default:return(0,k.xb)(
r.family)}}async#h(r,a){this.#i=await Ae(r.deployment?.url,this.#s??a,this.#e,this.#n.platform),this.#i&&this.#t.tell({type:"url",url:this.#i});try{await this.#t.
phase("verify",()=>this.#m(this.#i))}catch(p){this.#n.signal.throwIfAborted();const g=(0,k.I7)(p);if(this.#e.verify==="fail")return this.outcome("succeeded",g);
this.#t.warn(`Deployed, but ${g.message}`,g.remedy)}return this.outcome("succeeded")}async#m(r){if(this.#e.verify==="off")return[void 0,"off"];if(!r)throw new k.
GQ("verify_failed","the platform named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const a=await He(r,{...this.#n,deployID:this.#o});
return[void 0,a===1?"answers":`answers, after ${a} tries`]}async#g(r,a){this.#a=await this.#t.phase("explain",async()=>{const{explain:v}=await y.e(65).then(y.bind(
y,5065)),R=await v(a,r.appID,this.#e,this.#n,this.#t);return[R,R.code??"no code given"]}),this.#t.tell({type:"failure",report:this.#a});const{headline:p,remedy:g}=this.#a;
return this.outcome("failed",new k.GQ("deploy_failed",p,{remedy:g}))}interruption(){return G(this.#o,this.#r)}broken(r){const a=r.call?.outcome==="refused"||r.call?.
outcome==="not-sent";return this.#o!==void 0||this.#r&&!a?this.outcome("pending",L(this.#o,r)):this.outcome(r.code==="interrupted"?"cancelled":"failed",r)}async#y(){
const{configuration:r,env:a,app:p,org:g,project:v}=this.#e,R=await ee(this.#e,this.#n.platform);this.#s=R;const j=[R?`update the app ${R.appID} in ${g}/${v}`:`c\
reate the app ${p} in ${g}/${v}`,a.kind==="leave"?"leave its variables alone":`replace its variables by: ${[...a.variables.keys()].join(", ")||"none"}`,`deploy ${r.
repository}, branch ${r.branch}${this.#e.commit?`, commit ${this.#e.commit}`:""}`];for(const C of j)this.#t.tell({type:"notice",message:`Dry run: would ${C}`});
return this.outcome("skipped")}outcome(r,a){return{status:r,appID:this.#s?.appID,appCreated:this.#s?.created??!1,deployID:this.#o,url:this.#i,failure:this.#a,error:a,
phases:this.#t.phases}}}async function Ze(c,r,a,p){const g=[];for await(const v of a.allDeployments(r,{signal:p}))if(g.push(v),v.deployID===c)break;return g}}),
5635:((J,N,y)=>{y.d(N,{M:()=>b});var k=y(9439);const M=25e3;function b(i,h,D){const G=[],P=new Set;let[L,S,$]=[h.now(),h.now(),""];const O=w=>{L=h.now(),w.type===
"phase-started"&&([S,$]=[L,`at ${k.K[w.phase]}`]),w.type==="status"&&([S,$]=[L-w.elapsedMs,w.status]),i(w)};return{tell:O,phases:G,beat(){const w=h.now();$!==""&&
w-L>=M&&O({type:"heartbeat",status:$,elapsedMs:w-S})},async phase(w,E){D?.throwIfAborted();const A=h.now();O({type:"phase-started",phase:w});let Q;try{const[B,K,
Y=!1]=await E();return Q={type:"phase-finished",phase:w,detail:K,ms:h.now()-A,unwished:Y},B}finally{G.push({phase:w,ms:h.now()-A}),Q&&O(Q)}},warn(w,E){P.has(w)||
(P.add(w),O({type:"warning",message:w,remedy:E}))}}}}),7244:((J,N,y)=>{y.d(N,{c:()=>b});var k=y(3024),M=y(7994);function b(i){const h=(D,G)=>{try{return G()}catch{
return D}};return{exists:D=>h(!1,()=>(0,k.statSync)((0,M.LI)(i,D)).isFile()),list:D=>h([],()=>(0,k.readdirSync)((0,M.LI)(i,D)))}}})};export{wn as id,vn as ids,_n as modules};

const G=228,Q=[228],H={3130:((b,D,r)=>{r.d(D,{c:()=>I,g:()=>f});var n=r(3739),p=r(86),u=r(445),c=r(5529),O=r(1619);function f(E,{requestUrl:g,requestToken:a,audience:d},e,s){
const l=new URL(g);d&&(l.search+=`${l.search===""?"":"&"}audience=${encodeURIComponent(d)}`);const m=(M,j)=>{const $=(0,p.Qq)((0,p.Pf)(M),"value");if($===void 0)
throw(0,p.LO)("token (value)",M,j);return s($),$};return e({doing:`get an ID token from ${E}`,request:{method:"GET",url:l,headers:{...c.H1,authorization:`Bearer\
 ${a}`}},mayRepeat:!0,read:(0,u.t)({decode:m})})}function I(E){return{...E,kind:"platform",input:"the platform",description:"the embedded platform's own",async obtain(g,{
onSecret:a}){a(E.requestToken),(0,O.Jb)(new URL(E.requestUrl).origin,"the platform's address");try{return await f("the platform",E,g,a)}catch(d){throw!(d instanceof
n.GQ)||d.code!=="unauthorized"?d:d.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:d})}}}}}),7994:((b,D,r)=>{
r.d(D,{FK:()=>O,LI:()=>f,wZ:()=>E});var n=r(3024),p=r(1455),u=r(6760),c=r(3739);function O(a,d){const e=(0,u.relative)(a,d);return e===""||e!==".."&&!e.startsWith(
`..${u.sep}`)&&!(0,u.isAbsolute)(e)}function f(a,d){const e=(0,u.resolve)(a,d);if(d.includes("\0")||!O((0,u.resolve)(a),e))throw g(d);return e}async function I(a,d){
const[e,s]=await Promise.all([realpath(a),realpath(f(a,d))]);if(!O(e,s))throw g(d);return s}function E(a,d){if(!(0,n.existsSync)(a)){E((0,u.dirname)(a),d);try{(0,n.
mkdirSync)(a,{mode:d})}catch(e){if((0,c.xU)(e)!=="EEXIST")throw e}}}function g(a){return new c.GQ("path_escapes_root",`The path "${a}" leaves its root folder`,{
remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((b,D,r)=>{r.d(D,{Gy:()=>O,Jt:()=>f,Qq:()=>p,U9:()=>c,Xd:()=>E,c3:()=>g,lS:()=>a,
nd:()=>u,tG:()=>d,yL:()=>I});var n=r(8302);function p(e){return s=>(0,n.KH)(s,e)?s:void 0}const u=e=>typeof e=="number"&&Number.isSafeInteger(e)?e:void 0,c=e=>{
const s=u(e);return s!==void 0&&s>=0?s:void 0},O=e=>e===!0?!0:void 0,f=e=>e===!0;function I(e){return s=>e.find(l=>l===s)}function E(e){return s=>s===null?null:
e(s)}function g(e,s){return l=>{if(!Array.isArray(l)||l.length>e)return;const m=l.map(s).filter(M=>M!==void 0);return m.length===l.length?m:void 0}}function a(e,s={}){
const l=Object.entries({...s,...e});return m=>{if(!(0,n.Gv)(m))return;const M={};for(const[j,$]of l){const x=$(m[j]);if(x!==void 0)M[j]=x;else if(Object.hasOwn(
e,j))return}return M}}function d(e,s){return l=>{const m=(0,n.Gv)(l)?l[e]:void 0;if(typeof m!="string"||!Object.hasOwn(s,m))return;const M=s[m]?.(l);return M&&{
[e]:m,...M}}}}),7:((b,D,r)=>{r.d(D,{KT:()=>a,Lh:()=>f,Xm:()=>d,eo:()=>I,yH:()=>E});const n="slp_",p="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw\
xyz",u=40,c=6,O=new RegExp(`^${n}[0-9A-Za-z]{${u+c}}$`);function f(e){return e.startsWith(n)}function I(e){if(!O.test(e))return!1;const s=e.length-c;return e.slice(
s)===g(e.slice(n.length,s))}function E(e){const s=Array.from({length:u},()=>p[e(p.length)]).join("");return n+s+g(s)}function g(e){let s=process.getBuiltinModule(
"node:zlib").crc32(e),l="";for(let m=0;m<c;m+=1)l=p[s%p.length]+l,s=Math.floor(s/p.length);return l}const a={atPlace:{organization:200,projects:1e3,project:100,
app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},d=["viewer","deployer"]}),8595:((b,D,r)=>{r.d(D,{EO:()=>u,HK:()=>m,_Q:()=>I,dA:()=>E,hd:()=>e,
i1:()=>g,iq:()=>a,nR:()=>l,ws:()=>O,x4:()=>s});var n=r(2978),p=r(2345);const u=1024,c=(0,n.Qq)(u),O=5,f=500;function I({message:M}){return`The build ended with \
0 in spite of an error: ${M}`}const E=(0,n.lS)({file:(0,n.Xd)(c),line:(0,n.Xd)(n.U9),message:(0,n.Qq)(f)},{isMarked:n.Gy}),g=["build_fault","type_detected","quo\
ta_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],a=10,d=(0,n.lS)({code:(0,n.
yL)(g),file:(0,n.Xd)((0,n.Qq)(p.IC.file)),line:(0,n.Xd)(M=>(0,n.U9)(M)||void 0),message:(0,n.Qq)(f)}),e=(0,n.c3)(a,d),s=(0,n.lS)({path:c,bytes:n.U9,brotli:n.U9,
gzip:n.U9,digest:(0,n.Qq)(64)},{hasKey:n.Gy}),l=(0,n.lS)({path:c,kind:(0,n.yL)(["repository","secrets","example"])}),m=(0,n.lS)({file:(0,n.Qq)(256),reason:(0,n.
Qq)(1e3)},{line:n.U9})}),3194:((b,D,r)=>{r.d(D,{N:()=>N});var n=r(7598),p=r(3739),u=r(8302),c=r(4840),O=r(3823),f=r(9570),I=r(86);const E=new Map([...Object.entries(
f.I).map(([_,{input:T}])=>[_,T]),["commit","repository"],["env","env"]]);function g({fields:_},{name:T,ours:y,sent:h}){if(_.length===0)return;const S=_.map(t=>({
...t,own:d(t.field,y,h)})),P=S.map(({field:t,own:i,message:A})=>{const R=i===void 0?"which is not sent":`from the input ${E.get(i)??"app-settings"}`;return`; ${i!==
void 0&&i!==t?`${t} (our ${i})`:t}, ${R}: "${A}"`}),v=new Set(S.flatMap(({own:t})=>t??[])),w=Object.keys(y).map(t=>`"${v.has(t)?`NAME-FOR-${t}`:t}": ${(0,I.PM)(
t)}`),o=S.flatMap(({field:t,own:i})=>i===void 0?[a(t)]:[]);return{words:P.join(""),remedy:`Correct the input that the answer names. If the service has other nam\
es for these fields, write them in a map (input api-map):
requests:
  ${T}: |
    {${[...w,...o].join(", ")}}`}}function a(_){const[T="",...y]=_.split(".");return`"${T}": ${y.length===0?"VALUE":`{${a(y.join("."))}}`}`}function d(_,T,y){const h=_.
split("."),S=h.at(-1)??"",P=Object.keys(T),v=P.find(t=>[_,S,h[0]??""].some(i=>(0,I.tK)(i)===(0,I.tK)(t)));if(v!==void 0)return v;const w=h.reduce((t,i)=>(0,u.Gv)(
t)?t[i]:void 0,y);if(w===void 0)return;const o=P.filter(t=>JSON.stringify(T[t])===JSON.stringify(w));return o.length===1?o[0]:void 0}const e={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},s=async(..._)=>(await r.e(51).then(r.bind(r,2388))).decodeFailure(..._),l=50;function m(_,{org:T,project:y},h){
const S={orgID:T,projectID:y},P=o=>({...S,appID:o});async function v(o,t,i,A){const R={org:T,project:y,app:i.parameters.appID??""},U=(A===void 0?void 0:await h?.
request(o,A,R))??A,L=O.bw[o],B=L.method==="GET";return _({doing:e[o],route:L,mayRepeat:L.method!=="POST",takesText:o==="readFailure",decode:async(C,W,k)=>t(C,W,
k,await h?.answer(o,C))},{...i,...U===void 0?{}:B?{query:M(U)}:{body:U},readError:h&&((C,W)=>h.error(C,W)),explain:U===void 0||B?void 0:(C,W)=>W===400||W===422?
g(C,{name:o,ours:A??{},sent:U}):void 0})}const w=(o,{limit:t,cursor:i,page:A,signal:R}={})=>{const K=A===void 0?(0,u.Eb)({limit:t?.toString(),cursor:i}):void 0;
return v("listDeployments",c.zV,{parameters:P(o),page:A,signal:R},K)};return{listDeployments:w,createApp:(o,t)=>v("createApp",c.EG,{parameters:S,...t},o),updateApp:(o,t)=>v(
"updateApp",c.BE,{parameters:P(o)},t),replaceEnv:(o,t)=>v("replaceEnv",c._B,{parameters:P(o)},{env:Object.fromEntries(t)}),listEnvironments:o=>v("listEnvironmen\
ts",c.Dr,{parameters:P(o)}),lookUp:o=>v("listEnvironments",c.JC,{parameters:P(o)}),deploy:(o,t,i)=>v("deploy",c.Dd,{parameters:P(o),...i},{...t}),async*allDeployments(o,t={}){
const i=new Set;let{cursor:A,page:R}=t;for(let K=0;K<l;K+=1){const{deployments:U,nextCursor:L,nextPage:B}=await w(o,{...t,cursor:A,page:R});t.onPage?.(),yield*U;
const C=L??B;if(C===void 0||i.has(C))return;i.add(C),A=L,R=L===void 0?B:void 0}},async readFailure(o,t){try{return await v("readFailure",s,{parameters:{...P(o),
deployID:t}})}catch(i){if(i instanceof p.GQ&&i.call?.status===404)return;throw i}}}}function M(_){const T=Object.entries(_).filter(([,y])=>["string","number","b\
oolean"].includes(typeof y));return Object.fromEntries(T.map(([y,h])=>[y,String(h)]))}var j=r(2996),$=r(3082),x=r(4112),F=r(1224);function N(_,{baseUrl:T,source:y},h){
const{reporter:S,tree:P,typeInCheckout:v,signal:w,clock:o=F.ml}=h,t={clock:o,every:F.fm,random:Math.random,uuid:n.randomUUID},i=({message:L,remedy:B})=>S({type:"\
warning",message:L,remedy:B}),A={...t,fetch:h.callFetch??(0,j.x)(h.fetch),signal:h.requestSignal??w,onTrouble:({error:L})=>i({message:`${L.message}; trying agai\
n`,remedy:void 0})},{run:R,onSecret:K}=h,U=(0,$.r)(y,{...A,run:R,onSecret:K,onNoEmail:i});return{...t,reporter:S,tree:P,typeInCheckout:v,signal:w,tokens:U,platform:m(
(0,x.o)({...A,baseUrl:T,tokens:U}),_,_.apiMap),fetch:(0,j.Q)(h.fetch),async identify(){return await U.token(),y.description}}}}),7244:((b,D,r)=>{r.d(D,{c:()=>u});
var n=r(3024),p=r(7994);function u(c){const O=(f,I)=>{try{return I()}catch{return f}};return{root:c,exists:f=>O(!1,()=>(0,n.statSync)((0,p.LI)(c,f)).isFile()),list:f=>O(
[],()=>(0,n.readdirSync)((0,p.LI)(c,f)))}}})};export{G as id,Q as ids,H as modules};

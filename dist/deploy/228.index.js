const k=228,Q=[228],H={3130:((W,D,r)=>{r.d(D,{c:()=>I,g:()=>_});var n=r(3739),f=r(86),u=r(445),c=r(5529),E=r(1619);function _(y,{requestUrl:g,requestToken:a,audience:d},e,s){
const l=new URL(g);d&&(l.search+=`${l.search===""?"":"&"}audience=${encodeURIComponent(d)}`);const p=(M,j)=>{const $=(0,f.Qq)((0,f.Pf)(M),"value");if($===void 0)
throw(0,f.LO)("token (value)",M,j);return s($),$};return e({doing:`get an ID token from ${y}`,request:{method:"GET",url:l,headers:{...c.H1,authorization:`Bearer\
 ${a}`}},mayRepeat:!0,read:(0,u.t)({decode:p})})}function I(y){return{...y,kind:"platform",input:"the platform",description:"the embedded platform's own",async obtain(g,{
onSecret:a}){a(y.requestToken),(0,E.Jb)(new URL(y.requestUrl).origin,"the platform's address");try{return await _("the platform",y,g,a)}catch(d){throw!(d instanceof
n.GQ)||d.code!=="unauthorized"?d:d.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:d})}}}}}),7994:((W,D,r)=>{
r.d(D,{FK:()=>E,LI:()=>_,wZ:()=>y});var n=r(3024),f=r(1455),u=r(6760),c=r(3739);function E(a,d){const e=(0,u.relative)(a,d);return e===""||e!==".."&&!e.startsWith(
`..${u.sep}`)&&!(0,u.isAbsolute)(e)}function _(a,d){const e=(0,u.resolve)(a,d);if(d.includes("\0")||!E((0,u.resolve)(a),e))throw g(d);return e}async function I(a,d){
const[e,s]=await Promise.all([realpath(a),realpath(_(a,d))]);if(!E(e,s))throw g(d);return s}function y(a,d){if(!(0,n.existsSync)(a)){y((0,u.dirname)(a),d);try{(0,n.
mkdirSync)(a,{mode:d})}catch(e){if((0,c.xU)(e)!=="EEXIST")throw e}}}function g(a){return new c.GQ("path_escapes_root",`The path "${a}" leaves its root folder`,{
remedy:"Name a path inside the folder, without links that lead out of it."})}}),7740:((W,D,r)=>{r.d(D,{Gy:()=>E,Jt:()=>_,Qq:()=>f,U9:()=>c,Xd:()=>y,c3:()=>g,lS:()=>a,
nd:()=>u,tG:()=>d,yL:()=>I});var n=r(8302);function f(e){return s=>(0,n.KH)(s,e)?s:void 0}const u=e=>typeof e=="number"&&Number.isSafeInteger(e)?e:void 0,c=e=>{
const s=u(e);return s!==void 0&&s>=0?s:void 0},E=e=>e===!0?!0:void 0,_=e=>e===!0;function I(e){return s=>e.find(l=>l===s)}function y(e){return s=>s===null?null:
e(s)}function g(e,s){return l=>{if(!Array.isArray(l)||l.length>e)return;const p=l.map(s).filter(M=>M!==void 0);return p.length===l.length?p:void 0}}function a(e,s={}){
const l=Object.entries({...s,...e});return p=>{if(!(0,n.Gv)(p))return;const M={};for(const[j,$]of l){const x=$(p[j]);if(x!==void 0)M[j]=x;else if(Object.hasOwn(
e,j))return}return M}}function d(e,s){return l=>{const p=(0,n.Gv)(l)?l[e]:void 0;if(typeof p!="string"||!Object.hasOwn(s,p))return;const M=s[p]?.(l);return M&&{
[e]:p,...M}}}}),7:((W,D,r)=>{r.d(D,{KT:()=>a,Lh:()=>_,Xm:()=>d,eo:()=>I,yH:()=>y});const n="slp_",f="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw\
xyz",u=40,c=6,E=new RegExp(`^${n}[0-9A-Za-z]{${u+c}}$`);function _(e){return e.startsWith(n)}function I(e){if(!E.test(e))return!1;const s=e.length-c;return e.slice(
s)===g(e.slice(n.length,s))}function y(e){const s=Array.from({length:u},()=>f[e(f.length)]).join("");return n+s+g(s)}function g(e){let s=process.getBuiltinModule(
"node:zlib").crc32(e),l="";for(let p=0;p<c;p+=1)l=f[s%f.length]+l,s=Math.floor(s/f.length);return l}const a={atPlace:{organization:200,projects:1e3,project:100,
app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},d=["viewer","deployer"]}),8595:((W,D,r)=>{r.d(D,{EO:()=>u,HK:()=>p,_Q:()=>I,dA:()=>y,hd:()=>e,
i1:()=>g,iq:()=>a,nR:()=>l,ws:()=>E,x4:()=>s});var n=r(7740),f=r(2345);const u=1024,c=(0,n.Qq)(u),E=5,_=500;function I({message:M}){return`The build ended with \
0 in spite of an error: ${M}`}const y=(0,n.lS)({file:(0,n.Xd)(c),line:(0,n.Xd)(n.U9),message:(0,n.Qq)(_)},{isMarked:n.Gy}),g=["build_fault","type_detected","quo\
ta_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],a=10,d=(0,n.lS)({code:(0,n.
yL)(g),file:(0,n.Xd)((0,n.Qq)(f.IC.file)),line:(0,n.Xd)(M=>(0,n.U9)(M)||void 0),message:(0,n.Qq)(_)}),e=(0,n.c3)(a,d),s=(0,n.lS)({path:c,bytes:n.U9,brotli:n.U9,
gzip:n.U9,digest:(0,n.Qq)(64)},{hasKey:n.Gy}),l=(0,n.lS)({path:c,kind:(0,n.yL)(["repository","secrets","example"])}),p=(0,n.lS)({file:(0,n.Qq)(256),reason:(0,n.
Qq)(1e3)},{line:n.U9})}),3194:((W,D,r)=>{r.d(D,{N:()=>N});var n=r(7598),f=r(3739),u=r(8302),c=r(4840),E=r(3823),_=r(9570),I=r(86);const y=new Map([...Object.entries(
_.I).map(([h,{input:T}])=>[h,T]),["commit","repository"],["env","env"]]);function g({fields:h},{name:T,ours:O,sent:m}){if(h.length===0)return;const S=h.map(t=>({
...t,own:d(t.field,O,m)})),A=S.map(({field:t,own:i,message:P})=>{const R=i===void 0?"which is not sent":`from the input ${y.get(i)??"app-settings"}`;return`; ${i!==
void 0&&i!==t?`${t} (our ${i})`:t}, ${R}: "${P}"`}),v=new Set(S.flatMap(({own:t})=>t??[])),C=Object.keys(O).map(t=>`"${v.has(t)?`NAME-FOR-${t}`:t}": ${(0,I.PM)(
t)}`),o=S.flatMap(({field:t,own:i})=>i===void 0?[a(t)]:[]);return{words:A.join(""),remedy:`Correct the input that the answer names. If the service has other nam\
es for these fields, write them in a map (input api-map):
requests:
  ${T}: |
    {${[...C,...o].join(", ")}}`}}function a(h){const[T="",...O]=h.split(".");return`"${T}": ${O.length===0?"VALUE":`{${a(O.join("."))}}`}`}function d(h,T,O){const m=h.
split("."),S=m.at(-1)??"",A=Object.keys(T),v=A.find(t=>[h,S,m[0]??""].some(i=>(0,I.tK)(i)===(0,I.tK)(t)));if(v!==void 0)return v;const C=m.reduce((t,i)=>(0,u.Gv)(
t)?t[i]:void 0,O);if(C===void 0)return;const o=A.filter(t=>JSON.stringify(T[t])===JSON.stringify(C));return o.length===1?o[0]:void 0}const e={createApp:"create \
the app",updateApp:"update the app",replaceEnv:"replace the variables",listEnvironments:"read the environments",deploy:"start the deployment",listDeployments:"l\
ist the deployments",readFailure:"read the failure"},s=async(...h)=>(await r.e(51).then(r.bind(r,2388))).decodeFailure(...h),l=50;function p(h,{org:T,project:O},m){
const S={orgID:T,projectID:O},A=o=>({...S,appID:o});async function v(o,t,i,P){const R={org:T,project:O,app:i.parameters.appID??""},U=(P===void 0?void 0:await m?.
request(o,P,R))??P,L=E.bw[o],B=L.method==="GET";return h({doing:e[o],route:L,mayRepeat:L.method!=="POST",takesText:o==="readFailure",decode:async(w,b,G)=>t(w,b,
G,await m?.answer(o,w))},{...i,...U===void 0?{}:B?{query:M(U)}:{body:U},readError:m&&((w,b)=>m.error(w,b)),explain:U===void 0||B?void 0:(w,b)=>b===400||b===422?
g(w,{name:o,ours:P??{},sent:U}):void 0})}const C=(o,{limit:t,cursor:i,page:P,signal:R}={})=>{const K=P===void 0?(0,u.Eb)({limit:t?.toString(),cursor:i}):void 0;
return v("listDeployments",c.zV,{parameters:A(o),page:P,signal:R},K)};return{listDeployments:C,createApp:(o,t)=>v("createApp",c.EG,{parameters:S,...t},o),updateApp:(o,t)=>v(
"updateApp",c.BE,{parameters:A(o)},t),replaceEnv:(o,t)=>v("replaceEnv",c._B,{parameters:A(o)},{env:Object.fromEntries(t)}),listEnvironments:o=>v("listEnvironmen\
ts",c.Dr,{parameters:A(o)}),lookUp:o=>v("listEnvironments",c.JC,{parameters:A(o)}),deploy:(o,t,i)=>v("deploy",c.Dd,{parameters:A(o),...i},{...t}),async*allDeployments(o,t={}){
const i=new Set;let{cursor:P,page:R}=t;for(let K=0;K<l;K+=1){const{deployments:U,nextCursor:L,nextPage:B}=await C(o,{...t,cursor:P,page:R});t.onPage?.(),yield*U;
const w=L??B;if(w===void 0||i.has(w))return;i.add(w),P=L,R=L===void 0?B:void 0}},async readFailure(o,t){try{return await v("readFailure",s,{parameters:{...A(o),
deployID:t}})}catch(i){if(i instanceof f.GQ&&i.call?.status===404)return;throw i}}}}function M(h){const T=Object.entries(h).filter(([,O])=>["string","number","b\
oolean"].includes(typeof O));return Object.fromEntries(T.map(([O,m])=>[O,String(m)]))}var j=r(2996),$=r(3082),x=r(4112),F=r(1224);function N(h,{baseUrl:T,source:O},m){
const{reporter:S,tree:A,typeInCheckout:v,signal:C,clock:o=F.ml}=m,t={clock:o,every:F.fm,random:Math.random,uuid:n.randomUUID},i=({message:L,remedy:B})=>S({type:"\
warning",message:L,remedy:B}),P={...t,fetch:m.callFetch??(0,j.x)(m.fetch),signal:m.requestSignal??C,onTrouble:({error:L})=>i({message:`${L.message}; trying agai\
n`,remedy:void 0})},{run:R,onSecret:K}=m,U=(0,$.r)(O,{...P,run:R,onSecret:K,onNoEmail:i});return{...t,reporter:S,tree:A,typeInCheckout:v,signal:C,tokens:U,platform:p(
(0,x.o)({...P,baseUrl:T,tokens:U}),h,h.apiMap),fetch:(0,j.Q)(m.fetch),async identify(){return await U.token(),O.description}}}}),7244:((W,D,r)=>{r.d(D,{c:()=>c});
var n=r(3024),f=r(3739),u=r(7994);function c(E){return{root:E,exists:_=>(0,f.CD)(()=>(0,n.statSync)((0,u.LI)(E,_)).isFile())??!1,list:_=>(0,f.CD)(()=>(0,n.readdirSync)(
(0,u.LI)(E,_)))??[]}}})};export{k as id,Q as ids,H as modules};

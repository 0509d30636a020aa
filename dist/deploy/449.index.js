const Ht=449,Jt=[449],zt={2983:((ct,tt,c)=>{c.d(tt,{J0:()=>w,Kb:()=>C,Uc:()=>T,eJ:()=>X,pH:()=>E,xe:()=>I});var W=c(3739),Q=c(5807),p=c(4840),P=c(2345),R=c(1884),
N=c(6541);async function X(o,a){const l=await w(o,a.platform);if(l)return l;if(o.create)return F(o,a);throw new W.GQ("app_not_found",`The platform knows no app \
"${o.app}" in ${o.org}/${o.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function w(o,a){for(const l of new Set(
[o.rememberedAppID??o.app,o.app])){const m=await U(a,l);if(m)return m}}async function U(o,a){try{const{environments:l,...m}=await o.lookUp(a),k=(0,p.zS)(l)?.url;
return{appID:a,created:!1,url:k,subdomain:void 0,...m}}catch(l){if(f(l)===404)return;if((0,R.Z5)(l))return{appID:a,created:!1,url:void 0,subdomain:void 0};throw l}}
const L="web-landing";async function F(o,a){const{platform:l}=a,{settings:m,...k}=o.configuration,j={...Object.fromEntries(Object.entries(m).filter(([,A])=>A!==
null)),...k,name:o.app,type:o.appType??L},V=a.uuid();try{return await(0,R.E4)({...a,send:async()=>({...await l.createApp(j,{idempotencyKey:V}),created:!0}),find:async()=>{
const A=await U(l,o.app);return A&&{...A,created:!0}}})}catch(A){if((0,R.Z5)(A))throw E("The app was created, but its ID cannot be read",A);if(f(A)!==409||y(A))
throw A;const J=await U(l,o.app);if(J)return J;const it=`${o.org}/${o.project}`;throw new W.GQ("app_unreachable_by_name",`${it} has an app named "${o.app}", but\
 under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:A})}}function y(o){return o instanceof W.
GQ&&o.call?.serviceCode==="domain_taken"}function f(o){return o instanceof W.GQ?o.call?.status:void 0}function E(o,a){return a.with({message:`${o}: ${a.message}`,
cause:a})}function T({appType:o},{created:a,stored:l,takesType:m}){if(m!==!0)return{};const k=a?o??L:(0,N.bA)(l,"type");return o!==void 0?o===k?{}:{type:o}:(a||
l?.state==="created")&&!(0,P.Rm)(String(k))?{type:P.m0}:{}}async function C(o,a,l,m){const{appID:k,stored:O}=a,j=I(o,a,l),{domains:V,...A}=j,J=a.takesConfiguration?
V===void 0?{}:{domains:V}:j,it=Object.keys(J).length>0?await m.updateApp(k,J):void 0,ft=a.takesConfiguration&&Object.keys(A).length>0?A:void 0,ut=O&&a.takesConfiguration?
(0,N.uq)(O,j):b(it,j),lt=K.flatMap(ot=>ut[ot]?[`${ot} "${(0,Q.Ow)(ut[ot],60)}"`]:[]),ht=Object.keys(j).sort().join(", ")||"as it is";return{brought:ft,sent:J,before:Object.
fromEntries(Object.keys(J).map(ot=>[ot,(0,N.bA)(O,ot)])),url:it?.url,subdomain:it?.subdomain,detail:lt.length===0?ht:`${ht}; kept from before: ${lt.join(", ")}`,
kept:ut}}function I({configuration:o,verify:a},{stored:l,takesConfiguration:m},{movesBranch:k}){const{settings:O,repository:j,branch:V,...A}=o,J={...O,...A};return m?
{...a==="warn"?{}:{verify:a},...J,...l?.repository===j?{}:{repository:j},...l?.branch===V||!k?{}:{branch:V}}:{...J,repository:j,branch:V}}const K=["buildCommand",
"outputDirectory","region"];function b(o,a){const l=K.filter(m=>o?.[m]&&a[m]===void 0);return Object.fromEntries(l.map(m=>[m,o?.[m]??""]))}}),5449:((ct,tt,c)=>{
c.d(tt,{deploy:()=>It});var W=c(7975),Q=c(9127),p=c(3739),P=c(5807),R=c(2345),N=c(2983),X=c(86),w=c(1547);const U=5*6e4,L=6e4,F=3;async function y(n,t,e,r){const{
clock:s,narrator:i}=r,h=new AbortController,u=r.every(1e3,()=>s.now()-e>=t.timeoutMs&&h.abort()),$=I(s,i);let _,H,at=s.now(),x=0;const q=()=>{let z=0;return r.look(
h.signal,()=>{z+=1,x=Math.max(x,z)})};try{for(;;){const z=await $(q,r.signal,h.signal),rt=s.now()-e,M=z?.find(et=>et.deployID===n);if((M||!z)&&(at=s.now()),s.now()-
at>L)throw C(n,_,x,z);M&&(M.status!==_?.status||M.stage!==_.stage)&&i.report({type:"status",status:M.status,stage:M.stage,elapsedMs:rt}),_=M??_;const dt=M?f(M,t,
i):"pending";if(dt!=="pending"){const et=M&&dt==="cancelled"?E(M,z??[],H??[]):void 0;return{family:dt,deployment:M,overtakenBy:et}}if(H=z??H,rt>=t.timeoutMs){const et=_===
void 0&&x>0?C(n,_,x,H):void 0;if(et&&t.onTimeout==="fail")throw et;return et&&i.warn(et.message,et.remedy),{family:"pending",deployment:_,overtakenBy:void 0}}const yt=t.
pollIntervalMs??O(rt,r.random);await s.sleep(Math.max(1,Math.min(yt,t.timeoutMs-rt)),r.signal)}}finally{u()}}function f(n,t,e){const r=(0,w.PY)(n.status,t.statusMap);
return r||(e.warn(`The platform reports the status "${n.status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map\
, for example: ${n.status}=success`),"pending")}function E(n,t,e){if(n.supersededBy)return n.supersededBy;const{createdAt:r}=n;if(r===void 0){const i=t[t.indexOf(
n)-1];return e.some(h=>h.deployID===i?.deployID)?void 0:i?.deployID}return t.filter(i=>i.createdAt!==void 0&&i.createdAt>r).sort((i,h)=>Number(i.createdAt)-Number(
h.createdAt))[0]?.deployID}const T=3;function C(n,t,e,r){const s=`The deployment ${n} is not in the platform's list`;if(t)return new p.GQ("deployment_lost",`${s}\
; its last status was "${t.status}"`,{remedy:"Look at the app in the platform: it is unknown here whether it deployed. Run again to deploy anew."});const[i,h]=e===
1?["its ID was not in the only page","it"]:[`its ID was in none of ${e} pages`,"they"],u=(r??[]).slice(0,T).map(at=>(0,P.Ow)(at.deployID,60)),$=(r?.length??0)>T?
", \u2026":"",_=e===1?["has","is"]:["have","are"],H=u.length>0?`; ${h} ${_[0]} ${u.join(", ")}${$}`:r?`; ${h} ${_[1]} empty`:"";return new p.GQ("deployment_lost",
`${s}: ${i}${H}`,{remedy:`It is unknown here whether it deployed. If the list has it under another ID, name that ID in a map (input api-map):
${(0,X.TU)("deploy","id","the.name.of.the.id")}
"slipway doctor --try-deploy" shows the answers to look at.`})}function I(n,t){let e,r=!1,s=0;return async(i,h,u)=>{try{const $=await i();return e=void 0,s=0,$}catch($){
if(h.throwIfAborted(),u.aborted)return;const _=(0,p.I7)($);if(!K.has(_.code)||(s=_.call?.unclear?s+1:0,s>=F)||(e??=n.now(),n.now()-e>U))throw _;if(!r){const H=(0,Q.
a3)(U);t.warn(`The deployment list fails: ${_.message}; asking again for up to ${H}`)}r=!0;return}}}const K=new Set(["rate_limited","service_error","unexpected_\
response","response_too_large","unreachable","request_timeout"]),b=3e4,o=.02,a=.05,l=100,m=1e4,k=.2;function O(n,t){const e=n<b?o:a;return Math.min(m,Math.max(l,
n*e))*(1-k*t())}var j=c(5635),V=c(3024),A=c(597);function J(n,{appID:t,created:e,stored:r}){const{ownership:s,configuration:i}=n;if(e||r===void 0)return{takesOver:!1,
movesBranch:!0};const{repository:h,branch:u}=r,$=h!==void 0&&!it(h,[i.repository,...s.alsoNamed],s.server);if($&&!s.takeOver)throw lt(t,h,i.repository);if($||u===
void 0||r.state==="created"||u===i.branch)return{takesOver:$,movesBranch:!0};if(s.otherBranch==="refuse")throw ht(t,u,i.branch);return{takesOver:$,movesBranch:s.
otherBranch==="follow"}}function it(n,t,e){const r=ft(n,e),s=t.flatMap(i=>ft(i,e));return r.length===0||s.length===0||s.some(i=>r.includes(i))}function ft(n,t){
return(0,A.Pf)(n,t).map(e=>e.startsWith("/")?ut(e):e)}function ut(n){try{return(0,V.realpathSync)(n)}catch{return n}}function lt(n,t,e){const[r,s]=[ot(t),ot(e)];
return new p.GQ("app_of_another_repository",`The app ${n} belongs to the repository ${r}, and this is ${s}`,{input:"app",remedy:'Name another app with the input\
 app. To give this one to the new repository: "take-over: true".'})}function ht(n,t,e){const[r,s]=[(0,P.Ow)(t,200),(0,P.Ow)(e,200)];return new p.GQ("not_product\
ion_branch",`The branch of the app ${n} is ${r}, and this would make ${s} live`,{input:"branch",remedy:`For a preview of ${s} with an address of its own: --prev\
iew. To make it live all the same: --prod. The branch of the app stays ${r}.`})}function ot(n){return(0,P.Ow)((0,A.ri)(n),200)}var mt=c(7933),gt=c(6541),bt=c(1884);
async function Ot(n,t,e){const{brought:r,env:s}=e,i=await _t(e.platform,t),h=i.find(x=>x.deployID===n.attachTo),u=h&&((0,w.PY)(h.status,n.follow.statusMap)??"pe\
nding");if(h&&u==="pending")return{deployID:h.deployID,attached:!0};const $=new Set(i.map(x=>x.deployID)),_=e.uuid(),H=async()=>{const x=await _t(e.platform,t);
return vt(x.filter(q=>!$.has(q.deployID)),n)};return{deployID:await(0,bt.E4)({...e,send:async()=>{e.onStart();const x=await e.platform.deploy(t,{branch:n.configuration.
branch,commit:n.commit,...r&&{configuration:r},...s&&{env:s}},{idempotencyKey:_});return(x?.deployID===t?void 0:x?.deployID)??await Dt(H,e)},find:H}),attached:!1}}
async function _t(n,t){const{deployments:e,nextCursor:r,nextPage:s}=await n.listDeployments(t),[i,h]=[e[0]?.createdAt,e.at(-1)?.createdAt],u=i!==void 0&&h!==void 0&&
i<h;if((r??s)===void 0||!u)return e;const $=[...e];for await(const _ of n.allDeployments(t,{cursor:r,page:s}))$.push(_);return $}function vt(n,t){const e=n.filter(
({commit:s,branch:i})=>Et(s,t.commit)&&(!i||i===t.configuration.branch));if(e.length<2)return e[0]?.deployID;const r=e.map(s=>s.deployID).join(", ");throw new p.
GQ("deployment_lost",`The platform named no deployment, and several are new: ${r}`,{remedy:"Let runs for one app wait for each other with a concurrency group, t\
hen run again."})}function Et(n,t){return!n||!t||!/^[0-9a-f]{7,64}$/i.test(n)?!0:t.toLowerCase().startsWith(n.toLowerCase())}const $t=[0,500,1e3,2e3,4e3,8e3];async function Dt(n,t){
const e=await(0,bt.de)($t,n,t);if(e!==void 0)return e;throw new p.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",
{remedy:"Look at the app in the platform: it is unknown here whether it deploys."})}async function It(n,t){const{platform:e,signal:r}=t,s=(0,j.M)(t.reporter,t.clock,
r),{phase:i,report:h}=s;let u=n,$,_={takesOver:!1,movesBranch:!0},H,at={sent:{},before:{}},x=!1,q,z,rt;const M=(d,g)=>({status:d,appID:$?.appID,appCreated:$?.created??
!1,deployID:q,url:z,failure:rt,error:g,phases:s.phases}),dt=async()=>{const d=await(0,N.J0)(u,e),g=d?J(u,d):_;$=d;const{rehearse:D}=await Promise.all([c.e(840),
c.e(572)]).then(c.bind(c,3271)),S=await D(u,d,g,t);for(const B of S)h({type:"notice",message:`Dry run: would ${B}`});return{...M("skipped"),steps:S}},yt=async()=>{
if(await i("identity",async()=>[void 0,await t.identify()]),u.dryRun)return dt();const d=await i("app",async()=>{const v=await(0,N.eJ)(u,t);v.created&&u.verify===
"fail"&&(await e.lookUp(v.appID).catch(()=>{}))?.takesConfiguration&&(H={verify:"fail"}),_=J(u,v),$=v;const{appID:G,created:nt}=v;return h({type:"app-known",appID:G,
created:nt}),[v,nt?`created ${G}`:`found ${G}`]});d.created||await i("configure",()=>et(d));const{env:g}=u,D=g.kind==="replace"?g.variables:void 0;D&&await i("e\
nv",async()=>(d.takesEnv||await e.replaceEnv(d.appID,D),[void 0,D.size===1?"1 variable":`${D.size} variables`]));const S=t.clock.now(),B=await i("trigger",async()=>{
const v=()=>{x=!0},G={...H,...(0,N.Uc)(u,d)},nt={brought:Object.keys(G).length>0?G:void 0,env:D&&d.takesEnv?Object.fromEntries(D):void 0},st=await Ot(u,d.appID,
{...t,...nt,onStart:v});return q=st.deployID,h({type:"deployment-known",...st}),[st.deployID,st.attached?`attached to ${q}, which an earlier run started`:q]});if(!u.
follow.wait)return M("pending");const Y=await i("follow",async()=>{const v=(Z,wt)=>At(B,d.appID,e,{signal:Z,onPage:wt}),{family:G,...nt}=await y(B,u.follow,S,{...t,
look:v,narrator:s}),st=G==="pending"&&u.follow.onTimeout==="detach";return[{family:G,...nt},nt.deployment?.status??G,G!=="success"&&!st]});switch(await Kt(d,Y.family),
Y.family){case"success":return Bt(Y,d);case"failure":return Wt(d,B);case"cancelled":return M("cancelled",Lt(B,Y.overtakenBy));case"pending":return M("pending",u.
follow.onTimeout==="fail"?Pt(B,u):void 0);default:return(0,p.xb)(Y.family)}},et=async d=>{const{detail:g,kept:D,...S}=await(0,N.Kb)(u,d,_,e);H=S.brought,at=S,u=
{...u,kept:D},$={...d,url:S.url??d.url,subdomain:S.subdomain??d.subdomain};const{branch:B}=d.stored??{};if(!_.movesBranch&&B!==void 0){const v=`This deployment \
is of ${(0,P.Ow)(u.configuration.branch,200)}. The branch of the app stays ${(0,P.Ow)(B,200)}`;h({type:"notice",message:v})}return[void 0,g]},Kt=async(d,g)=>{if(g===
"pending"||u.isPassing)return;const D=g!=="success",{env:S}=u,B=S.kind==="replace"?[...S.variables.keys()]:[],Y=Object.keys(H??{}).filter(Z=>Z!=="verify");d.takesEnv&&
S.kind==="replace"&&Y.push(`its variables (${B.join(", ")||"none"})`),D&&Y.length>0&&h(pt(Y)),D&&S.kind==="replace"&&!d.takesEnv&&await xt(d,B);const{sent:v,before:G}=d.
created?Mt(u):at,nt=Object.keys(v).filter(Z=>G[Z]!==void 0&&(D||Z==="branch"&&!_.movesBranch));if(nt.length===0)return;const st=Object.fromEntries(nt.map(Z=>[Z,
v[Z]]));try{const Z=await(0,gt.pK)(d,st,G,e);D&&Z.length>0&&h(pt(Z))}catch(Z){r.throwIfAborted();const{message:wt,remedy:Ft}=(0,p.I7)(Z);s.warn(`The settings of\
 this deployment could not be taken back: ${wt}`,Ft)}},xt=async(d,g)=>{if(d.created){const D=await e.lookUp(d.appID).catch(()=>{});r.throwIfAborted();const S=(0,W.
isDeepStrictEqual)([...D?.stored?.variables??[]].sort(),[...g].sort());if(D?.takesEnv&&S&&g.length>0)return await e.replaceEnv(d.appID,new Map).catch(()=>{}),r.
throwIfAborted(),h(pt([`its variables (${g.join(", ")})`]));if(D?.takesEnv)return}h(jt(g,d.stored?.variables))},Bt=async({deployment:d},g)=>{z=await(0,mt.x6)(d?.
url,$??g,u,e);const S=(d?.warnings??[]).filter(({code:v})=>Tt.has(v)||u.verify!=="off"),B=S.some(({code:v})=>v==="type_detected");z&&h({type:"url",url:z,...B&&{
isServer:!0}});for(const v of S)h(kt(v));if(S.some(({code:v})=>v==="index_unanswered"))return M("succeeded");const Y=B||(0,R.Rm)(St(g,u));try{u.verify!=="off"&&
await i("verify",()=>Gt(Y))}catch(v){r.throwIfAborted();const G=(0,p.I7)(v);if(u.verify==="fail")return M("succeeded",G);s.warn(`Deployed, but ${G.message}`,G.remedy)}
return M("succeeded")},Gt=async d=>{if(!z)throw new p.GQ("verify_failed","the platform named no public URL",{remedy:'Set the input url-template, or set verify t\
o "off".'});const g=await(0,mt.jE)(z,{...t,deployID:q,isFunction:d});return[void 0,g===1?"answers":`answers, after ${g} tries`]},Wt=async(d,g)=>{rt=await i("exp\
lain",async()=>{const{explain:B}=await c.e(51).then(c.bind(c,6036)),Y=await B(g,d.appID,u,t,s);return[Y,Y.code??"no code given"]}),h({type:"failure",report:rt});
const{headline:D,remedy:S}=rt;return M("failed",new p.GQ("deploy_failed",D,{remedy:S}))},Qt=d=>{const g=r.aborted?Rt(q,x):(0,p.I7)(d),D=g.call?.outcome==="refus\
ed"||g.call?.outcome==="not-sent";return q!==void 0||x&&!D?M("pending",Ct(q,g)):M(g.code==="interrupted"?"cancelled":"failed",g)},Nt=t.every(2e3,()=>s.heartbeat());
return yt().catch(Qt).finally(Nt)}async function At(n,t,e,r){const s=[];for await(const i of e.allDeployments(t,r))if(s.push(i),i.deployID===n)break;return s}function Mt({
configuration:n}){const{settings:t,repository:e,branch:r,...s}=n,i={...t,...s},h=Object.fromEntries(Object.entries(i).filter(([u])=>!["rootDirectory","domains"].
includes(u)));return{sent:h,before:Object.fromEntries(Object.keys(h).map(u=>[u,null]))}}function St({stored:n,takesType:t},{appType:e}){const r=(0,gt.bA)(n,"typ\
e"),s=typeof r=="string"?r:void 0;return t===!0?e??s:s??e}const Tt=new Set(["type_detected","quota_near","cdn_behind"]);function kt({message:n,file:t,line:e}){const r=t===
null?{}:{place:{file:t,...e===null?{}:{line:e}}};return{type:"warning",message:(0,P.Ow)(n,500),remedy:void 0,...r}}function pt(n){return{type:"notice",message:`\
The app does not keep what this deployment brought: ${n.map(e=>(0,P.Ow)(e,300)).join(", ")}`}}function jt(n,t){const e=n.map(s=>(0,P.Ow)(s,60)).join(", ")||"non\
e",r=t?.map(s=>(0,P.Ow)(s,60)).join(", ")||void 0;return{type:"notice",message:`The app keeps the variables of this deployment, although it was not a success: ${e}\
. The service takes them before the build${r===void 0?"":`, and had ${r}`}. To go back, deploy again with the variables of before`}}function Pt(n,{follow:t}){const e=(0,Q.
a3)(t.timeoutMs),r=`The deployment ${n} has not ended within ${e}; the platform goes on with it`;return new p.GQ("deploy_timeout",r,{input:"timeout",remedy:"Rai\
se timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployment."})}function Rt(n,t){return n?new p.GQ("interrupted",`Interr\
upted; the platform goes on with ${n}`,{remedy:"A re-run for the same commit follows the same deployment."}):t?new p.GQ("interrupted","Interrupted while startin\
g a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before the next run: that one starts another deployment."}):new p.GQ("i\
nterrupted","Interrupted before a deployment was started",{remedy:"Run again."})}const Ut=new Set(["interrupted","deployment_lost","deploy_timeout","internal"]);
function Ct(n,t){if(Ut.has(t.code))return t;const e=n?`The deployment ${n}`:"A deployment";return(0,N.pH)(`${e} was started and goes on, but cannot be followed`,
t)}function Lt(n,t){const e=t?`: ${t} overtook it`:"";return new p.GQ("deploy_cancelled",`The deployment ${n} was cancelled${e}`,{remedy:t?`Follow ${t} instead;\
 it deploys a newer state.`:"Run again to deploy anew."})}}),5635:((ct,tt,c)=>{c.d(tt,{M:()=>p});var W=c(9439);const Q=25e3;function p(P,R,N){const X=[],w=new Set;
let U=R.now(),L=U,F="";const y=f=>{U=R.now(),f.type==="phase-started"&&(L=U,F=`at ${W.K[f.phase]}`),f.type==="status"&&(L=U-f.elapsedMs,F=f.status),P(f)};return{
report:y,phases:X,heartbeat(){const f=R.now();F===""||f-U<Q||y({type:"heartbeat",status:F,elapsedMs:f-L})},async phase(f,E){N?.throwIfAborted();const T=R.now();
y({type:"phase-started",phase:f});let C;try{const[I,K,b=!1]=await E();return C={type:"phase-finished",phase:f,detail:K,ms:R.now()-T,failed:b},I}finally{X.push({
phase:f,ms:R.now()-T}),C&&y(C)}},warn(f,E){w.has(f)||(w.add(f),y({type:"warning",message:f,remedy:E}))}}}}),1884:((ct,tt,c)=>{c.d(tt,{E4:()=>P,Z5:()=>R,de:()=>X});
var W=c(3739);const Q=3,p=[500,1500,3e3];async function P(w){for(let U=1;;U++)try{return await w.send()}catch(L){if(w.signal.throwIfAborted(),!N(L))throw L;const F=await X(
p,()=>w.find(),w);if(F!==void 0)return F;if(U===Q||R(L))throw L}}function R(w){return w instanceof W.GQ&&w.call?.unclear===!0}function N(w){return w instanceof W.
GQ&&(w.call?.outcome==="unknown"||w.code==="unexpected_response")}async function X(w,U,{clock:L,signal:F}){for(const y of w){y>0&&await L.sleep(y,F);const f=await U();
if(f!==void 0)return f}}}),7933:((ct,tt,c)=>{c.d(tt,{PV:()=>C,jE:()=>T,x6:()=>R});var W=c(9127),Q=c(3739),p=c(5807),P=c(4840);async function R(b,o,a,l){return w(
b)??await N(o.appID,l)??w(o.url)??X(o,a)}async function N(b,o){const a=await o.listEnvironments(b).catch(()=>[]);return w((0,P.zS)(a)?.url)}function X(b,o){const a=o.
urlTemplate;if(!(a?.includes("{subdomain}")&&!b.subdomain))return w(a?.replaceAll("{subdomain}",b.subdomain??"").replaceAll("{app}",b.appID))}function w(b){if(!b)
return;const o=URL.parse(b.includes("://")?b:`https://${b}`);return o&&(o.protocol==="https:"||o.protocol==="http:")?o.href:void 0}const U=6e4,L=500,F=5e3,y=1e4,
f="x-slipway-release",E="x-slipway-error";async function T(b,o){const a=o.clock.now();let l=L;for(let m=1;;m++){const k=await K(b,o);if(k===void 0)return m;if(k.
goneAt!==void 0)throw I(k.goneAt,o.deployID);const O=o.clock.now()-a;if(O+l>U){const j=`after ${(0,W.a3)(O)} and ${m} tries`;throw new Q.GQ("verify_failed",`${b}\
 ${k.words} ${j}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.'})}await o.clock.sleep(l,o.signal),
l=Math.min(F,l*2)}}async function C(b,{fetch:o,signal:a}){const l=w(b);if(l===void 0)return!1;const m=k=>k===void 0;return K(l,{fetch:o,signal:a,deployID:void 0}).
then(m,()=>!1)}function I(b,o){const a=URL.parse(b)?.pathname??"/",l=a==="/"?"index.html":`page for ${a}`;return new Q.GQ("verify_failed",`${b} answers 404: the\
 release ${o} has no ${l}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "o\
ff".'})}async function K(b,o){const{fetch:a,signal:l,deployID:m,isFunction:k=!1}=o;try{const O=await a(b,{signal:AbortSignal.any([l,AbortSignal.timeout(y)])});await O.
body?.cancel();const j=O.headers.get(f);if(k&&m!==void 0&&j!==null&&j!==m)return{words:`is still answered by the release ${(0,p.Ow)(j,100)}`};const V=O.headers.
get(E);if(O.status<(k&&V===null?500:400))return;const A=`answers ${O.status}`;if(V!==null)return{words:`${A} (${(0,p.Ow)(V,60)})`};const J=m!==void 0&&j===m;return O.
status===404&&J?{words:A,goneAt:O.url||b}:{words:A}}catch(O){l.throwIfAborted();const j=O instanceof Error&&O.cause instanceof Error?O.cause:O;return{words:`can\
not be reached (${(0,Q.bD)(j)})`}}}}),6541:((ct,tt,c)=>{c.d(tt,{JJ:()=>w,bA:()=>R,fs:()=>U,pK:()=>F,q9:()=>L,uq:()=>X});var W=c(7975),Q=c(5807),p=c(86);const P=new Set(
["appID","id","name","type","state","status","url","subdomain","repository","branch","variables"].map(p.tK));function R(y,f){return y&&((0,p.Pf)(y.fields).get((0,p.
tK)(f))??null)}function N({fields:y}){const f=Object.entries(y).filter(([E,T])=>T!==null&&!P.has((0,p.tK)(E)));return Object.fromEntries(f)}function X(y,f){const E=new Set(
Object.keys(f).map(p.tK)),T=Object.entries(N(y)).flatMap(([C,I])=>["string","number","boolean"].includes(typeof I)&&I!==""&&!E.has((0,p.tK)(C))?[[C,String(I)]]:
[]);return Object.fromEntries(T)}function w(y){return y==null?"not set":(0,Q.Ow)(JSON.stringify(y),200)}function U(y,f){return Object.entries(f).flatMap(([E,T])=>{
const C=R(y,E);return C===void 0?[`${(0,Q.Ow)(E,60)}: ${w(T)}`]:(0,W.isDeepStrictEqual)(C,T)?[]:[`${(0,Q.Ow)(E,60)}: ${w(C)} \u2192 ${w(T)}`]})}function L(y,f){
const E=[...f.keys()];if(y===void 0)return E;const T=E.map(I=>`${I} (${y.includes(I)?"set before":"new"})`),C=y.filter(I=>!f.has(I)).map(I=>`${(0,Q.Ow)(I,100)} \
(removed)`);return[...T,...C]}async function F({appID:y},f,E,T){const{stored:C}=await T.lookUp(y),I=Object.keys(f).filter(K=>!(0,W.isDeepStrictEqual)(E[K],f[K])&&
(0,W.isDeepStrictEqual)(R(C,K),f[K]));return I.length>0&&await T.updateApp(y,Object.fromEntries(I.map(K=>[K,E[K]]))),I}})};export{Ht as id,Jt as ids,zt as modules};

const Ft=749,Ht=[749],Jt={7717:((ct,X,a)=>{a.d(X,{O:()=>L});function L(K){let h;return()=>(h??=K().catch(I=>{throw h=void 0,I}),h)}}),2983:((ct,X,a)=>{a.d(X,{J0:()=>w,
Kb:()=>C,Uc:()=>j,eJ:()=>q,pH:()=>E,xe:()=>A});var L=a(3739),K=a(5807),h=a(4840),I=a(2345),R=a(1884),N=a(6541);async function q(o,i){const l=await w(o,i.platform);
if(l)return l;if(o.create)return F(o,i);throw new L.GQ("app_not_found",`The platform knows no app "${o.app}" in ${o.org}/${o.project}`,{input:"app",remedy:'Name\
 the ID of an existing app, or have it created with "create: true".'})}async function w(o,i){for(const l of new Set([o.rememberedAppID??o.app,o.app])){const m=await U(
i,l);if(m)return m}}async function U(o,i){try{const{environments:l,...m}=await o.lookUp(i),M=(0,h.zS)(l)?.url;return{appID:i,created:!1,url:M,subdomain:void 0,...m}}catch(l){
if(f(l)===404)return;if((0,R.Z5)(l))return{appID:i,created:!1,url:void 0,subdomain:void 0};throw l}}const x="web-landing";async function F(o,i){const{platform:l}=i,
{settings:m,...M}=o.configuration,P={...Object.fromEntries(Object.entries(m).filter(([,S])=>S!==null)),...M,name:o.app,type:o.appType??x},H=i.uuid();try{return await(0,R.
E4)({...i,send:async()=>({...await l.createApp(P,{idempotencyKey:H}),created:!0}),find:async()=>{const S=await U(l,o.app);return S&&{...S,created:!0}}})}catch(S){
if((0,R.Z5)(S))throw E("The app was created, but its ID cannot be read",S);if(f(S)!==409||y(S))throw S;const z=await U(l,o.app);if(z)return z;const it=`${o.org}\
/${o.project}`;throw new L.GQ("app_unreachable_by_name",`${it} has an app named "${o.app}", but under another ID`,{input:"app",remedy:"Set the input app to the \
app's ID, as the platform's own pages show it.",cause:S})}}function y(o){return o instanceof L.GQ&&o.call?.serviceCode==="domain_taken"}function f(o){return o instanceof
L.GQ?o.call?.status:void 0}function E(o,i){return i.with({message:`${o}: ${i.message}`,cause:i})}function j({appType:o},{created:i,stored:l,takesType:m}){if(m!==
!0)return{};const M=i?o??x:(0,N.bA)(l,"type");return o!==void 0?o===M?{}:{type:o}:(i||l?.state==="created")&&!(0,I.Rm)(String(M))?{type:I.m0}:{}}async function C(o,i,l,m){
const{appID:M,stored:O}=i,P=A(o,i,l),{domains:H,...S}=P,z=i.takesConfiguration?H===void 0?{}:{domains:H}:P,it=Object.keys(z).length>0?await m.updateApp(M,z):void 0,
lt=i.takesConfiguration&&Object.keys(S).length>0?S:void 0,ut=O&&i.takesConfiguration?(0,N.uq)(O,P):b(it,P),ht=B.flatMap(ot=>ut[ot]?[`${ot} "${(0,K.Ow)(ut[ot],60)}\
"`]:[]),dt=Object.keys(P).sort().join(", ")||"as it is";return{brought:lt,sent:z,before:Object.fromEntries(Object.keys(z).map(ot=>[ot,(0,N.bA)(O,ot)])),url:it?.
url,subdomain:it?.subdomain,detail:ht.length===0?dt:`${dt}; kept from before: ${ht.join(", ")}`,kept:ut}}function A({configuration:o,verify:i},{stored:l,takesConfiguration:m},{
movesBranch:M}){const{settings:O,repository:P,branch:H,...S}=o,z={...O,...S};return m?{...i==="warn"?{}:{verify:i},...z,...l?.repository===P?{}:{repository:P},...l?.
branch===H||!M?{}:{branch:H}}:{...z,repository:P,branch:H}}const B=["buildCommand","outputDirectory","region"];function b(o,i){const l=B.filter(m=>o?.[m]&&i[m]===
void 0);return Object.fromEntries(l.map(m=>[m,o?.[m]??""]))}}),5449:((ct,X,a)=>{a.d(X,{deploy:()=>Dt});var L=a(7975),K=a(9127),h=a(3739),I=a(5807),R=a(2345),N=a(
2983),q=a(86),w=a(1547);const U=5*6e4,x=6e4,F=3;async function y(n,t,e,r){const{clock:s,narrator:c}=r,p=new AbortController,u=r.every(1e3,()=>s.now()-e>=t.timeoutMs&&
p.abort()),$=A(s,c);let _,J,at=s.now(),G=0;const tt=()=>{let Y=0;return r.look(p.signal,()=>{Y+=1,G=Math.max(G,Y)})};try{for(;;){const Y=await $(tt,r.signal,p.signal),
rt=s.now()-e,T=Y?.find(et=>et.deployID===n);if((T||!Y)&&(at=s.now()),s.now()-at>x)throw C(n,_,G,Y);T&&(T.status!==_?.status||T.stage!==_.stage)&&c.report({type:"\
status",status:T.status,stage:T.stage,elapsedMs:rt}),_=T??_;const ft=T?f(T,t,c):"pending";if(ft!=="pending"){const et=T&&ft==="cancelled"?E(T,Y??[],J??[]):void 0;
return{family:ft,deployment:T,overtakenBy:et}}if(J=Y??J,rt>=t.timeoutMs){const et=_===void 0&&G>0?C(n,_,G,J):void 0;if(et&&t.onTimeout==="fail")throw et;return et&&
c.warn(et.message,et.remedy),{family:"pending",deployment:_,overtakenBy:void 0}}const yt=t.pollIntervalMs??O(rt,r.random);await s.sleep(Math.max(1,Math.min(yt,t.
timeoutMs-rt)),r.signal)}}finally{u()}}function f(n,t,e){const r=(0,w.PY)(n.status,t.statusMap);return r||(e.warn(`The platform reports the status "${n.status}"\
, which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for example: ${n.status}=success`),"pending")}function E(n,t,e){
if(n.supersededBy)return n.supersededBy;const{createdAt:r}=n;if(r===void 0){const c=t[t.indexOf(n)-1];return e.some(p=>p.deployID===c?.deployID)?void 0:c?.deployID}
return t.filter(c=>c.createdAt!==void 0&&c.createdAt>r).sort((c,p)=>Number(c.createdAt)-Number(p.createdAt))[0]?.deployID}const j=3;function C(n,t,e,r){const s=`\
The deployment ${n} is not in the platform's list`;if(t)return new h.GQ("deployment_lost",`${s}; its last status was "${t.status}"`,{remedy:"Look at the app in \
the platform: it is unknown here whether it deployed. Run again to deploy anew."});const[c,p]=e===1?["its ID was not in the only page","it"]:[`its ID was in non\
e of ${e} pages`,"they"],u=(r??[]).slice(0,j).map(at=>(0,I.Ow)(at.deployID,60)),$=(r?.length??0)>j?", \u2026":"",_=e===1?["has","is"]:["have","are"],J=u.length>
0?`; ${p} ${_[0]} ${u.join(", ")}${$}`:r?`; ${p} ${_[1]} empty`:"";return new h.GQ("deployment_lost",`${s}: ${c}${J}`,{remedy:`It is unknown here whether it dep\
loyed. If the list has it under another ID, name that ID in a map (input api-map):
${(0,q.TU)("deploy","id","the.name.of.the.id")}
"slipway doctor --try-deploy" shows the answers to look at.`})}function A(n,t){let e,r=!1,s=0;return async(c,p,u)=>{try{const $=await c();return e=void 0,s=0,$}catch($){
if(p.throwIfAborted(),u.aborted)return;const _=(0,h.I7)($);if(!B.has(_.code)||(s=_.call?.unclear?s+1:0,s>=F)||(e??=n.now(),n.now()-e>U))throw _;if(!r){const J=(0,K.
a3)(U);t.warn(`The deployment list fails: ${_.message}; asking again for up to ${J}`)}r=!0;return}}}const B=new Set(["rate_limited","service_error","unexpected_\
response","response_too_large","unreachable","request_timeout"]),b=3e4,o=.02,i=.05,l=100,m=1e4,M=.2;function O(n,t){const e=n<b?o:i;return Math.min(m,Math.max(l,
n*e))*(1-M*t())}var P=a(5635),H=a(3024),S=a(597);function z(n,{appID:t,created:e,stored:r}){const{ownership:s,configuration:c}=n;if(e||r===void 0)return{takesOver:!1,
movesBranch:!0};const{repository:p,branch:u}=r,$=p!==void 0&&!it(p,[c.repository,...s.alsoNamed],s.server);if($&&!s.takeOver)throw ut(t,p,c.repository);if($||u===
void 0||r.state==="created"||u===c.branch)return{takesOver:$,movesBranch:!0};if(s.otherBranch==="refuse")throw ht(t,u,c.branch);return{takesOver:$,movesBranch:s.
otherBranch==="follow"}}function it(n,t,e){const r=lt(n,e),s=t.flatMap(c=>lt(c,e));return r.length===0||s.length===0||s.some(c=>r.includes(c))}function lt(n,t){
return(0,S.Pf)(n,t).map(e=>e.startsWith("/")&&(0,h.CD)(()=>(0,H.realpathSync)(e))||e)}function ut(n,t,e){const[r,s]=[dt(t),dt(e)];return new h.GQ("app_of_anothe\
r_repository",`The app ${n} belongs to the repository ${r}, and this is ${s}`,{input:"app",remedy:'Name another app with the input app. To give this one to the \
new repository: "take-over: true".'})}function ht(n,t,e){const[r,s]=[(0,I.Ow)(t,200),(0,I.Ow)(e,200)];return new h.GQ("not_production_branch",`The branch of the\
 app ${n} is ${r}, and this would make ${s} live`,{input:"branch",remedy:`For a preview of ${s} with an address of its own: --preview. To make it live all the s\
ame: --prod. The branch of the app stays ${r}.`})}function dt(n){return(0,I.Ow)((0,S.ri)(n),200)}var ot=a(7933),mt=a(6541),gt=a(1884);async function _t(n,t,e){const{
brought:r,env:s}=e,c=await bt(e.platform,t),p=c.find(G=>G.deployID===n.attachTo),u=p&&((0,w.PY)(p.status,n.follow.statusMap)??"pending");if(p&&u==="pending")return{
deployID:p.deployID,attached:!0};const $=new Set(c.map(G=>G.deployID)),_=e.uuid(),J=async()=>{const G=await bt(e.platform,t);return Ot(G.filter(tt=>!$.has(tt.deployID)),
n)};return{deployID:await(0,gt.E4)({...e,send:async()=>{e.onStart();const G=await e.platform.deploy(t,{branch:n.configuration.branch,commit:n.commit,...r&&{configuration:r},
...s&&{env:s}},{idempotencyKey:_});return(G?.deployID===t?void 0:G?.deployID)??await $t(J,e)},find:J}),attached:!1}}async function bt(n,t){const{deployments:e,nextCursor:r,
nextPage:s}=await n.listDeployments(t),[c,p]=[e[0]?.createdAt,e.at(-1)?.createdAt],u=c!==void 0&&p!==void 0&&c<p;if((r??s)===void 0||!u)return e;const $=[...e];
for await(const _ of n.allDeployments(t,{cursor:r,page:s}))$.push(_);return $}function Ot(n,t){const e=n.filter(({commit:s,branch:c})=>vt(s,t.commit)&&(!c||c===
t.configuration.branch));if(e.length<2)return e[0]?.deployID;const r=e.map(s=>s.deployID).join(", ");throw new h.GQ("deployment_lost",`The platform named no dep\
loyment, and several are new: ${r}`,{remedy:"Let runs for one app wait for each other with a concurrency group, then run again."})}function vt(n,t){return!n||!t||
!/^[0-9a-f]{7,64}$/i.test(n)?!0:t.toLowerCase().startsWith(n.toLowerCase())}const Et=[0,500,1e3,2e3,4e3,8e3];async function $t(n,t){const e=await(0,gt.de)(Et,n,
t);if(e!==void 0)return e;throw new h.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",{remedy:"Look at the app in \
the platform: it is unknown here whether it deploys."})}async function Dt(n,t){const{platform:e,signal:r}=t,s=(0,P.M)(t.reporter,t.clock,r),{phase:c,report:p}=s;
let u=n,$,_={takesOver:!1,movesBranch:!0},J,at={sent:{},before:{}},G=!1,tt,Y,rt;const T=(d,g)=>({status:d,appID:$?.appID,appCreated:$?.created??!1,deployID:tt,url:Y,
failure:rt,error:g,phases:s.phases}),ft=async()=>{const d=await(0,N.J0)(u,e),g=d?z(u,d):_;$=d;const{rehearse:D}=await Promise.all([a.e(840),a.e(572)]).then(a.bind(
a,3271)),k=await D(u,d,g,t);for(const W of k)p({type:"notice",message:`Dry run: would ${W}`});return{...T("skipped"),steps:k}},yt=async()=>{if(await c("identity",
async()=>[void 0,await t.identify()]),u.dryRun)return ft();const d=await c("app",async()=>{const v=await(0,N.eJ)(u,t);v.created&&u.verify==="fail"&&(await e.lookUp(
v.appID).catch(()=>{}))?.takesConfiguration&&(J={verify:"fail"}),_=z(u,v),$=v;const{appID:Q,created:nt}=v;return p({type:"app-known",appID:Q,created:nt}),[v,nt?
`created ${Q}`:`found ${Q}`]});d.created||await c("configure",()=>et(d));const{env:g}=u,D=g.kind==="replace"?g.variables:void 0;D&&await c("env",async()=>(d.takesEnv||
await e.replaceEnv(d.appID,D),[void 0,D.size===1?"1 variable":`${D.size} variables`]));const k=t.clock.now(),W=await c("trigger",async()=>{const v=()=>{G=!0},Q={
...J,...(0,N.Uc)(u,d)},nt={brought:Object.keys(Q).length>0?Q:void 0,env:D&&d.takesEnv?Object.fromEntries(D):void 0},st=await _t(u,d.appID,{...t,...nt,onStart:v});
return tt=st.deployID,p({type:"deployment-known",...st}),[st.deployID,st.attached?`attached to ${tt}, which an earlier run started`:tt]});if(!u.follow.wait)return T(
"pending");const V=await c("follow",async()=>{const v=(Z,wt)=>It(W,d.appID,e,{signal:Z,onPage:wt}),{family:Q,...nt}=await y(W,u.follow,k,{...t,look:v,narrator:s}),
st=Q==="pending"&&u.follow.onTimeout==="detach";return[{family:Q,...nt},nt.deployment?.status??Q,Q!=="success"&&!st]});switch(await Lt(d,V.family),V.family){case"\
success":return xt(V,d);case"failure":return Gt(d,W);case"cancelled":return T("cancelled",Ct(W,V.overtakenBy));case"pending":return T("pending",u.follow.onTimeout===
"fail"?jt(W,u):void 0);default:return(0,h.xb)(V.family)}},et=async d=>{const{detail:g,kept:D,...k}=await(0,N.Kb)(u,d,_,e);J=k.brought,at=k,u={...u,kept:D},$={...d,
url:k.url??d.url,subdomain:k.subdomain??d.subdomain};const{branch:W}=d.stored??{};if(!_.movesBranch&&W!==void 0){const v=`This deployment is of ${(0,I.Ow)(u.configuration.
branch,200)}. The branch of the app stays ${(0,I.Ow)(W,200)}`;p({type:"notice",message:v})}return[void 0,g]},Lt=async(d,g)=>{if(g==="pending"||u.isPassing)return;
const D=g!=="success",{env:k}=u,W=k.kind==="replace"?[...k.variables.keys()]:[],V=Object.keys(J??{}).filter(Z=>Z!=="verify");d.takesEnv&&k.kind==="replace"&&V.push(
`its variables (${W.join(", ")||"none"})`),D&&V.length>0&&p(pt(V)),D&&k.kind==="replace"&&!d.takesEnv&&await Kt(d,W);const{sent:v,before:Q}=d.created?At(u):at,nt=Object.
keys(v).filter(Z=>Q[Z]!==void 0&&(D||Z==="branch"&&!_.movesBranch));if(nt.length===0)return;const st=Object.fromEntries(nt.map(Z=>[Z,v[Z]]));try{const Z=await(0,mt.
pK)(d,st,Q,e);D&&Z.length>0&&p(pt(Z))}catch(Z){r.throwIfAborted();const{message:wt,remedy:Nt}=(0,h.I7)(Z);s.warn(`The settings of this deployment could not be t\
aken back: ${wt}`,Nt)}},Kt=async(d,g)=>{if(d.created){const D=await e.lookUp(d.appID).catch(()=>{});r.throwIfAborted();const k=(0,L.isDeepStrictEqual)([...D?.stored?.
variables??[]].sort(),[...g].sort());if(D?.takesEnv&&k&&g.length>0)return await e.replaceEnv(d.appID,new Map).catch(()=>{}),r.throwIfAborted(),p(pt([`its variab\
les (${g.join(", ")})`]));if(D?.takesEnv)return}p(kt(g,d.stored?.variables))},xt=async({deployment:d},g)=>{Y=await(0,ot.x6)(d?.url,$??g,u,e);const k=(d?.warnings??
[]).filter(({code:v})=>St.has(v)||u.verify!=="off"),W=k.some(({code:v})=>v==="type_detected");Y&&p({type:"url",url:Y,...W&&{isServer:!0}});for(const v of k)p(Tt(
v));if(k.some(({code:v})=>v==="index_unanswered"))return T("succeeded");const V=W||(0,R.Rm)(Mt(g,u));try{u.verify!=="off"&&await c("verify",()=>Bt(V))}catch(v){
r.throwIfAborted();const Q=(0,h.I7)(v);if(u.verify==="fail")return T("succeeded",Q);s.warn(`Deployed, but ${Q.message}`,Q.remedy)}return T("succeeded")},Bt=async d=>{
if(!Y)throw new h.GQ("verify_failed","the platform named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const g=await(0,ot.jE)(Y,
{...t,deployID:tt,isFunction:d});return[void 0,g===1?"answers":`answers, after ${g} tries`]},Gt=async(d,g)=>{rt=await c("explain",async()=>{const{explain:W}=await a.
e(51).then(a.bind(a,6036)),V=await W(g,d.appID,u,t,s);return[V,V.code??"no code given"]}),p({type:"failure",report:rt});const{headline:D,remedy:k}=rt;return T("\
failed",new h.GQ("deploy_failed",D,{remedy:k}))},Wt=d=>{const g=r.aborted?Pt(tt,G):(0,h.I7)(d),D=g.call?.outcome==="refused"||g.call?.outcome==="not-sent";return tt!==
void 0||G&&!D?T("pending",Ut(tt,g)):T(g.code==="interrupted"?"cancelled":"failed",g)},Qt=t.every(2e3,()=>s.heartbeat());return yt().catch(Wt).finally(Qt)}async function It(n,t,e,r){
const s=[];for await(const c of e.allDeployments(t,r))if(s.push(c),c.deployID===n)break;return s}function At({configuration:n}){const{settings:t,repository:e,branch:r,
...s}=n,c={...t,...s},p=Object.fromEntries(Object.entries(c).filter(([u])=>!["rootDirectory","domains"].includes(u)));return{sent:p,before:Object.fromEntries(Object.
keys(p).map(u=>[u,null]))}}function Mt({stored:n,takesType:t},{appType:e}){const r=(0,mt.bA)(n,"type"),s=typeof r=="string"?r:void 0;return t===!0?e??s:s??e}const St=new Set(
["type_detected","quota_near","cdn_behind"]);function Tt({message:n,file:t,line:e}){const r=t===null?{}:{place:{file:t,...e===null?{}:{line:e}}};return{type:"wa\
rning",message:(0,I.Ow)(n,500),remedy:void 0,...r}}function pt(n){return{type:"notice",message:`The app does not keep what this deployment brought: ${n.map(e=>(0,I.
Ow)(e,300)).join(", ")}`}}function kt(n,t){const e=n.map(s=>(0,I.Ow)(s,60)).join(", ")||"none",r=t?.map(s=>(0,I.Ow)(s,60)).join(", ")||void 0;return{type:"notic\
e",message:`The app keeps the variables of this deployment, although it was not a success: ${e}. The service takes them before the build${r===void 0?"":`, and h\
ad ${r}`}. To go back, deploy again with the variables of before`}}function jt(n,{follow:t}){const e=(0,K.a3)(t.timeoutMs),r=`The deployment ${n} has not ended \
within ${e}; the platform goes on with it`;return new h.GQ("deploy_timeout",r,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout:\
 detach. A re-run follows the same deployment."})}function Pt(n,t){return n?new h.GQ("interrupted",`Interrupted; the platform goes on with ${n}`,{remedy:"A re-r\
un for the same commit follows the same deployment."}):t?new h.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"\
Look at the app in the platform before the next run: that one starts another deployment."}):new h.GQ("interrupted","Interrupted before a deployment was started",
{remedy:"Run again."})}const Rt=new Set(["interrupted","deployment_lost","deploy_timeout","internal"]);function Ut(n,t){if(Rt.has(t.code))return t;const e=n?`Th\
e deployment ${n}`:"A deployment";return(0,N.pH)(`${e} was started and goes on, but cannot be followed`,t)}function Ct(n,t){const e=t?`: ${t} overtook it`:"";return new h.
GQ("deploy_cancelled",`The deployment ${n} was cancelled${e}`,{remedy:t?`Follow ${t} instead; it deploys a newer state.`:"Run again to deploy anew."})}}),5635:((ct,X,a)=>{
a.d(X,{M:()=>h});var L=a(9439);const K=25e3;function h(I,R,N){const q=[],w=new Set;let U=R.now(),x=U,F="";const y=f=>{U=R.now(),f.type==="phase-started"&&(x=U,F=
`at ${L.K[f.phase]}`),f.type==="status"&&(x=U-f.elapsedMs,F=f.status),I(f)};return{report:y,phases:q,heartbeat(){const f=R.now();F===""||f-U<K||y({type:"heartbe\
at",status:F,elapsedMs:f-x})},async phase(f,E){N?.throwIfAborted();const j=R.now();y({type:"phase-started",phase:f});let C;try{const[A,B,b=!1]=await E();return C=
{type:"phase-finished",phase:f,detail:B,ms:R.now()-j,failed:b},A}finally{q.push({phase:f,ms:R.now()-j}),C&&y(C)}},warn(f,E){w.has(f)||(w.add(f),y({type:"warning",
message:f,remedy:E}))}}}}),1884:((ct,X,a)=>{a.d(X,{E4:()=>I,Z5:()=>R,de:()=>q});var L=a(3739);const K=3,h=[500,1500,3e3];async function I(w){for(let U=1;;U++)try{
return await w.send()}catch(x){if(w.signal.throwIfAborted(),!N(x))throw x;const F=await q(h,()=>w.find(),w);if(F!==void 0)return F;if(U===K||R(x))throw x}}function R(w){
return w instanceof L.GQ&&w.call?.unclear===!0}function N(w){return w instanceof L.GQ&&(w.call?.outcome==="unknown"||w.code==="unexpected_response")}async function q(w,U,{
clock:x,signal:F}){for(const y of w){y>0&&await x.sleep(y,F);const f=await U();if(f!==void 0)return f}}}),7933:((ct,X,a)=>{a.d(X,{PV:()=>C,jE:()=>j,x6:()=>R});var L=a(
9127),K=a(3739),h=a(5807),I=a(4840);async function R(b,o,i,l){return w(b)??await N(o.appID,l)??w(o.url)??q(o,i)}async function N(b,o){const i=await o.listEnvironments(
b).catch(()=>[]);return w((0,I.zS)(i)?.url)}function q(b,o){const i=o.urlTemplate;if(!(i?.includes("{subdomain}")&&!b.subdomain))return w(i?.replaceAll("{subdom\
ain}",b.subdomain??"").replaceAll("{app}",b.appID))}function w(b){if(!b)return;const o=URL.parse(b.includes("://")?b:`https://${b}`);return o&&(o.protocol==="ht\
tps:"||o.protocol==="http:")?o.href:void 0}const U=6e4,x=500,F=5e3,y=1e4,f="x-slipway-release",E="x-slipway-error";async function j(b,o){const i=o.clock.now();let l=x;
for(let m=1;;m++){const M=await B(b,o);if(M===void 0)return m;if(M.goneAt!==void 0)throw A(M.goneAt,o.deployID);const O=o.clock.now()-i;if(O+l>U){const P=`after\
 ${(0,L.a3)(O)} and ${m} tries`,H=M.isRefused?"Read what the app printed: slipway logs --runtime. If that says nothing, the log of the platform does.":'Open the\
 URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.';throw new K.GQ("verify_failed",`${b} ${M.words} ${P}`,{remedy:H})}await o.
clock.sleep(l,o.signal),l=Math.min(F,l*2)}}async function C(b,{fetch:o,signal:i}){const l=w(b);if(l===void 0)return!1;const m=M=>M===void 0;return B(l,{fetch:o,
signal:i,deployID:void 0}).then(m,()=>!1)}function A(b,o){const i=URL.parse(b)?.pathname??"/",l=i==="/"?"index.html":`page for ${i}`;return new K.GQ("verify_fai\
led",`${b} answers 404: the release ${o} has no ${l}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the site has none o\
n purpose, set verify to "off".'})}async function B(b,o){const{fetch:i,signal:l,deployID:m,isFunction:M=!1}=o;try{const O=await i(b,{signal:AbortSignal.any([l,AbortSignal.
timeout(y)])});await O.body?.cancel();const P=O.headers.get(f);if(M&&m!==void 0&&P!==null&&P!==m)return{words:`is still answered by the release ${(0,h.Ow)(P,100)}`};
const H=O.headers.get(E);if(O.status<(M&&H===null?500:400))return;const S=`answers ${O.status}`;if(H!==null)return{words:`${S} (${(0,h.Ow)(H,60)})`,isRefused:!0};
const z=m!==void 0&&P===m;return O.status===404&&z?{words:S,goneAt:O.url||b}:{words:S}}catch(O){l.throwIfAborted();const P=O instanceof Error&&O.cause instanceof
Error?O.cause:O;return{words:`cannot be reached (${(0,K.bD)(P)})`}}}}),6541:((ct,X,a)=>{a.d(X,{JJ:()=>w,bA:()=>R,fs:()=>U,pK:()=>F,q9:()=>x,uq:()=>q});var L=a(7975),
K=a(5807),h=a(86);const I=new Set(["appID","id","name","type","state","status","url","subdomain","repository","branch","variables"].map(h.tK));function R(y,f){return y&&
((0,h.Pf)(y.fields).get((0,h.tK)(f))??null)}function N({fields:y}){const f=Object.entries(y).filter(([E,j])=>j!==null&&!I.has((0,h.tK)(E)));return Object.fromEntries(
f)}function q(y,f){const E=new Set(Object.keys(f).map(h.tK)),j=Object.entries(N(y)).flatMap(([C,A])=>["string","number","boolean"].includes(typeof A)&&A!==""&&!E.
has((0,h.tK)(C))?[[C,String(A)]]:[]);return Object.fromEntries(j)}function w(y){return y==null?"not set":(0,K.Ow)(JSON.stringify(y),200)}function U(y,f){return Object.
entries(f).flatMap(([E,j])=>{const C=R(y,E);return C===void 0?[`${(0,K.Ow)(E,60)}: ${w(j)}`]:(0,L.isDeepStrictEqual)(C,j)?[]:[`${(0,K.Ow)(E,60)}: ${w(C)} \u2192 ${w(
j)}`]})}function x(y,f){const E=[...f.keys()];if(y===void 0)return E;const j=E.map(A=>`${A} (${y.includes(A)?"set before":"new"})`),C=y.filter(A=>!f.has(A)).map(
A=>`${(0,K.Ow)(A,100)} (removed)`);return[...j,...C]}async function F({appID:y},f,E,j){const{stored:C}=await j.lookUp(y),A=Object.keys(f).filter(B=>!(0,L.isDeepStrictEqual)(
E[B],f[B])&&(0,L.isDeepStrictEqual)(R(C,B),f[B]));return A.length>0&&await j.updateApp(y,Object.fromEntries(A.map(B=>[B,E[B]]))),A}})};export{Ft as id,Ht as ids,Jt as modules};

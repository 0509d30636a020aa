const zt=981,Jt=[981],Yt={1981:((z,N,f)=>{f.d(N,{deploy:()=>Mt});var L=f(7975),M=f(9127),d=f(3739),w=f(5807),$=f(2345),Q=f(4840),x=f(96);const D=3,T=[500,1500,3e3];
async function P(n){for(let t=1;;t++)try{return await n.send()}catch(e){if(n.signal.throwIfAborted(),!p(e))throw e;const s=await(0,x.d)(T,()=>n.find(),n);if(s!==
void 0)return s;if(t===D||A(e))throw e}}function A(n){return n instanceof d.GQ&&n.call?.unclear===!0}function p(n){return n instanceof d.GQ&&(n.call?.outcome===
"unknown"||n.code==="unexpected_response")}var c=f(8922);async function g(n,t){const e=await O(n,t.platform);if(e)return e;if(n.create)return j(n,t);throw new d.
GQ("app_not_found",`The platform knows no app "${n.app}" in ${n.org}/${n.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with \
"create: true".'})}async function O(n,t){for(const e of new Set([n.rememberedAppID??n.app,n.app])){const s=await k(t,e);if(s)return s}}async function k(n,t){try{
const{environments:e,...s}=await n.lookUp(t),o=(0,Q.zS)(e)?.url;return{appID:t,created:!1,url:o,subdomain:void 0,...s}}catch(e){if(y(e)===404)return;if(A(e))return{
appID:t,created:!1,url:void 0,subdomain:void 0};throw e}}const v="web-landing";async function j(n,t){const{platform:e}=t,{settings:s,...o}=n.configuration,i={...Object.
fromEntries(Object.entries(s).filter(([,a])=>a!==null)),...o,name:n.app,type:n.appType??v},u=t.uuid();try{return await P({...t,send:async()=>({...await e.createApp(
i,{idempotencyKey:u}),created:!0}),find:async()=>{const a=await k(e,n.app);return a&&{...a,created:!0}}})}catch(a){if(A(a))throw E("The app was created, but its\
 ID cannot be read",a);if(y(a)!==409||m(a))throw a;const l=await k(e,n.app);if(l)return l;const S=`${n.org}/${n.project}`;throw new d.GQ("app_unreachable_by_nam\
e",`${S} has an app named "${n.app}", but under another ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:a})}}
function m(n){return n instanceof d.GQ&&n.call?.serviceCode==="domain_taken"}function y(n){return n instanceof d.GQ?n.call?.status:void 0}function E(n,t){return t.
with({message:`${n}: ${t.message}`,cause:t})}function I({appType:n},{created:t,stored:e,takesType:s}){if(s!==!0)return{};const o=t?n??v:(0,c.bA)(e,"type");return n!==
void 0?n===o?{}:{type:n}:(t||e?.state==="created")&&!(0,$.Rm)(String(o))?{type:$.m0}:{}}async function R(n,t,e,s){const{appID:o,stored:r}=t,i=G(n,t,e),{domains:u,
...a}=i,l=t.takesConfiguration?u===void 0?{}:{domains:u}:i,S=Object.keys(l).length>0?await s.updateApp(o,l):void 0,h=t.takesConfiguration&&Object.keys(a).length>
0?a:void 0,U=r&&t.takesConfiguration?(0,c.uq)(r,i):B(S,i),C=_.flatMap(b=>U[b]?[`${b} "${(0,w.Ow)(U[b],60)}"`]:[]),K=Object.keys(i).sort().join(", ")||"as it is";
return{brought:h,sent:l,before:Object.fromEntries(Object.keys(l).map(b=>[b,(0,c.bA)(r,b)])),url:S?.url,subdomain:S?.subdomain,detail:C.length===0?K:`${K}; kept \
from before: ${C.join(", ")}`,kept:U}}function G({configuration:n,verify:t},{stored:e,takesConfiguration:s},{movesBranch:o}){const{settings:r,repository:i,branch:u,
...a}=n,l={...r,...a};return s?{...t==="warn"?{}:{verify:t},...l,...e?.repository===i?{}:{repository:i},...e?.branch===u||!o?{}:{branch:u}}:{...l,repository:i,branch:u}}
const _=["buildCommand","outputDirectory","region"];function B(n,t){const e=_.filter(s=>n?.[s]&&t[s]===void 0);return Object.fromEntries(e.map(s=>[s,n?.[s]??""]))}
var F=f(86),V=f(1547);const X=5*6e4,it=6e4,at=3;async function ct(n,t,e,s){const o=new AbortController,r=s.every(1e3,()=>s.clock.now()-e>=t.timeoutMs&&o.abort());
try{return await ut(n,t,e,s,o.signal)}finally{r()}}async function ut(n,t,e,s,o){const{clock:r,narrator:i}=s,u=new lt(r,i);let a,l,S=r.now(),h=0;const U=()=>{let C=0;
return s.look(o,()=>{C+=1,h=Math.max(h,C)})};for(;;){const C=await u.tolerate(U,s.signal,o),K=r.now()-e,b=C?.find(W=>W.deployID===n);if((b||!C)&&(S=r.now()),r.now()-
S>it)throw q(n,a,h,C);b&&(b.status!==a?.status||b.stage!==a.stage)&&i.report({type:"status",status:b.status,stage:b.stage,elapsedMs:K}),a=b??a;const H=b?dt(b,t,
i):"pending";if(H!=="pending"){const W=b&&H==="cancelled"?ht(b,C??[],l??[]):void 0;return{family:H,deployment:b,overtakenBy:W}}if(l=C??l,K>=t.timeoutMs)return a===
void 0&&h>0&&ft(q(n,a,h,l),t,i),{family:"pending",deployment:a,overtakenBy:void 0};const J=t.pollIntervalMs??(0,x.x)(K,s.random);await r.sleep(Math.max(1,Math.min(
J,t.timeoutMs-K)),s.signal)}}function dt(n,t,e){const s=(0,V.PY)(n.status,t.statusMap);return s||(e.warn(`The platform reports the status "${n.status}", which i\
s not known here; it counts as pending`,`If it is final, say so in the input status-map, for example: ${n.status}=success`),"pending")}function ht(n,t,e){if(n.supersededBy)
return n.supersededBy;const{createdAt:s}=n;if(s===void 0){const r=t[t.indexOf(n)-1];return e.some(i=>i.deployID===r?.deployID)?void 0:r?.deployID}return t.filter(
r=>r.createdAt!==void 0&&r.createdAt>s).sort((r,i)=>Number(r.createdAt)-Number(i.createdAt))[0]?.deployID}function ft(n,{onTimeout:t},e){if(t==="fail")throw n;e.
warn(n.message,n.remedy)}const Z=3;function q(n,t,e,s){const o=`The deployment ${n} is not in the platform's list`;if(t)return new d.GQ("deployment_lost",`${o};\
 its last status was "${t.status}"`,{remedy:"Look at the app in the platform: it is unknown here whether it deployed. Run again to deploy anew."});const[r,i]=e===
1?["its ID was not in the only page","it"]:[`its ID was in none of ${e} pages`,"they"],u=(s??[]).slice(0,Z).map(h=>(0,w.Ow)(h.deployID,60)),a=(s?.length??0)>Z?"\
, \u2026":"",l=e===1?["has","is"]:["have","are"],S=u.length>0?`; ${i} ${l[0]} ${u.join(", ")}${a}`:s?`; ${i} ${l[1]} empty`:"";return new d.GQ("deployment_lost",
`${o}: ${r}${S}`,{remedy:`It is unknown here whether it deployed. If the list has it under another ID, name that ID in a map (input api-map):
${(0,F.TU)("deploy","id","the.name.of.the.id")}
"slipway doctor --try-deploy" shows the answers to look at.`})}class lt{#t;#n;#e;#o=!1;#s=0;constructor(t,e){this.#t=t,this.#n=e}async tolerate(t,e,s){try{const o=await t();
return this.#e=void 0,this.#s=0,o}catch(o){if(e.throwIfAborted(),s.aborted)return;const r=(0,d.I7)(o);if(!pt.has(r.code)||(this.#s=r.call?.unclear?this.#s+1:0,this.#s>=
at)||(this.#e??=this.#t.now(),this.#t.now()-this.#e>X))throw r;if(!this.#o){const i=(0,M.a3)(X);this.#n.warn(`The deployment list fails: ${r.message}; asking ag\
ain for up to ${i}`)}this.#o=!0;return}}}const pt=new Set(["rate_limited","service_error","unexpected_response","response_too_large","unreachable","request_time\
out"]);var yt=f(5635),mt=f(3024),tt=f(597);function et(n,{appID:t,created:e,stored:s}){const{ownership:o,configuration:r}=n;if(e||s===void 0)return{takesOver:!1,
movesBranch:!0};const{repository:i,branch:u}=s,a=i!==void 0&&!wt(i,[r.repository,...o.alsoNamed],o.server);if(a&&!o.takeOver)throw bt(t,i,r.repository);if(a||u===
void 0||s.state==="created"||u===r.branch)return{takesOver:a,movesBranch:!0};if(o.otherBranch==="refuse")throw vt(t,u,r.branch);return{takesOver:a,movesBranch:o.
otherBranch==="follow"}}function wt(n,t,e){const s=nt(n,e),o=t.flatMap(r=>nt(r,e));return s.length===0||o.length===0||o.some(r=>s.includes(r))}function nt(n,t){
return(0,tt.Pf)(n,t).map(e=>e.startsWith("/")?gt(e):e)}function gt(n){try{return(0,mt.realpathSync)(n)}catch{return n}}function bt(n,t,e){const[s,o]=[st(t),st(e)];
return new d.GQ("app_of_another_repository",`The app ${n} belongs to the repository ${s}, and this is ${o}`,{input:"app",remedy:'Name another app with the input\
 app. To give this one to the new repository: "take-over: true".'})}function vt(n,t,e){const[s,o]=[(0,w.Ow)(t,200),(0,w.Ow)(e,200)];return new d.GQ("not_product\
ion_branch",`The branch of the app ${n} is ${s}, and this would make ${o} live`,{input:"branch",remedy:`For a preview of ${o} with an address of its own: --prev\
iew. To make it live all the same: --prod. The branch of the app stays ${s}.`})}function st(n){return(0,w.Ow)((0,tt.ri)(n),200)}var ot=f(7933);async function $t(n,t,e){
const{brought:s,env:o}=e,r=await rt(e.platform,t),i=r.find(h=>h.deployID===n.attachTo);if(i&&Ot(i,n))return{deployID:i.deployID,attached:!0};const u=new Set(r.map(
h=>h.deployID)),a=e.uuid(),l=async()=>_t(await kt(e.platform,t,u),n);return{deployID:await P({...e,send:async()=>{e.onStart();const h=await e.platform.deploy(t,
{branch:n.configuration.branch,commit:n.commit,...s&&{configuration:s},...o&&{env:o}},{idempotencyKey:a});return(h?.deployID===t?void 0:h?.deployID)??await St(l,
e)},find:l}),attached:!1}}function Ot(n,t){return((0,V.PY)(n.status,t.follow.statusMap)??"pending")==="pending"}async function kt(n,t,e){return(await rt(n,t)).filter(
o=>!e.has(o.deployID))}async function rt(n,t){const{deployments:e,nextCursor:s,nextPage:o}=await n.listDeployments(t),[r,i]=[e[0]?.createdAt,e.at(-1)?.createdAt],
u=r!==void 0&&i!==void 0&&r<i;if((s??o)===void 0||!u)return e;const a=[...e];for await(const l of n.allDeployments(t,{cursor:s,page:o}))a.push(l);return a}function _t(n,t){
const e=n.filter(o=>Et(o.commit,t.commit)&&It(o.branch,t.configuration.branch));if(e.length<2)return e[0]?.deployID;const s=e.map(o=>o.deployID).join(", ");throw new d.
GQ("deployment_lost",`The platform named no deployment, and several are new: ${s}`,{remedy:"Let runs for one app wait for each other with a concurrency group, t\
hen run again."})}function Et(n,t){return!n||!t||!/^[0-9a-f]{7,64}$/i.test(n)?!0:t.toLowerCase().startsWith(n.toLowerCase())}function It(n,t){return!n||n===t}const Dt=[
0,500,1e3,2e3,4e3,8e3];async function St(n,t){const e=await(0,x.d)(Dt,n,t);if(e!==void 0)return e;throw new d.GQ("deployment_lost","The platform accepted the de\
ploy, but named no ID and lists no new one",{remedy:"Look at the app in the platform: it is unknown here whether it deploys."})}async function Tt(n,t,e){const s="\
learn by the build alone whether the app is a server, because";return t===void 0?`${s} there is no checkout of ${n.configuration.repository} here`:t.list("").includes(
".git")?(0,w.Ow)(await e(At(t.root,n)),600):`${s} ${t.root} has no checkout. In a workflow, use actions/checkout before this step`}function At(n,{configuration:t}){
const{buildCommand:e,outputDirectory:s,settings:o}=t,r=S=>{const h=o[S];return typeof h=="string"?h:void 0},[i,u,a]=["rootDirectory","installCommand","startComm\
and"].map(r),l=o.assetsOnly===!0;return{root:n,buildCommand:e,outputDirectory:s,rootDirectory:i,installCommand:u,startCommand:a,assetsOnly:l}}async function Mt(n,t){
const e=new jt(n,t),s=t.every(2e3,()=>e.heartbeat());try{return await e.go()}catch(o){return e.broken(t.signal.aborted?e.interruption():(0,d.I7)(o))}finally{s()}}
class jt{#t;#n;#e;#o;#s={takesOver:!1,movesBranch:!0};#i;#u=!1;#r;#a;#d=!1;#c;constructor(t,e){this.#t=t,this.#n=e,this.#e=(0,yt.M)(e.reporter,e.clock,e.signal)}heartbeat(){
this.#e.heartbeat()}async go(){const{phase:t}=this.#e;if(await t("identity",async()=>[void 0,await this.#n.identify()]),this.#t.dryRun)return this.#_();const e=await t(
"app",()=>this.#h()),{env:s}=this.#t;e.created||await t("configure",()=>this.#l(e));const o=s.kind==="replace"?s.variables:void 0;o&&await t("env",()=>this.#p(e,
o));const r=this.#n.clock.now(),i=await t("trigger",()=>this.#y(e));if(!this.#t.follow.wait)return this.outcome("pending");const u=await t("follow",()=>this.#m(
e,i,r));return await this.#w(e,u.family),this.#b(u,e,i)}async#h(){const t=await this.#f();return this.#s=et(this.#t,t),this.#o=t,this.#e.report({type:"app-known",
appID:t.appID,created:t.created}),[t,t.created?`created ${t.appID}`:`found ${t.appID}`]}async#f(){const t=await g(this.#t,this.#n);if(!t.created||this.#t.verify!==
"fail")return t;const{takesConfiguration:e}=await this.#n.platform.lookUp(t.appID).catch(()=>({takesConfiguration:!1}));return e&&(this.#i={...Pt,brought:{verify:"\
fail"}}),t}async#l(t){const e=await R(this.#t,t,this.#s,this.#n.platform),{detail:s,kept:o,url:r,subdomain:i}=e;this.#i=e,this.#t={...this.#t,kept:o},this.#o={...t,
url:r??t.url,subdomain:i??t.subdomain};const{branch:u}=t.stored??{};if(!this.#s.movesBranch&&u!==void 0){const a=`This deployment is of ${Kt(this.#t)}. The bran\
ch of the app stays ${(0,w.Ow)(u,200)}`;this.#e.report({type:"notice",message:a})}return[void 0,s]}async#p(t,e){return t.takesEnv||await this.#n.platform.replaceEnv(
t.appID,e),[void 0,e.size===1?"1 variable":`${e.size} variables`]}async#y(t){const e=()=>{this.#u=!0},s={...this.#i?.brought,...I(this.#t,t)},o=Object.keys(s).length>
0?s:void 0,{env:r}=this.#t,i=r.kind==="replace"&&t.takesEnv?{env:Object.fromEntries(r.variables)}:{},u={...this.#n,...i,onStart:e,brought:o},{deployID:a,attached:l}=await $t(
this.#t,t.appID,u);return this.#r=a,this.#e.report({type:"deployment-known",deployID:a,attached:l}),[a,l?`attached to ${a}, which an earlier run started`:a]}async#m(t,e,s){
const o=(u,a)=>Ct(e,t.appID,this.#n.platform,{signal:u,onPage:a}),r=await ct(e,this.#t.follow,s,{...this.#n,look:o,narrator:this.#e}),i=r.family==="pending"&&this.#t.
follow.onTimeout==="detach";return[r,r.deployment?.status??r.family,r.family!=="success"&&!i]}async#w(t,e){if(e==="pending"||this.#t.isPassing)return;const s=e!==
"success",{env:o}=this.#t,r=o.kind==="replace"?[...o.variables.keys()]:[],i=Object.keys(this.#i?.brought??{}).filter(h=>h!=="verify");t.takesEnv&&o.kind==="repl\
ace"&&i.push(`its variables (${r.join(", ")||"none"})`),s&&i.length>0&&this.#e.report(Y(i)),s&&o.kind==="replace"&&!t.takesEnv&&await this.#g(t,r);const{sent:u,
before:a}=t.created?Rt(this.#t):this.#i??{sent:{},before:{}},l=Object.keys(u).filter(h=>a[h]!==void 0&&(s||h==="branch"&&!this.#s.movesBranch));if(l.length===0)
return;const S=Object.fromEntries(l.map(h=>[h,u[h]]));try{const h=await(0,c.pK)(t,S,a,this.#n.platform);s&&h.length>0&&this.#e.report(Y(h))}catch(h){this.#n.signal.
throwIfAborted();const{message:U,remedy:C}=(0,d.I7)(h);this.#e.warn(`The settings of this deployment could not be taken back: ${U}`,C)}}async#g(t,e){const{platform:s,
signal:o}=this.#n;if(t.created){const r=await s.lookUp(t.appID).catch(()=>{});o.throwIfAborted();const i=(0,L.isDeepStrictEqual)([...r?.stored?.variables??[]].sort(),
[...e].sort());if(r?.takesEnv&&i&&e.length>0)return await s.replaceEnv(t.appID,new Map).catch(()=>{}),o.throwIfAborted(),this.#e.report(Y([`its variables (${e.join(
", ")})`]));if(r?.takesEnv)return}this.#e.report(Bt(e,t.stored?.variables))}async#b(t,e,s){switch(t.family){case"success":return this.#v(t,e);case"failure":return this.#O(
e,s);case"cancelled":return this.outcome("cancelled",Ht(s,t.overtakenBy));case"pending":return this.outcome("pending",this.#t.follow.onTimeout==="fail"?Nt(s,this.#t):
void 0);default:return(0,d.xb)(t.family)}}async#v(t,e){this.#a=await(0,ot.x6)(t.deployment?.url,this.#o??e,this.#t,this.#n.platform);const o=(t.deployment?.warnings??
[]).filter(({code:r})=>Ut.has(r)||this.#t.verify!=="off");this.#d=o.some(({code:r})=>r==="type_detected"),this.#a&&this.#e.report({type:"url",url:this.#a,...this.#d&&
{isServer:!0}});for(const r of o)this.#e.report(Gt(r));if(o.some(({code:r})=>r==="index_unanswered"))return this.outcome("succeeded");try{this.#t.verify!=="off"&&
await this.#e.phase("verify",()=>this.#$(this.#a,e))}catch(r){this.#n.signal.throwIfAborted();const i=(0,d.I7)(r);if(this.#t.verify==="fail")return this.outcome(
"succeeded",i);this.#e.warn(`Deployed, but ${i.message}`,i.remedy)}return this.outcome("succeeded")}async#$(t,e){if(!t)throw new d.GQ("verify_failed","the platf\
orm named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const s=this.#d||(0,$.Rm)(Lt(e,this.#t)),o=await(0,ot.jE)(t,{...this.#n,
deployID:this.#r,isFunction:s});return[void 0,o===1?"answers":`answers, after ${o} tries`]}async#O(t,e){this.#c=await this.#e.phase("explain",async()=>{const{explain:r}=await f.
e(51).then(f.bind(f,219)),i=await r(e,t.appID,this.#t,this.#n,this.#e);return[i,i.code??"no code given"]}),this.#e.report({type:"failure",report:this.#c});const{
headline:s,remedy:o}=this.#c;return this.outcome("failed",new d.GQ("deploy_failed",s,{remedy:o}))}interruption(){return Qt(this.#r,this.#u)}broken(t){const e=t.
call?.outcome==="refused"||t.call?.outcome==="not-sent";return this.#r!==void 0||this.#u&&!e?this.outcome("pending",Ft(this.#r,t)):this.outcome(t.code==="interr\
upted"?"cancelled":"failed",t)}async#k(t){const e=t?I(this.#t,t).type===$.m0:this.#t.appType===void 0,{tree:s,typeInCheckout:o}=this.#n;return e&&o?Tt(this.#t,s,
o):void 0}async#_(){const{configuration:t,env:e,app:s,org:o,project:r}=this.#t,i=await O(this.#t,this.#n.platform);this.#s=i?et(this.#t,i):this.#s,this.#o=i;const{
settings:u,repository:a,branch:l,...S}=t,h=i?.stored?G(this.#t,i,this.#s):{...u,...S},{verify:U,...C}=h,K=i?.takesConfiguration!==!0,b=(0,c.fs)(i?.stored,K?h:C),
H=e.kind==="leave"?[]:(0,c.q9)(i?.stored?.variables,e.variables),J=[i?`update the app ${i.appID} in ${o}/${r}`:`create the app ${s} in ${o}/${r}`,...xt(this.#t,
i,await this.#k(i)),...this.#s.takesOver?[`take it over from ${(0,w.Ow)(i?.stored?.repository??"",200)}`]:[],...i&&b.length===0?["leave its settings as they are"]:
b.map(W=>`set ${W}`),e.kind==="leave"?"leave its variables alone":`replace its variables by: ${H.join(", ")||"none"}`,...K||U===void 0?[]:[`look at this release\
 alone with verify ${(0,w.Ow)(String(U),20)}`],`deploy ${a}, branch ${l}${this.#t.commit?`, commit ${this.#t.commit}`:""}`];for(const W of J)this.#e.report({type:"\
notice",message:`Dry run: would ${W}`});return{...this.outcome("skipped"),steps:J}}outcome(t,e){return{status:t,appID:this.#o?.appID,appCreated:this.#o?.created??
!1,deployID:this.#r,url:this.#a,failure:this.#c,error:e,phases:this.#e.phases}}}async function Ct(n,t,e,s){const o=[];for await(const r of e.allDeployments(t,s))
if(o.push(r),r.deployID===n)break;return o}const Pt={brought:void 0,sent:{},before:{},url:void 0,subdomain:void 0,detail:"",kept:{}};function Rt({configuration:n}){
const{settings:t,repository:e,branch:s,...o}=n,r={...t,...o},i=Object.fromEntries(Object.entries(r).filter(([u])=>!["rootDirectory","domains"].includes(u)));return{
sent:i,before:Object.fromEntries(Object.keys(i).map(u=>[u,null]))}}function xt(n,t,e){const s=e===void 0?[]:[e];if(!t)return n.appType!==void 0?[`give it the ty\
pe ${(0,w.Ow)(n.appType,40)}`]:["give it the type web-landing, which a platform of Slipway changes if the build makes a server",...s];const{type:o}=I(n,t);return o===
void 0?[]:o===$.m0?["let the build decide whether the app is a server",...s]:[`build it with the type ${(0,w.Ow)(String(o),40)}`]}function Lt({stored:n,takesType:t},{
appType:e}){const s=(0,c.bA)(n,"type"),o=typeof s=="string"?s:void 0;return t===!0?e??o:o??e}const Ut=new Set(["type_detected","quota_near","cdn_behind"]);function Gt({
message:n,file:t,line:e}){const s=t===null?{}:{place:{file:t,...e===null?{}:{line:e}}};return{type:"warning",message:(0,w.Ow)(n,500),remedy:void 0,...s}}function Y(n){
return{type:"notice",message:`The app does not keep what this deployment brought: ${n.map(e=>(0,w.Ow)(e,300)).join(", ")}`}}function Bt(n,t){const e=n.map(o=>(0,w.
Ow)(o,60)).join(", ")||"none",s=t?.map(o=>(0,w.Ow)(o,60)).join(", ")||void 0;return{type:"notice",message:`The app keeps the variables of this deployment, altho\
ugh it was not a success: ${e}. The service takes them before the build${s===void 0?"":`, and had ${s}`}. To go back, deploy again with the variables of before`}}
function Kt({configuration:n}){return(0,w.Ow)(n.branch,200)}function Nt(n,{follow:t}){const e=(0,M.a3)(t.timeoutMs),s=`The deployment ${n} has not ended within ${e}\
; the platform goes on with it`;return new d.GQ("deploy_timeout",s,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A \
re-run follows the same deployment."})}function Qt(n,t){return n?new d.GQ("interrupted",`Interrupted; the platform goes on with ${n}`,{remedy:"A re-run for the \
same commit follows the same deployment."}):t?new d.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at \
the app in the platform before the next run: that one starts another deployment."}):new d.GQ("interrupted","Interrupted before a deployment was started",{remedy:"\
Run again."})}const Wt=new Set(["interrupted","deployment_lost","deploy_timeout","internal"]);function Ft(n,t){if(Wt.has(t.code))return t;const e=n?`The deploym\
ent ${n}`:"A deployment";return E(`${e} was started and goes on, but cannot be followed`,t)}function Ht(n,t){const e=t?`: ${t} overtook it`:"";return new d.GQ("\
deploy_cancelled",`The deployment ${n} was cancelled${e}`,{remedy:t?`Follow ${t} instead; it deploys a newer state.`:"Run again to deploy anew."})}}),5635:((z,N,f)=>{
f.d(N,{M:()=>d});var L=f(9439);const M=25e3;function d(w,$,Q){const x=[],D=new Set;let T=$.now(),P=T,A="";const p=c=>{T=$.now(),c.type==="phase-started"&&(P=T,A=
`at ${L.K[c.phase]}`),c.type==="status"&&(P=T-c.elapsedMs,A=c.status),w(c)};return{report:p,phases:x,heartbeat(){const c=$.now();A===""||c-T<M||p({type:"heartbe\
at",status:A,elapsedMs:c-P})},async phase(c,g){Q?.throwIfAborted();const O=$.now();p({type:"phase-started",phase:c});let k;try{const[v,j,m=!1]=await g();return k=
{type:"phase-finished",phase:c,detail:j,ms:$.now()-O,failed:m},v}finally{x.push({phase:c,ms:$.now()-O}),k&&p(k)}},warn(c,g){D.has(c)||(D.add(c),p({type:"warning",
message:c,remedy:g}))}}}}),96:((z,N,f)=>{f.d(N,{d:()=>D,x:()=>x});const L=3e4,M=.02,d=.05,w=100,$=1e4,Q=.2;function x(T,P){const A=T<L?M:d;return Math.min($,Math.
max(w,T*A))*(1-Q*P())}async function D(T,P,{clock:A,signal:p}){for(const c of T){c>0&&await A.sleep(c,p);const g=await P();if(g!==void 0)return g}}}),7933:((z,N,f)=>{
f.d(N,{PV:()=>k,jE:()=>O,x6:()=>$});var L=f(9127),M=f(3739),d=f(5807),w=f(4840);async function $(m,y,E,I){return D(m)??await Q(y.appID,I)??D(y.url)??x(y,E)}async function Q(m,y){
const E=await y.listEnvironments(m).catch(()=>[]);return D((0,w.zS)(E)?.url)}function x(m,y){const E=y.urlTemplate;if(!(E?.includes("{subdomain}")&&!m.subdomain))
return D(E?.replaceAll("{subdomain}",m.subdomain??"").replaceAll("{app}",m.appID))}function D(m){if(!m)return;const y=URL.parse(m.includes("://")?m:`https://${m}`);
return y&&(y.protocol==="https:"||y.protocol==="http:")?y.href:void 0}const T=6e4,P=500,A=5e3,p=1e4,c="x-slipway-release",g="x-slipway-error";async function O(m,y){
const E=y.clock.now();let I=P;for(let R=1;;R++){const G=await j(m,y);if(G.kind==="page")return R;if(G.kind==="no-page")throw v(G.url,y.deployID);const _=y.clock.
now()-E;if(_+I>T){const B=`after ${(0,L.a3)(_)} and ${R} tries`;throw new M.GQ("verify_failed",`${m} ${G.words} ${B}`,{remedy:'Open the URL: a first deploy may \
still wait for DNS. Set verify to "off" if the site is not public.'})}await y.clock.sleep(I,y.signal),I=Math.min(A,I*2)}}async function k(m,{fetch:y,signal:E}){
const I=D(m),R=I&&await j(I,{fetch:y,signal:E,deployID:void 0}).catch(()=>{});return R!==void 0&&R!==""&&R.kind==="page"}function v(m,y){const E=URL.parse(m)?.pathname??
"/",I=E==="/"?"index.html":`page for ${E}`;return new M.GQ("verify_failed",`${m} answers 404: the release ${y} has no ${I}`,{remedy:'Check that output-directory\
 is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function j(m,y){const{fetch:E,signal:I,deployID:R,
isFunction:G=!1}=y;try{const _=await E(m,{signal:AbortSignal.any([I,AbortSignal.timeout(p)])});await _.body?.cancel();const B=_.headers.get(c);if(G&&R!==void 0&&
B!==null&&B!==R)return{kind:"trouble",words:`is still answered by the release ${(0,d.Ow)(B,100)}`};const F=_.headers.get(g);return _.status<(G&&F===null?500:400)?
{kind:"page"}:F!==null?{kind:"trouble",words:`answers ${_.status} (${(0,d.Ow)(F,60)})`}:_.status===404&&R!==void 0&&B===R?{kind:"no-page",url:_.url||m}:{kind:"t\
rouble",words:`answers ${_.status}`}}catch(_){I.throwIfAborted();const B=_ instanceof Error&&_.cause instanceof Error?_.cause:_;return{kind:"trouble",words:`can\
not be reached (${(0,M.bD)(B)})`}}}}),8922:((z,N,f)=>{f.d(N,{JJ:()=>D,bA:()=>$,fs:()=>T,pK:()=>A,q9:()=>P,uq:()=>x});var L=f(7975),M=f(5807),d=f(86);const w=new Set(
["appID","id","name","type","state","status","url","subdomain","repository","branch","variables"].map(d.tK));function $(p,c){return p&&((0,d.Pf)(p.fields).get((0,d.
tK)(c))??null)}function Q({fields:p}){const c=Object.entries(p).filter(([g,O])=>O!==null&&!w.has((0,d.tK)(g)));return Object.fromEntries(c)}function x(p,c){const g=new Set(
Object.keys(c).map(d.tK)),O=Object.entries(Q(p)).flatMap(([k,v])=>["string","number","boolean"].includes(typeof v)&&v!==""&&!g.has((0,d.tK)(k))?[[k,String(v)]]:
[]);return Object.fromEntries(O)}function D(p){return p==null?"not set":(0,M.Ow)(JSON.stringify(p),200)}function T(p,c){return Object.entries(c).flatMap(([g,O])=>{
const k=$(p,g);return k===void 0?[`${(0,M.Ow)(g,60)}: ${D(O)}`]:(0,L.isDeepStrictEqual)(k,O)?[]:[`${(0,M.Ow)(g,60)}: ${D(k)} \u2192 ${D(O)}`]})}function P(p,c){
const g=[...c.keys()];if(p===void 0)return g;const O=g.map(v=>`${v} (${p.includes(v)?"set before":"new"})`),k=p.filter(v=>!c.has(v)).map(v=>`${(0,M.Ow)(v,100)} \
(removed)`);return[...O,...k]}async function A({appID:p},c,g,O){const{stored:k}=await O.lookUp(p),v=Object.keys(c).filter(j=>!(0,L.isDeepStrictEqual)(g[j],c[j])&&
(0,L.isDeepStrictEqual)($(k,j),c[j]));return v.length>0&&await O.updateApp(p,Object.fromEntries(v.map(j=>[j,g[j]]))),v}})};export{zt as id,Jt as ids,Yt as modules};

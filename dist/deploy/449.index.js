const Ot=449,vt=[449],Et={2983:((Y,W,i)=>{i.d(W,{J0:()=>m,Kb:()=>S,Uc:()=>A,eJ:()=>G,pH:()=>_,xe:()=>E});var j=i(3739),P=i(5807),l=i(4840),D=i(2345),$=i(1884),T=i(
6541);async function G(a,u){const f=await m(a,u.platform);if(f)return f;if(a.create)return R(a,u);throw new j.GQ("app_not_found",`The platform knows no app "${a.
app}" in ${a.org}/${a.project}`,{input:"app",remedy:'Name the ID of an existing app, or have it created with "create: true".'})}async function m(a,u){for(const f of new Set(
[a.rememberedAppID??a.app,a.app])){const p=await v(u,f);if(p)return p}}async function v(a,u){try{const{environments:f,...p}=await a.lookUp(u),k=(0,l.zS)(f)?.url;
return{appID:u,created:!1,url:k,subdomain:void 0,...p}}catch(f){if(d(f)===404)return;if((0,$.Z)(f))return{appID:u,created:!1,url:void 0,subdomain:void 0};throw f}}
const I="web-landing";async function R(a,u){const{platform:f}=u,{settings:p,...k}=a.configuration,M={...Object.fromEntries(Object.entries(p).filter(([,C])=>C!==
null)),...k,name:a.app,type:a.appType??I},x=u.uuid();try{return await(0,$.E)({...u,send:async()=>({...await f.createApp(M,{idempotencyKey:x}),created:!0}),find:async()=>{
const C=await v(f,a.app);return C&&{...C,created:!0}}})}catch(C){if((0,$.Z)(C))throw _("The app was created, but its ID cannot be read",C);if(d(C)!==409||h(C))throw C;
const Q=await v(f,a.app);if(Q)return Q;const H=`${a.org}/${a.project}`;throw new j.GQ("app_unreachable_by_name",`${H} has an app named "${a.app}", but under ano\
ther ID`,{input:"app",remedy:"Set the input app to the app's ID, as the platform's own pages show it.",cause:C})}}function h(a){return a instanceof j.GQ&&a.call?.
serviceCode==="domain_taken"}function d(a){return a instanceof j.GQ?a.call?.status:void 0}function _(a,u){return u.with({message:`${a}: ${u.message}`,cause:u})}
function A({appType:a},{created:u,stored:f,takesType:p}){if(p!==!0)return{};const k=u?a??I:(0,T.bA)(f,"type");return a!==void 0?a===k?{}:{type:a}:(u||f?.state===
"created")&&!(0,D.Rm)(String(k))?{type:D.m0}:{}}async function S(a,u,f,p){const{appID:k,stored:O}=u,M=E(a,u,f),{domains:x,...C}=M,Q=u.takesConfiguration?x===void 0?
{}:{domains:x}:M,H=Object.keys(Q).length>0?await p.updateApp(k,Q):void 0,q=u.takesConfiguration&&Object.keys(C).length>0?C:void 0,Z=O&&u.takesConfiguration?(0,T.
uq)(O,M):b(H,M),tt=U.flatMap(J=>Z[J]?[`${J} "${(0,P.Ow)(Z[J],60)}"`]:[]),X=Object.keys(M).sort().join(", ")||"as it is";return{brought:q,sent:Q,before:Object.fromEntries(
Object.keys(Q).map(J=>[J,(0,T.bA)(O,J)])),url:H?.url,subdomain:H?.subdomain,detail:tt.length===0?X:`${X}; kept from before: ${tt.join(", ")}`,kept:Z}}function E({
configuration:a,verify:u},{stored:f,takesConfiguration:p},{movesBranch:k}){const{settings:O,repository:M,branch:x,...C}=a,Q={...O,...C};return p?{...u==="warn"?
{}:{verify:u},...Q,...f?.repository===M?{}:{repository:M},...f?.branch===x||!k?{}:{branch:x}}:{...Q,repository:M,branch:x}}const U=["buildCommand","outputDirect\
ory","region"];function b(a,u){const f=U.filter(p=>a?.[p]&&u[p]===void 0);return Object.fromEntries(f.map(p=>[p,a?.[p]??""]))}}),5449:((Y,W,i)=>{i.d(W,{deploy:()=>it});
var j=i(7975),P=i(9127),l=i(3739),D=i(5807),$=i(2345),T=i(2983),G=i(86),m=i(1547),v=i(96);const I=5*6e4,R=6e4,h=3;async function d(r,t,e,n){const{clock:o,narrator:s}=n,
c=new AbortController,w=n.every(1e3,()=>o.now()-e>=t.timeoutMs&&c.abort()),y=U(o,s);let g,B,L=o.now(),K=0;const V=()=>{let z=0;return n.look(c.signal,()=>{z+=1,
K=Math.max(K,z)})};try{for(;;){const z=await y(V,n.signal,c.signal),et=o.now()-e,N=z?.find(F=>F.deployID===r);if((N||!z)&&(L=o.now()),o.now()-L>R)throw E(r,g,K,
z);N&&(N.status!==g?.status||N.stage!==g.stage)&&s.report({type:"status",status:N.status,stage:N.stage,elapsedMs:et}),g=N??g;const ot=N?_(N,t,s):"pending";if(ot!==
"pending"){const F=N&&ot==="cancelled"?A(N,z??[],B??[]):void 0;return{family:ot,deployment:N,overtakenBy:F}}if(B=z??B,et>=t.timeoutMs){const F=g===void 0&&K>0?E(
r,g,K,B):void 0;if(F&&t.onTimeout==="fail")throw F;return F&&s.warn(F.message,F.remedy),{family:"pending",deployment:g,overtakenBy:void 0}}const _t=t.pollIntervalMs??
(0,v.x)(et,n.random);await o.sleep(Math.max(1,Math.min(_t,t.timeoutMs-et)),n.signal)}}finally{w()}}function _(r,t,e){const n=(0,m.PY)(r.status,t.statusMap);return n||
(e.warn(`The platform reports the status "${r.status}", which is not known here; it counts as pending`,`If it is final, say so in the input status-map, for exam\
ple: ${r.status}=success`),"pending")}function A(r,t,e){if(r.supersededBy)return r.supersededBy;const{createdAt:n}=r;if(n===void 0){const s=t[t.indexOf(r)-1];return e.
some(c=>c.deployID===s?.deployID)?void 0:s?.deployID}return t.filter(s=>s.createdAt!==void 0&&s.createdAt>n).sort((s,c)=>Number(s.createdAt)-Number(c.createdAt))[0]?.
deployID}const S=3;function E(r,t,e,n){const o=`The deployment ${r} is not in the platform's list`;if(t)return new l.GQ("deployment_lost",`${o}; its last status\
 was "${t.status}"`,{remedy:"Look at the app in the platform: it is unknown here whether it deployed. Run again to deploy anew."});const[s,c]=e===1?["its ID was\
 not in the only page","it"]:[`its ID was in none of ${e} pages`,"they"],w=(n??[]).slice(0,S).map(L=>(0,D.Ow)(L.deployID,60)),y=(n?.length??0)>S?", \u2026":"",g=e===
1?["has","is"]:["have","are"],B=w.length>0?`; ${c} ${g[0]} ${w.join(", ")}${y}`:n?`; ${c} ${g[1]} empty`:"";return new l.GQ("deployment_lost",`${o}: ${s}${B}`,{
remedy:`It is unknown here whether it deployed. If the list has it under another ID, name that ID in a map (input api-map):
${(0,G.TU)("deploy","id","the.name.of.the.id")}
"slipway doctor --try-deploy" shows the answers to look at.`})}function U(r,t){let e,n=!1,o=0;return async(s,c,w)=>{try{const y=await s();return e=void 0,o=0,y}catch(y){
if(c.throwIfAborted(),w.aborted)return;const g=(0,l.I7)(y);if(!b.has(g.code)||(o=g.call?.unclear?o+1:0,o>=h)||(e??=r.now(),r.now()-e>I))throw g;if(!n){const B=(0,P.
a3)(I);t.warn(`The deployment list fails: ${g.message}; asking again for up to ${B}`)}n=!0;return}}}const b=new Set(["rate_limited","service_error","unexpected_\
response","response_too_large","unreachable","request_timeout"]);var a=i(5635),u=i(3024),f=i(597);function p(r,{appID:t,created:e,stored:n}){const{ownership:o,configuration:s}=r;
if(e||n===void 0)return{takesOver:!1,movesBranch:!0};const{repository:c,branch:w}=n,y=c!==void 0&&!k(c,[s.repository,...o.alsoNamed],o.server);if(y&&!o.takeOver)
throw x(t,c,s.repository);if(y||w===void 0||n.state==="created"||w===s.branch)return{takesOver:y,movesBranch:!0};if(o.otherBranch==="refuse")throw C(t,w,s.branch);
return{takesOver:y,movesBranch:o.otherBranch==="follow"}}function k(r,t,e){const n=O(r,e),o=t.flatMap(s=>O(s,e));return n.length===0||o.length===0||o.some(s=>n.
includes(s))}function O(r,t){return(0,f.Pf)(r,t).map(e=>e.startsWith("/")?M(e):e)}function M(r){try{return(0,u.realpathSync)(r)}catch{return r}}function x(r,t,e){
const[n,o]=[Q(t),Q(e)];return new l.GQ("app_of_another_repository",`The app ${r} belongs to the repository ${n}, and this is ${o}`,{input:"app",remedy:'Name ano\
ther app with the input app. To give this one to the new repository: "take-over: true".'})}function C(r,t,e){const[n,o]=[(0,D.Ow)(t,200),(0,D.Ow)(e,200)];return new l.
GQ("not_production_branch",`The branch of the app ${r} is ${n}, and this would make ${o} live`,{input:"branch",remedy:`For a preview of ${o} with an address of \
its own: --preview. To make it live all the same: --prod. The branch of the app stays ${n}.`})}function Q(r){return(0,D.Ow)((0,f.ri)(r),200)}var H=i(7933),q=i(6541),
Z=i(1884);async function tt(r,t,e){const{brought:n,env:o}=e,s=await X(e.platform,t),c=s.find(K=>K.deployID===r.attachTo),w=c&&((0,m.PY)(c.status,r.follow.statusMap)??
"pending");if(c&&w==="pending")return{deployID:c.deployID,attached:!0};const y=new Set(s.map(K=>K.deployID)),g=e.uuid(),B=async()=>{const K=await X(e.platform,t);
return J(K.filter(V=>!y.has(V.deployID)),r)};return{deployID:await(0,Z.E)({...e,send:async()=>{e.onStart();const K=await e.platform.deploy(t,{branch:r.configuration.
branch,commit:r.commit,...n&&{configuration:n},...o&&{env:o}},{idempotencyKey:g});return(K?.deployID===t?void 0:K?.deployID)??await at(B,e)},find:B}),attached:!1}}
async function X(r,t){const{deployments:e,nextCursor:n,nextPage:o}=await r.listDeployments(t),[s,c]=[e[0]?.createdAt,e.at(-1)?.createdAt],w=s!==void 0&&c!==void 0&&
s<c;if((n??o)===void 0||!w)return e;const y=[...e];for await(const g of r.allDeployments(t,{cursor:n,page:o}))y.push(g);return y}function J(r,t){const e=r.filter(
({commit:o,branch:s})=>rt(o,t.commit)&&(!s||s===t.configuration.branch));if(e.length<2)return e[0]?.deployID;const n=e.map(o=>o.deployID).join(", ");throw new l.
GQ("deployment_lost",`The platform named no deployment, and several are new: ${n}`,{remedy:"Let runs for one app wait for each other with a concurrency group, t\
hen run again."})}function rt(r,t){return!r||!t||!/^[0-9a-f]{7,64}$/i.test(r)?!0:t.toLowerCase().startsWith(r.toLowerCase())}const st=[0,500,1e3,2e3,4e3,8e3];async function at(r,t){
const e=await(0,v.d)(st,r,t);if(e!==void 0)return e;throw new l.GQ("deployment_lost","The platform accepted the deploy, but named no ID and lists no new one",{remedy:"\
Look at the app in the platform: it is unknown here whether it deploys."})}async function it(r,t){const e=new ct(r,t),n=t.every(2e3,()=>e.narrator.heartbeat());
return e.go().catch(o=>e.broken(o)).finally(n)}class ct{#t;#e;narrator;#n;#r={takesOver:!1,movesBranch:!0};#a;#d={sent:{},before:{}};#c=!1;#o;#s;#u=!1;#i;constructor(t,e){
this.#t=t,this.#e=e,this.narrator=(0,a.M)(e.reporter,e.clock,e.signal)}async go(){const{phase:t}=this.narrator;if(await t("identity",async()=>[void 0,await this.#e.
identify()]),this.#t.dryRun)return this.#E();const e=await t("app",()=>this.#f()),{env:n}=this.#t;e.created||await t("configure",()=>this.#h(e));const o=n.kind===
"replace"?n.variables:void 0;o&&await t("env",()=>this.#p(e,o));const s=this.#e.clock.now(),c=await t("trigger",()=>this.#m(e));if(!this.#t.follow.wait)return this.
outcome("pending");const w=await t("follow",()=>this.#y(e,c,s));return await this.#w(e,w.family),this.#b(w,e,c)}async#f(){const t=await this.#l();return this.#r=
p(this.#t,t),this.#n=t,this.narrator.report({type:"app-known",appID:t.appID,created:t.created}),[t,t.created?`created ${t.appID}`:`found ${t.appID}`]}async#l(){
const t=await(0,T.eJ)(this.#t,this.#e);if(!t.created||this.#t.verify!=="fail")return t;const{takesConfiguration:e}=await this.#e.platform.lookUp(t.appID).catch(
()=>({takesConfiguration:!1}));return e&&(this.#a={verify:"fail"}),t}async#h(t){const{detail:e,kept:n,url:o,subdomain:s,brought:c,...w}=await(0,T.Kb)(this.#t,t,
this.#r,this.#e.platform);this.#a=c,this.#d=w,this.#t={...this.#t,kept:n},this.#n={...t,url:o??t.url,subdomain:s??t.subdomain};const{branch:y}=t.stored??{};if(!this.#r.
movesBranch&&y!==void 0){const B=`This deployment is of ${(0,D.Ow)(this.#t.configuration.branch,200)}. The branch of the app stays ${(0,D.Ow)(y,200)}`;this.narrator.
report({type:"notice",message:B})}return[void 0,e]}async#p(t,e){return t.takesEnv||await this.#e.platform.replaceEnv(t.appID,e),[void 0,e.size===1?"1 variable":
`${e.size} variables`]}async#m(t){const e=()=>{this.#c=!0},n={...this.#a,...(0,T.Uc)(this.#t,t)},o=Object.keys(n).length>0?n:void 0,{env:s}=this.#t,c=s.kind==="\
replace"&&t.takesEnv?{env:Object.fromEntries(s.variables)}:{},w={...this.#e,...c,onStart:e,brought:o},{deployID:y,attached:g}=await tt(this.#t,t.appID,w);return this.#o=
y,this.narrator.report({type:"deployment-known",deployID:y,attached:g}),[y,g?`attached to ${y}, which an earlier run started`:y]}async#y(t,e,n){const o=(w,y)=>ut(
e,t.appID,this.#e.platform,{signal:w,onPage:y}),s=await d(e,this.#t.follow,n,{...this.#e,look:o,narrator:this.narrator}),c=s.family==="pending"&&this.#t.follow.
onTimeout==="detach";return[s,s.deployment?.status??s.family,s.family!=="success"&&!c]}async#w(t,e){if(e==="pending"||this.#t.isPassing)return;const n=e!=="succ\
ess",{env:o}=this.#t,s=o.kind==="replace"?[...o.variables.keys()]:[],c=Object.keys(this.#a??{}).filter(L=>L!=="verify");t.takesEnv&&o.kind==="replace"&&c.push(`\
its variables (${s.join(", ")||"none"})`),n&&c.length>0&&this.narrator.report(nt(c)),n&&o.kind==="replace"&&!t.takesEnv&&await this.#g(t,s);const{sent:w,before:y}=t.
created?dt(this.#t):this.#d,g=Object.keys(w).filter(L=>y[L]!==void 0&&(n||L==="branch"&&!this.#r.movesBranch));if(g.length===0)return;const B=Object.fromEntries(
g.map(L=>[L,w[L]]));try{const L=await(0,q.pK)(t,B,y,this.#e.platform);n&&L.length>0&&this.narrator.report(nt(L))}catch(L){this.#e.signal.throwIfAborted();const{
message:K,remedy:V}=(0,l.I7)(L);this.narrator.warn(`The settings of this deployment could not be taken back: ${K}`,V)}}async#g(t,e){const{platform:n,signal:o}=this.#e;
if(t.created){const s=await n.lookUp(t.appID).catch(()=>{});o.throwIfAborted();const c=(0,j.isDeepStrictEqual)([...s?.stored?.variables??[]].sort(),[...e].sort());
if(s?.takesEnv&&c&&e.length>0)return await n.replaceEnv(t.appID,new Map).catch(()=>{}),o.throwIfAborted(),this.narrator.report(nt([`its variables (${e.join(", ")}\
)`]));if(s?.takesEnv)return}this.narrator.report(pt(e,t.stored?.variables))}async#b(t,e,n){switch(t.family){case"success":return this.#_(t,e);case"failure":return this.#v(
e,n);case"cancelled":return this.outcome("cancelled",bt(n,t.overtakenBy));case"pending":return this.outcome("pending",this.#t.follow.onTimeout==="fail"?mt(n,this.#t):
void 0);default:return(0,l.xb)(t.family)}}async#_(t,e){this.#s=await(0,H.x6)(t.deployment?.url,this.#n??e,this.#t,this.#e.platform);const o=(t.deployment?.warnings??
[]).filter(({code:s})=>lt.has(s)||this.#t.verify!=="off");this.#u=o.some(({code:s})=>s==="type_detected"),this.#s&&this.narrator.report({type:"url",url:this.#s,
...this.#u&&{isServer:!0}});for(const s of o)this.narrator.report(ht(s));if(o.some(({code:s})=>s==="index_unanswered"))return this.outcome("succeeded");try{this.#t.
verify!=="off"&&await this.narrator.phase("verify",()=>this.#O(this.#s,e))}catch(s){this.#e.signal.throwIfAborted();const c=(0,l.I7)(s);if(this.#t.verify==="fai\
l")return this.outcome("succeeded",c);this.narrator.warn(`Deployed, but ${c.message}`,c.remedy)}return this.outcome("succeeded")}async#O(t,e){if(!t)throw new l.
GQ("verify_failed","the platform named no public URL",{remedy:'Set the input url-template, or set verify to "off".'});const n=this.#u||(0,$.Rm)(ft(e,this.#t)),o=await(0,H.
jE)(t,{...this.#e,deployID:this.#o,isFunction:n});return[void 0,o===1?"answers":`answers, after ${o} tries`]}async#v(t,e){this.#i=await this.narrator.phase("exp\
lain",async()=>{const{explain:s}=await i.e(51).then(i.bind(i,6422)),c=await s(e,t.appID,this.#t,this.#e,this.narrator);return[c,c.code??"no code given"]}),this.
narrator.report({type:"failure",report:this.#i});const{headline:n,remedy:o}=this.#i;return this.outcome("failed",new l.GQ("deploy_failed",n,{remedy:o}))}broken(t){
const n=this.#e.signal.aborted?yt(this.#o,this.#c):(0,l.I7)(t),o=n.call?.outcome==="refused"||n.call?.outcome==="not-sent";return this.#o!==void 0||this.#c&&!o?
this.outcome("pending",gt(this.#o,n)):this.outcome(n.code==="interrupted"?"cancelled":"failed",n)}async#E(){const t=await(0,T.J0)(this.#t,this.#e.platform),e=t?
p(this.#t,t):this.#r;this.#n=t;const{rehearse:n}=await Promise.all([i.e(840),i.e(572)]).then(i.bind(i,3271)),o=await n(this.#t,t,e,this.#e);for(const s of o)this.
narrator.report({type:"notice",message:`Dry run: would ${s}`});return{...this.outcome("skipped"),steps:o}}outcome(t,e){return{status:t,appID:this.#n?.appID,appCreated:this.#n?.
created??!1,deployID:this.#o,url:this.#s,failure:this.#i,error:e,phases:this.narrator.phases}}}async function ut(r,t,e,n){const o=[];for await(const s of e.allDeployments(
t,n))if(o.push(s),s.deployID===r)break;return o}function dt({configuration:r}){const{settings:t,repository:e,branch:n,...o}=r,s={...t,...o},c=Object.fromEntries(
Object.entries(s).filter(([w])=>!["rootDirectory","domains"].includes(w)));return{sent:c,before:Object.fromEntries(Object.keys(c).map(w=>[w,null]))}}function ft({
stored:r,takesType:t},{appType:e}){const n=(0,q.bA)(r,"type"),o=typeof n=="string"?n:void 0;return t===!0?e??o:o??e}const lt=new Set(["type_detected","quota_nea\
r","cdn_behind"]);function ht({message:r,file:t,line:e}){const n=t===null?{}:{place:{file:t,...e===null?{}:{line:e}}};return{type:"warning",message:(0,D.Ow)(r,500),
remedy:void 0,...n}}function nt(r){return{type:"notice",message:`The app does not keep what this deployment brought: ${r.map(e=>(0,D.Ow)(e,300)).join(", ")}`}}function pt(r,t){
const e=r.map(o=>(0,D.Ow)(o,60)).join(", ")||"none",n=t?.map(o=>(0,D.Ow)(o,60)).join(", ")||void 0;return{type:"notice",message:`The app keeps the variables of \
this deployment, although it was not a success: ${e}. The service takes them before the build${n===void 0?"":`, and had ${n}`}. To go back, deploy again with th\
e variables of before`}}function mt(r,{follow:t}){const e=(0,P.a3)(t.timeoutMs),n=`The deployment ${r} has not ended within ${e}; the platform goes on with it`;
return new l.GQ("deploy_timeout",n,{input:"timeout",remedy:"Raise timeout, or let the job end without it: on-timeout: detach. A re-run follows the same deployme\
nt."})}function yt(r,t){return r?new l.GQ("interrupted",`Interrupted; the platform goes on with ${r}`,{remedy:"A re-run for the same commit follows the same dep\
loyment."}):t?new l.GQ("interrupted","Interrupted while starting a deployment; the platform may go on with it",{remedy:"Look at the app in the platform before t\
he next run: that one starts another deployment."}):new l.GQ("interrupted","Interrupted before a deployment was started",{remedy:"Run again."})}const wt=new Set(
["interrupted","deployment_lost","deploy_timeout","internal"]);function gt(r,t){if(wt.has(t.code))return t;const e=r?`The deployment ${r}`:"A deployment";return(0,T.
pH)(`${e} was started and goes on, but cannot be followed`,t)}function bt(r,t){const e=t?`: ${t} overtook it`:"";return new l.GQ("deploy_cancelled",`The deploym\
ent ${r} was cancelled${e}`,{remedy:t?`Follow ${t} instead; it deploys a newer state.`:"Run again to deploy anew."})}}),5635:((Y,W,i)=>{i.d(W,{M:()=>l});var j=i(
9439);const P=25e3;function l(D,$,T){const G=[],m=new Set;let v=$.now(),I=v,R="";const h=d=>{v=$.now(),d.type==="phase-started"&&(I=v,R=`at ${j.K[d.phase]}`),d.
type==="status"&&(I=v-d.elapsedMs,R=d.status),D(d)};return{report:h,phases:G,heartbeat(){const d=$.now();R===""||d-v<P||h({type:"heartbeat",status:R,elapsedMs:d-
I})},async phase(d,_){T?.throwIfAborted();const A=$.now();h({type:"phase-started",phase:d});let S;try{const[E,U,b=!1]=await _();return S={type:"phase-finished",
phase:d,detail:U,ms:$.now()-A,failed:b},E}finally{G.push({phase:d,ms:$.now()-A}),S&&h(S)}},warn(d,_){m.has(d)||(m.add(d),h({type:"warning",message:d,remedy:_}))}}}}),
96:((Y,W,i)=>{i.d(W,{d:()=>m,x:()=>G});const j=3e4,P=.02,l=.05,D=100,$=1e4,T=.2;function G(v,I){const R=v<j?P:l;return Math.min($,Math.max(D,v*R))*(1-T*I())}async function m(v,I,{
clock:R,signal:h}){for(const d of v){d>0&&await R.sleep(d,h);const _=await I();if(_!==void 0)return _}}}),1884:((Y,W,i)=>{i.d(W,{E:()=>$,Z:()=>T});var j=i(3739),
P=i(96);const l=3,D=[500,1500,3e3];async function $(m){for(let v=1;;v++)try{return await m.send()}catch(I){if(m.signal.throwIfAborted(),!G(I))throw I;const R=await(0,P.
d)(D,()=>m.find(),m);if(R!==void 0)return R;if(v===l||T(I))throw I}}function T(m){return m instanceof j.GQ&&m.call?.unclear===!0}function G(m){return m instanceof
j.GQ&&(m.call?.outcome==="unknown"||m.code==="unexpected_response")}}),7933:((Y,W,i)=>{i.d(W,{PV:()=>S,jE:()=>A,x6:()=>$});var j=i(9127),P=i(3739),l=i(5807),D=i(
4840);async function $(b,a,u,f){return m(b)??await T(a.appID,f)??m(a.url)??G(a,u)}async function T(b,a){const u=await a.listEnvironments(b).catch(()=>[]);return m(
(0,D.zS)(u)?.url)}function G(b,a){const u=a.urlTemplate;if(!(u?.includes("{subdomain}")&&!b.subdomain))return m(u?.replaceAll("{subdomain}",b.subdomain??"").replaceAll(
"{app}",b.appID))}function m(b){if(!b)return;const a=URL.parse(b.includes("://")?b:`https://${b}`);return a&&(a.protocol==="https:"||a.protocol==="http:")?a.href:
void 0}const v=6e4,I=500,R=5e3,h=1e4,d="x-slipway-release",_="x-slipway-error";async function A(b,a){const u=a.clock.now();let f=I;for(let p=1;;p++){const k=await U(
b,a);if(k.kind==="page")return p;if(k.kind==="no-page")throw E(k.url,a.deployID);const O=a.clock.now()-u;if(O+f>v){const M=`after ${(0,j.a3)(O)} and ${p} tries`;
throw new P.GQ("verify_failed",`${b} ${k.words} ${M}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not publi\
c.'})}await a.clock.sleep(f,a.signal),f=Math.min(R,f*2)}}async function S(b,{fetch:a,signal:u}){const f=m(b),p=f&&await U(f,{fetch:a,signal:u,deployID:void 0}).
catch(()=>{});return p!==void 0&&p!==""&&p.kind==="page"}function E(b,a){const u=URL.parse(b)?.pathname??"/",f=u==="/"?"index.html":`page for ${u}`;return new P.
GQ("verify_failed",`${b} answers 404: the release ${a} has no ${f}`,{remedy:'Check that output-directory is the folder with the index.html of the site. If the s\
ite has none on purpose, set verify to "off".'})}async function U(b,a){const{fetch:u,signal:f,deployID:p,isFunction:k=!1}=a;try{const O=await u(b,{signal:AbortSignal.
any([f,AbortSignal.timeout(h)])});await O.body?.cancel();const M=O.headers.get(d);if(k&&p!==void 0&&M!==null&&M!==p)return{kind:"trouble",words:`is still answer\
ed by the release ${(0,l.Ow)(M,100)}`};const x=O.headers.get(_);return O.status<(k&&x===null?500:400)?{kind:"page"}:x!==null?{kind:"trouble",words:`answers ${O.
status} (${(0,l.Ow)(x,60)})`}:O.status===404&&p!==void 0&&M===p?{kind:"no-page",url:O.url||b}:{kind:"trouble",words:`answers ${O.status}`}}catch(O){f.throwIfAborted();
const M=O instanceof Error&&O.cause instanceof Error?O.cause:O;return{kind:"trouble",words:`cannot be reached (${(0,P.bD)(M)})`}}}}),6541:((Y,W,i)=>{i.d(W,{JJ:()=>m,
bA:()=>$,fs:()=>v,pK:()=>R,q9:()=>I,uq:()=>G});var j=i(7975),P=i(5807),l=i(86);const D=new Set(["appID","id","name","type","state","status","url","subdomain","r\
epository","branch","variables"].map(l.tK));function $(h,d){return h&&((0,l.Pf)(h.fields).get((0,l.tK)(d))??null)}function T({fields:h}){const d=Object.entries(
h).filter(([_,A])=>A!==null&&!D.has((0,l.tK)(_)));return Object.fromEntries(d)}function G(h,d){const _=new Set(Object.keys(d).map(l.tK)),A=Object.entries(T(h)).
flatMap(([S,E])=>["string","number","boolean"].includes(typeof E)&&E!==""&&!_.has((0,l.tK)(S))?[[S,String(E)]]:[]);return Object.fromEntries(A)}function m(h){return h==
null?"not set":(0,P.Ow)(JSON.stringify(h),200)}function v(h,d){return Object.entries(d).flatMap(([_,A])=>{const S=$(h,_);return S===void 0?[`${(0,P.Ow)(_,60)}: ${m(
A)}`]:(0,j.isDeepStrictEqual)(S,A)?[]:[`${(0,P.Ow)(_,60)}: ${m(S)} \u2192 ${m(A)}`]})}function I(h,d){const _=[...d.keys()];if(h===void 0)return _;const A=_.map(
E=>`${E} (${h.includes(E)?"set before":"new"})`),S=h.filter(E=>!d.has(E)).map(E=>`${(0,P.Ow)(E,100)} (removed)`);return[...A,...S]}async function R({appID:h},d,_,A){
const{stored:S}=await A.lookUp(h),E=Object.keys(d).filter(U=>!(0,j.isDeepStrictEqual)(_[U],d[U])&&(0,j.isDeepStrictEqual)($(S,U),d[U]));return E.length>0&&await A.
updateApp(h,Object.fromEntries(E.map(U=>[U,_[U]]))),E}})};export{Ot as id,vt as ids,Et as modules};

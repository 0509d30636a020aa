const M=process.getBuiltinModule;var Oe={2613:(o=>{o.exports=M("assert")}),181:(o=>{o.exports=M("buffer")}),5317:(o=>{o.exports=M("child_process")}),4434:(o=>{o.
exports=M("events")}),9896:(o=>{o.exports=M("fs")}),4589:(o=>{o.exports=M("node:assert")}),6698:(o=>{o.exports=M("node:async_hooks")}),4573:(o=>{o.exports=M("no\
de:buffer")}),1421:(o=>{o.exports=M("node:child_process")}),7598:(o=>{o.exports=M("node:crypto")}),3053:(o=>{o.exports=M("node:diagnostics_channel")}),1553:(o=>{
o.exports=M("node:dns/promises")}),8474:(o=>{o.exports=M("node:events")}),3024:(o=>{o.exports=M("node:fs")}),1455:(o=>{o.exports=M("node:fs/promises")}),7067:(o=>{
o.exports=M("node:http")}),2467:(o=>{o.exports=M("node:http2")}),7030:(o=>{o.exports=M("node:net")}),8161:(o=>{o.exports=M("node:os")}),6760:(o=>{o.exports=M("n\
ode:path")}),643:(o=>{o.exports=M("node:perf_hooks")}),1792:(o=>{o.exports=M("node:querystring")}),99:(o=>{o.exports=M("node:sqlite")}),7075:(o=>{o.exports=M("n\
ode:stream")}),7830:(o=>{o.exports=M("node:stream/web")}),6193:(o=>{o.exports=M("node:string_decoder")}),8500:(o=>{o.exports=M("node:timers/promises")}),1692:(o=>{
o.exports=M("node:tls")}),3136:(o=>{o.exports=M("node:url")}),7975:(o=>{o.exports=M("node:util")}),3429:(o=>{o.exports=M("node:util/types")}),5919:(o=>{o.exports=
M("node:worker_threads")}),8522:(o=>{o.exports=M("node:zlib")}),857:(o=>{o.exports=M("os")}),6928:(o=>{o.exports=M("path")}),932:(o=>{o.exports=M("process")}),3193:(o=>{
o.exports=M("string_decoder")}),3557:(o=>{o.exports=M("timers")}),6541:((o,O,e)=>{e.d(O,{h:()=>pe});var l=e(1224),b=e(3739),a=e(1317),g=e(9570),h=e(5328),s=e(1490),
$=e(597);function y(n,t,r){const i={repository:t.pullRequest?.headRepository??t.repository,branch:t.pullRequest?.headBranch??t.refName},_=n.repository.trim()||i.
repository,U=n.branch.trim()||i.branch;if(_===void 0)throw(0,a.LO)("repository","this run has none of its own","Write it as owner/name.");const D=W=>(0,$.c)(t.serverUrl,
W),F=D(v(_));if(U===void 0)throw(0,a.LO)("branch","this run is for no branch","Name the branch to build.");!r&&n.repository.trim()===""&&S(t);const K=i.repository!==
void 0&&F.toLowerCase()===D(i.repository).toLowerCase()&&U===i.branch;return{repository:F,branch:u(U),commit:K?t.sha:void 0}}function v(n){const t=(0,$.Nu)(n,!0);
if(t.kind!=="refused")return n;throw(0,a.Gq)("repository",`"${(0,a.SP)((0,$.ri)(n))}" ${t.problem}`,`Write ${t.instead}.`)}function u(n){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.
test(n)||m(n))throw(0,a.Gq)("branch",`"${(0,a.SP)(n)}" cannot be the name of a branch`,"Name a branch as git does: main.");return n}function m(n){return new RegExp(
"\\p{Cc}","u").test(n)}function E(n,t){const r=n["compare-to"].trim();if(r!==""){if(t!=="check")throw(0,a.Gq)("compare-to",`only a check compares, and mode is "${(0,a.
SP)(n.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(r)||r.length>255||m(r))throw(0,a.Gq)("compare-to",`"${(0,a.SP)(r)}" cannot name a commit`,"Name a br\
anch, a tag or a commit: HEAD^1.");return r}}const c=new Set(["pull_request_target","workflow_run"]);function S({pullRequest:n}){if(n?.fork)throw(0,a.Gq)("repos\
itory",`pull request #${n.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository an\
d branch yourself if you trust the fork.')}function p({fork:n,eventName:t,selfHosted:r},i){if(n){if(c.has(t))throw(0,a.Gq)("mode",`a run on ${t} has the reposit\
ory's token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no \
secret and no permission but "contents: read".');if(r&&!i)throw(0,a.Gq)("allow-forks-on-self-hosted","this runner does not say that it is GitHub's own, so it co\
unts as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview\
.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var f=e(224),L=e(1619);function A(n){if(n.trim()==="")
throw(0,a.LO)("base-url","it is the address of the control plane","Give its https URL.");const t=(0,L.J)(n,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(
t))return t;throw(0,a.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function H(n){const t=n.trim();if(t==="")
return;const r=t.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(r)&&URL.canParse(r)&&!/[{}]/.test(r))return t;throw(0,a.Gq)("url-t\
emplate",`"${(0,a.SP)(t)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function V(n,t,r){const i=new a.
Zw,_=i.try(()=>(0,a.HU)(n.mode,f.mc.mode.choices,"mode"),"deploy");if(_==="close")return se(new s.m(n,t,i));const U=_==="check"?void 0:i.try(()=>(0,h.aZ)(n,t),void 0);
if(U instanceof b.GQ){if((0,a.HU)(n["on-no-token"],f.mc["on-no-token"].choices,"on-no-token")==="skip")return Q(n,t,U);i.add(U)}const D=await I(new s.m(n,t,i),_,
U,r);return i.throwIfAny(),D}function Q(n,t,r){const i=new s.m(n,t,new a.Zw),_=X.map(D=>i.identifier(D,void 0));return{kind:"skip",app:_.every(D=>D!=="")?_.join(
"/"):_.at(-1)||n.app,reason:(0,h.cT)(t)?r.with({remedy:void 0}):r}}const X=["org","project","app"];function se(n){const{context:t,problems:r}=n,i=r.try(()=>{if(t.
pullRequest)return t.pullRequest.number;throw(0,a.Gq)("mode",`"close" is for pull requests, and this run was started by ${t.eventName??"no event"}`,"Run the ste\
p with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),_=X.map(Y=>n.identifier(Y,void 0));r.try(()=>E(n.raw,"close"),void 0);const U=w(
n);U.token===""&&r.add((0,a.LO)("github-token","the action comments on the pull request with it","Leave it out: it has a default.")),r.throwIfAny();const[D="",F="",
K=""]=_,W=r.try(()=>P(n,{org:D,project:F,app:K}),void 0);return r.throwIfAny(),{kind:"close",app:_.join("/"),pullRequest:i,own:W,github:U}}function P({raw:n,context:t},r){
const i=n.app.includes("{pr}")&&n["base-url"].trim()!==""&&n["api-map"].trim()==="",_=[...h.O9,"id-token-audience"];if(!i||_.every(W=>n[W].trim()===""))return;const U=(0,h.
aZ)(n,t);if(U instanceof b.GQ)return;const{org:D,project:F,app:K}=r;return{org:D,project:F,app:K,baseUrl:A(n["base-url"]),source:U}}function w(n){return{token:n.
raw["github-token"].trim(),environment:n.optional("environment")??(n.context.pullRequest?"preview":"production"),comment:n.boolean("comment")}}async function I(n,t,r,i){
const{raw:_,context:U,problems:D}=n,F=t==="check"?"check":void 0,{env:K,notice:W,secrets:Y}=await k(n,i),{settings:ye,statusMap:we}=await C(n),ve=await N(n,i),{
configuration:Te,commit:Ie}=j(n,ye,t==="check"||r instanceof b.GQ),Ee={org:n.identifier("org",F),project:n.identifier("project",F),app:n.identifier("app",F),rememberedAppID:void 0,
create:n.boolean("create"),appType:n.optional("app-type"),configuration:Te,ownership:{takeOver:n.boolean("take-over"),alsoNamed:[],server:U.serverUrl,otherBranch:/[{]/.
test(_.app)?"follow":"deploy"},env:K,commit:Ie,attachTo:void 0,follow:{...q(n),statusMap:new Map([...ve?.statuses??[],...we])},verify:n.choice("verify",f.mc.verify.
choices),urlTemplate:D.try(()=>H(_["url-template"]),void 0),dryRun:n.boolean("dry-run"),apiMap:ve};return{kind:"deploy",plan:Ee,target:x(n,t,r),own:U.pullRequest&&
t==="deploy"?P(n,Ee):void 0,github:w(n),seed:ee(n,i,t==="check"),notices:W===void 0?[]:[W],secrets:ie(_,U,[...Y.values()]),secretVariables:Y}}function x(n,t,r){
const{raw:i,context:_,problems:U}=n,D=n.boolean("allow-forks-on-self-hosted");t==="check"&&U.try(()=>p(_,D),void 0);const F=t==="check"?"":U.try(()=>A(i["base-u\
rl"]),""),K=U.try(()=>E(i,t),void 0);return r===void 0||r instanceof b.GQ?{mode:"check",compareTo:K}:{mode:"deploy",baseUrl:F,source:r}}async function k(n,t){const{
raw:r,problems:i}=n,_=n.boolean("clear-env");if(r.env!==""||r["secret-env"]!==""||r["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(r,_,t,i);
const U=new Map;return{env:_?{kind:"replace",variables:U}:{kind:"leave"},secrets:U,notice:void 0}}async function C(n){const{raw:t,problems:r}=n;if(t["app-settin\
gs"]===""&&t["status-map"]==="")return{settings:{},statusMap:new Map};const{parseSettings:i,parseStatusMap:_}=await e.e(663).then(e.bind(e,7947));return{settings:r.
try(()=>i(t),{}),statusMap:r.try(()=>_(t["status-map"]),new Map)}}async function N({raw:n,problems:t},r){if(n["api-map"].trim()==="")return;const{readApiMap:i}=await Promise.
all([e.e(815),e.e(132),e.e(875)]).then(e.bind(e,3875)),_=await i(n["api-map"],r).catch(U=>()=>{throw U});return typeof _=="function"?t.try(_,void 0):_}function j(n,t,r){
const{raw:i,context:_,problems:U}=n,D=U.try(()=>y(i,_,r),{repository:"",branch:"",commit:void 0});return{commit:D.commit,configuration:{repository:D.repository,
branch:D.branch,...Z(n),settings:t}}}function Z(n){const t=Object.entries(g.I).flatMap(([r,i])=>{const _=n.optional(i.input);return!("setting"in i)||_===void 0?
[]:[[r,i.setting==="boolean"?n.boolean(i.input):_]]});return Object.fromEntries(t)}function q(n){const{raw:t}=n;return{wait:n.boolean("wait"),timeoutMs:n.duration(
"timeout"),onTimeout:n.choice("on-timeout",f.mc["on-timeout"].choices),pollIntervalMs:t["poll-interval"]===""?void 0:n.duration("poll-interval")}}function ee(n,t,r){
const{raw:i,problems:_}=n,U=["kvs-seed-file","kvs-prune-file"].filter(D=>i[D]!=="");if(U.length!==0){for(const D of U)_.try(()=>(0,s.y)(i[D],D,t),"");return{file:i["\
kvs-seed-file"],table:i["kvs-table"],url:i["kvs-url"],region:i["kvs-region"],token:i["kvs-token"],"ttl-seconds":i["kvs-ttl-seconds"],concurrency:i["kvs-concurre\
ncy"],verify:i["kvs-verify"],"prune-file":i["kvs-prune-file"],"dry-run":r?"true":i["dry-run"]}}}function ie(n,t,r){return[...[n["id-token"],n["github-token"],n["\
kvs-token"],t.idTokenRequest?.token??""],...r].filter(_=>_.trim()!=="")}var te=e(5807);const _e=4,$e=8;function ue(n){const t=[n.trim(),...n.split(/\r?\n/).map(
r=>r.trim())];return[...new Set(t)].filter(r=>r.length>=_e)}class he{#e=new Set;#n;add(t){const r=ue(t).filter(i=>!this.#e.has(i));for(const i of r)for(const _ of[
i,JSON.stringify(i).slice(1,-1),encodeURIComponent(i.toWellFormed())])this.#e.add(_);return r.length>0&&(this.#n=void 0),r}redact(t){if(this.#e.size===0)return t;
this.#n??=me(this.#e);const[r="",...i]=t.replace(this.#n,"***").split("\u2026").reverse();return[...i.reverse().map(_=>this.#t(_)),r].join("\u2026")}#t(t){for(const r of this.#e){
const i=t.lastIndexOf(r.slice(0,$e));if(i!==-1&&r.startsWith(t.slice(i)))return`${t.slice(0,i)}***`}return t}}function me(n){const t=[...n].sort((r,i)=>i.length-
r.length);return new RegExp(t.map(te.Kf).join("|"),"g")}var ae=e(9439),de=e(3214);function be(n,t){const r=i=>t.redact(i);return{line:i=>n.line(r(i)),group:i=>n.
group(r(i)),endGroup:()=>n.endGroup(),replay:(i,_)=>n.replay(i.map(r),_),annotate:(i,_)=>{const U=_.title===void 0?{}:{title:r(_.title)};n.annotate(i,{..._,...U,
message:r(_.message)})},mask:i=>n.mask(i),output:(i,_)=>n.output(i,_),state:(i,_)=>n.state(i,_),summary:i=>n.summary(i)}}var ge=e(246),re=e(6861),d=e(9127);class T{#e;#n;#t=new Set;#o=!1;constructor(t,r){
this.#e=t,this.#n=r}tell(t){switch(t.type){case"phase-started":this.closeGroup(),this.#e.group(ae.K[t.phase]),this.#o=!0;break;case"phase-finished":this.closeGroup(),
this.#e.line(`${t.failed?"\u2717":"\u2713"} ${ae.K[t.phase]}: ${t.detail} (${(0,d.a3)(t.ms)})`);break;case"warning":case"notice":this.#i(t);break;case"failure":
this.#r(t.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(R(t));break;default:(0,b.xb)(t)}}closeGroup(){
this.#o&&this.#e.endGroup(),this.#o=!1}#i(t){const{type:r,message:i,remedy:_,place:U}={remedy:void 0,place:void 0,...t};if(!this.#t.has(i)){this.#t.add(i),this.#n.
add(r,{message:(0,te.Ow)(i),...U&&{place:U}});for(const D of _?.split(`
`)??[])this.#e.line(`  ${D}`)}}#r(t){this.closeGroup();const r=(0,te.Ow)(t.headline,500);if(t.diagnostics.some(({severity:i})=>i==="error")?this.#e.line(`\u2717 ${r}`):
this.#n.add("error",{title:"Deployment failed",message:r}),t.remedy!==void 0)for(const i of t.remedy.split(`
`))this.#e.line(`  ${i}`);for(const i of t.diagnostics)this.#n.addDiagnostic(i);t.log.length!==0&&(this.#e.group(t.log.length===1?"Build log (the last line)":`B\
uild log (the last ${t.log.length} lines)`),this.#e.replay(t.log,crypto.randomUUID()),this.#e.endGroup())}}function R(n){switch(n.type){case"app-known":return`A\
pp ${n.appID}${n.created?" (created)":""}`;case"deployment-known":return`Deployment ${n.deployID}${n.attached?" (started by an earlier run)":""}`;case"status":return`${(0,d.
a3)(n.elapsedMs)}  ${n.status}${n.stage===void 0?"":` \xB7 ${n.stage}`}`;case"heartbeat":return`${(0,d.a3)(n.elapsedMs)}  still ${n.status}`;case"url":return`UR\
L ${n.url}`;default:return(0,b.xb)(n)}}var G=e(5239);function J(n,t,r){return{"app-id":n.appID??"","app-created":String(n.appCreated),"deploy-id":n.deployID??"",
status:n.status,url:n.url??"",failure:n.failure?JSON.stringify((0,de.m)((0,de.O)(n.failure,r))):"","kvs-written":t?String(t.written):"","kvs-failed":t?String(t.
failed):""}}function ne(n,t){const r=[...t].filter(([,K])=>ue(K).some(W=>Object.values(n).some(Y=>Y.includes(W))));if(r.length===0)return;const i=r.flatMap(([,K])=>ue(
K)),_=Object.entries(n).filter(([,K])=>i.some(W=>K.includes(W))),U=r.map(([K])=>K).join(", "),[D,F]=r.length===1?["The masked value","occurs"]:["The masked valu\
es","occur"];return{message:`${D} of ${U} ${F} in the output ${_.map(([K])=>K).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a\
 value is not secret, give it by env, under a name that does not look secret. The words: ${(0,G.fs)("variables")}`}}const z=()=>e.e(100).then(e.bind(e,5100)),le={
settleMs:2500,totalMs:3500};function ce(n){return new fe(n)}class fe{#e;#n=new he;#t;#o;#i;#r=[];#c;#u;#d;#a;#f;#p;#h="";#s={appID:void 0,deployID:void 0,url:void 0,
failure:void 0};constructor(t){this.#e=t,this.#t=be(t.runner,this.#n),this.#o=new ge.r(this.#t),this.#i=new T(this.#t,this.#o);const{raw:r,context:i}=t.run;for(const _ of f.
Qh)f.mc[_].kind==="secret"&&this.addSecret(r[_]);this.addSecret(i.idTokenRequest?.token??"")}report=t=>{t.type==="app-known"&&(this.#s={...this.#s,appID:t.appID}),
t.type==="deployment-known"&&(this.#s={...this.#s,deployID:t.deployID}),t.type==="url"&&(this.#s={...this.#s,url:t.url}),t.type==="failure"&&(this.#s={...this.#s,
failure:t.report}),t.type==="warning"&&!this.#r.some(({message:r})=>r===(0,ae.z)(t.place)+t.message)&&this.#r.push({message:(0,ae.z)(t.place)+t.message,remedy:t.
remedy}),this.#i.tell(this.#y(t)),this.#a?.tell(t)};addSecret(t){for(const r of this.#n.add(t))this.#t.mask(r)}accept(t){this.#d=t;for(const r of t.secrets)this.
addSecret(r);for(const r of t.notices)this.report({type:"notice",message:r})}follow(t){this.#a=t}checkedOut(t){this.#f=t}async checked(t){this.#p=t;const{tellFindings:r}=await z();
r(this.#t,this.#o,t)}async compared(t){const{comparisonSection:r}=await z();this.#h=r(t,i=>this.#n.redact(i))}async finish(t,r){this.#i.closeGroup();const{error:i}=t;
return i?.code==="check_failed"?this.#t.line(`\u2717 ${(0,te.Ow)(i.message,500)}`):i&&i.code!=="deploy_failed"&&(0,re.Q)(this.#t,this.#o,i),r?.error&&(0,re.Q)(this.#t,
this.#o,r.error),this.#m(t,r),await this.#g(t,r),t.error!==void 0||t.status==="failed"||t.status==="cancelled"||r?.error?1:0}async seedReporter(){const{seedLog:t}=await z();
return this.#t.line("Keys"),t(this.#t,this.#o,this.#e.clock)}fail(t){return this.finish({...this.#s,status:"failed",appCreated:!1,phases:[],error:t})}async skip(t,r){
this.#c=t,this.#o.add("notice",{title:"Deploy skipped",message:`${(0,te.Ow)(t,200)}: ${r.message}`});for(const _ of r.remedy?.split(`
`)??[])this.#t.line(`  ${_}`);const i={...this.#s,status:"skipped",appCreated:!1,phases:[],error:r};return this.#m(i,void 0),await this.#l(i,void 0),0}#m(t,r){const i=J(
t,r,this.#n);for(const U of f.P0)this.#t.output(U,i[U]);const _=ne(i,this.#d?.secretVariables??new Map);_&&this.report({type:"warning",..._})}async#g(t,r){if(await this.#l(
t,r),!this.#a)return;const{briefComment:i,endingOf:_,pageFacts:U}=await z(),D=this.#r.length,F=t.error?.code==="interrupted";t.status!=="succeeded"&&!F&&(this.#u=
await this.#a.previous());const K=U(this.#b(t,r)),W=F?le:void 0;await this.#a.finish(_(K,t),i(K),W),(this.#r.length>D||this.#u)&&await this.#l(t,r)}async#l(t,r){
const{pageFacts:i,renderSummary:_}=await z();this.#t.summary(_(i(this.#b(t,r))))}#b(t,r){return{outcome:t,seeded:r,run:this.#e.run,planned:this.#d,built:this.#f,
checked:this.#p,compared:this.#h,warnings:this.#r,skippedApp:this.#c,previous:this.#u,updatedAt:this.#e.clock.now(),unannotated:this.#o.dropped,secrets:this.#n}}#y(t){
return t.type==="failure"?{...t,report:(0,de.O)(t.report,this.#n)}:t}}var oe=e(7362);async function pe(n,t){const i={runner:(0,oe.Aq)(n.summaryFile),run:n,clock:l.
ml,random:Math.random},_=ce(i),U=await V(n.raw,n.context,n.readFile).catch(b.I7);if(U instanceof Error)return _.fail(U);if(U.kind==="skip")return _.skip(U.app,U.
reason);if(U.kind==="close"){const{closePreview:D}=await Promise.all([e.e(878),e.e(517),e.e(710),e.e(169)]).then(e.bind(e,9285));return D(U,{...i,...t})}_.accept(
U);try{const D=we=>_.addSecret(we),F=U.seed&&await Promise.all([e.e(118),e.e(878),e.e(342)]).then(e.bind(e,9342)),K=U.seed&&await F?.prepareSeed(U.seed,{...t,onSecret:D}),
{carryOut:W}=await Promise.all([e.e(878),e.e(517),e.e(899)]).then(e.bind(e,9883)),Y=await W(U,_,i,t),ye=Y.status==="succeeded"&&Y.error===void 0;return F&&Y.status===
"pending"&&_.report(F.KEYS_LEFT),await _.finish(Y,ye?await K?.(await _.seedReporter()):void 0)}catch(D){return _.fail((0,b.I7)(D))}}}),4664:((o,O,e)=>{e.d(O,{c:()=>h});
var l=e(3024),b=e(6760),a=e(8302),g=e(224);function h(c=process.env){const S=c.GITHUB_WORKSPACE||process.cwd();return{raw:s(c),context:$(c,S),summaryFile:c.GITHUB_STEP_SUMMARY||
void 0,saved:c.STATE_slipway??"",readFile:p=>(0,l.readFileSync)((0,b.resolve)(S,p),"utf8")}}function s(c){const S={};for(const p of g.Qh){const f=c[`INPUT_${p.toUpperCase()}`]?.
trim();f&&(S[p]=f)}return(0,g.me)(S)}function $(c,S){const p=c.GITHUB_REPOSITORY||void 0,f=u(c.GITHUB_EVENT_PATH),L=c.GITHUB_SERVER_URL||"https://github.com",[A,
H]=[c.ACTIONS_ID_TOKEN_REQUEST_URL,c.ACTIONS_ID_TOKEN_REQUEST_TOKEN],V=m(m(f,"pull_request"),"head"),Q=y(m(f,"pull_request"),p);return{serverUrl:L,apiUrl:c.GITHUB_API_URL||
"https://api.github.com",repository:p,refName:c.GITHUB_REF_NAME||void 0,sha:E(V.sha)??(c.GITHUB_SHA||void 0),eventName:c.GITHUB_EVENT_NAME||void 0,pullRequest:Q,
fork:Q?.fork===!0||v(m(f,"workflow_run"),p),selfHosted:c.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:c.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:A&&H?
{url:A,token:H}:void 0,runUrl:p&&c.GITHUB_RUN_ID?`${L}/${p}/actions/runs/${c.GITHUB_RUN_ID}`:void 0,workspace:S}}function y(c,S){const p=m(c,"head"),f=E(p.ref);
if(typeof c.number!="number"||f===void 0)return;const L=E(m(p,"repo").full_name);return{number:c.number,headRepository:L,headBranch:f,baseBranch:E(m(c,"base").ref)??
"",fork:L?.toLowerCase()!==S?.toLowerCase()}}function v(c,S){return c.id===void 0?!1:E(m(c,"head_repository").full_name)?.toLowerCase()!==S?.toLowerCase()}function u(c){
if(!c)return{};try{const S=JSON.parse((0,l.readFileSync)(c,"utf8"));return(0,a.Gv)(S)?S:{}}catch{return{}}}function m(c,S){const p=c[S];return(0,a.Gv)(p)?p:{}}function E(c){
return typeof c=="string"&&c!==""?c:void 0}}),246:((o,O,e)=>{e.d(O,{r:()=>g});var l=e(8302),b=e(5807);const a=10;class g{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(s){
this.#e=s}get dropped(){return this.#t}add(s,$){if(this.#n[s]<a){this.#n[s]++,this.#e.annotate(s,$);return}this.#t++;const{place:y}=$,v=y===void 0?"":`${y.file}${y.
line===void 0?"":`:${y.line}`}: `;this.#e.line(`${s}: ${v}${$.message}`)}addDiagnostic(s){const{file:$,line:y,column:v}=s,u={file:$,...(0,l.Eb)({line:y??void 0,
column:v??void 0})},m=s.code===null?{}:{title:(0,b.Ow)(s.code,80)};this.add(s.severity,{...m,message:(0,b.Ow)(s.message,1e3),place:u})}}}),6861:((o,O,e)=>{e.d(O,
{Q:()=>b,W:()=>a});var l=e(5807);function b(s,$,y){for(const v of[y,...y.also]){const u=v.place===void 0?{}:{place:v.place};$.add("error",{message:(0,l.Ow)(v.message),
...u});for(const m of a(v))s.line(`  ${m}`)}}function a(s){const $=s.remedy?.split(`
`)??[];return s.mender==="user"?$:[...$,...g(s),...h(s.cause)]}function g({call:s}){if(!s)return[];const $=s.status===void 0?"":` answered ${s.status}`,y=s.requestID===
void 0?"":` (request ${s.requestID})`;return[`Call: ${s.method} ${s.path}${$}${y}`]}function h(s,$=0){return!(s instanceof Error)||$>3?[]:[`Cause: ${(0,l.Ow)(s.
message,500)}`,...h(s.cause,$+1)]}}),7362:((o,O,e)=>{e.d(O,{MX:()=>ae,Aq:()=>be});var l=e(3024),b=e(857);function a(d){return d==null?"":typeof d=="string"||d instanceof
String?d:JSON.stringify(d)}function g(d){return Object.keys(d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.startColumn,endColumn:d.
endColumn}:{}}function h(d,T,R){const G=new y(d,T,R);process.stdout.write(G.toString()+b.EOL)}function s(d,T=""){h(d,{},T)}const $="::";class y{constructor(T,R,G){
T||(T="missing.command"),this.command=T,this.properties=R,this.message=G}toString(){let T=$+this.command;if(this.properties&&Object.keys(this.properties).length>
0){T+=" ";let R=!0;for(const G in this.properties)if(this.properties.hasOwnProperty(G)){const J=this.properties[G];J&&(R?R=!1:T+=",",T+=`${G}=${u(J)}`)}}return T+=
`${$}${v(this.message)}`,T}}function v(d){return a(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(d){return a(d).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const m=new Proxy({},{get:(d,T)=>process.getBuiltinModule("crypto")[T]});var E=e(
9896);function c(d,T){const R=process.env[`GITHUB_${d}`];if(!R)throw new Error(`Unable to find environment variable for file command ${d}`);if(!E.existsSync(R))
throw new Error(`Missing file at path: ${R}`);E.appendFileSync(R,`${a(T)}${b.EOL}`,{encoding:"utf8"})}function S(d,T){const R=`ghadelimiter_${m.randomUUID()}`,G=a(
T);if(d.includes(R))throw new Error(`Unexpected input: name should not contain the delimiter "${R}"`);if(G.includes(R))throw new Error(`Unexpected input: value \
should not contain the delimiter "${R}"`);return`${d}<<${R}${b.EOL}${G}${b.EOL}${R}`}var p=e(6928),f=function(d,T,R,G){function J(ne){return ne instanceof R?ne:
new R(function(z){z(ne)})}return new(R||(R=Promise))(function(ne,z){function le(oe){try{fe(G.next(oe))}catch(pe){z(pe)}}function ce(oe){try{fe(G.throw(oe))}catch(pe){
z(pe)}}function fe(oe){oe.done?ne(oe.value):J(oe.value).then(le,ce)}fe((G=G.apply(d,T||[])).next())})},L;(function(d){d[d.Success=0]="Success",d[d.Failure=1]="F\
ailure"})(L||(L={}));function A(d,T){const R=toCommandValue(T);if(process.env[d]=R,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
d,T));issueCommand("set-env",{name:d},R)}function H(d){h("add-mask",{},d)}function V(d){process.env.GITHUB_PATH||""?issueFileCommand("PATH",d):issueCommand("add\
-path",{},d),process.env.PATH=`${d}${path.delimiter}${process.env.PATH}`}function Q(d,T){const R=process.env[`INPUT_${d.replace(/ /g,"_").toUpperCase()}`]||"";if(T&&
T.required&&!R)throw new Error(`Input required and not supplied: ${d}`);return T&&T.trimWhitespace===!1?R:R.trim()}function X(d,T){const R=Q(d,T).split(`
`).filter(G=>G!=="");return T&&T.trimWhitespace===!1?R:R.map(G=>G.trim())}function se(d,T){const R=["true","True","TRUE"],G=["false","False","FALSE"],J=Q(d,T);if(R.
includes(J))return!0;if(G.includes(J))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function P(d,T){if(process.env.GITHUB_OUTPUT||"")return c("OUTPUT",S(d,T));process.
stdout.write(b.EOL),h("set-output",{name:d},a(T))}function w(d){issue("echo",d?"on":"off")}function I(d){process.exitCode=L.Failure,C(d)}function x(){return process.
env.RUNNER_DEBUG==="1"}function k(d){issueCommand("debug",{},d)}function C(d,T={}){h("error",g(T),d instanceof Error?d.toString():d)}function N(d,T={}){h("warni\
ng",g(T),d instanceof Error?d.toString():d)}function j(d,T={}){h("notice",g(T),d instanceof Error?d.toString():d)}function Z(d){process.stdout.write(d+b.EOL)}function q(d){
s("group",d)}function ee(){s("endgroup")}function ie(d,T){return f(this,void 0,void 0,function*(){q(d);let R;try{R=yield T()}finally{ee()}return R})}function te(d,T){
if(process.env.GITHUB_STATE||"")return c("STATE",S(d,T));h("save-state",{name:d},a(T))}function _e(d){return process.env[`STATE_${d}`]||""}function $e(d){return f(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var ue=e(3739),he=e(8302),me=e(5807);const ae="slipway",de={error:C,warning:N,notice:j};function be(d){
const T=ge();return{line:R=>Z(re(R)),group:R=>q(re(R)),endGroup:ee,replay:(R,G)=>{Z([`::stop-commands::${G}`,...R.map(re),`::${G}::`].join(`
`))},annotate:(R,{message:G,title:J,place:ne})=>{const{file:z,line:le,column:ce}=ne??{};de[R](re(G),(0,he.Eb)({title:J,file:z,startLine:le,startColumn:ce}))},mask:H,
output:(R,G)=>T("the outputs",()=>P(R,G)),state:(R,G)=>T("the state for the post step",()=>te(R,G)),summary:R=>{d!==void 0&&T("the summary",()=>(0,l.writeFileSync)(
d,R))}}}function ge(){const d=new Set;return(T,R)=>{try{R()}catch(G){d.has(T)||N(re(`The runner cannot keep ${T}: ${(0,ue.I7)(G).message}`)),d.add(T)}}}function re(d){
return(0,me.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((o,O,e)=>{e.d(O,{J:()=>a,h:()=>g});var l=e(3739),b=e(1709);function a(h,s){const $=h.
trim(),y=URL.canParse($)?new URL($):void 0;if(y===void 0||!["http:","https:"].includes(y.protocol))throw new l.GQ("invalid_input",`${s} is not an http(s) addres\
s`,{input:s,remedy:"Write it with its scheme, as https://platform.example.com."});if(y.username!==""||y.password!==""||y.search!==""||y.hash!=="")throw new l.GQ(
"invalid_input",`${s} has more than host and path`,{input:s,remedy:"Leave out user name, password, query and fragment."});return g(y,s),y.pathname=y.pathname.replace(
/\/+$/,""),y}function g(h,s){if(!(h.protocol==="https:"||h.protocol==="http:"&&(0,b.c)(h.hostname)))throw new l.GQ("insecure_url",`${s} names ${h.origin}, which\
 is not https`,{input:s,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((o,O,e)=>{e.d(O,{fm:()=>g,
ml:()=>b});var l=e(8500);const b={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(h,s){s?.throwIfAborted();try{await(0,l.setTimeout)(h,void 0,{signal:s})}catch($){
throw s?.throwIfAborted(),$}},after(h,s){const $=setTimeout(s,h);return()=>clearTimeout($)}},a={now(){const{user:h,system:s}=process.cpuUsage();return(h+s)/1e3}},
g=(h,s)=>{const $=setInterval(s,h).unref();return()=>clearInterval($)}}),5239:((o,O,e)=>{e.d(O,{ar:()=>$,fs:()=>g,j9:()=>s});var l=e(5807),b=e(7634);const a="sl\
ipway/slipway";function g(y,v){const u=v===void 0?"":`#${v}`;return`https://github.com/${a}/blob/v${b.x}/docs/${y}.md${u}`}const h={identity:(0,l.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,l.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,l.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,l.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function s(y){const[v="what-you-gave"]=Object.entries(h).find(([,u])=>u.includes(y))??[];return g("troubleshooting",v)}function $(){return g("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((o,O,e)=>{e.d(O,{E9:()=>a,a3:()=>g});var l=e(3739);const b=[864e5,36e5,6e4,1e3,1];function a(y,v){const u=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(y.trim()),[,...m]=u??[],E=b.reduce((c,S,p)=>c+Number(m[p]??0)*S,0);if(!u||E===0)throw new l.GQ("invalid_input",`${v}: "${y}" is not a duration`,{input:v,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return E}function g(y){if(y<1e3)return`${Math.round(y)}ms`;if(y<59950)return`${(y/
1e3).toFixed(1)}s`;const v=Math.round(y/1e3),u=m=>String(m).padStart(2,"0");return v<3600?`${Math.floor(v/60)}m ${u(v%60)}s`:`${Math.floor(v/3600)}h ${u(Math.floor(
v%3600/60))}m`}const h=null,s=null;function $(y,v){const u=v-y;if(u>s)return new Date(y).toISOString().slice(0,10);const[m,E]=h.find(([,S])=>u>=S)??[];if(!m||m===
"second"&&u<1e4)return"just now";const c=Math.floor(u/E);return`${c} ${m}${c===1?"":"s"} ago`}}),3739:((o,O,e)=>{e.d(O,{GQ:()=>a,I7:()=>g,b$:()=>y,xU:()=>s,xb:()=>h});
const l={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},b=Object.keys(l);class a extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(u,m,E={}){
super(m,E.cause===void 0?void 0:{cause:E.cause}),this.code=u,this.mender=l[u],this.remedy=E.remedy,this.input=E.input,this.place=E.place,this.call=E.call,this.also=
E.also??[]}with({code:u=this.code,message:m=this.message,...E}){const{remedy:c,input:S,place:p,call:f,cause:L,also:A}=this;return new a(u,m,{remedy:c,input:S,place:p,
call:f,cause:L,also:A,...E})}}function g(v){if(v instanceof a)return v;const u=v instanceof Error?v.message:String(v);return new a("internal",u,{cause:v,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function h(v){throw new a("internal",`Unhandled case: ${JSON.stringify(v)}`)}function s(v){
if(!(!(v instanceof Error)||!("code"in v)))return typeof v.code=="string"?v.code:void 0}const $=new Set(["ENOSPC","EDQUOT"]);function y(v){return $.has(s(v))}}),
1317:((o,O,e)=>{e.d(O,{Gq:()=>a,HU:()=>s,LO:()=>g,SP:()=>$,Zw:()=>y,bs:()=>v,yG:()=>h});var l=e(3739),b=e(9882);function a(u,m,E){return new l.GQ("invalid_input",
`${u}: ${m}`,{input:u,remedy:E})}function g(u,m,E){return new l.GQ("missing_input",`${u} is missing: ${m}`,{input:u,remedy:E})}function h(u,m){switch(u.trim().toLowerCase()){case"\
true":return!0;case"false":return!1;default:throw a(m,`"${$(u)}" is neither true nor false`,"Write true or false.")}}function s(u,m,E){const c=m.find(p=>p===u.trim().
toLowerCase());if(c!==void 0)return c;const S=m.map(p=>`"${p}"`).join(", ");throw a(E,`"${$(u)}" is not one of ${S}${(0,b.au)(u,m)}`,`Write one of ${S}.`)}function $(u){
const m=u.replace(/\s+/g," ").trim();return m.length>60?`${m.slice(0,57)}\u2026`:m}class y{#e=[];try(m,E){try{return m()}catch(c){const S=(0,l.I7)(c);if(S.code===
"internal")throw c;return this.#e.push(S),E}}add(m){this.#e.push(m)}throwIfAny(){const m=v(this.#e);if(m)throw m}}function v(u){const[m,...E]=u.flatMap(c=>[c.with(
{also:[]}),...c.also]);return m?.with({also:E})}}),8302:((o,O,e)=>{e.d(O,{D7:()=>a,Eb:()=>g,Gv:()=>l,KH:()=>h,U4:()=>b});function l(s){return typeof s=="object"&&
s!==null&&!Array.isArray(s)}function b(s){try{return JSON.parse(s)}catch{return}}function a(s){const $=b(s);return l($)?$:void 0}function g(s){const $=Object.entries(
s).filter(([,y])=>y!==void 0);return Object.fromEntries($)}function h(s,$){return typeof s=="string"&&s.length<=$}}),1709:((o,O,e)=>{e.d(O,{O:()=>l,c:()=>b});function l(a){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(a)}function b(a){return/^(?:[^.]+\.)*localhost\.?$/i.test(a)||l(a.replace(/^\[|\]$/g,""))}}),9882:((o,O,e)=>{e.d(O,{au:()=>g,
pA:()=>b});const l={characters:80,candidates:1e3,shown:3};function b(u,m){const E=h(u);if(E===""||u.length>l.characters)return[];const c=m.slice(0,l.candidates).
filter(p=>p!==u&&p.length<=l.characters).flatMap(p=>{const f=$(u)===$(p)?Math.min(y(E,h(p))??s,s):y(E,h(p));return f===void 0?[]:[{each:p,points:f}]}),S=Math.min(
...c.map(({points:p})=>p));return c.sort((p,f)=>p.points-f.points).filter(({points:p})=>p<=S+1).slice(0,l.shown).map(({each:p})=>p)}function a(u,m){return b(u,m).
filter(E=>v(u,E)<=Math.max(1,Math.floor(Math.min(u.length,E.length)/8)))}function g(u,m){const[E]=b(u.trim(),m);return E===void 0?"":`; did you mean "${E}"?`}function h(u){
return u.toLowerCase().replace(/[-_.:\s]/g,"")}const s=1;function $(u){return/^[^:]{1,40}(?=:)/.exec(u)?.[0]??`${u}:`}function y(u,m){if(u===m)return 0;const E=Math.
max(1,Math.floor(Math.min(u.length,m.length)/3)),c=v(u,m);if(c<=E)return c;const[S,p]=u.length<m.length?[u,m]:[m,u];if(S.length>=4&&(p.startsWith(S)||p.endsWith(
S)))return E+1}function v(u,m){let E=[],c=Array.from({length:m.length+1},(S,p)=>p);for(let S=1;S<=u.length;S++){const p=[S];for(let f=1;f<=m.length;f++){const L=u[S-
1]===m[f-1],A=S>1&&f>1&&u[S-1]===m[f-2]&&u[S-2]===m[f-1];p[f]=Math.min((c[f]??0)+1,(p[f-1]??0)+1,(c[f-1]??0)+(L?0:1),A?(E[f-2]??0)+1:Number.POSITIVE_INFINITY)}[
E,c]=[c,p]}return c[m.length]??0}}),5807:((o,O,e)=>{e.d(O,{FF:()=>Q,Kf:()=>S,Nl:()=>u,Ow:()=>p,aL:()=>L,hS:()=>H,oF:()=>V,vI:()=>c,y1:()=>E,zD:()=>A});const l="\
\x1B",b="\x07",a=new RegExp(`${l}[\\]P_^X][^${b}${l}]*(?:${b}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),g=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
h=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),s=new RegExp(
`${l}\\[[0-9;:]{0,40}m`,"g");function $(w){const I=w.includes(l)?w.match(s)??[]:[];return I.length===0?{texts:[w],codes:I}:{texts:w.split(s),codes:I}}const y=/^[ -~]*$/,
v=/^[\t -~]*$/;function u(w){return w.includes(l)?w.replace(a,""):w}function m(w){return v.test(w)?w:u(w).replace(/[\n\u2028\u2029]/g," ").replace(h(),I=>I==="	"?
I:"")}function E(w){return w.split(`
`).map(m).join(`
`)}function c(w,I){return w.length>I?f(w,I):w}function S(w){return w.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function p(w,I=2e3){const x=w.length>I*8+1024?w.slice(
0,I*8+1024):w;if(y.test(x)&&x.length<=I)return w;const k=u(x).replace(g," ").replace(h(),"").toWellFormed();return k.length>I||x.length<w.length?f(k,I):k}function f(w,I){
if(I<1)return"";const x=w.slice(0,I-1),k=x.charCodeAt(x.length-1);return`${k>=55296&&k<=56319?x.slice(0,-1):x}\u2026`}function L(w){return w.trim().split(/\s+/)}
function A(w){let[I,x]=[String(w),""];for(;I.length>3;I=I.slice(0,-3))x=`,${I.slice(-3)}${x}`;return I+x}function H(w,I){return`${A(w)} ${I}${w===1?"":"s"}`}function V(w){
return Q(w)??w}function Q(w){try{return decodeURIComponent(w)}catch{return}}const X=/^[\t\n\r -~]*$/;function se(w){return X.test(w)?w:w.replace(/[\u2028\u2029]/g,
P).replace(h(),I=>`	
\r`.includes(I)?I:P(I))}function P(w){return Array.from({length:w.length},(x,k)=>w.charCodeAt(k)).map(x=>`\\u${x.toString(16).padStart(4,"0")}`).join("")}}),7634:((o,O,e)=>{
e.d(O,{x:()=>l});const l="1.0.0"}),9570:((o,O,e)=>{e.d(O,{I:()=>l});const l={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{
input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"te\
xt"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((o,O,e)=>{e.d(O,{BL:()=>u,G1:()=>v,IC:()=>p,Rm:()=>h,aT:()=>s,be:()=>y,cS:()=>m,jI:()=>b,jL:()=>$,jh:()=>S,
lF:()=>E,m0:()=>g,ux:()=>l,yN:()=>a});const l={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},b=["api",
"web-ssr","sse"],a=["web-landing",...b],g="detect";function h(f){return b.some(L=>L===f)}const s="us-east-2",$="execute-api",y="SERVICE_KVS_",v=/^[A-Za-z_][A-Za-z0-9_]*$/,
u=/^[a-z][a-z0-9_]{0,31}$/,m=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,E={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},c={pageDefault:64*1024,pageMost:256*1024},S={subject:200,author:100},p={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((o,O,e)=>{e.d(O,{Nu:()=>E,Pf:()=>v,Rs:()=>se,bD:()=>s,c:()=>H,ri:()=>V});var l=e(
5807);const b=1024,a=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,g="owner/name, or a URL that begins with https://",h="--al\
low-local-git",s="https://github.com/{repository}.git";function $(P){const w=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(P)?.[1]??
"";return a.test(w)?w.replace(/\.git$/,""):void 0}const y=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function v(P,w="https://github.com"){const I=V(P.trim());if(I.length>b)return[];const x=E(I,!0);if(x.kind==="path")return[m(x.path)];if(x.kind==="file")return[m(
(0,l.oF)(x.url.pathname))];if(x.kind==="remote")return[u(x.url.host,x.url.pathname)];if(x.kind==="name"){const N=["github.com",URL.canParse(w)?new URL(w).host:"\
github.com"];return[...new Set(N.map(j=>u(j,x.name)))]}const[,k,C]=y.exec(P.trim())??[];return k===void 0||C===void 0?[]:[u(k,C)]}function u(P,w){return`${P}/${w.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function m(P){return P.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function E(P,w){if(P.length>
b)return A(`has more than ${b} characters`);if(new RegExp("\\p{Cc}","u").test(P))return A("has control characters");if(a.test(P))return{kind:"name",name:P.replace(
/\.git$/,"")};if(P.startsWith("/"))return w?{kind:"path",path:P}:L("is a local path");const I=c(P);return I?.protocol==="https:"||I?.protocol==="http:"?S(I,w):I?.
protocol==="file:"?p(I,w):f(P)}function c(P){return/^[a-z]+:\/\/\S+$/i.test(P)&&URL.canParse(P)?new URL(P):void 0}function S(P,w){return P.username!==""||P.password!==
""?A("contains a user name or password","the URL without them: the platform has its own access"):P.protocol==="http:"&&!w?L("is a URL of plain http"):{kind:"rem\
ote",url:P}}function p(P,w){return P.host!==""||/%(?:2f|00)/i.test(P.pathname)?A("is not a path on this machine"):w?{kind:"file",url:P}:L("is a local path")}function f(P){
const[,w,I]=y.exec(P)??[];return w===void 0?A("is neither owner/name nor an https URL"):A("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${w}/${I}`)}function L(P){return A(`${P}, which a platform takes only with ${h}`)}function A(P,w=g){return{kind:"refused",problem:P,instead:w}}function H(P,w){
const I=E(w,!0),x=URL.parse(P);return I.kind!=="name"||x===null||x.host==="github.com"?w:`${x.origin}${x.pathname.replace(/\/+$/,"")}/${I.name}.git`}function V(P){
return P.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Q(P,w){return P.replaceAll("{repository}",()=>w)}function X(P,w){const[I="",x=""]=V(P).split("{rep\
ository}"),k=w.href.replace(/\.git$/,""),C=x.replace(/\.git$/,"");if(!k.startsWith(I)||!k.endsWith(C))return;const N=k.slice(I.length,k.length-C.length);return a.
test(N)?N:void 0}function se(P,w){const I="https://git.example.com/{repository}.git";if(!P.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:I};const x=Q(P,"owner/name"),k=c(x);if(k?.protocol==="https:")return;const C=k?.protocol==="http:"||k?.protocol==="file:"&&k.host==="";if(!(C&&w))return C?
{problem:`begins with ${k?.protocol}//, which needs ${h}`,instead:`${I}, or add ${h}`}:{problem:"is not an https URL",instead:I}}}),9439:((o,O,e)=>{e.d(O,{K:()=>b,
z:()=>a});const l=null,b={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"\
Public URL",compare:"Comparison"};function a(g){return g===void 0?"":`${g.file}${g.line===void 0?"":`:${g.line}`}: `}}),3214:((o,O,e)=>{e.d(O,{O:()=>b,m:()=>h});
var l=e(5807);function b(s,$){const y=u=>$.redact(u),v=u=>u===void 0?void 0:y(u);return{...s,headline:y(s.headline),message:v(s.message),stage:v(s.stage),code:v(
s.code),remedy:v(s.remedy),diagnostics:s.diagnostics.map(u=>({...u,file:y(u.file),code:u.code===null?null:y(u.code),message:y(u.message)})),log:s.log.map(y)}}const a=100,
g=500;function h(s){return{...s,diagnostics:s.diagnostics.map($=>({...$,message:(0,l.Ow)($.message,g)})),log:s.log.slice(-a).map($=>(0,l.Ow)($,g))}}}),5328:((o,O,e)=>{
e.d(O,{O9:()=>L,aZ:()=>m,$r:()=>I,cT:()=>X});var l=e(3739);function b(k){return{kind:"command",command:k,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(C,N)=>a(k,N)}}async function a(k,{run:C,onSecret:N}){const j=(ie,te)=>new l.GQ("token_command_failed",`The command of id-token-command ${ie}`,{input:"\
id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:te}),{exitCode:Z,stdout:q}=await C(
k).catch(ie=>{throw j("could not be started",ie)}),ee=q.trim();if(ee!==""&&N(ee),Z!==0)throw j(`ended with exit code ${Z}`);if(ee==="")throw j("printed nothing");
if(/\s/.test(ee))throw j("printed more than one word: an ID token has no spaces and no line ends");return ee}function g(k){return{...k,kind:"github",input:"id-t\
oken-audience",mayLackEmail:!0,description:k.audience?`GitHub OIDC, for ${k.audience}`:"GitHub OIDC",async obtain(C,{onSecret:N}){const{githubToken:j}=await Promise.
all([e.e(878),e.e(517),e.e(899)]).then(e.bind(e,2233));return j(k,C,N)}}}const h="SLIPWAY_TOKEN";function s(k){return{...$(k),input:h,description:`token of ${h}`}}
function $(k){const C=k.trim();return{kind:"given",token:C,input:"id-token",description:"ID token as given",renewable:!1,async obtain(N,{onSecret:j}){return j(C),
C}}}function y(k){return{...k,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(k.url).host}`,async obtain(C,{onSecret:N}){
const{exchangedToken:j}=await Promise.all([e.e(878),e.e(517),e.e(899)]).then(e.bind(e,8427));return j(k,C,N)}}}var v=e(1619),u=e(1317);function m(k,C){const N=A(
k),[j,Z]=N;if(j&&Z)throw(0,u.Gq)(Z,`${j} is given as well, and a run has one identity`,`Leave out one of: ${N.join(", ")}.`);if(H(k),j===void 0)return C.identity??
Q(k,C);if(f(j))return E[j](k[j]);if(!C.idTokenRequest)return se(j,k,C);const q={requestUrl:C.idTokenRequest.url,requestToken:C.idTokenRequest.token,audience:k["\
id-token-audience"]||void 0,permissions:x(k,C)};return c[j](q,k)}const E={"id-token":$,"id-token-command":b},c={"token-exchange-url":(k,C)=>y({url:(0,v.J)(C["to\
ken-exchange-url"],"token-exchange-url").href,audience:C["token-exchange-audience"]||void 0,clientID:C["token-exchange-client-id"]||void 0,subject:k}),"id-token\
-audience":g},S=[...Object.keys(E),...Object.keys(c)].filter(p);function p(k){return Object.hasOwn(E,k)||Object.hasOwn(c,k)}function f(k){return Object.hasOwn(E,
k)}const L=S.filter(k=>k!=="id-token-audience");function A(k){const C=S.filter(N=>k[N].trim()!=="");return C.includes("token-exchange-url")?C.filter(N=>N!=="id-\
token-audience"):C}function H(k){if(k["token-exchange-url"]!=="")return;const C=["token-exchange-audience","token-exchange-client-id"].find(N=>k[N]!=="");if(C)throw(0,u.
LO)("token-exchange-url",`${C} means nothing without it`,"Give the token endpoint.")}const V="Give one of: id-token-audience with token-exchange-url (the usual \
way), id-token, id-token-command, or id-token-audience alone.";function Q(k,C){if(X(C))return se("id-token",k,C);throw(0,u.LO)("id-token-audience","no input pro\
vides an ID token",V)}function X(k){return k.dependabot||k.pullRequest?.fork===!0}function se(k,C,N){const j=x(C,N);return new l.GQ("no_id_token",`This run can \
have no ID token: ${P(N)}`,{input:k,remedy:X(N)?`${w}
${j}`:`Add to the job, and to the calling workflow if this one is reusable:
${j}`})}function P(k){return k.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":k.dependabot?"Dependabot's runs get neither\
 secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const w=`Try such pull requests without credentials, by "mode: check", or let them pa\
ss by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function I({idToken:k,records:C,pullRequest:N,comment:j}){return["permissions:",...["contents: read",
...C?["deployments: write"]:[],...k?["id-token: write"]:[],...C&&N?[`pull-requests: ${j?"write":"read"}`]:[]].map(q=>`  ${q}`)].join(`
`)}function x(k,{pullRequest:C}){const N=k.comment.trim().toLowerCase()!=="false",j=k["github-token"].trim()!=="";return I({idToken:!0,records:j,pullRequest:C!==
void 0,comment:N})}}),1490:((o,O,e)=>{e.d(O,{m:()=>c,y:()=>S});var l=e(9127),b=e(3739),a=e(1317),g=e(9882),h=e(2345);const s=40;function $(p,f,L){const A=p.trim().
replace(/\{([^{}]*)\}/g,(H,V)=>y(V.trim(),f,L));if(h.cS.test(A))return A;throw(0,a.Gq)(f,`"${(0,a.SP)(A)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function y(p,f,L){if(p==="pr")return String(v("{pr}",f,L));if(p==="branch")return m(f,L);const A=/^slot:(.*)$/.
exec(p)?.[1];if(A!==void 0)return u(A,f,L);throw(0,a.Gq)(f,`there is no placeholder {${(0,a.SP)(p)}}${(0,g.au)(p,["pr","branch","slot:N"])}`,"The placeholders a\
re {pr}, {branch} and {slot:N}.")}function v(p,f,L){if(L.pullRequest)return L.pullRequest.number;throw(0,a.Gq)(f,`${p} has a value on pull requests only, and th\
is run was started by ${L.eventName??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function u(p,f,L){if(!/^[1-9]\d{0,3}$/.
test(p))throw(0,a.Gq)(f,`{slot:${(0,a.SP)(p)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(v(`{slot:${p}}`,f,L)%Number(p))}function m(p,f){
const L=f.pullRequest?.headBranch??f.refName;if(L!==void 0)return E(L);throw(0,a.Gq)(p,"{branch} has no value: this run is for no branch","Name the app without \
{branch}.")}function E(p){const f=p.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(f!==""&&f.length<=s&&/^[\w./-]+$/.test(p))return f;const{
createHash:L}=process.getBuiltinModule("node:crypto"),A=L("sha256").update(p).digest("hex").slice(0,8);return`${f.slice(0,s-9).replace(/-+$/,"")}-${A}`.replace(
/^-/,"")}class c{raw;context;problems;constructor(f,L,A){this.raw=f,this.context=L,this.problems=A}boolean(f){return this.problems.try(()=>(0,a.yG)(this.raw[f],
f),!1)}choice(f,L){return this.problems.try(()=>(0,a.HU)(this.raw[f],L,f),L[0])}duration(f){return this.problems.try(()=>(0,l.E9)(this.raw[f],f),1)}optional(f){
return this.raw[f].trim()||void 0}identifier(f,L){return this.problems.try(()=>{const A=this.optional(f)??L;if(A===void 0)throw(0,a.LO)(f,"it is part of every r\
equest",`Give the ${f}'s identifier.`);return $(A,f,this.context)},"")}}function S(p,f,L){try{return L(p)}catch(A){const H=(0,b.xU)(A)==="ENOENT"?"does not exis\
t":`cannot be read (${(0,b.xU)(A)??"fault"})`;throw new b.GQ("file_not_found",`${f}: the file ${p} ${H}`,{input:f,cause:A,remedy:"Give a path inside the workspa\
ce, and check the repository out before this step."})}}}),224:((o,O,e)=>{e.d(O,{P0:()=>h,Qh:()=>a,mc:()=>l,me:()=>s});const l={mode:{kind:"choice",choices:["dep\
loy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"text"},project:{kind:"text"},app:{kind:"text",required:!0},create:{kind:"boolean",default:"\
true"},"take-over":{kind:"boolean",default:"false"},repository:{kind:"text",defaultNote:"the run's own"},branch:{kind:"text",defaultNote:"the run's own"},"build\
-command":{kind:"text"},"output-directory":{kind:"text"},region:{kind:"text"},"app-type":{kind:"text",defaultNote:"detected"},"app-settings":{kind:"json"},noindex:{
kind:"choice",choices:["true","false"]},env:{kind:"lines"},"secret-env":{kind:"lines"},"env-file":{kind:"path"},"clear-env":{kind:"boolean",default:"false"},"id\
-token":{kind:"secret"},"id-token-audience":{kind:"text"},"id-token-command":{kind:"text"},"token-exchange-url":{kind:"text"},"token-exchange-audience":{kind:"t\
ext"},"token-exchange-client-id":{kind:"text"},wait:{kind:"boolean",default:"true"},timeout:{kind:"duration",default:"30m"},"on-timeout":{kind:"choice",choices:[
"fail","detach"],default:"fail"},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail"},"poll-interval":{kind:"duration",defaultNote:"adaptive"},"\
status-map":{kind:"lines"},"api-map":{kind:"lines"},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn"},"url-template":{kind:"text"},"compare-to":{
kind:"text"},"allow-forks-on-self-hosted":{kind:"boolean",default:"false"},"github-token":{kind:"secret",default:"${{ github.token }}"},environment:{kind:"text",
defaultNote:"`production`; `preview` on a pull request"},comment:{kind:"boolean",default:"true"},"kvs-seed-file":{kind:"path"},"kvs-table":{kind:"text"},"kvs-ur\
l":{kind:"text",defaultNote:"`SERVICE_KVS_URL`"},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`"},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_\
KVS_TOKEN_<TABLE>`"},"kvs-ttl-seconds":{kind:"number"},"kvs-concurrency":{kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-f\
ile":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},b=new Map(Object.entries(l)),a=Object.keys(l).filter(g);function g($){return Object.hasOwn(l,$)}const h=[
"app-id","app-created","deploy-id","status","url","failure","kvs-written","kvs-failed"];function s($){const y=a.map(v=>{const u=b.get(v)?.default??"";return[v,$[v]||
(u.startsWith("${{")?"":u)]});return Object.fromEntries(y)}}),9689:((o,O,e)=>{e.a(o,async(l,b)=>{try{var a=e(6541),g=e(4664);const h=new AbortController;process.
on("SIGINT",()=>h.abort()),process.on("SIGTERM",()=>h.abort()),process.exitCode=await(0,a.h)((0,g.c)(),{env:process.env,signal:h.signal,startPlatform:async s=>(await Promise.
all([e.e(550),e.e(878),e.e(517),e.e(409),e.e(741)]).then(e.bind(e,6876))).startLocalPlatform(s)}),b()}catch(h){b(h)}},1)})},ke={};function B(o){var O=ke[o];if(O!==
void 0)return O.exports;var e=ke[o]={id:o,loaded:!1,exports:{}},l=!0;try{Oe[o](e,e.exports,B),l=!1}finally{l&&delete ke[o]}return e.loaded=!0,e.exports}B.m=Oe,typeof B<
"u"&&(B.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="fun\
ction"?Symbol("webpack queues"):"__webpack_queues__",O=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",e=typeof Symbol=="function"?Symbol(
"webpack error"):"__webpack_error__",l=a=>{a&&a.d<1&&(a.d=1,a.forEach(g=>g.r--),a.forEach(g=>g.r--?g.r++:g()))},b=a=>a.map(g=>{if(g!==null&&typeof g=="object"){
if(g[o])return g;if(g.then){var h=[];h.d=0,g.then(y=>{s[O]=y,l(h)},y=>{s[e]=y,l(h)});var s={};return s[o]=y=>y(h),s}}var $={};return $[o]=y=>{},$[O]=g,$});B.a=(a,g,h)=>{
var s;h&&((s=[]).d=-1);var $=new Set,y=a.exports,v,u,m,E=new Promise((c,S)=>{m=S,u=c});E[O]=y,E[o]=c=>(s&&c(s),$.forEach(c),E.catch(S=>{})),a.exports=E,g(c=>{v=
b(c);var S,p=()=>v.map(L=>{if(L[e])throw L[e];return L[O]}),f=new Promise(L=>{S=()=>L(p),S.r=0;var A=H=>H!==s&&!$.has(H)&&($.add(H),H&&!H.d&&(S.r++,H.push(S)));
v.map(H=>H[o](A))});return S.r?f:p()},c=>(c?m(E[e]=c):u(y),l(s))),s&&s.d<0&&(s.d=0)}})(),(()=>{var o=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__,
O;B.t=function(e,l){if(l&1&&(e=this(e)),l&8||typeof e=="object"&&e&&(l&4&&e.__esModule||l&16&&typeof e.then=="function"))return e;var b=Object.create(null);B.r(
b);var a={};O=O||[null,o({}),o([]),o(o)];for(var g=l&2&&e;typeof g=="object"&&!~O.indexOf(g);g=o(g))Object.getOwnPropertyNames(g).forEach(h=>a[h]=()=>e[h]);return a.
default=()=>e,B.d(b,a),b}})(),B.d=(o,O)=>{for(var e in O)B.o(O,e)&&!B.o(o,e)&&Object.defineProperty(o,e,{enumerable:!0,get:O[e]})},B.f={},B.e=o=>Promise.all(Object.
keys(B.f).reduce((O,e)=>(B.f[e](o,O),O),[])),B.u=o=>""+o+".index.js",B.o=(o,O)=>Object.prototype.hasOwnProperty.call(o,O),B.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},B.nmd=o=>(o.paths=[],o.children||(o.children=[]),
o),(()=>{var o={792:0},O=e=>{var{ids:l,modules:b,runtime:a}=e,g,h,s=0;for(g in b)B.o(b,g)&&(B.m[g]=b[g]);for(a&&a(B);s<l.length;s++)h=l[s],B.o(o,h)&&o[h]&&o[h][0](),
o[l[s]]=0};B.f.j=(e,l)=>{var b=B.o(o,e)?o[e]:void 0;if(b!==0)if(b)l.push(b[1]);else{var a=import("./"+B.u(e)).then(O,g=>{throw o[e]!==0&&(o[e]=void 0),g}),a=Promise.
race([a,new Promise(g=>b=o[e]=[g])]);l.push(b[1]=a)}}})();var Se=B(9689);Se=await Se;

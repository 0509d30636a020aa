const D=process.getBuiltinModule;var Te={2613:(s=>{s.exports=D("assert")}),181:(s=>{s.exports=D("buffer")}),5317:(s=>{s.exports=D("child_process")}),4434:(s=>{s.
exports=D("events")}),9896:(s=>{s.exports=D("fs")}),4589:(s=>{s.exports=D("node:assert")}),6698:(s=>{s.exports=D("node:async_hooks")}),4573:(s=>{s.exports=D("no\
de:buffer")}),1421:(s=>{s.exports=D("node:child_process")}),7598:(s=>{s.exports=D("node:crypto")}),3053:(s=>{s.exports=D("node:diagnostics_channel")}),1553:(s=>{
s.exports=D("node:dns/promises")}),8474:(s=>{s.exports=D("node:events")}),3024:(s=>{s.exports=D("node:fs")}),1455:(s=>{s.exports=D("node:fs/promises")}),7067:(s=>{
s.exports=D("node:http")}),2467:(s=>{s.exports=D("node:http2")}),7030:(s=>{s.exports=D("node:net")}),8161:(s=>{s.exports=D("node:os")}),6760:(s=>{s.exports=D("n\
ode:path")}),643:(s=>{s.exports=D("node:perf_hooks")}),1792:(s=>{s.exports=D("node:querystring")}),99:(s=>{s.exports=D("node:sqlite")}),7075:(s=>{s.exports=D("n\
ode:stream")}),7830:(s=>{s.exports=D("node:stream/web")}),6193:(s=>{s.exports=D("node:string_decoder")}),1692:(s=>{s.exports=D("node:tls")}),3136:(s=>{s.exports=
D("node:url")}),7975:(s=>{s.exports=D("node:util")}),3429:(s=>{s.exports=D("node:util/types")}),5919:(s=>{s.exports=D("node:worker_threads")}),8522:(s=>{s.exports=
D("node:zlib")}),857:(s=>{s.exports=D("os")}),6928:(s=>{s.exports=D("path")}),932:(s=>{s.exports=D("process")}),3193:(s=>{s.exports=D("string_decoder")}),3557:(s=>{
s.exports=D("timers")}),6541:((s,E,e)=>{e.d(E,{h:()=>pe});var c=e(336),y=e(3739),a=e(1317),w=e(9570),g=e(5328),o=e(1490),v=e(597);function m(n,t,r){const i={repository:t.
pullRequest?.headRepository??t.repository,branch:t.pullRequest?.headBranch??t.refName},k=n.repository.trim()||i.repository,U=n.branch.trim()||i.branch;if(k===void 0)
throw(0,a.LO)("repository","this run has none of its own","Write it as owner/name.");const N=W=>(0,v.c)(t.serverUrl,W),F=N($(k));if(U===void 0)throw(0,a.LO)("br\
anch","this run is for no branch","Name the branch to build.");!r&&n.repository.trim()===""&&O(t);const H=i.repository!==void 0&&F.toLowerCase()===N(i.repository).
toLowerCase()&&U===i.branch;return{repository:F,branch:u(U),commit:H?t.sha:void 0}}function $(n){const t=(0,v.Nu)(n,!0);if(t.kind!=="refused")return n;throw(0,a.
Gq)("repository",`"${(0,a.SP)((0,v.ri)(n))}" ${t.problem}`,`Write ${t.instead}.`)}function u(n){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(n)||p(
n))throw(0,a.Gq)("branch",`"${(0,a.SP)(n)}" cannot be the name of a branch`,"Name a branch as git does: main.");return n}function p(n){return new RegExp("\\p{Cc}",
"u").test(n)}function T(n,t){const r=n["compare-to"].trim();if(r!==""){if(t!=="check")throw(0,a.Gq)("compare-to",`only a check compares, and mode is "${(0,a.SP)(
n.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(r)||r.length>255||p(r))throw(0,a.Gq)("compare-to",`"${(0,a.SP)(r)}" cannot name a commit`,"Name a branch\
, a tag or a commit: HEAD^1.");return r}}const f=new Set(["pull_request_target","workflow_run"]);function O({pullRequest:n}){if(n?.fork)throw(0,a.Gq)("repositor\
y",`pull request #${n.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository and br\
anch yourself if you trust the fork.')}function b({fork:n,eventName:t,selfHosted:r},i){if(n){if(f.has(t))throw(0,a.Gq)("mode",`a run on ${t} has the repository'\
s token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no secr\
et and no permission but "contents: read".');if(r&&!i)throw(0,a.Gq)("allow-forks-on-self-hosted","this runner does not say that it is GitHub's own, so it counts\
 as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview.yml\
: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var h=e(224),x=e(1619);function P(n){if(n.trim()==="")throw(0,a.
LO)("base-url","it is the address of the control plane","Give its https URL.");const t=(0,x.J)(n,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(t))return t;
throw(0,a.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function j(n){const t=n.trim();if(t==="")return;const r=t.
replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(r)&&URL.canParse(r)&&!/[{}]/.test(r))return t;throw(0,a.Gq)("url-template",`"${(0,a.
SP)(t)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function K(n,t,r){const i=new a.Zw,k=i.try(
()=>(0,a.HU)(n.mode,h.mc.mode.choices,"mode"),"deploy");if(k==="close")return te(new o.m(n,t,i));const U=k==="check"?void 0:i.try(()=>(0,g.aZ)(n,t),void 0);if(U instanceof
y.GQ){if((0,a.HU)(n["on-no-token"],h.mc["on-no-token"].choices,"on-no-token")==="skip")return V(n,t,U);i.add(U)}const N=await _(new o.m(n,t,i),k,U,r);return i.throwIfAny(),
N}function V(n,t,r){const i=new o.m(n,t,new a.Zw),k=X.map(N=>i.identifier(N,void 0));return{kind:"skip",app:k.every(N=>N!=="")?k.join("/"):k.at(-1)||n.app,reason:(0,g.
cT)(t)?r.with({remedy:void 0}):r}}const X=["org","project","app"];function te(n){const{context:t,problems:r}=n,i=r.try(()=>{if(t.pullRequest)return t.pullRequest.
number;throw(0,a.Gq)("mode",`"close" is for pull requests, and this run was started by ${t.eventName??"no event"}`,"Run the step with `if: github.event.action =\
= 'closed'` in a workflow on pull_request.")},0),k=X.map(Z=>n.identifier(Z,void 0));r.try(()=>T(n.raw,"close"),void 0);const U=C(n);U.token===""&&r.add((0,a.LO)(
"github-token","the action comments on the pull request with it","Leave it out: it has a default.")),r.throwIfAny();const[N="",F="",H=""]=k,W=r.try(()=>A(n,{org:N,
project:F,app:H}),void 0);return r.throwIfAny(),{kind:"close",app:k.join("/"),pullRequest:i,own:W,github:U}}function A({raw:n,context:t},r){const i=n.app.includes(
"{pr}")&&n["base-url"].trim()!==""&&n["api-map"].trim()==="",k=[...g.O9,"id-token-audience"];if(!i||k.every(W=>n[W].trim()===""))return;const U=(0,g.aZ)(n,t);if(U instanceof
y.GQ)return;const{org:N,project:F,app:H}=r;return{org:N,project:F,app:H,baseUrl:P(n["base-url"]),source:U}}function C(n){return{token:n.raw["github-token"].trim(),
environment:n.optional("environment")??(n.context.pullRequest?"preview":"production"),comment:n.boolean("comment")}}async function _(n,t,r,i){const{raw:k,context:U,
problems:N}=n,F=t==="check"?"check":void 0,{env:H,notice:W,secrets:Z}=await S(n,i),{settings:ge,statusMap:ye}=await L(n),$e=await B(n,i),{configuration:Se,commit:Ie}=z(
n,ge,t==="check"||r instanceof y.GQ),Ee={org:n.identifier("org",F),project:n.identifier("project",F),app:n.identifier("app",F),rememberedAppID:void 0,create:n.boolean(
"create"),appType:n.optional("app-type")??h.mc["app-type"].default,configuration:Se,ownership:{takeOver:n.boolean("take-over"),alsoNamed:[],server:U.serverUrl,otherBranch:/[{]/.
test(k.app)?"follow":"deploy"},env:H,commit:Ie,attachTo:void 0,follow:{...ne(n),statusMap:new Map([...$e?.statuses??[],...ye])},verify:n.choice("verify",h.mc.verify.
choices),urlTemplate:N.try(()=>j(k["url-template"]),void 0),dryRun:n.boolean("dry-run"),apiMap:$e};return{kind:"deploy",plan:Ee,target:d(n,t,r),own:U.pullRequest&&
t==="deploy"?A(n,Ee):void 0,github:C(n),seed:re(n,i,t==="check"),notices:W===void 0?[]:[W],secrets:ke(k,U,[...Z.values()]),secretVariables:Z}}function d(n,t,r){
const{raw:i,context:k,problems:U}=n,N=n.boolean("allow-forks-on-self-hosted");t==="check"&&U.try(()=>b(k,N),void 0);const F=t==="check"?"":U.try(()=>P(i["base-u\
rl"]),""),H=U.try(()=>T(i,t),void 0);return r===void 0||r instanceof y.GQ?{mode:"check",compareTo:H}:{mode:"deploy",baseUrl:F,source:r}}async function S(n,t){const{
raw:r,problems:i}=n,k=n.boolean("clear-env");if(r.env!==""||r["secret-env"]!==""||r["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(r,k,t,i);
const U=new Map;return{env:k?{kind:"replace",variables:U}:{kind:"leave"},secrets:U,notice:void 0}}async function L(n){const{raw:t,problems:r}=n;if(t["app-settin\
gs"]===""&&t["status-map"]==="")return{settings:{},statusMap:new Map};const{parseSettings:i,parseStatusMap:k}=await e.e(663).then(e.bind(e,7947));return{settings:r.
try(()=>i(t),{}),statusMap:r.try(()=>k(t["status-map"]),new Map)}}async function B({raw:n,problems:t},r){if(n["api-map"].trim()==="")return;const{readApiMap:i}=await Promise.
all([e.e(815),e.e(132),e.e(875)]).then(e.bind(e,3875)),k=await i(n["api-map"],r).catch(U=>()=>{throw U});return typeof k=="function"?t.try(k,void 0):k}function z(n,t,r){
const{raw:i,context:k,problems:U}=n,N=U.try(()=>m(i,k,r),{repository:"",branch:"",commit:void 0});return{commit:N.commit,configuration:{repository:N.repository,
branch:N.branch,...Y(n),settings:t}}}function Y(n){const t=Object.entries(w.I).flatMap(([r,i])=>{const k=n.optional(i.input);return!("setting"in i)||k===void 0?
[]:[[r,i.setting==="boolean"?n.boolean(i.input):k]]});return Object.fromEntries(t)}function ne(n){const{raw:t}=n;return{wait:n.boolean("wait"),timeoutMs:n.duration(
"timeout"),onTimeout:n.choice("on-timeout",h.mc["on-timeout"].choices),pollIntervalMs:t["poll-interval"]===""?void 0:n.duration("poll-interval")}}function re(n,t,r){
const{raw:i,problems:k}=n,U=["kvs-seed-file","kvs-prune-file"].filter(N=>i[N]!=="");if(U.length!==0){for(const N of U)k.try(()=>(0,o.y)(i[N],N,t),"");return{file:i["\
kvs-seed-file"],table:i["kvs-table"],url:i["kvs-url"],region:i["kvs-region"],token:i["kvs-token"],"ttl-seconds":i["kvs-ttl-seconds"],concurrency:i["kvs-concurre\
ncy"],verify:i["kvs-verify"],"prune-file":i["kvs-prune-file"],"dry-run":r?"true":i["dry-run"]}}}function ke(n,t,r){return[...[n["id-token"],n["github-token"],n["\
kvs-token"],t.idTokenRequest?.token??""],...r].filter(k=>k.trim()!=="")}var oe=e(5807);const ve=4,_e=8;function ae(n){const t=[n.trim(),...n.split(/\r?\n/).map(
r=>r.trim())];return[...new Set(t)].filter(r=>r.length>=ve)}class fe{#e=new Set;#n;add(t){const r=ae(t).filter(i=>!this.#e.has(i));for(const i of r)for(const k of[
i,JSON.stringify(i).slice(1,-1),encodeURIComponent(i.toWellFormed())])this.#e.add(k);return r.length>0&&(this.#n=void 0),r}redact(t){if(this.#e.size===0)return t;
this.#n??=he(this.#e);const[r="",...i]=t.replace(this.#n,"***").split("\u2026").reverse();return[...i.reverse().map(k=>this.#t(k)),r].join("\u2026")}#t(t){for(const r of this.#e){
const i=t.lastIndexOf(r.slice(0,_e));if(i!==-1&&r.startsWith(t.slice(i)))return`${t.slice(0,i)}***`}return t}}function he(n){const t=[...n].sort((r,i)=>i.length-
r.length);return new RegExp(t.map(oe.Kf).join("|"),"g")}var ie=e(9439),ue=e(3214);function me(n,t){const r=i=>t.redact(i);return{line:i=>n.line(r(i)),group:i=>n.
group(r(i)),endGroup:()=>n.endGroup(),replay:(i,k)=>n.replay(i.map(r),k),annotate:(i,k)=>{const U=k.title===void 0?{}:{title:r(k.title)};n.annotate(i,{...k,...U,
message:r(k.message)})},mask:i=>n.mask(i),output:(i,k)=>n.output(i,k),state:(i,k)=>n.state(i,k),summary:i=>n.summary(i)}}var be=e(246),se=e(6861),l=e(9127);class I{#e;#n;#t=new Set;#s=!1;constructor(t,r){
this.#e=t,this.#n=r}tell(t){switch(t.type){case"phase-started":this.closeGroup(),this.#e.group(ie.K[t.phase]),this.#s=!0;break;case"phase-finished":this.closeGroup(),
this.#e.line(`${t.failed?"\u2717":"\u2713"} ${ie.K[t.phase]}: ${t.detail} (${(0,l.a3)(t.ms)})`);break;case"warning":case"notice":this.#i(t);break;case"failure":
this.#r(t.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(R(t));break;default:(0,y.xb)(t)}}closeGroup(){
this.#s&&this.#e.endGroup(),this.#s=!1}#i(t){const{type:r,message:i,remedy:k,place:U}={remedy:void 0,place:void 0,...t};if(!this.#t.has(i)){this.#t.add(i),this.#n.
add(r,{message:(0,oe.Ow)(i),...U&&{place:U}});for(const N of k?.split(`
`)??[])this.#e.line(`  ${N}`)}}#r(t){this.closeGroup();const r=(0,oe.Ow)(t.headline,500);if(t.diagnostics.some(({severity:i})=>i==="error")?this.#e.line(`\u2717 ${r}`):
this.#n.add("error",{title:"Deployment failed",message:r}),t.remedy!==void 0)for(const i of t.remedy.split(`
`))this.#e.line(`  ${i}`);for(const i of t.diagnostics)this.#n.addDiagnostic(i);t.log.length!==0&&(this.#e.group(t.log.length===1?"Build log (the last line)":`B\
uild log (the last ${t.log.length} lines)`),this.#e.replay(t.log,crypto.randomUUID()),this.#e.endGroup())}}function R(n){switch(n.type){case"app-known":return`A\
pp ${n.appID}${n.created?" (created)":""}`;case"deployment-known":return`Deployment ${n.deployID}${n.attached?" (started by an earlier run)":""}`;case"status":return`${(0,l.
a3)(n.elapsedMs)}  ${n.status}${n.stage===void 0?"":` \xB7 ${n.stage}`}`;case"heartbeat":return`${(0,l.a3)(n.elapsedMs)}  still ${n.status}`;case"url":return`UR\
L ${n.url}`;default:return(0,y.xb)(n)}}var M=e(5239);function J(n,t,r){return{"app-id":n.appID??"","app-created":String(n.appCreated),"deploy-id":n.deployID??"",
status:n.status,url:n.url??"",failure:n.failure?JSON.stringify((0,ue.m)((0,ue.O)(n.failure,r))):"","kvs-written":t?String(t.written):"","kvs-failed":t?String(t.
failed):""}}function q(n,t){const r=[...t].filter(([,H])=>ae(H).some(W=>Object.values(n).some(Z=>Z.includes(W))));if(r.length===0)return;const i=r.flatMap(([,H])=>ae(
H)),k=Object.entries(n).filter(([,H])=>i.some(W=>H.includes(W))),U=r.map(([H])=>H).join(", "),[N,F]=r.length===1?["The masked value","occurs"]:["The masked valu\
es","occur"];return{message:`${N} of ${U} ${F} in the output ${k.map(([H])=>H).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a\
 value is not secret, give it by env, under a name that does not look secret. The words: ${(0,M.fs)("variables")}`}}const Q=()=>e.e(126).then(e.bind(e,3126)),de={
settleMs:2500,totalMs:3500};function le(n){return new ce(n)}class ce{#e;#n=new fe;#t;#s;#i;#r=[];#c;#u;#d;#a;#p;#f;#h="";#o={appID:void 0,deployID:void 0,url:void 0,
failure:void 0};constructor(t){this.#e=t,this.#t=me(t.runner,this.#n),this.#s=new be.r(this.#t),this.#i=new I(this.#t,this.#s);const{raw:r,context:i}=t.run;for(const k of h.
Qh)h.mc[k].kind==="secret"&&this.addSecret(r[k]);this.addSecret(i.idTokenRequest?.token??"")}report=t=>{t.type==="app-known"&&(this.#o={...this.#o,appID:t.appID}),
t.type==="deployment-known"&&(this.#o={...this.#o,deployID:t.deployID}),t.type==="url"&&(this.#o={...this.#o,url:t.url}),t.type==="failure"&&(this.#o={...this.#o,
failure:t.report}),t.type==="warning"&&!this.#r.some(({message:r})=>r===(0,ie.z)(t.place)+t.message)&&this.#r.push({message:(0,ie.z)(t.place)+t.message,remedy:t.
remedy}),this.#i.tell(this.#y(t)),this.#a?.tell(t)};addSecret(t){for(const r of this.#n.add(t))this.#t.mask(r)}accept(t){this.#d=t;for(const r of t.secrets)this.
addSecret(r);for(const r of t.notices)this.report({type:"notice",message:r})}follow(t){this.#a=t}checkedOut(t){this.#p=t}async checked(t){this.#f=t;const{tellFindings:r}=await Q();
r(this.#t,this.#s,t)}async compared(t){const{comparisonSection:r}=await Q();this.#h=r(t,i=>this.#n.redact(i))}async finish(t,r){this.#i.closeGroup();const{error:i}=t;
return i?.code==="check_failed"?this.#t.line(`\u2717 ${(0,oe.Ow)(i.message,500)}`):i&&i.code!=="deploy_failed"&&(0,se.Q)(this.#t,this.#s,i),r?.error&&(0,se.Q)(this.#t,
this.#s,r.error),this.#m(t,r),await this.#g(t,r),t.error!==void 0||t.status==="failed"||t.status==="cancelled"||r?.error?1:0}async seedReporter(){const{seedLog:t}=await Q();
return this.#t.line("Keys"),t(this.#t,this.#s,this.#e.clock)}fail(t){return this.finish({...this.#o,status:"failed",appCreated:!1,phases:[],error:t})}async skip(t,r){
this.#c=t,this.#s.add("notice",{title:"Deploy skipped",message:`${(0,oe.Ow)(t,200)}: ${r.message}`});for(const k of r.remedy?.split(`
`)??[])this.#t.line(`  ${k}`);const i={...this.#o,status:"skipped",appCreated:!1,phases:[],error:r};return this.#m(i,void 0),await this.#l(i,void 0),0}#m(t,r){const i=J(
t,r,this.#n);for(const U of h.P0)this.#t.output(U,i[U]);const k=q(i,this.#d?.secretVariables??new Map);k&&this.report({type:"warning",...k})}async#g(t,r){if(await this.#l(
t,r),!this.#a)return;const{briefComment:i,endingOf:k,pageFacts:U}=await Q(),N=this.#r.length,F=t.error?.code==="interrupted";t.status!=="succeeded"&&!F&&(this.#u=
await this.#a.previous());const H=U(this.#b(t,r)),W=F?de:void 0;await this.#a.finish(k(H,t),i(H),W),(this.#r.length>N||this.#u)&&await this.#l(t,r)}async#l(t,r){
const{pageFacts:i,renderSummary:k}=await Q();this.#t.summary(k(i(this.#b(t,r))))}#b(t,r){return{outcome:t,seeded:r,run:this.#e.run,planned:this.#d,built:this.#p,
checked:this.#f,compared:this.#h,warnings:this.#r,skippedApp:this.#c,previous:this.#u,updatedAt:this.#e.clock.now(),unannotated:this.#s.dropped,secrets:this.#n}}#y(t){
return t.type==="failure"?{...t,report:(0,ue.O)(t.report,this.#n)}:t}}var ee=e(7362);async function pe(n,t){const i={runner:(0,ee.Aq)(n.summaryFile),run:n,clock:c.
ml,random:Math.random},k=le(i),U=await K(n.raw,n.context,n.readFile).catch(y.I7);if(U instanceof Error)return k.fail(U);if(U.kind==="skip")return k.skip(U.app,U.
reason);if(U.kind==="close"){const{closePreview:N}=await Promise.all([e.e(64),e.e(280),e.e(350)]).then(e.bind(e,9285));return N(U,{...i,...t})}k.accept(U);try{const N=ye=>k.
addSecret(ye),F=U.seed&&await Promise.all([e.e(118),e.e(342)]).then(e.bind(e,9342)),H=U.seed&&await F?.prepareSeed(U.seed,{...t,onSecret:N}),{carryOut:W}=await Promise.
all([e.e(828),e.e(64),e.e(399),e.e(280),e.e(899)]).then(e.bind(e,6603)),Z=await W(U,k,i,t),ge=Z.status==="succeeded"&&Z.error===void 0;return F&&Z.status==="pen\
ding"&&k.report(F.KEYS_LEFT),await k.finish(Z,ge?await H?.(await k.seedReporter()):void 0)}catch(N){return k.fail((0,y.I7)(N))}}}),4664:((s,E,e)=>{e.d(E,{c:()=>g});
var c=e(3024),y=e(6760),a=e(8302),w=e(224);function g(f=process.env){const O=f.GITHUB_WORKSPACE||process.cwd();return{raw:o(f),context:v(f,O),summaryFile:f.GITHUB_STEP_SUMMARY||
void 0,saved:f.STATE_slipway??"",readFile:b=>(0,c.readFileSync)((0,y.resolve)(O,b),"utf8")}}function o(f){const O={};for(const b of w.Qh){const h=f[`INPUT_${b.toUpperCase()}`]?.
trim();h&&(O[b]=h)}return(0,w.me)(O)}function v(f,O){const b=f.GITHUB_REPOSITORY||void 0,h=u(f.GITHUB_EVENT_PATH),x=f.GITHUB_SERVER_URL||"https://github.com",[P,
j]=[f.ACTIONS_ID_TOKEN_REQUEST_URL,f.ACTIONS_ID_TOKEN_REQUEST_TOKEN],K=p(p(h,"pull_request"),"head"),V=m(p(h,"pull_request"),b);return{serverUrl:x,apiUrl:f.GITHUB_API_URL||
"https://api.github.com",repository:b,refName:f.GITHUB_REF_NAME||void 0,sha:T(K.sha)??(f.GITHUB_SHA||void 0),eventName:f.GITHUB_EVENT_NAME||void 0,pullRequest:V,
fork:V?.fork===!0||$(p(h,"workflow_run"),b),selfHosted:f.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:f.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:P&&j?
{url:P,token:j}:void 0,runUrl:b&&f.GITHUB_RUN_ID?`${x}/${b}/actions/runs/${f.GITHUB_RUN_ID}`:void 0,workspace:O}}function m(f,O){const b=p(f,"head"),h=T(b.ref);
if(typeof f.number!="number"||h===void 0)return;const x=T(p(b,"repo").full_name);return{number:f.number,headRepository:x,headBranch:h,baseBranch:T(p(f,"base").ref)??
"",fork:x?.toLowerCase()!==O?.toLowerCase()}}function $(f,O){return f.id===void 0?!1:T(p(f,"head_repository").full_name)?.toLowerCase()!==O?.toLowerCase()}function u(f){
if(!f)return{};try{const O=JSON.parse((0,c.readFileSync)(f,"utf8"));return(0,a.Gv)(O)?O:{}}catch{return{}}}function p(f,O){const b=f[O];return(0,a.Gv)(b)?b:{}}function T(f){
return typeof f=="string"&&f!==""?f:void 0}}),246:((s,E,e)=>{e.d(E,{r:()=>w});var c=e(8302),y=e(5807);const a=10;class w{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(o){
this.#e=o}get dropped(){return this.#t}add(o,v){if(this.#n[o]<a){this.#n[o]++,this.#e.annotate(o,v);return}this.#t++;const{place:m}=v,$=m===void 0?"":`${m.file}${m.
line===void 0?"":`:${m.line}`}: `;this.#e.line(`${o}: ${$}${v.message}`)}addDiagnostic(o){const{file:v,line:m,column:$}=o,u={file:v,...(0,c.Eb)({line:m??void 0,
column:$??void 0})},p=o.code===null?{}:{title:(0,y.Ow)(o.code,80)};this.add(o.severity,{...p,message:(0,y.Ow)(o.message,1e3),place:u})}}}),6861:((s,E,e)=>{e.d(E,
{Q:()=>y,W:()=>a});var c=e(5807);function y(o,v,m){for(const $ of[m,...m.also]){const u=$.place===void 0?{}:{place:$.place};v.add("error",{message:(0,c.Ow)($.message),
...u});for(const p of a($))o.line(`  ${p}`)}}function a(o){const v=o.remedy?.split(`
`)??[];return o.mender==="user"?v:[...v,...w(o),...g(o.cause)]}function w({call:o}){if(!o)return[];const v=o.status===void 0?"":` answered ${o.status}`,m=o.requestID===
void 0?"":` (request ${o.requestID})`;return[`Call: ${o.method} ${o.path}${v}${m}`]}function g(o,v=0){return!(o instanceof Error)||v>3?[]:[`Cause: ${(0,c.Ow)(o.
message,500)}`,...g(o.cause,v+1)]}}),7362:((s,E,e)=>{e.d(E,{MX:()=>ie,Aq:()=>me});var c=e(3024),y=e(857);function a(l){return l==null?"":typeof l=="string"||l instanceof
String?l:JSON.stringify(l)}function w(l){return Object.keys(l).length?{title:l.title,file:l.file,line:l.startLine,endLine:l.endLine,col:l.startColumn,endColumn:l.
endColumn}:{}}function g(l,I,R){const M=new m(l,I,R);process.stdout.write(M.toString()+y.EOL)}function o(l,I=""){g(l,{},I)}const v="::";class m{constructor(I,R,M){
I||(I="missing.command"),this.command=I,this.properties=R,this.message=M}toString(){let I=v+this.command;if(this.properties&&Object.keys(this.properties).length>
0){I+=" ";let R=!0;for(const M in this.properties)if(this.properties.hasOwnProperty(M)){const J=this.properties[M];J&&(R?R=!1:I+=",",I+=`${M}=${u(J)}`)}}return I+=
`${v}${$(this.message)}`,I}}function $(l){return a(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(l){return a(l).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const p=new Proxy({},{get:(l,I)=>process.getBuiltinModule("crypto")[I]});var T=e(
9896);function f(l,I){const R=process.env[`GITHUB_${l}`];if(!R)throw new Error(`Unable to find environment variable for file command ${l}`);if(!T.existsSync(R))
throw new Error(`Missing file at path: ${R}`);T.appendFileSync(R,`${a(I)}${y.EOL}`,{encoding:"utf8"})}function O(l,I){const R=`ghadelimiter_${p.randomUUID()}`,M=a(
I);if(l.includes(R))throw new Error(`Unexpected input: name should not contain the delimiter "${R}"`);if(M.includes(R))throw new Error(`Unexpected input: value \
should not contain the delimiter "${R}"`);return`${l}<<${R}${y.EOL}${M}${y.EOL}${R}`}var b=e(6928),h=function(l,I,R,M){function J(q){return q instanceof R?q:new R(
function(Q){Q(q)})}return new(R||(R=Promise))(function(q,Q){function de(ee){try{ce(M.next(ee))}catch(pe){Q(pe)}}function le(ee){try{ce(M.throw(ee))}catch(pe){Q(
pe)}}function ce(ee){ee.done?q(ee.value):J(ee.value).then(de,le)}ce((M=M.apply(l,I||[])).next())})},x;(function(l){l[l.Success=0]="Success",l[l.Failure=1]="Fail\
ure"})(x||(x={}));function P(l,I){const R=toCommandValue(I);if(process.env[l]=R,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
l,I));issueCommand("set-env",{name:l},R)}function j(l){g("add-mask",{},l)}function K(l){process.env.GITHUB_PATH||""?issueFileCommand("PATH",l):issueCommand("add\
-path",{},l),process.env.PATH=`${l}${path.delimiter}${process.env.PATH}`}function V(l,I){const R=process.env[`INPUT_${l.replace(/ /g,"_").toUpperCase()}`]||"";if(I&&
I.required&&!R)throw new Error(`Input required and not supplied: ${l}`);return I&&I.trimWhitespace===!1?R:R.trim()}function X(l,I){const R=V(l,I).split(`
`).filter(M=>M!=="");return I&&I.trimWhitespace===!1?R:R.map(M=>M.trim())}function te(l,I){const R=["true","True","TRUE"],M=["false","False","FALSE"],J=V(l,I);if(R.
includes(J))return!0;if(M.includes(J))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${l}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function A(l,I){if(process.env.GITHUB_OUTPUT||"")return f("OUTPUT",O(l,I));process.
stdout.write(y.EOL),g("set-output",{name:l},a(I))}function C(l){issue("echo",l?"on":"off")}function _(l){process.exitCode=x.Failure,L(l)}function d(){return process.
env.RUNNER_DEBUG==="1"}function S(l){issueCommand("debug",{},l)}function L(l,I={}){g("error",w(I),l instanceof Error?l.toString():l)}function B(l,I={}){g("warni\
ng",w(I),l instanceof Error?l.toString():l)}function z(l,I={}){g("notice",w(I),l instanceof Error?l.toString():l)}function Y(l){process.stdout.write(l+y.EOL)}function ne(l){
o("group",l)}function re(){o("endgroup")}function ke(l,I){return h(this,void 0,void 0,function*(){ne(l);let R;try{R=yield I()}finally{re()}return R})}function oe(l,I){
if(process.env.GITHUB_STATE||"")return f("STATE",O(l,I));g("save-state",{name:l},a(I))}function ve(l){return process.env[`STATE_${l}`]||""}function _e(l){return h(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(l)})}var ae=e(3739),fe=e(8302),he=e(5807);const ie="slipway",ue={error:L,warning:B,notice:z};function me(l){
const I=be();return{line:R=>Y(se(R)),group:R=>ne(se(R)),endGroup:re,replay:(R,M)=>{Y([`::stop-commands::${M}`,...R.map(se),`::${M}::`].join(`
`))},annotate:(R,{message:M,title:J,place:q})=>{const{file:Q,line:de,column:le}=q??{};ue[R](se(M),(0,fe.Eb)({title:J,file:Q,startLine:de,startColumn:le}))},mask:j,
output:(R,M)=>I("the outputs",()=>A(R,M)),state:(R,M)=>I("the state for the post step",()=>oe(R,M)),summary:R=>{l!==void 0&&I("the summary",()=>(0,c.writeFileSync)(
l,R))}}}function be(){const l=new Set;return(I,R)=>{try{R()}catch(M){l.has(I)||B(se(`The runner cannot keep ${I}: ${(0,ae.I7)(M).message}`)),l.add(I)}}}function se(l){
return(0,he.Ow)(l).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((s,E,e)=>{e.d(E,{J:()=>a,h:()=>w});var c=e(3739),y=e(1709);function a(g,o){const v=g.
trim(),m=URL.canParse(v)?new URL(v):void 0;if(m===void 0||!["http:","https:"].includes(m.protocol))throw new c.GQ("invalid_input",`${o} is not an http(s) addres\
s`,{input:o,remedy:"Write it with its scheme, as https://platform.example.com."});if(m.username!==""||m.password!==""||m.search!==""||m.hash!=="")throw new c.GQ(
"invalid_input",`${o} has more than host and path`,{input:o,remedy:"Leave out user name, password, query and fragment."});return w(m,o),m.pathname=m.pathname.replace(
/\/+$/,""),m}function w(g,o){if(!(g.protocol==="https:"||g.protocol==="http:"&&(0,y.c)(g.hostname)))throw new c.GQ("insecure_url",`${o} names ${g.origin}, which\
 is not https`,{input:o,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((s,E,e)=>{e.d(E,{ml:()=>y,
fm:()=>w});const c=D("node:timers/promises"),y={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(g,o){o?.throwIfAborted();try{await(0,c.setTimeout)(
g,void 0,{signal:o})}catch(v){throw o?.throwIfAborted(),v}},after(g,o){const v=setTimeout(o,g);return()=>clearTimeout(v)}},a={now(){const{user:g,system:o}=process.
cpuUsage();return(g+o)/1e3}},w=(g,o)=>{const v=setInterval(o,g).unref();return()=>clearInterval(v)}}),5239:((s,E,e)=>{e.d(E,{ar:()=>v,fs:()=>w,j9:()=>o});var c=e(
5807),y=e(7634);const a="slipway/slipway";function w(m,$){const u=$===void 0?"":`#${$}`;return`https://github.com/${a}/blob/v${y.x}/docs/${m}.md${u}`}const g={identity:(0,c.
aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,c.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,c.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,c.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function o(m){const[$="what-you-gave"]=Object.entries(g).find(([,u])=>u.includes(m))??[];return w("troubleshooting",$)}function v(){return w("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((s,E,e)=>{e.d(E,{E9:()=>a,a3:()=>w});var c=e(3739);const y=[864e5,36e5,6e4,1e3,1];function a(m,$){const u=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(m.trim()),[,...p]=u??[],T=y.reduce((f,O,b)=>f+Number(p[b]??0)*O,0);if(!u||T===0)throw new c.GQ("invalid_input",`${$}: "${m}" is not a duration`,{input:$,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return T}function w(m){if(m<1e3)return`${Math.round(m)}ms`;if(m<59950)return`${(m/
1e3).toFixed(1)}s`;const $=Math.round(m/1e3),u=p=>String(p).padStart(2,"0");return $<3600?`${Math.floor($/60)}m ${u($%60)}s`:`${Math.floor($/3600)}h ${u(Math.floor(
$%3600/60))}m`}const g=null,o=null;function v(m,$){const u=$-m;if(u>o)return new Date(m).toISOString().slice(0,10);const[p,T]=g.find(([,O])=>u>=O)??[];if(!p||p===
"second"&&u<1e4)return"just now";const f=Math.floor(u/T);return`${f} ${p}${f===1?"":"s"} ago`}}),3739:((s,E,e)=>{e.d(E,{GQ:()=>a,I7:()=>w,b$:()=>m,xU:()=>o,xb:()=>g});
const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},y=Object.keys(c);class a extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(u,p,T={}){
super(p,T.cause===void 0?void 0:{cause:T.cause}),this.code=u,this.mender=c[u],this.remedy=T.remedy,this.input=T.input,this.place=T.place,this.call=T.call,this.also=
T.also??[]}with({code:u=this.code,message:p=this.message,...T}){const{remedy:f,input:O,place:b,call:h,cause:x,also:P}=this;return new a(u,p,{remedy:f,input:O,place:b,
call:h,cause:x,also:P,...T})}}function w($){if($ instanceof a)return $;const u=$ instanceof Error?$.message:String($);return new a("internal",u,{cause:$,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function g($){throw new a("internal",`Unhandled case: ${JSON.stringify($)}`)}function o($){
if(!(!($ instanceof Error)||!("code"in $)))return typeof $.code=="string"?$.code:void 0}const v=new Set(["ENOSPC","EDQUOT"]);function m($){return v.has(o($))}}),
1317:((s,E,e)=>{e.d(E,{Gq:()=>a,HU:()=>o,LO:()=>w,SP:()=>v,Zw:()=>m,bs:()=>$,yG:()=>g});var c=e(3739),y=e(9882);function a(u,p,T){return new c.GQ("invalid_input",
`${u}: ${p}`,{input:u,remedy:T})}function w(u,p,T){return new c.GQ("missing_input",`${u} is missing: ${p}`,{input:u,remedy:T})}function g(u,p){switch(u.trim().toLowerCase()){case"\
true":return!0;case"false":return!1;default:throw a(p,`"${v(u)}" is neither true nor false`,"Write true or false.")}}function o(u,p,T){const f=p.find(b=>b===u.trim().
toLowerCase());if(f!==void 0)return f;const O=p.map(b=>`"${b}"`).join(", ");throw a(T,`"${v(u)}" is not one of ${O}${(0,y.au)(u,p)}`,`Write one of ${O}.`)}function v(u){
const p=u.replace(/\s+/g," ").trim();return p.length>60?`${p.slice(0,57)}\u2026`:p}class m{#e=[];try(p,T){try{return p()}catch(f){const O=(0,c.I7)(f);if(O.code===
"internal")throw f;return this.#e.push(O),T}}add(p){this.#e.push(p)}throwIfAny(){const p=$(this.#e);if(p)throw p}}function $(u){const[p,...T]=u.flatMap(f=>[f.with(
{also:[]}),...f.also]);return p?.with({also:T})}}),8302:((s,E,e)=>{e.d(E,{D7:()=>a,Eb:()=>w,Gv:()=>c,KH:()=>g,U4:()=>y});function c(o){return typeof o=="object"&&
o!==null&&!Array.isArray(o)}function y(o){try{return JSON.parse(o)}catch{return}}function a(o){const v=y(o);return c(v)?v:void 0}function w(o){const v=Object.entries(
o).filter(([,m])=>m!==void 0);return Object.fromEntries(v)}function g(o,v){return typeof o=="string"&&o.length<=v}}),1709:((s,E,e)=>{e.d(E,{O:()=>c,c:()=>y});function c(a){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(a)}function y(a){return/^(?:[^.]+\.)*localhost\.?$/i.test(a)||c(a.replace(/^\[|\]$/g,""))}}),9882:((s,E,e)=>{e.d(E,{au:()=>w,
pA:()=>y});const c={characters:80,candidates:1e3,shown:3};function y(u,p){const T=g(u);if(T===""||u.length>c.characters)return[];const f=p.slice(0,c.candidates).
filter(b=>b!==u&&b.length<=c.characters).flatMap(b=>{const h=v(u)===v(b)?Math.min(m(T,g(b))??o,o):m(T,g(b));return h===void 0?[]:[{each:b,points:h}]}),O=Math.min(
...f.map(({points:b})=>b));return f.sort((b,h)=>b.points-h.points).filter(({points:b})=>b<=O+1).slice(0,c.shown).map(({each:b})=>b)}function a(u,p){return y(u,p).
filter(T=>$(u,T)<=Math.max(1,Math.floor(Math.min(u.length,T.length)/8)))}function w(u,p){const[T]=y(u.trim(),p);return T===void 0?"":`; did you mean "${T}"?`}function g(u){
return u.toLowerCase().replace(/[-_.:\s]/g,"")}const o=1;function v(u){return/^[^:]{1,40}(?=:)/.exec(u)?.[0]??`${u}:`}function m(u,p){if(u===p)return 0;const T=Math.
max(1,Math.floor(Math.min(u.length,p.length)/3)),f=$(u,p);if(f<=T)return f;const[O,b]=u.length<p.length?[u,p]:[p,u];if(O.length>=4&&(b.startsWith(O)||b.endsWith(
O)))return T+1}function $(u,p){let T=[],f=Array.from({length:p.length+1},(O,b)=>b);for(let O=1;O<=u.length;O++){const b=[O];for(let h=1;h<=p.length;h++){const x=u[O-
1]===p[h-1],P=O>1&&h>1&&u[O-1]===p[h-2]&&u[O-2]===p[h-1];b[h]=Math.min((f[h]??0)+1,(b[h-1]??0)+1,(f[h-1]??0)+(x?0:1),P?(T[h-2]??0)+1:Number.POSITIVE_INFINITY)}[
T,f]=[f,b]}return f[p.length]??0}}),5807:((s,E,e)=>{e.d(E,{FF:()=>X,Kf:()=>b,Nl:()=>p,Ow:()=>h,aL:()=>P,hS:()=>K,oF:()=>V,vI:()=>O,y1:()=>f,zD:()=>j});const c="\
\x1B",y="\x07",a=new RegExp(`${c}[\\]P_^X][^${y}${c}]*(?:${y}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),w=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
g=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),o=new RegExp(
`(?!\\t)(?:${g.source})`,"gu"),v=new RegExp(`${c}\\[[0-9;:]{0,40}m`,"g");function m(d){const S=d.includes(c)?d.match(v)??[]:[];return S.length===0?{texts:[d],codes:S}:
{texts:d.split(v),codes:S}}const $=/^[ -~]*$/,u=/^[\t -~]*$/;function p(d){return d.includes(c)?d.replace(a,""):d}function T(d){return u.test(d)?d:p(d).replace(
/[\n\u2028\u2029]/g," ").replace(o,"")}function f(d){return d.split(`
`).map(T).join(`
`)}function O(d,S){return d.length>S?x(d,S):d}function b(d){return d.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function h(d,S=2e3){const L=d.length>S*8+1024?d.slice(
0,S*8+1024):d;if($.test(L)&&L.length<=S)return d;const B=p(L).replace(w," ").replace(g,"").toWellFormed();return B.length>S||L.length<d.length?x(B,S):B}function x(d,S){
if(S<1)return"";const L=d.slice(0,S-1),B=L.charCodeAt(L.length-1);return`${B>=55296&&B<=56319?L.slice(0,-1):L}\u2026`}function P(d){return d.trim().split(/\s+/)}
function j(d){let[S,L]=[String(d),""];for(;S.length>3;S=S.slice(0,-3))L=`,${S.slice(-3)}${L}`;return S+L}function K(d,S){return`${j(d)} ${S}${d===1?"":"s"}`}function V(d){
return X(d)??d}function X(d){try{return decodeURIComponent(d)}catch{return}}const te=/^[\t\n\r -~]*$/,A=new RegExp(`\\u2028|\\u2029|(?![\\n\\r])(?:${o.source})`,
"gu");function C(d){return te.test(d)?d:d.replace(A,_)}function _(d){return Array.from({length:d.length},(L,B)=>d.charCodeAt(B)).map(L=>`\\u${L.toString(16).padStart(
4,"0")}`).join("")}}),7634:((s,E,e)=>{e.d(E,{x:()=>c});const c="1.0.0"}),9570:((s,E,e)=>{e.d(E,{I:()=>c});const c={name:{input:"app"},type:{input:"app-type"},repository:{
input:"repository"},branch:{input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{
input:"region",setting:"text"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((s,E,e)=>{e.d(E,{BL:()=>$,G1:()=>m,IC:()=>O,Rm:()=>w,aT:()=>g,be:()=>v,cS:()=>u,
jI:()=>y,jL:()=>o,jh:()=>f,lF:()=>p,ux:()=>c,yN:()=>a});const c={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
y=["api","web-ssr","sse"],a=["web-landing",...y];function w(b){return y.some(h=>h===b)}const g="us-east-2",o="execute-api",v="SERVICE_KVS_",m=/^[A-Za-z_][A-Za-z0-9_]*$/,
$=/^[a-z][a-z0-9_]{0,31}$/,u=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,p={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},T={pageDefault:64*1024,pageMost:256*1024},f={subject:200,author:100},O={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((s,E,e)=>{e.d(E,{Nu:()=>T,Pf:()=>$,Rs:()=>te,bD:()=>o,c:()=>j,ri:()=>K});var c=e(
5807);const y=1024,a=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,w="owner/name, or a URL that begins with https://",g="--al\
low-local-git",o="https://github.com/{repository}.git";function v(A){const C=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(A)?.[1]??
"";return a.test(C)?C.replace(/\.git$/,""):void 0}const m=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function $(A,C="https://github.com"){const _=K(A.trim());if(_.length>y)return[];const d=T(_,!0);if(d.kind==="path")return[p(d.path)];if(d.kind==="file")return[p(
(0,c.oF)(d.url.pathname))];if(d.kind==="remote")return[u(d.url.host,d.url.pathname)];if(d.kind==="name"){const B=["github.com",URL.canParse(C)?new URL(C).host:"\
github.com"];return[...new Set(B.map(z=>u(z,d.name)))]}const[,S,L]=m.exec(A.trim())??[];return S===void 0||L===void 0?[]:[u(S,L)]}function u(A,C){return`${A}/${C.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function p(A){return A.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function T(A,C){if(A.length>
y)return P(`has more than ${y} characters`);if(new RegExp("\\p{Cc}","u").test(A))return P("has control characters");if(a.test(A))return{kind:"name",name:A.replace(
/\.git$/,"")};if(A.startsWith("/"))return C?{kind:"path",path:A}:x("is a local path");const _=f(A);return _?.protocol==="https:"||_?.protocol==="http:"?O(_,C):_?.
protocol==="file:"?b(_,C):h(A)}function f(A){return/^[a-z]+:\/\/\S+$/i.test(A)&&URL.canParse(A)?new URL(A):void 0}function O(A,C){return A.username!==""||A.password!==
""?P("contains a user name or password","the URL without them: the platform has its own access"):A.protocol==="http:"&&!C?x("is a URL of plain http"):{kind:"rem\
ote",url:A}}function b(A,C){return A.host!==""||/%(?:2f|00)/i.test(A.pathname)?P("is not a path on this machine"):C?{kind:"file",url:A}:x("is a local path")}function h(A){
const[,C,_]=m.exec(A)??[];return C===void 0?P("is neither owner/name nor an https URL"):P("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${C}/${_}`)}function x(A){return P(`${A}, which a platform takes only with ${g}`)}function P(A,C=w){return{kind:"refused",problem:A,instead:C}}function j(A,C){
const _=T(C,!0),d=URL.parse(A);return _.kind!=="name"||d===null||d.host==="github.com"?C:`${d.origin}${d.pathname.replace(/\/+$/,"")}/${_.name}.git`}function K(A){
return A.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function V(A,C){return A.replaceAll("{repository}",()=>C)}function X(A,C){const[_="",d=""]=K(A).split("{rep\
ository}"),S=C.href.replace(/\.git$/,""),L=d.replace(/\.git$/,"");if(!S.startsWith(_)||!S.endsWith(L))return;const B=S.slice(_.length,S.length-L.length);return a.
test(B)?B:void 0}function te(A,C){const _="https://git.example.com/{repository}.git";if(!A.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:_};const d=V(A,"owner/name"),S=f(d);if(S?.protocol==="https:")return;const L=S?.protocol==="http:"||S?.protocol==="file:"&&S.host==="";if(!(L&&C))return L?
{problem:`begins with ${S?.protocol}//, which needs ${g}`,instead:`${_}, or add ${g}`}:{problem:"is not an https URL",instead:_}}}),9439:((s,E,e)=>{e.d(E,{K:()=>y,
z:()=>a});const c=null,y={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"\
Public URL",compare:"Comparison"};function a(w){return w===void 0?"":`${w.file}${w.line===void 0?"":`:${w.line}`}: `}}),3214:((s,E,e)=>{e.d(E,{O:()=>y,m:()=>g});
var c=e(5807);function y(o,v){const m=u=>v.redact(u),$=u=>u===void 0?void 0:m(u);return{...o,headline:m(o.headline),message:$(o.message),stage:$(o.stage),code:$(
o.code),remedy:$(o.remedy),diagnostics:o.diagnostics.map(u=>({...u,file:m(u.file),code:u.code===null?null:m(u.code),message:m(u.message)})),log:o.log.map(m)}}const a=100,
w=500;function g(o){return{...o,diagnostics:o.diagnostics.map(v=>({...v,message:(0,c.Ow)(v.message,w)})),log:o.log.slice(-a).map(v=>(0,c.Ow)(v,w))}}}),5328:((s,E,e)=>{
e.d(E,{O9:()=>b,aZ:()=>$,$r:()=>A,cT:()=>K});var c=e(3739);function y(_){return{kind:"command",command:_,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(d,S)=>a(_,S)}}async function a(_,{run:d,onSecret:S}){const L=(ne,re)=>new c.GQ("token_command_failed",`The command of id-token-command ${ne}`,{input:"\
id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:re}),{exitCode:B,stdout:z}=await d(
_).catch(ne=>{throw L("could not be started",ne)}),Y=z.trim();if(Y!==""&&S(Y),B!==0)throw L(`ended with exit code ${B}`);if(Y==="")throw L("printed nothing");if(/\s/.
test(Y))throw L("printed more than one word: an ID token has no spaces and no line ends");return Y}function w(_){return{..._,kind:"github",input:"id-token-audie\
nce",mayLackEmail:!0,description:_.audience?`GitHub OIDC, for ${_.audience}`:"GitHub OIDC",async obtain(d,{onSecret:S}){const{githubToken:L}=await Promise.all([
e.e(828),e.e(64),e.e(399),e.e(280),e.e(899)]).then(e.bind(e,2233));return L(_,d,S)}}}function g(_){const d=_.trim();return{kind:"given",token:d,input:"id-token",
description:"ID token as given",renewable:!1,async obtain(S,{onSecret:L}){return L(d),d}}}function o(_){return{..._,kind:"exchange",input:"token-exchange-url",description:`\
GitHub OIDC, exchanged at ${new URL(_.url).host}`,async obtain(d,{onSecret:S}){const{exchangedToken:L}=await Promise.all([e.e(828),e.e(64),e.e(399),e.e(280),e.e(
899)]).then(e.bind(e,8427));return L(_,d,S)}}}var v=e(1619),m=e(1317);function $(_,d){const S=h(_),[L,B]=S;if(L&&B)throw(0,m.Gq)(B,`${L} is given as well, and a\
 run has one identity`,`Leave out one of: ${S.join(", ")}.`);if(x(_),L===void 0)return j(_,d);if(O(L))return u[L](_[L]);if(!d.idTokenRequest)return V(L,_,d);const z={
requestUrl:d.idTokenRequest.url,requestToken:d.idTokenRequest.token,audience:_["id-token-audience"]||void 0,permissions:C(_,d)};return p[L](z,_)}const u={"id-to\
ken":g,"id-token-command":y},p={"token-exchange-url":(_,d)=>o({url:(0,v.J)(d["token-exchange-url"],"token-exchange-url").href,audience:d["token-exchange-audienc\
e"]||void 0,clientID:d["token-exchange-client-id"]||void 0,subject:_}),"id-token-audience":w},T=[...Object.keys(u),...Object.keys(p)].filter(f);function f(_){return Object.
hasOwn(u,_)||Object.hasOwn(p,_)}function O(_){return Object.hasOwn(u,_)}const b=T.filter(_=>_!=="id-token-audience");function h(_){const d=T.filter(S=>_[S].trim()!==
"");return d.includes("token-exchange-url")?d.filter(S=>S!=="id-token-audience"):d}function x(_){if(_["token-exchange-url"]!=="")return;const d=["token-exchange\
-audience","token-exchange-client-id"].find(S=>_[S]!=="");if(d)throw(0,m.LO)("token-exchange-url",`${d} means nothing without it`,"Give the token endpoint.")}const P="\
Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function j(_,d){if(K(d))return V(
"id-token",_,d);throw(0,m.LO)("id-token-audience","no input provides an ID token",P)}function K(_){return _.dependabot||_.pullRequest?.fork===!0}function V(_,d,S){
const L=C(d,S);return new c.GQ("no_id_token",`This run can have no ID token: ${X(S)}`,{input:_,remedy:K(S)?`${te}
${L}`:`Add to the job, and to the calling workflow if this one is reusable:
${L}`})}function X(_){return _.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":_.dependabot?"Dependabot's runs get neither\
 secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const te=`Try such pull requests without credentials, by "mode: check", or let them p\
ass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function A({idToken:_,records:d,pullRequest:S,comment:L}){return["permissions:",...["contents: read",
...d?["deployments: write"]:[],..._?["id-token: write"]:[],...d&&S?[`pull-requests: ${L?"write":"read"}`]:[]].map(z=>`  ${z}`)].join(`
`)}function C(_,{pullRequest:d}){const S=_.comment.trim().toLowerCase()!=="false",L=_["github-token"].trim()!=="";return A({idToken:!0,records:L,pullRequest:d!==
void 0,comment:S})}}),1490:((s,E,e)=>{e.d(E,{m:()=>f,y:()=>O});var c=e(9127),y=e(3739),a=e(1317),w=e(9882),g=e(2345);const o=40;function v(b,h,x){const P=b.trim().
replace(/\{([^{}]*)\}/g,(j,K)=>m(K.trim(),h,x));if(g.cS.test(P))return P;throw(0,a.Gq)(h,`"${(0,a.SP)(P)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function m(b,h,x){if(b==="pr")return String($("{pr}",h,x));if(b==="branch")return p(h,x);const P=/^slot:(.*)$/.
exec(b)?.[1];if(P!==void 0)return u(P,h,x);throw(0,a.Gq)(h,`there is no placeholder {${(0,a.SP)(b)}}${(0,w.au)(b,["pr","branch","slot:N"])}`,"The placeholders a\
re {pr}, {branch} and {slot:N}.")}function $(b,h,x){if(x.pullRequest)return x.pullRequest.number;throw(0,a.Gq)(h,`${b} has a value on pull requests only, and th\
is run was started by ${x.eventName??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function u(b,h,x){if(!/^[1-9]\d{0,3}$/.
test(b))throw(0,a.Gq)(h,`{slot:${(0,a.SP)(b)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String($(`{slot:${b}}`,h,x)%Number(b))}function p(b,h){
const x=h.pullRequest?.headBranch??h.refName;if(x!==void 0)return T(x);throw(0,a.Gq)(b,"{branch} has no value: this run is for no branch","Name the app without \
{branch}.")}function T(b){const h=b.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(h!==""&&h.length<=o&&/^[\w./-]+$/.test(b))return h;const{
createHash:x}=process.getBuiltinModule("node:crypto"),P=x("sha256").update(b).digest("hex").slice(0,8);return`${h.slice(0,o-9).replace(/-+$/,"")}-${P}`.replace(
/^-/,"")}class f{raw;context;problems;constructor(h,x,P){this.raw=h,this.context=x,this.problems=P}boolean(h){return this.problems.try(()=>(0,a.yG)(this.raw[h],
h),!1)}choice(h,x){return this.problems.try(()=>(0,a.HU)(this.raw[h],x,h),x[0])}duration(h){return this.problems.try(()=>(0,c.E9)(this.raw[h],h),1)}optional(h){
return this.raw[h].trim()||void 0}identifier(h,x){return this.problems.try(()=>{const P=this.optional(h)??x;if(P===void 0)throw(0,a.LO)(h,"it is part of every r\
equest",`Give the ${h}'s identifier.`);return v(P,h,this.context)},"")}}function O(b,h,x){try{return x(b)}catch(P){const j=(0,y.xU)(P)==="ENOENT"?"does not exis\
t":`cannot be read (${(0,y.xU)(P)??"fault"})`;throw new y.GQ("file_not_found",`${h}: the file ${b} ${j}`,{input:h,cause:P,remedy:"Give a path inside the workspa\
ce, and check the repository out before this step."})}}}),224:((s,E,e)=>{e.d(E,{P0:()=>o,Qh:()=>a,mc:()=>c,me:()=>v});const c={mode:{kind:"choice",choices:["dep\
loy","check","close"],default:"deploy",description:"`deploy`: deploys to `base-url`. `check`: the same flow against an embedded platform inside the runner, with\
out credentials, also for pull requests of forks. `close`: after a pull request was closed, updates its GitHub deployment and its comment. With `base-url`, an I\
D token and `{pr}` in `app`, a platform of Slipway also deletes that app."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; plain `http` on\
ly for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"\
The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it under. Placeholder\
s: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"`true`: create the app if the plat\
form does not know it. `false`: fail instead."},"take-over":{kind:"boolean",default:"false",description:"`true`: also deploy to an app that belongs to another r\
epository, which becomes the app of this one. Otherwise such a deploy fails, if the service shows the repository of an app."},repository:{kind:"text",defaultNote:"\
the run's own",description:"What the platform builds: `owner/name` on the run's GitHub server, or a full git URL. On another server than github.com the service \
gets the full address."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch that the platform builds. On a pull request the default is its \
head branch, else the name of the ref. The branch of an app that exists stays as it is, if the platform can build another one; an app that is named by a placeho\
lder follows its runs."},"build-command":{kind:"text",description:"The command that builds the app. If empty, it is not sent."},"output-directory":{kind:"text",
description:"The folder that the build writes. If empty, it is not sent."},region:{kind:"text",description:"The app's region. If empty, it is not sent."},"app-t\
ype":{kind:"text",default:"web-landing",description:"The type of a new app: `web-landing` for files; `api`, `web-ssr` or `sse` for a server."},"app-settings":{kind:"\
json",description:"A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value that an earlier de\
ploy set, also of fields such as `outputDirectory`."},noindex:{kind:"choice",choices:["true","false"],description:"Whether to ask search engines to leave the si\
te out. Sent as the setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not."},env:{kind:"lines",description:"Th\
e app's variables: dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is maske\
d only if its name or value looks secret, because GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"More variabl\
es of the same set, all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be given when the\
y name different variables."},"clear-env":{kind:"boolean",default:"false",description:"Without variables: replace the set by the empty one."},"id-token":{kind:"\
secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With `toke\
n-exchange-url`: the audience of the token that is exchanged."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID token. It\
 runs again shortly before the token expires."},"token-exchange-url":{kind:"text",description:"A URL that exchanges the GitHub token for the identity provider's\
 ID token, which has `email` (RFC 8693)."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{
kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",description:"`true`: follow the deployment to its end. `fa\
lse`: end when the platform has accepted it."},timeout:{kind:"duration",default:"30m",description:"The time from the trigger to a final status: `90s`, `30m`, `1\
h30m`, without an upper limit."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit with 1. `detach`: exit with 0 an\
d `status` `pending`. In both cases the platform continues the deployment."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"If\
 the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`\
."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"Li\
nes `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the action does not know."},"api-map":{kind:"lines",description:"How\
 the service's requests and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"c\
hoice",choices:["off","warn","fail"],default:"warn",description:"After success, request the public URL until it answers below 400, or below 500 if the app is a \
server. If it does not, `warn` or `fail`. A platform of Slipway also looks at the start page and what it loads before the release goes live: with `fail`, the re\
lease before stays live. `off`: neither. It counts for this deployment alone."},"url-template":{kind:"text",description:"The public URL, if the platform's answe\
rs do not contain one: `https://{subdomain}.example.com`."},"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. The\
 action builds it too, and the summary shows how the output differs."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: che\
ck`: also build a fork's pull request on a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},"github-token":{
kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview`\
 on a pull request",description:"The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull reque\
st, updated in place."},"kvs-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"\
text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"\
`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"\
The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"The time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",
default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-f\
ile":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan, without requests that\
 change anything."}},y=new Map(Object.entries(c)),a=Object.keys(c).filter(w);function w(m){return Object.hasOwn(c,m)}const g={"app-id":"The app's ID.","app-crea\
ted":"`true` if this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The publ\
ic URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},o=Object.keys(g).
filter(m=>m in g);function v(m){const $=a.map(u=>{const p=y.get(u)?.default??"";return[u,m[u]||(p.startsWith("${{")?"":p)]});return Object.fromEntries($)}}),9689:((s,E,e)=>{
e.a(s,async(c,y)=>{try{var a=e(6541),w=e(4664);const g=new AbortController;process.on("SIGINT",()=>g.abort()),process.on("SIGTERM",()=>g.abort()),process.exitCode=
await(0,a.h)((0,w.c)(),{env:process.env,signal:g.signal,startPlatform:async o=>(await Promise.all([e.e(169),e.e(828),e.e(64),e.e(399),e.e(741)]).then(e.bind(e,8531))).
startLocalPlatform(o)}),y()}catch(g){y(g)}},1)})},we={};function G(s){var E=we[s];if(E!==void 0)return E.exports;var e=we[s]={id:s,loaded:!1,exports:{}},c=!0;try{
Te[s](e,e.exports,G),c=!1}finally{c&&delete we[s]}return e.loaded=!0,e.exports}G.m=Te,typeof G<"u"&&(G.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).
slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var s=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",E=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",e=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",c=a=>{a&&a.d<1&&(a.d=1,a.forEach(
w=>w.r--),a.forEach(w=>w.r--?w.r++:w()))},y=a=>a.map(w=>{if(w!==null&&typeof w=="object"){if(w[s])return w;if(w.then){var g=[];g.d=0,w.then(m=>{o[E]=m,c(g)},m=>{
o[e]=m,c(g)});var o={};return o[s]=m=>m(g),o}}var v={};return v[s]=m=>{},v[E]=w,v});G.a=(a,w,g)=>{var o;g&&((o=[]).d=-1);var v=new Set,m=a.exports,$,u,p,T=new Promise(
(f,O)=>{p=O,u=f});T[E]=m,T[s]=f=>(o&&f(o),v.forEach(f),T.catch(O=>{})),a.exports=T,w(f=>{$=y(f);var O,b=()=>$.map(x=>{if(x[e])throw x[e];return x[E]}),h=new Promise(
x=>{O=()=>x(b),O.r=0;var P=j=>j!==o&&!v.has(j)&&(v.add(j),j&&!j.d&&(O.r++,j.push(O)));$.map(j=>j[s](P))});return O.r?h:b()},f=>(f?p(T[e]=f):u(m),c(o))),o&&o.d<0&&
(o.d=0)}})(),(()=>{var s=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__,E;G.t=function(e,c){if(c&1&&(e=this(e)),c&8||typeof e=="object"&&e&&(c&
4&&e.__esModule||c&16&&typeof e.then=="function"))return e;var y=Object.create(null);G.r(y);var a={};E=E||[null,s({}),s([]),s(s)];for(var w=c&2&&e;typeof w=="ob\
ject"&&!~E.indexOf(w);w=s(w))Object.getOwnPropertyNames(w).forEach(g=>a[g]=()=>e[g]);return a.default=()=>e,G.d(y,a),y}})(),G.d=(s,E)=>{for(var e in E)G.o(E,e)&&
!G.o(s,e)&&Object.defineProperty(s,e,{enumerable:!0,get:E[e]})},G.f={},G.e=s=>Promise.all(Object.keys(G.f).reduce((E,e)=>(G.f[e](s,E),E),[])),G.u=s=>""+s+".inde\
x.js",G.o=(s,E)=>Object.prototype.hasOwnProperty.call(s,E),G.r=s=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(s,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(s,"__esModule",{value:!0})},G.nmd=s=>(s.paths=[],s.children||(s.children=[]),s),(()=>{var s={792:0},E=e=>{var{ids:c,modules:y,runtime:a}=e,
w,g,o=0;for(w in y)G.o(y,w)&&(G.m[w]=y[w]);for(a&&a(G);o<c.length;o++)g=c[o],G.o(s,g)&&s[g]&&s[g][0](),s[c[o]]=0};G.f.j=(e,c)=>{var y=G.o(s,e)?s[e]:void 0;if(y!==
0)if(y)c.push(y[1]);else{var a=import("./"+G.u(e)).then(E,w=>{throw s[e]!==0&&(s[e]=void 0),w}),a=Promise.race([a,new Promise(w=>y=s[e]=[w])]);c.push(y[1]=a)}}})();
var Oe=G(9689);Oe=await Oe;

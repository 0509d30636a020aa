const M=process.getBuiltinModule;var Oe={2613:(o=>{o.exports=M("assert")}),181:(o=>{o.exports=M("buffer")}),5317:(o=>{o.exports=M("child_process")}),4434:(o=>{o.
exports=M("events")}),9896:(o=>{o.exports=M("fs")}),4589:(o=>{o.exports=M("node:assert")}),6698:(o=>{o.exports=M("node:async_hooks")}),4573:(o=>{o.exports=M("no\
de:buffer")}),1421:(o=>{o.exports=M("node:child_process")}),7598:(o=>{o.exports=M("node:crypto")}),3053:(o=>{o.exports=M("node:diagnostics_channel")}),1553:(o=>{
o.exports=M("node:dns/promises")}),8474:(o=>{o.exports=M("node:events")}),3024:(o=>{o.exports=M("node:fs")}),1455:(o=>{o.exports=M("node:fs/promises")}),7067:(o=>{
o.exports=M("node:http")}),2467:(o=>{o.exports=M("node:http2")}),7030:(o=>{o.exports=M("node:net")}),8161:(o=>{o.exports=M("node:os")}),6760:(o=>{o.exports=M("n\
ode:path")}),643:(o=>{o.exports=M("node:perf_hooks")}),1792:(o=>{o.exports=M("node:querystring")}),99:(o=>{o.exports=M("node:sqlite")}),7075:(o=>{o.exports=M("n\
ode:stream")}),7830:(o=>{o.exports=M("node:stream/web")}),6193:(o=>{o.exports=M("node:string_decoder")}),8500:(o=>{o.exports=M("node:timers/promises")}),1692:(o=>{
o.exports=M("node:tls")}),3136:(o=>{o.exports=M("node:url")}),7975:(o=>{o.exports=M("node:util")}),3429:(o=>{o.exports=M("node:util/types")}),5919:(o=>{o.exports=
M("node:worker_threads")}),8522:(o=>{o.exports=M("node:zlib")}),857:(o=>{o.exports=M("os")}),6928:(o=>{o.exports=M("path")}),932:(o=>{o.exports=M("process")}),3193:(o=>{
o.exports=M("string_decoder")}),3557:(o=>{o.exports=M("timers")}),6541:((o,E,e)=>{e.d(E,{h:()=>pe});var c=e(1224),g=e(3739),u=e(1317),y=e(9570),w=e(5328),s=e(1490),
h=e(597);function p(n,t,i){const a={repository:t.pullRequest?.headRepository??t.repository,branch:t.pullRequest?.headBranch??t.refName},v=n.repository.trim()||a.
repository,P=n.branch.trim()||a.branch;if(v===void 0)throw(0,u.LO)("repository","this run has none of its own","Write it as owner/name.");const D=W=>(0,h.c)(t.serverUrl,
W),F=D(S(v));if(P===void 0)throw(0,u.LO)("branch","this run is for no branch","Name the branch to build.");!i&&n.repository.trim()===""&&_(t);const K=a.repository!==
void 0&&F.toLowerCase()===D(a.repository).toLowerCase()&&P===a.branch;return{repository:F,branch:r(P),commit:K?t.sha:void 0}}function S(n){const t=(0,h.Nu)(n,!0);
if(t.kind!=="refused")return n;throw(0,u.Gq)("repository",`"${(0,u.SP)((0,h.ri)(n))}" ${t.problem}`,`Write ${t.instead}.`)}function r(n){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.
test(n)||b(n))throw(0,u.Gq)("branch",`"${(0,u.SP)(n)}" cannot be the name of a branch`,"Name a branch as git does: main.");return n}function b(n){return new RegExp(
"\\p{Cc}","u").test(n)}function O(n,t){const i=n["compare-to"].trim();if(i!==""){if(t!=="check")throw(0,u.Gq)("compare-to",`only a check compares, and mode is "${(0,u.
SP)(n.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(i)||i.length>255||b(i))throw(0,u.Gq)("compare-to",`"${(0,u.SP)(i)}" cannot name a commit`,"Name a br\
anch, a tag or a commit: HEAD^1.");return i}}const d=new Set(["pull_request_target","workflow_run"]);function _({pullRequest:n}){if(n?.fork)throw(0,u.Gq)("repos\
itory",`pull request #${n.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository an\
d branch yourself if you trust the fork.')}function m({fork:n,eventName:t,selfHosted:i},a){if(n){if(d.has(t))throw(0,u.Gq)("mode",`a run on ${t} has the reposit\
ory's token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no \
secret and no permission but "contents: read".');if(i&&!a)throw(0,u.Gq)("allow-forks-on-self-hosted","this runner does not say that it is GitHub's own, so it co\
unts as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview\
.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var f=e(224),U=e(1619);function A(n){if(n.trim()==="")
throw(0,u.LO)("base-url","it is the address of the control plane","Give its https URL.");const t=(0,U.J)(n,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(
t))return t;throw(0,u.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function H(n){const t=n.trim();if(t==="")
return;const i=t.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(i)&&URL.canParse(i)&&!/[{}]/.test(i))return t;throw(0,u.Gq)("url-t\
emplate",`"${(0,u.SP)(t)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function V(n,t,i){const a=new u.
Zw,v=a.try(()=>(0,u.HU)(n.mode,f.mc.mode.choices,"mode"),"deploy");if(v==="close")return se(new s.m(n,t,a));const P=v==="check"?void 0:a.try(()=>(0,w.aZ)(n,t),void 0);
if(P instanceof g.GQ){if((0,u.HU)(n["on-no-token"],f.mc["on-no-token"].choices,"on-no-token")==="skip")return Q(n,t,P);a.add(P)}const D=await I(new s.m(n,t,a),v,
P,i);return a.throwIfAny(),D}function Q(n,t,i){const a=new s.m(n,t,new u.Zw),v=X.map(D=>a.identifier(D,void 0));return{kind:"skip",app:v.every(D=>D!=="")?v.join(
"/"):v.at(-1)||n.app,reason:(0,w.cT)(t)?i.with({remedy:void 0}):i}}const X=["org","project","app"];function se(n){const{context:t,problems:i}=n,a=i.try(()=>{if(t.
pullRequest)return t.pullRequest.number;throw(0,u.Gq)("mode",`"close" is for pull requests, and this run was started by ${t.eventName??"no event"}`,"Run the ste\
p with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),v=X.map(Y=>n.identifier(Y,void 0));i.try(()=>O(n.raw,"close"),void 0);const P=k(
n);P.token===""&&i.add((0,u.LO)("github-token","the action comments on the pull request with it","Leave it out: it has a default.")),i.throwIfAny();const[D="",F="",
K=""]=v,W=i.try(()=>L(n,{org:D,project:F,app:K}),void 0);return i.throwIfAny(),{kind:"close",app:v.join("/"),pullRequest:a,own:W,github:P}}function L({raw:n,context:t},i){
const a=n.app.includes("{pr}")&&n["base-url"].trim()!==""&&n["api-map"].trim()==="",v=[...w.O9,"id-token-audience"];if(!a||v.every(W=>n[W].trim()===""))return;const P=(0,w.
aZ)(n,t);if(P instanceof g.GQ)return;const{org:D,project:F,app:K}=i;return{org:D,project:F,app:K,baseUrl:A(n["base-url"]),source:P}}function k(n){return{token:n.
raw["github-token"].trim(),environment:n.optional("environment")??(n.context.pullRequest?"preview":"production"),comment:n.boolean("comment")}}async function I(n,t,i,a){
const{raw:v,context:P,problems:D}=n,F=t==="check"?"check":void 0,{env:K,notice:W,secrets:Y}=await $(n,a),{settings:ye,statusMap:we}=await C(n),Ee=await N(n,a),{
configuration:Te,commit:Ie}=j(n,ye,t==="check"||i instanceof g.GQ),_e={org:n.identifier("org",F),project:n.identifier("project",F),app:n.identifier("app",F),rememberedAppID:void 0,
create:n.boolean("create"),appType:n.optional("app-type"),configuration:Te,ownership:{takeOver:n.boolean("take-over"),alsoNamed:[],server:P.serverUrl,otherBranch:/[{]/.
test(v.app)?"follow":"deploy"},env:K,commit:Ie,attachTo:void 0,follow:{...q(n),statusMap:new Map([...Ee?.statuses??[],...we])},verify:n.choice("verify",f.mc.verify.
choices),urlTemplate:D.try(()=>H(v["url-template"]),void 0),dryRun:n.boolean("dry-run"),apiMap:Ee};return{kind:"deploy",plan:_e,target:x(n,t,i),own:P.pullRequest&&
t==="deploy"?L(n,_e):void 0,github:k(n),seed:ee(n,a,t==="check"),notices:W===void 0?[]:[W],secrets:ie(v,P,[...Y.values()]),secretVariables:Y}}function x(n,t,i){
const{raw:a,context:v,problems:P}=n,D=n.boolean("allow-forks-on-self-hosted");t==="check"&&P.try(()=>m(v,D),void 0);const F=t==="check"?"":P.try(()=>A(a["base-u\
rl"]),""),K=P.try(()=>O(a,t),void 0);return i===void 0||i instanceof g.GQ?{mode:"check",compareTo:K}:{mode:"deploy",baseUrl:F,source:i}}async function $(n,t){const{
raw:i,problems:a}=n,v=n.boolean("clear-env");if(i.env!==""||i["secret-env"]!==""||i["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(i,v,t,a);
const P=new Map;return{env:v?{kind:"replace",variables:P}:{kind:"leave"},secrets:P,notice:void 0}}async function C(n){const{raw:t,problems:i}=n;if(t["app-settin\
gs"]===""&&t["status-map"]==="")return{settings:{},statusMap:new Map};const{parseSettings:a,parseStatusMap:v}=await e.e(663).then(e.bind(e,7947));return{settings:i.
try(()=>a(t),{}),statusMap:i.try(()=>v(t["status-map"]),new Map)}}async function N({raw:n,problems:t},i){if(n["api-map"].trim()==="")return;const{readApiMap:a}=await Promise.
all([e.e(815),e.e(132),e.e(875)]).then(e.bind(e,3875)),v=await a(n["api-map"],i).catch(P=>()=>{throw P});return typeof v=="function"?t.try(v,void 0):v}function j(n,t,i){
const{raw:a,context:v,problems:P}=n,D=P.try(()=>p(a,v,i),{repository:"",branch:"",commit:void 0});return{commit:D.commit,configuration:{repository:D.repository,
branch:D.branch,...Z(n),settings:t}}}function Z(n){const t=Object.entries(y.I).flatMap(([i,a])=>{const v=n.optional(a.input);return!("setting"in a)||v===void 0?
[]:[[i,a.setting==="boolean"?n.boolean(a.input):v]]});return Object.fromEntries(t)}function q(n){const{raw:t}=n;return{wait:n.boolean("wait"),timeoutMs:n.duration(
"timeout"),onTimeout:n.choice("on-timeout",f.mc["on-timeout"].choices),pollIntervalMs:t["poll-interval"]===""?void 0:n.duration("poll-interval")}}function ee(n,t,i){
const{raw:a,problems:v}=n,P=["kvs-seed-file","kvs-prune-file"].filter(D=>a[D]!=="");if(P.length!==0){for(const D of P)v.try(()=>(0,s.y)(a[D],D,t),"");return{file:a["\
kvs-seed-file"],table:a["kvs-table"],url:a["kvs-url"],region:a["kvs-region"],token:a["kvs-token"],"ttl-seconds":a["kvs-ttl-seconds"],concurrency:a["kvs-concurre\
ncy"],verify:a["kvs-verify"],"prune-file":a["kvs-prune-file"],"dry-run":i?"true":a["dry-run"]}}}function ie(n,t,i){return[...[n["id-token"],n["github-token"],n["\
kvs-token"],t.idTokenRequest?.token??""],...i].filter(v=>v.trim()!=="")}var te=e(5807);const $e=4,ve=8;function ue(n){const t=[n.trim(),...n.split(/\r?\n/).map(
i=>i.trim())];return[...new Set(t)].filter(i=>i.length>=$e)}class he{#e=new Set;#n;add(t){const i=ue(t).filter(a=>!this.#e.has(a));for(const a of i)for(const v of[
a,JSON.stringify(a).slice(1,-1),encodeURIComponent(a.toWellFormed())])this.#e.add(v);return i.length>0&&(this.#n=void 0),i}redact(t){if(this.#e.size===0)return t;
this.#n??=me(this.#e);const[i="",...a]=t.replace(this.#n,"***").split("\u2026").reverse();return[...a.reverse().map(v=>this.#t(v)),i].join("\u2026")}#t(t){for(const i of this.#e){
const a=t.lastIndexOf(i.slice(0,ve));if(a!==-1&&i.startsWith(t.slice(a)))return`${t.slice(0,a)}***`}return t}}function me(n){const t=[...n].sort((i,a)=>a.length-
i.length);return new RegExp(t.map(te.Kf).join("|"),"g")}var ae=e(9439),de=e(3214);function be(n,t){const i=a=>t.redact(a);return{line:a=>n.line(i(a)),group:a=>n.
group(i(a)),endGroup:()=>n.endGroup(),replay:(a,v)=>n.replay(a.map(i),v),annotate:(a,v)=>{const P=v.title===void 0?{}:{title:i(v.title)};n.annotate(a,{...v,...P,
message:i(v.message)})},mask:a=>n.mask(a),output:(a,v)=>n.output(a,v),state:(a,v)=>n.state(a,v),summary:a=>n.summary(a)}}var ge=e(246),re=e(6861),l=e(9127);class T{#e;#n;#t=new Set;#o=!1;constructor(t,i){
this.#e=t,this.#n=i}tell(t){switch(t.type){case"phase-started":this.closeGroup(),this.#e.group(ae.K[t.phase]),this.#o=!0;break;case"phase-finished":this.closeGroup(),
this.#e.line(`${t.failed?"\u2717":"\u2713"} ${ae.K[t.phase]}: ${t.detail} (${(0,l.a3)(t.ms)})`);break;case"warning":case"notice":this.#i(t);break;case"failure":
this.#r(t.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(R(t));break;default:(0,g.xb)(t)}}closeGroup(){
this.#o&&this.#e.endGroup(),this.#o=!1}#i(t){const{type:i,message:a,remedy:v,place:P}={remedy:void 0,place:void 0,...t};if(!this.#t.has(a)){this.#t.add(a),this.#n.
add(i,{message:(0,te.Ow)(a),...P&&{place:P}});for(const D of v?.split(`
`)??[])this.#e.line(`  ${D}`)}}#r(t){this.closeGroup();const i=(0,te.Ow)(t.headline,500);if(t.diagnostics.some(({severity:a})=>a==="error")?this.#e.line(`\u2717 ${i}`):
this.#n.add("error",{title:"Deployment failed",message:i}),t.remedy!==void 0)for(const a of t.remedy.split(`
`))this.#e.line(`  ${a}`);for(const a of t.diagnostics)this.#n.addDiagnostic(a);t.log.length!==0&&(this.#e.group(t.log.length===1?"Build log (the last line)":`B\
uild log (the last ${t.log.length} lines)`),this.#e.replay(t.log,crypto.randomUUID()),this.#e.endGroup())}}function R(n){switch(n.type){case"app-known":return`A\
pp ${n.appID}${n.created?" (created)":""}`;case"deployment-known":return`Deployment ${n.deployID}${n.attached?" (started by an earlier run)":""}`;case"status":return`${(0,l.
a3)(n.elapsedMs)}  ${n.status}${n.stage===void 0?"":` \xB7 ${n.stage}`}`;case"heartbeat":return`${(0,l.a3)(n.elapsedMs)}  still ${n.status}`;case"url":return`UR\
L ${n.url}`;default:return(0,g.xb)(n)}}var G=e(5239);function J(n,t,i){return{"app-id":n.appID??"","app-created":String(n.appCreated),"deploy-id":n.deployID??"",
status:n.status,url:n.url??"",failure:n.failure?JSON.stringify((0,de.m)((0,de.O)(n.failure,i))):"","kvs-written":t?String(t.written):"","kvs-failed":t?String(t.
failed):""}}function ne(n,t){const i=[...t].filter(([,K])=>ue(K).some(W=>Object.values(n).some(Y=>Y.includes(W))));if(i.length===0)return;const a=i.flatMap(([,K])=>ue(
K)),v=Object.entries(n).filter(([,K])=>a.some(W=>K.includes(W))),P=i.map(([K])=>K).join(", "),[D,F]=i.length===1?["The masked value","occurs"]:["The masked valu\
es","occur"];return{message:`${D} of ${P} ${F} in the output ${v.map(([K])=>K).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a\
 value is not secret, give it by env, under a name that does not look secret. The words: ${(0,G.fs)("variables")}`}}const z=()=>e.e(100).then(e.bind(e,5100)),le={
settleMs:2500,totalMs:3500};function ce(n){return new fe(n)}class fe{#e;#n=new he;#t;#o;#i;#r=[];#c;#u;#d;#a;#f;#p;#h="";#s={appID:void 0,deployID:void 0,url:void 0,
failure:void 0};constructor(t){this.#e=t,this.#t=be(t.runner,this.#n),this.#o=new ge.r(this.#t),this.#i=new T(this.#t,this.#o);const{raw:i,context:a}=t.run;for(const v of f.
Qh)f.mc[v].kind==="secret"&&this.addSecret(i[v]);this.addSecret(a.idTokenRequest?.token??"")}report=t=>{t.type==="app-known"&&(this.#s={...this.#s,appID:t.appID}),
t.type==="deployment-known"&&(this.#s={...this.#s,deployID:t.deployID}),t.type==="url"&&(this.#s={...this.#s,url:t.url}),t.type==="failure"&&(this.#s={...this.#s,
failure:t.report}),t.type==="warning"&&!this.#r.some(({message:i})=>i===(0,ae.z)(t.place)+t.message)&&this.#r.push({message:(0,ae.z)(t.place)+t.message,remedy:t.
remedy}),this.#i.tell(this.#y(t)),this.#a?.tell(t)};addSecret(t){for(const i of this.#n.add(t))this.#t.mask(i)}accept(t){this.#d=t;for(const i of t.secrets)this.
addSecret(i);for(const i of t.notices)this.report({type:"notice",message:i})}follow(t){this.#a=t}checkedOut(t){this.#f=t}async checked(t){this.#p=t;const{tellFindings:i}=await z();
i(this.#t,this.#o,t)}async compared(t){const{comparisonSection:i}=await z();this.#h=i(t,a=>this.#n.redact(a))}async finish(t,i){this.#i.closeGroup();const{error:a}=t;
return a?.code==="check_failed"?this.#t.line(`\u2717 ${(0,te.Ow)(a.message,500)}`):a&&a.code!=="deploy_failed"&&(0,re.Q)(this.#t,this.#o,a),i?.error&&(0,re.Q)(this.#t,
this.#o,i.error),this.#m(t,i),await this.#g(t,i),t.error!==void 0||t.status==="failed"||t.status==="cancelled"||i?.error?1:0}async seedReporter(){const{seedLog:t}=await z();
return this.#t.line("Keys"),t(this.#t,this.#o,this.#e.clock)}fail(t){return this.finish({...this.#s,status:"failed",appCreated:!1,phases:[],error:t})}async skip(t,i){
this.#c=t,this.#o.add("notice",{title:"Deploy skipped",message:`${(0,te.Ow)(t,200)}: ${i.message}`});for(const v of i.remedy?.split(`
`)??[])this.#t.line(`  ${v}`);const a={...this.#s,status:"skipped",appCreated:!1,phases:[],error:i};return this.#m(a,void 0),await this.#l(a,void 0),0}#m(t,i){const a=J(
t,i,this.#n);for(const P of f.P0)this.#t.output(P,a[P]);const v=ne(a,this.#d?.secretVariables??new Map);v&&this.report({type:"warning",...v})}async#g(t,i){if(await this.#l(
t,i),!this.#a)return;const{briefComment:a,endingOf:v,pageFacts:P}=await z(),D=this.#r.length,F=t.error?.code==="interrupted";t.status!=="succeeded"&&!F&&(this.#u=
await this.#a.previous());const K=P(this.#b(t,i)),W=F?le:void 0;await this.#a.finish(v(K,t),a(K),W),(this.#r.length>D||this.#u)&&await this.#l(t,i)}async#l(t,i){
const{pageFacts:a,renderSummary:v}=await z();this.#t.summary(v(a(this.#b(t,i))))}#b(t,i){return{outcome:t,seeded:i,run:this.#e.run,planned:this.#d,built:this.#f,
checked:this.#p,compared:this.#h,warnings:this.#r,skippedApp:this.#c,previous:this.#u,updatedAt:this.#e.clock.now(),unannotated:this.#o.dropped,secrets:this.#n}}#y(t){
return t.type==="failure"?{...t,report:(0,de.O)(t.report,this.#n)}:t}}var oe=e(7362);async function pe(n,t){const a={runner:(0,oe.Aq)(n.summaryFile),run:n,clock:c.
ml,random:Math.random},v=ce(a),P=await V(n.raw,n.context,n.readFile).catch(g.I7);if(P instanceof Error)return v.fail(P);if(P.kind==="skip")return v.skip(P.app,P.
reason);if(P.kind==="close"){const{closePreview:D}=await Promise.all([e.e(878),e.e(517),e.e(710),e.e(169)]).then(e.bind(e,9285));return D(P,{...a,...t})}v.accept(
P);try{const D=we=>v.addSecret(we),F=P.seed&&await Promise.all([e.e(118),e.e(878),e.e(342)]).then(e.bind(e,9342)),K=P.seed&&await F?.prepareSeed(P.seed,{...t,onSecret:D}),
{carryOut:W}=await Promise.all([e.e(878),e.e(517),e.e(899)]).then(e.bind(e,9883)),Y=await W(P,v,a,t),ye=Y.status==="succeeded"&&Y.error===void 0;return F&&Y.status===
"pending"&&v.report(F.KEYS_LEFT),await v.finish(Y,ye?await K?.(await v.seedReporter()):void 0)}catch(D){return v.fail((0,g.I7)(D))}}}),4664:((o,E,e)=>{e.d(E,{c:()=>w});
var c=e(3024),g=e(6760),u=e(8302),y=e(224);function w(d=process.env){const _=d.GITHUB_WORKSPACE||process.cwd();return{raw:s(d),context:h(d,_),summaryFile:d.GITHUB_STEP_SUMMARY||
void 0,saved:d.STATE_slipway??"",readFile:m=>(0,c.readFileSync)((0,g.resolve)(_,m),"utf8")}}function s(d){const _={};for(const m of y.Qh){const f=d[`INPUT_${m.toUpperCase()}`]?.
trim();f&&(_[m]=f)}return(0,y.me)(_)}function h(d,_){const m=d.GITHUB_REPOSITORY||void 0,f=r(d.GITHUB_EVENT_PATH),U=d.GITHUB_SERVER_URL||"https://github.com",[A,
H]=[d.ACTIONS_ID_TOKEN_REQUEST_URL,d.ACTIONS_ID_TOKEN_REQUEST_TOKEN],V=b(b(f,"pull_request"),"head"),Q=p(b(f,"pull_request"),m);return{serverUrl:U,apiUrl:d.GITHUB_API_URL||
"https://api.github.com",repository:m,refName:d.GITHUB_REF_NAME||void 0,sha:O(V.sha)??(d.GITHUB_SHA||void 0),eventName:d.GITHUB_EVENT_NAME||void 0,pullRequest:Q,
fork:Q?.fork===!0||S(b(f,"workflow_run"),m),selfHosted:d.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:d.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:A&&H?
{url:A,token:H}:void 0,runUrl:m&&d.GITHUB_RUN_ID?`${U}/${m}/actions/runs/${d.GITHUB_RUN_ID}`:void 0,workspace:_}}function p(d,_){const m=b(d,"head"),f=O(m.ref);
if(typeof d.number!="number"||f===void 0)return;const U=O(b(m,"repo").full_name);return{number:d.number,headRepository:U,headBranch:f,baseBranch:O(b(d,"base").ref)??
"",fork:U?.toLowerCase()!==_?.toLowerCase()}}function S(d,_){return d.id===void 0?!1:O(b(d,"head_repository").full_name)?.toLowerCase()!==_?.toLowerCase()}function r(d){
if(!d)return{};try{const _=JSON.parse((0,c.readFileSync)(d,"utf8"));return(0,u.Gv)(_)?_:{}}catch{return{}}}function b(d,_){const m=d[_];return(0,u.Gv)(m)?m:{}}function O(d){
return typeof d=="string"&&d!==""?d:void 0}}),246:((o,E,e)=>{e.d(E,{r:()=>y});var c=e(8302),g=e(5807);const u=10;class y{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(s){
this.#e=s}get dropped(){return this.#t}add(s,h){if(this.#n[s]<u){this.#n[s]++,this.#e.annotate(s,h);return}this.#t++;const{place:p}=h,S=p===void 0?"":`${p.file}${p.
line===void 0?"":`:${p.line}`}: `;this.#e.line(`${s}: ${S}${h.message}`)}addDiagnostic(s){const{file:h,line:p,column:S}=s,r={file:h,...(0,c.Eb)({line:p??void 0,
column:S??void 0})},b=s.code===null?{}:{title:(0,g.Ow)(s.code,80)};this.add(s.severity,{...b,message:(0,g.Ow)(s.message,1e3),place:r})}}}),6861:((o,E,e)=>{e.d(E,
{Q:()=>g,W:()=>u});var c=e(5807);function g(s,h,p){for(const S of[p,...p.also]){const r=S.place===void 0?{}:{place:S.place};h.add("error",{message:(0,c.Ow)(S.message),
...r});for(const b of u(S))s.line(`  ${b}`)}}function u(s){const h=s.remedy?.split(`
`)??[];return s.mender==="user"?h:[...h,...y(s),...w(s.cause)]}function y({call:s}){if(!s)return[];const h=s.status===void 0?"":` answered ${s.status}`,p=s.requestID===
void 0?"":` (request ${s.requestID})`;return[`Call: ${s.method} ${s.path}${h}${p}`]}function w(s,h=0){return!(s instanceof Error)||h>3?[]:[`Cause: ${(0,c.Ow)(s.
message,500)}`,...w(s.cause,h+1)]}}),7362:((o,E,e)=>{e.d(E,{MX:()=>ae,Aq:()=>be});var c=e(3024),g=e(857);function u(l){return l==null?"":typeof l=="string"||l instanceof
String?l:JSON.stringify(l)}function y(l){return Object.keys(l).length?{title:l.title,file:l.file,line:l.startLine,endLine:l.endLine,col:l.startColumn,endColumn:l.
endColumn}:{}}function w(l,T,R){const G=new p(l,T,R);process.stdout.write(G.toString()+g.EOL)}function s(l,T=""){w(l,{},T)}const h="::";class p{constructor(T,R,G){
T||(T="missing.command"),this.command=T,this.properties=R,this.message=G}toString(){let T=h+this.command;if(this.properties&&Object.keys(this.properties).length>
0){T+=" ";let R=!0;for(const G in this.properties)if(this.properties.hasOwnProperty(G)){const J=this.properties[G];J&&(R?R=!1:T+=",",T+=`${G}=${r(J)}`)}}return T+=
`${h}${S(this.message)}`,T}}function S(l){return u(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function r(l){return u(l).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const b=new Proxy({},{get:(l,T)=>process.getBuiltinModule("crypto")[T]});var O=e(
9896);function d(l,T){const R=process.env[`GITHUB_${l}`];if(!R)throw new Error(`Unable to find environment variable for file command ${l}`);if(!O.existsSync(R))
throw new Error(`Missing file at path: ${R}`);O.appendFileSync(R,`${u(T)}${g.EOL}`,{encoding:"utf8"})}function _(l,T){const R=`ghadelimiter_${b.randomUUID()}`,G=u(
T);if(l.includes(R))throw new Error(`Unexpected input: name should not contain the delimiter "${R}"`);if(G.includes(R))throw new Error(`Unexpected input: value \
should not contain the delimiter "${R}"`);return`${l}<<${R}${g.EOL}${G}${g.EOL}${R}`}var m=e(6928),f=function(l,T,R,G){function J(ne){return ne instanceof R?ne:
new R(function(z){z(ne)})}return new(R||(R=Promise))(function(ne,z){function le(oe){try{fe(G.next(oe))}catch(pe){z(pe)}}function ce(oe){try{fe(G.throw(oe))}catch(pe){
z(pe)}}function fe(oe){oe.done?ne(oe.value):J(oe.value).then(le,ce)}fe((G=G.apply(l,T||[])).next())})},U;(function(l){l[l.Success=0]="Success",l[l.Failure=1]="F\
ailure"})(U||(U={}));function A(l,T){const R=toCommandValue(T);if(process.env[l]=R,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
l,T));issueCommand("set-env",{name:l},R)}function H(l){w("add-mask",{},l)}function V(l){process.env.GITHUB_PATH||""?issueFileCommand("PATH",l):issueCommand("add\
-path",{},l),process.env.PATH=`${l}${path.delimiter}${process.env.PATH}`}function Q(l,T){const R=process.env[`INPUT_${l.replace(/ /g,"_").toUpperCase()}`]||"";if(T&&
T.required&&!R)throw new Error(`Input required and not supplied: ${l}`);return T&&T.trimWhitespace===!1?R:R.trim()}function X(l,T){const R=Q(l,T).split(`
`).filter(G=>G!=="");return T&&T.trimWhitespace===!1?R:R.map(G=>G.trim())}function se(l,T){const R=["true","True","TRUE"],G=["false","False","FALSE"],J=Q(l,T);if(R.
includes(J))return!0;if(G.includes(J))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${l}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function L(l,T){if(process.env.GITHUB_OUTPUT||"")return d("OUTPUT",_(l,T));process.
stdout.write(g.EOL),w("set-output",{name:l},u(T))}function k(l){issue("echo",l?"on":"off")}function I(l){process.exitCode=U.Failure,C(l)}function x(){return process.
env.RUNNER_DEBUG==="1"}function $(l){issueCommand("debug",{},l)}function C(l,T={}){w("error",y(T),l instanceof Error?l.toString():l)}function N(l,T={}){w("warni\
ng",y(T),l instanceof Error?l.toString():l)}function j(l,T={}){w("notice",y(T),l instanceof Error?l.toString():l)}function Z(l){process.stdout.write(l+g.EOL)}function q(l){
s("group",l)}function ee(){s("endgroup")}function ie(l,T){return f(this,void 0,void 0,function*(){q(l);let R;try{R=yield T()}finally{ee()}return R})}function te(l,T){
if(process.env.GITHUB_STATE||"")return d("STATE",_(l,T));w("save-state",{name:l},u(T))}function $e(l){return process.env[`STATE_${l}`]||""}function ve(l){return f(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(l)})}var ue=e(3739),he=e(8302),me=e(5807);const ae="slipway",de={error:C,warning:N,notice:j};function be(l){
const T=ge();return{line:R=>Z(re(R)),group:R=>q(re(R)),endGroup:ee,replay:(R,G)=>{Z([`::stop-commands::${G}`,...R.map(re),`::${G}::`].join(`
`))},annotate:(R,{message:G,title:J,place:ne})=>{const{file:z,line:le,column:ce}=ne??{};de[R](re(G),(0,he.Eb)({title:J,file:z,startLine:le,startColumn:ce}))},mask:H,
output:(R,G)=>T("the outputs",()=>L(R,G)),state:(R,G)=>T("the state for the post step",()=>te(R,G)),summary:R=>{l!==void 0&&T("the summary",()=>(0,c.writeFileSync)(
l,R))}}}function ge(){const l=new Set;return(T,R)=>{try{R()}catch(G){l.has(T)||N(re(`The runner cannot keep ${T}: ${(0,ue.I7)(G).message}`)),l.add(T)}}}function re(l){
return(0,me.Ow)(l).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((o,E,e)=>{e.d(E,{J:()=>u,h:()=>y});var c=e(3739),g=e(1709);function u(w,s){const h=w.
trim(),p=URL.canParse(h)?new URL(h):void 0;if(p===void 0||!["http:","https:"].includes(p.protocol))throw new c.GQ("invalid_input",`${s} is not an http(s) addres\
s`,{input:s,remedy:"Write it with its scheme, as https://platform.example.com."});if(p.username!==""||p.password!==""||p.search!==""||p.hash!=="")throw new c.GQ(
"invalid_input",`${s} has more than host and path`,{input:s,remedy:"Leave out user name, password, query and fragment."});return y(p,s),p.pathname=p.pathname.replace(
/\/+$/,""),p}function y(w,s){if(!(w.protocol==="https:"||w.protocol==="http:"&&(0,g.c)(w.hostname)))throw new c.GQ("insecure_url",`${s} names ${w.origin}, which\
 is not https`,{input:s,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((o,E,e)=>{e.d(E,{fm:()=>w,
ml:()=>g,ux:()=>u});var c=e(8500);const g={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(s,h){h?.throwIfAborted();try{await(0,c.setTimeout)(s,void 0,
{signal:h})}catch(p){throw h?.throwIfAborted(),p}},after(s,h){const p=setTimeout(h,s);return()=>clearTimeout(p)}};async function u(s,h,p){const S=new AbortController,
r=s.sleep(h,S.signal).then(()=>{},()=>{});try{return await Promise.race([p,r])}finally{S.abort()}}const y={now(){const{user:s,system:h}=process.cpuUsage();return(s+
h)/1e3}},w=(s,h)=>{const p=setInterval(h,s).unref();return()=>clearInterval(p)}}),5239:((o,E,e)=>{e.d(E,{ar:()=>h,fs:()=>y,j9:()=>s});var c=e(5807),g=e(7634);const u="\
slipway/slipway";function y(p,S){const r=S===void 0?"":`#${S}`;return`https://github.com/${u}/blob/v${g.x}/docs/${p}.md${r}`}const w={identity:(0,c.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,c.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,c.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,c.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function s(p){const[S="what-you-gave"]=Object.entries(w).find(([,r])=>r.includes(p))??[];return y("troubleshooting",S)}function h(){return y("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((o,E,e)=>{e.d(E,{E9:()=>u,a3:()=>y});var c=e(3739);const g=[864e5,36e5,6e4,1e3,1];function u(p,S){const r=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(p.trim()),[,...b]=r??[],O=g.reduce((d,_,m)=>d+Number(b[m]??0)*_,0);if(!r||O===0)throw new c.GQ("invalid_input",`${S}: "${p}" is not a duration`,{input:S,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return O}function y(p){if(p<1e3)return`${Math.round(p)}ms`;if(p<59950)return`${(p/
1e3).toFixed(1)}s`;const S=Math.round(p/1e3),r=b=>String(b).padStart(2,"0");return S<3600?`${Math.floor(S/60)}m ${r(S%60)}s`:`${Math.floor(S/3600)}h ${r(Math.floor(
S%3600/60))}m`}const w=null,s=null;function h(p,S){const r=S-p;if(r>s)return new Date(p).toISOString().slice(0,10);const[b,O]=w.find(([,_])=>r>=_)??[];if(!b||b===
"second"&&r<1e4)return"just now";const d=Math.floor(r/O);return`${d} ${b}${d===1?"":"s"} ago`}}),3739:((o,E,e)=>{e.d(E,{GQ:()=>u,I7:()=>y,b$:()=>S,bD:()=>w,xU:()=>h,
xb:()=>s});const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},g=Object.keys(c);class u extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(b,O,d={}){
super(O,d.cause===void 0?void 0:{cause:d.cause}),this.code=b,this.mender=c[b],this.remedy=d.remedy,this.input=d.input,this.place=d.place,this.call=d.call,this.also=
d.also??[]}with({code:b=this.code,message:O=this.message,...d}){const{remedy:_,input:m,place:f,call:U,cause:A,also:H}=this;return new u(b,O,{remedy:_,input:m,place:f,
call:U,cause:A,also:H,...d})}}function y(r){return r instanceof u?r:new u("internal",w(r),{cause:r,remedy:"This is a fault of Slipway. Please report it with the\
 lines above."})}function w(r){return r instanceof Error?r.message:String(r)}function s(r){throw new u("internal",`Unhandled case: ${JSON.stringify(r)}`)}function h(r){
if(!(!(r instanceof Error)||!("code"in r)))return typeof r.code=="string"?r.code:void 0}const p=new Set(["ENOSPC","EDQUOT"]);function S(r){return p.has(h(r))}}),
1317:((o,E,e)=>{e.d(E,{Gq:()=>u,HU:()=>s,LO:()=>y,SP:()=>h,Zw:()=>p,bs:()=>S,yG:()=>w});var c=e(3739),g=e(9882);function u(r,b,O){return new c.GQ("invalid_input",
`${r}: ${b}`,{input:r,remedy:O})}function y(r,b,O){return new c.GQ("missing_input",`${r} is missing: ${b}`,{input:r,remedy:O})}function w(r,b){switch(r.trim().toLowerCase()){case"\
true":return!0;case"false":return!1;default:throw u(b,`"${h(r)}" is neither true nor false`,"Write true or false.")}}function s(r,b,O){const d=b.find(m=>m===r.trim().
toLowerCase());if(d!==void 0)return d;const _=b.map(m=>`"${m}"`).join(", ");throw u(O,`"${h(r)}" is not one of ${_}${(0,g.au)(r,b)}`,`Write one of ${_}.`)}function h(r){
const b=r.replace(/\s+/g," ").trim();return b.length>60?`${b.slice(0,57)}\u2026`:b}class p{#e=[];try(b,O){try{return b()}catch(d){const _=(0,c.I7)(d);if(_.code===
"internal")throw d;return this.#e.push(_),O}}add(b){this.#e.push(b)}throwIfAny(){const b=S(this.#e);if(b)throw b}}function S(r){const[b,...O]=r.flatMap(d=>[d.with(
{also:[]}),...d.also]);return b?.with({also:O})}}),8302:((o,E,e)=>{e.d(E,{D7:()=>u,Eb:()=>y,Gv:()=>c,KH:()=>w,U4:()=>g});function c(s){return typeof s=="object"&&
s!==null&&!Array.isArray(s)}function g(s){try{return JSON.parse(s)}catch{return}}function u(s){const h=g(s);return c(h)?h:void 0}function y(s){const h=Object.entries(
s).filter(([,p])=>p!==void 0);return Object.fromEntries(h)}function w(s,h){return typeof s=="string"&&s.length<=h}}),1709:((o,E,e)=>{e.d(E,{O:()=>c,c:()=>g});function c(u){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(u)}function g(u){return/^(?:[^.]+\.)*localhost\.?$/i.test(u)||c(u.replace(/^\[|\]$/g,""))}}),9882:((o,E,e)=>{e.d(E,{au:()=>y,
pA:()=>g});const c={characters:80,candidates:1e3,shown:3};function g(r,b){const O=w(r);if(O===""||r.length>c.characters)return[];const d=b.slice(0,c.candidates).
filter(m=>m!==r&&m.length<=c.characters).flatMap(m=>{const f=h(r)===h(m)?Math.min(p(O,w(m))??s,s):p(O,w(m));return f===void 0?[]:[{each:m,points:f}]}),_=Math.min(
...d.map(({points:m})=>m));return d.sort((m,f)=>m.points-f.points).filter(({points:m})=>m<=_+1).slice(0,c.shown).map(({each:m})=>m)}function u(r,b){return g(r,b).
filter(O=>S(r,O)<=Math.max(1,Math.floor(Math.min(r.length,O.length)/8)))}function y(r,b){const[O]=g(r.trim(),b);return O===void 0?"":`; did you mean "${O}"?`}function w(r){
return r.toLowerCase().replace(/[-_.:\s]/g,"")}const s=1;function h(r){return/^[^:]{1,40}(?=:)/.exec(r)?.[0]??`${r}:`}function p(r,b){if(r===b)return 0;const O=Math.
max(1,Math.floor(Math.min(r.length,b.length)/3)),d=S(r,b);if(d<=O)return d;const[_,m]=r.length<b.length?[r,b]:[b,r];if(_.length>=4&&(m.startsWith(_)||m.endsWith(
_)))return O+1}function S(r,b){let O=[],d=Array.from({length:b.length+1},(_,m)=>m);for(let _=1;_<=r.length;_++){const m=[_];for(let f=1;f<=b.length;f++){const U=r[_-
1]===b[f-1],A=_>1&&f>1&&r[_-1]===b[f-2]&&r[_-2]===b[f-1];m[f]=Math.min((d[f]??0)+1,(m[f-1]??0)+1,(d[f-1]??0)+(U?0:1),A?(O[f-2]??0)+1:Number.POSITIVE_INFINITY)}[
O,d]=[d,m]}return d[b.length]??0}}),5807:((o,E,e)=>{e.d(E,{FF:()=>Q,Kf:()=>_,Nl:()=>r,Ow:()=>m,aL:()=>U,hS:()=>H,oF:()=>V,vI:()=>d,y1:()=>O,zD:()=>A});const c="\
\x1B",g="\x07",u=new RegExp(`${c}[\\]P_^X][^${g}${c}]*(?:${g}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
w=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),s=new RegExp(
`${c}\\[[0-9;:]{0,40}m`,"g");function h(k){const I=k.includes(c)?k.match(s)??[]:[];return I.length===0?{texts:[k],codes:I}:{texts:k.split(s),codes:I}}const p=/^[ -~]*$/,
S=/^[\t -~]*$/;function r(k){return k.includes(c)?k.replace(u,""):k}function b(k){return S.test(k)?k:r(k).replace(/[\n\u2028\u2029]/g," ").replace(w(),I=>I==="	"?
I:"")}function O(k){return k.split(`
`).map(b).join(`
`)}function d(k,I){return k.length>I?f(k,I):k}function _(k){return k.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function m(k,I=2e3){const x=k.length>I*8+1024?k.slice(
0,I*8+1024):k;if(p.test(x)&&x.length<=I)return k;const $=r(x).replace(y," ").replace(w(),"").toWellFormed();return $.length>I||x.length<k.length?f($,I):$}function f(k,I){
if(I<1)return"";const x=k.slice(0,I-1),$=x.charCodeAt(x.length-1);return`${$>=55296&&$<=56319?x.slice(0,-1):x}\u2026`}function U(k){return k.trim().split(/\s+/)}
function A(k){let[I,x]=[String(k),""];for(;I.length>3;I=I.slice(0,-3))x=`,${I.slice(-3)}${x}`;return I+x}function H(k,I){return`${A(k)} ${I}${k===1?"":"s"}`}function V(k){
return Q(k)??k}function Q(k){try{return decodeURIComponent(k)}catch{return}}const X=/^[\t\n\r -~]*$/;function se(k){return X.test(k)?k:k.replace(/[\u2028\u2029]/g,
L).replace(w(),I=>`	
\r`.includes(I)?I:L(I))}function L(k){return Array.from({length:k.length},(x,$)=>k.charCodeAt($)).map(x=>`\\u${x.toString(16).padStart(4,"0")}`).join("")}}),7634:((o,E,e)=>{
e.d(E,{x:()=>c});const c="1.0.0"}),9570:((o,E,e)=>{e.d(E,{I:()=>c});const c={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{
input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"te\
xt"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((o,E,e)=>{e.d(E,{BL:()=>r,G1:()=>S,IC:()=>m,Rm:()=>w,aT:()=>s,be:()=>p,cS:()=>b,jI:()=>g,jL:()=>h,jh:()=>_,
lF:()=>O,m0:()=>y,ux:()=>c,yN:()=>u});const c={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},g=["api",
"web-ssr","sse"],u=["web-landing",...g],y="detect";function w(f){return g.some(U=>U===f)}const s="us-east-2",h="execute-api",p="SERVICE_KVS_",S=/^[A-Za-z_][A-Za-z0-9_]*$/,
r=/^[a-z][a-z0-9_]{0,31}$/,b=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,O={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},d={pageDefault:64*1024,pageMost:256*1024},_={subject:200,author:100},m={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((o,E,e)=>{e.d(E,{Nu:()=>O,Pf:()=>S,Rs:()=>se,bD:()=>s,c:()=>H,ri:()=>V});var c=e(
5807);const g=1024,u=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,y="owner/name, or a URL that begins with https://",w="--al\
low-local-git",s="https://github.com/{repository}.git";function h(L){const k=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(L)?.[1]??
"";return u.test(k)?k.replace(/\.git$/,""):void 0}const p=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function S(L,k="https://github.com"){const I=V(L.trim());if(I.length>g)return[];const x=O(I,!0);if(x.kind==="path")return[b(x.path)];if(x.kind==="file")return[b(
(0,c.oF)(x.url.pathname))];if(x.kind==="remote")return[r(x.url.host,x.url.pathname)];if(x.kind==="name"){const N=["github.com",URL.canParse(k)?new URL(k).host:"\
github.com"];return[...new Set(N.map(j=>r(j,x.name)))]}const[,$,C]=p.exec(L.trim())??[];return $===void 0||C===void 0?[]:[r($,C)]}function r(L,k){return`${L}/${k.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function b(L){return L.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function O(L,k){if(L.length>
g)return A(`has more than ${g} characters`);if(new RegExp("\\p{Cc}","u").test(L))return A("has control characters");if(u.test(L))return{kind:"name",name:L.replace(
/\.git$/,"")};if(L.startsWith("/"))return k?{kind:"path",path:L}:U("is a local path");const I=d(L);return I?.protocol==="https:"||I?.protocol==="http:"?_(I,k):I?.
protocol==="file:"?m(I,k):f(L)}function d(L){return/^[a-z]+:\/\/\S+$/i.test(L)&&URL.canParse(L)?new URL(L):void 0}function _(L,k){return L.username!==""||L.password!==
""?A("contains a user name or password","the URL without them: the platform has its own access"):L.protocol==="http:"&&!k?U("is a URL of plain http"):{kind:"rem\
ote",url:L}}function m(L,k){return L.host!==""||/%(?:2f|00)/i.test(L.pathname)?A("is not a path on this machine"):k?{kind:"file",url:L}:U("is a local path")}function f(L){
const[,k,I]=p.exec(L)??[];return k===void 0?A("is neither owner/name nor an https URL"):A("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${k}/${I}`)}function U(L){return A(`${L}, which a platform takes only with ${w}`)}function A(L,k=y){return{kind:"refused",problem:L,instead:k}}function H(L,k){
const I=O(k,!0),x=URL.parse(L);return I.kind!=="name"||x===null||x.host==="github.com"?k:`${x.origin}${x.pathname.replace(/\/+$/,"")}/${I.name}.git`}function V(L){
return L.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Q(L,k){return L.replaceAll("{repository}",()=>k)}function X(L,k){const[I="",x=""]=V(L).split("{rep\
ository}"),$=k.href.replace(/\.git$/,""),C=x.replace(/\.git$/,"");if(!$.startsWith(I)||!$.endsWith(C))return;const N=$.slice(I.length,$.length-C.length);return u.
test(N)?N:void 0}function se(L,k){const I="https://git.example.com/{repository}.git";if(!L.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:I};const x=Q(L,"owner/name"),$=d(x);if($?.protocol==="https:")return;const C=$?.protocol==="http:"||$?.protocol==="file:"&&$.host==="";if(!(C&&k))return C?
{problem:`begins with ${$?.protocol}//, which needs ${w}`,instead:`${I}, or add ${w}`}:{problem:"is not an https URL",instead:I}}}),9439:((o,E,e)=>{e.d(E,{K:()=>g,
z:()=>u});const c=null,g={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"\
Public URL",compare:"Comparison"};function u(y){return y===void 0?"":`${y.file}${y.line===void 0?"":`:${y.line}`}: `}}),3214:((o,E,e)=>{e.d(E,{O:()=>g,m:()=>w});
var c=e(5807);function g(s,h){const p=r=>h.redact(r),S=r=>r===void 0?void 0:p(r);return{...s,headline:p(s.headline),message:S(s.message),stage:S(s.stage),code:S(
s.code),remedy:S(s.remedy),diagnostics:s.diagnostics.map(r=>({...r,file:p(r.file),code:r.code===null?null:p(r.code),message:p(r.message)})),log:s.log.map(p)}}const u=100,
y=500;function w(s){return{...s,diagnostics:s.diagnostics.map(h=>({...h,message:(0,c.Ow)(h.message,y)})),log:s.log.slice(-u).map(h=>(0,c.Ow)(h,y))}}}),5328:((o,E,e)=>{
e.d(E,{O9:()=>U,aZ:()=>b,$r:()=>I,cT:()=>X});var c=e(3739);function g($){return{kind:"command",command:$,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(C,N)=>u($,N)}}async function u($,{run:C,onSecret:N}){const j=(ie,te)=>new c.GQ("token_command_failed",`The command of id-token-command ${ie}`,{input:"\
id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:te}),{exitCode:Z,stdout:q}=await C(
$).catch(ie=>{throw j("could not be started",ie)}),ee=q.trim();if(ee!==""&&N(ee),Z!==0)throw j(`ended with exit code ${Z}`);if(ee==="")throw j("printed nothing");
if(/\s/.test(ee))throw j("printed more than one word: an ID token has no spaces and no line ends");return ee}function y($){return{...$,kind:"github",input:"id-t\
oken-audience",mayLackEmail:!0,description:$.audience?`GitHub OIDC, for ${$.audience}`:"GitHub OIDC",async obtain(C,{onSecret:N}){const{githubToken:j}=await Promise.
all([e.e(878),e.e(517),e.e(899)]).then(e.bind(e,2233));return j($,C,N)}}}const w="SLIPWAY_TOKEN";function s($){return{...h($),input:w,description:`token of ${w}`}}
function h($){const C=$.trim();return{kind:"given",token:C,input:"id-token",description:"ID token as given",renewable:!1,async obtain(N,{onSecret:j}){return j(C),
C}}}function p($){return{...$,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL($.url).host}`,async obtain(C,{onSecret:N}){
const{exchangedToken:j}=await Promise.all([e.e(878),e.e(517),e.e(899)]).then(e.bind(e,8427));return j($,C,N)}}}var S=e(1619),r=e(1317);function b($,C){const N=A(
$),[j,Z]=N;if(j&&Z)throw(0,r.Gq)(Z,`${j} is given as well, and a run has one identity`,`Leave out one of: ${N.join(", ")}.`);if(H($),j===void 0)return C.identity??
Q($,C);if(f(j))return O[j]($[j]);if(!C.idTokenRequest)return se(j,$,C);const q={requestUrl:C.idTokenRequest.url,requestToken:C.idTokenRequest.token,audience:$["\
id-token-audience"]||void 0,permissions:x($,C)};return d[j](q,$)}const O={"id-token":h,"id-token-command":g},d={"token-exchange-url":($,C)=>p({url:(0,S.J)(C["to\
ken-exchange-url"],"token-exchange-url").href,audience:C["token-exchange-audience"]||void 0,clientID:C["token-exchange-client-id"]||void 0,subject:$}),"id-token\
-audience":y},_=[...Object.keys(O),...Object.keys(d)].filter(m);function m($){return Object.hasOwn(O,$)||Object.hasOwn(d,$)}function f($){return Object.hasOwn(O,
$)}const U=_.filter($=>$!=="id-token-audience");function A($){const C=_.filter(N=>$[N].trim()!=="");return C.includes("token-exchange-url")?C.filter(N=>N!=="id-\
token-audience"):C}function H($){if($["token-exchange-url"]!=="")return;const C=["token-exchange-audience","token-exchange-client-id"].find(N=>$[N]!=="");if(C)throw(0,r.
LO)("token-exchange-url",`${C} means nothing without it`,"Give the token endpoint.")}const V="Give one of: id-token-audience with token-exchange-url (the usual \
way), id-token, id-token-command, or id-token-audience alone.";function Q($,C){if(X(C))return se("id-token",$,C);throw(0,r.LO)("id-token-audience","no input pro\
vides an ID token",V)}function X($){return $.dependabot||$.pullRequest?.fork===!0}function se($,C,N){const j=x(C,N);return new c.GQ("no_id_token",`This run can \
have no ID token: ${L(N)}`,{input:$,remedy:X(N)?`${k}
${j}`:`Add to the job, and to the calling workflow if this one is reusable:
${j}`})}function L($){return $.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":$.dependabot?"Dependabot's runs get neither\
 secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const k=`Try such pull requests without credentials, by "mode: check", or let them pa\
ss by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function I({idToken:$,records:C,pullRequest:N,comment:j}){return["permissions:",...["contents: read",
...C?["deployments: write"]:[],...$?["id-token: write"]:[],...C&&N?[`pull-requests: ${j?"write":"read"}`]:[]].map(q=>`  ${q}`)].join(`
`)}function x($,{pullRequest:C}){const N=$.comment.trim().toLowerCase()!=="false",j=$["github-token"].trim()!=="";return I({idToken:!0,records:j,pullRequest:C!==
void 0,comment:N})}}),1490:((o,E,e)=>{e.d(E,{m:()=>d,y:()=>_});var c=e(9127),g=e(3739),u=e(1317),y=e(9882),w=e(2345);const s=40;function h(m,f,U){const A=m.trim().
replace(/\{([^{}]*)\}/g,(H,V)=>p(V.trim(),f,U));if(w.cS.test(A))return A;throw(0,u.Gq)(f,`"${(0,u.SP)(A)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function p(m,f,U){if(m==="pr")return String(S("{pr}",f,U));if(m==="branch")return b(f,U);const A=/^slot:(.*)$/.
exec(m)?.[1];if(A!==void 0)return r(A,f,U);throw(0,u.Gq)(f,`there is no placeholder {${(0,u.SP)(m)}}${(0,y.au)(m,["pr","branch","slot:N"])}`,"The placeholders a\
re {pr}, {branch} and {slot:N}.")}function S(m,f,U){if(U.pullRequest)return U.pullRequest.number;throw(0,u.Gq)(f,`${m} has a value on pull requests only, and th\
is run was started by ${U.eventName??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function r(m,f,U){if(!/^[1-9]\d{0,3}$/.
test(m))throw(0,u.Gq)(f,`{slot:${(0,u.SP)(m)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(S(`{slot:${m}}`,f,U)%Number(m))}function b(m,f){
const U=f.pullRequest?.headBranch??f.refName;if(U!==void 0)return O(U);throw(0,u.Gq)(m,"{branch} has no value: this run is for no branch","Name the app without \
{branch}.")}function O(m){const f=m.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(f!==""&&f.length<=s&&/^[\w./-]+$/.test(m))return f;const{
createHash:U}=process.getBuiltinModule("node:crypto"),A=U("sha256").update(m).digest("hex").slice(0,8);return`${f.slice(0,s-9).replace(/-+$/,"")}-${A}`.replace(
/^-/,"")}class d{raw;context;problems;constructor(f,U,A){this.raw=f,this.context=U,this.problems=A}boolean(f){return this.problems.try(()=>(0,u.yG)(this.raw[f],
f),!1)}choice(f,U){return this.problems.try(()=>(0,u.HU)(this.raw[f],U,f),U[0])}duration(f){return this.problems.try(()=>(0,c.E9)(this.raw[f],f),1)}optional(f){
return this.raw[f].trim()||void 0}identifier(f,U){return this.problems.try(()=>{const A=this.optional(f)??U;if(A===void 0)throw(0,u.LO)(f,"it is part of every r\
equest",`Give the ${f}'s identifier.`);return h(A,f,this.context)},"")}}function _(m,f,U){try{return U(m)}catch(A){const H=(0,g.xU)(A)==="ENOENT"?"does not exis\
t":`cannot be read (${(0,g.xU)(A)??"fault"})`;throw new g.GQ("file_not_found",`${f}: the file ${m} ${H}`,{input:f,cause:A,remedy:"Give a path inside the workspa\
ce, and check the repository out before this step."})}}}),224:((o,E,e)=>{e.d(E,{P0:()=>w,Qh:()=>u,mc:()=>c,me:()=>s});const c={mode:{kind:"choice",choices:["dep\
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
ile":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},g=new Map(Object.entries(c)),u=Object.keys(c).filter(y);function y(h){return Object.hasOwn(c,h)}const w=[
"app-id","app-created","deploy-id","status","url","failure","kvs-written","kvs-failed"];function s(h){const p=u.map(S=>{const r=g.get(S)?.default??"";return[S,h[S]||
(r.startsWith("${{")?"":r)]});return Object.fromEntries(p)}}),9689:((o,E,e)=>{e.a(o,async(c,g)=>{try{var u=e(6541),y=e(4664);const w=new AbortController;process.
on("SIGINT",()=>w.abort()),process.on("SIGTERM",()=>w.abort()),process.exitCode=await(0,u.h)((0,y.c)(),{env:process.env,signal:w.signal,typeInCheckout:async s=>{
const{typeByProgram:h}=await Promise.all([e.e(550),e.e(878),e.e(517),e.e(981),e.e(741)]).then(e.bind(e,7428));return h(s,{env:process.env,signal:w.signal})},startPlatform:async s=>(await Promise.
all([e.e(550),e.e(878),e.e(517),e.e(981),e.e(741)]).then(e.bind(e,5047))).startLocalPlatform(s)}),g()}catch(w){g(w)}},1)})},ke={};function B(o){var E=ke[o];if(E!==
void 0)return E.exports;var e=ke[o]={id:o,loaded:!1,exports:{}},c=!0;try{Oe[o](e,e.exports,B),c=!1}finally{c&&delete ke[o]}return e.loaded=!0,e.exports}B.m=Oe,typeof B<
"u"&&(B.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="fun\
ction"?Symbol("webpack queues"):"__webpack_queues__",E=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",e=typeof Symbol=="function"?Symbol(
"webpack error"):"__webpack_error__",c=u=>{u&&u.d<1&&(u.d=1,u.forEach(y=>y.r--),u.forEach(y=>y.r--?y.r++:y()))},g=u=>u.map(y=>{if(y!==null&&typeof y=="object"){
if(y[o])return y;if(y.then){var w=[];w.d=0,y.then(p=>{s[E]=p,c(w)},p=>{s[e]=p,c(w)});var s={};return s[o]=p=>p(w),s}}var h={};return h[o]=p=>{},h[E]=y,h});B.a=(u,y,w)=>{
var s;w&&((s=[]).d=-1);var h=new Set,p=u.exports,S,r,b,O=new Promise((d,_)=>{b=_,r=d});O[E]=p,O[o]=d=>(s&&d(s),h.forEach(d),O.catch(_=>{})),u.exports=O,y(d=>{S=
g(d);var _,m=()=>S.map(U=>{if(U[e])throw U[e];return U[E]}),f=new Promise(U=>{_=()=>U(m),_.r=0;var A=H=>H!==s&&!h.has(H)&&(h.add(H),H&&!H.d&&(_.r++,H.push(_)));
S.map(H=>H[o](A))});return _.r?f:m()},d=>(d?b(O[e]=d):r(p),c(s))),s&&s.d<0&&(s.d=0)}})(),(()=>{var o=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__,
E;B.t=function(e,c){if(c&1&&(e=this(e)),c&8||typeof e=="object"&&e&&(c&4&&e.__esModule||c&16&&typeof e.then=="function"))return e;var g=Object.create(null);B.r(
g);var u={};E=E||[null,o({}),o([]),o(o)];for(var y=c&2&&e;typeof y=="object"&&!~E.indexOf(y);y=o(y))Object.getOwnPropertyNames(y).forEach(w=>u[w]=()=>e[w]);return u.
default=()=>e,B.d(g,u),g}})(),B.d=(o,E)=>{for(var e in E)B.o(E,e)&&!B.o(o,e)&&Object.defineProperty(o,e,{enumerable:!0,get:E[e]})},B.f={},B.e=o=>Promise.all(Object.
keys(B.f).reduce((E,e)=>(B.f[e](o,E),E),[])),B.u=o=>""+o+".index.js",B.o=(o,E)=>Object.prototype.hasOwnProperty.call(o,E),B.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},B.nmd=o=>(o.paths=[],o.children||(o.children=[]),
o),(()=>{var o={792:0},E=e=>{var{ids:c,modules:g,runtime:u}=e,y,w,s=0;for(y in g)B.o(g,y)&&(B.m[y]=g[y]);for(u&&u(B);s<c.length;s++)w=c[s],B.o(o,w)&&o[w]&&o[w][0](),
o[c[s]]=0};B.f.j=(e,c)=>{var g=B.o(o,e)?o[e]:void 0;if(g!==0)if(g)c.push(g[1]);else{var u=import("./"+B.u(e)).then(E,y=>{throw o[e]!==0&&(o[e]=void 0),y}),u=Promise.
race([u,new Promise(y=>g=o[e]=[y])]);c.push(g[1]=u)}}})();var Se=B(9689);Se=await Se;

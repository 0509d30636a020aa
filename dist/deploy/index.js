const D=process.getBuiltinModule;var ye={2613:(n=>{n.exports=D("assert")}),181:(n=>{n.exports=D("buffer")}),5317:(n=>{n.exports=D("child_process")}),4434:(n=>{n.
exports=D("events")}),9896:(n=>{n.exports=D("fs")}),4589:(n=>{n.exports=D("node:assert")}),6698:(n=>{n.exports=D("node:async_hooks")}),4573:(n=>{n.exports=D("no\
de:buffer")}),1421:(n=>{n.exports=D("node:child_process")}),7598:(n=>{n.exports=D("node:crypto")}),3053:(n=>{n.exports=D("node:diagnostics_channel")}),1553:(n=>{
n.exports=D("node:dns/promises")}),8474:(n=>{n.exports=D("node:events")}),3024:(n=>{n.exports=D("node:fs")}),1455:(n=>{n.exports=D("node:fs/promises")}),7067:(n=>{
n.exports=D("node:http")}),2467:(n=>{n.exports=D("node:http2")}),7030:(n=>{n.exports=D("node:net")}),8161:(n=>{n.exports=D("node:os")}),6760:(n=>{n.exports=D("n\
ode:path")}),643:(n=>{n.exports=D("node:perf_hooks")}),1792:(n=>{n.exports=D("node:querystring")}),99:(n=>{n.exports=D("node:sqlite")}),7075:(n=>{n.exports=D("n\
ode:stream")}),7830:(n=>{n.exports=D("node:stream/web")}),6193:(n=>{n.exports=D("node:string_decoder")}),8500:(n=>{n.exports=D("node:timers/promises")}),1692:(n=>{
n.exports=D("node:tls")}),3136:(n=>{n.exports=D("node:url")}),7975:(n=>{n.exports=D("node:util")}),3429:(n=>{n.exports=D("node:util/types")}),5919:(n=>{n.exports=
D("node:worker_threads")}),8522:(n=>{n.exports=D("node:zlib")}),857:(n=>{n.exports=D("os")}),6928:(n=>{n.exports=D("path")}),932:(n=>{n.exports=D("process")}),3193:(n=>{
n.exports=D("string_decoder")}),3557:(n=>{n.exports=D("timers")}),2265:((n,_,e)=>{e.d(_,{h:()=>J});var p=e(1224),y=e(3739),i=e(1317),v=e(9570),S=e(5328),d=e(1490),
w=e(597);function $(s,t,r){const l={repository:t.pullRequest?.headRepository??t.repository,branch:t.pullRequest?.headBranch??t.refName},k=s.repository.trim()||l.
repository,C=s.branch.trim()||l.branch;if(k===void 0)throw(0,i.LO)("repository","this run has none of its own","Write it as owner/name.");const N=K=>(0,w.c)(t.serverUrl,
K),H=N(b(k));if(C===void 0)throw(0,i.LO)("branch","this run is for no branch","Name the branch to build.");!r&&s.repository.trim()===""&&O(t);const B=l.repository!==
void 0&&H.toLowerCase()===N(l.repository).toLowerCase()&&C===l.branch;return{repository:H,branch:o(C),commit:B?t.sha:void 0}}function b(s){const t=(0,w.Nu)(s,!0);
if(t.kind!=="refused")return s;throw(0,i.Gq)("repository",`"${(0,i.SP)((0,w.ri)(s))}" ${t.problem}`,`Write ${t.instead}.`)}function o(s){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.
test(s)||f(s))throw(0,i.Gq)("branch",`"${(0,i.SP)(s)}" cannot be the name of a branch`,"Name a branch as git does: main.");return s}function f(s){return new RegExp(
"\\p{Cc}","u").test(s)}function T(s,t){const r=s["compare-to"].trim();if(r!==""){if(t!=="check")throw(0,i.Gq)("compare-to",`only a check compares, and mode is "${(0,i.
SP)(s.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(r)||r.length>255||f(r))throw(0,i.Gq)("compare-to",`"${(0,i.SP)(r)}" cannot name a commit`,"Name a br\
anch, a tag or a commit: HEAD^1.");return r}}const c=new Set(["pull_request_target","workflow_run"]);function O({pullRequest:s}){if(s?.fork)throw(0,i.Gq)("repos\
itory",`pull request #${s.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository an\
d branch yourself if you trust the fork.')}function m({fork:s,eventName:t,selfHosted:r},l){if(s){if(c.has(t))throw(0,i.Gq)("mode",`a run on ${t} has the reposit\
ory's token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no \
secret and no permission but "contents: read".');if(r&&!l)throw(0,i.Gq)("allow-forks-on-self-hosted","this runner does not say that it is GitHub's own, so it co\
unts as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview\
.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var h=e(224),P=e(1619);function x(s){if(s.trim()==="")
throw(0,i.LO)("base-url","it is the address of the control plane","Give its https URL.");const t=(0,P.Jb)(s,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.
test(t))return t;throw(0,i.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function j(s){const t=s.trim();if(t===
"")return;const r=t.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(r)&&URL.canParse(r)&&!/[{}]/.test(r))return t;throw(0,i.Gq)("ur\
l-template",`"${(0,i.SP)(t)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function W(s,t,r){const l=new i.
Zw,k=l.try(()=>(0,i.HU)(s.mode,h.mc.mode.choices,"mode"),"deploy");if(k==="close")return ee(new d.m(s,t,l));const C=k==="check"?void 0:l.try(()=>(0,S.aZ)(s,t),void 0);
if(C instanceof y.GQ){if((0,i.HU)(s["on-no-token"],h.mc["on-no-token"].choices,"on-no-token")==="skip")return z(s,t,C);l.add(C)}const N=await a(new d.m(s,t,l),k,
C,r);return l.throwIfAny(),N}function z(s,t,r){const l=new d.m(s,t,new i.Zw),k=X.map(N=>l.identifier(N,void 0));return{kind:"skip",app:k.every(N=>N!=="")?k.join(
"/"):k.at(-1)||s.app,reason:(0,S.cT)(t)?r.with({remedy:void 0}):r}}const X=["org","project","app"];function ee(s){const{context:t,problems:r}=s,l=r.try(()=>{if(t.
pullRequest)return t.pullRequest.number;throw(0,i.Gq)("mode",`"close" is for pull requests, and this run was started by ${t.eventName??"no event"}`,"Run the ste\
p with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),k=X.map(Y=>s.identifier(Y,void 0));r.try(()=>T(s.raw,"close"),void 0);const C=g(
s);C.token===""&&r.add((0,i.LO)("github-token","the action comments on the pull request with it","Leave it out: it has a default.")),r.throwIfAny();const[N="",H="",
B=""]=k,K=r.try(()=>U(s,{org:N,project:H,app:B}),void 0);return r.throwIfAny(),{kind:"close",app:k.join("/"),pullRequest:l,own:K,github:C}}function U({raw:s,context:t},r){
const l=s.app.includes("{pr}")&&s["base-url"].trim()!==""&&s["api-map"].trim()==="",k=[...S.O9,"id-token-audience"];if(!l||k.every(K=>s[K].trim()===""))return;const C=(0,S.
aZ)(s,t);if(C instanceof y.GQ)return;const{org:N,project:H,app:B}=r;return{org:N,project:H,app:B,baseUrl:x(s["base-url"]),source:C}}function g(s){return{token:s.
raw["github-token"].trim(),environment:s.optional("environment")??(s.context.pullRequest?"preview":"production"),comment:s.boolean("comment")}}async function a(s,t,r,l){
const{raw:k,context:C,problems:N}=s,H=t==="check"?"check":void 0,{env:B,notice:K,secrets:Y}=await L(s,l),{settings:ke,statusMap:ve}=await M(s),be=await V(s,l),$e=t===
"check"||r instanceof y.GQ,Ee={repository:"",branch:"",commit:void 0},{commit:Se,...Oe}=N.try(()=>$(k,C,$e),Ee),_e={...Oe,...Q(s),settings:ke},ge={org:s.identifier(
"org",H),project:s.identifier("project",H),app:s.identifier("app",H),rememberedAppID:void 0,create:s.boolean("create"),appType:s.optional("app-type"),configuration:_e,
ownership:{takeOver:s.boolean("take-over"),alsoNamed:[],server:C.serverUrl,otherBranch:/[{]/.test(k.app)?"follow":"deploy"},env:B,commit:Se,attachTo:void 0,follow:{
...Z(s),statusMap:new Map([...be?.statuses??[],...ve])},verify:s.choice("verify",h.mc.verify.choices),urlTemplate:N.try(()=>j(k["url-template"]),void 0),dryRun:s.
boolean("dry-run"),apiMap:be};return{kind:"deploy",plan:ge,target:E(s,t,r),own:C.pullRequest&&t==="deploy"?U(s,ge):void 0,github:g(s),seed:q(s,l,t==="check"),notices:K===
void 0?[]:[K],secrets:ne(k,C,[...Y.values()]),secretVariables:Y}}function E(s,t,r){const{raw:l,context:k,problems:C}=s,N=s.boolean("allow-forks-on-self-hosted");
t==="check"&&C.try(()=>m(k,N),void 0);const H=t==="check"?"":C.try(()=>x(l["base-url"]),""),B=C.try(()=>T(l,t),void 0);return r===void 0||r instanceof y.GQ?{mode:"\
check",compareTo:B}:{mode:"deploy",baseUrl:H,source:r}}async function L(s,t){const{raw:r,problems:l}=s,k=s.boolean("clear-env");if(r.env!==""||r["secret-env"]!==
""||r["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(r,k,t,l);const C=new Map;return{env:k?{kind:"replace",variables:C}:{kind:"leave"},secrets:C,
notice:void 0}}async function M(s){const{raw:t,problems:r}=s;if(t["app-settings"]===""&&t["status-map"]==="")return{settings:{},statusMap:new Map};const{parseSettings:l,
parseStatusMap:k}=await e.e(663).then(e.bind(e,7947));return{settings:r.try(()=>l(t),{}),statusMap:r.try(()=>k(t["status-map"]),new Map)}}async function V({raw:s,
problems:t},r){if(s["api-map"].trim()==="")return;const{readApiMap:l}=await Promise.all([e.e(815),e.e(132),e.e(875)]).then(e.bind(e,3875));return l(s["api-map"],
r).catch(k=>t.try(()=>{throw k},void 0))}function Q(s){const t=Object.entries(v.I).flatMap(([r,l])=>{const k=s.optional(l.input);return!("setting"in l)||k===void 0?
[]:[[r,l.setting==="boolean"?s.boolean(l.input):k]]});return Object.fromEntries(t)}function Z(s){const{raw:t}=s;return{wait:s.boolean("wait"),timeoutMs:s.duration(
"timeout"),onTimeout:s.choice("on-timeout",h.mc["on-timeout"].choices),pollIntervalMs:t["poll-interval"]===""?void 0:s.duration("poll-interval")}}function q(s,t,r){
const{raw:l,problems:k}=s,C=["kvs-seed-file","kvs-prune-file"].filter(N=>l[N]!=="");if(C.length!==0){for(const N of C)k.try(()=>(0,d.y)(l[N],N,t),"");return{file:l["\
kvs-seed-file"],table:l["kvs-table"],url:l["kvs-url"],region:l["kvs-region"],token:l["kvs-token"],"ttl-seconds":l["kvs-ttl-seconds"],concurrency:l["kvs-concurre\
ncy"],verify:l["kvs-verify"],"prune-file":l["kvs-prune-file"],"dry-run":r?"true":l["dry-run"]}}}function ne(s,t,r){return[...[s["id-token"],s["github-token"],s["\
kvs-token"],t.idTokenRequest?.token??""],...r].filter(k=>k.trim()!=="")}var oe=e(5807);const de=4,me=8;function ae(s){const t=[s.trim(),...s.split(/\r?\n/).map(
r=>r.trim())];return[...new Set(t)].filter(r=>r.length>=de)}class le{#e=new Set;#t;add(t){const r=ae(t).filter(l=>!this.#e.has(l));for(const l of r)for(const k of[
l,JSON.stringify(l).slice(1,-1),encodeURIComponent(l.toWellFormed())])this.#e.add(k);return r.length>0&&(this.#t=void 0),r}redact(t){if(this.#e.size===0)return t;
this.#t??=ce(this.#e);const[r="",...l]=t.replace(this.#t,"***").split("\u2026").reverse();return[...l.reverse().map(k=>this.#n(k)),r].join("\u2026")}#n(t){for(const r of this.#e){
const l=t.lastIndexOf(r.slice(0,me));if(l!==-1&&r.startsWith(t.slice(l)))return`${t.slice(0,l)}***`}return t}}function ce(s){const t=[...s].sort((r,l)=>l.length-
r.length);return new RegExp(t.map(oe.Kf).join("|"),"g")}var se=e(9439),re=e(3214),ue=e(7362),fe=e(246),ie=e(9127);class pe{#e;#t;#n=new Set;#s=!1;constructor(t,r){
this.#e=t,this.#t=r}tell(t){switch(t.type){case"phase-started":this.closeGroup(),this.#e.group(se.K[t.phase]),this.#s=!0;break;case"phase-finished":this.closeGroup(),
this.#e.line(`${t.failed?"\u2717":"\u2713"} ${se.K[t.phase]}: ${t.detail} (${(0,ie.a3)(t.ms)})`);break;case"warning":case"notice":this.#a(t);break;case"failure":
this.#i(t.report);break;case"app-known":this.#e.line(`App ${t.appID}${t.created?" (created)":""}`);break;case"deployment-known":this.#e.line(`Deployment ${t.deployID}${t.
attached?" (started by an earlier run)":""}`);break;case"status":{const r=t.stage===void 0?"":` \xB7 ${t.stage}`;this.#e.line(`${(0,ie.a3)(t.elapsedMs)}  ${t.status}${r}`);
break}case"heartbeat":this.#e.line(`${(0,ie.a3)(t.elapsedMs)}  still ${t.status}`);break;case"url":this.#e.line(`URL ${t.url}`);break;default:(0,y.xb)(t)}}closeGroup(){
this.#s&&this.#e.endGroup(),this.#s=!1}#a(t){const{type:r,message:l,remedy:k,place:C}={remedy:void 0,place:void 0,...t};this.#n.has(l)||(this.#n.add(l),this.#t.
add(r,{message:(0,oe.Ow)(l),place:C},k?.split(`
`)))}#i(t){this.closeGroup();const r=(0,oe.Ow)(t.headline,500);if(t.diagnostics.some(({severity:l})=>l==="error")?this.#e.line(`\u2717 ${r}`):this.#t.add("error",
{title:"Deployment failed",message:r}),t.remedy!==void 0)for(const l of t.remedy.split(`
`))this.#e.line(`  ${l}`);for(const l of t.diagnostics)this.#t.addDiagnostic(l);t.log.length!==0&&(this.#e.group(t.log.length===1?"Build log (the last line)":`B\
uild log (the last ${t.log.length} lines)`),this.#e.replay(t.log,crypto.randomUUID()),this.#e.endGroup())}}var te=e(5239);function u(s,t,r){return{"app-id":s.appID??
"","app-created":String(s.appCreated),"deploy-id":s.deployID??"",status:s.status,url:s.url??"",failure:s.failure?JSON.stringify((0,re.m)((0,re.O)(s.failure,r))):
"","kvs-written":t?String(t.written):"","kvs-failed":t?String(t.failed):""}}function R(s,t){const r=[...t].filter(([,B])=>ae(B).some(K=>Object.values(s).some(Y=>Y.
includes(K))));if(r.length===0)return;const l=r.flatMap(([,B])=>ae(B)),k=Object.entries(s).filter(([,B])=>l.some(K=>B.includes(K))),C=r.map(([B])=>B).join(", "),
[N,H]=r.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${N} of ${C} ${H} in the output ${k.map(([B])=>B).join(", ")}: Gi\
tHub drops every output that contains a masked value`,remedy:`If a value is not secret, give it by env, under a name that does not look secret. The words: ${(0,te.
fs)("variables")}`}}const I=()=>e.e(519).then(e.bind(e,7519)),A={settleMs:2500,totalMs:3500};class F{#e;#t=new le;#n;#s;#a;#i=[];#u;#o={planned:void 0,built:void 0,
checked:void 0,compared:""};#r={};constructor(t){this.#e=t,this.#n=(0,ue.uF)(t.runner,this.#t),this.#s=new fe.r(this.#n),this.#a=new pe(this.#n,this.#s);const{raw:r,
context:l}=t.run;for(const k of h.Qh)h.mc[k].kind==="secret"&&this.addSecret(r[k]);this.addSecret(l.idTokenRequest?.token??"")}report=t=>{t.type==="app-known"&&
(this.#r={...this.#r,appID:t.appID}),t.type==="deployment-known"&&(this.#r={...this.#r,deployID:t.deployID}),t.type==="url"&&(this.#r={...this.#r,url:t.url}),t.
type==="failure"&&(this.#r={...this.#r,failure:t.report}),t.type==="warning"&&!this.#i.some(({message:r})=>r===(0,se.z)(t.place)+t.message)&&this.#i.push({message:(0,se.
z)(t.place)+t.message,remedy:t.remedy}),this.#a.tell(this.#p(t)),this.#u?.tell(t)};addSecret=t=>{for(const r of this.#t.add(t))this.#n.mask(r)};accept(t){this.#o=
{...this.#o,planned:t};for(const r of t.secrets)this.addSecret(r);for(const r of t.notices)this.report({type:"notice",message:r})}follow(t){this.#u=t}checkedOut(t){
this.#o={...this.#o,built:t}}async checked(t){this.#o={...this.#o,checked:t};const{tellFindings:r}=await I();r(this.#n,this.#s,t)}async compared(t){const{comparisonSection:r}=await I(),
l=r(t,k=>this.#t.redact(k));this.#o={...this.#o,compared:l}}async finish(t,r){this.#a.closeGroup();const{error:l}=t;return l?.code==="check_failed"?this.#n.line(
`\u2717 ${(0,oe.Ow)(l.message,500)}`):l&&l.code!=="deploy_failed"&&this.#s.addError(l),r?.error&&this.#s.addError(r.error),this.#l(t,r),await this.#f(t,r),t.error!==
void 0||t.status==="failed"||t.status==="cancelled"||r?.error?1:0}async seedReporter(){const{seedLog:t}=await I();return this.#n.line("Keys"),t(this.#n,this.#s,
this.#e.clock)}fail(t){return this.finish({...this.#r,status:"failed",appCreated:!1,phases:[],error:t})}async skip(t,r){this.#o={...this.#o,skippedApp:t};const l=`${(0,oe.
Ow)(t,200)}: ${r.message}`;this.#s.add("notice",{title:"Deploy skipped",message:l},r.remedy?.split(`
`));const k={...this.#r,status:"skipped",appCreated:!1,phases:[],error:r};return this.#l(k,void 0),await this.#d(k,void 0),0}#l(t,r){const l=u(t,r,this.#t);for(const C of h.
P0)this.#n.output(C,l[C]);const k=R(l,this.#o.planned?.secretVariables??new Map);k&&this.report({type:"warning",...k})}async#f(t,r){if(await this.#d(t,r),!this.#u)
return;const{briefComment:l,endingOf:k,pageFacts:C}=await I(),N=this.#i.length,H=t.error?.code==="interrupted",B=t.status==="succeeded"||H?void 0:await this.#u.
previous();this.#o={...this.#o,previous:B};const K=C(this.#c(t,r)),Y=H?A:void 0;await this.#u.finish(k(K,t),l(K),Y),(this.#i.length>N||B)&&await this.#d(t,r)}async#d(t,r){
const{pageFacts:l,renderSummary:k}=await I();this.#n.summary(k(l(this.#c(t,r))))}#c(t,r){return{...this.#o,outcome:t,seeded:r,run:this.#e.run,warnings:this.#i,updatedAt:this.#e.
clock.now(),unannotated:this.#s.dropped,secrets:this.#t}}#p(t){return t.type==="failure"?{...t,report:(0,re.O)(t.report,this.#t)}:t}}async function J(s,t){const l={
runner:(0,ue.Aq)(s.summaryFile),run:s,clock:p.ml,random:Math.random},k=new F(l),C=await W(s.raw,s.context,s.readFile).catch(y.I7);if(C instanceof Error)return k.
fail(C);if(C.kind==="skip")return k.skip(C.app,C.reason);if(C.kind==="close"){const{closePreview:N}=await Promise.all([e.e(840),e.e(878),e.e(737),e.e(169)]).then(
e.bind(e,9285));return N(C,{...l,...t})}k.accept(C);try{const N=C.seed&&await Promise.all([e.e(118),e.e(878),e.e(342)]).then(e.bind(e,9342)),H=C.seed&&await N?.
prepareSeed(C.seed,{...t,onSecret:k.addSecret}),{carryOut:B}=await Promise.all([e.e(840),e.e(878),e.e(809),e.e(899)]).then(e.bind(e,9883)),K=await B(C,k,l,t),Y=K.
status==="succeeded"&&K.error===void 0;return N&&K.status==="pending"&&k.report(N.KEYS_LEFT),await k.finish(K,Y?await H?.(await k.seedReporter()):void 0)}catch(N){
return k.fail((0,y.I7)(N))}}}),4664:((n,_,e)=>{e.d(_,{c:()=>S});var p=e(3024),y=e(6760),i=e(8302),v=e(224);function S(c=process.env){const O=c.GITHUB_WORKSPACE||
process.cwd();return{raw:d(c),context:w(c,O),summaryFile:c.GITHUB_STEP_SUMMARY||void 0,saved:c.STATE_slipway??"",readFile:m=>(0,p.readFileSync)((0,y.resolve)(O,
m),"utf8")}}function d(c){const O={};for(const m of v.Qh){const h=c[`INPUT_${m.toUpperCase()}`]?.trim();h&&(O[m]=h)}return(0,v.me)(O)}function w(c,O){const m=c.
GITHUB_REPOSITORY||void 0,h=o(c.GITHUB_EVENT_PATH),P=c.GITHUB_SERVER_URL||"https://github.com",[x,j]=[c.ACTIONS_ID_TOKEN_REQUEST_URL,c.ACTIONS_ID_TOKEN_REQUEST_TOKEN],
W=f(f(h,"pull_request"),"head"),z=$(f(h,"pull_request"),m);return{serverUrl:P,apiUrl:c.GITHUB_API_URL||"https://api.github.com",repository:m,refName:c.GITHUB_REF_NAME||
void 0,sha:T(W.sha)??(c.GITHUB_SHA||void 0),eventName:c.GITHUB_EVENT_NAME||void 0,pullRequest:z,fork:z?.fork===!0||b(f(h,"workflow_run"),m),selfHosted:c.RUNNER_ENVIRONMENT!==
"github-hosted",dependabot:c.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:x&&j?{url:x,token:j}:void 0,runUrl:m&&c.GITHUB_RUN_ID?`${P}/${m}/actions/runs/${c.GITHUB_RUN_ID}`:
void 0,workspace:O}}function $(c,O){const m=f(c,"head"),h=T(m.ref);if(typeof c.number!="number"||h===void 0)return;const P=T(f(m,"repo").full_name);return{number:c.
number,headRepository:P,headBranch:h,fork:P?.toLowerCase()!==O?.toLowerCase()}}function b(c,O){return c.id===void 0?!1:T(f(c,"head_repository").full_name)?.toLowerCase()!==
O?.toLowerCase()}function o(c){if(!c)return{};try{const O=JSON.parse((0,p.readFileSync)(c,"utf8"));return(0,i.Gv)(O)?O:{}}catch{return{}}}function f(c,O){const m=c[O];
return(0,i.Gv)(m)?m:{}}function T(c){return typeof c=="string"&&c!==""?c:void 0}}),246:((n,_,e)=>{e.d(_,{W:()=>d,r:()=>S});var p=e(8302),y=e(5807),i=e(9439);const v=10;
class S{#e;#t={error:0,warning:0,notice:0};#n=0;constructor(o){this.#e=o}get dropped(){return this.#n}add(o,f,T=[]){this.#t[o]<v?(this.#t[o]++,this.#e.annotate(
o,f)):(this.#n++,this.#e.line(`${o}: ${(0,i.z)(f.place)}${f.message}`));for(const c of T)this.#e.line(`  ${c}`)}addError(o){for(const f of[o,...o.also])this.add(
"error",{message:(0,y.Ow)(f.message),place:f.place},d(f))}addDiagnostic(o){const{file:f,line:T,column:c}=o,O={file:f,...(0,p.Eb)({line:T??void 0,column:c??void 0})},
m=o.code===null?{}:{title:(0,y.Ow)(o.code,80)};this.add(o.severity,{...m,message:(0,y.Ow)(o.message,1e3),place:O})}}function d(b){const o=b.remedy?.split(`
`)??[];return b.mender==="user"?o:[...o,...w(b),...$(b.cause)]}function w({call:b}){if(!b)return[];const o=b.status===void 0?"":` answered ${b.status}`,f=b.requestID===
void 0?"":` (request ${b.requestID})`;return[`Call: ${b.method} ${b.path}${o}${f}`]}function $(b,o=0){return!(b instanceof Error)||o>3?[]:[`Cause: ${(0,y.Ow)(b.
message,500)}`,...$(b.cause,o+1)]}}),7362:((n,_,e)=>{e.d(_,{MX:()=>re,Aq:()=>fe,uF:()=>ie});var p=e(3024),y=e(857);function i(u){return u==null?"":typeof u=="st\
ring"||u instanceof String?u:JSON.stringify(u)}function v(u){return Object.keys(u).length?{title:u.title,file:u.file,line:u.startLine,endLine:u.endLine,col:u.startColumn,
endColumn:u.endColumn}:{}}function S(u,R,I){const A=new $(u,R,I);process.stdout.write(A.toString()+y.EOL)}function d(u,R=""){S(u,{},R)}const w="::";class ${constructor(R,I,A){
R||(R="missing.command"),this.command=R,this.properties=I,this.message=A}toString(){let R=w+this.command;if(this.properties&&Object.keys(this.properties).length>
0){R+=" ";let I=!0;for(const A in this.properties)if(this.properties.hasOwnProperty(A)){const F=this.properties[A];F&&(I?I=!1:R+=",",R+=`${A}=${o(F)}`)}}return R+=
`${w}${b(this.message)}`,R}}function b(u){return i(u).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function o(u){return i(u).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const f=new Proxy({},{get:(u,R)=>process.getBuiltinModule("crypto")[R]});var T=e(
9896);function c(u,R){const I=process.env[`GITHUB_${u}`];if(!I)throw new Error(`Unable to find environment variable for file command ${u}`);if(!T.existsSync(I))
throw new Error(`Missing file at path: ${I}`);T.appendFileSync(I,`${i(R)}${y.EOL}`,{encoding:"utf8"})}function O(u,R){const I=`ghadelimiter_${f.randomUUID()}`,A=i(
R);if(u.includes(I))throw new Error(`Unexpected input: name should not contain the delimiter "${I}"`);if(A.includes(I))throw new Error(`Unexpected input: value \
should not contain the delimiter "${I}"`);return`${u}<<${I}${y.EOL}${A}${y.EOL}${I}`}var m=e(6928),h=function(u,R,I,A){function F(J){return J instanceof I?J:new I(
function(s){s(J)})}return new(I||(I=Promise))(function(J,s){function t(k){try{l(A.next(k))}catch(C){s(C)}}function r(k){try{l(A.throw(k))}catch(C){s(C)}}function l(k){
k.done?J(k.value):F(k.value).then(t,r)}l((A=A.apply(u,R||[])).next())})},P;(function(u){u[u.Success=0]="Success",u[u.Failure=1]="Failure"})(P||(P={}));function x(u,R){
const I=toCommandValue(R);if(process.env[u]=I,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(u,R));issueCommand("set-env",{name:u},
I)}function j(u){S("add-mask",{},u)}function W(u){process.env.GITHUB_PATH||""?issueFileCommand("PATH",u):issueCommand("add-path",{},u),process.env.PATH=`${u}${path.
delimiter}${process.env.PATH}`}function z(u,R){const I=process.env[`INPUT_${u.replace(/ /g,"_").toUpperCase()}`]||"";if(R&&R.required&&!I)throw new Error(`Input\
 required and not supplied: ${u}`);return R&&R.trimWhitespace===!1?I:I.trim()}function X(u,R){const I=z(u,R).split(`
`).filter(A=>A!=="");return R&&R.trimWhitespace===!1?I:I.map(A=>A.trim())}function ee(u,R){const I=["true","True","TRUE"],A=["false","False","FALSE"],F=z(u,R);if(I.
includes(F))return!0;if(A.includes(F))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${u}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function U(u,R){if(process.env.GITHUB_OUTPUT||"")return c("OUTPUT",O(u,R));process.
stdout.write(y.EOL),S("set-output",{name:u},i(R))}function g(u){issue("echo",u?"on":"off")}function a(u){process.exitCode=P.Failure,M(u)}function E(){return process.
env.RUNNER_DEBUG==="1"}function L(u){issueCommand("debug",{},u)}function M(u,R={}){S("error",v(R),u instanceof Error?u.toString():u)}function V(u,R={}){S("warni\
ng",v(R),u instanceof Error?u.toString():u)}function Q(u,R={}){S("notice",v(R),u instanceof Error?u.toString():u)}function Z(u){process.stdout.write(u+y.EOL)}function q(u){
d("group",u)}function ne(){d("endgroup")}function oe(u,R){return h(this,void 0,void 0,function*(){q(u);let I;try{I=yield R()}finally{ne()}return I})}function de(u,R){
if(process.env.GITHUB_STATE||"")return c("STATE",O(u,R));S("save-state",{name:u},i(R))}function me(u){return process.env[`STATE_${u}`]||""}function ae(u){return h(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(u)})}var le=e(3739),ce=e(8302),se=e(5807);const re="slipway",ue={error:M,warning:V,notice:Q};function fe(u){
const R=pe();return{line:I=>Z(te(I)),group:I=>q(te(I)),endGroup:ne,replay:(I,A)=>{Z([`::stop-commands::${A}`,...I.map(te),`::${A}::`].join(`
`))},annotate:(I,{message:A,title:F,place:J})=>{const{file:s,line:t,column:r}=J??{};ue[I](te(A),(0,ce.Eb)({title:F,file:s,startLine:t,startColumn:r}))},mask:j,output:(I,A)=>R(
"the outputs",()=>U(I,A)),state:(I,A)=>R("the state for the post step",()=>de(I,A)),summary:I=>{u!==void 0&&R("the summary",()=>(0,p.writeFileSync)(u,I))}}}function ie(u,R){
const I=A=>R.redact(A);return{line:A=>u.line(I(A)),group:A=>u.group(I(A)),endGroup:()=>u.endGroup(),replay:(A,F)=>u.replay(A.map(I),F),annotate:(A,F)=>{const J=F.
title===void 0?{}:{title:I(F.title)};u.annotate(A,{...F,...J,message:I(F.message)})},mask:A=>u.mask(A),output:(A,F)=>u.output(A,F),state:(A,F)=>u.state(A,F),summary:A=>u.
summary(A)}}function pe(){const u=new Set;return(R,I)=>{try{I()}catch(A){u.has(R)||V(te(`The runner cannot keep ${R}: ${(0,le.I7)(A).message}`)),u.add(R)}}}function te(u){
return(0,se.Ow)(u).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((n,_,e)=>{e.d(_,{CY:()=>S,Jb:()=>i,hu:()=>v});var p=e(3739),y=e(1709);function i(d,w){
const $=d.trim(),b=URL.canParse($)?new URL($):void 0;if(b===void 0||!["http:","https:"].includes(b.protocol))throw new p.GQ("invalid_input",`${w} is not an http\
(s) address`,{input:w,remedy:"Write it with its scheme, as https://platform.example.com."});if(b.username!==""||b.password!==""||b.search!==""||b.hash!=="")throw new p.
GQ("invalid_input",`${w} has more than host and path`,{input:w,remedy:"Leave out user name, password, query and fragment."});return v(b,w),b.pathname=b.pathname.
replace(/\/+$/,""),b}function v(d,w){if(!(d.protocol==="https:"||d.protocol==="http:"&&(0,y.c)(d.hostname)))throw new p.GQ("insecure_url",`${w} names ${d.origin}\
, which is not https`,{input:w,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}function S(d,w){const $=new URL(
d);return $.pathname=`${d.pathname.replace(/\/$/,"")}${w}`,$}}),1224:((n,_,e)=>{e.d(_,{fm:()=>S,ml:()=>y,ux:()=>i});var p=e(8500);const y={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(d,w){w?.throwIfAborted();try{await(0,p.setTimeout)(d,void 0,{signal:w})}catch($){throw w?.throwIfAborted(),$}},after(d,w){const $=setTimeout(w,
d);return()=>clearTimeout($)}};async function i(d,w,$,b){const o=new AbortController,f=d.sleep(w,b?AbortSignal.any([o.signal,b]):o.signal).then(()=>{},()=>{});try{
return await Promise.race([$,f])}finally{o.abort()}}const v={now(){const{user:d,system:w}=process.cpuUsage();return(d+w)/1e3}},S=(d,w)=>{const $=setInterval(w,d).
unref();return()=>clearInterval($)}}),5239:((n,_,e)=>{e.d(_,{ar:()=>w,fs:()=>v,j9:()=>d});var p=e(5807),y=e(7634);const i="slipway/slipway";function v($,b){const o=b===
void 0?"":`#${b}`;return`https://github.com/${i}/blob/v${y.x}/docs/${$}.md${o}`}const S={identity:(0,p.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,p.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,p.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,p.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function d($){const[b="what-you-gave"]=Object.entries(S).find(([,o])=>o.includes($))??[];return v("troubleshooting",b)}function w(){return v("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((n,_,e)=>{e.d(_,{E9:()=>i,a3:()=>v});var p=e(3739);const y=[864e5,36e5,6e4,1e3,1];function i($,b){const o=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec($.trim()),[,...f]=o??[],T=y.reduce((c,O,m)=>c+Number(f[m]??0)*O,0);if(!o||T===0)throw new p.GQ("invalid_input",`${b}: "${$}" is not a duration`,{input:b,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return T}function v($){if($<1e3)return`${Math.round($)}ms`;if($<59950)return`${($/
1e3).toFixed(1)}s`;const b=Math.round($/1e3),o=f=>String(f).padStart(2,"0");return b<3600?`${Math.floor(b/60)}m ${o(b%60)}s`:`${Math.floor(b/3600)}h ${o(Math.floor(
b%3600/60))}m`}const S=null,d=null;function w($,b){const o=b-$;if(o>d)return new Date($).toISOString().slice(0,10);const[f,T]=S.find(([,O])=>o>=O)??[];if(!f||f===
"second"&&o<1e4)return"just now";const c=Math.floor(o/T);return`${c} ${f}${c===1?"":"s"} ago`}}),3739:((n,_,e)=>{e.d(_,{GQ:()=>i,I7:()=>v,b$:()=>b,bD:()=>S,xU:()=>w,
xb:()=>d});const p={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},y=Object.keys(p);class i extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(f,T,c={}){
super(T,c.cause===void 0?void 0:{cause:c.cause}),this.code=f,this.mender=p[f],this.remedy=c.remedy,this.input=c.input,this.place=c.place,this.call=c.call,this.also=
c.also??[]}with(f){const{code:T=this.code,message:c=this.message,...O}=f,{remedy:m,input:h,place:P,call:x,cause:j,also:W}=this;return new i(T,c,{remedy:m,input:h,
place:P,call:x,cause:j,also:W,...O})}}function v(o){return o instanceof i?o:new i("internal",S(o),{cause:o,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function S(o){return o instanceof Error?o.message:String(o)}function d(o){throw new i("internal",`Unhandled case: ${JSON.stringify(o)}`)}
function w(o){if(!(!(o instanceof Error)||!("code"in o)))return typeof o.code=="string"?o.code:void 0}const $=new Set(["ENOSPC","EDQUOT"]);function b(o){return $.
has(w(o))}}),1317:((n,_,e)=>{e.d(_,{Gq:()=>i,HU:()=>d,LO:()=>v,SP:()=>w,Zw:()=>$,bs:()=>b,yG:()=>S});var p=e(3739),y=e(9882);function i(o,f,T){return new p.GQ("\
invalid_input",`${o}: ${f}`,{input:o,remedy:T})}function v(o,f,T){return new p.GQ("missing_input",`${o} is missing: ${f}`,{input:o,remedy:T})}function S(o,f){switch(o.
trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw i(f,`"${w(o)}" is neither true nor false`,"Write true or false.")}}function d(o,f,T){
const c=f.find(m=>m===o.trim().toLowerCase());if(c!==void 0)return c;const O=f.map(m=>`"${m}"`).join(", ");throw i(T,`"${w(o)}" is not one of ${O}${(0,y.au)(o,f)}`,
`Write one of ${O}.`)}function w(o){const f=o.replace(/\s+/g," ").trim();return f.length>60?`${f.slice(0,57)}\u2026`:f}class ${#e=[];try(f,T){try{return f()}catch(c){
const O=(0,p.I7)(c);if(O.code==="internal")throw c;return this.#e.push(O),T}}add(f){this.#e.push(f)}throwIfAny(){const f=b(this.#e);if(f)throw f}}function b(o){
const[f,...T]=o.flatMap(c=>[c.with({also:[]}),...c.also]);return f?.with({also:T})}}),8302:((n,_,e)=>{e.d(_,{D7:()=>i,Eb:()=>v,Gv:()=>p,KH:()=>S,U4:()=>y});function p(d){
return typeof d=="object"&&d!==null&&!Array.isArray(d)}function y(d){try{return JSON.parse(d)}catch{return}}function i(d){const w=y(d);return p(w)?w:void 0}function v(d){
const w=Object.entries(d).filter(([,$])=>$!==void 0);return Object.fromEntries(w)}function S(d,w){return typeof d=="string"&&d.length<=w}}),1709:((n,_,e)=>{e.d(
_,{O:()=>p,c:()=>y});function p(i){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(i)}function y(i){return/^(?:[^.]+\.)*localhost\.?$/i.test(i)||p(i.replace(/^\[|\]$/g,
""))}}),9882:((n,_,e)=>{e.d(_,{au:()=>v,pA:()=>y});const p={characters:80,candidates:1e3,shown:3};function y(o,f){const T=S(o);if(T===""||o.length>p.characters)
return[];const c=f.slice(0,p.candidates).filter(m=>m!==o&&m.length<=p.characters).flatMap(m=>{const h=$(T,S(m)),P=w(o)===w(m)?Math.min(h??d,d):h;return P===void 0?
[]:[{each:m,points:P}]}),O=Math.min(...c.map(({points:m})=>m));return c.sort((m,h)=>m.points-h.points).filter(({points:m})=>m<=O+1).slice(0,p.shown).map(({each:m})=>m)}
function i(o,f){return y(o,f).filter(T=>b(o,T)<=Math.max(1,Math.floor(Math.min(o.length,T.length)/8)))}function v(o,f){const[T]=y(o.trim(),f);return T===void 0?
"":`; did you mean "${T}"?`}function S(o){return o.toLowerCase().replace(/[-_.:\s]/g,"")}const d=1;function w(o){return/^[^:]{1,40}(?=:)/.exec(o)?.[0]??`${o}:`}
function $(o,f){if(o===f)return 0;const T=Math.max(1,Math.floor(Math.min(o.length,f.length)/3)),c=b(o,f);if(c<=T)return c;const[O,m]=o.length<f.length?[o,f]:[f,
o];if(O.length>=4&&(m.startsWith(O)||m.endsWith(O)))return T+1}function b(o,f){let T=[],c=Array.from({length:f.length+1},(O,m)=>m);for(let O=1;O<=o.length;O++){
const m=[O];for(let h=1;h<=f.length;h++){const P=o[O-1]===f[h-1],x=O>1&&h>1&&o[O-1]===f[h-2]&&o[O-2]===f[h-1];m[h]=Math.min((c[h]??0)+1,(m[h-1]??0)+1,(c[h-1]??0)+
(P?0:1),x?(T[h-2]??0)+1:Number.POSITIVE_INFINITY)}[T,c]=[c,m]}return c[f.length]??0}}),5807:((n,_,e)=>{e.d(_,{FF:()=>z,Kf:()=>O,Nl:()=>o,Ow:()=>m,aL:()=>P,hS:()=>j,
oF:()=>W,vI:()=>c,y1:()=>T,zD:()=>x});const p="\x1B",y="\x07",i=new RegExp(`${p}[\\]P_^X][^${y}${p}]*(?:${y}|${p}\\\\)|${p}\\[[0-?]*[ -/]*[@-~]|${p}[ -/]*[0-Z\\\\\
^-~]`,"g"),v=/[\t\n\v\f\r\u0085\u2028\u2029]/g,S=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110\
bd}\\u{110cd}])\\p{Cf}","gu"),d=new RegExp(`${p}\\[[0-9;:]{0,40}m`,"g");function w(g){const a=g.includes(p)?g.match(d)??[]:[];return a.length===0?{texts:[g],codes:a}:
{texts:g.split(d),codes:a}}const $=/^[ -~]*$/,b=/^[\t -~]*$/;function o(g){return g.includes(p)?g.replace(i,""):g}function f(g){return b.test(g)?g:o(g).replace(
/[\n\u2028\u2029]/g," ").replace(S(),a=>a==="	"?a:"")}function T(g){return g.split(`
`).map(f).join(`
`)}function c(g,a){return g.length>a?h(g,a):g}function O(g){return g.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function m(g,a=2e3){const E=g.length>a*8+1024?g.slice(
0,a*8+1024):g;if($.test(E)&&E.length<=a)return g;const L=o(E).replace(v," ").replace(S(),"").toWellFormed();return L.length>a||E.length<g.length?h(L,a):L}function h(g,a){
if(a<1)return"";const E=g.slice(0,a-1),L=E.charCodeAt(E.length-1);return`${L>=55296&&L<=56319?E.slice(0,-1):E}\u2026`}function P(g){return g.trim().split(/\s+/)}
function x(g){let[a,E]=[String(g),""];for(;a.length>3;a=a.slice(0,-3))E=`,${a.slice(-3)}${E}`;return a+E}function j(g,a){return`${x(g)} ${a}${g===1?"":"s"}`}function W(g){
return z(g)??g}function z(g){try{return decodeURIComponent(g)}catch{return}}const X=/^[\t\n\r -~]*$/;function ee(g){return X.test(g)?g:g.replace(/[\u2028\u2029]/g,
U).replace(S(),a=>`	
\r`.includes(a)?a:U(a))}function U(g){return Array.from({length:g.length},(E,L)=>g.charCodeAt(L)).map(E=>`\\u${E.toString(16).padStart(4,"0")}`).join("")}}),7634:((n,_,e)=>{
e.d(_,{x:()=>p});const p="1.0.0"}),9570:((n,_,e)=>{e.d(_,{I:()=>p});const p={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{
input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"te\
xt"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((n,_,e)=>{e.d(_,{BL:()=>o,G1:()=>b,IC:()=>m,Rm:()=>S,aT:()=>d,be:()=>$,cS:()=>f,jI:()=>y,jL:()=>w,jh:()=>O,
lF:()=>T,m0:()=>v,ux:()=>p,yN:()=>i});const p={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},y=["api",
"web-ssr","sse"],i=["web-landing",...y],v="detect";function S(h){return y.some(P=>P===h)}const d="us-east-2",w="execute-api",$="SERVICE_KVS_",b=/^[A-Za-z_][A-Za-z0-9_]*$/,
o=/^[a-z][a-z0-9_]{0,31}$/,f=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,T={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},c={pageDefault:64*1024,pageMost:256*1024},O={subject:200,author:100},m={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((n,_,e)=>{e.d(_,{Nu:()=>T,Pf:()=>b,Rs:()=>ee,bD:()=>d,c:()=>j,ri:()=>W});var p=e(
5807);const y=1024,i=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,v="owner/name, or a URL that begins with https://",S="--al\
low-local-git",d="https://github.com/{repository}.git";function w(U){const g=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(U)?.[1]??
"";return i.test(g)?g.replace(/\.git$/,""):void 0}const $=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function b(U,g="https://github.com"){const a=W(U.trim());if(a.length>y)return[];const E=T(a,!0);if(E.kind==="path")return[f(E.path)];if(E.kind==="file")return[f(
(0,p.oF)(E.url.pathname))];if(E.kind==="remote")return[o(E.url.host,E.url.pathname)];if(E.kind==="name"){const V=["github.com",URL.canParse(g)?new URL(g).host:"\
github.com"];return[...new Set(V.map(Q=>o(Q,E.name)))]}const[,L,M]=$.exec(U.trim())??[];return L===void 0||M===void 0?[]:[o(L,M)]}function o(U,g){return`${U}/${g.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function f(U){return U.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function T(U,g){if(U.length>
y)return x(`has more than ${y} characters`);if(new RegExp("\\p{Cc}","u").test(U))return x("has control characters");if(i.test(U))return{kind:"name",name:U.replace(
/\.git$/,"")};if(U.startsWith("/"))return g?{kind:"path",path:U}:P("is a local path");const a=c(U);return a?.protocol==="https:"||a?.protocol==="http:"?O(a,g):a?.
protocol==="file:"?m(a,g):h(U)}function c(U){return/^[a-z]+:\/\/\S+$/i.test(U)&&URL.canParse(U)?new URL(U):void 0}function O(U,g){return U.username!==""||U.password!==
""?x("contains a user name or password","the URL without them: the platform has its own access"):U.protocol==="http:"&&!g?P("is a URL of plain http"):{kind:"rem\
ote",url:U}}function m(U,g){return U.host!==""||/%(?:2f|00)/i.test(U.pathname)?x("is not a path on this machine"):g?{kind:"file",url:U}:P("is a local path")}function h(U){
const[,g,a]=$.exec(U)??[];return g===void 0?x("is neither owner/name nor an https URL"):x("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${g}/${a}`)}function P(U){return x(`${U}, which a platform takes only with ${S}`)}function x(U,g=v){return{kind:"refused",problem:U,instead:g}}function j(U,g){
const a=T(g,!0),E=URL.parse(U);return a.kind!=="name"||E===null||E.host==="github.com"?g:`${E.origin}${E.pathname.replace(/\/+$/,"")}/${a.name}.git`}function W(U){
return U.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function z(U,g){return U.replaceAll("{repository}",()=>g)}function X(U,g){const[a="",E=""]=W(U).split("{rep\
ository}"),L=g.href.replace(/\.git$/,""),M=E.replace(/\.git$/,"");if(!L.startsWith(a)||!L.endsWith(M))return;const V=L.slice(a.length,L.length-M.length);return i.
test(V)?V:void 0}function ee(U,g){const a="https://git.example.com/{repository}.git";if(!U.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:a};const E=z(U,"owner/name"),L=c(E);if(L?.protocol==="https:")return;const M=L?.protocol==="http:"||L?.protocol==="file:"&&L.host==="";if(!(M&&g))return M?
{problem:`begins with ${L?.protocol}//, which needs ${S}`,instead:`${a}, or add ${S}`}:{problem:"is not an https URL",instead:a}}}),9439:((n,_,e)=>{e.d(_,{K:()=>p,
z:()=>y});const p={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public\
 URL",compare:"Comparison"};function y(i){return i===void 0?"":`${i.file}${i.line===void 0?"":`:${i.line}`}: `}}),3214:((n,_,e)=>{e.d(_,{O:()=>y,m:()=>S});var p=e(
5807);function y(d,w){const $=o=>w.redact(o),b=o=>o===void 0?void 0:$(o);return{...d,headline:$(d.headline),message:b(d.message),stage:b(d.stage),code:b(d.code),
remedy:b(d.remedy),diagnostics:d.diagnostics.map(o=>({...o,file:$(o.file),code:o.code===null?null:$(o.code),message:$(o.message)})),log:d.log.map($)}}const i=100,
v=500;function S(d){return{...d,diagnostics:d.diagnostics.map(w=>({...w,message:(0,p.Ow)(w.message,v)})),log:d.log.slice(-i).map(w=>(0,p.Ow)(w,v))}}}),5328:((n,_,e)=>{
e.d(_,{O9:()=>m,aZ:()=>f,$r:()=>U,cT:()=>W});var p=e(3739);function y(a){return{kind:"command",command:a,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(E,L)=>i(a,L)}}async function i(a,{run:E,onSecret:L}){const M=(q,ne)=>new p.GQ("token_command_failed",`The command of id-token-command ${q}`,{input:"\
id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:ne}),{exitCode:V,stdout:Q}=await E(
a).catch(q=>{throw M("could not be started",q)}),Z=Q.trim();if(Z!==""&&L(Z),V!==0)throw M(`ended with exit code ${V}`);if(Z==="")throw M("printed nothing");if(/\s/.
test(Z))throw M("printed more than one word: an ID token has no spaces and no line ends");return Z}function v(a){return{...a,kind:"github",input:"id-token-audie\
nce",mayLackEmail:!0,description:a.audience?`GitHub OIDC, for ${a.audience}`:"GitHub OIDC",async obtain(E,{onSecret:L}){const{githubToken:M}=await Promise.all([
e.e(840),e.e(878),e.e(809),e.e(899)]).then(e.bind(e,2233));return M(a,E,L)}}}const S="SLIPWAY_TOKEN";function d(a){return{...w(a),input:S,description:`token of ${S}`}}
function w(a){const E=a.trim();return{kind:"given",token:E,input:"id-token",description:"ID token as given",renewable:!1,async obtain(L,{onSecret:M}){return M(E),
E}}}function $(a){return{...a,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(a.url).host}`,async obtain(E,{onSecret:L}){
const{exchangedToken:M}=await Promise.all([e.e(840),e.e(878),e.e(809),e.e(899)]).then(e.bind(e,8427));return M(a,E,L)}}}var b=e(1619),o=e(1317);function f(a,E){
const L=h(a),[M,V]=L;if(M&&V)throw(0,o.Gq)(V,`${M} is given as well, and a run has one identity`,`Leave out one of: ${L.join(", ")}.`);return P(a),M===void 0?E.
identity??j(a,E):T[M](a,E)}const T={"id-token":a=>w(a["id-token"]),"id-token-command":a=>y(a["id-token-command"]),"token-exchange-url":O("token-exchange-url",(a,E)=>$(
{url:(0,b.Jb)(E["token-exchange-url"],"token-exchange-url").href,audience:E["token-exchange-audience"]||void 0,clientID:E["token-exchange-client-id"]||void 0,subject:a})),
"id-token-audience":O("id-token-audience",v)},c=Object.keys(T).filter(a=>Object.hasOwn(T,a));function O(a,E){return(L,M)=>{const{url:V,token:Q}=M.idTokenRequest??
{};if(V===void 0||Q===void 0)return z(a,L,M);const Z=L["id-token-audience"]||void 0;return E({requestUrl:V,requestToken:Q,audience:Z,permissions:g(L,M)},L)}}const m=c.
filter(a=>a!=="id-token-audience");function h(a){const E=c.filter(L=>a[L].trim()!=="");return E.includes("token-exchange-url")?E.filter(L=>L!=="id-token-audienc\
e"):E}function P(a){if(a["token-exchange-url"]!=="")return;const E=["token-exchange-audience","token-exchange-client-id"].find(L=>a[L]!=="");if(E)throw(0,o.LO)(
"token-exchange-url",`${E} means nothing without it`,"Give the token endpoint.")}const x="Give one of: id-token-audience with token-exchange-url (the usual way)\
, id-token, id-token-command, or id-token-audience alone.";function j(a,E){if(W(E))return z("id-token",a,E);throw(0,o.LO)("id-token-audience","no input provides\
 an ID token",x)}function W(a){return a.dependabot||a.pullRequest?.fork===!0}function z(a,E,L){const M=g(E,L);return new p.GQ("no_id_token",`This run can have n\
o ID token: ${X(L)}`,{input:a,remedy:W(L)?`${ee}
${M}`:`Add to the job, and to the calling workflow if this one is reusable:
${M}`})}function X(a){return a.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":a.dependabot?"Dependabot's runs get neither\
 secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const ee=`Try such pull requests without credentials, by "mode: check", or let them p\
ass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function U({idToken:a,records:E,pullRequest:L,comment:M}){return["permissions:",...["contents: read",
...E?["deployments: write"]:[],...a?["id-token: write"]:[],...E&&L?[`pull-requests: ${M?"write":"read"}`]:[]].map(Q=>`  ${Q}`)].join(`
`)}function g(a,{pullRequest:E}){const L=a.comment.trim().toLowerCase()!=="false",M=a["github-token"].trim()!=="";return U({idToken:!0,records:M,pullRequest:E!==
void 0,comment:L})}}),1490:((n,_,e)=>{e.d(_,{m:()=>c,y:()=>O});var p=e(9127),y=e(3739),i=e(1317),v=e(9882),S=e(2345);const d=40;function w(m,h,P){const x=m.trim().
replace(/\{([^{}]*)\}/g,(j,W)=>$(W.trim(),h,P));if(S.cS.test(x))return x;throw(0,i.Gq)(h,`"${(0,i.SP)(x)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function $(m,h,P){if(m==="pr")return String(b("{pr}",h,P));if(m==="branch")return f(h,P);const x=/^slot:(.*)$/.
exec(m)?.[1];if(x!==void 0)return o(x,h,P);throw(0,i.Gq)(h,`there is no placeholder {${(0,i.SP)(m)}}${(0,v.au)(m,["pr","branch","slot:N"])}`,"The placeholders a\
re {pr}, {branch} and {slot:N}.")}function b(m,h,P){if(P.pullRequest)return P.pullRequest.number;throw(0,i.Gq)(h,`${m} has a value on pull requests only, and th\
is run was started by ${P.eventName??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function o(m,h,P){if(!/^[1-9]\d{0,3}$/.
test(m))throw(0,i.Gq)(h,`{slot:${(0,i.SP)(m)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(b(`{slot:${m}}`,h,P)%Number(m))}function f(m,h){
const P=h.pullRequest?.headBranch??h.refName;if(P!==void 0)return T(P);throw(0,i.Gq)(m,"{branch} has no value: this run is for no branch","Name the app without \
{branch}.")}function T(m){const h=m.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(h!==""&&h.length<=d&&/^[\w./-]+$/.test(m))return h;const{
createHash:P}=process.getBuiltinModule("node:crypto"),x=P("sha256").update(m).digest("hex").slice(0,8);return`${h.slice(0,d-9).replace(/-+$/,"")}-${x}`.replace(
/^-/,"")}class c{raw;context;problems;constructor(h,P,x){this.raw=h,this.context=P,this.problems=x}boolean(h){return this.problems.try(()=>(0,i.yG)(this.raw[h],
h),!1)}choice(h,P){return this.problems.try(()=>(0,i.HU)(this.raw[h],P,h),P[0])}duration(h){return this.problems.try(()=>(0,p.E9)(this.raw[h],h),1)}optional(h){
return this.raw[h].trim()||void 0}identifier(h,P){return this.problems.try(()=>{const x=this.optional(h)??P;if(x===void 0)throw(0,i.LO)(h,"it is part of every r\
equest",`Give the ${h}'s identifier.`);return w(x,h,this.context)},"")}}function O(m,h,P){try{return P(m)}catch(x){const j=(0,y.xU)(x)==="ENOENT"?"does not exis\
t":`cannot be read (${(0,y.xU)(x)??"fault"})`;throw new y.GQ("file_not_found",`${h}: the file ${m} ${j}`,{input:h,cause:x,remedy:"Give a path inside the workspa\
ce, and check the repository out before this step."})}}}),224:((n,_,e)=>{e.d(_,{P0:()=>S,Qh:()=>i,mc:()=>p,me:()=>d});const p={mode:{kind:"choice",choices:["dep\
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
ile":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},y=new Map(Object.entries(p)),i=Object.keys(p).filter(v);function v(w){return Object.hasOwn(p,w)}const S=[
"app-id","app-created","deploy-id","status","url","failure","kvs-written","kvs-failed"];function d(w){const $=i.map(b=>{const o=y.get(b)?.default??"";return[b,w[b]||
(o.startsWith("${{")?"":o)]});return Object.fromEntries($)}}),9689:((n,_,e)=>{e.a(n,async(p,y)=>{try{var i=e(2265),v=e(4664);const S=new AbortController;process.
on("SIGINT",()=>S.abort()),process.on("SIGTERM",()=>S.abort()),process.exitCode=await(0,i.h)((0,v.c)(),{env:process.env,signal:S.signal,typeInCheckout:async d=>{
const{typeByProgram:w}=await Promise.all([e.e(550),e.e(840),e.e(878),e.e(449),e.e(809),e.e(741)]).then(e.bind(e,7428));return w(d,{env:process.env,signal:S.signal})},
startPlatform:async d=>(await Promise.all([e.e(550),e.e(840),e.e(878),e.e(449),e.e(809),e.e(741)]).then(e.bind(e,4946))).startLocalPlatform(d)}),y()}catch(S){y(
S)}},1)})},he={};function G(n){var _=he[n];if(_!==void 0)return _.exports;var e=he[n]={id:n,loaded:!1,exports:{}},p=!0;try{ye[n](e,e.exports,G),p=!1}finally{p&&
delete he[n]}return e.loaded=!0,e.exports}G.m=ye,typeof G<"u"&&(G.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var n=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",_=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",e=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=i=>{i&&i.d<1&&(i.d=1,i.forEach(v=>v.r--),i.forEach(v=>v.r--?v.r++:v()))},
y=i=>i.map(v=>{if(v!==null&&typeof v=="object"){if(v[n])return v;if(v.then){var S=[];S.d=0,v.then($=>{d[_]=$,p(S)},$=>{d[e]=$,p(S)});var d={};return d[n]=$=>$(S),
d}}var w={};return w[n]=$=>{},w[_]=v,w});G.a=(i,v,S)=>{var d;S&&((d=[]).d=-1);var w=new Set,$=i.exports,b,o,f,T=new Promise((c,O)=>{f=O,o=c});T[_]=$,T[n]=c=>(d&&
c(d),w.forEach(c),T.catch(O=>{})),i.exports=T,v(c=>{b=y(c);var O,m=()=>b.map(P=>{if(P[e])throw P[e];return P[_]}),h=new Promise(P=>{O=()=>P(m),O.r=0;var x=j=>j!==
d&&!w.has(j)&&(w.add(j),j&&!j.d&&(O.r++,j.push(O)));b.map(j=>j[n](x))});return O.r?h:m()},c=>(c?f(T[e]=c):o($),p(d))),d&&d.d<0&&(d.d=0)}})(),(()=>{var n=Object.
getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__,_;G.t=function(e,p){if(p&1&&(e=this(e)),p&8||typeof e=="object"&&e&&(p&4&&e.__esModule||p&16&&typeof e.
then=="function"))return e;var y=Object.create(null);G.r(y);var i={};_=_||[null,n({}),n([]),n(n)];for(var v=p&2&&e;typeof v=="object"&&!~_.indexOf(v);v=n(v))Object.
getOwnPropertyNames(v).forEach(S=>i[S]=()=>e[S]);return i.default=()=>e,G.d(y,i),y}})(),G.d=(n,_)=>{for(var e in _)G.o(_,e)&&!G.o(n,e)&&Object.defineProperty(n,
e,{enumerable:!0,get:_[e]})},G.f={},G.e=n=>Promise.all(Object.keys(G.f).reduce((_,e)=>(G.f[e](n,_),_),[])),G.u=n=>""+n+".index.js",G.o=(n,_)=>Object.prototype.hasOwnProperty.
call(n,_),G.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},
G.nmd=n=>(n.paths=[],n.children||(n.children=[]),n),(()=>{var n={792:0},_=e=>{var{ids:p,modules:y,runtime:i}=e,v,S,d=0;for(v in y)G.o(y,v)&&(G.m[v]=y[v]);for(i&&
i(G);d<p.length;d++)S=p[d],G.o(n,S)&&n[S]&&n[S][0](),n[p[d]]=0};G.f.j=(e,p)=>{var y=G.o(n,e)?n[e]:void 0;if(y!==0)if(y)p.push(y[1]);else{var i=import("./"+G.u(e)).
then(_,v=>{throw n[e]!==0&&(n[e]=void 0),v}),i=Promise.race([i,new Promise(v=>y=n[e]=[v])]);p.push(y[1]=i)}}})();var we=G(9689);we=await we;

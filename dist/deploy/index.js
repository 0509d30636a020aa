const M=process.getBuiltinModule;var Te={2613:(o=>{o.exports=M("assert")}),181:(o=>{o.exports=M("buffer")}),5317:(o=>{o.exports=M("child_process")}),4434:(o=>{o.
exports=M("events")}),9896:(o=>{o.exports=M("fs")}),4589:(o=>{o.exports=M("node:assert")}),6698:(o=>{o.exports=M("node:async_hooks")}),4573:(o=>{o.exports=M("no\
de:buffer")}),1421:(o=>{o.exports=M("node:child_process")}),7598:(o=>{o.exports=M("node:crypto")}),3053:(o=>{o.exports=M("node:diagnostics_channel")}),1553:(o=>{
o.exports=M("node:dns/promises")}),8474:(o=>{o.exports=M("node:events")}),3024:(o=>{o.exports=M("node:fs")}),1455:(o=>{o.exports=M("node:fs/promises")}),7067:(o=>{
o.exports=M("node:http")}),2467:(o=>{o.exports=M("node:http2")}),7030:(o=>{o.exports=M("node:net")}),8161:(o=>{o.exports=M("node:os")}),6760:(o=>{o.exports=M("n\
ode:path")}),643:(o=>{o.exports=M("node:perf_hooks")}),1792:(o=>{o.exports=M("node:querystring")}),99:(o=>{o.exports=M("node:sqlite")}),7075:(o=>{o.exports=M("n\
ode:stream")}),7830:(o=>{o.exports=M("node:stream/web")}),6193:(o=>{o.exports=M("node:string_decoder")}),1692:(o=>{o.exports=M("node:tls")}),3136:(o=>{o.exports=
M("node:url")}),7975:(o=>{o.exports=M("node:util")}),3429:(o=>{o.exports=M("node:util/types")}),5919:(o=>{o.exports=M("node:worker_threads")}),8522:(o=>{o.exports=
M("node:zlib")}),857:(o=>{o.exports=M("os")}),6928:(o=>{o.exports=M("path")}),932:(o=>{o.exports=M("process")}),3193:(o=>{o.exports=M("string_decoder")}),3557:(o=>{
o.exports=M("timers")}),6541:((o,T,e)=>{e.d(T,{h:()=>fe});var c=e(336),y=e(3739),a=e(1317),w=e(9570),g=e(5328),s=e(1490),$=e(597);function m(n,t,r){const i={repository:t.
pullRequest?.headRepository??t.repository,branch:t.pullRequest?.headBranch??t.refName},_=n.repository.trim()||i.repository,P=n.branch.trim()||i.branch;if(_===void 0)
throw(0,a.LO)("repository","this run has none of its own","Write it as owner/name.");const D=W=>(0,$.c)(t.serverUrl,W),H=D(E(_));if(P===void 0)throw(0,a.LO)("br\
anch","this run is for no branch","Name the branch to build.");!r&&n.repository.trim()===""&&S(t);const B=i.repository!==void 0&&H.toLowerCase()===D(i.repository).
toLowerCase()&&P===i.branch;return{repository:H,branch:u(P),commit:B?t.sha:void 0}}function E(n){const t=(0,$.Nu)(n,!0);if(t.kind!=="refused")return n;throw(0,a.
Gq)("repository",`"${(0,a.SP)((0,$.ri)(n))}" ${t.problem}`,`Write ${t.instead}.`)}function u(n){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(n)||p(
n))throw(0,a.Gq)("branch",`"${(0,a.SP)(n)}" cannot be the name of a branch`,"Name a branch as git does: main.");return n}function p(n){return new RegExp("\\p{Cc}",
"u").test(n)}function O(n,t){const r=n["compare-to"].trim();if(r!==""){if(t!=="check")throw(0,a.Gq)("compare-to",`only a check compares, and mode is "${(0,a.SP)(
n.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(r)||r.length>255||p(r))throw(0,a.Gq)("compare-to",`"${(0,a.SP)(r)}" cannot name a commit`,"Name a branch\
, a tag or a commit: HEAD^1.");return r}}const h=new Set(["pull_request_target","workflow_run"]);function S({pullRequest:n}){if(n?.fork)throw(0,a.Gq)("repositor\
y",`pull request #${n.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository and br\
anch yourself if you trust the fork.')}function b({fork:n,eventName:t,selfHosted:r},i){if(n){if(h.has(t))throw(0,a.Gq)("mode",`a run on ${t} has the repository'\
s token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no secr\
et and no permission but "contents: read".');if(r&&!i)throw(0,a.Gq)("allow-forks-on-self-hosted","this runner does not say that it is GitHub's own, so it counts\
 as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview.yml\
: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var f=e(224),L=e(1619);function A(n){if(n.trim()==="")throw(0,a.
LO)("base-url","it is the address of the control plane","Give its https URL.");const t=(0,L.J)(n,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(t))return t;
throw(0,a.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function j(n){const t=n.trim();if(t==="")return;const r=t.
replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(r)&&URL.canParse(r)&&!/[{}]/.test(r))return t;throw(0,a.Gq)("url-template",`"${(0,a.
SP)(t)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function K(n,t,r){const i=new a.Zw,_=i.try(
()=>(0,a.HU)(n.mode,f.mc.mode.choices,"mode"),"deploy");if(_==="close")return oe(new s.m(n,t,i));const P=_==="check"?void 0:i.try(()=>(0,g.aZ)(n,t),void 0);if(P instanceof
y.GQ){if((0,a.HU)(n["on-no-token"],f.mc["on-no-token"].choices,"on-no-token")==="skip")return V(n,t,P);i.add(P)}const D=await d(new s.m(n,t,i),_,P,r);return i.throwIfAny(),
D}function V(n,t,r){const i=new s.m(n,t,new a.Zw),_=ee.map(D=>i.identifier(D,void 0));return{kind:"skip",app:_.every(D=>D!=="")?_.join("/"):_.at(-1)||n.app,reason:(0,g.
cT)(t)?r.with({remedy:void 0}):r}}const ee=["org","project","app"];function oe(n){const{context:t,problems:r}=n,i=r.try(()=>{if(t.pullRequest)return t.pullRequest.
number;throw(0,a.Gq)("mode",`"close" is for pull requests, and this run was started by ${t.eventName??"no event"}`,"Run the step with `if: github.event.action =\
= 'closed'` in a workflow on pull_request.")},0),_=ee.map(J=>n.identifier(J,void 0));r.try(()=>O(n.raw,"close"),void 0);const P=k(n);P.token===""&&r.add((0,a.LO)(
"github-token","the action comments on the pull request with it","Leave it out: it has a default.")),r.throwIfAny();const[D="",H="",B=""]=_,W=r.try(()=>R(n,{org:D,
project:H,app:B}),void 0);return r.throwIfAny(),{kind:"close",app:_.join("/"),pullRequest:i,own:W,github:P}}function R({raw:n,context:t},r){const i=n.app.includes(
"{pr}")&&n["base-url"].trim()!==""&&n["api-map"].trim()==="",_=[...g.O9,"id-token-audience"];if(!i||_.every(W=>n[W].trim()===""))return;const P=(0,g.aZ)(n,t);if(P instanceof
y.GQ)return;const{org:D,project:H,app:B}=r;return{org:D,project:H,app:B,baseUrl:A(n["base-url"]),source:P}}function k(n){return{token:n.raw["github-token"].trim(),
environment:n.optional("environment")??(n.context.pullRequest?"preview":"production"),comment:n.boolean("comment")}}async function d(n,t,r,i){const{raw:_,context:P,
problems:D}=n,H=t==="check"?"check":void 0,{env:B,notice:W,secrets:J}=await C(n,i),{settings:ge,statusMap:ye}=await x(n),ve=await F(n,i),{configuration:Se,commit:Ie}=z(
n,ge,t==="check"||r instanceof y.GQ),Ee={org:n.identifier("org",H),project:n.identifier("project",H),app:n.identifier("app",H),rememberedAppID:void 0,create:n.boolean(
"create"),appType:n.optional("app-type"),configuration:Se,ownership:{takeOver:n.boolean("take-over"),alsoNamed:[],server:P.serverUrl,otherBranch:/[{]/.test(_.app)?
"follow":"deploy"},env:B,commit:Ie,attachTo:void 0,follow:{...te(n),statusMap:new Map([...ve?.statuses??[],...ye])},verify:n.choice("verify",f.mc.verify.choices),
urlTemplate:D.try(()=>j(_["url-template"]),void 0),dryRun:n.boolean("dry-run"),apiMap:ve};return{kind:"deploy",plan:Ee,target:v(n,t,r),own:P.pullRequest&&t==="d\
eploy"?R(n,Ee):void 0,github:k(n),seed:re(n,i,t==="check"),notices:W===void 0?[]:[W],secrets:ke(_,P,[...J.values()]),secretVariables:J}}function v(n,t,r){const{
raw:i,context:_,problems:P}=n,D=n.boolean("allow-forks-on-self-hosted");t==="check"&&P.try(()=>b(_,D),void 0);const H=t==="check"?"":P.try(()=>A(i["base-url"]),
""),B=P.try(()=>O(i,t),void 0);return r===void 0||r instanceof y.GQ?{mode:"check",compareTo:B}:{mode:"deploy",baseUrl:H,source:r}}async function C(n,t){const{raw:r,
problems:i}=n,_=n.boolean("clear-env");if(r.env!==""||r["secret-env"]!==""||r["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(r,_,t,i);const P=new Map;
return{env:_?{kind:"replace",variables:P}:{kind:"leave"},secrets:P,notice:void 0}}async function x(n){const{raw:t,problems:r}=n;if(t["app-settings"]===""&&t["st\
atus-map"]==="")return{settings:{},statusMap:new Map};const{parseSettings:i,parseStatusMap:_}=await e.e(663).then(e.bind(e,7947));return{settings:r.try(()=>i(t),
{}),statusMap:r.try(()=>_(t["status-map"]),new Map)}}async function F({raw:n,problems:t},r){if(n["api-map"].trim()==="")return;const{readApiMap:i}=await Promise.
all([e.e(815),e.e(132),e.e(875)]).then(e.bind(e,3875)),_=await i(n["api-map"],r).catch(P=>()=>{throw P});return typeof _=="function"?t.try(_,void 0):_}function z(n,t,r){
const{raw:i,context:_,problems:P}=n,D=P.try(()=>m(i,_,r),{repository:"",branch:"",commit:void 0});return{commit:D.commit,configuration:{repository:D.repository,
branch:D.branch,...Y(n),settings:t}}}function Y(n){const t=Object.entries(w.I).flatMap(([r,i])=>{const _=n.optional(i.input);return!("setting"in i)||_===void 0?
[]:[[r,i.setting==="boolean"?n.boolean(i.input):_]]});return Object.fromEntries(t)}function te(n){const{raw:t}=n;return{wait:n.boolean("wait"),timeoutMs:n.duration(
"timeout"),onTimeout:n.choice("on-timeout",f.mc["on-timeout"].choices),pollIntervalMs:t["poll-interval"]===""?void 0:n.duration("poll-interval")}}function re(n,t,r){
const{raw:i,problems:_}=n,P=["kvs-seed-file","kvs-prune-file"].filter(D=>i[D]!=="");if(P.length!==0){for(const D of P)_.try(()=>(0,s.y)(i[D],D,t),"");return{file:i["\
kvs-seed-file"],table:i["kvs-table"],url:i["kvs-url"],region:i["kvs-region"],token:i["kvs-token"],"ttl-seconds":i["kvs-ttl-seconds"],concurrency:i["kvs-concurre\
ncy"],verify:i["kvs-verify"],"prune-file":i["kvs-prune-file"],"dry-run":r?"true":i["dry-run"]}}}function ke(n,t,r){return[...[n["id-token"],n["github-token"],n["\
kvs-token"],t.idTokenRequest?.token??""],...r].filter(_=>_.trim()!=="")}var se=e(5807);const _e=4,$e=8;function ae(n){const t=[n.trim(),...n.split(/\r?\n/).map(
r=>r.trim())];return[...new Set(t)].filter(r=>r.length>=_e)}class pe{#e=new Set;#n;add(t){const r=ae(t).filter(i=>!this.#e.has(i));for(const i of r)for(const _ of[
i,JSON.stringify(i).slice(1,-1),encodeURIComponent(i.toWellFormed())])this.#e.add(_);return r.length>0&&(this.#n=void 0),r}redact(t){if(this.#e.size===0)return t;
this.#n??=he(this.#e);const[r="",...i]=t.replace(this.#n,"***").split("\u2026").reverse();return[...i.reverse().map(_=>this.#t(_)),r].join("\u2026")}#t(t){for(const r of this.#e){
const i=t.lastIndexOf(r.slice(0,$e));if(i!==-1&&r.startsWith(t.slice(i)))return`${t.slice(0,i)}***`}return t}}function he(n){const t=[...n].sort((r,i)=>i.length-
r.length);return new RegExp(t.map(se.Kf).join("|"),"g")}var ie=e(9439),ue=e(3214);function me(n,t){const r=i=>t.redact(i);return{line:i=>n.line(r(i)),group:i=>n.
group(r(i)),endGroup:()=>n.endGroup(),replay:(i,_)=>n.replay(i.map(r),_),annotate:(i,_)=>{const P=_.title===void 0?{}:{title:r(_.title)};n.annotate(i,{..._,...P,
message:r(_.message)})},mask:i=>n.mask(i),output:(i,_)=>n.output(i,_),state:(i,_)=>n.state(i,_),summary:i=>n.summary(i)}}var be=e(246),ne=e(6861),l=e(9127);class I{#e;#n;#t=new Set;#o=!1;constructor(t,r){
this.#e=t,this.#n=r}tell(t){switch(t.type){case"phase-started":this.closeGroup(),this.#e.group(ie.K[t.phase]),this.#o=!0;break;case"phase-finished":this.closeGroup(),
this.#e.line(`${t.failed?"\u2717":"\u2713"} ${ie.K[t.phase]}: ${t.detail} (${(0,l.a3)(t.ms)})`);break;case"warning":case"notice":this.#i(t);break;case"failure":
this.#r(t.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(U(t));break;default:(0,y.xb)(t)}}closeGroup(){
this.#o&&this.#e.endGroup(),this.#o=!1}#i(t){const{type:r,message:i,remedy:_,place:P}={remedy:void 0,place:void 0,...t};if(!this.#t.has(i)){this.#t.add(i),this.#n.
add(r,{message:(0,se.Ow)(i),...P&&{place:P}});for(const D of _?.split(`
`)??[])this.#e.line(`  ${D}`)}}#r(t){this.closeGroup();const r=(0,se.Ow)(t.headline,500);if(t.diagnostics.some(({severity:i})=>i==="error")?this.#e.line(`\u2717 ${r}`):
this.#n.add("error",{title:"Deployment failed",message:r}),t.remedy!==void 0)for(const i of t.remedy.split(`
`))this.#e.line(`  ${i}`);for(const i of t.diagnostics)this.#n.addDiagnostic(i);t.log.length!==0&&(this.#e.group(t.log.length===1?"Build log (the last line)":`B\
uild log (the last ${t.log.length} lines)`),this.#e.replay(t.log,crypto.randomUUID()),this.#e.endGroup())}}function U(n){switch(n.type){case"app-known":return`A\
pp ${n.appID}${n.created?" (created)":""}`;case"deployment-known":return`Deployment ${n.deployID}${n.attached?" (started by an earlier run)":""}`;case"status":return`${(0,l.
a3)(n.elapsedMs)}  ${n.status}${n.stage===void 0?"":` \xB7 ${n.stage}`}`;case"heartbeat":return`${(0,l.a3)(n.elapsedMs)}  still ${n.status}`;case"url":return`UR\
L ${n.url}`;default:return(0,y.xb)(n)}}var N=e(5239);function Z(n,t,r){return{"app-id":n.appID??"","app-created":String(n.appCreated),"deploy-id":n.deployID??"",
status:n.status,url:n.url??"",failure:n.failure?JSON.stringify((0,ue.m)((0,ue.O)(n.failure,r))):"","kvs-written":t?String(t.written):"","kvs-failed":t?String(t.
failed):""}}function X(n,t){const r=[...t].filter(([,B])=>ae(B).some(W=>Object.values(n).some(J=>J.includes(W))));if(r.length===0)return;const i=r.flatMap(([,B])=>ae(
B)),_=Object.entries(n).filter(([,B])=>i.some(W=>B.includes(W))),P=r.map(([B])=>B).join(", "),[D,H]=r.length===1?["The masked value","occurs"]:["The masked valu\
es","occur"];return{message:`${D} of ${P} ${H} in the output ${_.map(([B])=>B).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a\
 value is not secret, give it by env, under a name that does not look secret. The words: ${(0,N.fs)("variables")}`}}const Q=()=>e.e(100).then(e.bind(e,5100)),de={
settleMs:2500,totalMs:3500};function le(n){return new ce(n)}class ce{#e;#n=new pe;#t;#o;#i;#r=[];#c;#u;#d;#a;#f;#p;#h="";#s={appID:void 0,deployID:void 0,url:void 0,
failure:void 0};constructor(t){this.#e=t,this.#t=me(t.runner,this.#n),this.#o=new be.r(this.#t),this.#i=new I(this.#t,this.#o);const{raw:r,context:i}=t.run;for(const _ of f.
Qh)f.mc[_].kind==="secret"&&this.addSecret(r[_]);this.addSecret(i.idTokenRequest?.token??"")}report=t=>{t.type==="app-known"&&(this.#s={...this.#s,appID:t.appID}),
t.type==="deployment-known"&&(this.#s={...this.#s,deployID:t.deployID}),t.type==="url"&&(this.#s={...this.#s,url:t.url}),t.type==="failure"&&(this.#s={...this.#s,
failure:t.report}),t.type==="warning"&&!this.#r.some(({message:r})=>r===(0,ie.z)(t.place)+t.message)&&this.#r.push({message:(0,ie.z)(t.place)+t.message,remedy:t.
remedy}),this.#i.tell(this.#y(t)),this.#a?.tell(t)};addSecret(t){for(const r of this.#n.add(t))this.#t.mask(r)}accept(t){this.#d=t;for(const r of t.secrets)this.
addSecret(r);for(const r of t.notices)this.report({type:"notice",message:r})}follow(t){this.#a=t}checkedOut(t){this.#f=t}async checked(t){this.#p=t;const{tellFindings:r}=await Q();
r(this.#t,this.#o,t)}async compared(t){const{comparisonSection:r}=await Q();this.#h=r(t,i=>this.#n.redact(i))}async finish(t,r){this.#i.closeGroup();const{error:i}=t;
return i?.code==="check_failed"?this.#t.line(`\u2717 ${(0,se.Ow)(i.message,500)}`):i&&i.code!=="deploy_failed"&&(0,ne.Q)(this.#t,this.#o,i),r?.error&&(0,ne.Q)(this.#t,
this.#o,r.error),this.#m(t,r),await this.#g(t,r),t.error!==void 0||t.status==="failed"||t.status==="cancelled"||r?.error?1:0}async seedReporter(){const{seedLog:t}=await Q();
return this.#t.line("Keys"),t(this.#t,this.#o,this.#e.clock)}fail(t){return this.finish({...this.#s,status:"failed",appCreated:!1,phases:[],error:t})}async skip(t,r){
this.#c=t,this.#o.add("notice",{title:"Deploy skipped",message:`${(0,se.Ow)(t,200)}: ${r.message}`});for(const _ of r.remedy?.split(`
`)??[])this.#t.line(`  ${_}`);const i={...this.#s,status:"skipped",appCreated:!1,phases:[],error:r};return this.#m(i,void 0),await this.#l(i,void 0),0}#m(t,r){const i=Z(
t,r,this.#n);for(const P of f.P0)this.#t.output(P,i[P]);const _=X(i,this.#d?.secretVariables??new Map);_&&this.report({type:"warning",..._})}async#g(t,r){if(await this.#l(
t,r),!this.#a)return;const{briefComment:i,endingOf:_,pageFacts:P}=await Q(),D=this.#r.length,H=t.error?.code==="interrupted";t.status!=="succeeded"&&!H&&(this.#u=
await this.#a.previous());const B=P(this.#b(t,r)),W=H?de:void 0;await this.#a.finish(_(B,t),i(B),W),(this.#r.length>D||this.#u)&&await this.#l(t,r)}async#l(t,r){
const{pageFacts:i,renderSummary:_}=await Q();this.#t.summary(_(i(this.#b(t,r))))}#b(t,r){return{outcome:t,seeded:r,run:this.#e.run,planned:this.#d,built:this.#f,
checked:this.#p,compared:this.#h,warnings:this.#r,skippedApp:this.#c,previous:this.#u,updatedAt:this.#e.clock.now(),unannotated:this.#o.dropped,secrets:this.#n}}#y(t){
return t.type==="failure"?{...t,report:(0,ue.O)(t.report,this.#n)}:t}}var q=e(7362);async function fe(n,t){const i={runner:(0,q.Aq)(n.summaryFile),run:n,clock:c.
ml,random:Math.random},_=le(i),P=await K(n.raw,n.context,n.readFile).catch(y.I7);if(P instanceof Error)return _.fail(P);if(P.kind==="skip")return _.skip(P.app,P.
reason);if(P.kind==="close"){const{closePreview:D}=await Promise.all([e.e(757),e.e(223),e.e(162)]).then(e.bind(e,9285));return D(P,{...i,...t})}_.accept(P);try{
const D=ye=>_.addSecret(ye),H=P.seed&&await Promise.all([e.e(118),e.e(342)]).then(e.bind(e,9342)),B=P.seed&&await H?.prepareSeed(P.seed,{...t,onSecret:D}),{carryOut:W}=await Promise.
all([e.e(828),e.e(757),e.e(809),e.e(899)]).then(e.bind(e,9883)),J=await W(P,_,i,t),ge=J.status==="succeeded"&&J.error===void 0;return H&&J.status==="pending"&&_.
report(H.KEYS_LEFT),await _.finish(J,ge?await B?.(await _.seedReporter()):void 0)}catch(D){return _.fail((0,y.I7)(D))}}}),4664:((o,T,e)=>{e.d(T,{c:()=>g});var c=e(
3024),y=e(6760),a=e(8302),w=e(224);function g(h=process.env){const S=h.GITHUB_WORKSPACE||process.cwd();return{raw:s(h),context:$(h,S),summaryFile:h.GITHUB_STEP_SUMMARY||
void 0,saved:h.STATE_slipway??"",readFile:b=>(0,c.readFileSync)((0,y.resolve)(S,b),"utf8")}}function s(h){const S={};for(const b of w.Qh){const f=h[`INPUT_${b.toUpperCase()}`]?.
trim();f&&(S[b]=f)}return(0,w.me)(S)}function $(h,S){const b=h.GITHUB_REPOSITORY||void 0,f=u(h.GITHUB_EVENT_PATH),L=h.GITHUB_SERVER_URL||"https://github.com",[A,
j]=[h.ACTIONS_ID_TOKEN_REQUEST_URL,h.ACTIONS_ID_TOKEN_REQUEST_TOKEN],K=p(p(f,"pull_request"),"head"),V=m(p(f,"pull_request"),b);return{serverUrl:L,apiUrl:h.GITHUB_API_URL||
"https://api.github.com",repository:b,refName:h.GITHUB_REF_NAME||void 0,sha:O(K.sha)??(h.GITHUB_SHA||void 0),eventName:h.GITHUB_EVENT_NAME||void 0,pullRequest:V,
fork:V?.fork===!0||E(p(f,"workflow_run"),b),selfHosted:h.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:h.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:A&&j?
{url:A,token:j}:void 0,runUrl:b&&h.GITHUB_RUN_ID?`${L}/${b}/actions/runs/${h.GITHUB_RUN_ID}`:void 0,workspace:S}}function m(h,S){const b=p(h,"head"),f=O(b.ref);
if(typeof h.number!="number"||f===void 0)return;const L=O(p(b,"repo").full_name);return{number:h.number,headRepository:L,headBranch:f,baseBranch:O(p(h,"base").ref)??
"",fork:L?.toLowerCase()!==S?.toLowerCase()}}function E(h,S){return h.id===void 0?!1:O(p(h,"head_repository").full_name)?.toLowerCase()!==S?.toLowerCase()}function u(h){
if(!h)return{};try{const S=JSON.parse((0,c.readFileSync)(h,"utf8"));return(0,a.Gv)(S)?S:{}}catch{return{}}}function p(h,S){const b=h[S];return(0,a.Gv)(b)?b:{}}function O(h){
return typeof h=="string"&&h!==""?h:void 0}}),246:((o,T,e)=>{e.d(T,{r:()=>w});var c=e(8302),y=e(5807);const a=10;class w{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(s){
this.#e=s}get dropped(){return this.#t}add(s,$){if(this.#n[s]<a){this.#n[s]++,this.#e.annotate(s,$);return}this.#t++;const{place:m}=$,E=m===void 0?"":`${m.file}${m.
line===void 0?"":`:${m.line}`}: `;this.#e.line(`${s}: ${E}${$.message}`)}addDiagnostic(s){const{file:$,line:m,column:E}=s,u={file:$,...(0,c.Eb)({line:m??void 0,
column:E??void 0})},p=s.code===null?{}:{title:(0,y.Ow)(s.code,80)};this.add(s.severity,{...p,message:(0,y.Ow)(s.message,1e3),place:u})}}}),6861:((o,T,e)=>{e.d(T,
{Q:()=>y,W:()=>a});var c=e(5807);function y(s,$,m){for(const E of[m,...m.also]){const u=E.place===void 0?{}:{place:E.place};$.add("error",{message:(0,c.Ow)(E.message),
...u});for(const p of a(E))s.line(`  ${p}`)}}function a(s){const $=s.remedy?.split(`
`)??[];return s.mender==="user"?$:[...$,...w(s),...g(s.cause)]}function w({call:s}){if(!s)return[];const $=s.status===void 0?"":` answered ${s.status}`,m=s.requestID===
void 0?"":` (request ${s.requestID})`;return[`Call: ${s.method} ${s.path}${$}${m}`]}function g(s,$=0){return!(s instanceof Error)||$>3?[]:[`Cause: ${(0,c.Ow)(s.
message,500)}`,...g(s.cause,$+1)]}}),7362:((o,T,e)=>{e.d(T,{MX:()=>ie,Aq:()=>me});var c=e(3024),y=e(857);function a(l){return l==null?"":typeof l=="string"||l instanceof
String?l:JSON.stringify(l)}function w(l){return Object.keys(l).length?{title:l.title,file:l.file,line:l.startLine,endLine:l.endLine,col:l.startColumn,endColumn:l.
endColumn}:{}}function g(l,I,U){const N=new m(l,I,U);process.stdout.write(N.toString()+y.EOL)}function s(l,I=""){g(l,{},I)}const $="::";class m{constructor(I,U,N){
I||(I="missing.command"),this.command=I,this.properties=U,this.message=N}toString(){let I=$+this.command;if(this.properties&&Object.keys(this.properties).length>
0){I+=" ";let U=!0;for(const N in this.properties)if(this.properties.hasOwnProperty(N)){const Z=this.properties[N];Z&&(U?U=!1:I+=",",I+=`${N}=${u(Z)}`)}}return I+=
`${$}${E(this.message)}`,I}}function E(l){return a(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(l){return a(l).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const p=new Proxy({},{get:(l,I)=>process.getBuiltinModule("crypto")[I]});var O=e(
9896);function h(l,I){const U=process.env[`GITHUB_${l}`];if(!U)throw new Error(`Unable to find environment variable for file command ${l}`);if(!O.existsSync(U))
throw new Error(`Missing file at path: ${U}`);O.appendFileSync(U,`${a(I)}${y.EOL}`,{encoding:"utf8"})}function S(l,I){const U=`ghadelimiter_${p.randomUUID()}`,N=a(
I);if(l.includes(U))throw new Error(`Unexpected input: name should not contain the delimiter "${U}"`);if(N.includes(U))throw new Error(`Unexpected input: value \
should not contain the delimiter "${U}"`);return`${l}<<${U}${y.EOL}${N}${y.EOL}${U}`}var b=e(6928),f=function(l,I,U,N){function Z(X){return X instanceof U?X:new U(
function(Q){Q(X)})}return new(U||(U=Promise))(function(X,Q){function de(q){try{ce(N.next(q))}catch(fe){Q(fe)}}function le(q){try{ce(N.throw(q))}catch(fe){Q(fe)}}
function ce(q){q.done?X(q.value):Z(q.value).then(de,le)}ce((N=N.apply(l,I||[])).next())})},L;(function(l){l[l.Success=0]="Success",l[l.Failure=1]="Failure"})(L||
(L={}));function A(l,I){const U=toCommandValue(I);if(process.env[l]=U,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(l,I));issueCommand(
"set-env",{name:l},U)}function j(l){g("add-mask",{},l)}function K(l){process.env.GITHUB_PATH||""?issueFileCommand("PATH",l):issueCommand("add-path",{},l),process.
env.PATH=`${l}${path.delimiter}${process.env.PATH}`}function V(l,I){const U=process.env[`INPUT_${l.replace(/ /g,"_").toUpperCase()}`]||"";if(I&&I.required&&!U)throw new Error(
`Input required and not supplied: ${l}`);return I&&I.trimWhitespace===!1?U:U.trim()}function ee(l,I){const U=V(l,I).split(`
`).filter(N=>N!=="");return I&&I.trimWhitespace===!1?U:U.map(N=>N.trim())}function oe(l,I){const U=["true","True","TRUE"],N=["false","False","FALSE"],Z=V(l,I);if(U.
includes(Z))return!0;if(N.includes(Z))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${l}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function R(l,I){if(process.env.GITHUB_OUTPUT||"")return h("OUTPUT",S(l,I));process.
stdout.write(y.EOL),g("set-output",{name:l},a(I))}function k(l){issue("echo",l?"on":"off")}function d(l){process.exitCode=L.Failure,x(l)}function v(){return process.
env.RUNNER_DEBUG==="1"}function C(l){issueCommand("debug",{},l)}function x(l,I={}){g("error",w(I),l instanceof Error?l.toString():l)}function F(l,I={}){g("warni\
ng",w(I),l instanceof Error?l.toString():l)}function z(l,I={}){g("notice",w(I),l instanceof Error?l.toString():l)}function Y(l){process.stdout.write(l+y.EOL)}function te(l){
s("group",l)}function re(){s("endgroup")}function ke(l,I){return f(this,void 0,void 0,function*(){te(l);let U;try{U=yield I()}finally{re()}return U})}function se(l,I){
if(process.env.GITHUB_STATE||"")return h("STATE",S(l,I));g("save-state",{name:l},a(I))}function _e(l){return process.env[`STATE_${l}`]||""}function $e(l){return f(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(l)})}var ae=e(3739),pe=e(8302),he=e(5807);const ie="slipway",ue={error:x,warning:F,notice:z};function me(l){
const I=be();return{line:U=>Y(ne(U)),group:U=>te(ne(U)),endGroup:re,replay:(U,N)=>{Y([`::stop-commands::${N}`,...U.map(ne),`::${N}::`].join(`
`))},annotate:(U,{message:N,title:Z,place:X})=>{const{file:Q,line:de,column:le}=X??{};ue[U](ne(N),(0,pe.Eb)({title:Z,file:Q,startLine:de,startColumn:le}))},mask:j,
output:(U,N)=>I("the outputs",()=>R(U,N)),state:(U,N)=>I("the state for the post step",()=>se(U,N)),summary:U=>{l!==void 0&&I("the summary",()=>(0,c.writeFileSync)(
l,U))}}}function be(){const l=new Set;return(I,U)=>{try{U()}catch(N){l.has(I)||F(ne(`The runner cannot keep ${I}: ${(0,ae.I7)(N).message}`)),l.add(I)}}}function ne(l){
return(0,he.Ow)(l).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((o,T,e)=>{e.d(T,{J:()=>a,h:()=>w});var c=e(3739),y=e(1709);function a(g,s){const $=g.
trim(),m=URL.canParse($)?new URL($):void 0;if(m===void 0||!["http:","https:"].includes(m.protocol))throw new c.GQ("invalid_input",`${s} is not an http(s) addres\
s`,{input:s,remedy:"Write it with its scheme, as https://platform.example.com."});if(m.username!==""||m.password!==""||m.search!==""||m.hash!=="")throw new c.GQ(
"invalid_input",`${s} has more than host and path`,{input:s,remedy:"Leave out user name, password, query and fragment."});return w(m,s),m.pathname=m.pathname.replace(
/\/+$/,""),m}function w(g,s){if(!(g.protocol==="https:"||g.protocol==="http:"&&(0,y.c)(g.hostname)))throw new c.GQ("insecure_url",`${s} names ${g.origin}, which\
 is not https`,{input:s,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((o,T,e)=>{e.d(T,{ml:()=>y,
fm:()=>w});const c=M("node:timers/promises"),y={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(g,s){s?.throwIfAborted();try{await(0,c.setTimeout)(
g,void 0,{signal:s})}catch($){throw s?.throwIfAborted(),$}},after(g,s){const $=setTimeout(s,g);return()=>clearTimeout($)}},a={now(){const{user:g,system:s}=process.
cpuUsage();return(g+s)/1e3}},w=(g,s)=>{const $=setInterval(s,g).unref();return()=>clearInterval($)}}),5239:((o,T,e)=>{e.d(T,{ar:()=>$,fs:()=>w,j9:()=>s});var c=e(
5807),y=e(7634);const a="slipway/slipway";function w(m,E){const u=E===void 0?"":`#${E}`;return`https://github.com/${a}/blob/v${y.x}/docs/${m}.md${u}`}const g={identity:(0,c.
aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,c.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,c.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,c.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function s(m){const[E="what-you-gave"]=Object.entries(g).find(([,u])=>u.includes(m))??[];return w("troubleshooting",E)}function $(){return w("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((o,T,e)=>{e.d(T,{E9:()=>a,a3:()=>w});var c=e(3739);const y=[864e5,36e5,6e4,1e3,1];function a(m,E){const u=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(m.trim()),[,...p]=u??[],O=y.reduce((h,S,b)=>h+Number(p[b]??0)*S,0);if(!u||O===0)throw new c.GQ("invalid_input",`${E}: "${m}" is not a duration`,{input:E,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return O}function w(m){if(m<1e3)return`${Math.round(m)}ms`;if(m<59950)return`${(m/
1e3).toFixed(1)}s`;const E=Math.round(m/1e3),u=p=>String(p).padStart(2,"0");return E<3600?`${Math.floor(E/60)}m ${u(E%60)}s`:`${Math.floor(E/3600)}h ${u(Math.floor(
E%3600/60))}m`}const g=null,s=null;function $(m,E){const u=E-m;if(u>s)return new Date(m).toISOString().slice(0,10);const[p,O]=g.find(([,S])=>u>=S)??[];if(!p||p===
"second"&&u<1e4)return"just now";const h=Math.floor(u/O);return`${h} ${p}${h===1?"":"s"} ago`}}),3739:((o,T,e)=>{e.d(T,{GQ:()=>a,I7:()=>w,b$:()=>m,xU:()=>s,xb:()=>g});
const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},y=Object.keys(c);class a extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(u,p,O={}){
super(p,O.cause===void 0?void 0:{cause:O.cause}),this.code=u,this.mender=c[u],this.remedy=O.remedy,this.input=O.input,this.place=O.place,this.call=O.call,this.also=
O.also??[]}with({code:u=this.code,message:p=this.message,...O}){const{remedy:h,input:S,place:b,call:f,cause:L,also:A}=this;return new a(u,p,{remedy:h,input:S,place:b,
call:f,cause:L,also:A,...O})}}function w(E){if(E instanceof a)return E;const u=E instanceof Error?E.message:String(E);return new a("internal",u,{cause:E,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function g(E){throw new a("internal",`Unhandled case: ${JSON.stringify(E)}`)}function s(E){
if(!(!(E instanceof Error)||!("code"in E)))return typeof E.code=="string"?E.code:void 0}const $=new Set(["ENOSPC","EDQUOT"]);function m(E){return $.has(s(E))}}),
1317:((o,T,e)=>{e.d(T,{Gq:()=>a,HU:()=>s,LO:()=>w,SP:()=>$,Zw:()=>m,bs:()=>E,yG:()=>g});var c=e(3739),y=e(9882);function a(u,p,O){return new c.GQ("invalid_input",
`${u}: ${p}`,{input:u,remedy:O})}function w(u,p,O){return new c.GQ("missing_input",`${u} is missing: ${p}`,{input:u,remedy:O})}function g(u,p){switch(u.trim().toLowerCase()){case"\
true":return!0;case"false":return!1;default:throw a(p,`"${$(u)}" is neither true nor false`,"Write true or false.")}}function s(u,p,O){const h=p.find(b=>b===u.trim().
toLowerCase());if(h!==void 0)return h;const S=p.map(b=>`"${b}"`).join(", ");throw a(O,`"${$(u)}" is not one of ${S}${(0,y.au)(u,p)}`,`Write one of ${S}.`)}function $(u){
const p=u.replace(/\s+/g," ").trim();return p.length>60?`${p.slice(0,57)}\u2026`:p}class m{#e=[];try(p,O){try{return p()}catch(h){const S=(0,c.I7)(h);if(S.code===
"internal")throw h;return this.#e.push(S),O}}add(p){this.#e.push(p)}throwIfAny(){const p=E(this.#e);if(p)throw p}}function E(u){const[p,...O]=u.flatMap(h=>[h.with(
{also:[]}),...h.also]);return p?.with({also:O})}}),8302:((o,T,e)=>{e.d(T,{D7:()=>a,Eb:()=>w,Gv:()=>c,KH:()=>g,U4:()=>y});function c(s){return typeof s=="object"&&
s!==null&&!Array.isArray(s)}function y(s){try{return JSON.parse(s)}catch{return}}function a(s){const $=y(s);return c($)?$:void 0}function w(s){const $=Object.entries(
s).filter(([,m])=>m!==void 0);return Object.fromEntries($)}function g(s,$){return typeof s=="string"&&s.length<=$}}),1709:((o,T,e)=>{e.d(T,{O:()=>c,c:()=>y});function c(a){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(a)}function y(a){return/^(?:[^.]+\.)*localhost\.?$/i.test(a)||c(a.replace(/^\[|\]$/g,""))}}),9882:((o,T,e)=>{e.d(T,{au:()=>w,
pA:()=>y});const c={characters:80,candidates:1e3,shown:3};function y(u,p){const O=g(u);if(O===""||u.length>c.characters)return[];const h=p.slice(0,c.candidates).
filter(b=>b!==u&&b.length<=c.characters).flatMap(b=>{const f=$(u)===$(b)?Math.min(m(O,g(b))??s,s):m(O,g(b));return f===void 0?[]:[{each:b,points:f}]}),S=Math.min(
...h.map(({points:b})=>b));return h.sort((b,f)=>b.points-f.points).filter(({points:b})=>b<=S+1).slice(0,c.shown).map(({each:b})=>b)}function a(u,p){return y(u,p).
filter(O=>E(u,O)<=Math.max(1,Math.floor(Math.min(u.length,O.length)/8)))}function w(u,p){const[O]=y(u.trim(),p);return O===void 0?"":`; did you mean "${O}"?`}function g(u){
return u.toLowerCase().replace(/[-_.:\s]/g,"")}const s=1;function $(u){return/^[^:]{1,40}(?=:)/.exec(u)?.[0]??`${u}:`}function m(u,p){if(u===p)return 0;const O=Math.
max(1,Math.floor(Math.min(u.length,p.length)/3)),h=E(u,p);if(h<=O)return h;const[S,b]=u.length<p.length?[u,p]:[p,u];if(S.length>=4&&(b.startsWith(S)||b.endsWith(
S)))return O+1}function E(u,p){let O=[],h=Array.from({length:p.length+1},(S,b)=>b);for(let S=1;S<=u.length;S++){const b=[S];for(let f=1;f<=p.length;f++){const L=u[S-
1]===p[f-1],A=S>1&&f>1&&u[S-1]===p[f-2]&&u[S-2]===p[f-1];b[f]=Math.min((h[f]??0)+1,(b[f-1]??0)+1,(h[f-1]??0)+(L?0:1),A?(O[f-2]??0)+1:Number.POSITIVE_INFINITY)}[
O,h]=[h,b]}return h[p.length]??0}}),5807:((o,T,e)=>{e.d(T,{FF:()=>V,Kf:()=>S,Nl:()=>u,Ow:()=>b,aL:()=>L,hS:()=>j,oF:()=>K,vI:()=>h,y1:()=>O,zD:()=>A});const c="\
\x1B",y="\x07",a=new RegExp(`${c}[\\]P_^X][^${y}${c}]*(?:${y}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),w=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
g=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),s=new RegExp(
`${c}\\[[0-9;:]{0,40}m`,"g");function $(k){const d=k.includes(c)?k.match(s)??[]:[];return d.length===0?{texts:[k],codes:d}:{texts:k.split(s),codes:d}}const m=/^[ -~]*$/,
E=/^[\t -~]*$/;function u(k){return k.includes(c)?k.replace(a,""):k}function p(k){return E.test(k)?k:u(k).replace(/[\n\u2028\u2029]/g," ").replace(g(),d=>d==="	"?
d:"")}function O(k){return k.split(`
`).map(p).join(`
`)}function h(k,d){return k.length>d?f(k,d):k}function S(k){return k.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function b(k,d=2e3){const v=k.length>d*8+1024?k.slice(
0,d*8+1024):k;if(m.test(v)&&v.length<=d)return k;const C=u(v).replace(w," ").replace(g(),"").toWellFormed();return C.length>d||v.length<k.length?f(C,d):C}function f(k,d){
if(d<1)return"";const v=k.slice(0,d-1),C=v.charCodeAt(v.length-1);return`${C>=55296&&C<=56319?v.slice(0,-1):v}\u2026`}function L(k){return k.trim().split(/\s+/)}
function A(k){let[d,v]=[String(k),""];for(;d.length>3;d=d.slice(0,-3))v=`,${d.slice(-3)}${v}`;return d+v}function j(k,d){return`${A(k)} ${d}${k===1?"":"s"}`}function K(k){
return V(k)??k}function V(k){try{return decodeURIComponent(k)}catch{return}}const ee=/^[\t\n\r -~]*$/;function oe(k){return ee.test(k)?k:k.replace(/[\u2028\u2029]/g,
R).replace(g(),d=>`	
\r`.includes(d)?d:R(d))}function R(k){return Array.from({length:k.length},(v,C)=>k.charCodeAt(C)).map(v=>`\\u${v.toString(16).padStart(4,"0")}`).join("")}}),7634:((o,T,e)=>{
e.d(T,{x:()=>c});const c="1.0.0"}),9570:((o,T,e)=>{e.d(T,{I:()=>c});const c={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{
input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"te\
xt"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((o,T,e)=>{e.d(T,{BL:()=>u,G1:()=>E,IC:()=>b,Rm:()=>g,aT:()=>s,be:()=>m,cS:()=>p,jI:()=>y,jL:()=>$,jh:()=>S,
lF:()=>O,m0:()=>w,ux:()=>c,yN:()=>a});const c={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},y=["api",
"web-ssr","sse"],a=["web-landing",...y],w="detect";function g(f){return y.some(L=>L===f)}const s="us-east-2",$="execute-api",m="SERVICE_KVS_",E=/^[A-Za-z_][A-Za-z0-9_]*$/,
u=/^[a-z][a-z0-9_]{0,31}$/,p=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,O={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},h={pageDefault:64*1024,pageMost:256*1024},S={subject:200,author:100},b={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((o,T,e)=>{e.d(T,{Nu:()=>O,Pf:()=>E,Rs:()=>oe,bD:()=>s,c:()=>j,ri:()=>K});var c=e(
5807);const y=1024,a=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,w="owner/name, or a URL that begins with https://",g="--al\
low-local-git",s="https://github.com/{repository}.git";function $(R){const k=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(R)?.[1]??
"";return a.test(k)?k.replace(/\.git$/,""):void 0}const m=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function E(R,k="https://github.com"){const d=K(R.trim());if(d.length>y)return[];const v=O(d,!0);if(v.kind==="path")return[p(v.path)];if(v.kind==="file")return[p(
(0,c.oF)(v.url.pathname))];if(v.kind==="remote")return[u(v.url.host,v.url.pathname)];if(v.kind==="name"){const F=["github.com",URL.canParse(k)?new URL(k).host:"\
github.com"];return[...new Set(F.map(z=>u(z,v.name)))]}const[,C,x]=m.exec(R.trim())??[];return C===void 0||x===void 0?[]:[u(C,x)]}function u(R,k){return`${R}/${k.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function p(R){return R.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function O(R,k){if(R.length>
y)return A(`has more than ${y} characters`);if(new RegExp("\\p{Cc}","u").test(R))return A("has control characters");if(a.test(R))return{kind:"name",name:R.replace(
/\.git$/,"")};if(R.startsWith("/"))return k?{kind:"path",path:R}:L("is a local path");const d=h(R);return d?.protocol==="https:"||d?.protocol==="http:"?S(d,k):d?.
protocol==="file:"?b(d,k):f(R)}function h(R){return/^[a-z]+:\/\/\S+$/i.test(R)&&URL.canParse(R)?new URL(R):void 0}function S(R,k){return R.username!==""||R.password!==
""?A("contains a user name or password","the URL without them: the platform has its own access"):R.protocol==="http:"&&!k?L("is a URL of plain http"):{kind:"rem\
ote",url:R}}function b(R,k){return R.host!==""||/%(?:2f|00)/i.test(R.pathname)?A("is not a path on this machine"):k?{kind:"file",url:R}:L("is a local path")}function f(R){
const[,k,d]=m.exec(R)??[];return k===void 0?A("is neither owner/name nor an https URL"):A("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${k}/${d}`)}function L(R){return A(`${R}, which a platform takes only with ${g}`)}function A(R,k=w){return{kind:"refused",problem:R,instead:k}}function j(R,k){
const d=O(k,!0),v=URL.parse(R);return d.kind!=="name"||v===null||v.host==="github.com"?k:`${v.origin}${v.pathname.replace(/\/+$/,"")}/${d.name}.git`}function K(R){
return R.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function V(R,k){return R.replaceAll("{repository}",()=>k)}function ee(R,k){const[d="",v=""]=K(R).split("{re\
pository}"),C=k.href.replace(/\.git$/,""),x=v.replace(/\.git$/,"");if(!C.startsWith(d)||!C.endsWith(x))return;const F=C.slice(d.length,C.length-x.length);return a.
test(F)?F:void 0}function oe(R,k){const d="https://git.example.com/{repository}.git";if(!R.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:d};const v=V(R,"owner/name"),C=h(v);if(C?.protocol==="https:")return;const x=C?.protocol==="http:"||C?.protocol==="file:"&&C.host==="";if(!(x&&k))return x?
{problem:`begins with ${C?.protocol}//, which needs ${g}`,instead:`${d}, or add ${g}`}:{problem:"is not an https URL",instead:d}}}),9439:((o,T,e)=>{e.d(T,{K:()=>y,
z:()=>a});const c=null,y={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"\
Public URL",compare:"Comparison"};function a(w){return w===void 0?"":`${w.file}${w.line===void 0?"":`:${w.line}`}: `}}),3214:((o,T,e)=>{e.d(T,{O:()=>y,m:()=>g});
var c=e(5807);function y(s,$){const m=u=>$.redact(u),E=u=>u===void 0?void 0:m(u);return{...s,headline:m(s.headline),message:E(s.message),stage:E(s.stage),code:E(
s.code),remedy:E(s.remedy),diagnostics:s.diagnostics.map(u=>({...u,file:m(u.file),code:u.code===null?null:m(u.code),message:m(u.message)})),log:s.log.map(m)}}const a=100,
w=500;function g(s){return{...s,diagnostics:s.diagnostics.map($=>({...$,message:(0,c.Ow)($.message,w)})),log:s.log.slice(-a).map($=>(0,c.Ow)($,w))}}}),5328:((o,T,e)=>{
e.d(T,{O9:()=>b,aZ:()=>E,$r:()=>R,cT:()=>K});var c=e(3739);function y(d){return{kind:"command",command:d,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(v,C)=>a(d,C)}}async function a(d,{run:v,onSecret:C}){const x=(te,re)=>new c.GQ("token_command_failed",`The command of id-token-command ${te}`,{input:"\
id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:re}),{exitCode:F,stdout:z}=await v(
d).catch(te=>{throw x("could not be started",te)}),Y=z.trim();if(Y!==""&&C(Y),F!==0)throw x(`ended with exit code ${F}`);if(Y==="")throw x("printed nothing");if(/\s/.
test(Y))throw x("printed more than one word: an ID token has no spaces and no line ends");return Y}function w(d){return{...d,kind:"github",input:"id-token-audie\
nce",mayLackEmail:!0,description:d.audience?`GitHub OIDC, for ${d.audience}`:"GitHub OIDC",async obtain(v,{onSecret:C}){const{githubToken:x}=await Promise.all([
e.e(828),e.e(757),e.e(809),e.e(899)]).then(e.bind(e,2233));return x(d,v,C)}}}function g(d){const v=d.trim();return{kind:"given",token:v,input:"id-token",description:"\
ID token as given",renewable:!1,async obtain(C,{onSecret:x}){return x(v),v}}}function s(d){return{...d,kind:"exchange",input:"token-exchange-url",description:`G\
itHub OIDC, exchanged at ${new URL(d.url).host}`,async obtain(v,{onSecret:C}){const{exchangedToken:x}=await Promise.all([e.e(828),e.e(757),e.e(809),e.e(899)]).then(
e.bind(e,8427));return x(d,v,C)}}}var $=e(1619),m=e(1317);function E(d,v){const C=f(d),[x,F]=C;if(x&&F)throw(0,m.Gq)(F,`${x} is given as well, and a run has one\
 identity`,`Leave out one of: ${C.join(", ")}.`);if(L(d),x===void 0)return j(d,v);if(S(x))return u[x](d[x]);if(!v.idTokenRequest)return V(x,d,v);const z={requestUrl:v.
idTokenRequest.url,requestToken:v.idTokenRequest.token,audience:d["id-token-audience"]||void 0,permissions:k(d,v)};return p[x](z,d)}const u={"id-token":g,"id-to\
ken-command":y},p={"token-exchange-url":(d,v)=>s({url:(0,$.J)(v["token-exchange-url"],"token-exchange-url").href,audience:v["token-exchange-audience"]||void 0,clientID:v["\
token-exchange-client-id"]||void 0,subject:d}),"id-token-audience":w},O=[...Object.keys(u),...Object.keys(p)].filter(h);function h(d){return Object.hasOwn(u,d)||
Object.hasOwn(p,d)}function S(d){return Object.hasOwn(u,d)}const b=O.filter(d=>d!=="id-token-audience");function f(d){const v=O.filter(C=>d[C].trim()!=="");return v.
includes("token-exchange-url")?v.filter(C=>C!=="id-token-audience"):v}function L(d){if(d["token-exchange-url"]!=="")return;const v=["token-exchange-audience","t\
oken-exchange-client-id"].find(C=>d[C]!=="");if(v)throw(0,m.LO)("token-exchange-url",`${v} means nothing without it`,"Give the token endpoint.")}const A="Give o\
ne of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function j(d,v){if(K(v))return V("id-\
token",d,v);throw(0,m.LO)("id-token-audience","no input provides an ID token",A)}function K(d){return d.dependabot||d.pullRequest?.fork===!0}function V(d,v,C){const x=k(
v,C);return new c.GQ("no_id_token",`This run can have no ID token: ${ee(C)}`,{input:d,remedy:K(C)?`${oe}
${x}`:`Add to the job, and to the calling workflow if this one is reusable:
${x}`})}function ee(d){return d.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":d.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const oe=`Try such pull requests without credentials, by "mode: check", or let them \
pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function R({idToken:d,records:v,pullRequest:C,comment:x}){return["permissions:",...["contents: read",
...v?["deployments: write"]:[],...d?["id-token: write"]:[],...v&&C?[`pull-requests: ${x?"write":"read"}`]:[]].map(z=>`  ${z}`)].join(`
`)}function k(d,{pullRequest:v}){const C=d.comment.trim().toLowerCase()!=="false",x=d["github-token"].trim()!=="";return R({idToken:!0,records:x,pullRequest:v!==
void 0,comment:C})}}),1490:((o,T,e)=>{e.d(T,{m:()=>h,y:()=>S});var c=e(9127),y=e(3739),a=e(1317),w=e(9882),g=e(2345);const s=40;function $(b,f,L){const A=b.trim().
replace(/\{([^{}]*)\}/g,(j,K)=>m(K.trim(),f,L));if(g.cS.test(A))return A;throw(0,a.Gq)(f,`"${(0,a.SP)(A)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function m(b,f,L){if(b==="pr")return String(E("{pr}",f,L));if(b==="branch")return p(f,L);const A=/^slot:(.*)$/.
exec(b)?.[1];if(A!==void 0)return u(A,f,L);throw(0,a.Gq)(f,`there is no placeholder {${(0,a.SP)(b)}}${(0,w.au)(b,["pr","branch","slot:N"])}`,"The placeholders a\
re {pr}, {branch} and {slot:N}.")}function E(b,f,L){if(L.pullRequest)return L.pullRequest.number;throw(0,a.Gq)(f,`${b} has a value on pull requests only, and th\
is run was started by ${L.eventName??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function u(b,f,L){if(!/^[1-9]\d{0,3}$/.
test(b))throw(0,a.Gq)(f,`{slot:${(0,a.SP)(b)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(E(`{slot:${b}}`,f,L)%Number(b))}function p(b,f){
const L=f.pullRequest?.headBranch??f.refName;if(L!==void 0)return O(L);throw(0,a.Gq)(b,"{branch} has no value: this run is for no branch","Name the app without \
{branch}.")}function O(b){const f=b.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(f!==""&&f.length<=s&&/^[\w./-]+$/.test(b))return f;const{
createHash:L}=process.getBuiltinModule("node:crypto"),A=L("sha256").update(b).digest("hex").slice(0,8);return`${f.slice(0,s-9).replace(/-+$/,"")}-${A}`.replace(
/^-/,"")}class h{raw;context;problems;constructor(f,L,A){this.raw=f,this.context=L,this.problems=A}boolean(f){return this.problems.try(()=>(0,a.yG)(this.raw[f],
f),!1)}choice(f,L){return this.problems.try(()=>(0,a.HU)(this.raw[f],L,f),L[0])}duration(f){return this.problems.try(()=>(0,c.E9)(this.raw[f],f),1)}optional(f){
return this.raw[f].trim()||void 0}identifier(f,L){return this.problems.try(()=>{const A=this.optional(f)??L;if(A===void 0)throw(0,a.LO)(f,"it is part of every r\
equest",`Give the ${f}'s identifier.`);return $(A,f,this.context)},"")}}function S(b,f,L){try{return L(b)}catch(A){const j=(0,y.xU)(A)==="ENOENT"?"does not exis\
t":`cannot be read (${(0,y.xU)(A)??"fault"})`;throw new y.GQ("file_not_found",`${f}: the file ${b} ${j}`,{input:f,cause:A,remedy:"Give a path inside the workspa\
ce, and check the repository out before this step."})}}}),224:((o,T,e)=>{e.d(T,{P0:()=>s,Qh:()=>a,mc:()=>c,me:()=>$});const c={mode:{kind:"choice",choices:["dep\
loy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to deploy."},
project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0},create:{kind:"boolean",default:"tru\
e"},"take-over":{kind:"boolean",default:"false"},repository:{kind:"text",defaultNote:"the run's own"},branch:{kind:"text",defaultNote:"the run's own"},"build-co\
mmand":{kind:"text",description:"The command that builds the app. If empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the b\
uild writes. If empty, it is not sent."},region:{kind:"text",description:"The app's region. If empty, it is not sent."},"app-type":{kind:"text",defaultNote:"det\
ected"},"app-settings":{kind:"json"},noindex:{kind:"choice",choices:["true","false"]},env:{kind:"lines"},"secret-env":{kind:"lines",description:"More variables \
of the same set, all of them masked."},"env-file":{kind:"path"},"clear-env":{kind:"boolean",default:"false"},"id-token":{kind:"secret",description:"An ID token \
as it is."},"id-token-audience":{kind:"text"},"id-token-command":{kind:"text"},"token-exchange-url":{kind:"text"},"token-exchange-audience":{kind:"text",description:"\
The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"\
true"},timeout:{kind:"duration",default:"30m"},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail"},"on-no-token":{kind:"choice",choices:["fail",
"skip"],default:"fail"},"poll-interval":{kind:"duration",defaultNote:"adaptive"},"status-map":{kind:"lines"},"api-map":{kind:"lines"},verify:{kind:"choice",choices:[
"off","warn","fail"],default:"warn"},"url-template":{kind:"text"},"compare-to":{kind:"text"},"allow-forks-on-self-hosted":{kind:"boolean",default:"false"},"gith\
ub-token":{kind:"secret",default:"${{ github.token }}"},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request"},comment:{kind:"boolean",
default:"true"},"kvs-seed-file":{kind:"path"},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",
description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`"},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",
description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"The time to live of entries without one, in seconds."},"kvs-concurrency":{
kind:"number",default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},
"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"false"}},y=new Map(Object.entries(c)),a=Object.keys(c).filter(w);
function w(m){return Object.hasOwn(c,m)}const g={"app-id":"The app's ID.","app-created":"`true` if this run created the app.","deploy-id":"The deployment's ID.",
status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys wri\
tten by the seed.","kvs-failed":"Keys the seed could not write."},s=Object.keys(g).filter(m=>m in g);function $(m){const E=a.map(u=>{const p=y.get(u)?.default??
"";return[u,m[u]||(p.startsWith("${{")?"":p)]});return Object.fromEntries(E)}}),9689:((o,T,e)=>{e.a(o,async(c,y)=>{try{var a=e(6541),w=e(4664);const g=new AbortController;
process.on("SIGINT",()=>g.abort()),process.on("SIGTERM",()=>g.abort()),process.exitCode=await(0,a.h)((0,w.c)(),{env:process.env,signal:g.signal,startPlatform:async s=>(await Promise.
all([e.e(169),e.e(828),e.e(757),e.e(409),e.e(809),e.e(741)]).then(e.bind(e,7630))).startLocalPlatform(s)}),y()}catch(g){y(g)}},1)})},we={};function G(o){var T=we[o];
if(T!==void 0)return T.exports;var e=we[o]={id:o,loaded:!1,exports:{}},c=!0;try{Te[o](e,e.exports,G),c=!1}finally{c&&delete we[o]}return e.loaded=!0,e.exports}G.
m=Te,typeof G<"u"&&(G.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",T=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",e=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",c=a=>{a&&a.d<1&&(a.d=1,a.forEach(w=>w.r--),a.forEach(w=>w.r--?w.r++:w()))},y=a=>a.map(w=>{if(w!==null&&typeof w=="ob\
ject"){if(w[o])return w;if(w.then){var g=[];g.d=0,w.then(m=>{s[T]=m,c(g)},m=>{s[e]=m,c(g)});var s={};return s[o]=m=>m(g),s}}var $={};return $[o]=m=>{},$[T]=w,$});
G.a=(a,w,g)=>{var s;g&&((s=[]).d=-1);var $=new Set,m=a.exports,E,u,p,O=new Promise((h,S)=>{p=S,u=h});O[T]=m,O[o]=h=>(s&&h(s),$.forEach(h),O.catch(S=>{})),a.exports=
O,w(h=>{E=y(h);var S,b=()=>E.map(L=>{if(L[e])throw L[e];return L[T]}),f=new Promise(L=>{S=()=>L(b),S.r=0;var A=j=>j!==s&&!$.has(j)&&($.add(j),j&&!j.d&&(S.r++,j.
push(S)));E.map(j=>j[o](A))});return S.r?f:b()},h=>(h?p(O[e]=h):u(m),c(s))),s&&s.d<0&&(s.d=0)}})(),(()=>{var o=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):
e=>e.__proto__,T;G.t=function(e,c){if(c&1&&(e=this(e)),c&8||typeof e=="object"&&e&&(c&4&&e.__esModule||c&16&&typeof e.then=="function"))return e;var y=Object.create(
null);G.r(y);var a={};T=T||[null,o({}),o([]),o(o)];for(var w=c&2&&e;typeof w=="object"&&!~T.indexOf(w);w=o(w))Object.getOwnPropertyNames(w).forEach(g=>a[g]=()=>e[g]);
return a.default=()=>e,G.d(y,a),y}})(),G.d=(o,T)=>{for(var e in T)G.o(T,e)&&!G.o(o,e)&&Object.defineProperty(o,e,{enumerable:!0,get:T[e]})},G.f={},G.e=o=>Promise.
all(Object.keys(G.f).reduce((T,e)=>(G.f[e](o,T),T),[])),G.u=o=>""+o+".index.js",G.o=(o,T)=>Object.prototype.hasOwnProperty.call(o,T),G.r=o=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},G.nmd=o=>(o.paths=[],o.children||
(o.children=[]),o),(()=>{var o={792:0},T=e=>{var{ids:c,modules:y,runtime:a}=e,w,g,s=0;for(w in y)G.o(y,w)&&(G.m[w]=y[w]);for(a&&a(G);s<c.length;s++)g=c[s],G.o(o,
g)&&o[g]&&o[g][0](),o[c[s]]=0};G.f.j=(e,c)=>{var y=G.o(o,e)?o[e]:void 0;if(y!==0)if(y)c.push(y[1]);else{var a=import("./"+G.u(e)).then(T,w=>{throw o[e]!==0&&(o[e]=
void 0),w}),a=Promise.race([a,new Promise(w=>y=o[e]=[w])]);c.push(y[1]=a)}}})();var Oe=G(9689);Oe=await Oe;

const j=process.getBuiltinModule;var Ae={2613:(t=>{t.exports=j("assert")}),181:(t=>{t.exports=j("buffer")}),5317:(t=>{t.exports=j("child_process")}),4434:(t=>{t.
exports=j("events")}),9896:(t=>{t.exports=j("fs")}),4589:(t=>{t.exports=j("node:assert")}),6698:(t=>{t.exports=j("node:async_hooks")}),4573:(t=>{t.exports=j("no\
de:buffer")}),1421:(t=>{t.exports=j("node:child_process")}),7598:(t=>{t.exports=j("node:crypto")}),3053:(t=>{t.exports=j("node:diagnostics_channel")}),1553:(t=>{
t.exports=j("node:dns/promises")}),8474:(t=>{t.exports=j("node:events")}),3024:(t=>{t.exports=j("node:fs")}),1455:(t=>{t.exports=j("node:fs/promises")}),7067:(t=>{
t.exports=j("node:http")}),2467:(t=>{t.exports=j("node:http2")}),8995:(t=>{t.exports=j("node:module")}),7030:(t=>{t.exports=j("node:net")}),8161:(t=>{t.exports=
j("node:os")}),6760:(t=>{t.exports=j("node:path")}),643:(t=>{t.exports=j("node:perf_hooks")}),1792:(t=>{t.exports=j("node:querystring")}),99:(t=>{t.exports=j("n\
ode:sqlite")}),7075:(t=>{t.exports=j("node:stream")}),7830:(t=>{t.exports=j("node:stream/web")}),6193:(t=>{t.exports=j("node:string_decoder")}),8500:(t=>{t.exports=
j("node:timers/promises")}),1692:(t=>{t.exports=j("node:tls")}),3136:(t=>{t.exports=j("node:url")}),7975:(t=>{t.exports=j("node:util")}),3429:(t=>{t.exports=j("\
node:util/types")}),5919:(t=>{t.exports=j("node:worker_threads")}),8522:(t=>{t.exports=j("node:zlib")}),857:(t=>{t.exports=j("os")}),6928:(t=>{t.exports=j("path")}),
932:(t=>{t.exports=j("process")}),3193:(t=>{t.exports=j("string_decoder")}),3557:(t=>{t.exports=j("timers")}),2265:((t,O,e)=>{e.d(O,{h:()=>oe});var h=e(1224),f=e(
3739),r=e(1317),E=e(9570),T=e(6976),s=e(1490),b=e(597);function w(n,l,y){const k={repository:l.pullRequest?.headRepository??l.repository,branch:l.pullRequest?.headBranch??
l.refName},v=n.repository.trim()||k.repository,P=n.branch.trim()||k.branch;if(v===void 0)throw(0,r.LO)("repository","this run has none of its own","Write it as \
owner/name.");const K=N=>(0,b.c)(l.serverUrl,N),D=K(p(v));if(P===void 0)throw(0,r.LO)("branch","this run is for no branch","Name the branch to build.");!y&&n.repository.
trim()===""&&o(l);const x=k.repository!==void 0&&D.toLowerCase()===K(k.repository).toLowerCase()&&P===k.branch;return{repository:D,branch:i(P),commit:x?l.sha:void 0}}
function p(n){const l=(0,b.Nu)(n,!0);if(l.kind!=="refused")return n;throw(0,r.Gq)("repository",`"${(0,r.SP)((0,b.ri)(n))}" ${l.problem}`,`Write ${l.instead}.`)}
function i(n){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(n)||d(n))throw(0,r.Gq)("branch",`"${(0,r.SP)(n)}" cannot be the name of a branch`,"Name\
 a branch as git does: main.");return n}function d(n){return new RegExp("\\p{Cc}","u").test(n)}function c(n,l){const y=n["compare-to"].trim();if(y!==""){if(l!==
"check")throw(0,r.Gq)("compare-to",`only a check compares, and mode is "${(0,r.SP)(n.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(y)||y.length>255||d(y))
throw(0,r.Gq)("compare-to",`"${(0,r.SP)(y)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return y}}const m=new Set(["pull_request_target",
"workflow_run"]);function o({pullRequest:n}){if(n?.fork)throw(0,r.Gq)("repository",`pull request #${n.number} comes from a fork, whose build would see the app's\
 variables`,'Use "mode: check" for such pull requests, or name repository and branch yourself if you trust the fork.')}function $({fork:n,eventName:l,selfHosted:y},k){
if(n){if(m.has(l))throw(0,r.Gq)("mode",`a run on ${l} has the repository's token and secrets, and this pull request comes from a fork, whose build could steal t\
hem`,'Check pull requests in a workflow on pull_request: it needs no secret and no permission but "contents: read".');if(y&&!k)throw(0,r.Gq)("allow-forks-on-sel\
f-hosted","this runner does not say that it is GitHub's own, so it counts as self-hosted, and the pull request comes from a fork, whose build would run a strang\
er's code on it","Check on GitHub's runners (in check.yml and preview.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no pri\
vate network.")}}var g=e(224),M=e(1619);function B(n){if(n.trim()==="")throw(0,r.LO)("base-url","it is the address of the control plane","Give its https URL.");
const l=(0,M.Jb)(n,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(l))return l;throw(0,r.Gq)("base-url","the URL ends in /api/v1, which every request a\
dds itself",'Leave "/api/v1" out.')}function F(n){const l=n.trim();if(l==="")return;const y=l.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.
test(y)&&URL.canParse(y)&&!/[{}]/.test(y))return l;throw(0,r.Gq)("url-template",`"${(0,r.SP)(l)}" does not become a URL`,"Write it as https://{subdomain}.exampl\
e.com; {subdomain} and {app} are known.")}async function J(n,l,y){const k=new r.Zw,v=k.try(()=>(0,r.HU)(n.mode,g.mc.mode.choices,"mode"),"deploy");if(v==="close")
return ae((0,s.T)(n,l,k));const P=v==="check"?void 0:k.try(()=>(0,T.aZ)(n,l),void 0),K=k.try(()=>(0,r.HU)(n["on-no-token"],g.mc["on-no-token"].choices,"on-no-to\
ken"),"fail");if(P instanceof f.GQ){if(K==="skip")return X(n,l,P);k.add(P)}const D=await _((0,s.T)(n,l,k),v,P,y);return k.throwIfAny(),D}function X(n,l,y){const k=(0,s.
T)(n,l,new r.Zw),v=te.map(K=>k.identifier(K,void 0));return{kind:"skip",app:v.every(K=>K!=="")?v.join("/"):v.at(-1)||n.app,reason:(0,T.cT)(l)?y.with({remedy:void 0}):
y}}const te=["org","project","app"];function ae(n){const{context:l,problems:y}=n,k=y.try(()=>{if(l.pullRequest)return l.pullRequest.number;throw(0,r.Gq)("mode",
`"close" is for pull requests, and this run was started by ${l.eventName??"no event"}`,"Run the step with `if: github.event.action == 'closed'` in a workflow on\
 pull_request.")},0),v=te.map(q=>n.identifier(q,void 0));y.try(()=>c(n.raw,"close"),void 0);const P=n.boolean("dry-run"),K=G(n);K.token===""&&y.add((0,r.LO)("gi\
thub-token","the action comments on the pull request with it","Leave it out: it has a default.")),y.throwIfAny();const[D="",x="",N=""]=v,V=y.try(()=>U(n,{org:D,
project:x,app:N}),void 0);return y.throwIfAny(),{kind:"close",app:v.join("/"),pullRequest:k,own:V,dryRun:P,github:K}}function U({raw:n,context:l},y){const k=n.app.
includes("{pr}")&&n["base-url"].trim()!==""&&n["api-map"].trim()==="",v=[...T.O9,"id-token-audience"];if(!k||v.every(N=>n[N].trim()===""))return;const P=(0,T.aZ)(
n,l);if(P instanceof f.GQ)return;const{org:K,project:D,app:x}=y;return{org:K,project:D,app:x,baseUrl:B(n["base-url"]),source:P}}function G(n){return{token:n.raw["\
github-token"].trim(),environment:n.optional("environment")??(n.context.pullRequest?"preview":"production"),comment:n.boolean("comment")}}async function _(n,l,y,k){
const{raw:v,context:P,problems:K}=n,D=l==="check"?"check":void 0,{env:x,notice:N,secrets:V}=await S(n,k),{settings:q,statusMap:re}=await C(n),he=await W(n,k),me=l===
"check"||y instanceof f.GQ,ye={repository:"",branch:"",commit:void 0},{commit:we,...A}=K.try(()=>w(v,P,me),ye),H={...A,...Y(n),settings:q},z={org:n.identifier("\
org",D),project:n.identifier("project",D),app:n.identifier("app",D),rememberedAppID:void 0,create:n.boolean("create"),appType:n.optional("app-type"),configuration:H,
ownership:{takeOver:n.boolean("take-over"),alsoNamed:[],server:P.serverUrl,otherBranch:/[{]/.test(v.app)?"follow":"deploy"},env:x,commit:we,attachTo:void 0,follow:{
wait:n.boolean("wait"),timeoutMs:n.duration("timeout"),onTimeout:n.choice("on-timeout",g.mc["on-timeout"].choices),pollIntervalMs:v["poll-interval"]===""?void 0:
n.duration("poll-interval"),statusMap:new Map([...he?.statuses??[],...re])},verify:n.choice("verify",g.mc.verify.choices),urlTemplate:K.try(()=>F(v["url-templat\
e"]),void 0),dryRun:n.boolean("dry-run"),apiMap:he};return{kind:"deploy",plan:z,target:u(n,l,y),own:P.pullRequest&&l==="deploy"?U(n,z):void 0,github:G(n),seed:ne(
n,k,l==="check"),notices:N===void 0?[]:[N],secrets:ie(v,P,[...V.values()]),secretVariables:V}}function u(n,l,y){const{raw:k,context:v,problems:P}=n,K=n.boolean(
"allow-forks-on-self-hosted");l==="check"&&P.try(()=>$(v,K),void 0);const D=l==="check"?"":P.try(()=>B(k["base-url"]),""),x=P.try(()=>c(k,l),void 0);return y===
void 0||y instanceof f.GQ?{mode:"check",compareTo:x}:{mode:"deploy",baseUrl:D,source:y}}async function S(n,l){const{raw:y,problems:k}=n,v=n.boolean("clear-env");
if(y.env!==""||y["secret-env"]!==""||y["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(y,v,l,k);const P=new Map;return{env:v?{kind:"replace",
variables:P}:{kind:"leave"},secrets:P,notice:void 0}}async function C(n){const{raw:l,problems:y}=n;if(l["app-settings"]===""&&l["status-map"]==="")return{settings:{},
statusMap:new Map};const{parseSettings:k,parseStatusMap:v}=await e.e(663).then(e.bind(e,7947));return{settings:y.try(()=>k(l),{}),statusMap:y.try(()=>v(l["statu\
s-map"]),new Map)}}async function W({raw:n,problems:l},y){if(n["api-map"].trim()==="")return;const{readApiMap:k}=await Promise.all([e.e(815),e.e(132),e.e(875)]).
then(e.bind(e,3875));return k(n["api-map"],y).catch(v=>l.try(()=>{throw v},void 0))}function Y(n){const l=Object.entries(E.I).flatMap(([y,k])=>{const v=n.optional(
k.input);return!("setting"in k)||v===void 0?[]:[[y,k.setting==="boolean"?n.boolean(k.input):v]]});return Object.fromEntries(l)}function ne(n,l,y){const{raw:k,problems:v}=n,
P=["kvs-seed-file","kvs-prune-file"].filter(x=>k[x]!=="");if(P.length===0)return;for(const x of P)v.try(()=>(0,s.y)(k[x],x,l),"");const D=g.Qh.filter(x=>x.startsWith(
"kvs-")).map(x=>[x==="kvs-seed-file"?"file":x.slice(4),k[x]]);return{...Object.fromEntries(D),"dry-run":y?"true":k["dry-run"]}}function ie(n,l,y){return[...[n["\
id-token"],n["github-token"],n["kvs-token"],l.idTokenRequest?.token??""],...y].filter(v=>v.trim()!=="")}var ee=e(5807);const de=4,le=8,Se=32e3;function be(n){const l=[
n.trim(),...n.split(/\r?\n/).map(y=>y.trim())];return[...new Set(l)].filter(y=>y.length>=de)}class Ee{#e=new Set;#t;add(l){const y=be(l).filter(k=>!this.#e.has(
k));for(const k of y)for(const v of[k,JSON.stringify(k).slice(1,-1),encodeURIComponent(k.toWellFormed())])this.#e.add(v);return y.length>0&&(this.#t=void 0),y}redact(l){
if(this.#e.size===0)return l;this.#t??=$e(this.#e);const[y="",...k]=this.#t(l).split("\u2026").reverse();return[...k.reverse().map(v=>this.#n(v)),y].join("\u2026")}#n(l){
for(const y of this.#e){const k=l.lastIndexOf(y.slice(0,le));if(k!==-1&&y.startsWith(l.slice(k)))return`${l.slice(0,k)}***`}return l}}function $e(n){const l=[...n].
sort((P,K)=>K.length-P.length),y=l.filter(P=>P.length<=Se),k=l.slice(0,l.length-y.length),v=new RegExp(y.map(ee.Kf).join("|")||"(?!)","g");return P=>k.reduce((K,D)=>K.
replaceAll(D,"***"),P).replace(v,"***")}var ce=e(9439),fe=e(3214),ge=e(7362),ve=e(246),pe=e(9127);function _e(n,l){const y=new Set;let k=!1;const v=()=>{k&&n.endGroup(),
k=!1},P=D=>{const{type:x,message:N,remedy:V,place:q}={remedy:void 0,place:void 0,...D};y.has(N)||(y.add(N),l.add(x,{message:(0,ee.Ow)(N),place:q},V?.split(`
`)))},K=({headline:D,diagnostics:x,remedy:N,log:V})=>{v();const q=(0,ee.Ow)(D,500);x.some(({severity:re})=>re==="error")?n.line(`\u2717 ${q}`):l.add("error",{title:"\
Deployment failed",message:q});for(const re of N?.split(`
`)??[])n.line(`  ${re}`);for(const re of x)l.addDiagnostic(re);V.length!==0&&(n.group(V.length===1?"Build log (the last line)":`Build log (the last ${V.length} \
lines)`),n.replay(V,crypto.randomUUID()),n.endGroup())};return{closeGroup:v,tell(D){switch(D.type){case"phase-started":v(),n.group(ce.K[D.phase]),k=!0;break;case"\
phase-finished":{const{failed:x,phase:N,detail:V,ms:q}=D;v(),n.line(`${x?"\u2717":"\u2713"} ${ce.K[N]}: ${V} (${(0,pe.a3)(q)})`);break}case"warning":case"notice":
P(D);break;case"failure":K(D.report);break;case"app-known":n.line(`App ${D.appID}${D.created?" (created)":""}`);break;case"deployment-known":n.line(`Deployment ${D.
deployID}${D.attached?" (started by an earlier run)":""}`);break;case"status":{const x=D.stage===void 0?"":` \xB7 ${D.stage}`;n.line(`${(0,pe.a3)(D.elapsedMs)} \
 ${D.status}${x}`);break}case"heartbeat":n.line(`${(0,pe.a3)(D.elapsedMs)}  still ${D.status}`);break;case"url":n.line(`URL ${D.url}`);break;default:(0,f.xb)(D)}}}}
var ue=e(5239);function a(n,l,y){return{"app-id":n.appID??"","app-created":String(n.appCreated),"deploy-id":n.deployID??"",status:n.status,url:n.url??"",failure:n.
failure?JSON.stringify((0,fe.m)((0,fe.O)(n.failure,y))):"","kvs-written":l?String(l.written):"","kvs-failed":l?String(l.failed):""}}function R(n,l){const y=[...l].
filter(([,x])=>be(x).some(N=>Object.values(n).some(V=>V.includes(N))));if(y.length===0)return;const k=y.flatMap(([,x])=>be(x)),v=Object.entries(n).filter(([,x])=>k.
some(N=>x.includes(N))),P=y.map(([x])=>x).join(", "),[K,D]=y.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${K} of ${P}\
 ${D} in the output ${v.map(([x])=>x).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a value is not secret, give it by env, und\
er a name that does not look secret. The words: ${(0,ue.fs)("variables")}`}}const I=()=>e.e(892).then(e.bind(e,3892)),L={settleMs:2500,totalMs:3500};function Z({
run:n,clock:l,...y}){const k=new Ee,v=(0,ge.uF)(y.runner,k),P=(0,ve.X)(v),K=_e(v,P),D=[];let x,N={planned:void 0,built:void 0,checked:void 0,compared:""},V={};const q=A=>{
for(const H of k.add(A))v.mask(H)};for(const A of g.Qh)g.mc[A].kind==="secret"&&q(n.raw[A]);q(n.context.idTokenRequest?.token??"");const re=A=>{if(A.type==="app\
-known"&&(V={...V,appID:A.appID}),A.type==="deployment-known"&&(V={...V,deployID:A.deployID}),A.type==="url"&&(V={...V,url:A.url}),A.type==="failure"&&(V={...V,
failure:A.report}),A.type==="warning"){const H=(0,ce.z)(A.place)+A.message;D.some(z=>z.message===H)||D.push({message:H,remedy:A.remedy})}K.tell(A.type==="failur\
e"?{...A,report:(0,fe.O)(A.report,k)}:A),x?.tell(A)},he=async(A,H)=>{const{pageFacts:z}=await I(),[se,ke]=[l.now(),P.dropped()];return z({...N,outcome:A,seeded:H,
run:n,warnings:D,updatedAt:se,unannotated:ke,secrets:k})},me=async(A,H)=>{const{renderSummary:z}=await I();v.summary(z(await he(A,H)))},ye=(A,H)=>{const z=a(A,H,
k);for(const[ke,Oe]of Object.entries(z))v.output(ke,Oe);const se=R(z,N.planned?.secretVariables??new Map);se&&re({type:"warning",...se})},we=async(A,H)=>{K.closeGroup();
const{error:z,status:se}=A;if(z?.code==="check_failed"?v.line(`\u2717 ${(0,ee.Ow)(z.message,500)}`):z&&z.code!=="deploy_failed"&&P.addError(z),H?.error&&P.addError(
H.error),ye(A,H),await me(A,H),x){const{briefComment:Oe,endingOf:Ce}=await I(),Le=D.length,Ie=z?.code==="interrupted",Pe=se==="succeeded"||Ie?void 0:await x.previous();
N={...N,previous:Pe};const Re=await he(A,H);await x.finish(Ce(Re,A),Oe(Re),Ie?L:void 0),(D.length>Le||Pe)&&await me(A,H)}return z!==void 0||se==="failed"||se===
"cancelled"||H?.error?1:0};return{report:re,addSecret:q,finish:we,accept(A){N={...N,planned:A};for(const H of A.secrets)q(H);for(const H of A.notices)re({type:"\
notice",message:H})},follow(A){x=A},checkedOut(A){N={...N,built:A}},async checked(A){N={...N,checked:A};const{tellFindings:H}=await I();H(v,P,A)},async compared(A){
const{comparisonSection:H}=await I();N={...N,compared:H(A,z=>k.redact(z))}},async seedReporter(){const{seedLog:A}=await I();return v.line("Keys"),A(v,P,l)},fail:A=>we(
{...V,status:"failed",appCreated:!1,phases:[],error:A}),async skip(A,H){N={...N,skippedApp:A};const z=`${(0,ee.Ow)(A,200)}: ${H.message}`;P.add("notice",{title:"\
Deploy skipped",message:z},H.remedy?.split(`
`));const se={...V,status:"skipped",appCreated:!1,phases:[],error:H};return ye(se),await me(se),0}}}async function oe(n,l){const k={runner:(0,ge.Aq)(n.summaryFile),
run:n,clock:h.ml,random:Math.random},v=Z(k),P=await J(n.raw,n.context,n.readFile).catch(f.I7);if(P instanceof Error)return v.fail(P);if(P.kind==="skip")return v.
skip(P.app,P.reason);if(P.kind==="close"){const{closePreview:K}=await Promise.all([e.e(840),e.e(878),e.e(956),e.e(737),e.e(169)]).then(e.bind(e,9285));return K(
P,{...k,...l})}v.accept(P);try{const K=P.seed&&await Promise.all([e.e(118),e.e(878),e.e(342)]).then(e.bind(e,9342)),D=P.seed&&await K?.prepareSeed(P.seed,{...l,
onSecret:v.addSecret}),{carryOut:x}=await Promise.all([e.e(840),e.e(878),e.e(956),e.e(228),e.e(899)]).then(e.bind(e,9883)),N=await x(P,v,k,l),V=N.status==="succ\
eeded"&&N.error===void 0;return K&&N.status==="pending"&&v.report(K.KEYS_LEFT),await v.finish(N,V?await D?.(await v.seedReporter()):void 0)}catch(K){return v.fail(
(0,f.I7)(K))}}}),4664:((t,O,e)=>{e.d(O,{c:()=>s});var h=e(3024),f=e(6760),r=e(3739),E=e(8302),T=e(224);function s(o=process.env){const $=o.GITHUB_WORKSPACE||process.
cwd();return{raw:b(o),context:w(o,$),summaryFile:o.GITHUB_STEP_SUMMARY||void 0,saved:o.STATE_slipway??"",readFile:g=>(0,h.readFileSync)((0,f.resolve)($,g),"utf8")}}
function b(o){const $={};for(const g of T.Qh){const M=o[`INPUT_${g.toUpperCase()}`]?.trim();M&&($[g]=M)}return(0,T.me)($)}function w(o,$){const g=o.GITHUB_REPOSITORY||
void 0,M=d(o.GITHUB_EVENT_PATH),B=o.GITHUB_SERVER_URL||"https://github.com",[F,J]=[o.ACTIONS_ID_TOKEN_REQUEST_URL,o.ACTIONS_ID_TOKEN_REQUEST_TOKEN],X=c(c(M,"pul\
l_request"),"head"),te=p(c(M,"pull_request"),g);return{serverUrl:B,apiUrl:o.GITHUB_API_URL||"https://api.github.com",repository:g,refName:o.GITHUB_REF_NAME||void 0,
sha:m(X.sha)??(o.GITHUB_SHA||void 0),eventName:o.GITHUB_EVENT_NAME||void 0,pullRequest:te,fork:te?.fork===!0||i(c(M,"workflow_run"),g),selfHosted:o.RUNNER_ENVIRONMENT!==
"github-hosted",dependabot:o.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:F&&J?{url:F,token:J}:void 0,runUrl:g&&o.GITHUB_RUN_ID?`${B}/${g}/actions/runs/${o.GITHUB_RUN_ID}`:
void 0,workspace:$}}function p(o,$){const g=c(o,"head"),M=m(g.ref);if(typeof o.number!="number"||M===void 0)return;const B=m(c(g,"repo").full_name);return{number:o.
number,headRepository:B,headBranch:M,fork:B?.toLowerCase()!==$?.toLowerCase()}}function i(o,$){return o.id===void 0?!1:m(c(o,"head_repository").full_name)?.toLowerCase()!==
$?.toLowerCase()}function d(o){return o?(0,E.D7)((0,r.CD)(()=>(0,h.readFileSync)(o,"utf8"))??"")??{}:{}}function c(o,$){const g=o[$];return(0,E.Gv)(g)?g:{}}function m(o){
return typeof o=="string"&&o!==""?o:void 0}}),246:((t,O,e)=>{e.d(O,{W:()=>s,X:()=>T});var h=e(8302),f=e(5807),r=e(9439);const E=10;function T(p){const i={error:0,
warning:0,notice:0};let d=0;const c=(m,o,$=[])=>{i[m]<E?(i[m]++,p.annotate(m,o)):(d++,p.line(`${m}: ${(0,r.z)(o.place)}${o.message}`));for(const g of $)p.line(`\
  ${g}`)};return{add:c,dropped:()=>d,addError(m){for(const o of[m,...m.also])c("error",{message:(0,f.Ow)(o.message),place:o.place},s(o))},addDiagnostic({file:m,
line:o,column:$,code:g,severity:M,message:B}){const F={file:m,...(0,h.Eb)({line:o??void 0,column:$??void 0})},J=g===null?{}:{title:(0,f.Ow)(g,80)};c(M,{...J,message:(0,f.
Ow)(B,1e3),place:F})}}}function s(p){const i=p.remedy?.split(`
`)??[];return p.mender==="user"?i:[...i,...b(p),...w(p.cause)]}function b({call:p}){if(!p)return[];const i=p.status===void 0?"":` answered ${p.status}`,d=p.requestID===
void 0?"":` (request ${p.requestID})`;return[`Call: ${p.method} ${p.path}${i}${d}`]}function w(p,i=0){return!(p instanceof Error)||i>3?[]:[`Cause: ${(0,f.Ow)(p.
message,500)}`,...w(p.cause,i+1)]}}),7362:((t,O,e)=>{e.d(O,{MX:()=>fe,Aq:()=>ve,uF:()=>pe});var h=e(3024),f=e(857);function r(a){return a==null?"":typeof a=="st\
ring"||a instanceof String?a:JSON.stringify(a)}function E(a){return Object.keys(a).length?{title:a.title,file:a.file,line:a.startLine,endLine:a.endLine,col:a.startColumn,
endColumn:a.endColumn}:{}}function T(a,R,I){const L=new w(a,R,I);process.stdout.write(L.toString()+f.EOL)}function s(a,R=""){T(a,{},R)}const b="::";class w{constructor(R,I,L){
R||(R="missing.command"),this.command=R,this.properties=I,this.message=L}toString(){let R=b+this.command;if(this.properties&&Object.keys(this.properties).length>
0){R+=" ";let I=!0;for(const L in this.properties)if(this.properties.hasOwnProperty(L)){const Z=this.properties[L];Z&&(I?I=!1:R+=",",R+=`${L}=${i(Z)}`)}}return R+=
`${b}${p(this.message)}`,R}}function p(a){return r(a).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function i(a){return r(a).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const d=new Proxy({},{get:(a,R)=>process.getBuiltinModule("crypto")[R]});var c=e(
9896);function m(a,R){const I=process.env[`GITHUB_${a}`];if(!I)throw new Error(`Unable to find environment variable for file command ${a}`);if(!c.existsSync(I))
throw new Error(`Missing file at path: ${I}`);c.appendFileSync(I,`${r(R)}${f.EOL}`,{encoding:"utf8"})}function o(a,R){const I=`ghadelimiter_${d.randomUUID()}`,L=r(
R);if(a.includes(I))throw new Error(`Unexpected input: name should not contain the delimiter "${I}"`);if(L.includes(I))throw new Error(`Unexpected input: value \
should not contain the delimiter "${I}"`);return`${a}<<${I}${f.EOL}${L}${f.EOL}${I}`}var $=e(6928),g=function(a,R,I,L){function Z(oe){return oe instanceof I?oe:
new I(function(n){n(oe)})}return new(I||(I=Promise))(function(oe,n){function l(v){try{k(L.next(v))}catch(P){n(P)}}function y(v){try{k(L.throw(v))}catch(P){n(P)}}
function k(v){v.done?oe(v.value):Z(v.value).then(l,y)}k((L=L.apply(a,R||[])).next())})},M;(function(a){a[a.Success=0]="Success",a[a.Failure=1]="Failure"})(M||(M=
{}));function B(a,R){const I=toCommandValue(R);if(process.env[a]=I,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(a,R));issueCommand(
"set-env",{name:a},I)}function F(a){T("add-mask",{},a)}function J(a){process.env.GITHUB_PATH||""?issueFileCommand("PATH",a):issueCommand("add-path",{},a),process.
env.PATH=`${a}${path.delimiter}${process.env.PATH}`}function X(a,R){const I=process.env[`INPUT_${a.replace(/ /g,"_").toUpperCase()}`]||"";if(R&&R.required&&!I)throw new Error(
`Input required and not supplied: ${a}`);return R&&R.trimWhitespace===!1?I:I.trim()}function te(a,R){const I=X(a,R).split(`
`).filter(L=>L!=="");return R&&R.trimWhitespace===!1?I:I.map(L=>L.trim())}function ae(a,R){const I=["true","True","TRUE"],L=["false","False","FALSE"],Z=X(a,R);if(I.
includes(Z))return!0;if(L.includes(Z))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${a}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function U(a,R){if(process.env.GITHUB_OUTPUT||"")return m("OUTPUT",o(a,R));process.
stdout.write(f.EOL),T("set-output",{name:a},r(R))}function G(a){issue("echo",a?"on":"off")}function _(a){process.exitCode=M.Failure,C(a)}function u(){return process.
env.RUNNER_DEBUG==="1"}function S(a){issueCommand("debug",{},a)}function C(a,R={}){T("error",E(R),a instanceof Error?a.toString():a)}function W(a,R={}){T("warni\
ng",E(R),a instanceof Error?a.toString():a)}function Y(a,R={}){T("notice",E(R),a instanceof Error?a.toString():a)}function ne(a){process.stdout.write(a+f.EOL)}function ie(a){
s("group",a)}function ee(){s("endgroup")}function de(a,R){return g(this,void 0,void 0,function*(){ie(a);let I;try{I=yield R()}finally{ee()}return I})}function le(a,R){
if(process.env.GITHUB_STATE||"")return m("STATE",o(a,R));T("save-state",{name:a},r(R))}function Se(a){return process.env[`STATE_${a}`]||""}function be(a){return g(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(a)})}var Ee=e(3739),$e=e(8302),ce=e(5807);const fe="slipway",ge={error:C,warning:W,notice:Y};function ve(a){
const R=_e();return{line:I=>ne(ue(I)),group:I=>ie(ue(I)),endGroup:ee,replay:(I,L)=>{ne([`::stop-commands::${L}`,...I.map(ue),`::${L}::`].join(`
`))},annotate:(I,{message:L,title:Z,place:oe})=>{const{file:n,line:l,column:y}=oe??{};ge[I](ue(L),(0,$e.Eb)({title:Z,file:n,startLine:l,startColumn:y}))},mask:F,
output:(I,L)=>R("the outputs",()=>U(I,L)),state:(I,L)=>R("the state for the post step",()=>le(I,L)),summary:I=>{a!==void 0&&R("the summary",()=>(0,h.writeFileSync)(
a,I))}}}function pe(a,R){const I=L=>R.redact(L);return{line:L=>a.line(I(L)),group:L=>a.group(I(L)),endGroup:()=>a.endGroup(),replay:(L,Z)=>a.replay(L.map(I),Z),
annotate:(L,Z)=>{const oe=Z.title===void 0?{}:{title:I(Z.title)};a.annotate(L,{...Z,...oe,message:I(Z.message)})},mask:L=>a.mask(L),output:(L,Z)=>a.output(L,Z),
state:(L,Z)=>a.state(L,Z),summary:L=>a.summary(L)}}function _e(){const a=new Set;return(R,I)=>{try{I()}catch(L){a.has(R)||W(ue(`The runner cannot keep ${R}: ${(0,Ee.
I7)(L).message}`)),a.add(R)}}}function ue(a){return(0,ce.Ow)(a).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),8017:((t,O,e)=>{e.d(O,{P:()=>r});var h=e(
3024),f=e(3739);function r(){Object.defineProperty(process,"stdout",{value:T,configurable:!0})}const E=5,T={write:b,listenerCount:()=>0,once(){},removeListener(){}};
let s=!1;function b(w){const p=Buffer.from(w);for(let i=0;i<p.length&&!s;)try{i+=(0,h.writeSync)(1,p,i)}catch(d){s=(0,f.xU)(d)!=="EAGAIN",s||Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,E)}return!0}}),1619:((t,O,e)=>{e.d(O,{CY:()=>T,Jb:()=>r,hu:()=>E});var h=e(3739),f=e(1709);function r(s,b){const w=s.trim(),p=URL.
canParse(w)?new URL(w):void 0;if(p===void 0||!["http:","https:"].includes(p.protocol))throw new h.GQ("invalid_input",`${b} is not an http(s) address`,{input:b,remedy:"\
Write it with its scheme, as https://platform.example.com."});if(p.username!==""||p.password!==""||p.search!==""||p.hash!=="")throw new h.GQ("invalid_input",`${b}\
 has more than host and path`,{input:b,remedy:"Leave out user name, password, query and fragment."});return E(p,b),p.pathname=p.pathname.replace(/\/+$/,""),p}function E(s,b){
if(!(s.protocol==="https:"||s.protocol==="http:"&&(0,f.c)(s.hostname)))throw new h.GQ("insecure_url",`${b} names ${s.origin}, which is not https`,{input:b,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}function T(s,b){const w=new URL(s);return w.pathname=`${s.pathname.
replace(/\/$/,"")}${b}`,w}}),1224:((t,O,e)=>{e.d(O,{fm:()=>T,ml:()=>f,ux:()=>r});var h=e(8500);const f={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(s,b){
b?.throwIfAborted();try{await(0,h.setTimeout)(s,void 0,{signal:b})}catch(w){throw b?.throwIfAborted(),w}},after(s,b){const w=setTimeout(b,s);return()=>clearTimeout(
w)}};async function r(s,b,w,p){const i=new AbortController,d=s.sleep(b,p?AbortSignal.any([i.signal,p]):i.signal).then(()=>{},()=>{});try{return await Promise.race(
[w,d])}finally{i.abort()}}const E={now(){const{user:s,system:b}=process.cpuUsage();return(s+b)/1e3}},T=(s,b)=>{const w=setInterval(b,s).unref();return()=>clearInterval(
w)}}),5239:((t,O,e)=>{e.d(O,{ar:()=>b,fs:()=>E,j9:()=>s});var h=e(5807),f=e(7634);const r="slipway/slipway";function E(w,p){const i=p===void 0?"":`#${p}`;return`\
https://github.com/${r}/blob/v${f.x}/docs/${w}.md${i}`}const T={identity:(0,h.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,h.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,h.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,h.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function s(w){const[p="what-you-gave"]=Object.entries(T).find(([,i])=>i.includes(w))??[];return E("troubleshooting",p)}function b(){return E("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((t,O,e)=>{e.d(O,{E9:()=>r,a3:()=>E});var h=e(3739);const f=[864e5,36e5,6e4,1e3,1];function r(w,p){const i=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(w.trim()),[,...d]=i??[],c=f.reduce((m,o,$)=>m+Number(d[$]??0)*o,0);if(!i||c===0)throw new h.GQ("invalid_input",`${p}: "${w}" is not a duration`,{input:p,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return c}function E(w){if(w<1e3)return`${Math.round(w)}ms`;if(w<59950)return`${(w/
1e3).toFixed(1)}s`;const p=Math.round(w/1e3),i=d=>String(d).padStart(2,"0");return p<3600?`${Math.floor(p/60)}m ${i(p%60)}s`:`${Math.floor(p/3600)}h ${i(Math.floor(
p%3600/60))}m`}const T=null,s=null;function b(w,p){const i=p-w;if(i>s)return new Date(w).toISOString().slice(0,10);const[d,c]=T.find(([,o])=>i>=o)??[];if(!d||d===
"second"&&i<1e4)return"just now";const m=Math.floor(i/c);return`${m} ${d}${m===1?"":"s"} ago`}}),3739:((t,O,e)=>{e.d(O,{CD:()=>b,GQ:()=>r,I7:()=>E,b$:()=>i,bD:()=>T,
xU:()=>w,xb:()=>s});const h={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},f=Object.keys(h);class r extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(c,m,o={}){
super(m,o.cause===void 0?void 0:{cause:o.cause}),this.code=c,this.mender=h[c],this.remedy=o.remedy,this.input=o.input,this.place=o.place,this.call=o.call,this.also=
o.also??[]}with(c){const{code:m=this.code,message:o=this.message,...$}=c,{remedy:g,input:M,place:B,call:F,cause:J,also:X}=this;return new r(m,o,{remedy:g,input:M,
place:B,call:F,cause:J,also:X,...$})}}function E(d){return d instanceof r?d:new r("internal",T(d),{cause:d,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function T(d){return d instanceof AggregateError&&d.message===""?d.errors.map(T).join(", "):d instanceof Error?d.message:String(d)}function s(d){
throw new r("internal",`Unhandled case: ${JSON.stringify(d)}`)}function b(d){try{return d()}catch{return}}function w(d){if(!(!(d instanceof Error)||!("code"in d)))
return typeof d.code=="string"?d.code:void 0}const p=new Set(["ENOSPC","EDQUOT"]);function i(d){return p.has(w(d))}}),1317:((t,O,e)=>{e.d(O,{Gq:()=>r,HU:()=>s,LO:()=>E,
SP:()=>b,Zw:()=>w,bs:()=>p,yG:()=>T});var h=e(3739),f=e(9882);function r(i,d,c){return new h.GQ("invalid_input",`${i}: ${d}`,{input:i,remedy:c})}function E(i,d,c){
return new h.GQ("missing_input",`${i} is missing: ${d}`,{input:i,remedy:c})}function T(i,d){const c=i.trim().toLowerCase();if(c==="true"||c==="false")return c===
"true";throw r(d,`"${b(i)}" is neither true nor false`,"Write true or false.")}function s(i,d,c,m=""){const o=d.find(g=>g===i.trim().toLowerCase());if(o!==void 0)
return o;const $=d.map(g=>`"${g}"`).join(", ");throw r(c,`${m}"${b(i)}" is not one of ${$}${(0,f.au)(i,d)}`,`Write one of ${$}.`)}function b(i){const d=i.replace(
/\s+/g," ").trim();return d.length>60?`${d.slice(0,57)}\u2026`:d}class w{#e=[];try(d,c){try{return d()}catch(m){const o=(0,h.I7)(m);if(o.code==="internal")throw m;
return this.#e.push(o),c}}add(d){this.#e.push(d)}throwIfAny(){const d=p(this.#e);if(d)throw d}}function p(i){const[d,...c]=i.flatMap(m=>[m.with({also:[]}),...m.
also]);return d?.with({also:c})}}),8302:((t,O,e)=>{e.d(O,{D7:()=>r,Eb:()=>E,Gv:()=>h,KH:()=>T,U4:()=>f});function h(s){return typeof s=="object"&&s!==null&&!Array.
isArray(s)}function f(s){try{return JSON.parse(s)}catch{return}}function r(s){const b=f(s);return h(b)?b:void 0}function E(s){const b=Object.entries(s).filter(([
,w])=>w!==void 0);return Object.fromEntries(b)}function T(s,b){return typeof s=="string"&&s.length<=b}}),1709:((t,O,e)=>{e.d(O,{O:()=>h,c:()=>f});function h(r){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(r)}function f(r){return/^(?:[^.]+\.)*localhost\.?$/i.test(r)||h(r.replace(/^\[|\]$/g,""))}}),9882:((t,O,e)=>{e.d(O,{au:()=>E,
pA:()=>f});const h={characters:80,candidates:1e3,shown:3};function f(i,d){const c=T(i);if(c===""||i.length>h.characters)return[];const m=d.slice(0,h.candidates).
filter($=>$!==i&&$.length<=h.characters).flatMap($=>{const g=w(c,T($)),M=b(i)===b($)?Math.min(g??s,s):g;return M===void 0?[]:[{each:$,points:M}]}),o=Math.min(...m.
map(({points:$})=>$));return m.sort(($,g)=>$.points-g.points).filter(({points:$})=>$<=o+1).slice(0,h.shown).map(({each:$})=>$)}function r(i,d){return f(i,d).filter(
c=>p(i,c)<=Math.max(1,Math.floor(Math.min(i.length,c.length)/8)))}function E(i,d){const[c]=f(i.trim(),d);return c===void 0?"":`; did you mean "${c}"?`}function T(i){
return i.toLowerCase().replace(/[-_.:\s]/g,"")}const s=1;function b(i){return/^[^:]{1,40}(?=:)/.exec(i)?.[0]??`${i}:`}function w(i,d){if(i===d)return 0;const c=Math.
max(1,Math.floor(Math.min(i.length,d.length)/3)),m=p(i,d);if(m<=c)return m;const[o,$]=i.length<d.length?[i,d]:[d,i];if(o.length>=4&&($.startsWith(o)||$.endsWith(
o)))return c+1}function p(i,d){let c=[],m=Array.from({length:d.length+1},(o,$)=>$);for(let o=1;o<=i.length;o++){const $=[o];for(let g=1;g<=d.length;g++){const M=i[o-
1]===d[g-1],B=o>1&&g>1&&i[o-1]===d[g-2]&&i[o-2]===d[g-1];$[g]=Math.min((m[g]??0)+1,($[g-1]??0)+1,(m[g-1]??0)+(M?0:1),B?(c[g-2]??0)+1:Number.POSITIVE_INFINITY)}[
c,m]=[m,$]}return m[d.length]??0}}),5807:((t,O,e)=>{e.d(O,{FF:()=>te,Kf:()=>$,Nl:()=>d,Ow:()=>g,aL:()=>B,hS:()=>J,oF:()=>X,vI:()=>o,y1:()=>m,zD:()=>F});var h=e(
3739);const f="\x1B",r="\x07",E=new RegExp(`${f}[\\]P_^X][^${r}${f}]*(?:${r}|${f}\\\\)|${f}\\[[0-?]*[ -/]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),T=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
s=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),b=new RegExp(
`${f}\\[[0-9;:]{0,40}m`,"g");function w(_){const u=_.includes(f)?_.match(b)??[]:[];return u.length===0?{texts:[_],codes:u}:{texts:_.split(b),codes:u}}const p=/^[ -~]*$/,
i=/^[\t -~]*$/;function d(_){return _.includes(f)?_.replace(E,""):_}function c(_){return i.test(_)?_:d(_).replace(/[\n\u2028\u2029]/g," ").replace(s(),u=>u==="	"?
u:"")}function m(_){return _.split(`
`).map(c).join(`
`)}function o(_,u){return _.length>u?M(_,u):_}function $(_){return _.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function g(_,u=2e3){const S=_.length>u*8+1024?_.slice(
0,u*8+1024):_;if(p.test(S)&&S.length<=u)return _;const C=d(S).replace(T," ").replace(s(),"").toWellFormed();return C.length>u||S.length<_.length?M(C,u):C}function M(_,u){
if(u<1)return"";const S=_.slice(0,u-1),C=S.charCodeAt(S.length-1);return`${C>=55296&&C<=56319?S.slice(0,-1):S}\u2026`}function B(_){return _.trim().split(/\s+/)}
function F(_){let[u,S]=[String(_),""];for(;u.length>3;u=u.slice(0,-3))S=`,${u.slice(-3)}${S}`;return u+S}function J(_,u){return`${F(_)} ${u}${_===1?"":"s"}`}function X(_){
return te(_)??_}function te(_){return(0,h.CD)(()=>decodeURIComponent(_))}const ae=/^[\t\n\r -~]*$/;function U(_){return ae.test(_)?_:_.replace(/[\u2028\u2029]/g,
G).replace(s(),u=>`	
\r`.includes(u)?u:G(u))}function G(_){return Array.from({length:_.length},(S,C)=>_.charCodeAt(C)).map(S=>`\\u${S.toString(16).padStart(4,"0")}`).join("")}}),7634:((t,O,e)=>{
e.d(O,{x:()=>h});const h="1.0.0"}),9570:((t,O,e)=>{e.d(O,{I:()=>h});const h={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{
input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"te\
xt"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((t,O,e)=>{e.d(O,{BL:()=>i,G1:()=>p,IC:()=>$,Rm:()=>T,aT:()=>s,be:()=>w,cS:()=>d,jI:()=>f,jL:()=>b,jh:()=>o,
lF:()=>c,m0:()=>E,ux:()=>h,yN:()=>r});const h={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},f=["api",
"web-ssr","sse"],r=["web-landing",...f],E="detect";function T(g){return f.some(M=>M===g)}const s="us-east-2",b="execute-api",w="SERVICE_KVS_",p=/^[A-Za-z_][A-Za-z0-9_]*$/,
i=/^[a-z][a-z0-9_]{0,31}$/,d=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,c={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},m={pageDefault:64*1024,pageMost:256*1024},o={subject:200,author:100},$={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((t,O,e)=>{e.d(O,{Nu:()=>c,Pf:()=>p,Rs:()=>ae,bD:()=>s,c:()=>F,ri:()=>J});var h=e(
5807);const f=1024,r=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,E="owner/name, or a URL that begins with https://",T="--al\
low-local-git",s="https://github.com/{repository}.git";function b(U){const G=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(U)?.[1]??
"";return r.test(G)?G.replace(/\.git$/,""):void 0}const w=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function p(U,G="https://github.com"){const _=J(U.trim());if(_.length>f)return[];const u=c(_,!0);if(u.kind==="path")return[d(u.path)];if(u.kind==="file")return[d(
(0,h.oF)(u.url.pathname))];if(u.kind==="remote")return[i(u.url.host,u.url.pathname)];if(u.kind==="name"){const W=["github.com",URL.canParse(G)?new URL(G).host:"\
github.com"];return[...new Set(W.map(Y=>i(Y,u.name)))]}const[,S,C]=w.exec(U.trim())??[];return S===void 0||C===void 0?[]:[i(S,C)]}function i(U,G){return`${U}/${G.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function d(U){return U.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function c(U,G){if(U.length>
f)return B(`has more than ${f} characters`);if(new RegExp("\\p{Cc}","u").test(U))return B("has control characters");if(r.test(U))return{kind:"name",name:U.replace(
/\.git$/,"")};if(U.startsWith("/"))return G?{kind:"path",path:U}:M("is a local path");const _=m(U);return _?.protocol==="https:"||_?.protocol==="http:"?o(_,G):_?.
protocol==="file:"?$(_,G):g(U)}function m(U){return/^[a-z]+:\/\/\S+$/i.test(U)&&URL.canParse(U)?new URL(U):void 0}function o(U,G){return U.username!==""||U.password!==
""?B("contains a user name or password","the URL without them: the platform has its own access"):U.protocol==="http:"&&!G?M("is a URL of plain http"):{kind:"rem\
ote",url:U}}function $(U,G){return U.host!==""||/%(?:2f|00)/i.test(U.pathname)?B("is not a path on this machine"):G?{kind:"file",url:U}:M("is a local path")}function g(U){
const[,G,_]=w.exec(U)??[];return G===void 0?B("is neither owner/name nor an https URL"):B("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${G}/${_}`)}function M(U){return B(`${U}, which a platform takes only with ${T}`)}function B(U,G=E){return{kind:"refused",problem:U,instead:G}}function F(U,G){
const _=c(G,!0),u=URL.parse(U);return _.kind!=="name"||u===null||u.host==="github.com"?G:`${u.origin}${u.pathname.replace(/\/+$/,"")}/${_.name}.git`}function J(U){
return U.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function X(U,G){return U.replaceAll("{repository}",()=>G)}function te(U,G){const[_="",u=""]=J(U).split("{re\
pository}"),S=G.href.replace(/\.git$/,""),C=u.replace(/\.git$/,"");if(!S.startsWith(_)||!S.endsWith(C))return;const W=S.slice(_.length,S.length-C.length);return r.
test(W)?W:void 0}function ae(U,G){const _="https://git.example.com/{repository}.git";if(!U.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:_};const u=X(U,"owner/name"),S=m(u);if(S?.protocol==="https:")return;const C=S?.protocol==="http:"||S?.protocol==="file:"&&S.host==="";if(!(C&&G))return C?
{problem:`begins with ${S?.protocol}//, which needs ${T}`,instead:`${_}, or add ${T}`}:{problem:"is not an https URL",instead:_}}}),9439:((t,O,e)=>{e.d(O,{K:()=>h,
z:()=>f});const h={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public\
 URL",compare:"Comparison"};function f(r){return r===void 0?"":`${r.file}${r.line===void 0?"":`:${r.line}`}: `}}),3214:((t,O,e)=>{e.d(O,{O:()=>f,m:()=>T});var h=e(
5807);function f(s,b){const w=i=>b.redact(i),p=i=>i===void 0?void 0:w(i);return{...s,headline:w(s.headline),message:p(s.message),stage:p(s.stage),code:p(s.code),
remedy:p(s.remedy),diagnostics:s.diagnostics.map(i=>({...i,file:w(i.file),code:i.code===null?null:w(i.code),message:w(i.message)})),log:s.log.map(w)}}const r=100,
E=500;function T(s){return{...s,diagnostics:s.diagnostics.map(b=>({...b,message:(0,h.Ow)(b.message,E)})),log:s.log.slice(-r).map(b=>(0,h.Ow)(b,E))}}}),6976:((t,O,e)=>{
e.d(O,{O9:()=>g,aZ:()=>c,$r:()=>G,cT:()=>X});var h=e(3739);function f(u){return{kind:"command",command:u,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(S,C)=>r(u,C)}}async function r(u,{run:S,onSecret:C,signal:W}){const Y=(de,le)=>new h.GQ("token_command_failed",`The command of id-token-command ${de}`,
{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:le}),{exitCode:ne,
stdout:ie}=await S(u,W).catch(de=>{throw W?.throwIfAborted(),Y("could not be started",de)});if(ie===void 0)throw Y("printed more than a MiB");const ee=ie.trim();
if(ee!==""&&C(ee),ne!==0)throw Y(`ended with exit code ${ne}`);if(ee==="")throw Y("printed nothing");if(/\s/.test(ee))throw Y("printed more than one word: an ID\
 token has no spaces and no line ends");return ee}const E=()=>Promise.all([e.e(840),e.e(878),e.e(956),e.e(228),e.e(899)]).then(e.bind(e,2233));function T(u){return{
...u,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:u.audience?`GitHub OIDC, for ${u.audience}`:"GitHub OIDC",obtain:async(S,{onSecret:C})=>(await E()).
githubToken(u,S,C)}}function s(u){return{...u,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(u.url).host}`,obtain:async(S,{
onSecret:C})=>(await E()).exchangedToken(u,S,C)}}const b="SLIPWAY_TOKEN";function w(u){return{...p(u),input:b,description:`token of ${b}`}}function p(u){const S=u.
trim();return{kind:"given",token:S,input:"id-token",description:"ID token as given",renewable:!1,async obtain(C,{onSecret:W}){return W(S),S}}}var i=e(1619),d=e(
1317);function c(u,S){const C=M(u),[W,Y]=C;if(W&&Y)throw(0,d.Gq)(Y,`${W} is given as well, and a run has one identity`,`Leave out one of: ${C.join(", ")}.`);return B(
u),W===void 0?S.identity??J(u,S):m[W](u,S)}const m={"id-token":u=>p(u["id-token"]),"id-token-command":u=>f(u["id-token-command"]),"token-exchange-url":$("token-\
exchange-url",(u,S)=>s({url:(0,i.Jb)(S["token-exchange-url"],"token-exchange-url").href,audience:S["token-exchange-audience"]||void 0,clientID:S["token-exchange\
-client-id"]||void 0,subject:u})),"id-token-audience":$("id-token-audience",T)},o=Object.keys(m).filter(u=>Object.hasOwn(m,u));function $(u,S){return(C,W)=>{const{
url:Y,token:ne}=W.idTokenRequest??{};if(Y===void 0||ne===void 0)return te(u,C,W);const ie=C["id-token-audience"]||void 0;return S({requestUrl:Y,requestToken:ne,
audience:ie,permissions:_(C,W)},C)}}const g=o.filter(u=>u!=="id-token-audience");function M(u){const S=o.filter(C=>u[C].trim()!=="");return S.includes("token-ex\
change-url")?S.filter(C=>C!=="id-token-audience"):S}function B(u){if(u["token-exchange-url"]!=="")return;const S=["token-exchange-audience","token-exchange-clie\
nt-id"].find(C=>u[C]!=="");if(S)throw(0,d.LO)("token-exchange-url",`${S} means nothing without it`,"Give the token endpoint.")}const F="Give one of: id-token-au\
dience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function J(u,S){if(X(S))return te("id-token",u,S);throw(0,d.
LO)("id-token-audience","no input provides an ID token",F)}function X(u){return u.dependabot||u.pullRequest?.fork===!0}function te(u,S,C){const W=_(S,C);return new h.
GQ("no_id_token",`This run can have no ID token: ${ae(C)}`,{input:u,remedy:X(C)?`${U}
${W}`:`Add to the job, and to the calling workflow if this one is reusable:
${W}`})}function ae(u){return u.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":u.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const U=`Try such pull requests without credentials, by "mode: check", or let them p\
ass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function G({idToken:u,records:S,pullRequest:C,comment:W}){return["permissions:",...["contents: read",
...S?["deployments: write"]:[],...u?["id-token: write"]:[],...S&&C?[`pull-requests: ${W?"write":"read"}`]:[]].map(ne=>`  ${ne}`)].join(`
`)}function _(u,{pullRequest:S}){const C=u.comment.trim().toLowerCase()!=="false",W=u["github-token"].trim()!=="";return G({idToken:!0,records:W,pullRequest:S!==
void 0,comment:C})}}),1490:((t,O,e)=>{e.d(O,{y:()=>d,T:()=>i});var h=e(9127),f=e(3739),r=e(1317),E=e(9882),T=e(2345);const s=40;function b(c,m,o){const $=c.trim().
replace(/\{([^{}]*)\}/g,(g,M)=>w(M.trim(),m,o));if(T.cS.test($))return $;throw(0,r.Gq)(m,`"${(0,r.SP)($)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function w(c,m,{pullRequest:o,refName:$,eventName:g}){const M=F=>{if(o)return o.number;throw(0,r.
Gq)(m,`${F} has a value on pull requests only, and this run was started by ${g??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or us\
e {branch}.")};if(c==="pr")return String(M("{pr}"));if(c==="branch"){const F=o?.headBranch??$;if(F!==void 0)return p(F);throw(0,r.Gq)(m,"{branch} has no value: \
this run is for no branch","Name the app without {branch}.")}const B=/^slot:(.*)$/.exec(c)?.[1];if(B===void 0)throw(0,r.Gq)(m,`there is no placeholder {${(0,r.SP)(
c)}}${(0,E.au)(c,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.");if(/^[1-9]\d{0,3}$/.test(B))return String(M(`{slot:${B}}`)%Number(
B));throw(0,r.Gq)(m,`{slot:${(0,r.SP)(B)}} needs a number from 1 to 9999`,"Write it as {slot:5}.")}function p(c){const m=c.toLowerCase().replace(/[^a-z0-9]+/g,"\
-").replace(/^-+|-+$/g,"");if(m!==""&&m.length<=s&&/^[\w./-]+$/.test(c))return m;const{createHash:o}=process.getBuiltinModule("node:crypto"),$=o("sha256").update(
c).digest("hex").slice(0,8);return`${m.slice(0,s-9).replace(/-+$/,"")}-${$}`.replace(/^-/,"")}function i(c,m,o){const $=g=>c[g].trim()||void 0;return{raw:c,context:m,
problems:o,optional:$,boolean:g=>o.try(()=>(0,r.yG)(c[g],g),!1),choice:(g,M)=>o.try(()=>(0,r.HU)(c[g],M,g),M[0]),duration:g=>o.try(()=>(0,h.E9)(c[g],g),1),identifier:(g,M)=>o.
try(()=>{const B=$(g)??M;if(B===void 0)throw(0,r.LO)(g,"it is part of every request",`Give the ${g}'s identifier.`);return b(B,g,m)},"")}}function d(c,m,o){try{
return o(c)}catch($){const g=(0,f.xU)($)==="ENOENT"?"does not exist":`cannot be read (${(0,f.xU)($)??"fault"})`;throw new f.GQ("file_not_found",`${m}: the file ${c}\
 ${g}`,{input:m,cause:$,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),224:((t,O,e)=>{e.d(O,{Qh:()=>r,mc:()=>h,
me:()=>T});const h={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"text"},project:{kind:"text"},app:{
kind:"text",required:!0},create:{kind:"boolean",default:"true"},"take-over":{kind:"boolean",default:"false"},repository:{kind:"text",defaultNote:"the run's own"},
branch:{kind:"text",defaultNote:"the run's own"},"build-command":{kind:"text"},"output-directory":{kind:"text"},region:{kind:"text"},"app-type":{kind:"text",defaultNote:"\
detected"},"app-settings":{kind:"json"},noindex:{kind:"choice",choices:["true","false"]},env:{kind:"lines"},"secret-env":{kind:"lines"},"env-file":{kind:"path"},
"clear-env":{kind:"boolean",default:"false"},"id-token":{kind:"secret"},"id-token-audience":{kind:"text"},"id-token-command":{kind:"text"},"token-exchange-url":{
kind:"text"},"token-exchange-audience":{kind:"text"},"token-exchange-client-id":{kind:"text"},wait:{kind:"boolean",default:"true"},timeout:{kind:"duration",default:"\
30m"},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail"},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail"},"poll-interval":{
kind:"duration",defaultNote:"adaptive"},"status-map":{kind:"lines"},"api-map":{kind:"lines"},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn"},
"url-template":{kind:"text"},"compare-to":{kind:"text"},"allow-forks-on-self-hosted":{kind:"boolean",default:"false"},"github-token":{kind:"secret",default:"${{\
 github.token }}"},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request"},comment:{kind:"boolean",default:"true"},"kvs-seed-file":{kind:"\
path"},"kvs-table":{kind:"text"},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`"},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`"},"kvs-toke\
n":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`"},"kvs-ttl-seconds":{kind:"number"},"kvs-concurrency":{kind:"number",default:"16"},"kvs-verify":{kind:"\
boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},f=new Map(Object.entries(h)),r=Object.keys(h).filter(E);function E(s){
return Object.hasOwn(h,s)}function T(s){const b=r.map(w=>{const p=f.get(w)?.default??"";return[w,s[w]||(p.startsWith("${{")?"":p)]});return Object.fromEntries(b)}}),
9689:((t,O,e)=>{e.a(t,async(h,f)=>{try{var r=e(2265),E=e(4664),T=e(8017);(0,T.P)();const s=new AbortController;process.on("SIGINT",()=>s.abort()),process.on("SI\
GTERM",()=>s.abort()),process.exitCode=await(0,r.h)((0,E.c)(),{env:process.env,signal:s.signal,typeInCheckout:async b=>{const{typeByProgram:w}=await Promise.all(
[e.e(550),e.e(840),e.e(878),e.e(956),e.e(749),e.e(228),e.e(741)]).then(e.bind(e,1463));return w(b,process.env,s.signal)},startPlatform:async b=>(await Promise.all(
[e.e(550),e.e(840),e.e(878),e.e(956),e.e(749),e.e(228),e.e(741)]).then(e.bind(e,8036))).startLocalPlatform(b)}),process.exit(),f()}catch(s){f(s)}},1)})},Te={};function Q(t){
var O=Te[t];if(O!==void 0)return O.exports;var e=Te[t]={id:t,loaded:!1,exports:{}},h=!0;try{Ae[t](e,e.exports,Q),h=!1}finally{h&&delete Te[t]}return e.loaded=!0,
e.exports}Q.m=Ae,typeof Q<"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{
var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",O=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",e=typeof Symbol==
"function"?Symbol("webpack error"):"__webpack_error__",h=r=>{r&&r.d<1&&(r.d=1,r.forEach(E=>E.r--),r.forEach(E=>E.r--?E.r++:E()))},f=r=>r.map(E=>{if(E!==null&&typeof E==
"object"){if(E[t])return E;if(E.then){var T=[];T.d=0,E.then(w=>{s[O]=w,h(T)},w=>{s[e]=w,h(T)});var s={};return s[t]=w=>w(T),s}}var b={};return b[t]=w=>{},b[O]=E,
b});Q.a=(r,E,T)=>{var s;T&&((s=[]).d=-1);var b=new Set,w=r.exports,p,i,d,c=new Promise((m,o)=>{d=o,i=m});c[O]=w,c[t]=m=>(s&&m(s),b.forEach(m),c.catch(o=>{})),r.
exports=c,E(m=>{p=f(m);var o,$=()=>p.map(M=>{if(M[e])throw M[e];return M[O]}),g=new Promise(M=>{o=()=>M($),o.r=0;var B=F=>F!==s&&!b.has(F)&&(b.add(F),F&&!F.d&&(o.
r++,F.push(o)));p.map(F=>F[t](B))});return o.r?g:$()},m=>(m?d(c[e]=m):i(w),h(s))),s&&s.d<0&&(s.d=0)}})(),(()=>{var t=Object.getPrototypeOf?e=>Object.getPrototypeOf(
e):e=>e.__proto__,O;Q.t=function(e,h){if(h&1&&(e=this(e)),h&8||typeof e=="object"&&e&&(h&4&&e.__esModule||h&16&&typeof e.then=="function"))return e;var f=Object.
create(null);Q.r(f);var r={};O=O||[null,t({}),t([]),t(t)];for(var E=h&2&&e;typeof E=="object"&&!~O.indexOf(E);E=t(E))Object.getOwnPropertyNames(E).forEach(T=>r[T]=
()=>e[T]);return r.default=()=>e,Q.d(f,r),f}})(),Q.d=(t,O)=>{for(var e in O)Q.o(O,e)&&!Q.o(t,e)&&Object.defineProperty(t,e,{enumerable:!0,get:O[e]})},Q.f={},Q.e=
t=>Promise.all(Object.keys(Q.f).reduce((O,e)=>(Q.f[e](t,O),O),[])),Q.u=t=>""+t+".index.js",Q.o=(t,O)=>Object.prototype.hasOwnProperty.call(t,O),Q.r=t=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},Q.nmd=t=>(t.paths=[],t.children||
(t.children=[]),t),(()=>{var t={792:0},O=e=>{var{ids:h,modules:f,runtime:r}=e,E,T,s=0;for(E in f)Q.o(f,E)&&(Q.m[E]=f[E]);for(r&&r(Q);s<h.length;s++)T=h[s],Q.o(t,
T)&&t[T]&&t[T][0](),t[h[s]]=0};Q.f.j=(e,h)=>{var f=Q.o(t,e)?t[e]:void 0;if(f!==0)if(f)h.push(f[1]);else{var r=import("./"+Q.u(e)).then(O,E=>{throw t[e]!==0&&(t[e]=
void 0),E}),r=Promise.race([r,new Promise(E=>f=t[e]=[E])]);h.push(f[1]=r)}}})();var Ue=Q(9689);Ue=await Ue;

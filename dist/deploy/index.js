const j=process.getBuiltinModule;var Le={2613:(n=>{n.exports=j("assert")}),181:(n=>{n.exports=j("buffer")}),5317:(n=>{n.exports=j("child_process")}),4434:(n=>{n.
exports=j("events")}),9896:(n=>{n.exports=j("fs")}),4589:(n=>{n.exports=j("node:assert")}),6698:(n=>{n.exports=j("node:async_hooks")}),4573:(n=>{n.exports=j("no\
de:buffer")}),1421:(n=>{n.exports=j("node:child_process")}),7598:(n=>{n.exports=j("node:crypto")}),3053:(n=>{n.exports=j("node:diagnostics_channel")}),1553:(n=>{
n.exports=j("node:dns/promises")}),8474:(n=>{n.exports=j("node:events")}),3024:(n=>{n.exports=j("node:fs")}),1455:(n=>{n.exports=j("node:fs/promises")}),7067:(n=>{
n.exports=j("node:http")}),2467:(n=>{n.exports=j("node:http2")}),7030:(n=>{n.exports=j("node:net")}),8161:(n=>{n.exports=j("node:os")}),6760:(n=>{n.exports=j("n\
ode:path")}),643:(n=>{n.exports=j("node:perf_hooks")}),1792:(n=>{n.exports=j("node:querystring")}),99:(n=>{n.exports=j("node:sqlite")}),7075:(n=>{n.exports=j("n\
ode:stream")}),7830:(n=>{n.exports=j("node:stream/web")}),6193:(n=>{n.exports=j("node:string_decoder")}),8500:(n=>{n.exports=j("node:timers/promises")}),1692:(n=>{
n.exports=j("node:tls")}),3136:(n=>{n.exports=j("node:url")}),7975:(n=>{n.exports=j("node:util")}),3429:(n=>{n.exports=j("node:util/types")}),5919:(n=>{n.exports=
j("node:worker_threads")}),8522:(n=>{n.exports=j("node:zlib")}),857:(n=>{n.exports=j("os")}),6928:(n=>{n.exports=j("path")}),932:(n=>{n.exports=j("process")}),3193:(n=>{
n.exports=j("string_decoder")}),3557:(n=>{n.exports=j("timers")}),2265:((n,S,e)=>{e.d(S,{h:()=>Z});var l=e(1224),b=e(3739),s=e(1317),$=e(9570),_=e(6976),a=e(1490),
w=e(597);function E(t,u,g){const k={repository:u.pullRequest?.headRepository??u.repository,branch:u.pullRequest?.headBranch??u.refName},O=t.repository.trim()||k.
repository,L=t.branch.trim()||k.branch;if(O===void 0)throw(0,s.LO)("repository","this run has none of its own","Write it as owner/name.");const B=G=>(0,w.c)(u.serverUrl,
G),x=B(h(O));if(L===void 0)throw(0,s.LO)("branch","this run is for no branch","Name the branch to build.");!g&&t.repository.trim()===""&&c(u);const M=k.repository!==
void 0&&x.toLowerCase()===B(k.repository).toLowerCase()&&L===k.branch;return{repository:x,branch:o(L),commit:M?u.sha:void 0}}function h(t){const u=(0,w.Nu)(t,!0);
if(u.kind!=="refused")return t;throw(0,s.Gq)("repository",`"${(0,s.SP)((0,w.ri)(t))}" ${u.problem}`,`Write ${u.instead}.`)}function o(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.
test(t)||f(t))throw(0,s.Gq)("branch",`"${(0,s.SP)(t)}" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function f(t){return new RegExp(
"\\p{Cc}","u").test(t)}function p(t,u){const g=t["compare-to"].trim();if(g!==""){if(u!=="check")throw(0,s.Gq)("compare-to",`only a check compares, and mode is "${(0,s.
SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(g)||g.length>255||f(g))throw(0,s.Gq)("compare-to",`"${(0,s.SP)(g)}" cannot name a commit`,"Name a br\
anch, a tag or a commit: HEAD^1.");return g}}const r=new Set(["pull_request_target","workflow_run"]);function c({pullRequest:t}){if(t?.fork)throw(0,s.Gq)("repos\
itory",`pull request #${t.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository an\
d branch yourself if you trust the fork.')}function y({fork:t,eventName:u,selfHosted:g},k){if(t){if(r.has(u))throw(0,s.Gq)("mode",`a run on ${u} has the reposit\
ory's token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no \
secret and no permission but "contents: read".');if(g&&!k)throw(0,s.Gq)("allow-forks-on-self-hosted","this runner does not say that it is GitHub's own, so it co\
unts as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview\
.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var v=e(224),D=e(1619);function H(t){if(t.trim()==="")
throw(0,s.LO)("base-url","it is the address of the control plane","Give its https URL.");const u=(0,D.Jb)(t,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.
test(u))return u;throw(0,s.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function W(t){const u=t.trim();if(u===
"")return;const g=u.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(g)&&URL.canParse(g)&&!/[{}]/.test(g))return u;throw(0,s.Gq)("ur\
l-template",`"${(0,s.SP)(u)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function J(t,u,g){const k=new s.
Zw,O=k.try(()=>(0,s.HU)(t.mode,v.mc.mode.choices,"mode"),"deploy");if(O==="close")return ie((0,a.T)(t,u,k));const L=O==="check"?void 0:k.try(()=>(0,_.aZ)(t,u),void 0);
if(L instanceof b.GQ){if((0,s.HU)(t["on-no-token"],v.mc["on-no-token"].choices,"on-no-token")==="skip")return Y(t,u,L);k.add(L)}const B=await U((0,a.T)(t,u,k),O,
L,g);return k.throwIfAny(),B}function Y(t,u,g){const k=(0,a.T)(t,u,new s.Zw),O=se.map(B=>k.identifier(B,void 0));return{kind:"skip",app:O.every(B=>B!=="")?O.join(
"/"):O.at(-1)||t.app,reason:(0,_.cT)(u)?g.with({remedy:void 0}):g}}const se=["org","project","app"];function ie(t){const{context:u,problems:g}=t,k=g.try(()=>{if(u.
pullRequest)return u.pullRequest.number;throw(0,s.Gq)("mode",`"close" is for pull requests, and this run was started by ${u.eventName??"no event"}`,"Run the ste\
p with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),O=se.map(V=>t.identifier(V,void 0));g.try(()=>p(t.raw,"close"),void 0);const L=m(
t);L.token===""&&g.add((0,s.LO)("github-token","the action comments on the pull request with it","Leave it out: it has a default.")),g.throwIfAny();const[B="",x="",
M=""]=O,G=g.try(()=>C(t,{org:B,project:x,app:M}),void 0);return g.throwIfAny(),{kind:"close",app:O.join("/"),pullRequest:k,own:G,github:L}}function C({raw:t,context:u},g){
const k=t.app.includes("{pr}")&&t["base-url"].trim()!==""&&t["api-map"].trim()==="",O=[..._.O9,"id-token-audience"];if(!k||O.every(G=>t[G].trim()===""))return;const L=(0,_.
aZ)(t,u);if(L instanceof b.GQ)return;const{org:B,project:x,app:M}=g;return{org:B,project:x,app:M,baseUrl:H(t["base-url"]),source:L}}function m(t){return{token:t.
raw["github-token"].trim(),environment:t.optional("environment")??(t.context.pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function U(t,u,g,k){
const{raw:O,context:L,problems:B}=t,x=u==="check"?"check":void 0,{env:M,notice:G,secrets:V}=await R(t,k),{settings:q,statusMap:oe}=await N(t),ce=await K(t,k),fe=u===
"check"||g instanceof b.GQ,be={repository:"",branch:"",commit:void 0},{commit:ge,...P}=B.try(()=>E(O,L,fe),be),F={...P,...X(t),settings:q},z={org:t.identifier("\
org",x),project:t.identifier("project",x),app:t.identifier("app",x),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional("app-type"),configuration:F,
ownership:{takeOver:t.boolean("take-over"),alsoNamed:[],server:L.serverUrl,otherBranch:/[{]/.test(O.app)?"follow":"deploy"},env:M,commit:ge,attachTo:void 0,follow:{
wait:t.boolean("wait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-timeout",v.mc["on-timeout"].choices),pollIntervalMs:O["poll-interval"]===""?void 0:
t.duration("poll-interval"),statusMap:new Map([...ce?.statuses??[],...oe])},verify:t.choice("verify",v.mc.verify.choices),urlTemplate:B.try(()=>W(O["url-templat\
e"]),void 0),dryRun:t.boolean("dry-run"),apiMap:ce};return{kind:"deploy",plan:z,target:d(t,u,g),own:L.pullRequest&&u==="deploy"?C(t,z):void 0,github:m(t),seed:ne(
t,k,u==="check"),notices:G===void 0?[]:[G],secrets:ee(O,L,[...V.values()]),secretVariables:V}}function d(t,u,g){const{raw:k,context:O,problems:L}=t,B=t.boolean(
"allow-forks-on-self-hosted");u==="check"&&L.try(()=>y(O,B),void 0);const x=u==="check"?"":L.try(()=>H(k["base-url"]),""),M=L.try(()=>p(k,u),void 0);return g===
void 0||g instanceof b.GQ?{mode:"check",compareTo:M}:{mode:"deploy",baseUrl:x,source:g}}async function R(t,u){const{raw:g,problems:k}=t,O=t.boolean("clear-env");
if(g.env!==""||g["secret-env"]!==""||g["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(g,O,u,k);const L=new Map;return{env:O?{kind:"replace",
variables:L}:{kind:"leave"},secrets:L,notice:void 0}}async function N(t){const{raw:u,problems:g}=t;if(u["app-settings"]===""&&u["status-map"]==="")return{settings:{},
statusMap:new Map};const{parseSettings:k,parseStatusMap:O}=await e.e(663).then(e.bind(e,7947));return{settings:g.try(()=>k(u),{}),statusMap:g.try(()=>O(u["statu\
s-map"]),new Map)}}async function K({raw:t,problems:u},g){if(t["api-map"].trim()==="")return;const{readApiMap:k}=await Promise.all([e.e(815),e.e(132),e.e(875)]).
then(e.bind(e,3875));return k(t["api-map"],g).catch(O=>u.try(()=>{throw O},void 0))}function X(t){const u=Object.entries($.I).flatMap(([g,k])=>{const O=t.optional(
k.input);return!("setting"in k)||O===void 0?[]:[[g,k.setting==="boolean"?t.boolean(k.input):O]]});return Object.fromEntries(u)}function ne(t,u,g){const{raw:k,problems:O}=t,
L=["kvs-seed-file","kvs-prune-file"].filter(M=>k[M]!=="");if(L.length===0)return;for(const M of L)O.try(()=>(0,a.y)(k[M],M,u),"");const x=v.Qh.filter(M=>M.startsWith(
"kvs-")).map(M=>[M==="kvs-seed-file"?"file":M.slice(4),k[M]]);return{...Object.fromEntries(x),"dry-run":g?"true":k["dry-run"]}}function ee(t,u,g){return[...[t["\
id-token"],t["github-token"],t["kvs-token"],u.idTokenRequest?.token??""],...g].filter(O=>O.trim()!=="")}var te=e(5807);const pe=4,we=8;function he(t){const u=[t.
trim(),...t.split(/\r?\n/).map(g=>g.trim())];return[...new Set(u)].filter(g=>g.length>=pe)}class Se{#e=new Set;#t;add(u){const g=he(u).filter(k=>!this.#e.has(k));
for(const k of g)for(const O of[k,JSON.stringify(k).slice(1,-1),encodeURIComponent(k.toWellFormed())])this.#e.add(O);return g.length>0&&(this.#t=void 0),g}redact(u){
if(this.#e.size===0)return u;this.#t??=ke(this.#e);const[g="",...k]=u.replace(this.#t,"***").split("\u2026").reverse();return[...k.reverse().map(O=>this.#n(O)),
g].join("\u2026")}#n(u){for(const g of this.#e){const k=u.lastIndexOf(g.slice(0,we));if(k!==-1&&g.startsWith(u.slice(k)))return`${u.slice(0,k)}***`}return u}}function ke(t){
const u=[...t].sort((g,k)=>k.length-g.length);return new RegExp(u.map(te.Kf).join("|"),"g")}var ue=e(9439),de=e(3214),me=e(7362),$e=e(246),le=e(9127);function Ee(t,u){
const g=new Set;let k=!1;const O=()=>{k&&t.endGroup(),k=!1},L=x=>{const{type:M,message:G,remedy:V,place:q}={remedy:void 0,place:void 0,...x};g.has(G)||(g.add(G),
u.add(M,{message:(0,te.Ow)(G),place:q},V?.split(`
`)))},B=({headline:x,diagnostics:M,remedy:G,log:V})=>{O();const q=(0,te.Ow)(x,500);M.some(({severity:oe})=>oe==="error")?t.line(`\u2717 ${q}`):u.add("error",{title:"\
Deployment failed",message:q});for(const oe of G?.split(`
`)??[])t.line(`  ${oe}`);for(const oe of M)u.addDiagnostic(oe);V.length!==0&&(t.group(V.length===1?"Build log (the last line)":`Build log (the last ${V.length} \
lines)`),t.replay(V,crypto.randomUUID()),t.endGroup())};return{closeGroup:O,tell(x){switch(x.type){case"phase-started":O(),t.group(ue.K[x.phase]),k=!0;break;case"\
phase-finished":{const{failed:M,phase:G,detail:V,ms:q}=x;O(),t.line(`${M?"\u2717":"\u2713"} ${ue.K[G]}: ${V} (${(0,le.a3)(q)})`);break}case"warning":case"notice":
L(x);break;case"failure":B(x.report);break;case"app-known":t.line(`App ${x.appID}${x.created?" (created)":""}`);break;case"deployment-known":t.line(`Deployment ${x.
deployID}${x.attached?" (started by an earlier run)":""}`);break;case"status":{const M=x.stage===void 0?"":` \xB7 ${x.stage}`;t.line(`${(0,le.a3)(x.elapsedMs)} \
 ${x.status}${M}`);break}case"heartbeat":t.line(`${(0,le.a3)(x.elapsedMs)}  still ${x.status}`);break;case"url":t.line(`URL ${x.url}`);break;default:(0,b.xb)(x)}}}}
var ve=e(5239);function ae(t,u,g){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.
failure?JSON.stringify((0,de.m)((0,de.O)(t.failure,g))):"","kvs-written":u?String(u.written):"","kvs-failed":u?String(u.failed):""}}function i(t,u){const g=[...u].
filter(([,M])=>he(M).some(G=>Object.values(t).some(V=>V.includes(G))));if(g.length===0)return;const k=g.flatMap(([,M])=>he(M)),O=Object.entries(t).filter(([,M])=>k.
some(G=>M.includes(G))),L=g.map(([M])=>M).join(", "),[B,x]=g.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${B} of ${L}\
 ${x} in the output ${O.map(([M])=>M).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a value is not secret, give it by env, und\
er a name that does not look secret. The words: ${(0,ve.fs)("variables")}`}}const T=()=>e.e(892).then(e.bind(e,3892)),I={settleMs:2500,totalMs:3500};function A({
run:t,clock:u,...g}){const k=new Se,O=(0,me.uF)(g.runner,k),L=(0,$e.X)(O),B=Ee(O,L),x=[];let M,G={planned:void 0,built:void 0,checked:void 0,compared:""},V={};const q=P=>{
for(const F of k.add(P))O.mask(F)};for(const P of v.Qh)v.mc[P].kind==="secret"&&q(t.raw[P]);q(t.context.idTokenRequest?.token??"");const oe=P=>{if(P.type==="app\
-known"&&(V={...V,appID:P.appID}),P.type==="deployment-known"&&(V={...V,deployID:P.deployID}),P.type==="url"&&(V={...V,url:P.url}),P.type==="failure"&&(V={...V,
failure:P.report}),P.type==="warning"){const F=(0,ue.z)(P.place)+P.message;x.some(z=>z.message===F)||x.push({message:F,remedy:P.remedy})}B.tell(P.type==="failur\
e"?{...P,report:(0,de.O)(P.report,k)}:P),M?.tell(P)},ce=async(P,F)=>{const{pageFacts:z}=await T(),[re,ye]=[u.now(),L.dropped()];return z({...G,outcome:P,seeded:F,
run:t,warnings:x,updatedAt:re,unannotated:ye,secrets:k})},fe=async(P,F)=>{const{renderSummary:z}=await T();O.summary(z(await ce(P,F)))},be=(P,F)=>{const z=ae(P,
F,k);for(const[ye,_e]of Object.entries(z))O.output(ye,_e);const re=i(z,G.planned?.secretVariables??new Map);re&&oe({type:"warning",...re})},ge=async(P,F)=>{B.closeGroup();
const{error:z,status:re}=P;if(z?.code==="check_failed"?O.line(`\u2717 ${(0,te.Ow)(z.message,500)}`):z&&z.code!=="deploy_failed"&&L.addError(z),F?.error&&L.addError(
F.error),be(P,F),await fe(P,F),M){const{briefComment:_e,endingOf:Ce}=await T(),Pe=x.length,Te=z?.code==="interrupted",Ie=re==="succeeded"||Te?void 0:await M.previous();
G={...G,previous:Ie};const Re=await ce(P,F);await M.finish(Ce(Re,P),_e(Re),Te?I:void 0),(x.length>Pe||Ie)&&await fe(P,F)}return z!==void 0||re==="failed"||re===
"cancelled"||F?.error?1:0};return{report:oe,addSecret:q,finish:ge,accept(P){G={...G,planned:P};for(const F of P.secrets)q(F);for(const F of P.notices)oe({type:"\
notice",message:F})},follow(P){M=P},checkedOut(P){G={...G,built:P}},async checked(P){G={...G,checked:P};const{tellFindings:F}=await T();F(O,L,P)},async compared(P){
const{comparisonSection:F}=await T();G={...G,compared:F(P,z=>k.redact(z))}},async seedReporter(){const{seedLog:P}=await T();return O.line("Keys"),P(O,L,u)},fail:P=>ge(
{...V,status:"failed",appCreated:!1,phases:[],error:P}),async skip(P,F){G={...G,skippedApp:P};const z=`${(0,te.Ow)(P,200)}: ${F.message}`;L.add("notice",{title:"\
Deploy skipped",message:z},F.remedy?.split(`
`));const re={...V,status:"skipped",appCreated:!1,phases:[],error:F};return be(re),await fe(re),0}}}async function Z(t,u){const k={runner:(0,me.Aq)(t.summaryFile),
run:t,clock:l.ml,random:Math.random},O=A(k),L=await J(t.raw,t.context,t.readFile).catch(b.I7);if(L instanceof Error)return O.fail(L);if(L.kind==="skip")return O.
skip(L.app,L.reason);if(L.kind==="close"){const{closePreview:B}=await Promise.all([e.e(840),e.e(878),e.e(737),e.e(169)]).then(e.bind(e,9285));return B(L,{...k,...u})}
O.accept(L);try{const B=L.seed&&await Promise.all([e.e(118),e.e(878),e.e(342)]).then(e.bind(e,9342)),x=L.seed&&await B?.prepareSeed(L.seed,{...u,onSecret:O.addSecret}),
{carryOut:M}=await Promise.all([e.e(840),e.e(878),e.e(986),e.e(899)]).then(e.bind(e,9883)),G=await M(L,O,k,u),V=G.status==="succeeded"&&G.error===void 0;return B&&
G.status==="pending"&&O.report(B.KEYS_LEFT),await O.finish(G,V?await x?.(await O.seedReporter()):void 0)}catch(B){return O.fail((0,b.I7)(B))}}}),4664:((n,S,e)=>{
e.d(S,{c:()=>_});var l=e(3024),b=e(6760),s=e(8302),$=e(224);function _(r=process.env){const c=r.GITHUB_WORKSPACE||process.cwd();return{raw:a(r),context:w(r,c),summaryFile:r.
GITHUB_STEP_SUMMARY||void 0,saved:r.STATE_slipway??"",readFile:y=>(0,l.readFileSync)((0,b.resolve)(c,y),"utf8")}}function a(r){const c={};for(const y of $.Qh){const v=r[`\
INPUT_${y.toUpperCase()}`]?.trim();v&&(c[y]=v)}return(0,$.me)(c)}function w(r,c){const y=r.GITHUB_REPOSITORY||void 0,v=o(r.GITHUB_EVENT_PATH),D=r.GITHUB_SERVER_URL||
"https://github.com",[H,W]=[r.ACTIONS_ID_TOKEN_REQUEST_URL,r.ACTIONS_ID_TOKEN_REQUEST_TOKEN],J=f(f(v,"pull_request"),"head"),Y=E(f(v,"pull_request"),y);return{serverUrl:D,
apiUrl:r.GITHUB_API_URL||"https://api.github.com",repository:y,refName:r.GITHUB_REF_NAME||void 0,sha:p(J.sha)??(r.GITHUB_SHA||void 0),eventName:r.GITHUB_EVENT_NAME||
void 0,pullRequest:Y,fork:Y?.fork===!0||h(f(v,"workflow_run"),y),selfHosted:r.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:r.GITHUB_ACTOR==="dependabot[bot]",
idTokenRequest:H&&W?{url:H,token:W}:void 0,runUrl:y&&r.GITHUB_RUN_ID?`${D}/${y}/actions/runs/${r.GITHUB_RUN_ID}`:void 0,workspace:c}}function E(r,c){const y=f(r,
"head"),v=p(y.ref);if(typeof r.number!="number"||v===void 0)return;const D=p(f(y,"repo").full_name);return{number:r.number,headRepository:D,headBranch:v,fork:D?.
toLowerCase()!==c?.toLowerCase()}}function h(r,c){return r.id===void 0?!1:p(f(r,"head_repository").full_name)?.toLowerCase()!==c?.toLowerCase()}function o(r){if(!r)
return{};try{const c=JSON.parse((0,l.readFileSync)(r,"utf8"));return(0,s.Gv)(c)?c:{}}catch{return{}}}function f(r,c){const y=r[c];return(0,s.Gv)(y)?y:{}}function p(r){
return typeof r=="string"&&r!==""?r:void 0}}),246:((n,S,e)=>{e.d(S,{W:()=>a,X:()=>_});var l=e(8302),b=e(5807),s=e(9439);const $=10;function _(h){const o={error:0,
warning:0,notice:0};let f=0;const p=(r,c,y=[])=>{o[r]<$?(o[r]++,h.annotate(r,c)):(f++,h.line(`${r}: ${(0,s.z)(c.place)}${c.message}`));for(const v of y)h.line(`\
  ${v}`)};return{add:p,dropped:()=>f,addError(r){for(const c of[r,...r.also])p("error",{message:(0,b.Ow)(c.message),place:c.place},a(c))},addDiagnostic({file:r,
line:c,column:y,code:v,severity:D,message:H}){const W={file:r,...(0,l.Eb)({line:c??void 0,column:y??void 0})},J=v===null?{}:{title:(0,b.Ow)(v,80)};p(D,{...J,message:(0,b.
Ow)(H,1e3),place:W})}}}function a(h){const o=h.remedy?.split(`
`)??[];return h.mender==="user"?o:[...o,...w(h),...E(h.cause)]}function w({call:h}){if(!h)return[];const o=h.status===void 0?"":` answered ${h.status}`,f=h.requestID===
void 0?"":` (request ${h.requestID})`;return[`Call: ${h.method} ${h.path}${o}${f}`]}function E(h,o=0){return!(h instanceof Error)||o>3?[]:[`Cause: ${(0,b.Ow)(h.
message,500)}`,...E(h.cause,o+1)]}}),7362:((n,S,e)=>{e.d(S,{MX:()=>me,Aq:()=>le,uF:()=>Ee});var l=e(3024),b=e(857);function s(i){return i==null?"":typeof i=="st\
ring"||i instanceof String?i:JSON.stringify(i)}function $(i){return Object.keys(i).length?{title:i.title,file:i.file,line:i.startLine,endLine:i.endLine,col:i.startColumn,
endColumn:i.endColumn}:{}}function _(i,T,I){const A=new E(i,T,I);process.stdout.write(A.toString()+b.EOL)}function a(i,T=""){_(i,{},T)}const w="::";class E{constructor(T,I,A){
T||(T="missing.command"),this.command=T,this.properties=I,this.message=A}toString(){let T=w+this.command;if(this.properties&&Object.keys(this.properties).length>
0){T+=" ";let I=!0;for(const A in this.properties)if(this.properties.hasOwnProperty(A)){const Z=this.properties[A];Z&&(I?I=!1:T+=",",T+=`${A}=${o(Z)}`)}}return T+=
`${w}${h(this.message)}`,T}}function h(i){return s(i).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function o(i){return s(i).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const f=new Proxy({},{get:(i,T)=>process.getBuiltinModule("crypto")[T]});var p=e(
9896);function r(i,T){const I=process.env[`GITHUB_${i}`];if(!I)throw new Error(`Unable to find environment variable for file command ${i}`);if(!p.existsSync(I))
throw new Error(`Missing file at path: ${I}`);p.appendFileSync(I,`${s(T)}${b.EOL}`,{encoding:"utf8"})}function c(i,T){const I=`ghadelimiter_${f.randomUUID()}`,A=s(
T);if(i.includes(I))throw new Error(`Unexpected input: name should not contain the delimiter "${I}"`);if(A.includes(I))throw new Error(`Unexpected input: value \
should not contain the delimiter "${I}"`);return`${i}<<${I}${b.EOL}${A}${b.EOL}${I}`}var y=e(6928),v=function(i,T,I,A){function Z(t){return t instanceof I?t:new I(
function(u){u(t)})}return new(I||(I=Promise))(function(t,u){function g(L){try{O(A.next(L))}catch(B){u(B)}}function k(L){try{O(A.throw(L))}catch(B){u(B)}}function O(L){
L.done?t(L.value):Z(L.value).then(g,k)}O((A=A.apply(i,T||[])).next())})},D;(function(i){i[i.Success=0]="Success",i[i.Failure=1]="Failure"})(D||(D={}));function H(i,T){
const I=toCommandValue(T);if(process.env[i]=I,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(i,T));issueCommand("set-env",{name:i},
I)}function W(i){_("add-mask",{},i)}function J(i){process.env.GITHUB_PATH||""?issueFileCommand("PATH",i):issueCommand("add-path",{},i),process.env.PATH=`${i}${path.
delimiter}${process.env.PATH}`}function Y(i,T){const I=process.env[`INPUT_${i.replace(/ /g,"_").toUpperCase()}`]||"";if(T&&T.required&&!I)throw new Error(`Input\
 required and not supplied: ${i}`);return T&&T.trimWhitespace===!1?I:I.trim()}function se(i,T){const I=Y(i,T).split(`
`).filter(A=>A!=="");return T&&T.trimWhitespace===!1?I:I.map(A=>A.trim())}function ie(i,T){const I=["true","True","TRUE"],A=["false","False","FALSE"],Z=Y(i,T);if(I.
includes(Z))return!0;if(A.includes(Z))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${i}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function C(i,T){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",c(i,T));process.
stdout.write(b.EOL),_("set-output",{name:i},s(T))}function m(i){issue("echo",i?"on":"off")}function U(i){process.exitCode=D.Failure,N(i)}function d(){return process.
env.RUNNER_DEBUG==="1"}function R(i){issueCommand("debug",{},i)}function N(i,T={}){_("error",$(T),i instanceof Error?i.toString():i)}function K(i,T={}){_("warni\
ng",$(T),i instanceof Error?i.toString():i)}function X(i,T={}){_("notice",$(T),i instanceof Error?i.toString():i)}function ne(i){process.stdout.write(i+b.EOL)}function ee(i){
a("group",i)}function te(){a("endgroup")}function pe(i,T){return v(this,void 0,void 0,function*(){ee(i);let I;try{I=yield T()}finally{te()}return I})}function we(i,T){
if(process.env.GITHUB_STATE||"")return r("STATE",c(i,T));_("save-state",{name:i},s(T))}function he(i){return process.env[`STATE_${i}`]||""}function Se(i){return v(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(i)})}var ke=e(3739),ue=e(8302),de=e(5807);const me="slipway",$e={error:N,warning:K,notice:X};function le(i){
const T=ve();return{line:I=>ne(ae(I)),group:I=>ee(ae(I)),endGroup:te,replay:(I,A)=>{ne([`::stop-commands::${A}`,...I.map(ae),`::${A}::`].join(`
`))},annotate:(I,{message:A,title:Z,place:t})=>{const{file:u,line:g,column:k}=t??{};$e[I](ae(A),(0,ue.Eb)({title:Z,file:u,startLine:g,startColumn:k}))},mask:W,output:(I,A)=>T(
"the outputs",()=>C(I,A)),state:(I,A)=>T("the state for the post step",()=>we(I,A)),summary:I=>{i!==void 0&&T("the summary",()=>(0,l.writeFileSync)(i,I))}}}function Ee(i,T){
const I=A=>T.redact(A);return{line:A=>i.line(I(A)),group:A=>i.group(I(A)),endGroup:()=>i.endGroup(),replay:(A,Z)=>i.replay(A.map(I),Z),annotate:(A,Z)=>{const t=Z.
title===void 0?{}:{title:I(Z.title)};i.annotate(A,{...Z,...t,message:I(Z.message)})},mask:A=>i.mask(A),output:(A,Z)=>i.output(A,Z),state:(A,Z)=>i.state(A,Z),summary:A=>i.
summary(A)}}function ve(){const i=new Set;return(T,I)=>{try{I()}catch(A){i.has(T)||K(ae(`The runner cannot keep ${T}: ${(0,ke.I7)(A).message}`)),i.add(T)}}}function ae(i){
return(0,de.Ow)(i).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((n,S,e)=>{e.d(S,{CY:()=>_,Jb:()=>s,hu:()=>$});var l=e(3739),b=e(1709);function s(a,w){
const E=a.trim(),h=URL.canParse(E)?new URL(E):void 0;if(h===void 0||!["http:","https:"].includes(h.protocol))throw new l.GQ("invalid_input",`${w} is not an http\
(s) address`,{input:w,remedy:"Write it with its scheme, as https://platform.example.com."});if(h.username!==""||h.password!==""||h.search!==""||h.hash!=="")throw new l.
GQ("invalid_input",`${w} has more than host and path`,{input:w,remedy:"Leave out user name, password, query and fragment."});return $(h,w),h.pathname=h.pathname.
replace(/\/+$/,""),h}function $(a,w){if(!(a.protocol==="https:"||a.protocol==="http:"&&(0,b.c)(a.hostname)))throw new l.GQ("insecure_url",`${w} names ${a.origin}\
, which is not https`,{input:w,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}function _(a,w){const E=new URL(
a);return E.pathname=`${a.pathname.replace(/\/$/,"")}${w}`,E}}),1224:((n,S,e)=>{e.d(S,{fm:()=>_,ml:()=>b,ux:()=>s});var l=e(8500);const b={now:()=>Date.now(),monotonic:()=>performance.
now(),async sleep(a,w){w?.throwIfAborted();try{await(0,l.setTimeout)(a,void 0,{signal:w})}catch(E){throw w?.throwIfAborted(),E}},after(a,w){const E=setTimeout(w,
a);return()=>clearTimeout(E)}};async function s(a,w,E,h){const o=new AbortController,f=a.sleep(w,h?AbortSignal.any([o.signal,h]):o.signal).then(()=>{},()=>{});try{
return await Promise.race([E,f])}finally{o.abort()}}const $={now(){const{user:a,system:w}=process.cpuUsage();return(a+w)/1e3}},_=(a,w)=>{const E=setInterval(w,a).
unref();return()=>clearInterval(E)}}),5239:((n,S,e)=>{e.d(S,{ar:()=>w,fs:()=>$,j9:()=>a});var l=e(5807),b=e(7634);const s="slipway/slipway";function $(E,h){const o=h===
void 0?"":`#${h}`;return`https://github.com/${s}/blob/v${b.x}/docs/${E}.md${o}`}const _={identity:(0,l.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,l.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,l.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,l.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function a(E){const[h="what-you-gave"]=Object.entries(_).find(([,o])=>o.includes(E))??[];return $("troubleshooting",h)}function w(){return $("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((n,S,e)=>{e.d(S,{E9:()=>s,a3:()=>$});var l=e(3739);const b=[864e5,36e5,6e4,1e3,1];function s(E,h){const o=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(E.trim()),[,...f]=o??[],p=b.reduce((r,c,y)=>r+Number(f[y]??0)*c,0);if(!o||p===0)throw new l.GQ("invalid_input",`${h}: "${E}" is not a duration`,{input:h,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return p}function $(E){if(E<1e3)return`${Math.round(E)}ms`;if(E<59950)return`${(E/
1e3).toFixed(1)}s`;const h=Math.round(E/1e3),o=f=>String(f).padStart(2,"0");return h<3600?`${Math.floor(h/60)}m ${o(h%60)}s`:`${Math.floor(h/3600)}h ${o(Math.floor(
h%3600/60))}m`}const _=null,a=null;function w(E,h){const o=h-E;if(o>a)return new Date(E).toISOString().slice(0,10);const[f,p]=_.find(([,c])=>o>=c)??[];if(!f||f===
"second"&&o<1e4)return"just now";const r=Math.floor(o/p);return`${r} ${f}${r===1?"":"s"} ago`}}),3739:((n,S,e)=>{e.d(S,{GQ:()=>s,I7:()=>$,b$:()=>h,bD:()=>_,xU:()=>w,
xb:()=>a});const l={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},b=Object.keys(l);class s extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(f,p,r={}){
super(p,r.cause===void 0?void 0:{cause:r.cause}),this.code=f,this.mender=l[f],this.remedy=r.remedy,this.input=r.input,this.place=r.place,this.call=r.call,this.also=
r.also??[]}with(f){const{code:p=this.code,message:r=this.message,...c}=f,{remedy:y,input:v,place:D,call:H,cause:W,also:J}=this;return new s(p,r,{remedy:y,input:v,
place:D,call:H,cause:W,also:J,...c})}}function $(o){return o instanceof s?o:new s("internal",_(o),{cause:o,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function _(o){return o instanceof Error?o.message:String(o)}function a(o){throw new s("internal",`Unhandled case: ${JSON.stringify(o)}`)}
function w(o){if(!(!(o instanceof Error)||!("code"in o)))return typeof o.code=="string"?o.code:void 0}const E=new Set(["ENOSPC","EDQUOT"]);function h(o){return E.
has(w(o))}}),1317:((n,S,e)=>{e.d(S,{Gq:()=>s,HU:()=>a,LO:()=>$,SP:()=>w,Zw:()=>E,bs:()=>h,yG:()=>_});var l=e(3739),b=e(9882);function s(o,f,p){return new l.GQ("\
invalid_input",`${o}: ${f}`,{input:o,remedy:p})}function $(o,f,p){return new l.GQ("missing_input",`${o} is missing: ${f}`,{input:o,remedy:p})}function _(o,f){const p=o.
trim().toLowerCase();if(p==="true"||p==="false")return p==="true";throw s(f,`"${w(o)}" is neither true nor false`,"Write true or false.")}function a(o,f,p){const r=f.
find(y=>y===o.trim().toLowerCase());if(r!==void 0)return r;const c=f.map(y=>`"${y}"`).join(", ");throw s(p,`"${w(o)}" is not one of ${c}${(0,b.au)(o,f)}`,`Write\
 one of ${c}.`)}function w(o){const f=o.replace(/\s+/g," ").trim();return f.length>60?`${f.slice(0,57)}\u2026`:f}class E{#e=[];try(f,p){try{return f()}catch(r){
const c=(0,l.I7)(r);if(c.code==="internal")throw r;return this.#e.push(c),p}}add(f){this.#e.push(f)}throwIfAny(){const f=h(this.#e);if(f)throw f}}function h(o){
const[f,...p]=o.flatMap(r=>[r.with({also:[]}),...r.also]);return f?.with({also:p})}}),8302:((n,S,e)=>{e.d(S,{D7:()=>s,Eb:()=>$,Gv:()=>l,KH:()=>_,U4:()=>b});function l(a){
return typeof a=="object"&&a!==null&&!Array.isArray(a)}function b(a){try{return JSON.parse(a)}catch{return}}function s(a){const w=b(a);return l(w)?w:void 0}function $(a){
const w=Object.entries(a).filter(([,E])=>E!==void 0);return Object.fromEntries(w)}function _(a,w){return typeof a=="string"&&a.length<=w}}),1709:((n,S,e)=>{e.d(
S,{O:()=>l,c:()=>b});function l(s){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(s)}function b(s){return/^(?:[^.]+\.)*localhost\.?$/i.test(s)||l(s.replace(/^\[|\]$/g,
""))}}),9882:((n,S,e)=>{e.d(S,{au:()=>$,pA:()=>b});const l={characters:80,candidates:1e3,shown:3};function b(o,f){const p=_(o);if(p===""||o.length>l.characters)
return[];const r=f.slice(0,l.candidates).filter(y=>y!==o&&y.length<=l.characters).flatMap(y=>{const v=E(p,_(y)),D=w(o)===w(y)?Math.min(v??a,a):v;return D===void 0?
[]:[{each:y,points:D}]}),c=Math.min(...r.map(({points:y})=>y));return r.sort((y,v)=>y.points-v.points).filter(({points:y})=>y<=c+1).slice(0,l.shown).map(({each:y})=>y)}
function s(o,f){return b(o,f).filter(p=>h(o,p)<=Math.max(1,Math.floor(Math.min(o.length,p.length)/8)))}function $(o,f){const[p]=b(o.trim(),f);return p===void 0?
"":`; did you mean "${p}"?`}function _(o){return o.toLowerCase().replace(/[-_.:\s]/g,"")}const a=1;function w(o){return/^[^:]{1,40}(?=:)/.exec(o)?.[0]??`${o}:`}
function E(o,f){if(o===f)return 0;const p=Math.max(1,Math.floor(Math.min(o.length,f.length)/3)),r=h(o,f);if(r<=p)return r;const[c,y]=o.length<f.length?[o,f]:[f,
o];if(c.length>=4&&(y.startsWith(c)||y.endsWith(c)))return p+1}function h(o,f){let p=[],r=Array.from({length:f.length+1},(c,y)=>y);for(let c=1;c<=o.length;c++){
const y=[c];for(let v=1;v<=f.length;v++){const D=o[c-1]===f[v-1],H=c>1&&v>1&&o[c-1]===f[v-2]&&o[c-2]===f[v-1];y[v]=Math.min((r[v]??0)+1,(y[v-1]??0)+1,(r[v-1]??0)+
(D?0:1),H?(p[v-2]??0)+1:Number.POSITIVE_INFINITY)}[p,r]=[r,y]}return r[f.length]??0}}),5807:((n,S,e)=>{e.d(S,{FF:()=>Y,Kf:()=>c,Nl:()=>o,Ow:()=>y,aL:()=>D,hS:()=>W,
oF:()=>J,vI:()=>r,y1:()=>p,zD:()=>H});const l="\x1B",b="\x07",s=new RegExp(`${l}[\\]P_^X][^${b}${l}]*(?:${b}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\\
^-~]`,"g"),$=/[\t\n\v\f\r\u0085\u2028\u2029]/g,_=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110\
bd}\\u{110cd}])\\p{Cf}","gu"),a=new RegExp(`${l}\\[[0-9;:]{0,40}m`,"g");function w(m){const U=m.includes(l)?m.match(a)??[]:[];return U.length===0?{texts:[m],codes:U}:
{texts:m.split(a),codes:U}}const E=/^[ -~]*$/,h=/^[\t -~]*$/;function o(m){return m.includes(l)?m.replace(s,""):m}function f(m){return h.test(m)?m:o(m).replace(
/[\n\u2028\u2029]/g," ").replace(_(),U=>U==="	"?U:"")}function p(m){return m.split(`
`).map(f).join(`
`)}function r(m,U){return m.length>U?v(m,U):m}function c(m){return m.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function y(m,U=2e3){const d=m.length>U*8+1024?m.slice(
0,U*8+1024):m;if(E.test(d)&&d.length<=U)return m;const R=o(d).replace($," ").replace(_(),"").toWellFormed();return R.length>U||d.length<m.length?v(R,U):R}function v(m,U){
if(U<1)return"";const d=m.slice(0,U-1),R=d.charCodeAt(d.length-1);return`${R>=55296&&R<=56319?d.slice(0,-1):d}\u2026`}function D(m){return m.trim().split(/\s+/)}
function H(m){let[U,d]=[String(m),""];for(;U.length>3;U=U.slice(0,-3))d=`,${U.slice(-3)}${d}`;return U+d}function W(m,U){return`${H(m)} ${U}${m===1?"":"s"}`}function J(m){
return Y(m)??m}function Y(m){try{return decodeURIComponent(m)}catch{return}}const se=/^[\t\n\r -~]*$/;function ie(m){return se.test(m)?m:m.replace(/[\u2028\u2029]/g,
C).replace(_(),U=>`	
\r`.includes(U)?U:C(U))}function C(m){return Array.from({length:m.length},(d,R)=>m.charCodeAt(R)).map(d=>`\\u${d.toString(16).padStart(4,"0")}`).join("")}}),7634:((n,S,e)=>{
e.d(S,{x:()=>l});const l="1.0.0"}),9570:((n,S,e)=>{e.d(S,{I:()=>l});const l={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{
input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"te\
xt"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((n,S,e)=>{e.d(S,{BL:()=>o,G1:()=>h,IC:()=>y,Rm:()=>_,aT:()=>a,be:()=>E,cS:()=>f,jI:()=>b,jL:()=>w,jh:()=>c,
lF:()=>p,m0:()=>$,ux:()=>l,yN:()=>s});const l={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},b=["api",
"web-ssr","sse"],s=["web-landing",...b],$="detect";function _(v){return b.some(D=>D===v)}const a="us-east-2",w="execute-api",E="SERVICE_KVS_",h=/^[A-Za-z_][A-Za-z0-9_]*$/,
o=/^[a-z][a-z0-9_]{0,31}$/,f=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,p={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},r={pageDefault:64*1024,pageMost:256*1024},c={subject:200,author:100},y={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((n,S,e)=>{e.d(S,{Nu:()=>p,Pf:()=>h,Rs:()=>ie,bD:()=>a,c:()=>W,ri:()=>J});var l=e(
5807);const b=1024,s=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,$="owner/name, or a URL that begins with https://",_="--al\
low-local-git",a="https://github.com/{repository}.git";function w(C){const m=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(C)?.[1]??
"";return s.test(m)?m.replace(/\.git$/,""):void 0}const E=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function h(C,m="https://github.com"){const U=J(C.trim());if(U.length>b)return[];const d=p(U,!0);if(d.kind==="path")return[f(d.path)];if(d.kind==="file")return[f(
(0,l.oF)(d.url.pathname))];if(d.kind==="remote")return[o(d.url.host,d.url.pathname)];if(d.kind==="name"){const K=["github.com",URL.canParse(m)?new URL(m).host:"\
github.com"];return[...new Set(K.map(X=>o(X,d.name)))]}const[,R,N]=E.exec(C.trim())??[];return R===void 0||N===void 0?[]:[o(R,N)]}function o(C,m){return`${C}/${m.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function f(C){return C.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function p(C,m){if(C.length>
b)return H(`has more than ${b} characters`);if(new RegExp("\\p{Cc}","u").test(C))return H("has control characters");if(s.test(C))return{kind:"name",name:C.replace(
/\.git$/,"")};if(C.startsWith("/"))return m?{kind:"path",path:C}:D("is a local path");const U=r(C);return U?.protocol==="https:"||U?.protocol==="http:"?c(U,m):U?.
protocol==="file:"?y(U,m):v(C)}function r(C){return/^[a-z]+:\/\/\S+$/i.test(C)&&URL.canParse(C)?new URL(C):void 0}function c(C,m){return C.username!==""||C.password!==
""?H("contains a user name or password","the URL without them: the platform has its own access"):C.protocol==="http:"&&!m?D("is a URL of plain http"):{kind:"rem\
ote",url:C}}function y(C,m){return C.host!==""||/%(?:2f|00)/i.test(C.pathname)?H("is not a path on this machine"):m?{kind:"file",url:C}:D("is a local path")}function v(C){
const[,m,U]=E.exec(C)??[];return m===void 0?H("is neither owner/name nor an https URL"):H("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${m}/${U}`)}function D(C){return H(`${C}, which a platform takes only with ${_}`)}function H(C,m=$){return{kind:"refused",problem:C,instead:m}}function W(C,m){
const U=p(m,!0),d=URL.parse(C);return U.kind!=="name"||d===null||d.host==="github.com"?m:`${d.origin}${d.pathname.replace(/\/+$/,"")}/${U.name}.git`}function J(C){
return C.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function Y(C,m){return C.replaceAll("{repository}",()=>m)}function se(C,m){const[U="",d=""]=J(C).split("{re\
pository}"),R=m.href.replace(/\.git$/,""),N=d.replace(/\.git$/,"");if(!R.startsWith(U)||!R.endsWith(N))return;const K=R.slice(U.length,R.length-N.length);return s.
test(K)?K:void 0}function ie(C,m){const U="https://git.example.com/{repository}.git";if(!C.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:U};const d=Y(C,"owner/name"),R=r(d);if(R?.protocol==="https:")return;const N=R?.protocol==="http:"||R?.protocol==="file:"&&R.host==="";if(!(N&&m))return N?
{problem:`begins with ${R?.protocol}//, which needs ${_}`,instead:`${U}, or add ${_}`}:{problem:"is not an https URL",instead:U}}}),9439:((n,S,e)=>{e.d(S,{K:()=>l,
z:()=>b});const l={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public\
 URL",compare:"Comparison"};function b(s){return s===void 0?"":`${s.file}${s.line===void 0?"":`:${s.line}`}: `}}),3214:((n,S,e)=>{e.d(S,{O:()=>b,m:()=>_});var l=e(
5807);function b(a,w){const E=o=>w.redact(o),h=o=>o===void 0?void 0:E(o);return{...a,headline:E(a.headline),message:h(a.message),stage:h(a.stage),code:h(a.code),
remedy:h(a.remedy),diagnostics:a.diagnostics.map(o=>({...o,file:E(o.file),code:o.code===null?null:E(o.code),message:E(o.message)})),log:a.log.map(E)}}const s=100,
$=500;function _(a){return{...a,diagnostics:a.diagnostics.map(w=>({...w,message:(0,l.Ow)(w.message,$)})),log:a.log.slice(-s).map(w=>(0,l.Ow)(w,$))}}}),6976:((n,S,e)=>{
e.d(S,{O9:()=>v,aZ:()=>p,$r:()=>m,cT:()=>Y});var l=e(3739);function b(d){return{kind:"command",command:d,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(R,N)=>s(d,N)}}async function s(d,{run:R,onSecret:N}){const K=(te,pe)=>new l.GQ("token_command_failed",`The command of id-token-command ${te}`,{input:"\
id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:pe}),{exitCode:X,stdout:ne}=await R(
d).catch(te=>{throw K("could not be started",te)}),ee=ne.trim();if(ee!==""&&N(ee),X!==0)throw K(`ended with exit code ${X}`);if(ee==="")throw K("printed nothing");
if(/\s/.test(ee))throw K("printed more than one word: an ID token has no spaces and no line ends");return ee}const $=()=>Promise.all([e.e(840),e.e(878),e.e(986),
e.e(899)]).then(e.bind(e,2233));function _(d){return{...d,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:d.audience?`GitHub OIDC, for ${d.audience}`:
"GitHub OIDC",obtain:async(R,{onSecret:N})=>(await $()).githubToken(d,R,N)}}function a(d){return{...d,kind:"exchange",input:"token-exchange-url",description:`Gi\
tHub OIDC, exchanged at ${new URL(d.url).host}`,obtain:async(R,{onSecret:N})=>(await $()).exchangedToken(d,R,N)}}const w="SLIPWAY_TOKEN";function E(d){return{...h(
d),input:w,description:`token of ${w}`}}function h(d){const R=d.trim();return{kind:"given",token:R,input:"id-token",description:"ID token as given",renewable:!1,
async obtain(N,{onSecret:K}){return K(R),R}}}var o=e(1619),f=e(1317);function p(d,R){const N=D(d),[K,X]=N;if(K&&X)throw(0,f.Gq)(X,`${K} is given as well, and a \
run has one identity`,`Leave out one of: ${N.join(", ")}.`);return H(d),K===void 0?R.identity??J(d,R):r[K](d,R)}const r={"id-token":d=>h(d["id-token"]),"id-toke\
n-command":d=>b(d["id-token-command"]),"token-exchange-url":y("token-exchange-url",(d,R)=>a({url:(0,o.Jb)(R["token-exchange-url"],"token-exchange-url").href,audience:R["\
token-exchange-audience"]||void 0,clientID:R["token-exchange-client-id"]||void 0,subject:d})),"id-token-audience":y("id-token-audience",_)},c=Object.keys(r).filter(
d=>Object.hasOwn(r,d));function y(d,R){return(N,K)=>{const{url:X,token:ne}=K.idTokenRequest??{};if(X===void 0||ne===void 0)return se(d,N,K);const ee=N["id-token\
-audience"]||void 0;return R({requestUrl:X,requestToken:ne,audience:ee,permissions:U(N,K)},N)}}const v=c.filter(d=>d!=="id-token-audience");function D(d){const R=c.
filter(N=>d[N].trim()!=="");return R.includes("token-exchange-url")?R.filter(N=>N!=="id-token-audience"):R}function H(d){if(d["token-exchange-url"]!=="")return;
const R=["token-exchange-audience","token-exchange-client-id"].find(N=>d[N]!=="");if(R)throw(0,f.LO)("token-exchange-url",`${R} means nothing without it`,"Give \
the token endpoint.")}const W="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";
function J(d,R){if(Y(R))return se("id-token",d,R);throw(0,f.LO)("id-token-audience","no input provides an ID token",W)}function Y(d){return d.dependabot||d.pullRequest?.
fork===!0}function se(d,R,N){const K=U(R,N);return new l.GQ("no_id_token",`This run can have no ID token: ${ie(N)}`,{input:d,remedy:Y(N)?`${C}
${K}`:`Add to the job, and to the calling workflow if this one is reusable:
${K}`})}function ie(d){return d.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":d.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const C=`Try such pull requests without credentials, by "mode: check", or let them p\
ass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function m({idToken:d,records:R,pullRequest:N,comment:K}){return["permissions:",...["contents: read",
...R?["deployments: write"]:[],...d?["id-token: write"]:[],...R&&N?[`pull-requests: ${K?"write":"read"}`]:[]].map(ne=>`  ${ne}`)].join(`
`)}function U(d,{pullRequest:R}){const N=d.comment.trim().toLowerCase()!=="false",K=d["github-token"].trim()!=="";return m({idToken:!0,records:K,pullRequest:R!==
void 0,comment:N})}}),1490:((n,S,e)=>{e.d(S,{y:()=>f,T:()=>o});var l=e(9127),b=e(3739),s=e(1317),$=e(9882),_=e(2345);const a=40;function w(p,r,c){const y=p.trim().
replace(/\{([^{}]*)\}/g,(v,D)=>E(D.trim(),r,c));if(_.cS.test(y))return y;throw(0,s.Gq)(r,`"${(0,s.SP)(y)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function E(p,r,{pullRequest:c,refName:y,eventName:v}){const D=W=>{if(c)return c.number;throw(0,s.
Gq)(r,`${W} has a value on pull requests only, and this run was started by ${v??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or us\
e {branch}.")};if(p==="pr")return String(D("{pr}"));if(p==="branch"){const W=c?.headBranch??y;if(W!==void 0)return h(W);throw(0,s.Gq)(r,"{branch} has no value: \
this run is for no branch","Name the app without {branch}.")}const H=/^slot:(.*)$/.exec(p)?.[1];if(H===void 0)throw(0,s.Gq)(r,`there is no placeholder {${(0,s.SP)(
p)}}${(0,$.au)(p,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.");if(/^[1-9]\d{0,3}$/.test(H))return String(D(`{slot:${H}}`)%Number(
H));throw(0,s.Gq)(r,`{slot:${(0,s.SP)(H)}} needs a number from 1 to 9999`,"Write it as {slot:5}.")}function h(p){const r=p.toLowerCase().replace(/[^a-z0-9]+/g,"\
-").replace(/^-+|-+$/g,"");if(r!==""&&r.length<=a&&/^[\w./-]+$/.test(p))return r;const{createHash:c}=process.getBuiltinModule("node:crypto"),y=c("sha256").update(
p).digest("hex").slice(0,8);return`${r.slice(0,a-9).replace(/-+$/,"")}-${y}`.replace(/^-/,"")}function o(p,r,c){const y=v=>p[v].trim()||void 0;return{raw:p,context:r,
problems:c,optional:y,boolean:v=>c.try(()=>(0,s.yG)(p[v],v),!1),choice:(v,D)=>c.try(()=>(0,s.HU)(p[v],D,v),D[0]),duration:v=>c.try(()=>(0,l.E9)(p[v],v),1),identifier:(v,D)=>c.
try(()=>{const H=y(v)??D;if(H===void 0)throw(0,s.LO)(v,"it is part of every request",`Give the ${v}'s identifier.`);return w(H,v,r)},"")}}function f(p,r,c){try{
return c(p)}catch(y){const v=(0,b.xU)(y)==="ENOENT"?"does not exist":`cannot be read (${(0,b.xU)(y)??"fault"})`;throw new b.GQ("file_not_found",`${r}: the file ${p}\
 ${v}`,{input:r,cause:y,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),224:((n,S,e)=>{e.d(S,{Qh:()=>s,mc:()=>l,
me:()=>_});const l={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"text"},project:{kind:"text"},app:{
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
boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},b=new Map(Object.entries(l)),s=Object.keys(l).filter($);function $(a){
return Object.hasOwn(l,a)}function _(a){const w=s.map(E=>{const h=b.get(E)?.default??"";return[E,a[E]||(h.startsWith("${{")?"":h)]});return Object.fromEntries(w)}}),
9689:((n,S,e)=>{e.a(n,async(l,b)=>{try{var s=e(2265),$=e(4664);const _=new AbortController;process.on("SIGINT",()=>_.abort()),process.on("SIGTERM",()=>_.abort()),
process.exitCode=await(0,s.h)((0,$.c)(),{env:process.env,signal:_.signal,typeInCheckout:async a=>{const{typeByProgram:w}=await Promise.all([e.e(550),e.e(840),e.
e(878),e.e(449),e.e(986),e.e(741)]).then(e.bind(e,1463));return w(a,process.env,_.signal)},startPlatform:async a=>(await Promise.all([e.e(550),e.e(840),e.e(878),
e.e(449),e.e(986),e.e(741)]).then(e.bind(e,8036))).startLocalPlatform(a)}),b()}catch(_){b(_)}},1)})},Oe={};function Q(n){var S=Oe[n];if(S!==void 0)return S.exports;
var e=Oe[n]={id:n,loaded:!1,exports:{}},l=!0;try{Le[n](e,e.exports,Q),l=!1}finally{l&&delete Oe[n]}return e.loaded=!0,e.exports}Q.m=Le,typeof Q<"u"&&(Q.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var n=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",S=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",e=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",l=s=>{s&&s.d<1&&(s.d=1,s.forEach($=>$.r--),s.forEach($=>$.r--?$.r++:$()))},b=s=>s.map($=>{if($!==null&&typeof $=="object"){if($[n])return $;if($.then){
var _=[];_.d=0,$.then(E=>{a[S]=E,l(_)},E=>{a[e]=E,l(_)});var a={};return a[n]=E=>E(_),a}}var w={};return w[n]=E=>{},w[S]=$,w});Q.a=(s,$,_)=>{var a;_&&((a=[]).d=
-1);var w=new Set,E=s.exports,h,o,f,p=new Promise((r,c)=>{f=c,o=r});p[S]=E,p[n]=r=>(a&&r(a),w.forEach(r),p.catch(c=>{})),s.exports=p,$(r=>{h=b(r);var c,y=()=>h.
map(D=>{if(D[e])throw D[e];return D[S]}),v=new Promise(D=>{c=()=>D(y),c.r=0;var H=W=>W!==a&&!w.has(W)&&(w.add(W),W&&!W.d&&(c.r++,W.push(c)));h.map(W=>W[n](H))});
return c.r?v:y()},r=>(r?f(p[e]=r):o(E),l(a))),a&&a.d<0&&(a.d=0)}})(),(()=>{var n=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__,S;Q.t=function(e,l){
if(l&1&&(e=this(e)),l&8||typeof e=="object"&&e&&(l&4&&e.__esModule||l&16&&typeof e.then=="function"))return e;var b=Object.create(null);Q.r(b);var s={};S=S||[null,
n({}),n([]),n(n)];for(var $=l&2&&e;typeof $=="object"&&!~S.indexOf($);$=n($))Object.getOwnPropertyNames($).forEach(_=>s[_]=()=>e[_]);return s.default=()=>e,Q.d(
b,s),b}})(),Q.d=(n,S)=>{for(var e in S)Q.o(S,e)&&!Q.o(n,e)&&Object.defineProperty(n,e,{enumerable:!0,get:S[e]})},Q.f={},Q.e=n=>Promise.all(Object.keys(Q.f).reduce(
(S,e)=>(Q.f[e](n,S),S),[])),Q.u=n=>""+n+".index.js",Q.o=(n,S)=>Object.prototype.hasOwnProperty.call(n,S),Q.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},Q.nmd=n=>(n.paths=[],n.children||(n.children=[]),n),(()=>{var n={792:0},
S=e=>{var{ids:l,modules:b,runtime:s}=e,$,_,a=0;for($ in b)Q.o(b,$)&&(Q.m[$]=b[$]);for(s&&s(Q);a<l.length;a++)_=l[a],Q.o(n,_)&&n[_]&&n[_][0](),n[l[a]]=0};Q.f.j=(e,l)=>{
var b=Q.o(n,e)?n[e]:void 0;if(b!==0)if(b)l.push(b[1]);else{var s=import("./"+Q.u(e)).then(S,$=>{throw n[e]!==0&&(n[e]=void 0),$}),s=Promise.race([s,new Promise(
$=>b=n[e]=[$])]);l.push(b[1]=s)}}})();var Ue=Q(9689);Ue=await Ue;

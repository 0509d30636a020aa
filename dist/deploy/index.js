const j=process.getBuiltinModule;var Ae={2613:(t=>{t.exports=j("assert")}),181:(t=>{t.exports=j("buffer")}),5317:(t=>{t.exports=j("child_process")}),4434:(t=>{t.
exports=j("events")}),9896:(t=>{t.exports=j("fs")}),4589:(t=>{t.exports=j("node:assert")}),6698:(t=>{t.exports=j("node:async_hooks")}),4573:(t=>{t.exports=j("no\
de:buffer")}),1421:(t=>{t.exports=j("node:child_process")}),7598:(t=>{t.exports=j("node:crypto")}),3053:(t=>{t.exports=j("node:diagnostics_channel")}),1553:(t=>{
t.exports=j("node:dns/promises")}),8474:(t=>{t.exports=j("node:events")}),3024:(t=>{t.exports=j("node:fs")}),1455:(t=>{t.exports=j("node:fs/promises")}),7067:(t=>{
t.exports=j("node:http")}),2467:(t=>{t.exports=j("node:http2")}),7030:(t=>{t.exports=j("node:net")}),8161:(t=>{t.exports=j("node:os")}),6760:(t=>{t.exports=j("n\
ode:path")}),643:(t=>{t.exports=j("node:perf_hooks")}),1792:(t=>{t.exports=j("node:querystring")}),99:(t=>{t.exports=j("node:sqlite")}),7075:(t=>{t.exports=j("n\
ode:stream")}),7830:(t=>{t.exports=j("node:stream/web")}),6193:(t=>{t.exports=j("node:string_decoder")}),8500:(t=>{t.exports=j("node:timers/promises")}),1692:(t=>{
t.exports=j("node:tls")}),3136:(t=>{t.exports=j("node:url")}),7975:(t=>{t.exports=j("node:util")}),3429:(t=>{t.exports=j("node:util/types")}),5919:(t=>{t.exports=
j("node:worker_threads")}),8522:(t=>{t.exports=j("node:zlib")}),857:(t=>{t.exports=j("os")}),6928:(t=>{t.exports=j("path")}),932:(t=>{t.exports=j("process")}),3193:(t=>{
t.exports=j("string_decoder")}),3557:(t=>{t.exports=j("timers")}),2265:((t,O,e)=>{e.d(O,{h:()=>ne});var d=e(1224),m=e(3739),s=e(1317),v=e(9570),S=e(6976),i=e(1490),
b=e(597);function w(n,u,y){const $={repository:u.pullRequest?.headRepository??u.repository,branch:u.pullRequest?.headBranch??u.refName},_=n.repository.trim()||$.
repository,I=n.branch.trim()||$.branch;if(_===void 0)throw(0,s.LO)("repository","this run has none of its own","Write it as owner/name.");const B=G=>(0,b.c)(u.serverUrl,
G),M=B(p(_));if(I===void 0)throw(0,s.LO)("branch","this run is for no branch","Name the branch to build.");!y&&n.repository.trim()===""&&f(u);const x=$.repository!==
void 0&&M.toLowerCase()===B($.repository).toLowerCase()&&I===$.branch;return{repository:M,branch:o(I),commit:x?u.sha:void 0}}function p(n){const u=(0,b.Nu)(n,!0);
if(u.kind!=="refused")return n;throw(0,s.Gq)("repository",`"${(0,s.SP)((0,b.ri)(n))}" ${u.problem}`,`Write ${u.instead}.`)}function o(n){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.
test(n)||l(n))throw(0,s.Gq)("branch",`"${(0,s.SP)(n)}" cannot be the name of a branch`,"Name a branch as git does: main.");return n}function l(n){return new RegExp(
"\\p{Cc}","u").test(n)}function h(n,u){const y=n["compare-to"].trim();if(y!==""){if(u!=="check")throw(0,s.Gq)("compare-to",`only a check compares, and mode is "${(0,s.
SP)(n.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(y)||y.length>255||l(y))throw(0,s.Gq)("compare-to",`"${(0,s.SP)(y)}" cannot name a commit`,"Name a br\
anch, a tag or a commit: HEAD^1.");return y}}const r=new Set(["pull_request_target","workflow_run"]);function f({pullRequest:n}){if(n?.fork)throw(0,s.Gq)("repos\
itory",`pull request #${n.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository an\
d branch yourself if you trust the fork.')}function k({fork:n,eventName:u,selfHosted:y},$){if(n){if(r.has(u))throw(0,s.Gq)("mode",`a run on ${u} has the reposit\
ory's token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no \
secret and no permission but "contents: read".');if(y&&!$)throw(0,s.Gq)("allow-forks-on-self-hosted","this runner does not say that it is GitHub's own, so it co\
unts as self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview\
.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var E=e(224),D=e(1619);function K(n){if(n.trim()==="")
throw(0,s.LO)("base-url","it is the address of the control plane","Give its https URL.");const u=(0,D.Jb)(n,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.
test(u))return u;throw(0,s.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function F(n){const u=n.trim();if(u===
"")return;const y=u.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(y)&&URL.canParse(y)&&!/[{}]/.test(y))return u;throw(0,s.Gq)("ur\
l-template",`"${(0,s.SP)(u)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function Y(n,u,y){const $=new s.
Zw,_=$.try(()=>(0,s.HU)(n.mode,E.mc.mode.choices,"mode"),"deploy");if(_==="close")return ae((0,i.T)(n,u,$));const I=_==="check"?void 0:$.try(()=>(0,S.aZ)(n,u),void 0),
B=$.try(()=>(0,s.HU)(n["on-no-token"],E.mc["on-no-token"].choices,"on-no-token"),"fail");if(I instanceof m.GQ){if(B==="skip")return X(n,u,I);$.add(I)}const M=await A(
(0,i.T)(n,u,$),_,I,y);return $.throwIfAny(),M}function X(n,u,y){const $=(0,i.T)(n,u,new s.Zw),_=se.map(B=>$.identifier(B,void 0));return{kind:"skip",app:_.every(
B=>B!=="")?_.join("/"):_.at(-1)||n.app,reason:(0,S.cT)(u)?y.with({remedy:void 0}):y}}const se=["org","project","app"];function ae(n){const{context:u,problems:y}=n,
$=y.try(()=>{if(u.pullRequest)return u.pullRequest.number;throw(0,s.Gq)("mode",`"close" is for pull requests, and this run was started by ${u.eventName??"no eve\
nt"}`,"Run the step with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),_=se.map(V=>n.identifier(V,void 0));y.try(()=>h(n.raw,"close"),
void 0);const I=g(n);I.token===""&&y.add((0,s.LO)("github-token","the action comments on the pull request with it","Leave it out: it has a default.")),y.throwIfAny();
const[B="",M="",x=""]=_,G=y.try(()=>U(n,{org:B,project:M,app:x}),void 0);return y.throwIfAny(),{kind:"close",app:_.join("/"),pullRequest:$,own:G,github:I}}function U({
raw:n,context:u},y){const $=n.app.includes("{pr}")&&n["base-url"].trim()!==""&&n["api-map"].trim()==="",_=[...S.O9,"id-token-audience"];if(!$||_.every(G=>n[G].trim()===
""))return;const I=(0,S.aZ)(n,u);if(I instanceof m.GQ)return;const{org:B,project:M,app:x}=y;return{org:B,project:M,app:x,baseUrl:K(n["base-url"]),source:I}}function g(n){
return{token:n.raw["github-token"].trim(),environment:n.optional("environment")??(n.context.pullRequest?"preview":"production"),comment:n.boolean("comment")}}async function A(n,u,y,$){
const{raw:_,context:I,problems:B}=n,M=u==="check"?"check":void 0,{env:x,notice:G,secrets:V}=await P(n,$),{settings:ee,statusMap:oe}=await N(n),he=await W(n,$),me=u===
"check"||y instanceof m.GQ,ye={repository:"",branch:"",commit:void 0},{commit:we,...L}=B.try(()=>w(_,I,me),ye),H={...L,...J(n),settings:ee},z={org:n.identifier(
"org",M),project:n.identifier("project",M),app:n.identifier("app",M),rememberedAppID:void 0,create:n.boolean("create"),appType:n.optional("app-type"),configuration:H,
ownership:{takeOver:n.boolean("take-over"),alsoNamed:[],server:I.serverUrl,otherBranch:/[{]/.test(_.app)?"follow":"deploy"},env:x,commit:we,attachTo:void 0,follow:{
wait:n.boolean("wait"),timeoutMs:n.duration("timeout"),onTimeout:n.choice("on-timeout",E.mc["on-timeout"].choices),pollIntervalMs:_["poll-interval"]===""?void 0:
n.duration("poll-interval"),statusMap:new Map([...he?.statuses??[],...oe])},verify:n.choice("verify",E.mc.verify.choices),urlTemplate:B.try(()=>F(_["url-templat\
e"]),void 0),dryRun:n.boolean("dry-run"),apiMap:he};return{kind:"deploy",plan:z,target:c(n,u,y),own:I.pullRequest&&u==="deploy"?U(n,z):void 0,github:g(n),seed:te(
n,$,u==="check"),notices:G===void 0?[]:[G],secrets:ie(_,I,[...V.values()]),secretVariables:V}}function c(n,u,y){const{raw:$,context:_,problems:I}=n,B=n.boolean(
"allow-forks-on-self-hosted");u==="check"&&I.try(()=>k(_,B),void 0);const M=u==="check"?"":I.try(()=>K($["base-url"]),""),x=I.try(()=>h($,u),void 0);return y===
void 0||y instanceof m.GQ?{mode:"check",compareTo:x}:{mode:"deploy",baseUrl:M,source:y}}async function P(n,u){const{raw:y,problems:$}=n,_=n.boolean("clear-env");
if(y.env!==""||y["secret-env"]!==""||y["env-file"]!=="")return(await e.e(663).then(e.bind(e,91))).planEnv(y,_,u,$);const I=new Map;return{env:_?{kind:"replace",
variables:I}:{kind:"leave"},secrets:I,notice:void 0}}async function N(n){const{raw:u,problems:y}=n;if(u["app-settings"]===""&&u["status-map"]==="")return{settings:{},
statusMap:new Map};const{parseSettings:$,parseStatusMap:_}=await e.e(663).then(e.bind(e,7947));return{settings:y.try(()=>$(u),{}),statusMap:y.try(()=>_(u["statu\
s-map"]),new Map)}}async function W({raw:n,problems:u},y){if(n["api-map"].trim()==="")return;const{readApiMap:$}=await Promise.all([e.e(815),e.e(132),e.e(875)]).
then(e.bind(e,3875));return $(n["api-map"],y).catch(_=>u.try(()=>{throw _},void 0))}function J(n){const u=Object.entries(v.I).flatMap(([y,$])=>{const _=n.optional(
$.input);return!("setting"in $)||_===void 0?[]:[[y,$.setting==="boolean"?n.boolean($.input):_]]});return Object.fromEntries(u)}function te(n,u,y){const{raw:$,problems:_}=n,
I=["kvs-seed-file","kvs-prune-file"].filter(x=>$[x]!=="");if(I.length===0)return;for(const x of I)_.try(()=>(0,i.y)($[x],x,u),"");const M=E.Qh.filter(x=>x.startsWith(
"kvs-")).map(x=>[x==="kvs-seed-file"?"file":x.slice(4),$[x]]);return{...Object.fromEntries(M),"dry-run":y?"true":$["dry-run"]}}function ie(n,u,y){return[...[n["\
id-token"],n["github-token"],n["kvs-token"],u.idTokenRequest?.token??""],...y].filter(_=>_.trim()!=="")}var q=e(5807);const de=4,le=8,Te=32e3;function be(n){const u=[
n.trim(),...n.split(/\r?\n/).map(y=>y.trim())];return[...new Set(u)].filter(y=>y.length>=de)}class Ee{#e=new Set;#t;add(u){const y=be(u).filter($=>!this.#e.has(
$));for(const $ of y)for(const _ of[$,JSON.stringify($).slice(1,-1),encodeURIComponent($.toWellFormed())])this.#e.add(_);return y.length>0&&(this.#t=void 0),y}redact(u){
if(this.#e.size===0)return u;this.#t??=$e(this.#e);const[y="",...$]=this.#t(u).split("\u2026").reverse();return[...$.reverse().map(_=>this.#n(_)),y].join("\u2026")}#n(u){
for(const y of this.#e){const $=u.lastIndexOf(y.slice(0,le));if($!==-1&&y.startsWith(u.slice($)))return`${u.slice(0,$)}***`}return u}}function $e(n){const u=[...n].
sort((I,B)=>B.length-I.length),y=u.filter(I=>I.length<=Te),$=u.slice(0,u.length-y.length),_=new RegExp(y.map(q.Kf).join("|")||"(?!)","g");return I=>$.reduce((B,M)=>B.
replaceAll(M,"***"),I).replace(_,"***")}var ce=e(9439),fe=e(3214),ge=e(7362),ve=e(246),pe=e(9127);function _e(n,u){const y=new Set;let $=!1;const _=()=>{$&&n.endGroup(),
$=!1},I=M=>{const{type:x,message:G,remedy:V,place:ee}={remedy:void 0,place:void 0,...M};y.has(G)||(y.add(G),u.add(x,{message:(0,q.Ow)(G),place:ee},V?.split(`
`)))},B=({headline:M,diagnostics:x,remedy:G,log:V})=>{_();const ee=(0,q.Ow)(M,500);x.some(({severity:oe})=>oe==="error")?n.line(`\u2717 ${ee}`):u.add("error",{title:"\
Deployment failed",message:ee});for(const oe of G?.split(`
`)??[])n.line(`  ${oe}`);for(const oe of x)u.addDiagnostic(oe);V.length!==0&&(n.group(V.length===1?"Build log (the last line)":`Build log (the last ${V.length} \
lines)`),n.replay(V,crypto.randomUUID()),n.endGroup())};return{closeGroup:_,tell(M){switch(M.type){case"phase-started":_(),n.group(ce.K[M.phase]),$=!0;break;case"\
phase-finished":{const{failed:x,phase:G,detail:V,ms:ee}=M;_(),n.line(`${x?"\u2717":"\u2713"} ${ce.K[G]}: ${V} (${(0,pe.a3)(ee)})`);break}case"warning":case"noti\
ce":I(M);break;case"failure":B(M.report);break;case"app-known":n.line(`App ${M.appID}${M.created?" (created)":""}`);break;case"deployment-known":n.line(`Deploym\
ent ${M.deployID}${M.attached?" (started by an earlier run)":""}`);break;case"status":{const x=M.stage===void 0?"":` \xB7 ${M.stage}`;n.line(`${(0,pe.a3)(M.elapsedMs)}\
  ${M.status}${x}`);break}case"heartbeat":n.line(`${(0,pe.a3)(M.elapsedMs)}  still ${M.status}`);break;case"url":n.line(`URL ${M.url}`);break;default:(0,m.xb)(M)}}}}
var ue=e(5239);function a(n,u,y){return{"app-id":n.appID??"","app-created":String(n.appCreated),"deploy-id":n.deployID??"",status:n.status,url:n.url??"",failure:n.
failure?JSON.stringify((0,fe.m)((0,fe.O)(n.failure,y))):"","kvs-written":u?String(u.written):"","kvs-failed":u?String(u.failed):""}}function R(n,u){const y=[...u].
filter(([,x])=>be(x).some(G=>Object.values(n).some(V=>V.includes(G))));if(y.length===0)return;const $=y.flatMap(([,x])=>be(x)),_=Object.entries(n).filter(([,x])=>$.
some(G=>x.includes(G))),I=y.map(([x])=>x).join(", "),[B,M]=y.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${B} of ${I}\
 ${M} in the output ${_.map(([x])=>x).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a value is not secret, give it by env, und\
er a name that does not look secret. The words: ${(0,ue.fs)("variables")}`}}const T=()=>e.e(892).then(e.bind(e,3892)),C={settleMs:2500,totalMs:3500};function Z({
run:n,clock:u,...y}){const $=new Ee,_=(0,ge.uF)(y.runner,$),I=(0,ve.X)(_),B=_e(_,I),M=[];let x,G={planned:void 0,built:void 0,checked:void 0,compared:""},V={};const ee=L=>{
for(const H of $.add(L))_.mask(H)};for(const L of E.Qh)E.mc[L].kind==="secret"&&ee(n.raw[L]);ee(n.context.idTokenRequest?.token??"");const oe=L=>{if(L.type==="a\
pp-known"&&(V={...V,appID:L.appID}),L.type==="deployment-known"&&(V={...V,deployID:L.deployID}),L.type==="url"&&(V={...V,url:L.url}),L.type==="failure"&&(V={...V,
failure:L.report}),L.type==="warning"){const H=(0,ce.z)(L.place)+L.message;M.some(z=>z.message===H)||M.push({message:H,remedy:L.remedy})}B.tell(L.type==="failur\
e"?{...L,report:(0,fe.O)(L.report,$)}:L),x?.tell(L)},he=async(L,H)=>{const{pageFacts:z}=await T(),[re,ke]=[u.now(),I.dropped()];return z({...G,outcome:L,seeded:H,
run:n,warnings:M,updatedAt:re,unannotated:ke,secrets:$})},me=async(L,H)=>{const{renderSummary:z}=await T();_.summary(z(await he(L,H)))},ye=(L,H)=>{const z=a(L,H,
$);for(const[ke,Oe]of Object.entries(z))_.output(ke,Oe);const re=R(z,G.planned?.secretVariables??new Map);re&&oe({type:"warning",...re})},we=async(L,H)=>{B.closeGroup();
const{error:z,status:re}=L;if(z?.code==="check_failed"?_.line(`\u2717 ${(0,q.Ow)(z.message,500)}`):z&&z.code!=="deploy_failed"&&I.addError(z),H?.error&&I.addError(
H.error),ye(L,H),await me(L,H),x){const{briefComment:Oe,endingOf:Le}=await T(),Ce=M.length,Ie=z?.code==="interrupted",Pe=re==="succeeded"||Ie?void 0:await x.previous();
G={...G,previous:Pe};const Re=await he(L,H);await x.finish(Le(Re,L),Oe(Re),Ie?C:void 0),(M.length>Ce||Pe)&&await me(L,H)}return z!==void 0||re==="failed"||re===
"cancelled"||H?.error?1:0};return{report:oe,addSecret:ee,finish:we,accept(L){G={...G,planned:L};for(const H of L.secrets)ee(H);for(const H of L.notices)oe({type:"\
notice",message:H})},follow(L){x=L},checkedOut(L){G={...G,built:L}},async checked(L){G={...G,checked:L};const{tellFindings:H}=await T();H(_,I,L)},async compared(L){
const{comparisonSection:H}=await T();G={...G,compared:H(L,z=>$.redact(z))}},async seedReporter(){const{seedLog:L}=await T();return _.line("Keys"),L(_,I,u)},fail:L=>we(
{...V,status:"failed",appCreated:!1,phases:[],error:L}),async skip(L,H){G={...G,skippedApp:L};const z=`${(0,q.Ow)(L,200)}: ${H.message}`;I.add("notice",{title:"\
Deploy skipped",message:z},H.remedy?.split(`
`));const re={...V,status:"skipped",appCreated:!1,phases:[],error:H};return ye(re),await me(re),0}}}async function ne(n,u){const $={runner:(0,ge.Aq)(n.summaryFile),
run:n,clock:d.ml,random:Math.random},_=Z($),I=await Y(n.raw,n.context,n.readFile).catch(m.I7);if(I instanceof Error)return _.fail(I);if(I.kind==="skip")return _.
skip(I.app,I.reason);if(I.kind==="close"){const{closePreview:B}=await Promise.all([e.e(840),e.e(878),e.e(956),e.e(737),e.e(169)]).then(e.bind(e,9285));return B(
I,{...$,...u})}_.accept(I);try{const B=I.seed&&await Promise.all([e.e(118),e.e(878),e.e(342)]).then(e.bind(e,9342)),M=I.seed&&await B?.prepareSeed(I.seed,{...u,
onSecret:_.addSecret}),{carryOut:x}=await Promise.all([e.e(840),e.e(878),e.e(956),e.e(228),e.e(899)]).then(e.bind(e,9883)),G=await x(I,_,$,u),V=G.status==="succ\
eeded"&&G.error===void 0;return B&&G.status==="pending"&&_.report(B.KEYS_LEFT),await _.finish(G,V?await M?.(await _.seedReporter()):void 0)}catch(B){return _.fail(
(0,m.I7)(B))}}}),4664:((t,O,e)=>{e.d(O,{c:()=>S});var d=e(3024),m=e(6760),s=e(8302),v=e(224);function S(r=process.env){const f=r.GITHUB_WORKSPACE||process.cwd();
return{raw:i(r),context:b(r,f),summaryFile:r.GITHUB_STEP_SUMMARY||void 0,saved:r.STATE_slipway??"",readFile:k=>(0,d.readFileSync)((0,m.resolve)(f,k),"utf8")}}function i(r){
const f={};for(const k of v.Qh){const E=r[`INPUT_${k.toUpperCase()}`]?.trim();E&&(f[k]=E)}return(0,v.me)(f)}function b(r,f){const k=r.GITHUB_REPOSITORY||void 0,
E=o(r.GITHUB_EVENT_PATH),D=r.GITHUB_SERVER_URL||"https://github.com",[K,F]=[r.ACTIONS_ID_TOKEN_REQUEST_URL,r.ACTIONS_ID_TOKEN_REQUEST_TOKEN],Y=l(l(E,"pull_reque\
st"),"head"),X=w(l(E,"pull_request"),k);return{serverUrl:D,apiUrl:r.GITHUB_API_URL||"https://api.github.com",repository:k,refName:r.GITHUB_REF_NAME||void 0,sha:h(
Y.sha)??(r.GITHUB_SHA||void 0),eventName:r.GITHUB_EVENT_NAME||void 0,pullRequest:X,fork:X?.fork===!0||p(l(E,"workflow_run"),k),selfHosted:r.RUNNER_ENVIRONMENT!==
"github-hosted",dependabot:r.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:K&&F?{url:K,token:F}:void 0,runUrl:k&&r.GITHUB_RUN_ID?`${D}/${k}/actions/runs/${r.GITHUB_RUN_ID}`:
void 0,workspace:f}}function w(r,f){const k=l(r,"head"),E=h(k.ref);if(typeof r.number!="number"||E===void 0)return;const D=h(l(k,"repo").full_name);return{number:r.
number,headRepository:D,headBranch:E,fork:D?.toLowerCase()!==f?.toLowerCase()}}function p(r,f){return r.id===void 0?!1:h(l(r,"head_repository").full_name)?.toLowerCase()!==
f?.toLowerCase()}function o(r){if(!r)return{};try{const f=JSON.parse((0,d.readFileSync)(r,"utf8"));return(0,s.Gv)(f)?f:{}}catch{return{}}}function l(r,f){const k=r[f];
return(0,s.Gv)(k)?k:{}}function h(r){return typeof r=="string"&&r!==""?r:void 0}}),246:((t,O,e)=>{e.d(O,{W:()=>i,X:()=>S});var d=e(8302),m=e(5807),s=e(9439);const v=10;
function S(p){const o={error:0,warning:0,notice:0};let l=0;const h=(r,f,k=[])=>{o[r]<v?(o[r]++,p.annotate(r,f)):(l++,p.line(`${r}: ${(0,s.z)(f.place)}${f.message}`));
for(const E of k)p.line(`  ${E}`)};return{add:h,dropped:()=>l,addError(r){for(const f of[r,...r.also])h("error",{message:(0,m.Ow)(f.message),place:f.place},i(f))},
addDiagnostic({file:r,line:f,column:k,code:E,severity:D,message:K}){const F={file:r,...(0,d.Eb)({line:f??void 0,column:k??void 0})},Y=E===null?{}:{title:(0,m.Ow)(
E,80)};h(D,{...Y,message:(0,m.Ow)(K,1e3),place:F})}}}function i(p){const o=p.remedy?.split(`
`)??[];return p.mender==="user"?o:[...o,...b(p),...w(p.cause)]}function b({call:p}){if(!p)return[];const o=p.status===void 0?"":` answered ${p.status}`,l=p.requestID===
void 0?"":` (request ${p.requestID})`;return[`Call: ${p.method} ${p.path}${o}${l}`]}function w(p,o=0){return!(p instanceof Error)||o>3?[]:[`Cause: ${(0,m.Ow)(p.
message,500)}`,...w(p.cause,o+1)]}}),7362:((t,O,e)=>{e.d(O,{MX:()=>fe,Aq:()=>ve,uF:()=>pe});var d=e(3024),m=e(857);function s(a){return a==null?"":typeof a=="st\
ring"||a instanceof String?a:JSON.stringify(a)}function v(a){return Object.keys(a).length?{title:a.title,file:a.file,line:a.startLine,endLine:a.endLine,col:a.startColumn,
endColumn:a.endColumn}:{}}function S(a,R,T){const C=new w(a,R,T);process.stdout.write(C.toString()+m.EOL)}function i(a,R=""){S(a,{},R)}const b="::";class w{constructor(R,T,C){
R||(R="missing.command"),this.command=R,this.properties=T,this.message=C}toString(){let R=b+this.command;if(this.properties&&Object.keys(this.properties).length>
0){R+=" ";let T=!0;for(const C in this.properties)if(this.properties.hasOwnProperty(C)){const Z=this.properties[C];Z&&(T?T=!1:R+=",",R+=`${C}=${o(Z)}`)}}return R+=
`${b}${p(this.message)}`,R}}function p(a){return s(a).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function o(a){return s(a).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const l=new Proxy({},{get:(a,R)=>process.getBuiltinModule("crypto")[R]});var h=e(
9896);function r(a,R){const T=process.env[`GITHUB_${a}`];if(!T)throw new Error(`Unable to find environment variable for file command ${a}`);if(!h.existsSync(T))
throw new Error(`Missing file at path: ${T}`);h.appendFileSync(T,`${s(R)}${m.EOL}`,{encoding:"utf8"})}function f(a,R){const T=`ghadelimiter_${l.randomUUID()}`,C=s(
R);if(a.includes(T))throw new Error(`Unexpected input: name should not contain the delimiter "${T}"`);if(C.includes(T))throw new Error(`Unexpected input: value \
should not contain the delimiter "${T}"`);return`${a}<<${T}${m.EOL}${C}${m.EOL}${T}`}var k=e(6928),E=function(a,R,T,C){function Z(ne){return ne instanceof T?ne:
new T(function(n){n(ne)})}return new(T||(T=Promise))(function(ne,n){function u(_){try{$(C.next(_))}catch(I){n(I)}}function y(_){try{$(C.throw(_))}catch(I){n(I)}}
function $(_){_.done?ne(_.value):Z(_.value).then(u,y)}$((C=C.apply(a,R||[])).next())})},D;(function(a){a[a.Success=0]="Success",a[a.Failure=1]="Failure"})(D||(D=
{}));function K(a,R){const T=toCommandValue(R);if(process.env[a]=T,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(a,R));issueCommand(
"set-env",{name:a},T)}function F(a){S("add-mask",{},a)}function Y(a){process.env.GITHUB_PATH||""?issueFileCommand("PATH",a):issueCommand("add-path",{},a),process.
env.PATH=`${a}${path.delimiter}${process.env.PATH}`}function X(a,R){const T=process.env[`INPUT_${a.replace(/ /g,"_").toUpperCase()}`]||"";if(R&&R.required&&!T)throw new Error(
`Input required and not supplied: ${a}`);return R&&R.trimWhitespace===!1?T:T.trim()}function se(a,R){const T=X(a,R).split(`
`).filter(C=>C!=="");return R&&R.trimWhitespace===!1?T:T.map(C=>C.trim())}function ae(a,R){const T=["true","True","TRUE"],C=["false","False","FALSE"],Z=X(a,R);if(T.
includes(Z))return!0;if(C.includes(Z))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${a}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function U(a,R){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",f(a,R));process.
stdout.write(m.EOL),S("set-output",{name:a},s(R))}function g(a){issue("echo",a?"on":"off")}function A(a){process.exitCode=D.Failure,N(a)}function c(){return process.
env.RUNNER_DEBUG==="1"}function P(a){issueCommand("debug",{},a)}function N(a,R={}){S("error",v(R),a instanceof Error?a.toString():a)}function W(a,R={}){S("warni\
ng",v(R),a instanceof Error?a.toString():a)}function J(a,R={}){S("notice",v(R),a instanceof Error?a.toString():a)}function te(a){process.stdout.write(a+m.EOL)}function ie(a){
i("group",a)}function q(){i("endgroup")}function de(a,R){return E(this,void 0,void 0,function*(){ie(a);let T;try{T=yield R()}finally{q()}return T})}function le(a,R){
if(process.env.GITHUB_STATE||"")return r("STATE",f(a,R));S("save-state",{name:a},s(R))}function Te(a){return process.env[`STATE_${a}`]||""}function be(a){return E(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(a)})}var Ee=e(3739),$e=e(8302),ce=e(5807);const fe="slipway",ge={error:N,warning:W,notice:J};function ve(a){
const R=_e();return{line:T=>te(ue(T)),group:T=>ie(ue(T)),endGroup:q,replay:(T,C)=>{te([`::stop-commands::${C}`,...T.map(ue),`::${C}::`].join(`
`))},annotate:(T,{message:C,title:Z,place:ne})=>{const{file:n,line:u,column:y}=ne??{};ge[T](ue(C),(0,$e.Eb)({title:Z,file:n,startLine:u,startColumn:y}))},mask:F,
output:(T,C)=>R("the outputs",()=>U(T,C)),state:(T,C)=>R("the state for the post step",()=>le(T,C)),summary:T=>{a!==void 0&&R("the summary",()=>(0,d.writeFileSync)(
a,T))}}}function pe(a,R){const T=C=>R.redact(C);return{line:C=>a.line(T(C)),group:C=>a.group(T(C)),endGroup:()=>a.endGroup(),replay:(C,Z)=>a.replay(C.map(T),Z),
annotate:(C,Z)=>{const ne=Z.title===void 0?{}:{title:T(Z.title)};a.annotate(C,{...Z,...ne,message:T(Z.message)})},mask:C=>a.mask(C),output:(C,Z)=>a.output(C,Z),
state:(C,Z)=>a.state(C,Z),summary:C=>a.summary(C)}}function _e(){const a=new Set;return(R,T)=>{try{T()}catch(C){a.has(R)||W(ue(`The runner cannot keep ${R}: ${(0,Ee.
I7)(C).message}`)),a.add(R)}}}function ue(a){return(0,ce.Ow)(a).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),8017:((t,O,e)=>{e.d(O,{P:()=>s});var d=e(
3024),m=e(3739);function s(){Object.defineProperty(process,"stdout",{value:S,configurable:!0})}const v=5,S={write:b,listenerCount:()=>0,once(){},removeListener(){}};
let i=!1;function b(w){const p=Buffer.from(w);for(let o=0;o<p.length&&!i;)try{o+=(0,d.writeSync)(1,p,o)}catch(l){i=(0,m.xU)(l)!=="EAGAIN",i||Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,v)}return!0}}),1619:((t,O,e)=>{e.d(O,{CY:()=>S,Jb:()=>s,hu:()=>v});var d=e(3739),m=e(1709);function s(i,b){const w=i.trim(),p=URL.
canParse(w)?new URL(w):void 0;if(p===void 0||!["http:","https:"].includes(p.protocol))throw new d.GQ("invalid_input",`${b} is not an http(s) address`,{input:b,remedy:"\
Write it with its scheme, as https://platform.example.com."});if(p.username!==""||p.password!==""||p.search!==""||p.hash!=="")throw new d.GQ("invalid_input",`${b}\
 has more than host and path`,{input:b,remedy:"Leave out user name, password, query and fragment."});return v(p,b),p.pathname=p.pathname.replace(/\/+$/,""),p}function v(i,b){
if(!(i.protocol==="https:"||i.protocol==="http:"&&(0,m.c)(i.hostname)))throw new d.GQ("insecure_url",`${b} names ${i.origin}, which is not https`,{input:b,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}function S(i,b){const w=new URL(i);return w.pathname=`${i.pathname.
replace(/\/$/,"")}${b}`,w}}),1224:((t,O,e)=>{e.d(O,{fm:()=>S,ml:()=>m,ux:()=>s});var d=e(8500);const m={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(i,b){
b?.throwIfAborted();try{await(0,d.setTimeout)(i,void 0,{signal:b})}catch(w){throw b?.throwIfAborted(),w}},after(i,b){const w=setTimeout(b,i);return()=>clearTimeout(
w)}};async function s(i,b,w,p){const o=new AbortController,l=i.sleep(b,p?AbortSignal.any([o.signal,p]):o.signal).then(()=>{},()=>{});try{return await Promise.race(
[w,l])}finally{o.abort()}}const v={now(){const{user:i,system:b}=process.cpuUsage();return(i+b)/1e3}},S=(i,b)=>{const w=setInterval(b,i).unref();return()=>clearInterval(
w)}}),5239:((t,O,e)=>{e.d(O,{ar:()=>b,fs:()=>v,j9:()=>i});var d=e(5807),m=e(7634);const s="slipway/slipway";function v(w,p){const o=p===void 0?"":`#${p}`;return`\
https://github.com/${s}/blob/v${m.x}/docs/${w}.md${o}`}const S={identity:(0,d.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,d.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,d.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,d.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function i(w){const[p="what-you-gave"]=Object.entries(S).find(([,o])=>o.includes(w))??[];return v("troubleshooting",p)}function b(){return v("troubleshoot\
ing","failures-of-a-deployment")}}),9127:((t,O,e)=>{e.d(O,{E9:()=>s,a3:()=>v});var d=e(3739);const m=[864e5,36e5,6e4,1e3,1];function s(w,p){const o=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(w.trim()),[,...l]=o??[],h=m.reduce((r,f,k)=>r+Number(l[k]??0)*f,0);if(!o||h===0)throw new d.GQ("invalid_input",`${p}: "${w}" is not a duration`,{input:p,remedy:"\
Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return h}function v(w){if(w<1e3)return`${Math.round(w)}ms`;if(w<59950)return`${(w/
1e3).toFixed(1)}s`;const p=Math.round(w/1e3),o=l=>String(l).padStart(2,"0");return p<3600?`${Math.floor(p/60)}m ${o(p%60)}s`:`${Math.floor(p/3600)}h ${o(Math.floor(
p%3600/60))}m`}const S=null,i=null;function b(w,p){const o=p-w;if(o>i)return new Date(w).toISOString().slice(0,10);const[l,h]=S.find(([,f])=>o>=f)??[];if(!l||l===
"second"&&o<1e4)return"just now";const r=Math.floor(o/h);return`${r} ${l}${r===1?"":"s"} ago`}}),3739:((t,O,e)=>{e.d(O,{GQ:()=>s,I7:()=>v,b$:()=>p,bD:()=>S,xU:()=>b,
xb:()=>i});const d={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(d);class s extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(l,h,r={}){
super(h,r.cause===void 0?void 0:{cause:r.cause}),this.code=l,this.mender=d[l],this.remedy=r.remedy,this.input=r.input,this.place=r.place,this.call=r.call,this.also=
r.also??[]}with(l){const{code:h=this.code,message:r=this.message,...f}=l,{remedy:k,input:E,place:D,call:K,cause:F,also:Y}=this;return new s(h,r,{remedy:k,input:E,
place:D,call:K,cause:F,also:Y,...f})}}function v(o){return o instanceof s?o:new s("internal",S(o),{cause:o,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function S(o){return o instanceof Error?o.message:String(o)}function i(o){throw new s("internal",`Unhandled case: ${JSON.stringify(o)}`)}
function b(o){if(!(!(o instanceof Error)||!("code"in o)))return typeof o.code=="string"?o.code:void 0}const w=new Set(["ENOSPC","EDQUOT"]);function p(o){return w.
has(b(o))}}),1317:((t,O,e)=>{e.d(O,{Gq:()=>s,HU:()=>i,LO:()=>v,SP:()=>b,Zw:()=>w,bs:()=>p,yG:()=>S});var d=e(3739),m=e(9882);function s(o,l,h){return new d.GQ("\
invalid_input",`${o}: ${l}`,{input:o,remedy:h})}function v(o,l,h){return new d.GQ("missing_input",`${o} is missing: ${l}`,{input:o,remedy:h})}function S(o,l){const h=o.
trim().toLowerCase();if(h==="true"||h==="false")return h==="true";throw s(l,`"${b(o)}" is neither true nor false`,"Write true or false.")}function i(o,l,h,r=""){
const f=l.find(E=>E===o.trim().toLowerCase());if(f!==void 0)return f;const k=l.map(E=>`"${E}"`).join(", ");throw s(h,`${r}"${b(o)}" is not one of ${k}${(0,m.au)(
o,l)}`,`Write one of ${k}.`)}function b(o){const l=o.replace(/\s+/g," ").trim();return l.length>60?`${l.slice(0,57)}\u2026`:l}class w{#e=[];try(l,h){try{return l()}catch(r){
const f=(0,d.I7)(r);if(f.code==="internal")throw r;return this.#e.push(f),h}}add(l){this.#e.push(l)}throwIfAny(){const l=p(this.#e);if(l)throw l}}function p(o){
const[l,...h]=o.flatMap(r=>[r.with({also:[]}),...r.also]);return l?.with({also:h})}}),8302:((t,O,e)=>{e.d(O,{D7:()=>s,Eb:()=>v,Gv:()=>d,KH:()=>S,U4:()=>m});function d(i){
return typeof i=="object"&&i!==null&&!Array.isArray(i)}function m(i){try{return JSON.parse(i)}catch{return}}function s(i){const b=m(i);return d(b)?b:void 0}function v(i){
const b=Object.entries(i).filter(([,w])=>w!==void 0);return Object.fromEntries(b)}function S(i,b){return typeof i=="string"&&i.length<=b}}),1709:((t,O,e)=>{e.d(
O,{O:()=>d,c:()=>m});function d(s){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(s)}function m(s){return/^(?:[^.]+\.)*localhost\.?$/i.test(s)||d(s.replace(/^\[|\]$/g,
""))}}),9882:((t,O,e)=>{e.d(O,{au:()=>v,pA:()=>m});const d={characters:80,candidates:1e3,shown:3};function m(o,l){const h=S(o);if(h===""||o.length>d.characters)
return[];const r=l.slice(0,d.candidates).filter(k=>k!==o&&k.length<=d.characters).flatMap(k=>{const E=w(h,S(k)),D=b(o)===b(k)?Math.min(E??i,i):E;return D===void 0?
[]:[{each:k,points:D}]}),f=Math.min(...r.map(({points:k})=>k));return r.sort((k,E)=>k.points-E.points).filter(({points:k})=>k<=f+1).slice(0,d.shown).map(({each:k})=>k)}
function s(o,l){return m(o,l).filter(h=>p(o,h)<=Math.max(1,Math.floor(Math.min(o.length,h.length)/8)))}function v(o,l){const[h]=m(o.trim(),l);return h===void 0?
"":`; did you mean "${h}"?`}function S(o){return o.toLowerCase().replace(/[-_.:\s]/g,"")}const i=1;function b(o){return/^[^:]{1,40}(?=:)/.exec(o)?.[0]??`${o}:`}
function w(o,l){if(o===l)return 0;const h=Math.max(1,Math.floor(Math.min(o.length,l.length)/3)),r=p(o,l);if(r<=h)return r;const[f,k]=o.length<l.length?[o,l]:[l,
o];if(f.length>=4&&(k.startsWith(f)||k.endsWith(f)))return h+1}function p(o,l){let h=[],r=Array.from({length:l.length+1},(f,k)=>k);for(let f=1;f<=o.length;f++){
const k=[f];for(let E=1;E<=l.length;E++){const D=o[f-1]===l[E-1],K=f>1&&E>1&&o[f-1]===l[E-2]&&o[f-2]===l[E-1];k[E]=Math.min((r[E]??0)+1,(k[E-1]??0)+1,(r[E-1]??0)+
(D?0:1),K?(h[E-2]??0)+1:Number.POSITIVE_INFINITY)}[h,r]=[r,k]}return r[l.length]??0}}),5807:((t,O,e)=>{e.d(O,{FF:()=>X,Kf:()=>f,Nl:()=>o,Ow:()=>k,aL:()=>D,hS:()=>F,
oF:()=>Y,vI:()=>r,y1:()=>h,zD:()=>K});const d="\x1B",m="\x07",s=new RegExp(`${d}[\\]P_^X][^${m}${d}]*(?:${m}|${d}\\\\)|${d}\\[[0-?]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\\\
^-~]`,"g"),v=/[\t\n\v\f\r\u0085\u2028\u2029]/g,S=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110\
bd}\\u{110cd}])\\p{Cf}","gu"),i=new RegExp(`${d}\\[[0-9;:]{0,40}m`,"g");function b(g){const A=g.includes(d)?g.match(i)??[]:[];return A.length===0?{texts:[g],codes:A}:
{texts:g.split(i),codes:A}}const w=/^[ -~]*$/,p=/^[\t -~]*$/;function o(g){return g.includes(d)?g.replace(s,""):g}function l(g){return p.test(g)?g:o(g).replace(
/[\n\u2028\u2029]/g," ").replace(S(),A=>A==="	"?A:"")}function h(g){return g.split(`
`).map(l).join(`
`)}function r(g,A){return g.length>A?E(g,A):g}function f(g){return g.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function k(g,A=2e3){const c=g.length>A*8+1024?g.slice(
0,A*8+1024):g;if(w.test(c)&&c.length<=A)return g;const P=o(c).replace(v," ").replace(S(),"").toWellFormed();return P.length>A||c.length<g.length?E(P,A):P}function E(g,A){
if(A<1)return"";const c=g.slice(0,A-1),P=c.charCodeAt(c.length-1);return`${P>=55296&&P<=56319?c.slice(0,-1):c}\u2026`}function D(g){return g.trim().split(/\s+/)}
function K(g){let[A,c]=[String(g),""];for(;A.length>3;A=A.slice(0,-3))c=`,${A.slice(-3)}${c}`;return A+c}function F(g,A){return`${K(g)} ${A}${g===1?"":"s"}`}function Y(g){
return X(g)??g}function X(g){try{return decodeURIComponent(g)}catch{return}}const se=/^[\t\n\r -~]*$/;function ae(g){return se.test(g)?g:g.replace(/[\u2028\u2029]/g,
U).replace(S(),A=>`	
\r`.includes(A)?A:U(A))}function U(g){return Array.from({length:g.length},(c,P)=>g.charCodeAt(P)).map(c=>`\\u${c.toString(16).padStart(4,"0")}`).join("")}}),7634:((t,O,e)=>{
e.d(O,{x:()=>d});const d="1.0.0"}),9570:((t,O,e)=>{e.d(O,{I:()=>d});const d={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{
input:"branch"},buildCommand:{input:"build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"te\
xt"},noindex:{input:"noindex",setting:"boolean"}}}),2345:((t,O,e)=>{e.d(O,{BL:()=>o,G1:()=>p,IC:()=>k,Rm:()=>S,aT:()=>i,be:()=>w,cS:()=>l,jI:()=>m,jL:()=>b,jh:()=>f,
lF:()=>h,m0:()=>v,ux:()=>d,yN:()=>s});const d={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},m=["api",
"web-ssr","sse"],s=["web-landing",...m],v="detect";function S(E){return m.some(D=>D===E)}const i="us-east-2",b="execute-api",w="SERVICE_KVS_",p=/^[A-Za-z_][A-Za-z0-9_]*$/,
o=/^[a-z][a-z0-9_]{0,31}$/,l=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,h={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},r={pageDefault:64*1024,pageMost:256*1024},f={subject:200,author:100},k={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((t,O,e)=>{e.d(O,{Nu:()=>h,Pf:()=>p,Rs:()=>ae,bD:()=>i,c:()=>F,ri:()=>Y});var d=e(
5807);const m=1024,s=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,v="owner/name, or a URL that begins with https://",S="--al\
low-local-git",i="https://github.com/{repository}.git";function b(U){const g=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.exec(U)?.[1]??
"";return s.test(g)?g.replace(/\.git$/,""):void 0}const w=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/;
function p(U,g="https://github.com"){const A=Y(U.trim());if(A.length>m)return[];const c=h(A,!0);if(c.kind==="path")return[l(c.path)];if(c.kind==="file")return[l(
(0,d.oF)(c.url.pathname))];if(c.kind==="remote")return[o(c.url.host,c.url.pathname)];if(c.kind==="name"){const W=["github.com",URL.canParse(g)?new URL(g).host:"\
github.com"];return[...new Set(W.map(J=>o(J,c.name)))]}const[,P,N]=w.exec(U.trim())??[];return P===void 0||N===void 0?[]:[o(P,N)]}function o(U,g){return`${U}/${g.
replace(/^\/+|\/+$/g,"").replace(/\.git$/i,"")}`.toLowerCase()}function l(U){return U.replace(/\/+$/,"").replace(/\/\.git$/,"")||"/"}function h(U,g){if(U.length>
m)return K(`has more than ${m} characters`);if(new RegExp("\\p{Cc}","u").test(U))return K("has control characters");if(s.test(U))return{kind:"name",name:U.replace(
/\.git$/,"")};if(U.startsWith("/"))return g?{kind:"path",path:U}:D("is a local path");const A=r(U);return A?.protocol==="https:"||A?.protocol==="http:"?f(A,g):A?.
protocol==="file:"?k(A,g):E(U)}function r(U){return/^[a-z]+:\/\/\S+$/i.test(U)&&URL.canParse(U)?new URL(U):void 0}function f(U,g){return U.username!==""||U.password!==
""?K("contains a user name or password","the URL without them: the platform has its own access"):U.protocol==="http:"&&!g?D("is a URL of plain http"):{kind:"rem\
ote",url:U}}function k(U,g){return U.host!==""||/%(?:2f|00)/i.test(U.pathname)?K("is not a path on this machine"):g?{kind:"file",url:U}:D("is a local path")}function E(U){
const[,g,A]=w.exec(U)??[];return g===void 0?K("is neither owner/name nor an https URL"):K("is an address for ssh or git://, but repositories are cloned over htt\
ps",`https://${g}/${A}`)}function D(U){return K(`${U}, which a platform takes only with ${S}`)}function K(U,g=v){return{kind:"refused",problem:U,instead:g}}function F(U,g){
const A=h(g,!0),c=URL.parse(U);return A.kind!=="name"||c===null||c.host==="github.com"?g:`${c.origin}${c.pathname.replace(/\/+$/,"")}/${A.name}.git`}function Y(U){
return U.replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function X(U,g){return U.replaceAll("{repository}",()=>g)}function se(U,g){const[A="",c=""]=Y(U).split("{re\
pository}"),P=g.href.replace(/\.git$/,""),N=c.replace(/\.git$/,"");if(!P.startsWith(A)||!P.endsWith(N))return;const W=P.slice(A.length,P.length-N.length);return s.
test(W)?W:void 0}function ae(U,g){const A="https://git.example.com/{repository}.git";if(!U.includes("{repository}"))return{problem:"does not contain {repository\
}",instead:A};const c=X(U,"owner/name"),P=r(c);if(P?.protocol==="https:")return;const N=P?.protocol==="http:"||P?.protocol==="file:"&&P.host==="";if(!(N&&g))return N?
{problem:`begins with ${P?.protocol}//, which needs ${S}`,instead:`${A}, or add ${S}`}:{problem:"is not an https URL",instead:A}}}),9439:((t,O,e)=>{e.d(O,{K:()=>d,
z:()=>m});const d={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public\
 URL",compare:"Comparison"};function m(s){return s===void 0?"":`${s.file}${s.line===void 0?"":`:${s.line}`}: `}}),3214:((t,O,e)=>{e.d(O,{O:()=>m,m:()=>S});var d=e(
5807);function m(i,b){const w=o=>b.redact(o),p=o=>o===void 0?void 0:w(o);return{...i,headline:w(i.headline),message:p(i.message),stage:p(i.stage),code:p(i.code),
remedy:p(i.remedy),diagnostics:i.diagnostics.map(o=>({...o,file:w(o.file),code:o.code===null?null:w(o.code),message:w(o.message)})),log:i.log.map(w)}}const s=100,
v=500;function S(i){return{...i,diagnostics:i.diagnostics.map(b=>({...b,message:(0,d.Ow)(b.message,v)})),log:i.log.slice(-s).map(b=>(0,d.Ow)(b,v))}}}),6976:((t,O,e)=>{
e.d(O,{O9:()=>E,aZ:()=>h,$r:()=>g,cT:()=>X});var d=e(3739);function m(c){return{kind:"command",command:c,input:"id-token-command",description:"ID token from a c\
ommand",obtain:(P,N)=>s(c,N)}}async function s(c,{run:P,onSecret:N,signal:W}){const J=(de,le)=>new d.GQ("token_command_failed",`The command of id-token-command ${de}`,
{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:le}),{exitCode:te,
stdout:ie}=await P(c,W).catch(de=>{throw W?.throwIfAborted(),J("could not be started",de)});if(ie===void 0)throw J("printed more than a MiB");const q=ie.trim();
if(q!==""&&N(q),te!==0)throw J(`ended with exit code ${te}`);if(q==="")throw J("printed nothing");if(/\s/.test(q))throw J("printed more than one word: an ID tok\
en has no spaces and no line ends");return q}const v=()=>Promise.all([e.e(840),e.e(878),e.e(956),e.e(228),e.e(899)]).then(e.bind(e,2233));function S(c){return{...c,
kind:"github",input:"id-token-audience",mayLackEmail:!0,description:c.audience?`GitHub OIDC, for ${c.audience}`:"GitHub OIDC",obtain:async(P,{onSecret:N})=>(await v()).
githubToken(c,P,N)}}function i(c){return{...c,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(c.url).host}`,obtain:async(P,{
onSecret:N})=>(await v()).exchangedToken(c,P,N)}}const b="SLIPWAY_TOKEN";function w(c){return{...p(c),input:b,description:`token of ${b}`}}function p(c){const P=c.
trim();return{kind:"given",token:P,input:"id-token",description:"ID token as given",renewable:!1,async obtain(N,{onSecret:W}){return W(P),P}}}var o=e(1619),l=e(
1317);function h(c,P){const N=D(c),[W,J]=N;if(W&&J)throw(0,l.Gq)(J,`${W} is given as well, and a run has one identity`,`Leave out one of: ${N.join(", ")}.`);return K(
c),W===void 0?P.identity??Y(c,P):r[W](c,P)}const r={"id-token":c=>p(c["id-token"]),"id-token-command":c=>m(c["id-token-command"]),"token-exchange-url":k("token-\
exchange-url",(c,P)=>i({url:(0,o.Jb)(P["token-exchange-url"],"token-exchange-url").href,audience:P["token-exchange-audience"]||void 0,clientID:P["token-exchange\
-client-id"]||void 0,subject:c})),"id-token-audience":k("id-token-audience",S)},f=Object.keys(r).filter(c=>Object.hasOwn(r,c));function k(c,P){return(N,W)=>{const{
url:J,token:te}=W.idTokenRequest??{};if(J===void 0||te===void 0)return se(c,N,W);const ie=N["id-token-audience"]||void 0;return P({requestUrl:J,requestToken:te,
audience:ie,permissions:A(N,W)},N)}}const E=f.filter(c=>c!=="id-token-audience");function D(c){const P=f.filter(N=>c[N].trim()!=="");return P.includes("token-ex\
change-url")?P.filter(N=>N!=="id-token-audience"):P}function K(c){if(c["token-exchange-url"]!=="")return;const P=["token-exchange-audience","token-exchange-clie\
nt-id"].find(N=>c[N]!=="");if(P)throw(0,l.LO)("token-exchange-url",`${P} means nothing without it`,"Give the token endpoint.")}const F="Give one of: id-token-au\
dience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function Y(c,P){if(X(P))return se("id-token",c,P);throw(0,l.
LO)("id-token-audience","no input provides an ID token",F)}function X(c){return c.dependabot||c.pullRequest?.fork===!0}function se(c,P,N){const W=A(P,N);return new d.
GQ("no_id_token",`This run can have no ID token: ${ae(N)}`,{input:c,remedy:X(N)?`${U}
${W}`:`Add to the job, and to the calling workflow if this one is reusable:
${W}`})}function ae(c){return c.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":c.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const U=`Try such pull requests without credentials, by "mode: check", or let them p\
ass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function g({idToken:c,records:P,pullRequest:N,comment:W}){return["permissions:",...["contents: read",
...P?["deployments: write"]:[],...c?["id-token: write"]:[],...P&&N?[`pull-requests: ${W?"write":"read"}`]:[]].map(te=>`  ${te}`)].join(`
`)}function A(c,{pullRequest:P}){const N=c.comment.trim().toLowerCase()!=="false",W=c["github-token"].trim()!=="";return g({idToken:!0,records:W,pullRequest:P!==
void 0,comment:N})}}),1490:((t,O,e)=>{e.d(O,{y:()=>l,T:()=>o});var d=e(9127),m=e(3739),s=e(1317),v=e(9882),S=e(2345);const i=40;function b(h,r,f){const k=h.trim().
replace(/\{([^{}]*)\}/g,(E,D)=>w(D.trim(),r,f));if(S.cS.test(k))return k;throw(0,s.Gq)(r,`"${(0,s.SP)(k)}" is not an identifier`,'Use letters, digits, ".", "_" \
and "-", 63 characters at most, a letter or digit at both ends.')}function w(h,r,{pullRequest:f,refName:k,eventName:E}){const D=F=>{if(f)return f.number;throw(0,s.
Gq)(r,`${F} has a value on pull requests only, and this run was started by ${E??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or us\
e {branch}.")};if(h==="pr")return String(D("{pr}"));if(h==="branch"){const F=f?.headBranch??k;if(F!==void 0)return p(F);throw(0,s.Gq)(r,"{branch} has no value: \
this run is for no branch","Name the app without {branch}.")}const K=/^slot:(.*)$/.exec(h)?.[1];if(K===void 0)throw(0,s.Gq)(r,`there is no placeholder {${(0,s.SP)(
h)}}${(0,v.au)(h,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.");if(/^[1-9]\d{0,3}$/.test(K))return String(D(`{slot:${K}}`)%Number(
K));throw(0,s.Gq)(r,`{slot:${(0,s.SP)(K)}} needs a number from 1 to 9999`,"Write it as {slot:5}.")}function p(h){const r=h.toLowerCase().replace(/[^a-z0-9]+/g,"\
-").replace(/^-+|-+$/g,"");if(r!==""&&r.length<=i&&/^[\w./-]+$/.test(h))return r;const{createHash:f}=process.getBuiltinModule("node:crypto"),k=f("sha256").update(
h).digest("hex").slice(0,8);return`${r.slice(0,i-9).replace(/-+$/,"")}-${k}`.replace(/^-/,"")}function o(h,r,f){const k=E=>h[E].trim()||void 0;return{raw:h,context:r,
problems:f,optional:k,boolean:E=>f.try(()=>(0,s.yG)(h[E],E),!1),choice:(E,D)=>f.try(()=>(0,s.HU)(h[E],D,E),D[0]),duration:E=>f.try(()=>(0,d.E9)(h[E],E),1),identifier:(E,D)=>f.
try(()=>{const K=k(E)??D;if(K===void 0)throw(0,s.LO)(E,"it is part of every request",`Give the ${E}'s identifier.`);return b(K,E,r)},"")}}function l(h,r,f){try{
return f(h)}catch(k){const E=(0,m.xU)(k)==="ENOENT"?"does not exist":`cannot be read (${(0,m.xU)(k)??"fault"})`;throw new m.GQ("file_not_found",`${r}: the file ${h}\
 ${E}`,{input:r,cause:k,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),224:((t,O,e)=>{e.d(O,{Qh:()=>s,mc:()=>d,
me:()=>S});const d={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"text"},project:{kind:"text"},app:{
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
boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},m=new Map(Object.entries(d)),s=Object.keys(d).filter(v);function v(i){
return Object.hasOwn(d,i)}function S(i){const b=s.map(w=>{const p=m.get(w)?.default??"";return[w,i[w]||(p.startsWith("${{")?"":p)]});return Object.fromEntries(b)}}),
9689:((t,O,e)=>{e.a(t,async(d,m)=>{try{var s=e(2265),v=e(4664),S=e(8017);(0,S.P)();const i=new AbortController;process.on("SIGINT",()=>i.abort()),process.on("SI\
GTERM",()=>i.abort()),process.exitCode=await(0,s.h)((0,v.c)(),{env:process.env,signal:i.signal,typeInCheckout:async b=>{const{typeByProgram:w}=await Promise.all(
[e.e(550),e.e(840),e.e(878),e.e(956),e.e(749),e.e(228),e.e(741)]).then(e.bind(e,1463));return w(b,process.env,i.signal)},startPlatform:async b=>(await Promise.all(
[e.e(550),e.e(840),e.e(878),e.e(956),e.e(749),e.e(228),e.e(741)]).then(e.bind(e,8036))).startLocalPlatform(b)}),process.exit(),m()}catch(i){m(i)}},1)})},Se={};function Q(t){
var O=Se[t];if(O!==void 0)return O.exports;var e=Se[t]={id:t,loaded:!1,exports:{}},d=!0;try{Ae[t](e,e.exports,Q),d=!1}finally{d&&delete Se[t]}return e.loaded=!0,
e.exports}Q.m=Ae,typeof Q<"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{
var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",O=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",e=typeof Symbol==
"function"?Symbol("webpack error"):"__webpack_error__",d=s=>{s&&s.d<1&&(s.d=1,s.forEach(v=>v.r--),s.forEach(v=>v.r--?v.r++:v()))},m=s=>s.map(v=>{if(v!==null&&typeof v==
"object"){if(v[t])return v;if(v.then){var S=[];S.d=0,v.then(w=>{i[O]=w,d(S)},w=>{i[e]=w,d(S)});var i={};return i[t]=w=>w(S),i}}var b={};return b[t]=w=>{},b[O]=v,
b});Q.a=(s,v,S)=>{var i;S&&((i=[]).d=-1);var b=new Set,w=s.exports,p,o,l,h=new Promise((r,f)=>{l=f,o=r});h[O]=w,h[t]=r=>(i&&r(i),b.forEach(r),h.catch(f=>{})),s.
exports=h,v(r=>{p=m(r);var f,k=()=>p.map(D=>{if(D[e])throw D[e];return D[O]}),E=new Promise(D=>{f=()=>D(k),f.r=0;var K=F=>F!==i&&!b.has(F)&&(b.add(F),F&&!F.d&&(f.
r++,F.push(f)));p.map(F=>F[t](K))});return f.r?E:k()},r=>(r?l(h[e]=r):o(w),d(i))),i&&i.d<0&&(i.d=0)}})(),(()=>{var t=Object.getPrototypeOf?e=>Object.getPrototypeOf(
e):e=>e.__proto__,O;Q.t=function(e,d){if(d&1&&(e=this(e)),d&8||typeof e=="object"&&e&&(d&4&&e.__esModule||d&16&&typeof e.then=="function"))return e;var m=Object.
create(null);Q.r(m);var s={};O=O||[null,t({}),t([]),t(t)];for(var v=d&2&&e;typeof v=="object"&&!~O.indexOf(v);v=t(v))Object.getOwnPropertyNames(v).forEach(S=>s[S]=
()=>e[S]);return s.default=()=>e,Q.d(m,s),m}})(),Q.d=(t,O)=>{for(var e in O)Q.o(O,e)&&!Q.o(t,e)&&Object.defineProperty(t,e,{enumerable:!0,get:O[e]})},Q.f={},Q.e=
t=>Promise.all(Object.keys(Q.f).reduce((O,e)=>(Q.f[e](t,O),O),[])),Q.u=t=>""+t+".index.js",Q.o=(t,O)=>Object.prototype.hasOwnProperty.call(t,O),Q.r=t=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},Q.nmd=t=>(t.paths=[],t.children||
(t.children=[]),t),(()=>{var t={792:0},O=e=>{var{ids:d,modules:m,runtime:s}=e,v,S,i=0;for(v in m)Q.o(m,v)&&(Q.m[v]=m[v]);for(s&&s(Q);i<d.length;i++)S=d[i],Q.o(t,
S)&&t[S]&&t[S][0](),t[d[i]]=0};Q.f.j=(e,d)=>{var m=Q.o(t,e)?t[e]:void 0;if(m!==0)if(m)d.push(m[1]);else{var s=import("./"+Q.u(e)).then(O,v=>{throw t[e]!==0&&(t[e]=
void 0),v}),s=Promise.race([s,new Promise(v=>m=t[e]=[v])]);d.push(m[1]=s)}}})();var Ue=Q(9689);Ue=await Ue;

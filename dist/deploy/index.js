const x=process.getBuiltinModule;var Re={2613:(o=>{o.exports=x("assert")}),181:(o=>{o.exports=x("buffer")}),5317:(o=>{o.exports=x("child_process")}),4434:(o=>{o.
exports=x("events")}),9896:(o=>{o.exports=x("fs")}),4589:(o=>{o.exports=x("node:assert")}),6698:(o=>{o.exports=x("node:async_hooks")}),4573:(o=>{o.exports=x("no\
de:buffer")}),1421:(o=>{o.exports=x("node:child_process")}),7598:(o=>{o.exports=x("node:crypto")}),3053:(o=>{o.exports=x("node:diagnostics_channel")}),1553:(o=>{
o.exports=x("node:dns/promises")}),8474:(o=>{o.exports=x("node:events")}),3024:(o=>{o.exports=x("node:fs")}),1455:(o=>{o.exports=x("node:fs/promises")}),7067:(o=>{
o.exports=x("node:http")}),2467:(o=>{o.exports=x("node:http2")}),7030:(o=>{o.exports=x("node:net")}),8161:(o=>{o.exports=x("node:os")}),6760:(o=>{o.exports=x("n\
ode:path")}),643:(o=>{o.exports=x("node:perf_hooks")}),1792:(o=>{o.exports=x("node:querystring")}),99:(o=>{o.exports=x("node:sqlite")}),7075:(o=>{o.exports=x("n\
ode:stream")}),7830:(o=>{o.exports=x("node:stream/web")}),6193:(o=>{o.exports=x("node:string_decoder")}),1692:(o=>{o.exports=x("node:tls")}),3136:(o=>{o.exports=
x("node:url")}),7975:(o=>{o.exports=x("node:util")}),3429:(o=>{o.exports=x("node:util/types")}),5919:(o=>{o.exports=x("node:worker_threads")}),8522:(o=>{o.exports=
x("node:zlib")}),857:(o=>{o.exports=x("os")}),6928:(o=>{o.exports=x("path")}),932:(o=>{o.exports=x("process")}),3193:(o=>{o.exports=x("string_decoder")}),3557:(o=>{
o.exports=x("timers")}),5518:((o,v,n)=>{n.d(v,{h:()=>Ke});var f=n(336),h=n(3739),i=n(1317),p=n(9570);function g(t){return{kind:"command",command:t,input:"id-tok\
en-command",description:"ID token from a command",obtain:(e,s)=>a(t,s)}}async function a(t,{run:e,onSecret:s}){const r=(N,M)=>new h.GQ("token_command_failed",`T\
he command of id-token-command ${N}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output \
and exit 0.",cause:M}),{exitCode:y,stdout:R}=await e(t).catch(N=>{throw r("could not be started",N)}),A=R.trim();if(A!==""&&s(A),y!==0)throw r(`ended with exit \
code ${y}`);if(A==="")throw r("printed nothing");if(/\s/.test(A))throw r("printed more than one word: an ID token has no spaces and no line ends");return A}function E(t){
return{...t,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:t.audience?`GitHub OIDC, for ${t.audience}`:"GitHub OIDC",async obtain(e,{onSecret:s}){
const{githubToken:r}=await Promise.all([n.e(70),n.e(730),n.e(411),n.e(899)]).then(n.bind(n,2233));return r(t,e,s)}}}function m(t){const e=t.trim();return{kind:"\
given",token:e,input:"id-token",description:"ID token as given",renewable:!1,async obtain(s,{onSecret:r}){return r(e),e}}}function T(t){return{...t,kind:"exchan\
ge",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(t.url).host}`,async obtain(e,{onSecret:s}){const{exchangedToken:r}=await Promise.
all([n.e(70),n.e(730),n.e(411),n.e(899)]).then(n.bind(n,8427));return r(t,e,s)}}}var O=n(1619);function k(t,e){const s=L(t),[r,y]=s;if(r&&y)throw(0,i.Gq)(y,`${r}\
 is given as well, and a run has one identity`,`Leave out one of: ${s.join(", ")}.`);if(S(t),r===void 0)return C(e);if(_(r))return w[r](t[r]);if(!e.idTokenRequest)
return ie(r,e);const R={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.token,audience:t["id-token-audience"]||void 0};return d[r](R,t)}const w={"\
id-token":m,"id-token-command":g},d={"token-exchange-url":(t,e)=>T({url:(0,O.J)(e["token-exchange-url"],"token-exchange-url").href,audience:e["token-exchange-au\
dience"]||void 0,clientID:e["token-exchange-client-id"]||void 0,subject:t}),"id-token-audience":E},l=[...Object.keys(w),...Object.keys(d)].filter(c);function c(t){
return Object.hasOwn(w,t)||Object.hasOwn(d,t)}function _(t){return Object.hasOwn(w,t)}const b=l.filter(t=>t!=="id-token-audience");function L(t){const e=l.filter(
s=>t[s].trim()!=="");return e.includes("token-exchange-url")?e.filter(s=>s!=="id-token-audience"):e}function S(t){if(t["token-exchange-url"]!=="")return;const e=[
"token-exchange-audience","token-exchange-client-id"].find(s=>t[s]!=="");if(e)throw(0,i.LO)("token-exchange-url",`${e} means nothing without it`,"Give the token\
 endpoint.")}const D="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function C(t){
if(G(t))return ie("id-token",t);throw(0,i.LO)("id-token-audience","no input provides an ID token",D)}function G(t){return t.dependabot||t.pullRequest?.fork===!0}
function ie(t,e){return new h.GQ("no_id_token",`This run can have no ID token: ${ae(e)}`,{input:t,remedy:G(e)?Te:Ee})}function ae(t){return t.pullRequest?.fork?
"a pull request from a fork gets neither secrets nor GitHub's OIDC":t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the pe\
rmission id-token: write"}const Ee=`Add to the job, and to the calling workflow if this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,Te=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var te=n(1490),ue=n(597);function ne(t,e,s){const r={repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??
e.refName},y=t.repository.trim()||r.repository,R=t.branch.trim()||r.branch;if(y===void 0)throw(0,i.LO)("repository","this run has none of its own","Write it as \
owner/name.");const A=oe(y);if(R===void 0)throw(0,i.LO)("branch","this run is for no branch","Name the branch to build.");!s&&t.repository.trim()===""&&Se(e);const N=y.
toLowerCase()===r.repository?.toLowerCase()&&R===r.branch;return{repository:A,branch:de(R),commit:N?e.sha:void 0}}function oe(t){const e=(0,ue.Nu)(t,!0);if(e.kind!==
"refused")return t;throw(0,i.Gq)("repository",`"${(0,i.SP)((0,ue.ri)(t))}" ${e.problem}`,`Write ${e.instead}.`)}function de(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.
test(t)||Y(t))throw(0,i.Gq)("branch",`"${(0,i.SP)(t)}" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function Y(t){return new RegExp(
"\\p{Cc}","u").test(t)}function J(t,e){const s=t["compare-to"].trim();if(s!==""){if(e!=="check")throw(0,i.Gq)("compare-to",`only a check compares, and mode is "${(0,i.
SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.test(s)||s.length>255||Y(s))throw(0,i.Gq)("compare-to",`"${(0,i.SP)(s)}" cannot name a commit`,"Name a br\
anch, a tag or a commit: HEAD^1.");return s}}const se=new Set(["pull_request_target","workflow_run"]);function Se({pullRequest:t}){if(t?.fork)throw(0,i.Gq)("rep\
ository",`pull request #${t.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository \
and branch yourself if you trust the fork.')}function le({fork:t,eventName:e,selfHosted:s},r){if(t){if(se.has(e))throw(0,i.Gq)("mode",`a run on ${e} has the rep\
ository's token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs\
 no secret and no permission but "contents: read".');if(s&&!r)throw(0,i.Gq)("allow-forks-on-self-hosted","this runner is self-hosted, and the pull request comes\
 from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview.yml: check-runs-on), or set it to true if the \
machine runs one job only and reaches no private network.")}}var B=n(224);function $e(t){if(t.trim()==="")throw(0,i.LO)("base-url","it is the address of the con\
trol plane","Give its https URL.");const e=(0,O.J)(t,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,i.Gq)("base-url","the URL ends\
 in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function ce(t){const e=t.trim();if(e==="")return;const s=e.replaceAll("{subdomain}","x").replaceAll(
"{app}","x");if(/^https?:\/\//.test(s)&&URL.canParse(s)&&!/[{}]/.test(s))return e;throw(0,i.Gq)("url-template",`"${(0,i.SP)(e)}" does not become a URL`,"Write i\
t as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function fe(t,e,s){const r=new i.Zw,y=r.try(()=>(0,i.HU)(t.mode,B.mc.mode.choices,
"mode"),"deploy");if(y==="close")return pe(new te.m(t,e,r));const R=y==="check"?void 0:r.try(()=>k(t,e),void 0);if(R instanceof h.GQ){if((0,i.HU)(t["on-no-token"],
B.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",reason:R};r.add(R)}const A=await he(new te.m(t,e,r),y,R,s);return r.throwIfAny(),A}function pe(t){
const{context:e,problems:s}=t,r=s.try(()=>{if(e.pullRequest)return e.pullRequest.number;throw(0,i.Gq)("mode",`"close" is for pull requests, and this run was sta\
rted by ${e.eventName??"no event"}`,"Run the step with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),y=[t.identifier("org",void 0),
t.identifier("project",void 0),t.identifier("app",void 0)];s.try(()=>J(t.raw,"close"),void 0);const R=re(t);return R.token===""&&s.add((0,i.LO)("github-token","\
the action comments on the pull request with it","Leave it out: it has a default.")),s.throwIfAny(),{kind:"close",app:y.join("/"),pullRequest:r,github:R}}function re(t){
return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function he(t,e,s,r){
const{raw:y,context:R,problems:A}=t,N=e==="check"?"check":void 0,{env:M,notice:W,secrets:V}=await be(t,r),{settings:we,statusMap:ke}=await Q(t),Oe=await u(t,r),
{configuration:Ve,commit:We}=$(t,we,e==="check"||s instanceof h.GQ);return{kind:"deploy",plan:{org:t.identifier("org",N),project:t.identifier("project",N),app:t.
identifier("app",N),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional("app-type")??B.mc["app-type"].default,configuration:Ve,env:M,commit:We,
attachTo:void 0,follow:{...U(t),statusMap:new Map([...Oe?.statuses??[],...ke])},verify:t.choice("verify",B.mc.verify.choices),urlTemplate:A.try(()=>ce(y["url-te\
mplate"]),void 0),dryRun:t.boolean("dry-run"),apiMap:Oe},target:me(t,e,s),github:re(t),seed:j(t,r,e==="check"),notices:W===void 0?[]:[W],secrets:F(y,R,[...V.values()]),
secretVariables:V}}function me(t,e,s){const{raw:r,context:y,problems:R}=t,A=t.boolean("allow-forks-on-self-hosted");e==="check"&&R.try(()=>le(y,A),void 0);const N=e===
"check"?"":R.try(()=>$e(r["base-url"]),""),M=R.try(()=>J(r,e),void 0);return s===void 0||s instanceof h.GQ?{mode:"check",compareTo:M}:{mode:"deploy",baseUrl:N,source:s}}
async function be(t,e){const{raw:s,problems:r}=t,y=t.boolean("clear-env");if(s.env!==""||s["secret-env"]!==""||s["env-file"]!=="")return(await n.e(663).then(n.bind(
n,3415))).planEnv(s,y,e,r);const R=new Map;return{env:y?{kind:"replace",variables:R}:{kind:"leave"},secrets:R,notice:void 0}}async function Q(t){const{raw:e,problems:s}=t;
if(e["app-settings"]===""&&e["status-map"]==="")return{settings:{},statusMap:new Map};const{parseSettings:r,parseStatusMap:y}=await n.e(663).then(n.bind(n,7947));
return{settings:s.try(()=>r(e),{}),statusMap:s.try(()=>y(e["status-map"]),new Map)}}async function u({raw:t,problems:e},s){if(t["api-map"].trim()==="")return;const{
readApiMap:r}=await Promise.all([n.e(815),n.e(132),n.e(875)]).then(n.bind(n,3875)),y=await r(t["api-map"],s).catch(R=>()=>{throw R});return typeof y=="function"?
e.try(y,void 0):y}function $(t,e,s){const{raw:r,context:y,problems:R}=t,A=R.try(()=>ne(r,y,s),{repository:"",branch:"",commit:void 0});return{commit:A.commit,configuration:{
repository:A.repository,branch:A.branch,...I(t),settings:e}}}function I(t){const e=Object.entries(p.I).flatMap(([s,r])=>{const y=t.optional(r.input);return!("se\
tting"in r)||y===void 0?[]:[[s,r.setting==="boolean"?t.boolean(r.input):y]]});return Object.fromEntries(e)}function U(t){const{raw:e}=t;return{wait:t.boolean("w\
ait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-timeout",B.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration("poll\
-interval")}}function j(t,e,s){const{raw:r,problems:y}=t,R=["kvs-seed-file","kvs-prune-file"].filter(A=>r[A]!=="");if(R.length!==0){for(const A of R)y.try(()=>(0,te.
y)(r[A],A,e),"");return{file:r["kvs-seed-file"],table:r["kvs-table"],url:r["kvs-url"],region:r["kvs-region"],token:r["kvs-token"],"ttl-seconds":r["kvs-ttl-secon\
ds"],concurrency:r["kvs-concurrency"],verify:r["kvs-verify"],"prune-file":r["kvs-prune-file"],"dry-run":s?"true":r["dry-run"]}}}function F(t,e,s){return[...[t["\
id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],...s].filter(y=>y.trim()!=="")}var H=n(5807);const Z=4,X=8;function z(t){const e=[t.trim(),
...t.split(/\r?\n/).map(s=>s.trim())];return[...new Set(e)].filter(s=>s.length>=Z)}class K{#e=new Set;#n;add(e){const s=z(e).filter(r=>!this.#e.has(r));for(const r of s)
for(const y of[r,JSON.stringify(r).slice(1,-1),encodeURIComponent(r.toWellFormed())])this.#e.add(y);return s.length>0&&(this.#n=void 0),s}redact(e){if(this.#e.size===
0)return e;this.#n??=q(this.#e);const[s="",...r]=e.replace(this.#n,"***").split("\u2026").reverse();return[...r.reverse().map(y=>this.#t(y)),s].join("\u2026")}#t(e){
for(const s of this.#e){const r=e.lastIndexOf(s.slice(0,X));if(r!==-1&&s.startsWith(e.slice(r)))return`${e.slice(0,r)}***`}return e}}function q(t){const e=[...t].
sort((s,r)=>r.length-s.length);return new RegExp(e.map(H.Kf).join("|"),"g")}var ye=n(3214);function Ue(t,e){const s=r=>e.redact(r);return{line:r=>t.line(s(r)),group:r=>t.
group(s(r)),endGroup:()=>t.endGroup(),replay:(r,y)=>t.replay(r.map(s),y),annotate:(r,y)=>{const R=y.title===void 0?{}:{title:s(y.title)};t.annotate(r,{...y,...R,
message:s(y.message)})},mask:r=>t.mask(r),output:(r,y)=>t.output(r,y),state:(r,y)=>t.state(r,y),summary:r=>t.summary(r)}}var Le=n(246),_e=n(6861),ge=n(9127),Ie=n(
9439);class Ae{#e;#n;#t=new Set;#o=!1;constructor(e,s){this.#e=e,this.#n=s}tell(e){switch(e.type){case"phase-started":this.closeGroup(),this.#e.group(Ie.K[e.phase]),
this.#o=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.failed?"\u2717":"\u2713"} ${Ie.K[e.phase]}: ${e.detail} (${(0,ge.a3)(e.ms)})`);break;case"\
warning":case"notice":this.#i(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"failure":this.#r(e.report);break;case"app-known":case"deployment-k\
nown":case"status":case"heartbeat":case"url":this.#e.line(Pe(e));break;default:(0,h.xb)(e)}}closeGroup(){this.#o&&this.#e.endGroup(),this.#o=!1}#i(e,s,r){if(!this.#t.
has(s)){this.#t.add(s),this.#n.add(e,{message:(0,H.Ow)(s)});for(const y of r?.split(`
`)??[])this.#e.line(`  ${y}`)}}#r(e){this.closeGroup();const s=(0,H.Ow)(e.headline,500);if(e.diagnostics.some(({severity:r})=>r==="error")?this.#e.line(`\u2717 ${s}`):
this.#n.add("error",{title:"Deployment failed",message:s}),e.remedy!==void 0)for(const r of e.remedy.split(`
`))this.#e.line(`  ${r}`);for(const r of e.diagnostics)this.#n.addDiagnostic(r);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function Pe(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,ge.a3)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,ge.a3)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,h.xb)(t)}}var Ce=n(
5239);function De(t,e,s){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
JSON.stringify((0,ye.m)((0,ye.O)(t.failure,s))):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function Ne(t,e){const s=[...e].filter(
([,M])=>z(M).some(W=>Object.values(t).some(V=>V.includes(W))));if(s.length===0)return;const r=s.flatMap(([,M])=>z(M)),y=Object.entries(t).filter(([,M])=>r.some(
W=>M.includes(W))),R=s.map(([M])=>M).join(", "),[A,N]=s.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${A} of ${R} ${N}\
 in the output ${y.map(([M])=>M).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a value is not secret, give it by env, under a \
name that does not look secret. The words: ${(0,Ce.f)("variables")}`}}const ee=()=>n.e(126).then(n.bind(n,3126)),Me=3e4,Ge=4e3;function je(t){return new He(t)}class He{#e;#n=new K;#t;#o;#i;#r=[];#u;#a;#l;#c;#f="";#s={
appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#e=e,this.#t=Ue(e.runner,this.#n),this.#o=new Le.r(this.#t),this.#i=new Ae(this.#t,this.#o);
const{raw:s,context:r}=e.run;for(const y of B.Qh)B.mc[y].kind==="secret"&&this.addSecret(s[y]);this.addSecret(r.idTokenRequest?.token??"")}report=e=>{e.type==="\
app-known"&&(this.#s={...this.#s,appID:e.appID}),e.type==="deployment-known"&&(this.#s={...this.#s,deployID:e.deployID}),e.type==="url"&&(this.#s={...this.#s,url:e.
url}),e.type==="failure"&&(this.#s={...this.#s,failure:e.report}),e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#b(
e)),this.#a?.tell(e)};addSecret(e){for(const s of this.#n.add(e))this.#t.mask(s)}accept(e){this.#u=e;for(const s of e.secrets)this.addSecret(s);for(const s of e.
notices)this.report({type:"notice",message:s})}follow(e){this.#a=e}checkedOut(e){this.#l=e}async checked(e){this.#c=e;const{tellFindings:s}=await ee();s(this.#t,
this.#o,e)}async compared(e){const{comparisonSection:s}=await ee();this.#f=s(e,r=>this.#n.redact(r))}async finish(e,s){this.#i.closeGroup();const{error:r}=e;return r?.
code==="check_failed"?this.#t.line(`\u2717 ${(0,H.Ow)(r.message,500)}`):r&&r.code!=="deploy_failed"&&(0,_e.Q)(this.#t,this.#o,r),s?.error&&(0,_e.Q)(this.#t,this.#o,
s.error),this.#p(e,s),await this.#m(e,s),e.error!==void 0||e.status==="failed"||e.status==="cancelled"||s?.error?1:0}async seedReporter(){const{seedLog:e}=await ee();
return this.#t.line("Keys"),e(this.#t,this.#o,this.#e.clock)}fail(e){return this.finish({...this.#s,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){
this.#o.add("notice",{title:"Deploy skipped",message:e.message});const s={...this.#s,status:"skipped",appCreated:!1,phases:[],error:e};return this.#p(s,void 0),
await this.#d(s,void 0),0}#p(e,s){const r=De(e,s,this.#n);for(const R of B.P0)this.#t.output(R,r[R]);const y=Ne(r,this.#u?.secretVariables??new Map);y&&this.report(
{type:"warning",...y})}async#m(e,s){if(await this.#d(e,s),!this.#a)return;const{briefComment:r,endingOf:y,pageFacts:R}=await ee(),A=this.#r.length,N=e.error?.code===
"interrupted"?Ge:Me,M=R(this.#h(e,s));await Be(N,this.#a.finish(y(M,e),r(M))),this.#r.length>A&&await this.#d(e,s)}async#d(e,s){const{pageFacts:r,renderSummary:y}=await ee();
this.#t.summary(y(r(this.#h(e,s))))}#h(e,s){return{outcome:e,seeded:s,run:this.#e.run,planned:this.#u,built:this.#l,checked:this.#c,compared:this.#f,warnings:this.#r,
unannotated:this.#o.dropped,secrets:this.#n}}#b(e){return e.type==="failure"?{...e,report:(0,ye.O)(e.report,this.#n)}:e}}async function Be(t,e){const s=Promise.
withResolvers(),r=setTimeout(s.resolve,t);try{await Promise.race([e,s.promise])}finally{clearTimeout(r)}}var Fe=n(7362);async function Ke(t,e){const r={runner:(0,Fe.
Aq)(t.summaryFile),run:t,clock:f.ml,random:Math.random},y=je(r),R=await fe(t.raw,t.context,t.readFile).catch(h.I7);if(R instanceof Error)return y.fail(R);if(R.kind===
"skip")return y.skip(R.reason);if(R.kind==="close"){const{closePreview:A}=await Promise.all([n.e(411),n.e(319)]).then(n.bind(n,9285));return A(R,{...r,env:e.env})}
y.accept(R);try{const A=ke=>y.addSecret(ke),N=R.seed&&await Promise.all([n.e(118),n.e(342)]).then(n.bind(n,9342)),M=R.seed&&await N?.prepareSeed(R.seed,{...e,onSecret:A}),
{carryOut:W}=await Promise.all([n.e(70),n.e(730),n.e(411),n.e(899)]).then(n.bind(n,6603)),V=await W(R,y,r,e),we=V.status==="succeeded"&&V.error===void 0;return N&&
V.status==="pending"&&y.report(N.KEYS_LEFT),await y.finish(V,we?await M?.(await y.seedReporter()):void 0)}catch(A){return y.fail((0,h.I7)(A))}}}),4664:((o,v,n)=>{
n.d(v,{c:()=>g});var f=n(3024),h=n(6760),i=n(8302),p=n(224);function g(d=process.env){const l=d.GITHUB_WORKSPACE||process.cwd();return{raw:a(d),context:E(d,l),summaryFile:d.
GITHUB_STEP_SUMMARY||void 0,saved:d.STATE_slipway??"",readFile:c=>(0,f.readFileSync)((0,h.resolve)(l,c),"utf8")}}function a(d){const l={};for(const c of p.Qh){const _=d[`\
INPUT_${c.toUpperCase()}`]?.trim();_&&(l[c]=_)}return(0,p.me)(l)}function E(d,l){const c=d.GITHUB_REPOSITORY||void 0,_=O(d.GITHUB_EVENT_PATH),b=d.GITHUB_SERVER_URL||
"https://github.com",[L,S]=[d.ACTIONS_ID_TOKEN_REQUEST_URL,d.ACTIONS_ID_TOKEN_REQUEST_TOKEN],D=k(k(_,"pull_request"),"head"),C=m(k(_,"pull_request"),c);return{serverUrl:b,
apiUrl:d.GITHUB_API_URL||"https://api.github.com",repository:c,refName:d.GITHUB_REF_NAME||void 0,sha:w(D.sha)??(d.GITHUB_SHA||void 0),eventName:d.GITHUB_EVENT_NAME||
void 0,pullRequest:C,fork:C?.fork===!0||T(k(_,"workflow_run"),c),selfHosted:d.RUNNER_ENVIRONMENT==="self-hosted",dependabot:d.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:L&&
S?{url:L,token:S}:void 0,runUrl:c&&d.GITHUB_RUN_ID?`${b}/${c}/actions/runs/${d.GITHUB_RUN_ID}`:void 0,workspace:l}}function m(d,l){const c=k(d,"head"),_=w(c.ref);
if(typeof d.number!="number"||_===void 0)return;const b=w(k(c,"repo").full_name);return{number:d.number,headRepository:b,headBranch:_,baseBranch:w(k(d,"base").ref)??
"",fork:b?.toLowerCase()!==l?.toLowerCase()}}function T(d,l){return d.id===void 0?!1:w(k(d,"head_repository").full_name)?.toLowerCase()!==l?.toLowerCase()}function O(d){
if(!d)return{};try{const l=JSON.parse((0,f.readFileSync)(d,"utf8"));return(0,i.Gv)(l)?l:{}}catch{return{}}}function k(d,l){const c=d[l];return(0,i.Gv)(c)?c:{}}function w(d){
return typeof d=="string"&&d!==""?d:void 0}}),246:((o,v,n)=>{n.d(v,{r:()=>p});var f=n(8302),h=n(5807);const i=10;class p{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(a){
this.#e=a}get dropped(){return this.#t}add(a,E){if(this.#n[a]<i){this.#n[a]++,this.#e.annotate(a,E);return}this.#t++;const{place:m}=E,T=m===void 0?"":`${m.file}${m.
line===void 0?"":`:${m.line}`}: `;this.#e.line(`${a}: ${T}${E.message}`)}addDiagnostic(a){const{file:E,line:m,column:T}=a,O={file:E,...(0,f.Eb)({line:m??void 0,
column:T??void 0})},k=a.code===null?{}:{title:(0,h.Ow)(a.code,80)};this.add(a.severity,{...k,message:(0,h.Ow)(a.message,1e3),place:O})}}}),6861:((o,v,n)=>{n.d(v,
{Q:()=>h,W:()=>i});var f=n(5807);function h(a,E,m){for(const T of[m,...m.also]){const O=T.place===void 0?{}:{place:T.place};E.add("error",{message:(0,f.Ow)(T.message),
...O});for(const k of i(T))a.line(`  ${k}`)}}function i(a){const E=a.remedy?.split(`
`)??[];return a.mender==="user"?E:[...E,...p(a),...g(a.cause)]}function p({call:a}){if(!a)return[];const E=a.status===void 0?"":` answered ${a.status}`,m=a.requestID===
void 0?"":` (request ${a.requestID})`;return[`Call: ${a.method} ${a.path}${E}${m}`]}function g(a,E=0){return!(a instanceof Error)||E>3?[]:[`Cause: ${(0,f.Ow)(a.
message,500)}`,...g(a.cause,E+1)]}}),7362:((o,v,n)=>{n.d(v,{MX:()=>re,Aq:()=>me});var f=n(3024),h=n(857);function i(u){return u==null?"":typeof u=="string"||u instanceof
String?u:JSON.stringify(u)}function p(u){return Object.keys(u).length?{title:u.title,file:u.file,line:u.startLine,endLine:u.endLine,col:u.startColumn,endColumn:u.
endColumn}:{}}function g(u,$,I){const U=new m(u,$,I);process.stdout.write(U.toString()+h.EOL)}function a(u,$=""){g(u,{},$)}const E="::";class m{constructor($,I,U){
$||($="missing.command"),this.command=$,this.properties=I,this.message=U}toString(){let $=E+this.command;if(this.properties&&Object.keys(this.properties).length>
0){$+=" ";let I=!0;for(const U in this.properties)if(this.properties.hasOwnProperty(U)){const j=this.properties[U];j&&(I?I=!1:$+=",",$+=`${U}=${O(j)}`)}}return $+=
`${E}${T(this.message)}`,$}}function T(u){return i(u).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function O(u){return i(u).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const k=new Proxy({},{get:(u,$)=>process.getBuiltinModule("crypto")[$]});var w=n(
9896);function d(u,$){const I=process.env[`GITHUB_${u}`];if(!I)throw new Error(`Unable to find environment variable for file command ${u}`);if(!w.existsSync(I))
throw new Error(`Missing file at path: ${I}`);w.appendFileSync(I,`${i($)}${h.EOL}`,{encoding:"utf8"})}function l(u,$){const I=`ghadelimiter_${k.randomUUID()}`,U=i(
$);if(u.includes(I))throw new Error(`Unexpected input: name should not contain the delimiter "${I}"`);if(U.includes(I))throw new Error(`Unexpected input: value \
should not contain the delimiter "${I}"`);return`${u}<<${I}${h.EOL}${U}${h.EOL}${I}`}var c=n(6928),_=function(u,$,I,U){function j(F){return F instanceof I?F:new I(
function(H){H(F)})}return new(I||(I=Promise))(function(F,H){function Z(K){try{z(U.next(K))}catch(q){H(q)}}function X(K){try{z(U.throw(K))}catch(q){H(q)}}function z(K){
K.done?F(K.value):j(K.value).then(Z,X)}z((U=U.apply(u,$||[])).next())})},b;(function(u){u[u.Success=0]="Success",u[u.Failure=1]="Failure"})(b||(b={}));function L(u,$){
const I=toCommandValue($);if(process.env[u]=I,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(u,$));issueCommand("set-env",{name:u},
I)}function S(u){g("add-mask",{},u)}function D(u){process.env.GITHUB_PATH||""?issueFileCommand("PATH",u):issueCommand("add-path",{},u),process.env.PATH=`${u}${path.
delimiter}${process.env.PATH}`}function C(u,$){const I=process.env[`INPUT_${u.replace(/ /g,"_").toUpperCase()}`]||"";if($&&$.required&&!I)throw new Error(`Input\
 required and not supplied: ${u}`);return $&&$.trimWhitespace===!1?I:I.trim()}function G(u,$){const I=C(u,$).split(`
`).filter(U=>U!=="");return $&&$.trimWhitespace===!1?I:I.map(U=>U.trim())}function ie(u,$){const I=["true","True","TRUE"],U=["false","False","FALSE"],j=C(u,$);if(I.
includes(j))return!0;if(U.includes(j))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${u}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ae(u,$){if(process.env.GITHUB_OUTPUT||"")return d("OUTPUT",l(u,$));process.
stdout.write(h.EOL),g("set-output",{name:u},i($))}function Ee(u){issue("echo",u?"on":"off")}function Te(u){process.exitCode=b.Failure,ne(u)}function te(){return process.
env.RUNNER_DEBUG==="1"}function ue(u){issueCommand("debug",{},u)}function ne(u,$={}){g("error",p($),u instanceof Error?u.toString():u)}function oe(u,$={}){g("wa\
rning",p($),u instanceof Error?u.toString():u)}function de(u,$={}){g("notice",p($),u instanceof Error?u.toString():u)}function Y(u){process.stdout.write(u+h.EOL)}
function J(u){a("group",u)}function se(){a("endgroup")}function Se(u,$){return _(this,void 0,void 0,function*(){J(u);let I;try{I=yield $()}finally{se()}return I})}
function le(u,$){if(process.env.GITHUB_STATE||"")return d("STATE",l(u,$));g("save-state",{name:u},i($))}function B(u){return process.env[`STATE_${u}`]||""}function $e(u){
return _(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(u)})}var ce=n(3739),fe=n(8302),pe=n(5807);const re="slipway",he={error:ne,warning:oe,
notice:de};function me(u){const $=be();return{line:I=>Y(Q(I)),group:I=>J(Q(I)),endGroup:se,replay:(I,U)=>{Y([`::stop-commands::${U}`,...I.map(Q),`::${U}::`].join(
`
`))},annotate:(I,{message:U,title:j,place:F})=>{const{file:H,line:Z,column:X}=F??{};he[I](Q(U),(0,fe.Eb)({title:j,file:H,startLine:Z,startColumn:X}))},mask:S,output:(I,U)=>$(
"the outputs",()=>ae(I,U)),state:(I,U)=>$("the state for the post step",()=>le(I,U)),summary:I=>{u!==void 0&&$("the summary",()=>(0,f.writeFileSync)(u,I))}}}function be(){
const u=new Set;return($,I)=>{try{I()}catch(U){u.has($)||oe(Q(`The runner cannot keep ${$}: ${(0,ce.I7)(U).message}`)),u.add($)}}}function Q(u){return(0,pe.Ow)(
u).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((o,v,n)=>{n.d(v,{J:()=>i,h:()=>p});var f=n(3739),h=n(1709);function i(g,a){const E=g.trim(),
m=URL.canParse(E)?new URL(E):void 0;if(m===void 0||!["http:","https:"].includes(m.protocol))throw new f.GQ("invalid_input",`${a} is not an http(s) address`,{input:a,
remedy:"Write it with its scheme, as https://platform.example.com."});if(m.username!==""||m.password!==""||m.search!==""||m.hash!=="")throw new f.GQ("invalid_in\
put",`${a} has more than host and path`,{input:a,remedy:"Leave out user name, password, query and fragment."});return p(m,a),m.pathname=m.pathname.replace(/\/+$/,
""),m}function p(g,a){if(!(g.protocol==="https:"||g.protocol==="http:"&&(0,h.c)(g.hostname)))throw new f.GQ("insecure_url",`${a} names ${g.origin}, which is not\
 https`,{input:a,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((o,v,n)=>{n.d(v,{ml:()=>h,fm:()=>p});
const f=x("node:timers/promises"),h={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(g,a){a?.throwIfAborted();try{await(0,f.setTimeout)(g,void 0,
{signal:a})}catch(E){throw a?.throwIfAborted(),E}},after(g,a){const E=setTimeout(a,g);return()=>clearTimeout(E)}},i={now(){const{user:g,system:a}=process.cpuUsage();
return(g+a)/1e3}},p=(g,a)=>{const E=setInterval(a,g).unref();return()=>clearInterval(E)}}),5239:((o,v,n)=>{n.d(v,{f:()=>h});const f="slipway/slipway";function h(i){
return`https://github.com/${f}/blob/main/docs/${i}.md`}}),9127:((o,v,n)=>{n.d(v,{E9:()=>i,a3:()=>p});var f=n(3739);const h=[36e5,6e4,1e3,1];function i(m,T){const O=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(m.trim()),[,...k]=O??[],w=h.reduce((d,l,c)=>d+Number(k[c]??0)*l,0);if(!O||w===0)throw new f.GQ("invalid_input",`${T}: "${m}" is not a duration`,{input:T,remedy:"\
Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return w}function p(m){if(m<1e3)return`${Math.round(m)}ms`;if(m<59950)return`${(m/
1e3).toFixed(1)}s`;const T=Math.round(m/1e3),O=k=>String(k).padStart(2,"0");return T<3600?`${Math.floor(T/60)}m ${O(T%60)}s`:`${Math.floor(T/3600)}h ${O(Math.floor(
T%3600/60))}m`}const g=null,a=null;function E(m,T){const O=T-m;if(O>a)return new Date(m).toISOString().slice(0,10);const[k,w]=g.find(([,l])=>O>=l)??[];if(!k||k===
"second"&&O<1e4)return"just now";const d=Math.floor(O/w);return`${d} ${k}${d===1?"":"s"} ago`}}),3739:((o,v,n)=>{n.d(v,{GQ:()=>i,I7:()=>p,b$:()=>m,xU:()=>a,xb:()=>g});
const f={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},h=Object.keys(f);class i extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(O,k,w={}){super(k,w.cause===void 0?void 0:{cause:w.cause}),this.code=O,this.mender=f[O],this.remedy=
w.remedy,this.input=w.input,this.place=w.place,this.call=w.call,this.also=w.also??[]}with({code:O=this.code,message:k=this.message,...w}){const{remedy:d,input:l,
place:c,call:_,cause:b,also:L}=this;return new i(O,k,{remedy:d,input:l,place:c,call:_,cause:b,also:L,...w})}}function p(T){if(T instanceof i)return T;const O=T instanceof
Error?T.message:String(T);return new i("internal",O,{cause:T,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function g(T){throw new i(
"internal",`Unhandled case: ${JSON.stringify(T)}`)}function a(T){if(!(!(T instanceof Error)||!("code"in T)))return typeof T.code=="string"?T.code:void 0}const E=new Set(
["ENOSPC","EDQUOT"]);function m(T){return E.has(a(T))}}),1317:((o,v,n)=>{n.d(v,{Gq:()=>h,HU:()=>g,LO:()=>i,SP:()=>m,Zw:()=>T,au:()=>a,bs:()=>O,yG:()=>p});var f=n(
3739);function h(k,w,d){return new f.GQ("invalid_input",`${k}: ${w}`,{input:k,remedy:d})}function i(k,w,d){return new f.GQ("missing_input",`${k} is missing: ${w}`,
{input:k,remedy:d})}function p(k,w){switch(k.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw h(w,`"${m(k)}" is neither true nor fal\
se`,"Write true or false.")}}function g(k,w,d){const l=w.find(_=>_===k.trim().toLowerCase());if(l!==void 0)return l;const c=w.map(_=>`"${_}"`).join(", ");throw h(
d,`"${m(k)}" is not one of ${c}${a(k,w)}`,`Write one of ${c}.`)}function a(k,w){const d=w.map(l=>({name:l,distance:E(k.trim().toLowerCase(),l.toLowerCase())})).
sort((l,c)=>l.distance-c.distance)[0];return d&&d.distance<=Math.max(1,Math.floor(d.name.length/3))?`; did you mean "${d.name}"?`:""}function E(k,w){if(k.length>
100||w.length>100)return Number.POSITIVE_INFINITY;let d=Array.from({length:w.length+1},(l,c)=>c);for(let l=1;l<=k.length;l++){const c=[l];for(let _=1;_<=w.length;_++){
const b=(d[_-1]??0)+(k[l-1]===w[_-1]?0:1);c.push(Math.min(b,(d[_]??0)+1,(c[_-1]??0)+1))}d=c}return d[w.length]??0}function m(k){const w=k.replace(/\s+/g," ").trim();
return w.length>60?`${w.slice(0,57)}\u2026`:w}class T{#e=[];try(w,d){try{return w()}catch(l){const c=(0,f.I7)(l);if(c.code==="internal")throw l;return this.#e.push(
c),d}}add(w){this.#e.push(w)}throwIfAny(){const w=O(this.#e);if(w)throw w}}function O(k){const[w,...d]=k.flatMap(l=>[l.with({also:[]}),...l.also]);return w?.with(
{also:d})}}),8302:((o,v,n)=>{n.d(v,{Eb:()=>h,Gv:()=>f,KH:()=>i});function f(p){return typeof p=="object"&&p!==null&&!Array.isArray(p)}function h(p){const g=Object.
entries(p).filter(([,a])=>a!==void 0);return Object.fromEntries(g)}function i(p,g){return typeof p=="string"&&p.length<=g}}),1709:((o,v,n)=>{n.d(v,{O:()=>f,c:()=>h});
function f(i){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(i)}function h(i){return/^(?:[^.]+\.)*localhost\.?$/i.test(i)||f(i.replace(/^\[|\]$/g,""))}}),5807:((o,v,n)=>{
n.d(v,{Kf:()=>c,Nl:()=>k,Ow:()=>_,aL:()=>L,vI:()=>l,y1:()=>d});const f="\x1B",h="\x07",i=new RegExp(`${f}[\\]P_^X][^${h}${f}]*(?:${h}|${f}\\\\)|${f}\\[[0-?]*[ -/\
]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),p=/[\t\n\v\f\r\u0085\u2028\u2029]/g,g=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u\
0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),a=new RegExp(`(?!\\t)(?:${g.source})`,"gu"),E=new RegExp(`${f}\\[[0-9;:]{0,40}m`,"g");function m(S){const D=S.
includes(f)?S.match(E)??[]:[];return D.length===0?{texts:[S],codes:D}:{texts:S.split(E),codes:D}}const T=/^[ -~]*$/,O=/^[\t -~]*$/;function k(S){return S.includes(
f)?S.replace(i,""):S}function w(S){return O.test(S)?S:k(S).replace(/[\n\u2028\u2029]/g," ").replace(a,"")}function d(S){return S.split(`
`).map(w).join(`
`)}function l(S,D){return S.length>D?b(S,D):S}function c(S){return S.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function _(S,D=2e3){const C=S.length>D*8+1024?S.slice(
0,D*8+1024):S;if(T.test(C)&&C.length<=D)return S;const G=k(C).replace(p," ").replace(g,"").toWellFormed();return G.length>D||C.length<S.length?b(G,D):G}function b(S,D){
if(D<1)return"";const C=S.slice(0,D-1),G=C.charCodeAt(C.length-1);return`${G>=55296&&G<=56319?C.slice(0,-1):C}\u2026`}function L(S){return S.trim().split(/\s+/)}}),
9570:((o,v,n)=>{n.d(v,{I:()=>f});const f={name:{input:"app"},type:{input:"app-type"},repository:{input:"repository"},branch:{input:"branch"},buildCommand:{input:"\
build-command",setting:"text"},outputDirectory:{input:"output-directory",setting:"text"},region:{input:"region",setting:"text"},noindex:{input:"noindex",setting:"\
boolean"}}}),2345:((o,v,n)=>{n.d(v,{BL:()=>m,G1:()=>E,IC:()=>d,ST:()=>k,aT:()=>p,be:()=>a,cS:()=>T,jI:()=>h,jL:()=>g,jh:()=>w,lF:()=>O,ux:()=>f,yN:()=>i});const f={
bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},h=["api","web-ssr","sse"],i=["web-landing",...h],p="us\
-east-2",g="execute-api",a="SERVICE_KVS_",E=/^[A-Za-z_][A-Za-z0-9_]*$/,m=/^[a-z][a-z0-9_]{0,31}$/,T=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,O={bodyBytes:1024*
1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},k={pageDefault:64*1024,pageMost:256*1024},w={subject:200,
author:100},d={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((o,v,n)=>{n.d(
v,{Nu:()=>E,Rs:()=>_,bD:()=>g,ri:()=>l});const f=1024,h=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,i="owner/name, or a URL\
 that begins with https://",p="--allow-local-git",g="https://github.com/{repository}.git";function a(b){const L=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(b)?.[1]??"";return h.test(L)?L.replace(/\.git$/,""):void 0}function E(b,L){if(b.length>f)return d(`has more than ${f} characters`);if(new RegExp("\\p{Cc}",
"u").test(b))return d("has control characters");if(h.test(b))return{kind:"name",name:b.replace(/\.git$/,"")};if(b.startsWith("/"))return L?{kind:"path",path:b}:
w("is a local path");const S=m(b);return S?.protocol==="https:"||S?.protocol==="http:"?T(S,L):S?.protocol==="file:"?O(S,L):k(b)}function m(b){return/^[a-z]+:\/\/\S+$/i.
test(b)&&URL.canParse(b)?new URL(b):void 0}function T(b,L){return b.username!==""||b.password!==""?d("contains a user name or password","the URL without them: t\
he platform has its own access"):b.protocol==="http:"&&!L?w("is a URL of plain http"):{kind:"remote",url:b}}function O(b,L){return b.host!==""||/%(?:2f|00)/i.test(
b.pathname)?d("is not a path on this machine"):L?{kind:"file",url:b}:w("is a local path")}function k(b){const[,L,S]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(b)??[];return L===void 0?d("is neither owner/name nor an https URL"):d("is an address for ssh or git://, but repositories are cloned over https",`https://${L}\
/${S}`)}function w(b){return d(`${b}, which a platform takes only with ${p}`)}function d(b,L=i){return{kind:"refused",problem:b,instead:L}}function l(b){return b.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function c(b,L){return b.replaceAll("{repository}",()=>L)}function _(b,L){const S="https://git.example.com/{reposito\
ry}.git";if(!b.includes("{repository}"))return{problem:"does not contain {repository}",instead:S};const D=c(b,"owner/name"),C=m(D);if(C?.protocol==="https:")return;
const G=C?.protocol==="http:"||C?.protocol==="file:"&&C.host==="";if(!(G&&L))return G?{problem:`begins with ${C?.protocol}//, which needs ${p}`,instead:`${S}, o\
r add ${p}`}:{problem:"is not an https URL",instead:S}}}),9439:((o,v,n)=>{n.d(v,{K:()=>h});const f=null,h={identity:"Identity",app:"App",configure:"Configuratio\
n",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"}}),3214:((o,v,n)=>{n.d(v,{O:()=>h,m:()=>g});var f=n(
5807);function h(a,E){const m=O=>E.redact(O),T=O=>O===void 0?void 0:m(O);return{...a,headline:m(a.headline),message:T(a.message),stage:T(a.stage),code:T(a.code),
remedy:T(a.remedy),diagnostics:a.diagnostics.map(O=>({...O,file:m(O.file),code:O.code===null?null:m(O.code),message:m(O.message)})),log:a.log.map(m)}}const i=100,
p=500;function g(a){return{...a,diagnostics:a.diagnostics.map(E=>({...E,message:(0,f.Ow)(E.message,p)})),log:a.log.slice(-i).map(E=>(0,f.Ow)(E,p))}}}),1490:((o,v,n)=>{
n.d(v,{m:()=>w,y:()=>d});var f=n(9127),h=n(3739),i=n(1317),p=n(2345);const g=40;function a(l,c,_){const b=l.trim().replace(/\{([^{}]*)\}/g,(L,S)=>E(S.trim(),c,_));
if(p.cS.test(b))return b;throw(0,i.Gq)(c,`"${(0,i.SP)(b)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digi\
t at both ends.')}function E(l,c,_){if(l==="pr")return String(m("{pr}",c,_));if(l==="branch")return O(c,_);const b=/^slot:(.*)$/.exec(l)?.[1];if(b!==void 0)return T(
b,c,_);throw(0,i.Gq)(c,`there is no placeholder {${(0,i.SP)(l)}}${(0,i.au)(l,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function m(l,c,_){
if(_.pullRequest)return _.pullRequest.number;throw(0,i.Gq)(c,`${l} has a value on pull requests only, and this run was started by ${_.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function T(l,c,_){if(!/^[1-9]\d{0,3}$/.test(l))throw(0,i.Gq)(c,`{slot:${(0,i.SP)(
l)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(m(`{slot:${l}}`,c,_)%Number(l))}function O(l,c){const _=c.pullRequest?.headBranch??c.
refName;if(_!==void 0)return k(_);throw(0,i.Gq)(l,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function k(l){const c=l.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(c!==""&&c.length<=g&&/^[\w./-]+$/.test(l))return c;const{createHash:_}=process.getBuiltinModule("node:crypt\
o"),b=_("sha256").update(l).digest("hex").slice(0,8);return`${c.slice(0,g-9).replace(/-+$/,"")}-${b}`.replace(/^-/,"")}class w{raw;context;problems;constructor(c,_,b){
this.raw=c,this.context=_,this.problems=b}boolean(c){return this.problems.try(()=>(0,i.yG)(this.raw[c],c),!1)}choice(c,_){return this.problems.try(()=>(0,i.HU)(
this.raw[c],_,c),_[0])}duration(c){return this.problems.try(()=>(0,f.E9)(this.raw[c],c),1)}optional(c){return this.raw[c].trim()||void 0}identifier(c,_){return this.
problems.try(()=>{const b=this.optional(c)??_;if(b===void 0)throw(0,i.LO)(c,"it is part of every request",`Give the ${c}'s identifier.`);return a(b,c,this.context)},
"")}}function d(l,c,_){try{return _(l)}catch(b){const L=(0,h.xU)(b)==="ENOENT"?"does not exist":`cannot be read (${(0,h.xU)(b)??"fault"})`;throw new h.GQ("file_\
not_found",`${c}: the file ${l} ${L}`,{input:c,cause:b,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),224:((o,v,n)=>{
n.d(v,{P0:()=>a,Qh:()=>i,mc:()=>f,me:()=>E});const f={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys to \
`base-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull r\
equest was closed, updates its GitHub deployment and its comment, without a request to the platform."},"base-url":{kind:"text",description:"The control plane, `\
https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to dep\
loy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or\
 the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"\
`true`: create the app if the platform does not know it. `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"What the plat\
form builds: `owner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch that the plat\
form builds. On a pull request the default is its head branch, else the name of the ref."},"build-command":{kind:"text",description:"The command that builds the\
 app. If empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes. If empty, it is not sent."},region:{kind:"text",
description:"The app's region. If empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type for a new app."},"app-settings":{
kind:"json",description:"A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value that an earl\
ier deploy set, also of fields such as `outputDirectory`."},noindex:{kind:"choice",choices:["true","false"],description:"Whether to ask search engines to leave \
the site out. Sent as the setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not."},env:{kind:"lines",description:"\
The app's variables: dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is mas\
ked only if its name or value looks secret, because GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"More varia\
bles of the same set, all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be given when t\
hey name different variables."},"clear-env":{kind:"boolean",default:"false",description:"Without variables: replace the set by the empty one."},"id-token":{kind:"\
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
hoice",choices:["off","warn","fail"],default:"warn",description:"After success, request the public URL until it answers below 400. If it does not, `warn` or `fa\
il`. `off`: do not request it."},"url-template":{kind:"text",description:"The public URL, if the platform's answers do not contain one: `https://{subdomain}.exa\
mple.com`."},"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too, and the summary shows ho\
w the output differs."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: check`: also build a fork's pull request on a self\
-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"\
For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's\
 name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"\
Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed \
for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"\
The time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"\
boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",
default:"false",description:"Read, validate and print the plan, without requests that change anything."}},h=new Map(Object.entries(f)),i=Object.keys(f).filter(p);
function p(m){return Object.hasOwn(f,m)}const g={"app-id":"The app's ID.","app-created":"`true` if this run created the app.","deploy-id":"The deployment's ID.",
status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys wri\
tten by the seed.","kvs-failed":"Keys the seed could not write."},a=Object.keys(g).filter(m=>m in g);function E(m){const T=i.map(O=>{const k=h.get(O)?.default??
"";return[O,m[O]||(k.startsWith("${{")?"":k)]});return Object.fromEntries(T)}}),9689:((o,v,n)=>{n.a(o,async(f,h)=>{try{var i=n(5518),p=n(4664);const g=new AbortController;
process.on("SIGINT",()=>g.abort()),process.on("SIGTERM",()=>g.abort()),process.exitCode=await(0,i.h)((0,p.c)(),{env:process.env,signal:g.signal,startPlatform:async a=>(await Promise.
all([n.e(169),n.e(70),n.e(730),n.e(741)]).then(n.bind(n,4178))).startLocalPlatform(a)}),h()}catch(g){h(g)}},1)})},ve={};function P(o){var v=ve[o];if(v!==void 0)
return v.exports;var n=ve[o]={id:o,loaded:!1,exports:{}},f=!0;try{Re[o](n,n.exports,P),f=!1}finally{f&&delete ve[o]}return n.loaded=!0,n.exports}P.m=Re,typeof P<
"u"&&(P.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="fun\
ction"?Symbol("webpack queues"):"__webpack_queues__",v=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",n=typeof Symbol=="function"?Symbol(
"webpack error"):"__webpack_error__",f=i=>{i&&i.d<1&&(i.d=1,i.forEach(p=>p.r--),i.forEach(p=>p.r--?p.r++:p()))},h=i=>i.map(p=>{if(p!==null&&typeof p=="object"){
if(p[o])return p;if(p.then){var g=[];g.d=0,p.then(m=>{a[v]=m,f(g)},m=>{a[n]=m,f(g)});var a={};return a[o]=m=>m(g),a}}var E={};return E[o]=m=>{},E[v]=p,E});P.a=(i,p,g)=>{
var a;g&&((a=[]).d=-1);var E=new Set,m=i.exports,T,O,k,w=new Promise((d,l)=>{k=l,O=d});w[v]=m,w[o]=d=>(a&&d(a),E.forEach(d),w.catch(l=>{})),i.exports=w,p(d=>{T=
h(d);var l,c=()=>T.map(b=>{if(b[n])throw b[n];return b[v]}),_=new Promise(b=>{l=()=>b(c),l.r=0;var L=S=>S!==a&&!E.has(S)&&(E.add(S),S&&!S.d&&(l.r++,S.push(l)));
T.map(S=>S[o](L))});return l.r?_:c()},d=>(d?k(w[n]=d):O(m),f(a))),a&&a.d<0&&(a.d=0)}})(),(()=>{var o=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,
v;P.t=function(n,f){if(f&1&&(n=this(n)),f&8||typeof n=="object"&&n&&(f&4&&n.__esModule||f&16&&typeof n.then=="function"))return n;var h=Object.create(null);P.r(
h);var i={};v=v||[null,o({}),o([]),o(o)];for(var p=f&2&&n;typeof p=="object"&&!~v.indexOf(p);p=o(p))Object.getOwnPropertyNames(p).forEach(g=>i[g]=()=>n[g]);return i.
default=()=>n,P.d(h,i),h}})(),P.d=(o,v)=>{for(var n in v)P.o(v,n)&&!P.o(o,n)&&Object.defineProperty(o,n,{enumerable:!0,get:v[n]})},P.f={},P.e=o=>Promise.all(Object.
keys(P.f).reduce((v,n)=>(P.f[n](o,v),v),[])),P.u=o=>""+o+".index.js",P.o=(o,v)=>Object.prototype.hasOwnProperty.call(o,v),P.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},P.nmd=o=>(o.paths=[],o.children||(o.children=[]),
o),(()=>{var o={792:0},v=n=>{var{ids:f,modules:h,runtime:i}=n,p,g,a=0;for(p in h)P.o(h,p)&&(P.m[p]=h[p]);for(i&&i(P);a<f.length;a++)g=f[a],P.o(o,g)&&o[g]&&o[g][0](),
o[f[a]]=0};P.f.j=(n,f)=>{var h=P.o(o,n)?o[n]:void 0;if(h!==0)if(h)f.push(h[1]);else{var i=import("./"+P.u(n)).then(v,p=>{throw o[n]!==0&&(o[n]=void 0),p}),i=Promise.
race([i,new Promise(p=>h=o[n]=[p])]);f.push(h[1]=i)}}})();var xe=P(9689);xe=await xe;

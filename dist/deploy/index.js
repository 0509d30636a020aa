const R=process.getBuiltinModule;var Re={2613:(s=>{s.exports=R("assert")}),181:(s=>{s.exports=R("buffer")}),5317:(s=>{s.exports=R("child_process")}),4434:(s=>{s.
exports=R("events")}),9896:(s=>{s.exports=R("fs")}),4589:(s=>{s.exports=R("node:assert")}),6698:(s=>{s.exports=R("node:async_hooks")}),4573:(s=>{s.exports=R("no\
de:buffer")}),1421:(s=>{s.exports=R("node:child_process")}),7598:(s=>{s.exports=R("node:crypto")}),3053:(s=>{s.exports=R("node:diagnostics_channel")}),8474:(s=>{
s.exports=R("node:events")}),3024:(s=>{s.exports=R("node:fs")}),1455:(s=>{s.exports=R("node:fs/promises")}),7067:(s=>{s.exports=R("node:http")}),2467:(s=>{s.exports=
R("node:http2")}),7030:(s=>{s.exports=R("node:net")}),8161:(s=>{s.exports=R("node:os")}),6760:(s=>{s.exports=R("node:path")}),643:(s=>{s.exports=R("node:perf_ho\
oks")}),1792:(s=>{s.exports=R("node:querystring")}),99:(s=>{s.exports=R("node:sqlite")}),7075:(s=>{s.exports=R("node:stream")}),6466:(s=>{s.exports=R("node:stre\
am/promises")}),7830:(s=>{s.exports=R("node:stream/web")}),6193:(s=>{s.exports=R("node:string_decoder")}),1692:(s=>{s.exports=R("node:tls")}),3136:(s=>{s.exports=
R("node:url")}),7975:(s=>{s.exports=R("node:util")}),3429:(s=>{s.exports=R("node:util/types")}),5919:(s=>{s.exports=R("node:worker_threads")}),8522:(s=>{s.exports=
R("node:zlib")}),857:(s=>{s.exports=R("os")}),6928:(s=>{s.exports=R("path")}),932:(s=>{s.exports=R("process")}),3193:(s=>{s.exports=R("string_decoder")}),3557:(s=>{
s.exports=R("timers")}),49:((s,y,n)=>{n.d(y,{h:()=>Ye});var h=n(336),c=n(3739),p=n(8302);async function d({raw:t,problems:e},o){if(t["api-map"].trim()==="")return;
const{readApiMap:r}=await Promise.all([n.e(815),n.e(132),n.e(875)]).then(n.bind(n,3875)),f=await r(t["api-map"],o).catch(T=>()=>{throw T});return typeof f=="fun\
ction"?e.try(f,void 0):f}var i=n(7924);const a=new Set(["pull_request_target","workflow_run"]);function E({pullRequest:t}){if(t?.fork)throw(0,i.Gq)("repository",
`pull request #${t.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository and branc\
h yourself if you trust the fork.')}function g({fork:t,eventName:e,selfHosted:o},r){if(t){if(a.has(e))throw(0,i.Gq)("mode",`a run on ${e} has the repository's t\
oken and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no secret \
and no permission but "contents: read".');if(o&&!r)throw(0,i.Gq)("allow-forks-on-self-hosted","this runner is self-hosted, and the pull request comes from a for\
k, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview.yml: check-runs-on), or set it to true if the machine run\
s one job only and reaches no private network.")}}function _(t){return{kind:"command",command:t,input:"id-token-command",description:"ID token from a command",obtain:(e,o)=>S(
t,o)}}async function S(t,{run:e,onSecret:o}){const r=(D,L)=>new c.GQ("token_command_failed",`The command of id-token-command ${D}`,{input:"id-token-command",remedy:"\
Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:L}),{exitCode:f,stdout:T}=await e(t).catch(D=>{throw r(
"could not be started",D)}),N=T.trim();if(N!==""&&o(N),f!==0)throw r(`ended with exit code ${f}`);if(N==="")throw r("printed nothing");if(/\s/.test(N))throw r("\
printed more than one word: an ID token has no spaces and no line ends");return N}function v(t){return{kind:"github",...t,input:"id-token-audience",mayLackEmail:!0,
description:t.audience?`GitHub OIDC, for ${t.audience}`:"GitHub OIDC",async obtain(e,{onSecret:o}){const{githubToken:r}=await Promise.all([n.e(70),n.e(776),n.e(
411),n.e(899)]).then(n.bind(n,2233));return r(t,e,o)}}}function I(t){const e=t.trim();return{kind:"given",token:e,input:"id-token",description:"ID token as give\
n",renewable:!1,async obtain(o,{onSecret:r}){return r(e),e}}}function l(t){return{kind:"exchange",...t,input:"token-exchange-url",description:`GitHub OIDC, exch\
anged at ${new URL(t.url).host}`,async obtain(e,{onSecret:o}){const{exchangedToken:r}=await Promise.all([n.e(70),n.e(776),n.e(411),n.e(899)]).then(n.bind(n,8427));
return r(t,e,o)}}}var $=n(1619);function m(t,e){const o=b(t),[r,f]=o;if(r&&f)throw(0,i.Gq)(f,`${r} is given as well, and a run has one identity`,`Leave out one \
of: ${o.join(", ")}.`);if(U(t),r===void 0)return K(e);if(r==="id-token")return I(t["id-token"]);if(r==="id-token-command")return _(t["id-token-command"]);if(!e.
idTokenRequest)return z(r,e);const T={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.token,audience:t["id-token-audience"]||void 0};return r==="i\
d-token-audience"?v(T):l({url:(0,$.J)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchang\
e-client-id"]||void 0,subject:T})}const O=["id-token","id-token-command","token-exchange-url","id-token-audience"];function b(t){const e=O.filter(o=>t[o].trim()!==
"");return e.includes("token-exchange-url")?e.filter(o=>o!=="id-token-audience"):e}function U(t){if(t["token-exchange-url"]!=="")return;const e=["token-exchange\
-audience","token-exchange-client-id"].find(o=>t[o]!=="");if(e)throw(0,i.LO)("token-exchange-url",`${e} means nothing without it`,"Give the token endpoint.")}const A="\
Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function K(t){if(C(t))return z(
"id-token",t);throw(0,i.LO)("id-token-audience","no input provides an ID token",A)}function C(t){return t.dependabot||t.pullRequest?.fork===!0}function z(t,e){return new c.
GQ("no_id_token",`This run can have no ID token: ${ue(e)}`,{input:t,remedy:C(e)?ke:we})}function ue(t){return t.pullRequest?.fork?"a pull request from a fork ge\
ts neither secrets nor GitHub's OIDC":t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const we=`\
Add to the job, and to the calling workflow if this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,ke=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var ve=n(2562),Y=n(9127),ne=n(2345);const J=40;function de(t,e,o){const r=t.trim().replace(/\{([^{}]*)\}/g,(f,T)=>oe(T.trim(),e,o));if(ne.cS.
test(r))return r;throw(0,i.Gq)(e,`"${(0,i.SP)(r)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at bot\
h ends.')}function oe(t,e,o){if(t==="pr")return String(Z("{pr}",e,o));if(t==="branch")return Te(e,o);const r=/^slot:(.*)$/.exec(t)?.[1];if(r!==void 0)return se(
r,e,o);throw(0,i.Gq)(e,`there is no placeholder {${(0,i.SP)(t)}}${(0,i.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function Z(t,e,o){
if(o.pullRequest)return o.pullRequest.number;throw(0,i.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${o.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function se(t,e,o){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,i.Gq)(e,`{slot:${(0,i.SP)(
t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(Z(`{slot:${t}}`,e,o)%Number(t))}function Te(t,e){const o=e.pullRequest?.headBranch??e.
refName;if(o!==void 0)return le(o);throw(0,i.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function le(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=J&&/^[\w./-]+$/.test(t))return e;const{createHash:o}=process.getBuiltinModule(
"node:crypto"),r=o("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,J-9).replace(/-+$/,"")}-${r}`.replace(/^-/,"")}class ce{raw;context;problems;constructor(e,o,r){
this.raw=e,this.context=o,this.problems=r}boolean(e){return this.problems.try(()=>(0,i.yG)(this.raw[e],e),!1)}choice(e,o){return this.problems.try(()=>(0,i.HU)(
this.raw[e],o,e),o[0])}duration(e){return this.problems.try(()=>(0,Y.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,o){return this.
problems.try(()=>{const r=this.optional(e)??o;if(r===void 0)throw(0,i.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return de(r,e,this.context)},
"")}}function Ee(t,e,o){const{raw:r,problems:f}=t,T=["kvs-seed-file","kvs-prune-file"].filter(N=>r[N]!=="");if(T.length!==0){for(const N of T)f.try(()=>(0,i.yR)(
r[N],N,e),"");return{file:r["kvs-seed-file"],table:r["kvs-table"],url:r["kvs-url"],region:r["kvs-region"],token:r["kvs-token"],"ttl-seconds":r["kvs-ttl-seconds"],
concurrency:r["kvs-concurrency"],verify:r["kvs-verify"],"prune-file":r["kvs-prune-file"],"dry-run":o?"true":r["dry-run"]}}}var re=n(597);function fe(t,e,o){const r={
repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},f=t.repository.trim()||r.repository,T=t.branch.trim()||r.branch;
if(f===void 0)throw(0,i.LO)("repository","this run has none of its own","Write it as owner/name.");const N=pe(f);if(T===void 0)throw(0,i.LO)("branch","this run \
is for no branch","Name the branch to build.");!o&&t.repository.trim()===""&&E(e);const D=f.toLowerCase()===r.repository?.toLowerCase()&&T===r.branch;return{repository:N,
branch:he(T),commit:D?e.sha:void 0}}function pe(t){const e=(0,re.Nu)(t,!0);if(e.kind!=="refused")return t;throw(0,i.Gq)("repository",`"${(0,i.SP)((0,re.ri)(t))}\
" ${e.problem}`,`Write ${e.instead}.`)}function he(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||ie(t))throw(0,i.Gq)("branch",`"${(0,i.SP)(t)}\
" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function ie(t){return new RegExp("\\p{Cc}","u").test(t)}function ae(t,e){const o=t["\
compare-to"].trim();if(o!==""){if(e!=="check")throw(0,i.Gq)("compare-to",`only a check compares, and mode is "${(0,i.SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.
test(o)||o.length>255||ie(o))throw(0,i.Gq)("compare-to",`"${(0,i.SP)(o)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return o}}var M=n(50);
function Q(t){if(t.trim()==="")throw(0,i.LO)("base-url","it is the address of the control plane","Give its https URL.");const e=(0,$.J)(t,"base-url").href.replace(
/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,i.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function u(t){
const e=t.trim();if(e==="")return;const o=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(o)&&URL.canParse(o)&&!/[{}]/.test(o))return e;
throw(0,i.Gq)("url-template",`"${(0,i.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function w(t,e,o){
const r=new ve.Z,f=r.try(()=>(0,i.HU)(t.mode,M.mc.mode.choices,"mode"),"deploy");if(f==="close")return k(new ce(t,e,r));const T=f==="check"?void 0:r.try(()=>m(t,
e),void 0);if(T instanceof c.GQ){if((0,i.HU)(t["on-no-token"],M.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",reason:T};r.add(T)}const N=await G(
new ce(t,e,r),f,T,o);return r.throwIfAny(),N}function k(t){const{context:e,problems:o}=t,r=o.try(()=>{if(e.pullRequest)return e.pullRequest.number;throw(0,i.Gq)(
"mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: github.event.action == 'closed'` in a work\
flow on pull_request.")},0),f=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)];o.try(()=>ae(t.raw,"close"),void 0);const T=P(
t);return T.token===""&&o.add((0,i.LO)("github-token","the action comments on the pull request with it","Leave it out: it has a default.")),o.throwIfAny(),{kind:"\
close",app:f.join("/"),pullRequest:r,github:T}}function P(t){return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.pullRequest?
"preview":"production"),comment:t.boolean("comment")}}async function G(t,e,o,r){const{raw:f,context:T,problems:N}=t,D=e==="check"?"check":void 0,{env:L,notice:V,
secrets:F}=await W(t,r),{settings:be,statusMap:ye}=await X(t),Oe=await d(t,r),{configuration:Je,commit:Ze}=q(t,be,e==="check"||o instanceof c.GQ);return{kind:"d\
eploy",plan:{org:t.identifier("org",D),project:t.identifier("project",D),app:t.identifier("app",D),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional(
"app-type")??M.mc["app-type"].default,configuration:Je,env:L,commit:Ze,attachTo:void 0,follow:{...ee(t),statusMap:new Map([...Oe?.statuses??[],...ye])},verify:t.
choice("verify",M.mc.verify.choices),urlTemplate:N.try(()=>u(f["url-template"]),void 0),dryRun:t.boolean("dry-run"),apiMap:Oe},target:j(t,e,o),github:P(t),seed:Ee(
t,r,e==="check"),notices:V===void 0?[]:[V],secrets:H(f,T,[...F.values()]),secretVariables:F}}function j(t,e,o){const{raw:r,context:f,problems:T}=t,N=t.boolean("\
allow-forks-on-self-hosted");e==="check"&&T.try(()=>g(f,N),void 0);const D=e==="check"?"":T.try(()=>Q(r["base-url"]),""),L=T.try(()=>ae(r,e),void 0);return o===
void 0||o instanceof c.GQ?{mode:"check",compareTo:L}:{mode:"deploy",baseUrl:D,source:o}}async function W(t,e){const{raw:o,problems:r}=t,f=t.boolean("clear-env");
if(o.env!==""||o["secret-env"]!==""||o["env-file"]!=="")return(await n.e(663).then(n.bind(n,8031))).planEnv(o,f,e,r);const T=new Map;return{env:f?{kind:"replace",
variables:T}:{kind:"leave"},secrets:T,notice:void 0}}async function X(t){const{raw:e,problems:o}=t,r=e.noindex===""?{}:{noindex:t.boolean("noindex")};if(e["app-\
settings"]===""&&e["status-map"]==="")return{settings:r,statusMap:new Map};const{parseSettings:f,parseStatusMap:T}=await n.e(663).then(n.bind(n,7947));return{settings:{
...o.try(()=>f(e),{}),...r},statusMap:o.try(()=>T(e["status-map"]),new Map)}}function q(t,e,o){const{raw:r,context:f,problems:T}=t,N=T.try(()=>fe(r,f,o),{repository:"",
branch:"",commit:void 0});return{commit:N.commit,configuration:{repository:N.repository,branch:N.branch,...(0,p.Eb)({buildCommand:t.optional("build-command"),outputDirectory:t.
optional("output-directory"),region:t.optional("region")}),settings:e}}}function ee(t){const{raw:e}=t;return{wait:t.boolean("wait"),timeoutMs:t.duration("timeou\
t"),onTimeout:t.choice("on-timeout",M.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration("poll-interval")}}function H(t,e,o){return[
...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],...o].filter(f=>f.trim()!=="")}var B=n(5807);const Pe=4,Ne=8;function me(t){const e=[
t.trim(),...t.split(/\r?\n/).map(o=>o.trim())];return[...new Set(e)].filter(o=>o.length>=Pe)}class xe{#e=new Set;#n;add(e){const o=me(e).filter(r=>!this.#e.has(
r));for(const r of o)for(const f of[r,JSON.stringify(r).slice(1,-1),encodeURIComponent(r.toWellFormed())])this.#e.add(f);return o.length>0&&(this.#n=void 0),o}redact(e){
if(this.#e.size===0)return e;this.#n??=Ae(this.#e);const[o="",...r]=e.replace(this.#n,"***").split("\u2026").reverse();return[...r.reverse().map(f=>this.#t(f)),
o].join("\u2026")}#t(e){for(const o of this.#e){const r=e.lastIndexOf(o.slice(0,Ne));if(r!==-1&&o.startsWith(e.slice(r)))return`${e.slice(0,r)}***`}return e}}function Ae(t){
const e=[...t].sort((o,r)=>r.length-o.length);return new RegExp(e.map(B.Kf).join("|"),"g")}var Se=n(3214);function De(t,e){const o=r=>e.redact(r);return{line:r=>t.
line(o(r)),group:r=>t.group(o(r)),endGroup:()=>t.endGroup(),replay:(r,f)=>t.replay(r.map(o),f),annotate:(r,f)=>{const T=f.title===void 0?{}:{title:o(f.title)};t.
annotate(r,{...f,...T,message:o(f.message)})},mask:r=>t.mask(r),output:(r,f)=>t.output(r,f),state:(r,f)=>t.state(r,f),summary:r=>t.summary(r)}}var Le=n(246),Ie=n(
6861),$e=n(9439);class Ce{#e;#n;#t=new Set;#o=!1;constructor(e,o){this.#e=e,this.#n=o}tell(e){switch(e.type){case"phase-started":this.closeGroup(),this.#e.group(
$e.K[e.phase]),this.#o=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.unwished?"\u2717":"\u2713"} ${$e.K[e.phase]}: ${e.detail} (${(0,Y.a)(e.
ms)})`);break;case"warning":case"notice":this.#i(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"failure":this.#r(e.report);break;case"app-known":case"\
deployment-known":case"status":case"heartbeat":case"url":this.#e.line(Ge(e));break;default:(0,c.xb)(e)}}closeGroup(){this.#o&&this.#e.endGroup(),this.#o=!1}#i(e,o,r){
if(!this.#t.has(o)){this.#t.add(o),this.#n.add(e,{message:(0,B.Ow)(o)});for(const f of r?.split(`
`)??[])this.#e.line(`  ${f}`)}}#r(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,B.Ow)(e.headline,500)}),e.remedy!==void 0)for(const o of e.
remedy.split(`
`))this.#e.line(`  ${o}`);for(const o of e.diagnostics)this.#n.addDiagnostic(o);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function Ge(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,Y.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,Y.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,c.xb)(t)}}const Me=100,
_e=500;function je(t,e,o){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
Be((0,Se.O)(t.failure,o)):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function He(t,e){const o=[...e].filter(([,L])=>me(L).some(
V=>Object.values(t).some(F=>F.includes(V))));if(o.length===0)return;const r=o.flatMap(([,L])=>me(L)),f=Object.entries(t).filter(([,L])=>r.some(V=>L.includes(V))),
T=o.map(([L])=>L).join(", "),[N,D]=o.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${N} of ${T} ${D} in the output ${f.
map(([L])=>L).join(", ")}: GitHub drops every output that contains a masked value`,remedy:"If a value is not secret, give it by env, under a name that does not \
look secret: docs/variables.md lists the words."}}function Be(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,B.Ow)(e.message,
_e)})),log:t.log.slice(-Me).map(e=>(0,B.Ow)(e,_e))})}const te=()=>n.e(717).then(n.bind(n,8717)),Fe=3e4,Ke=4e3;function We(t){return new Ve(t)}class Ve{#e;#n=new xe;#t;#o;#i;#r=[];#u;#a;#l;#c;#f="";#s={
appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#e=e,this.#t=De(e.runner,this.#n),this.#o=new Le.r(this.#t),this.#i=new Ce(this.#t,this.#o);
const{raw:o,context:r}=e.run;for(const f of M.Qh)M.mc[f].kind==="secret"&&this.addSecret(o[f]);this.addSecret(r.idTokenRequest?.token??"")}report=e=>{e.type==="\
app-known"&&(this.#s={...this.#s,appID:e.appID}),e.type==="deployment-known"&&(this.#s={...this.#s,deployID:e.deployID}),e.type==="url"&&(this.#s={...this.#s,url:e.
url}),e.type==="failure"&&(this.#s={...this.#s,failure:e.report}),e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#b(
e)),this.#a?.tell(e)};addSecret(e){for(const o of this.#n.add(e))this.#t.mask(o)}accept(e){this.#u=e;for(const o of e.secrets)this.addSecret(o);for(const o of e.
notices)this.report({type:"notice",message:o})}follow(e){this.#a=e}checkedOut(e){this.#l=e}async checked(e){this.#c=e;const{tellFindings:o}=await te();o(this.#t,
this.#o,e)}async compared(e){const{comparisonSection:o}=await te();this.#f=o(e,r=>this.#n.redact(r))}async finish(e,o){return this.#i.closeGroup(),e.error&&e.error.
code!=="deploy_failed"&&(0,Ie.Q)(this.#t,this.#o,e.error),o?.error&&(0,Ie.Q)(this.#t,this.#o,o.error),this.#p(e,o),await this.#m(e,o),e.error!==void 0||e.status===
"failed"||e.status==="cancelled"||o?.error?1:0}async seedReporter(){const{seedLog:e}=await te();return this.#t.line("Keys"),e(this.#t,this.#o,this.#e.clock)}fail(e){
return this.finish({...this.#s,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#o.add("notice",{title:"Deploy skipped",message:e.message});
const o={...this.#s,status:"skipped",appCreated:!1,phases:[],error:e};return this.#p(o,void 0),await this.#d(o,void 0),0}#p(e,o){const r=je(e,o,this.#n);for(const T of M.
P0)this.#t.output(T,r[T]);const f=He(r,this.#u?.secretVariables??new Map);f&&this.report({type:"warning",...f})}async#m(e,o){if(await this.#d(e,o),!this.#a)return;
const{briefComment:r,endingOf:f,pageFacts:T}=await te(),N=this.#r.length,D=e.error?.code==="interrupted"?Ke:Fe,L=T(this.#h(e,o));await Qe(D,this.#a.finish(f(L,e),
r(L))),this.#r.length>N&&await this.#d(e,o)}async#d(e,o){const{pageFacts:r,renderSummary:f}=await te();this.#t.summary(f(r(this.#h(e,o))))}#h(e,o){return{outcome:e,
seeded:o,run:this.#e.run,planned:this.#u,built:this.#l,checked:this.#c,compared:this.#f,warnings:this.#r,unannotated:this.#o.dropped,secrets:this.#n}}#b(e){return e.
type==="failure"?{...e,report:(0,Se.O)(e.report,this.#n)}:e}}async function Qe(t,e){const o=Promise.withResolvers(),r=setTimeout(o.resolve,t);try{await Promise.
race([e,o.promise])}finally{clearTimeout(r)}}var ze=n(2536);async function Ye(t,e){const r={runner:(0,ze.Aq)(t.summaryFile),run:t,clock:h.m,random:Math.random},
f=We(r),T=await w(t.raw,t.context,t.readFile).catch(c.I7);if(T instanceof Error)return f.fail(T);if(T.kind==="skip")return f.skip(T.reason);if(T.kind==="close"){
const{closePreview:N}=await Promise.all([n.e(411),n.e(803)]).then(n.bind(n,9285));return N(T,{...r,env:e.env})}f.accept(T);try{const N=ye=>f.addSecret(ye),D=T.seed&&
await Promise.all([n.e(118),n.e(687)]).then(n.bind(n,5687)),L=T.seed&&await D?.prepareSeed(T.seed,{...e,onSecret:N}),{carryOut:V}=await Promise.all([n.e(70),n.e(
776),n.e(411),n.e(899)]).then(n.bind(n,6603)),F=await V(T,f,r,e),be=F.status==="succeeded"&&F.error===void 0;return D&&F.status==="pending"&&f.report(D.KEYS_LEFT),
await f.finish(F,be?await L?.(await f.seedReporter()):void 0)}catch(N){return f.fail((0,c.I7)(N))}}}),4664:((s,y,n)=>{n.d(y,{c:()=>i});var h=n(3024),c=n(6760),p=n(
8302),d=n(50);function i(l=process.env){const $=l.GITHUB_WORKSPACE||process.cwd();return{raw:a(l),context:E(l,$),summaryFile:l.GITHUB_STEP_SUMMARY||void 0,saved:l.
STATE_slipway??"",readFile:m=>(0,h.readFileSync)((0,c.resolve)($,m),"utf8")}}function a(l){const $={};for(const m of d.Qh){const O=l[`INPUT_${m.toUpperCase()}`]?.
trim();O&&($[m]=O)}return(0,d.me)($)}function E(l,$){const m=l.GITHUB_REPOSITORY||void 0,O=S(l.GITHUB_EVENT_PATH),b=l.GITHUB_SERVER_URL||"https://github.com",[U,
A]=[l.ACTIONS_ID_TOKEN_REQUEST_URL,l.ACTIONS_ID_TOKEN_REQUEST_TOKEN],K=v(v(O,"pull_request"),"head"),C=g(v(O,"pull_request"),m);return{serverUrl:b,apiUrl:l.GITHUB_API_URL||
"https://api.github.com",repository:m,refName:l.GITHUB_REF_NAME||void 0,sha:I(K.sha)??(l.GITHUB_SHA||void 0),eventName:l.GITHUB_EVENT_NAME||void 0,pullRequest:C,
fork:C?.fork===!0||_(v(O,"workflow_run"),m),selfHosted:l.RUNNER_ENVIRONMENT==="self-hosted",dependabot:l.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:U&&A?{url:U,
token:A}:void 0,runUrl:m&&l.GITHUB_RUN_ID?`${b}/${m}/actions/runs/${l.GITHUB_RUN_ID}`:void 0,workspace:$}}function g(l,$){const m=v(l,"head"),O=I(m.ref);if(typeof l.
number!="number"||O===void 0)return;const b=I(v(m,"repo").full_name);return{number:l.number,headRepository:b,headBranch:O,baseBranch:I(v(l,"base").ref)??"",fork:b?.
toLowerCase()!==$?.toLowerCase()}}function _(l,$){return l.id===void 0?!1:I(v(l,"head_repository").full_name)?.toLowerCase()!==$?.toLowerCase()}function S(l){if(!l)
return{};try{const $=JSON.parse((0,h.readFileSync)(l,"utf8"));return(0,p.Gv)($)?$:{}}catch{return{}}}function v(l,$){const m=l[$];return(0,p.Gv)(m)?m:{}}function I(l){
return typeof l=="string"&&l!==""?l:void 0}}),246:((s,y,n)=>{n.d(y,{r:()=>d});var h=n(8302),c=n(5807);const p=10;class d{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(a){
this.#e=a}get dropped(){return this.#t}add(a,E){if(this.#n[a]<p){this.#n[a]++,this.#e.annotate(a,E);return}this.#t++;const{place:g}=E,_=g===void 0?"":`${g.file}${g.
line===void 0?"":`:${g.line}`}: `;this.#e.line(`${a}: ${_}${E.message}`)}addDiagnostic(a){const{file:E,line:g,column:_}=a,S={file:E,...(0,h.Eb)({line:g??void 0,
column:_??void 0})},v=a.code===null?{}:{title:(0,c.Ow)(a.code,80)};this.add(a.severity,{...v,message:(0,c.Ow)(a.message,1e3),place:S})}}}),6861:((s,y,n)=>{n.d(y,
{Q:()=>c,W:()=>p});var h=n(5807);function c(a,E,g){for(const _ of[g,...g.also]){const S=_.place===void 0?{}:{place:_.place};E.add("error",{message:(0,h.Ow)(_.message),
...S});for(const v of p(_))a.line(`  ${v}`)}}function p(a){const E=a.remedy?.split(`
`)??[];return a.mender==="user"?E:[...E,...d(a),...i(a.cause)]}function d({call:a}){if(!a)return[];const E=a.status===void 0?"":` answered ${a.status}`,g=a.requestID===
void 0?"":` (request ${a.requestID})`;return[`Call: ${a.method} ${a.path}${E}${g}`]}function i(a,E=0){return!(a instanceof Error)||E>3?[]:[`Cause: ${(0,h.Ow)(a.
message,500)}`,...i(a.cause,E+1)]}}),2536:((s,y,n)=>{n.d(y,{MX:()=>he,Aq:()=>ae});var h=n(3024),c=n(857);function p(u){return u==null?"":typeof u=="string"||u instanceof
String?u:JSON.stringify(u)}function d(u){return Object.keys(u).length?{title:u.title,file:u.file,line:u.startLine,endLine:u.endLine,col:u.startColumn,endColumn:u.
endColumn}:{}}function i(u,w,k){const P=new g(u,w,k);process.stdout.write(P.toString()+c.EOL)}function a(u,w=""){i(u,{},w)}const E="::";class g{constructor(w,k,P){
w||(w="missing.command"),this.command=w,this.properties=k,this.message=P}toString(){let w=E+this.command;if(this.properties&&Object.keys(this.properties).length>
0){w+=" ";let k=!0;for(const P in this.properties)if(this.properties.hasOwnProperty(P)){const G=this.properties[P];G&&(k?k=!1:w+=",",w+=`${P}=${S(G)}`)}}return w+=
`${E}${_(this.message)}`,w}}function _(u){return p(u).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function S(u){return p(u).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var v=n(9896);function I(u,w){const k=process.env[`GITHUB_${u}`];if(!k)throw new Error(
`Unable to find environment variable for file command ${u}`);if(!v.existsSync(k))throw new Error(`Missing file at path: ${k}`);v.appendFileSync(k,`${p(w)}${c.EOL}`,
{encoding:"utf8"})}function l(u,w){const k=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,P=p(w);if(u.includes(k))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${k}"`);if(P.includes(k))throw new Error(`Unexpected input: value should not contain the delimiter "${k}"`);return`${u}\
<<${k}${c.EOL}${P}${c.EOL}${k}`}var $=n(6928),m=function(u,w,k,P){function G(j){return j instanceof k?j:new k(function(W){W(j)})}return new(k||(k=Promise))(function(j,W){
function X(H){try{ee(P.next(H))}catch(B){W(B)}}function q(H){try{ee(P.throw(H))}catch(B){W(B)}}function ee(H){H.done?j(H.value):G(H.value).then(X,q)}ee((P=P.apply(
u,w||[])).next())})},O;(function(u){u[u.Success=0]="Success",u[u.Failure=1]="Failure"})(O||(O={}));function b(u,w){const k=toCommandValue(w);if(process.env[u]=k,
process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(u,w));issueCommand("set-env",{name:u},k)}function U(u){i("add-mask",{},u)}function A(u){
process.env.GITHUB_PATH||""?issueFileCommand("PATH",u):issueCommand("add-path",{},u),process.env.PATH=`${u}${path.delimiter}${process.env.PATH}`}function K(u,w){
const k=process.env[`INPUT_${u.replace(/ /g,"_").toUpperCase()}`]||"";if(w&&w.required&&!k)throw new Error(`Input required and not supplied: ${u}`);return w&&w.
trimWhitespace===!1?k:k.trim()}function C(u,w){const k=K(u,w).split(`
`).filter(P=>P!=="");return w&&w.trimWhitespace===!1?k:k.map(P=>P.trim())}function z(u,w){const k=["true","True","TRUE"],P=["false","False","FALSE"],G=K(u,w);if(k.
includes(G))return!0;if(P.includes(G))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${u}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ue(u,w){if(process.env.GITHUB_OUTPUT||"")return I("OUTPUT",l(u,w));process.
stdout.write(c.EOL),i("set-output",{name:u},p(w))}function we(u){issue("echo",u?"on":"off")}function ke(u){process.exitCode=O.Failure,ne(u)}function ve(){return process.
env.RUNNER_DEBUG==="1"}function Y(u){issueCommand("debug",{},u)}function ne(u,w={}){i("error",d(w),u instanceof Error?u.toString():u)}function J(u,w={}){i("warn\
ing",d(w),u instanceof Error?u.toString():u)}function de(u,w={}){i("notice",d(w),u instanceof Error?u.toString():u)}function oe(u){process.stdout.write(u+c.EOL)}
function Z(u){a("group",u)}function se(){a("endgroup")}function Te(u,w){return m(this,void 0,void 0,function*(){Z(u);let k;try{k=yield w()}finally{se()}return k})}
function le(u,w){if(process.env.GITHUB_STATE||"")return I("STATE",l(u,w));i("save-state",{name:u},p(w))}function ce(u){return process.env[`STATE_${u}`]||""}function Ee(u){
return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(u)})}var re=n(3739),fe=n(8302),pe=n(5807);const he="slipway",ie={error:ne,warning:J,notice:de};
function ae(u){const w=M();return{line:k=>oe(Q(k)),group:k=>Z(Q(k)),endGroup:se,replay:(k,P)=>{oe([`::stop-commands::${P}`,...k.map(Q),`::${P}::`].join(`
`))},annotate:(k,{message:P,title:G,place:j})=>{const{file:W,line:X,column:q}=j??{};ie[k](Q(P),(0,fe.Eb)({title:G,file:W,startLine:X,startColumn:q}))},mask:U,output:(k,P)=>w(
"the outputs",()=>ue(k,P)),state:(k,P)=>w("the state for the post step",()=>le(k,P)),summary:k=>{u!==void 0&&w("the summary",()=>(0,h.writeFileSync)(u,k))}}}function M(){
const u=new Set;return(w,k)=>{try{k()}catch(P){u.has(w)||J(Q(`The runner cannot keep ${w}: ${(0,re.I7)(P).message}`)),u.add(w)}}}function Q(u){return(0,pe.Ow)(u).
replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((s,y,n)=>{n.d(y,{J:()=>p,h:()=>d});var h=n(3739),c=n(1709);function p(i,a){const E=i.trim(),g=URL.
canParse(E)?new URL(E):void 0;if(g===void 0||!["http:","https:"].includes(g.protocol))throw new h.GQ("invalid_input",`${a} is not an http(s) address`,{input:a,remedy:"\
Write it with its scheme, as https://platform.example.com."});if(g.username!==""||g.password!==""||g.search!==""||g.hash!=="")throw new h.GQ("invalid_input",`${a}\
 has more than host and path`,{input:a,remedy:"Leave out user name, password, query and fragment."});return d(g,a),g.pathname=g.pathname.replace(/\/+$/,""),g}function d(i,a){
if(!(i.protocol==="https:"||i.protocol==="http:"&&(0,c.c)(i.hostname)))throw new h.GQ("insecure_url",`${a} names ${i.origin}, which is not https`,{input:a,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((s,y,n)=>{n.d(y,{m:()=>c,f:()=>p});const h=R("node:time\
rs/promises"),c={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(d,i){i?.throwIfAborted();try{await(0,h.setTimeout)(d,void 0,{signal:i})}catch(a){
throw i?.throwIfAborted(),a}}},p=(d,i)=>{const a=setInterval(i,d).unref();return()=>clearInterval(a)}}),9127:((s,y,n)=>{n.d(y,{E:()=>c,a:()=>p});var h=n(3739);function c(d,i){
const a=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(d.trim()),[,E,g,_]=a??[],S=Number(E??0)*36e5+Number(g??0)*6e4+Number(_??0)*1e3;if(!a||S===0)throw new h.
GQ("invalid_input",`${i}: "${d}" is not a duration`,{input:i,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return S}function p(d){
if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)return`${(d/1e3).toFixed(1)}s`;const i=Math.round(d/1e3),a=E=>String(E).padStart(2,"0");return i<3600?`${Math.floor(
i/60)}m ${a(i%60)}s`:`${Math.floor(i/3600)}h ${a(Math.floor(i%3600/60))}m`}}),3739:((s,y,n)=>{n.d(y,{GQ:()=>p,I7:()=>d,b$:()=>g,xU:()=>a,xb:()=>i});const h={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},c=Object.keys(h);class p extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(S,v,I={}){
super(v,I.cause===void 0?void 0:{cause:I.cause}),this.code=S,this.mender=h[S],this.remedy=I.remedy,this.input=I.input,this.place=I.place,this.call=I.call,this.also=
I.also??[]}with({code:S=this.code,message:v=this.message,...I}){const{remedy:l,input:$,place:m,call:O,cause:b,also:U}=this;return new p(S,v,{remedy:l,input:$,place:m,
call:O,cause:b,also:U,...I})}}function d(_){if(_ instanceof p)return _;const S=_ instanceof Error?_.message:String(_);return new p("internal",S,{cause:_,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function i(_){throw new p("internal",`Unhandled case: ${JSON.stringify(_)}`)}function a(_){
if(!(!(_ instanceof Error)||!("code"in _)))return typeof _.code=="string"?_.code:void 0}const E=new Set(["ENOSPC","EDQUOT"]);function g(_){return E.has(a(_))}}),
8302:((s,y,n)=>{n.d(y,{Eb:()=>c,Gv:()=>h,KH:()=>p});function h(d){return typeof d=="object"&&d!==null&&!Array.isArray(d)}function c(d){const i=Object.entries(d).
filter(([,a])=>a!==void 0);return Object.fromEntries(i)}function p(d,i){return typeof d=="string"&&d.length<=i}}),1709:((s,y,n)=>{n.d(y,{O:()=>h,c:()=>c});function h(p){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(p)}function c(p){return/^(?:[^.]+\.)*localhost\.?$/i.test(p)||h(p.replace(/^\[|\]$/g,""))}}),5807:((s,y,n)=>{n.d(y,{Kf:()=>I,
Nl:()=>_,Ow:()=>l,vI:()=>v});const h="\x1B",c="\x07",p=new RegExp(`${h}[\\]P_^X][^${c}${h}]*(?:${c}|${h}\\\\)|${h}\\[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\\\\^-~]`,"\
g"),d=/[\t\n\v\f\r\u0085\u2028\u2029]/g,i=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd\
}])\\p{Cf}","gu"),a=new RegExp(`(?!\\t)(?:${i.source})`,"gu"),E=/^[ -~]*$/,g=/^[\t -~]*$/;function _(m){return m.includes(h)?m.replace(p,""):m}function S(m){return g.
test(m)?m:_(m).replace(/[\n\u2028\u2029]/g," ").replace(a,"")}function v(m,O){return m.length>O?$(m,O):m}function I(m){return m.replace(/[\\^$.*+?()[\]{}|]/g,"\\\
$&")}function l(m,O=2e3){const b=m.length>O*8+1024?m.slice(0,O*8+1024):m;if(E.test(b)&&b.length<=O)return m;const U=_(b).replace(d," ").replace(i,"").toWellFormed();
return U.length>O||b.length<m.length?$(U,O):U}function $(m,O){if(O<1)return"";const b=m.slice(0,O-1),U=b.charCodeAt(b.length-1);return`${U>=55296&&U<=56319?b.slice(
0,-1):b}\u2026`}}),2345:((s,y,n)=>{n.d(y,{BL:()=>g,G1:()=>E,IC:()=>v,aT:()=>d,be:()=>a,cS:()=>_,jI:()=>c,jL:()=>i,lF:()=>S,ux:()=>h,yN:()=>p});const h={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},c=["api","web-ssr","sse"],p=["web-landing",...c],d="us-east-2",i="ex\
ecute-api",a="SERVICE_KVS_",E=/^[A-Za-z_][A-Za-z0-9_]*$/,g=/^[a-z][a-z0-9_]{0,31}$/,_=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,S={bodyBytes:1024*1024,
envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},v={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,
findingMessage:1e3,findingCode:100}}),597:((s,y,n)=>{n.d(y,{Nu:()=>E,Rs:()=>O,bD:()=>i,ri:()=>$});const h=1024,c=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
p="owner/name, or a URL that begins with https://",d="--allow-local-git",i="https://github.com/{repository}.git";function a(b){const U=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(b)?.[1]??"";return c.test(U)?U.replace(/\.git$/,""):void 0}function E(b,U){if(b.length>h)return l(`has more than ${h} characters`);if(new RegExp("\\p{Cc}",
"u").test(b))return l("has control characters");if(c.test(b))return{kind:"name",name:b.replace(/\.git$/,"")};if(b.startsWith("/"))return U?{kind:"path",path:b}:
I("is a local path");const A=g(b);return A?.protocol==="https:"||A?.protocol==="http:"?_(A,U):A?.protocol==="file:"?S(A,U):v(b)}function g(b){return/^[a-z]+:\/\/\S+$/i.
test(b)&&URL.canParse(b)?new URL(b):void 0}function _(b,U){return b.username!==""||b.password!==""?l("contains a user name or password","the URL without them: t\
he platform has its own access"):b.protocol==="http:"&&!U?I("is a URL of plain http"):{kind:"remote",url:b}}function S(b,U){return b.host!==""||/%(?:2f|00)/i.test(
b.pathname)?l("is not a path on this machine"):U?{kind:"file",url:b}:I("is a local path")}function v(b){const[,U,A]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(b)??[];return U===void 0?l("is neither owner/name nor an https URL"):l("is an address for ssh or git://, but repositories are cloned over https",`https://${U}\
/${A}`)}function I(b){return l(`${b}, which a platform takes only with ${d}`)}function l(b,U=p){return{kind:"refused",problem:b,instead:U}}function $(b){return b.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function m(b,U){return b.replaceAll("{repository}",()=>U)}function O(b,U){const A="https://git.example.com/{reposito\
ry}.git";if(!b.includes("{repository}"))return{problem:"does not contain {repository}",instead:A};const K=m(b,"owner/name"),C=g(K);if(C?.protocol==="https:")return;
const z=C?.protocol==="http:"||C?.protocol==="file:"&&C.host==="";if(!(z&&U))return z?{problem:`begins with ${C?.protocol}//, which needs ${d}`,instead:`${A}, o\
r add ${d}`}:{problem:"is not an https URL",instead:A}}}),9439:((s,y,n)=>{n.d(y,{K:()=>c});const h=null,c={identity:"Identity",app:"App",configure:"Configuratio\
n",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Explanation",verify:"Public URL",compare:"Comparison"}}),3214:((s,y,n)=>{n.d(y,{O:()=>h});function h(c,p){
const d=a=>p.redact(a),i=a=>a===void 0?void 0:d(a);return{...c,headline:d(c.headline),stage:i(c.stage),code:i(c.code),remedy:i(c.remedy),diagnostics:c.diagnostics.
map(a=>({...a,file:d(a.file),code:a.code===null?null:d(a.code),message:d(a.message)})),log:c.log.map(d)}}}),2562:((s,y,n)=>{n.d(y,{Z:()=>c,b:()=>p});var h=n(3739);
class c{#e=[];try(i,a){try{return i()}catch(E){const g=(0,h.I7)(E);if(g.code==="internal")throw E;return this.#e.push(g),a}}add(i){this.#e.push(i)}throwIfAny(){
const i=p(this.#e);if(i)throw i}}function p(d){const[i,...a]=d.flatMap(E=>[E.with({also:[]}),...E.also]);return i?.with({also:a})}}),50:((s,y,n)=>{n.d(y,{mc:()=>a,
Qh:()=>g,P0:()=>v,me:()=>I});const a={...{mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys to `base-url`. \
`check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull request was c\
losed, updates its GitHub deployment and its comment, without a request to the platform."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; \
plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"\
text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it\
 under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"`true`: create \
the app if the platform does not know it. `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"What the platform builds: `o\
wner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch that the platform builds. On\
 a pull request the default is its head branch, else the name of the ref."},"build-command":{kind:"text",description:"The command that builds the app. If empty,\
 it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes. If empty, it is not sent."},region:{kind:"text",description:"T\
he app's region. If empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type for a new app."},"app-settings":{kind:"json",description:"\
A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value that an earlier deploy set, also of f\
ields such as `outputDirectory`."},noindex:{kind:"choice",choices:["true","false"],description:"Whether to ask search engines to leave the site out. Sent as the\
 setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not."},env:{kind:"lines",description:"The app's variables: \
dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is masked only if its name \
or value looks secret, because GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"More variables of the same set,\
 all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be given when they name different va\
riables."},"clear-env":{kind:"boolean",default:"false",description:"Without variables: replace the set by the empty one."}},...{"id-token":{kind:"secret",description:"\
An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the \
audience of the token that is exchanged."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID token. It runs again shortly b\
efore the token expires."},"token-exchange-url":{kind:"text",description:"A URL that exchanges the GitHub token for the identity provider's ID token, which has \
`email` (RFC 8693)."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"\
The `client_id` of the token exchange."}},...{wait:{kind:"boolean",default:"true",description:"`true`: follow the deployment to its end. `false`: end when the p\
latform has accepted it."},timeout:{kind:"duration",default:"30m",description:"The time from the trigger to a final status: `90s`, `30m`, `1h30m`, without an up\
per limit."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit with 1. `detach`: exit with 0 and `status` `pending`\
. In both cases the platform continues the deployment."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"If the run cannot get \
an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`."},"poll-interval":{
kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"Lines `<platform status\
>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the action does not know."},"api-map":{kind:"lines",description:"How the service's reques\
ts and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"choice",choices:["off",
"warn","fail"],default:"warn",description:"After success, request the public URL until it answers below 400. If it does not, `warn` or `fail`. `off`: do not req\
uest it."},"url-template":{kind:"text",description:"The public URL, if the platform's answers do not contain one: `https://{subdomain}.example.com`."}},...{"com\
pare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too, and the summary shows how the output diff\
ers."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: check`: also build a fork's pull request on a self-hosted runner. A\
 stranger's code may find files of earlier runs there, and reach your network."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"For Gi\
tHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's name."},
comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."}},...{"kvs-seed-file":{kind:"path",description:"\
Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed \
for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"\
The time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"\
boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."}},"dry-run":{kind:"boolean",
default:"false",description:"Read, validate and print the plan, without requests that change anything."}},E=new Map(Object.entries(a)),g=Object.keys(a).filter(_);
function _(l){return Object.hasOwn(a,l)}const S={"app-id":"The app's ID.","app-created":"`true` if this run created the app.","deploy-id":"The deployment's ID.",
status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys wri\
tten by the seed.","kvs-failed":"Keys the seed could not write."},v=Object.keys(S).filter(l=>l in S);function I(l){const $=g.map(m=>{const O=E.get(m)?.default??
"";return[m,l[m]||(O.startsWith("${{")?"":O)]});return Object.fromEntries($)}}),7924:((s,y,n)=>{n.d(y,{Gq:()=>c,HU:()=>i,LO:()=>p,SP:()=>g,au:()=>a,yG:()=>d,yR:()=>_});
var h=n(3739);function c(S,v,I){return new h.GQ("invalid_input",`${S}: ${v}`,{input:S,remedy:I})}function p(S,v,I){return new h.GQ("missing_input",`${S} is miss\
ing: ${v}`,{input:S,remedy:I})}function d(S,v){switch(S.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw c(v,`"${g(S)}" is neither t\
rue nor false`,"Write true or false.")}}function i(S,v,I){const l=v.find(m=>m===S.trim().toLowerCase());if(l!==void 0)return l;const $=v.map(m=>`"${m}"`).join("\
, ");throw c(I,`"${g(S)}" is not one of ${$}${a(S,v)}`,`Write one of ${$}.`)}function a(S,v){const I=v.map(l=>({name:l,distance:E(S.trim().toLowerCase(),l.toLowerCase())})).
sort((l,$)=>l.distance-$.distance)[0];return I&&I.distance<=Math.max(1,Math.floor(I.name.length/3))?`; did you mean "${I.name}"?`:""}function E(S,v){if(S.length>
100||v.length>100)return Number.POSITIVE_INFINITY;let I=Array.from({length:v.length+1},(l,$)=>$);for(let l=1;l<=S.length;l++){const $=[l];for(let m=1;m<=v.length;m++){
const O=(I[m-1]??0)+(S[l-1]===v[m-1]?0:1);$.push(Math.min(O,(I[m]??0)+1,($[m-1]??0)+1))}I=$}return I[v.length]??0}function g(S){const v=S.replace(/\s+/g," ").trim();
return v.length>60?`${v.slice(0,57)}\u2026`:v}function _(S,v,I){try{return I(S)}catch(l){const $=(0,h.xU)(l)==="ENOENT"?"does not exist":`cannot be read (${(0,h.
xU)(l)??"fault"})`;throw new h.GQ("file_not_found",`${v}: the file ${S} ${$}`,{input:v,cause:l,remedy:"Give a path inside the workspace, and check the repositor\
y out before this step."})}}}),9689:((s,y,n)=>{n.a(s,async(h,c)=>{try{var p=n(49),d=n(4664);const i=new AbortController;process.on("SIGINT",()=>i.abort()),process.
on("SIGTERM",()=>i.abort()),process.exitCode=await(0,p.h)((0,d.c)(),{env:process.env,signal:i.signal,startPlatform:async a=>(await Promise.all([n.e(169),n.e(70),
n.e(776),n.e(741)]).then(n.bind(n,2429))).startLocalPlatform(a)}),c()}catch(i){c(i)}},1)})},ge={};function x(s){var y=ge[s];if(y!==void 0)return y.exports;var n=ge[s]=
{id:s,loaded:!1,exports:{}},h=!0;try{Re[s](n,n.exports,x),h=!1}finally{h&&delete ge[s]}return n.loaded=!0,n.exports}x.m=Re,typeof x<"u"&&(x.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var s=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",y=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",n=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",h=p=>{p&&p.d<1&&(p.d=1,p.forEach(d=>d.r--),p.forEach(d=>d.r--?d.r++:d()))},c=p=>p.map(d=>{if(d!==null&&typeof d=="object"){if(d[s])return d;if(d.then){
var i=[];i.d=0,d.then(g=>{a[y]=g,h(i)},g=>{a[n]=g,h(i)});var a={};return a[s]=g=>g(i),a}}var E={};return E[s]=g=>{},E[y]=d,E});x.a=(p,d,i)=>{var a;i&&((a=[]).d=
-1);var E=new Set,g=p.exports,_,S,v,I=new Promise((l,$)=>{v=$,S=l});I[y]=g,I[s]=l=>(a&&l(a),E.forEach(l),I.catch($=>{})),p.exports=I,d(l=>{_=c(l);var $,m=()=>_.
map(b=>{if(b[n])throw b[n];return b[y]}),O=new Promise(b=>{$=()=>b(m),$.r=0;var U=A=>A!==a&&!E.has(A)&&(E.add(A),A&&!A.d&&($.r++,A.push($)));_.map(A=>A[s](U))});
return $.r?O:m()},l=>(l?v(I[n]=l):S(g),h(a))),a&&a.d<0&&(a.d=0)}})(),(()=>{var s=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,y;x.t=function(n,h){
if(h&1&&(n=this(n)),h&8||typeof n=="object"&&n&&(h&4&&n.__esModule||h&16&&typeof n.then=="function"))return n;var c=Object.create(null);x.r(c);var p={};y=y||[null,
s({}),s([]),s(s)];for(var d=h&2&&n;typeof d=="object"&&!~y.indexOf(d);d=s(d))Object.getOwnPropertyNames(d).forEach(i=>p[i]=()=>n[i]);return p.default=()=>n,x.d(
c,p),c}})(),x.d=(s,y)=>{for(var n in y)x.o(y,n)&&!x.o(s,n)&&Object.defineProperty(s,n,{enumerable:!0,get:y[n]})},x.f={},x.e=s=>Promise.all(Object.keys(x.f).reduce(
(y,n)=>(x.f[n](s,y),y),[])),x.u=s=>""+s+".index.js",x.o=(s,y)=>Object.prototype.hasOwnProperty.call(s,y),x.r=s=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
s,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(s,"__esModule",{value:!0})},x.nmd=s=>(s.paths=[],s.children||(s.children=[]),s),(()=>{var s={792:0},
y=n=>{var{ids:h,modules:c,runtime:p}=n,d,i,a=0;for(d in c)x.o(c,d)&&(x.m[d]=c[d]);for(p&&p(x);a<h.length;a++)i=h[a],x.o(s,i)&&s[i]&&s[i][0](),s[h[a]]=0};x.f.j=(n,h)=>{
var c=x.o(s,n)?s[n]:void 0;if(c!==0)if(c)h.push(c[1]);else{var p=import("./"+x.u(n)).then(y,d=>{throw s[n]!==0&&(s[n]=void 0),d}),p=Promise.race([p,new Promise(
d=>c=s[n]=[d])]);h.push(c[1]=p)}}})();var Ue=x(9689);Ue=await Ue;

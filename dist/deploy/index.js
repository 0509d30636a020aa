const P=process.getBuiltinModule;var Re={2613:(r=>{r.exports=P("assert")}),181:(r=>{r.exports=P("buffer")}),5317:(r=>{r.exports=P("child_process")}),4434:(r=>{r.
exports=P("events")}),9896:(r=>{r.exports=P("fs")}),4589:(r=>{r.exports=P("node:assert")}),6698:(r=>{r.exports=P("node:async_hooks")}),4573:(r=>{r.exports=P("no\
de:buffer")}),1421:(r=>{r.exports=P("node:child_process")}),7598:(r=>{r.exports=P("node:crypto")}),3053:(r=>{r.exports=P("node:diagnostics_channel")}),1553:(r=>{
r.exports=P("node:dns/promises")}),8474:(r=>{r.exports=P("node:events")}),3024:(r=>{r.exports=P("node:fs")}),1455:(r=>{r.exports=P("node:fs/promises")}),7067:(r=>{
r.exports=P("node:http")}),2467:(r=>{r.exports=P("node:http2")}),7030:(r=>{r.exports=P("node:net")}),8161:(r=>{r.exports=P("node:os")}),6760:(r=>{r.exports=P("n\
ode:path")}),643:(r=>{r.exports=P("node:perf_hooks")}),1792:(r=>{r.exports=P("node:querystring")}),99:(r=>{r.exports=P("node:sqlite")}),7075:(r=>{r.exports=P("n\
ode:stream")}),7830:(r=>{r.exports=P("node:stream/web")}),6193:(r=>{r.exports=P("node:string_decoder")}),1692:(r=>{r.exports=P("node:tls")}),3136:(r=>{r.exports=
P("node:url")}),7975:(r=>{r.exports=P("node:util")}),3429:(r=>{r.exports=P("node:util/types")}),5919:(r=>{r.exports=P("node:worker_threads")}),8522:(r=>{r.exports=
P("node:zlib")}),857:(r=>{r.exports=P("os")}),6928:(r=>{r.exports=P("path")}),932:(r=>{r.exports=P("process")}),3193:(r=>{r.exports=P("string_decoder")}),3557:(r=>{
r.exports=P("timers")}),49:((r,w,n)=>{n.d(w,{h:()=>Xe});var c=n(336),p=n(3739),h=n(8302);async function l({raw:t,problems:e},o){if(t["api-map"].trim()==="")return;
const{readApiMap:s}=await Promise.all([n.e(815),n.e(132),n.e(875)]).then(n.bind(n,3875)),f=await s(t["api-map"],o).catch(I=>()=>{throw I});return typeof f=="fun\
ction"?e.try(f,void 0):f}var i=n(7924);const a=new Set(["pull_request_target","workflow_run"]);function g({pullRequest:t}){if(t?.fork)throw(0,i.Gq)("repository",
`pull request #${t.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository and branc\
h yourself if you trust the fork.')}function m({fork:t,eventName:e,selfHosted:o},s){if(t){if(a.has(e))throw(0,i.Gq)("mode",`a run on ${e} has the repository's t\
oken and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in a workflow on pull_request: it needs no secret \
and no permission but "contents: read".');if(o&&!s)throw(0,i.Gq)("allow-forks-on-self-hosted","this runner is self-hosted, and the pull request comes from a for\
k, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview.yml: check-runs-on), or set it to true if the machine run\
s one job only and reaches no private network.")}}function k(t){return{kind:"command",command:t,input:"id-token-command",description:"ID token from a command",obtain:(e,o)=>b(
t,o)}}async function b(t,{run:e,onSecret:o}){const s=(A,D)=>new p.GQ("token_command_failed",`The command of id-token-command ${A}`,{input:"id-token-command",remedy:"\
Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:D}),{exitCode:f,stdout:I}=await e(t).catch(A=>{throw s(
"could not be started",A)}),N=I.trim();if(N!==""&&o(N),f!==0)throw s(`ended with exit code ${f}`);if(N==="")throw s("printed nothing");if(/\s/.test(N))throw s("\
printed more than one word: an ID token has no spaces and no line ends");return N}function y(t){return{...t,kind:"github",input:"id-token-audience",mayLackEmail:!0,
description:t.audience?`GitHub OIDC, for ${t.audience}`:"GitHub OIDC",async obtain(e,{onSecret:o}){const{githubToken:s}=await Promise.all([n.e(70),n.e(541),n.e(
411),n.e(899)]).then(n.bind(n,2233));return s(t,e,o)}}}function T(t){const e=t.trim();return{kind:"given",token:e,input:"id-token",description:"ID token as give\
n",renewable:!1,async obtain(o,{onSecret:s}){return s(e),e}}}function d(t){return{...t,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exch\
anged at ${new URL(t.url).host}`,async obtain(e,{onSecret:o}){const{exchangedToken:s}=await Promise.all([n.e(70),n.e(541),n.e(411),n.e(899)]).then(n.bind(n,8427));
return s(t,e,o)}}}var $=n(1619);function O(t,e){const o=z(t),[s,f]=o;if(s&&f)throw(0,i.Gq)(f,`${s} is given as well, and a run has one identity`,`Leave out one \
of: ${o.join(", ")}.`);if(ie(t),s===void 0)return Se(e);if(C(s))return L[s](t[s]);if(!e.idTokenRequest)return ue(s,e);const I={requestUrl:e.idTokenRequest.url,requestToken:e.
idTokenRequest.token,audience:t["id-token-audience"]||void 0};return _[s](I,t)}const L={"id-token":T,"id-token-command":k},_={"token-exchange-url":(t,e)=>d({url:(0,$.
J)(e["token-exchange-url"],"token-exchange-url").href,audience:e["token-exchange-audience"]||void 0,clientID:e["token-exchange-client-id"]||void 0,subject:t}),"\
id-token-audience":y},v=[...Object.keys(L),...Object.keys(_)].filter(R);function R(t){return Object.hasOwn(L,t)||Object.hasOwn(_,t)}function C(t){return Object.
hasOwn(L,t)}const M=v.filter(t=>t!=="id-token-audience");function z(t){const e=v.filter(o=>t[o].trim()!=="");return e.includes("token-exchange-url")?e.filter(o=>o!==
"id-token-audience"):e}function ie(t){if(t["token-exchange-url"]!=="")return;const e=["token-exchange-audience","token-exchange-client-id"].find(o=>t[o]!=="");if(e)
throw(0,i.LO)("token-exchange-url",`${e} means nothing without it`,"Give the token endpoint.")}const Ee="Give one of: id-token-audience with token-exchange-url \
(the usual way), id-token, id-token-command, or id-token-audience alone.";function Se(t){if(ae(t))return ue("id-token",t);throw(0,i.LO)("id-token-audience","no \
input provides an ID token",Ee)}function ae(t){return t.dependabot||t.pullRequest?.fork===!0}function ue(t,e){return new p.GQ("no_id_token",`This run can have n\
o ID token: ${q(e)}`,{input:t,remedy:ae(e)?de:ee})}function q(t){return t.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":
t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const ee=`Add to the job, and to the calli\
ng workflow if this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,de=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var te=n(2562),W=n(9127),ne=n(2345);const le=40;function ce(t,e,o){const s=t.trim().replace(/\{([^{}]*)\}/g,(f,I)=>_e(I.trim(),e,o));if(ne.cS.
test(s))return s;throw(0,i.Gq)(e,`"${(0,i.SP)(s)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at bot\
h ends.')}function _e(t,e,o){if(t==="pr")return String(fe("{pr}",e,o));if(t==="branch")return he(e,o);const s=/^slot:(.*)$/.exec(t)?.[1];if(s!==void 0)return pe(
s,e,o);throw(0,i.Gq)(e,`there is no placeholder {${(0,i.SP)(t)}}${(0,i.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function fe(t,e,o){
if(o.pullRequest)return o.pullRequest.number;throw(0,i.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${o.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function pe(t,e,o){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,i.Gq)(e,`{slot:${(0,i.SP)(
t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(fe(`{slot:${t}}`,e,o)%Number(t))}function he(t,e){const o=e.pullRequest?.headBranch??
e.refName;if(o!==void 0)return me(o);throw(0,i.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function me(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=le&&/^[\w./-]+$/.test(t))return e;const{createHash:o}=process.getBuiltinModule(
"node:crypto"),s=o("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,le-9).replace(/-+$/,"")}-${s}`.replace(/^-/,"")}class oe{raw;context;problems;constructor(e,o,s){
this.raw=e,this.context=o,this.problems=s}boolean(e){return this.problems.try(()=>(0,i.yG)(this.raw[e],e),!1)}choice(e,o){return this.problems.try(()=>(0,i.HU)(
this.raw[e],o,e),o[0])}duration(e){return this.problems.try(()=>(0,W.E9)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,o){return this.
problems.try(()=>{const s=this.optional(e)??o;if(s===void 0)throw(0,i.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return ce(s,e,this.context)},
"")}}function be(t,e,o){const{raw:s,problems:f}=t,I=["kvs-seed-file","kvs-prune-file"].filter(N=>s[N]!=="");if(I.length!==0){for(const N of I)f.try(()=>(0,i.yR)(
s[N],N,e),"");return{file:s["kvs-seed-file"],table:s["kvs-table"],url:s["kvs-url"],region:s["kvs-region"],token:s["kvs-token"],"ttl-seconds":s["kvs-ttl-seconds"],
concurrency:s["kvs-concurrency"],verify:s["kvs-verify"],"prune-file":s["kvs-prune-file"],"dry-run":o?"true":s["dry-run"]}}}var se=n(597);function ye(t,e,o){const s={
repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},f=t.repository.trim()||s.repository,I=t.branch.trim()||s.branch;
if(f===void 0)throw(0,i.LO)("repository","this run has none of its own","Write it as owner/name.");const N=V(f);if(I===void 0)throw(0,i.LO)("branch","this run i\
s for no branch","Name the branch to build.");!o&&t.repository.trim()===""&&g(e);const A=f.toLowerCase()===s.repository?.toLowerCase()&&I===s.branch;return{repository:N,
branch:u(I),commit:A?e.sha:void 0}}function V(t){const e=(0,se.Nu)(t,!0);if(e.kind!=="refused")return t;throw(0,i.Gq)("repository",`"${(0,i.SP)((0,se.ri)(t))}" ${e.
problem}`,`Write ${e.instead}.`)}function u(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||E(t))throw(0,i.Gq)("branch",`"${(0,i.SP)(t)}" cann\
ot be the name of a branch`,"Name a branch as git does: main.");return t}function E(t){return new RegExp("\\p{Cc}","u").test(t)}function S(t,e){const o=t["compa\
re-to"].trim();if(o!==""){if(e!=="check")throw(0,i.Gq)("compare-to",`only a check compares, and mode is "${(0,i.SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.
test(o)||o.length>255||E(o))throw(0,i.Gq)("compare-to",`"${(0,i.SP)(o)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return o}}var U=n(50);
function G(t){if(t.trim()==="")throw(0,i.LO)("base-url","it is the address of the control plane","Give its https URL.");const e=(0,$.J)(t,"base-url").href.replace(
/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,i.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function j(t){
const e=t.trim();if(e==="")return;const o=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(o)&&URL.canParse(o)&&!/[{}]/.test(o))return e;
throw(0,i.Gq)("url-template",`"${(0,i.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function F(t,e,o){
const s=new te.Z,f=s.try(()=>(0,i.HU)(t.mode,U.mc.mode.choices,"mode"),"deploy");if(f==="close")return Y(new oe(t,e,s));const I=f==="check"?void 0:s.try(()=>O(t,
e),void 0);if(I instanceof p.GQ){if((0,i.HU)(t["on-no-token"],U.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",reason:I};s.add(I)}const N=await J(
new oe(t,e,s),f,I,o);return s.throwIfAny(),N}function Y(t){const{context:e,problems:o}=t,s=o.try(()=>{if(e.pullRequest)return e.pullRequest.number;throw(0,i.Gq)(
"mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: github.event.action == 'closed'` in a work\
flow on pull_request.")},0),f=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)];o.try(()=>S(t.raw,"close"),void 0);const I=Q(
t);return I.token===""&&o.add((0,i.LO)("github-token","the action comments on the pull request with it","Leave it out: it has a default.")),o.throwIfAny(),{kind:"\
close",app:f.join("/"),pullRequest:s,github:I}}function Q(t){return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.pullRequest?
"preview":"production"),comment:t.boolean("comment")}}async function J(t,e,o,s){const{raw:f,context:I,problems:N}=t,A=e==="check"?"check":void 0,{env:D,notice:K,
secrets:B}=await Z(t,s),{settings:ke,statusMap:ve}=await Pe(t),Oe=await l(t,s),{configuration:qe,commit:et}=Ne(t,ke,e==="check"||o instanceof p.GQ);return{kind:"\
deploy",plan:{org:t.identifier("org",A),project:t.identifier("project",A),app:t.identifier("app",A),rememberedAppID:void 0,create:t.boolean("create"),appType:t.
optional("app-type")??U.mc["app-type"].default,configuration:qe,env:D,commit:et,attachTo:void 0,follow:{...Le(t),statusMap:new Map([...Oe?.statuses??[],...ve])},
verify:t.choice("verify",U.mc.verify.choices),urlTemplate:N.try(()=>j(f["url-template"]),void 0),dryRun:t.boolean("dry-run"),apiMap:Oe},target:H(t,e,o),github:Q(
t),seed:be(t,s,e==="check"),notices:K===void 0?[]:[K],secrets:xe(f,I,[...B.values()]),secretVariables:B}}function H(t,e,o){const{raw:s,context:f,problems:I}=t,N=t.
boolean("allow-forks-on-self-hosted");e==="check"&&I.try(()=>m(f,N),void 0);const A=e==="check"?"":I.try(()=>G(s["base-url"]),""),D=I.try(()=>S(s,e),void 0);return o===
void 0||o instanceof p.GQ?{mode:"check",compareTo:D}:{mode:"deploy",baseUrl:A,source:o}}async function Z(t,e){const{raw:o,problems:s}=t,f=t.boolean("clear-env");
if(o.env!==""||o["secret-env"]!==""||o["env-file"]!=="")return(await n.e(663).then(n.bind(n,8031))).planEnv(o,f,e,s);const I=new Map;return{env:f?{kind:"replace",
variables:I}:{kind:"leave"},secrets:I,notice:void 0}}async function Pe(t){const{raw:e,problems:o}=t,s=e.noindex===""?{}:{noindex:t.boolean("noindex")};if(e["app\
-settings"]===""&&e["status-map"]==="")return{settings:s,statusMap:new Map};const{parseSettings:f,parseStatusMap:I}=await n.e(663).then(n.bind(n,7947));return{settings:{
...o.try(()=>f(e),{}),...s},statusMap:o.try(()=>I(e["status-map"]),new Map)}}function Ne(t,e,o){const{raw:s,context:f,problems:I}=t,N=I.try(()=>ye(s,f,o),{repository:"",
branch:"",commit:void 0});return{commit:N.commit,configuration:{repository:N.repository,branch:N.branch,...(0,h.Eb)({buildCommand:t.optional("build-command"),outputDirectory:t.
optional("output-directory"),region:t.optional("region")}),settings:e}}}function Le(t){const{raw:e}=t;return{wait:t.boolean("wait"),timeoutMs:t.duration("timeou\
t"),onTimeout:t.choice("on-timeout",U.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration("poll-interval")}}function xe(t,e,o){return[
...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],...o].filter(f=>f.trim()!=="")}var re=n(5807);const Ae=4,De=8;function ge(t){const e=[
t.trim(),...t.split(/\r?\n/).map(o=>o.trim())];return[...new Set(e)].filter(o=>o.length>=Ae)}class Ce{#e=new Set;#n;add(e){const o=ge(e).filter(s=>!this.#e.has(
s));for(const s of o)for(const f of[s,JSON.stringify(s).slice(1,-1),encodeURIComponent(s.toWellFormed())])this.#e.add(f);return o.length>0&&(this.#n=void 0),o}redact(e){
if(this.#e.size===0)return e;this.#n??=Me(this.#e);const[o="",...s]=e.replace(this.#n,"***").split("\u2026").reverse();return[...s.reverse().map(f=>this.#t(f)),
o].join("\u2026")}#t(e){for(const o of this.#e){const s=e.lastIndexOf(o.slice(0,De));if(s!==-1&&o.startsWith(e.slice(s)))return`${e.slice(0,s)}***`}return e}}function Me(t){
const e=[...t].sort((o,s)=>s.length-o.length);return new RegExp(e.map(re.Kf).join("|"),"g")}var we=n(3214);function Ge(t,e){const o=s=>e.redact(s);return{line:s=>t.
line(o(s)),group:s=>t.group(o(s)),endGroup:()=>t.endGroup(),replay:(s,f)=>t.replay(s.map(o),f),annotate:(s,f)=>{const I=f.title===void 0?{}:{title:o(f.title)};t.
annotate(s,{...f,...I,message:o(f.message)})},mask:s=>t.mask(s),output:(s,f)=>t.output(s,f),state:(s,f)=>t.state(s,f),summary:s=>t.summary(s)}}var je=n(246),Ie=n(
6861),$e=n(9439);class He{#e;#n;#t=new Set;#o=!1;constructor(e,o){this.#e=e,this.#n=o}tell(e){switch(e.type){case"phase-started":this.closeGroup(),this.#e.group(
$e.K[e.phase]),this.#o=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.unwished?"\u2717":"\u2713"} ${$e.K[e.phase]}: ${e.detail} (${(0,W.a3)(e.
ms)})`);break;case"warning":case"notice":this.#i(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"failure":this.#r(e.report);break;case"app-known":case"\
deployment-known":case"status":case"heartbeat":case"url":this.#e.line(Be(e));break;default:(0,p.xb)(e)}}closeGroup(){this.#o&&this.#e.endGroup(),this.#o=!1}#i(e,o,s){
if(!this.#t.has(o)){this.#t.add(o),this.#n.add(e,{message:(0,re.Ow)(o)});for(const f of s?.split(`
`)??[])this.#e.line(`  ${f}`)}}#r(e){this.closeGroup();const o=(0,re.Ow)(e.headline,500);if(e.diagnostics.some(({severity:s})=>s==="error")?this.#e.line(`\u2717 ${o}`):
this.#n.add("error",{title:"Deployment failed",message:o}),e.remedy!==void 0)for(const s of e.remedy.split(`
`))this.#e.line(`  ${s}`);for(const s of e.diagnostics)this.#n.addDiagnostic(s);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function Be(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,W.a3)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,W.a3)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,p.xb)(t)}}var Fe=n(
5239);function Ke(t,e,o){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
JSON.stringify((0,we.m)((0,we.O)(t.failure,o))):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function We(t,e){const o=[...e].filter(
([,D])=>ge(D).some(K=>Object.values(t).some(B=>B.includes(K))));if(o.length===0)return;const s=o.flatMap(([,D])=>ge(D)),f=Object.entries(t).filter(([,D])=>s.some(
K=>D.includes(K))),I=o.map(([D])=>D).join(", "),[N,A]=o.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${N} of ${I} ${A}\
 in the output ${f.map(([D])=>D).join(", ")}: GitHub drops every output that contains a masked value`,remedy:`If a value is not secret, give it by env, under a \
name that does not look secret. The words: ${(0,Fe.f)("variables")}`}}const X=()=>n.e(209).then(n.bind(n,3209)),Ve=3e4,Qe=4e3;function ze(t){return new Ye(t)}class Ye{#e;#n=new Ce;#t;#o;#i;#r=[];#u;#a;#l;#c;#f="";#s={
appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#e=e,this.#t=Ge(e.runner,this.#n),this.#o=new je.r(this.#t),this.#i=new He(this.#t,this.#o);
const{raw:o,context:s}=e.run;for(const f of U.Qh)U.mc[f].kind==="secret"&&this.addSecret(o[f]);this.addSecret(s.idTokenRequest?.token??"")}report=e=>{e.type==="\
app-known"&&(this.#s={...this.#s,appID:e.appID}),e.type==="deployment-known"&&(this.#s={...this.#s,deployID:e.deployID}),e.type==="url"&&(this.#s={...this.#s,url:e.
url}),e.type==="failure"&&(this.#s={...this.#s,failure:e.report}),e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#b(
e)),this.#a?.tell(e)};addSecret(e){for(const o of this.#n.add(e))this.#t.mask(o)}accept(e){this.#u=e;for(const o of e.secrets)this.addSecret(o);for(const o of e.
notices)this.report({type:"notice",message:o})}follow(e){this.#a=e}checkedOut(e){this.#l=e}async checked(e){this.#c=e;const{tellFindings:o}=await X();o(this.#t,
this.#o,e)}async compared(e){const{comparisonSection:o}=await X();this.#f=o(e,s=>this.#n.redact(s))}async finish(e,o){this.#i.closeGroup();const{error:s}=e;return s?.
code==="check_failed"?this.#t.line(`\u2717 ${(0,re.Ow)(s.message,500)}`):s&&s.code!=="deploy_failed"&&(0,Ie.Q)(this.#t,this.#o,s),o?.error&&(0,Ie.Q)(this.#t,this.#o,
o.error),this.#p(e,o),await this.#m(e,o),e.error!==void 0||e.status==="failed"||e.status==="cancelled"||o?.error?1:0}async seedReporter(){const{seedLog:e}=await X();
return this.#t.line("Keys"),e(this.#t,this.#o,this.#e.clock)}fail(e){return this.finish({...this.#s,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){
this.#o.add("notice",{title:"Deploy skipped",message:e.message});const o={...this.#s,status:"skipped",appCreated:!1,phases:[],error:e};return this.#p(o,void 0),
await this.#d(o,void 0),0}#p(e,o){const s=Ke(e,o,this.#n);for(const I of U.P0)this.#t.output(I,s[I]);const f=We(s,this.#u?.secretVariables??new Map);f&&this.report(
{type:"warning",...f})}async#m(e,o){if(await this.#d(e,o),!this.#a)return;const{briefComment:s,endingOf:f,pageFacts:I}=await X(),N=this.#r.length,A=e.error?.code===
"interrupted"?Qe:Ve,D=I(this.#h(e,o));await Je(A,this.#a.finish(f(D,e),s(D))),this.#r.length>N&&await this.#d(e,o)}async#d(e,o){const{pageFacts:s,renderSummary:f}=await X();
this.#t.summary(f(s(this.#h(e,o))))}#h(e,o){return{outcome:e,seeded:o,run:this.#e.run,planned:this.#u,built:this.#l,checked:this.#c,compared:this.#f,warnings:this.#r,
unannotated:this.#o.dropped,secrets:this.#n}}#b(e){return e.type==="failure"?{...e,report:(0,we.O)(e.report,this.#n)}:e}}async function Je(t,e){const o=Promise.
withResolvers(),s=setTimeout(o.resolve,t);try{await Promise.race([e,o.promise])}finally{clearTimeout(s)}}var Ze=n(2536);async function Xe(t,e){const s={runner:(0,Ze.
Aq)(t.summaryFile),run:t,clock:c.ml,random:Math.random},f=ze(s),I=await F(t.raw,t.context,t.readFile).catch(p.I7);if(I instanceof Error)return f.fail(I);if(I.kind===
"skip")return f.skip(I.reason);if(I.kind==="close"){const{closePreview:N}=await Promise.all([n.e(411),n.e(319)]).then(n.bind(n,9285));return N(I,{...s,env:e.env})}
f.accept(I);try{const N=ve=>f.addSecret(ve),A=I.seed&&await Promise.all([n.e(118),n.e(687)]).then(n.bind(n,5687)),D=I.seed&&await A?.prepareSeed(I.seed,{...e,onSecret:N}),
{carryOut:K}=await Promise.all([n.e(70),n.e(541),n.e(411),n.e(899)]).then(n.bind(n,6603)),B=await K(I,f,s,e),ke=B.status==="succeeded"&&B.error===void 0;return A&&
B.status==="pending"&&f.report(A.KEYS_LEFT),await f.finish(B,ke?await D?.(await f.seedReporter()):void 0)}catch(N){return f.fail((0,p.I7)(N))}}}),4664:((r,w,n)=>{
n.d(w,{c:()=>i});var c=n(3024),p=n(6760),h=n(8302),l=n(50);function i(d=process.env){const $=d.GITHUB_WORKSPACE||process.cwd();return{raw:a(d),context:g(d,$),summaryFile:d.
GITHUB_STEP_SUMMARY||void 0,saved:d.STATE_slipway??"",readFile:O=>(0,c.readFileSync)((0,p.resolve)($,O),"utf8")}}function a(d){const $={};for(const O of l.Qh){const L=d[`\
INPUT_${O.toUpperCase()}`]?.trim();L&&($[O]=L)}return(0,l.me)($)}function g(d,$){const O=d.GITHUB_REPOSITORY||void 0,L=b(d.GITHUB_EVENT_PATH),_=d.GITHUB_SERVER_URL||
"https://github.com",[v,R]=[d.ACTIONS_ID_TOKEN_REQUEST_URL,d.ACTIONS_ID_TOKEN_REQUEST_TOKEN],C=y(y(L,"pull_request"),"head"),M=m(y(L,"pull_request"),O);return{serverUrl:_,
apiUrl:d.GITHUB_API_URL||"https://api.github.com",repository:O,refName:d.GITHUB_REF_NAME||void 0,sha:T(C.sha)??(d.GITHUB_SHA||void 0),eventName:d.GITHUB_EVENT_NAME||
void 0,pullRequest:M,fork:M?.fork===!0||k(y(L,"workflow_run"),O),selfHosted:d.RUNNER_ENVIRONMENT==="self-hosted",dependabot:d.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:v&&
R?{url:v,token:R}:void 0,runUrl:O&&d.GITHUB_RUN_ID?`${_}/${O}/actions/runs/${d.GITHUB_RUN_ID}`:void 0,workspace:$}}function m(d,$){const O=y(d,"head"),L=T(O.ref);
if(typeof d.number!="number"||L===void 0)return;const _=T(y(O,"repo").full_name);return{number:d.number,headRepository:_,headBranch:L,baseBranch:T(y(d,"base").ref)??
"",fork:_?.toLowerCase()!==$?.toLowerCase()}}function k(d,$){return d.id===void 0?!1:T(y(d,"head_repository").full_name)?.toLowerCase()!==$?.toLowerCase()}function b(d){
if(!d)return{};try{const $=JSON.parse((0,c.readFileSync)(d,"utf8"));return(0,h.Gv)($)?$:{}}catch{return{}}}function y(d,$){const O=d[$];return(0,h.Gv)(O)?O:{}}function T(d){
return typeof d=="string"&&d!==""?d:void 0}}),246:((r,w,n)=>{n.d(w,{r:()=>l});var c=n(8302),p=n(5807);const h=10;class l{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(a){
this.#e=a}get dropped(){return this.#t}add(a,g){if(this.#n[a]<h){this.#n[a]++,this.#e.annotate(a,g);return}this.#t++;const{place:m}=g,k=m===void 0?"":`${m.file}${m.
line===void 0?"":`:${m.line}`}: `;this.#e.line(`${a}: ${k}${g.message}`)}addDiagnostic(a){const{file:g,line:m,column:k}=a,b={file:g,...(0,c.Eb)({line:m??void 0,
column:k??void 0})},y=a.code===null?{}:{title:(0,p.Ow)(a.code,80)};this.add(a.severity,{...y,message:(0,p.Ow)(a.message,1e3),place:b})}}}),6861:((r,w,n)=>{n.d(w,
{Q:()=>p,W:()=>h});var c=n(5807);function p(a,g,m){for(const k of[m,...m.also]){const b=k.place===void 0?{}:{place:k.place};g.add("error",{message:(0,c.Ow)(k.message),
...b});for(const y of h(k))a.line(`  ${y}`)}}function h(a){const g=a.remedy?.split(`
`)??[];return a.mender==="user"?g:[...g,...l(a),...i(a.cause)]}function l({call:a}){if(!a)return[];const g=a.status===void 0?"":` answered ${a.status}`,m=a.requestID===
void 0?"":` (request ${a.requestID})`;return[`Call: ${a.method} ${a.path}${g}${m}`]}function i(a,g=0){return!(a instanceof Error)||g>3?[]:[`Cause: ${(0,c.Ow)(a.
message,500)}`,...i(a.cause,g+1)]}}),2536:((r,w,n)=>{n.d(w,{MX:()=>oe,Aq:()=>se});var c=n(3024),p=n(857);function h(u){return u==null?"":typeof u=="string"||u instanceof
String?u:JSON.stringify(u)}function l(u){return Object.keys(u).length?{title:u.title,file:u.file,line:u.startLine,endLine:u.endLine,col:u.startColumn,endColumn:u.
endColumn}:{}}function i(u,E,S){const U=new m(u,E,S);process.stdout.write(U.toString()+p.EOL)}function a(u,E=""){i(u,{},E)}const g="::";class m{constructor(E,S,U){
E||(E="missing.command"),this.command=E,this.properties=S,this.message=U}toString(){let E=g+this.command;if(this.properties&&Object.keys(this.properties).length>
0){E+=" ";let S=!0;for(const U in this.properties)if(this.properties.hasOwnProperty(U)){const G=this.properties[U];G&&(S?S=!1:E+=",",E+=`${U}=${b(G)}`)}}return E+=
`${g}${k(this.message)}`,E}}function k(u){return h(u).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function b(u){return h(u).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var y=n(9896);function T(u,E){const S=process.env[`GITHUB_${u}`];if(!S)throw new Error(
`Unable to find environment variable for file command ${u}`);if(!y.existsSync(S))throw new Error(`Missing file at path: ${S}`);y.appendFileSync(S,`${h(E)}${p.EOL}`,
{encoding:"utf8"})}function d(u,E){const S=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,U=h(E);if(u.includes(S))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${S}"`);if(U.includes(S))throw new Error(`Unexpected input: value should not contain the delimiter "${S}"`);return`${u}\
<<${S}${p.EOL}${U}${p.EOL}${S}`}var $=n(6928),O=function(u,E,S,U){function G(j){return j instanceof S?j:new S(function(F){F(j)})}return new(S||(S=Promise))(function(j,F){
function Y(H){try{J(U.next(H))}catch(Z){F(Z)}}function Q(H){try{J(U.throw(H))}catch(Z){F(Z)}}function J(H){H.done?j(H.value):G(H.value).then(Y,Q)}J((U=U.apply(u,
E||[])).next())})},L;(function(u){u[u.Success=0]="Success",u[u.Failure=1]="Failure"})(L||(L={}));function _(u,E){const S=toCommandValue(E);if(process.env[u]=S,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(u,E));issueCommand("set-env",{name:u},S)}function v(u){i("add-mask",{},u)}function R(u){
process.env.GITHUB_PATH||""?issueFileCommand("PATH",u):issueCommand("add-path",{},u),process.env.PATH=`${u}${path.delimiter}${process.env.PATH}`}function C(u,E){
const S=process.env[`INPUT_${u.replace(/ /g,"_").toUpperCase()}`]||"";if(E&&E.required&&!S)throw new Error(`Input required and not supplied: ${u}`);return E&&E.
trimWhitespace===!1?S:S.trim()}function M(u,E){const S=C(u,E).split(`
`).filter(U=>U!=="");return E&&E.trimWhitespace===!1?S:S.map(U=>U.trim())}function z(u,E){const S=["true","True","TRUE"],U=["false","False","FALSE"],G=C(u,E);if(S.
includes(G))return!0;if(U.includes(G))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${u}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function ie(u,E){if(process.env.GITHUB_OUTPUT||"")return T("OUTPUT",d(u,E));process.
stdout.write(p.EOL),i("set-output",{name:u},h(E))}function Ee(u){issue("echo",u?"on":"off")}function Se(u){process.exitCode=L.Failure,q(u)}function ae(){return process.
env.RUNNER_DEBUG==="1"}function ue(u){issueCommand("debug",{},u)}function q(u,E={}){i("error",l(E),u instanceof Error?u.toString():u)}function ee(u,E={}){i("war\
ning",l(E),u instanceof Error?u.toString():u)}function de(u,E={}){i("notice",l(E),u instanceof Error?u.toString():u)}function te(u){process.stdout.write(u+p.EOL)}
function W(u){a("group",u)}function ne(){a("endgroup")}function le(u,E){return O(this,void 0,void 0,function*(){W(u);let S;try{S=yield E()}finally{ne()}return S})}
function ce(u,E){if(process.env.GITHUB_STATE||"")return T("STATE",d(u,E));i("save-state",{name:u},h(E))}function _e(u){return process.env[`STATE_${u}`]||""}function fe(u){
return O(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(u)})}var pe=n(3739),he=n(8302),me=n(5807);const oe="slipway",be={error:q,warning:ee,notice:de};
function se(u){const E=ye();return{line:S=>te(V(S)),group:S=>W(V(S)),endGroup:ne,replay:(S,U)=>{te([`::stop-commands::${U}`,...S.map(V),`::${U}::`].join(`
`))},annotate:(S,{message:U,title:G,place:j})=>{const{file:F,line:Y,column:Q}=j??{};be[S](V(U),(0,he.Eb)({title:G,file:F,startLine:Y,startColumn:Q}))},mask:v,output:(S,U)=>E(
"the outputs",()=>ie(S,U)),state:(S,U)=>E("the state for the post step",()=>ce(S,U)),summary:S=>{u!==void 0&&E("the summary",()=>(0,c.writeFileSync)(u,S))}}}function ye(){
const u=new Set;return(E,S)=>{try{S()}catch(U){u.has(E)||ee(V(`The runner cannot keep ${E}: ${(0,pe.I7)(U).message}`)),u.add(E)}}}function V(u){return(0,me.Ow)(
u).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),1619:((r,w,n)=>{n.d(w,{J:()=>h,h:()=>l});var c=n(3739),p=n(1709);function h(i,a){const g=i.trim(),
m=URL.canParse(g)?new URL(g):void 0;if(m===void 0||!["http:","https:"].includes(m.protocol))throw new c.GQ("invalid_input",`${a} is not an http(s) address`,{input:a,
remedy:"Write it with its scheme, as https://platform.example.com."});if(m.username!==""||m.password!==""||m.search!==""||m.hash!=="")throw new c.GQ("invalid_in\
put",`${a} has more than host and path`,{input:a,remedy:"Leave out user name, password, query and fragment."});return l(m,a),m.pathname=m.pathname.replace(/\/+$/,
""),m}function l(i,a){if(!(i.protocol==="https:"||i.protocol==="http:"&&(0,p.c)(i.hostname)))throw new c.GQ("insecure_url",`${a} names ${i.origin}, which is not\
 https`,{input:a,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((r,w,n)=>{n.d(w,{ml:()=>p,fm:()=>l});
const c=P("node:timers/promises"),p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(i,a){a?.throwIfAborted();try{await(0,c.setTimeout)(i,void 0,
{signal:a})}catch(g){throw a?.throwIfAborted(),g}},after(i,a){const g=setTimeout(a,i);return()=>clearTimeout(g)}},h={now(){const{user:i,system:a}=process.cpuUsage();
return(i+a)/1e3}},l=(i,a)=>{const g=setInterval(a,i).unref();return()=>clearInterval(g)}}),5239:((r,w,n)=>{n.d(w,{f:()=>p});const c="slipway/slipway";function p(h){
return`https://github.com/${c}/blob/main/docs/${h}.md`}}),9127:((r,w,n)=>{n.d(w,{E9:()=>h,a3:()=>l});var c=n(3739);const p=[36e5,6e4,1e3,1];function h(m,k){const b=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(m.trim()),[,...y]=b??[],T=p.reduce((d,$,O)=>d+Number(y[O]??0)*$,0);if(!b||T===0)throw new c.GQ("invalid_input",`${k}: "${m}" is not a duration`,{input:k,remedy:"\
Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return T}function l(m){if(m<1e3)return`${Math.round(m)}ms`;if(m<59950)return`${(m/
1e3).toFixed(1)}s`;const k=Math.round(m/1e3),b=y=>String(y).padStart(2,"0");return k<3600?`${Math.floor(k/60)}m ${b(k%60)}s`:`${Math.floor(k/3600)}h ${b(Math.floor(
k%3600/60))}m`}const i=null,a=null;function g(m,k){const b=k-m;if(b>a)return new Date(m).toISOString().slice(0,10);const[y,T]=i.find(([,$])=>b>=$)??[];if(!y||y===
"second"&&b<1e4)return"just now";const d=Math.floor(b/T);return`${d} ${y}${d===1?"":"s"} ago`}}),3739:((r,w,n)=>{n.d(w,{GQ:()=>h,I7:()=>l,b$:()=>m,xU:()=>a,xb:()=>i});
const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},p=Object.keys(c);class h extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(b,y,T={}){super(y,T.cause===void 0?void 0:{cause:T.cause}),this.code=b,this.mender=c[b],this.remedy=
T.remedy,this.input=T.input,this.place=T.place,this.call=T.call,this.also=T.also??[]}with({code:b=this.code,message:y=this.message,...T}){const{remedy:d,input:$,
place:O,call:L,cause:_,also:v}=this;return new h(b,y,{remedy:d,input:$,place:O,call:L,cause:_,also:v,...T})}}function l(k){if(k instanceof h)return k;const b=k instanceof
Error?k.message:String(k);return new h("internal",b,{cause:k,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function i(k){throw new h(
"internal",`Unhandled case: ${JSON.stringify(k)}`)}function a(k){if(!(!(k instanceof Error)||!("code"in k)))return typeof k.code=="string"?k.code:void 0}const g=new Set(
["ENOSPC","EDQUOT"]);function m(k){return g.has(a(k))}}),8302:((r,w,n)=>{n.d(w,{Eb:()=>p,Gv:()=>c,KH:()=>h});function c(l){return typeof l=="object"&&l!==null&&
!Array.isArray(l)}function p(l){const i=Object.entries(l).filter(([,a])=>a!==void 0);return Object.fromEntries(i)}function h(l,i){return typeof l=="string"&&l.length<=
i}}),1709:((r,w,n)=>{n.d(w,{O:()=>c,c:()=>p});function c(h){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(h)}function p(h){return/^(?:[^.]+\.)*localhost\.?$/i.test(
h)||c(h.replace(/^\[|\]$/g,""))}}),5807:((r,w,n)=>{n.d(w,{Kf:()=>O,Nl:()=>y,Ow:()=>L,vI:()=>$,y1:()=>d});const c="\x1B",p="\x07",h=new RegExp(`${c}[\\]P_^X][^${p}${c}\
]*(?:${p}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),l=/[\t\n\v\f\r\u0085\u2028\u2029]/g,i=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200\
c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),a=new RegExp(`(?!\\t)(?:${i.source})`,"gu"),g=new RegExp(`${c}\
\\[[0-9;:]{0,40}m`,"g");function m(v){const R=v.includes(c)?v.match(g)??[]:[];return R.length===0?{texts:[v],codes:R}:{texts:v.split(g),codes:R}}const k=/^[ -~]*$/,
b=/^[\t -~]*$/;function y(v){return v.includes(c)?v.replace(h,""):v}function T(v){return b.test(v)?v:y(v).replace(/[\n\u2028\u2029]/g," ").replace(a,"")}function d(v){
return v.split(`
`).map(T).join(`
`)}function $(v,R){return v.length>R?_(v,R):v}function O(v){return v.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function L(v,R=2e3){const C=v.length>R*8+1024?v.slice(
0,R*8+1024):v;if(k.test(C)&&C.length<=R)return v;const M=y(C).replace(l," ").replace(i,"").toWellFormed();return M.length>R||C.length<v.length?_(M,R):M}function _(v,R){
if(R<1)return"";const C=v.slice(0,R-1),M=C.charCodeAt(C.length-1);return`${M>=55296&&M<=56319?C.slice(0,-1):C}\u2026`}}),2345:((r,w,n)=>{n.d(w,{BL:()=>m,G1:()=>g,
IC:()=>d,ST:()=>y,aT:()=>l,be:()=>a,cS:()=>k,jI:()=>p,jL:()=>i,jh:()=>T,lF:()=>b,ux:()=>c,yN:()=>h});const c={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,
minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},p=["api","web-ssr","sse"],h=["web-landing",...p],l="us-east-2",i="execute-api",a="SERVICE_KVS_",g=/^[A-Za-z_][A-Za-z0-9_]*$/,
m=/^[a-z][a-z0-9_]{0,31}$/,k=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,b={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},y={pageDefault:64*1024,pageMost:256*1024},T={subject:200,author:100},d={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),597:((r,w,n)=>{n.d(w,{Nu:()=>g,Rs:()=>L,bD:()=>i,ri:()=>$});const c=1024,p=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
h="owner/name, or a URL that begins with https://",l="--allow-local-git",i="https://github.com/{repository}.git";function a(_){const v=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(_)?.[1]??"";return p.test(v)?v.replace(/\.git$/,""):void 0}function g(_,v){if(_.length>c)return d(`has more than ${c} characters`);if(new RegExp("\\p{Cc}",
"u").test(_))return d("has control characters");if(p.test(_))return{kind:"name",name:_.replace(/\.git$/,"")};if(_.startsWith("/"))return v?{kind:"path",path:_}:
T("is a local path");const R=m(_);return R?.protocol==="https:"||R?.protocol==="http:"?k(R,v):R?.protocol==="file:"?b(R,v):y(_)}function m(_){return/^[a-z]+:\/\/\S+$/i.
test(_)&&URL.canParse(_)?new URL(_):void 0}function k(_,v){return _.username!==""||_.password!==""?d("contains a user name or password","the URL without them: t\
he platform has its own access"):_.protocol==="http:"&&!v?T("is a URL of plain http"):{kind:"remote",url:_}}function b(_,v){return _.host!==""||/%(?:2f|00)/i.test(
_.pathname)?d("is not a path on this machine"):v?{kind:"file",url:_}:T("is a local path")}function y(_){const[,v,R]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(_)??[];return v===void 0?d("is neither owner/name nor an https URL"):d("is an address for ssh or git://, but repositories are cloned over https",`https://${v}\
/${R}`)}function T(_){return d(`${_}, which a platform takes only with ${l}`)}function d(_,v=h){return{kind:"refused",problem:_,instead:v}}function $(_){return _.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function O(_,v){return _.replaceAll("{repository}",()=>v)}function L(_,v){const R="https://git.example.com/{reposito\
ry}.git";if(!_.includes("{repository}"))return{problem:"does not contain {repository}",instead:R};const C=O(_,"owner/name"),M=m(C);if(M?.protocol==="https:")return;
const z=M?.protocol==="http:"||M?.protocol==="file:"&&M.host==="";if(!(z&&v))return z?{problem:`begins with ${M?.protocol}//, which needs ${l}`,instead:`${R}, o\
r add ${l}`}:{problem:"is not an https URL",instead:R}}}),9439:((r,w,n)=>{n.d(w,{K:()=>p});const c=null,p={identity:"Identity",app:"App",configure:"Configuratio\
n",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"}}),3214:((r,w,n)=>{n.d(w,{O:()=>p,m:()=>i});var c=n(
5807);function p(a,g){const m=b=>g.redact(b),k=b=>b===void 0?void 0:m(b);return{...a,headline:m(a.headline),message:k(a.message),stage:k(a.stage),code:k(a.code),
remedy:k(a.remedy),diagnostics:a.diagnostics.map(b=>({...b,file:m(b.file),code:b.code===null?null:m(b.code),message:m(b.message)})),log:a.log.map(m)}}const h=100,
l=500;function i(a){return{...a,diagnostics:a.diagnostics.map(g=>({...g,message:(0,c.Ow)(g.message,l)})),log:a.log.slice(-h).map(g=>(0,c.Ow)(g,l))}}}),2562:((r,w,n)=>{
n.d(w,{Z:()=>p,b:()=>h});var c=n(3739);class p{#e=[];try(i,a){try{return i()}catch(g){const m=(0,c.I7)(g);if(m.code==="internal")throw g;return this.#e.push(m),
a}}add(i){this.#e.push(i)}throwIfAny(){const i=h(this.#e);if(i)throw i}}function h(l){const[i,...a]=l.flatMap(g=>[g.with({also:[]}),...g.also]);return i?.with({
also:a})}}),50:((r,w,n)=>{n.d(w,{mc:()=>a,Qh:()=>m,P0:()=>y,me:()=>T});const a={...{mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"\
`deploy`: deploys to `base-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `c\
lose`: after a pull request was closed, updates its GitHub deployment and its comment, without a request to the platform."},"base-url":{kind:"text",description:"\
The control plane, `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `a\
pp`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"\
The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"\
true",description:"`true`: create the app if the platform does not know it. `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"\
What the platform builds: `owner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch \
that the platform builds. On a pull request the default is its head branch, else the name of the ref."},"build-command":{kind:"text",description:"The command th\
at builds the app. If empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes. If empty, it is not sent."},region:{
kind:"text",description:"The app's region. If empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type for a new app."},"app\
-settings":{kind:"json",description:"A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value \
that an earlier deploy set, also of fields such as `outputDirectory`."},noindex:{kind:"choice",choices:["true","false"],description:"Whether to ask search engin\
es to leave the site out. Sent as the setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not."},env:{kind:"line\
s",description:"The app's variables: dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A\
 variable is masked only if its name or value looks secret, because GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"\
More variables of the same set, all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be gi\
ven when they name different variables."},"clear-env":{kind:"boolean",default:"false",description:"Without variables: replace the set by the empty one."}},...{"\
id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this aud\
ience. With `token-exchange-url`: the audience of the token that is exchanged."},"id-token-command":{kind:"text",description:"A command whose standard output is\
 the ID token. It runs again shortly before the token expires."},"token-exchange-url":{kind:"text",description:"A URL that exchanges the GitHub token for the id\
entity provider's ID token, which has `email` (RFC 8693)."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-e\
xchange-client-id":{kind:"text",description:"The `client_id` of the token exchange."}},...{wait:{kind:"boolean",default:"true",description:"`true`: follow the d\
eployment to its end. `false`: end when the platform has accepted it."},timeout:{kind:"duration",default:"30m",description:"The time from the trigger to a final\
 status: `90s`, `30m`, `1h30m`, without an upper limit."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit with 1.\
 `detach`: exit with 0 and `status` `pending`. In both cases the platform continues the deployment."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"\
fail",description:"If the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice a\
nd `status` `skipped`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"l\
ines",description:"Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the action does not know."},"api-map":{kind:"li\
nes",description:"How the service's requests and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.\
md."},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn",description:"After success, request the public URL until it answers below 400. If it do\
es not, `warn` or `fail`. `off`: do not request it."},"url-template":{kind:"text",description:"The public URL, if the platform's answers do not contain one: `ht\
tps://{subdomain}.example.com`."}},...{"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too\
, and the summary shows how the output differs."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: check`: also build a for\
k's pull request on a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},"github-token":{kind:"secret",default:"\
${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"\
The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."}},...{"kvs\
-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table\
 to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-tt\
l-seconds":{kind:"number",description:"The time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",default:"16",description:"Request\
s at the same time."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Ke\
ys to delete."}},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan, without requests that change anything."}},g=new Map(Object.
entries(a)),m=Object.keys(a).filter(k);function k(d){return Object.hasOwn(a,d)}const b={"app-id":"The app's ID.","app-created":"`true` if this run created the a\
pp.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment f\
ailed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},y=Object.keys(b).filter(d=>d in b);function T(d){const $=m.
map(O=>{const L=g.get(O)?.default??"";return[O,d[O]||(L.startsWith("${{")?"":L)]});return Object.fromEntries($)}}),7924:((r,w,n)=>{n.d(w,{Gq:()=>p,HU:()=>i,LO:()=>h,
SP:()=>m,au:()=>a,yG:()=>l,yR:()=>k});var c=n(3739);function p(b,y,T){return new c.GQ("invalid_input",`${b}: ${y}`,{input:b,remedy:T})}function h(b,y,T){return new c.
GQ("missing_input",`${b} is missing: ${y}`,{input:b,remedy:T})}function l(b,y){switch(b.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw p(
y,`"${m(b)}" is neither true nor false`,"Write true or false.")}}function i(b,y,T){const d=y.find(O=>O===b.trim().toLowerCase());if(d!==void 0)return d;const $=y.
map(O=>`"${O}"`).join(", ");throw p(T,`"${m(b)}" is not one of ${$}${a(b,y)}`,`Write one of ${$}.`)}function a(b,y){const T=y.map(d=>({name:d,distance:g(b.trim().
toLowerCase(),d.toLowerCase())})).sort((d,$)=>d.distance-$.distance)[0];return T&&T.distance<=Math.max(1,Math.floor(T.name.length/3))?`; did you mean "${T.name}\
"?`:""}function g(b,y){if(b.length>100||y.length>100)return Number.POSITIVE_INFINITY;let T=Array.from({length:y.length+1},(d,$)=>$);for(let d=1;d<=b.length;d++){
const $=[d];for(let O=1;O<=y.length;O++){const L=(T[O-1]??0)+(b[d-1]===y[O-1]?0:1);$.push(Math.min(L,(T[O]??0)+1,($[O-1]??0)+1))}T=$}return T[y.length]??0}function m(b){
const y=b.replace(/\s+/g," ").trim();return y.length>60?`${y.slice(0,57)}\u2026`:y}function k(b,y,T){try{return T(b)}catch(d){const $=(0,c.xU)(d)==="ENOENT"?"do\
es not exist":`cannot be read (${(0,c.xU)(d)??"fault"})`;throw new c.GQ("file_not_found",`${y}: the file ${b} ${$}`,{input:y,cause:d,remedy:"Give a path inside \
the workspace, and check the repository out before this step."})}}}),9689:((r,w,n)=>{n.a(r,async(c,p)=>{try{var h=n(49),l=n(4664);const i=new AbortController;process.
on("SIGINT",()=>i.abort()),process.on("SIGTERM",()=>i.abort()),process.exitCode=await(0,h.h)((0,l.c)(),{env:process.env,signal:i.signal,startPlatform:async a=>(await Promise.
all([n.e(169),n.e(70),n.e(541),n.e(741)]).then(n.bind(n,607))).startLocalPlatform(a)}),p()}catch(i){p(i)}},1)})},Te={};function x(r){var w=Te[r];if(w!==void 0)return w.
exports;var n=Te[r]={id:r,loaded:!1,exports:{}},c=!0;try{Re[r](n,n.exports,x),c=!1}finally{c&&delete Te[r]}return n.loaded=!0,n.exports}x.m=Re,typeof x<"u"&&(x.
ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var r=typeof Symbol=="function"?Symbol(
"webpack queues"):"__webpack_queues__",w=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",n=typeof Symbol=="function"?Symbol("webpack e\
rror"):"__webpack_error__",c=h=>{h&&h.d<1&&(h.d=1,h.forEach(l=>l.r--),h.forEach(l=>l.r--?l.r++:l()))},p=h=>h.map(l=>{if(l!==null&&typeof l=="object"){if(l[r])return l;
if(l.then){var i=[];i.d=0,l.then(m=>{a[w]=m,c(i)},m=>{a[n]=m,c(i)});var a={};return a[r]=m=>m(i),a}}var g={};return g[r]=m=>{},g[w]=l,g});x.a=(h,l,i)=>{var a;i&&
((a=[]).d=-1);var g=new Set,m=h.exports,k,b,y,T=new Promise((d,$)=>{y=$,b=d});T[w]=m,T[r]=d=>(a&&d(a),g.forEach(d),T.catch($=>{})),h.exports=T,l(d=>{k=p(d);var $,
O=()=>k.map(_=>{if(_[n])throw _[n];return _[w]}),L=new Promise(_=>{$=()=>_(O),$.r=0;var v=R=>R!==a&&!g.has(R)&&(g.add(R),R&&!R.d&&($.r++,R.push($)));k.map(R=>R[r](
v))});return $.r?L:O()},d=>(d?y(T[n]=d):b(m),c(a))),a&&a.d<0&&(a.d=0)}})(),(()=>{var r=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,w;x.t=function(n,c){
if(c&1&&(n=this(n)),c&8||typeof n=="object"&&n&&(c&4&&n.__esModule||c&16&&typeof n.then=="function"))return n;var p=Object.create(null);x.r(p);var h={};w=w||[null,
r({}),r([]),r(r)];for(var l=c&2&&n;typeof l=="object"&&!~w.indexOf(l);l=r(l))Object.getOwnPropertyNames(l).forEach(i=>h[i]=()=>n[i]);return h.default=()=>n,x.d(
p,h),p}})(),x.d=(r,w)=>{for(var n in w)x.o(w,n)&&!x.o(r,n)&&Object.defineProperty(r,n,{enumerable:!0,get:w[n]})},x.f={},x.e=r=>Promise.all(Object.keys(x.f).reduce(
(w,n)=>(x.f[n](r,w),w),[])),x.u=r=>""+r+".index.js",x.o=(r,w)=>Object.prototype.hasOwnProperty.call(r,w),x.r=r=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
r,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(r,"__esModule",{value:!0})},x.nmd=r=>(r.paths=[],r.children||(r.children=[]),r),(()=>{var r={792:0},
w=n=>{var{ids:c,modules:p,runtime:h}=n,l,i,a=0;for(l in p)x.o(p,l)&&(x.m[l]=p[l]);for(h&&h(x);a<c.length;a++)i=c[a],x.o(r,i)&&r[i]&&r[i][0](),r[c[a]]=0};x.f.j=(n,c)=>{
var p=x.o(r,n)?r[n]:void 0;if(p!==0)if(p)c.push(p[1]);else{var h=import("./"+x.u(n)).then(w,l=>{throw r[n]!==0&&(r[n]=void 0),l}),h=Promise.race([h,new Promise(
l=>p=r[n]=[l])]);c.push(p[1]=h)}}})();var Ue=x(9689);Ue=await Ue;

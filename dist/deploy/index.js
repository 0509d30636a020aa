const S=process.getBuiltinModule;var ge={2613:(o=>{o.exports=S("assert")}),181:(o=>{o.exports=S("buffer")}),5317:(o=>{o.exports=S("child_process")}),4434:(o=>{o.
exports=S("events")}),9896:(o=>{o.exports=S("fs")}),4589:(o=>{o.exports=S("node:assert")}),6698:(o=>{o.exports=S("node:async_hooks")}),4573:(o=>{o.exports=S("no\
de:buffer")}),1421:(o=>{o.exports=S("node:child_process")}),7540:(o=>{o.exports=S("node:console")}),7598:(o=>{o.exports=S("node:crypto")}),3053:(o=>{o.exports=S(
"node:diagnostics_channel")}),610:(o=>{o.exports=S("node:dns")}),8474:(o=>{o.exports=S("node:events")}),3024:(o=>{o.exports=S("node:fs")}),1455:(o=>{o.exports=S(
"node:fs/promises")}),7067:(o=>{o.exports=S("node:http")}),2467:(o=>{o.exports=S("node:http2")}),7030:(o=>{o.exports=S("node:net")}),8161:(o=>{o.exports=S("node\
:os")}),6760:(o=>{o.exports=S("node:path")}),643:(o=>{o.exports=S("node:perf_hooks")}),1792:(o=>{o.exports=S("node:querystring")}),99:(o=>{o.exports=S("node:sql\
ite")}),7075:(o=>{o.exports=S("node:stream")}),6466:(o=>{o.exports=S("node:stream/promises")}),7830:(o=>{o.exports=S("node:stream/web")}),6193:(o=>{o.exports=S(
"node:string_decoder")}),7997:(o=>{o.exports=S("node:timers")}),8500:(o=>{o.exports=S("node:timers/promises")}),1692:(o=>{o.exports=S("node:tls")}),3136:(o=>{o.
exports=S("node:url")}),7975:(o=>{o.exports=S("node:util")}),3429:(o=>{o.exports=S("node:util/types")}),5919:(o=>{o.exports=S("node:worker_threads")}),8522:(o=>{
o.exports=S("node:zlib")}),857:(o=>{o.exports=S("os")}),6928:(o=>{o.exports=S("path")}),932:(o=>{o.exports=S("process")}),3193:(o=>{o.exports=S("string_decoder")}),
3557:(o=>{o.exports=S("timers")}),2483:((o,k,s)=>{s.d(k,{r:()=>d});var p=s(5807);const y=10;class d{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(i){this.#e=
i}get dropped(){return this.#t}add(i,a){if(this.#n[i]<y){this.#n[i]++,this.#e.annotate(i,a);return}this.#t++;const{place:c}=a,u=c===void 0?"":`${c.file}${c.line===
void 0?"":`:${c.line}`}: `;this.#e.line(`${i}: ${u}${a.message}`)}addDiagnostic(i){const{file:a,line:c,column:u}=i,E={file:a,...c===null?{}:{line:c},...u===null?
{}:{column:u}},w=i.code===null?{}:{title:(0,p.Ow)(i.code,80)};this.add(i.severity,{...w,message:(0,p.Ow)(i.message,1e3),place:E})}}}),1074:((o,k,s)=>{s.d(k,{h:()=>ht});
var p=s(1224),y=s(3739),d=s(7924);const l=new Set(["pull_request_target","workflow_run"]);function i({pullRequest:t}){if(t?.fork)throw(0,d.Gq)("repository",`pul\
l request #${t.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository and branch yo\
urself where you trust the fork.')}function a({fork:t,eventName:e,selfHosted:n},r){if(t){if(l.has(e))throw(0,d.Gq)("mode",`a run on ${e} has the repository's to\
ken and secrets, and this pull request comes from a fork, whose build could take them`,'Check pull requests in a workflow on pull_request: it needs no secret an\
d no permission but "contents: read".');if(n&&!r)throw(0,d.Gq)("allow-forks-on-self-hosted","this runner is self-hosted, and the pull request comes from a fork,\
 whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview.yml: check-runs-on), or set it to true where the machine is\
 used once and reaches nothing.")}}var c=s(1619);function u(t,e){const n=w(t),[r,b]=n;if(r&&b)throw(0,d.Gq)(b,`${r} is given as well, and a run has one identity`,
`Leave out one of: ${n.join(", ")}.`);if(v(t),r===void 0)return h(e);if(r==="id-token")return{kind:"given",token:t["id-token"].trim()};if(r==="id-token-command")
return{kind:"command",command:t["id-token-command"]};if(!e.idTokenRequest)return{kind:"none",error:m(r,e)};const g={requestUrl:e.idTokenRequest.url,requestToken:e.
idTokenRequest.token,audience:t["id-token-audience"]||void 0};return r==="id-token-audience"?{kind:"github",...g}:{kind:"exchange",url:(0,c.Jb)(t["token-exchang\
e-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:g}}const E=["id-token","\
id-token-command","token-exchange-url","id-token-audience"];function w(t){const e=E.filter(n=>t[n].trim()!=="");return e.includes("token-exchange-url")?e.filter(
n=>n!=="id-token-audience"):e}function v(t){if(t["token-exchange-url"]!=="")return;const e=["token-exchange-audience","token-exchange-client-id"].find(n=>t[n]!==
"");if(e)throw(0,d.LO)("token-exchange-url",`${e} means nothing without it`,"Give the token endpoint.")}const T="Give one of: id-token-audience with token-excha\
nge-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function h(t){if(f(t))return{kind:"none",error:m("id-token",t)};throw(0,d.LO)(
"id-token-audience","nothing says where the ID token comes from",T)}function f(t){return t.dependabot||t.pullRequest?.fork===!0}function m(t,e){return new y.GQ(
"no_id_token",`This run can have no ID token: ${$(e)}`,{input:t,remedy:f(e)?U:R})}function $(t){return t.pullRequest?.fork?"a pull request from a fork gets neit\
her secrets nor GitHub's OIDC":t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const R=`Ad\
d to the job, and to the calling workflow where this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,U=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
Where the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var A=s(2562),G=s(9127),F=s(2345);const z=40;function ke(t,e,n){const r=t.trim().replace(/\{([^{}]*)\}/g,(b,g)=>ve(g.trim(),e,n));if(F.cS.test(
r))return r;throw(0,d.Gq)(e,`"${(0,d.SP)(r)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both end\
s.')}function ve(t,e,n){if(t==="pr")return String(J("{pr}",e,n));if(t==="branch")return Se(e,n);const r=/^slot:(.*)$/.exec(t)?.[1];if(r!==void 0)return Ee(r,e,n);
throw(0,d.Gq)(e,`there is no placeholder {${(0,d.SP)(t)}}${(0,d.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function J(t,e,n){
if(n.pullRequest)return n.pullRequest.number;throw(0,d.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function Ee(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,d.Gq)(e,`{slot:${(0,d.SP)(
t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(J(`{slot:${t}}`,e,n)%Number(t))}function Se(t,e){const n=e.pullRequest?.headBranch??e.
refName;if(n!==void 0)return $e(n);throw(0,d.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function $e(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=z&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule(
"node:crypto"),r=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,z-9).replace(/-+$/,"")}-${r}`.replace(/^-/,"")}class Z{raw;context;problems;constructor(e,n,r){
this.raw=e,this.context=n,this.problems=r}boolean(e){return this.problems.try(()=>(0,d.yG)(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>(0,d.HU)(
this.raw[e],n,e),n[0])}duration(e){return this.problems.try(()=>(0,G.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.
problems.try(()=>{const r=this.optional(e)??n;if(r===void 0)throw(0,d.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return ke(r,e,this.context)},
"")}}function Te(t,e,n){const{raw:r,problems:b}=t,g=["kvs-seed-file","kvs-prune-file"].filter(I=>r[I]!=="");if(g.length!==0){for(const I of g)b.try(()=>(0,d.yR)(
r[I],I,e),"");return{file:r["kvs-seed-file"],table:r["kvs-table"],url:r["kvs-url"],region:r["kvs-region"],token:r["kvs-token"],"ttl-seconds":r["kvs-ttl-seconds"],
concurrency:r["kvs-concurrency"],verify:r["kvs-verify"],"prune-file":r["kvs-prune-file"],"dry-run":n?"true":r["dry-run"]}}}var Y=s(597);function Ie(t,e,n){const r={
repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},b=t.repository.trim()||r.repository,g=t.branch.trim()||r.branch;
if(b===void 0)throw(0,d.LO)("repository","this run has none of its own","Write it as owner/name.");if(g===void 0)throw(0,d.LO)("branch","this run is for no bran\
ch","Name the branch to build.");!n&&t.repository.trim()===""&&i(e);const I=b.toLowerCase()===r.repository?.toLowerCase()&&g===r.branch;return{repository:Re(b),
branch:Oe(g),commit:I?e.sha:void 0}}function Re(t){const e=(0,Y.Nu)(t,!0);if(e.kind!=="refused")return t;throw(0,d.Gq)("repository",`"${(0,d.SP)((0,Y.ri)(t))}" ${e.
problem}`,`Write ${e.instead}.`)}function Oe(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||X(t))throw(0,d.Gq)("branch",`"${(0,d.SP)(t)}" can\
not be the name of a branch`,"Name a branch as git does: main.");return t}function X(t){return new RegExp("\\p{Cc}","u").test(t)}function q(t,e){const n=t["comp\
are-to"].trim();if(n!==""){if(e!=="check")throw(0,d.Gq)("compare-to",`only a check compares, and mode is "${(0,d.SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.
test(n)||n.length>255||X(n))throw(0,d.Gq)("compare-to",`"${(0,d.SP)(n)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return n}}var L=s(224);
function xe(t){if(t.trim()==="")throw(0,d.LO)("base-url","it tells where the control plane is","Give its https URL.");const e=(0,c.Jb)(t,"base-url").href.replace(
/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,d.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function _e(t){
const e=t.trim();if(e==="")return;const n=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(n)&&!/[{}]/.test(n))return e;
throw(0,d.Gq)("url-template",`"${(0,d.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function Ue(t,e,n){
const r=new A.Z,b=r.try(()=>(0,d.HU)(t.mode,L.mc.mode.choices,"mode"),"deploy");if(b==="close")return Ne(new Z(t,e,r));const g=b==="check"?void 0:r.try(()=>u(t,
e),void 0);if(g?.kind==="none"){if((0,d.HU)(t["on-no-token"],L.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",reason:g.error};r.add(g.error)}
const I=await Pe(new Z(t,e,r),b,g,n);return r.throwIfAny(),I}function Ne(t){const{context:e,problems:n}=t,r=n.try(()=>{if(e.pullRequest)return e.pullRequest.number;
throw(0,d.Gq)("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: github.event.action == 'clos\
ed'` in a workflow on pull_request.")},0),b=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)];n.try(()=>q(t.raw,"close"),void 0);
const g=ee(t);return g.token===""&&n.add((0,d.LO)("github-token","it is what the pull request is told with","Leave it out: it has a default.")),n.throwIfAny(),{
kind:"close",app:b.join("/"),pullRequest:r,github:g}}function ee(t){return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.
pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function Pe(t,e,n,r){const{raw:b,context:g,problems:I}=t,N=e==="check"?"check":void 0,{env:x,
notice:_,secrets:P}=await Ce(t,r),{settings:C,statusMap:mt}=await Le(t),{configuration:bt,commit:yt}=De(t,C,e==="check"||n?.kind==="none");return{kind:"deploy",
plan:{org:t.identifier("org",N),project:t.identifier("project",N),app:t.identifier("app",N),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional(
"app-type")??L.mc["app-type"].default,configuration:bt,env:x,commit:yt,attachTo:void 0,follow:{...Ge(t),statusMap:mt},verify:t.choice("verify",L.mc.verify.choices),
urlTemplate:I.try(()=>_e(b["url-template"]),void 0),dryRun:t.boolean("dry-run")},target:Ae(t,e,n),github:ee(t),seed:Te(t,r,e==="check"),notices:_===void 0?[]:[_],
secrets:Me(b,g,[...P.values()]),secretVariables:P}}function Ae(t,e,n){const{raw:r,context:b,problems:g}=t,I=t.boolean("allow-forks-on-self-hosted");e==="check"&&
g.try(()=>a(b,I),void 0);const N=e==="check"?"":g.try(()=>xe(r["base-url"]),""),x=g.try(()=>q(r,e),void 0);return n===void 0||n.kind==="none"?{mode:"check",compareTo:x}:
{mode:"deploy",baseUrl:N,source:n}}async function Ce(t,e){const{raw:n,problems:r}=t,b=t.boolean("clear-env");if(n.env!==""||n["secret-env"]!==""||n["env-file"]!==
"")return(await s.e(31).then(s.bind(s,8031))).planEnv(n,b,e,r);const g=new Map;return{env:b?{kind:"replace",variables:g}:{kind:"leave"},secrets:g,notice:void 0}}
async function Le(t){const{raw:e,problems:n}=t,r=e.noindex===""?{}:{noindex:t.boolean("noindex")};if(e["app-settings"]===""&&e["status-map"]==="")return{settings:r,
statusMap:new Map};const{parseSettings:b,parseStatusMap:g}=await s.e(947).then(s.bind(s,7947));return{settings:{...n.try(()=>b(e),{}),...r},statusMap:n.try(()=>g(
e["status-map"]),new Map)}}function De(t,e,n){const{raw:r,context:b,problems:g}=t,I=g.try(()=>Ie(r,b,n),{repository:"",branch:"",commit:void 0}),[N,x,_]=[t.optional(
"build-command"),t.optional("output-directory"),t.optional("region")];return{commit:I.commit,configuration:{repository:I.repository,branch:I.branch,...N===void 0?
{}:{buildCommand:N},...x===void 0?{}:{outputDirectory:x},..._===void 0?{}:{region:_},settings:e}}}function Ge(t){const{raw:e}=t;return{wait:t.boolean("wait"),timeoutMs:t.
duration("timeout"),onTimeout:t.choice("on-timeout",L.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration("poll-interval")}}function Me(t,e,n){
return[...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],...n].filter(b=>b.trim()!=="")}var M=s(5807);const Be=4,je=8;function K(t){
const e=[t.trim(),...t.split(/\r?\n/).map(n=>n.trim())];return[...new Set(e)].filter(n=>n.length>=Be)}class He{#e=new Set;#n;add(e){const n=K(e).filter(r=>!this.#e.
has(r));for(const r of n)for(const b of[r,JSON.stringify(r).slice(1,-1),encodeURIComponent(r.toWellFormed())])this.#e.add(b);return n.length>0&&(this.#n=void 0),
n}redact(e){if(this.#e.size===0)return e;this.#n??=Fe(this.#e);const[n="",...r]=e.replace(this.#n,"***").split("\u2026").reverse();return[...r.reverse().map(b=>this.#t(
b)),n].join("\u2026")}#t(e){for(const n of this.#e){const r=e.lastIndexOf(n.slice(0,je));if(r!==-1&&n.startsWith(e.slice(r)))return`${e.slice(0,r)}***`}return e}}
function Fe(t){const e=[...t].sort((n,r)=>r.length-n.length);return new RegExp(e.map(M.Kf).join("|"),"g")}var te=s(3214),Ke=s(2483),ne=s(9602),se=s(9439);class We{#e;#n;#t=new Set;#s=!1;constructor(e,n){
this.#e=e,this.#n=n}tell(e){switch(e.type){case"phase-started":this.closeGroup(),this.#e.group(se.K[e.phase]),this.#s=!0;break;case"phase-finished":this.closeGroup(),
this.#e.line(`${e.unwished?"\u2717":"\u2713"} ${se.K[e.phase]}: ${e.detail} (${(0,G.a)(e.ms)})`);break;case"warning":case"notice":this.#i(e.type,e.message,e.type===
"warning"?e.remedy:void 0);break;case"failure":this.#r(e.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(
Ve(e));break;default:(0,y.xb)(e)}}closeGroup(){this.#s&&this.#e.endGroup(),this.#s=!1}#i(e,n,r){if(!this.#t.has(n)){this.#t.add(n),this.#n.add(e,{message:(0,M.Ow)(
n)});for(const b of r?.split(`
`)??[])this.#e.line(`  ${b}`)}}#r(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,M.Ow)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#e.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function Ve(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,G.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,G.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,y.xb)(t)}}const Qe=100,
oe=500;function ze(t,e,n){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
Ze((0,te.O)(t.failure,n)):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function Je(t,e){const n=[...e].filter(([,x])=>K(x).some(_=>Object.
values(t).some(P=>P.includes(_))));if(n.length===0)return;const r=n.flatMap(([,x])=>K(x)),b=Object.entries(t).filter(([,x])=>r.some(_=>x.includes(_))),g=n.map(([
x])=>x).join(", "),[I,N]=n.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${I} of ${g} ${N} in the output ${b.map(([x])=>x).
join(", ")}: GitHub passes no output on that contains a masked value`,remedy:"Give what is no secret by env, under a name that does not say so; docs/variables.m\
d lists the words."}}function Ze(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,M.Ow)(e.message,oe)})),log:t.log.slice(-Qe).map(
e=>(0,M.Ow)(e,oe))})}var Ye=s(1328),Xe=s(3024),B=s(857);function j(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}function W(t){
return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function D(t,e,n){const r=new qe(
t,e,n);process.stdout.write(r.toString()+B.EOL)}function re(t,e=""){D(t,{},e)}const ie="::";class qe{constructor(e,n,r){e||(e="missing.command"),this.command=e,
this.properties=n,this.message=r}toString(){let e=ie+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let n=!0;for(const r in this.
properties)if(this.properties.hasOwnProperty(r)){const b=this.properties[r];b&&(n?n=!1:e+=",",e+=`${r}=${tt(b)}`)}}return e+=`${ie}${et(this.message)}`,e}}function et(t){
return j(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function tt(t){return j(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}var ae=s(9896);function de(t,e){const n=process.env[`GITHUB_${t}`];if(!n)throw new Error(`Unable to find environment var\
iable for file command ${t}`);if(!ae.existsSync(n))throw new Error(`Missing file at path: ${n}`);ae.appendFileSync(n,`${j(e)}${B.EOL}`,{encoding:"utf8"})}function ue(t,e){
const n=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,r=j(e);if(t.includes(n))throw new Error(`Unexpected input: name should not contain the\
 delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${t}<<${n}${B.EOL}${r}${B.EOL}${n}`}
var gt=s(6928),le=function(t,e,n,r){function b(g){return g instanceof n?g:new n(function(I){I(g)})}return new(n||(n=Promise))(function(g,I){function N(P){try{_(
r.next(P))}catch(C){I(C)}}function x(P){try{_(r.throw(P))}catch(C){I(C)}}function _(P){P.done?g(P.value):b(P.value).then(N,x)}_((r=r.apply(t,e||[])).next())})},
V;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(V||(V={}));function wt(t,e){const n=toCommandValue(e);if(process.env[t]=n,process.env.GITHUB_ENV||
"")return issueFileCommand("ENV",prepareKeyValueMessage(t,e));issueCommand("set-env",{name:t},n)}function nt(t){D("add-mask",{},t)}function kt(t){process.env.GITHUB_PATH||
""?issueFileCommand("PATH",t):issueCommand("add-path",{},t),process.env.PATH=`${t}${path.delimiter}${process.env.PATH}`}function ce(t,e){const n=process.env[`IN\
PUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!n)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?n:n.
trim()}function vt(t,e){const n=ce(t,e).split(`
`).filter(r=>r!=="");return e&&e.trimWhitespace===!1?n:n.map(r=>r.trim())}function Et(t,e){const n=["true","True","TRUE"],r=["false","False","FALSE"],b=ce(t,e);
if(n.includes(b))return!0;if(r.includes(b))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${t}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function st(t,e){if(process.env.GITHUB_OUTPUT||"")return de("OUTPUT",ue(t,e));process.
stdout.write(B.EOL),D("set-output",{name:t},j(e))}function St(t){issue("echo",t?"on":"off")}function $t(t){process.exitCode=V.Failure,fe(t)}function Tt(){return process.
env.RUNNER_DEBUG==="1"}function It(t){issueCommand("debug",{},t)}function fe(t,e={}){D("error",W(e),t instanceof Error?t.toString():t)}function pe(t,e={}){D("wa\
rning",W(e),t instanceof Error?t.toString():t)}function ot(t,e={}){D("notice",W(e),t instanceof Error?t.toString():t)}function he(t){process.stdout.write(t+B.EOL)}
function me(t){re("group",t)}function be(){re("endgroup")}function Rt(t,e){return le(this,void 0,void 0,function*(){me(t);let n;try{n=yield e()}finally{be()}return n})}
function rt(t,e){if(process.env.GITHUB_STATE||"")return de("STATE",ue(t,e));D("save-state",{name:t},j(e))}function Ot(t){return process.env[`STATE_${t}`]||""}function xt(t){
return le(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(t)})}const ye="slipway",it={error:fe,warning:pe,notice:ot};function at(t){const e=dt();
return{line:n=>he(H(n)),group:n=>me(H(n)),endGroup:be,replay:(n,r)=>{he([`::stop-commands::${r}`,...n.map(H),`::${r}::`].join(`
`))},annotate:(n,{message:r,title:b,place:g})=>{it[n](H(r),{...b===void 0?{}:{title:b},...g===void 0?{}:{file:g.file},...g?.line===void 0?{}:{startLine:g.line},
...g?.column===void 0?{}:{startColumn:g.column}})},mask:nt,output:(n,r)=>e("the outputs",()=>st(n,r)),state:(n,r)=>e("the state for the post step",()=>rt(n,r)),
summary:n=>{t!==void 0&&e("the summary",()=>(0,Xe.writeFileSync)(t,n))}}}function dt(){const t=new Set;return(e,n)=>{try{n()}catch(r){t.has(e)||pe(H(`The runner\
 cannot keep ${e}: ${(0,y.I7)(r).message}`)),t.add(e)}}}function H(t){return(0,M.Ow)(t).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}const ut=3e4,lt=4e3;
function ct(t){return new ft(t)}class ft{#e;#n=new He;#t;#s;#i;#r=[];#a;#d;#l;#c;#f="";#o={appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){
this.#e=e,this.#t=(0,Ye.uF)(e.runner,this.#n),this.#s=new Ke.r(this.#t),this.#i=new We(this.#t,this.#s);const{raw:n,context:r}=e.run;for(const b of L.Qh)L.mc[b].
kind==="secret"&&this.addSecret(n[b]);this.addSecret(r.idTokenRequest?.token??"")}report=e=>{e.type==="app-known"&&(this.#o={...this.#o,appID:e.appID}),e.type===
"deployment-known"&&(this.#o={...this.#o,deployID:e.deployID}),e.type==="url"&&(this.#o={...this.#o,url:e.url}),e.type==="failure"&&(this.#o={...this.#o,failure:e.
report}),e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#b(e)),this.#d?.tell(e)};addSecret(e){for(const n of this.#n.
add(e))this.#t.mask(n)}accept(e){this.#a=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.notices)this.report({type:"notice",message:n})}async recall(e){
const n=this.#a;if(!n)throw new TypeError("A plan is accepted before it is recalled");const{plan:r,target:b,github:g}=n;if(b.mode==="check"||g.token==="")return r;
const[{openGitHubSide:I},{appKey:N}]=await Promise.all([Promise.all([s.e(440),s.e(603)]).then(s.bind(s,1603)),s.e(446).then(s.bind(s,1446))]),x=I({...this.#e,fetch:e,
token:g.token,context:this.#e.run.context,open:{app:N(n),environment:g.environment,comment:g.comment},save:P=>this.#t.state(ye,JSON.stringify(P)),warn:(P,C)=>this.
report({type:"warning",message:P,remedy:C})}),_=await x?.recall(r.commit);return this.#d=r.dryRun?void 0:x,{...r,..._}}checkedOut(e){this.#l=e}async checked(e){
this.#c=e;const{tellFindings:n}=await s.e(716).then(s.bind(s,7716));n(this.#t,this.#s,e)}async compared(e){const{comparisonSection:n}=await Promise.all([s.e(282),
s.e(440),s.e(651),s.e(741)]).then(s.bind(s,4533));this.#f=n(e,r=>this.#n.redact(r))}async finish(e,n){return this.#i.closeGroup(),e.error&&e.error.code!=="deplo\
y_failed"&&(0,ne.Q)(this.#t,this.#s,e.error),n?.error&&(0,ne.Q)(this.#t,this.#s,n.error),this.#p(e,n),await this.#m(e,n),e.error!==void 0||e.status==="failed"||
e.status==="cancelled"||n?.error?1:0}async seedReporter(){const{seedLog:e}=await s.e(678).then(s.bind(s,5678));return this.#t.line("Keys"),e(this.#t,this.#s,this.#e.
clock)}fail(e){return this.finish({...this.#o,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#s.add("notice",{title:"Deploy skipped",message:e.
message});const n={...this.#o,status:"skipped",appCreated:!1,phases:[],error:e};return this.#p(n,void 0),await this.#u(n,void 0),0}#p(e,n){const r=ze(e,n,this.#n);
for(const g of L.P0)this.#t.output(g,r[g]);const b=Je(r,this.#a?.secretVariables??new Map);b&&this.report({type:"warning",...b})}async#m(e,n){if(await this.#u(e,
n),!this.#d)return;const{briefComment:r,githubEnding:b,pageFacts:g}=await s.e(446).then(s.bind(s,1446)),I=this.#r.length,N=e.error?.code==="interrupted"?lt:ut,x=g(
this.#h(e,n)),_=await pt(N,this.#d.finish(b(x,e),r(x)));this.#r.length>I&&await this.#u(e,n),_&&this.#t.state(ye,"")}async#u(e,n){const[{renderSummary:r},{pageFacts:b}]=await Promise.
all([s.e(470).then(s.bind(s,5470)),s.e(446).then(s.bind(s,1446))]);this.#t.summary(r(b(this.#h(e,n))))}#h(e,n){return{outcome:e,seeded:n,run:this.#e.run,planned:this.#a,
built:this.#l,checked:this.#c,compared:this.#f,warnings:this.#r,unannotated:this.#s.dropped,secrets:this.#n}}#b(e){return e.type==="failure"?{...e,report:(0,te.
O)(e.report,this.#n)}:e}}async function pt(t,e){const n=Promise.withResolvers(),r=setTimeout(()=>n.resolve(!1),t);try{return await Promise.race([e.then(()=>!0),
n.promise])}finally{clearTimeout(r)}}async function ht(t,e){const n=at(t.summaryFile),r=ct({runner:n,run:t,clock:p.m,random:Math.random}),b=await Ue(t.raw,t.context,
t.readFile).catch(y.I7);if(b instanceof Error)return r.fail(b);if(b.kind==="skip")return r.skip(b.reason);if(b.kind==="close"){const{closePreview:g}=await Promise.
all([s.e(440),s.e(285)]).then(s.bind(s,9285));return g(b,{run:t,runner:n,clock:p.m,random:Math.random,env:e.env})}r.accept(b);try{const g=C=>r.addSecret(C),I=b.
seed&&await s.e(462).then(s.bind(s,6462)),N=b.seed&&await I?.prepareSeed(b.seed,{...e,onSecret:g}),{carryOut:x}=await Promise.all([s.e(440),s.e(651),s.e(883)]).
then(s.bind(s,9883)),_=await x(b,r,{...e,workspace:t.context.workspace}),P=_.status==="succeeded"&&_.error===void 0;return I&&_.status==="pending"&&r.report(I.KEYS_LEFT),
await r.finish(_,P?await N?.(await r.seedReporter()):void 0)}catch(g){return r.fail((0,y.I7)(g))}}}),9602:((o,k,s)=>{s.d(k,{Q:()=>y,W:()=>d});var p=s(5807);function y(a,c,u){
for(const E of[u,...u.also]){const w=E.place===void 0?{}:{place:E.place};c.add("error",{message:(0,p.Ow)(E.message),...w});for(const v of d(E))a.line(`  ${v}`)}}
function d(a){const c=a.remedy?.split(`
`)??[];return a.mender==="user"?c:[...c,...l(a),...i(a.cause)]}function l({call:a}){if(!a)return[];const c=a.status===void 0?"":` answered ${a.status}`,u=a.requestID===
void 0?"":` (request ${a.requestID})`;return[`Call: ${a.method} ${a.path}${c}${u}`]}function i(a,c=0){return!(a instanceof Error)||c>3?[]:[`Cause: ${(0,p.Ow)(a.
message,500)}`,...i(a.cause,c+1)]}}),4664:((o,k,s)=>{s.d(k,{c:()=>i});var p=s(3024),y=s(6760),d=s(8302),l=s(224);function i(h=process.env){const f=h.GITHUB_WORKSPACE||
process.cwd();return{raw:a(h),context:c(h,f),summaryFile:h.GITHUB_STEP_SUMMARY||void 0,saved:h.STATE_slipway??"",readFile:m=>(0,p.readFileSync)((0,y.resolve)(f,
m),"utf8")}}function a(h){const f={};for(const m of l.Qh){const $=h[`INPUT_${m.toUpperCase()}`]?.trim();$&&(f[m]=$)}return(0,l.me)(f)}function c(h,f){const m=h.
GITHUB_REPOSITORY||void 0,$=w(h.GITHUB_EVENT_PATH),R=h.GITHUB_SERVER_URL||"https://github.com",[U,A]=[h.ACTIONS_ID_TOKEN_REQUEST_URL,h.ACTIONS_ID_TOKEN_REQUEST_TOKEN],
G=v(v($,"pull_request"),"head"),F=u(v($,"pull_request"),m);return{serverUrl:R,apiUrl:h.GITHUB_API_URL||"https://api.github.com",repository:m,refName:h.GITHUB_REF_NAME||
void 0,sha:T(G.sha)??(h.GITHUB_SHA||void 0),eventName:h.GITHUB_EVENT_NAME||void 0,pullRequest:F,fork:F?.fork===!0||E(v($,"workflow_run"),m),selfHosted:h.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:h.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:U&&A?{url:U,token:A}:void 0,runAttempt:Number(h.GITHUB_RUN_ATTEMPT||1),runUrl:m&&h.GITHUB_RUN_ID?
`${R}/${m}/actions/runs/${h.GITHUB_RUN_ID}`:void 0,workspace:f}}function u(h,f){const m=v(h,"head"),$=T(m.ref);if(typeof h.number!="number"||$===void 0)return;const R=T(
v(m,"repo").full_name);return{number:h.number,headRepository:R,headBranch:$,baseBranch:T(v(h,"base").ref)??"",fork:R?.toLowerCase()!==f?.toLowerCase()}}function E(h,f){
return h.id===void 0?!1:T(v(h,"head_repository").full_name)?.toLowerCase()!==f?.toLowerCase()}function w(h){if(!h)return{};try{const f=JSON.parse((0,p.readFileSync)(
h,"utf8"));return(0,d.G)(f)?f:{}}catch{return{}}}function v(h,f){const m=h[f];return(0,d.G)(m)?m:{}}function T(h){return typeof h=="string"&&h!==""?h:void 0}}),
1328:((o,k,s)=>{s.d(k,{bn:()=>y,kk:()=>l,uF:()=>d});var p=s(9602);function y(i,a){return i?[i,...i.also].map(c=>({code:c.code,message:a.redact(c.message),explanation:(0,p.
W)(c).map(u=>a.redact(u))})):[]}function d(i,a){const c=u=>a.redact(u);return{line:u=>i.line(c(u)),group:u=>i.group(c(u)),endGroup:()=>i.endGroup(),replay:(u,E)=>i.
replay(u.map(c),E),annotate:(u,E)=>{const w=E.title===void 0?{}:{title:c(E.title)};i.annotate(u,{...E,...w,message:c(E.message)})},mask:u=>i.mask(u),output:(u,E)=>i.
output(u,E),state:(u,E)=>i.state(u,E),summary:u=>i.summary(u)}}function l(i,a){const c=u=>({...u,message:a.redact(u.message)});return{...i,findings:i.findings.map(
c)}}}),1619:((o,k,s)=>{s.d(k,{Jb:()=>d,U9:()=>y,hu:()=>l});var p=s(3739);function y(i){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(
i)}function d(i,a){const c=i.trim(),u=URL.canParse(c)?new URL(c):void 0;if(u===void 0||!["http:","https:"].includes(u.protocol))throw new p.GQ("invalid_input",`${a}\
 is not an http(s) address`,{input:a,remedy:"Write it with its scheme, as https://platform.example.com."});if(u.username!==""||u.password!==""||u.search!==""||u.
hash!=="")throw new p.GQ("invalid_input",`${a} holds more than host and path`,{input:a,remedy:"Leave out user name, password, query and fragment."});return l(u,
a),u.pathname=u.pathname.replace(/\/+$/,""),u}function l(i,a){if(!(i.protocol==="https:"||i.protocol==="http:"&&y(i.hostname)))throw new p.GQ("insecure_url",`${a}\
 names ${i.origin}, which is not https`,{input:a,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((o,k,s)=>{
s.d(k,{f:()=>y,m:()=>p});const p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(d,l){l?.throwIfAborted();const{setTimeout:i}=await Promise.resolve().
then(s.t.bind(s,8500,19));try{await i(d,void 0,l?{signal:l}:{})}catch(a){throw l?.throwIfAborted(),a}}},y=(d,l)=>{const i=setInterval(l,d).unref();return()=>clearInterval(
i)}}),9127:((o,k,s)=>{s.d(k,{E:()=>y,a:()=>d});var p=s(3739);function y(l,i){const a=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(l.trim()),[,c,u,E]=a??
[],w=Number(c??0)*36e5+Number(u??0)*6e4+Number(E??0)*1e3;if(!a||w===0)throw new p.GQ("invalid_input",`${i}: "${l}" is not a duration`,{input:i,remedy:"Write it \
with units, as 90s, 30m or 1h30m; it must be longer than zero."});return w}function d(l){if(l<1e3)return`${Math.round(l)}ms`;if(l<59950)return`${(l/1e3).toFixed(
1)}s`;const i=Math.round(l/1e3),a=c=>String(c).padStart(2,"0");return i<3600?`${Math.floor(i/60)}m ${a(i%60)}s`:`${Math.floor(i/3600)}h ${a(Math.floor(i%3600/60))}\
m`}}),3739:((o,k,s)=>{s.d(k,{GQ:()=>d,I7:()=>l,xU:()=>a,xb:()=>i});const p={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},y=Object.keys(p);class d extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(u,E,w={}){super(E,w.cause===
void 0?void 0:{cause:w.cause}),this.code=u,this.mender=p[u],this.remedy=w.remedy,this.input=w.input,this.place=w.place,this.call=w.call,this.also=w.also??[]}}function l(c){
if(c instanceof d)return c;const u=c instanceof Error?c.message:String(c);return new d("internal",u,{cause:c,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function i(c){throw new d("internal",`Unhandled case: ${JSON.stringify(c)}`)}function a(c){if(!(!(c instanceof Error)||!("code"in c)))
return typeof c.code=="string"?c.code:void 0}}),8302:((o,k,s)=>{s.d(k,{G:()=>p});function p(y){return typeof y=="object"&&y!==null&&!Array.isArray(y)}}),5807:((o,k,s)=>{
s.d(k,{Kf:()=>T,Nl:()=>E,Ow:()=>h,vI:()=>v});const p="\x1B",y="\x07",d=new RegExp(`${p}[\\]P_^X][^${y}${p}]*(?:${y}|${p}\\\\)|${p}\\[[0-?]*[ -/]*[@-~]|${p}[ -/]\
*[0-Z\\\\^-~]`,"g"),l=/[\t\n\v\f\r\u0085\u2028\u2029]/g,i=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\\
u{110bd}\\u{110cd}])\\p{Cf}","gu"),a=new RegExp(`(?!\\t)(?:${i.source})`,"gu"),c=/^[ -~]*$/,u=/^[\t -~]*$/;function E(m){return m.includes(p)?m.replace(d,""):m}
function w(m){return u.test(m)?m:E(m).replace(/[\n\u2028\u2029]/g," ").replace(a,"")}function v(m,$){return m.length>$?f(m,$):m}function T(m){return m.replace(/[\\^$.*+?()[\]{}|]/g,
"\\$&")}function h(m,$=2e3){const R=m.length>$*8+1024?m.slice(0,$*8+1024):m;if(c.test(R)&&R.length<=$)return m;const U=E(R).replace(l," ").replace(i,"").toWellFormed();
return U.length>$||R.length<m.length?f(U,$):U}function f(m,$){if($<1)return"";const R=m.slice(0,$-1),U=R.charCodeAt(R.length-1);return`${U>=55296&&U<=56319?R.slice(
0,-1):R}\u2026`}}),2345:((o,k,s)=>{s.d(k,{BL:()=>u,G1:()=>c,IC:()=>v,aT:()=>l,be:()=>a,cS:()=>E,jI:()=>y,jL:()=>i,lF:()=>w,ux:()=>p,yN:()=>d});const p={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},y=["api","web-ssr","sse"],d=["web-landing",...y],l="us-east-2",i="ex\
ecute-api",a="SERVICE_KVS_",c=/^[A-Za-z_][A-Za-z0-9_]*$/,u=/^[a-z][a-z0-9_]{0,31}$/,E=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,w={bodyBytes:1024*1024,
envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},v={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,
findingMessage:1e3,findingCode:100}}),597:((o,k,s)=>{s.d(k,{Nu:()=>i,Rs:()=>h,ri:()=>v});const p=1024,y=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
d="owner/name, or a URL that begins with https://",l="--allow-local-git";function i(f,m){if(f.length>p)return w(`has more than ${p} characters`);if(new RegExp("\
\\p{Cc}","u").test(f))return w("has control characters");if(y.test(f))return{kind:"name",name:f.replace(/\.git$/,"")};if(f.startsWith("/"))return m?{kind:"path",
path:f}:E("is a local path");const $=/^[a-z]+:\/\/\S+$/i.test(f)&&URL.canParse(f)?new URL(f):void 0;return $?.protocol==="https:"||$?.protocol==="http:"?a($,m):
$?.protocol==="file:"?c($,m):u(f)}function a(f,m){return f.username!==""||f.password!==""?w("holds a user name or password","the URL without them, for the platf\
orm has access of its own"):f.protocol==="http:"&&!m?E("is a URL of plain http"):{kind:"remote",url:f}}function c(f,m){return f.host!==""||/%(?:2f|00)/i.test(f.
pathname)?w("is no path of this machine"):m?{kind:"file",url:f}:E("is a local path")}function u(f){const[,m,$]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(f)??[];return m===void 0?w("is neither owner/name nor an https URL"):w("is an address for ssh or git://, and repositories are cloned over https",`https://${m}\
/${$}`)}function E(f){return w(`${f}, which a platform takes only with ${l}`)}function w(f,m=d){return{kind:"refused",problem:f,instead:m}}function v(f){return f.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function T(f,m){return f.replaceAll("{repository}",()=>m)}function h(f,m){const $="https://git.example.com/{reposito\
ry}.git";if(!f.includes("{repository}"))return{problem:"does not hold {repository}",instead:$};const R=T(f,"owner/name"),U=/^[a-z]+:\/\/\S+$/i.test(R)&&URL.canParse(
R)?new URL(R):void 0;if(U?.protocol==="https:")return;const A=U?.protocol==="http:"||U?.protocol==="file:"&&U.host==="";if(!(A&&m))return A?{problem:`begins wit\
h ${U?.protocol}//, which needs ${l}`,instead:`${$}, or add ${l}`}:{problem:"is no https URL",instead:$}}}),9439:((o,k,s)=>{s.d(k,{K:()=>y});const p=null,y={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Explanation",verify:"Public URL",compare:"Compariso\
n"}}),3214:((o,k,s)=>{s.d(k,{O:()=>p});function p(y,d){const l=a=>d.redact(a),i=a=>a===void 0?void 0:l(a);return{...y,headline:l(y.headline),stage:i(y.stage),code:i(
y.code),remedy:i(y.remedy),diagnostics:y.diagnostics.map(a=>({...a,file:l(a.file),code:a.code===null?null:l(a.code),message:l(a.message)})),log:y.log.map(l)}}}),
2562:((o,k,s)=>{s.d(k,{Z:()=>y,b:()=>d});var p=s(3739);class y{#e=[];try(a,c){try{return a()}catch(u){const E=(0,p.I7)(u);if(E.code==="internal")throw u;return this.#e.
push(E),c}}add(a){this.#e.push(a)}throwIfAny(){const a=d(this.#e);if(a)throw a}}function d(i){const[a,...c]=i.flatMap(u=>[u.also.length>0?l(u,[]):u,...u.also]);
return a&&l(a,c)}function l(i,a){return new p.GQ(i.code,i.message,{...i.remedy===void 0?{}:{remedy:i.remedy},...i.input===void 0?{}:{input:i.input},...i.place===
void 0?{}:{place:i.place},...i.cause===void 0?{}:{cause:i.cause},also:a})}}),224:((o,k,s)=>{s.d(k,{P0:()=>a,Qh:()=>d,mc:()=>p,me:()=>c});const p={mode:{kind:"ch\
oice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: against `base-url`. `check`: the same flow against an embedded platform inside \
the runner, no credentials needed (fork pull requests). `close`: after a pull request was closed, says so in its GitHub deployment and its comment; the platform\
 is not asked."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",
description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required\
 to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull \
request number modulo N)."},create:{kind:"boolean",default:"true",description:"Create the app when the platform does not know it; `false`: fail instead."},repository:{
kind:"text",defaultNote:"the run's own",description:"What the platform builds: `owner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",
defaultNote:"the run's own",description:"The branch the platform builds: by default the head branch on a pull request, else the ref's name."},"build-command":{kind:"\
text",description:"The command that builds the app. Left empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes.\
 Left empty, it is not sent."},region:{kind:"text",description:"The app's region. Left empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"\
The type of an app that is created."},"app-settings":{kind:"json",description:"A JSON object merged into the create and update bodies: the way to reach fields t\
his action has no input for. `null` takes a field back that an earlier deploy set, `outputDirectory` and the like too."},noindex:{kind:"choice",choices:["true",
"false"],description:"Whether search engines are asked to leave the site out: sent as the setting `noindex`. Left empty, it is not sent; the platform of this re\
pository knows it, another may not."},env:{kind:"lines",description:"The app's variables: dotenv lines, or a JSON object. They replace the whole set; with none \
of `env`, `secret-env` and `env-file` it is left alone. Masked only where the name or the value shows a secret: GitHub drops every output that contains a masked\
 value."},"secret-env":{kind:"lines",description:"More variables of the same set, all of them masked."},"env-file":{kind:"path",description:"A file of variables\
, read and masked as `env` is. All three may be given when they name different variables."},"clear-env":{kind:"boolean",default:"false",description:"With no var\
iables given: really replace the set by the empty one."},"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"\
Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the audience of the token that is traded."},"id-token-command":{kind:"text",
description:"A command whose standard output is the ID token; run again when the token nears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: \
trade the GitHub token here for the identity provider's ID token, the one that carries `email`."},"token-exchange-audience":{kind:"text",description:"The `audie\
nce` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",
description:"`false`: return once the deployment is accepted."},timeout:{kind:"duration",default:"30m",description:"`90s`, `30m`, `1h30m`; from trigger to a fin\
al status; no hidden cap."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit 1, saying that the platform goes on; \
`detach`: exit 0 with `status` `pending`. The deployment itself is never cancelled."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"\
Where the run can have no ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipp\
ed`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"\
Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses the action does not know."},verify:{kind:"choice",choices:["off","warn",
"fail"],default:"warn",description:"After success ask the public URL until it answers below 400: `off`, `warn`, `fail`."},"url-template":{kind:"text",description:"\
The public URL where the platform's answers name none: `https://{subdomain}.example.com`."},"compare-to":{kind:"text",description:"With `mode: check`: a branch,\
 tag or commit, as `HEAD^1`. It is built too, and the summary shows what the output differs in."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"\
With `mode: check`: also build a fork's pull request on a self-hosted runner, where a stranger's code may find what earlier runs left and reach your network."},
"github-token":{kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`produc\
tion`; `preview` on a pull request",description:"The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app o\
n the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kv\
s-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"\
text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TAB\
LE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"Seconds to live for entries that name none."},"kvs-concurrency":{kind:"\
number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},"kv\
s-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan; send nothing\
 that changes anything."}},y=new Map(Object.entries(p)),d=Object.keys(p).filter(l);function l(u){return Object.hasOwn(p,u)}const i={"app-id":"The app's ID.","ap\
p-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"\
The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},a=Object.
keys(i).filter(u=>u in i);function c(u){const E=d.map(w=>{const v=y.get(w)?.default??"";return[w,u[w]||(v.startsWith("${{")?"":v)]});return Object.fromEntries(E)}}),
7924:((o,k,s)=>{s.d(k,{Gq:()=>y,HU:()=>i,LO:()=>d,SP:()=>u,au:()=>a,yG:()=>l,yR:()=>E});var p=s(3739);function y(w,v,T){return new p.GQ("invalid_input",`${w}: ${v}`,
{input:w,remedy:T})}function d(w,v,T){return new p.GQ("missing_input",`${w} is missing: ${v}`,{input:w,remedy:T})}function l(w,v){switch(w.trim().toLowerCase()){case"\
true":return!0;case"false":return!1;default:throw y(v,`"${u(w)}" is neither true nor false`,"Write true or false.")}}function i(w,v,T){const h=v.find(m=>m===w.trim().
toLowerCase());if(h!==void 0)return h;const f=v.map(m=>`"${m}"`).join(", ");throw y(T,`"${u(w)}" is not one of ${f}${a(w,v)}`,`Write one of ${f}.`)}function a(w,v){
const T=v.map(h=>({name:h,distance:c(w.trim().toLowerCase(),h.toLowerCase())})).sort((h,f)=>h.distance-f.distance)[0];return T&&T.distance<=Math.max(1,Math.floor(
T.name.length/3))?`; did you mean "${T.name}"?`:""}function c(w,v){if(w.length>100||v.length>100)return Number.POSITIVE_INFINITY;let T=Array.from({length:v.length+
1},(h,f)=>f);for(let h=1;h<=w.length;h++){const f=[h];for(let m=1;m<=v.length;m++){const $=(T[m-1]??0)+(w[h-1]===v[m-1]?0:1);f.push(Math.min($,(T[m]??0)+1,(f[m-
1]??0)+1))}T=f}return T[v.length]??0}function u(w){const v=w.replace(/\s+/g," ").trim();return v.length>60?`${v.slice(0,57)}\u2026`:v}function E(w,v,T){try{return T(
w)}catch(h){const f=(0,p.xU)(h)==="ENOENT"?"does not exist":`cannot be read (${(0,p.xU)(h)??"fault"})`;throw new p.GQ("file_not_found",`${v}: the file ${w} ${f}`,
{input:v,cause:h,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),9689:((o,k,s)=>{s.a(o,async(p,y)=>{try{var d=s(
1074),l=s(4664);const i=new AbortController;process.on("SIGINT",()=>i.abort()),process.on("SIGTERM",()=>i.abort()),process.exitCode=await(0,d.h)((0,l.c)(),{env:process.
env,signal:i.signal,startPlatform:async a=>(await Promise.all([s.e(282),s.e(440),s.e(651),s.e(741)]).then(s.bind(s,4124))).startPlatform(a)}),y()}catch(i){y(i)}},
1)})},Q={};function O(o){var k=Q[o];if(k!==void 0)return k.exports;var s=Q[o]={id:o,loaded:!1,exports:{}},p=!0;try{ge[o](s,s.exports,O),p=!1}finally{p&&delete Q[o]}
return s.loaded=!0,s.exports}O.m=ge,typeof O<"u"&&(O.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",k=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=d=>{d&&d.d<1&&(d.d=1,d.forEach(l=>l.r--),d.forEach(l=>l.r--?l.r++:l()))},
y=d=>d.map(l=>{if(l!==null&&typeof l=="object"){if(l[o])return l;if(l.then){var i=[];i.d=0,l.then(u=>{a[k]=u,p(i)},u=>{a[s]=u,p(i)});var a={};return a[o]=u=>u(i),
a}}var c={};return c[o]=u=>{},c[k]=l,c});O.a=(d,l,i)=>{var a;i&&((a=[]).d=-1);var c=new Set,u=d.exports,E,w,v,T=new Promise((h,f)=>{v=f,w=h});T[k]=u,T[o]=h=>(a&&
h(a),c.forEach(h),T.catch(f=>{})),d.exports=T,l(h=>{E=y(h);var f,m=()=>E.map(R=>{if(R[s])throw R[s];return R[k]}),$=new Promise(R=>{f=()=>R(m),f.r=0;var U=A=>A!==
a&&!c.has(A)&&(c.add(A),A&&!A.d&&(f.r++,A.push(f)));E.map(A=>A[o](U))});return f.r?$:m()},h=>(h?v(T[s]=h):w(u),p(a))),a&&a.d<0&&(a.d=0)}})(),(()=>{var o=Object.
getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,k;O.t=function(s,p){if(p&1&&(s=this(s)),p&8||typeof s=="object"&&s&&(p&4&&s.__esModule||p&16&&typeof s.
then=="function"))return s;var y=Object.create(null);O.r(y);var d={};k=k||[null,o({}),o([]),o(o)];for(var l=p&2&&s;typeof l=="object"&&!~k.indexOf(l);l=o(l))Object.
getOwnPropertyNames(l).forEach(i=>d[i]=()=>s[i]);return d.default=()=>s,O.d(y,d),y}})(),O.d=(o,k)=>{for(var s in k)O.o(k,s)&&!O.o(o,s)&&Object.defineProperty(o,
s,{enumerable:!0,get:k[s]})},O.f={},O.e=o=>Promise.all(Object.keys(O.f).reduce((k,s)=>(O.f[s](o,k),k),[])),O.u=o=>""+o+".index.js",O.o=(o,k)=>Object.prototype.hasOwnProperty.
call(o,k),O.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},
O.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},k=s=>{var{ids:p,modules:y,runtime:d}=s,l,i,a=0;for(l in y)O.o(y,l)&&(O.m[l]=y[l]);for(d&&
d(O);a<p.length;a++)i=p[a],O.o(o,i)&&o[i]&&o[i][0](),o[p[a]]=0};O.f.j=(s,p)=>{var y=O.o(o,s)?o[s]:void 0;if(y!==0)if(y)p.push(y[1]);else{var d=import("./"+O.u(s)).
then(k,l=>{throw o[s]!==0&&(o[s]=void 0),l}),d=Promise.race([d,new Promise(l=>y=o[s]=[l])]);p.push(y[1]=d)}}})();var we=O(9689);we=await we;

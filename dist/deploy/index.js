const S=process.getBuiltinModule;var we={2613:(r=>{r.exports=S("assert")}),181:(r=>{r.exports=S("buffer")}),5317:(r=>{r.exports=S("child_process")}),4434:(r=>{r.
exports=S("events")}),9896:(r=>{r.exports=S("fs")}),4589:(r=>{r.exports=S("node:assert")}),6698:(r=>{r.exports=S("node:async_hooks")}),4573:(r=>{r.exports=S("no\
de:buffer")}),1421:(r=>{r.exports=S("node:child_process")}),7540:(r=>{r.exports=S("node:console")}),7598:(r=>{r.exports=S("node:crypto")}),3053:(r=>{r.exports=S(
"node:diagnostics_channel")}),610:(r=>{r.exports=S("node:dns")}),8474:(r=>{r.exports=S("node:events")}),3024:(r=>{r.exports=S("node:fs")}),1455:(r=>{r.exports=S(
"node:fs/promises")}),7067:(r=>{r.exports=S("node:http")}),2467:(r=>{r.exports=S("node:http2")}),7030:(r=>{r.exports=S("node:net")}),8161:(r=>{r.exports=S("node\
:os")}),6760:(r=>{r.exports=S("node:path")}),643:(r=>{r.exports=S("node:perf_hooks")}),1792:(r=>{r.exports=S("node:querystring")}),99:(r=>{r.exports=S("node:sql\
ite")}),7075:(r=>{r.exports=S("node:stream")}),6466:(r=>{r.exports=S("node:stream/promises")}),7830:(r=>{r.exports=S("node:stream/web")}),6193:(r=>{r.exports=S(
"node:string_decoder")}),7997:(r=>{r.exports=S("node:timers")}),8500:(r=>{r.exports=S("node:timers/promises")}),1692:(r=>{r.exports=S("node:tls")}),3136:(r=>{r.
exports=S("node:url")}),7975:(r=>{r.exports=S("node:util")}),3429:(r=>{r.exports=S("node:util/types")}),5919:(r=>{r.exports=S("node:worker_threads")}),8522:(r=>{
r.exports=S("node:zlib")}),857:(r=>{r.exports=S("os")}),6928:(r=>{r.exports=S("path")}),932:(r=>{r.exports=S("process")}),3193:(r=>{r.exports=S("string_decoder")}),
3557:(r=>{r.exports=S("timers")}),2483:((r,k,s)=>{s.d(k,{r:()=>g});var c=s(5807);const y=10;class g{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(a){this.#e=
a}get dropped(){return this.#t}add(a,d){if(this.#n[a]<y){this.#n[a]++,this.#e.annotate(a,d);return}this.#t++;const{place:l}=d,u=l===void 0?"":`${l.file}${l.line===
void 0?"":`:${l.line}`}: `;this.#e.line(`${a}: ${u}${d.message}`)}addDiagnostic(a){const{file:d,line:l,column:u}=a,E={file:d,...l===null?{}:{line:l},...u===null?
{}:{column:u}},w=a.code===null?{}:{title:(0,c.Ow)(a.code,80)};this.add(a.severity,{...w,message:(0,c.Ow)(a.message,1e3),place:E})}}}),2205:((r,k,s)=>{s.d(k,{h:()=>yt});
var c=s(1224),y=s(3739);async function g({raw:t,problems:e},n){if(t["api-map"].trim()==="")return;const{readApiMap:o}=await Promise.all([s.e(815),s.e(132),s.e(875)]).
then(s.bind(s,3875)),p=await o(t["api-map"],n).catch(b=>()=>{throw b});return typeof p=="function"?e.try(p,void 0):p}var i=s(7924);const a=new Set(["pull_reques\
t_target","workflow_run"]);function d({pullRequest:t}){if(t?.fork)throw(0,i.Gq)("repository",`pull request #${t.number} comes from a fork, whose build would see\
 the app's variables`,'Use "mode: check" for such pull requests, or name repository and branch yourself where you trust the fork.')}function l({fork:t,eventName:e,
selfHosted:n},o){if(t){if(a.has(e))throw(0,i.Gq)("mode",`a run on ${e} has the repository's token and secrets, and this pull request comes from a fork, whose bu\
ild could take them`,'Check pull requests in a workflow on pull_request: it needs no secret and no permission but "contents: read".');if(n&&!o)throw(0,i.Gq)("al\
low-forks-on-self-hosted","this runner is self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's\
 runners (in check.yml and preview.yml: check-runs-on), or set it to true where the machine is used once and reaches nothing.")}}var u=s(1619);function E(t,e){const n=v(
t),[o,p]=n;if(o&&p)throw(0,i.Gq)(p,`${o} is given as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);if(T(t),o===void 0)return f(e);if(o===
"id-token")return{kind:"given",token:t["id-token"].trim()};if(o==="id-token-command")return{kind:"command",command:t["id-token-command"]};if(!e.idTokenRequest)return{
kind:"none",error:$(o,e)};const b={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.token,audience:t["id-token-audience"]||void 0};return o==="id-t\
oken-audience"?{kind:"github",...b}:{kind:"exchange",url:(0,u.Jb)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,
clientID:t["token-exchange-client-id"]||void 0,subject:b}}const w=["id-token","id-token-command","token-exchange-url","id-token-audience"];function v(t){const e=w.
filter(n=>t[n].trim()!=="");return e.includes("token-exchange-url")?e.filter(n=>n!=="id-token-audience"):e}function T(t){if(t["token-exchange-url"]!=="")return;
const e=["token-exchange-audience","token-exchange-client-id"].find(n=>t[n]!=="");if(e)throw(0,i.LO)("token-exchange-url",`${e} means nothing without it`,"Give \
the token endpoint.")}const h="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";
function f(t){if(m(t))return{kind:"none",error:$("id-token",t)};throw(0,i.LO)("id-token-audience","nothing says where the ID token comes from",h)}function m(t){
return t.dependabot||t.pullRequest?.fork===!0}function $(t,e){return new y.GQ("no_id_token",`This run can have no ID token: ${R(e)}`,{input:t,remedy:m(e)?A:N})}
function R(t){return t.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":t.dependabot?"Dependabot's runs get neither secrets\
 nor GitHub's OIDC":"the job lacks the permission id-token: write"}const N=`Add to the job, and to the calling workflow where this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,A=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
Where the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var F=s(2562),D=s(9127),ve=s(2345);const z=40;function Ee(t,e,n){const o=t.trim().replace(/\{([^{}]*)\}/g,(p,b)=>Se(b.trim(),e,n));if(ve.cS.test(
o))return o;throw(0,i.Gq)(e,`"${(0,i.SP)(o)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both end\
s.')}function Se(t,e,n){if(t==="pr")return String(J("{pr}",e,n));if(t==="branch")return Te(e,n);const o=/^slot:(.*)$/.exec(t)?.[1];if(o!==void 0)return $e(o,e,n);
throw(0,i.Gq)(e,`there is no placeholder {${(0,i.SP)(t)}}${(0,i.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function J(t,e,n){
if(n.pullRequest)return n.pullRequest.number;throw(0,i.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function $e(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,i.Gq)(e,`{slot:${(0,i.SP)(
t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(J(`{slot:${t}}`,e,n)%Number(t))}function Te(t,e){const n=e.pullRequest?.headBranch??e.
refName;if(n!==void 0)return Ie(n);throw(0,i.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function Ie(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=z&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule(
"node:crypto"),o=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,z-9).replace(/-+$/,"")}-${o}`.replace(/^-/,"")}class Y{raw;context;problems;constructor(e,n,o){
this.raw=e,this.context=n,this.problems=o}boolean(e){return this.problems.try(()=>(0,i.yG)(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>(0,i.HU)(
this.raw[e],n,e),n[0])}duration(e){return this.problems.try(()=>(0,D.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.
problems.try(()=>{const o=this.optional(e)??n;if(o===void 0)throw(0,i.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return Ee(o,e,this.context)},
"")}}function Re(t,e,n){const{raw:o,problems:p}=t,b=["kvs-seed-file","kvs-prune-file"].filter(I=>o[I]!=="");if(b.length!==0){for(const I of b)p.try(()=>(0,i.yR)(
o[I],I,e),"");return{file:o["kvs-seed-file"],table:o["kvs-table"],url:o["kvs-url"],region:o["kvs-region"],token:o["kvs-token"],"ttl-seconds":o["kvs-ttl-seconds"],
concurrency:o["kvs-concurrency"],verify:o["kvs-verify"],"prune-file":o["kvs-prune-file"],"dry-run":n?"true":o["dry-run"]}}}var Z=s(597);function Oe(t,e,n){const o={
repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},p=t.repository.trim()||o.repository,b=t.branch.trim()||o.branch;
if(p===void 0)throw(0,i.LO)("repository","this run has none of its own","Write it as owner/name.");if(b===void 0)throw(0,i.LO)("branch","this run is for no bran\
ch","Name the branch to build.");!n&&t.repository.trim()===""&&d(e);const I=p.toLowerCase()===o.repository?.toLowerCase()&&b===o.branch;return{repository:xe(p),
branch:Ue(b),commit:I?e.sha:void 0}}function xe(t){const e=(0,Z.Nu)(t,!0);if(e.kind!=="refused")return t;throw(0,i.Gq)("repository",`"${(0,i.SP)((0,Z.ri)(t))}" ${e.
problem}`,`Write ${e.instead}.`)}function Ue(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||X(t))throw(0,i.Gq)("branch",`"${(0,i.SP)(t)}" can\
not be the name of a branch`,"Name a branch as git does: main.");return t}function X(t){return new RegExp("\\p{Cc}","u").test(t)}function q(t,e){const n=t["comp\
are-to"].trim();if(n!==""){if(e!=="check")throw(0,i.Gq)("compare-to",`only a check compares, and mode is "${(0,i.SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.
test(n)||n.length>255||X(n))throw(0,i.Gq)("compare-to",`"${(0,i.SP)(n)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return n}}var L=s(224);
function Ne(t){if(t.trim()==="")throw(0,i.LO)("base-url","it tells where the control plane is","Give its https URL.");const e=(0,u.Jb)(t,"base-url").href.replace(
/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,i.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function Pe(t){
const e=t.trim();if(e==="")return;const n=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(n)&&!/[{}]/.test(n))return e;
throw(0,i.Gq)("url-template",`"${(0,i.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function _e(t,e,n){
const o=new F.Z,p=o.try(()=>(0,i.HU)(t.mode,L.mc.mode.choices,"mode"),"deploy");if(p==="close")return Ae(new Y(t,e,o));const b=p==="check"?void 0:o.try(()=>E(t,
e),void 0);if(b?.kind==="none"){if((0,i.HU)(t["on-no-token"],L.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",reason:b.error};o.add(b.error)}
const I=await Ce(new Y(t,e,o),p,b,n);return o.throwIfAny(),I}function Ae(t){const{context:e,problems:n}=t,o=n.try(()=>{if(e.pullRequest)return e.pullRequest.number;
throw(0,i.Gq)("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: github.event.action == 'clos\
ed'` in a workflow on pull_request.")},0),p=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)];n.try(()=>q(t.raw,"close"),void 0);
const b=ee(t);return b.token===""&&n.add((0,i.LO)("github-token","it is what the pull request is told with","Leave it out: it has a default.")),n.throwIfAny(),{
kind:"close",app:p.join("/"),pullRequest:o,github:b}}function ee(t){return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.
pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function Ce(t,e,n,o){const{raw:p,context:b,problems:I}=t,P=e==="check"?"check":void 0,{env:x,
notice:U,secrets:_}=await De(t,o),{settings:C,statusMap:bt}=await Ge(t),ge=await g(t,o),{configuration:gt,commit:wt}=Me(t,C,e==="check"||n?.kind==="none");return{
kind:"deploy",plan:{org:t.identifier("org",P),project:t.identifier("project",P),app:t.identifier("app",P),rememberedAppID:void 0,create:t.boolean("create"),appType:t.
optional("app-type")??L.mc["app-type"].default,configuration:gt,env:x,commit:wt,attachTo:void 0,follow:{...Be(t),statusMap:new Map([...ge?.statuses??[],...bt])},
verify:t.choice("verify",L.mc.verify.choices),urlTemplate:I.try(()=>Pe(p["url-template"]),void 0),dryRun:t.boolean("dry-run"),apiMap:ge},target:Le(t,e,n),github:ee(
t),seed:Re(t,o,e==="check"),notices:U===void 0?[]:[U],secrets:je(p,b,[..._.values()]),secretVariables:_}}function Le(t,e,n){const{raw:o,context:p,problems:b}=t,
I=t.boolean("allow-forks-on-self-hosted");e==="check"&&b.try(()=>l(p,I),void 0);const P=e==="check"?"":b.try(()=>Ne(o["base-url"]),""),x=b.try(()=>q(o,e),void 0);
return n===void 0||n.kind==="none"?{mode:"check",compareTo:x}:{mode:"deploy",baseUrl:P,source:n}}async function De(t,e){const{raw:n,problems:o}=t,p=t.boolean("c\
lear-env");if(n.env!==""||n["secret-env"]!==""||n["env-file"]!=="")return(await s.e(31).then(s.bind(s,8031))).planEnv(n,p,e,o);const b=new Map;return{env:p?{kind:"\
replace",variables:b}:{kind:"leave"},secrets:b,notice:void 0}}async function Ge(t){const{raw:e,problems:n}=t,o=e.noindex===""?{}:{noindex:t.boolean("noindex")};
if(e["app-settings"]===""&&e["status-map"]==="")return{settings:o,statusMap:new Map};const{parseSettings:p,parseStatusMap:b}=await s.e(947).then(s.bind(s,7947));
return{settings:{...n.try(()=>p(e),{}),...o},statusMap:n.try(()=>b(e["status-map"]),new Map)}}function Me(t,e,n){const{raw:o,context:p,problems:b}=t,I=b.try(()=>Oe(
o,p,n),{repository:"",branch:"",commit:void 0}),[P,x,U]=[t.optional("build-command"),t.optional("output-directory"),t.optional("region")];return{commit:I.commit,
configuration:{repository:I.repository,branch:I.branch,...P===void 0?{}:{buildCommand:P},...x===void 0?{}:{outputDirectory:x},...U===void 0?{}:{region:U},settings:e}}}
function Be(t){const{raw:e}=t;return{wait:t.boolean("wait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-timeout",L.mc["on-timeout"].choices),pollIntervalMs:e["\
poll-interval"]===""?void 0:t.duration("poll-interval")}}function je(t,e,n){return[...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],
...n].filter(p=>p.trim()!=="")}var M=s(5807);const He=4,Fe=8;function K(t){const e=[t.trim(),...t.split(/\r?\n/).map(n=>n.trim())];return[...new Set(e)].filter(
n=>n.length>=He)}class Ke{#e=new Set;#n;add(e){const n=K(e).filter(o=>!this.#e.has(o));for(const o of n)for(const p of[o,JSON.stringify(o).slice(1,-1),encodeURIComponent(
o.toWellFormed())])this.#e.add(p);return n.length>0&&(this.#n=void 0),n}redact(e){if(this.#e.size===0)return e;this.#n??=We(this.#e);const[n="",...o]=e.replace(
this.#n,"***").split("\u2026").reverse();return[...o.reverse().map(p=>this.#t(p)),n].join("\u2026")}#t(e){for(const n of this.#e){const o=e.lastIndexOf(n.slice(
0,Fe));if(o!==-1&&n.startsWith(e.slice(o)))return`${e.slice(0,o)}***`}return e}}function We(t){const e=[...t].sort((n,o)=>o.length-n.length);return new RegExp(e.
map(M.Kf).join("|"),"g")}var te=s(3214),Ve=s(2483),ne=s(9602),se=s(9439);class Qe{#e;#n;#t=new Set;#s=!1;constructor(e,n){this.#e=e,this.#n=n}tell(e){switch(e.type){case"\
phase-started":this.closeGroup(),this.#e.group(se.K[e.phase]),this.#s=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.unwished?"\u2717":"\u2713"}\
 ${se.K[e.phase]}: ${e.detail} (${(0,D.a)(e.ms)})`);break;case"warning":case"notice":this.#i(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"fai\
lure":this.#r(e.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(ze(e));break;default:(0,y.xb)(e)}}closeGroup(){
this.#s&&this.#e.endGroup(),this.#s=!1}#i(e,n,o){if(!this.#t.has(n)){this.#t.add(n),this.#n.add(e,{message:(0,M.Ow)(n)});for(const p of o?.split(`
`)??[])this.#e.line(`  ${p}`)}}#r(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,M.Ow)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#e.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function ze(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,D.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,D.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,y.xb)(t)}}const Je=100,
oe=500;function Ye(t,e,n){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
Xe((0,te.O)(t.failure,n)):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function Ze(t,e){const n=[...e].filter(([,x])=>K(x).some(U=>Object.
values(t).some(_=>_.includes(U))));if(n.length===0)return;const o=n.flatMap(([,x])=>K(x)),p=Object.entries(t).filter(([,x])=>o.some(U=>x.includes(U))),b=n.map(([
x])=>x).join(", "),[I,P]=n.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${I} of ${b} ${P} in the output ${p.map(([x])=>x).
join(", ")}: GitHub passes no output on that contains a masked value`,remedy:"Give what is no secret by env, under a name that does not say so; docs/variables.m\
d lists the words."}}function Xe(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,M.Ow)(e.message,oe)})),log:t.log.slice(-Je).map(
e=>(0,M.Ow)(e,oe))})}var qe=s(1328),et=s(3024),B=s(857);function j(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}function W(t){
return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function G(t,e,n){const o=new tt(
t,e,n);process.stdout.write(o.toString()+B.EOL)}function re(t,e=""){G(t,{},e)}const ie="::";class tt{constructor(e,n,o){e||(e="missing.command"),this.command=e,
this.properties=n,this.message=o}toString(){let e=ie+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let n=!0;for(const o in this.
properties)if(this.properties.hasOwnProperty(o)){const p=this.properties[o];p&&(n?n=!1:e+=",",e+=`${o}=${st(p)}`)}}return e+=`${ie}${nt(this.message)}`,e}}function nt(t){
return j(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function st(t){return j(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}var ae=s(9896);function de(t,e){const n=process.env[`GITHUB_${t}`];if(!n)throw new Error(`Unable to find environment var\
iable for file command ${t}`);if(!ae.existsSync(n))throw new Error(`Missing file at path: ${n}`);ae.appendFileSync(n,`${j(e)}${B.EOL}`,{encoding:"utf8"})}function ue(t,e){
const n=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,o=j(e);if(t.includes(n))throw new Error(`Unexpected input: name should not contain the\
 delimiter "${n}"`);if(o.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${t}<<${n}${B.EOL}${o}${B.EOL}${n}`}
var kt=s(6928),le=function(t,e,n,o){function p(b){return b instanceof n?b:new n(function(I){I(b)})}return new(n||(n=Promise))(function(b,I){function P(_){try{U(
o.next(_))}catch(C){I(C)}}function x(_){try{U(o.throw(_))}catch(C){I(C)}}function U(_){_.done?b(_.value):p(_.value).then(P,x)}U((o=o.apply(t,e||[])).next())})},
V;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(V||(V={}));function vt(t,e){const n=toCommandValue(e);if(process.env[t]=n,process.env.GITHUB_ENV||
"")return issueFileCommand("ENV",prepareKeyValueMessage(t,e));issueCommand("set-env",{name:t},n)}function ot(t){G("add-mask",{},t)}function Et(t){process.env.GITHUB_PATH||
""?issueFileCommand("PATH",t):issueCommand("add-path",{},t),process.env.PATH=`${t}${path.delimiter}${process.env.PATH}`}function ce(t,e){const n=process.env[`IN\
PUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!n)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?n:n.
trim()}function St(t,e){const n=ce(t,e).split(`
`).filter(o=>o!=="");return e&&e.trimWhitespace===!1?n:n.map(o=>o.trim())}function $t(t,e){const n=["true","True","TRUE"],o=["false","False","FALSE"],p=ce(t,e);
if(n.includes(p))return!0;if(o.includes(p))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${t}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function rt(t,e){if(process.env.GITHUB_OUTPUT||"")return de("OUTPUT",ue(t,e));process.
stdout.write(B.EOL),G("set-output",{name:t},j(e))}function Tt(t){issue("echo",t?"on":"off")}function It(t){process.exitCode=V.Failure,fe(t)}function Rt(){return process.
env.RUNNER_DEBUG==="1"}function Ot(t){issueCommand("debug",{},t)}function fe(t,e={}){G("error",W(e),t instanceof Error?t.toString():t)}function pe(t,e={}){G("wa\
rning",W(e),t instanceof Error?t.toString():t)}function it(t,e={}){G("notice",W(e),t instanceof Error?t.toString():t)}function he(t){process.stdout.write(t+B.EOL)}
function me(t){re("group",t)}function ye(){re("endgroup")}function xt(t,e){return le(this,void 0,void 0,function*(){me(t);let n;try{n=yield e()}finally{ye()}return n})}
function at(t,e){if(process.env.GITHUB_STATE||"")return de("STATE",ue(t,e));G("save-state",{name:t},j(e))}function Ut(t){return process.env[`STATE_${t}`]||""}function Nt(t){
return le(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(t)})}const be="slipway",dt={error:fe,warning:pe,notice:it};function ut(t){const e=lt();
return{line:n=>he(H(n)),group:n=>me(H(n)),endGroup:ye,replay:(n,o)=>{he([`::stop-commands::${o}`,...n.map(H),`::${o}::`].join(`
`))},annotate:(n,{message:o,title:p,place:b})=>{dt[n](H(o),{...p===void 0?{}:{title:p},...b===void 0?{}:{file:b.file},...b?.line===void 0?{}:{startLine:b.line},
...b?.column===void 0?{}:{startColumn:b.column}})},mask:ot,output:(n,o)=>e("the outputs",()=>rt(n,o)),state:(n,o)=>e("the state for the post step",()=>at(n,o)),
summary:n=>{t!==void 0&&e("the summary",()=>(0,et.writeFileSync)(t,n))}}}function lt(){const t=new Set;return(e,n)=>{try{n()}catch(o){t.has(e)||pe(H(`The runner\
 cannot keep ${e}: ${(0,y.I7)(o).message}`)),t.add(e)}}}function H(t){return(0,M.Ow)(t).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}const ct=3e4,ft=4e3;
function pt(t){return new ht(t)}class ht{#e;#n=new Ke;#t;#s;#i;#r=[];#a;#d;#l;#c;#f="";#o={appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){
this.#e=e,this.#t=(0,qe.uF)(e.runner,this.#n),this.#s=new Ve.r(this.#t),this.#i=new Qe(this.#t,this.#s);const{raw:n,context:o}=e.run;for(const p of L.Qh)L.mc[p].
kind==="secret"&&this.addSecret(n[p]);this.addSecret(o.idTokenRequest?.token??"")}report=e=>{e.type==="app-known"&&(this.#o={...this.#o,appID:e.appID}),e.type===
"deployment-known"&&(this.#o={...this.#o,deployID:e.deployID}),e.type==="url"&&(this.#o={...this.#o,url:e.url}),e.type==="failure"&&(this.#o={...this.#o,failure:e.
report}),e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#y(e)),this.#d?.tell(e)};addSecret(e){for(const n of this.#n.
add(e))this.#t.mask(n)}accept(e){this.#a=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.notices)this.report({type:"notice",message:n})}async recall(e){
const n=this.#a;if(!n)throw new TypeError("A plan is accepted before it is recalled");const{plan:o,target:p,github:b}=n;if(p.mode==="check"||b.token==="")return o;
const[{openGitHubSide:I},{appKey:P}]=await Promise.all([s.e(603).then(s.bind(s,1603)),s.e(446).then(s.bind(s,1446))]),x=I({...this.#e,fetch:e,token:b.token,context:this.#e.
run.context,open:{app:P(n),environment:b.environment,comment:b.comment},save:_=>this.#t.state(be,JSON.stringify(_)),warn:(_,C)=>this.report({type:"warning",message:_,
remedy:C})}),U=await x?.recall(o.commit);return this.#d=o.dryRun?void 0:x,{...o,...U}}checkedOut(e){this.#l=e}async checked(e){this.#c=e;const{tellFindings:n}=await s.
e(716).then(s.bind(s,7716));n(this.#t,this.#s,e)}async compared(e){const{comparisonSection:n}=await Promise.all([s.e(282),s.e(737),s.e(741)]).then(s.bind(s,4533));
this.#f=n(e,o=>this.#n.redact(o))}async finish(e,n){return this.#i.closeGroup(),e.error&&e.error.code!=="deploy_failed"&&(0,ne.Q)(this.#t,this.#s,e.error),n?.error&&
(0,ne.Q)(this.#t,this.#s,n.error),this.#p(e,n),await this.#m(e,n),e.error!==void 0||e.status==="failed"||e.status==="cancelled"||n?.error?1:0}async seedReporter(){
const{seedLog:e}=await s.e(678).then(s.bind(s,5678));return this.#t.line("Keys"),e(this.#t,this.#s,this.#e.clock)}fail(e){return this.finish({...this.#o,status:"\
failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#s.add("notice",{title:"Deploy skipped",message:e.message});const n={...this.#o,status:"skipped",appCreated:!1,
phases:[],error:e};return this.#p(n,void 0),await this.#u(n,void 0),0}#p(e,n){const o=Ye(e,n,this.#n);for(const b of L.P0)this.#t.output(b,o[b]);const p=Ze(o,this.#a?.
secretVariables??new Map);p&&this.report({type:"warning",...p})}async#m(e,n){if(await this.#u(e,n),!this.#d)return;const{briefComment:o,githubEnding:p,pageFacts:b}=await s.
e(446).then(s.bind(s,1446)),I=this.#r.length,P=e.error?.code==="interrupted"?ft:ct,x=b(this.#h(e,n)),U=await mt(P,this.#d.finish(p(x,e),o(x)));this.#r.length>I&&
await this.#u(e,n),U&&this.#t.state(be,"")}async#u(e,n){const[{renderSummary:o},{pageFacts:p}]=await Promise.all([s.e(470).then(s.bind(s,5470)),s.e(446).then(s.
bind(s,1446))]);this.#t.summary(o(p(this.#h(e,n))))}#h(e,n){return{outcome:e,seeded:n,run:this.#e.run,planned:this.#a,built:this.#l,checked:this.#c,compared:this.#f,
warnings:this.#r,unannotated:this.#s.dropped,secrets:this.#n}}#y(e){return e.type==="failure"?{...e,report:(0,te.O)(e.report,this.#n)}:e}}async function mt(t,e){
const n=Promise.withResolvers(),o=setTimeout(()=>n.resolve(!1),t);try{return await Promise.race([e.then(()=>!0),n.promise])}finally{clearTimeout(o)}}async function yt(t,e){
const n=ut(t.summaryFile),o=pt({runner:n,run:t,clock:c.m,random:Math.random}),p=await _e(t.raw,t.context,t.readFile).catch(y.I7);if(p instanceof Error)return o.
fail(p);if(p.kind==="skip")return o.skip(p.reason);if(p.kind==="close"){const{closePreview:b}=await Promise.all([s.e(603),s.e(285)]).then(s.bind(s,9285));return b(
p,{run:t,runner:n,clock:c.m,random:Math.random,env:e.env})}o.accept(p);try{const b=C=>o.addSecret(C),I=p.seed&&await s.e(462).then(s.bind(s,6462)),P=p.seed&&await I?.
prepareSeed(p.seed,{...e,onSecret:b}),{carryOut:x}=await Promise.all([s.e(737),s.e(883)]).then(s.bind(s,9883)),U=await x(p,o,{...e,workspace:t.context.workspace}),
_=U.status==="succeeded"&&U.error===void 0;return I&&U.status==="pending"&&o.report(I.KEYS_LEFT),await o.finish(U,_?await P?.(await o.seedReporter()):void 0)}catch(b){
return o.fail((0,y.I7)(b))}}}),9602:((r,k,s)=>{s.d(k,{Q:()=>y,W:()=>g});var c=s(5807);function y(d,l,u){for(const E of[u,...u.also]){const w=E.place===void 0?{}:
{place:E.place};l.add("error",{message:(0,c.Ow)(E.message),...w});for(const v of g(E))d.line(`  ${v}`)}}function g(d){const l=d.remedy?.split(`
`)??[];return d.mender==="user"?l:[...l,...i(d),...a(d.cause)]}function i({call:d}){if(!d)return[];const l=d.status===void 0?"":` answered ${d.status}`,u=d.requestID===
void 0?"":` (request ${d.requestID})`;return[`Call: ${d.method} ${d.path}${l}${u}`]}function a(d,l=0){return!(d instanceof Error)||l>3?[]:[`Cause: ${(0,c.Ow)(d.
message,500)}`,...a(d.cause,l+1)]}}),4664:((r,k,s)=>{s.d(k,{c:()=>a});var c=s(3024),y=s(6760),g=s(8302),i=s(224);function a(h=process.env){const f=h.GITHUB_WORKSPACE||
process.cwd();return{raw:d(h),context:l(h,f),summaryFile:h.GITHUB_STEP_SUMMARY||void 0,saved:h.STATE_slipway??"",readFile:m=>(0,c.readFileSync)((0,y.resolve)(f,
m),"utf8")}}function d(h){const f={};for(const m of i.Qh){const $=h[`INPUT_${m.toUpperCase()}`]?.trim();$&&(f[m]=$)}return(0,i.me)(f)}function l(h,f){const m=h.
GITHUB_REPOSITORY||void 0,$=w(h.GITHUB_EVENT_PATH),R=h.GITHUB_SERVER_URL||"https://github.com",[N,A]=[h.ACTIONS_ID_TOKEN_REQUEST_URL,h.ACTIONS_ID_TOKEN_REQUEST_TOKEN],
F=v(v($,"pull_request"),"head"),D=u(v($,"pull_request"),m);return{serverUrl:R,apiUrl:h.GITHUB_API_URL||"https://api.github.com",repository:m,refName:h.GITHUB_REF_NAME||
void 0,sha:T(F.sha)??(h.GITHUB_SHA||void 0),eventName:h.GITHUB_EVENT_NAME||void 0,pullRequest:D,fork:D?.fork===!0||E(v($,"workflow_run"),m),selfHosted:h.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:h.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:N&&A?{url:N,token:A}:void 0,runAttempt:Number(h.GITHUB_RUN_ATTEMPT||1),runUrl:m&&h.GITHUB_RUN_ID?
`${R}/${m}/actions/runs/${h.GITHUB_RUN_ID}`:void 0,workspace:f}}function u(h,f){const m=v(h,"head"),$=T(m.ref);if(typeof h.number!="number"||$===void 0)return;const R=T(
v(m,"repo").full_name);return{number:h.number,headRepository:R,headBranch:$,baseBranch:T(v(h,"base").ref)??"",fork:R?.toLowerCase()!==f?.toLowerCase()}}function E(h,f){
return h.id===void 0?!1:T(v(h,"head_repository").full_name)?.toLowerCase()!==f?.toLowerCase()}function w(h){if(!h)return{};try{const f=JSON.parse((0,c.readFileSync)(
h,"utf8"));return(0,g.G)(f)?f:{}}catch{return{}}}function v(h,f){const m=h[f];return(0,g.G)(m)?m:{}}function T(h){return typeof h=="string"&&h!==""?h:void 0}}),
1328:((r,k,s)=>{s.d(k,{bn:()=>y,kk:()=>i,uF:()=>g});var c=s(9602);function y(a,d){return a?[a,...a.also].map(l=>({code:l.code,message:d.redact(l.message),explanation:(0,c.
W)(l).map(u=>d.redact(u))})):[]}function g(a,d){const l=u=>d.redact(u);return{line:u=>a.line(l(u)),group:u=>a.group(l(u)),endGroup:()=>a.endGroup(),replay:(u,E)=>a.
replay(u.map(l),E),annotate:(u,E)=>{const w=E.title===void 0?{}:{title:l(E.title)};a.annotate(u,{...E,...w,message:l(E.message)})},mask:u=>a.mask(u),output:(u,E)=>a.
output(u,E),state:(u,E)=>a.state(u,E),summary:u=>a.summary(u)}}function i(a,d){const l=u=>({...u,message:d.redact(u.message)});return{...a,findings:a.findings.map(
l)}}}),1619:((r,k,s)=>{s.d(k,{Jb:()=>g,U9:()=>y,hu:()=>i});var c=s(3739);function y(a){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(
a)}function g(a,d){const l=a.trim(),u=URL.canParse(l)?new URL(l):void 0;if(u===void 0||!["http:","https:"].includes(u.protocol))throw new c.GQ("invalid_input",`${d}\
 is not an http(s) address`,{input:d,remedy:"Write it with its scheme, as https://platform.example.com."});if(u.username!==""||u.password!==""||u.search!==""||u.
hash!=="")throw new c.GQ("invalid_input",`${d} holds more than host and path`,{input:d,remedy:"Leave out user name, password, query and fragment."});return i(u,
d),u.pathname=u.pathname.replace(/\/+$/,""),u}function i(a,d){if(!(a.protocol==="https:"||a.protocol==="http:"&&y(a.hostname)))throw new c.GQ("insecure_url",`${d}\
 names ${a.origin}, which is not https`,{input:d,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((r,k,s)=>{
s.d(k,{f:()=>y,m:()=>c});const c={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(g,i){i?.throwIfAborted();const{setTimeout:a}=await Promise.resolve().
then(s.t.bind(s,8500,19));try{await a(g,void 0,i?{signal:i}:{})}catch(d){throw i?.throwIfAborted(),d}}},y=(g,i)=>{const a=setInterval(i,g).unref();return()=>clearInterval(
a)}}),9127:((r,k,s)=>{s.d(k,{E:()=>y,a:()=>g});var c=s(3739);function y(i,a){const d=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(i.trim()),[,l,u,E]=d??
[],w=Number(l??0)*36e5+Number(u??0)*6e4+Number(E??0)*1e3;if(!d||w===0)throw new c.GQ("invalid_input",`${a}: "${i}" is not a duration`,{input:a,remedy:"Write it \
with units, as 90s, 30m or 1h30m; it must be longer than zero."});return w}function g(i){if(i<1e3)return`${Math.round(i)}ms`;if(i<59950)return`${(i/1e3).toFixed(
1)}s`;const a=Math.round(i/1e3),d=l=>String(l).padStart(2,"0");return a<3600?`${Math.floor(a/60)}m ${d(a%60)}s`:`${Math.floor(a/3600)}h ${d(Math.floor(a%3600/60))}\
m`}}),3739:((r,k,s)=>{s.d(k,{GQ:()=>g,I7:()=>i,xU:()=>d,xb:()=>a});const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},y=Object.keys(c);class g extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(u,E,w={}){super(E,w.cause===
void 0?void 0:{cause:w.cause}),this.code=u,this.mender=c[u],this.remedy=w.remedy,this.input=w.input,this.place=w.place,this.call=w.call,this.also=w.also??[]}}function i(l){
if(l instanceof g)return l;const u=l instanceof Error?l.message:String(l);return new g("internal",u,{cause:l,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function a(l){throw new g("internal",`Unhandled case: ${JSON.stringify(l)}`)}function d(l){if(!(!(l instanceof Error)||!("code"in l)))
return typeof l.code=="string"?l.code:void 0}}),8302:((r,k,s)=>{s.d(k,{G:()=>c});function c(y){return typeof y=="object"&&y!==null&&!Array.isArray(y)}}),5807:((r,k,s)=>{
s.d(k,{Kf:()=>T,Nl:()=>E,Ow:()=>h,vI:()=>v});const c="\x1B",y="\x07",g=new RegExp(`${c}[\\]P_^X][^${y}${c}]*(?:${y}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]\
*[0-Z\\\\^-~]`,"g"),i=/[\t\n\v\f\r\u0085\u2028\u2029]/g,a=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\\
u{110bd}\\u{110cd}])\\p{Cf}","gu"),d=new RegExp(`(?!\\t)(?:${a.source})`,"gu"),l=/^[ -~]*$/,u=/^[\t -~]*$/;function E(m){return m.includes(c)?m.replace(g,""):m}
function w(m){return u.test(m)?m:E(m).replace(/[\n\u2028\u2029]/g," ").replace(d,"")}function v(m,$){return m.length>$?f(m,$):m}function T(m){return m.replace(/[\\^$.*+?()[\]{}|]/g,
"\\$&")}function h(m,$=2e3){const R=m.length>$*8+1024?m.slice(0,$*8+1024):m;if(l.test(R)&&R.length<=$)return m;const N=E(R).replace(i," ").replace(a,"").toWellFormed();
return N.length>$||R.length<m.length?f(N,$):N}function f(m,$){if($<1)return"";const R=m.slice(0,$-1),N=R.charCodeAt(R.length-1);return`${N>=55296&&N<=56319?R.slice(
0,-1):R}\u2026`}}),2345:((r,k,s)=>{s.d(k,{BL:()=>u,G1:()=>l,IC:()=>v,aT:()=>i,be:()=>d,cS:()=>E,jI:()=>y,jL:()=>a,lF:()=>w,ux:()=>c,yN:()=>g});const c={bodyBytes:128*
1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},y=["api","web-ssr","sse"],g=["web-landing",...y],i="us-east-2",a="ex\
ecute-api",d="SERVICE_KVS_",l=/^[A-Za-z_][A-Za-z0-9_]*$/,u=/^[a-z][a-z0-9_]{0,31}$/,E=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,w={bodyBytes:1024*1024,
envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},v={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,
findingMessage:1e3,findingCode:100}}),597:((r,k,s)=>{s.d(k,{Nu:()=>a,Rs:()=>h,ri:()=>v});const c=1024,y=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
g="owner/name, or a URL that begins with https://",i="--allow-local-git";function a(f,m){if(f.length>c)return w(`has more than ${c} characters`);if(new RegExp("\
\\p{Cc}","u").test(f))return w("has control characters");if(y.test(f))return{kind:"name",name:f.replace(/\.git$/,"")};if(f.startsWith("/"))return m?{kind:"path",
path:f}:E("is a local path");const $=/^[a-z]+:\/\/\S+$/i.test(f)&&URL.canParse(f)?new URL(f):void 0;return $?.protocol==="https:"||$?.protocol==="http:"?d($,m):
$?.protocol==="file:"?l($,m):u(f)}function d(f,m){return f.username!==""||f.password!==""?w("holds a user name or password","the URL without them, for the platf\
orm has access of its own"):f.protocol==="http:"&&!m?E("is a URL of plain http"):{kind:"remote",url:f}}function l(f,m){return f.host!==""||/%(?:2f|00)/i.test(f.
pathname)?w("is no path of this machine"):m?{kind:"file",url:f}:E("is a local path")}function u(f){const[,m,$]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(f)??[];return m===void 0?w("is neither owner/name nor an https URL"):w("is an address for ssh or git://, and repositories are cloned over https",`https://${m}\
/${$}`)}function E(f){return w(`${f}, which a platform takes only with ${i}`)}function w(f,m=g){return{kind:"refused",problem:f,instead:m}}function v(f){return f.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function T(f,m){return f.replaceAll("{repository}",()=>m)}function h(f,m){const $="https://git.example.com/{reposito\
ry}.git";if(!f.includes("{repository}"))return{problem:"does not hold {repository}",instead:$};const R=T(f,"owner/name"),N=/^[a-z]+:\/\/\S+$/i.test(R)&&URL.canParse(
R)?new URL(R):void 0;if(N?.protocol==="https:")return;const A=N?.protocol==="http:"||N?.protocol==="file:"&&N.host==="";if(!(A&&m))return A?{problem:`begins wit\
h ${N?.protocol}//, which needs ${i}`,instead:`${$}, or add ${i}`}:{problem:"is no https URL",instead:$}}}),9439:((r,k,s)=>{s.d(k,{K:()=>y});const c=null,y={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Explanation",verify:"Public URL",compare:"Compariso\
n"}}),3214:((r,k,s)=>{s.d(k,{O:()=>c});function c(y,g){const i=d=>g.redact(d),a=d=>d===void 0?void 0:i(d);return{...y,headline:i(y.headline),stage:a(y.stage),code:a(
y.code),remedy:a(y.remedy),diagnostics:y.diagnostics.map(d=>({...d,file:i(d.file),code:d.code===null?null:i(d.code),message:i(d.message)})),log:y.log.map(i)}}}),
2562:((r,k,s)=>{s.d(k,{Z:()=>y,b:()=>g});var c=s(3739);class y{#e=[];try(d,l){try{return d()}catch(u){const E=(0,c.I7)(u);if(E.code==="internal")throw u;return this.#e.
push(E),l}}add(d){this.#e.push(d)}throwIfAny(){const d=g(this.#e);if(d)throw d}}function g(a){const[d,...l]=a.flatMap(u=>[u.also.length>0?i(u,[]):u,...u.also]);
return d&&i(d,l)}function i(a,d){return new c.GQ(a.code,a.message,{...a.remedy===void 0?{}:{remedy:a.remedy},...a.input===void 0?{}:{input:a.input},...a.place===
void 0?{}:{place:a.place},...a.cause===void 0?{}:{cause:a.cause},also:d})}}),224:((r,k,s)=>{s.d(k,{P0:()=>d,Qh:()=>g,mc:()=>c,me:()=>l});const c={mode:{kind:"ch\
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
Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses the action does not know."},"api-map":{kind:"lines",description:"How th\
e service's requests and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"choi\
ce",choices:["off","warn","fail"],default:"warn",description:"After success ask the public URL until it answers below 400: `off`, `warn`, `fail`."},"url-templat\
e":{kind:"text",description:"The public URL where the platform's answers name none: `https://{subdomain}.example.com`."},"compare-to":{kind:"text",description:"\
With `mode: check`: a branch, tag or commit, as `HEAD^1`. It is built too, and the summary shows what the output differs in."},"allow-forks-on-self-hosted":{kind:"\
boolean",default:"false",description:"With `mode: check`: also build a fork's pull request on a self-hosted runner, where a stranger's code may find what earlie\
r runs left and reach your network."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{
kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"\
Keep one comment per app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON ar\
ray, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data p\
lane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"\
`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"Seconds to live for entries that name none."},
"kvs-concurrency":{kind:"number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every ke\
y back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and pri\
nt the plan; send nothing that changes anything."}},y=new Map(Object.entries(c)),g=Object.keys(c).filter(i);function i(u){return Object.hasOwn(c,u)}const a={"ap\
p-id":"The app's ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pen\
ding` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed c\
ould not write."},d=Object.keys(a).filter(u=>u in a);function l(u){const E=g.map(w=>{const v=y.get(w)?.default??"";return[w,u[w]||(v.startsWith("${{")?"":v)]});
return Object.fromEntries(E)}}),7924:((r,k,s)=>{s.d(k,{Gq:()=>y,HU:()=>a,LO:()=>g,SP:()=>u,au:()=>d,yG:()=>i,yR:()=>E});var c=s(3739);function y(w,v,T){return new c.
GQ("invalid_input",`${w}: ${v}`,{input:w,remedy:T})}function g(w,v,T){return new c.GQ("missing_input",`${w} is missing: ${v}`,{input:w,remedy:T})}function i(w,v){
switch(w.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw y(v,`"${u(w)}" is neither true nor false`,"Write true or false.")}}function a(w,v,T){
const h=v.find(m=>m===w.trim().toLowerCase());if(h!==void 0)return h;const f=v.map(m=>`"${m}"`).join(", ");throw y(T,`"${u(w)}" is not one of ${f}${d(w,v)}`,`Wr\
ite one of ${f}.`)}function d(w,v){const T=v.map(h=>({name:h,distance:l(w.trim().toLowerCase(),h.toLowerCase())})).sort((h,f)=>h.distance-f.distance)[0];return T&&
T.distance<=Math.max(1,Math.floor(T.name.length/3))?`; did you mean "${T.name}"?`:""}function l(w,v){if(w.length>100||v.length>100)return Number.POSITIVE_INFINITY;
let T=Array.from({length:v.length+1},(h,f)=>f);for(let h=1;h<=w.length;h++){const f=[h];for(let m=1;m<=v.length;m++){const $=(T[m-1]??0)+(w[h-1]===v[m-1]?0:1);f.
push(Math.min($,(T[m]??0)+1,(f[m-1]??0)+1))}T=f}return T[v.length]??0}function u(w){const v=w.replace(/\s+/g," ").trim();return v.length>60?`${v.slice(0,57)}\u2026`:
v}function E(w,v,T){try{return T(w)}catch(h){const f=(0,c.xU)(h)==="ENOENT"?"does not exist":`cannot be read (${(0,c.xU)(h)??"fault"})`;throw new c.GQ("file_not\
_found",`${v}: the file ${w} ${f}`,{input:v,cause:h,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),9689:((r,k,s)=>{
s.a(r,async(c,y)=>{try{var g=s(2205),i=s(4664);const a=new AbortController;process.on("SIGINT",()=>a.abort()),process.on("SIGTERM",()=>a.abort()),process.exitCode=
await(0,g.h)((0,i.c)(),{env:process.env,signal:a.signal,startPlatform:async d=>(await Promise.all([s.e(282),s.e(737),s.e(741)]).then(s.bind(s,4124))).startPlatform(
d)}),y()}catch(a){y(a)}},1)})},Q={};function O(r){var k=Q[r];if(k!==void 0)return k.exports;var s=Q[r]={id:r,loaded:!1,exports:{}},c=!0;try{we[r](s,s.exports,O),
c=!1}finally{c&&delete Q[r]}return s.loaded=!0,s.exports}O.m=we,typeof O<"u"&&(O.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var r=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",k=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",c=g=>{g&&g.d<1&&(g.d=1,g.forEach(i=>i.r--),g.forEach(
i=>i.r--?i.r++:i()))},y=g=>g.map(i=>{if(i!==null&&typeof i=="object"){if(i[r])return i;if(i.then){var a=[];a.d=0,i.then(u=>{d[k]=u,c(a)},u=>{d[s]=u,c(a)});var d={};
return d[r]=u=>u(a),d}}var l={};return l[r]=u=>{},l[k]=i,l});O.a=(g,i,a)=>{var d;a&&((d=[]).d=-1);var l=new Set,u=g.exports,E,w,v,T=new Promise((h,f)=>{v=f,w=h});
T[k]=u,T[r]=h=>(d&&h(d),l.forEach(h),T.catch(f=>{})),g.exports=T,i(h=>{E=y(h);var f,m=()=>E.map(R=>{if(R[s])throw R[s];return R[k]}),$=new Promise(R=>{f=()=>R(m),
f.r=0;var N=A=>A!==d&&!l.has(A)&&(l.add(A),A&&!A.d&&(f.r++,A.push(f)));E.map(A=>A[r](N))});return f.r?$:m()},h=>(h?v(T[s]=h):w(u),c(d))),d&&d.d<0&&(d.d=0)}})(),
(()=>{var r=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,k;O.t=function(s,c){if(c&1&&(s=this(s)),c&8||typeof s=="object"&&s&&(c&4&&s.__esModule||
c&16&&typeof s.then=="function"))return s;var y=Object.create(null);O.r(y);var g={};k=k||[null,r({}),r([]),r(r)];for(var i=c&2&&s;typeof i=="object"&&!~k.indexOf(
i);i=r(i))Object.getOwnPropertyNames(i).forEach(a=>g[a]=()=>s[a]);return g.default=()=>s,O.d(y,g),y}})(),O.d=(r,k)=>{for(var s in k)O.o(k,s)&&!O.o(r,s)&&Object.
defineProperty(r,s,{enumerable:!0,get:k[s]})},O.f={},O.e=r=>Promise.all(Object.keys(O.f).reduce((k,s)=>(O.f[s](r,k),k),[])),O.u=r=>""+r+".index.js",O.o=(r,k)=>Object.
prototype.hasOwnProperty.call(r,k),O.r=r=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(r,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
r,"__esModule",{value:!0})},O.nmd=r=>(r.paths=[],r.children||(r.children=[]),r),(()=>{var r={792:0},k=s=>{var{ids:c,modules:y,runtime:g}=s,i,a,d=0;for(i in y)O.
o(y,i)&&(O.m[i]=y[i]);for(g&&g(O);d<c.length;d++)a=c[d],O.o(r,a)&&r[a]&&r[a][0](),r[c[d]]=0};O.f.j=(s,c)=>{var y=O.o(r,s)?r[s]:void 0;if(y!==0)if(y)c.push(y[1]);else{
var g=import("./"+O.u(s)).then(k,i=>{throw r[s]!==0&&(r[s]=void 0),i}),g=Promise.race([g,new Promise(i=>y=r[s]=[i])]);c.push(y[1]=g)}}})();var ke=O(9689);ke=await ke;

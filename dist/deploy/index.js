const T=process.getBuiltinModule;var we={2613:(r=>{r.exports=T("assert")}),181:(r=>{r.exports=T("buffer")}),5317:(r=>{r.exports=T("child_process")}),4434:(r=>{r.
exports=T("events")}),9896:(r=>{r.exports=T("fs")}),4589:(r=>{r.exports=T("node:assert")}),6698:(r=>{r.exports=T("node:async_hooks")}),4573:(r=>{r.exports=T("no\
de:buffer")}),1421:(r=>{r.exports=T("node:child_process")}),7540:(r=>{r.exports=T("node:console")}),7598:(r=>{r.exports=T("node:crypto")}),3053:(r=>{r.exports=T(
"node:diagnostics_channel")}),610:(r=>{r.exports=T("node:dns")}),8474:(r=>{r.exports=T("node:events")}),3024:(r=>{r.exports=T("node:fs")}),1455:(r=>{r.exports=T(
"node:fs/promises")}),7067:(r=>{r.exports=T("node:http")}),2467:(r=>{r.exports=T("node:http2")}),7030:(r=>{r.exports=T("node:net")}),8161:(r=>{r.exports=T("node\
:os")}),6760:(r=>{r.exports=T("node:path")}),643:(r=>{r.exports=T("node:perf_hooks")}),1792:(r=>{r.exports=T("node:querystring")}),99:(r=>{r.exports=T("node:sql\
ite")}),7075:(r=>{r.exports=T("node:stream")}),6466:(r=>{r.exports=T("node:stream/promises")}),7830:(r=>{r.exports=T("node:stream/web")}),6193:(r=>{r.exports=T(
"node:string_decoder")}),7997:(r=>{r.exports=T("node:timers")}),8500:(r=>{r.exports=T("node:timers/promises")}),1692:(r=>{r.exports=T("node:tls")}),3136:(r=>{r.
exports=T("node:url")}),7975:(r=>{r.exports=T("node:util")}),3429:(r=>{r.exports=T("node:util/types")}),5919:(r=>{r.exports=T("node:worker_threads")}),8522:(r=>{
r.exports=T("node:zlib")}),857:(r=>{r.exports=T("os")}),6928:(r=>{r.exports=T("path")}),932:(r=>{r.exports=T("process")}),3193:(r=>{r.exports=T("string_decoder")}),
3557:(r=>{r.exports=T("timers")}),2483:((r,g,s)=>{s.d(g,{r:()=>m});var f=s(5807);const y=10;class m{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(a){this.#e=
a}get dropped(){return this.#t}add(a,d){if(this.#n[a]<y){this.#n[a]++,this.#e.annotate(a,d);return}this.#t++;const{place:c}=d,l=c===void 0?"":`${c.file}${c.line===
void 0?"":`:${c.line}`}: `;this.#e.line(`${a}: ${l}${d.message}`)}addDiagnostic(a){const{file:d,line:c,column:l}=a,S={file:d,...c===null?{}:{line:c},...l===null?
{}:{column:l}},w=a.code===null?{}:{title:(0,f.Ow)(a.code,80)};this.add(a.severity,{...w,message:(0,f.Ow)(a.message,1e3),place:S})}}}),2205:((r,g,s)=>{s.d(g,{h:()=>yt});
var f=s(1224),y=s(3739);async function m({raw:t,problems:e},n){if(t["api-map"].trim()==="")return;const{readApiMap:o}=await Promise.all([s.e(815),s.e(132),s.e(875)]).
then(s.bind(s,3875)),p=await o(t["api-map"],n).catch(b=>()=>{throw b});return typeof p=="function"?e.try(p,void 0):p}var i=s(7924);const a=new Set(["pull_reques\
t_target","workflow_run"]);function d({pullRequest:t}){if(t?.fork)throw(0,i.Gq)("repository",`pull request #${t.number} comes from a fork, whose build would see\
 the app's variables`,'Use "mode: check" for such pull requests, or name repository and branch yourself if you trust the fork.')}function c({fork:t,eventName:e,
selfHosted:n},o){if(t){if(a.has(e))throw(0,i.Gq)("mode",`a run on ${e} has the repository's token and secrets, and this pull request comes from a fork, whose bu\
ild could steal them`,'Check pull requests in a workflow on pull_request: it needs no secret and no permission but "contents: read".');if(n&&!o)throw(0,i.Gq)("a\
llow-forks-on-self-hosted","this runner is self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub'\
s runners (in check.yml and preview.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}var l=s(1619);function S(t,e){
const n=k(t),[o,p]=n;if(o&&p)throw(0,i.Gq)(p,`${o} is given as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);if($(t),o===void 0)return v(
e);if(o==="id-token")return{kind:"given",token:t["id-token"].trim()};if(o==="id-token-command")return{kind:"command",command:t["id-token-command"]};if(!e.idTokenRequest)
return{kind:"none",error:E(o,e)};const b={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.token,audience:t["id-token-audience"]||void 0};return o===
"id-token-audience"?{kind:"github",...b}:{kind:"exchange",url:(0,l.Jb)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||
void 0,clientID:t["token-exchange-client-id"]||void 0,subject:b}}const w=["id-token","id-token-command","token-exchange-url","id-token-audience"];function k(t){
const e=w.filter(n=>t[n].trim()!=="");return e.includes("token-exchange-url")?e.filter(n=>n!=="id-token-audience"):e}function $(t){if(t["token-exchange-url"]!==
"")return;const e=["token-exchange-audience","token-exchange-client-id"].find(n=>t[n]!=="");if(e)throw(0,i.LO)("token-exchange-url",`${e} means nothing without \
it`,"Give the token endpoint.")}const h="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audienc\
e alone.";function v(t){if(u(t))return{kind:"none",error:E("id-token",t)};throw(0,i.LO)("id-token-audience","nothing says where the ID token comes from",h)}function u(t){
return t.dependabot||t.pullRequest?.fork===!0}function E(t,e){return new y.GQ("no_id_token",`This run can have no ID token: ${I(e)}`,{input:t,remedy:u(e)?N:P})}
function I(t){return t.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":t.dependabot?"Dependabot's runs get neither secrets\
 nor GitHub's OIDC":"the job lacks the permission id-token: write"}const P=`Add to the job, and to the calling workflow where this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,N=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
Where the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var M=s(2562),D=s(9127),ve=s(2345);const z=40;function Ee(t,e,n){const o=t.trim().replace(/\{([^{}]*)\}/g,(p,b)=>Se(b.trim(),e,n));if(ve.cS.test(
o))return o;throw(0,i.Gq)(e,`"${(0,i.SP)(o)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both end\
s.')}function Se(t,e,n){if(t==="pr")return String(J("{pr}",e,n));if(t==="branch")return $e(e,n);const o=/^slot:(.*)$/.exec(t)?.[1];if(o!==void 0)return Te(o,e,n);
throw(0,i.Gq)(e,`there is no placeholder {${(0,i.SP)(t)}}${(0,i.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function J(t,e,n){
if(n.pullRequest)return n.pullRequest.number;throw(0,i.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function Te(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,i.Gq)(e,`{slot:${(0,i.SP)(
t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(J(`{slot:${t}}`,e,n)%Number(t))}function $e(t,e){const n=e.pullRequest?.headBranch??e.
refName;if(n!==void 0)return Ie(n);throw(0,i.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function Ie(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=z&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule(
"node:crypto"),o=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,z-9).replace(/-+$/,"")}-${o}`.replace(/^-/,"")}class Y{raw;context;problems;constructor(e,n,o){
this.raw=e,this.context=n,this.problems=o}boolean(e){return this.problems.try(()=>(0,i.yG)(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>(0,i.HU)(
this.raw[e],n,e),n[0])}duration(e){return this.problems.try(()=>(0,D.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.
problems.try(()=>{const o=this.optional(e)??n;if(o===void 0)throw(0,i.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return Ee(o,e,this.context)},
"")}}function Oe(t,e,n){const{raw:o,problems:p}=t,b=["kvs-seed-file","kvs-prune-file"].filter(O=>o[O]!=="");if(b.length!==0){for(const O of b)p.try(()=>(0,i.yR)(
o[O],O,e),"");return{file:o["kvs-seed-file"],table:o["kvs-table"],url:o["kvs-url"],region:o["kvs-region"],token:o["kvs-token"],"ttl-seconds":o["kvs-ttl-seconds"],
concurrency:o["kvs-concurrency"],verify:o["kvs-verify"],"prune-file":o["kvs-prune-file"],"dry-run":n?"true":o["dry-run"]}}}var Z=s(597);function Re(t,e,n){const o={
repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},p=t.repository.trim()||o.repository,b=t.branch.trim()||o.branch;
if(p===void 0)throw(0,i.LO)("repository","this run has none of its own","Write it as owner/name.");const O=xe(p);if(b===void 0)throw(0,i.LO)("branch","this run \
is for no branch","Name the branch to build.");!n&&t.repository.trim()===""&&d(e);const U=p.toLowerCase()===o.repository?.toLowerCase()&&b===o.branch;return{repository:O,
branch:Ae(b),commit:U?e.sha:void 0}}function xe(t){const e=(0,Z.Nu)(t,!0);if(e.kind!=="refused")return t;throw(0,i.Gq)("repository",`"${(0,i.SP)((0,Z.ri)(t))}" ${e.
problem}`,`Write ${e.instead}.`)}function Ae(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||X(t))throw(0,i.Gq)("branch",`"${(0,i.SP)(t)}" can\
not be the name of a branch`,"Name a branch as git does: main.");return t}function X(t){return new RegExp("\\p{Cc}","u").test(t)}function q(t,e){const n=t["comp\
are-to"].trim();if(n!==""){if(e!=="check")throw(0,i.Gq)("compare-to",`only a check compares, and mode is "${(0,i.SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.
test(n)||n.length>255||X(n))throw(0,i.Gq)("compare-to",`"${(0,i.SP)(n)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return n}}var L=s(224);
function Ue(t){if(t.trim()==="")throw(0,i.LO)("base-url","it is the address of the control plane","Give its https URL.");const e=(0,l.Jb)(t,"base-url").href.replace(
/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,i.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function Ne(t){
const e=t.trim();if(e==="")return;const n=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(n)&&!/[{}]/.test(n))return e;
throw(0,i.Gq)("url-template",`"${(0,i.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}async function _e(t,e,n){
const o=new M.Z,p=o.try(()=>(0,i.HU)(t.mode,L.mc.mode.choices,"mode"),"deploy");if(p==="close")return Pe(new Y(t,e,o));const b=p==="check"?void 0:o.try(()=>S(t,
e),void 0);if(b?.kind==="none"){if((0,i.HU)(t["on-no-token"],L.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",reason:b.error};o.add(b.error)}
const O=await Ce(new Y(t,e,o),p,b,n);return o.throwIfAny(),O}function Pe(t){const{context:e,problems:n}=t,o=n.try(()=>{if(e.pullRequest)return e.pullRequest.number;
throw(0,i.Gq)("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: github.event.action == 'clos\
ed'` in a workflow on pull_request.")},0),p=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)];n.try(()=>q(t.raw,"close"),void 0);
const b=ee(t);return b.token===""&&n.add((0,i.LO)("github-token","it is what the pull request is told with","Leave it out: it has a default.")),n.throwIfAny(),{
kind:"close",app:p.join("/"),pullRequest:o,github:b}}function ee(t){return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.
pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function Ce(t,e,n,o){const{raw:p,context:b,problems:O}=t,U=e==="check"?"check":void 0,{env:x,
notice:A,secrets:_}=await De(t,o),{settings:C,statusMap:bt}=await Ge(t),ge=await m(t,o),{configuration:gt,commit:wt}=Me(t,C,e==="check"||n?.kind==="none");return{
kind:"deploy",plan:{org:t.identifier("org",U),project:t.identifier("project",U),app:t.identifier("app",U),rememberedAppID:void 0,create:t.boolean("create"),appType:t.
optional("app-type")??L.mc["app-type"].default,configuration:gt,env:x,commit:wt,attachTo:void 0,follow:{...je(t),statusMap:new Map([...ge?.statuses??[],...bt])},
verify:t.choice("verify",L.mc.verify.choices),urlTemplate:O.try(()=>Ne(p["url-template"]),void 0),dryRun:t.boolean("dry-run"),apiMap:ge},target:Le(t,e,n),github:ee(
t),seed:Oe(t,o,e==="check"),notices:A===void 0?[]:[A],secrets:Be(p,b,[..._.values()]),secretVariables:_}}function Le(t,e,n){const{raw:o,context:p,problems:b}=t,
O=t.boolean("allow-forks-on-self-hosted");e==="check"&&b.try(()=>c(p,O),void 0);const U=e==="check"?"":b.try(()=>Ue(o["base-url"]),""),x=b.try(()=>q(o,e),void 0);
return n===void 0||n.kind==="none"?{mode:"check",compareTo:x}:{mode:"deploy",baseUrl:U,source:n}}async function De(t,e){const{raw:n,problems:o}=t,p=t.boolean("c\
lear-env");if(n.env!==""||n["secret-env"]!==""||n["env-file"]!=="")return(await s.e(31).then(s.bind(s,8031))).planEnv(n,p,e,o);const b=new Map;return{env:p?{kind:"\
replace",variables:b}:{kind:"leave"},secrets:b,notice:void 0}}async function Ge(t){const{raw:e,problems:n}=t,o=e.noindex===""?{}:{noindex:t.boolean("noindex")};
if(e["app-settings"]===""&&e["status-map"]==="")return{settings:o,statusMap:new Map};const{parseSettings:p,parseStatusMap:b}=await s.e(947).then(s.bind(s,7947));
return{settings:{...n.try(()=>p(e),{}),...o},statusMap:n.try(()=>b(e["status-map"]),new Map)}}function Me(t,e,n){const{raw:o,context:p,problems:b}=t,O=b.try(()=>Re(
o,p,n),{repository:"",branch:"",commit:void 0}),[U,x,A]=[t.optional("build-command"),t.optional("output-directory"),t.optional("region")];return{commit:O.commit,
configuration:{repository:O.repository,branch:O.branch,...U===void 0?{}:{buildCommand:U},...x===void 0?{}:{outputDirectory:x},...A===void 0?{}:{region:A},settings:e}}}
function je(t){const{raw:e}=t;return{wait:t.boolean("wait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-timeout",L.mc["on-timeout"].choices),pollIntervalMs:e["\
poll-interval"]===""?void 0:t.duration("poll-interval")}}function Be(t,e,n){return[...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],
...n].filter(p=>p.trim()!=="")}var j=s(5807);const He=4,Fe=8;function K(t){const e=[t.trim(),...t.split(/\r?\n/).map(n=>n.trim())];return[...new Set(e)].filter(
n=>n.length>=He)}class Ke{#e=new Set;#n;add(e){const n=K(e).filter(o=>!this.#e.has(o));for(const o of n)for(const p of[o,JSON.stringify(o).slice(1,-1),encodeURIComponent(
o.toWellFormed())])this.#e.add(p);return n.length>0&&(this.#n=void 0),n}redact(e){if(this.#e.size===0)return e;this.#n??=We(this.#e);const[n="",...o]=e.replace(
this.#n,"***").split("\u2026").reverse();return[...o.reverse().map(p=>this.#t(p)),n].join("\u2026")}#t(e){for(const n of this.#e){const o=e.lastIndexOf(n.slice(
0,Fe));if(o!==-1&&n.startsWith(e.slice(o)))return`${e.slice(0,o)}***`}return e}}function We(t){const e=[...t].sort((n,o)=>o.length-n.length);return new RegExp(e.
map(j.Kf).join("|"),"g")}var te=s(3214),Ve=s(2483),ne=s(9602),se=s(9439);class Qe{#e;#n;#t=new Set;#s=!1;constructor(e,n){this.#e=e,this.#n=n}tell(e){switch(e.type){case"\
phase-started":this.closeGroup(),this.#e.group(se.K[e.phase]),this.#s=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.unwished?"\u2717":"\u2713"}\
 ${se.K[e.phase]}: ${e.detail} (${(0,D.a)(e.ms)})`);break;case"warning":case"notice":this.#i(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"fai\
lure":this.#r(e.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(ze(e));break;default:(0,y.xb)(e)}}closeGroup(){
this.#s&&this.#e.endGroup(),this.#s=!1}#i(e,n,o){if(!this.#t.has(n)){this.#t.add(n),this.#n.add(e,{message:(0,j.Ow)(n)});for(const p of o?.split(`
`)??[])this.#e.line(`  ${p}`)}}#r(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,j.Ow)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#e.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function ze(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,D.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,D.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,y.xb)(t)}}const Je=100,
oe=500;function Ye(t,e,n){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
Xe((0,te.O)(t.failure,n)):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function Ze(t,e){const n=[...e].filter(([,x])=>K(x).some(A=>Object.
values(t).some(_=>_.includes(A))));if(n.length===0)return;const o=n.flatMap(([,x])=>K(x)),p=Object.entries(t).filter(([,x])=>o.some(A=>x.includes(A))),b=n.map(([
x])=>x).join(", "),[O,U]=n.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${O} of ${b} ${U} in the output ${p.map(([x])=>x).
join(", ")}: GitHub drops every output that contains a masked value`,remedy:"If a value is not secret, give it by env, under a name that does not look secret: d\
ocs/variables.md lists the words."}}function Xe(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,j.Ow)(e.message,oe)})),log:t.log.
slice(-Je).map(e=>(0,j.Ow)(e,oe))})}var qe=s(1328),et=s(3024),B=s(857);function H(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(
t)}function W(t){return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function G(t,e,n){
const o=new tt(t,e,n);process.stdout.write(o.toString()+B.EOL)}function re(t,e=""){G(t,{},e)}const ie="::";class tt{constructor(e,n,o){e||(e="missing.command"),
this.command=e,this.properties=n,this.message=o}toString(){let e=ie+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let n=!0;for(const o in this.
properties)if(this.properties.hasOwnProperty(o)){const p=this.properties[o];p&&(n?n=!1:e+=",",e+=`${o}=${st(p)}`)}}return e+=`${ie}${nt(this.message)}`,e}}function nt(t){
return H(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function st(t){return H(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}var ae=s(9896);function de(t,e){const n=process.env[`GITHUB_${t}`];if(!n)throw new Error(`Unable to find environment var\
iable for file command ${t}`);if(!ae.existsSync(n))throw new Error(`Missing file at path: ${n}`);ae.appendFileSync(n,`${H(e)}${B.EOL}`,{encoding:"utf8"})}function ue(t,e){
const n=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,o=H(e);if(t.includes(n))throw new Error(`Unexpected input: name should not contain the\
 delimiter "${n}"`);if(o.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${t}<<${n}${B.EOL}${o}${B.EOL}${n}`}
var kt=s(6928),le=function(t,e,n,o){function p(b){return b instanceof n?b:new n(function(O){O(b)})}return new(n||(n=Promise))(function(b,O){function U(_){try{A(
o.next(_))}catch(C){O(C)}}function x(_){try{A(o.throw(_))}catch(C){O(C)}}function A(_){_.done?b(_.value):p(_.value).then(U,x)}A((o=o.apply(t,e||[])).next())})},
V;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(V||(V={}));function vt(t,e){const n=toCommandValue(e);if(process.env[t]=n,process.env.GITHUB_ENV||
"")return issueFileCommand("ENV",prepareKeyValueMessage(t,e));issueCommand("set-env",{name:t},n)}function ot(t){G("add-mask",{},t)}function Et(t){process.env.GITHUB_PATH||
""?issueFileCommand("PATH",t):issueCommand("add-path",{},t),process.env.PATH=`${t}${path.delimiter}${process.env.PATH}`}function ce(t,e){const n=process.env[`IN\
PUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!n)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?n:n.
trim()}function St(t,e){const n=ce(t,e).split(`
`).filter(o=>o!=="");return e&&e.trimWhitespace===!1?n:n.map(o=>o.trim())}function Tt(t,e){const n=["true","True","TRUE"],o=["false","False","FALSE"],p=ce(t,e);
if(n.includes(p))return!0;if(o.includes(p))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${t}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function rt(t,e){if(process.env.GITHUB_OUTPUT||"")return de("OUTPUT",ue(t,e));process.
stdout.write(B.EOL),G("set-output",{name:t},H(e))}function $t(t){issue("echo",t?"on":"off")}function It(t){process.exitCode=V.Failure,fe(t)}function Ot(){return process.
env.RUNNER_DEBUG==="1"}function Rt(t){issueCommand("debug",{},t)}function fe(t,e={}){G("error",W(e),t instanceof Error?t.toString():t)}function pe(t,e={}){G("wa\
rning",W(e),t instanceof Error?t.toString():t)}function it(t,e={}){G("notice",W(e),t instanceof Error?t.toString():t)}function he(t){process.stdout.write(t+B.EOL)}
function me(t){re("group",t)}function ye(){re("endgroup")}function xt(t,e){return le(this,void 0,void 0,function*(){me(t);let n;try{n=yield e()}finally{ye()}return n})}
function at(t,e){if(process.env.GITHUB_STATE||"")return de("STATE",ue(t,e));G("save-state",{name:t},H(e))}function At(t){return process.env[`STATE_${t}`]||""}function Ut(t){
return le(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(t)})}const be="slipway",dt={error:fe,warning:pe,notice:it};function ut(t){const e=lt();
return{line:n=>he(F(n)),group:n=>me(F(n)),endGroup:ye,replay:(n,o)=>{he([`::stop-commands::${o}`,...n.map(F),`::${o}::`].join(`
`))},annotate:(n,{message:o,title:p,place:b})=>{dt[n](F(o),{...p===void 0?{}:{title:p},...b===void 0?{}:{file:b.file},...b?.line===void 0?{}:{startLine:b.line},
...b?.column===void 0?{}:{startColumn:b.column}})},mask:ot,output:(n,o)=>e("the outputs",()=>rt(n,o)),state:(n,o)=>e("the state for the post step",()=>at(n,o)),
summary:n=>{t!==void 0&&e("the summary",()=>(0,et.writeFileSync)(t,n))}}}function lt(){const t=new Set;return(e,n)=>{try{n()}catch(o){t.has(e)||pe(F(`The runner\
 cannot keep ${e}: ${(0,y.I7)(o).message}`)),t.add(e)}}}function F(t){return(0,j.Ow)(t).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}const ct=3e4,ft=4e3;
function pt(t){return new ht(t)}class ht{#e;#n=new Ke;#t;#s;#i;#r=[];#a;#d;#l;#c;#f="";#o={appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){
this.#e=e,this.#t=(0,qe.uF)(e.runner,this.#n),this.#s=new Ve.r(this.#t),this.#i=new Qe(this.#t,this.#s);const{raw:n,context:o}=e.run;for(const p of L.Qh)L.mc[p].
kind==="secret"&&this.addSecret(n[p]);this.addSecret(o.idTokenRequest?.token??"")}report=e=>{e.type==="app-known"&&(this.#o={...this.#o,appID:e.appID}),e.type===
"deployment-known"&&(this.#o={...this.#o,deployID:e.deployID}),e.type==="url"&&(this.#o={...this.#o,url:e.url}),e.type==="failure"&&(this.#o={...this.#o,failure:e.
report}),e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#y(e)),this.#d?.tell(e)};addSecret(e){for(const n of this.#n.
add(e))this.#t.mask(n)}accept(e){this.#a=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.notices)this.report({type:"notice",message:n})}async recall(e){
const n=this.#a;if(!n)throw new TypeError("A plan is accepted before it is recalled");const{plan:o,target:p,github:b}=n;if(p.mode==="check"||b.token==="")return o;
const[{openGitHubSide:O},{appKey:U}]=await Promise.all([s.e(603).then(s.bind(s,1603)),s.e(446).then(s.bind(s,1446))]),x=O({...this.#e,fetch:e,token:b.token,context:this.#e.
run.context,open:{app:U(n),environment:b.environment,comment:b.comment},save:_=>this.#t.state(be,JSON.stringify(_)),warn:(_,C)=>this.report({type:"warning",message:_,
remedy:C})}),A=await x?.recall(o.commit);return this.#d=o.dryRun?void 0:x,{...o,...A}}checkedOut(e){this.#l=e}async checked(e){this.#c=e;const{tellFindings:n}=await s.
e(716).then(s.bind(s,7716));n(this.#t,this.#s,e)}async compared(e){const{comparisonSection:n}=await Promise.all([s.e(282),s.e(737),s.e(741)]).then(s.bind(s,4533));
this.#f=n(e,o=>this.#n.redact(o))}async finish(e,n){return this.#i.closeGroup(),e.error&&e.error.code!=="deploy_failed"&&(0,ne.Q)(this.#t,this.#s,e.error),n?.error&&
(0,ne.Q)(this.#t,this.#s,n.error),this.#p(e,n),await this.#m(e,n),e.error!==void 0||e.status==="failed"||e.status==="cancelled"||n?.error?1:0}async seedReporter(){
const{seedLog:e}=await s.e(678).then(s.bind(s,5678));return this.#t.line("Keys"),e(this.#t,this.#s,this.#e.clock)}fail(e){return this.finish({...this.#o,status:"\
failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#s.add("notice",{title:"Deploy skipped",message:e.message});const n={...this.#o,status:"skipped",appCreated:!1,
phases:[],error:e};return this.#p(n,void 0),await this.#u(n,void 0),0}#p(e,n){const o=Ye(e,n,this.#n);for(const b of L.P0)this.#t.output(b,o[b]);const p=Ze(o,this.#a?.
secretVariables??new Map);p&&this.report({type:"warning",...p})}async#m(e,n){if(await this.#u(e,n),!this.#d)return;const{briefComment:o,githubEnding:p,pageFacts:b}=await s.
e(446).then(s.bind(s,1446)),O=this.#r.length,U=e.error?.code==="interrupted"?ft:ct,x=b(this.#h(e,n)),A=await mt(U,this.#d.finish(p(x,e),o(x)));this.#r.length>O&&
await this.#u(e,n),A&&this.#t.state(be,"")}async#u(e,n){const[{renderSummary:o},{pageFacts:p}]=await Promise.all([s.e(470).then(s.bind(s,5470)),s.e(446).then(s.
bind(s,1446))]);this.#t.summary(o(p(this.#h(e,n))))}#h(e,n){return{outcome:e,seeded:n,run:this.#e.run,planned:this.#a,built:this.#l,checked:this.#c,compared:this.#f,
warnings:this.#r,unannotated:this.#s.dropped,secrets:this.#n}}#y(e){return e.type==="failure"?{...e,report:(0,te.O)(e.report,this.#n)}:e}}async function mt(t,e){
const n=Promise.withResolvers(),o=setTimeout(()=>n.resolve(!1),t);try{return await Promise.race([e.then(()=>!0),n.promise])}finally{clearTimeout(o)}}async function yt(t,e){
const n=ut(t.summaryFile),o=pt({runner:n,run:t,clock:f.m,random:Math.random}),p=await _e(t.raw,t.context,t.readFile).catch(y.I7);if(p instanceof Error)return o.
fail(p);if(p.kind==="skip")return o.skip(p.reason);if(p.kind==="close"){const{closePreview:b}=await Promise.all([s.e(603),s.e(285)]).then(s.bind(s,9285));return b(
p,{run:t,runner:n,clock:f.m,random:Math.random,env:e.env})}o.accept(p);try{const b=C=>o.addSecret(C),O=p.seed&&await s.e(462).then(s.bind(s,6462)),U=p.seed&&await O?.
prepareSeed(p.seed,{...e,onSecret:b}),{carryOut:x}=await Promise.all([s.e(737),s.e(883)]).then(s.bind(s,9883)),A=await x(p,o,{...e,workspace:t.context.workspace}),
_=A.status==="succeeded"&&A.error===void 0;return O&&A.status==="pending"&&o.report(O.KEYS_LEFT),await o.finish(A,_?await U?.(await o.seedReporter()):void 0)}catch(b){
return o.fail((0,y.I7)(b))}}}),9602:((r,g,s)=>{s.d(g,{Q:()=>y,W:()=>m});var f=s(5807);function y(d,c,l){for(const S of[l,...l.also]){const w=S.place===void 0?{}:
{place:S.place};c.add("error",{message:(0,f.Ow)(S.message),...w});for(const k of m(S))d.line(`  ${k}`)}}function m(d){const c=d.remedy?.split(`
`)??[];return d.mender==="user"?c:[...c,...i(d),...a(d.cause)]}function i({call:d}){if(!d)return[];const c=d.status===void 0?"":` answered ${d.status}`,l=d.requestID===
void 0?"":` (request ${d.requestID})`;return[`Call: ${d.method} ${d.path}${c}${l}`]}function a(d,c=0){return!(d instanceof Error)||c>3?[]:[`Cause: ${(0,f.Ow)(d.
message,500)}`,...a(d.cause,c+1)]}}),4664:((r,g,s)=>{s.d(g,{c:()=>a});var f=s(3024),y=s(6760),m=s(8302),i=s(224);function a(h=process.env){const v=h.GITHUB_WORKSPACE||
process.cwd();return{raw:d(h),context:c(h,v),summaryFile:h.GITHUB_STEP_SUMMARY||void 0,saved:h.STATE_slipway??"",readFile:u=>(0,f.readFileSync)((0,y.resolve)(v,
u),"utf8")}}function d(h){const v={};for(const u of i.Qh){const E=h[`INPUT_${u.toUpperCase()}`]?.trim();E&&(v[u]=E)}return(0,i.me)(v)}function c(h,v){const u=h.
GITHUB_REPOSITORY||void 0,E=w(h.GITHUB_EVENT_PATH),I=h.GITHUB_SERVER_URL||"https://github.com",[P,N]=[h.ACTIONS_ID_TOKEN_REQUEST_URL,h.ACTIONS_ID_TOKEN_REQUEST_TOKEN],
M=k(k(E,"pull_request"),"head"),D=l(k(E,"pull_request"),u);return{serverUrl:I,apiUrl:h.GITHUB_API_URL||"https://api.github.com",repository:u,refName:h.GITHUB_REF_NAME||
void 0,sha:$(M.sha)??(h.GITHUB_SHA||void 0),eventName:h.GITHUB_EVENT_NAME||void 0,pullRequest:D,fork:D?.fork===!0||S(k(E,"workflow_run"),u),selfHosted:h.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:h.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:P&&N?{url:P,token:N}:void 0,runAttempt:Number(h.GITHUB_RUN_ATTEMPT||1),runUrl:u&&h.GITHUB_RUN_ID?
`${I}/${u}/actions/runs/${h.GITHUB_RUN_ID}`:void 0,workspace:v}}function l(h,v){const u=k(h,"head"),E=$(u.ref);if(typeof h.number!="number"||E===void 0)return;const I=$(
k(u,"repo").full_name);return{number:h.number,headRepository:I,headBranch:E,baseBranch:$(k(h,"base").ref)??"",fork:I?.toLowerCase()!==v?.toLowerCase()}}function S(h,v){
return h.id===void 0?!1:$(k(h,"head_repository").full_name)?.toLowerCase()!==v?.toLowerCase()}function w(h){if(!h)return{};try{const v=JSON.parse((0,f.readFileSync)(
h,"utf8"));return(0,m.G)(v)?v:{}}catch{return{}}}function k(h,v){const u=h[v];return(0,m.G)(u)?u:{}}function $(h){return typeof h=="string"&&h!==""?h:void 0}}),
1328:((r,g,s)=>{s.d(g,{bn:()=>y,kk:()=>i,uF:()=>m});var f=s(9602);function y(a,d){return a?[a,...a.also].map(c=>({code:c.code,message:d.redact(c.message),explanation:(0,f.
W)(c).map(l=>d.redact(l))})):[]}function m(a,d){const c=l=>d.redact(l);return{line:l=>a.line(c(l)),group:l=>a.group(c(l)),endGroup:()=>a.endGroup(),replay:(l,S)=>a.
replay(l.map(c),S),annotate:(l,S)=>{const w=S.title===void 0?{}:{title:c(S.title)};a.annotate(l,{...S,...w,message:c(S.message)})},mask:l=>a.mask(l),output:(l,S)=>a.
output(l,S),state:(l,S)=>a.state(l,S),summary:l=>a.summary(l)}}function i(a,d){const c=l=>({...l,message:d.redact(l.message)});return{...a,findings:a.findings.map(
c)}}}),1619:((r,g,s)=>{s.d(g,{Jb:()=>m,U9:()=>y,hu:()=>i});var f=s(3739);function y(a){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(
a)}function m(a,d){const c=a.trim(),l=URL.canParse(c)?new URL(c):void 0;if(l===void 0||!["http:","https:"].includes(l.protocol))throw new f.GQ("invalid_input",`${d}\
 is not an http(s) address`,{input:d,remedy:"Write it with its scheme, as https://platform.example.com."});if(l.username!==""||l.password!==""||l.search!==""||l.
hash!=="")throw new f.GQ("invalid_input",`${d} holds more than host and path`,{input:d,remedy:"Leave out user name, password, query and fragment."});return i(l,
d),l.pathname=l.pathname.replace(/\/+$/,""),l}function i(a,d){if(!(a.protocol==="https:"||a.protocol==="http:"&&y(a.hostname)))throw new f.GQ("insecure_url",`${d}\
 names ${a.origin}, which is not https`,{input:d,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((r,g,s)=>{
s.d(g,{f:()=>y,m:()=>f});const f={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(m,i){i?.throwIfAborted();const{setTimeout:a}=await Promise.resolve().
then(s.t.bind(s,8500,19));try{await a(m,void 0,i?{signal:i}:{})}catch(d){throw i?.throwIfAborted(),d}}},y=(m,i)=>{const a=setInterval(i,m).unref();return()=>clearInterval(
a)}}),9127:((r,g,s)=>{s.d(g,{E:()=>y,a:()=>m});var f=s(3739);function y(i,a){const d=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(i.trim()),[,c,l,S]=d??
[],w=Number(c??0)*36e5+Number(l??0)*6e4+Number(S??0)*1e3;if(!d||w===0)throw new f.GQ("invalid_input",`${a}: "${i}" is not a duration`,{input:a,remedy:"Write it \
with units, as 90s, 30m or 1h30m; it must be longer than zero."});return w}function m(i){if(i<1e3)return`${Math.round(i)}ms`;if(i<59950)return`${(i/1e3).toFixed(
1)}s`;const a=Math.round(i/1e3),d=c=>String(c).padStart(2,"0");return a<3600?`${Math.floor(a/60)}m ${d(a%60)}s`:`${Math.floor(a/3600)}h ${d(Math.floor(a%3600/60))}\
m`}}),3739:((r,g,s)=>{s.d(g,{GQ:()=>m,I7:()=>i,xU:()=>d,xb:()=>a});const f={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},y=Object.keys(f);class m extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(l,S,w={}){super(S,w.cause===
void 0?void 0:{cause:w.cause}),this.code=l,this.mender=f[l],this.remedy=w.remedy,this.input=w.input,this.place=w.place,this.call=w.call,this.also=w.also??[]}}function i(c){
if(c instanceof m)return c;const l=c instanceof Error?c.message:String(c);return new m("internal",l,{cause:c,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function a(c){throw new m("internal",`Unhandled case: ${JSON.stringify(c)}`)}function d(c){if(!(!(c instanceof Error)||!("code"in c)))
return typeof c.code=="string"?c.code:void 0}}),8302:((r,g,s)=>{s.d(g,{G:()=>f,K:()=>y});function f(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}function y(m,i){
return typeof m=="string"&&m.length<=i}}),5807:((r,g,s)=>{s.d(g,{Kf:()=>$,Nl:()=>S,Ow:()=>h,vI:()=>k});const f="\x1B",y="\x07",m=new RegExp(`${f}[\\]P_^X][^${y}${f}\
]*(?:${y}|${f}\\\\)|${f}\\[[0-?]*[ -/]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),i=/[\t\n\v\f\r\u0085\u2028\u2029]/g,a=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200\
c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),d=new RegExp(`(?!\\t)(?:${a.source})`,"gu"),c=/^[ -~]*$/,l=/^[\t -~]*$/;
function S(u){return u.includes(f)?u.replace(m,""):u}function w(u){return l.test(u)?u:S(u).replace(/[\n\u2028\u2029]/g," ").replace(d,"")}function k(u,E){return u.
length>E?v(u,E):u}function $(u){return u.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function h(u,E=2e3){const I=u.length>E*8+1024?u.slice(0,E*8+1024):u;if(c.test(I)&&
I.length<=E)return u;const P=S(I).replace(i," ").replace(a,"").toWellFormed();return P.length>E||I.length<u.length?v(P,E):P}function v(u,E){if(E<1)return"";const I=u.
slice(0,E-1),P=I.charCodeAt(I.length-1);return`${P>=55296&&P<=56319?I.slice(0,-1):I}\u2026`}}),2345:((r,g,s)=>{s.d(g,{BL:()=>l,G1:()=>c,IC:()=>k,aT:()=>i,be:()=>d,
cS:()=>S,jI:()=>y,jL:()=>a,lF:()=>w,ux:()=>f,yN:()=>m});const f={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
y=["api","web-ssr","sse"],m=["web-landing",...y],i="us-east-2",a="execute-api",d="SERVICE_KVS_",c=/^[A-Za-z_][A-Za-z0-9_]*$/,l=/^[a-z][a-z0-9_]{0,31}$/,S=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
w={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},k={bytes:1024*1024,message:2e3,signal:20,
findings:500,file:1e3,findingMessage:1e3,findingCode:100}}),597:((r,g,s)=>{s.d(g,{Nu:()=>a,Rs:()=>v,ri:()=>$});const f=1024,y=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,
m="owner/name, or a URL that begins with https://",i="--allow-local-git";function a(u,E){if(u.length>f)return k(`has more than ${f} characters`);if(new RegExp("\
\\p{Cc}","u").test(u))return k("has control characters");if(y.test(u))return{kind:"name",name:u.replace(/\.git$/,"")};if(u.startsWith("/"))return E?{kind:"path",
path:u}:w("is a local path");const I=d(u);return I?.protocol==="https:"||I?.protocol==="http:"?c(I,E):I?.protocol==="file:"?l(I,E):S(u)}function d(u){return/^[a-z]+:\/\/\S+$/i.
test(u)&&URL.canParse(u)?new URL(u):void 0}function c(u,E){return u.username!==""||u.password!==""?k("contains a user name or password","the URL without them: t\
he platform has its own access"):u.protocol==="http:"&&!E?w("is a URL of plain http"):{kind:"remote",url:u}}function l(u,E){return u.host!==""||/%(?:2f|00)/i.test(
u.pathname)?k("is not a path on this machine"):E?{kind:"file",url:u}:w("is a local path")}function S(u){const[,E,I]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(u)??[];return E===void 0?k("is neither owner/name nor an https URL"):k("is an address for ssh or git://, but repositories are cloned over https",`https://${E}\
/${I}`)}function w(u){return k(`${u}, which a platform takes only with ${i}`)}function k(u,E=m){return{kind:"refused",problem:u,instead:E}}function $(u){return u.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function h(u,E){return u.replaceAll("{repository}",()=>E)}function v(u,E){const I="https://git.example.com/{reposito\
ry}.git";if(!u.includes("{repository}"))return{problem:"does not contain {repository}",instead:I};const P=h(u,"owner/name"),N=d(P);if(N?.protocol==="https:")return;
const M=N?.protocol==="http:"||N?.protocol==="file:"&&N.host==="";if(!(M&&E))return M?{problem:`begins with ${N?.protocol}//, which needs ${i}`,instead:`${I}, o\
r add ${i}`}:{problem:"is not an https URL",instead:I}}}),9439:((r,g,s)=>{s.d(g,{K:()=>y});const f=null,y={identity:"Identity",app:"App",configure:"Configuratio\
n",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Explanation",verify:"Public URL",compare:"Comparison"}}),3214:((r,g,s)=>{s.d(g,{O:()=>f});function f(y,m){
const i=d=>m.redact(d),a=d=>d===void 0?void 0:i(d);return{...y,headline:i(y.headline),stage:a(y.stage),code:a(y.code),remedy:a(y.remedy),diagnostics:y.diagnostics.
map(d=>({...d,file:i(d.file),code:d.code===null?null:i(d.code),message:i(d.message)})),log:y.log.map(i)}}}),2562:((r,g,s)=>{s.d(g,{Z:()=>y,b:()=>m});var f=s(3739);
class y{#e=[];try(d,c){try{return d()}catch(l){const S=(0,f.I7)(l);if(S.code==="internal")throw l;return this.#e.push(S),c}}add(d){this.#e.push(d)}throwIfAny(){
const d=m(this.#e);if(d)throw d}}function m(a){const[d,...c]=a.flatMap(l=>[l.also.length>0?i(l,[]):l,...l.also]);return d&&i(d,c)}function i(a,d){return new f.GQ(
a.code,a.message,{...a.remedy===void 0?{}:{remedy:a.remedy},...a.input===void 0?{}:{input:a.input},...a.place===void 0?{}:{place:a.place},...a.cause===void 0?{}:
{cause:a.cause},also:d})}}),224:((r,g,s)=>{s.d(g,{P0:()=>d,Qh:()=>m,mc:()=>f,me:()=>c});const f={mode:{kind:"choice",choices:["deploy","check","close"],default:"\
deploy",description:"`deploy`: against `base-url`. `check`: the same flow against an embedded platform inside the runner, no credentials needed (fork pull reque\
sts). `close`: after a pull request was closed, says so in its GitHub deployment and its comment; the platform is not asked."},"base-url":{kind:"text",description:"\
The control plane, `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `a\
pp`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"\
The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"\
true",description:"Create the app when the platform does not know it; `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"\
What the platform builds: `owner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch \
the platform builds: by default the head branch on a pull request, else the ref's name."},"build-command":{kind:"text",description:"The command that builds the \
app. Left empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes. Left empty, it is not sent."},region:{kind:"te\
xt",description:"The app's region. Left empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type of an app that is created."},
"app-settings":{kind:"json",description:"A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a va\
lue that an earlier deploy set, also of fields such as `outputDirectory`."},noindex:{kind:"choice",choices:["true","false"],description:"Whether to ask search e\
ngines to leave the site out. Sent as the setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not."},env:{kind:"\
lines",description:"The app's variables: dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it i\
s. A variable is masked only if its name or value looks secret, because GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"\
More variables of the same set, all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be gi\
ven when they name different variables."},"clear-env":{kind:"boolean",default:"false",description:"With no variables given: really replace the set by the empty \
one."},"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with \
this audience. With `token-exchange-url`: the audience of the token that is traded."},"id-token-command":{kind:"text",description:"A command whose standard outp\
ut is the ID token; run again when the token nears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: trade the GitHub token here for the identi\
ty provider's ID token, the one that carries `email`."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-excha\
nge-client-id":{kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",description:"`false`: return once the depl\
oyment is accepted."},timeout:{kind:"duration",default:"30m",description:"`90s`, `30m`, `1h30m`; from trigger to a final status; no hidden cap."},"on-timeout":{
kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit 1, saying that the platform goes on; `detach`: exit 0 with `status` `pending`. \
The deployment itself is never cancelled."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"Where the run can have no ID token \
(a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`."},"poll-interval":{kind:"durat\
ion",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"Lines `<platform status>=success`,\
 or `=failure`, `=cancelled`, `=pending`, for statuses the action does not know."},"api-map":{kind:"lines",description:"How the service's requests and answers d\
iffer from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"choice",choices:["off","warn","fail"],
default:"warn",description:"After success ask the public URL until it answers below 400: `off`, `warn`, `fail`."},"url-template":{kind:"text",description:"The p\
ublic URL where the platform's answers name none: `https://{subdomain}.example.com`."},"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag \
or commit, as `HEAD^1`. It is built too, and the summary shows what the output differs in."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"\
With `mode: check`: also build a fork's pull request on a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},
"github-token":{kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`produc\
tion`; `preview` on a pull request",description:"The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app o\
n the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kv\
s-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"\
text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TAB\
LE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"Seconds to live for entries that name none."},"kvs-concurrency":{kind:"\
number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},"kv\
s-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan; send nothing\
 that changes anything."}},y=new Map(Object.entries(f)),m=Object.keys(f).filter(i);function i(l){return Object.hasOwn(f,l)}const a={"app-id":"The app's ID.","ap\
p-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"\
The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},d=Object.
keys(a).filter(l=>l in a);function c(l){const S=m.map(w=>{const k=y.get(w)?.default??"";return[w,l[w]||(k.startsWith("${{")?"":k)]});return Object.fromEntries(S)}}),
7924:((r,g,s)=>{s.d(g,{Gq:()=>y,HU:()=>a,LO:()=>m,SP:()=>l,au:()=>d,yG:()=>i,yR:()=>S});var f=s(3739);function y(w,k,$){return new f.GQ("invalid_input",`${w}: ${k}`,
{input:w,remedy:$})}function m(w,k,$){return new f.GQ("missing_input",`${w} is missing: ${k}`,{input:w,remedy:$})}function i(w,k){switch(w.trim().toLowerCase()){case"\
true":return!0;case"false":return!1;default:throw y(k,`"${l(w)}" is neither true nor false`,"Write true or false.")}}function a(w,k,$){const h=k.find(u=>u===w.trim().
toLowerCase());if(h!==void 0)return h;const v=k.map(u=>`"${u}"`).join(", ");throw y($,`"${l(w)}" is not one of ${v}${d(w,k)}`,`Write one of ${v}.`)}function d(w,k){
const $=k.map(h=>({name:h,distance:c(w.trim().toLowerCase(),h.toLowerCase())})).sort((h,v)=>h.distance-v.distance)[0];return $&&$.distance<=Math.max(1,Math.floor(
$.name.length/3))?`; did you mean "${$.name}"?`:""}function c(w,k){if(w.length>100||k.length>100)return Number.POSITIVE_INFINITY;let $=Array.from({length:k.length+
1},(h,v)=>v);for(let h=1;h<=w.length;h++){const v=[h];for(let u=1;u<=k.length;u++){const E=($[u-1]??0)+(w[h-1]===k[u-1]?0:1);v.push(Math.min(E,($[u]??0)+1,(v[u-
1]??0)+1))}$=v}return $[k.length]??0}function l(w){const k=w.replace(/\s+/g," ").trim();return k.length>60?`${k.slice(0,57)}\u2026`:k}function S(w,k,$){try{return $(
w)}catch(h){const v=(0,f.xU)(h)==="ENOENT"?"does not exist":`cannot be read (${(0,f.xU)(h)??"fault"})`;throw new f.GQ("file_not_found",`${k}: the file ${w} ${v}`,
{input:k,cause:h,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),9689:((r,g,s)=>{s.a(r,async(f,y)=>{try{var m=s(
2205),i=s(4664);const a=new AbortController;process.on("SIGINT",()=>a.abort()),process.on("SIGTERM",()=>a.abort()),process.exitCode=await(0,m.h)((0,i.c)(),{env:process.
env,signal:a.signal,startPlatform:async d=>(await Promise.all([s.e(282),s.e(737),s.e(741)]).then(s.bind(s,4157))).startPlatform(d)}),y()}catch(a){y(a)}},1)})},Q={};
function R(r){var g=Q[r];if(g!==void 0)return g.exports;var s=Q[r]={id:r,loaded:!1,exports:{}},f=!0;try{we[r](s,s.exports,R),f=!1}finally{f&&delete Q[r]}return s.
loaded=!0,s.exports}R.m=we,typeof R<"u"&&(R.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+
"/"),(()=>{var r=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",g=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_export\
s__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",f=m=>{m&&m.d<1&&(m.d=1,m.forEach(i=>i.r--),m.forEach(i=>i.r--?i.r++:i()))},y=m=>m.map(
i=>{if(i!==null&&typeof i=="object"){if(i[r])return i;if(i.then){var a=[];a.d=0,i.then(l=>{d[g]=l,f(a)},l=>{d[s]=l,f(a)});var d={};return d[r]=l=>l(a),d}}var c={};
return c[r]=l=>{},c[g]=i,c});R.a=(m,i,a)=>{var d;a&&((d=[]).d=-1);var c=new Set,l=m.exports,S,w,k,$=new Promise((h,v)=>{k=v,w=h});$[g]=l,$[r]=h=>(d&&h(d),c.forEach(
h),$.catch(v=>{})),m.exports=$,i(h=>{S=y(h);var v,u=()=>S.map(I=>{if(I[s])throw I[s];return I[g]}),E=new Promise(I=>{v=()=>I(u),v.r=0;var P=N=>N!==d&&!c.has(N)&&
(c.add(N),N&&!N.d&&(v.r++,N.push(v)));S.map(N=>N[r](P))});return v.r?E:u()},h=>(h?k($[s]=h):w(l),f(d))),d&&d.d<0&&(d.d=0)}})(),(()=>{var r=Object.getPrototypeOf?
s=>Object.getPrototypeOf(s):s=>s.__proto__,g;R.t=function(s,f){if(f&1&&(s=this(s)),f&8||typeof s=="object"&&s&&(f&4&&s.__esModule||f&16&&typeof s.then=="functio\
n"))return s;var y=Object.create(null);R.r(y);var m={};g=g||[null,r({}),r([]),r(r)];for(var i=f&2&&s;typeof i=="object"&&!~g.indexOf(i);i=r(i))Object.getOwnPropertyNames(
i).forEach(a=>m[a]=()=>s[a]);return m.default=()=>s,R.d(y,m),y}})(),R.d=(r,g)=>{for(var s in g)R.o(g,s)&&!R.o(r,s)&&Object.defineProperty(r,s,{enumerable:!0,get:g[s]})},
R.f={},R.e=r=>Promise.all(Object.keys(R.f).reduce((g,s)=>(R.f[s](r,g),g),[])),R.u=r=>""+r+".index.js",R.o=(r,g)=>Object.prototype.hasOwnProperty.call(r,g),R.r=r=>{
typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(r,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(r,"__esModule",{value:!0})},R.nmd=r=>(r.
paths=[],r.children||(r.children=[]),r),(()=>{var r={792:0},g=s=>{var{ids:f,modules:y,runtime:m}=s,i,a,d=0;for(i in y)R.o(y,i)&&(R.m[i]=y[i]);for(m&&m(R);d<f.length;d++)
a=f[d],R.o(r,a)&&r[a]&&r[a][0](),r[f[d]]=0};R.f.j=(s,f)=>{var y=R.o(r,s)?r[s]:void 0;if(y!==0)if(y)f.push(y[1]);else{var m=import("./"+R.u(s)).then(g,i=>{throw r[s]!==
0&&(r[s]=void 0),i}),m=Promise.race([m,new Promise(i=>y=r[s]=[i])]);f.push(y[1]=m)}}})();var ke=R(9689);ke=await ke;

const S=process.getBuiltinModule;var be={2613:(o=>{o.exports=S("assert")}),181:(o=>{o.exports=S("buffer")}),5317:(o=>{o.exports=S("child_process")}),4434:(o=>{o.
exports=S("events")}),9896:(o=>{o.exports=S("fs")}),4589:(o=>{o.exports=S("node:assert")}),6698:(o=>{o.exports=S("node:async_hooks")}),4573:(o=>{o.exports=S("no\
de:buffer")}),1421:(o=>{o.exports=S("node:child_process")}),7540:(o=>{o.exports=S("node:console")}),7598:(o=>{o.exports=S("node:crypto")}),3053:(o=>{o.exports=S(
"node:diagnostics_channel")}),610:(o=>{o.exports=S("node:dns")}),8474:(o=>{o.exports=S("node:events")}),3024:(o=>{o.exports=S("node:fs")}),1455:(o=>{o.exports=S(
"node:fs/promises")}),7067:(o=>{o.exports=S("node:http")}),2467:(o=>{o.exports=S("node:http2")}),7030:(o=>{o.exports=S("node:net")}),8161:(o=>{o.exports=S("node\
:os")}),6760:(o=>{o.exports=S("node:path")}),643:(o=>{o.exports=S("node:perf_hooks")}),1792:(o=>{o.exports=S("node:querystring")}),99:(o=>{o.exports=S("node:sql\
ite")}),7075:(o=>{o.exports=S("node:stream")}),6466:(o=>{o.exports=S("node:stream/promises")}),7830:(o=>{o.exports=S("node:stream/web")}),6193:(o=>{o.exports=S(
"node:string_decoder")}),7997:(o=>{o.exports=S("node:timers")}),8500:(o=>{o.exports=S("node:timers/promises")}),1692:(o=>{o.exports=S("node:tls")}),3136:(o=>{o.
exports=S("node:url")}),7975:(o=>{o.exports=S("node:util")}),3429:(o=>{o.exports=S("node:util/types")}),5919:(o=>{o.exports=S("node:worker_threads")}),8522:(o=>{
o.exports=S("node:zlib")}),857:(o=>{o.exports=S("os")}),6928:(o=>{o.exports=S("path")}),932:(o=>{o.exports=S("process")}),3193:(o=>{o.exports=S("string_decoder")}),
3557:(o=>{o.exports=S("timers")}),2483:((o,y,s)=>{s.d(y,{r:()=>m});var c=s(5807);const h=10;class m{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(d){this.#e=
d}get dropped(){return this.#t}add(d,a){if(this.#n[d]<h){this.#n[d]++,this.#e.annotate(d,a);return}this.#t++;const{place:l}=a,u=l===void 0?"":`${l.file}${l.line===
void 0?"":`:${l.line}`}: `;this.#e.line(`${d}: ${u}${a.message}`)}addDiagnostic(d){const{file:a,line:l,column:u}=d,E={file:a,...l===null?{}:{line:l},...u===null?
{}:{column:u}},b=d.code===null?{}:{title:(0,c.Ow)(d.code,80)};this.add(d.severity,{...b,message:(0,c.Ow)(d.message,1e3),place:E})}}}),1344:((o,y,s)=>{s.d(y,{h:()=>ft});
var c=s(1224),h=s(3739),m=s(1619),i=s(7924);function d(t,e){const n=l(t),[r,p]=n;if(r&&p)throw(0,i.Gq)(p,`${r} is given as well, and a run has one identity`,`Le\
ave out one of: ${n.join(", ")}.`);if(u(t),r===void 0)return b(e);if(r==="id-token")return{kind:"given",token:t["id-token"].trim()};if(r==="id-token-command")return{
kind:"command",command:t["id-token-command"]};if(!e.idTokenRequest)return{kind:"none",error:f(r,e)};const k={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.
token,audience:t["id-token-audience"]||void 0};return r==="id-token-audience"?{kind:"github",...k}:{kind:"exchange",url:(0,m.Jb)(t["token-exchange-url"],"token-\
exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:k}}const a=["id-token","id-token-comman\
d","token-exchange-url","id-token-audience"];function l(t){const e=a.filter(n=>t[n].trim()!=="");return e.includes("token-exchange-url")?e.filter(n=>n!=="id-tok\
en-audience"):e}function u(t){if(t["token-exchange-url"]!=="")return;const e=["token-exchange-audience","token-exchange-client-id"].find(n=>t[n]!=="");if(e)throw(0,i.
LO)("token-exchange-url",`${e} means nothing without it`,"Give the token endpoint.")}const E="Give one of: id-token-audience with token-exchange-url (the usual \
way), id-token, id-token-command, or id-token-audience alone.";function b(t){if(w(t))return{kind:"none",error:f("id-token",t)};throw(0,i.LO)("id-token-audience",
"nothing says where the ID token comes from",E)}function w(t){return t.dependabot||t.pullRequest?.fork===!0}function f(t,e){return new h.GQ("no_id_token",`This \
run can have no ID token: ${g(e)}`,{input:t,remedy:w(e)?I:v})}function g(t){return t.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitH\
ub's OIDC":t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const v=`Add to the job, and to\
 the calling workflow where this one is reusable:
permissions:
  contents: read
  id-token: write`,I=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
Where the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  id-token: write`;var A=s(2562),U=s(9127),D=s(2345);const N=40;function ge(t,e,n){const r=t.trim().replace(/\{([^{}]*)\}/g,(p,k)=>we(k.trim(),e,n));if(D.cS.test(
r))return r;throw(0,i.Gq)(e,`"${(0,i.SP)(r)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both end\
s.')}function we(t,e,n){if(t==="pr")return String(V("{pr}",e,n));if(t==="branch")return ve(e,n);const r=/^slot:(.*)$/.exec(t)?.[1];if(r!==void 0)return ke(r,e,n);
throw(0,i.Gq)(e,`there is no placeholder {${(0,i.SP)(t)}}${(0,i.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function V(t,e,n){
if(n.pullRequest)return n.pullRequest.number;throw(0,i.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function ke(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,i.Gq)(e,`{slot:${(0,i.SP)(
t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(V(`{slot:${t}}`,e,n)%Number(t))}function ve(t,e){const n=e.pullRequest?.headBranch??e.
refName;if(n!==void 0)return Ee(n);throw(0,i.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function Ee(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=N&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule(
"node:crypto"),r=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,N-9).replace(/-+$/,"")}-${r}`.replace(/^-/,"")}class Q{raw;context;problems;constructor(e,n,r){
this.raw=e,this.context=n,this.problems=r}boolean(e){return this.problems.try(()=>(0,i.yG)(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>(0,i.HU)(
this.raw[e],n,e),n[0])}duration(e){return this.problems.try(()=>(0,U.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.
problems.try(()=>{const r=this.optional(e)??n;if(r===void 0)throw(0,i.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return ge(r,e,this.context)},
"")}}function Se(t,e,n){const r={repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},p=t.repository.trim()||r.repository,
k=t.branch.trim()||r.branch;if(p===void 0)throw(0,i.LO)("repository","this run has none of its own","Write it as owner/name.");if(k===void 0)throw(0,i.LO)("bran\
ch","this run is for no branch","Name the branch to build.");!n&&t.repository.trim()===""&&Te(e);const T=p.toLowerCase()===r.repository?.toLowerCase()&&k===r.branch;
return{repository:Oe(p),branch:xe(k),commit:T?e.sha:void 0}}function Te(t){if(t.pullRequest?.fork)throw(0,i.Gq)("repository",`pull request #${t.pullRequest.number}\
 comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository and branch yourself where you trust\
 the fork.')}const $e=/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/,z=/^(?:https?|ssh|git|file):\/\/[^\s]+$/,Ie=/^[\w.-]+@[\w.-]+:[^\s:]+$/,Re=/^(?:\/|[A-Za-z]:[\\/])/;function Oe(t){
if(![$e,z,Ie,Re].some(n=>n.test(t))||H(t))throw(0,i.Gq)("repository",`"${(0,i.SP)(t)}" is neither owner/name nor a git URL`,"Write it as owner/name.");const e=z.
test(t)&&URL.canParse(t)?new URL(t):void 0;if(e&&(e.password!==""||e.username!==""&&e.protocol!=="ssh:"))throw(0,i.Gq)("repository","the URL holds credentials",
"Leave them out; the platform has access of its own.");return t}function xe(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||H(t))throw(0,i.Gq)(
"branch",`"${(0,i.SP)(t)}" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function H(t){return new RegExp("\\p{Cc}","u").test(t)}function J(t,e){
const n=t["compare-to"].trim();if(n!==""){if(e!=="check")throw(0,i.Gq)("compare-to",`only a check compares, and mode is "${(0,i.SP)(t.mode)}"`,"Leave it out.");
if(/^[-^:+]|\s|\.\.|:/.test(n)||n.length>255||H(n))throw(0,i.Gq)("compare-to",`"${(0,i.SP)(n)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");
return n}}var _=s(224);async function Pe(t,e,n){const r=new A.Z,p=r.try(()=>(0,i.HU)(t.mode,_.mc.mode.choices,"mode"),"deploy");if(p==="close")return Ue(new Q(t,
e,r));const k=p==="check"?void 0:r.try(()=>d(t,e),void 0);if(k?.kind==="none"){if((0,i.HU)(t["on-no-token"],_.mc["on-no-token"].choices,"on-no-token")==="skip")
return{kind:"skip",reason:k.error};r.add(k.error)}const T=await Ne(new Q(t,e,r),p,k,n);return r.throwIfAny(),T}function Ue(t){const{context:e,problems:n}=t,r=n.
try(()=>{if(e.pullRequest)return e.pullRequest.number;throw(0,i.Gq)("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,
"Run the step with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),p=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier(
"app",void 0)];n.try(()=>J(t.raw,"close"),void 0);const k=Y(t);return k.token===""&&n.add((0,i.LO)("github-token","it is what the pull request is told with","Le\
ave it out: it has a default.")),n.throwIfAny(),{kind:"close",app:p.join("/"),pullRequest:r,github:k}}function Y(t){return{token:t.raw["github-token"].trim(),environment:t.
optional("environment")??(t.context.pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function Ne(t,e,n,r){const{raw:p,context:k,problems:T}=t,
x=e==="check"?"check":void 0,{env:O,notice:R}=await Ae(t,r),{settings:P,statusMap:C}=await Ce(t),{configuration:ht,commit:mt}=_e(t,P,e==="check"||n?.kind==="non\
e"),bt={org:t.identifier("org",x),project:t.identifier("project",x),app:t.identifier("app",x),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional(
"app-type")??_.mc["app-type"].default,configuration:ht,env:O,commit:mt,attachTo:void 0,follow:{...Le(t),statusMap:C},verify:t.choice("verify",_.mc.verify.choices),
urlTemplate:T.try(()=>Ge(p["url-template"]),void 0),dryRun:t.boolean("dry-run")},yt=e==="check"?"":T.try(()=>De(p["base-url"]),""),gt=T.try(()=>J(p,e),void 0),me=n===
void 0||n.kind==="none"?void 0:n;return{kind:"deploy",plan:bt,target:me?{mode:"deploy",baseUrl:yt,source:me}:{mode:"check",compareTo:gt},github:Y(t),seed:Me(t,r,
e==="check"),notices:R===void 0?[]:[R],secrets:Be(p,k,O.kind==="replace"?[...O.variables.values()]:[])}}async function Ae(t,e){const{raw:n,problems:r}=t,p=t.boolean(
"clear-env");return n.env!==""||n["env-file"]!==""?(await s.e(415).then(s.bind(s,3415))).planEnv(n,p,e,r):{env:p?{kind:"replace",variables:new Map}:{kind:"leave"},
notice:void 0}}async function Ce({raw:t,problems:e}){if(t["app-settings"]===""&&t["status-map"]==="")return{settings:{},statusMap:new Map};const{parseSettings:n,
parseStatusMap:r}=await s.e(947).then(s.bind(s,7947));return{settings:e.try(()=>n(t["app-settings"]),{}),statusMap:e.try(()=>r(t["status-map"]),new Map)}}function _e(t,e,n){
const{raw:r,context:p,problems:k}=t,T=k.try(()=>Se(r,p,n),{repository:"",branch:"",commit:void 0}),[x,O,R]=[t.optional("build-command"),t.optional("output-direc\
tory"),t.optional("region")];return{commit:T.commit,configuration:{repository:T.repository,branch:T.branch,...x===void 0?{}:{buildCommand:x},...O===void 0?{}:{outputDirectory:O},
...R===void 0?{}:{region:R},settings:e}}}function Le(t){const{raw:e}=t;return{wait:t.boolean("wait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-time\
out",_.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration("poll-interval")}}function De(t){if(t.trim()==="")throw(0,i.LO)("base-\
url","it tells where the control plane is","Give its https URL.");const e=(0,m.Jb)(t,"base-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,i.
Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}function Ge(t){const e=t.trim();if(e==="")return;const n=e.replaceAll(
"{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(n)&&!/[{}]/.test(n))return e;throw(0,i.Gq)("url-template",`"${(0,i.SP)(e)}" d\
oes not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}function Me(t,e,n){const{raw:r,problems:p}=t,k=["kvs-seed\
-file","kvs-prune-file"].filter(T=>r[T]!=="");if(k.length!==0){for(const T of k)p.try(()=>(0,i.yR)(r[T],T,e),"");return{file:r["kvs-seed-file"],table:r["kvs-tab\
le"],url:r["kvs-url"],region:r["kvs-region"],token:r["kvs-token"],"ttl-seconds":r["kvs-ttl-seconds"],concurrency:r["kvs-concurrency"],verify:r["kvs-verify"],"pr\
une-file":r["kvs-prune-file"],"dry-run":n?"true":r["dry-run"]}}}function Be(t,e,n){return[...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??
""],...n].filter(p=>p.trim()!=="")}var G=s(5807);const je=4,He=8;class Ke{#e=new Set;#n;add(e){const n=[e.trim(),...e.split(/\r?\n/).map(p=>p.trim())],r=[...new Set(
n)].filter(p=>p.length>=je&&!this.#e.has(p));for(const p of r)for(const k of[p,JSON.stringify(p).slice(1,-1),encodeURIComponent(p.toWellFormed())])this.#e.add(k);
return r.length>0&&(this.#n=void 0),r}redact(e){if(this.#e.size===0)return e;this.#n??=Fe(this.#e);const[n="",...r]=e.replace(this.#n,"***").split("\u2026").reverse();
return[...r.reverse().map(p=>this.#t(p)),n].join("\u2026")}#t(e){for(const n of this.#e){const r=e.lastIndexOf(n.slice(0,He));if(r!==-1&&n.startsWith(e.slice(r)))
return`${e.slice(0,r)}***`}return e}}function Fe(t){const e=[...t].sort((n,r)=>r.length-n.length);return new RegExp(e.map(G.Kf).join("|"),"g")}var Z=s(3214),We=s(
2483),X=s(9602),q=s(9439);class Ve{#e;#n;#t=new Set;#s=!1;constructor(e,n){this.#e=e,this.#n=n}tell(e){switch(e.type){case"phase-started":this.closeGroup(),this.#e.
group(q.K[e.phase]),this.#s=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.unwished?"\u2717":"\u2713"} ${q.K[e.phase]}: ${e.detail} (${(0,U.a)(
e.ms)})`);break;case"warning":case"notice":this.#i(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"failure":this.#r(e.report);break;case"app-kno\
wn":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(Qe(e));break;default:(0,h.xb)(e)}}closeGroup(){this.#s&&this.#e.endGroup(),this.#s=
!1}#i(e,n,r){if(!this.#t.has(n)){this.#t.add(n),this.#n.add(e,{message:(0,G.Ow)(n)});for(const p of r?.split(`
`)??[])this.#e.line(`  ${p}`)}}#r(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,G.Ow)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#e.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function Qe(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,U.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,U.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,h.xb)(t)}}const ze=100,
ee=500;function te(t,e,n,r){t.output("app-id",e.appID??""),t.output("app-created",String(e.appCreated)),t.output("deploy-id",e.deployID??""),t.output("status",e.
status),t.output("url",e.url??""),t.output("failure",e.failure?Je((0,Z.O)(e.failure,r)):""),t.output("kvs-written",n?String(n.written):""),t.output("kvs-failed",
n?String(n.failed):"")}function Je(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,G.Ow)(e.message,ee)})),log:t.log.slice(-ze).
map(e=>(0,G.Ow)(e,ee))})}var Ye=s(1328),Ze=s(3024),M=s(857);function B(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}function K(t){
return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function L(t,e,n){const r=new Xe(
t,e,n);process.stdout.write(r.toString()+M.EOL)}function ne(t,e=""){L(t,{},e)}const se="::";class Xe{constructor(e,n,r){e||(e="missing.command"),this.command=e,
this.properties=n,this.message=r}toString(){let e=se+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let n=!0;for(const r in this.
properties)if(this.properties.hasOwnProperty(r)){const p=this.properties[r];p&&(n?n=!1:e+=",",e+=`${r}=${et(p)}`)}}return e+=`${se}${qe(this.message)}`,e}}function qe(t){
return B(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function et(t){return B(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}var oe=s(9896);function re(t,e){const n=process.env[`GITHUB_${t}`];if(!n)throw new Error(`Unable to find environment var\
iable for file command ${t}`);if(!oe.existsSync(n))throw new Error(`Missing file at path: ${n}`);oe.appendFileSync(n,`${B(e)}${M.EOL}`,{encoding:"utf8"})}function ie(t,e){
const n=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,r=B(e);if(t.includes(n))throw new Error(`Unexpected input: name should not contain the\
 delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${t}<<${n}${M.EOL}${r}${M.EOL}${n}`}
var wt=s(6928),ae=function(t,e,n,r){function p(k){return k instanceof n?k:new n(function(T){T(k)})}return new(n||(n=Promise))(function(k,T){function x(P){try{R(
r.next(P))}catch(C){T(C)}}function O(P){try{R(r.throw(P))}catch(C){T(C)}}function R(P){P.done?k(P.value):p(P.value).then(x,O)}R((r=r.apply(t,e||[])).next())})},
F;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(F||(F={}));function kt(t,e){const n=toCommandValue(e);if(process.env[t]=n,process.env.GITHUB_ENV||
"")return issueFileCommand("ENV",prepareKeyValueMessage(t,e));issueCommand("set-env",{name:t},n)}function tt(t){L("add-mask",{},t)}function vt(t){process.env.GITHUB_PATH||
""?issueFileCommand("PATH",t):issueCommand("add-path",{},t),process.env.PATH=`${t}${path.delimiter}${process.env.PATH}`}function de(t,e){const n=process.env[`IN\
PUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!n)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?n:n.
trim()}function Et(t,e){const n=de(t,e).split(`
`).filter(r=>r!=="");return e&&e.trimWhitespace===!1?n:n.map(r=>r.trim())}function St(t,e){const n=["true","True","TRUE"],r=["false","False","FALSE"],p=de(t,e);
if(n.includes(p))return!0;if(r.includes(p))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${t}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function nt(t,e){if(process.env.GITHUB_OUTPUT||"")return re("OUTPUT",ie(t,e));process.
stdout.write(M.EOL),L("set-output",{name:t},B(e))}function Tt(t){issue("echo",t?"on":"off")}function $t(t){process.exitCode=F.Failure,ue(t)}function It(){return process.
env.RUNNER_DEBUG==="1"}function Rt(t){issueCommand("debug",{},t)}function ue(t,e={}){L("error",K(e),t instanceof Error?t.toString():t)}function le(t,e={}){L("wa\
rning",K(e),t instanceof Error?t.toString():t)}function st(t,e={}){L("notice",K(e),t instanceof Error?t.toString():t)}function ce(t){process.stdout.write(t+M.EOL)}
function pe(t){ne("group",t)}function fe(){ne("endgroup")}function Ot(t,e){return ae(this,void 0,void 0,function*(){pe(t);let n;try{n=yield e()}finally{fe()}return n})}
function ot(t,e){if(process.env.GITHUB_STATE||"")return re("STATE",ie(t,e));L("save-state",{name:t},B(e))}function xt(t){return process.env[`STATE_${t}`]||""}function Pt(t){
return ae(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(t)})}const he="slipway",rt={error:ue,warning:le,notice:st};function it(t){const e=at();
return{line:n=>ce(j(n)),group:n=>pe(j(n)),endGroup:fe,replay:(n,r)=>{ce([`::stop-commands::${r}`,...n.map(j),`::${r}::`].join(`
`))},annotate:(n,{message:r,title:p,place:k})=>{rt[n](j(r),{...p===void 0?{}:{title:p},...k===void 0?{}:{file:k.file},...k?.line===void 0?{}:{startLine:k.line},
...k?.column===void 0?{}:{startColumn:k.column}})},mask:tt,output:(n,r)=>e("the outputs",()=>nt(n,r)),state:(n,r)=>e("the state for the post step",()=>ot(n,r)),
summary:n=>{t!==void 0&&e("the summary",()=>(0,Ze.writeFileSync)(t,n))}}}function at(){const t=new Set;return(e,n)=>{try{n()}catch(r){t.has(e)||le(j(`The runner\
 cannot keep ${e}: ${(0,h.I7)(r).message}`)),t.add(e)}}}function j(t){return(0,G.Ow)(t).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}const dt=3e4,ut=4e3;
function lt(t){return new ct(t)}class ct{#e;#n=new Ke;#t;#s;#i;#r=[];#d;#a;#l;#c="";#o={appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#e=
e,this.#t=(0,Ye.uF)(e.runner,this.#n),this.#s=new We.r(this.#t),this.#i=new Ve(this.#t,this.#s);const{raw:n,context:r}=e.run;for(const p of _.Qh)_.mc[p].kind===
"secret"&&this.addSecret(n[p]);this.addSecret(r.idTokenRequest?.token??"")}report=e=>{e.type==="app-known"&&(this.#o={...this.#o,appID:e.appID}),e.type==="deplo\
yment-known"&&(this.#o={...this.#o,deployID:e.deployID}),e.type==="url"&&(this.#o={...this.#o,url:e.url}),e.type==="failure"&&(this.#o={...this.#o,failure:e.report}),
e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#h(e)),this.#a?.tell(e)};addSecret(e){for(const n of this.#n.add(e))
this.#t.mask(n)}accept(e){this.#d=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.notices)this.report({type:"notice",message:n})}async recall(e){const n=this.#d;
if(!n)throw new TypeError("A plan is accepted before it is recalled");const{plan:r,target:p,github:k}=n;if(p.mode==="check"||k.token==="")return r;const[{openGitHubSide:T},
{appKey:x}]=await Promise.all([Promise.all([s.e(440),s.e(861)]).then(s.bind(s,7861)),s.e(446).then(s.bind(s,1446))]),O=T({...this.#e,fetch:e,token:k.token,context:this.#e.
run.context,open:{app:x(n),environment:k.environment,comment:k.comment},save:P=>this.#t.state(he,JSON.stringify(P)),warn:(P,C)=>this.report({type:"warning",message:P,
remedy:C})}),R=await O?.recall(r.commit);return this.#a=r.dryRun?void 0:O,{...r,...R}}async checked(e){this.#l=e;const{tellFindings:n}=await s.e(716).then(s.bind(
s,7716));n(this.#t,this.#s,e)}async compared(e){const{comparisonSection:n}=await Promise.all([s.e(282),s.e(440),s.e(651),s.e(741)]).then(s.bind(s,4533));this.#c=
n(e,r=>this.#n.redact(r))}async finish(e,n){return this.#i.closeGroup(),e.error&&e.error.code!=="deploy_failed"&&(0,X.Q)(this.#t,this.#s,e.error),n?.error&&(0,X.
Q)(this.#t,this.#s,n.error),te(this.#t,e,n,this.#n),await this.#f(e,n),e.error!==void 0||e.status==="failed"||e.status==="cancelled"||n?.error?1:0}async seedReporter(){
const{seedLog:e}=await s.e(678).then(s.bind(s,5678));return this.#t.line("Keys"),e(this.#t,this.#s,this.#e.clock)}fail(e){return this.finish({...this.#o,status:"\
failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#s.add("notice",{title:"Deploy skipped",message:e.message});const n={...this.#o,status:"skipped",appCreated:!1,
phases:[],error:e};return te(this.#t,n,void 0,this.#n),await this.#u(n,void 0),0}async#f(e,n){if(await this.#u(e,n),!this.#a)return;const{briefComment:r,githubEnding:p,
pageFacts:k}=await s.e(446).then(s.bind(s,1446)),T=this.#r.length,x=e.error?.code==="interrupted"?ut:dt,O=k(this.#p(e,n)),R=await pt(x,this.#a.finish(p(O,e),r(O)));
this.#r.length>T&&await this.#u(e,n),R&&this.#t.state(he,"")}async#u(e,n){const[{renderSummary:r},{pageFacts:p}]=await Promise.all([s.e(470).then(s.bind(s,5470)),
s.e(446).then(s.bind(s,1446))]);this.#t.summary(r(p(this.#p(e,n))))}#p(e,n){return{outcome:e,seeded:n,run:this.#e.run,planned:this.#d,checked:this.#l,compared:this.#c,
warnings:this.#r,unannotated:this.#s.dropped,secrets:this.#n}}#h(e){return e.type==="failure"?{...e,report:(0,Z.O)(e.report,this.#n)}:e}}async function pt(t,e){
const n=Promise.withResolvers(),r=setTimeout(()=>n.resolve(!1),t);try{return await Promise.race([e.then(()=>!0),n.promise])}finally{clearTimeout(r)}}async function ft(t,e){
const n=it(t.summaryFile),r=lt({runner:n,run:t,clock:c.m,random:Math.random}),p=await Pe(t.raw,t.context,t.readFile).catch(h.I7);if(p instanceof Error)return r.
fail(p);if(p.kind==="skip")return r.skip(p.reason);if(p.kind==="close"){const{closePreview:k}=await Promise.all([s.e(440),s.e(285)]).then(s.bind(s,9285));return k(
p,{run:t,runner:n,clock:c.m,random:Math.random,env:e.env})}r.accept(p);try{const k=C=>r.addSecret(C),T=p.seed&&await s.e(462).then(s.bind(s,6462)),x=p.seed&&await T?.
prepareSeed(p.seed,{...e,onSecret:k}),{carryOut:O}=await Promise.all([s.e(440),s.e(651),s.e(883)]).then(s.bind(s,9883)),R=await O(p,r,{...e,workspace:t.context.
workspace}),P=R.status==="succeeded"&&R.error===void 0;return T&&R.status==="pending"&&r.report(T.KEYS_LEFT),await r.finish(R,P?await x?.(await r.seedReporter()):
void 0)}catch(k){return r.fail((0,h.I7)(k))}}}),9602:((o,y,s)=>{s.d(y,{Q:()=>h,W:()=>m});var c=s(5807);function h(a,l,u){for(const E of[u,...u.also]){const b=E.
place===void 0?{}:{place:E.place};l.add("error",{message:(0,c.Ow)(E.message),...b});for(const w of m(E))a.line(`  ${w}`)}}function m(a){const l=a.remedy?.split(
`
`)??[];return a.mender==="user"?l:[...l,...i(a),...d(a.cause)]}function i({call:a}){if(!a)return[];const l=a.status===void 0?"":` answered ${a.status}`,u=a.requestID===
void 0?"":` (request ${a.requestID})`;return[`Call: ${a.method} ${a.path}${l}${u}`]}function d(a,l=0){return!(a instanceof Error)||l>3?[]:[`Cause: ${(0,c.Ow)(a.
message,500)}`,...d(a.cause,l+1)]}}),4664:((o,y,s)=>{s.d(y,{c:()=>d});var c=s(3024),h=s(6760),m=s(8302),i=s(224);function d(f=process.env){const g=f.GITHUB_WORKSPACE||
process.cwd();return{raw:a(f),context:l(f,g),summaryFile:f.GITHUB_STEP_SUMMARY||void 0,saved:f.STATE_slipway??"",readFile:v=>(0,c.readFileSync)((0,h.resolve)(g,
v),"utf8")}}function a(f){const g={};for(const v of i.Qh){const I=f[`INPUT_${v.toUpperCase()}`]?.trim();I&&(g[v]=I)}return(0,i.me)(g)}function l(f,g){const v=f.
GITHUB_REPOSITORY||void 0,I=E(f.GITHUB_EVENT_PATH),A=f.GITHUB_SERVER_URL||"https://github.com",[U,D]=[f.ACTIONS_ID_TOKEN_REQUEST_URL,f.ACTIONS_ID_TOKEN_REQUEST_TOKEN],
N=b(b(I,"pull_request"),"head");return{serverUrl:A,apiUrl:f.GITHUB_API_URL||"https://api.github.com",repository:v,refName:f.GITHUB_REF_NAME||void 0,sha:w(N.sha)??
(f.GITHUB_SHA||void 0),eventName:f.GITHUB_EVENT_NAME||void 0,pullRequest:u(b(I,"pull_request"),v),dependabot:f.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:U&&
D?{url:U,token:D}:void 0,runAttempt:Number(f.GITHUB_RUN_ATTEMPT||1),runUrl:v&&f.GITHUB_RUN_ID?`${A}/${v}/actions/runs/${f.GITHUB_RUN_ID}`:void 0,workspace:g}}function u(f,g){
const v=b(f,"head"),I=w(v.ref);if(typeof f.number!="number"||I===void 0)return;const A=w(b(v,"repo").full_name);return{number:f.number,headRepository:A,headBranch:I,
baseBranch:w(b(f,"base").ref)??"",fork:A?.toLowerCase()!==g?.toLowerCase()}}function E(f){if(!f)return{};try{const g=JSON.parse((0,c.readFileSync)(f,"utf8"));return(0,m.
G)(g)?g:{}}catch{return{}}}function b(f,g){const v=f[g];return(0,m.G)(v)?v:{}}function w(f){return typeof f=="string"&&f!==""?f:void 0}}),1328:((o,y,s)=>{s.d(y,
{bn:()=>h,kk:()=>i,uF:()=>m});var c=s(9602);function h(d,a){return d?[d,...d.also].map(l=>({message:a.redact(l.message),explanation:(0,c.W)(l).map(u=>a.redact(u))})):
[]}function m(d,a){const l=u=>a.redact(u);return{line:u=>d.line(l(u)),group:u=>d.group(l(u)),endGroup:()=>d.endGroup(),replay:(u,E)=>d.replay(u.map(l),E),annotate:(u,E)=>{
const b=E.title===void 0?{}:{title:l(E.title)};d.annotate(u,{...E,...b,message:l(E.message)})},mask:u=>d.mask(u),output:(u,E)=>d.output(u,E),state:(u,E)=>d.state(
u,E),summary:u=>d.summary(u)}}function i(d,a){const l=u=>({...u,message:a.redact(u.message)});return{...d,findings:d.findings.map(l)}}}),1619:((o,y,s)=>{s.d(y,{
Jb:()=>m,U9:()=>h,hu:()=>i});var c=s(3739);function h(d){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(d)}function m(d,a){const l=d.
trim(),u=URL.canParse(l)?new URL(l):void 0;if(u===void 0||!["http:","https:"].includes(u.protocol))throw new c.GQ("invalid_input",`${a} is not an http(s) addres\
s`,{input:a,remedy:"Write it with its scheme, as https://platform.example.com."});if(u.username!==""||u.password!==""||u.search!==""||u.hash!=="")throw new c.GQ(
"invalid_input",`${a} holds more than host and path`,{input:a,remedy:"Leave out user name, password, query and fragment."});return i(u,a),u.pathname=u.pathname.
replace(/\/+$/,""),u}function i(d,a){if(!(d.protocol==="https:"||d.protocol==="http:"&&h(d.hostname)))throw new c.GQ("insecure_url",`${a} names ${d.origin}, whi\
ch is not https`,{input:a,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),1224:((o,y,s)=>{s.d(y,{f:()=>h,
m:()=>c});const c={now:()=>Date.now(),async sleep(m,i){i?.throwIfAborted();const{setTimeout:d}=await Promise.resolve().then(s.t.bind(s,8500,19));try{await d(m,void 0,
i?{signal:i}:{})}catch(a){throw i?.throwIfAborted(),a}}},h=(m,i)=>{const d=setInterval(i,m).unref();return()=>clearInterval(d)}}),9127:((o,y,s)=>{s.d(y,{E:()=>h,
a:()=>m});var c=s(3739);function h(i,d){const a=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(i.trim()),[,l,u,E]=a??[],b=Number(l??0)*36e5+Number(u??0)*
6e4+Number(E??0)*1e3;if(!a||b===0)throw new c.GQ("invalid_input",`${d}: "${i}" is not a duration`,{input:d,remedy:"Write it with units, as 90s, 30m or 1h30m; it\
 must be longer than zero."});return b}function m(i){if(i<1e3)return`${Math.round(i)}ms`;if(i<59950)return`${(i/1e3).toFixed(1)}s`;const d=Math.round(i/1e3),a=l=>String(
l).padStart(2,"0");return d<3600?`${Math.floor(d/60)}m ${a(d%60)}s`:`${Math.floor(d/3600)}h ${a(Math.floor(d%3600/60))}m`}}),3739:((o,y,s)=>{s.d(y,{GQ:()=>m,I7:()=>i,
xU:()=>a,xb:()=>d});const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},h=Object.keys(c);class m extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(u,E,b={}){super(E,b.cause===void 0?void 0:{cause:b.cause}),this.code=u,this.mender=c[u],this.remedy=
b.remedy,this.input=b.input,this.place=b.place,this.call=b.call,this.also=b.also??[]}}function i(l){if(l instanceof m)return l;const u=l instanceof Error?l.message:
String(l);return new m("internal",u,{cause:l,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function d(l){throw new m("internal",
`Unhandled case: ${JSON.stringify(l)}`)}function a(l){if(!(!(l instanceof Error)||!("code"in l)))return typeof l.code=="string"?l.code:void 0}}),8302:((o,y,s)=>{
s.d(y,{G:()=>c});function c(h){return typeof h=="object"&&h!==null&&!Array.isArray(h)}}),5807:((o,y,s)=>{s.d(y,{Kf:()=>u,Nl:()=>l,Ow:()=>E});const c="\x1B",h="\x07",
m=new RegExp(`${c}[\\]P_^X][^${h}${c}]*(?:${h}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),i=/[\t\n\v\f\r\u0085\u2028\u2029]/g,d=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,
a=/^[ -~]*$/;function l(w){return w.includes(c)?w.replace(m,""):w}function u(w){return w.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function E(w,f=2e3){const g=w.length>
f*8+1024?w.slice(0,f*8+1024):w;if(a.test(g)&&g.length<=f)return w;const v=l(g).replace(i," ").replace(d,"").toWellFormed();return v.length>f||g.length<w.length?
b(v,f):v}function b(w,f){if(f<1)return"";const g=w.slice(0,f-1),v=g.charCodeAt(g.length-1);return`${v>=55296&&v<=56319?g.slice(0,-1):g}\u2026`}}),2345:((o,y,s)=>{
s.d(y,{BL:()=>u,G1:()=>l,aT:()=>i,be:()=>a,cS:()=>E,jI:()=>h,jL:()=>d,lF:()=>b,ux:()=>c,yN:()=>m});const c={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,
maxTtlSeconds:31536e3,tablesPerApp:2},h=["api","web-ssr","sse"],m=["web-landing",...h],i="us-east-2",d="execute-api",a="SERVICE_KVS_",l=/^[A-Za-z_][A-Za-z0-9_]*$/,
u=/^[a-z][a-z0-9_]{0,31}$/,E=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,b={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3}}),9439:((o,y,s)=>{s.d(y,{K:()=>h});const c=null,h={identity:"Identity",app:"App",configure:"Configuration",env:"Variable\
s",trigger:"Trigger",follow:"Deployment",explain:"Explanation",verify:"Public URL",compare:"Comparison"}}),3214:((o,y,s)=>{s.d(y,{O:()=>c});function c(h,m){const i=a=>m.
redact(a),d=a=>a===void 0?void 0:i(a);return{...h,headline:i(h.headline),stage:d(h.stage),code:d(h.code),remedy:d(h.remedy),diagnostics:h.diagnostics.map(a=>({...a,
file:i(a.file),code:a.code===null?null:i(a.code),message:i(a.message)})),log:h.log.map(i)}}}),2562:((o,y,s)=>{s.d(y,{Z:()=>h,b:()=>m});var c=s(3739);class h{#e=[];try(a,l){
try{return a()}catch(u){const E=(0,c.I7)(u);if(E.code==="internal")throw u;return this.#e.push(E),l}}add(a){this.#e.push(a)}throwIfAny(){const a=m(this.#e);if(a)
throw a}}function m(d){const[a,...l]=d.flatMap(u=>[u.also.length>0?i(u,[]):u,...u.also]);return a&&i(a,l)}function i(d,a){return new c.GQ(d.code,d.message,{...d.
remedy===void 0?{}:{remedy:d.remedy},...d.input===void 0?{}:{input:d.input},...d.place===void 0?{}:{place:d.place},...d.cause===void 0?{}:{cause:d.cause},also:a})}}),
224:((o,y,s)=>{s.d(y,{Qh:()=>m,mc:()=>c,me:()=>a});const c={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: again\
st `base-url`. `check`: the same flow against an embedded platform inside the runner, no credentials needed (fork pull requests). `close`: after a pull request \
was closed, says so in its GitHub deployment and its comment; the platform is not asked."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; \
plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"\
text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it\
 under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"Create the app \
when the platform does not know it; `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"What the platform builds: `owner/n\
ame` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch the platform builds: by default th\
e head branch on a pull request, else the ref's name."},"build-command":{kind:"text",description:"The command that builds the app. Left empty, it is not sent."},
"output-directory":{kind:"text",description:"The folder that the build writes. Left empty, it is not sent."},region:{kind:"text",description:"The app's region. \
Left empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type of an app that is created."},"app-settings":{kind:"json",description:"\
A JSON object merged into the create and update bodies: the way to reach fields this action has no input for."},env:{kind:"lines",description:"The app's variabl\
es: dotenv lines, or a JSON object. They replace the whole set; with neither `env` nor `env-file` it is left alone."},"env-file":{kind:"path",description:"A fil\
e of variables, read as `env` is; both may be given when they name different variables."},"clear-env":{kind:"boolean",default:"false",description:"With no varia\
bles given: really replace the set by the empty one."},"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"\
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
 tag or commit, as `HEAD^1`. It is built too, and the summary shows what the output differs in."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"\
For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's\
 name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"\
Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed \
for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"\
Seconds to live for entries that name none."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boole\
an",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"\
false",description:"Read, validate and print the plan; send nothing that changes anything."}},h=new Map(Object.entries(c)),m=Object.keys(c).filter(i);function i(l){
return Object.hasOwn(c,l)}const d={"app-id":"The app's ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`s\
ucceeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by th\
e seed.","kvs-failed":"Keys the seed could not write."};function a(l){const u=m.map(E=>{const b=h.get(E)?.default??"";return[E,l[E]||(b.startsWith("${{")?"":b)]});
return Object.fromEntries(u)}}),7924:((o,y,s)=>{s.d(y,{Gq:()=>h,HU:()=>d,LO:()=>m,SP:()=>u,au:()=>a,yG:()=>i,yR:()=>E});var c=s(3739);function h(b,w,f){return new c.
GQ("invalid_input",`${b}: ${w}`,{input:b,remedy:f})}function m(b,w,f){return new c.GQ("missing_input",`${b} is missing: ${w}`,{input:b,remedy:f})}function i(b,w){
switch(b.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw h(w,`"${u(b)}" is neither true nor false`,"Write true or false.")}}function d(b,w,f){
const g=w.find(I=>I===b.trim().toLowerCase());if(g!==void 0)return g;const v=w.map(I=>`"${I}"`).join(", ");throw h(f,`"${u(b)}" is not one of ${v}${a(b,w)}`,`Wr\
ite one of ${v}.`)}function a(b,w){const f=w.map(g=>({name:g,distance:l(b.trim().toLowerCase(),g.toLowerCase())})).sort((g,v)=>g.distance-v.distance)[0];return f&&
f.distance<=Math.max(1,Math.floor(f.name.length/3))?`; did you mean "${f.name}"?`:""}function l(b,w){if(b.length>100||w.length>100)return Number.POSITIVE_INFINITY;
let f=Array.from({length:w.length+1},(g,v)=>v);for(let g=1;g<=b.length;g++){const v=[g];for(let I=1;I<=w.length;I++){const A=(f[I-1]??0)+(b[g-1]===w[I-1]?0:1);v.
push(Math.min(A,(f[I]??0)+1,(v[I-1]??0)+1))}f=v}return f[w.length]??0}function u(b){const w=b.replace(/\s+/g," ").trim();return w.length>60?`${w.slice(0,57)}\u2026`:
w}function E(b,w,f){try{return f(b)}catch(g){const v=(0,c.xU)(g)==="ENOENT"?"does not exist":`cannot be read (${(0,c.xU)(g)??"fault"})`;throw new c.GQ("file_not\
_found",`${w}: the file ${b} ${v}`,{input:w,cause:g,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),9689:((o,y,s)=>{
s.a(o,async(c,h)=>{try{var m=s(1344),i=s(4664);const d=new AbortController;process.on("SIGINT",()=>d.abort()),process.on("SIGTERM",()=>d.abort()),process.exitCode=
await(0,m.h)((0,i.c)(),{env:process.env,signal:d.signal,startPlatform:async a=>(await Promise.all([s.e(282),s.e(440),s.e(651),s.e(741)]).then(s.bind(s,1235))).startPlatform(
a)}),h()}catch(d){h(d)}},1)})},W={};function $(o){var y=W[o];if(y!==void 0)return y.exports;var s=W[o]={id:o,loaded:!1,exports:{}},c=!0;try{be[o](s,s.exports,$),
c=!1}finally{c&&delete W[o]}return s.loaded=!0,s.exports}$.m=be,typeof $<"u"&&($.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",y=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",c=m=>{m&&m.d<1&&(m.d=1,m.forEach(i=>i.r--),m.forEach(
i=>i.r--?i.r++:i()))},h=m=>m.map(i=>{if(i!==null&&typeof i=="object"){if(i[o])return i;if(i.then){var d=[];d.d=0,i.then(u=>{a[y]=u,c(d)},u=>{a[s]=u,c(d)});var a={};
return a[o]=u=>u(d),a}}var l={};return l[o]=u=>{},l[y]=i,l});$.a=(m,i,d)=>{var a;d&&((a=[]).d=-1);var l=new Set,u=m.exports,E,b,w,f=new Promise((g,v)=>{w=v,b=g});
f[y]=u,f[o]=g=>(a&&g(a),l.forEach(g),f.catch(v=>{})),m.exports=f,i(g=>{E=h(g);var v,I=()=>E.map(U=>{if(U[s])throw U[s];return U[y]}),A=new Promise(U=>{v=()=>U(I),
v.r=0;var D=N=>N!==a&&!l.has(N)&&(l.add(N),N&&!N.d&&(v.r++,N.push(v)));E.map(N=>N[o](D))});return v.r?A:I()},g=>(g?w(f[s]=g):b(u),c(a))),a&&a.d<0&&(a.d=0)}})(),
(()=>{var o=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,y;$.t=function(s,c){if(c&1&&(s=this(s)),c&8||typeof s=="object"&&s&&(c&4&&s.__esModule||
c&16&&typeof s.then=="function"))return s;var h=Object.create(null);$.r(h);var m={};y=y||[null,o({}),o([]),o(o)];for(var i=c&2&&s;typeof i=="object"&&!~y.indexOf(
i);i=o(i))Object.getOwnPropertyNames(i).forEach(d=>m[d]=()=>s[d]);return m.default=()=>s,$.d(h,m),h}})(),$.d=(o,y)=>{for(var s in y)$.o(y,s)&&!$.o(o,s)&&Object.
defineProperty(o,s,{enumerable:!0,get:y[s]})},$.f={},$.e=o=>Promise.all(Object.keys($.f).reduce((y,s)=>($.f[s](o,y),y),[])),$.u=o=>""+o+".index.js",$.o=(o,y)=>Object.
prototype.hasOwnProperty.call(o,y),$.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
o,"__esModule",{value:!0})},$.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},y=s=>{var{ids:c,modules:h,runtime:m}=s,i,d,a=0;for(i in h)$.
o(h,i)&&($.m[i]=h[i]);for(m&&m($);a<c.length;a++)d=c[a],$.o(o,d)&&o[d]&&o[d][0](),o[c[a]]=0};$.f.j=(s,c)=>{var h=$.o(o,s)?o[s]:void 0;if(h!==0)if(h)c.push(h[1]);else{
var m=import("./"+$.u(s)).then(y,i=>{throw o[s]!==0&&(o[s]=void 0),i}),m=Promise.race([m,new Promise(i=>h=o[s]=[i])]);c.push(h[1]=m)}}})();var ye=$(9689);ye=await ye;

const E=process.getBuiltinModule;var me={2613:(o=>{o.exports=E("assert")}),181:(o=>{o.exports=E("buffer")}),5317:(o=>{o.exports=E("child_process")}),4434:(o=>{o.
exports=E("events")}),9896:(o=>{o.exports=E("fs")}),4589:(o=>{o.exports=E("node:assert")}),6698:(o=>{o.exports=E("node:async_hooks")}),4573:(o=>{o.exports=E("no\
de:buffer")}),1421:(o=>{o.exports=E("node:child_process")}),7540:(o=>{o.exports=E("node:console")}),7598:(o=>{o.exports=E("node:crypto")}),3053:(o=>{o.exports=E(
"node:diagnostics_channel")}),610:(o=>{o.exports=E("node:dns")}),8474:(o=>{o.exports=E("node:events")}),3024:(o=>{o.exports=E("node:fs")}),1455:(o=>{o.exports=E(
"node:fs/promises")}),7067:(o=>{o.exports=E("node:http")}),2467:(o=>{o.exports=E("node:http2")}),7030:(o=>{o.exports=E("node:net")}),8161:(o=>{o.exports=E("node\
:os")}),6760:(o=>{o.exports=E("node:path")}),643:(o=>{o.exports=E("node:perf_hooks")}),1792:(o=>{o.exports=E("node:querystring")}),99:(o=>{o.exports=E("node:sql\
ite")}),7075:(o=>{o.exports=E("node:stream")}),6466:(o=>{o.exports=E("node:stream/promises")}),7830:(o=>{o.exports=E("node:stream/web")}),6193:(o=>{o.exports=E(
"node:string_decoder")}),7997:(o=>{o.exports=E("node:timers")}),8500:(o=>{o.exports=E("node:timers/promises")}),1692:(o=>{o.exports=E("node:tls")}),3136:(o=>{o.
exports=E("node:url")}),7975:(o=>{o.exports=E("node:util")}),3429:(o=>{o.exports=E("node:util/types")}),5919:(o=>{o.exports=E("node:worker_threads")}),8522:(o=>{
o.exports=E("node:zlib")}),857:(o=>{o.exports=E("os")}),6928:(o=>{o.exports=E("path")}),932:(o=>{o.exports=E("process")}),3193:(o=>{o.exports=E("string_decoder")}),
3557:(o=>{o.exports=E("timers")}),2483:((o,g,s)=>{s.d(g,{r:()=>b});var f=s(5807);const m=10;class b{#e;#n={error:0,warning:0,notice:0};#t=0;constructor(u){this.#e=
u}get dropped(){return this.#t}add(u,i){if(this.#n[u]<m){this.#n[u]++,this.#e.annotate(u,i);return}this.#t++;const{place:c}=i,l=c===void 0?"":`${c.file}${c.line===
void 0?"":`:${c.line}`}: `;this.#e.line(`${u}: ${l}${i.message}`)}addDiagnostic(u){const{file:i,line:c,column:l}=u,y={file:i,...c===null?{}:{line:c},...l===null?
{}:{column:l}},d=u.code===null?{}:{title:(0,f.O)(u.code,80)};this.add(u.severity,{...d,message:(0,f.O)(u.message,1e3),place:y})}}}),722:((o,g,s)=>{s.d(g,{h:()=>ct});
var f=s(1224),m=s(3739),b=s(1619),a=s(7924);function u(t,e){const n=c(t),[r,h]=n;if(r&&h)throw(0,a.Gq)(h,`${r} is given as well, and a run has one identity`,`Le\
ave out one of: ${n.join(", ")}.`);if(l(t),r===void 0)return d(e);if(r==="id-token")return{kind:"given",token:t["id-token"].trim()};if(r==="id-token-command")return{
kind:"command",command:t["id-token-command"]};if(!e.idTokenRequest)return{kind:"none",error:p(r,e)};const w={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.
token,audience:t["id-token-audience"]||void 0};return r==="id-token-audience"?{kind:"github",...w}:{kind:"exchange",url:(0,b.Jb)(t["token-exchange-url"],"token-\
exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:w}}const i=["id-token","id-token-comman\
d","token-exchange-url","id-token-audience"];function c(t){const e=i.filter(n=>t[n].trim()!=="");return e.includes("token-exchange-url")?e.filter(n=>n!=="id-tok\
en-audience"):e}function l(t){if(t["token-exchange-url"]!=="")return;const e=["token-exchange-audience","token-exchange-client-id"].find(n=>t[n]!=="");if(e)throw(0,a.
LO)("token-exchange-url",`${e} means nothing without it`,"Give the token endpoint.")}const y="Give one of: id-token-audience with token-exchange-url (the usual \
way), id-token, id-token-command, or id-token-audience alone.";function d(t){if(v(t))return{kind:"none",error:p("id-token",t)};throw(0,a.LO)("id-token-audience",
"nothing says where the ID token comes from",y)}function v(t){return t.dependabot||t.pullRequest?.fork===!0}function p(t,e){return new m.GQ("no_id_token",`This \
run can have no ID token: ${k(e)}`,{input:t,remedy:v(e)?$:S})}function k(t){return t.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitH\
ub's OIDC":t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const S=`Add to the job, and to\
 the calling workflow where this one is reusable:
permissions:
  contents: read
  id-token: write`,$=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
Where the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  id-token: write`;var N=s(2562),_=s(9127),D=s(2345);const x=40;function ye(t,e,n){const r=t.trim().replace(/\{([^{}]*)\}/g,(h,w)=>ge(w.trim(),e,n));if(D.cS.test(
r))return r;throw(0,a.Gq)(e,`"${(0,a.SP)(r)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both end\
s.')}function ge(t,e,n){if(t==="pr")return String(V("{pr}",e,n));if(t==="branch")return ke(e,n);const r=/^slot:(.*)$/.exec(t)?.[1];if(r!==void 0)return we(r,e,n);
throw(0,a.Gq)(e,`there is no placeholder {${(0,a.SP)(t)}}${(0,a.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function V(t,e,n){
if(n.pullRequest)return n.pullRequest.number;throw(0,a.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"R\
un the step with `if: github.event_name == 'pull_request'`, or use {branch}.")}function we(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,a.Gq)(e,`{slot:${(0,a.SP)(
t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(V(`{slot:${t}}`,e,n)%Number(t))}function ke(t,e){const n=e.pullRequest?.headBranch??e.
refName;if(n!==void 0)return ve(n);throw(0,a.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function ve(t){const e=t.
toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=x&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule(
"node:crypto"),r=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,x-9).replace(/-+$/,"")}-${r}`.replace(/^-/,"")}class Q{raw;context;problems;constructor(e,n,r){
this.raw=e,this.context=n,this.problems=r}boolean(e){return this.problems.try(()=>(0,a.yG)(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>(0,a.HU)(
this.raw[e],n,e),n[0])}duration(e){return this.problems.try(()=>(0,_.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.
problems.try(()=>{const r=this.optional(e)??n;if(r===void 0)throw(0,a.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return ye(r,e,this.context)},
"")}}function Ee(t,e,n){const r={repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},h=t.repository.trim()||r.repository,
w=t.branch.trim()||r.branch;if(h===void 0)throw(0,a.LO)("repository","this run has none of its own","Write it as owner/name.");if(w===void 0)throw(0,a.LO)("bran\
ch","this run is for no branch","Name the branch to build.");!n&&t.repository.trim()===""&&Se(e);const I=h.toLowerCase()===r.repository?.toLowerCase()&&w===r.branch;
return{repository:Re(h),branch:Oe(w),commit:I?e.sha:void 0}}function Se(t){if(t.pullRequest?.fork)throw(0,a.Gq)("repository",`pull request #${t.pullRequest.number}\
 comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name repository and branch yourself where you trust\
 the fork.')}const Te=/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/,z=/^(?:https?|ssh|git|file):\/\/[^\s]+$/,$e=/^[\w.-]+@[\w.-]+:[^\s:]+$/,Ie=/^(?:\/|[A-Za-z]:[\\/])/;function Re(t){
if(![Te,z,$e,Ie].some(n=>n.test(t))||J(t))throw(0,a.Gq)("repository",`"${(0,a.SP)(t)}" is neither owner/name nor a git URL`,"Write it as owner/name.");const e=z.
test(t)&&URL.canParse(t)?new URL(t):void 0;if(e&&(e.password!==""||e.username!==""&&e.protocol!=="ssh:"))throw(0,a.Gq)("repository","the URL holds credentials",
"Leave them out; the platform has access of its own.");return t}function Oe(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||J(t))throw(0,a.Gq)(
"branch",`"${(0,a.SP)(t)}" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function J(t){return new RegExp("\\p{Cc}","u").test(t)}var A=s(
224);async function _e(t,e,n){const r=new N.Z,h=r.try(()=>(0,a.HU)(t.mode,A.mc.mode.choices,"mode"),"deploy");if(h==="close")return xe(new Q(t,e,r));const w=h===
"check"?void 0:r.try(()=>u(t,e),void 0);if(w?.kind==="none"){if((0,a.HU)(t["on-no-token"],A.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",
reason:w.error};r.add(w.error)}const I=await Ue(new Q(t,e,r),h,w,n);return r.throwIfAny(),I}function xe(t){const{context:e,problems:n}=t,r=n.try(()=>{if(e.pullRequest)
return e.pullRequest.number;throw(0,a.Gq)("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: \
github.event.action == 'closed'` in a workflow on pull_request.")},0),h=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)],w=Y(
t);return w.token===""&&n.add((0,a.LO)("github-token","it is what the pull request is told with","Leave it out: it has a default.")),n.throwIfAny(),{kind:"close",
app:h.join("/"),pullRequest:r,github:w}}function Y(t){return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.pullRequest?"p\
review":"production"),comment:t.boolean("comment")}}async function Ue(t,e,n,r){const{raw:h,context:w,problems:I}=t,R=e==="check"?"check":void 0,{env:O,notice:U}=await Pe(
t,r),{settings:P,statusMap:L}=await Ne(t),{configuration:pt,commit:ft}=Ae(t,P,e==="check"||n?.kind==="none"),ht={org:t.identifier("org",R),project:t.identifier(
"project",R),app:t.identifier("app",R),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional("app-type")??A.mc["app-type"].default,configuration:pt,
env:O,commit:ft,attachTo:void 0,follow:{...Ce(t),statusMap:L},verify:t.choice("verify",A.mc.verify.choices),urlTemplate:I.try(()=>De(h["url-template"]),void 0),
dryRun:t.boolean("dry-run")},mt=e==="check"?"":I.try(()=>Le(h["base-url"]),""),he=n===void 0||n.kind==="none"?void 0:n;return{kind:"deploy",plan:ht,target:he?{mode:"\
deploy",baseUrl:mt,source:he}:{mode:"check"},github:Y(t),seed:Ge(t,r),notices:U===void 0?[]:[U],secrets:Me(h,w,O.kind==="replace"?[...O.variables.values()]:[])}}
async function Pe(t,e){const{raw:n,problems:r}=t,h=t.boolean("clear-env");return n.env!==""||n["env-file"]!==""?(await s.e(415).then(s.bind(s,3415))).planEnv(n,
h,e,r):{env:h?{kind:"replace",variables:new Map}:{kind:"leave"},notice:void 0}}async function Ne({raw:t,problems:e}){if(t["app-settings"]===""&&t["status-map"]===
"")return{settings:{},statusMap:new Map};const{parseSettings:n,parseStatusMap:r}=await s.e(947).then(s.bind(s,7947));return{settings:e.try(()=>n(t["app-settings"]),
{}),statusMap:e.try(()=>r(t["status-map"]),new Map)}}function Ae(t,e,n){const{raw:r,context:h,problems:w}=t,I=w.try(()=>Ee(r,h,n),{repository:"",branch:"",commit:void 0}),
[R,O,U]=[t.optional("build-command"),t.optional("output-directory"),t.optional("region")];return{commit:I.commit,configuration:{repository:I.repository,branch:I.
branch,...R===void 0?{}:{buildCommand:R},...O===void 0?{}:{outputDirectory:O},...U===void 0?{}:{region:U},settings:e}}}function Ce(t){const{raw:e}=t;return{wait:t.
boolean("wait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-timeout",A.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration(
"poll-interval")}}function Le(t){if(t.trim()==="")throw(0,a.LO)("base-url","it tells where the control plane is","Give its https URL.");const e=(0,b.Jb)(t,"base\
-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,a.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api\
/v1" out.')}function De(t){const e=t.trim();if(e==="")return;const n=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(
n)&&!/[{}]/.test(n))return e;throw(0,a.Gq)("url-template",`"${(0,a.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and\
 {app} are known.")}function Ge(t,e){const{raw:n,problems:r}=t,h=["kvs-seed-file","kvs-prune-file"].filter(w=>n[w]!=="");if(h.length!==0){for(const w of h)r.try(
()=>(0,a.yR)(n[w],w,e),"");return{file:n["kvs-seed-file"],table:n["kvs-table"],url:n["kvs-url"],region:n["kvs-region"],token:n["kvs-token"],"ttl-seconds":n["kvs\
-ttl-seconds"],concurrency:n["kvs-concurrency"],verify:n["kvs-verify"],"prune-file":n["kvs-prune-file"],"dry-run":n["dry-run"]}}}function Me(t,e,n){return[...[t["\
id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],...n].filter(h=>h.trim()!=="")}var Be=s(2483),Z=s(9602),B=s(5807),X=s(9439);class je{#e;#n;#t=new Set;#s=!1;constructor(e,n){
this.#e=e,this.#n=n}tell(e){switch(e.type){case"phase-started":this.closeGroup(),this.#e.group(X.K[e.phase]),this.#s=!0;break;case"phase-finished":this.closeGroup(),
this.#e.line(`${e.unwished?"\u2717":"\u2713"} ${X.K[e.phase]}: ${e.detail} (${(0,_.a)(e.ms)})`);break;case"warning":case"notice":this.#i(e.type,e.message,e.type===
"warning"?e.remedy:void 0);break;case"failure":this.#r(e.report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(
He(e));break;default:(0,m.xb)(e)}}closeGroup(){this.#s&&this.#e.endGroup(),this.#s=!1}#i(e,n,r){if(!this.#t.has(n)){this.#t.add(n),this.#n.add(e,{message:(0,B.O)(
n)});for(const h of r?.split(`
`)??[])this.#e.line(`  ${h}`)}}#r(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,B.O)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#e.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function He(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,_.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,_.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,m.xb)(t)}}var H=s(
1328);const Fe=100,q=500;function ee(t,e,n,r){t.output("app-id",e.appID??""),t.output("app-created",String(e.appCreated)),t.output("deploy-id",e.deployID??""),t.
output("status",e.status),t.output("url",e.url??""),t.output("failure",e.failure?Ke((0,H.O5)(e.failure,r)):""),t.output("kvs-written",n?String(n.written):""),t.
output("kvs-failed",n?String(n.failed):"")}function Ke(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,B.O)(e.message,q)})),log:t.
log.slice(-Fe).map(e=>(0,B.O)(e,q))})}var We=s(3024),G=s(857);function M(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}function F(t){
return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function C(t,e,n){const r=new Ve(
t,e,n);process.stdout.write(r.toString()+G.EOL)}function te(t,e=""){C(t,{},e)}const ne="::";class Ve{constructor(e,n,r){e||(e="missing.command"),this.command=e,
this.properties=n,this.message=r}toString(){let e=ne+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let n=!0;for(const r in this.
properties)if(this.properties.hasOwnProperty(r)){const h=this.properties[r];h&&(n?n=!1:e+=",",e+=`${r}=${ze(h)}`)}}return e+=`${ne}${Qe(this.message)}`,e}}function Qe(t){
return M(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ze(t){return M(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}var se=s(9896);function oe(t,e){const n=process.env[`GITHUB_${t}`];if(!n)throw new Error(`Unable to find environment var\
iable for file command ${t}`);if(!se.existsSync(n))throw new Error(`Missing file at path: ${n}`);se.appendFileSync(n,`${M(e)}${G.EOL}`,{encoding:"utf8"})}function re(t,e){
const n=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,r=M(e);if(t.includes(n))throw new Error(`Unexpected input: name should not contain the\
 delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${t}<<${n}${G.EOL}${r}${G.EOL}${n}`}
var bt=s(6928),ie=function(t,e,n,r){function h(w){return w instanceof n?w:new n(function(I){I(w)})}return new(n||(n=Promise))(function(w,I){function R(P){try{U(
r.next(P))}catch(L){I(L)}}function O(P){try{U(r.throw(P))}catch(L){I(L)}}function U(P){P.done?w(P.value):h(P.value).then(R,O)}U((r=r.apply(t,e||[])).next())})},
K;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(K||(K={}));function yt(t,e){const n=toCommandValue(e);if(process.env[t]=n,process.env.GITHUB_ENV||
"")return issueFileCommand("ENV",prepareKeyValueMessage(t,e));issueCommand("set-env",{name:t},n)}function Je(t){C("add-mask",{},t)}function gt(t){process.env.GITHUB_PATH||
""?issueFileCommand("PATH",t):issueCommand("add-path",{},t),process.env.PATH=`${t}${path.delimiter}${process.env.PATH}`}function ae(t,e){const n=process.env[`IN\
PUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!n)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?n:n.
trim()}function wt(t,e){const n=ae(t,e).split(`
`).filter(r=>r!=="");return e&&e.trimWhitespace===!1?n:n.map(r=>r.trim())}function kt(t,e){const n=["true","True","TRUE"],r=["false","False","FALSE"],h=ae(t,e);
if(n.includes(h))return!0;if(r.includes(h))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${t}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ye(t,e){if(process.env.GITHUB_OUTPUT||"")return oe("OUTPUT",re(t,e));process.
stdout.write(G.EOL),C("set-output",{name:t},M(e))}function vt(t){issue("echo",t?"on":"off")}function Et(t){process.exitCode=K.Failure,de(t)}function St(){return process.
env.RUNNER_DEBUG==="1"}function Tt(t){issueCommand("debug",{},t)}function de(t,e={}){C("error",F(e),t instanceof Error?t.toString():t)}function ue(t,e={}){C("wa\
rning",F(e),t instanceof Error?t.toString():t)}function Ze(t,e={}){C("notice",F(e),t instanceof Error?t.toString():t)}function le(t){process.stdout.write(t+G.EOL)}
function ce(t){te("group",t)}function pe(){te("endgroup")}function $t(t,e){return ie(this,void 0,void 0,function*(){ce(t);let n;try{n=yield e()}finally{pe()}return n})}
function Xe(t,e){if(process.env.GITHUB_STATE||"")return oe("STATE",re(t,e));C("save-state",{name:t},M(e))}function It(t){return process.env[`STATE_${t}`]||""}function Rt(t){
return ie(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(t)})}const fe="slipway",qe={error:de,warning:ue,notice:Ze};function et(t){const e=tt();
return{line:n=>le(j(n)),group:n=>ce(j(n)),endGroup:pe,replay:(n,r)=>{le([`::stop-commands::${r}`,...n.map(j),`::${r}::`].join(`
`))},annotate:(n,{message:r,title:h,place:w})=>{qe[n](j(r),{...h===void 0?{}:{title:h},...w===void 0?{}:{file:w.file},...w?.line===void 0?{}:{startLine:w.line},
...w?.column===void 0?{}:{startColumn:w.column}})},mask:Je,output:(n,r)=>e("the outputs",()=>Ye(n,r)),state:(n,r)=>e("the state for the post step",()=>Xe(n,r)),
summary:n=>{t!==void 0&&e("the summary",()=>(0,We.writeFileSync)(t,n))}}}function tt(){const t=new Set;return(e,n)=>{try{n()}catch(r){t.has(e)||ue(j(`The runner\
 cannot keep ${e}: ${(0,m.I7)(r).message}`)),t.add(e)}}}function j(t){return(0,B.O)(t).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}const nt=4,st=8;class ot{#e=new Set;#n;add(e){
const n=[e.trim(),...e.split(/\r?\n/).map(h=>h.trim())],r=[...new Set(n)].filter(h=>h.length>=nt&&!this.#e.has(h));for(const h of r)for(const w of[h,JSON.stringify(
h).slice(1,-1),encodeURIComponent(h.toWellFormed())])this.#e.add(w);return r.length>0&&(this.#n=void 0),r}redact(e){if(this.#e.size===0)return e;this.#n??=rt(this.#e);
const[n="",...r]=e.replace(this.#n,"***").split("\u2026").reverse();return[...r.reverse().map(h=>this.#t(h)),n].join("\u2026")}#t(e){for(const n of this.#e){const r=e.
lastIndexOf(n.slice(0,st));if(r!==-1&&n.startsWith(e.slice(r)))return`${e.slice(0,r)}***`}return e}}function rt(t){const e=[...t].sort((n,r)=>r.length-n.length);
return new RegExp(e.map(n=>n.replace(/[\\^$.*+?()[\]{}|/-]/g,"\\$&")).join("|"),"g")}const it=3e4,at=4e3;function dt(t){return new ut(t)}class ut{#e;#n=new ot;#t;#s;#i;#r=[];#d;#a;#l;#o={
appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#e=e,this.#t=(0,H.uF)(e.runner,this.#n),this.#s=new Be.r(this.#t),this.#i=new je(this.#t,
this.#s);const{raw:n,context:r}=e.run;for(const h of A.Qh)A.mc[h].kind==="secret"&&this.addSecret(n[h]);this.addSecret(r.idTokenRequest?.token??"")}report=e=>{e.
type==="app-known"&&(this.#o={...this.#o,appID:e.appID}),e.type==="deployment-known"&&(this.#o={...this.#o,deployID:e.deployID}),e.type==="url"&&(this.#o={...this.#o,
url:e.url}),e.type==="failure"&&(this.#o={...this.#o,failure:e.report}),e.type==="warning"&&!this.#r.includes(e.message)&&this.#r.push(e.message),this.#i.tell(this.#f(
e)),this.#a?.tell(e)};addSecret(e){for(const n of this.#n.add(e))this.#t.mask(n)}accept(e){this.#d=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.
notices)this.report({type:"notice",message:n})}async recall(e){const n=this.#d;if(!n)throw new TypeError("A plan is accepted before it is recalled");const{plan:r,
target:h,github:w}=n;if(h.mode==="check"||w.token==="")return r;const[{openGitHubSide:I},{appKey:R}]=await Promise.all([Promise.all([s.e(440),s.e(861)]).then(s.
bind(s,7861)),s.e(446).then(s.bind(s,1446))]),O=I({...this.#e,fetch:e,token:w.token,context:this.#e.run.context,open:{app:R(n),environment:w.environment,comment:w.
comment},save:P=>this.#t.state(fe,JSON.stringify(P)),warn:(P,L)=>this.report({type:"warning",message:P,remedy:L})}),U=await O?.recall(r.commit);return this.#a=r.
dryRun?void 0:O,{...r,...U}}async checked(e){this.#l=e;const{tellFindings:n}=await s.e(716).then(s.bind(s,7716));n(this.#t,this.#s,e)}async finish(e,n){return this.#i.
closeGroup(),e.error&&e.error.code!=="deploy_failed"&&(0,Z.Q)(this.#t,this.#s,e.error),n?.error&&(0,Z.Q)(this.#t,this.#s,n.error),ee(this.#t,e,n,this.#n),await this.#p(
e,n),e.error!==void 0||e.status==="failed"||e.status==="cancelled"||n?.error?1:0}async seedReporter(){const{seedLog:e}=await s.e(678).then(s.bind(s,5678));return this.#t.
line("Keys"),e(this.#t,this.#s,this.#e.clock)}fail(e){return this.finish({...this.#o,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#s.add(
"notice",{title:"Deploy skipped",message:e.message});const n={...this.#o,status:"skipped",appCreated:!1,phases:[],error:e};return ee(this.#t,n,void 0,this.#n),await this.#u(
n,void 0),0}async#p(e,n){if(await this.#u(e,n),!this.#a)return;const{briefComment:r,githubEnding:h,pageFacts:w}=await s.e(446).then(s.bind(s,1446)),I=this.#r.length,
R=e.error?.code==="interrupted"?at:it,O=w(this.#c(e,n)),U=await lt(R,this.#a.finish(h(O,e),r(O)));this.#r.length>I&&await this.#u(e,n),U&&this.#t.state(fe,"")}async#u(e,n){
const[{renderSummary:r},{pageFacts:h}]=await Promise.all([s.e(470).then(s.bind(s,5470)),s.e(446).then(s.bind(s,1446))]);this.#t.summary(r(h(this.#c(e,n))))}#c(e,n){
return{outcome:e,seeded:n,run:this.#e.run,planned:this.#d,checked:this.#l,warnings:this.#r,unannotated:this.#s.dropped,secrets:this.#n}}#f(e){return e.type==="f\
ailure"?{...e,report:(0,H.O5)(e.report,this.#n)}:e}}async function lt(t,e){const n=Promise.withResolvers(),r=setTimeout(()=>n.resolve(!1),t);try{return await Promise.
race([e.then(()=>!0),n.promise])}finally{clearTimeout(r)}}async function ct(t,e){const n=et(t.summaryFile),r=dt({runner:n,run:t,clock:f.m,random:Math.random}),h=await _e(
t.raw,t.context,t.readFile).catch(m.I7);if(h instanceof Error)return r.fail(h);if(h.kind==="skip")return r.skip(h.reason);if(h.kind==="close"){const{closePreview:w}=await Promise.
all([s.e(440),s.e(285)]).then(s.bind(s,9285));return w(h,{run:t,runner:n,clock:f.m,random:Math.random,env:e.env})}r.accept(h);try{const w=h.seed&&await(await s.
e(867).then(s.bind(s,867))).prepareSeed(h,r,e),{carryOut:I}=await Promise.all([s.e(440),s.e(925),s.e(883)]).then(s.bind(s,9883)),R=await I(h,r,{...e,workspace:t.
context.workspace}),O=R.status==="succeeded"&&R.error===void 0;return await r.finish(R,O?await w?.():void 0)}catch(w){return r.fail((0,m.I7)(w))}}}),9602:((o,g,s)=>{
s.d(g,{Q:()=>m,W:()=>b});var f=s(5807);function m(i,c,l){for(const y of[l,...l.also]){const d=y.place===void 0?{}:{place:y.place};c.add("error",{message:(0,f.O)(
y.message),...d});for(const v of b(y))i.line(`  ${v}`)}}function b(i){const c=i.remedy?.split(`
`)??[];return i.mender==="user"?c:[...c,...a(i),...u(i.cause)]}function a({call:i}){if(!i)return[];const c=i.status===void 0?"":` answered ${i.status}`,l=i.requestID===
void 0?"":` (request ${i.requestID})`;return[`Call: ${i.method} ${i.path}${c}${l}`]}function u(i,c=0){return!(i instanceof Error)||c>3?[]:[`Cause: ${(0,f.O)(i.message,
500)}`,...u(i.cause,c+1)]}}),4664:((o,g,s)=>{s.d(g,{c:()=>u});var f=s(3024),m=s(6760),b=s(8302),a=s(224);function u(p=process.env){const k=p.GITHUB_WORKSPACE||process.
cwd();return{raw:i(p),context:c(p,k),summaryFile:p.GITHUB_STEP_SUMMARY||void 0,saved:p.STATE_slipway??"",readFile:S=>(0,f.readFileSync)((0,m.resolve)(k,S),"utf8")}}
function i(p){const k={};for(const S of a.Qh){const $=p[`INPUT_${S.toUpperCase()}`]?.trim();$&&(k[S]=$)}return(0,a.me)(k)}function c(p,k){const S=p.GITHUB_REPOSITORY||
void 0,$=y(p.GITHUB_EVENT_PATH),N=p.GITHUB_SERVER_URL||"https://github.com",[_,D]=[p.ACTIONS_ID_TOKEN_REQUEST_URL,p.ACTIONS_ID_TOKEN_REQUEST_TOKEN],x=d(d($,"pul\
l_request"),"head");return{serverUrl:N,apiUrl:p.GITHUB_API_URL||"https://api.github.com",repository:S,refName:p.GITHUB_REF_NAME||void 0,sha:v(x.sha)??(p.GITHUB_SHA||
void 0),eventName:p.GITHUB_EVENT_NAME||void 0,pullRequest:l(d($,"pull_request"),S),dependabot:p.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:_&&D?{url:_,token:D}:
void 0,runAttempt:Number(p.GITHUB_RUN_ATTEMPT||1),runUrl:S&&p.GITHUB_RUN_ID?`${N}/${S}/actions/runs/${p.GITHUB_RUN_ID}`:void 0,workspace:k}}function l(p,k){const S=d(
p,"head"),$=v(S.ref);if(typeof p.number!="number"||$===void 0)return;const N=v(d(S,"repo").full_name);return{number:p.number,headRepository:N,headBranch:$,baseBranch:v(
d(p,"base").ref)??"",fork:N?.toLowerCase()!==k?.toLowerCase()}}function y(p){if(!p)return{};try{const k=JSON.parse((0,f.readFileSync)(p,"utf8"));return(0,b.G)(k)?
k:{}}catch{return{}}}function d(p,k){const S=p[k];return(0,b.G)(S)?S:{}}function v(p){return typeof p=="string"&&p!==""?p:void 0}}),1328:((o,g,s)=>{s.d(g,{O5:()=>b,
bn:()=>m,kk:()=>u,uF:()=>a});var f=s(9602);function m(i,c){return i?[i,...i.also].map(l=>({message:c.redact(l.message),explanation:(0,f.W)(l).map(y=>c.redact(y))})):
[]}function b(i,c){const l=d=>c.redact(d),y=d=>d===void 0?void 0:l(d);return{...i,headline:l(i.headline),stage:y(i.stage),code:y(i.code),remedy:y(i.remedy),diagnostics:i.
diagnostics.map(d=>({...d,file:l(d.file),code:d.code===null?null:l(d.code),message:l(d.message)})),log:i.log.map(l)}}function a(i,c){const l=y=>c.redact(y);return{
line:y=>i.line(l(y)),group:y=>i.group(l(y)),endGroup:()=>i.endGroup(),replay:(y,d)=>i.replay(y.map(l),d),annotate:(y,d)=>{const v=d.title===void 0?{}:{title:l(d.
title)};i.annotate(y,{...d,...v,message:l(d.message)})},mask:y=>i.mask(y),output:(y,d)=>i.output(y,d),state:(y,d)=>i.state(y,d),summary:y=>i.summary(y)}}function u(i,c){
const l=y=>({...y,message:c.redact(y.message)});return{...i,findings:i.findings.map(l)}}}),1619:((o,g,s)=>{s.d(g,{Jb:()=>b,U9:()=>m,hu:()=>a});var f=s(3739);function m(u){
return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(u)}function b(u,i){const c=u.trim(),l=URL.canParse(c)?new URL(c):void 0;if(l===void 0||
!["http:","https:"].includes(l.protocol))throw new f.GQ("invalid_input",`${i} is not an http(s) address`,{input:i,remedy:"Write it with its scheme, as https://p\
latform.example.com."});if(l.username!==""||l.password!==""||l.search!==""||l.hash!=="")throw new f.GQ("invalid_input",`${i} holds more than host and path`,{input:i,
remedy:"Leave out user name, password, query and fragment."});return a(l,i),l.pathname=l.pathname.replace(/\/+$/,""),l}function a(u,i){if(!(u.protocol==="https:"||
u.protocol==="http:"&&m(u.hostname)))throw new f.GQ("insecure_url",`${i} names ${u.origin}, which is not https`,{input:i,remedy:"Use https; plain http is for lo\
opback addresses only, because the requests carry credentials."})}}),1224:((o,g,s)=>{s.d(g,{f:()=>m,m:()=>f});const f={now:()=>Date.now(),async sleep(b,a){a?.throwIfAborted();
const{setTimeout:u}=await Promise.resolve().then(s.t.bind(s,8500,19));try{await u(b,void 0,a?{signal:a}:{})}catch(i){throw a?.throwIfAborted(),i}}},m=(b,a)=>{const u=setInterval(
a,b).unref();return()=>clearInterval(u)}}),9127:((o,g,s)=>{s.d(g,{E:()=>m,a:()=>b});var f=s(3739);function m(a,u){const i=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(a.trim()),[,c,l,y]=i??[],d=Number(c??0)*36e5+Number(l??0)*6e4+Number(y??0)*1e3;if(!i||d===0)throw new f.GQ("invalid_input",`${u}: "${a}" is not a duration`,
{input:u,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return d}function b(a){if(a<1e3)return`${Math.round(a)}ms`;if(a<59950)
return`${(a/1e3).toFixed(1)}s`;const u=Math.round(a/1e3),i=c=>String(c).padStart(2,"0");return u<3600?`${Math.floor(u/60)}m ${i(u%60)}s`:`${Math.floor(u/3600)}h\
 ${i(Math.floor(u%3600/60))}m`}}),3739:((o,g,s)=>{s.d(g,{GQ:()=>b,I7:()=>a,xU:()=>i,xb:()=>u});const f={missing_input:"user",invalid_input:"user",invalid_file:"\
user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(f);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(l,y,d={}){
super(y,d.cause===void 0?void 0:{cause:d.cause}),this.code=l,this.mender=f[l],this.remedy=d.remedy,this.input=d.input,this.place=d.place,this.call=d.call,this.also=
d.also??[]}}function a(c){if(c instanceof b)return c;const l=c instanceof Error?c.message:String(c);return new b("internal",l,{cause:c,remedy:"This is a fault o\
f Slipway. Please report it with the lines above."})}function u(c){throw new b("internal",`Unhandled case: ${JSON.stringify(c)}`)}function i(c){if(!(!(c instanceof
Error)||!("code"in c)))return typeof c.code=="string"?c.code:void 0}}),8302:((o,g,s)=>{s.d(g,{G:()=>f});function f(m){return typeof m=="object"&&m!==null&&!Array.
isArray(m)}}),5807:((o,g,s)=>{s.d(g,{N:()=>c,O:()=>l});const f="\x1B",m="\x07",b=new RegExp(`${f}[\\]P_^X][^${m}${f}]*(?:${m}|${f}\\\\)|${f}\\[[0-?]*[ -/]*[@-~]|${f}\
[ -/]*[0-Z\\\\^-~]`,"g"),a=/[\t\n\v\f\r\u0085\u2028\u2029]/g,u=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,i=/^[ -~]*$/;
function c(d){return d.includes(f)?d.replace(b,""):d}function l(d,v=2e3){const p=d.length>v*8+1024?d.slice(0,v*8+1024):d;if(i.test(p)&&p.length<=v)return d;const k=c(
p).replace(a," ").replace(u,"").toWellFormed();return k.length>v||p.length<d.length?y(k,v):k}function y(d,v){if(v<1)return"";const p=d.slice(0,v-1),k=p.charCodeAt(
p.length-1);return`${k>=55296&&k<=56319?p.slice(0,-1):p}\u2026`}}),2345:((o,g,s)=>{s.d(g,{BL:()=>l,G1:()=>c,aT:()=>a,be:()=>i,cS:()=>y,jI:()=>m,jL:()=>u,lF:()=>d,
ux:()=>f,yN:()=>b});const f={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},m=["api","web-ssr","sse"],
b=["web-landing",...m],a="us-east-2",u="execute-api",i="SERVICE_KVS_",c=/^[A-Za-z_][A-Za-z0-9_]*$/,l=/^[a-z][a-z0-9_]{0,31}$/,y=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
d={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3}}),9439:((o,g,s)=>{s.d(g,{K:()=>m});
const f=null,m={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Explanation",verify:"Publ\
ic URL"}}),2562:((o,g,s)=>{s.d(g,{Z:()=>m,b:()=>b});var f=s(3739);class m{#e=[];try(i,c){try{return i()}catch(l){const y=(0,f.I7)(l);if(y.code==="internal")throw l;
return this.#e.push(y),c}}add(i){this.#e.push(i)}throwIfAny(){const i=b(this.#e);if(i)throw i}}function b(u){const[i,...c]=u.flatMap(l=>[l.also.length>0?a(l,[]):
l,...l.also]);return i&&a(i,c)}function a(u,i){return new f.GQ(u.code,u.message,{...u.remedy===void 0?{}:{remedy:u.remedy},...u.input===void 0?{}:{input:u.input},
...u.place===void 0?{}:{place:u.place},...u.cause===void 0?{}:{cause:u.cause},also:i})}}),224:((o,g,s)=>{s.d(g,{Qh:()=>b,mc:()=>f,me:()=>i});const f={mode:{kind:"\
choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: against `base-url`. `check`: the same flow against an embedded platform insid\
e the runner, no credentials needed (fork pull requests). `close`: after a pull request was closed, says so in its GitHub deployment and its comment; the platfo\
rm is not asked."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"te\
xt",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Requ\
ired to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (p\
ull request number modulo N)."},create:{kind:"boolean",default:"true",description:"Create the app when the platform does not know it; `false`: fail instead."},repository:{
kind:"text",defaultNote:"the run's own",description:"What the platform builds: `owner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",
defaultNote:"the run's own",description:"The branch the platform builds: by default the head branch on a pull request, else the ref's name."},"build-command":{kind:"\
text",description:"The command that builds the app. Left empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes.\
 Left empty, it is not sent."},region:{kind:"text",description:"The app's region. Left empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"\
The type of an app that is created."},"app-settings":{kind:"json",description:"A JSON object merged into the create and update bodies: the way to reach fields t\
his action has no input for."},env:{kind:"lines",description:"The app's variables: dotenv lines, or a JSON object. They replace the whole set; with neither `env\
` nor `env-file` it is left alone."},"env-file":{kind:"path",description:"A file of variables, read as `env` is; both may be given when they name different vari\
ables."},"clear-env":{kind:"boolean",default:"false",description:"With no variables given: really replace the set by the empty one."},"id-token":{kind:"secret",
description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With `token-exchan\
ge-url`: the audience of the token that is traded."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID token; run again whe\
n the token nears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: trade the GitHub token here for the identity provider's ID token, the one t\
hat carries `email`."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"\
The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",description:"`false`: return once the deployment is accepted."},timeout:{kind:"dura\
tion",default:"30m",description:"`90s`, `30m`, `1h30m`; from trigger to a final status; no hidden cap."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"\
fail",description:"`fail`: exit 1, saying that the platform goes on; `detach`: exit 0 with `status` `pending`. The deployment itself is never cancelled."},"on-n\
o-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"Where the run can have no ID token (a fork's pull request, Dependabot): `fail` with \
the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for \
the status at this fixed interval."},"status-map":{kind:"lines",description:"Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for sta\
tuses the action does not know."},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn",description:"After success ask the public URL until it answ\
ers below 400: `off`, `warn`, `fail`."},"url-template":{kind:"text",description:"The public URL where the platform's answers name none: `https://{subdomain}.exa\
mple.com`."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"\
`production`; `preview` on a pull request",description:"The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment pe\
r app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML\
."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{
kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKE\
N_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"Seconds to live for entries that name none."},"kvs-concurrenc\
y":{kind:"number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and comp\
are."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan; se\
nd nothing that changes anything."}},m=new Map(Object.entries(f)),b=Object.keys(f).filter(a);function a(c){return Object.hasOwn(f,c)}const u={"app-id":"The app'\
s ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipp\
ed`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."};
function i(c){const l=b.map(y=>{const d=m.get(y)?.default??"";return[y,c[y]||(d.startsWith("${{")?"":d)]});return Object.fromEntries(l)}}),7924:((o,g,s)=>{s.d(g,
{Gq:()=>m,HU:()=>u,LO:()=>b,SP:()=>l,au:()=>i,yG:()=>a,yR:()=>y});var f=s(3739);function m(d,v,p){return new f.GQ("invalid_input",`${d}: ${v}`,{input:d,remedy:p})}
function b(d,v,p){return new f.GQ("missing_input",`${d} is missing: ${v}`,{input:d,remedy:p})}function a(d,v){switch(d.trim().toLowerCase()){case"true":return!0;case"\
false":return!1;default:throw m(v,`"${l(d)}" is neither true nor false`,"Write true or false.")}}function u(d,v,p){const k=v.find($=>$===d.trim().toLowerCase());
if(k!==void 0)return k;const S=v.map($=>`"${$}"`).join(", ");throw m(p,`"${l(d)}" is not one of ${S}${i(d,v)}`,`Write one of ${S}.`)}function i(d,v){const p=v.map(
k=>({name:k,distance:c(d.trim().toLowerCase(),k.toLowerCase())})).sort((k,S)=>k.distance-S.distance)[0];return p&&p.distance<=Math.max(1,Math.floor(p.name.length/
3))?`; did you mean "${p.name}"?`:""}function c(d,v){if(d.length>100||v.length>100)return Number.POSITIVE_INFINITY;let p=Array.from({length:v.length+1},(k,S)=>S);
for(let k=1;k<=d.length;k++){const S=[k];for(let $=1;$<=v.length;$++){const N=(p[$-1]??0)+(d[k-1]===v[$-1]?0:1);S.push(Math.min(N,(p[$]??0)+1,(S[$-1]??0)+1))}p=
S}return p[v.length]??0}function l(d){const v=d.replace(/\s+/g," ").trim();return v.length>60?`${v.slice(0,57)}\u2026`:v}function y(d,v,p){try{return p(d)}catch(k){
const S=(0,f.xU)(k)==="ENOENT"?"does not exist":`cannot be read (${(0,f.xU)(k)??"fault"})`;throw new f.GQ("file_not_found",`${v}: the file ${d} ${S}`,{input:v,cause:k,
remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),9689:((o,g,s)=>{s.a(o,async(f,m)=>{try{var b=s(722),a=s(4664);const u=new AbortController;
process.on("SIGINT",()=>u.abort()),process.on("SIGTERM",()=>u.abort()),process.exitCode=await(0,b.h)((0,a.c)(),{env:process.env,signal:u.signal,startPlatform:async i=>(await Promise.
all([s.e(282),s.e(440),s.e(925),s.e(741)]).then(s.bind(s,9185))).startPlatform(i)}),m()}catch(u){m(u)}},1)})},W={};function T(o){var g=W[o];if(g!==void 0)return g.
exports;var s=W[o]={id:o,loaded:!1,exports:{}},f=!0;try{me[o](s,s.exports,T),f=!1}finally{f&&delete W[o]}return s.loaded=!0,s.exports}T.m=me,typeof T<"u"&&(T.ab=
decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol(
"webpack queues"):"__webpack_queues__",g=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack e\
rror"):"__webpack_error__",f=b=>{b&&b.d<1&&(b.d=1,b.forEach(a=>a.r--),b.forEach(a=>a.r--?a.r++:a()))},m=b=>b.map(a=>{if(a!==null&&typeof a=="object"){if(a[o])return a;
if(a.then){var u=[];u.d=0,a.then(l=>{i[g]=l,f(u)},l=>{i[s]=l,f(u)});var i={};return i[o]=l=>l(u),i}}var c={};return c[o]=l=>{},c[g]=a,c});T.a=(b,a,u)=>{var i;u&&
((i=[]).d=-1);var c=new Set,l=b.exports,y,d,v,p=new Promise((k,S)=>{v=S,d=k});p[g]=l,p[o]=k=>(i&&k(i),c.forEach(k),p.catch(S=>{})),b.exports=p,a(k=>{y=m(k);var S,
$=()=>y.map(_=>{if(_[s])throw _[s];return _[g]}),N=new Promise(_=>{S=()=>_($),S.r=0;var D=x=>x!==i&&!c.has(x)&&(c.add(x),x&&!x.d&&(S.r++,x.push(S)));y.map(x=>x[o](
D))});return S.r?N:$()},k=>(k?v(p[s]=k):d(l),f(i))),i&&i.d<0&&(i.d=0)}})(),(()=>{var o=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,g;T.t=function(s,f){
if(f&1&&(s=this(s)),f&8||typeof s=="object"&&s&&(f&4&&s.__esModule||f&16&&typeof s.then=="function"))return s;var m=Object.create(null);T.r(m);var b={};g=g||[null,
o({}),o([]),o(o)];for(var a=f&2&&s;typeof a=="object"&&!~g.indexOf(a);a=o(a))Object.getOwnPropertyNames(a).forEach(u=>b[u]=()=>s[u]);return b.default=()=>s,T.d(
m,b),m}})(),T.d=(o,g)=>{for(var s in g)T.o(g,s)&&!T.o(o,s)&&Object.defineProperty(o,s,{enumerable:!0,get:g[s]})},T.f={},T.e=o=>Promise.all(Object.keys(T.f).reduce(
(g,s)=>(T.f[s](o,g),g),[])),T.u=o=>""+o+".index.js",T.o=(o,g)=>Object.prototype.hasOwnProperty.call(o,g),T.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},T.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},
g=s=>{var{ids:f,modules:m,runtime:b}=s,a,u,i=0;for(a in m)T.o(m,a)&&(T.m[a]=m[a]);for(b&&b(T);i<f.length;i++)u=f[i],T.o(o,u)&&o[u]&&o[u][0](),o[f[i]]=0};T.f.j=(s,f)=>{
var m=T.o(o,s)?o[s]:void 0;if(m!==0)if(m)f.push(m[1]);else{var b=import("./"+T.u(s)).then(g,a=>{throw o[s]!==0&&(o[s]=void 0),a}),b=Promise.race([b,new Promise(
a=>m=o[s]=[a])]);f.push(m[1]=b)}}})();var be=T(9689);be=await be;

import{createRequire as E}from"module";var De={2613:(i=>{i.exports=E(import.meta.url)("assert")}),181:(i=>{i.exports=E(import.meta.url)("buffer")}),5317:(i=>{i.
exports=E(import.meta.url)("child_process")}),4434:(i=>{i.exports=E(import.meta.url)("events")}),9896:(i=>{i.exports=E(import.meta.url)("fs")}),4589:(i=>{i.exports=
E(import.meta.url)("node:assert")}),6698:(i=>{i.exports=E(import.meta.url)("node:async_hooks")}),4573:(i=>{i.exports=E(import.meta.url)("node:buffer")}),1421:(i=>{
i.exports=E(import.meta.url)("node:child_process")}),7540:(i=>{i.exports=E(import.meta.url)("node:console")}),7598:(i=>{i.exports=E(import.meta.url)("node:crypt\
o")}),3053:(i=>{i.exports=E(import.meta.url)("node:diagnostics_channel")}),610:(i=>{i.exports=E(import.meta.url)("node:dns")}),8474:(i=>{i.exports=E(import.meta.
url)("node:events")}),3024:(i=>{i.exports=E(import.meta.url)("node:fs")}),1455:(i=>{i.exports=E(import.meta.url)("node:fs/promises")}),7067:(i=>{i.exports=E(import.meta.
url)("node:http")}),2467:(i=>{i.exports=E(import.meta.url)("node:http2")}),7030:(i=>{i.exports=E(import.meta.url)("node:net")}),8161:(i=>{i.exports=E(import.meta.
url)("node:os")}),6760:(i=>{i.exports=E(import.meta.url)("node:path")}),643:(i=>{i.exports=E(import.meta.url)("node:perf_hooks")}),1792:(i=>{i.exports=E(import.meta.
url)("node:querystring")}),99:(i=>{i.exports=E(import.meta.url)("node:sqlite")}),7075:(i=>{i.exports=E(import.meta.url)("node:stream")}),6466:(i=>{i.exports=E(import.meta.
url)("node:stream/promises")}),7830:(i=>{i.exports=E(import.meta.url)("node:stream/web")}),6193:(i=>{i.exports=E(import.meta.url)("node:string_decoder")}),7997:(i=>{
i.exports=E(import.meta.url)("node:timers")}),1692:(i=>{i.exports=E(import.meta.url)("node:tls")}),3136:(i=>{i.exports=E(import.meta.url)("node:url")}),7975:(i=>{
i.exports=E(import.meta.url)("node:util")}),3429:(i=>{i.exports=E(import.meta.url)("node:util/types")}),5919:(i=>{i.exports=E(import.meta.url)("node:worker_thre\
ads")}),8522:(i=>{i.exports=E(import.meta.url)("node:zlib")}),857:(i=>{i.exports=E(import.meta.url)("os")}),6928:(i=>{i.exports=E(import.meta.url)("path")}),932:(i=>{
i.exports=E(import.meta.url)("process")}),3193:(i=>{i.exports=E(import.meta.url)("string_decoder")}),3557:(i=>{i.exports=E(import.meta.url)("timers")}),1245:((i,w,o)=>{
o.d(w,{h:()=>rn});var m=o(336),c=o(3739),b=o(1619),d=o(9127),l=o(1772),a=o(2345);function f(t,e){const n=t.startsWith("\uFEFF")?t.slice(1):t,s=/^\s*\{/.test(n)?
p(n,e):new J(n,e).read();return{variables:s.variables,errors:[...s.errors,...h(s.variables)]}}function h(t){const e=new Map;return t.flatMap(n=>{const s=e.get(n.
name);return s?[A(n.source,n.line,...k(n.name,s))]:(e.set(n.name,n),[])})}function k(t,e){const n=`${e.source.file??e.source.input}, line ${e.line}`;return[`${t}\
 is set a second time (first in ${n})`,"Keep one of the two."]}function p(t,e){const n=[],s=[];try{for(const r of(0,l.U2)(t)??[]){const{line:u}=(0,l.q1)(t,r.offset),
v=T(r.text),_=S(r.name)??y(r.name,v);_?s.push(A(e,u,..._)):n.push({name:r.name,value:v??"",source:e,line:u})}}catch(r){if(!(r instanceof l.sU))throw r;const{line:u,
column:v}=(0,l.q1)(t,r.offset),_=`not valid JSON at column ${v}: ${r.message}`;s.push(A(e,u,_,"Write a JSON object of strings, or dotenv lines."))}return{variables:n,
errors:s}}function T(t){const e=JSON.parse(t);return typeof e=="string"?e:typeof e=="number"||typeof e=="boolean"?t:void 0}function y(t,e){if(e===void 0)return[
`${t} is not a string`,"Write the value in double quotes."];if(e.includes("\0"))return[`${t} holds a NUL character`,"An environment variable cannot hold one."]}
function S(t){if(!a.G1.test(t))return[`${x(t)?`"${t}"`:'the text before "="'} is not a variable's name`,'Use letters, digits and "_", not a digit first. A value\
 of several lines must stand in quotes.'];if(t.toUpperCase().startsWith(a.be))return[`${t} is reserved: the platform sets ${a.be}* itself`,"Use another name."]}
function x(t){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(t)}function A(t,e,n,s){const u=`${t.file===void 0?t.input:`${t.input}: ${t.file}`}, line ${e}\
: ${n}`,v={input:t.input,remedy:s};return t.file===void 0?new c.GQ("invalid_input",u,v):new c.GQ("invalid_file",u,{...v,place:{file:t.file,line:e}})}const D=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,
I=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,g=/[ \t]*(["'])/y,$=/[ \t]*'([^']*)'/y,U=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,j=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,
M=/([^\n]*?)\r?(?:\n|$)/y;class J{#t;#n;#e=[];#r=[];#o=0;#a=1;constructor(e,n){this.#t=e,this.#n=n}read(){for(;this.#o<this.#t.length;)this.#s(D)||this.#c();return{
variables:this.#e,errors:this.#r}}#c(){const e=this.#a,n=this.#s(I)?.[1];if(n===void 0){this.#s(M),this.#l(e,"this is no NAME=value line","A value of several li\
nes must stand in quotes.");return}const s=this.#u(e);if(s===void 0)return;const r=S(n)??y(n,s);r?this.#l(e,...r):this.#e.push({name:n,value:s,source:this.#n,line:e})}#u(e){
const n=this.#f(g)?.[1];if(n===void 0)return Y(this.#s(M)?.[1]??"");const s=this.#s(n==='"'?U:$)?.[1];if(s===void 0){this.#s(M),this.#l(e,`the quote ${n} is nev\
er closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#o<this.#t.length&&!this.#s(j)){this.#s(M),this.#l(e,"text follows the cl\
osing quote",'Write a quote inside double quotes as \\".');return}return n==='"'?Ge(s):s}#f(e){e.lastIndex=this.#o;const n=e.exec(this.#t);return n&&n[0]!==""?n:
void 0}#s(e){const n=this.#f(e);return this.#o+=n?.[0].length??0,this.#a+=(n?.[0].split(`
`).length??1)-1,n}#l(e,n,s){this.#r.push(A(this.#n,e,n,s))}}function Y(t){return t.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const Me={n:`
`,r:"\r",'"':'"',"\\":"\\"};function Ge(t){return t.replace(/\\([nr"\\])/g,(e,n)=>Me[n]??e)}class je{#t=[];try(e,n){try{return e()}catch(s){const r=(0,c.I7)(s);
if(r.code==="internal")throw s;return this.#t.push(r),n}}add(e){this.#t.push(e)}throwIfAny(){const e=se(this.#t);if(e)throw e}}function se(t){const[e,...n]=t.flatMap(
s=>[re(s,[]),...s.also]);return e&&re(e,n)}function re(t,e){return new c.GQ(t.code,t.message,{...t.remedy===void 0?{}:{remedy:t.remedy},...t.input===void 0?{}:{
input:t.input},...t.place===void 0?{}:{place:t.place},...t.cause===void 0?{}:{cause:t.cause},also:e})}function Be(t,e,n,s){const r=f(t.env,{input:"env"}),u=t["e\
nv-file"]===""?"":s.try(()=>oe(t["env-file"],"env-file",n),""),v=f(u,{input:"env-file",file:t["env-file"]}),_=h([...ie(r.variables),...ie(v.variables)]),R=se([...r.
errors,...v.errors,..._]);R&&s.add(R);const P=new Map([...r.variables,...v.variables].map(({name:G,value:te})=>[G,te]));if(P.size>0||e)return{env:{kind:"replace",
variables:P},notice:void 0};const C=t.env!==""||t["env-file"]!=="";return{env:{kind:"leave"},notice:C?Fe:void 0}}const Fe="env and env-file name no variables, s\
o the platform's set is left alone. Set clear-env to true to empty it.";function ie(t){const e=t.map(n=>n.name);return t.filter((n,s)=>e.indexOf(n.name)===s)}function oe(t,e,n){
try{return n(t)}catch(s){const r=(0,c.xU)(s)==="ENOENT"?"does not exist":`cannot be read (${(0,c.xU)(s)??"fault"})`;throw new c.GQ("file_not_found",`${e}: the f\
ile ${t} ${r}`,{input:e,cause:s,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}function N(t,e,n){return new c.GQ("\
invalid_input",`${t}: ${e}`,{input:t,remedy:n})}function B(t,e,n){return new c.GQ("missing_input",`${t} is missing: ${e}`,{input:t,remedy:n})}function We(t,e){switch(t.
trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw N(e,`"${L(t)}" is neither true nor false`,"Write true or false.")}}function z(t,e,n){
const s=e.find(u=>u===t.trim().toLowerCase());if(s!==void 0)return s;const r=e.map(u=>`"${u}"`).join(", ");throw N(n,`"${L(t)}" is not one of ${r}${ae(t,e)}`,`W\
rite one of ${r}.`)}function ae(t,e){const n=e.map(s=>({name:s,distance:He(t.trim().toLowerCase(),s.toLowerCase())})).sort((s,r)=>s.distance-r.distance)[0];return n&&
n.distance<=Math.max(1,Math.floor(n.name.length/3))?`; did you mean "${n.name}"?`:""}function He(t,e){if(t.length>100||e.length>100)return Number.POSITIVE_INFINITY;
let n=Array.from({length:e.length+1},(s,r)=>r);for(let s=1;s<=t.length;s++){const r=[s];for(let u=1;u<=e.length;u++){const v=(n[u-1]??0)+(t[s-1]===e[u-1]?0:1);r.
push(Math.min(v,(n[u]??0)+1,(r[u-1]??0)+1))}n=r}return n[e.length]??0}function L(t){const e=t.replace(/\s+/g," ").trim();return e.length>60?`${e.slice(0,57)}\u2026`:
e}function Ke(t,e){const n=Je(t),[s,r]=n;if(s&&r)throw N(r,`${s} is given as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);if(Qe(t),s===
void 0)return Ye(e);if(s==="id-token")return{kind:"given",token:t["id-token"].trim()};if(s==="id-token-command")return{kind:"command",command:t["id-token-comman\
d"]};if(!e.idTokenRequest)return{kind:"none",error:le(s,e)};const u={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.token,audience:t["id-token-au\
dience"]||void 0};return s==="id-token-audience"?{kind:"github",...u}:{kind:"exchange",url:(0,b.Jb)(t["token-exchange-url"],"token-exchange-url").href,audience:t["\
token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:u}}const Ve=["id-token","id-token-command","token-exchange-url","id-tok\
en-audience"];function Je(t){const e=Ve.filter(n=>t[n].trim()!=="");return e.includes("token-exchange-url")?e.filter(n=>n!=="id-token-audience"):e}function Qe(t){
if(t["token-exchange-url"]!=="")return;const e=["token-exchange-audience","token-exchange-client-id"].find(n=>t[n]!=="");if(e)throw B("token-exchange-url",`${e}\
 means nothing without it`,"Give the token endpoint.")}const ze="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-comm\
and, or id-token-audience alone.";function Ye(t){if(ue(t))return{kind:"none",error:le("id-token",t)};throw B("id-token-audience","nothing says where the ID toke\
n comes from",ze)}function ue(t){return t.dependabot||t.pullRequest?.fork===!0}function le(t,e){return new c.GQ("no_id_token",`This run can have no ID token: ${qe(
e)}`,{input:t,remedy:ue(e)?Xe:Ze})}function qe(t){return t.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":t.dependabot?"D\
ependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const Ze=`Add to the job, and to the calling workflow whe\
re this one is reusable:
permissions:
  contents: read
  id-token: write`,Xe=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
Where the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  id-token: write`,de=40;function et(t,e,n){const s=t.trim().replace(/\{([^{}]*)\}/g,(r,u)=>tt(u.trim(),e,n));if(a.cS.test(s))return s;throw N(e,`"${L(s)}" is n\
ot an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both ends.')}function tt(t,e,n){if(t==="pr")return String(
ce("{pr}",e,n));if(t==="branch")return st(e,n);const s=/^slot:(.*)$/.exec(t)?.[1];if(s!==void 0)return nt(s,e,n);throw N(e,`there is no placeholder {${L(t)}}${ae(
t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function ce(t,e,n){if(n.pullRequest)return n.pullRequest.number;throw N(e,`${t}\
 has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"Run the step with `if: github.event_name == 'pull_request'`, or use\
 {branch}.")}function nt(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw N(e,`{slot:${L(t)}} needs a number from 1 to 9999`,"Write it as {slot:5}.");return String(ce(
`{slot:${t}}`,e,n)%Number(t))}function st(t,e){const n=e.pullRequest?.headBranch??e.refName;if(n!==void 0)return rt(n);throw N(t,"{branch} has no value: this ru\
n is for no branch","Name the app without {branch}.")}function rt(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=
de&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule("node:crypto"),s=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(
0,de-9).replace(/-+$/,"")}-${s}`.replace(/^-/,"")}var it=o(8302),q=o(1547);const ot=new Map([["name","app"],["type","app-type"],["repository","repository"],["br\
anch","branch"],["buildcommand","build-command"],["outputdirectory","output-directory"],["region","region"]]);function at(t){if(t.trim()==="")return{};const e=ut(
t);if(!(0,it.G)(e))throw N("app-settings","this is no JSON object",'Write it as {"name": value}.');for(const n of Object.keys(e)){const s=ot.get((0,q.Y)(n));if(s)
throw N("app-settings",`"${L(n)}" has an input of its own`,`Use the input ${s} for it.`)}return e}function ut(t){try{return(0,l.q$)(t),JSON.parse(t)}catch(e){if(!(e instanceof
l.sU))throw e;const{line:n,column:s}=(0,l.q1)(t,e.offset),r=`line ${n}, column ${s}`;throw N("app-settings",`not valid JSON at ${r}: ${e.message}`,"Write one JS\
ON object.")}}const lt=["success","failure","cancelled","pending"];function dt(t){const e=new Map;for(const[n,s]of t.split(/\r?\n/).entries()){if(s.trim()==="")
continue;const[,r,u]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(s)??[],v=`line ${n+1}`;if(r===void 0||u===void 0)throw N("status-map",`${v} is no <platform status>=<famil\
y> line`,"Write it as rolled_out=success.");const _=z(u,lt,"status-map");if((e.get((0,q.Y)(r))??_)!==_)throw N("status-map",`${v} maps "${L(r)}" a second time, \
to something else`,"Keep one.");e.set((0,q.Y)(r),_)}return e}function ct(t,e,n){const s={repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.
headBranch??e.refName},r=t.repository.trim()||s.repository,u=t.branch.trim()||s.branch;if(r===void 0)throw B("repository","this run has none of its own","Write \
it as owner/name.");if(u===void 0)throw B("branch","this run is for no branch","Name the branch to build.");!n&&t.repository.trim()===""&&ft(e);const v=r.toLowerCase()===
s.repository?.toLowerCase()&&u===s.branch;return{repository:gt(r),branch:bt(u),commit:v?e.sha:void 0}}function ft(t){if(t.pullRequest?.fork)throw N("repository",
`pull request #${t.pullRequest.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check" for such pull requests, or name reposito\
ry and branch yourself where you trust the fork.')}const pt=/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/,fe=/^(?:https?|ssh|git|file):\/\/[^\s]+$/,ht=/^[\w.-]+@[\w.-]+:[^\s:]+$/,
mt=/^(?:\/|[A-Za-z]:[\\/])/;function gt(t){if(![pt,fe,ht,mt].some(n=>n.test(t))||pe(t))throw N("repository",`"${L(t)}" is neither owner/name nor a git URL`,"Wri\
te it as owner/name.");const e=fe.test(t)&&URL.canParse(t)?new URL(t):void 0;if(e&&(e.password!==""||e.username!==""&&e.protocol!=="ssh:"))throw N("repository",
"the URL holds credentials","Leave them out; the platform has access of its own.");return t}function bt(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.
test(t)||pe(t))throw N("branch",`"${L(t)}" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function pe(t){return new RegExp("\\p{Cc}",
"u").test(t)}var F=o(224);function yt(t,e,n){const s=new je,r=s.try(()=>z(t.mode,F.mc.mode.choices,"mode"),"deploy");if(r==="close")return wt(new he(t,e,s));const u=r===
"check"?void 0:s.try(()=>Ke(t,e),void 0);if(u?.kind==="none"){if(z(t["on-no-token"],F.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"skip",reason:u.
error};s.add(u.error)}const v=kt(new he(t,e,s),r,u,n);return s.throwIfAny(),v}class he{raw;context;problems;constructor(e,n,s){this.raw=e,this.context=n,this.problems=
s}boolean(e){return this.problems.try(()=>We(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>z(this.raw[e],n,e),n[0])}duration(e){return this.problems.
try(()=>(0,d.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.problems.try(()=>{const s=this.optional(e)??n;if(s===
void 0)throw B(e,"it is part of every request",`Give the ${e}'s identifier.`);return et(s,e,this.context)},"")}}function wt(t){const{context:e,problems:n}=t,s=n.
try(()=>{if(e.pullRequest)return e.pullRequest.number;throw N("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run\
 the step with `if: github.event.action == 'closed'` in a workflow on pull_request.")},0),r=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier(
"app",void 0)],u=me(t);return u.token===""&&n.add(B("github-token","it is what the pull request is told with","Leave it out: it has a default.")),n.throwIfAny(),
{kind:"close",app:r.join("/"),pullRequest:s,github:u}}function me(t){return{token:t.raw["github-token"].trim(),environment:t.optional("environment")??(t.context.
pullRequest?"preview":"production"),comment:t.boolean("comment")}}function kt(t,e,n,s){const{raw:r,context:u,problems:v}=t,_=e==="check"?"check":void 0,{env:R,notice:P}=Be(
r,t.boolean("clear-env"),s,v),{configuration:C,commit:G}=$t(t,e==="check"||n?.kind==="none"),te={org:t.identifier("org",_),project:t.identifier("project",_),app:t.
identifier("app",_),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional("app-type")??F.mc["app-type"].default,configuration:C,env:R,commit:G,attachTo:void 0,
follow:vt(t),verify:t.choice("verify",F.mc.verify.choices),urlTemplate:v.try(()=>St(r["url-template"]),void 0),dryRun:t.boolean("dry-run")},an=e==="check"?"":v.
try(()=>Et(r["base-url"]),""),Pe=n===void 0||n.kind==="none"?void 0:n;return{kind:"deploy",plan:te,target:Pe?{mode:"deploy",baseUrl:an,source:Pe}:{mode:"check"},
github:me(t),seed:_t(t,s),notices:P===void 0?[]:[P],secrets:Tt(r,u,R.kind==="replace"?[...R.variables.values()]:[])}}function $t(t,e){const{raw:n,context:s,problems:r}=t,
u=r.try(()=>ct(n,s,e),{repository:"",branch:"",commit:void 0}),[v,_,R]=[t.optional("build-command"),t.optional("output-directory"),t.optional("region")];return{
commit:u.commit,configuration:{repository:u.repository,branch:u.branch,...v===void 0?{}:{buildCommand:v},..._===void 0?{}:{outputDirectory:_},...R===void 0?{}:{
region:R},settings:r.try(()=>at(n["app-settings"]),{})}}}function vt(t){const{raw:e,problems:n}=t;return{wait:t.boolean("wait"),timeoutMs:t.duration("timeout"),
onTimeout:t.choice("on-timeout",F.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration("poll-interval"),statusMap:n.try(()=>dt(e["\
status-map"]),new Map)}}function Et(t){if(t.trim()==="")throw B("base-url","it tells where the control plane is","Give its https URL.");const e=(0,b.Jb)(t,"base\
-url").href.replace(/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw N("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" o\
ut.')}function St(t){const e=t.trim();if(e==="")return;const n=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(n)&&
!/[{}]/.test(n))return e;throw N("url-template",`"${L(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are known.")}
function _t(t,e){const{raw:n,problems:s}=t,r=["kvs-seed-file","kvs-prune-file"].filter(u=>n[u]!=="");if(r.length!==0){for(const u of r)s.try(()=>oe(n[u],u,e),"");
return{file:n["kvs-seed-file"],table:n["kvs-table"],url:n["kvs-url"],region:n["kvs-region"],token:n["kvs-token"],"ttl-seconds":n["kvs-ttl-seconds"],concurrency:n["\
kvs-concurrency"],verify:n["kvs-verify"],"prune-file":n["kvs-prune-file"],"dry-run":n["dry-run"]}}}function Tt(t,e,n){return[...[t["id-token"],t["github-token"],
t["kvs-token"],e.idTokenRequest?.token??""],...n].filter(r=>r.trim()!=="")}var W=o(5807);const It=10;class xt{#t;#n={error:0,warning:0,notice:0};#e=0;constructor(e){
this.#t=e}get dropped(){return this.#e}add(e,n){if(this.#n[e]<It){this.#n[e]++,this.#t.annotate(e,n);return}this.#e++;const{place:s}=n,r=s===void 0?"":`${s.file}${s.
line===void 0?"":`:${s.line}`}: `;this.#t.line(`${e}: ${r}${n.message}`)}addDiagnostic(e){const{file:n,line:s,column:r}=e,u={file:n,...s===null?{}:{line:s},...r===
null?{}:{column:r}},v=e.code===null?{}:{title:(0,W.O)(e.code,80)};this.add(e.severity,{...v,message:(0,W.O)(e.message,1e3),place:u})}}var ge=o(9602),be=o(9439);
class Ot{#t;#n;#e=new Set;#r=!1;constructor(e,n){this.#t=e,this.#n=n}tell(e){switch(e.type){case"phase-started":this.closeGroup(),this.#t.group(be.K[e.phase]),this.#r=
!0;break;case"phase-finished":this.closeGroup(),this.#t.line(`${e.unwished?"\u2717":"\u2713"} ${be.K[e.phase]}: ${e.detail} (${(0,d.a)(e.ms)})`);break;case"warn\
ing":case"notice":this.#o(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"failure":this.#a(e.report);break;case"app-known":case"deployment-known":case"\
status":case"heartbeat":case"url":this.#t.line(Rt(e));break;default:(0,c.xb)(e)}}closeGroup(){this.#r&&this.#t.endGroup(),this.#r=!1}#o(e,n,s){if(!this.#e.has(n)){
this.#e.add(n),this.#n.add(e,{message:(0,W.O)(n)});for(const r of s?.split(`
`)??[])this.#t.line(`  ${r}`)}}#a(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,W.O)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#t.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#t.group(`Build log (the last ${e.log.length} lines)`),this.#t.
replay(e.log,crypto.randomUUID()),this.#t.endGroup())}}function Rt(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,d.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,d.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,c.xb)(t)}}var Z=o(
1328);const Nt=100,ye=500;function we(t,e,n,s){t.output("app-id",e.appID??""),t.output("app-created",String(e.appCreated)),t.output("deploy-id",e.deployID??""),
t.output("status",e.status),t.output("url",e.url??""),t.output("failure",e.failure?At((0,Z.O5)(e.failure,s)):""),t.output("kvs-written",n?String(n.written):""),
t.output("kvs-failed",n?String(n.failed):"")}function At(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,W.O)(e.message,ye)})),
log:t.log.slice(-Nt).map(e=>(0,W.O)(e,ye))})}var Ut=o(3024),K=o(857);function V(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}
function X(t){return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,endColumn:t.endColumn}:{}}function H(t,e,n){
const s=new Ct(t,e,n);process.stdout.write(s.toString()+K.EOL)}function ke(t,e=""){H(t,{},e)}const $e="::";class Ct{constructor(e,n,s){e||(e="missing.command"),
this.command=e,this.properties=n,this.message=s}toString(){let e=$e+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let n=!0;for(const s in this.
properties)if(this.properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=!1:e+=",",e+=`${s}=${Dt(r)}`)}}return e+=`${$e}${Pt(this.message)}`,e}}function Pt(t){
return V(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Dt(t){return V(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}var ve=o(9896);function Ee(t,e){const n=process.env[`GITHUB_${t}`];if(!n)throw new Error(`Unable to find environment var\
iable for file command ${t}`);if(!ve.existsSync(n))throw new Error(`Missing file at path: ${n}`);ve.appendFileSync(n,`${V(e)}${K.EOL}`,{encoding:"utf8"})}function Se(t,e){
const n=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,s=V(e);if(t.includes(n))throw new Error(`Unexpected input: name should not contain the\
 delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${t}<<${n}${K.EOL}${s}${K.EOL}${n}`}
var un=o(6928),_e=function(t,e,n,s){function r(u){return u instanceof n?u:new n(function(v){v(u)})}return new(n||(n=Promise))(function(u,v){function _(C){try{P(
s.next(C))}catch(G){v(G)}}function R(C){try{P(s.throw(C))}catch(G){v(G)}}function P(C){C.done?u(C.value):r(C.value).then(_,R)}P((s=s.apply(t,e||[])).next())})},
ee;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(ee||(ee={}));function ln(t,e){const n=toCommandValue(e);if(process.env[t]=n,process.env.GITHUB_ENV||
"")return issueFileCommand("ENV",prepareKeyValueMessage(t,e));issueCommand("set-env",{name:t},n)}function Lt(t){H("add-mask",{},t)}function dn(t){process.env.GITHUB_PATH||
""?issueFileCommand("PATH",t):issueCommand("add-path",{},t),process.env.PATH=`${t}${path.delimiter}${process.env.PATH}`}function Te(t,e){const n=process.env[`IN\
PUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!n)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?n:n.
trim()}function cn(t,e){const n=Te(t,e).split(`
`).filter(s=>s!=="");return e&&e.trimWhitespace===!1?n:n.map(s=>s.trim())}function fn(t,e){const n=["true","True","TRUE"],s=["false","False","FALSE"],r=Te(t,e);
if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${t}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Mt(t,e){if(process.env.GITHUB_OUTPUT||"")return Ee("OUTPUT",Se(t,e));process.
stdout.write(K.EOL),H("set-output",{name:t},V(e))}function pn(t){issue("echo",t?"on":"off")}function hn(t){process.exitCode=ee.Failure,Ie(t)}function mn(){return process.
env.RUNNER_DEBUG==="1"}function gn(t){issueCommand("debug",{},t)}function Ie(t,e={}){H("error",X(e),t instanceof Error?t.toString():t)}function xe(t,e={}){H("wa\
rning",X(e),t instanceof Error?t.toString():t)}function Gt(t,e={}){H("notice",X(e),t instanceof Error?t.toString():t)}function Oe(t){process.stdout.write(t+K.EOL)}
function Re(t){ke("group",t)}function Ne(){ke("endgroup")}function bn(t,e){return _e(this,void 0,void 0,function*(){Re(t);let n;try{n=yield e()}finally{Ne()}return n})}
function jt(t,e){if(process.env.GITHUB_STATE||"")return Ee("STATE",Se(t,e));H("save-state",{name:t},V(e))}function yn(t){return process.env[`STATE_${t}`]||""}function wn(t){
return _e(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(t)})}const Ae="slipway",Bt={error:Ie,warning:xe,notice:Gt};function Ft(t){const e=Wt();
return{line:n=>Oe(Q(n)),group:n=>Re(Q(n)),endGroup:Ne,replay:(n,s)=>{Oe([`::stop-commands::${s}`,...n.map(Q),`::${s}::`].join(`
`))},annotate:(n,{message:s,title:r,place:u})=>{Bt[n](Q(s),{...r===void 0?{}:{title:r},...u===void 0?{}:{file:u.file},...u?.line===void 0?{}:{startLine:u.line},
...u?.column===void 0?{}:{startColumn:u.column}})},mask:Lt,output:(n,s)=>e("the outputs",()=>Mt(n,s)),state:(n,s)=>e("the state for the post step",()=>jt(n,s)),
summary:n=>{t!==void 0&&e("the summary",()=>(0,Ut.writeFileSync)(t,n))}}}function Wt(){const t=new Set;return(e,n)=>{try{n()}catch(s){t.has(e)||xe(Q(`The runner\
 cannot keep ${e}: ${(0,c.I7)(s).message}`)),t.add(e)}}}function Q(t){return(0,W.O)(t).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}const Ht=4,Kt=8;class Vt{#t=new Set;#n;add(e){
const n=[e.trim(),...e.split(/\r?\n/).map(r=>r.trim())],s=[...new Set(n)].filter(r=>r.length>=Ht&&!this.#t.has(r));for(const r of s)for(const u of[r,JSON.stringify(
r).slice(1,-1),encodeURIComponent(r.toWellFormed())])this.#t.add(u);return s.length>0&&(this.#n=void 0),s}redact(e){if(this.#t.size===0)return e;this.#n??=Jt(this.#t);
const[n="",...s]=e.replace(this.#n,"***").split("\u2026").reverse();return[...s.reverse().map(r=>this.#e(r)),n].join("\u2026")}#e(e){for(const n of this.#t){const s=e.
lastIndexOf(n.slice(0,Kt));if(s!==-1&&n.startsWith(e.slice(s)))return`${e.slice(0,s)}***`}return e}}function Jt(t){const e=[...t].sort((n,s)=>s.length-n.length);
return new RegExp(e.map(n=>n.replace(/[\\^$.*+?()[\]{}|/-]/g,"\\$&")).join("|"),"g")}function Qt({part:t,done:e,total:n,perSecond:s,leftMs:r}){const u=r===void 0||
e===n?"":`, ${(0,d.a)(r)} left`,v=s.toFixed(s<10?1:0);return`${t==="write"?"Written":"Deleted"} ${e} of ${n} (${v} a second${u})`}function zt({waitMs:t,atOnce:e}){
return`Rate limit: waiting ${(0,d.a)(t)}, then at most ${e} at once`}function Yt({trouble:t}){const e=t.status===void 0?"had no answer":`was answered ${t.status}`;
return`A ${t.operation} ${e}; it is repeated`}function kn({entries:t,deletes:e,written:n,deleted:s,dryRun:r,ms:u}){return r?`Dry run: ${t} would be written, ${e}\
 deleted`:`${n} written, ${s} deleted in ${formatDuration(u)}`}const qt=1e4;function $n(t,e){const n=new Annotations(t);return{tell:Ue(t,n,e),finish(s,r){return r.
error?showError(t,n,r.error):t.line(`\u2713 ${outcomeText(r)}`),t.output("written",String(r.written)),t.output("deleted",String(r.deleted)),t.output("failed",String(
r.failed)),t.summary(Zt(s,r)),r.error?1:0},fail(s){return showError(t,n,s),t.output("written","0"),t.output("deleted","0"),1}}}function Ue(t,e,n){let s=n.now();
return r=>{switch(r.type){case"checked":t.line(`\u2713 Checked: ${r.entries} to write, ${r.deletes} to delete`);break;case"progress":if(n.now()-s<qt&&r.done<r.total)
break;s=n.now(),t.line(Qt(r));break;case"throttled":t.line(zt(r));break;case"trouble":e.add("warning",{message:Yt(r)});break;case"key-failed":break;default:(0,c.
xb)(r)}}}function Zt({file:t,pruneFile:e},n){const s=[t,e].filter(R=>R!==void 0).map(Ce),r=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],u=n.
unwrittenFile===void 0?"":`
Not written: ${Ce(n.unwrittenFile)} \u2013 seed it next.
`,v=n.dryRun?"checked (dry run)":n.error?"failed":"done",_=r.map(([R,P,C])=>`| ${R} | ${P} of ${C} |`).join(`
`);return`### Seeding ${v}: ${s.join(", ")}

| Keys | |
| --- | --- |
${_}
${u}`}function Ce(t){return`\`${cleanLine(t,300).replaceAll("`","'")}\``}const Xt=3e4,en=4e3;function tn(t){return new nn(t)}class nn{#t;#n=new Vt;#e;#r;#o;#a=[];#c;#u;#f;#s={
appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#t=e,this.#e=(0,Z.uF)(e.runner,this.#n),this.#r=new xt(this.#e),this.#o=new Ot(this.#e,
this.#r);const{raw:n,context:s}=e.run;for(const r of F.Qh)F.mc[r].kind==="secret"&&this.addSecret(n[r]);this.addSecret(s.idTokenRequest?.token??"")}report=e=>{e.
type==="app-known"&&(this.#s={...this.#s,appID:e.appID}),e.type==="deployment-known"&&(this.#s={...this.#s,deployID:e.deployID}),e.type==="url"&&(this.#s={...this.#s,
url:e.url}),e.type==="failure"&&(this.#s={...this.#s,failure:e.report}),e.type==="warning"&&!this.#a.includes(e.message)&&this.#a.push(e.message),this.#o.tell(this.#p(
e)),this.#u?.tell(e)};addSecret(e){for(const n of this.#n.add(e))this.#e.mask(n)}accept(e){this.#c=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.
notices)this.report({type:"notice",message:n})}async recall(e){const n=this.#c;if(!n)throw new TypeError("A plan is accepted before it is recalled");const{plan:s,
target:r,github:u}=n;if(r.mode==="check"||u.token==="")return s;const[{openGitHubSide:v},{appKey:_}]=await Promise.all([Promise.all([o.e(440),o.e(861)]).then(o.
bind(o,7861)),o.e(446).then(o.bind(o,1446))]),R=v({...this.#t,fetch:e,token:u.token,context:this.#t.run.context,open:{app:_(n),environment:u.environment,comment:u.
comment},save:C=>this.#e.state(Ae,JSON.stringify(C)),warn:(C,G)=>this.report({type:"warning",message:C,remedy:G})}),P=await R?.recall(s.commit);return this.#u=s.
dryRun?void 0:R,{...s,...P}}async checked(e){this.#f=e;const{tellFindings:n}=await o.e(716).then(o.bind(o,7716));n(this.#e,this.#r,e)}async finish(e,n){return this.#o.
closeGroup(),e.error&&e.error.code!=="deploy_failed"&&(0,ge.Q)(this.#e,this.#r,e.error),n?.error&&(0,ge.Q)(this.#e,this.#r,n.error),we(this.#e,e,n,this.#n),await this.#l(
e,n),e.error!==void 0||e.status==="failed"||e.status==="cancelled"||n?.error?1:0}seedReporter(){return this.#e.line("Keys"),Ue(this.#e,this.#r,this.#t.clock)}fail(e){
return this.finish({...this.#s,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#r.add("notice",{title:"Deploy skipped",message:e.message});
const n={...this.#s,status:"skipped",appCreated:!1,phases:[],error:e};return we(this.#e,n,void 0,this.#n),await this.#i(n,void 0),0}async#l(e,n){if(await this.#i(
e,n),!this.#u)return;const{briefComment:s,githubEnding:r,pageFacts:u}=await o.e(446).then(o.bind(o,1446)),v=this.#a.length,_=e.error?.code==="interrupted"?en:Xt,
R=u(this.#d(e,n)),P=await sn(_,this.#u.finish(r(R,e),s(R)));this.#a.length>v&&await this.#i(e,n),P&&this.#e.state(Ae,"")}async#i(e,n){const[{renderSummary:s},{pageFacts:r}]=await Promise.
all([o.e(470).then(o.bind(o,5470)),o.e(446).then(o.bind(o,1446))]);this.#e.summary(s(r(this.#d(e,n))))}#d(e,n){return{outcome:e,seeded:n,run:this.#t.run,planned:this.#c,
checked:this.#f,warnings:this.#a,unannotated:this.#r.dropped,secrets:this.#n}}#p(e){return e.type==="failure"?{...e,report:(0,Z.O5)(e.report,this.#n)}:e}}async function sn(t,e){
const n=Promise.withResolvers(),s=setTimeout(()=>n.resolve(!1),t);try{return await Promise.race([e.then(()=>!0),n.promise])}finally{clearTimeout(s)}}async function rn(t,e){
const n=Ft(t.summaryFile),s=tn({runner:n,run:t,clock:m.m,random:Math.random}),r=on(()=>yt(t.raw,t.context,t.readFile));if(r instanceof Error)return s.fail(r);if(r.
kind==="skip")return s.skip(r.reason);if(r.kind==="close"){const{closePreview:u}=await Promise.all([o.e(440),o.e(285)]).then(o.bind(o,9285));return u(r,{run:t,runner:n,
clock:m.m,random:Math.random,env:e.env})}s.accept(r);try{const u=r.seed&&await(await o.e(867).then(o.bind(o,867))).prepareSeed(r,s,e),{carryOut:v}=await Promise.
all([o.e(440),o.e(925),o.e(883)]).then(o.bind(o,9883)),_=await v(r,s,{...e,workspace:t.context.workspace}),R=_.status==="succeeded"&&_.error===void 0;return await s.
finish(_,R?await u?.():void 0)}catch(u){return s.fail((0,c.I7)(u))}}function on(t){try{return t()}catch(e){return(0,c.I7)(e)}}}),9602:((i,w,o)=>{o.d(w,{Q:()=>c,
W:()=>b});var m=o(5807);function c(a,f,h){for(const k of[h,...h.also]){const p=k.place===void 0?{}:{place:k.place};f.add("error",{message:(0,m.O)(k.message),...p});
for(const T of b(k))a.line(`  ${T}`)}}function b(a){const f=a.remedy?.split(`
`)??[];return a.mender==="user"?f:[...f,...d(a),...l(a.cause)]}function d({call:a}){if(!a)return[];const f=a.status===void 0?"":` answered ${a.status}`,h=a.requestID===
void 0?"":` (request ${a.requestID})`;return[`Call: ${a.method} ${a.path}${f}${h}`]}function l(a,f=0){return!(a instanceof Error)||f>3?[]:[`Cause: ${(0,m.O)(a.message,
500)}`,...l(a.cause,f+1)]}}),4664:((i,w,o)=>{o.d(w,{c:()=>l});var m=o(3024),c=o(6760),b=o(8302),d=o(224);function l(y=process.env){const S=y.GITHUB_WORKSPACE||process.
cwd();return{raw:a(y),context:f(y,S),summaryFile:y.GITHUB_STEP_SUMMARY||void 0,saved:y.STATE_slipway??"",readFile:x=>(0,m.readFileSync)((0,c.resolve)(S,x),"utf8")}}
function a(y){const S={};for(const x of d.Qh){const A=y[`INPUT_${x.toUpperCase()}`]?.trim();A&&(S[x]=A)}return(0,d.me)(S)}function f(y,S){const x=y.GITHUB_REPOSITORY||
void 0,A=k(y.GITHUB_EVENT_PATH),D=y.GITHUB_SERVER_URL||"https://github.com",[I,g]=[y.ACTIONS_ID_TOKEN_REQUEST_URL,y.ACTIONS_ID_TOKEN_REQUEST_TOKEN],$=p(p(A,"pul\
l_request"),"head");return{serverUrl:D,apiUrl:y.GITHUB_API_URL||"https://api.github.com",repository:x,refName:y.GITHUB_REF_NAME||void 0,sha:T($.sha)??(y.GITHUB_SHA||
void 0),eventName:y.GITHUB_EVENT_NAME||void 0,pullRequest:h(p(A,"pull_request"),x),dependabot:y.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:I&&g?{url:I,token:g}:
void 0,runAttempt:Number(y.GITHUB_RUN_ATTEMPT||1),runUrl:x&&y.GITHUB_RUN_ID?`${D}/${x}/actions/runs/${y.GITHUB_RUN_ID}`:void 0,workspace:S}}function h(y,S){const x=p(
y,"head"),A=T(x.ref);if(typeof y.number!="number"||A===void 0)return;const D=T(p(x,"repo").full_name);return{number:y.number,headRepository:D,headBranch:A,baseBranch:T(
p(y,"base").ref)??"",fork:D?.toLowerCase()!==S?.toLowerCase()}}function k(y){if(!y)return{};try{const S=JSON.parse((0,m.readFileSync)(y,"utf8"));return(0,b.G)(S)?
S:{}}catch{return{}}}function p(y,S){const x=y[S];return(0,b.G)(x)?x:{}}function T(y){return typeof y=="string"&&y!==""?y:void 0}}),1328:((i,w,o)=>{o.d(w,{O5:()=>b,
bn:()=>c,kk:()=>l,uF:()=>d});var m=o(9602);function c(a,f){return a?[a,...a.also].map(h=>({message:f.redact(h.message),explanation:(0,m.W)(h).map(k=>f.redact(k))})):
[]}function b(a,f){const h=p=>f.redact(p),k=p=>p===void 0?void 0:h(p);return{...a,headline:h(a.headline),stage:k(a.stage),code:k(a.code),remedy:k(a.remedy),diagnostics:a.
diagnostics.map(p=>({...p,file:h(p.file),code:p.code===null?null:h(p.code),message:h(p.message)})),log:a.log.map(h)}}function d(a,f){const h=k=>f.redact(k);return{
line:k=>a.line(h(k)),group:k=>a.group(h(k)),endGroup:()=>a.endGroup(),replay:(k,p)=>a.replay(k.map(h),p),annotate:(k,p)=>{const T=p.title===void 0?{}:{title:h(p.
title)};a.annotate(k,{...p,...T,message:h(p.message)})},mask:k=>a.mask(k),output:(k,p)=>a.output(k,p),state:(k,p)=>a.state(k,p),summary:k=>a.summary(k)}}function l(a,f){
const h=k=>({...k,message:f.redact(k.message)});return{...a,findings:a.findings.map(h)}}}),1619:((i,w,o)=>{o.d(w,{Jb:()=>b,U9:()=>c,hu:()=>d});var m=o(3739);function c(l){
return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(l)}function b(l,a){const f=l.trim(),h=URL.canParse(f)?new URL(f):void 0;if(h===void 0||
!["http:","https:"].includes(h.protocol))throw new m.GQ("invalid_input",`${a} is not an http(s) address`,{input:a,remedy:"Write it with its scheme, as https://p\
latform.example.com."});if(h.username!==""||h.password!==""||h.search!==""||h.hash!=="")throw new m.GQ("invalid_input",`${a} holds more than host and path`,{input:a,
remedy:"Leave out user name, password, query and fragment."});return d(h,a),h.pathname=h.pathname.replace(/\/+$/,""),h}function d(l,a){if(!(l.protocol==="https:"||
l.protocol==="http:"&&c(l.hostname)))throw new m.GQ("insecure_url",`${a} names ${l.origin}, which is not https`,{input:a,remedy:"Use https; plain http is for lo\
opback addresses only, because the requests carry credentials."})}}),336:((i,w,o)=>{o.d(w,{m:()=>c,f:()=>b});const m=E(import.meta.url)("node:timers/promises"),
c={now:()=>Date.now(),async sleep(d,l){l?.throwIfAborted();try{await(0,m.setTimeout)(d,void 0,l?{signal:l}:{})}catch(a){throw l?.throwIfAborted(),a}}},b=(d,l)=>{
const a=setInterval(l,d).unref();return()=>clearInterval(a)}}),9127:((i,w,o)=>{o.d(w,{E:()=>c,a:()=>b});var m=o(3739);function c(d,l){const a=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(d.trim()),[,f,h,k]=a??[],p=Number(f??0)*36e5+Number(h??0)*6e4+Number(k??0)*1e3;if(!a||p===0)throw new m.GQ("invalid_input",`${l}: "${d}" is not a duration`,
{input:l,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return p}function b(d){if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)
return`${(d/1e3).toFixed(1)}s`;const l=Math.round(d/1e3),a=f=>String(f).padStart(2,"0");return l<3600?`${Math.floor(l/60)}m ${a(l%60)}s`:`${Math.floor(l/3600)}h\
 ${a(Math.floor(l%3600/60))}m`}}),3739:((i,w,o)=>{o.d(w,{GQ:()=>b,I7:()=>d,xU:()=>a,xb:()=>l});const m={missing_input:"user",invalid_input:"user",invalid_file:"\
user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},c=Object.keys(m);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(h,k,p={}){
super(k,p.cause===void 0?void 0:{cause:p.cause}),this.code=h,this.mender=m[h],this.remedy=p.remedy,this.input=p.input,this.place=p.place,this.call=p.call,this.also=
p.also??[]}}function d(f){if(f instanceof b)return f;const h=f instanceof Error?f.message:String(f);return new b("internal",h,{cause:f,remedy:"This is a fault o\
f Slipway. Please report it with the lines above."})}function l(f){throw new b("internal",`Unhandled case: ${JSON.stringify(f)}`)}function a(f){if(!(!(f instanceof
Error)||!("code"in f)))return typeof f.code=="string"?f.code:void 0}}),1772:((i,w,o)=>{o.d(w,{Aw:()=>f,U2:()=>l,bM:()=>a,q$:()=>d,q1:()=>b,sU:()=>c});var m=o(8302);
class c extends Error{name="JsonTextError";offset;constructor(g,$){super(g),this.offset=$}}function b(I,g){const $=I.slice(0,g);return{line:$.split(`
`).length,column:g-$.lastIndexOf(`
`)}}function d(I){new D(I).document()}function l(I){const g=[];return new D(I,U=>g.push(U)).document()==="object"?g:void 0}function a(I){return I.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function f(I,g){return I===g||h(I)===h(g)}function h(I){try{return String(JSON.parse(I,k))}catch(g){if(g instanceof RangeError)return a(I);throw g}}function k(I,g,$){
return typeof g=="number"?p($?.source??String(g)):Array.isArray(g)?`[${g.join(",")}]`:(0,m.G)(g)?`{${Object.entries(g).map(([j,M])=>`${JSON.stringify(j)}:${M}`).
sort().join(",")}}`:JSON.stringify(g)}function p(I){const[,g,$="",U="",j="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(I)??[],M=`${$}${U}`.replace(/^0+/,
""),J=M.replace(/0+$/,"");if(J==="")return`${g}0`;const Y=BigInt(j)-BigInt(U.length)+BigInt(M.length-J.length);return`${g}${J}e${Y}`}const T=/[ \t\n\r]*/y,y=/[ !#-[\]-\uffff]*/y,
S=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,x=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,A=/true|false|null/y;class D{#t;#n;#e=0;#r={name:"",nameOffset:0,offset:0};constructor(g,$){
this.#t=g,this.#n=$}document(){this.#i(T);const g=this.#t[this.#e]==="{"?"object":"other",$=[];do this.#o($);while(this.#a($));if(this.#i(T),this.#e<this.#t.length)
throw this.#d("the end");return g}#o(g){for(;;){this.#i(T),g.length===1&&(this.#r.offset=this.#e);const $=this.#t[this.#e];if($!=="{"&&$!=="["){this.#f($);return}
if(this.#e+=1,this.#l($==="{"?"}":"]"))return;g.push({names:$==="{"?new Set:void 0}),$==="{"&&this.#u(g)}}#a(g){for(let $=g.at(-1);$;$=g.at(-1)){g.length===1&&$.
names&&this.#c();const U=$.names?"}":"]";if(this.#l(U)){g.pop();continue}if(this.#t[this.#e]!==",")throw this.#d(`"," or "${U}"`);return this.#e+=1,$.names&&this.#u(
g),!0}return!1}#c(){this.#n?.({...this.#r,text:this.#t.slice(this.#r.offset,this.#e)})}#u(g){this.#i(T);const $=this.#e;if(this.#t[this.#e]!=='"')throw this.#d(
"a name in double quotes");const U=this.#s(),j=g.at(-1)?.names;if(j?.has(U))throw new c(`the name "${U}" stands twice in one object`,$);if(j?.add(U),this.#i(T),
this.#t[this.#e]!==":")throw this.#d('":"');this.#e+=1,g.length===1&&(this.#r={name:U,nameOffset:$,offset:this.#e})}#f(g){if(g==='"')this.#s();else if(this.#i(x)===
0&&this.#i(A)===0)throw this.#d("a value")}#s(){const g=this.#e;this.#e+=1;do this.#i(y);while(this.#i(S)>0);if(this.#t[this.#e]!=='"'){const U=this.#e>=this.#t.
length;throw new c(U?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const $=JSON.parse(this.#t.slice(g,this.#e));if(typeof $!=
"string"||!$.isWellFormed())throw new c("a lone surrogate (half of a character) in a string",g);return $}#l(g){return this.#i(T),this.#t[this.#e]!==g?!1:(this.#e+=
1,!0)}#i(g){g.lastIndex=this.#e;const $=g.exec(this.#t)?.[0].length??0;return this.#e+=$,$}#d(g){const $=this.#t.slice(this.#e,this.#e+1);return new c(`expected\
 ${g}, found ${$===""?"the end":JSON.stringify($)}`,this.#e)}}}),8302:((i,w,o)=>{o.d(w,{G:()=>m});function m(c){return typeof c=="object"&&c!==null&&!Array.isArray(
c)}}),5807:((i,w,o)=>{o.d(w,{N:()=>f,O:()=>h});const m="\x1B",c="\x07",b=new RegExp(`${m}[\\]P_^X][^${c}${m}]*(?:${c}|${m}\\\\)|${m}\\[[0-?]*[ -/]*[@-~]|${m}[ -\
/]*[0-Z\\\\^-~]`,"g"),d=/[\t\n\v\f\r\u0085\u2028\u2029]/g,l=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,a=/^[ -~]*$/;function f(p){
return p.includes(m)?p.replace(b,""):p}function h(p,T=2e3){const y=p.length>T*8+1024?p.slice(0,T*8+1024):p;if(a.test(y)&&y.length<=T)return p;const S=f(y).replace(
d," ").replace(l,"").toWellFormed();return S.length>T||y.length<p.length?k(S,T):S}function k(p,T){if(T<1)return"";const y=p.slice(0,T-1),S=y.charCodeAt(y.length-
1);return`${S>=55296&&S<=56319?y.slice(0,-1):y}\u2026`}}),2345:((i,w,o)=>{o.d(w,{BL:()=>h,G1:()=>f,aT:()=>d,be:()=>a,cS:()=>k,jI:()=>c,jL:()=>l,lF:()=>p,ux:()=>m,
yN:()=>b});const m={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},c=["api","web-ssr","sse"],b=["web-\
landing",...c],d="us-east-2",l="execute-api",a="SERVICE_KVS_",f=/^[A-Za-z_][A-Za-z0-9_]*$/,h=/^[a-z][a-z0-9_]{0,31}$/,k=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
p={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3}}),1547:((i,w,o)=>{o.d(w,{P:()=>d,Y:()=>b});
const m=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activ\
ated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfa\
iled","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],
["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","sched\
uled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","ac\
tivating","publishing","invalidating","provisioning","cancelling","canceling"]]],c=new Map(m.flatMap(([l,a])=>a.map(f=>[f,l])));function b(l){return l.toLowerCase().
replace(/[\s_-]/g,"")}function d(l,a=new Map){const f=b(l);return a.get(f)??c.get(f)}}),9439:((i,w,o)=>{o.d(w,{K:()=>c});const m=null,c={identity:"Identity",app:"\
App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Explanation",verify:"Public URL"}}),224:((i,w,o)=>{o.d(w,{Qh:()=>b,
mc:()=>m,me:()=>a});const m={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: against `base-url`. `check`: the sam\
e flow against an embedded platform inside the runner, no credentials needed (fork pull requests). `close`: after a pull request was closed, says so in its GitH\
ub deployment and its comment; the platform is not asked."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; plain `http` only for loopback.\
 Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"The pro\
ject. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it under. Placeholders: `{pr\
}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"Create the app when the platform does not\
 know it; `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"What the platform builds: `owner/name` on the run's GitHub s\
erver, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch the platform builds: by default the head branch on a pull re\
quest, else the ref's name."},"build-command":{kind:"text",description:"The command that builds the app. Left empty, it is not sent."},"output-directory":{kind:"\
text",description:"The folder that the build writes. Left empty, it is not sent."},region:{kind:"text",description:"The app's region. Left empty, it is not sent\
."},"app-type":{kind:"text",default:"web-landing",description:"The type of an app that is created."},"app-settings":{kind:"json",description:"A JSON object merg\
ed into the create and update bodies: the way to reach fields this action has no input for."},env:{kind:"lines",description:"The app's variables: dotenv lines, \
or a JSON object. They replace the whole set; with neither `env` nor `env-file` it is left alone."},"env-file":{kind:"path",description:"A file of variables, re\
ad as `env` is; both may be given when they name different variables."},"clear-env":{kind:"boolean",default:"false",description:"With no variables given: really\
 replace the set by the empty one."},"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's O\
IDC provider for a token with this audience. With `token-exchange-url`: the audience of the token that is traded."},"id-token-command":{kind:"text",description:"\
A command whose standard output is the ID token; run again when the token nears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: trade the Git\
Hub token here for the identity provider's ID token, the one that carries `email`."},"token-exchange-audience":{kind:"text",description:"The `audience` of the t\
oken exchange."},"token-exchange-client-id":{kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",description:"\
`false`: return once the deployment is accepted."},timeout:{kind:"duration",default:"30m",description:"`90s`, `30m`, `1h30m`; from trigger to a final status; no\
 hidden cap."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit 1, saying that the platform goes on; `detach`: exi\
t 0 with `status` `pending`. The deployment itself is never cancelled."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"Where \
the run can have no ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`."},
"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"Lines \
`<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses the action does not know."},verify:{kind:"choice",choices:["off","warn","fail"],
default:"warn",description:"After success ask the public URL until it answers below 400: `off`, `warn`, `fail`."},"url-template":{kind:"text",description:"The p\
ublic URL where the platform's answers name none: `https://{subdomain}.example.com`."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"\
For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's\
 name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"\
Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed \
for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"\
Seconds to live for entries that name none."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boole\
an",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"\
false",description:"Read, validate and print the plan; send nothing that changes anything."}},c=new Map(Object.entries(m)),b=Object.keys(m).filter(d);function d(f){
return Object.hasOwn(m,f)}const l={"app-id":"The app's ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`s\
ucceeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by th\
e seed.","kvs-failed":"Keys the seed could not write."};function a(f){const h=b.map(k=>{const p=c.get(k)?.default??"";return[k,f[k]||(p.startsWith("${{")?"":p)]});
return Object.fromEntries(h)}}),9689:((i,w,o)=>{o.a(i,async(m,c)=>{try{var b=o(1245),d=o(4664);const l=new AbortController;process.on("SIGINT",()=>l.abort()),process.
on("SIGTERM",()=>l.abort()),process.exitCode=await(0,b.h)((0,d.c)(),{env:process.env,signal:l.signal,startPlatform:async a=>(await Promise.all([o.e(282),o.e(440),
o.e(925),o.e(741)]).then(o.bind(o,9185))).startPlatform(a)}),c()}catch(l){c(l)}},1)})},ne={};function O(i){var w=ne[i];if(w!==void 0)return w.exports;var o=ne[i]=
{id:i,loaded:!1,exports:{}},m=!0;try{De[i](o,o.exports,O),m=!1}finally{m&&delete ne[i]}return o.loaded=!0,o.exports}O.m=De,typeof O<"u"&&(O.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var i=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",w=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",m=b=>{b&&b.d<1&&(b.d=1,b.forEach(d=>d.r--),b.forEach(d=>d.r--?d.r++:d()))},c=b=>b.map(d=>{if(d!==null&&typeof d=="object"){if(d[i])return d;if(d.then){
var l=[];l.d=0,d.then(h=>{a[w]=h,m(l)},h=>{a[o]=h,m(l)});var a={};return a[i]=h=>h(l),a}}var f={};return f[i]=h=>{},f[w]=d,f});O.a=(b,d,l)=>{var a;l&&((a=[]).d=
-1);var f=new Set,h=b.exports,k,p,T,y=new Promise((S,x)=>{T=x,p=S});y[w]=h,y[i]=S=>(a&&S(a),f.forEach(S),y.catch(x=>{})),b.exports=y,d(S=>{k=c(S);var x,A=()=>k.
map(I=>{if(I[o])throw I[o];return I[w]}),D=new Promise(I=>{x=()=>I(A),x.r=0;var g=$=>$!==a&&!f.has($)&&(f.add($),$&&!$.d&&(x.r++,$.push(x)));k.map($=>$[i](g))});
return x.r?D:A()},S=>(S?T(y[o]=S):p(h),m(a))),a&&a.d<0&&(a.d=0)}})(),(()=>{var i=Object.getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,w;O.t=function(o,m){
if(m&1&&(o=this(o)),m&8||typeof o=="object"&&o&&(m&4&&o.__esModule||m&16&&typeof o.then=="function"))return o;var c=Object.create(null);O.r(c);var b={};w=w||[null,
i({}),i([]),i(i)];for(var d=m&2&&o;typeof d=="object"&&!~w.indexOf(d);d=i(d))Object.getOwnPropertyNames(d).forEach(l=>b[l]=()=>o[l]);return b.default=()=>o,O.d(
c,b),c}})(),O.d=(i,w)=>{for(var o in w)O.o(w,o)&&!O.o(i,o)&&Object.defineProperty(i,o,{enumerable:!0,get:w[o]})},O.f={},O.e=i=>Promise.all(Object.keys(O.f).reduce(
(w,o)=>(O.f[o](i,w),w),[])),O.u=i=>""+i+".index.js",O.o=(i,w)=>Object.prototype.hasOwnProperty.call(i,w),O.r=i=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
i,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(i,"__esModule",{value:!0})},O.nmd=i=>(i.paths=[],i.children||(i.children=[]),i),(()=>{var i={792:0},
w=o=>{var{ids:m,modules:c,runtime:b}=o,d,l,a=0;for(d in c)O.o(c,d)&&(O.m[d]=c[d]);for(b&&b(O);a<m.length;a++)l=m[a],O.o(i,l)&&i[l]&&i[l][0](),i[m[a]]=0};O.f.j=(o,m)=>{
var c=O.o(i,o)?i[o]:void 0;if(c!==0)if(c)m.push(c[1]);else{var b=import("./"+O.u(o)).then(w,d=>{throw i[o]!==0&&(i[o]=void 0),d}),b=Promise.race([b,new Promise(
d=>c=i[o]=[d])]);m.push(c[1]=b)}}})();var Le=O(9689);Le=await Le;

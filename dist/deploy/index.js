const j=process.getBuiltinModule;var He={2613:(o=>{o.exports=j("assert")}),181:(o=>{o.exports=j("buffer")}),5317:(o=>{o.exports=j("child_process")}),4434:(o=>{o.
exports=j("events")}),9896:(o=>{o.exports=j("fs")}),4589:(o=>{o.exports=j("node:assert")}),6698:(o=>{o.exports=j("node:async_hooks")}),4573:(o=>{o.exports=j("no\
de:buffer")}),1421:(o=>{o.exports=j("node:child_process")}),7540:(o=>{o.exports=j("node:console")}),7598:(o=>{o.exports=j("node:crypto")}),3053:(o=>{o.exports=j(
"node:diagnostics_channel")}),610:(o=>{o.exports=j("node:dns")}),8474:(o=>{o.exports=j("node:events")}),3024:(o=>{o.exports=j("node:fs")}),1455:(o=>{o.exports=j(
"node:fs/promises")}),7067:(o=>{o.exports=j("node:http")}),2467:(o=>{o.exports=j("node:http2")}),7030:(o=>{o.exports=j("node:net")}),8161:(o=>{o.exports=j("node\
:os")}),6760:(o=>{o.exports=j("node:path")}),643:(o=>{o.exports=j("node:perf_hooks")}),1792:(o=>{o.exports=j("node:querystring")}),99:(o=>{o.exports=j("node:sql\
ite")}),7075:(o=>{o.exports=j("node:stream")}),6466:(o=>{o.exports=j("node:stream/promises")}),7830:(o=>{o.exports=j("node:stream/web")}),6193:(o=>{o.exports=j(
"node:string_decoder")}),7997:(o=>{o.exports=j("node:timers")}),1692:(o=>{o.exports=j("node:tls")}),3136:(o=>{o.exports=j("node:url")}),7975:(o=>{o.exports=j("n\
ode:util")}),3429:(o=>{o.exports=j("node:util/types")}),5919:(o=>{o.exports=j("node:worker_threads")}),8522:(o=>{o.exports=j("node:zlib")}),857:(o=>{o.exports=j(
"os")}),6928:(o=>{o.exports=j("path")}),932:(o=>{o.exports=j("process")}),3193:(o=>{o.exports=j("string_decoder")}),3557:(o=>{o.exports=j("timers")}),2360:((o,O,s)=>{
s.d(O,{h:()=>Jt});var y=s(336),c=s(3739),p=s(8302);async function a({raw:t,problems:e},n){if(t["api-map"].trim()==="")return;const{readApiMap:r}=await Promise.all(
[s.e(815),s.e(132),s.e(875)]).then(s.bind(s,3875)),h=await r(t["api-map"],n).catch(E=>()=>{throw E});return typeof h=="function"?e.try(h,void 0):h}var f=s(9692),
i=s(2345);function v(t,e){const n=t.startsWith("\uFEFF")?t.slice(1):t,r=/^\s*\{/.test(n)?S(n,e):new D(n,e).read();return{variables:r.variables,errors:[...r.errors,
..._(r.variables)]}}function _(t){const e=new Map;return t.flatMap(n=>{const r=e.get(n.name);return r?[l(n.source,n.line,...I(n.name,r))]:(e.set(n.name,n),[])})}
function I(t,e){const n=`${e.source.file??e.source.input}, line ${e.line}`;return[`${t} is set a second time (first in ${n})`,"Keep one of the two."]}function S(t,e){
const n=[],r=[];try{for(const h of(0,f.U2)(t)??[]){const{line:E}=(0,f.q1)(t,h.offset),A=k(h.text),B=u(h.name)??w(h.name,A);B?r.push(l(e,E,...B)):n.push({name:h.
name,value:A??"",source:e,line:E})}}catch(h){if(!(h instanceof f.sU))throw h;const{line:E,column:A}=(0,f.q1)(t,h.offset),B=`not valid JSON at column ${A}: ${h.message}`;
r.push(l(e,E,B,"Write a JSON object of strings, or dotenv lines."))}return{variables:n,errors:r}}function k(t){const e=JSON.parse(t);return typeof e=="string"?e:
typeof e=="number"||typeof e=="boolean"?t:void 0}function w(t,e){if(e===void 0)return[`${t} is not a string`,"Write the value in double quotes."];if(e.includes(
"\0"))return[`${t} contains a NUL character`,"An environment variable cannot contain one."]}function u(t){if(!i.G1.test(t))return[`${b(t)?`"${t}"`:'the text bef\
ore "="'} is not a variable's name`,'Use letters, digits and "_", not a digit first. Put a value of several lines in quotes.'];if(t.toUpperCase().startsWith(i.be))
return[`${t} is reserved: the platform sets ${i.be}* itself`,"Use another name."]}function b(t){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(t)}function l(t,e,n,r){
const E=`${t.file===void 0?t.input:`${t.input}: ${t.file}`}, line ${e}: ${n}`,A={input:t.input,remedy:r};return t.file===void 0?new c.GQ("invalid_input",E,A):new c.
GQ("invalid_file",E,{...A,place:{file:t.file,line:e}})}const m=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,d=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,$=/[ \t]*(["'])/y,
N=/[ \t]*'([^']*)'/y,U=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,Q=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,R=/([^\n]*?)\r?(?:\n|$)/y;class D{#e;#n;#s=[];#r=[];#t=0;#o=1;constructor(e,n){
this.#e=e,this.#n=n}read(){for(;this.#t<this.#e.length;)this.#i(m)||this.#l();return{variables:this.#s,errors:this.#r}}#l(){const e=this.#o,n=this.#i(d)?.[1];if(n===
void 0){this.#i(R),this.#u(e,"this is not a NAME=value line","Put a value of several lines in quotes.");return}const r=this.#d(e);if(r===void 0)return;const h=u(
n)??w(n,r);h?this.#u(e,...h):this.#s.push({name:n,value:r,source:this.#n,line:e})}#d(e){const n=this.#f($)?.[1];if(n===void 0)return L(this.#i(R)?.[1]??"");const r=this.#i(
n==='"'?U:N)?.[1];if(r===void 0){this.#i(R),this.#u(e,`the quote ${n} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#t<
this.#e.length&&!this.#i(Q)){this.#i(R),this.#u(e,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return n==='"'?W(r):r}#f(e){
e.lastIndex=this.#t;const n=e.exec(this.#e);return n&&n[0]!==""?n:void 0}#i(e){const n=this.#f(e);return this.#t+=n?.[0].length??0,this.#o+=(n?.[0].split(`
`).length??1)-1,n}#u(e,n,r){this.#r.push(l(this.#n,e,n,r))}}function L(t){return t.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const M={n:`
`,r:"\r",'"':'"',"\\":"\\"};function W(t){return t.replace(/\\([nr"\\])/g,(e,n)=>M[n]??e)}var oe=s(2562);const F=["SECRET","TOKEN","PASSWORD","PASSWD","PASSPHRA\
SE","PRIVATE","CREDENTIAL","API_KEY","APIKEY","ACCESS_KEY","SIGNING_KEY","ENCRYPTION_KEY"],T=["DSN","PWD","PASS"],G=new RegExp(`${F.join("|")}|(?:^|_)(?:${T.join(
"|")})(?:_|$)`,"i"),K=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,q=/-----BEGIN [A-Z\d ]+-----/;function z({name:t,value:e}){return G.test(t)||K.test(e)||q.test(e)}var C=s(
7924);const de=["env","secret-env","env-file"];function Ie(t,e,n,r){const h=t["env-file"]===""?"":r.try(()=>(0,C.yR)(t["env-file"],"env-file",n),""),E=[v(t.env,
{input:"env"}),v(t["secret-env"],{input:"secret-env"}),v(h,{input:"env-file",file:t["env-file"]})],A=_(E.flatMap(Y=>ye(Y.variables))),B=(0,oe.b)([...E.flatMap(Y=>Y.
errors),...A]);B&&r.add(B);const J=E.flatMap(Y=>Y.variables),ne=J.filter(Y=>Y.source.input==="secret-env"||z(Y)),[Z,ue]=[ge(J),ge(ne)];if(Z.size>0||e)return{env:{
kind:"replace",variables:Z},secrets:ue,notice:void 0};const me=de.some(Y=>t[Y]!=="");return{env:{kind:"leave"},secrets:ue,notice:me?Re:void 0}}const Re="env, se\
cret-env and env-file name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function ge(t){return new Map(t.map(({name:e,value:n})=>[
e,n]))}function ye(t){const e=t.map(n=>n.name);return t.filter((n,r)=>e.indexOf(n.name)===r)}const _e=new Set(["pull_request_target","workflow_run"]);function we({
pullRequest:t}){if(t?.fork)throw(0,C.Gq)("repository",`pull request #${t.number} comes from a fork, whose build would see the app's variables`,'Use "mode: check\
" for such pull requests, or name repository and branch yourself if you trust the fork.')}function ke({fork:t,eventName:e,selfHosted:n},r){if(t){if(_e.has(e))throw(0,C.
Gq)("mode",`a run on ${e} has the repository's token and secrets, and this pull request comes from a fork, whose build could steal them`,'Check pull requests in\
 a workflow on pull_request: it needs no secret and no permission but "contents: read".');if(n&&!r)throw(0,C.Gq)("allow-forks-on-self-hosted","this runner is se\
lf-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in check.yml and preview.yml: chec\
k-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}function Ee(t){return{kind:"command",command:t,input:"id-token\
-command",description:"ID token from a command",obtain:(e,n)=>ve(t,n)}}async function ve(t,{run:e,onSecret:n}){const r=(B,J)=>new c.GQ("token_command_failed",`T\
he command of id-token-command ${B}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID token on its standard output \
and exit 0.",cause:J}),{exitCode:h,stdout:E}=await e(t).catch(B=>{throw r("could not be started",B)}),A=E.trim();if(A!==""&&n(A),h!==0)throw r(`ended with exit \
code ${h}`);if(A==="")throw r("printed nothing");if(/\s/.test(A))throw r("printed more than one word: an ID token has no spaces and no line ends");return A}var ie=s(
1053),g=s(1619),P=s(3130);const x=`permissions:
  id-token: write
  contents: read`,H="ACTIONS_ID_TOKEN_REQUEST_URL";function X(t){return{kind:"github",...t,input:"id-token-audience",mayLackEmail:!0,description:t.audience?`Git\
Hub OIDC, for ${t.audience}`:"GitHub OIDC",obtain:(e,{onSecret:n})=>ee(t,e,n)}}async function ee({requestUrl:t,requestToken:e,audience:n},r,h){if(!t||!e)throw ce();
if(h(e),!/^[\x21-\x7e]+$/.test(e))throw se("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(t))throw se(`${H} is not a URL`);(0,g.h)(new URL(t),
H);try{return await(0,P.g)("GitHub",{requestUrl:t,requestToken:e,audience:n},r,h)}catch(E){if(!(E instanceof c.GQ)||!ie.a6.has(E.code))throw E;const A=`Check th\
at the job has these lines, then run it again:
${x}`;throw E.with({code:"github_refused",remedy:A,cause:E})}}function se(t){return new c.GQ("invalid_input",t,{remedy:"The runner sets this variable; do not se\
t it in the workflow."})}function ce(){return new c.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the j\
ob (or to the workflow that calls it):
${x}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}function le(t){const e=t.trim();return{kind:"\
given",token:e,input:"id-token",description:"ID token as given",renewable:!1,async obtain(n,{onSecret:r}){return r(e),e}}}var te=s(86),re=s(7399),fe=s(5636);function Fe(t){
return{kind:"exchange",...t,input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(t.url).host}`,obtain:async(e,{onSecret:n})=>Ve(t,await ee(
t.subject,e,n),e,n)}}const Oe="urn:ietf:params:oauth:token-type:id_token",Qe=new Map([["invalid_client","Check token-exchange-client-id: the identity provider d\
oes not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn\
 on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function Ve(t,e,n,r){const h=(0,g.J)(t.url,"token-exchange-url"),E=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token\
-exchange",subject_token:e,subject_token_type:Oe,requested_token_type:Oe,...(0,p.Eb)({audience:t.audience,client_id:t.clientID})});try{return await n({doing:"ex\
change the token",request:{method:"POST",url:h,headers:{...fe.H1,"content-type":"application/x-www-form-urlencoded"},body:E.toString()},mayRepeat:!0,authorize:A=>A,
read:(0,re.t)({decode:Je(r)})})}catch(A){if(!(A instanceof c.GQ)||!ie.a6.has(A.code))throw A;const B=Qe.get(A.call?.serviceCode??"")??"Check token-exchange-url,\
 token-exchange-audience and token-exchange-client-id against the identity provider.";throw A.with({code:"token_exchange_failed",remedy:B,cause:A})}}function Je(t){
return(e,n)=>{const r=(0,te.Pf)(e);for(const A of["idtoken","accesstoken","refreshtoken"]){const B=(0,te.Qq)(r,A);B!==void 0&&t(B)}const h=(0,te.Qq)(r,"issuedto\
kentype"),E=(0,te.Qq)(r,"idtoken")??(h===Oe?(0,te.Qq)(r,"accesstoken"):void 0);if(E===void 0)throw(0,te.LO)("ID token (id_token, or access_token issued as one)",
e,n);return E}}function qe(t,e){const n=Ye(t),[r,h]=n;if(r&&h)throw(0,C.Gq)(h,`${r} is given as well, and a run has one identity`,`Leave out one of: ${n.join(",\
 ")}.`);if(Ze(t),r===void 0)return et(e);if(r==="id-token")return le(t["id-token"]);if(r==="id-token-command")return Ee(t["id-token-command"]);if(!e.idTokenRequest)
return Ne(r,e);const E={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.token,audience:t["id-token-audience"]||void 0};return r==="id-token-audien\
ce"?X(E):Fe({url:(0,g.J)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||
void 0,subject:E})}const ze=["id-token","id-token-command","token-exchange-url","id-token-audience"];function Ye(t){const e=ze.filter(n=>t[n].trim()!=="");return e.
includes("token-exchange-url")?e.filter(n=>n!=="id-token-audience"):e}function Ze(t){if(t["token-exchange-url"]!=="")return;const e=["token-exchange-audience","\
token-exchange-client-id"].find(n=>t[n]!=="");if(e)throw(0,C.LO)("token-exchange-url",`${e} means nothing without it`,"Give the token endpoint.")}const Xe="Give\
 one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function et(t){if(Ae(t))return Ne("\
id-token",t);throw(0,C.LO)("id-token-audience","no input provides an ID token",Xe)}function Ae(t){return t.dependabot||t.pullRequest?.fork===!0}function Ne(t,e){
return new c.GQ("no_id_token",`This run can have no ID token: ${tt(e)}`,{input:t,remedy:Ae(e)?st:nt})}function tt(t){return t.pullRequest?.fork?"a pull request \
from a fork gets neither secrets nor GitHub's OIDC":t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-toke\
n: write"}const nt=`Add to the job, and to the calling workflow if this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,st=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var be=s(9127);const xe=40;function rt(t,e,n){const r=t.trim().replace(/\{([^{}]*)\}/g,(h,E)=>ot(E.trim(),e,n));if(i.cS.test(r))return r;throw(0,C.
Gq)(e,`"${(0,C.SP)(r)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both ends.')}function ot(t,e,n){
if(t==="pr")return String(Pe("{pr}",e,n));if(t==="branch")return at(e,n);const r=/^slot:(.*)$/.exec(t)?.[1];if(r!==void 0)return it(r,e,n);throw(0,C.Gq)(e,`ther\
e is no placeholder {${(0,C.SP)(t)}}${(0,C.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function Pe(t,e,n){if(n.pullRequest)
return n.pullRequest.number;throw(0,C.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"Run the step with \
`if: github.event_name == 'pull_request'`, or use {branch}.")}function it(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,C.Gq)(e,`{slot:${(0,C.SP)(t)}} needs a num\
ber from 1 to 9999`,"Write it as {slot:5}.");return String(Pe(`{slot:${t}}`,e,n)%Number(t))}function at(t,e){const n=e.pullRequest?.headBranch??e.refName;if(n!==
void 0)return ut(n);throw(0,C.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function ut(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=xe&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule("node:cryp\
to"),r=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,xe-9).replace(/-+$/,"")}-${r}`.replace(/^-/,"")}class De{raw;context;problems;constructor(e,n,r){
this.raw=e,this.context=n,this.problems=r}boolean(e){return this.problems.try(()=>(0,C.yG)(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>(0,C.HU)(
this.raw[e],n,e),n[0])}duration(e){return this.problems.try(()=>(0,be.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.
problems.try(()=>{const r=this.optional(e)??n;if(r===void 0)throw(0,C.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return rt(r,e,this.context)},
"")}}function dt(t,e,n){const{raw:r,problems:h}=t,E=["kvs-seed-file","kvs-prune-file"].filter(A=>r[A]!=="");if(E.length!==0){for(const A of E)h.try(()=>(0,C.yR)(
r[A],A,e),"");return{file:r["kvs-seed-file"],table:r["kvs-table"],url:r["kvs-url"],region:r["kvs-region"],token:r["kvs-token"],"ttl-seconds":r["kvs-ttl-seconds"],
concurrency:r["kvs-concurrency"],verify:r["kvs-verify"],"prune-file":r["kvs-prune-file"],"dry-run":n?"true":r["dry-run"]}}}var Se=s(1547);const ct=new Map([["na\
me","app"],["type","app-type"],["repository","repository"],["branch","branch"],["buildcommand","build-command"],["outputdirectory","output-directory"],["region",
"region"],["noindex","noindex"]]),lt=[["build-command","buildCommand"],["output-directory","outputDirectory"],["region","region"],["noindex","noindex"]];function ft(t){
const e=t["app-settings"];if(e.trim()==="")return{};const n=pt(e);if(!(0,p.Gv)(n))throw(0,C.Gq)("app-settings","this is not a JSON object",'Write it as {"name":\
 value}.');const r=Object.entries(n).map(([h,E])=>{const A=ct.get((0,Se.Y)(h));return A===void 0?[h,E]:[ht(h,A,E,t),null]});return Object.fromEntries(r)}function ht(t,e,n,r){
const h=lt.find(([E])=>E===e);if(!h||n!==null)throw(0,C.Gq)("app-settings",`"${(0,C.SP)(t)}" has an input of its own`,`Use the input ${e} for it.`);if(r[h[0]].trim()===
"")return h[1];throw(0,C.Gq)("app-settings",`"${(0,C.SP)(t)}" is null, and ${e} is given`,"Leave out one of the two.")}function pt(t){try{return(0,f.q$)(t),JSON.
parse(t)}catch(e){if(!(e instanceof f.sU))throw e;const{line:n,column:r}=(0,f.q1)(t,e.offset),h=`line ${n}, column ${r}`;throw(0,C.Gq)("app-settings",`not valid\
 JSON at ${h}: ${e.message}`,"Write one JSON object.")}}const mt=["success","failure","cancelled","pending"];function gt(t){const e=new Map;for(const[n,r]of t.split(
/\r?\n/).entries()){if(r.trim()==="")continue;const[,h,E]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(r)??[],A=`line ${n+1}`;if(h===void 0||E===void 0)throw(0,C.Gq)("statu\
s-map",`${A} is not a <platform status>=<family> line`,"Write it as rolled_out=success.");const B=(0,C.HU)(E,mt,"status-map");if((e.get((0,Se.Y)(h))??B)!==B)throw(0,C.
Gq)("status-map",`${A} maps "${(0,C.SP)(h)}" a second time, to something else`,"Keep one.");e.set((0,Se.Y)(h),B)}return e}var Ce=s(597);function bt(t,e,n){const r={
repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},h=t.repository.trim()||r.repository,E=t.branch.trim()||r.branch;
if(h===void 0)throw(0,C.LO)("repository","this run has none of its own","Write it as owner/name.");const A=yt(h);if(E===void 0)throw(0,C.LO)("branch","this run \
is for no branch","Name the branch to build.");!n&&t.repository.trim()===""&&we(e);const B=h.toLowerCase()===r.repository?.toLowerCase()&&E===r.branch;return{repository:A,
branch:_t(E),commit:B?e.sha:void 0}}function yt(t){const e=(0,Ce.Nu)(t,!0);if(e.kind!=="refused")return t;throw(0,C.Gq)("repository",`"${(0,C.SP)((0,Ce.ri)(t))}\
" ${e.problem}`,`Write ${e.instead}.`)}function _t(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||Ue(t))throw(0,C.Gq)("branch",`"${(0,C.SP)(t)}\
" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function Ue(t){return new RegExp("\\p{Cc}","u").test(t)}function Le(t,e){const n=t["\
compare-to"].trim();if(n!==""){if(e!=="check")throw(0,C.Gq)("compare-to",`only a check compares, and mode is "${(0,C.SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.
test(n)||n.length>255||Ue(n))throw(0,C.Gq)("compare-to",`"${(0,C.SP)(n)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return n}}var ae=s(
50);function wt(t){if(t.trim()==="")throw(0,C.LO)("base-url","it is the address of the control plane","Give its https URL.");const e=(0,g.J)(t,"base-url").href.
replace(/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,C.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}
function kt(t){const e=t.trim();if(e==="")return;const n=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(n)&&!/[{}]/.
test(n))return e;throw(0,C.Gq)("url-template",`"${(0,C.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are k\
nown.")}async function Et(t,e,n){const r=new oe.Z,h=r.try(()=>(0,C.HU)(t.mode,ae.mc.mode.choices,"mode"),"deploy");if(h==="close")return vt(new De(t,e,r));const E=h===
"check"?void 0:r.try(()=>qe(t,e),void 0);if(E instanceof c.GQ){if((0,C.HU)(t["on-no-token"],ae.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"sk\
ip",reason:E};r.add(E)}const A=await Ot(new De(t,e,r),h,E,n);return r.throwIfAny(),A}function vt(t){const{context:e,problems:n}=t,r=n.try(()=>{if(e.pullRequest)
return e.pullRequest.number;throw(0,C.Gq)("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: \
github.event.action == 'closed'` in a workflow on pull_request.")},0),h=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)];n.
try(()=>Le(t.raw,"close"),void 0);const E=Me(t);return E.token===""&&n.add((0,C.LO)("github-token","the action comments on the pull request with it","Leave it o\
ut: it has a default.")),n.throwIfAny(),{kind:"close",app:h.join("/"),pullRequest:r,github:E}}function Me(t){return{token:t.raw["github-token"].trim(),environment:t.
optional("environment")??(t.context.pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function Ot(t,e,n,r){const{raw:h,context:E,problems:A}=t,
B=e==="check"?"check":void 0,{env:J,notice:ne,secrets:Z}=Ie(h,t.boolean("clear-env"),r,A),ue=$t(t),me=A.try(()=>gt(h["status-map"]),new Map),Y=await a(t,r),{configuration:qt,
commit:zt}=Tt(t,ue,e==="check"||n instanceof c.GQ);return{kind:"deploy",plan:{org:t.identifier("org",B),project:t.identifier("project",B),app:t.identifier("app",
B),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional("app-type")??ae.mc["app-type"].default,configuration:qt,env:J,commit:zt,attachTo:void 0,
follow:{...It(t),statusMap:new Map([...Y?.statuses??[],...me])},verify:t.choice("verify",ae.mc.verify.choices),urlTemplate:A.try(()=>kt(h["url-template"]),void 0),
dryRun:t.boolean("dry-run"),apiMap:Y},target:St(t,e,n),github:Me(t),seed:dt(t,r,e==="check"),notices:ne===void 0?[]:[ne],secrets:Rt(h,E,[...Z.values()]),secretVariables:Z}}
function St(t,e,n){const{raw:r,context:h,problems:E}=t,A=t.boolean("allow-forks-on-self-hosted");e==="check"&&E.try(()=>ke(h,A),void 0);const B=e==="check"?"":E.
try(()=>wt(r["base-url"]),""),J=E.try(()=>Le(r,e),void 0);return n===void 0||n instanceof c.GQ?{mode:"check",compareTo:J}:{mode:"deploy",baseUrl:B,source:n}}function $t(t){
const{raw:e,problems:n}=t,r=n.try(()=>ft(e),{});return e.noindex===""?r:{...r,noindex:t.boolean("noindex")}}function Tt(t,e,n){const{raw:r,context:h,problems:E}=t,
A=E.try(()=>bt(r,h,n),{repository:"",branch:"",commit:void 0});return{commit:A.commit,configuration:{repository:A.repository,branch:A.branch,...(0,p.Eb)({buildCommand:t.
optional("build-command"),outputDirectory:t.optional("output-directory"),region:t.optional("region")}),settings:e}}}function It(t){const{raw:e}=t;return{wait:t.
boolean("wait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-timeout",ae.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration(
"poll-interval")}}function Rt(t,e,n){return[...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],...n].filter(h=>h.trim()!=="")}var he=s(
5807);const At=4,Nt=8;function $e(t){const e=[t.trim(),...t.split(/\r?\n/).map(n=>n.trim())];return[...new Set(e)].filter(n=>n.length>=At)}class xt{#e=new Set;#n;add(e){
const n=$e(e).filter(r=>!this.#e.has(r));for(const r of n)for(const h of[r,JSON.stringify(r).slice(1,-1),encodeURIComponent(r.toWellFormed())])this.#e.add(h);return n.
length>0&&(this.#n=void 0),n}redact(e){if(this.#e.size===0)return e;this.#n??=Pt(this.#e);const[n="",...r]=e.replace(this.#n,"***").split("\u2026").reverse();return[
...r.reverse().map(h=>this.#s(h)),n].join("\u2026")}#s(e){for(const n of this.#e){const r=e.lastIndexOf(n.slice(0,Nt));if(r!==-1&&n.startsWith(e.slice(r)))return`${e.
slice(0,r)}***`}return e}}function Pt(t){const e=[...t].sort((n,r)=>r.length-n.length);return new RegExp(e.map(he.Kf).join("|"),"g")}var Ge=s(3214);function Dt(t,e){
const n=r=>e.redact(r);return{line:r=>t.line(n(r)),group:r=>t.group(n(r)),endGroup:()=>t.endGroup(),replay:(r,h)=>t.replay(r.map(n),h),annotate:(r,h)=>{const E=h.
title===void 0?{}:{title:n(h.title)};t.annotate(r,{...h,...E,message:n(h.message)})},mask:r=>t.mask(r),output:(r,h)=>t.output(r,h),state:(r,h)=>t.state(r,h),summary:r=>t.
summary(r)}}var Ct=s(246),je=s(6861),Be=s(9439);class Ut{#e;#n;#s=new Set;#r=!1;constructor(e,n){this.#e=e,this.#n=n}tell(e){switch(e.type){case"phase-started":
this.closeGroup(),this.#e.group(Be.K[e.phase]),this.#r=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.unwished?"\u2717":"\u2713"} ${Be.K[e.phase]}\
: ${e.detail} (${(0,be.a)(e.ms)})`);break;case"warning":case"notice":this.#t(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"failure":this.#o(e.
report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(Lt(e));break;default:(0,c.xb)(e)}}closeGroup(){this.#r&&
this.#e.endGroup(),this.#r=!1}#t(e,n,r){if(!this.#s.has(n)){this.#s.add(n),this.#n.add(e,{message:(0,he.Ow)(n)});for(const h of r?.split(`
`)??[])this.#e.line(`  ${h}`)}}#o(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,he.Ow)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#e.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function Lt(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,be.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,be.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,c.xb)(t)}}const Mt=100,
Ke=500;function Gt(t,e,n){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
Bt((0,Ge.O)(t.failure,n)):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function jt(t,e){const n=[...e].filter(([,J])=>$e(J).some(
ne=>Object.values(t).some(Z=>Z.includes(ne))));if(n.length===0)return;const r=n.flatMap(([,J])=>$e(J)),h=Object.entries(t).filter(([,J])=>r.some(ne=>J.includes(
ne))),E=n.map(([J])=>J).join(", "),[A,B]=n.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${A} of ${E} ${B} in the outpu\
t ${h.map(([J])=>J).join(", ")}: GitHub drops every output that contains a masked value`,remedy:"If a value is not secret, give it by env, under a name that doe\
s not look secret: docs/variables.md lists the words."}}function Bt(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,he.Ow)(e.message,
Ke)})),log:t.log.slice(-Mt).map(e=>(0,he.Ow)(e,Ke))})}const pe=()=>s.e(717).then(s.bind(s,8717)),Kt=3e4,Ht=4e3;function Wt(t){return new Ft(t)}class Ft{#e;#n=new xt;#s;#r;#t;#o=[];#l;#d;#f;#i;#u="";#a={
appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#e=e,this.#s=Dt(e.runner,this.#n),this.#r=new Ct.r(this.#s),this.#t=new Ut(this.#s,this.#r);
const{raw:n,context:r}=e.run;for(const h of ae.Qh)ae.mc[h].kind==="secret"&&this.addSecret(n[h]);this.addSecret(r.idTokenRequest?.token??"")}report=e=>{e.type===
"app-known"&&(this.#a={...this.#a,appID:e.appID}),e.type==="deployment-known"&&(this.#a={...this.#a,deployID:e.deployID}),e.type==="url"&&(this.#a={...this.#a,url:e.
url}),e.type==="failure"&&(this.#a={...this.#a,failure:e.report}),e.type==="warning"&&!this.#o.includes(e.message)&&this.#o.push(e.message),this.#t.tell(this.#h(
e)),this.#d?.tell(e)};addSecret(e){for(const n of this.#n.add(e))this.#s.mask(n)}accept(e){this.#l=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.
notices)this.report({type:"notice",message:n})}follow(e){this.#d=e}checkedOut(e){this.#f=e}async checked(e){this.#i=e;const{tellFindings:n}=await pe();n(this.#s,
this.#r,e)}async compared(e){const{comparisonSection:n}=await pe();this.#u=n(e,r=>this.#n.redact(r))}async finish(e,n){return this.#t.closeGroup(),e.error&&e.error.
code!=="deploy_failed"&&(0,je.Q)(this.#s,this.#r,e.error),n?.error&&(0,je.Q)(this.#s,this.#r,n.error),this.#b(e,n),await this.#y(e,n),e.error!==void 0||e.status===
"failed"||e.status==="cancelled"||n?.error?1:0}async seedReporter(){const{seedLog:e}=await pe();return this.#s.line("Keys"),e(this.#s,this.#r,this.#e.clock)}fail(e){
return this.finish({...this.#a,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#r.add("notice",{title:"Deploy skipped",message:e.message});
const n={...this.#a,status:"skipped",appCreated:!1,phases:[],error:e};return this.#b(n,void 0),await this.#p(n,void 0),0}#b(e,n){const r=Gt(e,n,this.#n);for(const E of ae.
P0)this.#s.output(E,r[E]);const h=jt(r,this.#l?.secretVariables??new Map);h&&this.report({type:"warning",...h})}async#y(e,n){if(await this.#p(e,n),!this.#d)return;
const{briefComment:r,endingOf:h,pageFacts:E}=await pe(),A=this.#o.length,B=e.error?.code==="interrupted"?Ht:Kt,J=E(this.#c(e,n));await Qt(B,this.#d.finish(h(J,e),
r(J))),this.#o.length>A&&await this.#p(e,n)}async#p(e,n){const{pageFacts:r,renderSummary:h}=await pe();this.#s.summary(h(r(this.#c(e,n))))}#c(e,n){return{outcome:e,
seeded:n,run:this.#e.run,planned:this.#l,built:this.#f,checked:this.#i,compared:this.#u,warnings:this.#o,unannotated:this.#r.dropped,secrets:this.#n}}#h(e){return e.
type==="failure"?{...e,report:(0,Ge.O)(e.report,this.#n)}:e}}async function Qt(t,e){const n=Promise.withResolvers(),r=setTimeout(n.resolve,t);try{await Promise.
race([e,n.promise])}finally{clearTimeout(r)}}var Vt=s(2536);async function Jt(t,e){const r={runner:(0,Vt.Aq)(t.summaryFile),run:t,clock:y.m,random:Math.random},
h=Wt(r),E=await Et(t.raw,t.context,t.readFile).catch(c.I7);if(E instanceof Error)return h.fail(E);if(E.kind==="skip")return h.skip(E.reason);if(E.kind==="close"){
const{closePreview:A}=await Promise.all([s.e(411),s.e(446)]).then(s.bind(s,9285));return A(E,{...r,env:e.env})}h.accept(E);try{const A=me=>h.addSecret(me),B=E.seed&&
await Promise.all([s.e(118),s.e(377)]).then(s.bind(s,4377)),J=E.seed&&await B?.prepareSeed(E.seed,{...e,onSecret:A}),{carryOut:ne}=await Promise.all([s.e(571),s.
e(411),s.e(603)]).then(s.bind(s,6603)),Z=await ne(E,h,r,e),ue=Z.status==="succeeded"&&Z.error===void 0;return B&&Z.status==="pending"&&h.report(B.KEYS_LEFT),await h.
finish(Z,ue?await J?.(await h.seedReporter()):void 0)}catch(A){return h.fail((0,c.I7)(A))}}}),4664:((o,O,s)=>{s.d(O,{c:()=>f});var y=s(3024),c=s(6760),p=s(8302),
a=s(50);function f(u=process.env){const b=u.GITHUB_WORKSPACE||process.cwd();return{raw:i(u),context:v(u,b),summaryFile:u.GITHUB_STEP_SUMMARY||void 0,saved:u.STATE_slipway??
"",readFile:l=>(0,y.readFileSync)((0,c.resolve)(b,l),"utf8")}}function i(u){const b={};for(const l of a.Qh){const m=u[`INPUT_${l.toUpperCase()}`]?.trim();m&&(b[l]=
m)}return(0,a.me)(b)}function v(u,b){const l=u.GITHUB_REPOSITORY||void 0,m=S(u.GITHUB_EVENT_PATH),d=u.GITHUB_SERVER_URL||"https://github.com",[$,N]=[u.ACTIONS_ID_TOKEN_REQUEST_URL,
u.ACTIONS_ID_TOKEN_REQUEST_TOKEN],U=k(k(m,"pull_request"),"head"),Q=_(k(m,"pull_request"),l);return{serverUrl:d,apiUrl:u.GITHUB_API_URL||"https://api.github.com",
repository:l,refName:u.GITHUB_REF_NAME||void 0,sha:w(U.sha)??(u.GITHUB_SHA||void 0),eventName:u.GITHUB_EVENT_NAME||void 0,pullRequest:Q,fork:Q?.fork===!0||I(k(m,
"workflow_run"),l),selfHosted:u.RUNNER_ENVIRONMENT==="self-hosted",dependabot:u.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:$&&N?{url:$,token:N}:void 0,runUrl:l&&
u.GITHUB_RUN_ID?`${d}/${l}/actions/runs/${u.GITHUB_RUN_ID}`:void 0,workspace:b}}function _(u,b){const l=k(u,"head"),m=w(l.ref);if(typeof u.number!="number"||m===
void 0)return;const d=w(k(l,"repo").full_name);return{number:u.number,headRepository:d,headBranch:m,baseBranch:w(k(u,"base").ref)??"",fork:d?.toLowerCase()!==b?.
toLowerCase()}}function I(u,b){return u.id===void 0?!1:w(k(u,"head_repository").full_name)?.toLowerCase()!==b?.toLowerCase()}function S(u){if(!u)return{};try{const b=JSON.
parse((0,y.readFileSync)(u,"utf8"));return(0,p.Gv)(b)?b:{}}catch{return{}}}function k(u,b){const l=u[b];return(0,p.Gv)(l)?l:{}}function w(u){return typeof u=="s\
tring"&&u!==""?u:void 0}}),246:((o,O,s)=>{s.d(O,{r:()=>a});var y=s(8302),c=s(5807);const p=10;class a{#e;#n={error:0,warning:0,notice:0};#s=0;constructor(i){this.#e=
i}get dropped(){return this.#s}add(i,v){if(this.#n[i]<p){this.#n[i]++,this.#e.annotate(i,v);return}this.#s++;const{place:_}=v,I=_===void 0?"":`${_.file}${_.line===
void 0?"":`:${_.line}`}: `;this.#e.line(`${i}: ${I}${v.message}`)}addDiagnostic(i){const{file:v,line:_,column:I}=i,S={file:v,...(0,y.Eb)({line:_??void 0,column:I??
void 0})},k=i.code===null?{}:{title:(0,c.Ow)(i.code,80)};this.add(i.severity,{...k,message:(0,c.Ow)(i.message,1e3),place:S})}}}),6861:((o,O,s)=>{s.d(O,{Q:()=>c,
W:()=>p});var y=s(5807);function c(i,v,_){for(const I of[_,..._.also]){const S=I.place===void 0?{}:{place:I.place};v.add("error",{message:(0,y.Ow)(I.message),...S});
for(const k of p(I))i.line(`  ${k}`)}}function p(i){const v=i.remedy?.split(`
`)??[];return i.mender==="user"?v:[...v,...a(i),...f(i.cause)]}function a({call:i}){if(!i)return[];const v=i.status===void 0?"":` answered ${i.status}`,_=i.requestID===
void 0?"":` (request ${i.requestID})`;return[`Call: ${i.method} ${i.path}${v}${_}`]}function f(i,v=0){return!(i instanceof Error)||v>3?[]:[`Cause: ${(0,y.Ow)(i.
message,500)}`,...f(i.cause,v+1)]}}),2536:((o,O,s)=>{s.d(O,{MX:()=>we,Aq:()=>Ee});var y=s(3024),c=s(857);function p(g){return g==null?"":typeof g=="string"||g instanceof
String?g:JSON.stringify(g)}function a(g){return Object.keys(g).length?{title:g.title,file:g.file,line:g.startLine,endLine:g.endLine,col:g.startColumn,endColumn:g.
endColumn}:{}}function f(g,P,x){const H=new _(g,P,x);process.stdout.write(H.toString()+c.EOL)}function i(g,P=""){f(g,{},P)}const v="::";class _{constructor(P,x,H){
P||(P="missing.command"),this.command=P,this.properties=x,this.message=H}toString(){let P=v+this.command;if(this.properties&&Object.keys(this.properties).length>
0){P+=" ";let x=!0;for(const H in this.properties)if(this.properties.hasOwnProperty(H)){const X=this.properties[H];X&&(x?x=!1:P+=",",P+=`${H}=${S(X)}`)}}return P+=
`${v}${I(this.message)}`,P}}function I(g){return p(g).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function S(g){return p(g).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var k=s(9896);function w(g,P){const x=process.env[`GITHUB_${g}`];if(!x)throw new Error(
`Unable to find environment variable for file command ${g}`);if(!k.existsSync(x))throw new Error(`Missing file at path: ${x}`);k.appendFileSync(x,`${p(P)}${c.EOL}`,
{encoding:"utf8"})}function u(g,P){const x=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,H=p(P);if(g.includes(x))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${x}"`);if(H.includes(x))throw new Error(`Unexpected input: value should not contain the delimiter "${x}"`);return`${g}\
<<${x}${c.EOL}${H}${c.EOL}${x}`}var b=s(6928),l=function(g,P,x,H){function X(ee){return ee instanceof x?ee:new x(function(se){se(ee)})}return new(x||(x=Promise))(
function(ee,se){function ce(re){try{te(H.next(re))}catch(fe){se(fe)}}function le(re){try{te(H.throw(re))}catch(fe){se(fe)}}function te(re){re.done?ee(re.value):
X(re.value).then(ce,le)}te((H=H.apply(g,P||[])).next())})},m;(function(g){g[g.Success=0]="Success",g[g.Failure=1]="Failure"})(m||(m={}));function d(g,P){const x=toCommandValue(
P);if(process.env[g]=x,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(g,P));issueCommand("set-env",{name:g},x)}function $(g){f(
"add-mask",{},g)}function N(g){process.env.GITHUB_PATH||""?issueFileCommand("PATH",g):issueCommand("add-path",{},g),process.env.PATH=`${g}${path.delimiter}${process.
env.PATH}`}function U(g,P){const x=process.env[`INPUT_${g.replace(/ /g,"_").toUpperCase()}`]||"";if(P&&P.required&&!x)throw new Error(`Input required and not su\
pplied: ${g}`);return P&&P.trimWhitespace===!1?x:x.trim()}function Q(g,P){const x=U(g,P).split(`
`).filter(H=>H!=="");return P&&P.trimWhitespace===!1?x:x.map(H=>H.trim())}function R(g,P){const x=["true","True","TRUE"],H=["false","False","FALSE"],X=U(g,P);if(x.
includes(X))return!0;if(H.includes(X))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${g}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function D(g,P){if(process.env.GITHUB_OUTPUT||"")return w("OUTPUT",u(g,P));process.
stdout.write(c.EOL),f("set-output",{name:g},p(P))}function L(g){issue("echo",g?"on":"off")}function M(g){process.exitCode=m.Failure,F(g)}function W(){return process.
env.RUNNER_DEBUG==="1"}function oe(g){issueCommand("debug",{},g)}function F(g,P={}){f("error",a(P),g instanceof Error?g.toString():g)}function T(g,P={}){f("warn\
ing",a(P),g instanceof Error?g.toString():g)}function G(g,P={}){f("notice",a(P),g instanceof Error?g.toString():g)}function K(g){process.stdout.write(g+c.EOL)}function q(g){
i("group",g)}function z(){i("endgroup")}function C(g,P){return l(this,void 0,void 0,function*(){q(g);let x;try{x=yield P()}finally{z()}return x})}function de(g,P){
if(process.env.GITHUB_STATE||"")return w("STATE",u(g,P));f("save-state",{name:g},p(P))}function Ie(g){return process.env[`STATE_${g}`]||""}function Re(g){return l(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(g)})}var ge=s(3739),ye=s(8302),_e=s(5807);const we="slipway",ke={error:F,warning:T,notice:G};function Ee(g){
const P=ve();return{line:x=>K(ie(x)),group:x=>q(ie(x)),endGroup:z,replay:(x,H)=>{K([`::stop-commands::${H}`,...x.map(ie),`::${H}::`].join(`
`))},annotate:(x,{message:H,title:X,place:ee})=>{const{file:se,line:ce,column:le}=ee??{};ke[x](ie(H),(0,ye.Eb)({title:X,file:se,startLine:ce,startColumn:le}))},
mask:$,output:(x,H)=>P("the outputs",()=>D(x,H)),state:(x,H)=>P("the state for the post step",()=>de(x,H)),summary:x=>{g!==void 0&&P("the summary",()=>(0,y.writeFileSync)(
g,x))}}}function ve(){const g=new Set;return(P,x)=>{try{x()}catch(H){g.has(P)||T(ie(`The runner cannot keep ${P}: ${(0,ge.I7)(H).message}`)),g.add(P)}}}function ie(g){
return(0,_e.Ow)(g).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),7399:((o,O,s)=>{s.d(O,{t:()=>a});var y=s(3739),c=s(1787),p=s(1053);function a({decode:i,
readError:v,explain:_,takesText:I}){return async S=>{const{status:k,text:w,headers:u,retryAfterMs:b}=S,l=w===void 0?void 0:f(w,u,I);if(k>=400){const m=(0,c.N)(l?.
body),d=await v?.(l?.body,m)??m;return{ok:!1,error:(0,p.x5)(S,d,b,await _?.(d,k))}}if(l===void 0)return{ok:!1,error:(0,p.g$)(S,S.bodyBytes)};if(l.fault!==void 0)
return{ok:!1,error:(0,p.O$)(S,l.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await i(l.body,(0,p.xS)(S),u.get("location")??void 0)}}catch(m){if(m instanceof
y.GQ)return{ok:!1,error:m};throw m}}}function f(i,v,_=!1){if(i.trim()==="")return{body:void 0};const I=(v.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??
"",S=I===""||I==="text/plain";if(!S&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(I))return{body:void 0,fault:I==="text/html"?"is an HTML page":"is not JSON by its con\
tent type"};try{const k=JSON.parse(i);return S&&typeof k!="object"&&!_?{body:void 0,fault:"is plain text"}:{body:k}}catch{return S&&_?{body:i}:{body:void 0,fault:"\
is not whole JSON"}}}}),5636:((o,O,s)=>{s.d(O,{H1:()=>a,K7:()=>S,cv:()=>f});var y=s(3739),c=s(8302),p=s(7634);const a={accept:"application/json","user-agent":`s\
lipway/${p.x}`};async function f(w,u){u.signal?.throwIfAborted();const b=new AbortController,l=setTimeout(()=>b.abort(),u.timeoutMs),m=u.signal?AbortSignal.any(
[u.signal,b.signal]):b.signal;try{const d=await u.fetch(w.url,{method:w.method,headers:w.headers,redirect:"manual",signal:m,...(0,c.Eb)({body:w.body})}),{status:$,
headers:N}=d;return{kind:"answer",status:$,headers:N,text:await i(d,u.bodyBytes)}}catch(d){return u.signal?.throwIfAborted(),I(d,b.signal.aborted)}finally{clearTimeout(
l)}}async function i(w,u){if(w.body===null)return"";const b=[];let l=0;for await(const m of w.body){if(l+=m.byteLength,l>u)return;b.push(m)}return new TextDecoder().
decode(Buffer.concat(b))}const v=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,_=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;
function I(w,u){const b=k(w),l=$=>b.some(N=>$.test((0,y.xU)(N)??"")),m=b.some($=>"syscall"in $&&$.syscall==="connect"),d=l(_);return{kind:"lost",sent:!m&&!d&&!l(
v),timedOut:u,certificate:d,cause:w}}function S(w){return k(w).map(y.xU).find(u=>u!==void 0)}function k(w,u=0){return!(w instanceof Error)||u>5?[]:[...(w instanceof
AggregateError?[w.cause,...w.errors]:[w.cause]).flatMap(l=>k(l,u+1)),w]}}),3130:((o,O,s)=>{s.d(O,{g:()=>a});var y=s(86),c=s(7399),p=s(5636);function a(f,{requestUrl:i,
requestToken:v,audience:_},I,S){const k=new URL(i);_&&(k.search+=`${k.search===""?"":"&"}audience=${encodeURIComponent(_)}`);const w=(u,b)=>{const l=(0,y.Qq)((0,y.
Pf)(u),"value");if(l===void 0)throw(0,y.LO)("token (value)",u,b);return S(l),l};return I({doing:`get an ID token from ${f}`,request:{method:"GET",url:k,headers:{
...p.H1,authorization:`Bearer ${v}`}},mayRepeat:!0,authorize:u=>u,read:(0,c.t)({decode:w})})}}),1053:((o,O,s)=>{s.d(O,{O$:()=>u,a6:()=>k,g$:()=>b,tr:()=>w,x5:()=>v,
xS:()=>i,yJ:()=>l});var y=s(9127),c=s(3739),p=s(8302),a=s(5807),f=s(5636);function i(m,d){const $="status"in m?m:void 0,N=d?.requestID??$?.headers.get("x-reques\
t-id")??void 0;return{method:m.request.method,path:m.request.url.pathname,...(0,p.Eb)({status:$?.status,requestID:N===void 0?void 0:(0,a.Ow)(N,128),serviceCode:d?.
code})}}function v(m,d,$,N){const{code:U,remedy:Q}=S(m.status),R=[`Could not ${m.doing}: the service answered ${m.status}`,d.code===void 0||d.code===String(m.status)?
"":` ${d.code}`,d.message===void 0?"":` ("${d.message}")`,$===void 0?"":` and asks to wait ${(0,y.a)($)}`,N?.words??""];return new c.GQ(U,R.join(""),{remedy:N?.
remedy??Q,call:{...i(m,d),outcome:m.status===408||m.status>=500?"unknown":"refused"}})}const _="Try again later. If it continues, send the request ID to the pla\
tform.",I=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and w\
ith the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email\
 in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:_}],
[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function S(m){const d=I.get(m);return d!==void 0?d:m>=500?{code:"\
service_error",remedy:_}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const k=new Set(["unauthorized","forbidden","refused","unexpec\
ted_response"]);function w(m,d,$,N="the address"){const{origin:U}=m.request.url,Q=(0,f.K7)(d.cause)??"no reason given",R=d.timedOut?`no whole answer from ${U} w\
ithin ${(0,y.a)($)}`:`${d.sent?`the connection to ${U} broke off`:`no connection to ${U}`} (${Q})`;return new c.GQ(d.timedOut?"request_timeout":"unreachable",`C\
ould not ${m.doing}: ${R}`,{remedy:d.certificate?"If a private authority signed the certificate of the server, name it in NODE_EXTRA_CA_CERTS.":`Check ${N}, the\
 network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...i(m),outcome:d.sent?"unknown":"not-sent"},cause:d.cause})}function u(m,d){return new c.GQ(
"unexpected_response",`Could not ${m.doing}: the answer (${m.status}) ${d}`,{remedy:"Check that the address is the service itself, and that no proxy or login pa\
ge answers in its place.",call:{...i(m),outcome:"unknown"}})}function b(m,d){return new c.GQ("response_too_large",`Could not ${m.doing}: the answer is longer th\
an ${d} bytes`,{remedy:"Check that the address is the service itself.",call:{...i(m),outcome:"unknown"}})}function l(m,d){const{origin:$}=m.request.url,N=d!==void 0&&
d.origin!==$,U=N?d.origin:d===void 0?"nowhere":"another path";return new c.GQ("redirected",`Could not ${m.doing}: ${$} redirects to ${U} (${m.status})`,{remedy:N?
`Nothing was sent there. If ${d.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...i(m),outcome:"\
refused"}})}}),1619:((o,O,s)=>{s.d(O,{J:()=>p,h:()=>a});var y=s(3739),c=s(1709);function p(f,i){const v=f.trim(),_=URL.canParse(v)?new URL(v):void 0;if(_===void 0||
!["http:","https:"].includes(_.protocol))throw new y.GQ("invalid_input",`${i} is not an http(s) address`,{input:i,remedy:"Write it with its scheme, as https://p\
latform.example.com."});if(_.username!==""||_.password!==""||_.search!==""||_.hash!=="")throw new y.GQ("invalid_input",`${i} has more than host and path`,{input:i,
remedy:"Leave out user name, password, query and fragment."});return a(_,i),_.pathname=_.pathname.replace(/\/+$/,""),_}function a(f,i){if(!(f.protocol==="https:"||
f.protocol==="http:"&&(0,c.c)(f.hostname)))throw new y.GQ("insecure_url",`${i} names ${f.origin}, which is not https`,{input:i,remedy:"Use https; plain http is \
for loopback addresses only, because the requests carry credentials."})}}),336:((o,O,s)=>{s.d(O,{m:()=>c,f:()=>p});const y=j("node:timers/promises"),c={now:()=>Date.
now(),monotonic:()=>performance.now(),async sleep(a,f){f?.throwIfAborted();try{await(0,y.setTimeout)(a,void 0,{signal:f})}catch(i){throw f?.throwIfAborted(),i}}},
p=(a,f)=>{const i=setInterval(f,a).unref();return()=>clearInterval(i)}}),9127:((o,O,s)=>{s.d(O,{E:()=>c,a:()=>p});var y=s(3739);function c(a,f){const i=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(a.trim()),[,v,_,I]=i??[],S=Number(v??0)*36e5+Number(_??0)*6e4+Number(I??0)*1e3;if(!i||S===0)throw new y.GQ("invalid_input",`${f}: "${a}" is not a duration`,
{input:f,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return S}function p(a){if(a<1e3)return`${Math.round(a)}ms`;if(a<59950)
return`${(a/1e3).toFixed(1)}s`;const f=Math.round(a/1e3),i=v=>String(v).padStart(2,"0");return f<3600?`${Math.floor(f/60)}m ${i(f%60)}s`:`${Math.floor(f/3600)}h\
 ${i(Math.floor(f%3600/60))}m`}}),3739:((o,O,s)=>{s.d(O,{GQ:()=>p,I7:()=>a,b$:()=>_,xU:()=>i,xb:()=>f});const y={missing_input:"user",invalid_input:"user",invalid_file:"\
user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},c=Object.keys(y);class p extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(S,k,w={}){
super(k,w.cause===void 0?void 0:{cause:w.cause}),this.code=S,this.mender=y[S],this.remedy=w.remedy,this.input=w.input,this.place=w.place,this.call=w.call,this.also=
w.also??[]}with({code:S=this.code,message:k=this.message,...w}){const{remedy:u,input:b,place:l,call:m,cause:d,also:$}=this;return new p(S,k,{remedy:u,input:b,place:l,
call:m,cause:d,also:$,...w})}}function a(I){if(I instanceof p)return I;const S=I instanceof Error?I.message:String(I);return new p("internal",S,{cause:I,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function f(I){throw new p("internal",`Unhandled case: ${JSON.stringify(I)}`)}function i(I){
if(!(!(I instanceof Error)||!("code"in I)))return typeof I.code=="string"?I.code:void 0}const v=new Set(["ENOSPC","EDQUOT"]);function _(I){return v.has(i(I))}}),
9692:((o,O,s)=>{s.d(O,{sU:()=>c,q$:()=>U,bM:()=>D,U2:()=>R,I:()=>$,q1:()=>N,Aw:()=>L});var y=s(8302);class c extends Error{name="JsonTextError";offset;constructor(T,G){
super(T),this.offset=G}}const p=34,a=44,f=58,i=91,v=92,_=93,I=123,S=125,k=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,w=24,u=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,b=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
l=/true|false|null/y,m="a lone surrogate (half of a character) in a string";class d{#e;#n;#s;#r=[];#t=0;#o={name:"",nameOffset:0,offset:0};constructor(T,G=!0,K){
this.#e=T,this.#n=G,this.#s=K}document(){this.#h();const T=this.#m()===I?"object":"other";do this.#l();while(this.#d());if(this.#h(),this.#t<this.#e.length)throw this.#g(
"the end");return T}#l(){for(;;){this.#h(),this.#r.length===1&&(this.#o.offset=this.#t);const T=this.#m();if(T===p){this.#u();return}if(T===I){if(this.#t+=1,this.#c(
S))return;this.#r.push(new Set),this.#i()}else if(T===i){if(this.#t+=1,this.#c(_))return;this.#r.push(void 0)}else{if(this.#_(b)||this.#_(l))return;throw this.#g(
"a value")}}}#d(){for(let T=this.#r.length;T>0;T--){const G=this.#r[T-1]!==void 0;if(T===1&&G&&this.#s&&this.#f(this.#s),this.#c(a))return G&&this.#i(),!0;if(!this.#c(
G?S:_))throw this.#g(`"," or "${G?"}":"]"}"`);this.#r.pop()}return!1}#f(T){T({...this.#o,text:this.#e.slice(this.#o.offset,this.#t)})}#i(){this.#h();const T=this.#t;
if(this.#m()!==p)throw this.#g("a name in double quotes");this.#u();const G=$(this.#e.slice(T,this.#t)),K=this.#r.at(-1);if(this.#n&&K?.has(G))throw new c(`the \
name "${G}" occurs twice in one object`,T);if(K?.add(G),!this.#c(f))throw this.#g('":"');this.#r.length===1&&(this.#o={name:G,nameOffset:T,offset:this.#t})}#u(){
const T=this.#e,G=this.#t;let K=G+1;for(;;){const q=T.charCodeAt(K);if(q===p)break;if(q===v)K=this.#b(K,G);else if(q>=55296&&q<=57343)K=this.#y(K,G);else if(q>=
32)K=K-G<w?K+1:this.#a(K);else throw this.#p(K)}this.#t=K+1}#a(T){return k.lastIndex=T,k.test(this.#e),k.lastIndex}#b(T,G){if(u.lastIndex=T,!u.test(this.#e))throw this.#p(
T);const K=u.lastIndex;if(!this.#n||K-T===2)return K;const q=Number.parseInt(this.#e.slice(T+2,K),16);if(q<55296||q>57343)return K;const z=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(K,K+6));if(q>=56320||!z)throw new c(m,G);return K+6}#y(T,G){const[K,q]=[this.#e.charCodeAt(T),this.#e.charCodeAt(T+1)],z=K<56320&&(q&64512)===
56320;if(this.#n&&!z)throw new c(m,G);return T+(z?2:1)}#p(T){const G=T>=this.#e.length;return new c(G?"a string does not end":"a bad escape or control character\
 in a string",T)}#c(T){return this.#h(),this.#m()!==T?!1:(this.#t+=1,!0)}#h(){for(;;){const T=this.#m();if(T!==32&&T!==10&&T!==13&&T!==9)return;this.#t+=1}}#m(){
return this.#e.charCodeAt(this.#t)}#_(T){return T.lastIndex=this.#t,T.test(this.#e)?(this.#t=T.lastIndex,!0):!1}#g(T){const G=this.#e.slice(this.#t,this.#t+1);return new c(
`expected ${T}, found ${G===""?"the end":JSON.stringify(G)}`,this.#t)}}function $(F){return F.includes("\\")?String(JSON.parse(F)):F.slice(1,-1)}function N(F,T){
const G=F.slice(0,T);return{line:G.split(`
`).length,column:T-G.lastIndexOf(`
`)}}function U(F){new d(F).document()}function Q(F){try{new JsonScanner(F,!1).document()}catch(T){if(T instanceof JsonTextError)return T;throw T}}function R(F,T=!0){
const G=[];return new d(F,T,q=>G.push(q)).document()==="object"?G:void 0}function D(F){return F.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function L(F,T){
return F===T||M(F)===M(T)}function M(F){try{return String(JSON.parse(F,W))}catch(T){if(T instanceof RangeError)return D(F);throw T}}function W(F,T,G){return typeof T==
"number"?oe(G?.source??String(T)):Array.isArray(T)?`[${T.join(",")}]`:(0,y.Gv)(T)?`{${Object.entries(T).map(([q,z])=>`${JSON.stringify(q)}:${z}`).sort().join(",")}\
}`:JSON.stringify(T)}function oe(F){const[,T,G="",K="",q="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(F)??[],z=`${G}${K}`.replace(/^0+/,""),C=z.replace(
/0+$/,"");if(C==="")return`${T}0`;const de=BigInt(q)-BigInt(K.length)+BigInt(z.length-C.length);return`${T}${C}e${de}`}}),8302:((o,O,s)=>{s.d(O,{Eb:()=>c,Gv:()=>y,
KH:()=>p});function y(a){return typeof a=="object"&&a!==null&&!Array.isArray(a)}function c(a){const f=Object.entries(a).filter(([,i])=>i!==void 0);return Object.
fromEntries(f)}function p(a,f){return typeof a=="string"&&a.length<=f}}),1709:((o,O,s)=>{s.d(O,{O:()=>y,c:()=>c});function y(p){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.
test(p)}function c(p){return/^(?:[^.]+\.)*localhost\.?$/i.test(p)||y(p.replace(/^\[|\]$/g,""))}}),5807:((o,O,s)=>{s.d(O,{Kf:()=>w,Nl:()=>I,Ow:()=>u,vI:()=>k});const y="\
\x1B",c="\x07",p=new RegExp(`${y}[\\]P_^X][^${c}${y}]*(?:${c}|${y}\\\\)|${y}\\[[0-?]*[ -/]*[@-~]|${y}[ -/]*[0-Z\\\\^-~]`,"g"),a=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
f=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),i=new RegExp(
`(?!\\t)(?:${f.source})`,"gu"),v=/^[ -~]*$/,_=/^[\t -~]*$/;function I(l){return l.includes(y)?l.replace(p,""):l}function S(l){return _.test(l)?l:I(l).replace(/[\n\u2028\u2029]/g,
" ").replace(i,"")}function k(l,m){return l.length>m?b(l,m):l}function w(l){return l.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function u(l,m=2e3){const d=l.length>
m*8+1024?l.slice(0,m*8+1024):l;if(v.test(d)&&d.length<=m)return l;const $=I(d).replace(a," ").replace(f,"").toWellFormed();return $.length>m||d.length<l.length?
b($,m):$}function b(l,m){if(m<1)return"";const d=l.slice(0,m-1),$=d.charCodeAt(d.length-1);return`${$>=55296&&$<=56319?d.slice(0,-1):d}\u2026`}}),7634:((o,O,s)=>{
s.d(O,{x:()=>y});const y="1.0.0"}),1787:((o,O,s)=>{s.d(O,{N:()=>_,c:()=>u});var y=s(3739),c=s(8302),p=s(5807),a=s(86);const f=["message","errordescription","det\
ail","details","title","description","msg","reason"],i=10,v=["fieldviolations","violations","details","errors","causes"];function _(b){const l=(0,a.Pf)(b),m=l.get(
"errors")??l.get("messages"),d=Array.isArray(m)&&(0,c.Gv)(m[0])?{error:m[0]}:void 0,$=[...(0,a.w)(d,["error"]),...(0,a.w)(b,["error"])],N=(...L)=>{const M=$.map(
W=>(0,a.Qq)(W,...L)).find(W=>W!==void 0);return M===void 0?void 0:(0,p.Ow)(M,300).trim()},U=(0,c.Gv)(b)?(0,a.Qq)(l,"error"):void 0,Q=U!==void 0&&I(U)?U:void 0,R=$.
map(L=>(0,a.Qq)(L,"id")).find(L=>L!==void 0&&I(L)),D=S(b);return{code:Q??N("code","errorcode")??(N("message")===void 0?void 0:R),message:N(...f)??(U===void 0?void 0:
(0,p.Ow)(U,300).trim())??D[0]?.message,requestID:N("requestid","traceid","correlationid"),fields:D}}const I=b=>/^[\w.-]{1,64}$/.test(b);function S(b){const l=(0,a.
Pf)(b),m=(0,a.Pf)(l.get("error")),d=[l,m].flatMap(U=>["errors","fields","details","detail","violations","fieldviolations","invalidparams","messages"].map(Q=>U.get(
Q))),$=[m,l].flatMap(U=>w(U)),N=[...d.flatMap(U=>k(U)),...$];return[...new Map(N.map(U=>[`${U.field} ${U.message}`,U])).values()].slice(0,i)}function k(b,l=0){if(l>
2)return[];if(Array.isArray(b))return b.slice(0,50).flatMap(d=>{const $=(0,a.Pf)(d),N=v.flatMap(U=>k($.get(U),l+1));return[...w($),...N]});if(!(0,c.Gv)(b))return[];
const m=v.flatMap(d=>k((0,a.Pf)(b).get(d),l+1));return m.length>0?m:Object.entries(b).flatMap(([d,$])=>(Array.isArray($)?$:[$]).filter(U=>typeof U=="string").map(
U=>({field:(0,p.Ow)(d,100),message:(0,p.Ow)(U,200)})))}function w(b){const l=(0,a.Pf)(b.get("source")),m=b.get("loc")??b.get("path"),d=Array.isArray(m)?m.filter(
D=>D!=="body").join("."):void 0,$=(0,a.Qq)(b,"field","param","parameter","target","property","pointer","attribute","fieldname"),N=(0,a.Qq)(l,"pointer","paramete\
r"),U=d||$||N,Q=(0,a.Qq)(b,...f,"error","code");if(U===void 0||Q===void 0)return[];const R=U.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,
"").replaceAll("/",".");return[{field:(0,p.Ow)(R,100),message:(0,p.Ow)(Q,200)}]}function u(b,l){const m=(0,a.Pf)(b);if(m.get("success")!==!1&&m.get("ok")!==!1)return;
const{code:d,message:$}=_(b),N=[d,$&&`"${(0,p.Ow)($,300)}"`].filter(Boolean).join(" "),U=l.status===void 0?"":` ${l.status}`;throw new y.GQ("refused",`The servi\
ce answered ${l.method} ${l.path} with${U}, but says that it failed${N&&`: ${N}`}`,{remedy:"Mend what the answer names, then run again.",call:{...l,outcome:"unk\
nown"}})}}),2345:((o,O,s)=>{s.d(O,{BL:()=>_,G1:()=>v,IC:()=>k,aT:()=>a,be:()=>i,cS:()=>I,jI:()=>c,jL:()=>f,lF:()=>S,ux:()=>y,yN:()=>p});const y={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},c=["api","web-ssr","sse"],p=["web-landing",...c],a="us-east-2",f="execute\
-api",i="SERVICE_KVS_",v=/^[A-Za-z_][A-Za-z0-9_]*$/,_=/^[a-z][a-z0-9_]{0,31}$/,I=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,S={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},k={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,
findingCode:100}}),86:((o,O,s)=>{s.d(O,{Dy:()=>l,LO:()=>m,MX:()=>S,Pf:()=>i,Qq:()=>w,TU:()=>N,VF:()=>v,k$:()=>_,kB:()=>b,nd:()=>u,tK:()=>f,vs:()=>I,w:()=>k,zs:()=>d});
var y=s(3739),c=s(8302),p=s(5807),a=s(8438);function f(R){return R.toLowerCase().replace(/[_\-$@]/g,"")}function i(R){const D=new Map;if(!(0,c.Gv)(R))return D;for(const[
L,M]of Object.entries(R)){const W=f(L);D.has(W)||D.set(W,M)}return D}function v(R,D){return{path:R,value:D,fields:i(D)}}function _(R,D){for(const L of D)for(const[
M,W]of Object.entries(R.value))if(f(M)===L&&(0,c.Gv)(W))return v(I(R.path,M),W)}function I(R,D){const L=(0,p.Ow)(D,40);return R===""?L:`${R}.${L}`}function S(R,D,L=a.
sX){const M=[];let W=(0,c.Gv)(R)?v("",R):void 0;for(;W!==void 0&&M.length<=L;)M.unshift(W),W=_(W,[...D,...a.wy]);return M}function k(R,D){return S(R,D).map(({fields:L})=>L)}
function w(R,...D){for(const L of D){const M=R.get(L);if(typeof M=="string"&&M!=="")return M;if(typeof M=="number")return String(M)}}function u(R,...D){for(const L of D){
const M=R.get(L),W=typeof M=="string"&&/^-?\d{1,15}$/.test(M)?Number(M):M;if(Number.isSafeInteger(W))return Number(W)}}function b(R,...D){for(const L of D){const M=R.
get(L),W=typeof M=="string"&&/^\d+(?:\.\d+)?$/.test(M)?Number(M):M;if(typeof W=="number"&&Number.isFinite(W))return Math.round(W<1e11?W*1e3:W);const oe=typeof M==
"string"?Date.parse(M):Number.NaN;if(!Number.isNaN(oe))return oe}}function l(R,...D){const L=w(R,...D);if(L===void 0)return;const M=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(L)?`https://${L}`:L;return/^https?:\/\//i.test(M)&&URL.canParse(M)?M:void 0}function m(R,D,L,M){return $(`has no ${R}; ${U(D)}`,L,M)}function d(R,D,L,M){return $(
`has more than one ${R}: ${D.join(" and ")}; Slipway does not guess`,L,M)}function $(R,D,L){const M=D.status===void 0?"":` (${D.status})`;return new y.GQ("unexp\
ected_response",`The answer to ${D.method} ${D.path}${M} ${R}`,{remedy:L===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${L}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...D,outcome:"unknown",unclear:!0}})}function N(R,D,L){return`answers:
  ${R}:
    ${D}: ${L}`}function U(R){if(R===void 0)return"it is empty.";if(Array.isArray(R))return`it is a list of ${R.length}.`;if(!(0,c.Gv)(R))return`it is ${R===null?
"null":`a ${typeof R}`}.`;const D=Q(R,0),L=D.slice(0,30).join(", ");return D.length===0?"it is an empty object.":`it has: ${L}${D.length>30?", \u2026":""}.`}function Q(R,D){
return!(0,c.Gv)(R)||D>a.sX?[]:Object.entries(R).flatMap(([L,M])=>[(0,p.Ow)(L,40),...Q(M,D+1).map(W=>`${(0,p.Ow)(L,40)}.${W}`)])}}),597:((o,O,s)=>{s.d(O,{Nu:()=>v,
Rs:()=>m,bD:()=>f,ri:()=>b});const y=1024,c=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,p="owner/name, or a URL that begins\
 with https://",a="--allow-local-git",f="https://github.com/{repository}.git";function i(d){const $=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(d)?.[1]??"";return c.test($)?$.replace(/\.git$/,""):void 0}function v(d,$){if(d.length>y)return u(`has more than ${y} characters`);if(new RegExp("\\p{Cc}",
"u").test(d))return u("has control characters");if(c.test(d))return{kind:"name",name:d.replace(/\.git$/,"")};if(d.startsWith("/"))return $?{kind:"path",path:d}:
w("is a local path");const N=_(d);return N?.protocol==="https:"||N?.protocol==="http:"?I(N,$):N?.protocol==="file:"?S(N,$):k(d)}function _(d){return/^[a-z]+:\/\/\S+$/i.
test(d)&&URL.canParse(d)?new URL(d):void 0}function I(d,$){return d.username!==""||d.password!==""?u("contains a user name or password","the URL without them: t\
he platform has its own access"):d.protocol==="http:"&&!$?w("is a URL of plain http"):{kind:"remote",url:d}}function S(d,$){return d.host!==""||/%(?:2f|00)/i.test(
d.pathname)?u("is not a path on this machine"):$?{kind:"file",url:d}:w("is a local path")}function k(d){const[,$,N]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(d)??[];return $===void 0?u("is neither owner/name nor an https URL"):u("is an address for ssh or git://, but repositories are cloned over https",`https://${$}\
/${N}`)}function w(d){return u(`${d}, which a platform takes only with ${a}`)}function u(d,$=p){return{kind:"refused",problem:d,instead:$}}function b(d){return d.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function l(d,$){return d.replaceAll("{repository}",()=>$)}function m(d,$){const N="https://git.example.com/{reposito\
ry}.git";if(!d.includes("{repository}"))return{problem:"does not contain {repository}",instead:N};const U=l(d,"owner/name"),Q=_(U);if(Q?.protocol==="https:")return;
const R=Q?.protocol==="http:"||Q?.protocol==="file:"&&Q.host==="";if(!(R&&$))return R?{problem:`begins with ${Q?.protocol}//, which needs ${a}`,instead:`${N}, o\
r add ${a}`}:{problem:"is not an https URL",instead:N}}}),8438:((o,O,s)=>{s.d(O,{A9:()=>k,BV:()=>i,DE:()=>U,E6:()=>u,Hl:()=>N,Ld:()=>b,M0:()=>p,Mg:()=>L,NP:()=>Q,
S3:()=>I,T8:()=>D,Vt:()=>_,XD:()=>w,XQ:()=>S,cJ:()=>$,dI:()=>d,gW:()=>m,m5:()=>v,qQ:()=>R,sX:()=>f,tl:()=>l,uH:()=>c,uq:()=>y,wy:()=>a});const y={label:"app",names:[
"app","application"],kin:["site","service","website","webapp","staticsite"],lists:["apps","applications","sites","services"]},c={label:"deployment",names:["depl\
oy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["deployments","deploys","jobs","builds","releases","runs","rollouts","revision\
s","jobsummaries","deploymentsummaries"]},p={label:"environment",names:["environment","env"],kin:[],lists:["environments","envs"]},a=["data","result","item","re\
sponse","payload","body","content","node","embedded"],f=2,i=["attributes","properties","metadata"],v=["items","data","results","result","list","records","entrie\
s","values","value","nodes","edges"],_=["errors","messages","warnings","notices","included","links"],I=["id","uid","uuid","guid"],S=["status","state","readystat\
e","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","deploystate","jobstatus","jobstate"],k=["phase","deploymentphase"],w=["st\
ate","status","phase","name","value"],u=["conclusion","result","outcome"],b=["stage","step","currentstage","currentstep","stagename"],l=["url","publicurl","live\
url","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl","deployurl","deploysslurl","previewurl","defaultingress","defaultdomain",
"defaulthostname","livedomain","hostname","host","domain","fqdn"],m=["urls","domains","hostnames","aliases","status","links","endpoints"],d=["branch","gitbranch",
"branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],$=["commit","commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit",
"gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],N=["source","git","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],U=[
"createdat","created","createdon","creationtime","createtime","createdtime","createdtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttim\
e","startedat","timestamp"],Q=["supersededby","replacedby"],R=["nextcursor","cursor","nextpagetoken","nexttoken","endcursor","continue","next"],D=["pagination",
"paging","page","pageinfo","meta","metadata","resultinfo","links"],L=["next","nextlink","nexturl","nextpage"]}),1547:((o,O,s)=>{s.d(O,{P:()=>f,Y:()=>p});const y=[
["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","do\
ne","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broke\
n","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","\
rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","a\
borted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["qu\
eued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","install\
ing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","prep\
aring","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsap\
proval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","t\
esting","reconciling","unknown"]]],c=new Map(y.flatMap(([i,v])=>v.map(_=>[_,i])));function p(i){return i.toLowerCase().replace(/[\s_-]/g,"")}const a=[["failure",
/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function f(i,v=new Map){const _=p(i);return v.get(_)??c.get(_)??a.find(([,I])=>I.test(_))?.[0]}}),
9439:((o,O,s)=>{s.d(O,{K:()=>c});const y=null,c={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"\
Explanation",verify:"Public URL",compare:"Comparison"}}),3214:((o,O,s)=>{s.d(O,{O:()=>y});function y(c,p){const a=i=>p.redact(i),f=i=>i===void 0?void 0:a(i);return{
...c,headline:a(c.headline),stage:f(c.stage),code:f(c.code),remedy:f(c.remedy),diagnostics:c.diagnostics.map(i=>({...i,file:a(i.file),code:i.code===null?null:a(
i.code),message:a(i.message)})),log:c.log.map(a)}}}),2562:((o,O,s)=>{s.d(O,{Z:()=>c,b:()=>p});var y=s(3739);class c{#e=[];try(f,i){try{return f()}catch(v){const _=(0,y.
I7)(v);if(_.code==="internal")throw v;return this.#e.push(_),i}}add(f){this.#e.push(f)}throwIfAny(){const f=p(this.#e);if(f)throw f}}function p(a){const[f,...i]=a.
flatMap(v=>[v.with({also:[]}),...v.also]);return f?.with({also:i})}}),50:((o,O,s)=>{s.d(O,{mc:()=>i,Qh:()=>_,P0:()=>k,me:()=>w});const i={...{mode:{kind:"choice",
choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys to `base-url`. `check`: the same flow against an embedded platform inside the\
 runner, without credentials, also for pull requests of forks. `close`: after a pull request was closed, updates its GitHub deployment and its comment, without \
a request to the platform."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{
kind:"text",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `ap\
p`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slo\
t:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"`true`: create the app if the platform does not know it. `false`: fai\
l instead."},repository:{kind:"text",defaultNote:"the run's own",description:"What the platform builds: `owner/name` on the run's GitHub server, or a full git U\
RL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch that the platform builds. On a pull request the default is its head branch, else t\
he name of the ref."},"build-command":{kind:"text",description:"The command that builds the app. If empty, it is not sent."},"output-directory":{kind:"text",description:"\
The folder that the build writes. If empty, it is not sent."},region:{kind:"text",description:"The app's region. If empty, it is not sent."},"app-type":{kind:"t\
ext",default:"web-landing",description:"The type for a new app."},"app-settings":{kind:"json",description:"A JSON object merged into the create and update bodie\
s: for fields that have no input of their own. `null` removes a value that an earlier deploy set, also of fields such as `outputDirectory`."},noindex:{kind:"cho\
ice",choices:["true","false"],description:"Whether to ask search engines to leave the site out. Sent as the setting `noindex`, unless empty. The platform of thi\
s repository knows the setting, another one may not."},env:{kind:"lines",description:"The app's variables: dotenv lines, or a JSON object. They replace the whol\
e set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is masked only if its name or value looks secret, because GitHub drops every out\
put that contains a masked value."},"secret-env":{kind:"lines",description:"More variables of the same set, all of them masked."},"env-file":{kind:"path",description:"\
A file of variables, read and masked as `env` is. All three may be given when they name different variables."},"clear-env":{kind:"boolean",default:"false",description:"\
Without variables: replace the set by the empty one."}},...{"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"\
Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the audience of the token that is exchanged."},"id-token-command":{kind:"t\
ext",description:"A command whose standard output is the ID token. It runs again shortly before the token expires."},"token-exchange-url":{kind:"text",description:"\
A URL that exchanges the GitHub token for the identity provider's ID token, which has `email` (RFC 8693)."},"token-exchange-audience":{kind:"text",description:"\
The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"The `client_id` of the token exchange."}},...{wait:{kind:"boolean",
default:"true",description:"`true`: follow the deployment to its end. `false`: end when the platform has accepted it."},timeout:{kind:"duration",default:"30m",description:"\
The time from the trigger to a final status: `90s`, `30m`, `1h30m`, without an upper limit."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fai\
l",description:"`fail`: exit with 1. `detach`: exit with 0 and `status` `pending`. In both cases the platform continues the deployment."},"on-no-token":{kind:"c\
hoice",choices:["fail","skip"],default:"fail",description:"If the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:`\
 lines to add, or `skip` with a notice and `status` `skipped`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this\
 fixed interval."},"status-map":{kind:"lines",description:"Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the act\
ion does not know."},"api-map":{kind:"lines",description:"How the service's requests and answers differ from what Slipway assumes: a YAML file of the repository\
, or the YAML itself. See docs/adapting.md."},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn",description:"After success, request the public \
URL until it answers below 400. If it does not, `warn` or `fail`. `off`: do not request it."},"url-template":{kind:"text",description:"The public URL, if the pl\
atform's answers do not contain one: `https://{subdomain}.example.com`."}},...{"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commi\
t, as `HEAD^1`. The action builds it too, and the summary shows how the output differs."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"\
With `mode: check`: also build a fork's pull request on a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},
"github-token":{kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`produc\
tion`; `preview` on a pull request",description:"The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app o\
n the pull request, updated in place."}},...{"kvs-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},
"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"\
text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TAB\
LE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"The time to live of entries without one, in seconds."},"kvs-concurr\
ency":{kind:"number",default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and co\
mpare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."}},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan,\
 without requests that change anything."}},v=new Map(Object.entries(i)),_=Object.keys(i).filter(I);function I(u){return Object.hasOwn(i,u)}const S={"app-id":"Th\
e app's ID.","app-created":"`true` if this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `sk\
ipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not wri\
te."},k=Object.keys(S).filter(u=>u in S);function w(u){const b=_.map(l=>{const m=v.get(l)?.default??"";return[l,u[l]||(m.startsWith("${{")?"":m)]});return Object.
fromEntries(b)}}),7924:((o,O,s)=>{s.d(O,{Gq:()=>c,HU:()=>f,LO:()=>p,SP:()=>_,au:()=>i,yG:()=>a,yR:()=>I});var y=s(3739);function c(S,k,w){return new y.GQ("inval\
id_input",`${S}: ${k}`,{input:S,remedy:w})}function p(S,k,w){return new y.GQ("missing_input",`${S} is missing: ${k}`,{input:S,remedy:w})}function a(S,k){switch(S.
trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw c(k,`"${_(S)}" is neither true nor false`,"Write true or false.")}}function f(S,k,w){
const u=k.find(l=>l===S.trim().toLowerCase());if(u!==void 0)return u;const b=k.map(l=>`"${l}"`).join(", ");throw c(w,`"${_(S)}" is not one of ${b}${i(S,k)}`,`Wr\
ite one of ${b}.`)}function i(S,k){const w=k.map(u=>({name:u,distance:v(S.trim().toLowerCase(),u.toLowerCase())})).sort((u,b)=>u.distance-b.distance)[0];return w&&
w.distance<=Math.max(1,Math.floor(w.name.length/3))?`; did you mean "${w.name}"?`:""}function v(S,k){if(S.length>100||k.length>100)return Number.POSITIVE_INFINITY;
let w=Array.from({length:k.length+1},(u,b)=>b);for(let u=1;u<=S.length;u++){const b=[u];for(let l=1;l<=k.length;l++){const m=(w[l-1]??0)+(S[u-1]===k[l-1]?0:1);b.
push(Math.min(m,(w[l]??0)+1,(b[l-1]??0)+1))}w=b}return w[k.length]??0}function _(S){const k=S.replace(/\s+/g," ").trim();return k.length>60?`${k.slice(0,57)}\u2026`:
k}function I(S,k,w){try{return w(S)}catch(u){const b=(0,y.xU)(u)==="ENOENT"?"does not exist":`cannot be read (${(0,y.xU)(u)??"fault"})`;throw new y.GQ("file_not\
_found",`${k}: the file ${S} ${b}`,{input:k,cause:u,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),9689:((o,O,s)=>{
s.a(o,async(y,c)=>{try{var p=s(2360),a=s(4664);const f=new AbortController;process.on("SIGINT",()=>f.abort()),process.on("SIGTERM",()=>f.abort()),process.exitCode=
await(0,p.h)((0,a.c)(),{env:process.env,signal:f.signal,startPlatform:async i=>(await Promise.all([s.e(169),s.e(571),s.e(741)]).then(s.bind(s,8784))).startLocalPlatform(
i)}),c()}catch(f){c(f)}},1)})},Te={};function V(o){var O=Te[o];if(O!==void 0)return O.exports;var s=Te[o]={id:o,loaded:!1,exports:{}},y=!0;try{He[o](s,s.exports,
V),y=!1}finally{y&&delete Te[o]}return s.loaded=!0,s.exports}V.m=He,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",O=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",y=p=>{p&&p.d<1&&(p.d=1,p.forEach(a=>a.r--),p.forEach(
a=>a.r--?a.r++:a()))},c=p=>p.map(a=>{if(a!==null&&typeof a=="object"){if(a[o])return a;if(a.then){var f=[];f.d=0,a.then(_=>{i[O]=_,y(f)},_=>{i[s]=_,y(f)});var i={};
return i[o]=_=>_(f),i}}var v={};return v[o]=_=>{},v[O]=a,v});V.a=(p,a,f)=>{var i;f&&((i=[]).d=-1);var v=new Set,_=p.exports,I,S,k,w=new Promise((u,b)=>{k=b,S=u});
w[O]=_,w[o]=u=>(i&&u(i),v.forEach(u),w.catch(b=>{})),p.exports=w,a(u=>{I=c(u);var b,l=()=>I.map(d=>{if(d[s])throw d[s];return d[O]}),m=new Promise(d=>{b=()=>d(l),
b.r=0;var $=N=>N!==i&&!v.has(N)&&(v.add(N),N&&!N.d&&(b.r++,N.push(b)));I.map(N=>N[o]($))});return b.r?m:l()},u=>(u?k(w[s]=u):S(_),y(i))),i&&i.d<0&&(i.d=0)}})(),
(()=>{var o=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,O;V.t=function(s,y){if(y&1&&(s=this(s)),y&8||typeof s=="object"&&s&&(y&4&&s.__esModule||
y&16&&typeof s.then=="function"))return s;var c=Object.create(null);V.r(c);var p={};O=O||[null,o({}),o([]),o(o)];for(var a=y&2&&s;typeof a=="object"&&!~O.indexOf(
a);a=o(a))Object.getOwnPropertyNames(a).forEach(f=>p[f]=()=>s[f]);return p.default=()=>s,V.d(c,p),c}})(),V.d=(o,O)=>{for(var s in O)V.o(O,s)&&!V.o(o,s)&&Object.
defineProperty(o,s,{enumerable:!0,get:O[s]})},V.f={},V.e=o=>Promise.all(Object.keys(V.f).reduce((O,s)=>(V.f[s](o,O),O),[])),V.u=o=>""+o+".index.js",V.o=(o,O)=>Object.
prototype.hasOwnProperty.call(o,O),V.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
o,"__esModule",{value:!0})},V.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},O=s=>{var{ids:y,modules:c,runtime:p}=s,a,f,i=0;for(a in c)V.
o(c,a)&&(V.m[a]=c[a]);for(p&&p(V);i<y.length;i++)f=y[i],V.o(o,f)&&o[f]&&o[f][0](),o[y[i]]=0};V.f.j=(s,y)=>{var c=V.o(o,s)?o[s]:void 0;if(c!==0)if(c)y.push(c[1]);else{
var p=import("./"+V.u(s)).then(O,a=>{throw o[s]!==0&&(o[s]=void 0),a}),p=Promise.race([p,new Promise(a=>c=o[s]=[a])]);y.push(c[1]=p)}}})();var We=V(9689);We=await We;

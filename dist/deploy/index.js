const j=process.getBuiltinModule;var He={2613:(o=>{o.exports=j("assert")}),181:(o=>{o.exports=j("buffer")}),5317:(o=>{o.exports=j("child_process")}),4434:(o=>{o.
exports=j("events")}),9896:(o=>{o.exports=j("fs")}),4589:(o=>{o.exports=j("node:assert")}),6698:(o=>{o.exports=j("node:async_hooks")}),4573:(o=>{o.exports=j("no\
de:buffer")}),1421:(o=>{o.exports=j("node:child_process")}),7540:(o=>{o.exports=j("node:console")}),7598:(o=>{o.exports=j("node:crypto")}),3053:(o=>{o.exports=j(
"node:diagnostics_channel")}),610:(o=>{o.exports=j("node:dns")}),8474:(o=>{o.exports=j("node:events")}),3024:(o=>{o.exports=j("node:fs")}),1455:(o=>{o.exports=j(
"node:fs/promises")}),7067:(o=>{o.exports=j("node:http")}),2467:(o=>{o.exports=j("node:http2")}),7030:(o=>{o.exports=j("node:net")}),8161:(o=>{o.exports=j("node\
:os")}),6760:(o=>{o.exports=j("node:path")}),643:(o=>{o.exports=j("node:perf_hooks")}),1792:(o=>{o.exports=j("node:querystring")}),99:(o=>{o.exports=j("node:sql\
ite")}),7075:(o=>{o.exports=j("node:stream")}),6466:(o=>{o.exports=j("node:stream/promises")}),7830:(o=>{o.exports=j("node:stream/web")}),6193:(o=>{o.exports=j(
"node:string_decoder")}),7997:(o=>{o.exports=j("node:timers")}),1692:(o=>{o.exports=j("node:tls")}),3136:(o=>{o.exports=j("node:url")}),7975:(o=>{o.exports=j("n\
ode:util")}),3429:(o=>{o.exports=j("node:util/types")}),5919:(o=>{o.exports=j("node:worker_threads")}),8522:(o=>{o.exports=j("node:zlib")}),857:(o=>{o.exports=j(
"os")}),6928:(o=>{o.exports=j("path")}),932:(o=>{o.exports=j("process")}),3193:(o=>{o.exports=j("string_decoder")}),3557:(o=>{o.exports=j("timers")}),2360:((o,$,s)=>{
s.d($,{h:()=>Jt});var y=s(336),l=s(3739),p=s(8302);async function d({raw:t,problems:e},n){if(t["api-map"].trim()==="")return;const{readApiMap:r}=await Promise.all(
[s.e(815),s.e(132),s.e(875)]).then(s.bind(s,3875)),f=await r(t["api-map"],n).catch(S=>()=>{throw S});return typeof f=="function"?e.try(f,void 0):f}var u=s(9692),
a=s(2345);function E(t,e){const n=t.startsWith("\uFEFF")?t.slice(1):t,r=/^\s*\{/.test(n)?v(n,e):new P(n,e).read();return{variables:r.variables,errors:[...r.errors,
...w(r.variables)]}}function w(t){const e=new Map;return t.flatMap(n=>{const r=e.get(n.name);return r?[i(n.source,n.line,...I(n.name,r))]:(e.set(n.name,n),[])})}
function I(t,e){const n=`${e.source.file??e.source.input}, line ${e.line}`;return[`${t} is set a second time (first in ${n})`,"Keep one of the two."]}function v(t,e){
const n=[],r=[];try{for(const f of(0,u.U2)(t)??[]){const{line:S}=(0,u.q1)(t,f.offset),R=g(f.text),B=c(f.name)??k(f.name,R);B?r.push(i(e,S,...B)):n.push({name:f.
name,value:R??"",source:e,line:S})}}catch(f){if(!(f instanceof u.sU))throw f;const{line:S,column:R}=(0,u.q1)(t,f.offset),B=`not valid JSON at column ${R}: ${f.message}`;
r.push(i(e,S,B,"Write a JSON object of strings, or dotenv lines."))}return{variables:n,errors:r}}function g(t){const e=JSON.parse(t);return typeof e=="string"?e:
typeof e=="number"||typeof e=="boolean"?t:void 0}function k(t,e){if(e===void 0)return[`${t} is not a string`,"Write the value in double quotes."];if(e.includes(
"\0"))return[`${t} contains a NUL character`,"An environment variable cannot contain one."]}function c(t){if(!a.G1.test(t))return[`${_(t)?`"${t}"`:'the text bef\
ore "="'} is not a variable's name`,'Use letters, digits and "_", not a digit first. Put a value of several lines in quotes.'];if(t.toUpperCase().startsWith(a.be))
return[`${t} is reserved: the platform sets ${a.be}* itself`,"Use another name."]}function _(t){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(t)}function i(t,e,n,r){
const S=`${t.file===void 0?t.input:`${t.input}: ${t.file}`}, line ${e}: ${n}`,R={input:t.input,remedy:r};return t.file===void 0?new l.GQ("invalid_input",S,R):new l.
GQ("invalid_file",S,{...R,place:{file:t.file,line:e}})}const h=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,m=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,T=/[ \t]*(["'])/y,
D=/[ \t]*'([^']*)'/y,M=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,Q=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,N=/([^\n]*?)\r?(?:\n|$)/y;class P{#e;#n;#s=[];#r=[];#t=0;#o=1;constructor(e,n){
this.#e=e,this.#n=n}read(){for(;this.#t<this.#e.length;)this.#i(h)||this.#l();return{variables:this.#s,errors:this.#r}}#l(){const e=this.#o,n=this.#i(m)?.[1];if(n===
void 0){this.#i(N),this.#u(e,"this is not a NAME=value line","Put a value of several lines in quotes.");return}const r=this.#d(e);if(r===void 0)return;const f=c(
n)??k(n,r);f?this.#u(e,...f):this.#s.push({name:n,value:r,source:this.#n,line:e})}#d(e){const n=this.#f(T)?.[1];if(n===void 0)return U(this.#i(N)?.[1]??"");const r=this.#i(
n==='"'?M:D)?.[1];if(r===void 0){this.#i(N),this.#u(e,`the quote ${n} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#t<
this.#e.length&&!this.#i(Q)){this.#i(N),this.#u(e,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return n==='"'?W(r):r}#f(e){
e.lastIndex=this.#t;const n=e.exec(this.#e);return n&&n[0]!==""?n:void 0}#i(e){const n=this.#f(e);return this.#t+=n?.[0].length??0,this.#o+=(n?.[0].split(`
`).length??1)-1,n}#u(e,n,r){this.#r.push(i(this.#n,e,n,r))}}function U(t){return t.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const L={n:`
`,r:"\r",'"':'"',"\\":"\\"};function W(t){return t.replace(/\\([nr"\\])/g,(e,n)=>L[n]??e)}var se=s(2562);const F=["SECRET","TOKEN","PASSWORD","PASSWD","PASSPHRA\
SE","PRIVATE","CREDENTIAL","API_KEY","APIKEY","ACCESS_KEY","SIGNING_KEY","ENCRYPTION_KEY"],O=["DSN","PWD","PASS"],G=new RegExp(`${F.join("|")}|(?:^|_)(?:${O.join(
"|")})(?:_|$)`,"i"),H=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,q=/-----BEGIN [A-Z\d ]+-----/;function z({name:t,value:e}){return G.test(t)||H.test(e)||q.test(e)}var C=s(
7924);const ue=["env","secret-env","env-file"];function Te(t,e,n,r){const f=t["env-file"]===""?"":r.try(()=>(0,C.yR)(t["env-file"],"env-file",n),""),S=[E(t.env,
{input:"env"}),E(t["secret-env"],{input:"secret-env"}),E(f,{input:"env-file",file:t["env-file"]})],R=w(S.flatMap(ee=>be(ee.variables))),B=(0,se.b)([...S.flatMap(
ee=>ee.errors),...R]);B&&r.add(B);const J=S.flatMap(ee=>ee.variables),ne=J.filter(ee=>ee.source.input==="secret-env"||z(ee)),[te,ae]=[pe(J),pe(ne)];if(te.size>0||
e)return{env:{kind:"replace",variables:te},secrets:ae,notice:void 0};const he=ue.some(ee=>t[ee]!=="");return{env:{kind:"leave"},secrets:ae,notice:he?Ie:void 0}}
const Ie="env, secret-env and env-file name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function pe(t){return new Map(
t.map(({name:e,value:n})=>[e,n]))}function be(t){const e=t.map(n=>n.name);return t.filter((n,r)=>e.indexOf(n.name)===r)}const ye=new Set(["pull_request_target",
"workflow_run"]);function _e({pullRequest:t}){if(t?.fork)throw(0,C.Gq)("repository",`pull request #${t.number} comes from a fork, whose build would see the app'\
s variables`,'Use "mode: check" for such pull requests, or name repository and branch yourself if you trust the fork.')}function we({fork:t,eventName:e,selfHosted:n},r){
if(t){if(ye.has(e))throw(0,C.Gq)("mode",`a run on ${e} has the repository's token and secrets, and this pull request comes from a fork, whose build could steal \
them`,'Check pull requests in a workflow on pull_request: it needs no secret and no permission but "contents: read".');if(n&&!r)throw(0,C.Gq)("allow-forks-on-se\
lf-hosted","this runner is self-hosted, and the pull request comes from a fork, whose build would run a stranger's code on it","Check on GitHub's runners (in ch\
eck.yml and preview.yml: check-runs-on), or set it to true if the machine runs one job only and reaches no private network.")}}function ke(t){return{kind:"comma\
nd",command:t,input:"id-token-command",description:"ID token from a command",obtain:(e,n)=>oe(t,n)}}async function oe(t,{run:e,onSecret:n}){const r=(B,J)=>new l.
GQ("token_command_failed",`The command of id-token-command ${B}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:J}),{exitCode:f,stdout:S}=await e(t).catch(B=>{throw r("could not be started",B)}),R=S.trim();if(R!==""&&n(R),f!==
0)throw r(`ended with exit code ${f}`);if(R==="")throw r("printed nothing");if(/\s/.test(R))throw r("printed more than one word: an ID token has no spaces and n\
o line ends");return R}var b=s(1053),x=s(1619),A=s(3130);const K=`permissions:
  id-token: write
  contents: read`,X="ACTIONS_ID_TOKEN_REQUEST_URL";function Y(t){return{kind:"github",...t,input:"id-token-audience",mayLackEmail:!0,description:t.audience?`Git\
Hub OIDC, for ${t.audience}`:"GitHub OIDC",obtain:(e,{onSecret:n})=>ie(t,e,n)}}async function ie({requestUrl:t,requestToken:e,audience:n},r,f){if(!t||!e)throw Ee();
if(f(e),!/^[\x21-\x7e]+$/.test(e))throw me("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(t))throw me(`${X} is not a URL`);(0,x.h)(new URL(t),
X);try{return await(0,A.g)("GitHub",{requestUrl:t,requestToken:e,audience:n},r,f)}catch(S){if(!(S instanceof l.GQ)||!b.a6.has(S.code))throw S;const R=`Check tha\
t the job has these lines, then run it again:
${K}`;throw S.with({code:"github_refused",remedy:R,cause:S})}}function me(t){return new l.GQ("invalid_input",t,{remedy:"The runner sets this variable; do not se\
t it in the workflow."})}function Ee(){return new l.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the j\
ob (or to the workflow that calls it):
${K}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}function de(t){const e=t.trim();return{kind:"\
given",token:e,input:"id-token",description:"ID token as given",renewable:!1,async obtain(n,{onSecret:r}){return r(e),e}}}var Z=s(86),ce=s(7399),We=s(5636);function Fe(t){
return{kind:"exchange",...t,input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(t.url).host}`,obtain:async(e,{onSecret:n})=>Ve(t,await ie(
t.subject,e,n),e,n)}}const ve="urn:ietf:params:oauth:token-type:id_token",Qe=new Map([["invalid_client","Check token-exchange-client-id: the identity provider d\
oes not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn\
 on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function Ve(t,e,n,r){const f=(0,x.J)(t.url,"token-exchange-url"),S=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token\
-exchange",subject_token:e,subject_token_type:ve,requested_token_type:ve,...t.audience?{audience:t.audience}:{},...t.clientID?{client_id:t.clientID}:{}});try{return await n(
{doing:"exchange the token",request:{method:"POST",url:f,headers:{...We.H1,"content-type":"application/x-www-form-urlencoded"},body:S.toString()},mayRepeat:!0,authorize:R=>R,
read:(0,ce.t)({decode:Je(r)})})}catch(R){if(!(R instanceof l.GQ)||!b.a6.has(R.code))throw R;const B=Qe.get(R.call?.serviceCode??"")??"Check token-exchange-url, \
token-exchange-audience and token-exchange-client-id against the identity provider.";throw R.with({code:"token_exchange_failed",remedy:B,cause:R})}}function Je(t){
return(e,n)=>{const r=(0,Z.Pf)(e);for(const R of["idtoken","accesstoken","refreshtoken"]){const B=(0,Z.Qq)(r,R);B!==void 0&&t(B)}const f=(0,Z.Qq)(r,"issuedtoken\
type"),S=(0,Z.Qq)(r,"idtoken")??(f===ve?(0,Z.Qq)(r,"accesstoken"):void 0);if(S===void 0)throw(0,Z.LO)("ID token (id_token, or access_token issued as one)",e,n);
return S}}function qe(t,e){const n=Ye(t),[r,f]=n;if(r&&f)throw(0,C.Gq)(f,`${r} is given as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);
if(Ze(t),r===void 0)return et(e);if(r==="id-token")return de(t["id-token"]);if(r==="id-token-command")return ke(t["id-token-command"]);if(!e.idTokenRequest)return Ne(
r,e);const S={requestUrl:e.idTokenRequest.url,requestToken:e.idTokenRequest.token,audience:t["id-token-audience"]||void 0};return r==="id-token-audience"?Y(S):Fe(
{url:(0,x.J)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:S})}
const ze=["id-token","id-token-command","token-exchange-url","id-token-audience"];function Ye(t){const e=ze.filter(n=>t[n].trim()!=="");return e.includes("token\
-exchange-url")?e.filter(n=>n!=="id-token-audience"):e}function Ze(t){if(t["token-exchange-url"]!=="")return;const e=["token-exchange-audience","token-exchange-\
client-id"].find(n=>t[n]!=="");if(e)throw(0,C.LO)("token-exchange-url",`${e} means nothing without it`,"Give the token endpoint.")}const Xe="Give one of: id-tok\
en-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function et(t){if(Re(t))return Ne("id-token",t);throw(0,C.
LO)("id-token-audience","no input provides an ID token",Xe)}function Re(t){return t.dependabot||t.pullRequest?.fork===!0}function Ne(t,e){return new l.GQ("no_id\
_token",`This run can have no ID token: ${tt(e)}`,{input:t,remedy:Re(e)?st:nt})}function tt(t){return t.pullRequest?.fork?"a pull request from a fork gets neith\
er secrets nor GitHub's OIDC":t.dependabot?"Dependabot's runs get neither secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const nt=`Ad\
d to the job, and to the calling workflow if this one is reusable:
permissions:
  contents: read
  deployments: write
  id-token: write`,st=`Try such pull requests without credentials, by "mode: check", or let them pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:
permissions:
  contents: read
  deployments: write
  id-token: write`;var ge=s(9127);const xe=40;function rt(t,e,n){const r=t.trim().replace(/\{([^{}]*)\}/g,(f,S)=>ot(S.trim(),e,n));if(a.cS.test(r))return r;throw(0,C.
Gq)(e,`"${(0,C.SP)(r)}" is not an identifier`,'Use letters, digits, ".", "_" and "-", 63 characters at most, a letter or digit at both ends.')}function ot(t,e,n){
if(t==="pr")return String(Ae("{pr}",e,n));if(t==="branch")return at(e,n);const r=/^slot:(.*)$/.exec(t)?.[1];if(r!==void 0)return it(r,e,n);throw(0,C.Gq)(e,`ther\
e is no placeholder {${(0,C.SP)(t)}}${(0,C.au)(t,["pr","branch","slot:N"])}`,"The placeholders are {pr}, {branch} and {slot:N}.")}function Ae(t,e,n){if(n.pullRequest)
return n.pullRequest.number;throw(0,C.Gq)(e,`${t} has a value on pull requests only, and this run was started by ${n.eventName??"no event"}`,"Run the step with \
`if: github.event_name == 'pull_request'`, or use {branch}.")}function it(t,e,n){if(!/^[1-9]\d{0,3}$/.test(t))throw(0,C.Gq)(e,`{slot:${(0,C.SP)(t)}} needs a num\
ber from 1 to 9999`,"Write it as {slot:5}.");return String(Ae(`{slot:${t}}`,e,n)%Number(t))}function at(t,e){const n=e.pullRequest?.headBranch??e.refName;if(n!==
void 0)return ut(n);throw(0,C.Gq)(t,"{branch} has no value: this run is for no branch","Name the app without {branch}.")}function ut(t){const e=t.toLowerCase().
replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"");if(e!==""&&e.length<=xe&&/^[\w./-]+$/.test(t))return e;const{createHash:n}=process.getBuiltinModule("node:cryp\
to"),r=n("sha256").update(t).digest("hex").slice(0,8);return`${e.slice(0,xe-9).replace(/-+$/,"")}-${r}`.replace(/^-/,"")}class Pe{raw;context;problems;constructor(e,n,r){
this.raw=e,this.context=n,this.problems=r}boolean(e){return this.problems.try(()=>(0,C.yG)(this.raw[e],e),!1)}choice(e,n){return this.problems.try(()=>(0,C.HU)(
this.raw[e],n,e),n[0])}duration(e){return this.problems.try(()=>(0,ge.E)(this.raw[e],e),1)}optional(e){return this.raw[e].trim()||void 0}identifier(e,n){return this.
problems.try(()=>{const r=this.optional(e)??n;if(r===void 0)throw(0,C.LO)(e,"it is part of every request",`Give the ${e}'s identifier.`);return rt(r,e,this.context)},
"")}}function dt(t,e,n){const{raw:r,problems:f}=t,S=["kvs-seed-file","kvs-prune-file"].filter(R=>r[R]!=="");if(S.length!==0){for(const R of S)f.try(()=>(0,C.yR)(
r[R],R,e),"");return{file:r["kvs-seed-file"],table:r["kvs-table"],url:r["kvs-url"],region:r["kvs-region"],token:r["kvs-token"],"ttl-seconds":r["kvs-ttl-seconds"],
concurrency:r["kvs-concurrency"],verify:r["kvs-verify"],"prune-file":r["kvs-prune-file"],"dry-run":n?"true":r["dry-run"]}}}var Se=s(1547);const ct=new Map([["na\
me","app"],["type","app-type"],["repository","repository"],["branch","branch"],["buildcommand","build-command"],["outputdirectory","output-directory"],["region",
"region"],["noindex","noindex"]]),lt=[["build-command","buildCommand"],["output-directory","outputDirectory"],["region","region"],["noindex","noindex"]];function ft(t){
const e=t["app-settings"];if(e.trim()==="")return{};const n=pt(e);if(!(0,p.Gv)(n))throw(0,C.Gq)("app-settings","this is not a JSON object",'Write it as {"name":\
 value}.');const r=Object.entries(n).map(([f,S])=>{const R=ct.get((0,Se.Y)(f));return R===void 0?[f,S]:[ht(f,R,S,t),null]});return Object.fromEntries(r)}function ht(t,e,n,r){
const f=lt.find(([S])=>S===e);if(!f||n!==null)throw(0,C.Gq)("app-settings",`"${(0,C.SP)(t)}" has an input of its own`,`Use the input ${e} for it.`);if(r[f[0]].trim()===
"")return f[1];throw(0,C.Gq)("app-settings",`"${(0,C.SP)(t)}" is null, and ${e} is given`,"Leave out one of the two.")}function pt(t){try{return(0,u.q$)(t),JSON.
parse(t)}catch(e){if(!(e instanceof u.sU))throw e;const{line:n,column:r}=(0,u.q1)(t,e.offset),f=`line ${n}, column ${r}`;throw(0,C.Gq)("app-settings",`not valid\
 JSON at ${f}: ${e.message}`,"Write one JSON object.")}}const mt=["success","failure","cancelled","pending"];function gt(t){const e=new Map;for(const[n,r]of t.split(
/\r?\n/).entries()){if(r.trim()==="")continue;const[,f,S]=/^(.*[^\s].*?)\s*=([^=]*)$/.exec(r)??[],R=`line ${n+1}`;if(f===void 0||S===void 0)throw(0,C.Gq)("statu\
s-map",`${R} is not a <platform status>=<family> line`,"Write it as rolled_out=success.");const B=(0,C.HU)(S,mt,"status-map");if((e.get((0,Se.Y)(f))??B)!==B)throw(0,C.
Gq)("status-map",`${R} maps "${(0,C.SP)(f)}" a second time, to something else`,"Keep one.");e.set((0,Se.Y)(f),B)}return e}var De=s(597);function bt(t,e,n){const r={
repository:e.pullRequest?.headRepository??e.repository,branch:e.pullRequest?.headBranch??e.refName},f=t.repository.trim()||r.repository,S=t.branch.trim()||r.branch;
if(f===void 0)throw(0,C.LO)("repository","this run has none of its own","Write it as owner/name.");const R=yt(f);if(S===void 0)throw(0,C.LO)("branch","this run \
is for no branch","Name the branch to build.");!n&&t.repository.trim()===""&&_e(e);const B=f.toLowerCase()===r.repository?.toLowerCase()&&S===r.branch;return{repository:R,
branch:_t(S),commit:B?e.sha:void 0}}function yt(t){const e=(0,De.Nu)(t,!0);if(e.kind!=="refused")return t;throw(0,C.Gq)("repository",`"${(0,C.SP)((0,De.ri)(t))}\
" ${e.problem}`,`Write ${e.instead}.`)}function _t(t){if(/^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(t)||Ce(t))throw(0,C.Gq)("branch",`"${(0,C.SP)(t)}\
" cannot be the name of a branch`,"Name a branch as git does: main.");return t}function Ce(t){return new RegExp("\\p{Cc}","u").test(t)}function Ue(t,e){const n=t["\
compare-to"].trim();if(n!==""){if(e!=="check")throw(0,C.Gq)("compare-to",`only a check compares, and mode is "${(0,C.SP)(t.mode)}"`,"Leave it out.");if(/^[-^:+]|\s|\.\.|:/.
test(n)||n.length>255||Ce(n))throw(0,C.Gq)("compare-to",`"${(0,C.SP)(n)}" cannot name a commit`,"Name a branch, a tag or a commit: HEAD^1.");return n}}var re=s(
50);function wt(t){if(t.trim()==="")throw(0,C.LO)("base-url","it is the address of the control plane","Give its https URL.");const e=(0,x.J)(t,"base-url").href.
replace(/\/$/,"");if(!/\/api\/v1$/.test(e))return e;throw(0,C.Gq)("base-url","the URL ends in /api/v1, which every request adds itself",'Leave "/api/v1" out.')}
function kt(t){const e=t.trim();if(e==="")return;const n=e.replaceAll("{subdomain}","x").replaceAll("{app}","x");if(/^https?:\/\//.test(n)&&URL.canParse(n)&&!/[{}]/.
test(n))return e;throw(0,C.Gq)("url-template",`"${(0,C.SP)(e)}" does not become a URL`,"Write it as https://{subdomain}.example.com; {subdomain} and {app} are k\
nown.")}async function Et(t,e,n){const r=new se.Z,f=r.try(()=>(0,C.HU)(t.mode,re.mc.mode.choices,"mode"),"deploy");if(f==="close")return vt(new Pe(t,e,r));const S=f===
"check"?void 0:r.try(()=>qe(t,e),void 0);if(S instanceof l.GQ){if((0,C.HU)(t["on-no-token"],re.mc["on-no-token"].choices,"on-no-token")==="skip")return{kind:"sk\
ip",reason:S};r.add(S)}const R=await St(new Pe(t,e,r),f,S,n);return r.throwIfAny(),R}function vt(t){const{context:e,problems:n}=t,r=n.try(()=>{if(e.pullRequest)
return e.pullRequest.number;throw(0,C.Gq)("mode",`"close" is for pull requests, and this run was started by ${e.eventName??"no event"}`,"Run the step with `if: \
github.event.action == 'closed'` in a workflow on pull_request.")},0),f=[t.identifier("org",void 0),t.identifier("project",void 0),t.identifier("app",void 0)];n.
try(()=>Ue(t.raw,"close"),void 0);const S=Le(t);return S.token===""&&n.add((0,C.LO)("github-token","the action comments on the pull request with it","Leave it o\
ut: it has a default.")),n.throwIfAny(),{kind:"close",app:f.join("/"),pullRequest:r,github:S}}function Le(t){return{token:t.raw["github-token"].trim(),environment:t.
optional("environment")??(t.context.pullRequest?"preview":"production"),comment:t.boolean("comment")}}async function St(t,e,n,r){const{raw:f,context:S,problems:R}=t,
B=e==="check"?"check":void 0,{env:J,notice:ne,secrets:te}=Te(f,t.boolean("clear-env"),r,R),ae=Ot(t),he=R.try(()=>gt(f["status-map"]),new Map),ee=await d(t,r),{configuration:qt,
commit:zt}=Tt(t,ae,e==="check"||n instanceof l.GQ);return{kind:"deploy",plan:{org:t.identifier("org",B),project:t.identifier("project",B),app:t.identifier("app",
B),rememberedAppID:void 0,create:t.boolean("create"),appType:t.optional("app-type")??re.mc["app-type"].default,configuration:qt,env:J,commit:zt,attachTo:void 0,
follow:{...It(t),statusMap:new Map([...ee?.statuses??[],...he])},verify:t.choice("verify",re.mc.verify.choices),urlTemplate:R.try(()=>kt(f["url-template"]),void 0),
dryRun:t.boolean("dry-run"),apiMap:ee},target:$t(t,e,n),github:Le(t),seed:dt(t,r,e==="check"),notices:ne===void 0?[]:[ne],secrets:Rt(f,S,[...te.values()]),secretVariables:te}}
function $t(t,e,n){const{raw:r,context:f,problems:S}=t,R=t.boolean("allow-forks-on-self-hosted");e==="check"&&S.try(()=>we(f,R),void 0);const B=e==="check"?"":S.
try(()=>wt(r["base-url"]),""),J=S.try(()=>Ue(r,e),void 0);return n===void 0||n instanceof l.GQ?{mode:"check",compareTo:J}:{mode:"deploy",baseUrl:B,source:n}}function Ot(t){
const{raw:e,problems:n}=t,r=n.try(()=>ft(e),{});return e.noindex===""?r:{...r,noindex:t.boolean("noindex")}}function Tt(t,e,n){const{raw:r,context:f,problems:S}=t,
R=S.try(()=>bt(r,f,n),{repository:"",branch:"",commit:void 0});return{commit:R.commit,configuration:{repository:R.repository,branch:R.branch,...(0,p.Eb)({buildCommand:t.
optional("build-command"),outputDirectory:t.optional("output-directory"),region:t.optional("region")}),settings:e}}}function It(t){const{raw:e}=t;return{wait:t.
boolean("wait"),timeoutMs:t.duration("timeout"),onTimeout:t.choice("on-timeout",re.mc["on-timeout"].choices),pollIntervalMs:e["poll-interval"]===""?void 0:t.duration(
"poll-interval")}}function Rt(t,e,n){return[...[t["id-token"],t["github-token"],t["kvs-token"],e.idTokenRequest?.token??""],...n].filter(f=>f.trim()!=="")}var le=s(
5807);const Nt=4,xt=8;function $e(t){const e=[t.trim(),...t.split(/\r?\n/).map(n=>n.trim())];return[...new Set(e)].filter(n=>n.length>=Nt)}class At{#e=new Set;#n;add(e){
const n=$e(e).filter(r=>!this.#e.has(r));for(const r of n)for(const f of[r,JSON.stringify(r).slice(1,-1),encodeURIComponent(r.toWellFormed())])this.#e.add(f);return n.
length>0&&(this.#n=void 0),n}redact(e){if(this.#e.size===0)return e;this.#n??=Pt(this.#e);const[n="",...r]=e.replace(this.#n,"***").split("\u2026").reverse();return[
...r.reverse().map(f=>this.#s(f)),n].join("\u2026")}#s(e){for(const n of this.#e){const r=e.lastIndexOf(n.slice(0,xt));if(r!==-1&&n.startsWith(e.slice(r)))return`${e.
slice(0,r)}***`}return e}}function Pt(t){const e=[...t].sort((n,r)=>r.length-n.length);return new RegExp(e.map(le.Kf).join("|"),"g")}var Me=s(3214);function Dt(t,e){
const n=r=>e.redact(r);return{line:r=>t.line(n(r)),group:r=>t.group(n(r)),endGroup:()=>t.endGroup(),replay:(r,f)=>t.replay(r.map(n),f),annotate:(r,f)=>{const S=f.
title===void 0?{}:{title:n(f.title)};t.annotate(r,{...f,...S,message:n(f.message)})},mask:r=>t.mask(r),output:(r,f)=>t.output(r,f),state:(r,f)=>t.state(r,f),summary:r=>t.
summary(r)}}var Ct=s(246),Ge=s(6861),je=s(9439);class Ut{#e;#n;#s=new Set;#r=!1;constructor(e,n){this.#e=e,this.#n=n}tell(e){switch(e.type){case"phase-started":
this.closeGroup(),this.#e.group(je.K[e.phase]),this.#r=!0;break;case"phase-finished":this.closeGroup(),this.#e.line(`${e.unwished?"\u2717":"\u2713"} ${je.K[e.phase]}\
: ${e.detail} (${(0,ge.a)(e.ms)})`);break;case"warning":case"notice":this.#t(e.type,e.message,e.type==="warning"?e.remedy:void 0);break;case"failure":this.#o(e.
report);break;case"app-known":case"deployment-known":case"status":case"heartbeat":case"url":this.#e.line(Lt(e));break;default:(0,l.xb)(e)}}closeGroup(){this.#r&&
this.#e.endGroup(),this.#r=!1}#t(e,n,r){if(!this.#s.has(n)){this.#s.add(n),this.#n.add(e,{message:(0,le.Ow)(n)});for(const f of r?.split(`
`)??[])this.#e.line(`  ${f}`)}}#o(e){if(this.closeGroup(),this.#n.add("error",{title:"Deployment failed",message:(0,le.Ow)(e.headline,500)}),e.remedy!==void 0)for(const n of e.
remedy.split(`
`))this.#e.line(`  ${n}`);for(const n of e.diagnostics)this.#n.addDiagnostic(n);e.log.length!==0&&(this.#e.group(`Build log (the last ${e.log.length} lines)`),this.#e.
replay(e.log,crypto.randomUUID()),this.#e.endGroup())}}function Lt(t){switch(t.type){case"app-known":return`App ${t.appID}${t.created?" (created)":""}`;case"dep\
loyment-known":return`Deployment ${t.deployID}${t.attached?" (started by an earlier run)":""}`;case"status":return`${(0,ge.a)(t.elapsedMs)}  ${t.status}${t.stage===
void 0?"":` \xB7 ${t.stage}`}`;case"heartbeat":return`${(0,ge.a)(t.elapsedMs)}  still ${t.status}`;case"url":return`URL ${t.url}`;default:return(0,l.xb)(t)}}const Mt=100,
Be=500;function Gt(t,e,n){return{"app-id":t.appID??"","app-created":String(t.appCreated),"deploy-id":t.deployID??"",status:t.status,url:t.url??"",failure:t.failure?
Bt((0,Me.O)(t.failure,n)):"","kvs-written":e?String(e.written):"","kvs-failed":e?String(e.failed):""}}function jt(t,e){const n=[...e].filter(([,J])=>$e(J).some(
ne=>Object.values(t).some(te=>te.includes(ne))));if(n.length===0)return;const r=n.flatMap(([,J])=>$e(J)),f=Object.entries(t).filter(([,J])=>r.some(ne=>J.includes(
ne))),S=n.map(([J])=>J).join(", "),[R,B]=n.length===1?["The masked value","occurs"]:["The masked values","occur"];return{message:`${R} of ${S} ${B} in the outpu\
t ${f.map(([J])=>J).join(", ")}: GitHub drops every output that contains a masked value`,remedy:"If a value is not secret, give it by env, under a name that doe\
s not look secret: docs/variables.md lists the words."}}function Bt(t){return JSON.stringify({...t,diagnostics:t.diagnostics.map(e=>({...e,message:(0,le.Ow)(e.message,
Be)})),log:t.log.slice(-Mt).map(e=>(0,le.Ow)(e,Be))})}const fe=()=>s.e(717).then(s.bind(s,8717)),Ht=3e4,Kt=4e3;function Wt(t){return new Ft(t)}class Ft{#e;#n=new At;#s;#r;#t;#o=[];#l;#d;#f;#i;#u="";#a={
appID:void 0,deployID:void 0,url:void 0,failure:void 0};constructor(e){this.#e=e,this.#s=Dt(e.runner,this.#n),this.#r=new Ct.r(this.#s),this.#t=new Ut(this.#s,this.#r);
const{raw:n,context:r}=e.run;for(const f of re.Qh)re.mc[f].kind==="secret"&&this.addSecret(n[f]);this.addSecret(r.idTokenRequest?.token??"")}report=e=>{e.type===
"app-known"&&(this.#a={...this.#a,appID:e.appID}),e.type==="deployment-known"&&(this.#a={...this.#a,deployID:e.deployID}),e.type==="url"&&(this.#a={...this.#a,url:e.
url}),e.type==="failure"&&(this.#a={...this.#a,failure:e.report}),e.type==="warning"&&!this.#o.includes(e.message)&&this.#o.push(e.message),this.#t.tell(this.#h(
e)),this.#d?.tell(e)};addSecret(e){for(const n of this.#n.add(e))this.#s.mask(n)}accept(e){this.#l=e;for(const n of e.secrets)this.addSecret(n);for(const n of e.
notices)this.report({type:"notice",message:n})}follow(e){this.#d=e}checkedOut(e){this.#f=e}async checked(e){this.#i=e;const{tellFindings:n}=await fe();n(this.#s,
this.#r,e)}async compared(e){const{comparisonSection:n}=await fe();this.#u=n(e,r=>this.#n.redact(r))}async finish(e,n){return this.#t.closeGroup(),e.error&&e.error.
code!=="deploy_failed"&&(0,Ge.Q)(this.#s,this.#r,e.error),n?.error&&(0,Ge.Q)(this.#s,this.#r,n.error),this.#b(e,n),await this.#y(e,n),e.error!==void 0||e.status===
"failed"||e.status==="cancelled"||n?.error?1:0}async seedReporter(){const{seedLog:e}=await fe();return this.#s.line("Keys"),e(this.#s,this.#r,this.#e.clock)}fail(e){
return this.finish({...this.#a,status:"failed",appCreated:!1,phases:[],error:e})}async skip(e){this.#r.add("notice",{title:"Deploy skipped",message:e.message});
const n={...this.#a,status:"skipped",appCreated:!1,phases:[],error:e};return this.#b(n,void 0),await this.#p(n,void 0),0}#b(e,n){const r=Gt(e,n,this.#n);for(const S of re.
P0)this.#s.output(S,r[S]);const f=jt(r,this.#l?.secretVariables??new Map);f&&this.report({type:"warning",...f})}async#y(e,n){if(await this.#p(e,n),!this.#d)return;
const{briefComment:r,endingOf:f,pageFacts:S}=await fe(),R=this.#o.length,B=e.error?.code==="interrupted"?Kt:Ht,J=S(this.#c(e,n));await Qt(B,this.#d.finish(f(J,e),
r(J))),this.#o.length>R&&await this.#p(e,n)}async#p(e,n){const{pageFacts:r,renderSummary:f}=await fe();this.#s.summary(f(r(this.#c(e,n))))}#c(e,n){return{outcome:e,
seeded:n,run:this.#e.run,planned:this.#l,built:this.#f,checked:this.#i,compared:this.#u,warnings:this.#o,unannotated:this.#r.dropped,secrets:this.#n}}#h(e){return e.
type==="failure"?{...e,report:(0,Me.O)(e.report,this.#n)}:e}}async function Qt(t,e){const n=Promise.withResolvers(),r=setTimeout(n.resolve,t);try{await Promise.
race([e,n.promise])}finally{clearTimeout(r)}}var Vt=s(2536);async function Jt(t,e){const r={runner:(0,Vt.Aq)(t.summaryFile),run:t,clock:y.m,random:Math.random},
f=Wt(r),S=await Et(t.raw,t.context,t.readFile).catch(l.I7);if(S instanceof Error)return f.fail(S);if(S.kind==="skip")return f.skip(S.reason);if(S.kind==="close"){
const{closePreview:R}=await Promise.all([s.e(411),s.e(65)]).then(s.bind(s,9285));return R(S,{...r,env:e.env})}f.accept(S);try{const R=he=>f.addSecret(he),B=S.seed&&
await Promise.all([s.e(118),s.e(377)]).then(s.bind(s,4377)),J=S.seed&&await B?.prepareSeed(S.seed,{...e,onSecret:R}),{carryOut:ne}=await Promise.all([s.e(571),s.
e(411),s.e(603)]).then(s.bind(s,6603)),te=await ne(S,f,r,e),ae=te.status==="succeeded"&&te.error===void 0;return B&&te.status==="pending"&&f.report(B.KEYS_LEFT),
await f.finish(te,ae?await J?.(await f.seedReporter()):void 0)}catch(R){return f.fail((0,l.I7)(R))}}}),4664:((o,$,s)=>{s.d($,{c:()=>u});var y=s(3024),l=s(6760),
p=s(8302),d=s(50);function u(c=process.env){const _=c.GITHUB_WORKSPACE||process.cwd();return{raw:a(c),context:E(c,_),summaryFile:c.GITHUB_STEP_SUMMARY||void 0,saved:c.
STATE_slipway??"",readFile:i=>(0,y.readFileSync)((0,l.resolve)(_,i),"utf8")}}function a(c){const _={};for(const i of d.Qh){const h=c[`INPUT_${i.toUpperCase()}`]?.
trim();h&&(_[i]=h)}return(0,d.me)(_)}function E(c,_){const i=c.GITHUB_REPOSITORY||void 0,h=v(c.GITHUB_EVENT_PATH),m=c.GITHUB_SERVER_URL||"https://github.com",[T,
D]=[c.ACTIONS_ID_TOKEN_REQUEST_URL,c.ACTIONS_ID_TOKEN_REQUEST_TOKEN],M=g(g(h,"pull_request"),"head"),Q=w(g(h,"pull_request"),i);return{serverUrl:m,apiUrl:c.GITHUB_API_URL||
"https://api.github.com",repository:i,refName:c.GITHUB_REF_NAME||void 0,sha:k(M.sha)??(c.GITHUB_SHA||void 0),eventName:c.GITHUB_EVENT_NAME||void 0,pullRequest:Q,
fork:Q?.fork===!0||I(g(h,"workflow_run"),i),selfHosted:c.RUNNER_ENVIRONMENT==="self-hosted",dependabot:c.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:T&&D?{url:T,
token:D}:void 0,runUrl:i&&c.GITHUB_RUN_ID?`${m}/${i}/actions/runs/${c.GITHUB_RUN_ID}`:void 0,workspace:_}}function w(c,_){const i=g(c,"head"),h=k(i.ref);if(typeof c.
number!="number"||h===void 0)return;const m=k(g(i,"repo").full_name);return{number:c.number,headRepository:m,headBranch:h,baseBranch:k(g(c,"base").ref)??"",fork:m?.
toLowerCase()!==_?.toLowerCase()}}function I(c,_){return c.id===void 0?!1:k(g(c,"head_repository").full_name)?.toLowerCase()!==_?.toLowerCase()}function v(c){if(!c)
return{};try{const _=JSON.parse((0,y.readFileSync)(c,"utf8"));return(0,p.Gv)(_)?_:{}}catch{return{}}}function g(c,_){const i=c[_];return(0,p.Gv)(i)?i:{}}function k(c){
return typeof c=="string"&&c!==""?c:void 0}}),246:((o,$,s)=>{s.d($,{r:()=>p});var y=s(5807);const l=10;class p{#e;#n={error:0,warning:0,notice:0};#s=0;constructor(u){
this.#e=u}get dropped(){return this.#s}add(u,a){if(this.#n[u]<l){this.#n[u]++,this.#e.annotate(u,a);return}this.#s++;const{place:E}=a,w=E===void 0?"":`${E.file}${E.
line===void 0?"":`:${E.line}`}: `;this.#e.line(`${u}: ${w}${a.message}`)}addDiagnostic(u){const{file:a,line:E,column:w}=u,I={file:a,...E===null?{}:{line:E},...w===
null?{}:{column:w}},v=u.code===null?{}:{title:(0,y.Ow)(u.code,80)};this.add(u.severity,{...v,message:(0,y.Ow)(u.message,1e3),place:I})}}}),6861:((o,$,s)=>{s.d($,
{Q:()=>l,W:()=>p});var y=s(5807);function l(a,E,w){for(const I of[w,...w.also]){const v=I.place===void 0?{}:{place:I.place};E.add("error",{message:(0,y.Ow)(I.message),
...v});for(const g of p(I))a.line(`  ${g}`)}}function p(a){const E=a.remedy?.split(`
`)??[];return a.mender==="user"?E:[...E,...d(a),...u(a.cause)]}function d({call:a}){if(!a)return[];const E=a.status===void 0?"":` answered ${a.status}`,w=a.requestID===
void 0?"":` (request ${a.requestID})`;return[`Call: ${a.method} ${a.path}${E}${w}`]}function u(a,E=0){return!(a instanceof Error)||E>3?[]:[`Cause: ${(0,y.Ow)(a.
message,500)}`,...u(a.cause,E+1)]}}),2536:((o,$,s)=>{s.d($,{MX:()=>ye,Aq:()=>we});var y=s(3024),l=s(857);function p(b){return b==null?"":typeof b=="string"||b instanceof
String?b:JSON.stringify(b)}function d(b){return Object.keys(b).length?{title:b.title,file:b.file,line:b.startLine,endLine:b.endLine,col:b.startColumn,endColumn:b.
endColumn}:{}}function u(b,x,A){const K=new w(b,x,A);process.stdout.write(K.toString()+l.EOL)}function a(b,x=""){u(b,{},x)}const E="::";class w{constructor(x,A,K){
x||(x="missing.command"),this.command=x,this.properties=A,this.message=K}toString(){let x=E+this.command;if(this.properties&&Object.keys(this.properties).length>
0){x+=" ";let A=!0;for(const K in this.properties)if(this.properties.hasOwnProperty(K)){const X=this.properties[K];X&&(A?A=!1:x+=",",x+=`${K}=${v(X)}`)}}return x+=
`${E}${I(this.message)}`,x}}function I(b){return p(b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function v(b){return p(b).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var g=s(9896);function k(b,x){const A=process.env[`GITHUB_${b}`];if(!A)throw new Error(
`Unable to find environment variable for file command ${b}`);if(!g.existsSync(A))throw new Error(`Missing file at path: ${A}`);g.appendFileSync(A,`${p(x)}${l.EOL}`,
{encoding:"utf8"})}function c(b,x){const A=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,K=p(x);if(b.includes(A))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${A}"`);if(K.includes(A))throw new Error(`Unexpected input: value should not contain the delimiter "${A}"`);return`${b}\
<<${A}${l.EOL}${K}${l.EOL}${A}`}var _=s(6928),i=function(b,x,A,K){function X(Y){return Y instanceof A?Y:new A(function(ie){ie(Y)})}return new(A||(A=Promise))(function(Y,ie){
function me(Z){try{de(K.next(Z))}catch(ce){ie(ce)}}function Ee(Z){try{de(K.throw(Z))}catch(ce){ie(ce)}}function de(Z){Z.done?Y(Z.value):X(Z.value).then(me,Ee)}de(
(K=K.apply(b,x||[])).next())})},h;(function(b){b[b.Success=0]="Success",b[b.Failure=1]="Failure"})(h||(h={}));function m(b,x){const A=toCommandValue(x);if(process.
env[b]=A,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(b,x));issueCommand("set-env",{name:b},A)}function T(b){u("add-mask",{},
b)}function D(b){process.env.GITHUB_PATH||""?issueFileCommand("PATH",b):issueCommand("add-path",{},b),process.env.PATH=`${b}${path.delimiter}${process.env.PATH}`}
function M(b,x){const A=process.env[`INPUT_${b.replace(/ /g,"_").toUpperCase()}`]||"";if(x&&x.required&&!A)throw new Error(`Input required and not supplied: ${b}`);
return x&&x.trimWhitespace===!1?A:A.trim()}function Q(b,x){const A=M(b,x).split(`
`).filter(K=>K!=="");return x&&x.trimWhitespace===!1?A:A.map(K=>K.trim())}function N(b,x){const A=["true","True","TRUE"],K=["false","False","FALSE"],X=M(b,x);if(A.
includes(X))return!0;if(K.includes(X))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${b}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function P(b,x){if(process.env.GITHUB_OUTPUT||"")return k("OUTPUT",c(b,x));process.
stdout.write(l.EOL),u("set-output",{name:b},p(x))}function U(b){issue("echo",b?"on":"off")}function L(b){process.exitCode=h.Failure,F(b)}function W(){return process.
env.RUNNER_DEBUG==="1"}function se(b){issueCommand("debug",{},b)}function F(b,x={}){u("error",d(x),b instanceof Error?b.toString():b)}function O(b,x={}){u("warn\
ing",d(x),b instanceof Error?b.toString():b)}function G(b,x={}){u("notice",d(x),b instanceof Error?b.toString():b)}function H(b){process.stdout.write(b+l.EOL)}function q(b){
a("group",b)}function z(){a("endgroup")}function C(b,x){return i(this,void 0,void 0,function*(){q(b);let A;try{A=yield x()}finally{z()}return A})}function ue(b,x){
if(process.env.GITHUB_STATE||"")return k("STATE",c(b,x));u("save-state",{name:b},p(x))}function Te(b){return process.env[`STATE_${b}`]||""}function Ie(b){return i(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(b)})}var pe=s(3739),be=s(5807);const ye="slipway",_e={error:F,warning:O,notice:G};function we(b){
const x=ke();return{line:A=>H(oe(A)),group:A=>q(oe(A)),endGroup:z,replay:(A,K)=>{H([`::stop-commands::${K}`,...A.map(oe),`::${K}::`].join(`
`))},annotate:(A,{message:K,title:X,place:Y})=>{_e[A](oe(K),{...X===void 0?{}:{title:X},...Y===void 0?{}:{file:Y.file},...Y?.line===void 0?{}:{startLine:Y.line},
...Y?.column===void 0?{}:{startColumn:Y.column}})},mask:T,output:(A,K)=>x("the outputs",()=>P(A,K)),state:(A,K)=>x("the state for the post step",()=>ue(A,K)),summary:A=>{
b!==void 0&&x("the summary",()=>(0,y.writeFileSync)(b,A))}}}function ke(){const b=new Set;return(x,A)=>{try{A()}catch(K){b.has(x)||O(oe(`The runner cannot keep ${x}\
: ${(0,pe.I7)(K).message}`)),b.add(x)}}}function oe(b){return(0,be.Ow)(b).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),7399:((o,$,s)=>{s.d($,{t:()=>d});
var y=s(3739),l=s(1787),p=s(1053);function d({decode:a,readError:E,explain:w,takesText:I}){return async v=>{const{status:g,text:k,headers:c,retryAfterMs:_}=v,i=k===
void 0?void 0:u(k,c,I);if(g>=400){const h=(0,l.N)(i?.body),m=await E?.(i?.body,h)??h;return{ok:!1,error:(0,p.x5)(v,m,_,await w?.(m,g))}}if(i===void 0)return{ok:!1,
error:(0,p.g$)(v,v.bodyBytes)};if(i.fault!==void 0)return{ok:!1,error:(0,p.O$)(v,i.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await a(i.body,(0,p.xS)(
v),c.get("location")??void 0)}}catch(h){if(h instanceof y.GQ)return{ok:!1,error:h};throw h}}}function u(a,E,w=!1){if(a.trim()==="")return{body:void 0};const I=(E.
get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",v=I===""||I==="text/plain";if(!v&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(I))return{body:void 0,fault:I===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const g=JSON.parse(a);return v&&typeof g!="object"&&!w?{body:void 0,fault:"is plain text"}:
{body:g}}catch{return v&&w?{body:a}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((o,$,s)=>{s.d($,{H1:()=>p,K7:()=>I,cv:()=>d});var y=s(3739),l=s(7634);const p={
accept:"application/json","user-agent":`slipway/${l.x}`};async function d(g,k){k.signal?.throwIfAborted();const c=new AbortController,_=setTimeout(()=>c.abort(),
k.timeoutMs),i=k.signal?AbortSignal.any([k.signal,c.signal]):c.signal;try{const h=await k.fetch(g.url,{method:g.method,headers:g.headers,redirect:"manual",signal:i,
...g.body===void 0?{}:{body:g.body}}),{status:m,headers:T}=h;return{kind:"answer",status:m,headers:T,text:await u(h,k.bodyBytes)}}catch(h){return k.signal?.throwIfAborted(),
w(h,c.signal.aborted)}finally{clearTimeout(_)}}async function u(g,k){if(g.body===null)return"";const c=[];let _=0;for await(const i of g.body){if(_+=i.byteLength,
_>k)return;c.push(i)}return new TextDecoder().decode(Buffer.concat(c))}const a=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
E=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function w(g,k){const c=v(g),_=m=>c.some(T=>m.test((0,y.xU)(T)??"")),i=c.some(m=>"syscall"in m&&m.
syscall==="connect"),h=_(E);return{kind:"lost",sent:!i&&!h&&!_(a),timedOut:k,certificate:h,cause:g}}function I(g){return v(g).map(y.xU).find(k=>k!==void 0)}function v(g,k=0){
return!(g instanceof Error)||k>5?[]:[...(g instanceof AggregateError?[g.cause,...g.errors]:[g.cause]).flatMap(_=>v(_,k+1)),g]}}),3130:((o,$,s)=>{s.d($,{g:()=>d});
var y=s(86),l=s(7399),p=s(5636);function d(u,{requestUrl:a,requestToken:E,audience:w},I,v){const g=new URL(a);w&&(g.search+=`${g.search===""?"":"&"}audience=${encodeURIComponent(
w)}`);const k=(c,_)=>{const i=(0,y.Qq)((0,y.Pf)(c),"value");if(i===void 0)throw(0,y.LO)("token (value)",c,_);return v(i),i};return I({doing:`get an ID token fro\
m ${u}`,request:{method:"GET",url:g,headers:{...p.H1,authorization:`Bearer ${E}`}},mayRepeat:!0,authorize:c=>c,read:(0,l.t)({decode:k})})}}),1053:((o,$,s)=>{s.d(
$,{O$:()=>k,a6:()=>v,g$:()=>c,tr:()=>g,x5:()=>a,xS:()=>u,yJ:()=>_});var y=s(9127),l=s(3739),p=s(5807),d=s(5636);function u(i,h){const m="status"in i?i:void 0,T=h?.
requestID??m?.headers.get("x-request-id")??void 0;return{method:i.request.method,path:i.request.url.pathname,...m===void 0?{}:{status:m.status},...T===void 0?{}:
{requestID:(0,p.Ow)(T,128)},...h?.code===void 0?{}:{serviceCode:h.code}}}function a(i,h,m,T){const{code:D,remedy:M}=I(i.status),Q=[`Could not ${i.doing}: the se\
rvice answered ${i.status}`,h.code===void 0||h.code===String(i.status)?"":` ${h.code}`,h.message===void 0?"":` ("${h.message}")`,m===void 0?"":` and asks to wai\
t ${(0,y.a)(m)}`,T?.words??""];return new l.GQ(D,Q.join(""),{remedy:T?.remedy??M,call:{...u(i,h),outcome:i.status===408||i.status>=500?"unknown":"refused"}})}const E="\
Try again later. If it continues, send the request ID to the platform.",w=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of\
 the identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organiza\
tion for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that\
 this identity may see them."}],[408,{code:"service_error",remedy:E}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time\
."}]]);function I(i){const h=w.get(i);return h!==void 0?h:i>=500?{code:"service_error",remedy:E}:{code:"refused",remedy:"Correct what the answer names, then run\
 again."}}const v=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function g(i,h,m,T="the address"){const{origin:D}=i.request.url,M=(0,d.K7)(
h.cause)??"no reason given",Q=h.timedOut?`no whole answer from ${D} within ${(0,y.a)(m)}`:`${h.sent?`the connection to ${D} broke off`:`no connection to ${D}`} \
(${M})`;return new l.GQ(h.timedOut?"request_timeout":"unreachable",`Could not ${i.doing}: ${Q}`,{remedy:h.certificate?"If a private authority signed the certifi\
cate of the server, name it in NODE_EXTRA_CA_CERTS.":`Check ${T}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...u(i),outcome:h.sent?"\
unknown":"not-sent"},cause:h.cause})}function k(i,h){return new l.GQ("unexpected_response",`Could not ${i.doing}: the answer (${i.status}) ${h}`,{remedy:"Check \
that the address is the service itself, and that no proxy or login page answers in its place.",call:{...u(i),outcome:"unknown"}})}function c(i,h){return new l.GQ(
"response_too_large",`Could not ${i.doing}: the answer is longer than ${h} bytes`,{remedy:"Check that the address is the service itself.",call:{...u(i),outcome:"\
unknown"}})}function _(i,h){const{origin:m}=i.request.url,T=h!==void 0&&h.origin!==m,D=T?h.origin:h===void 0?"nowhere":"another path";return new l.GQ("redirecte\
d",`Could not ${i.doing}: ${m} redirects to ${D} (${i.status})`,{remedy:T?`Nothing was sent there. If ${h.origin} is the service, give that address.`:"Give the \
service's own address, to which it does not redirect.",call:{...u(i),outcome:"refused"}})}}),1619:((o,$,s)=>{s.d($,{J:()=>p,h:()=>d});var y=s(3739),l=s(1709);function p(u,a){
const E=u.trim(),w=URL.canParse(E)?new URL(E):void 0;if(w===void 0||!["http:","https:"].includes(w.protocol))throw new y.GQ("invalid_input",`${a} is not an http\
(s) address`,{input:a,remedy:"Write it with its scheme, as https://platform.example.com."});if(w.username!==""||w.password!==""||w.search!==""||w.hash!=="")throw new y.
GQ("invalid_input",`${a} has more than host and path`,{input:a,remedy:"Leave out user name, password, query and fragment."});return d(w,a),w.pathname=w.pathname.
replace(/\/+$/,""),w}function d(u,a){if(!(u.protocol==="https:"||u.protocol==="http:"&&(0,l.c)(u.hostname)))throw new y.GQ("insecure_url",`${a} names ${u.origin}\
, which is not https`,{input:a,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((o,$,s)=>{s.d($,
{m:()=>l,f:()=>p});const y=j("node:timers/promises"),l={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(d,u){u?.throwIfAborted();try{await(0,y.setTimeout)(
d,void 0,{signal:u})}catch(a){throw u?.throwIfAborted(),a}}},p=(d,u)=>{const a=setInterval(u,d).unref();return()=>clearInterval(a)}}),9127:((o,$,s)=>{s.d($,{E:()=>l,
a:()=>p});var y=s(3739);function l(d,u){const a=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(d.trim()),[,E,w,I]=a??[],v=Number(E??0)*36e5+Number(w??0)*
6e4+Number(I??0)*1e3;if(!a||v===0)throw new y.GQ("invalid_input",`${u}: "${d}" is not a duration`,{input:u,remedy:"Write it with units, as 90s, 30m or 1h30m; it\
 must be longer than zero."});return v}function p(d){if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)return`${(d/1e3).toFixed(1)}s`;const u=Math.round(d/1e3),a=E=>String(
E).padStart(2,"0");return u<3600?`${Math.floor(u/60)}m ${a(u%60)}s`:`${Math.floor(u/3600)}h ${a(Math.floor(u%3600/60))}m`}}),3739:((o,$,s)=>{s.d($,{GQ:()=>p,I7:()=>d,
b$:()=>w,xU:()=>a,xb:()=>u});const y={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"use\
r",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"\
user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"pl\
atform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"\
platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"\
user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},l=Object.keys(y);class p extends Error{name="\
SlipwayError";code;mender;remedy;input;place;call;also;constructor(v,g,k={}){super(g,k.cause===void 0?void 0:{cause:k.cause}),this.code=v,this.mender=y[v],this.
remedy=k.remedy,this.input=k.input,this.place=k.place,this.call=k.call,this.also=k.also??[]}with({code:v=this.code,message:g=this.message,...k}){const{remedy:c,
input:_,place:i,call:h,cause:m,also:T}=this;return new p(v,g,{remedy:c,input:_,place:i,call:h,cause:m,also:T,...k})}}function d(I){if(I instanceof p)return I;const v=I instanceof
Error?I.message:String(I);return new p("internal",v,{cause:I,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function u(I){throw new p(
"internal",`Unhandled case: ${JSON.stringify(I)}`)}function a(I){if(!(!(I instanceof Error)||!("code"in I)))return typeof I.code=="string"?I.code:void 0}const E=new Set(
["ENOSPC","EDQUOT"]);function w(I){return E.has(a(I))}}),9692:((o,$,s)=>{s.d($,{sU:()=>l,q$:()=>M,bM:()=>P,U2:()=>N,I:()=>T,q1:()=>D,Aw:()=>U});var y=s(8302);class l extends Error{name="\
JsonTextError";offset;constructor(O,G){super(O),this.offset=G}}const p=34,d=44,u=58,a=91,E=92,w=93,I=123,v=125,g=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,k=24,c=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
_=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,i=/true|false|null/y,h="a lone surrogate (half of a character) in a string";class m{#e;#n;#s;#r=[];#t=0;#o={name:"",
nameOffset:0,offset:0};constructor(O,G=!0,H){this.#e=O,this.#n=G,this.#s=H}document(){this.#h();const O=this.#m()===I?"object":"other";do this.#l();while(this.#d());
if(this.#h(),this.#t<this.#e.length)throw this.#g("the end");return O}#l(){for(;;){this.#h(),this.#r.length===1&&(this.#o.offset=this.#t);const O=this.#m();if(O===
p){this.#u();return}if(O===I){if(this.#t+=1,this.#c(v))return;this.#r.push(new Set),this.#i()}else if(O===a){if(this.#t+=1,this.#c(w))return;this.#r.push(void 0)}else{
if(this.#_(_)||this.#_(i))return;throw this.#g("a value")}}}#d(){for(let O=this.#r.length;O>0;O--){const G=this.#r[O-1]!==void 0;if(O===1&&G&&this.#s&&this.#f(this.#s),
this.#c(d))return G&&this.#i(),!0;if(!this.#c(G?v:w))throw this.#g(`"," or "${G?"}":"]"}"`);this.#r.pop()}return!1}#f(O){O({...this.#o,text:this.#e.slice(this.#o.
offset,this.#t)})}#i(){this.#h();const O=this.#t;if(this.#m()!==p)throw this.#g("a name in double quotes");this.#u();const G=T(this.#e.slice(O,this.#t)),H=this.#r.
at(-1);if(this.#n&&H?.has(G))throw new l(`the name "${G}" occurs twice in one object`,O);if(H?.add(G),!this.#c(u))throw this.#g('":"');this.#r.length===1&&(this.#o=
{name:G,nameOffset:O,offset:this.#t})}#u(){const O=this.#e,G=this.#t;let H=G+1;for(;;){const q=O.charCodeAt(H);if(q===p)break;if(q===E)H=this.#b(H,G);else if(q>=
55296&&q<=57343)H=this.#y(H,G);else if(q>=32)H=H-G<k?H+1:this.#a(H);else throw this.#p(H)}this.#t=H+1}#a(O){return g.lastIndex=O,g.test(this.#e),g.lastIndex}#b(O,G){
if(c.lastIndex=O,!c.test(this.#e))throw this.#p(O);const H=c.lastIndex;if(!this.#n||H-O===2)return H;const q=Number.parseInt(this.#e.slice(O+2,H),16);if(q<55296||
q>57343)return H;const z=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(H,H+6));if(q>=56320||!z)throw new l(h,G);return H+6}#y(O,G){const[H,q]=[this.#e.charCodeAt(
O),this.#e.charCodeAt(O+1)],z=H<56320&&(q&64512)===56320;if(this.#n&&!z)throw new l(h,G);return O+(z?2:1)}#p(O){const G=O>=this.#e.length;return new l(G?"a stri\
ng does not end":"a bad escape or control character in a string",O)}#c(O){return this.#h(),this.#m()!==O?!1:(this.#t+=1,!0)}#h(){for(;;){const O=this.#m();if(O!==
32&&O!==10&&O!==13&&O!==9)return;this.#t+=1}}#m(){return this.#e.charCodeAt(this.#t)}#_(O){return O.lastIndex=this.#t,O.test(this.#e)?(this.#t=O.lastIndex,!0):!1}#g(O){
const G=this.#e.slice(this.#t,this.#t+1);return new l(`expected ${O}, found ${G===""?"the end":JSON.stringify(G)}`,this.#t)}}function T(F){return F.includes("\\")?
String(JSON.parse(F)):F.slice(1,-1)}function D(F,O){const G=F.slice(0,O);return{line:G.split(`
`).length,column:O-G.lastIndexOf(`
`)}}function M(F){new m(F).document()}function Q(F){try{new JsonScanner(F,!1).document()}catch(O){if(O instanceof JsonTextError)return O;throw O}}function N(F,O=!0){
const G=[];return new m(F,O,q=>G.push(q)).document()==="object"?G:void 0}function P(F){return F.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function U(F,O){
return F===O||L(F)===L(O)}function L(F){try{return String(JSON.parse(F,W))}catch(O){if(O instanceof RangeError)return P(F);throw O}}function W(F,O,G){return typeof O==
"number"?se(G?.source??String(O)):Array.isArray(O)?`[${O.join(",")}]`:(0,y.Gv)(O)?`{${Object.entries(O).map(([q,z])=>`${JSON.stringify(q)}:${z}`).sort().join(",")}\
}`:JSON.stringify(O)}function se(F){const[,O,G="",H="",q="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(F)??[],z=`${G}${H}`.replace(/^0+/,""),C=z.replace(
/0+$/,"");if(C==="")return`${O}0`;const ue=BigInt(q)-BigInt(H.length)+BigInt(z.length-C.length);return`${O}${C}e${ue}`}}),8302:((o,$,s)=>{s.d($,{Eb:()=>l,Gv:()=>y,
KH:()=>p});function y(d){return typeof d=="object"&&d!==null&&!Array.isArray(d)}function l(d){const u=Object.entries(d).filter(([,a])=>a!==void 0);return Object.
fromEntries(u)}function p(d,u){return typeof d=="string"&&d.length<=u}}),1709:((o,$,s)=>{s.d($,{O:()=>y,c:()=>l});function y(p){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.
test(p)}function l(p){return/^(?:[^.]+\.)*localhost\.?$/i.test(p)||y(p.replace(/^\[|\]$/g,""))}}),5807:((o,$,s)=>{s.d($,{Kf:()=>k,Nl:()=>I,Ow:()=>c,vI:()=>g});const y="\
\x1B",l="\x07",p=new RegExp(`${y}[\\]P_^X][^${l}${y}]*(?:${l}|${y}\\\\)|${y}\\[[0-?]*[ -/]*[@-~]|${y}[ -/]*[0-Z\\\\^-~]`,"g"),d=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
u=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),a=new RegExp(
`(?!\\t)(?:${u.source})`,"gu"),E=/^[ -~]*$/,w=/^[\t -~]*$/;function I(i){return i.includes(y)?i.replace(p,""):i}function v(i){return w.test(i)?i:I(i).replace(/[\n\u2028\u2029]/g,
" ").replace(a,"")}function g(i,h){return i.length>h?_(i,h):i}function k(i){return i.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function c(i,h=2e3){const m=i.length>
h*8+1024?i.slice(0,h*8+1024):i;if(E.test(m)&&m.length<=h)return i;const T=I(m).replace(d," ").replace(u,"").toWellFormed();return T.length>h||m.length<i.length?
_(T,h):T}function _(i,h){if(h<1)return"";const m=i.slice(0,h-1),T=m.charCodeAt(m.length-1);return`${T>=55296&&T<=56319?m.slice(0,-1):m}\u2026`}}),7634:((o,$,s)=>{
s.d($,{x:()=>y});const y="1.0.0"}),1787:((o,$,s)=>{s.d($,{N:()=>w,c:()=>c});var y=s(3739),l=s(8302),p=s(5807),d=s(86);const u=["message","errordescription","det\
ail","details","title","description","msg","reason"],a=10,E=["fieldviolations","violations","details","errors","causes"];function w(_){const i=(0,d.Pf)(_),h=i.get(
"errors")??i.get("messages"),m=Array.isArray(h)&&(0,l.Gv)(h[0])?{error:h[0]}:void 0,T=[...(0,d.w)(m,["error"]),...(0,d.w)(_,["error"])],D=(...U)=>{const L=T.map(
W=>(0,d.Qq)(W,...U)).find(W=>W!==void 0);return L===void 0?void 0:(0,p.Ow)(L,300).trim()},M=(0,l.Gv)(_)?(0,d.Qq)(i,"error"):void 0,Q=M!==void 0&&I(M)?M:void 0,N=T.
map(U=>(0,d.Qq)(U,"id")).find(U=>U!==void 0&&I(U)),P=v(_);return{code:Q??D("code","errorcode")??(D("message")===void 0?void 0:N),message:D(...u)??(M===void 0?void 0:
(0,p.Ow)(M,300).trim())??P[0]?.message,requestID:D("requestid","traceid","correlationid"),fields:P}}const I=_=>/^[\w.-]{1,64}$/.test(_);function v(_){const i=(0,d.
Pf)(_),h=(0,d.Pf)(i.get("error")),m=[i,h].flatMap(M=>["errors","fields","details","detail","violations","fieldviolations","invalidparams","messages"].map(Q=>M.get(
Q))),T=[h,i].flatMap(M=>k(M)),D=[...m.flatMap(M=>g(M)),...T];return[...new Map(D.map(M=>[`${M.field} ${M.message}`,M])).values()].slice(0,a)}function g(_,i=0){if(i>
2)return[];if(Array.isArray(_))return _.slice(0,50).flatMap(m=>{const T=(0,d.Pf)(m),D=E.flatMap(M=>g(T.get(M),i+1));return[...k(T),...D]});if(!(0,l.Gv)(_))return[];
const h=E.flatMap(m=>g((0,d.Pf)(_).get(m),i+1));return h.length>0?h:Object.entries(_).flatMap(([m,T])=>(Array.isArray(T)?T:[T]).filter(M=>typeof M=="string").map(
M=>({field:(0,p.Ow)(m,100),message:(0,p.Ow)(M,200)})))}function k(_){const i=(0,d.Pf)(_.get("source")),h=_.get("loc")??_.get("path"),m=Array.isArray(h)?h.filter(
P=>P!=="body").join("."):void 0,T=(0,d.Qq)(_,"field","param","parameter","target","property","pointer","attribute","fieldname"),D=(0,d.Qq)(i,"pointer","paramete\
r"),M=m||T||D,Q=(0,d.Qq)(_,...u,"error","code");if(M===void 0||Q===void 0)return[];const N=M.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,
"").replaceAll("/",".");return[{field:(0,p.Ow)(N,100),message:(0,p.Ow)(Q,200)}]}function c(_,i){const h=(0,d.Pf)(_);if(h.get("success")!==!1&&h.get("ok")!==!1)return;
const{code:m,message:T}=w(_),D=[m,T&&`"${(0,p.Ow)(T,300)}"`].filter(Boolean).join(" "),M=i.status===void 0?"":` ${i.status}`;throw new y.GQ("refused",`The servi\
ce answered ${i.method} ${i.path} with${M}, but says that it failed${D&&`: ${D}`}`,{remedy:"Mend what the answer names, then run again.",call:{...i,outcome:"unk\
nown"}})}}),2345:((o,$,s)=>{s.d($,{BL:()=>w,G1:()=>E,IC:()=>g,aT:()=>d,be:()=>a,cS:()=>I,jI:()=>l,jL:()=>u,lF:()=>v,ux:()=>y,yN:()=>p});const y={bodyBytes:128*1024,
keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},l=["api","web-ssr","sse"],p=["web-landing",...l],d="us-east-2",u="execute\
-api",a="SERVICE_KVS_",E=/^[A-Za-z_][A-Za-z0-9_]*$/,w=/^[a-z][a-z0-9_]{0,31}$/,I=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,v={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},g={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,
findingCode:100}}),86:((o,$,s)=>{s.d($,{Dy:()=>i,LO:()=>h,MX:()=>v,Pf:()=>a,Qq:()=>k,TU:()=>D,VF:()=>E,k$:()=>w,kB:()=>_,nd:()=>c,tK:()=>u,vs:()=>I,w:()=>g,zs:()=>m});
var y=s(3739),l=s(8302),p=s(5807),d=s(8438);function u(N){return N.toLowerCase().replace(/[_\-$@]/g,"")}function a(N){const P=new Map;if(!(0,l.Gv)(N))return P;for(const[
U,L]of Object.entries(N)){const W=u(U);P.has(W)||P.set(W,L)}return P}function E(N,P){return{path:N,value:P,fields:a(P)}}function w(N,P){for(const U of P)for(const[
L,W]of Object.entries(N.value))if(u(L)===U&&(0,l.Gv)(W))return E(I(N.path,L),W)}function I(N,P){const U=(0,p.Ow)(P,40);return N===""?U:`${N}.${U}`}function v(N,P,U=d.
sX){const L=[];let W=(0,l.Gv)(N)?E("",N):void 0;for(;W!==void 0&&L.length<=U;)L.unshift(W),W=w(W,[...P,...d.wy]);return L}function g(N,P){return v(N,P).map(({fields:U})=>U)}
function k(N,...P){for(const U of P){const L=N.get(U);if(typeof L=="string"&&L!=="")return L;if(typeof L=="number")return String(L)}}function c(N,...P){for(const U of P){
const L=N.get(U),W=typeof L=="string"&&/^-?\d{1,15}$/.test(L)?Number(L):L;if(Number.isSafeInteger(W))return Number(W)}}function _(N,...P){for(const U of P){const L=N.
get(U),W=typeof L=="string"&&/^\d+(?:\.\d+)?$/.test(L)?Number(L):L;if(typeof W=="number"&&Number.isFinite(W))return Math.round(W<1e11?W*1e3:W);const se=typeof L==
"string"?Date.parse(L):Number.NaN;if(!Number.isNaN(se))return se}}function i(N,...P){const U=k(N,...P);if(U===void 0)return;const L=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(U)?`https://${U}`:U;return/^https?:\/\//i.test(L)&&URL.canParse(L)?L:void 0}function h(N,P,U,L){return T(`has no ${N}; ${M(P)}`,U,L)}function m(N,P,U,L){return T(
`has more than one ${N}: ${P.join(" and ")}; Slipway does not guess`,U,L)}function T(N,P,U){const L=P.status===void 0?"":` (${P.status})`;return new y.GQ("unexp\
ected_response",`The answer to ${P.method} ${P.path}${L} ${N}`,{remedy:U===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${U}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...P,outcome:"unknown",unclear:!0}})}function D(N,P,U){return`answers:
  ${N}:
    ${P}: ${U}`}function M(N){if(N===void 0)return"it is empty.";if(Array.isArray(N))return`it is a list of ${N.length}.`;if(!(0,l.Gv)(N))return`it is ${N===null?
"null":`a ${typeof N}`}.`;const P=Q(N,0),U=P.slice(0,30).join(", ");return P.length===0?"it is an empty object.":`it has: ${U}${P.length>30?", \u2026":""}.`}function Q(N,P){
return!(0,l.Gv)(N)||P>d.sX?[]:Object.entries(N).flatMap(([U,L])=>[(0,p.Ow)(U,40),...Q(L,P+1).map(W=>`${(0,p.Ow)(U,40)}.${W}`)])}}),597:((o,$,s)=>{s.d($,{Nu:()=>E,
Rs:()=>h,bD:()=>u,ri:()=>_});const y=1024,l=/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}$/,p="owner/name, or a URL that begins\
 with https://",d="--allow-local-git",u="https://github.com/{repository}.git";function a(m){const T=/^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?github\.com[:/](.*?)\/?$/i.
exec(m)?.[1]??"";return l.test(T)?T.replace(/\.git$/,""):void 0}function E(m,T){if(m.length>y)return c(`has more than ${y} characters`);if(new RegExp("\\p{Cc}",
"u").test(m))return c("has control characters");if(l.test(m))return{kind:"name",name:m.replace(/\.git$/,"")};if(m.startsWith("/"))return T?{kind:"path",path:m}:
k("is a local path");const D=w(m);return D?.protocol==="https:"||D?.protocol==="http:"?I(D,T):D?.protocol==="file:"?v(D,T):g(m)}function w(m){return/^[a-z]+:\/\/\S+$/i.
test(m)&&URL.canParse(m)?new URL(m):void 0}function I(m,T){return m.username!==""||m.password!==""?c("contains a user name or password","the URL without them: t\
he platform has its own access"):m.protocol==="http:"&&!T?k("is a URL of plain http"):{kind:"remote",url:m}}function v(m,T){return m.host!==""||/%(?:2f|00)/i.test(
m.pathname)?c("is not a path on this machine"):T?{kind:"file",url:m}:k("is a local path")}function g(m){const[,T,D]=/^(?:(?:git\+)?ssh:\/\/|git:\/\/|(?=[\w.-]+@))(?:[\w.-]+@)?([A-Za-z0-9][\w.-]*)(?::\d+(?=\/))?[:/]\/?([\w.~][\w./~-]*)$/.
exec(m)??[];return T===void 0?c("is neither owner/name nor an https URL"):c("is an address for ssh or git://, but repositories are cloned over https",`https://${T}\
/${D}`)}function k(m){return c(`${m}, which a platform takes only with ${d}`)}function c(m,T=p){return{kind:"refused",problem:m,instead:T}}function _(m){return m.
replace(/(?<!\w)(\w+:\/\/)[^/@\s]+@/g,"$1")}function i(m,T){return m.replaceAll("{repository}",()=>T)}function h(m,T){const D="https://git.example.com/{reposito\
ry}.git";if(!m.includes("{repository}"))return{problem:"does not contain {repository}",instead:D};const M=i(m,"owner/name"),Q=w(M);if(Q?.protocol==="https:")return;
const N=Q?.protocol==="http:"||Q?.protocol==="file:"&&Q.host==="";if(!(N&&T))return N?{problem:`begins with ${Q?.protocol}//, which needs ${d}`,instead:`${D}, o\
r add ${d}`}:{problem:"is not an https URL",instead:D}}}),8438:((o,$,s)=>{s.d($,{A9:()=>g,BV:()=>a,DE:()=>M,E6:()=>c,Hl:()=>D,Ld:()=>_,M0:()=>p,Mg:()=>U,NP:()=>Q,
S3:()=>I,T8:()=>P,Vt:()=>w,XD:()=>k,XQ:()=>v,cJ:()=>T,dI:()=>m,gW:()=>h,m5:()=>E,qQ:()=>N,sX:()=>u,tl:()=>i,uH:()=>l,uq:()=>y,wy:()=>d});const y={label:"app",names:[
"app","application"],kin:["site","service","website","webapp","staticsite"],lists:["apps","applications","sites","services"]},l={label:"deployment",names:["depl\
oy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["deployments","deploys","jobs","builds","releases","runs","rollouts","revision\
s","jobsummaries","deploymentsummaries"]},p={label:"environment",names:["environment","env"],kin:[],lists:["environments","envs"]},d=["data","result","item","re\
sponse","payload","body","content","node","embedded"],u=2,a=["attributes","properties","metadata"],E=["items","data","results","result","list","records","entrie\
s","values","value","nodes","edges"],w=["errors","messages","warnings","notices","included","links"],I=["id","uid","uuid","guid"],v=["status","state","readystat\
e","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","deploystate","jobstatus","jobstate"],g=["phase","deploymentphase"],k=["st\
ate","status","phase","name","value"],c=["conclusion","result","outcome"],_=["stage","step","currentstage","currentstep","stagename"],i=["url","publicurl","live\
url","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl","deployurl","deploysslurl","previewurl","defaultingress","defaultdomain",
"defaulthostname","livedomain","hostname","host","domain","fqdn"],h=["urls","domains","hostnames","aliases","status","links","endpoints"],m=["branch","gitbranch",
"branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],T=["commit","commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit",
"gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],D=["source","git","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],M=[
"createdat","created","createdon","creationtime","createtime","createdtime","createdtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttim\
e","startedat","timestamp"],Q=["supersededby","replacedby"],N=["nextcursor","cursor","nextpagetoken","nexttoken","endcursor","continue","next"],P=["pagination",
"paging","page","pageinfo","meta","metadata","resultinfo","links"],U=["next","nextlink","nexturl","nextpage"]}),1547:((o,$,s)=>{s.d($,{P:()=>u,Y:()=>p});const y=[
["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","do\
ne","ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broke\
n","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","\
rolledback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","a\
borted","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["qu\
eued","pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","install\
ing","syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","prep\
aring","uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsap\
proval","buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","t\
esting","reconciling","unknown"]]],l=new Map(y.flatMap(([a,E])=>E.map(w=>[w,a])));function p(a){return a.toLowerCase().replace(/[\s_-]/g,"")}const d=[["failure",
/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];function u(a,E=new Map){const w=p(a);return E.get(w)??l.get(w)??d.find(([,I])=>I.test(w))?.[0]}}),
9439:((o,$,s)=>{s.d($,{K:()=>l});const y=null,l={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"\
Explanation",verify:"Public URL",compare:"Comparison"}}),3214:((o,$,s)=>{s.d($,{O:()=>y});function y(l,p){const d=a=>p.redact(a),u=a=>a===void 0?void 0:d(a);return{
...l,headline:d(l.headline),stage:u(l.stage),code:u(l.code),remedy:u(l.remedy),diagnostics:l.diagnostics.map(a=>({...a,file:d(a.file),code:a.code===null?null:d(
a.code),message:d(a.message)})),log:l.log.map(d)}}}),2562:((o,$,s)=>{s.d($,{Z:()=>l,b:()=>p});var y=s(3739);class l{#e=[];try(u,a){try{return u()}catch(E){const w=(0,y.
I7)(E);if(w.code==="internal")throw E;return this.#e.push(w),a}}add(u){this.#e.push(u)}throwIfAny(){const u=p(this.#e);if(u)throw u}}function p(d){const[u,...a]=d.
flatMap(E=>[E.with({also:[]}),...E.also]);return u?.with({also:a})}}),50:((o,$,s)=>{s.d($,{mc:()=>a,Qh:()=>w,P0:()=>g,me:()=>k});const a={...{mode:{kind:"choice",
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
 without requests that change anything."}},E=new Map(Object.entries(a)),w=Object.keys(a).filter(I);function I(c){return Object.hasOwn(a,c)}const v={"app-id":"Th\
e app's ID.","app-created":"`true` if this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `sk\
ipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not wri\
te."},g=Object.keys(v).filter(c=>c in v);function k(c){const _=w.map(i=>{const h=E.get(i)?.default??"";return[i,c[i]||(h.startsWith("${{")?"":h)]});return Object.
fromEntries(_)}}),7924:((o,$,s)=>{s.d($,{Gq:()=>l,HU:()=>u,LO:()=>p,SP:()=>w,au:()=>a,yG:()=>d,yR:()=>I});var y=s(3739);function l(v,g,k){return new y.GQ("inval\
id_input",`${v}: ${g}`,{input:v,remedy:k})}function p(v,g,k){return new y.GQ("missing_input",`${v} is missing: ${g}`,{input:v,remedy:k})}function d(v,g){switch(v.
trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw l(g,`"${w(v)}" is neither true nor false`,"Write true or false.")}}function u(v,g,k){
const c=g.find(i=>i===v.trim().toLowerCase());if(c!==void 0)return c;const _=g.map(i=>`"${i}"`).join(", ");throw l(k,`"${w(v)}" is not one of ${_}${a(v,g)}`,`Wr\
ite one of ${_}.`)}function a(v,g){const k=g.map(c=>({name:c,distance:E(v.trim().toLowerCase(),c.toLowerCase())})).sort((c,_)=>c.distance-_.distance)[0];return k&&
k.distance<=Math.max(1,Math.floor(k.name.length/3))?`; did you mean "${k.name}"?`:""}function E(v,g){if(v.length>100||g.length>100)return Number.POSITIVE_INFINITY;
let k=Array.from({length:g.length+1},(c,_)=>_);for(let c=1;c<=v.length;c++){const _=[c];for(let i=1;i<=g.length;i++){const h=(k[i-1]??0)+(v[c-1]===g[i-1]?0:1);_.
push(Math.min(h,(k[i]??0)+1,(_[i-1]??0)+1))}k=_}return k[g.length]??0}function w(v){const g=v.replace(/\s+/g," ").trim();return g.length>60?`${g.slice(0,57)}\u2026`:
g}function I(v,g,k){try{return k(v)}catch(c){const _=(0,y.xU)(c)==="ENOENT"?"does not exist":`cannot be read (${(0,y.xU)(c)??"fault"})`;throw new y.GQ("file_not\
_found",`${g}: the file ${v} ${_}`,{input:g,cause:c,remedy:"Give a path inside the workspace, and check the repository out before this step."})}}}),9689:((o,$,s)=>{
s.a(o,async(y,l)=>{try{var p=s(2360),d=s(4664);const u=new AbortController;process.on("SIGINT",()=>u.abort()),process.on("SIGTERM",()=>u.abort()),process.exitCode=
await(0,p.h)((0,d.c)(),{env:process.env,signal:u.signal,startPlatform:async a=>(await Promise.all([s.e(169),s.e(571),s.e(741)]).then(s.bind(s,4553))).startLocalPlatform(
a)}),l()}catch(u){l(u)}},1)})},Oe={};function V(o){var $=Oe[o];if($!==void 0)return $.exports;var s=Oe[o]={id:o,loaded:!1,exports:{}},y=!0;try{He[o](s,s.exports,
V),y=!1}finally{y&&delete Oe[o]}return s.loaded=!0,s.exports}V.m=He,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",$=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",y=p=>{p&&p.d<1&&(p.d=1,p.forEach(d=>d.r--),p.forEach(
d=>d.r--?d.r++:d()))},l=p=>p.map(d=>{if(d!==null&&typeof d=="object"){if(d[o])return d;if(d.then){var u=[];u.d=0,d.then(w=>{a[$]=w,y(u)},w=>{a[s]=w,y(u)});var a={};
return a[o]=w=>w(u),a}}var E={};return E[o]=w=>{},E[$]=d,E});V.a=(p,d,u)=>{var a;u&&((a=[]).d=-1);var E=new Set,w=p.exports,I,v,g,k=new Promise((c,_)=>{g=_,v=c});
k[$]=w,k[o]=c=>(a&&c(a),E.forEach(c),k.catch(_=>{})),p.exports=k,d(c=>{I=l(c);var _,i=()=>I.map(m=>{if(m[s])throw m[s];return m[$]}),h=new Promise(m=>{_=()=>m(i),
_.r=0;var T=D=>D!==a&&!E.has(D)&&(E.add(D),D&&!D.d&&(_.r++,D.push(_)));I.map(D=>D[o](T))});return _.r?h:i()},c=>(c?g(k[s]=c):v(w),y(a))),a&&a.d<0&&(a.d=0)}})(),
(()=>{var o=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,$;V.t=function(s,y){if(y&1&&(s=this(s)),y&8||typeof s=="object"&&s&&(y&4&&s.__esModule||
y&16&&typeof s.then=="function"))return s;var l=Object.create(null);V.r(l);var p={};$=$||[null,o({}),o([]),o(o)];for(var d=y&2&&s;typeof d=="object"&&!~$.indexOf(
d);d=o(d))Object.getOwnPropertyNames(d).forEach(u=>p[u]=()=>s[u]);return p.default=()=>s,V.d(l,p),l}})(),V.d=(o,$)=>{for(var s in $)V.o($,s)&&!V.o(o,s)&&Object.
defineProperty(o,s,{enumerable:!0,get:$[s]})},V.f={},V.e=o=>Promise.all(Object.keys(V.f).reduce(($,s)=>(V.f[s](o,$),$),[])),V.u=o=>""+o+".index.js",V.o=(o,$)=>Object.
prototype.hasOwnProperty.call(o,$),V.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
o,"__esModule",{value:!0})},V.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},$=s=>{var{ids:y,modules:l,runtime:p}=s,d,u,a=0;for(d in l)V.
o(l,d)&&(V.m[d]=l[d]);for(p&&p(V);a<y.length;a++)u=y[a],V.o(o,u)&&o[u]&&o[u][0](),o[y[a]]=0};V.f.j=(s,y)=>{var l=V.o(o,s)?o[s]:void 0;if(l!==0)if(l)y.push(l[1]);else{
var p=import("./"+V.u(s)).then($,d=>{throw o[s]!==0&&(o[s]=void 0),d}),p=Promise.race([p,new Promise(d=>l=o[s]=[d])]);y.push(l[1]=p)}}})();var Ke=V(9689);Ke=await Ke;

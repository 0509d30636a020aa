const K=process.getBuiltinModule;var Pt={9896:(d=>{d.exports=K("fs")}),4589:(d=>{d.exports=K("node:assert")}),6698:(d=>{d.exports=K("node:async_hooks")}),4573:(d=>{
d.exports=K("node:buffer")}),7598:(d=>{d.exports=K("node:crypto")}),3053:(d=>{d.exports=K("node:diagnostics_channel")}),8474:(d=>{d.exports=K("node:events")}),3024:(d=>{
d.exports=K("node:fs")}),7067:(d=>{d.exports=K("node:http")}),2467:(d=>{d.exports=K("node:http2")}),7030:(d=>{d.exports=K("node:net")}),643:(d=>{d.exports=K("no\
de:perf_hooks")}),1792:(d=>{d.exports=K("node:querystring")}),99:(d=>{d.exports=K("node:sqlite")}),7075:(d=>{d.exports=K("node:stream")}),7830:(d=>{d.exports=K(
"node:stream/web")}),1692:(d=>{d.exports=K("node:tls")}),3136:(d=>{d.exports=K("node:url")}),7975:(d=>{d.exports=K("node:util")}),3429:(d=>{d.exports=K("node:ut\
il/types")}),5919:(d=>{d.exports=K("node:worker_threads")}),8522:(d=>{d.exports=K("node:zlib")}),857:(d=>{d.exports=K("os")}),8168:((d,T,u)=>{u.d(T,{c:()=>A});var c=u(
3024);const m=K("node:path");var y=u(8302);const g={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"\
text"},project:{kind:"text"},app:{kind:"text",required:!0},create:{kind:"boolean",default:"true"},"take-over":{kind:"boolean",default:"false"},repository:{kind:"\
text",defaultNote:"the run's own"},branch:{kind:"text",defaultNote:"the run's own"},"build-command":{kind:"text"},"output-directory":{kind:"text"},region:{kind:"\
text"},"app-type":{kind:"text",defaultNote:"detected"},"app-settings":{kind:"json"},noindex:{kind:"choice",choices:["true","false"]},env:{kind:"lines"},"secret-\
env":{kind:"lines"},"env-file":{kind:"path"},"clear-env":{kind:"boolean",default:"false"},"id-token":{kind:"secret"},"id-token-audience":{kind:"text"},"id-token\
-command":{kind:"text"},"token-exchange-url":{kind:"text"},"token-exchange-audience":{kind:"text"},"token-exchange-client-id":{kind:"text"},wait:{kind:"boolean",
default:"true"},timeout:{kind:"duration",default:"30m"},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail"},"on-no-token":{kind:"choice",choices:[
"fail","skip"],default:"fail"},"poll-interval":{kind:"duration",defaultNote:"adaptive"},"status-map":{kind:"lines"},"api-map":{kind:"lines"},verify:{kind:"choic\
e",choices:["off","warn","fail"],default:"warn"},"url-template":{kind:"text"},"compare-to":{kind:"text"},"allow-forks-on-self-hosted":{kind:"boolean",default:"f\
alse"},"github-token":{kind:"secret",default:"${{ github.token }}"},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request"},comment:{kind:"\
boolean",default:"true"},"kvs-seed-file":{kind:"path"},"kvs-table":{kind:"text"},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`"},"kvs-region":{kind:"tex\
t",defaultNote:"`SERVICE_KVS_REGION`"},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`"},"kvs-ttl-seconds":{kind:"number"},"kvs-concurrency":{
kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},O=new Map(Object.
entries(g)),h=Object.keys(g).filter(v);function v(w){return Object.hasOwn(g,w)}const b=null;function j(w){const D=h.map(C=>{const R=O.get(C)?.default??"";return[
C,w[C]||(R.startsWith("${{")?"":R)]});return Object.fromEntries(D)}function A(w=process.env){const D=w.GITHUB_WORKSPACE||process.cwd();return{raw:H(w),context:B(
w,D),summaryFile:w.GITHUB_STEP_SUMMARY||void 0,saved:w.STATE_slipway??"",readFile:C=>(0,c.readFileSync)((0,m.resolve)(D,C),"utf8")}}function H(w){const D={};for(const C of h){
const R=w[`INPUT_${C.toUpperCase()}`]?.trim();R&&(D[C]=R)}return j(D)}function B(w,D){const C=w.GITHUB_REPOSITORY||void 0,R=Q(w.GITHUB_EVENT_PATH),V=w.GITHUB_SERVER_URL||
"https://github.com",[X,J]=[w.ACTIONS_ID_TOKEN_REQUEST_URL,w.ACTIONS_ID_TOKEN_REQUEST_TOKEN],$=I(I(R,"pull_request"),"head"),N=x(I(R,"pull_request"),C);return{serverUrl:V,
apiUrl:w.GITHUB_API_URL||"https://api.github.com",repository:C,refName:w.GITHUB_REF_NAME||void 0,sha:P($.sha)??(w.GITHUB_SHA||void 0),eventName:w.GITHUB_EVENT_NAME||
void 0,pullRequest:N,fork:N?.fork===!0||W(I(R,"workflow_run"),C),selfHosted:w.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:w.GITHUB_ACTOR==="dependabot[bot]",
idTokenRequest:X&&J?{url:X,token:J}:void 0,runUrl:C&&w.GITHUB_RUN_ID?`${V}/${C}/actions/runs/${w.GITHUB_RUN_ID}`:void 0,workspace:D}}function x(w,D){const C=I(w,
"head"),R=P(C.ref);if(typeof w.number!="number"||R===void 0)return;const V=P(I(C,"repo").full_name);return{number:w.number,headRepository:V,headBranch:R,baseBranch:P(
I(w,"base").ref)??"",fork:V?.toLowerCase()!==D?.toLowerCase()}}function W(w,D){return w.id===void 0?!1:P(I(w,"head_repository").full_name)?.toLowerCase()!==D?.toLowerCase()}
function Q(w){if(!w)return{};try{const D=JSON.parse((0,c.readFileSync)(w,"utf8"));return(0,y.Gv)(D)?D:{}}catch{return{}}}function I(w,D){const C=w[D];return(0,y.
Gv)(C)?C:{}}function P(w){return typeof w=="string"&&w!==""?w:void 0}}),8364:((d,T,u)=>{u.d(T,{N:()=>Zr});var c=u(8302),m=u(5807),y=u(3739);function g(e){return{
kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(t,n)=>O(e,n)}}async function O(e,{run:t,onSecret:n}){const r=(a,f)=>new y.
GQ("token_command_failed",`The command of id-token-command ${a}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:f}),{exitCode:s,stdout:o}=await t(e).catch(a=>{throw r("could not be started",a)}),i=o.trim();if(i!==""&&n(i),s!==
0)throw r(`ended with exit code ${s}`);if(i==="")throw r("printed nothing");if(/\s/.test(i))throw r("printed more than one word: an ID token has no spaces and n\
o line ends");return i}function h(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?`GitHub OIDC, for ${e.audience}`:
"GitHub OIDC",async obtain(t,{onSecret:n}){const{githubToken:r}=await u.e(899).then(u.bind(u,9206));return r(e,t,n)}}}const v="SLIPWAY_TOKEN";function b(e){return{
...j(e),input:v,description:`token of ${v}`}}function j(e){const t=e.trim();return{kind:"given",token:t,input:"id-token",description:"ID token as given",renewable:!1,
async obtain(n,{onSecret:r}){return r(t),t}}}function A(e){return{...e,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(
e.url).host}`,async obtain(t,{onSecret:n}){const{exchangedToken:r}=await u.e(899).then(u.bind(u,8427));return r(e,t,n)}}}var H=u(1619);const B={characters:80,candidates:1e3,
shown:3};function x(e,t){const n=I(e);if(n===""||e.length>B.characters)return[];const r=t.slice(0,B.candidates).filter(o=>o!==e&&o.length<=B.characters).flatMap(
o=>{const i=w(e)===w(o)?Math.min(D(n,I(o))??P,P):D(n,I(o));return i===void 0?[]:[{each:o,points:i}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.
points-i.points).filter(({points:o})=>o<=s+1).slice(0,B.shown).map(({each:o})=>o)}function W(e,t){return x(e,t).filter(n=>C(e,n)<=Math.max(1,Math.floor(Math.min(
e.length,n.length)/8)))}function Q(e,t){const[n]=x(e.trim(),t);return n===void 0?"":`; did you mean "${n}"?`}function I(e){return e.toLowerCase().replace(/[-_.:\s]/g,
"")}const P=1;function w(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}function D(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/
3)),r=C(e,t);if(r<=n)return r;const[s,o]=e.length<t.length?[e,t]:[t,e];if(s.length>=4&&(o.startsWith(s)||o.endsWith(s)))return n+1}function C(e,t){let n=[],r=Array.
from({length:t.length+1},(s,o)=>o);for(let s=1;s<=e.length;s++){const o=[s];for(let i=1;i<=t.length;i++){const a=e[s-1]===t[i-1],f=s>1&&i>1&&e[s-1]===t[i-2]&&e[s-
2]===t[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+1,(r[i-1]??0)+(a?0:1),f?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,r]=[r,o]}return r[t.length]??0}function R(e,t,n){
return new SlipwayError("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}function V(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,
remedy:n})}function X(e,t){switch(e.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw R(t,`"${$(e)}" is neither true nor false`,"Writ\
e true or false.")}}function J(e,t,n){const r=t.find(o=>o===e.trim().toLowerCase());if(r!==void 0)return r;const s=t.map(o=>`"${o}"`).join(", ");throw R(n,`"${$(
e)}" is not one of ${s}${didYouMean(e,t)}`,`Write one of ${s}.`)}function $(e){const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:
t}class N{#e=[];try(t,n){try{return t()}catch(r){const s=asSlipwayError(r);if(s.code==="internal")throw r;return this.#e.push(s),n}}add(t){this.#e.push(t)}throwIfAny(){
const t=p(this.#e);if(t)throw t}}function p(e){const[t,...n]=e.flatMap(r=>[r.with({also:[]}),...r.also]);return t?.with({also:n})}function E(e,t){const n=Qe(e),
[r,s]=n;if(r&&s)throw invalid(s,`${r} is given as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);if(Me(e),r===void 0)return t.identity??
Je(e,t);if(be(r))return M[r](e[r]);if(!t.idTokenRequest)return Ee(r,e,t);const o={requestUrl:t.idTokenRequest.url,requestToken:t.idTokenRequest.token,audience:e["\
id-token-audience"]||void 0,permissions:$e(e,t)};return U[r](o,e)}const M={"id-token":j,"id-token-command":g},U={"token-exchange-url":(e,t)=>A({url:(0,H.J)(t["t\
oken-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:e}),"id-toke\
n-audience":h},Y=[...Object.keys(M),...Object.keys(U)].filter(ue);function ue(e){return Object.hasOwn(M,e)||Object.hasOwn(U,e)}function be(e){return Object.hasOwn(
M,e)}const De=Y.filter(e=>e!=="id-token-audience");function Qe(e){const t=Y.filter(n=>e[n].trim()!=="");return t.includes("token-exchange-url")?t.filter(n=>n!==
"id-token-audience"):t}function Me(e){if(e["token-exchange-url"]!=="")return;const t=["token-exchange-audience","token-exchange-client-id"].find(n=>e[n]!=="");if(t)
throw missing("token-exchange-url",`${t} means nothing without it`,"Give the token endpoint.")}const Xe="Give one of: id-token-audience with token-exchange-url \
(the usual way), id-token, id-token-command, or id-token-audience alone.";function Je(e,t){if(Oe(t))return Ee("id-token",e,t);throw missing("id-token-audience",
"no input provides an ID token",Xe)}function Oe(e){return e.dependabot||e.pullRequest?.fork===!0}function Ee(e,t,n){const r=$e(t,n);return new SlipwayError("no_\
id_token",`This run can have no ID token: ${Ne(n)}`,{input:e,remedy:Oe(n)?`${Ze}
${r}`:`Add to the job, and to the calling workflow if this one is reusable:
${r}`})}function Ne(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const Ze=null;function Se({idToken:e,records:t,pullRequest:n,comment:r}){return["per\
missions:",...["contents: read",...t?["deployments: write"]:[],...e?["id-token: write"]:[],...t&&n?[`pull-requests: ${r?"write":"read"}`]:[]].map(o=>`  ${o}`)].
join(`
`)}function $e(e,{pullRequest:t}){const n=e.comment.trim().toLowerCase()!=="false",r=e["github-token"].trim()!=="";return Se({idToken:!0,records:r,pullRequest:t!==
void 0,comment:n})}const ke=["queued","in_progress","success","failure","error","inactive"],re=100,l=30;async function S(e,t,n,r,s){const o=`<!-- slipway ${n} -\
->`,i=`${o}
${r}`,a=await k(e,t,o);if(a===void 0){if(s==="amend")return;await e.ask("write the comment",({rest:f})=>f.issues.createComment({...t,body:i}))}else if(a.body!==
i){const{owner:f,repo:_}=t;await e.ask("update the comment",({rest:L})=>L.issues.updateComment({owner:f,repo:_,comment_id:a.id,body:i}))}}async function k(e,t,n){
let r,s=0;const o=e.pages("read the comments",({paginate:i,rest:a})=>i.iterator(a.issues.listComments,{...t,per_page:re}));for await(const i of o){for(const a of i.
flatMap(oe).filter(f=>f.body.startsWith(n)))if(r??=G(e),ee(a,await r))return a;if(s+=1,i.length<re||s===l)break}}async function G(e){try{const t=await e.ask("re\
ad the token's user",({rest:n})=>n.users.getAuthenticated());return(0,c.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function ee(e,t){return t===
""?e.isBot:e.login===t}function oe(e){if(!(0,c.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,c.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}const ae=140;function fe(e){const{repository:t,apiUrl:n}=e.context;if(t===
void 0)return;const[r="",s=""]=t.split("/");let o;const i=()=>(o??=Promise.all([u.e(452),u.e(994)]).then(u.bind(u,5994)).then(({createGitHubClient:a})=>a({...e,
apiUrl:n})),o);return new pe({owner:r,repo:s},e.context,i)}class pe{name="GitHub";#e;#t;#n;constructor(t,n,r){this.#e=t,this.#t=n,this.#n=r}async remembered(t,n,r){
const s=await this.#n(),o={...this.#e,environment:t,task:"deploy",per_page:re},i=s.pages("read GitHub's deployments",({paginate:_,rest:L})=>_.iterator(L.repos.listDeployments,
o)),a=[];let f=0;for await(const _ of i)if(a.push(..._.flatMap(L=>he(L,n))),f+=_.length,_.length<re||f>=r||a.length>0)break;return a}async record({environment:t,
description:n,memo:r}){const o=await(await this.#n()).ask("record a GitHub deployment",({rest:i})=>i.repos.createDeployment({...this.#e,ref:r.commit,task:"deplo\
y",auto_merge:!1,required_contexts:[],payload:{slipway:1,...r},environment:t,description:se(n),transient_environment:r.pullRequest!==void 0,production_environment:t===
"production"}));return(0,c.Gv)(o)&&Number.isSafeInteger(o.id)?String(o.id):void 0}async setState(t,{state:n,description:r,url:s,logUrl:o}){await(await this.#n()).
ask("set a GitHub deployment's status",({rest:a})=>a.repos.createDeploymentStatus({...this.#e,deployment_id:Number(t),state:n,description:se(r),auto_inactive:!1,
...(0,c.Eb)({environment_url:s,log_url:o})}))}async statusOf(t){const n=await this.#n(),r={...this.#e,deployment_id:Number(t),per_page:1},s=await n.ask("read a \
GitHub deployment's status",({rest:a})=>a.repos.listDeploymentStatuses(r)),o=Array.isArray(s)?s[0]:void 0,i=(0,c.Gv)(o)?me(o.state):void 0;if(!(!(0,c.Gv)(o)||i===
void 0))return{state:i,url:typeof o.environment_url=="string"?o.environment_url:void 0}}async comment(t,n,r,s){await S(await this.#n(),{...this.#e,issue_number:t},
n,r,s)}async isClosed(t){const r=await(await this.#n()).ask("read the pull request",({rest:s})=>s.pulls.get({...this.#e,pull_number:t}));return(0,c.Gv)(r)&&r.state===
"closed"}permissions({comment:t}){const{idTokenRequest:n,pullRequest:r}=this.#t,[s,o]=[n!==void 0,r!==void 0];return Se({idToken:s,records:!0,pullRequest:o,comment:t})}}
function me(e){return e==="pending"?"queued":ke.find(t=>t===e)??(e===void 0?void 0:"inactive")}function se(e){return(0,m.Ow)(e,ae)}function he(e,t){if(!(0,c.Gv)(
e)||!Number.isSafeInteger(e.id))return[];const{id:n,payload:r}=e,s=typeof r=="string"?(0,c.U4)(r):r;if(!(0,c.Gv)(s)||s.slipway!==1||s.app!==t)return[];const{appID:o,
deployID:i,commit:a,pullRequest:f}=s;return[{app:t,id:String(n),appID:xe(o),deployID:xe(i),commit:xe(a),pullRequest:typeof f=="number"&&Number.isSafeInteger(f)?
f:void 0}]}function xe(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}var Ut=u(7067);function jt(e){return(t,n)=>{const r=new URL(t instanceof
Request?t.url:t);return r.protocol==="http:"&&r.hostname.endsWith(".localhost")&&!n?.body?Gt(r,n):e(t,n)}}function Gt(e,t){const n={host:"127.0.0.1",port:e.port||
80,path:e.pathname+e.search,method:t?.method??"GET",headers:{...Object.fromEntries(new Headers(t?.headers)),host:e.host},...(0,c.Eb)({signal:t?.signal??void 0})};
return new Promise((r,s)=>{const o=(0,Ut.request)(n,i=>{const a=[];i.on("data",f=>a.push(f)),i.on("error",s),i.on("end",()=>{const f=i.statusCode??502,_=Object.
entries(i.headers).map(([L,z])=>[L,String(z)]);r(new Response(f===204||f===304?null:Buffer.concat(a),{status:f,headers:_}))})});o.on("error",s),o.end()})}const Bt=[
"success","failure","cancelled","pending"],Ht={success:(0,m.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,m.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,m.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,m.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},Wt=new Map(Bt.flatMap(e=>Ht[e].map(t=>[t,e])));function et(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Ft=null;function ts(e,t=new Map){const n=et(
e);return t.get(n)??Wt.get(n)??Ft.find(([,r])=>r.test(n))?.[0]}var tt=u(9127),ns=u(1787),rs=u(86),ss=u(8438);function os(e,t,n,r){if(Array.isArray(e))return{entries:e,
around:[]};const s=`list of ${t.label}s`,o=layersIn(e,t.lists);for(const i of o){const[a,...f]=Kt(i,t);if(a===void 0)continue;if(f.length===0)return{entries:a.entries,
around:o};const _=[a,...f].map(({path:L})=>L);throw ambiguous(s,_,n,mapLine(r,"list",a.path))}throw missing(s,e,n,mapLine(r,"list",t.lists[0]??"$"))}function Kt(e,t){
const n=Object.keys(e.value).map(normalName),r=t.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,t.lists,s,n]){const i=o.filter(_=>!OTHER_LISTS.
includes(_)),a=membersOf(e,i).flatMap(({path:_,member:L})=>Array.isArray(L)?[{path:_,entries:L}]:[]);if(a.length>0)return a;if((o===r||o===t.lists)&&o.some(_=>e.
fields.get(_)===null))return[{path:"",entries:[]}]}return[]}function is({around:e,entries:t}){for(const{fields:n}of e)for(const r of[n,...CURSOR_HOLDERS.map(s=>fieldsOf(
n.get(s)))]){if(["hasmore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return Vt(
e)??Yt(t)}function Vt(e){for(const{fields:t}of e){const n=fieldsOf(t.get("links"));for(const r of[t,n,fieldsOf(n.get("pages"))])for(const s of NEXT_LINKS){const o=r.
get(s),i=isObject(o)?text(fieldsOf(o),"href"):text(r,s),a=i===void 0?null:URL.parse(i,"https://next.invalid"),f=a?.searchParams.get("cursor")??a?.searchParams.get(
"page[cursor]");if(f)return f}}}function Yt(e){const t=e.map(n=>isObject(n)?text(fieldsOf(n),"cursor"):void 0);return t.every(n=>n!==void 0)?t.at(-1):void 0}class ce{candidates;constructor(t){
this.candidates=t}get paths(){return this.candidates.map(({path:t})=>t)}}function ve(e,t,n){const r=layersIn(e,t.names),[s]=r;if(n?.has("id")){const i=text(n,"i\
d");return i===void 0?void 0:ge(i,s)}if(s===void 0)return;const o=Te(r,t,!dn(s,t));return o===void 0?ve(Jt(s,t),t):o.id instanceof ce?o.id:ge(o.id,o.layer,t)}function as(e,t,n){
if(n?.has("id")||!isObject(e))return ve(e,t,n);const r=layerAt("",e),s=Te([r],t);if(s===void 0)return ve(e,t)??ve(Qt(r),t);if(s.id instanceof ce)return s.id;const o=memberLayer(
r,t.names),i=o&&Te([o],t);return o&&i===void 0&&qt(o)?Te([r],t,!1)?ge(s.id,s.layer,t):void 0:i===void 0?ge(s.id,s.layer,t):i.id instanceof ce?i.id:i.id===s.id?ge(
s.id,s.layer,t):new ce([{path:"its own ID",value:s.id},{path:`the ID in ${o?.path}`,value:i.id}])}function qt(e){const t=zt(e);return[...STATUS,...PHASE].some(n=>t.
has(n))}function ge(e,t,n){const r=t&&n&&memberLayer(t,n.names),s=[t,r].flatMap(o=>o?Pe(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}
function Pe(e){return[e,...SIDES.flatMap(t=>memberLayer(e,[t])??[])]}function zt(e){return mergedFields(Pe(e).map(({fields:t})=>t))}function Qt({value:e,fields:t}){
const n=Object.values(e).filter(isObject);return n.length===1&&nt(t,n[0])?n[0]:void 0}const Xt=new Set((0,m.aL)("cursor success ok errors messages message warni\
ngs links meta etag"));function nt(e,t){return[...e].every(([n,r])=>r===t||Xt.has(n))}function Jt({value:e,fields:t},{label:n,names:r,kin:s}){const o=Object.entries(
e).filter(([f,_])=>{const L=normalName(f);return(s.includes(L)||[...r,...s].some(Z=>L===`${Z}summary`))&&isObject(_)}),[i]=o;return o.length===1&&(n==="app"||nt(
t,i?.[1]))?i?.[1]:void 0}function Zt({names:e,kin:t}){const n=(r,s)=>r.flatMap(o=>s.map(i=>o+i));return[n(e,[...ID_WORDS,"number"]),ID_WORDS,n(t,ID_WORDS)]}function en({
names:e,kin:t}){return[e,["number",...t.map(n=>`${n}number`)]]}function Te(e,t,n=!0){const r=e.findIndex(_=>memberLayer(_,t.names)!==void 0),s=r>0?e.slice(0,r):
e,[o=[],...i]=Zt(t),a=_=>{for(const L of _===o?e:s)for(const z of tn(L)){const Z=rn(nn(z,_));if(Z!==void 0)return{id:typeof Z=="string"?sn(Z):Z,layer:L}}};for(const _ of n?
[o,...i]:[o]){const L=a(_);if(L)return L}const f=on(s,t);if(f!==void 0||!n)return f;for(const _ of en(t)){const L=a(_);if(L&&(L.id instanceof ce||/^[\w.:~-]{1,200}$/.
test(L.id)))return L}}function tn(e){return rt(e)===void 0?Pe(e):[e]}function rt(e){const t=memberLayer(e,["metadata"]);return t&&isObject(e.value.status)?text(
t.fields,"name"):void 0}function nn(e,t){return membersOf(e,t).flatMap(({path:n,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:n,value:s}]})}function rn(e){
return new Set(e.map(({value:n})=>n)).size>1?new ce(e):e[0]?.value}function sn(e){return e.includes("/")?e.split("/").findLast(t=>t!=="")??e:e}function on(e,t){
for(const n of e){const r=["links","link"].map(a=>memberLayer(n,[a])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(r.fields,"self")),...[
"name","selflink","self","href"].map(a=>text(n.fields,a))].flatMap(a=>an(a,t)??[])[0]??rt(n);if(i!==void 0)return{id:i,layer:n}}}function an(e,t){const[n=""]=(e??
"").split(/[?#]/,1),[r="",s=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...t.lists,...t.kin.map(i=>`${i}s`)].includes(normalName(s))?
r:void 0}const un=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function dn({fields:e,value:t},n){if(n.label!==
"deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(t).some(([o,i])=>{const a=normalName(o);return n.names.some(_=>a.
endsWith(_)&&a!==_)&&isObject(i)&&fieldsOf(i).has("id")});return un.test(r)||s}function st(e){return t=>(0,c.KH)(t,e)?t:void 0}const us=e=>typeof e=="number"&&Number.
isSafeInteger(e)&&e>=0?e:void 0,ds=e=>e===!0?!0:void 0,cs=e=>e===!0;function cn(e){return t=>e.find(n=>n===t)}function ot(e){return t=>t===null?null:e(t)}function ln(e,t){
return n=>{if(!Array.isArray(n)||n.length>e)return;const r=n.map(t).filter(s=>s!==void 0);return r.length===n.length?r:void 0}}function fn(e,t={}){const n=Object.
entries({...t,...e});return r=>{if(!(0,c.Gv)(r))return;const s={};for(const[o,i]of n){const a=i(r[o]);if(a!==void 0)s[o]=a;else if(Object.hasOwn(e,o))return}return s}}
function ls(e,t){return n=>{const r=isObject(n)?n[e]:void 0;if(typeof r!="string"||!Object.hasOwn(t,r))return;const s=t[r]?.(n);return s&&{[e]:r,...s}}}const fs=5,
pn=500;function ps({message:e}){return`The build ended with 0 in spite of an error: ${e}`}const mn=["build_fault","type_detected","quota_near","cdn_behind","ind\
ex_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],hn=10,ms=null,hs={bodyBytes:128*1024,keyBytes:512,
valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},it=["api","web-ssr","sse"],gs=["web-landing",...it],ys="detect";function _s(e){return it.
some(t=>t===e)}const ws="us-east-2",bs="execute-api",Os="SERVICE_KVS_",Es=/^[A-Za-z_][A-Za-z0-9_]*$/,Ss=/^[a-z][a-z0-9_]{0,31}$/,$s=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
ks={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},vs={pageDefault:64*1024,pageMost:256*
1024},Ts={subject:200,author:100},gn={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},
Is=ln(hn,fn({code:cn(mn),file:ot(st(gn.file)),line:ot(e=>typeof e=="number"&&Number.isSafeInteger(e)&&e>0?e:void 0),message:st(pn)})),yn=new Set((0,m.aL)("compl\
eted complete finished done ended stopped terminated")),_n=new Set((0,m.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),wn=new Set((0,m.aL)("name branch ref title message description event trigger type kind label slug"));function Ls(e,t,n){const r=e.filter(({path:ne})=>!/(?:^|\.)metadata$/i.
test(ne)),s=r.flatMap(ne=>Le(ne,PHASE)),o=r.flatMap(ne=>Le(ne,STATUS)),i=o.length>0?o:s,[a]=i;if(a===void 0)return;const[f,..._]=r.flatMap(ne=>Le(ne,CONCLUSION)).
filter(({value:ne})=>statusFamily(ne)!==void 0);if(f&&i.every(Ce)){if(_.every(ne=>ye(ne)===ye(f)))return f.value;throw Ie([...i,f,..._],t,n)}const L=ye(a)==="su\
ccess";if(f&&L&&ye(f)!=="success")throw Ie([a,f],t,n);const z=Ce(a)?r.flatMap(vn):[];if(!f&&z.length>0)throw Ie([a,...z],t,n);const Z=L?[...s,...e.flatMap(Sn).filter(
En),...r.flatMap(kn)]:[];if(new Set([...i,...Z].map(ye)).size>1)throw Ie([...i,...Z],t,n);return a.value}function bn(e,t=""){return Object.entries(isObject(e)?e:
{}).flatMap(([n,r])=>{const s=t===""?step(n):`${t}.${step(n)}`;if(isObject(r)&&t==="")return bn(r,s);const o=typeof r=="string"&&statusFamily(r)!==void 0,i=typeof r==
"number"&&/(?:status|state|phase)(?:code|id)?$/.test(normalName(n));return o||i?[s]:[]})}function Ie(e,t,n){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,t,mapLine(n,"status",r[0]??"status"))}function ye({value:e}){return statusFamily(e)??normalWord(e)}function Ce({value:e}){return yn.has(normalWord(
e))}function On({value:e}){return _n.has(normalWord(e))}function En({value:e}){return(statusFamily(e)??"success")!=="success"}function Sn(e){const t=Object.keys(
e.value).map(normalName),n=t.filter(o=>/(?:status|state|phase|stage|step)$/.test(o)),r=t.filter(o=>!n.includes(o)&&!wn.has(o)),s=membersOf(e,n).flatMap(({path:o,
member:i})=>isObject(i)?Ae(layerAt(o,i),Object.keys(i).map(normalName)):[]);return[...Le(e,n),...[...Ae(e,r),...s].filter(On)]}function Le(e,t){return membersOf(
e,t).flatMap(({path:n,member:r})=>isObject(r)?$n(layerAt(n,r)):at(n,r))}function $n(e){const t=Ae(e,IN_STATUS),n=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(
e,[r]);return s&&isObject(s.member)?Ae(layerAt(s.path,s.member),IN_STATUS):[]});return n.length>0&&t.every(Ce)?n:[...t,...n]}function Ae(e,t){return membersOf(e,
t).flatMap(({path:n,member:r})=>at(n,r))}function at(e,t){return typeof t=="string"&&t.trim()!==""?[{path:e,value:t}]:[]}function kn(e){return membersOf(e,words(
"success successful succeeded ok")).filter(({member:t})=>t===!1).map(({path:t})=>({path:t,value:"failed"}))}function vn(e){const t=membersOf(e,words("error erro\
rs errormessage failure failurereason failuremessage failureinfo")).filter(({member:r})=>Tn(r)),n=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="numb\
er"&&r!==0);return[...t,...n].map(({path:r})=>({path:r,value:"failed"}))}function Tn(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(
e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const le=new Map;function te(e,t,n){return e.has(t)?textOf(e.get(t)):n()}const As=(e,t,n,r)=>{assertTaken(e,
t);const s=Ue(e,r?.values??le)??Ue({id:idAt(n?.location,APP)},le);if(s===void 0)throw missing("app ID",e,t,_e("createApp",je(e)));if(s instanceof Undecided)throw ambiguous(
"app ID",s.paths,t,_e("createApp",s.paths));return s},Rs=(e,t,n,r)=>{assertTaken(e,t);const s=r?.values??le,o=Ue(e,s),i=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided||i===void 0||i instanceof Undecided))return{...o,buildCommand:text(i.fields,"buildcommand"),outputDirectory:text(i.fields,"outputdirectory"),region:text(
i.fields,"region")}},Ds=(e,t)=>assertTaken(e,t);function Ue(e,t){const n=findRecord(e,APP,t);if(n===void 0||n instanceof Undecided)return n;const{id:r,fields:s,
layers:o}=n,i=(a,...f)=>te(t,a,()=>text(s,...f));return{appID:r,name:i("name","name","appname"),type:i("type","type","apptype"),subdomain:i("subdomain","subdoma\
in","subdomainvalue","generatedsubdomain"),state:i("state","state","status"),url:Ge(t,o),...Re(fieldsOf(e),"configuration.type")&&{takesType:!0}}}function Re(e,t){
const n=e.get("deploytakes");return Array.isArray(n)&&n.includes(t)}const Ms=(e,t,n,r)=>{assertTaken(e,t);const s=r?.values??le,o=findRecord(e,DEPLOYMENT,s)??findRecord(
{id:idAt(n?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||dt(o.id,t)))return ct(o,s,In(o,s,t)??"pending")};function In(e,t,n){try{return te(
t,"status",()=>readStatus(e.layers,n,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}const Ns=(e,t,n,r)=>{assertTaken(e,t);const s=r?.entries?{
entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,t,"listDeployments"),o=r?.entries??ut(s.entries),i=o.map(({entry:_,values:L})=>{const z=Ln(
_,L,t),Z=te(L,"status",()=>readStatus(z.layers,t,"listDeployments"));return{record:z,values:L,status:Z}});if(i.length>0&&i.every(({status:_})=>_===void 0)){const[
_="the.name.of.the.status"]=statusMembers(o[0]?.entry),L=mapLine("listDeployments","status",_);throw missing("deployment status in an entry",o[0]?.entry,t,L)}if(new Set(
i.map(({record:_})=>_.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have the same",void 0,t,_e("listDeployments",[]));const a=r?.
values??le,f=te(a,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:_,values:L,status:z})=>ct(_,L,z??"pending")),nextCursor:f,nextPage:f===void 0&&!a.
has("cursor")?n?.nextPage:void 0}};function ut(e){return e.map(t=>({entry:t,values:le}))}function Ln(e,t,n){const r=findEntry(e,DEPLOYMENT,t);if(r instanceof Undecided){
const s=_e("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,n,s)}if(r!==void 0&&!dt(r.id,n))return r;throw missing("deployment ID \
in an entry",e,n,_e("listDeployments",je(e)))}function _e(e,t){return mapLine(e,"id",t.find(n=>!n.includes(" "))??"the.name.of.the.id")}function je(e,t=""){return Object.
entries(isObject(e)?e:{}).flatMap(([n,r])=>{const s=t===""?step(n):`${t}.${step(n)}`;return isObject(r)&&t===""?je(r,s):/(?:id|key|name|number)$/.test(normalName(
n))&&textOf(r)!==void 0?[s]:[]})}function dt(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function ct({id:e,fields:t,layers:n},r,s){const i=[
t,...SOURCES.map(L=>fieldsOf(t.get(L)))].flatMap(L=>[L,fieldsOf(L.get("metadata"))]),a=L=>i.flatMap(z=>text(z,...L)??[])[0],f=text(t,...STAGE,"phase"),_=readSiteWarnings(
t.get("warnings"))??[];return{..._.length>0&&{warnings:_},deployID:e,status:s,stage:te(r,"stage",()=>f===s?void 0:f),branch:te(r,"branch",()=>lt(a(BRANCH))),commit:te(
r,"commit",()=>a(COMMIT)??text(fieldsOf(t.get("commit")),"sha","id","hash")),url:Ge(r,n),createdAt:r.has("createdAt")?time(r,"createdAt"):time(t,...CREATED),supersededBy:te(
r,"supersededBy",()=>text(t,...SUPERSEDED_BY))}}function lt(e){const t=e?.replace(/^refs\/heads\//,"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}const An=(e,t,n,r)=>(r?.
entries??ut(findList(e,ENVIRONMENT,t,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(o,ENVIRONMENT,i),f=a instanceof Undecided?void 0:
a,_=isObject(o)?layerAt("",o):void 0,L=f?.fields??(_?fieldsWithSides(_):new Map),z=typeof o=="string"?o:text(L,...words("name environmentname environment slug"));
return{environmentID:te(i,"id",()=>f?.id),name:te(i,"name",()=>z),state:te(i,"state",()=>text(L,"state","status")),url:Ge(i,f?.layers??(_?withSides(_):[]))}}),xs=(e,t,n,r)=>{
const s=An(e,t,n,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:Rn(e,t).find(_=>Dn(_,s)),a=[...o,...i?[layerAt("",i)]:[]],f=fieldsOf(e);return{environments:s,
stored:a.map(Mn).find(_=>_!==void 0),takesConfiguration:Re(f,"configuration"),takesEnv:Re(f,"env"),takesType:Re(f,"configuration.type")}};function Rn(e,t){return findList(
e,ENVIRONMENT,t,"listEnvironments").entries.filter(isObject)}function Dn(e,t){const n=Nn(t)?.name;return n!==void 0&&text(fieldsOf(e),...words("name environment\
name environment slug"))===n}function Mn({value:e,fields:t}){const[n,r]=[text(t,...REPOSITORY),text(t,...APP_BRANCH)];if(n===void 0&&r===void 0)return;const s=t.
get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:n,branch:lt(r),state:text(t,"state","status"),variables:o?s:void 0,fields:e}}
function Nn(e){return words("production prod live default main").flatMap(n=>e.find(r=>r.name?.toLowerCase()===n)??[])[0]??(e.length===1?e[0]:void 0)}function Ge(e,t){
const r=(e.has("url")?[new Map([["url",e.get("url")]])]:t.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(o=>Be(s.get(o))),...URL_HOLDERS.flatMap(o=>xn(s.get(
o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function xn(e){if(isObject(e)){const n=fieldsOf(e);return[...URLS,...words("web live site public productio\
n default")].flatMap(s=>Be(n.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return Be(isObject(t)?text(fieldsOf(t),...words("url name domain ho\
stname host")):t)}function Be(e){const t=webAddress(e),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.test(t??"");return t===void 0||
n?[]:[t]}async function Ps(e,t,n,r){return we(e)??await Pn(t.appID,r)??we(t.url)??Cn(t,n)}async function Pn(e,t){const n=await t.listEnvironments(e).catch(()=>[]);
return we(productionOf(n)?.url)}function Cn(e,t){const n=t.urlTemplate;if(!(n?.includes("{subdomain}")&&!e.subdomain))return we(n?.replaceAll("{subdomain}",e.subdomain??
"").replaceAll("{app}",e.appID))}function we(e){if(!e)return;const t=URL.parse(e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol===
"http:")?t.href:void 0}const Un=6e4,jn=500,Gn=5e3,Bn=1e4,Hn="x-slipway-release",Wn="x-slipway-error";async function Cs(e,t){const n=t.clock.now();let r=jn;for(let s=1;;s++){
const o=await ft(e,t);if(o.kind==="page")return s;if(o.kind==="no-page")throw Kn(o.url,t.deployID);const i=t.clock.now()-n;if(i+r>Un){const a=`after ${formatDuration(
i)} and ${s} tries`;throw new SlipwayError("verify_failed",`${e} ${o.words} ${a}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "o\
ff" if the site is not public.'})}await t.clock.sleep(r,t.signal),r=Math.min(Gn,r*2)}}async function Fn(e,{fetch:t,signal:n}){const r=we(e),s=r&&await ft(r,{fetch:t,
signal:n,deployID:void 0}).catch(()=>{});return s!==void 0&&s!==""&&s.kind==="page"}function Kn(e,t){const n=URL.parse(e)?.pathname??"/",r=n==="/"?"index.html":
`page for ${n}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${t} has no ${r}`,{remedy:'Check that output-directory is the folder with\
 the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function ft(e,t){const{fetch:n,signal:r,deployID:s,isFunction:o=!1}=t;
try{const i=await n(e,{signal:AbortSignal.any([r,AbortSignal.timeout(Bn)])});await i.body?.cancel();const a=i.headers.get(Hn);if(o&&s!==void 0&&a!==null&&a!==s)
return{kind:"trouble",words:`is still answered by the release ${(0,m.Ow)(a,100)}`};const f=i.headers.get(Wn);return i.status<(o&&f===null?500:400)?{kind:"page"}:
f!==null?{kind:"trouble",words:`answers ${i.status} (${(0,m.Ow)(f,60)})`}:i.status===404&&s!==void 0&&a===s?{kind:"no-page",url:i.url||e}:{kind:"trouble",words:`\
answers ${i.status}`}}catch(i){r.throwIfAborted();const a=i instanceof Error&&i.cause instanceof Error?i.cause:i;return{kind:"trouble",words:`cannot be reached \
(${(0,y.bD)(a)})`}}}function q(e,t=300){const n=(0,m.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const r="`".repeat(mt(n)+1),s=n.startsWith(
"`")||n.endsWith("`")?" ":"";return`${r}${s}${n}${s}${r}`}function He(e,t=2e3){const n=e.map(s=>(0,m.Ow)(s,t)),r="`".repeat(Math.max(3,mt(n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const Vn=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Yn=/^[0-9a-f]{7,40}\W*$/i,qn=/(?:`[^`]+`|\S)+/g,zn=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Qn=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function de(e,t=1e3){const n=(0,m.Ow)(e,t).trim();return(n.endsWith("\u2026")&&n.split(
"`").length%2===0?`${n}\``:n).replace(qn,s=>{const[,o="",i,a=""]=zn.exec(s)??[];if(i!==void 0)return o+q(i)+a;if(Vn.test(s)&&!Yn.test(s))return s;const[,f="",_="",
L=""]=Qn.exec(s)??[];return f+q(_)+L})}function We(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(t)||n!==""||r!==""||s.length>2e3))return`[${q(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function pt(e,t){const n=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${r}`}function Xn(e,t){let n=t,r=e.length;for(;r>0&&(n-=Buffer.
byteLength((0,m.Ow)(e[r-1]??""))+1,!(n<0));)r--;return e.slice(r)}function mt(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function ht(e,t,n){
return`### \u26AA The preview ${q(e,200)} has ended

The pull request was closed. ${Jn(t)}

${n}
`}function Jn({last:e,until:t}){if(t!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${q(t,40)}, a deploy restore\
s it.`;const n=We(e?.url);return n===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not \
deleted, so the last deployment still answers: ${n}`:`The last deployment does not answer any more: ${n}`}function Zn(e,t,n){return`### \u26AA ${q(e,200)} now s\
hows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${n}
`}function Us(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const er={rememberedAppID:void 0,attachTo:void 0},tr=new Set(["queued","in_progress","error",void 0]);async function nr(e,t,n){const r=t.find(i=>i.appID!==void 0)?.
appID,s=t.find(i=>i.deployID!==void 0);if(!s||n===void 0||s.commit!==n)return{rememberedAppID:r,attachTo:void 0};const o=tr.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const gt=10;async function rr(e,t){for(const n of t.slice(0,gt)){const r=await e.statusOf(n.id);if(r?.state===
"success")return{...n,url:r.url}}}const sr=new Set(["success","in_progress","queued","error"]);async function yt(e,t,n){for(const r of t.slice(0,gt)){const s=await e.
statusOf(r.id);if(sr.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const or={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was closed"},ir={deployments:"de\
ployments",comment:"pull requests",closing:"pull requests"};function Fe({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function ar(e,t,n,r,s){
const o=`${n} without ${or[e](r)}: ${t.message}`;return Fe(t)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const ur={settleMs:3e4,totalMs:3e4},dr={deploying:7e3,finishing:1e3},
cr=5e3,_t="The pull request was closed",lr=300,fr=2e3,pr=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class mr{#e;#t;#n=[];#s=Promise.
resolve();#i=!1;#h=!1;#o=!1;#d=Promise.withResolvers();#c=!1;#g="The deploy goes on";#y=new Set;#_=new Set;constructor(t){this.#e=t,this.#t=t.open}async recall(t,n){
const{forge:r}=this.#e,s=this.#r("deployments",async()=>(this.#n=await r.remembered(this.#t.environment,this.#t.app,lr),this.#h=!0,nr(r,this.#n,t))),o=()=>setTimeout(
()=>this.#p(),dr[this.#c?"finishing":"deploying"]).unref(),i=await this.#w(n,s)??er;return n?.addEventListener("abort",o,{once:!0}),i}async previous(){if(this.#c=
!0,!this.#h)return;const{forge:t,context:n}=this.#e,r=this.#n.filter(({id:a})=>a!==this.#t.record),s=await this.#r("deployments",async()=>await rr(t,r)??"none");
if(s===void 0||s==="none")return s;const o=n.pullRequest?.number,i=s.pullRequest===o?void 0:s.pullRequest;return{...await this.#l(s),commit:s.commit,isPreview:o!==
void 0,pullRequest:i}}async#l({url:t}){const n=jt(this.#e.fetch),r=t===void 0?void 0:await Fn(t,{fetch:n,signal:AbortSignal.timeout(cr)});return{url:t,answers:r}}tell(t){
t.type==="app-known"&&this.#a({appID:t.appID}),t.type==="deployment-known"&&(this.#a({deployID:t.deployID}),this.#m(()=>this.#v())),t.type==="status"&&!this.#i&&
!pr.has(et(t.status))&&(this.#i=!0,this.#m(()=>this.#u("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment,r=ur){this.#c=!0,this.#a(
{ending:{...t,comment:n}}),this.#o||await this.#b(r.settleMs,this.#s),this.#o||await this.#b(r.totalMs,this.#S(t)),this.#o||this.#e.save(void 0)}async#S(t){this.#m(
()=>this.#T(t)),await Promise.all([this.#s,this.#E(t.comment)]),await this.#$(t)}async isClosed(){const{forge:t,context:n}=this.#e,{pullRequest:r}=n;return r?await this.#r(
"closing",()=>t.isClosed(r.number))??!1:!1}async#$({state:t,url:n}){await this.isClosed()&&(t!==void 0&&t!=="failure"&&await this.#r("deployments",()=>this.#u("\
inactive",_t,void 0)),await this.#E(ht(this.#t.app,{last:await this.#l({url:n})},this.#f())))}async closePreview(t,n,r){return await this.#w(n,this.#k(t,r))??"l\
eft"}async#k(t,n){const{forge:r}=this.#e,{app:s,environment:o}=this.#t;if(this.#g="The preview ended",!(await this.#r("closing",()=>r.isClosed(t))??!0))return"o\
pen";const i=await n?.(),a=await this.#r("deployments",async()=>{const z=(await r.remembered(o,s,fr)).filter(Z=>Z.pullRequest===t);return yt(r,z,_t)});if(!this.#t.
comment)return"closed";const f=a&&i===void 0?await this.#l(a):void 0,_=ht(s,{last:f,until:i},this.#f());return await this.#r("comment",()=>r.comment(t,s,_,"amen\
d")),"closed"}#f(){return pt(this.#e.clock.now(),this.#e.context.runUrl)}async#w(t,n){const r=()=>this.#p();t?.addEventListener("abort",r,{once:!0}),t?.aborted&&
r();try{return await Promise.race([n,this.#d.promise])}finally{t?.removeEventListener("abort",r)}}async#b(t,n){const r=setTimeout(()=>this.#p(),t);try{await Promise.
race([n,this.#d.promise])}finally{clearTimeout(r)}}#p(){this.#o=!0,this.#e.stop(),this.#d.resolve(void 0)}#m(t){this.#s=this.#s.then(()=>this.#r("deployments",t))}async#v(){
const t=this.#n.find(n=>n.deployID===this.#t.deployID);t?this.#a({record:t.id}):await this.#O(),await this.#u("queued","The platform has it in its queue",void 0)}async#O(){
const{forge:t,context:n}=this.#e,{app:r,environment:s,appID:o,deployID:i}=this.#t;if(n.sha===void 0||this.#t.record!==void 0)return;const a={app:r,appID:o,deployID:i,
commit:n.sha,pullRequest:n.pullRequest?.number},f=await t.record({environment:s,description:`${r} by Slipway`,memo:a});f!==void 0&&this.#a({record:f})}async#u(t,n,r){
const{forge:s,context:o}=this.#e;this.#t.record!==void 0&&await s.setState(this.#t.record,{state:t,description:n,url:r,logUrl:o.runUrl})}async#T({state:t,description:n,
url:r}){t!==void 0&&(await this.#O(),await this.#u(t,n,r),t==="success"&&await this.#I())}async#I(){const{forge:t,context:n}=this.#e,{app:r,record:s,comment:o}=this.#t,
i=this.#n.filter(L=>L.id!==s),a=await yt(t,i,"A newer deployment took its place"),[f,_]=[a?.pullRequest,n.pullRequest?.number];!o||f===void 0||_===void 0||f===_||
await this.#r("comment",()=>t.comment(f,r,Zn(r,_,this.#f()),"amend"))}async#E(t){const{forge:n,context:r}=this.#e,{pullRequest:s}=r;!this.#t.comment||!s||await this.#r(
"comment",()=>n.comment(s.number,this.#t.app,t,"write"))}#a(t){this.#t={...this.#t,...t},this.#e.save(this.#t)}async#r(t,n){if(this.#y.has(t)||this.#o)return;const{
forge:r,warn:s}=this.#e;try{return await n()}catch(o){if(this.#o)return;const i=(0,y.I7)(o),a=Fe(i)?ir[t]:`${t} failed`;Fe(i)&&this.#y.add(t),this.#_.has(a)||s(
...ar(t,i,this.#g,r,this.#t)),this.#_.add(a);return}}}const hr=[fe];function gr(e,t=hr){if(e.token!=="")for(const n of t){const r=new AbortController,s=n({...e,
signal:r.signal});if(s)return new mr({...e,forge:s,stop:()=>r.abort()})}}function yr(e){const t=e===""?void 0:JSON.parse(e);if(!(0,c.Gv)(t)||typeof t.app!="stri\
ng"||typeof t.environment!="string")return;const{app:n,environment:r,comment:s,appID:o,deployID:i,record:a}=t,f=_r(t.ending);return{app:n,environment:r,comment:s===
!0,...(0,c.Eb)({appID:Ke(o),deployID:Ke(i),record:Ke(a),ending:f})}}function Ke(e){return typeof e=="string"?e:void 0}function _r(e){if(!(0,c.Gv)(e)||typeof e.description!=
"string"||typeof e.comment!="string")return;const{description:t,url:n,comment:r}=e;return{state:ke.find(o=>o===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:r}}var wr=u(7634);const br="slipway/slipway";function wt(e,t){const n=t===void 0?"":`#${t}`;return`https://github.com/${br}/blob/v${wr.x}/docs/${e}.md${n}`}
const Or={identity:(0,m.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,m.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,m.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,m.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function Er(e){const[t="what-you-gave"]=Object.entries(Or).find(([,n])=>n.includes(e))??[];return wt("troubleshooting",t)}function Sr(){return wt("trouble\
shooting","failures-of-a-deployment")}function $r(e){return/^\s*at\s.*[:)\d]$/.test(e)}const kr=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
bt=2,vr=2e3;class Tr{#e;#t;#n=[];#s=0;constructor(t){this.#e=t}push(t){const n=(0,m.Nl)(t.slice(0,vr)).trimEnd().replace(/ \{$/,"");return $r(n)?this.#t===void 0&&
!kr.test(n)?(this.#t=t,[...this.#i(),t]):(this.#s+=1,this.#n.length<bt&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#i()}#i(){const[t,
n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],t<bt?n:[this.#e(t)]}}function Ir(e,t){const n=new Tr(t);return[...e.flatMap(r=>n.push(r)),...n.end()]}const Lr={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function Ve({code:e}){return Lr[e]}function js({findings:e}){const[t,...n]=e.filter(f=>Ve(f)==="error");if(!t)return;const{place:r,message:s,remedy:o}=t,
i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",a=n.length===0?"":` (and ${n.length} more ${n.length===1?"error":"errors"})`;return new SlipwayError("che\
ck_failed",`Check failed: ${i}${s}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const Ot=20;function Gs(e,{findings:t}){const n=t.
flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:a,line:f=null,column:_=null}=i;return[{file:a,line:f,column:_,severity:Ve(r),code:s,message:o}]});
return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:n.slice(0,Ot),moreDiagnostics:Math.max(0,n.length-Ot)}}function Bs({
pages:e,links:t,files:n,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(t,"link")} and ${counted(n,"file")} (${ie(r)})`}function Hs({commit:e}){return e.
slice(0,7)}function Ws({now:e,change:t},n=""){return`${grouped(e)}${n} (${Et(t,grouped)})`}function Fs({now:e,change:t},n=""){return`${ie(e)}${n} (${Ar(t)})`}function Ar(e){
return Et(e,ie)}function Et(e,t){return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.abs(e))}`}function ie(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/
1e6).toFixed(1)} MB`}function Ks(e,t,n){const r=new Set;for(const s of n.findings){const{message:o,place:i,remedy:a}=s;t.add(severityOf(s),{message:cleanLine(o,
1e3),place:i}),a!==void 0&&r.add(a)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(n))}const St=100,Rr={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function Dr(e){const{findings:t,largest:n}=e,r=t.length-St;return["### The site",Nr(e),...t.length===0?[]:[t.slice(0,St).map(xr).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...n.length===0?[]:[Mr(e)]].join(`

`)}function Mr({largest:e}){const t=e.map(n=>[q(n.path),ie(n.bytes),ie(n.brotli),ie(n.gzip)]);return`<details><summary>The largest files</summary>

${$t(["File","Bytes","Brotli","gzip"],t)}

</details>`}function Nr({pages:e,links:t,files:n,bytes:r,brotli:s,gzip:o}){const i=[e,t,n].map(m.zD);return $t(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,ie(r),ie(s),ie(o)]])}function xr(e){const{message:t,place:n}=e,r=n?`${q([n.file,n.line,n.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${Rr[Ve(e)]} ${r}${q(t,500)}`}function $t(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const kt={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},vt={bytes:6e4,errors:5,diagnostics:10,logLines:40};function Pr(e){const t=[It(e,"##"),Lt(e),Mt(e,kt),
At(e),Rt(e),e.checked?Dr(e.checked):"",e.compared,qr(e),Yr(e),zr(e)];return Nt(t,e.failure?.log,kt)}function Cr(e){const t=[It(e,"###"),Lt(e),Mt(e,vt),At(e),Rt(
e)];return Nt(t,e.failure?.log,vt,pt(e.updatedAt,e.runUrl))}function Vs(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Tt[e.status][1]}`}const Tt={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function It(e,t){
const[n,r]=Tt[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${q(e.app,200)} ${r}${s}`}function Lt(e){const t=We(e.url);return t===
void 0?"":`**${t}**`}function At({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:r,
isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${q(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].join(""),a=`The previous ${s?"preview":"deployment"}${i}`,
f=We(t);return f===void 0?`${a} stays live. Its address is not known.`:n?`${a} still answers: ${f}`:`${a} does not answer either: ${f}`}function Rt(e){const t=[
["App",e.appID&&`${q(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&q(e.deployID,128)],["Source",Br(e)],["Variables",Hr(e.
variables)],["Code",Gr(e)],["Keys",Ur(e)]],[n,...r]=t.flatMap(([s,o])=>o?[`| ${s} | ${o} |`]:[]);return n===void 0?"":[n,"| :-- | :-- |",...r].join(`
`)}function Ur({seeded:e}){return e&&`${e.written} written${e.failed>0?`, ${e.failed} failed`:""}`}const jr=5;function Gr({status:e,failure:t,errors:n}){if(e===
"skipped")return;const r=t?.code,s=r===void 0?n.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[...new Set(s)].slice(0,jr)){const f=r===void 0?Er(a):Sr();o.
set(f,[...o.get(f)??[],q(a,64)])}const i=[...o].map(([a,f])=>`${f.join(", ")}: [what to do](<${a}>)`);return i.length===0?void 0:i.join("; ")}function Br({commit:e,
built:t,branch:n,repository:r}){if((e??t??n??r)===void 0)return;const s=`${q(n??"",200)} of ${q(r??"",200)}`,o=e&&`${Dt(e)} on ${s}`;return t===void 0||t.id===e?.
id?o??s:`${Dt(t)} as checked out, for ${o??s}`}function Dt({id:e,url:t}){const n=q(e.slice(0,12));return t===void 0?n:`[${n}](<${t}>)`}const Ye=60;function Hr(e){
if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>Ye?` and ${e.length-Ye} more`:"";return`${e.slice(0,Ye).map(r=>q(r,100)).join(", ")}${t}`}
function Mt(e,t){const{failure:n,errors:r}=e;if(n){const i=n.remedy===void 0?[]:[qe(n.remedy.split(`
`))],{headline:a,message:f}=n,_=f&&!a.includes(f)?[`The platform says: ${de(f,500)}`]:[];return[`**${de(a,500)}**`,Wr(n,e,t),...i,..._].filter(z=>z!=="").join(`\


`)}const s=r.slice(0,t.errors).map(i=>`**${de(i.message)}**

${qe(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function qe([e,...t]){return e===void 0?"":t.length===0?de(e):`${de(e)}

${He(t.slice(0,12),200)}`}function Wr({diagnostics:e,moreDiagnostics:t},n,r){const s=e.slice(0,r.diagnostics).map(a=>`- ${Fr(a,n)} ${q(a.message)}`),o=e.length-
s.length+t,i=[o>0?`Not listed here: ${(0,m.hS)(o,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,m.hS)(n.unannotated,
"finding")}.`:""];return[s.join(`
`),...i].filter(a=>a!=="").join(`

`)}function Fr(e,{built:t,commit:n}){const r=q(Kr(e),300),s=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),o=e.file.toWellFormed().split("/");if(s===
void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const i=o.map(encodeURIComponent).join("/");return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.
line}`}>)`}function Kr({file:e,line:t,column:n}){return[e,t,n].filter(r=>r!==null).join(":")}const Vr=32;function Yr({phases:e}){if(e.length===0)return"";const t=Math.
max(1,...e.map(({ms:o})=>o)),n=Math.max(...e.map(({title:o})=>o.length)),r=e.map(({title:o,ms:i})=>{const a="\u2588".repeat(Math.round(i/t*Vr))||"\u258F";return`${o.
padEnd(n)}  ${(0,tt.a3)(i).padStart(8)}  ${a}`}),s=e.reduce((o,{ms:i})=>o+i,0);return["### Where the time went",He([...r,`${"Total".padEnd(n)}  ${(0,tt.a3)(s).padStart(
8)}`])].join(`

`)}function qr({steps:e=[]}){return e.length===0?"":["### A deploy would",e.slice(0,100).map(t=>`- ${de(t)}`).join(`
`)].join(`

`)}function zr({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(Qr).join(`
`)].join(`

`)}function Qr({message:e,remedy:t}){const n=qe(t).replace(/^(?=.)/gm,"  ");return`- ${de(e,500)}${n===""?"":`

${n}`}`}function Nt(e,t,n,r=""){const s=e.filter(_=>_!=="").join(`

`),o=n.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=Ir(t??[],Xr),a=Xn(i.slice(-n.logLines),o),f=a.length===0?"":Jr(a,a.length===i.length,t?.length??0);
return`${[s,f,r].filter(_=>_!=="").join(`

`)}
`}function Xr(e){return`    \u2026 ${(0,m.hS)(e,"line")} of packages, in full in the log of the run`}function Jr(e,t,n){return`<details><summary>${t?`Build log,\
 ${(0,m.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,m.hS)(n,"line")}`}</summary>

${He(e)}

</details>`}async function Zr(e){const{run:t,runner:n}=e,r=yr(t.saved);if(!r)return;const s=es(r,t,e.clock.now());r.ending||n.summary(Pr(s)),await gr({...e,context:t.
context,token:t.raw["github-token"],open:r,save:()=>{},warn:(i,a)=>{n.annotate("warning",{message:i});for(const f of a.split(`
`))n.line(`  ${f}`)}})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:xt,url:void 0,comment:Cr(s)})}const xt="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function es(e,{context:t},n){return{status:"interrupted",app:e.app,appID:e.appID,
appCreated:!1,deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},
built:void 0,runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:xt,explanation:["A re-run for t\
he same commit follows the same deployment."]}],warnings:[],previous:void 0,updatedAt:n,unannotated:0}}}),1781:((d,T,u)=>{u.d(T,{Aq:()=>$e});var c=u(3024),m=u(857);
function y(l){return l==null?"":typeof l=="string"||l instanceof String?l:JSON.stringify(l)}function g(l){return Object.keys(l).length?{title:l.title,file:l.file,
line:l.startLine,endLine:l.endLine,col:l.startColumn,endColumn:l.endColumn}:{}}function O(l,S,k){const G=new b(l,S,k);process.stdout.write(G.toString()+m.EOL)}function h(l,S=""){
O(l,{},S)}const v="::";class b{constructor(S,k,G){S||(S="missing.command"),this.command=S,this.properties=k,this.message=G}toString(){let S=v+this.command;if(this.
properties&&Object.keys(this.properties).length>0){S+=" ";let k=!0;for(const G in this.properties)if(this.properties.hasOwnProperty(G)){const ee=this.properties[G];
ee&&(k?k=!1:S+=",",S+=`${G}=${A(ee)}`)}}return S+=`${v}${j(this.message)}`,S}}function j(l){return y(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function A(l){return y(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const H=new Proxy({},{get:(l,S)=>process.
getBuiltinModule("crypto")[S]});var B=u(9896);function x(l,S){const k=process.env[`GITHUB_${l}`];if(!k)throw new Error(`Unable to find environment variable for \
file command ${l}`);if(!B.existsSync(k))throw new Error(`Missing file at path: ${k}`);B.appendFileSync(k,`${y(S)}${m.EOL}`,{encoding:"utf8"})}function W(l,S){const k=`\
ghadelimiter_${H.randomUUID()}`,G=y(S);if(l.includes(k))throw new Error(`Unexpected input: name should not contain the delimiter "${k}"`);if(G.includes(k))throw new Error(
`Unexpected input: value should not contain the delimiter "${k}"`);return`${l}<<${k}${m.EOL}${G}${m.EOL}${k}`}const Q=K("path");var I=function(l,S,k,G){function ee(oe){
return oe instanceof k?oe:new k(function(ae){ae(oe)})}return new(k||(k=Promise))(function(oe,ae){function fe(se){try{me(G.next(se))}catch(he){ae(he)}}function pe(se){
try{me(G.throw(se))}catch(he){ae(he)}}function me(se){se.done?oe(se.value):ee(se.value).then(fe,pe)}me((G=G.apply(l,S||[])).next())})},P;(function(l){l[l.Success=
0]="Success",l[l.Failure=1]="Failure"})(P||(P={}));function w(l,S){const k=toCommandValue(S);if(process.env[l]=k,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(l,S));issueCommand("set-env",{name:l},k)}function D(l){O("add-mask",{},l)}function C(l){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",l):issueCommand("add-path",{},l),process.env.PATH=`${l}${path.delimiter}${process.env.PATH}`}function R(l,S){const k=process.env[`INPUT_${l.replace(/ /g,
"_").toUpperCase()}`]||"";if(S&&S.required&&!k)throw new Error(`Input required and not supplied: ${l}`);return S&&S.trimWhitespace===!1?k:k.trim()}function V(l,S){
const k=R(l,S).split(`
`).filter(G=>G!=="");return S&&S.trimWhitespace===!1?k:k.map(G=>G.trim())}function X(l,S){const k=["true","True","TRUE"],G=["false","False","FALSE"],ee=R(l,S);if(k.
includes(ee))return!0;if(G.includes(ee))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${l}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function J(l,S){if(process.env.GITHUB_OUTPUT||"")return x("OUTPUT",W(l,S));process.
stdout.write(m.EOL),O("set-output",{name:l},y(S))}function $(l){issue("echo",l?"on":"off")}function N(l){process.exitCode=P.Failure,M(l)}function p(){return process.
env.RUNNER_DEBUG==="1"}function E(l){issueCommand("debug",{},l)}function M(l,S={}){O("error",g(S),l instanceof Error?l.toString():l)}function U(l,S={}){O("warni\
ng",g(S),l instanceof Error?l.toString():l)}function Y(l,S={}){O("notice",g(S),l instanceof Error?l.toString():l)}function ue(l){process.stdout.write(l+m.EOL)}function be(l){
h("group",l)}function De(){h("endgroup")}function Qe(l,S){return I(this,void 0,void 0,function*(){be(l);let k;try{k=yield S()}finally{De()}return k})}function Me(l,S){
if(process.env.GITHUB_STATE||"")return x("STATE",W(l,S));O("save-state",{name:l},y(S))}function Xe(l){return process.env[`STATE_${l}`]||""}function Je(l){return I(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(l)})}var Oe=u(3739),Ee=u(8302),Ne=u(5807);const Ze="slipway",Se={error:M,warning:U,notice:Y};function $e(l){
const S=ke();return{line:k=>ue(re(k)),group:k=>be(re(k)),endGroup:De,replay:(k,G)=>{ue([`::stop-commands::${G}`,...k.map(re),`::${G}::`].join(`
`))},annotate:(k,{message:G,title:ee,place:oe})=>{const{file:ae,line:fe,column:pe}=oe??{};Se[k](re(G),(0,Ee.Eb)({title:ee,file:ae,startLine:fe,startColumn:pe}))},
mask:D,output:(k,G)=>S("the outputs",()=>J(k,G)),state:(k,G)=>S("the state for the post step",()=>Me(k,G)),summary:k=>{l!==void 0&&S("the summary",()=>(0,c.writeFileSync)(
l,k))}}}function ke(){const l=new Set;return(S,k)=>{try{k()}catch(G){l.has(S)||U(re(`The runner cannot keep ${S}: ${(0,Oe.I7)(G).message}`)),l.add(S)}}}function re(l){
return(0,Ne.Ow)(l).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),3445:((d,T,u)=>{u.d(T,{i:()=>y});var c=u(3739),m=u(1709);async function y(O){const h=x=>O[x.
toLowerCase()]||O[x]||"",v=h("ALL_PROXY"),b=g(h("HTTP_PROXY")||v,"HTTP_PROXY"),j=g(h("HTTPS_PROXY")||v,"HTTPS_PROXY");if(b===""&&j==="")return fetch;const A=await u.
e(729).then(u.bind(u,3729)),H=new A.EnvHttpProxyAgent({httpProxy:b,httpsProxy:j,noProxy:h("NO_PROXY")}),B=A.fetch;return async(x,W)=>{if(x instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const Q=new URL(x);return(0,m.c)(Q.hostname)?fetch(x,W):B(Q,{...W,dispatcher:H})}}function g(O,h){const v=O===""||
O.includes("://")?O:`http://${O}`;if(v===""||URL.canParse(v))return v;throw new c.GQ("invalid_input",`${h} (or ALL_PROXY) is not an address`,{remedy:"Write it a\
s http://proxy.example.com:3128."})}}),1619:((d,T,u)=>{u.d(T,{J:()=>y,h:()=>g});var c=u(3739),m=u(1709);function y(O,h){const v=O.trim(),b=URL.canParse(v)?new URL(
v):void 0;if(b===void 0||!["http:","https:"].includes(b.protocol))throw new c.GQ("invalid_input",`${h} is not an http(s) address`,{input:h,remedy:"Write it with\
 its scheme, as https://platform.example.com."});if(b.username!==""||b.password!==""||b.search!==""||b.hash!=="")throw new c.GQ("invalid_input",`${h} has more t\
han host and path`,{input:h,remedy:"Leave out user name, password, query and fragment."});return g(b,h),b.pathname=b.pathname.replace(/\/+$/,""),b}function g(O,h){
if(!(O.protocol==="https:"||O.protocol==="http:"&&(0,m.c)(O.hostname)))throw new c.GQ("insecure_url",`${h} names ${O.origin}, which is not https`,{input:h,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((d,T,u)=>{u.d(T,{ml:()=>m});const c=K("node:timers/prom\
ises"),m={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(h,v){v?.throwIfAborted();try{await(0,c.setTimeout)(h,void 0,{signal:v})}catch(b){throw v?.
throwIfAborted(),b}},after(h,v){const b=setTimeout(v,h);return()=>clearTimeout(b)}};async function y(h,v,b){const j=new AbortController,A=h.sleep(v,j.signal).then(
()=>{},()=>{});try{return await Promise.race([b,A])}finally{j.abort()}}const g={now(){const{user:h,system:v}=process.cpuUsage();return(h+v)/1e3}},O=(h,v)=>{const b=setInterval(
v,h).unref();return()=>clearInterval(b)}}),9127:((d,T,u)=>{u.d(T,{a3:()=>g});var c=u(3739);const m=null;function y(b,j){const A=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(b.trim()),[,...H]=A??[],B=m.reduce((x,W,Q)=>x+Number(H[Q]??0)*W,0);if(!A||B===0)throw new SlipwayError("invalid_input",`${j}: "${b}" is not a duration`,{input:j,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return B}function g(b){if(b<1e3)return`${Math.round(b)}ms`;if(b<59950)
return`${(b/1e3).toFixed(1)}s`;const j=Math.round(b/1e3),A=H=>String(H).padStart(2,"0");return j<3600?`${Math.floor(j/60)}m ${A(j%60)}s`:`${Math.floor(j/3600)}h\
 ${A(Math.floor(j%3600/60))}m`}const O=null,h=null;function v(b,j){const A=j-b;if(A>h)return new Date(b).toISOString().slice(0,10);const[H,B]=O.find(([,W])=>A>=
W)??[];if(!H||H==="second"&&A<1e4)return"just now";const x=Math.floor(A/B);return`${x} ${H}${x===1?"":"s"} ago`}}),3739:((d,T,u)=>{u.d(T,{GQ:()=>y,I7:()=>g,bD:()=>O,
xU:()=>v});const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(c);class y extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(H,B,x={}){
super(B,x.cause===void 0?void 0:{cause:x.cause}),this.code=H,this.mender=c[H],this.remedy=x.remedy,this.input=x.input,this.place=x.place,this.call=x.call,this.also=
x.also??[]}with({code:H=this.code,message:B=this.message,...x}){const{remedy:W,input:Q,place:I,call:P,cause:w,also:D}=this;return new y(H,B,{remedy:W,input:Q,place:I,
call:P,cause:w,also:D,...x})}}function g(A){return A instanceof y?A:new y("internal",O(A),{cause:A,remedy:"This is a fault of Slipway. Please report it with the\
 lines above."})}function O(A){return A instanceof Error?A.message:String(A)}function h(A){throw new y("internal",`Unhandled case: ${JSON.stringify(A)}`)}function v(A){
if(!(!(A instanceof Error)||!("code"in A)))return typeof A.code=="string"?A.code:void 0}const b=new Set(["ENOSPC","EDQUOT"]);function j(A){return b.has(v(A))}}),
8302:((d,T,u)=>{u.d(T,{Eb:()=>g,Gv:()=>c,KH:()=>O,U4:()=>m});function c(h){return typeof h=="object"&&h!==null&&!Array.isArray(h)}function m(h){try{return JSON.
parse(h)}catch{return}}function y(h){const v=m(h);return c(v)?v:void 0}function g(h){const v=Object.entries(h).filter(([,b])=>b!==void 0);return Object.fromEntries(
v)}function O(h,v){return typeof h=="string"&&h.length<=v}}),1709:((d,T,u)=>{u.d(T,{c:()=>m});function c(y){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(y)}function m(y){
return/^(?:[^.]+\.)*localhost\.?$/i.test(y)||c(y.replace(/^\[|\]$/g,""))}}),5807:((d,T,u)=>{u.d(T,{Nl:()=>A,Ow:()=>Q,aL:()=>P,hS:()=>D,zD:()=>w});const c="\x1B",
m="\x07",y=new RegExp(`${c}[\\]P_^X][^${m}${c}]*(?:${m}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),g=/[\t\n\v\f\r\u0085\u2028\u2029]/g,O=()=>new RegExp(
"[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),h=new RegExp(`${c}\\[[\
0-9;:]{0,40}m`,"g");function v($){const N=$.includes(c)?$.match(h)??[]:[];return N.length===0?{texts:[$],codes:N}:{texts:$.split(h),codes:N}}const b=/^[ -~]*$/,
j=/^[\t -~]*$/;function A($){return $.includes(c)?$.replace(y,""):$}function H($){return j.test($)?$:A($).replace(/[\n\u2028\u2029]/g," ").replace(O(),N=>N==="	"?
N:"")}function B($){return $.split(`
`).map(H).join(`
`)}function x($,N){return $.length>N?I($,N):$}function W($){return $.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Q($,N=2e3){const p=$.length>N*8+1024?$.slice(
0,N*8+1024):$;if(b.test(p)&&p.length<=N)return $;const E=A(p).replace(g," ").replace(O(),"").toWellFormed();return E.length>N||p.length<$.length?I(E,N):E}function I($,N){
if(N<1)return"";const p=$.slice(0,N-1),E=p.charCodeAt(p.length-1);return`${E>=55296&&E<=56319?p.slice(0,-1):p}\u2026`}function P($){return $.trim().split(/\s+/)}
function w($){let[N,p]=[String($),""];for(;N.length>3;N=N.slice(0,-3))p=`,${N.slice(-3)}${p}`;return N+p}function D($,N){return`${w($)} ${N}${$===1?"":"s"}`}function C($){
return R($)??$}function R($){try{return decodeURIComponent($)}catch{return}}const V=/^[\t\n\r -~]*$/;function X($){return V.test($)?$:$.replace(/[\u2028\u2029]/g,
J).replace(O(),N=>`	
\r`.includes(N)?N:J(N))}function J($){return Array.from({length:$.length},(p,E)=>$.charCodeAt(E)).map(p=>`\\u${p.toString(16).padStart(4,"0")}`).join("")}}),7634:((d,T,u)=>{
u.d(T,{x:()=>c});const c="1.0.0"}),1787:((d,T,u)=>{u.d(T,{N:()=>j});var c=u(3739),m=u(8302),y=u(5807),g=u(86);const O=(0,y.aL)("message errordescription detail \
details title description msg reason"),h=10,v=(0,y.aL)("errors fields details detail violations fieldviolations invalidparams messages"),b=(0,y.aL)("fieldviolat\
ions violations details errors causes");function j(I){const P=(0,g.Pf)(I),w=P.get("errors")??P.get("messages"),D=Array.isArray(w)&&(0,m.Gv)(w[0])?{error:w[0]}:void 0,
C=[...(0,g.w)(D,["error"]),...(0,g.w)(I,["error"])],R=(...N)=>A(C.flatMap(p=>(0,g.Qq)(p,...N)??[])[0]),V=(0,m.Gv)(I)?(0,g.Qq)(P,"error"):void 0,X=V!==void 0&&H(
V)?V:void 0,J=C.map(N=>(0,g.Qq)(N,"id")).find(N=>N!==void 0&&H(N)),$=B(I);return{code:X??R("code","errorcode")??(R("message")===void 0?void 0:J),message:R(...O)??
A(V)??$[0]?.message,requestID:R("requestid","traceid","correlationid"),fields:$}}function A(I){return I===void 0?void 0:(0,y.Ow)(I,300).trim()}function H(I){return/^[\w.-]{1,64}$/.
test(I)}function B(I){const P=(0,g.Pf)(I),w=(0,g.Pf)(P.get("error")),C=[...[P,w].flatMap(R=>v.map(V=>R.get(V))).flatMap(R=>x(R)),...W(w),...W(P)];return[...new Map(
C.map(R=>[`${R.field} ${R.message}`,R])).values()].slice(0,h)}function x(I,P=0){if(P>2)return[];const w=C=>b.flatMap(R=>x(C.get(R),P+1));if(Array.isArray(I))return I.
slice(0,50).map(g.Pf).flatMap(R=>[...W(R),...w(R)]);if(!(0,m.Gv)(I))return[];const D=w((0,g.Pf)(I));return D.length>0?D:Object.entries(I).flatMap(([C,R])=>(Array.
isArray(R)?R:[R]).filter(X=>typeof X=="string").map(X=>({field:(0,y.Ow)(C,100),message:(0,y.Ow)(X,300)})))}function W(I){const P=(0,g.Pf)(I.get("source")),w=I.get(
"loc")??I.get("path"),D=Array.isArray(w)?w.filter(J=>J!=="body").join("."):void 0,C=(0,g.Qq)(I,...(0,y.aL)("field param parameter target property pointer attrib\
ute fieldname")),R=D||C||(0,g.Qq)(P,"pointer","parameter"),V=(0,g.Qq)(I,...O,"error","code");if(R===void 0||V===void 0)return[];const X=R.replace(/^[#/]+|^\$\.|^body[./]/g,
"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,y.Ow)(X,100),message:(0,y.Ow)(V,300)}]}function Q(I,P){const w=fieldsOf(I);if(w.get("\
success")!==!1&&w.get("ok")!==!1)return;const{code:D,message:C}=j(I),R=[D,C&&`"${C}"`].filter(Boolean).join(" "),V=P.status===void 0?"":` ${P.status}`;throw new SlipwayError(
"refused",`The service answered ${P.method} ${P.path} with${V}, but says that it failed${R&&`: ${R}`}`,{remedy:"Mend what the answer names, then run again.",call:{
...P,outcome:"unknown"}})}}),86:((d,T,u)=>{u.d(T,{LO:()=>R,Pf:()=>h,Qq:()=>P,w:()=>Q});var c=u(3739),m=u(8302),y=u(5807),g=u(8438);function O(p){return p.toLowerCase().
replace(/[_\-$@]/g,"")}function h(p){const E=new Map;if(!(0,m.Gv)(p))return E;for(const[M,U]of Object.entries(p)){const Y=O(M);E.has(Y)||E.set(Y,U)}return E}function v(p){
return new Map(p.toReversed().flatMap(E=>[...E]))}function b(p,E){return{path:p,value:E,fields:h(E)}}function j(p,E){return Object.entries(p.value).filter(([M])=>E.
includes(O(M))).map(([M,U])=>({path:H(p.path,M),member:U}))}function A(p,E){for(const M of E)for(const{path:U,member:Y}of j(p,[M]))if((0,m.Gv)(Y))return b(U,Y)}
function H(p,E){const M=B((0,y.Ow)(E,40));return p===""?M:`${p}.${M}`}function B(p){return/^[A-Za-z_]\w*$/.test(p)?p:`\`${p.replaceAll("`","")}\``}function x(p){
return/^[\w.$]+$/.test(p)?p:JSON.stringify(p)}function W(p,E){const M=[];let U=(0,m.Gv)(p)?b("",p):void 0;for(;U!==void 0&&M.length<=g.sX;)M.unshift(U),U=A(U,[...E,
...g.wy]);return M}function Q(p,E){return W(p,E).map(({fields:M})=>M)}function I(p){return typeof p=="number"?String(p):typeof p=="string"&&p!==""?p:void 0}function P(p,...E){
for(const M of E){const U=I(p.get(M));if(U!==void 0)return U}}function w(p,...E){for(const M of E){const U=p.get(M),Y=typeof U=="string"&&/^-?\d{1,15}$/.test(U)?
Number(U):U;if(Number.isSafeInteger(Y))return Number(Y)}}function D(p,...E){for(const M of E){const U=p.get(M),Y=typeof U=="string"&&/^\d+(?:\.\d+)?$/.test(U)?Number(
U):U;if(typeof Y=="number"&&Number.isFinite(Y))return Math.round(Y<1e11?Y*1e3:Y);const ue=typeof U=="string"?Date.parse(U):Number.NaN;if(!Number.isNaN(ue))return ue}}
function C(p){const E=I(p);if(E===void 0)return;const M=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(E)?`https://${E}`:E;return/^https?:\/\//i.test(M)&&URL.
canParse(M)?M:void 0}function R(p,E,M,U){return X(`has no ${p}; ${$(E)}`,M,U)}function V(p,E,M,U){return X(`has more than one ${p}: ${E.join(" and ")}; Slipway \
does not guess`,M,U)}function X(p,E,M){const U=E.status===void 0?"":` (${E.status})`;return new c.GQ("unexpected_response",`The answer to ${E.method} ${E.path}${U}\
 ${p}`,{remedy:M===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is\
 the control plane. If it is, say where the value is in a map (input api-map):
${M}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...E,outcome:"unknown",unclear:!0}})}function J(p,E,M){return`answers:
  ${p}:
    ${E}: ${x(M)}`}function $(p){if(p===void 0)return"it is empty.";if(Array.isArray(p))return`it is a list of ${p.length}.`;if(!(0,m.Gv)(p))return`it is ${p===
null?"null":`a ${typeof p}`}.`;const E=N(p,0),M=E.slice(0,30).join(", ");return E.length===0?"it is an empty object.":`it has: ${M}${E.length>30?", \u2026":""}.`}
function N(p,E){return!(0,m.Gv)(p)||E>g.sX?[]:Object.entries(p).flatMap(([M,U])=>[(0,y.Ow)(M,40),...N(U,E+1).map(Y=>`${(0,y.Ow)(M,40)}.${Y}`)])}}),8438:((d,T,u)=>{
u.d(T,{sX:()=>h,wy:()=>O});var c=u(5807);const m={label:"app",names:(0,c.aL)("app application"),kin:(0,c.aL)("site service website webapp staticsite"),lists:(0,c.
aL)("apps applications sites services")},y={label:"deployment",names:(0,c.aL)("deploy deployment"),kin:(0,c.aL)("job build release run rollout revision"),lists:(0,c.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},g={label:"environment",names:(0,c.aL)("environment env"),kin:[],lists:(0,c.aL)("environments envs")},O=(0,c.aL)("data result item response payload body co\
ntent node embedded"),h=2,v=(0,c.aL)("attributes properties metadata"),b=(0,c.aL)("items data results result list records entries values value nodes edges"),j=(0,c.
aL)("errors messages warnings notices included links"),A=(0,c.aL)("id uid uuid guid"),H=(0,c.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),B=(0,c.aL)("phase deploymentphase"),x=(0,c.aL)("state status phase name value"),W=(0,c.aL)("conclusion result outcome"),Q=(0,c.aL)("stage step currentstage c\
urrentstep stagename"),I=(0,c.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),P=(0,c.aL)("urls domains hostnames aliases status links endpoints"),w=(0,c.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),D=(0,c.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),C=(0,c.aL)("branch productionbranch gitbranch repobranch"),R=(0,c.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),V=(0,c.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),X=(0,c.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),J=(0,c.aL)("supersededby replacedby"),$=(0,c.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),N=(0,c.aL)("pagination paging page page\
info meta metadata resultinfo links"),p=(0,c.aL)("next nextlink nexturl nextpage")}),8010:((d,T,u)=>{u.a(d,async(c,m)=>{try{var y=u(8168),g=u(8364),O=u(1781),h=u(
3445),v=u(336);const b=(0,y.c)();await(0,g.N)({run:b,runner:(0,O.Aq)(b.summaryFile),fetch:await(0,h.i)(process.env),clock:v.ml,random:Math.random}),m()}catch(b){
m(b)}},1)})},ze={};function F(d){var T=ze[d];if(T!==void 0)return T.exports;var u=ze[d]={id:d,loaded:!1,exports:{}},c=!0;try{Pt[d](u,u.exports,F),c=!1}finally{c&&
delete ze[d]}return u.loaded=!0,u.exports}F.m=Pt,typeof F<"u"&&(F.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var d=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",T=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",c=y=>{y&&y.d<1&&(y.d=1,y.forEach(g=>g.r--),y.forEach(g=>g.r--?g.r++:g()))},
m=y=>y.map(g=>{if(g!==null&&typeof g=="object"){if(g[d])return g;if(g.then){var O=[];O.d=0,g.then(b=>{h[T]=b,c(O)},b=>{h[u]=b,c(O)});var h={};return h[d]=b=>b(O),
h}}var v={};return v[d]=b=>{},v[T]=g,v});F.a=(y,g,O)=>{var h;O&&((h=[]).d=-1);var v=new Set,b=y.exports,j,A,H,B=new Promise((x,W)=>{H=W,A=x});B[T]=b,B[d]=x=>(h&&
x(h),v.forEach(x),B.catch(W=>{})),y.exports=B,g(x=>{j=m(x);var W,Q=()=>j.map(P=>{if(P[u])throw P[u];return P[T]}),I=new Promise(P=>{W=()=>P(Q),W.r=0;var w=D=>D!==
h&&!v.has(D)&&(v.add(D),D&&!D.d&&(W.r++,D.push(W)));j.map(D=>D[d](w))});return W.r?I:Q()},x=>(x?H(B[u]=x):A(b),c(h))),h&&h.d<0&&(h.d=0)}})(),(()=>{var d=Object.
getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,T;F.t=function(u,c){if(c&1&&(u=this(u)),c&8||typeof u=="object"&&u&&(c&4&&u.__esModule||c&16&&typeof u.
then=="function"))return u;var m=Object.create(null);F.r(m);var y={};T=T||[null,d({}),d([]),d(d)];for(var g=c&2&&u;typeof g=="object"&&!~T.indexOf(g);g=d(g))Object.
getOwnPropertyNames(g).forEach(O=>y[O]=()=>u[O]);return y.default=()=>u,F.d(m,y),m}})(),F.d=(d,T)=>{for(var u in T)F.o(T,u)&&!F.o(d,u)&&Object.defineProperty(d,
u,{enumerable:!0,get:T[u]})},F.f={},F.e=d=>Promise.all(Object.keys(F.f).reduce((T,u)=>(F.f[u](d,T),T),[])),F.u=d=>""+d+".index.js",F.o=(d,T)=>Object.prototype.hasOwnProperty.
call(d,T),F.r=d=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(d,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(d,"__esModule",{value:!0})},
F.nmd=d=>(d.paths=[],d.children||(d.children=[]),d),(()=>{var d={792:0},T=u=>{var{ids:c,modules:m,runtime:y}=u,g,O,h=0;for(g in m)F.o(m,g)&&(F.m[g]=m[g]);for(y&&
y(F);h<c.length;h++)O=c[h],F.o(d,O)&&d[O]&&d[O][0](),d[c[h]]=0};F.f.j=(u,c)=>{var m=F.o(d,u)?d[u]:void 0;if(m!==0)if(m)c.push(m[1]);else{var y=import("./"+F.u(u)).
then(T,g=>{throw d[u]!==0&&(d[u]=void 0),g}),y=Promise.race([y,new Promise(g=>m=d[u]=[g])]);c.push(m[1]=y)}}})();var Ct=F(8010);Ct=await Ct;

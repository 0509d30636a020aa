const V=process.getBuiltinModule;var Nt={9896:(d=>{d.exports=V("fs")}),4589:(d=>{d.exports=V("node:assert")}),6698:(d=>{d.exports=V("node:async_hooks")}),4573:(d=>{
d.exports=V("node:buffer")}),7598:(d=>{d.exports=V("node:crypto")}),3053:(d=>{d.exports=V("node:diagnostics_channel")}),8474:(d=>{d.exports=V("node:events")}),3024:(d=>{
d.exports=V("node:fs")}),7067:(d=>{d.exports=V("node:http")}),2467:(d=>{d.exports=V("node:http2")}),7030:(d=>{d.exports=V("node:net")}),643:(d=>{d.exports=V("no\
de:perf_hooks")}),1792:(d=>{d.exports=V("node:querystring")}),99:(d=>{d.exports=V("node:sqlite")}),7075:(d=>{d.exports=V("node:stream")}),7830:(d=>{d.exports=V(
"node:stream/web")}),1692:(d=>{d.exports=V("node:tls")}),3136:(d=>{d.exports=V("node:url")}),7975:(d=>{d.exports=V("node:util")}),3429:(d=>{d.exports=V("node:ut\
il/types")}),5919:(d=>{d.exports=V("node:worker_threads")}),8522:(d=>{d.exports=V("node:zlib")}),857:(d=>{d.exports=V("os")}),8168:((d,v,u)=>{u.d(v,{c:()=>U});var c=u(
3024);const m=V("node:path");var _=u(8302);const g={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"\
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
kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"false"}},b=new Map(Object.
entries(g)),h=Object.keys(g).filter(R);function R(w){return Object.hasOwn(g,w)}const k=null;function A(w){const N=h.map(P=>{const L=b.get(P)?.default??"";return[
P,w[P]||(L.startsWith("${{")?"":L)]});return Object.fromEntries(N)}function U(w=process.env){const N=w.GITHUB_WORKSPACE||process.cwd();return{raw:W(w),context:j(
w,N),summaryFile:w.GITHUB_STEP_SUMMARY||void 0,saved:w.STATE_slipway??"",readFile:P=>(0,c.readFileSync)((0,m.resolve)(N,P),"utf8")}}function W(w){const N={};for(const P of h){
const L=w[`INPUT_${P.toUpperCase()}`]?.trim();L&&(N[P]=L)}return A(N)}function j(w,N){const P=w.GITHUB_REPOSITORY||void 0,L=Q(w.GITHUB_EVENT_PATH),K=w.GITHUB_SERVER_URL||
"https://github.com",[X,J]=[w.ACTIONS_ID_TOKEN_REQUEST_URL,w.ACTIONS_ID_TOKEN_REQUEST_TOKEN],$=T(T(L,"pull_request"),"head"),D=G(T(L,"pull_request"),P);return{serverUrl:K,
apiUrl:w.GITHUB_API_URL||"https://api.github.com",repository:P,refName:w.GITHUB_REF_NAME||void 0,sha:x($.sha)??(w.GITHUB_SHA||void 0),eventName:w.GITHUB_EVENT_NAME||
void 0,pullRequest:D,fork:D?.fork===!0||H(T(L,"workflow_run"),P),selfHosted:w.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:w.GITHUB_ACTOR==="dependabot[bot]",
idTokenRequest:X&&J?{url:X,token:J}:void 0,runUrl:P&&w.GITHUB_RUN_ID?`${K}/${P}/actions/runs/${w.GITHUB_RUN_ID}`:void 0,workspace:N}}function G(w,N){const P=T(w,
"head"),L=x(P.ref);if(typeof w.number!="number"||L===void 0)return;const K=x(T(P,"repo").full_name);return{number:w.number,headRepository:K,headBranch:L,baseBranch:x(
T(w,"base").ref)??"",fork:K?.toLowerCase()!==N?.toLowerCase()}}function H(w,N){return w.id===void 0?!1:x(T(w,"head_repository").full_name)?.toLowerCase()!==N?.toLowerCase()}
function Q(w){if(!w)return{};try{const N=JSON.parse((0,c.readFileSync)(w,"utf8"));return(0,_.Gv)(N)?N:{}}catch{return{}}}function T(w,N){const P=w[N];return(0,_.
Gv)(P)?P:{}}function x(w){return typeof w=="string"&&w!==""?w:void 0}}),6584:((d,v,u)=>{u.d(v,{N:()=>Fr});var c=u(8302),m=u(5807),_=u(3739);function g(e){return{
kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(t,n)=>b(e,n)}}async function b(e,{run:t,onSecret:n}){const r=(a,f)=>new _.
GQ("token_command_failed",`The command of id-token-command ${a}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:f}),{exitCode:s,stdout:o}=await t(e).catch(a=>{throw r("could not be started",a)}),i=o.trim();if(i!==""&&n(i),s!==
0)throw r(`ended with exit code ${s}`);if(i==="")throw r("printed nothing");if(/\s/.test(i))throw r("printed more than one word: an ID token has no spaces and n\
o line ends");return i}function h(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?`GitHub OIDC, for ${e.audience}`:
"GitHub OIDC",async obtain(t,{onSecret:n}){const{githubToken:r}=await u.e(899).then(u.bind(u,9206));return r(e,t,n)}}}const R="SLIPWAY_TOKEN";function k(e){return{
...A(e),input:R,description:`token of ${R}`}}function A(e){const t=e.trim();return{kind:"given",token:t,input:"id-token",description:"ID token as given",renewable:!1,
async obtain(n,{onSecret:r}){return r(t),t}}}function U(e){return{...e,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(
e.url).host}`,async obtain(t,{onSecret:n}){const{exchangedToken:r}=await u.e(899).then(u.bind(u,8427));return r(e,t,n)}}}var W=u(1619);const j={characters:80,candidates:1e3,
shown:3};function G(e,t){const n=T(e);if(n===""||e.length>j.characters)return[];const r=t.slice(0,j.candidates).filter(o=>o!==e&&o.length<=j.characters).flatMap(
o=>{const i=w(e)===w(o)?Math.min(N(n,T(o))??x,x):N(n,T(o));return i===void 0?[]:[{each:o,points:i}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.
points-i.points).filter(({points:o})=>o<=s+1).slice(0,j.shown).map(({each:o})=>o)}function H(e,t){return G(e,t).filter(n=>P(e,n)<=Math.max(1,Math.floor(Math.min(
e.length,n.length)/8)))}function Q(e,t){const[n]=G(e.trim(),t);return n===void 0?"":`; did you mean "${n}"?`}function T(e){return e.toLowerCase().replace(/[-_.:\s]/g,
"")}const x=1;function w(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}function N(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/
3)),r=P(e,t);if(r<=n)return r;const[s,o]=e.length<t.length?[e,t]:[t,e];if(s.length>=4&&(o.startsWith(s)||o.endsWith(s)))return n+1}function P(e,t){let n=[],r=Array.
from({length:t.length+1},(s,o)=>o);for(let s=1;s<=e.length;s++){const o=[s];for(let i=1;i<=t.length;i++){const a=e[s-1]===t[i-1],f=s>1&&i>1&&e[s-1]===t[i-2]&&e[s-
2]===t[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+1,(r[i-1]??0)+(a?0:1),f?(n[i-2]??0)+1:Number.POSITIVE_INFINITY)}[n,r]=[r,o]}return r[t.length]??0}function L(e,t,n){
return new SlipwayError("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}function K(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,
remedy:n})}function X(e,t){switch(e.trim().toLowerCase()){case"true":return!0;case"false":return!1;default:throw L(t,`"${$(e)}" is neither true nor false`,"Writ\
e true or false.")}}function J(e,t,n){const r=t.find(o=>o===e.trim().toLowerCase());if(r!==void 0)return r;const s=t.map(o=>`"${o}"`).join(", ");throw L(n,`"${$(
e)}" is not one of ${s}${didYouMean(e,t)}`,`Write one of ${s}.`)}function $(e){const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:
t}class D{#e=[];try(t,n){try{return t()}catch(r){const s=asSlipwayError(r);if(s.code==="internal")throw r;return this.#e.push(s),n}}add(t){this.#e.push(t)}throwIfAny(){
const t=p(this.#e);if(t)throw t}}function p(e){const[t,...n]=e.flatMap(r=>[r.with({also:[]}),...r.also]);return t?.with({also:n})}function E(e,t){const n=Qe(e),
[r,s]=n;if(r&&s)throw invalid(s,`${r} is given as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);if(De(e),r===void 0)return t.identity??
Je(e,t);if(be(r))return M[r](e[r]);if(!t.idTokenRequest)return Se(r,e,t);const o={requestUrl:t.idTokenRequest.url,requestToken:t.idTokenRequest.token,audience:e["\
id-token-audience"]||void 0,permissions:Oe(e,t)};return C[r](o,e)}const M={"id-token":A,"id-token-command":g},C={"token-exchange-url":(e,t)=>U({url:(0,W.J)(t["t\
oken-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:e}),"id-toke\
n-audience":h},Y=[...Object.keys(M),...Object.keys(C)].filter(ue);function ue(e){return Object.hasOwn(M,e)||Object.hasOwn(C,e)}function be(e){return Object.hasOwn(
M,e)}const Me=Y.filter(e=>e!=="id-token-audience");function Qe(e){const t=Y.filter(n=>e[n].trim()!=="");return t.includes("token-exchange-url")?t.filter(n=>n!==
"id-token-audience"):t}function De(e){if(e["token-exchange-url"]!=="")return;const t=["token-exchange-audience","token-exchange-client-id"].find(n=>e[n]!=="");if(t)
throw missing("token-exchange-url",`${t} means nothing without it`,"Give the token endpoint.")}const Xe="Give one of: id-token-audience with token-exchange-url \
(the usual way), id-token, id-token-command, or id-token-audience alone.";function Je(e,t){if(Ee(t))return Se("id-token",e,t);throw missing("id-token-audience",
"no input provides an ID token",Xe)}function Ee(e){return e.dependabot||e.pullRequest?.fork===!0}function Se(e,t,n){const r=Oe(t,n);return new SlipwayError("no_\
id_token",`This run can have no ID token: ${Ne(n)}`,{input:e,remedy:Ee(n)?`${Ze}
${r}`:`Add to the job, and to the calling workflow if this one is reusable:
${r}`})}function Ne(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const Ze=null;function $e({idToken:e,records:t,pullRequest:n,comment:r}){return["per\
missions:",...["contents: read",...t?["deployments: write"]:[],...e?["id-token: write"]:[],...t&&n?[`pull-requests: ${r?"write":"read"}`]:[]].map(o=>`  ${o}`)].
join(`
`)}function Oe(e,{pullRequest:t}){const n=e.comment.trim().toLowerCase()!=="false",r=e["github-token"].trim()!=="";return $e({idToken:!0,records:r,pullRequest:t!==
void 0,comment:n})}const ke=["queued","in_progress","success","failure","error","inactive"],re=100,l=30;async function S(e,t,n,r,s){const o=`<!-- slipway ${n} -\
->`,i=`${o}
${r}`,a=await O(e,t,o);if(a===void 0){if(s==="amend")return;await e.ask("write the comment",({rest:f})=>f.issues.createComment({...t,body:i}))}else if(a.body!==
i){const{owner:f,repo:y}=t;await e.ask("update the comment",({rest:I})=>I.issues.updateComment({owner:f,repo:y,comment_id:a.id,body:i}))}}async function O(e,t,n){
let r,s=0;const o=e.pages("read the comments",({paginate:i,rest:a})=>i.iterator(a.issues.listComments,{...t,per_page:re}));for await(const i of o){for(const a of i.
flatMap(oe).filter(f=>f.body.startsWith(n)))if(r??=B(e),ee(a,await r))return a;if(s+=1,i.length<re||s===l)break}}async function B(e){try{const t=await e.ask("re\
ad the token's user",({rest:n})=>n.users.getAuthenticated());return(0,c.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function ee(e,t){return t===
""?e.isBot:e.login===t}function oe(e){if(!(0,c.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,c.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}const ae=140;function fe(e){const{repository:t,apiUrl:n}=e.context;if(t===
void 0)return;const[r="",s=""]=t.split("/");let o;const i=()=>(o??=Promise.all([u.e(452),u.e(994)]).then(u.bind(u,5994)).then(({createGitHubClient:a})=>a({...e,
apiUrl:n})),o);return new pe({owner:r,repo:s},e.context,i)}class pe{name="GitHub";#e;#t;#n;constructor(t,n,r){this.#e=t,this.#t=n,this.#n=r}async remembered(t,n,r){
const s=await this.#n(),o={...this.#e,environment:t,task:"deploy",per_page:re},i=s.pages("read GitHub's deployments",({paginate:y,rest:I})=>y.iterator(I.repos.listDeployments,
o)),a=[];let f=0;for await(const y of i)if(a.push(...y.flatMap(I=>he(I,n))),f+=y.length,y.length<re||f>=r||a.length>0)break;return a}async record({environment:t,
description:n,memo:r}){const o=await(await this.#n()).ask("record a GitHub deployment",({rest:i})=>i.repos.createDeployment({...this.#e,ref:r.commit,task:"deplo\
y",auto_merge:!1,required_contexts:[],payload:{slipway:1,...r},environment:t,description:se(n),transient_environment:r.pullRequest!==void 0,production_environment:t===
"production"}));return(0,c.Gv)(o)&&Number.isSafeInteger(o.id)?String(o.id):void 0}async setState(t,{state:n,description:r,url:s,logUrl:o}){await(await this.#n()).
ask("set a GitHub deployment's status",({rest:a})=>a.repos.createDeploymentStatus({...this.#e,deployment_id:Number(t),state:n,description:se(r),auto_inactive:!1,
...(0,c.Eb)({environment_url:s,log_url:o})}))}async statusOf(t){const n=await this.#n(),r={...this.#e,deployment_id:Number(t),per_page:1},s=await n.ask("read a \
GitHub deployment's status",({rest:a})=>a.repos.listDeploymentStatuses(r)),o=Array.isArray(s)?s[0]:void 0,i=(0,c.Gv)(o)?me(o.state):void 0;if(!(!(0,c.Gv)(o)||i===
void 0))return{state:i,url:typeof o.environment_url=="string"?o.environment_url:void 0}}async comment(t,n,r,s){await S(await this.#n(),{...this.#e,issue_number:t},
n,r,s)}async isClosed(t){const r=await(await this.#n()).ask("read the pull request",({rest:s})=>s.pulls.get({...this.#e,pull_number:t}));return(0,c.Gv)(r)&&r.state===
"closed"}permissions({comment:t}){const{idTokenRequest:n,pullRequest:r}=this.#t,[s,o]=[n!==void 0,r!==void 0];return $e({idToken:s,records:!0,pullRequest:o,comment:t})}}
function me(e){return e==="pending"?"queued":ke.find(t=>t===e)??(e===void 0?void 0:"inactive")}function se(e){return(0,m.Ow)(e,ae)}function he(e,t){if(!(0,c.Gv)(
e)||!Number.isSafeInteger(e.id))return[];const{id:n,payload:r}=e,s=typeof r=="string"?(0,c.U4)(r):r;if(!(0,c.Gv)(s)||s.slipway!==1||s.app!==t)return[];const{appID:o,
deployID:i,commit:a,pullRequest:f}=s;return[{app:t,id:String(n),appID:xe(o),deployID:xe(i),commit:xe(a),pullRequest:typeof f=="number"&&Number.isSafeInteger(f)?
f:void 0}]}function xe(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}var Pt=u(7067);function Ct(e){return(t,n)=>{const r=new URL(t instanceof
Request?t.url:t);return r.protocol==="http:"&&r.hostname.endsWith(".localhost")&&!n?.body?Ut(r,n):e(t,n)}}function Ut(e,t){const n={host:"127.0.0.1",port:e.port||
80,path:e.pathname+e.search,method:t?.method??"GET",headers:{...Object.fromEntries(new Headers(t?.headers)),host:e.host},...(0,c.Eb)({signal:t?.signal??void 0})};
return new Promise((r,s)=>{const o=(0,Pt.request)(n,i=>{const a=[];i.on("data",f=>a.push(f)),i.on("error",s),i.on("end",()=>{const f=i.statusCode??502,y=Object.
entries(i.headers).map(([I,z])=>[I,String(z)]);r(new Response(f===204||f===304?null:Buffer.concat(a),{status:f,headers:y}))})});o.on("error",s),o.end()})}const jt=[
"success","failure","cancelled","pending"],Gt={success:(0,m.aL)(`
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
  `)},Bt=new Map(jt.flatMap(e=>Gt[e].map(t=>[t,e])));function et(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Ht=null;function Kr(e,t=new Map){const n=et(
e);return t.get(n)??Bt.get(n)??Ht.find(([,r])=>r.test(n))?.[0]}var tt=u(9127),Yr=u(1787),qr=u(86),zr=u(8438);function Qr(e,t,n,r){if(Array.isArray(e))return{entries:e,
around:[]};const s=`list of ${t.label}s`,o=layersIn(e,t.lists);for(const i of o){const[a,...f]=Wt(i,t);if(a===void 0)continue;if(f.length===0)return{entries:a.entries,
around:o};const y=[a,...f].map(({path:I})=>I);throw ambiguous(s,y,n,mapLine(r,"list",a.path))}throw missing(s,e,n,mapLine(r,"list",t.lists[0]??"$"))}function Wt(e,t){
const n=Object.keys(e.value).map(normalName),r=t.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,t.lists,s,n]){const i=o.filter(y=>!OTHER_LISTS.
includes(y)),a=membersOf(e,i).flatMap(({path:y,member:I})=>Array.isArray(I)?[{path:y,entries:I}]:[]);if(a.length>0)return a;if((o===r||o===t.lists)&&o.some(y=>e.
fields.get(y)===null))return[{path:"",entries:[]}]}return[]}function Xr({around:e,entries:t}){for(const{fields:n}of e)for(const r of[n,...CURSOR_HOLDERS.map(s=>fieldsOf(
n.get(s)))]){if(["hasmore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return Ft(
e)??Vt(t)}function Ft(e){for(const{fields:t}of e){const n=fieldsOf(t.get("links"));for(const r of[t,n,fieldsOf(n.get("pages"))])for(const s of NEXT_LINKS){const o=r.
get(s),i=isObject(o)?text(fieldsOf(o),"href"):text(r,s),a=i===void 0?null:URL.parse(i,"https://next.invalid"),f=a?.searchParams.get("cursor")??a?.searchParams.get(
"page[cursor]");if(f)return f}}}function Vt(e){const t=e.map(n=>isObject(n)?text(fieldsOf(n),"cursor"):void 0);return t.every(n=>n!==void 0)?t.at(-1):void 0}class de{candidates;constructor(t){
this.candidates=t}get paths(){return this.candidates.map(({path:t})=>t)}}function ve(e,t,n){const r=layersIn(e,t.names),[s]=r;if(n?.has("id")){const i=text(n,"i\
d");return i===void 0?void 0:ge(i,s)}if(s===void 0)return;const o=Te(r,t,!an(s,t));return o===void 0?ve(Qt(s,t),t):o.id instanceof de?o.id:ge(o.id,o.layer,t)}function Jr(e,t,n){
if(n?.has("id")||!isObject(e))return ve(e,t,n);const r=layerAt("",e),s=Te([r],t);if(s===void 0)return ve(e,t)??ve(qt(r),t);if(s.id instanceof de)return s.id;const o=memberLayer(
r,t.names),i=o&&Te([o],t);return o&&i===void 0&&Kt(o)?Te([r],t,!1)?ge(s.id,s.layer,t):void 0:i===void 0?ge(s.id,s.layer,t):i.id instanceof de?i.id:i.id===s.id?ge(
s.id,s.layer,t):new de([{path:"its own ID",value:s.id},{path:`the ID in ${o?.path}`,value:i.id}])}function Kt(e){const t=Yt(e);return[...STATUS,...PHASE].some(n=>t.
has(n))}function ge(e,t,n){const r=t&&n&&memberLayer(t,n.names),s=[t,r].flatMap(o=>o?Pe(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}
function Pe(e){return[e,...SIDES.flatMap(t=>memberLayer(e,[t])??[])]}function Yt(e){return mergedFields(Pe(e).map(({fields:t})=>t))}function qt({value:e,fields:t}){
const n=Object.values(e).filter(isObject);return n.length===1&&nt(t,n[0])?n[0]:void 0}const zt=new Set((0,m.aL)("cursor success ok errors messages message warni\
ngs links meta etag"));function nt(e,t){return[...e].every(([n,r])=>r===t||zt.has(n))}function Qt({value:e,fields:t},{label:n,names:r,kin:s}){const o=Object.entries(
e).filter(([f,y])=>{const I=normalName(f);return(s.includes(I)||[...r,...s].some(Z=>I===`${Z}summary`))&&isObject(y)}),[i]=o;return o.length===1&&(n==="app"||nt(
t,i?.[1]))?i?.[1]:void 0}function Xt({names:e,kin:t}){const n=(r,s)=>r.flatMap(o=>s.map(i=>o+i));return[n(e,[...ID_WORDS,"number"]),ID_WORDS,n(t,ID_WORDS)]}function Jt({
names:e,kin:t}){return[e,["number",...t.map(n=>`${n}number`)]]}function Te(e,t,n=!0){const r=e.findIndex(y=>memberLayer(y,t.names)!==void 0),s=r>0?e.slice(0,r):
e,[o=[],...i]=Xt(t),a=y=>{for(const I of y===o?e:s)for(const z of Zt(I)){const Z=tn(en(z,y));if(Z!==void 0)return{id:typeof Z=="string"?nn(Z):Z,layer:I}}};for(const y of n?
[o,...i]:[o]){const I=a(y);if(I)return I}const f=rn(s,t);if(f!==void 0||!n)return f;for(const y of Jt(t)){const I=a(y);if(I&&(I.id instanceof de||/^[\w.:~-]{1,200}$/.
test(I.id)))return I}}function Zt(e){return rt(e)===void 0?Pe(e):[e]}function rt(e){const t=memberLayer(e,["metadata"]);return t&&isObject(e.value.status)?text(
t.fields,"name"):void 0}function en(e,t){return membersOf(e,t).flatMap(({path:n,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:n,value:s}]})}function tn(e){
return new Set(e.map(({value:n})=>n)).size>1?new de(e):e[0]?.value}function nn(e){return e.includes("/")?e.split("/").findLast(t=>t!=="")??e:e}function rn(e,t){
for(const n of e){const r=["links","link"].map(a=>memberLayer(n,[a])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(r.fields,"self")),...[
"name","selflink","self","href"].map(a=>text(n.fields,a))].flatMap(a=>sn(a,t)??[])[0]??rt(n);if(i!==void 0)return{id:i,layer:n}}}function sn(e,t){const[n=""]=(e??
"").split(/[?#]/,1),[r="",s=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...t.lists,...t.kin.map(i=>`${i}s`)].includes(normalName(s))?
r:void 0}const on=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function an({fields:e,value:t},n){if(n.label!==
"deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(t).some(([o,i])=>{const a=normalName(o);return n.names.some(y=>a.
endsWith(y)&&a!==y)&&isObject(i)&&fieldsOf(i).has("id")});return on.test(r)||s}const Zr={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},st=["api","web-ssr","sse"],es=["web-landing",...st],ts="detect";function ns(e){return st.some(t=>t===e)}const rs="us-east-2",ss="execute-api",os="\
SERVICE_KVS_",is=/^[A-Za-z_][A-Za-z0-9_]*$/,as=/^[a-z][a-z0-9_]{0,31}$/,us=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,ds={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},cs={pageDefault:64*1024,pageMost:256*1024},ls={subject:200,author:100},fs={
bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200};function ps(e){if(!Array.isArray(e)||
e.length>MOST_SITE_WARNINGS)return;const t=e.flatMap(n=>un(n)??[]);return t.length===e.length?t:void 0}function un(e){const{code:t,file:n,line:r,message:s}=isObject(
e)?e:{},o=SITE_WARNINGS.find(i=>i===t);if(!(!o||!isText(s,FAULT_LENGTH))&&!(n!==null&&!isText(n,FAILURE_LIMITS.file))&&!(r!==null&&!(typeof r=="number"&&Number.
isSafeInteger(r)&&r>0)))return{code:o,file:n,line:r,message:s}}const dn=new Set((0,m.aL)("completed complete finished done ended stopped terminated")),cn=new Set(
(0,m.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),ln=new Set((0,m.aL)("name branch ref title message description event trigger type kind label slug"));function ms(e,t,n){const r=e.filter(({path:ne})=>!/(?:^|\.)metadata$/i.
test(ne)),s=r.flatMap(ne=>Le(ne,PHASE)),o=r.flatMap(ne=>Le(ne,STATUS)),i=o.length>0?o:s,[a]=i;if(a===void 0)return;const[f,...y]=r.flatMap(ne=>Le(ne,CONCLUSION)).
filter(({value:ne})=>statusFamily(ne)!==void 0);if(f&&i.every(Ce)){if(y.every(ne=>ye(ne)===ye(f)))return f.value;throw Ie([...i,f,...y],t,n)}const I=ye(a)==="su\
ccess";if(f&&I&&ye(f)!=="success")throw Ie([a,f],t,n);const z=Ce(a)?r.flatMap(_n):[];if(!f&&z.length>0)throw Ie([a,...z],t,n);const Z=I?[...s,...e.flatMap(hn).filter(
mn),...r.flatMap(yn)]:[];if(new Set([...i,...Z].map(ye)).size>1)throw Ie([...i,...Z],t,n);return a.value}function fn(e,t=""){return Object.entries(isObject(e)?e:
{}).flatMap(([n,r])=>{const s=t===""?step(n):`${t}.${step(n)}`;if(isObject(r)&&t==="")return fn(r,s);const o=typeof r=="string"&&statusFamily(r)!==void 0,i=typeof r==
"number"&&/(?:status|state|phase)(?:code|id)?$/.test(normalName(n));return o||i?[s]:[]})}function Ie(e,t,n){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,t,mapLine(n,"status",r[0]??"status"))}function ye({value:e}){return statusFamily(e)??normalWord(e)}function Ce({value:e}){return dn.has(normalWord(
e))}function pn({value:e}){return cn.has(normalWord(e))}function mn({value:e}){return(statusFamily(e)??"success")!=="success"}function hn(e){const t=Object.keys(
e.value).map(normalName),n=t.filter(o=>/(?:status|state|phase|stage|step)$/.test(o)),r=t.filter(o=>!n.includes(o)&&!ln.has(o)),s=membersOf(e,n).flatMap(({path:o,
member:i})=>isObject(i)?Re(layerAt(o,i),Object.keys(i).map(normalName)):[]);return[...Le(e,n),...[...Re(e,r),...s].filter(pn)]}function Le(e,t){return membersOf(
e,t).flatMap(({path:n,member:r})=>isObject(r)?gn(layerAt(n,r)):ot(n,r))}function gn(e){const t=Re(e,IN_STATUS),n=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(
e,[r]);return s&&isObject(s.member)?Re(layerAt(s.path,s.member),IN_STATUS):[]});return n.length>0&&t.every(Ce)?n:[...t,...n]}function Re(e,t){return membersOf(e,
t).flatMap(({path:n,member:r})=>ot(n,r))}function ot(e,t){return typeof t=="string"&&t.trim()!==""?[{path:e,value:t}]:[]}function yn(e){return membersOf(e,words(
"success successful succeeded ok")).filter(({member:t})=>t===!1).map(({path:t})=>({path:t,value:"failed"}))}function _n(e){const t=membersOf(e,words("error erro\
rs errormessage failure failurereason failuremessage failureinfo")).filter(({member:r})=>wn(r)),n=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="numb\
er"&&r!==0);return[...t,...n].map(({path:r})=>({path:r,value:"failed"}))}function wn(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(
e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const ce=new Map;function te(e,t,n){return e.has(t)?textOf(e.get(t)):n()}const hs=(e,t,n,r)=>{assertTaken(e,
t);const s=Ue(e,r?.values??ce)??Ue({id:idAt(n?.location,APP)},ce);if(s===void 0)throw missing("app ID",e,t,_e("createApp",je(e)));if(s instanceof Undecided)throw ambiguous(
"app ID",s.paths,t,_e("createApp",s.paths));return s},gs=(e,t,n,r)=>{assertTaken(e,t);const s=r?.values??ce,o=Ue(e,s),i=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided||i===void 0||i instanceof Undecided))return{...o,buildCommand:text(i.fields,"buildcommand"),outputDirectory:text(i.fields,"outputdirectory"),region:text(
i.fields,"region")}},ys=(e,t)=>assertTaken(e,t);function Ue(e,t){const n=findRecord(e,APP,t);if(n===void 0||n instanceof Undecided)return n;const{id:r,fields:s,
layers:o}=n,i=(a,...f)=>te(t,a,()=>text(s,...f));return{appID:r,name:i("name","name","appname"),type:i("type","type","apptype"),subdomain:i("subdomain","subdoma\
in","subdomainvalue","generatedsubdomain"),state:i("state","state","status"),url:Ge(t,o),...Ae(fieldsOf(e),"configuration.type")&&{takesType:!0}}}function Ae(e,t){
const n=e.get("deploytakes");return Array.isArray(n)&&n.includes(t)}const _s=(e,t,n,r)=>{assertTaken(e,t);const s=r?.values??ce,o=findRecord(e,DEPLOYMENT,s)??findRecord(
{id:idAt(n?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||at(o.id,t)))return ut(o,s,bn(o,s,t)??"pending")};function bn(e,t,n){try{return te(
t,"status",()=>readStatus(e.layers,n,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}const ws=(e,t,n,r)=>{assertTaken(e,t);const s=r?.entries?{
entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,t,"listDeployments"),o=r?.entries??it(s.entries),i=o.map(({entry:y,values:I})=>{const z=En(
y,I,t),Z=te(I,"status",()=>readStatus(z.layers,t,"listDeployments"));return{record:z,values:I,status:Z}});if(i.length>0&&i.every(({status:y})=>y===void 0)){const[
y="the.name.of.the.status"]=statusMembers(o[0]?.entry),I=mapLine("listDeployments","status",y);throw missing("deployment status in an entry",o[0]?.entry,t,I)}if(new Set(
i.map(({record:y})=>y.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have the same",void 0,t,_e("listDeployments",[]));const a=r?.
values??ce,f=te(a,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:y,values:I,status:z})=>ut(y,I,z??"pending")),nextCursor:f,nextPage:f===void 0&&!a.
has("cursor")?n?.nextPage:void 0}};function it(e){return e.map(t=>({entry:t,values:ce}))}function En(e,t,n){const r=findEntry(e,DEPLOYMENT,t);if(r instanceof Undecided){
const s=_e("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,n,s)}if(r!==void 0&&!at(r.id,n))return r;throw missing("deployment ID \
in an entry",e,n,_e("listDeployments",je(e)))}function _e(e,t){return mapLine(e,"id",t.find(n=>!n.includes(" "))??"the.name.of.the.id")}function je(e,t=""){return Object.
entries(isObject(e)?e:{}).flatMap(([n,r])=>{const s=t===""?step(n):`${t}.${step(n)}`;return isObject(r)&&t===""?je(r,s):/(?:id|key|name|number)$/.test(normalName(
n))&&textOf(r)!==void 0?[s]:[]})}function at(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function ut({id:e,fields:t,layers:n},r,s){const i=[
t,...SOURCES.map(I=>fieldsOf(t.get(I)))].flatMap(I=>[I,fieldsOf(I.get("metadata"))]),a=I=>i.flatMap(z=>text(z,...I)??[])[0],f=text(t,...STAGE,"phase"),y=readSiteWarnings(
t.get("warnings"))??[];return{...y.length>0&&{warnings:y},deployID:e,status:s,stage:te(r,"stage",()=>f===s?void 0:f),branch:te(r,"branch",()=>dt(a(BRANCH))),commit:te(
r,"commit",()=>a(COMMIT)??text(fieldsOf(t.get("commit")),"sha","id","hash")),url:Ge(r,n),createdAt:r.has("createdAt")?time(r,"createdAt"):time(t,...CREATED),supersededBy:te(
r,"supersededBy",()=>text(t,...SUPERSEDED_BY))}}function dt(e){const t=e?.replace(/^refs\/heads\//,"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}const Sn=(e,t,n,r)=>(r?.
entries??it(findList(e,ENVIRONMENT,t,"listEnvironments").entries)).map(({entry:o,values:i})=>{const a=findEntry(o,ENVIRONMENT,i),f=a instanceof Undecided?void 0:
a,y=isObject(o)?layerAt("",o):void 0,I=f?.fields??(y?fieldsWithSides(y):new Map),z=typeof o=="string"?o:text(I,...words("name environmentname environment slug"));
return{environmentID:te(i,"id",()=>f?.id),name:te(i,"name",()=>z),state:te(i,"state",()=>text(I,"state","status")),url:Ge(i,f?.layers??(y?withSides(y):[]))}}),bs=(e,t,n,r)=>{
const s=Sn(e,t,n,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:$n(e,t).find(y=>On(y,s)),a=[...o,...i?[layerAt("",i)]:[]],f=fieldsOf(e);return{environments:s,
stored:a.map(kn).find(y=>y!==void 0),takesConfiguration:Ae(f,"configuration"),takesEnv:Ae(f,"env"),takesType:Ae(f,"configuration.type")}};function $n(e,t){return findList(
e,ENVIRONMENT,t,"listEnvironments").entries.filter(isObject)}function On(e,t){const n=vn(t)?.name;return n!==void 0&&text(fieldsOf(e),...words("name environment\
name environment slug"))===n}function kn({value:e,fields:t}){const[n,r]=[text(t,...REPOSITORY),text(t,...APP_BRANCH)];if(n===void 0&&r===void 0)return;const s=t.
get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:n,branch:dt(r),state:text(t,"state","status"),variables:o?s:void 0,fields:e}}
function vn(e){return words("production prod live default main").flatMap(n=>e.find(r=>r.name?.toLowerCase()===n)??[])[0]??(e.length===1?e[0]:void 0)}function Ge(e,t){
const r=(e.has("url")?[new Map([["url",e.get("url")]])]:t.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(o=>Be(s.get(o))),...URL_HOLDERS.flatMap(o=>Tn(s.get(
o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function Tn(e){if(isObject(e)){const n=fieldsOf(e);return[...URLS,...words("web live site public productio\
n default")].flatMap(s=>Be(n.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return Be(isObject(t)?text(fieldsOf(t),...words("url name domain ho\
stname host")):t)}function Be(e){const t=webAddress(e),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.test(t??"");return t===void 0||
n?[]:[t]}async function Es(e,t,n,r){return we(e)??await In(t.appID,r)??we(t.url)??Ln(t,n)}async function In(e,t){const n=await t.listEnvironments(e).catch(()=>[]);
return we(productionOf(n)?.url)}function Ln(e,t){const n=t.urlTemplate;if(!(n?.includes("{subdomain}")&&!e.subdomain))return we(n?.replaceAll("{subdomain}",e.subdomain??
"").replaceAll("{app}",e.appID))}function we(e){if(!e)return;const t=URL.parse(e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol===
"http:")?t.href:void 0}const Rn=6e4,An=500,Mn=5e3,Dn=1e4,Nn="x-slipway-release",xn="x-slipway-error";async function Ss(e,t){const n=t.clock.now();let r=An;for(let s=1;;s++){
const o=await ct(e,t);if(o.kind==="page")return s;if(o.kind==="no-page")throw Cn(o.url,t.deployID);const i=t.clock.now()-n;if(i+r>Rn){const a=`after ${formatDuration(
i)} and ${s} tries`;throw new SlipwayError("verify_failed",`${e} ${o.words} ${a}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "o\
ff" if the site is not public.'})}await t.clock.sleep(r,t.signal),r=Math.min(Mn,r*2)}}async function Pn(e,{fetch:t,signal:n}){const r=we(e),s=r&&await ct(r,{fetch:t,
signal:n,deployID:void 0}).catch(()=>{});return s!==void 0&&s!==""&&s.kind==="page"}function Cn(e,t){const n=URL.parse(e)?.pathname??"/",r=n==="/"?"index.html":
`page for ${n}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${t} has no ${r}`,{remedy:'Check that output-directory is the folder with\
 the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function ct(e,t){const{fetch:n,signal:r,deployID:s,isFunction:o=!1}=t;
try{const i=await n(e,{signal:AbortSignal.any([r,AbortSignal.timeout(Dn)])});await i.body?.cancel();const a=i.headers.get(Nn);if(o&&s!==void 0&&a!==null&&a!==s)
return{kind:"trouble",words:`is still answered by the release ${(0,m.Ow)(a,100)}`};const f=i.headers.get(xn);return i.status<(o&&f===null?500:400)?{kind:"page"}:
f!==null?{kind:"trouble",words:`answers ${i.status} (${(0,m.Ow)(f,60)})`}:i.status===404&&s!==void 0&&a===s?{kind:"no-page",url:i.url||e}:{kind:"trouble",words:`\
answers ${i.status}`}}catch(i){r.throwIfAborted();const a=i instanceof Error&&i.cause instanceof Error?i.cause:i;return{kind:"trouble",words:`cannot be reached \
(${a instanceof Error?a.message:String(a)})`}}}function q(e,t=300){const n=(0,m.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const r="`".repeat(
ft(n)+1),s=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${s}${n}${s}${r}`}function He(e,t=2e3){const n=e.map(s=>(0,m.Ow)(s,t)),r="`".repeat(Math.max(3,ft(
n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const Un=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,jn=/^[0-9a-f]{7,40}\W*$/i,Gn=/(?:`[^`]+`|\S)+/g,Bn=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Hn=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function le(e,t=1e3){const n=(0,m.Ow)(e,t).trim();return(n.endsWith("\u2026")&&n.split(
"`").length%2===0?`${n}\``:n).replace(Gn,s=>{const[,o="",i,a=""]=Bn.exec(s)??[];if(i!==void 0)return o+q(i)+a;if(Un.test(s)&&!jn.test(s))return s;const[,f="",y="",
I=""]=Hn.exec(s)??[];return f+q(y)+I})}function We(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(t)||n!==""||r!==""||s.length>2e3))return`[${q(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function lt(e,t){const n=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${r}`}function Wn(e,t){let n=t,r=e.length;for(;r>0&&(n-=Buffer.
byteLength((0,m.Ow)(e[r-1]??""))+1,!(n<0));)r--;return e.slice(r)}function ft(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function pt(e,t,n){
return`### \u26AA The preview ${q(e,200)} has ended

The pull request was closed. ${Fn(t)}

${n}
`}function Fn({last:e,until:t}){if(t!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${q(t,40)}, a deploy restore\
s it.`;const n=We(e?.url);return n===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not \
deleted, so the last deployment still answers: ${n}`:`The last deployment does not answer any more: ${n}`}function Vn(e,t,n){return`### \u26AA ${q(e,200)} now s\
hows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${n}
`}function $s(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Kn={rememberedAppID:void 0,attachTo:void 0},Yn=new Set(["queued","in_progress","error",void 0]);async function qn(e,t,n){const r=t.find(i=>i.appID!==void 0)?.
appID,s=t.find(i=>i.deployID!==void 0);if(!s||n===void 0||s.commit!==n)return{rememberedAppID:r,attachTo:void 0};const o=Yn.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const mt=10;async function zn(e,t){for(const n of t.slice(0,mt)){const r=await e.statusOf(n.id);if(r?.state===
"success")return{...n,url:r.url}}}const Qn=new Set(["success","in_progress","queued","error"]);async function ht(e,t,n){for(const r of t.slice(0,mt)){const s=await e.
statusOf(r.id);if(Qn.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const Xn={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was closed"},Jn={deployments:"de\
ployments",comment:"pull requests",closing:"pull requests"};function Fe({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Zn(e,t,n,r,s){
const o=`${n} without ${Xn[e](r)}: ${t.message}`;return Fe(t)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const er={settleMs:3e4,totalMs:3e4},tr={deploying:7e3,finishing:1e3},
nr=5e3,gt="The pull request was closed",rr=300,sr=2e3,or=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class ir{#e;#t;#n=[];#s=Promise.
resolve();#i=!1;#h=!1;#o=!1;#d=Promise.withResolvers();#c=!1;#g="The deploy goes on";#y=new Set;#_=new Set;constructor(t){this.#e=t,this.#t=t.open}async recall(t,n){
const{forge:r}=this.#e,s=this.#r("deployments",async()=>(this.#n=await r.remembered(this.#t.environment,this.#t.app,rr),this.#h=!0,qn(r,this.#n,t))),o=()=>setTimeout(
()=>this.#p(),tr[this.#c?"finishing":"deploying"]).unref(),i=await this.#w(n,s)??Kn;return n?.addEventListener("abort",o,{once:!0}),i}async previous(){if(this.#c=
!0,!this.#h)return;const{forge:t,context:n}=this.#e,r=this.#n.filter(({id:a})=>a!==this.#t.record),s=await this.#r("deployments",async()=>await zn(t,r)??"none");
if(s===void 0||s==="none")return s;const o=n.pullRequest?.number,i=s.pullRequest===o?void 0:s.pullRequest;return{...await this.#l(s),commit:s.commit,isPreview:o!==
void 0,pullRequest:i}}async#l({url:t}){const n=Ct(this.#e.fetch),r=t===void 0?void 0:await Pn(t,{fetch:n,signal:AbortSignal.timeout(nr)});return{url:t,answers:r}}tell(t){
t.type==="app-known"&&this.#a({appID:t.appID}),t.type==="deployment-known"&&(this.#a({deployID:t.deployID}),this.#m(()=>this.#v())),t.type==="status"&&!this.#i&&
!or.has(et(t.status))&&(this.#i=!0,this.#m(()=>this.#u("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment,r=er){this.#c=!0,this.#a(
{ending:{...t,comment:n}}),this.#o||await this.#b(r.settleMs,this.#s),this.#o||await this.#b(r.totalMs,this.#$(t)),this.#o||this.#e.save(void 0)}async#$(t){this.#m(
()=>this.#T(t)),await Promise.all([this.#s,this.#S(t.comment)]),await this.#O(t)}async isClosed(){const{forge:t,context:n}=this.#e,{pullRequest:r}=n;return r?await this.#r(
"closing",()=>t.isClosed(r.number))??!1:!1}async#O({state:t,url:n}){await this.isClosed()&&(t!==void 0&&t!=="failure"&&await this.#r("deployments",()=>this.#u("\
inactive",gt,void 0)),await this.#S(pt(this.#t.app,{last:await this.#l({url:n})},this.#f())))}async closePreview(t,n,r){return await this.#w(n,this.#k(t,r))??"l\
eft"}async#k(t,n){const{forge:r}=this.#e,{app:s,environment:o}=this.#t;if(this.#g="The preview ended",!(await this.#r("closing",()=>r.isClosed(t))??!0))return"o\
pen";const i=await n?.(),a=await this.#r("deployments",async()=>{const z=(await r.remembered(o,s,sr)).filter(Z=>Z.pullRequest===t);return ht(r,z,gt)});if(!this.#t.
comment)return"closed";const f=a&&i===void 0?await this.#l(a):void 0,y=pt(s,{last:f,until:i},this.#f());return await this.#r("comment",()=>r.comment(t,s,y,"amen\
d")),"closed"}#f(){return lt(this.#e.clock.now(),this.#e.context.runUrl)}async#w(t,n){const r=()=>this.#p();t?.addEventListener("abort",r,{once:!0}),t?.aborted&&
r();try{return await Promise.race([n,this.#d.promise])}finally{t?.removeEventListener("abort",r)}}async#b(t,n){const r=setTimeout(()=>this.#p(),t);try{await Promise.
race([n,this.#d.promise])}finally{clearTimeout(r)}}#p(){this.#o=!0,this.#e.stop(),this.#d.resolve(void 0)}#m(t){this.#s=this.#s.then(()=>this.#r("deployments",t))}async#v(){
const t=this.#n.find(n=>n.deployID===this.#t.deployID);t?this.#a({record:t.id}):await this.#E(),await this.#u("queued","The platform has it in its queue",void 0)}async#E(){
const{forge:t,context:n}=this.#e,{app:r,environment:s,appID:o,deployID:i}=this.#t;if(n.sha===void 0||this.#t.record!==void 0)return;const a={app:r,appID:o,deployID:i,
commit:n.sha,pullRequest:n.pullRequest?.number},f=await t.record({environment:s,description:`${r} by Slipway`,memo:a});f!==void 0&&this.#a({record:f})}async#u(t,n,r){
const{forge:s,context:o}=this.#e;this.#t.record!==void 0&&await s.setState(this.#t.record,{state:t,description:n,url:r,logUrl:o.runUrl})}async#T({state:t,description:n,
url:r}){t!==void 0&&(await this.#E(),await this.#u(t,n,r),t==="success"&&await this.#I())}async#I(){const{forge:t,context:n}=this.#e,{app:r,record:s,comment:o}=this.#t,
i=this.#n.filter(I=>I.id!==s),a=await ht(t,i,"A newer deployment took its place"),[f,y]=[a?.pullRequest,n.pullRequest?.number];!o||f===void 0||y===void 0||f===y||
await this.#r("comment",()=>t.comment(f,r,Vn(r,y,this.#f()),"amend"))}async#S(t){const{forge:n,context:r}=this.#e,{pullRequest:s}=r;!this.#t.comment||!s||await this.#r(
"comment",()=>n.comment(s.number,this.#t.app,t,"write"))}#a(t){this.#t={...this.#t,...t},this.#e.save(this.#t)}async#r(t,n){if(this.#y.has(t)||this.#o)return;const{
forge:r,warn:s}=this.#e;try{return await n()}catch(o){if(this.#o)return;const i=(0,_.I7)(o),a=Fe(i)?Jn[t]:`${t} failed`;Fe(i)&&this.#y.add(t),this.#_.has(a)||s(
...Zn(t,i,this.#g,r,this.#t)),this.#_.add(a);return}}}const ar=[fe];function ur(e,t=ar){if(e.token!=="")for(const n of t){const r=new AbortController,s=n({...e,
signal:r.signal});if(s)return new ir({...e,forge:s,stop:()=>r.abort()})}}function dr(e){const t=e===""?void 0:JSON.parse(e);if(!(0,c.Gv)(t)||typeof t.app!="stri\
ng"||typeof t.environment!="string")return;const{app:n,environment:r,comment:s,appID:o,deployID:i,record:a}=t,f=cr(t.ending);return{app:n,environment:r,comment:s===
!0,...(0,c.Eb)({appID:Ve(o),deployID:Ve(i),record:Ve(a),ending:f})}}function Ve(e){return typeof e=="string"?e:void 0}function cr(e){if(!(0,c.Gv)(e)||typeof e.description!=
"string"||typeof e.comment!="string")return;const{description:t,url:n,comment:r}=e;return{state:ke.find(o=>o===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:r}}var lr=u(7634);const fr="slipway/slipway";function yt(e,t){const n=t===void 0?"":`#${t}`;return`https://github.com/${fr}/blob/v${lr.x}/docs/${e}.md${n}`}
const pr={identity:(0,m.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,m.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,m.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,m.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function mr(e){const[t="what-you-gave"]=Object.entries(pr).find(([,n])=>n.includes(e))??[];return yt("troubleshooting",t)}function hr(){return yt("trouble\
shooting","failures-of-a-deployment")}function gr(e){return/^\s*at\s.*[:)\d]$/.test(e)}const yr=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
_t=2,_r=2e3;class wr{#e;#t;#n=[];#s=0;constructor(t){this.#e=t}push(t){const n=(0,m.Nl)(t.slice(0,_r)).trimEnd().replace(/ \{$/,"");return gr(n)?this.#t===void 0&&
!yr.test(n)?(this.#t=t,[...this.#i(),t]):(this.#s+=1,this.#n.length<_t&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#i()}#i(){const[t,
n]=[this.#s,this.#n];return[this.#s,this.#n]=[0,[]],t<_t?n:[this.#e(t)]}}function br(e,t){const n=new wr(t);return[...e.flatMap(r=>n.push(r)),...n.end()]}const Er={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function Ke({code:e}){return Er[e]}function Os({findings:e}){const[t,...n]=e.filter(f=>Ke(f)==="error");if(!t)return;const{place:r,message:s,remedy:o}=t,
i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",a=n.length===0?"":` (and ${n.length} more ${n.length===1?"error":"errors"})`;return new SlipwayError("che\
ck_failed",`Check failed: ${i}${s}${a}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const wt=20;function ks(e,{findings:t}){const n=t.
flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:a,line:f=null,column:y=null}=i;return[{file:a,line:f,column:y,severity:Ke(r),code:s,message:o}]});
return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:n.slice(0,wt),moreDiagnostics:Math.max(0,n.length-wt)}}function vs({
pages:e,links:t,files:n,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(t,"link")} and ${counted(n,"file")} (${ie(r)})`}function Ts({commit:e}){return e.
slice(0,7)}function Is({now:e,change:t},n=""){return`${grouped(e)}${n} (${bt(t,grouped)})`}function Ls({now:e,change:t},n=""){return`${ie(e)}${n} (${Sr(t)})`}function Sr(e){
return bt(e,ie)}function bt(e,t){return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.abs(e))}`}function ie(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/
1e6).toFixed(1)} MB`}function Rs(e,t,n){const r=new Set;for(const s of n.findings){const{message:o,place:i,remedy:a}=s;t.add(severityOf(s),{message:cleanLine(o,
1e3),place:i}),a!==void 0&&r.add(a)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(n))}const Et=100,$r={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function Or(e){const{findings:t,largest:n}=e,r=t.length-Et;return["### The site",vr(e),...t.length===0?[]:[t.slice(0,Et).map(Tr).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...n.length===0?[]:[kr(e)]].join(`

`)}function kr({largest:e}){const t=e.map(n=>[q(n.path),ie(n.bytes),ie(n.brotli),ie(n.gzip)]);return`<details><summary>The largest files</summary>

${St(["File","Bytes","Brotli","gzip"],t)}

</details>`}function vr({pages:e,links:t,files:n,bytes:r,brotli:s,gzip:o}){const i=[e,t,n].map(m.zD);return St(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,ie(r),ie(s),ie(o)]])}function Tr(e){const{message:t,place:n}=e,r=n?`${q([n.file,n.line,n.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${$r[Ke(e)]} ${r}${q(t,500)}`}function St(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const $t={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},Ot={bytes:6e4,errors:5,diagnostics:10,logLines:40};function Ir(e){const t=[vt(e,"##"),Tt(e),At(e,$t),
It(e),Lt(e),e.checked?Or(e.checked):"",e.compared,jr(e),Gr(e)];return Mt(t,e.failure?.log,$t)}function Lr(e){const t=[vt(e,"###"),Tt(e),At(e,Ot),It(e),Lt(e)];return Mt(
t,e.failure?.log,Ot,lt(e.updatedAt,e.runUrl))}function As(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${kt[e.status][1]}`}const kt={succeeded:[
"\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still b\
eing deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the ch\
eck passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function vt(e,t){const[
n,r]=kt[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${q(e.app,200)} ${r}${s}`}function Tt(e){const t=We(e.url);return t===
void 0?"":`**${t}**`}function It({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:r,
isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${q(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].join(""),a=`The previous ${s?"preview":"deployment"}${i}`,
f=We(t);return f===void 0?`${a} stays live. Its address is not known.`:n?`${a} still answers: ${f}`:`${a} does not answer either: ${f}`}function Lt(e){const t=[
["App",e.appID&&`${q(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&q(e.deployID,128)],["Source",Dr(e)],["Variables",Nr(e.
variables)],["Code",Mr(e)],["Keys",Rr(e)]],[n,...r]=t.flatMap(([s,o])=>o?[`| ${s} | ${o} |`]:[]);return n===void 0?"":[n,"| :-- | :-- |",...r].join(`
`)}function Rr({seeded:e}){return e&&`${e.written} written${e.failed>0?`, ${e.failed} failed`:""}`}const Ar=5;function Mr({status:e,failure:t,errors:n}){if(e===
"skipped")return;const r=t?.code,s=r===void 0?n.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[...new Set(s)].slice(0,Ar)){const f=r===void 0?mr(a):hr();o.
set(f,[...o.get(f)??[],q(a,64)])}const i=[...o].map(([a,f])=>`${f.join(", ")}: [what to do](<${a}>)`);return i.length===0?void 0:i.join("; ")}function Dr({commit:e,
built:t,branch:n,repository:r}){if((e??t??n??r)===void 0)return;const s=`${q(n??"",200)} of ${q(r??"",200)}`,o=e&&`${Rt(e)} on ${s}`;return t===void 0||t.id===e?.
id?o??s:`${Rt(t)} as checked out, for ${o??s}`}function Rt({id:e,url:t}){const n=q(e.slice(0,12));return t===void 0?n:`[${n}](<${t}>)`}const Ye=60;function Nr(e){
if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>Ye?` and ${e.length-Ye} more`:"";return`${e.slice(0,Ye).map(r=>q(r,100)).join(", ")}${t}`}
function At(e,t){const{failure:n,errors:r}=e;if(n){const i=n.remedy===void 0?[]:[qe(n.remedy.split(`
`))],{headline:a,message:f}=n,y=f&&!a.includes(f)?[`The platform says: ${le(f,500)}`]:[];return[`**${le(a,500)}**`,xr(n,e,t),...i,...y].filter(z=>z!=="").join(`\


`)}const s=r.slice(0,t.errors).map(i=>`**${le(i.message)}**

${qe(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function qe([e,...t]){return e===void 0?"":t.length===0?le(e):`${le(e)}

${He(t.slice(0,12),200)}`}function xr({diagnostics:e,moreDiagnostics:t},n,r){const s=e.slice(0,r.diagnostics).map(a=>`- ${Pr(a,n)} ${q(a.message)}`),o=e.length-
s.length+t,i=[o>0?`Not listed here: ${(0,m.hS)(o,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,m.hS)(n.unannotated,
"finding")}.`:""];return[s.join(`
`),...i].filter(a=>a!=="").join(`

`)}function Pr(e,{built:t,commit:n}){const r=q(Cr(e),300),s=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),o=e.file.toWellFormed().split("/");if(s===
void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const i=o.map(encodeURIComponent).join("/");return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.
line}`}>)`}function Cr({file:e,line:t,column:n}){return[e,t,n].filter(r=>r!==null).join(":")}const Ur=32;function jr({phases:e}){if(e.length===0)return"";const t=Math.
max(1,...e.map(({ms:o})=>o)),n=Math.max(...e.map(({title:o})=>o.length)),r=e.map(({title:o,ms:i})=>{const a="\u2588".repeat(Math.round(i/t*Ur))||"\u258F";return`${o.
padEnd(n)}  ${(0,tt.a3)(i).padStart(8)}  ${a}`}),s=e.reduce((o,{ms:i})=>o+i,0);return["### Where the time went",He([...r,`${"Total".padEnd(n)}  ${(0,tt.a3)(s).padStart(
8)}`])].join(`

`)}function Gr({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(Br).join(`
`)].join(`

`)}function Br({message:e,remedy:t}){const n=qe(t).replace(/^(?=.)/gm,"  ");return`- ${le(e,500)}${n===""?"":`

${n}`}`}function Mt(e,t,n,r=""){const s=e.filter(y=>y!=="").join(`

`),o=n.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=br(t??[],Hr),a=Wn(i.slice(-n.logLines),o),f=a.length===0?"":Wr(a,a.length===i.length,t?.length??0);
return`${[s,f,r].filter(y=>y!=="").join(`

`)}
`}function Hr(e){return`    \u2026 ${(0,m.hS)(e,"line")} of packages, in full in the log of the run`}function Wr(e,t,n){return`<details><summary>${t?`Build log,\
 ${(0,m.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,m.hS)(n,"line")}`}</summary>

${He(e)}

</details>`}async function Fr(e){const{run:t,runner:n}=e,r=dr(t.saved);if(!r)return;const s=Vr(r,t,e.clock.now());r.ending||n.summary(Ir(s)),await ur({...e,context:t.
context,token:t.raw["github-token"],open:r,save:()=>{},warn:(i,a)=>{n.annotate("warning",{message:i});for(const f of a.split(`
`))n.line(`  ${f}`)}})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:Dt,url:void 0,comment:Lr(s)})}const Dt="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function Vr(e,{context:t},n){return{status:"interrupted",app:e.app,appID:e.appID,
appCreated:!1,deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},
built:void 0,runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:Dt,explanation:["A re-run for t\
he same commit follows the same deployment."]}],warnings:[],previous:void 0,updatedAt:n,unannotated:0}}}),1781:((d,v,u)=>{u.d(v,{Aq:()=>Oe});var c=u(3024),m=u(857);
function _(l){return l==null?"":typeof l=="string"||l instanceof String?l:JSON.stringify(l)}function g(l){return Object.keys(l).length?{title:l.title,file:l.file,
line:l.startLine,endLine:l.endLine,col:l.startColumn,endColumn:l.endColumn}:{}}function b(l,S,O){const B=new k(l,S,O);process.stdout.write(B.toString()+m.EOL)}function h(l,S=""){
b(l,{},S)}const R="::";class k{constructor(S,O,B){S||(S="missing.command"),this.command=S,this.properties=O,this.message=B}toString(){let S=R+this.command;if(this.
properties&&Object.keys(this.properties).length>0){S+=" ";let O=!0;for(const B in this.properties)if(this.properties.hasOwnProperty(B)){const ee=this.properties[B];
ee&&(O?O=!1:S+=",",S+=`${B}=${U(ee)}`)}}return S+=`${R}${A(this.message)}`,S}}function A(l){return _(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function U(l){return _(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const W=new Proxy({},{get:(l,S)=>process.
getBuiltinModule("crypto")[S]});var j=u(9896);function G(l,S){const O=process.env[`GITHUB_${l}`];if(!O)throw new Error(`Unable to find environment variable for \
file command ${l}`);if(!j.existsSync(O))throw new Error(`Missing file at path: ${O}`);j.appendFileSync(O,`${_(S)}${m.EOL}`,{encoding:"utf8"})}function H(l,S){const O=`\
ghadelimiter_${W.randomUUID()}`,B=_(S);if(l.includes(O))throw new Error(`Unexpected input: name should not contain the delimiter "${O}"`);if(B.includes(O))throw new Error(
`Unexpected input: value should not contain the delimiter "${O}"`);return`${l}<<${O}${m.EOL}${B}${m.EOL}${O}`}const Q=V("path");var T=function(l,S,O,B){function ee(oe){
return oe instanceof O?oe:new O(function(ae){ae(oe)})}return new(O||(O=Promise))(function(oe,ae){function fe(se){try{me(B.next(se))}catch(he){ae(he)}}function pe(se){
try{me(B.throw(se))}catch(he){ae(he)}}function me(se){se.done?oe(se.value):ee(se.value).then(fe,pe)}me((B=B.apply(l,S||[])).next())})},x;(function(l){l[l.Success=
0]="Success",l[l.Failure=1]="Failure"})(x||(x={}));function w(l,S){const O=toCommandValue(S);if(process.env[l]=O,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(l,S));issueCommand("set-env",{name:l},O)}function N(l){b("add-mask",{},l)}function P(l){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",l):issueCommand("add-path",{},l),process.env.PATH=`${l}${path.delimiter}${process.env.PATH}`}function L(l,S){const O=process.env[`INPUT_${l.replace(/ /g,
"_").toUpperCase()}`]||"";if(S&&S.required&&!O)throw new Error(`Input required and not supplied: ${l}`);return S&&S.trimWhitespace===!1?O:O.trim()}function K(l,S){
const O=L(l,S).split(`
`).filter(B=>B!=="");return S&&S.trimWhitespace===!1?O:O.map(B=>B.trim())}function X(l,S){const O=["true","True","TRUE"],B=["false","False","FALSE"],ee=L(l,S);if(O.
includes(ee))return!0;if(B.includes(ee))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${l}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function J(l,S){if(process.env.GITHUB_OUTPUT||"")return G("OUTPUT",H(l,S));process.
stdout.write(m.EOL),b("set-output",{name:l},_(S))}function $(l){issue("echo",l?"on":"off")}function D(l){process.exitCode=x.Failure,M(l)}function p(){return process.
env.RUNNER_DEBUG==="1"}function E(l){issueCommand("debug",{},l)}function M(l,S={}){b("error",g(S),l instanceof Error?l.toString():l)}function C(l,S={}){b("warni\
ng",g(S),l instanceof Error?l.toString():l)}function Y(l,S={}){b("notice",g(S),l instanceof Error?l.toString():l)}function ue(l){process.stdout.write(l+m.EOL)}function be(l){
h("group",l)}function Me(){h("endgroup")}function Qe(l,S){return T(this,void 0,void 0,function*(){be(l);let O;try{O=yield S()}finally{Me()}return O})}function De(l,S){
if(process.env.GITHUB_STATE||"")return G("STATE",H(l,S));b("save-state",{name:l},_(S))}function Xe(l){return process.env[`STATE_${l}`]||""}function Je(l){return T(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(l)})}var Ee=u(3739),Se=u(8302),Ne=u(5807);const Ze="slipway",$e={error:M,warning:C,notice:Y};function Oe(l){
const S=ke();return{line:O=>ue(re(O)),group:O=>be(re(O)),endGroup:Me,replay:(O,B)=>{ue([`::stop-commands::${B}`,...O.map(re),`::${B}::`].join(`
`))},annotate:(O,{message:B,title:ee,place:oe})=>{const{file:ae,line:fe,column:pe}=oe??{};$e[O](re(B),(0,Se.Eb)({title:ee,file:ae,startLine:fe,startColumn:pe}))},
mask:N,output:(O,B)=>S("the outputs",()=>J(O,B)),state:(O,B)=>S("the state for the post step",()=>De(O,B)),summary:O=>{l!==void 0&&S("the summary",()=>(0,c.writeFileSync)(
l,O))}}}function ke(){const l=new Set;return(S,O)=>{try{O()}catch(B){l.has(S)||C(re(`The runner cannot keep ${S}: ${(0,Ee.I7)(B).message}`)),l.add(S)}}}function re(l){
return(0,Ne.Ow)(l).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),3445:((d,v,u)=>{u.d(v,{i:()=>_});var c=u(3739),m=u(1709);async function _(b){const h=G=>b[G.
toLowerCase()]||b[G]||"",R=h("ALL_PROXY"),k=g(h("HTTP_PROXY")||R,"HTTP_PROXY"),A=g(h("HTTPS_PROXY")||R,"HTTPS_PROXY");if(k===""&&A==="")return fetch;const U=await u.
e(729).then(u.bind(u,3729)),W=new U.EnvHttpProxyAgent({httpProxy:k,httpsProxy:A,noProxy:h("NO_PROXY")}),j=U.fetch;return async(G,H)=>{if(G instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const Q=new URL(G);return(0,m.c)(Q.hostname)?fetch(G,H):j(Q,{...H,dispatcher:W})}}function g(b,h){const R=b===""||
b.includes("://")?b:`http://${b}`;if(R===""||URL.canParse(R))return R;throw new c.GQ("invalid_input",`${h} (or ALL_PROXY) is not an address`,{remedy:"Write it a\
s http://proxy.example.com:3128."})}}),1619:((d,v,u)=>{u.d(v,{J:()=>_,h:()=>g});var c=u(3739),m=u(1709);function _(b,h){const R=b.trim(),k=URL.canParse(R)?new URL(
R):void 0;if(k===void 0||!["http:","https:"].includes(k.protocol))throw new c.GQ("invalid_input",`${h} is not an http(s) address`,{input:h,remedy:"Write it with\
 its scheme, as https://platform.example.com."});if(k.username!==""||k.password!==""||k.search!==""||k.hash!=="")throw new c.GQ("invalid_input",`${h} has more t\
han host and path`,{input:h,remedy:"Leave out user name, password, query and fragment."});return g(k,h),k.pathname=k.pathname.replace(/\/+$/,""),k}function g(b,h){
if(!(b.protocol==="https:"||b.protocol==="http:"&&(0,m.c)(b.hostname)))throw new c.GQ("insecure_url",`${h} names ${b.origin}, which is not https`,{input:h,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((d,v,u)=>{u.d(v,{ml:()=>m});const c=V("node:timers/prom\
ises"),m={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(b,h){h?.throwIfAborted();try{await(0,c.setTimeout)(b,void 0,{signal:h})}catch(R){throw h?.
throwIfAborted(),R}},after(b,h){const R=setTimeout(h,b);return()=>clearTimeout(R)}},_={now(){const{user:b,system:h}=process.cpuUsage();return(b+h)/1e3}},g=(b,h)=>{
const R=setInterval(h,b).unref();return()=>clearInterval(R)}}),9127:((d,v,u)=>{u.d(v,{a3:()=>g});var c=u(3739);const m=null;function _(k,A){const U=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(k.trim()),[,...W]=U??[],j=m.reduce((G,H,Q)=>G+Number(W[Q]??0)*H,0);if(!U||j===0)throw new SlipwayError("invalid_input",`${A}: "${k}" is not a duration`,{input:A,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return j}function g(k){if(k<1e3)return`${Math.round(k)}ms`;if(k<59950)
return`${(k/1e3).toFixed(1)}s`;const A=Math.round(k/1e3),U=W=>String(W).padStart(2,"0");return A<3600?`${Math.floor(A/60)}m ${U(A%60)}s`:`${Math.floor(A/3600)}h\
 ${U(Math.floor(A%3600/60))}m`}const b=null,h=null;function R(k,A){const U=A-k;if(U>h)return new Date(k).toISOString().slice(0,10);const[W,j]=b.find(([,H])=>U>=
H)??[];if(!W||W==="second"&&U<1e4)return"just now";const G=Math.floor(U/j);return`${G} ${W}${G===1?"":"s"} ago`}}),3739:((d,v,u)=>{u.d(v,{GQ:()=>_,I7:()=>g,xU:()=>h});
const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(c);class _ extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(U,W,j={}){
super(W,j.cause===void 0?void 0:{cause:j.cause}),this.code=U,this.mender=c[U],this.remedy=j.remedy,this.input=j.input,this.place=j.place,this.call=j.call,this.also=
j.also??[]}with({code:U=this.code,message:W=this.message,...j}){const{remedy:G,input:H,place:Q,call:T,cause:x,also:w}=this;return new _(U,W,{remedy:G,input:H,place:Q,
call:T,cause:x,also:w,...j})}}function g(A){if(A instanceof _)return A;const U=A instanceof Error?A.message:String(A);return new _("internal",U,{cause:A,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function b(A){throw new _("internal",`Unhandled case: ${JSON.stringify(A)}`)}function h(A){
if(!(!(A instanceof Error)||!("code"in A)))return typeof A.code=="string"?A.code:void 0}const R=new Set(["ENOSPC","EDQUOT"]);function k(A){return R.has(h(A))}}),
8302:((d,v,u)=>{u.d(v,{Eb:()=>g,Gv:()=>c,U4:()=>m});function c(h){return typeof h=="object"&&h!==null&&!Array.isArray(h)}function m(h){try{return JSON.parse(h)}catch{
return}}function _(h){const R=m(h);return c(R)?R:void 0}function g(h){const R=Object.entries(h).filter(([,k])=>k!==void 0);return Object.fromEntries(R)}function b(h,R){
return typeof h=="string"&&h.length<=R}}),1709:((d,v,u)=>{u.d(v,{c:()=>m});function c(_){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(_)}function m(_){return/^(?:[^.]+\.)*localhost\.?$/i.
test(_)||c(_.replace(/^\[|\]$/g,""))}}),5807:((d,v,u)=>{u.d(v,{Nl:()=>U,Ow:()=>Q,aL:()=>x,hS:()=>N,zD:()=>w});const c="\x1B",m="\x07",_=new RegExp(`${c}[\\]P_^X]\
[^${m}${c}]*(?:${m}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),g=/[\t\n\v\f\r\u0085\u2028\u2029]/g,b=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e0\
07f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),h=new RegExp(`${c}\\[[0-9;:]{0,40}m`,"g");function R($){
const D=$.includes(c)?$.match(h)??[]:[];return D.length===0?{texts:[$],codes:D}:{texts:$.split(h),codes:D}}const k=/^[ -~]*$/,A=/^[\t -~]*$/;function U($){return $.
includes(c)?$.replace(_,""):$}function W($){return A.test($)?$:U($).replace(/[\n\u2028\u2029]/g," ").replace(b(),D=>D==="	"?D:"")}function j($){return $.split(`\

`).map(W).join(`
`)}function G($,D){return $.length>D?T($,D):$}function H($){return $.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function Q($,D=2e3){const p=$.length>D*8+1024?$.slice(
0,D*8+1024):$;if(k.test(p)&&p.length<=D)return $;const E=U(p).replace(g," ").replace(b(),"").toWellFormed();return E.length>D||p.length<$.length?T(E,D):E}function T($,D){
if(D<1)return"";const p=$.slice(0,D-1),E=p.charCodeAt(p.length-1);return`${E>=55296&&E<=56319?p.slice(0,-1):p}\u2026`}function x($){return $.trim().split(/\s+/)}
function w($){let[D,p]=[String($),""];for(;D.length>3;D=D.slice(0,-3))p=`,${D.slice(-3)}${p}`;return D+p}function N($,D){return`${w($)} ${D}${$===1?"":"s"}`}function P($){
return L($)??$}function L($){try{return decodeURIComponent($)}catch{return}}const K=/^[\t\n\r -~]*$/;function X($){return K.test($)?$:$.replace(/[\u2028\u2029]/g,
J).replace(b(),D=>`	
\r`.includes(D)?D:J(D))}function J($){return Array.from({length:$.length},(p,E)=>$.charCodeAt(E)).map(p=>`\\u${p.toString(16).padStart(4,"0")}`).join("")}}),7634:((d,v,u)=>{
u.d(v,{x:()=>c});const c="1.0.0"}),1787:((d,v,u)=>{u.d(v,{N:()=>A});var c=u(3739),m=u(8302),_=u(5807),g=u(86);const b=(0,_.aL)("message errordescription detail \
details title description msg reason"),h=10,R=(0,_.aL)("errors fields details detail violations fieldviolations invalidparams messages"),k=(0,_.aL)("fieldviolat\
ions violations details errors causes");function A(T){const x=(0,g.Pf)(T),w=x.get("errors")??x.get("messages"),N=Array.isArray(w)&&(0,m.Gv)(w[0])?{error:w[0]}:void 0,
P=[...(0,g.w)(N,["error"]),...(0,g.w)(T,["error"])],L=(...D)=>U(P.flatMap(p=>(0,g.Qq)(p,...D)??[])[0]),K=(0,m.Gv)(T)?(0,g.Qq)(x,"error"):void 0,X=K!==void 0&&W(
K)?K:void 0,J=P.map(D=>(0,g.Qq)(D,"id")).find(D=>D!==void 0&&W(D)),$=j(T);return{code:X??L("code","errorcode")??(L("message")===void 0?void 0:J),message:L(...b)??
U(K)??$[0]?.message,requestID:L("requestid","traceid","correlationid"),fields:$}}function U(T){return T===void 0?void 0:(0,_.Ow)(T,300).trim()}function W(T){return/^[\w.-]{1,64}$/.
test(T)}function j(T){const x=(0,g.Pf)(T),w=(0,g.Pf)(x.get("error")),P=[...[x,w].flatMap(L=>R.map(K=>L.get(K))).flatMap(L=>G(L)),...H(w),...H(x)];return[...new Map(
P.map(L=>[`${L.field} ${L.message}`,L])).values()].slice(0,h)}function G(T,x=0){if(x>2)return[];const w=P=>k.flatMap(L=>G(P.get(L),x+1));if(Array.isArray(T))return T.
slice(0,50).map(g.Pf).flatMap(L=>[...H(L),...w(L)]);if(!(0,m.Gv)(T))return[];const N=w((0,g.Pf)(T));return N.length>0?N:Object.entries(T).flatMap(([P,L])=>(Array.
isArray(L)?L:[L]).filter(X=>typeof X=="string").map(X=>({field:(0,_.Ow)(P,100),message:(0,_.Ow)(X,300)})))}function H(T){const x=(0,g.Pf)(T.get("source")),w=T.get(
"loc")??T.get("path"),N=Array.isArray(w)?w.filter(J=>J!=="body").join("."):void 0,P=(0,g.Qq)(T,...(0,_.aL)("field param parameter target property pointer attrib\
ute fieldname")),L=N||P||(0,g.Qq)(x,"pointer","parameter"),K=(0,g.Qq)(T,...b,"error","code");if(L===void 0||K===void 0)return[];const X=L.replace(/^[#/]+|^\$\.|^body[./]/g,
"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,_.Ow)(X,100),message:(0,_.Ow)(K,300)}]}function Q(T,x){const w=fieldsOf(T);if(w.get("\
success")!==!1&&w.get("ok")!==!1)return;const{code:N,message:P}=A(T),L=[N,P&&`"${P}"`].filter(Boolean).join(" "),K=x.status===void 0?"":` ${x.status}`;throw new SlipwayError(
"refused",`The service answered ${x.method} ${x.path} with${K}, but says that it failed${L&&`: ${L}`}`,{remedy:"Mend what the answer names, then run again.",call:{
...x,outcome:"unknown"}})}}),86:((d,v,u)=>{u.d(v,{LO:()=>L,Pf:()=>h,Qq:()=>x,w:()=>Q});var c=u(3739),m=u(8302),_=u(5807),g=u(8438);function b(p){return p.toLowerCase().
replace(/[_\-$@]/g,"")}function h(p){const E=new Map;if(!(0,m.Gv)(p))return E;for(const[M,C]of Object.entries(p)){const Y=b(M);E.has(Y)||E.set(Y,C)}return E}function R(p){
return new Map(p.toReversed().flatMap(E=>[...E]))}function k(p,E){return{path:p,value:E,fields:h(E)}}function A(p,E){return Object.entries(p.value).filter(([M])=>E.
includes(b(M))).map(([M,C])=>({path:W(p.path,M),member:C}))}function U(p,E){for(const M of E)for(const{path:C,member:Y}of A(p,[M]))if((0,m.Gv)(Y))return k(C,Y)}
function W(p,E){const M=j((0,_.Ow)(E,40));return p===""?M:`${p}.${M}`}function j(p){return/^[A-Za-z_]\w*$/.test(p)?p:`\`${p.replaceAll("`","")}\``}function G(p){
return/^[\w.$]+$/.test(p)?p:JSON.stringify(p)}function H(p,E){const M=[];let C=(0,m.Gv)(p)?k("",p):void 0;for(;C!==void 0&&M.length<=g.sX;)M.unshift(C),C=U(C,[...E,
...g.wy]);return M}function Q(p,E){return H(p,E).map(({fields:M})=>M)}function T(p){return typeof p=="number"?String(p):typeof p=="string"&&p!==""?p:void 0}function x(p,...E){
for(const M of E){const C=T(p.get(M));if(C!==void 0)return C}}function w(p,...E){for(const M of E){const C=p.get(M),Y=typeof C=="string"&&/^-?\d{1,15}$/.test(C)?
Number(C):C;if(Number.isSafeInteger(Y))return Number(Y)}}function N(p,...E){for(const M of E){const C=p.get(M),Y=typeof C=="string"&&/^\d+(?:\.\d+)?$/.test(C)?Number(
C):C;if(typeof Y=="number"&&Number.isFinite(Y))return Math.round(Y<1e11?Y*1e3:Y);const ue=typeof C=="string"?Date.parse(C):Number.NaN;if(!Number.isNaN(ue))return ue}}
function P(p){const E=T(p);if(E===void 0)return;const M=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(E)?`https://${E}`:E;return/^https?:\/\//i.test(M)&&URL.
canParse(M)?M:void 0}function L(p,E,M,C){return X(`has no ${p}; ${$(E)}`,M,C)}function K(p,E,M,C){return X(`has more than one ${p}: ${E.join(" and ")}; Slipway \
does not guess`,M,C)}function X(p,E,M){const C=E.status===void 0?"":` (${E.status})`;return new c.GQ("unexpected_response",`The answer to ${E.method} ${E.path}${C}\
 ${p}`,{remedy:M===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is\
 the control plane. If it is, say where the value is in a map (input api-map):
${M}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...E,outcome:"unknown",unclear:!0}})}function J(p,E,M){return`answers:
  ${p}:
    ${E}: ${G(M)}`}function $(p){if(p===void 0)return"it is empty.";if(Array.isArray(p))return`it is a list of ${p.length}.`;if(!(0,m.Gv)(p))return`it is ${p===
null?"null":`a ${typeof p}`}.`;const E=D(p,0),M=E.slice(0,30).join(", ");return E.length===0?"it is an empty object.":`it has: ${M}${E.length>30?", \u2026":""}.`}
function D(p,E){return!(0,m.Gv)(p)||E>g.sX?[]:Object.entries(p).flatMap(([M,C])=>[(0,_.Ow)(M,40),...D(C,E+1).map(Y=>`${(0,_.Ow)(M,40)}.${Y}`)])}}),8438:((d,v,u)=>{
u.d(v,{sX:()=>h,wy:()=>b});var c=u(5807);const m={label:"app",names:(0,c.aL)("app application"),kin:(0,c.aL)("site service website webapp staticsite"),lists:(0,c.
aL)("apps applications sites services")},_={label:"deployment",names:(0,c.aL)("deploy deployment"),kin:(0,c.aL)("job build release run rollout revision"),lists:(0,c.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},g={label:"environment",names:(0,c.aL)("environment env"),kin:[],lists:(0,c.aL)("environments envs")},b=(0,c.aL)("data result item response payload body co\
ntent node embedded"),h=2,R=(0,c.aL)("attributes properties metadata"),k=(0,c.aL)("items data results result list records entries values value nodes edges"),A=(0,c.
aL)("errors messages warnings notices included links"),U=(0,c.aL)("id uid uuid guid"),W=(0,c.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),j=(0,c.aL)("phase deploymentphase"),G=(0,c.aL)("state status phase name value"),H=(0,c.aL)("conclusion result outcome"),Q=(0,c.aL)("stage step currentstage c\
urrentstep stagename"),T=(0,c.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),x=(0,c.aL)("urls domains hostnames aliases status links endpoints"),w=(0,c.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),N=(0,c.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),P=(0,c.aL)("branch productionbranch gitbranch repobranch"),L=(0,c.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),K=(0,c.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),X=(0,c.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),J=(0,c.aL)("supersededby replacedby"),$=(0,c.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),D=(0,c.aL)("pagination paging page page\
info meta metadata resultinfo links"),p=(0,c.aL)("next nextlink nexturl nextpage")}),8010:((d,v,u)=>{u.a(d,async(c,m)=>{try{var _=u(8168),g=u(6584),b=u(1781),h=u(
3445),R=u(336);const k=(0,_.c)();await(0,g.N)({run:k,runner:(0,b.Aq)(k.summaryFile),fetch:await(0,h.i)(process.env),clock:R.ml,random:Math.random}),m()}catch(k){
m(k)}},1)})},ze={};function F(d){var v=ze[d];if(v!==void 0)return v.exports;var u=ze[d]={id:d,loaded:!1,exports:{}},c=!0;try{Nt[d](u,u.exports,F),c=!1}finally{c&&
delete ze[d]}return u.loaded=!0,u.exports}F.m=Nt,typeof F<"u"&&(F.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var d=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",v=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",c=_=>{_&&_.d<1&&(_.d=1,_.forEach(g=>g.r--),_.forEach(g=>g.r--?g.r++:g()))},
m=_=>_.map(g=>{if(g!==null&&typeof g=="object"){if(g[d])return g;if(g.then){var b=[];b.d=0,g.then(k=>{h[v]=k,c(b)},k=>{h[u]=k,c(b)});var h={};return h[d]=k=>k(b),
h}}var R={};return R[d]=k=>{},R[v]=g,R});F.a=(_,g,b)=>{var h;b&&((h=[]).d=-1);var R=new Set,k=_.exports,A,U,W,j=new Promise((G,H)=>{W=H,U=G});j[v]=k,j[d]=G=>(h&&
G(h),R.forEach(G),j.catch(H=>{})),_.exports=j,g(G=>{A=m(G);var H,Q=()=>A.map(x=>{if(x[u])throw x[u];return x[v]}),T=new Promise(x=>{H=()=>x(Q),H.r=0;var w=N=>N!==
h&&!R.has(N)&&(R.add(N),N&&!N.d&&(H.r++,N.push(H)));A.map(N=>N[d](w))});return H.r?T:Q()},G=>(G?W(j[u]=G):U(k),c(h))),h&&h.d<0&&(h.d=0)}})(),(()=>{var d=Object.
getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,v;F.t=function(u,c){if(c&1&&(u=this(u)),c&8||typeof u=="object"&&u&&(c&4&&u.__esModule||c&16&&typeof u.
then=="function"))return u;var m=Object.create(null);F.r(m);var _={};v=v||[null,d({}),d([]),d(d)];for(var g=c&2&&u;typeof g=="object"&&!~v.indexOf(g);g=d(g))Object.
getOwnPropertyNames(g).forEach(b=>_[b]=()=>u[b]);return _.default=()=>u,F.d(m,_),m}})(),F.d=(d,v)=>{for(var u in v)F.o(v,u)&&!F.o(d,u)&&Object.defineProperty(d,
u,{enumerable:!0,get:v[u]})},F.f={},F.e=d=>Promise.all(Object.keys(F.f).reduce((v,u)=>(F.f[u](d,v),v),[])),F.u=d=>""+d+".index.js",F.o=(d,v)=>Object.prototype.hasOwnProperty.
call(d,v),F.r=d=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(d,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(d,"__esModule",{value:!0})},
F.nmd=d=>(d.paths=[],d.children||(d.children=[]),d),(()=>{var d={792:0},v=u=>{var{ids:c,modules:m,runtime:_}=u,g,b,h=0;for(g in m)F.o(m,g)&&(F.m[g]=m[g]);for(_&&
_(F);h<c.length;h++)b=c[h],F.o(d,b)&&d[b]&&d[b][0](),d[c[h]]=0};F.f.j=(u,c)=>{var m=F.o(d,u)?d[u]:void 0;if(m!==0)if(m)c.push(m[1]);else{var _=import("./"+F.u(u)).
then(v,g=>{throw d[u]!==0&&(d[u]=void 0),g}),_=Promise.race([_,new Promise(g=>m=d[u]=[g])]);c.push(m[1]=_)}}})();var xt=F(8010);xt=await xt;

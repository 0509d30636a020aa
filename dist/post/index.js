const V=process.getBuiltinModule;var Dt={9896:(d=>{d.exports=V("fs")}),4589:(d=>{d.exports=V("node:assert")}),6698:(d=>{d.exports=V("node:async_hooks")}),4573:(d=>{
d.exports=V("node:buffer")}),7598:(d=>{d.exports=V("node:crypto")}),3053:(d=>{d.exports=V("node:diagnostics_channel")}),8474:(d=>{d.exports=V("node:events")}),3024:(d=>{
d.exports=V("node:fs")}),7067:(d=>{d.exports=V("node:http")}),2467:(d=>{d.exports=V("node:http2")}),7030:(d=>{d.exports=V("node:net")}),643:(d=>{d.exports=V("no\
de:perf_hooks")}),1792:(d=>{d.exports=V("node:querystring")}),99:(d=>{d.exports=V("node:sqlite")}),7075:(d=>{d.exports=V("node:stream")}),7830:(d=>{d.exports=V(
"node:stream/web")}),1692:(d=>{d.exports=V("node:tls")}),3136:(d=>{d.exports=V("node:url")}),7975:(d=>{d.exports=V("node:util")}),3429:(d=>{d.exports=V("node:ut\
il/types")}),5919:(d=>{d.exports=V("node:worker_threads")}),8522:(d=>{d.exports=V("node:zlib")}),857:(d=>{d.exports=V("os")}),8168:((d,T,u)=>{u.d(T,{c:()=>W});var c=u(
3024);const m=V("node:path");var _=u(8302);const g={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"base-url":{kind:"text"},org:{kind:"\
text",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Re\
quired to deploy."},app:{kind:"text",required:!0},create:{kind:"boolean",default:"true"},"take-over":{kind:"boolean",default:"false"},repository:{kind:"text",defaultNote:"\
the run's own"},branch:{kind:"text",defaultNote:"the run's own"},"build-command":{kind:"text",description:"The command that builds the app. If empty, it is not \
sent."},"output-directory":{kind:"text",description:"The folder that the build writes. If empty, it is not sent."},region:{kind:"text",description:"The app's re\
gion. If empty, it is not sent."},"app-type":{kind:"text",defaultNote:"detected"},"app-settings":{kind:"json"},noindex:{kind:"choice",choices:["true","false"]},
env:{kind:"lines"},"secret-env":{kind:"lines",description:"More variables of the same set, all of them masked."},"env-file":{kind:"path"},"clear-env":{kind:"boo\
lean",default:"false"},"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text"},"id-token-command":{kind:"text"},"token-\
exchange-url":{kind:"text"},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",
description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true"},timeout:{kind:"duration",default:"30m"},"on-timeout":{kind:"choice",choices:[
"fail","detach"],default:"fail"},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail"},"poll-interval":{kind:"duration",defaultNote:"adaptive"},"\
status-map":{kind:"lines"},"api-map":{kind:"lines"},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn"},"url-template":{kind:"text"},"compare-to":{
kind:"text"},"allow-forks-on-self-hosted":{kind:"boolean",default:"false"},"github-token":{kind:"secret",default:"${{ github.token }}"},environment:{kind:"text",
defaultNote:"`production`; `preview` on a pull request"},comment:{kind:"boolean",default:"true"},"kvs-seed-file":{kind:"path"},"kvs-table":{kind:"text",description:"\
The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_R\
EGION`"},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"\
The time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"\
boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",
default:"false"}},b=new Map(Object.entries(g)),h=Object.keys(g).filter(L);function L(w){return Object.hasOwn(g,w)}const O={"app-id":"The app's ID.","app-created":"\
`true` if this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL\
.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},A=Object.keys(O).filter(
w=>w in O);function x(w){const P=h.map(v=>{const F=b.get(v)?.default??"";return[v,w[v]||(F.startsWith("${{")?"":F)]});return Object.fromEntries(P)}function W(w=process.
env){const P=w.GITHUB_WORKSPACE||process.cwd();return{raw:G(w),context:U(w,P),summaryFile:w.GITHUB_STEP_SUMMARY||void 0,saved:w.STATE_slipway??"",readFile:v=>(0,c.
readFileSync)((0,m.resolve)(P,v),"utf8")}}function G(w){const P={};for(const v of h){const F=w[`INPUT_${v.toUpperCase()}`]?.trim();F&&(P[v]=F)}return x(P)}function U(w,P){
const v=w.GITHUB_REPOSITORY||void 0,F=D(w.GITHUB_EVENT_PATH),q=w.GITHUB_SERVER_URL||"https://github.com",[J,$]=[w.ACTIONS_ID_TOKEN_REQUEST_URL,w.ACTIONS_ID_TOKEN_REQUEST_TOKEN],
M=R(R(F,"pull_request"),"head"),p=B(R(F,"pull_request"),v);return{serverUrl:q,apiUrl:w.GITHUB_API_URL||"https://api.github.com",repository:v,refName:w.GITHUB_REF_NAME||
void 0,sha:H(M.sha)??(w.GITHUB_SHA||void 0),eventName:w.GITHUB_EVENT_NAME||void 0,pullRequest:p,fork:p?.fork===!0||z(R(F,"workflow_run"),v),selfHosted:w.RUNNER_ENVIRONMENT!==
"github-hosted",dependabot:w.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:J&&$?{url:J,token:$}:void 0,runUrl:v&&w.GITHUB_RUN_ID?`${q}/${v}/actions/runs/${w.GITHUB_RUN_ID}`:
void 0,workspace:P}}function B(w,P){const v=R(w,"head"),F=H(v.ref);if(typeof w.number!="number"||F===void 0)return;const q=H(R(v,"repo").full_name);return{number:w.
number,headRepository:q,headBranch:F,baseBranch:H(R(w,"base").ref)??"",fork:q?.toLowerCase()!==P?.toLowerCase()}}function z(w,P){return w.id===void 0?!1:H(R(w,"\
head_repository").full_name)?.toLowerCase()!==P?.toLowerCase()}function D(w){if(!w)return{};try{const P=JSON.parse((0,c.readFileSync)(w,"utf8"));return(0,_.Gv)(
P)?P:{}}catch{return{}}}function R(w,P){const v=w[P];return(0,_.Gv)(v)?v:{}}function H(w){return typeof w=="string"&&w!==""?w:void 0}}),7774:((d,T,u)=>{u.d(T,{N:()=>Hs});
var c=u(8302),m=u(5807),_=u(3739);function g(e){return{kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(t,n)=>b(e,
n)}}async function b(e,{run:t,onSecret:n}){const s=(a,f)=>new _.GQ("token_command_failed",`The command of id-token-command ${a}`,{input:"id-token-command",remedy:"\
Run the command by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:f}),{exitCode:r,stdout:i}=await t(e).catch(a=>{throw s(
"could not be started",a)}),o=i.trim();if(o!==""&&n(o),r!==0)throw s(`ended with exit code ${r}`);if(o==="")throw s("printed nothing");if(/\s/.test(o))throw s("\
printed more than one word: an ID token has no spaces and no line ends");return o}function h(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,
description:e.audience?`GitHub OIDC, for ${e.audience}`:"GitHub OIDC",async obtain(t,{onSecret:n}){const{githubToken:s}=await u.e(899).then(u.bind(u,9206));return s(
e,t,n)}}}function L(e){const t=e.trim();return{kind:"given",token:t,input:"id-token",description:"ID token as given",renewable:!1,async obtain(n,{onSecret:s}){return s(
t),t}}}function O(e){return{...e,kind:"exchange",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(e.url).host}`,async obtain(t,{onSecret:n}){
const{exchangedToken:s}=await u.e(899).then(u.bind(u,8427));return s(e,t,n)}}}var A=u(1619);const x={characters:80,candidates:1e3,shown:3};function W(e,t){const n=B(
e);if(n===""||e.length>x.characters)return[];const s=t.slice(0,x.candidates).filter(i=>i!==e&&i.length<=x.characters).flatMap(i=>{const o=D(e)===D(i)?Math.min(R(
n,B(i))??z,z):R(n,B(i));return o===void 0?[]:[{each:i,points:o}]}),r=Math.min(...s.map(({points:i})=>i));return s.sort((i,o)=>i.points-o.points).filter(({points:i})=>i<=
r+1).slice(0,x.shown).map(({each:i})=>i)}function G(e,t){return W(e,t).filter(n=>H(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function U(e,t){
const[n]=W(e.trim(),t);return n===void 0?"":`; did you mean "${n}"?`}function B(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const z=1;function D(e){return/^[^:]{1,40}(?=:)/.
exec(e)?.[0]??`${e}:`}function R(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=H(e,t);if(s<=n)return s;const[r,i]=e.length<
t.length?[e,t]:[t,e];if(r.length>=4&&(i.startsWith(r)||i.endsWith(r)))return n+1}function H(e,t){let n=[],s=Array.from({length:t.length+1},(r,i)=>i);for(let r=1;r<=
e.length;r++){const i=[r];for(let o=1;o<=t.length;o++){const a=e[r-1]===t[o-1],f=r>1&&o>1&&e[r-1]===t[o-2]&&e[r-2]===t[o-1];i[o]=Math.min((s[o]??0)+1,(i[o-1]??0)+
1,(s[o-1]??0)+(a?0:1),f?(n[o-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,i]}return s[t.length]??0}function w(e,t,n){return new SlipwayError("invalid_input",`${e}\
: ${t}`,{input:e,remedy:n})}function P(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function v(e,t){switch(e.trim().
toLowerCase()){case"true":return!0;case"false":return!1;default:throw w(t,`"${q(e)}" is neither true nor false`,"Write true or false.")}}function F(e,t,n){const s=t.
find(i=>i===e.trim().toLowerCase());if(s!==void 0)return s;const r=t.map(i=>`"${i}"`).join(", ");throw w(n,`"${q(e)}" is not one of ${r}${didYouMean(e,t)}`,`Wri\
te one of ${r}.`)}function q(e){const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class J{#e=[];try(t,n){try{return t()}catch(s){
const r=asSlipwayError(s);if(r.code==="internal")throw s;return this.#e.push(r),n}}add(t){this.#e.push(t)}throwIfAny(){const t=$(this.#e);if(t)throw t}}function $(e){
const[t,...n]=e.flatMap(s=>[s.with({also:[]}),...s.also]);return t?.with({also:n})}function M(e,t){const n=Se(e),[s,r]=n;if(s&&r)throw invalid(r,`${s} is given \
as well, and a run has one identity`,`Leave out one of: ${n.join(", ")}.`);if(Ee(e),s===void 0)return Ae(e,t);if(Y(s))return p[s](e[s]);if(!t.idTokenRequest)return De(
s,e,t);const i={requestUrl:t.idTokenRequest.url,requestToken:t.idTokenRequest.token,audience:e["id-token-audience"]||void 0,permissions:Pe(e,t)};return S[s](i,e)}
const p={"id-token":L,"id-token-command":g},S={"token-exchange-url":(e,t)=>O({url:(0,A.J)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-e\
xchange-audience"]||void 0,clientID:t["token-exchange-client-id"]||void 0,subject:e}),"id-token-audience":h},N=[...Object.keys(p),...Object.keys(S)].filter(C);function C(e){
return Object.hasOwn(p,e)||Object.hasOwn(S,e)}function Y(e){return Object.hasOwn(p,e)}const ue=N.filter(e=>e!=="id-token-audience");function Se(e){const t=N.filter(
n=>e[n].trim()!=="");return t.includes("token-exchange-url")?t.filter(n=>n!=="id-token-audience"):t}function Ee(e){if(e["token-exchange-url"]!=="")return;const t=[
"token-exchange-audience","token-exchange-client-id"].find(n=>e[n]!=="");if(t)throw missing("token-exchange-url",`${t} means nothing without it`,"Give the token\
 endpoint.")}const Je="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function Ae(e,t){
if(Me(t))return De("id-token",e,t);throw missing("id-token-audience","no input provides an ID token",Je)}function Me(e){return e.dependabot||e.pullRequest?.fork===
!0}function De(e,t,n){const s=Pe(t,n);return new SlipwayError("no_id_token",`This run can have no ID token: ${Ne(n)}`,{input:e,remedy:Me(n)?`${xe}
${s}`:`Add to the job, and to the calling workflow if this one is reusable:
${s}`})}function Ne(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const xe=null;function $e({idToken:e,records:t,pullRequest:n,comment:s}){return["per\
missions:",...["contents: read",...t?["deployments: write"]:[],...e?["id-token: write"]:[],...t&&n?[`pull-requests: ${s?"write":"read"}`]:[]].map(i=>`  ${i}`)].
join(`
`)}function Pe(e,{pullRequest:t}){const n=e.comment.trim().toLowerCase()!=="false",s=e["github-token"].trim()!=="";return $e({idToken:!0,records:s,pullRequest:t!==
void 0,comment:n})}const Oe=["queued","in_progress","success","failure","error","inactive"],de=100,Ce=30;async function ae(e,t,n,s,r){const i=`<!-- slipway ${n}\
 -->`,o=`${i}
${s}`,a=await l(e,t,i);if(a===void 0){if(r==="amend")return;await e.ask("write the comment",({rest:f})=>f.issues.createComment({...t,body:o}))}else if(a.body!==
o){const{owner:f,repo:y}=t;await e.ask("update the comment",({rest:I})=>I.issues.updateComment({owner:f,repo:y,comment_id:a.id,body:o}))}}async function l(e,t,n){
let s,r=0;const i=e.pages("read the comments",({paginate:o,rest:a})=>o.iterator(a.issues.listComments,{...t,per_page:de}));for await(const o of i){for(const a of o.
flatMap(j).filter(f=>f.body.startsWith(n)))if(s??=E(e),k(a,await s))return a;if(r+=1,o.length<de||r===Ce)break}}async function E(e){try{const t=await e.ask("rea\
d the token's user",({rest:n})=>n.users.getAuthenticated());return(0,c.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function k(e,t){return t===""?
e.isBot:e.login===t}function j(e){if(!(0,c.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,c.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}function ee(e,t){if(!(0,c.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{
id:n,payload:s}=e,r=typeof s=="string"?(0,c.U4)(s):s;if(!(0,c.Gv)(r)||r.slipway!==1||r.app!==t)return[];const{appID:i,deployID:o,commit:a,pullRequest:f}=r;return[
{app:t,id:String(n),appID:te(i),deployID:te(o),commit:te(a),pullRequest:typeof f=="number"&&Number.isSafeInteger(f)?f:void 0}]}function te(e){return typeof e=="\
string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}const oe=140;function pe(e){const{repository:t,apiUrl:n}=e.context;if(t===void 0)return;const[s="",r=""]=t.split("/");
let i;const o=()=>(i??=Promise.all([u.e(452),u.e(994)]).then(u.bind(u,5994)).then(({createGitHubClient:a})=>a({...e,apiUrl:n})),i);return new me({owner:s,repo:r},
e.context,o)}class me{name="GitHub";#e;#t;#n;constructor(t,n,s){this.#e=t,this.#t=n,this.#n=s}async remembered(t,n,s){const r=await this.#n(),i={...this.#e,environment:t,
task:"deploy",per_page:de},o=r.pages("read GitHub's deployments",({paginate:y,rest:I})=>y.iterator(I.repos.listDeployments,i)),a=[];let f=0;for await(const y of o)
if(a.push(...y.flatMap(I=>ee(I,n))),f+=y.length,y.length<de||f>=s||a.length>0)break;return a}async record({environment:t,description:n,memo:s}){const i=await(await this.#n()).
ask("record a GitHub deployment",({rest:o})=>o.repos.createDeployment({...this.#e,ref:s.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,
...s},environment:t,description:re(n),transient_environment:s.pullRequest!==void 0,production_environment:t==="production"}));return(0,c.Gv)(i)&&Number.isSafeInteger(
i.id)?String(i.id):void 0}async setState(t,{state:n,description:s,url:r,logUrl:i}){await(await this.#n()).ask("set a GitHub deployment's status",({rest:a})=>a.repos.
createDeploymentStatus({...this.#e,deployment_id:Number(t),state:n,description:re(s),auto_inactive:!1,...(0,c.Eb)({environment_url:r,log_url:i})}))}async statusOf(t){
const n=await this.#n(),s={...this.#e,deployment_id:Number(t),per_page:1},r=await n.ask("read a GitHub deployment's status",({rest:a})=>a.repos.listDeploymentStatuses(
s)),i=Array.isArray(r)?r[0]:void 0,o=(0,c.Gv)(i)?he(i.state):void 0;if(!(!(0,c.Gv)(i)||o===void 0))return{state:o,url:typeof i.environment_url=="string"?i.environment_url:
void 0}}async comment(t,n,s,r){await ae(await this.#n(),{...this.#e,issue_number:t},n,s,r)}async isClosed(t){const s=await(await this.#n()).ask("read the pull r\
equest",({rest:r})=>r.pulls.get({...this.#e,pull_number:t}));return(0,c.Gv)(s)&&s.state==="closed"}permissions({comment:t}){const{idTokenRequest:n,pullRequest:s}=this.#t,
[r,i]=[n!==void 0,s!==void 0];return $e({idToken:r,records:!0,pullRequest:i,comment:t})}}function he(e){return e==="pending"?"queued":Oe.find(t=>t===e)??(e===void 0?
void 0:"inactive")}function re(e){return(0,m.Ow)(e,oe)}var ge=u(7067);function xt(e){return(t,n)=>{const s=new URL(t instanceof Request?t.url:t);return s.protocol===
"http:"&&s.hostname.endsWith(".localhost")&&!n?.body?Pt(s,n):e(t,n)}}function Pt(e,t){const n={host:"127.0.0.1",port:e.port||80,path:e.pathname+e.search,method:t?.
method??"GET",headers:{...Object.fromEntries(new Headers(t?.headers)),host:e.host},...(0,c.Eb)({signal:t?.signal??void 0})};return new Promise((s,r)=>{const i=(0,ge.
request)(n,o=>{const a=[];o.on("data",f=>a.push(f)),o.on("error",r),o.on("end",()=>{const f=o.statusCode??502,y=Object.entries(o.headers).map(([I,X])=>[I,String(
X)]);s(new Response(f===204||f===304?null:Buffer.concat(a),{status:f,headers:y}))})});i.on("error",r),i.end()})}const Ct=["success","failure","cancelled","pendi\
ng"],Ut={success:(0,m.aL)(`
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
  `)},jt=new Map(Ct.flatMap(e=>Ut[e].map(t=>[t,e])));function Ze(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Gt=null;function Fs(e,t=new Map){const n=Ze(
e);return t.get(n)??jt.get(n)??Gt.find(([,s])=>s.test(n))?.[0]}var et=u(9127),Ks=u(1787),Vs=u(86),Ys=u(8438);function qs(e,t,n,s){if(Array.isArray(e))return{entries:e,
around:[]};const r=`list of ${t.label}s`,i=layersIn(e,t.lists);for(const o of i){const[a,...f]=Bt(o,t);if(a===void 0)continue;if(f.length===0)return{entries:a.entries,
around:i};const y=[a,...f].map(({path:I})=>I);throw ambiguous(r,y,n,mapLine(s,"list",a.path))}throw missing(r,e,n,mapLine(s,"list",t.lists[0]??"$"))}function Bt(e,t){
const n=Object.keys(e.value).map(normalName),s=t.names.map(i=>`${i}s`),r=[...LISTS,...ENVELOPES];for(const i of[s,t.lists,r,n]){const o=i.filter(y=>!OTHER_LISTS.
includes(y)),a=membersOf(e,o).flatMap(({path:y,member:I})=>Array.isArray(I)?[{path:y,entries:I}]:[]);if(a.length>0)return a;if((i===s||i===t.lists)&&i.some(y=>e.
fields.get(y)===null))return[{path:"",entries:[]}]}return[]}function zs({around:e,entries:t}){for(const{fields:n}of e)for(const s of[n,...CURSOR_HOLDERS.map(r=>fieldsOf(
n.get(r)))]){if(["hasmore","hasnextpage"].some(i=>s.get(i)===!1))return;const r=text(s,...CURSORS);if(r!==void 0&&!/^(?:https?:\/)?\//.test(r))return r}return Ht(
e)??Wt(t)}function Ht(e){for(const{fields:t}of e){const n=fieldsOf(t.get("links"));for(const s of[t,n,fieldsOf(n.get("pages"))])for(const r of NEXT_LINKS){const i=s.
get(r),o=isObject(i)?text(fieldsOf(i),"href"):text(s,r),a=o===void 0?null:URL.parse(o,"https://next.invalid"),f=a?.searchParams.get("cursor")??a?.searchParams.get(
"page[cursor]");if(f)return f}}}function Wt(e){const t=e.map(n=>isObject(n)?text(fieldsOf(n),"cursor"):void 0);return t.every(n=>n!==void 0)?t.at(-1):void 0}class ce{candidates;constructor(t){
this.candidates=t}get paths(){return this.candidates.map(({path:t})=>t)}}function ke(e,t,n){const s=layersIn(e,t.names),[r]=s;if(n?.has("id")){const o=text(n,"i\
d");return o===void 0?void 0:ye(o,r)}if(r===void 0)return;const i=ve(s,t,!rn(r,t));return i===void 0?ke(qt(r,t),t):i.id instanceof ce?i.id:ye(i.id,i.layer,t)}function Qs(e,t,n){
if(n?.has("id")||!isObject(e))return ke(e,t,n);const s=layerAt("",e),r=ve([s],t);if(r===void 0)return ke(e,t)??ke(Vt(s),t);if(r.id instanceof ce)return r.id;const i=memberLayer(
s,t.names),o=i&&ve([i],t);return i&&o===void 0&&Ft(i)?ve([s],t,!1)?ye(r.id,r.layer,t):void 0:o===void 0?ye(r.id,r.layer,t):o.id instanceof ce?o.id:o.id===r.id?ye(
r.id,r.layer,t):new ce([{path:"its own ID",value:r.id},{path:`the ID in ${i?.path}`,value:o.id}])}function Ft(e){const t=Kt(e);return[...STATUS,...PHASE].some(n=>t.
has(n))}function ye(e,t,n){const s=t&&n&&memberLayer(t,n.names),r=[t,s].flatMap(i=>i?Ue(i):[]);return{id:e,fields:mergedFields(r.map(({fields:i})=>i)),layers:r}}
function Ue(e){return[e,...SIDES.flatMap(t=>memberLayer(e,[t])??[])]}function Kt(e){return mergedFields(Ue(e).map(({fields:t})=>t))}function Vt({value:e,fields:t}){
const n=Object.values(e).filter(isObject);return n.length===1&&tt(t,n[0])?n[0]:void 0}const Yt=new Set((0,m.aL)("cursor success ok errors messages message warni\
ngs links meta etag"));function tt(e,t){return[...e].every(([n,s])=>s===t||Yt.has(n))}function qt({value:e,fields:t},{label:n,names:s,kin:r}){const i=Object.entries(
e).filter(([f,y])=>{const I=normalName(f);return(r.includes(I)||[...s,...r].some(Z=>I===`${Z}summary`))&&isObject(y)}),[o]=i;return i.length===1&&(n==="app"||tt(
t,o?.[1]))?o?.[1]:void 0}function zt({names:e,kin:t}){const n=(s,r)=>s.flatMap(i=>r.map(o=>i+o));return[n(e,[...ID_WORDS,"number"]),ID_WORDS,n(t,ID_WORDS)]}function Qt({
names:e,kin:t}){return[e,["number",...t.map(n=>`${n}number`)]]}function ve(e,t,n=!0){const s=e.findIndex(y=>memberLayer(y,t.names)!==void 0),r=s>0?e.slice(0,s):
e,[i=[],...o]=zt(t),a=y=>{for(const I of y===i?e:r)for(const X of Xt(I)){const Z=Zt(Jt(X,y));if(Z!==void 0)return{id:typeof Z=="string"?en(Z):Z,layer:I}}};for(const y of n?
[i,...o]:[i]){const I=a(y);if(I)return I}const f=tn(r,t);if(f!==void 0||!n)return f;for(const y of Qt(t)){const I=a(y);if(I&&(I.id instanceof ce||/^[\w.:~-]{1,200}$/.
test(I.id)))return I}}function Xt(e){return nt(e)===void 0?Ue(e):[e]}function nt(e){const t=memberLayer(e,["metadata"]);return t&&isObject(e.value.status)?text(
t.fields,"name"):void 0}function Jt(e,t){return membersOf(e,t).flatMap(({path:n,member:s})=>{const r=textOf(s);return r===void 0?[]:[{path:n,value:r}]})}function Zt(e){
return new Set(e.map(({value:n})=>n)).size>1?new ce(e):e[0]?.value}function en(e){return e.includes("/")?e.split("/").findLast(t=>t!=="")??e:e}function tn(e,t){
for(const n of e){const s=["links","link"].map(a=>memberLayer(n,[a])).find(Boolean),o=[s&&(text(fieldsOf(s.fields.get("self")),"href")??text(s.fields,"self")),...[
"name","selflink","self","href"].map(a=>text(n.fields,a))].flatMap(a=>nn(a,t)??[])[0]??nt(n);if(o!==void 0)return{id:o,layer:n}}}function nn(e,t){const[n=""]=(e??
"").split(/[?#]/,1),[s="",r=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(s)&&[...t.lists,...t.kin.map(o=>`${o}s`)].includes(normalName(r))?
s:void 0}const sn=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function rn({fields:e,value:t},n){if(n.label!==
"deployment")return!1;const s=text(e,"type","kind","object","resourcetype")??"",r=Object.entries(t).some(([i,o])=>{const a=normalName(i);return n.names.some(y=>a.
endsWith(y)&&a!==y)&&isObject(o)&&fieldsOf(o).has("id")});return sn.test(s)||r}const Xs={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},st=["api","web-ssr","sse"],Js=["web-landing",...st],Zs="detect";function er(e){return st.some(t=>t===e)}const tr="us-east-2",nr="execute-api",sr="\
SERVICE_KVS_",rr=/^[A-Za-z_][A-Za-z0-9_]*$/,ir=/^[a-z][a-z0-9_]{0,31}$/,or=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,ar={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},ur={pageDefault:64*1024,pageMost:256*1024},dr={subject:200,author:100},cr={
bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200};function lr(e){if(!Array.isArray(e)||
e.length>MOST_SITE_WARNINGS)return;const t=e.flatMap(n=>on(n)??[]);return t.length===e.length?t:void 0}function on(e){const{code:t,file:n,line:s,message:r}=isObject(
e)?e:{},i=SITE_WARNINGS.find(o=>o===t);if(!(!i||!isText(r,FAULT_LENGTH))&&!(n!==null&&!isText(n,FAILURE_LIMITS.file))&&!(s!==null&&!(typeof s=="number"&&Number.
isSafeInteger(s)&&s>0)))return{code:i,file:n,line:s,message:r}}const an=new Set((0,m.aL)("completed complete finished done ended stopped terminated")),un=new Set(
(0,m.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),dn=new Set((0,m.aL)("name branch ref title message description event trigger type kind label slug"));function fr(e,t,n){const s=e.filter(({path:se})=>!/(?:^|\.)metadata$/i.
test(se)),r=s.flatMap(se=>Ie(se,PHASE)),i=s.flatMap(se=>Ie(se,STATUS)),o=i.length>0?i:r,[a]=o;if(a===void 0)return;const[f,...y]=s.flatMap(se=>Ie(se,CONCLUSION)).
filter(({value:se})=>statusFamily(se)!==void 0);if(f&&o.every(je)){if(y.every(se=>_e(se)===_e(f)))return f.value;throw Te([...o,f,...y],t,n)}const I=_e(a)==="su\
ccess";if(f&&I&&_e(f)!=="success")throw Te([a,f],t,n);const X=je(a)?s.flatMap(gn):[];if(!f&&X.length>0)throw Te([a,...X],t,n);const Z=I?[...r,...e.flatMap(pn).filter(
fn),...s.flatMap(hn)]:[];if(new Set([...o,...Z].map(_e)).size>1)throw Te([...o,...Z],t,n);return a.value}function cn(e,t=""){return Object.entries(isObject(e)?e:
{}).flatMap(([n,s])=>{const r=t===""?step(n):`${t}.${step(n)}`;if(isObject(s)&&t==="")return cn(s,r);const i=typeof s=="string"&&statusFamily(s)!==void 0,o=typeof s==
"number"&&/(?:status|state|phase)(?:code|id)?$/.test(normalName(n));return i||o?[r]:[]})}function Te(e,t,n){const s=[...new Set(e.map(({path:r})=>r))];return ambiguous(
"deployment status",s,t,mapLine(n,"status",s[0]??"status"))}function _e({value:e}){return statusFamily(e)??normalWord(e)}function je({value:e}){return an.has(normalWord(
e))}function ln({value:e}){return un.has(normalWord(e))}function fn({value:e}){return(statusFamily(e)??"success")!=="success"}function pn(e){const t=Object.keys(
e.value).map(normalName),n=t.filter(i=>/(?:status|state|phase|stage|step)$/.test(i)),s=t.filter(i=>!n.includes(i)&&!dn.has(i)),r=membersOf(e,n).flatMap(({path:i,
member:o})=>isObject(o)?Le(layerAt(i,o),Object.keys(o).map(normalName)):[]);return[...Ie(e,n),...[...Le(e,s),...r].filter(ln)]}function Ie(e,t){return membersOf(
e,t).flatMap(({path:n,member:s})=>isObject(s)?mn(layerAt(n,s)):rt(n,s))}function mn(e){const t=Le(e,IN_STATUS),n=[...CONCLUSION,"status"].flatMap(s=>{const[r]=membersOf(
e,[s]);return r&&isObject(r.member)?Le(layerAt(r.path,r.member),IN_STATUS):[]});return n.length>0&&t.every(je)?n:[...t,...n]}function Le(e,t){return membersOf(e,
t).flatMap(({path:n,member:s})=>rt(n,s))}function rt(e,t){return typeof t=="string"&&t.trim()!==""?[{path:e,value:t}]:[]}function hn(e){return membersOf(e,words(
"success successful succeeded ok")).filter(({member:t})=>t===!1).map(({path:t})=>({path:t,value:"failed"}))}function gn(e){const t=membersOf(e,words("error erro\
rs errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>yn(s)),n=membersOf(e,["exitcode"]).filter(({member:s})=>typeof s=="numb\
er"&&s!==0);return[...t,...n].map(({path:s})=>({path:s,value:"failed"}))}function yn(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(
e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const le=new Map;function ne(e,t,n){return e.has(t)?textOf(e.get(t)):n()}const pr=(e,t,n,s)=>{assertTaken(e,
t);const r=Ge(e,s?.values??le)??Ge({id:idAt(n?.location,APP)},le);if(r===void 0)throw missing("app ID",e,t,we("createApp",Be(e)));if(r instanceof Undecided)throw ambiguous(
"app ID",r.paths,t,we("createApp",r.paths));return r},mr=(e,t,n,s)=>{assertTaken(e,t);const r=s?.values??le,i=Ge(e,r),o=findRecord(e,APP,r);if(!(i===void 0||i instanceof
Undecided||o===void 0||o instanceof Undecided))return{...i,buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(
o.fields,"region")}},hr=(e,t)=>assertTaken(e,t);function Ge(e,t){const n=findRecord(e,APP,t);if(n===void 0||n instanceof Undecided)return n;const{id:s,fields:r,
layers:i}=n,o=(a,...f)=>ne(t,a,()=>text(r,...f));return{appID:s,name:o("name","name","appname"),type:o("type","type","apptype"),subdomain:o("subdomain","subdoma\
in","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:He(t,i),...Re(fieldsOf(e),"configuration.type")&&{takesType:!0}}}function Re(e,t){
const n=e.get("deploytakes");return Array.isArray(n)&&n.includes(t)}const gr=(e,t,n,s)=>{assertTaken(e,t);const r=s?.values??le,i=findRecord(e,DEPLOYMENT,r)??findRecord(
{id:idAt(n?.location,DEPLOYMENT)},DEPLOYMENT);if(!(i===void 0||i instanceof Undecided||ot(i.id,t)))return at(i,r,_n(i,r,t)??"pending")};function _n(e,t,n){try{return ne(
t,"status",()=>readStatus(e.layers,n,"deploy"))}catch(s){if(s instanceof SlipwayError)return;throw s}}const yr=(e,t,n,s)=>{assertTaken(e,t);const r=s?.entries?{
entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,t,"listDeployments"),i=s?.entries??it(r.entries),o=i.map(({entry:y,values:I})=>{const X=wn(
y,I,t),Z=ne(I,"status",()=>readStatus(X.layers,t,"listDeployments"));return{record:X,values:I,status:Z}});if(o.length>0&&o.every(({status:y})=>y===void 0)){const[
y="the.name.of.the.status"]=statusMembers(i[0]?.entry),I=mapLine("listDeployments","status",y);throw missing("deployment status in an entry",i[0]?.entry,t,I)}if(new Set(
o.map(({record:y})=>y.id)).size<o.length)throw missing("ID of its own for each deployment: several entries have the same",void 0,t,we("listDeployments",[]));const a=s?.
values??le,f=ne(a,"cursor",()=>nextCursor(r));return{deployments:o.map(({record:y,values:I,status:X})=>at(y,I,X??"pending")),nextCursor:f,nextPage:f===void 0&&!a.
has("cursor")?n?.nextPage:void 0}};function it(e){return e.map(t=>({entry:t,values:le}))}function wn(e,t,n){const s=findEntry(e,DEPLOYMENT,t);if(s instanceof Undecided){
const r=we("listDeployments",s.paths);throw ambiguous("deployment ID in an entry",s.paths,n,r)}if(s!==void 0&&!ot(s.id,n))return s;throw missing("deployment ID \
in an entry",e,n,we("listDeployments",Be(e)))}function we(e,t){return mapLine(e,"id",t.find(n=>!n.includes(" "))??"the.name.of.the.id")}function Be(e,t=""){return Object.
entries(isObject(e)?e:{}).flatMap(([n,s])=>{const r=t===""?step(n):`${t}.${step(n)}`;return isObject(s)&&t===""?Be(s,r):/(?:id|key|name|number)$/.test(normalName(
n))&&textOf(s)!==void 0?[r]:[]})}function ot(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function at({id:e,fields:t,layers:n},s,r){const o=[
t,...SOURCES.map(I=>fieldsOf(t.get(I)))].flatMap(I=>[I,fieldsOf(I.get("metadata"))]),a=I=>o.flatMap(X=>text(X,...I)??[])[0],f=text(t,...STAGE,"phase"),y=readSiteWarnings(
t.get("warnings"))??[];return{...y.length>0&&{warnings:y},deployID:e,status:r,stage:ne(s,"stage",()=>f===r?void 0:f),branch:ne(s,"branch",()=>ut(a(BRANCH))),commit:ne(
s,"commit",()=>a(COMMIT)??text(fieldsOf(t.get("commit")),"sha","id","hash")),url:He(s,n),createdAt:s.has("createdAt")?time(s,"createdAt"):time(t,...CREATED),supersededBy:ne(
s,"supersededBy",()=>text(t,...SUPERSEDED_BY))}}function ut(e){const t=e?.replace(/^refs\/heads\//,"");return t===void 0||/^[0-9a-f]{40}$/i.test(t)?void 0:t}const bn=(e,t,n,s)=>(s?.
entries??it(findList(e,ENVIRONMENT,t,"listEnvironments").entries)).map(({entry:i,values:o})=>{const a=findEntry(i,ENVIRONMENT,o),f=a instanceof Undecided?void 0:
a,y=isObject(i)?layerAt("",i):void 0,I=f?.fields??(y?fieldsWithSides(y):new Map),X=typeof i=="string"?i:text(I,...words("name environmentname environment slug"));
return{environmentID:ne(o,"id",()=>f?.id),name:ne(o,"name",()=>X),state:ne(o,"state",()=>text(I,"state","status")),url:He(o,f?.layers??(y?withSides(y):[]))}}),_r=(e,t,n,s)=>{
const r=bn(e,t,n,s),i=isObject(e)?layersIn(e,APP.names):[],o=s?void 0:Sn(e,t).find(y=>En(y,r)),a=[...i,...o?[layerAt("",o)]:[]],f=fieldsOf(e);return{environments:r,
stored:a.map($n).find(y=>y!==void 0),takesConfiguration:Re(f,"configuration"),takesEnv:Re(f,"env"),takesType:Re(f,"configuration.type")}};function Sn(e,t){return findList(
e,ENVIRONMENT,t,"listEnvironments").entries.filter(isObject)}function En(e,t){const n=On(t)?.name;return n!==void 0&&text(fieldsOf(e),...words("name environment\
name environment slug"))===n}function $n({value:e,fields:t}){const[n,s]=[text(t,...REPOSITORY),text(t,...APP_BRANCH)];if(n===void 0&&s===void 0)return;const r=t.
get("variables"),i=Array.isArray(r)&&r.every(o=>typeof o=="string");return{repository:n,branch:ut(s),state:text(t,"state","status"),variables:i?r:void 0,fields:e}}
function On(e){return words("production prod live default main").flatMap(n=>e.find(s=>s.name?.toLowerCase()===n)??[])[0]??(e.length===1?e[0]:void 0)}function He(e,t){
const s=(e.has("url")?[new Map([["url",e.get("url")]])]:t.map(({fields:r})=>r)).flatMap(r=>[...URLS.flatMap(i=>We(r.get(i))),...URL_HOLDERS.flatMap(i=>kn(r.get(
i)))]);return s.find(r=>r.startsWith("https:"))??s[0]}function kn(e){if(isObject(e)){const n=fieldsOf(e);return[...URLS,...words("web live site public productio\
n default")].flatMap(r=>We(n.get(r)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return We(isObject(t)?text(fieldsOf(t),...words("url name domain ho\
stname host")):t)}function We(e){const t=webAddress(e),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.test(t??"");return t===void 0||
n?[]:[t]}async function wr(e,t,n,s){return be(e)??await vn(t.appID,s)??be(t.url)??Tn(t,n)}async function vn(e,t){const n=await t.listEnvironments(e).catch(()=>[]);
return be(productionOf(n)?.url)}function Tn(e,t){const n=t.urlTemplate;if(!(n?.includes("{subdomain}")&&!e.subdomain))return be(n?.replaceAll("{subdomain}",e.subdomain??
"").replaceAll("{app}",e.appID))}function be(e){if(!e)return;const t=URL.parse(e.includes("://")?e:`https://${e}`);return t&&(t.protocol==="https:"||t.protocol===
"http:")?t.href:void 0}const In=6e4,Ln=500,Rn=5e3,An=1e4,Mn="x-slipway-release",Dn="x-slipway-error";async function br(e,t){const n=t.clock.now();let s=Ln;for(let r=1;;r++){
const i=await dt(e,t);if(i.kind==="page")return r;if(i.kind==="no-page")throw xn(i.url,t.deployID);const o=t.clock.now()-n;if(o+s>In){const a=`after ${formatDuration(
o)} and ${r} tries`;throw new SlipwayError("verify_failed",`${e} ${i.words} ${a}`,{remedy:'Open the URL: a first deploy may still wait for DNS. Set verify to "o\
ff" if the site is not public.'})}await t.clock.sleep(s,t.signal),s=Math.min(Rn,s*2)}}async function Nn(e,{fetch:t,signal:n}){const s=be(e),r=s&&await dt(s,{fetch:t,
signal:n,deployID:void 0}).catch(()=>{});return r!==void 0&&r!==""&&r.kind==="page"}function xn(e,t){const n=URL.parse(e)?.pathname??"/",s=n==="/"?"index.html":
`page for ${n}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${t} has no ${s}`,{remedy:'Check that output-directory is the folder with\
 the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function dt(e,t){const{fetch:n,signal:s,deployID:r,isFunction:i=!1}=t;
try{const o=await n(e,{signal:AbortSignal.any([s,AbortSignal.timeout(An)])});await o.body?.cancel();const a=o.headers.get(Mn);if(i&&r!==void 0&&a!==null&&a!==r)
return{kind:"trouble",words:`is still answered by the release ${(0,m.Ow)(a,100)}`};const f=o.headers.get(Dn);return o.status<(i&&f===null?500:400)?{kind:"page"}:
f!==null?{kind:"trouble",words:`answers ${o.status} (${(0,m.Ow)(f,60)})`}:o.status===404&&r!==void 0&&a===r?{kind:"no-page",url:o.url||e}:{kind:"trouble",words:`\
answers ${o.status}`}}catch(o){s.throwIfAborted();const a=o instanceof Error&&o.cause instanceof Error?o.cause:o;return{kind:"trouble",words:`cannot be reached \
(${a instanceof Error?a.message:String(a)})`}}}function Q(e,t=300){const n=(0,m.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const s="`".repeat(
lt(n)+1),r=n.startsWith("`")||n.endsWith("`")?" ":"";return`${s}${r}${n}${r}${s}`}function Fe(e,t=2e3){const n=e.map(r=>(0,m.Ow)(r,t)),s="`".repeat(Math.max(3,lt(
n.join(`
`))+1));return[`${s}text`,...n,s].join(`
`)}const Pn=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Cn=/^[0-9a-f]{7,40}\W*$/i,Un=/(?:`[^`]+`|\S)+/g,jn=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Gn=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function fe(e,t=1e3){const n=(0,m.Ow)(e,t).trim();return(n.endsWith("\u2026")&&n.split(
"`").length%2===0?`${n}\``:n).replace(Un,r=>{const[,i="",o,a=""]=jn.exec(r)??[];if(o!==void 0)return i+Q(o)+a;if(Pn.test(r)&&!Cn.test(r))return r;const[,f="",y="",
I=""]=Gn.exec(r)??[];return f+Q(y)+I})}function Ke(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:s,href:r}=new URL(e);if(!(!/^https?:$/.
test(t)||n!==""||s!==""||r.length>2e3))return`[${Q(r)}](<${r.replace(/[<>\\]/g,encodeURIComponent)}>)`}function ct(e,t){const n=new Date(e).toISOString().slice(
0,16).replace("T"," "),s=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${s}`}function Bn(e,t){let n=t,s=e.length;for(;s>0&&(n-=Buffer.
byteLength((0,m.Ow)(e[s-1]??""))+1,!(n<0));)s--;return e.slice(s)}function lt(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function ft(e,t,n){
return`### \u26AA The preview ${Q(e,200)} has ended

The pull request was closed. ${Hn(t)}

${n}
`}function Hn({last:e,until:t}){if(t!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${Q(t,40)}, a deploy restore\
s it.`;const n=Ke(e?.url);return n===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not \
deleted, so the last deployment still answers: ${n}`:`The last deployment does not answer any more: ${n}`}function Wn(e,t,n){return`### \u26AA ${Q(e,200)} now s\
hows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${n}
`}function Sr(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Fn={rememberedAppID:void 0,attachTo:void 0},Kn=new Set(["queued","in_progress","error",void 0]);async function Vn(e,t,n){const s=t.find(o=>o.appID!==void 0)?.
appID,r=t.find(o=>o.deployID!==void 0);if(!r||n===void 0||r.commit!==n)return{rememberedAppID:s,attachTo:void 0};const i=Kn.has((await e.statusOf(r.id))?.state);
return{rememberedAppID:s,attachTo:i?r.deployID:void 0}}const pt=10;async function Yn(e,t){for(const n of t.slice(0,pt)){const s=await e.statusOf(n.id);if(s?.state===
"success")return{...n,url:s.url}}}const qn=new Set(["success","in_progress","queued","error"]);async function mt(e,t,n){for(const s of t.slice(0,pt)){const r=await e.
statusOf(s.id);if(qn.has(r?.state)&&(await e.setState(s.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),r?.state==="success"))return{...s,url:r.url}}}
const zn={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was closed"},Qn={deployments:"de\
ployments",comment:"pull requests",closing:"pull requests"};function Ve({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Xn(e,t,n,s,r){
const i=`${n} without ${zn[e](s)}: ${t.message}`;return Ve(t)?[i,`The job needs${e==="comment"?" (or set comment to false)":""}:
${s.permissions(r)}`]:[i,`Nothing needs to change if this was a passing fault of ${s.name}.`]}const Jn={settleMs:3e4,totalMs:3e4},Zn={deploying:7e3,finishing:1e3},
es=5e3,ht="The pull request was closed",ts=300,ns=2e3,ss=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class rs{#e;#t;#n=[];#r=Promise.
resolve();#o=!1;#h=!1;#i=!1;#d=Promise.withResolvers();#c=!1;#g="The deploy goes on";#y=new Set;#_=new Set;constructor(t){this.#e=t,this.#t=t.open}async recall(t,n){
const{forge:s}=this.#e,r=this.#s("deployments",async()=>(this.#n=await s.remembered(this.#t.environment,this.#t.app,ts),this.#h=!0,Vn(s,this.#n,t))),i=()=>setTimeout(
()=>this.#p(),Zn[this.#c?"finishing":"deploying"]).unref(),o=await this.#w(n,r)??Fn;return n?.addEventListener("abort",i,{once:!0}),o}async previous(){if(this.#c=
!0,!this.#h)return;const{forge:t,context:n}=this.#e,s=this.#n.filter(({id:a})=>a!==this.#t.record),r=await this.#s("deployments",async()=>await Yn(t,s)??"none");
if(r===void 0||r==="none")return r;const i=n.pullRequest?.number,o=r.pullRequest===i?void 0:r.pullRequest;return{...await this.#l(r),commit:r.commit,isPreview:i!==
void 0,pullRequest:o}}async#l({url:t}){const n=xt(this.#e.fetch),s=t===void 0?void 0:await Nn(t,{fetch:n,signal:AbortSignal.timeout(es)});return{url:t,answers:s}}tell(t){
t.type==="app-known"&&this.#a({appID:t.appID}),t.type==="deployment-known"&&(this.#a({deployID:t.deployID}),this.#m(()=>this.#v())),t.type==="status"&&!this.#o&&
!ss.has(Ze(t.status))&&(this.#o=!0,this.#m(()=>this.#u("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment,s=Jn){this.#c=!0,this.#a(
{ending:{...t,comment:n}}),this.#i||await this.#b(s.settleMs,this.#r),this.#i||await this.#b(s.totalMs,this.#$(t)),this.#i||this.#e.save(void 0)}async#$(t){this.#m(
()=>this.#T(t)),await Promise.all([this.#r,this.#E(t.comment)]),await this.#O(t)}async isClosed(){const{forge:t,context:n}=this.#e,{pullRequest:s}=n;return s?await this.#s(
"closing",()=>t.isClosed(s.number))??!1:!1}async#O({state:t,url:n}){await this.isClosed()&&(t!==void 0&&t!=="failure"&&await this.#s("deployments",()=>this.#u("\
inactive",ht,void 0)),await this.#E(ft(this.#t.app,{last:await this.#l({url:n})},this.#f())))}async closePreview(t,n,s){return await this.#w(n,this.#k(t,s))??"l\
eft"}async#k(t,n){const{forge:s}=this.#e,{app:r,environment:i}=this.#t;if(this.#g="The preview ended",!(await this.#s("closing",()=>s.isClosed(t))??!0))return"o\
pen";const o=await n?.(),a=await this.#s("deployments",async()=>{const X=(await s.remembered(i,r,ns)).filter(Z=>Z.pullRequest===t);return mt(s,X,ht)});if(!this.#t.
comment)return"closed";const f=a&&o===void 0?await this.#l(a):void 0,y=ft(r,{last:f,until:o},this.#f());return await this.#s("comment",()=>s.comment(t,r,y,"amen\
d")),"closed"}#f(){return ct(this.#e.clock.now(),this.#e.context.runUrl)}async#w(t,n){const s=()=>this.#p();t?.addEventListener("abort",s,{once:!0}),t?.aborted&&
s();try{return await Promise.race([n,this.#d.promise])}finally{t?.removeEventListener("abort",s)}}async#b(t,n){const s=setTimeout(()=>this.#p(),t);try{await Promise.
race([n,this.#d.promise])}finally{clearTimeout(s)}}#p(){this.#i=!0,this.#e.stop(),this.#d.resolve(void 0)}#m(t){this.#r=this.#r.then(()=>this.#s("deployments",t))}async#v(){
const t=this.#n.find(n=>n.deployID===this.#t.deployID);t?this.#a({record:t.id}):await this.#S(),await this.#u("queued","The platform has it in its queue",void 0)}async#S(){
const{forge:t,context:n}=this.#e,{app:s,environment:r,appID:i,deployID:o}=this.#t;if(n.sha===void 0||this.#t.record!==void 0)return;const a={app:s,appID:i,deployID:o,
commit:n.sha,pullRequest:n.pullRequest?.number},f=await t.record({environment:r,description:`${s} by Slipway`,memo:a});f!==void 0&&this.#a({record:f})}async#u(t,n,s){
const{forge:r,context:i}=this.#e;this.#t.record!==void 0&&await r.setState(this.#t.record,{state:t,description:n,url:s,logUrl:i.runUrl})}async#T({state:t,description:n,
url:s}){t!==void 0&&(await this.#S(),await this.#u(t,n,s),t==="success"&&await this.#I())}async#I(){const{forge:t,context:n}=this.#e,{app:s,record:r,comment:i}=this.#t,
o=this.#n.filter(I=>I.id!==r),a=await mt(t,o,"A newer deployment took its place"),[f,y]=[a?.pullRequest,n.pullRequest?.number];!i||f===void 0||y===void 0||f===y||
await this.#s("comment",()=>t.comment(f,s,Wn(s,y,this.#f()),"amend"))}async#E(t){const{forge:n,context:s}=this.#e,{pullRequest:r}=s;!this.#t.comment||!r||await this.#s(
"comment",()=>n.comment(r.number,this.#t.app,t,"write"))}#a(t){this.#t={...this.#t,...t},this.#e.save(this.#t)}async#s(t,n){if(this.#y.has(t)||this.#i)return;const{
forge:s,warn:r}=this.#e;try{return await n()}catch(i){if(this.#i)return;const o=(0,_.I7)(i),a=Ve(o)?Qn[t]:`${t} failed`;Ve(o)&&this.#y.add(t),this.#_.has(a)||r(
...Xn(t,o,this.#g,s,this.#t)),this.#_.add(a);return}}}const is=[pe];function os(e,t=is){if(e.token!=="")for(const n of t){const s=new AbortController,r=n({...e,
signal:s.signal});if(r)return new rs({...e,forge:r,stop:()=>s.abort()})}}function as(e){const t=e===""?void 0:JSON.parse(e);if(!(0,c.Gv)(t)||typeof t.app!="stri\
ng"||typeof t.environment!="string")return;const{app:n,environment:s,comment:r,appID:i,deployID:o,record:a}=t,f=us(t.ending);return{app:n,environment:s,comment:r===
!0,...(0,c.Eb)({appID:Ye(i),deployID:Ye(o),record:Ye(a),ending:f})}}function Ye(e){return typeof e=="string"?e:void 0}function us(e){if(!(0,c.Gv)(e)||typeof e.description!=
"string"||typeof e.comment!="string")return;const{description:t,url:n,comment:s}=e;return{state:Oe.find(i=>i===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:s}}var ds=u(7634);const cs="slipway/slipway";function gt(e,t){const n=t===void 0?"":`#${t}`;return`https://github.com/${cs}/blob/v${ds.x}/docs/${e}.md${n}`}
const ls={identity:(0,m.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,m.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,m.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,m.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function fs(e){const[t="what-you-gave"]=Object.entries(ls).find(([,n])=>n.includes(e))??[];return gt("troubleshooting",t)}function ps(){return gt("trouble\
shooting","failures-of-a-deployment")}function ms(e){return/^\s*at\s.*[:)\d]$/.test(e)}const hs=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
yt=2,gs=2e3;class ys{#e;#t;#n=[];#r=0;constructor(t){this.#e=t}push(t){const n=(0,m.Nl)(t.slice(0,gs)).trimEnd().replace(/ \{$/,"");return ms(n)?this.#t===void 0&&
!hs.test(n)?(this.#t=t,[...this.#o(),t]):(this.#r+=1,this.#n.length<yt&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#o()}#o(){const[t,
n]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],t<yt?n:[this.#e(t)]}}function _s(e,t){const n=new ys(t);return[...e.flatMap(s=>n.push(s)),...n.end()]}const ws={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function qe({
code:e}){return ws[e]}function Er({findings:e}){const[t,...n]=e.filter(f=>qe(f)==="error");if(!t)return;const{place:s,message:r,remedy:i}=t,o=s?`${s.file}${s.line===
void 0?"":`:${s.line}`}: `:"",a=n.length===0?"":` (and ${n.length} more ${n.length===1?"error":"errors"})`;return new SlipwayError("check_failed",`Check failed:\
 ${o}${r}${a}`,{remedy:i??"Correct what the annotations name. They are in the summary too."})}const _t=20;function $r(e,{findings:t}){const n=t.flatMap(s=>{const{
code:r,message:i,place:o}=s;if(!o)return[];const{file:a,line:f=null,column:y=null}=o;return[{file:a,line:f,column:y,severity:qe(s),code:r,message:i}]});return{headline:e.
message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:n.slice(0,_t),moreDiagnostics:Math.max(0,n.length-_t)}}function Or({pages:e,
links:t,files:n,bytes:s}){return`Checked ${counted(e,"page")}, ${counted(t,"link")} and ${counted(n,"file")} (${ie(s)})`}function kr({commit:e}){return e.slice(
0,7)}function vr({now:e,change:t},n=""){return`${grouped(e)}${n} (${wt(t,grouped)})`}function Tr({now:e,change:t},n=""){return`${ie(e)}${n} (${bs(t)})`}function bs(e){
return wt(e,ie)}function wt(e,t){return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.abs(e))}`}function ie(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/
1e6).toFixed(1)} MB`}function Ir(e,t,n){const s=new Set;for(const r of n.findings){const{message:i,place:o,remedy:a}=r;t.add(severityOf(r),{message:cleanLine(i,
1e3),place:o}),a!==void 0&&s.add(a)}for(const r of s)e.line(`  ${r}`);e.line(totalsLine(n))}const bt=100,Ss={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function Es(e){const{findings:t,largest:n}=e,s=t.length-bt;return["### The site",Os(e),...t.length===0?[]:[t.slice(0,bt).map(ks).join(`
`)],...s>0?[`\u2026 and ${s} more.`]:[],...n.length===0?[]:[$s(e)]].join(`

`)}function $s({largest:e}){const t=e.map(n=>[Q(n.path),ie(n.bytes),ie(n.brotli),ie(n.gzip)]);return`<details><summary>The largest files</summary>

${St(["File","Bytes","Brotli","gzip"],t)}

</details>`}function Os({pages:e,links:t,files:n,bytes:s,brotli:r,gzip:i}){const o=[e,t,n].map(m.zD);return St(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...o,ie(s),ie(r),ie(i)]])}function ks(e){const{message:t,place:n}=e,s=n?`${Q([n.file,n.line,n.column].filter(r=>r!==void 0).join(":"))}\
 `:"";return`- ${Ss[qe(e)]} ${s}${Q(t,500)}`}function St(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const Et={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},$t={bytes:6e4,errors:5,diagnostics:10,logLines:40};function vs(e){const t=[kt(e,"##"),vt(e),Rt(e,Et),
Tt(e),It(e),e.checked?Es(e.checked):"",e.compared,Cs(e),Us(e)];return At(t,e.failure?.log,Et)}function Ts(e){const t=[kt(e,"###"),vt(e),Rt(e,$t),Tt(e),It(e)];return At(
t,e.failure?.log,$t,ct(e.updatedAt,e.runUrl))}function Lr(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Ot[e.status][1]}`}const Ot={succeeded:[
"\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still b\
eing deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the ch\
eck passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function kt(e,t){const[
n,s]=Ot[e.status],r=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${Q(e.app,200)} ${s}${r}`}function vt(e){const t=Ke(e.url);return t===
void 0?"":`**${t}**`}function Tt({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:s,
isPreview:r,pullRequest:i}=e,o=[...s===void 0?[]:[` of ${Q(s.slice(0,12))}`],...i===void 0?[]:[` (#${i})`]].join(""),a=`The previous ${r?"preview":"deployment"}${o}`,
f=Ke(t);return f===void 0?`${a} stays live. Its address is not known.`:n?`${a} still answers: ${f}`:`${a} does not answer either: ${f}`}function It(e){const t=[
["App",e.appID&&`${Q(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&Q(e.deployID,128)],["Source",As(e)],["Variables",Ms(e.
variables)],["Code",Rs(e)],["Keys",Is(e)]],[n,...s]=t.flatMap(([r,i])=>i?[`| ${r} | ${i} |`]:[]);return n===void 0?"":[n,"| :-- | :-- |",...s].join(`
`)}function Is({seeded:e}){return e&&`${e.written} written${e.failed>0?`, ${e.failed} failed`:""}`}const Ls=5;function Rs({status:e,failure:t,errors:n}){if(e===
"skipped")return;const s=t?.code,r=s===void 0?n.flatMap(a=>a.code??[]):[s],i=new Map;for(const a of[...new Set(r)].slice(0,Ls)){const f=s===void 0?fs(a):ps();i.
set(f,[...i.get(f)??[],Q(a,64)])}const o=[...i].map(([a,f])=>`${f.join(", ")}: [what to do](<${a}>)`);return o.length===0?void 0:o.join("; ")}function As({commit:e,
built:t,branch:n,repository:s}){if((e??t??n??s)===void 0)return;const r=`${Q(n??"",200)} of ${Q(s??"",200)}`,i=e&&`${Lt(e)} on ${r}`;return t===void 0||t.id===e?.
id?i??r:`${Lt(t)} as checked out, for ${i??r}`}function Lt({id:e,url:t}){const n=Q(e.slice(0,12));return t===void 0?n:`[${n}](<${t}>)`}const ze=60;function Ms(e){
if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>ze?` and ${e.length-ze} more`:"";return`${e.slice(0,ze).map(s=>Q(s,100)).join(", ")}${t}`}
function Rt(e,t){const{failure:n,errors:s}=e;if(n){const o=n.remedy===void 0?[]:[Qe(n.remedy.split(`
`))],{headline:a,message:f}=n,y=f&&!a.includes(f)?[`The platform says: ${fe(f,500)}`]:[];return[`**${fe(a,500)}**`,Ds(n,e,t),...o,...y].filter(X=>X!=="").join(`\


`)}const r=s.slice(0,t.errors).map(o=>`**${fe(o.message)}**

${Qe(o.explanation)}`.trimEnd()),i=s.length-r.length;return[...r,...i>0?[`\u2026 and ${i} more.`]:[]].join(`

`)}function Qe([e,...t]){return e===void 0?"":t.length===0?fe(e):`${fe(e)}

${Fe(t.slice(0,12),200)}`}function Ds({diagnostics:e,moreDiagnostics:t},n,s){const r=e.slice(0,s.diagnostics).map(a=>`- ${Ns(a,n)} ${Q(a.message)}`),i=e.length-
r.length+t,o=[i>0?`Not listed here: ${(0,m.hS)(i,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,m.hS)(n.unannotated,
"finding")}.`:""];return[r.join(`
`),...o].filter(a=>a!=="").join(`

`)}function Ns(e,{built:t,commit:n}){const s=Q(xs(e),300),r=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),i=e.file.toWellFormed().split("/");if(r===
void 0||e.file.length>1e3||i.some(a=>/^\.{0,2}$/.test(a)))return s;const o=i.map(encodeURIComponent).join("/");return`[${s}](<${r}/${o}${e.line===null?"":`#L${e.
line}`}>)`}function xs({file:e,line:t,column:n}){return[e,t,n].filter(s=>s!==null).join(":")}const Ps=32;function Cs({phases:e}){if(e.length===0)return"";const t=Math.
max(1,...e.map(({ms:i})=>i)),n=Math.max(...e.map(({title:i})=>i.length)),s=e.map(({title:i,ms:o})=>{const a="\u2588".repeat(Math.round(o/t*Ps))||"\u258F";return`${i.
padEnd(n)}  ${(0,et.a3)(o).padStart(8)}  ${a}`}),r=e.reduce((i,{ms:o})=>i+o,0);return["### Where the time went",Fe([...s,`${"Total".padEnd(n)}  ${(0,et.a3)(r).padStart(
8)}`])].join(`

`)}function Us({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(js).join(`
`)].join(`

`)}function js({message:e,remedy:t}){const n=Qe(t).replace(/^(?=.)/gm,"  ");return`- ${fe(e,500)}${n===""?"":`

${n}`}`}function At(e,t,n,s=""){const r=e.filter(y=>y!=="").join(`

`),i=n.bytes-Buffer.byteLength(r)-Buffer.byteLength(s)-1e3,o=_s(t??[],Gs),a=Bn(o.slice(-n.logLines),i),f=a.length===0?"":Bs(a,a.length===o.length,t?.length??0);
return`${[r,f,s].filter(y=>y!=="").join(`

`)}
`}function Gs(e){return`    \u2026 ${(0,m.hS)(e,"line")} of packages, in full in the log of the run`}function Bs(e,t,n){return`<details><summary>${t?`Build log,\
 ${(0,m.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,m.hS)(n,"line")}`}</summary>

${Fe(e)}

</details>`}async function Hs(e){const{run:t,runner:n}=e,s=as(t.saved);if(!s)return;const r=Ws(s,t,e.clock.now());s.ending||n.summary(vs(r)),await os({...e,context:t.
context,token:t.raw["github-token"],open:s,save:()=>{},warn:(o,a)=>{n.annotate("warning",{message:o});for(const f of a.split(`
`))n.line(`  ${f}`)}})?.finish(s.ending??{state:s.deployID===void 0&&s.record===void 0?void 0:"error",description:Mt,url:void 0,comment:Ts(r)})}const Mt="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function Ws(e,{context:t},n){return{status:"interrupted",app:e.app,appID:e.appID,
appCreated:!1,deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},
built:void 0,runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:Mt,explanation:["A re-run for t\
he same commit follows the same deployment."]}],warnings:[],previous:void 0,updatedAt:n,unannotated:0}}}),1781:((d,T,u)=>{u.d(T,{Aq:()=>de});var c=u(3024),m=u(857);
function _(l){return l==null?"":typeof l=="string"||l instanceof String?l:JSON.stringify(l)}function g(l){return Object.keys(l).length?{title:l.title,file:l.file,
line:l.startLine,endLine:l.endLine,col:l.startColumn,endColumn:l.endColumn}:{}}function b(l,E,k){const j=new O(l,E,k);process.stdout.write(j.toString()+m.EOL)}function h(l,E=""){
b(l,{},E)}const L="::";class O{constructor(E,k,j){E||(E="missing.command"),this.command=E,this.properties=k,this.message=j}toString(){let E=L+this.command;if(this.
properties&&Object.keys(this.properties).length>0){E+=" ";let k=!0;for(const j in this.properties)if(this.properties.hasOwnProperty(j)){const ee=this.properties[j];
ee&&(k?k=!1:E+=",",E+=`${j}=${x(ee)}`)}}return E+=`${L}${A(this.message)}`,E}}function A(l){return _(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function x(l){return _(l).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const W=new Proxy({},{get:(l,E)=>process.
getBuiltinModule("crypto")[E]});var G=u(9896);function U(l,E){const k=process.env[`GITHUB_${l}`];if(!k)throw new Error(`Unable to find environment variable for \
file command ${l}`);if(!G.existsSync(k))throw new Error(`Missing file at path: ${k}`);G.appendFileSync(k,`${_(E)}${m.EOL}`,{encoding:"utf8"})}function B(l,E){const k=`\
ghadelimiter_${W.randomUUID()}`,j=_(E);if(l.includes(k))throw new Error(`Unexpected input: name should not contain the delimiter "${k}"`);if(j.includes(k))throw new Error(
`Unexpected input: value should not contain the delimiter "${k}"`);return`${l}<<${k}${m.EOL}${j}${m.EOL}${k}`}const z=V("path");var D=function(l,E,k,j){function ee(te){
return te instanceof k?te:new k(function(oe){oe(te)})}return new(k||(k=Promise))(function(te,oe){function pe(re){try{he(j.next(re))}catch(ge){oe(ge)}}function me(re){
try{he(j.throw(re))}catch(ge){oe(ge)}}function he(re){re.done?te(re.value):ee(re.value).then(pe,me)}he((j=j.apply(l,E||[])).next())})},R;(function(l){l[l.Success=
0]="Success",l[l.Failure=1]="Failure"})(R||(R={}));function H(l,E){const k=toCommandValue(E);if(process.env[l]=k,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(l,E));issueCommand("set-env",{name:l},k)}function w(l){b("add-mask",{},l)}function P(l){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",l):issueCommand("add-path",{},l),process.env.PATH=`${l}${path.delimiter}${process.env.PATH}`}function v(l,E){const k=process.env[`INPUT_${l.replace(/ /g,
"_").toUpperCase()}`]||"";if(E&&E.required&&!k)throw new Error(`Input required and not supplied: ${l}`);return E&&E.trimWhitespace===!1?k:k.trim()}function F(l,E){
const k=v(l,E).split(`
`).filter(j=>j!=="");return E&&E.trimWhitespace===!1?k:k.map(j=>j.trim())}function q(l,E){const k=["true","True","TRUE"],j=["false","False","FALSE"],ee=v(l,E);if(k.
includes(ee))return!0;if(j.includes(ee))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${l}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function J(l,E){if(process.env.GITHUB_OUTPUT||"")return U("OUTPUT",B(l,E));process.
stdout.write(m.EOL),b("set-output",{name:l},_(E))}function $(l){issue("echo",l?"on":"off")}function M(l){process.exitCode=R.Failure,N(l)}function p(){return process.
env.RUNNER_DEBUG==="1"}function S(l){issueCommand("debug",{},l)}function N(l,E={}){b("error",g(E),l instanceof Error?l.toString():l)}function C(l,E={}){b("warni\
ng",g(E),l instanceof Error?l.toString():l)}function Y(l,E={}){b("notice",g(E),l instanceof Error?l.toString():l)}function ue(l){process.stdout.write(l+m.EOL)}function Se(l){
h("group",l)}function Ee(){h("endgroup")}function Je(l,E){return D(this,void 0,void 0,function*(){Se(l);let k;try{k=yield E()}finally{Ee()}return k})}function Ae(l,E){
if(process.env.GITHUB_STATE||"")return U("STATE",B(l,E));b("save-state",{name:l},_(E))}function Me(l){return process.env[`STATE_${l}`]||""}function De(l){return D(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(l)})}var Ne=u(3739),xe=u(8302),$e=u(5807);const Pe="slipway",Oe={error:N,warning:C,notice:Y};function de(l){
const E=Ce();return{line:k=>ue(ae(k)),group:k=>Se(ae(k)),endGroup:Ee,replay:(k,j)=>{ue([`::stop-commands::${j}`,...k.map(ae),`::${j}::`].join(`
`))},annotate:(k,{message:j,title:ee,place:te})=>{const{file:oe,line:pe,column:me}=te??{};Oe[k](ae(j),(0,xe.Eb)({title:ee,file:oe,startLine:pe,startColumn:me}))},
mask:w,output:(k,j)=>E("the outputs",()=>J(k,j)),state:(k,j)=>E("the state for the post step",()=>Ae(k,j)),summary:k=>{l!==void 0&&E("the summary",()=>(0,c.writeFileSync)(
l,k))}}}function Ce(){const l=new Set;return(E,k)=>{try{k()}catch(j){l.has(E)||C(ae(`The runner cannot keep ${E}: ${(0,Ne.I7)(j).message}`)),l.add(E)}}}function ae(l){
return(0,$e.Ow)(l).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),3445:((d,T,u)=>{u.d(T,{i:()=>_});var c=u(3739),m=u(1709);async function _(b){const h=U=>b[U.
toLowerCase()]||b[U]||"",L=h("ALL_PROXY"),O=g(h("HTTP_PROXY")||L,"HTTP_PROXY"),A=g(h("HTTPS_PROXY")||L,"HTTPS_PROXY");if(O===""&&A==="")return fetch;const x=await u.
e(729).then(u.bind(u,3729)),W=new x.EnvHttpProxyAgent({httpProxy:O,httpsProxy:A,noProxy:h("NO_PROXY")}),G=x.fetch;return async(U,B)=>{if(U instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const z=new URL(U);return(0,m.c)(z.hostname)?fetch(U,B):G(z,{...B,dispatcher:W})}}function g(b,h){const L=b===""||
b.includes("://")?b:`http://${b}`;if(L===""||URL.canParse(L))return L;throw new c.GQ("invalid_input",`${h} (or ALL_PROXY) is not an address`,{remedy:"Write it a\
s http://proxy.example.com:3128."})}}),1619:((d,T,u)=>{u.d(T,{J:()=>_,h:()=>g});var c=u(3739),m=u(1709);function _(b,h){const L=b.trim(),O=URL.canParse(L)?new URL(
L):void 0;if(O===void 0||!["http:","https:"].includes(O.protocol))throw new c.GQ("invalid_input",`${h} is not an http(s) address`,{input:h,remedy:"Write it with\
 its scheme, as https://platform.example.com."});if(O.username!==""||O.password!==""||O.search!==""||O.hash!=="")throw new c.GQ("invalid_input",`${h} has more t\
han host and path`,{input:h,remedy:"Leave out user name, password, query and fragment."});return g(O,h),O.pathname=O.pathname.replace(/\/+$/,""),O}function g(b,h){
if(!(b.protocol==="https:"||b.protocol==="http:"&&(0,m.c)(b.hostname)))throw new c.GQ("insecure_url",`${h} names ${b.origin}, which is not https`,{input:h,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((d,T,u)=>{u.d(T,{ml:()=>m});const c=V("node:timers/prom\
ises"),m={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(b,h){h?.throwIfAborted();try{await(0,c.setTimeout)(b,void 0,{signal:h})}catch(L){throw h?.
throwIfAborted(),L}},after(b,h){const L=setTimeout(h,b);return()=>clearTimeout(L)}},_={now(){const{user:b,system:h}=process.cpuUsage();return(b+h)/1e3}},g=(b,h)=>{
const L=setInterval(h,b).unref();return()=>clearInterval(L)}}),9127:((d,T,u)=>{u.d(T,{a3:()=>g});var c=u(3739);const m=null;function _(O,A){const x=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(O.trim()),[,...W]=x??[],G=m.reduce((U,B,z)=>U+Number(W[z]??0)*B,0);if(!x||G===0)throw new SlipwayError("invalid_input",`${A}: "${O}" is not a duration`,{input:A,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return G}function g(O){if(O<1e3)return`${Math.round(O)}ms`;if(O<59950)
return`${(O/1e3).toFixed(1)}s`;const A=Math.round(O/1e3),x=W=>String(W).padStart(2,"0");return A<3600?`${Math.floor(A/60)}m ${x(A%60)}s`:`${Math.floor(A/3600)}h\
 ${x(Math.floor(A%3600/60))}m`}const b=null,h=null;function L(O,A){const x=A-O;if(x>h)return new Date(O).toISOString().slice(0,10);const[W,G]=b.find(([,B])=>x>=
B)??[];if(!W||W==="second"&&x<1e4)return"just now";const U=Math.floor(x/G);return`${U} ${W}${U===1?"":"s"} ago`}}),3739:((d,T,u)=>{u.d(T,{GQ:()=>_,I7:()=>g,xU:()=>h});
const c={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(c);class _ extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(x,W,G={}){
super(W,G.cause===void 0?void 0:{cause:G.cause}),this.code=x,this.mender=c[x],this.remedy=G.remedy,this.input=G.input,this.place=G.place,this.call=G.call,this.also=
G.also??[]}with({code:x=this.code,message:W=this.message,...G}){const{remedy:U,input:B,place:z,call:D,cause:R,also:H}=this;return new _(x,W,{remedy:U,input:B,place:z,
call:D,cause:R,also:H,...G})}}function g(A){if(A instanceof _)return A;const x=A instanceof Error?A.message:String(A);return new _("internal",x,{cause:A,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function b(A){throw new _("internal",`Unhandled case: ${JSON.stringify(A)}`)}function h(A){
if(!(!(A instanceof Error)||!("code"in A)))return typeof A.code=="string"?A.code:void 0}const L=new Set(["ENOSPC","EDQUOT"]);function O(A){return L.has(h(A))}}),
8302:((d,T,u)=>{u.d(T,{Eb:()=>g,Gv:()=>c,U4:()=>m});function c(h){return typeof h=="object"&&h!==null&&!Array.isArray(h)}function m(h){try{return JSON.parse(h)}catch{
return}}function _(h){const L=m(h);return c(L)?L:void 0}function g(h){const L=Object.entries(h).filter(([,O])=>O!==void 0);return Object.fromEntries(L)}function b(h,L){
return typeof h=="string"&&h.length<=L}}),1709:((d,T,u)=>{u.d(T,{c:()=>m});function c(_){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(_)}function m(_){return/^(?:[^.]+\.)*localhost\.?$/i.
test(_)||c(_.replace(/^\[|\]$/g,""))}}),5807:((d,T,u)=>{u.d(T,{Nl:()=>x,Ow:()=>z,aL:()=>R,hS:()=>w,zD:()=>H});const c="\x1B",m="\x07",_=new RegExp(`${c}[\\]P_^X]\
[^${m}${c}]*(?:${m}|${c}\\\\)|${c}\\[[0-?]*[ -/]*[@-~]|${c}[ -/]*[0-Z\\\\^-~]`,"g"),g=/[\t\n\v\f\r\u0085\u2028\u2029]/g,b=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e0\
07f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),h=new RegExp(`${c}\\[[0-9;:]{0,40}m`,"g");function L($){
const M=$.includes(c)?$.match(h)??[]:[];return M.length===0?{texts:[$],codes:M}:{texts:$.split(h),codes:M}}const O=/^[ -~]*$/,A=/^[\t -~]*$/;function x($){return $.
includes(c)?$.replace(_,""):$}function W($){return A.test($)?$:x($).replace(/[\n\u2028\u2029]/g," ").replace(b(),M=>M==="	"?M:"")}function G($){return $.split(`\

`).map(W).join(`
`)}function U($,M){return $.length>M?D($,M):$}function B($){return $.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function z($,M=2e3){const p=$.length>M*8+1024?$.slice(
0,M*8+1024):$;if(O.test(p)&&p.length<=M)return $;const S=x(p).replace(g," ").replace(b(),"").toWellFormed();return S.length>M||p.length<$.length?D(S,M):S}function D($,M){
if(M<1)return"";const p=$.slice(0,M-1),S=p.charCodeAt(p.length-1);return`${S>=55296&&S<=56319?p.slice(0,-1):p}\u2026`}function R($){return $.trim().split(/\s+/)}
function H($){let[M,p]=[String($),""];for(;M.length>3;M=M.slice(0,-3))p=`,${M.slice(-3)}${p}`;return M+p}function w($,M){return`${H($)} ${M}${$===1?"":"s"}`}function P($){
return v($)??$}function v($){try{return decodeURIComponent($)}catch{return}}const F=/^[\t\n\r -~]*$/;function q($){return F.test($)?$:$.replace(/[\u2028\u2029]/g,
J).replace(b(),M=>`	
\r`.includes(M)?M:J(M))}function J($){return Array.from({length:$.length},(p,S)=>$.charCodeAt(S)).map(p=>`\\u${p.toString(16).padStart(4,"0")}`).join("")}}),7634:((d,T,u)=>{
u.d(T,{x:()=>c});const c="1.0.0"}),1787:((d,T,u)=>{u.d(T,{N:()=>A});var c=u(3739),m=u(8302),_=u(5807),g=u(86);const b=(0,_.aL)("message errordescription detail \
details title description msg reason"),h=10,L=(0,_.aL)("errors fields details detail violations fieldviolations invalidparams messages"),O=(0,_.aL)("fieldviolat\
ions violations details errors causes");function A(D){const R=(0,g.Pf)(D),H=R.get("errors")??R.get("messages"),w=Array.isArray(H)&&(0,m.Gv)(H[0])?{error:H[0]}:void 0,
P=[...(0,g.w)(w,["error"]),...(0,g.w)(D,["error"])],v=(...M)=>x(P.flatMap(p=>(0,g.Qq)(p,...M)??[])[0]),F=(0,m.Gv)(D)?(0,g.Qq)(R,"error"):void 0,q=F!==void 0&&W(
F)?F:void 0,J=P.map(M=>(0,g.Qq)(M,"id")).find(M=>M!==void 0&&W(M)),$=G(D);return{code:q??v("code","errorcode")??(v("message")===void 0?void 0:J),message:v(...b)??
x(F)??$[0]?.message,requestID:v("requestid","traceid","correlationid"),fields:$}}function x(D){return D===void 0?void 0:(0,_.Ow)(D,300).trim()}function W(D){return/^[\w.-]{1,64}$/.
test(D)}function G(D){const R=(0,g.Pf)(D),H=(0,g.Pf)(R.get("error")),P=[...[R,H].flatMap(v=>L.map(F=>v.get(F))).flatMap(v=>U(v)),...B(H),...B(R)];return[...new Map(
P.map(v=>[`${v.field} ${v.message}`,v])).values()].slice(0,h)}function U(D,R=0){if(R>2)return[];const H=P=>O.flatMap(v=>U(P.get(v),R+1));if(Array.isArray(D))return D.
slice(0,50).map(g.Pf).flatMap(v=>[...B(v),...H(v)]);if(!(0,m.Gv)(D))return[];const w=H((0,g.Pf)(D));return w.length>0?w:Object.entries(D).flatMap(([P,v])=>(Array.
isArray(v)?v:[v]).filter(q=>typeof q=="string").map(q=>({field:(0,_.Ow)(P,100),message:(0,_.Ow)(q,300)})))}function B(D){const R=(0,g.Pf)(D.get("source")),H=D.get(
"loc")??D.get("path"),w=Array.isArray(H)?H.filter(J=>J!=="body").join("."):void 0,P=(0,g.Qq)(D,...(0,_.aL)("field param parameter target property pointer attrib\
ute fieldname")),v=w||P||(0,g.Qq)(R,"pointer","parameter"),F=(0,g.Qq)(D,...b,"error","code");if(v===void 0||F===void 0)return[];const q=v.replace(/^[#/]+|^\$\.|^body[./]/g,
"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,_.Ow)(q,100),message:(0,_.Ow)(F,300)}]}function z(D,R){const H=fieldsOf(D);if(H.get("\
success")!==!1&&H.get("ok")!==!1)return;const{code:w,message:P}=A(D),v=[w,P&&`"${P}"`].filter(Boolean).join(" "),F=R.status===void 0?"":` ${R.status}`;throw new SlipwayError(
"refused",`The service answered ${R.method} ${R.path} with${F}, but says that it failed${v&&`: ${v}`}`,{remedy:"Mend what the answer names, then run again.",call:{
...R,outcome:"unknown"}})}}),86:((d,T,u)=>{u.d(T,{LO:()=>v,Pf:()=>h,Qq:()=>R,w:()=>z});var c=u(3739),m=u(8302),_=u(5807),g=u(8438);function b(p){return p.toLowerCase().
replace(/[_\-$@]/g,"")}function h(p){const S=new Map;if(!(0,m.Gv)(p))return S;for(const[N,C]of Object.entries(p)){const Y=b(N);S.has(Y)||S.set(Y,C)}return S}function L(p){
return new Map(p.toReversed().flatMap(S=>[...S]))}function O(p,S){return{path:p,value:S,fields:h(S)}}function A(p,S){return Object.entries(p.value).filter(([N])=>S.
includes(b(N))).map(([N,C])=>({path:W(p.path,N),member:C}))}function x(p,S){for(const N of S)for(const{path:C,member:Y}of A(p,[N]))if((0,m.Gv)(Y))return O(C,Y)}
function W(p,S){const N=G((0,_.Ow)(S,40));return p===""?N:`${p}.${N}`}function G(p){return/^[A-Za-z_]\w*$/.test(p)?p:`\`${p.replaceAll("`","")}\``}function U(p){
return/^[\w.$]+$/.test(p)?p:JSON.stringify(p)}function B(p,S,N=g.sX){const C=[];let Y=(0,m.Gv)(p)?O("",p):void 0;for(;Y!==void 0&&C.length<=N;)C.unshift(Y),Y=x(
Y,[...S,...g.wy]);return C}function z(p,S){return B(p,S).map(({fields:N})=>N)}function D(p){return typeof p=="number"?String(p):typeof p=="string"&&p!==""?p:void 0}
function R(p,...S){for(const N of S){const C=D(p.get(N));if(C!==void 0)return C}}function H(p,...S){for(const N of S){const C=p.get(N),Y=typeof C=="string"&&/^-?\d{1,15}$/.
test(C)?Number(C):C;if(Number.isSafeInteger(Y))return Number(Y)}}function w(p,...S){for(const N of S){const C=p.get(N),Y=typeof C=="string"&&/^\d+(?:\.\d+)?$/.test(
C)?Number(C):C;if(typeof Y=="number"&&Number.isFinite(Y))return Math.round(Y<1e11?Y*1e3:Y);const ue=typeof C=="string"?Date.parse(C):Number.NaN;if(!Number.isNaN(
ue))return ue}}function P(p){const S=D(p);if(S===void 0)return;const N=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(S)?`https://${S}`:S;return/^https?:\/\//i.
test(N)&&URL.canParse(N)?N:void 0}function v(p,S,N,C){return q(`has no ${p}; ${$(S)}`,N,C)}function F(p,S,N,C){return q(`has more than one ${p}: ${S.join(" and ")}\
; Slipway does not guess`,N,C)}function q(p,S,N){const C=S.status===void 0?"":` (${S.status})`;return new c.GQ("unexpected_response",`The answer to ${S.method} ${S.
path}${C} ${p}`,{remedy:N===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that ba\
se-url is the control plane. If it is, say where the value is in a map (input api-map):
${N}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...S,outcome:"unknown",unclear:!0}})}function J(p,S,N){return`answers:
  ${p}:
    ${S}: ${U(N)}`}function $(p){if(p===void 0)return"it is empty.";if(Array.isArray(p))return`it is a list of ${p.length}.`;if(!(0,m.Gv)(p))return`it is ${p===
null?"null":`a ${typeof p}`}.`;const S=M(p,0),N=S.slice(0,30).join(", ");return S.length===0?"it is an empty object.":`it has: ${N}${S.length>30?", \u2026":""}.`}
function M(p,S){return!(0,m.Gv)(p)||S>g.sX?[]:Object.entries(p).flatMap(([N,C])=>[(0,_.Ow)(N,40),...M(C,S+1).map(Y=>`${(0,_.Ow)(N,40)}.${Y}`)])}}),8438:((d,T,u)=>{
u.d(T,{sX:()=>h,wy:()=>b});var c=u(5807);const m={label:"app",names:(0,c.aL)("app application"),kin:(0,c.aL)("site service website webapp staticsite"),lists:(0,c.
aL)("apps applications sites services")},_={label:"deployment",names:(0,c.aL)("deploy deployment"),kin:(0,c.aL)("job build release run rollout revision"),lists:(0,c.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},g={label:"environment",names:(0,c.aL)("environment env"),kin:[],lists:(0,c.aL)("environments envs")},b=(0,c.aL)("data result item response payload body co\
ntent node embedded"),h=2,L=(0,c.aL)("attributes properties metadata"),O=(0,c.aL)("items data results result list records entries values value nodes edges"),A=(0,c.
aL)("errors messages warnings notices included links"),x=(0,c.aL)("id uid uuid guid"),W=(0,c.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),G=(0,c.aL)("phase deploymentphase"),U=(0,c.aL)("state status phase name value"),B=(0,c.aL)("conclusion result outcome"),z=(0,c.aL)("stage step currentstage c\
urrentstep stagename"),D=(0,c.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),R=(0,c.aL)("urls domains hostnames aliases status links endpoints"),H=(0,c.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),w=(0,c.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),P=(0,c.aL)("branch productionbranch gitbranch repobranch"),v=(0,c.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),F=(0,c.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),q=(0,c.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),J=(0,c.aL)("supersededby replacedby"),$=(0,c.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),M=(0,c.aL)("pagination paging page page\
info meta metadata resultinfo links"),p=(0,c.aL)("next nextlink nexturl nextpage")}),8010:((d,T,u)=>{u.a(d,async(c,m)=>{try{var _=u(8168),g=u(7774),b=u(1781),h=u(
3445),L=u(336);const O=(0,_.c)();await(0,g.N)({run:O,runner:(0,b.Aq)(O.summaryFile),fetch:await(0,h.i)(process.env),clock:L.ml,random:Math.random}),m()}catch(O){
m(O)}},1)})},Xe={};function K(d){var T=Xe[d];if(T!==void 0)return T.exports;var u=Xe[d]={id:d,loaded:!1,exports:{}},c=!0;try{Dt[d](u,u.exports,K),c=!1}finally{c&&
delete Xe[d]}return u.loaded=!0,u.exports}K.m=Dt,typeof K<"u"&&(K.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var d=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",T=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",c=_=>{_&&_.d<1&&(_.d=1,_.forEach(g=>g.r--),_.forEach(g=>g.r--?g.r++:g()))},
m=_=>_.map(g=>{if(g!==null&&typeof g=="object"){if(g[d])return g;if(g.then){var b=[];b.d=0,g.then(O=>{h[T]=O,c(b)},O=>{h[u]=O,c(b)});var h={};return h[d]=O=>O(b),
h}}var L={};return L[d]=O=>{},L[T]=g,L});K.a=(_,g,b)=>{var h;b&&((h=[]).d=-1);var L=new Set,O=_.exports,A,x,W,G=new Promise((U,B)=>{W=B,x=U});G[T]=O,G[d]=U=>(h&&
U(h),L.forEach(U),G.catch(B=>{})),_.exports=G,g(U=>{A=m(U);var B,z=()=>A.map(R=>{if(R[u])throw R[u];return R[T]}),D=new Promise(R=>{B=()=>R(z),B.r=0;var H=w=>w!==
h&&!L.has(w)&&(L.add(w),w&&!w.d&&(B.r++,w.push(B)));A.map(w=>w[d](H))});return B.r?D:z()},U=>(U?W(G[u]=U):x(O),c(h))),h&&h.d<0&&(h.d=0)}})(),(()=>{var d=Object.
getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,T;K.t=function(u,c){if(c&1&&(u=this(u)),c&8||typeof u=="object"&&u&&(c&4&&u.__esModule||c&16&&typeof u.
then=="function"))return u;var m=Object.create(null);K.r(m);var _={};T=T||[null,d({}),d([]),d(d)];for(var g=c&2&&u;typeof g=="object"&&!~T.indexOf(g);g=d(g))Object.
getOwnPropertyNames(g).forEach(b=>_[b]=()=>u[b]);return _.default=()=>u,K.d(m,_),m}})(),K.d=(d,T)=>{for(var u in T)K.o(T,u)&&!K.o(d,u)&&Object.defineProperty(d,
u,{enumerable:!0,get:T[u]})},K.f={},K.e=d=>Promise.all(Object.keys(K.f).reduce((T,u)=>(K.f[u](d,T),T),[])),K.u=d=>""+d+".index.js",K.o=(d,T)=>Object.prototype.hasOwnProperty.
call(d,T),K.r=d=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(d,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(d,"__esModule",{value:!0})},
K.nmd=d=>(d.paths=[],d.children||(d.children=[]),d),(()=>{var d={792:0},T=u=>{var{ids:c,modules:m,runtime:_}=u,g,b,h=0;for(g in m)K.o(m,g)&&(K.m[g]=m[g]);for(_&&
_(K);h<c.length;h++)b=c[h],K.o(d,b)&&d[b]&&d[b][0](),d[c[h]]=0};K.f.j=(u,c)=>{var m=K.o(d,u)?d[u]:void 0;if(m!==0)if(m)c.push(m[1]);else{var _=import("./"+K.u(u)).
then(T,g=>{throw d[u]!==0&&(d[u]=void 0),g}),_=Promise.race([_,new Promise(g=>m=d[u]=[g])]);c.push(m[1]=_)}}})();var Nt=K(8010);Nt=await Nt;

const ee=process.getBuiltinModule;var bt={9896:(c=>{c.exports=ee("fs")}),4589:(c=>{c.exports=ee("node:assert")}),6698:(c=>{c.exports=ee("node:async_hooks")}),4573:(c=>{
c.exports=ee("node:buffer")}),7598:(c=>{c.exports=ee("node:crypto")}),3053:(c=>{c.exports=ee("node:diagnostics_channel")}),8474:(c=>{c.exports=ee("node:events")}),
3024:(c=>{c.exports=ee("node:fs")}),7067:(c=>{c.exports=ee("node:http")}),2467:(c=>{c.exports=ee("node:http2")}),7030:(c=>{c.exports=ee("node:net")}),643:(c=>{c.
exports=ee("node:perf_hooks")}),1792:(c=>{c.exports=ee("node:querystring")}),99:(c=>{c.exports=ee("node:sqlite")}),7075:(c=>{c.exports=ee("node:stream")}),7830:(c=>{
c.exports=ee("node:stream/web")}),1692:(c=>{c.exports=ee("node:tls")}),3136:(c=>{c.exports=ee("node:url")}),7975:(c=>{c.exports=ee("node:util")}),3429:(c=>{c.exports=
ee("node:util/types")}),5919:(c=>{c.exports=ee("node:worker_threads")}),8522:(c=>{c.exports=ee("node:zlib")}),857:(c=>{c.exports=ee("os")}),8168:((c,M,a)=>{a.d(
M,{c:()=>U});var p=a(3024);const E=ee("node:path");var l=a(3739),g=a(8302);const R={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy"},"ba\
se-url":{kind:"text"},org:{kind:"text"},project:{kind:"text"},app:{kind:"text",required:!0},create:{kind:"boolean",default:"true"},"take-over":{kind:"boolean",default:"\
false"},repository:{kind:"text",defaultNote:"the run's own"},branch:{kind:"text",defaultNote:"the run's own"},"build-command":{kind:"text"},"output-directory":{
kind:"text"},region:{kind:"text"},"app-type":{kind:"text",defaultNote:"detected"},"app-settings":{kind:"json"},noindex:{kind:"choice",choices:["true","false"]},
env:{kind:"lines"},"secret-env":{kind:"lines"},"env-file":{kind:"path"},"clear-env":{kind:"boolean",default:"false"},"id-token":{kind:"secret"},"id-token-audien\
ce":{kind:"text"},"id-token-command":{kind:"text"},"token-exchange-url":{kind:"text"},"token-exchange-audience":{kind:"text"},"token-exchange-client-id":{kind:"\
text"},wait:{kind:"boolean",default:"true"},timeout:{kind:"duration",default:"30m"},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail"},"on-no\
-token":{kind:"choice",choices:["fail","skip"],default:"fail"},"poll-interval":{kind:"duration",defaultNote:"adaptive"},"status-map":{kind:"lines"},"api-map":{kind:"\
lines"},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn"},"url-template":{kind:"text"},"compare-to":{kind:"text"},"allow-forks-on-self-hosted":{
kind:"boolean",default:"false"},"github-token":{kind:"secret",default:"${{ github.token }}"},environment:{kind:"text",defaultNote:"`production`; `preview` on a \
pull request"},comment:{kind:"boolean",default:"true"},"kvs-seed-file":{kind:"path"},"kvs-table":{kind:"text"},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_\
URL`"},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`"},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`"},"kvs-ttl-seconds":{kind:"\
number"},"kvs-concurrency":{kind:"number",default:"16"},"kvs-verify":{kind:"boolean",default:"false"},"kvs-prune-file":{kind:"path"},"dry-run":{kind:"boolean",default:"\
false"}},m=new Map(Object.entries(R)),b=Object.keys(R).filter($);function $(w){return Object.hasOwn(R,w)}function I(w){const C=b.map(B=>{const N=m.get(B)?.default??
"";return[B,w[B]||(N.startsWith("${{")?"":N)]});return Object.fromEntries(C)}function U(w=process.env){const C=w.GITHUB_WORKSPACE||process.cwd();return{raw:A(w),
context:W(w,C),summaryFile:w.GITHUB_STEP_SUMMARY||void 0,saved:w.STATE_slipway??"",readFile:B=>(0,p.readFileSync)((0,E.resolve)(C,B),"utf8")}}function A(w){const C={};
for(const B of b){const N=w[`INPUT_${B.toUpperCase()}`]?.trim();N&&(C[B]=N)}return I(C)}function W(w,C){const B=w.GITHUB_REPOSITORY||void 0,N=ae(w.GITHUB_EVENT_PATH),
q=w.GITHUB_SERVER_URL||"https://github.com",[ue,le]=[w.ACTIONS_ID_TOKEN_REQUEST_URL,w.ACTIONS_ID_TOKEN_REQUEST_TOKEN],me=D(D(N,"pull_request"),"head"),T=K(D(N,"\
pull_request"),B);return{serverUrl:q,apiUrl:w.GITHUB_API_URL||"https://api.github.com",repository:B,refName:w.GITHUB_REF_NAME||void 0,sha:j(me.sha)??(w.GITHUB_SHA||
void 0),eventName:w.GITHUB_EVENT_NAME||void 0,pullRequest:T,fork:T?.fork===!0||G(D(N,"workflow_run"),B),selfHosted:w.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:w.
GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:ue&&le?{url:ue,token:le}:void 0,runUrl:B&&w.GITHUB_RUN_ID?`${q}/${B}/actions/runs/${w.GITHUB_RUN_ID}`:void 0,workspace:C}}
function K(w,C){const B=D(w,"head"),N=j(B.ref);if(typeof w.number!="number"||N===void 0)return;const q=j(D(B,"repo").full_name);return{number:w.number,headRepository:q,
headBranch:N,fork:q?.toLowerCase()!==C?.toLowerCase()}}function G(w,C){return w.id===void 0?!1:j(D(w,"head_repository").full_name)?.toLowerCase()!==C?.toLowerCase()}
function ae(w){return w?(0,g.D7)((0,l.CD)(()=>(0,p.readFileSync)(w,"utf8"))??"")??{}:{}}function D(w,C){const B=w[C];return(0,g.Gv)(B)?B:{}}function j(w){return typeof w==
"string"&&w!==""?w:void 0}}),1278:((c,M,a)=>{a.d(M,{N:()=>Rs});var p=a(8302);function E(e){let n;return()=>(n??=e().catch(t=>{throw n=void 0,t}),n)}var l=a(5807),
g=a(3739);function R(e){return{kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(n,t)=>m(e,t)}}async function m(e,{
run:n,onSecret:t,signal:r}){const s=(f,y)=>new g.GQ("token_command_failed",`The command of id-token-command ${f}`,{input:"id-token-command",remedy:"Run the comm\
and by itself; it must print nothing but the ID token on its standard output and exit 0.",cause:y}),{exitCode:o,stdout:i}=await n(e,r).catch(f=>{throw r?.throwIfAborted(),
s("could not be started",f)});if(i===void 0)throw s("printed more than a MiB");const u=i.trim();if(u!==""&&t(u),o!==0)throw s(`ended with exit code ${o}`);if(u===
"")throw s("printed nothing");if(/\s/.test(u))throw s("printed more than one word: an ID token has no spaces and no line ends");return u}const b=()=>a.e(899).then(
a.bind(a,9206));function $(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?`GitHub OIDC, for ${e.audience}`:"GitHu\
b OIDC",obtain:async(n,{onSecret:t})=>(await b()).githubToken(e,n,t)}}function I(e){return{...e,kind:"exchange",input:"token-exchange-url",description:`GitHub O\
IDC, exchanged at ${new URL(e.url).host}`,obtain:async(n,{onSecret:t})=>(await b()).exchangedToken(e,n,t)}}const U="SLIPWAY_TOKEN";function A(e){return{...W(e),
input:U,description:`token of ${U}`}}function W(e){const n=e.trim();return{kind:"given",token:n,input:"id-token",description:"ID token as given",renewable:!1,async obtain(t,{
onSecret:r}){return r(n),n}}}var K=a(1619);const G={characters:80,candidates:1e3,shown:3};function ae(e,n){const t=w(e);if(t===""||e.length>G.characters)return[];
const r=n.slice(0,G.candidates).filter(o=>o!==e&&o.length<=G.characters).flatMap(o=>{const i=N(t,w(o)),u=B(e)===B(o)?Math.min(i??C,C):i;return u===void 0?[]:[{each:o,
points:u}]}),s=Math.min(...r.map(({points:o})=>o));return r.sort((o,i)=>o.points-i.points).filter(({points:o})=>o<=s+1).slice(0,G.shown).map(({each:o})=>o)}function D(e,n){
return ae(e,n).filter(t=>q(e,t)<=Math.max(1,Math.floor(Math.min(e.length,t.length)/8)))}function j(e,n){const[t]=ae(e.trim(),n);return t===void 0?"":`; did you \
mean "${t}"?`}function w(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const C=1;function B(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}function N(e,n){
if(e===n)return 0;const t=Math.max(1,Math.floor(Math.min(e.length,n.length)/3)),r=q(e,n);if(r<=t)return r;const[s,o]=e.length<n.length?[e,n]:[n,e];if(s.length>=
4&&(o.startsWith(s)||o.endsWith(s)))return t+1}function q(e,n){let t=[],r=Array.from({length:n.length+1},(s,o)=>o);for(let s=1;s<=e.length;s++){const o=[s];for(let i=1;i<=
n.length;i++){const u=e[s-1]===n[i-1],f=s>1&&i>1&&e[s-1]===n[i-2]&&e[s-2]===n[i-1];o[i]=Math.min((r[i]??0)+1,(o[i-1]??0)+1,(r[i-1]??0)+(u?0:1),f?(t[i-2]??0)+1:Number.
POSITIVE_INFINITY)}[t,r]=[r,o]}return r[n.length]??0}function ue(e,n,t){return new SlipwayError("invalid_input",`${e}: ${n}`,{input:e,remedy:t})}function le(e,n,t){
return new SlipwayError("missing_input",`${e} is missing: ${n}`,{input:e,remedy:t})}function me(e,n){const t=e.trim().toLowerCase();if(t==="true"||t==="false")return t===
"true";throw ue(n,`"${H(e)}" is neither true nor false`,"Write true or false.")}function T(e,n,t,r=""){const s=n.find(i=>i===e.trim().toLowerCase());if(s!==void 0)
return s;const o=n.map(i=>`"${i}"`).join(", ");throw ue(t,`${r}"${H(e)}" is not one of ${o}${didYouMean(e,n)}`,`Write one of ${o}.`)}function H(e){const n=e.replace(
/\s+/g," ").trim();return n.length>60?`${n.slice(0,57)}\u2026`:n}class oe{#e=[];try(n,t){try{return n()}catch(r){const s=asSlipwayError(r);if(s.code==="internal")
throw r;return this.#e.push(s),t}}add(n){this.#e.push(n)}throwIfAny(){const n=ce(this.#e);if(n)throw n}}function ce(e){const[n,...t]=e.flatMap(r=>[r.with({also:[]}),
...r.also]);return n?.with({also:t})}function _(e,n){const t=Me(e),[r,s]=t;if(r&&s)throw invalid(s,`${r} is given as well, and a run has one identity`,`Leave ou\
t one of: ${t.join(", ")}.`);return rn(e),r===void 0?n.identity??On(e,n):S[r](e,n)}const S={"id-token":e=>W(e["id-token"]),"id-token-command":e=>R(e["id-token-c\
ommand"]),"token-exchange-url":V("token-exchange-url",(e,n)=>I({url:(0,K.Jb)(n["token-exchange-url"],"token-exchange-url").href,audience:n["token-exchange-audie\
nce"]||void 0,clientID:n["token-exchange-client-id"]||void 0,subject:e})),"id-token-audience":V("id-token-audience",$)},x=Object.keys(S).filter(e=>Object.hasOwn(
S,e));function V(e,n){return(t,r)=>{const{url:s,token:o}=r.idTokenRequest??{};if(s===void 0||o===void 0)return He(e,t,r);const i=t["id-token-audience"]||void 0;
return n({requestUrl:s,requestToken:o,audience:i,permissions:We(t,r)},t)}}const se=x.filter(e=>e!=="id-token-audience");function Me(e){const n=x.filter(t=>e[t].
trim()!=="");return n.includes("token-exchange-url")?n.filter(t=>t!=="id-token-audience"):n}function rn(e){if(e["token-exchange-url"]!=="")return;const n=["toke\
n-exchange-audience","token-exchange-client-id"].find(t=>e[t]!=="");if(n)throw missing("token-exchange-url",`${n} means nothing without it`,"Give the token endp\
oint.")}const Sn="Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function On(e,n){
if(Ge(n))return He("id-token",e,n);throw missing("id-token-audience","no input provides an ID token",Sn)}function Ge(e){return e.dependabot||e.pullRequest?.fork===
!0}function He(e,n,t){const r=We(n,t);return new g.GQ("no_id_token",`This run can have no ID token: ${sn(t)}`,{input:e,remedy:Ge(t)?`${Tn}
${r}`:`Add to the job, and to the calling workflow if this one is reusable:
${r}`})}function sn(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const Tn=`Try such pull requests without credentials, by "mode: check", or let them \
pass by "on-no-token: skip".
If the run may have a token (not on forks), the job needs:`;function Fe({idToken:e,records:n,pullRequest:t,comment:r}){return["permissions:",...["contents: read",
...n?["deployments: write"]:[],...e?["id-token: write"]:[],...n&&t?[`pull-requests: ${r?"write":"read"}`]:[]].map(o=>`  ${o}`)].join(`
`)}function We(e,{pullRequest:n}){const t=e.comment.trim().toLowerCase()!=="false",r=e["github-token"].trim()!=="";return Fe({idToken:!0,records:r,pullRequest:n!==
void 0,comment:t})}const on=["queued","in_progress","success","failure","error","inactive"],an=140,_e=100,d=30;function k(e){const{repository:n,idTokenRequest:t,
pullRequest:r}=e.context;if(n===void 0)return;const[s="",o=""]=n.split("/"),i={owner:s,repo:o},u=E(async()=>(await Promise.all([a.e(452),a.e(994)]).then(a.bind(
a,5994))).createGitHubClient(e)),f=async(L,F)=>(await u()).ask(L,F),y=async()=>{const L=await f("read the token's user",({rest:F})=>F.users.getAuthenticated()).
catch(()=>{});return(0,p.Gv)(L)&&typeof L.login=="string"?L.login:""},h=async(L,F)=>{let z,Q=0;const de=(await u()).pages("read the comments",({paginate:X,rest:re})=>X.
iterator(re.issues.listComments,{...i,issue_number:L,per_page:_e}));for await(const X of de){for(const re of X.flatMap(O).filter(ne=>ne.body.startsWith(F))){z??=
y();const ne=await z;if(ne===""?re.isBot:re.login===ne)return re}if(Q+=1,X.length<_e||Q===d)break}};return{name:"GitHub",async remembered(L,F,z){const Q={...i,environment:L,
task:"deploy",per_page:_e},de=(await u()).pages("read GitHub's deployments",({paginate:ne,rest:ye})=>ne.iterator(ye.repos.listDeployments,Q)),X=[];let re=0;for await(const ne of de)
if(X.push(...ne.flatMap(ye=>he(ye,F))),re+=ne.length,ne.length<_e||re>=z||X.length>0)break;return X},async record({environment:L,description:F,memo:z}){const Q=await f(
"record a GitHub deployment",({rest:de})=>de.repos.createDeployment({...i,ref:z.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,...z},
environment:L,description:te(F),transient_environment:z.pullRequest!==void 0,production_environment:L==="production"}));return(0,p.Gv)(Q)&&Number.isSafeInteger(
Q.id)?String(Q.id):void 0},async setState(L,{state:F,description:z,url:Q,logUrl:de}){await f("set a GitHub deployment's status",({rest:X})=>X.repos.createDeploymentStatus(
{...i,deployment_id:Number(L),state:F,description:te(z),auto_inactive:!1,...(0,p.Eb)({environment_url:Q,log_url:de})}))},async statusOf(L){const F={...i,deployment_id:Number(
L),per_page:1},z=await f("read a GitHub deployment's status",({rest:X})=>X.repos.listDeploymentStatuses(F)),Q=Array.isArray(z)?z[0]:void 0,de=(0,p.Gv)(Q)?P(Q.state):
void 0;if(!(!(0,p.Gv)(Q)||de===void 0))return{state:de,url:typeof Q.environment_url=="string"?Q.environment_url:void 0}},async comment(L,F,z,Q){const de=`<!-- s\
lipway ${F} -->`,X=`${de}
${z}`,re=await h(L,de);if(re===void 0){if(Q==="amend")return;await f("write the comment",({rest:ne})=>ne.issues.createComment({...i,issue_number:L,body:X}))}else
re.body!==X&&await f("update the comment",({rest:ne})=>ne.issues.updateComment({...i,comment_id:re.id,body:X}))},async isClosed(L){const F=await f("read the pul\
l request",({rest:z})=>z.pulls.get({...i,pull_number:L}));return(0,p.Gv)(F)&&F.state==="closed"},permissions:({comment:L})=>Fe({idToken:t!==void 0,records:!0,pullRequest:r!==
void 0,comment:L})}}function O(e){if(!(0,p.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const n=(0,p.Gv)(e.user)?e.user:{};return typeof n.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:n.login,isBot:n.type==="Bot"}]}function P(e){return e==="pending"?"queued":on.find(n=>n===e)??(e===void 0?
void 0:"inactive")}function te(e){return(0,l.Ow)(e,an)}function he(e,n){if(!(0,p.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{id:t,payload:r}=e,s=typeof r==
"string"?(0,p.U4)(r):r;if(!(0,p.Gv)(s)||s.slipway!==1||s.app!==n)return[];const{appID:o,deployID:i,commit:u,pullRequest:f}=s,y={appID:we(o),deployID:we(i),commit:we(
u)},h=typeof f=="number"&&Number.isSafeInteger(f)?f:void 0;return[{app:n,id:String(t),...y,pullRequest:h}]}function we(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.
test(e)?e:void 0}var Re=a(8474),Oe=a(9127),De=a(1709);function Ee(e){return async(n,t)=>{const r=new URL(n instanceof Request?n.url:n);if(!(r.protocol==="http:"&&
r.hostname.endsWith(".localhost")&&!t?.body))return e(n,t);const{method:o="GET",signal:i}=t??{},u={...Object.fromEntries(new Headers(t?.headers)),host:r.host},f=await In(
r,{hostname:"127.0.0.1",method:o,headers:u,signal:i??void 0}),{status:y,headers:h}=f,L=y===204||y===304?null:ReadableStream.from(f.body??[]);return new Response(
L,{status:y,headers:[...h]})}}function Ke(e,n=vn){const t=e===fetch;return(r,s)=>{const o=r.protocol==="http:"&&isLoopbackHost(r.hostname);return t||o?In(r,{...s,
connectMs:n}):e(r,s)}}let kn;const vn=1e4,$t=200;function In(e,n){const{hostname:t,method:r,headers:s,body:o,signal:i,connectMs:u=vn}=n,f=e.protocol==="https:",
{request:y,Agent:h}=process.getBuiltinModule(f?"node:https":"node:http"),L=!f&&(0,De.c)(e.hostname);return L&&(kn??=new h({keepAlive:!0,scheduling:"lifo"})),new Promise(
(F,z)=>{const Q=o===void 0?{}:{"content-length":String(Buffer.byteLength(o))},de={method:r,headers:{"accept-encoding":"identity",...Q,...s},auth:void 0,...(0,p.
Eb)({hostname:t,signal:i,agent:r==="POST"?!1:L?kn:void 0})},X=y(e,de,re=>{const{statusCode:ne=0}=re;if(ne<$t)return void X.destroy(new Error(`The server answere\
d with the status ${ne}`));const ye=new Map(Object.entries(re.headers).map(([ve,Be])=>[ve,[Be].flat().join(", ")]));F({status:ne,headers:{get:ve=>ye.get(ve.toLowerCase())??
null,[Symbol.iterator]:()=>ye.entries()},body:St(re)})});X.on("error",z),X.on("upgrade",(re,ne)=>{ne.destroy(),z(new Error("The server answered with an upgrade"))}),
X.on("socket",re=>{if(!re.connecting)return;const ne=setTimeout(()=>X.destroy(Ot(e,u)),u);for(const ye of[f?"secureConnect":"connect","close"])re.once(ye,()=>clearTimeout(
ne))}),X.end(o)})}function St(e){if(!/^(?:x-)?gzip$/i.test(e.headers["content-encoding"]??""))return e;const{constants:n,createGunzip:t}=process.getBuiltinModule(
"node:zlib"),r=t({finishFlush:n.Z_SYNC_FLUSH});return process.getBuiltinModule("node:stream").pipeline(e,r,()=>{})}function Ot({host:e},n){const t=new Error(`No\
 connection to ${e} within ${(0,Oe.a3)(n)}`);return Object.assign(t,{code:"ETIMEDOUT",syscall:"connect"})}const Tt=["success","failure","cancelled","pending"],kt={
success:(0,l.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,l.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,l.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,l.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},vt=new Map(Tt.flatMap(e=>kt[e].map(n=>[n,e])));function An(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const It=null;function Gs(e,n=new Map){const t=An(
e);return n.get(t)??vt.get(t)??It.find(([,r])=>r.test(t))?.[0]}function Te(e){return n=>(0,p.KH)(n,e)?n:void 0}const At=e=>typeof e=="number"&&Number.isSafeInteger(
e)?e:void 0,Ie=e=>{const n=At(e);return n!==void 0&&n>=0?n:void 0},Ln=e=>e===!0?!0:void 0,Hs=e=>e===!0;function Mn(e){return n=>e.find(t=>t===n)}function Ve(e){
return n=>n===null?null:e(n)}function Lt(e,n){return t=>{if(!Array.isArray(t)||t.length>e)return;const r=t.map(n).filter(s=>s!==void 0);return r.length===t.length?
r:void 0}}function Pe(e,n={}){const t=Object.entries({...n,...e});return r=>{if(!(0,p.Gv)(r))return;const s={};for(const[o,i]of t){const u=i(r[o]);if(u!==void 0)
s[o]=u;else if(Object.hasOwn(e,o))return}return s}}function Fs(e,n){return t=>{const r=isObject(t)?t[e]:void 0;if(typeof r!="string"||!Object.hasOwn(n,r))return;
const s=n[r]?.(t);return s&&{[e]:r,...s}}}const Ws={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},Rn=[
"api","web-ssr","sse"],Ks=["web-landing",...Rn],Vs="detect";function zs(e){return Rn.some(n=>n===e)}const Ys="us-east-2",qs="execute-api",Qs="SERVICE_KVS_",Xs=/^[A-Za-z_][A-Za-z0-9_]*$/,
Js=/^[a-z][a-z0-9_]{0,31}$/,Zs=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,eo={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},no={pageDefault:64*1024,pageMost:256*1024},to={subject:200,author:100},Mt={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200},un=Te(1024),so=5,Dn=500;function oo({message:e}){return`The build ended with 0 in spit\
e of an error: ${e}`}const io=Pe({file:Ve(un),line:Ve(Ie),message:Te(Dn)},{isMarked:Ln}),Rt=["build_fault","type_detected","quota_near","cdn_behind","index_unan\
swered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block","unprocessed_rule"],Dt=10,Pt=Pe({code:Mn(Rt),file:Ve(Te(Mt.file)),line:Ve(e=>Ie(
e)||void 0),message:Te(Dn)}),ao=Lt(Dt,Pt),uo=Pe({path:un,bytes:Ie,brotli:Ie,gzip:Ie,digest:Te(64)},{hasKey:Ln}),co=Pe({path:un,kind:Mn(["repository","secrets","\
example"])}),lo=Pe({file:Te(256),reason:Te(1e3)},{line:Ie});var fo=a(1787),po=a(86),mo=a(8438);function ho(e,n,t,r){if(Array.isArray(e))return{entries:e,around:[]};
const s=`list of ${n.label}s`,o=layersIn(e,n.lists);for(const i of o){const[u,...f]=Nt(i,n);if(u===void 0)continue;if(f.length===0)return{entries:u.entries,around:o};
const y=[u,...f].map(({path:h})=>h);throw ambiguous(s,y,t,mapLine(r,"list",u.path))}throw missing(s,e,t,mapLine(r,"list",n.lists[0]??"$"))}function Nt(e,n){const t=Object.
keys(e.value).map(normalName),r=n.names.map(o=>`${o}s`),s=[...LISTS,...ENVELOPES];for(const o of[r,n.lists,s,t]){const i=o.filter(y=>!OTHER_LISTS.includes(y)),u=membersOf(
e,i).flatMap(({path:y,member:h})=>Array.isArray(h)?[{path:y,entries:h}]:[]);if(u.length>0)return u;if((o===r||o===n.lists)&&o.some(y=>e.fields.get(y)===null))return[
{path:"",entries:[]}]}return[]}function go({around:e,entries:n}){for(const{fields:t}of e)for(const r of[t,...CURSOR_HOLDERS.map(s=>fieldsOf(t.get(s)))]){if(["ha\
smore","hasnextpage"].some(o=>r.get(o)===!1))return;const s=text(r,...CURSORS);if(s!==void 0&&!/^(?:https?:\/)?\//.test(s))return s}return xt(e)??Ct(n)}function xt(e){
for(const{fields:n}of e){const t=fieldsOf(n.get("links"));for(const r of[n,t,fieldsOf(t.get("pages"))])for(const s of NEXT_LINKS){const o=r.get(s),i=isObject(o)?
text(fieldsOf(o),"href"):text(r,s),u=i===void 0?null:URL.parse(i,"https://next.invalid"),f=u?.searchParams.get("cursor")??u?.searchParams.get("page[cursor]");if(f)
return f}}}function Ct(e){const n=e.map(t=>isObject(t)?text(fieldsOf(t),"cursor"):void 0);return n.every(t=>t!==void 0)?n.at(-1):void 0}class Ae{paths;constructor(n){
this.paths=n}}function ze(e,n,t){const r=layersIn(e,n.names),[s]=r;if(t?.has("id")){const i=text(t,"id");return i===void 0?void 0:Ne(i,s)}if(s===void 0)return;const o=Ye(
r,n,!Qt(s,n));return o===void 0?ze(Ht(s,n),n):o.id instanceof Ae?o.id:Ne(o.id,o.layer,n)}function yo(e,n,t){if(t?.has("id")||!isObject(e))return ze(e,n,t);const r=layerAt(
"",e),s=Ye([r],n);if(s===void 0)return ze(e,n)??ze(Bt(r),n);if(s.id instanceof Ae)return s.id;const o=memberLayer(r,n.names),i=o&&Ye([o],n);return o&&i===void 0&&
Ut(o)?Ye([r],n,!1)?Ne(s.id,s.layer,n):void 0:i===void 0?Ne(s.id,s.layer,n):i.id instanceof Ae?i.id:i.id===s.id?Ne(s.id,s.layer,n):new Ae(["its own ID",`the ID i\
n ${o?.path}`])}function Ut(e){const n=jt(e);return[...STATUS,...PHASE].some(t=>n.has(t))}function Ne(e,n,t){const r=n&&t&&memberLayer(n,t.names),s=[n,r].flatMap(
o=>o?dn(o):[]);return{id:e,fields:mergedFields(s.map(({fields:o})=>o)),layers:s}}function dn(e){return[e,...SIDES.flatMap(n=>memberLayer(e,[n])??[])]}function jt(e){
return mergedFields(dn(e).map(({fields:n})=>n))}function Bt({value:e,fields:n}){const t=Object.values(e).filter(isObject);return t.length===1&&Pn(n,t[0])?t[0]:void 0}
const Gt=new Set((0,l.aL)("cursor success ok errors messages message warnings links meta etag"));function Pn(e,n){return[...e].every(([t,r])=>r===n||Gt.has(t))}
function Ht({value:e,fields:n},{label:t,names:r,kin:s}){const o=Object.entries(e).filter(([f,y])=>{const h=normalName(f);return(s.includes(h)||[...r,...s].some(
F=>h===`${F}summary`))&&isObject(y)}),[i]=o;return o.length===1&&(t==="app"||Pn(n,i?.[1]))?i?.[1]:void 0}function Ye(e,n,t=!0){const r=e.findIndex(y=>memberLayer(
y,n.names)!==void 0),s=r>0?e.slice(0,r):e,o=(y,h)=>y.flatMap(L=>h.map(F=>L+F)),i=o(n.names,[...ID_WORDS,"number"]),u=y=>{for(const h of y===i?e:s)for(const L of Ft(
h)){const F=Kt(Wt(L,y));if(F!==void 0)return{id:typeof F=="string"?Vt(F):F,layer:h}}};for(const y of t?[i,ID_WORDS,o(n.kin,ID_WORDS)]:[i]){const h=u(y);if(h)return h}
const f=zt(s,n);if(f!==void 0||!t)return f;for(const y of[n.names,["number",...o(n.kin,["number"])]]){const h=u(y);if(h&&(h.id instanceof Ae||/^[\w.:~-]{1,200}$/.
test(h.id)))return h}}function Ft(e){return Nn(e)===void 0?dn(e):[e]}function Nn(e){const n=memberLayer(e,["metadata"]);return n&&isObject(e.value.status)?text(
n.fields,"name"):void 0}function Wt(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>{const s=textOf(r);return s===void 0?[]:[{path:t,value:s}]})}function Kt(e){
return new Set(e.map(({value:t})=>t)).size>1?new Ae(e.map(({path:t})=>t)):e[0]?.value}function Vt(e){return e.includes("/")?e.split("/").findLast(n=>n!=="")??e:
e}function zt(e,n){for(const t of e){const r=["links","link"].map(u=>memberLayer(t,[u])).find(Boolean),i=[r&&(text(fieldsOf(r.fields.get("self")),"href")??text(
r.fields,"self")),...["name","selflink","self","href"].map(u=>text(t.fields,u))].flatMap(u=>Yt(u,n)??[])[0]??Nn(t);if(i!==void 0)return{id:i,layer:t}}}function Yt(e,n){
const[t=""]=(e??"").split(/[?#]/,1),[r="",s=""]=t.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(r)&&[...n.lists,...n.kin.map(i=>`${i}s`)].includes(
normalName(s))?r:void 0}const qt=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function Qt({fields:e,value:n},t){
if(t.label!=="deployment")return!1;const r=text(e,"type","kind","object","resourcetype")??"",s=Object.entries(n).some(([o,i])=>{const u=normalName(o);return t.names.
some(y=>u.endsWith(y)&&u!==y)&&isObject(i)&&fieldsOf(i).has("id")});return qt.test(r)||s}const Xt=new Set((0,l.aL)("completed complete finished done ended stopp\
ed terminated")),Jt=new Set((0,l.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),Zt=new Set((0,l.aL)("name branch ref title message description event trigger type kind label slug"));function _o(e,n,t){const r=e.filter(({path:z})=>!/(?:^|\.)metadata$/i.
test(z)),s=r.flatMap(z=>Qe(z,PHASE)),o=r.flatMap(z=>Qe(z,STATUS)),i=o.length>0?o:s,[u]=i;if(u===void 0)return;const[f,...y]=r.flatMap(z=>Qe(z,CONCLUSION)).filter(
({value:z})=>statusFamily(z)!==void 0);if(f&&i.every(cn)){if(y.every(z=>xe(z)===xe(f)))return f.value;throw qe([...i,f,...y],n,t)}const h=xe(u)==="success";if(f&&
h&&xe(f)!=="success")throw qe([u,f],n,t);const L=cn(u)?r.flatMap(sr):[];if(!f&&L.length>0)throw qe([u,...L],n,t);const F=h?[...s,...e.flatMap(nr).filter(er),...r.
flatMap(rr)]:[];if(new Set([...i,...F].map(xe)).size>1)throw qe([...i,...F],n,t);return u.value}function wo(e){return fittingMembers(e,(n,t)=>typeof t=="string"?
statusFamily(t)!==void 0:typeof t=="number"&&/(?:status|state|phase)(?:code|id)?$/.test(n))}function qe(e,n,t){const r=[...new Set(e.map(({path:s})=>s))];return ambiguous(
"deployment status",r,n,mapLine(t,"status",r[0]??"status"))}function xe({value:e}){return statusFamily(e)??normalWord(e)}function cn({value:e}){return Xt.has(normalWord(
e))}function er({value:e}){return(statusFamily(e)??"success")!=="success"}function nr(e){const n=Object.keys(e.value).map(normalName),t=n.filter(i=>/(?:status|state|phase|stage|step)$/.
test(i)),r=n.filter(i=>!t.includes(i)&&!Zt.has(i)),s=membersOf(e,t).flatMap(({path:i,member:u})=>isObject(u)?Xe(layerAt(i,u),Object.keys(u).map(normalName)):[]),
o=({value:i})=>Jt.has(normalWord(i));return[...Qe(e,t),...[...Xe(e,r),...s].filter(o)]}function Qe(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>isObject(
r)?tr(layerAt(t,r)):xn(t,r))}function tr(e){const n=Xe(e,IN_STATUS),t=[...CONCLUSION,"status"].flatMap(r=>{const[s]=membersOf(e,[r]);return s&&isObject(s.member)?
Xe(layerAt(s.path,s.member),IN_STATUS):[]});return t.length>0&&n.every(cn)?t:[...n,...t]}function Xe(e,n){return membersOf(e,n).flatMap(({path:t,member:r})=>xn(
t,r))}function xn(e,n){return typeof n=="string"&&n.trim()!==""?[{path:e,value:n}]:[]}function rr(e){return membersOf(e,words("success successful succeeded ok")).
filter(({member:n})=>n===!1).map(({path:n})=>({path:n,value:"failed"}))}function sr(e){const n=membersOf(e,words("error errors errormessage failure failurereaso\
n failuremessage failureinfo")).filter(({member:r})=>or(r)),t=membersOf(e,["exitcode"]).filter(({member:r})=>typeof r=="number"&&r!==0);return[...n,...t].map(({
path:r})=>({path:r,value:"failed"}))}function or(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(e)?Object.values(e).some(n=>n!==
null&&n!==""):e===!0}const Ce=new Map;function ge(e,n,t){return e.has(n)?textOf(e.get(n)):t()}function bo(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(
e,APP,s)??findRecord({id:idAt(t?.location,APP)},APP);if(o===void 0)throw missing("app ID",e,n,Ue("createApp",jn(e)));if(o instanceof Undecided)throw ambiguous("\
app ID",o.paths,n,Ue("createApp",o.paths));return Cn(o,s,e)}function Eo(e,n,t,r){assertTaken(e,n);const s=r?.values??Ce,o=findRecord(e,APP,s);if(!(o===void 0||o instanceof
Undecided))return{...Cn(o,s,e),buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(o.fields,"region")}}const $o=null;
function Cn({id:e,fields:n,layers:t},r,s){const o=(i,...u)=>ge(r,i,()=>text(n,...u));return{appID:e,name:o("name","name","appname"),type:o("type","type","apptyp\
e"),subdomain:o("subdomain","subdomain","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:ln(r,t),...Je(fieldsOf(s),"configuration.ty\
pe")&&{takesType:!0}}}function Je(e,n){const t=e.get("deploytakes");return Array.isArray(t)&&t.includes(n)}function So(e,n,t,r){assertTaken(e,n);const s=r?.values??
Ce,o=findRecord(e,DEPLOYMENT,s)??findRecord({id:idAt(t?.location,DEPLOYMENT)},DEPLOYMENT);if(!(o===void 0||o instanceof Undecided||Bn(o.id,n)))return Gn(o,s,ir(
o,s,n)??"pending")}function ir(e,n,t){try{return ge(n,"status",()=>readStatus(e.layers,t,"deploy"))}catch(r){if(r instanceof SlipwayError)return;throw r}}function Oo(e,n,t,r){
assertTaken(e,n);const s=r?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,n,"listDeployments"),o=r?.entries??Un(s.entries),i=o.
map(({entry:y,values:h})=>{const L=ar(y,h,n),F=ge(h,"status",()=>readStatus(L.layers,n,"listDeployments"));return{record:L,values:h,status:F}});if(i.length>0&&i.
every(({status:y})=>y===void 0)){const[y="the.name.of.the.status"]=statusMembers(o[0]?.entry),h=mapLine("listDeployments","status",y);throw missing("deployment \
status in an entry",o[0]?.entry,n,h)}if(new Set(i.map(({record:y})=>y.id)).size<i.length)throw missing("ID of its own for each deployment: several entries have \
the same",void 0,n,Ue("listDeployments",[]));const u=r?.values??Ce,f=ge(u,"cursor",()=>nextCursor(s));return{deployments:i.map(({record:y,values:h,status:L})=>Gn(
y,h,L??"pending")),nextCursor:f,nextPage:f===void 0&&!u.has("cursor")?t?.nextPage:void 0}}function Un(e){return e.map(n=>({entry:n,values:Ce}))}function ar(e,n,t){
const r=findEntry(e,DEPLOYMENT,n);if(r instanceof Undecided){const s=Ue("listDeployments",r.paths);throw ambiguous("deployment ID in an entry",r.paths,t,s)}if(r!==
void 0&&!Bn(r.id,t))return r;throw missing("deployment ID in an entry",e,t,Ue("listDeployments",jn(e)))}function Ue(e,n){return mapLine(e,"id",n.find(t=>!t.includes(
" "))??"the.name.of.the.id")}function jn(e){return fittingMembers(e,(n,t)=>/(?:id|key|name|number)$/.test(n)&&textOf(t)!==void 0)}function Bn(e,{path:n}){return n.
split("/").includes(encodeURIComponent(e))}function Gn({id:e,fields:n,layers:t},r,s){const i=[n,...SOURCES.map(h=>fieldsOf(n.get(h)))].flatMap(h=>[h,fieldsOf(h.
get("metadata"))]),u=h=>i.flatMap(L=>text(L,...h)??[])[0],f=text(n,...STAGE,"phase"),y=readSiteWarnings(n.get("warnings"))??[];return{...y.length>0&&{warnings:y},
deployID:e,status:s,stage:ge(r,"stage",()=>f===s?void 0:f),branch:ge(r,"branch",()=>Hn(u(BRANCH))),commit:ge(r,"commit",()=>u(COMMIT)??text(fieldsOf(n.get("comm\
it")),"sha","id","hash")),url:ln(r,t),createdAt:r.has("createdAt")?time(r,"createdAt"):time(n,...CREATED),supersededBy:ge(r,"supersededBy",()=>text(n,...SUPERSEDED_BY))}}
function Hn(e){const n=e?.replace(/^refs\/heads\//,"");return n===void 0||/^[0-9a-f]{40}$/i.test(n)?void 0:n}const Fn=(0,l.aL)("name environmentname environment\
 slug");function ur(e,n,t,r){return(r?.entries??Un(findList(e,ENVIRONMENT,n,"listEnvironments").entries)).map(({entry:o,values:i})=>{const u=findEntry(o,ENVIRONMENT,
i),f=u instanceof Undecided?void 0:u,y=isObject(o)?layerAt("",o):void 0,h=f?.fields??(y?fieldsWithSides(y):new Map),L=typeof o=="string"?o:text(h,...Fn);return{
environmentID:ge(i,"id",()=>f?.id),name:ge(i,"name",()=>L),state:ge(i,"state",()=>text(h,"state","status")),url:ln(i,f?.layers??(y?withSides(y):[]))}})}function To(e,n,t,r){
const s=ur(e,n,t,r),o=isObject(e)?layersIn(e,APP.names):[],i=r?void 0:cr(s)?.name,f=(i===void 0?[]:findList(e,ENVIRONMENT,n,"listEnvironments").entries).filter(
isObject).find(L=>text(fieldsOf(L),...Fn)===i),y=[...o,...f?[layerAt("",f)]:[]],h=fieldsOf(e);return{environments:s,stored:y.map(dr).find(L=>L!==void 0),takesConfiguration:Je(
h,"configuration"),takesEnv:Je(h,"env"),takesType:Je(h,"configuration.type")}}function dr({value:e,fields:n}){const[t,r]=[text(n,...REPOSITORY),text(n,...APP_BRANCH)];
if(t===void 0&&r===void 0)return;const s=n.get("variables"),o=Array.isArray(s)&&s.every(i=>typeof i=="string");return{repository:t,branch:Hn(r),state:text(n,"st\
ate","status"),variables:o?s:void 0,fields:e}}function cr(e){return words("production prod live default main").flatMap(t=>e.find(r=>r.name?.toLowerCase()===t)??
[])[0]??(e.length===1?e[0]:void 0)}function ln(e,n){const r=(e.has("url")?[new Map([["url",e.get("url")]])]:n.map(({fields:s})=>s)).flatMap(s=>[...URLS.flatMap(
o=>fn(s.get(o))),...URL_HOLDERS.flatMap(o=>lr(s.get(o)))]);return r.find(s=>s.startsWith("https:"))??r[0]}function lr(e){if(isObject(e)){const t=fieldsOf(e);return[
...URLS,...words("web live site public production default")].flatMap(s=>fn(t.get(s)))}if(!Array.isArray(e)||e.length!==1)return[];const[n]=e;return fn(isObject(
n)?text(fieldsOf(n),...words("url name domain hostname host")):n)}function fn(e){const n=webAddress(e),t=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(n??"");return n===void 0||t?[]:[n]}async function ko(e,n,t,r){return je(e)??await fr(n.appID,r)??je(n.url)??pr(n,t)}async function fr(e,n){const t=await n.
listEnvironments(e).catch(()=>[]);return je(productionOf(t)?.url)}function pr(e,n){const t=n.urlTemplate;if(!(t?.includes("{subdomain}")&&!e.subdomain))return je(
t?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function je(e){if(!e)return;const n=URL.parse(e.includes("://")?e:`https://${e}`);return n&&
(n.protocol==="https:"||n.protocol==="http:")?n.href:void 0}const mr=6e4,hr=500,gr=5e3,yr=1e4,_r="x-slipway-release",wr="x-slipway-error";async function vo(e,n){
const t=n.clock.now();let r=hr;for(let s=1;;s++){const o=await Wn(e,n);if(o===void 0)return s;if(o.goneAt!==void 0)throw Er(o.goneAt,n.deployID);const i=n.clock.
now()-t;if(i+r>mr){const u=`after ${formatDuration(i)} and ${s} tries`,f=o.isRefused?"Read what the app printed: slipway logs --runtime. If that says nothing, t\
he log of the platform does.":'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.';throw new SlipwayError("veri\
fy_failed",`${e} ${o.words} ${u}`,{remedy:f})}await n.clock.sleep(r,n.signal),r=Math.min(gr,r*2)}}async function br(e,{fetch:n,signal:t}){const r=je(e);if(r===void 0)
return!1;const s=o=>o===void 0;return Wn(r,{fetch:n,signal:t,deployID:void 0}).then(s,()=>!1)}function Er(e,n){const t=URL.parse(e)?.pathname??"/",r=t==="/"?"in\
dex.html":`page for ${t}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${n} has no ${r}`,{remedy:'Check that output-directory is the f\
older with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function Wn(e,n){const{fetch:t,signal:r,deployID:s,isFunction:o=!1}=n;
try{const i=await t(e,{signal:AbortSignal.any([r,AbortSignal.timeout(yr)])});await i.body?.cancel();const u=i.headers.get(_r);if(o&&s!==void 0&&u!==null&&u!==s)
return{words:`is still answered by the release ${(0,l.Ow)(u,100)}`};const f=i.headers.get(wr);if(i.status<(o&&f===null?500:400))return;const y=`answers ${i.status}`;
if(f!==null)return{words:`${y} (${(0,l.Ow)(f,60)})`,isRefused:!0};const h=s!==void 0&&u===s;return i.status===404&&h?{words:y,goneAt:i.url||e}:{words:y}}catch(i){
r.throwIfAborted();const u=i instanceof Error&&i.cause instanceof Error?i.cause:i;return{words:`cannot be reached (${(0,g.bD)(u)})`}}}function ie(e,n=300){const t=(0,l.
Ow)(e,n).replaceAll("|","\u2502").trim();if(t==="")return"\u2013";const r="`".repeat(Vn(t)+1),s=t.startsWith("`")||t.endsWith("`")?" ":"";return`${r}${s}${t}${s}${r}`}
function pn(e,n=2e3){const t=e.map(s=>(0,l.Ow)(s,n)),r="`".repeat(Math.max(3,Vn(t.join(`
`))+1));return[`${r}text`,...t,r].join(`
`)}const $r=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Sr=/^[0-9a-f]{7,40}\W*$/i,Or=/(?:`[^`]+`|\S)+/g,Tr=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),kr=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function ke(e,n=1e3){const t=(0,l.Ow)(e,n).trim();return(t.endsWith("\u2026")&&t.split(
"`").length%2===0?`${t}\``:t).replace(Or,s=>{const[,o="",i,u=""]=Tr.exec(s)??[];if(i!==void 0)return o+ie(i)+u;if($r.test(s)&&!Sr.test(s))return s;const[,f="",y="",
h=""]=kr.exec(s)??[];return f+ie(y)+h})}function mn(e){if(e===void 0||!URL.canParse(e))return;const{protocol:n,username:t,password:r,href:s}=new URL(e);if(!(!/^https?:$/.
test(n)||t!==""||r!==""||s.length>2e3))return`[${ie(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function Kn(e,n){const t=new Date(e).toISOString().slice(
0,16).replace("T"," "),r=n===void 0?"":` \xB7 [The run and its log](<${n}>)`;return`Updated ${t} UTC${r}`}function vr(e,n){let t=n,r=e.length;for(;r>0&&(t-=Buffer.
byteLength((0,l.Ow)(e[r-1]??""))+1,!(t<0));)r--;return e.slice(r)}function Vn(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(n=>n[0].length))}function zn(e,n,t){
return`### \u26AA The preview ${ie(e,200)} has ended

The pull request was closed. ${Ir(n)}

${t}
`}function Ir({last:e,until:n}){if(n!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${ie(n,40)}, a deploy restor\
es it.`;const t=mn(e?.url);return t===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not\
 deleted, so the last deployment still answers: ${t}`:`The last deployment does not answer any more: ${t}`}function Ar(e,n,t){return`### \u26AA ${ie(e,200)} now\
 shows #${n}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${t}
`}function Io(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Lr={rememberedAppID:void 0,attachTo:void 0},Mr=new Set(["queued","in_progress","error",void 0]);async function Rr(e,n,t){const r=n.find(i=>i.appID!==void 0)?.
appID,s=n.find(i=>i.deployID!==void 0);if(!s||t===void 0||s.commit!==t)return{rememberedAppID:r,attachTo:void 0};const o=Mr.has((await e.statusOf(s.id))?.state);
return{rememberedAppID:r,attachTo:o?s.deployID:void 0}}const Yn=10;async function Dr(e,n){for(const t of n.slice(0,Yn)){const r=await e.statusOf(t.id);if(r?.state===
"success")return{...t,url:r.url}}}const Pr=new Set(["success","in_progress","queued","error"]);async function qn(e,n,t){for(const r of n.slice(0,Yn)){const s=await e.
statusOf(r.id);if(Pr.has(s?.state)&&(await e.setState(r.id,{state:"inactive",description:t,url:void 0,logUrl:void 0}),s?.state==="success"))return{...r,url:s.url}}}
const Qn={deployments:{what:({name:e})=>`the ${e} deployment`,permission:"deployments"},comment:{what:()=>"the comment",permission:"pull requests"},closing:{what:()=>"\
knowing whether the pull request was closed",permission:"pull requests"}};function hn({code:e,call:n}){return[401,403,404].includes(n?.status??0)&&e!=="rate_lim\
ited"}function Nr(e,n,t,r,s){const o=`${t} without ${Qn[e].what(r)}: ${n.message}`;return hn(n)?[o,`The job needs${e==="comment"?" (or set comment to false)":""}\
:
${r.permissions(s)}`]:[o,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const xr={settleMs:3e4,totalMs:3e4},Cr={deploying:7e3,finishing:1e3},
Ur=5e3,Xn="The pull request was closed",jr=300,Br=2e3,Gr=new Set(["queued","pending","created","waiting","scheduled","accepted"]);function Hr({fetch:e,forge:n,context:t,
clock:r,stop:s,save:o,warn:i,...u}){const{pullRequest:f,runUrl:y}=t;let{open:h}=u,L,F=Promise.resolve(),z=!1,Q=!1;const de=Promise.withResolvers();let X=!1,re="\
The deploy goes on";const ne=new Set,ye=new Set,Le=v=>{h={...h,...v},o?.(h)},ve=()=>Kn(r.now(),y),Be=async({url:v})=>{if(v===void 0)return{url:v,answers:void 0};
const Y=AbortSignal.timeout(Ur);return{url:v,answers:await br(v,{fetch:Ee(e),signal:Y})}},gt=()=>{Q=!0,s(),de.resolve(void 0)},nn=async(v,Y)=>{const Z=v&&(0,Re.
addAbortListener)(v,gt);return Promise.race([Y,de.promise]).finally(()=>Z?.[Symbol.dispose]())},be=async(v,Y)=>{if(!(ne.has(v)||Q))try{return await Y()}catch(Z){
if(Q)return;const fe=(0,g.I7)(Z),pe=hn(fe)?Qn[v].permission:`${v} failed`;hn(fe)&&ne.add(v),ye.has(pe)||i(...Nr(v,fe,re,n,h)),ye.add(pe);return}},bn=v=>{F=F.then(
()=>be("deployments",v))},yt=async()=>{const{app:v,environment:Y,appID:Z,deployID:fe}=h;if(t.sha===void 0||h.record!==void 0)return;const pe={app:v,appID:Z,deployID:fe,
commit:t.sha,pullRequest:f?.number},Se=await n.record({environment:Y,description:`${v} by Slipway`,memo:pe});Se!==void 0&&Le({record:Se})},tn=async(v,Y,Z)=>{h.record!==
void 0&&await n.setState(h.record,{state:v,description:Y,url:Z,logUrl:y})},Ds=async()=>{const v=L?.find(Y=>Y.deployID===h.deployID);v?Le({record:v.id}):await yt(),
await tn("queued","The platform has it in its queue")},Ps=async()=>{const{app:v,comment:Y}=h,Z=L?.filter(En=>En.id!==h.record)??[],fe=await qn(n,Z,"A newer depl\
oyment took its place"),[pe,Se]=[fe?.pullRequest,f?.number];!Y||pe===void 0||Se===void 0||pe===Se||await be("comment",()=>n.comment(pe,v,Ar(v,Se,ve()),"amend"))},
Ns=async({state:v,description:Y,url:Z})=>{v!==void 0&&(await yt(),await tn(v,Y,Z),v==="success"&&await Ps())},_t=async v=>{h.comment&&f&&await be("comment",()=>n.
comment(f.number,h.app,v,"write"))},wt=async()=>f!==void 0&&(await be("closing",()=>n.isClosed(f.number))??!1),xs=async v=>{if(bn(()=>Ns(v)),await Promise.all([
F,_t(v.comment)]),!await wt())return;const{state:Y,url:Z}=v;Y!==void 0&&Y!=="failure"&&await be("deployments",()=>tn("inactive",Xn)),await _t(zn(h.app,{last:await Be(
{url:Z})},ve()))},Cs=async(v,Y)=>{const{app:Z,environment:fe}=h;if(re="The preview ended",!(await be("closing",()=>n.isClosed(v))??!0))return"open";const pe=await Y?.(),
Se=await be("deployments",async()=>{const js=(await n.remembered(fe,Z,Br)).filter(Bs=>Bs.pullRequest===v);return qn(n,js,Xn)});if(!h.comment)return"closed";const En=Se&&
pe===void 0?await Be(Se):void 0,Us=zn(Z,{last:En,until:pe},ve());return await be("comment",()=>n.comment(v,Z,Us,"amend")),"closed"};return{isClosed:wt,async recall(v,Y){
const Z=be("deployments",async()=>(L=await n.remembered(h.environment,h.app,jr),Rr(n,L,v))),fe=await nn(Y,Z)??Lr,pe=()=>setTimeout(gt,Cr[X?"finishing":"deployin\
g"]).unref();return Y?.addEventListener("abort",pe,{once:!0}),fe},async previous(){X=!0;const v=L?.filter(({id:fe})=>fe!==h.record);if(!v)return;const Y=await be(
"deployments",async()=>await Dr(n,v)??"none");if(Y===void 0||Y==="none")return Y;const Z=Y.pullRequest===f?.number?void 0:Y.pullRequest;return{...await Be(Y),commit:Y.
commit,isPreview:f!==void 0,pullRequest:Z}},tell(v){v.type==="app-known"&&Le({appID:v.appID}),v.type==="deployment-known"&&(Le({deployID:v.deployID}),bn(Ds)),v.
type==="status"&&!z&&!Gr.has(An(v.status))&&(z=!0,bn(()=>tn("in_progress","The platform is working on it")))},async finish(v,Y=v.comment,Z=xr){X=!0,Le({ending:{
...v,comment:Y}}),Q||await nn(AbortSignal.timeout(Z.settleMs),F),Q||await nn(AbortSignal.timeout(Z.totalMs),xs(v)),Q||o?.(void 0)},async closePreview(v,Y,Z){return await nn(
Y,Cs(v,Z))??"left"}}}const Fr=[k];function Wr(e,n=Fr){if(e.token!=="")for(const t of n){const r=new AbortController,s=t({...e,signal:r.signal});if(s)return Hr({
...e,forge:s,stop:()=>r.abort()})}}function Kr(e){const n=e===""?void 0:JSON.parse(e);if(!(0,p.Gv)(n)||typeof n.app!="string"||typeof n.environment!="string")return;
const{app:t,environment:r,comment:s,appID:o,deployID:i,record:u}=n,f=Vr(n.ending);return{app:t,environment:r,comment:s===!0,...(0,p.Eb)({appID:gn(o),deployID:gn(
i),record:gn(u),ending:f})}}function gn(e){return typeof e=="string"?e:void 0}function Vr(e){if(!(0,p.Gv)(e)||typeof e.description!="string"||typeof e.comment!=
"string")return;const{description:n,url:t,comment:r}=e;return{state:on.find(o=>o===e.state),description:n,url:typeof t=="string"?t:void 0,comment:r}}const Ao={identity:"\
Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function zr(e){
return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}: `}const Yr=10;function qr(e){const n={error:0,warning:0,notice:0};let t=0;const r=(s,o,i=[])=>{
n[s]<Yr?(n[s]++,e.annotate(s,o)):(t++,e.line(`${s}: ${zr(o.place)}${o.message}`));for(const u of i)e.line(`  ${u}`)};return{add:r,dropped:()=>t,addError(s){for(const o of[
s,...s.also])r("error",{message:(0,l.Ow)(o.message),place:o.place},Qr(o))},addDiagnostic({file:s,line:o,column:i,code:u,severity:f,message:y}){const h={file:s,...(0,p.
Eb)({line:o??void 0,column:i??void 0})},L=u===null?{}:{title:(0,l.Ow)(u,80)};r(f,{...L,message:(0,l.Ow)(y,1e3),place:h})}}}function Qr(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...Xr(e),...Jn(e.cause)]}function Xr({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,t=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${t}`]}function Jn(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,l.Ow)(e.
message,500)}`,...Jn(e.cause,n+1)]}var Jr=a(7634);const Zr="slipway/slipway";function Zn(e,n){const t=n===void 0?"":`#${n}`;return`https://github.com/${Zr}/blob\
/v${Jr.x}/docs/${e}.md${t}`}const es={identity:(0,l.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,l.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,l.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,l.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function ns(e){const[n="what-you-gave"]=Object.entries(es).find(([,t])=>t.includes(e))??[];return Zn("troubleshooting",n)}function ts(){return Zn("trouble\
shooting","failures-of-a-deployment")}function rs(e){return/^\s*at\s.*[:)\d]$/.test(e)}const ss=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
et=2,os=2e3;class is{#e;#t;#n=[];#r=0;constructor(n){this.#e=n}push(n){const t=(0,l.Nl)(n.slice(0,os)).trimEnd().replace(/ \{$/,"");return rs(t)?this.#t===void 0&&
!ss.test(t)?(this.#t=n,[...this.#s(),n]):(this.#r+=1,this.#n.length<et&&this.#n.push(n),[]):[...this.end(),n]}end(){return this.#t=void 0,this.#s()}#s(){const[n,
t]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],n<et?t:[this.#e(n)]}}function as(e,n){const t=new is(n);return[...e.flatMap(r=>t.push(r)),...t.end()]}const us={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"\
warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",
source_maps:"notice",not_all_checked:"notice"};function yn({code:e}){return us[e]}function Lo({findings:e}){const[n,...t]=e.filter(f=>yn(f)==="error");if(!n)return;
const{place:r,message:s,remedy:o}=n,i=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",u=t.length===0?"":` (and ${t.length} more ${t.length===1?"error":"err\
ors"})`;return new SlipwayError("check_failed",`Check failed: ${i}${s}${u}`,{remedy:o??"Correct what the annotations name. They are in the summary too."})}const nt=20;
function Mo(e,{findings:n}){const t=n.flatMap(r=>{const{code:s,message:o,place:i}=r;if(!i)return[];const{file:u,line:f=null,column:y=null}=i;return[{file:u,line:f,
column:y,severity:yn(r),code:s,message:o}]});return{headline:e.message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:t.slice(0,nt),
moreDiagnostics:Math.max(0,t.length-nt)}}function Ro({pages:e,links:n,files:t,bytes:r}){return`Checked ${counted(e,"page")}, ${counted(n,"link")} and ${counted(
t,"file")} (${$e(r)})`}function Do({commit:e}){return e.slice(0,7)}function Po({now:e,change:n},t=""){return`${grouped(e)}${t} (${tt(n,grouped)})`}function No({
now:e,change:n},t=""){return`${$e(e)}${t} (${ds(n)})`}function ds(e){return tt(e,$e)}function tt(e,n){return`${e>0?"+":e<0?"-":"\xB1"}${n(Math.abs(e))}`}function $e(e){
return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}function xo(e,n,t){const r=new Set;for(const s of t.findings){const{message:o,
place:i,remedy:u}=s;n.add(severityOf(s),{message:cleanLine(o,1e3),place:i}),u!==void 0&&r.add(u)}for(const s of r)e.line(`  ${s}`);e.line(totalsLine(t))}const rt=100,
st=20,cs={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function ls(e){const{findings:n,largest:t}=e,r=n.length-rt;return["### The site",ps(e),...n.
length===0?[]:[n.slice(0,rt).map(ms).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...t.length===0?[]:[fs(e)]].join(`

`)}function fs({largest:e}){const n=e.map(t=>[ie(t.path),$e(t.bytes),$e(t.brotli),$e(t.gzip)]);return`<details><summary>The largest files</summary>

${Ze(["File","Bytes","Brotli","gzip"],n)}

</details>`}function ps({pages:e,links:n,files:t,bytes:r,brotli:s,gzip:o}){const i=[e,n,t].map(l.zD);return Ze(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...i,$e(r),$e(s),$e(o)]])}function ms(e){const{message:n,place:t}=e,r=t?`${ie([t.file,t.line,t.column].filter(s=>s!==void 0).join(":"))}\
 `:"";return`- ${cs[yn(e)]} ${r}${ie(n,500)}`}function Ze(e,n){return[e,e.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function Co(e,n){const{base:t}=e,r=`### The difference to ${code(n(t.name),100)} (${code(short(t))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${prose(n(e.why),500)}`;const{difference:s}=e;return[r,hs(s),...gs(s,n)].join(`

`)}function hs({pages:e,files:n,bytes:t,brotli:r,gzip:s}){return Ze(["Pages","Files","Size","with Brotli","with gzip"],[[numbered(e),numbered(n),sized(t),sized(
r),sized(s)]])}function gs({changes:e},n){if(e.length===0)return["Every file is the same, byte for byte."];const t=["changed","added","removed"].map(o=>`${grouped(
e.filter(i=>i.kind===o).length)} ${o}`),r=e.slice(0,st).map(o=>[o.kind,ys(o,n),by(o.bytes),by(o.brotli)]),s=e.length-st;return[`Files: ${t.join(", ")}.`,Ze(["",
"File","Size","with Brotli"],r),...s>0?[`\u2026 and ${grouped(s)} more.`]:[]]}function ys({path:e,formerly:n},t){const r=n?.slice(n.lastIndexOf("/")+1);return`${code(
t(e))}${r===void 0?"":` (was ${code(t(r))})`}`}const ot={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},it={bytes:6e4,errors:5,diagnostics:10,logLines:40};function _s(e){
const n=[ut(e,"##"),dt(e),pt(e,ot),ct(e),lt(e),e.checked?ls(e.checked):"",e.compared,Is(e),vs(e),As(e)];return mt(n,e.failure?.log,ot)}function ws(e){const n=[ut(
e,"###"),dt(e),pt(e,it),ct(e),lt(e)];return mt(n,e.failure?.log,it,Kn(e.updatedAt,e.runUrl))}function Uo(e){return e.failure?.headline??e.errors[0]?.message??`${e.
app} ${at[e.status][1]}`}const at={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment\
 was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the e\
nd"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry \
run, nothing was sent"]};function ut(e,n){const[t,r]=at[e.status],s=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${n} ${t} ${ie(e.app,200)} ${r}${s}`}
function dt(e){const n=mn(e.url);return n===void 0?"":`**${n}**`}function ct({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment ans\
wers in its place.";const{url:n,answers:t,commit:r,isPreview:s,pullRequest:o}=e,i=[...r===void 0?[]:[` of ${ie(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].
join(""),u=`The previous ${s?"preview":"deployment"}${i}`,f=mn(n);return f===void 0?`${u} stays live. Its address is not known.`:t?`${u} still answers: ${f}`:`${u}\
 does not answer either: ${f}`}function lt(e){const{seeded:n}=e,t=[["App",e.appID&&`${ie(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&ie(e.deployID,128)],["Source",$s(e)],["Variables",Ss(e.variables)],["Code",Es(e)],["Keys",n&&`${n.written} written${n.failed>0?`, ${n.failed} failed`:
""}`]],[r,...s]=t.flatMap(([o,i])=>i?[`| ${o} | ${i} |`]:[]);return r===void 0?"":[r,"| :-- | :-- |",...s].join(`
`)}const bs=5;function Es({status:e,failure:n,errors:t}){if(e==="skipped")return;const r=n?.code,s=r===void 0?t.flatMap(u=>u.code??[]):[r],o=new Map;for(const u of[
...new Set(s)].slice(0,bs)){const f=r===void 0?ns(u):ts();o.set(f,[...o.get(f)??[],ie(u,64)])}const i=[...o].map(([u,f])=>`${f.join(", ")}: [what to do](<${u}>)`);
return i.length===0?void 0:i.join("; ")}function $s({commit:e,built:n,branch:t,repository:r}){if((e??n??t??r)===void 0)return;const s=`${ie(t??"",200)} of ${ie(
r??"",200)}`,o=e&&`${ft(e)} on ${s}`;return n===void 0||n.id===e?.id?o??s:`${ft(n)} as checked out, for ${o??s}`}function ft({id:e,url:n}){const t=ie(e.slice(0,
12));return n===void 0?t:`[${t}](<${n}>)`}const _n=60;function Ss(e){if(e===void 0)return;if(e.length===0)return"emptied";const n=e.length>_n?` and ${e.length-_n}\
 more`:"";return`${e.slice(0,_n).map(r=>ie(r,100)).join(", ")}${n}`}function pt(e,n){const{failure:t,errors:r}=e;if(t){const i=t.remedy===void 0?[]:[wn(t.remedy.
split(`
`))],{headline:u,message:f}=t,y=f&&!u.includes(f)?[`The platform says: ${ke(f,500)}`]:[],h=[`**${ke(u,500)}**`,Os(t,e,n),...i,...y];return en(h)}const s=r.slice(
0,n.errors).map(i=>`**${ke(i.message)}**

${wn(i.explanation)}`.trimEnd()),o=r.length-s.length;return[...s,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function wn([e,...n]){return e===void 0?"":n.length===0?ke(e):`${ke(e)}

${pn(n.slice(0,12),200)}`}function Os({diagnostics:e,moreDiagnostics:n},t,r){const s=e.slice(0,r.diagnostics).map(u=>`- ${Ts(u,t)} ${ie(u.message)}`),o=e.length-
s.length+n,i=[o>0?`Not listed here: ${(0,l.hS)(o,"more finding")}.`:"",t.unannotated>0?`Without an annotation, because there was no room: ${(0,l.hS)(t.unannotated,
"finding")}.`:""];return en([s.join(`
`),...i])}function Ts(e,{built:n,commit:t}){const r=ie([e.file,e.line,e.column].filter(u=>u!==null).join(":"),300),s=(n??t)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(s===void 0||e.file.length>1e3||o.some(u=>/^\.{0,2}$/.test(u)))return r;const i=o.map(encodeURIComponent).join("/");
return`[${r}](<${s}/${i}${e.line===null?"":`#L${e.line}`}>)`}const ks=32;function vs({phases:e}){if(e.length===0)return"";const n=Math.max(1,...e.map(({ms:i})=>i)),
t=Math.max(...e.map(({title:i})=>i.length)),r=e.map(({title:i,ms:u})=>{const f="\u2588".repeat(Math.round(u/n*ks))||"\u258F";return`${i.padEnd(t)}  ${(0,Oe.a3)(
u).padStart(8)}  ${f}`}),s=e.reduce((i,{ms:u})=>i+u,0);return`### Where the time went

${pn([...r,`${"Total".padEnd(t)}  ${(0,Oe.a3)(s).padStart(8)}`])}`}function Is({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(t=>`- ${ke(t)}`).join(`
`)}`}function As({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(Ls).join(`
`)}`}function Ls({message:e,explanation:n}){const t=wn(n).replace(/^(?=.)/gm,"  ");return`- ${ke(e,500)}${t===""?"":`

${t}`}`}function mt(e,n,t,r=""){const s=en(e),o=t.bytes-Buffer.byteLength(s)-Buffer.byteLength(r)-1e3,i=as(n??[],y=>`    \u2026 ${(0,l.hS)(y,"line")} of package\
s, in full in the log of the run`),u=vr(i.slice(-t.logLines),o),f=u.length===0?"":Ms(u,u.length===i.length,n?.length??0);return`${en([s,f,r])}
`}function en(e){return e.filter(n=>n!=="").join(`

`)}function Ms(e,n,t){return`<details><summary>${n?`Build log, ${(0,l.hS)(t,"line")}`:`Build log, the last ${e.length} of ${(0,l.hS)(t,"line")}`}</summary>

${pn(e)}

</details>`}async function Rs(e){const{run:n,runner:t}=e,r=Kr(n.saved);if(!r)return;const{context:s}=n,o={status:"interrupted",app:r.app,appID:r.appID,appCreated:!1,
deployID:r.deployID,repository:s.repository,branch:s.pullRequest?.headBranch??s.refName,commit:s.sha===void 0?void 0:{id:s.sha,url:void 0},runUrl:s.runUrl,compared:"",
phases:[],errors:[{message:ht,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],updatedAt:e.clock.now(),unannotated:0};r.ending||
t.summary(_s(o));const i=qr(t);await Wr({...e,context:n.context,token:n.raw["github-token"],open:r,warn:(f,y)=>i.add("warning",{message:f},y.split(`
`))})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:ht,url:void 0,comment:ws(o)})}const ht="The run was ended from \
outside before the deploy was; the platform may go on with it"}),1781:((c,M,a)=>{a.d(M,{Aq:()=>We});var p=a(3024),E=a(857);function l(d){return d==null?"":typeof d==
"string"||d instanceof String?d:JSON.stringify(d)}function g(d){return Object.keys(d).length?{title:d.title,file:d.file,line:d.startLine,endLine:d.endLine,col:d.
startColumn,endColumn:d.endColumn}:{}}function R(d,k,O){const P=new $(d,k,O);process.stdout.write(P.toString()+E.EOL)}function m(d,k=""){R(d,{},k)}const b="::";
class ${constructor(k,O,P){k||(k="missing.command"),this.command=k,this.properties=O,this.message=P}toString(){let k=b+this.command;if(this.properties&&Object.keys(
this.properties).length>0){k+=" ";let O=!0;for(const P in this.properties)if(this.properties.hasOwnProperty(P)){const te=this.properties[P];te&&(O?O=!1:k+=",",k+=
`${P}=${U(te)}`)}}return k+=`${b}${I(this.message)}`,k}}function I(d){return l(d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function U(d){return l(
d).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const A=new Proxy({},{get:(d,k)=>process.getBuiltinModule(
"crypto")[k]});var W=a(9896);function K(d,k){const O=process.env[`GITHUB_${d}`];if(!O)throw new Error(`Unable to find environment variable for file command ${d}`);
if(!W.existsSync(O))throw new Error(`Missing file at path: ${O}`);W.appendFileSync(O,`${l(k)}${E.EOL}`,{encoding:"utf8"})}function G(d,k){const O=`ghadelimiter_${A.
randomUUID()}`,P=l(k);if(d.includes(O))throw new Error(`Unexpected input: name should not contain the delimiter "${O}"`);if(P.includes(O))throw new Error(`Unexp\
ected input: value should not contain the delimiter "${O}"`);return`${d}<<${O}${E.EOL}${P}${E.EOL}${O}`}const ae=ee("path");var D=function(d,k,O,P){function te(he){
return he instanceof O?he:new O(function(we){we(he)})}return new(O||(O=Promise))(function(he,we){function Re(Ee){try{De(P.next(Ee))}catch(Ke){we(Ke)}}function Oe(Ee){
try{De(P.throw(Ee))}catch(Ke){we(Ke)}}function De(Ee){Ee.done?he(Ee.value):te(Ee.value).then(Re,Oe)}De((P=P.apply(d,k||[])).next())})},j;(function(d){d[d.Success=
0]="Success",d[d.Failure=1]="Failure"})(j||(j={}));function w(d,k){const O=toCommandValue(k);if(process.env[d]=O,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(d,k));issueCommand("set-env",{name:d},O)}function C(d){R("add-mask",{},d)}function B(d){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",d):issueCommand("add-path",{},d),process.env.PATH=`${d}${path.delimiter}${process.env.PATH}`}function N(d,k){const O=process.env[`INPUT_${d.replace(/ /g,
"_").toUpperCase()}`]||"";if(k&&k.required&&!O)throw new Error(`Input required and not supplied: ${d}`);return k&&k.trimWhitespace===!1?O:O.trim()}function q(d,k){
const O=N(d,k).split(`
`).filter(P=>P!=="");return k&&k.trimWhitespace===!1?O:O.map(P=>P.trim())}function ue(d,k){const O=["true","True","TRUE"],P=["false","False","FALSE"],te=N(d,k);
if(O.includes(te))return!0;if(P.includes(te))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${d}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function le(d,k){if(process.env.GITHUB_OUTPUT||"")return K("OUTPUT",G(d,k));process.
stdout.write(E.EOL),R("set-output",{name:d},l(k))}function me(d){issue("echo",d?"on":"off")}function T(d){process.exitCode=j.Failure,ce(d)}function H(){return process.
env.RUNNER_DEBUG==="1"}function oe(d){issueCommand("debug",{},d)}function ce(d,k={}){R("error",g(k),d instanceof Error?d.toString():d)}function _(d,k={}){R("war\
ning",g(k),d instanceof Error?d.toString():d)}function S(d,k={}){R("notice",g(k),d instanceof Error?d.toString():d)}function x(d){process.stdout.write(d+E.EOL)}
function V(d){m("group",d)}function se(){m("endgroup")}function Me(d,k){return D(this,void 0,void 0,function*(){V(d);let O;try{O=yield k()}finally{se()}return O})}
function rn(d,k){if(process.env.GITHUB_STATE||"")return K("STATE",G(d,k));R("save-state",{name:d},l(k))}function Sn(d){return process.env[`STATE_${d}`]||""}function On(d){
return D(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(d)})}var Ge=a(3739),He=a(8302),sn=a(5807);const Tn="slipway",Fe={error:ce,warning:_,notice:S};
function We(d){const k=an();return{line:O=>x(_e(O)),group:O=>V(_e(O)),endGroup:se,replay:(O,P)=>{x([`::stop-commands::${P}`,...O.map(_e),`::${P}::`].join(`
`))},annotate:(O,{message:P,title:te,place:he})=>{const{file:we,line:Re,column:Oe}=he??{};Fe[O](_e(P),(0,He.Eb)({title:te,file:we,startLine:Re,startColumn:Oe}))},
mask:C,output:(O,P)=>k("the outputs",()=>le(O,P)),state:(O,P)=>k("the state for the post step",()=>rn(O,P)),summary:O=>{d!==void 0&&k("the summary",()=>(0,p.writeFileSync)(
d,O))}}}function on(d,k){const O=P=>k.redact(P);return{line:P=>d.line(O(P)),group:P=>d.group(O(P)),endGroup:()=>d.endGroup(),replay:(P,te)=>d.replay(P.map(O),te),
annotate:(P,te)=>{const he=te.title===void 0?{}:{title:O(te.title)};d.annotate(P,{...te,...he,message:O(te.message)})},mask:P=>d.mask(P),output:(P,te)=>d.output(
P,te),state:(P,te)=>d.state(P,te),summary:P=>d.summary(P)}}function an(){const d=new Set;return(k,O)=>{try{O()}catch(P){d.has(k)||_(_e(`The runner cannot keep ${k}\
: ${(0,Ge.I7)(P).message}`)),d.add(k)}}}function _e(d){return(0,sn.Ow)(d).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),8017:((c,M,a)=>{a.d(M,{P:()=>l});
var p=a(3024),E=a(3739);function l(){Object.defineProperty(process,"stdout",{value:R,configurable:!0})}const g=5,R={write:b,listenerCount:()=>0,once(){},removeListener(){}};
let m=!1;function b($){const I=Buffer.from($);for(let U=0;U<I.length&&!m;)try{U+=(0,p.writeSync)(1,I,U)}catch(A){m=(0,E.xU)(A)!=="EAGAIN",m||Atomics.wait(new Int32Array(
new SharedArrayBuffer(4)),0,0,g)}return!0}}),3445:((c,M,a)=>{a.d(M,{i:()=>g});var p=a(3739),E=a(1709),l=a(5807);async function g(b){const $=D=>b[D.toLowerCase()]||
b[D]||"",I=$("ALL_PROXY"),U=m($("HTTP_PROXY")||I,"HTTP_PROXY"),A=m($("HTTPS_PROXY")||I,"HTTPS_PROXY");if(U===""&&A==="")return fetch;const W=await a.e(729).then(
a.bind(a,3729)),K=new W.EnvHttpProxyAgent({httpProxy:U,httpsProxy:A,noProxy:$("NO_PROXY")}),G=new W.Agent,ae=W.fetch;return async(D,j)=>{if(D instanceof Request)
throw new TypeError("This fetch takes an address, not a Request");const w=new URL(D);return ae(w,{...j,dispatcher:(0,E.c)(w.hostname)?G:K})}}const R=["http:","h\
ttps:","socks:","socks5:"];function m(b,$){const I=b===""||b.includes("://")?b:`http://${b}`,U=URL.parse(I),A=K=>(0,l.FF)(K)!==void 0,W=U!==null&&R.includes(U.protocol);
if(I===""||W&&A(U.username)&&A(U.password))return I;throw new p.GQ("invalid_input",`${$} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http\
://proxy.example.com:3128 or socks5://127.0.0.1:1080. In a user name and a password, % is written %25."})}}),1619:((c,M,a)=>{a.d(M,{Jb:()=>l,hu:()=>g});var p=a(
3739),E=a(1709);function l(m,b){const $=m.trim(),I=URL.canParse($)?new URL($):void 0;if(I===void 0||!["http:","https:"].includes(I.protocol))throw new p.GQ("inv\
alid_input",`${b} is not an http(s) address`,{input:b,remedy:"Write it with its scheme, as https://platform.example.com."});if(I.username!==""||I.password!==""||
I.search!==""||I.hash!=="")throw new p.GQ("invalid_input",`${b} has more than host and path`,{input:b,remedy:"Leave out user name, password, query and fragment."});
return g(I,b),I.pathname=I.pathname.replace(/\/+$/,""),I}function g(m,b){if(!(m.protocol==="https:"||m.protocol==="http:"&&(0,E.c)(m.hostname)))throw new p.GQ("\
insecure_url",`${b} names ${m.origin}, which is not https`,{input:b,remedy:"Use https; plain http is for loopback addresses only, because the requests carry cre\
dentials."})}function R(m,b){const $=new URL(m);return $.pathname=`${m.pathname.replace(/\/$/,"")}${b}`,$}}),336:((c,M,a)=>{a.d(M,{ml:()=>E});const p=ee("node:t\
imers/promises"),E={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(m,b){b?.throwIfAborted();try{await(0,p.setTimeout)(m,void 0,{signal:b})}catch($){
throw b?.throwIfAborted(),$}},after(m,b){const $=setTimeout(b,m);return()=>clearTimeout($)}};async function l(m,b,$,I){const U=new AbortController,A=m.sleep(b,I?
AbortSignal.any([U.signal,I]):U.signal).then(()=>{},()=>{});try{return await Promise.race([$,A])}finally{U.abort()}}const g={now(){const{user:m,system:b}=process.
cpuUsage();return(m+b)/1e3}},R=(m,b)=>{const $=setInterval(b,m).unref();return()=>clearInterval($)}}),9127:((c,M,a)=>{a.d(M,{a3:()=>g});var p=a(3739);const E=null;
function l($,I){const U=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec($.trim()),[,...A]=U??[],W=E.reduce((K,G,ae)=>K+Number(
A[ae]??0)*G,0);if(!U||W===0)throw new SlipwayError("invalid_input",`${I}: "${$}" is not a duration`,{input:I,remedy:"Write it with units, as 500ms, 90s, 30m, 1h\
30m or 7d; it must be longer than zero."});return W}function g($){if($<1e3)return`${Math.round($)}ms`;if($<59950)return`${($/1e3).toFixed(1)}s`;const I=Math.round(
$/1e3),U=A=>String(A).padStart(2,"0");return I<3600?`${Math.floor(I/60)}m ${U(I%60)}s`:`${Math.floor(I/3600)}h ${U(Math.floor(I%3600/60))}m`}const R=null,m=null;
function b($,I){const U=I-$;if(U>m)return new Date($).toISOString().slice(0,10);const[A,W]=R.find(([,G])=>U>=G)??[];if(!A||A==="second"&&U<1e4)return"just now";
const K=Math.floor(U/W);return`${K} ${A}${K===1?"":"s"} ago`}}),3739:((c,M,a)=>{a.d(M,{CD:()=>b,GQ:()=>l,I7:()=>g,bD:()=>R,xU:()=>$});const p={missing_input:"us\
er",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"\
user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",
interrupted:"user",internal:"slipway"},E=Object.keys(p);class l extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(W,K,G={}){
super(K,G.cause===void 0?void 0:{cause:G.cause}),this.code=W,this.mender=p[W],this.remedy=G.remedy,this.input=G.input,this.place=G.place,this.call=G.call,this.also=
G.also??[]}with(W){const{code:K=this.code,message:G=this.message,...ae}=W,{remedy:D,input:j,place:w,call:C,cause:B,also:N}=this;return new l(K,G,{remedy:D,input:j,
place:w,call:C,cause:B,also:N,...ae})}}function g(A){return A instanceof l?A:new l("internal",R(A),{cause:A,remedy:"This is a fault of Slipway. Please report it\
 with the lines above."})}function R(A){return A instanceof AggregateError&&A.message===""?A.errors.map(R).join(", "):A instanceof Error?A.message:String(A)}function m(A){
throw new l("internal",`Unhandled case: ${JSON.stringify(A)}`)}function b(A){try{return A()}catch{return}}function $(A){if(!(!(A instanceof Error)||!("code"in A)))
return typeof A.code=="string"?A.code:void 0}const I=new Set(["ENOSPC","EDQUOT"]);function U(A){return I.has($(A))}}),8302:((c,M,a)=>{a.d(M,{D7:()=>l,Eb:()=>g,Gv:()=>p,
KH:()=>R,U4:()=>E});function p(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}function E(m){try{return JSON.parse(m)}catch{return}}function l(m){const b=E(
m);return p(b)?b:void 0}function g(m){const b=Object.entries(m).filter(([,$])=>$!==void 0);return Object.fromEntries(b)}function R(m,b){return typeof m=="string"&&
m.length<=b}}),1709:((c,M,a)=>{a.d(M,{c:()=>E});function p(l){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(l)}function E(l){return/^(?:[^.]+\.)*localhost\.?$/i.test(
l)||p(l.replace(/^\[|\]$/g,""))}}),5807:((c,M,a)=>{a.d(M,{FF:()=>q,Nl:()=>A,Ow:()=>D,aL:()=>w,hS:()=>B,zD:()=>C});var p=a(3739);const E="\x1B",l="\x07",g=new RegExp(
`${E}[\\]P_^X][^${l}${E}]*(?:${l}|${E}\\\\)|${E}\\[[0-?]*[ -/]*[@-~]|${E}[ -/]*[0-Z\\\\^-~]`,"g"),R=/[\t\n\v\f\r\u0085\u2028\u2029]/g,m=()=>new RegExp("[\\p{Cc}\\\
u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),b=new RegExp(`${E}\\[[0-9;:]{0,40\
}m`,"g");function $(T){const H=T.includes(E)?T.match(b)??[]:[];return H.length===0?{texts:[T],codes:H}:{texts:T.split(b),codes:H}}const I=/^[ -~]*$/,U=/^[\t -~]*$/;
function A(T){return T.includes(E)?T.replace(g,""):T}function W(T){return U.test(T)?T:A(T).replace(/[\n\u2028\u2029]/g," ").replace(m(),H=>H==="	"?H:"")}function K(T){
return T.split(`
`).map(W).join(`
`)}function G(T,H){return T.length>H?j(T,H):T}function ae(T){return T.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function D(T,H=2e3){const oe=T.length>H*8+1024?T.slice(
0,H*8+1024):T;if(I.test(oe)&&oe.length<=H)return T;const ce=A(oe).replace(R," ").replace(m(),"").toWellFormed();return ce.length>H||oe.length<T.length?j(ce,H):ce}
function j(T,H){if(H<1)return"";const oe=T.slice(0,H-1),ce=oe.charCodeAt(oe.length-1);return`${ce>=55296&&ce<=56319?oe.slice(0,-1):oe}\u2026`}function w(T){return T.
trim().split(/\s+/)}function C(T){let[H,oe]=[String(T),""];for(;H.length>3;H=H.slice(0,-3))oe=`,${H.slice(-3)}${oe}`;return H+oe}function B(T,H){return`${C(T)} ${H}${T===
1?"":"s"}`}function N(T){return q(T)??T}function q(T){return(0,p.CD)(()=>decodeURIComponent(T))}const ue=/^[\t\n\r -~]*$/;function le(T){return ue.test(T)?T:T.replace(
/[\u2028\u2029]/g,me).replace(m(),H=>`	
\r`.includes(H)?H:me(H))}function me(T){return Array.from({length:T.length},(oe,ce)=>T.charCodeAt(ce)).map(oe=>`\\u${oe.toString(16).padStart(4,"0")}`).join("")}}),
7634:((c,M,a)=>{a.d(M,{x:()=>p});const p="1.0.0"}),1787:((c,M,a)=>{a.d(M,{N:()=>I});var p=a(3739),E=a(8302),l=a(5807),g=a(86);const R=(0,l.aL)("message errordes\
cription detail details title description msg reason"),m=10,b=(0,l.aL)("errors fields details detail violations fieldviolations invalidparams messages"),$=(0,l.
aL)("fieldviolations violations details errors causes");function I(D){const j=(0,g.Pf)(D),w=j.get("errors")??j.get("messages"),C=Array.isArray(w)&&(0,E.Gv)(w[0])?
{error:w[0]}:void 0,B=[...(0,g.w)(C,["error"]),...(0,g.w)(D,["error"])],N=(...T)=>U(B.flatMap(H=>(0,g.Qq)(H,...T)??[])[0]),q=(0,E.Gv)(D)?(0,g.Qq)(j,"error"):void 0,
ue=q!==void 0&&A(q)?q:void 0,le=B.map(T=>(0,g.Qq)(T,"id")).find(T=>T!==void 0&&A(T)),me=W(D);return{code:ue??N("code","errorcode")??(N("message")===void 0?void 0:
le),message:N(...R)??U(q)??me[0]?.message,requestID:N("requestid","traceid","correlationid"),fields:me}}function U(D){return D===void 0?void 0:(0,l.Ow)(D,300).trim()}
function A(D){return/^[\w.-]{1,64}$/.test(D)}function W(D){const j=(0,g.Pf)(D),w=(0,g.Pf)(j.get("error")),B=[...[j,w].flatMap(N=>b.map(q=>N.get(q))).flatMap(N=>K(
N)),...G(w),...G(j)];return[...new Map(B.map(N=>[`${N.field} ${N.message}`,N])).values()].slice(0,m)}function K(D,j=0){if(j>2)return[];const w=B=>$.flatMap(N=>K(
B.get(N),j+1));if(Array.isArray(D))return D.slice(0,50).map(g.Pf).flatMap(N=>[...G(N),...w(N)]);if(!(0,E.Gv)(D))return[];const C=w((0,g.Pf)(D));return C.length>
0?C:Object.entries(D).flatMap(([B,N])=>(Array.isArray(N)?N:[N]).filter(ue=>typeof ue=="string").map(ue=>({field:(0,l.Ow)(B,100),message:(0,l.Ow)(ue,300)})))}function G(D){
const j=(0,g.Pf)(D.get("source")),w=D.get("loc")??D.get("path"),C=Array.isArray(w)?w.filter(le=>le!=="body").join("."):void 0,B=(0,g.Qq)(D,...(0,l.aL)("field pa\
ram parameter target property pointer attribute fieldname")),N=C||B||(0,g.Qq)(j,"pointer","parameter"),q=(0,g.Qq)(D,...R,"error","code");if(N===void 0||q===void 0)
return[];const ue=N.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,l.Ow)(ue,100),message:(0,l.Ow)(
q,300)}]}function ae(D,j){const w=fieldsOf(D);if(w.get("success")!==!1&&w.get("ok")!==!1)return;const{code:C,message:B}=I(D),N=[C,B&&`"${B}"`].filter(Boolean).join(
" "),q=j.status===void 0?"":` ${j.status}`;throw new SlipwayError("refused",`The service answered ${j.method} ${j.path} with${q}, but says that it failed${N&&`:\
 ${N}`}`,{remedy:"Mend what the answer names, then run again.",call:{...j,outcome:"unknown"}})}}),86:((c,M,a)=>{a.d(M,{LO:()=>le,Pf:()=>m,Qq:()=>C,w:()=>D});var p=a(
3739),E=a(8302),l=a(5807),g=a(8438);function R(_){return _.toLowerCase().replace(/[_\-$@]/g,"")}function m(_){const S=new Map;if(!(0,E.Gv)(_))return S;for(const[
x,V]of Object.entries(_)){const se=R(x);S.has(se)||S.set(se,V)}return S}function b(_){return new Map(_.toReversed().flatMap(S=>[...S]))}function $(_,S){return{path:_,
value:S,fields:m(S)}}function I(_,S){return Object.entries(_.value).filter(([x])=>S.includes(R(x))).map(([x,V])=>({path:W(_.path,(0,l.Ow)(x,40)),member:V}))}function U(_,S){
for(const x of S)for(const{path:V,member:se}of I(_,[x]))if((0,E.Gv)(se))return $(V,se)}function A(_){return/^[A-Za-z_]\w*$/.test(_)?_:`\`${_.replaceAll("`","")}\
\``}function W(_,S){return _===""?A(S):`${_}.${A(S)}`}function K(_,S,x=""){return Object.entries(isObject(_)?_:{}).flatMap(([V,se])=>{const Me=W(x,V);return isObject(
se)&&x===""?K(se,S,Me):S(R(V),se)?[Me]:[]})}function G(_){return/^[\w.$]+$/.test(_)?_:JSON.stringify(_)}function ae(_,S){const x=[];let V=(0,E.Gv)(_)?$("",_):void 0;
for(;V!==void 0&&x.length<=g.sX;)x.unshift(V),V=U(V,[...S,...g.wy]);return x}function D(_,S){return ae(_,S).map(({fields:x})=>x)}function j(_){return typeof _==
"number"?String(_):typeof _=="string"&&_!==""?_:void 0}function w(_,S,x){for(const V of S){const se=x(_.get(V));if(se!==void 0)return se}}function C(_,...S){return w(
_,S,j)}function B(_,...S){return w(_,S,N)}function N(_){const S=typeof _=="string"&&/^-?\d{1,15}$/.test(_)?Number(_):_;return Number.isSafeInteger(S)?Number(S):
void 0}function q(_,...S){return w(_,S,x=>{const V=typeof x=="string"&&/^\d+(?:\.\d+)?$/.test(x)?Number(x):x;if(typeof V=="number"&&Number.isFinite(V))return Math.
round(V<1e11?V*1e3:V);const se=typeof x=="string"?Date.parse(x):Number.NaN;return Number.isNaN(se)?void 0:se})}function ue(_){const S=j(_);if(S===void 0)return;
const x=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(S)?`https://${S}`:S;return/^https?:\/\//i.test(x)&&URL.canParse(x)?x:void 0}function le(_,S,x,V){return T(
`has no ${_}; ${oe(S)}`,x,V)}function me(_,S,x,V){return T(`has more than one ${_}: ${S.join(" and ")}; Slipway does not guess`,x,V)}function T(_,S,x){const V=S.
status===void 0?"":` (${S.status})`;return new p.GQ("unexpected_response",`The answer to ${S.method} ${S.path}${V} ${_}`,{remedy:x===void 0?"Check that the addr\
ess is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the va\
lue is in a map (input api-map):
${x}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...S,outcome:"unknown",unclear:!0}})}function H(_,S,x){return`answers:
  ${_}:
    ${S}: ${G(x)}`}function oe(_){if(_===void 0)return"it is empty.";if(Array.isArray(_))return`it is a list of ${_.length}.`;if(!(0,E.Gv)(_))return`it is ${_===
null?"null":`a ${typeof _}`}.`;const S=ce(_,0),x=S.slice(0,30).join(", ");return S.length===0?"it is an empty object.":`it has: ${x}${S.length>30?", \u2026":""}\
.`}function ce(_,S){return!(0,E.Gv)(_)||S>g.sX?[]:Object.entries(_).flatMap(([x,V])=>[(0,l.Ow)(x,40),...ce(V,S+1).map(se=>`${(0,l.Ow)(x,40)}.${se}`)])}}),8438:((c,M,a)=>{
a.d(M,{sX:()=>m,wy:()=>R});var p=a(5807);const E={label:"app",names:(0,p.aL)("app application"),kin:(0,p.aL)("site service website webapp staticsite"),lists:(0,p.
aL)("apps applications sites services")},l={label:"deployment",names:(0,p.aL)("deploy deployment"),kin:(0,p.aL)("job build release run rollout revision"),lists:(0,p.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},g={label:"environment",names:(0,p.aL)("environment env"),kin:[],lists:(0,p.aL)("environments envs")},R=(0,p.aL)("data result item response payload body co\
ntent node embedded"),m=2,b=(0,p.aL)("attributes properties metadata"),$=(0,p.aL)("items data results result list records entries values value nodes edges"),I=(0,p.
aL)("errors messages warnings notices included links"),U=(0,p.aL)("id uid uuid guid"),A=(0,p.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),W=(0,p.aL)("phase deploymentphase"),K=(0,p.aL)("state status phase name value"),G=(0,p.aL)("conclusion result outcome"),ae=(0,p.aL)("stage step currentstage \
currentstep stagename"),D=(0,p.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),j=(0,p.aL)("urls domains hostnames aliases status links endpoints"),w=(0,p.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),C=(0,p.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),B=(0,p.aL)("branch productionbranch gitbranch repobranch"),N=(0,p.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),q=(0,p.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),ue=(0,p.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),le=(0,p.aL)("supersededby replacedby"),me=(0,p.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),T=(0,p.aL)("pagination paging page pa\
geinfo meta metadata resultinfo links"),H=(0,p.aL)("next nextlink nexturl nextpage")}),8010:((c,M,a)=>{a.a(c,async(p,E)=>{try{var l=a(8168),g=a(1278),R=a(1781),
m=a(8017),b=a(3445),$=a(336);(0,m.P)();const I=(0,l.c)();await(0,g.N)({run:I,runner:(0,R.Aq)(I.summaryFile),fetch:await(0,b.i)(process.env),clock:$.ml,random:Math.
random}),E()}catch(I){E(I)}},1)})},$n={};function J(c){var M=$n[c];if(M!==void 0)return M.exports;var a=$n[c]={id:c,loaded:!1,exports:{}},p=!0;try{bt[c](a,a.exports,
J),p=!1}finally{p&&delete $n[c]}return a.loaded=!0,a.exports}J.m=bt,typeof J<"u"&&(J.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",M=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=l=>{l&&l.d<1&&(l.d=1,l.forEach(g=>g.r--),l.forEach(
g=>g.r--?g.r++:g()))},E=l=>l.map(g=>{if(g!==null&&typeof g=="object"){if(g[c])return g;if(g.then){var R=[];R.d=0,g.then($=>{m[M]=$,p(R)},$=>{m[a]=$,p(R)});var m={};
return m[c]=$=>$(R),m}}var b={};return b[c]=$=>{},b[M]=g,b});J.a=(l,g,R)=>{var m;R&&((m=[]).d=-1);var b=new Set,$=l.exports,I,U,A,W=new Promise((K,G)=>{A=G,U=K});
W[M]=$,W[c]=K=>(m&&K(m),b.forEach(K),W.catch(G=>{})),l.exports=W,g(K=>{I=E(K);var G,ae=()=>I.map(j=>{if(j[a])throw j[a];return j[M]}),D=new Promise(j=>{G=()=>j(
ae),G.r=0;var w=C=>C!==m&&!b.has(C)&&(b.add(C),C&&!C.d&&(G.r++,C.push(G)));I.map(C=>C[c](w))});return G.r?D:ae()},K=>(K?A(W[a]=K):U($),p(m))),m&&m.d<0&&(m.d=0)}})(),
(()=>{var c=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,M;J.t=function(a,p){if(p&1&&(a=this(a)),p&8||typeof a=="object"&&a&&(p&4&&a.__esModule||
p&16&&typeof a.then=="function"))return a;var E=Object.create(null);J.r(E);var l={};M=M||[null,c({}),c([]),c(c)];for(var g=p&2&&a;typeof g=="object"&&!~M.indexOf(
g);g=c(g))Object.getOwnPropertyNames(g).forEach(R=>l[R]=()=>a[R]);return l.default=()=>a,J.d(E,l),E}})(),J.d=(c,M)=>{for(var a in M)J.o(M,a)&&!J.o(c,a)&&Object.
defineProperty(c,a,{enumerable:!0,get:M[a]})},J.f={},J.e=c=>Promise.all(Object.keys(J.f).reduce((M,a)=>(J.f[a](c,M),M),[])),J.u=c=>""+c+".index.js",J.o=(c,M)=>Object.
prototype.hasOwnProperty.call(c,M),J.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(
c,"__esModule",{value:!0})},J.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},M=a=>{var{ids:p,modules:E,runtime:l}=a,g,R,m=0;for(g in E)J.
o(E,g)&&(J.m[g]=E[g]);for(l&&l(J);m<p.length;m++)R=p[m],J.o(c,R)&&c[R]&&c[R][0](),c[p[m]]=0};J.f.j=(a,p)=>{var E=J.o(c,a)?c[a]:void 0;if(E!==0)if(E)p.push(E[1]);else{
var l=import("./"+J.u(a)).then(M,g=>{throw c[a]!==0&&(c[a]=void 0),g}),l=Promise.race([l,new Promise(g=>E=c[a]=[g])]);p.push(E[1]=l)}}})();var Et=J(8010);Et=await Et;
